# Terms of the Laws with their meanings. Terms are written as in a list: no full stop, and a
# capital only if the language requires one.

glossary-adjournment = adjournment
    .means = A break in a game that will be finished in another session. Before it, the next move is sealed in an envelope.
glossary-adjust = to adjust
    .means =
    { $edition ->
       *[fide-2023] To straighten a piece on its square after announcing it. Only the player who has the move and whose clock is running may do so.
        [fide-2009] To straighten a piece on its square after announcing it. The player who has the move may do so.
    }
glossary-algebraic-notation = algebraic notation
    .means = The way moves are written: the letter of the piece and the name of its new square.
glossary-appeal = appeal
    .means = A request for a higher authority to review the arbiter’s decision.
glossary-arbiter = arbiter
    .means = The person who enforces the Laws and decides disputes.
glossary-assistant = assistant
    .means = A person who moves the pieces, presses the clock or keeps score for a player who cannot.
glossary-attack = attack
    .means = A piece attacks a square if it could capture there, even if it may not move because its own king would be in check.
glossary-blitz = blitz
    .means =
    { $edition ->
       *[fide-2023] Chess with at most ten minutes per player for sixty moves, increments included.
        [fide-2009] Chess with less than fifteen minutes per player for sixty moves, increments included.
    }
glossary-capture = capture
    .means = To remove an opponent’s piece by moving onto its square.
glossary-castling = castling
    .means = One move of king and rook. The king moves two squares towards the rook, and the rook moves to the square that the king crossed.
glossary-check = check
    .means = A king is in check if the opponent could capture it with the next move. The player must end the check at once.
glossary-checkmate = checkmate
    .means = The king is attacked and no legal move saves it. The game is lost.
glossary-chess960 = Chess960
    .means = Chess from one of 960 arrangements of the pieces on the first rank.
glossary-chessboard = chessboard
    .means = Eight ranks and eight files of alternately light and dark squares, with a light corner at each player’s right hand.
glossary-chessclock = chessclock
    .means = A clock with two displays. Only one runs at a time: that of the player who has the move.
glossary-claim = claim
    .means = A player’s demand under the Laws: a draw, a flag-fall, an illegal move. The clocks are stopped until it is decided.
glossary-completed-move = to complete a move
    .means = A move is completed when it has been made and the clock has been pressed. A move that ends the game needs no press.
glossary-dead-position = dead position
    .means = A position in which neither player can checkmate by any series of legal moves, so the game is a draw.
glossary-default-time = default time
    .means = The time after the start by which a player must arrive in order not to lose.
glossary-delay = delay
    .means = Time that passes before the main time runs on each move, and that cannot be saved (also called Bronstein).
glossary-displaced = displaced pieces
    .means = Put or taken from its usual place: between two squares, lying on its side, or on the floor, for example. The player who did it puts it back on their own time.
glossary-disrepute = disrepute
    .means = Conduct that harms the good name of chess: cheating, rudeness, a prearranged result.
glossary-draw-offer = draw offer
    .means = A proposal to end the game as a draw. It stands until it is answered, declined by touching a piece, or the game ends.
glossary-en-passant = en passant
    .means = Capturing a pawn that has just advanced two squares, as if it had advanced only one. It is possible only on the next move.
glossary-fifty-moves = fifty-move rule
    .means = A player may claim a draw if both players have made fifty moves without a capture or a pawn move.
glossary-fivefold = fivefold repetition
    .means = The same position for the fifth time. The game is drawn without a claim.
glossary-flag-fall = flag-fall
    .means = The moment when a player’s time is up.
glossary-have-the-move = to have the move
    .means = To be the player whose turn it is. The turn begins when the opponent’s move has been made.
glossary-illegal-move = illegal move
    .means =
    { $edition ->
       *[fide-2023] A move that the rules do not allow. Pressing without a move and moving with both hands count as one.
        [fide-2009] A move that the rules do not allow.
        [fide-2014] A move that the rules do not allow.
    }
glossary-illegal-position = illegal position
    .means = A position that cannot arise by any series of legal moves.
glossary-increment = increment
    .means = Time added for each move, which is kept if not used (also called Fischer).
glossary-made-move = to make a move
    .means = A move is made when all its parts are done and the piece has been released. It can no longer be changed.
glossary-move-counter = move counter
    .means = The display of a clock that counts the presses.
