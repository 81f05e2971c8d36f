# What the articles of the Laws ask for, in our own words: a heading, and one
# or two sentences. The names are those of the provisions. $edition is fide-2009,
# fide-2014, fide-2018 or fide-2023, for where the editions differ.

# An article with several provisions.
articles-together = { $first }; { $next }
    .gist = { $first } { $next }

## Nature and objectives

article-silent-laws = Where the Laws are silent
    .gist = Laws cannot foresee everything. What they do not settle is decided by comparing it with what they do settle, and arbiters are trusted to judge soberly; more detailed rules would take that freedom from them.
article-two-opponents = Two opponents, one board
    .gist = A game is played by two people against each other, on one chessboard.
article-alternation = Moving by turns
    .gist = White begins and the players take turns. A player’s turn begins when the opponent has made a move, not only when the clock is pressed.
article-aim-of-the-game = The aim of the game
    .gist = Each player tries to attack the opponent’s king so that no legal move saves it: that is checkmate, and it wins.
article-king-is-never-captured = Kings are never captured
    .gist = Nobody may leave or put their own king under attack, and nobody may take the opponent’s king off the board.
article-dead-position-principle = Neither player can win
    .gist = Where no play at all could lead to checkmate by either player, the game is drawn.

## The initial position

article-chessboard = The chessboard
    .gist = The board has 64 squares, light and dark by turns, and lies with a light square at each player’s right hand. Its lines are called files, ranks and diagonals.
article-piece-set = The pieces
    .gist = Each side begins with sixteen pieces: king, queen, two rooks, two bishops, two knights and eight pawns.
article-initial-position = The initial position
    .gist = White’s pieces stand on the first rank, from a to h rook, knight, bishop, queen, king, bishop, knight and rook, with the pawns in front of them; Black’s stand opposite. Each queen is on a square of her own colour.

## The moves of the pieces

article-own-piece-on-square = Occupied squares
    .gist = A piece cannot go where a piece of its own colour stands. If it goes where an opponent’s piece stands, that piece is captured and leaves the board as part of the move.
article-attack = Attacking
    .gist = A piece attacks every square on which it could capture, even when moving there would expose its own king.
article-bishop-move = The bishop’s move
    .gist = The bishop moves any distance along the diagonals on which it stands.
article-rook-move = The rook’s move
    .gist = The rook moves any distance along its file or its rank.
article-queen-move = The queen’s move
    .gist = The queen moves any distance along its file, its rank or its diagonals.
article-no-jumping = No jumping over pieces
    .gist = Bishops, rooks and queens stop in front of a piece in their way: they do not pass over it.
article-knight-move = The knight’s move
    .gist = The knight goes two squares along a file or rank and one to the side, whatever stands in between.
article-pawn-advance = The pawn’s advance
    .gist = A pawn advances one square, straight ahead, if that square is empty.
article-pawn-double-advance = The pawn’s first advance
    .gist = From where it starts, a pawn may advance two squares instead of one, if both are empty.
article-pawn-capture = The pawn’s capture
    .gist = A pawn captures one square diagonally ahead, and moves diagonally for nothing else.
article-en-passant = Capturing en passant
    .gist = A pawn that has just advanced two squares may be captured by an enemy pawn that stands beside it, as though it had advanced only one.
article-en-passant-at-once = En passant at once
    .gist = A pawn may be captured en passant on the very next move and not later.
article-promotion = Promotion
    .gist = A pawn that reaches its last rank is exchanged in the same move for a queen, rook, bishop or knight of its colour, whichever the player likes and whatever has been captured before. The new piece takes effect at once.
article-king-move = The king’s move
    .gist = The king goes to a neighbouring square that no opponent’s piece attacks.
article-castling = Castling
    .gist = Castling is one move of the king, along the first rank and with either rook: the king goes two squares from where it began towards that rook, and the rook goes to the square that the king has passed over.
article-castling-right-lost = Castling lost for good
    .gist = A king that has moved can no longer castle, and no king can castle with a rook that has moved.
article-castling-prevented = Castling prevented for now
    .gist = Castling has to wait while the king stands on, passes over or reaches an attacked square, and while anything stands between king and rook.
article-castling-under-attack = Castling under attack
    .gist = The king castles neither out of check nor over an attacked square nor onto one; an attack on the rook does not matter.
article-castling-blocked = Castling over pieces
    .gist = The king cannot castle with a rook while a piece stands between the two.
article-check = Check
    .gist = A king that is attacked is in check, even if the attacking piece could not itself move without exposing its own king.
article-no-self-check = No move into check
    .gist = No move may leave the player’s own king in check or bring it into check.
article-legal-move = Legal moves
    .gist = A move is legal if it fulfils everything that the rules on the moves of the pieces require.
article-illegal-move = Illegal moves
    .gist = A move is illegal if it fails anything that the rules on the moves of the pieces require.
article-illegal-position = Illegal positions
    .gist = A position is illegal if no game of legal moves can lead to it.

## The act of moving

article-one-hand = One hand
    .gist = Every move, castling and promotion included, is made with one hand.
article-adjusting = Adjusting pieces
    .gist = Pieces may be put straight on their squares by the player having the move and nobody else, and only after announcing it.
article-intentional-contact = Other contact with a piece
    .gist = Whoever touches a piece without having announced an adjustment is taken to mean it, unless it clearly was an accident.
article-touched-own-piece = Touch-move
    .gist = A player having the move who deliberately touches pieces of their own must move the first of them that can move.
article-touched-opponent-piece = Touch-capture
    .gist = A player having the move who deliberately touches pieces of the opponent must capture the first of them that can be captured.
article-touched-both-colours = Touching pieces of both colours
    .gist = A player who has touched a piece of each colour must capture the one with the other. If that is illegal, the first piece touched that can move or be captured decides; if nobody knows which was touched first, it is taken to be the player’s own.
article-touched-king-and-rook = Touching king and rook
    .gist = A player who touches a rook after the king, or both at once, must castle to that side if castling there is legal.
article-touched-rook-first = Touching the rook first
    .gist = A player who touches a rook and then the king cannot castle to that side on this move, and has touched the rook.
article-castling-illegal-after-touch = Castling meant, but illegal
    .gist = A player who touches the king in order to castle where castling is illegal must make another move with the king, perhaps by castling to the other side. Any legal move will do if the king cannot move.
article-promotion-choice = Choosing the promoted piece
    .gist = The player may still choose another piece until the new one touches the square where the pawn is promoted.
article-no-touched-piece-can-move = Touched pieces without a legal move
    .gist = If no touched piece can move or be captured, any legal move will do.
article-promotion-any-order = Promotion in any order
    .gist = The acts that make up a promotion may be done in whatever order, and the pawn need not be put on the last rank at all.
article-released-piece = A piece let go
    .gist =
    { $rules ->
        [casual] A move is made when it has been entered.
       *[other] Once a piece has been let go where a legal move can take it, the player can no longer move it to another square, and the move is made when all that belongs to it has been done.
    }
article-capture-made = When a capture is made
    .gist = To have made a capture the player must have taken the captured piece away and let go of the capturing one on its square.
