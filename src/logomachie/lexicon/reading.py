"""Reading words: the analyses of a key and the names it stands for, from mapped columns.

Nothing here needs NumPy: a process that tells one word is not worth its import.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence, Set
from functools import cached_property
from typing import overload

from logomachie.core.letters import accented, plain
from logomachie.lexicon.analysis import BANDS, LISTS, MARKS, Analysis, Name, flag_names, named
from logomachie.lexicon.gloss import gloss
from logomachie.lexicon.levels import LEVELS, mask
from logomachie.lexicon.store import Folder, Strings

COMMON = 1  # CM2 and Lecteur say it
SEVERAL_LETTERS = 4
CLOSE = 4  # synonyms told, at most
KIND = "A:e:i"  # an adjective that never changes
NEARLY, ONE_SENSE = 10, 100  # hundredths of a zipf between two readings
MARKED = mask("vulg", "inj", "sexe", "drogue")


class Texts(Sequence[str]):
    """Strings end to end, one of them cut out when asked."""

    def __init__(self, folder: Folder, name: str) -> None:
        self.text = folder.values(f"{name}_text")
        self.start = folder.values(f"{name}_start")

    @overload
    def __getitem__(self, i: int) -> str: ...
    @overload
    def __getitem__(self, i: slice) -> list[str]: ...
    def __getitem__(self, i: int | slice) -> str | list[str]:
        if isinstance(i, slice):
            return [self[at] for at in range(*i.indices(len(self)))]
        if not 0 <= i < len(self):
            raise IndexError(i)  # what ends a loop over a sequence
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

    @cached_property
    def refused(self) -> Texts:
        """The forms an edition leaves out on purpose."""
        return Texts(self.folder, "refused")

    @cached_property
    def glosses(self) -> Texts:
        """What the names are."""
        return Texts(self.folder, "name_gloss")

    @cached_property
    def meanings(self) -> Texts:
        """Definitions; opened by the first who asks for one."""
        return Texts(self.folder, "meaning")

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

    def begun(self, start: str, most: int) -> list[str]:
        """The commonest spellings that begin so, of words anybody says; rarer ones from four
        letters on, and never what no level says or « École » refuses."""
        from heapq import nlargest  # noqa: PLC0415 - on demand

        key = plain(start)
        if not (key.isascii() and key.isalpha()):
            return []
        first = bisect_left(self.keys, key.encode())
        last = bisect_left(self.keys, key.encode() + b"~")
        known = COMMON if len(key) < SEVERAL_LETTERS else len(LEVELS) - 1
        rows = (row for row in range(first, last) if self.said[row] <= known)
        rows = (row for row in rows if not self.form_unfit[self.spelled[row]])
        best = nlargest(most, rows, lambda row: (self.form_zipf[self.spelled[row]], -row))
        return [self.forms[self.spelled[row]] for row in best]

    def forms_of(self, key: str) -> list[int]:
        """The forms of a plain key."""
        if "-" in key or "'" in key:
            return self.compound_keys.get(key, [])
        row = self.row(key) if key.isascii() else None
        return [] if row is None else [*range(self.row_form[row], self.row_form[row + 1])]

    def readings(self, word: str) -> list[tuple[int, int]]:
        """Form and reading of the word's key: the spelling asked for first, then the commonest;
        of equals a word that is its own lemma, and what the source gives first."""
        key = plain(word)
        exact = "" if word == key else accented(word)
        found = []
        for i in self.forms_of(key):
            form = self.forms[i]
            strange = accented(form) != exact
            for at in range(self.reading_start[i], self.reading_start[i + 1]):
                derived = self.lemmas[self.reading_lemma[at]] != form
                found.append(((strange, -self.reading_zipf[at], derived, at), i))
        return self._noun_first([(i, order[-1]) for order, i in sorted(found)])

    def _noun_first(self, found: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """An invariable adjective is a noun that tells a colour or a kind (*noisette*): where
        books have both nearly as often, or one sense is told of both, the noun comes first."""
        if len(found) < 2 or self.tags[self.reading_tag[found[0][1]]] != KIND:
            return found
        form, first = found[0]
        for place, (other, at) in enumerate(found):
            codes = self.tags[self.reading_tag[at]].split(":")
            is_same = self.reading_meaning[at] == self.reading_meaning[first] > 0
            less = self.reading_zipf[first] - self.reading_zipf[at]
            if (
                (codes[0], other, self.reading_lemma[at]) == ("N", form, self.reading_lemma[first])
                and codes[-1] != "i"
                and less <= (ONE_SENSE if is_same else NEARLY)
            ):
                return [found[place], *found[:place], *found[place + 1 :]]
        return found

    def lemmas_of(self, word: str) -> frozenset[str]:
        """The lemmas of all readings of the word's key."""
        starts = self.reading_start
        forms = self.forms_of(plain(word))
        rows = (at for form in forms for at in range(starts[form], starts[form + 1]))
        return frozenset(self.lemmas[self.reading_lemma[at]] for at in rows)

    def analyses(self, word: str) -> tuple[Analysis, ...]:
        """All readings of the word's key, the one meant first."""
        return tuple(self.analysis(form, at) for form, at in self.readings(word))

    def analysis(self, form: int, at: int) -> Analysis:
        """One reading, told in words."""
        lemma, age = self.reading_lemma[at], self.reading_age[at]
        tags = self.tags[self.reading_tag[at]]
        told = gloss(tags)
        return Analysis(
            form=self.forms[form],
            lemma=self.lemmas[lemma],
            tags=tags,
            gloss=told.fr,
            gloss_en=told.en,
            flags=flag_names(self.reading_flags[at]),
            band=bisect_right(BANDS, (self.form_zipf[form] + self.lemma_zipf[lemma]) // 2),
            family=self.lemma_family[self.lemma_family_start[lemma]],
            meaning=self.meaning(at),
            age=age & 7,
            estimated=age > 7,
            registers=named(self.reading_marks[at], MARKS),
            attested=named(self.lemma_lists[lemma], LISTS),
        )

    def meaning(self, at: int) -> str:
        """What a reading means, or what the word means that it is formed on, or what it is close
        to; nothing where no list says any."""
        number = self.reading_meaning[at]
        if number:
            return self.meanings[number - 1]
        base = self.lemma_base[self.reading_lemma[at]]
        if base and (number := self.lemma_meaning[base - 1]):
            return f"formé sur {self.lemmas[base - 1]} : {self.meanings[number - 1]}"
        from logomachie.lexicon.synonyms import synonyms  # noqa: PLC0415 - on demand

        lemma, tags = self.lemmas[self.reading_lemma[at]], self.tags[self.reading_tag[at]]
        close = [word for word in synonyms(lemma, tags) if self.is_decent(word)]
        return f"synonymes : {', '.join(close[:CLOSE])}" if close else ""

    def is_decent(self, word: str) -> bool:
        """Whether a word of the dictionary may be told to anybody: no reading of it is marked."""
        found = self.readings(word)
        return bool(found) and not any(self.reading_marks[at] & MARKED for _, at in found)

    def families(self, lemma: int, *, wide: bool) -> frozenset[int]:
        """The families of a lemma by number; learned roots have negative ones."""
        found = self.lemma_family[
            self.lemma_family_start[lemma] : self.lemma_family_start[lemma + 1]
        ]
        if not wide:
            return frozenset(found)
        more = self.lemma_wide[self.lemma_wide_start[lemma] : self.lemma_wide_start[lemma + 1]]
        return frozenset([*found, *(-1 - number for number in more)])

    def members(self, lemma: int, *, wide: bool) -> tuple[str, ...]:
        """The lemmas that share a family with one."""
        wanted = self.families(lemma, wide=wide)
        found = set(sharing(self.lemma_family_start, self.lemma_family, wanted))
        if wide:
            roots = {-1 - number for number in wanted}
            found.update(sharing(self.lemma_wide_start, self.lemma_wide, roots))
        return tuple(self.lemmas[i] for i in sorted(found))

    def lemma(self, spelling: str) -> int | None:
        """The number of a lemma."""
        at = bisect_left(self.lemmas, spelling)
        return at if at < len(self.lemmas) and self.lemmas[at] == spelling else None

    def meant(self, word: str) -> set[int]:
        """The lemma spelled so, else those that a form of this spelling, or of a key, may be of."""
        own = self.lemma(word)
        if own is not None:
            return {own}
        found, key = self.readings(word), plain(word)
        return {
            self.reading_lemma[at]
            for form, at in found
            if word == key or accented(self.forms[form]) == accented(word)
        }

    def level(self, word: str) -> int:
        """The lowest level that says a form of this very spelling, or any of a key in capitals."""
        key = plain(word)
        if word == key and (row := self.row(key)) is not None:
            return self.said[row]
        told = (i for i in self.forms_of(key) if accented(self.forms[i]) == accented(word))
        return min((self.form_said[i] for i in told), default=len(LEVELS))

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
                gloss=self.glosses[i],
            )
            for i in range(start, end)
        ]
        return tuple(sorted(found, key=lambda name: not name.known))


def sharing(starts: Sequence[int], values: Sequence[int], wanted: Set[int]) -> Iterator[int]:
    """The lemmas one of whose numbers is wanted."""
    for place, value in enumerate(values):
        if value in wanted:
            yield bisect_right(starts, place) - 1
