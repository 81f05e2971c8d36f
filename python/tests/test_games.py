"""PGN, audits, protocols, and questions about the Laws."""

import json
from collections.abc import MutableMapping
from typing import Any

import pytest

import touchmove

PGN = """[White "Anderssen"]
[Black "Kieseritzky"]
[Result "1-0"]

1. e4 {[%clk 0:05:00]} e5 2. f4 exf4 3. Kxf4 1-0

[White "Two"]

1. f3 e5 2. g4 Qh4# 3. a3 1-0
"""


def test_games_are_read_and_the_illegal_move_is_found() -> None:
    first, second = touchmove.read_games(PGN)
    assert first.headers == {"White": "Anderssen", "Black": "Kieseritzky", "Result": "1-0"}
    assert first.texts == ["e4", "e5", "f4", "exf4", "Kxf4"] and first.clocks[0] == 300.0
    stop = first.stop()
    assert stop is not None and (stop.line, stop.text, stop.ply) == (5, "Kxf4", 4)
    board = first.board()
    assert [move.uci() for move in board.move_stack] == ["e2e4", "e7e5", "f2f4", "e5f4"]
    assert board.why_illegal("Kxf4") != []
    assert second.stop() is not None and second.result == "1-0"


def test_game_is_replayed_after_an_illegal_move() -> None:
    (game,) = touchmove.read_games("1. e4 e5 2. Bc4 Bb4 3. d3 d6 4. c3 Ba5 1-0")
    (stop,) = game.stops()
    assert (stop.text, stop.ply) == ("d3", 4)
    fens = game.fens()
    assert len(fens) == 9 and fens[5] == stop.after and fens[8].startswith("rnbqk1nr/ppp2ppp/3p4/b")
    (lost,) = touchmove.read_games("1. e4 e5 2. Nd5 Nc6 *")
    assert [stop.after for stop in lost.stops()] == [None] and len(lost.fens()) == 3


def test_bytes_round_trip() -> None:
    (game,) = touchmove.read_games(b"1. e2-e4 e7-e5 *")
    written = game.pgn()
    assert "1. e4 e5 *" in written and str(game) == written
    assert touchmove.read_games(written)[0].texts == ["e4", "e5"]


def test_changed_tags_are_in_the_game() -> None:
    game, other = touchmove.read_games(PGN)
    headers = game.headers
    headers["White"] = 'B "the second"'
    headers["Annotator"] = "C"
    del headers["Black"]
    headers.update(Event="Club", Round="3")
    assert game.headers == headers == {
        "White": 'B "the second"',
        "Result": "1-0",
        "Annotator": "C",
        "Event": "Club",
        "Round": "3",
    }
    (copy,) = touchmove.read_games(game.pgn())
    assert {name: copy.headers[name] for name in headers} == headers
    assert copy.headers["Black"] == "?" and 'B "the second" - ?' in repr(game)
    assert other.headers == {"White": "Two"}


def test_headers_are_a_mapping() -> None:
    (game,) = touchmove.read_games('[White "A"]\n[Black "B"]\n[White "Twice"]\n\n*')
    headers = game.headers
    assert isinstance(headers, MutableMapping)
    assert list(headers) == ["White", "Black"] and len(headers) == 2
    assert headers["White"] == "A" and "White" in headers and "white" not in headers
    assert headers.get("Site") is None and headers.get("Site", "?") == "?"
    assert list(headers.items()) == [("White", "A"), ("Black", "B")]
    assert repr(headers) == "Headers({'White': 'A', 'Black': 'B'})"
    assert headers != {"White": "A"} and {"White": "A", "Black": "B"} == headers
    assert headers.setdefault("Site", "Oulu") == "Oulu" and headers.pop("Site") == "Oulu"
    assert headers.pop("White") == "A" and "White" not in headers and "Twice" not in game.pgn()
    with pytest.raises(KeyError, match="White"):
        headers["White"]
    with pytest.raises(KeyError, match="White"):
        del headers["White"]
    headers.clear()
    assert not headers and dict(headers) == {}


def test_result_tag_is_the_result_of_the_game() -> None:
    (game,) = touchmove.read_games('[Result "*"]\n\n1. e4 e5 *')
    game.headers["Result"] = "0-1"
    assert game.result == "0-1" and "0-1>" in repr(game)
    assert '[Result "0-1"]' in game.pgn() and game.pgn().endswith("1. e4 e5 0-1\n\n")
    (lost,) = touchmove.read_games("1. f3 e5 2. g4 Qh4# 1-0")
    kinds = [finding["kind"] for finding in lost.audit("FIDE 2023")["findings"]]
    assert "result_contradicts" in kinds
    lost.headers["Result"] = "0-1"
    kinds = [finding["kind"] for finding in lost.audit("FIDE 2023")["findings"]]
    assert "result_contradicts" not in kinds
    for wrong in ["2-0", "", "1/2", "1-0 ff"]:
        with pytest.raises(ValueError, match="1/2-1/2"):
            game.headers["Result"] = wrong
    assert game.result == "0-1" and game.headers["Result"] == "0-1"
    del game.headers["Result"]
    assert game.result == "*" and '[Result "*"]' in game.pgn()


