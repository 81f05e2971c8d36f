# Content of the articles of the Laws in our own words: a heading, and one or two sentences.
# Messages are named after provisions. Where editions differ, $edition selects: fide-2009,
# fide-2014, fide-2018 or fide-2023.

# An article with several provisions.
articles-together = { $first }; { $next }
    .gist = { $first } { $next }

## Nature and objectives

article-silent-laws = Where the Laws are silent
    .gist = Laws cannot foresee every situation or settle every administrative question. For a case that no article settles precisely, comparison with similar settled cases can lead to the right decision. Arbiters are trusted to be competent, of sound judgement and fully objective. A rule with too much detail could take away their freedom of judgement, and so keep them from the solution that fairness, logic and the special circumstances demand. FIDE asks all players and federations to share this view.
article-two-opponents = Two opponents, one board
    .gist = Two opponents play each other on one square board, the chessboard, where they move their pieces.
article-alternation = Moving by turns
    .gist =
    { $rules ->
        [casual] White begins and the players take turns, one piece at a time. The colours are agreed, decided by chance or set by the director of the event.
       *[other] White has the light-coloured pieces and moves first. Black has the dark-coloured ones and moves next, and so the players take turns. A player has the move once the opponent’s move has been made.
    }
article-aim-of-the-game = The aim of the game
    .gist = Each player tries to attack the opponent’s king so that the opponent has no legal move. This is checkmate: that player wins the game, and the checkmated opponent loses it.
article-king-is-never-captured = Kings are never captured
    .gist =
    { $rules ->
        [casual] The king is not captured, only put in check.
       *[other] No player may leave or put their own king under attack. No player may capture the opponent’s king.
    }
article-dead-position-principle = Neither player can win
    .gist = The game is drawn if no series of legal moves could lead to checkmate by either player.

## The initial position

article-chessboard = The chessboard
    .gist = The board has 64 squares, alternately light and dark, with a light square at each player’s right hand. Its lines are called files, ranks and diagonals.
article-piece-set = The pieces
    .gist = At the start White has sixteen light-coloured pieces, called white, and Black sixteen dark-coloured ones, called black. Each player has a king, a queen, two rooks, two bishops, two knights and eight pawns, each usually shown by a symbol.
article-initial-position = The initial position
    .gist = White’s pieces start on the first rank, from a to h: rook, knight, bishop, queen, king, bishop, knight, rook. The pawns are in front of them. Black’s pieces are opposite. Each queen is on a square of her own colour.

## The moves of the pieces

article-own-piece-on-square = Occupied squares
    .gist = A piece may not move to a square held by its own side. A piece that moves to an opponent’s piece captures it and removes it as part of the move.
article-attack = Attacking
    .gist = A piece attacks an opponent’s piece if Articles 3.2 to 3.8 let it capture that piece. It also attacks a square to which it cannot move because its own king would be left or put under attack.
article-bishop-move = The bishop’s move
    .gist =
    { $rules ->
        [casual] The bishop moves any number of empty squares along its diagonals. It always stays on squares of one colour, so the players speak of their white and their black bishop.
       *[other] The bishop may move any distance along the diagonals on which it stands.
    }
article-rook-move = The rook’s move
    .gist =
    { $rules ->
        [casual] The rook moves any number of empty squares along its file or its rank.
       *[other] The rook may move any distance along its file or its rank.
    }
article-queen-move = The queen’s move
    .gist = The queen may move any distance along its file, its rank or its diagonals.
article-no-jumping = No jumping over pieces
    .gist = Bishops, rooks and queens may not jump over pieces in their way.
article-knight-move = The knight’s move
    .gist =
    { $rules ->
        [casual] The knight moves two squares along a file or rank and one to the side, in the shape of an L. It may jump over pieces in between. From the middle of the board it reaches eight squares. With each move the colour of its square changes.
       *[other] The knight may move two squares along a file or rank and one to the side, and it jumps over pieces in between.
    }
article-pawn-advance = The pawn’s advance
    .gist = A pawn may advance one square, straight ahead, if that square is empty.
article-pawn-double-advance = The pawn’s first advance
    .gist = On its first move a pawn may advance two squares straight ahead instead of one, if both are empty.
article-pawn-capture = The pawn’s capture
    .gist = A pawn may move to the next square diagonally ahead to capture an opponent’s piece there.
article-en-passant = Capturing en passant
    .gist =
    { $edition ->
       *[fide-2023] A pawn may capture an enemy pawn beside it on its rank as if that pawn had advanced one square. The enemy pawn must just have advanced two squares, in a single move, from its original square.
        [fide-2009] A pawn may capture an enemy pawn that has crossed a square it attacks, as if that pawn had advanced one square. The enemy pawn must have advanced two squares, in a single move, from its original square.
    }
article-en-passant-at-once = En passant at once
    .gist = A pawn may be captured en passant on the very next move and not later.
article-promotion = Promotion
    .gist =
    { $rules ->
        [casual] A pawn that reaches the eighth rank is promoted to a queen, rook, bishop or knight of its colour. In practice this is nearly always a queen.
       *[other]
            { $edition ->
               *[fide-2023] A player who has the move and takes a pawn to its last rank must replace it in the same move. The new piece, a queen, rook, bishop or knight of its colour, goes on the square of arrival, the promotion square. The player’s choice is free, regardless of the pieces captured so far. This is called promotion, and the new piece takes effect at once.
                [fide-2009] A pawn that reaches its last rank must be replaced in the same move and on its square. The new piece is a queen, rook, bishop or knight of its colour. The player’s choice is free, regardless of the pieces captured so far. This is called promotion, and the new piece takes effect at once.
            }
    }
article-king-move = The king’s move
    .gist =
    { $rules ->
        [casual] The king may move only one square, in any direction.
       *[other]
            { $edition ->
               *[fide-2023] The king may move to an adjacent square.
                [fide-2009] The king may move to an adjacent square that is not attacked by an opponent’s piece.
            }
    }
article-castling = Castling
    .gist =
    { $rules ->
        [casual] Once in a game each king may castle. It moves two squares towards a rook of its colour on the same rank, and the rook moves to the square that the king crossed.
       *[other] Castling counts as one move of the king, along the player’s first rank, with either rook of the same colour. First the king moves two squares from its starting square towards the rook, which is on its own starting square. Then that rook moves to the square that the king has crossed.
    }
article-castling-right-lost = Castling lost for good
    .gist = A king that has moved can no longer castle, and no king can castle with a rook that has moved.
article-castling-prevented = Castling prevented for now
    .gist = Castling is impossible while the king’s square, the square it crosses or the square it reaches is attacked. It is also impossible while there is a piece between king and rook.
article-castling-under-attack = Castling under attack
    .gist = The king may not castle while its square, the square it must cross or the square it would reach is attacked.
article-castling-blocked = Castling over pieces
    .gist = The king may not castle with a rook while there is a piece between them.
article-check = Check
    .gist =
    { $rules ->
        [casual] A king that the opponent attacks is in check. Then only moves that end the check are allowed.
       *[other] A king is in check if an opponent’s piece attacks it. This also holds if that piece could not move there itself, because its own king would be left or put in check.
    }
article-no-self-check = No move into check
    .gist = No move may put or leave the player’s own king in check.
article-legal-move = Legal moves
    .gist = A move is legal if it meets all rules on the moves of the pieces.
article-illegal-move = Illegal moves
    .gist =
    { $edition ->
       *[fide-2023] A move is illegal if it breaks any rule on the moves of the pieces.
        [fide-2009] A move is illegal if it breaks any rule on the moves of the pieces. Another move must then be made under Article 4.5.
    }
article-illegal-position = Illegal positions
    .gist = A position is illegal if no game of legal moves can lead to it.

## The act of moving

article-one-hand = One hand
    .gist = Every move must be made with only one hand.
article-adjusting = Adjusting pieces
    .gist =
    { $edition ->
       *[fide-2023] Only the player who has the move may adjust pieces on their squares, and only after announcing it.
        [fide-2009] The player who has the move may adjust pieces on their squares after announcing it.
    }
article-intentional-contact = Other contact with a piece
    .gist = Any contact with a piece other than an adjustment under Article 4.2.1 counts as intended, unless it was clearly an accident.
article-touched-own-piece = Touch-move
    .gist =
    { $edition ->
       *[fide-2023] A player who has the move and touches one or more of their own pieces on the board, intending to move or capture, must move the first one that can move.
        [fide-2009] A player who has the move and deliberately touches one or more of their own pieces on the board must move the first one that can move. Adjusting pieces under Article 4.2 is an exception.
    }
article-touched-opponent-piece = Touch-capture
    .gist =
    { $edition ->
       *[fide-2023] A player who has the move and touches one or more pieces of the opponent on the board, intending to move or capture, must capture the first one that can be captured.
        [fide-2009] A player who has the move and deliberately touches one or more pieces of the opponent on the board must capture the first one that can be captured. Adjusting pieces under Article 4.2 is an exception.
    }
article-touched-both-colours = Touching pieces of both colours
    .gist =
    { $edition ->
       *[fide-2023] A player who has the move and touches one or more pieces of each colour on the board, intending to move or capture, must capture the opponent’s piece touched first with their own piece touched first. If that is illegal, the first touched piece that can move or be captured must move or be captured. If the order is unknown, the player’s own piece counts as touched first.
        [fide-2009] A player who has the move and deliberately touches a piece of each colour on the board must capture the opponent’s piece with their own. If that is illegal, the first touched piece that can move or be captured must move or be captured. If the order is unknown, the player’s own piece counts as touched first. Adjusting pieces under Article 4.2 is an exception.
        [fide-2014] A player who has the move and touches a piece of each colour on the board, intending to move or capture, must capture the opponent’s piece with their own. If that is illegal, the first touched piece that can move or be captured must move or be captured. If the order is unknown, the player’s own piece counts as touched first.
    }
article-touched-king-and-rook = Touching king and rook
    .gist =
    { $edition ->
       *[fide-2023] A player who has the move and touches their king and a rook must castle to that side if that is legal.
        [fide-2009] A player who has the move and deliberately touches their king and a rook must castle to that side if that is legal.
    }
article-touched-rook-first = Touching the rook first
    .gist = A player who has the move and deliberately touches a rook before the king may not castle to that side on this move. Of the two, the first that can move must move.
article-castling-illegal-after-touch = Castling meant, but illegal
    .gist =
    { $edition ->
       *[fide-2023] A player who has the move and touches the king before a rook to castle, where castling with that rook is illegal, must make another legal king move. Castling to the other side is allowed if legal. A player whose king has no legal move may choose any legal move.
        [fide-2009] A player who has the move and touches the king, or king and rook together, to castle where castling is illegal, must make another legal king move. Castling to the other side is allowed if legal. A player whose king has no legal move may choose any legal move.
    }
