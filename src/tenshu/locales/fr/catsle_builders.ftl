# CATsle Builders et CHATpentiers. Chaque édition a ses mots pour le plateau.

catsle_builders-name = { $edition ->
    [chatpentiers] CHATpentiers
   *[catsle_builders] CATsle Builders
}
catsle_builders-about = { $edition ->
    [chatpentiers] CHATpentiers (Musoka Studio, 2026), l’édition française de CATsle Builders, de Yozaemon et Fukutarou. Ses cinq cartes Joker n’ont pas de règle imprimée : elles restent dans la boîte.
   *[catsle_builders] CATsle Builders (Fukuroudou, 2023), de Yozaemon Matsumoto et Fukutarou.
}
catsle_builders-suit = { $suit ->
    [gray] gris
    [green] vert
    [red] rouge
    [brown] marron
   *[blue] bleu
}
catsle_builders-card = { $number } { $suit }
# Les noms d’emplacement sont tous féminins : d’autres phrases comptent dessus.
catsle_builders-scrap = { $edition ->
    [chatpentiers] zone Zéro
   *[catsle_builders] zone de rebut
}
catsle_builders-column = { $edition ->
    [chatpentiers] section { $number }
   *[catsle_builders] colonne { $number }
}

catsle_builders-question-start = Qui commence ?
catsle_builders-question-remove = Quelle couleur reste dans la boîte ?
catsle_builders-question-deal = Quelle carte est distribuée ?
catsle_builders-question-reveal = Quelle carte supplémentaire est révélée ?
catsle_builders-question-play = Jouez une carte.
catsle_builders-question-take = Prenez une carte.
catsle_builders-question-place = Où va cette carte ?

catsle_builders-did-play = { $you ->
    [yes] jouez le { $what }
   *[no] joue le { $what }
}
catsle_builders-did-take = { $you ->
    [yes] prenez le { $what }
   *[no] prend le { $what }
}
catsle_builders-did-place = { $answer ->
    [catsle_builders-scrap] { $you ->
        [yes] le placez dans la { $what }
       *[no] le place dans la { $what }
    }
   *[catsle_builders-column] { $you ->
        [yes] le placez dans la { $what }
       *[no] le place dans la { $what }
    }
}

catsle_builders-round = Manche { $number }/{ $rounds }
catsle_builders-trick = Pli { $number }/{ $tricks }
catsle_builders-led = { $suit } demandé
catsle_builders-removed = sans { $suit }
catsle_builders-winner-leads = { $edition ->
    [chatpentiers] Variante de CATsle Builders : le 1er entame
   *[catsle_builders] Variante : le 1er entame
}
catsle_builders-leads = entame
catsle_builders-hand-size = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
catsle_builders-to-take = { $cards ->
    [one] { $cards } carte à prendre
   *[other] { $cards } cartes à prendre
}
catsle_builders-void = pas de { $suit }

catsle_builders-the-trick = Pli
catsle_builders-extra = carte supplémentaire
catsle_builders-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
catsle_builders-taken = carte prise
catsle_builders-from = jouée par le { $seat }
catsle_builders-last = Dernier pli
catsle_builders-taken-by = pour le { $seat }
catsle_builders-discarded = défaussée
catsle_builders-board = { $edition ->
    [chatpentiers] Plateaux Château
   *[catsle_builders] Plans
}
catsle_builders-limit = { $cards }/{ $limit }
catsle_builders-hand = Main

catsle_builders-line-round = manche { $number }
catsle_builders-line-bonus = { $edition ->
    [chatpentiers] sections parfaites
   *[catsle_builders] colonnes parfaites
}
catsle_builders-line-floor = jamais sous 0
catsle_builders-line-round-told = Ce qu’ont rapporté les emplacements et le bonus, jamais moins de 0.
catsle_builders-scrap-told = Chaque carte posée ici coûte un point.
catsle_builders-column-told = Un point par carte jusqu’à la limite ; au-delà, plus rien, et un point perdu par carte en trop.
catsle_builders-line-bonus-told = Remplies pile à la limite : deux, trois ou quatre rapportent 1, 2 ou 4 points.
catsle_builders-line-floor-told = Points rendus, car une manche ne descend jamais sous 0.