def test_changed_start_position_is_on_the_board() -> None:
    (game,) = touchmove.read_games("1. e4 *")
    game.headers["FEN"] = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
    assert game.board().fen().startswith("4k3/8/8/8/4P3/8/8/4K3 b")
    with pytest.raises(ValueError, match="FEN"):
        game.headers["FEN"] = "nonsense"
    assert game.board().fen().startswith("4k3/8/8/8/4P3/8/8/4K3 b")
    del game.headers["FEN"]
    assert game.board().fen().startswith("rnbqkbnr/")


def test_wrong_tags_are_refused() -> None:
    (game,) = touchmove.read_games('[White "A"]\n\n1. e4 *')
    headers: Any = game.headers
    for name, value in [(1, "B"), ("White", 1), ("White", None), (None, "B"), ("White", b"B")]:
        with pytest.raises(TypeError, match="must be str, not"):
            headers[name] = value
    with pytest.raises(TypeError, match="must be str, not int"):
        headers[1]
    with pytest.raises(TypeError, match="must be str, not int"):
        del headers[1]
    assert 1 not in headers
    for name in ["", "Two words", "1st", "Wei\u00df"]:
        with pytest.raises(ValueError, match="letters"):
            headers[name] = "B"
    with pytest.raises(ValueError, match="one line"):
        headers["White"] = "A\nB"
    assert headers == {"White": "A"}


def test_audit_reports_findings_of_the_laws() -> None:
    first, second = touchmove.audit(PGN, laws="FIDE 2023")
    assert first["laws"] == "FIDE 2023"
    assert "illegal_move" in [finding["kind"] for finding in first["findings"]]
    kinds = [finding["kind"] for finding in second["findings"]]
    assert "played_on" in kinds and "result_contradicts" in kinds
    assert touchmove.read_games(PGN)[1].audit("FIDE 2023") == second


# A game of which each text below is a damaged form.
RUY = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 1-0"


@pytest.mark.parametrize(
    ("kind", "right", "damaged"),
    [
        ("move-missing", "4. Ba4 Nf6", "4. Ba4"),
        ("move-doubled", "4. Ba4", "4. Ba4 Ba4"),
        ("moves-swapped", "8. c3 O-O", "8. O-O c3"),
        ("moves-glued", "2. Nf3 Nc6", "2. Nf3Nc6"),
        ("moves-in-comment", "6. Re1 b5", "6. Re1 {A fine move b5"),
        ("other-letter", "6. Re1", "6. Te1"),
    ],
)
def test_audit_names_the_fault_of_a_damaged_record(kind: str, right: str, damaged: str) -> None:
    (whole,) = touchmove.audit(RUY)
    assert whole["findings"] == []
    (report,) = touchmove.audit(RUY.replace(right, damaged))
    found = {finding["id"]: finding for finding in report["findings"]}
    assert kind in found and found[kind]["confidence"] in ("certain", "likely", "one_of")


def test_audit_names_paragraphs_of_the_standard_and_the_check_of_clocks() -> None:
    brackets, timed = touchmove.audit(
        """1. e4 [fine] e5 *

[TimeControl "as agreed"]

1. e4 {[%clk 0:05:00]} *"""
    )
    assert [finding["paragraph"] for finding in brackets["findings"]] == ["8.2"]
    assert (brackets["clocks"], timed["clocks"]) == ("no-times", "unreadable-time-control")


PROTOCOL = """[Laws "FIDE 2014, FIDE 2023"]
[TimeControl "900+10"]

0:00:00 Arbiter starts
0:00:05 White plays Ra1-a3
0:00:06 White presses
0:00:10 Black claims illegal move
"""


def test_a_protocol_is_judged_under_each_edition() -> None:
    older, newer = touchmove.judge(PROTOCOL)
    assert (older.laws, newer.laws) == ("FIDE 2014", "FIDE 2023")
    articles = {article for ruling in newer.rulings for article in ruling.articles}
    assert "7.5.5" in articles and newer.result == "*"
    assert json.loads(newer.json)["laws"] == "FIDE 2023"
    (finnish,) = touchmove.judge(PROTOCOL, laws="FIDE 2023", language="fi")
    said = [ruling.text for ruling in finnish.rulings if not ruling.routine]
    assert said and said != [ruling.text for ruling in newer.rulings if not ruling.routine]


def test_error_of_a_protocol_names_its_line() -> None:
    with pytest.raises(ValueError, match="line 3"):
        touchmove.judge('[Laws "FIDE 2023"]\n\nWhite flies away\n')


def test_api_paths_are_answered() -> None:
    article = touchmove.ask("/api/laws/FIDE 2023/7.5.5")
    assert article["number"] == "7.5.5"
    assert touchmove.ask("/api/laws/FIDE 2023/7.5.5", language="fi") != article
    with pytest.raises(ValueError, match="404"):
        touchmove.ask("/api/laws/FIDE 2023/77.7")
