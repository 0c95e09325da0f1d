"""Positions and moves as text one can paste, say or type; both ways.

`DTN 18/17/17 A1E4I3O1U1/A1E1I1O1U1 phase:race flipper:B out:A round:7` is a whole position; what
has its default is left out, so that `DTN` alone is three cards and one player at the start.
The packs are counted, not told: a position may be shown to everybody (HOUSE-07).
"""

import re
from collections import Counter
from typing import Literal

from logomachie.core.letters import VOWELS, plain
from logomachie.core.rng import Rng
from logomachie.core.tokens import named
from logomachie.core.value import Millis, Seat, Value
from logomachie.games.word_whiz.rules import deck, race
from logomachie.games.word_whiz.rules.types import (
    Accept,
    Asked,
    Contest,
    Flip,
    Grab,
    Pass,
    Pawns,
    Say,
    Setup,
    State,
    Submit,
    TableView,
    Triple,
    Vote,
)

SEATS = "ABCD"
START: Pawns = (1, 1, 1, 1, 1)
CARDS = re.compile(r"[BCDFGHJLMNPQRSTVWYZ]{3}")
LEFT = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{1,2})")
BOARD = re.compile(r"A(\d{1,2})E(\d{1,2})I(\d{1,2})O(\d{1,2})U(\d{1,2})")


class Position(Value, kw_only=True):
    """What lies open on a table between two moves, or in a race."""

    visible: Triple
    left: tuple[int, int, int] = (18, 17, 17)
    pawns: tuple[Pawns, ...] = (START,)
    phase: Literal["flip", "race"] = "flip"
    flipper: Seat = 0
    out: tuple[Seat, ...] = ()  # of this round
    round: int = 1
    used: tuple[str, ...] = ()


def board(pawns: Pawns) -> str:
    """Five columns as text: `A1E4I3O1U1`."""
    return "".join(f"{vowel}{column}" for vowel, column in zip(VOWELS, pawns, strict=True))


def read(text: str) -> Position:
    """The position a line of text describes; ValueError says what is wrong with it."""
    found = named(text.split(), _token)
    if "visible" not in found:
        raise ValueError("a position names its three cards: DTN")
    position = Position(**found)  # type: ignore[arg-type]  # each token gave its own type
    seats = range(len(position.pawns))
    if position.flipper not in seats or any(seat not in seats for seat in position.out):
        raise ValueError("a position names only seats that have a board")
    return position


def _token(token: str) -> tuple[str, object]:
    if CARDS.fullmatch(token.upper()):
        return "visible", tuple(token.upper())
    if left := LEFT.fullmatch(token):
        return "left", tuple(int(count) for count in left.groups())
    boards = [BOARD.fullmatch(part) for part in token.upper().split("/")]
    if all(boards) and len(boards) <= len(SEATS):
        return "pawns", tuple(tuple(map(int, match.groups())) for match in boards if match)
    name, _, value = token.partition(":")
    match name:
        case "phase" if value in ("flip", "race"):
            return name, value
        case "flipper" if len(value) == 1 and value in SEATS:
            return name, SEATS.index(value)
        case "out" if value and set(value) <= set(SEATS):
            return name, tuple(sorted({SEATS.index(seat) for seat in value}))
        case "round" if value.isascii() and value.isdecimal() and 0 < int(value[:7]) < 10**6:
            return name, int(value[:7])
        case "used" if value:
            return name, tuple(plain(word) for word in value.split(","))
    raise ValueError(f"not part of a position: {token[:40]}")


def write(position: Position) -> str:
    """The position as one line; `read` gives it back."""
    parts = ["".join(position.visible), "/".join(map(str, position.left))]
    parts.append("/".join(board(pawns) for pawns in position.pawns))
    if position.phase != "flip":
        parts.append(f"phase:{position.phase}")
    if position.flipper:
        parts.append(f"flipper:{SEATS[position.flipper]}")
    if position.out:
        parts.append("out:" + "".join(SEATS[seat] for seat in position.out))
    if position.round != 1:
        parts.append(f"round:{position.round}")
    if position.used:
        parts.append("used:" + ",".join(position.used))
    return " ".join(parts)


def position(state: State) -> Position:
    """What of a state goes into a position: a word being said or judged does not."""
    return Position(
        visible=state.visible,
        left=state.left,
        pawns=state.pawns,
        phase="flip" if state.phase == "FLIP" else "race",
        flipper=state.flipper,
        out=state.excluded,
        round=state.round,
        used=state.used,
    )


