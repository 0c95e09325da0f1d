"""The build: sources and hand lists in, packed files and their manifest out."""

import hashlib
import json
import sys
from collections import defaultdict
from pathlib import Path

from logomachie.core.letters import plain
from logomachie.lexicon import packed
from logomachie.lexicon.analysis import Flag
from logomachie.lexicon.build import family, frequency, grammalecte, names, pack
from logomachie.lexicon.build.source import HAND, SHA256, Sources, fetch, rows
from logomachie.lexicon.gloss import gloss

DATA = Path(__file__).parents[1] / "data"
NAME, VERSION = "français", "2026.1"


def hand_added() -> tuple[grammalecte.Forms, dict[str, list[str]]]:
    """Words added for all games, and words added for one game alone."""
    common: grammalecte.Forms = {}
    alone: dict[str, list[str]] = defaultdict(list)
    for form, lemma, tag, game in rows("ajouts"):
        if game:
            alone[game].append(form)
        else:
            common[form] = (*common.get(form, ()), grammalecte.Reading(lemma, tag, Flag(0)))
    return common, dict(alone)


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
    locutions = {row[0] for row in rows("locutions_ok")}
    sorter = grammalecte.Sorter(grammalecte.entries(sources.dic()), locutions)
    lex = sources.lex()
    forms = grammalecte.common(lex, sorter)
    for row in rows("liste_noire"):
        del forms[row[0]]
    added, alone = hand_added()
    forms |= {form: (*forms.get(form, ()), *readings) for form, readings in added.items()}
    for readings in forms.values():
        for reading in readings:
            gloss(reading.tag)  # every tag must be told in words

    listed = grammalecte.names(lex, sorter)
    all_names = names.gathered(
        [
            *names.grammalecte(listed),
            *names.curated((HAND / "noms_propres.txt").read_text(encoding="utf-8")),
            *names.territories(sources.locale()),
            *names.cities(sources.cities()),
            *names.communes(sources.communes()),
        ]
    )
    books = frequency.lexique(sources.lexique())
    web = frequency.wordfreq(sources.wordfreq())
    by_form = frequency.of_forms(forms, web, books, [name.form for name in all_names if name.known])
    by_lemma = frequency.of_lemmas(forms, by_form, books)
    deriver = family.Deriver(
        natures(forms),
        family.rules(rows("suffixes")),
        {prefix: int(least) for prefix, least in rows("prefixes")},
        family.affixes(rows("affixes")),
    )
    families = family.families(deriver, books.roots, rows("familles"))

    ordered, lemmas = pack.order(forms), sorted(by_lemma)
    own = [name for name in all_names if name.source == "grammalecte"]
    files = {
        "core": pack.core(forms, ordered, own),
        "frequency": pack.frequency(ordered, lemmas, by_form, by_lemma),
        "families": pack.family(lemmas, families),
        "names": {"names": pack.listed(name for name in all_names if name.source != "grammalecte")},
    }
    bodies = {name: packed.written(data / f"{name}.xz", columns) for name, columns in files.items()}
    digests = {name: hashlib.sha256(body).hexdigest() for name, body in bodies.items()}
    manifest: dict[str, object] = {
        "name": NAME,
        "version": VERSION,
        "digest": hashlib.sha256("".join(digests.values()).encode()).hexdigest()[:32],
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
            "families": len(set(families.values())),
            "names": len({name.form for name in all_names if len(plain(name.form)) >= 5}),
            "name_keys": len({key for name in all_names if len(key := plain(name.form)) >= 5}),
        },
        "sources": SHA256,
    }
    text = json.dumps(manifest, ensure_ascii=False, indent=2)
    (data / "manifest.json").write_text(text + "\n", encoding="utf-8")
    return manifest


def main() -> None:
    """`scripts/lexicon [folder of downloads]`."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/lexicon")
    sources = Sources(folder)
    if sources.missing():
        fetch(sources)
    json.dump(build(sources), sys.stdout, ensure_ascii=False, indent=2)
    print()


if __name__ == "__main__":
    main()
