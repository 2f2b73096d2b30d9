# What the command line says.

cli-stopped = Stopped.
cli-bug = Something went wrong inside Tenshu ({ $error }); please report it. What was saved is safe.
cli-language = Tenshu does not speak "{ $language }"; it speaks: { $known }.

cli-usage-command = There is no command "{ $word }"; there are: { $commands }.
cli-usage-option = "{ $command }" has no option { $word }; it has: { $options }.
cli-usage-value = { $kind ->
    [int] { $option } takes a whole number, not "{ $value }".
    [float] { $option } takes a number, not "{ $value }".
    [bool] { $option } stands alone, without "{ $value }".
   *[other] { $option } cannot be "{ $value }".
}
cli-usage-choice = { $option } cannot be "{ $value }"; it can be: { $choices }.
cli-usage-no-value = { $option } needs a value after it.
cli-usage-missing = "{ $command }" needs { $name }; "tenshu { $command } --help" shows an example.
cli-usage-repeated = { $option } was given more than once; give it once.
cli-usage-unused = "{ $command }" does not know what to do with "{ $words }"; "tenshu { $command } --help" shows what it takes.
cli-usage-other = "{ $command }" was not understood ({ $problem }); "tenshu { $command } --help" shows how it is written.
cli-option-form = The option "{ $text }" is not understood; write NAME=VALUE.
cli-deck-none = The deck of { $game } cannot be replaced; leave --deck out, or choose a game that takes a deck: "tenshu games" tells which.
cli-deck-unreadable = { $name } cannot be read ({ $reason }); give the path of a file that holds a deck.
cli-deck-letters = { $name } is not text in UTF-8; save it as such.
cli-deck-large = { $name } is not a deck: it has more than { $most } bytes; give the path of a file that holds a deck.
cli-deck-twice = There are two decks, --deck and --option deck={ $value }; give one of them.
cli-number-range = { $option } cannot be { $number }; it can be from { $fewest } to { $most }.
cli-number-only = { $option } cannot be { $number }; it can only be { $only }.
cli-too-many-bots = { $bots } bots for { $seats } seats: name at most as many as there are seats without people.
cli-seconds = --seconds cannot be { $seconds }; it can be more than 0 and up to { $most }.
cli-perft-position = Count from a game or from a file (--file), one of the two; the games are: { $known }.

cli-manual = Tenshu: a table for board games. Play, replay, simulate.
cli-manual-commands = Commands
cli-manual-options = Options
cli-manual-examples = Examples
cli-manual-usage = Usage: { $usage } [options]
cli-manual-play = Play at this keyboard, against bots or each other. What you do not say is asked.
cli-manual-resume = Go on with a saved game: the newest unfinished one, or the one you name.
cli-manual-games = List the games: titles, seats and options.
cli-manual-replay = Tell a saved game in words and show the table.
cli-manual-simulate = Play many random games on all cores; show points and seat balance.
cli-manual-perft = Count the ways in which a position goes on, to check the rules.
cli-manual-bench = Time each game on this machine.

cli-option-language = speak English, French or Japanese
cli-option-help = show help; after a command, that of the command
cli-option-version = show the version
cli-option-game = a title, such as { $title }; "tenshu games" lists them
cli-option-seats = seats at the table
cli-option-people = people at this keyboard; bots take the other seats
cli-option-bot = who takes the other seats: a level (visitor, apprentice, journeyman, master, grandmaster), a net of your own as net:FILE, or a bot of your own as package.module:Bot; may be given more than once
cli-option-resume-bot = a bot of your own that the saved game may be played with
cli-option-option = a variant of the game; may be given again
cli-option-deck = a file with a deck of your own, for a game that takes one
cli-option-seed = fixes all luck: the same number, the same game
cli-option-file = a log to count from
cli-option-play-file = where to save the game
cli-option-resume-file = a saved game: its name or path
cli-option-replay-file = a saved game: its name or path
cli-option-ply = the position after so many answers
cli-option-seat = as this seat sees it
cli-option-open = hide nothing, even if the game is not over
cli-option-step = walk: Enter goes on, b back, a number there, q ends
cli-option-json = print JSON and nothing else
cli-option-games = how many games
cli-option-threads = how many threads; 0 is one a core
cli-option-depth = count up to so many answers ahead
cli-option-divide = show the count below each first answer
cli-option-core-only = time one core only
cli-option-seconds = how long a run takes
cli-option-runs = how many runs

