"""A learner's hand at La Guerre des Mots: the moves of a lesson, made on the page."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.learner import Made
from tests.e2e.stage import Visitor
from tests.games.guerre_des_mots.browser.player import Warrior

HEARD = """([turn, coup]) => {
  const table = document.querySelector('.table[data-turn]')
  const narrator = document.querySelector('.narrateur')
  if (narrator && narrator.dataset.stage !== 'trying') return true
  if (document.querySelector('section.fin')) return true
  return table?.dataset.turn !== turn || table?.dataset.coup !== coup
}"""


def play(visitor: Visitor, move: str, made: Made, hand: str) -> None:
    """Make this move."""
    warrior = Warrior(visitor, hand)
    stood = warrior.stands
    match move.split():
        case ["draw" | "pass" as what]:
            warrior.press(visitor.page.locator(f"[data-lit={what}]:visible"))
        case ["recover", cell, letters]:
            warrior.press(cell)
            fold = warrior.coup.locator("details", has_text="Reprendre des lettres")
            warrior.press(fold.locator("summary"))
            warrior.press(fold.locator("button.choisir").nth(int(letters) - 1))
            warrior.press(_strong(warrior))
        case ["open" | "lay", at, *_]:
            laid = next(event for event in made if event["type"] == "Laid")
            _lay(warrior, at[:3].rstrip("><_^"), laid, made)
        case _:
            raise ValueError(f"no hand for {move}")
    visitor.page.wait_for_function(HEARD, arg=stood)


def _lay(warrior: Warrior, at: str, laid: dict[str, Any], made: Made) -> None:
    """End, word, where its letters come from, what it earns; then laid."""
    warrior.press(at)
    if laid["of"] != laid["seat"]:
        warrior.press(warrior.coup.get_by_role("button", name=re.compile("^Pirater")))
    warrior.write(laid["word"])
    if laid["how"] == "BEND":
        button = _strong(warrior)
        turned = warrior.coup.locator("label", has_text="Tourné")
        expect(turned.or_(button).first).to_be_visible()
        if turned.count() > 0:
            warrior.press(turned.first)
    if laid.get("taken"):
        _from(warrior, laid)
    if laid.get("cross") is not None:
        warrior.choose("Protéger par une croix")
    if any(letter.get("symbol") for letter in laid["letters"]):
        warrior.press(warrior.coup.get_by_role("checkbox"))
    for fired in (event for event in made if event["type"] == "Fired"):
        warrior.choose(f"Prendre {fired['words'][0]}")
    expect(_strong(warrior)).to_have_attribute("aria-disabled", "false")
    warrior.press(_strong(warrior))


def _from(warrior: Warrior, laid: dict[str, Any]) -> None:
    """The way that takes these letters of chains, and no others."""
    mine = [taken["of"] == laid["seat"] for taken in laid["taken"]]
    parts = [
        f"{', '.join(taken['letters'])} {'de votre chaîne' if own else 'pris à'}"
        for taken, own in zip(laid["taken"], mine, strict=True)
    ]
    warrior.choose(", ".join(parts))


def _strong(warrior: Warrior) -> Locator:
    return warrior.page.locator("button.fort:visible", has_text=re.compile("^(Poser|Reprendre)"))
