"""Audits games with Spark.

For a table with the columns `pgn` and `id`: `spark-submit spark.py games.parquet findings`.
For a folder of PGN files, each audited as a whole: `spark-submit spark.py --pgn games findings`.

By default Spark's workers use the `python3` from PATH. Set `PYSPARK_PYTHON` to the path of a Python that has
`touchmove` and `pyarrow`. The public data sets of lichess have moves and tags in columns. For these, write
`movetext="movetext"` instead of `pgn=`, and select all columns.
"""

import sys
from collections.abc import Iterator

import pyarrow as pa
from pyspark.sql import DataFrame, SparkSession

import touchmove

COLUMNS = (
    "game long, line long, column long, event string, site string, date string, round string, "
    "white string, black string, result string, laws string, kind string, level string, "
    "move string, articles string, text string"
)


def audit(games: DataFrame, pgn: str = "pgn", keep: str = "id") -> DataFrame:
    def findings(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            found = pa.table(touchmove.audit_table(batch, pgn=pgn, keep=[keep], threads=1))
            found = found.drop_columns("row")  # the number of the row within the batch
            unsigned = pa.types.is_unsigned_integer  # Spark has no unsigned integers
            wide = [field.with_type(pa.int64()) if unsigned(field.type) else field for field in found.schema]
            order = [keep, *(name for name in found.column_names if name != keep)]
            yield from found.cast(pa.schema(wide)).select(order).to_batches()

    kept = games.schema[keep].dataType.simpleString()
    return games.select(keep, pgn).mapInArrow(findings, f"{keep} {kept}, {COLUMNS}")


def audit_files(spark: SparkSession, paths: str) -> DataFrame:
    return audit(spark.read.format("binaryFile").load(paths), "content", "path")


if __name__ == "__main__":
    spark = SparkSession.builder.getOrCreate()
    *how, games, out = sys.argv[1:]
    (audit_files(spark, games) if how else audit(spark.read.parquet(games))).write.parquet(out)
