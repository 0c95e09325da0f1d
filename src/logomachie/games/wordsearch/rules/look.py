"""What a seat sees of a Wordsearch table: all of it but the chance, which is spent at the start."""

from logomachie.core.value import Seat
from logomachie.games.wordsearch.rules import board as boards
from logomachie.games.wordsearch.rules.board import DIRECTIONS, Board, Cell
from logomachie.games.wordsearch.rules.course import Course
from logomachie.games.wordsearch.rules.types import State, TableView

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def look(course: Course, values: dict[str, int], state: State, seat: Seat | None) -> TableView:
    """The table from this seat."""
    config, players = course.config, len(course.players(state))
    may, must = config.dry_rounds
    return TableView(
        seat=seat,
        can=() if seat is None else can(course, state, seat),
        wake=None if state.phase == "OVER" else state.until,
        phase=state.phase,
        turn=state.turn,
        active=state.active,
        board=state.board,
        values=tuple(values[letter] for letter in ALPHABET),
        moved=state.moved,
        refused=state.refused,
        claim=state.claim,
        accepted=state.accepted,
        scores=state.scores,
        aside=state.aside,
        dry=state.dry,
        dry_end=(may * players, must * players),
        judged=course.is_judged,
        plan=config.touch_move == "plan",
        least=config.min_length,
        training=config.training,
        why=state.why,
    )


def can(course: Course, state: State, seat: Seat) -> tuple[str, ...]:
    """The names of the moves this seat may try now."""
    if state.phase == "WINDOW" and seat in course.undecided(state):
        return ("Challenge", "Accept")
    if state.phase != "SLIDE" or seat != state.active:
        return ()
    arrived = {slid.target for slid in state.moved}
    can_slide = boards.is_movable(state.board, arrived)
    if course.config.touch_move == "plan":
        return ("Play",) if can_slide else ()
    names = []
    if can_slide and not state.refused:
        names.append("Slide")
    if state.moved and is_claimable(state.board, arrived, course.config.min_length):
        names.append("Claim")
    if state.moved:
        names.append("Stop")
    return tuple(names)


def is_claimable(board: Board, arrived: set[Cell], least: int) -> bool:
    """Whether some run of letters is long enough and holds every letter moved this turn."""
    return any(arrived <= run and len(run) >= least for run in runs(board, next(iter(arrived))))


def runs(board: Board, cell: Cell) -> list[set[Cell]]:
    """The unbroken runs of letters through a cell, one for each way a word may lie."""
    found = []
    for direction in DIRECTIONS[:4]:
        run = {cell}
        for sign in (1, -1):
            there = boards.step(cell, direction, sign)
            while boards.at(board, there) != boards.EMPTY:
                run.add(there)
                there = boards.step(there, direction, sign)
        found.append(run)
    return found
