"""La Guerre des Mots at real screens: the model game, a general game, hands, errors, the book."""

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import faults
from tests.e2e.club import Visit
from tests.e2e.stage import link, me
from tests.games.guerre_des_mots.browser.player import Warrior
from tests.kit.clauses import clause

pytestmark = pytest.mark.browser

OPENING = "seats:SO,NE SO=RUSAPARIORALERNA NE=RUESBCD round:1"
WAR = "SO@E22>RUSA^IRAP NE@O1_RUES<ELLES NE@L21>EAU_S SO=PORTEPLUME++ NE=?IZDG turn:SO"


def two(
    visit: Visit, position: str, width: int = 1280, **options: object
) -> tuple[Warrior, Warrior]:
    """Jeanne in the south-west, Marius in the north-east, each at a screen."""
    jeanne = Warrior(visit(width=width, touch=width < 700))
    marius = Warrior(visit())
    code = jeanne.set_table(
        me("Jeanne"), link("Marius"), position=position, turnSeconds=600, **options
    )
    marius.visitor.sit(code, 1, "Marius")
    jeanne.begin(code)
    marius.look(code)
    return jeanne, marius


@clause("GDM-OBJ-02", "GDM-OBJ-03", "GDM-WIN-01", "GDM-RPL-01")
def test_the_model_game_is_played_to_victory(visit: Visit) -> None:
    """RUSA, PARIA, then PURS, ORALES and ORNA in one turn: the cross is taken. The end counts no
    points; looking back leaves the signs of the board above the bar."""
    jeanne, marius = two(visit, OPENING)
    expect(jeanne.phrase).to_contain_text("Posez un mot de quatre lettres")
    jeanne.page.get_by_role("button", name="Base A").click()
    jeanne.write("RUSA").lay()
    marius.turn("Marius").page.get_by_role("button", name="Base B").click()
    marius.write("RUES").lay()
    jeanne.turn("Jeanne").press("H22").write("PARIA").lay()
    marius.turn("Marius").passes()
    jeanne.turn("Jeanne").press("H18").write("PURS").choose("de votre chaîne").lay()
    expect(jeanne.phrase).to_contain_text("Vous rejouez.")
    jeanne.press("K18").write("ORALES")
    expect(jeanne.coup).to_contain_text("Le R tombe sur une case verte : vous rejouerez.")
    jeanne.lay().press("K13").write("ORNA").lay()

    expect(jeanne.phrase).to_contain_text("Jeanne pose ORNA sur la croix centrale et gagne.")
    expect(marius.visitor.end).to_contain_text("Jeanne gagne.")
    expect(marius.visitor.end).to_contain_text("GDM-WIN-01")
    expect(marius.visitor.end).to_contain_text("Vérifié dans ce navigateur")
    assert [] == jeanne.visitor.troubles + marius.visitor.troubles
    assert [] == faults(marius.visitor)
    expect(marius.visitor.end).not_to_contain_text("Score")
    jeanne.page.get_by_role("button", name="Revoir la partie").click()
    bar = jeanne.page.get_by_role("region", name="Revoir la partie").bounding_box()
    signs = jeanne.page.locator(".legende").bounding_box()
    assert bar is not None
    assert signs is not None
    assert signs["y"] + signs["height"] <= bar["y"]
    marius.page.set_viewport_size({"width": 390, "height": 844})
    verdict = marius.visitor.end.locator(".verdict")
    expect(verdict).to_have_css("height", "1px")  # la phrase has said it: heard, not seen


@clause("GDM-Q-81", "HOUSE-12")
def test_one_alone_takes_the_cross_in_so_many_turns(visit: Visit) -> None:
    """Nobody else at the table: the turn comes back, and the turns are counted."""
    jeanne = Warrior(visit())
    alone = "SO@E22>RUSA^IRAP>URS^ELARO SO=RNA turn:SO"
    jeanne.begin(jeanne.set_table(me("Jeanne"), position=alone, turnSeconds=600))
    jeanne.turn("Jeanne").passes()
    jeanne.turn("Jeanne").press("K13").write("ORNA").lay()

    expect(jeanne.phrase).to_contain_text("sur la croix centrale et gagne en 2 tours.")
    expect(jeanne.visitor.end).to_contain_text("Vous gagnez.")
    expect(
        jeanne.page.get_by_text("En solitaire, vous jouez contre votre propre record")
    ).to_be_visible()
    assert [] == jeanne.visitor.troubles


@clause("GDM-CAP-09", "GDM-BLW-04", "GDM-PIR-02", "GDM-SHT-05", "GDM-BLC-02", "GDM-CMP-03")
def test_a_war_with_every_weapon(visit: Visit) -> None:
    """Capture and blockade, piracy, a shot, a chain blockade, a compound: the general rule."""
    jeanne, marius = two(visit, WAR, rule="general")
    jeanne.turn("Jeanne").press("H18").press("H18").press("O2").press("O1")  # its P, then U, R
    expect(jeanne.field).to_have_value("PUR")
    jeanne.write("PURS")
    expect(jeanne.coup.locator("label:has(:checked)").first).to_contain_text("R, U pris à Marius")
    jeanne.choose("Protéger par une croix en L18").lay()
    expect(marius.page.locator("#histoire")).to_contain_text("Une croix protège le mot.")

    marius.turn("Marius").press("E22")
    marius.button("Pirater la chaîne de Jeanne").click()
    marius.write("RIZ")
    expect(marius.coup).to_contain_text("Piratage : ce mot sera à Jeanne.")
    marius.lay()
    expect(jeanne.page.locator("#histoire")).to_contain_text("sur la chaîne de Jeanne")

    jeanne.turn("Jeanne").press("L18").write("PORTE")
    expect(jeanne.coup).to_contain_text("Le P tire sur le A d’EAU, à Marius, en M21")
    jeanne.choose("Prendre EAU").lay()
    expect(marius.page.locator("#histoire")).to_contain_text("EAU rejoint l’arsenal")

    marius.turn("Marius").press("K4").write("ET").choose("toute la chaîne est à l’abri").lay()
    expect(jeanne.page.locator("#histoire")).to_contain_text("Toute la chaîne est à l’abri.")

    jeanne.turn("Jeanne").press("Q18").write("PORTE-PLUME").lay()
    expect(marius.page.locator("#histoire")).to_contain_text("PORTE-PLUME")
    assert [] == jeanne.visitor.troubles + marius.visitor.troubles


