"""Mutations of the text of a game: see `mutate.py`."""

import re


def text_of(game):
    from mutate import written
    return written(game)


def in_tags(change):
    """Changes the line of a tag, but not of the first one."""
    def way(rng, game):
        game.tags.setdefault("Annotator", "Somebody")
        lines = text_of(game).split("\n")
        tags = [at for at, line in enumerate(lines) if line.startswith("[")][1:]
        at = rng.choice(tags)
        lines[at] = change(lines[at])
        return "\n".join(lines)
    return way


def named(name, way):
    way.__name__ = name
    return way


def doubled(line):
    return line + "\n" + line


TAGS = [named(f"tag_{name}", in_tags(change)) for name, change in {
    "twice": doubled,
    "not_quoted": lambda line: line.replace('"', ""),
    "quote_within": lambda line: line.replace('"]', ' "x" y"]'),
    "backslash": lambda line: line.replace('"]', '\\"]'),
    "broken": lambda line: line.replace('"]', 'a\nb"]'),
    "quote_open": lambda line: line.replace('"]', "]"),
    "text_behind": lambda line: line.replace('"]', '" text]'),
    "bracket_open": lambda line: line.replace('"]', '"'),
    "bracket_missing": lambda line: line[1:],
    "no_name": lambda line: '["value"]',
    "no_value": lambda line: "[Name]",
}.items()]


def in_moves(change):
    """Inserts text before a move, but not before the first move or in a comment."""
    def way(rng, game):
        for move in game.moves:
            move.comments = []
        head, _, moves = text_of(game).partition("\n\n")
        lines = moves.rstrip("\n").split("\n")
        at = rng.randrange(3, len(lines) - 1)
        lines[at] = change(rng, lines[at])
        return head + "\n\n" + "\n".join(lines) + "\n\n"
    return way


MOVES = [named(f"moves_{name}", in_moves(change)) for name, change in {
    "comment_open": lambda rng, line: "{ open " + line,
    "character": lambda rng, line: rng.choice("<>|&^") + " " + line,
    "brackets": lambda rng, line: "[text] " + line,
    "closed": lambda rng, line: ") " + line,
    "opened": lambda rng, line: "(" + line,
    "dollar": lambda rng, line: "$ " + line,
    "number": lambda rng, line: re.sub(r"^\d+", lambda n: str(int(n[0]) + rng.choice([0, 1, -1, 10])), line),
    "result": lambda rng, line: rng.choice(["1-0 ", "* ", "1/2-1/2 "]) + line,
    "tag": lambda rng, line: '[Mark "x"]\n' + line,
    "sound": lambda rng, line: rng.choice(["$1 ", "{fine} ", "; fine\n", "!? "]) + line,
}.items()]


def no_result(rng, game):
    game.result = None


def two_results(rng, game):
    return text_of(game).rstrip() + rng.choice([" *", " 1-0", ""]) + "\n\n"


def variation_first(rng, game):
    head, _, moves = text_of(game).partition("\n\n")
    return head + "\n\n(1. a3) " + moves


def deep(rng, game):
    depth = rng.choice([10, 59, 60, 61, 62, 80])
    lines = text_of(game).partition("\n\n")
    first, rest = lines[2].split("\n", 1)
    return lines[0] + "\n\n" + first + " " + "(1. a3 " * depth + ") " * depth + rest


def text_before(rng, game):
    return "Some text about the game\n\n" + text_of(game)


WAYS = [*TAGS, *MOVES, no_result, two_results, variation_first, deep, text_before]
