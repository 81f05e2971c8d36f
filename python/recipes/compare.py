"""Compares every recipe with the command, row by row, and measures the time. `python/frameworks` runs it."""

import csv
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

import frames
import touchmove

COLUMNS = ["column", "event", "site", "date", "round", "white", "black", "result"]
COLUMNS += ["laws", "kind", "level", "move", "articles", "text"]
PARTS = 8
ROUNDS = int(os.environ.get("ROUNDS", "5"))


def write(folder, files, wanted):
    """Generates games in parts, as PGN files and as the files of a table. Every game has its own event."""
    texts = [text for file in files for text in re.split(r"(?m)^(?=\[Event )", Path(file).read_text("utf-8"))]
    texts = [text.strip() for text in texts if len(touchmove.read_games(text)) == 1]
    (folder / "pgn").mkdir()
    (folder / "table").mkdir()
    for part in range(PARTS):
        numbers = range(wanted * part // PARTS, wanted * (part + 1) // PARTS)
        games = [texts[n % len(texts)].replace('[Event "', f'[Event "{n}: ', 1) for n in numbers]
        (folder / "pgn" / f"{part}.pgn").write_text("\n\n".join(games) + "\n", "utf-8")
        ids = [f"{part}.pgn:{game}" for game in range(1, len(games) + 1)]
        pq.write_table(pa.table({"id": ids, "pgn": games}), folder / "table" / f"{part}.parquet")


def counted(out):
    """Returns the rows of a folder as comma-separated values. Every value is text; null is an empty string."""
    try:
        with open(f"{out}/found.csv", encoding="utf-8", newline="") as found:
            rows = list(csv.DictReader(found))
    except FileNotFoundError:
        rows = pa.concat_tables(map(pq.read_table, Path(out).glob("*.parquet"))).to_pylist()
    text = [["" if row[name] is None else str(row[name]) for name in COLUMNS] for row in rows]
    ids = [row.get("id") or f"{Path(row.get('path') or row['file']).name}:{row['game']}" for row in rows]
    return Counter((name, *values) for name, values in zip(ids, text))


def main():
    program, wanted, files = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write(folder, files, wanted)
        pgn, table, out = str(folder / "pgn"), str(folder / "table"), str(folder / "out")
        expected = None

        def measure(name, work):
            """Repeats a recipe and compares its result with the command's."""
            nonlocal expected
            took = []
            for _ in range(ROUNDS):
                shutil.rmtree(out, ignore_errors=True)
                os.mkdir(out)
                begun = time.monotonic()
                work()
                took.append(time.monotonic() - begun)
            found = counted(out)
            if expected is None:
                expected = found
                print(f"{wanted} games in {PARTS} files, {sum(expected.values())} findings\n")
                print("| | first, s | median, s | games a second |\n| --- | --: | --: | --: |")
            if found != expected:
                sys.exit(f"{name} differs")
            median = statistics.median(took[1:] or took)
            print(f"| {name} | {took[0]:.2f} | {median:.2f} | {wanted / median:,.0f} |", flush=True)

        def command(threads):
            with open(f"{out}/found.csv", "wb") as found:
                parts = sorted(Path(pgn).iterdir())
                subprocess.run([program, "audit", "--threads", threads, "--csv", *parts], stdout=found, check=False)

        for threads in "2", "1":
            measure(f"`touchmove audit --csv --threads {threads}`", lambda: command(threads))
        for threads in 2, 1:
            measure(f"`frames.py`: one process, `threads={threads}`",
                    lambda: frames.audit(table, f"{out}/found.parquet", threads))

        import ray
        import ray_data
        begun = time.monotonic()
        ray.init(num_cpus=2, log_to_driver=False)
        print(f"| Ray: start | {time.monotonic() - begun:.2f} | | |")
        ray.data.DataContext.get_current().enable_progress_bars = False
        measure("`ray_data.py`: table", lambda: ray_data.audit(ray.data.read_parquet(table)).write_parquet(out))
        measure("`ray_data.py`: files", lambda: ray_data.audit_files(pgn).write_parquet(out))
        ray.shutdown()

        import spark as recipe
        from pyspark.sql import SparkSession
        begun = time.monotonic()
        session = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
        session.sparkContext.setLogLevel("ERROR")
        print(f"| Spark: start | {time.monotonic() - begun:.2f} | | |")
        measure("`spark.py`: table", lambda: recipe.audit(
            session.read.parquet(table)).write.mode("overwrite").parquet(out))
        measure("`spark.py`: files", lambda: recipe.audit_files(session, pgn).write.mode("overwrite").parquet(out))
        session.stop()
    print("\nThe same findings from all, to the row.")


if __name__ == "__main__":
    main()
