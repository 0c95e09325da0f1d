"""What goes wrong in a world, and when: fair weather and foul in turn."""

import asyncio
from random import Random

from tests.sim.looks import SERVED, Looked, Node
from tests.sim.parts import Weather

HOUR = 3_600
WEATHERS = ("full", "away", "torn", "slow", "bus", "deaths", "all")
ACCIDENTS = ("massacre", "clock", "stop", "kill", "stall")
FAILING = {"stop", "kill"}  # they make nodes fail; a store that does lets nobody go


class Troubled(Looked):
    """A world in which things go wrong."""

    rng: Random
    weather: Weather
    hours: float
    count: int  # of nodes

    async def _starts(self) -> None:
        raise NotImplementedError

    async def _stops(self, node: Node) -> None:
        raise NotImplementedError

    async def _dies(self, node: Node) -> None:
        raise NotImplementedError

    async def _troubles(self) -> None:
        """Fair weather and foul in turn, to the end of the story; then fair."""
        loop = asyncio.get_running_loop()
        end = loop.time() + self.hours * HOUR
        while loop.time() < end:
            fair = self.rng.expovariate(1 / 3000)
            await asyncio.sleep(min(fair, SERVED))
            if fair > SERVED:
                self._look_that_all_is_shown()
                await asyncio.sleep(fair - SERVED)
            began = loop.time()
            kind = self.rng.choice((*WEATHERS, *ACCIDENTS))
            self._turns(kind)
            await self._happens(kind)
            await asyncio.sleep(self.rng.uniform(10, 1200))
            self.troubles.append((began, loop.time()))
            if kind in FAILING:
                self.failing.append((began, loop.time()))
            vars(self.weather).update({**vars(Weather()), "faults": self.weather.faults})
            while len(self.nodes) < self.count:
                await self._starts()

    def _turns(self, kind: str) -> None:
        """The weather, if it is that."""
        weather, rng = self.weather, self.rng
        match kind:
            case "full":
                weather.full = True
            case "away":
                weather.away = rng.random()
            case "torn":
                weather.torn = rng.random()
            case "slow":
                weather.slow = rng.uniform(1, 40)
            case "bus":
                weather.lost, weather.doubled = rng.random(), rng.random()
            case "deaths":
                weather.deaths = rng.random()
            case "all":
                weather.away = weather.torn = weather.lost = weather.deaths = 0.3

    async def _happens(self, kind: str) -> None:
        """Something, to one node or several."""
        rng = self.rng
        self.weather.faults += kind in ACCIDENTS
        match kind:
            case "massacre":
                for _ in range(rng.randrange(1, 8)):
                    rng.choice(self.nodes).pool.massacre()
                    await asyncio.sleep(rng.random() * 5)
            case "clock":
                rng.choice(self.nodes).clock.off += rng.choice((-4 * HOUR, -60, 60, HOUR)) * 1000
            case "stop":
                await self._stops(rng.choice(self.nodes))
            case "kill":
                await self._dies(rng.choice(self.nodes))
            case "stall":
                for _ in range(rng.randrange(1, 4)):
                    rng.choice(self.nodes).disk.stall.begins(rng.expovariate(1 / 60))
                    await asyncio.sleep(rng.random() * 120)
                for node in self.nodes:
                    await node.disk.stall.over()
