# What the server of a table says of games that come in as a file, and of playing on from one that is over.

# The subject of sentences such as log-damaged.
table-import-file = The file
table-import-long = The file is too long; a game is at most { $most } kB of text.
table-import-not-over = The game in the file is not over; a file can be opened here when its game is.
table-import-notes = The notes in the file are too long, or hold what cannot be shown; they are at most { $most } letters that can be printed.

table-clone-not-over = The game is not over yet; one can play on from any point of it when it is.
table-clone-ply = One cannot play on from ply { $ply }; choose one from 0 to { $last }.
