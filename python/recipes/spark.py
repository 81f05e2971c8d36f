"""Audit games with Spark. A table with PGN in a column `pgn`, and a column `id`:
`spark-submit spark.py games.parquet findings`; or a folder of PGN files, each as a whole:
`spark-submit spark.py --pgn games findings`.

Spark's workers take the `python3` of the path: name the one that has `touchmove` and `pyarrow`
in the variable `PYSPARK_PYTHON`. For moves and tags in columns, as the public data sets of lichess
have them, say `movetext="movetext"` instead of `pgn=`, and select all of the columns.
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
            found = found.drop_columns("row")  # counted within the batch
            unsigned = pa.types.is_unsigned_integer  # which Spark does not know
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