cli-games-seats = { $fewest } to { $most } seats
cli-games-seats-only = { $most ->
    [one] { $most } seat
   *[other] { $most } seats
}
cli-games-option = --option { $option }={ $default } (or { $values })
cli-games-deck = a deck of your own: --deck FILE

cli-save-folder = { $name } is a folder; name a file.
cli-save-exists = { $name } exists already; name another file, or go on with it: { $tenshu } resume { $name }
cli-save-no-folder = There is no folder { $folder }, so { $name } cannot be written; make it, or choose another place with --file.
cli-save-skipped = Left out: { $fault }
cli-save-none = There is no unfinished game in { $folder }; begin one: { $tenshu } play
cli-save-unwritable = { $name } cannot be written ({ $reason }); choose another place with --file.
cli-save-note = { $name } has a note "{ $note } { $value }" that this Tenshu does not know; use an intact copy of the log, or a newer Tenshu.
cli-save-bot = { $name } was played with the bot { $bot }, a program that is not ours; if you trust it: { $tenshu } resume { $name } --bot { $bot }
cli-loading = Reading the game…
cli-preparing = Setting up { $game }. The first time on this machine takes some seconds…
# How far it is stands behind this, such as "3/9".
cli-preparing-part = Setting up: { $part ->
    [rules] rules
   *[bots] bots
}{ $compiled ->
    [0] {""}
    [one] {""} ({ $compiled } function compiled)
   *[other] {""} ({ $compiled } functions compiled)
}

cli-which-game = Which game? (Enter: 1)
cli-how-many-seats = How many seats, from { $fewest } to { $most }? (Enter: { $usual })
cli-which-level = How strong shall the bots be? (Enter: { $usual })
cli-level-visitor = take any legal choice, at random
cli-level-apprentice = take what looks best at first sight
cli-level-journeyman = look ahead for a moment
cli-level-master = play what a net has learned from millions of games
cli-level-grandmaster = look ahead with that net, for up to two seconds
cli-prompt = >
cli-curtain = Hand the keyboard to seat { $seat }. Press Enter when you are there.
cli-thinking = Seat { $seat } ({ $player }) is thinking…
cli-seat-mine = { $seat } (you)
cli-turn = Your turn, seat { $seat }: { $question }
cli-choice = { $what }: { $told }
cli-choice-bare = { $what }
cli-choice-same = Whichever you choose: { $told }
cli-keys = { $count ->
    [one] Enter: take it   ?: explain   u: take back   q: save and leave   h: help
   *[other] number or words   ?: explain   u: take back   q: save and leave   h: help
}
cli-keys-all =
    Answer by number, or in words, such as "{ $example }".
    The mark on the table does as well, and so does the beginning of the words.
    ?      the rule, and what each choice brings; "? { $example }" explains any action
    r      the rules on one screen
    u      take back to your last decision
    =      the score sheet
    b      why the bots decided as they did since your last decision
    !      what a bot would do in your place, and why
    Enter  show the table again, or take the only choice
    q      save and leave; "{ $tenshu } resume" goes on
    On the table, * marks what you may choose.
cli-legend = Marks, such as:
cli-rules-unknown = There is no summary of the rules of this game here; ? tells of each question.
cli-chapter-over = The round is over; points so far:
cli-go-on = Enter: go on
# Said of a seat: what its answers are called, or, where the game has words for it, what it does.
cli-recap-said = { $you ->
    [yes] You: { $what }
   *[no] Seat { $seat }: { $what }
}
cli-recap-did = { $you ->
    [yes] You { $what }
   *[no] Seat { $seat } { $what }
}
cli-recap-hidden = (hidden)
# Behind an answer: what it changed in plain sight, such as "room 2 (+1 coin, +2 iron)".
cli-recap-changed = { $what } ({ $changed })
cli-recap-chance = { $question } { $what }
cli-recap-many = { $question } { $seen } seen, { $hidden } hidden.

