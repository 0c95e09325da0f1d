"""A player of La Guerre des Mots at a browser: presses ends, writes words, chooses ways."""

from playwright.sync_api import Locator, expect

from tests.e2e.stage import Visitor

SPAN, RIM = 25.4, 0.7  # cells across the picture on a wide screen, and the rim round them
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

    def press(self, cell: str) -> "Warrior":
        """Press a cell of the board by its name, on a wide screen."""
        column, row = ord(cell[0]) - ord("A"), int(cell[1:]) - 1
        box = self.board.bounding_box()
        assert box is not None
        unit = box["width"] / SPAN
        at = {"x": (column + RIM + 0.5) * unit, "y": (row + RIM + 0.5) * unit}
        self.board.click(position=at)  # type: ignore[arg-type]  # a plain dict will do
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
        button = self.coup.get_by_role("button", name="Poser")
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
