# Ce que dit la ligne de commande.

cli-stopped = Arrêté.
cli-bug = Quelque chose a mal tourné dans Tenshu ({ $error }) ; merci de le signaler. Ce qui a été enregistré est intact.
cli-language = Tenshu ne parle pas « { $language } » ; il parle : { $known }.

cli-usage-command = La commande « { $word } » n’existe pas ; il y a : { $commands }.
cli-usage-option = « { $command } » n’a pas d’option { $word } ; il y a : { $options }.
cli-usage-value = { $kind ->
    [int] { $option } attend un nombre entier, pas « { $value } ».
    [float] { $option } attend un nombre, pas « { $value } ».
    [bool] { $option } s’écrit seul, sans « { $value } ».
   *[other] { $option } ne peut pas valoir « { $value } ».
}
cli-usage-choice = { $option } ne peut pas valoir « { $value } » ; il y a : { $choices }.
cli-usage-no-value = { $option } doit être suivi d’une valeur.
cli-usage-missing = Il manque { $name } à « { $command } » ; « tenshu { $command } --help » donne un exemple.
cli-usage-repeated = { $option } est donné plusieurs fois ; une seule suffit.
cli-usage-unused = « { $command } » ne sait que faire de « { $words } » ; « tenshu { $command } --help » montre ce qui est attendu.
cli-usage-other = « { $command } » n’a pas été compris ({ $problem }) ; « tenshu { $command } --help » montre comment l’écrire.
cli-option-form = L’option « { $text } » n’est pas comprise ; écrivez NOM=VALEUR.
cli-deck-none = { $game } : le paquet ne peut pas être remplacé ; retirez --deck, ou choisissez un jeu qui l’accepte : « tenshu games » dit lesquels.
cli-deck-unreadable = { $name } ne peut pas être lu ({ $reason }) ; donnez le chemin d’un fichier qui contient un paquet.
cli-deck-letters = { $name } n’est pas du texte en UTF-8 ; enregistrez-le ainsi.
cli-deck-large = { $name } n’est pas un paquet : il a plus de { $most } octets ; donnez le chemin d’un fichier qui contient un paquet.
cli-deck-twice = Il y a deux paquets, --deck et --option deck={ $value } ; n’en donnez qu’un.
cli-number-range = { $option } ne peut pas valoir { $number } ; il faut de { $fewest } à { $most }.
cli-number-only = { $option } ne peut pas valoir { $number } ; seul { $only } est possible.
cli-too-many-bots = { $bots } robots pour { $seats } sièges : nommez-en au plus autant que de sièges sans personne.
cli-seconds = --seconds ne peut pas valoir { $seconds } ; il faut plus de 0 et au plus { $most }.
cli-perft-position = Comptez à partir d’un jeu ou d’un fichier (--file), l’un des deux ; les jeux sont : { $known }.

cli-manual = Tenshu : une table de jeux de société. Jouer, revoir, simuler.
cli-manual-commands = Commandes
cli-manual-options = Options
cli-manual-examples = Exemples
cli-manual-usage = Usage : { $usage } [options]
cli-manual-play = Jouer à ce clavier, contre des robots ou entre vous. Ce qui n’est pas dit est demandé.
cli-manual-resume = Reprendre une partie : la dernière inachevée, ou celle que vous nommez.
cli-manual-games = Lister les jeux : titres, sièges et options.
cli-manual-replay = Raconter une partie enregistrée et montrer la table.
cli-manual-simulate = Jouer beaucoup de parties au hasard, sur tous les cœurs ; points et équilibre des sièges.
cli-manual-perft = Compter les suites d’une position, pour vérifier les règles.
cli-manual-bench = Chronométrer chaque jeu sur cette machine.

