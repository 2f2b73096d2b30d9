# What the browser's client says.

web-name = Tenshu
web-tagline = Board games with cats, at one table
web-hello = Pick a box and play against bots at once, or send friends a link. No account, no download.
web-title = { $title ->
    [catsle_builders] CATsle Builders
    [chatpentiers] CHATpentiers
    [catte] Catte
    [cat_tower] Cat Tower
    [white_castle] The White Castle
   *[other] Game
}
web-blurb = { $title ->
    [catsle_builders] Follow suit, then build with what you win. A castle likes the right amount of stone; one too many and it topples.
    [chatpentiers] The French carpenters of the same guild: the same rules, other tools, as many cats.
    [catte] Win coffee in tricks, but not too much of it. Pair a black cat with a white one and you have a brown one.
    [cat_tower] Everyone marks at once. Two dice, five columns, six cats with opinions about furniture.
    [white_castle] Nine turns with dice on three bridges. Every one of them leads somewhere you want to be.
   *[other] { "" }
}
web-credit = { $title ->
    [catsle_builders] designed by Yozaemon Matsumoto and Fukutarou, illustrated by Satsuki Nakayama (Fukuroudou, 2023).
    [chatpentiers] the French edition of CATsle Builders, by the same designers (Musoka Studio, 2026).
    [catte] designed by LEO, illustrated by Higawind (Vic Village, 2025).
    [cat_tower] designed by Lee Ju-Hwa and Giung Kim.
    [white_castle] designed by Isra C. and Sheila Santos (Llama Dice), published by Devir (2023).
   *[other] { "" }
}
web-credits = Whose games these are
web-credits-art = Every drawing, sound and word here is our own. If you like a game, buy its box: it is worth having.
web-unaffiliated = A table made by admirers. We are not affiliated with the designers, artists or publishers of these games.

# Names and small things
web-guest = Guest
web-guest-number = Guest { $number }
web-bot-name = { $number ->
    [0] Mochi
    [1] Kuro
    [2] Tora
    [3] Hana
    [4] Sora
    [5] Yuzu
    [6] Kinako
   *[other] Azuki
}
web-level = { $level ->
    [visitor] Random (visitor)
    [apprentice] Easy (apprentice)
    [journeyman] Fair (journeyman)
    [master] Strong (master)
    [grandmaster] Strongest, slow (grandmaster)
   *[other] { $level }
}
web-level-name = { $level ->
    [visitor] visitor
    [apprentice] apprentice
    [journeyman] journeyman
    [master] master
    [grandmaster] grandmaster
   *[other] { $level }
}
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-players = { $fewest } to { $most } players
web-you = you
web-person = person
web-list-separator = { ", " }
web-list-and = { " and " }
web-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
web-value = { $value ->
    [yes] yes
    [no] no
    [random] by chance
    [catsle_builders] CATsle Builders
    [chatpentiers] CHATpentiers
    [exclusive] for houses only
    [soft] for anything
    [any] all count
    [other] all but bowls
    [easy] easy
    [medium] medium
    [hard] hard
    [once] once a turn
    [unlimited] as often as you like
    [reconstructed] reconstructed
   *[unknown] { $value }
}
web-option = { $option ->
    [edition] Edition
    [winner_leads] The winner leads
    [removed_suit] Suit left out
    [house_hexes] House hexes
    [bowl_neighbours] Neighbors of bowls
    [forced_set] Sets must be made
    [led_set] Sets may be led
    [difficulty] Difficulty
    [domain_lines] Lines of the domain
    [deck] Deck of the rival
   *[other] { $option }
}

# The shelf
web-home = Back to the games
web-home-later = Back to the games (the table stays)
web-shelf = Games
web-play-now = Play now
web-learn = Learn
web-learn-on = Go on learning
web-learn-told = New here? Choose “Learn”: in three minutes a cat shows you how a game goes, while you play it.
web-new-table = New table
web-set-up = Friends and options
web-my-tables = My tables
web-all-tables = All { $count } tables
web-fewer = Fewer
web-forget = Take { $title } off the list
web-state = { $state ->
    [lesson] Lesson
    [turn] Your turn
    [gathering] gathering
    [playing] under way
   *[over] over
}
web-my-name = My name
web-join-by-link = Join by link
web-link-placeholder = Paste the link
web-link-wrong = That is not a link to a table; copy all of it.
web-go = Open
web-import = Look at a saved game
web-import-told = Open a log that you downloaded here or saved on the command line.
web-import-choose = Choose a file
web-language = Language
web-to-dark = Dark theme
web-to-light = Light theme

