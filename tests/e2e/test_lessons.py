"""Lessons in a real browser: each runs to its end at real tables; one is done by keyboard alone."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from logomachie.games import GAMES
from logomachie.games.lesson import FIRST, Gesture, Lesson, lessons
from logomachie.games.teaching import Shown, demonstrated
from tests.e2e.club import Visit
from tests.e2e.stage import Visitor, lexicon

pytestmark = pytest.mark.browser

WIDE, NARROW = (1280, 800), (390, 844)
LESSONS = [
    pytest.param(slug, lesson, size, id=f"{slug}-{lesson.name}-{size[0]}")
    for slug, spec in GAMES.items()
    for number, lesson in enumerate(lessons(spec))
    for size in ((WIDE, NARROW) if lesson.name == FIRST else ((WIDE, NARROW)[number % 2],))
]
# the same device plays from a second line, as a learner's hand would; the page only hears of it
PLAY = """([table, moves]) => new Promise((done, fail) => {
  const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws')
  let at = 0
  const next = () => {
    while (at < moves.length && moves[at].move === null) { at += 1; return }
    if (at >= moves.length) { line.close(); done(null); return }
    const { seat, move } = moves[at]
    at += 1
    const nonce = `story${at}-${Date.now()}`
    line.send(JSON.stringify({ type: 'Play', table, seat, move, nonce }))
  }
  line.onerror = () => fail(new Error('no line'))
  line.onopen = () => {
    for (const seat of new Set(moves.map(({ seat }) => seat).filter((seat) => seat !== null)))
      line.send(JSON.stringify({ type: 'Join', table, seat, after: 0 }))
  }
  let joined = false
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data)
    if (told.type === 'Refusal' && told.code.startsWith('TOO_')) { at -= 1; setTimeout(next, 400) }
    else if (told.type === 'Refusal') { line.close(); fail(new Error(data)) }
    if (told.type === 'News') { if (!joined) joined = true; next() }
  }
})"""


def shown(slug: str, gesture: Gesture) -> list[Shown]:
    """What « Montrez-moi » would play for the learner."""
    spec = GAMES[slug]
    moves = demonstrated(spec, gesture, spec.words(lexicon()), lexicon().digest)
    return list(moves[len(gesture.others) :])


def opened(visitor: Visitor, slug: str, lesson: Lesson) -> None:
    """The lesson on the screen, its first gesture to be tried."""
    visitor.page.goto(f"/decouvrir/{slug}/{lesson.name}")
    expect(visitor.page.locator(".narrateur[data-stage=trying]")).to_be_visible(timeout=60_000)


@pytest.mark.parametrize(("slug", "lesson", "size"), LESSONS)
def test_a_lesson_runs_to_its_end(
    visit: Visit, slug: str, lesson: Lesson, size: tuple[int, int]
) -> None:
    """Every gesture is done at a real table and the narrator goes on; then what is now known."""
    visitor = visit(width=size[0], height=size[1])
    opened(visitor, slug, lesson)
    for number, gesture in enumerate(lesson.gestures):
        narrator = visitor.page.locator(f".narrateur[data-gesture='{number}']")
        expect(narrator).to_have_attribute("data-stage", "trying", timeout=20_000)
        expect(narrator).to_contain_text(gesture.say.fr.split()[0])
        moves: Any = [{"seat": one.seat, "move": one.move} for one in shown(slug, gesture)]
        visitor.page.evaluate(PLAY, [narrator.get_attribute("data-table"), moves])
        expect(narrator).to_have_attribute("data-stage", "done", timeout=20_000)
        visitor.page.get_by_role("button", name="Geste suivant").or_(
            visitor.page.get_by_role("button", name="Finir la leçon")
        ).click()

    expect(visitor.page.get_by_role("heading", name="Vous savez maintenant")).to_be_visible()


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
