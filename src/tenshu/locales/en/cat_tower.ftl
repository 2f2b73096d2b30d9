# Cat Tower.

cat_tower-name = Cat Tower
cat_tower-about = Cat Tower, by Lee Ju-Hwa and Giung Kim, by the rules of its early leaflet. We have never seen the sheet that belongs to it. Reconstructed by us: where the five house hexes are, and that no footprint is circled at the start. Likely, from the sheet of a later edition: the columns with their gaps and numbers, the six cats, and the 18 footprints. All else is as printed.
cat_tower-die = die { $number }
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
cat_tower-other-bowls = a bowl beside a bowl is no kind
cat_tower-first-player = first player
cat_tower-completed = { $columns }/{ $wanted } columns

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

cat_tower-rule = { $part ->
    [items] Effects of items { $number }
   *[round] Round progress { $number }
}
cat_tower-explain-leaves = leaves { $numbers } in the center ({ $rule })
cat_tower-explain-shares = leaves { $number } as the shared die ({ $rule })
cat_tower-explain-no-die = { $die } is not in the center ({ $rule }).
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
cat_tower-explain-house = house number { $houses }, then a cat scores
cat_tower-explain-completes = completes { $column }; points: +{ $points } ({ $rule })
cat_tower-explain-cat = { $houses } × { $items } = { $points } ({ $rule })
cat_tower-explain-pass = circles a footprint: { $ready } ready ({ $rule })
cat_tower-explain-pass-full = your footprints are all circled: brings nothing ({ $rule })
cat_tower-explain-item-first = First choose what to mark, then where ({ $rule }).
cat_tower-explain-hex-now = You are marking: { $item }. Choose its hex ({ $rule }).
cat_tower-explain-cat-now = Your house is marked: choose the cat that scores ({ $rule }).
cat_tower-explain-no-hex = No hex is left for that: { $item } ({ $rule }).
cat_tower-explain-marked = { $hex } is marked already: one item in one hex ({ $rule }).
cat_tower-explain-house-only = { $hex } has a house picture: it takes a house and nothing else ({ $rule }).
cat_tower-explain-no-picture = { $hex } has no house picture, and a house needs one ({ $rule }).
cat_tower-explain-too-dear = { $needed ->
    [one] Your dice are { $needed } footprint away; you have { $ready } ready ({ $rule }).
   *[other] Your dice are { $needed } footprints away; you have { $ready } ready ({ $rule }).
}
cat_tower-explain-scored = The { $cat } has its score already: { $points } ({ $rule }).
