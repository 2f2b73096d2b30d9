# The White Castle.

white_castle-name = The White Castle
white_castle-about = The White Castle, by Isra C. and Sheila Santos (Llama Dice), published by Devir in 2023. What is printed on cards, tiles and boards is known from sources that agree, with two exceptions. Of the nine cards that the rival plays with in the solitaire mode we know two sides only, so the rest of its deck is reconstructed by us; a deck of your own can be given with --deck. The printed numbers of the places for die tiles are reconstructed too. Where the rulebook is silent, our rulings decide (W1 to W32).

# Things, and what is printed.

white_castle-thing = { $thing ->
    [food] { $amount } food
    [iron] { $amount } iron
    [pearl] { $amount } pearl
    [coin] { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
    [seal] { $amount ->
        [one] { $amount } seal
       *[other] { $amount } seals
    }
   *[vp] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
}
white_castle-any = { $amount ->
    [one] any resource
   *[other] any { $amount } resources
}
white_castle-and = { $first } + { $second }
white_castle-or = { $first } or { $second }
white_castle-nothing = nothing
white_castle-offer = { $what } for { $price }
white_castle-influence = { $steps } influence
white_castle-lantern = lantern
white_castle-well = Well
white_castle-member = { $member }
white_castle-board-action = { $selection ->
    [light] light block
    [any] any block
   *[other] { $selection } block
}
white_castle-domain-line = domain line
white_castle-line = { $colour } line ({ $member }s)
white_castle-decree = { $decree ->
    [vp] point decree
   *[other] { $decree } decree
}
white_castle-die = { $colour } { $value }
white_castle-face = die { $value }
white_castle-colour = { $colour }
white_castle-space = { $by ->
    [rival] { $die } →{" "}
   *[seat] {""}
}{ $space ->
    [steward-room-1] left Steward room
    [steward-room-2] middle Steward room
    [steward-room-3] right Steward room
    [diplomat-room-1] left Diplomat room
    [diplomat-room-2] right Diplomat room
    [outside-1] outside left (gardener or courtier)
    [outside-2] outside right (courtier or warrior)
    [well] Well
   *[domain] domain
}
white_castle-garden = { $colour } { $kind } garden
white_castle-garden-place = { $colour } { $kind } garden
white_castle-yard = yard for { $iron } iron

# Cards and tiles.

white_castle-card = { $kind ->
    [steward] Steward card { $number }
    [diplomat] Diplomat card { $number }
    [resource] resource card { $number }
    [action] { $member } card { $number }
   *[decree] { $member ->
        [vp] point decree
       *[other] { $member } decree
    }
}{ $rows ->
    [3] {" "}({ $top } / { $middle } / { $bottom })
    [2] {" "}({ $top } / { $middle })
   *[other] {""}
}
white_castle-daimyo-card = Daimyo card { $number } ({ $left } / { $middle } / { $right })
white_castle-tile = { $colour } tile ({ $thing ->
    [any] any resource
   *[other] { $thing }
})
white_castle-garden-card = { $kind } garden { $number } ({ $food } food · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $what })
white_castle-yard-tile = yard tile { $number } ({ $blue } / { $gold })
white_castle-pair = pair { $number }: { $gains } · { $action } card
white_castle-pair-gone = pair { $number }
white_castle-rival-card = card { $number } of the rival's deck

# What can be answered.

white_castle-resource = { $thing }
white_castle-exchange = { $thing } for { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}
white_castle-decline = decline
white_castle-pay = { $seals ->
    [0] checkpoint
    [one] checkpoint for { $seals } seal
   *[other] checkpoint for { $seals } seals
}
white_castle-die-at = { $colour } { $value } ({ $end })
white_castle-end = { $colour } ({ $end })
white_castle-audience = audience at the Gate
white_castle-climb = climb from { $floor ->
    [gate] the Gate
    [stewards] the Stewards
   *[diplomats] the Diplomats
} to { $to ->
    [stewards] the Stewards
    [diplomats] the Diplomats
   *[daimyo] the Daimyo
}
white_castle-enter = { $room }
white_castle-favour = favor { $number }: { $what }
white_castle-slot = { $room } { $row }: { $what }

# What the rival does.

