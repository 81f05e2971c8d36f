"""Converts games one by one and compares what python-chess and pgn-extract read in the output with the source.

Usage: roundtrip.py [--whole] TOUCHMOVE CONTENT FILE...

With --whole each file is converted at once, which is much faster. The output must have as many games as the source, and
games with a fault are counted only.

CONTENT is the example `content` of touchmove-conformance, which prints our own reading of the source. For each game:

- the output of `touchmove convert` is a fixed point;
- python-chess and pgn-extract read it without an error;
- a game that our reader finds whole has the same moves, glyphs, comments and variations in the output, as python-chess
  reads it, and status 0;
- of any other game the output has every comment and every legal half-move before the first fault, and status 1;
- a game that python-chess reads in the source without an error, has the same moves in the output.

Prints a line for each game that fails, and the totals.
"""

import io
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter

import chess.pgn

VARIANTS = {"", "standard", "chess", "normal", "chess960", "fischerandom", "from position"}


def run(program, args, text):
    done = subprocess.run([program, *args], input=text, capture_output=True, timeout=600)
    return done.returncode, done.stdout, done.stderr.decode(errors="replace")


def games(text):
    stream = io.StringIO(text)
    while (game := chess.pgn.read_game(stream)) is not None:
        yield game


def words(text):
    """Comments are equal if their words are: line breaks and control characters do not count."""
    return " ".join(re.sub(r"[\x00-\x20\x7f-\xa0]+", " ", text).split())


def name(board, move):
    if not move:
        return "0000"
    if board.is_castling(move):
        return "O-O" if chess.square_file(move.to_square) > chess.square_file(move.from_square) else "O-O-O"
    return move.uci()


def line(node, board):
    """Yields the parts after a node in the order of the text."""
    while node.variations:
        main, others = node.variations[0], node.variations[1:]
        yield from step(main, board)
        for other in others:
            yield "("
            yield from step(other, board)
            after = board.copy(stack=False)
            after.push(other.move)
            yield from line(other, after)
            yield ")"
        board = board.copy(stack=False)
        board.push(main.move)
        node = main


def step(node, board):
    if node.starting_comment:
        yield "{" + node.starting_comment + "}"
    yield name(board, node.move)
    yield from (f"${nag}" for nag in sorted(node.nags))
    if node.comment:
        yield "{" + node.comment + "}"


def parts(game):
    before = ["{" + game.comment + "}"] if game.comment else []
    return joined(before + list(line(game, game.board())))


def joined(parts):
    """Joins neighbouring comments, and sorts neighbouring glyphs: programs keep them in different ways."""
    out = []
    for part in parts:
        if part.startswith("{"):
            text = words(part[1:-1])
            if not text:
                continue
            if out and out[-1].startswith("{"):
                out[-1] = "{" + words(out[-1][1:-1] + " " + text) + "}"
            else:
                out.append("{" + text + "}")
        elif part.startswith("$"):
            # A glyph belongs to the move, wherever the comments are.
            at = len(out)
            while at and (out[at - 1].startswith("{") or out[at - 1].startswith("$") and out[at - 1] > part):
                at -= 1
            if not (at and out[at - 1] == part):
                out.insert(at, part)
        else:
            out.append(part)
    return out


def moves(all_parts):
    depth, out = 0, []
    for part in all_parts:
        depth += {"(": 1, ")": -1}.get(part, 0)
        if depth == 0 and part[0] not in "{$()":
            out.append(part)
    return out


def texts(all_parts):
    return [words(part[1:-1]) for part in all_parts if part.startswith("{")]


