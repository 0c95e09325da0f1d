"""Which uvicorn the club's sockets were made for, looked at before anything is served.

`lag.py` builds on a module that uvicorn keeps for itself and may change in any release. So the
package names one version exactly, and a start with another says so instead of failing in a game.
"""

from typing import TYPE_CHECKING

import uvicorn

from logomachie.server.tongue import said

if TYPE_CHECKING:
    from logomachie.server.lag import LagProtocol

MADE_FOR = "0.54.0"


class Unfit(Exception):
    """The club cannot be served here, in one sentence for whoever wants to."""


def socket_protocol() -> "type[LagProtocol]":
    """Our own socket protocol; raises Unfit with any other uvicorn."""
    if uvicorn.__version__ != MADE_FOR:
        found, install = uvicorn.__version__, f"pip install uvicorn=={MADE_FOR}"
        raise Unfit(
            said(
                f"Le club a besoin d’uvicorn {MADE_FOR} et a trouvé {found} : {install}",
                f"The club needs uvicorn {MADE_FOR} and found {found}: {install}",
            )
        )
    from logomachie.server.lag import LagProtocol  # noqa: PLC0415  # after the look at the version

    return LagProtocol
