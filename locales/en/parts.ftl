# Articles that share a provision with other articles: the content of each in our own words.
# The editions' tables contain the names. Editions share a name if their articles have the same
# content.

## Nature and objectives

text-white-begins = The first move
    .gist = White, who has the light-coloured pieces, moves first. Black, who has the dark-coloured ones, moves next, and so the players take turns.
text-having-the-move = Having the move
    .gist = A player has the move as soon as the opponent’s move has been made.
text-aim = The aim of the game
    .gist = Each player tries to attack the opponent’s king so that the opponent has no legal move.
text-checkmate-wins = Checkmate wins, and kings are not captured
    .gist = A player who reaches the aim of the game has checkmated the opponent’s king and won. No player may leave or put their own king under attack, or capture the other one.
text-mated-loses = Being checkmated loses
    .gist = The player whose king is checkmated loses.

## The initial position

text-board = The chessboard
    .gist = The chessboard has 64 equal squares in eight rows of eight. They are light and dark by turns, and called white and black squares. The board is put between the players so that each has a white square in the near corner on the right.
text-lines = Files, ranks and diagonals
    .gist = The eight columns of squares are files, the eight rows are ranks. A diagonal is a straight line of squares of one colour between two adjacent edges.

## The moves of the pieces

text-own-piece = Squares held by a piece of the same colour
    .gist = A piece may not move to a square held by its own side.
text-capturing = Capturing
    .gist = A piece that moves to the square of an opponent’s piece captures it. The captured piece is removed as part of the same move.
text-attacking-a-piece = Attacking a piece
    .gist = A piece attacks an opponent’s piece if Articles 3.2 to 3.8 let it capture that piece.
text-attacking-a-square = Attacking a square
    .gist = A piece attacks a square even if it may not move there because its own king would be left or put under attack.
text-promotion-exchange = The pawn is exchanged
    .gist = A player who has the move and takes a pawn to its last rank must replace it in the same move. The new piece, a queen, rook, bishop or knight of its colour, goes on the square of arrival, which is the promotion square.
text-promotion-free-choice = Any of the four pieces
    .gist = The player chooses freely, whether or not such a piece has been captured before.
text-promotion-effect = Promotion takes effect at once
    .gist = This replacement is called promotion. The new piece takes effect at once.
text-king-has-moved = Castling lost: the king has moved
    .gist = A king that has moved can no longer castle with either rook.
text-rook-has-moved = Castling lost: the rook has moved
    .gist = The king can no longer castle with a rook that has moved.

## The act of moving

text-promotion-ways = The ways of promoting
    .gist = A promotion may be carried out in the following ways. An opponent’s piece on the promotion square must be captured.
text-promotion-without-placing = Promoting without placing the pawn
    .gist = The pawn need not be put on the promotion square.
text-promotion-pawn-and-piece = Promoting: pawn off, piece on
    .gist = The pawn may be removed and the new piece placed in either order.
text-promotion-capture = Promoting with a capture
    .gist = An opponent’s piece on the promotion square must be captured.

## The completion of the game

text-no-mate-possible = No checkmate is possible
    .gist =
    { $edition ->
       *[fide-2023] The game is drawn at once in a position from which no series of legal moves can end in checkmate. This requires that the move that led to it was legal and kept Articles 4.2 to 4.7 (touched and released pieces).
        [fide-2009] The game is drawn at once in a position from which no series of legal moves can end in checkmate, if the move that led to it was legal.
    }

## The drawn game

text-threefold-claim = Claiming threefold repetition
    .gist = The game is drawn if the player who has the move correctly claims that the same position occurs for at least the third time. There are two ways to claim, given below. The moves in between can differ.
text-threefold-claim-2009 = Claiming threefold repetition
    .gist = The game is drawn if the player who has the move correctly claims that the same position occurs for at least the third time. The moves in between need not repeat. It is the same position when the same player has the move, like pieces of the same colour occupy the same squares, and all pieces of both players have the same possible moves. Positions differ if a pawn could be captured en passant and no longer can. A king or rook that is forced to move loses its castling right, if any, only after moving.
text-same-en-passant = Different positions: en passant
    .gist = Positions differ if a capture en passant was possible in the first of them.
text-same-castling = Different positions: castling
    .gist =
    { $edition ->
       *[fide-2023] Positions differ if a king could castle with a rook that had not moved, and has lost that right by a move. The right is lost only after the king or the rook has moved.
        [fide-2014] Positions differ if a king or a rook could castle, and has lost that right by a move. The right is lost only after the king or the rook has moved.
    }
