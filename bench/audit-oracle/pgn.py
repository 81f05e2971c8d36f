"""An independent PGN parser for the comparison: it reads games with tags, moves of the main line with their places, and
text errors. It shares no code with the program under test."""

import re
from dataclasses import dataclass, field

RESULTS = {"1-0", "0-1", "1/2-1/2", "*"}
PASSES = {"--", "Z0", "0000", "@@@@"}
TAG = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]')
TOKEN = re.compile(
    r"(?P<comment>\{[^}]*\})|(?P<open>\{)|(?P<line>;[^\n]*)|(?P<space>\s+)|(?P<nag>\$\d+|[!?]+)|(?P<dollar>\$)"
    r"|(?P<result>1-0|0-1|1/2-1/2|\*)(?=[\s(){};\[]|$)|(?P<number>\d+)(?=[.\s])\.*|(?P<dots>\.+)|(?P<bracket>[()])"
    r"|(?P<pass>--|Z0|@@@@)|(?P<move>[A-Za-z][\w=+#:\-]*|0-0(-0)?[+#]?)|(?P<other>[<>])|(?P<text>[^\s(){};\[<>$]+|.)", re.S)


@dataclass
class Move:
    text: str
    at: tuple
    comments: list = field(default_factory=list)

    @property
    def is_pass(self):
        return self.text in PASSES


@dataclass
class Game:
    at: tuple = (1, 1)
    tags: dict = field(default_factory=dict)
    tag_at: dict = field(default_factory=dict)
    moves: list = field(default_factory=list)
    result: str | None = None
    before: list = field(default_factory=list)
    problems: list = field(default_factory=list)  # (kind, place)

    def tag(self, name):
        return self.tags.get(name)

    def place(self, index):
        return self.moves[index].at if 0 <= index < len(self.moves) else self.at

    def last_comments(self):
        return self.moves[-1].comments if self.moves else self.before