article-promotion-choice = Choosing the promoted piece
    .gist = When a player who has the move promotes a pawn, the choice is final once the new piece has touched the promotion square.
article-no-touched-piece-can-move = Touched pieces without a legal move
    .gist =
    { $edition ->
       *[fide-2023] If none of the pieces touched as in Articles 4.3 and 4.4 can move or be captured, the player may choose any legal move.
        [fide-2009] If none of the touched pieces can move or be captured, the player may choose any legal move.
    }
article-promotion-any-order = Promotion in any order
    .gist = The parts of a promotion may be done in any order. The pawn need not be put on the last rank. An opponent’s piece on the promotion square must be captured.
article-released-piece = A piece let go
    .gist =
    { $rules ->
        [casual] A move is made when it has been entered.
       *[other] A piece that has been released on a square, as all or part of a legal move, may not go to a different square on that move. Separate articles say when a capture, castling or a promotion has been made.
    }
article-capture-made = When a capture is made
    .gist =
    { $rules ->
        [casual] A captured piece leaves the board and may not return in that game.
       *[other] A capture is made when the captured piece has been removed and the player has released the capturing piece on its square.
    }
article-castling-made = When castling is made
    .gist =
    { $rules ->
        [casual] Castling is made when it has been entered.
       *[other]
            { $edition ->
               *[fide-2023] Castling is made when the player has released the rook on the square that the king passed over. Once the player has released the king, castling is not made yet. From then on the player can no longer choose any move except castling to that side, if that is legal. If it is not, the player must make another legal king move. Castling to the other side is allowed if legal. A player whose king has no legal move may choose any legal move.
                [fide-2009] Castling is made when the player has released the rook on the square that the king passed over. Once the player has released the king, castling is not made yet. From then on the player can no longer choose any move except castling to that side, if that is legal.
            }
    }
article-promotion-made = When a promotion is made
    .gist =
    { $rules ->
        [casual] The player chooses the new piece when entering the move.
       *[other]
            { $edition ->
               *[fide-2023] A promotion is made when the pawn has been removed and the player has released the new piece on the promotion square.
                [fide-2009] A promotion is made when the pawn has been removed and the player has released the new piece on the promotion square. Once the player has released the pawn on that square, the promotion is not made yet. From then on the player can no longer move the pawn elsewhere.
            }
    }
article-touch-claim-lost = Complaining in time
    .gist =
    { $edition ->
       *[fide-2023] A player who touches a piece, intending to move or capture, can no longer claim that the opponent broke Articles 4.1 to 4.7 (touching and moving).
        [fide-2009] A player who deliberately touches a piece can no longer claim that the opponent broke Article 4 (touching and moving).
    }
article-assistant-for-moves = An assistant for moving
    .gist = A player who cannot move the pieces may provide an assistant to move them. The assistant must be acceptable to the arbiter.

## The completion of the game

article-checkmate = Checkmate
    .gist =
    { $rules ->
        [casual] A player whose king is in check and cannot leave it is checkmated and loses.
       *[other]
            { $edition ->
               *[fide-2023] A player wins by checkmate. The game ends at once if the mating move is legal and keeps Articles 4.2 to 4.7 (touched and released pieces).
                [fide-2009] A player who checkmates with a legal move wins. The game ends at once.
            }
    }
article-resignation = Resignation
    .gist =
    { $rules ->
        [casual] Any player may resign, and so lose the game, if the position looks hopeless.
       *[other]
            { $edition ->
               *[fide-2023] A player who resigns loses, and the game ends at once. The game is drawn, however, if the opponent could not checkmate by any series of legal moves.
                [fide-2009] If a player resigns, the opponent wins and the game ends at once.
                [fide-2014] If a player resigns, the opponent wins and the game ends at once.
                [fide-2018] If a player resigns, the opponent wins and the game ends at once.
            }
    }
article-stalemate = Stalemate
    .gist =
    { $rules ->
        [casual] A player who has the move, is not in check and has no legal move is stalemated. The game is drawn at once.
       *[other]
            { $edition ->
               *[fide-2023] A player who has the move, is not in check and has no legal move is stalemated. The game is drawn at once if the previous move was legal and kept Articles 4.2 to 4.7 (touched and released pieces).
                [fide-2009] A player who has the move, is not in check and has no legal move is stalemated. The game is drawn at once if the previous move was legal.
            }
    }
article-dead-position = Dead position
    .gist =
    { $rules ->
        [casual] The game is drawn if neither player can checkmate by any series of legal moves, as with a bare king against a bare king, or against a king with one knight or one bishop.
       *[other]
            { $edition ->
               *[fide-2023] The game is drawn at once when neither player can checkmate by any series of legal moves. This requires that the move that led there was legal and kept Articles 4.2 to 4.7 (touched and released pieces).
                [fide-2009] The game is drawn at once when neither player can checkmate by any series of legal moves, if the move that led there was legal.
            }
    }
article-draw-agreement = Agreeing on a draw
    .gist =
    { $rules ->
        [casual] If the players agree on a draw, the game is drawn.
       *[other]
            { $edition ->
               *[fide-2023] The game is drawn if the two players agree on it while they play, provided that each has made at least one move. This ends the game at once.
                [fide-2009] The game is drawn if the two players agree on it while they play. This ends the game at once.
                [fide-2014] The game is drawn if the two players agree on it while they play. This ends the game at once.
            }
    }
article-draw-by-repetition-claim = Draw by repetition
    .gist =
    { $edition ->
       *[fide-2023] The game is drawn if the player who has the move correctly claims that the same position has appeared, or is about to appear, for at least the third time.
        [fide-2009] The game may be drawn if the same position has appeared, or is about to appear, at least three times on the board (Article 9.2).
        [fide-2014] The game may be drawn if the same position has appeared, or is about to appear, at least three times on the board (Article 9.2).
    }
article-draw-by-fifty-moves-claim = Draw by fifty moves
    .gist =
    { $edition ->
       *[fide-2023] The game is drawn if both players have made their last fifty moves without a capture or pawn move and the player who has the move claims it correctly.
        [fide-2009] The game may be drawn if both players have made at least their last fifty moves without a capture or pawn move (Article 9.3).
        [fide-2014] The game may be drawn if both players have made at least their last fifty moves without a capture or pawn move (Article 9.3).
    }

## The chessclock

article-chessclock = The chessclock
    .gist =
    { $rules ->
        [casual] Each player’s time runs only on that player’s own turn.
       *[other] A chessclock has two connected time displays, of which only one can run at a time. “Clock” means one of the two. Both displays have a flag. “Flag-fall” means that a player’s time is used up.
    }
article-press-completes-move = Pressing the clock
    .gist =
    { $rules ->
        [casual] Entering a move completes it and starts the opponent’s clock.
       *[other] A player who has made a move must press the clock, which stops the player’s own clock and starts the opponent’s. This completes the move.
    }
article-ending-move-needs-no-press = Moves that end the game
    .gist =
    { $rules ->
        [casual] A move that ends the game is also complete.
       *[other] A move that ends the game is complete without a press of the clock.
    }
article-next-move-completes-move = Completed by the next move
    .gist = A move that was not completed is completed once the player has made the next one.
article-press-always-allowed = The right to press
    .gist =
    { $edition ->
       *[fide-2023] A player must be allowed to press the clock after a move, even if the opponent has already replied. The time between a player’s move and press is that player’s own.
        [fide-2009] Players must always be allowed to press the clock. The time between a player’s move and press is that player’s own.
    }
article-press-with-same-hand = The hand that presses
    .gist =
    { $edition ->
       *[fide-2023] A player must press the clock with the hand that made the move. A player may not keep a finger on the clock or hover over it.
        [fide-2009] A player must press the clock with the hand that made the move. A player may not keep a finger on the button or hover over it.
    }
article-improper-clock-handling = Improper handling of the clock
    .gist =
    { $rules ->
        [fide-2009-finland] Players must handle the clock properly. They may not handle it roughly, pick it up or knock it over. Improper handling may be penalised (13.4).
       *[other]
            { $edition ->
               *[fide-2023] Players must handle the clock properly. They may not press it with force, pick it up, press it before moving or knock it over. Improper handling must be penalised (12.9).
                [fide-2009] Players must handle the clock properly. They may not press it with force, pick it up or knock it over. Improper handling must be penalised (13.4).
            }
    }
article-adjust-on-own-time = Adjusting on one’s own time
    .gist = Pieces may be adjusted only by the player whose clock is running.
article-assistant-for-clock = An assistant for the clock
    .gist =
    { $edition ->
       *[fide-2023] A player who cannot use the clock may provide an assistant to do so. The assistant must be acceptable to the arbiter. The arbiter must adjust that player’s clock fairly, but not if the player has a disability.
        [fide-2009] A player who cannot use the clock may provide an assistant to do so. The assistant must be acceptable to the arbiter. The arbiter must adjust that player’s clock fairly.
    }
article-time-control = The time control
    .gist =
    { $rules ->
        [casual] A game may have a time limit, which is set when the game is created.
       *[other]
            { $edition ->
               *[fide-2023] With a chessclock, each player must complete at least a fixed number of moves, or all moves, within the time of a period. Any time added with each move is included. All this must be fixed beforehand.
                [fide-2009] With a chessclock, each player must make at least a fixed number of moves, or all moves, within the time of a period. Also, or instead, time may be added with each move. All this must be fixed beforehand.
                [fide-2014] With a chessclock, each player must complete at least a fixed number of moves, or all moves, within the time of a period. Also, or instead, time may be added with each move. All this must be fixed beforehand.
            }
    }
article-time-saved-and-delay = Time saved, and delay
    .gist =
    { $edition ->
       *[fide-2023] Time saved in one period is added to the next, where applicable. With a delay, both players have a main time and, with every move, a fixed extra time. The main time runs only once the extra time is used up. A press before that leaves the main time unchanged, however much extra time was used.
        [fide-2009] Time saved in one period is added to the next, except with a delay. With a delay, both players have a main time and, with every move, a fixed extra time. The main time runs only once the extra time is used up. A press before that leaves the main time unchanged, however much extra time was used.
    }
article-flag-fall-check = Counting moves after a flag-fall
    .gist = When a flag has fallen, it must be checked at once whether the requirements of the time control have been met.
article-white-clock-starts = Starting the clocks
    .gist =
    { $rules ->
        [casual] White’s time runs first, because White moves first.
       *[other] White’s clock is started at the time fixed for the start of the game.
    }
