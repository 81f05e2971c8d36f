"""Strict checks of tags, and of the form of moves."""

import datetime
import re

import chess

from byhand import san

ROSTER = ["Event", "Site", "Date", "Round", "White", "Black", "Result"]
FIELD = r"(\?|-|\*\d+|(\d+/)?\d+(\+\d+)?)"
FORMS = {
    "Round": ("round", r"\d+(\.\d+)*"),
    "Result": ("result-tag", r"1-0|0-1|1/2-1/2|\*"),
    "ECO": ("eco", r"[A-E]\d\d(/\d\d)?"),
    "Time": ("time", r"(\?\?|[01]\d|2[0-3])(:(\?\?|[0-5]\d)){2}"),
    "UTCTime": ("time", r"(\?\?|[01]\d|2[0-3])(:(\?\?|[0-5]\d)){2}"),
    "TimeControl": ("time-control", rf"{FIELD}(:{FIELD})*"),
}


def strict(game, start):
    """Returns the findings as tuples (kind, index of the half-move or -1, position before the half-move)."""
    if not (game.tags or game.moves or game.result):
        return
    yield from ((kind, -1, None) for kind in tags(game))
    seen = set()
    for kind, index, before in forms(game, start):
        if kind not in seen:
            seen.add(kind)
            yield kind, index, before


def tags(game):
    names = {name.lower() for name in game.tags}
    if any(name.lower() not in names for name in ROSTER):
        yield "roster"

    def tag(name):
        value = (game.tag(name) or "").strip()
        return "" if value.strip("?") == "" or value == "-" else value

    for name in ("WhiteElo", "BlackElo"):
        elo = tag(name)
        if elo and not (elo.isdigit() and (elo == "0" or 100 <= int(elo) <= 4000)):
            yield "elo"
    for name in ("Date", "EventDate", "UTCDate"):
        if tag(name) and not is_date(tag(name)):
            yield "date"
    if tag("PlyCount") and tag("PlyCount") != str(len(game.moves)):
        yield "ply-count"
    for name, (kind, form) in FORMS.items():
        if tag(name) and not re.fullmatch(form, tag(name)):
            yield kind


def forms(game, board):
    """Returns the moves that are not written in standard algebraic notation."""
    for index, move in enumerate(game.moves if board else []):
        before = board.copy(stack=False)
        try:
            made = board.push_san(san(move.text))
        except ValueError:
            return
        right = before.san(made)
        if move.text != right:
            yield slip(move.text, right, before, board, made), index, before


def slip(text, right, before, after, made):
    if "#" in text and not after.is_checkmate() or "+" in text and not after.is_check():
        return "check-mark"
    if text.rstrip("+#") == right.rstrip("+#"):
        return "check-unmarked"
    pawn = before.piece_type_at(made.from_square) == chess.PAWN
    if right.startswith("O") or re.match(r"[a-h][1-8][-x]?[a-h][1-8]", text):
        return "move-form"
    if not pawn and text[0] != right[0] or pawn and text[0] not in "abcdefgh":
        return "piece-letter"
    if pawn:
        return "move-form"
    square = r".([a-h]?[1-8]?)[-x]?[a-h][1-8][+#]*"
    return "move-form" if re.fullmatch(square, text)[1] == re.fullmatch(square, right)[1] else "disambiguation"


def is_date(text):
    form = re.fullmatch(r"(\?{4}|\d{4})\.(\?\?|\d\d)\.(\?\?|\d\d)", text)
    if not form:
        return False
    year, month, day = (None if "?" in part else int(part) for part in form.groups())
    try:
        datetime.date(2000 if year is None else year, 1 if month is None else month, 1 if day is None else day)
    except ValueError:
        return False
    return year is None or 1400 <= year <= 2100
