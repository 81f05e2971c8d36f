# The articles that share a provision with others: what each of them says, in our
# own words. The names are given in the editions' tables; editions share one where
# their articles say the same.

## Nature and objectives

text-white-begins = The first move
    .gist = White, who plays with the light-coloured pieces, moves first. After that the two take turns, so that the second move is Black’s.
text-having-the-move = Having the move
    .gist = A player has the move as soon as the opponent’s move has been made; nobody has to wait for the clock.
text-aim = The aim of the game
    .gist = Each player tries to attack the opponent’s king so that the opponent is left without a legal move.
text-checkmate-wins = Checkmate wins, and kings are not captured
    .gist = Whoever reaches that aim has checkmated the opponent’s king and won. Nobody may leave or put their own king under attack, and nobody may capture the other one.
text-mated-loses = Being checkmated loses
    .gist = The player whose king is checkmated loses.

## The initial position

text-board = The chessboard
    .gist = The board has 64 equal squares in eight rows of eight, light and dark by turns. It lies between the players so that each has a light square in the near corner on the right.
text-lines = Files, ranks and diagonals
    .gist = The eight columns of squares are files, the eight rows are ranks. Squares of one colour in a straight line from one edge of the board to a neighbouring edge are a diagonal.

## The moves of the pieces

text-own-piece = Squares held by a piece of the same colour
    .gist = No piece moves to a square where a piece of its own colour stands.
text-capturing = Capturing
    .gist = A piece that moves to the square of an opponent’s piece captures it, and the captured piece leaves the board as part of the same move.
text-attacking-a-piece = Attacking a piece
    .gist = A piece attacks an opponent’s piece if it could capture it on its square, as the rules for its moves say.
text-attacking-a-square = Attacking a square
    .gist = A square is attacked even by a piece that may not go there because its own king would then be left or placed under attack.
text-promotion-exchange = The pawn is exchanged
    .gist = A pawn that the player having the move plays to the rank farthest from where it began has to be exchanged, in the same move and on the square where it arrives, for a new piece of its colour: queen, rook, bishop or knight. That square is the square of promotion.
text-promotion-free-choice = Any of the four pieces
    .gist = The player may choose freely among them, whether or not such a piece has been captured before.
text-promotion-effect = Promotion takes effect at once
    .gist = This exchange is called promotion, and the new piece has its effect immediately.
text-king-has-moved = Castling lost: the king has moved
    .gist = A king that has already moved cannot castle any more, with either rook.
text-rook-has-moved = Castling lost: the rook has moved
    .gist = With a rook that has already moved there is no castling any more; the other rook is not affected.

## The act of moving

text-promotion-ways = The ways of promoting
    .gist = A promotion may be carried out in the ways that follow. A piece of the opponent’s that stands on the square of promotion has to be captured.
text-promotion-without-placing = Promoting without placing the pawn
    .gist = The pawn need not be put on the square where it is promoted.
text-promotion-pawn-and-piece = Promoting: pawn off, piece on
    .gist = Taking the pawn away and putting down the new piece may happen in either order.
text-promotion-capture = Promoting with a capture
    .gist = A piece of the opponent’s that stands on the square of promotion has to be captured.

## The completion of the game

text-no-mate-possible = No checkmate can come about
    .gist = The game is drawn as soon as a position has come about from which no series of legal moves can end in checkmate, if the move that led to it was properly made.

## The drawn game

text-threefold-claim = Claiming the third appearance
    .gist = The game is drawn if the player having the move rightly claims that the same position appears for at least the third time, in one of the two ways that follow. The moves in between need not have been repeated.
text-threefold-claim-2009 = Claiming the third appearance
    .gist = The game is drawn if the player having the move rightly claims that the same position appears for at least the third time. Positions are the same if the same player has the move, like pieces stand on the same squares, and all pieces can make the same moves. They are not, if a capture en passant was possible; a right to castle is lost only when king or rook moves.
text-same-en-passant = Not the same: en passant
    .gist = Positions differ if, when the first of them arose, a pawn could have been captured en passant.
text-same-castling = Not the same: castling
    .gist = Positions differ if a king could still castle with a rook that had not moved, and has since lost that right by a move. Only when king or rook has moved is it lost.
text-fifty-claim = Claiming fifty moves
    .gist = The game is drawn if the player having the move rightly claims fifty moves by each player without a pawn move or a capture, in one of the two ways that follow.

## Conduct, and the arbiter

