"""What bots know of each game: a module a game, with four compiled functions.

    weigh(state, seat, legal, weights)       how good each legal action looks at first sight: a weight above 0 for
                                             each, twice the weight for twice as likely to be right
    likelihood(world, seat, legal, weights)  how likely the others were to play as they did, were all as in `world`,
                                             which may be written on; 1 where nobody hides anything
    is_cut(root, state)                      whether a game that was played on from `root` need not be played further
    value(state, worth, points)              what each side strives for, from 0 to 1, and its points, where it was cut

They see a state in which what is hidden was guessed, so that nothing they do can leak what a seat does not know.
"""
