"""The compiled libraries: what is committed, and when it is opened."""

from hashlib import sha256
from pathlib import Path

import pytest

from logomachie.native import library as native
from logomachie.native.library import LIBRARIES, file_of, library, manifest, target

LARGEST = 160_000  # bytes; half of the one for Windows is its own start-up code


def test_the_manifest_says_what_is_there() -> None:
    """Every library is named with its hash, and nothing else is."""
    found = {
        path.name: sha256(path.read_bytes()).hexdigest()
        for path in LIBRARIES.iterdir()
        if path.suffix in {".so", ".dylib", ".dll"}
    }

    assert manifest() == found
    assert {
        f"{machine}-{system}"
        for machine, system in (
            ("x86_64", "linux-gnu.so"),
            ("x86_64", "linux-musl.so"),
            ("aarch64", "linux-gnu.so"),
            ("aarch64", "linux-musl.so"),
            ("x86_64", "macos.dylib"),
            ("aarch64", "macos.dylib"),
            ("x86_64", "windows.dll"),
        )
    } == set(found)


def test_libraries_are_small() -> None:
    """Tens of kilobytes each."""
    assert [] == [path.name for path in LIBRARIES.iterdir() if path.stat().st_size > LARGEST]


def test_it_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """`LOGOMACHIE_NATIVE=0`: the solvers go without."""
    monkeypatch.setenv("LOGOMACHIE_NATIVE", "0")

    assert library.__wrapped__() is None


def test_without_a_library_for_the_platform_there_is_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """An unknown platform is no error."""
    monkeypatch.setattr(native, "LIBRARIES", tmp_path)

    assert library.__wrapped__() is None


def test_a_library_that_was_changed_is_not_opened(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The manifest must know its bytes."""
    name = file_of(target())
    (tmp_path / name).write_bytes((LIBRARIES / name).read_bytes() + b"\0")
    monkeypatch.setattr(native, "LIBRARIES", tmp_path)

    with pytest.warns(UserWarning, match="not what the manifest says"):
        assert library.__wrapped__() is None