text-venue-is = The playing venue
    .gist = The venue is the playing area together with the rooms for rest and refreshment, the toilets, the place set aside for smoking, and whatever else the arbiter names.
text-playing-area = The playing area
    .gist = The playing area is where the games of the event are played.
text-smoking-and-vaping = Smoking, e-cigarettes included
    .gist = Smoking, e-cigarettes included, is allowed only in the part of the venue that the arbiter has named for it.
text-watching = Watching the games
    .gist = The arbiter watches the games, above all when players are short of time, sees that decisions are carried out, and penalises players where that is called for.
text-assistants = Assistants of the arbiter
    .gist = The arbiter may appoint assistants to watch games, for instance when several players are short of time.
text-duties-2009 = What the arbiter looks after
    .gist = What the arbiter does serves the event: conditions for playing stay good, players are not disturbed, and the event proceeds under the arbiter’s eyes.
text-fair-play-rules = Fair play rules
    .gist = The arbiter follows the rules or guidelines on fair play.

## Rapid and blitz

text-rapid-three-games = Rapid: one arbiter for three games
    .gist = One of two conditions: no arbiter has more than three games to supervise.
text-rapid-each-recorded = Rapid: every game recorded
    .gist = The other condition: the arbiter or an assistant of the arbiter records every game, electronically if that can be done.
text-rapid-event-says = Rapid: the event says which rules apply
    .gist = The regulations of the event say whether rapid games are played under the Competition Rules or under the lighter rules for rapid chess. It is the same from the first round to the last.
text-blitz-one-game = Blitz: an arbiter for each game
    .gist = One of two conditions: an arbiter supervises one game and no other.
text-blitz-each-recorded = Blitz: every game recorded
    .gist = The other condition: the arbiter or an assistant of the arbiter records every blitz game, electronically if that can be done.
text-blitz-event-says = Blitz: the event says which rules apply
    .gist = The regulations of the event say whether blitz games are played under the Competition Rules or under the lighter rules. It is the same from the first round to the last.
text-blitz-as-rapid = Blitz: as in rapid
    .gist = Blitz is played by the rules for rapid chess, except where the rules for blitz say otherwise.

## The act of moving, and inspection, as some editions have them

text-promotion-made = When a promotion is made
    .gist = A promotion is made when the pawn is gone from the board and the new piece has been let go on the square of promotion. A pawn let go on that square has not yet made the move, but can no longer be played elsewhere.
text-inspection-body = Inspection
    .gist = The arbiter may require clothes, bags, other belongings and the body to be inspected, in private and by somebody of the same sex as the player, either the arbiter or a person authorised. Refusing is penalised.

## The Preface, and the king’s step

text-preface = Where the Laws are silent
    .gist = Laws cannot foresee everything. What they do not settle is decided by comparing it with what they do settle, and arbiters are trusted to judge soberly; more detailed rules would take that freedom from them. Games that FIDE rates are played by the Laws, which are recommended for others too, and a federation may ask FIDE for a ruling about them.
text-king-step = The king’s move
    .gist = The king goes to one of the squares next to its own.

## What 2009 and Finland’s blitz rules put together otherwise

text-leaving-2009 = Leaving venue and playing area
    .gist = No player leaves the playing venue without the arbiter’s permission: the playing area, the toilets, the places for refreshment and smoking, and what else the arbiter names. The player who has the move may not leave the playing area either without it.
text-blitz-without-2009 = Blitz: what does not hold
    .gist = In blitz with fewer arbiters neither the draw claim of the quickplay finish nor the rule of rapid chess on illegal moves is in force.
text-fi-same-hand = The same hand
    .gist = The clock is pressed with the hand that makes the move.
text-fi-clock = Hands off the clock
    .gist = Players touch the clock only to press it or to put it straight, and treat it with care. After a move a player may always press it, but does not keep the hand on the button or above it.
text-fi-displaced = Displaced pieces
    .gist = Whoever displaces pieces puts them back while their own clock runs; if need be, the opponent may start that clock to make sure of it. The arbiter may give the opponent more time.
text-fi-promotion = A pawn on the last rank
    .gist = To fetch the piece for a promotion either player may stop the clocks. If a pawn is left on the last rank and the clock is pressed, the opponent may claim an illegal move; if nobody does, it stays there and can never be promoted.
text-fi-win-on-time = Won by: time
    .gist = A player wins when the opponent’s flag falls first, on the two conditions that follow.
