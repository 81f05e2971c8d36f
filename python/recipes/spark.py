"""Audit a table with Spark: `spark-submit spark.py games.parquet findings.parquet`.

The table has PGN in a column `pgn`; for moves and tags in columns, as the public data sets of
lichess have them, say `movetext="movetext"` instead.
"""

import sys
from collections.abc import Iterator

import pyarrow as pa
from pyspark.sql import DataFrame, SparkSession

import touchmove

COLUMNS = (
    "id long, row long, game long, line long, column long, event string, site string, date string, round string, "
    "white string, black string, result string, laws string, kind string, level string, "
    "move string, articles string, text string"
)


def findings(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    wide = pa.schema(
        [(name, {"long": pa.int64(), "string": pa.string()}[kind]) for name, kind in
         (column.split() for column in COLUMNS.split(", "))]
    )
    for batch in batches:
        found = pa.table(touchmove.audit_table(batch, pgn="pgn", keep=["id"], threads=1))
        yield from found.select(wide.names).cast(wide).to_batches()


def audit(games: DataFrame) -> DataFrame:
    return games.mapInArrow(findings, COLUMNS)


if __name__ == "__main__":
    spark = SparkSession.builder.getOrCreate()
    audit(spark.read.parquet(sys.argv[1])).write.parquet(sys.argv[2])