text-fifty-claim = Claiming fifty moves
    .gist = The game is drawn if the player who has the move correctly claims that each player’s last fifty moves include no pawn move and no capture. There are two ways to claim, given below.

## Conduct, and the arbiter

text-venue-is = The playing venue
    .gist = The venue is the playing area with the rooms for rest and refreshment, the toilets, the smoking area and other places that the arbiter names.
text-playing-area = The playing area
    .gist = The playing area is where the event’s games are played.
text-watching = Watching the games
    .gist = The arbiter must watch the games, above all when players run short of time, enforce decisions already made, and penalise players where appropriate.
text-assistants = Assistants of the arbiter
    .gist = The arbiter may appoint assistants to watch games, as when time runs short for several players.
text-duties-2009 = Duties of the arbiter
    .gist = The arbiter must serve the best interest of the event and oversee its progress. The arbiter should ensure that good playing conditions are maintained and that players are not disturbed.

## Rapid and blitz

text-rapid-three-games = Rapid: one arbiter for three games
    .gist = The first of two conditions for full supervision: each arbiter supervises at most three games.
text-rapid-each-recorded = Rapid: every game recorded
    .gist = The second condition for full supervision: the arbiter or an assistant records every game. If possible, it is recorded electronically as well.
text-rapid-event-says = Rapid: the event chooses the rules
    .gist =
    { $edition ->
       *[fide-2023] The event’s regulations must say for the whole event whether rapid games follow the Competitive Rules of Play or the simpler rules for rapid chess.
        [fide-2014] The event’s regulations must say for the whole event whether rapid games follow the Competition Rules or the simpler rules for rapid chess.
        [fide-2018] The event’s regulations must say for the whole event whether rapid games follow the Competition Rules or the simpler rules for rapid chess.
    }
text-blitz-one-game = Blitz: an arbiter for each game
    .gist = The first of two conditions for full supervision: each arbiter supervises only one game.
text-blitz-each-recorded = Blitz: every game recorded
    .gist = The second condition for full supervision: the arbiter or an assistant records every blitz game. If possible, it is recorded electronically as well.
text-blitz-event-says = Blitz: the event chooses the rules
    .gist =
    { $edition ->
       *[fide-2023] The event’s regulations must say for the whole event whether blitz games follow the Competitive Rules of Play or the simpler rules.
        [fide-2014] The event’s regulations must say for the whole event whether blitz games follow the Competition Rules or the simpler rules.
        [fide-2018] The event’s regulations must say for the whole event whether blitz games follow the Competition Rules or the simpler rules.
    }
text-blitz-as-rapid = Blitz: as in rapid
    .gist = Without adequate supervision, the rules for rapid chess apply to blitz, unless the rules for blitz differ.

## The act of moving, and inspection, in some editions


## The Preface, and the king’s step

text-preface = Where the Laws are silent
    .gist = Laws cannot foresee every situation or settle every administrative question. For a case that no article settles precisely, comparison with similar settled cases can lead to the right decision. Arbiters are trusted to be competent, of sound judgement and fully objective. A rule with too much detail could take away their freedom of judgement, and so keep them from the solution that fairness, logic and the special circumstances demand. FIDE asks all players and federations to share this view. A game rated by FIDE must be played under the Laws. Other competitive games should be played under them too. A member federation may ask FIDE to rule on a question about the Laws.

## Articles that FIDE 2009 and Finland’s blitz rules divide differently

text-leaving-2009 = Leaving venue and playing area
    .gist = Players may leave the playing venue only with the arbiter’s permission. The venue is the playing area, the toilets, the places for refreshment and smoking, and other places that the arbiter names. The player who has the move may not leave the playing area without permission either.
text-blitz-without-2009 = Blitz: rules that do not apply
    .gist = In blitz without adequate supervision the draw claim of the quickplay finish does not apply. Nor does the rapid rule on illegal moves.
text-fi-same-hand = The same hand
    .gist = The player must press the clock with the hand that makes the move.
text-fi-clock = Hands off the clock
    .gist = Players may touch the clock only to press or straighten it, and must handle it properly. A player may always press it after a move, but may not keep the hand on or above the button.
text-fi-displaced = Displaced pieces
    .gist = A player who displaces pieces must put them back on their own time. If necessary, the opponent may start that clock. The arbiter may give the opponent more time.
