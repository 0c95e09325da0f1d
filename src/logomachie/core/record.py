"""A record: one game as one file of JSON lines, which anybody can prove again.

The first line is the head (game, config, seed, start, word list, bots); every other line is a line
of the log, as it was stored. No names: they live outside the log (HOUSE-09).
"""

from codecs import BOM_UTF8
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from logomachie.core.draw import Draw, fits, makes
from logomachie.core.game import Entry, Event, Game, Move, Outcome, View
from logomachie.core.log import Diverged, digest, replay
from logomachie.core.rng import Rng, commitment
from logomachie.core.value import Millis, Value, encoded


class WordList(Value):
    """Which words were valid: the identity of a lexicon."""

    name: str
    version: str
    digest: str


class Head(Value, tag=True, kw_only=True):
    """How a game began: with the moves it fixes everything."""

    game: str  # its slug
    config: msgspec.Raw  # the game's own Config
    seed: str  # secret until the game is over (HOUSE-10)
    at: Millis
    lexicon: WordList
    bots: tuple[int | None, ...] = ()  # level of the bot on each seat, None: a person (HOUSE-11)
    commitment: str = ""  # hash of the seed, as everybody was shown it at the start
    format: int = 1
    draw: Draw | UnsetType = UNSET  # how several made the seed; unset: the house alone did
    club: str | UnsetType = UNSET  # the club's own words the game was played with, if it has any


class Record(Value):
    """A record taken apart: its head and the bytes of its lines."""

    head: Head
    lines: tuple[bytes, ...]


class Proof(Value, kw_only=True):
    """What replaying a record has shown: every line leads where it says."""

    head: Head
    lines: int
    outcome: Outcome | None
    digest: str  # of the last position


class Unreadable(ValueError):
    """Not a record: the line that cannot be read, and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line


# Any: a record may be of any game, each with its own types
Opener = Callable[[Head], Game[Any, Any, Any, View]]

_heads = msgspec.json.Decoder(Head)


def sealed(head: Head) -> Head:
    """The head with the hash of its own seed on it."""
    return msgspec.structs.replace(head, commitment=commitment(head.seed))


def read_head(line: bytes) -> Head:
    """The head from its stored bytes."""
    return _heads.decode(line)


def written(head: bytes, lines: Iterable[bytes]) -> bytes:
    """The file: head and log lines as they were stored, one a line."""
    return b"".join(line + b"\n" for line in (head, *lines))


def read(record: bytes) -> Record:
    """The parts of a record file, also as some editors save it; raises Unreadable."""
    lines = record.removeprefix(BOM_UTF8).splitlines()
    if not lines:
        raise Unreadable(1, "the file is empty")
    try:
        head = read_head(lines[0])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(1, f"not the head of a record ({error})") from error
    return Record(head, tuple(lines[1:]))


def prove(record: bytes, opened: Opener) -> Proof:
    """Play the record again from its seed; raises Unreadable, or Diverged at the first difference.

    `opened` opens the head's game at its config with the word list of the head's digest.
    """
    parts = read(record)
    head = parts.head
    check_seed(head)
    game = opened(head)
    state = replay(game, Rng(head.seed), head.at, entries(game, parts.lines))
    return Proof(
        head=head, lines=len(parts.lines), outcome=game.outcome(state), digest=digest(state)
    )


def check_seed(head: Head) -> None:
    """Whether the seed is the one that was promised; raises Diverged."""
    if head.commitment != commitment(head.seed):
        raise Diverged(0, "the seed's hash")
    if head.draw and not makes(head.draw, head.seed):
        raise Diverged(0, "the shares of the draw")
    if head.draw and not fits(head.draw):
        raise Diverged(0, "the rounds of the draw")


def entries(
    game: Game[Any, Any, Any, View], lines: tuple[bytes, ...]
) -> Iterable[Entry[Move, Event]]:
    """The lines of a record read one by one; raises Unreadable."""
    for number, line in enumerate(lines, 2):
        try:
            entry: Entry[Move, Event] = game.decoder.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Unreadable(number, str(error)) from error
        yield entry


def head_bytes(head: Head) -> bytes:
    """The head as it is stored and as it stands in the file."""
    return encoded(head)
