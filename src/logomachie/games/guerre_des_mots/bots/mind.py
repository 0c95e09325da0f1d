"""What a bot of one level knows: its vocabulary as columns, and what it notices in a position."""

from functools import cached_property, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from logomachie.bots.dice import FINE, Dice
from logomachie.bots.notice import some
from logomachie.bots.strength import MINDS, between, vocabulary
from logomachie.core.letters import accented, plain
from logomachie.games.guerre_des_mots.bots.temper import EASY, TEMPERS
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.solver.effort import Effort
from logomachie.games.guerre_des_mots.solver.forms import Forms
from logomachie.games.guerre_des_mots.solver.kept import columns_of
from logomachie.games.guerre_des_mots.solver.lexis import Lexis, lexis
from logomachie.games.guerre_des_mots.solver.nibbles import Flags
from logomachie.games.guerre_des_mots.solver.shelves import Columns
from logomachie.games.guerre_des_mots.solver.words import GuerreWords
from logomachie.games.guerre_des_mots.solver.words import oracle as guerre
from logomachie.lexicon.lexicon import Lexicon

Chances = NDArray[np.float64]
JOINED = 2  # letters that a compound may be longer than a word
WINNING = 4  # letters of a word on the cross or on a side goal
BRIEF = 7  # letters of a word one expects of others
ARBITRE, NOBODY = 3, 4  # levels
SURE = 3  # letters of a word that everybody knows who sees it on the board


def said(lexicon: Lexicon, words: Lexis) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """The lowest level that plays each form and each compound; a word of no column is Arbitre's."""
    reader, fold = lexicon.reader, accented if words.accents else plain
    levels: dict[str, int] = {}
    for i, level in enumerate(reader.form_said):
        form = reader.form(i)
        key = form if words.accents and form.isascii() else fold(form)
        levels[key] = min(level, levels.get(key, NOBODY))
    forms, compounds = (
        np.array([levels.get(word, ARBITRE) for word in spelled(table)], np.uint8)
        for table in (words.forms, words.compounds)
    )
    if not words.accents:  # what is commonest of all spellings decides
        keys = np.array(spelled(words.forms), "S")
        at = np.minimum(np.searchsorted(lexicon.query.keys, keys), len(lexicon) - 1)
        forms = np.where(lexicon.query.keys[at] == keys, lexicon.said[at], forms)
    return forms, compounds


def spelled(forms: Forms) -> list[str]:
    """The words of a table, in its order."""
    signs = np.array([*forms.alphabet])
    found: list[str] = []
    for length, block in enumerate(forms.letters):
        if block.size:
            words = np.ascontiguousarray(signs[block].T).view(f"U{length}")[:, 0]
            found.extend(words.tolist())
    return found


class Vocabulary:
    """The words a level knows, as the rules ask for them; all of them are in the dictionary."""

    def __init__(self, words: GuerreWords, level: float) -> None:
        self.words, self.level = words, level
        self.knows = lru_cache(maxsize=20_000)(self._knows)

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.knows(word)

    def _knows(self, word: str) -> bool:
        if word not in self.words:
            return False
        if self.level == ARBITRE or len(word) <= SURE:
            return True
        row = self.words.lexicon.row(plain(word))
        return row is not None and int(self.words.lexicon.heard[row]) <= self.level

    def lemmas(self, word: str) -> frozenset[str]:
        """The words a form is a form of."""
        return self.words.lemmas(word)


