"""The files for whoever runs a club: well formed, of settings and commands that exist."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields

from logomachie.cli import serve
from logomachie.server.settings import PREFIX, Settings, from_environment
from tests.docs.sources import ROOT
from tests.kit import yaml

DEPLOY = ROOT / "deploy"
COMPOSE = ("compose.yml", "compose.nodes.yml")
OTHERS = {"LOGOMACHIE_CACHE", "LOGOMACHIE_LANG"}


def services(name: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = yaml.read((DEPLOY / name).read_text())["services"]
    return found


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_variable_is_a_setting(path: Path) -> None:
    """A name that nothing reads would be silently without effect."""
    known = {PREFIX + field.name.upper() for field in fields(Settings)} | OTHERS

    assert set(re.findall(r"LOGOMACHIE_[A-Z_]+", path.read_text())) <= known


@pytest.mark.parametrize("name", COMPOSE)
def test_a_node_is_kept_small(name: str) -> None:
    """It cannot write but where it must, has no rights beyond a user's, and waits for its store."""
    node = services(name)["club"]

    assert (True, ["ALL"]) == (node["read_only"] == "true", node["cap_drop"])
    assert ["no-new-privileges:true"] == node["security_opt"]
    assert {"store": {"condition": "service_healthy"}} == node["depends_on"]
    assert "deploy/Containerfile" == node["build"]["dockerfile"]
    assert "${POSTGRES_PASSWORD:?}" in node["environment"]["LOGOMACHIE_DATA"]


@pytest.mark.parametrize("name", COMPOSE)
def test_the_environment_of_a_node_is_understood(name: str) -> None:
    """As the club reads it; every volume and network that is used is there."""
    whole = yaml.read((DEPLOY / name).read_text())
    environment = whole["services"]["club"]["environment"]
    settings = from_environment(environment)
    used = {
        volume.partition(":")[0]
        for service in whole["services"].values()
        for volume in service.get("volumes", ())
        if not volume.startswith(".")
    }

    assert settings.data.startswith("postgresql://")
    assert used == set(whole["volumes"])


def test_nodes_trust_the_door_and_nobody_else() -> None:
    """The proxy the club believes is the address Caddy has, and Caddy asks the club's own port."""
    found = services("compose.nodes.yml")
    door = found["door"]["networks"]["inside"]["ipv4_address"]
    caddy = (DEPLOY / "Caddyfile").read_text()

    assert door == found["club"]["environment"]["LOGOMACHIE_PROXY"]
    assert f"dynamic a club {Settings().port}" in caddy
    assert "health_uri /readyz" in caddy
    assert caddy.count("{") == caddy.count("}")
    if (program := shutil.which("caddy")) is not None:
        asked = [program, "adapt", "--config", str(DEPLOY / "Caddyfile")]
        done = subprocess.run(asked, env={"CLUB": ":80"}, capture_output=True, check=False)
        assert 0 == done.returncode, done.stderr


def test_proxies_pass_on_what_the_club_needs() -> None:
    """Host with its port (pages name it as their origin), address and scheme everywhere, the
    upgrade on the socket alone."""
    blocks = (DEPLOY / "nginx.conf").read_text().split("location")[1:]

    for block in blocks:
        for name in ("Host $http_host", "X-Forwarded-For", "X-Forwarded-Proto"):
            assert f"proxy_set_header {name}" in block
    assert [False, True] == ["Upgrade" in block for block in blocks]


def test_the_image_runs_the_command_as_nobody() -> None:
    """Not root, nothing of the sources in it, and a command our own parser takes."""
    said = (DEPLOY / "Containerfile").read_text()
    last = said.rpartition("FROM")[2]
    command = json.loads(re.findall(r"^CMD (\[.*\])$", said, re.M)[-1])

    assert "USER 10001:10001" in last
    assert "COPY . ." not in last
    assert ["logomachie", "serve"] == command[:2]
    assert serve.parser().parse_args(command[2:]).no_browser
    assert "/readyz" in re.findall(r"HEALTHCHECK[^\n]*\\\n(.*)", said)[0]


def test_the_unit_is_one_systemd_takes(tmp_path: Path) -> None:
    """Checked by systemd itself where it is; the command by our own parser."""
    said = (DEPLOY / "logomachie.service").read_text()
    start = re.findall(r"^ExecStart=\S+/logomachie serve (.*)$", said, re.M)

    assert [True] == [serve.parser().parse_args(words.split()).no_browser for words in start]
    if (verify := shutil.which("systemd-analyze")) is None:
        return
    unit = tmp_path / "logomachie.service"
    unit.write_text(re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", said))
    done = subprocess.run([verify, "verify", unit], capture_output=True, text=True, check=False)
    assert [] == [line for line in done.stderr.splitlines() if unit.name in line]


def test_a_composition_is_one_docker_takes() -> None:
    """Checked by compose itself where it is."""
    docker = shutil.which("docker") or "/nowhere/docker"
    try:
        subprocess.run([docker, "compose", "version"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        return  # the parts are looked at above
    for name in COMPOSE:
        done = subprocess.run(
            [docker, "compose", "-f", DEPLOY / name, "config", "-q"],
            env={"POSTGRES_PASSWORD": "x", "CLUB": "club.example.org", "PATH": "/usr/bin:/bin"},
            capture_output=True,
            check=False,
        )
        assert 0 == done.returncode, done.stderr


@pytest.mark.parametrize("wrong", ["a:\n\tb: c", "a: b\na: c", "a:\n    b: c\n  d: e", "a: 'b'"])
def test_what_is_no_file_of_ours_is_not_read(wrong: str) -> None:
    """The reader above can say no."""
    with pytest.raises(ValueError, match=r"\w"):
        yaml.read(wrong)
