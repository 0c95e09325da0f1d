"""Words as they are played and taken back: owners, cards and padlocks change hands."""

from typing import TypeAlias

from msgspec.structs import replace

from logomachie.core.value import Seat
from logomachie.games.cadenas.rules.cards import added, ordered, paid
from logomachie.games.cadenas.rules.events import (
    Fell,
    Gained,
    Happened,
    Laid,
    PadlockBack,
    Seized,
    Transformed,
)
from logomachie.games.cadenas.rules.types import Kind, Padlock, Play, Stage, State, Word

Played: TypeAlias = tuple[State, tuple[Happened, ...]]


def drafted(before: Word | None, text: str, kind: Kind) -> Play:
    """A play as it is examined: a word to lay, or a word and what it shall become."""
    cards = ordered(text) if before is None else added(before.text, text)
    return Play(word=before.id if before else 0, text=text, kind=kind, cards=cards, before=before)


def needs_padlock(play: Play) -> bool:
    """Whether it makes a proper noun of what was none (CAD-A2, R09)."""
    return play.kind == "proper" and (play.before is None or play.before.kind == "common")


def made(state: State, play: Play, names: tuple[str, ...]) -> Played:
    """The word lies before the active player, whoever had it; padlocks follow (CAD-X7, A1, P2)."""
    seat, before = state.active, play.before
    numbered = state.numbered + (before is None)
    number = numbered if before is None else before.id
    stage = Stage(state.turn, seat, play.text, play.kind)
    word = Word(
        id=number,
        owner=seat,
        text=play.text,
        kind=play.kind,
        names=names,
        life=(*(before.life if before else ()), stage),
    )
    others = tuple(other for other in state.words if other.id != number)
    after = replace(
        state,
        words=tuple(sorted((*others, word), key=lambda each: each.id)),
        numbered=numbered,
        hands=with_hand(state.hands, seat, paid(state.hands[seat], play.cards)),
    )
    after, lock, held, events = _padlock(after, play, word)
    done = replace(play, word=number, padlock=lock, held=held)
    told = _told(state, done, names)
    return replace(after, plays=(*state.plays, done)), (told, *events)


def _told(state: State, play: Play, names: tuple[str, ...]) -> Laid | Transformed:
    if play.before is None:
        return Laid(
            seat=state.active,
            turn=state.turn,
            word=play.word,
            text=play.text,
            kind=play.kind,
            cards=play.cards,
            names=names,
        )
    return Transformed(
        seat=state.active,
        turn=state.turn,
        word=play.word,
        of=play.before.owner,
        was=play.before.text,
        was_kind=play.before.kind,
        text=play.text,
        kind=play.kind,
        cards=play.cards,
        names=names,
    )


def _padlock(
    state: State, play: Play, word: Word
) -> tuple[State, int | None, Padlock | None, tuple[Happened, ...]]:
    """The padlock the play brings, if any: the state, its number, what it was, what is told."""
    if needs_padlock(play):
        return _gained(state, word)
    held = state.lock_from(word.id) if play.before and play.before.kind == "proper" else None
    if held is None:
        return state, None, None, ()
    tied = word.kind == "proper"  # CAD-P5: the old padlock, and no other
    mine = replace(held, owner=word.owner, place=None, origin=word.id if tied else None)
    told = Seized(
        seat=word.owner,
        turn=state.turn,
        padlock=held.id,
        of=held.owner,
        word=word.id,
        tied=tied,
        noun=held.noun,
        freed=held.place,
    )
    return replace(state, padlocks=with_lock(state.padlocks, mine)), held.id, held, (told,)


def _gained(
    state: State, word: Word
) -> tuple[State, int | None, Padlock | None, tuple[Happened, ...]]:
    number, supply = state.locks + 1, state.supply - 1
    lock = Padlock(id=number, owner=word.owner, origin=word.id, noun=word.text)
    told = Gained(
        seat=word.owner,
        turn=state.turn,
        padlock=number,
        word=word.id,
        noun=word.text,
        supply=supply,
    )
    after = replace(state, padlocks=(*state.padlocks, lock), supply=supply, locks=number)
    return after, number, None, (told,)


def undone(state: State, play: Play) -> Played:
    """The word as it was before, its cards back in the hand, its effects undone (R16)."""
    seat, before = state.active, play.before
    others = tuple(word for word in state.words if word.id != play.word)
    words = (*others, before) if before else others
    fell = Fell(
        seat=seat,
        turn=state.turn,
        word=play.word,
        text=play.text,
        cards=play.cards,
        was=before.text if before else "",
        owner=before.owner if before else None,
        kind=before.kind if before else None,
    )
    after = replace(
        state,
        words=tuple(sorted(words, key=lambda word: word.id)),
        hands=with_hand(state.hands, seat, ordered(state.hands[seat] + play.cards)),
        plays=tuple(other for other in state.plays if other.word != play.word),
    )
    after, events = _unlocked(after, play)
    return after, (fell, *events)


def _unlocked(state: State, play: Play) -> Played:
    """Padlocks go back: the one the play had brought, and one that lies on what is gone."""
    events: tuple[Happened, ...] = ()
    on = state.lock_on(play.word)
    if on is not None and on.id != play.padlock and (play.before is None or is_capture(play, on)):
        state, events = _back(state, replace(on, place=None))
    if play.padlock is None:
        return state, events
    if play.held is not None:
        state, told = _back(state, play.held)
        return state, (*events, *told)
    supply = state.supply + 1
    left = tuple(lock for lock in state.padlocks if lock.id != play.padlock)
    back = PadlockBack(turn=state.turn, padlock=play.padlock, owner=None, supply=supply)
    return replace(state, padlocks=left, supply=supply), (*events, back)


def is_capture(play: Play, lock: Padlock) -> bool:
    """Whether the word came from another than the padlock's owner."""
    return play.before is not None and play.before.owner != lock.owner


def _back(state: State, lock: Padlock) -> Played:
    told = PadlockBack(
        turn=state.turn,
        padlock=lock.id,
        owner=lock.owner,
        place=lock.place,
        supply=state.supply,
    )
    return replace(state, padlocks=with_lock(state.padlocks, lock)), (told,)


def with_hand(hands: tuple[str, ...], seat: Seat, hand: str) -> tuple[str, ...]:
    """The hands with one of them another."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def with_lock(locks: tuple[Padlock, ...], lock: Padlock) -> tuple[Padlock, ...]:
    """The padlocks with one of them elsewhere."""
    return tuple(lock if other.id == lock.id else other for other in locks)
