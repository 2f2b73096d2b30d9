# The words of Catte in log files. They never change within a version of the game: golden logs hold them.
catte-colour = { $colour }
catte-card = { $colour } { $number }
catte-set = set { $card }
catte-coffee = coffee { $colour } { $number }
