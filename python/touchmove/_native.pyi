"""The native module, written in Rust. Import its names from `touchmove`."""

from collections.abc import Sequence
from typing import Any, TypeAlias, final

from ._headers import Headers

__all__ = [
    "__version__",
    "IllegalMoveError",
    "Board",
    "Clock",
    "Press",
    "Move",
    "Outcome",
    "Problem",
    "Reason",
    "Mate",
    "Legality",
    "Game",
    "Stop",
    "Judged",
    "Ruling",
    "square_name",
    "parse_square",
    "read_games",
    "Findings",
    "audit",
    "audit_table",
    "judge",
    "ask",
]

__version__: str

_Color: TypeAlias = bool
"""`WHITE` is `True`, `BLACK` is `False`."""

class IllegalMoveError(ValueError):
    """The move is illegal; the message names the reasons."""

@final
class Move:
    """A move by squares, as in UCI."""

    def __new__(cls, from_square: int, to_square: int, promotion: int | None = None) -> Move: ...
    @classmethod
    def from_uci(cls, uci: str) -> Move:
        """Parses a move such as `e2e4` or `e7e8q`; raises `ValueError` for other texts."""

    def uci(self) -> str:
        """Returns a text such as `e2e4`. Castling is the king's move; in Chess960 the king takes its rook."""

    @property
    def from_square(self) -> int: ...
    @property
    def to_square(self) -> int: ...
    @property
    def promotion(self) -> int | None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...

@final
class Reason:
    """One requirement of Article 3 that a move fails."""

    @property
    def id(self) -> str:
        """A name for programs: `king-left-in-check`."""

    @property
    def text(self) -> str:
        """The reason as a sentence in the requested language."""

    @property
    def article(self) -> str | None:
        """The number of the article in the requested edition."""

    @property
    def square(self) -> str:
        """The square of the piece concerned."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Problem:
    """A feature of a position that no legal game produces."""

    @property
    def id(self) -> str:
        """A name for programs: `impossible-en-passant`."""

    @property
    def text(self) -> str:
        """The problem as a sentence in the requested language."""

    @property
    def article(self) -> str | None:
        """The number of the article in the requested edition."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Outcome:
    """The automatic end of a game."""

    @property
    def termination(self) -> str:
        """`checkmate`, `stalemate`, `fivefold_repetition`, `seventyfive_moves` or
        `dead_position`."""

    @property
    def winner(self) -> _Color | None: ...
    def result(self) -> str:
        """`1-0`, `0-1` or `1/2-1/2`."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Press:
    """The effect of a press of the clock; true if the press counted a move."""

    @property
    def counted(self) -> bool:
        """True if the player's own clock ran. If not, the press had no effect."""

    @property
    def increment(self) -> int:
        """Milliseconds added; 0 if the flag was down."""

    @property
    def period_entered(self) -> int | None:
        """The new period, from 0, if the press completed the last required move of a period."""

    @property
    def added(self) -> int:
        """Milliseconds added by the new period."""

    @property
    def lost(self) -> int:
        """Milliseconds that were saved in a period with a delay, and lost at its end."""

    @property
    def flag_fell_at(self) -> int | None:
        """The time at which the player's own flag fell, if the flag is down."""

    def __bool__(self) -> bool: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Clock:
    """A chess clock (Article 6): two displays, flags and move counters. It does not read the system time.

    Times (`at`) and durations are whole milliseconds; times must not decrease. The clock does not
    rule: a fallen flag has no effect until it is observed or claimed.
    """

    def __new__(cls, time_control: str, *, keeps_saved: bool = True) -> Clock:
        """Creates a stopped clock from a PGN time control, in seconds: `40/5400+30:1800+30`, `180d2` with a
        delay, `W300-B240` for unequal times, `-` without a clock.

        With `keeps_saved=False` (the Laws of 2009), a player loses the time saved in a period with a delay when
        the next period begins. A `ValueError` names the error and its location.
        """

    @classmethod
    def read(cls, text: str, *, keeps_saved: bool = True) -> Clock:
        """Creates a clock from a time control as people type it, in four languages: `90 min + 30 s`, `3+2`."""

    @property
    def time_control(self) -> str:
        """The PGN form of the time control; `str(clock)` is for people."""

    def start(self, color: _Color, at: int) -> None: ...
    def stop(self, at: int) -> None:
        """Stops both sides, as an arbiter does (6.11)."""

    def press(self, color: _Color, at: int) -> Press:
        """Presses after a move: the player's clock stops, the opponent's clock runs, and the move is counted."""

    def press_without_move(self, color: _Color, at: int) -> Press:
        """Presses without a move, so that no move is counted."""

    def undo_press(self, color: _Color, press: Press, at: int) -> None:
        """Undoes a press. Time used since the press stays used."""

    def uncount_press(self, color: _Color, press: Press, at: int) -> None:
        """Uncounts the move of a press without changing the time."""

    def set(self, color: _Color, ms: int, at: int) -> None: ...
    def add(self, color: _Color, ms: int, at: int) -> None: ...
    def remove(self, color: _Color, ms: int, at: int) -> int:
        """Deducts time; returns the amount that was available."""

    def set_moves(self, color: _Color, moves: int) -> None:
        """Sets the move counter."""

    def set_time_control(self, time_control: str, at: int) -> None: ...
    @property
    def running(self) -> _Color | None:
        """The player whose clock runs."""

    def remaining(self, color: _Color, at: int) -> int | None:
        """Returns the remaining milliseconds; `None` without a clock."""

    def delay_left(self, color: _Color, at: int) -> int: ...
    def flag_fell_at(self, color: _Color, at: int) -> int | None: ...
    def is_flag_down(self, color: _Color, at: int) -> bool: ...
    def next_flag_fall(self) -> tuple[_Color, int] | None:
        """Returns the player whose flag falls next if the clock is not touched, and the time of the fall."""

    def moves_completed(self, color: _Color) -> int: ...
    def moves_required(self, color: _Color) -> int | None:
        """Returns the number of moves to the end of the period; `None` in the last period."""

    def period(self, color: _Color) -> int:
        """Returns the current period, from 0."""

    def in_last_period(self, color: _Color) -> bool: ...
    def copy(self) -> Clock: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