cli-option-language = parler anglais, français ou japonais
cli-option-help = afficher l’aide ; après une commande, la sienne
cli-option-version = afficher la version
cli-option-game = un titre, comme { $title } ; « tenshu games » les donne tous
cli-option-seats = nombre de sièges à la table
cli-option-people = personnes à ce clavier ; des robots prennent les autres sièges
cli-option-bot = qui prend les autres sièges : un niveau (visitor, apprentice, journeyman, master, grandmaster), un réseau à vous, net:FILE, ou un robot à vous, paquet.module:Bot ; peut être donné plusieurs fois
cli-option-resume-bot = un robot à vous, avec lequel reprendre la partie
cli-option-option = une variante du jeu ; peut être répété
cli-option-deck = un fichier avec un paquet à vous, si le jeu en accepte
cli-option-seed = fixe tout le hasard : même nombre, même partie
cli-option-file = une partie enregistrée d’où compter
cli-option-play-file = où enregistrer la partie
cli-option-resume-file = une partie enregistrée : son nom ou son chemin
cli-option-replay-file = une partie enregistrée : son nom ou son chemin
cli-option-ply = la position après autant de réponses
cli-option-seat = telle que la voit ce siège
cli-option-open = ne rien cacher, même si la partie n’est pas finie
cli-option-step = pas à pas : Entrée avance, b recule, un nombre mène à ce coup, q termine
cli-option-json = n’écrire que du JSON
cli-option-games = nombre de parties
cli-option-threads = nombre de fils ; 0 : un par cœur
cli-option-depth = compter jusqu’à autant de réponses
cli-option-divide = montrer le compte sous chaque première réponse
cli-option-core-only = un seul cœur
cli-option-seconds = durée d’un essai
cli-option-runs = nombre d’essais

cli-games-seats = de { $fewest } à { $most } sièges
cli-games-seats-only = { $most ->
    [one] { $most } siège
   *[other] { $most } sièges
}
cli-games-option = --option { $option }={ $default } (ou { $values })
cli-games-deck = un paquet à vous : --deck FILE

cli-save-folder = { $name } est un dossier ; donnez un nom de fichier.
cli-save-exists = { $name } existe déjà ; donnez un autre nom, ou reprenez cette partie : { $tenshu } resume { $name }
cli-save-no-folder = Le dossier { $folder } n’existe pas, donc { $name } ne peut pas être écrit ; créez-le, ou choisissez un autre endroit avec --file.
cli-save-skipped = Laissé de côté : { $fault }
cli-save-none = Aucune partie inachevée dans { $folder } ; commencez-en une : { $tenshu } play
cli-save-unwritable = { $name } ne peut pas être écrit ({ $reason }) ; choisissez un autre endroit avec --file.
cli-save-note = { $name } porte une note « { $note } { $value } » que votre Tenshu ne connaît pas ; utilisez une copie intacte, ou une version plus récente.
cli-save-bot = { $name } a été joué avec le robot { $bot }, un programme qui n’est pas de nous ; si vous lui faites confiance : { $tenshu } resume { $name } --bot { $bot }
cli-loading = Lecture de la partie…
cli-preparing = Mise en place : { $game }. La première fois sur cette machine prend quelques secondes…
# L’avancement vient ensuite, comme « 3/9 ».
cli-preparing-part = Mise en place : { $part ->
    [rules] règles
   *[bots] robots
}{ $compiled ->
    [0] {""}
    [one] {""} ({ $compiled } fonction compilée)
   *[other] {""} ({ $compiled } fonctions compilées)
}

cli-which-game = Quel jeu ? (Entrée : 1)
cli-how-many-seats = Combien de sièges, de { $fewest } à { $most } ? (Entrée : { $usual })
cli-which-level = De quelle force seront les robots ? (Entrée : { $usual })
cli-level-visitor = visiteurs : n’importe quel choix permis, au hasard
cli-level-apprentice = apprentis : ce qui paraît le meilleur à première vue
cli-level-journeyman = compagnons : réfléchissent un instant
cli-level-master = maîtres : jouent ce qu’un réseau a appris
cli-level-grandmaster = grands maîtres : prévoient la suite avec lui, 2 s au plus
cli-prompt = >
cli-curtain = Passez le clavier au siège { $seat }, qui appuie sur Entrée une fois installé.
cli-thinking = Le siège { $seat } ({ $player }) réfléchit…
cli-seat-mine = { $seat } (vous)
cli-turn = À vous, siège { $seat } : { $question }
cli-choice = { $what } : { $told }
cli-choice-bare = { $what }
cli-choice-same = Quel que soit votre choix : { $told }
cli-keys = { $count ->
    [one] Entrée : accepter   ? : expliquer   u : annuler   q : quitter   h : aide
   *[other] numéro ou mots   ? : expliquer   u : annuler   q : quitter   h : aide
}
cli-keys-all =
    Répondez par un numéro, ou en mots, par exemple « { $example } ».
    La marque sur la table convient aussi, tout comme le début des mots.
    ?       la règle, et ce que rapporte chaque choix ; « ? { $example } » explique toute action
    r       les règles en un écran
    u       revenir à votre dernière décision
    =       la feuille de score
    b       pourquoi les robots ont décidé ainsi depuis votre dernière décision
    !       ce que ferait un robot à votre place, et pourquoi
    Entrée  revoir la table, ou accepter le seul choix
    q       enregistrer et quitter ; « { $tenshu } resume » reprend la partie
    Sur la table, * marque ce que vous pouvez choisir.
