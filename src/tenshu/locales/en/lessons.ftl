# The lessons: what the cat says. Two short sentences at most, why and not only what; docs/lessons.md tells more.

lesson-title = Lesson, { $number } of { $of }
lesson-next = Next
lesson-back = One step back
lesson-leave = Leave
lesson-leave-told = The lesson waits among your tables until you go on.
lesson-watch = Now the others. See what they do.
lesson-end-turn = That was your turn. End it, and the others go on.
lesson-new-game = Guided game
lesson-play-on = Play on
lesson-other = The rules allow that, and soon you may. For now, do what lights up.
lesson-no-hint = In a lesson the cat tells you what to do.

# CATsle Builders and CHATpentiers. A column has another name in each edition.

lesson-column = { $edition ->
    [chatpentiers] section
   *[catsle_builders] column
}
lesson-column-1 = { $edition ->
    [chatpentiers] section 1
   *[catsle_builders] column 1
}
lesson-column-2 = { $edition ->
    [chatpentiers] section 2
   *[catsle_builders] column 2
}
lesson-column-3 = { $edition ->
    [chatpentiers] section 3
   *[catsle_builders] column 3
}
lesson-column-4 = { $edition ->
    [chatpentiers] section 4
   *[catsle_builders] column 4
}
lesson-catsle_builders-goal = Build a castle: your cards go into four { lesson-column }s. They want 1, 2, 3 and 4 cards, and not one more.
lesson-catsle_builders-scrap = One suit to a place, and all of a suit together. What goes to the { catsle_builders-scrap } costs a point a card.
lesson-catsle_builders-follow = Gray was led. Try another suit all the same: tap your blue 10.
lesson-catsle_builders-rank = If you can follow suit, you must. The best card takes 1 card of the trick, the second best takes 2: be second, with gray 7.
lesson-catsle_builders-take = The 9 has gone to the winner. Two of the others are yours: gray 7 first.
lesson-catsle_builders-place = Gray is new to your castle, so you choose where it goes. You get two of it: { lesson-column-2 } fits.
lesson-catsle_builders-perfect = Now gray 5, which joins its suit by itself. Filled exactly, it is perfect, and perfect ones bring extra points.
lesson-catsle_builders-lead = Whoever was second leads. Nobody beats your brown 12: this time, be first.
lesson-catsle_builders-first = The first takes one card only, and before all others. Take brown 12.
lesson-catsle_builders-single = One card, one place: { lesson-column-1 }. Now it is perfect as well.
lesson-catsle_builders-nothing = Too many cards hurt, so stay out of this one. Blue 1 comes last and takes nothing.
lesson-catsle_builders-must = Gray again, and 12 is your only gray. You have to play it, and you will be first.
lesson-catsle_builders-spare = A third gray would spoil { lesson-column-2 }: no points there, and one lost. Take green 2 instead.
lesson-catsle_builders-room = Green is new, and { lesson-column-3 } has room for it and for two more.
lesson-catsle_builders-last = We skip to the last trick. Blue has filled { lesson-column-4 } meanwhile; play your last card, and you are first.
lesson-catsle_builders-count = Now it counts, a point for each card: { lesson-column-1 }, { lesson-column-2 } and { lesson-column-4 } are full and bring 1 + 2 + 4.
lesson-catsle_builders-fill = A third green makes { lesson-column-3 } perfect too, for 3 more. Four perfect ones add 4: take green 9, and you have 14.
lesson-catsle_builders-score = 14 points for this round! The castles are empty again and new cards are dealt. After three rounds, most points win.
lesson-catsle_builders-done = Take what fits and slip under the rest: that is all of it. Well done! From here on, play as you like.

# Catte

