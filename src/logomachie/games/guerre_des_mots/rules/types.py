"""La Guerre des Mots: configuration, board, state, moves and view. Read this first.

A **token** is named by its two faces: `S`, `Eé`, `C`, `?` (joker), `+` (cross); tokens of one
name are the same. A vowel whose back the viewer may not know is named by its front: `E`.
A **chain** is a path of pieces from end 0 to end 1; it is never turned round, so an end keeps
its number. A **coup** (`Lay`) says where every letter comes to lie and where it comes from; which
letters are so taken from which end, which word arises and how, the rules find out by themselves.
What happened is told by `events.py`.
"""

from typing import Literal, Protocol, TypeAlias, runtime_checkable

from msgspec import UNSET, UnsetType

from logomachie.core.game import Config, Move, View
from logomachie.core.rng import Rng
from logomachie.core.value import Deadline, Seat, Value

Cell: TypeAlias = tuple[int, int]  # row, column from 0 as the first player sees them (DEF-01)
Place: TypeAlias = Literal["SO", "OSO", "ONO", "NO", "NE", "ENE", "ESE", "SE"]
Side: TypeAlias = Literal["N", "E", "S", "O"]  # of the board, and the way a shot goes
Token: TypeAlias = str
Phase: TypeAlias = Literal["FIRST", "TURN", "CONSENT", "OVER"]
Why: TypeAlias = Literal["CROSS", "SIDE", "IDLE", "REPEATED", "ROUNDS"]

JOKER, CROSS = "?", "+"  # tokens
NOBODY = -1  # no seat
BAR, HYPHEN = "+", "-"  # what a cross reads: it guards a word, or joins the members of a compound


class Setup(Config, kw_only=True):
    """The options of A.7; the first value of each is the ruled default."""

    rule: Literal["simplified", "general"] = "simplified"
    deal: Literal["arsenal", "literal"] = "arsenal"  # literal for 2 to 5 players
    referee: Literal["strict", "kind"] = "strict"  # ERR-01: an error loses the turn, or is refused
    accents: bool = True  # ACC-01: general rule only
    show_values: bool = True
    friendly_piracy: bool = False  # STK-04, Q-47
    long_word_wins: Literal["general", "both", "never"] = "general"  # under which rule
    side_goals: bool = True  # WIN-03
    coups_per_turn: int = 20
    draw_at_will: bool = False
    repetition: Literal["draw", "refuse"] = "draw"
    piracy_replay: bool = True  # PIR-07
    piracy: bool | UnsetType = UNSET  # MOD-05; unset like true, here and below
    shots: bool | UnsetType = UNSET
    chain_blockades: bool | UnsetType = UNSET  # general rule only
    turn_seconds: int = 180  # 0: off, the absence deadline of the house stands
    round_limit: int = 60
    opener: int = NOBODY  # who opens a return game; NOBODY: the lot says
    won: tuple[int, ...] = ()  # winners of the match's earlier games; NOBODY: drawn
    board: str = "reconstructed-24-1"
    tiles: str = "fr-104-1"


class Piece(Value):
    """A token on the board."""

    token: Token
    cell: Cell
    reads: str  # its letter, accent included; of a cross BAR or HYPHEN
    shield: bool = False  # its chess piece shows, on the same piece of the board (BLC-02)
    guards: int = 0  # of a cross: the word before it on the path (-1) or behind it (+1)


class Chain(Value):
    """The words of one player that hang together, from end 0 to end 1."""

    id: int  # 1, 2, 3 … and never again
    seat: Seat
    base: str  # the base it started from: A along the edge, B across, or none
    path: tuple[Piece, ...]


class Letter(Value):
    """One token that a coup lays: where, what it reads, where it comes from."""

    cell: Cell
    reads: str  # R, É, Ç; HYPHEN for the cross of a compound
    origin: Cell | None = None  # where it lies now; None: in the arsenal
    token: Token = ""  # of the arsenal: R, Eé, ?, +; empty if it lies on the board
    symbol: bool = False  # laid with its chess piece up (BLC-03)


class Shot(Value):
    """A shot of a coup: which consonant, which way, what to take if it hits (Q-40)."""

    gun: Cell  # a letter laid at an end of the word
    ray: Side
    end: int  # of the chain hit: whole words are taken from here …
    words: int  # … so many, the word hit among them; 0: it takes nothing


class Lay(Move):
    """A coup that lays a word: hook, lengthen, follow a cross, compound, turn, or open a chain."""

    turn: int
    coup: int
    chain: int  # the chain it is laid on, one's own or another's (piracy); 0: a new one on a base
    end: int  # the end it is laid on, 0 or 1; a word lengthened at both ends: either
    letters: tuple[Letter, ...]
    bend: bool = False  # the end's last letter, among the letters, goes to a right angle (DIR-01)
    cross: Cell | None = None  # the blockade chosen instead of the replay: where its cross goes
    shots: tuple[Shot, ...] = ()


class Recover(Move):
    """Take letters of the end word back into the arsenal (REC-01); of another: ask him (Q-47)."""

    turn: int
    coup: int
    chain: int
    end: int
    count: int  # letters, from the end inwards