white_castle-rival-gardener = { $done ->
    [no] cannot send a gardener to { $kind ->
        [either] any garden
       *[other] a { $kind } garden
    }
   *[yes] sends a gardener to { $kind ->
        [either] a garden
       *[other] a { $kind } garden
    }
}
white_castle-rival-act = { $done ->
    [no] { $act ->
        [warrior] has no warrior left for the yard for { $amount } iron
        [audience] has no courtier left for the Gate
        [climb] has no courtier who could climb
        [influence] is at the end of the Passage of Time
       *[other] gains nothing
    }
   *[yes] { $act ->
        [warrior] sends a warrior to the yard for { $amount } iron
        [audience] sends a courtier to the Gate
        [climb] has a courtier climb { $amount ->
            [one] { $amount } level
           *[other] { $amount } levels
        }
        [influence] moves { $amount } ahead on the Passage of Time
        [coins] gains { $amount ->
            [one] { $amount } coin
           *[other] { $amount } coins
        }
       *[points] gains { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
    }
}

# What an answer changed.

white_castle-change = { $sign ->
    [more] +{ $amount }
   *[less] −{ $amount }
} { $thing ->
    [coin] { $amount ->
        [one] coin
       *[other] coins
    }
    [seal] { $amount ->
        [one] seal
       *[other] seals
    }
    [vp] { $amount ->
        [one] point
       *[other] points
    }
   *[other] { $thing }
}
white_castle-change-of = { $who }: { $change }
white_castle-changes = { $first }, { $second }
white_castle-ahead = now ahead of { $who }
white_castle-round-over = end of round { $number }

white_castle-sheet = { $line ->
    [play] during play
    [coins_and_seals] coins and seals
    [resources] resources
    [time] Passage of Time
    [gate] Gate
    [stewards] Stewards
    [diplomats] Diplomats
    [daimyo] Daimyo
    [yards] yards
   *[gardens] gardens
}
white_castle-sheet-told = { $line ->
    [play] points that were gained in turns
    [coins_and_seals] 1 point for each 5 coins and seals together
    [resources] food, iron and pearl, each: 1 point for 3 to 6, 2 points for 7
    [time] what is printed at your marker on the Passage of Time
    [gate] 1 point for each courtier at the Gate
    [stewards] 3 points for each courtier among the Stewards
    [diplomats] 6 points for each courtier among the Diplomats
    [daimyo] 10 points for each courtier with the Daimyo
    [yards] the values of the yards of all your warriors, times your courtiers past the Gate
   *[gardens] the points on the gardens of your gardeners
}
# How points came to be, in figures below them.
white_castle-sum = { $values }
white_castle-sum-coins = ({ $coins }+{ $seals }) ÷ { $bundle }
white_castle-sum-time = space { $space }
white_castle-sum-times = { $count ->
    [1] { $values } × { $by }
   *[other] ({ $values }) × { $by }
}

# Questions: those of chance, of a seat, and of the rival's deck.

white_castle-question-castle_card = Which cards lie in the castle?
white_castle-question-daimyo_card = What favors does the Daimyo grant?
white_castle-question-die_tile = Where do the die tiles go?
white_castle-question-roll = What do the dice show?
white_castle-question-garden_card = Which gardens lie beside the bridges?
white_castle-question-yard_tile = Which tiles lie in the Training Yards?
white_castle-question-turn_order = Who plays when?
white_castle-question-resource_card = Which resource cards can be chosen?
white_castle-question-action_card = Which action cards go with them?
white_castle-question-pair = Choose a pair of starting cards.
white_castle-question-die = Take a die from an end of a bridge.
white_castle-question-space = Where do you place your die?
white_castle-question-owed = What do you do next?
white_castle-question-one_of = Which of these do you do?
white_castle-question-pick = Pick a resource.
white_castle-question-gardener = Which garden does your gardener tend?
white_castle-question-warrior = In which yard does your warrior train?
white_castle-question-courtier = What do your courtiers do?
white_castle-question-room = Which room does your courtier enter?
white_castle-question-light = Which light block of your new card do you use?
white_castle-question-favour = Which favor do you ask of the Daimyo?
white_castle-question-board_action = Which block in the castle do you use?
white_castle-question-line = Which line of your domain do you use?
white_castle-question-checkpoint = Do you pay to pass the checkpoint?
white_castle-question-last_exchange = Do you exchange seals before the final points?
white_castle-question-refill = Which card comes new into the castle?
white_castle-question-rival_card = Which card is on top of the rival's deck?
white_castle-question-rival_die = Where does the rival place its die?
white_castle-question-rival_act = What does the rival do?
white_castle-question-rival_garden = Which garden does the rival's gardener tend?
white_castle-question-rival_room = From which room does the rival's courtier chase a card?

# What chance brought, and what a seat did, as a recap tells it.

white_castle-did-castle_card = In the castle: { $what }.
white_castle-did-daimyo_card = The Daimyo: { $what }.
white_castle-did-die_tile = { $many ->
    [yes] The die tiles are laid out.
   *[no] Die tiles: { $what }.
}
white_castle-did-roll = The dice: { $what }.
white_castle-did-garden_card = Gardens: { $what }.
white_castle-did-yard_tile = Training Yards: { $what }.
white_castle-did-turn_order = Turn order: { $what }.
white_castle-did-resource_card = Starting cards: { $what }.
white_castle-did-action_card = With: { $what }.
white_castle-exchanged = { $you ->
    [yes] get { $what }
   *[no] gets { $what }
}
white_castle-did-pair = { $you ->
    [yes] take { $what }
   *[no] takes { $what }
}
white_castle-did-die = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
   *[other] { $you ->
        [yes] take { $what }
       *[no] takes { $what }
    }
}
white_castle-did-space = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
   *[other] { $you ->
        [yes] place it: { $what }
       *[no] places it: { $what }
    }
}
white_castle-did-owed = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] decline the rest
       *[no] declines the rest
    }
    [white_castle-member] { $you ->
        [yes] call a { $what }
       *[no] calls a { $what }
    }
   *[other] { $you ->
        [yes] take { $what }
       *[no] takes { $what }
    }
}
white_castle-did-one_of = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] decline both
       *[no] declines both
    }
    [white_castle-member] { $you ->
        [yes] call a { $what }
       *[no] calls a { $what }
    }
   *[other] { $you ->
        [yes] take { $what }
       *[no] takes { $what }
    }
}
white_castle-did-pick = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
   *[other] { $you ->
        [yes] pick { $what }
       *[no] picks { $what }
    }
}
white_castle-did-gardener = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] send no gardener
       *[no] sends no gardener
    }
   *[other] { $you ->
        [yes] send a gardener to the { $what }
       *[no] sends a gardener to the { $what }
    }
}
white_castle-did-warrior = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] send no warrior
       *[no] sends no warrior
    }
   *[other] { $you ->
        [yes] send a warrior to the { $what }
       *[no] sends a warrior to the { $what }
    }
}
white_castle-did-courtier = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] leave your courtiers where they are
       *[no] leaves the courtiers where they are
    }
    [white_castle-audience] { $you ->
        [yes] send a courtier to the Gate
       *[no] sends a courtier to the Gate
    }
   *[other] { $you ->
        [yes] let a courtier { $what }
       *[no] lets a courtier { $what }
    }
}
white_castle-did-room = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
   *[other] { $you ->
        [yes] enter the { $what }
       *[no] enters the { $what }
    }
}
white_castle-did-light = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
   *[other] { $you ->
        [yes] use { $what }
       *[no] uses { $what }
    }
}
white_castle-did-favour = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
   *[other] { $you ->
        [yes] are granted { $what }
       *[no] is granted { $what }
    }
}
white_castle-did-board_action = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] use no block
       *[no] uses no block
    }
   *[other] { $you ->
        [yes] use { $what }
       *[no] uses { $what }
    }
}
white_castle-did-line = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] use no line
       *[no] uses no line
    }
   *[other] { $you ->
        [yes] use the { $what }
       *[no] uses the { $what }
    }
}
white_castle-did-checkpoint = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] stop before the checkpoint
       *[no] stops before the checkpoint
    }
   *[other] { $you ->
        [yes] pass the checkpoint
       *[no] passes the checkpoint
    }
}
white_castle-did-last_exchange = { $answer ->
    [white_castle-decline] { $you ->
        [yes] keep the other seals
       *[no] keeps the other seals
    }
   *[other] { white_castle-exchanged }
}
white_castle-did-refill = New in the castle: { $what }.
white_castle-did-rival_card = Now on top: { $what }.
white_castle-did-rival_die = The rival places a die: { $what }.
white_castle-did-rival_act = The rival { $what }.
white_castle-did-rival_garden = { $you ->
    [yes] send the rival's gardener to the { $what }
   *[no] sends the rival's gardener to the { $what }
}
white_castle-did-rival_room = { $you ->
    [yes] clear the { $what } for the rival's courtier
   *[no] clears the { $what } for the rival's courtier
}

