# Ce que dit le client du navigateur.

web-name = Tenshu
web-tagline = Des jeux de société, des chats, une table
web-hello = Choisissez une boîte et jouez tout de suite contre des robots, ou envoyez un lien à vos amis. Ni compte, ni installation.
web-title = { $title ->
    [catsle_builders] CATsle Builders
    [chatpentiers] CHATpentiers
    [catte] Catte
    [cat_tower] Cat Tower
    [white_castle] Le Château Blanc
   *[other] Jeu
}
web-blurb = { $title ->
    [catsle_builders] Suivez la couleur, puis bâtissez avec ce que vous gagnez. Un château aime la juste mesure : une pierre de trop, et il penche.
    [chatpentiers] Les charpentiers français de la même guilde : mêmes règles, autres outils, autant de chats.
    [catte] Gagnez du café à chaque pli, mais sans excès. Un chat noir et un chat blanc ensemble font un chat marron.
    [cat_tower] Tout le monde remplit sa feuille en même temps. Deux dés, cinq colonnes, six chats très à cheval sur le mobilier.
    [white_castle] Neuf tours, des dés sur trois ponts. Chacun mène là où vous vouliez aller.
   *[other] { "" }
}
web-credit = { $title ->
    [catsle_builders] de Yozaemon Matsumoto et Fukutarou, illustré par Satsuki Nakayama (Fukuroudou, 2023).
    [chatpentiers] l’édition française de CATsle Builders, des mêmes auteurs (Musoka Studio, 2026).
    [catte] de LEO, illustré par Higawind (Vic Village, 2025).
    [cat_tower] de Lee Ju-Hwa et Giung Kim.
    [white_castle] d’Isra C. et Sheila Santos (Llama Dice), édité par Devir (2023).
   *[other] { "" }
}
web-credits = Les auteurs de ces jeux
web-credits-art = Dessins, sons et textes sont tous de nous. Si un jeu vous plaît, offrez-vous la boîte : elle le vaut bien.
web-unaffiliated = Une table faite par des admirateurs, sans lien avec les auteurs, illustrateurs et éditeurs de ces jeux.

# Noms et petites choses
web-guest = Invité
web-guest-number = Invité { $number }
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
    [visitor] Au hasard (visiteur)
    [apprentice] Facile (apprenti)
    [journeyman] Moyen (compagnon)
    [master] Fort (maître)
    [grandmaster] Le plus fort, lent (grand maître)
   *[other] { $level }
}
web-level-name = { $level ->
    [visitor] visiteur
    [apprentice] apprenti
    [journeyman] compagnon
    [master] maître
    [grandmaster] grand maître
   *[other] { $level }
}
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-players = de { $fewest } à { $most } joueurs
web-you = vous
web-person = une personne
web-list-separator = { ", " }
web-list-and = { " et " }
web-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
web-value = { $value ->
    [yes] oui
    [no] non
    [random] au hasard
    [catsle_builders] CATsle Builders
    [chatpentiers] CHATpentiers
    [exclusive] réservées aux maisons
    [soft] pour tout objet
    [any] tous
    [other] tous sauf les gamelles
    [easy] facile
    [medium] moyenne
    [hard] difficile
    [once] une fois par tour
    [unlimited] à volonté
    [reconstructed] reconstitué
   *[unknown] { $value }
}
web-option = { $option ->
    [edition] Édition
    [winner_leads] Le gagnant entame
    [removed_suit] Couleur écartée
    [house_hexes] Cases maison
    [bowl_neighbours] Voisins des gamelles
    [forced_set] Formules obligatoires
    [led_set] Entamer par une formule
    [difficulty] Difficulté
    [domain_lines] Lignes du domaine
    [deck] Paquet du rival
   *[other] { $option }
}

# L’étagère
web-home = Retour aux jeux
web-home-later = Retour aux jeux (la table reste)
web-shelf = Jeux
web-play-now = Jouer
web-learn = Apprendre
web-learn-on = Reprendre la leçon
web-learn-told = Première visite ? Choisissez « Apprendre » : en trois minutes, un chat vous montre le jeu pendant que vous jouez.
web-new-table = Nouvelle table
web-set-up = Amis et options
web-my-tables = Mes tables
web-all-tables = Les { $count } tables
web-fewer = Moins
web-forget = Retirer { $title } de la liste
web-state = { $state ->
    [lesson] Leçon
    [turn] À vous
    [gathering] on s’installe
    [playing] en cours
   *[over] terminée
}
web-my-name = Mon nom
web-join-by-link = Rejoindre par un lien
web-link-placeholder = Collez le lien
web-link-wrong = Ce lien ne mène à aucune table ; copiez-le en entier.
web-go = Ouvrir
web-import = Revoir une partie enregistrée
web-import-told = Ouvrez un journal téléchargé ici ou enregistré en ligne de commande.
web-import-choose = Choisir un fichier
web-language = Langue
web-to-dark = Thème sombre
web-to-light = Thème clair

