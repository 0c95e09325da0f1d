"""A release says one version everywhere, and its notes are the changelog's."""

import importlib.machinery
import importlib.util
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import msgspec
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


SYNONYMS = ROOT / "packages" / "synonymes"


def test_what_has_another_licence_is_an_extra() -> None:
    """Nobody gets it who did not ask for it, and the extra names the package beside us."""
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    theirs = tomllib.loads((SYNONYMS / "pyproject.toml").read_text())["project"]
    [wanted] = ours["optional-dependencies"]["synonymes"]
    name, _, least = wanted.partition(">=")

    assert theirs["name"] == name
    assert theirs["version"].startswith(least)
    assert "MIT" == ours["license"] != theirs["license"]
    assert [] == [each for each in ours["dependencies"] if name in each]


@pytest.mark.slow
def test_pip_finds_the_extra_in_a_checkout(tmp_path: Path) -> None:
    """As docs/operations.md says, and with no registry: both packages are here."""
    report = tmp_path / "report.json"
    offline = ["--dry-run", "--no-index", "--no-build-isolation", "--quiet"]
    pip = [sys.executable, "-m", "pip", "install", *offline, "--report", str(report)]
    subprocess.run([*pip, str(SYNONYMS), f"{ROOT}[synonymes]"], check=True)
    found = msgspec.json.decode(report.read_bytes())["install"]

    assert {"logomachie", "logomachie-synonymes"} == {one["metadata"]["name"] for one in found}