cli-answer-number = { $last ->
    [one] { $number } is not in the list; there is only 1.
   *[other] { $number } is not in the list; choose from 1 to { $last }.
}
cli-answer-unread = { $last ->
    [one] There is one choice, and "{ $text }" is not it; type 1, or the words beside it.
   *[other] "{ $text }" is none of the choices; type a number from 1 to { $last }, or the words beside it.
}
cli-answer-ambiguous = "{ $text }" could be more than one of the choices; type more of it, or a number from 1 to { $last }.
cli-not-now = { $what } (not allowed now): { $why }
cli-explain-legal = { $what }: { $told }
cli-explain-nothing = you may; there is nothing more to say about it
cli-explain-unread = There is nothing called "{ $text }" here; name it as the choices do, or by its number.
cli-nothing-to-take-back = There is nothing to take back: you have not decided anything yet.

cli-why = Seat { $seat } ({ $player }): { $what }
cli-why-nothing = Since your last decision no bot has decided anything here; reasons are not saved with a game.
cli-why-tried = tried
cli-why-worth = worth
cli-why-points = points
cli-why-caption = How often it was tried, what it is worth (100% is a sure and great victory), and the points to expect where thinking ended. Of what was not tried, how readily a net would choose it.
cli-why-only = it was the only choice
cli-why-unsaid = it gives no reasons
cli-why-hidden = what else it could have done is hidden from you
cli-hint = { $player } would choose: { $what }
cli-hint-none = There is no bot yet that thinks about this game.

cli-saved = Saved. To go on:
cli-kept = Kept. To look at it again:
cli-sheet = Points
cli-sheet-total = Total
cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-result-alone = The game is over: { cli-points }.
cli-result-you = You win with { cli-points }!
cli-result = { $count ->
    [one] { $winners } wins with { cli-points }.
   *[other] { $winners } share the victory, with { cli-points } each.
}
cli-result-rival = { $count ->
    [one] the { $rival }
   *[other] { $rival }
}
cli-result-tiebreak = Points are level: the tie-break decides.
cli-result-place = { $place }. { $seat }: { cli-points }
cli-list-separator = { ", " }
cli-clause-separator = { "; " }
cli-list = { $most } and { $last }

cli-step = { $ply } of { $last } (Enter: on, b: back, number: go there, q: end) >
cli-step-unread = "{ $text }" is not a step; press Enter, or type b, q or a number from 0 to { $last }.

cli-decimal-point = { "." }
cli-percent = { $number }%
cli-simulating = Playing
cli-games-rate = { $rate } games/s
cli-simulated = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: { $games ->
    [one] { $games } random game
   *[other] { $games } random games
}
cli-simulated-speed = { $decisions } decisions in { $seconds } s on { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}: { $rate } a second
cli-simulated-seat = Seat
cli-simulated-points = Points (95%)
cli-simulated-wins = Games won (95%)
cli-simulated-par = An even share is { $par }. Shared victories: { $shared }
cli-simulated-beaten = The rival is beaten in { $beaten } of the games. Shared victories: { $shared }
cli-simulated-caption = By seat, not in the order of play: where chance names who begins, seats differ by luck alone.
cli-simulated-mean = Points of a seat: { $mean }, standard deviation { $deviation }
cli-simulated-quantiles = Quantiles: { $quantiles }

cli-counting = Counting { $depth } answers ahead
cli-perft = { $depth ->
    [one] { $depth } answer: { $ways } ways, { $seconds } s ({ $rate } a second)
   *[other] { $depth } answers: { $ways } ways, { $seconds } s ({ $rate } a second)
}
cli-perft-below = { $what }: { $ways }

cli-loading-games = Loading the games…
cli-timing = Timing { $game } for { $seats }…
cli-bench-machine = Tenshu { $tenshu }, Python { $python }, Numba { $numba }, { $cpu }, cores: { $cores }{ $interpreted ->
    [True] {" (interpreted)"}
   *[False] {""}
}
cli-bench-game = Game
cli-bench-seats = Seats
cli-bench-one-core = Decisions/s on one core
cli-bench-all-cores = on all cores
cli-bench-act = Answer µs
cli-bench-replay = Log µs
cli-bench-guess = Guess µs
cli-bench-state = Bytes
cli-bench-cold = { $game }: loaded in { $seconds } s (cold: compiled now)
cli-bench-warm = { $game }: loaded in { $seconds } s (warm: from the cache)