article-castling-made = When castling is made
    .gist =
    { $edition ->
       *[fide-2023] Castling is made when the rook has been let go. Once the king has been let go two squares away, the player must finish castling if it is legal there. If it is not, the king has to make another legal move, and if it has none, any legal move will do.
        [fide-2009] Castling is made when the rook has been let go. Once the king has been let go two squares away, the player must finish castling if it is legal there.
    }
article-promotion-made = When a promotion is made
    .gist = A promotion is made when the pawn is gone from the board and the new piece has been let go on the square of promotion.
article-touch-claim-lost = Complaining in time
    .gist = A player who deliberately touches a piece can no longer object to how the opponent has touched or moved pieces.
article-assistant-for-moves = An assistant for moving
    .gist = For a player who cannot move the pieces an assistant acceptable to the arbiter may do it. The player provides the assistant.

## The completion of the game

article-checkmate = Checkmate
    .gist = A player who checkmates with a properly made legal move wins, and the game is over at once.
article-resignation = Resignation
    .gist =
    { $edition ->
       *[fide-2023] A player who resigns loses, and the game is over at once; it is drawn, however, if no series of legal moves could have let the opponent checkmate.
        [fide-2009] A player who resigns loses to the opponent, and the game is over at once.
        [fide-2014] A player who resigns loses to the opponent, and the game is over at once.
        [fide-2018] A player who resigns loses to the opponent, and the game is over at once.
    }
article-stalemate = Stalemate
    .gist = A player having the move who is not in check and has no legal move is stalemated, and the game is drawn at once, if the move before was properly made.
article-dead-position = Dead position
    .gist =
    { $rules ->
        [casual] The game is drawn if neither player can checkmate by any series of legal moves, as with a bare king against a bare king, or against a king with one knight or one bishop.
       *[other] The game is drawn at once when neither player could checkmate any more, however both of them went on to play, if the move that led there was properly made.
    }
article-draw-agreement = Agreeing on a draw
    .gist =
    { $edition ->
       *[fide-2023] The players may agree on a draw while they play, once each of them has made a move.
        [fide-2009] The players may agree on a draw while they play.
        [fide-2014] The players may agree on a draw while they play.
    }
article-draw-by-repetition-claim = Draw by repetition
    .gist = The game may be drawn if the same position comes up three times and a player claims it correctly.
article-draw-by-fifty-moves-claim = Draw by fifty moves
    .gist = The game may be drawn if both players have made fifty moves without a capture or a pawn move, and one of them claims it correctly.

## The chessclock

article-chessclock = The chessclock
    .gist = A chessclock has two displays, of which only one runs at a time; “clock” means one of the two. Each has a flag, and the flag falls when the player’s time is used up.
article-press-completes-move = Pressing the clock
    .gist =
    { $rules ->
        [casual] A player’s time runs only on their own turn: a move that is entered is complete, and the opponent’s time runs.
       *[other] After a move the player presses the clock, which stops that player’s time and starts the opponent’s. The move is complete only then.
    }
article-ending-move-needs-no-press = Moves that end the game
    .gist =
    { $rules ->
        [casual] A move with which the game ends is complete as well.
       *[other] A move with which the game ends needs no press of the clock to be complete.
    }
article-next-move-completes-move = Completed by the next move
    .gist = A player who forgot the clock has completed the move all the same once that player’s next move is made.
article-press-always-allowed = The right to press
    .gist =
    { $edition ->
       *[fide-2023] Nobody may keep a player from pressing the clock after a move, even if the opponent has already replied. Until then the player’s time goes on running.
        [fide-2009] Nobody may keep a player from pressing the clock after a move. Until then the player’s time goes on running.
    }
article-press-with-same-hand = The hand that presses
    .gist = The clock is pressed with the hand that made the move, and fingers do not rest on the button or hover over it.
article-improper-clock-handling = Rough handling of the clock
    .gist =
    { $edition ->
       *[fide-2023] Players handle the clock with care. They may not press it with force, pick it up, press it before moving or knock it over, and the arbiter penalises those who do.
        [fide-2009] Players handle the clock with care. They may not press it with force, pick it up or knock it over, and the arbiter may penalise those who do.
    }
article-adjust-on-own-time = Adjusting on one’s own time
    .gist = Pieces may be adjusted only by the player whose time is running.
article-assistant-for-clock = An assistant for the clock
    .gist =
    { $edition ->
       *[fide-2023] For a player who cannot use the clock an assistant acceptable to the arbiter may do it. The arbiter adjusts that player’s clock fairly, but leaves it as it is if the player has a disability.
        [fide-2009] For a player who cannot use the clock an assistant acceptable to the arbiter may do it. The arbiter adjusts that player’s clock fairly.
    }
article-time-control = The time control
    .gist = The event says beforehand how much time there is for how many moves, in how many periods, and what time is added with each move.
article-time-saved-and-delay = Time saved, and delay
    .gist =
    { $edition ->
       *[fide-2023] Time left over from one period carries over into the next. With a delay each move begins with a fixed extra time, of which nothing is kept.
        [fide-2009] Time left over from one period carries over into the next, except with a delay: there each move begins with a fixed extra time, of which nothing is kept.
    }
article-flag-fall-check = Counting moves after a flag-fall
    .gist = When a flag has fallen, it is checked at once whether the player has completed the moves that the period requires.
article-white-clock-starts = Starting the clocks
    .gist = At the appointed time White’s clock is started.
article-default-time = Arriving too late
    .gist =
    { $rules ->
        [fide-2009-finland] In Finland a player may come half an hour after the start, unless the event sets another time. Whoever comes later has lost, if the arbiter does not decide otherwise.
       *[other]
            { $edition ->
               *[fide-2023] Whoever comes to the board after the default time has lost, if the arbiter does not decide otherwise. If the event does not set this time, it is the start itself.
                [fide-2009] Whoever comes to the board after the default time has lost, if the arbiter does not decide otherwise. This time is the start itself, unless the event sets a later one.
                [fide-2014] Whoever comes to the board after the default time has lost, if the arbiter does not decide otherwise. The event has to say beforehand which time that is.
            }
    }
article-both-absent = Nobody present at the start
    .gist =
    { $edition ->
       *[fide-2023] If the default time is not zero and neither player is there, White’s time runs until White comes, if neither the event nor the arbiter says otherwise.
        [fide-2009] If neither player is there, White’s time runs until White comes, if neither the event nor the arbiter says otherwise.
    }
article-flag-fall-observed = When a flag counts as fallen
    .gist =
    { $rules ->
        [finnish-blitz-2008] A flag-fall counts when a player points it out.
        [casual] The software sees at once that a player’s time is up.
       *[other] A flag-fall counts from when the arbiter sees it or a player rightly claims it, and not before.
    }
article-flag-fall-loses = Losing on time
    .gist =
    { $rules ->
        [casual] A player whose time is up loses.
        [finnish-blitz-2008] A player whose flag falls first loses, if the opponent has enough material.
       *[other] A player who has not completed the required moves in time loses, unless the game had already ended on the board or by the players’ will. If the opponent could never checkmate, the game is drawn.
    }
article-clock-defect = Defective clocks
    .gist = What the clock shows is final unless the clock is plainly defective. Then it is replaced, and the arbiter estimates the times as well as possible.