class Mind:
    """The head of one level, with or without accents."""

    def __init__(self, lexicon: Lexicon, level: float, *, accents: bool) -> None:
        self.level, self.temper, self.accents = level, between(TEMPERS, level), accents
        whole, all_words = lexis(lexicon, accents=accents), listed(lexicon, accents=accents)
        known = whole.forms.sizes <= self.temper.longest
        known &= vocabulary(all_words.forms, self.temper.words)
        brief = whole.compounds.sizes <= self.temper.longest + JOINED
        brief &= all_words.compounds <= self.temper.words
        self.lexis = Lexis(accents, whole.forms.only(known), whole.compounds.only(brief))
        self.zipf100 = all_words.forms.zipf100[known]
        self.dictionary = Dictionary(
            Vocabulary(guerre(lexicon), self.temper.words), accents=accents
        )

    @cached_property
    def _chances(self) -> tuple[Chances, Chances]:
        """How likely each form and each compound is to be noticed."""
        forms, compounds = (
            self.temper.notice * self.temper.fading ** np.maximum(table.sizes - EASY, 0)
            for table in (self.lexis.forms, self.lexis.compounds)
        )
        return forms, compounds

    def noticed(self, seed: int, look: float = 1.0) -> tuple[Flags, Flags]:
        """The forms and the compounds that come to mind, of one seed the more the harder one
        looks."""
        stream = np.random.Generator(np.random.PCG64(seed))
        forms, compounds = (stream.random(len(each)) < look * each for each in self._chances)
        return forms, compounds

    @cached_property
    def fours(self) -> Lexis:
        """The words that win: four letters, no compounds."""
        none = np.zeros(len(self.lexis.compounds), np.bool_)
        return Lexis(
            self.accents,
            self.lexis.forms.only(self.lexis.forms.sizes == WINNING),
            self.lexis.compounds.only(none),
        )


class Eye:
    """What one head notices: as long as it thinks with the same eye, the same words."""

    def __init__(
        self, mind: Mind, dice: Dice, day: float = 1.0, effort: Effort | None = None
    ) -> None:
        """`effort`: what it takes its searches from, one of its own if none."""
        self.mind, self.seed = mind, int(dice.uniform() * FINE)
        self.effort = effort or Effort()
        self.count = some(day * mind.temper.notices, dice.uniform())
        self._lexis: dict[float, Lexis] = {}

    def lexis(self, look: float = 1.0) -> Lexis:
        """The words that come to mind, the more the harder it looks."""
        if look not in self._lexis:
            mind = self.mind
            forms, compounds = mind.noticed(self.seed, look)
            self._lexis[look] = Lexis(
                mind.accents, mind.lexis.forms.only(forms), mind.lexis.compounds.only(compounds)
            )
        return self._lexis[look]

    @cached_property
    def short(self) -> Lexis:
        """Those of them that are short and need no hyphen: what one expects of others."""
        words = self.lexis()
        brief = words.forms.only(words.forms.sizes <= BRIEF)
        return Lexis(words.accents, brief, self.mind.fours.compounds)


class Listed(NamedTuple):
    """Who plays each form of an alphabet, how common it is, whether it is coarse."""

    said: NDArray[np.uint8]
    zipf100: NDArray[np.uint16]
    coarse: NDArray[np.bool_]


class Both(NamedTuple):
    """The same of the forms; of the compounds only who plays them."""

    forms: Listed
    compounds: NDArray[np.uint8]


@lru_cache(maxsize=2)
def listed(lexicon: Lexicon, *, accents: bool) -> Both:
    """The words of an alphabet, looked up once for all levels and kept for all processes."""
    alphabet = "accent" if accents else "plain"
    name = f"guerre-{lexicon.digest[:16]}-{alphabet}-said"
    found = columns_of(name, lambda: _looked_up(lexicon, lexis(lexicon, accents=accents)))
    return Both(Listed(found["said"], found["zipf"], found["coarse"]), found["compounds"])


def _looked_up(lexicon: Lexicon, words: Lexis) -> Columns:
    forms, compounds = said(lexicon, words)
    spelt = spelled(words.forms)
    keys = np.array([plain(word) for word in spelt] if words.accents else spelt, "S")
    row = np.minimum(np.searchsorted(lexicon.query.keys, keys), len(lexicon) - 1)
    met = lexicon.query.keys[row] == keys
    return {
        "said": forms.astype(np.uint8),
        "zipf": np.where(met, lexicon.zipf100[row], 0).astype(np.uint16),
        "coarse": ~met | lexicon.coarse[row],
        "compounds": compounds.astype(np.uint8),
    }


@lru_cache(maxsize=MINDS)
def mind(lexicon: Lexicon, level: float, *, accents: bool) -> Mind:
    """The head of a level, shared by all its tables in this process."""
    return Mind(lexicon, level, accents=accents)
