"""Setting a table, sitting down, waiting, beginning, and playing again."""

import pytest

from logomachie.games import GAMES
from logomachie.server.club import DAY, HOUR
from logomachie.server.people import device_of
from logomachie.server.settings import Settings
from logomachie.store.memory import MemoryStore
from tests.kit.clauses import clause
from tests.server.world import HandClock, live, settle, world

FLIP = "DTN A1E1I1O1U1/A1E1I1O1U1"


@clause("HOUSE-01")
@live
async def test_a_table_shows_what_was_agreed_to_everybody() -> None:
    """Game, options, seats, lexicon: the same for the host and for a stranger."""
    async with world() as club:
        zoe, eve = club.device("zoe"), club.device("eve")
        table = await zoe.sets("me", "link", {"kind": "bot", "level": 2}, noRepeat=True, track=10)
        mine = (await zoe.http.get(f"/api/tables/{table}")).json()
        theirs = (await eve.http.get(f"/api/tables/{table}")).json()

        assert ("word-whiz", "few 1", True, 10, 3) == (
            theirs["game"],
            theirs["lexicon"],
            theirs["options"]["noRepeat"],
            theirs["options"]["track"],
            theirs["options"]["seats"],
        )
        assert ["person", "free", "bot"] == [place["kind"] for place in theirs["places"]]
        assert [None, None, 2] == [place["level"] for place in theirs["places"]]
        assert mine["options"] == theirs["options"]
        assert (True, False) == (mine["host"], theirs["host"])


@clause("HOUSE-01")
@live
async def test_what_was_agreed_is_fixed_when_the_game_begins() -> None:
    """No chair is changed and nobody sits down any more; beginning twice is beginning once."""
    async with world() as club:
        zoe, eve = club.device("zoe"), club.device("eve")
        table = await zoe.begins("me", "bot")
        bot = {"kind": "bot", "level": 3}
        put = await zoe.posts(f"/api/tables/{table}/chairs/1", bot)
        sat = await eve.posts(f"/api/tables/{table}/seats/1", {"name": "Eve"})
        before = (await zoe.http.get(f"/api/tables/{table}")).json()
        again = await zoe.posts(f"/api/tables/{table}/start", {})

        assert ("BEGUN", "SEAT_TAKEN") == (put.json()["code"], sat.json()["code"])
        assert 200 == again.status_code
        assert before == again.json()


@clause("HOUSE-02")
@live
async def test_a_device_without_a_secret_gets_one_with_its_first_seat() -> None:
    """HttpOnly, SameSite, and never stored as it is."""
    async with world() as club:
        nobody = club.device("")
        answer = await nobody.posts(
            "/api/tables", {"game": "word-whiz", "chairs": [{"kind": "me"}, {"kind": "link"}]}
        )
        given = answer.headers["set-cookie"]
        secret = given.split(";")[0].partition("=")[2]
        standing = await club.store.table(answer.json()["table"])

        assert "HttpOnly; SameSite=Lax" in given
        assert 32 == len(secret)
        assert secret not in str(standing)


@clause("HOUSE-02")
@live
async def test_a_link_lets_a_friend_take_a_free_seat_and_no_other() -> None:
    """The first to take it has it; everybody at the table sees who came."""
    async with world() as club:
        zoe, ana, eve = club.device("zoe"), club.device("ana"), club.device("eve")
        table = await zoe.sets({"kind": "me", "name": "Zoé"}, "link")
        page = await (await zoe.opens()).joins(table, 0)
        sat = await ana.posts(f"/api/tables/{table}/seats/1", {"name": "  Ana\u0000 Maria "})
        late = await eve.posts(f"/api/tables/{table}/seats/1", {"name": "Eve"})
        host = await eve.posts(f"/api/tables/{table}/seats/0", {"name": "Eve"})
        none = await eve.posts(f"/api/tables/{table}/seats/7", {"name": "Eve"})

        assert (200, True) == (sat.status_code, sat.json()["places"][1]["yours"])
        assert ["SEAT_TAKEN", "SEAT_TAKEN", "NO_SUCH_SEAT"] == [
            answer.json()["code"] for answer in (late, host, none)
        ]
        assert ["Zoé", "Ana Maria"] == [p["name"] for p in page.last("Room")["places"]]


