"""One laptop: a family round it behind a curtain, or with phones for hands. No arsenal is seen."""

import json

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import faults
from tests.e2e.club import Visit
from tests.e2e.stage import here, me, reached_here
from tests.games.guerre_des_mots.browser.player import Warrior
from tests.kit.clauses import clause

pytestmark = pytest.mark.browser

THREE = "seats:SO,NO,ESE SO=RUSAPARI+ NO=BOUTXYZ ESE=GELSKW round:1"
TWO = "seats:SO,NE SO=RUSAPARI NE=RUESBCD round:1"
HANDS = {"Jeanne": "RUSAPARI", "Marius": "BOUTXYZ", "Odile": "GELSKW"}


def _nobody(screen: Warrior) -> None:
    """The screen shows the table alone: no hand, and no word being written."""
    expect(screen.arsenal).to_have_count(0)
    expect(screen.field).to_have_count(0)
    shown = screen.page.locator("main, aside").all_inner_texts()
    assert not any(letter in text for text in shown for letter in ("XYZ", "au verso"))


@clause("GDM-Q-61", "HOUSE-03")
def test_a_family_of_three_round_one_screen(visit: Visit) -> None:
    """Each plays behind the curtain; it falls after every turn, and over a reloaded page."""
    screen = Warrior(visit())
    code = screen.set_table(
        me("Jeanne"), here("Marius"), here("Odile"), position=THREE, turnSeconds=0
    )
    screen.begin(code)
    for name, base, word in (
        ("Jeanne", "Base A", "RUSA"),
        ("Marius", "Base A", "BOUT"),
        ("Odile", "Base A", "GELS"),
    ):
        curtain = screen.page.get_by_role("button", name=f"Je suis {name}")
        expect(curtain).to_be_visible()
        _nobody(screen)
        screen.page.reload()
        _nobody(screen)
        screen.part_curtain(name)
        _holds(screen, HANDS[name])
        screen.page.get_by_role("button", name=base).click()
        screen.write(word).lay()
    expect(screen.page.get_by_role("button", name="Je suis Jeanne")).to_be_visible()
    _nobody(screen)
    screen.part_curtain("Jeanne")
    _holds(screen, "PARI")

    assert [] == faults(screen.visitor)


def _holds(screen: Warrior, letters: str) -> None:
    """The arsenal on the screen is this one."""
    tokens = screen.arsenal.get_by_role("listitem")
    names = sorted(token.locator("span.ouie").inner_text() for token in tokens.all())
    assert sorted(letters) == [name for name in names if len(name) == 1]


@clause("GDM-Q-61", "HOUSE-03")
def test_phones_are_hands_round_one_screen(visit: Visit) -> None:
    """The seats go to two phones by their links; the laptop keeps the table and shows no hand."""
    laptop = Warrior(visit())
    laptop.visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = laptop.set_table(here("Jeanne"), here("Marius"), position=TWO, turnSeconds=0)
    laptop.begin(code)
    phones = {
        name: Warrior(visit(width=390, height=844, touch=True)) for name in ("Jeanne", "Marius")
    }
    laptop.part_curtain("Jeanne")
    for name, phone in phones.items():
        _hand_over(laptop, name, phone)
    laptop.visitor.heard.clear()
    _nobody(laptop)
    assert 0 == laptop.page.get_by_role("button", name="Je suis").count()
    for name, base, word in (("Jeanne", "Base A", "RUSA"), ("Marius", "Base B", "RUES")):
        phone = phones[name]
        phone.turn(name).page.get_by_role("button", name=base).tap()
        phone.write(word).lay()
        expect(laptop.page.locator("#histoire")).to_contain_text(f"{name} ouvre avec {word}.")
        _nobody(laptop)
    phones["Jeanne"].turn("Jeanne")
    _holds(phones["Jeanne"], "PARI")
    _holds(phones["Marius"], "BCD")

    assert [] != _sent_arsenals(phones["Jeanne"])  # what a hand is sent would be noticed
    assert [] == _sent_arsenals(laptop)


def _hand_over(laptop: Warrior, name: str, phone: Warrior) -> None:
    """Copy the link of a seat from the laptop, open it on a phone."""
    reached_here(laptop.visitor)
    section = laptop.page.get_by_role("region", name="Tenir une main sur un téléphone")
    opening = section.get_by_role("button", name="Tenir une main sur un téléphone")
    if opening.count() > 0:  # open still from the seat before
        opening.click()
    which = section.get_by_role("radio", name=name)
    if which.count() > 0:
        which.check(force=True)
    expect(section).to_contain_text(f"la place de {name}")
    section.get_by_role("button", name="Copier le lien").click()
    expect(section).to_contain_text("Lien copié.")
    phone.page.goto(laptop.page.evaluate("() => navigator.clipboard.readText()"))
    expect(phone.arsenal).to_be_visible()


def _sent_arsenals(screen: Warrior) -> list[object]:
    """Arsenals among what the club has sent to this screen."""
    messages = [json.loads(frame) for frame in screen.visitor.heard]
    return [
        (message["seat"], message["view"]["arsenal"])
        for message in messages
        if message["type"] == "News" and (message["seat"] is not None or message["view"]["arsenal"])
    ]
