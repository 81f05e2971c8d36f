"""Checks clock times: `%clk`, `%emt`, `%egt` of the main line against the `TimeControl`."""

import re

COMMAND = re.compile(r"\[%(clk|emt|egt)\s+(-?)(?:(\d+):)?(?:(\d+):)?(\d+)(?:[.,](\d{1,3}))?\s*\]")


def periods(text):
    """Returns a tuple (moves or None, seconds, increment) for each period, or None if the control is unknown."""
    found = []
    for part in (text or "").split(":"):
        form = re.fullmatch(r"(?:(\d+)/)?(\d+)(?:\+(\d+))?", part.strip())
        if not form:
            return None
        found.append((form[1] and int(form[1]), int(form[2]), int(form[3] or 0)))
    return found


def given(control, move):
    """Returns the increment of a player's move, and the next period's time if the move completes a period."""
    made, last = 0, control[-1]
    # The last period repeats if it ends with a number of moves.
    for (moves, _, increment), after in zip(control, [*control[1:], last]):
        if moves is None:
            return increment, 0
        if move <= made + moves:
            return increment, after[1] if move == made + moves else 0
        made += moves
    moves, seconds, increment = last
    return increment, seconds if (move - made) % moves == 0 else 0


def times(comments):
    found = {}
    for name, sign, hours, minutes, seconds, part in COMMAND.findall(" ".join(comments)):
        if hours and not minutes:
            hours, minutes = "", hours
        value = int(hours or 0) * 3600 + int(minutes or 0) * 60 + int(seconds) + float(f"0.{part or 0}")
        found[name] = -value if sign else value
    return found


def had(control, moves):
    total = control[0][1]
    for move in range(1, moves + 1):
        increment, more = given(control, move)
        # The time of the next period is added before the next move begins.
        total += increment + (more if move < moves else 0)
    return total


class Player:
    def __init__(self):
        self.shown, self.gains, self.most, self.used, self.last = None, False, 0, 0.0, 0


def look(game, control, first_black):
    """Returns the first finding of each kind (kind, half-move from 1), and the data for `end`."""
    players, found, count = (Player(), Player()), {}, len(game.moves)
    overstep = lambda ply: found.setdefault("overstep-unclaimed", ply) if ply < count else None
    for ply, move in enumerate(game.moves, 1):
        seen, player = times(move.comments), players[(ply + first_black + 1) % 2]
        if not seen:
            continue
        number = (ply + 1) // 2
        follows, player.last = number == player.last + 1, number
        if not follows:
            player.used = None
        if "clk" in seen:
            clock(found, overstep, player, ply, number, seen["clk"], control, count)
        elapsed(overstep, player, ply, number, seen, control)
    return found, players


def clock(found, overstep, player, ply, number, shown, control, count):
    if shown < 0:
        overstep(ply)
        if ply == count:
            found.setdefault("clock-negative", ply)
    before, player.shown = player.shown, (ply, shown)
    if before is None or before[0] != ply - 2:
        return
    gained = shown - before[1]
    player.gains |= gained > 0
    player.most = max(player.most, gained)
    if control is None:
        return
    increment, more = given(control, number)
    if gained > increment + more + 1:
        found.setdefault("clock-gain", ply)
    if player.gains and 0 <= shown < increment - 1:
        overstep(ply)


def elapsed(overstep, player, ply, number, seen, control):
    if "egt" in seen:
        player.used = seen["egt"]
    elif "emt" in seen and player.used is not None:
        player.used += seen["emt"]
    elif "emt" not in seen:
        return
    if control and player.used is not None and player.used > had(control, number) + 1 + number / 2:
        overstep(ply)


def finish(found, players, game, control, loser, loser_moved):
    """`loser` (0 White, 1 Black) lost on time; `loser_moved` is true if the opponent was to move."""
    player, count = players[loser], len(game.moves)
    if player.shown and player.shown[0] == count and player.shown[1] > 0 and loser_moved:
        found["flag-with-time-left"] = count
    if not control or len(control) < 2 or not control[0][0] or not player.shown:
        return
    missing = control[1][1]
    if player.last > control[0][0] and player.most < missing / 2 and player.shown[1] < missing / 2:
        found["period-missed"] = count
