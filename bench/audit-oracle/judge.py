"""A second implementation of the audit. Moves, ends and claims use python-chess; everything else is derived from
the text. A finding is a tuple (kind, place, move number)."""

import re
from collections import Counter

import chess

import clocks
import words
from byhand import by_hand, can_be_followed, kings_in_centre, parse
from positions import cannot_mate, first_dead, impossible, reads_all, unplayable, wrong
from tags import strict

DRAW = "1/2-1/2"
SCORES = {"1-0", "0-1", DRAW}
CHESS = {"", "standard", "chess", "normal", "regular", "classical", "classic", "orthodox", "fromposition"}
# Letters of king, queen, rook, bishop and knight in each language.
LETTERS = ["KDTLS", "RDTFC", "RDTAC", "KDTLP", "KHWGS", "KDTLR", "KVTSJ", "RDTCA", "KDBLS", "KSVFH"]


def edition(game):
    date = game.tag("Date") or game.tag("UTCDate") or "?"
    parts = [int(part) if part.isdigit() else 1 for part in re.split(r"[./-]", date)]
    if not re.match(r"\d{4}", date):
        return 2023
    year, month, day = [*parts, 1, 1][:3]
    for first, name in [((2023, 1, 1), 2023), ((2017, 7, 1), 2018), ((2014, 7, 1), 2014)]:
        if (year, month, day) >= first:
            return name
    return 2009


def numbered(board):
    return f"{board.fullmove_number}{'.' if board.turn else '...'}"