# Sections of the rulebook, and the ruling of ours that decides.

white_castle-section = { $part ->
    [setup] Game Setup
    [dice] Using the Dice
    [stacking] Stacking Dice
    [gaining] Gaining and Paying
    [castle] The Castle
    [outside] Outside the Walls
    [well] The Well
    [domains] The Personal Domains
    [warrior] Warrior
    [gardener] Gardener
    [courtier] Courtier
    [audience] Request an Audience
    [climbing] Social Climbing
    [seals] Daimyo Seals
    [lantern] Lantern Rewards
    [time] The Passage of Time
    [end] End of the Game
   *[solitaire] The Solitaire Icons
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}{ $ruling ->
    [0] {""}
   *[other] , W{ $ruling }
}

# What a legal action costs and brings.

white_castle-explain-at-once = { $changed } ({ $rule })
white_castle-explain-nothing-yet = nothing yet ({ $rule })
white_castle-explain-have = you then have { $what }
white_castle-explain-next = then { $question ->
    [pick] a resource to pick
    [gardener] a gardener, { $places ->
        [one] { $places } garden
       *[other] { $places } gardens
    } in reach
    [warrior] a warrior, { $places ->
        [one] { $places } yard
       *[other] { $places } yards
    } in reach
    [courtier] courtiers, { $places ->
        [one] { $places } way
       *[other] { $places } ways
    } in reach
    [room] a room and its card
    [favour] a favor of { $places }
    [board_action] a block of { $places }
    [line] a line of { $places }
   *[checkpoint] a checkpoint
}
white_castle-explain-worth = { $points ->
    [one] +{ $points } point at the end
   *[other] +{ $points } points at the end
}
white_castle-explain-score = { $points ->
    [one] final score: +{ $points } point
   *[other] final score: +{ $points } points
}
white_castle-explain-declines = { $question ->
    [gardener] no gardener is sent
    [warrior] no warrior is sent
    [courtier] no courtier is sent
    [climb] no courtier climbs
    [audience] no courtier goes to the Gate
    [board_action] no block is used
    [line] no line is used
    [last_exchange] no more seals are exchanged
   *[other] given up: { $what }
} ({ $rule })
white_castle-explain-stays = { $steps ->
    [one] you stay on space { $space } and lose { $steps } step ({ $rule })
   *[other] you stay on space { $space } and lose { $steps } steps ({ $rule })
}
white_castle-explain-lantern = lantern: { $what }
white_castle-explain-gives = gives { $what }
white_castle-explain-uncovers = { $die } comes next there ({ $rule })
white_castle-explain-leaves-one = leaves { $die } at the other end ({ $rule })
white_castle-explain-last-die = the last die of this bridge ({ $rule })
white_castle-explain-covers = { $value } on { $covered }: { $sign ->
    [more] +{ $coins }
    [less] −{ $coins }
   *[even] { $coins }
} { $coins ->
    [one] coin
   *[other] coins
} ({ $rule })
white_castle-explain-offers = then { $what } ({ $rule })
white_castle-explain-one-of = then { $what } ({ $rule })
white_castle-explain-well = gives { $what } ({ $rule })
white_castle-explain-lost = over the cap and lost: { $what } ({ $rule })
white_castle-explain-season = { $points ->
    [one] to space { $space } in season { $season }, worth { $points } point
   *[other] to space { $space } in season { $season }, worth { $points } points
}
white_castle-explain-card = the card gives { $what }
white_castle-explain-yard = the yard gives { $what }
white_castle-explain-nobody-inside = worth nothing until a courtier is inside ({ $rule })
white_castle-explain-no-favour = no favor is left ({ $rule })
white_castle-explain-vain = nothing there can be done now ({ $rule })
white_castle-explain-dear = { $coins ->
    [one] the { $die } would do the same here and leave you { $coins } coin more ({ $rule })
   *[other] the { $die } would do the same here and leave you { $coins } coins more ({ $rule })
}
white_castle-explain-room = takes { $card } and uses { $what } ({ $rule })
white_castle-explain-room-stays = uses { $what }; the card stays, for its deck is empty ({ $rule })
white_castle-explain-old-card = your old card adds { $what } to your lantern
white_castle-explain-line = gives { $what }
white_castle-explain-pair = your lantern begins with { $what } ({ $rule })
white_castle-explain-rival-garden = { $points ->
    [one] worth { $points } point to the rival ({ $rule })
   *[other] worth { $points } points to the rival ({ $rule })
}
white_castle-explain-rival-room = { $card } leaves the game, and another takes its place ({ $rule })
white_castle-explain-rival-room-stays = { $card } stays, for its deck is empty ({ $rule })