article-default-time = Arriving too late
    .gist =
    { $rules ->
        [fide-2009-finland] In Finland the default time is thirty minutes from the start of the round. The event may set a longer or a shorter one, or zero. A player who arrives later loses, but the arbiter may decide otherwise. Zero means that players must be at the board when the game begins.
       *[other]
            { $edition ->
               *[fide-2023] The event must fix a default time beforehand. If it does not, the default time is zero. A player who arrives at the board after it loses, but the arbiter may decide otherwise.
                [fide-2009] A player who arrives at the board after the start of the session loses, so the default time is zero. The event may decide otherwise.
                [fide-2014] The event must fix a default time beforehand. A player who arrives at the board after it loses, but the arbiter may decide otherwise.
            }
    }
article-both-absent = Both players absent at the start
    .gist = If the default time is not zero, but both players are absent at the start, White loses all time until arriving, unless the event or the arbiter decides otherwise.
article-flag-fall-observed = When a flag counts as fallen
    .gist =
    { $rules ->
        [finnish-blitz-2008] A flag-fall counts when a player points it out.
        [casual] The software notices at once when a player’s time is up.
       *[other] A flag-fall counts only once the arbiter sees it or a player correctly claims it.
    }
article-flag-fall-loses = Losing on time
    .gist =
    { $rules ->
        [casual] A player whose time is up loses.
        [finnish-blitz-2008] A player whose flag falls first loses, if the opponent has enough material.
       *[other] A player who has not completed the required moves in time loses, unless the game has ended by checkmate, resignation, stalemate, a dead position or agreement. The game is drawn if the opponent cannot checkmate by any series of legal moves.
    }
article-clock-defect = Defective clocks
    .gist = Everything that a chessclock shows is final unless it has an evident defect. The arbiter must replace a chessclock that has one, and use best judgement for the times of the new one.
article-wrong-clock-setting = Wrongly set clocks
    .gist =
    { $edition ->
       *[fide-2023] If one or both clocks are found during a game to be set wrongly, either player or the arbiter must stop them at once. The arbiter must correct the setting and, where necessary, the times and the move counter, by best judgement.
        [fide-2009] If one or both clocks are found during a game to be set wrongly, either player or the arbiter must stop them at once. The arbiter must correct the setting, the times and the move counter, by best judgement.
    }
article-both-flags = Both flags down
    .gist =
    { $edition ->
       *[fide-2023] This rule is for standard and rapid games without increment, if it has been announced. If both flags are down in an unknown order and it is not the last period, play must continue.
        [fide-2009] If both flags are down in an unknown order and it is not the last period, play must continue.
        [fide-2014] If both flags are down in an unknown order and it is not the last period, play must continue.
    }
article-both-flags-last-period = Both flags down in the last period
    .gist =
    { $edition ->
       *[fide-2023] This rule is for standard and rapid games without increment, if it has been announced. If both flags are down in an unknown order in the last period, the game is drawn.
        [fide-2009] If both flags are down in an unknown order in the last period, the game is drawn.
        [fide-2014] If both flags are down in an unknown order in the last period, the game is drawn.
    }
article-interruption = Interrupting the game
    .gist = The arbiter must stop the clocks if play has to be interrupted.
article-restart = Restarting the game
    .gist = The arbiter must decide when a stopped game restarts.
article-stopping-the-clock = Stopping the clocks
    .gist = Players may stop the clocks only to ask the arbiter for help, for example because a piece for a promotion is missing.
article-no-valid-reason = Stopping without reason
    .gist =
    { $edition ->
       *[fide-2023] If a player stops the clocks to ask the arbiter for help, the arbiter must find out whether there was a valid reason. If not, the player must be penalised (12.9).
        [fide-2009] If a player stops the clocks to ask the arbiter for help, the arbiter must find out whether there was a valid reason. If there clearly was none, the player must be penalised (13.4).
    }
article-screens-allowed = Screens in the hall
    .gist = Screens, monitors and demonstration boards with the current position, the moves and their number are allowed in the playing hall. So are clocks that also show the number of moves.
article-displays = Screens and counters
    .gist = A player may not base a claim only on what a screen, monitor, demonstration board or move counter shows.

## Irregularities

article-times-after-irregularity = Times after an irregularity
    .gist =
    { $edition ->
       *[fide-2023] If an earlier position has to be restored after an irregularity, the arbiter must set the times by best judgement and, if necessary, adjust the move counter. The arbiter may also leave the times unchanged.
        [fide-2009] After an irregularity, or when an earlier position has to be restored, the arbiter must set the times by best judgement and, if necessary, adjust the move counter.
        [fide-2014] If an earlier position has to be restored after an irregularity, the arbiter must set the times by best judgement and, if necessary, adjust the move counter. The arbiter may also leave the times unchanged.
    }
article-wrong-initial-position = Pieces set up wrongly
    .gist = If it is found during a game that it began from a wrong position, it must be cancelled and a new one played.
article-wrong-orientation = Board turned wrongly
    .gist = If it is found during a game that the board was placed wrongly (2.1), the game must continue on a correctly placed board. The position must be moved to it.
article-reversed-colours = Colours reversed
    .gist =
    { $edition ->
       *[fide-2023] A game begun with the colours reversed must be stopped and played anew with the correct colours, unless both players have made at least ten moves. Then the game must continue.
        [fide-2009] A game begun with the colours reversed must continue, unless the arbiter rules otherwise.
        [fide-2014] A game begun with the colours reversed must continue, unless the arbiter rules otherwise.
    }
article-displaced-pieces = Putting displaced pieces back
    .gist = A player who displaces one or more pieces must restore the correct position on their own time.
article-displaced-help = Help with displaced pieces
    .gist = If necessary, the player or the opponent must stop the clocks and ask the arbiter for help.
article-displaced-penalty = Penalty for displaced pieces
    .gist = The arbiter may penalise a player for displacing pieces.
article-illegal-move-completed = A completed illegal move
    .gist =
    { $rules ->
        [finnish-blitz-2008] A player may correct an illegal move before pressing the clock. The press completes the move, and then the opponent may claim a win.
       *[other]
            { $edition ->
               *[fide-2023] The player completes an illegal move by pressing the clock. If a completed illegal move is found during a game, the position right before it must be restored. If that is unknown, the last known one before it must be. The new move is subject to the rules on touched and released pieces (4.3 and 4.7). The game must continue from the restored position.
                [fide-2009] If a completed illegal move is found during a game, the position right before it must be restored. If that is unknown, the last known one before it must be. The clocks must be corrected. The new move is subject to the rules on touched and released pieces (4.3 and 4.6). The game must continue from the restored position.
                [fide-2014] If a completed illegal move is found during a game, the position right before it must be restored. If that is unknown, the last known one before it must be. The new move is subject to the rules on touched and released pieces (4.3 and 4.7). The game must continue from the restored position.
            }
    }
article-pawn-left-unpromoted = A pawn left on the last rank
    .gist =
    { $rules ->
        [finnish-blitz-2008] If a player moves a pawn to its last rank without promoting it, either player may stop the clocks to get the new piece. Once the player has pressed the clock, the opponent may claim an illegal move. Without a claim the pawn remains a pawn for good.
       *[other]
            { $edition ->
               *[fide-2023] If a player moves a pawn to its last rank and presses the clock without replacing it, the move is illegal. A queen of its colour must take the pawn’s place.
                [fide-2009] Pressing the clock with a pawn left on its last rank is an illegal move, and the position right before it must be restored.
                [fide-2014] If a player moves a pawn to its last rank and presses the clock without replacing it, the move is illegal. A queen of its colour must take the pawn’s place.
            }
    }
article-press-without-move = Pressing without a move
    .gist =
    { $rules ->
        [fide-2017] A player’s press of the clock without a move counts as an illegal move.
       *[other] A player’s press of the clock without a move counts as an illegal move and must be penalised as one.
    }
article-two-hands = Two hands for one move
    .gist =
    { $rules ->
        [fide-2017] If a player uses two hands for one move (castling, capturing or promotion), this counts as an illegal move.
       *[other] If a player uses two hands for one move, such as castling, capturing or promoting, and presses the clock, this counts as an illegal move. It must be penalised as one.
    }
article-illegal-move-penalty = Penalty for illegal moves
    .gist =
    { $rules ->
        [fide-2017] Once a player’s first completed illegal move has been dealt with, the arbiter must give the opponent two extra minutes. For the same player’s second, the arbiter must declare the game lost. The game is drawn instead if the opponent cannot checkmate by any series of legal moves.
       *[other]
            { $edition ->
               *[fide-2023] Once a player’s first completed illegal move under 7.5.1 to 7.5.4 has been dealt with, the arbiter must give the opponent two extra minutes. For the same player’s second, the arbiter must declare the game lost. The game is drawn instead if the opponent cannot checkmate by any series of legal moves.
                [fide-2009] Once one of a player’s first two illegal moves has been dealt with, the arbiter must each time give the opponent two extra minutes. For the same player’s third, the arbiter must declare the game lost. The game is drawn instead if the opponent cannot checkmate by any series of legal moves.
                [fide-2014] Once a player’s first completed illegal move has been dealt with, the arbiter must give the opponent two extra minutes. For the same player’s second, the arbiter must declare the game lost. The game is drawn instead if the opponent cannot checkmate by any series of legal moves.
            }
    }
article-two-hands-penalty = Penalty for two hands
    .gist = For a player’s first move with both hands the arbiter must give the opponent two extra minutes. For the same player’s second the arbiter must declare the game lost. The game is drawn instead if the opponent cannot checkmate by any series of legal moves.
article-press-without-move-penalty = Penalty for pressing without a move
    .gist = For a player’s first press without a move the arbiter must give the opponent two extra minutes. For the same player’s second the arbiter must declare the game lost. The game is drawn instead if the opponent cannot checkmate by any series of legal moves.
article-piece-displaced-from-square = A piece on a wrong square
    .gist =
    { $edition ->
       *[fide-2023] If a piece is found off its correct square during a game, the position before it was displaced must be restored. If that is unknown, the last known one before it must be. The game must continue from there.
        [fide-2009] If pieces are found off their squares during a game, the position before they were displaced must be restored. If that is unknown, the last known one before it must be. The clocks must be corrected. The game must continue from there.
    }

## Recording the moves

article-recording-moves = Keeping score, move after move
    .gist =
    { $edition ->
       *[fide-2023] During play each player must correctly record the moves of both sides one after another, as clearly and readably as possible, in one of two ways. The next articles describe them.
        [fide-2009] During play each player must correctly record the moves of both sides one after another, as clearly and readably as possible. This is done on the scoresheet that the event prescribes, in algebraic notation (Appendix C).
        [fide-2014] During play each player must correctly record the moves of both sides one after another, as clearly and readably as possible. This is done on the scoresheet that the event prescribes, in algebraic notation (Appendix C).
        [fide-2018] During play each player must correctly record the moves of both sides one after another, as clearly and readably as possible. This is done on the scoresheet that the event prescribes, in algebraic notation (Appendix C).
    }
