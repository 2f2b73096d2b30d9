# What the core says, of any game.

seat = seat { $number }
# A side that the game itself plays: the only one, or one of several.
rival = { $count ->
    [one] rival
   *[other] rival { $number }
}

game-seats = { $game } is for { $fewest } to { $most } seats, not for { $seats }.
game-option = { $game } has no option { $option }; it has: { $options }.
game-option-value = The option { $option } of { $game } cannot be { $value }; it can be: { $values }.
games-unknown = There is no game called { $name }; there are: { $known }.
games-edition = { $name } is an edition, not a game: load { $game } and play it with { $options }.

play-over = This game of { $game } is over; nothing can be answered any more.
play-not-asked = Seat { $seat } is not asked now in { $game }; asked: { $asked }.
play-illegal = { $what } does not answer the question "{ $question }" of { $game }; legal: { $legal }.
play-unread = "{ $text }" is none of the legal answers: { $legal }.
play-ambiguous = "{ $text }" could mean more than one answer; legal: { $legal }.

log-unreadable = { $name } cannot be read; give the path of a log file that exists.
log-foreign = { $name } is not a Tenshu log; a log begins with the line "tenshu log 1".
log-heard = { $name } tells a game that was not over, as a seat or a spectator heard it, so it cannot be replayed; export it again when it is over.
log-newer-format = { $name } is a log of format { $format }, and this Tenshu knows formats up to { $known }; use a newer Tenshu.
log-truncated = { $name } is cut off: its last line is missing; use a whole copy of the log.
log-damaged = { $name } was changed or damaged: its checksum does not fit; use an intact copy of the log.
log-head = { $name } lacks or garbles the line "{ $line }" of its heading; use an intact copy of the log.
log-heading = { $name } cannot be played here: { $fault }
log-line = { $name }, line { $line } ("{ $said }"), is not an answer; an answer reads "SEAT: WHAT", such as "2: red 8" or "chance: seat 1".
log-newer-version = { $name } was played by version { $version } of { $game }, and this Tenshu has version { $known }; use a newer Tenshu.
log-older-version = { $name } was played by version { $version } of { $game }, and this Tenshu has version { $known }; use the Tenshu that wrote it.
log-illegal = { $name }, line { $line } ("{ $said }"), cannot be played: { $fault }

explain-over = The game is over.
explain-not-asked = It is not your turn.
explain-other-kind = That does not answer this question.
bots-unknown = { $name } is not a bot: a level ({ $known }), random, greedy, search:2000, net, net:FILE, foresight:256, foresight:256:FILE, or package.module:Bot.
bots-module = The bot { $name } cannot be used: { $why }.
bots-level = { $name } cannot play this game yet; there is: { $known }.
bots-iterations = { $name } is too long a search: at most { $most } iterations.
bots-no-net = There is no net for this game, so { $name } cannot play it: train one with “tenshu train”.
bots-no-weights = There is no file { $name }; name weights that a training wrote, such as build/train/GAME/weights.safetensors.
bots-weights-name = The name of the weights { $name } cannot be noted in a saved game; give the file and its folders names of one line.
bots-weights = The weights in { $file } cannot be read: { $why }.
bots-weights-other = The weights in { $file } were trained for { $made }, and what is played here is { $needed }; train a net for it.
bots-weights-rows = { $game } (rows that nets read: version { $version })
bots-failed = The bot { $name } failed: { $why }.
bots-illegal = The bot { $name } at seat { $seat } answered what is not legal now, so the game cannot go on with it.
