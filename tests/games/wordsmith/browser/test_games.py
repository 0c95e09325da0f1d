"""Whole games of Wordsmith in the browser, at both widths: race, expert, mot à mot, practice."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as Gone
from playwright.sync_api import expect

from logomachie.games.wordsmith.rules.types import Setup
from tests.e2e.axe import faults
from tests.e2e.club import Visit
from tests.e2e.stage import bot, here, link, me
from tests.games.wordsmith.browser.player import Smith
from tests.kit.clauses import clause

pytestmark = pytest.mark.browser

SMALL = """() => [...document.querySelectorAll('main button, .barre button, main input')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.getAttribute('aria-label') || one.textContent, one.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < 32)
  .map(([name]) => name)"""
SIDEWAYS = "() => document.documentElement.scrollWidth > innerWidth"


def _turn(player: Smith, config: Setup, most: int) -> bool:
    """What a player does now, if anything; the others may end the phase under his hands."""
    phase = player.bench("phase")
    if phase == "BUILD" and len([*filter(None, player.rows())]) < most:
        player.step(config)
    elif phase in ("BUILD", "LAST") and player.gives_up.count() > 0:
        player.stop()
    elif phase == "SCORE" and (button := player.button("Manche suivante")).count() > 0:
        player.press(button)
        button.wait_for(state="detached")
    else:
        return False
    return True


def _race(config: Setup, players: dict[Smith, int]) -> None:
    """All play until the game is over; each stops looking after so many words."""
    first, *_ = players
    for player in players:
        player.page.set_default_timeout(4_000)
    while first.end.count() == 0:
        stood, did = first.stands(), False
        for player, most in players.items():
            with suppress(Gone):
                did = _turn(player, config, most) or did
        if not did:  # it is for the others to do something
            with suppress(Gone):
                first.changed(stood)


@clause("WS-E2", "WS-H1", "WS-H2", "WS-I5", "WS-I6", "WS-I7")
@pytest.mark.parametrize("expert", [False, True])
def test_a_whole_race(visit_hurried: Visit, expert: bool) -> None:
    """Two people at two widths play three rounds: beside two bots until a sheet is full, as
    experts alone until both have enough; a phone tells result and points first."""
    jeanne = Smith(visit_hurried())
    odile = Smith(visit_hurried(width=390, height=844, touch=True), "touch")
    chairs = [me("Jeanne"), link("Odile"), *([] if expert else [bot(1), bot(2)])]
    code = jeanne.set_table(*chairs, expert=expert, lastCallMs=30_000)
    odile.visitor.sit(code, 1, "Odile")
    jeanne.begin(code)
    odile.look(code)
    config = Setup(seats=len(chairs), lexicon="", expert=expert)
    _race(config, {jeanne: 3 if expert else 6, odile: 1})
    expect(odile.end).to_be_visible()
    assert odile.end.evaluate("end => end.getBoundingClientRect().top + scrollY") < 844 / 2
    totals = jeanne.page.locator(".totaux tbody tr").all_inner_texts()
    scores = [total.split()[-1] for total in totals]
    band = odile.page.locator(".bandeau .num").all_inner_texts()

    assert len(chairs) == len(totals)
    assert scores == [told.split()[0] for told in band]
    assert all("point" in told for told in band)
    expect(jeanne.page.get_by_role("heading", name="Les feuilles de la dernière")).to_be_visible()
    expect(jeanne.end).to_contain_text(re.compile("gagne|égalité"))
    expect(jeanne.end).to_contain_text("Les manches sont jouées")
    assert 3 <= jeanne.end.locator(".mots li").count()


@clause("WS-M4", "WS-M6", "WS-M14", "WS-M15", "WS-M19")
@pytest.mark.parametrize("width", [pytest.param(1280, marks=pytest.mark.long), 390])
def test_a_whole_solo_word_by_word(visit: Visit, width: int) -> None:
    """Six lines, three dice each; then the sheet, what was missed, and the end."""
    touch = width < 700
    jeanne = Smith(visit(width=width, height=844, touch=touch), "touch" if touch else "mouse")
    code = jeanne.set_table(me("Jeanne"), mode="motamot", rounds=1)
    jeanne.begin(code)
    config = Setup(seats=1, lexicon="", mode="motamot", rounds=1)
    assert not jeanne.page.evaluate(SIDEWAYS)
    assert [] == (jeanne.page.evaluate(SMALL) if touch else [])
    while jeanne.end.count() == 0:
        if jeanne.bench("phase") == "SCORE":
            before = jeanne.stands()
            jeanne.press(jeanne.button("Voir la fin")).changed(before)
        elif jeanne.ready().bench("ticked"):  # else the page is between two phases
            jeanne.step(config)

    expect(jeanne.page.locator(".bilan")).to_contain_text(
        "Les plus longs mots que personne n’a trouvés", timeout=40_000
    )
    expect(jeanne.page.locator(".bilan")).to_contain_text("Le meilleur mot de chaque zone")
    expect(jeanne.phrase).to_contain_text("Vous finissez avec")


@clause("WS-B5")
def test_practice_against_the_clock(visit: Visit) -> None:
    """The leaflet's eight pieces, two minutes: SAC and CLIP are both noted, nothing is ticked."""
    jeanne = Smith(visit())
    jeanne.begin(jeanne.set_table(me("Jeanne"), mode="practice"))
    expect(jeanne.page.get_by_role("timer")).to_have_text(re.compile("^[12]:"))
    jeanne.claim("sac").claim("clip")
    expect(jeanne.phrase).to_contain_text("Deux mots trouvés.")
    jeanne.button("Finir là").click()
    expect(jeanne.end).to_be_visible()

    expect(jeanne.end.locator(".mots")).to_contain_text("CLIP")


