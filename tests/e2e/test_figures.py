"""The figures of the rulebooks: played step by step, and played on at a table of one's own."""

import re

import pytest
from playwright.sync_api import expect

from logomachie.games import GAMES
from tests.e2e.club import Visit
from tests.kit.clauses import clause

pytestmark = pytest.mark.browser


@clause("HOUSE-07")
@pytest.mark.parametrize("slug", list(GAMES))
def test_a_figure_is_played_and_played_on(visit: Visit, slug: str) -> None:
    """Its moves one by one; then « Jouer cette position » sets the table with it, and begins."""
    reader = visit()
    reader.page.goto(f"/regles/{slug}")
    reader.page.get_by_role("button", name="Tout ouvrir").click()
    played = reader.page.get_by_role("link", name="Jouer cette position")
    figure = reader.page.locator("figure").filter(has=played).first
    expect(figure).to_contain_text("Avant le coup.")
    figure.get_by_role("button", name="Jouer le coup").click()
    expect(figure).not_to_contain_text("Avant le coup.")
    figure.get_by_role("link", name="Jouer cette position").click()
    expect(reader.page).to_have_url(re.compile(f"/jouer/{slug}#position="))
    expect(reader.page.get_by_label("Partir d’une position")).not_to_have_value("")
    reader.page.get_by_role("button", name=re.compile("^Commencer")).click()
    expect(reader.page).to_have_url(re.compile("/table/"))

    expect(reader.page.get_by_text("La table part d’une position donnée.")).to_be_visible()


@clause("HOUSE-07")
def test_a_position_is_pasted(visit: Visit) -> None:
    """A table of Wordsearch from a pasted board; one that cannot be read is refused in words."""
    host = visit()
    host.page.goto("/jouer/wordsearch")
    host.page.get_by_role("button", name=re.compile("Toutes les options")).click()
    field = host.page.get_by_label("Partir d’une position")
    field.fill("BLU./...E/X 0/0")
    host.page.get_by_role("button", name="Commencer à deux").click()
    expect(host.page.locator(".refus")).to_contain_text("ne se laisse pas lire")
    host.troubles.clear()  # the browser logs every answer that is a refusal
    field.fill("BLU.X/...EA 0/0")
    host.page.get_by_role("button", name="Commencer à deux").click()

    expect(host.page.get_by_role("gridcell")).to_have_count(10)
