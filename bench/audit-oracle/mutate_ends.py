"""Mutations of ends, comments about ends, and start positions: see `mutate.py`."""

import chess

from pgn import Move

RESULTS = ["1-0", "0-1", "1/2-1/2"]
WORDS = ["{w} won by checkmate", "{b} won by checkmate", "{w} won on time", "{b} won on time", "Time forfeit",
         "time forfeit", "{w} resigns", "{b} won by resignation", "Game drawn by stalemate", "Game drawn by repetition",
         "Game drawn by 50-move rule", "Game drawn by insufficient material", "drawn by timeout vs insufficient material",
         "Normal", "adjudication", "Abandoned", "threefold repetition", "", "?"]
COMMENTS = ["White resigns", "Black resigns.", "White forfeits on time", "Black loses on time", "White wins on time",
            "White is checkmated", "draw by threefold repetition", "Draw by stalemate", "insufficient material",
            "Black wins a pawn", "a long comment that tells how White resigns", "50-move rule", "{b} lost on time"]


def board_of(game):
    board = chess.Board(game.tags.get("FEN", chess.STARTING_FEN))
    for move in game.moves:
        board.push_san(move.text)
    return board


def add(game, board, move):
    game.moves.append(Move(board.san(move), (0, 0)))
    board.push(move)


def dated(rng, game):
    game.tags["Date"] = rng.choice(["2008.05.01", "2012.05.01", "2014.06.30", "2015.05.01", "2017.09.01", "2019.05.01",
                                    "2022.12.31", "2023.01.01", "2025.05.01", "????.??.??"])


def scored(rng, game):
    game.result = game.tags["Result"] = rng.choice([*RESULTS, *RESULTS, "*"])


def tell(rng, game):
    names = {"w": game.tags.get("White", "White"), "b": game.tags.get("Black", "Black")}
    if rng.random() < 0.6:
        game.tags["Termination"] = rng.choice(WORDS).format(**names)
    else:
        game.tags.pop("Termination", None)
        game.moves[-1].comments.append(rng.choice(COMMENTS).format(**names))


def told_otherwise(rng, game):
    scored(rng, game)
    dated(rng, game)
    tell(rng, game)


def moved_about(rng, game):
    """Adds moves without captures and pawn moves, for repetitions and for the 50-move and 75-move rules."""
    board = board_of(game)
    for _ in range(rng.choice([20, 60, 110, 170])):
        quiet = [move for move in board.legal_moves if not board.is_zeroing(move)]
        if not quiet:
            break
        add(game, board, rng.choice(quiet))
    dated(rng, game)
    scored(rng, game)


def there_and_back(rng, game):
    board = board_of(game)
    for _ in range(rng.choice([2, 3, 4, 5])):
        for _ in range(2):
            quiet = [move for move in board.legal_moves if not board.is_zeroing(move) and not board.is_castling(move)]
            if quiet:
                add(game, board, rng.choice(quiet))
        for _ in range(2):
            back = chess.Move(board.move_stack[-2].to_square, board.move_stack[-2].from_square) if len(board.move_stack) > 1 else None
            if back in board.legal_moves:
                add(game, board, back)
    for _ in range(rng.choice([0, 0, 1, 2])):
        if any(board.legal_moves):
            add(game, board, rng.choice(list(board.legal_moves)))
    dated(rng, game)
    scored(rng, game)


def played_out(rng, game):
    """Adds random moves until mate, stalemate or bare kings, and sometimes further moves."""
    board = board_of(game)
    while any(board.legal_moves) and len(game.moves) < 500 and not board.is_insufficient_material():
        moves = list(board.legal_moves)
        takes = [move for move in moves if board.is_capture(move)]
        add(game, board, rng.choice(takes or moves))
    for _ in range(rng.choice([0, 0, 2, 3])):
        if any(board.legal_moves):
            add(game, board, rng.choice(list(board.legal_moves)))
        else:
            game.moves.append(Move(rng.choice(["Kd4", "e4", "Nf3"]), (0, 0)))
    dated(rng, game)
    scored(rng, game)
    if rng.random() < 0.4:
        tell(rng, game)


def mated(rng, game):
    """Plays knight moves back and forth, and then the shortest mate."""
    game.moves = [Move(text, (0, 0)) for text in ["Nf3", "Nf6", "Ng1", "Ng8"] * rng.randrange(4)]
    game.moves += [Move(text, (0, 0)) for text in ["f3", "e5", "g4", rng.choice(["Qh4#", "Qh4", "Qg5"])]]
    game.moves += [Move(text, (0, 0)) for text in rng.choice([[], [], ["a3"], ["a3", "a6"]])]
    dated(rng, game)
    scored(rng, game)
    if rng.random() < 0.7:
        tell(rng, game)


def few_men(rng, game):
    """Returns a game with few pieces, one or two moves, and a result."""
    with_men(rng, game, [rng.choice(["", *"QRBNPqrbnpPp"]) for _ in range(3)])


def one_sided(rng, game):
    """Makes a game in which a nearly bare king plays against some pieces."""
    men = [rng.choice("RNBPQ"), rng.choice(["", *"RNBP"]), rng.choice(["", "", "n", "b", "p"])]
    with_men(rng, game, men if rng.random() < 0.5 else [man.swapcase() for man in men])


def with_men(rng, game, men):
    board = chess.Board(None)
    men = "Kk" + "".join(men)
    while True:
        board.clear()
        for letter, square in zip(men, rng.sample(range(64), len(men))):
            board.set_piece_at(square, chess.Piece.from_symbol(letter))
        board.turn = rng.random() < 0.5
        if board.is_valid() and any(board.legal_moves):
            break
    game.tags.update(SetUp="1", FEN=board.fen())
    game.moves = []
    for _ in range(rng.choice([1, 2, 4])):
        if any(board.legal_moves):
            add(game, board, rng.choice(list(board.legal_moves)))
    dated(rng, game)
    scored(rng, game)
    if rng.random() < 0.8:
        tell(rng, game)


def another_start(rng, game):
    """Makes a position of the game its start position, which is sometimes changed to an illegal or unreadable one."""
    keep = rng.randrange(len(game.moves))
    rest, game.moves = game.moves[keep:], game.moves[:keep]
    board = board_of(game)
    game.moves = rest
    change = rng.randrange(5)
    if change == 0:
        for square in rng.sample([s for s in range(8, 56) if board.piece_at(s) is None], 3):
            board.set_piece_at(square, chess.Piece.from_symbol(rng.choice("QqRrNnPp")))
        game.moves = []
    fen = board.fen()
    if change == 1:
        fen = rng.choice([fen.replace("k", "", 1), fen.replace(" w ", " x ").replace(" b ", " x "), fen[3:], "nonsense"])
    game.tags["FEN"] = fen
    game.tags["SetUp"] = rng.choice(["1", "1", "1", "0"])
    if change == 2:
        del game.tags["FEN"]
    if change == 3:
        game.tags["Variant"] = rng.choice(["Standard", "Horde", "Crazyhouse", "From Position", "Antichess"])


WAYS = [told_otherwise, moved_about, there_and_back, played_out, mated, few_men, one_sided,
        another_start]