article-wrong-clock-setting = Wrongly set clocks
    .gist = A clock found to be wrongly set is stopped at once, and the arbiter corrects the setting, the times and the move counter.
article-both-flags = Both flags down
    .gist =
    { $edition ->
       *[fide-2023] In a game without increment for which the event has announced this rule, play goes on if both flags are down, nobody can tell which fell first, and it is not the last period.
        [fide-2009] Play goes on if both flags are down, nobody can tell which fell first, and it is not the last period.
        [fide-2014] Play goes on if both flags are down, nobody can tell which fell first, and it is not the last period.
    }
article-both-flags-last-period = Both flags down in the last period
    .gist =
    { $edition ->
       *[fide-2023] In a game without increment for which the event has announced this rule, the game is drawn if both flags are down in the last period and nobody can tell which fell first.
        [fide-2009] The game is drawn if both flags are down in the last period and nobody can tell which fell first.
        [fide-2014] The game is drawn if both flags are down in the last period and nobody can tell which fell first.
    }
article-interruption = Interrupting the game
    .gist = If play has to be interrupted, the arbiter stops the clocks.
article-restart = Going on
    .gist = The arbiter decides when an interrupted game goes on.
article-stopping-the-clock = Stopping the clocks
    .gist = Players stop the clocks only to call the arbiter, for example because a piece for a promotion is missing.
article-no-valid-reason = Stopping without reason
    .gist = When a player has stopped the clocks, the arbiter finds out whether there was a valid reason. If not, the player is penalised.
article-screens-allowed = Screens in the hall
    .gist = Boards and monitors that show positions and moves, and clocks that count them, are allowed in the hall.
article-displays = Screens and counters
    .gist = No claim can rest on what a screen or a move counter shows alone.

## Irregularities

article-times-after-irregularity = Times after an irregularity
    .gist =
    { $edition ->
       *[fide-2023] When an earlier position is put back, the arbiter gives the clocks the times that seem right, sets the move counter, and may also leave the times as they are.
        [fide-2009] When an earlier position is put back, the arbiter gives the clocks the times that seem right and sets the move counter.
        [fide-2014] When an earlier position is put back, the arbiter gives the clocks the times that seem right, sets the move counter, and may also leave the times as they are.
    }
article-wrong-initial-position = Pieces set up wrongly
    .gist = A game found to have begun from a wrong position does not count, and a new one is played.
article-wrong-orientation = Board the wrong way round
    .gist = If the board turns out to be the wrong way round, the position is moved to a board that lies correctly and the game goes on.
article-reversed-colours = Colours exchanged
    .gist =
    { $edition ->
       *[fide-2023] A game begun with the colours exchanged is given up for a new one, as long as the players have not both made ten moves. After that it goes on.
        [fide-2009] A game begun with the colours exchanged goes on, unless the arbiter rules otherwise.
        [fide-2014] A game begun with the colours exchanged goes on, unless the arbiter rules otherwise.
    }
article-displaced-pieces = Pieces knocked over
    .gist = Whoever knocks pieces over puts them back while their own clock runs.
article-displaced-help = Help with displaced pieces
    .gist =
    { $edition ->
       *[fide-2023] Where it is needed, the player or the opponent stops the clocks and asks the arbiter to help.
        [fide-2009] Where it is needed, either player may stop the clocks and ask the arbiter to help.
    }
article-displaced-penalty = Penalty for displaced pieces
    .gist = Displacing pieces may also be penalised by the arbiter.
article-illegal-move-completed = A completed illegal move
    .gist =
    { $rules ->
        [finnish-blitz-2008] An illegal move may be corrected until the clock has been pressed; then it is complete, and the opponent may claim a win.
       *[other] When an illegal move that has been completed is found, the position before it is put back, or the last one that can be known, and the touched piece binds the player. Until the clock is pressed the player may still correct the move.
    }
article-pawn-left-unpromoted = A pawn left on the last rank
    .gist =
    { $rules ->
        [finnish-blitz-2008] A pawn left on its last rank with the clock pressed is an illegal move that the opponent may claim. If nobody does, it stays there, a pawn for good.
       *[other]
            { $edition ->
               *[fide-2023] Pressing the clock with a pawn left on its last rank is an illegal move, and a queen of its colour takes the pawn’s place.
                [fide-2009] Pressing the clock with a pawn left on its last rank is an illegal move, and the position before it is put back.
                [fide-2014] Pressing the clock with a pawn left on its last rank is an illegal move, and a queen of its colour takes the pawn’s place.
            }
    }
article-press-without-move = Pressing without a move
    .gist = A player who presses the clock without having moved is treated as having made an illegal move.
article-two-hands = Two hands for one move
    .gist = A player who uses both hands for one move and presses the clock is treated as having made an illegal move.
article-illegal-move-penalty = What illegal moves cost
    .gist =
    { $edition ->
       *[fide-2023] For a first completed illegal move the opponent receives two minutes, and a second loses the game. If the opponent could never checkmate, the game is drawn instead.
        [fide-2009] For each of the first two completed illegal moves the opponent receives two minutes, and a third loses the game. If the opponent could never checkmate, the game is drawn instead.
    }
article-piece-displaced-from-square = A piece on a wrong square
    .gist = When a piece is found to have strayed from its square, the position before that is put back, or the last one that can be known, and the game goes on from it.

## Recording the moves

article-recording-moves = Keeping score, move after move
    .gist =
    { $edition ->
       *[fide-2023] Both players record all moves of both sides as they are made, on a paper scoresheet or on an electronic one, in one of the two ways that follow.
        [fide-2009] Both players write down all moves of both sides as they are made, as legibly as they can and in algebraic notation, on the scoresheet of the event.
        [fide-2014] Both players write down all moves of both sides as they are made, as legibly as they can and in algebraic notation, on the scoresheet of the event.
        [fide-2018] Both players write down all moves of both sides as they are made, as legibly as they can and in algebraic notation, on the scoresheet of the event.
    }
article-recording-in-advance = Not in advance
    .gist = No move is written down before it is made, except to claim a draw with it or to seal it.
article-record-before-next-move = Write before moving again
    .gist = A player may reply first and write down the opponent’s move afterwards, but not move again while their own last move is unwritten.
article-recording-draw-offer = Recording draw offers
    .gist = Both players note every draw offer on their scoresheets with the sign (=).
article-scoresheet-use = What the scoresheet is for
    .gist = The scoresheet is for the moves and times, for offers and claims, and for what else concerns the game, and for nothing else.
article-assistant-for-recording = An assistant for keeping score
    .gist =
    { $edition ->
       *[fide-2023] For a player who cannot keep score an assistant acceptable to the arbiter may do it. The arbiter adjusts that player’s clock fairly, but leaves it as it is if the player has a disability.
        [fide-2009] For a player who cannot keep score an assistant acceptable to the arbiter may do it. The arbiter adjusts that player’s clock fairly.
    }
