# The words of log files, of any game. They never change within a game's version: golden logs hold them.
seat = seat { $number }
