# Ce que dit le guide d’une première partie : une phrase par question, et chaque chose une fois.

guide-wait = Aux autres de jouer. Voyez ce qu’ils prennent, et ce qu’il vous reste.
guide-end-turn = Tout est fait. Revenez en arrière si vous voulez, ou terminez votre tour.
guide-reveal = Dévoilez ce qui vient, et votre tour continue. Pour revenir en arrière, c’est maintenant.
guide-round = La manche { $round } est finie : { $standing }.
guide-round-mine = Ce qui vous a le plus rapporté : « { $line } », { $points }.
guide-round-other = Pour { $name } : « { $line } », { $points }.

# The White Castle

guide-white_castle-ask-pair = Choisissez votre départ : des gains immédiats, une carte pour votre domaine et votre première lanterne.
guide-white_castle-ask-die = Prenez un dé ; sa couleur ouvre des salles, sa valeur décide des pièces.
guide-white_castle-ask-space = Posez-le où il vous sert le mieux ; ce qui brille lui est ouvert.
guide-white_castle-ask-owed = Tout cela est à vous ; choisissez l’ordre.
guide-white_castle-ask-one_of = L’un des deux : qui quitte votre domaine ?
guide-white_castle-ask-pick = Prenez ce qu’il vous faudra : nourriture pour les jardins, fer pour les terrains, nacre pour monter.
guide-white_castle-ask-gardener = Un jardin coûte de la nourriture, donne tout de suite et rapporte à la fin.
guide-white_castle-ask-warrior = Un terrain coûte du fer et donne ce que montrent ses tuiles.
guide-white_castle-ask-courtier = Amenez un courtisan à la Porte, faites-en monter un, ou les deux.
guide-white_castle-ask-room = Choisissez la salle dont vous voulez la carte pour votre domaine.
guide-white_castle-ask-light = Un bloc clair de la nouvelle carte est à vous tout de suite.
guide-white_castle-ask-favour = Votre courtisan est auprès du Daimyo : demandez une faveur.
guide-white_castle-ask-board_action = Utilisez un bloc du château, comme si un dé à vous y était.
guide-white_castle-ask-line = Activez une ligne de votre domaine : ses gains, puis le bloc de votre carte.
guide-white_castle-ask-checkpoint = Des sceaux ouvrent la saison suivante ; sinon vous restez là.
guide-white_castle-ask-last_exchange = Dernier moment pour les sceaux : la troisième et la septième unité d’une ressource rapportent.
guide-white_castle-ask-rival_garden = Le jardinier du rival hésite ; à vous de choisir.
guide-white_castle-ask-rival_room = Le courtisan du rival chasse une carte ; choisissez celle qui vous manquera le moins.
guide-white_castle-bridge = Trois ponts, des dés du plus bas à gauche au plus haut à droite. On ne prend qu’aux deux bouts ; le dé suivant avance alors.
guide-white_castle-lantern = À gauche, le dé est bas, mais il allume votre lanterne : vous gagnez tout ce que montre sa zone. Plus il y a de cartes, mieux c’est.
guide-white_castle-coins = Comparez le dé à la valeur qu’il couvre. Plus haut, il rapporte la différence en pièces ; plus bas, il la coûte.
guide-white_castle-room = Une salle donne les blocs à côté des tuiles de la couleur du dé : s’il y en a deux, les deux.
guide-white_castle-well = Le Puits prend tout dé et ne vaut que 1 : des pièces, un sceau et ses deux tuiles. Un bon refuge quand l’argent manque.
guide-white_castle-domain = Une ligne de votre domaine : ses gains, puis votre carte. Chaque membre parti en découvre un de plus.
guide-white_castle-steps = Rien n’est définitif avant la fin du tour : touchez une étape au-dessus de la question pour y revenir.
guide-white_castle-owed = Les gains sont obligatoires, les actions facultatives. Prenez d’abord ce qui paie le reste.
guide-white_castle-gardener = Un jardinier rapporte par lui-même. Après les manches 1 et 2, son jardin redonne son effet s’il reste un dé sur le pont.
guide-white_castle-warrior = Les guerriers ne rapportent qu’avec les courtisans : la valeur de vos terrains, une fois par courtisan au château.
guide-white_castle-courtier = Un courtisan vaut 1 à la Porte, puis 3, 6 et 10 à mesure qu’il monte.
guide-white_castle-climb = 2 nacre font monter d’un étage, 5 de deux. Chaque entrée dans une salle vous donne aussi sa carte.
guide-white_castle-room-card = La carte de la salle remplace la vôtre, et l’ancienne rejoint la lanterne, retournée.
guide-white_castle-favour = Chaque faveur n’est accordée qu’une fois. Le premier arrivé a le choix.
guide-white_castle-decline = On peut renoncer à une action, sans rien payer. Mais elle est alors perdue pour ce tour.
guide-white_castle-exchange = Les sceaux s’échangent à toute question : 2 contre une ressource, 1 contre une pièce. Gardez-en pour les blocs foncés et les barrières.
guide-white_castle-influence = L’influence vous fait avancer sur le Passage du temps. Qui est en tête commence la manche suivante, et les saisons lointaines rapportent.
guide-white_castle-cap = On garde 7 de chaque ressource et 5 sceaux. Le surplus est perdu : dépensez avant de gagner.
guide-white_castle-round-end = Entre deux manches, les jardins dont le pont a encore des dés redonnent leur effet, l’ordre du tour suit le Passage du temps, et tous les dés sont relancés.