catsle_builders-explain-rank-so-far = { $rank ->
    [1] 1er
   *[other] { $rank }e
} sur { $played } pour l’instant (règle { $rule })
catsle_builders-explain-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
} du pli, vous { $cards ->
    [0] ne prenez rien
    [one] prenez { $cards } carte
   *[other] prenez { $cards } cartes
} (règle { $rule })
catsle_builders-explain-free = nouvelle couleur, à vous de choisir sa place (règle { $rule })
# Après le nom d’une carte, qui va quelque part, ou celui de l’emplacement même.
catsle_builders-explain-joins = { $named ->
    [card] va dans la { $place }, qui aura{" "}
   *[place] {""}
}{ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $kind ->
    [scrap] , un point perdu par carte : { catsle_builders-gain }
   *[column] {" "}sur { $limit } : { catsle_builders-gain }
} (règle { $rule })
catsle_builders-gain = { $sign ->
    [more] +{ $amount }
   *[less] −{ $amount }
}
catsle_builders-explain-not-held = pas dans votre main.
catsle_builders-explain-follow = Le { $suit } est demandé et vous en avez { $cards } : il faut suivre (règle { $rule }).
catsle_builders-explain-not-there = pas parmi les cartes à prendre (règle { $rule }).
catsle_builders-explain-no-scrap = elle ne sert pas à trois joueurs (règle { $rule }).
catsle_builders-explain-taken = elle contient du { $suit }, et un emplacement n’accepte qu’une couleur (règle { $rule }).

# Ce que dit « ? » de la question, « r » du jeu, et l’aide des options.
catsle_builders-rule-play = { $seats ->
    [5] Suivez la couleur demandée si vous le pouvez (5-1). Elle bat les autres, puis la plus forte valeur l’emporte, puis la dernière carte jouée (5-2). Le 1er prend 1 carte, le 2e en prend 1, le 3e en prend 2 et entame ensuite (5-3).
   *[other] Suivez la couleur demandée si vous le pouvez (5-1). Elle bat les autres, puis la plus forte valeur l’emporte, puis la dernière carte jouée (5-2). Le 1er prend 1 carte, le 2e en prend 2 et entame ensuite (5-3).
}
catsle_builders-rule-take = Vous devez prendre autant de cartes que votre rang l’indique. Une carte d’une couleur déjà posée rejoint les siennes ; une nouvelle couleur va dans un emplacement vide (5-3, 5-4).
catsle_builders-rule-place = Une nouvelle couleur va dans n’importe quel emplacement vide, et ses cartes suivantes l’y rejoignent. Jusqu’à sa limite, un emplacement rapporte un point par carte ; au-delà, il ne rapporte plus rien et coûte un point par carte en trop (5-4, 7).
catsle_builders-rules = La partie se joue en trois manches. À chaque pli, chacun joue une carte, en suivant la couleur demandée s’il le peut ; celle-ci est la plus forte, puis la plus haute valeur l’emporte, puis la dernière carte jouée. Selon leur rang, les joueurs prennent des cartes du pli et les placent : une seule couleur par emplacement, et toutes les cartes d’une couleur au même. En fin de manche, un emplacement rapporte un point par carte jusqu’à sa limite ; au-delà, il ne rapporte plus rien et coûte un point par carte en trop. { $seats ->
    [3] À trois, pas de { catsle_builders-scrap }, et une carte supplémentaire est ajoutée à chaque pli.
   *[other] Chaque carte de la { catsle_builders-scrap }, tout à gauche, coûte un point.
} Un emplacement exactement à sa limite est parfait : deux, trois ou quatre rapportent 1, 2 ou 4 points de plus. Une manche ne compte jamais moins de 0. Qui a le plus de points l’emporte.
catsle_builders-tiebreak = Qui a le plus d’emplacements parfaits à la dernière manche l’emporte.
catsle_builders-option-edition = le vocabulaire de la boîte : les règles sont les mêmes
catsle_builders-option-winner_leads = la variante imprimée dans CATsle Builders : le premier du pli entame le suivant
catsle_builders-option-removed_suit = la couleur que trois joueurs laissent dans la boîte

# What chance brought, as a recap tells it.
catsle_builders-did-start = Premier joueur : { $what }.
catsle_builders-did-remove = Reste dans la boîte : { $what }.
catsle_builders-did-deal = Cartes distribuées : { $seen ->
    [one] { $seen } visible
   *[other] { $seen } visibles
}, { $hidden ->
    [one] { $hidden } cachée
   *[other] { $hidden } cachées
}.
catsle_builders-did-reveal = Carte supplémentaire : { $what }.
