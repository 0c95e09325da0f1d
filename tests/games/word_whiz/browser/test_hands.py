"""Three hands are equal: keyboard alone, touch alone on a phone, several people at one screen."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.club import Visit
from tests.e2e.stage import START, Visitor, best_word, bot, here, me, position, quiet_table
from tests.kit.clauses import clause

pytestmark = pytest.mark.browser

RACE = "phase:race"
# What the hand is on, if it can be pressed: the body and a heading hold every name of the page.
FOCUSED = """() => { const one = document.activeElement;
  return one.matches('a, button, input, summary, [tabindex="0"]')
    ? one.getAttribute('aria-label') || one.textContent : '' }"""
SMALL_TARGETS = """() => [...document.querySelectorAll('main button, .barre button, .barre input')]
  .filter((one) => one.checkVisibility() && !one.closest('.hidden'))
  .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < 44)
  .map(([name]) => name)"""


def _press_until(visitor: Visitor, key: str, phase: str) -> None:
    """Press a key until the table leaves the race: a hand too quick for a human is refused."""
    answered = visitor.page.locator(f".scene[data-phase='{phase}'], .refus").first
    for _ in range(5):
        expect(visitor.page.locator(".couche.ready").first).to_be_visible()
        visitor.page.keyboard.press(key)
        answered.wait_for()
        if visitor.stands()[0] == phase:
            return
    pytest.fail("the microphone was never taken")


def _tab_to(visitor: Visitor, name: str) -> None:
    """Go on with Tab until the focus stands on a control of this name."""
    for _ in range(80):
        visitor.page.keyboard.press("Tab")
        focused = visitor.page.evaluate(FOCUSED)
        if re.search(name, focused or ""):
            return
    pytest.fail(f"Tab never reached {name}")


def test_a_game_with_the_keyboard_alone(visit: Visit) -> None:
    """From the home page to a word said: nothing but keys, and the focus is where the hand is."""
    jeanne = visit()
    jeanne.page.goto("/")
    _tab_to(jeanne, "Word-Whiz")
    jeanne.page.keyboard.press("Enter")
    jeanne.page.wait_for_url("**/jeu/word-whiz")
    _tab_to(jeanne, "Jouer tout de suite")
    jeanne.page.keyboard.press("Enter")
    jeanne.page.wait_for_url("**/table/*")
    jeanne.scene.wait_for()
    word = _say_by_keys(jeanne)

    expect(jeanne.page.locator("#histoire")).to_contain_text(word.upper().replace("Œ", "OE"))


def _say_by_keys(player: Visitor) -> str:
    """Turn cards and race with keys alone until a word is said; bots may be faster at times."""
    for _ in range(20):
        stood = player.stands()
        if stood[0] == "FLIP" and player.page.locator(".paquet.flips").count() > 0:
            player.page.keyboard.press("2")
        word = best_word(player.cards()) if stood[0] == "RACE" else None
        if word is not None and player.page.locator(".couche.ready").count() > 0:
            player.page.keyboard.press("Space")
            player.page.locator(".scene:not([data-phase='RACE']), .refus").first.wait_for()
            if player.field.count() == 0:
                continue
            expect(player.field).to_be_focused()
            player.page.keyboard.type(word)
            player.page.keyboard.press("Enter")
            return word
        player.after(stood)
    pytest.fail("no word was ever said")


def test_the_focus_is_never_lost_between_phases(visit: Visit) -> None:
    """Card, microphone, field: each is focused when its time comes; Enter or Space will do."""
    jeanne = visit()
    code = quiet_table(jeanne, visit(), position("DTN", [START] * 2))
    jeanne.begin(code).at("FLIP")
    expect(jeanne.packs.first).to_be_focused()
    jeanne.page.keyboard.press("Enter")
    jeanne.at("RACE")
    expect(jeanne.microphone).to_be_focused()
    _press_until(jeanne, "Space", "SAY")

    expect(jeanne.field).to_be_focused()
    expect(jeanne.field).to_have_value("")


def test_a_game_by_touch_alone_on_a_phone(visit: Visit) -> None:
    """At 390 px everything is tapped, every target is large enough, nothing scrolls sideways."""
    jeanne = visit(width=390, height=844, touch=True)
    near = [(13, 13, 13, 12, 13), START]
    code = quiet_table(jeanne, visit(), position("DTN", near))
    jeanne.begin(code).at("FLIP")
    _fits(jeanne)
    jeanne.packs.nth(1).tap()
    jeanne.at("RACE")
    word = best_word(jeanne.cards(), near[0])
    _fits(jeanne)
    if word is None:
        jeanne.page.get_by_role("button", name="Je n’ai rien").tap()
        return
    answered = jeanne.page.locator(".scene:not([data-phase='RACE']), .refus").first
    while jeanne.stands()[0] == "RACE":
        jeanne.page.locator(".couche.ready").tap()
        answered.wait_for()
    _fits(jeanne)
    expect(jeanne.field).to_be_focused()
    jeanne.page.keyboard.insert_text(word)
    jeanne.page.get_by_role("button", name=re.compile("^Dire")).tap()

    expect(jeanne.phrase).to_contain_text("Jeanne gagne")


def _fits(visitor: Visitor) -> None:
    visitor.settled()  # what grows in is small while it grows
    assert [] == visitor.page.evaluate(SMALL_TARGETS)
    assert 0 == visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    expect(visitor.page.locator(".barre")).to_be_in_viewport(ratio=1)
    expect(visitor.phrase).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_scrolls_sideways_at_320(visit: Visit, seats: int) -> None:
    """The narrowest screen shows the whole table without a sideways scroll, the cards in it."""
    jeanne = visit(width=320, height=568, touch=True)
    bots = [bot()] * (seats - 1)
    code = jeanne.set_table(me(), *bots, position=position("DTN", [START] * seats))
    jeanne.begin(code).at("FLIP").settled()
    faces = [face.bounding_box() for face in jeanne.page.locator(".paquet .face").all()]

    assert 3 == len(faces)
    assert all(face is not None and face["x"] + face["width"] <= 316 for face in faces)
    assert 0 == jeanne.page.evaluate("document.documentElement.scrollWidth - innerWidth")


@clause("HOUSE-02")
def test_two_people_at_one_screen(visit: Visit) -> None:
    """Each has a key; the first to press holds the microphone and types; one of them wins."""
    both = visit()
    near = [(13, 12, 13, 13, 13), (13, 13, 13, 13, 12)]
    code = both.set_table(me("Jeanne"), here("Marius"), position=position("DTN", near, RACE))
    both.begin(code)
    _press_until(both, "p", "SAY")
    expect(both.page.get_by_label("Le mot de Marius")).to_be_focused()
    both.say("dent")
    expect(both.phrase).to_contain_text("Marius dit DENT : ce mot n’avance aucune voyelle")
    both.at("FLIP").page.keyboard.press("1")
    both.at("RACE")
    while best_word(both.cards(), near[0]) is None:
        stood = both.stands()
        both.page.get_by_role("button", name="Jeanne n’a rien").click()
        both.after(stood)
        both.page.keyboard.press("1")
        both.at("RACE")
    _press_until(both, "a", "SAY")
    both.say(best_word(both.cards(), near[0]) or "")

    expect(both.phrase).to_contain_text("Jeanne gagne : ses cinq voyelles sont au bout.")


def test_a_person_may_change_the_key(visit: Visit) -> None:
    """A key is shown beside each name; pressed, it waits for another one, which then counts."""
    both = visit()
    code = both.set_table(me("Jeanne"), here("Marius"), position=position("DTN", [START] * 2, RACE))
    both.begin(code).at("RACE")
    both.page.get_by_role("button", name="Touche de Marius : P. La changer").click()
    both.page.keyboard.press("l")
    expect(both.page.get_by_role("button", name="Touche de Marius : L. La changer")).to_be_visible()
    both.page.locator("main").click(position={"x": 5, "y": 5})
    _press_until(both, "l", "SAY")

    expect(both.page.get_by_label("Le mot de Marius")).to_be_focused()


def test_people_at_one_tablet_have_a_corner_each(visit: Visit) -> None:
    """On a touch screen shared by two, a microphone lies at the corner of each."""
    both = visit(width=1024, height=768, touch=True)
    code = both.set_table(me("Jeanne"), here("Marius"), position=position("DTN", [START] * 2, RACE))
    both.begin(code).at("RACE")
    corners = both.page.locator(".coins .couche")
    boxes = [corner.bounding_box() for corner in corners.all()]
    both.page.get_by_role("button", name="Prendre le microphone, Marius").tap()

    assert 2 == len([box for box in boxes if box is not None])
    expect(both.page.get_by_label("Le mot de Marius")).to_be_visible()


def test_a_curtain_hides_a_sealed_word_from_the_next_person(visit: Visit) -> None:
    """Two people write at one screen, one after another, and neither sees the other's word."""
    both = visit()
    code = both.set_table(
        me("Jeanne"),
        here("Marius"),
        race="sealed",
        position=position("DTN", [START] * 2, RACE),
    )
    both.begin(code)
    both.page.get_by_role("button", name="Je suis Jeanne").click()
    both.say("dent")
    both.page.get_by_role("button", name="Je suis Marius").click()

    expect(both.field).to_have_value("")
    assert "DENT" not in both.page.locator("main").inner_text().upper()
    both.say("divertissement")
    expect(both.phrase).to_contain_text("Jeanne dit DENT")


def test_the_field_stays_above_the_keyboard_of_a_phone(visit: Visit) -> None:
    """With the keyboard open, la phrase, the field and its button are all in sight."""
    jeanne = visit(width=390, height=844, touch=True)
    code = quiet_table(jeanne, visit(), position("DTN", [START] * 2, RACE))
    jeanne.begin(code).at("RACE").page.evaluate("scrollTo(0, 400)")
    jeanne.grab().at("SAY")
    jeanne.page.set_viewport_size({"width": 390, "height": 430})

    expect(jeanne.field).to_be_focused()
    expect(jeanne.phrase).to_be_in_viewport(ratio=1)
    expect(jeanne.field).to_be_in_viewport(ratio=1)
    expect(jeanne.page.get_by_role("button", name="Dire")).to_be_in_viewport(ratio=1)