class Judge:
    def __init__(self, game):
        self.game, self.edition, self.found = game, edition(game), []
        self.last = len(game.moves) - 1
        tag = game.tag("Result")
        self.tag = tag if tag in SCORES else None
        self.result = game.result if game.result in SCORES else self.tag

    def find(self, kind, index, number=""):
        self.found.append((kind, self.game.place(index), number))

    def judge(self):
        board = self.start()
        strictly = strict(self.game, board and board.copy(stack=False))
        for kind, index, before in strictly:
            self.find(kind, index, numbered(before) if before else "")
        if board is not None:
            self.replay(board)
        return self.found + self.text()

    def text(self):
        seen = {}
        for kind, place in self.game.problems:
            seen.setdefault(kind, place)
        return [(kind, place, "") for kind, place in seen.items()]

    def start(self):
        variant = re.sub(r"\W|_", "", self.game.tag("Variant") or "").lower()
        random = "960" in variant or "fischer" in variant or "freestyle" in variant
        if variant not in CHESS and not random:
            return self.find("other-game", -1)
        fen = (self.game.tag("FEN") or "").strip()
        if fen in ("", "?", "-"):
            unknown = random or self.game.tag("SetUp") not in (None, "0", "", "?")
            return self.find("no-start-position", -1) if unknown else chess.Board()
        try:
            board = chess.Board(fen, chess960=True)
        except ValueError:
            board = None
        if board is None or unplayable(board):
            self.found.append(("no-start-position", self.game.tag_at["FEN"], ""))
            return None
        board.chess960 = random or board.has_chess960_castling_rights()
        if impossible(board):
            self.find("impossible-start", -1)
        return board

    # Replay of the moves.

    def replay(self, board):
        self.board, self.boards, self.seen = board, [], Counter()
        self.claims, self.ended, self.hand, self.left_out, self.when = {}, None, None, 0, {}
        self.first_black = not board.turn
        self.whole = board.fullmove_number == 1 and board.turn
        self.dead_from = first_dead(self.game, board)
        self.look()
        for index, move in enumerate(self.game.moves):
            if not self.step(index, move):
                break
        self.no_moves()
        self.finish()

    def step(self, index, move):
        if self.ended and (self.signal(index) or not self.report_played_on(index)):
            return False
        try:
            made = None if move.is_pass else parse(self.board, move.text)
        except ValueError:
            made = None
        if made is not None:
            self.pass_claims(index)
            self.boards.append(self.board.copy(stack=False))
            self.board.push(made)
            self.look()
            return True
        self.no_moves()
        if self.signal(index) or (self.ended and not self.report_played_on(index)):
            return False
        return self.beyond(index, move)

    def beyond(self, index, move):
        if self.hand is None and not move.is_pass and self.is_foreign():
            self.find("other-letters", index, numbered(self.board))
            return False
        after = by_hand(self.board, move)
        rest = [later.text for later in self.game.moves[index + 1:]]
        if after is not None and not can_be_followed(after, rest):
            after = None
        self.find(wrong(self.board, move), index, numbered(self.board))
        if after is None or not rest and not move.is_pass:
            return False
        self.pass_claims(index)
        self.boards.append(self.board.copy(stack=False))
        self.board, self.hand = after, len(self.boards)
        self.look()
        return True

    def is_foreign(self):
        return any(reads_all(self.game, self.boards[0] if self.boards else self.board, letters)
                   for letters in LETTERS)

    def signal(self, index):
        rest = self.game.moves[index:]
        if len(rest) > 2 or not kings_in_centre(self.board, rest):
            return False
        self.left_out = len(rest)
        self.find("kings-in-centre", index, numbered(self.board))
        return True

    def by_hand_now(self):
        return self.hand is not None and self.hand == len(self.boards)

    def no_moves(self):
        if self.ended is None and not self.by_hand_now() and not any(self.board.legal_moves):
            self.end("checkmate" if self.board.is_check() else "stalemate")

    def end(self, how):
        self.ended = (how, self.board.turn, len(self.boards))

    def ended_with(self):
        plies = self.ended[2]
        return numbered(self.boards[plies - 1]) if plies else ""

    def report_played_on(self, index):
        if not any(kind == "played-on" for kind, *_ in self.found):
            self.find("played-on", index, self.ended_with())
        return self.ended[0] not in ("checkmate", "stalemate")

    def look(self):
        key = self.board._transposition_key()
        if self.board.halfmove_clock == 0:
            self.seen.clear()
            self.when = {}
        self.seen[key] += 1
        self.when.setdefault(key, []).append(len(self.boards))
        self.no_moves()
        if self.ended is None:
            self.automatic(key)
        if self.ended is None:
            self.look_at_claims(key)

    def automatic(self, key):
        if self.dead_from == len(self.boards):
            return self.end("dead")
        at, now = self.when[key], len(self.boards)
        in_a_row = all(now - ago in at for ago in (4, 8, 12, 16))
        if self.edition >= 2018 and len(at) >= 5 or self.edition == 2014 and in_a_row:
            return self.end("fivefold")
        if self.edition >= 2014 and self.board.halfmove_clock >= 150:
            self.end("75 moves")

    # Claims. The first possible claim on each ground is reported if it was not made.

    def look_at_claims(self, key):
        for ground in ("claim-threefold", "claim-fifty-moves"):
            now = self.seen[key] >= 3 if "three" in ground else self.board.halfmove_clock >= 100
            if now and ground not in self.claims:
                self.claims[ground] = ("open", numbered(self.board), None, False)
            # Claims that needed a written move are a kind of their own.
            written = ground + "-written"
            state = self.claims.get(written)
            if state and state[0] == "played" and not now:
                self.passed(written, state[2])
            elif state is None and not now and self.can_write(ground):
                self.claims[written] = ("open", numbered(self.board), None, True)

    def can_write(self, ground):
        if "fifty" in ground:
            quiet = (m for m in self.board.legal_moves if not self.board.is_zeroing(m))
            return self.board.halfmove_clock == 99 and any(quiet)
        if max(self.seen.values()) < 2:
            return False
        for move in self.board.legal_moves:
            if self.board.is_zeroing(move):
                continue
            self.board.push(move)
            again = self.seen[self.board._transposition_key()] >= 2
            self.board.pop()
            if again:
                return True
        return False

    def passed(self, ground, index):
        self.find(ground, index, self.claims[ground][1])
        self.claims[ground] = ("over",)

    def pass_claims(self, index):
        for ground, state in list(self.claims.items()):
            if self.ended:
                continue
            if state[0] == "open" and state[3]:
                self.claims[ground] = ("played", state[1], index)
            elif state[0] == "open":
                self.passed(ground, index)
            elif state[0] == "played":
                self.passed(ground, state[2])

    # End of the game.

    def finish(self):
        complete = len(self.boards) + self.left_out == len(self.game.moves)
        if self.tag and self.game.result in SCORES and self.tag != self.game.result:
            self.find("results-differ", self.last)
        won = self.result in ("1-0", "0-1")
        if won and (self.ended or complete):
            for ground, state in list(self.claims.items()):
                if state[0] in ("open", "played"):
                    self.passed(ground, self.last if state[2] is None else state[2])
        if self.ended:
            self.hold_result_against_end()
        elif complete and self.boards and not self.by_hand_now():
            self.lost(won)
        if complete and self.result:
            self.hear()
        self.clocks(complete)

    def hold_result_against_end(self):
        how, turn, _ = self.ended
        right = DRAW if how != "checkmate" else "0-1" if turn else "1-0"
        if self.result and self.result != right:
            self.find("result-contradicts", self.last, self.ended_with())
        open_result = self.game.result or self.game.tag("Result")
        if open_result == "*":
            self.find("open-after-end", self.last, self.ended_with())

    def lost(self, won):
        if not won:
            return
        told, winner = words.told(self.game), self.result == "1-0"
        if told is None:
            return
        number = numbered(self.boards[-1])
        if told == "time" or self.edition == 2023:
            if cannot_mate(self.board, winner):
                kind = "cannot-checkmate" if told != "untold" else "perhaps-cannot-checkmate"
                self.find(kind, self.last, number)
        elif self.board.occupied_co[winner].bit_count() == 1:
            self.find("bare-king-won", self.last, number)

    def hear(self):
        number = numbered(self.boards[-1]) if self.boards else ""
        for said, text in words.said(self.game):
            kind = self.contradicted(said, text)
            if kind:
                return self.find(kind, self.last, number)

    def contradicted(self, said, text):
        if said in ("material", "time") and self.result == DRAW:
            if self.ended or not self.boards or self.by_hand_now():
                return None
            players = [not self.board.turn] + ([] if "time" in text.lower() else [self.board.turn])
            can = any(not cannot_mate(self.board, player) for player in players)
            return "mate-was-possible" if can else None
        return None if self.fits(said) else "termination-contradicts"

    def fits(self, said):
        how = self.ended and self.ended[0]
        key = self.board._transposition_key()
        can_claim = self.claims.get("claim-threefold", ("",))[0] == "open" or self.can_write("claim-threefold")
        return {
            "mate": how == "checkmate",
            "stalemate": how == "stalemate",
            "repetition": bool(how) or self.seen[key] >= 3 or can_claim,
            "fifty": bool(how) or self.board.halfmove_clock >= 99,
            "material": how == "dead",
            "time": True,
            "white": self.result == "1-0",
            "black": self.result == "0-1",
        }[said]

    def clocks(self, complete):
        control = clocks.periods(self.game.tag("TimeControl")) if self.whole else None
        found, players = clocks.look(self.game, control, self.first_black)
        timed = any(player.shown for player in players)
        if timed and complete and self.result in ("1-0", "0-1") and words.told(self.game) == "time":
            loser = int(self.result == "1-0")
            loser_moved = self.board.turn != (loser == 0)
            clocks.finish(found, players, self.game, control, loser, loser_moved)
        for kind, ply in found.items():
            self.find(kind, ply - 1)
