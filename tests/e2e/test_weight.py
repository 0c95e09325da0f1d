"""What a first visit costs over the wire: a page that a slow line can bear."""

from typing import Any

import pytest

from logomachie.games import GAMES
from tests.e2e.club import Visit
from tests.e2e.stage import Visitor

pytestmark = pytest.mark.browser

HOME, TABLE = 150_000, 250_000  # bytes, heads of answers among them


def weighed(visitor: Visitor, address: str) -> int:
    """Bytes that came until nothing more is asked for."""
    line, sizes = visitor.context.new_cdp_session(visitor.page), list[int]()

    def loaded(told: dict[str, Any]) -> None:
        sizes.append(int(told["encodedDataLength"]))

    line.on("Network.loadingFinished", loaded)
    line.send("Network.enable")
    visitor.page.goto(address, wait_until="networkidle")
    return sum(sizes)


def test_the_entrance_is_light(visit: Visit) -> None:
    """With its pictures, faces and texts."""
    assert 50_000 < weighed(visit(), "/") < HOME


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(visit: Visit, game: str) -> None:
    """For whoever comes by an invitation and has nothing of the club yet."""
    guest = visit()
    http, chairs = guest.context.request, [{"kind": "me"}, {"kind": "bot"}]
    table = http.post("/api/tables", data={"game": game, "chairs": chairs}).json()["table"]
    http.post(f"/api/tables/{table}/start", data={})

    assert 100_000 < weighed(guest, f"/table/{table}") < TABLE
