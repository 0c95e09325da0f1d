"""After a game: its end, any line of it by a link, its record as a file, and the notebook."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import faults
from tests.e2e.club import Visit
from tests.e2e.stage import START, Visitor, best_word, me, position

pytestmark = pytest.mark.browser


def _finished(jeanne: Visitor) -> str:
    """A game alone: one word, then its player leaves."""
    code = jeanne.set_table(me("Jeanne"), position=position("DTN", [START]))
    jeanne.begin(code).at("FLIP").flip().at("RACE").grab().at("SAY")
    stood = jeanne.stands()
    jeanne.say(best_word(jeanne.cards()) or "").after(stood)
    jeanne.page.get_by_role("button", name="Quitter la partie").click()
    jeanne.page.locator(".partie").get_by_role("button").first.click()
    expect(jeanne.end).to_be_visible()
    return code


def test_a_game_is_looked_at_line_by_line(visit: Visit, tmp_path: Path) -> None:
    """From its end, by the keyboard, by a link to a line, and from its record file once proved."""
    jeanne = visit()
    code, page = _finished(jeanne), jeanne.page
    bar = page.get_by_role("region", name="Revoir la partie")
    told = bar.get_by_role("status").first
    end = jeanne.end.inner_text()
    page.get_by_role("button", name="Revoir la partie").click()
    expect(told).to_have_text(re.compile(r"Moment 1 sur \d+"))
    page.keyboard.press("End")
    count = int((told.inner_text()).split()[-1])
    expect(told).to_have_text(f"Moment {count} sur {count}")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(told).to_have_text(f"Moment 2 sur {count}")
    expect(page).to_have_url(re.compile(r"\?ligne=1$"))
    expect(page.locator(".juge")).to_be_visible()  # the move is judged: it comes when it can
    found = faults(jeanne)
    page.keyboard.press("Escape")
    expect(jeanne.end).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/table/{code}$"))

    eve = visit(width=390, touch=True)  # a stranger who was sent the link
    eve.page.goto(f"/table/{code}?ligne=1")
    line = eve.page.get_by_role("region", name="Revoir la partie").get_by_role("status").first
    expect(line).to_have_text(re.compile(r"Moment 2 sur \d+"))

    record = jeanne.context.request.get(f"/api/tables/{code}/record").body()
    good, bad = tmp_path / "partie.jsonl", tmp_path / "autre.jsonl"
    good.write_bytes(record)
    bad.write_bytes(b"".join(record.splitlines(keepends=True)[:1]) + b"{}\n")
    page.goto("/revoir")
    chooser = page.locator("input[type=file]")
    with page.expect_response("**/api/records") as refused:
        chooser.set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("La preuve échoue à la ligne 1")
    jeanne.troubles.clear()  # the browser notes the refusal it was meant to get
    chooser.set_input_files(good)
    expect(told).to_have_text(f"Moment 1 sur {count}")
    page.get_by_role("button", name="Moment suivant").click()
    expect(told).to_have_text(f"Moment 2 sur {count}")

    assert 400 == refused.value.status
    assert [] == found
    assert "C’est fini." in end
    for against in ("gagne", "Les autres", "Partie égale", "tournant"):  # nobody was there
        assert against not in end


def test_the_notebook_asks_again_and_goes_along(visit: Visit, tmp_path: Path) -> None:
    """A word that was missed is asked, found at the keyboard, taken along as a file and brought
    back; the records and the family's book have their pages."""
    jeanne = visit(width=390)
    page = jeanne.page
    page.goto("/carnet")
    expect(page.get_by_text("Vos mots viendront ici")).to_be_visible()
    met = [{"word": "RU", "how": "missed", "game": "", "at": 1, "sense": "Petit ruisseau."}]
    page.evaluate("met => localStorage.setItem('logomachie.carnet.met', met)", json.dumps(met))
    page.reload()
    field = page.get_by_role("textbox", name="Le mot")
    field.fill("or")
    field.press("Enter")
    expect(page.get_by_text("Encore un essai")).to_be_visible()
    found = {"words": faults(jeanne)}
    field.fill("ru")
    field.press("Enter")
    expect(page.get_by_text("RU, c’est lui.")).to_be_visible()
    expect(page.get_by_role("button", name="Mot suivant")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Rien à revoir aujourd’hui.")).to_be_visible()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Emporter (fichier)").click()
    file = tmp_path / "carnet.json"
    taken.value.save_as(file)
    page.get_by_role("button", name="Retirer RU du carnet").click()
    expect(page.get_by_text("Vos mots viendront ici")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("link", name="RU", exact=True)).to_be_visible()
    page.get_by_role("link", name="Mes records").click()
    expect(page.get_by_text("Vos records viendront ici")).to_be_visible()
    page.get_by_role("link", name="Le livre de famille").click()
    expect(page.get_by_text("Écrit par ceux qui jouent à ce club.")).to_be_visible()
    found["family"] = faults(jeanne)
    page.get_by_role("link", name="Revoir une partie gardée").click()
    expect(page.get_by_role("heading", name="Revoir une partie gardée")).to_be_visible()
    found["file"] = faults(jeanne)

    assert {name: [] for name in found} == found
