"""Mate questions, and reachability of positions."""

import threading
import time

import pytest

import touchmove
from touchmove import BLACK, WHITE, Board

WALL = "8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1"


def test_knight_can_mate_beside_an_opposing_rook() -> None:
    board = Board("8/8/8/8/4k3/8/8/KN5r w - - 0 1")
    mate = board.can_mate(WHITE)
    assert mate and mate.can and mate.check() and mate.proof == "line"
    for move in mate.line:
        board.push(move)
    assert board.is_checkmate() and board.turn is BLACK


def test_wall_of_pawns_is_dead_with_a_proof() -> None:
    board = Board(WALL)
    assert board.is_dead() is True
    mate = board.can_mate(WHITE)
    assert mate.can is False and not mate and mate.line == [] and mate.check()
    assert len({mate.text(language) for language in touchmove.LANGUAGES}) == 4


def test_undecided_answer_is_neither_true_nor_false() -> None:
    mate = Board("r1bqk2r/8/8/1p1p1p1p/1P1P1P1P/8/8/R1BQK2R w - - 0 1").can_mate(WHITE, nodes=1)
    if mate.can is None:
        with pytest.raises(ValueError, match="undecided"):
            bool(mate)
    else:
        assert bool(mate) is mate.can


def test_unreachable_position_is_illegal() -> None:
    found = Board("k7/8/8/8/8/8/PPPPPPPP/QQK5 w - - 0 1").legality()
    assert found.legal is False and found.text().startswith("Illegal")
    assert Board().legality().legal is not False


def test_other_threads_run_during_a_long_operation() -> None:
    counted = threading.Thread(target=lambda: Board().perft(6))
    counted.start()
    turns = 0
    while counted.is_alive():
        turns += 1
        time.sleep(0)
    counted.join()
    # With the lock held, this thread would have run once or twice.
    assert turns > 20
