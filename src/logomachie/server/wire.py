"""Every message between a page and the club, as tagged unions. `web/src/lib/wire.ts` follows it.

One message up, one down: a page says Join, Play, Ask; the club answers News, Refusal, Answer.
Moves, events and views are the games' own types; here they travel as raw JSON.
"""

from typing import Literal, TypeAlias

import msgspec

from logomachie.core.game import Outcome
from logomachie.core.value import GameId, Millis, Seat, Value
from logomachie.games.spec import Option

# of the wire too, for whoever writes down all of it
from logomachie.server.wire_words import (  # noqa: F401
    Doubt,
    NameReading,
    Reading,
    Report,
    WordPage,
    WordPlayed,
    WordsFound,
)


class Message(Value, tag=True, kw_only=True):
    """Anything that travels on a socket."""


# ── up ───────────────────────────────────────────────────────────────────────


class Join(Message, kw_only=True):
    """Show me this table from this seat, from this line on: first time and every time."""

    table: GameId
    seat: Seat | None = None  # None: a spectator
    after: int = 0  # the last line this page has seen
    draws: bool = False  # this page can add to a draw


class Leave(Message, kw_only=True):
    """Stop showing me this table from this seat."""

    table: GameId
    seat: Seat | None = None


class Play(Message, kw_only=True):
    """A move, once: a nonce said twice is heard once."""

    table: GameId
    seat: Seat
    nonce: str
    move: msgspec.Raw


class Ask(Message, kw_only=True):
    """A question about one's own view: not logged, never about what the rules hide."""

    table: GameId
    seat: Seat | None = None
    id: str
    question: str
    about: str = ""


class Contribution(Message, kw_only=True):
    """What this device adds to a draw: first the hash of a value, then the value (HOUSE-10)."""

    table: GameId
    round: int
    commitment: str = ""
    value: str = ""


class Ping(Message, kw_only=True):
    """For the clock and the lag: the page's own time, given back with the server's."""

    sent: float


Up: TypeAlias = Join | Leave | Play | Ask | Contribution | Ping

# ── down ─────────────────────────────────────────────────────────────────────


class News(Message, kw_only=True):
    """The one message a table sends: the same on joining, on playing and on coming back."""

    table: GameId
    seat: Seat | None
    seq: int  # how many lines this seat may know of: its own count, so that no gap betrays others
    since: int  # the lines after this one are told; those before it are in the past (GET …/past)
    now: Millis
    done: str | None  # this seat's last nonce in the log
    events: tuple[msgspec.Raw, ...]  # of those lines, as far as this seat may see them
    view: msgspec.Raw  # whole, every time
    outcome: Outcome | None = None
    seed: str | None = None  # after the end (HOUSE-10)


class Refusal(Message, kw_only=True):
    """To the asker alone: nothing changed, and why."""

    table: GameId
    seat: Seat | None
    nonce: str
    code: str
    clause: str
    about: dict[str, object] = msgspec.field(default_factory=dict)


class Answer(Message, kw_only=True):
    """What was asked for."""

    id: str
    answer: msgspec.Raw


class Pong(Message, kw_only=True):
    """The page's time back, and the server's."""

    sent: float
    now: Millis


class Trouble(Message, kw_only=True):
    """A message the club could not use; the connection goes on, or is closed if it repeats."""

    code: Literal[
        "MALFORMED",
        "TOO_FAST",
        "NO_SUCH_TABLE",
        "NOT_YOUR_SEAT",
        "NOT_STARTED",
        "BUSY",
        "STORE_AWAY",
        "UNREADABLE",
    ]
    table: GameId | None = None
    seat: Seat | None = None
    nonce: str | None = None  # the move that could not be written: to be said again (STORE_AWAY)


class Place(Value, kw_only=True):
    """One seat of a table, as everybody in the room sees it."""

    seat: Seat
    kind: Literal["person", "bot", "free"]
    name: str
    level: int | None = None  # of a bot, 0 to 3; 4: de ma force, as the setup's `strength` says
    yours: bool = False  # held by this device
    here: bool = False  # somebody is connected at it


class Drawn(Value, kw_only=True):
    """How a seed was made by several; the values are shown after the end (HOUSE-10)."""

    house: str  # hash of the house's own value
    commitments: tuple[str, ...]  # of the devices, in the order in which they are put together
    left_out: tuple[Seat, ...] = ()  # did not answer in time
    silent: tuple[tuple[Seat, ...], ...] | None = None  # the same, by round; None: not recorded
    secret: str | None = None  # the house's own value
    values: tuple[str, ...] = ()


class Room(Message, kw_only=True):
    """Who sits where: sent on joining and whenever it changes. Names live here, not in the log."""

    table: GameId
    game: str  # its slug
    options: msgspec.Raw  # the game's Config, as agreed
    places: tuple[Place, ...]
    begun: bool
    host: bool  # may this device start the game, or put a bot on a free seat
    lexicon: str  # name and version of the word list
    commitment: str | None = None  # hash of the seed (HOUSE-10)
    next: GameId | None = None  # the table of the return game, once somebody asked for it
    draw: Drawn | None = None  # where several devices made the seed
    shared: bool = False  # this device's screen is everybody's: hands stay behind the curtain


