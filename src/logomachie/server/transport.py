"""Which uvicorn the club's sockets were made for, looked at before anything is served.

`lag.py` and `door.py` build on modules that uvicorn keeps for itself and may change in any release.
So the package names one version exactly, and a start with another says so instead of failing in a
game.
"""

from typing import TYPE_CHECKING, Any

import uvicorn
from starlette.types import ASGIApp

from logomachie.server.tongue import said

if TYPE_CHECKING:
    from logomachie.server.door import ClubConfig
    from logomachie.server.settings import Settings

MADE_FOR = "0.54.0"


class Unfit(Exception):
    """The club cannot be served here, in one sentence for whoever wants to."""


def config_of(settings: "Settings", app: ASGIApp, **rest: Any) -> "ClubConfig":
    """uvicorn with our own protocols; raises Unfit with any other uvicorn."""
    if uvicorn.__version__ != MADE_FOR:
        found, install = uvicorn.__version__, f"pip install uvicorn=={MADE_FOR}"
        raise Unfit(
            said(
                f"Le club a besoin d’uvicorn {MADE_FOR} et a trouvé {found} : {install}",
                f"The club needs uvicorn {MADE_FOR} and found {found}: {install}",
            )
        )
    # after the look at the version
    from logomachie.server.door import ClubConfig, Door, DoorProtocol  # noqa: PLC0415
    from logomachie.server.lag import LagProtocol  # noqa: PLC0415

    return ClubConfig(Door(settings), app, http=DoorProtocol, ws=LagProtocol, **rest)
