# What a ruling says: one sentence for each effect. $player is the player
# concerned, $opponent the other one.

## Obligations on this move

ruling-must-move = { NAME($player) } must move the piece on { $square }.
ruling-must-capture = { NAME($player) } must capture the piece on { $square }.
ruling-must-capture-with = { NAME($player) } must capture the piece on { $square } with the piece on { $by }.
ruling-must-castle = { NAME($player) } must castle { NAME($wing) }.
ruling-must-move-king = { NAME($player) } must move the king.
ruling-must-move-to = { NAME($player) } must make a move to { $square }.

## Rights lost

ruling-right-lost-claim-draw = { NAME($player) } has lost the right to claim a draw on this move.
ruling-right-lost-claim-touched-piece = { NAME($player) } has lost the right to claim that { NAME($opponent) } did not observe the rules on touching and moving pieces.
ruling-right-lost-castle = { NAME($player) } may not castle { NAME($wing) } on this move.

## Moves

ruling-move-made = { NAME($player) } has made the move { $san }.
ruling-move-completed = { NAME($player) } has completed the move.
ruling-illegal-move =
    { $count ->
        [1] { NAME($player) } has completed a first illegal move.
        [2] { NAME($player) } has completed a second illegal move.
        [3] { NAME($player) } has completed a third illegal move.
       *[other] { NAME($player) } has completed illegal move number { $count }.
    }
# $position is the position that stands from now on, as FEN.
ruling-position-restored = The position is put right and is now { $position }.
ruling-pawn-replaced = The pawn on { $square } is replaced by a queen of the same colour.

## Clocks and times

ruling-time-added = { NAME($player) } receives { TIME($ms) }.
ruling-time-removed = { NAME($player) } loses { TIME($ms) }.
ruling-clock-started = { NAME($player, form: "owner") } clock runs.
ruling-clock-stopped = { NAME($player, form: "owner") } clock is stopped.
ruling-flag-fallen = { NAME($player, form: "owner") } flag has fallen.
ruling-period-reached = { NAME($player) } has reached period { $period } of the time control.

## Offers and claims

ruling-draw-offered = { NAME($player) } has offered a draw.
ruling-draw-declined = { NAME($player) } has declined the draw offer.

ruling-claim-correct-threefold = { NAME($player, form: "owner") } claim of threefold repetition is correct.
ruling-claim-correct-fifty-moves = { NAME($player, form: "owner") } claim under the fifty-move rule is correct.
ruling-claim-incorrect-threefold = { NAME($player, form: "owner") } claim of threefold repetition is incorrect.
ruling-claim-incorrect-fifty-moves = { NAME($player, form: "owner") } claim under the fifty-move rule is incorrect.
ruling-claim-incorrect-flag = { NAME($player, form: "owner") } claim of a flag-fall is incorrect, because no flag has fallen.
ruling-claim-incorrect-illegal-move = { NAME($player, form: "owner") } claim of an illegal move is incorrect.
ruling-claim-incorrect-touched = { NAME($player) } claims incorrectly that { NAME($opponent) } should have moved or captured the piece on { $square }.

## Warnings and penalties

ruling-warning-by-arbiter = The arbiter warns { NAME($player) }.
ruling-penalty-exclusion = The arbiter excludes { NAME($player) } from one round or more.
ruling-penalty-expulsion = The arbiter expels { NAME($player) } from the event.

## What is not available
## $player: who asks for it or does it; the player of the flag.

