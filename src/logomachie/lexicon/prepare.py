"""`python -m logomachie.lexicon.prepare DIGEST`: unpack a word list, for others to open.

Without a digest a club's list is tried alone: exit code 1, and why on the error stream, where it
cannot be applied.
"""

import sys

from logomachie.lexicon.club import WrongLine, read, tried
from logomachie.lexicon.load import of_table

if __name__ == "__main__":
    club = sys.stdin.read()  # the club's own words come by the back door
    if sys.argv[1:]:
        of_table(sys.argv[1], club)
    else:
        try:
            tried(read(club))
        except WrongLine as error:
            sys.exit(str(error))
