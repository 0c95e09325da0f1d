"""La Guerre des Mots by mouse, finger and keyboard alone, on a phone's small board, in English."""

import pytest
from playwright.sync_api import expect

from tests.e2e.club import Visit
from tests.e2e.stage import link, me
from tests.games.guerre_des_mots.browser.player import Warrior
from tests.games.guerre_des_mots.browser.test_table import WAR
from tests.kit.clauses import clause

pytestmark = pytest.mark.browser

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('section li button')]
    .map((one) => one.getBoundingClientRect())
  return boxes.slice(1).filter((box, n) => box.top === boxes[n].top && box.left < boxes[n].right)
    .length
}"""
CROSSED = "SO@E22>RUSA^IRAP>URS+ NE@O1_RUES<ELLES NE@L21>EAU_S SO=PORTEL NE=?IZDG turn:SO"
JOKER = "seats:SO,NE SO=RUS?PARIORALERNA NE=RUESBCD round:1"


def alone(visit: Visit, position: str, *, width: int = 1280, **options: object) -> Warrior:
    """Jeanne at her screen; Marius sits elsewhere and never hurries."""
    phone = width < 700
    jeanne = Warrior(visit(width=width, height=844 if phone else 800, touch=phone))
    marius = Warrior(visit())
    code = jeanne.set_table(
        me("Jeanne"), link("Marius"), position=position, turnSeconds=600, **options
    )
    marius.visitor.sit(code, 1, "Marius")
    return jeanne.begin(code).turn("Jeanne")


@clause("GDM-DEF-05", "GDM-ORD-03")
@pytest.mark.parametrize("width", [1280, 390])
def test_a_word_is_drawn_token_by_token_to_the_board(visit: Visit, width: int) -> None:
    """Tokens drawn to a base write the word there; a joker first asks for its letter."""
    jeanne = alone(visit, JOKER, width=width)
    carry = jeanne.drag if width > 700 else jeanne.draw
    for letter, cell in zip("RUS", ("E22", "F22", "G22"), strict=True):
        carry(letter, cell)
    carry("le joker", "H22")
    jeanne.page.get_by_role("group", name="Le joker sera…").get_by_role(
        "button", name="A", exact=True
    ).click()
    expect(jeanne.phrase).to_contain_text("RUSA ouvre votre chaîne.")
    expect(jeanne.field).to_have_value("RUSA")
    jeanne.lay()

    expect(jeanne.page.locator("#histoire")).to_contain_text("Jeanne ouvre avec RUSA.")


@clause("GDM-CHN-01")
def test_a_word_is_drawn_to_an_end(visit: Visit) -> None:
    """The tokens laid round an end are read with it: P, O, T beside the P of PARIA."""
    jeanne = alone(visit, WAR)
    jeanne.drag("O", "I18").drag("T", "J18")
    expect(jeanne.phrase).to_contain_text("POT s’accroche au P de PARIA.")
    jeanne.page.keyboard.press("Escape")
    expect(jeanne.phrase).to_contain_text("part du P de PARIA")
    jeanne.drag("O", "I18").drag("T", "J18")
    expect(jeanne.phrase).to_contain_text("POT s’accroche au P de PARIA.")
    jeanne.lay()

    expect(jeanne.page.locator("#histoire")).to_contain_text("Jeanne accroche POT")


@clause("GDM-BLW-04", "GDM-SHT-05", "GDM-RPL-07")
def test_two_whole_coups_by_keyboard_alone(visit: Visit) -> None:
    """End, word, way, cross; then a shot and its spoil: nothing but keys from the first Tab on."""
    jeanne = alone(visit, WAR, rule="general")
    _tab_to(jeanne, "[role=application]")
    _go_to_end(jeanne, "P de PARIA")
    jeanne.page.keyboard.type("purs")
    _next_way_until(jeanne, "R, U pris à Marius")
    _tab_to(jeanne, "input[name=cross]")
    _arrow_until(jeanne, "Protéger par une croix en L18")
    _tab_to(jeanne, "button.fort")
    jeanne.page.keyboard.press("Enter")
    expect(jeanne.page.locator("#histoire")).to_contain_text("Une croix protège le mot.")

    jeanne = alone(visit, CROSSED, rule="general")
    _tab_to(jeanne, "[role=application]")
    _go_to_end(jeanne, "croix")
    jeanne.page.keyboard.type("porte")
    expect(jeanne.coup).to_contain_text("Le P tire sur le A")
    _tab_to(jeanne, "input[name^=shot]")
    _arrow_until(jeanne, "Prendre EAU")
    _tab_to(jeanne, "button.fort")
    jeanne.page.keyboard.press("Enter")
    expect(jeanne.page.locator("#histoire")).to_contain_text("EAU rejoint l’arsenal")


def _tab_to(warrior: Warrior, selector: str) -> None:
    """Press Tab until something of this kind has the focus."""
    for _ in range(60):
        if warrior.page.evaluate("one => document.activeElement.matches(one)", selector):
            return
        warrior.page.keyboard.press("Tab")
    pytest.fail(f"no Tab leads to {selector}")


def _go_to_end(warrior: Warrior, told: str) -> None:
    """From end to end until the cell under the cursor says this, and take it."""
    for _ in range(8):
        warrior.page.keyboard.press("PageDown")
        warrior.page.keyboard.press("Enter")
        if told in warrior.phrase.inner_text():
            return
    pytest.fail(f"no end says {told}")


def _next_way_until(warrior: Warrior, text: str) -> None:
    """Alt W through the ways until this one is chosen."""
    expect(warrior.coup.locator("input[name=way]").first).to_be_visible()
    chosen = warrior.coup.locator("label.pris:has(input[name=way])")
    for _ in range(30):
        if text in chosen.inner_text():
            return
        warrior.page.keyboard.press("Alt+w")
    pytest.fail(f"no way says {text}")


def _arrow_until(warrior: Warrior, text: str) -> None:
    """Arrows through a group of choices until this one is taken."""
    for _ in range(12):
        focused = warrior.page.locator("label:has(:focus)")
        if text in focused.inner_text():
            break
        warrior.page.keyboard.press("ArrowDown")
    expect(warrior.page.locator("label.pris", has_text=text)).to_be_visible()


@clause("GDM-DEF-01")
def test_a_phone_moves_and_zooms_its_board(visit: Visit) -> None:
    """One finger moves it, two zoom it, two taps show the whole; the map leads anywhere."""
    jeanne = alone(visit, WAR, width=390)
    left, top, span = jeanne.frame
    assert 13 == span  # thirty pixels a cell
    jeanne.touch([(200, 250)], [(140, 400)])
    assert jeanne.shows(lambda frame: frame[:2] == pytest.approx((left + 2, top - 5), abs=0.1))
    jeanne.touch([(150, 300), (240, 300)], [(195 - 80, 300), (195 + 80, 300)])
    assert jeanne.shows(lambda frame: 7 <= frame[2] < 10)
    assert jeanne.tap_twice((200, 300), lambda frame: 24 < frame[2])
    assert jeanne.tap_twice(jeanne.point("O4"), lambda frame: 13 == frame[2])
    near_left, near_top, near_span = jeanne.frame
    assert near_left < 14 < near_left + near_span
    assert near_top < 3 < near_top + near_span
    small = jeanne.page.locator(".plateau > svg").bounding_box()
    assert small is not None
    jeanne.page.touchscreen.tap(small["x"] + 10, small["y"] + small["height"] - 10)
    assert jeanne.shows(lambda frame: frame[0] < 1 and 10 < frame[1])
    jeanne.page.touchscreen.tap(*jeanne.point("E22"))

    expect(jeanne.phrase).to_contain_text("part du R de RUSA")


@clause("GDM-Q-61")
@pytest.mark.parametrize("width", [390, 320])
def test_a_phone_shows_board_word_and_arsenal_at_once(visit: Visit, width: int) -> None:
    """Nothing scrolls sideways; while a word is written its field and the arsenal are in sight."""
    jeanne = alone(visit, WAR, width=width)
    jeanne.press("H18").page.wait_for_function("() => scrollY === 0")
    bar = jeanne.page.locator("section.barre").bounding_box()
    token = jeanne.token("M").bounding_box()
    assert bar is not None
    assert token is not None
    jeanne.write("POT")
    expect(jeanne.coup).to_contain_text("de l’arsenal")

    assert 0 == jeanne.page.evaluate(SIDEWAYS)
    assert token["y"] + token["height"] <= bar["y"]
    assert 40 <= token["width"]
    assert 0 == jeanne.page.evaluate(OVERLAPS)


@clause("GDM-CELL-05", "HOUSE-05")
def test_the_table_speaks_english(visit: Visit) -> None:
    """One refusal and one coup, from the phrase to the history, without a word of French."""
    jeanne = alone(visit, WAR, referee="kind")
    jeanne.page.get_by_role("button", name="Réglages").click()
    jeanne.page.get_by_role("radio", name="English").check(force=True)
    expect(jeanne.phrase).to_contain_text("Your turn, Jeanne.")
    coup = jeanne.page.get_by_role("region", name="Your move")
    word = jeanne.page.get_by_label("Your word")
    jeanne.press("E22")
    expect(jeanne.phrase).to_contain_text("R of RUSA")
    word.fill("TUER")
    lay = coup.get_by_role("button", name="Lay TUER")
    expect(lay).to_have_attribute("aria-disabled", "false")
    lay.click()
    expect(jeanne.page.get_by_role("alert").first).to_contain_text("violet")
    expect(jeanne.page.get_by_role("link", name="GDM-CELL-05")).to_be_visible()

    jeanne.press("H18")
    word.fill("POT")
    expect(coup).to_contain_text("from the arsenal")
    coup.get_by_role("button", name="Lay POT").click()

    expect(jeanne.page.locator("#histoire")).to_contain_text("Jeanne hooks POT.")
    expect(jeanne.phrase).to_contain_text("Marius")
