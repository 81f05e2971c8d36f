"""Audits games with Ray.

For a table with the columns `pgn` and `id`: `python ray_data.py games.parquet findings`.
For a folder of PGN files, each audited as a whole: `python ray_data.py --pgn games findings`.
"""

import sys

import pyarrow as pa
import ray

import touchmove


def audit(games: ray.data.Dataset, pgn: str = "pgn", keep: str = "id", rows: int = 4_096) -> ray.data.Dataset:
    def findings(batch: pa.Table) -> pa.Table:
        found = pa.table(touchmove.audit_table(batch, pgn=pgn, keep=[keep], threads=1))
        return found.drop_columns("row")  # the number of the row within the batch

    return games.map_batches(findings, batch_format="pyarrow", batch_size=rows)


def audit_files(paths: str) -> ray.data.Dataset:
    return audit(ray.data.read_binary_files(paths, include_paths=True), "bytes", "path", rows=1)


if __name__ == "__main__":
    *how, games, out = sys.argv[1:]
    (audit_files(games) if how else audit(ray.data.read_parquet(games))).write_parquet(out)
