"""The games as other libraries know theirs. Each adapter needs an extra, and is imported by its name alone."""