class DrawRound(Message, kw_only=True):
    """Before a game of several devices: promise a value, then, when all have, show it."""

    table: GameId
    round: int  # a new one leaves out whoever did not answer, and wants a new value
    house: str  # hash of the house's own value
    commitments: tuple[str, ...] = ()  # of all devices: show now; empty: promise now


class Notice(Message, kw_only=True):
    """What the club's owner tells everybody; with neither text nor time, nothing any more."""

    text: str = ""
    stop: Millis | None = None  # when the club stops


Down: TypeAlias = News | Refusal | Answer | Pong | Trouble | Room | DrawRound | Notice

# ── over HTTP ────────────────────────────────────────────────────────────────


class Chair(Value, kw_only=True):
    """Whom the host wants on a seat."""

    kind: Literal["me", "here", "link", "bot"]
    name: str = ""
    level: int = 1


class NewTable(Value, kw_only=True):
    """POST /api/tables: set a table."""

    game: str
    chairs: tuple[Chair, ...]
    options: dict[str, object] = msgspec.field(default_factory=dict)  # by their names on the wire
    open: bool = False  # listed on the home page for anybody
    lesson: bool = False  # the table of a gesture: in no list


class Sit(Value, kw_only=True):
    """POST /api/tables/{id}/seats/{n}: take a free seat, one handed over, or rename one's own."""

    name: str = ""
    key: str = ""  # of a seat that its holder hands over


class Network(Value, kw_only=True):
    """GET /api/network: whether others in the local network can come in, and where."""

    may: bool  # this page may open and close the way in: it is on the club's own machine
    open: bool
    address: str | None = None  # http://192.168.1.20:8000: what to open on another device


class Opened(Value, kw_only=True):
    """POST /api/network: open or close the way in."""

    open: bool


class Handover(Value, kw_only=True):
    """GET /api/tables/{id}/seats/{n}/key: what another device must say to take this seat over."""

    key: str


class PastLine(Value, kw_only=True):
    """One line of a game as one viewer may know it: what happened, and the view it led to."""

    seq: int  # this viewer's own count, as in News; 0: before the first line
    line: int | None  # its number in the log, the same for every viewer; told after the end
    at: Millis
    events: tuple[msgspec.Raw, ...]  # of this line, those this viewer may see
    view: msgspec.Raw
    outcome: Outcome | None = None  # where the game ended with this line


class Past(Value, kw_only=True):
    """GET /api/tables/{id}/past?seat=0&seq=12&count=8: so many lines from this one on.

    Without `seat`, an onlooker's. Other people's seats are shown after the end; then `line=40`
    may stand for `seq`: what this viewer had seen when the log had so many lines.
    """

    table: GameId
    seat: Seat | None
    last: int  # how many lines this viewer may know of
    lines: tuple[PastLine, ...]


class Begin(Value, kw_only=True):
    """GET /api/tables/{id}/position?line=40: a finished game after a line, to be played from."""

    position: str  # as a table is set from (HOUSE-07)
    seats: int
    options: dict[str, object]  # what was agreed, by their names on the wire


class Proved(Value, kw_only=True):
    """POST /api/records: a record file that every line of it proves, as the page shows it.

    Its lines are under GET /api/records/{record}/past, as those of a table that is over; so are
    `analysis` and `tried`.
    """

    record: str  # fingerprint of the file
    game: str  # its slug
    options: msgspec.Raw  # the game's Config
    seats: int
    bots: tuple[int | None, ...]  # level of the bot on each seat, None: a person
    lexicon: str
    lines: int
    outcome: Outcome | None
    seed: str
    commitment: str


class FamilyLine(Value, kw_only=True):
    """A record in the family's book, by the name of the table."""

    game: str  # its slug
    mode: str  # alone, bots, people
    counted: str  # what it is a record of: score, word
    name: str
    figure: int
    at: Millis
    stands: bool  # False: a later one has fallen it
    word: str = ""  # what it was reached with, where it was a word


class FamilyMeeting(Value, kw_only=True):
    """Two who have met at a table."""

    names: tuple[str, str]
    times: int
    won: tuple[int, int]  # by each of them, alone


class FamilyBook(Value, kw_only=True):
    """GET /api/family: the records of a club at home; POST /api/family/clear empties it."""

    kept: bool  # False: this club is open to strangers, and writes no book
    owner: bool  # this page is on the club's own machine: it may clear it
    lines: tuple[FamilyLine, ...] = ()
    met: tuple[FamilyMeeting, ...] = ()


class Start(Value, kw_only=True):
    """POST /api/tables/{id}/start: what becomes of the chairs that are still free."""

    free: Literal["remove", "bot"] = "remove"
    level: int = 1  # of those bots


class Problem(Value, kw_only=True):
    """Any answer over HTTP that is not the one hoped for."""

    code: str
    clause: str = ""
    about: dict[str, object] = msgspec.field(default_factory=dict)


class Opening(Value, kw_only=True):
    """GET /api/games: a game one can set a table for."""

    slug: str
    title: str
    least: int
    most: int
    minutes: int
    ready: bool  # False: announced, not built yet
    options: tuple[Option, ...] = ()


class Listed(Value, kw_only=True):
    """GET /api/tables: a table of one's own, or an open one."""

    table: GameId
    game: str
    names: tuple[str, ...]
    free: int
    begun: bool
    over: bool
    yours: tuple[Seat, ...]
    your_turn: bool
    paused: bool = False  # the clock stands until its players are back (HOUSE-13)
