"""What whoever runs the club owes its guests: a word before it stops, and a draw nobody chose."""

import re
import subprocess
import sys

import pytest
from playwright.sync_api import expect

from tests.e2e.club import ROOT, Visit
from tests.e2e.stage import link, me

pytestmark = pytest.mark.browser


def admin(tmp_path_factory: pytest.TempPathFactory, *said: str) -> None:
    """On the machine of the club, through its owner's socket."""
    data = next(tmp_path_factory.getbasetemp().glob("club*/club.sqlite3"))
    command = [sys.executable, "-m", "logomachie", "admin", "--data", str(data), *said]
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT)


def test_a_stop_is_announced_and_a_shared_draw_is_proved(
    visit: Visit, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Both devices are told, one after it was read and taken back; at the end each finds its own
    number among those that made the draw."""
    jeanne, paul = visit(), visit()
    code = jeanne.set_table(me("Jeanne"), link())
    paul.sit(code, 1, "Paul").look(code)
    jeanne.look(code)
    for each in (jeanne, paul):
        expect(each.page.get_by_text("Paul").first).to_be_visible()
    notices = [each.page.locator(".avis p") for each in (jeanne, paul)]
    admin(tmp_path_factory, "stop", "10")
    try:
        for notice in notices:
            expect(notice).to_have_text(re.compile("Le club s’arrête à .*partie est gardée"))
        jeanne.page.get_by_role("button", name="Compris").click()
        expect(notices[0]).to_have_count(0)
    finally:
        admin(tmp_path_factory, "announce")
    expect(notices[1]).to_have_count(0)

    begun = jeanne.context.request.post(f"/api/tables/{code}/start", data={})
    assert begun.ok, begun.text()
    for each in (jeanne, paul):
        each.at("FLIP")
    jeanne.page.get_by_role("button", name="Quitter la partie").click()
    jeanne.page.locator(".partie").get_by_role("button").first.click()
    for each in (jeanne, paul):
        expect(each.end).to_be_visible()
        each.end.get_by_text("La preuve du tirage").click()
        each.end.get_by_text("Comment le vérifier").click()
        expect(each.end.locator(".jugement").last).to_have_text(
            re.compile("celui de cet appareil en est")
        )
