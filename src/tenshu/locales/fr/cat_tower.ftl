# Cat Tower. Les noms de colonne sont au féminin : « la colonne rouge ».

cat_tower-name = Cat Tower
cat_tower-about = Cat Tower, de Lee Ju-Hwa et Giung Kim, selon les règles de sa première notice. Nous n’avons jamais vu la feuille qui va avec. Reconstitués par nous : la place des cinq cases maison, et aucune empreinte entourée au départ. Probables, d’après la feuille d’une édition plus récente : les colonnes avec leurs trous et leurs nombres, les six chats et les 18 empreintes. Là où la notice se tait, nos décisions s’appliquent ; la partie s’arrête au plus tard après la manche 60.
cat_tower-die = dé { $number }
cat_tower-face = { $number }
cat_tower-item = { $item ->
    [house] maison
    [yarn] pelote
    [butterfly] papillon
    [bowl] gamelle
    [cushion] coussin
   *[mouse] souris
}
cat_tower-column = { $column ->
    [gold] dorée
    [red] rouge
    [green] verte
    [blue] bleue
   *[purple] violette
}
cat_tower-hex = { $column } { $floor }
cat_tower-cat = { $item ->
    [house] chat de la maison
    [yarn] chat de la pelote
    [butterfly] chat du papillon
    [bowl] chat de la gamelle
    [cushion] chat du coussin
   *[mouse] chat de la souris
}
cat_tower-pass = passer

cat_tower-question-start = Qui a vu un chat en dernier ?
cat_tower-question-roll = Que montrent les dés ?
cat_tower-question-pick = Prenez un dé.
cat_tower-question-mark = Remplissez votre feuille.

cat_tower-round = Manche { $number }
cat_tower-shared = dé commun : { $number }
cat_tower-soft-houses = les cases maison acceptent tout
cat_tower-other-bowls = une gamelle voisine ne compte pas
cat_tower-first-player = commence
cat_tower-completed = colonnes : { $columns }/{ $wanted }
cat_tower-marks-item = choisit un objet
cat_tower-marks-hex = choisit une case : { $item }
cat_tower-marks-cat = choisit un chat
cat_tower-busy = { $name } ({ $what })

cat_tower-dice = Dés
cat_tower-center = centre
cat_tower-items = Objets
cat_tower-sheets = Feuilles
cat_tower-number = { $circled ->
    [first] ({ $first })
    [later] ({ $later })
    [crossed] –/{ $later }
   *[open] { $first }/{ $later }
}
cat_tower-house-hex = { $hex }, une case maison
cat_tower-mark = { $item }, case { $hex }
cat_tower-cats = Chats
cat_tower-scored = points
cat_tower-scored-cat = { $cat } : { $points }
cat_tower-footprints = empreintes
cat_tower-track = prêtes { $ready }, utilisées { $crossed }, libres { $left }

cat_tower-line = { $line ->
    [cats] chats
    [yarn] pelotes
    [butterfly] papillons
    [bowl] gamelles
    [cushion] coussins
    [mouse] souris
   *[columns] colonnes
}
cat_tower-line-told = { $line ->
    [cats] À chaque maison, un chat marque : maisons fois objets de ce chat.
    [yarn] Dans chaque colonne, 9 points à qui a le plus de pelotes et 3 au deuxième ; à égalité, on partage.
    [butterfly] 2 points chacun.
    [bowl] 2 points par sorte d’objet voisine.
    [cushion] Le numéro de son étage.
    [mouse] Groupe de souris voisines : leur nombre au carré.
   *[columns] Le grand nombre à qui termine la colonne en premier, le petit aux suivants.
}

