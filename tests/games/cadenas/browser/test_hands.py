"""The chains of the leaflet, and the life of a padlock, by mouse, keyboard and touch."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.e2e.club import Visit
from tests.e2e.stage import here, me
from tests.games.cadenas.browser.player import Player
from tests.kit.clauses import clause

pytestmark = pytest.mark.browser

SQUARES = "squares:XX/KK/WW/YY/QQ/ZZ"
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
NAMES = ("Jeanne", "Marius")
COVERED = """() => [...document.querySelectorAll('[data-card]')].filter((card) => {
  const { left, bottom, width } = card.getBoundingClientRect()
  return !card.contains(document.elementFromPoint(left + width / 2, bottom - 4))
}).map((card) => card.dataset.card)"""

APART = """() => {
    const box = (found) => found.getBoundingClientRect()
    const pairs = box([...document.querySelectorAll('.case.libre')].at(-1))
    const hand = box(document.querySelector('[data-card]'))
    const bar = box(document.querySelector('.barre'))
    return pairs.bottom <= hand.top && hand.bottom <= bar.top
}"""  # the last pair, the hand and the bar, from above


def _opened(visit: Visit, position: str, hand: str = "mouse", **options: object) -> Player:
    """Jeanne and Marius at one screen, Jeanne to move."""
    touch = hand == "touch"
    visitor = visit(width=390, height=844, touch=True) if touch else visit()
    player = Player(visitor, hand)
    code = player.set_table(me("Jeanne"), here("Marius"), position=position, **options)
    return player.begin(code)


TRI = [
    *("tri", "trait", "traite", "traiter", "traitera"),
    *("transitera", "transiterait", "transiteraient"),
]
PAR = ["par", "pari", "reparti", "reparation", "preparation"]


@clause("CAD-X1", "CAD-X2", "CAD-X3", "CAD-X4", "CAD-X7", "CAD-X8", "CAD-R06")
@pytest.mark.parametrize(
    ("chain", "hands", "hand"),
    [(TRI, "ATRNSENVVVVVV/EAITVVVVVV", "keys"), (PAR, "IAONVVVVVV/REATPVVVVVV", "mouse")],
    ids=["tri", "par"],
)
def test_the_chains_of_the_leaflet(visit: Visit, chain: list[str], hands: str, hand: str) -> None:
    """Two players take the growing word from each other, turn by turn, to its last form."""
    position = f"B:{chain[0].upper()} {SQUARES} hands:{hands} stock:{'E' * 40}"
    table = _opened(visit, position, hand)
    for turn, (old, new) in enumerate(pairwise(chain)):
        name = NAMES[turn % 2]
        table.part_curtain(name).take(turn % 6 + 1).grow(old, new)
        table.put_back("V")

    assert table.score(NAMES[(len(chain) - 2) % 2]) == len(chain[-1])


@clause("CAD-A6", "CAD-P1", "CAD-P2", "CAD-P4", "CAD-R08")
def test_muse_becomes_meuse_and_meduse(visit: Visit) -> None:
    """Meuse wins a padlock; méduse, declared common, takes word and padlock. By touch."""
    position = f"B:MUSE {SQUARES} hands:EVVVVV/DVVVVV stock:{'E' * 20}"
    table = _opened(visit, position, "touch")
    table.part_curtain("Jeanne").take(1).grow("MUSE", "Meuse")
    expect(table.word("Meuse")).to_be_visible()
    expect(table.page.locator(".propre")).to_have_text(re.compile("fleuve"))
    table.put_back("V").part_curtain("Marius").take(2)
    table.grow("Meuse", "meduse", kind="Nom commun")
    expect(table.page.locator(".cadenas button[aria-pressed]")).to_have_count(1)
    table.put_back("V")

    expect(table.history).to_contain_text("Marius prend Meuse à Jeanne et en fait")
    expect(table.history).to_contain_text("prend le cadenas de Jeanne")


@clause("CAD-P5", "CAD-P6", "CAD-R12")
def test_bizet_becomes_bizerte(visit: Visit) -> None:
    """The new noun keeps the padlock of the old one, and brings no second."""
    position = f"B:BIZET! lock:B/-/1 {SQUARES} hands:REVVVV/VVVVVV stock:{'E' * 20}"
    table = _opened(visit, position)
    table.part_curtain("Jeanne").take(1).grow("Bizet", "Bizerte")
    expect(table.word("Bizerte")).to_be_visible()
    expect(
        table.page.get_by_role("img", name="Cadenas au bord de la table : 1 sur 2")
    ).to_be_visible()
    table.put_back("V")

    expect(table.history).to_contain_text("prend le cadenas de Marius")
    expect(table.history).not_to_contain_text("reçoit un cadenas")


@clause("CAD-A4", "CAD-U1", "CAD-U3", "CAD-P3", "CAD-R10", "CAD-U6")
def test_a_padlock_is_won_placed_and_captured(visit: Visit) -> None:
    """It protects TRAIT until its noun is taken; then it closes on the captured word at once."""
    position = f"A:MUSE A:TRAIT {SQUARES} hands:EVVVVV/DEVVVV stock:{'E' * 20}"
    table = _opened(visit, position)
    table.part_curtain("Jeanne").take(1).grow("MUSE", "Meuse")
    lock = table.page.locator(".cadenas button[aria-pressed]").first
    table.drag(lock, table.word("TRAIT"))
    expect(table.word("TRAIT")).to_contain_text("cadenassé")
    table.put_back("V").part_curtain("Marius").take(2)
    table.word("TRAIT").click()
    expect(table.alert).to_contain_text("TRAIT est cadenassé.")
    expect(table.alert).to_contain_text("CAD-U1")
    table.grow("Meuse", "meduse", kind="Nom commun")
    expect(table.word("TRAIT")).not_to_contain_text("cadenassé")
    table.lock("MEDUSE")

    expect(table.word("MEDUSE")).to_contain_text("cadenassé")
    expect(table.page.locator(".cadenas button")).to_have_attribute(
        "aria-label",
        re.compile(
            "Vient de Meuse, déposé par Jeanne au tour 1. Pris à Jeanne par Marius au tour 2."
        ),
    )


@clause("CAD-X9", "CAD-X10", "CAD-X6")
def test_refusals_where_the_hand_is(visit: Visit) -> None:
    """A final S, one's own proper noun, a second capture: each with its sentence and article."""
    position = f"A:NANTES! B:MOT B:PORT B:MUR lock:A/-/1 {SQUARES} hands:SEIVVV/VVVVVV"
    table = _opened(visit, position)
    table.part_curtain("Jeanne").take(1)
    table.word("Nantes").click()
    expect(table.alert).to_contain_text("Nantes est un nom propre")
    table.grow("MOT", "mots")
    expect(table.alert).to_contain_text("Un S seul à la fin ne permet pas de prendre un mot.")
    expect(table.alert).to_contain_text("CAD-X9")
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("Escape")
    table.grow("PORT", "sport")
    expect(table.page.locator(".motpose .note")).to_have_text("pris à Marius")
    table.word("MUR").click()

    expect(table.alert).to_contain_text("vous avez pris SPORT")
    expect(table.alert).to_contain_text("CAD-X6")


