"""What every game is made of. Imports no game."""