article-recording-under-five-minutes = Short of time
    .gist =
    { $edition ->
       *[fide-2023] A player with less than five minutes in a period, and less than thirty seconds added for a move, need not write down moves for the rest of that period.
        [fide-2009] A player with less than five minutes in a period, and less than thirty seconds added for a move, need not write down moves for the rest of that period, but must complete the scoresheet before moving once a flag has fallen.
        [fide-2014] A player with less than five minutes in a period, and less than thirty seconds added for a move, need not write down moves for the rest of that period.
    }
article-neither-keeps-score = Neither player keeps score
    .gist = While neither player has to write, the arbiter or an assistant tries to be there and keep score. After a flag-fall the arbiter stops the clocks, and both players complete their scoresheets from the arbiter’s or the opponent’s.
article-one-keeps-score = One player keeps score
    .gist = If only one of them has stopped writing, that player completes the scoresheet after the flag-fall before moving a piece, and may use the opponent’s sheet while having the move, but gives it back before moving.
article-reconstruction = Reconstructing the game
    .gist = If no scoresheet is complete, the players play the game through on a second board under the eyes of the arbiter or an assistant, who first writes down the position, both times, whose clock ran and how many moves are known.
article-cannot-show-overstep = Scoresheets that do not settle it
    .gist = If the scoresheets cannot show that the time was exceeded, a new period begins with the next move, unless more moves have plainly been made.
article-signing-the-result = Signing the result
    .gist =
    { $edition ->
       *[fide-2023] Both players sign both scoresheets with the result, or approve it on the electronic one. Even a wrong one stands, unless the arbiter decides otherwise.
        [fide-2009] Both players sign both scoresheets with the result. Even a wrong one stands, unless the arbiter decides otherwise.
        [fide-2014] Both players sign both scoresheets with the result. Even a wrong one stands, unless the arbiter decides otherwise.
        [fide-2018] Both players sign both scoresheets with the result. Even a wrong one stands, unless the arbiter decides otherwise.
    }

## The drawn game

article-draw-agreement-restricted = Events that restrict agreement
    .gist = An event may say that players cannot agree on a draw without the arbiter’s consent, either before a certain move or at all.
article-draw-offer = Making a draw offer
    .gist = A draw offer is made after moving and before pressing the clock; at other times the offer holds, but may disturb the opponent. It cannot be taken back or have conditions, and stands until it is accepted, or declined by word or by deliberately touching a piece, or the game has ended.
article-draw-offer-recorded = Noting the offer
    .gist = Each player notes the offer on the scoresheet with the sign (=).
article-claim-is-offer = A claim is also an offer
    .gist =
    { $edition ->
       *[fide-2023] Whoever claims a draw by repetition or fifty moves also offers one.
        [fide-2009] Whoever claims a draw by repetition or fifty moves, or in a quickplay finish, also offers one.
        [fide-2014] Whoever claims a draw by repetition or fifty moves also offers one.
    }
article-threefold-intended = Claiming a third appearance with a move
    .gist =
    { $edition ->
       *[fide-2023] A player having the move may claim a draw if a move brings the same position about for at least the third time. The player writes the move down, or enters it on the electronic scoresheet, and cannot change it any more, does not make it, and tells the arbiter.
        [fide-2009] A player having the move may claim a draw if a move brings the same position about for at least the third time. The player writes the move down, does not make it, and tells the arbiter.
        [fide-2014] A player having the move may claim a draw if a move brings the same position about for at least the third time. The player writes the move down, which cannot be changed any more, does not make it, and tells the arbiter.
        [fide-2018] A player having the move may claim a draw if a move brings the same position about for at least the third time. The player writes the move down, which cannot be changed any more, does not make it, and tells the arbiter.
    }
article-threefold-appeared = Claiming a third appearance on the board
    .gist = A player having the move may claim a draw if the position now on the board has come up for at least the third time.
article-same-position = When positions are the same
    .gist = Two positions are the same if the same player has the move, like pieces stand on the same squares and all of them can make the same moves. They differ if only one of them allows a capture en passant, or if a right to castle has been lost in between.
article-fifty-moves-intended = Claiming fifty moves with a move
    .gist =
    { $edition ->
       *[fide-2023] A player having the move may claim a draw if a move, written down or entered on the electronic scoresheet for good and declared to the arbiter, makes it fifty by each player without a capture or a pawn move.
        [fide-2009] A player having the move may claim a draw if a move, written down and declared to the arbiter, makes it fifty by each player without a capture or a pawn move.
        [fide-2014] A player having the move may claim a draw if a move, written down for good and declared to the arbiter, makes it fifty by each player without a capture or a pawn move.
        [fide-2018] A player having the move may claim a draw if a move, written down for good and declared to the arbiter, makes it fifty by each player without a capture or a pawn move.
    }
article-fifty-moves-completed = Claiming fifty moves already made
    .gist = A player having the move may claim a draw if each player has completed at least fifty moves in a row without a capture or a pawn move.
article-touch-loses-draw-claim = The claim lost by touching
    .gist = A player who deliberately touches a piece cannot claim a draw by repetition or fifty moves on that move.
article-claim-stops-clock = Claiming stops the clock
    .gist =
    { $edition ->
       *[fide-2023] For a claim the clocks are stopped, by the claimant or the arbiter, and the claim cannot be taken back.
        [fide-2009] The claimant may stop the clocks, and the claim cannot be taken back.
        [fide-2014] For a claim the clocks are stopped, by the claimant or the arbiter, and the claim cannot be taken back.
    }
article-claim-correct = A correct claim
    .gist = If the claim turns out to be correct, the game is drawn at once.
article-claim-incorrect = An incorrect claim
    .gist =
    { $edition ->
       *[fide-2023] If the claim turns out to be wrong, the opponent receives two minutes and play goes on. A move written down for the claim is then binding, as far as it is legal.
        [fide-2009] If the claim turns out to be wrong, the opponent receives three minutes and play goes on. A move written down for the claim is then binding, as far as it is legal.
        [fide-2014] If the claim turns out to be wrong, the opponent receives two minutes and play goes on. A move written down for the claim is then binding, as far as it is legal.
    }
article-fivefold-repetition = Fivefold repetition
    .gist =
    { $edition ->
       *[fide-2023] The game is drawn without any claim once the same position has come up five times, not necessarily in a row.
        [fide-2014] The game is drawn without any claim once the same position has come up five times running, each time two moves of each player after the last.
    }
article-seventy-five-moves = Seventy-five moves
    .gist = The game is drawn without any claim once each player has made seventy-five moves in a row without a capture or a pawn move; but if the last of them checkmates, it wins.

## Points

article-points = What a game scores
    .gist =
    { $edition ->
       *[fide-2023] A win scores one point, a draw half a point and a loss nothing, and a game forfeited counts as lost and won, unless the event says otherwise.
        [fide-2009] A win scores one point, a draw half a point and a loss nothing, unless the event says otherwise.
    }
article-points-total = No more than a game is worth
    .gist = Together the players never score more than a game normally gives, and only such scores as it normally gives.

## The conduct of the players

article-disrepute = The reputation of the game
    .gist = Players do nothing that harms the good name of chess.
article-playing-venue = Venue and playing area
    .gist = The venue is the playing area together with the rooms for rest, refreshment and smoking, the toilets, and what else the arbiter names. The playing area is where the games are played.
article-permission-to-leave = Permission
    .gist = Some coming and going needs the arbiter’s permission.
