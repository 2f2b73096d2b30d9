# Le Château Blanc.

white_castle-name = Le Château Blanc
white_castle-about = Le Château Blanc (The White Castle), d’Isra C. et Sheila Santos (Llama Dice), édité par Devir en 2023. Ce qui est imprimé sur les cartes, les tuiles et les plateaux est connu par des sources qui concordent, à deux exceptions près. Des neuf cartes que joue le rival en solitaire, nous ne connaissons que deux faces : le reste de son paquet est reconstitué par nous ; vous pouvez fournir le vôtre avec --deck. Les numéros imprimés des emplacements de tuiles Dé sont eux aussi reconstitués. Là où la règle se tait, nos décisions s’appliquent (W1 à W32).

# Ce qu’on a, et ce qui est imprimé.

white_castle-thing = { $thing ->
    [food] { $amount } nourriture
    [iron] { $amount } fer
    [pearl] { $amount } nacre
    [coin] { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
    [seal] { $amount ->
        [one] { $amount } sceau
       *[other] { $amount } sceaux
    }
   *[vp] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
}
white_castle-any = { $amount ->
    [one] { $amount } ressource au choix
   *[other] { $amount } ressources au choix
}
white_castle-and = { $first } + { $second }
white_castle-or = { $first } ou { $second }
white_castle-nothing = rien
white_castle-offer = { $what } pour { $price }
white_castle-influence = { $steps } influence
white_castle-lantern = lanterne
white_castle-well = Puits
white_castle-member = { $member ->
    [courtier] courtisan
    [gardener] jardinier
   *[warrior] guerrier
}
white_castle-board-action = { $selection ->
    [light] bloc clair
    [any] bloc au choix
    [coral] bloc corail
    [black] bloc noir
   *[white] bloc blanc
}
white_castle-domain-line = ligne du domaine
white_castle-line = { $colour ->
    [coral] ligne corail
    [black] ligne noire
   *[white] ligne blanche
} ({ $member ->
    [courtier] courtisans
    [gardener] jardiniers
   *[warrior] guerriers
})
white_castle-decree = { $decree ->
    [coin] décret de la pièce
    [seal] décret du sceau
   *[vp] décret du point
}
white_castle-die = { $value } { $colour ->
    [coral] corail
    [black] noir
   *[white] blanc
}
white_castle-face = dé { $value }
white_castle-colour = { $colour ->
    [coral] corail
    [black] noir
   *[white] blanc
}
white_castle-space = { $by ->
    [rival] { $die } →{" "}
   *[seat] {""}
}{ $space ->
    [steward-room-1] salle gauche des Intendants
    [steward-room-2] salle centrale des Intendants
    [steward-room-3] salle droite des Intendants
    [diplomat-room-1] salle gauche des Diplomates
    [diplomat-room-2] salle droite des Diplomates
    [outside-1] hors les murs à gauche
    [outside-2] hors les murs à droite
    [well] Puits
   *[domain] domaine
}
white_castle-garden = { $kind ->
    [stone] jardin de pierres
   *[plant] jardin de plantes
} ({ $colour ->
    [coral] corail
    [black] noir
   *[white] blanc
})
white_castle-garden-place = { $kind ->
    [stone] jardin de pierres
   *[plant] jardin de plantes
} ({ $colour ->
    [coral] corail
    [black] noir
   *[white] blanc
})
white_castle-yard = terrain à { $iron } fer

# Cartes et tuiles.

white_castle-card = { $kind ->
    [steward] carte Intendant { $number }
    [diplomat] carte Diplomate { $number }
    [resource] carte Ressources { $number }
    [action] { $member ->
        [courtier] carte Courtisan { $number }
        [gardener] carte Jardinier { $number }
       *[warrior] carte Guerrier { $number }
    }
   *[decree] { $member ->
        [coin] décret de la pièce
        [seal] décret du sceau
       *[vp] décret du point
    }
}{ $rows ->
    [3] {" "}({ $top } / { $middle } / { $bottom })
    [2] {" "}({ $top } / { $middle })
   *[other] {""}
}
white_castle-daimyo-card = carte Daimyo { $number } ({ $left } / { $middle } / { $right })
white_castle-tile = tuile { $colour ->
    [coral] corail
    [black] noire
   *[white] blanche
} ({ $thing ->
    [food] nourriture
    [iron] fer
    [pearl] nacre
    [coin] pièce
   *[any] ressource au choix
})
white_castle-garden-card = { $kind ->
    [stone] jardin de pierres
   *[plant] jardin de plantes
} { $number } ({ $food } nourriture · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $what })
white_castle-yard-tile = tuile Terrain { $number } ({ $blue } / { $gold })
white_castle-pair = paire { $number } : { $gains } · carte { $action ->
    [courtisan] Courtisan
    [jardinier] Jardinier
    [guerrier] Guerrier
   *[other] { $action }
}
white_castle-pair-gone = paire { $number }
white_castle-rival-card = carte { $number } du rival

# Ce qu’on peut répondre.

