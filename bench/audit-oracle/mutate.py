"""Mutates real games so that they have an error, or nearly have one. `python mutate.py OUT EACH FILE...`
writes a PGN file for each kind of mutation. The same arguments give the same games."""

import random
import sys
from pathlib import Path

import chess

import mutate_ends
import mutate_text
import mutate_times
from pgn import Move, read

RESULTS = ["1-0", "0-1", "1/2-1/2"]


def written(game):
    """Returns the text of a game."""
    tags = "".join(f'[{name} "{value}"]\n' for name, value in game.tags.items())
    fen = (game.tag("FEN") or "").split()
    first = 2 * (int(fen[5]) if len(fen) > 5 and fen[5].isdigit() else 1) - 2 + (len(fen) > 1 and fen[1] == "b")
    words = []
    for ply, move in enumerate(game.moves, first):
        words.append(f"{ply // 2 + 1}{'...' if ply % 2 else '.'} {move.text}")
        words += ["{" + comment + "}" for comment in move.comments]
    return tags + "\n" + "\n".join([*words, game.result or ""]) + "\n\n"


def legal(game):
    """Returns the position before each move and after the last, if all are legal."""
    board = chess.Board()
    boards = [board.copy(stack=False)]
    try:
        for move in game.moves:
            board.push_san(move.text)
            boards.append(board.copy(stack=False))
    except ValueError:
        return None
    return boards


def usable(game):
    plain = not game.problems and game.result in RESULTS and 30 <= len(game.moves) <= 160
    return plain and not {"FEN", "Variant"} & set(game.tags) and legal(game)


def wrong_result(rng, game):
    game.tags["Result"] = rng.choice([*RESULTS, "*"])
    game.result = rng.choice([*RESULTS, "*"])


def other_move(rng, game):
    """Replaces a move by another one, which is mostly illegal. The rest of the game may be possible or not."""
    index = rng.randrange(len(game.moves))
    piece, square = rng.choice("KQRBN  "), rng.choice(chess.SQUARE_NAMES)
    capture = rng.choice(["", "x"])
    if piece == " ":
        game.moves[index].text = (square[0] + "x" if capture else "") + square if square[1] not in "18" else "O-O"
    else:
        game.moves[index].text = piece + capture + square


def left_out(rng, game):
    del game.moves[rng.randrange(len(game.moves))]


def swapped(rng, game):
    index = rng.randrange(len(game.moves) - 2)
    moves = game.moves
    moves[index], moves[index + 2] = moves[index + 2], moves[index]


def passed(rng, game):
    game.moves.insert(rng.randrange(len(game.moves)), Move(rng.choice(["--", "Z0"]), (0, 0)))


def no_origin(rng, game):
    """Removes the disambiguation of a move."""
    long = [move for move in game.moves if len(move.text.strip("+#")) == 4 and move.text[0] in "NR" and "x" not in move.text]
    for move in long or game.moves[:1]:
        move.text = move.text[0] + move.text[2:]


def garbled(rng, game):
    move = rng.choice(game.moves)
    move.text = rng.choice(["x", "e", "N9", "Pz4", "Nf", "Qq1", "e44", "Kxx1", "abc", "ii"])


def other_letters(rng, game):
    table = str.maketrans("KQRBN", rng.choice(["KDTLS", "RDTFC", "RDTAC", "KDTLP"]))
    for move in game.moves:
        move.text = move.text.translate(table)


def kings(rng, game):
    turn = len(game.moves) % 2
    squares = ["e4", "d4", "e5", "d5", "e3"]
    for _ in range(rng.choice([1, 2, 2, 2, 3])):
        game.moves.append(Move("K" + rng.choice(squares), (0, 0)))
    game.result = game.tags["Result"] = rng.choice(RESULTS)
    return turn


def ply_count(rng, game):
    game.tags["PlyCount"] = str(rng.choice([len(game.moves), len(game.moves) + rng.choice([-1, 1]), "?", "", "x"]))


def elo(rng, game):
    for tag in ("WhiteElo", "BlackElo"):
        game.tags[tag] = str(rng.choice([99, 100, 0, 1500, 2400, 4000, 4001, 28000, "-", "?", "", "abc", "2400?"]))


def date(rng, game):
    year, month, day = rng.choice([1399, 1400, 1900, 2000, 2023, 2024, 2101]), rng.randrange(14), rng.randrange(33)
    full = f"{year}.{month:02}.{day:02}"
    game.tags[rng.choice(["Date", "EventDate", "UTCDate"])] = rng.choice(
        [full, full, f"{year}.{month:02}.??", f"{year}.??.??", "????.??.??", f"{year}.02.29", f"{year}", "tomorrow"])


def marks(rng, game):
    for move in rng.sample(game.moves, 3):
        move.text = move.text.rstrip("+#") + rng.choice(["", "+", "#"])


HERE = [wrong_result, other_move, left_out, swapped, passed, no_origin, garbled, other_letters, kings,
        ply_count, elo, date, marks]


def copy(game):
    made = type(game)(tags=dict(game.tags), result=game.result)
    made.moves = [Move(move.text, (0, 0), list(move.comments)) for move in game.moves]
    return made


def main():
    out, each = Path(sys.argv[1]), int(sys.argv[2])
    games = [game for file in sys.argv[3:] for game in read(Path(file).read_text("utf-8", "replace")) if usable(game)]
    timed = [game for game in games if any("%clk" in c for move in game.moves for c in move.comments)]
    out.mkdir(parents=True, exist_ok=True)
    ways = [*HERE, *mutate_ends.WAYS, *mutate_times.WAYS, *mutate_text.WAYS]
    for way in ways:
        rng = random.Random(way.__name__)
        texts = []
        for _ in range(each):
            game = copy(rng.choice(timed if way in mutate_times.WAYS else games))
            text = way(rng, game)
            texts.append(text if isinstance(text, str) else written(game))
        (out / f"{way.__name__}.pgn").write_text("".join(texts), "utf-8")
    print(f"{len(ways)} ways, {each} games each")


if __name__ == "__main__":
    main()
