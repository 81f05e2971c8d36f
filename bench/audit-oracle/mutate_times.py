"""Mutations that make clock times invalid or nearly invalid: see `mutate.py`."""

import re

CONTROLS = ["5400+30", "40/5400+30:1800+30", "40/7200:20/3600:900+30", "600", "300+3", "180+2", "40/2400", "?", "-", "5400"]
RESULTS = ["1-0", "0-1", "1/2-1/2"]


def clock(move):
    found = re.search(r"%clk (\d+):(\d+):(\d+)", " ".join(move.comments))
    return found and sum(int(part) * unit for part, unit in zip(found.groups(), (3600, 60, 1)))


def show(move, seconds, command="clk"):
    sign, seconds = ("-" if seconds < 0 else ""), abs(seconds)
    move.comments = [f"[%{command} {sign}{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}]"]


def controlled(rng, game):
    game.tags["TimeControl"] = rng.choice(CONTROLS)


def gained(rng, game):
    controlled(rng, game)
    for move in rng.sample(game.moves[4:], 2):
        if clock(move) is not None:
            show(move, max(0, clock(move) + rng.choice([-600, -31, -3, 1, 2, 3, 4, 29, 30, 31, 32, 33, 1829, 1831, 1832, 1800])))


def below_nothing(rng, game):
    controlled(rng, game)
    index = rng.choice([-1, -2, -3, rng.randrange(len(game.moves))])
    show(game.moves[index], -rng.choice([0, 1, 5, 61]))


def less_than_increment(rng, game):
    """Makes the time after a move about equal to the move's increment."""
    game.tags["TimeControl"] = rng.choice(["5400+30", "300+3", "600+10", "600"])
    index = rng.choice([-1, -2, rng.randrange(6, len(game.moves))])
    show(game.moves[index], rng.choice([0, 1, 2, 3, 8, 9, 10, 28, 29, 30]))


def on_a_clock_that_runs(rng, game):
    """Sets the clock times by the time control, and may record a loss on time."""
    base, increment = rng.choice([(300, 3), (5400, 30), (60, 0), (600, 10)])
    game.tags["TimeControl"] = f"{base}+{increment}" if increment or rng.random() < 0.5 else str(base)
    left = [base, base]
    for ply, move in enumerate(game.moves):
        side = ply % 2
        used = min(left[side], rng.randrange(0, 2 * increment + 6))
        left[side] += increment - used
        show(move, left[side])
    game.result = game.tags["Result"] = rng.choice(RESULTS)
    told(rng, game)


def thought(rng, game):
    """Makes the sum of the thinking times about equal to the available time."""
    base, increment = rng.choice([(600, 0), (300, 3), (900, 10)])
    game.tags["TimeControl"] = f"{base}+{increment}" if increment else str(base)
    made, count = [0, 0], len(game.moves) // 2
    each = (base + increment * count) / count
    total = rng.random() < 0.5
    for ply, move in enumerate(game.moves):
        used = round(each * rng.uniform(0.8, 1.25))
        made[ply % 2] += used
        show(move, made[ply % 2] if total else used, "egt" if total else "emt")
    if rng.random() < 0.2:
        rng.choice(game.moves).comments = []


def told(rng, game):
    loser = {"1-0": "Black", "0-1": "White"}.get(game.result, "White")
    game.tags["Termination"] = rng.choice(["Normal", "Time forfeit", "time forfeit", "?"])
    if rng.random() < 0.3:
        game.moves[-1].comments.append(f"{loser} {rng.choice(['forfeits on time', 'resigns', 'loses on time'])}")


def lost_on_time(rng, game):
    controlled(rng, game)
    if rng.random() < 0.5:
        show(game.moves[-1], rng.choice([0, 0, 1, 5, 600]))
    if rng.random() < 0.3:
        game.moves[-1].comments = []
    if rng.random() < 0.3:
        game.moves.pop()
    game.result = game.tags["Result"] = rng.choice(RESULTS)
    told(rng, game)


def period(rng, game):
    """Adds a second period, and clock times that include its time completely, partly or not at all."""
    moves, base, more = rng.choice([(10, 1200, 900), (12, 600, 600), (15, 2400, 1200)])
    game.tags["TimeControl"] = f"{moves}/{base}:{more}"
    given = rng.choice([more, more, 0, 0, 0, more // 2, more // 3])
    left = [base, base]
    for ply, move in enumerate(game.moves):
        side, number = ply % 2, ply // 2 + 1
        left[side] = max(1, left[side] - rng.randrange(0, 20)) + (given if number == moves else 0)
        show(move, left[side])
    game.result = game.tags["Result"] = rng.choice(["1-0", "0-1"])
    told(rng, game)


WAYS = [gained, below_nothing, less_than_increment, on_a_clock_that_runs, thought, lost_on_time, period]