# Why an action is not legal.

white_castle-explain-too-little = That needs { $what }, and you have { $there }{ $seals ->
    [0] {""}
    [one] ; exchange { $seals } seal first
   *[other] ; exchange { $seals } seals first
} ({ $rule }).
white_castle-explain-no-exchange = Seals are not exchanged now ({ $rule }).
white_castle-explain-no-last-coin = At the end a coin counts no more than a seal ({ $rule }).
white_castle-explain-at-cap = You have { $what } already, and more cannot be kept ({ $rule }).
white_castle-explain-no-decline = This cannot be declined ({ $rule }).
white_castle-explain-no-pair = not there to choose ({ $rule }).
white_castle-explain-no-die = no die lies there ({ $rule }).
white_castle-explain-full = full, with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} ({ $rule }).
white_castle-explain-line-full = A die lies there already: { $line } ({ $rule }).
white_castle-explain-no-colour = shows no { $colour } tile ({ $rule }).
white_castle-explain-not-owed = That is not yours to take now ({ $rule }).
white_castle-explain-cannot = not even with all seals exchanged could that be done ({ $rule }).
white_castle-explain-none-left = Your { $member }s have all left your domain ({ $rule }).
white_castle-explain-own-gardener = you have a gardener there already ({ $rule }).
white_castle-explain-half-used = { $half ->
    [audience] This action has had its audience already ({ $rule }).
   *[climb] This action has had its climb already ({ $rule }).
}
white_castle-explain-nobody-there = You have no courtier { $floor ->
    [gate] at the Gate
    [stewards] among the Stewards
   *[diplomats] among the Diplomats
} ({ $rule }).
white_castle-explain-other-floor = on another floor; the courtier stands among { $floor ->
    [stewards] the Stewards
   *[other] the Diplomats
} ({ $rule }).
white_castle-explain-other-room = The new card comes from the { $room }; choose a light block of it ({ $rule }).
white_castle-explain-dark = The block is dark; choose a light one of the { $room } ({ $rule }).
white_castle-explain-favour-taken = taken, by { $who } ({ $rule }).
white_castle-explain-not-selected = { $selection ->
    [light] Only light blocks can be used now ({ $rule }).
   *[other] Only blocks beside a { $selection } tile can be used now ({ $rule }).
}
white_castle-explain-line-used = used already; once a turn is enough ({ $rule }).
white_castle-explain-no-rival-garden = The rival takes the garden of that kind with the fewest points where it has nobody yet ({ $rule }).