cli-manual-tournament = Let bots play each other on the same deals; show who is better, and how sure that is.
cli-option-bots = two bots or more: a level (visitor, apprentice, journeyman, master, grandmaster), random, greedy, search:2000, net, net:FILE for weights of your own, foresight:256, foresight:256:FILE, or a bot of your own as package.module:Bot; of two, the first is tried among copies of the second
cli-option-tournament-seed = which deals: the same number, the same deals
cli-option-tournament-threads = how many processes; 0 is one a core
cli-option-tournament-file = where results are kept; the same command goes on from there
cli-option-blocks = how many deals; each is played once for each seat of the one who is tried
cli-option-cluster = play on a Dask cluster: the address of its scheduler
cli-option-ladder = try each bot only among copies of the next one that is named, instead of each among each
cli-option-sprt = stop as soon as it is clear whether the one who is tried is ahead
cli-option-effect = the lead that --sprt looks for, in standard deviations of a block
cli-option-report = where to write a report: one HTML file

cli-tournament-extra = This needs packages that are not installed; bring them with "make arena" in the repository, or else with: pip install "tenshu[{ $extra }]"
cli-tournament-effect = --effect cannot be { $effect }; it can be more than 0 and up to { $most }.
cli-tournament-no-folder = There is no folder { $folder }, so { $name } cannot be written; make it, or name another place.
cli-tournament-counting = Counting…
cli-tournament-report = Report: { $name }
cli-tournament-stopped = Stopped after { $done } of { $blocks } blocks.
cli-tournament-go-on = The same command goes on from { $name }.

cli-arena-bots-few = { $fewest ->
    [one] Name a bot, such as greedy or master.
   *[other] Name at least { $fewest } bots, such as: master greedy
}
cli-arena-bots-twice = { $bot } is named twice; name each bot once.
cli-arena-bot-failed = The bot { $bot } failed ({ $error }); mend it, and the same command goes on.
cli-arena-bot-illegal = The bot { $bot } answered { $action }, which is not legal; legal: { $legal }.
cli-arena-file-unwritable = { $name } cannot be written ({ $reason }); name another place.
cli-arena-file-busy = { $kind ->
    [analysis] Another analysis
   *[tournament] Another tournament
} is writing to { $name }; wait for it, or name another file.
cli-arena-file-damaged = { $name } is damaged in line { $line }; use an intact copy, or name another file.
cli-arena-file-foreign = { $name } holds no results of { $kind ->
    [analysis] an analysis
   *[tournament] a tournament
}; name another file.
cli-arena-file-other = { $name } holds { $kind ->
    [analysis] another analysis
   *[tournament] another tournament
}: { $what } is { $there } there and { $here } here; name another file.
cli-arena-cluster-silent = There is no cluster at { $address } ({ $reason }); give the address that its scheduler shows.
cli-arena-cluster-empty = The cluster at { $address } has no workers; start some: dask worker { $address }
cli-arena-cluster-other = Workers of the cluster at { $address } do not have the same Tenshu ({ $workers }); install the same there.
cli-arena-worker-lost = A process that played was ended from outside; the same command goes on from what is kept.
cli-arena-weights-changed = The weights { $file } were changed while they played, as by a training that goes on, so that its games are those of two nets; copy the file, and let the copy play.

