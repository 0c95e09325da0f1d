-- Three tables, the same in SQLite and PostgreSQL: a table, its log, its seats.

create table game (
    id      text primary key,
    version integer not null default 1,   -- of the seating
    room    text not null,                -- what was agreed when the table was set
    head    text,                         -- null: not begun
    wake    bigint,                       -- next deadline
    outcome text,                         -- null: not over
    next    text,                         -- the return game
    made    bigint not null,
    listed  boolean not null
);

create table entry (
    game  text not null references game on delete cascade,
    seq   integer not null,
    nonce text,
    body  text not null,
    primary key (game, seq),
    unique (game, nonce)
);

create table seat (
    game  text not null references game on delete cascade,
    seat  integer not null,
    token text,                           -- hash of the device's secret
    name  text not null,
    bot   integer,                        -- level
    since bigint not null,
    primary key (game, seat)
);

create index game_wake on game (wake) where wake is not null;
create index game_running on game (id) where head is not null and outcome is null;
create index game_listed on game (made) where listed and head is null;
create index seat_token on seat (token) where token is not null;
