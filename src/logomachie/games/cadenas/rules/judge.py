"""Whether a text may be played: its signs, its length, the lists, the table's own votes."""

from logomachie.core.game import Names, Refused, Words
from logomachie.core.letters import plain
from logomachie.games.cadenas.rules.cards import LETTERS
from logomachie.games.cadenas.rules.types import Kind, Setup, State

FIRST_NAME = "prénom"  # no entry of its own in an encyclopaedia (R21)
BREAKS = frozenset("-' ")  # the marks of compound words (CAD-L4)


class Judge:
    """The lists a table plays with, and how they are asked."""

    def __init__(self, setup: Setup, words: Words) -> None:
        self.setup, self.words = setup, words

    @property
    def is_automatic(self) -> bool:
        """Whether the lists judge at once: so agreed (R16), or nobody else could object."""
        return self.setup.validation == "auto" or self.setup.seats == 1

    def names(self, text: str, kind: Kind) -> tuple[str, ...]:
        """What a proper noun names: ville, fleuve …; nothing if it is common or unknown."""
        if kind == "common" or not isinstance(self.words, Names):
            return ()
        kinds = self.words.names(text)
        return () if set(kinds) <= {FIRST_NAME} else kinds

    def is_listed(self, state: State, text: str, kind: Kind) -> bool:
        """Whether the lists have it, or the table has admitted it by its vote."""
        if ballot_key(text, kind) in state.agreed:
            return True
        return text in self.words if kind == "common" else bool(self.names(text, kind))

    def must_be_formed(self, text: str, kind: Kind) -> None:
        """Refuse what no list is needed for: foreign signs and short words."""
        if not LETTERS.issuperset(text):
            raise Refused("NOT_ALLOWED", sign_clause(text, kind))
        common, proper = self.setup.min_common, self.setup.min_proper
        if kind == "common" and len(text) < common:
            raise Refused("TOO_SHORT", "CAD-L1", least=common)
        if kind == "proper" and len(text) < proper:
            raise Refused("TOO_SHORT", "CAD-L6", least=proper)

    def must_be_listed(self, state: State, text: str, kind: Kind, *, vote: bool) -> bool:
        """Refuse what no list has, unless the table is to vote on it: then say so (CAD-K10)."""
        self.must_be_formed(text, kind)
        if not self.is_automatic or self.is_listed(state, text, kind):
            return False
        if ballot_key(text, kind) in state.voted_down:
            raise Refused("VOTED_DOWN", "CAD-K10", word=text)
        votes = self.setup.house_vote and self.setup.seats > 1
        if vote and votes:
            return True
        if kind == "common":
            raise Refused("NOT_ALLOWED", "CAD-L2", word=text, vote=votes)
        raise Refused("NOT_A_PROPER_NOUN", "CAD-L7", word=text, vote=votes)


def ballot_key(text: str, kind: Kind) -> str:
    """How a word is written down that the table has voted on: `proper:LILLIPUT`."""
    return f"{kind}:{text}"


def sign_clause(text: str, kind: Kind) -> str:
    """Which article a sign that is on no card offends: abbreviation, compound, other."""
    if "." in text:
        return "CAD-L3"
    if BREAKS.isdisjoint(text):
        return "CAD-L2"
    return "CAD-L4" if kind == "common" else "CAD-R21"


def key(text: str) -> str:
    """The text as the cards show it: plain capitals (R06)."""
    return plain(text)