# Une nouvelle table
web-who-plays = Qui joue ?
web-how-many = joueurs
web-how-played = Comment joue-t-on ?
web-seat-kind = Siège { $number } : qui joue
web-name-of = Nom au siège { $number }
web-kind = { $kind ->
    [me] Moi
    [here] Quelqu’un ici
    [open] Invité par lien
    [person] Une personne
   *[bot] Robot
}
web-all-bots = Des robots
web-all-open = Inviter par lien
web-all-here = Tous sur cet écran
web-own-file = Un fichier à moi
web-own-large = { $name } est bien trop gros pour un paquet.
web-alone-told = Vous jouez contre un rival mené par le jeu lui-même.
web-own-sample-told = Un fichier comme celui-ci, modifié à votre goût :
web-own-sample = notre paquet
web-open-table = Ouvrir la table
web-opens-gathering = Vous aurez un lien pour les sièges libres.
web-opens-now = La partie commence aussitôt.
web-opening = Ouverture…
web-readying = { $title } se prépare. Cela prend quelques secondes, une minute au plus, une seule fois sur cette machine ; ensuite, c’est rapide.

# Rejoindre et s’installer
web-join = Rejoindre une table
web-join-people = Une partie vous attend avec { $people }.
web-join-seat = Siège
web-join-any = N’importe lequel
web-join-mine = Vous avez déjà un siège à cette table.
web-join-go = À mon siège
web-sit-down = M’asseoir
web-gathering = Qui est là
web-gathering-open = { $seats ->
    [one] Un siège est encore libre.
   *[other] { $seats } sièges sont encore libres.
}
web-gathering-full = Tous les sièges sont pris.
web-invite = Inviter
web-start = Commencer
web-cut = Couper le paquet
web-cut-told = Tout le hasard vient du secret du serveur et de ce que chacun tape ici. Nous avons coupé pour vous ; recoupez si le cœur vous en dit.
web-cut-own = Les mots que vous voulez
web-cut-do = Couper
web-cut-done = C’est coupé.
web-seat-number = Siège { $number }
web-seat-open = siège libre
web-seat-open-told = attend quelqu’un qui a le lien
web-put-bot = Laisser un robot jouer
web-free-seat = Libérer le siège
web-come-back = Reprendre mon siège
web-bot-level = Force des robots
web-people-told = Un robot remplace qui doit partir ; chacun peut revenir quand il veut.
web-leave-to-bot = Laisser un robot jouer pour moi

