"""A visitor of the club in a browser of his own: sets tables, sits, plays, reads the screen."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket, WebSocketRoute, expect

from logomachie.games.word_whiz.rules.types import Pawns, Setup
from logomachie.games.word_whiz.solver.search import found
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.load import french

START: Pawns = (1, 1, 1, 1, 1)
UNHURRIED = {"flipSeconds": 60, "raceSeconds": 90, "speakSeconds": 30}
SETTLED = """() => {
  const settled = () => Promise.allSettled(document.getAnimations().map((one) => one.finished))
  return new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
    .then(settled)
    .then(() => new Promise((frame) => requestAnimationFrame(frame)))
}"""
READY = """([phase, round]) => {
  const scene = document.querySelector('.scene')
  if (document.querySelector('section.fin')) return true
  return scene && (scene.dataset.phase !== phase || scene.dataset.round !== round)
}"""


def middle(piece: Locator) -> tuple[float, float]:
    """The middle of something on the screen, once it is there and holds still."""
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@cache
def lexicon() -> Lexicon:
    """The dictionary the club itself plays with."""
    return french()


def best_word(visible: str, pawns: Pawns = START, track: int = 13) -> str | None:
    """The word that moves these pawns most, or None where French has none."""
    setup = Setup(seats=1, lexicon="", track=track)
    some = found(lexicon(), setup, (visible[0], visible[1], visible[2]), pawns, frozenset())
    return lexicon().spelled(some.rows[0]) if len(some) else None


class Visitor:
    """One person at one browser."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self._plugged, self._lines = True, list[WebSocketRoute]()
        self.page.route_web_socket("**/ws", self._connect)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._note)
        self.heard: list[str] = []  # every frame the club has sent to this browser
        self.page.on("websocket", self._overhear)

    def _note(self, message: Any) -> None:  # Any: playwright types it loosely
        if message.type == "error" and "ERR_INTERNET_DISCONNECTED" not in message.text:
            self.troubles.append(f"{message.text} {message.location}")

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def _connect(self, line: WebSocketRoute) -> None:
        if self._plugged:
            line.connect_to_server()
            self._lines.append(line)
        else:
            line.close()

    # ── the lobby ────────────────────────────────────────────────────────────

    def set_table(self, *chairs: dict[str, object], **options: object) -> str:
        """The code of a new table, as its page would set it; with time for a busy machine."""
        asked = {"game": "word-whiz", "chairs": chairs, "options": UNHURRIED | options}
        answer = self.context.request.post("/api/tables", data=asked)
        assert answer.ok, answer.text()
        code: str = answer.json()["table"]
        return code

    def sit(self, code: str, seat: int, name: str) -> "Visitor":
        """Take a free seat."""
        answer = self.context.request.post(f"/api/tables/{code}/seats/{seat}", data={"name": name})
        assert answer.ok, answer.text()
        return self

    def begin(self, code: str) -> "Visitor":
        """Start the game and look at it."""
        answer = self.context.request.post(f"/api/tables/{code}/start", data={})
        assert answer.ok, answer.text()
        return self.look(code)

    def look(self, code: str) -> "Visitor":
        """Open the table's page."""
        self.page.goto(f"/table/{code}")
        return self

    # ── the screen ───────────────────────────────────────────────────────────

    @property
    def scene(self) -> Locator:
        return self.page.locator(".scene")

    @property
    def phrase(self) -> Locator:
        return self.page.get_by_role("status").first

    @property
    def microphone(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("Prendre le microphone")).first

    @property
    def field(self) -> Locator:
        return self.page.locator("form.dire:not(.hidden) input")

    @property
    def packs(self) -> Locator:
        return self.page.locator(".paquet")

    @property
    def end(self) -> Locator:
        return self.page.locator("section.fin")

    def at(self, phase: str) -> "Visitor":
        """Wait until the table stands at this phase."""
        expect(self.page.locator(f".scene[data-phase='{phase}']")).to_be_visible()
        return self

    def stands(self) -> tuple[str, str]:
        """Phase and round, as the scene says them."""
        self.scene.wait_for()
        return (
            self.scene.get_attribute("data-phase") or "",
            self.scene.get_attribute("data-round") or "",
        )

    def after(self, stood: tuple[str, str]) -> "Visitor":
        """Wait until something else is asked, or the game is over."""
        self.page.wait_for_function(READY, arg=list(stood), timeout=90_000)
        return self

    def cards(self) -> str:
        """The three letters that lie open, as their names are read aloud."""
        expect(self.page.locator(".paquet .vient")).to_have_count(0)
        labels = self.packs.locator(".ouie").all_inner_texts()
        seen = [re.search(r", ([A-Z]) visible", label) for label in labels]
        return "".join(match.group(1) for match in seen if match)

    def columns(self, name: str) -> Pawns:
        """Where this player's vowels stand, as the table beside the drawing says it."""
        board = self.page.locator("table", has_text=name)
        cells = board.locator("td").all_inner_texts()
        a, e, i, o, u = (int(cell.split("/")[0]) for cell in cells)
        return a, e, i, o, u

    def flipper(self) -> int:
        return int(self.scene.get_attribute("data-flipper") or 0)

    # ── the hands ────────────────────────────────────────────────────────────

    def flip(self, pack: int = 0) -> "Visitor":
        """Press a pack, whether it may be turned or not."""
        self.packs.nth(pack).click(force=True)
        return self

    def grab(self) -> "Visitor":
        """Take the microphone; a hand quicker than any human's is refused and reaches again."""
        answered = self.page.locator(".scene:not([data-phase='RACE']), .refus").first
        for _ in range(5):
            self.page.locator(".couche.ready").first.click()
            answered.wait_for()
            if self.stands()[0] != "RACE":
                break
        return self

    def say(self, word: str) -> "Visitor":
        self.field.fill(word)
        self.field.press("Enter")
        return self

    def cut(self) -> "Visitor":
        """Pull the plug: what is open dies, nothing new gets through."""
        self._plugged = False
        self.context.set_offline(True)
        for line in self._lines:
            line.close()
        self._lines.clear()
        expect(self.phrase).to_contain_text("Réseau coupé")
        return self

    def mend(self) -> "Visitor":
        """Put it back."""
        self._plugged = True
        self.context.set_offline(False)
        return self

    def theme(self, name: str) -> "Visitor":
        """Show the page in one of its three themes, settled."""
        self.page.evaluate("(name) => { document.documentElement.dataset.theme = name }", name)
        return self.settled()

    def settled(self) -> "Visitor":
        """Wait until nothing on the page moves."""
        self.page.evaluate(SETTLED)
        return self


