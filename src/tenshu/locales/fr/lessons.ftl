# Les leçons : ce que dit le chat. Deux phrases courtes au plus, le pourquoi et pas seulement le quoi.

lesson-title = Leçon, { $number } sur { $of }
lesson-next = Suivant
lesson-back = Un pas en arrière
lesson-leave = Quitter
lesson-leave-told = La leçon vous attend parmi vos tables.
lesson-watch = Aux autres maintenant. Regardez ce qu’ils font.
lesson-end-turn = Votre tour est complet. Terminez-le, et les autres continuent.
lesson-new-game = Partie guidée
lesson-play-on = Continuer
lesson-other = Les règles le permettent, et bientôt vous pourrez. Pour l’instant, suivez ce qui s’allume.
lesson-no-hint = Pendant une leçon, c’est le chat qui conseille.

# CATsle Builders et CHATpentiers. Une colonne porte un autre nom dans chaque édition.

lesson-column = { $edition ->
    [chatpentiers] section
   *[catsle_builders] colonne
}
lesson-column-1 = { $edition ->
    [chatpentiers] section 1
   *[catsle_builders] colonne 1
}
lesson-column-2 = { $edition ->
    [chatpentiers] section 2
   *[catsle_builders] colonne 2
}
lesson-column-3 = { $edition ->
    [chatpentiers] section 3
   *[catsle_builders] colonne 3
}
lesson-column-4 = { $edition ->
    [chatpentiers] section 4
   *[catsle_builders] colonne 4
}
lesson-catsle_builders-goal = Bâtissez un château : vos cartes vont dans quatre { lesson-column }s. Elles en veulent 1, 2, 3 et 4, pas une de plus.
lesson-catsle_builders-scrap = Une couleur par emplacement, et toute la couleur au même. Dans la { catsle_builders-scrap }, chaque carte coûte un point.
lesson-catsle_builders-follow = Le gris est demandé. Essayez quand même autre chose : touchez votre 10 bleu.
lesson-catsle_builders-rank = Qui peut suivre doit suivre. La meilleure carte prend 1 carte du pli, la deuxième en prend 2 : soyez deuxième, avec le 7 gris.
lesson-catsle_builders-take = Le 9 est parti chez le premier. Deux des autres sont pour vous : d’abord le 7 gris.
lesson-catsle_builders-place = Le gris est nouveau chez vous : à vous de choisir sa place. Vous en aurez deux : la { lesson-column-2 } convient.
lesson-catsle_builders-perfect = Puis le 5 gris, qui y va de lui-même. La voilà pile à sa limite, donc parfaite, et les parfaites rapportent un bonus.
lesson-catsle_builders-lead = C’est le deuxième qui entame. Rien ne bat votre 12 marron : cette fois, soyez premier.
lesson-catsle_builders-first = Le premier ne prend qu’une carte, mais avant les autres. Prenez le 12 marron.
lesson-catsle_builders-single = Une carte, une place : la { lesson-column-1 }. La voilà parfaite aussi.
lesson-catsle_builders-nothing = Trop de cartes, c’est mauvais : ce pli n’est pas pour vous. Le 1 bleu finit dernier et ne prend rien.
lesson-catsle_builders-must = Encore du gris, et le 12 est votre seul gris. Il faut le jouer, et vous serez premier.
lesson-catsle_builders-spare = Un troisième gris gâcherait la { lesson-column-2 } : ses 2 points envolés, et un autre de perdu. Prenez plutôt le 2 vert.
lesson-catsle_builders-room = Le vert est nouveau, et la { lesson-column-3 } a de la place pour lui et deux autres.
lesson-catsle_builders-last = Sautons au dernier pli. Entre-temps, le bleu a rempli la { lesson-column-4 } ; jouez votre dernière carte, la plus forte.
lesson-catsle_builders-count = On compte un point par carte : la { lesson-column-1 }, la { lesson-column-2 } et la { lesson-column-4 } sont pleines et rapportent 1 + 2 + 4.
lesson-catsle_builders-fill = Un troisième vert, et la { lesson-column-3 } est parfaite aussi : 3 de plus. Quatre parfaites ajoutent 4 : prenez le 9 vert, et vous voilà à 14.
lesson-catsle_builders-score = 14 points pour cette manche ! Les châteaux sont vides, les cartes redistribuées. Après trois manches, qui a le plus de points l’emporte.
lesson-catsle_builders-done = Prendre ce qui convient, esquiver le reste : c’est tout le jeu. Bravo ! À vous de jouer comme il vous plaît.

# Catte

lesson-catte-goal = On joue pour le café du centre : ici, 8 points. Mais au-delà de 20 dans une manche, tout refroidit.
lesson-catte-row = Ces quatre cafés sont à vous. Vous en poserez au centre ; ceux que vous gardez comptent aussi.
lesson-catte-trump = Le café du centre est blanc. Les chats blancs sont donc atout : ils battent tous les autres.
lesson-catte-follow = Le noir est demandé. Essayez de couper : touchez votre 15 blanc.
lesson-catte-win = Vous avez du noir, il faut donc en jouer. Votre 14 bat tout le monde : jouez-le.
lesson-catte-put = 8 points pour vous ! Le gagnant pose un de ses cafés au centre : posez le café marron 5, et le marron devient atout.
lesson-catte-set = Un chat noir et un chat blanc ensemble font un chat marron. Commencez par le 7 noir.
lesson-catte-pair = Ajoutez le 13 blanc. 7 et 13 font un 20 marron, et c’est de l’atout.
lesson-catte-exact = Vous avez 13. Avec 7 de plus, c’est 20 pile, et 20 pile compte double : posez le café noir 7.
lesson-catte-sure = Le noir est atout, et aucun noir ne dépasse 15. Entamez avec le vôtre.
lesson-catte-enough = 20, soit 40 points ! Désormais, ne gagnez plus rien. Posez le café blanc 10.
lesson-catte-low = Entamez avec votre plus petit marron : un autre devra gagner.
lesson-catte-duck = 15 points au centre, et le 11 noir les gagnerait : 35, tout refroidit. Glissez-vous dessous avec le 2 noir.
lesson-catte-score = 25 en face : c’est trop, rien ne compte, la manche est finie. À vous 40, et 1 pour le café gardé.
lesson-catte-done = Les cafés gardés comptent au carré : deux font 4, trois font 9. Bravo ! À vous de jouer comme il vous plaît.

