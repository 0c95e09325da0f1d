"""Cadenas vectors, played on the real rules."""

import msgspec
from msgspec.structs import replace

from logomachie.core.game import Event, Refused
from logomachie.core.letters import plain
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games.cadenas.rules import cards
from logomachie.games.cadenas.rules.events import Drew, Gained, Refilled, Seized, Transformed
from logomachie.games.cadenas.rules.rules import Rules
from logomachie.games.cadenas.rules.types import (
    Asked,
    Kind,
    Lay,
    Lock,
    Padlock,
    PutBack,
    Setup,
    Stage,
    State,
    Take,
    Transform,
    Word,
)
from tests.kit.vectors.form import Json, Misfit
from tests.kit.vectors.position import Actions, Position, fit

SETUP = {"players", "active", "hands", "words", "padlocks", "supply"}
AMPLE = "E" * 100  # what is drawn is not told
UNTOLD = "?"  # a card no vector names


class Lists:
    """The tiny lists of a vector file."""

    def __init__(self, common: list[str], proper: list[str]) -> None:
        self.common, self.proper = frozenset(map(plain, common)), frozenset(map(plain, proper))

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and plain(word) in self.common

    def names(self, word: str) -> tuple[str, ...]:
        """A proper noun of the file names something."""
        return ("nom propre",) if plain(word) in self.proper else ()


class Lying(msgspec.Struct, forbid_unknown_fields=True):
    """A word of a vector's setup."""

    id: str
    owner: str
    text: str
    kind: Kind = "common"


class Held(msgspec.Struct, forbid_unknown_fields=True):
    """A padlock of a vector's setup."""

    owner: str
    at: str = "reserve"
    link: str | None = None


