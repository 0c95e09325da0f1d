"""One Word-Whiz table in real browsers: a vote, a cut line, a refusal, sealed words, a record."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.club import Visit
from tests.e2e.stage import START, best_word, bot, link, me, position, quiet_table
from tests.kit.clauses import clause

pytestmark = pytest.mark.browser

RACE = "phase:race"


@pytest.mark.parametrize("width", [1280, 390])
def test_what_the_word_needs_is_read_whole(visit: Visit, width: int) -> None:
    """The help under the field stays within its form, where the ring of a hint goes round it."""
    jeanne = visit(width=width)
    code = quiet_table(jeanne, visit(), position("DTN", [START] * 2, RACE))
    jeanne.begin(code).grab().at("SAY")
    form = jeanne.page.locator("form.dire")
    help_ = form.get_by_text("Il faut D, T et N.")
    expect(help_).to_be_visible()
    outer, inner = form.bounding_box(), help_.bounding_box()
    assert outer is not None
    assert inner is not None

    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"]


@clause("MIC-E8")
def test_the_table_votes_on_a_contested_word(visit: Visit) -> None:
    """A contested word is voted on: who has voted is shown, not how; the majority decides."""
    jeanne, marius, odile = visit(), visit(), visit()
    code = jeanne.set_table(
        me("Jeanne"),
        link("Marius"),
        link("Odile"),
        judge="vote",
        contestSeconds=30,
        voteSeconds=60,
        position=position("DTN", [START] * 3, RACE),
    )
    marius.sit(code, 1, "Marius")
    odile.sit(code, 2, "Odile")
    jeanne.begin(code).grab().at("SAY").say("dénotus")
    marius.look(code).at("CONTEST").page.get_by_role("button", name="Contester").click()
    odile.look(code).at("VOTE").page.get_by_role("button", name="Admettre DÉNOTUS").click()

    expect(marius.page.locator(".juge")).to_contain_text(re.compile(r"Odile\s*a voté"))
    expect(jeanne.page.get_by_role("button", name="Admettre DÉNOTUS")).to_have_count(0)
    marius.page.get_by_role("button", name="Refuser DÉNOTUS").click()
    expect(jeanne.phrase).to_contain_text("la table ne l’admet pas")
    expect(odile.page.get_by_role("heading", name="Jeanne attend une manche")).to_be_visible()


def test_a_cut_line_keeps_the_draft_and_comes_back(visit: Visit) -> None:
    """A broken network is said, the word being written stays, and the page comes back by itself."""
    jeanne = visit()
    code = quiet_table(jeanne, visit(), position("DTN", [START] * 2, RACE))
    jeanne.begin(code).grab().at("SAY")
    jeanne.field.press_sequentially("divert")
    jeanne.cut()

    expect(jeanne.phrase).to_contain_text("Réseau coupé. Votre brouillon est gardé")
    expect(jeanne.field).to_have_value("divert")
    jeanne.field.press_sequentially("issement")
    jeanne.mend()
    expect(jeanne.phrase).to_contain_text("Dites votre mot")
    expect(jeanne.field).to_have_value("divertissement")
    jeanne.page.reload()
    expect(jeanne.field).to_have_value("divertissement")
    jeanne.field.press("Enter")
    expect(jeanne.phrase).to_contain_text("DIVERTISSEMENT : E avance de 3 cases, I de 2.")


def test_a_move_made_without_a_line_is_played_once_it_is_back(visit: Visit) -> None:
    """What was sent into a dead line is sent again, and heard once."""
    jeanne = visit()
    code = quiet_table(jeanne, visit(), position("DTN", [START] * 2, RACE))
    jeanne.begin(code).grab().at("SAY").cut()
    jeanne.say("dent")
    jeanne.mend()

    expect(jeanne.phrase).to_contain_text("Jeanne dit DENT : E avance de 1 case.")
    assert (1, 2, 1, 1, 1) == jeanne.columns("Jeanne")


def test_a_refusal_teaches(visit: Visit) -> None:
    """A card turned out of turn is refused where the hand is, in words, with its article."""
    jeanne = visit()
    code = jeanne.set_table(me(), bot(), position=position("DTN", [START] * 2, "flipper:B"))
    jeanne.begin(code).flip()
    refusal = jeanne.page.get_by_role("alert").filter(has_text=re.compile(r"\S"))

    expect(refusal).to_be_visible()
    expect(refusal.get_by_role("link")).to_have_attribute("href", re.compile("^/regles/.*#MIC-D"))


def test_a_word_that_fails_says_why_and_who_waits(visit: Visit) -> None:
    """A missing consonant is named, its speaker waits a round, the margin says why, and once."""
    jeanne = visit()
    code = quiet_table(jeanne, visit(), position("DTN", [START] * 2, RACE))
    jeanne.begin(code).grab().at("SAY").say("divertir")
    waits = jeanne.page.locator("section.attend")
    word = jeanne.page.get_by_role("region", name="Le mot", exact=True)
    why = word.get_by_role("link").and_(jeanne.page.locator("[href*='#MIC-']"))

    expect(jeanne.phrase).to_contain_text("Jeanne dit DIVERTIR : il manque un N.")
    expect(waits).to_contain_text("Jeanne attend une manche")
    expect(waits.get_by_role("link")).to_have_count(0)
    expect(why).to_have_attribute("href", re.compile("#MIC-E1$"))
    expect(jeanne.page.locator(".planche.out")).to_have_count(1)


def test_sealed_words_are_opened_together(visit: Visit) -> None:
    """In a sealed race one sees who has written, not what; the earliest valid word counts."""
    jeanne, marius = visit(), visit()
    code = jeanne.set_table(
        me("Jeanne"),
        link("Marius"),
        race="sealed",
        position=position("DTN", [START] * 2, RACE),
    )
    marius.sit(code, 1, "Marius")
    jeanne.begin(code).say("dent")
    expect(jeanne.page.locator(".cachet")).to_contain_text("DENT est écrit")
    marius.look(code)
    expect(marius.page.locator(".planche", has_text="Jeanne")).to_contain_text("a écrit")
    assert "DENT" not in marius.page.content().upper().replace("TRIDENT", "")
    marius.say("divertir")

    expect(jeanne.page.locator("section.attend")).to_contain_text("Marius")
    assert (1, 2, 1, 1, 1) == jeanne.columns("Jeanne")
    assert START == jeanne.columns("Marius")


@clause("HOUSE-12")
def test_one_who_plays_alone_plays_against_a_record(visit: Visit) -> None:
    """Alone, rounds are counted; the fewest are kept in this browser and shown the next time."""
    jeanne = visit()
    alone = position("DTN", [(13, 12, 13, 13, 13)], RACE, "round:7")
    code = jeanne.set_table(me(), position=alone)
    jeanne.begin(code).grab().at("SAY").say("dent")
    expect(jeanne.end).to_be_visible()

    expect(jeanne.page.locator(".solo")).to_contain_text("Nouveau record : 7 manches.")
    jeanne.begin(jeanne.set_table(me(), position=alone))
    expect(jeanne.page.locator(".solo")).to_contain_text("Votre record : 7 manches.")


def test_the_words_of_a_game_are_told_at_its_end(visit: Visit) -> None:
    """The end says who won and by which article, tells each word with its gloss, its proof."""
    jeanne = visit()
    code = quiet_table(jeanne, visit(), position("DTN", [(13, 12, 13, 13, 13), START], RACE))
    jeanne.begin(code).grab().at("SAY").say("dent")

    expect(jeanne.phrase).to_contain_text("ses cinq voyelles sont au bout.")
    expect(jeanne.end).to_contain_text("DENT")
    expect(jeanne.end).to_contain_text("nom, fém. sing.")
    expect(jeanne.end).to_contain_text("Vérifié dans ce navigateur")
    expect(jeanne.end.get_by_role("link", name=re.compile("MIC-G1"))).to_be_visible()
    jeanne.end.get_by_role("button", name="Ce qui a échappé à la table").click()
    expect(jeanne.end.locator(".fait", has_text="mots en tout")).to_be_visible()


def test_the_table_is_read_aloud(visit: Visit) -> None:
    """Boards are tables with a sentence, cards have names, and la phrase is a polite status."""
    jeanne = visit()
    boards = [(9, 12, 8, 5, 7), (11, 13, 6, 8, 4)]
    code = jeanne.set_table(me(), bot(), position=position("DTR", boards))
    jeanne.begin(code)

    expect(jeanne.page.locator("caption").first).to_have_text(
        "Jeanne : A colonne 9, E colonne 12, I colonne 8, O colonne 5, U colonne 7."
    )
    expect(jeanne.page.locator("caption").nth(1)).to_contain_text("E au bout")
    expect(jeanne.packs.first).to_have_accessible_name(
        "Retourner une carte du paquet 1. Paquet 1, D visible, 18 cartes."
    )
    jeanne.flip(2).at("RACE")
    card = jeanne.cards()
    expect(jeanne.phrase).to_contain_text(", ".join(card))
    expect(jeanne.page.get_by_role("timer")).to_have_attribute("aria-live", "off")


def test_the_table_speaks_english_by_a_switch(visit: Visit) -> None:
    """Every sentence of the table has its English."""
    jeanne = visit()
    code = quiet_table(jeanne, visit(), position("DTN", [START] * 2, RACE))
    jeanne.page.goto("/")
    jeanne.page.evaluate("localStorage.setItem('logomachie.tongue', 'en')")
    jeanne.begin(code)
    expect(jeanne.page.get_by_role("button", name="Take the microphone")).to_be_visible()
    jeanne.grab().at("SAY")
    expect(jeanne.phrase).to_contain_text("Your turn, Jeanne. Say your word.")
    jeanne.say("dent")

    expect(jeanne.phrase).to_contain_text("Jeanne says DENT: E moves 1 cell.")
    expect(jeanne.page.get_by_role("heading", name="History")).to_be_visible()


def test_vowels_fly_and_pawns_leave_a_trail(visit: Visit) -> None:
    """With motion the vowels cross the table; the dotted way stays, with or without it."""
    for still, flights in ((False, 5), (True, 0)):
        visitor = visit(still=still)
        code = quiet_table(visitor, visit(), position("DTN", [START] * 2, RACE))
        visitor.begin(code).page.evaluate(COUNT_FLIGHTS)
        visitor.grab().at("SAY").say("divertissement")

        expect(visitor.page.locator(".chemin")).to_have_count(2)
        assert flights == visitor.page.evaluate("flown")


COUNT_FLIGHTS = """() => {
  window.flown = 0
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.parentElement?.matches('.vols')) flown += 1
  }).observe(document.body, { childList: true, subtree: true })
}"""


def test_a_spectator_sees_the_table_and_touches_nothing(visit: Visit) -> None:
    """Whoever holds no seat sees what lies open; there is nothing to press in the race."""
    jeanne = visit()
    code = quiet_table(jeanne, visit(), position("DTN", [START] * 2, RACE))
    guest = visit()
    jeanne.begin(code)
    guest.look(code).at("RACE")

    expect(guest.phrase).to_contain_text("La course est ouverte.")
    expect(guest.microphone).to_have_count(0)
    assert "DTN" == guest.cards()


def test_a_spelling_with_accents_is_understood(visit: Visit) -> None:
    """Words are written as they come, with or without their accents."""
    jeanne = visit()
    code = quiet_table(jeanne, visit(), position("PHM", [START] * 2, RACE))
    word = best_word("PHM")
    assert word is not None
    jeanne.begin(code).grab().at("SAY").say(word)

    expect(jeanne.phrase).to_contain_text("Jeanne dit")
    assert START != jeanne.columns("Jeanne")