class Lift(Move):
    """Take one's own end cross back; costs no coup (BLW-07)."""

    turn: int
    coup: int
    chain: int
    end: int


class TurnBack(Move):
    """Hide a chess piece of one's own again; costs no coup (BLC-07)."""

    turn: int
    coup: int
    cell: Cell


class Draw(Move):
    """Draw two letters instead of the turn, being blocked (STK-05)."""

    turn: int
    coup: int


class Pass(Move):
    """End the turn."""

    turn: int
    coup: int


class Answer(Move):
    """Let a friend recover letters of one's chain, or not (Q-47)."""

    turn: int
    agrees: bool


Asked: TypeAlias = Lay | Recover | Lift | TurnBack | Draw | Pass | Answer


class Request(Value):
    """A recovery asked of the owner of a chain (Q-47)."""

    by: Seat
    of: Seat
    chain: int
    end: int
    count: int
    until: Deadline
    since: Deadline  # the turn's time stands still meanwhile


class State(Value, kw_only=True):
    """The whole game. Secret: arsenals, reserve, chance, and the backs of vowels laid plain."""

    rng: Rng
    places: tuple[Place, ...]  # of each seat, the board being turned to the first player
    first: Seat
    lots: tuple[tuple[str, ...], ...]  # letters drawn for the first place, a row a draw (ORD-01)
    chains: tuple[Chain, ...] = ()
    arsenals: tuple[tuple[Token, ...], ...]  # of each seat, in order of their names
    reserve: tuple[Token, ...]  # the next to be drawn first
    box: tuple[Token, ...] = ()  # jokers and crosses not handed out
    opened: tuple[Seat, ...] = ()  # have laid their first word
    phase: Phase
    round: int  # 1: the first words
    turn: int  # counts from 1
    active: Seat
    coup: int = 1  # of this turn
    credits: int = 1  # coups the turn still holds (DEF-07)
    until: Deadline
    seen: tuple[str, ...] = ()  # boards that stood in this turn
    history: tuple[str, ...] = ()  # boards at the start of turns, with the player
    next_chain: int = 1
    laid: bool = False  # somebody laid a token in this round
    idle: int = 0  # rounds in a row without that
    denied: bool = False  # a word can be laid, the referee has said
    turned_down: bool = False  # a friend has said no in this turn
    request: Request | None = None
    gone: tuple[Seat, ...] = ()  # resigned
    why: Why | None = None  # the game is over
    winner: Seat | None = None


@runtime_checkable
class Inflecting(Protocol):
    """A dictionary that knows of which words a form is a form (Q-65)."""

    def lemmas(self, word: str) -> frozenset[str]: ...


class Word(Value):
    """A word of a chain as it reads, and what protects it."""

    text: str  # PURS, SELLÉES
    cells: tuple[Cell, ...]  # in reading order
    base: bool = False  # covers the base its chain started from: no shot takes it
    guarded: bool = False  # by a cross (BLW-05)


class ChainView(Value):
    """A chain as everybody sees it: backs of plain vowels are not told."""

    id: int
    seat: Seat
    base: str
    path: tuple[Piece, ...]
    words: tuple[Word, ...]  # from end 0 to end 1
    blockaded: bool  # as a whole, by a chess piece (BLC-02)


class TableView(View, kw_only=True):
    """What one seat sees of a table of La Guerre des Mots."""

    phase: Phase
    rule: Literal["simplified", "general"]
    accents: bool  # accents are set, vowels and C may lie on their back
    round: int
    turn: int
    coup: int
    active: Seat
    credits: int
    board: str  # rows joined by `/`: . b g r m v, chess pieces F T D R
    places: tuple[Place, ...]
    first: Seat
    lots: tuple[tuple[str, ...], ...]
    chains: tuple[ChainView, ...]
    arsenal: tuple[Token, ...]  # one's own, in order of their names; nobody's for a spectator
    arsenals: tuple[int, ...]  # tokens each seat holds
    reserve: int
    box: tuple[Token, ...]
    opened: tuple[Seat, ...]
    gone: tuple[Seat, ...]
    frozen: tuple[Seat, ...]  # their own chain blockade forbids capture, shot and piracy (BLC-05)
    values: tuple[tuple[str, int], ...]  # shooting values by letter; none if the table hides them
    seen: tuple[str, ...]  # fingerprints of the boards that stood in this turn
    barred: tuple[str, ...]  # and of those that may not stand at its end (Q-54, `refuse`)
    denied: bool
    turned_down: bool
    request: Request | None
    idle: int
    kind: bool  # the referee refuses an error instead of ending the turn
    friendly: bool  # friends may be helped
    draw_at_will: bool
    piracy_replay: bool
    side_goals: bool
    long_words: bool  # a longer word may win on the cross (WIN-05)
    coups_per_turn: int
    round_limit: int
    piracy: bool | UnsetType = UNSET  # what this table leaves out (MOD-05), and then says so
    shots: bool | UnsetType = UNSET
    chain_blockades: bool | UnsetType = UNSET
    why: Why | None = None
    winner: Seat | None = None
