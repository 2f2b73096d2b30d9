# What the server of a table says when it refuses something.

table-away = The database cannot be reached; nothing was lost, so try again in a moment.
table-bot-sits = A bot has your seat; take it back first.
table-broken = Something went wrong on the server, and it was noted; try again.
table-cut = "{ $text }" is not a cut; write a line of 1 to { $most } letters, without spaces around it.
table-full = All seats of this table are taken; ask for a link to watch.
table-name = A name is 1 to { $most } letters on one line.
table-no-action = There is no action { $action }; they go from 0 to { $most }.
table-no-draft = There is nothing of yours here that the others have not heard yet.
table-no-hint = No bot can tell now what it would do; try again.
table-no-method = This address does not take that method; /api/schema lists what each takes.
table-no-offer = Nobody has asked to take anything back.
table-no-page = There is nothing at this address; /api/schema lists what there is.
table-no-ply = There is no ply { $ply }; this game has had { $plies ->
    [one] one answer
   *[other] { $plies } answers
}.
table-no-seat = There is no seat { $seat }; this table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
table-no-secret = This link opens no table; send its secret as "Authorization: Bearer SECRET".
table-not-asked = It is not your turn to answer; a hint is for a question that you are asked.
table-not-host = Only the person who opened the table, or who sits there, can change this seat.
table-not-invited = This link is not an invitation; ask someone at the table for one.
table-not-over = The game is not over yet; play again when it is.
table-not-started = The game has not begun; start it when all seats are taken.
table-not-yours = Seat { $seat } is not yours.
table-nothing-to-take-back = No answer of yours can be taken back there.
table-only-watching = This link is for watching; only people at the table can do that.
table-over = The game is over and its seed is known, so nothing can be taken back; play again instead.
table-pace = Bots wait between 0 and { $most } milliseconds.
table-seat-empty = Nobody sits at seat { $seat }.
table-seat-taken = Seat { $seat } is taken; choose one that is open.
table-seats-open = { $seats ->
    [one] One seat is
   *[other] { $seats } seats are
} still open; wait for people or give { $seats ->
    [one] it to a bot
   *[other] them to bots
}.
table-stale = The table has gone on: it has had { $ply ->
    [one] one answer
   *[other] { $ply } answers
}; look again and answer what is asked now.
table-started = The game has begun; that was possible before.
table-too-large = That is more than the server takes in one request.
table-too-many = Too many requests; wait a second and try again.
table-turn-over = This turn is done; end it, and the next one begins.
table-unread = The request cannot be read: { $why }.
table-version = This game of { $game } was begun under version { $version } of its rules, and this server has { $known }; a server of that version can go on with it.
table-which-seat = Say which of your seats: { $seats }.
