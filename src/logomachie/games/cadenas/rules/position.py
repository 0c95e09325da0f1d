"""Positions as text one can paste, both ways.

`A:TRI A:MEUSE! B:MOT lock:A/1/2 squares:ER/AN/TI/LO/SU/CM hands:MOTLAC/PORTES stock:EAI active:B`
is a whole position between two turns. Words are numbered as they come; `!` marks a proper noun.
A padlock names its owner, the word it lies on and the proper noun it came from, `-` for none.
What is left out has its default: pairs, hands and stock are then dealt from the rest of the deck,
so that a position may be shown to everybody (HOUSE-07). `-` is an empty square, hand or stock.
"""

import re
from collections import Counter

from logomachie.core.letters import plain
from logomachie.core.rng import Rng
from logomachie.core.tokens import named
from logomachie.core.value import Millis, Seat, Value
from logomachie.games.cadenas.rules.cards import HAND, PAIR, full, ordered
from logomachie.games.cadenas.rules.types import Kind, Padlock, Setup, Stage, State, Word

SEATS = "ABCDEF"
MOST_WORDS = 60
LONGEST = 60  # letters of a word in a position
WORD = re.compile(rf"([A-F]):([A-Z]{{1,{LONGEST}}})(!?)")
LOCK = re.compile(r"lock:([A-Fa-f])/(-|\d{1,2})/(-|\d{1,2})")
CARDS = re.compile(r"(?:-|[A-Z]{1,20})(?:/(?:-|[A-Z]{1,20}))*")
STOCK = re.compile(r"-|[A-Z]{1,110}")
COUNTS = re.compile(r"\d{1,3}(?:/\d{1,3}){0,5}")


class Lying(Value):
    """A word in a position."""

    owner: Seat
    text: str
    kind: Kind = "common"


class Position(Value, kw_only=True):
    """What lies on a table between two turns; None: dealt."""

    words: tuple[Lying, ...] = ()
    locks: tuple[tuple[Seat, int | None, int | None], ...] = ()  # owner, on, from
    supply: int | None = None  # None: one a player, less those handed out
    squares: tuple[str, ...] | None = None
    hands: tuple[str, ...] | None = None
    stock: str | None = None
    active: Seat = 0
    dry: tuple[int, ...] = ()
    finals: tuple[Seat, ...] | None = None  # final turns to come after this one


def read(text: str) -> Position:
    """The position a line of text describes; ValueError says what is wrong with it."""
    words: list[Lying] = []
    locks: list[tuple[Seat, int | None, int | None]] = []
    rest: list[str] = []
    for token in text.split():
        if word := WORD.fullmatch(token.upper()):
            kind: Kind = "proper" if word[3] else "common"
            words.append(Lying(SEATS.index(word[1]), word[2], kind))
        elif lock := LOCK.fullmatch(token):
            locks.append((SEATS.index(lock[1].upper()), _number(lock[2]), _number(lock[3])))
        else:
            rest.append(token)
    found = named(rest, _token)
    if len(words) > MOST_WORDS:
        raise ValueError(f"a position has at most {MOST_WORDS} words")
    position = Position(words=tuple(words), locks=tuple(locks), **found)  # type: ignore[arg-type]
    _must_hang_together(position)
    return position


def _token(token: str) -> tuple[str, object]:
    name, _, value = token.partition(":")
    upper = plain(value)
    match name:
        case "squares" | "hands" if CARDS.fullmatch(upper):
            rows = tuple(part.replace("-", "") for part in upper.split("/"))
            return name, rows if name == "squares" else tuple(map(ordered, rows))
        case "stock" if STOCK.fullmatch(upper):
            return name, upper.replace("-", "")
        case "active" if len(upper) == 1 and upper in SEATS:
            return name, SEATS.index(upper)
        case "supply" if value.isascii() and value.isdecimal() and len(value) < 3:
            return name, int(value)
        case "dry" if COUNTS.fullmatch(value):
            return name, tuple(int(count) for count in value.split("/"))
        case "finals" if upper and set(upper) <= set(SEATS) and len(set(upper)) == len(upper):
            return name, tuple(SEATS.index(seat) for seat in upper)
        case "finals" if upper == "-":
            return name, ()
    raise ValueError(f"not part of a position: {token[:40]}")


def _number(text: str) -> int | None:
    return None if text == "-" else int(text)


def _must_hang_together(position: Position) -> None:
    """Padlocks lie on common words and come from proper nouns, each one's own (I1, I2, I4)."""
    for owner, on, origin in position.locks:
        for number, kind in ((on, "common"), (origin, "proper")):
            if number is None:
                continue
            if not 1 <= number <= len(position.words):
                raise ValueError(f"a padlock names word {number}, which is not there")
            word = position.words[number - 1]
            if word.kind != kind or word.owner != owner:
                raise ValueError(f"a padlock of {SEATS[owner]} cannot name {word.text}")
    for part in (1, 2):
        named = [lock[part] for lock in position.locks if lock[part] is not None]
        if len(named) != len(set(named)):
            raise ValueError("two padlocks on one word, or from one noun")


