"""A player of Cadenas at one browser: three hands that take, grow, lock and put back."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.guest import Guest
from tests.e2e.stage import middle

NEXT = """turn => {
  const { turn: now, phase } = document.querySelector('.tapis').dataset
  const stands = !['WINDOW', 'OVER'].includes(phase)
  return document.querySelector('section.fin') || Number(now) !== turn || !stands
}"""
CALM: dict[str, object] = {"turnSeconds": 0}  # no clock but the house's: the machine may be busy


ACCENTS = {"A": "AÀÂ", "C": "CÇ", "E": "EÉÈÊË", "I": "IÎÏ", "O": "OÔ", "U": "UÙÛÜ"}


def _written(text: str) -> str:
    """A word as the page may write it: its letters with or without their accents."""
    return "".join(f"[{ACCENTS.get(letter, letter)}]" for letter in text.upper())


class Player(Guest):
    """What one visitor sees and does at a Cadenas table."""

    game = "cadenas"
    agreed = CALM

    def ready(self) -> "Player":
        self.baize.wait_for()
        return self

    # ── the eyes ─────────────────────────────────────────────────────────────

    @property
    def baize(self) -> Locator:
        return self.page.locator(".tapis")

    @property
    def cards(self) -> Locator:
        return self.page.locator("[data-card]")

    def word(self, text: str) -> Locator:
        """A word on the table, by what its cards read."""
        return self.page.locator(f"[data-word][data-text={text.upper()}]")

    def card(self, letter: str) -> Locator:
        return self.cards.filter(has_text=letter).first

    def turn(self) -> int:
        return int(self.baize.get_attribute("data-turn") or 0)

    def at(self, phase: str, turn: int | None = None) -> "Player":
        """Wait until the table stands at this phase, for this player."""
        where = "" if turn is None else f"[data-turn='{turn}']"
        expect(self.page.locator(f".tapis[data-phase='{phase}']{where}")).to_be_visible()
        return self

    # ── the hands ────────────────────────────────────────────────────────────

    def part_curtain(self, name: str) -> "Player":
        """Say who sits at the screen now."""
        self.press(self.button(f"Je suis {name}"))
        expect(self.cards.first).to_be_visible()
        return self

    def take(self, square: int) -> "Player":
        """Take the pair of a square, counted from 1."""
        if self.hand == "keys":
            expect(self.page.locator(".case.libre").first).to_be_visible()
            self.page.keyboard.press(str(square))
        else:
            self.press(self.page.get_by_role("button", name=re.compile(f"^Prendre .* {square}$")))
        return self.at("PLAY")

    def grow(self, old: str, new: str, kind: str | None = None) -> "Player":
        """Open a word, put the cards that make the new one between its letters, confirm."""
        self.press(self.word(old))
        if self.hand == "keys":
            self.page.keyboard.type(new.lower())
        else:
            self._fill(old.upper(), new.upper())
        return self._confirm(new, kind)

    def lay(self, text: str, kind: str | None = None) -> "Player":
        if self.hand == "keys":
            self.page.keyboard.type(text.lower())
        else:
            for letter in text.upper():
                self.press(self.cards.filter(has_text=letter).locator(":scope:not(.used)").first)
        return self._confirm(text, kind)

    def _fill(self, old: str, new: str) -> None:
        """Card by card: each goes to the gap before the old letter that follows it."""
        at = 0
        for gap, letter in enumerate(new):
            if at < len(old) and old[at] == letter:
                at += 1
                continue
            card = self.cards.filter(has_text=letter).locator(":scope:not(.used)").first
            hole = self.page.locator(f".trou[data-gap='{gap}']")
            if self.hand == "mouse":
                self.drag(card, hole)
            else:
                self.press(card)
                hole.click()
            expect(self.page.locator(".mienne")).to_have_count(gap + 1 - at)

    def _confirm(self, text: str, kind: str | None) -> "Player":
        if kind is not None:
            self.page.get_by_role("radio", name=kind).check(force=True)
        button = self.page.locator(".bt.premier")
        expect(button).to_contain_text(re.compile(_written(text), re.IGNORECASE))
        self.page.wait_for_timeout(600)  # cards that still glide are not yet where they go
        if self.hand == "keys":
            self.page.keyboard.press("Enter") if kind is None else button.press("Enter")
        else:
            self.press(button)
        return self

    def lock(self, text: str) -> "Player":
        """Put the padlock kept in reserve on a word of one's own."""
        self.press(self.page.locator(".cadenas button[aria-pressed]").first)
        self.press(self.word(text))
        return self

    def put_back(self, letters: str) -> "Player":
        """End the turn with these cards on the emptied square."""
        expect(self.page.locator(".mienne")).to_have_count(0)  # what was confirmed has landed
        turn = self.turn()
        if self.hand == "keys":
            self.page.keyboard.press("Alt+p")
            if letters:
                self.page.keyboard.type(letters.lower())
                back = self.button(re.compile("^Remettre"))
                expect(back).to_have_attribute("aria-disabled", "false")
                self.page.keyboard.press("Enter")
        else:
            self.press(self.button("Finir le tour"))
            for letter in letters:
                free = self.cards.filter(has_text=letter).locator(":scope:not(.used, .back)")
                self.press(free.first)
            if letters:
                self.press(self.button(re.compile("^Remettre")))
        self.page.wait_for_function(NEXT, arg=turn)
        return self

    def drag(self, source: Locator, target: Locator) -> None:
        self.pull(middle(source), middle(target), steps=6)

    def drag_finger(self, source: Locator, target: Locator) -> None:
        """A finger put down, drawn and lifted."""
        self.touch([middle(source)], [middle(target)])
