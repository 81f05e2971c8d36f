"""Strict checks of ratings, dates, counts and check marks."""

import datetime
import re

from byhand import san


def strict(game, start):
    """Returns the findings as tuples (kind, index of the half-move or -1, position before the half-move)."""
    yield from ((kind, -1, None) for kind in tags(game))
    yield from marks(game, start)


def tags(game):
    tag = lambda name: (game.tag(name) or "").strip()
    for name in ("WhiteElo", "BlackElo"):
        elo = tag(name).rstrip("?")
        if elo not in ("", "-") and not (elo.isdigit() and (elo == "0" or 100 <= int(elo) <= 4000)):
            yield "elo"
    for name in ("Date", "EventDate", "UTCDate"):
        if tag(name) not in ("", "?", "-") and not is_date(tag(name)):
            yield "date"
    plies = tag("PlyCount").rstrip("?")
    if plies not in ("", "-") and plies != str(len(game.moves)):
        yield "ply-count"


def marks(game, board):
    """Returns the first wrong check mark."""
    for index, move in enumerate(game.moves if board else []):
        before = board.copy(stack=False)
        try:
            board.push_san(san(move.text))
        except ValueError:
            return
        mate = "#" in move.text and not board.is_checkmate()
        if mate or "+" in move.text and not board.is_check():
            return (yield "check-mark", index, before)


def is_date(text):
    form = re.fullmatch(r"(\?{4}|\d+)(?:\.(\?\?|\d+)(?:\.(\?\?|\d+))?)?", text)
    if not form:
        return False
    year, month, day = (None if part is None or "?" in part else int(part) for part in form.groups())
    try:
        datetime.date(2000 if year is None else year, 1 if month is None else month, 1 if day is None else day)
    except ValueError:
        return False
    return year is None or 1400 <= year <= 2100
