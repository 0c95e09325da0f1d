"""`python -m logomachie` is the command `logomachie`."""

import sys

from logomachie.cli import main

if __name__ == "__main__":
    sys.exit(main())
