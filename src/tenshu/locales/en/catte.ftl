# Catte.

catte-name = Catte
catte-about = Catte (Vic Village, 2025), designed by LEO, illustrated by Higawind.
catte-colour = { $colour }
catte-card = { $colour } { $number }
catte-set = set with { $card }
catte-coffee = coffee { $colour } { $number }

catte-question-start = Who starts?
catte-question-deal = Which cat card is dealt?
catte-question-deal-coffee = Which coffee card is dealt?
catte-question-coffee = Put a coffee card in the center.
catte-question-play = Play a cat card, or begin a set.
catte-question-pair = Add a white cat card to your set.

catte-did-coffee = { $you ->
    [yes] put { $what } in the center
   *[no] puts { $what } in the center
}
catte-did-play = { $answer ->
    [catte-set] { $you ->
        [yes] play a { $what }
       *[no] plays a { $what }
    }
   *[catte-card] { $you ->
        [yes] play { $what }
       *[no] plays { $what }
    }
}
catte-did-pair = { $you ->
    [yes] add { $what }
   *[no] adds { $what }
}

catte-round = Round { $number } of { $rounds }
catte-trick = Trick { $number }
catte-trump = { $colour } is trump
catte-led = { $colour } is led
catte-no-forced-set = sets are optional
catte-no-led-set = no set may be led
catte-ended-limit = Round { $round } ended: { $seat } went over the limit
catte-ended-coffee = Round { $round } ended: { $seat } had no coffee card left
catte-ended-cards = Round { $round } ended: a last cat card was played
catte-leads = leads
catte-hand-size = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
catte-void = no { $colour }

catte-the-trick = Trick
catte-center = center
catte-is-trump = trump
catte-ahead = ahead
catte-set-begun = + …
catte-set-sum = { $ahead ->
    [yes] = { $number } ahead
   *[no] = { $number }
}
catte-last = Last trick
catte-won = won
catte-coffees = Coffee cards
catte-unused = unused
catte-unused-points = { $points ->
    [one] = { $points } point
   *[other] = { $points } points
}
catte-acquired = acquired
catte-acquired-sum = { $fate ->
    [exact] { $sum }/{ $limit }, double
    [over] { $sum }/{ $limit }, none count
   *[under] { $sum }/{ $limit }
}
catte-hand = Hand
catte-set-with = set with

catte-line-round = round { $number }
catte-line-acquired = acquired coffee cards
catte-line-unused = unused coffee cards
catte-line-round-told = The coffee cards won in it and those left over.
catte-line-acquired-told = The sum of the coffee cards won: double exactly at the limit, nothing over it.
catte-line-unused-told = The number of coffee cards still in the row, times itself.

catte-you = you
catte-explain-trump = { $colour } is trump, { $number } to win
catte-explain-row = your row { $before } → { $after }
catte-explain-would = { $fate ->
    [exact] exactly { $limit }: { $seat }
   *[over] over { $limit }: { $seat }
}
catte-explain-leads = { $trump ->
    [yes] leads { $colour }, which is trump
   *[no] leads { $colour }
}
catte-explain-range = brown { $lowest }–{ $highest }
catte-explain-brown = brown { $number }
catte-explain-ahead = ahead so far
catte-explain-from = from { $card } up: { $what }
catte-explain-behind = { $seat } stays ahead
catte-explain-wins = { $fate ->
    [exact] wins { $coffee }: exactly { $sum }/{ $limit }, worth double
    [over] wins { $coffee }: { $sum }/{ $limit }, over the limit, none count
   *[under] wins { $coffee }: { $sum }/{ $limit }
}
catte-explain-loses = { $fate ->
    [exact] { $seat } wins { $coffee }: exactly { $sum }/{ $limit }, worth double
    [over] { $seat } wins { $coffee }: { $sum }/{ $limit }, over the limit
   *[under] { $seat } wins { $coffee }: { $sum }/{ $limit }
}
catte-explain-last-card = your last card: the round ends with this trick
catte-explain-round-ends = the round ends
catte-explain-not-held = not in your hand.
catte-explain-follow = { $colour } is led and you hold { $cards } of it: follow its color ({ $rule }).
catte-explain-make-set = brown is led; a set of your black and white is brown, so make one ({ $rule }).
catte-explain-no-white = A set needs a white cat card, and you hold none ({ $rule }).
catte-explain-no-led-set = At this table no set may be led (ruling { $rule }).
catte-explain-set-is-brown = A set is brown ({ $rule }).
catte-explain-not-white = not white; a set is one black and one white cat card ({ $rule }).
catte-explain-not-in-row = not in your row ({ $rule }).

# What `?` says of the question, `r` of the game, and the help of its options.
catte-rule-coffee = Put one of your unused coffee cards in the center: its color is trump in this trick, and whoever wins takes it.
catte-rule-play = Play the color that is led if you can. One black and one white cat make a set: brown, and worth the sum. { $forced_set ->
    [no] When brown is led you never have to make a set.
   *[yes] When brown is led you must make one if it is your only brown play.
} Highest trump wins, else highest of the color led; equal numbers go to the later play.
catte-rule-pair = Add the white cat that makes the set.
catte-rules = Each trick has a coffee card in the center: its color is trump, and its number goes to the winner. Play a cat card of the color that is led if you can. One black and one white cat make a set, which is brown and worth the sum of both. { $forced_set ->
    [no] When brown is led you never have to make a set.
   *[yes] When brown is led you must make one if it is your only brown play.
} { $led_set ->
    [no] A set cannot be led.
   *[yes] A set can be led.
} Highest trump wins, else highest of the color led, and of equals the later. The winner puts one of their own coffee cards in the center and leads. A round ends at once when someone's coffee goes over { $seats ->
    [3] 20
   *[other] 15
}, when the leader has no coffee card to put, or after the trick in which a hand runs out. Coffee counts its sum, twice that exactly at the limit, nothing over it; unused coffee cards count their number squared. There are as many rounds as players, and most points win; equals share.
catte-option-forced_set = whether a set must be made when brown is led and it is the only brown play
catte-option-led_set = whether a set may be led

# What chance brought, as a recap tells it.
catte-did-start = The starting player is { $what }.
catte-did-deal = Cat cards dealt: { $seen } in sight, { $hidden } face down.
catte-did-deal-coffee = { $many ->
    [yes] Coffee cards dealt: { $seen }.
   *[no] Coffee cards dealt: { $what }.
}
