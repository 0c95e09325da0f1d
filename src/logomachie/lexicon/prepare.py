"""`python -m logomachie.lexicon.prepare DIGEST`: unpack a word list, for others to open."""

import sys

from logomachie.lexicon.load import of_table

if __name__ == "__main__":
    of_table(sys.argv[1], sys.stdin.read())  # the club's own words come by the back door
