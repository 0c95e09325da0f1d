"""Lessons in a real browser: each runs to its end at real tables; one is done by keyboard alone."""

import re

import pytest
from playwright.sync_api import expect

from logomachie.games import GAMES
from logomachie.games.lesson import FIRST, Lesson, lessons
from tests.e2e.club import Visit
from tests.e2e.ear import heard, listens
from tests.e2e.learner import gesture_done
from tests.e2e.stage import Visitor

pytestmark = pytest.mark.browser

WIDE, NARROW = (1280, 800), (390, 844)
LESSONS = [
    pytest.param(
        slug,
        lesson,
        size,
        id=f"{slug}-{lesson.name}-{size[0]}",
        # one « Découvrir » of each game in every run; the breadth of it where somebody waits
        marks=() if lesson.name == FIRST and size == (WIDE, NARROW)[at % 2] else pytest.mark.long,
    )
    for at, (slug, spec) in enumerate(GAMES.items())
    for lesson in lessons(spec)
    for size in (WIDE, NARROW)
]


def opened(visitor: Visitor, slug: str, lesson: Lesson) -> None:
    """The lesson on the screen, its first gesture to be tried."""
    visitor.page.goto(f"/decouvrir/{slug}/{lesson.name}")
    expect(visitor.page.locator(".narrateur[data-stage=trying]")).to_be_visible(timeout=60_000)


@pytest.mark.parametrize(("slug", "lesson", "size"), LESSONS)
def test_a_lesson_runs_to_its_end(
    visit: Visit, slug: str, lesson: Lesson, size: tuple[int, int]
) -> None:
    """Every gesture is done by hand at a real table, the narrator goes on; then what is known. A
    screen reader is told each sentence, once and in order."""
    narrow = size == NARROW
    visitor = visit(width=size[0], height=size[1], touch=narrow)
    listens(visitor.page)
    opened(visitor, slug, lesson)
    for number, gesture in enumerate(lesson.gestures):
        narrator = visitor.page.locator(f".narrateur[data-gesture='{number}']")
        expect(narrator).to_have_attribute("data-stage", "trying", timeout=20_000)
        expect(narrator).to_contain_text(gesture.say.fr.split()[0])
        gesture_done(visitor, slug, gesture, "touch" if narrow else "mouse")
        expect(narrator).to_have_attribute("data-stage", "done", timeout=20_000)
        visitor.page.get_by_role("button", name="Geste suivant").or_(
            visitor.page.get_by_role("button", name="Finir la leçon")
        ).click()

    expect(visitor.page.get_by_role("heading", name="Vous savez maintenant")).to_be_visible()
    said = [" ".join(gesture.say.fr.split()) for gesture in lesson.gestures]
    assert said == [text for text in heard(visitor.page, "") if text in said]


def _write(visitor: Visitor, word: str) -> None:
    """A word written and sent by keys, once the cards lie open and all its letters are there."""
    field = visitor.page.locator("form.dire input")
    visitor.page.wait_for_timeout(1_500)  # the cards turn, and nobody may be quicker than they
    field.focus()
    visitor.page.keyboard.type(word, delay=30)
    expect(field).to_have_value(re.compile(word, re.IGNORECASE))
    visitor.page.keyboard.press("Enter")


def test_a_lesson_by_keyboard_alone(visit: Visit) -> None:
    """Word-Whiz: a wrong word is answered, a gesture is shown, the right one goes on."""
    visitor = visit()
    opened(visitor, "word-whiz", lessons(GAMES["word-whiz"])[0])
    page, narrator = visitor.page, visitor.page.locator(".narrateur")
    _write(visitor, "salade")
    expect(narrator).to_have_attribute("data-stage", "missed", timeout=20_000)
    expect(page.get_by_text("Il manque une des trois consonnes")).to_be_visible()
    page.keyboard.press("Enter")  # « Recommencer » has the focus
    expect(narrator).to_have_attribute("data-stage", "trying", timeout=20_000)
    page.keyboard.press("Alt+i")
    expect(narrator).to_have_attribute("data-stage", "showing", timeout=20_000)
    expect(narrator).to_have_attribute("data-stage", "trying", timeout=30_000)
    _write(visitor, "divertissement")
    expect(narrator).to_have_attribute("data-stage", "done", timeout=20_000)
    page.keyboard.press("Enter")

    expect(page.locator(".narrateur[data-gesture='1']")).to_be_visible()


def test_after_a_wrong_word_the_hand_writes_on(visit: Visit) -> None:
    """Wordsmith: « Recommencer » gives the focus back to the field that went with the position."""
    visitor = visit()
    opened(visitor, "wordsmith", lessons(GAMES["wordsmith"])[0])
    page, narrator = visitor.page, visitor.page.locator(".narrateur")
    field = page.get_by_role("textbox", name="Votre mot")
    field.fill("il")
    field.press("Enter")
    expect(narrator).to_have_attribute("data-stage", "missed")
    page.keyboard.press("Enter")
    expect(narrator).to_have_attribute("data-stage", "trying")
    expect(field).to_be_focused()
    page.keyboard.type("sac")
    page.keyboard.press("Enter")

    expect(narrator).to_have_attribute("data-stage", "done")


def test_a_lesson_is_taken_up_where_it_was_left(visit: Visit) -> None:
    """Two gestures skipped, the page loaded again: the third is there."""
    visitor = visit(width=390, height=844)
    lesson = lessons(GAMES["wordsearch"])[0]
    opened(visitor, "wordsearch", lesson)
    for number in (1, 2):
        visitor.page.get_by_role("button", name="Passer").click()
        expect(visitor.page.locator(f".narrateur[data-gesture='{number}']")).to_be_visible()
    visitor.page.reload()

    expect(visitor.page.locator(".narrateur[data-gesture='2']")).to_be_visible(timeout=20_000)
