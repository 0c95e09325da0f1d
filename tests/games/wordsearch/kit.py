"""Wordsearch for the laws."""

from collections import Counter

from msgspec.structs import replace

from logomachie.core.game import Move
from logomachie.core.rng import Rng
from logomachie.core.value import Seat
from logomachie.games.wordsearch import GAME as WORDSEARCH
from logomachie.games.wordsearch.rules import alphabet, text
from logomachie.games.wordsearch.rules import board as boards
from logomachie.games.wordsearch.rules.board import DIRECTIONS, Board, Cell, Direction
from logomachie.games.wordsearch.rules.events import Rejected
from logomachie.games.wordsearch.rules.types import (
    Accept,
    Challenge,
    Claim,
    Play,
    Setup,
    Slide,
    State,
    Stop,
    TableView,
)
from tests.kit.kit import Kit

ISOLE = "RESTA/LMOIN/PA..E/U..ER/CILOS"


class Lenient:
    """A dictionary that holds whatever has no K in it, and hopes as long as a letter can slide."""

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and "K" not in word

    def can_spell(self, letters: str, least: int) -> bool:
        """Any letters but K will do."""
        return len(letters.replace("K", "")) >= least

    def can_form(self, board: Board, least: int) -> bool:
        """Two letters are enough to hope for a word."""
        return self.can_spell(boards.letters(board), least + 1)


def legal(view: TableView, number: int) -> tuple[Move, ...]:
    """For each name the view offers one move, which varies with the number."""
    made = tuple(_move(view, name, number) for name in view.can if name in _NAMES)
    turned = number % len(made) if made else 0
    return (*made[turned:], *made[:turned])


_NAMES = {"Slide", "Claim", "Stop", "Play", "Challenge", "Accept"}


def _move(view: TableView, name: str, number: int) -> Move:
    match name:
        case "Slide":
            return Slide(view.turn, *_slide(view, number))
        case "Claim":
            return Claim(view.turn, *_reading(view.board, _arrived(view), view.least, number))
        case "Stop":
            return Stop(view.turn)
        case "Play":
            return _play(view, number)
        case "Challenge":
            return Challenge(view.turn)
        case _:
            return Accept(view.turn)


def _arrived(view: TableView) -> set[Cell]:
    return {slid.target for slid in view.moved}


def _slide(view: TableView, number: int) -> tuple[Cell, Cell]:
    arrived = _arrived(view)
    free = [slide for slide in boards.slides(view.board) if slide[0] not in arrived]
    return free[number % len(free)]


def _play(view: TableView, number: int) -> Play:
    """One slide, with a word if its letter comes to lie beside others."""
    source, target = _slide(view, number)
    board = boards.slid(view.board, source, target)
    try:
        word, start, direction = _reading(board, {target}, view.least, number)
    except ValueError:
        return Play(view.turn, ((source, target),))
    return Play(view.turn, ((source, target),), word, start, direction)


def _reading(
    board: Board, arrived: set[Cell], least: int, number: int
) -> tuple[str, Cell, Direction]:
    """A run of letters that holds every letter moved."""
    found = [
        (boards.read(board, start, direction, length), start, direction)
        for start in boards.cells(board)
        for direction in DIRECTIONS
        for length in range(least, 5 + len(arrived))
        if arrived <= set(boards.segment(start, direction, length))
    ]
    whole = [reading for reading in found if boards.EMPTY not in reading[0]]
    if not whole:
        raise ValueError("nothing to announce")
    return whole[number % len(whole)]


def retold(state: State, viewer: Seat | None, number: int) -> State:
    """Only chance is hidden, and it is spent."""
    return replace(state, rng=Rng(f"another world {number}"))


def _variants() -> dict[str, Setup]:
    base = Setup(seats=2, lexicon="kit")
    return {
        "challenge": replace(base, seats=3, position=f"{ISOLE} 0/0/0"),
        "auto": replace(base, validation="auto", position=f"{ISOLE} 4/-5 active:B dry:3"),
        "plan": replace(base, touch_move="plan", min_length=3, position=f"{ISOLE} 0/0"),
        "plan-auto": replace(base, touch_move="plan", validation="auto"),
        "limit": replace(base, fail_limit=1, turn_seconds=0, position=f"{ISOLE} 0/0"),
        "solo": replace(base, seats=1, training=True),
        "four": replace(base, seats=4, turn_seconds=60, challenge_seconds=5),
        "absent": replace(base, absent="pass", dry_rounds=(1, 1), position=f"{ISOLE} 0/0"),
    }


def _material(config: Setup) -> Counter[str]:
    if config.position:
        return Counter(boards.letters(text.read(config.position).board))
    return Counter(alphabet.full(config.distribution))


KIT = Kit(
    spec=WORDSEARCH,
    state=State,
    words=Lenient(),
    variants=_variants(),
    legal=legal,
    retold=retold,
    stories=("challenge", "auto", "plan", "limit", "solo"),
    reveals=(),
    material=_material,
    has=lambda state: Counter(boards.letters(state.board) + "".join(state.aside)),
    alike=lambda state: replace(state, moved=tuple(sorted(state.moved, key=repr))),
    judged={"validation": "auto"},
    errors=(Rejected,),
)
