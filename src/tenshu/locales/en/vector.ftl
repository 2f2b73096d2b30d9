# What the vector environment says to whoever asks for what cannot be.

vector-unobserved = { $game } cannot be observed yet, so no vector environment, adapter or net can play it.
vector-tables = There cannot be { $tables } tables; there must be at least one.
vector-threads = There cannot be { $threads } threads; there must be at least one.
vector-device = Tables cannot be played on { $device }; they can be on: cpu, cuda.
vector-no-gpu = No CUDA GPU can be used here: install tenshu[gpu] on a machine that has one, or play on the cpu.
vector-seed = The seed cannot be { $seed }; it can be any whole number from 0 to 2^63 - 1.
vector-first = Games cannot be counted from { $first } on; they can be from any whole number from 0 to 2^62.
vector-reset-options = A reset takes no options, and was given { $options }; those of a game are chosen where tables are made.
vector-states = The states must be bytes, { $tables } rows of { $size }: a row a table.
vector-actions = The actions must be { $tables } whole numbers: one a table.
vector-illegal = At table { $table } seat { $seat } (counted from 0) cannot answer { $action } now; legal: { $legal }.