# A new table
web-who-plays = Who plays?
web-how-many = players
web-how-played = How is it played?
web-seat-kind = Seat { $number }: who
web-name-of = Name at seat { $number }
web-kind = { $kind ->
    [me] Me
    [here] Someone here
    [open] Someone by link
    [person] Person
   *[bot] Bot
}
web-all-bots = Bots
web-all-open = Invite by link
web-all-here = All at this screen
web-own-file = A file of my own
web-own-large = { $name } is far larger than a deck can be.
web-alone-told = You play against a rival that the game itself plays.
web-own-sample-told = A file like this one, changed to your liking:
web-own-sample = our deck
web-open-table = Open the table
web-opens-gathering = You get a link for the open seats.
web-opens-now = The game begins at once.
web-opening = Opening…
web-readying = { $title } is being made ready. That takes some seconds, up to a minute, once on this machine; then it is quick.

# Joining and gathering
web-join = Join a table
web-join-people = { $people } would like to play with you.
web-join-seat = Seat
web-join-any = Any seat
web-join-mine = You have a seat at this table already.
web-join-go = To my seat
web-sit-down = Sit down
web-gathering = Who is here
web-gathering-open = { $seats ->
    [one] One seat is still open.
   *[other] { $seats } seats are still open.
}
web-gathering-full = All seats are taken.
web-invite = Invite
web-start = Begin
web-cut = Cut the deck
web-cut-told = All luck follows from the server's secret and from what each of you types here. We have cut for you; cut again if you like.
web-cut-own = Any words you like
web-cut-do = Cut
web-cut-done = You have cut.
web-seat-number = Seat { $number }
web-seat-open = open seat
web-seat-open-told = waits for someone with the link
web-put-bot = Let a bot play
web-free-seat = Free the seat
web-come-back = Take my seat back
web-bot-level = Strength of bots
web-people-told = A bot plays on for whoever has to leave; they can come back at any time.
web-leave-to-bot = Let a bot play for me

# At the table
web-board = Table
web-parts = Parts of the table
web-dock = What is asked
web-seats = Players
web-menu = Menu
web-close = Close
web-rules = Rules
web-rules-contents = Contents
web-rules-find = Find in the rules
web-rules-found = { $count ->
    [0] No section speaks of it.
    [one] { $count } section
   *[other] { $count } sections
}
web-rules-read = Read this rule
web-ruling-read = Read the ruling { $ruling }
web-legend = Signs
web-log = Log
web-log-empty = Nothing has happened yet.
web-since = since your last turn
web-so-far = what happened so far
web-sheet = Score sheet
web-sheet-line = Points from
web-sheet-total = Total
web-sheet-explain = How each line is counted
web-round = Round { $round }
web-round-over = Round { $round } is over
web-round-lead = { $count ->
    [one] { $names } leads with { web-points }.
   *[other] { $names } share the lead, with { web-points } each.
}
web-round-lead-you = You lead with { web-points }.
web-round-lead-shared = You and { $names } share the lead, with { web-points } each.
web-round-mine = You have { web-points }.
web-round-news = Round { $round } is over. { $lead }
web-round-total = Total so far
web-round-see = See the table
web-round-on = On to round { $round }
web-chart = Points, turn by turn. Point at a turn for its points, choose it to see the table then.
web-chart-turn = Turn { $number }:
web-chart-turns = Turn
web-chart-table = As a table
web-chart-open = See the table after turn { $number }
web-results = Your games so far
web-results-alone = solo, against the { $difficulty } rival{ $own ->
    [yes] , with a deck of your own
   *[no] {""}
}
web-results-bots = { $bots ->
    [one] against a bot ({ $levels })
   *[other] against { $bots } bots ({ $levels })
}
web-results-unlimited = { $against }, domain lines as often as you like
web-results-sum = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won.
web-results-points = Most points { $most }, on average { $average }.
web-results-won = won
web-settings = Settings
web-people = Players and bots
web-keys = Keys
web-asked = to act
web-your-turn = Your turn
web-your-turn-told = Your turn. { $question }
web-turn-of = { $name }'s turn
web-waiting-for = Waiting for { $names }.
web-waiting-question = “{ $question }”
web-sending = Just a moment…
web-rival-turn = The rival's turn
web-rival-steps = What it did, step by step
web-rival-on = Go on
web-watching = You are watching
web-choices = Choices
web-choices-count = { $count ->
    [0] Choices
    [one] { $count } choice
   *[other] { $count } choices
}
web-back = Take back my last step
web-back-short = Back
web-no-back = There is nothing of yours to take back now.
web-went-back = Answers were taken back.
web-end-turn = End turn
web-end-question = End your turn, or take a step back.
web-reveal = Reveal
web-reveal-question = What comes cannot be taken back.
web-stale = The table has gone on; look again.
web-offer-title = A wish to take back
web-offer = { $name } would like to take back a move. Is that all right?
web-offer-waiting = { $name } has asked to take back a move; the others are thinking about it.
web-offer-drop = Never mind
web-agree = Yes
web-refuse = No
web-hint = Ask a bot for a hint
web-hint-short = Hint
web-hint-private = Only you see this.
web-hint-thinking = Thinking about it…
web-hint-would = The { web-level-name } would choose: { $what }
# Figures are prospects; the rival is the choice whose prospects are best besides.
web-hint-why = { $why ->
    [best] It looks best: { $worth }, and nothing else more than { $other }.
    [even] Something else looks just as good: it is a close call.
    [liked] Here “{ $rival }” looks better ({ $other } against { $worth }), but the experience of many games speaks for this.
    [fewer] True, “{ $rival }” shows { $other } against { $worth }, but after fewer tries.
   *[alone] By the experience of many games nothing else comes close.
}
web-hint-thought = What it thought of
web-hint-choice = Choice
web-hint-worth = Prospects
web-hint-weight = Thought given
web-hint-points = Points
web-hint-take = Take it
web-hint-take-this = Take { $what }
web-hint-worth-told = Prospects go from 0 to 100: the lead that you would gain from here and your chance of winning, weighed together; 50 is even.
web-hint-weight-told = Thought given: how much of its tries went into each.
web-hint-points-told = Points: those that you would have where its thinking ended.
web-recap-open = { $count ->
    [one] Show what just happened
   *[other] { $since ->
        [first] Show the { $count } things that happened so far
       *[mine] Show the { $count } things that happened since your last turn
    }
}
web-board-failed = The table could not be drawn.