glossary-piece = piece
    .means = King, queen, rook, bishop, knight or pawn.
glossary-playing-area = playing area
    .means = The place where the games are played. The player who has the move needs permission to leave it.
glossary-playing-venue = playing venue
    .means = The playing area with the rest rooms, toilets, the places for refreshment and smoking, and others that the arbiter names.
glossary-promotion = promotion
    .means = A pawn that reaches the last rank is replaced by a queen, rook, bishop or knight in the same move.
glossary-quickplay-finish = quickplay finish
    .means =
    { $edition ->
       *[fide-2023] The last part of a game without increments, with a finite time for completing every move that remains.
        [fide-2009] The last part of a game, with a limited time for every move that remains.
        [fide-2014] The last part of a game, with a limited time for every move that remains.
    }
glossary-rapid = rapid chess
    .means =
    { $edition ->
       *[fide-2023] Chess with more than ten and less than sixty minutes per player for sixty moves, increments included.
        [fide-2009] Chess with at least fifteen and less than sixty minutes per player for sixty moves, increments included.
    }
glossary-resignation = resignation
    .means =
    { $edition ->
       *[fide-2023] Giving up the game. The opponent wins, unless the opponent cannot checkmate by any series of legal moves.
        [fide-2009] Giving up the game. The opponent wins.
        [fide-2014] Giving up the game. The opponent wins.
        [fide-2018] Giving up the game. The opponent wins.
    }
glossary-scoresheet = scoresheet
    .means =
    { $edition ->
       *[fide-2023] The sheet on which a player records the moves of both players. It can also be electronic.
        [fide-2009] The paper sheet on which a player records the moves of both players.
        [fide-2014] The paper sheet on which a player records the moves of both players.
    }
glossary-sealed-move = sealed move
    .means = The move written down at an adjournment and kept in a closed envelope until the game is resumed.
glossary-seventy-five-moves = seventy-five-move rule
    .means = The game is drawn without a claim after seventy-five moves by each player without a capture or a pawn move.
glossary-square-names = names of the squares
    .means = Letters a to h for the files and numbers 1 to 8 for the ranks, counted from White’s left-hand corner.
glossary-stalemate = stalemate
    .means = The player who has the move has no legal move and is not in check. The game is drawn.
glossary-supervision = supervision
    .means = The number of arbiters for the games. In rapid and blitz it decides which rules apply.
glossary-threefold = threefold repetition
    .means = The same position for the third time, with the same player to move and the same possible moves. The player who has the move may claim a draw.
glossary-time-control = time control
    .means = The time for a number of moves, in periods, with increments or delays.
glossary-touch-move = touched piece
    .means =
    { $edition ->
       *[fide-2023] A player who touches a piece, intending to move or capture, must move or capture it if that is legal.
        [fide-2009] A player who deliberately touches a piece must move or capture it if that is legal.
    }
glossary-win-on-time = win on time
    .means = Winning because the opponent’s time is up. If the winner cannot checkmate by any series of legal moves, it is a draw.
glossary-analyse = to analyse
    .means = To try moves on a board in order to find the best continuation.
glossary-arbiters-discretion = arbiter’s discretion
    .means = The judgement that the Laws leave to the arbiter, for example in setting times or choosing a penalty.
glossary-black = black
    .means = The colour of sixteen pieces and thirty-two squares. With a capital letter: the player of the black pieces.
glossary-white = white
    .means = The colour of sixteen pieces and thirty-two squares. With a capital letter: the player of the white pieces, who begins.
glossary-board = board
    .means = Short for chessboard.
glossary-bronstein-mode = Bronstein mode
    .means = See delay.
glossary-cellphone = cellphone
    .means = See mobile phone.
glossary-mobile-phone = mobile phone
    .means = A telephone to carry about. At the venue it needs permission.
glossary-chess-set = chess set
    .means = The thirty-two pieces.
glossary-clock = clock
    .means = One of the two displays of a chessclock.
glossary-contiguous-area = contiguous area
    .means = An area that touches the playing venue but does not belong to it, for example a place for spectators.
glossary-cumulative-mode = cumulative (Fischer) mode
    .means = A mode of the clock that adds time before each move. Time not used is kept.
glossary-fischer-mode = Fischer mode
    .means = See cumulative mode.
glossary-demonstration-board = demonstration board
    .means = A board that shows the position to others, with pieces moved by hand.