white_castle-resource = { $thing ->
    [food] nourriture
    [iron] fer
   *[pearl] nacre
}
white_castle-exchange = { $thing ->
    [food] nourriture
    [iron] fer
    [pearl] nacre
   *[coin] pièce
} contre { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
}
white_castle-decline = renoncer
white_castle-pay = { $seals ->
    [0] barrière
    [one] barrière pour { $seals } sceau
   *[other] barrière pour { $seals } sceaux
}
white_castle-die-at = { $value } { $colour ->
    [coral] corail
    [black] noir
   *[white] blanc
} ({ $end ->
    [left] à gauche
   *[right] à droite
})
white_castle-end = { $colour ->
    [coral] corail
    [black] noir
   *[white] blanc
} ({ $end ->
    [left] à gauche
   *[right] à droite
})
white_castle-audience = audience à la Porte
white_castle-climb = ascension { $floor ->
    [gate] de la Porte
    [stewards] des Intendants
   *[diplomats] des Diplomates
} { $to ->
    [stewards] aux Intendants
    [diplomats] aux Diplomates
   *[daimyo] au Daimyo
}
white_castle-enter = { $room }
white_castle-favour = faveur { $number } : { $what }
white_castle-slot = { $room } { $row ->
    [top] en haut
    [middle] au milieu
   *[bottom] en bas
} : { $what }

# Ce que fait le rival.