# One's own turn, step by step
web-trail = This turn
web-trail-back = Take back from here on: { $what }
web-trail-owed = then { $what }
web-more-asked = { $question } ({ $count } to choose)
web-trail-gained = So far: { $what }
web-trail-nothing = So far nothing has changed hands.
web-would-gain = turn total: { $what }
web-warned = { $what }. You can still step back.
web-touches-you = this affects you

# Looking back
web-replay = Replay
web-replay-at = Moment of the game
web-replay-begin = The beginning
web-first = To the beginning
web-previous = One step back
web-next = One step on
web-run = Play by itself
web-pause = Stop
web-now = Now
web-play-on = Play on from here

# What happened
web-told-did = { $you ->
    [yes] You { $what }
   *[no] { $name } { $what }
}
web-told-said = { $you ->
    [yes] You: { $what }
   *[no] { $name }: { $what }
}
web-told-hidden = (hidden)
web-told-changed = { $what } ({ $changed })
web-told-chance = { $question } { $what }
web-told-many = { $question } { $seen } seen, { $hidden } hidden.

# The end
web-result-alone = The game is over: { web-points }.
web-result-you = You win with { web-points }!
web-result = { $count ->
    [one] { $winners } wins with { web-points }.
   *[other] { $winners } share the victory, with { web-points } each.
}
web-result-tiebreak = Points are level: the tie-break decides.
web-rematch = Play again
web-rematch-join = Join the rematch

# One screen, several hands
web-curtain-to = Hand over to { $name }
web-curtain-turn = { $name }, your turn
web-curtain-told = Everyone else looks away.
web-curtain-open = I am { $name }

# Sharing
web-share = Share
web-share-kind = { $kind ->
    [invite] Join
    [seat] My other device
   *[watch] Watch
}
web-share-told = { $kind ->
    [invite] Whoever opens this can take an open seat.
    [seat] This is your own seat: open it on your phone or computer, and give it to nobody else.
   *[watch] Whoever opens this sees the table as all may see it.
}
web-share-qr = The link as a picture for a camera
web-share-address = Link
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = The link is marked; copy it by hand.
web-send = Send

# Fair luck
web-fair = Fair luck
web-fair-told = Before anybody cut, the server promised its secret with this number. All luck follows from the secret and from your cuts, so nobody can have bent it; at the end the secret is shown.
web-fair-taken-over = { $count ->
    [one] The first answer was
   *[other] The first { $count } answers were
} prepared, or taken over from another game: this luck had no part in them.
web-fair-commitment = Promise
web-fair-cut = Cut of { $name }
web-fair-seed = Secret
web-fair-seed-later = is shown when the game is over
web-fair-verify = Download the log of a finished game and run "tenshu verify" on it to check every shuffle.
web-download = Download the log