text-fi-promotion = A pawn on the last rank
    .gist = If a player moves a pawn to the last rank without promoting it, either player may stop the clocks to get the new piece. If the player leaves the pawn there and presses the clock, the opponent may claim an illegal move. Without a claim the pawn stays there and can never be promoted.
text-fi-win-on-time = Winning on time
    .gist = A player wins if the opponent’s flag falls first, on the two conditions below.
text-fi-stopping = Disputes
    .gist = In a dispute either player may stop the clocks to call the arbiter.
text-fi-penalties = Penalties
    .gist = A player can be penalised for breaking the rules, as follows.
text-fi-first-offence = The first offence
    .gist = For the first offence, the player must be warned.
text-fi-second-offence = The second offence
    .gist = For the second offence in the same game, the player must be judged to have lost it.
text-fi-more-offences = Offences in several games
    .gist = For repeated offences in several games the arbiter may use other penalties, up to exclusion from the event.
text-fi-unasked = The arbiter waits for a claim
    .gist = The arbiter may intervene only when a player asks, and in particular may not point out a flag-fall or an illegal move.
text-fi-spectators = Spectators
    .gist = Spectators and players of other games must not interfere. If a spectator does, for example by pointing out a fallen flag, the arbiter may order the game to be replayed. The arbiter may send a person who disturbs out of the venue.
text-illegal-2009 = A completed illegal move
    .gist = If a completed illegal move is found during a game, the position right before it must be restored. This includes an unfinished promotion and a captured king. If that position is unknown, the last known one before it must be restored. The clocks must be corrected (6.13). The new move is subject to the rules on touched and released pieces (4.3 and 4.6). The game must continue from the restored position.
text-released-2009 = A piece let go, and legal moves
    .gist = A piece that has been released on a square, as all or part of a legal move, may not go to a different square on that move. Separate articles say when a capture, castling or a promotion has been made. A move is legal if it meets all rules of Article 3 on the moves of the pieces. If it does not, another move must be made instead under Article 4.5.

## Casual play

text-casual-king = Check, the king’s move, castling
    .gist = A king under attack is in check. Then only moves that end the check are allowed, and no move may put one’s own king in check. The aim is to leave the opponent’s king in check without a legal move. The king may move only one square, in any direction. Once in a game it may castle: it moves two squares towards a rook of its colour on the same rank, and the rook moves to the square that the king crossed. Neither may have moved, and nothing may be between them. The king may not be in check, cross an attacked square or arrive on one.
text-casual-board = Board, pieces and turns
    .gist = Chess is played on a square board of eight ranks, numbered 1 to 8, and eight files, named by letters. Its 64 squares are white and black by turns, and each player has a white square in the near right corner. The pieces start as the diagram shows, with each queen on her own colour. Each player has sixteen pieces: a king, a queen, two rooks, two bishops, two knights and eight pawns. White has the white pieces and always begins, and Black has the black ones. The colours are agreed, decided by a game of chance or set by the director of the event. The players take turns to move one piece, or in castling the king and a rook. A piece moves to an empty square or captures an opponent’s piece, which is removed. Except en passant, it captures on the square of that piece.
text-casual-rook = The rook’s move
    .gist = The rook moves any number of empty squares along its file or its rank. It also takes part in castling.
text-casual-queen = The queen’s move
    .gist = The queen may move any number of empty squares along its file, its rank or its diagonals.
text-casual-pawns = The pawns
    .gist = A pawn may move one square ahead if that square is empty, and on its first move two squares if both are empty. It may not move backwards. It may capture an opponent’s piece on either of the two squares diagonally ahead, but may not move to them while they are empty. Only pawns capture differently from their moves. A pawn that advances two squares may arrive beside an enemy pawn. That pawn may then capture it en passant, but only on the very next move. A pawn that reaches the eighth rank is promoted to a queen, rook, bishop or knight of its colour. In practice this is nearly always a queen.
text-casual-others = Other rules, and how a game ends
    .gist = Only the knight may jump over other pieces. A player’s pieces may not pass each other on a line or take each other’s places. They may not pass the opponent’s pieces, but may capture them. The capturing piece takes the place of the captured one, except en passant. A captured piece leaves the board and may not return in that game. The king is not captured, only put in check. A player who cannot get the king out of check is checkmated and loses. Any player may resign if the position looks hopeless. A game can also be drawn: by agreement, stalemate, threefold repetition, the fifty-move rule, or because checkmate is impossible, usually for lack of material.
