"""Questions about positions, answered with python-chess."""

import chess

from byhand import parse, san


def wrong(board, move):
    if move.is_pass:
        return "pass"
    try:
        parse(board, move.text)
    except chess.AmbiguousMoveError:
        return "ambiguous"
    except chess.IllegalMoveError:
        return "illegal-move"
    except ValueError:
        pass
    return "unreadable"


def reads_all(game, start, letters):
    board, table = start.copy(stack=False), str.maketrans(letters, "KQRBN")
    try:
        for move in game.moves:
            board.push_san(move.text.translate(table).replace("0", "O"))
    except ValueError:
        return False
    return True


def unplayable(board):
    kings = [board.pieces(chess.KING, color) for color in chess.COLORS]
    rows = chess.BB_RANK_1 | chess.BB_RANK_8
    return any(len(king) != 1 for king in kings) or bool(board.pawns & rows)


def impossible(board):
    """Returns true if there are more pieces than promotions can explain, or the wrong king is in check."""
    spare = 0
    for color in chess.COLORS:
        count = lambda kind: len(board.pieces(kind, color))
        bishops = board.pieces(chess.BISHOP, color)
        light = len(bishops & chess.SquareSet(chess.BB_LIGHT_SQUARES))
        usual = [(count(chess.QUEEN), 1), (count(chess.ROOK), 2), (count(chess.KNIGHT), 2),
                 (light, 1), (len(bishops) - light, 1)]
        spare = max(spare, sum(max(0, men - at_start) for men, at_start in usual) - (8 - count(chess.PAWN)))
    return spare > 0 or board.was_into_check()


def cannot_mate(board, player, depth=4):
    """Decides by the material in this position or after forced moves."""
    if board.has_insufficient_material(player):
        return True
    moves = list(board.legal_moves)
    if not moves:
        return not (board.is_check() and board.turn != player)
    if not depth or len(moves) > 3:
        return False
    for move in moves:
        board.push(move)
        cannot = cannot_mate(board, player, depth - 1)
        board.pop()
        if not cannot:
            return False
    return True


def is_dead(board):
    return any(board.legal_moves) and all(cannot_mate(board, player) for player in chess.COLORS)


def first_dead(game, start):
    """Returns the number of half-moves after which neither player can mate, if all moves up to then are legal."""
    board = start.copy(stack=False)
    for ply, move in enumerate(game.moves):
        if is_dead(board):
            return ply
        try:
            board.push_san(san(move.text))
        except ValueError:
            return None
    return len(game.moves) if is_dead(board) else None
