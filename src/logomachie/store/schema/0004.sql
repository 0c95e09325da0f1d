-- What a finished game was judged to be: kept beside it, and made again from its log when lost.

create table analysis (
    game text primary key references game on delete cascade,
    body text not null
);
