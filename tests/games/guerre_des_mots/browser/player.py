"""A player of La Guerre des Mots at a browser: presses ends, writes words, chooses ways."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.stage import Visitor, middle

UNIT = 30  # of the picture's own measure: one cell
MOVED = """([turn, coup]) => {
  if (document.querySelector('section.fin')) return true
  const table = document.querySelector('.table[data-turn]')
  return table && (table.dataset.turn !== turn || table.dataset.coup !== coup)
}"""


class Warrior:
    """One person at one browser, at a table of La Guerre des Mots."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page

    def set_table(self, *chairs: dict[str, object], **options: object) -> str:
        """The code of a new table."""
        asked = {"game": "guerre-des-mots", "chairs": chairs, "options": options}
        answer = self.visitor.context.request.post("/api/tables", data=asked)
        assert answer.ok, answer.text()
        code: str = answer.json()["table"]
        return code

    def begin(self, code: str) -> "Warrior":
        self.visitor.begin(code)
        return self

    def look(self, code: str) -> "Warrior":
        self.visitor.look(code)
        return self

    @property
    def phrase(self) -> Locator:
        return self.visitor.phrase

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
    def frame(self) -> tuple[float, float, float]:
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

    def press(self, cell: str) -> "Warrior":
        """Press a cell of the board by its name."""
        self.board.scroll_into_view_if_needed()
        self.page.mouse.click(*self.point(cell))
        return self

    def token(self, letter: str) -> Locator:
        """A token of the arsenal that is not in the coup yet."""
        return self.arsenal.get_by_role("button", name=letter, exact=True).first

    def drag(self, letter: str, cell: str) -> "Warrior":
        """A token of the arsenal drawn to a cell with the mouse."""
        self.page.mouse.move(*middle(self.token(letter)))
        self.page.mouse.down()
        self.page.mouse.move(*self.point(cell), steps=5)
        self.page.mouse.up()
        return self

    def draw(self, letter: str, cell: str) -> "Warrior":
        """The same with a finger."""
        return self.touch([middle(self.token(letter))], [self.point(cell)])

    def touch(self, first: list[tuple[float, float]], last: list[tuple[float, float]]) -> "Warrior":
        """Fingers put down, drawn from where to where, and lifted."""
        client = self.visitor.context.new_cdp_session(self.page)

        def send(kind: str, *points: tuple[float, float]) -> None:
            spots: list[Any] = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
            client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

        send("touchStart", *first)
        for part in (0.25, 0.5, 0.75, 1.0):
            send(
                "touchMove",
                *(
                    (x1 + (x2 - x1) * part, y1 + (y2 - y1) * part)
                    for (x1, y1), (x2, y2) in zip(first, last, strict=True)
                ),
            )
        send("touchEnd")
        return self

    def part_curtain(self, name: str) -> "Warrior":
        """Say who sits at the screen now."""
        self.page.get_by_role("button", name=f"Je suis {name}").click()
        expect(self.arsenal).to_be_visible()
        return self

    def write(self, word: str) -> "Warrior":
        """Write a word, and wait for the ways to provide it."""
        self.field.fill(word)
        return self

    def choose(self, text: str) -> "Warrior":
        """Take the choice that says this."""
        more = self.coup.get_by_role("button", name="autres façons")
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
        """Wait for one's own turn."""
        expect(self.phrase).to_contain_text(f"À vous, {name}.")
        return self