cli-arena-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: a tournament
cli-arena-standings = Standings
cli-arena-cross = Victories of each among each
cli-arena-ratings = Ratings
cli-arena-order = The order of play
cli-arena-pace = Pace
cli-arena-candidate = tried
cli-arena-baseline = among
cli-arena-blocks = blocks
cli-arena-share = victories (95%)
cli-arena-lead = points ahead (95%)
cli-arena-effect = effect
cli-arena-test = test
cli-arena-verdict = { $verdict ->
    [ahead] ahead ({ $ratio })
    [not-ahead] not ahead ({ $ratio })
   *[open] open ({ $ratio })
}
cli-arena-bot = bot
cli-arena-rating = Elo (95%)
cli-arena-live = OpenSkill
cli-arena-asked = asked as number
cli-arena-decisions = decisions
cli-arena-median = median, ms
cli-arena-slow = 99%, ms
cli-arena-fact-bots = bots
cli-arena-fact-blocks = deals
cli-arena-fact-seed = seed
cli-arena-fact-options = options
cli-arena-fact-code = code
cli-arena-note-par = An even share is { $par }. Intervals are of 95%, from blocks: all games on one deal are one sample.
cli-arena-note-stopped = A test that stops early flatters: before you claim a lead, play 500 blocks with another --seed and without --sprt.
cli-arena-note-clean = Where one side won everything, ratings tell less than the difference is.
cli-arena-note-timed = These think for so many seconds, so that they may play otherwise another time: { $bots }.
cli-arena-plot-share = Victories
cli-arena-plot-share-told = The share of the victories, in percent, of one who is tried among copies of another, with its 95% interval. The broken line is an even share.
cli-arena-plot-rating = Ratings
cli-arena-plot-rating-told = Elo points from a Plackett-Luce model of all games, with 95% intervals from a bootstrap over deals. The broken line is who stands at 0.
cli-arena-plot-order = Does it matter who begins?
cli-arena-plot-order-told = The share of the victories, in percent, of who is asked first, second and so on, with its 95% interval. Every bot has had every seat equally often.
cli-arena-plot-score = Points
cli-arena-plot-score-told = How often each bot had how many points, in percent of its games. The red line is the median.
cli-arena-plot-sheet = What the points are made of
cli-arena-plot-sheet-told = For each line of the score sheet: the median, half of the games (thick) and nine in ten of them (thin).
cli-arena-plot-pace = Pace
cli-arena-plot-pace-told = Milliseconds for a decision: from the median to what one in a hundred exceeds. Decisions with one choice are not counted.
cli-arena-plot-test = The test
cli-arena-plot-test-told = The log likelihood ratio, block by block: above the upper broken line the lead is accepted, below the lower one it is not.

cli-manual-analyse = Tell from many games of a bot against itself what matters in a game: seats, length, points, choices.
cli-option-analyse-bot = who takes all seats: a level (visitor, apprentice, journeyman, master, grandmaster), random, greedy, search:2000, net, net:FILE for weights of your own, foresight:256, foresight:256:FILE, or a bot of your own as package.module:Bot; apprentice if you do not say
cli-option-analyse-seed = which deals: the same number, the same games
cli-option-analyse-threads = how many processes; 0 is one a core
cli-option-analyse-file = where games are kept; the same command goes on from there

cli-analyse-stopped = Stopped after { $done } of { $games } games.
cli-analyse-damaged = The game with the number { $number } in that file cannot be played; use an intact copy, or name another file.
cli-analyse-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: what matters in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-arena-fact-games = games
cli-analyse-note-par = An even share is { $par }.
cli-analyse-note-bot = All seats were played by { $bot }. Other bots, and people, may do otherwise. Intervals are of 95%; a game is one sample.
cli-analyse-note-cause = What goes with points need not bring them: a good position offers good choices.

