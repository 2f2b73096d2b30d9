# Catte. Un « set » est ici une formule, comme sur l’ardoise d’un café.

catte-name = Catte
catte-about = Catte (Vic Village, 2025), de LEO, illustré par Higawind.
catte-colour = { $colour ->
    [black] noir
    [white] blanc
   *[brown] marron
}
catte-card = { $number } { $colour }
catte-set = formule avec le { $card }
catte-coffee = café { $colour } { $number }

catte-question-start = Qui commence ?
catte-question-deal = Quelle carte Chat est distribuée ?
catte-question-deal-coffee = Quel café est distribué ?
catte-question-coffee = Posez un café au centre.
catte-question-play = Jouez un chat ou une formule.
catte-question-pair = Ajoutez un chat blanc.

catte-did-coffee = { $you ->
    [yes] posez le { $what } au centre
   *[no] pose le { $what } au centre
}
catte-did-play = { $answer ->
    [catte-set] { $you ->
        [yes] jouez une { $what }
       *[no] joue une { $what }
    }
   *[catte-card] { $you ->
        [yes] jouez le { $what }
       *[no] joue le { $what }
    }
}
catte-did-pair = { $you ->
    [yes] ajoutez le { $what }
   *[no] ajoute le { $what }
}

catte-round = Manche { $number }/{ $rounds }
catte-trick = Pli { $number }
catte-trump = atout { $colour }
catte-led = { $colour } demandé
catte-no-forced-set = formule jamais imposée
catte-no-led-set = jamais de formule à l’entame
catte-ended-limit = Fin de la manche { $round } : le { $seat } a dépassé la limite
catte-ended-coffee = Fin de la manche { $round } : le { $seat } n’avait plus de café à poser
catte-ended-cards = Fin de la manche { $round } : une main s’est vidée
catte-leads = entame
catte-hand-size = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
catte-void = pas de { $colour }

catte-the-trick = Pli
catte-center = centre
catte-is-trump = atout
catte-ahead = en tête
catte-set-begun = + …
catte-set-sum = { $ahead ->
    [yes] = { $number } en tête
   *[no] = { $number }
}
catte-last = Dernier pli
catte-won = gagne
catte-coffees = Cafés
catte-unused = en réserve
catte-unused-points = { $points ->
    [one] = { $points } point
   *[other] = { $points } points
}
catte-acquired = gagnés
catte-acquired-sum = { $fate ->
    [exact] { $sum }/{ $limit }, compte double
    [over] { $sum }/{ $limit }, ne compte pas
   *[under] { $sum }/{ $limit }
}
catte-hand = Main
catte-set-with = formule

catte-line-round = manche { $number }
catte-line-acquired = cafés gagnés
catte-line-unused = cafés en réserve
catte-line-round-told = Les cafés gagnés et ceux restés en réserve.
catte-line-acquired-told = La somme des cafés gagnés : le double pile à la limite, rien au-delà.
catte-line-unused-told = Le nombre de cafés encore en réserve, multiplié par lui-même.

