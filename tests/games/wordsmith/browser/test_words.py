"""Wordsmith, word by word: what the rulebook tells is what the screen shows."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.club import Visit
from tests.e2e.stage import link, me
from tests.games.wordsmith.browser.player import Smith
from tests.kit.clauses import clause

pytestmark = pytest.mark.browser

EIGHT = "R4Y1B1G2"  # of the leaflet


def _two(visit: Visit, position: str, **options: object) -> tuple[Smith, Smith]:
    """Jeanne on a wide screen, Odile on a phone."""
    jeanne, odile = Smith(visit()), Smith(visit(width=390, height=844, touch=True), "touch")
    code = jeanne.set_table(me("Jeanne"), link("Odile"), position=position, **options)
    odile.visitor.sit(code, 1, "Odile")
    jeanne.begin(code)
    odile.look(code)
    return jeanne, odile


@clause("WS-B3", "WS-E9", "WS-E3", "WS-G2")
def test_sac_and_clip_from_one_reserve(visit: Visit) -> None:
    """The same eight pieces make SAC, then CLIP; what is left over and missing is told."""
    jeanne, odile = _two(visit, f"{EIGHT}/{EIGHT}")
    jeanne.write("chat")
    expect(jeanne.message).to_contain_text("Il manque un grand trait et deux petits traits. WS-E3")
    assert "true" == jeanne.button("Annoncer CHAT").get_attribute("aria-disabled")
    jeanne.write("sac")
    expect(jeanne.page.get_by_role("img", name="SAC", exact=True)).to_be_visible()
    expect(jeanne.message).to_contain_text("SAC, 3 lettres. Deux morceaux restent")
    jeanne.write("clip")
    expect(jeanne.message).to_contain_text("CLIP, 4 lettres. Deux morceaux restent")
    expect(jeanne.page.get_by_role("img", name="Ce qui reste")).to_have_accessible_name(
        "Ce qui reste : un grand trait et une petite courbe"
    )
    jeanne.claim("clip")
    odile.claim("SAC")

    assert ["CLIP", "SAC"] == [jeanne.rows()[0], odile.rows()[0]]
    assert "R3Y1B1G1" == jeanne.bench("zone")
    assert "deux cases de défausse cochées sur douze" == jeanne.ticked()


@clause("WS-E10", "WS-E7", "WS-G1")
@pytest.mark.parametrize(
    ("zone", "before", "piece", "word"),
    [
        ("R5Y3B1", "", "", "CHAT"),
        ("R5Y5B1", "CHAT", "petit trait", "TACLE"),
        ("R5Y6B1", "CHAT,TACLE", "petite courbe", "CALER"),
    ],
)
def test_chat_tacle_caler_without_a_tick(
    visit: Visit, zone: str, before: str, piece: str, word: str
) -> None:
    """Each word is the one before and the pieces rolled since: no box is ticked."""
    more = f" words:{before}/. stars:A" if before else ""
    jeanne, odile = _two(visit, f"{zone}/{zone}{more}")
    if piece:
        expect(jeanne.phrase).to_contain_text("Une étoile : choisissez un morceau dans la boîte.")
        stood = jeanne.stands()
        jeanne.button(re.compile(piece)).click()
        jeanne.changed(stood)
    jeanne.write(word)
    expect(jeanne.message).to_contain_text("morceaux servent tous : aucune case à cocher.")
    jeanne.claim(word)

    assert [*filter(None, before.split(",")), word] == [*filter(None, jeanne.rows())]
    assert "aucune case de défausse cochée sur douze" == jeanne.ticked()
    spelled = "-".join(word)
    expect(odile.phrase).to_contain_text(f"Jeanne a annoncé {word} : {spelled}.")


@clause("WS-C3", "WS-F7", "WS-F9")
def test_trop_after_port(visit: Visit) -> None:
    """TROP only changes the order of one's own PORT, another may say it; PORT is taken for all."""
    jeanne, odile = _two(visit, "R3Y2B2G2/R3Y2B2G2 words:PORT/.")
    jeanne.claim("trop")
    refusal = jeanne.page.get_by_role("alert").filter(has_text="TROP")
    expect(refusal).to_contain_text(
        "PORT est déjà sur votre feuille, et TROP n’en change que l’ordre."
    )
    expect(refusal.get_by_role("link")).to_have_text("WS-C3")
    odile.claim("PORT")
    expect(odile.message).to_contain_text("Jeanne a déjà pris PORT dans cette manche.")
    odile.claim("TROP")
    expect(odile.page.locator(".mienne .w").first).to_have_text("TROP")

    assert (["PORT"], ["TROP"]) == tuple([*filter(None, one.rows())] for one in (jeanne, odile))


@clause("WS-C9", "WS-C13")
def test_aujourdhui_has_eleven_letters(visit: Visit) -> None:
    """The apostrophe is built like a letter and counts as one, tapped on a phone."""
    _, odile = _two(visit, "R1/R7Y11B3G5")
    odile.write("AUJOURD'HUI")
    expect(odile.message).to_contain_text("AUJOURD'HUI, 11 lettres. Vos 26 morceaux servent tous")
    odile.claim("AUJOURD'HUI")

    assert "AUJOURD'HUI" == odile.rows()[0]
    expect(odile.page.locator(".mienne .p").first).to_have_text("11")


