"""Audits a table that is larger than memory, batch by batch, and counts findings with DuckDB and Polars:
`python frames.py games.parquet findings.parquet`. The table may be a file or a folder.
"""

import sys

import duckdb
import polars as pl
import pyarrow as pa
import pyarrow.dataset as ds
import pyarrow.parquet as pq

import touchmove


def audit(games: str, findings: str, threads: int | None = None) -> None:
    batches = ds.dataset(games).scanner(columns=["id", "pgn"]).to_reader()
    found = touchmove.audit_table(batches, pgn="pgn", keep=["id"], threads=threads)
    pq.write_table(pa.table(found), findings)


if __name__ == "__main__":
    audit(sys.argv[1], sys.argv[2])
    print(duckdb.sql(f"select kind, level, count(*) from '{sys.argv[2]}' group by all order by 3 desc"))
    print(pl.scan_parquet(sys.argv[2]).filter(pl.col("level") == "error").collect())