@final
class Mate:
    """The answer to whether a player can still checkmate by any possible series of legal moves (6.9, 5.2.2)."""

    @property
    def can(self) -> bool | None:
        """True if the player can checkmate; `None` if the search gave up."""

    @property
    def line(self) -> list[Move]:
        """Moves that end in checkmate, if the player can checkmate."""

    @property
    def proof(self) -> str:
        """The name of the proof: `line`, or the reason why no line exists."""

    def check(self) -> bool:
        """Returns true if an independent checker confirms the proof."""

    def text(self, language: str = "en") -> str:
        """Returns the answer in words, with the reason."""

    def __bool__(self) -> bool:
        """Returns `can`; raises `ValueError` if the answer is undecided."""

@final
class Legality:
    """The answer to whether a position can arise in a game."""

    @property
    def legal(self) -> bool | None:
        """True if the position can arise; `None` if neither answer is proved."""

    @property
    def game(self) -> list[Move]:
        """A game that leads to the position, if one was found."""

    def text(self, language: str = "en") -> str:
        """Returns the answer in words."""

@final
class Board:
    """A position on which moves are made and taken back."""

    def __new__(cls, fen: str | None = None) -> Board: ...
    @classmethod
    def from_chess960_pos(cls, number: int) -> Board:
        """Returns the Chess960 start position of a number, 0 to 959."""

    @property
    def turn(self) -> _Color: ...
    @property
    def halfmove_clock(self) -> int: ...
    @property
    def fullmove_number(self) -> int: ...
    @property
    def ep_square(self) -> int | None:
        """The square on which a legal move captures en passant."""

    @property
    def legal_moves(self) -> list[Move]: ...
    @property
    def move_stack(self) -> list[Move]: ...
    def fen(self) -> str: ...
    def shredder_fen(self) -> str: ...
    def piece_at(self, square_number: int) -> str | None:
        """Returns the piece as FEN's letter, `N` or `n`."""

    def is_legal(self, mv: Move) -> bool: ...
    def push(self, mv: Move) -> None:
        """Makes a move; raises `IllegalMoveError` if it is illegal."""

    def push_uci(self, uci: str) -> Move: ...
    def push_san(self, san: str) -> Move: ...
    def parse_uci(self, uci: str) -> Move: ...
    def parse_san(self, san: str) -> Move: ...
    def san(self, mv: Move) -> str: ...
    def pop(self) -> Move: ...
    def copy(self) -> Board: ...
    def is_check(self) -> bool: ...
    def is_checkmate(self) -> bool: ...
    def is_stalemate(self) -> bool: ...
    def is_repetition(self, count: int = 3) -> bool: ...
    def repetitions(self) -> int:
        """Returns the number of occurrences of the position, as Article 9.2 counts them; at least 1."""

    def outcome(self, *, nodes: int | None = None) -> Outcome | None:
        """Returns the automatic end of the game: checkmate, stalemate, five repetitions, 75 moves or a
        dead position (5.2.2). python-chess ends the game if the material cannot mate. Here the game ends in
        every position in which neither player can checkmate, as in `is_dead`. An undecided position does not
        end the game. Releases the interpreter's lock."""

    def is_game_over(self, *, nodes: int | None = None) -> bool:
        """True if the game has an `outcome`."""

    def can_claim_threefold_repetition_now(self) -> bool:
        """Returns true if the position occurs for the third time. For an intended move, push the move first."""

    def can_claim_fifty_moves_now(self) -> bool: ...
    def why_illegal(self, mv: str, language: str = "en", laws: str = "FIDE 2023") -> list[Reason]:
        """Returns the reasons why a move, by squares or in notation, is illegal; empty if it is legal."""

    def problems(self, language: str = "en", laws: str = "FIDE 2023") -> list[Problem]:
        """Returns the problems of the position, and of its FEN before the first move."""

    def can_mate(self, color: _Color, nodes: int | None = None) -> Mate:
        """Returns the answer to whether a player can still checkmate. Releases the interpreter's lock."""

    def is_dead(self, nodes: int | None = None) -> bool | None:
        """Returns true if neither player can checkmate (5.2.2); `None` if undecided."""

    def legality(self, nodes: int | None = None) -> Legality:
        """Returns the answer to whether the position can arise in a game."""

    def perft(self, depth: int) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

