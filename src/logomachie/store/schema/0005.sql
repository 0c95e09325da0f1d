-- When a finished game was first seen to be over, so that what is kept about people can be
-- forgotten a time after it: null not looked at yet, 0 forgotten. Two small indexes, so that
-- looking costs what is found and not what is stored.

alter table game add column ended bigint;

create index game_unmarked on game (id) where outcome is not null and ended is null;
create index game_ended on game (ended) where ended > 0;
