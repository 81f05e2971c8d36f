"""Reads text about the end of a game, from the tag `Termination` and from short final comments."""

import re

TIME = r"(loses|lost|wins|won|forfeits) on time|flag fell|time forfeit|ran out of time|overstepped the time limit"
RESIGNED = r"resigns|resigned|by resignation"
TOLD = re.compile(rf"(?:{TIME}|{RESIGNED})$", re.I)
ENDS = re.compile(r"(by checkmate|is checkmated|(white|black) mates|by ((threefold|3-fold) )?repetition|by stalemate"
                  r"|insufficient (mating )?material|(50|fifty)-move rule|fifty moves rule)$", re.I)
HOW = [
    ("material", "insufficient"),
    ("mate", "by checkmate|checkmated| mates"),
    ("stalemate", "stalemate"),
    ("repetition", "by repetition|3-fold rep|threefold"),
    ("fifty", "(50|fifty)[- ]move"),
    ("time", "time forfeit|on time|timeout"),
]
OTHER = {"white": "black", "black": "white"}


def comments(game):
    texts = (words(comment) for comment in game.last_comments())
    return [text for text in texts if len(text.split()) <= 6]


def words(comment):
    """Removes commands, and the evaluation that programs write before the words."""
    text = re.sub(r"\[%[^]]*\]", " ", comment).strip().rstrip(".! ")
    return re.sub(r"^[-+\d][-+\d./ Msm]*, ", "", text)


def termination(game):
    tag = (game.tag("Termination") or "").strip()
    return (game.tag("TerminationDetails") or tag).strip() if tag.lower() in ("", "?", "-", "normal") else tag


def told(game):
    """Returns the type of loss: `time`, `resigned` or `untold`. Returns None if the game was not lost in these ways."""
    tag = termination(game)
    if re.search("time forfeit|on time|time ?out", tag, re.I):
        return "time"
    if re.search("resign", tag, re.I):
        return "resigned"
    if tag.lower() not in ("", "?", "-", "normal"):
        return None
    for text in reversed(comments(game)):
        if re.search(rf"(?:{TIME})$", text, re.I):
            return "time"
        if re.search(rf"(?:{RESIGNED})$", text, re.I):
            return "resigned"
    return "untold"


def said(game):
    """Returns the stated end with its words. A stated winner is first."""
    tag = termination(game)
    telling = [text for text in comments(game) if TOLD.search(text) or ENDS.search(text)]
    for text in ([tag] if tag else []) + telling:
        winner = wins(game, text)
        if winner:
            yield winner, text
        for how, form in HOW:
            if re.search(form, text, re.I):
                yield how, text
                break


def wins(game, text):
    for side in ("white", "black"):
        for name in (game.tag(side.capitalize()), side):
            if name and text.lower().startswith(name.lower() + " "):
                verb = re.match(r"\w*", text[len(name) + 1:].lower())[0]
                if verb in ("won", "wins", "mates"):
                    return side
                if verb in ("resigns", "resigned", "loses", "lost", "forfeits", "overstepped"):
                    return OTHER[side]
    return None