@clause("GDM-CELL-05", "GDM-ERR-01")
def test_a_refusal_lights_its_cells_and_names_its_article(visit: Visit) -> None:
    """A kind referee refuses TUER on violet; a strict one takes the turn for a word that is none,
    which everybody can question."""
    jeanne, _ = two(visit, WAR, referee="kind")
    jeanne.turn("Jeanne").press("E22").write("TUER")
    jeanne.coup.get_by_role("button", name="Poser TUER").click()
    expect(jeanne.page.get_by_role("alert").first).to_contain_text("Une case violette ne reçoit")
    expect(jeanne.page.get_by_role("link", name="GDM-CELL-05")).to_be_visible()
    expect(jeanne.board.locator("rect.faute")).to_have_count(1)

    strict, marius = two(visit, WAR)
    strict.turn("Jeanne").press("E22").write("TOPR").lay()
    expect(marius.page.locator("#histoire")).to_contain_text("Le tour est perdu.")
    for either in (strict, marius):
        doubt = either.page.get_by_role("link", name="Signaler ce mot")
        expect(doubt).to_have_attribute("href", "/mots/topr#signaler")


@clause("GDM-Q-61", "GDM-LEX-02")
def test_a_phone_plays_by_touch_and_shows_its_own_arsenal_alone(visit: Visit) -> None:
    """390 px: tap the tokens to write, lay from the bar; a spectator sees no arsenal."""
    jeanne, marius = two(visit, OPENING, width=390)
    jeanne.page.get_by_role("button", name="Base A").tap()
    arsenal = jeanne.page.get_by_label("Votre arsenal")
    for letter in "RUSA":
        arsenal.get_by_role("button", name=letter, exact=True).first.tap()
    stood = jeanne.stands
    bar = jeanne.page.locator("section.barre").get_by_role("button", name="Poser RUSA")
    expect(bar).to_have_attribute("aria-disabled", "false")
    bar.tap()
    marius.turn("Marius")
    watcher = Warrior(visit()).look(jeanne.page.url.rpartition("/")[2])
    expect(watcher.page.locator("#histoire")).to_contain_text("Jeanne ouvre avec RUSA.")

    assert stood != watcher.stands
    assert 0 == watcher.page.get_by_label("Votre arsenal").count()
    assert [] == faults(jeanne.visitor)


@clause("GDM-DEF-05")
def test_the_keyboard_alone_lays_a_word(visit: Visit) -> None:
    """Page Down goes from end to end, Enter chooses, letters write, Enter lays."""
    jeanne, marius = two(visit, WAR)
    jeanne.turn("Jeanne").board.focus()
    for _ in range(2):
        jeanne.page.keyboard.press("PageDown")
    jeanne.page.keyboard.press("Enter")
    expect(jeanne.phrase).to_contain_text("part du P de PARIA")
    jeanne.page.keyboard.type("pot")
    expect(jeanne.coup.get_by_role("button", name="Poser POT")).to_have_attribute(
        "aria-disabled", "false"
    )
    jeanne.page.keyboard.press("Enter")

    marius.turn("Marius")
    expect(marius.page.locator("#histoire")).to_contain_text("Jeanne accroche POT.")


@clause("HOUSE-02")
def test_a_cut_line_loses_no_coup(visit: Visit) -> None:
    """A coup sent while the network is down arrives when it is back, once."""
    jeanne, marius = two(visit, OPENING)
    jeanne.page.get_by_role("button", name="Base A").click()
    jeanne.write("RUSA")
    button = jeanne.coup.get_by_role("button", name="Poser RUSA")
    expect(button).to_have_attribute("aria-disabled", "false")
    jeanne.visitor.cut()
    button.click()
    jeanne.visitor.mend()

    marius.turn("Marius")
    expect(marius.page.locator("#histoire li")).to_have_count(1)


def test_the_rulebook_plays_its_examples(visit: Visit) -> None:
    """Under GDM-OBJ-02 the model game runs step by step on the second diagram."""
    reader = visit()
    reader.page.goto("/regles/guerre-des-mots#GDM-OBJ-02")
    figure = reader.page.locator("[id='GDM-OBJ-02'] figure")
    expect(figure).to_contain_text("Avant le coup.")
    for word in ("PURS", "ORALES", "ORNA"):
        figure.get_by_role("button", name="Jouer le coup").click()
        expect(figure).to_contain_text(word)

    expect(figure).to_contain_text("sur la croix centrale et gagne")
    expect(figure.get_by_role("button", name="Revenir au début")).to_be_visible()
