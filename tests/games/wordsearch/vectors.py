"""Wordsearch vectors, played on the real rules; questions are asked of the solver."""

from logomachie.core.game import Event
from logomachie.core.letters import plain
from logomachie.core.rng import Rng
from logomachie.core.value import Millis
from logomachie.games.wordsearch.rules import alphabet
from logomachie.games.wordsearch.rules import board as boards
from logomachie.games.wordsearch.rules.events import Claimed, Judged, Rejected, Scored, Stopped
from logomachie.games.wordsearch.rules.legal import spelled
from logomachie.games.wordsearch.rules.rules import Rules
from logomachie.games.wordsearch.rules.types import (
    Asked,
    Challenge,
    Claim,
    Setup,
    Slide,
    State,
    Stop,
)
from logomachie.games.wordsearch.solver.search import every_legal
from tests.kit.vectors.form import Json, Misfit
from tests.kit.vectors.position import Actions, Position, fit

SETUP = {"board", "static", "players", "mode", "lexicon", "scores", "minLen", "dry"}
SECOND: Millis = 1_000


class Play(Position):
    """A Wordsearch position of a vector, and what its actions make of it."""

    def __init__(self, tables: dict[str, Json], setup: dict[str, Json]) -> None:
        super().__init__(setup, SETUP, ["A", "B"])
        words = fit(setup.get("lexicon", tables.get("lexicon", [])), list[str], "lexicon")
        self.values = alphabet.VALUES["fr-reconstructed-1"] | fit(
            tables.get("values", {}), dict[str, int], "values"
        )
        chosen = {
            "seats": len(self.players),
            "lexicon": "vectors",
            "validation": setup.get("mode", "challenge"),
            "minLength": setup.get("minLen", 2),
        }
        config = fit(chosen, Setup, "setup")
        self.rules = Rules(config, frozenset(map(plain, words)), self.values)
        self.board = self._board(setup)
        self.now: Millis = SECOND
        self.state = None if setup.get("static") is True else self._position(setup)

    def actions(self) -> Actions:
        """What a vector may ask for, by the names of the form."""
        return {
            "slide": self._slide,
            "claim": self._claim,
            "accept": self._accept,
            "challenge": self._challenge,
            "stop": self._stop,
            "legal": self._legal,
            "count_slides": self._count_slides,
            "points": self._points,
            "can_spell": self._can_spell,
        }

    def shows(self, key: str) -> Json:
        """One fact about the position as it stands."""
        state = self._game()
        match key:
            case "board":
                return state.board
            case "scores":
                return dict(zip(self.players, state.scores, strict=True))
            case "active":
                return self.players[state.active]
            case "over":
                return state.phase == "OVER"
        raise Misfit(f"unknown in expect: {key}")

    def _board(self, setup: dict[str, Json]) -> str | None:
        static = fit(setup.get("static", False), bool, "static")
        if "board" not in setup:
            if static:
                raise Misfit("a static position has a board")
            return None
        board = fit(setup["board"], str, "board").upper()
        if not boards.is_board(board):
            raise Misfit(f"not a board: {board}")
        return board

    def _position(self, setup: dict[str, Json]) -> State | None:
        if self.board is None:
            return None
        scores = fit(setup.get("scores", {}), dict[str, int], "scores")
        for player in scores:
            self.seat(player)
        return State(
            rng=Rng("vectors"),
            board=self.board,
            phase="SLIDE",
            turn=1,
            active=0,
            until=self.rules.until(self.now),
            scores=tuple(scores.get(player, 0) for player in self.players),
            aside=("",) * len(self.players),
            dry=fit(setup.get("dry", 0), int, "dry"),
        )

    def _game(self) -> State:
        if self.state is None:
            raise Misfit("there is no game in this position")
        return self.state

    def _does(self, player: Json, move: Asked) -> tuple[Event, ...]:
        seat = self.seat(player)
        self.now += 1
        self.state, events = self.rules.step(self._game(), self.now, seat, move)
        return events

    def _slide(self, player: Json, source: Json, target: Json) -> str:
        cells = {"type": "Slide", "source": source, "target": target}
        self._does(player, fit({**cells, "turn": self._game().turn}, Slide, "slide"))
        return "OK"

    def _claim(self, player: Json, word: Json, start: Json, direction: Json) -> str:
        announced = {"type": "Claim", "turn": self._game().turn, "word": word, "start": start}
        events = self._does(player, fit({**announced, "direction": direction}, Claim, "claim"))
        for event in events:
            match event:
                case Claimed(points=points):
                    return f"PENDING {points}"
                case Rejected():
                    return "NOT_IN_DICTIONARY"
        return _scored(events)

    def _accept(self) -> str:
        state = self._game()
        if state.phase != "WINDOW":
            raise Misfit("no window to pass")
        self.now = max(self.now + 1, state.until)
        self.state, events = self.rules.tick(state, self.now)
        return _scored(events)

    def _challenge(self, player: Json) -> str:
        events = self._does(player, Challenge(self._game().turn))
        judged = next(event for event in events if isinstance(event, Judged))
        if not judged.stands:
            return f"CHALLENGE_UPHELD +{judged.value}"
        return f"CHALLENGE_FAILED -{judged.value}; {_scored(events)}"

    def _stop(self, player: Json) -> str:
        events = self._does(player, Stop(self._game().turn))
        return next(event.how for event in events if isinstance(event, Stopped))

    def _legal(self, words: Json) -> Json:
        if self.board is None:
            raise Misfit("legal words of no board")
        least = self.rules.config.min_length
        keys = frozenset(map(plain, fit(words, list[str], "words")))
        found = every_legal(self.board, keys, least)
        return sorted(f"{w.word}@{w.start[0]},{w.start[1]} {w.direction}" for w in found)

    def _count_slides(self) -> Json:
        if self.board is None:
            raise Misfit("slides on no board")
        slides = list(boards.slides(self.board))
        return [len({source for source, _ in slides}), len(slides)]

    def _points(self, word: Json) -> int:
        return alphabet.points(fit(word, str, "word"), self.values)

    def _can_spell(self, letters: Json, words: Json) -> Json:
        listed = {plain(word) for word in fit(words, list[str], "words")}
        return spelled(plain(fit(letters, str, "letters")), listed)


def _scored(events: tuple[Event, ...]) -> str:
    return next(f"OK +{event.points}" for event in events if isinstance(event, Scored))