# À la table
web-board = Table
web-parts = Parties de la table
web-dock = Ce qui est demandé
web-seats = Joueurs
web-menu = Menu
web-close = Fermer
web-rules = Règles
web-rules-contents = Sommaire
web-rules-find = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucun chapitre n’en parle.
    [one] { $count } chapitre
   *[other] { $count } chapitres
}
web-rules-read = Lire cette règle
web-ruling-read = Lire la décision { $ruling }
web-legend = Signes
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-since = depuis votre dernier tour
web-so-far = depuis le début de la partie
web-sheet = Feuille de score
web-sheet-line = Points pour
web-sheet-total = Total
web-sheet-explain = Comment chaque ligne se compte
web-round = Manche { $round }
web-round-over = Fin de la manche { $round }
web-round-lead = { $count ->
    [one] { $names } est en tête avec { web-points }.
   *[other] { $names } sont à égalité en tête, avec { web-points } chacun.
}
web-round-lead-you = Vous êtes en tête avec { web-points }.
web-round-lead-shared = Vous êtes à égalité en tête avec { $names } : { web-points } chacun.
web-round-mine = Vous avez { web-points }.
web-round-news = Fin de la manche { $round }. { $lead }
web-round-total = Total provisoire
web-round-see = Voir la table
web-round-on = Passer à la manche { $round }
web-chart = Les points, tour par tour. Désignez un tour pour lire ses points, choisissez-le pour revoir la table.
web-chart-turn = Tour { $number } :
web-chart-turns = Tour
web-chart-table = En tableau
web-chart-open = Revoir la table après le tour { $number }
web-results = Vos parties jusqu’ici
web-results-alone = en solitaire, difficulté { $difficulty }{ $own ->
    [yes] , avec votre paquet
   *[no] {""}
}
web-results-bots = { $bots ->
    [one] contre un robot (niveau { $levels })
   *[other] contre { $bots } robots (niveau { $levels })
}
web-results-unlimited = { $against }, lignes de domaine à volonté
web-results-sum = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, dont { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}.
web-results-points = Record { $most }, moyenne { $average }.
web-results-won = gagnée
web-settings = Réglages
web-people = Joueurs et robots
web-keys = Touches
web-asked = doit jouer
web-your-turn = À vous
web-your-turn-told = À vous. { $question }
web-turn-of = À { $name } de jouer
web-waiting-for = On attend { $names }.
web-waiting-question = « { $question } »
web-sending = Un instant…
web-rival-turn = Au tour du rival
web-rival-steps = Ce qu’il a fait, étape par étape
web-rival-on = Continuer
web-watching = Vous regardez
web-choices = Choix
web-choices-count = { $count ->
    [0] Choix
    [one] { $count } choix
   *[other] { $count } choix
}
web-back = Annuler mon dernier coup
web-back-short = Annuler
web-no-back = Vous n’avez rien à annuler pour l’instant.
web-went-back = Des coups ont été annulés.
web-end-turn = Finir mon tour
web-end-question = Finissez ou annulez.
web-reveal = Dévoiler
web-reveal-question = Ce qui vient ne s’annule pas.
web-stale = La partie a avancé entre-temps ; regardez de nouveau.
web-offer-title = Une demande d’annulation
web-offer = { $name } aimerait annuler un coup. D’accord ?
web-offer-waiting = { $name } a demandé à annuler un coup ; les autres y réfléchissent.
web-offer-drop = Laisser tomber
web-agree = Oui
web-refuse = Non
web-hint = Demander conseil à un robot
web-hint-short = Conseil
web-hint-private = Personne d’autre ne voit ceci.
web-hint-thinking = Voyons voir…
web-hint-would = Le { web-level-name } choisirait : { $what }
# Les chiffres sont des perspectives ; le rival est le meilleur des autres choix.
web-hint-why = { $why ->
    [best] C’est ce qui promet le plus : { $worth }, et rien d’autre ne dépasse { $other }.
    [even] Autre chose promet tout autant : cela se joue à peu.
    [liked] Ici, « { $rival } » promet davantage ({ $other } contre { $worth }), mais l’expérience de nombreuses parties parle pour ce choix.
    [fewer] Certes, « { $rival } » affiche { $other } contre { $worth }, mais après moins d’essais.
   *[alone] D’après l’expérience de nombreuses parties, rien d’autre ne s’en approche.
}
web-hint-thought = Ce qu’il a envisagé
web-hint-choice = Choix
web-hint-worth = Perspectives
web-hint-weight = Réflexion
web-hint-points = Points
web-hint-take = Choisir
web-hint-take-this = Choisir { $what }
web-hint-worth-told = Les perspectives vont de 0 à 100 : l’avance que vous prendriez à partir d’ici et vos chances de gagner, pesées ensemble ; 50, c’est l’équilibre.
web-hint-weight-told = Réflexion : la part de ses essais consacrée à chaque choix.
web-hint-points-told = Points : ceux que vous auriez là où sa réflexion s’est arrêtée.
web-recap-open = { $count ->
    [one] Voir ce qui vient de se passer
   *[other] { $since ->
        [first] Voir les { $count } événements depuis le début de la partie
       *[mine] Voir les { $count } événements depuis votre dernier tour
    }
}
web-board-failed = La table n’a pas pu être dessinée.

# Son propre tour, pas à pas
web-trail = Ce tour-ci
web-trail-back = Revenir avant : { $what }
web-trail-owed = puis { $what }
web-more-asked = { $question } ({ $count } à choisir)
web-trail-gained = Jusqu’ici : { $what }
web-trail-nothing = Rien n’a encore changé de mains.
web-would-gain = total du tour : { $what }
web-warned = { $what }. Vous pouvez encore annuler.
web-touches-you = cela vous concerne