# Cat Tower

lesson-cat_tower-goal = Meublez pour six chats un arbre à chats de cinq colonnes. Qui en termine trois met fin à la partie, et qui a le plus de points l’emporte.
lesson-cat_tower-dice = Trois dés pour deux joueurs. Chacun en prend un, le dernier sert aux deux.
lesson-cat_tower-pick = Chaque nombre est un objet et un étage. Prenez le 3 : comme objet, c’est un papillon.
lesson-cat_tower-two = Vous avez 3, et le 5 est commun. Donc un papillon à l’étage 5, ou un coussin à l’étage 3.
lesson-cat_tower-cannot = La souris, c’est l’objet 6. Touchez-la pour voir ce qui manque.
lesson-cat_tower-butterfly = Choisissez le papillon : il vaut 2 points et donne une empreinte.
lesson-cat_tower-hex = L’étage 5 de la colonne dorée convient bien. Les cases maison attendent des maisons.
lesson-cat_tower-again = Nouvelle manche : cette fois, l’autre a choisi d’abord. Reprenez un 3.
lesson-cat_tower-same = Deux dés égaux : un papillon à l’étage 3, et rien d’autre.
lesson-cat_tower-beside = Encore la dorée. Une colonne pleine rapporte son nombre, et davantage à qui la finit en premier.
lesson-cat_tower-shift = Une empreinte modifie un dé de 1. Prenez le 4 : elle fera du 2 commun un 1.
lesson-cat_tower-house = Le 1, c’est une maison. Elle va sur une case maison.
lesson-cat_tower-home = À l’étage 4, il y en a une dans la colonne violette. Elle ne coûte qu’une empreinte.
lesson-cat_tower-cat = Une maison nourrit un chat, une seule fois : vos maisons fois ses objets. Le chat du papillon donne 1 × 2.
lesson-cat_tower-score = Pelotes, gamelles, coussins et souris comptent à la fin. Touchez-les pour voir ce qu’ils rapporteraient.
lesson-cat_tower-done = Mauvais dés ? Passez, et entourez une empreinte. Bravo ! À vous de jouer comme il vous plaît.

# Le Château Blanc

lesson-white_castle-goal = Neuf tours pour placer votre clan au château, aux jardins et sur les terrains. Qui a le plus de points l’emporte.
lesson-white_castle-pair = D’abord, votre départ. La paire 1 a de la nacre pour le château et des pièces pour tout le reste.
lesson-white_castle-bridges = Un tour, c’est un dé, pris à l’un des bouts d’un pont. À gauche il est bas, à droite il est haut.
lesson-white_castle-die = Les dés hauts rapportent des pièces. Prenez le 6 corail.
lesson-white_castle-colour = Au château, sa couleur compte. Essayez la salle gauche des Diplomates : touchez-la.
lesson-white_castle-room = Pas de corail là-bas. Cette salle en a deux, et son 3 sous votre 6 fait 3 pièces.
lesson-white_castle-lantern = Vous voilà avec nourriture, pièces et influence. Prenez le dé noir de gauche : il allume aussi votre lanterne.
lesson-white_castle-outside = La lanterne donnera tout ce que montre votre zone. Hors les murs, un 3 sur un 5 coûte 2 pièces.
lesson-white_castle-gardener = D’ici part un jardinier ou un courtisan. Envoyez le jardinier.
lesson-white_castle-garden = Ce jardin prend vos 2 nourriture : 2 sceaux tout de suite, 3 points à la fin. Il en redonne si un dé reste sur son pont.
lesson-white_castle-last = Votre dernier tour de la manche. Prenez le 6 blanc.
lesson-white_castle-coins = Sur ce 5, il rapporte une pièce. Et un courtisan peut entrer au château.
lesson-white_castle-courtier = Plus un courtisan monte, plus il compte : 1, 3, 6 ou 10 points.
lesson-white_castle-audience = D’abord à la Porte, pour 2 pièces.
lesson-white_castle-climb = Puis chez les Intendants, pour 2 nacre.
lesson-white_castle-enter = La carte de la salle rejoint votre domaine, et l’ancienne votre lanterne. Entrez ici.
lesson-white_castle-light = Un de ses blocs clairs sert aussitôt : prenez l’influence.
lesson-white_castle-time = L’influence vous fait avancer sur le Passage du temps. En tête, vous commencez cette manche ; et votre jardin a redonné des sceaux.
lesson-white_castle-score = À la fin, vos guerriers comptent une fois par courtisan au château. La feuille de score montre tout, à tout moment.
lesson-white_castle-done = Désormais, un tour reste à vous jusqu’à ce que vous le terminiez, et chaque étape peut s’annuler. Bravo ! Jouez comme il vous plaît.