white_castle-rival-gardener = { $done ->
    [no] ne peut envoyer de jardinier { $kind ->
        [stone] dans un jardin de pierres
        [plant] dans un jardin de plantes
       *[either] nulle part
    }
   *[yes] envoie un jardinier { $kind ->
        [stone] dans un jardin de pierres
        [plant] dans un jardin de plantes
       *[either] dans un jardin
    }
}
white_castle-rival-act = { $done ->
    [no] { $act ->
        [warrior] n’a plus de guerrier pour le terrain à { $amount } fer
        [audience] n’a plus de courtisan pour la Porte
        [climb] n’a pas de courtisan qui puisse monter
        [influence] est au bout du Passage du temps
       *[other] ne gagne rien
    }
   *[yes] { $act ->
        [warrior] envoie un guerrier sur le terrain à { $amount } fer
        [audience] envoie un courtisan à la Porte
        [climb] fait monter un courtisan de { $amount ->
            [one] { $amount } étage
           *[other] { $amount } étages
        }
        [influence] avance de { $amount } sur le Passage du temps
        [coins] gagne { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        }
       *[points] gagne { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
    }
}

# Ce qu’une réponse a changé.

white_castle-change = { $sign ->
    [more] +{ $amount }
   *[less] −{ $amount }
} { $thing ->
    [food] nourriture
    [iron] fer
    [pearl] nacre
    [coin] { $amount ->
        [one] pièce
       *[other] pièces
    }
    [seal] { $amount ->
        [one] sceau
       *[other] sceaux
    }
    [vp] { $amount ->
        [one] point
       *[other] points
    }
   *[influence] influence
}
white_castle-change-of = { $who } : { $change }
white_castle-changes = { $first }, { $second }
white_castle-ahead = désormais devant { $who }
white_castle-round-over = fin de la manche { $number }

white_castle-sheet = { $line ->
    [play] en cours de jeu
    [coins_and_seals] pièces et sceaux
    [resources] ressources
    [time] Passage du temps
    [gate] Porte
    [stewards] Intendants
    [diplomats] Diplomates
    [daimyo] Daimyo
    [yards] terrains
   *[gardens] jardins
}
white_castle-sheet-told = { $line ->
    [play] les points gagnés pendant les tours
    [coins_and_seals] 1 point par lot de 5 pièces et sceaux réunis
    [resources] pour chacune (nourriture, fer, nacre) : 1 point de 3 à 6, 2 points pour 7
    [time] ce qui est imprimé sous votre marqueur sur le Passage du temps
    [gate] 1 point par courtisan à la Porte
    [stewards] 3 points par courtisan chez les Intendants
    [diplomats] 6 points par courtisan chez les Diplomates
    [daimyo] 10 points par courtisan auprès du Daimyo
    [yards] la valeur des terrains de tous vos guerriers, multipliée par vos courtisans dans le château
   *[gardens] les points des jardins où sont vos jardiniers
}
# D’où viennent les points, en chiffres sous chacun.
white_castle-sum = { $values }
white_castle-sum-coins = ({ $coins }+{ $seals }) ÷ { $bundle }
white_castle-sum-time = case { $space }
white_castle-sum-times = { $count ->
    [1] { $values } × { $by }
   *[other] ({ $values }) × { $by }
}

# Les questions : celles du hasard, d’un siège, et du paquet du rival.

white_castle-question-castle_card = Quelles cartes sont au château ?
white_castle-question-daimyo_card = Quelles faveurs accorde le Daimyo ?
white_castle-question-die_tile = Où vont les tuiles Dé ?
white_castle-question-roll = Que montrent les dés ?
white_castle-question-garden_card = Quels jardins bordent les ponts ?
white_castle-question-yard_tile = Quelles tuiles vont sur les terrains d’entraînement ?
white_castle-question-turn_order = Dans quel ordre joue-t-on ?
white_castle-question-resource_card = Quelles cartes Ressources peut-on choisir ?
white_castle-question-action_card = Quelles cartes Action les accompagnent ?
white_castle-question-pair = Choisissez une paire de cartes de départ.
white_castle-question-die = Prenez un dé au bout d’un pont.
white_castle-question-space = Où placez-vous votre dé ?
white_castle-question-owed = Que faites-vous maintenant ?
white_castle-question-one_of = Laquelle de ces actions choisissez-vous ?
white_castle-question-pick = Choisissez une ressource.
white_castle-question-gardener = Quel jardin soigne votre jardinier ?
white_castle-question-warrior = Sur quel terrain s’entraîne votre guerrier ?
white_castle-question-courtier = Que font vos courtisans ?
white_castle-question-room = Dans quelle salle entre votre courtisan ?
white_castle-question-light = Quel bloc clair de votre nouvelle carte utilisez-vous ?
white_castle-question-favour = Quelle faveur demandez-vous au Daimyo ?
white_castle-question-board_action = Quel bloc du château utilisez-vous ?
white_castle-question-line = Quelle ligne de votre domaine utilisez-vous ?
white_castle-question-checkpoint = Payez-vous pour passer la barrière ?
white_castle-question-last_exchange = Échangez-vous des sceaux avant le décompte ?
white_castle-question-refill = Quelle carte arrive au château ?
white_castle-question-rival_card = Quelle carte est sur le paquet du rival ?
white_castle-question-rival_die = Où le rival place-t-il son dé ?
white_castle-question-rival_act = Que fait le rival ?
white_castle-question-rival_garden = Quel jardin soigne le jardinier du rival ?
white_castle-question-rival_room = De quelle salle le courtisan du rival chasse-t-il une carte ?

# Ce que le hasard a donné, et ce qu’un siège a fait, comme un récit le dit.

white_castle-did-castle_card = Au château : { $what }.
white_castle-did-daimyo_card = Le Daimyo : { $what }.
white_castle-did-die_tile = { $many ->
    [yes] Les tuiles Dé sont en place.
   *[no] Tuiles Dé : { $what }.
}
white_castle-did-roll = Les dés : { $what }.
white_castle-did-garden_card = Les jardins : { $what }.
white_castle-did-yard_tile = Les terrains : { $what }.
white_castle-did-turn_order = Ordre du tour : { $what }.
white_castle-did-resource_card = Cartes de départ : { $what }.
white_castle-did-action_card = Avec : { $what }.
white_castle-exchanged = { $you ->
    [yes] échangez des sceaux : { $what }
   *[no] échange des sceaux : { $what }
}
white_castle-did-pair = { $you ->
    [yes] prenez la { $what }
   *[no] prend la { $what }
}
white_castle-did-die = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
   *[other] { $you ->
        [yes] prenez le { $what }
       *[no] prend le { $what }
    }
}
white_castle-did-space = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
   *[other] { $you ->
        [yes] le placez : { $what }
       *[no] le place : { $what }
    }
}
white_castle-did-owed = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] renoncez au reste
       *[no] renonce au reste
    }
    [white_castle-member] { $you ->
        [yes] appelez un { $what }
       *[no] appelle un { $what }
    }
   *[other] { $you ->
        [yes] prenez : { $what }
       *[no] prend : { $what }
    }
}
white_castle-did-one_of = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] renoncez aux deux
       *[no] renonce aux deux
    }
    [white_castle-member] { $you ->
        [yes] appelez un { $what }
       *[no] appelle un { $what }
    }
   *[other] { $you ->
        [yes] prenez : { $what }
       *[no] prend : { $what }
    }
}
# L’article d’une ressource dépend de son nom, qui arrive déjà en français.
white_castle-did-pick = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
   *[other] { $you ->
        [yes] choisissez { $what ->
            [fer] le fer
           *[other] la { $what }
        }
       *[no] choisit { $what ->
            [fer] le fer
           *[other] la { $what }
        }
    }
}
white_castle-did-gardener = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] n’envoyez pas de jardinier
       *[no] n’envoie pas de jardinier
    }
   *[other] { $you ->
        [yes] envoyez un jardinier dans le { $what }
       *[no] envoie un jardinier dans le { $what }
    }
}
white_castle-did-warrior = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] n’envoyez pas de guerrier
       *[no] n’envoie pas de guerrier
    }
   *[other] { $you ->
        [yes] envoyez un guerrier sur le { $what }
       *[no] envoie un guerrier sur le { $what }
    }
}
white_castle-did-courtier = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] laissez vos courtisans où ils sont
       *[no] laisse ses courtisans où ils sont
    }
    [white_castle-audience] { $you ->
        [yes] envoyez un courtisan à la Porte
       *[no] envoie un courtisan à la Porte
    }
   *[other] { $you ->
        [yes] faites une { $what }
       *[no] fait une { $what }
    }
}
white_castle-did-room = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
   *[other] { $you ->
        [yes] entrez dans la { $what }
       *[no] entre dans la { $what }
    }
}
white_castle-did-light = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
   *[other] { $you ->
        [yes] utilisez un bloc, { $what }
       *[no] utilise un bloc, { $what }
    }
}
white_castle-did-favour = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
   *[other] { $you ->
        [yes] recevez la { $what }
       *[no] reçoit la { $what }
    }
}
white_castle-did-board_action = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] n’utilisez aucun bloc
       *[no] n’utilise aucun bloc
    }
   *[other] { $you ->
        [yes] utilisez un bloc, { $what }
       *[no] utilise un bloc, { $what }
    }
}
white_castle-did-line = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] n’utilisez aucune ligne
       *[no] n’utilise aucune ligne
    }
   *[other] { $you ->
        [yes] utilisez la { $what }
       *[no] utilise la { $what }
    }
}
white_castle-did-checkpoint = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] restez devant la barrière
       *[no] reste devant la barrière
    }
   *[other] { $you ->
        [yes] passez la barrière
       *[no] passe la barrière
    }
}
white_castle-did-last_exchange = { $answer ->
    [white_castle-decline] { $you ->
        [yes] gardez les autres sceaux
       *[no] garde les autres sceaux
    }
   *[other] { white_castle-exchanged }
}
white_castle-did-refill = Nouvelle au château : { $what }.
white_castle-did-rival_card = Désormais sur le dessus : { $what }.
white_castle-did-rival_die = Le rival place un dé : { $what }.
white_castle-did-rival_act = Le rival { $what }.
white_castle-did-rival_garden = { $you ->
    [yes] envoyez le jardinier du rival dans le { $what }
   *[no] envoie le jardinier du rival dans le { $what }
}
white_castle-did-rival_room = { $you ->
    [yes] faites place au courtisan du rival : { $what }
   *[no] fait place au courtisan du rival : { $what }
}

