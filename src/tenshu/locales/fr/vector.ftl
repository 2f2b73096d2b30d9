# Ce que dit l’environnement vectoriel à qui lui demande l’impossible.

vector-unobserved = { $game } ne peut pas encore être observé : ni environnement vectoriel, ni adaptateur, ni réseau ne peut y jouer.
vector-tables = Le nombre de tables ne peut pas être { $tables } ; il en faut au moins une.
vector-threads = Le nombre de fils d’exécution ne peut pas être { $threads } ; il en faut au moins un.
vector-device = On ne peut pas jouer les tables sur { $device } ; possibles : cpu, cuda.
vector-no-gpu = Aucun GPU CUDA n’est utilisable ici : installez tenshu[gpu] sur une machine qui en a un, ou jouez sur cpu.
vector-seed = La graine ne peut pas être { $seed } ; il faut un entier de 0 à 2^63 - 1.
vector-first = On ne peut pas compter les parties à partir de { $first } ; il faut un entier de 0 à 2^62.
vector-reset-options = La méthode reset ne prend pas d’options, et a reçu { $options } ; celles d’un jeu se choisissent à la création des tables.
vector-states = Les états doivent être des octets, { $tables } lignes de { $size } : une ligne par table.
vector-actions = Les actions doivent être { $tables } entiers : un par table.
vector-illegal = À la table { $table }, le siège { $seat } (compté à partir de 0) ne peut pas répondre { $action } maintenant ; permis : { $legal }.