@clause("WS-X4", "WS-X5", "WS-X6")
def test_expert_names_its_letter(visit: Visit) -> None:
    """A word is claimed for one of the letters it contains, and said with it."""
    zone = "R2Y4B2G2"
    jeanne, odile = _two(visit, f"{zone}/{zone} letters:SLOUPE", expert=True)
    jeanne.write("sole")
    jeanne.page.get_by_role("radio", name="E").check(force=True)
    jeanne.claim("sole")

    assert ["", "", "", "", "", "SOLE"] == jeanne.rows()
    expect(odile.history).to_contain_text("Jeanne annonce SOLE pour E.")


def _draw(player: Smith, piece: str, stroke: str) -> None:
    """Draw a piece with the mouse to the middle of a stroke, which may be flat."""
    middle = """(one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [x + width / 2, y + height / 2]
    }"""
    start, target = (player.page.locator(one).evaluate(middle) for one in (piece, stroke))
    player.page.mouse.move(*start)
    player.page.mouse.down()
    player.page.mouse.move(*target, steps=4)
    player.page.mouse.up()


@clause("WS-F2", "WS-B1")
def test_pieces_laid_by_hand(visit: Visit) -> None:
    """By hand each piece is pressed, drawn to its stroke, or laid with the keyboard."""
    jeanne, _ = _two(visit, f"{EIGHT}/{EIGHT}", assembly="manual")
    jeanne.write("sac")
    jeanne.page.locator(".vrac [data-kind='B']").click()
    _draw(jeanne, ".vrac [data-kind='Y']", "[data-slot='1.2'] .prise")
    expect(jeanne.page.locator(".plein")).to_have_count(2)
    jeanne.page.locator("[data-slot='1.2']").press("Enter")  # and back
    expect(jeanne.page.locator(".plein")).to_have_count(1)
    assert "true" == jeanne.button("Annoncer SAC").get_attribute("aria-disabled")
    for _ in range(5):
        jeanne.page.locator("[data-slot]:not(.plein)").first.press("Space")
    jeanne.claim("sac")

    assert "SAC" == jeanne.rows()[0]


@clause("WS-F3", "WS-F5", "WS-F6", "WS-F8")
def test_the_table_objects(visit: Visit) -> None:
    """With the table as judge a word is spelled, objected to and looked up; nothing is lost."""
    jeanne, odile = _two(visit, f"{EIGHT}/{EIGHT}", adjudication="table", objectionWindowMs=20_000)
    jeanne.claim("clix")
    expect(odile.phrase).to_contain_text("Jeanne annonce CLIX. C-L-I-X. Une objection ?")
    odile.button("Mot non admis").tap()
    jeanne.at("BUILD")
    expect(odile.history).to_contain_text("Odile conteste CLIX : ce mot n’est pas admis.")
    jeanne.claim("clip")
    odile.at("CLAIM").button("Ok", exact=True).tap()
    jeanne.at("BUILD")

    assert ["CLIP"] == [*filter(None, jeanne.rows())]


@clause("WS-S1", "WS-S3", "WS-S4", "WS-S5")
def test_secret_words_stay_hidden_until_the_review(visit: Visit) -> None:
    """Others see that a word was written, never which, until the neighbour reads the sheet."""
    words = "VAL,LAC,PAL,PILE,SOL/."
    jeanne, odile = _two(visit, f"R5Y3B1/R5Y3B1 words:{words}", secret=True)
    jeanne.claim("chat")
    odile.at("LAST")
    assert "CHAT" not in odile.page.content()
    expect(odile.page.locator(".autres")).to_contain_text("Jeanne a écrit six mots.")
    odile.button("Pas de dernier mot").tap()
    odile.at("REVIEW")
    expect(odile.page.locator(".relu")).to_contain_text("CHAT")
    odile.button("Rendre la feuille").tap()
    jeanne.at("REVIEW").button("Rendre la feuille").click()
    jeanne.at("SCORE")

    expect(odile.page.locator(".bilan")).to_contain_text("CHAT")


@clause("HOUSE-08")
def test_the_network_cut_during_a_claim(visit: Visit) -> None:
    """A claim made in the dark is kept, goes out when the network is back, and counts once."""
    jeanne, odile = _two(visit, f"{EIGHT}/{EIGHT}")
    jeanne.write("clip")
    jeanne.visitor.cut()
    jeanne.field.press("Enter")
    expect(jeanne.field).to_have_value("CLIP")
    jeanne.visitor.mend()
    expect(jeanne.sheet).to_contain_text("CLIP", timeout=40_000)
    expect(odile.history).to_contain_text("Jeanne annonce CLIP.")

    assert 1 == jeanne.history.get_by_text("annonce CLIP").count()


def test_a_phone_reads_a_counted_round_from_its_top(visit: Visit) -> None:
    """The button was far down the page; the points are at its top."""
    jeanne, odile = _two(visit, "R5Y3B1/R5Y3B1 words:VAL,LAC,PAL,PILE,SOL/.")
    jeanne.claim("chat")
    odile.at("LAST").page.mouse.wheel(0, 2000)
    odile.page.wait_for_function("scrollY > 100")
    odile.button("Pas de dernier mot").tap()
    odile.at("SCORE")

    odile.page.wait_for_function("scrollY === 0")