# Settings
web-theme = Colors
web-theme-is = { $theme ->
    [light] light
    [dark] dark
   *[system] as my device
}
web-motion = Motion
web-motion-is = { $motion ->
    [full] all
    [none] none
   *[system] as my device
}
web-pace = Pause before a bot plays
web-pace-rival = Pause at each step of the rival
web-like-sound = Sound
web-like-sound-told = wood, paper and a small bell
web-like-drafts = I end long turns myself
web-like-drafts-told = a long turn, as in The White Castle, stays yours until you end it
web-like-confirm = I end every turn myself
web-like-confirm-told = until then nobody hears of them, and you can step back
web-like-hints = Hints on request
web-like-hints-told = what a bot would do; only when you ask, and only for you
web-like-memory = Remember for me
web-like-memory-told = shows what all could know, such as who is out of a suit
web-warns = Warn me of waste
web-warn-lost = more than I can keep
web-warn-unused = something I could do and have not done
web-warn-vain = something that brings nothing as things stand
web-warn-dear = a die, where another would do the same for more coins
web-sound-on = Sound is on
web-sound-off = Sound is off

# Keys
web-key-point = move among what can be chosen, and choose
web-key-arrows = go from card to card, hex to hex, or line to line of the log
web-key-choices = list my choices
web-key-recap = watch what just happened
web-key-back = take back
web-key-end = end my turn
web-key-hint = hint
web-key-sheet = score sheet
web-key-log = log
web-key-replay = step through the game
web-key-ends = to the beginning, to now
web-key-run = play and stop the replay
web-key-leave = back to the table
web-key-keys = this list

# The line, and what goes wrong
web-line-away = Connection lost; your table is safe. Trying again…
web-line-back = Connected again.
web-offline = You are offline. Games need the server; this page waits with you.
web-unreachable = The server cannot be reached; nothing is lost. Try again in a moment.
web-broken = Something went wrong in this page; reload it if it does not go on.
web-again = Try again
web-away-title = No connection
web-lost-title = Nothing here
web-lost = This address leads nowhere.
web-gone = This link no longer leads to a table, or a part of it is missing.

# The card tables.
web-cards-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-cards-turn = to act
web-cards-your-turn = Your turn
web-tap-again = Tap again
web-cards-look = { $name }: look closer
web-cards-full = full
web-cards-over = too many
web-cards-taken = taken, to be placed
web-cards-empty = empty
web-cards-led = led
# The letters on cards: as many of the beginning of the colour’s word as tell it from the others.
web-letter = { $colour ->
    [gray] Gra
    [green] Gre
    [red] R
    [brown] Br
    [blue] Bl
    [black] Bl
   *[white] W
}
web-cards-rivals = The others
web-cards-mine = Your board
web-cards-my-coffee = Your coffee cards

# Cat Tower's board.
web-tower-mine = Your sheet
web-tower-sheet = Sheet: { $name }
web-tower-open = { $name }: { web-points }, { $columns }. See the sheet.
web-tower-waiting = Waiting for { $names }
web-tower-picking = { $names } is picking a die
web-tower-draft = The draft
web-tower-own = your die
web-tower-shared = shared
web-tower-less = { $die }: down to { $number }
web-tower-more = { $die }: up to { $number }
web-tower-cost = Footprints used: { $cost } of { $ready } ready
web-tower-read = { $item } on floor { $floor }
web-tower-floor = floor { $floor }
web-tower-where = Choose a hex: { $item }
web-tower-which = Which cat scores?
web-tower-other = Choose another item
web-tower-total = total
web-tower-race = Column race
web-tower-columns = columns
web-tower-done = completed: { web-points }
web-tower-progress = { $marked } of { $all }
web-tower-hex = floor { $floor }, { $column } column, { $what }
web-tower-empty = empty
web-tower-house = empty house hex, its place reconstructed by us
web-tower-column = { $column } column: { $circled ->
    [first] completed first: { $first } points
    [later] completed later: { $later } points
    [crossed] { $later } points, others were first
   *[open] { $first } points for the first, { $later } for later ones
}
web-tower-column-by = completed by { $names }
web-tower-house-note = House hexes: our reconstruction.
web-tower-close = Close

# The guide of a first game
web-guide = Guide
web-guide-first = A first game, guided
web-guide-first-told = against a gentle bot; a cat says what is asked and explains each thing once
web-guide-next = Got it
web-guide-hint = What would a good player do here, and why?
web-guide-on = Bring the guide
web-guide-off = Dismiss the guide
web-welcome = First time here? The game can be shown to you.
web-welcome-short = First time?
web-welcome-lesson = 3-minute lesson
web-welcome-guide = Guide me
web-welcome-off = Play without being shown the game
web-key-guide = the guide: bring or dismiss it; on from what it explains