article-recording-in-advance = Not in advance
    .gist = Moves may not be recorded before they are made, except to claim a draw under 9.2 or 9.3 or to seal a move.
article-record-before-next-move = Write before moving again
    .gist = A player may reply before recording the opponent’s move. The player must record their own previous move before making another.
article-recording-draw-offer = Recording draw offers
    .gist = Both players must record every draw offer on the scoresheet with the symbol (=).
article-scoresheet-use = Use of the scoresheet
    .gist = The scoresheet must be used only for the moves, the clock times, draw offers, matters of a claim and other relevant data.
article-assistant-for-recording = An assistant for keeping score
    .gist =
    { $edition ->
       *[fide-2023] A player who cannot keep score may provide an assistant to record the moves. The assistant must be acceptable to the arbiter. The arbiter must adjust that player’s clock fairly, but not if the player has a disability.
        [fide-2009] A player who cannot keep score may provide an assistant to record the moves. The assistant must be acceptable to the arbiter. The arbiter must adjust that player’s clock fairly.
    }
article-recording-under-five-minutes = Short of time
    .gist =
    { $edition ->
       *[fide-2023] This is for a player without at least thirty seconds added with each move. With less than five minutes left on the clock in a period, the player need not record the moves (8.1.1) for the rest of it.
        [fide-2009] This is for a player without at least thirty seconds added with each move. With less than five minutes left on the clock in a period, the player need not follow 8.1 on moves and offers for the rest of it. As soon as a flag has fallen, the player must complete the scoresheet before moving a piece.
        [fide-2014] This is for a player without at least thirty seconds added with each move. With less than five minutes left on the clock in a period, the player need not follow 8.1 on moves and offers for the rest of it.
    }
article-neither-keeps-score = Neither player keeps score
    .gist =
    { $edition ->
       *[fide-2023] If neither player keeps score under 8.4, the arbiter or assistant should try to attend and record the moves. As soon as a flag falls, the arbiter must stop the clocks. Both players must then update their scoresheets from the arbiter’s scoresheet or from the opponent’s.
        [fide-2009] If neither player has to keep score under 8.4, the arbiter or assistant should try to attend and record the moves. As soon as a flag falls, the arbiter must stop the clocks. Both players must then update their scoresheets from the arbiter’s scoresheet or from the opponent’s.
    }
article-one-keeps-score = One player keeps score
    .gist =
    { $edition ->
       *[fide-2023] A player who alone has not kept score under 8.4 must complete the scoresheet as soon as either flag falls, before moving a piece. While having the move, the player may use the opponent’s scoresheet, and must give it back before moving.
        [fide-2009] A player who alone has no duty to keep score under 8.4 must complete the scoresheet as soon as either flag falls, before moving a piece. While having the move, the player may use the opponent’s scoresheet, and must give it back before moving.
    }
article-reconstruction = Reconstructing the game
    .gist =
    { $edition ->
       *[fide-2023] If there is no complete scoresheet, the game must be reconstructed by the players on a second board, supervised by the arbiter or an assistant. Before that, the supervisor must record the position, both times, whose clock was running and how many moves were made or completed, as far as known.
        [fide-2009] If there is no complete scoresheet, the game must be reconstructed by the players on a second board, supervised by the arbiter or an assistant. Before that, the supervisor must record the position, both times and how many moves were made, as far as known.
    }
article-cannot-show-overstep = Scoresheets that settle nothing
    .gist =
    { $edition ->
       *[fide-2023] The next move counts as the first of the next period if the scoresheets cannot be completed to show that a player overstepped the time. This does not apply if something proves that more moves were made or completed.
        [fide-2009] The next move counts as the first of the next period if the scoresheets cannot be completed to show that a player overstepped the time. This does not apply if something proves that more moves were made.
    }
article-signing-the-result = Signing the result
    .gist =
    { $edition ->
       *[fide-2023] After the game both players must sign both scoresheets with the result, or approve the result on the electronic scoresheets. Even an incorrect result stands, unless the arbiter decides otherwise.
        [fide-2009] After the game both players must sign both scoresheets with the result. Even an incorrect result stands, unless the arbiter decides otherwise.
        [fide-2014] After the game both players must sign both scoresheets with the result. Even an incorrect result stands, unless the arbiter decides otherwise.
        [fide-2018] After the game both players must sign both scoresheets with the result. Even an incorrect result stands, unless the arbiter decides otherwise.
    }

## The drawn game

article-draw-agreement-restricted = Events that restrict agreement
    .gist =
    { $edition ->
       *[fide-2023] An event may forbid the players to offer or agree on a draw without the arbiter’s consent, before a certain move or throughout.
        [fide-2009] An event may forbid the players to agree on a draw without the arbiter’s consent, before a certain move or throughout.
    }
article-draw-offer = Making a draw offer
    .gist =
    { $rules ->
        [casual] Most drawn games end by agreement. A position is called drawn if a player can force a draw against every reply.
       *[other] A player who offers a draw must do so after moving and before pressing the clock. At any other time during play the offer is valid, but the rule on disturbing the opponent must be considered. It may not be withdrawn or have conditions. It stands until the opponent accepts it or declines it, by word or by touching a piece to move or capture it, or until the game ends.
    }
article-draw-offer-recorded = Noting the offer
    .gist = Each player must note the offer on their scoresheet with the symbol (=).
article-claim-is-offer = A claim is also an offer
    .gist =
    { $edition ->
       *[fide-2023] A claim of a draw by repetition or fifty moves is also a draw offer.
        [fide-2009] A claim of a draw by repetition, by fifty moves or in a quickplay finish is also a draw offer.
        [fide-2014] A claim of a draw by repetition or fifty moves is also a draw offer.
    }
article-threefold-intended = Claiming a third appearance with a move
    .gist =
    { $edition ->
       *[fide-2023] A player who has the move may claim a draw if a move brings about the same position for the third time or more. The player first writes the move on the paper scoresheet or enters it on the electronic one, may not change it, and tells the arbiter of the intention to make it.
        [fide-2009] A player who has the move may claim a draw if a move brings about the same position for the third time or more. The player first writes the move on the scoresheet and tells the arbiter of the intention to make it.
        [fide-2014] A player who has the move may claim a draw if a move brings about the same position for the third time or more. The player first writes the move on the scoresheet, may not change it, and tells the arbiter of the intention to make it.
        [fide-2018] A player who has the move may claim a draw if a move brings about the same position for the third time or more. The player first writes the move on the scoresheet, may not change it, and tells the arbiter of the intention to make it.
    }
article-threefold-appeared = Claiming a third appearance on the board
    .gist = A player who has the move may claim a draw if the position on the board has occurred at least three times.
article-same-position = When positions are the same
    .gist =
    { $rules ->
        [casual] Two positions are the same if the pieces are on the same squares, the same player has the move and both players have the same possible moves, including en passant and castling.
       *[other] Two positions are the same exactly when the same player has the move, like pieces of the same colour occupy the same squares, and all pieces of both players have the same possible moves. They differ if only one allows an en passant capture, or if a castling right has been lost in between.
    }
article-fifty-moves-intended = Claiming fifty moves with a move
    .gist =
    { $edition ->
       *[fide-2023] A player who has the move may claim a draw with a move after which each player has made the last fifty moves without a capture or pawn move. The player writes it on the paper scoresheet or enters it on the electronic one, may not change it, and tells the arbiter of the intention to make it.
        [fide-2009] A player who has the move may claim a draw with a move after which each player has made the last fifty moves without a capture or pawn move. The player writes it on the scoresheet and tells the arbiter of the intention to make it.
        [fide-2014] A player who has the move may claim a draw with a move after which each player has made the last fifty moves without a capture or pawn move. The player writes it on the scoresheet, may not change it, and tells the arbiter of the intention to make it.
        [fide-2018] A player who has the move may claim a draw with a move after which each player has made the last fifty moves without a capture or pawn move. The player writes it on the scoresheet, may not change it, and tells the arbiter of the intention to make it.
    }
article-fifty-moves-completed = Claiming fifty moves already made
    .gist =
    { $edition ->
       *[fide-2023] A player who has the move may claim a draw if both players have completed their last fifty moves without a capture or pawn move.
        [fide-2009] A player who has the move may claim a draw if both players have made their last fifty moves without a capture or pawn move.
    }
article-touch-loses-draw-claim = The claim lost by touching
    .gist =
    { $edition ->
       *[fide-2023] A player who has the move and touches a piece (Article 4.3), intending to move or capture, can no longer claim a draw by repetition or fifty moves on that move.
        [fide-2009] A player who has the move and deliberately touches a piece (Article 4.3) without having claimed a draw can no longer claim one by repetition or fifty moves on that move. Adjusting pieces under Article 4.2 is an exception.
    }
article-claim-stops-clock =
    { $edition ->
       *[fide-2023] Claiming stops the clock
        [fide-2009] After a claim
    }
    .gist =
    { $edition ->
       *[fide-2023] When a draw by repetition or fifty moves is claimed, the claimant or the arbiter must stop the clocks. The claimant may not withdraw the claim.
        [fide-2009] A player who claims a draw by repetition or fifty moves may stop both clocks. The claimant may not withdraw the claim.
        [fide-2014] When a draw by repetition or fifty moves is claimed, the claimant or the arbiter must stop the clocks. The claimant may not withdraw the claim.
    }
article-claim-correct = A correct claim
    .gist = If the claim is correct, the game is drawn at once.
article-claim-incorrect = An incorrect claim
    .gist =
    { $edition ->
       *[fide-2023] If the claim is incorrect, the arbiter must give the opponent two minutes, and the game must go on. If the claim rested on an intended move, that move must be made under Articles 3 and 4: if it is illegal, its piece must make another move if it can.
        [fide-2009] If the claim is incorrect, the arbiter must give the opponent three minutes, and the game must go on. If the claim rested on an intended move, that move must be made under Article 4: if it is illegal, its piece must make another move if it can.
        [fide-2014] If the claim is incorrect, the arbiter must give the opponent two minutes, and the game must go on. If the claim rested on an intended move, that move must be made under Articles 3 and 4: if it is illegal, its piece must make another move if it can.
    }
article-fivefold-repetition = Fivefold repetition
    .gist =
    { $edition ->
       *[fide-2023] The game is drawn without a claim once the same position (9.2.2) has occurred at least five times, not necessarily in a row.
        [fide-2014] The game is drawn without a claim once the same position (9.2.b) has occurred at least five times in a row, each time two moves of each player after the last.
    }