def write(position: Position) -> str:
    """The position as one line; `read` gives it back."""
    parts = [f"{SEATS[w.owner]}:{w.text}{'!' * (w.kind == 'proper')}" for w in position.words]
    for owner, on, origin in position.locks:
        parts.append(f"lock:{SEATS[owner]}/{on or '-'}/{origin or '-'}")
    if position.supply is not None:
        parts.append(f"supply:{position.supply}")
    if position.squares is not None:
        parts.append("squares:" + "/".join(cards or "-" for cards in position.squares))
    if position.hands is not None:
        parts.append("hands:" + "/".join(cards or "-" for cards in position.hands))
    if position.stock is not None:
        parts.append(f"stock:{position.stock or '-'}")
    if position.active:
        parts.append(f"active:{SEATS[position.active]}")
    if any(position.dry):
        parts.append("dry:" + "/".join(map(str, position.dry)))
    if position.finals is not None:
        parts.append("finals:" + ("".join(SEATS[seat] for seat in position.finals) or "-"))
    return " ".join(parts)


def position(state: State) -> Position:
    """What of a state goes into a position: its secrets too, a turn that runs as if untouched."""
    order = {word.id: number for number, word in enumerate(state.words, 1)}
    return Position(
        words=tuple(Lying(word.owner, word.text, word.kind) for word in state.words),
        locks=tuple(
            (lock.owner, order.get(lock.place or 0), order.get(lock.origin or 0))
            for lock in state.padlocks
        ),
        supply=state.supply,
        squares=state.squares,
        hands=state.hands,
        stock=state.stock,
        active=state.active,
        dry=state.dry if any(state.dry) else (),
        finals=state.finals,
    )


def placed(position: Position, setup: Setup, rng: Rng, until: Millis) -> State:
    """A state that looks so, its turn running until then; ValueError if it cannot be."""
    _must_fit(position, setup)
    squares, hands, stock, rng = _dealt(position, setup, rng)
    supply = position.supply
    words = tuple(
        Word(
            id=number,
            owner=lying.owner,
            text=lying.text,
            kind=lying.kind,
            life=(Stage(0, lying.owner, lying.text, lying.kind),),
        )
        for number, lying in enumerate(position.words, 1)
    )
    return State(
        rng=rng,
        phase="TAKE" if any(squares) else "PLAY",
        turn=1,
        active=position.active,
        until=until,
        hands=hands,
        stock=stock,
        squares=squares,
        covered=(0,) * len(squares),
        words=words,
        padlocks=tuple(_padlock(n, lock, words) for n, lock in enumerate(position.locks, 1)),
        supply=setup.seats - len(position.locks) if supply is None else supply,
        numbered=len(words),
        locks=len(position.locks),
        dry=position.dry or (0,) * setup.seats,
        late=(0,) * setup.seats,
        finals=_finals(position, setup, stock),
    )


def _must_fit(position: Position, setup: Setup) -> None:
    seats = setup.seats
    named = (position.active, *(word.owner for word in position.words), *(position.finals or ()))
    if any(seat >= seats for seat in (*named, *(lock[0] for lock in position.locks))):
        raise ValueError(f"a position that names more than {seats} seats")
    if position.hands is not None and len(position.hands) != seats:
        raise ValueError(f"a position with {len(position.hands)} hands for {seats} seats")
    if position.dry and len(position.dry) != seats:
        raise ValueError(f"a position with {len(position.dry)} counts for {seats} seats")
    if len(position.locks) + (position.supply or 0) > seats:
        raise ValueError(f"a position with more padlocks than {seats}")
    if position.squares is not None:
        if len(position.squares) != setup.pair_squares:
            raise ValueError(f"a position for {setup.pair_squares} squares has as many")
        if any(len(cards) > PAIR for cards in position.squares):
            raise ValueError("a square holds a pair at most")


def _dealt(
    position: Position, setup: Setup, rng: Rng
) -> tuple[tuple[str, ...], tuple[str, ...], str, Rng]:
    """Squares, hands and stock: as told, or from the deck without all that is told."""
    told = "".join(word.text for word in position.words) + (position.stock or "")
    told += "".join((*(position.squares or ()), *(position.hands or ())))
    rest = "".join(sorted((Counter(full(setup.deck)) - Counter(told)).elements()))
    order, rng = rng.shuffle(rest)
    pile, squares, hands = "".join(order), position.squares, position.hands
    if squares is None:
        squares = tuple(pile[PAIR * i : PAIR * (i + 1)] for i in range(setup.pair_squares))
        pile = pile[PAIR * setup.pair_squares :]
    if hands is None:
        hands = tuple(ordered(pile[HAND * i : HAND * (i + 1)]) for i in range(setup.seats))
        pile = pile[HAND * setup.seats :]
    return squares, hands, pile if position.stock is None else position.stock, rng


def _padlock(
    number: int, lock: tuple[Seat, int | None, int | None], words: tuple[Word, ...]
) -> Padlock:
    owner, on, origin = lock
    noun = words[origin - 1].text if origin is not None else ""
    return Padlock(id=number, owner=owner, place=on, origin=origin, noun=noun)


def _finals(position: Position, setup: Setup, stock: str) -> tuple[Seat, ...] | None:
    """With an empty stock this turn is a final one, and the others follow (CAD-K6)."""
    if position.finals is not None or stock or setup.end != "finalRound":
        return position.finals
    return tuple((position.active + n) % setup.seats for n in range(1, setup.seats))