@clause("CAD-R08", "CAD-A1")
def test_the_kind_is_asked_only_where_both_are_possible(visit: Visit) -> None:
    """TOURS is a town and a common word: the player says which. NANTES is a town, LAC is not."""
    table = _opened(visit, f"{SQUARES} hands:TOURSLACN/VVVVVV", "keys")
    table.part_curtain("Jeanne").take(1)
    table.lay("lac")
    expect(table.word("LAC")).to_be_visible()
    table.page.keyboard.type("tours")
    expect(table.page.get_by_role("radio")).to_have_count(2)
    expect(table.phrase).to_contain_text("TOURS : nom commun, ou nom propre ?")
    table.page.get_by_role("radio", name="Nom propre").check(force=True)
    table.button("Déposer Tours").click()

    expect(table.word("Tours")).to_be_visible()
    expect(table.page.locator(".cadenas button[aria-pressed]")).to_have_count(1)


@clause("CAD-X5", "CAD-D1")
def test_a_typed_word_finds_its_insertion(visit: Visit) -> None:
    """With no word open, what is typed grows the word it can grow; two drafts wait side by side."""
    table = _opened(visit, f"A:TRI A:PAR B:MOT {SQUARES} hands:ATIXVV/VVVVVV", "keys")
    table.part_curtain("Jeanne").take(2)
    table.page.keyboard.type("trait")
    expect(table.phrase).to_contain_text("TRI devient TRAIT.")
    table.button("Composer un autre mot").click()
    table.page.keyboard.type("pari")
    expect(table.phrase).to_contain_text("PAR devient PARI.")
    table.page.keyboard.press("Enter")
    expect(table.word("PARI")).to_be_visible()
    table.button("Confirmer TRAIT").click()

    expect(table.word("TRAIT")).to_be_visible()


