"""The door of `python -m tenshu`."""

import sys

from tenshu.cli import main

if __name__ == "__main__":
    sys.exit(main())