text-casual-clock = Games with a clock
    .gist = A game may have a time limit, which is set when the game is created. Each player then has a certain time to decide on moves and make them. It runs only on that player’s own turn. A player whose time is up loses.
text-casual-draws = Drawn games
    .gist = A draw is a game that ends without a win for either player. Most drawn games end by agreement. The other ways are stalemate, threefold repetition, the fifty-move rule and insufficient material. A position is called drawn if a player can, with correct play, force a draw in the end against every reply.
text-casual-material = Insufficient material
    .gist = A game can end when all pawns have been captured and one side has only the king. The other side has a bare king, or a king with one knight or one bishop. The game is drawn then, because no move of the opponent makes checkmate possible. If checkmate is possible only after a mistake of the weaker player, the fifty-move rule applies.

## Algebraic notation

text-pieces-no-pawns = Meaning of “piece”
    .gist = In the rules on notation “piece” means all pieces except pawns.
text-piece-letter = The letter of a piece
    .gist =
    { $edition ->
       *[fide-2023] Each piece has an abbreviation. In English it is the capital first letter of its name: K, Q, R and B, but N for the knight, because K is the king.
        [fide-2009] Each piece is written as the capital first letter of its name. In English these are K, Q, R and B. For the knight N is used, for convenience.
    }
text-own-letters = Letters in other languages
    .gist =
    { $edition ->
       *[fide-2023] Players may use the abbreviations usual in their country: F for a bishop in French, for example. Figurines are recommended in printed periodicals.
        [fide-2009] Players may use the first letter of the name usual in their country: F for a bishop in French, for example. Figurines are recommended in printed periodicals.
    }
text-files-named = The letters of the files
    .gist = The eight files have the small letters a to h, beginning on White’s left, which is Black’s right.
text-ranks-numbered = The numbers of the ranks
    .gist = The eight ranks are numbered 1 to 8 from White’s side. White’s pieces and pawns start on ranks 1 and 2, Black’s on ranks 8 and 7.
text-squares-named = The name of a square
    .gist = Each of the 64 squares has a unique name, a letter and a number. For example, e4 is on file e and rank 4.
text-capture-piece = Capture: the piece first
    .gist = The abbreviation of the capturing piece comes first, before the x if there is one.
text-capture-square = Capture: then the square
    .gist = The square of arrival comes last, after the x if there is one: Nxd4, for example.
text-capture-pawn = Capture: by a pawn
    .gist = For a pawn capture the file of departure must come first, then optionally an x, and last the square of arrival: cxd5. For en passant, e.p. may be added.
text-on-one-rank = Two pieces on one rank
    .gist = If two like pieces on one rank could reach the same square, the file of departure comes between the piece and the square of arrival: Rad1.
text-on-one-rank-letter = On one rank: the letter
    .gist = First, for two pieces on one rank, comes the abbreviation of the piece: the R of Rad1.
text-on-one-rank-file = On one rank: the file
    .gist = Second comes the file of departure: the a of Rad1.
text-on-one-rank-square = On one rank: the square
    .gist = Third comes the square of arrival: in Rad1 it is d1.
text-on-one-file = Two pieces on one file
    .gist = If two like pieces on one file could reach the same square, the rank of departure comes between the piece and the square of arrival: R8d5.
text-on-one-file-letter = On one file: the letter
    .gist = First, for two pieces on one file, comes the abbreviation of the piece: the R of R8d5.
text-on-one-file-rank = On one file: the rank
    .gist = Second comes the rank of departure: the 8 of R8d5.
text-on-one-file-square = On one file: the square
    .gist = Third comes the square of arrival: in R8d5 it is d5.
text-neither-rank-nor-file = On different ranks and files
    .gist = If two like pieces that could reach the same square share neither rank nor file, the file of departure is preferred, as for two on one rank.
text-two-pawns = Which of two pawns
    .gist = If two pawns could make the same capture, the file of the capturing pawn is written, then x and the square: bxc5 or dxc5.

## Blind players

text-blind-captured-off = A blind player’s move: the captured piece
    .gist = A capture is made only when the captured piece is off the mover’s board.
text-blind-placed = A blind player’s move: the new hole
    .gist = The move is made only when the piece has been put into a different hole.
text-blind-announced = A blind player’s move: the announcement
    .gist = The move is made only when it has been announced.
text-clock-speaks = A speaking clock
    .gist = A special chessclock is allowed for a blind player. It should tell the player the time and the number of moves.
text-clock-hands = A clock with hands
    .gist = A clock with hands may be considered instead, if it has the features below.
