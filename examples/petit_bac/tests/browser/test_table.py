"""A whole game of Petit Bac in Chromium: two people, a curtain, two rounds."""

import pytest
from playwright.sync_api import expect

from tests.e2e.club import Visit
from tests.e2e.guest import Guest
from tests.e2e.stage import here, me

pytestmark = pytest.mark.browser


class Writer(Guest):
    """Somebody at a table of Petit Bac."""

    game = "petit-bac"

    def write(self, word: str) -> "Writer":
        """Write a word and send it."""
        field = self.page.get_by_label("Votre mot")
        field.fill(word)
        field.press("Enter")
        return self

    def says_who(self, name: str) -> "Writer":
        """Open the curtain."""
        self.button(f"Je suis {name}").click()
        return self


def test_two_players_at_one_screen(visit: Visit) -> None:
    """The box is on the shelf; each writes behind the curtain; the longer word wins."""
    table = Writer(visit())
    table.page.goto("/")
    expect(table.page.get_by_text("Petit Bac").first).to_be_visible()
    table.begin(table.set_table(me("Jeanne"), here("Marius"), position="M 0/0 1", rounds=1))
    table.says_who("Jeanne").write("l'eau")
    expect(table.alert).to_contain_text("Un mot s’écrit en lettres")
    table.write("maison")
    table.says_who("Marius").write("mot")

    expect(table.end).to_contain_text("Jeanne")
    assert (6, 3) == (table.score("Jeanne"), table.score("Marius"))
