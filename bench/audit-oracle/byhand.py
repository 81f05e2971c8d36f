"""Plays an illegal move that is physically possible, if only one piece can be meant."""

import re

import chess

FORM = re.compile(r"([KQRBN])?([a-h])?([1-8])?[x-]?([a-h][1-8])=?([QRBNK])?[+#]*")
CENTRE = {chess.D4, chess.E4, chess.D5, chess.E5}
AHEAD = 8


def san(text):
    """Normalises castling with zeros, and pawn moves with a piece letter."""
    return text.replace("0", "O") if text.startswith("0-0") else text.removeprefix("P")


def parse(board, text):
    """Returns a legal move. Unlike python-chess, rejects moves that capture a king."""
    move = board.parse_san(san(text))
    if board.piece_type_at(move.to_square) == chess.KING and board.color_at(move.to_square) != board.turn:
        raise chess.IllegalMoveError("a king cannot be captured")
    if re.match(r"([a-h])x\1", text):
        raise chess.IllegalMoveError("python-chess ignores the capture sign in the text")
    return move


def by_hand(board, move):
    if move.is_pass:
        after = board.copy(stack=False)
        after.push(chess.Move.null())
        return after
    if re.match(r"[O0]-[O0]", move.text):
        return castled(board, len(re.findall("[O0]", move.text)) == 3)
    form = FORM.fullmatch(move.text)
    if not form:
        return None
    letter, file, rank, to, promotion = form.groups()
    kind = chess.Piece.from_symbol(letter).piece_type if letter else chess.PAWN
    to = chess.parse_square(to)
    if kind == chess.PAWN and not file:
        file = chr(97 + to % 8)
    own = [square for square in board.pieces(kind, board.turn)
           if (not file or square % 8 == ord(file) - 97) and (not rank or square // 8 == int(rank) - 1)]
    meant = candidates(board, kind, own, to)
    if len(meant) != 1 or board.color_at(to) == board.turn:
        return None
    return put(board, meant[0], to, promotion)


def candidates(board, kind, own, to):
    reaching = [m.from_square for m in board.generate_pseudo_legal_moves(chess.SquareSet(own).mask, chess.BB_SQUARES[to])]
    if reaching:
        return sorted(set(reaching))
    if kind == chess.PAWN:
        near = min((abs(square // 8 - to // 8) for square in own), default=None)
        return [square for square in own if abs(square // 8 - to // 8) == near]
    alone = chess.Board(None)
    near = []
    for square in own:
        alone.clear()
        alone.set_piece_at(square, chess.Piece(kind, board.turn))
        near += [square] if to in alone.attacks(square) else []
    return near or own


def put(board, origin, to, promotion):
    after, piece = board.copy(stack=False), board.piece_at(origin)
    zeroing = piece.piece_type == chess.PAWN or board.piece_at(to) is not None
    passed = chess.square(to % 8, origin // 8)
    diagonal = abs(origin % 8 - to % 8) == 1 and abs(origin // 8 - to // 8) == 1
    if piece.piece_type == chess.PAWN:
        if diagonal and board.piece_at(to) is None and board.piece_at(passed) == chess.Piece(chess.PAWN, not board.turn):
            after.remove_piece_at(passed)
        if to // 8 in (0, 7):
            piece = chess.Piece.from_symbol(promotion or "Q")
            piece.color = board.turn
    after.remove_piece_at(origin)
    after.set_piece_at(to, piece)
    return turned(board, after, zeroing)


def castled(board, long):
    row = 0 if board.turn else 56
    king, rook = row + 4, row + (0 if long else 7)
    if board.king(board.turn) != king or board.piece_at(rook) != chess.Piece(chess.ROOK, board.turn):
        return None
    after = board.copy(stack=False)
    after.remove_piece_at(king)
    after.remove_piece_at(rook)
    king_to, rook_to = row + (2 if long else 6), row + (3 if long else 5)
    if any(board.color_at(square) == board.turn for square in (king_to, rook_to)):
        return None
    after.set_piece_at(king_to, chess.Piece(chess.KING, board.turn))
    after.set_piece_at(rook_to, chess.Piece(chess.ROOK, board.turn))
    return turned(board, after, False)


def turned(board, after, zeroing):
    after.halfmove_clock = 0 if zeroing else board.halfmove_clock + 1
    after.fullmove_number = board.fullmove_number + (not board.turn)
    after.turn, after.ep_square = not board.turn, None
    after.castling_rights = after.clean_castling_rights()
    return after


def can_be_followed(after, rest):
    """Returns true if at most half of the next half-moves are illegal."""
    if any(after.king(color) is None for color in chess.COLORS):
        return False
    board, seen, illegal = after.copy(stack=False), 0, 0
    for text in rest[:AHEAD]:
        seen += 1
        try:
            board.push(parse(board, text))
            continue
        except ValueError:
            illegal += 1
        made = by_hand(board, Written(text)) if text not in ("--", "Z0") else None
        if made is None:
            break
        board = made
    return illegal * 2 <= seen


class Written:
    is_pass = False

    def __init__(self, text):
        self.text = text


def kings_in_centre(board, rest):
    """Returns the result that players signal by placing the kings."""
    kings, turn = {color: board.king(color) for color in chess.COLORS}, board.turn
    for move in rest:
        form = re.fullmatch(r"Kx?([de][45])[+#]?", move.text)
        if not form:
            return False
        kings[turn], turn = chess.parse_square(form[1]), not turn
    return bool(rest) and set(kings.values()) <= CENTRE and len(set(kings.values())) == 2
