# What the guide of a first game says: of each question in one sentence, and of each thing once.

guide-wait = The others play now. Watch what they take, and what is left for you.
guide-end-turn = All done. Step back if you like, or end your turn.
guide-reveal = Your turn goes on once this is revealed. To step back, do so now.
guide-round = Round { $round } is over: { $standing }.
guide-round-mine = Most came to you from “{ $line }”: { $points }.
guide-round-other = { $name } got most from “{ $line }”: { $points }.

# The White Castle

guide-white_castle-ask-pair = Choose what you begin with: goods now, a card for your domain, and your first lantern.
guide-white_castle-ask-die = Take one die; its color opens rooms, its number decides the coins.
guide-white_castle-ask-space = Place it where it does most for you; what glows is open to it.
guide-white_castle-ask-owed = All of these are yours; choose which comes first.
guide-white_castle-ask-one_of = One of the two: who leaves your domain?
guide-white_castle-ask-pick = Take what you will need next: food for gardens, iron for yards, pearl to climb.
guide-white_castle-ask-gardener = A garden costs food, gives at once, and scores at the end.
guide-white_castle-ask-warrior = A yard costs iron and gives what its tiles show.
guide-white_castle-ask-courtier = Bring a courtier to the Gate, let one climb, or both.
guide-white_castle-ask-room = Choose the room whose card you want for your domain.
guide-white_castle-ask-light = One light block of the new card is yours at once.
guide-white_castle-ask-favour = Your courtier is with the Daimyo: ask for one favor.
guide-white_castle-ask-board_action = Use one block of the castle, as if a die of yours lay there.
guide-white_castle-ask-line = Run one line of your domain: its goods, then the block of your card.
guide-white_castle-ask-checkpoint = Seals open the way to the next season; without them you stop here.
guide-white_castle-ask-last_exchange = The last moment for seals: a third or a seventh of a resource scores.
guide-white_castle-ask-rival_garden = The rival's gardener could go to either; you choose which.
guide-white_castle-ask-rival_room = The rival's courtier drives a card out; choose one that you need least.
guide-white_castle-bridge = Three bridges, dice from low on the left to high on the right. Only those at the ends can be taken, and each that is taken brings the next one near.
guide-white_castle-lantern = A left die is low, but it lights your lantern: you gain all that your Lantern Area shows. The more cards lie there, the better.
guide-white_castle-coins = Compare the die with the number below. Higher brings the difference in coins, lower costs it.
guide-white_castle-room = A room uses the blocks beside tiles of your die's color: with two of them, both.
guide-white_castle-well = The Well takes any die and covers only a 1: coins, a seal, and what its two tiles show. A good place when money is short.
guide-white_castle-domain = A line of your own domain: its goods, then your card. Members who left uncover more of it.
guide-white_castle-steps = Nothing is final before you end your turn: tap a step above the question to go back to it.
guide-white_castle-owed = Gains must be taken, actions may be declined. Take first what pays for the rest.
guide-white_castle-gardener = Gardeners score for themselves. After rounds 1 and 2 a garden gives again if a die is left on its bridge.
guide-white_castle-warrior = Warriors score only together with courtiers: the values of your yards, once for each courtier inside the castle.
guide-white_castle-courtier = Courtiers are worth 1 at the Gate, then 3, 6 and 10, the higher they climb.
guide-white_castle-climb = 2 pearl lift a courtier by one floor, 5 by two. Each climb to a room also brings you its card.
guide-white_castle-room-card = The card of the room takes the place of yours, and your old one joins the lantern with its back.
guide-white_castle-favour = Each favor is granted once in a game. Whoever comes first has the choice.
guide-white_castle-decline = You may decline an action, and nothing is paid. It is gone for this turn, though.
guide-white_castle-exchange = Seals can be exchanged at any question: 2 for a resource, 1 for a coin. Keep some for dark blocks and checkpoints.
guide-white_castle-influence = Influence moves you along the Passage of Time. Whoever is ahead plays first in the next round, and the far seasons score.
guide-white_castle-cap = You keep 7 of each resource and 5 seals. What is more is lost, so spend before you gain.
guide-white_castle-round-end = Between rounds gardens beside bridges with dice gave once more, turn order followed the Passage of Time, and all dice were rolled anew.

# Catte

guide-catte-ask-coffee = Choose the coffee for the next trick: its color is trump, its number goes to the winner.
guide-catte-ask-play = Play a cat to win this coffee, or to leave it to the others.
guide-catte-ask-pair = Add the white cat: both numbers count together.
guide-catte-follow = The color that is led is followed by all who can. Whoever cannot may play anything.
guide-catte-trump = The coffee in the center names the trump: the highest card of that color wins, whatever was led.
guide-catte-set = A black and a white cat together make a brown set, worth the sum of both.
guide-catte-ties = Equal numbers, which only brown has, go to the later play.
guide-catte-coffee = Coffee that you win adds up. Exactly at the limit it counts twice, above it nothing; what stays unused counts too.
guide-catte-round-end = A new round: all cards are dealt again, and the points stay.

# Cat Tower

guide-cat_tower-ask-pick = Pick a die: with the shared one it names an item and a floor.
guide-cat_tower-ask-mark = Mark an item on a floor with your two numbers, or pass and circle a footprint.
guide-cat_tower-shared = The die that nobody picks is shared by all. Think of what is left before you pick.
guide-cat_tower-two = One number names the item, the other the floor: you decide which is which.
guide-cat_tower-footprint = A footprint moves a die by one. Passing brings one, so a bad roll is never quite lost.
guide-cat_tower-column = When all have marked, columns are checked. Those who complete one first score its large number, later ones the small.

# CATsle Builders

guide-catsle_builders-ask-play = Play a card: it decides your rank, and the rank what you must take.
guide-catsle_builders-ask-take = Take a card of the trick; it goes to your castle.
guide-catsle_builders-ask-place = Choose a place for this new suit: all later cards of it go there too.
guide-catsle_builders-follow = The suit that is led is followed by all who can. It beats all others, then the higher card wins.
guide-catsle_builders-rank = Not only the first takes: look at what each rank must take before you play.
guide-catsle_builders-limit = { $edition ->
    [chatpentiers] Up to its limit a section
   *[catsle_builders] Up to its limit a column
} gives a point a card. One card more, and it costs points instead.
guide-catsle_builders-perfect = { $edition ->
    [chatpentiers] Two or more sections
   *[catsle_builders] Two or more columns
} exactly at their limit bring points on top. Count the cards that are still to come.
guide-catsle_builders-round-end = A new round: the castle is cleared, and the points stay.
