"""axe-core finds nothing serious on any page, in any phase, in any of the three themes."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.stage import START, Visitor, link, me, position

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
THEMES = ("papier", "nuit", "contraste")
RUN = """(rules) => axe.run({
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  }).then(({ violations }) => violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`))"""


def _faults(visitor: Visitor) -> list[str]:
    """What axe-core holds against this page; a theme changes colours, and nothing else."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = []
    for theme in THEMES:
        visitor.theme(theme)
        rules = None if theme == THEMES[0] else ["color-contrast"]
        found.extend(f"{theme} {fault}" for fault in visitor.page.evaluate(RUN, rules))
    return found


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize(
    "path", ["/", "/jouer/word-whiz", "/regles/word-whiz", "/mots/orna", "/rien"]
)
def test_pages(visit: Visit, path: str, width: int) -> None:
    """Home, setting a table, rulebook, dictionary, and the page for lost addresses."""
    visitor = visit(width=width, touch=width < 700)
    visitor.page.goto(path)
    visitor.page.get_by_role("heading").first.wait_for()

    assert [] == _faults(visitor)


@pytest.mark.parametrize("width", [1280, 390])
def test_every_phase_of_a_table(visit: Visit, width: int) -> None:
    """Waiting room, card, race, word, contest, vote, end."""
    jeanne, marius = visit(width=width, touch=width < 700), visit()
    code = jeanne.set_table(
        me("Jeanne"),
        link("Marius"),
        judge="vote",
        flipSeconds=60,
        raceSeconds=90,
        speakSeconds=30,
        contestSeconds=30,
        voteSeconds=60,
        position=position("DTN", [START, (13, 12, 13, 13, 13)]),
    )
    found = {"waiting": _faults(jeanne.look(code))}
    marius.sit(code, 1, "Marius")
    found["flip"] = _faults(jeanne.begin(code).at("FLIP"))
    marius.look(code)
    jeanne.flip().at("RACE")
    found["race"] = _faults(jeanne)
    jeanne.grab().at("SAY").field.fill("dén")
    found["say"] = _faults(jeanne)
    jeanne.say(jeanne.cards().lower() + "e")
    marius.at("CONTEST")
    found["contest"] = _faults(marius)
    marius.page.get_by_role("button", name="Contester").click()
    found["vote"] = _faults(marius)
    marius.page.get_by_role("button", name="Refuser").click()
    found["refused"] = _faults(jeanne.at("FLIP"))
    marius.page.get_by_role("button", name="Quitter la partie").click()
    marius.page.locator(".partie").get_by_role("button").first.click()
    expect(jeanne.end).to_be_visible()
    found["end"] = _faults(jeanne)

    assert {phase: [] for phase in found} == found
