"""Families of words: lemmas of one root, from a hand list, Lexique's derivations and own rules.

The lines of the hand list are families as they stand, and a lemma may be on several of them. A
lemma that is on none is joined to its best base, the surest joins first; a hand cut keeps its two
words apart whatever the rules say, and no rule makes a family of more than `WIDEST` (a line of the
list may grow beyond it). How sure a rule is, is measured: of the pairs it proposes among lemmas
whose root Lexique tells or that stand in the list, the share that is of one root or line.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from logomachie.core.letters import joined, plain

SURE = 0.7  # a rule whose measured share is lower joins nothing
FORMED = 0.85  # from here on a word may be explained by the one it is formed on
PRIOR = (2.0, 4.0)  # what a rule is believed to be worth before it is measured: 2 good of 4
SHORTEST_BASE = 3
VOWELS = "aeiouyéèêâîôû"
WIDEST = 40  # lemmas of a family; only the hand list may name more
JUDGED = (9.0, 10.0)  # of one that is sure by judgement


class Rule(NamedTuple):
    """A suffix, what may stand for it in the base, and the natures of both."""

    suffix: str
    endings: tuple[str, ...]
    derived: frozenset[str]
    base: frozenset[str]
    sure: bool  # by judgement; else it is measured


class Link(NamedTuple):
    """A lemma, a base it may come from, and the name of the rule that says so."""

    derived: str
    base: str
    rule: str
    sure: bool = False


class Affixes(NamedTuple):
    """Short lists of the hand file `affixes.tsv`."""

    weak: frozenset[str]  # suffixes that prove nothing after a short stem
    wrapping: tuple[str, ...]  # prefixes of verbs made from nouns and adjectives
    denying: tuple[str, ...]  # prefixes that make a participle the contrary of itself
    never: frozenset[str]  # pieces of words that are words too, and no roots


def affixes(rows: Iterable[list[str]]) -> Affixes:
    """The lists by name."""
    lists = {name: pieces.split(" ") for name, pieces in rows}
    return Affixes(
        frozenset(lists["faibles"]),
        tuple(lists["autour"]),
        tuple(lists["contraires"]),
        frozenset(lists["jamais"]),
    )


def rules(rows: Iterable[list[str]]) -> list[Rule]:
    """The suffix rules of the hand list."""
    return [
        Rule(
            suffix,
            tuple(end.replace("·", "") for end in ends.split(" ")),
            frozenset(derived),
            frozenset(base),
            sure == ["sûre"],
        )
        for suffix, ends, derived, base, *sure in rows
    ]


def stems(stem: str) -> Iterator[str]:
    """The stem and its variants in derivation: publi(c→qu)e, cour(e→è), passio(n→nn)."""
    yield stem
    last, before = stem[-1:], stem[:-1]
    swaps = {"c": ("qu", "ç"), "g": ("gu", "ge"), "ç": ("c",), "v": ("f",), "x": ("s",)}
    swaps |= {"s": ("x",), "y": ("i",)}
    if before[-1:] in VOWELS:
        swaps["t"] = ("",)  # café, cafetier
    if stem.endswith(("qu", "gu", "ge")):
        yield stem[:-2] + ("c" if stem[-2] == "q" else "g")
    for swap in swaps.get(last, ()):
        yield before + swap
    if len(stem) > 3 and last == stem[-2]:
        yield before
    if last in set("nltp"):
        yield stem + last
    for found, wanted in (("é", "è"), ("e", "è"), ("è", "é"), ("è", "e")):
        if match := re.fullmatch(rf"(.*){found}([^{VOWELS}]{{1,2}})", stem):
            yield match[1] + wanted + match[2]
    if match := re.fullmatch(rf"(.*)e([^{VOWELS}])", stem):
        yield match[1] + "e" + match[2] * 2
    if match := re.fullmatch(r"(.*)a([nlr])", stem):
        yield match[1] + "ai" + match[2]
    if match := re.fullmatch(r"(.*)o([nr])", stem):
        yield match[1] + "eu" + match[2]


class Deriver:
    """Proposes bases for lemmas, by suffix, by prefix, and by both at once."""

    def __init__(
        self,
        parts: Mapping[str, frozenset[str]],
        suffixes: list[Rule],
        prefixes: Mapping[str, int],
        affixes: Affixes,
    ) -> None:
        self.parts, self.prefixes, self.affixes = parts, prefixes, affixes
        self.by_suffix: dict[str, list[Rule]] = defaultdict(list)
        for rule in suffixes:
            self.by_suffix[rule.suffix].append(rule)
        self.longest = max(map(len, self.by_suffix))

    def links(self, lemma: str) -> Iterator[Link]:
        """Every base the rules propose for a lemma."""
        yield from self.suffixed(lemma)
        yield from self.prefixed(lemma)
        yield from self.wrapped(lemma)
        yield from self.denied(lemma)
        yield from self.compounded(lemma)

    def suffixed(self, lemma: str) -> Iterator[Link]:
        """porter → porteur."""
        for size in range(1, min(self.longest, len(lemma) - SHORTEST_BASE) + 1):
            suffix, stem = lemma[-size:], lemma[:-size]
            if len(stem) < 4 and suffix in self.affixes.weak:
                continue
            for rule in self.by_suffix.get(suffix, ()):
                if not self.parts[lemma] & rule.derived:
                    continue
                for ending in rule.endings:
                    # A suffix of one letter changes nothing before it.
                    for variant in stems(stem) if size > 1 else [stem]:
                        if self.is_base(base := variant + ending, lemma, rule.base):
                            name = f"-{suffix}<{ending}" + ("" if variant == stem else "~")
                            yield Link(lemma, base, name, rule.sure)
                            break

    def prefixed(self, lemma: str) -> Iterator[Link]:
        """faire → défaire; the base keeps its nature."""
        for prefix, least in self.prefixes.items():
            if lemma.startswith(prefix):
                apart = lemma[len(prefix)] == "-" if len(lemma) > len(prefix) else False
                rest = lemma[len(prefix) :].removeprefix("-")
                if prefix in {"dé", "ré", "re"} and rest[:2] == "ss" and rest not in self.parts:
                    rest = rest[1:]
                if (len(rest) >= least or apart) and self.is_base(rest, lemma, self.parts[lemma]):
                    yield Link(lemma, rest, f"{prefix}-", apart)

    def wrapped(self, lemma: str) -> Iterator[Link]:
        """long → allonger: a prefix and a verb's ending round a noun or an adjective."""
        if "V" not in self.parts[lemma] or lemma[-2:] not in {"er", "ir"} or len(lemma) < 6:
            return
        for prefix in self.affixes.wrapping:
            stem = lemma[len(prefix) : -2]
            if lemma.startswith(prefix) and len(stem) >= SHORTEST_BASE:
                for variant in stems(stem):
                    for base in (variant, variant + "e"):
                        if len(base) >= 4 and self.is_base(base, lemma, frozenset("NA")):
                            yield Link(lemma, base, f"{prefix}-{lemma[-2:]}")
                            return

    def compounded(self, lemma: str) -> Iterator[Link]:
        """briser → brise-glace."""
        verb, hyphen, _ = lemma.partition("-")
        if hyphen and verb.endswith("e") and self.is_base(f"{verb}r", lemma, frozenset("V")):
            yield Link(lemma, f"{verb}r", "-", sure=True)

    def denied(self, lemma: str) -> Iterator[Link]:
        """discuter → indiscuté: a participle that is only said of what was not done."""
        for prefix in self.affixes.denying:
            base = f"{lemma[len(prefix) : -1]}er"
            denied = lemma.startswith(prefix) and lemma[-1] == "é" and "A" in self.parts[lemma]
            if denied and self.is_base(base, lemma, frozenset("V")):
                yield Link(lemma, base, f"{prefix}-é", sure=True)

    def is_base(self, base: str, lemma: str, wanted: frozenset[str]) -> bool:
        """Whether it is another lemma of a wanted nature."""
        parts = self.parts.get(base)
        return base != lemma and len(base) >= SHORTEST_BASE and bool(parts and parts & wanted)


