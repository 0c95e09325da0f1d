"""Lessons: every one reaches its end by the rules, answers its wrong tries, and can be read."""

import re
from functools import cache
from typing import get_args

import msgspec
import pytest

from logomachie.core.game import Words
from logomachie.games import GAMES
from logomachie.games.lesson import FIRST, MOST_GESTURES, MOST_WORDS, Gesture, Lesson, Told, lessons
from logomachie.games.pattern import matches
from logomachie.games.rulebook import clauses
from logomachie.games.teaching import Demonstration, Unfinished, demonstrated
from logomachie.lexicon.load import french
from tests.docs.sources import ROOT
from tests.kit.clauses import citations

LESSONS = [
    pytest.param(slug, lesson, id=f"{slug}-{lesson.name}")
    for slug, spec in GAMES.items()
    for lesson in lessons(spec)
]
GESTURES = [
    pytest.param(slug, gesture, id=f"{slug}-{lesson.name}-{number}")
    for slug, spec in GAMES.items()
    for lesson in lessons(spec)
    for number, gesture in enumerate(lesson.gestures, 1)
]
MINUTES = {"guerre-des-mots": 9, "wordsmith": 4, "cadenas": 4, "wordsearch": 3, "word-whiz": 3}


@cache
def words(slug: str) -> Words:
    """The whole dictionary, as at a table."""
    return GAMES[slug].words(french())


def sentences(lesson: Lesson) -> list[Told]:
    """All that a lesson says."""
    said = [lesson.title, *(known.say for known in lesson.known), *(w.say for w in lesson.wrong)]
    for gesture in lesson.gestures:
        said += [gesture.say, *(wrong.say for wrong in gesture.wrong)]
        said += [told for told in (gesture.otherwise, gesture.done) if told is not None]
    return said


FRENCH = re.compile(r"\b(?:les?|la|un|une|du|des|sur|avec|dans|votre|vos|est|pour|ici|mot)\b")


@pytest.mark.parametrize(("slug", "lesson"), LESSONS)
def test_the_english_of_a_lesson_is_english(slug: str, lesson: Lesson) -> None:
    """No sentence was left half translated."""
    assert [] == [told.en for told in sentences(lesson) if FRENCH.search(told.en)]


@pytest.mark.parametrize(("slug", "lesson"), LESSONS)
def test_a_lesson_names_events_of_its_game(slug: str, lesson: Lesson) -> None:
    """After a game in which one was met the lesson is named: a misspelt one never would be."""
    events = {
        kind.__name__: {field.encode_name for field in msgspec.structs.fields(kind)}
        for kind in get_args(GAMES[slug].events)
    }
    named = [(met["type"], {*met} - {"type"}) for met in lesson.met]

    assert [] == [one for one in named if not one[1] <= events.get(one[0], set())]
    assert [] == [one for one, _ in named if one not in events]


def test_every_game_can_be_discovered() -> None:
    """« Découvrir » first, then a short lesson for each further thing."""
    named = {slug: [lesson.name for lesson in lessons(spec)] for slug, spec in GAMES.items()}

    assert [] == [slug for slug, names in named.items() if names[:1] != [FIRST]]
    assert MINUTES == {slug: len(named[slug]) for slug in MINUTES}


@pytest.mark.parametrize(("slug", "gesture"), GESTURES)
def test_a_gesture_can_be_shown(slug: str, gesture: Gesture) -> None:
    """« Montrez-moi » brings about what the gesture wants, by the rules and the dictionary, and
    with the same moves whatever the draw: the page's table has a seed of its own."""
    shown = demonstrated(GAMES[slug], gesture, words(slug), french().digest)
    other = Demonstration(GAMES[slug], gesture, words(slug), french().digest, seed="another")

    assert len(gesture.others) + len(gesture.show) == len(shown)
    assert shown == other.run()


@pytest.mark.parametrize(("slug", "lesson"), LESSONS)
def test_a_wrong_try_is_answered(slug: str, lesson: Lesson) -> None:
    """Each named try gets its own sentence, and not another's; none of them is the gesture."""
    asked = [(g, wrong, (*g.wrong, *lesson.wrong)) for g in lesson.gestures for wrong in g.wrong]
    asked += [
        (lesson.gestures[w.on - 1], w, (*lesson.gestures[w.on - 1].wrong, *lesson.wrong))
        for w in lesson.wrong
    ]
    for gesture, wrong, all_of_them in asked:
        table = Demonstration(GAMES[slug], gesture, words(slug), french().digest)

        assert wrong == table.answer(all_of_them, wrong.tries), (wrong.say.en, wrong.tries)
        assert not table.is_done, wrong.tries


@pytest.mark.parametrize(("slug", "lesson"), LESSONS)
def test_a_lesson_can_be_read_and_remembered(slug: str, lesson: Lesson) -> None:
    """Both languages, short sentences, no article named in them; few gestures, little time."""
    known = {clause.id for clause in clauses(slug, house=True)}
    said = [text for told in sentences(lesson) for text in (told.fr, told.en)]

    assert [] == [text for text in said if not 0 < len(text.split()) <= MOST_WORDS]
    assert [] == [text for text in said if GAMES[slug].prefix + "-" in text]
    assert 1 <= len(lesson.gestures) <= MOST_GESTURES
    assert lesson.seconds <= (180 if lesson.name == FIRST else 90)
    assert set(lesson.clauses) | {thing.clause for thing in lesson.known} <= known


@pytest.mark.parametrize(("slug", "lesson"), LESSONS)
def test_what_a_lesson_teaches_is_proved(slug: str, lesson: Lesson) -> None:
    """Every clause that states a behaviour is cited by a test."""
    cited = citations(ROOT / "tests")
    stated = {clause.id for clause in clauses(slug) if clause.behaviour}

    assert [] == [one for one in lesson.clauses if one in stated and one not in cited]


def test_a_lesson_that_does_not_arrive_is_found() -> None:
    """The tests above can fail: a demonstration that stops before the end says so."""
    gesture = lessons(GAMES["wordsearch"])[0].gestures[1]
    half = Gesture(
        **{name: getattr(gesture, name) for name in ("position", "say", "want", "options")},
        show=gesture.show[:1],
    )

    with pytest.raises(Unfinished):
        demonstrated(GAMES["wordsearch"], half, words("wordsearch"), french().digest)


@pytest.mark.parametrize(
    ("pattern", "holds"),
    [({}, True), ({"a": 1}, True), ({"a": 2}, False), ({"b": [{"c": 3}]}, True), ({"d": 1}, False)],
)
def test_a_pattern_names_what_matters(pattern: dict[str, object], holds: bool) -> None:
    """What it leaves out may be anything."""
    assert holds == matches(pattern, {"a": 1, "b": ({"c": 2}, {"c": 3, "e": 4})})