@clause("CAD-F5", "CAD-F6", "CAD-F7")
def test_cards_go_back_by_hand(visit: Visit) -> None:
    """Two cards without a word, drawn to the empty square; Escape thinks it over."""
    table = _opened(visit, f"{SQUARES} hands:ABCDEF/VVVVVV")
    table.part_curtain("Jeanne").take(1)
    empty = table.page.locator(".case.attend")
    table.drag(table.card("A"), empty)
    table.page.keyboard.press("Escape")
    expect(table.page.locator("[data-card].back")).to_have_count(0)
    table.drag(table.card("A"), empty)
    expect(table.phrase).to_contain_text("choisissez encore une carte")
    table.drag(table.card("B"), empty)
    table.button("Remettre A et B et finir").click()

    expect(table.history).to_contain_text("Jeanne ne joue aucune carte et remet A, B.")


@pytest.mark.parametrize("width", [390, 320])
def test_a_phone_is_playable(visit: Visit, width: int) -> None:
    """Nothing scrolls sideways; a finger draws a card into a gap; cards fill the width,
    and no padlock lies on a pair."""
    visitor = visit(width=width, height=844, touch=True)
    table = Player(visitor, "touch")
    code = table.set_table(
        me("Jeanne"),
        here("Marius"),
        position=f"B:TRANSITERAIT A:LOUVE {SQUARES} hands:ENVVVV/VVVVVV",
    )
    table.begin(code).part_curtain("Jeanne").take(1)
    table.press(table.word("TRANSITERAIT"))
    table.drag_finger(table.card("E"), table.page.locator(".trou[data-gap='11']"))
    expect(table.page.locator(".mienne")).to_have_count(1)
    box = table.cards.first.bounding_box()
    pairs = table.page.locator(".milieu .case").last.bounding_box()
    locks = table.page.locator(".milieu .bord").bounding_box()
    assert box is not None
    assert pairs is not None
    assert locks is not None

    assert pairs["x"] + pairs["width"] <= locks["x"]
    assert table.page.evaluate(SIDEWAYS) == 0
    assert box["width"] >= 0.1 * width


def test_a_low_phone_leaves_the_pairs_free_while_the_narrator_speaks(visit_hurried: Visit) -> None:
    """The hand, which stays in sight, lies on none of them, nor does the bar on the hand."""
    page = visit_hurried(width=390, height=664, touch=True).page
    page.goto("/jeu/cadenas")
    page.get_by_role("link", name=re.compile("Jouer tout de suite")).tap()
    expect(page.get_by_role("region", name="Le narrateur").get_by_role("status")).to_have_text(
        re.compile("paire")
    )

    page.wait_for_function(APART)  # once its letters are there


def test_a_refused_word_leaves_the_hand_in_sight(visit: Visit) -> None:
    """On a phone what is refused is said above the cards, and no strong button offers it again."""
    table = _opened(visit, f"B:MUSE {SQUARES} hands:AIUAVV/DVVVVV stock:{'E' * 20}", "touch")
    table.part_curtain("Jeanne").take(1).lay("aiua")
    refusal = table.page.locator(".pied .refus")
    expect(refusal).to_be_visible()
    table.visitor.settled()
    hidden = table.page.evaluate(COVERED)

    assert [] == hidden
    expect(table.button("Essayer AIUA")).to_be_visible()
    expect(table.page.locator(".barre .bt.fort")).to_have_count(0)
