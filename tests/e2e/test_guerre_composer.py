"""La Guerre des Mots at real screens: what the club says a coup would earn."""

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import faults
from tests.e2e.conftest import Visit
from tests.e2e.stage import link, me
from tests.e2e.test_guerre_table import two
from tests.e2e.warring import Warrior
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