# Les chapitres de la règle, et celle de nos décisions qui tranche.

white_castle-section = { $part ->
    [setup] Mise en place
    [dice] Utiliser les dés
    [stacking] Empiler les dés
    [gaining] Gagner et payer
    [castle] Le château
    [outside] Hors les murs
    [well] Le Puits
    [domains] Les domaines personnels
    [warrior] Guerrier
    [gardener] Jardinier
    [courtier] Courtisan
    [audience] Demander audience
    [climbing] Ascension sociale
    [seals] Sceaux du Daimyo
    [lantern] Récompenses de lanterne
    [time] Le Passage du temps
    [end] Fin de la partie
   *[solitaire] Icônes du mode solitaire
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}{ $ruling ->
    [0] {""}
   *[other] , W{ $ruling }
}

# Ce que coûte et apporte une action permise.

white_castle-explain-at-once = { $changed } ({ $rule })
white_castle-explain-nothing-yet = rien pour l’instant ({ $rule })
white_castle-explain-have = vous aurez { $what }
white_castle-explain-next = puis { $question ->
    [pick] une ressource au choix
    [gardener] un jardinier, { $places ->
        [one] { $places } jardin possible
       *[other] { $places } jardins possibles
    }
    [warrior] un guerrier, { $places ->
        [one] { $places } terrain possible
       *[other] { $places } terrains possibles
    }
    [courtier] les courtisans, { $places ->
        [one] { $places } possibilité
       *[other] { $places } possibilités
    }
    [room] une salle et sa carte
    [favour] une faveur parmi { $places }
    [board_action] un bloc parmi { $places }
    [line] une ligne parmi { $places }
   *[checkpoint] une barrière à payer
}
white_castle-explain-worth = { $points ->
    [one] +{ $points } point à la fin
   *[other] +{ $points } points à la fin
}
white_castle-explain-score = { $points ->
    [one] score final : +{ $points } point
   *[other] score final : +{ $points } points
}
white_castle-explain-declines = { $question ->
    [gardener] aucun jardinier n’est envoyé
    [warrior] aucun guerrier n’est envoyé
    [courtier] aucun courtisan n’est envoyé
    [climb] aucun courtisan ne monte
    [audience] aucun courtisan ne va à la Porte
    [board_action] aucun bloc n’est utilisé
    [line] aucune ligne n’est utilisée
    [last_exchange] plus aucun sceau n’est échangé
   *[other] vous renoncez à : { $what }
} ({ $rule })
white_castle-explain-stays = { $steps ->
    [one] vous restez sur la case { $space } et perdez { $steps } pas ({ $rule })
   *[other] vous restez sur la case { $space } et perdez { $steps } pas ({ $rule })
}
white_castle-explain-lantern = lanterne : { $what }
white_castle-explain-gives = donne : { $what }
white_castle-explain-uncovers = le { $die } prend sa place ({ $rule })
white_castle-explain-leaves-one = laisse le { $die } à l’autre bout ({ $rule })
white_castle-explain-last-die = le dernier dé de ce pont ({ $rule })
white_castle-explain-covers = { $value } sur { $covered } : { $sign ->
    [more] +{ $coins }
    [less] −{ $coins }
   *[even] { $coins }
} { $coins ->
    [one] pièce
   *[other] pièces
} ({ $rule })
white_castle-explain-offers = puis { $what } ({ $rule })
white_castle-explain-one-of = puis { $what } ({ $rule })
white_castle-explain-well = donne : { $what } ({ $rule })
white_castle-explain-lost = perdu, au-delà du maximum : { $what } ({ $rule })
white_castle-explain-season = { $points ->
    [one] case { $space }, saison { $season }, { $points } point
   *[other] case { $space }, saison { $season }, { $points } points
}
white_castle-explain-card = la carte donne : { $what }
white_castle-explain-yard = le terrain donne : { $what }
white_castle-explain-nobody-inside = ne vaut rien sans courtisan dans le château ({ $rule })
white_castle-explain-no-favour = il ne reste aucune faveur ({ $rule })
white_castle-explain-vain = rien de ce qui s’y trouve n’est faisable pour l’instant ({ $rule })
white_castle-explain-dear = { $coins ->
    [one] le { $die } ferait la même chose ici et vous laisserait { $coins } pièce de plus ({ $rule })
   *[other] le { $die } ferait la même chose ici et vous laisserait { $coins } pièces de plus ({ $rule })
}
white_castle-explain-room = prend la { $card } et utilise : { $what } ({ $rule })
white_castle-explain-room-stays = utilise : { $what } ; la carte reste, sa pioche est vide ({ $rule })
white_castle-explain-old-card = votre ancienne carte ajoute { $what } à votre lanterne
white_castle-explain-line = donne : { $what }
white_castle-explain-pair = votre lanterne commence avec { $what } ({ $rule })
white_castle-explain-rival-garden = { $points ->
    [one] rapporte { $points } point au rival ({ $rule })
   *[other] rapporte { $points } points au rival ({ $rule })
}
white_castle-explain-rival-room = la { $card } quitte la partie, une autre la remplace ({ $rule })
white_castle-explain-rival-room-stays = la { $card } reste, sa pioche est vide ({ $rule })

# Pourquoi une action n’est pas permise.