cli-analyse-table-seats = Seats
cli-analyse-told-seats = By the order in which seats are first asked something.
cli-analyse-points = points (95%)
cli-analyse-table-length = Length
cli-analyse-told-length = An answer is a decision where there is more than one choice.
cli-analyse-counted = counted
cli-analyse-length-decisions = decisions in a game
cli-analyse-length-seat = decisions of a seat
cli-analyse-length-answers = answers in a game
cli-analyse-length-chance = answers of chance
cli-analyse-length-chapters = rounds
cli-analyse-mean = mean (95%)
cli-analyse-low = 5%
cli-analyse-median = median
cli-analyse-high = 95%
cli-analyse-table-questions = Questions
cli-analyse-told-questions = How often a seat is asked in a game, how often it has a choice, and among how many.
cli-analyse-question = question
cli-analyse-answers = asked (95%)
cli-analyse-free = with a choice (95%)
cli-analyse-open = choices (95%)
cli-analyse-table-sheet = How points arise
cli-analyse-told-sheet = Of a seat in a game: its points on each line of the score sheet, how much they vary, and their part in all points.
cli-analyse-line = line
cli-analyse-deviation = deviation
cli-analyse-part = of all points (95%)
cli-analyse-table-apart = What sets seats apart
cli-analyse-told-apart = How much of the differences between the totals at a table is due to each line (alone: between games). The parts add up to 100%; a negative one evens out.
cli-analyse-apart-part = part (95%)
cli-analyse-correlation = correlation with the total (95%)
cli-analyse-table-winners = What winners have in common
cli-analyse-told-winners = Points of those who win and of those who do not (alone: of games won and others), and the difference: in points, and as an effect in standard deviations of the line.
cli-analyse-won = winners (95%)
cli-analyse-lost = others (95%)
cli-analyse-difference = difference (95%)
cli-analyse-table-openings = Openings
cli-analyse-told-openings = What goes with a seat's first decision at each question: how far ahead it ends of others at the same table (alone: of other games) who decided otherwise there, whatever their order.
cli-analyse-table-choices = Choices
cli-analyse-told-choices = What goes with each answer over the whole game, forced ones included: how far ahead a seat ends of others at the same table (alone: of other games) for each time that it gave it more often than they did, whatever their order.
cli-analyse-choices-shown = Shown: { $shown } of { $tested } that come up often enough, of { $named } in all. The last column is how many of the choices that are at least as clear as this one can be expected to be luck.
cli-analyse-choice = choice
cli-analyse-times = times
cli-analyse-more = more victories (95%)
cli-analyse-false = luck (q)
cli-analyse-answer = { $question } { $what }
cli-analyse-table-leads = Margins
cli-analyse-told-leads = The most points of a game, and by how many they are ahead of others.
cli-analyse-lead = points
cli-analyse-lead-most = the most
cli-analyse-lead-second = ahead of the second most
cli-analyse-lead-last = ahead of the fewest
cli-analyse-table-endings = Endings
cli-analyse-told-endings = The share of the games that end so.
cli-analyse-ending = ending
cli-analyse-ending-close = lead of no more than a tenth of the points
cli-analyse-ending-broken = equal points, decided by a tie-break
cli-analyse-ending-shared = shared victory
cli-analyse-games = games (95%)
cli-analyse-a-seat = points of a seat
cli-analyse-winner = winners
cli-analyse-other = others

cli-arena-plot-seats = Does it matter who begins?
cli-arena-plot-seats-told = The share of the victories, in percent, of who is asked first, second and so on, with its 95% interval. The broken line is an even share.
cli-arena-plot-seat-points = Points in the order of play
cli-arena-plot-seat-points-told = The mean of the points of who is asked first, second and so on, with its 95% interval.
cli-arena-plot-points = Points
cli-arena-plot-points-told = How often a seat has how many points, in percent. The red line is the median.
cli-arena-plot-length = Length
cli-arena-plot-length-told = How many games have how many decisions, in percent. The red line is the median.
cli-arena-plot-lines = Winners and others
cli-arena-plot-lines-told = For each line of the score sheet: the median, half of the seats (thick) and nine in ten of them (thin).
cli-arena-plot-apart = What sets seats apart
cli-arena-plot-apart-told = The part of each line in the differences between totals at a table, in percent, with its 95% interval.
cli-arena-plot-winners = What winners have in common
cli-arena-plot-winners-told = By how many points winners are ahead of others on each line, with its 95% interval. On top stands what differs most beside its spread.
cli-arena-plot-openings = Openings
cli-arena-plot-openings-told = Points ahead of others at the table (alone: of other games), with their 95% intervals: the surely best first decisions and the surely worst.
cli-arena-plot-choices = Choices
cli-arena-plot-choices-told = Points ahead of others at the table (alone: of other games) for each time, with their 95% intervals: the surely best choices and the surely worst.
cli-arena-plot-leads = Margins
cli-arena-plot-leads-told = How many games are won by how many points, in percent. The red line is the median.

