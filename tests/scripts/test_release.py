"""A release says one version everywhere, and its notes are the changelog's."""

import importlib.machinery
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from tests.docs.sources import ROOT


def loaded() -> ModuleType:
    """The script as a module."""
    loader = importlib.machinery.SourceFileLoader("release", str(ROOT / "scripts" / "release"))
    spec = importlib.util.spec_from_loader("release", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


release = loaded()
CHANGES = "# Changelog\n\n## 1.2.0\n\n- New.\n\n## 1.1.0\n\n- Old.\n"


def project(folder: Path, *, version: str, package: str, changes: str = CHANGES) -> Path:
    """A tree that says these versions."""
    (folder / "src" / "logomachie").mkdir(parents=True)
    (folder / "pyproject.toml").write_text(f'[project]\nversion = "{version}"\n')
    (folder / "src" / "logomachie" / "__init__.py").write_text(f'__version__ = "{package}"\n')
    (folder / "CHANGELOG.md").write_text(changes)
    return folder


def test_this_tree_agrees_on_its_version() -> None:
    """pyproject, package and changelog: else nothing could be released from here."""
    version = release.agreed_version(ROOT)

    assert release.notes((ROOT / "CHANGELOG.md").read_text(), version)


@pytest.mark.parametrize(
    ("version", "package", "changes"),
    [("1.2.0", "1.1.0", CHANGES), ("1.3.0", "1.3.0", CHANGES), ("1.2.0", "1.2.0", "## Unreleased")],
)
def test_versions_that_differ_are_not_released(
    version: str, package: str, changes: str, tmp_path: Path
) -> None:
    """Whichever of the three is behind."""
    with pytest.raises(release.Unfit, match="says"):
        release.agreed_version(project(tmp_path, version=version, package=package, changes=changes))


def test_the_notes_are_one_section_of_the_changelog() -> None:
    """This version's, whole, and nothing of the one before."""
    assert "# Logomachie 1.2.0\n\n- New.\n" == release.notes(CHANGES, "1.2.0")
    with pytest.raises(release.Unfit):
        release.notes(CHANGES, "9.9.9")


def test_a_command_that_fails_stops_the_release() -> None:
    """With what it said."""
    with pytest.raises(release.Unfit, match="away"):
        release.said("sh", "-c", "echo away >&2; exit 3")