article-seventy-five-moves = Seventy-five moves
    .gist =
    { $edition ->
       *[fide-2023] The game is drawn without a claim once each player has made a series of at least seventy-five moves without a capture or pawn move. If the last of them checkmates, it wins.
        [fide-2014] The game is drawn without a claim once each player has completed seventy-five moves in a row without a capture or pawn move. If the last of them checkmates, it wins.
    }

## Points

article-points = What a game scores
    .gist =
    { $edition ->
       *[fide-2023] A win scores one point, a draw half a point and a loss nothing, and a game forfeited counts as lost and won, unless the event says otherwise.
        [fide-2009] A win scores one point, a draw half a point and a loss nothing, and a game forfeited counts as lost and won, unless something else is announced beforehand.
    }
article-points-total = No more than a game is worth
    .gist = The players together never score more than a game normally gives. Each must get a score that it normally gives: ¾ to ¼, for example, is ruled out.

## The conduct of the players

article-disrepute = The reputation of the game
    .gist = Players must not harm the good name of chess.
article-playing-venue = Venue and playing area
    .gist =
    { $edition ->
       *[fide-2023] The venue is the playing area with the rooms for rest, refreshment and smoking, the toilets, and other places that the arbiter names. The playing area is where the games are played.
        [fide-2009] The venue is the playing area with the toilets, the places for refreshment and smoking, and other places that the arbiter names.
    }
article-permission-to-leave = Permission
    .gist =
    { $edition ->
       *[fide-2023] Leaving the venue, leaving the playing area while having the move, and entering that area as an outsider need the arbiter’s permission.
        [fide-2009] Leaving the venue, and leaving the playing area while having the move, need the arbiter’s permission.
    }
article-leaving-the-venue = Leaving the venue
    .gist = Players may leave the playing venue only with the arbiter’s permission.
article-leaving-the-playing-area = Leaving the playing area
    .gist = The player who has the move may leave the playing area only with the arbiter’s permission.
article-entering-the-playing-area = Others in the playing area
    .gist = Anyone who is neither a player nor an arbiter may enter the playing area only with the arbiter’s permission.
article-announcing-to-leave = Telling the arbiter on leaving
    .gist = The event may require a player who does not have the move to tell the arbiter before leaving the playing area.
article-notes-and-advice = Notes and advice
    .gist =
    { $edition ->
       *[fide-2023] During play, players may not use notes, advice or other sources of information, nor analyse any game on another board.
        [fide-2009] During play, players may not use notes, advice or other sources of information, nor analyse on another board.
    }
article-electronic-devices = Electronic devices
    .gist =
    { $rules ->
        [fide-2009-finland] In Finland a ringing phone counts as a disturbance like others, such as loud behaviour. The first time there must be a reminder, when it is repeated a warning. In the end the player may even be judged to have lost. In events rated by FIDE the sound of a phone must lose the game.
       *[other]
            { $edition ->
               *[fide-2023] During play a player may not have an electronic device at the venue that the arbiter has not specifically approved. The event may allow such devices in the player’s bag, if they are completely switched off. The bag must be where the arbiter has agreed. Neither player may use it without the arbiter’s permission.
                [fide-2009] Without the arbiter’s permission a player may not have a mobile phone or any other electronic means of communication at the venue unless it is switched off completely.
                [fide-2014] During play a player may not have a mobile phone or any other electronic means of communication at the venue.
            }
    }
article-device-loses = Penalty for a device
    .gist =
    { $rules ->
        [fide-2009-finland] Without the arbiter’s permission a player may not have a mobile phone or any other electronic means of communication at the venue unless it is switched off completely. In events rated by FIDE a player whose device sounds loses. The opponent then scores a win, or a draw if no series of legal moves could win.
       *[other]
            { $edition ->
               *[fide-2023] A player who evidently has an unapproved electronic device on their person at the venue loses, and the opponent wins. The event may set a different, milder penalty.
                [fide-2009] A player whose device sounds loses. The opponent scores a win, or a draw if no series of legal moves could win.
                [fide-2014] A player who has evidently brought such a device to the venue loses, and the opponent wins. The event may set a different, milder penalty.
            }
    }
article-inspection = Inspection
    .gist =
    { $edition ->
       *[fide-2023] The arbiter may require an inspection of clothes, bags, other belongings and the body, in private. The arbiter, or a person whom the arbiter authorises, must inspect the player. The person who inspects must be of the player’s gender. If the player refuses to cooperate, the arbiter must impose a penalty.
        [fide-2014] The arbiter may require an inspection of clothes, bags and other belongings, in private. The arbiter, or a person whom the arbiter authorises, must inspect the player. The person who inspects must be of the player’s gender. If the player refuses to cooperate, the arbiter must impose a penalty.
    }
article-smoking = Smoking
    .gist =
    { $edition ->
       *[fide-2023] Smoking, including e-cigarettes, is allowed only in the part of the venue that the arbiter designates.
        [fide-2018] Smoking, including e-cigarettes, is allowed only in the part of the venue that the arbiter designates.
        [fide-2014] Smoking is allowed only in the part of the venue that the arbiter designates.
        [fide-2009] Smoking is allowed only in the part of the venue that the arbiter designates.
    }
article-distraction = Disturbing the opponent
    .gist = The opponent may not be distracted or annoyed in any way. That includes unreasonable claims, unreasonable draw offers and bringing any noise source into the playing area.
article-infractions-penalised = Breaches of conduct
    .gist =
    { $rules ->
        [fide-2009-finland] Breaking any of the preceding rules of conduct may lead to the arbiter’s penalties.
       *[other] Breaking any of the preceding rules of conduct must lead to the arbiter’s penalties.
    }
article-persistent-refusal = Refusing to comply
    .gist =
    { $rules ->
        [fide-2009-finland] A player who repeatedly refuses to comply with the Laws may be judged to have lost. The arbiter must decide the opponent’s score.
       *[other] A player who persistently refuses to comply with the Laws must be penalised by the loss of the game. The arbiter must decide the opponent’s score.
    }
article-both-guilty = Both at fault
    .gist = If both players are found guilty of persistent refusal, the game must be declared lost by both.
article-explanation-asked = Asking about the Laws
    .gist = Players may ask the arbiter to explain particular points of the Laws.
article-appeal = Appeals
    .gist =
    { $edition ->
       *[fide-2023] A player may appeal against every decision of the arbiter, even after signing the scoresheet, unless the event says otherwise.
        [fide-2009] The arbiter’s decision on a claim in a quickplay finish, with or without an arbiter present, may not be appealed. A player may appeal against every other decision, unless the event says otherwise.
        [fide-2014] A player may appeal against every decision of the arbiter, even after signing the scoresheet, unless the event says otherwise.
    }
article-players-reconstruct = Helping to reconstruct the game
    .gist = Both players must help the arbiter whenever a game has to be reconstructed, also for draw claims.
article-checking-claims = Checking claims
    .gist = The players have the duty to check claims of threefold repetition and of fifty moves, under the arbiter’s supervision.

## The arbiter

article-arbiter-observes = Watching the games
    .gist =
    { $edition ->
       *[fide-2023] The arbiter must watch the games, above all when players run short of time, enforce decisions already made, and penalise players where appropriate. The arbiter may appoint assistants to watch games, as when time runs short for several players.
        [fide-2009] The arbiter must watch the games, above all when players run short of time, enforce decisions already made, and penalise players where appropriate.
    }
article-time-for-disturbance = Time for a disturbance
    .gist = The arbiter may give one or both players more time after a disturbance from outside.
article-no-intervention = Not intervening
    .gist =
    { $edition ->
       *[fide-2023] The arbiter may intervene only where the Laws say so. The arbiter may state the number of moves completed only when scoresheets are completed after a flag-fall. The arbiter must not tell a player that the opponent’s move is complete, or that the player has not pressed the clock.
        [fide-2009] The arbiter may intervene only where the Laws say so. The arbiter may state the number of moves made only when scoresheets are completed after a flag-fall. The arbiter must not tell a player that the opponent’s move is complete, or that the player has not pressed the clock.
    }
article-others-interfering = Interference by others
    .gist =
    { $edition ->
       *[fide-2023] A person who sees an irregularity may report it only to the arbiter. Players of other games may not speak about a game or interfere with it. Spectators may not interfere either. The arbiter may send offenders out of the venue.
        [fide-2009] Spectators and players of other games may not speak about a game or interfere with it. If necessary, the arbiter may send offenders out of the venue. A person who sees an irregularity may report it only to the arbiter.
    }
article-venue-telephones = Phones at the venue
    .gist = At the venue mobile phones and other means of communication may be used only with the arbiter’s permission. The same holds for adjacent areas that the arbiter names.
article-penalties = The arbiter’s penalties
    .gist =
    { $rules ->
        [finnish-blitz-2008] A player may be penalised for breaking the rules: first by a warning, then by the loss of the game, and for repeated offences in several games by other penalties.
       *[other]
            { $edition ->
               *[fide-2023] The arbiter may choose from the penalties listed in the Laws, from a warning to expulsion from the event.
                [fide-2009] The arbiter may impose one or more of the penalties listed in the Laws, from a warning to expulsion from the event.
            }
    }
article-penalty-warning = Penalty: a warning
    .gist =
    { $rules ->
        [finnish-blitz-2008] A player must be warned for the first offence.
       *[other] The arbiter may warn a player.
    }
article-penalty-more-time = Penalty: time for the opponent
    .gist = The arbiter may give the opponent more time.
article-penalty-less-time = Penalty: less time
    .gist = The arbiter may take time from the offender.
article-penalty-opponent-points = Penalty: points for the opponent
    .gist = The arbiter may give the opponent more points, up to the most that the game can give.
article-penalty-fewer-points = Penalty: fewer points
    .gist = The arbiter may lower the offender’s score of the game.
article-penalty-loss = Penalty: loss of the game
    .gist =
    { $rules ->
        [finnish-blitz-2008] A player must be judged to have lost the game for a second offence in it.
       *[other]
            { $edition ->
               *[fide-2023] The arbiter may declare the game lost by the offender, and must then decide the opponent’s score.
                [fide-2009] The arbiter may declare the game lost by the offender.
            }
    }
article-penalty-fine = Penalty: a fine
    .gist = The arbiter may impose a fine announced beforehand.
article-penalty-exclusion = Penalty: exclusion
    .gist =
    { $rules ->
        [finnish-blitz-2008] The arbiter may exclude a player from the event for repeated offences in several games.
       *[other] The arbiter may exclude the offender from one round or more.
    }
article-penalty-expulsion = Penalty: expulsion
    .gist = The arbiter may expel the offender from the event.