text-clock-special = A special clock
    .gist = A chessclock made for blind players is allowed. It must meet the requirements below.
text-clock-dial = A special clock: the dial
    .gist =
    { $edition ->
       *[fide-2023] The first feature is a dial with reinforced hands. One raised dot marks every five minutes, and two mark every fifteen.
        [fide-2009] The clock must have a dial with reinforced hands. One raised dot marks every five minutes, and two mark every fifteen.
        [fide-2014] The clock must have a dial with reinforced hands. One raised dot marks every five minutes, and two mark every fifteen.
    }
text-clock-flag = A special clock: the flag
    .gist =
    { $edition ->
       *[fide-2023] The second feature is a flag that is easy to feel. It should be placed so that the player can feel the minute hand in the last five minutes of the hour.
        [fide-2009] The clock must have a flag that is easy to feel. It should be placed so that the player can feel the minute hand in the last five minutes of the hour.
        [fide-2014] The clock must have a flag that is easy to feel. It should be placed so that the player can feel the minute hand in the last five minutes of the hour.
    }
text-clock-says-moves = A special clock: the voice
    .gist = Optionally, the clock can tell the blind player aloud how many moves have been made.
text-assistant-moves = The assistant makes moves
    .gist = An assistant with this task must make either player’s move on the other player’s board.
text-assistant-announces = The assistant announces moves
    .gist = An assistant with this task must announce the moves of both players.
text-assistant-scores = The assistant keeps score and starts the clock
    .gist =
    { $edition ->
       *[fide-2023] An assistant with this task must keep the blind player’s scoresheet and start the opponent’s clock.
        [fide-2009] An assistant with this task must keep the blind player’s scoresheet and start the opponent’s clock, once the move has been announced.
        [fide-2014] An assistant with this task must keep the blind player’s scoresheet and start the opponent’s clock, once the move has been announced.
    }
text-assistant-tells = The assistant tells moves and times
    .gist = An assistant with this task must tell the blind player how many moves have been completed and how much time each player has used, but only if asked.
text-assistant-claims = The assistant claims
    .gist = An assistant with this task must claim a win when the opponent’s time is up, and tell the arbiter about any of their own pieces that the sighted player touches.
text-assistant-adjourns = The assistant handles an adjournment
    .gist = If the game is adjourned, an assistant with this task must carry out the necessary formalities.

## Adjourned games

text-envelope-names = On the envelope: the names
    .gist = Both players’ names must be written on the envelope.
text-envelope-position = On the envelope: the position
    .gist = The position directly before the sealed move must be shown on the envelope.
text-envelope-times = On the envelope: the times
    .gist = The time that each player has used must be written on the envelope.
text-envelope-sealer = On the envelope: who sealed
    .gist = The envelope must name the player who sealed.
text-envelope-number = On the envelope: the number of the move
    .gist = The envelope must state the number of the sealed move.
text-envelope-offer = On the envelope: an offer
    .gist = The envelope must record a draw offer that still stands.
text-envelope-resumption = On the envelope: when and where
    .gist = The date, time and place of the resumption must be written on the envelope.

## Chess960

text-chess960-by-lot = Chess960: chance, then ordinary chess
    .gist = Before the game the starting position is drawn by lot, within certain rules. Then play is as in ordinary chess. In particular, pieces and pawns move as usual, and each player aims to checkmate the opponent’s king.
text-chess960-first-rank = Chess960: the starting position
    .gist = The starting position must meet some requirements. White’s pawns are on the second rank as usual. The other white pieces are arranged on the first rank by chance, within the limits below. Before the game a program, dice, a coin or cards may decide, for example.
text-chess960-king-between = Chess960: the king between the rooks
    .gist = The king must be between the two rooks.
text-chess960-bishops = Chess960: bishops on both colours
    .gist = One bishop must be on a light square and the other on a dark one.
text-chess960-black = Chess960: Black opposite White
    .gist = Each black piece must be opposite the white piece of its kind.
text-chess960-castling-all = Chess960: castling
    .gist = King and rook end on the squares of ordinary castling, wherever they began. To the c-side (0-0-0) these are c1 and d1, to the g-side (0-0) g1 and f1; for Black c8 and d8, g8 and f8. All squares from start to end of king and rook must be free of other pieces. In castling by hand, the king should first be put beside the board near its new square. Then the rook is moved, and then the king is put on its square. Announcing castling beforehand may be useful. From some starting positions king or rook does not move (never both), or castling is possible on the first move. Squares may then stay occupied that must be empty in ordinary chess. Examples are one or more of a, b and e on the c-side, and e, h or both on the g-side.
