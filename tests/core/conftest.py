"""How the tests of the core are run."""

from hypothesis import settings

# The first call of a compiled function takes seconds, so nothing is timed; the same examples are tried everywhere.
settings.register_profile("tenshu", deadline=None, derandomize=True)
settings.load_profile("tenshu")
