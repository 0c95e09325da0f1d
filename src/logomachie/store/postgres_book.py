"""What PostgreSQL keeps beside tables and logs: the pulse, and the family's book."""

from logomachie.core.value import Millis
from logomachie.store.postgres_pool import Connections
from logomachie.store.postgres_sql import PULSE
from logomachie.store.store import MOST_PLAYED, Played, Sitting

PLAYED = """select id, room, head, outcome, made from game
    where outcome is not null and made >= $1 order by made desc, id limit $2"""
SEATS = "select game, seat, name, bot from seat where game = any($1) order by game, seat"
CLEAR = """insert into book (id, since) values (0, $1)
    on conflict (id) do update set since = excluded.since"""


class PostgresBook:
    """A part of the store: it shares the pool."""

    _pool: Connections

    async def beat(self, at: Millis) -> None:
        await self._pool.execute(PULSE, at)

    async def played(self, since: Millis) -> list[Played]:
        rows = await self._pool.fetch(PLAYED, since, MOST_PLAYED)
        seats: dict[str, list[Sitting]] = {row["id"]: [] for row in rows}
        for row in await self._pool.fetch(SEATS, list(seats)):
            seats[row["game"]].append(Sitting(seat=row["seat"], name=row["name"], bot=row["bot"]))
        return [
            Played(
                game=row["id"],
                room=row["room"].encode(),
                head=row["head"].encode(),
                outcome=row["outcome"].encode(),
                seats=tuple(seats[row["id"]]),
                made=row["made"],
            )
            for row in reversed(rows)
        ]

    async def book_since(self) -> Millis:
        found: Millis | None = await self._pool.fetchval("select since from book")
        return found or 0

    async def clear_book(self, at: Millis) -> None:
        await self._pool.execute(CLEAR, at)