catte-you = vous
catte-explain-trump = atout { $colour }, { $number } à gagner
catte-explain-row = réserve { $before } → { $after }
catte-explain-would = { $fate ->
    [exact] { $limit } pile : { $seat }
   *[over] plus de { $limit } : { $seat }
}
catte-explain-leads = { $trump ->
    [yes] entame en { $colour }, qui est atout
   *[no] entame en { $colour }
}
catte-explain-range = marron de { $lowest } à { $highest }
catte-explain-brown = { $number } marron
catte-explain-ahead = en tête pour l’instant
catte-explain-from = à partir du { $card }, { $what }
catte-explain-behind = le { $seat } reste en tête
catte-explain-wins = { $fate ->
    [exact] gagne le { $coffee } : { $sum }/{ $limit } pile, compte double
    [over] gagne le { $coffee } : { $sum }/{ $limit }, c’est trop, rien ne compte
   *[under] gagne le { $coffee } : { $sum }/{ $limit }
}
catte-explain-loses = { $fate ->
    [exact] le { $seat } gagne le { $coffee } : { $sum }/{ $limit } pile, compte double
    [over] le { $seat } gagne le { $coffee } : { $sum }/{ $limit }, c’est trop
   *[under] le { $seat } gagne le { $coffee } : { $sum }/{ $limit }
}
catte-explain-last-card = votre dernière carte : la manche finit avec ce pli
catte-explain-round-ends = la manche est finie
catte-explain-not-held = pas dans votre main.
catte-explain-follow = Le { $colour } est demandé et vous en avez { $cards } : il faut suivre (règle « { $rule } »).
catte-explain-make-set = Le marron est demandé, et votre noir avec votre blanc font une formule, donc du marron : servez-la (règle « { $rule } »).
catte-explain-no-white = Une formule demande un chat blanc, et vous n’en avez pas (règle « { $rule } »).
catte-explain-no-led-set = À cette table, on n’entame pas par une formule (décision { $rule }).
catte-explain-set-is-brown = Une formule est marron (règle « { $rule } »).
catte-explain-not-white = pas blanc ; une formule, c’est un chat noir et un chat blanc (règle « { $rule } »).
catte-explain-not-in-row = pas dans votre réserve (règle « { $rule } »).

# Ce que dit « ? » de la question, « r » du jeu, et l’aide des options.
catte-rule-coffee = Posez au centre un café de votre réserve : sa couleur est l’atout de ce pli, et le gagnant prend le café.
catte-rule-play = Jouez la couleur demandée si vous le pouvez. Un chat noir et un chat blanc forment une formule, marron, qui vaut leur somme. { $forced_set ->
    [no] Si le marron est demandé, elle n’est jamais obligatoire.
   *[yes] Si le marron est demandé, elle est obligatoire quand c’est votre seul moyen de suivre.
} Le plus fort atout l’emporte, sinon la plus forte carte de la couleur demandée ; à égalité, la dernière jouée.
catte-rule-pair = Ajoutez le chat blanc qui complète la formule.
catte-rules = À chaque pli, un café est au centre : sa couleur est l’atout, et sa valeur va au gagnant. Jouez un chat de la couleur demandée si vous le pouvez. Un chat noir et un chat blanc forment une formule, marron, qui vaut leur somme. { $forced_set ->
    [no] Si le marron est demandé, elle n’est jamais obligatoire.
   *[yes] Si le marron est demandé, elle est obligatoire quand c’est le seul moyen de suivre.
} { $led_set ->
    [no] On ne peut pas entamer par une formule.
   *[yes] On peut entamer par une formule.
} Le plus fort atout l’emporte, sinon la plus forte carte de la couleur demandée, et à égalité la dernière jouée. Le gagnant met au centre un de ses cafés et entame. Une manche s’arrête dès que les cafés d’un joueur dépassent { $seats ->
    [3] 20
   *[other] 15
}, quand celui qui entame n’a plus de café à poser, ou après le pli où une main se vide. Les cafés gagnés comptent leur somme, le double pile à la limite, rien au-delà ; les cafés en réserve comptent leur nombre au carré. Il y a autant de manches que de joueurs, et qui a le plus de points l’emporte ; l’égalité se partage.
catte-option-forced_set = si la formule est obligatoire quand le marron est demandé et que c’est le seul moyen de suivre
catte-option-led_set = si l’on peut entamer par une formule

# What chance brought, as a recap tells it.
catte-did-start = Premier joueur : { $what }.
catte-did-deal = Chats distribués : { $seen ->
    [one] { $seen } visible
   *[other] { $seen } visibles
}, { $hidden ->
    [one] { $hidden } caché
   *[other] { $hidden } cachés
}.
catte-did-deal-coffee = { $many ->
    [yes] Cafés distribués : { $seen }.
   *[no] Cafés distribués : { $what }.
}