cli-legend = Marques, par exemple :
cli-rules-unknown = Il n’y a pas ici de résumé des règles de ce jeu ; ? explique chaque question.
cli-chapter-over = Fin de la manche ; score provisoire :
cli-go-on = Entrée : continuer
# D’un siège : le nom de ses réponses, ou, si le jeu a les mots pour le dire, ce qu’il fait.
cli-recap-said = { $you ->
    [yes] Vous : { $what }
   *[no] Siège { $seat } : { $what }
}
cli-recap-did = { $you ->
    [yes] Vous { $what }
   *[no] Le siège { $seat } { $what }
}
cli-recap-hidden = (caché)
# Après une réponse : ce qu’elle a changé aux yeux de tous, comme « salle 2 (+1 pièce, +2 fer) ».
cli-recap-changed = { $what } ({ $changed })
cli-recap-chance = { $question } { $what }
cli-recap-many = { $question } { $seen ->
    [one] { $seen } visible
   *[other] { $seen } visibles
}, { $hidden ->
    [one] { $hidden } invisible
   *[other] { $hidden } invisibles
}.

cli-answer-number = { $last ->
    [one] { $number } n’est pas dans la liste ; il n’y a que 1.
   *[other] { $number } n’est pas dans la liste ; choisissez de 1 à { $last }.
}
cli-answer-unread = { $last ->
    [one] Il n’y a qu’un choix, et ce n’est pas « { $text } » ; tapez 1, ou les mots en regard.
   *[other] « { $text } » n’est pas un des choix ; tapez un nombre de 1 à { $last }, ou les mots en regard.
}
cli-answer-ambiguous = « { $text } » peut désigner plusieurs choix ; précisez, ou tapez un nombre de 1 à { $last }.
cli-not-now = { $what } (pas permis maintenant) : { $why }
cli-explain-legal = { $what } : { $told }
cli-explain-nothing = c’est permis ; il n’y a rien de plus à en dire
cli-explain-unread = Rien ne s’appelle « { $text } » ici ; nommez-le comme dans la liste, ou par son numéro.
cli-nothing-to-take-back = Il n’y a rien à annuler : vous n’avez encore rien décidé.

cli-why = Siège { $seat } ({ $player }) : { $what }
cli-why-nothing = Depuis votre dernière décision, aucun robot n’a eu à décider ici ; les raisons ne sont pas enregistrées avec la partie.
cli-why-tried = essais
cli-why-worth = valeur
cli-why-points = points
cli-why-caption = Nombre d’essais, valeur (100 % : une grande victoire assurée), et points à espérer là où la réflexion s’arrête. Pour ce qui n’a pas été essayé, à quel point un réseau serait tenté de le choisir.
cli-why-only = c’était le seul choix
cli-why-unsaid = il ne donne pas de raisons
cli-why-hidden = ce qu’il aurait pu faire d’autre vous est caché
cli-hint = { $player } choisirait : { $what }
cli-hint-none = Aucun robot ne réfléchit encore à ce jeu.

cli-saved = Partie enregistrée. Pour la reprendre :
cli-kept = Partie conservée. Pour la revoir :
cli-sheet = Points
cli-sheet-total = Total
cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-result-alone = La partie est finie : { cli-points }.
cli-result-you = Vous gagnez avec { cli-points } !
cli-result = { $count ->
    [one] { $winners } gagne avec { cli-points }.
   *[other] { $winners } partagent la victoire, avec { cli-points } chacun.
}
cli-result-rival = { $count ->
    [one] { $rival }
   *[other] le { $rival }
}
cli-result-tiebreak = Égalité de points : le départage décide.
cli-result-place = { $place }. { $seat } : { cli-points }
cli-list-separator = { ", " }
cli-clause-separator = { " ; " }
cli-list = { $most } et { $last }

cli-step = { $ply } sur { $last } (Entrée : suite, b : retour, nombre : y aller, q : fin) >
cli-step-unread = « { $text } » n’est pas une étape ; appuyez sur Entrée, ou tapez b, q ou un nombre de 0 à { $last }.

