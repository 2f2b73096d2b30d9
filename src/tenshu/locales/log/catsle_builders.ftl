# The words of log files. They never change within a game's version: golden logs hold them.
catsle_builders-suit = { $suit }
catsle_builders-card = { $suit } { $number }
catsle_builders-scrap = scrap
catsle_builders-column = column { $number }