@final
class Stop:
    """A move in a game that cannot be played."""

    @property
    def line(self) -> int: ...
    @property
    def column(self) -> int: ...
    @property
    def text(self) -> str: ...
    @property
    def message(self) -> str: ...
    @property
    def ply(self) -> int:
        """Index of the move among the moves, from 0."""

    @property
    def after(self) -> str | None:
        """The position after the move, as FEN; `None` if it is unknown."""

@final
class Game:
    """A parsed game, whose tags can be changed."""

    @property
    def headers(self) -> Headers:
        """The tags as a mutable mapping."""

    def _tag_names(self) -> list[str]: ...
    def _tag(self, name: str) -> str | None: ...
    def _set_tag(self, name: str, value: str) -> None: ...
    def _remove_tag(self, name: str) -> bool: ...
    @property
    def texts(self) -> list[str]:
        """The moves of the main line as written."""

    @property
    def comments(self) -> list[str]: ...
    @property
    def clocks(self) -> list[float | None]:
        """The clock after each move, in seconds."""

    @property
    def result(self) -> str: ...
    @property
    def errors(self) -> list[str]:
        """Problems of the text, with their locations."""

    def board(self) -> Board:
        """The board after the last playable move, with its history."""

    def stop(self) -> Stop | None:
        """The first move of the main line that cannot be played."""

    def stops(self) -> list[Stop]:
        """All moves that cannot be played. Reading continues after an illegal move that is physically possible."""

    def fens(self) -> list[str]:
        """Returns the positions before the first move and after each move, as FEN, as far as the game
        can be replayed."""

    def audit(self, laws: str | None = None) -> dict[str, Any]:
        """Audits the game, like `touchmove audit --json`."""

    def pgn(self) -> str: ...

@final
class Ruling:
    """A ruling and the event that caused it."""

    @property
    def line(self) -> int: ...
    @property
    def effect(self) -> str: ...
    @property
    def articles(self) -> list[str]: ...
    @property
    def text(self) -> str: ...
    @property
    def routine(self) -> bool: ...

@final
class Judged:
    """A protocol judged under one edition."""

    @property
    def laws(self) -> str: ...
    @property
    def result(self) -> str: ...
    @property
    def termination(self) -> str | None: ...
    @property
    def fen(self) -> str: ...
    @property
    def rulings(self) -> list[Ruling]: ...
    @property
    def json(self) -> str:
        """The output of `touchmove judge --json`."""

def square_name(number: int) -> str: ...
def parse_square(name: str) -> int: ...
def read_games(pgn: str | bytes) -> list[Game]:
    """Parses every game of a text, however malformed."""

def audit(pgn: str | bytes, laws: str | None = None) -> list[dict[str, Any]]:
    """Audits every game of a text."""

@final
class Findings:
    """A table of findings, for any consumer of Arrow's PyCapsule interface: `pyarrow.table(found)` and
    `polars.DataFrame(found)` convert it. DuckDB reads it by the name of its variable. pandas needs `pyarrow`.

    Columns: `row` of the audited table, from 0; `game` within that row, from 1, or null for text outside of
    games; the kept columns; `line` and `column` within the text, with line 0 for a tag from a separate column;
    `event`, `site`, `date`, `round`, `white`, `black`, `result`; `laws`, `kind`, `level`, `move`, `articles`,
    `text`.
    """

    @property
    def games(self) -> int:
        """The number of audited games."""

    @property
    def half_moves(self) -> int:
        """The number of legal half-moves."""

    @property
    def column_names(self) -> list[str]: ...
    def __len__(self) -> int: ...
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

def audit_table(
    data: Any,
    *,
    pgn: str | None = None,
    movetext: str | None = None,
    tags: dict[str, str] | None = None,
    keep: Sequence[str] = ...,
    laws: str | None = None,
    language: str = "en",
    strict: bool = False,
    only: Sequence[str] = ...,
    ignore: Sequence[str] = ...,
    threads: int | None = None,
) -> Findings:
    """Audits every game of a table, batch by batch.

    `data` is any source of Arrow's PyCapsule interface: a table, batch or reader of PyArrow, a frame
    of Polars or pandas, a relation of DuckDB. `pgn` names the column with PGN, whose cells may hold
    several games. Alternatively, `movetext` names the column with moves, and `tags` maps tags to
    columns (`{"Result": "result"}`); by default columns named like tags are used. `keep` names
    columns to copy to the result. `only`, `ignore`, `strict`, `laws` and `threads` work as in
    `touchmove audit`.
    """

def judge(protocol: str, laws: str | None = None, language: str = "en") -> list[Judged]:
    """Judges a protocol under each edition that it names, or under the given edition."""

def ask(path: str, body: str | None = None, language: str = "en") -> Any:
    """Returns the API's answer for a path that needs no server: `/api/laws/FIDE 2023/7.5.5`."""
