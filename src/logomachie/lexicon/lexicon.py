"""The dictionary itself: what is a word, what it means, and every question asked of it.

Row i of each column is about word i, the rows being the plain keys of the common words without
hyphen or apostrophe, in order. Columns are memory-mapped; NumPy is imported by the first question
that needs it, so that a process that only judges or tells words starts at once.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import dawg

from logomachie.core.letters import accented, plain
from logomachie.lexicon.analysis import Analysis, Name
from logomachie.lexicon.graph import ACCENT, PLAIN, Graph
from logomachie.lexicon.levels import LEVELS, mask
from logomachie.lexicon.reading import Reader
from logomachie.lexicon.store import Folder
from logomachie.lexicon.words import GameWords

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from logomachie.lexicon.costs import Costs
    from logomachie.lexicon.query import Query

Alphabet: TypeAlias = Literal["plain", "accent"]
Rows: TypeAlias = "NDArray[np.intp]"
COARSE = mask("vulg", "inj", "sexe")


class Lexicon(dawg.DAWG):  # type: ignore[misc]  # untyped; its `in` runs in C, as fast as a set's
    """A French dictionary: `key in lexicon` for plain keys, columns and queries for the rest."""

    def __init__(self, folder: Folder) -> None:
        super().__init__()
        self.load(str(folder.file("plain.dawg")))
        self.folder = folder
        self.name: str = folder.notes["name"]
        self.version: str = folder.notes["version"]
        self.digest: str = folder.notes["digest"]
        self._graphs: dict[Alphabet, Graph] = {}

    def __len__(self) -> int:
        return len(self.length)

    def __bool__(self) -> bool:
        return True  # and no column is opened to know it

    def word(self, row: int) -> str:
        """The plain key of a row."""
        key: bytes = self.query.keys[row]
        return key.decode()

    def listed(self, rows: Rows) -> list[str]:
        """The plain keys of many rows, faster than one by one."""
        return [key.decode() for key in self.query.keys[rows].tolist()]

    def row(self, key: str) -> int | None:
        """The row of a plain key."""
        return self.reader.row(key) if key in self else None

    def spelled(self, row: int) -> str:
        """The commonest natural spelling of a row: ETE → été."""
        return self.reader.form(self.reader.spelled[row])

    @cached_property
    def length(self) -> "NDArray[np.uint8]":
        """Letters of each word."""
        return self.folder.column("length")

    @cached_property
    def vowels(self) -> "NDArray[np.uint8]":
        """(rows, 5): how many A, E, I, O, U each word has."""
        return self.folder.column("vowels")

    @cached_property
    def lemma_rank(self) -> "NDArray[np.uint32]":
        """The rank of the commonest lemma each word may be a form of; 1 is the most frequent."""
        return self.folder.column("rank")

    @cached_property
    def said(self) -> "NDArray[np.uint8]":
        """The lowest level of `LEVELS` that plays each word; 4: none does."""
        return self.folder.column("said")

    @cached_property
    def heard(self) -> "NDArray[np.uint8]":
        """The lowest level that knows each word when somebody else plays it."""
        return self.folder.column("heard")

    @cached_property
    def coarse(self) -> "NDArray[np.bool_]":
        """Whether any reading of each word is marked vulgar, insulting or explicit."""
        import numpy as np  # noqa: PLC0415 - on demand

        column = self.folder.column
        starts = column("reading_start")[column("row_form")[:-1]]
        marks = column("reading_marks")[: column("reading_start")[column("row_form")[-1]]]
        return np.asarray(np.bitwise_or.reduceat(marks, starts) & COARSE > 0)

    @cached_property
    def band(self) -> "NDArray[np.uint8]":
        """How common each word is: 0 = rarest … 7 = commonest."""
        return self.folder.column("band")

    @cached_property
    def zipf100(self) -> "NDArray[np.uint16]":
        """The same as a Zipf value ×100, half of the form and half of the lemma; 0 = unknown."""
        return self.folder.column("zipf")

    @cached_property
    def flags(self) -> "NDArray[np.uint16]":
        """Bits of `Flag` that are true of every reading; NAME where the key is a name too."""
        return self.folder.column("flags")

    @cached_property
    def counts(self) -> "NDArray[np.uint8]":
        """(rows, 26): how many of each letter; made when first asked, in private memory."""
        from logomachie.lexicon.letterset import unpacked  # noqa: PLC0415 - NumPy on demand

        return unpacked(self.folder.column("low"), self.folder.column("high"))

    @cached_property
    def query(self) -> "Query":
        """The columns behind the queries."""
        from logomachie.lexicon.query import Query  # noqa: PLC0415 - NumPy on demand

        return Query(self.folder)

    @cached_property
    def reader(self) -> Reader:
        """The columns behind the analyses."""
        return Reader(self.folder)

    def within(self, letters: str, jokers: int = 0) -> Rows:
        """Words made of these letters, each used once; a joker is any letter, `?` is one too."""
        return self.query.within(letters, jokers)

    def containing(self, letters: str) -> Rows:
        """Words that have all these letters, as often as they are given."""
        return self.query.containing(letters)

    def fitting(self, pattern: str) -> Rows:
        """Words of the pattern's length with its letters in place: «C.AT», a dot is any letter."""
        return self.query.fitting(pattern)

    def supersequences(self, word: str, hand: str) -> Rows:
        """Longer words got by putting letters of the hand anywhere into the word."""
        return self.query.supersequences(word, hand)

    def anagrams(self, letters: str) -> Rows:
        """Words of exactly these letters."""
        return self.query.anagrams(letters)

    def costs(self, table: Mapping[str, Sequence[int]]) -> "Costs":
        """An index of what every word costs: make it once, ask `affordable` often."""
        from logomachie.lexicon.costs import Costs, priced  # noqa: PLC0415 - NumPy on demand

        return Costs(priced(self.folder, table))

    def affordable(self, costs: "Costs", budget: tuple[int, ...]) -> Rows:
        """Words that cost at most the budget of each kind."""
        return self.query.affordable(costs, budget)

    def analyses(self, word: str) -> tuple[Analysis, ...]:
        """All readings of the word's key, the spelling asked for first, then the commonest."""
        return self.reader.analyses(word)

    def meaning(self, word: str) -> str:
        """What the word means, by the first of its readings of which a meaning is known."""
        reader = self.reader
        return next((text for _, at in reader.readings(word) if (text := reader.meaning(at))), "")

    def related(self, one: str, other: str, *, wide: bool = False) -> bool:
        """Whether two words are of one family: strictly, or by a learned root as well.

        A form that is no lemma stands for those it is a form of: princesse for prince.
        """
        mine, theirs = (
            frozenset[int]().union(
                *(self.reader.families(lemma, wide=wide) for lemma in self.reader.meant(word))
            )
            for word in (one, other)
        )
        return not mine.isdisjoint(theirs)

    def family(self, lemma: str, *, wide: bool = False) -> tuple[str, ...]:
        """The lemmas of a lemma's families, in order, itself among them."""
        reader = self.reader
        number = reader.lemma(lemma)
        return () if number is None else reader.members(number, wide=wide)

    def is_unfit(self, word: str) -> bool:
        """Whether « École » refuses the word: every form of its key that the list has."""
        forms = self.reader.forms_of(plain(word))
        return bool(forms) and all(self.reader.form_unfit[form] for form in forms)

    def levels(self, word: str) -> tuple[str, ...]:
        """The levels that say this very form; of a key in capitals, any form of it."""
        return LEVELS[self.reader.level(word) :]

    def names(self, word: str) -> tuple[Name, ...]:
        """The word as a proper noun: one reading a kind. Which are known is judged from five
        letters on, the shortest that a game admits."""
        return self.reader.names(word)

    @cached_property
    def refused(self) -> dict[Callable[[str], str], frozenset[str]]:
        """The keys this edition leaves out on purpose, by how they are folded."""
        forms = self.reader.refused
        bare = frozenset(key for key in map(plain, forms) if key not in self)
        return {plain: bare, accented: frozenset(map(accented, forms))}

    def words(
        self,
        alphabet: Alphabet = "plain",
        *,
        hyphens: bool = False,
        apostrophes: bool = False,
        extra: tuple[str, ...] = (),
    ) -> GameWords:
        """The words one game admits, in its alphabet."""
        return GameWords(self, alphabet, hyphens=hyphens, apostrophes=apostrophes, extra=extra)

    def extra(self, game: str) -> tuple[str, ...]:
        """Words the hand list admits in this game alone."""
        return tuple(self.folder.notes["alone"].get(game.replace("-", "_"), ()))

    def graph(self, alphabet: Alphabet = "plain") -> Graph:
        """The word graph as arrays; the accented one has the words with a hyphen too."""
        if alphabet not in self._graphs:
            self._graphs[alphabet] = Graph(
                alphabet=PLAIN if alphabet == "plain" else ACCENT,
                letter=self.folder.column(f"{alphabet}_letter"),
                child=self.folder.column(f"{alphabet}_child"),
                last=self.folder.column(f"{alphabet}_last"),
                final=self.folder.column(f"{alphabet}_final"),
                root=1,
            )
        return self._graphs[alphabet]

    def keys(self, alphabet: Alphabet) -> Any:  # Any: a DAWG, which has no types
        """The set of keys of an alphabet, without hyphen or apostrophe; asked in C."""
        return self if alphabet == "plain" else self._accented

    @cached_property
    def _accented(self) -> Any:  # Any: a DAWG, which has no types
        return dawg.DAWG().load(str(self.folder.file("accent.dawg")))

    @cached_property
    def _compounds(self) -> dict[Callable[[str], str], frozenset[str]]:
        return {
            fold: frozenset(map(fold, self.reader.compounds.values())) for fold in (plain, accented)
        }

    def compounds(self, fold: Callable[[str], str]) -> frozenset[str]:
        """The keys, folded so, of the words with a hyphen or an apostrophe."""
        return self._compounds[fold]
