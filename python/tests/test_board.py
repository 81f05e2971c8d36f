"""Positions and moves, as users of python-chess expect them."""

import pickle
import random

import pytest

import touchmove
from touchmove import BLACK, WHITE, Board, IllegalMoveError, Move


def test_a_random_game_is_legal_to_its_end() -> None:
    draw = random.Random(25)
    board = Board()
    while not board.is_game_over() and len(board.move_stack) < 300:
        move = draw.choice(board.legal_moves)
        san = board.san(move)
        assert board.parse_san(san) == move
        board.push(move)
    made = board.move_stack
    replayed = Board()
    for move in made:
        assert replayed.push_uci(move.uci()) == move
    assert replayed == board
    while replayed.move_stack:
        assert replayed.pop() == made.pop()
    assert replayed.fen() == touchmove.STARTING_FEN


def test_perft_counts_move_sequences() -> None:
    assert Board().perft(4) == 197281
    assert Board.from_chess960_pos(518) == Board()


def test_checkmate_ends_the_game() -> None:
    board = Board()
    assert board.turn is WHITE
    for san in ["f3", "e5", "g4", "Qh4#"]:
        board.push_san(san)
    assert board.is_checkmate() and board.is_check() and not board.is_stalemate()
    outcome = board.outcome()
    assert outcome is not None
    assert (outcome.termination, outcome.winner, outcome.result()) == ("checkmate", BLACK, "0-1")
    assert board.piece_at(touchmove.parse_square("h4")) == "q"
    assert str(board).splitlines()[4] == ". . . . . . P q"


def test_moves_are_comparable_and_hashable() -> None:
    move = Move.from_uci("e7e8q")
    assert (move.from_square, move.to_square, move.promotion) == (52, 60, touchmove.QUEEN)
    assert Move(52, 60, touchmove.QUEEN) == move and len({move, Move.from_uci("e7e8q")}) == 1
    assert pickle.loads(pickle.dumps(move)) == move
    for text in ["e9e4", "", "Nf3"]:
        with pytest.raises(ValueError, match="not a move by squares"):
            Move.from_uci(text)
    with pytest.raises(ValueError, match="no square 64"):
        Move(64, 0)


def test_chess960_castling_is_written_as_king_takes_rook() -> None:
    board = Board("5k2/8/8/8/8/8/8/5KR1 w G - 0 1")
    move = board.parse_san("O-O")
    assert move.uci() == "f1g1"
    board.push(move)
    assert board.fen().startswith("5k2/8/8/8/8/8/8/5RK1 b")


def test_repetitions_and_quiet_moves_are_counted() -> None:
    board = Board()
    for _ in range(2):
        for san in ["Nf3", "Nf6", "Ng1", "Ng8"]:
            board.push_san(san)
    assert board.can_claim_threefold_repetition_now() and board.is_repetition()
    assert board.repetitions() == 3 and not board.is_repetition(4)
    assert Board("8/8/8/3k4/8/3K4/3R4/8 w - - 100 90").can_claim_fifty_moves_now()
    ended = Board("8/8/8/3k4/8/3K4/3R4/8 w - - 150 90").outcome()
    assert ended is not None and ended.termination == "seventyfive_moves"


def test_illegal_move_has_its_reasons() -> None:
    board = Board("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1")
    with pytest.raises(IllegalMoveError, match=r"Moving the knight .* \[3\.9\.2\]"):
        board.push_san("Nc3")
    with pytest.raises(ValueError, match=r"Moving the knight .* \[3\.9\.2\]"):
        board.push_uci("e2c3")
    assert board.move_stack == []
    (reason,) = board.why_illegal("Nc3")
    assert (reason.id, reason.square, reason.article) == ("king-exposed", "e2", "3.9.2")
    said = {board.why_illegal("e2c3", language)[0].text for language in touchmove.LANGUAGES}
    assert len(said) == 4 and all(said)
    assert any("kuningas" in text.lower() or "kunin" in text.lower() for text in said)
    assert board.why_illegal("Kd1") == []
    with pytest.raises(ValueError, match="no language"):
        board.why_illegal("Nc3", "tlh")
    with pytest.raises(ValueError, match="no edition"):
        board.why_illegal("Nc3", laws="FIDE 1066")


def test_unreadable_fen_is_refused() -> None:
    with pytest.raises(ValueError, match="FEN"):
        Board("nonsense")
    with pytest.raises(ValueError, match=r"^FEN, (?!.*FEN)"):
        Board("17/8/8/8/8/8/8/8 w - - 0 1")
    assert Board("8/8/8/8/8/8/8/K7 w - - 0 1").problems() != []


def test_impossible_fen_field_is_a_problem() -> None:
    board = Board("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1")
    assert [str(problem).split(" is wrong")[0] for problem in board.problems()] == [
        "The castling letter K",
        "The castling letter Q",
    ]
    first = board.problems()[0]
    assert (first.id, first.article) == ("unfounded-castling", "3.8.2.1")
    assert board.legality().legal is False
    board.push_san("Kd2")
    assert board.problems() == []
    assert Board("4k3/3r4/8/3pP3/8/8/8/4K3 w - d6").legality().legal is False


def test_dead_position_ends_the_game() -> None:
    wall = Board("8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1")
    outcome = wall.outcome()
    assert wall.is_game_over() and outcome is not None
    assert (outcome.termination, outcome.winner) == ("dead_position", None)
    assert outcome.result() == "1/2-1/2"
    kings = Board("8/8/8/4k3/8/4p3/4K3/8 w - - 0 1")
    assert not kings.is_game_over() and kings.outcome() is None
    kings.push_san("Kxe3")
    assert kings.is_game_over() and not kings.is_stalemate()
    kings.pop()
    assert not kings.is_game_over()


def test_undecided_position_is_not_over() -> None:
    hard = Board("3k4/8/p7/Pp3p1p/1Pp1pPpP/2PpP1P1/3P3R/3KB2R w - - 0 1")
    assert hard.outcome(nodes=1) is None and not hard.is_game_over(nodes=1)


@pytest.mark.parametrize(
    ("fen", "termination"),
    [
        ("R5k1/5ppp/8/8/8/8/8/K7 b - - 150 90", "checkmate"),
        ("k7/8/1Q6/8/8/8/8/7K b - - 150 90", "stalemate"),
        ("8/8/3k4/8/8/3K4/8/8 w - - 150 90", "seventyfive_moves"),
    ],
)
def test_other_ends_are_named_before_a_dead_position(fen: str, termination: str) -> None:
    outcome = Board(fen).outcome()
    assert outcome is not None and outcome.termination == termination