text-chess960-castling-once = Chess960: castling once a game
    .gist = Each player may castle once in a game; king and rook may both move in this one move. The ordinary rules need interpretation here, because they assume starting squares that king and rook often do not have.
text-chess960-four-ways = Chess960: four ways of castling
    .gist = The starting squares of king and rook decide which of four ways applies.
text-chess960-both-move = Chess960: both move
    .gist = King and rook each make a move.
text-chess960-exchange = Chess960: they change places
    .gist = King and rook take each other’s squares.
text-chess960-king-only = Chess960: only the king
    .gist = Only the king makes a move.
text-chess960-rook-only = Chess960: only the rook
    .gist = Only the rook makes a move.
text-chess960-advice = Chess960: advice on castling
    .gist = How to castle by hand, and where king and rook end.
text-chess960-final-squares = Chess960: final squares
    .gist = After castling, king and rook should be on exactly the same squares as in ordinary chess.
text-chess960-which-squares = Chess960: names of the final squares
    .gist = After castling to the c-side (0-0-0) the king is on c1 and the rook on d1; for Black on c8 and d8. After castling to the g-side (0-0) the king is on g1 and the rook on f1; for Black on g8 and f8.
text-chess960-notes = Chess960: notes on castling
    .gist = Announcing castling, unusual cases, and the squares that must be empty.
text-chess960-one-stands-still = Chess960: king or rook may stay
    .gist = From some starting positions either king or rook does not move in castling, but never both.
text-chess960-move-one = Chess960: castling on move one
    .gist = From some starting positions castling is possible on the first move.
text-chess960-empty-squares = Chess960: squares that must be empty
    .gist = Only the king and the castling rook may be on the squares between the king’s first and last square, or between the rook’s first and last square. The last squares are included.
text-chess960-occupied-squares = Chess960: squares that may be occupied
    .gist = From some starting positions, squares may stay occupied in castling that must be empty in ordinary chess. For example, one or more of a, b and e may be occupied after castling to the c-side, and e, h or both after castling to the g-side.

## Games without increment

text-quickplay-when = Scope of these guidelines
    .gist = These guidelines apply under the two conditions below.
text-no-arbiter = Events without an arbiter
    .gist = The following applies to events that no arbiter supervises.
text-no-arbiter-claim = Without an arbiter: claiming a draw
    .gist =
    { $edition ->
       *[fide-2023] A player with less than two minutes left may claim a draw before the flag falls. The ground is that the opponent is unable to win by normal means, makes no effort to win by them, or both. The claim ends the game.
        [fide-2009] In a quickplay finish, a player with less than two minutes left may claim a draw before the flag falls. The ground is that the opponent is unable to win by normal means, makes no effort to win by them, or both. The claim ends the game. It must be referred to an arbiter, who decides it finally.
    }

## Finland’s blitz rules

text-fi-touch-claim = Insisting on the touched piece
    .gist = If a player touches one piece and moves another, the opponent may start that player’s clock and demand that the first piece be moved.
text-fi-correcting = Correcting an illegal move
    .gist = A player may correct an illegal move before stopping their own clock.
text-fi-touch-after-illegal = The touched piece after an illegal move
    .gist = The touch-move rule also binds the move that replaces an illegal one.
text-fi-illegal-complete = Completing an illegal move
    .gist = An illegal move is complete when the player has stopped their own clock and started the opponent’s. From then on the opponent may claim a win.

## Penalties for illegal moves, also in rapid and blitz

text-illegal-moves-cost = Penalty for illegal moves
    .gist =
    { $rules ->
        [fide-2017] { article-illegal-move-penalty.gist } In blitz the opponent receives one minute (B.2). Without full supervision A.4.2 sets the penalty for an illegal move.
       *[other]
            { $edition ->
               *[fide-2023] { article-illegal-move-penalty.gist } In rapid chess the opponent receives one minute (A.3). Without full supervision A.5.2 says when an illegal move still counts. B.3 applies both articles to blitz.
                [fide-2009] { article-illegal-move-penalty.gist }
                [fide-2014] { article-illegal-move-penalty.gist } In blitz the opponent receives one minute (B.2). Without full supervision A.4.b sets the penalty for an illegal move.
                [fide-2018] { article-illegal-move-penalty.gist } In blitz the opponent receives one minute (B.2). Without full supervision A.4.2 says when an illegal move still counts.
            }
    }