glossary-monitor = monitor
    .means = An electronic display of the position.
glossary-screen = screen
    .means = An electronic display of the position.
glossary-diagonal = diagonal
    .means = A straight line of squares of one colour between two adjacent edges.
glossary-file = file
    .means = One of the eight columns of squares, a to h.
glossary-rank = rank
    .means = One of the eight rows of squares, 1 to 8.
glossary-vertical = vertical
    .means = The direction of the files: the eighth rank is thought of as the top.
glossary-kingside = kingside
    .means = The half of the board on which the kings start: files e to h.
glossary-queenside = queenside
    .means = The half of the board on which the queens start: files a to d.
glossary-disability = disability
    .means = A condition that takes away wholly or partly the ability to do something that chess requires.
glossary-handicap = handicap
    .means = See disability.
glossary-impairment = impairment
    .means = See disability.
glossary-draw = draw
    .means = A game that ends without a winner.
glossary-e-cigarette = e-cigarette
    .means = A device that vaporises a liquid to be inhaled, as in smoking.
glossary-exchange = exchange
    .means = Replacing a pawn in promotion. Also: captures of pieces of the same value, or of a rook for a minor piece.
glossary-explanation = explanation
    .means = A player’s right to have an article explained by the arbiter.
glossary-fair-play = fair play
    .means = Justice between the players, which the arbiter considers where the Laws do not suffice.
glossary-flag = flag
    .means = The part of a clock that shows that the time is up.
glossary-forfeit = to forfeit
    .means = To lose the right to a claim or a move. Also: to lose a game because of a breach of the rules.
glossary-i-adjust = “I adjust”
    .means = See j’adoube.
glossary-jadoube = j’adoube
    .means = Words by which a player announces that a piece will be adjusted and not necessarily moved.
glossary-illegal = illegal
    .means = Said of a move or position that the Laws make impossible.
glossary-legal-move = legal move
    .means = A move that meets all rules on the moves of the pieces.
glossary-intervene = to intervene
    .means = To step into something under way in order to change its outcome.
glossary-mate = mate
    .means = Short for checkmate.
glossary-minor-piece = minor piece
    .means = A bishop or a knight.
glossary-move = move
    .means = What one player does in a turn. Forty moves in ninety minutes means forty by each player.
glossary-normal-means = normal means
    .means = Positive play with the aim of winning. Also: a position with a realistic chance of winning other than by flag-fall.
glossary-organiser = organiser
    .means = The person responsible for the venue, dates, prizes, invitations and format of an event.
glossary-over-the-board = over the board
    .means = Chess at a real board. The Laws cover only this, not chess online or by correspondence.
glossary-penalties = penalties
    .means =
    { $edition ->
       *[fide-2023] The measures against breaches that the arbiter may choose from. The Laws list them, the mildest first.
        [fide-2009] The measures against breaches that the arbiter may choose from. The Laws list them.
    }
glossary-points = points
    .means = The score of a game: normally one for a win, half for a draw and none for a loss. Some events give three, one and none.
glossary-press-the-clock = to press the clock
    .means = To push the button or lever that stops the player’s clock and starts the opponent’s.
glossary-queen = to queen
    .means = To promote a pawn to a queen.
glossary-repetition = repetition
    .means =
    { $edition ->
       *[fide-2023] The return of the same position. A player may claim a draw at its third appearance, and the fifth draws without a claim.
        [fide-2009] The return of the same position. A player may claim a draw at its third appearance.
    }
glossary-rest-rooms = rest rooms
    .means = The toilets, and any room set aside for players to relax.
glossary-result = result
    .means = Usually 1-0, 0-1 or ½-½. Exceptionally both lose, or one scores ½ and the other 0. Unplayed games are written +/-, -/+ or -/-.
glossary-regulations = regulations of an event
    .means = The choices that an event makes where the Laws leave options.
glossary-spectators = spectators
    .means = People who watch the games, other than arbiters and players. Players whose game is over belong to them.
glossary-standard-chess = standard chess
    .means = Chess with at least sixty minutes per player for sixty moves, increments included.
glossary-square-of-promotion = square of promotion
    .means = The square on the last rank where a pawn arrives.
glossary-time-period = time period
    .means = A part of the game in which a number of moves, or all moves, must be completed within a given time.
glossary-zero-tolerance = zero tolerance
    .means = A default time of zero: a player must be at the board when the session starts.
