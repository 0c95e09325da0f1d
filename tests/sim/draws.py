"""Pages that add to the chance of their table before it begins, as they should or not."""

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Literal, TypeAlias

import msgspec

from logomachie.core.draw import fits, makes, promise
from logomachie.core.record import Head
from logomachie.core.value import GameId, Seat
from logomachie.server.club import Club
from logomachie.server.drawing import ROLL_CALL, WITHIN
from tests.sim.link import Link

How: TypeAlias = Literal["honest", "silent", "shy", "liar"]
WAYS: tuple[How, ...] = ("honest", "honest", "silent", "shy", "liar")
ROUND = (ROLL_CALL + 2 * WITHIN) / 1000  # seconds one may take


@dataclass
class Contributor:
    """One page at one node: it answers each round, says nothing, promises only, or shows what it
    did not promise."""

    club: Club
    table: GameId
    seat: Seat
    token: str
    rng: Random
    how: How
    _values: dict[int, str] = field(default_factory=dict)  # by round

    async def runs(self) -> None:
        """Until cancelled."""
        link = Link(self.club, self.token, f"192.0.2.{100 + self.seat}")
        link.say({"type": "Join", "table": self.table, "seat": self.seat, "draws": True})
        try:
            while (raw := await link.down.get()) is not None:
                asked = msgspec.json.decode(raw)
                if asked["type"] == "DrawRound" and self.how != "silent":
                    await asyncio.sleep(self.rng.random())
                    link.say(self._said(asked["round"], is_shown=bool(asked["commitments"])))
        finally:
            await link.gone()

    def _said(self, number: int, *, is_shown: bool) -> dict[str, object]:
        mine = self._values.setdefault(number, f"{self.rng.getrandbits(128):032x}")
        said = {"type": "Contribution", "table": self.table, "round": number}
        if not is_shown:
            return {**said, "commitment": promise(mine)}
        if self.how == "shy":
            return {**said, "value": ""}
        return {**said, "value": mine if self.how == "honest" else mine[::-1]}


def complaints(head: Head, pages: list[Contributor], took: float) -> list[str]:
    """What is wrong with a draw: the honest made it, whoever was not is named, nobody stalled."""
    longest = ROUND * (len(pages) + 1) + 1
    found = [f"the draw took {took:.0f} s"] if took > longest else []
    if not head.draw:
        return [*found, "nobody was asked to add to the draw"]
    honest = {page.seat for page in pages if page.how == "honest"}
    shared = {seat for share in head.draw.shares for seat in share.seats}
    if not makes(head.draw, head.seed) or not fits(head.draw):
        found.append("the draw does not prove")
    if shared != honest:
        found.append(f"the draw is of {sorted(shared)}, honest were {sorted(honest)}")
    if {*head.draw.left_out} != {page.seat for page in pages} - honest:
        found.append(f"left out of the draw: {head.draw.left_out}")
    return found
