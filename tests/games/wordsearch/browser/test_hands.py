"""AILE, BLEU and ISOLE slid with mouse, keyboard and touch; refusals where the hand is."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.club import Visit
from tests.e2e.stage import here, me, middle
from tests.games.wordsearch.browser.player import Player
from tests.kit.clauses import clause

pytestmark = pytest.mark.browser

CORNER = "RESTA/LMOIN/PA..E/U..ER/CILOS"
ADVICE = "XXXXX/XXXXL/XXXUX/XX.EX/B...X"
AILE = (CORNER, "AILE", [("C5", "C3"), ("D4", "B4")], "E1", "B4", 4)
BLEU = (ADVICE, "BLEU", [("D4", "C5"), ("D3", "D5"), ("E2", "B5")], "A5", "D5", 20)
ISOLE = (
    CORNER,
    "ISOLE",
    [("C2", "C3"), ("C1", "C2"), ("D2", "C1"), ("C5", "C4"), ("D4", "C5")],
    "C1",
    "C5",
    15,
)
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def _opened(visit: Visit, board: str, hand: str = "mouse", **options: object) -> Player:
    """Jeanne to move on this board, Marius beside her at the same screen."""
    touch = hand == "touch"
    visitor = visit(width=390, height=844, touch=True) if touch else visit()
    player = Player(visitor, hand)
    settled = {"validation": "auto", "position": f"{board} 0/0", **options}
    return player.begin(player.set_table(me("Jeanne"), here("Marius"), **settled))


@clause("SRCH-C1", "SRCH-C7", "SRCH-C8", "SRCH-D1", "SRCH-E1", "SRCH-I1")
@pytest.mark.parametrize("hand", ["mouse", "keys", "touch"])
@pytest.mark.parametrize("story", [AILE, BLEU, ISOLE], ids=lambda story: story[1])
def test_a_word_by_each_hand(
    visit: Visit, hand: str, story: tuple[str, str, list[tuple[str, str]], str, str, int]
) -> None:
    """Every hand slides the letters in their order, announces, and the word leaves the board."""
    board, word, slides, first, last, points = story
    jeanne = _opened(visit, board, hand)
    before = jeanne.board()
    for source, target in slides:
        jeanne.slide(source, target)
    jeanne.announce(word, first, last)
    jeanne.page.mouse.move(1, 1)  # a line of the history under the pointer shows its turn again
    expect(jeanne.cell(first)).to_have_attribute("aria-label", re.compile("cercle libre"))

    assert (board, points) == (before, jeanne.score("Jeanne"))
    assert len(word) == jeanne.board().count(".") - board.count(".")


@clause("SRCH-C4", "SRCH-I1")
def test_a_letter_in_the_way(visit: Visit) -> None:
    """U cannot pass E: the page says who bars the way, by which article, and lights the circle."""
    jeanne = _opened(visit, ADVICE)
    jeanne.cell("D3").click()
    jeanne.cell("D5").click()

    expect(jeanne.page.get_by_role("alert")).to_contain_text("Le E barre la route du U.")
    expect(jeanne.page.get_by_role("alert")).to_contain_text("SRCH-C4")
    expect(jeanne.page.locator(".barre-route")).to_have_count(1)
    assert jeanne.board() == ADVICE


@clause("SRCH-C3")
def test_picking_lights_what_can_be_reached(visit: Visit) -> None:
    """A letter in hand lights its circles; la phrase and the circle itself name them."""
    jeanne = _opened(visit, ADVICE)
    label = jeanne.cell("D4").get_attribute("aria-label")
    jeanne.cell("D4").click()
    lit = jeanne.page.locator(".portee").count()

    assert (label, lit) == ("D4, E, 0 point, peut gagner C4, C5, D5", 3)
    expect(jeanne.phrase).to_contain_text("Le E peut gagner trois cercles : C4, C5 ou D5.")


@clause("SRCH-R02")
def test_a_finger_snaps_to_the_ray(visit: Visit) -> None:
    """A drag that ends beside a circle lays the letter on the nearest one it can reach."""
    jeanne = _opened(visit, ADVICE, "touch")
    jeanne.drag_finger("D4", "C5", off=9)

    expect(jeanne.cell("C5")).to_have_attribute("aria-label", re.compile("C5, E, .*déplacé en 1"))


@clause("SRCH-R06")
def test_both_readings_are_offered(visit: Visit) -> None:
    """TOP and POT lie on the same circles: who marks the line chooses how it is read."""
    jeanne = _opened(visit, "TX/.O/PX")
    jeanne.slide("B2", "A2")
    jeanne.button("Marquer le mot").click()
    jeanne.cell("A1").click()
    jeanne.cell("A3").click()
    jeanne.page.get_by_role("radio", name="POT").check(force=True)
    jeanne.button("Annoncer POT").click()

    expect(jeanne.page.locator("#histoire")).to_contain_text("Jeanne retire POT en A3")


@clause("SRCH-R23")
def test_a_plan_is_taken_back_step_by_step(visit: Visit) -> None:
    """Under plan-and-confirm nothing is sent: Escape undoes one slide after another."""
    jeanne = _opened(visit, ADVICE, "keys", touchMove="plan")
    jeanne.slide("D4", "C5").slide("D3", "D5")
    drafted = jeanne.page.locator("svg .draft").count()
    boards = []
    for _ in range(2):
        jeanne.page.keyboard.press("Escape")
        boards.append(jeanne.board())

    assert drafted == 2
    assert boards == ["XXXXX/XXXXL/XXXUX/XX..X/B.E.X", ADVICE]


@clause("SRCH-R23")
def test_a_plan_is_one_move(visit: Visit) -> None:
    """Slides and word are sent together when the player announces."""
    jeanne = _opened(visit, ADVICE, touchMove="plan")
    for source, target in BLEU[2]:
        jeanne.slide(source, target)
    jeanne.announce("BLEU", "A5", "D5")

    expect(jeanne.page.locator("#histoire")).to_contain_text("Jeanne retire BLEU en A5")
    assert jeanne.score("Jeanne") == 20


@clause("SRCH-G1", "SRCH-E4")
def test_the_end_of_a_turn_says_its_cost(visit: Visit) -> None:
    """One letter: « Terminer »; more: « Je ne trouve pas », and what it costs beside it."""
    jeanne = _opened(visit, ADVICE)
    jeanne.slide("D4", "C5")
    expect(jeanne.button("Terminer")).to_be_visible()
    jeanne.slide("D3", "D5")
    expect(jeanne.page.locator(".coup")).to_contain_text("le tour passe sans point")
    jeanne.button("Je ne trouve pas").click()

    expect(jeanne.page.locator("#histoire")).to_contain_text("deux lettres restent déplacées")
    expect(jeanne.phrase).to_contain_text("À vous, Marius.")


@clause("SRCH-C5")
def test_a_letter_moved_for_nothing(visit: Visit) -> None:
    """A word that leaves a moved letter out is refused with its article."""
    jeanne = _opened(visit, "MXOT/....")
    jeanne.slide("B1", "A2").slide("C1", "B1").slide("D1", "C1")
    jeanne.button("Marquer le mot").click()
    jeanne.cell("A1").click()
    jeanne.cell("C1").click()
    jeanne.button("Annoncer MOT").click(force=True)

    expect(jeanne.page.get_by_role("alert")).to_contain_text("Le X a bougé sans servir au mot.")
    expect(jeanne.page.get_by_role("alert")).to_contain_text("SRCH-C5")


def test_a_word_that_goes_nowhere_is_told_so_once(visit: Visit) -> None:
    """What is wanting stands under the field; Enter brings no other reason for it."""
    jeanne = _opened(visit, CORNER)
    field = jeanne.page.get_by_label("Écrire le mot")
    field.fill("LIMONS")
    told = jeanne.page.locator(".coup .manque")
    expect(told).to_contain_text("Aucune ligne ne peut recevoir LIMONS")
    field.press("Enter")
    jeanne.visitor.settled()

    expect(told).to_be_visible()
    expect(jeanne.alert).to_have_count(0)


@clause("SRCH-R09")
def test_the_dictionary_refuses(visit: Visit) -> None:
    """In automatic mode an unknown word is refused, the letters stay, another word may follow."""
    jeanne = _opened(visit, "BLU./...E", "keys")
    jeanne.slide("D2", "D1").announce("BLUE", "A1", "D1")

    expect(jeanne.phrase).to_contain_text("BLUE n’est pas au dictionnaire.")
    assert jeanne.board() == "BLUE/...."


@pytest.mark.parametrize("width", [390, 320])
def test_a_phone_needs_no_sideways_scroll(visit: Visit, width: int) -> None:
    """The whole board is on a narrow screen, its circles as large as the width allows."""
    player = Player(visit(width=width, height=844, touch=True), "touch")
    player.begin(player.set_table(me("Jeanne"), here("Marius"), here("Odile")))
    box = player.grid.bounding_box()
    assert box is not None

    assert player.page.evaluate(SIDEWAYS) == 0
    assert box["width"] / 10 >= 0.09 * width


def test_what_a_finger_presses_is_44_pixels_wide(visit: Visit) -> None:
    """On a phone a tap 20 pixels beside a letter, on an empty circle, still takes the letter."""
    free = "." * 10
    rows = ["RESTALMOIN", "PAUERCILOS", free, free, free, "....E.....", *[free] * 4]
    jeanne = _opened(visit, "/".join(rows), "touch")
    for way in ((-20, 0), (20, 0), (0, -20), (0, 20)):
        x, y = middle(jeanne.cell("E6"))
        jeanne.page.touchscreen.tap(x + way[0], y + way[1])
        expect(jeanne.cell("E6")).to_have_attribute("aria-selected", "true")
        jeanne.page.keyboard.press("Escape")
        expect(jeanne.cell("E6")).to_have_attribute("aria-selected", "false")


def test_a_move_typed_as_text(visit: Visit) -> None:
    """The field takes the text of the command line too: two cells are a slide."""
    jeanne = _opened(visit, ADVICE)
    field = jeanne.page.get_by_label("Écrire le mot")
    for text in ("D4 C5", "slide D3 D5", "E2-B5"):
        field.press_sequentially(text)
        field.press("Enter")
        expect(field).to_have_value("")
    field.press_sequentially("claim BLEU A5 E")  # the last word: the field goes with the game
    field.press("Enter")
    line = jeanne.page.locator("#histoire li button").first
    expect(line).to_contain_text("Jeanne retire BLEU en A5")

    assert line.get_attribute("title") == "Revoir D4-C5 D3-D5 E2-B5 BLEU A5 E"
