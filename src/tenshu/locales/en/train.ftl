# What is said when a net is trained.

cli-manual-train = Train a net that plays a game, by playing against itself; the same command goes on later.
cli-option-minutes = how long to train in all, earlier parts counted, measuring not; if you do not say, as long as the game’s recipe does
cli-option-stop-after = stop this part after so many minutes; the same command goes on later
cli-option-folder = where the training is kept; build/train/GAME if you do not say
cli-option-device = where to train; cuda if this machine has such a GPU
cli-option-train-seed = fixes where the net begins, and which games are dealt; if you do not say, the folder’s, or 0 in a new one
cli-option-train-threads = how many threads play and learn on a CPU; 0 is one a core
cli-option-tables = tables that are played at once; fewer need less memory
cli-option-layers = how many hidden layers the net has
cli-option-slips = share of the answers at the tables of past selves that is anything, such as 0.05, so that the net learns what to do after mistakes too
cli-option-width = how wide each hidden layer of the net is
cli-option-train-games = games with each number of seats, each time that strength is measured; the last time four times as many
cli-option-begin = learn on: weights of a net to begin with, instead of one that knows nothing
cli-option-against = hunt for a weakness: weights of a net that takes all seats but one, while a best response to it is trained

cli-train-extra = Training needs packages that are not installed; train with "make train" in the repository, which brings them, or else bring them with: pip install "tenshu[train]"
cli-train-no-gpu = No GPU is found that both PyTorch and Numba can use; bring what Numba needs with: pip install "tenshu[gpu]", or train slowly with --device cpu
cli-train-minutes = { $option } cannot be { $minutes }; it can be more than 0 and up to { $most }.
cli-train-size-given = With { $option } the net is as wide and as deep as the one that you name; leave { $size } out.
cli-train-begin-against = A best response begins as the net that it is trained against; leave --begin out.
cli-train-slips = --slips cannot be { $slips }; it is a share of all answers, from 0 to { $most }.
cli-train-slips-against = A best response plays against the net as it is, which does not slip; leave --slips out.
learn-folder-unwritable = { $name } cannot be written to ({ $reason }); name another --folder.
cli-train-file = { $name } is a file; name a folder.

cli-train-title = { $game }: a training
cli-train-title-against = { $game }: a best response
cli-train-begins = Training on { $device } in { $folder }. Ctrl-C saves and stops.
cli-train-goes-on = Going on in { $folder } on { $device }, after { $minutes } minutes. Ctrl-C saves and stops.
cli-train-slowly = No GPU is used: this is slow.
cli-train-running = Training
cli-train-rate = { $rate } decisions/s
cli-train-measured = { $windows ->
    [one] { $minutes } of { $all } minutes, { $windows } window, { $rate }
   *[other] { $minutes } of { $all } minutes, { $windows } windows, { $rate }
}
cli-train-measured-among = { $who }, { $seats }: { $victories } × par, lead { $lead }
cli-train-stopped = Stopped after { $minutes } of { $all } minutes; the same command goes on from { $folder }.
cli-train-finished = This training has had its { $minutes } minutes; give more --minutes to go on, or name another --folder.
cli-train-weights = Weights: { $name }
cli-train-strength = Strength
cli-train-seats = seats
cli-train-games = games
cli-train-par = victories / par (95%)
cli-train-among = { $who ->
    [visitor] visitors
    [apprentice] apprentices
    [rival] the rival
   *[frozen] the frozen net
}
cli-train-line = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
cli-train-millions = { $number } million
cli-train-note-par = One seat is the net’s, all others are played by whoever is named. Par is what it would win if it were no better than they; a net that plays here takes what it likes best and does not look ahead.
cli-train-fact-minutes = minutes
cli-train-fact-decisions = decisions
cli-train-fact-seed = seed
cli-train-fact-device = device
cli-train-fact-tables = tables
cli-train-fact-layers = hidden layers
cli-train-fact-width = width
cli-train-fact-slips = slips
cli-train-fact-tenshu = Tenshu
cli-train-fact-torch = PyTorch
cli-train-fact-numba = Numba
cli-train-curve-entropy = entropy (nats)
cli-train-curve-explained = explained by the critic
cli-train-curve-moved = moved in a window (nats)
cli-train-curve-rate = thousand decisions a second
cli-arena-plot-train-victories = Victories
cli-arena-plot-train-victories-told = Victories as a multiple of par, over millions of decisions, with 95% intervals where they are known. The broken line is par.
cli-arena-plot-train-lead = Points ahead
cli-arena-plot-train-lead-told = Points ahead of the mean of the others, over millions of decisions, with 95% intervals. The broken line is nobody ahead.
cli-arena-plot-train-windows = How learning went
cli-arena-plot-train-windows-told = Over millions of decisions, window by window: how undecided the net is, which part of what comes the critic foresees, how far one window moves what is played, and how fast it goes, playing and learning together.

learn-folder-game = { $folder } holds a training of { $there }, and not of { $here }; name another --folder.
learn-folder-observing = { $folder } holds a training on rows of version { $there }, and the game now writes version { $here }; name another --folder and begin anew.
learn-folder-layers = { $folder } holds a training of a net of depth { $there }, and not { $here }; leave --layers as it was, or name another --folder.
learn-folder-width = { $folder } holds a training of a net of width { $there }, and not { $here }; leave --width as it was, or name another --folder.
learn-folder-slips = { $folder } holds a training with --slips { $there }, and not { $here }; leave it as it was, or name another --folder.
learn-folder-against = { $folder } holds a training against somebody else; name another --folder.
learn-folder-begin = { $folder } holds a training that began otherwise; go on as it began, with the same --begin or with none, or name another --folder.
learn-folder-seed = { $folder } holds a training with the seed { $there }, and not { $here }; leave --seed out to go on, or name another --folder.
learn-folder-damaged = { $name } cannot be read ({ $reason }); use an intact copy, or name another --folder.
learn-log-damaged = Line { $line } of { $name } tells of no window of a training; use an intact copy, or name another --folder.
learn-folder-busy = Another command is training in { $folder }, or has done so since this one began; try again when it is done, or name another --folder.
learn-broken = What the net learned in window { $window } is no number any more, so it was thrown away; the same command goes on from what { $folder } holds.
