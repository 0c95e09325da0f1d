"""A whole game round a shared screen, challenges, votes, a cut network, accessibility, the end."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import faults
from tests.e2e.club import Visit
from tests.e2e.stage import bot, here, link, me
from tests.games.cadenas.browser.player import Player
from tests.kit.clauses import clause

pytestmark = pytest.mark.browser

SQUARES = "squares:XX/KK/WW/YY/QQ/ZZ"
PERSON = """() => {
  const { active, phase } = document.querySelector('.tapis')?.dataset ?? {}
  return document.querySelector('section.fin') || (phase !== 'OVER' && active !== '3')
}"""


def _friends(visit: Visit, position: str, **options: object) -> tuple[Player, Player]:
    """Jeanne at a screen of her own, Marius at his; Jeanne to move."""
    jeanne, marius = Player(visit()), Player(visit())
    code = jeanne.set_table(me("Jeanne"), link("Marius"), position=position, **options)
    marius.visitor.sit(code, 1, "Marius")
    return jeanne.begin(code), marius.look(code)


@clause("CAD-K4", "CAD-K6", "CAD-K7", "CAD-K8", "CAD-K9")
def test_a_game_round_a_shared_screen(visit_hurried: Visit) -> None:
    """Two on phones, one behind the curtain of the laptop, and a bot, to the very end."""
    laptop = Player(visit_hurried())
    phones = [Player(visit_hurried(width=390, height=844, touch=True), "touch") for _ in range(2)]
    code = laptop.set_table(
        here("Odile"),
        link("Jeanne"),
        link("Marius"),
        bot(0),
        position="squares:EN/SI/DT/OC/ER/VA hands:LOUVEX/MOTLAC/PARISE/ABCDEF stock:EAEAEAE",
    )
    for seat, (phone, name) in enumerate(zip(phones, ("Jeanne", "Marius"), strict=True), 1):
        phone.visitor.sit(code, seat, name)
    laptop.begin(code)
    expect(laptop.cards).to_have_count(0)  # the screen of everybody shows nobody's hand
    for phone in phones:
        phone.look(code)
        expect(phone.cards).to_have_count(6)
    seats = [laptop, *phones]
    laptop.part_curtain("Odile").take(1).lay("louve").put_back("X")
    expect(laptop.cards).to_have_count(0)
    phones[0].at("TAKE", 2).take(2).lay("mot").put_back("A")
    _pass(phones[1].at("TAKE", 3))
    for _ in range(12):
        laptop.page.wait_for_function(PERSON, timeout=60_000)
        if laptop.end.count() > 0:
            break
        _pass(seats[int(laptop.baize.get_attribute("data-active") or 0)])
    expect(laptop.end).to_be_visible()

    for player in seats:
        expect(player.end).to_contain_text("gagne")
        expect(player.end).to_contain_text("LOUVE")
    laptop.button(re.compile("^Voir les")).click()
    expect(laptop.history).to_contain_text("Le talon est épuisé : chacun joue un dernier tour.")


def _pass(player: Player) -> None:
    """Take the first pair there is and put two cards back."""
    curtain = player.page.get_by_role("button", name=re.compile("^Je suis"))
    expect(curtain.or_(player.page.locator(".case.libre")).first).to_be_visible()
    if curtain.count() > 0:
        curtain.click()
    player.press(player.page.locator(".case.libre").first)
    player.at("PLAY")
    letters = [card.inner_text().strip() for card in player.cards.all()[:2]]
    player.put_back("".join(letters))


@clause("CAD-R16", "CAD-R25")
def test_a_word_is_questioned_and_falls(visit: Visit) -> None:
    """TRIX stands until Marius questions it: TRI is his again, the cards are back in the hand."""
    jeanne, marius = _friends(
        visit,
        f"B:TRI {SQUARES} hands:LACVVV/VVVVVV stock:EEEEEEEE",
        validation="challenge",
        challengeSeconds=60,
    )
    jeanne.take(1).grow("TRI", "trix").lay("lac").put_back("V")
    marius.at("WINDOW")
    expect(marius.phrase).to_contain_text("Contestez-vous un de ces mots ?")
    found = faults(marius.visitor)
    marius.button("Contester TRIX").click()
    expect(marius.word("TRI")).to_be_visible()
    marius.button("Laisser passer").click()
    marius.at("TAKE", 2)

    assert [] == found
    expect(jeanne.history).to_contain_text("Marius conteste TRIX avec raison.")
    expect(jeanne.history).to_contain_text("TRIX est défait : TRI revient à Marius.")


@clause("CAD-K10")
def test_a_noun_is_put_to_the_vote(visit: Visit) -> None:
    """No list has TILLIPUL: the table is asked, admits it, and it brings its padlock."""
    jeanne, marius = _friends(
        visit,
        f"{SQUARES} hands:TILLIPULV/VVVVVV stock:EEEEEEEE",
        houseVote=True,
        voteSeconds=60,
    )
    jeanne.take(1).page.keyboard.type("tillipul")
    jeanne.page.get_by_role("radio", name="Nom propre").check(force=True)
    jeanne.button(re.compile("^Déposer Tillipul")).click()
    expect(jeanne.alert).to_contain_text("Tillipul n’est pas parmi les noms propres.")
    jeanne.button("Demander TILLIPUL à la table").click()
    marius.at("VOTE")
    found = faults(marius.visitor)
    marius.button("Admettre Tillipul").click()

    assert [] == found
    expect(jeanne.word("TILLIPUL")).to_be_visible()
    expect(jeanne.page.locator(".cadenas button[aria-pressed]")).to_have_count(1)


def test_a_cut_network_keeps_the_draft(visit: Visit) -> None:
    """Composed and confirmed without a network, the word is sent when it comes back."""
    jeanne, marius = _friends(visit, f"B:TRI {SQUARES} hands:ATVVVV/VVVVVV stock:EEEEEEEE")
    jeanne.take(1)
    jeanne.visitor.cut()
    jeanne.word("TRI").click()
    jeanne.page.keyboard.type("trait")
    jeanne.page.get_by_role("radio", name="Nom commun").check(force=True)  # nobody to ask
    jeanne.button("Prendre TRAIT").click()
    expect(jeanne.button("Envoi…")).to_be_visible()
    expect(marius.word("TRI")).to_be_visible()
    jeanne.visitor.mend()

    expect(marius.word("TRAIT")).to_be_visible(timeout=20_000)
    expect(jeanne.phrase).to_contain_text("Jouez encore, ou finissez le tour.", timeout=20_000)


def test_a_reload_keeps_the_draft(visit: Visit) -> None:
    """What was composed and not sent is there again."""
    jeanne, _ = _friends(visit, f"B:TRI {SQUARES} hands:ATVVVV/VVVVVV stock:EEEEEEEE")
    jeanne.take(1).word("TRI").click()
    jeanne.page.keyboard.type("trait")
    jeanne.page.reload()
    jeanne.ready()

    expect(jeanne.phrase).to_contain_text("TRI devient TRAIT")


@pytest.mark.parametrize("width", [1280, 390])
def test_every_phase_is_accessible(visit: Visit, width: int) -> None:
    """axe-core finds nothing serious: a pair to take, an open word, cards to put back, the end."""
    visitor = visit(width=width, height=844, touch=width < 700)
    jeanne = Player(visitor, "touch" if width < 700 else "mouse")
    marius = Player(visit())
    code = jeanne.set_table(
        me("Jeanne"),
        link("Marius"),
        position=f"A:MUSE A:TRAIT B:LOUVE {SQUARES} hands:EVVVVV/VVVVVV stock:-",
    )
    marius.visitor.sit(code, 1, "Marius")
    found = {"take": faults(jeanne.begin(code).visitor)}
    jeanne.take(1).grow("MUSE", "Meuse")
    jeanne.press(jeanne.word("TRAIT"))
    found["open"] = faults(visitor)
    jeanne.press(jeanne.button("Refermer"))
    jeanne.lock("TRAIT")
    expect(jeanne.word("TRAIT")).to_contain_text("cadenassé")
    jeanne.press(jeanne.button("Finir le tour"))
    found["back"] = faults(visitor)
    jeanne.press(jeanne.button("Continuer le tour"))
    jeanne.put_back("V")
    marius.look(code).take(2).put_back("VV")
    expect(jeanne.end).to_be_visible()
    expect(jeanne.end.locator(".aurait")).to_be_visible()  # nothing moves any more under axe
    found["end"] = faults(visitor)

    assert {phase: [] for phase in found} == found


@clause("CAD-X3")
def test_the_end_tells_the_lives_of_words(visit: Visit) -> None:
    """Each word with its life and owners; then what was missed, and the game again."""
    jeanne, marius = _friends(visit, f"B:TRI {SQUARES} hands:ATVVVV/EVVVVV stock:-")
    jeanne.take(1).grow("TRI", "trait").put_back("V")
    marius.at("TAKE", 2).take(2).grow("TRAIT", "traite").put_back("V")
    expect(jeanne.end).to_contain_text("tri (Marius, 0) → trait (Jeanne, 1) → traite (Marius, 2)")
    marius.button("Chercher ce qui vous a échappé").click()
    expect(marius.page.locator(".manque [role=status]")).not_to_have_text(
        re.compile("On cherche"), timeout=30_000
    )
    expect(marius.page.locator(".manque")).not_to_contain_text("n’a pas répondu")
    jeanne.button("Revoir la partie").click()
    jeanne.button("Au début").click()
    expect(jeanne.word("TRI")).to_be_visible()
    for _ in range(2):
        jeanne.button("Moment suivant").click()

    expect(jeanne.word("TRAIT")).to_be_visible()


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    """Somebody who only looks has the whole table and no card of anybody."""
    jeanne, _ = _friends(visit, f"B:TRI {SQUARES} hands:ATVVVV/VVVVVV stock:EEEEEEEE")
    code = jeanne.page.url.rsplit("/", 1)[-1]
    watcher = Player(visit()).look(code)
    jeanne.take(1).grow("TRI", "trait")

    expect(watcher.word("TRAIT")).to_be_visible()
    expect(watcher.cards).to_have_count(0)
    expect(watcher.page.locator(".ouvert, .main")).to_have_count(0)


@clause("HOUSE-15")
def test_what_endangers_ones_words_is_asked_and_noted(visit: Visit) -> None:
    """A word pressed asks with a line of the log, and its dangers are told; the next word of the
    same turn costs no other line."""
    zoe = Player(visit())
    position = "A:MEUSE! A:TRI B:LOT lock:A/-/1 squares:DE/AN/TI/LO/SU/CM hands:MOTLAC/SERPET"
    code = zoe.set_table(me("Zoé"), bot(), position=position, time="calm", hints=True)
    zoe.begin(code)
    panel = zoe.page.locator("details", has_text="Qui prendrait mes mots ?")
    panel.locator("summary").press("Enter")
    panel.get_by_role("button", name="MEUSE").press("Enter")
    expect(panel.get_by_role("status")).to_contain_text("D (méduse)")
    panel.get_by_role("button", name="TRI").press("Enter")
    expect(panel.get_by_role("status")).to_contain_text("TRI : ")

    expect(zoe.history.get_by_text("ce qui menace ses mots")).to_have_count(1)


LATE = [
    "TRAIT MUSE LOUVE PARI CHANTER",
    "PORTE LUNE ROUGE SALADE",
    "MOTEUR CARTE PLAGE VENT",
    "TABLE NUAGE FLEUR MAISON",
    "RIVAGE POMME CERISE",
    "JARDIN SOLEIL FORET",
]
COVERED = """() => {
  const foot = document.querySelector('.pied').getBoundingClientRect().top
  const bar = document.querySelector('.barre')?.getBoundingClientRect().top ?? innerHeight
  return [...document.querySelectorAll('.siens [data-word]')]
    .filter((word) => word.getBoundingClientRect().bottom > Math.min(foot, bar, innerHeight))
    .map((word) => word.dataset.text)
}"""


@pytest.mark.parametrize("width", [1280, 390])
def test_late_in_a_game_of_six_ones_own_words_are_in_sight(visit: Visit, width: int) -> None:
    """Five words in front of one, eighteen of the others: nothing has to be scrolled to."""
    zoe = Player(visit(width=width, height=800 if width > 700 else 844, touch=width < 700))
    words = " ".join(f"{'ABCDEF'[n]}:{word}" for n, row in enumerate(LATE) for word in row.split())
    hands = "/".join(["LOUVEX"] * len(LATE))
    chairs = [bot() for _ in LATE[1:]]
    position = f"{words} squares:EN/SI/DT/OC/ER/VA hands:{hands}"
    zoe.begin(zoe.set_table(me("Zoé"), *chairs, position=position, time="calm"))
    expect(zoe.page.locator(".siens [data-word]")).to_have_count(5)

    assert [] == zoe.page.evaluate(COVERED)