text-fi-stopping = In a dispute
    .gist = In a dispute either player may stop the clock to call the arbiter.
text-fi-penalties = Penalties
    .gist = A player can be penalised for breaking the rules, as follows.
text-fi-first-offence = The first offence
    .gist = The first time, the player is warned.
text-fi-second-offence = The second offence
    .gist = The second time in the same game, the player loses that game.
text-fi-more-offences = Offences in several games
    .gist = If offences are repeated in several games, the arbiter may use other penalties, up to excluding the player from the event.
text-fi-unasked = The arbiter waits to be asked
    .gist = The arbiter steps in only when a player demands it, and above all points out neither a fallen flag nor an illegal move.
text-fi-spectators = Spectators
    .gist = Spectators and players of other games do not interfere. If a spectator does, for example by pointing out a fallen flag, the arbiter may order the game to be replayed, and may send away whoever disturbs.
text-illegal-2009 = A completed illegal move
    .gist = When an illegal move has been completed, which includes a promotion left undone and a king captured, the position before it is put back, or the last one that can be known. The clocks are corrected, and the touched piece binds the player.
text-released-2009 = A piece let go, and legal moves
    .gist = Once a piece has been let go where a legal move can take it, the player can no longer move it to another square, and the move is made when all that belongs to it has been done. A move is legal if it fulfils everything that the rules on the moves of the pieces require; if it does not, another move has to be made instead.

## Casual play

text-casual-king = Check, the king’s move, castling
    .gist = A king under attack is in check: then only moves that end the check are allowed, and no move may bring one’s own king into check. The aim is to leave the opponent’s king in check without a move. The king goes one square in any direction. Once in a game it may castle, two squares towards a rook on the same rank, which goes to the square passed over: if neither of them has moved, nothing stands between them, and the king neither is in check nor passes over an attacked square nor arrives on one.
text-casual-stalemate = Stalemate
    .gist = A player having the move who is not in check and has no legal move is stalemated, and the game is drawn.

## Algebraic notation

text-pieces-no-pawns = What “piece” means here
    .gist = In the rules on notation the word piece means all pieces except pawns.
text-piece-letter = The letter of a piece
    .gist = Each piece has an abbreviation. In English it is the capital first letter of its name: K, Q, R and B, but N for the knight, since K is the king.
text-own-letters = Letters of one’s own language
    .gist = Every player may abbreviate the names that are usual in the player’s country: F for a bishop in French, say. In print, figures of the pieces are recommended.
text-files-named = The letters of the files
    .gist = The eight files have the small letters a, b, c, d, e, f, g and h, counted from White’s left, which is Black’s right.
text-ranks-numbered = The numbers of the ranks
    .gist = The eight ranks are numbered from 1 to 8 beginning at White’s side. So White’s pieces and pawns start on ranks 1 and 2, Black’s on ranks 8 and 7.
text-squares-named = The name of a square
    .gist = So each of the 64 squares has a name that no other has, a letter and a number: e4, for instance, is on file e and rank 4.
text-move-written = Writing a move
    .gist = A move is written as the abbreviation of the piece and the square where it arrives, without a hyphen: Nc3. For a pawn the square alone is written: c4. The longer form with the square of departure may be used too: Nb1c3, c2c4.
text-capture-piece = Capture: the piece first
    .gist = The abbreviation of the piece that captures comes before the x.
text-capture-square = Capture: then the square
    .gist = The square where the piece arrives comes after the x: Nxd4, for instance.
text-capture-pawn = Capture: by a pawn
    .gist = For a pawn that captures, the file that it leaves comes first, then perhaps an x, then the square where it arrives: cxd5. For a capture en passant, e.p. may be added.
text-on-one-rank = Two pieces on one rank
    .gist = If both pieces stand on the same rank, the file that the moving piece leaves stands between its letter and the square: Rad1.
text-on-one-rank-letter = On one rank: the letter
    .gist = First, for two pieces on one rank, comes the abbreviation of the piece: the R of Rad1.
text-on-one-rank-file = On one rank: the file
    .gist = Second comes the file that the piece leaves: the a of Rad1.
text-on-one-rank-square = On one rank: the square
    .gist = Third comes the square where the piece arrives: the d1 of Rad1.
text-on-one-file = Two pieces on one file
    .gist = If both pieces stand on the same file, the number of the rank that the moving piece leaves stands between its letter and the square: R8d5.