## Rapid chess

article-rapid-definition = Definition of rapid
    .gist =
    { $edition ->
       *[fide-2023] A game is rapid if each player has more than ten but less than sixty minutes to complete all moves. With an increment, the time plus sixty increments counts.
        [fide-2009] A game is rapid if each player has at least fifteen but less than sixty minutes to make all moves. With an increment, the time plus sixty increments counts.
        [fide-2014] A game is rapid if each player has more than ten but less than sixty minutes to complete all moves. With an increment, the time plus sixty increments counts.
    }
article-rapid-recording =
    { $rules ->
        [finnish-blitz-2008] No need to keep score
       *[other] Rapid: no need to keep score
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] The players need not write down the moves.
       *[other]
            { $edition ->
               *[fide-2023] In rapid chess the players need not write down the moves. They still keep the rights to claims that usually rest on a scoresheet. A player may at any time ask the arbiter for a scoresheet to write the moves on.
                [fide-2009] In rapid chess the players need not write down the moves.
                [fide-2014] In rapid chess the players need not write down the moves.
            }
    }
article-rapid-supervised = Rapid: full supervision
    .gist =
    { $edition ->
       *[fide-2023] The Competitive Rules of Play apply if each arbiter supervises at most three games and the arbiter or an assistant records each game, if possible electronically too.
        [fide-2009] The Competition Rules apply if play is adequately supervised, for example by one arbiter for at most three games.
        [fide-2014] The Competition Rules apply if each arbiter supervises at most three games and the arbiter or an assistant records each game, if possible electronically too.
        [fide-2018] The Competition Rules apply if each arbiter supervises at most three games and the arbiter or an assistant records each game, if possible electronically too.
    }
article-rapid-penalty-time = Rapid: one minute
    .gist =
    { $edition ->
       *[fide-2023] Where the Competitive Rules of Play give two minutes for an illegal move or an incorrect claim, rapid chess gives one.
    }
article-rapid-scoresheet-shown = Rapid: asking for the record
    .gist = With full supervision, a player who has the move may at any time ask the arbiter or assistant to show the scoresheet, up to five times in a game. Asking more often counts as distracting the opponent.
article-rapid-limited = Rapid without full supervision
    .gist =
    { $edition ->
       *[fide-2023] If the conditions for the Competitive Rules of Play are not met, the following articles apply.
        [fide-2009] Without adequate supervision, the Competition Rules apply with the following exceptions.
        [fide-2014] If the conditions for the Competition Rules are not met, the following articles apply.
        [fide-2018] If the conditions for the Competition Rules are not met, the following articles apply.
    }
article-rapid-after-moves =
    { $rules ->
        [finnish-blitz-2008] Mistakes found late
       *[other] Rapid: mistakes found late
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] Once both players have made at least three moves, some remarks are no longer possible.
       *[other]
            { $edition ->
               *[fide-2023] Without full supervision, once both players have completed ten moves from the initial position, the following is no longer possible.
                [fide-2009] Without adequate supervision, once both players have completed three moves, some claims are no longer possible.
                [fide-2014] Without full supervision, once both players have completed ten moves from the initial position, the following is no longer possible.
            }
    }
article-rapid-wrong-setup =
    { $rules ->
        [finnish-blitz-2008] A wrong set-up found late
       *[other] Rapid: a wrong set-up found late
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] A remark about a wrong set-up or orientation of the board may not be made then.
       *[other]
            { $edition ->
               *[fide-2023] Without full supervision, after ten completed moves each, a claim about a wrong set-up or orientation of the board may not be made. A king that began on a wrong square may not castle. A rook that did may not take part in castling.
                [fide-2009] After three completed moves each, a claim about a wrong set-up or orientation of the board may not be made. If king and queen were exchanged, that king may not castle.
                [fide-2014] Without full supervision, after ten completed moves each, a claim about a wrong set-up or orientation of the board may not be made. A king that began on a wrong square may not castle. A rook that did may not take part in castling.
            }
    }
article-rapid-clock-setting =
    { $rules ->
        [finnish-blitz-2008] A wrong clock found late
       *[other] Rapid: a wrong clock found late
    }
    .gist =
    { $edition ->
       *[fide-2023] Without full supervision, once both players have completed ten moves, the setting of the clocks may not be changed, unless the schedule of the event would suffer.
        [fide-2009]
            { $rules ->
                [finnish-blitz-2008] A remark about a wrong setting of the clocks may not be made then either.
               *[other] A claim about a wrong setting of the clocks may not be made either.
            }
        [fide-2014] Without full supervision, once both players have completed ten moves, the setting of the clocks may not be changed, unless the schedule of the event would suffer.
    }
article-rapid-act-of-moving =
    { $rules ->
        [finnish-blitz-2008] Touched pieces
       *[other] Rapid: touched pieces
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] The arbiter rules on touching and moving pieces only if one or both players ask.
       *[other] Without adequate supervision, the arbiter must rule on touching and moving pieces, but only if one or both players ask.
    }
article-rapid-illegal-move = Rapid: illegal moves
    .gist =
    { $rules ->
        [fide-2017] Without full supervision, an arbiter who sees a completed illegal move must declare the game lost, if the opponent has not made the next move. If the arbiter takes no action, the opponent may claim a win until making that move. The game is drawn if the opponent cannot checkmate by any series of legal moves. If neither acts, the move stands and the game must continue. After the opponent’s next move it can no longer be corrected, unless the players agree on this without the arbiter.
       *[other]
            { $edition ->
               *[fide-2023] Without full supervision, an arbiter who sees an illegal move, or an act that counts as one, must penalise it as in any game (7.5.5), if the opponent has not made the next move. If the arbiter takes no action, the opponent may claim it until making that move. If neither acts, the illegal move stands and the game must continue. After the opponent’s next move it can no longer be corrected, unless the players agree on this without the arbiter.
                [fide-2009] Without adequate supervision, an illegal move is completed by starting the opponent’s clock. The opponent may then claim it until making a move. The arbiter must rule on it, but only after such a claim. However, when the kings are both in check, or a promotion is incomplete, the arbiter must intervene, if possible.
                [fide-2014] Without full supervision, the player completes an illegal move by pressing the clock. An arbiter who sees it must declare the game lost, if the opponent has not made the next move. If the arbiter takes no action, the opponent may claim a win until making that move. The game is drawn if the opponent cannot checkmate by any series of legal moves. If neither acts, the move stands and the game must continue. After the opponent’s next move it can no longer be corrected, unless the players agree on this without the arbiter.
            }
    }
article-rapid-flag-fall =
    { $rules ->
        [finnish-blitz-2008] Winning on time
       *[other] Rapid: winning on time
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] A player wins if the opponent’s flag falls first and the conditions below are met.
       *[other]
            { $edition ->
               *[fide-2023] A win on time is a draw if the claimant cannot checkmate by any series of legal moves.
                [fide-2009] Without adequate supervision, a flag-fall counts only when a player correctly claims it.
                [fide-2014] A win on time is a draw if the claimant cannot checkmate by any series of legal moves.
            }
    }
article-rapid-flag-claim =
    { $rules ->
        [finnish-blitz-2008] Claiming a win on time
       *[other] Rapid: claiming a win on time
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] A win on time requires that the player points out the flag-fall and stops their own clock, with their own flag still up. If both times are used up, the game is drawn, even if a display shows which ran out first.
        [fide-2017] Without full supervision, a player who claims a win on time may stop the clocks and tell the arbiter. The claim succeeds only if the claimant still has time once the clocks are stopped.
       *[other]
            { $edition ->
               *[fide-2023] Without full supervision, a player who claims a win on time may stop the clocks and tell the arbiter.
                [fide-2009] Without adequate supervision, a player who claims a win on time must stop both clocks and tell the arbiter. The claim succeeds only if, once the clocks are stopped, the claimant’s flag is still up and the opponent’s is down.
                [fide-2014] Without full supervision, a player who claims a win on time must stop the clocks and tell the arbiter. The claim succeeds only if the claimant still has time once the clocks are stopped.
            }
    }
article-rapid-flag-called =
    { $rules ->
        [finnish-blitz-2008] The arbiter and the flag
       *[other] Rapid: the arbiter and the flag
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] The arbiter may not announce a flag-fall.
        [fide-2017] Without full supervision, an arbiter who sees a flag-fall may also announce it.
       *[other]
            { $edition ->
               *[fide-2023] Without full supervision, an arbiter who sees a flag-fall must also announce it.
                [fide-2009] Without adequate supervision, a flag counts as fallen once a player correctly claims it. The arbiter may not announce a flag-fall. Once both flags are down, the arbiter may do so.
            }
    }
article-rapid-both-flags =
    { $rules ->
        [finnish-blitz-2008] Both flags down
       *[other] Rapid: both flags down
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] If both flags are down before a win is claimed, the game is drawn, even if a display shows which fell first.
       *[other] Without adequate supervision, the arbiter must declare a draw if both flags are down, at a claim or when the arbiter points it out.
    }
article-rapid-both-kings-in-check = Rapid: an impossible position
    .gist = Without full supervision, an arbiter who sees both kings in check, or a pawn on its last rank, must wait until the next move has been completed. If the position is then still illegal, the arbiter must declare the game drawn.

## Blitz

article-blitz-definition = Definition of blitz
    .gist =
    { $rules ->
        [finnish-blitz-2008] Each player must make all moves within a time fixed beforehand, usually five minutes. An increment may be used too.
       *[other]
            { $edition ->
               *[fide-2023] A game is blitz if each player has at most ten minutes to complete all moves. With an increment, the time plus sixty increments counts.
                [fide-2009] A game is blitz if each player has less than fifteen minutes to make all moves. With an increment, the time plus sixty increments counts.
                [fide-2014] A game is blitz if each player has at most ten minutes to complete all moves. With an increment, the time plus sixty increments counts.
            }
    }
article-blitz-penalty-time = Blitz: one minute
    .gist =
    { $edition ->
       *[fide-2023] Without full supervision, blitz gives one minute where the Competitive Rules of Play give two for an illegal move or an incorrect claim (A.3).
        [fide-2009] Without full supervision, blitz gives one minute where the Competition Rules give two for an illegal move or an incorrect claim (A.3).
        [fide-2014] In every blitz game one minute is given where the Competition Rules give two for an illegal move or an incorrect claim.
        [fide-2018] In every blitz game one minute is given where the Competition Rules give two for an illegal move or an incorrect claim.
    }
