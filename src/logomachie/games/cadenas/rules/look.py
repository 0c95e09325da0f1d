"""What a seat sees of a Cadenas table: never another hand, never the stock."""

from logomachie.core.value import Seat
from logomachie.games.cadenas.rules.course import Course
from logomachie.games.cadenas.rules.score import scores
from logomachie.games.cadenas.rules.turn import spare
from logomachie.games.cadenas.rules.types import HIDDEN, Hearing, Question, State, TableView, Word


def look(course: Course, state: State, seat: Seat | None) -> TableView:
    """The table from this seat."""
    setup = course.setup
    return TableView(
        seat=seat,
        can=() if seat is None else can(course, state, seat),
        wake=None if state.phase == "OVER" else state.until,
        phase=state.phase,
        turn=state.turn,
        active=state.active,
        hand="" if seat is None else state.hands[seat],
        held=tuple(map(len, state.hands)),
        stock=len(state.stock),
        squares=tuple(map(seen, state.squares, state.covered)),
        words=state.words,
        padlocks=state.padlocks,
        supply=state.supply,
        taken=state.taken,
        pair=state.pair if seat == state.active else "",
        plays=state.plays,
        captured=state.captured,
        owed=0 if state.phase == "OVER" else course.owed(state),
        accepted=state.accepted,
        question=heard(state.question),
        agreed=state.agreed,
        voted_down=state.voted_down,
        scores=scores(setup, state),
        dry=state.dry,
        dry_end=course.dry_end(state),
        late=state.late,
        owing=state.owing,
        finals=state.finals,
        judged=course.judge.is_automatic,
        votes=course.judge.is_automatic and setup.house_vote and setup.seats > 1,
        scoring=setup.score,
        least=setup.min_common,
        least_proper=setup.min_proper,
        why=state.why,
    )


def seen(cards: str, covered: int) -> str:
    """The cards of a square as they lie: `E?`."""
    return cards[: len(cards) - covered] + HIDDEN * covered


def heard(question: Question | None) -> Hearing | None:
    """The word before the table, and who has answered; not how."""
    if question is None:
        return None
    play = question.play
    return Hearing(
        number=question.number,
        word=play.before.id if play.before else None,
        text=play.text,
        kind=play.kind,
        voters=question.ballot.voters,
        voted=question.ballot.voted,
    )


def can(course: Course, state: State, seat: Seat) -> tuple[str, ...]:
    """The names of the moves this seat may try now."""
    if seat != state.active:
        return watching(course, state, seat)
    match state.phase:
        case "TAKE":
            return ("Take",)
        case "PLAY":
            return playing(course, state)
        case "PUT_BACK":
            return ("PutBack",)
        case _:
            return ()


def watching(course: Course, state: State, seat: Seat) -> tuple[str, ...]:
    """What the others may say to a turn."""
    if seat in state.gone:
        return ()
    match state.phase:
        case "VOTE":
            assert state.question is not None
            return ("Vote",) if seat in state.question.ballot.waiting else ()
        case "PLAY" if course.is_open(state):
            return ("Challenge",)
        case "WINDOW" if seat not in state.accepted:
            return ("Challenge", "Accept")
        case _:
            return ()


def playing(course: Course, state: State) -> tuple[str, ...]:
    """What the active player may do with his cards and padlocks."""
    free = len(state.hands[state.active]) - spare(state)
    names = []
    if free >= course.setup.min_common or (state.supply and free >= course.setup.min_proper):
        names.append("Lay")
    if free > 0 and any(is_touchable(state, word, free) for word in state.words):
        names.append("Transform")
    if is_lockable(state):
        names.append("Lock")
    return (*names, "PutBack")


def is_touchable(state: State, word: Word, free: int) -> bool:
    """Whether the active player may lengthen the word with some letter he has."""
    if any(play.word == word.id for play in state.plays):
        return False
    if word.owner == state.active:
        return word.kind == "common"
    if state.lock_on(word.id) or state.captured is not None:
        return False
    only_s = set(state.hands[state.active] + word.text) == {"S"}  # CAD-X9: S S S and an S
    return free > 1 or not only_s


def is_lockable(state: State) -> bool:
    """Whether the active player has a padlock to place and a word to put it on."""
    mine = [word for word in state.words if word.owner == state.active and word.kind == "common"]
    reserve = any(lock.owner == state.active and lock.place is None for lock in state.padlocks)
    return reserve and any(state.lock_on(word.id) is None for word in mine)
