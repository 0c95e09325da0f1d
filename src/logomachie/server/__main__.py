"""`python -m logomachie.server`: the club without its other commands."""

import argparse
import sys

from logomachie.server.run import serve
from logomachie.server.settings import BadSetting


def main() -> int:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="logomachie.server", description="Serve the club.")
    parser.add_argument("--host")
    parser.add_argument("--port", type=int)
    parser.add_argument("--data", help="a file, `memory`, or postgresql://…")
    parser.add_argument("--lan", action="store_true", help="serve the local network too")
    parser.add_argument("--open", action="store_true", help="open the browser")
    given = parser.parse_args()
    try:
        return serve(given.host, given.port, given.data, open_browser=given.open, lan=given.lan)
    except BadSetting as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
