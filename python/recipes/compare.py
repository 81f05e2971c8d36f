"""Every recipe against the command, to the row: see `python/frameworks`."""

import csv
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

import touchmove

COLUMNS = ["id", "game", "event", "site", "date", "round", "white", "black", "result"]
COLUMNS += ["laws", "kind", "level", "move", "articles", "text"]


def timed(name, work):
    begun = time.monotonic()
    result = work()
    print(f"{name:<28}{time.monotonic() - begun:8.1f} s", flush=True)
    return result


def games_of(files, wanted):
    """The text of one game each."""
    texts = []
    for file in files:
        found = [game.pgn() for game in touchmove.read_games(Path(file).read_bytes())]
        texts += [text for text in found if text.strip()]
    return [texts[i % len(texts)] for i in range(wanted)]


def rows(table):
    """As comma-separated values have them: text, and nothing for null."""
    columns = [table.column(name).to_pylist() for name in COLUMNS]
    return Counter(tuple("" if v is None else str(v) for v in row) for row in zip(*columns))


def command(program, folder, texts):
    """Every game a file of its own would be slow: one file, and ids by the order of games."""
    path = folder / "games.pgn"
    path.write_text("\n\n".join(texts) + "\n")
    out = timed("touchmove audit --csv", lambda: subprocess.run(
        [program, "audit", "--csv", path], capture_output=True, text=True, check=False).stdout)
    found = Counter()
    for row in csv.DictReader(out.splitlines(keepends=True)):
        row["id"], row["game"] = str(int(row["game"]) - 1), "1"
        found[tuple(row[name] for name in COLUMNS)] += 1
    return found


def main():
    program, wanted, files = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
    texts = games_of(files, wanted)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        parquet = str(folder / "games.parquet")
        table = pa.table({"id": list(range(len(texts))), "pgn": texts})
        pq.write_table(table, parquet, row_group_size=65_536)
        expected = command(program, folder, texts)
        print(f"{len(texts)} games, {sum(expected.values())} findings")

        def same(name, found):
            assert rows(found) == expected, f"{name} differs"

        same("audit_table", timed("audit_table", lambda: pa.table(
            touchmove.audit_table(table, pgn="pgn", keep=["id"]))))
        import frames
        out = str(folder / "frames.parquet")
        timed("batches of a Parquet file", lambda: frames.audit(parquet, out))
        same("frames", pq.read_table(out))

        import ray
        import ray_data
        timed("Ray: start", lambda: ray.init(num_cpus=2, log_to_driver=False))
        ray.data.DataContext.get_current().enable_progress_bars = False
        found = timed("Ray: map_batches", lambda: pa.concat_tables(
            ray.get(ray_data.audit(ray.data.read_parquet(parquet)).to_arrow_refs())))
        same("Ray", found)
        ray.shutdown()

        import spark as recipe
        from pyspark.sql import SparkSession
        session = timed("Spark: start", lambda: SparkSession.builder.master("local[2]").config(
            "spark.ui.enabled", "false").config("spark.driver.memory", "4g").getOrCreate())
        session.sparkContext.setLogLevel("ERROR")
        out = str(folder / "spark.parquet")
        timed("Spark: mapInArrow", lambda: recipe.audit(
            session.read.parquet(parquet)).write.parquet(out))
        same("Spark", pq.read_table(out))
        session.stop()
    print("the same findings, to the row")


if __name__ == "__main__":
    main()
