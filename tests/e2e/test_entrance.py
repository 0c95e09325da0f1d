"""The entrance of a game: what it is for, three doors, one line of choices; no dead door."""

import re

import pytest
from playwright.sync_api import Route, expect

from logomachie.games import GAMES
from tests.e2e.club import Visit

pytestmark = pytest.mark.browser
BELOW = "document.documentElement.scrollHeight - innerHeight"


@pytest.mark.parametrize("slug", GAMES)
def test_a_cover_leads_to_the_entrance(visit: Visit, slug: str) -> None:
    """The aim in two sentences, and three doors, each of which opens something."""
    jeanne = visit()
    jeanne.page.goto("/")
    jeanne.page.locator(f"a[href='/jeu/{slug}']").click()
    aim = jeanne.page.locator("p.but")
    aim.wait_for()
    doors = jeanne.page.get_by_role("navigation", name="Trois façons de commencer").locator("a")

    assert len(aim.inner_text()) <= 170
    assert 2 == len(re.findall(r"[.!?](?:\s|$)", aim.inner_text()))
    expect(doors).to_have_count(3)
    for address in [door.get_attribute("href") for door in doors.all()]:
        jeanne.page.goto(address or "")
        expect(jeanne.page.get_by_role("heading").first).to_be_visible()
        expect(jeanne.page.get_by_text("Cette page n’existe pas")).to_have_count(0)
        jeanne.page.go_back()


@pytest.mark.parametrize("slug", GAMES)
def test_an_entrance_lives_within_the_screen(visit: Visit, slug: str) -> None:
    """At both sizes nothing is left to scroll to; the figure is a stored log, drawn by the pieces
    of the table, and stops when asked."""
    jeanne = visit(still=False)
    jeanne.page.goto(f"/jeu/{slug}")
    stop = jeanne.page.get_by_role("button", name="Arrêter la figure")
    expect(stop).to_be_visible()
    hidden = []
    for width, height in ((1280, 800), (390, 844)):
        jeanne.page.set_viewport_size({"width": width, "height": height})
        hidden.append(jeanne.page.evaluate(BELOW))
    stop.click()

    expect(jeanne.page.get_by_role("button", name="Montrer la figure")).to_be_visible()
    assert [0, 0] == hidden


@pytest.mark.parametrize("slug", GAMES)
def test_the_second_door_opens_a_table_at_once(visit: Visit, slug: str) -> None:
    """One bot, calm, no screen in between; by the keyboard too, and before the club answers."""
    jeanne = visit()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    jeanne.page.route("**/api/games", hold)
    jeanne.page.goto(f"/jeu/{slug}")
    jeanne.page.get_by_role("link", name=re.compile("Jouer tout de suite")).wait_for()
    jeanne.page.keyboard.press("2")
    expect(jeanne.page).to_have_url(re.compile("/jeu/"))
    for route in held:
        route.continue_()
    jeanne.page.unroute("**/api/games")
    jeanne.page.wait_for_url("**/table/*")

    expect(jeanne.page.get_by_text("Au calme", exact=True)).to_be_visible()
    expect(jeanne.page.get_by_role("timer")).to_have_count(0)


def test_a_bot_of_ones_own_strength_is_chosen_and_follows(visit: Visit) -> None:
    """Preselected for a person alone; a defeat is told in one sentence, the number when asked; the
    bots' pauses are among the options of the set-up."""
    jeanne = visit()
    jeanne.page.goto("/jeu/word-whiz")
    expect(jeanne.page.get_by_label("Sa force").locator("option:checked")).to_have_text(
        "De ma force"
    )
    jeanne.page.get_by_role("link", name=re.compile("Jouer tout de suite")).click()
    jeanne.page.wait_for_url("**/table/*")
    expect(jeanne.page.get_by_text("bot de ma force").first).to_be_visible()
    jeanne.page.get_by_role("button", name="Quitter la partie").click()
    jeanne.page.locator(".partie").get_by_role("button").first.click()
    end = jeanne.page.locator("section.fin")
    expect(end.get_by_text("jouera un peu moins fort la prochaine fois.")).to_be_visible()
    expect(end.get_by_text(re.compile("1,3, où CM2 est 1"))).to_be_hidden()
    end.get_by_text("Quelle est sa force").click()
    expect(end.get_by_text(re.compile("1,3, où CM2 est 1"))).to_be_visible()
    jeanne.page.goto("/jouer/word-whiz")
    chosen = jeanne.page.get_by_role("radio", name="De ma force")
    expect(chosen.first).to_be_checked()
    jeanne.page.get_by_text(re.compile("Toutes les options")).click()

    expect(jeanne.page.get_by_text("Les pauses des bots").first).to_be_visible()


def test_what_is_seldom_changed_stands_behind_a_second_fold(visit: Visit) -> None:
    """Of Wordsmith's forty options a family that unfolds them sees a dozen."""
    jeanne = visit()
    jeanne.page.goto("/jouer/wordsmith")
    jeanne.page.get_by_text(re.compile("Toutes les options")).click()
    choices = jeanne.page.locator(".options .option")
    expect(jeanne.page.get_by_text("Secret").first).to_be_visible()
    often = choices.count()
    assert often <= 16
    jeanne.page.get_by_role("button", name=re.compile("de détail")).click()

    expect(jeanne.page.get_by_role("button", name=re.compile("de détail"))).to_have_count(0)
    assert choices.count() > 2 * often