cli-decimal-point = { "," }
cli-percent = { $number } %
cli-simulating = Parties
cli-games-rate = { $rate } parties/s
cli-simulated = { $game }, { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
} : { $games ->
    [one] { $games } partie au hasard
   *[other] { $games } parties au hasard
}
cli-simulated-speed = { $decisions } décisions en { $seconds } s sur { $threads ->
    [one] { $threads } fil
   *[other] { $threads } fils
} : { $rate } par seconde
cli-simulated-seat = Siège
cli-simulated-points = Points (95 %)
cli-simulated-wins = Parties gagnées (95 %)
cli-simulated-par = Une part égale serait { $par }. Victoires partagées : { $shared }
cli-simulated-beaten = Le rival est battu dans { $beaten } des parties. Victoires partagées : { $shared }
cli-simulated-caption = Par siège, non dans l’ordre du jeu : là où le hasard désigne qui commence, seul le hasard distingue les sièges.
cli-simulated-mean = Points d’un siège : { $mean }, écart type { $deviation }
cli-simulated-quantiles = Quantiles : { $quantiles }

cli-counting = Compte à { $depth } réponses
cli-perft = { $depth ->
    [one] { $depth } réponse : { $ways } suites, { $seconds } s ({ $rate } par seconde)
   *[other] { $depth } réponses : { $ways } suites, { $seconds } s ({ $rate } par seconde)
}
cli-perft-below = { $what } : { $ways }

cli-loading-games = Chargement des jeux…
cli-timing = Chronométrage : { $game } à { $seats }…
cli-bench-machine = Tenshu { $tenshu }, Python { $python }, Numba { $numba }, { $cpu }, cœurs : { $cores }{ $interpreted ->
    [True] {" (interprété)"}
   *[False] {""}
}
cli-bench-game = Jeu
cli-bench-seats = Sièges
cli-bench-one-core = Décisions/s, un cœur
cli-bench-all-cores = tous les cœurs
cli-bench-act = Coup µs
cli-bench-replay = Relire µs
cli-bench-guess = Deviner µs
cli-bench-state = Octets
cli-bench-cold = { $game } : prêt en { $seconds } s (à froid : compilé à l’instant)
cli-bench-warm = { $game } : prêt en { $seconds } s (à chaud : depuis le cache)

cli-manual-tournament = Faire jouer des robots entre eux sur les mêmes donnes ; dire qui est meilleur, et à quel point c’est sûr.
cli-option-bots = deux robots ou plus : un niveau (visitor, apprentice, journeyman, master, grandmaster), random, greedy, search:2000, net, net:FILE pour vos propres poids, foresight:256, foresight:256:FILE ou votre propre robot, paquet.module:Bot ; de deux, le premier est essayé parmi des copies du second
cli-option-tournament-seed = quelles donnes : le même nombre, les mêmes donnes
cli-option-tournament-threads = combien de processus ; 0 : un par cœur
cli-option-tournament-file = où garder les résultats ; la même commande reprend de là
cli-option-blocks = combien de donnes ; chacune est jouée une fois par siège du robot essayé
cli-option-cluster = jouer sur une grappe Dask : l’adresse de son ordonnanceur
cli-option-ladder = essayer chaque robot seulement parmi des copies du suivant nommé, au lieu de chacun parmi chacun
cli-option-sprt = s’arrêter dès qu’il est clair si le robot essayé est devant
cli-option-effect = l’avance que --sprt cherche, en écarts types d’un bloc
cli-option-report = où écrire un rapport : un seul fichier HTML

cli-tournament-extra = Il manque des paquets ; « make arena » les installe dans le dépôt, ou ailleurs : pip install "tenshu[{ $extra }]"
cli-tournament-effect = --effect ne peut pas valoir { $effect } ; il faut plus de 0 et au plus { $most }.
cli-tournament-no-folder = Le dossier { $folder } n’existe pas, { $name } ne peut donc pas être écrit ; créez-le, ou nommez un autre endroit.
cli-tournament-counting = Calcul…
cli-tournament-report = Rapport : { $name }
cli-tournament-stopped = Arrêté après { $done } blocs sur { $blocks }.
cli-tournament-go-on = La même commande reprend à partir de { $name }.