# What is wrong with a deck.

white_castle-deck-json = { $name } is not JSON; a deck is a file such as {"{"}"cards": [ … ]{"}"}.
white_castle-deck-size = { $name } holds { $found } cards; the rival's deck has { $size }, in a list called "cards".
white_castle-deck-card = { $name }, card { $card }: "{ $part }" cannot be "{ $said }"; it can be: { $known }.
white_castle-deck-value = "{ $value }" is not a deck of the rival; give a file with --deck, or "reconstructed".
white_castle-deck-dice = With the deck { $name } the rival could be left without a die, when only these lie on the bridges: { $dice }. Let at least two cards name one of them.

# What `?` says of the question, `r` of the game, and the help of its options.

white_castle-rule-pair = The last in turn order chooses first. The action card goes into your domain; the resource card gives its goods, then its back begins your Lantern Area.
white_castle-rule-die = Take a die from the left or the right end of a bridge. A left die also sets off your lantern: you gain all that the backs in your Lantern Area show.
white_castle-rule-space = Your die covers a value, printed or of another die: a higher die brings the difference in coins, a lower one costs it. A room takes only the colors of its tiles and gives the blocks beside them; outside you choose one of two members; the Well takes any die; your domain runs the line of the die's color. { $seats ->
    [1] A space takes one die, but for the Well.
    [2] A space takes one die, but for the Well.
   *[other] A space of the main board takes two dice, a line of your domain one, the Well any number.
}
white_castle-rule-owed = These are yours, in any order. Gains must be taken; actions of members, blocks and lines may be declined, all at once. What has a price is paid when you choose it.
white_castle-rule-one_of = A space outside the walls gives one of its two actions.
white_castle-rule-pick = One resource at a time; of each you can keep 7.
white_castle-rule-gardener = A garden costs food and gives its effect now. It gives it again after rounds 1 and 2 if dice are left on its bridge, and scores its points at the end. One gardener of yours a card.
white_castle-rule-warrior = A yard costs iron and gives what its tiles show. At the end the values of your warriors are added and multiplied by your courtiers inside the castle, those at the Gate not counted.
white_castle-rule-courtier = Once each, in either order: an audience puts a courtier at the Gate for 2 coins; a climb moves one courtier up 1 level for 2 pearl, or 2 levels for 5. At the end a courtier is worth 1 at the Gate, 3 among the Stewards, 6 among the Diplomats, 10 with the Daimyo.
white_castle-rule-room = The room's card becomes your action card, and your old one lights your lantern with its back. You use one light block of the new card at once.
white_castle-rule-light = One light block of the card that you have just taken.
white_castle-rule-favour = Each favor is granted to one courtier.
white_castle-rule-board_action = Use one block of a card in the castle, without a die. A dark block of the Stewards costs its seal here too.
white_castle-rule-line = Gain what is visible in the line, then what your action card shows for it. { $domain_lines ->
    [unlimited] Effects may run a line as often as they come.
   *[once] Each line once a turn, the one of your die counted.
}
white_castle-rule-checkpoint = Pay and move on into the next season, or stay before the checkpoint and lose the rest of the move.
white_castle-rule-last_exchange = A resource scores 1 point from 3 on and 2 points at 7; five coins and seals together score 1.
white_castle-rule-rival_garden = The rival's gardener goes where it scores least; between equals you choose.
white_castle-rule-rival_room = The rival's courtier drives a card out of a room of its floor; you choose which.
white_castle-rules = Three rounds of three turns. In a turn take a die from an end of a bridge and place it: you gain coins for what it is above the value below, or pay for what it is under it. A left die also sets off your lantern, that is, all that the backs of your cards in the Lantern Area show. Rooms give the blocks beside tiles of the die's color, the spaces outside one of two members, the Well a seal and both of its tiles, your domain a line and your action card's block for it. Gardeners cost food, give the effect of their garden and score; gardens give again after rounds 1 and 2 where dice are left on their bridge. Warriors cost iron, give what their yard shows, and score its value for each courtier inside the castle. Courtiers pay 2 coins for the Gate, then 2 or 5 pearl to climb 1 or 2 levels; on two floors they bring you a new card, and the old one joins your Lantern Area; on the third the Daimyo grants a favor. Seals pay for some blocks and for the checkpoints on the Passage of Time, which gives points and the turn order; at any moment 2 seals become a resource and 1 a coin. You keep at most 7 of a resource and 5 seals. { $domain_lines ->
    [unlimited] Effects may run a line of your domain any number of times a turn.
   *[once] Effects may run each line of your domain once a turn.
} At the end score 1 point for 5 coins and seals, 1 for a resource of 3 to 6 and 2 for 7, the Passage of Time, courtiers, yards and gardens. { $seats ->
    [1] The rival ({ $difficulty }) plays from a deck of nine cards{ $deck ->
        [reconstructed] , of which only two sides are known to us: the rest is our reconstruction.
       *[other] {" "}that you have brought.
    } It pays nothing; what it cannot do brings it points, as many as the number of the round.
   *[other] Most points win.
} The printed numbers of the places for die tiles are our reconstruction too.
white_castle-tiebreak = At a tie the one who is earlier in the turn order wins.
white_castle-option-difficulty = how strong the rival begins when you play alone
white_castle-option-difficulty-told = { $difficulty ->
    [easy] It begins with nothing, and plays second.
    [medium] It begins with 3 points and 1 influence, and plays first.
   *[hard] It begins with 8 points and 3 influence, and plays first.
}
white_castle-option-domain_lines = whether effects may run each line of your domain once a turn, or without limit
white_castle-option-deck = the rival's deck when you play alone: ours, of which two sides are as printed and the rest is reconstructed, or one of your own from a file