ruling-refused-has-touched = { NAME($player) } cannot claim a draw on this move, having already touched a piece.
ruling-refused-not-both-moved = A draw cannot be agreed until both players have made a move.
ruling-refused-no-draw-before-move = At this event no draw may be agreed before move { $number }.
ruling-refused-no-agreed-draws = At this event no draw may be agreed without the arbiter’s consent.
ruling-refused-no-offer = { NAME($player) } cannot accept a draw, because no offer stands.
ruling-refused-adjusts-without-the-move = { NAME($player) } may not adjust pieces, because { NAME($opponent) } has the move.
ruling-refused-claims-without-the-move = { NAME($player) } cannot claim a draw now, because only the player having the move may do so.
ruling-refused-too-many-points = The score { $result } cannot be given, because together it is more than a game normally gives.
ruling-refused-has-touched-since = { NAME($player) } cannot claim this any more, having touched a piece in the meantime.
ruling-refused-flag-not-fallen = { NAME($player, form: "owner") } flag has not fallen.
ruling-refused-move-not-completed = { NAME($player) } cannot claim an illegal move yet: { NAME($opponent) } has not completed the move and may still correct it.
ruling-refused-game-goes-on = { NAME($player) } cannot sign a result yet, because the game goes on.
ruling-refused-sheet-at-hand = The game need not be reconstructed, because { NAME($player, form: "owner") } scoresheet is complete.
ruling-refused-no-further-period = { NAME($player) } is in the last period, so no move can count as the first of a further one.
ruling-refused-move-not-announced = { NAME($player, form: "owner") } move is not made until it is announced, so the clock may not be pressed.
ruling-refused-slip-not-corrected = { NAME($player) } has announced another move than is on the board and must correct that before the clock is pressed.
ruling-refused-corrected-too-late = { NAME($player) } cannot correct the announcement any more, because the clock has been pressed.
ruling-refused-boards-agree = The positions on the two boards are the same.
ruling-refused-not-for-assistants = That is not for { NAME($player, form: "owner") } assistant to do.
ruling-refused-opponent-has-assistant = { NAME($player) } may not use an assistant, because { NAME($opponent) } has one.
ruling-refused-seals-without-the-move = { NAME($player) } cannot adjourn or seal, because { NAME($opponent) } has the move.
ruling-refused-seals-another-move = { NAME($player) } must seal the move that was made on the board.
ruling-refused-not-there-to-reply = The envelope stays closed, because { NAME($player) }, who must reply, is not there.
ruling-refused-no-envelope = There is no envelope with a sealed move.
ruling-refused-times-are-right = The clocks show the times that they should.
ruling-refused-move-made = { NAME($player) } has released the piece, so the move has been made and cannot be changed.
ruling-refused-opponent-has-the-move = { NAME($player) } may not move now, because { NAME($opponent) } has the move.

## Questions to the arbiter
## $player: whom the question is about.

ruling-question-flag-fallen = { NAME($player, form: "owner") } flag has fallen, and the arbiter must decide whether { NAME($opponent) } can still checkmate by any possible series of legal moves: if so { NAME($player) } loses, and if not the game is drawn.
ruling-question-resigned = { NAME($player) } has resigned, and the arbiter must decide whether { NAME($opponent) } can still checkmate by any possible series of legal moves: if so { NAME($player) } loses, and if not the game is drawn.
ruling-question-illegal-moves = { NAME($player) } loses by illegal moves if { NAME($opponent) } can still checkmate by any possible series of legal moves, which the arbiter must decide; if not, the game is drawn.
ruling-question-flag-order = Both flags are down, and the arbiter must decide which fell first, or how the game goes on.
ruling-question-half-castled = { NAME($player) } has moved the king as for castling ({ $move }) and left the rook, and the arbiter must decide whether that was an illegal move or castling that is to be finished.
ruling-question-second-move = { NAME($player) } has moved twice in a row; the second move is put back, and the arbiter must choose a penalty.
ruling-question-recording-assistant = An assistant keeps score for { NAME($player) }, and the arbiter must decide how much time that is worth.
ruling-question-sealed-move = { NAME($player, form: "owner") } sealed move cannot be made, and the arbiter must decide whether { NAME($opponent) } can still checkmate by any possible series of legal moves: if so { NAME($player) } loses, and if not the game is drawn.
ruling-question-session-end = { NAME($player) } has adjourned early, and the arbiter must decide how much time was left of the session.
ruling-question-scoresheets = No scoresheet is complete, and the arbiter must decide how the number of moves is found out.
ruling-question-times = Moves have been played since the irregularity, and the arbiter must decide which times the clocks show.

## The end of the game
## $winner and $loser: as the result has it.

