"""A player of Wordsearch at one browser: three hands that slide letters, and eyes on the board."""

import re

from playwright.sync_api import Locator, expect

from logomachie.games.wordsearch.rules.board import Board, Cell
from logomachie.games.wordsearch.rules.text import cell_name, cell_named
from tests.e2e.guest import Guest
from tests.e2e.stage import middle

NEXT = """turn => document.querySelector('section.fin')
  || Number(document.querySelector('.table').dataset.turn) !== turn"""
PERSON = """seats => {
  const { active, phase } = document.querySelector('.table')?.dataset ?? {}
  return document.querySelector('section.fin')
    || (phase !== 'OVER' && seats.includes(Number(active)))
}"""
LABELS = "cells => cells.map(cell => cell.getAttribute('aria-label'))"
KEYS = {
    (-1, 0): "ArrowUp",
    (1, 0): "ArrowDown",
    (0, -1): "ArrowLeft",
    (0, 1): "ArrowRight",
    (-1, -1): "Home",
    (-1, 1): "PageUp",
    (1, -1): "End",
    (1, 1): "PageDown",
}


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


class Player(Guest):
    """What one visitor sees and does at a Wordsearch table."""

    game = "wordsearch"

    def ready(self) -> "Player":
        self.grid.wait_for()
        return self

    # ── the eyes ─────────────────────────────────────────────────────────────

    @property
    def grid(self) -> Locator:
        return self.page.get_by_role("grid")

    def cell(self, name: str) -> Locator:
        return self.page.locator(f"[data-cell={name}]")

    def turn(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-turn") or 0)

    def board(self) -> Board:
        """The board as its circles are read aloud."""
        rows = self.grid.get_by_role("row").all()
        return "/".join(
            "".join(
                found[1] if (found := re.match(r"[A-Z]\d+, ([A-Z]),", label)) else "."
                for label in row.get_by_role("gridcell").evaluate_all(LABELS)
            )
            for row in rows
        )

    # ── the hands ────────────────────────────────────────────────────────────

    def middle(self, name: str) -> tuple[float, float]:
        return middle(self.cell(name))

    def slide(self, source: str, target: str) -> "Player":
        """Slide a letter with this player's hand, and wait until the board shows it."""
        if self.hand == "mouse":
            self.drag(source, target)
        elif self.hand == "touch":
            self.cell(source).tap()
            expect(self.cell(target)).to_have_attribute("aria-label", re.compile("portée"))
            self.cell(target).tap()
        else:
            self.go(source)
            self.page.keyboard.press("Space")
            self.go(target)
            self.page.keyboard.press("Space")
        expect(self.cell(source)).to_have_attribute("aria-label", re.compile("cercle libre"))
        return self

    def drag(self, source: str, target: str) -> None:
        self.pull(self.middle(source), self.middle(target))

    def drag_finger(self, source: str, target: str, off: float = 0) -> None:
        """A finger put down, drawn and lifted, a little off the middle of the circle."""
        x, y = self.middle(target)
        self.touch([self.middle(source)], [(x + off, y - off)])

    def go(self, name: str) -> None:
        """Move the cursor there with keys alone."""
        here = cell_named(self.grid.locator("[tabindex='0']").get_attribute("data-cell") or "A1")
        there = cell_named(name)
        while here != there:
            step = sign(there[0] - here[0]), sign(there[1] - here[1])
            self.page.keyboard.press(KEYS[step])
            here = here[0] + step[0], here[1] + step[1]

    def announce(self, word: str, first: str, last: str) -> "Player":
        """Announce a word: the keyboard types it, the other hands mark its two ends."""
        if self.hand == "keys":
            self.page.keyboard.type(word.lower())
            expect(self.button(f"Annoncer {word}")).to_have_attribute("aria-disabled", "false")
            self.page.keyboard.press("Enter")
            return self
        self.press(self.button("Marquer le mot"))
        self.press(self.cell(first)).press(self.cell(last))
        self.press(self.button(f"Annoncer {word}"))
        return self

    def play(self, slides: tuple[tuple[Cell, Cell], ...], word: str, line: list[Cell]) -> None:
        """Slide and announce, as a list of cells says."""
        for source, target in slides:
            self.slide(cell_name(source), cell_name(target))
        self.announce(word, cell_name(line[0]), cell_name(line[-1]))

    def play_one(self, slide: tuple[Cell, Cell]) -> None:
        """Move one letter and end the turn (SRCH-E4)."""
        self.slide(cell_name(slide[0]), cell_name(slide[1]))
        self.button("Terminer").click()

    # ── the course of the game ───────────────────────────────────────────────

    def names(self) -> list[str]:
        """Who plays, in the order of the seats."""
        found = self.page.locator(".joueurs .nom").all_inner_texts()
        return [name.split("\n")[0].split(" ")[0].strip() for name in found]

    def after(self, turn: int) -> None:
        """Wait until another turn has begun, or the game is over."""
        self.page.wait_for_function(NEXT, arg=turn, timeout=30_000)

    def asked(self, *seats: int) -> int | None:
        """Wait until a person (of these seats) is to move: the seat, or None when it is over."""
        self.page.wait_for_function(PERSON, arg=seats or (0, 2), timeout=60_000)
        if self.end.count() > 0:
            return None
        return int(self.page.locator(".table").get_attribute("data-active") or 0)