article-blitz-supervised = Blitz: full supervision
    .gist =
    { $edition ->
       *[fide-2023] The Competitive Rules of Play apply if each arbiter supervises only one game and the arbiter or an assistant records each game, if possible electronically too.
        [fide-2009] The Competition Rules apply if play is adequately supervised, by one arbiter for each game. The players still need not record the moves (A.2).
        [fide-2014] The Competition Rules apply if each arbiter supervises only one game and the arbiter or an assistant records each game, if possible electronically too.
        [fide-2018] The Competition Rules apply if each arbiter supervises only one game and the arbiter or an assistant records each game, if possible electronically too.
    }
article-blitz-unsupervised = Blitz without full supervision
    .gist =
    { $edition ->
       *[fide-2023] If the conditions for the Competitive Rules of Play are not met, the simpler rules for rapid chess apply (A.2, A.3 and A.5).
        [fide-2009] Without adequate supervision, the rules for rapid chess apply with the exceptions below.
        [fide-2014] If the conditions for the Competition Rules are not met, the simpler rules for rapid chess apply (A.4).
        [fide-2018] If the conditions for the Competition Rules are not met, the simpler rules for rapid chess apply (A.2 and A.4).
    }
article-blitz-scoresheet-shown = Blitz: asking for the record
    .gist = In fully supervised blitz, a player who has the move may at any time ask the arbiter or assistant to show the scoresheet, up to five times in a game. Asking more often counts as distracting the opponent.
article-blitz-illegal-move = Blitz: illegal moves
    .gist =
    { $rules ->
        [finnish-blitz-2008] A completed illegal move loses if the opponent claims the win, also when it leaves the king in check or puts it there. The opponent must claim before completing a move on the board; a press of the clock does not matter. It is enough to show the check. Capturing the king loses.
       *[other] Without adequate supervision, an illegal move is completed by starting the opponent’s clock. Before making a move, the opponent may claim a win, or a draw if unable to checkmate by any series of legal moves. After that it can no longer be corrected, unless the players agree on this without the arbiter.
    }

## Algebraic notation

article-piece-letters = Letters for the pieces
    .gist =
    { $edition ->
       *[fide-2023] A piece is written as the abbreviation of its name. Players may use the abbreviation usual in their country. Printed periodicals should use figurines.
        [fide-2009] A piece is written as the first letter of its name. Players may use the first letter of the name usual in their country. Printed periodicals should use figurines.
    }
article-pawns-without-letter = Pawns have no letter
    .gist = Pawns are written without a letter. A move without a piece letter is a pawn move.
article-square-names = Names of the squares
    .gist = A square is named by the letter of its file, a to h from White’s left, and the number of its rank, counted from White.
article-move-notation = Writing a move
    .gist =
    { $edition ->
       *[fide-2023] A move is written as the abbreviation of the piece and the square of arrival: Nc3. A hyphen is not needed. For a pawn only the square is written: c4. The longer form with the square of departure is also allowed: Nb1c3, c2c4.
        [fide-2009] A move is written as the first letter of the piece’s name and the square of arrival, without a hyphen. For a pawn only the square is written.
        [fide-2014] A move is written as the abbreviation of the piece and the square of arrival, without a hyphen. For a pawn only the square is written.
    }
article-capture-notation = Writing a capture
    .gist =
    { $edition ->
       *[fide-2023] When a piece captures, an x may be written between its abbreviation and the square of arrival. When a pawn captures, the file of departure must come first, then optionally an x, then the square. For en passant, e.p. may be added.
        [fide-2009] When a piece captures, an x is written between its letter and the square of arrival. When a pawn captures, the file of departure must come first, then the x and the square. In an en passant capture this is the square where the pawn ends up, and e.p. follows.
    }
article-disambiguation = Which of two pieces
    .gist = If two like pieces could reach the same square, the file of departure is added, or the rank if both are on one file. On different files and ranks the file is preferred. In a capture an x may be written too.
article-promotion-notation = Writing a promotion
    .gist =
    { $edition ->
       *[fide-2023] The pawn move is written, followed directly by the new piece’s abbreviation.
        [fide-2009] The pawn move is written, followed directly by the new piece’s first letter.
    }
article-draw-offer-notation = Writing a draw offer
    .gist = A draw offer must be marked with an equals sign in brackets.
article-abbreviations = Symbols
    .gist =
    { $edition ->
       *[fide-2023] Kingside castling, with the rook from h1 or h8, is 0-0. Queenside castling, with the rook from a1 or a8, is 0-0-0. An x means a capture, + check, ++ or # checkmate, and e.p. en passant. These four may be omitted.
        [fide-2009] Kingside castling, with the rook from h1 or h8, is 0-0. Queenside castling, with the rook from a1 or a8, is 0-0-0. An x means a capture, + check, ++ or # checkmate, and e.p. en passant. The signs for capture, check and checkmate may be omitted.
    }
article-notation-required = No other notation
    .gist = For its own events FIDE recognises only algebraic notation. Books and periodicals should use it too. A scoresheet in another notation may not serve as evidence where a player’s scoresheet is usually used for this. An arbiter who sees a player use another notation should warn the player of this.

## Quickplay finish

article-quickplay-finish = Quickplay finish
    .gist =
    { $edition ->
       *[fide-2023] A quickplay finish is the last phase of a game, in which the remaining moves must all be completed within a limited time.
        [fide-2009] In a quickplay finish, the last phase of a game, there is a limited time to make all remaining moves.
    }
article-quickplay-announced = Quickplay finish: announced
    .gist =
    { $edition ->
       *[fide-2023] These guidelines for the final period of a game, including a quickplay finish, apply only if they have been announced beforehand.
        [fide-2014] It must be announced before the event whether these articles apply.
    }
article-quickplay-not-blitz = Quickplay finish: where it does not apply
    .gist =
    { $edition ->
       *[fide-2023] These articles apply only to standard and rapid games without increment, but not to blitz.
        [fide-2009] In blitz without adequate supervision a draw cannot be claimed in the quickplay finish.
        [fide-2014] These articles apply only to standard and rapid games, but not to blitz.
    }
article-quickplay-increment = Quickplay finish: five seconds a move
    .gist =
    { $edition ->
       *[fide-2023] A player who has the move and less than two minutes left may ask for an increment of five extra seconds a move for both. This is also a draw offer. If the offer is declined and the arbiter agrees, both clocks must be set to add the five seconds. The opponent must be given two extra minutes, and the game must continue.
        [fide-2014] A player who has the move and less than two minutes left may ask for five extra seconds a move for both, as a delay or an increment, if the clocks can do this. This is also a draw offer. If the offer is declined and the arbiter agrees, both clocks must be set to add the five seconds. The opponent must be given two extra minutes, and the game must continue.
    }
article-quickplay-claim = Quickplay finish: claiming a draw
    .gist =
    { $edition ->
       *[fide-2023] Where the rule on five seconds a move does not apply, a player who has the move and less than two minutes left may claim a draw before the flag falls. The ground is that the opponent is unable to win by normal means, makes no effort to win by them, or both. The player must call the arbiter and may stop the clocks.
        [fide-2009] A player who has the move and less than two minutes left may claim a draw before the flag falls. The player must call the arbiter and may stop the clocks.
    }
article-quickplay-agreed = Quickplay finish: the decision
    .gist =
    { $edition ->
       *[fide-2023] On agreeing that the opponent makes no effort to win by normal means, or cannot win that way, the arbiter must declare a draw. Otherwise the arbiter must postpone the decision or reject the claim.
        [fide-2009] On agreeing that the opponent makes no effort to win by normal means, or that such a win is impossible, the arbiter must declare a draw. Otherwise the arbiter must postpone the decision or reject the claim.
    }
article-quickplay-postponed = Quickplay finish: postponed
    .gist =
    { $edition ->
       *[fide-2023] If the arbiter postpones the decision, the opponent may be given two extra minutes, and the game must continue in the presence of an arbiter where possible. The arbiter must give the result later during play, or as early as possible after a flag-fall. The arbiter must declare a draw on accepting that the player whose opponent’s flag fell cannot win by normal means, or did not try enough to win that way.
        [fide-2009] If the arbiter postpones the decision, the opponent may be given two extra minutes, and the game must continue in the presence of an arbiter where possible. The arbiter must give the result later during play, or as early as possible after a flag-fall. The arbiter must declare a draw on accepting that a win in the final position is not possible by normal means, or that the opponent did not try enough to win that way.
    }
article-quickplay-rejected = Quickplay finish: rejected
    .gist = If the arbiter rejects the claim, the opponent must be given two extra minutes.
article-quickplay-final = Quickplay finish: no appeal
    .gist = The arbiter’s decision to agree to the claim, to postpone the decision or to reject the claim is final.
article-quickplay-no-arbiter = Quickplay finish without an arbiter
    .gist = If no arbiter supervises the event, a player with less than two minutes left may claim a draw before the flag falls. The claim ends the game and is decided afterwards.
article-quickplay-cannot-win = Without an arbiter: no winning by normal means
    .gist = A claimant who says that the opponent is unable to win by normal means must note the final position. The opponent must verify it.
article-quickplay-no-effort = Without an arbiter: no effort to win by normal means
    .gist = A claimant who says that the opponent makes no effort to win by normal means must note the final position and hand in an up-to-date scoresheet. The opponent must verify both.
article-quickplay-referred = Without an arbiter: who decides
    .gist =
    { $edition ->
       *[fide-2023] The claim must be referred to the designated arbiter.
        [fide-2009] The claim must be referred to an arbiter, who decides it finally.
    }

## Finland’s blitz rules

article-finnish-blitz = Finland’s blitz rules
    .gist = In Finland’s own events blitz is played under FIDE’s Laws with the following exceptions.
article-finnish-castling = Castling with king and queen exchanged
    .gist = A player whose king and queen began in each other’s places may castle mirror-wise: short to the queen’s side, long to the king’s side.
article-finnish-displaced = Displaced pieces
    .gist = A player who displaced pieces must put them back on their own time. If necessary, the opponent may start that clock. The arbiter may give the opponent time.
article-finnish-interference = Spectators
    .gist = Other people may not interfere with a game. If a spectator does, the arbiter may order the game to be replayed.
article-finnish-final = No appeal
    .gist = The arbiter’s decision is final and may not be appealed. A complaint about the arbiter’s conduct may go to the committee of arbiters.
article-illegal-move-unnoticed = Unnoticed illegal moves
    .gist = An illegal move that neither player noticed in time may not be corrected later, nor be the ground of a claim.
article-sufficient-material = Enough material
    .gist = A win on time requires material that can force mate against a bare king. A claimant with time left who at once shows a forced mate may claim the win without it.
article-insufficient-material = Too little material
    .gist = The game is drawn if a flag falls and the opponent lacks the material that a win on time requires.
