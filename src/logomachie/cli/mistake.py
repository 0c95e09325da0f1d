"""What a user did wrong, said in one line."""


class Mistake(Exception):
    """Ends the command with one line on stderr and exit code 2; never a traceback."""