ruling-game-over = The game is over with the result { $result }.
ruling-game-over-checkmate = { NAME($winner) } has checkmated { NAME($loser) } and wins the game.
ruling-game-over-resignation = { NAME($loser) } has resigned, and { NAME($winner) } wins the game.
ruling-game-over-stalemate = The game is drawn by stalemate.
ruling-game-over-dead-position = The game is drawn, because neither player can checkmate by any possible series of legal moves.
ruling-game-over-agreement = The game is drawn by agreement between the players.
ruling-game-over-threefold-repetition = The game is drawn by threefold repetition.
ruling-game-over-fifty-moves = The game is drawn under the fifty-move rule.
ruling-game-over-fivefold-repetition = The game is drawn by fivefold repetition, without a claim.
ruling-game-over-seventy-five-moves = The game is drawn under the seventy-five-move rule, without a claim.
ruling-game-over-time-forfeit = { NAME($loser) } has exceeded the time limit, and { NAME($winner) } wins the game.
ruling-game-over-illegal-moves = { NAME($loser) } loses the game by illegal moves, and { NAME($winner) } wins.
ruling-game-over-both-flags = The game is drawn, because both flags have fallen in the last period and it is not known which fell first.
ruling-game-over-cannot-checkmate = The game is drawn instead of lost, because the opponent cannot checkmate by any possible series of legal moves.
ruling-game-over-arbiters-decision =
    { $outcome ->
        [win] By the arbiter’s decision { NAME($loser) } loses the game and { NAME($winner) } wins it.
        [draw] By the arbiter’s decision the game is drawn.
        [both-lose] By the arbiter’s decision both players lose the game.
       *[other] The arbiter decides that White scores { $white } and Black { $black }.
    }
ruling-game-over-default-time = { NAME($loser) } has come too late, and { NAME($winner) } wins the game.
ruling-game-over-sealed-move = { NAME($loser, form: "owner") } sealed move cannot be made, and { NAME($winner) } wins the game.
ruling-game-over-signed-result = Both players have signed the result { $result }, and it stands.
ruling-game-cancelled-wrong-setup = The game is cancelled and does not count, because it began with pieces on wrong squares.
ruling-game-cancelled-reversed-colours = The game is cancelled and does not count, because it began with the colours reversed.
ruling-game-cancelled-position-lost = The game is cancelled and does not count, because the adjourned position cannot be established again.

## Adjourned games

ruling-adjourned = The game is adjourned.
ruling-move-sealed = The move lies in a sealed envelope.
ruling-envelope-opened = The envelope is opened.
ruling-game-resumed = The game is resumed from the adjourned position with the recorded times.

## On record

ruling-noted-any-legal-move = The touched pieces do not bind the player, who may make any legal move.
ruling-noted-both-flags-down = Both flags are down and it is not known which fell first, so the game continues.
ruling-noted-claim-is-offer = { NAME($player, form: "owner") } claim now stands as a draw offer.
ruling-noted-clock-set = { NAME($player, form: "owner") } clock is set to { TIME($ms) }.
ruling-noted-game-is-over = The game is over, and nothing changes its result.
ruling-noted-time-not-kept = { NAME($player) } does not keep the { TIME($ms) } left of the finished period.
ruling-noted-last-period = { NAME($player) } is in the last period, in which all remaining moves must be completed.
ruling-noted-period-completed = { NAME($player) } had completed the moves of the period in time.
ruling-noted-moves-missing =
    { $moves ->
        [one] { NAME($player) } has { $moves } move of the period left to complete.
       *[other] { NAME($player) } has { $moves } moves of the period left to complete.
    }
ruling-noted-earlier-period-missed = { NAME($player) } has not completed an earlier period in time.
ruling-noted-time-kept =
    { $ms ->
        [0] { NAME($player) } has no time left of the finished period to keep.
       *[other] { NAME($player) } keeps the { TIME($ms) } left of the finished period.
    }
