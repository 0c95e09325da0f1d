"""Wordsmith vectors, played on the real rules: positions are set, faces are fed to the dice."""

from collections.abc import Callable

from msgspec.structs import replace

from logomachie.core.game import Event, Refused
from logomachie.core.house import House, Housed
from logomachie.core.letters import plain
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games.wordsmith.rules import alphabet, dice, pieces, score
from logomachie.games.wordsmith.rules.alphabet import Alphabet
from logomachie.games.wordsmith.rules.claim import Scope
from logomachie.games.wordsmith.rules.events import Claimed, Happened, Rejected, Rolled
from logomachie.games.wordsmith.rules.pieces import Face, Kind, Pieces
from logomachie.games.wordsmith.rules.rules import Rules
from logomachie.games.wordsmith.rules.types import (
    EMPTY_ROWS,
    ROWS,
    Asked,
    Choose,
    Claim,
    Phase,
    Roll,
    Setup,
    Sheet,
    State,
    Stuck,
    TableView,
)
from tests.kit.vectors.form import Json, Misfit
from tests.kit.vectors.position import Actions, Position, fit

SETUP = {
    "players", "mode", "zones", "supply", "rows", "ticked", "handicap", "expert", "gloire",
    "roots", "longest", "longestTie", "newLetter", "minLen", "anagramScope", "lexicon", "circles",
    "taken", "blocked", "phase", "totals",
}  # fmt: skip
MODES: dict[Json, dict[str, Json]] = {
    "base": {"mode": "base"},
    "secret": {"mode": "base", "secret": True},
    "mam": {"mode": "motamot"},
}
SHOWN: dict[Phase, str] = {"BUILD": "BUILD", "LAST": "LAST"}  # every other is END
SETTABLE: dict[Json, Phase] = {"BUILD": "BUILD", "LAST": "LAST", "END": "SCORE"}
PAUSE: Millis = 3_000  # between two actions: longer than any pause or window
FOR_EVER: Millis = 10**9


def multiset(value: Json, what: str) -> Pieces:
    """Pieces as text, or Misfit."""
    try:
        return pieces.read(fit(value, str, what))
    except ValueError as wrong:
        raise Misfit(f"{what}: {wrong}") from wrong


class Dictionary:
    """The file's words and families; a word not listed is its own, single family."""

    def __init__(self, words: list[str], families: dict[str, list[str]]) -> None:
        self.words = frozenset(map(plain, words))
        self.readings = {plain(word): names for word, names in families.items()}
        self.numbers: dict[str, int] = {}

    def __contains__(self, word: object) -> bool:
        return word in self.words

    def families(self, word: str, *, wide: bool = False) -> tuple[frozenset[int], ...]:
        """One set a reading."""
        names = self.readings.get(word, [f"the word {word}"])
        return tuple(
            frozenset({self.numbers.setdefault(name, len(self.numbers))}) for name in names
        )


