"""What is committed: identity, counts within bounds, licences apart, nothing that names a host."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

from logomachie.core.letters import plain
from logomachie.lexicon import packed
from logomachie.lexicon.build.main import JUDGING
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.load import DATA, french

MANIFEST = json.loads((DATA / "manifest.json").read_text(encoding="utf-8"))
BOUNDS = {
    "forms": (455_000, 475_000),
    "hyphen": (10_500, 12_000),
    "apostrophe": (200, 300),
    "keys": (424_000, 434_000),
    "lemmas": (73_000, 78_000),
    "names": (43_000, 50_000),
    "name_keys": (43_000, 50_000),
}


def test_counts_are_within_bounds() -> None:
    for name, (least, most) in BOUNDS.items():
        assert least <= MANIFEST["counts"][name] <= most, name


def test_the_packed_files_are_those_of_the_manifest(lexicon: Lexicon) -> None:
    bodies = {name: packed.read(DATA / f"{name}.xz")[1] for name in MANIFEST["files"]}
    digests = {name: hashlib.sha256(body).hexdigest() for name, body in bodies.items()}
    assert digests == MANIFEST["files"]
    judging = hashlib.sha256("".join(digests[name] for name in JUDGING).encode()).hexdigest()
    assert judging.startswith(MANIFEST["digest"])
    together = hashlib.sha256("".join(digests.values()).encode()).hexdigest()
    assert together.startswith(MANIFEST["build"])
    assert (lexicon.digest, lexicon.version) == (MANIFEST["digest"], MANIFEST["version"])
    assert len(lexicon) == MANIFEST["counts"]["keys"]
    assert sum((DATA / f"{name}.xz").stat().st_size for name in MANIFEST["files"]) < 1_500_000
    assert sum(file.stat().st_size for file in DATA.glob("*.xz")) < 1_700_000  # older lists too


def test_the_columns_have_what_the_manifest_counts(lexicon: Lexicon) -> None:
    reader, counts = lexicon.reader, MANIFEST["counts"]
    assert len(reader.forms) == counts["forms"]
    assert len(reader.lemmas) == counts["lemmas"]
    assert len(reader.reading_lemma) == counts["readings"]
    assert len(set(reader.lemma_family)) == counts["families"]
    names = {reader.people[i] for i in range(len(reader.people))}
    assert len({plain(name) for name in names if len(plain(name)) >= 5}) == counts["name_keys"]


def test_names_that_are_common_words_carry_both_marks(lexicon: Lexicon) -> None:
    both = int((lexicon.flags & 128 > 0).sum())
    assert 1_500 < both < 5_000


def test_every_packed_file_has_its_licence_in_the_notice() -> None:
    notice = (DATA / "NOTICE").read_text(encoding="utf-8")
    for name in MANIFEST["files"]:
        assert f"{name}.xz" in notice
    for licence in (
        "Mozilla Public License",
        "CC BY-SA 4.0",
        "CC BY 4.0",
        "Licence Ouverte",
        "CC0",
    ):
        assert licence in notice


def test_one_dictionary_for_the_whole_process(lexicon: Lexicon) -> None:
    assert french() is lexicon


def test_a_process_judges_and_tells_a_word_without_numpy() -> None:
    code = (
        "import sys; from logomachie.lexicon.load import french; words = french().words(); "
        "print('été' in words, 'CHAX' in words, len(french().analyses('paria')), "
        "french().names('Bizerte')[0].kind, 'numpy' in sys.modules)"
    )
    source = str(Path(__file__).parents[2] / "src")
    run = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": source},
    )
    assert run.stdout.split() == ["True", "False", "2", "ville", "False"]
