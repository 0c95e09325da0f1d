"""A player of Wordsmith at one browser: writes, taps, rolls, claims, and reads the screen."""

import re
from functools import cache
from typing import Any

from playwright.sync_api import Locator

from logomachie.games.wordsmith.rules import pieces
from logomachie.games.wordsmith.rules.types import Setup
from logomachie.games.wordsmith.solver.search import Task, book, found
from logomachie.games.wordsmith.solver.words import Book
from logomachie.lexicon.load import french
from tests.e2e.guest import Guest

STANDS = """() => {
  const bench = document.querySelector('.atelier')
  const said = ['.mienne', '#histoire', '.refus', '.autres']
    .map((part) => document.querySelector(part)?.textContent)
  return JSON.stringify([bench?.dataset, document.querySelectorAll('button.comp').length, said])
}"""
ENOUGH = 18  # pieces: who finds no word with so many stops rolling
CHANGED = f"""(before) => document.querySelector('section.fin')
  || document.querySelector('.atelier').dataset.held === 'false' && ({STANDS})() !== before"""


@cache
def words() -> Book:
    """The words the club itself plays with."""
    return book(french(), "fr-reconstructed-1")


class Smith(Guest):
    """What one visitor sees and does at a Wordsmith table."""

    game = "wordsmith"

    def ready(self) -> "Smith":
        """Wait until the dice lie still."""
        self.page.locator(".atelier[data-rolling='false']").wait_for()
        return self

    def at(self, phase: str) -> "Smith":
        self.page.locator(f".atelier[data-phase='{phase}']").wait_for()
        return self

    # ── the eyes ─────────────────────────────────────────────────────────────

    @property
    def field(self) -> Locator:
        return self.page.locator(".saisie input")

    @property
    def message(self) -> Locator:
        return self.page.locator(".dire")

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("region", name="Votre feuille").last

    def bench(self, name: str) -> str:
        """A fact the bench shows of itself: phase, round, line, zone."""
        return self.page.locator(".atelier").get_attribute(f"data-{name}") or ""

    def rows(self) -> list[str]:
        """The words of one's own sheet, from the top row down."""
        return [word.strip() for word in self.page.locator(".mienne .w").all_inner_texts()]

    def ticked(self) -> str:
        """How many boxes are ticked, as it is read aloud."""
        return self.page.locator(".mienne .cases").get_attribute("aria-label") or ""

    def stands(self) -> Any:  # Any: a page's own JSON
        return self.page.evaluate(STANDS)

    def changed(self, before: Any) -> "Smith":
        """Wait until something has happened on this screen."""
        self.page.wait_for_function(CHANGED, arg=before)
        return self

    # ── the hands ────────────────────────────────────────────────────────────

    def write(self, word: str) -> "Smith":
        """Type the word, or tap its letters in the abécédaire."""
        if self.hand == "touch":
            self.field.fill("")
            for letter in word:
                self.page.locator(f'[data-letter="{letter}"]').tap()
        elif self.hand == "keys":
            self.field.press_sequentially(word)
        else:
            self.field.fill(word)
        return self

    def claim(self, word: str) -> "Smith":
        """Write and claim a word, and wait for its fate."""
        return self.write(word).announce()

    def announce(self) -> "Smith":
        """Claim the word that is written, and wait for its fate."""
        before = self.stands()
        if self.hand == "touch":
            self.page.locator(".annonce").tap()
        else:
            self.field.press("Enter")
        return self.changed(before)

    # ── a mind for whole games ───────────────────────────────────────────────

    def best(self, config: Setup) -> str | None:
        """The best word of the zone that is on nobody's sheet, or None."""
        rows = self.rows()
        told = " · ".join(self.page.locator(".autres .mots").all_inner_texts())
        to_do = Task(
            zone=pieces.read(self.bench("zone")),
            ticked=int(self.bench("ticked")),
            own=tuple(filter(None, rows)),
            others=tuple(word for word in told.split(" · ") if word.isupper()),
            letters=self._free_letters(config, rows),
        )
        some = found(words(), config, to_do)
        return words().key(int(some.rows[some.best()[0]])) if len(some) else None

    def _free_letters(self, config: Setup, rows: list[str]) -> str:
        """Expert: the letters before the rows that are free, or of the line."""
        if not config.expert:
            return ""
        letters = self.page.locator(".mienne .lettre").all_inner_texts()
        if config.mode == "motamot":
            return letters[int(self.bench("line")) - 1]
        return "".join(one for one, word in zip(letters, rows, strict=True) if not word)

    def step(self, config: Setup) -> "Smith":
        """One thing a player does while words are built: claim, roll, choose, pass."""
        before = self.stands()
        choices = self.page.locator("button.comp")
        if choices.count() > 0:
            zone = pieces.read(self.bench("zone"))
            return self.press(choices.nth(zone.index(min(zone)))).changed(before)
        word = self.best(config)
        if word is not None:
            return self.claim(word)
        few = sum(pieces.read(self.bench("zone"))) < ENOUGH
        if few and self.page.locator(".lance").count() > 0:
            return self.press(self.page.locator(".lance")).changed(before)
        return self.stop()

    @property
    def gives_up(self) -> Locator:
        """What gives up the line, the last word, or looking for more."""
        name = re.compile("^Passer la|^Pas de dernier|^Je cale")
        return self.page.get_by_role("button", name=name)

    def stop(self) -> "Smith":
        """Give up whatever can be given up."""
        before = self.stands()
        if self.gives_up.count() > 0:
            self.press(self.gives_up.first)
        return self.changed(before)  # where there is nothing to give up: wait for the others
