-- The family's book is read from the games themselves; its owner clears it by a time, before which
-- no game counts.

create table book (
    id    integer primary key,
    since bigint not null
);
