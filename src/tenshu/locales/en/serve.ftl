# The commands that run a server.

cli-manual-serve = Open tables for browsers: on this machine, and on phones in the same network.
cli-manual-backup = Copy the database of a server into a new file, while games go on.
cli-option-db = the database: a file of SQLite, or postgresql://USER@HOST/NAME; a file beside your saved games if you do not say
cli-option-backup-file = the new file
cli-option-port = the port; the first that is free from 8787 on if you do not say
cli-option-local = serve this machine only
cli-option-workers = how many processes; more than one needs PostgreSQL
cli-option-serve-threads = how many threads bots think in; 0 is one a core
cli-option-logs = what is told on stderr: quiet (only what is wrong), plain, or json
cli-option-no-browser = open no browser
cli-serve-here = Tenshu is open: { $address }
cli-serve-there = On a phone in the same network: { $address }
cli-serve-stop = Ctrl-C closes it; all games are kept.
cli-serve-db = The database cannot be used: { $why }
cli-backup-done = The backup is { $name }; it holds the seeds of games that are not over, so keep it to yourself.
table-workers = Several workers need a PostgreSQL database; use --db postgresql://USER@HOST/NAME, or one worker.
table-ports = No port from { $first } to { $last } is free; name another with --port.