article-leaving-the-venue = Leaving the venue
    .gist = No player leaves the playing venue without the arbiter’s permission.
article-leaving-the-playing-area = Leaving the playing area
    .gist = The player who has the move does not leave the playing area without the arbiter’s permission.
article-entering-the-playing-area = Others in the playing area
    .gist = Whoever is neither player nor arbiter comes into the playing area only with permission.
article-announcing-to-leave = Telling the arbiter on leaving
    .gist = The event may want a player who is waiting for the opponent’s move to tell the arbiter when leaving the playing area.
article-notes-and-advice = Notes and advice
    .gist = While they play, players use no notes, information or advice, and do not analyse on another board.
article-electronic-devices = Electronic devices
    .gist =
    { $rules ->
        [fide-2009-finland] In Finland a telephone that rings is a disturbance like others: first a reminder, then a warning, at last the loss of the game. In events that FIDE rates, FIDE’s penalty is applied.
       *[other]
            { $edition ->
               *[fide-2023] A player may not have an electronic device at the venue without the arbiter’s consent. The event may allow devices in the player’s bag if they are switched off completely; the bag stays where the arbiter agrees, and neither player uses it without permission.
                [fide-2009] Without the arbiter’s permission a player may not have a telephone or other means of communication at the venue unless it is switched off completely.
                [fide-2014] A player may not have a telephone or other means of communication at the venue.
            }
    }
article-device-loses = What a device costs
    .gist =
    { $edition ->
       *[fide-2023] A player who evidently carries a device at the venue loses the game, and the opponent wins. The event may set a milder penalty.
        [fide-2009] A player whose device sounds loses; the opponent scores a win, or a draw where no series of legal moves could win.
        [fide-2014] A player found to have a device at the venue loses the game, and the opponent wins. The event may set a milder penalty.
    }
article-inspection = Inspection
    .gist = The arbiter may require clothes, bags and other belongings to be inspected, in private and by somebody of the same sex as the player. Refusing is penalised.
article-distraction = Disturbing the opponent
    .gist = The opponent may not be distracted or annoyed in any way, be it by unreasonable claims and draw offers or by a source of noise brought into the playing area.
article-infractions-penalised = Breaches of conduct
    .gist =
    { $edition ->
       *[fide-2023] Breaches of the rules of conduct are penalised with one of the arbiter’s penalties.
        [fide-2009] Breaches of the rules of conduct can be penalised with one of the arbiter’s penalties.
    }
article-persistent-refusal = Refusing to comply
    .gist =
    { $edition ->
       *[fide-2023] A player who goes on refusing to comply with the Laws loses the game, and the arbiter decides what the opponent scores.
        [fide-2009] A player who goes on refusing to comply with the Laws can lose the game, and the arbiter decides what the opponent scores.
        [fide-2014] A player who goes on refusing to comply with the Laws loses the game, and the arbiter decides what the opponent scores.
    }
article-both-guilty = Both at fault
    .gist = If both players go on refusing to comply, both of them lose.
article-explanation-asked = Asking about the Laws
    .gist = Players may have particular points of the Laws explained by the arbiter.
article-appeal = Appeals
    .gist =
    { $edition ->
       *[fide-2023] A player may appeal against any decision of the arbiter, even after signing the scoresheet, unless the event says otherwise.
        [fide-2009] A player may appeal against any decision of the arbiter, unless the event says otherwise or the decision is one that the Laws make final.
        [fide-2014] A player may appeal against any decision of the arbiter, even after signing the scoresheet, unless the event says otherwise.
    }
article-players-reconstruct = Helping to settle claims
    .gist = Both players help the arbiter whenever a game has to be reconstructed, for draw claims too.
article-checking-claims = Checking claims
    .gist = Claims of repetition and fifty moves are for the players to check, while the arbiter looks on.

## The arbiter

article-arbiter-observes = Watching the games
    .gist = The arbiter watches the games, above all when players are short of time, enforces decisions, and appoints assistants where they are needed.
article-time-for-disturbance = Time for a disturbance
    .gist = The arbiter may give one or both players more time after a disturbance from outside.
article-no-intervention = Not intervening
    .gist = The arbiter steps in only where the Laws say so. The arbiter does not say how many moves have been made, except when the scoresheets are completed after a flag-fall, nor tell players that it is their turn or that they have forgotten the clock.
article-others-interfering = Interference by others
    .gist = Spectators and other players do not speak about a game or meddle in it; they report irregularities to the arbiter alone. Whoever disturbs can be sent away.
article-venue-telephones = Telephones at the venue
    .gist = At the venue, and in any area next to it that the arbiter names, nobody uses a mobile phone or other means of communication without the arbiter’s permission.
article-penalties = The arbiter’s penalties
    .gist = The arbiter chooses among the penalties that the Laws list, from a warning to expulsion from the event.
article-penalty-warning = Penalty: a warning
    .gist = The arbiter may warn a player.
article-penalty-more-time = Penalty: time for the opponent
    .gist = The arbiter may give the opponent more time.
article-penalty-less-time = Penalty: less time
    .gist = The arbiter may take time from the player at fault.
article-penalty-opponent-points = Penalty: points for the opponent
    .gist = The arbiter may give the opponent more points, up to what the game can give.
article-penalty-fewer-points = Penalty: fewer points
    .gist = The arbiter may take points from the offender.
article-penalty-loss = Penalty: loss of the game
    .gist =
    { $edition ->
       *[fide-2023] The arbiter may declare the game lost, and then decides what the opponent scores.
        [fide-2009] The arbiter may declare the game lost by the player at fault.
    }
article-penalty-fine = Penalty: a fine
    .gist = The arbiter may impose a fine that was announced beforehand.
article-penalty-exclusion = Penalty: exclusion
    .gist = The arbiter may exclude the offender from one round or more.
article-penalty-expulsion = Penalty: expulsion
    .gist = The arbiter may expel the offender from the event.

## Rapid chess

article-rapid-definition = What is rapid
    .gist =
    { $edition ->
       *[fide-2023] A game is rapid if the time for all moves together with sixty increments is more than ten and less than sixty minutes for each player.
        [fide-2009] A game is rapid if the time for all moves together with sixty increments is at least fifteen and less than sixty minutes for each player.
        [fide-2014] A game is rapid if the time for all moves together with sixty increments is more than ten and less than sixty minutes for each player.
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
               *[fide-2023] In rapid chess the players need not write down the moves, and keep their rights to claim all the same. A player may ask the arbiter for a scoresheet at any time, to write the moves down.
                [fide-2009] In rapid chess the players need not write down the moves.
                [fide-2014] In rapid chess the players need not write down the moves.
            }
    }
article-rapid-supervised = Rapid with enough arbiters
    .gist =
    { $edition ->
       *[fide-2023] The Competition Rules apply in full if there is an arbiter for at most three games and an arbiter or assistant records each game.
        [fide-2009] The Competition Rules apply in full if there is an arbiter for at most three games.
        [fide-2014] The Competition Rules apply in full if there is an arbiter for at most three games and an arbiter or assistant records each game.
    }