cat_tower-rule = { $part ->
    [items] effets des objets { $number }
   *[round] déroulement { $number }
}
cat_tower-explain-leaves = laisse { $numbers } au centre ({ $rule })
cat_tower-explain-shares = laisse le { $number }, qui devient le dé commun ({ $rule })
cat_tower-explain-no-die = il n’y en a pas au centre ({ $rule }).
cat_tower-explain-item = { $footprints ->
    [0] { $hexes } cases, étages : { $floors } ({ $rule })
    [one] { $hexes } cases, étages : { $floors }, à partir de { $footprints } empreinte ({ $rule })
   *[other] { $hexes } cases, étages : { $floors }, à partir de { $footprints } empreintes ({ $rule })
}
cat_tower-explain-only = seule case : { $hex }
cat_tower-explain-mark = { $footprints ->
    [0] points : +{ $points } ({ $rule })
    [one] pour { $footprints } empreinte ; points : +{ $points } ({ $rule })
   *[other] pour { $footprints } empreintes ; points : +{ $points } ({ $rule })
}
cat_tower-explain-house = { $houses ->
    [1] 1re maison, puis un chat marque
   *[other] { $houses }e maison, puis un chat marque
}
cat_tower-explain-completes = termine la colonne { $column }, points : +{ $points } ({ $rule })
cat_tower-explain-cat = { $houses } × { $items } = { $points } ({ $rule })
cat_tower-explain-pass = entoure une empreinte : { $ready ->
    [one] { $ready } prête
   *[other] { $ready } prêtes
} ({ $rule })
cat_tower-explain-pass-full = vos empreintes sont toutes entourées, cela n’apporte rien ({ $rule })
cat_tower-explain-item-first = D’abord l’objet, ensuite la case ({ $rule }).
cat_tower-explain-hex-now = Objet choisi : { $item }. Choisissez maintenant sa case ({ $rule }).
cat_tower-explain-cat-now = Votre maison est dessinée : choisissez le chat qui marque ({ $rule }).
cat_tower-explain-no-hex = il ne reste aucune case pour cet objet ({ $rule }).
cat_tower-explain-marked = case déjà prise, un seul objet par case ({ $rule }).
cat_tower-explain-house-only = case maison, rien d’autre n’y va ({ $rule }).
cat_tower-explain-no-picture = pas une case maison, et il en faut une ({ $rule }).
cat_tower-explain-too-dear = { $needed ->
    [one] Il faudrait { $needed } empreinte ; prêtes : { $ready } ({ $rule }).
   *[other] Il faudrait { $needed } empreintes ; prêtes : { $ready } ({ $rule }).
}
cat_tower-explain-scored = a déjà ses points : { $points } ({ $rule }).

# Ce que dit « ? » de la question, « r » du jeu, et l’aide des options.
cat_tower-rule-pick = Prenez un dé ; celui qui reste est commun à tous. L’un de vos deux nombres désigne un objet, l’autre un étage.
cat_tower-rule-mark = De votre dé et du dé commun, l’un désigne l’objet et l’autre l’étage ; chaque empreinte modifie un dé de 1. { $house_hexes ->
    [soft] Les maisons ne vont que sur une case maison, les autres objets partout.
   *[exclusive] Les maisons vont sur les cases maison, et rien d’autre n’y va.
} Ou passez, et entourez une empreinte. La place des cases maison est notre reconstitution.
cat_tower-rules = À chaque manche, on lance les dés, chacun en prend un et le dernier est commun. Avec ces deux nombres, dessinez un objet dans une case : l’un désigne l’objet, l’autre l’étage. Une empreinte modifie un dé de 1, jamais au-delà de 1 ou de 6 ; on en gagne une en passant, ou avec un papillon. { $house_hexes ->
    [soft] Les maisons ne vont que sur une case maison, les autres objets partout.
   *[exclusive] Les maisons ne vont que sur les cases maison, et rien d’autre n’y va.
} Maison : choisissez aussitôt un chat, pour le nombre de maisons multiplié par les objets de ce chat. Pelote : dans chaque colonne, 9 points à qui en a le plus et 3 au deuxième, partagés en cas d’égalité. Papillon : 2 points. Gamelle : 2 points par sorte voisine{ $bowl_neighbours ->
    [other] , sans compter les gamelles.
   *[any] , gamelles comprises.
} Coussin : le numéro de son étage. Souris : un groupe vaut sa taille au carré. Le premier à terminer une colonne en marque le grand nombre, les suivants le petit. La partie s’arrête à la fin de la manche où quelqu’un a trois colonnes, ou après la manche 60. Qui a le plus de points l’emporte, et l’égalité se partage. La place des cases maison et l’absence d’empreinte au départ sont notre reconstitution.
cat_tower-option-house_hexes = si les cases où une maison est dessinée ne prennent que des maisons, ou tout objet
cat_tower-option-bowl_neighbours = si une gamelle voisine d’une gamelle compte comme une sorte

# The hex that an item is marked on at once, where there is but one; told in brackets.
cat_tower-change = { $hex }

# What chance brought, and what a seat did, as a recap tells it.
cat_tower-did-start = Premier joueur : { $what }.
cat_tower-did-roll = Les dés : { $what }.
cat_tower-did-pick = { $you ->
    [yes] prenez le { $what }
   *[no] prend le { $what }
}
# L’article d’un objet dépend de son nom, qui arrive déjà en français.
cat_tower-did-mark = { $answer ->
    [cat_tower-pass] { $you ->
        [yes] passez
       *[no] passe
    }
    [cat_tower-hex] { $you ->
        [yes] remplissez la case { $what }
       *[no] remplit la case { $what }
    }
    [cat_tower-cat] { $you ->
        [yes] faites marquer le { $what }
       *[no] fait marquer le { $what }
    }
   *[cat_tower-item] { $you ->
        [yes] choisissez { $what ->
            [papillon] le papillon
            [coussin] le coussin
           *[other] la { $what }
        }
       *[no] choisit { $what ->
            [papillon] le papillon
            [coussin] le coussin
           *[other] la { $what }
        }
    }
}
