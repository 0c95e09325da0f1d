"""Cadenas for the laws."""

from collections import Counter

from msgspec.structs import replace

from logomachie.core.ballot import Ballot
from logomachie.core.game import Move
from logomachie.core.rng import Rng
from logomachie.core.value import Seat
from logomachie.games.cadenas import GAME as CADENAS
from logomachie.games.cadenas.rules import cards, text
from logomachie.games.cadenas.rules.events import Counted, Drew, Refilled
from logomachie.games.cadenas.rules.types import (
    Accept,
    Challenge,
    Kind,
    Lay,
    Lock,
    PutBack,
    Setup,
    State,
    TableView,
    Take,
    Transform,
    Vote,
    Word,
)
from tests.kit.kit import Kit

PAIRS = "squares:ER/AN/TI/LO/SU/CM hands:MOTLAC/SERPET"
TABLE = "A:TRI B:MUSE A:MEUSE! B:NANTES! A:PORT lock:A/1/3 lock:B/-/4"


class Lenient:
    """A dictionary that holds whatever does not begin with K; long words are names too."""

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and not word.startswith("K")

    def names(self, word: str) -> tuple[str, ...]:
        """Five letters or more are a town."""
        return ("ville",) if len(word) > 4 and word in self else ()


def legal(view: TableView, number: int) -> tuple[Move, ...]:
    """For each name the view offers one move, which varies with the number."""
    made = tuple(_move(view, name, number) for name in view.can if name in _NAMES)
    turned = number % len(made) if made else 0
    return (*made[turned:], *made[:turned])


_NAMES = {"Take", "Lay", "Transform", "Lock", "PutBack", "Challenge", "Accept", "Vote"}


def _move(view: TableView, name: str, number: int) -> Move:
    match name:
        case "Take":
            full = [i for i, pair in enumerate(view.squares) if pair]
            return Take(view.turn, full[number % len(full)])
        case "Lay":
            return _lay(view, number)
        case "Transform":
            return _transform(view, number)
        case "Lock":
            return _lock(view, number)
        case "PutBack":
            turned = number % max(1, len(view.hand))
            return PutBack(view.turn, (view.hand[turned:] + view.hand[:turned])[: view.owed])
        case "Challenge":
            open_ = [play.word for play in view.plays if not play.upheld] or [0]
            return Challenge(view.turn, open_[number % len(open_)])
        case "Vote":
            assert view.question is not None
            return Vote(view.turn, view.question.number, number % 3 > 0)
        case _:
            return Accept(view.turn)


def _free(view: TableView) -> int:
    return len(view.hand) - (view.taken is not None)


def _lay(view: TableView, number: int) -> Lay:
    """A word of the hand's last letters, long enough to be what it is said to be."""
    free = _free(view)
    proper = bool(view.supply) and free >= view.least_proper and number % 3 > 0
    least = view.least_proper if proper or free < view.least else view.least
    kind: Kind = "proper" if proper or free < view.least else "common"
    size = least + number % (free - least + 1)
    spelled = "".join(sorted(view.hand, reverse=True)[:size])
    if "K" in spelled and view.votes and f"{kind}:K" not in "".join(view.voted_down):
        spelled = "K" + spelled.replace("K", "", 1)  # no list has it: the table is asked
    elif spelled.startswith("K"):
        spelled = spelled.lstrip("K") + "K" * (len(spelled) - len(spelled.lstrip("K")))
    return Lay(view.turn, spelled, kind, vote=view.votes)


def _touchable(view: TableView) -> list[Word]:
    touched = {play.word for play in view.plays}
    locked = {lock.place for lock in view.padlocks}
    mine = [w for w in view.words if w.owner == view.seat and w.kind == "common"]
    others = [w for w in view.words if w.owner != view.seat and w.id not in locked]
    free = mine if view.captured is not None else [*others, *mine]
    return [word for word in free if word.id not in touched]


def _transform(view: TableView, number: int) -> Transform:
    """The letters of the hand after the first of the word, or before it for a lone final S."""
    words = _touchable(view)
    word = words[number % len(words)]
    size = 1 + number % min(3, _free(view))
    extra = view.hand[:size]
    longer = word.text[:1] + extra + word.text[1:]
    if word.text.startswith("K"):  # the table admitted it: no list has a longer one so begun
        longer = next((card for card in view.hand if card != "K"), "K") + word.text
    if word.owner != view.seat and longer == word.text + "S":
        if set(view.hand + word.text) == {"S"}:
            longer = word.text + "SS"
        else:
            other = next(card for card in (*view.hand, "S") if card != "S" or word.text[0] != "S")
            longer = word.text[:1] + other + word.text[1:]
    locked = any(lock.place == word.id for lock in view.padlocks)
    may = word.kind == "proper" or (view.supply and not locked)
    kind: Kind = "proper" if may and len(longer) >= view.least_proper and number % 2 else "common"
    return Transform(view.turn, word.id, longer, kind)


