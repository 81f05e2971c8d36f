"""Audit a table with Ray: `python ray_data.py games.parquet findings`."""

import sys

import pyarrow as pa
import ray

import touchmove


def findings(batch: pa.Table) -> pa.Table:
    return pa.table(touchmove.audit_table(batch, pgn="pgn", keep=["id"], threads=1))


def audit(games: ray.data.Dataset) -> ray.data.Dataset:
    return games.map_batches(findings, batch_format="pyarrow", batch_size=16_384)


if __name__ == "__main__":
    audit(ray.data.read_parquet(sys.argv[1])).write_parquet(sys.argv[2])