def given(
    roots: Mapping[str, set[str]], lemmas: Iterable[str], affixes: Collection[str]
) -> Iterator[Link]:
    """Lexique's derivations: a lemma and the longest piece of it that is a lemma itself.

    A piece that is an affix, or that is not heard in the lemma, is no root of it.
    """
    spelled = {joined(lemma): lemma for lemma in lemmas}
    for lemma, pieces in roots.items():
        if lemma not in spelled or " " in lemma or "-" in lemma:
            continue
        heard = plain(lemma)
        known = [
            piece
            for piece in sorted(pieces)
            if piece in spelled
            and piece not in affixes
            and piece != lemma
            and len(piece) >= SHORTEST_BASE
            and plain(piece)[: max(SHORTEST_BASE, len(piece) - 3)] in heard
        ]
        if known:
            yield Link(spelled[lemma], spelled[max(known, key=len)], "Lexique", sure=True)


def node(line: int) -> str:
    """What stands for a line of the hand list; no word is written so."""
    return f"#{line}"


class Forest:
    """Groups that grow by joins, pairs that must never meet, and groups that are as listed."""

    def __init__(
        self, cuts: Iterable[tuple[str, str]] = (), listed: Iterable[Sequence[str]] = ()
    ) -> None:
        self.parent: dict[str, str] = {}
        self.foes: dict[str, set[str]] = defaultdict(set)
        for one, other in cuts:
            self.foes[one].add(other)
            self.foes[other].add(one)
        self.members: dict[str, set[str]] = {}
        self.listed: set[str] = set()
        for i, line in enumerate(listed):
            self.members[node(i)] = set(line)
            self.listed.add(node(i))
            for word in line:
                self.parent.setdefault(word, node(i))  # of several lines, the first

    def root(self, word: str) -> str:
        """The word that stands for the group."""
        while (above := self.parent.get(word, word)) != word:
            self.parent[word] = word = self.parent.get(above, above)
        return word

    def join(self, one: str, other: str, widest: int | None = None) -> bool:
        """Make two groups one, unless a cut, a list or their size forbids it."""
        first, second = sorted((self.root(one), self.root(other)))
        if first == second:
            return True
        if second in self.listed:
            first, second = second, first
        mine, theirs = (self.members.get(root, {root}) for root in (first, second))
        if second in self.listed or (
            widest and len(mine) + len(theirs) > widest and first not in self.listed
        ):
            return False
        if any(self.foes.get(word, set()) & mine for word in theirs):
            return False
        self.parent[second] = first
        self.members[first] = mine | theirs
        return True


