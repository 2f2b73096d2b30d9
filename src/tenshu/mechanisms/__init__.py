"""What two rulebooks share, and no more than that: hidden hands where suit must be followed."""
