"""What is said to PostgreSQL, where it is more than a line."""

APPEND = (
    "insert into entry (game, seq, nonce, body)"
    " select * from unnest($1::text[], $2::integer[], $3::text[], $4::text[])"
    " on conflict do nothing returning game, seq"
)
WAKE = (
    "update game set wake = new.wake, outcome = new.outcome"
    " from unnest($1::text[], $2::bigint[], $3::text[]) as new (id, wake, outcome)"
    " where game.id = new.id"
)
LOCK = "select id from game where id = any($1::text[]) order by id for update"
MARK = (
    "update game set ended = $1 where id in"
    " (select id from game where outcome is not null and ended is null limit $2"
    " for update skip locked)"
)
OVER = (
    "select id, room from game where ended > 0 and ended < $1 order by ended limit $2"
    " for update skip locked"
)
ANONYMOUS = "update seat set token = $1, name = '' where game = any($2::text[]) and bot is null"
SWEEP = (
    "delete from game where head is null and id in"
    " (select id from game where head is null and made < $1 order by made limit $2)"
)
REDEEM = "delete from handover where game = $1 and seat = $2 and key = $3 and until >= $4"
SEAT = "insert into seat (game, seat, token, name, bot, since) values ($1, $2, $3, $4, $5, $6)"
PULSE = "insert into pulse (id, at) values (0, $1) on conflict (id) do update set at = $1"
READ = "select body from entry where game = $1 and seq > $2 order by seq"
