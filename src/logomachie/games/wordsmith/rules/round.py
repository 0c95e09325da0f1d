"""The rounds: letters, dice and lines at the start of each, and what follows from the score."""

from typing import TypeAlias

from msgspec.structs import replace

from logomachie.core.game import Lapsed, Words
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games.wordsmith.rules import dice, imposed, pieces
from logomachie.games.wordsmith.rules.claim import players
from logomachie.games.wordsmith.rules.dice import Box, Throw
from logomachie.games.wordsmith.rules.events import (
    Happened,
    LettersAsked,
    LettersFixed,
    LineRolled,
    RoundBegan,
    SetupRolled,
    StarSet,
    Started,
    TurnBegan,
)
from logomachie.games.wordsmith.rules.gate import reviewer
from logomachie.games.wordsmith.rules.pieces import Face, Kind, Pieces
from logomachie.games.wordsmith.rules.types import Setup, Sheet, State

Told: TypeAlias = tuple[Happened | Lapsed, ...]
Stepped: TypeAlias = tuple[State, Told]

SETTLE: Millis = 2_000  # two common rolls are shown to everybody before building starts (R31)
LINE_SETTLE: Millis = 600
LETTERS_TIME: Millis = 60_000
STARS_TIME: Millis = 20_000
PRACTICE_TIME: Millis = 120_000  # WS-B5
PRACTICE: Pieces = (4, 1, 1, 2)  # of the leaflet: SAC, then CLIP (WS-B3)