text-on-one-file-letter = On one file: the letter
    .gist = First, for two pieces on one file, comes the abbreviation of the piece: the R of R8d5.
text-on-one-file-rank = On one file: the rank
    .gist = Second comes the number of the rank that the piece leaves: the 8 of R8d5.
text-on-one-file-square = On one file: the square
    .gist = Third comes the square where the piece arrives: the d5 of R8d5.
text-neither-rank-nor-file = On different ranks and files
    .gist = If the two pieces share neither rank nor file, the file of departure is preferred, as for two on one rank.
text-two-pawns = Which of two pawns
    .gist = If two pawns can capture the same piece, the file that the capturing pawn leaves is written, then x and the square: bxc5 or dxc5.

## Blind players

text-blind-captured-off = A blind player’s move: the captured piece
    .gist = If the move captures, it is made only when the captured piece is off the board of the player who moves.
text-blind-placed = A blind player’s move: the new aperture
    .gist = The move is made only when the piece has been put into another aperture.
text-blind-announced = A blind player’s move: the announcement
    .gist = The move is made only when it has been announced.
text-clock-speaks = A clock that speaks
    .gist = A special chessclock is allowed for a blind player. It has to be able to announce the time and how many moves have been made.
text-clock-hands = A clock with hands
    .gist = A mechanical clock may be used instead, if it has what follows.
text-clock-special = A special clock
    .gist = A chessclock made for blind players is allowed. It has to have what follows.
text-clock-dial = A special clock: the dial
    .gist = The dial has reinforced hands; one raised dot marks every five minutes, and two mark every fifteen.
text-clock-flag = A special clock: the flag
    .gist = The flag is easy to feel, and stands so that the player can feel the minute hand in the last five minutes of the hour.
text-clock-says-moves = A special clock: the voice
    .gist = If wanted, it has a means of telling the blind player aloud how many moves have been made.
text-assistant-moves = The assistant makes moves
    .gist = The blind player’s assistant may make either player’s move on the board of that player’s opponent.
text-assistant-announces = The assistant announces moves
    .gist = The assistant may announce the moves of both players.
text-assistant-scores = The assistant keeps score and starts the clock
    .gist = The assistant may keep the blind player’s scoresheet and start the opponent’s clock, once the move has been announced.
text-assistant-tells = The assistant tells moves and times
    .gist = If asked, and only then, the assistant tells the blind player how many moves have been completed and how much time each player has used.
text-assistant-claims = The assistant claims
    .gist = The assistant may claim the game when the opponent’s time is up, and tell the arbiter that the sighted player has touched a piece of their own.
text-assistant-adjourns = The assistant sees to an adjournment
    .gist = If the game is adjourned, the assistant may do what has to be done for it.
text-sighted-assistant = The sighted player’s assistant
    .gist = If the blind player has no assistant, the sighted one may have the moves made and announced by one. If a blind player meets a player hard of hearing, there has to be an assistant.

## Adjourned games

text-envelope-names = On the envelope: the names
    .gist = Both players’ names are written on the envelope.
text-envelope-position = On the envelope: the position
    .gist = The position is written down as it was directly before the sealed move.
text-envelope-times = On the envelope: the times
    .gist = The time that each player has used is written on the envelope.
text-envelope-sealer = On the envelope: who sealed
    .gist = The envelope says which player has sealed.
text-envelope-number = On the envelope: the number of the move
    .gist = The envelope says which number the sealed move has.
text-envelope-offer = On the envelope: an offer
    .gist =
    { $edition ->
       *[fide-2023] A draw offer is noted on the envelope if it still stands.
        [fide-2009] A draw offer is noted on the envelope if it was made before the adjournment.
    }
text-envelope-resumption = On the envelope: when and where
    .gist = The date, time and place of the resumption are written on the envelope.
text-session-length-2009 = How long a session lasts
    .gist = A session of resumed games is measured by the arbiter’s clock; when it begins and when it ends is announced beforehand.

## Chess960

text-chess960-by-lot = Chess960: chance, then ordinary chess
    .gist = Before the game the starting position is drawn by lot, within certain rules. Then play is as in ordinary chess: pieces and pawns move as always, and the aim is to checkmate.
text-chess960-first-rank = Chess960: the starting position
    .gist = White’s pawns stand on the second rank as always. The other white pieces come to the first rank by chance, within the limits that follow. A program, dice, coins or cards may decide.
text-chess960-king-between = Chess960: the king between the rooks
    .gist = The king stands somewhere between the two rooks.
