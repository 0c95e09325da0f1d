"""No dead link: on the club's own machine a link is shown when others can open it."""

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.club import Visit
from tests.e2e.stage import link, me

pytestmark = pytest.mark.browser
ADDRESS = "http://192.168.1.20:8765"


class House:
    """A network that can be opened, or is not there; the server's own tests open a real one."""

    def __init__(self, *, there: bool = True) -> None:
        self.there, self.is_open = there, False

    def answer(self, route: Route) -> None:
        asked: dict[str, Any] | None = route.request.post_data_json
        if asked is not None and not self.there:
            route.fulfill(
                status=409, json={"code": "NO_NETWORK", "clause": "HOUSE-02", "about": {}}
            )
            return
        if asked is not None:
            self.is_open = asked["open"]
        address = ADDRESS if self.is_open else None
        route.fulfill(json={"may": True, "open": self.is_open, "address": address})


@pytest.mark.parametrize("width", [1280, 390])
def test_a_link_is_shown_when_it_leads_somewhere(visit: Visit, width: int) -> None:
    """Closed: a sentence and a choice, no link, no QR code; opened: an address; closed again."""
    jeanne = visit(width=width, touch=width < 700)
    jeanne.page.route("**/api/network", House().answer)
    code = jeanne.set_table(me("Jeanne"), link("Marius"))
    jeanne.look(code)
    opens = jeanne.page.get_by_role("button", name="L’ouvrir au réseau de la maison")

    expect(opens).to_be_visible()
    expect(jeanne.page.get_by_text("/table/")).to_have_count(0)
    opens.click()
    expect(jeanne.page.get_by_text(f"{ADDRESS}/table/{code}")).to_be_visible()
    jeanne.page.get_by_role("button", name="Le refermer").click()
    expect(opens).to_be_visible()
    expect(jeanne.page.get_by_text(ADDRESS)).to_have_count(0)


def test_without_a_network_the_page_says_so(visit: Visit) -> None:
    """And still shows no link."""
    jeanne = visit()
    jeanne.page.route("**/api/network", House(there=False).answer)
    jeanne.look(jeanne.set_table(me("Jeanne"), link("Marius")))
    jeanne.page.get_by_role("button", name="L’ouvrir au réseau de la maison").click()

    expect(jeanne.page.get_by_text("Cet appareil n’est relié à aucun réseau.")).to_be_visible()
    expect(jeanne.page.get_by_text("/table/")).to_have_count(0)
    jeanne.troubles.clear()  # the browser notes the refusal


CUT = "seats => seats.map(one => one.scrollWidth > one.clientWidth)"


def test_who_waits_for_a_friend_is_not_pressed_to_begin(visit: Visit) -> None:
    """The strong button comes with the last friend; the names round the table are read whole."""
    jeanne, marius = visit(), visit()
    code = jeanne.set_table(me("Joueur 1"), link("Marius"))
    jeanne.look(code)
    begin = jeanne.page.get_by_role("button", name="Commencer")
    expect(begin).not_to_contain_class("fort")
    marius.sit(code, 1, "Marie-Madeleine")
    expect(begin).to_contain_class("fort")

    assert [False, False] == jeanne.page.locator(".siege b").evaluate_all(CUT)