@clause("HOUSE-09")
@live
async def test_a_name_can_be_forgotten_without_touching_the_log() -> None:
    """After the game too: the room no longer knows it, the lines are the same bytes."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins({"kind": "me", "name": "Zoé"}, "here", position=FLIP)
        page = await zoe.opens()
        await page.plays(table, 0, {"type": "Resign"})
        before = await club.store.read(table)
        answer = await zoe.posts(f"/api/tables/{table}/seats/0", {"name": ""})

        assert "" == answer.json()["places"][0]["name"]
        assert before == await club.store.read(table)
        assert b"Zo" not in b"".join(before)
        assert "Zo" not in str(await club.store.table(table))


@live
async def test_only_the_host_puts_bots_and_begins() -> None:
    """A guest is told so; a guest's seat is not the host's to give away."""
    async with world() as club:
        zoe, ana = club.device("zoe"), club.device("ana")
        table = await zoe.sets("me", "link", "link")
        await ana.posts(f"/api/tables/{table}/seats/1", {"name": "Ana"})
        bot = {"kind": "bot", "level": 3}
        answers = [
            await ana.posts(f"/api/tables/{table}/start", {}),
            await ana.posts(f"/api/tables/{table}/chairs/2", bot),
            await zoe.posts(f"/api/tables/{table}/chairs/1", bot),
            await zoe.posts(f"/api/tables/{table}/chairs/2", bot),
        ]

        assert ["NOT_HOST", "NOT_HOST", "SEAT_TAKEN"] == [a.json()["code"] for a in answers[:3]]
        assert ("bot", 3) == (
            answers[3].json()["places"][2]["kind"],
            answers[3].json()["places"][2]["level"],
        )


@live
async def test_free_chairs_are_taken_away_and_those_who_wait_keep_their_place() -> None:
    """A guest on the last chair moves up; his screen goes on under the new number."""
    async with world() as club:
        zoe, ana = club.device("zoe"), club.device("ana")
        table = await zoe.sets("me", "link", "link")
        await ana.posts(f"/api/tables/{table}/seats/2", {"name": "Ana"})
        page = await (await ana.opens()).joins(table, 2)
        host = await (await zoe.opens()).joins(table, 0)
        await zoe.posts(f"/api/tables/{table}/start", {"free": "remove"})

        assert [0, 1] == [place["seat"] for place in page.last("Room")["places"]]
        assert (1, 1) == (page.last("News")["seat"], page.last("News")["view"]["seat"])
        assert 0 == host.last("News")["seat"]


@live
async def test_two_players_on_one_screen_move_up_together() -> None:
    """The chair before them is taken away: each keeps his own view under his new number."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.sets("link", "me", "here")
        page = await (await zoe.opens()).joins(table, 1)
        await page.joins(table, 2)
        await zoe.posts(f"/api/tables/{table}/start", {"free": "remove"})
        news = page.got("News")

        assert {0, 1} == {message["seat"] for message in news}
        assert all(message["seat"] == message["view"]["seat"] for message in news)
        assert 2 == len((await club.club.table(table)).watchers)


@live
async def test_free_chairs_become_bots_when_the_host_says_so() -> None:
    """Of the level he names, each with a name of its own."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.sets("me", "link", "link")
        answer = await zoe.posts(f"/api/tables/{table}/start", {"free": "bot", "level": 3})
        places = answer.json()["places"]

        assert [None, 3, 3] == [place["level"] for place in places]
        assert 3 == len({place["name"] for place in places})


@live
async def test_a_screen_that_waits_gets_its_news_when_the_game_begins() -> None:
    """Room before, Room and News after: nothing has to be asked for."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.sets("me", "here")
        page = await (await zoe.opens()).joins(table, 0)
        waiting = [message["type"] for message in page.got()]
        early = await (await zoe.opens()).plays(table, 0, {"type": "Flip", "round": 1, "pack": 0})
        await zoe.posts(f"/api/tables/{table}/start")

        assert {"Room"} == set(waiting)
        assert "NOT_STARTED" == early.last("Trouble")["code"]
        assert (True, 0) == (page.last("Room")["begun"], page.last("News")["seq"])


