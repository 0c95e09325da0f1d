"""Word-Whiz vectors, played on the real rules: positions are set, cards are fed to the packs."""

from msgspec.structs import replace

from logomachie.core.game import Event, Refused
from logomachie.core.house import House, Housed
from logomachie.core.letters import VOWELS, plain
from logomachie.core.rng import Rng
from logomachie.core.value import Millis
from logomachie.games.word_whiz.rules import deck, judge, text
from logomachie.games.word_whiz.rules.events import Failed, Happened, Moved, Reshuffled
from logomachie.games.word_whiz.rules.rules import Rules
from logomachie.games.word_whiz.rules.types import (
    Asked,
    Contest,
    Flip,
    Grab,
    Pawns,
    Phase,
    Say,
    Setup,
    State,
    TableView,
    Triple,
    Vote,
)
from tests.kit.vectors.form import Json, Misfit
from tests.kit.vectors.position import Actions, Position, fit

SETUP = {
    "players", "flipper", "phase", "holder", "visible", "packs", "pos", "excluded", "lexicon",
    "mode", "dup", "afterInvalid",
}  # fmt: skip
SETTABLE: dict[Json, Phase] = {"FLIP": "FLIP", "RACE": "RACE", "SAY": "SAY"}
UNTOLD = "?"
MINUTE: Millis = 60_000


