# Ce qui est dit quand un réseau est entraîné.

cli-manual-train = Entraîner un réseau à un jeu, en le faisant jouer contre lui-même ; la même commande reprend plus tard.
cli-option-minutes = durée totale de l’entraînement, reprises comprises, mesures non comprises ; sans cela, celle de la recette du jeu
cli-option-stop-after = s’arrêter cette fois après tant de minutes ; la même commande reprend plus tard
cli-option-folder = où garder l’entraînement ; sans cela build/train/GAME
cli-option-device = où entraîner ; cuda si cette machine a un tel GPU
cli-option-train-seed = fixe les premiers poids du réseau et les donnes ; sans cela, la graine du dossier, ou 0 s’il est nouveau
cli-option-train-threads = combien de fils jouent et apprennent sur un CPU ; 0 : un par cœur
cli-option-tables = tables jouées en même temps ; moins de tables, moins de mémoire
cli-option-layers = nombre de couches cachées du réseau
cli-option-slips = part des réponses prises au hasard aux tables des anciens réseaux, comme 0.05, pour que le réseau apprenne aussi que faire après des erreurs
cli-option-width = largeur de chaque couche cachée du réseau
cli-option-train-games = parties par nombre de sièges à chaque mesure de la force ; quatre fois plus à la dernière
cli-option-begin = continuer d’apprendre : les poids du réseau par lequel commencer, au lieu d’un réseau qui ne sait rien
cli-option-against = chercher une faiblesse : les poids d’un réseau qui tient tous les sièges sauf un, pendant qu’une meilleure réponse est entraînée

cli-train-extra = Il manque des paquets pour l’entraînement ; dans le dépôt, entraînez avec « make train », qui les installe, ou ailleurs : pip install "tenshu[train]"
cli-train-no-gpu = Aucun GPU utilisable à la fois par PyTorch et par Numba ; ce qui manque à Numba s’installe avec pip install "tenshu[gpu]", ou bien, lentement : --device cpu
cli-train-minutes = { $option } ne peut pas être { $minutes } ; il faut plus de 0 et au plus { $most }.
cli-train-size-given = Avec { $option }, le réseau a la largeur et la profondeur de celui que vous indiquez ; laissez { $size } de côté.
cli-train-begin-against = Une meilleure réponse commence par être le réseau qu’elle affronte ; laissez --begin de côté.
cli-train-slips = --slips ne peut pas être { $slips } ; c’est une part des réponses, de 0 à { $most }.
cli-train-slips-against = Une meilleure réponse joue contre le réseau tel qu’il est, qui ne répond pas au hasard ; laissez --slips de côté.
learn-folder-unwritable = Impossible d’écrire dans { $name } ({ $reason }) ; indiquez un autre --folder.
cli-train-file = { $name } est un fichier ; indiquez un dossier.