class Reader:
    def __init__(self, text):
        self.text, self.games, self.game = text, [], None
        self.starts = [0, *(m.end() for m in re.finditer("\n", text))]
        self.depth = 0

    def place(self, offset):
        low, high = 0, len(self.starts)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self.starts[middle] <= offset else (low, middle)
        return (low + 1, offset - self.starts[low] + 1)

    def wrong(self, kind, offset):
        self.game.problems.append(("pgn-" + kind, self.place(offset)))

    def begin(self, offset):
        self.close(offset)
        self.game = Game(at=self.place(offset))
        self.depth = 0

    def close(self, offset):
        game = self.game
        if game is None:
            return
        if self.depth:
            self.wrong("variation-not-closed", offset)
        if game.result is None:
            self.wrong("no-result", offset)
        self.lines(offset)
        self.games.append(game)
        self.game = None

    def lines(self, end):
        """Checks the lines of a game."""
        row, column = self.game.at
        start = self.starts[row - 1] + column - 1
        for line in re.finditer(r"[^\n]*\n?", self.text[start:end]):
            if len(line[0]) > 255:
                self.wrong("line-too-long", start + line.start())
            if re.search(r"[\x00-\x08\x0c\x0e-\x1f\x7f]", line[0]):
                self.wrong("control-character", start + line.start())

    def read(self):
        at, text = 0, self.text
        while at < len(text):
            if text[at] == "%" and (at == 0 or text[at - 1] == "\n"):
                at = (text.find("\n", at) + 1) or len(text)
            elif self.is_prose(at):
                at = self.prose(at)
            elif text[at] == "[":
                at = self.bracket(at)
            else:
                at = self.token(TOKEN.match(text, at))
        self.close(len(text))
        return self.games

    def is_prose(self, at):
        """Handles words in a place where a game should begin."""
        between = self.game is None or self.game.result is not None
        starts = at == 0 or self.text[at - 1] == "\n"
        return between and starts and re.compile(r"[A-Za-z]{2,} [a-z]").match(self.text, at)

    def prose(self, at):
        self.begin(at)
        self.wrong("text-outside-game", at)
        end = self.text.find("\n\n", at)
        return len(self.text) if end < 0 else end

    def bracket(self, at):
        tag = TAG.match(self.text, at)
        game, first = self.game, at == 0 or self.text[at - 1] == "\n"
        done = game is not None and (game.moves or game.result) and not self.inside(at)
        if game is None or tag and first and (done or self.heads_again(tag, at)):
            self.begin(at)
        elif game.moves or game.before:
            return self.among(at, tag)
        if not tag:
            return self.bad_tag(at)
        self.add(tag[1], re.sub(r"\\(.)", r"\1", tag[2]), at)
        return tag.end()

    def inside(self, at):
        """Handles a tag in the middle of the moves, without a result or an empty line before it."""
        return self.game.result is None and not re.search(r"\n[ \t\r]*\n$", self.text[max(0, at - 9):at])

    def heads_again(self, tag, at):
        """Handles a game that has only tags, followed by the tags of the next game."""
        return tag[1] in self.game.tags and self.text[:at].endswith("\n\n")

    def among(self, at, tag):
        if tag:
            self.wrong("tag-among-moves", at)
            self.add(tag[1], tag[2], at)
            return tag.end()
        self.wrong("brackets-among-moves", at)
        return (self.text.find("]", at) + 1) or len(self.text)

    def add(self, name, value, at):
        if name in self.game.tags:
            return self.wrong("duplicate-tag", at)
        self.game.tags[name], self.game.tag_at[name] = value, self.place(at)
        if not re.fullmatch(r"[A-Z]\w*", name, re.ASCII):
            self.wrong("tag-name-form", at)
        if re.search(r"[\t\v]", value):
            self.wrong("tab-in-value", at)

    def bad_tag(self, at):
        end = self.text.find("\n", at)
        end = len(self.text) if end < 0 else end
        line = self.text[at:end].rstrip()
        forms = [
            ("tag-without-name", r'\[\s*"[^"]*"\s*\]$', None),
            ("tag-without-value", r"\[\s*\w+\s*\]$", None),
            ("text-in-tag", r'\[\s*(\w+)\s+"([^"]*)"\s*[^"\]]+\]$', 1),
            ("tag-not-closed", r'\[\s*(\w+)\s+"([^"]*)"$', 1),
            ("backslash-not-escaped", r'\[\s*(\w+)\s+"([^"]*\\)"\]$', 1),
            ("quote-not-escaped", r'\[\s*(\w+)\s+"(.*".*)"\]$', 1),
            ("value-not-closed", r'\[\s*(\w+)\s+"([^"\]]*)\]$', 1),
            ("value-not-quoted", r"\[\s*(\w+)\s+([^\"\]]+)\]$", 1),
        ]
        for kind, form, names in forms:
            found = re.match(form, line)
            if found:
                self.wrong(kind, at)
                if names:
                    self.add(found[1], found[2], at)
                return end
        whole = re.compile(r'\[\s*(\w+)\s+"([^"]*\n[^"]*)"\s*\]').match(self.text, at)
        if whole:
            self.wrong("line-break-in-value", at)
            self.add(whole[1], whole[2].replace("\n", " "), at)
            return whole.end()
        self.wrong("text-outside-game", at)
        return end

    def token(self, token):
        kind, text, at = token.lastgroup, token.group(), token.start()
        kind = "move" if kind is None or token.group("move") else kind
        if kind == "space":
            return token.end()
        unopened = re.compile(r'(\w+) "([^"\n]*)"\]').match(self.text, at)
        if unopened and (at == 0 or self.text[at - 1] == "\n"):
            return self.not_opened(unopened, at)
        if self.game is None:
            self.begin(at)
        getattr(self, "see_" + kind)(text, at)
        if kind == "open":
            end = re.compile(r"\n[ \t\r]*\n|\n\[").search(self.text, at)
            return end.start() if end else len(self.text)
        return token.end()

    def not_opened(self, tag, at):
        if self.game is None or self.game.moves or self.game.result:
            self.begin(at)
        self.wrong("tag-not-opened", at)
        self.add(tag[1], tag[2], at)
        return tag.end()

    def see_open(self, text, at):
        self.wrong("comment-not-closed", at)

    def see_comment(self, text, at):
        if self.depth == 0:
            holder = self.game.moves[-1].comments if self.game.moves else self.game.before
            holder.append(text[1:-1])

    def see_line(self, text, at):
        self.see_comment("{" + text[1:].rstrip() + "}", at)

    def see_nag(self, text, at):
        number = text.startswith("$") and int(text[1:]) < 256
        sign = text in ("!", "?", "!!", "!?", "?!", "??") and at and not self.text[at - 1].isspace()
        if not (number or sign):
            self.wrong("glyph-form", at)

    def see_dots(self, text, at):
        pass

    def see_dollar(self, text, at):
        self.wrong("glyph-without-number", at)

    def see_other(self, text, at):
        self.wrong("unexpected-character", at)

    def see_bracket(self, text, at):
        if text == "(" and not self.depth and not self.game.moves:
            self.wrong("variation-of-nothing", at)
        if text == ")" and not self.depth:
            return self.wrong("variation-not-opened", at)
        self.depth += 1 if text == "(" else -1
        if self.depth == 61:
            self.wrong("variation-too-deep", at)

    def see_number(self, text, at):
        if text.count(".") not in (1, 3) or self.text[at + len(text):].lstrip().startswith("."):
            self.wrong("move-number-form", at)
        if self.depth:
            return
        fen = (self.game.tag("FEN") or "").split()
        first = int(fen[5]) if len(fen) > 5 and fen[5].isdigit() else 1
        black = len(fen) > 1 and fen[1] == "b"
        right = max(first, 1) + (len(self.game.moves) + black) // 2
        # After White's move the move number may be repeated.
        if int(text.rstrip(".")) != right:
            self.wrong("move-number", at)

    def see_result(self, text, at):
        # The result is inside a variation that continues to the end of the game.
        if self.depth and not re.match(r"\S+\s*(\[|$)", self.text[at:at + 40]):
            return
        if self.game.result is not None:
            self.wrong("second-result", at)
        self.game.result = text

    def see_move(self, text, at):
        if self.depth:
            return
        if self.game.result is not None:
            self.wrong("moves-after-result", at)
            self.game.result = None
        self.game.moves.append(Move(text, self.place(at)))

    see_pass = see_text = see_move


def read(text):
    games = Reader(text.lstrip("\ufeff")).read()
    for game in games:
        fen, setup = game.tag("FEN"), game.tag("SetUp")
        if (fen and setup == "0") or (not fen and setup == "1"):
            game.problems.append(("pgn-set-up-differs", game.tag_at["SetUp"]))
    return games
