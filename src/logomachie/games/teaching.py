"""Lessons played through by the rules: what a page shows is what a test has proved."""

from typing import Any

import msgspec

from logomachie.core.game import Refused, Words
from logomachie.core.value import Seat, Value
from logomachie.games.lesson import Gesture, Lesson, Wrong, lessons
from logomachie.games.pattern import Pattern, matches
from logomachie.games.prepared import Prepared, placed
from logomachie.games.spec import Spec


class Unfinished(Exception):
    """A demonstration that does not reach what its gesture wants."""


class Shown(Value, kw_only=True):
    """A move of a demonstration, as it goes over the wire; None: the clock."""

    seat: Seat | None
    move: dict[str, Any] | None  # Any: as msgspec writes it


class Demonstration:
    """One gesture at a table of its own."""

    def __init__(
        self, spec: Spec, gesture: Gesture, words: Words, lexicon: str, seed: str = "lesson"
    ) -> None:
        self.gesture = gesture
        self.table = Prepared(
            spec,
            gesture.position,
            words,
            seats=gesture.seats,
            options=gesture.options,
            lexicon=lexicon,
            seed=seed,
        )
        self.shown: list[Shown] = []
        self.seen: list[Pattern] = []

    def run(self) -> tuple[Shown, ...]:
        """Play what the others do first, then what is shown; raises Unfinished."""
        self.before()
        for text in self.gesture.show:
            self.play(self.gesture.seat, text)
        if not self.is_done:
            raise Unfinished(f"{self.gesture.say.en}: {[event['type'] for event in self.seen]}")
        return tuple(self.shown)

    def before(self) -> None:
        """What the others do first."""
        for line in self.gesture.others:
            self.play(*placed(line))
        self.seen.clear()

    @property
    def is_done(self) -> bool:
        """Whether something the gesture wants has happened."""
        return any(matches(want, event) for want in self.gesture.want for event in self.seen)

    def answer(self, wrong: tuple[Wrong, ...], tries: tuple[str, ...]) -> Wrong | None:
        """Which of these answers a learner gets who plays so; None: none of them."""
        self.before()
        for text in tries:
            try:
                self.play(self.gesture.seat, text)
            except Refused as refusal:
                return next((w for w in wrong if w.answers(code=refusal.code)), None)
        return next((w for event in self.seen for w in wrong if w.answers(event=event)), None)

    def play(self, seat: Seat, text: str) -> None:
        """One line; raises Refused."""
        entry = self.table.play(seat, text)
        move = None if entry.move is None else msgspec.to_builtins(entry.move)
        self.shown.append(Shown(seat=entry.seat, move=move))
        told = (event for event in entry.events if event.seen_by(self.gesture.seat))
        self.seen += [msgspec.to_builtins(event) for event in told]


def demonstrated(spec: Spec, gesture: Gesture, words: Words, lexicon: str) -> tuple[Shown, ...]:
    """What « Montrez-moi » plays, proved by the rules; raises Unfinished or Refused."""
    return Demonstration(spec, gesture, words, lexicon).run()


class Taught(Value, kw_only=True):
    """A lesson as the page gets it, with each gesture's demonstration, the others' moves first."""

    lesson: Lesson
    shown: tuple[tuple[Shown, ...], ...]


def taught(spec: Spec, words: Words, lexicon: str) -> tuple[Taught, ...]:
    """All lessons of a game, proved."""
    return tuple(
        Taught(
            lesson=lesson,
            shown=tuple(demonstrated(spec, one, words, lexicon) for one in lesson.gestures),
        )
        for lesson in lessons(spec)
    )
