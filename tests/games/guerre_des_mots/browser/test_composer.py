"""La Guerre des Mots at real screens: what the club says a coup would earn."""

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import faults
from tests.e2e.club import Visit
from tests.e2e.stage import link, me
from tests.games.guerre_des_mots.browser.player import Warrior
from tests.games.guerre_des_mots.browser.test_table import two
from tests.kit.clauses import clause

pytestmark = pytest.mark.browser


@clause("GDM-Q-40", "GDM-SHT-12")
@pytest.mark.parametrize(
    ("chain", "shot", "story"),
    [
        ("EU", "Tirer, sans rien pouvoir prendre", "touché, rien n’est pris"),
        ("PU", "Tirer quand même : trop faible", "trop faible, le tir échoue"),
    ],
)
def test_a_shot_that_brings_nothing_may_be_fired(
    visit: Visit, chain: str, shot: str, story: str
) -> None:
    """At a chain of one word, at a letter too strong: offered, fired and told."""
    jeanne, marius = two(visit, f"SO@D17>AME SO=S NE@G13>{chain} NE=A turn:SO")
    jeanne.turn("Jeanne").press("F17").write("AMES")
    expect(jeanne.coup.get_by_text("Poser AMES")).to_be_visible()
    missing = jeanne.coup.get_by_text("Un tir qui manquerait")
    if "quand même" in shot:
        missing.click()
    jeanne.choose(shot)
    assert [] == faults(jeanne.visitor)
    jeanne.lay()

    expect(marius.page.locator("#histoire")).to_contain_text(story)
    assert [] == jeanne.visitor.troubles + marius.visitor.troubles


@clause("GDM-Q-33")
def test_a_cedilla_on_a_king_says_that_it_protects(visit: Visit) -> None:
    """There is nothing to tick: the token lies on its back."""
    jeanne, marius = two(visit, "SO@L5_AS SO=C NE@Q20>RU NE=A turn:SO", rule="general")
    jeanne.turn("Jeanne").press("L5").write("ÇA")
    expect(jeanne.coup).to_contain_text("Le Ç montre son roi en K5 : toute la chaîne est à l’abri.")
    expect(jeanne.coup.get_by_role("checkbox")).to_have_count(0)
    jeanne.lay()

    expect(marius.page.locator("#histoire")).to_contain_text("Toute la chaîne est à l’abri.")


@clause("GDM-Q-04")
def test_a_return_game_says_which_game_of_the_match_it_is(visit: Visit) -> None:
    """And whoever did not open the first one opens it."""
    jeanne, marius = Warrior(visit()), Warrior(visit())
    code = jeanne.set_table(me("Jeanne"), link("Marius"), opener=1, won=[0], turnSeconds=600)
    marius.visitor.sit(code, 1, "Marius")
    jeanne.begin(code)
    marius.look(code).turn("Marius")

    for player in (jeanne, marius):
        expect(player.page.locator("body")).to_contain_text(
            "Partie 2 du match sur 2 : Jeanne 1, Marius 0."
        )


@clause("GDM-Q-17")
def test_a_word_is_laid_on_a_letter_inside_that_becomes_the_end(visit: Visit) -> None:
    """ERS on the E of RETS, with R and S of its two ends: pressed, then chosen from the map."""
    jeanne, marius = two(visit, "SO@G12>RETS SO=RS NE@Q20>RU NE=A turn:SO")
    asks = "Écrivez le mot qui part du E de RETS : il emploie R"
    jeanne.turn("Jeanne").press("H12")
    expect(jeanne.phrase).to_contain_text("Écrivez le mot qui part du R de RETS.")
    jeanne.press("H12")
    expect(jeanne.phrase).to_contain_text(asks)
    jeanne.page.keyboard.press("Escape")
    expect(jeanne.phrase).to_contain_text("Choisissez un bout de chaîne")

    jeanne.page.keyboard.press("Alt+m")
    chart = jeanne.page.locator("#carte")
    chart.locator("li", has_text="Jeanne").locator("summary").press("Enter")
    chart.get_by_role("button", name="E en H12, en prenant R").press("Enter")
    expect(jeanne.phrase).to_contain_text(asks)
    expect(jeanne.field).to_be_focused()
    jeanne.page.keyboard.type("ERS")
    ways = jeanne.coup.get_by_role("radiogroup", name="D’où viennent les lettres")
    expect(ways.get_by_role("radio")).to_have_count(1)  # the arsenal alone will not do
    expect(ways).to_contain_text("Il vous resterait ET : à vous d’en juger.")
    assert [] == faults(jeanne.visitor)
    jeanne.lay()

    expect(marius.page.locator("#histoire")).to_contain_text("Jeanne accroche ERS")
    assert [] == jeanne.visitor.troubles + marius.visitor.troubles


@clause("GDM-Q-60", "GDM-MAT-07")
def test_tokens_that_would_do_as_well_are_folded_into_one_way(visit: Visit) -> None:
    """S and E by either back or by the joker: one line, and the others for whoever asks."""
    jeanne, _ = two(
        visit, "SO@H18>PA SO=E(é)E(è)S? NE@Q20>RU NE=A turn:SO", rule="general", referee="kind"
    )
    jeanne.turn("Jeanne").press("I18").write("PASE")
    ways = jeanne.coup.get_by_role("radiogroup", name="D’où viennent les lettres")
    expect(ways.get_by_role("radio")).to_have_count(1)
    expect(ways).to_contain_text("S, E (verso È) de l’arsenal")
    others = jeanne.coup.get_by_role("button", name="Autres jetons de l’arsenal (4)")
    expect(others).to_have_attribute("aria-expanded", "false")
    others.press("Enter")
    expect(others).to_have_attribute("aria-expanded", "true")
    expect(ways.get_by_role("radio")).to_have_count(5)
    ways.get_by_role("radio").first.press("ArrowDown")

    expect(jeanne.coup.get_by_role("status")).to_contain_text("S, E (verso É) de l’arsenal")
    assert [] == faults(jeanne.visitor) + jeanne.visitor.troubles