def quiet_table(host: Visitor, friend: Visitor, board: str) -> str:
    """A table with a friend who never says a word, so that nobody is faster than the host."""
    code = host.set_table(me("Jeanne"), link("Marius"), position=board)
    friend.sit(code, 1, "Marius")
    return code


def reached_here(visitor: Visitor) -> None:
    """Every device of a story is this machine: its links lead here, whatever its network is."""
    origin = "/".join(visitor.page.url.split("/")[:3])
    told = {"may": False, "open": True, "address": origin}
    visitor.page.route("**/api/network", lambda route: route.fulfill(json=told))


def me(name: str = "Jeanne") -> dict[str, object]:
    return {"kind": "me", "name": name}


def here(name: str) -> dict[str, object]:
    return {"kind": "here", "name": name}


def link(name: str = "") -> dict[str, object]:
    return {"kind": "link", "name": name}


def bot(level: int = 0) -> dict[str, object]:
    return {"kind": "bot", "level": level}


def position(cards: str, pawns: Sequence[Pawns], *more: str) -> str:
    """A position as text (HOUSE-07)."""
    boards = "/".join(
        "".join(f"{vowel}{column}" for vowel, column in zip("AEIOU", board, strict=True))
        for board in pawns
    )
    return " ".join((cards, "18/17/17", boards, *more))