class Rounds:
    """How a round, a line and a player's part begin."""

    def __init__(self, config: Setup, words: Words, box: Box, throw: Throw) -> None:
        self.config, self.words, self.box, self.throw = config, words, box, throw

    def fresh(self, rng: Rng, at: Millis) -> State:
        """A table before its first round."""
        seats = self.config.seats
        return State(
            rng=rng,
            dice=tuple(rng.fork(f"die {seat}") for seat in range(seats)),
            phase="SCORE",
            round=0,
            roller=0,
            sheets=(Sheet(),) * seats,
            box=pieces.FULL_BOX,
            opens=at,
            heard=(at,) * seats,
            silences=(0,) * seats,
            may_roll=(at,) * seats,
            may_claim=(at,) * seats,
            changed=(at,) * seats,
            sought=(at,) * seats,
        )

    def begin(self, state: State, at: Millis) -> Stepped:
        """The next round: everything back in the box, boxes unticked but the handicap (WS-I4)."""
        there = players(state)
        empty = replace(
            state,
            round=state.round + 1,
            line=0,
            roller=there[state.round % len(there)],
            sheets=tuple(self._sheet(state, seat) for seat in range(len(state.sheets))),
            sealed=self.config.secret,
            box=pieces.FULL_BOX,
            held=(),
            faces="",
            letters="",
            finisher=None,
            end=None,
            verdicts=(),
            confirmed=(),
            ready=(),
            active=None,
        )
        if not self.config.expert:
            return self._deal(empty, at)
        if self.config.expert_source == "word":  # WS-X1
            until = at + LETTERS_TIME
            asked = LettersAsked(seat=empty.roller, round=empty.round, until=until)
            return replace(empty, phase="LETTERS", opens=at, until=until), (asked,)
        return self.draw_letters(empty, at)

    def _sheet(self, state: State, seat: Seat) -> Sheet:
        """Empty, but for the handicap (WS-I9); who was silent is still stuck (R32)."""
        ticked = self.config.handicap[seat] if seat < len(self.config.handicap) else 0
        silent = state.silences[seat] > 0 and self.config.mode == "base" and not self.config.in_turn
        rows = () if self.config.mode == "practice" else Sheet().rows
        return Sheet(rows=rows, ticked=ticked, stuck=silent)

    def draw_letters(self, state: State, at: Millis) -> Stepped:
        """Six letters by lot (WS-X1, R17)."""
        letters, rng = imposed.drawn(state.rng, state.lettered, rare=self.config.expert_rare)
        return self.letter(replace(state, rng=rng), at, letters, None, "")

    def letter(
        self, state: State, at: Millis, letters: str, seat: Seat | None, word: str
    ) -> Stepped:
        """The letters stand before the rows of every sheet (WS-X2); then the dice."""
        fixed = LettersFixed(round=state.round, letters=letters, seat=seat, word=word)
        lettered = replace(state, letters=letters, lettered=(*state.lettered, letters))
        after, events = self._deal(lettered, at)
        return after, (fixed, *events)

    def _deal(self, state: State, at: Millis) -> Stepped:
        """Four dice, twice; everybody takes the same eight pieces (WS-D4 to WS-D6)."""
        if self.config.mode == "practice" and self.config.practice_pieces == "leaflet":
            return self._dealt(state, at, PRACTICE)
        faces, rng = self.throw(state.rng, dice.SETUP_DICE)
        stars = tuple(n for n, face in enumerate(faces) if dice.is_star(face))
        if self.config.setup_wild == "common" and stars:
            return self._ask_stars(replace(state, rng=rng), at, faces, stars)
        each, left, faces, again, rng = self._served(state, faces, rng)
        rolled = replace(state, rng=rng, faces="".join(faces), box=left)
        told = SetupRolled(seat=state.roller, round=state.round, faces=faces, again=again)
        after, events = self._dealt(rolled, at, each)
        return after, (told, *events)

    def _served(
        self, state: State, faces: tuple[Face, ...], rng: Rng
    ) -> tuple[Pieces, Pieces, tuple[Face, ...], tuple[tuple[int, Face], ...], Rng]:
        """A die that cannot serve everybody is rolled again until it can (R10)."""
        again: list[tuple[int, Face]] = []
        while True:
            each, left, failed = self.box.served(state.box, len(players(state)), faces)
            if not failed:
                return each, left, faces, tuple(again), rng
            die = failed[0]
            again.append((die, faces[die]))
            thrown, rng = self.throw(rng, 1)
            faces = (*faces[:die], *thrown, *faces[die + 1 :])

    def _ask_stars(
        self, state: State, at: Millis, faces: tuple[Face, ...], stars: tuple[int, ...]
    ) -> Stepped:
        """Common stars: plain colours are dealt, the roller chooses for the others (R01)."""
        plain = tuple(face for face in faces if not dice.is_star(face))
        each, left, _ = self.box.served(state.box, len(players(state)), plain)
        until = at + STARS_TIME
        rolled = self._give(state, each, left)
        asked = SetupRolled(
            seat=state.roller, round=state.round, faces=faces, stars=stars, until=until
        )
        after = replace(
            rolled, phase="STARS", faces="".join(faces), stars=stars, opens=at, until=until
        )
        return after, (asked,)

    def set_star(self, state: State, at: Millis, kind: Kind, *, by_clock: bool) -> Stepped:
        """One star of the common roll is a piece of this kind for everybody (R01)."""
        die, *rest = state.stars
        left = pieces.plus(state.box, pieces.one(kind), -len(players(state)))
        given = self._give(state, pieces.one(kind), left)
        told = StarSet(seat=state.roller, round=state.round, die=die, kind=kind, by_clock=by_clock)
        after = replace(given, stars=tuple(rest), until=at + STARS_TIME)
        if rest:
            return after, (told,)
        begun, events = self._dealt(after, at, pieces.NONE)
        return begun, (told, *events)

    def star_colour(self, state: State) -> Kind:
        """What a star is when nobody chooses: its colour, or what the box has for all."""
        there, face = len(players(state)), state.faces[state.stars[0]]
        kinds = sorted(pieces.KINDS, key=lambda kind: kind != face)
        return next(kind for kind in kinds if self.box.serves(state.box, kind, there))

    def _give(self, state: State, each: Pieces, left: Pieces) -> State:
        there = players(state)
        sheets = tuple(
            replace(sheet, zone=pieces.plus(sheet.zone, each)) if seat in there else sheet
            for seat, sheet in enumerate(state.sheets)
        )
        return replace(state, sheets=sheets, box=left)

    def _dealt(self, state: State, at: Millis, each: Pieces) -> Stepped:
        """Everybody has his pieces: the same signal to start for all (R31)."""
        left = state.box
        if self.config.mode == "practice" and not state.faces:
            left = pieces.minus(left, each)
        given = self._give(state, each, left)
        opens = at + SETTLE
        given = self._looks(given, opens)
        given = replace(
            given, phase="BUILD", until=None, stars=(), heard=self._clocks(given, opens)
        )
        zone = given.sheets[players(given)[0]].zone
        began = RoundBegan(round=given.round, pieces=zone, opens=opens, until=self._until(opens))
        if self.config.mode == "motamot":
            after, events = self.line(given, opens)
        elif self.config.in_turn:
            after, events = self.curtain(given, opens, given.roller)
        else:
            after, events = replace(given, until=self._until(opens)), ()
        return after, (began, *events)

    def _looks(self, state: State, opens: Millis) -> State:
        """Everybody has new pieces and looks for a word from this time on."""
        times = (opens,) * len(state.sheets)
        return replace(state, opens=opens, changed=times, sought=times)

    def _until(self, opens: Millis) -> Millis | None:
        """The end of building, where the table has set one."""
        if self.config.mode == "practice":
            return opens + PRACTICE_TIME
        if self.config.mode == "base" and self.config.round_ms and not self.config.in_turn:
            return opens + self.config.round_ms
        return None

    def _clocks(self, state: State, at: Millis) -> tuple[Millis, ...]:
        """Everybody's silence counts from now, but that of those who were silent (R32)."""
        return tuple(
            at if not state.silences[seat] else heard for seat, heard in enumerate(state.heard)
        )

    def line(self, state: State, at: Millis) -> Stepped:
        """Mot à mot: three dice for the next word, again if all are stars (WS-M6, WS-M7)."""
        faces, rng = self.throw(state.rng, dice.LINE_DICE)
        again: list[str] = []
        while dice.only_stars(faces):
            again.append("".join(faces))
            faces, rng = self.throw(rng, dice.LINE_DICE)
        rolled, each, circles = self.rolled_line(state, faces)
        roller = state.roller if state.roller in players(state) else reviewer(state, state.roller)
        opens = at + LINE_SETTLE
        heard = tuple(
            opens if self._acted(state, seat) else before for seat, before in enumerate(state.heard)
        )
        alone = len(players(state)) == 1 or not self.config.line_timer_ms
        until = None if alone or self.config.in_turn else opens + self.config.line_timer_ms
        after = replace(
            self._looks(rolled, opens),
            rng=rng,
            roller=roller,
            line=state.line + 1,
            phase="BUILD",
            faces="".join(faces),
            until=until,
            heard=heard,
            active=None,
        )
        told = LineRolled(
            seat=roller,
            round=state.round,
            line=after.line,
            faces=faces,
            pieces=each,
            circles=circles,
            opens=opens,
            again=tuple(again),
            until=until,
        )
        if not self.config.in_turn:
            return after, (told,)
        hidden, events = self.curtain(after, opens, after.roller)
        return hidden, (told, *events)

    def _acted(self, state: State, seat: Seat) -> bool:
        """Whether the seat's silence starts afresh with this line (R32)."""
        if self.config.in_turn or not state.line:
            return not state.silences[seat]
        return state.heard[seat] > state.opens

    def rolled_line(self, state: State, faces: tuple[Face, ...]) -> tuple[State, Pieces, int]:
        """Everybody's pieces and circles for these dice (WS-M8, WS-M9, R21)."""
        each, left, circles = self.box.line(state.box, len(players(state)), faces)
        given = self._give(state, each, left)
        sheets = tuple(
            replace(sheet, circles=circles, taken=pieces.NONE, done=seat in state.gone)
            for seat, sheet in enumerate(given.sheets)
        )
        return replace(given, sheets=sheets), each, circles

    def curtain(self, state: State, at: Millis, seat: Seat) -> Stepped:
        """One after the other: the next player takes the keyboard."""
        until = at + self.config.absence
        told = TurnBegan(seat=seat, round=state.round, until=until, line=state.line)
        return replace(state, phase="CURTAIN", active=seat, opens=at, until=until), (told,)

    def started(self, state: State, at: Millis, seat: Seat) -> Stepped:
        """The player has lifted the curtain: his own time runs."""
        motamot = self.config.mode == "motamot"
        time = self.config.line_timer_ms if motamot else self.config.secret_slice_ms
        until = at + time if time else None
        told = Started(seat=seat, round=state.round, line=state.line, until=until)
        after = replace(
            state,
            phase="BUILD",
            opens=at,
            until=until,
            changed=tuple(at if s == seat else old for s, old in enumerate(state.changed)),
            sought=tuple(at if s == seat else old for s, old in enumerate(state.sought)),
        )
        return after, (told,)

    def after_turn(self, state: State, seat: Seat) -> Seat | None:
        """Who comes after this player, from the roller on clockwise; None: all have played."""
        seats, there = len(state.sheets), players(state)
        order = [(state.roller + k) % seats for k in range(seats)]
        later = order[order.index(seat) + 1 :]
        return next((other for other in later if other in there), None)
