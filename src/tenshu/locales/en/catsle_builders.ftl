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
catsle_builders-did-place = { $answer ->
    [catsle_builders-scrap] { $you ->
        [yes] put it in the { $what }
       *[no] puts it in the { $what }
    }
   *[catsle_builders-column] { $you ->
        [yes] put it in { $what }
       *[no] puts it in { $what }
    }
}

catsle_builders-round = Round { $number } of { $rounds }
catsle_builders-trick = Trick { $number } of { $tricks }
catsle_builders-led = { $suit } is led
catsle_builders-removed = without { $suit }
catsle_builders-winner-leads = { $edition ->
    [chatpentiers] Variant of CATsle Builders: rank 1 leads
   *[catsle_builders] Variant: rank 1 leads next
}
catsle_builders-leads = leads
catsle_builders-hand-size = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
catsle_builders-to-take = { $cards ->
    [one] { $cards } card to take
   *[other] { $cards } cards to take
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
catsle_builders-taken = taken
catsle_builders-from = from { $seat }
catsle_builders-last = Last trick
catsle_builders-taken-by = to { $seat }
catsle_builders-discarded = discarded
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
catsle_builders-line-round-told = What its columns, its perfect columns and its scraps came to, and never less than 0.
catsle_builders-scrap-told = Each card here costs a point.
catsle_builders-column-told = Up to its limit a point a card; over it, nothing but minus a point for each card too many.
catsle_builders-line-bonus-told = Filled exactly to the limit: two, three or four such give 1, 2 or 4 points.
catsle_builders-line-floor-told = What is given back, since no round counts below 0.

catsle_builders-explain-rank-so-far = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} of { $played } so far ({ $rule })
catsle_builders-explain-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}: takes { $cards ->
    [0] nothing
    [one] { $cards } card
   *[other] { $cards } cards
} ({ $rule })
catsle_builders-explain-free = a new suit on your board: you choose where it goes ({ $rule })
# After the name of a card, which goes somewhere, or of the place itself.
catsle_builders-explain-joins = { $named ->
    [card] { $kind ->
        [scrap] goes to the { $place },{" "}
       *[column] goes to { $place },{" "}
    }
   *[place] {""}
}{ $kind ->
    [scrap] makes { $cards }, a point off for each: { catsle_builders-gain }
   *[column] makes { $cards } of { $limit }: { catsle_builders-gain }
} ({ $rule })
catsle_builders-gain = { $sign ->
    [more] +{ $amount }
   *[less] −{ $amount }
}
catsle_builders-explain-not-held = not in your hand.
catsle_builders-explain-follow = { $suit } is led and you hold { $cards } of it: follow suit ({ $rule }).
catsle_builders-explain-not-there = not among the cards to take ({ $rule }).
catsle_builders-explain-no-scrap = not there with three players ({ $rule }).
catsle_builders-explain-taken = holds { $suit }, and each place takes one suit ({ $rule }).

# What `?` says of the question, `r` of the game, and the help of its options.
catsle_builders-rule-play = { $seats ->
    [5] Follow the suit that is led if you can (5-1). Led suit beats the rest, then high beats low, then later beats earlier (5-2). Rank 1 takes 1 card, rank 2 takes 1, rank 3 takes 2 and leads next (5-3).
   *[other] Follow the suit that is led if you can (5-1). Led suit beats the rest, then high beats low, then later beats earlier (5-2). Rank 1 takes 1 card, rank 2 takes 2 and leads next (5-3).
}
catsle_builders-rule-take = You must take as many cards as your rank says. A suit that lies on your board goes where it lies; a new suit goes to an empty place (5-3, 5-4).
catsle_builders-rule-place = A new suit may go to any empty place, and all later cards of it follow. A place at or under its limit gives a point a card; over it, only minus a point for each card too many (5-4, 7).
catsle_builders-rules = Three rounds of tricks. In each trick all play a card, following suit if they can; the led suit is strongest, then the higher number, then the later card. By rank, players take cards of the trick and put them on their board: one suit to a column, all cards of a suit to the same one. At the end of a round each column at or under its limit gives a point a card; over it, minus a point for each card too many and nothing else. { $seats ->
    [3] With three there is no { catsle_builders-scrap }, and an extra card lies in each trick.
   *[other] Each card in the { catsle_builders-scrap } costs a point.
} Columns exactly at their limit are perfect: two, three or four of them give 1, 2 or 4 points more. No round counts below 0. Most points win.
catsle_builders-tiebreak = More perfect columns in the last round win.
catsle_builders-option-edition = whose words are used: the rules are the same
catsle_builders-option-winner_leads = the variant printed in CATsle Builders: rank 1 leads the next trick
catsle_builders-option-removed_suit = the suit that three players leave in the box

# What chance brought, as a recap tells it.
catsle_builders-did-start = The start player is { $what }.
catsle_builders-did-remove = Not in this game: { $what }.
catsle_builders-did-deal = Dealt: { $seen } in sight, { $hidden } face down.
catsle_builders-did-reveal = The extra card is { $what }.
