"""What a player may ask: what a word may be declared, what would take it, what a turn held."""

from logomachie.core.letters import plain
from logomachie.core.question import NotNow
from logomachie.core.value import Value
from logomachie.games.cadenas.rules.judge import Judge, ballot_key
from logomachie.games.cadenas.rules.types import Setup, TableView
from logomachie.games.cadenas.solver import answers
from logomachie.games.cadenas.solver.exposed import Exposed, Threat
from logomachie.games.cadenas.solver.exposed import exposed as endangered
from logomachie.games.cadenas.solver.words import lists
from logomachie.games.cadenas.words import admitted
from logomachie.lexicon.load import of_table


class Kinds(Value, kw_only=True):
    """What a word may be declared: the lists have it as one, as both, as neither."""

    common: bool
    proper: bool


def kinds(view: TableView, config: Setup, about: str) -> Kinds | NotNow:
    """Common word or proper noun. Where a word stands until it is questioned, no answer: the lists
    are then consulted by a challenge alone (CAD-R16).
    """
    if not view.judged:
        return NotNow(question="kinds")
    text = plain(about)
    words = admitted(of_table(config.lexicon))
    agreed = {ballot_key(text, "common"), ballot_key(text, "proper")} & set(view.agreed)
    return Kinds(
        common=text in words or ballot_key(text, "common") in agreed,
        proper=bool(Judge(config, words).names(text, "proper"))
        or ballot_key(text, "proper") in agreed,
    )


def exposed(view: TableView, config: Setup, about: str) -> Exposed | NotNow:
    """The letters that would take a word of one's own: it tells of the lists, so it is answered
    where hints are agreed and once the log says that this seat asked (HOUSE-15)."""
    mine = (word for word in view.words if word.owner == view.seat and str(word.id) == about)
    if view.house.warned is not True or (found := next(mine, None)) is None:
        return NotNow(question="exposed")
    return endangered(view, config, found)


def missed(view: TableView, config: Setup, about: str) -> Value:
    """After the end: the best turn and plays of a past turn, which the asker describes from what
    he saw then, his hand after the take in it. While the game runs, no answer.
    """
    if view.wake is not None:  # the house takes the deadline away, however the game ended
        return NotNow(question="missed")
    return answers.missed(about, config, lists(of_table(config.lexicon)))


QUESTIONS = {"kinds": kinds, "missed": missed, "exposed": exposed}
ANSWERS = (
    Kinds,
    answers.Missed,
    answers.BestTurn,
    answers.Playable,
    answers.Unreadable,
    Exposed,
    Threat,
)