white_castle-explain-too-little = Il faut { $what }, et vous avez { $there }{ $seals ->
    [0] {""}
    [one] {" "}; échangez d’abord { $seals } sceau
   *[other] {" "}; échangez d’abord { $seals } sceaux
} ({ $rule }).
white_castle-explain-no-exchange = Les sceaux ne s’échangent pas maintenant ({ $rule }).
white_castle-explain-no-last-coin = À la fin, une pièce ne compte pas plus qu’un sceau ({ $rule }).
white_castle-explain-at-cap = Vous avez déjà { $what } : impossible d’en garder plus ({ $rule }).
white_castle-explain-no-decline = On ne peut pas y renoncer ({ $rule }).
white_castle-explain-no-pair = pas disponible ({ $rule }).
white_castle-explain-no-die = aucun dé à ce bout ({ $rule }).
white_castle-explain-full = complet, avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ({ $rule }).
white_castle-explain-line-full = Un dé s’y trouve déjà : { $line } ({ $rule }).
white_castle-explain-no-colour = pas de tuile { $colour ->
    [noir] noire
    [blanc] blanche
   *[other] { $colour }
} ({ $rule }).
white_castle-explain-not-owed = Cela ne vous revient pas maintenant ({ $rule }).
white_castle-explain-cannot = impossible, même en échangeant tous vos sceaux ({ $rule }).
white_castle-explain-none-left = { $member ->
    [courtier] Vos courtisans ont tous quitté votre domaine
    [gardener] Vos jardiniers ont tous quitté votre domaine
   *[warrior] Vos guerriers ont tous quitté votre domaine
} ({ $rule }).
white_castle-explain-own-gardener = vous y avez déjà un jardinier ({ $rule }).
white_castle-explain-half-used = { $half ->
    [audience] L’audience de cette action est déjà faite ({ $rule }).
   *[climb] L’ascension de cette action est déjà faite ({ $rule }).
}
white_castle-explain-nobody-there = Vous n’avez pas de courtisan { $floor ->
    [gate] à la Porte
    [stewards] chez les Intendants
   *[diplomats] chez les Diplomates
} ({ $rule }).
white_castle-explain-other-floor = à un autre étage ; le courtisan est { $floor ->
    [stewards] chez les Intendants
   *[other] chez les Diplomates
} ({ $rule }).
white_castle-explain-other-room = La nouvelle carte vient de la { $room } ; choisissez un de ses blocs clairs ({ $rule }).
white_castle-explain-dark = Ce bloc est foncé ; choisissez un bloc clair de la { $room } ({ $rule }).
white_castle-explain-favour-taken = déjà prise : { $who } ({ $rule }).
white_castle-explain-not-selected = { $selection ->
    [light] Seuls les blocs clairs conviennent maintenant ({ $rule }).
    [coral] Seuls les blocs à côté d’une tuile corail conviennent maintenant ({ $rule }).
    [black] Seuls les blocs à côté d’une tuile noire conviennent maintenant ({ $rule }).
   *[other] Seuls les blocs à côté d’une tuile blanche conviennent maintenant ({ $rule }).
}
white_castle-explain-line-used = déjà utilisée ce tour-ci ({ $rule }).
white_castle-explain-no-rival-garden = Le rival prend le jardin de cette sorte qui vaut le moins de points et où il n’a personne ({ $rule }).

# Ce qui ne va pas dans un paquet.

white_castle-deck-json = { $name } n’est pas du JSON ; un paquet est un fichier comme {"{"}"cards": [ … ]{"}"}.
white_castle-deck-size = { $name } contient { $found } cartes ; le paquet du rival en a { $size }, dans une liste nommée "cards".
white_castle-deck-card = { $name }, carte { $card } : "{ $part }" ne peut pas être "{ $said }" ; au choix : { $known }.
white_castle-deck-value = "{ $value }" n’est pas un paquet du rival ; donnez un fichier avec --deck, ou "reconstructed".
white_castle-deck-dice = Avec le paquet { $name }, le rival pourrait rester sans dé, quand il n’y a plus que ceux-ci sur les ponts : { $dice }. Il faut qu’au moins deux cartes nomment l’un d’eux.

# Ce que dit « ? » de la question, « r » du jeu, et l’aide des options.