class Play(Position):
    """A Wordsmith position of a vector, and what its actions make of it."""

    def __init__(self, tables: dict[str, Json], setup: dict[str, Json]) -> None:
        super().__init__(setup, SETUP, ["A"])
        self.setup = setup
        words = fit(setup.get("lexicon", tables.get("lexicon", [])), list[str], "lexicon")
        families = fit(tables.get("families", {}), dict[str, list[str]], "families")
        scope: Scope = fit(setup.get("anagramScope", "own"), Scope, "anagramScope")  # type: ignore[arg-type]
        self.config = self._config(setup)
        self.fed: tuple[Face, ...] = ()
        self.rules = Rules(
            self.config,
            Dictionary(words, families),
            _guide(tables.get("alphabet")),
            lambda rng, _: (self.fed, rng),
            scope,
        )
        self.game: House[State, TableView] = House(self.rules, Asked, Happened)
        self.now: Millis = PAUSE
        self.house = Housed(game=self._position(), at=0, lapses=(0,) * len(self.players))

    @property
    def state(self) -> State:
        """The game's own state."""
        return self.house.game

    def actions(self) -> Actions:
        """What a vector may ask for, by the names of the form."""
        return {
            "setup": self._setup,
            "roll": self._roll,
            "choose": self._choose,
            "line_roll": self._line_roll,
            "claim": self._claim,
            "block": self._block,
            "score": self._score,
        }

    def shows(self, key: str) -> Json:
        """One fact about the position as it stands."""
        match key:
            case "zone":
                return self._by_player(lambda sheet: pieces.write(sheet.zone))
            case "ticked":
                return self._by_player(lambda sheet: sheet.ticked)
            case "bonus":
                return self._by_player(lambda sheet: score.bonus(sheet.ticked))
            case "circles":
                return self._by_player(lambda sheet: sheet.circles)
            case "supply":
                return pieces.write(self.state.box)
            case "phase":
                return SHOWN.get(self.state.phase, "END")
            case "winners":
                return self._winners()
        raise Misfit(f"unknown in expect: {key}")

    def _by_player(self, shown: Callable[[Sheet], Json]) -> Json:
        return {
            player: shown(sheet)
            for player, sheet in zip(self.players, self.state.sheets, strict=True)
        }

    def _config(self, setup: dict[str, Json]) -> Setup:
        mode = setup.get("mode", "base")
        if mode not in MODES:
            raise Misfit(f"mode: {mode}")
        chosen = {
            **MODES[mode],
            "seats": len(self.players),
            "lexicon": "vectors",
            "absence": FOR_EVER,
            "lastCallMs": 0,  # no phase ends by its timer
            "lineTimerMs": 0,
            "secretPrecheck": False,
            "expert": "expert" in setup,
            "gloire": setup.get("gloire", False),
            "racines": setup.get("roots", False),
            "plusLong": setup.get("longest", False),
            "longestTie": setup.get("longestTie", "strict"),
            "newLetter": setup.get("newLetter", "anagram"),
            "minWordLength": setup.get("minLen", 2),
        }
        return fit(chosen, Setup, "setup")

    def _position(self) -> State:
        setup = self.setup
        fresh = self.rules.rounds.fresh(Rng("vectors"), 0)
        sheets = tuple(self._sheet(player) for player in self.players)
        phase, finisher = self._phase()
        if finisher is not None:
            sheets = tuple(
                replace(sheet, done=seat == finisher or sheet.free is None)
                for seat, sheet in enumerate(sheets)
            )
        lines = max(len(rows) for rows in self._rows().values()) if self._rows() else 0
        letters = [plain(letter) for letter in fit(setup.get("expert", []), list[str], "expert")]
        if len(letters) not in (0, ROWS) or any(len(letter) != 1 for letter in letters):
            raise Misfit("expert: not six letters")
        return replace(
            fresh,
            phase=phase,
            round=1,
            line=lines + 1 if self.config.mode == "motamot" else 0,
            sheets=sheets,
            box=multiset(setup.get("supply", pieces.write(pieces.FULL_BOX)), "supply"),
            letters="".join(letters),
            finisher=finisher,
        )

    def _phase(self) -> tuple[Phase, Seat | None]:
        told = fit(self.setup.get("phase", {"name": "BUILD"}), dict[str, str | None], "phase")
        name, finisher = told.get("name"), told.get("finisher")
        if name not in SETTABLE or told.keys() - {"name", "finisher"}:
            raise Misfit(f"phase: {told} cannot be set")
        if finisher is None if name == "LAST" else finisher is not None and name == "BUILD":
            raise Misfit("a finisher stands with phase LAST, and none with BUILD")
        return SETTABLE[name], None if finisher is None else self.seat(finisher)

    def _rows(self) -> dict[str, list[str | None]]:
        rows = fit(self.setup.get("rows", {}), dict[str, list[str | None]], "rows")
        for player, words in rows.items():
            self.seat(player)
            if len(words) > ROWS:
                raise Misfit(f"rows: more than six of {player}")
        return rows

    def _sheet(self, player: str) -> Sheet:
        words = tuple(plain(word or "") for word in self._rows().get(player, []))
        ticked = self._number("ticked", player, self._number("handicap", player, 0))
        zones = fit(self.setup.get("zones", {}), dict[str, str], "zones")
        return Sheet(
            zone=multiset(zones.get(player, "R0"), "zones"),
            rows=(*words, *EMPTY_ROWS[len(words) :]),
            order=tuple(row for row, word in enumerate(words, 1) if word),
            ticked=ticked,
            circles=self._number("circles", player, 0),
            taken=(self._number("taken", player, 0), 0, 0, 0),
            stuck=player in fit(self.setup.get("blocked", []), list[str], "blocked"),
        )

    def _number(self, key: str, player: str, default: int) -> int:
        numbers = fit(self.setup.get(key, {}), dict[str, int], key)
        for named in numbers:
            self.seat(named)
        return numbers.get(player, default)

    def _does(self, player: Json, move: Asked) -> tuple[Event, ...]:
        """A move, when no pause applies; a claim is settled before anything else happens."""
        self.now += PAUSE
        self.house, events = self.game.step(self.house, self.now, self.seat(player), move)
        while self.state.held:
            self.now = max(held.until for held in self.state.held)
            self.house, more = self.game.tick(self.house, self.now)
            events += more
        return events

    def _setup(self, faces: Json) -> int:
        told = self._faces(faces, dice.SETUP_DICE)
        each, left, again = self.rules.box.served(self.state.box, len(self.players), told)
        sheets = tuple(replace(sheet, zone=each) for sheet in self.state.sheets)
        self._lay(sheets=sheets, box=left)
        return len(again)

    def _roll(self, player: Json, face: Json) -> str:
        self.fed = self._faces([face], 1)
        try:
            events = self._does(player, Roll(self.state.round))
        finally:
            self.fed = ()
        (rolled,) = (event for event in events if isinstance(event, Rolled))
        return "CHOOSE" if rolled.kind is None else "OK"

    def _choose(self, player: Json, kind: Json) -> str:
        chosen: Kind = fit(kind, Kind, "kind")  # type: ignore[arg-type]  # a type that is a value
        self._does(player, Choose(self.state.round, chosen, self.state.line))
        return "OK"

    def _line_roll(self, faces: Json) -> str:
        told = self._faces(faces, dice.LINE_DICE)
        if self.config.mode != "motamot":
            raise Misfit("line_roll belongs to mot à mot")
        if dice.only_stars(told):
            return "REROLL"
        state, each, circles = self.rules.rounds.rolled_line(self.state, told)
        self.house = replace(self.house, game=state)
        return f"{pieces.write(each)} + {circles} circle(s)"

    def _claim(self, player: Json, word: Json, row: Json = None) -> str:
        place = fit(row, int | None, "row")  # type: ignore[arg-type]  # a type that is a value
        said = fit(word, str, "word")
        before = self.state.sheets[self.seat(player)].ticked
        events = self._does(player, Claim(self.state.round, said, place, self.state.line))
        for event in events:
            if isinstance(event, Rejected):
                return event.code
            if isinstance(event, Claimed):
                return f"OK -{event.ticked - before}"
        raise Misfit(f"claim {player} {word}: neither refused nor written")

    def _block(self, player: Json) -> Json:
        seat = self.seat(player)  # who says it again has it counted again
        sheets = (
            replace(sheet, stuck=sheet.stuck and s != seat)
            for s, sheet in enumerate(self.state.sheets)
        )
        self._lay(sheets=tuple(sheets))
        try:
            self._does(player, Stuck(self.state.round))
        except Refused as refusal:
            if refusal.code != "PHASE":
                raise
        return self.shows("phase")

    def _score(self) -> Json:
        state, verdicts = self.state, self.state.verdicts
        if self.config.secret:
            seats = range(len(state.sheets))
            verdicts = tuple(score.verdicts(self.rules.judge, state, seat) for seat in seats)
        scores = score.scores(self.config, state.sheets, verdicts)
        return {p: points.total for p, points in zip(self.players, scores, strict=True)}

    def _winners(self) -> Json:
        totals = fit(self.setup.get("totals"), dict[str, int], "totals")
        if totals.keys() != set(self.players):
            raise Misfit("totals: not those of the players")
        points = [totals[player] for player in self.players]
        leaders = score.leaders(points, range(len(points)))
        return sorted(self.players[seat] for seat in leaders)

    def _lay(self, **changed: object) -> None:
        self.house = replace(self.house, game=replace(self.state, **changed))

    def _faces(self, faces: Json, count: int) -> tuple[Face, ...]:
        told = fit(faces, tuple[Face, ...], "faces")
        if len(told) != count:
            raise Misfit(f"{count} faces, not {len(told)}")
        return told


def _guide(table: Json) -> Alphabet:
    """The file's alphabet, or the game's own."""
    if table is None:
        return alphabet.alphabet("fr-reconstructed-1")
    costs = fit(table, dict[str, str], "alphabet")
    return Alphabet({plain(sign): multiset(cost, "alphabet") for sign, cost in costs.items()})