# Revoir
web-replay = Revoir
web-replay-at = Moment de la partie
web-replay-begin = Le début
web-first = Au début
web-previous = Un pas en arrière
web-next = Un pas en avant
web-run = Lecture
web-pause = Pause
web-now = Maintenant
web-play-on = Rejouer d’ici

# Ce qui s’est passé
web-told-did = { $you ->
    [yes] Vous { $what }
   *[no] { $name } { $what }
}
web-told-said = { $you ->
    [yes] Vous : { $what }
   *[no] { $name } : { $what }
}
web-told-hidden = (caché)
web-told-changed = { $what } ({ $changed })
web-told-chance = { $question } { $what }
web-told-many = { $question } { $seen ->
    [one] { $seen } visible
   *[other] { $seen } visibles
}, { $hidden ->
    [one] { $hidden } invisible
   *[other] { $hidden } invisibles
}.

# La fin
web-result-alone = La partie est finie : { web-points }.
web-result-you = Vous gagnez avec { web-points } !
web-result = { $count ->
    [one] { $winners } gagne avec { web-points }.
   *[other] { $winners } partagent la victoire, avec { web-points } chacun.
}
web-result-tiebreak = Égalité de points : le départage décide.
web-rematch = Rejouer
web-rematch-join = Rejoindre la revanche

# Un écran, plusieurs mains
web-curtain-to = Passez l’écran à { $name }
web-curtain-turn = { $name }, à vous de jouer
web-curtain-told = Les autres regardent ailleurs.
web-curtain-open = C’est moi, { $name }

# Partager
web-share = Partager
web-share-kind = { $kind ->
    [invite] Rejoindre
    [seat] Mon autre appareil
   *[watch] Regarder
}
web-share-told = { $kind ->
    [invite] Qui ouvre ce lien peut prendre un siège libre.
    [seat] C’est votre propre siège : ouvrez-le sur votre téléphone ou votre ordinateur, et ne le donnez à personne.
   *[watch] Qui ouvre ce lien voit la table comme tout le monde peut la voir.
}
web-share-qr = Le lien en QR code, à scanner
web-share-address = Lien
web-copy = Copier
web-copied = Copié.
web-copy-by-hand = Le lien est sélectionné ; copiez-le à la main.
web-send = Envoyer

# Un hasard honnête
web-fair = Hasard honnête
web-fair-told = Avant toute coupe, le serveur s’est engagé sur son secret par ce nombre. Tout le hasard vient de ce secret et de vos coupes : personne n’a pu le fausser, et le secret est révélé à la fin.
web-fair-taken-over = { $count ->
    [one] La première réponse était préparée ou reprise
   *[other] Les { $count } premières réponses étaient préparées ou reprises
} d’une autre partie : ce hasard n’y est pour rien.
web-fair-commitment = Engagement
web-fair-cut = Coupe : { $name }
web-fair-seed = Secret
web-fair-seed-later = révélé à la fin de la partie
web-fair-verify = Téléchargez le journal d’une partie finie et lancez « tenshu verify » pour vérifier chaque mélange.
web-download = Télécharger le journal

# Réglages
web-theme = Thème
web-theme-is = { $theme ->
    [light] clair
    [dark] sombre
   *[system] comme mon appareil
}
web-motion = Animations
web-motion-is = { $motion ->
    [full] toutes
    [none] aucune
   *[system] comme mon appareil
}
web-pace = Pause avant qu’un robot joue
web-pace-rival = Pause à chaque étape du rival
web-like-sound = Son
web-like-sound-told = du bois, du papier et une clochette
web-like-drafts = Je finis moi-même les longs tours
web-like-drafts-told = un tour en plusieurs étapes, comme au Château Blanc, reste à vous jusqu’à sa fin
web-like-confirm = Je finis moi-même tous mes tours
web-like-confirm-told = d’ici là, personne n’en sait rien et vous pouvez revenir en arrière
web-like-hints = Conseils sur demande
web-like-hints-told = ce que ferait un robot ; seulement si vous le demandez, et rien que pour vous
web-like-memory = Se souvenir pour moi
web-like-memory-told = montre ce que chacun pourrait savoir, par exemple qui n’a plus telle couleur
web-warns = M’avertir du gaspillage
web-warn-lost = plus que je ne peux garder
web-warn-unused = une action possible que je laisse de côté
web-warn-vain = ce qui ne rapporte rien dans l’état actuel
web-warn-dear = un dé, quand un autre ferait pareil et rapporterait plus
web-sound-on = Le son est activé
web-sound-off = Le son est coupé