def _lock(view: TableView, number: int) -> Lock:
    mine = [lock.id for lock in view.padlocks if lock.owner == view.seat and lock.place is None]
    locked = {lock.place for lock in view.padlocks}
    words = [w.id for w in view.words if w.owner == view.seat and w.kind == "common"]
    open_ = [word for word in words if word not in locked]
    return Lock(view.turn, mine[number % len(mine)], open_[number % len(open_)])


def retold(state: State, viewer: Seat | None, number: int) -> State:
    """All the viewer cannot see shuffled: other hands, the stock, cards face down, votes."""
    rng = Rng(f"another world {number}")
    seats = [seat for seat in range(len(state.hands)) if seat != viewer]
    hidden = [pair[len(pair) - n :] for pair, n in zip(state.squares, state.covered, strict=True)]
    pool, rng = rng.shuffle("".join((*hidden, *(state.hands[s] for s in seats), state.stock)))
    pile = iter(pool)
    squares = tuple(
        pair[: len(pair) - n] + "".join(next(pile) for _ in range(n))
        for pair, n in zip(state.squares, state.covered, strict=True)
    )
    hands = list(state.hands)
    for seat in seats:
        hands[seat] = cards.ordered("".join(next(pile) for _ in hands[seat]))
    after = replace(state, rng=rng, squares=squares, hands=tuple(hands), stock="".join(pile))
    if viewer != state.active and state.pair:
        after = replace(after, pair="".join(reversed(state.pair)))
    return _other_votes(after, viewer)


def _other_votes(state: State, viewer: Seat | None) -> State:
    if (question := state.question) is None:
        return state
    old, ballot = question.ballot, Ballot(question.ballot.voters, question.ballot.until)
    for seat in old.voted:
        ballot = ballot.with_vote(seat, (seat in old.yes) == (seat == viewer))
    return replace(state, question=replace(question, ballot=ballot))


def _variants() -> dict[str, Setup]:
    base = Setup(seats=3, lexicon="kit")
    return {
        "auto": base,
        "challenge": replace(base, validation="challenge", position=f"{TABLE} active:C"),
        "vote": replace(
            base, house_vote=True, vote_seconds=5, position=f"{TABLE} hands:KKEAUX/KLMNOP/KESSAI"
        ),
        "final": replace(base, seats=2, position=f"{TABLE} {PAIRS} stock:EAINR"),
        "dry": replace(
            base, seats=2, end="untilDry", score="squares", position=f"{PAIRS} stock:EAI"
        ),
        "immediate": replace(
            base, seats=2, end="immediate", score="words", position=f"{PAIRS} stock:EAISRT"
        ),
        "hidden": replace(base, refill_hidden=True, validation="challenge", pair_squares=3),
        "six": replace(base, seats=6, pair_squares=8, turn_seconds=30, timeout_loses_turn=True),
        "solo": replace(base, seats=1, validation="challenge", turn_seconds=0),
        "absent": replace(base, seats=2, absent="pass", min_common=2, timeout_loses_turn=True),
        "empty": replace(base, seats=2, position="hands:MOT/SAS squares:-/-/-/-/-/- stock:-"),
    }


def _material(config: Setup) -> tuple[Counter[str], int]:
    """The cards of the deck, or of the position and what is dealt to it; one padlock a player."""
    deck, padlocks = Counter(cards.full(config.deck)), config.seats
    if not config.position:
        return deck, padlocks
    position = text.read(config.position)
    rows = (*(position.squares or ()), *(position.hands or ()), position.stock or "")
    told = Counter("".join((*(word.text for word in position.words), *rows)))
    return (deck | told if position.stock is None else told), padlocks


def _has(state: State) -> tuple[Counter[str], int]:
    rows = (*state.hands, *state.squares, state.stock, *(word.text for word in state.words))
    return Counter("".join(rows)), len(state.padlocks) + state.supply


KIT = Kit(
    spec=CADENAS,
    state=State,
    words=Lenient(),
    variants=_variants(),
    legal=legal,
    retold=retold,
    reveals=(Refilled, Drew, Counted),
    material=_material,
    has=_has,
    stories=("auto", "challenge", "vote", "final", "hidden", "solo"),
    judged={"validation": "auto"},
)
