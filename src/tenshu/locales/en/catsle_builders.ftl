# CATsle Builders and CHATpentiers. Each edition has words of its own for the board.

catsle_builders-name = { $edition ->
    [chatpentiers] CHATpentiers
   *[catsle_builders] CATsle Builders
}
catsle_builders-about = { $edition ->
    [chatpentiers] CHATpentiers (Musoka Studio, 2026), the French edition of CATsle Builders, by Yozaemon and Fukutarou. Its five Jokers have no printed rule, so they are not dealt.
   *[catsle_builders] CATsle Builders (Fukuroudou, 2023), by Yozaemon Matsumoto and Fukutarou.
}
catsle_builders-suit = { $suit }
catsle_builders-card = { $suit } { $number }
catsle_builders-scrap = { $edition ->
    [chatpentiers] Zero zone
   *[catsle_builders] scrap area
}
catsle_builders-column = { $edition ->
    [chatpentiers] section { $number }
   *[catsle_builders] column { $number }
}

catsle_builders-question-start = Who is the start player?
catsle_builders-question-remove = Which suit stays in the box?
catsle_builders-question-deal = Which card is dealt?
catsle_builders-question-reveal = Which extra card is revealed?
catsle_builders-question-play = Play a card.
catsle_builders-question-take = Take a card.
catsle_builders-question-place = Where does it go?

catsle_builders-did-play = { $you ->
    [yes] play { $what }
   *[no] plays { $what }
}
catsle_builders-did-take = { $you ->
    [yes] take { $what }
   *[no] takes { $what }
}
catsle_builders-did-place = { $you ->
    [yes] put it in { $what }
   *[no] puts it in { $what }
}

catsle_builders-round = Round { $number } of { $rounds }
catsle_builders-trick = Trick { $number } of { $tricks }
catsle_builders-led = { $suit } is led
catsle_builders-removed = { $suit } is not in the game
catsle_builders-winner-leads = { $edition ->
    [chatpentiers] Variant of CATsle Builders: rank 1 leads next
   *[catsle_builders] Variant: rank 1 leads next
}
catsle_builders-leads = leads
catsle_builders-hand-size = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
catsle_builders-void = no { $suit }

catsle_builders-the-trick = Trick
catsle_builders-extra = extra card
catsle_builders-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
catsle_builders-board = { $edition ->
    [chatpentiers] Castle boards
   *[catsle_builders] Blueprint boards
}
catsle_builders-limit = { $cards }/{ $limit }
catsle_builders-hand = Hand

catsle_builders-line-round = round { $number }
catsle_builders-line-bonus = { $edition ->
    [chatpentiers] perfect sections
   *[catsle_builders] perfect columns
}
catsle_builders-line-floor = not below 0

catsle_builders-explain-rank-so-far = ranks { $rank } of { $played } so far ({ $rule })
catsle_builders-explain-rank = { $cards ->
    [0] ranks { $rank }: takes nothing ({ $rule })
    [one] ranks { $rank }: takes { $cards } card ({ $rule })
   *[other] ranks { $rank }: takes { $cards } cards ({ $rule })
}
catsle_builders-explain-free = a new suit on your board: you choose where it goes ({ $rule })
catsle_builders-explain-joins = { $place } then holds { $cards } of { $limit }; points: { $points } ({ $rule })
catsle_builders-explain-not-held = You do not hold { $card }.
catsle_builders-explain-follow = { $cards ->
    [one] { $suit } is led and you hold { $cards } of it: follow suit ({ $rule }).
   *[other] { $suit } is led and you hold { $cards } of it: follow suit ({ $rule }).
}
catsle_builders-explain-not-there = { $card } is not among the cards to take ({ $rule }).
catsle_builders-explain-no-scrap = With three players there is no { $place } ({ $rule }).
catsle_builders-explain-taken = { $place } holds { $suit }: each place takes one suit ({ $rule }).