article-rapid-penalty-time = Rapid: one minute
    .gist = Where the Competition Rules give two minutes for an illegal move or an incorrect claim, rapid chess gives one.
article-rapid-scoresheet-shown = Rapid: asking for the record
    .gist = With enough arbiters, a player having the move may ask the arbiter or assistant to show the record of the game, up to five times; asking more often counts as distracting the opponent.
article-rapid-limited = Rapid with fewer arbiters
    .gist =
    { $edition ->
       *[fide-2023] Where there are not enough arbiters for the Competition Rules, the articles that follow apply.
        [fide-2009] Where there are not enough arbiters, the Competition Rules apply with the exceptions that follow.
        [fide-2014] Where there are not enough arbiters for the Competition Rules, the articles that follow apply.
    }
article-rapid-after-moves =
    { $rules ->
        [finnish-blitz-2008] Mistakes found late
       *[other] Rapid: mistakes found late
    }
    .gist =
    { $edition ->
       *[fide-2023] Once both players have made ten moves, some mistakes are no longer put right.
        [fide-2009] Once both players have made three moves, some mistakes are no longer put right.
        [fide-2014] Once both players have made ten moves, some mistakes are no longer put right.
    }
article-rapid-wrong-setup =
    { $rules ->
        [finnish-blitz-2008] A wrong set-up found late
       *[other] Rapid: a wrong set-up found late
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] A wrong set-up or board found so late stays as it is.
       *[other]
            { $edition ->
               *[fide-2023] A wrong set-up or board found so late stays as it is. A king that began on a wrong square cannot castle, nor can a king castle with a rook that did.
                [fide-2009] A wrong set-up or board found so late stays as it is. A king that began in the queen’s place cannot castle.
                [fide-2014] A wrong set-up or board found so late stays as it is. A king that began on a wrong square cannot castle, nor can a king castle with a rook that did.
            }
    }
article-rapid-clock-setting =
    { $rules ->
        [finnish-blitz-2008] A wrong clock found late
       *[other] Rapid: a wrong clock found late
    }
    .gist =
    { $edition ->
       *[fide-2023] The setting of the clocks stays as it is, unless the schedule of the event would suffer.
        [fide-2009] The setting of the clocks stays as it is.
        [fide-2014] The setting of the clocks stays as it is, unless the schedule of the event would suffer.
    }
article-rapid-act-of-moving =
    { $rules ->
        [finnish-blitz-2008] Touched pieces
       *[other] Rapid: touched pieces
    }
    .gist = The arbiter rules on touching and moving pieces only if a player asks for it.
article-rapid-illegal-move = Rapid: illegal moves
    .gist =
    { $edition ->
       *[fide-2023] With fewer arbiters, an illegal move is penalised as in any game if the arbiter sees it, or the opponent claims it, before the opponent has made the next move; otherwise it stands, unless both players agree to correct it without the arbiter.
        [fide-2009] An illegal move is complete when the clock has been pressed, and the opponent may claim it before moving. Otherwise the arbiter steps in only where both kings stand in check or a promotion was left undone.
        [fide-2014] With fewer arbiters, an illegal move loses if the arbiter sees it or the opponent claims it before moving, and the game is drawn if the opponent could never checkmate. Otherwise it stands, unless both players agree to correct it.
    }
article-rapid-flag-fall =
    { $rules ->
        [finnish-blitz-2008] Winning on time
       *[other] Rapid: winning on time
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] A player wins whose opponent’s flag falls first, if the conditions below are met.
       *[other]
            { $edition ->
               *[fide-2023] A win on time is drawn if the claimant could never checkmate.
                [fide-2009] With fewer arbiters, a flag has fallen when a player says so.
                [fide-2014] A win on time is drawn if the claimant could never checkmate.
            }
    }
article-rapid-flag-claim =
    { $rules ->
        [finnish-blitz-2008] Claiming a win on time
       *[other] Rapid: claiming a win on time
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] The winner points the flag-fall out and stops their own clock with their own flag still up.
       *[other]
            { $edition ->
               *[fide-2023] The claimant stops the clocks, tells the arbiter, and must still have time.
                [fide-2009] The claimant stops the clocks and calls the arbiter; the claimant’s flag must be up and the opponent’s down.
                [fide-2014] The claimant stops the clocks, tells the arbiter, and must still have time.
                [fide-2018] The claimant stops the clocks and tells the arbiter.
            }
    }
article-rapid-flag-called =
    { $rules ->
        [finnish-blitz-2008] The arbiter and the flag
       *[other] Rapid: the arbiter and the flag
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] The arbiter does not say that a flag has fallen.
       *[other]
            { $edition ->
               *[fide-2023] An arbiter who sees a flag fall says so.
                [fide-2009] The arbiter does not say that a flag has fallen, unless both are down.
            }
    }
article-rapid-both-flags =
    { $rules ->
        [finnish-blitz-2008] Both flags down
       *[other] Rapid: both flags down
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] If both flags are down before a win is claimed, the game is drawn, even if a display knows which fell first.
       *[other] If both flags are down at a claim, the game is drawn.
    }
article-rapid-both-kings-in-check = Rapid: an impossible position
    .gist = An arbiter who sees that both kings are in check, or a pawn left on its last rank, waits until the next move has been completed. If the position is then still illegal, the game is drawn.

## Blitz

article-blitz-definition = What is blitz
    .gist =
    { $rules ->
        [finnish-blitz-2008] All moves are made in a time set beforehand, usually five minutes for each player, perhaps with an increment.
       *[other]
            { $edition ->
               *[fide-2023] A game is blitz if the time for all moves together with sixty increments is at most ten minutes for each player.
                [fide-2009] A game is blitz if the time for all moves together with sixty increments is less than fifteen minutes for each player.
                [fide-2014] A game is blitz if the time for all moves together with sixty increments is at most ten minutes for each player.
            }
    }
article-blitz-penalty-time = Blitz: one minute
    .gist = Where the Competition Rules give two minutes for an illegal move or an incorrect claim, blitz gives one.
article-blitz-supervised = Blitz with enough arbiters
    .gist =
    { $edition ->
       *[fide-2023] The Competition Rules apply in full if every game has its own arbiter and is recorded.
        [fide-2009] The Competition Rules apply in full if every game has its own arbiter.
        [fide-2014] The Competition Rules apply in full if every game has its own arbiter and is recorded.
    }
article-blitz-unsupervised = Blitz with fewer arbiters
    .gist =
    { $edition ->
       *[fide-2023] With fewer arbiters, the lighter rules for rapid chess apply.
        [fide-2009] With fewer arbiters, the rules for rapid chess apply, without those on a quickplay finish. An illegal move lets the opponent claim a win before moving, or a draw if unable ever to checkmate.
        [fide-2014] With fewer arbiters, the lighter rules for rapid chess apply.
    }
article-blitz-scoresheet-shown = Blitz: asking for the record
    .gist = With an arbiter for the game, a player having the move may ask the arbiter or assistant to show the record of the blitz game, up to five times; asking more often counts as distracting the opponent.
article-blitz-illegal-move = Blitz: illegal moves
    .gist =
    { $rules ->
        [finnish-blitz-2008] An illegal move that has been completed lets the opponent claim a win before making a move on the board. Capturing the king loses, too.
       *[other] An illegal move lets the opponent claim a win before moving, or a draw if unable ever to checkmate. Afterwards it can be put right only if both players agree.
    }