class Play(Position):
    """A Word-Whiz position of a vector, and what its actions make of it."""

    def __init__(self, tables: dict[str, Json], setup: dict[str, Json]) -> None:
        super().__init__(setup, SETUP, ["A", "B", "C"])
        words = fit(setup.get("lexicon", tables.get("lexicon", [])), list[str], "lexicon")
        self.rules = Rules(
            self._config(setup), frozenset(map(plain, words)), _cards(tables.get("deck"))
        )
        self.game: House[State, TableView] = House(self.rules, Asked, Happened)
        self.now: Millis = MINUTE
        self.told = list(fit(setup.get("visible", ""), str, "visible").upper())
        if len(self.told) not in (0, 3):
            raise Misfit("visible: not three cards")
        self.state = Housed(
            game=self._position(setup), at=self.now, lapses=(0,) * len(self.players)
        )

    def actions(self) -> Actions:
        """What a vector may ask for, by the names of the form."""
        return {
            "flip": self._flip,
            "grab": self._grab,
            "say": self._say,
            "silent": self._silent,
            "vote": self._vote,
            "nobody": self._nobody,
            "deck": self._deck,
            "split": self._split,
            "vowels": self._vowels,
            "contains": self._contains,
        }

    def shows(self, key: str) -> Json:
        """One fact about the position as it stands."""
        state = self.state.game
        match key:
            case "pos":
                return dict(zip(self.players, map(text.board, state.pawns), strict=True))
            case "flipper":
                return self.players[state.flipper]
            case "phase":
                return state.phase
            case "winner":
                return None if state.winner is None else self.players[state.winner]
            case "packs":
                return list(state.left)
            case "excluded":
                return sorted(self.players[seat] for seat in state.excluded)
            case "visible":
                return "".join(self.told)
        raise Misfit(f"unknown in expect: {key}")

    def _config(self, setup: dict[str, Json]) -> Setup:
        chosen = {
            "seats": len(self.players),
            "lexicon": "vectors",
            "idleRounds": 10**6,  # an end by idle rounds is not used
            "judge": setup.get("mode", "auto"),
            "dup": setup.get("dup", "multiset"),
            "afterInvalid": setup.get("afterInvalid", "endRound"),
        }
        return fit(chosen, Setup, "setup")

    def _position(self, setup: dict[str, Json]) -> State:
        phase, holder = setup.get("phase", "FLIP"), setup.get("holder")
        if phase not in SETTABLE:
            raise Misfit(f"phase: {phase} cannot be set")
        if (holder is None) == (phase == "SAY"):
            raise Misfit("a holder stands with phase SAY, and only there")
        packs = fit(setup.get("packs", [18, 17, 17]), tuple[int, int, int], "packs")
        turned: Triple = tuple(self.told or UNTOLD * 3)  # type: ignore[assignment]  # three, by then
        return State(
            rng=Rng("vectors"),
            phase=SETTABLE[phase],
            round=1,
            flipper=self.seat(setup.get("flipper", self.players[0])),
            packs=(UNTOLD * packs[0], UNTOLD * packs[1], UNTOLD * packs[2]),
            turned=turned,
            pawns=self._pawns(setup),
            until=self.now + MINUTE,
            reveal=self.now - MINUTE,
            excluded=tuple(
                sorted(self.seat(p) for p in fit(setup.get("excluded", []), list[str], "excluded"))
            ),
            holder=None if holder is None else self.seat(holder),
        )

    def _pawns(self, setup: dict[str, Json]) -> tuple[Pawns, ...]:
        columns = fit(setup.get("pos", {}), dict[str, dict[str, int]], "pos")
        for player, line in columns.items():
            self.seat(player)
            if strangers := line.keys() - set(VOWELS):
                raise Misfit(f"pos: no vowels {', '.join(sorted(strangers))}")
        placed = ([columns.get(player, {}).get(v, 1) for v in VOWELS] for player in self.players)
        return fit(list(placed), tuple[Pawns, ...], "pos")

    def _does(self, player: Json, move: Asked) -> tuple[Event, ...]:
        """A move, when no pause and no window applies."""
        self.now = max(self.now + 1, self.state.game.reveal + 1000)
        self.state, events = self.game.step(self.state, self.now, self.seat(player), move)
        return self._heard(events)

    def _passes(self) -> tuple[Event, ...]:
        """The deadline of the phase passes."""
        wake = self.game.wake(self.state)
        assert wake is not None, "only a running phase is let pass"
        self.now = max(self.now + 1, wake)
        self.state, events = self.game.tick(self.state, self.now)
        return self._heard(events)

    def _heard(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        if any(isinstance(event, Reshuffled) for event in events):
            self.told = [UNTOLD] * 3
        return events

    def _must_be(self, *phases: Phase) -> None:
        if self.state.game.phase not in phases:
            raise Refused("NOT_NOW", "")

    def _flip(self, player: Json, pack: Json, card: Json) -> str:
        chosen, face = fit(pack, int, "pack"), fit(card, str, "card").upper()
        if chosen not in range(3) or len(face) != 1:
            raise Misfit(f"no such pack or card: {pack} {card}")
        before, state = self.state, self.state.game
        if state.packs[chosen]:  # the card told lies on top
            packs = deck.replaced(state.packs, chosen, face + state.packs[chosen][1:])
            self.state = replace(before, game=replace(state, packs=packs))
        try:
            self._does(player, Flip(state.round, chosen))
        except Refused:
            self.state = before
            raise
        self.told = self.told or [UNTOLD] * 3
        self.told[chosen] = face
        return "".join(self.told)

    def _grab(self, player: Json) -> str:
        self._does(player, Grab(self.state.game.round))
        self._passes()
        return "OK"

    def _say(self, player: Json, word: Json) -> str:
        events = self._does(player, Say(self.state.game.round, fit(word, str, "word")))
        return "PENDING" if self.state.game.phase == "CONTEST" else self._verdict(events)

    def _silent(self, player: Json) -> str:
        self._must_be("SAY")
        if self.seat(player) != self.state.game.holder:
            raise Refused("NOT_NOW", "")
        return self._verdict(self._passes())

    def _vote(self, ballots: Json) -> str:
        self._must_be("CONTEST")
        if ballots is None:
            return self._verdict(self._passes())
        votes = fit(ballots, dict[str, bool], "ballots")
        state = self.state.game
        others = [player for seat, player in enumerate(self.players) if seat != state.holder]
        if strangers := votes.keys() - set(others):
            raise Misfit(f"no vote for {', '.join(sorted(strangers))}")
        assert state.holder is not None
        events = self._does(others[0], Contest(state.round, state.holder))
        for player, accepts in votes.items():
            events = self._does(player, Vote(state.round, state.holder, accepts))
        return self._verdict(self._passes() if self.state.game.phase == "VOTE" else events)

    def _nobody(self) -> str:
        self._must_be("RACE")
        self._passes()
        return "NEXT"

    def _verdict(self, events: tuple[Event, ...]) -> str:
        if self.state.game.phase == "OVER":
            return "WIN"
        for event in events:
            match event:
                case Failed(reason=reason):
                    return f"INVALID {reason}"
                case Moved(steps=steps):
                    return " ".join(["OK", *(f"{s.vowel}{s.start}>{s.end}" for s in steps)])
        raise Misfit("no verdict")

    def _deck(self) -> Json:
        cards = self.rules.cards
        without = (chr(c) for c in range(ord("A"), ord("Z") + 1) if chr(c) not in cards)
        missing = "".join(letter for letter in without if letter not in VOWELS)
        return [len(cards), len(set(cards)), missing]

    def _split(self, count: Json) -> Json:
        return list(deck.split(fit(count, int, "split")))

    def _vowels(self, word: Json) -> Json:
        return dict(judge.vowels(fit(word, str, "word")))

    def _contains(self, word: Json, consonants: Json, dup: Json = "multiset") -> bool:
        setup = fit({"seats": 1, "lexicon": "", "dup": dup}, Setup, "dup")
        needed = plain(fit(consonants, str, "consonants"))
        return not judge.missing(setup, needed, fit(word, str, "word"))


def _cards(table: Json) -> str:
    """The file's deck, or the one of the rules where the file has none."""
    if table is None:
        return deck.cards("official")
    counts = fit(table, dict[str, int], "deck")
    return "".join(letter * count for letter, count in sorted(counts.items()))