cli-arena-bots-few = { $fewest ->
    [one] Nommez un robot, par exemple greedy ou master.
   *[other] Nommez au moins { $fewest } robots, par exemple : master greedy
}
cli-arena-bots-twice = { $bot } est nommé deux fois ; nommez chaque robot une seule fois.
cli-arena-bot-failed = Le robot { $bot } a échoué ({ $error }) ; corrigez-le, et la même commande reprendra.
cli-arena-bot-illegal = Le robot { $bot } a répondu { $action }, ce qui n’est pas permis ; permis : { $legal }.
cli-arena-file-unwritable = { $name } ne peut pas être écrit ({ $reason }) ; nommez un autre endroit.
cli-arena-file-busy = { $kind ->
    [analysis] Une autre analyse
   *[tournament] Un autre tournoi
} écrit dans { $name } ; attendez la fin, ou nommez un autre fichier.
cli-arena-file-damaged = { $name } est abîmé à la ligne { $line } ; utilisez une copie intacte, ou nommez un autre fichier.
cli-arena-file-foreign = { $name } ne contient pas les résultats { $kind ->
    [analysis] d’une analyse
   *[tournament] d’un tournoi
} ; nommez un autre fichier.
cli-arena-file-other = { $name } contient { $kind ->
    [analysis] une autre analyse
   *[tournament] un autre tournoi
} : { $what } y vaut { $there }, et ici { $here } ; nommez un autre fichier.
cli-arena-cluster-silent = Il n’y a pas de grappe à { $address } ({ $reason }) ; donnez l’adresse que montre son ordonnanceur.
cli-arena-cluster-empty = La grappe à { $address } n’a aucun ouvrier ; lancez-en : dask worker { $address }
cli-arena-cluster-other = Des ouvriers de la grappe à { $address } n’ont pas le même Tenshu ({ $workers }) ; installez-y le même.
cli-arena-worker-lost = Un processus qui jouait a été arrêté de l’extérieur ; la même commande reprend à partir de ce qui est gardé.
cli-arena-weights-changed = Les poids { $file } ont changé pendant qu’ils jouaient, comme lors d’un entraînement en cours : les parties seraient celles de deux réseaux ; copiez le fichier et faites jouer la copie.

cli-arena-title = { $game }, { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
} : un tournoi
cli-arena-standings = Résultats
cli-arena-cross = Victoires de chacun parmi chacun
cli-arena-ratings = Classement
cli-arena-order = L’ordre du jeu
cli-arena-pace = Rythme
cli-arena-candidate = essayé
cli-arena-baseline = parmi
cli-arena-blocks = blocs
cli-arena-share = victoires (95 %)
cli-arena-lead = points d’avance (95 %)
cli-arena-effect = effet
cli-arena-test = test
cli-arena-verdict = { $verdict ->
    [ahead] devant ({ $ratio })
    [not-ahead] pas devant ({ $ratio })
   *[open] ouvert ({ $ratio })
}
cli-arena-bot = robot
cli-arena-rating = Elo (95 %)
cli-arena-live = OpenSkill
cli-arena-asked = rang de parole
cli-arena-decisions = décisions
cli-arena-median = médiane, ms
cli-arena-slow = 99 %, ms
cli-arena-fact-bots = robots
cli-arena-fact-blocks = donnes
cli-arena-fact-seed = graine
cli-arena-fact-options = options
cli-arena-fact-code = code
cli-arena-note-par = Une part égale est de { $par }. Les intervalles sont à 95 %, par blocs : toutes les parties d’une donne ne font qu’un échantillon.
cli-arena-note-stopped = Un test qui s’arrête tôt flatte : avant d’affirmer une avance, jouez 500 blocs avec un autre --seed et sans --sprt.
cli-arena-note-clean = Là où un côté a tout gagné, le classement dit moins que la différence réelle.
cli-arena-note-timed = Ceux-ci réfléchissent un certain nombre de secondes et pourraient donc jouer autrement une autre fois : { $bots }.
cli-arena-plot-share = Victoires
cli-arena-plot-share-told = La part des victoires, en pour cent, d’un robot essayé parmi des copies d’un autre, avec son intervalle à 95 %. Le trait interrompu est une part égale.
cli-arena-plot-rating = Classement
cli-arena-plot-rating-told = Points Elo d’un modèle de Plackett-Luce de toutes les parties, avec des intervalles à 95 % par rééchantillonnage des donnes. Le trait interrompu marque qui est à 0.
cli-arena-plot-order = Commencer change-t-il quelque chose ?
cli-arena-plot-order-told = La part des victoires, en pour cent, de qui est interrogé en premier, en deuxième, et ainsi de suite, avec son intervalle à 95 %. Chaque robot a eu chaque siège aussi souvent.
cli-arena-plot-score = Points
cli-arena-plot-score-told = Combien de fois chaque robot a eu combien de points, en pour cent de ses parties. Le trait rouge est la médiane.
cli-arena-plot-sheet = De quoi sont faits les points
cli-arena-plot-sheet-told = Pour chaque ligne de la feuille de score : la médiane, la moitié des parties (trait épais) et neuf sur dix (trait fin).
cli-arena-plot-pace = Rythme
cli-arena-plot-pace-told = Millisecondes par décision : de la médiane à ce qu’une sur cent dépasse. Les décisions à un seul choix ne sont pas comptées.
cli-arena-plot-test = Le test
cli-arena-plot-test-told = Le logarithme du rapport de vraisemblance, bloc par bloc : au-dessus du trait interrompu supérieur l’avance est admise, au-dessous de l’inférieur elle ne l’est pas.

