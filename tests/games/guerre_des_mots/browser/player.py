"""A player of La Guerre des Mots at a browser: presses ends, writes words, chooses ways."""

import re
from collections.abc import Callable
from typing import Self, TypeAlias

from playwright.sync_api import Locator, expect

from tests.e2e.guest import Guest
from tests.e2e.stage import middle

Frame: TypeAlias = tuple[float, float, float]  # left, top and span, in cells
UNIT = 30  # of the picture's own measure: one cell
MOVED = """([turn, coup]) => {
  if (document.querySelector('section.fin')) return true
  const table = document.querySelector('.table[data-turn]')
  return table && (table.dataset.turn !== turn || table.dataset.coup !== coup)
}"""


class Warrior(Guest):
    """One person at one browser, at a table of La Guerre des Mots."""

    game = "guerre-des-mots"

    @property
    def field(self) -> Locator:
        return self.page.get_by_label("Votre mot")

    @property
    def coup(self) -> Locator:
        return self.page.get_by_role("region", name="Votre coup", exact=True)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("application")

    @property
    def stands(self) -> list[str | None]:
        """Turn and coup, as the table says them."""
        table = self.page.locator(".table[data-turn]")
        table.wait_for()
        return [table.get_attribute("data-turn"), table.get_attribute("data-coup")]

    @property
    def arsenal(self) -> Locator:
        return self.page.get_by_role("region", name="Votre arsenal")

    @property
    def frame(self) -> Frame:
        """The part of the board on the screen, in cells: its left, its top, how many across."""
        box = self.board.locator("svg").get_attribute("viewBox") or ""
        left, top, span, _ = (float(part) / UNIT for part in box.split())
        return left, top, span

    def point(self, cell: str) -> tuple[float, float]:
        """Where the middle of a cell is on the screen."""
        column, row = ord(cell[0]) - ord("A"), int(cell[1:]) - 1
        left, top, span = self.frame
        box = self.board.bounding_box()
        assert box is not None
        unit = box["width"] / span
        return box["x"] + (column + 0.5 - left) * unit, box["y"] + (row + 0.5 - top) * unit

    def shows(self, wanted: Callable[[Frame], bool], frames: int = 600) -> bool:
        """Whether the board comes to show such a part, before so many pictures are drawn."""
        for _ in range(frames):
            if wanted(self.frame):
                return True
            self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(drawn))")
        return False

    def tap_twice(self, point: tuple[float, float], wanted: Callable[[Frame], bool]) -> bool:
        """Two taps in a row; again where a busy machine was too slow to take them for one."""
        for _ in range(8):
            self.page.touchscreen.tap(*point)
            self.page.touchscreen.tap(*point)
            if self.shows(wanted, frames=60):
                return True
        return False

    def press(self, what: Locator | str) -> Self:
        """Press a cell of the board by its name, or anything else."""
        if not isinstance(what, str):
            return super().press(what)
        if self.hand == "keys":
            return self._go_to(what)
        self.board.scroll_into_view_if_needed()
        self.page.mouse.click(*self.point(what))
        return self

    def _go_to(self, cell: str) -> Self:
        """From end to end by keys until the cursor stands there; and take it."""
        self.board.focus()
        told = self.page.locator("#case")
        for _ in range(12):
            before = told.text_content() or ""
            if re.match(rf"{cell}\b", before):
                self.page.keyboard.press("Enter")
                return self
            self.page.keyboard.press("PageDown")
            expect(told).not_to_have_text(before)
        raise AssertionError(f"no end at {cell}")

    def token(self, letter: str) -> Locator:
        """A token of the arsenal that is not in the coup yet, where it stays: what the club finds
        for the letters laid so far moves the arsenal."""
        expect(self.page.get_by_text("Le club cherche vos lettres")).to_have_count(0)
        return self.arsenal.get_by_role("button", name=letter, exact=True).first

    def drag(self, letter: str, cell: str) -> "Warrior":
        """A token of the arsenal drawn to a cell with the mouse."""
        return self.pull(middle(self.token(letter)), self.point(cell))

    def draw(self, letter: str, cell: str) -> "Warrior":
        """The same with a finger."""
        return self.touch([middle(self.token(letter))], [self.point(cell)])

    def part_curtain(self, name: str) -> "Warrior":
        """Say who sits at the screen now."""
        self.page.get_by_role("button", name=f"Je suis {name}").click()
        expect(self.arsenal).to_be_visible()
        return self

    def write(self, word: str) -> "Warrior":
        """Write a word, and wait for the ways to provide it."""
        if self.hand == "keys":
            self.field.press("Control+a")  # what taking the end has written already
            self.field.press_sequentially(word)
        else:
            self.field.fill(word)
        return self

    def choose(self, text: str) -> "Warrior":
        """Take the choice that says this."""
        more = self.coup.get_by_role("button", name=re.compile("autres? façons?"))
        chosen = self.coup.locator("label", has_text=text).first
        expect(chosen.or_(more).first).to_be_visible()
        if not chosen.is_visible():
            more.click()
        chosen.click()
        return self

    def lay(self) -> "Warrior":
        """Lay the word, and wait for what comes next."""
        stood = self.stands
        button = self.page.get_by_role("button", name=re.compile("^Poser"))
        expect(button).to_have_attribute("aria-disabled", "false")
        button.click()
        self.page.wait_for_function(MOVED, arg=stood)
        return self

    def passes(self) -> "Warrior":
        """End the turn."""
        stood = self.stands
        self.page.get_by_role("button", name="Passer").click()
        self.page.wait_for_function(MOVED, arg=stood)
        return self

    def turn(self, name: str) -> "Warrior":
        """Wait for one's own turn; a phone leaves the name out."""
        expect(self.phrase).to_contain_text(re.compile(rf"À vous(, {name})?\."))
        return self
