"""Tables of games as input, tables of findings as output."""

from typing import Any

import pytest

import touchmove

pa = pytest.importorskip("pyarrow")

PGN = [
    '[White "A"]\n[Date "2024.05.01"]\n\n1. e4 e5 2. Ke3 *',
    "1. e4 e5 *\n\n1. e4 -- *",
    None,
    "this is no game",
    "1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0",
]


def rows(found: touchmove.Findings) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pa.table(found).to_pylist()
    return rows


def places(found: touchmove.Findings) -> list[tuple[int, int | None, str]]:
    return [(row["row"], row["game"], row["kind"]) for row in rows(found)]


def test_every_cell_is_audited_and_findings_name_their_row() -> None:
    table = pa.table({"id": [10, 11, 12, 13, 14], "pgn": PGN})
    found = touchmove.audit_table(table, pgn="pgn", keep=["id"])
    assert places(found) == [(0, 1, "illegal-move"), (1, 2, "pass"), (3, None, "not-pgn")]
    assert [row["id"] for row in rows(found)] == [10, 11, 13]
    assert (found.games, len(found)) == (4, 3)
    first = rows(found)[0]
    assert (first["white"], first["move"], first["laws"]) == ("A", "2.", "FIDE 2023")
    assert (first["line"], first["event"]) == (4, None)
    assert "Ke3" in first["text"]


def test_result_does_not_depend_on_batches_or_threads() -> None:
    table = pa.table({"pgn": PGN * 50})
    whole = rows(touchmove.audit_table(table, pgn="pgn", threads=1))
    parts = table.to_reader(max_chunksize=7)
    assert rows(touchmove.audit_table(parts, pgn="pgn", threads=3)) == whole
    assert len(whole) == 150


@pytest.mark.parametrize(
    "kind", ["string", "large_string", "string_view", "binary", "large_binary", "binary_view"]
)
def test_every_text_type_is_read(kind: str) -> None:
    column = pa.array([text and text.encode() for text in PGN], pa.binary())
    if "string" in kind:
        column = pa.array(PGN, pa.string())
    column = column.cast(getattr(pa, kind)())
    assert len(touchmove.audit_table(pa.table({"pgn": column}), pgn="pgn")) == 3


def test_moves_and_tags_are_read_from_columns() -> None:
    table = pa.table(
        {
            "movetext": ["1. f3 e5 2. g4 Qh4# 1-0", "1. e4 *"],
            "Result": pa.array(["1-0", "*"]).dictionary_encode(),
            "White": ['A "B" \\ C', None],
            "UTCDate": pa.array([19_000, 19_000], pa.date32()),
        }
    )
    found = rows(touchmove.audit_table(table, movetext="movetext"))
    assert [row["kind"] for row in found] == ["result-contradicts"]
    assert (found[0]["white"], found[0]["laws"]) == ('A "B" \\ C', "FIDE 2018")
    assert found[0]["line"] == 1
    named = touchmove.audit_table(table, movetext="movetext", tags={"Black": "White"})
    assert rows(named)[0]["black"] == 'A "B" \\ C'


def test_options_select_findings() -> None:
    table = pa.table({"pgn": PGN})
    only = touchmove.audit_table(table, pgn="pgn", only=["pass"], language="fi")
    assert places(only) == [(1, 2, "pass")]
    assert places(touchmove.audit_table(table, pgn="pgn", ignore=["*"])) == []
    english = touchmove.audit_table(table, pgn="pgn", only=["pass"])
    assert rows(only)[0]["text"] != rows(english)[0]["text"]


def test_table_audit_equals_text_audit() -> None:
    games = [text for text in PGN if text is not None]
    of_text = [finding["id"] for text in games for game in touchmove.audit(text) for finding in game["findings"]]
    of_table = [row["kind"] for row in rows(touchmove.audit_table(pa.table({"p": games}), pgn="p"))]
    assert [kind for kind in of_table if kind != "not-pgn"] == [
        kind for kind in of_text if not kind.startswith("pgn-")
    ]


def test_errors_name_the_valid_options() -> None:
    table = pa.table({"pgn": PGN, "list": [[1]] * 5})
    with pytest.raises(ValueError, match="no column \"moves\": there are pgn, list"):
        touchmove.audit_table(table, pgn="moves")
    with pytest.raises(ValueError, match="pgn= or movetext="):
        touchmove.audit_table(table)
    with pytest.raises(ValueError, match="List"):
        touchmove.audit_table(table, pgn="list")
    with pytest.raises(ValueError, match="illegal-moves"):
        touchmove.audit_table(table, pgn="pgn", only=["illegal-moves"])
    with pytest.raises(ValueError, match="__arrow_c_stream__"):
        touchmove.audit_table([1, 2], pgn="pgn")


def test_polars_frames_are_input_and_output() -> None:
    pl = pytest.importorskip("polars")
    found = touchmove.audit_table(pl.DataFrame({"pgn": PGN}), pgn="pgn")
    assert pl.DataFrame(found)["kind"].to_list() == ["illegal-move", "pass", "not-pgn"]


def test_duckdb_relations_are_input_and_output() -> None:
    duckdb = pytest.importorskip("duckdb")
    games = pa.table({"pgn": PGN})
    found = touchmove.audit_table(duckdb.sql("from games"), pgn="pgn")
    counts = duckdb.sql("select level, count(*) from found group by level").fetchall()
    assert counts == [("error", 3)]
    assert games.num_rows == 5
