"""The build: sources and hand lists in, packed files and their manifest out."""

import hashlib
import json
import sys
from collections import defaultdict
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from logomachie.core.letters import plain
from logomachie.lexicon import packed
from logomachie.lexicon.analysis import SEVERAL
from logomachie.lexicon.build import (
    attested,
    definitions,
    family,
    frequency,
    grammalecte,
    names,
    pack,
    past,
    words,
)
from logomachie.lexicon.build.source import HAND, SHA256, Sources, fetch, rows
from logomachie.lexicon.content import Content, lines
from logomachie.lexicon.edition import EDITIONS, edition_digest, excluded
from logomachie.lexicon.gloss import gloss
from logomachie.lexicon.past import change, fingerprint

DATA = Path(__file__).parents[1] / "data"
NAME, VERSION = "français", "2026.5"
JUDGING = ("core", "families", "names")  # the files a verdict depends on
REVIEW = Path(__file__).parents[4] / "docs/lexicon/a-revoir.txt"  # attested by no list but one


def natures(forms: grammalecte.Forms) -> dict[str, frozenset[str]]:
    """Noun, adjective, verb, adverb: what each lemma is."""
    found: dict[str, set[str]] = defaultdict(set)
    for readings in forms.values():
        for reading in readings:
            codes = reading.tag.split(":")
            found[reading.lemma].update(
                code[0] for code in codes if code in {"N", "A", "W"} or code[0] == "V"
            )
    return {lemma: frozenset(parts) for lemma, parts in found.items()}


def build(sources: Sources, data: Path = DATA) -> dict[str, object]:
    """Write the packed files; gives back the manifest."""
    sources.check()
    before = json.loads((data / "manifest.json").read_text(encoding="utf-8"))
    older = olden(data, before)  # before the files they are told from are written over
    locutions = {row[0] for row in rows("locutions_ok")}
    sorter = grammalecte.Sorter(grammalecte.entries(sources.dic()), locutions)
    lex = sources.lex()
    forms, own, alone = words.gathered(grammalecte.common(lex, sorter))
    for readings in forms.values():
        for reading in readings:
            gloss(reading.tag)  # every tag must be told in words

    all_names = gathered_names(grammalecte.names(lex, sorter), sources)
    books = frequency.lexique(sources.lexique())
    web = frequency.wordfreq(sources.wordfreq())
    by_form = frequency.of_forms(forms, web, books, [name.form for name in all_names])
    by_lemma = frequency.of_lemmas(forms, by_form, books)
    by_reading = {
        form: frequency.of_readings(form, readings, by_form[form], books)
        for form, readings in forms.items()
        if len(readings) > 1
    }
    ordered, lemmas = pack.order(forms), sorted(by_lemma)
    ages = {lemma: frequency.estimated_age(by_lemma[lemma], len(lemma)) for lemma in lemmas}
    deriver = family.Deriver(
        natures(forms),
        family.rules(rows("suffixes")),
        {prefix: int(least) for prefix, least in rows("prefixes")},
        family.affixes(rows("affixes")),
    )
    families = family.families(deriver, books.roots, rows("familles"), rows("separations"))
    entries = entries_of(forms, lemmas)
    lists = attested.attested(
        forms,
        own,
        {
            "lexique": books.forms.keys(),
            "wordfreq": web.keys(),
            "lefff": attested.lefff(sources.lefff()),
        },
        {entry.head for entry in entries if entry.age},
    )
    core = [name for name in all_names if name.source == "grammalecte"]
    others = [name for name in all_names if name.source != "grammalecte"]
    files = {
        "core": pack.core(forms, ordered, core),
        "frequency": pack.frequency(ordered, lemmas, by_form, by_lemma, by_reading, ages),
        "families": pack.family(
            lemmas, families, definitions.formed_on(families.bases, lemmas, entries)
        ),
        "names": {"names": pack.listed(others)},
        "attested": {"lists": bytes(lists[lemma] for lemma in lemmas)},
        "meanings": meanings_of(entries),
    }
    bodies = {name: packed.written(data / f"{name}.xz", columns) for name, columns in files.items()}
    digests = {name: hashlib.sha256(body).hexdigest() for name, body in bodies.items()}
    digest = hashlib.sha256("".join(digests[name] for name in JUDGING).encode()).hexdigest()[:32]
    manifest: dict[str, object] = {
        "name": NAME,
        "version": VERSION,
        "digest": digest,
        "editions": edition_digests(data, digest),
        "build": hashlib.sha256("".join(digests.values()).encode()).hexdigest()[:32],
        "past": {old: about for old, (about, _) in older.items() if old != digest},
        "files": digests,
        "alone": alone,
        "counts": {
            "forms": len(forms),
            "plain": sum(form.isalpha() for form in forms),
            "hyphen": sum("-" in form for form in forms),
            "apostrophe": sum("'" in form for form in forms),
            "keys": len({plain(form) for form in forms if form.isalpha()}),
            "lemmas": len(lemmas),
            "readings": sum(map(len, forms.values())),
            "families": len({number for found in families.strict.values() for number in found}),
            "names": len({name.form for name in all_names if len(plain(name.form)) >= 5}),
            "name_keys": len({key for name in all_names if len(key := plain(name.form)) >= 5}),
            "known_names": len({name.form for name in all_names if name.known}),
            "meanings": len(entries),
            "unattested": sum(not lists[lemma] & SEVERAL for lemma in lemmas),
        },
        "sources": SHA256,
    }
    for old, (about, was) in older.items():
        if old != digest:
            packed.written(data / f"{about['version']}.xz", past.difference(was, Content(data)))
    text = json.dumps(manifest, ensure_ascii=False, indent=2)
    (data / "manifest.json").write_text(text + "\n", encoding="utf-8")
    queue = [lemma for lemma in lemmas if not lists[lemma] & SEVERAL]
    REVIEW.write_text("\n".join(queue) + "\n", encoding="utf-8")
    return manifest