white_castle-rule-pair = Le dernier dans l’ordre du tour choisit en premier. La carte Action va dans votre domaine ; la carte Ressources donne ses gains, puis son dos inaugure votre zone des lanternes.
white_castle-rule-die = Prenez un dé au bout gauche ou droit d’un pont. Un dé de gauche allume aussi votre lanterne : vous gagnez tout ce que montrent les dos de votre zone des lanternes.
white_castle-rule-space = Votre dé couvre une valeur, imprimée ou celle d’un dé : plus haut, il rapporte la différence en pièces ; plus bas, il la coûte. Une salle n’accepte que les couleurs de ses tuiles et donne les blocs voisins ; hors les murs, un membre au choix sur deux ; le Puits prend tout dé ; votre domaine active la ligne de la couleur du dé. { $seats ->
    [1] Une case prend un dé, sauf le Puits.
    [2] Une case prend un dé, sauf le Puits.
   *[other] Une case du plateau prend deux dés, une ligne du domaine un seul, le Puits autant qu’on veut.
}
white_castle-rule-owed = Tout cela est à vous, dans l’ordre de votre choix. Les gains sont obligatoires ; aux membres, aux blocs et aux lignes, vous pouvez renoncer, à tous à la fois. Un prix se paie au moment du choix.
white_castle-rule-one_of = Une case hors les murs donne une de ses deux actions.
white_castle-rule-pick = Une ressource à la fois ; on en garde 7 de chaque sorte.
white_castle-rule-gardener = Un jardin coûte de la nourriture et donne son effet. Il le redonne après les manches 1 et 2 s’il reste des dés sur son pont, et marque ses points à la fin. Un seul de vos jardiniers par carte.
white_castle-rule-warrior = Un terrain coûte du fer et donne ce que montrent ses tuiles. À la fin, la somme des valeurs de vos guerriers est multipliée par vos courtisans dans le château, sans ceux de la Porte.
white_castle-rule-courtier = Une fois chacune, dans l’ordre voulu : une audience met un courtisan à la Porte pour 2 pièces ; une ascension en fait monter un de 1 étage pour 2 nacre, ou de 2 pour 5. À la fin, un courtisan vaut 1 à la Porte, 3 chez les Intendants, 6 chez les Diplomates, 10 auprès du Daimyo.
white_castle-rule-room = La carte de la salle devient votre carte Action, et le dos de l’ancienne rejoint votre lanterne. Vous utilisez aussitôt un bloc clair de la nouvelle.
white_castle-rule-light = Un bloc clair de la carte que vous venez de prendre.
white_castle-rule-favour = Chaque faveur n’est accordée qu’à un courtisan.
white_castle-rule-board_action = Utilisez un bloc d’une carte du château, sans dé. Un bloc foncé des Intendants coûte son sceau ici aussi.
white_castle-rule-line = Gagnez ce qui est visible sur la ligne, puis ce que votre carte Action y montre. { $domain_lines ->
    [unlimited] Les effets activent une ligne autant de fois qu’ils se présentent.
   *[once] Chaque ligne une fois par tour, celle de votre dé comprise.
}
white_castle-rule-checkpoint = Payez et entrez dans la saison suivante, ou restez devant la barrière et perdez le reste du déplacement.
white_castle-rule-last_exchange = Une ressource vaut 1 point à partir de 3, et 2 points à 7 ; cinq pièces et sceaux ensemble valent 1.
white_castle-rule-rival_garden = Le jardinier du rival va là où il rapporte le moins ; à égalité, vous choisissez.
white_castle-rule-rival_room = Le courtisan du rival chasse une carte d’une salle de son étage ; vous choisissez laquelle.
white_castle-rules = Trois manches de trois tours. À votre tour, prenez un dé au bout d’un pont et placez-le : vous gagnez en pièces ce qu’il a de plus que la valeur couverte, ou payez ce qui lui manque. Un dé de gauche allume aussi votre lanterne : vous gagnez tout ce que montrent les dos des cartes de votre zone des lanternes. Les salles donnent les blocs à côté des tuiles de la couleur du dé, les cases hors les murs un membre sur deux, le Puits un sceau et ses deux tuiles, votre domaine une ligne et ce que votre carte Action y montre. Les jardiniers coûtent de la nourriture, donnent l’effet de leur jardin et rapportent des points ; les jardins redonnent leur effet après les manches 1 et 2 s’il reste des dés sur leur pont. Les guerriers coûtent du fer, donnent ce que montre leur terrain, et rapportent sa valeur pour chaque courtisan dans le château. Les courtisans paient 2 pièces pour la Porte, puis 2 ou 5 nacre pour monter de 1 ou 2 étages ; sur deux étages ils vous rapportent une carte, et l’ancienne rejoint vos lanternes ; au troisième, le Daimyo accorde une faveur. Les sceaux paient certains blocs et les barrières du Passage du temps, qui donne des points et l’ordre du tour ; à tout moment 2 sceaux deviennent une ressource, et 1 une pièce. On garde au plus 7 de chaque ressource et 5 sceaux. { $domain_lines ->
    [unlimited] Les effets activent une ligne de votre domaine autant de fois qu’on veut par tour.
   *[once] Les effets activent chaque ligne de votre domaine une fois par tour.
} À la fin, on marque 1 point pour 5 pièces et sceaux, 1 par ressource dont il reste 3 à 6 et 2 s’il en reste 7, puis le Passage du temps, les courtisans, les terrains et les jardins. { $seats ->
    [1] Le rival ({ $difficulty ->
        [easy] facile
        [medium] moyen
       *[hard] difficile
    }) joue avec un paquet de neuf cartes{ $deck ->
        [reconstructed] , dont nous ne connaissons que deux faces : le reste est notre reconstitution.
       *[other] {" "}que vous avez fourni.
    } Il ne paie rien ; ce qu’il ne peut pas faire lui rapporte autant de points que le numéro de la manche.
   *[other] Qui a le plus de points l’emporte.
} Les numéros imprimés des emplacements de tuiles Dé sont aussi notre reconstitution.
white_castle-tiebreak = À égalité, le mieux placé dans l’ordre du tour l’emporte.
white_castle-option-difficulty = la force du rival au départ, quand on joue seul
white_castle-option-difficulty-told = { $difficulty ->
    [easy] Il commence sans rien et joue en second.
    [medium] Il commence avec 3 points et 1 case d’influence, et joue en premier.
   *[hard] Il commence avec 8 points et 3 cases d’influence, et joue en premier.
}
white_castle-option-domain_lines = combien de fois un effet peut activer une même ligne du domaine : une fois par tour, ou sans limite
white_castle-option-deck = le paquet du rival quand on joue seul : le nôtre, dont deux faces sont celles de la boîte et le reste est reconstitué, ou le vôtre, d’un fichier

# Ce qui est dessiné.

white_castle-round = manche { $number } sur { $rounds }
white_castle-turn = tour { $number } sur { $turns }
white_castle-phase = { $phase ->
    [set_up] mise en place
    [draft] paires de départ
    [gardens] fin de manche : jardins
   *[last_exchanges] fin de partie : derniers échanges
}
white_castle-unlimited-lines = lignes de domaine à volonté
white_castle-difficulty = rival { $difficulty ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
}
white_castle-rival-deck = { $deck ->
    [reconstructed] paquet reconstitué
   *[brought] votre propre paquet
}
white_castle-place = joue { $place ->
    [1] 1er
   *[other] { $place }e
}