# Catte

guide-catte-ask-coffee = Choisissez le café du prochain pli : sa couleur est atout, sa valeur va au gagnant.
guide-catte-ask-play = Jouez un chat pour gagner ce café, ou pour le laisser aux autres.
guide-catte-ask-pair = Ajoutez le chat blanc : les deux valeurs s’additionnent.
guide-catte-follow = On suit la couleur demandée si l’on peut. Sinon, on joue ce que l’on veut.
guide-catte-trump = Le café au centre donne l’atout : la plus haute carte de cette couleur gagne, quoi qu’on ait demandé.
guide-catte-set = Un chat noir et un chat blanc font ensemble du marron, qui vaut leur somme.
guide-catte-ties = À égalité, ce qui n’arrive qu’en marron, le dernier chat joué l’emporte.
guide-catte-coffee = Les cafés gagnés s’additionnent. Pile à la limite, ils comptent double ; au-delà, rien. Ceux de la réserve comptent aussi.
guide-catte-round-end = Nouvelle manche : toutes les cartes sont redistribuées, les points restent.

# Cat Tower

guide-cat_tower-ask-pick = Prenez un dé : avec le dé commun, il désigne un objet et un étage.
guide-cat_tower-ask-mark = Dessinez un objet à un étage avec vos deux nombres, ou passez et entourez une empreinte.
guide-cat_tower-shared = Le dé que personne ne prend sert à tous. Pensez à ce qui reste avant de choisir.
guide-cat_tower-two = Un nombre désigne l’objet, l’autre l’étage : à vous de décider lequel.
guide-cat_tower-footprint = Une empreinte modifie un dé de 1. Passer en donne une : un mauvais lancer n’est jamais tout à fait perdu.
guide-cat_tower-column = Quand tous ont dessiné, on regarde les colonnes. Les premiers à en terminer une marquent le grand nombre, les suivants le petit.

# CATsle Builders

guide-catsle_builders-ask-play = Jouez une carte : elle décide de votre rang, et le rang de ce que vous prenez.
guide-catsle_builders-ask-take = Prenez une carte du pli ; elle ira dans votre château.
guide-catsle_builders-ask-place = Choisissez une place pour cette nouvelle couleur : toutes ses cartes y iront.
guide-catsle_builders-follow = On suit la couleur demandée si l’on peut. Elle bat les autres, puis la plus haute l’emporte.
guide-catsle_builders-rank = Le premier n’est pas seul à prendre : voyez ce que prend chaque rang avant de jouer.
guide-catsle_builders-limit = { $edition ->
    [chatpentiers] Jusqu’à sa limite, une section
   *[catsle_builders] Jusqu’à sa limite, une colonne
} rapporte un point par carte. Une de trop, et elle en coûte.
guide-catsle_builders-perfect = { $edition ->
    [chatpentiers] Deux sections ou plus, pile à leur limite, rapportent
   *[catsle_builders] Deux colonnes ou plus, pile à leur limite, rapportent
} des points en plus. Comptez les cartes encore à venir.
guide-catsle_builders-round-end = Nouvelle manche : le château est vidé, les points restent.
