"""A player of Wordsearch at one browser: three hands that slide letters, and eyes on the board."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from logomachie.games.wordsearch.rules.board import Board, Cell
from logomachie.games.wordsearch.rules.text import cell_name, cell_named
from tests.e2e.stage import Visitor, middle

NEXT = """turn => document.querySelector('section.fin')
  || Number(document.querySelector('.table').dataset.turn) !== turn"""
PERSON = """() => document.querySelector('section.fin')
  || ['0', '2'].includes(document.querySelector('.table').dataset.active)"""
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


class Player:
    """What one visitor sees and does at a Wordsearch table; `hand` is mouse, keys or touch."""

    def __init__(self, visitor: Visitor, hand: str = "mouse") -> None:
        self.visitor, self.page, self.hand = visitor, visitor.page, hand

    def set_table(self, *chairs: dict[str, object], **options: object) -> str:
        """The code of a new table, as its page would set it."""
        asked = {"game": "wordsearch", "chairs": chairs, "options": options}
        answer = self.visitor.context.request.post("/api/tables", data=asked)
        assert answer.ok, answer.text()
        code: str = answer.json()["table"]
        return code

    def begin(self, code: str) -> "Player":
        self.visitor.begin(code)
        return self.ready()

    def look(self, code: str) -> "Player":
        self.visitor.look(code)
        return self.ready()

    def ready(self) -> "Player":
        self.grid.wait_for()
        return self

    # ── the eyes ─────────────────────────────────────────────────────────────

    @property
    def grid(self) -> Locator:
        return self.page.get_by_role("grid")

    @property
    def phrase(self) -> Locator:
        return self.visitor.phrase

    @property
    def end(self) -> Locator:
        return self.visitor.end

    def cell(self, name: str) -> Locator:
        return self.page.locator(f"[data-cell={name}]")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name).first

    def turn(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-turn") or 0)

    def score(self, name: str) -> int:
        """A player's points, in the margin or in the band of a phone."""
        row = self.page.locator(".joueurs li", has_text=name).first
        return int(row.locator(".pts").inner_text().replace("−", "-"))

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
        self.page.mouse.move(*self.middle(source))
        self.page.mouse.down()
        self.page.mouse.move(*self.middle(target), steps=5)
        self.page.mouse.up()

    def drag_finger(self, source: str, target: str, off: float = 0) -> None:
        """A finger put down, drawn and lifted, a little off the middle of the circle."""
        client = self.visitor.context.new_cdp_session(self.page)
        (x1, y1), (x2, y2) = self.middle(source), self.middle(target)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            spots: list[Any] = [{"x": x, "y": y} for x, y in points]  # Any: the protocol's own
            client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

        touch("touchStart", (x1, y1))
        for n in (1, 2, 3):
            touch("touchMove", (x1 + (x2 - x1) * n / 3 + off, y1 + (y2 - y1) * n / 3 - off))
        touch("touchEnd")

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
        press = Locator.tap if self.hand == "touch" else Locator.click
        press(self.button("Marquer le mot"))
        press(self.cell(first))
        press(self.cell(last))
        press(self.button(f"Annoncer {word}"))
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

    def asked(self) -> int | None:
        """Wait until a person is to move: the seat, or None when the game is over."""
        self.page.wait_for_function(PERSON, timeout=60_000)
        if self.end.count() > 0:
            return None
        return int(self.page.locator(".table").get_attribute("data-active") or 0)
