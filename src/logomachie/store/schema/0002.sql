-- A row that is written to see whether the store can write; and the tables that never began, by
-- age, so that forgetting them costs what is forgotten and not what is stored.

create table pulse (
    id integer primary key,
    at bigint not null
);

create index game_unbegun on game (made) where head is null;