@live
async def test_bad_wishes_are_refused_by_name() -> None:
    """Unknown games and options, values out of range, too many seats, impossible positions."""
    async with world() as club:
        zoe = club.device("zoe")
        two = [{"kind": "me"}, {"kind": "bot", "level": 1}]
        wishes: list[tuple[str, object]] = [
            ("NO_SUCH_GAME", {"game": "belote", "chairs": two}),
            ("BAD_SEATS", {"game": "word-whiz", "chairs": two * 3}),
            ("BAD_OPTION", {"game": "word-whiz", "chairs": two, "options": {"raceSeconds": 2}}),
            ("BAD_OPTION", {"game": "word-whiz", "chairs": two, "options": {"trump": "hearts"}}),
            ("BAD_OPTION", {"game": "word-whiz", "chairs": two, "options": {"absence": 1}}),
            ("BAD_OPTION", {"game": "word-whiz", "chairs": [{"kind": "bot", "level": 9}] * 2}),
            ("BAD_POSITION", {"game": "word-whiz", "chairs": two, "options": {"position": "QQ"}}),
            ("MALFORMED", {"game": "word-whiz", "chairs": "two"}),
            ("MALFORMED", {"game": "word-whiz", "chairs": two, "seed": "mine"}),
        ]
        answers = [await zoe.posts("/api/tables", wish) for _, wish in wishes]

        assert [code for code, _ in wishes] == [answer.json()["code"] for answer in answers]
        assert {400, 404} == {answer.status_code for answer in answers}


@live
async def test_the_return_game_has_the_same_chairs_and_is_the_same_for_all() -> None:
    """Whoever asks first is its host; the others are told where it is; a stranger is not let in."""
    async with world() as club:
        zoe, ana, eve = club.device("zoe"), club.device("ana"), club.device("eve")
        table = await zoe.sets("me", "link", {"kind": "bot", "level": 3}, track=10)
        await ana.posts(f"/api/tables/{table}/seats/1", {"name": "Ana"})
        early = await zoe.posts(f"/api/tables/{table}/again")
        await zoe.posts(f"/api/tables/{table}/start")
        page = await (await zoe.opens()).joins(table, 0)
        running = await zoe.posts(f"/api/tables/{table}/again")
        await page.plays(table, 0, {"type": "Resign"})
        await (await ana.opens()).plays(table, 1, {"type": "Resign"})
        stranger = await eve.posts(f"/api/tables/{table}/again")
        asked = (await ana.posts(f"/api/tables/{table}/again")).json()
        also = (await zoe.posts(f"/api/tables/{table}/again")).json()

        assert ["GAME_NOT_OVER", "GAME_NOT_OVER", "NOT_YOUR_SEAT"] == [
            answer.json()["code"] for answer in (early, running, stranger)
        ]
        assert asked["table"] == also["table"] == page.last("Room")["next"] != table
        assert (True, False) == (asked["host"], also["host"])
        assert [True, False, False] == [place["yours"] for place in also["places"]]
        assert [None, None, 3] == [place["level"] for place in also["places"]]
        assert 10 == also["options"]["track"]


@clause("GDM-Q-04")
@live
async def test_the_next_player_opens_the_return_game_of_a_war() -> None:
    """Its options say who, and who has won so far; after as many games as players, nobody."""
    async with world() as club:
        zoe = club.device("zoe")
        wanted = {
            "game": "guerre-des-mots",
            "chairs": [{"kind": "me"}, {"kind": "here"}],
            "options": {"rule": "general"},
        }
        table = (await zoe.posts("/api/tables", wanted)).json()["table"]
        await zoe.posts(f"/api/tables/{table}/start")
        told = []
        for _ in range(2):
            page = await (await zoe.opens()).joins(table, 0)
            told.append(page.last("News")["view"]["first"])
            await page.plays(table, 1, {"type": "Resign"})
            room = (await zoe.posts(f"/api/tables/{table}/again")).json()
            told.append({name: room["options"][name] for name in ("rule", "opener", "won")})
            table = room["table"]
            await zoe.posts(f"/api/tables/{table}/start")
        first, after, second, anew = told

        assert {"rule": "general", "opener": 1 - first, "won": [0]} == after
        assert 1 - first == second
        assert {"rule": "general", "opener": -1, "won": []} == anew