white_castle-area = { $area ->
    [castle] Château
    [spaces] Autres cases
    [bridges] Ponts, jardins
    [yards] Terrains
    [courtiers] Courtisans
    [favours] Faveurs
    [time] Passage du temps
    [pairs] Paires de départ
    [domain] Domaines
    [deck] Paquet du rival
    [hand] Dé en main
   *[owed] Reste à faire
}
white_castle-column = { $column ->
    [die] dé
    [dice] dés
    [top] haut
    [middle] milieu
    [bottom] bas
    [gives] donne
    [bridge] gauche : L
    [stone] pierres
    [plant] plantes
    [worth] vaut
    [warriors] qui
    [courtiers] qui
    [taken] qui
    [markers] marqueurs
    [stock] réserve
    [card] carte
    [lantern] lanterne
    [gains] gains
    [row] faces visibles
   *[deck] ensuite
}
white_castle-row = { $row ->
    [steward-room-1] Intendants g.
    [steward-room-2] Intendants c.
    [steward-room-3] Intendants d.
    [diplomat-room-1] Diplomates g.
    [diplomat-room-2] Diplomates d.
    [outside-1] hors les murs g.
    [outside-2] hors les murs d.
    [well] Puits
    [gate] Porte
    [stewards] Intendants
    [diplomats] Diplomates
   *[daimyo] Daimyo
}
white_castle-bridge = { $shape } { $colour ->
    [coral] corail
    [black] noir
   *[white] blanc
}
white_castle-yard-row = à { $iron } fer
white_castle-favour-row = { $number }
white_castle-pair-row = paire { $number }
white_castle-worth = { $what } { $points }
white_castle-next-toll = puis { $toll }
white_castle-season = { $spaces } pour { $toll }
white_castle-value = { $value }
white_castle-line-column = { $shape } { $member }
white_castle-hand-end = pris à { $end ->
    [left] gauche, avec une lanterne
   *[right] droite
}
white_castle-owed = { $order ->
    [next] maintenant
   *[later] puis
}{ $sort ->
    [one] {" "}au choix
   *[all] {""}
}
white_castle-block = { $tone ->
    [light] bloc clair
   *[dark] bloc foncé
} près d’une tuile { $colour ->
    [coral] corail
    [black] noire
   *[white] blanche
} : { $what }
white_castle-home = { $count } { $member ->
    [courtier] { $count ->
        [one] courtisan
       *[other] courtisans
    }
    [gardener] { $count ->
        [one] jardinier
       *[other] jardiniers
    }
   *[warrior] { $count ->
        [one] guerrier
       *[other] guerriers
    }
} au domaine
white_castle-line-gives = { $line } : { $what }
white_castle-member-of = { $member ->
    [courtier] courtisan
    [gardener] jardinier
   *[warrior] guerrier
} { $clan ->
    [rival] du rival
   *[other] du siège { $clan }
}
white_castle-marker = { $clan ->
    [rival] le rival
   *[other] siège { $clan }
}, case { $space }

# En abrégé.
white_castle-short-blank = {" "}
white_castle-short-in = { $colour ->
    [coral] ({ $what })
    [black] [{ $what }]
   *[white] <{ $what }>
}
white_castle-short-thing = { $thing ->
    [food] { $amount }N
    [iron] { $amount }F
    [pearl] { $amount }P
    [coin] { $amount }$
    [seal] { $amount }S
   *[vp] { $amount }pt
}
white_castle-short-any = { $amount }?
white_castle-short-and = { $first }+{ $second }
white_castle-short-or = { $first } ou { $second }
white_castle-short-offer = { $price }:{ $what }
white_castle-short-influence = { $steps }T
white_castle-short-lantern = L
white_castle-short-well = Puits
white_castle-short-member = { $member ->
    [courtier] C
    [gardener] J
   *[warrior] G
}
white_castle-short-block = { $selection ->
    [light] b
   *[any] B
}
white_castle-short-domain-line = D
white_castle-short-decree = L{ $what }
white_castle-short-member-of = { $member ->
    [courtier] C
    [gardener] J
   *[warrior] G
}{ $clan ->
    [rival] R
   *[other] { $clan }
}
white_castle-short-marker = { $clan ->
    [rival] R
   *[other] { $clan }
}@{ $space }
white_castle-short-worth = { $points }/{ $member }
white_castle-short-spaces = { $first }-{ $last }
white_castle-short-range = { $first }-{ $last }pt
white_castle-short-garden = { $food } { $points } { $what }
white_castle-short-home = { $count }{ $member }
white_castle-short-rival-card = { $first }, { $second } / { $shape } { $position ->
    [left] à gauche
    [center] au milieu
   *[right] à droite
} vers { $space }
white_castle-short-rival-gardener = { $member } { $kind ->
    [stone] pierres
    [plant] plantes
   *[either] n’importe où
}
white_castle-short-rival-warrior = { $member } { $iron }
white_castle-short-rival-courtier = { $member } { $levels ->
    [0] à la Porte
   *[other] monte de { $levels }
}
white_castle-sign = { $sign ->
    [price] ce qui précède les deux-points se paie
    [member] jardinier { $clan ->
        [rival] du rival
       *[other] du siège { $clan }
    }
    [marker] { $clan ->
        [rival] le rival
       *[other] siège { $clan }
    }, sur cette case
    [dark] un bloc près d’une tuile corail ; ceux de C, J et G sont foncés, les autres clairs
    [card] une carte du rival : ce qu’elle fait une fois retournée / son dé, et où il va
    [garden] un jardin : prix, points à la fin, effet
    [home] courtisans au domaine
   *[worth] par courtisan dans le château
}

