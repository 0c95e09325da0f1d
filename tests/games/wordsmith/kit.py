"""Wordsmith for the laws: every mode, and the combinations the rules allow."""

from collections.abc import Iterator

from msgspec.structs import replace

from logomachie.core.ballot import Ballot
from logomachie.core.game import Move
from logomachie.core.rng import Rng
from logomachie.core.value import Seat
from logomachie.games.wordsmith import GAME as WORDSMITH
from logomachie.games.wordsmith.rules import alphabet, pieces
from logomachie.games.wordsmith.rules.claim import REASONS
from logomachie.games.wordsmith.rules.events import (
    Counted,
    LettersFixed,
    LineRolled,
    LookedUp,
    Rejected,
    Rolled,
    RoundBegan,
    RoundScored,
    SetupRolled,
    SheetPassed,
)
from logomachie.games.wordsmith.rules.gate import building
from logomachie.games.wordsmith.rules.look import reviews
from logomachie.games.wordsmith.rules.pieces import FULL_BOX, KINDS, Kind, Pieces
from logomachie.games.wordsmith.rules.types import (
    ROWS,
    Accept,
    Choose,
    Claim,
    Confirm,
    Contest,
    Held,
    Next,
    Object,
    Pass,
    PutBack,
    Roll,
    SetLetters,
    Setup,
    SheetView,
    Start,
    State,
    Stuck,
    TableView,
    Vote,
)
from tests.kit.kit import Kit

GUIDE = alphabet.alphabet("fr-reconstructed-1")
SLIPS = ("K", "ZZZZZZZZ", "A1", "")  # not a word, too dear, no sign of ours, nothing


class Lenient:
    """A dictionary that holds whatever has no K in it; words share a family by chance.

    It is silent about words with an S: the table must vote on their roots.
    """

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and "K" not in word

    def families(self, word: str, *, wide: bool = False) -> tuple[frozenset[int], ...]:
        """One reading, or none."""
        return () if "S" in word else (frozenset({sum(map(ord, word)) % 97}),)


def legal(view: TableView, number: int) -> tuple[Move, ...]:
    """For each name the view offers one move, which varies with the number."""
    made = tuple(_move(view, name, number) for name in view.can if name in _NAMES)
    turned = number % len(made) if made else 0
    return (*made[turned:], *made[:turned])


_NAMES = {
    "SetLetters", "Start", "Claim", "Roll", "Choose", "PutBack", "Object", "Accept", "Vote",
    "Stuck", "Pass", "Contest", "Confirm", "Next",
}  # fmt: skip


def _move(view: TableView, name: str, number: int) -> Move:  # noqa: PLR0912  # one arm a move
    assert view.seat is not None
    claim = view.hearing.claim if view.hearing else 0
    match name:
        case "SetLetters":
            return SetLetters(view.round, _six(number))
        case "Start":
            return Start(view.round, view.line)
        case "Claim":
            return _claim(view, view.sheets[view.seat], number)
        case "Roll":
            return Roll(view.round)
        case "Choose":
            return Choose(view.round, _kind(view.box, number, 4), view.line)
        case "PutBack":
            return PutBack(view.round, _kind(view.sheets[view.seat].taken, number), view.line)
        case "Object":
            free = [r for r in REASONS if not view.hearing or r not in view.hearing.refuted]
            return Object(view.round, claim, free[number % len(free)] if free else REASONS[0])
        case "Accept":
            return Accept(view.round, claim)
        case "Vote":
            return Vote(view.round, claim, number % 3 == 0)
        case "Stuck":
            return Stuck(view.round, not view.sheets[view.seat].stuck)
        case "Pass":
            return Pass(view.round, view.line)
        case "Contest" | "Confirm":
            return _check(view, name)
        case _:
            return Next(view.round)


def _check(view: TableView, name: str) -> Move:
    """The sheet of the neighbour on the right lies before this seat."""
    assert view.seat is not None
    seats = len(view.sheets)
    right = ((view.seat - step) % seats for step in range(1, seats))
    of = next(seat for seat in right if seat not in view.house.resigned)
    if name == "Confirm":
        return Confirm(view.round, of)
    return Contest(view.round, of, view.sheets[of].verdicts[0].row)


def _kind(held: Pieces | None, number: int, most: int = 1) -> Kind:
    """A kind of which there is enough, else of which there is any."""
    count = dict(zip(KINDS, held or FULL_BOX, strict=True))
    kinds = [k for k in KINDS if count[k] >= most] or [k for k in KINDS if count[k]]
    return kinds[number % len(kinds)]


def _six(number: int) -> str:
    """Six letters, another set for nearly every number."""
    return "".join("ABCDEFGHIJLMNOP"[(number + step) % 15] for step in (0, 1, 2, 3, 4, 6))


