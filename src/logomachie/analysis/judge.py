"""A record judged: every decision of every seat, the same each time it is asked."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from logomachie.analysis.justesse import justesse
from logomachie.analysis.known import ages_of
from logomachie.analysis.turning import curve, turning
from logomachie.core.game import Refused
from logomachie.core.house import House
from logomachie.core.letters import plain
from logomachie.core.log import follow
from logomachie.core.record import Head, Opener, check_seed, entries, read
from logomachie.core.rng import Rng
from logomachie.core.tongue import Said
from logomachie.games import GAMES
from logomachie.games.judgement import (
    EDITION,
    SHOWN,
    Analysis,
    Choice,
    Decision,
    Fact,
    Match,
    MissedWin,
    Option,
    Reason,
    Unit,
    Weighed,
    raw,
    told,
)
from logomachie.games.spec import Spec
from logomachie.lexicon.ages import age_of
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.load import of_table

WORDS = frozenset(("word", "other", "old", "by"))  # what facts call the words they tell of
EXACT = 3  # decimals of a value: what two machines agree on


class Unfit(ValueError):
    """The options of a record do not fit its game."""


def can_judge(slug: str) -> bool:
    """Whether this game's room judges its moves."""
    return slug in GAMES and GAMES[slug].maybe("analysis", "judged", None) is not None


def analysed(
    record: bytes, opened: Opener, *, age: int | None = None, reasons: bool = True
) -> Analysis:
    """The record proved, then judged; with `age`, as if every seat knew the words of that age."""
    *_, found = judging(record, opened, age=age, reasons=reasons)
    assert found is not None
    return found


def judging(
    record: bytes, opened: Opener, *, age: int | None = None, reasons: bool = True
) -> Iterator[Analysis | None]:
    """The same in steps, None after each, so that something else can be done between them."""
    parts = read(record)
    head = parts.head
    check_seed(head)
    game, state = _opened(head, opened)
    assert isinstance(game, House)
    if not can_judge(head.game):
        raise Refused("NO_ANALYSIS", "")
    at, states, played = head.at, [state], []
    for number, entry in enumerate(entries(game, parts.lines), 1):
        state, at = follow(game, state, number, at, entry), entry.at
        states.append(state)
        played.append(entry)
    lexicon = of_table(head.lexicon.digest, head.club or "")
    match = Match(
        game=game,
        lexicon=lexicon,
        states=states,
        entries=played,
        ages=ages_of(head, game.config, age),
        knows=partial(_knows, lexicon),
    )
    yield from _judged(GAMES[head.game], match, reasons=reasons)


# Any: a record may be of any game
def _opened(head: Head, opened: Opener) -> tuple[Any, Any]:
    """Here alone the rules may refuse: what they refuse while we judge is a fault of ours."""
    try:
        game = opened(head)
        return game, game.start(Rng(head.seed), head.at)  # a position is read here
    except (Refused, msgspec.DecodeError, ValueError) as error:
        raise Unfit(str(error)) from error


def _judged(spec: Spec, match: Match, *, reasons: bool) -> Iterator[Analysis | None]:
    """All that is said of a match; without reasons where only the values are wanted."""
    sentences = spec.maybe("analysis", "SENTENCES", {}) if reasons else None
    found: list[Decision] = []
    for each in spec.maybe("analysis", "judged", None)(match):
        found.append(_decision(match, each, sentences))
        yield None
    decisions = tuple(found)
    seats = range(match.game.config.seats)
    unit: Said = spec.maybe("analysis", "UNIT", None)
    alone = match.game.config.seats == 1  # nobody wins, and nothing turns
    points = () if alone else curve(match, spec.maybe("analysis", "chances", None))
    last = match.states[-1]
    given_up = last.ended is not None or bool(last.resigned)  # no decision of the play did that
    yield Analysis(
        game=spec.slug,
        unit=Unit(fr=unit.fr, en=unit.en),
        ages=tuple(match.ages),
        decisions=decisions,
        justesse={str(seat): justesse(decisions, seat) for seat in seats},
        turning=turning(decisions, points[:-1] if given_up and points[1:] else points),
        missed_wins=tuple(_missed(decisions)),
        curve=points,
        edition=EDITION,
    )


def _decision(match: Match, each: Weighed, sentences: Mapping[str, Any] | None) -> Decision:
    age = match.ages[each.seat]
    likely = [
        option for option in each.options if all(match.knows(age, word) for word in option.words)
    ]

    def spelled(key: str) -> str:
        row = match.lexicon.row(key)
        return key if row is None else str(match.lexicon.spelled(row)).upper()

    def choice(option: Option) -> Choice:
        return Choice(
            move=option.text,
            value=round(option.value, EXACT),
            word=option.word,
            name=option.name and Unit(fr=option.name.fr, en=option.name.en),
            meaning=match.lexicon.meaning(option.word) if option.word else "",
            reasons=reasoned(option, each.facts(option), sentences, spelled),
            wins=option.wins,
            moves=raw(option.moves),
        )

    told_once: dict[int, Choice] = {}

    def shown(option: Option) -> Choice:
        if id(option) not in told_once:
            told_once[id(option)] = choice(option)
        return told_once[id(option)]

    return Decision(
        line=each.line,
        seat=each.seat,
        kind=each.kind,
        played=each.played.text,
        value=round(each.played.value, EXACT),
        worst=round(min((option.value for option in likely), default=each.played.value), EXACT),
        forced=len(each.options) < 2,  # one move is no choice
        choice=shown(each.played),
        best=tuple(shown(option) for option in few(each.options)),
        likely=tuple(shown(option) for option in few(likely)),
    )


def few(options: Sequence[Option]) -> Sequence[Option]:
    """The best few, each word once: the same one by other means teaches nothing more."""
    once = {_called(option): option for option in reversed(options)}
    return [option for option in options if once[_called(option)] is option][:SHOWN]


def _called(option: Option) -> str:
    return option.word or (option.name.fr if option.name else option.text)


def reasoned(
    option: Option,
    facts: Sequence[Fact],
    sentences: Mapping[str, Any] | None,
    spelled: Callable[[str], str],
) -> tuple[Reason, ...]:
    """The reasons, with every word as it is written: SUÇAIT, where the rules know SUCAIT; the
    move's own as the move writes it. None where only values are wanted."""
    if sentences is None:
        return ()
    own = option.word.upper()
    key = plain(own)

    def written(name: str, told: Any) -> Any:  # Any: what a fact is about, of its own kind
        if name not in WORDS:
            return told
        return own if plain(told) == key else spelled(told)

    return told(
        [
            Fact(fact.kind, {name: written(name, about) for name, about in fact.about.items()})
            for fact in facts
        ],
        sentences,
    )


def _missed(decisions: Sequence[Decision]) -> list[MissedWin]:
    """Wins that were there, likely to be known, and not taken."""
    found = []
    for decision in decisions:
        win = next((choice for choice in decision.likely if choice.wins), None)
        if win is not None and not decision.choice.wins:
            found.append(
                MissedWin(
                    line=decision.line,
                    seat=decision.seat,
                    move=win.move,
                    word=win.word,
                    meaning=win.meaning,
                )
            )
    return found


def _knows(lexicon: Lexicon, age: int, word: str) -> bool:
    return age_of(lexicon, word) <= age
