"""Eight bots at war to the very end, and what somebody who only looks on may know of it."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.club import Visit
from tests.e2e.stage import Visitor, bot
from tests.games.guerre_des_mots.browser.player import Warrior
from tests.kit.clauses import clause

pytestmark = pytest.mark.browser

WHOLE_GAME = 600_000  # milliseconds: eight bots think on a machine that does other things too
BACK = re.compile(r"[AEIOU][a-zàâéèêëîïôûùü]")  # a vowel with its back, as a token is named


def _news(visitor: Visitor) -> Iterator[dict[str, Any]]:
    """Every message about the table that this browser was sent."""
    for frame in visitor.heard:
        message = json.loads(frame)
        if message["type"] == "News":
            yield message


def _secrets(visitor: Visitor) -> list[object]:
    """What was sent while the game ran and only players may know: arsenals, backs, the seed."""
    found: list[object] = []
    for news in _news(visitor):
        if news.get("outcome") is not None:
            break
        view, events = news["view"], news["events"]
        found += view["arsenal"] + [news["seed"]] * (news.get("seed") is not None)
        found += [event for event in events if event["type"] == "Received"]
        found += [token for token in _tokens([view, events]) if BACK.fullmatch(token)]
    return found


def _tokens(message: object) -> Iterator[str]:
    """Every token named anywhere in a message."""
    if isinstance(message, dict):
        token = message.get("token")
        if isinstance(token, str):
            yield token
        for part in message.values():
            yield from _tokens(part)
    elif isinstance(message, list):
        for part in message:
            yield from _tokens(part)


@clause("GDM-Q-61", "GDM-SEAT-01", "GDM-OBJ-03")
@pytest.mark.parametrize(
    ("rule", "levels"),
    [
        ("general", 2),
        pytest.param("simplified", 2, marks=pytest.mark.long),
        pytest.param("simplified", 4, marks=pytest.mark.long),
        pytest.param("general", 4, marks=pytest.mark.long),
    ],
)
def test_eight_bots_play_a_whole_game(visit_hurried: Visit, rule: str, levels: int) -> None:
    """A spectator sees every coup, the end and who won; and never a token of an arsenal.

    The levels that look ahead think for minutes: they play in the long suite, as do eight by the
    simple rule, whose arsenals the laws keep secret every day.
    """
    watcher = Warrior(visit_hurried())
    code = watcher.set_table(*(bot(seat % levels) for seat in range(8)), rule=rule)
    watcher.begin(code)
    expect(watcher.page.locator("ul.joueurs li")).to_have_count(8)
    expect(watcher.visitor.end).to_be_visible(timeout=WHOLE_GAME)
    news = list(_news(watcher.visitor))
    laid = [e for n in news for e in n["events"] if e["type"] == "Laid"]

    expect(watcher.visitor.end).to_contain_text(re.compile("gagne|nulle"))
    expect(watcher.visitor.end).to_contain_text("Vérifié dans ce navigateur")
    assert {None} == {message["seat"] for message in news}
    assert 8 <= len(laid)
    assert set(range(8)) == {event["seat"] for event in laid}
    assert [] == _secrets(watcher.visitor)
    assert 0 == watcher.page.get_by_label("Votre arsenal").count()
    assert 0 == watcher.page.get_by_label("Votre mot").count()