lesson-catte-goal = You play for the coffee in the middle: here, 8 points. But win more than 20 in a round, and all of it goes cold.
lesson-catte-row = These four coffees are your own. Some you will put into the middle; those you keep count too.
lesson-catte-trump = The coffee in the middle is white. So white cats are trump and beat all others.
lesson-catte-follow = Black was led. Try to trump it: tap your white 15.
lesson-catte-win = You hold black, so black it has to be. Your 14 beats them all: play it.
lesson-catte-put = 8 points are yours! The winner puts a coffee of their own in the middle: put brown 5, and brown is trump.
lesson-catte-set = A black and a white cat together make a brown one. Begin with black 7.
lesson-catte-pair = Add white 13. 7 and 13 make a brown 20, and trump at that.
lesson-catte-exact = You have 13. With 7 more it is exactly 20, and exactly 20 counts double: put black 7.
lesson-catte-sure = Black is trump, and there is no black above 15. Lead it.
lesson-catte-enough = 20: that makes 40 points! From now on you want to win nothing. Put white 10.
lesson-catte-low = Lead your lowest brown, so that somebody else has to win.
lesson-catte-duck = 15 lie in the middle, and black 11 would win them: 35, all cold. Slip under with black 2.
lesson-catte-score = That made 25 for them: too much, nothing counts, the round is over. You have 40, and 1 for the coffee you kept.
lesson-catte-done = Kept coffees count squared: two are 4, three are 9. Well done! From here on, play as you like.

# Cat Tower

lesson-cat_tower-goal = Furnish a cat tower of five columns for six cats. Whoever completes three columns ends the game, and most points win.
lesson-cat_tower-dice = Three dice for two players. Each takes one, and the last is for both.
lesson-cat_tower-pick = Every number is an item and a floor. Take the 3: as an item, that is a butterfly.
lesson-cat_tower-two = You have 3, and both share 5. So: a butterfly on floor 5, or a cushion on floor 3.
lesson-cat_tower-cannot = A mouse is item 6. Tap it to see what is missing.
lesson-cat_tower-butterfly = Choose the butterfly. It is worth 2 points and brings a footprint.
lesson-cat_tower-hex = Floor 5 of the gold column is a good place. Hexes with a house wait for houses.
lesson-cat_tower-again = A new round; this time the other one picked first. Take another 3.
lesson-cat_tower-same = Two equal dice: a butterfly on floor 3, and nothing else.
lesson-cat_tower-beside = Gold once more. A full column brings the number on top, and more to whoever is first.
lesson-cat_tower-shift = A footprint moves a die by one. Take the 4, and let one turn the shared 2 into a 1.
lesson-cat_tower-house = A 1 is a house. It goes to a hex with a house on it.
lesson-cat_tower-home = Floor 4 has one in the purple column. It costs a single footprint.
lesson-cat_tower-cat = Each house feeds one cat, once: your houses times its item. The butterfly cat brings 1 × 2.
lesson-cat_tower-score = Yarn, bowls, cushions and mice count when the game ends. Tap any of them to see what they would bring.
lesson-cat_tower-done = No good dice? Pass, and circle a footprint. Well done! From here on, play as you like.

# The White Castle

lesson-white_castle-goal = Nine turns to bring your clan into castle, gardens and yards. Most points win.
lesson-white_castle-pair = First, what you begin with. Pair 1 has pearl for the castle and coins for everything.
lesson-white_castle-bridges = A turn is one die, from either end of a bridge. The left one is low, the right one high.
lesson-white_castle-die = High dice bring coins. Take the coral 6.
lesson-white_castle-colour = Its color matters in the castle. Try the left Diplomat room: tap it.
lesson-white_castle-room = No coral there. This room has two, and its 3 under your 6 makes 3 coins.
lesson-white_castle-lantern = You have food, coins and influence now. Take the left black die: it lights your lantern too.
lesson-white_castle-outside = The lantern will give all that your area shows. Outside the walls a 3 on a 5 costs 2 coins.
lesson-white_castle-gardener = Here a gardener or a courtier leaves. Send the gardener.
lesson-white_castle-garden = This garden takes your 2 food: 2 seals now, 3 points at the end. It gives again if a die stays on its bridge.
lesson-white_castle-last = Your last turn in this round. Take the white 6.
lesson-white_castle-coins = On this 5 it brings a coin. And a courtier may go to court.
lesson-white_castle-courtier = The higher courtiers climb, the more they count: 1, 3, 6 or 10 points.
lesson-white_castle-audience = First to the Gate, for 2 coins.
lesson-white_castle-climb = Then up to the Stewards, for 2 pearl.
lesson-white_castle-enter = The room's card improves your domain, and your old one joins the lantern. Enter here.
lesson-white_castle-light = You may use a light block of it at once: take the influence.
lesson-white_castle-time = Influence moves you along the Passage of Time. You are ahead, so you begin this round, and your garden gave seals again.
lesson-white_castle-score = At the end your warriors count once for each courtier inside. The score sheet shows all of it, at any time.
lesson-white_castle-done = From now on a turn is yours until you end it, and each step can be taken back. Well done! Play as you like.
