"""A rule that two rulebooks share word for word."""