## Algebraic notation

article-piece-letters = Letters for the pieces
    .gist = A piece is written as a letter, short for its name in the player’s own language, or as a figure in print.
article-pawns-without-letter = Pawns have no letter
    .gist = A move without the letter of a piece is a pawn move.
article-square-names = Names of the squares
    .gist = A square is named by the letter of its file, from a at White’s left to h, and the number of its rank, counted from White.
article-move-notation = Writing a move
    .gist = A move is written as the letter of the piece and the square where it arrives, without a hyphen; for a pawn, the square alone.
article-capture-notation = Writing a capture
    .gist =
    { $edition ->
       *[fide-2023] An x between the piece and the square may mark a capture. When a pawn captures, the file that it leaves comes first, and e.p. may follow a capture en passant.
        [fide-2009] An x between the piece and the square marks a capture. When a pawn captures, the file that it leaves comes first, and e.p. follows a capture en passant.
    }
article-disambiguation = Which of two pieces
    .gist = If two like pieces can go to the same square, the file that the moving one leaves is added, or its rank where both stand on one file.
article-promotion-notation = Writing a promotion
    .gist = The letter of the new piece follows the pawn’s move at once.
article-draw-offer-notation = Writing a draw offer
    .gist = An equals sign in brackets marks a draw offer.
article-abbreviations = Signs
    .gist = Castling is 0-0 with the rook from the h-file and 0-0-0 with the rook from the a-file. An x means a capture, + check, ++ or # checkmate, and e.p. en passant; these four may be left out.
article-notation-required = No other notation
    .gist = At FIDE events only algebraic notation is recognised, and a scoresheet in another one proves nothing. The arbiter warns a player who uses one.

## Quickplay finish

article-quickplay-finish = Quickplay finish
    .gist = A quickplay finish is the end of a game for which no more time will come: what is left on the clock has to do for every move still to be made.
article-quickplay-announced = Quickplay finish: announced
    .gist = These articles apply only if the event has announced them beforehand.
article-quickplay-not-blitz = Quickplay finish: where it does not apply
    .gist =
    { $edition ->
       *[fide-2023] These articles are for standard and rapid games without increment, and not for blitz.
        [fide-2009] In blitz with fewer arbiters a draw cannot be claimed in the quickplay finish.
        [fide-2014] These articles are for standard and rapid games, and not for blitz.
    }
article-quickplay-increment = Quickplay finish: five seconds a move
    .gist = A player having the move with less than two minutes left may ask for five more seconds a move for both, which is a draw offer as well. If the offer is declined and the arbiter agrees, the clocks are set so and the opponent gets two minutes.
article-quickplay-claim = Quickplay finish: claiming a draw
    .gist = A player having the move with less than two minutes left may claim a draw before the flag falls, because the opponent cannot win by normal means or makes no effort to. The arbiter is called, and the clocks may be stopped.
article-quickplay-agreed = Quickplay finish: the decision
    .gist =
    { $edition ->
       *[fide-2023] An arbiter who agrees declares the game drawn; otherwise the decision is postponed or the claim rejected.
        [fide-2009] An arbiter who agrees declares the game drawn; otherwise the decision is postponed.
        [fide-2014] An arbiter who agrees declares the game drawn; otherwise the decision is postponed or the claim rejected.
    }
article-quickplay-postponed = Quickplay finish: postponed
    .gist = If the decision is postponed, the opponent may get two minutes and the game goes on. The arbiter decides later, or soon after a flag has fallen.
article-quickplay-rejected = Quickplay finish: rejected
    .gist = If the claim is rejected, the opponent gets two minutes.
article-quickplay-final = Quickplay finish: no appeal
    .gist = What the arbiter decides here is final.
article-quickplay-no-arbiter = Quickplay finish without an arbiter
    .gist = Where no arbiter is present, the claim ends the game, and is decided afterwards.
article-quickplay-cannot-win = Without an arbiter: no winning by normal means
    .gist = The claimant writes the final position down, and the opponent confirms it.
article-quickplay-no-effort = Without an arbiter: no effort to win
    .gist = The claimant writes the final position down and hands in a complete scoresheet; the opponent confirms both.
article-quickplay-referred = Without an arbiter: who decides
    .gist = The claim goes to an arbiter who is named for it.

## Finland’s blitz rules

article-finnish-blitz = Finland’s blitz rules
    .gist = In Finland’s own events blitz is played under the Laws of FIDE with the exceptions that follow.
article-finnish-castling = Castling with king and queen exchanged
    .gist = A player whose king and queen began in each other’s places may castle in the mirror, short to the queen’s side and long to the king’s side.
article-finnish-displaced = Displaced pieces
    .gist = Pieces that a player has displaced are put back while that player’s clock runs. The opponent may start it for that, and the arbiter may give the opponent time.
article-finnish-interference = Spectators
    .gist = Nobody else may interfere with a game. If a spectator does, the arbiter may order the game to be replayed.
article-finnish-final = No appeal
    .gist = What the arbiter decides is final.
article-illegal-move-unnoticed = What nobody has noticed
    .gist = An illegal move that neither player has noticed in time stands, and nothing can be claimed for it.
article-sufficient-material = Enough material
    .gist = A win on time needs material that forces mate against a bare king, or a mate that the claimant shows to be forced at once.
article-insufficient-material = Too little material
    .gist = The game is drawn if a flag falls and the opponent’s material could not force mate.
article-no-progress = A game without progress
    .gist = A player may claim a draw by perpetual check, repetition or lack of progress. An opponent who does not agree must make progress, and the arbiter draws the game if there is none.
article-order-of-events = What happened first
    .gist = What happened first counts; if that cannot be found out, what was pointed out first. Between an illegal move and a flag-fall, it is the illegal move that leads to a loss.
article-second-offence = The second offence
    .gist = A player who breaks the rules a second time in the same game loses it.
article-arbiter-unasked = The arbiter waits to be asked
    .gist = The arbiter does not step in unless a player asks, and says nothing about flags and illegal moves.

## Casual play

article-only-legal-moves = Only legal moves
    .gist = The software takes legal moves only, and nothing else can be done to the pieces.
article-threefold-without-claim = The third appearance
    .gist = The game is drawn when the same position appears for the third time with the same player to move and the same possible moves.
article-fifty-moves-without-claim = Fifty moves
    .gist = The game is drawn after fifty moves by each player without a capture or a pawn move.
article-move-taken-back = Taking back
    .gist = If both players agree, a move is taken back with all that came after it, and its player moves again. The times stay as they are.
article-game-broken-off = Breaking off
    .gist = If both players agree, the game is broken off and does not count. Before both have moved, one of them is enough.
article-chess960-castling-by-hand = Chess960: castling by hand
    .gist = It is best to put the king beside the board, near where it will stand, then to move the rook, and then to put the king on its square.
article-chess960-castling-announced = Chess960: announcing it
    .gist = To avoid misunderstandings a player may say that castling is about to come.

## Blind players