class Check:
    def __init__(self, program):
        self.program, self.totals, self.outputs = program, Counter(), []

    def game(self, content, source):
        """Returns the failures of a game."""
        status, out, said = run(self.program, ["convert", "-n", "en"], source)
        again = run(self.program, ["convert", "-n", "en"], out)[1] if out else out
        text = out.decode()
        read = list(games(text))
        self.totals["games"] += 1
        self.totals["games in the output"] += len(read)
        if status not in (0, 1):
            yield f"status {status}"
        if bool(said) != (status == 1):
            yield f"status {status}, but {said[:100]!r}"
        if out != again:
            yield "not a fixed point"
        if not out and not said:
            yield "left out in silence"
        tags = {key.lower(): value for key, value in content["tags"]}
        if tags.get("variant", "").lower() not in VARIANTS:
            self.totals["variants, not compared"] += 1
            return
        if out:
            self.outputs.append(out)
        yield from (f"python-chess: {error}" for game in read for error in game.errors)
        yield from self.compare(content, read, status)
        yield from self.directly(source, read, status)

    def compare(self, content, read, status):
        own = joined(content["parts"])
        theirs = [parts(game) for game in read]
        if content["whole"] and status == 0:
            self.totals["compared in full"] += 1
            if len(theirs) != 1 or theirs[0] != own:
                yield f"parts differ: {difference(own, theirs[0] if theirs else [])}"
            return
        self.totals["compared up to the fault"] += 1
        known = []
        for move in moves(own):
            if move.startswith("?"):
                break
            known.append(move)
        got = [move for game in theirs for move in moves(game)]
        # A repair of an earlier fault, such as a missing half-move, changes the moves before the one that fails.
        shared = next((i for i, (a, b) in enumerate(zip(known, got)) if a != b), min(len(known), len(got)))
        self.totals["half-moves before a fault"] += len(known)
        self.totals["of these in the output"] += shared
        if read and status == 0:
            yield "a game with a fault has status 0"
        said = words(" ".join(text for game in theirs for text in texts(game)))
        for text in texts(own):
            if words(re.sub(r"\[%[^]]*\]|[{}]", " ", text)) not in words(re.sub(r"\[%[^]]*\]|[{}]", " ", said)):
                yield f"comment lost: {text[:60]!r}"

    def directly(self, source, read, status):
        """Compares with the source as python-chess reads it, if it reads one game without an error."""
        try:
            before = list(games(source.decode()))
        except UnicodeDecodeError:
            return
        if len(before) != 1 or before[0].errors or len(read) != 1 or status != 0:
            return
        self.totals["source read by python-chess"] += 1
        if moves(parts(before[0])) != moves(parts(read[0])):
            yield "python-chess reads other moves in the source"

    def file(self, contents, source):
        """Converts a whole file. Returns the failures."""
        status, out, said = run(self.program, ["convert", "-n", "en"], source)
        if out != run(self.program, ["convert", "-n", "en"], out)[1]:
            yield "not a fixed point"
        self.outputs.append(out)
        self.totals["games"] += len(contents)
        self.totals["files with status 1"] += status
        before, after = games(source.decode(errors="replace")), list(games(out.decode()))
        yield from (f"python-chess: {error}" for game in after for error in game.errors)
        if len(after) != len(contents):
            yield f"{len(contents)} games became {len(after)}"
            return
        for content, read, direct in zip(contents, after, before):
            if not content["whole"]:
                self.totals["games with a fault"] += 1
                continue
            self.totals["compared in full"] += 1
            own, theirs = joined(content["parts"]), parts(read)
            if own != theirs:
                yield f"game {content['offset']}: parts differ: {difference(own, theirs)}"
            if not direct.errors and moves(parts(direct)) != moves(theirs):
                yield f"game {content['offset']}: python-chess reads other moves in the source"

    def extract(self):
        """Returns the complaints of pgn-extract about all outputs."""
        program = shutil.which("pgn-extract") or "/usr/games/pgn-extract"
        if not pathlib.Path(program).exists():
            print("pgn-extract is not installed")
            return
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "all.pgn")
            path.write_bytes(b"\n".join(self.outputs))
            done = subprocess.run([program, "--quiet", "-s", "-o", "/dev/null", str(path)], capture_output=True)
        for row in done.stderr.decode(errors="replace").splitlines():
            if re.search("Failed|Unknown|illegal|Missing|unmatched|Unterminated", row):
                self.totals["pgn-extract complains"] += 1
                yield row


def difference(one, other):
    at = next((i for i, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    return f"at {at}: {one[at:at + 3]} and {other[at:at + 3]}"


def failures(check, content, file, whole):
    """Yields the failures of a file."""
    source = pathlib.Path(file).read_bytes()
    contents = [json.loads(row) for row in run(content, [file], b"")[1].splitlines()]
    if whole:
        yield from check.file(contents, source)
        return
    for game in contents:
        text = source[game["offset"]:game["offset"] + game["length"]]
        yield from (f"{why} (byte {game['offset']})" for why in check.game(game, text))


def main(whole, program, content, files):
    check, failed = Check(program), Counter()
    for file in files:
        for why in failures(check, content, file, whole):
            kind = re.sub(r"\d+", "N", why.split(":")[0])
            failed[kind] += 1
            if failed[kind] <= 20:
                print(f"{file}: {why}")
    for row in check.extract():
        print(f"pgn-extract: {row}")
    print(dict(check.totals))
    print(dict(failed) or "no failures")


if __name__ == "__main__":
    args = [arg for arg in sys.argv[1:] if arg != "--whole"]
    main("--whole" in sys.argv, args[0], args[1], args[2:])