# What is drawn.

white_castle-round = round { $number } of { $rounds }
white_castle-turn = turn { $number } of { $turns }
white_castle-phase = { $phase ->
    [set_up] set-up
    [draft] starting pairs
    [gardens] end of the round: gardens
   *[last_exchanges] end of the game: last exchanges
}
white_castle-unlimited-lines = lines of a domain as often as you like
white_castle-difficulty = { $difficulty } rival
white_castle-rival-deck = { $deck ->
    [reconstructed] deck reconstructed
   *[brought] deck brought by you
}
white_castle-place = plays { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

white_castle-area = { $area ->
    [castle] Castle
    [spaces] Other spaces
    [bridges] Bridges
    [yards] Training Yards
    [courtiers] Courtiers
    [favours] Favors
    [time] Passage of Time
    [pairs] Starting pairs
    [domain] Domains
    [deck] Rival's deck
    [hand] Die in hand
   *[owed] Still owed
}
white_castle-column = { $column ->
    [die] die
    [dice] dice
    [top] top
    [middle] middle
    [bottom] bottom
    [gives] gives
    [bridge] left: lantern
    [stone] stone garden
    [plant] plant garden
    [worth] worth
    [warriors] who
    [courtiers] who
    [taken] who
    [markers] markers
    [stock] stock
    [card] action card
    [lantern] lantern
    [gains] gains
    [row] face up
   *[deck] next
}
white_castle-row = { $row ->
    [steward-room-1] Stewards left
    [steward-room-2] Stewards middle
    [steward-room-3] Stewards right
    [diplomat-room-1] Diplomats left
    [diplomat-room-2] Diplomats right
    [outside-1] outside left
    [outside-2] outside right
    [well] Well
    [gate] Gate
    [stewards] Stewards
    [diplomats] Diplomats
   *[daimyo] Daimyo
}
white_castle-bridge = { $shape } { $colour }
white_castle-yard-row = for { $iron } iron
white_castle-favour-row = { $number }
white_castle-pair-row = pair { $number }
white_castle-worth = { $what } { $points }
white_castle-next-toll = then { $toll }
white_castle-season = { $spaces } for { $toll }
white_castle-value = { $value }
white_castle-line-column = { $shape } { $member }
white_castle-hand-end = from the { $end ->
    [left] left, with a lantern
   *[right] right
}
white_castle-owed = { $order ->
    [next] now
   *[later] then
}{ $sort ->
    [one] {" "}one of
   *[all] {""}
}
white_castle-block = { $tone } block beside a { $colour } tile: { $what }
white_castle-home = { $count } { $member }s at home
white_castle-line-gives = { $line }: { $what }
white_castle-member-of = { $member } of { $clan ->
    [rival] the rival
   *[other] seat { $clan }
}
white_castle-marker = { $clan ->
    [rival] the rival
   *[other] seat { $clan }
} at space { $space }

# In short.
white_castle-short-blank = {" "}
white_castle-short-in = { $colour ->
    [coral] ({ $what })
    [black] [{ $what }]
   *[white] <{ $what }>
}
white_castle-short-thing = { $thing ->
    [food] { $amount }F
    [iron] { $amount }I
    [pearl] { $amount }P
    [coin] { $amount }$
    [seal] { $amount }S
   *[vp] { $amount }pt
}
white_castle-short-any = { $amount }?
white_castle-short-and = { $first }+{ $second }
white_castle-short-or = { $first } or { $second }
white_castle-short-offer = { $price }:{ $what }
white_castle-short-influence = { $steps }T
white_castle-short-lantern = L
white_castle-short-well = Well
white_castle-short-member = { $member ->
    [courtier] C
    [gardener] G
   *[warrior] W
}
white_castle-short-block = { $selection ->
    [light] b
   *[any] B
}
white_castle-short-domain-line = D
white_castle-short-decree = L{ $what }
white_castle-short-member-of = { $member ->
    [courtier] C
    [gardener] G
   *[warrior] W
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
white_castle-short-rival-card = { $first }, { $second } / { $shape } { $position } to { $space }
white_castle-short-rival-gardener = { $member } { $kind ->
    [stone] stone
    [plant] plant
   *[either] anywhere
}
white_castle-short-rival-warrior = { $member } { $iron }
white_castle-short-rival-courtier = { $member } { $levels ->
    [0] to the Gate
   *[other] climbs { $levels }
}
white_castle-sign = { $sign ->
    [price] what stands before a colon is paid
    [member] gardener of { $clan ->
        [rival] the rival
       *[other] seat { $clan }
    }
    [marker] { $clan ->
        [rival] the rival
       *[other] seat { $clan }
    } at that space
    [dark] a block beside a coral tile; those of C, G and W are dark, all others light
    [card] a card of the rival: what it does when it is turned over / its die, and where that goes
    [garden] a garden: price, points at the end, effect
    [home] courtiers at home
   *[worth] for each courtier inside
}

# What a screen says of the table besides.

white_castle-look-printed = value { $value } is printed
white_castle-look-beneath = beneath, in order: { $what }
white_castle-look-garden = costs { $food } food, gives { $what }, { $points ->
    [one] { $points } point at the end
   *[other] { $points } points at the end
}
white_castle-look-bridge = { $colour } bridge
white_castle-look-left = A die from the left end also sets off your lantern.
white_castle-look-yard = { $points ->
    [one] worth { $points } point at the end for each of your courtiers inside
   *[other] worth { $points } points at the end for each of your courtiers inside
}
white_castle-look-season = Passage of Time, spaces { $first } to { $last }{ $toll ->
    [0] {""}
    [one] , { $toll } seal to enter
   *[other] , { $toll } seals to enter
}{ $worth ->
    [none] , worth nothing
    [same] , worth { $most } points
   *[range] , worth { $fewest } to { $most } points
}
white_castle-look-marker = { $name } at space { $space }
white_castle-look-members = { $name }: { $count } { $member ->
    [courtier] { $count ->
        [one] courtier
       *[other] courtiers
    }
    [gardener] { $count ->
        [one] gardener
       *[other] gardeners
    }
   *[warrior] { $count ->
        [one] warrior
       *[other] warriors
    }
}
white_castle-look-clans = Passage of Time and clans
white_castle-look-home = { $name }: domain
white_castle-look-influence = space { $space } of the Passage of Time
white_castle-look-done = All done: nothing is owed any more.
white_castle-look-several = Several at once
white_castle-look-exchange = exchange seals
white_castle-look-exchange-first = You cannot pay for any of it yet: exchange seals first, or decline.
white_castle-look-or = or
white_castle-look-spaces = Where your die can go
white_castle-look-whole = Whole table
white_castle-look-closer = Look closer: { $part }
white_castle-look-table = Look at the table
white_castle-look-pairs = Back to the pairs
white_castle-look-die-of = { $position ->
    [left] left
    [center] middle
   *[right] right
}
white_castle-look-rival-die = its die: { $colour } bridge, { $position ->
    [left] left
    [center] middle
   *[right] right
}, goes to: { $space }

# What each sign means.

white_castle-icon = { $icon ->
    [food] Food pays gardeners. You keep 7 at most.
    [iron] Iron pays warriors. You keep 7 at most.
    [pearl] Pearl pays for climbing: 2 for one floor, 5 for two. You keep 7 at most.
    [coin] Coins pay audiences at the Gate, and dice that are lower than what they cover.
    [seal] Seals pay dark blocks and checkpoints; 2 become a resource, 1 a coin. You keep 5 at most.
    [vp] Clan points: whoever has most of them at the end wins.
    [any] A resource of your choice: food, iron or pearl.
    [courtier] Courtier: an audience at the Gate for 2 coins, a climb for pearl, or both.
    [gardener] Gardener: send one to a garden and pay its food.
    [warrior] Warrior: send one to a yard and pay its iron.
    [rival] The rival that the game plays.
    [influence] Influence: so many steps on the Passage of Time.
    [lantern] Lantern: you gain all that your Lantern Area shows.
    [well] The Well: a seal, and what its two tiles show.
    [block-any] Any block of a card in the castle.
    [block-light] A light block of a card in the castle.
    [block-coral] A block beside a coral tile in the castle.
    [block-black] A block beside a black tile in the castle.
    [block-white] A block beside a white tile in the castle.
    [tile-coral] A coral tile: what lies beside it is for coral dice.
    [tile-black] A black tile: what lies beside it is for black dice.
    [tile-white] A white tile: what lies beside it is for white dice.
    [line] A line of your domain, with your action card.
    [line-coral] The coral line of your domain, with your action card.
    [line-black] The black line of your domain, with your action card.
    [line-white] The white line of your domain, with your action card.
    [decree-coin] Decree: your lantern shows a coin more.
    [decree-seal] Decree: your lantern shows a seal more.
    [decree-vp] Decree: your lantern shows a point more.
    [audience] Audience: a courtier goes to the Gate for 2 coins.
    [climb-1] A courtier climbs one floor.
    [climb-2] A courtier climbs two floors.
    [garden-stone] A stone garden.
    [garden-plant] A plant garden.
    [card] Your action card: what it does on each line.
   *[other] Part of the table.
}
