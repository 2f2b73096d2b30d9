# Cat Tower.

cat_tower-name = Cat Tower
cat_tower-about = Cat Tower, by Lee Ju-Hwa and Giung Kim, by the rules of its early leaflet. We have never seen the sheet that belongs to it. Reconstructed by us: where the five house hexes are, and that no footprint is circled at the start. Likely, from the sheet of a later edition: the columns with their gaps and numbers, the six cats, and the 18 footprints. Where the leaflet is silent, our rulings decide; the game ends after round 60 at the latest.
cat_tower-die = the { $number }
cat_tower-face = { $number }
cat_tower-item = { $item }
cat_tower-column = { $column }
cat_tower-hex = { $column } { $floor }
cat_tower-cat = { $item } cat
cat_tower-pass = pass

cat_tower-question-start = Who has seen a cat most recently?
cat_tower-question-roll = What do the dice show?
cat_tower-question-pick = Pick a die.
cat_tower-question-mark = Mark your sheet.

cat_tower-round = Round { $number }
cat_tower-shared = shared die: { $number }
cat_tower-soft-houses = house hexes take any item
cat_tower-other-bowls = bowls beside bowls do not count
cat_tower-first-player = first player
cat_tower-completed = { $columns }/{ $wanted } columns
cat_tower-marks-item = choosing an item
cat_tower-marks-hex = choosing a hex: { $item }
cat_tower-marks-cat = choosing a cat
cat_tower-busy = { $name } ({ $what })

cat_tower-dice = Dice
cat_tower-center = center
cat_tower-items = Items
cat_tower-sheets = Sheets
cat_tower-number = { $circled ->
    [first] ({ $first })
    [later] ({ $later })
    [crossed] –/{ $later }
   *[open] { $first }/{ $later }
}
cat_tower-house-hex = { $hex }, a house hex
cat_tower-mark = { $item } on { $hex }
cat_tower-cats = Cats
cat_tower-scored = scores
cat_tower-scored-cat = { $cat }: { $points }
cat_tower-footprints = footprints
cat_tower-track = { $ready } ready, { $crossed } used, { $left } left

cat_tower-line = { $line ->
    [butterfly] butterflies
    [bowl] bowls
    [cushion] cushions
    [mouse] mice
   *[other] { $line }
}
cat_tower-line-told = { $line ->
    [cats] With each house one cat scores: houses times the items it likes.
    [yarn] In each column 9 points for the most yarn and 3 for the second most; equals share.
    [butterfly] 2 points each.
    [bowl] 2 points for each kind of item beside it.
    [cushion] The number of its floor.
    [mouse] Mice side by side: their number times itself.
   *[columns] The large number for the first to complete a column, the small one for all later.
}

cat_tower-rule = { $part ->
    [items] Effects of items { $number }
   *[round] Round progress { $number }
}
cat_tower-explain-leaves = leaves { $numbers } in the center ({ $rule })
cat_tower-explain-shares = leaves { $number } as the shared die ({ $rule })
cat_tower-explain-no-die = not in the center ({ $rule }).
cat_tower-explain-item = { $footprints ->
    [0] { $hexes } hexes, floors: { $floors } ({ $rule })
    [one] { $hexes } hexes, floors: { $floors }, from { $footprints } footprint ({ $rule })
   *[other] { $hexes } hexes, floors: { $floors }, from { $footprints } footprints ({ $rule })
}
cat_tower-explain-only = only on { $hex }
cat_tower-explain-mark = { $footprints ->
    [0] points: +{ $points } ({ $rule })
    [one] for { $footprints } footprint; points: +{ $points } ({ $rule })
   *[other] for { $footprints } footprints; points: +{ $points } ({ $rule })
}
cat_tower-explain-house = your house number { $houses }, then a cat scores
cat_tower-explain-completes = completes { $column }; points: +{ $points } ({ $rule })
cat_tower-explain-cat = { $houses } × { $items } = { $points } ({ $rule })
cat_tower-explain-pass = circles a footprint: { $ready } ready ({ $rule })
cat_tower-explain-pass-full = your footprints are all circled: brings nothing ({ $rule })
cat_tower-explain-item-first = First choose what to mark, then where ({ $rule }).
cat_tower-explain-hex-now = You are marking: { $item }. Choose its hex ({ $rule }).
cat_tower-explain-cat-now = Your house is marked: choose the cat that scores ({ $rule }).
cat_tower-explain-no-hex = no hex is left for it ({ $rule }).
cat_tower-explain-marked = marked already: one item in one hex ({ $rule }).
cat_tower-explain-house-only = a house hex: it takes a house and nothing else ({ $rule }).
cat_tower-explain-no-picture = not a house hex, and a house needs one ({ $rule }).
cat_tower-explain-too-dear = { $needed ->
    [one] Your dice are { $needed } footprint away; you have { $ready } ready ({ $rule }).
   *[other] Your dice are { $needed } footprints away; you have { $ready } ready ({ $rule }).
}
cat_tower-explain-scored = has its score already: { $points } ({ $rule }).

# What `?` says of the question, `r` of the game, and the help of its options.
cat_tower-rule-pick = Pick a die; the one that is left over is shared by all. One of your two numbers names an item, the other a floor.
cat_tower-rule-mark = Of your die and the shared one, one number names the item and the other the floor; each footprint moves a die by 1. { $house_hexes ->
    [soft] Houses go only where a house is drawn, other items anywhere.
   *[exclusive] Houses go where a house is drawn, and nothing else goes there.
} Or pass, and circle a footprint. Where the house hexes are is our reconstruction.
cat_tower-rules = Each round the dice are thrown, everyone picks one, and the last is shared. With the two numbers mark one item in one hex: one number is the item, the other the floor. A footprint moves a die by 1 and never past 1 or 6; passing, or a butterfly, gives one. { $house_hexes ->
    [soft] Houses go only on hexes with a house, other items anywhere.
   *[exclusive] Houses go only on hexes with a house, and nothing else goes there.
} House: choose a cat at once, for houses times the items of that cat. Yarn: 9 and 3 points in each column for most and second most, shared when equal. Butterfly: 2 points. Bowl: 2 points for each kind beside it{ $bowl_neighbours ->
    [other] , bowls not counted.
   *[any] , bowls too.
} Cushion: the number of its floor. Mice: a group counts its size squared. Whoever completes a column first gets its large number, later ones the small. The game ends with the round in which someone has three columns, or after round 60. Most points win, and equals share. The places of the house hexes, and that no footprint is circled at the start, are our reconstruction.
cat_tower-option-house_hexes = whether hexes with a house drawn on them take houses alone, or any item
cat_tower-option-bowl_neighbours = whether a bowl beside a bowl counts as a kind

# The hex that an item is marked on at once, where there is but one; told in brackets.
cat_tower-change = { $hex }

# What chance brought, and what a seat did, as a recap tells it.
cat_tower-did-start = The first player is { $what }.
cat_tower-did-roll = The dice: { $what }.
cat_tower-did-pick = { $you ->
    [yes] pick { $what }
   *[no] picks { $what }
}
cat_tower-did-mark = { $answer ->
    [cat_tower-pass] { $you ->
        [yes] pass
       *[no] passes
    }
    [cat_tower-hex] { $you ->
        [yes] mark { $what }
       *[no] marks { $what }
    }
    [cat_tower-cat] { $you ->
        [yes] score the { $what }
       *[no] scores the { $what }
    }
   *[cat_tower-item] { $you ->
        [yes] choose the { $what }
       *[no] chooses the { $what }
    }
}
