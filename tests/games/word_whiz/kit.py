"""Word-Whiz for the laws."""

from collections import Counter
from itertools import product

from msgspec.structs import replace

from logomachie.core.ballot import Ballot
from logomachie.core.game import Move
from logomachie.core.rng import Rng
from logomachie.core.value import Seat
from logomachie.games.word_whiz import GAME as WORD_WHIZ
from logomachie.games.word_whiz.rules import deck, race
from logomachie.games.word_whiz.rules.events import (
    Counted,
    Failed,
    Flipped,
    Opened,
    Reshuffled,
    Took,
)
from logomachie.games.word_whiz.rules.types import (
    Accept,
    Contest,
    Flip,
    Grab,
    Pass,
    Reach,
    Say,
    Sealed,
    Setup,
    State,
    Submit,
    TableView,
    Vote,
)
from tests.kit.kit import Kit

VOWELS = ("a", "eai", "ouie", "aeiou", "éàïôù", "aaeeiioouu", "œ", "")
SLIPS = ("{}'e", "a", "{}k", "{}e{}")  # apostrophe, consonants missing, not a word, repeated


class Lenient:
    """A dictionary that holds whatever has no K in it: random play finds words for any cards."""

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and "K" not in word


def legal(view: TableView, number: int) -> tuple[Move, ...]:
    """For each name the view offers one move, which varies with the number."""
    return tuple(_move(view, name, number) for name in view.can if name in _NAMES)


_NAMES = {"Flip", "Grab", "Pass", "Say", "Submit", "Contest", "Accept", "Vote"}


def _move(view: TableView, name: str, number: int) -> Move:
    speaker = 0 if view.holder is None else view.holder
    match name:
        case "Flip":
            full = [pack for pack in range(3) if view.left[pack]]
            return Flip(view.round, full[number % len(full)])
        case "Grab":
            return Grab(view.round, None if number % 2 else 150 + number % 3_000)
        case "Say":
            return Say(view.round, _word(view, number))
        case "Submit":
            return Submit(view.round, _word(view, number))
        case "Vote":
            return Vote(view.round, speaker, number % 3 > 0)
        case "Contest":
            return Contest(view.round, speaker)
        case "Accept":
            return Accept(view.round, speaker)
        case _:
            return Pass(view.round)


def _word(view: TableView, number: int) -> str:
    cards = "".join(view.visible).lower()
    if number % 5 == 0:
        return SLIPS[number // 5 % len(SLIPS)].format(cards, cards)
    return cards + VOWELS[number // 5 % len(VOWELS)]


def retold(state: State, viewer: Seat | None, number: int) -> State:
    """Everything hidden from the viewer drawn anew: packs, chance, hands, papers, votes."""
    rng = Rng(f"another world {number}")
    face_down, rng = rng.shuffle("".join(state.packs))
    pile, sizes = "".join(face_down), [len(pack) for pack in state.packs]
    packs = (pile[: sizes[0]], pile[sizes[0] : sizes[0] + sizes[1]], pile[sizes[0] + sizes[1] :])
    sealed = tuple(
        paper if paper.seat == viewer else Sealed(paper.seat, f"autre{number}e", 150 + number)
        for paper in state.sealed
    )
    if state.phase != "RACE":
        sealed = state.sealed  # opened: everybody has read them
    return _other_hands(
        replace(state, rng=rng, packs=packs, sealed=sealed, ballot=_other_votes(state, viewer)),
        viewer,
        number,
    )


def _other_votes(state: State, viewer: Seat | None) -> Ballot | None:
    if (ballot := state.ballot) is None:
        return None
    mine = Ballot(ballot.voters, ballot.until)
    for seat in ballot.voted:
        mine = mine.with_vote(seat, (seat in ballot.yes) == (seat == viewer))
    return mine


def _other_hands(state: State, viewer: Seat | None, number: int) -> State:
    """Other hands in the window, or none; the viewer's own hand stays where it is."""
    if state.phase != "RACE" or state.sealed:
        return state
    own = tuple(reach for reach in state.reaches if reach.seat == viewer)
    free = [s for s in race.thinking(state) if s != viewer and number >> s & 1]
    others = tuple(Reach(seat, 150 + 10 * seat + number, 0) for seat in free)
    if not (own or others):
        return replace(state, reaches=(), window=None)
    window = state.window if state.window is not None else state.until - 1
    return replace(state, reaches=(*own, *others), window=window)


def _variants() -> dict[str, Setup]:
    base = Setup(seats=3, lexicon="kit")
    variants = {
        f"{race_}-{judge}-{after}": replace(base, race=race_, judge=judge, after_invalid=after)
        for race_, judge, after in product(
            ("live", "sealed"), ("auto", "vote"), ("endRound", "continue")
        )
        if not (race_ == "sealed" and after == "continue")  # papers are all read at once
    }
    variants["solo"] = replace(base, seats=1)
    variants["duel"] = replace(base, seats=2, dup="set", cap="exact", no_repeat=True, track=10)
    variants["four"] = replace(
        base, seats=4, race_on_deal=True, excluded_flips=True, deck="noW", card_count=True
    )
    variants["absent"] = replace(base, seats=2, absent="pass", judge="vote", idle_rounds=1)
    variants["diagram"] = replace(
        base,
        after_invalid="continue",
        position="DTN 1/2/1 A9E13I9O12U13/A1E1I1O1U1/A12E12I12O12U12 phase:race flipper:B out:A",
    )
    variants["second"] = replace(base, edition=2, race_on_deal=True, after_invalid="continue")
    return variants


KIT = Kit(
    spec=WORD_WHIZ,
    state=State,
    words=Lenient(),
    variants=_variants(),
    legal=legal,
    retold=retold,
    reveals=(Flipped, Took, Opened, Counted, Reshuffled),
    material=lambda config: Counter(deck.cards(config.deck)),
    has=lambda state: Counter("".join((*state.packs, *state.turned))),
    stories=(
        "live-auto-endRound",
        "live-vote-continue",
        "sealed-auto-endRound",
        "sealed-vote-endRound",
        "solo",
        "four",
        "diagram",
    ),
    judged={"judge": "auto"},
    errors=(Failed,),
)
