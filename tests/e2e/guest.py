"""A visitor who plays one game: what the players of all games see and do alike."""

import re
from typing import Any, ClassVar, Self

from playwright.sync_api import Locator

from tests.e2e.stage import Visitor

Point = tuple[float, float]


class Guest:
    """One person at one browser, at a table of one game; `hand` is mouse, keys or touch."""

    game: ClassVar[str]  # its name in addresses
    agreed: ClassVar[dict[str, object]] = {}  # options of its tables where a story names none

    def __init__(self, visitor: Visitor, hand: str = "mouse") -> None:
        self.visitor, self.page, self.hand = visitor, visitor.page, hand

    def set_table(self, *chairs: dict[str, object], **options: object) -> str:
        """The code of a new table, as its page would set it."""
        asked = {"game": self.game, "chairs": chairs, "options": self.agreed | options}
        answer = self.visitor.context.request.post("/api/tables", data=asked)
        assert answer.ok, answer.text()
        code: str = answer.json()["table"]
        return code

    def begin(self, code: str) -> Self:
        """Start the game and look at it."""
        self.visitor.begin(code)
        return self.ready()

    def look(self, code: str) -> Self:
        """Open the table's page."""
        self.visitor.look(code)
        return self.ready()

    def ready(self) -> Self:
        """Wait until the table can be played at; a game says by what it knows."""
        return self

    # ── the eyes ─────────────────────────────────────────────────────────────

    @property
    def phrase(self) -> Locator:
        return self.visitor.phrase

    @property
    def end(self) -> Locator:
        return self.visitor.end

    @property
    def alert(self) -> Locator:
        return self.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))

    @property
    def history(self) -> Locator:
        return self.page.locator("#histoire")

    def button(self, name: str | re.Pattern[str], *, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact).first

    def score(self, name: str) -> int:
        """A player's points, in the margin or in the band of a phone."""
        row = self.page.locator(".joueurs li", has_text=name).first
        return int(row.locator(".pts").inner_text().replace("−", "-"))

    # ── the hands ────────────────────────────────────────────────────────────

    def press(self, what: Locator) -> Self:
        """Press something with this player's hand."""
        if self.hand == "touch":
            what.tap()
        elif self.hand == "keys":
            what.focus()
            self.page.keyboard.press("Space")
        else:
            what.click()
        return self

    def pull(self, source: Point, target: Point, steps: int = 5) -> Self:
        """The mouse pressed, moved and let go."""
        self.page.mouse.move(*source)
        self.page.mouse.down()
        self.page.mouse.move(*target, steps=steps)
        self.page.mouse.up()
        return self

    def touch(self, first: list[Point], last: list[Point]) -> Self:
        """Fingers put down, drawn from where to where, and lifted."""
        client = self.visitor.context.new_cdp_session(self.page)

        def send(kind: str, *points: Point) -> None:
            spots: list[Any] = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
            client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

        send("touchStart", *first)
        for part in (0.25, 0.5, 0.75, 1.0):
            between = [
                (x1 + (x2 - x1) * part, y1 + (y2 - y1) * part)
                for (x1, y1), (x2, y2) in zip(first, last, strict=True)
            ]
            send("touchMove", *between)
        send("touchEnd")
        return self
