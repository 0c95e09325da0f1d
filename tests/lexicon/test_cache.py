"""The expanded columns: written whole or not at all, checked, and written anew when broken."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from logomachie.lexicon import cache
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.store import INDEX, Corrupt, Folder
from tests.lexicon.conftest import DIGEST, NAMES, TINY


def opened(data: Path) -> Lexicon:
    return Lexicon(cache.opened(data, DIGEST, data.parent / "cache"))


def expanded(data: Path) -> Path:
    opened(data)
    [folder] = (data.parent / "cache").iterdir()
    return folder


def test_a_column_of_strings_ends(data: Path) -> None:
    """A loop over it stops after the last word, and there is nothing behind it."""
    keys = opened(data).reader.keys
    assert len([*keys]) == len(keys)
    with pytest.raises(IndexError):
        keys[len(keys)]


def test_a_tiny_dictionary_from_packing_to_answers(data: Path) -> None:
    lexicon = opened(data)
    assert lexicon.listed(lexicon.within("CHATSURMEUSEO")) == [
        "A", "CHAT", "CHATS", "COEUR", "MEUSE", "SUR",
    ]  # fmt: skip
    for form, readings in TINY.items():
        found = [r for r in lexicon.analyses(form) if r.form == form]
        assert {(r.lemma, r.tags) for r in found} == {(r.lemma, r.tag) for r in readings}
    assert [r.form for r in lexicon.analyses("SUR")] == ["sur", "sûr", "sur"]
    assert lexicon.analyses("sûr")[0].form == "sûr"
    assert {name.form for row in NAMES for name in lexicon.names(row.form)} == {"Meuse", "Bizerte"}
    assert lexicon.name == "tiny"
    assert lexicon.digest == DIGEST
    assert lexicon.extra("jeu") == ("bo",)


def test_the_folder_is_named_by_digest_and_opened_again(data: Path) -> None:
    folder = expanded(data)
    assert DIGEST[:16] in folder.name
    written = (folder / INDEX).stat().st_mtime_ns
    opened(data)
    assert (folder / INDEX).stat().st_mtime_ns == written


@pytest.mark.parametrize("file", [INDEX, "plain.dawg", "key.npy"])
def test_a_missing_file_is_written_anew(data: Path, file: str) -> None:
    folder = expanded(data)
    (folder / file).unlink()
    assert "CHAT" in opened(data)
    assert (folder / file).exists()


def test_a_cut_file_is_written_anew(data: Path) -> None:
    folder = expanded(data)
    column = folder / "key.npy"
    column.write_bytes(column.read_bytes()[:-1])
    assert opened(data).word(1) == "CHAT"


@pytest.mark.parametrize("file", ["plain.dawg", "key.npy"])
def test_a_changed_byte_is_found_when_the_file_is_opened(data: Path, file: str) -> None:
    path = expanded(data) / file
    content = bytearray(path.read_bytes())
    content[-2] ^= 1
    path.write_bytes(content)
    lexicon = opened(data)
    assert "CHAT" in lexicon
    assert lexicon.word(1) == "CHAT"
    assert path.read_bytes() != bytes(content)
    assert len([*path.parent.parent.iterdir()]) == 1  # nothing is left lying about


def test_without_repair_a_broken_folder_is_told(data: Path) -> None:
    folder = expanded(data)
    (folder / "length.npy").write_bytes(b"x" * (folder / "length.npy").stat().st_size)
    with pytest.raises(Corrupt):
        Folder(folder).column("length")
    (folder / INDEX).write_text("{}")
    with pytest.raises(Corrupt):
        Folder(folder)


@pytest.mark.slow
def test_processes_may_expand_at_once(data: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from logomachie.lexicon import cache; "
        "from logomachie.lexicon.lexicon import Lexicon; "
        "assert 'CHAT' in Lexicon(cache.opened(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3])))"
    )
    command = [sys.executable, "-c", code, str(data), DIGEST, str(data.parent / "cache")]
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2] / "src")}
    running = [subprocess.Popen(command, env=environment) for _ in range(4)]
    assert [process.wait(timeout=60) for process in running] == [0] * 4
    [folder] = (data.parent / "cache").iterdir()
    assert cache.is_whole(folder)


def test_the_cache_is_where_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGOMACHIE_CACHE", "/somewhere/else")
    assert cache.root() == Path("/somewhere/else")
    monkeypatch.delenv("LOGOMACHIE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", "/caches")
    monkeypatch.setattr("sys.platform", "linux")
    assert cache.root() == Path("/caches/logomachie")
    monkeypatch.setenv("XDG_CACHE_HOME", "")
    assert cache.root() == Path.home() / ".cache" / "logomachie"


def test_a_place_that_cannot_be_written_is_replaced(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    spare = cache.writable(blocked / "cache")
    assert os.access(spare, os.W_OK)
    assert cache.writable(tmp_path / "new") == tmp_path / "new"


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="a temporary folder is its user's own there")
@pytest.mark.parametrize("whose", ["open", "link", "foreign"])
def test_a_temporary_place_that_is_not_ours_alone_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whose: str
) -> None:
    """Whoever came first could put words of his own there: a folder others may enter, a link to
    somewhere, another user's."""
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    (tmp_path / "file").write_text("")
    blocked, spare = tmp_path / "file" / "cache", tmp_path / f"logomachie-{os.getuid()}"
    assert cache.writable(blocked) == spare
    if whose == "open":
        spare.chmod(0o755)
    elif whose == "link":
        spare.rename(tmp_path / "elsewhere")
        spare.symlink_to(tmp_path / "elsewhere")
    else:
        me = os.getuid()
        monkeypatch.setattr(os, "getuid", lambda: me + 1)
        (tmp_path / f"logomachie-{me + 1}").mkdir(mode=0o700)

    with pytest.raises(cache.Foreign):
        cache.writable(blocked)