@live
async def test_one_finds_ones_own_tables_and_the_open_ones() -> None:
    """One's own first, with whose turn it is; a closed table of others is not listed."""
    async with world() as club:
        zoe, ana = club.device("zoe"), club.device("ana")
        mine = await zoe.begins({"kind": "me", "name": "Zoé"}, "bot", position=FLIP)
        theirs = {"game": "word-whiz", "chairs": [{"kind": "me"}, {"kind": "link"}]}
        shut = (await ana.posts("/api/tables", theirs)).json()["table"]
        free = (await ana.posts("/api/tables", {**theirs, "open": True})).json()["table"]
        listed = {row["table"]: row for row in (await zoe.http.get("/api/tables")).json()}

        assert [mine, free] == list(listed)
        assert shut not in listed
        assert ([0], True, True) == (
            listed[mine]["yours"],
            listed[mine]["yourTurn"],
            listed[mine]["begun"],
        )
        assert ([], 1, False) == (
            listed[free]["yours"],
            listed[free]["free"],
            listed[free]["begun"],
        )


@live
async def test_a_code_is_read_as_people_type_it() -> None:
    """Case, accents and spaces are forgiven."""
    async with world(code="ETE-PURS-41") as club:
        zoe = club.device("zoe")
        table = await zoe.sets("me", "link")
        answer = await zoe.http.get("/api/tables/été purs 41")

        assert table == answer.json()["table"]


@live
async def test_who_is_here_is_seen_and_a_closed_page_is_not() -> None:
    """Presence is shown to all at the table, seats only: onlookers are not counted."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.sets("me", "here")
        page = await (await zoe.opens()).joins(table, 0)
        other = await (await zoe.opens()).joins(table, 1)
        both = [place["here"] for place in page.last("Room")["places"]]
        await other.leaves()
        await settle()

        assert [True, True] == both
        assert [True, False] == [place["here"] for place in page.last("Room")["places"]]


@clause("HOUSE-01")
@live
async def test_a_start_knows_who_has_just_sat_down_on_another_node() -> None:
    """Though the word of it has not come yet, or never comes."""
    store, clock = MemoryStore(), HandClock()
    async with (
        world(store=store, bus=store.bus, clock=clock) as left,
        world(store=store, bus=store.bus, clock=clock) as right,
    ):
        zoe = left.device("zoe")
        table = await zoe.sets("me", "link", position=FLIP)
        await zoe.http.get(f"/api/tables/{table}")
        store.bus._ears.clear()  # words are lost from here on
        await right.device("ana").posts(f"/api/tables/{table}/seats/1", {"name": "Ana"})
        answer = await zoe.posts(f"/api/tables/{table}/start", {"free": "remove"})

        assert 200 == answer.status_code, answer.text
        assert ["Ana"] == [place["name"] for place in answer.json()["places"][1:]]


@clause("MIC-R17")
@live
async def test_a_table_begins_under_the_present_rulebook() -> None:
    """No host chooses an edition in which letters are sent before they may be seen."""
    async with world() as club:
        zoe = club.device()
        code = await zoe.begins("me", "bot", position=f"{FLIP} phase:race", edition=1)
        page = await (await zoe.opens()).joins(code, 0)

        assert GAMES["word-whiz"].edition == page.last("Room")["options"]["edition"]
        assert page.last("News")["now"] == page.last("News")["view"]["reveal"]


@clause("HOUSE-09")
@pytest.mark.slow
@live
async def test_who_played_is_forgotten_when_the_owner_wants_it() -> None:
    """Days after the end, by the hourly look; the record still proves, and nobody holds a seat."""
    settings = Settings(page="/nowhere", forget=1)
    async with world(settings=settings) as club:
        zoe = club.device("zoe")
        table = await zoe.begins({"kind": "me", "name": "Zoé"}, "bot")
        page = await (await zoe.opens()).joins(table, 0)
        await page.plays(table, 0, {"type": "Resign"})
        await page.leaves()
        await club.clock.forward(DAY - 2 * HOUR)
        before = await club.store.table(table)
        await club.clock.forward(4 * HOUR)
        after = await club.store.table(table)

        assert ["Zoé", ""] == [standing.seats[0].name for standing in (before, after)]
        assert zoe.token not in repr(after)
        assert device_of(zoe.token) in repr(before)
        assert device_of(zoe.token) not in repr(after)
        assert 200 == (await zoe.http.get(f"/api/tables/{table}/record")).status_code
