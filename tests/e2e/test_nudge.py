"""« Un coup de pouce » on the page: three steps, by finger and by key, told to its asker."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.club import Visit
from tests.e2e.ear import heard, listens

pytestmark = pytest.mark.browser

FRENCH = ("Un coup de pouce", "Le narrateur", "Le mot", "coup de pouce, pas 3 sur 3")
ENGLISH = ("A nudge", "The narrator", "The word", "a nudge, step 3 of 3")


@pytest.mark.parametrize(("width", "tongue"), [(1280, "fr"), (390, "en")])
def test_three_steps_each_asked_for(visit: Visit, width: int, tongue: str) -> None:
    """Where, the letter, the word: a screen reader is told each step as it is shown, once, and
    so the narrator of a first game. The last button leaves the focus with the steps; they are
    noted in the history, and there again after a reload."""
    zoe = visit(width=width, touch=width < 700)
    page, (title, narrator, last, noted) = zoe.page, FRENCH if tongue == "fr" else ENGLISH
    page.add_init_script(f"localStorage.setItem('logomachie.tongue', '{tongue}')")
    listens(page)
    race = {"position": "DTN A1E1I1O1U1 phase:race", "time": "calm", "hints": True}
    zoe.begin(zoe.set_table({"kind": "me", "name": "Zoé"}, **race))
    remark = page.get_by_role("region", name=narrator).get_by_role("status")
    expect(remark).to_have_text(re.compile(r"\w"))
    first = " ".join(remark.inner_text().split())
    section = page.get_by_role("region", name=title)
    steps = section.locator("dd")
    section.get_by_role("button", name=title).click()
    expect(steps).to_have_count(1)
    page.keyboard.press("Alt+i")
    expect(steps).to_have_count(2)
    section.get_by_role("button", name=last).click()
    expect(steps).to_have_count(3)
    expect(section.get_by_role("button")).to_have_count(0)
    expect(section).to_be_focused()
    shown = [" ".join(text.split()) for text in steps.all_inner_texts()]
    names = [text.strip() for text in section.locator("dt").all_inner_texts()]
    told = [text for text in heard(page, title) if text not in names]
    remarks = heard(page, narrator)
    page.reload()

    assert shown == told
    assert first in remarks
    assert len(set(remarks)) == len(remarks)
    expect(steps).to_have_count(3)
    expect(page.locator("#histoire")).to_contain_text(noted)
