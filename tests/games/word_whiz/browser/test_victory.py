"""Whole games of Word-Whiz in real browsers, from the first card to the last vowel."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.club import Visit
from tests.e2e.stage import Visitor, best_word, bot, link, me

pytestmark = pytest.mark.browser

TRACK = 10
NAMES = ("Jeanne", "Marius")
ROUNDS = 60


def _play_round(people: list[Visitor], speaker: int) -> None:
    """Turn a card if it is one of ours, let this one speak, and wait for the next round."""
    player, stood = people[speaker], people[speaker].stands()
    phase, _ = stood
    if phase == "FLIP" and player.flipper() < len(people):
        people[player.flipper()].flip()
    if phase == "RACE":
        word = best_word(player.cards(), player.columns(NAMES[speaker]), TRACK)
        if word is not None and player.page.locator(".couche.ready").count() > 0:
            player.grab()
            if player.field.count() > 0:  # else the bot was faster
                player.say(word)
    player.after(stood)


def test_two_browsers_and_a_bot_play_to_victory(visit: Visit) -> None:
    """Two people in two browsers and a bot play a whole game; both screens tell the same end."""
    jeanne, marius = visit(still=False), visit(still=False)
    code = jeanne.set_table(me(NAMES[0]), link(NAMES[1]), bot(0), track=TRACK, raceSeconds=15)
    marius.sit(code, 1, NAMES[1])
    people = [jeanne.begin(code), marius.look(code)]
    for _ in range(ROUNDS * 2):
        if jeanne.end.count() > 0:
            break
        _play_round(people, int(jeanne.stands()[1]) % 2)

    expect(jeanne.end).to_be_visible()
    expect(marius.end).to_be_visible()
    expect(jeanne.phrase).to_contain_text(re.compile("gagne|au bout"))
    expect(jeanne.phrase.get_by_role("link")).to_have_attribute("href", re.compile("#MIC-G1$"))
    assert jeanne.phrase.inner_text() == marius.phrase.inner_text()
    assert jeanne.columns(NAMES[1]) == marius.columns(NAMES[1])
    expect(jeanne.end).to_contain_text("Vérifié")
