"""Reading words: the analyses of a key and the names it stands for, from mapped columns.

Nothing here needs NumPy: a process that tells one word is not worth its import.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cached_property

from logomachie.core.letters import accented, plain
from logomachie.lexicon.analysis import BANDS, Analysis, Name, flag_names
from logomachie.lexicon.gloss import gloss
from logomachie.lexicon.store import Folder, Strings


class Texts:
    """Strings end to end, one of them cut out when asked."""

    def __init__(self, folder: Folder, name: str) -> None:
        self.text = folder.values(f"{name}_text")
        self.start = folder.values(f"{name}_start")

    def __getitem__(self, i: int) -> str:
        return bytes(self.text[self.start[i] : self.start[i + 1]]).decode()

    def __len__(self) -> int:
        return len(self.start) - 1


class Reader:
    """The columns of forms, readings, lemmas and names."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.tags: list[str] = folder.notes["tags"]
        self.kinds: list[str] = folder.notes["kinds"]
        self.sources: list[str] = folder.notes["sources"]

    def __getattr__(self, name: str) -> Sequence[int]:
        """A column by name, opened when first used."""
        self.__dict__[name] = column = self.folder.values(name)
        return column

    @cached_property
    def keys(self) -> Strings:
        """The plain keys of the rows, in order."""
        return self.folder.strings("key")

    @cached_property
    def name_keys(self) -> Strings:
        """The plain keys of the names, in order."""
        return self.folder.strings("name_key")

    @cached_property
    def forms(self) -> Texts:
        """Natural spellings."""
        return Texts(self.folder, "form")

    @cached_property
    def lemmas(self) -> Texts:
        """Lemmas, in order."""
        return Texts(self.folder, "lemma")

    @cached_property
    def people(self) -> Texts:
        """Names as they are written."""
        return Texts(self.folder, "name")

    def form(self, i: int) -> str:
        """A form as it is written."""
        return self.forms[i]

    @cached_property
    def compounds(self) -> dict[int, str]:
        """Forms with a hyphen or an apostrophe, by number."""
        first = self.row_form[-1]
        return {i: self.forms[i] for i in range(first, len(self.forms))}

    @cached_property
    def compound_keys(self) -> dict[str, list[int]]:
        """The forms of each plain key with a hyphen or an apostrophe."""
        found: dict[str, list[int]] = {}
        for i, form in self.compounds.items():
            found.setdefault(plain(form), []).append(i)
        return found

    def row(self, key: str) -> int | None:
        """The row of a plain key."""
        wanted = key.encode()
        at = bisect_left(self.keys, wanted)
        return at if at < len(self.keys) and self.keys[at] == wanted else None

    def forms_of(self, key: str) -> list[int]:
        """The forms of a plain key."""
        if "-" in key or "'" in key:
            return self.compound_keys.get(key, [])
        row = self.row(key) if key.isascii() else None
        return [] if row is None else [*range(self.row_form[row], self.row_form[row + 1])]

    def analyses(self, word: str) -> tuple[Analysis, ...]:
        """All readings of the word's key, the spelling asked for first, then the commonest."""
        key = plain(word)
        exact = "" if word == key else accented(word)
        found = []
        for i in self.forms_of(key):
            form = self.forms[i]
            strange = accented(form) != exact
            for at in range(self.reading_start[i], self.reading_start[i + 1]):
                lemma = self.reading_lemma[at]
                zipf = (self.form_zipf[i] + self.lemma_zipf[lemma]) // 2
                order = (strange, -zipf, self.lemma_rank[lemma], at)
                found.append((order, form, lemma, at))
        found.sort()
        return tuple(self.analysis(form, lemma, at, -order[1]) for order, form, lemma, at in found)

    def analysis(self, form: str, lemma: int, at: int, zipf: int) -> Analysis:
        """One reading, told in words."""
        tags = self.tags[self.reading_tag[at]]
        told = gloss(tags)
        return Analysis(
            form=form,
            lemma=self.lemmas[lemma],
            tags=tags,
            gloss=told.fr,
            gloss_en=told.en,
            flags=flag_names(self.reading_flags[at]),
            band=bisect_right(BANDS, zipf),
            family=self.lemma_family[lemma],
        )

    def names(self, word: str) -> tuple[Name, ...]:
        """The proper nouns of the word's key, known ones first."""
        key = plain(word).encode()
        start, end = bisect_left(self.name_keys, key), bisect_right(self.name_keys, key)
        found = [
            Name(
                form=self.people[i],
                kind=self.kinds[self.name_kind[i]],
                source=self.sources[self.name_source[i]],
                known=bool(self.name_known[i]),
            )
            for i in range(start, end)
        ]
        return tuple(sorted(found, key=lambda name: not name.known))