def placed(position: Position, setup: Setup, rng: Rng, at: Millis) -> State:
    """A state that looks so; the cards nobody sees are drawn. ValueError if it cannot be."""
    if len(position.pawns) != setup.seats:
        raise ValueError(f"a position for {len(position.pawns)} seats, not {setup.seats}")
    if any(not 1 <= column <= setup.track for pawns in position.pawns for column in pawns):
        raise ValueError(f"a pawn stands outside the columns 1 to {setup.track}")
    if any(set(pawns) == {setup.track} for pawns in position.pawns):
        raise ValueError("a position in which somebody has won")
    if not set(range(setup.seats)) - set(position.out):
        raise ValueError("a position in which nobody may play")
    if position.phase == "flip" and 0 in position.left:
        raise ValueError("a position with a finished pack and a card to turn")
    packs, turned, rng = _dealt(position, deck.cards(setup.deck, setup.edition), rng)
    racing = position.phase == "race"
    reveal = at + race.unseen(setup) if racing else at
    seconds = setup.race_seconds if racing else setup.flip_seconds
    return State(
        rng=rng,
        phase="RACE" if racing else "FLIP",
        round=position.round,
        flipper=position.flipper,
        packs=packs,
        turned=turned,
        pawns=position.pawns,
        until=reveal + 1000 * seconds,
        reveal=reveal,
        excluded=position.out,
        used=position.used,
    )


def _dealt(position: Position, cards: str, rng: Rng) -> tuple[Triple, Triple, Rng]:
    """Packs of the told sizes; what is left of the deck lies covered under the visible cards."""
    rest = Counter(cards)
    rest.subtract(position.visible)
    if min(rest.values()) < 0:
        raise ValueError("visible cards that the deck does not hold")
    if sum(position.left) > sum(rest.values()):
        raise ValueError("more cards in the packs than the deck holds")
    order, rng = rng.shuffle(sorted(rest.elements()))
    pile, packs, turned = "".join(order), [], []
    for size in position.left:
        packs.append(pile[:size])
        pile = pile[size:]
    room = [
        max(0, whole - size - 1)
        for whole, size in zip(deck.split(len(cards)), position.left, strict=True)
    ]
    for covered, card in zip((room[0], room[1], len(pile)), position.visible, strict=True):
        turned.append(pile[:covered] + card)
        pile = pile[covered:]
    return (packs[0], packs[1], packs[2]), (turned[0], turned[1], turned[2]), rng


def spoken(move: Asked, view: TableView | None = None) -> str:  # noqa: ARG001  # one door for all
    """A move as one would type it: `flip 2`, `say divertissement`, `vote no`."""
    match move:
        case Flip(pack=pack):
            return f"flip {pack}"
        case Grab(reaction=reaction):
            return "grab" if reaction is None else f"grab {reaction}"
        case Say(word=word):
            return f"say {word}"
        case Submit(word=word):
            return f"submit {word}"
        case Vote(accepts=accepts):
            return "vote yes" if accepts else "vote no"
        case Pass() | Contest() | Accept():
            return type(move).__name__.lower()


def asked(text: str, round: int, speaker: Seat | None = None) -> Asked:  # noqa: A002  # domain
    """The move somebody typed, for this round and the word on the table; ValueError if none."""
    verb, _, rest = text.strip().partition(" ")
    match verb.lower(), rest.strip():
        case "flip", pack if pack.isascii() and pack.isdecimal() and len(pack) < 4:
            return Flip(round, int(pack))
        case "grab", "":
            return Grab(round)
        case "grab", reaction if reaction.isascii() and reaction.isdecimal() and len(reaction) < 9:
            return Grab(round, int(reaction))
        case "say", word if word:
            return Say(round, word)
        case "submit", word if word:
            return Submit(round, word)
        case "vote", ("yes" | "no") as answer:
            return Vote(round, _held(speaker), answer == "yes")
        case "pass", "":
            return Pass(round)
        case "contest", "":
            return Contest(round, _held(speaker))
        case "accept", "":
            return Accept(round, _held(speaker))
    raise ValueError(f"not a move: {text[:40]}")


def heard(text: str, view: TableView) -> Asked:
    """The move somebody typed at this table; ValueError if it is none."""
    return asked(text, view.round, view.holder)


def _held(speaker: Seat | None) -> Seat:
    """Whose word an answer is about; where nobody holds the microphone, any seat is as wrong."""
    return 0 if speaker is None else speaker