cli-manual-analyse = Dire, d’après de nombreuses parties d’un robot contre lui-même, ce qui compte dans un jeu : sièges, durée, points, choix.
cli-option-analyse-bot = qui prend tous les sièges : un niveau (visitor, apprentice, journeyman, master, grandmaster), random, greedy, search:2000, net, net:FILE pour vos propres poids, foresight:256, foresight:256:FILE ou votre propre robot, paquet.module:Bot ; apprentice si vous ne dites rien
cli-option-analyse-seed = quelles donnes : le même nombre, les mêmes parties
cli-option-analyse-threads = combien de processus ; 0 : un par cœur
cli-option-analyse-file = où garder les parties ; la même commande reprend de là

cli-analyse-stopped = Arrêté après { $done } parties sur { $games }.
cli-analyse-damaged = La partie numéro { $number } de ce fichier ne peut pas être jouée ; utilisez une copie intacte, ou nommez un autre fichier.
cli-analyse-title = { $game }, { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
} : ce qui compte dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-arena-fact-games = parties
cli-analyse-note-par = Une part égale est de { $par }.
cli-analyse-note-bot = Tous les sièges ont été joués par { $bot }. D’autres robots, et des personnes, peuvent faire autrement. Les intervalles sont à 95 % ; une partie est un échantillon.
cli-analyse-note-cause = Ce qui va avec des points ne les apporte pas forcément : une bonne position offre de bons choix.

cli-analyse-table-seats = Sièges
cli-analyse-told-seats = Dans l’ordre où les sièges sont interrogés pour la première fois.
cli-analyse-points = points (95 %)
cli-analyse-table-length = Durée
cli-analyse-told-length = Une réponse est une décision quand il y a plus d’un choix.
cli-analyse-counted = compté
cli-analyse-length-decisions = décisions dans une partie
cli-analyse-length-seat = décisions d’un siège
cli-analyse-length-answers = réponses dans une partie
cli-analyse-length-chance = réponses du hasard
cli-analyse-length-chapters = manches
cli-analyse-mean = moyenne (95 %)
cli-analyse-low = 5 %
cli-analyse-median = médiane
cli-analyse-high = 95 %
cli-analyse-table-questions = Questions
cli-analyse-told-questions = Combien de fois un siège est interrogé dans une partie, combien de fois il a le choix, et entre combien.
cli-analyse-question = question
cli-analyse-answers = posée (95 %)
cli-analyse-free = avec un choix (95 %)
cli-analyse-open = choix (95 %)
cli-analyse-table-sheet = D’où viennent les points
cli-analyse-told-sheet = D’un siège dans une partie : ses points à chaque ligne de la feuille de score, combien ils varient, et leur part de tous les points.
cli-analyse-line = ligne
cli-analyse-deviation = écart type
cli-analyse-part = de tous les points (95 %)
cli-analyse-table-apart = Ce qui sépare les sièges
cli-analyse-told-apart = Quelle part des différences entre les totaux d’une table (seul : entre parties) revient à chaque ligne. La somme des parts est de 100 % ; une part négative rapproche.
cli-analyse-apart-part = part (95 %)
cli-analyse-correlation = corrélation avec le total (95 %)
cli-analyse-table-winners = Ce que les gagnants ont en commun
cli-analyse-told-winners = Points de ceux qui gagnent et des autres (seul : des parties gagnées et des autres), et la différence : en points, et comme effet en écarts types de la ligne.
cli-analyse-won = gagnants (95 %)
cli-analyse-lost = autres (95 %)
cli-analyse-difference = différence (95 %)
cli-analyse-table-openings = Ouvertures
cli-analyse-told-openings = Ce qui va avec la première décision d’un siège à chaque question : son avance finale sur les autres de la même table (seul : des autres parties) qui y ont décidé autrement, quel que soit leur ordre.
cli-analyse-table-choices = Choix
cli-analyse-told-choices = Ce qui va avec chaque réponse sur toute la partie, même forcée : l’avance finale d’un siège sur les autres de la même table (seul : des autres parties) pour chaque fois qu’il l’a donnée de plus qu’eux, quel que soit leur ordre.
cli-analyse-choices-shown = Montrés : { $shown } sur { $tested } assez fréquents, et { $named } en tout. La dernière colonne dit quelle part des choix au moins aussi nets que celui-ci serait due au seul hasard.
cli-analyse-choice = choix
cli-analyse-times = fois
cli-analyse-more = victoires en plus (95 %)
cli-analyse-false = hasard (q)
cli-analyse-answer = { $question } { $what }
cli-analyse-table-leads = Écarts
cli-analyse-told-leads = Le meilleur total d’une partie, et de combien de points il devance les autres.
cli-analyse-lead = points
cli-analyse-lead-most = le meilleur total
cli-analyse-lead-second = devant le deuxième total
cli-analyse-lead-last = devant le plus petit total
cli-analyse-table-endings = Fins
cli-analyse-told-endings = La part des parties qui finissent ainsi.
cli-analyse-ending = fin
cli-analyse-ending-close = avance d’au plus un dixième des points
cli-analyse-ending-broken = égalité de points, départagée
cli-analyse-ending-shared = victoire partagée
cli-analyse-games = parties (95 %)
cli-analyse-a-seat = points d’un siège
cli-analyse-winner = gagnants
cli-analyse-other = autres

