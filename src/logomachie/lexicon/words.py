"""What the rules of one game ask of the dictionary: its alphabet and the words it admits."""

from typing import TYPE_CHECKING, Any

from logomachie.core.letters import accented, plain

if TYPE_CHECKING:
    from logomachie.lexicon.lexicon import Alphabet, Lexicon


JOINTS = "-' "  # signs between the parts of a compound
SHORTEST_NAME = 5  # rules that admit names ask for five letters


class GameWords:
    """The words of one game. A key of the alphabet is judged at once; any other spelling of it
    is folded first: `été` and `ete` are the plain key ETE, `ÉTÉ` is the accented key été."""

    def __init__(
        self,
        lexicon: "Lexicon",
        alphabet: "Alphabet",
        *,
        hyphens: bool,
        apostrophes: bool,
        extra: tuple[str, ...],
    ) -> None:
        self.lexicon = lexicon
        self.keys = lexicon.keys(alphabet)
        self.fold = plain if alphabet == "plain" else accented
        self.is_key = str.isupper if alphabet == "plain" else str.islower
        self.hyphens, self.apostrophes = hyphens, apostrophes
        self.extra = frozenset(self.fold(word) for word in extra)

    def __contains__(self, word: Any) -> bool:  # Any: a set, too, may be asked anything
        """Whether the word may be played."""
        try:
            return word in self.keys or self.admits(word)
        except TypeError:  # the graph is asked in C, and knows strings only
            return False

    def admits(self, word: str) -> bool:
        """Whether another spelling of a key, a word of the hand list or a compound it is."""
        key = word if word.isascii() and self.is_key(word) else self.fold(word)
        if key in self.extra or (key != word and key in self.keys):
            return True
        hyphen, apostrophe = "-" in key, "'" in key
        if not (hyphen or apostrophe) or (hyphen and not self.hyphens):
            return False
        return (self.apostrophes or not apostrophe) and key in self.lexicon.compounds(self.fold)

    def unfit(self, word: str) -> bool:
        """Whether the edition leaves the word out on purpose: not at this table (HOUSE-14)."""
        return self.fold(word) in self.lexicon.refused[self.fold]

    def lemmas(self, word: str) -> frozenset[str]:
        """The lemmas the word may be a form of."""
        return self.lexicon.reader.lemmas_of(word)

    def families(self, word: str, *, wide: bool = False) -> tuple[frozenset[int], ...]:
        """The families of the word, one set a lemma it may be a form of; wide: by learned roots."""
        reader = self.lexicon.reader
        lemmas = dict.fromkeys(reader.reading_lemma[at] for _, at in reader.readings(word))
        return tuple(reader.families(lemma, wide=wide) for lemma in lemmas)

    def names(self, word: str) -> tuple[str, ...]:
        """What the word names, as a proper noun of five letters or more: ville, fleuve …"""
        if len(plain(word)) < SHORTEST_NAME:
            return ()
        return tuple(dict.fromkeys(name.kind for name in self.lexicon.names(word)))

    def spells(self, letters: str) -> bool:
        """Whether any word of the columns can be made of these letters."""
        return bool(len(self.lexicon.within(letters)))


def standing(words: GameWords, word: str, *, unknown: str, name: str, joined: str) -> str:
    """The article that keeps a word out of a game; nothing where it stands.

    `joined` is about hyphens, apostrophes and blanks, `name` about what is a proper noun alone.
    """
    if word in words:
        return ""
    if any(sign in plain(word) for sign in JOINTS):
        return joined
    return name if words.lexicon.names(word) else unknown