article-announcing-moves = Announcing moves
    .gist =
    { $edition ->
       *[fide-2023] Each move is announced clearly, repeated by the opponent and made on the opponent’s board, and with a promotion goes the name of the piece. There are names for the files and German numerals and names of the pieces.
        [fide-2009] Each move is announced clearly, repeated by the opponent and made on the opponent’s board. There are names for the files and German numerals and names of the pieces.
    }
article-blind-touch = When a piece is touched
    .gist = On the blind player’s board a piece is touched when it has been taken out of its aperture.
article-blind-move-made = When a move is made
    .gist = A blind player’s move is made when a captured piece is off the player’s board, the piece stands in its new aperture, and the move has been announced.
article-blind-clock-start = Then the clock
    .gist = Only when the move has been made is the opponent’s clock started.
article-sighted-usual-rules = The sighted player
    .gist = For the sighted player the usual rules on touching and making moves hold.
article-blind-clock = A special clock
    .gist = A blind player may use a clock that speaks or whose hands and flag can be felt.
article-blind-score = Keeping score
    .gist = A blind player keeps score in Braille, in ordinary writing or on a recorder.
article-slip-of-the-tongue = A slip of the tongue
    .gist = A wrong announcement is corrected at once, before the opponent’s clock is started.
article-boards-differ = Different positions
    .gist = If the positions on the two boards differ, they are corrected with the help of both scoresheets. A player who has written the right move and made another one corrects their own board.
article-blind-sheets-differ = Different scoresheets
    .gist = If the scoresheets differ as well, the moves are taken back to where they agree, and the arbiter sets the clocks.
article-blind-assistant = The blind player’s assistant
    .gist = An assistant may make the moves on the opponent’s board, announce them, keep score and press the clock, tell moves and times when asked, claim a flag-fall or a touched piece, and do what is needed to adjourn.
article-sighted-assistant = The sighted player’s assistant
    .gist = If the blind player has no assistant, the sighted one may have the moves made and announced by one.

## Adjourned games

article-sealing-move = Sealing a move
    .gist =
    { $edition ->
       *[fide-2023] If the game is not over at the end of the session, the player having the move writes it unambiguously, puts both paper scoresheets into an envelope, seals it, and only then stops the clock. Until then the move may be changed. A move made on the board after being told to seal is the one to seal.
        [fide-2009] If the game is not over at the end of the session, the player having the move writes it unambiguously, puts both scoresheets into an envelope, seals it, and only then stops the clock. Until then the move may be changed. A move made on the board after being told to seal is the one to seal.
        [fide-2014] If the game is not over at the end of the session, the player having the move writes it unambiguously, puts both scoresheets into an envelope, seals it, and only then stops the clock. Until then the move may be changed. A move made on the board after being told to seal is the one to seal.
        [fide-2018] If the game is not over at the end of the session, the player having the move writes it unambiguously, puts both scoresheets into an envelope, seals it, and only then stops the clock. Until then the move may be changed. A move made on the board after being told to seal is the one to seal.
    }
article-adjourning-early = Adjourning early
    .gist = A player who adjourns before the session ends is charged with the time that is left of it.
article-envelope-inscription = On the envelope
    .gist = The envelope shows the players’ names, the position before the sealed move, the times used, who has sealed which move, a draw offer, and when and where the game is resumed.
article-envelope-kept = Keeping the envelope
    .gist = The arbiter checks what is written on the envelope and keeps it safe.
article-offer-after-sealing = Offers after sealing
    .gist = A draw offered after the opponent has sealed stands until it is accepted or rejected as usual.
article-resumption-set-up = Before resumption
    .gist = The position before the sealed move is set up, and the clocks show the recorded times.
article-over-before-resumption = Over before resumption
    .gist = The game is over if the players agree on a draw, or one tells the arbiter of resigning, before it is resumed.
article-opening-envelope = Opening the envelope
    .gist =
    { $edition ->
       *[fide-2023] The envelope is opened only when the player who must reply is there.
        [fide-2009] The envelope is opened only when the player who must reply is there, whose clock is started once the sealed move has been made on the board.
    }
article-sealed-move-loses = Sealed moves that lose
    .gist = Whoever seals a move as follows loses the game, unless the Laws end it otherwise.
article-sealed-move-ambiguous = Ambiguous
    .gist = Whoever seals a move that may mean more than one move loses.
article-sealed-move-unclear = Without a meaning
    .gist = Whoever seals a move whose meaning cannot be established loses.
article-sealed-move-illegal = Illegal
    .gist = Whoever seals an illegal move loses.
article-resumption = At the time of resumption
    .gist = What happens depends on who is there.
article-replier-present = The player to reply is there
    .gist = The envelope is opened, the sealed move is made, and the replying player’s clock is started.
article-replier-absent = The player to reply is missing
    .gist = That player’s clock is started. On arrival the player may stop it and call the arbiter, the envelope is opened, the move is made, and the clock runs again.
article-sealer-absent = The player who sealed is missing
    .gist = The opponent may seal the reply instead of making it, stop their own clock and start the absent player’s. That envelope is opened when the absent player arrives.
article-late-for-resumption = Late for resumption
    .gist =
    { $edition ->
       *[fide-2023] A player who arrives after the default time loses, unless the arbiter decides otherwise or the sealed move has ended the game.
        [fide-2009] A player who arrives more than an hour late loses, unless, that player having sealed, the game has ended otherwise.
        [fide-2014] A player who arrives after the default time loses, unless the arbiter decides otherwise or the sealed move has ended the game.
    }
article-sealed-move-mated = Late, having mated
    .gist = The player who sealed wins although late, if the sealed move is mate.
article-sealed-move-drew = Late, having drawn
    .gist = The game is drawn although the player who sealed is late, if the sealed move stalemates or leaves a dead position.
article-other-overstepped = Late, and the other out of time
    .gist = The player who sealed wins although late, if the player at the board has exceeded the time.
article-nobody-at-resumption = Nobody is there
    .gist = If nobody is there and the default time is not zero, the player who must reply loses the time until arriving, unless it is decided otherwise.
article-lost-between-sessions = Things lost
    .gist = What to do when the envelope or the position is lost.
article-envelope-missing = The envelope is missing
    .gist = The game continues from the adjourned position with the recorded times, or with times set by the arbiter, and the player who sealed makes that move.
article-position-lost = The position is lost
    .gist = If the position cannot be established again, the game is cancelled and a new one is played.
article-wrong-times-at-resumption = Wrong times at resumption
    .gist =
    { $edition ->
       *[fide-2023] Wrong times are corrected if a player points them out before making a first move; later they stand, unless the arbiter decides otherwise.
        [fide-2009] Wrong times are corrected if a player points them out before making a first move; later they stand, unless the arbiter finds the consequences too severe.
    }

## Chess960

article-chess960-start = Chess960: the start
    .gist = The pieces behind the pawns are arranged by lot, with the king between the rooks, bishops on squares of both colours, and Black opposite White. After that the ordinary rules apply.
article-chess960-castling = Chess960: castling
    .gist = Each player may castle once, and king and rook end up on the squares of ordinary castling, wherever they began. No other piece may stand in the way of either, and the king may not be in check, pass over an attacked square or arrive on one.