cli-arena-plot-seats = Commencer change-t-il quelque chose ?
cli-arena-plot-seats-told = La part des victoires, en pour cent, de qui est interrogé en premier, en deuxième, et ainsi de suite, avec son intervalle à 95 %. Le trait interrompu est une part égale.
cli-arena-plot-seat-points = Points dans l’ordre du jeu
cli-arena-plot-seat-points-told = La moyenne des points de qui est interrogé en premier, en deuxième, et ainsi de suite, avec son intervalle à 95 %.
cli-arena-plot-points = Points
cli-arena-plot-points-told = Combien de fois un siège a combien de points, en pour cent. Le trait rouge est la médiane.
cli-arena-plot-length = Durée
cli-arena-plot-length-told = Combien de parties ont combien de décisions, en pour cent. Le trait rouge est la médiane.
cli-arena-plot-lines = Gagnants et autres
cli-arena-plot-lines-told = Pour chaque ligne de la feuille de score : la médiane, la moitié des sièges (trait épais) et neuf sur dix (trait fin).
cli-arena-plot-apart = Ce qui sépare les sièges
cli-arena-plot-apart-told = La part de chaque ligne dans les différences entre les totaux d’une table, en pour cent, avec son intervalle à 95 %.
cli-arena-plot-winners = Ce que les gagnants ont en commun
cli-arena-plot-winners-told = De combien de points les gagnants sont devant les autres à chaque ligne, avec l’intervalle à 95 %. En haut, ce qui diffère le plus au regard de sa dispersion.
cli-arena-plot-openings = Ouvertures
cli-arena-plot-openings-told = Points d’avance sur les autres de la table (seul : des autres parties), avec leurs intervalles à 95 % : les premières décisions sûrement les meilleures, et sûrement les pires.
cli-arena-plot-choices = Choix
cli-arena-plot-choices-told = Points d’avance sur les autres de la table (seul : des autres parties) pour chaque fois, avec leurs intervalles à 95 % : les choix sûrement les meilleurs, et sûrement les pires.
cli-arena-plot-leads = Écarts
cli-arena-plot-leads-told = Combien de parties sont gagnées de combien de points, en pour cent. Le trait rouge est la médiane.

cli-manual-verify = Vérifier une partie enregistrée : réponses permises, et hasard que personne n’a faussé.
cli-option-verify-file = une partie enregistrée : son nom ou son chemin
cli-option-commitment = l’engagement montré à l’ouverture de la table, 64 chiffres et lettres, si vous l’avez noté