def _claim(view: TableView, sheet: SheetView, number: int) -> Claim:
    free = [row for row in range(1, ROWS + 1) if not _filled(sheet, row)]
    row = view.line or (free[number % len(free)] if free and view.letters else None)
    row = row if view.letters else None
    word = SLIPS[number // 9 % 4] if number % 9 == 0 else _word(sheet.zone, number)
    signs = (GUIDE.costs.get(sign, pieces.NONE) for sign in word)
    laid = tuple(pieces.write(cost) for cost in signs) if number % 4 else ()
    return Claim(view.round, word, row, view.line, laid)


def _filled(sheet: SheetView, row: int) -> bool:
    return row <= len(sheet.rows) and sheet.rows[row - 1] != ""


def _word(zone: Pieces, number: int) -> str:
    """Signs the zone can build, until nearly nothing is left."""
    word = ""
    for sign in _signs(number):
        while len(word) < 30:
            left = pieces.minus(zone, GUIDE.costs[sign])
            if min(left) < 0:
                break
            zone, word = left, word + sign
            if number % 2 and sign not in "IPCJ'S":
                break
    return word


def _signs(number: int) -> Iterator[str]:
    signs = "LATEROUSINDMHFBVXZWQYGJ"
    turned = number % len(signs)
    yield from signs[turned:] + signs[:turned]
    yield from "SPJCI'"


def retold(state: State, viewer: Seat | None, number: int) -> State:
    """Everything hidden from the viewer drawn anew: chance, claims on their way, votes, words."""
    rng = Rng(f"another world {number}")
    other = replace(
        state,
        rng=rng,
        dice=tuple(rng.fork(f"die {seat}") for seat in range(len(state.dice))),
        ballot=_other_votes(state, viewer),
    )
    return _other_words(_other_claims(other, viewer, number), viewer, number)


def _other_votes(state: State, viewer: Seat | None) -> Ballot | None:
    if (ballot := state.ballot) is None:
        return None
    mine = Ballot(ballot.voters, ballot.until)
    for seat in ballot.voted:
        mine = mine.with_vote(seat, (seat in ballot.yes) == (seat == viewer))
    return mine


def _other_claims(state: State, viewer: Seat | None, number: int) -> State:
    """Other claims on their way, or none; the viewer's own stays."""
    if state.phase not in ("BUILD", "LAST") or state.sealed or len(state.sheets) == 1:
        return state
    own = tuple(claim for claim in state.held if claim.seat == viewer)
    setup = Setup(seats=len(state.sheets), lexicon="", mode="motamot" if state.line else "base")
    seats = [s for s in building(setup, state) if s != viewer and number >> s & 1]
    at = max(state.heard)
    others = tuple(
        Held(seat=s, word=f"AUTRE{number}", row=1, at=at, effective=at, until=at + 250)
        for s in seats
    )
    return replace(state, held=(*own, *others))


def _other_words(state: State, viewer: Seat | None, number: int) -> State:
    """Secret sheets with other words on them, but the viewer's and the one he checks."""
    if not state.sealed:
        return state
    known = [s for s in range(len(state.sheets)) if s == viewer]
    if state.phase == "REVIEW":
        known += [s for s in range(len(state.sheets)) if reviews(state, viewer, s)]
    sheets = tuple(
        sheet
        if seat in known
        else replace(sheet, rows=tuple(f"AUTRE{number}" if row else "" for row in sheet.rows))
        for seat, sheet in enumerate(state.sheets)
    )
    verdicts = tuple(
        found if seat in known else tuple(replace(v, word=f"AUTRE{number}") for v in found)
        for seat, found in enumerate(state.verdicts)
    )
    return replace(state, sheets=sheets, verdicts=verdicts)


def _variants() -> dict[str, Setup]:
    base = Setup(seats=3, lexicon="kit")
    mam = replace(base, mode="motamot", rounds=1)
    escale = {"gloire": True, "racines": True, "plus_long": True}
    return {
        "base": base,
        "escale": replace(
            base,
            **escale,
            seats=4,
            handicap=(6, 3),
            longest_tie="allTied",
            supply="unlimited",
            min_word_length=3,
        ),
        "table": replace(base, adjudication="table", racines=True, seats=4),
        "table-expert": replace(base, adjudication="table", expert=True, assembly="manual"),
        "expert-word": replace(base, expert=True, expert_source="word", setup_wild="common"),
        "secret": replace(base, secret=True),
        "secret-expert": replace(
            base, secret=True, expert=True, secret_precheck=False, **escale, seats=2
        ),
        "secret-in-turn": replace(base, secret=True, in_turn=True, plus_long=True),
        "motamot": mam,
        "motamot-solo": replace(mam, seats=1, rounds=2, gloire=True),
        "motamot-table": replace(mam, seats=2, adjudication="table", racines=True),
        "motamot-expert-secret": replace(mam, expert=True, secret=True, line_timer_ms=0),
        "motamot-in-turn": replace(mam, secret=True, in_turn=True, assembly="manual"),
        "practice": replace(base, seats=1, mode="practice"),
        "absent": replace(base, seats=2, absent="pass", last_call_ms=0, round_ms=300_000),
        "diagram": replace(
            base,
            fairness_ms=0,
            new_letter="newLetter",
            position="R5Y3B1/R4Y1B1G2/R2Y1B1G2 words:CHAT,TACLE,CALER,PAL,PILE/SAC/. "
            "ticked:7/11/0 round:3 points:24/30/27 stars:B",
        ),
    }


def _has(state: State) -> Pieces:
    total = state.box
    for sheet in state.sheets:
        total = pieces.plus(total, sheet.zone)
    return total


KIT = Kit(
    spec=WORDSMITH,
    state=State,
    words=Lenient(),
    variants=_variants(),
    legal=legal,
    retold=retold,
    reveals=(
        Counted,
        LettersFixed,
        LineRolled,
        LookedUp,
        Rolled,
        RoundBegan,
        RoundScored,
        SetupRolled,
        SheetPassed,
    ),
    material=lambda _config: FULL_BOX,
    has=_has,
    stories=(
        "base",
        "escale",
        "table",
        "expert-word",
        "secret",
        "secret-in-turn",
        "motamot",
        "motamot-solo",
        "practice",
        "diagram",
    ),
    judged={"adjudication": "auto", "secret": False, "in_turn": False},
    errors=(Rejected,),
)
