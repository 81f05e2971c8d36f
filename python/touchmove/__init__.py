"""The FIDE Laws of Chess, executable.

    >>> import touchmove
    >>> board = touchmove.Board()
    >>> board.push_san("e4")
    Move.from_uci('e2e4')
    >>> [reason.id for reason in board.why_illegal("Ke7")]
    ['own-piece-there']
"""

from ._headers import Headers
from ._native import (
    Board,
    Clock,
    Findings,
    Game,
    IllegalMoveError,
    Judged,
    Legality,
    Mate,
    Move,
    Outcome,
    Press,
    Problem,
    Reason,
    Ruling,
    Stop,
    __version__,
    ask,
    audit,
    audit_table,
    judge,
    parse_square,
    read_games,
    square_name,
)

WHITE = True
BLACK = False
COLORS = [WHITE, BLACK]

PIECE_TYPES = [PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING] = range(1, 7)

STARTING_FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

LANGUAGES = ["en", "el", "fi", "ar"]

__all__ = [
    "BISHOP",
    "BLACK",
    "COLORS",
    "KING",
    "KNIGHT",
    "LANGUAGES",
    "PAWN",
    "PIECE_TYPES",
    "QUEEN",
    "ROOK",
    "STARTING_FEN",
    "WHITE",
    "Board",
    "Clock",
    "Findings",
    "Game",
    "Headers",
    "IllegalMoveError",
    "Judged",
    "Legality",
    "Mate",
    "Move",
    "Outcome",
    "Press",
    "Problem",
    "Reason",
    "Ruling",
    "Stop",
    "__version__",
    "ask",
    "audit",
    "audit_table",
    "judge",
    "parse_square",
    "read_games",
    "square_name",
]
