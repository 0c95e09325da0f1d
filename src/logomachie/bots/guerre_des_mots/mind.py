"""What a bot of one level knows: its vocabulary as columns, and what it notices in a position."""

from functools import cached_property, lru_cache

import numpy as np

from logomachie.bots.dice import FINE, Dice
from logomachie.bots.guerre_des_mots.temper import EASY, TEMPERS
from logomachie.core.letters import plain
from logomachie.games.guerre_des_mots.dictionary import Dictionary
from logomachie.lexicon.lexicon import Lexicon
from logomachie.solvers.guerre_forms import Forms
from logomachie.solvers.guerre_lexis import Lexis, lexis
from logomachie.solvers.guerre_nibbles import Flags, Ints
from logomachie.solvers.guerre_words import GuerreWords
from logomachie.solvers.words import guerre

SURE = 3  # letters of a word that everybody knows who sees it on the board


class Ranks:
    """How common every form is: the rank of its commonest lemma, one table an alphabet."""

    def __init__(self, lexicon: Lexicon, forms: Forms) -> None:
        bare = np.array([ord(plain(sign)) for sign in forms.alphabet], np.uint8)
        keys, ranks = lexicon.query.keys, lexicon.lemma_rank
        found = np.full(len(forms), np.iinfo(np.int64).max)
        for length, block in enumerate(forms.letters):
            if not block.size:
                continue
            wanted = np.ascontiguousarray(bare[block].T).view(f"S{length}")[:, 0]
            at = np.minimum(np.searchsorted(keys, wanted), len(keys) - 1)
            rank = np.where(keys[at] == wanted, ranks[at], np.iinfo(np.int64).max)
            found[forms.start[length] : forms.start[length + 1]] = rank
        self.rank: Ints = found


class Vocabulary:
    """The words a level knows, as the rules ask for them; all of them are in the dictionary."""

    def __init__(self, words: GuerreWords, lemmas: int | None) -> None:
        self.words, self.most = words, lemmas
        self.knows = lru_cache(maxsize=20_000)(self._knows)

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.knows(word)

    def _knows(self, word: str) -> bool:
        if word not in self.words:
            return False
        if self.most is None or len(word) <= SURE:
            return True
        row = self.words.lexicon.row(plain(word))
        return row is not None and int(self.words.lexicon.lemma_rank[row]) <= self.most

    def lemmas(self, word: str) -> frozenset[str]:
        """The words a form is a form of."""
        return self.words.lemmas(word)


class Mind:
    """The head of one level, with or without accents."""

    def __init__(self, lexicon: Lexicon, level: int, *, accents: bool) -> None:
        self.temper, self.accents = TEMPERS[level], accents
        whole = lexis(lexicon, accents=accents)
        known = _length(whole.forms) <= self.temper.longest
        if self.temper.lemmas is not None:
            known &= ranks(lexicon, accents=accents).rank <= self.temper.lemmas
        self.lexis = Lexis(accents, whole.forms.only(known), whole.compounds)
        self.dictionary = Dictionary(
            Vocabulary(guerre(lexicon), self.temper.lemmas), accents=accents
        )

    @cached_property
    def _chance(self) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        """How likely each form is to be noticed."""
        over = np.maximum(_length(self.lexis.forms) - EASY, 0)
        return self.temper.notice * self.temper.fading**over

    def noticed(self, dice: Dice, look: float = 1.0) -> Flags:
        """The forms that come to mind in this position, the more the harder one looks."""
        stream = np.random.Generator(np.random.PCG64(int(dice.uniform() * FINE)))
        return np.asarray(stream.random(len(self.lexis.forms)) < look * self._chance, np.bool_)


def _length(forms: Forms) -> Ints:
    return np.repeat(np.arange(len(forms.letters)), np.diff(np.array(forms.start)))


@lru_cache(maxsize=2)
def ranks(lexicon: Lexicon, *, accents: bool) -> Ranks:
    """The ranks of an alphabet, shared by all levels."""
    return Ranks(lexicon, lexis(lexicon, accents=accents).forms)


@lru_cache(maxsize=8)
def mind(lexicon: Lexicon, level: int, *, accents: bool) -> Mind:
    """The head of a level, shared by all its tables in this process."""
    return Mind(lexicon, level, accents=accents)
