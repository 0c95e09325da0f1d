"""What every game's interpreter of vectors does alike: fitting values, names, actions, refusals."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

import msgspec

from logomachie.core.game import Refused
from logomachie.core.value import Seat
from tests.kit.vectors.form import Json, Misfit

T = TypeVar("T")
Actions: TypeAlias = Mapping[str, Callable[..., Json]]


def fit(value: Json, kind: type[T], what: str) -> T:
    """The value as this type, or Misfit."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as wrong:
        raise Misfit(f"{what}: {wrong}") from wrong


class Position(ABC):
    """A position of a vector, and what its actions make of it."""

    def __init__(self, setup: dict[str, Json], known: set[str], players: list[str]) -> None:
        if strangers := setup.keys() - known:
            raise Misfit(f"unknown in setup: {', '.join(sorted(strangers))}")
        self.players = fit(setup.get("players", players), list[str], "players")
        if not self.players or len(set(self.players)) < len(self.players):
            raise Misfit("players: a list of different names")

    @abstractmethod
    def actions(self) -> Actions:
        """What a vector may ask for, by the names of the form."""

    @abstractmethod
    def shows(self, key: str) -> Json:
        """One fact about the position as it stands."""

    def act(self, name: str, arguments: list[Json]) -> Json:
        """The result of one action, in the words of the form."""
        actions = self.actions()
        if name not in actions:
            raise Misfit(f"unknown action: {name}")
        try:
            return actions[name](*arguments)
        except Refused as refusal:
            return self.refused(refusal)
        except TypeError as wrong:
            raise Misfit(f"{name} {arguments}: {wrong}") from wrong

    def refused(self, refusal: Refused) -> str:
        """A refusal in the words of the form."""
        return refusal.code

    def seat(self, player: Json) -> Seat:
        """Where a named player sits."""
        if player not in self.players:
            raise Misfit(f"no such player: {player}")
        return self.players.index(fit(player, str, "player"))