article-no-progress = A game without progress
    .gist = A player may claim a draw by perpetual check, by repetition, or because of a “dead position”. In these rules that is one in which no legal move of either player makes progress. The claimant must stop their own clock and call the arbiter. An opponent who disagrees must make progress. An arbiter who finds that there is no progress must declare a draw.
article-order-of-events = Order of events
    .gist = The first event counts. If the order is unknown, the event pointed out first counts. Between an illegal move and a flag-fall, the illegal move loses.
article-second-offence = The second offence
    .gist = A player who breaks the rules a second time in the same game must be judged to have lost it.
article-arbiter-unasked = The arbiter waits for a claim
    .gist = The arbiter may intervene only if a player asks. The arbiter may not point out a flag-fall or an illegal move.

## Casual play

article-only-legal-moves = Only legal moves
    .gist = Players may enter only legal moves. Nothing else can be done with the pieces.
article-threefold-without-claim = Threefold repetition
    .gist = The game is drawn when the same position occurs for the third time with the same player to move and the same possible moves.
article-fifty-moves-without-claim = Fifty moves
    .gist = The game is drawn after fifty moves by each player without a capture or a pawn move.
article-move-taken-back = Taking back
    .gist = Both players may agree to take back a move and all later moves. The player who made that move then moves again. The times do not change.
article-game-broken-off = Abandoning the game
    .gist = Both players may agree to abandon the game, which then does not count. Before both have moved, one player alone may abandon it.
article-chess960-castling-by-hand = Chess960: castling by hand
    .gist = In castling by hand, the king should first be put beside the board near its new square. Then the rook is moved, and then the king is put on its square.
article-chess960-castling-announced = Chess960: announcing castling
    .gist = To avoid misunderstandings, it may be useful to announce castling beforehand.

## Blind players

article-announcing-moves = Announcing moves
    .gist =
    { $edition ->
       *[fide-2023] Each move must be announced clearly. The opponent must repeat it and make it on their own board. A player who promotes must announce the new piece. For clarity, names should be used for the letters of the files. The ranks must have German numbers, unless the arbiter decides otherwise. The names of the pieces and of castling are German.
        [fide-2009] Each move must be announced clearly. The opponent must repeat it and make it on their own board. A player who promotes must announce the new piece. For clarity, names should be used for the letters of the files. The ranks must have German numbers. The names of the pieces and of castling are German.
    }
article-blind-touch = When a piece is touched
    .gist = On the blind player’s board a piece is touched once it has been lifted out of its hole.
article-blind-move-made = When a move is made
    .gist = A blind player’s move is made when a captured piece has been removed from that player’s board, the piece is in a different hole, and the move has been announced.
article-blind-clock-start = Starting the opponent’s clock
    .gist = The opponent’s clock may not be started before the move has been made.
article-sighted-usual-rules = The sighted player
    .gist = The usual rules on touching and making moves apply to the sighted player.
article-blind-clock = A special clock
    .gist =
    { $edition ->
       *[fide-2023] A special chessclock for blind players is allowed. It should announce the time and the number of moves. Alternatively, a clock with hands and a flag that can be felt may be considered. Its flag should be placed so that the minute hand can be felt in the last five minutes of the hour.
        [fide-2009] A special chessclock for blind players is allowed. It must have reinforced hands and a flag that can be felt. The flag should be placed so that the minute hand can be felt in the last five minutes of the hour.
        [fide-2014] A special chessclock for blind players is allowed. It must have reinforced hands and a flag that can be felt. The flag should be placed so that the minute hand can be felt in the last five minutes of the hour. Optionally, the clock may announce the number of moves.
    }
article-blind-score = Keeping score
    .gist = A blind player must keep score in Braille, in ordinary writing or on a recorder.
article-slip-of-the-tongue = Wrong announcements
    .gist = A wrong announcement must be corrected at once, before the opponent’s clock is started.
article-boards-differ = Different positions
    .gist = If the two boards come to show different positions, these must be corrected with the arbiter’s help and both scoresheets. If these agree, a player who wrote the right move but made another one must correct their own board.
article-blind-sheets-differ = Different scoresheets
    .gist = If the scoresheets also differ, the moves must be taken back to the last point where they agree. The arbiter must set the clocks accordingly.
article-blind-assistant = The blind player’s assistant
    .gist = A blind player may use an assistant, who then has some or all of these duties. The assistant makes either player’s move on the opponent’s board, announces the moves of both, keeps score and starts the opponent’s clock. The assistant tells the player how many moves have been completed and the times used, but only when asked. The assistant claims a win on time, informs the arbiter when the sighted player touches a piece, and carries out the formalities of an adjournment.
article-sighted-assistant = The sighted player’s assistant
    .gist =
    { $edition ->
       *[fide-2023] If the blind player has no assistant, the sighted player may use one, who must make and announce both players’ moves. When a blind player meets a hearing-impaired player, an assistant is required.
        [fide-2009] If the blind player has no assistant, the sighted player may use one, who must make and announce both players’ moves.
        [fide-2014] If the blind player has no assistant, the sighted player may use one, who must make and announce both players’ moves.
    }

## Adjourned games

article-sealing-move = Sealing a move
    .gist =
    { $edition ->
       *[other] If the game is not over at the end of the session, the arbiter must require the player who has the move to seal it. The player must write it unambiguously on their own scoresheet and put both scoresheets into an envelope. The player must seal the envelope before stopping the chessclock. Until then the move may be changed. A player who makes a move on the board after being told to seal must write this move as the sealed one.
        [fide-2009] If the game is not over at the end of the session, the arbiter must require the player who has the move to seal it. The player must write it unambiguously on their own scoresheet and put both scoresheets into an envelope. The player must seal the envelope before stopping the clock, without starting the opponent’s. Until then the move may be changed. A player who makes a move on the board after being told to seal must write this move as the sealed one.
        [fide-2023] If the game is not over at the end of the session, the arbiter must require the player who has the move to seal it. The player must write it unambiguously on a paper scoresheet and put both players’ scoresheets into an envelope. The player must seal the envelope before stopping the chessclock. Until then the move may be changed. A player who makes a move on the board after being told to seal must write this move as the sealed one.
    }
article-adjourning-early = Adjourning early
    .gist = A player who has the move and adjourns before the session ends counts as having sealed at its nominal end. The time left must be recorded accordingly.
article-envelope-inscription = On the envelope
    .gist = The envelope must state the names, the position just before the sealed move, the times used, who sealed the move, its number, and a draw offer that still stands. It must also state when and where the game is resumed.
article-envelope-kept = Keeping the envelope
    .gist = The arbiter must check that the information on the envelope is accurate, and is responsible for keeping it safe.
article-offer-after-sealing = Offers after sealing
    .gist = A draw offered after the opponent has sealed stands until the opponent accepts or declines it as usual.
article-resumption-set-up = Before resumption
    .gist = Before the game is resumed, the position just before the sealed move must be set up. The clocks must show the times used at the adjournment.
article-over-before-resumption = Over before resumption
    .gist = The game is over if, before it is resumed, the players agree on a draw or one of them tells the arbiter of resigning.
article-opening-envelope = Opening the envelope
    .gist = The envelope may be opened only if the player who must reply is present.
article-sealed-move-loses = Sealed moves that lose
    .gist = A player who seals one of the following moves loses, unless the Laws end the game otherwise.
article-sealed-move-ambiguous = Ambiguous
    .gist = A player who seals an ambiguous move loses, unless the Laws end the game otherwise.
article-sealed-move-unclear = Unclear
    .gist = A player loses by sealing a move in such a way that its meaning cannot be established, unless the Laws end the game otherwise.
article-sealed-move-illegal = Illegal
    .gist = A player who seals an illegal move loses, unless the Laws end the game otherwise.
article-resumption = At the time of resumption
    .gist = The next steps depend on who is present at the agreed time.
article-replier-present = The player to reply is present
    .gist = If the player who must reply is present at the agreed time, the envelope is opened, the move in it is made, and that player’s clock is started.
article-replier-absent = The player to reply is absent
    .gist = If the player who must reply is absent at the agreed time, that player’s clock must be started. On arrival the player may stop it and call the arbiter. The envelope is opened then, the move in it is made, and the clock is started again.
article-sealer-absent = The player who sealed is absent
    .gist = If the player who sealed is absent at the agreed time, the opponent may write the reply on the scoresheet and seal this in a new envelope, stop their own clock and start that of the absent player, instead of making the reply. That envelope must then be handed to the arbiter to be kept, and opened when the absent player arrives.
article-late-for-resumption = Late for resumption
    .gist =
    { $edition ->
       *[fide-2023] A player who arrives after the default time loses, unless the arbiter decides otherwise. If the sealed move has ended the game, that result still stands.
        [fide-2009] A player who arrives more than an hour late for the resumption loses, unless the event’s rules or the arbiter decide otherwise. If this player sealed the move, the cases below are exceptions.
    }
article-sealed-move-mated = Late, having mated
    .gist = The player who sealed wins despite being late, if the sealed move is checkmate.
article-sealed-move-drew = Late, having drawn
    .gist = The game is drawn although the player who sealed is late, if the sealed move is stalemate or leaves a dead position.
article-other-overstepped = Late, with the opponent out of time
    .gist = The player who sealed wins despite being late, if the player at the board has lost on time.
article-nobody-at-resumption = Both players absent
    .gist = If both players are absent at first and the event’s default time is not zero, the player who must reply loses all the time until arrival, unless the event or the arbiter decides otherwise.
article-envelope-missing = The envelope is missing
    .gist = If the envelope is missing, the game must continue from the adjourned position, with the recorded times on the clocks. If these cannot be established, the arbiter must set the clocks. The sealing player must make the move that was sealed, by that player’s own word.
article-position-lost = The position is lost
    .gist = If the position cannot be established again, the game must be cancelled and a new one played.
article-wrong-times-at-resumption = Wrong times at resumption
    .gist =
    { $edition ->
       *[fide-2023] If either player, before making a first move, points out wrong times at the resumption, they must be corrected. Otherwise they stay as they are and play must continue, unless the arbiter decides otherwise.
        [fide-2009] If either player, before making a first move, points out wrong times at the resumption, they must be corrected. Otherwise they stay as they are and play continues, unless the arbiter finds the consequences too severe.
    }

## Chess960

article-chess960-start = Chess960: the start
    .gist = The pieces behind the pawns are arranged by lot. The king must be between the rooks, the bishops on squares of both colours, and Black opposite White. Before the game a program, dice, a coin or cards, for example, may decide. After that the ordinary rules apply.
article-chess960-castling = Chess960: castling
    .gist = Each player may castle once. King and rook end on the squares of ordinary castling, wherever they began. No other piece may be in the way of either. For the rest, castling follows the ordinary rules.