ruling-noted-last-move-unwritten = { NAME($player) } has moved again without having written down move { $number }, the last one.
ruling-noted-earlier-move-unwritten = { NAME($player) } has moved again, and move { $number } is missing on the scoresheet.
ruling-noted-written-in-advance = { NAME($player) } has written down move { $number } before it was made.
ruling-noted-written-otherwise = { NAME($player) } has written down move { $number } otherwise than it was made.
ruling-noted-offer-unwritten = { NAME($player) } has not noted the draw offer on the scoresheet.
ruling-noted-scoresheet-misused = { NAME($player) } has written something that does not belong on a scoresheet.
ruling-noted-other-notation = What { NAME($player) } has written is not in algebraic notation and proves nothing.
ruling-noted-need-not-write = { NAME($player) } is short of time and need not write down moves for the rest of this period.
ruling-noted-sheet-to-complete = { NAME($player) } must complete the scoresheet before moving a piece.
ruling-noted-moved-before-completing = { NAME($player) } has moved before completing the scoresheet.
ruling-noted-sheet-may-be-used = { NAME($player, form: "owner") } scoresheet is complete and may be used for that.
ruling-noted-arbiter-has-the-moves = The arbiter’s scoresheet has the moves that are missing and may be used for that.
ruling-noted-position-noted = Before the game is reconstructed the arbiter notes the position { $position }.
ruling-noted-time-noted = Before the game is reconstructed the arbiter notes that { NAME($player, form: "owner") } clock shows { TIME($ms) }.
ruling-noted-running-noted = Before the game is reconstructed the arbiter notes that { NAME($player, form: "owner") } clock ran.
ruling-noted-moves-noted =
    { $moves ->
        [one] Before the game is reconstructed the arbiter notes that { NAME($player) } has made { $moves } move.
       *[other] Before the game is reconstructed the arbiter notes that { NAME($player) } has made { $moves } moves.
    }
ruling-noted-overstep-not-shown = No scoresheet shows that { NAME($player) } has exceeded the time, so the next move counts as the first of a new period.
ruling-noted-result-signed = Both players have signed the result { $result }.
ruling-noted-signatures-differ = The players have signed different results.
ruling-noted-castling-announced = { NAME($player) } has announced that castling is about to come.
ruling-noted-not-touched = { NAME($player) } has felt a piece in its place, which is not touching it.
ruling-noted-must-announce = { NAME($player) } must announce the move; until then it is not made.
ruling-noted-announced-otherwise = { NAME($player) } has announced another move than is on the board.
ruling-noted-announcement-unclear = What { NAME($player) } has announced cannot be understood.
ruling-noted-piece-unannounced = { NAME($player) } must announce what the pawn becomes.
ruling-noted-slip-corrected = { NAME($player) } has corrected the announcement in time.
ruling-noted-slip-uncorrected = { NAME($player) } has pressed the clock without correcting the announcement.
ruling-noted-not-announced = { NAME($player) } has pressed the clock without announcing the move.
ruling-noted-repeated-otherwise = { NAME($player) } has repeated another move than was announced.
ruling-noted-not-repeated = { NAME($player) } has not repeated the announced move.
ruling-noted-corrects-board = { NAME($player) } must correct the position on the own board.
ruling-noted-by-assistant = { NAME($player, form: "owner") } assistant has done this.
ruling-noted-must-seal = { NAME($player) } must seal a move.
ruling-noted-must-seal-that-move = { NAME($player) } has made the move { $move } on the board and must seal it.
ruling-noted-position-on-envelope = On the envelope stands the position { $position }.
ruling-noted-time-on-envelope = On the envelope stands that { NAME($player, form: "owner") } clock shows { TIME($ms) }.
ruling-noted-sealer-on-envelope = On the envelope stands that { NAME($player) } has sealed move { $number }.
ruling-noted-offer-on-envelope = On the envelope stands { NAME($player, form: "owner") } draw offer.
ruling-noted-envelope-kept = The arbiter has checked the envelope and keeps it.
ruling-noted-envelope-missing = The envelope is missing, so the game continues from the adjourned position and the sealed move is made again.
ruling-noted-untimely-offer = { NAME($player, form: "owner") } offer is valid, although it was not made between moving and pressing the clock.

## On record: why a completed move was illegal
## $move from-to; $by the pieces that attack.