class Play(Position):
    """A Cadenas position of a vector, and what its actions make of it."""

    def __init__(self, tables: dict[str, Json], setup: dict[str, Json]) -> None:
        super().__init__(setup, SETUP, ["A", "B"])
        lists = Lists(
            fit(tables.get("common", []), list[str], "common"),
            fit(tables.get("proper", []), list[str], "proper"),
        )
        self.rules = Rules(Setup(seats=len(self.players), lexicon="vectors"), lists)
        self.now: Millis = 1
        self.ids: list[str] = []  # of the words, by number
        self.locks: list[str] = []  # and of the padlocks
        self.state = self._position(setup)

    def actions(self) -> Actions:
        """What a vector may ask for, by the names of the form."""
        return {
            "lay": self._lay,
            "transform": self._transform,
            "lock": self._lock,
            "end": self._end,
            "score": self._score,
            "insertion": self._insertion,
        }

    def refused(self, refusal: Refused) -> str:
        """A refusal in the words of the form, with the number of cards it wants."""
        if refusal.code == "PUT_BACK":
            return f"PUT_BACK_{refusal.about['cards']}"
        return super().refused(refusal)

    def shows(self, key: str) -> Json:
        """One fact about the position as it stands."""
        state = self.state
        match key:
            case "words":
                return {
                    self.ids[w.id - 1]: [self.players[w.owner], w.text, w.kind] for w in state.words
                }
            case "padlocks":
                return {self.locks[lock.id - 1]: self._told(lock) for lock in state.padlocks}
            case "supply":
                return state.supply
            case "active":
                return self.players[state.active]
            case "hand":
                return dict(zip(self.players, state.hands, strict=True))
        raise Misfit(f"unknown in expect: {key}")

    def _position(self, setup: dict[str, Json]) -> State:
        hands = fit(setup.get("hands", {}), dict[str, str], "hands")
        for player in hands:
            self.seat(player)
        words = fit(setup.get("words", []), list[Lying], "words")
        self.ids = [word.id for word in words]
        if len(set(self.ids)) < len(self.ids):
            raise Misfit("words: different ids")
        held = fit(setup.get("padlocks", {}), dict[str, Held], "padlocks")
        self.locks = list(held)
        seats = len(self.players)
        return State(
            rng=Rng("vectors"),
            phase="PLAY",
            turn=1,
            active=self.seat(setup.get("active", self.players[0])),
            until=self.rules.course.turn_until(self.now),
            hands=tuple(cards.ordered(plain(hands.get(player, ""))) for player in self.players),
            stock=AMPLE,
            squares=("", "EE"),
            covered=(0, 0),
            words=tuple(self._word(number, word) for number, word in enumerate(words, 1)),
            padlocks=tuple(self._padlock(n, lock) for n, lock in enumerate(held.values(), 1)),
            supply=fit(setup.get("supply", seats), int, "supply"),
            numbered=len(words),
            locks=len(held),
            taken=0,
            dry=(0,) * seats,
            late=(0,) * seats,
        )

    def _word(self, number: int, lying: Lying) -> Word:
        owner, text = self.seat(lying.owner), plain(lying.text)
        life = (Stage(0, owner, text, lying.kind),)
        return Word(id=number, owner=owner, text=text, kind=lying.kind, life=life)

    def _padlock(self, number: int, held: Held) -> Padlock:
        return Padlock(
            id=number,
            owner=self.seat(held.owner),
            place=None if held.at == "reserve" else self._number(held.at),
            origin=None if held.link is None else self._number(held.link),
        )

    def _told(self, lock: Padlock) -> list[Json]:
        place = "reserve" if lock.place is None else self.ids[lock.place - 1]
        origin = None if lock.origin is None else self.ids[lock.origin - 1]
        return [self.players[lock.owner], place, origin]

    def _number(self, word: Json) -> int:
        if word not in self.ids:
            raise Misfit(f"no such word: {word}")
        return self.ids.index(fit(word, str, "word")) + 1

    def _does(self, player: Json, move: Asked, state: State | None = None) -> tuple[Event, ...]:
        seat = self.seat(player)
        self.now += 1
        until = self.rules.course.turn_until(self.now)  # no deadline passes between two actions
        asked = replace(state or self.state, until=until)
        state, events = self.rules.step(asked, self.now, seat, move)
        self.state = state
        return events

    def _lay(self, player: Json, name: Json, text: Json, kind: Json = "common") -> str:
        word, spelled = fit(name, str, "word"), fit(text, str, "text")
        events = self._does(player, Lay(self.state.turn, spelled, fit(kind, Kind, "kind")))  # type: ignore[arg-type]  # a Literal is a type to msgspec
        if word in self.ids:  # a refused word needs no name of its own
            raise Misfit(f"a second word {word}")
        self.ids.append(word)
        return "OK" + self._won(events)

    def _transform(self, player: Json, name: Json, text: Json, kind: Json = "common") -> str:
        spelled, number = fit(text, str, "text"), self._number(name)
        move = Transform(self.state.turn, number, spelled, fit(kind, Kind, "kind"))  # type: ignore[arg-type]  # as above
        events = self._does(player, move)
        told = next(event for event in events if isinstance(event, Transformed))
        captured = " captured" if told.of != told.seat else ""
        return f"OK{captured}{self._won(events)}"

    def _won(self, events: tuple[Event, ...]) -> str:
        """The padlock that came with the word; a new one counts on from those of the setup."""
        for event in events:
            match event:
                case Gained(padlock=padlock):
                    self.locks.append(f"K{padlock}")
                    return f" +K{padlock}"
                case Seized(padlock=padlock):
                    return f" +{self.locks[padlock - 1]}"
        return ""

    def _lock(self, player: Json, padlock: Json, word: Json) -> str:
        known = padlock in self.locks
        if not known and not isinstance(padlock, str):
            raise Misfit(f"no such padlock: {padlock}")
        number = self.locks.index(str(padlock)) + 1 if known else 0  # 0: in nobody's hands
        self._does(player, Lock(self.state.turn, number, self._number(word)))
        return "OK"

    def _end(self, player: Json, returned: Json) -> str:
        move = PutBack(self.state.turn, fit(returned, str, "cards"))
        seat = self.seat(player)
        events = self._does(player, move, self._filled(seat))
        drawn = next((e.drawn for e in events if isinstance(e, Refilled)), 0)
        unseen = "".join(e.cards for e in events if isinstance(e, Drew))
        self._untold(seat, cards.paid(self.state.hands[seat], unseen))
        return f"OK hand={len(self.state.hands[seat])} draw={drawn}"

    def _filled(self, seat: Seat) -> State:
        """A hand too short for what it owes is one not filled up: a vector draws nothing (R26)."""
        hand, state = self.state.hands[seat], self.state
        if state.plays or len(hand) >= cards.PAIR:
            return state
        filled = hand + UNTOLD * (cards.PAIR - len(hand))
        return replace(state, hands=(*state.hands[:seat], filled, *state.hands[seat + 1 :]))

    def _untold(self, seat: Seat, hand: str) -> None:
        """What is drawn is not part of a vector, and TAKE is not played in it."""
        hands = (*self.state.hands[:seat], hand, *self.state.hands[seat + 1 :])
        active, turn = self.state.active, self.state.turn
        ready = replace(self.state, stock=AMPLE, squares=("EE", "EE"), covered=(0, 0))
        took, _ = self.rules.step(ready, self.now, active, Take(turn, 0))
        self.state = replace(took, hands=hands, dry=(0,) * len(hands))

    def _score(self) -> Json:
        return dict(zip(self.players, self.rules.scores(self.state), strict=True))

    def _insertion(self, old: Json, new: Json) -> bool:
        return cards.is_insertion(plain(fit(old, str, "old")), plain(fit(new, str, "new")))