# Touches
web-key-point = passer d’un choix à l’autre, et choisir
web-key-arrows = aller de carte en carte, de case en case, de ligne en ligne du journal
web-key-choices = la liste de mes choix
web-key-recap = revoir ce qui vient de se passer
web-key-back = annuler
web-key-end = finir mon tour
web-key-hint = conseil
web-key-sheet = feuille de score
web-key-log = journal
web-key-replay = parcourir la partie
web-key-ends = au début, au présent
web-key-run = lire la partie, ou pause
web-key-leave = revenir à la table
web-key-keys = cette liste

# La ligne, et ce qui ne va pas
web-line-away = Connexion perdue ; votre partie est à l’abri. Nouvel essai…
web-line-back = Connexion rétablie.
web-offline = Vous êtes hors ligne. Les parties ont besoin du serveur ; cette page attend avec vous.
web-unreachable = Le serveur est injoignable ; rien n’est perdu. Réessayez dans un instant.
web-broken = Un problème est survenu sur cette page ; rechargez-la si elle n’avance plus.
web-again = Réessayer
web-away-title = Pas de connexion
web-lost-title = Il n’y a rien ici
web-lost = Cette adresse ne mène nulle part.
web-gone = Ce lien ne mène plus à aucune table, ou il est incomplet.

# Les tables de cartes.
web-cards-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-cards-turn = doit jouer
web-cards-your-turn = À vous
web-tap-again = Touchez encore
web-cards-look = { $name } : voir de plus près
web-cards-full = complet
web-cards-over = de trop
web-cards-taken = prise, à placer
web-cards-empty = vide
web-cards-led = entame
# Les lettres des cartes : l’initiale du mot de la couleur, telle que le journal la nomme.
web-letter = { $colour ->
    [gray] G
    [green] V
    [red] R
    [brown] M
    [blue] B
    [black] N
   *[white] B
}
web-cards-rivals = Les autres
web-cards-mine = Votre plateau
web-cards-my-coffee = Vos cafés

# Le plateau de Cat Tower.
web-tower-mine = Votre feuille
web-tower-sheet = Feuille : { $name }
web-tower-open = { $name } : { web-points }, { $columns }. Voir la feuille.
web-tower-waiting = En attente : { $names }
web-tower-picking = { $names } choisit un dé
web-tower-draft = Le choix des dés
web-tower-own = votre dé
web-tower-shared = commun
web-tower-less = { $die } : descendre à { $number }
web-tower-more = { $die } : monter à { $number }
web-tower-cost = Empreintes utilisées : { $cost } sur { $ready }
web-tower-read = { $item } à l’étage { $floor }
web-tower-floor = étage { $floor }
web-tower-where = Choisissez une case : { $item }
web-tower-which = Quel chat marque ?
web-tower-other = Choisir un autre objet
web-tower-total = total
web-tower-race = Course aux colonnes
web-tower-columns = colonnes
web-tower-done = terminée : { web-points }
web-tower-progress = { $marked } sur { $all }
web-tower-hex = étage { $floor }, colonne { $column }, { $what }
web-tower-empty = vide
web-tower-house = case maison vide, place reconstituée par nous
web-tower-column = colonne { $column } : { $circled ->
    [first] terminée en premier, { $first } points
    [later] terminée ensuite, { $later } points
    [crossed] { $later } points, d’autres ont été plus rapides
   *[open] { $first } points au premier, { $later } aux suivants
}
web-tower-column-by = terminée par { $names }
web-tower-house-note = Cases maison : notre reconstitution.
web-tower-close = Fermer

# Le guide d’une première partie
web-guide = Guide
web-guide-first = Une première partie, guidée
web-guide-first-told = contre un robot facile ; un chat dit ce qui est demandé et explique chaque chose une fois
web-guide-next = Compris
web-guide-hint = Que ferait ici quelqu’un d’expérimenté, et pourquoi ?
web-guide-on = Appeler le guide
web-guide-off = Congédier le guide
web-welcome = Première partie ? On peut vous montrer le jeu.
web-welcome-short = Première fois ?
web-welcome-lesson = Leçon de 3 min
web-welcome-guide = Me guider
web-welcome-off = Jouer sans explications
web-key-guide = le guide : l’appeler ou le congédier ; passer à la suite
