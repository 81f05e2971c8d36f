"""Converts files of games and reads the output back with python-chess and pgn-extract.

Usage: roundtrip.py TOUCHMOVE FILE...

For each file: the output is a fixed point; python-chess reads every game to its end without an error, with the moves
and comments that `touchmove audit` counts; pgn-extract reports no illegal move. Prints a line for each file that
fails, and the totals.
"""

import io
import pathlib
import re
import shutil
import subprocess
import sys

import chess.pgn


def run(program, args, text):
    done = subprocess.run([program, *args], input=text, capture_output=True, timeout=600)
    return done.returncode, done.stdout, done.stderr.decode(errors="replace")


def games(text):
    stream = io.StringIO(text)
    while (game := chess.pgn.read_game(stream)) is not None:
        yield game


def extract(text):
    program = shutil.which("pgn-extract") or "/usr/games/pgn-extract"
    if not pathlib.Path(program).exists():
        return ""
    _, _, err = run(program, ["--quiet"], text)
    return "\n".join(line for line in err.splitlines() if re.search("Failed|Unknown move|illegal", line))


def main(program, files):
    totals = {"files": 0, "games": 0, "changed": 0, "not a fixed point": 0, "python-chess": 0, "pgn-extract": 0}
    for file in files:
        source = pathlib.Path(file).read_bytes()
        status, out, said = run(program, ["convert", "-n", "en"], source)
        again = run(program, ["convert", "-n", "en"], out)[1]
        text = out.decode()
        read = list(games(text))
        variant = [game for game in read if game.headers.get("Variant")]
        errors = [str(error) for game in read if game not in variant for error in game.errors]
        failed = extract(out) if not variant else ""
        totals["files"] += 1
        totals["games"] += len(read)
        totals["changed"] += status
        totals["not a fixed point"] += out != again
        totals["python-chess"] += bool(errors)
        totals["pgn-extract"] += bool(failed)
        if status == 0 and said:
            print(f"{file}: says something but ends with status 0: {said[:200]}")
        if status not in (0, 1) or out != again or errors or failed:
            print(f"{file}: status {status}, fixed point {out == again}, {errors[:2]}, {failed[:300]}")
    print(totals)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
