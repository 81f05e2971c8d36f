"""Compares the audit with this second implementation, finding by finding: `python compare.py TOUCHMOVE FILE...`."""

import csv
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

from judge import Judge
from pgn import read

SHOWN = 6


def where(kind, place):
    """Removes the places of text errors, because missing text has no definite place."""
    return None if kind.startswith("pgn-") else place


def ours(program, files):
    command = [program, "audit", "--strict", "--csv", "--fail-on", "never", *map(str, files)]
    rows = csv.DictReader(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines())
    found = Counter()
    for row in rows:
        place = where(row["kind"], (int(row["line"]), int(row["column"])))
        found[row["file"], int(row["game"] or 0), row["kind"], place, row["move"]] += 1
    return found


def theirs(files):
    found, games = Counter(), 0
    for file in files:
        text = Path(file).read_text("utf-8", errors="replace")
        for number, game in enumerate(read(text), 1):
            games += 1
            for kind, place, move in Judge(game).judge():
                found[str(file), number, kind, where(kind, place), move] += 1
    return found, games


def main():
    program, files = sys.argv[1], sys.argv[2:]
    mine, (second, games) = ours(program, files), theirs(files)
    table = defaultdict(lambda: [0, 0, 0, 0])
    for column, (one, other) in enumerate([(mine, second), (second, mine)]):
        for key, times in one.items():
            table[key[2]][column] += times
            table[key[2]][column + 2] += max(0, times - other[key])
    print(f"{games} games\n\n| kind | touchmove | second program | touchmove alone | second alone |")
    print("| --- | --: | --: | --: | --: |")
    for kind, row in sorted(table.items()):
        print(f"| `{kind}` | " + " | ".join(map(str, row)) + " |")
    for name, one, other in (("touchmove", mine, second), ("second", second, mine)):
        shown = Counter()
        for key in sorted(one - other):
            shown[key[2]] += 1
            if shown[key[2]] <= SHOWN:
                print(f"{name} alone: {key}", file=sys.stderr)


if __name__ == "__main__":
    main()