cli-manual-verify = Check a saved game: whether its answers are legal, and its luck was not bent.
cli-option-verify-file = a saved game: its name or path
cli-option-commitment = what the table showed when it opened, 64 digits and letters, if you noted it

cli-verify-commitment-form = --commitment cannot be "{ $commitment }"; it has 64 digits and letters from a to f, as the table showed them.
cli-verify-file = { $name } is whole: its checksum fits.
cli-verify-rules = { $answers ->
    [one] { $answers } answer, legal
   *[other] { $answers } answers, all legal
} by the rules of { $game }, version { $version }, for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}{ $chosen ->
    [0] {""}
   *[other] , with { $options }
}.
cli-verify-seed-none = There is no seed in the file, so it cannot be checked whether the answers of chance were left to chance.
cli-verify-seed-later = There is no seed in the file yet: the table shows it when the game is over, and not before can the answers of chance be checked.
cli-verify-seed-withheld = The game is over and there is no seed in the file, though the table promised to show it; so the answers of chance cannot be checked.
cli-verify-seed-unread = The seed in the file, "{ $seed }", is none; so the answers of chance cannot be checked.
cli-verify-terminal = Nothing was promised beforehand: the seed is one of "tenshu play", and whoever began the game could choose it.
cli-verify-commitment-none = There is no commitment in the file, so nothing shows that the seed was chosen before the game.
cli-verify-commitment = The seed belongs to the commitment { $written }, with this game, version, number of seats and options.
cli-verify-commitment-other = The seed does not belong to the commitment { $written }; with this game, version, number of seats and options its commitment is { $due }.
cli-verify-noted = The commitment is the one that you noted: { $noted }.
cli-verify-noted-other = The commitment in the file, { $shown }, is not the one that you noted, { $noted }.
cli-verify-noted-none = You noted the commitment { $noted }, and there is none in the file.
cli-verify-noted-not = Only who noted the commitment when the table opened can tell whether it was { $shown }; give what you noted with --commitment.
cli-verify-cut = Only who had seat { $seat } can tell whether it cut with "{ $cut }".
cli-verify-cut-none = No seat has cut: the table alone chose the seed, and could have tried many before it opened.
cli-verify-cut-unread = The note "{ $note } { $value }" is not a cut of a seat at this table.
# What was taken over from another game, and is not looked at.
cli-verify-begun = The file says that the table began with the first { $begun ->
    [one] answer
   *[other] { $begun } answers
} of another game, or of a lesson: what chance answered there is not this table's luck, and was not checked.
cli-verify-begun-unread = The note "begun { $value }" is not a number of answers of this game, so nothing was left unchecked for it.
cli-verify-since = { $begun ->
    [0] {""}
    [one] {""} after the first answer
   *[other] {""} after the first { $begun } answers
}
cli-verify-chance = { $answers ->
    [0] Chance was not asked for anything{ cli-verify-since }.
    [one] The only answer of chance{ cli-verify-since } follows from the seed{ $cuts ->
        [0] {""}
        [one] {""} and the cut
       *[other] {""} and the cuts
    }.
   *[other] Each of the { $answers } answers of chance{ cli-verify-since } follows from the seed{ $cuts ->
        [0] {""}
        [one] {""} and the cut
       *[other] {""} and the cuts
    }.
}
cli-verify-chance-settled = { $answers ->
    [0] Chance was not asked for anything{ cli-verify-since }.
    [one] The only answer of chance{ cli-verify-since } follows from the seed { $seed }, as "tenshu play" draws.
   *[other] Each of the { $answers } answers of chance{ cli-verify-since } follows from the seed { $seed }, as "tenshu play" draws.
}
cli-verify-chance-other = { $wrong } of { $answers } answers of chance{ cli-verify-since } do not follow from the seed{ $cuts ->
    [0] {""}
   *[other] {""} and the cuts
}; the first is at ply { $ply }: "{ $drawn }" was drawn, and it should have been "{ $due }".
cli-verify-end = The game is over, and by these answers it ended so:
cli-verify-end-not = The game is not over, so there are no final points and places.
cli-verify-holds = All that could be checked holds.
cli-verify-fails = { $wrong ->
    [one] { $wrong } check failed.
   *[other] { $wrong } checks failed.
}
