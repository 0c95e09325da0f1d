"""A match: one game of the club that a program plays, looks at, takes back and writes down."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec

from logomachie.core import text as house
from logomachie.core.game import Config, Entry, Move, Outcome, Refused
from logomachie.core.house import Housed
from logomachie.core.log import advance
from logomachie.core.record import Head, WordList, head_bytes, sealed, written
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat, encoded
from logomachie.games.spec import Spec
from logomachie.lexicon.lexicon import Lexicon
from logomachie.library import score, setting
from logomachie.library.door import of_game, of_kind, seated


class Match:
    """One game of the club, from its first line to its last.

    A match knows everything; `view`, `legal` and `parse` tell what one seat may know and no more.
    Time is virtual: a move is made as soon as the rules hear it, and a deadline passes when
    `wait` is called, or when nobody can do anything else.
    """

    def __init__(self, spec: Spec, config: Config, seed: str, lexicon: Lexicon) -> None:
        self._spec, self._config, self._seed, self._lexicon = spec, config, seed, lexicon
        self._game = spec.open(config, spec.words(lexicon))
        self._states: list[Housed[Any]] = [self._game.start(Rng(seed), 0)]
        self._lines: list[Entry[Any, Any]] = []
        self._able: dict[Seat, bool] = {}
        self._begun: dict[Seat, Iterator[Move]] = {}

    @property
    def game(self) -> str:
        """The name of the game.

        >>> match("cadenas").game
        'cadenas'
        """
        return self._spec.slug

    @property
    def seats(self) -> int:
        """How many play.

        >>> match("wordsearch", seats=4).seats
        4
        """
        return self._config.seats

    @property
    def seed(self) -> str:
        """What all chance of the match is drawn from; a new one where none was given.

        >>> match("word-whiz", seed="a seed").seed
        'a seed'
        """
        return self._seed

    @property
    def rules(self) -> str:
        """The options it is played with, as `match` takes them.

        >>> match("word-whiz", rules="judge=vote track=10").rules
        'judge=vote track=10'
        >>> match("word-whiz").rules
        'official'
        """
        return setting.written(self._config)

    @property
    def config(self) -> Any:  # Any: each game has its own options
        """The same as the value the rules were opened with.

        >>> match("wordsearch").config.turn_seconds
        120
        """
        return self._config

    @property
    def now(self) -> Millis:
        """Virtual milliseconds since the start: the time of the last line.

        >>> game = match("wordsearch", seats=2, seed="a seed")
        >>> game.wait()
        >>> game.now
        120000
        """
        return self._lines[-1].at if self._lines else 0

    @property
    def lines(self) -> tuple[Entry[Any, Any], ...]:
        """The log: who asked what and when, what it caused, the fingerprint of where it led.

        >>> game = match("cadenas", seats=2, seed="a seed")
        >>> game.push(game.waiting[0], "take 1")
        True
        >>> [type(event).__name__ for event in game.lines[0].events]
        ['Took']
        """
        return tuple(self._lines)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Who is expected to act and can; several in a race, nobody when it is over.

        >>> match("word-whiz", seats=2, position="DTN phase:race A1E1I1O1U1/A1E1I1O1U1").waiting
        (0, 1)
        """
        return tuple(seat for seat in self._game.waiting(self._state) if self._can(seat))

    @property
    def is_over(self) -> bool:
        """Whether there is an outcome.

        >>> match("cadenas").is_over
        False
        """
        return self.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """Scores, winners, the reason and its article; None while it is played.

        >>> game = match("wordsearch", seats=2, seed="a seed")
        >>> game.push(0, "resign")
        True
        >>> game.outcome
        Outcome(scores=(0, 0), winners=(1,), why='RESIGNED', clause='HOUSE-05')
        """
        return self._game.outcome(self._state)

    def view(self, seat: Seat | None = None) -> Any:  # Any: each game has its own view
        """All that one seat may know, None: a spectator; a value, which draws itself in a notebook.

        >>> match("cadenas", seed="a seed").view(0).hand
        'EIMNOU'
        >>> match("cadenas", seed="a seed").view().hand
        ''
        """
        if seat is not None:
            seated(seat, self.seats)
        return self._game.view(self._state, seat)

    def legal(self, seat: Seat) -> Iterator[Move]:
        """Every move of this seat, lazily, the most promising first; complete if exhausted.

        Moves that come to the same are one, and those of the house (`resign`, …) are left aside.
        Whatever is left out is refused, or an error that costs: a word no dictionary has.

        >>> game = match("wordsearch", seats=2, position="BLE./OS.U", rules="touchMove=plan")
        >>> print(next(game.legal(0)))
        play D2-D1 BLEU A1 E
        """
        seated(seat, self.seats)
        begun = self._begun.pop(seat, None)
        return self._moves(seat) if begun is None else begun

    def parse(self, seat: Seat, text: str) -> Move:
        """The move this seat means; ValueError if it is none. `str(move)` is the way back.

        >>> game = match("cadenas", seats=2)
        >>> game.parse(0, "take 3")
        Take(turn=1, square=2)
        >>> str(game.parse(0, "take 3"))
        'take 3'
        """
        seated(seat, self.seats)
        of_kind("a move as text", text, str)
        if (of_the_house := house.heard(text)) is not None:
            return of_the_house
        move: Move = self._spec.part("rules.text", "heard")(text, self.view(seat))
        return move

    def push(self, seat: Seat, move: Move | str, *, at: Millis | None = None) -> bool:
        """Make a move, as soon as the rules hear it or at this time; raises Refused.

        Deadlines that fall before it pass first. False: one of them, which the seat could not see
        coming, made the move void; it has passed, and the seat should look again.

        >>> game = match("cadenas", seats=2, seed="a seed")
        >>> game.push(game.waiting[0], "lay mot")
        Traceback (most recent call last):
        logomachie.core.game.Refused: TAKE_FIRST (CAD-F2)
        """
        asked = self.parse(seat, move) if isinstance(move, str) else move
        seated(seat, self.seats)
        of_game(self._spec, asked)
        of_kind("a time in milliseconds", at, int | None)
        when, state = max(self.now, at or 0), self._state
        passed: list[tuple[Housed[Any], Entry[Any, Any]]] = []
        while self._game.outcome(state) is None or not passed:
            wake, seq = self._game.wake(state), len(self._lines) + len(passed) + 1
            if wake is not None and when >= wake:
                passed.append(advance(self._game, state, seq, max(self.now, wake)))
                state = passed[-1][0]
                continue
            try:
                passed.append(advance(self._game, state, seq, when, seat, asked))
            except Refused as refusal:
                until = refusal.about.get("until")
                if at is None and isinstance(until, int) and until > when:
                    when = until  # from then on it is heard
                    continue
                if not passed:
                    raise
                break
            self._write(passed)
            return True
        self._write(passed)
        return False

    def wait(self) -> None:
        """Let the next deadline pass; Refused when the game is over.

        >>> game = match("wordsearch", seats=2, seed="a seed", position="BLE./OS.U")
        >>> game.wait()
        >>> game.waiting
        (1,)
        """
        wake = self._game.wake(self._state)
        at = self.now if wake is None else max(self.now, wake)
        self._write([advance(self._game, self._state, len(self._lines) + 1, at)])

    def pop(self) -> Entry[Any, Any]:
        """Take the last line back, a move or a deadline, and give it; IndexError at the start.

        >>> game = match("cadenas", seats=2, seed="a seed")
        >>> before = game.text
        >>> game.push(game.waiting[0], "take 1")
        True
        >>> print(game.pop().move, before == game.text)
        take 1 True
        """
        line = self._lines.pop()
        self._states.pop()
        self._forget()
        return line

    def copy(self) -> "Match":
        """Another match that stands where this one does; what is pushed to one leaves the other.

        >>> game = match("wordsearch", seats=2)
        >>> other = game.copy()
        >>> other.wait()
        >>> len(game.lines), len(other.lines)
        (0, 1)
        """
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other._states, other._lines = [*self._states], [*self._lines]
        other._forget()
        return other

    @property
    def position(self) -> str:
        """Where it stands, as text that `match` and `logomachie solve` read.

        All that lies on the table is told, hands too; a word being said or judged is not.

        >>> game = match("wordsearch", seats=2, position="BLE./OS.U 4/0 active:B")
        >>> game.position
        'BLE./OS.U 4/0 active:B'
        """
        text = self._spec.part("rules.text", "write")
        position: str = text(self._spec.part("rules.text", "position")(self._state.game))
        return position

    @property
    def text(self) -> str:
        """The whole match: setup, seed, moves. `match(text=…)` plays it again.

        >>> game = match("cadenas", seats=2, seed="a seed", position="A:TRI hands:MOT/LAC")
        >>> game.push(0, "take 2")
        True
        >>> print(game.text.replace(lexicon().digest, "…"), end="")
        game cadenas
        seats 2
        rules official
        seed a seed
        lexicon …
        position A:TRI hands:MOT/LAC
        0 A take 2
        """
        head = {
            "game": self.game,
            "edition": "" if (edition := self._config.edition) == 1 else str(edition),
            "seats": str(self.seats),
            "rules": self.rules,
            "seed": self.seed,
            "lexicon": self._lexicon.digest,
            "position": self._config.position,
        }
        spoken = [self._spoken(number) for number in range(len(self._lines))]
        return score.written(head, score.told(self._lines, spoken))

    @property
    def record(self) -> bytes:
        """The same as a record: JSON lines that `logomachie replay` proves.

        >>> match("cadenas", seats=2, seed="a seed").record[:40]
        b'{"type":"Head","game":"cadenas","config"'
        """
        lexicon = self._lexicon
        head = Head(
            game=self.game,
            config=msgspec.Raw(encoded(self._config)),
            seed=self.seed,
            at=0,
            lexicon=WordList(lexicon.name, lexicon.version, lexicon.digest),
        )
        return written(head_bytes(sealed(head)), map(encoded, self._lines))

    def __repr__(self) -> str:
        """What makes it again when pasted."""
        return f"match(text={self.text!r})"

    def __eq__(self, other: object) -> bool:
        """Whether both were set alike and have the same lines."""
        return isinstance(other, Match) and self.text == other.text

    __hash__ = None  # type: ignore[assignment]  # it changes

    def _repr_svg_(self) -> str:
        """The table as a spectator sees it, for a notebook."""
        drawn: str = self.view()._repr_svg_()
        return drawn

    @property
    def _state(self) -> Housed[Any]:
        return self._states[-1]

    def _moves(self, seat: Seat) -> Iterator[Move]:
        return self._spec.legal(self.view(seat), self._config, self._lexicon)

    def _can(self, seat: Seat) -> bool:
        """Whether the seat has a legal move; what was begun to find out is kept for `legal`."""
        if seat not in self._able:
            moves = self._moves(seat)
            first = next(moves, None)
            self._able[seat] = first is not None
            if first is not None:
                self._begun[seat] = chain((first,), moves)
        return self._able[seat]

    def _write(self, passed: list[tuple[Housed[Any], Entry[Any, Any]]]) -> None:
        """Add these lines, then the deadlines that pass because nobody can do anything else."""
        for state, line in passed:
            self._states.append(state)
            self._lines.append(line)
        self._forget()
        while not self.is_over and (wake := self._game.wake(self._state)) is not None:
            if any(self._can(seat) for seat in self._game.waiting(self._state)):
                return
            seq = len(self._lines) + 1
            state, line = advance(self._game, self._state, seq, max(self.now, wake))
            self._states.append(state)
            self._lines.append(line)
            self._forget()

    def _forget(self) -> None:
        self._able, self._begun = {}, {}

    def _spoken(self, number: int) -> str:
        """The move of a line as text, on the table it was made at."""
        line = self._lines[number]
        if line.move is None:
            return ""
        if type(line.move).__module__.startswith(house.__package__):
            return str(line.move)
        view = self._game.view(self._states[number], line.seat)
        spoken: str = self._spec.part("rules.text", "spoken")(line.move, view)
        return spoken

    def _replay(self, lines: tuple[score.Line, ...]) -> None:
        """Write the lines of a text, each at its own time."""
        for seq, line in enumerate(lines, 1):
            try:
                move = None if line.seat is None else self.parse(line.seat, line.move)
                state, entry = advance(self._game, self._state, seq, line.at, line.seat, move)
            except (Refused, ValueError) as error:
                raise ValueError(f"not played so: {score.line(line)}: {error}") from error
            self._states.append(state)
            self._lines.append(entry)
        self._forget()
