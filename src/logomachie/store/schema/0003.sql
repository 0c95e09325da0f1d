-- Keys of seats that are handed over from one device to another: hashes of random words, each good
-- once and for a short time, so that a copy of the store opens no seat.

create table handover (
    game  text not null references game on delete cascade,
    seat  integer not null,
    key   text not null,
    until bigint not null,
    primary key (game, seat, key)
);