cli-verify-commitment-form = --commitment ne peut pas valoir « { $commitment } » ; il faut 64 chiffres et lettres de a à f, tels que la table les a montrés.
cli-verify-file = { $name } est entier : sa somme de contrôle correspond.
cli-verify-rules = { $answers ->
    [one] { $answers } réponse, permise
   *[other] { $answers } réponses, toutes permises
} par les règles : { $game }, version { $version }, pour { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
}{ $chosen ->
    [0] {""}
   *[other] , avec { $options }
}.
cli-verify-seed-none = Le fichier n’a pas de graine : impossible de vérifier que les réponses du hasard ont été laissées au hasard.
cli-verify-seed-later = Le fichier n’a pas encore de graine : la table la montre à la fin de la partie, et les réponses du hasard ne se vérifient qu’alors.
cli-verify-seed-withheld = La partie est finie et le fichier n’a pas de graine, alors que la table avait promis de la montrer ; les réponses du hasard ne peuvent pas être vérifiées.
cli-verify-seed-unread = La graine du fichier, « { $seed } », n’en est pas une ; les réponses du hasard ne peuvent pas être vérifiées.
cli-verify-terminal = Rien n’était promis d’avance : la graine est celle d’un « tenshu play », et qui a commencé la partie pouvait la choisir.
cli-verify-commitment-none = Le fichier n’a pas d’engagement : rien ne montre que la graine a été choisie avant la partie.
cli-verify-commitment = La graine correspond à l’engagement { $written }, avec ce jeu, cette version, ce nombre de sièges et ces options.
cli-verify-commitment-other = La graine ne correspond pas à l’engagement { $written } ; avec ce jeu, cette version, ce nombre de sièges et ces options, le sien est { $due }.
cli-verify-noted = L’engagement est celui que vous avez noté : { $noted }.
cli-verify-noted-other = L’engagement du fichier, { $shown }, n’est pas celui que vous avez noté, { $noted }.
cli-verify-noted-none = Vous avez noté l’engagement { $noted }, et le fichier n’en a pas.
cli-verify-noted-not = Seule la personne qui a noté l’engagement à l’ouverture de la table peut dire si c’était { $shown } ; donnez le vôtre avec --commitment.
cli-verify-cut = Seul l’occupant du siège { $seat } peut dire s’il a coupé avec « { $cut } ».
cli-verify-cut-none = Aucun siège n’a coupé : la table a choisi la graine seule, et a pu en essayer beaucoup avant d’ouvrir.
cli-verify-cut-unread = La note « { $note } { $value } » n’est pas la coupe d’un siège de cette table.
# Ce qui vient d’une autre partie, et n’est pas regardé.
cli-verify-begun = D’après le fichier, la table a commencé avec { $begun ->
    [one] la première réponse
   *[other] les { $begun } premières réponses
} d’une autre partie, ou d’une leçon : ce que le hasard y a répondu ne vient pas de cette table, et n’a pas été vérifié.
cli-verify-begun-unread = La note « begun { $value } » n’est pas un nombre de réponses de cette partie ; aucune vérification n’a donc été omise pour elle.
cli-verify-since = { $begun ->
    [0] {""}
    [one] {""} après la première réponse
   *[other] {""} après les { $begun } premières réponses
}
cli-verify-chance = { $answers ->
    [0] Le hasard n’a rien eu à répondre{ cli-verify-since }.
    [one] La seule réponse du hasard{ cli-verify-since } découle de la graine{ $cuts ->
        [0] {""}
        [one] {""} et de la coupe
       *[other] {""} et des coupes
    }.
   *[other] Chacune des { $answers } réponses du hasard{ cli-verify-since } découle de la graine{ $cuts ->
        [0] {""}
        [one] {""} et de la coupe
       *[other] {""} et des coupes
    }.
}
cli-verify-chance-settled = { $answers ->
    [0] Le hasard n’a rien eu à répondre{ cli-verify-since }.
    [one] La seule réponse du hasard{ cli-verify-since } découle de la graine { $seed }, comme « tenshu play » la tire.
   *[other] Chacune des { $answers } réponses du hasard{ cli-verify-since } découle de la graine { $seed }, comme « tenshu play » les tire.
}
cli-verify-chance-other = Sur { $answers } réponses du hasard{ cli-verify-since }, { $wrong } ne découlent pas de la graine{ $cuts ->
    [0] {""}
   *[other] {""} et des coupes
} ; la première est au coup { $ply } : « { $drawn } » a été tiré, et il aurait fallu « { $due } ».
cli-verify-end = La partie est finie, et d’après ces réponses voici comment :
cli-verify-end-not = La partie n’est pas finie : il n’y a ni points ni places définitifs.
cli-verify-holds = Tout ce qui pouvait être vérifié est exact.
cli-verify-fails = { $wrong ->
    [one] { $wrong } vérification a échoué.
   *[other] { $wrong } vérifications ont échoué.
}