@clause("WS-E2")
def test_several_race_on_one_tablet(visit: Visit) -> None:
    """Each of four has a bench with letters, die and claim; the far ones are turned."""
    table = Smith(visit(width=1280, height=800, touch=True), "touch")
    zone = "/".join(["R4Y1B1G2"] * 4)
    code = table.set_table(*(here(name) for name in ("Ana", "Bob", "Cyr", "Dan")), position=zone)
    table.begin(code)
    for seat, word in enumerate(("SAC", "CLIP", "SAC", "PIC")):
        place = table.page.locator(f"[data-seat='{seat}']")
        for letter in word:
            place.locator(f"[data-letter='{letter}']").tap()
        place.locator(".annonce").tap()
    expect(table.page.locator("[data-seat='3']")).to_contain_text("1 / 6")
    expect(table.page.locator("[data-seat='2']")).to_contain_text(
        "Ana a déjà pris SAC dans cette manche."
    )

    assert 2 == table.page.locator(".place.down").count()
    assert not table.page.evaluate(SIDEWAYS)
    table.page.locator("[data-seat='0'] .lance").tap()
    ana = table.page.locator("[data-seat='0']")
    die = ana.get_by_role("img", name=re.compile("votre dé.+(trait|courbe)"))
    star = ana.get_by_role("button", name=re.compile("^Prendre"))
    expect(die.or_(star).first).to_be_visible()


@clause("WS-S1")
def test_one_keyboard_behind_a_curtain(visit: Visit) -> None:
    """In turn each plays behind the curtain; the next never sees what was written."""
    jeanne = Smith(visit())
    code = jeanne.set_table(
        me("Jeanne"), here("Bob"), secret=True, inTurn=True, secretPrecheck=False
    )
    jeanne.visitor.begin(code)
    jeanne.button("Je suis Jeanne").click()
    jeanne.ready()
    word = jeanne.best(Setup(seats=2, lexicon=""))
    while word is None:
        jeanne.step(Setup(seats=2, lexicon=""))
        word = jeanne.best(Setup(seats=2, lexicon=""))
    jeanne.claim(word)
    jeanne.button("Finir ma part").click()
    jeanne.button("Je suis Bob").wait_for()
    assert word not in jeanne.page.content()
    jeanne.button("Je suis Bob").click()
    jeanne.ready()

    expect(jeanne.sheet).to_be_visible()
    assert [""] * 6 == jeanne.rows()
    assert word not in jeanne.page.content()


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing_serious(visit: Visit, width: int) -> None:
    """Setting, bench, star, hearing, last word, scores: in three themes, at both widths."""
    touch = width < 700
    jeanne, odile = (
        Smith(visit(width=width, touch=touch), "touch" if touch else "mouse"),
        Smith(visit()),
    )
    jeanne.page.goto("/jouer/wordsmith")
    jeanne.page.get_by_role("heading").first.wait_for()
    found = {"setting": faults(jeanne.visitor)}
    code = jeanne.set_table(
        me("Jeanne"),
        link("Odile"),
        adjudication="table",
        objectionWindowMs=20_000,
        position="R4Y1B1G2/R4Y1B1G2 words:CHAT,TACLE,CALER,PAL,PILE/VAL stars:A",
    )
    odile.visitor.sit(code, 1, "Odile")
    jeanne.begin(code)
    odile.look(code)
    found["star"] = faults(jeanne.visitor)
    stood = jeanne.stands()
    jeanne.press(jeanne.page.locator("button.comp").first)
    jeanne.changed(stood).write("SAPIN")
    found["missing"] = faults(jeanne.visitor)
    odile.claim("pic")
    jeanne.at("CLAIM")
    found["hearing"] = faults(jeanne.visitor)
    jeanne.press(jeanne.button("Ok", exact=True))
    jeanne.at("BUILD").claim("SAC")
    odile.at("CLAIM").button("Ok", exact=True).click()
    odile.at("LAST").button("Pas de dernier mot").click()
    jeanne.at("SCORE").page.locator(".longs").wait_for(timeout=40_000)
    found["score"] = faults(jeanne.visitor)

    assert {phase: [] for phase in found} == found
