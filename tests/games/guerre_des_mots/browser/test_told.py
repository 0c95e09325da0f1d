"""La Guerre des Mots for ears and for memory: the map in words, coups replayed, drafts kept."""

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import faults
from tests.e2e.club import Visit
from tests.e2e.stage import bot, link, me
from tests.games.guerre_des_mots.browser.player import Warrior
from tests.games.guerre_des_mots.browser.test_hands import alone
from tests.games.guerre_des_mots.browser.test_table import OPENING, WAR
from tests.kit.clauses import clause

pytestmark = pytest.mark.browser

TWICE = "SO@E22>RUSA^IRAP NE@O1_RUES SO=ARPALOT NE=IZDG turn:SO credits:2"


@clause("GDM-DEF-05", "GDM-Q-43")
@pytest.mark.parametrize("width", [1280, 390])
def test_the_map_in_words_is_enough_to_play(visit: Visit, width: int) -> None:
    """Alt M: chains with their ends, values, what they reach; an end chosen there takes a word."""
    jeanne = alone(visit, WAR, width=width, rule="general")
    jeanne.page.keyboard.press("Alt+m")
    tactics = jeanne.page.locator("#carte")
    expect(tactics.locator("summary").first).to_be_focused()
    expect(tactics).to_contain_text("Vos bases : A, E22 à H22 ; B, J21 à J24.")
    expect(tactics).to_contain_text(
        "Jeanne, SO : RUSA, E22 à H22 ; PARIA, H18 à H22. Bouts : R en E22 et P en H18."
    )
    tactics.get_by_label("Valeurs de tir").check()
    expect(tactics).to_contain_text("R en E22, valeur 8 et P en H18, valeur 10.")
    tactics.get_by_label("Portée").check()
    expect(tactics).to_contain_text("S en J4, valeur 8")
    end = tactics.get_by_role("button", name="Jouer à ce bout : P en H18")
    end.focus()
    jeanne.page.keyboard.press("Enter")
    expect(jeanne.field).to_be_focused()
    jeanne.page.keyboard.type("purs")
    told = jeanne.coup.get_by_role("status")
    expect(told).to_contain_text("Façon 1 sur 14 : S pris à Marius, U, R de l’arsenal.")
    expect(told).to_contain_text("Il resterait EAU à Marius")
    jeanne.page.keyboard.press("Alt+w")
    expect(told).to_contain_text("Façon 2 sur 14")

    assert [] == faults(jeanne.visitor)


NEAR = "SO@E22>RUSA^IRAP>PURS^SALERO NE@O1_RUES SO=ARPALOT NE=IZDG turn:SO"
BELOW = """() => ['.plateau', '.legende', '.menace'].map((part) => {
  const { top, bottom } = document.querySelector(part).getBoundingClientRect()
  return [Math.round(top), Math.round(bottom)]
})"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1280, 720), (390, 664)])
def test_a_menace_is_told_on_the_first_screen(visit: Visit, width: int, height: int) -> None:
    """Under the board one line of signs, then whose chain is near, above the foot of the screen."""
    jeanne = Warrior(visit(width=width, height=height, touch=width < 700))
    jeanne.begin(jeanne.set_table(me("Jeanne"), bot(), position=NEAR, turnSeconds=600))
    told = jeanne.page.locator(".menace")
    expect(told).to_have_text("Votre chaîne est à un mot d’un but.")
    jeanne.visitor.settled()
    board, signs, menace = jeanne.page.evaluate(BELOW)
    size = jeanne.page.locator(".legende").evaluate("one => getComputedStyle(one).fontSize")

    assert board[1] == signs[0] < signs[1] == menace[0]
    assert signs[1] - signs[0] < 40
    assert menace[1] <= height - 8
    assert 14 <= float(size.removesuffix("px"))


@clause("GDM-OBJ-02")
@pytest.mark.parametrize("still", [False, True])
def test_a_coup_is_told_and_replayed(visit: Visit, still: bool) -> None:
    """A line of the story shows its moment: the tokens glide, or their ways are drawn."""
    jeanne, marius = Warrior(visit(still=still)), Warrior(visit())
    code = jeanne.set_table(me("Jeanne"), link("Marius"), position=OPENING, turnSeconds=600)
    marius.visitor.sit(code, 1, "Marius")
    jeanne.begin(code)
    marius.look(code)
    jeanne.page.get_by_role("button", name="Base A").click()
    jeanne.write("RUSA").lay()
    marius.turn("Marius").page.get_by_role("button", name="Base B").click()
    marius.write("RUES").lay()
    jeanne.turn("Jeanne").press("H22").write("PARIA").lay()
    marius.turn("Marius").passes()
    jeanne.turn("Jeanne").press("H18").write("PURS").choose("de votre chaîne").lay()
    lines = jeanne.page.locator("#histoire li button")
    expect(lines.first).to_contain_text("5Jeanne accroche PURS au P de PARIA")
    lines.nth(1).focus()
    pieces = jeanne.board.locator("svg .t-l")
    expect(pieces).to_have_count(12)  # RUSA, PARIA, RUES: before PURS
    lines.first.focus()

    moving, ways = jeanne.board.locator("g.glisse"), jeanne.board.locator("path.trace")
    expect(ways if still else moving).to_have_count(3)  # R, U, S of RUSA
    expect(moving if still else ways).to_have_count(0)


@clause("HOUSE-02")
def test_a_draft_outlives_a_reload_and_a_cut_line(visit: Visit) -> None:
    """The word being written is there again, with its ways; another coup starts blank."""
    jeanne = alone(visit, WAR)
    jeanne.press("H18").write("POT")
    jeanne.visitor.cut()
    expect(jeanne.field).to_have_value("POT")
    jeanne.visitor.mend()
    jeanne.page.reload()
    expect(jeanne.field).to_have_value("POT")
    expect(jeanne.phrase).to_contain_text("POT s’accroche au P de PARIA.")
    jeanne.lay()
    jeanne.page.reload()

    expect(jeanne.phrase).to_contain_text("À Marius de jouer.")
    assert 0 == jeanne.field.count()


@clause("GDM-RPL-01")
def test_a_word_laid_twice_in_a_turn_is_told_twice(visit: Visit) -> None:
    """PAR on both ends, then the end: the story of the words has it twice."""
    jeanne = alone(visit, TWICE)
    jeanne.press("H18").write("PAR").lay()
    jeanne.press("E22").write("PAR").lay()
    jeanne.page.get_by_role("button", name="Quitter la partie").click()
    jeanne.page.get_by_role("button", name="Quitter").click()

    expect(jeanne.visitor.end).to_contain_text("Marius gagne.")
    expect(jeanne.visitor.end.locator(".mots li", has_text="PAR")).to_have_count(2)