text-chess960-bishops = Chess960: bishops on both colours
    .gist = One bishop stands on a light square and the other on a dark one.
text-chess960-black = Chess960: Black opposite White
    .gist = Each black piece stands opposite the white piece of its kind.
text-chess960-castling-once = Chess960: castling once a game
    .gist = Each player may castle once in a game; king and rook may both move in this one move. The ordinary rules have to be read anew for it, as they start from squares where king and rook often do not stand.
text-chess960-four-ways = Chess960: four ways of castling
    .gist = Where king and rook stand before decides which of four ways it is.
text-chess960-both-move = Chess960: both move
    .gist = King and rook each make a move.
text-chess960-exchange = Chess960: they change places
    .gist = King and rook take each other’s squares.
text-chess960-king-only = Chess960: only the king
    .gist = The king moves; the rook is on its square already.
text-chess960-rook-only = Chess960: only the rook
    .gist = The rook moves; the king is on its square already.
text-chess960-advice = Chess960: advice on castling
    .gist = How castling is best done by hand, and where king and rook stand after it.
text-chess960-final-squares = Chess960: where they end up
    .gist = After castling king and rook stand exactly where they would in ordinary chess.
text-chess960-which-squares = Chess960: which squares these are
    .gist = After castling to the c-side (0-0-0) the king stands on c1 and the rook on d1, for Black on c8 and d8. After castling to the g-side (0-0) the king stands on g1 and the rook on f1, for Black on g8 and f8.
text-chess960-notes = Chess960: notes on castling
    .gist = What may be said before, what may surprise, and which squares have to be empty.
text-chess960-one-stands-still = Chess960: one of the two may stand still
    .gist = From some starting positions either king or rook stays where it is in castling, but never both.
text-chess960-move-one = Chess960: castling on move one
    .gist = From some starting positions castling is possible with the very first move.
text-chess960-empty-squares = Chess960: squares that have to be empty
    .gist = Nothing but the king and the castling rook may stand on the squares from the king’s first square to its last, or from the rook’s first square to its last, the last ones included.
text-chess960-occupied-squares = Chess960: squares that may be occupied
    .gist = From some starting positions squares may be occupied in castling that have to be empty in ordinary chess: a, b and e when castling to the c-side, e and h when castling to the g-side.

## Games without increment

text-quickplay-when = Which games these guidelines are for
    .gist = They apply under the two conditions that follow.
text-no-arbiter = Where no arbiter supervises
    .gist = What follows is for events that no arbiter supervises.
text-no-arbiter-claim = Without an arbiter: claiming a draw
    .gist = A player with less than two minutes left may claim a draw before the flag falls, because the opponent cannot win by normal means, or makes no effort to. With that the game is over.

## Finland’s blitz rules

text-fi-touch-claim = Insisting on the touched piece
    .gist = If a player touches one piece and then moves another, the opponent may start that player’s clock and demand that the piece touched first is moved.
text-fi-correcting = Correcting an illegal move
    .gist = A player may put an illegal move right until the player’s own clock has been stopped.
text-fi-touch-after-illegal = The touched piece after an illegal move
    .gist = When an illegal move is replaced by another, the piece that was touched has to be moved.
text-fi-illegal-complete = When an illegal move is complete
    .gist = It is complete when the player’s clock has been stopped and the opponent’s started. From then on the opponent may claim a win.

## What illegal moves cost, and in rapid and blitz

text-illegal-moves-cost = What illegal moves cost
    .gist =
    { $edition ->
       *[fide-2023] For a first completed illegal move the opponent receives two minutes, and a second loses the game. If the opponent could never checkmate, the game is drawn instead. In rapid chess it is one minute (A.3), and with fewer arbiters A.5.2 says when an illegal move still counts; B.3 takes both over for blitz.
        [fide-2009] For a first completed illegal move the opponent receives two minutes, and a second loses the game. If the opponent could never checkmate, the game is drawn instead.
        [fide-2014] For a first completed illegal move the opponent receives two minutes, and a second loses the game. If the opponent could never checkmate, the game is drawn instead. In blitz it is one minute (B.2), and with fewer arbiters A.4.b says what an illegal move costs.
        [fide-2018] For a first completed illegal move the opponent receives two minutes, and a second loses the game. If the opponent could never checkmate, the game is drawn instead. In blitz it is one minute (B.2), and with fewer arbiters A.4.2 says when an illegal move still counts.
    }
