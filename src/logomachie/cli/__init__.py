"""The command `logomachie`: one file a command, imported only when it is asked for."""

from logomachie.cli.command import main

__all__ = ["main"]
