"""The outside pairing program: caissify-pairings, and python-chess as a reader of PGN.

    pairing.py pair FILE       prints the pairings of the next round: two start ranks a line, 0 for a bye
    pairing.py write FILE      writes the same pairings into a tournament file, as the program itself does
    pairing.py check FILE      prints nothing if the program agrees with every round and all points
    pairing.py read FILE       prints how many games and moves of PGN were read without error
"""

import sys

from caissify_pairings import fpc, generate_pairings
from caissify_pairings.trf import TRFParser, write_trf

ROUNDS = 9
# Requested half-point byes: round, and start rank of the player.
HALF = [(3, 40)]
# Codes of games of less than one move, and the codes of played games. caissify-pairings 0.5.0 reads the first
# codes, but counts neither points nor colours of these games when it pairs; bbpPairings counts both. So for
# pairing, these games get the codes of played games.
SAME = {"W": "1", "D": "=", "L": "0"}
WIN = {"1": 1.0, "+": 1.0, "W": 1.0, "F": 1.0, "U": 1.0, "=": 0.5, "D": 0.5, "H": 0.5}


def counted(players):
    cells = lambda one: {
        number: {**cell, "result": SAME.get(cell["result"], cell["result"])}
        for number, cell in one["results"].items()
    }
    return [{**one, "results": cells(one)} for one in players]


def next_round(parsed):
    players = {p["starting_number"]: p for p in parsed["players"]}
    number = max([0, *(r for p in players.values() for r in p["results"])]) + 1
    byes = {rank for half, rank in HALF if half == number}
    for rank, player in players.items():
        code = "H" if rank in byes else "U"
        player["results"][number] = {"opponent": None, "color": None, "result": code}
        player["score"] += 0.5 if rank in byes else 0.0
    known = {p["starting_number"]: p for p in counted(players.values())}
    engine = fpc._build_engine_players(known, number)
    before = fpc._build_previous_pairings(known, number)
    paired = generate_pairings(
        "dutch", players=engine, previous_pairings=before, round_number=number, total_rounds=ROUNDS
    )
    return number, players, [(p["white_id"], p.get("black_id") or 0) for p in paired]


def write(parsed):
    number, players, paired = next_round(parsed)
    for white, black in paired:
        if black:
            players[white]["results"][number] = {"opponent": black, "color": "w", "result": ""}
            players[black]["results"][number] = {"opponent": white, "color": "b", "result": ""}
        else:
            players[white]["score"] += 1.0
    return write_trf(parsed["tournament"], parsed["players"], ROUNDS)


def check(parsed):
    text = write_trf(parsed["tournament"], counted(parsed["players"]), ROUNDS)
    wrong = [
        f"round {one['round']}: {one['discrepancies']}"
        for one in fpc.check_trf(text)["rounds"]
        if not one["match"]
    ]
    for player in parsed["players"]:
        points = sum(WIN.get(cell["result"], 0.0) for cell in player["results"].values())
        if points != player["score"]:
            wrong.append(f"{player['starting_number']}: {player['score']}, but {points}")
    return "\n".join(wrong)


def read(path):
    import chess.pgn

    games = moves = 0
    with open(path, encoding="utf-8") as file:
        while (game := chess.pgn.read_game(file)) is not None:
            if game.errors:
                return f"{game.headers}: {game.errors}"
            games += 1
            moves += sum(1 for _ in game.mainline_moves())
    return f"{games} {moves}"


def main(what, path):
    if what == "read":
        return read(path)
    text = open(path, encoding="utf-8", newline="").read()
    parsed = TRFParser(text).parse()
    if what == "write":
        return write(parsed)
    if what == "check":
        return check(parsed)
    return "\n".join(f"{white} {black}" for white, black in next_round(parsed)[2])


print(main(*sys.argv[1:]))
