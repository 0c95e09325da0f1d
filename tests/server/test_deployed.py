"""The club as `deploy/` starts it: by its environments, on a cache that was filled before."""

import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from logomachie.lexicon.cache import root
from tests.docs.test_deploy import COMPOSE, DEPLOY, services
from tests.kit.port import free_port
from tests.server.test_kill import ROOT
from tests.store.cluster import cluster

PATIENCE = 60.0
DATABASE = "postgresql://club:${POSTGRES_PASSWORD:?}@store/club"


def image() -> tuple[dict[str, str], list[str], list[str]]:
    """The environment of the image, what fills its cache, and its command."""
    last = (DEPLOY / "Containerfile").read_text().rpartition("FROM")[2]
    variables = dict(re.findall(r"(LOGOMACHIE_[A-Z]+)=(\S+)", last))
    (filled,) = re.findall(r"python -m (logomachie\S*.*?) \\", last)
    return variables, shlex.split(filled), re.findall(r'"([^"]+)"', last.rpartition("CMD [")[2])


def unit() -> tuple[dict[str, str], list[str]]:
    """The environment and the command of systemd's unit."""
    said = (DEPLOY / "logomachie.service").read_text()
    (command,) = re.findall(r"^ExecStart=\S+/(logomachie .*)$", said, re.M)
    return dict(re.findall(r"^Environment=(\w+)=(.*)$", said, re.M)), shlex.split(command)


def bare(folder: Path) -> Path:
    """A cache of the dictionary alone, as nobody has played with."""
    folder.mkdir()
    for known in root().glob("lexicon-*"):
        (folder / known.name).symlink_to(known)
    return folder


def listed(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def shelves(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if not path.name.startswith("lexicon-")}


def surroundings(variables: dict[str, str], spare: Path) -> dict[str, str]:
    spare.mkdir(exist_ok=True)
    kept = {name: value for name, value in os.environ.items() if "LOGOMACHIE" not in name}
    return {**kept, "PYTHONPATH": str(ROOT / "src"), "TMPDIR": str(spare), **variables}


@contextmanager
def started(command: list[str], variables: dict[str, str], spare: Path) -> Iterator[None]:
    """The club by this command, once it says that it is ready; its end must be a good one."""
    port = variables["LOGOMACHIE_PORT"] = str(free_port())
    club = subprocess.Popen(
        [sys.executable, "-m", *command],
        env=surroundings(variables, spare),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        end = time.monotonic() + PATIENCE
        while not is_ready(port):
            assert club.poll() is None, club.communicate()[1]
            assert time.monotonic() < end, "it never was ready"
            time.sleep(0.05)
        yield
        club.terminate()
        told = club.communicate(timeout=PATIENCE)[1]
        assert '"fact":"stopped"' in told
        assert '"fact":"failed"' not in told
    finally:
        club.kill()
        club.communicate()


def is_ready(port: str) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


@pytest.mark.slow
def test_a_node_finds_in_its_image_all_that_it_needs(tmp_path: Path) -> None:
    """Started as compose starts it, on PostgreSQL: nothing is written to the cache, which cannot be
    written there, nor made again in /tmp."""
    own, filled, command = image()
    cache, spare = bare(tmp_path / "opt"), tmp_path / "tmp"
    own["LOGOMACHIE_CACHE"] = str(cache)
    subprocess.run([sys.executable, "-m", *filled], env=surroundings(own, spare), check=True)
    before = listed(cache)
    with cluster() as address:
        for name in COMPOSE:
            variables = {**own, **services(name)["club"]["environment"]}
            assert DATABASE == variables["LOGOMACHIE_DATA"]
            variables["LOGOMACHIE_DATA"] = address
            variables["LOGOMACHIE_ADMIN"] = str(spare / "admin")
            if "LOGOMACHIE_METRICS" in variables:
                variables["LOGOMACHIE_METRICS"] = f"127.0.0.1:{free_port()}"
            with started(command, variables, spare):
                assert ["admin"] == [path.name for path in spare.iterdir()]

            assert before == listed(cache)
            assert {"guerre"} == {shelf.partition("-")[0] for shelf in shelves(cache)}


@pytest.mark.slow
def test_the_unit_is_ready_when_its_cache_is_full(tmp_path: Path) -> None:
    """Started as systemd starts it: what La Guerre keeps is in its folder before it says so."""
    variables, command = unit()
    cache = bare(tmp_path / "cache")
    data = tmp_path / "state" / Path(variables["LOGOMACHIE_DATA"]).name
    data.parent.mkdir()
    variables |= {"LOGOMACHIE_CACHE": str(cache), "LOGOMACHIE_DATA": str(data)}
    with started(command, variables, tmp_path / "tmp"):
        found, is_private = shelves(cache), data.stat().st_mode & 0o077 == 0

    assert {"accent", "plain"} == {shelf.split("-")[2] for shelf in found}
    assert is_private
    assert [] == list((tmp_path / "tmp").iterdir())