cli-train-title = { $game } : un entraînement
cli-train-title-against = { $game } : une meilleure réponse
cli-train-begins = Entraînement sur { $device }, dans { $folder }. Ctrl-C enregistre et arrête.
cli-train-goes-on = Reprise dans { $folder } sur { $device }, après { $minutes } minutes. Ctrl-C enregistre et arrête.
cli-train-slowly = Aucun GPU n’est utilisé : ce sera lent.
cli-train-running = Entraînement
cli-train-rate = { $rate } décisions/s
cli-train-measured = { $windows ->
    [one] { $minutes } minutes sur { $all }, { $windows } fenêtre, { $rate }
   *[other] { $minutes } minutes sur { $all }, { $windows } fenêtres, { $rate }
}
cli-train-measured-among = { $who }, { $seats } : { $victories } × la part égale, avance { $lead }
cli-train-stopped = Arrêt après { $minutes } minutes sur { $all } ; la même commande reprend depuis { $folder }.
cli-train-finished = Cet entraînement a eu ses { $minutes } minutes ; augmentez --minutes pour reprendre, ou indiquez un autre --folder.
cli-train-weights = Poids : { $name }
cli-train-strength = Force
cli-train-seats = sièges
cli-train-games = parties
cli-train-par = victoires / part (95 %)
cli-train-among = { $who ->
    [visitor] des visiteurs
    [apprentice] des apprentis
    [rival] le rival
   *[frozen] le réseau figé
}
cli-train-line = { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
}
cli-train-millions = { $number } millions
cli-train-note-par = Le réseau tient un siège, les autres sont tenus par qui est nommé. La part égale est ce qu’il gagnerait sans être meilleur qu’eux ; ici, il joue ce qu’il préfère, sans calculer plus loin.
cli-train-fact-minutes = minutes
cli-train-fact-decisions = décisions
cli-train-fact-seed = graine
cli-train-fact-device = machine
cli-train-fact-tables = tables
cli-train-fact-layers = couches cachées
cli-train-fact-width = largeur
cli-train-fact-slips = réponses au hasard
cli-train-fact-tenshu = Tenshu
cli-train-fact-torch = PyTorch
cli-train-fact-numba = Numba
cli-train-curve-entropy = entropie (nats)
cli-train-curve-explained = part que le critique prévoit
cli-train-curve-moved = écart en une fenêtre (nats)
cli-train-curve-rate = milliers de décisions par seconde
cli-arena-plot-train-victories = Victoires
cli-arena-plot-train-victories-told = Victoires en multiple de la part égale, selon les millions de décisions, avec leur intervalle à 95 % quand il est connu. Le trait interrompu est la part égale.
cli-arena-plot-train-lead = Points d’avance
cli-arena-plot-train-lead-told = Points d’avance sur la moyenne des autres, selon les millions de décisions, avec leur intervalle à 95 %. Sur le trait interrompu, personne n’est devant.
cli-arena-plot-train-windows = Comment l’apprentissage s’est passé
cli-arena-plot-train-windows-told = Selon les millions de décisions, fenêtre par fenêtre : l’indécision du réseau, la part de la suite que le critique prévoit, l’écart de jeu qu’une fenêtre produit, et la vitesse, jeu et apprentissage ensemble.

learn-folder-game = { $folder } contient un entraînement pour { $there }, et non pour { $here } ; indiquez un autre --folder.
learn-folder-observing = { $folder } contient un entraînement sur des lignes de version { $there }, et le jeu écrit maintenant la version { $here } ; indiquez un autre --folder et recommencez.
learn-folder-layers = { $folder } contient l’entraînement d’un réseau de profondeur { $there }, et non { $here } ; laissez --layers comme avant, ou indiquez un autre --folder.
learn-folder-width = { $folder } contient l’entraînement d’un réseau de largeur { $there }, et non { $here } ; laissez --width comme avant, ou indiquez un autre --folder.
learn-folder-slips = { $folder } contient un entraînement avec --slips { $there }, et non { $here } ; laissez-le comme avant, ou indiquez un autre --folder.
learn-folder-against = { $folder } contient un entraînement contre quelqu’un d’autre ; indiquez un autre --folder.
learn-folder-begin = { $folder } contient un entraînement qui a commencé autrement ; continuez comme il a commencé, avec le même --begin ou sans, ou indiquez un autre --folder.
learn-folder-seed = { $folder } contient un entraînement de graine { $there }, et non { $here } ; laissez --seed de côté pour reprendre, ou indiquez un autre --folder.
learn-folder-damaged = { $name } est illisible ({ $reason }) ; utilisez une copie intacte, ou indiquez un autre --folder.
learn-log-damaged = La ligne { $line } de { $name } ne décrit aucune fenêtre d’un entraînement ; prenez une copie intacte, ou indiquez un autre --folder.
learn-folder-busy = Un autre entraînement est en cours dans { $folder }, ou y a eu lieu depuis le début de celui-ci ; réessayez quand il sera terminé, ou indiquez un autre --folder.
learn-broken = Ce que le réseau a appris dans la fenêtre { $window } n’est plus un nombre et a été jeté ; la même commande reprend à partir de ce que contient { $folder }.
