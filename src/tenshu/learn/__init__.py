"""Learning to play: nets that are trained by playing against themselves (extra `[train]`)."""