@pytest.mark.parametrize("width", [1280, 390])
def test_the_line_serves_the_second_door(visit: Visit, width: int) -> None:
    """How strong the bot is and whether the clock runs."""
    jeanne = visit(width=width, touch=width < 700)
    jeanne.page.goto("/jeu/word-whiz")
    jeanne.page.get_by_label("Sa force").select_option("CM2")
    jeanne.page.get_by_label("Le temps").select_option("À la pendule")
    jeanne.page.get_by_role("link", name=re.compile("Jouer tout de suite")).click()
    jeanne.page.wait_for_url("**/table/*")

    expect(jeanne.page.get_by_role("timer").first).to_be_visible()
    expect(jeanne.page.get_by_text("bot CM2").first).to_be_visible()


DRAWN = """() => {
  const box = document.querySelector('.boite .figure').getBoundingClientRect()
  const drawn = [...document.querySelectorAll('.boite .figure svg')]
  return drawn.map((one) => one.getBoundingClientRect()).filter(
    ({ top, bottom, left, right }) =>
      top < box.top - 1 || bottom > box.bottom + 1 || left < box.left - 1 || right > box.right + 1,
  ).length
}"""


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("slug", GAMES)
def test_the_figure_stays_in_its_frame(visit: Visit, slug: str, width: int) -> None:
    """At each of its steps: no piece over the title, none over the sentence below."""
    jeanne = visit(width=width, height=800 if width > 700 else 844, still=False)
    jeanne.page.clock.install()
    jeanne.page.goto(f"/jeu/{slug}")
    expect(jeanne.page.get_by_role("button", name="Arrêter la figure")).to_be_visible()
    outside = []
    for _ in range(8):
        outside.append(jeanne.page.evaluate(DRAWN))
        jeanne.page.clock.run_for(900)

    assert [0] * 8 == outside


def test_whoever_has_a_game_waiting_has_played(visit: Visit) -> None:
    """« Une partie vous attend », and not in the same breath that one has never played."""
    jeanne = visit()
    jeanne.page.goto("/jeu/wordsmith")
    expect(jeanne.page.get_by_text("Vous n’y avez jamais joué.")).to_be_visible()
    jeanne.page.get_by_role("link", name=re.compile("Jouer tout de suite")).click()
    jeanne.page.wait_for_url("**/table/*")
    jeanne.page.goto("/jeu/wordsmith")

    expect(jeanne.page.get_by_text("Une partie vous attend")).to_be_visible()
    expect(jeanne.page.get_by_text("Vous n’y avez jamais joué.")).to_have_count(0)


THUMB = """() => {
  const links = [...document.querySelectorAll('.suite a, .suite button, .plus summary')]
  const hits = links.flatMap((link) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return [y + height / 2 - 21, y + height / 2 + 21].map((at) =>
      link.contains(document.elementFromPoint(x + width / 2, at)))
  })
  const doors = [...document.querySelectorAll('a.porte')]
  const last = Math.max(...doors.map((door) => door.getBoundingClientRect().bottom))
  return [doors.length, last <= innerHeight, hits.length >= 8, hits.every(Boolean)]
}"""


@pytest.mark.parametrize("slug", GAMES)
def test_a_thumb_finds_the_links_under_the_doors(visit: Visit, slug: str) -> None:
    """Forty-four pixels that no other takes, and the doors are all on the first screen, also where
    the browser keeps its bars."""
    jeanne = visit(width=390, height=664, touch=True)
    jeanne.page.goto(f"/jeu/{slug}")
    jeanne.page.locator(".plus summary").first.wait_for()
    doors, in_sight, *_ = jeanne.settled().page.evaluate(THUMB)
    jeanne.page.set_viewport_size({"width": 390, "height": 1200})
    *_, several, all_hit = jeanne.settled().page.evaluate(THUMB)

    assert (3, True, True, True) == (doors, in_sight, several, all_hit)


BESIDE = """() => {
  const [title, facts] = ['.boite h1', '.boite .faits'].map((part) => {
    const drawn = document.createRange()
    drawn.selectNodeContents(document.querySelector(part))
    return drawn.getBoundingClientRect()
  })
  const apart = title.right <= facts.left || title.bottom <= facts.top
  return apart && facts.right <= innerWidth && document.documentElement.scrollWidth <= innerWidth
}"""


@pytest.mark.parametrize("slug", GAMES)
def test_an_entrance_is_read_in_letters_twice_as_large(visit: Visit, slug: str) -> None:
    """On a phone: the title is not over the players and minutes; nothing leaves the screen."""
    jeanne = visit(width=390, height=844)
    jeanne.page.goto(f"/jeu/{slug}")
    jeanne.page.get_by_role("link", name=re.compile("Jouer tout de suite")).wait_for()
    jeanne.page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    jeanne.settled()

    assert jeanne.page.evaluate(BESIDE)


FEET = """() => [...document.querySelectorAll('.boitier .pied')].map((foot) => {
  const box = foot.closest('svg')
  return [
    parseFloat(getComputedStyle(foot).fontSize) * box.getScreenCTM().a,
    box.getBoundingClientRect().right - foot.getBoundingClientRect().right,
  ]
})"""


@pytest.mark.parametrize("width", [1280, 390])
def test_players_and_minutes_are_read_on_the_covers(visit: Visit, width: int) -> None:
    """In letters of twelve pixels at least, and within the box."""
    jeanne = visit(width=width, height=800 if width > 700 else 844)
    jeanne.page.goto("/")
    expect(jeanne.page.locator(".boitier .pied")).to_have_count(len(GAMES))
    feet = jeanne.page.evaluate(FEET)

    assert 12 <= min(size for size, _ in feet)
    assert 0 <= min(room for _, room in feet)
