"""The dictionaries the kept records were played with. They never change: a proof asks them again.

They are written apart from those of `tests/kit`, which may grow with the laws.
"""

from collections.abc import Iterator

from logomachie.core.game import Words


class Lenient:
    """Whatever has no K in it; families by chance, none for words with an S."""

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and "K" not in word.upper()

    def families(self, word: str) -> tuple[frozenset[int], ...]:
        """One reading, or none: Wordsmith's table must vote on those roots."""
        return () if "S" in word else (frozenset({sum(map(ord, word)) % 97}),)

    def can_spell(self, letters: str, least: int) -> bool:
        """Any letters but K will do."""
        return len(letters.replace("K", "")) >= least

    def can_form(self, board: str, least: int) -> bool:
        """One letter more than a word needs is enough for Wordsearch to hope for one."""
        return self.can_spell(board.replace(".", "").replace("/", ""), least + 1)

    def candidates(self, letters: str, jokers: int, *, accents: bool) -> Iterator[str]:
        """What a blocked player of La Guerre is tried with: a few runs and pairs of his letters."""
        bare = [letter for letter in letters if letter not in "K-"]
        yield from ("".join(bare[i : i + 4]) for i in range(len(bare) - 3))
        yield from (one + other for one in bare for other in bare[-2:])


class Initial:
    """Whatever does not begin with K, so that Cadenas has words to vote on; long ones are towns."""

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and not word.startswith("K")

    def names(self, word: str) -> tuple[str, ...]:
        """Five letters or more are a town."""
        return ("ville",) if len(word) > 4 and word in self else ()


def played_with(slug: str) -> Words:
    """The dictionary of this game's records."""
    return Initial() if slug == "cadenas" else Lenient()