ruling-noted-both-hands = { NAME($player) } has made the move with both hands.
ruling-noted-no-single-move = What was done on the board is not one move.
ruling-noted-illegal-because-empty-square = The move { $move } is illegal, because no piece stood there to be moved.
ruling-noted-illegal-because-opponents-piece = The move { $move } is illegal, because the piece belongs to the opponent.
ruling-noted-illegal-because-same-square = The move { $move } is illegal, because the piece stays where it is.
ruling-noted-illegal-because-spare-king = The move { $move } is illegal, because another king on the board counts as the king.
ruling-noted-illegal-because-own-piece-there = The move { $move } is illegal, because a piece of the same colour stands there.
ruling-noted-illegal-because-captures-king = The move { $move } is illegal, because a king is never captured.
ruling-noted-illegal-because-not-its-way = The move { $move } is illegal, because the piece does not move that way.
ruling-noted-illegal-because-path-blocked = The move { $move } is illegal, because a piece stands in the way.
ruling-noted-illegal-because-pawn-backwards = The move { $move } is illegal, because pawns move only forward.
ruling-noted-illegal-because-pawn-blocked = The move { $move } is illegal, because a piece stands in front of the pawn.
ruling-noted-illegal-because-pawn-not-on-first-square = The move { $move } is illegal, because only from its first square can a pawn advance two squares.
ruling-noted-illegal-because-pawn-captures-nothing = The move { $move } is illegal, because a pawn moves diagonally only to capture.
ruling-noted-illegal-because-en-passant-too-late = The move { $move } is illegal, because a pawn can be captured en passant only directly after its advance of two squares.
ruling-noted-illegal-because-promotion-missing = The move { $move } is illegal, because a pawn on the last rank must be promoted.
ruling-noted-illegal-because-promotion-to = The move { $move } is illegal, because a pawn cannot become that piece.
ruling-noted-illegal-because-no-promotion = The move { $move } is illegal, because only a pawn that reaches the last rank is promoted.
ruling-noted-illegal-because-king-left-in-check = The move { $move } is illegal, because it leaves the king in check from { PIECES($by) }.
ruling-noted-illegal-because-king-exposed = The move { $move } is illegal, because it exposes the king to check from { PIECES($by) }.
ruling-noted-illegal-because-king-moves-into-check = The move { $move } is illegal, because the king moves to a square attacked by { PIECES($by) }.
ruling-noted-illegal-because-castling-right-lost = The move { $move } is illegal, because the right to castle to that side has been lost.
ruling-noted-illegal-because-castling-no-rook = The move { $move } is illegal, because there is no rook to castle with on that side.
ruling-noted-illegal-because-castling-blocked = The move { $move } is illegal, because a piece stands in the way of castling.
ruling-noted-illegal-because-castling-in-check = The move { $move } is illegal, because the king may not castle while it is in check from { PIECES($by) }.
ruling-noted-illegal-because-castling-through-check = The move { $move } is illegal, because the king would cross a square attacked by { PIECES($by) }.
ruling-noted-illegal-because-castling-into-check = The move { $move } is illegal, because the king would arrive on a square attacked by { PIECES($by) }.

## What ended a game, as a heading or in a list

termination-checkmate = checkmate
termination-resignation = resignation
termination-stalemate = stalemate
termination-dead-position = dead position
termination-agreement = agreement
termination-threefold-repetition = threefold repetition
termination-fifty-moves = fifty moves
termination-fivefold-repetition = fivefold repetition
termination-seventy-five-moves = seventy-five moves
termination-time-forfeit = time forfeit
termination-illegal-moves = illegal moves
termination-both-flags = both flags fallen
termination-cannot-checkmate = the opponent cannot checkmate
termination-arbiters-decision = arbiter’s decision
termination-default-time = default time
termination-sealed-move = sealed move
termination-signed-result = signed result

## The lawful answers to a question
## By the answer, or by the question and the answer where questions differ.

answer-half-castled-agrees = It was an illegal move.
answer-half-castled-rejects = Castling is to be finished.
answer-resumes = The game goes on with the clocks as they are.
answer-declares-draw = The game is drawn.
answer-declares-lost = { NAME($player) } loses the game.
answer-observes-flag = { NAME($player, form: "owner") } flag fell first.
answer-second-move-resumes = There is no penalty.
answer-warns = The arbiter warns { NAME($player) }.
answer-gives-time = { NAME($player) } receives more time.
answer-takes-time = { NAME($player) } loses time.
answer-sets-clocks = The arbiter sets both clocks.
answer-recording-assistant-resumes = The clock is not adjusted.
answer-reconstructs = The players reconstruct the game on a second board.
answer-finds-no-overstep = Nothing shows that the time was exceeded, and the next move counts as the first of a new period.
answer-scoresheets-resumes = The game goes on as it stands.
answer-session-end-resumes = No time was left of the session.