# Ce qu’un écran dit en plus de la table.

white_castle-look-printed = valeur imprimée : { $value }
white_castle-look-beneath = dessous, dans l’ordre : { $what }
white_castle-look-garden = coûte { $food } nourriture, donne { $what }, { $points ->
    [one] { $points } point à la fin
   *[other] { $points } points à la fin
}
white_castle-look-bridge = pont { $colour ->
    [coral] corail
    [black] noir
   *[white] blanc
}
white_castle-look-left = Un dé pris à gauche allume aussi votre lanterne.
white_castle-look-yard = { $points ->
    [one] vaut { $points } point à la fin par courtisan dans le château
   *[other] vaut { $points } points à la fin par courtisan dans le château
}
white_castle-look-season = Passage du temps, cases { $first } à { $last }{ $toll ->
    [0] {""}
    [one] , { $toll } sceau pour y entrer
   *[other] , { $toll } sceaux pour y entrer
}{ $worth ->
    [none] , ne vaut rien
    [same] , vaut { $most } points
   *[range] , vaut { $fewest } à { $most } points
}
white_castle-look-marker = { $name }, case { $space }
white_castle-look-members = { $name } : { $count } { $member ->
    [courtier] { $count ->
        [one] courtisan
       *[other] courtisans
    }
    [gardener] { $count ->
        [one] jardinier
       *[other] jardiniers
    }
   *[warrior] { $count ->
        [one] guerrier
       *[other] guerriers
    }
}
white_castle-look-clans = Passage du temps et clans
white_castle-look-home = { $name } : domaine
white_castle-look-influence = case { $space } du Passage du temps
white_castle-look-done = Tout est fait : plus rien à résoudre.
white_castle-look-several = Plusieurs à la fois
white_castle-look-exchange = échanger des sceaux
white_castle-look-exchange-first = Vous ne pouvez rien payer pour l’instant : échangez d’abord des sceaux, ou renoncez.
white_castle-look-or = ou
white_castle-look-spaces = Où votre dé peut aller
white_castle-look-whole = Toute la table
white_castle-look-closer = Voir de près : { $part }
white_castle-look-table = Voir la table
white_castle-look-pairs = Revenir aux paires
white_castle-look-die-of = { $position ->
    [left] à gauche
    [center] au milieu
   *[right] à droite
}
white_castle-look-rival-die = son dé : pont { $colour ->
    [coral] corail
    [black] noir
   *[white] blanc
}, { $position ->
    [left] à gauche
    [center] au milieu
   *[right] à droite
}, destination : { $space }

# Ce que veut dire chaque signe.

white_castle-icon = { $icon ->
    [food] La nourriture paie les jardiniers. On en garde 7 au plus.
    [iron] Le fer paie les guerriers. On en garde 7 au plus.
    [pearl] La nacre paie les ascensions : 2 pour un étage, 5 pour deux. On en garde 7 au plus.
    [coin] Les pièces paient l’audience à la Porte, et les dés plus bas que ce qu’ils couvrent.
    [seal] Les sceaux paient blocs foncés et barrières ; 2 font une ressource, 1 une pièce. On en garde 5 au plus.
    [vp] Points de clan : à la fin, qui en a le plus gagne.
    [any] Une ressource au choix : nourriture, fer ou nacre.
    [courtier] Courtisan : une audience à la Porte pour 2 pièces, une ascension contre de la nacre, ou les deux.
    [gardener] Jardinier : envoyez-en un dans un jardin et payez sa nourriture.
    [warrior] Guerrier : envoyez-en un sur un terrain et payez son fer.
    [rival] Le rival, joué par le jeu.
    [influence] Influence : autant de pas sur le Passage du temps.
    [lantern] Lanterne : vous gagnez tout ce que montre votre zone des lanternes.
    [well] Le Puits : un sceau, et ce que montrent ses deux tuiles.
    [block-any] Un bloc au choix d’une carte du château.
    [block-light] Un bloc clair d’une carte du château.
    [block-coral] Un bloc à côté d’une tuile corail du château.
    [block-black] Un bloc à côté d’une tuile noire du château.
    [block-white] Un bloc à côté d’une tuile blanche du château.
    [tile-coral] Une tuile corail : ce qui est à côté est pour les dés corail.
    [tile-black] Une tuile noire : ce qui est à côté est pour les dés noirs.
    [tile-white] Une tuile blanche : ce qui est à côté est pour les dés blancs.
    [line] Une ligne de votre domaine, avec votre carte Action.
    [line-coral] La ligne corail de votre domaine, avec votre carte Action.
    [line-black] La ligne noire de votre domaine, avec votre carte Action.
    [line-white] La ligne blanche de votre domaine, avec votre carte Action.
    [decree-coin] Décret : une pièce de plus à votre lanterne.
    [decree-seal] Décret : un sceau de plus à votre lanterne.
    [decree-vp] Décret : un point de plus à votre lanterne.
    [audience] Audience : un courtisan va à la Porte pour 2 pièces.
    [climb-1] Un courtisan monte d’un étage.
    [climb-2] Un courtisan monte de deux étages.
    [garden-stone] Un jardin de pierres.
    [garden-plant] Un jardin de plantes.
    [card] Votre carte Action : ce qu’elle fait sur chaque ligne.
   *[other] Une partie de la table.
}
