"""The tags of a game as a mapping."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._native import Game


def _text(value: object, what: str) -> str:
    if isinstance(value, str):
        return value
    raise TypeError(f"the {what} of a tag must be str, not {type(value).__name__}")


class Headers(MutableMapping[str, str]):
    """The tags of a game by name, in order. Changes apply to the game.

    Setting `Result` also sets the result after the moves. Deleting `Result` removes the result after the moves.
    A `ValueError` names the tag or value that PGN cannot express.
    """

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    def __getitem__(self, name: str) -> str:
        value = self._game._tag(_text(name, "name"))
        if value is None:
            raise KeyError(name)
        return value

    def __setitem__(self, name: str, value: str) -> None:
        self._game._set_tag(_text(name, "name"), _text(value, "value"))

    def __delitem__(self, name: str) -> None:
        if not self._game._remove_tag(_text(name, "name")):
            raise KeyError(name)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._game._tag(name) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(self._game._tag_names())

    def __len__(self) -> int:
        return len(self._game._tag_names())

    def __repr__(self) -> str:
        return f"Headers({dict(self)!r})"
