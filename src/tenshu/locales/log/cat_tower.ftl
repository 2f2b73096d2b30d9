# The words of the log files of Cat Tower. They never change within a version of the game: golden logs hold them.
cat_tower-die = die { $number }
cat_tower-face = die { $number }
cat_tower-item = { $item }
cat_tower-column = { $column }
cat_tower-hex = { $column } { $floor }
cat_tower-cat = { $item } cat
cat_tower-pass = pass