def measured(
    links: Iterable[Link], told: Mapping[str, str], lines: Sequence[Sequence[str]]
) -> dict[str, float]:
    """How sure each rule is: its share of good pairs among lemmas whose root Lexique tells, and
    among those the hand list has."""
    listed: dict[str, set[int]] = defaultdict(set)
    for i, line in enumerate(lines):
        for word in line:
            listed[word].add(i)
    good, tried, judged = Counter[str](), Counter[str](), set[str]()
    for link in links:
        if link.sure:
            judged.add(link.rule)
        if link.derived in told and link.base in told:
            tried[link.rule] += 1
            good[link.rule] += told[link.derived] == told[link.base]
        if link.derived in listed and link.base in listed:
            tried[link.rule] += 1
            good[link.rule] += bool(listed[link.derived] & listed[link.base])
    worth = {}
    for rule in tried.keys() | judged:
        prior, weight = JUDGED if rule in judged else PRIOR
        worth[rule] = (good[rule] + prior) / (tried[rule] + weight)
    return worth


class Families(NamedTuple):
    """The families of each lemma, by number: strict ones, and those of learned roots; and the
    lemma each one was formed on, where a rule says so and their family agrees."""

    strict: dict[str, tuple[int, ...]]
    wide: dict[str, tuple[int, ...]]
    bases: dict[str, str] = {}  # noqa: RUF012 - never written to


def families(
    deriver: Deriver,
    roots: Mapping[str, set[str]],
    hand: Iterable[list[str]],
    apart: Iterable[list[str]] = (),
) -> Families:
    """The families of every lemma."""
    lemmas = sorted(deriver.parts)
    lines: dict[str, list[list[str]]] = {"+": [], "~": []}
    for sign, *words in hand:
        known = [word for word in words if word in deriver.parts]
        if len(known) > 1:
            lines[sign].append(known)
    cuts = [(row[1], row[2]) for row in apart]
    forest = Forest(cuts, lines["+"])
    links = joins(deriver, roots, lemmas, lines["+"])
    for _, link in links:
        forest.join(link.derived, link.base, WIDEST)

    number = {root: i for i, root in enumerate(dict.fromkeys(map(forest.root, lemmas)))}
    strict: dict[str, dict[int, None]] = {
        lemma: {number[forest.root(lemma)]: None} for lemma in lemmas
    }
    for i, line in enumerate(lines["+"]):
        for word in line:
            strict[word][number.setdefault(node(i), len(number))] = None
    wide: dict[str, list[int]] = defaultdict(list)
    for i, line in enumerate(lines["~"]):
        for word in line:
            wide[word].append(i)
    return Families(
        {lemma: tuple(found) for lemma, found in strict.items()},
        {lemma: tuple(found) for lemma, found in wide.items()},
        {
            link.derived: link.base
            for worth, link in links
            if worth >= FORMED and strict[link.derived].keys() & strict[link.base].keys()
        },
    )


def joins(
    deriver: Deriver,
    roots: Mapping[str, set[str]],
    lemmas: list[str],
    lines: Sequence[Sequence[str]] = (),
) -> list[tuple[float, Link]]:
    """A base for each lemma that has one and how sure it is, the surest first."""
    barred = deriver.affixes.never | deriver.by_suffix.keys() | deriver.prefixes.keys()
    from_lexique = list(given(roots, lemmas, barred))
    proposed = [link for lemma in lemmas for link in deriver.links(lemma)]

    told = Forest()
    for link in from_lexique:
        told.join(link.derived, link.base)
    derived = {link.derived: told.root(link.derived) for link in from_lexique}
    derived |= {link.base: told.root(link.base) for link in from_lexique}
    sure = measured(proposed, derived, lines)
    sure |= measured(from_lexique, {}, lines)
    best: dict[str, tuple[float, int, Link]] = {}
    for link in [*proposed, *from_lexique]:
        mark = (sure.get(link.rule, 0.0), len(link.base), link)
        if mark[0] >= SURE and mark > best.get(link.derived, (0.0, 0, link)):
            best[link.derived] = mark
    return [(worth, link) for worth, _, link in sorted(best.values(), reverse=True)]
