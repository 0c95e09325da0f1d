"""Lessons: data beside a game's rulebook, one file each, played at real tables by the real rules.

A lesson is a list of gestures. Each opens its own position anew, so that nothing in a log is ever
taken back (HOUSE-08): the narrator's sentence, what is lit, what the learner should bring about,
what to say to the usual wrong tries, and what « Montrez-moi » plays. docs/learning.md has the form.
"""

import tomllib
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import field

from logomachie.core.value import Seat, Value
from logomachie.games.pattern import Pattern, matches
from logomachie.games.spec import Spec

MOST_WORDS = 25  # of a sentence
MOST_GESTURES = 12
FIRST = "decouvrir"  # the lesson every game begins with


class Told(Value):
    """One sentence in both languages."""

    fr: str
    en: str


class Known(Value, kw_only=True):
    """What the learner knows now, and its article."""

    clause: str
    say: Told


class Wrong(Value, kw_only=True, omit_defaults=True):
    """The answer to a try that is not the gesture: refused with a code, or an event like this."""

    say: Told
    refused: str = ""
    event: Pattern = field(default_factory=dict)
    tries: tuple[str, ...] = ()  # moves that bring it about: its proof
    on: int = 1  # … at this gesture, where the answer is the whole lesson's

    def answers(self, code: str = "", event: Pattern | None = None) -> bool:
        """Whether this try is meant."""
        if event is None:
            return bool(self.refused) and self.refused == code
        return bool(self.event) and matches(self.event, event)


class Gesture(Value, kw_only=True, omit_defaults=True):
    """One step: a position, a sentence, something to do."""

    position: str
    say: Told
    want: tuple[Pattern, ...]  # an event like one of these ends the gesture
    show: tuple[str, ...]  # what « Montrez-moi » plays, as text
    way: tuple[Pattern, ...] = ()  # events of the same kind that are a step towards it
    lit: tuple[str, ...] = ()  # what to touch: names the game's table gives to its parts
    options: dict[str, Any] = field(
        default_factory=dict
    )  # of the table, by their names on the wire
    seats: int = 2
    seat: Seat = 0  # the learner's
    others: tuple[str, ...] = ()  # what other seats play first: `B: say tonne`
    wrong: tuple[Wrong, ...] = ()
    otherwise: Told | None = None  # to a try that is legal and something else
    done: Told | None = None  # said when it is done


class Lesson(Value, kw_only=True):
    """A few gestures that teach one thing."""

    name: str  # its file
    title: Told
    seconds: int
    clauses: tuple[str, ...]  # what it teaches
    gestures: tuple[Gesture, ...]
    known: tuple[Known, ...]  # said at its end
    wrong: tuple[Wrong, ...] = ()  # where the gesture itself has no answer
    met: tuple[Pattern, ...] = ()  # events of a game after which it would be of use


class Heading(Value, kw_only=True):
    """A lesson as a list names it: nothing of it is played to know that."""

    name: str
    title: Told
    seconds: int
    gestures: int
    met: tuple[Pattern, ...]  # an event like one of these, met in a game: it would be of use


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as it is written."""

    title: Told
    seconds: int
    clauses: tuple[str, ...]
    gesture: tuple[Gesture, ...]
    known: tuple[Known, ...]
    wrong: tuple[Wrong, ...] = ()  # answers that serve every gesture
    met: tuple[Pattern, ...] = ()
    order: int = 1
    options: dict[str, Any] = field(default_factory=dict)  # of every gesture's table


def lessons(spec: Spec) -> tuple[Lesson, ...]:
    """The lessons of a game, « Découvrir » first, then in their order."""
    folder = files(spec.room) / "lessons"
    if not folder.is_dir():
        return ()
    read = [
        (path.name.removesuffix(".toml"), _read(path.read_text(encoding="utf-8")))
        for path in folder.iterdir()
        if path.name.endswith(".toml")
    ]
    read.sort(key=lambda named: (named[0] != FIRST, named[1].order, named[0]))
    return tuple(_lesson(name, file) for name, file in read)


def headings(spec: Spec) -> tuple[Heading, ...]:
    """What a list of a game's lessons says of each."""
    return tuple(
        Heading(
            name=one.name,
            title=one.title,
            seconds=one.seconds,
            gestures=len(one.gestures),
            met=one.met,
        )
        for one in lessons(spec)
    )


def _read(text: str) -> _File:
    return msgspec.convert(tomllib.loads(text), _File)


def _lesson(name: str, file: _File) -> Lesson:
    gestures = tuple(
        msgspec.structs.replace(gesture, options={**file.options, **gesture.options})
        for gesture in file.gesture
    )
    return Lesson(
        name=name,
        title=file.title,
        seconds=file.seconds,
        clauses=file.clauses,
        gestures=gestures,
        known=file.known,
        wrong=file.wrong,
        met=file.met,
    )