def entries_of(forms: Collection[str], lemmas: list[str]) -> list[definitions.Entry]:
    """What the hand lists say of these words."""
    entries = definitions.gathered(
        [
            definitions.defined(rows("definitions"), frozenset(lemmas)),
            definitions.added(rows("nouveaux")),
            definitions.marked(rows("registres")),
            definitions.short(rows("mots_courts")),
        ],
        forms,
        frozenset(lemmas),
    )
    return sorted([*entries, *definitions.respelled(entries, lemmas)])


def meanings_of(entries: list[definitions.Entry]) -> packed.Columns:
    """The file of meanings."""
    glosses = [(row[0], row[3]) for row in rows("noms_connus")]
    return definitions.packed(entries, glosses, [row[0] for row in rows("ecole")])


def mend(data: Path = DATA) -> dict[str, object]:
    """Write the meanings alone anew: what the words are stays, and no source is needed."""
    content, path = Content(data), data / "manifest.json"
    entries = entries_of(frozenset(content.forms), content.lemmas)
    body = packed.written(data / "meanings.xz", meanings_of(entries))
    manifest: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    manifest["files"]["meanings"] = hashlib.sha256(body).hexdigest()
    manifest["build"] = hashlib.sha256("".join(manifest["files"].values()).encode()).hexdigest()[
        :32
    ]
    manifest["editions"] = edition_digests(data, manifest["digest"])
    manifest["counts"]["meanings"] = len(entries)
    path.write_text(json.dumps(manifest, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    return manifest


def olden(data: Path, manifest: Mapping[str, Any]) -> dict[str, tuple[dict[str, Any], past.Old]]:
    """The lists of older releases and the one in place, by digest, taken whole.

    The one in place becomes an older one only when the version is a new one.
    """
    found = {}
    for digest, about in manifest.get("past", {}).items():
        path, content = data / f"{about['version']}.xz", Content(data)
        change(path)(content)
        unfit = frozenset(lines(packed.read(path)[0].get("unfit", b"")))
        found[digest] = (about, past.snapshot(content, unfit))
    if manifest["version"] != VERSION:
        content = Content(data)
        about = {
            "version": manifest["version"],
            "words": fingerprint_of(content),
            "editions": {
                edition: known
                for edition, known in manifest["editions"].items()
                if edition != "complet"
            },
        }
        found[manifest["digest"]] = (about, past.snapshot(content, excluded(content, "ecole")))
    return found


def fingerprint_of(content: Content) -> str:
    """The identity of the words and names of a content."""
    return fingerprint(content.forms, ((row.form, row.kind) for row in content.names))


def gathered_names(listed: grammalecte.Names, sources: Sources) -> list[names.Row]:
    """The proper nouns of every source; the project's own lists say what a name is first."""
    wrong = {(row[0], row[1]) for row in rows("noms_faux")}
    return names.gathered(
        [
            *names.known(rows("noms_connus")),
            *names.grammalecte(listed),
            *names.curated((HAND / "noms_propres.txt").read_text(encoding="utf-8")),
            *names.territories(sources.locale()),
            *names.cities(sources.cities()),
            *names.communes(sources.communes()),
        ],
        wrong,
    )


def edition_digests(data: Path, digest: str) -> dict[str, str]:
    """The identity of each list a table may choose."""
    content = Content(data)
    return {name: edition_digest(digest, excluded(content, name)) for name in EDITIONS}


def main() -> None:
    """`scripts/lexicon [folder of downloads]`, or `scripts/lexicon --meanings` for these alone."""
    if sys.argv[1:] == ["--meanings"]:
        json.dump(mend(), sys.stdout, ensure_ascii=False, indent=2)
        return
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/lexicon")
    sources = Sources(folder)
    if sources.missing():
        fetch(sources)
    json.dump(build(sources), sys.stdout, ensure_ascii=False, indent=2)
    print()


if __name__ == "__main__":
    main()
