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

# $claim: the words of the protocol. Here for claims without a sentence below.
ruling-claim-correct = { NAME($player, form: "owner") } claim is correct: { $claim }.
ruling-claim-correct-threefold = { NAME($player, form: "owner") } claim of threefold repetition is correct.
ruling-claim-correct-fifty-moves = { NAME($player, form: "owner") } claim under the fifty-move rule is correct.
ruling-claim-incorrect = { NAME($player, form: "owner") } claim is incorrect: { $claim }.
ruling-claim-incorrect-threefold = { NAME($player, form: "owner") } claim of threefold repetition is incorrect.
ruling-claim-incorrect-fifty-moves = { NAME($player, form: "owner") } claim under the fifty-move rule is incorrect.
ruling-claim-incorrect-flag = { NAME($player, form: "owner") } claim of a flag-fall is incorrect, because no flag has fallen.
ruling-claim-incorrect-illegal-move = { NAME($player, form: "owner") } claim of an illegal move is incorrect.
ruling-claim-incorrect-touched-square = { NAME($player) } claims incorrectly that { NAME($opponent) } should have moved or captured the piece on { $square }.

## Warnings and penalties

# $kind: what the arbiter wrote.
ruling-warning = The arbiter warns { NAME($player) }: { $kind }.
ruling-warning-by-the-arbiter = The arbiter warns { NAME($player) }.
ruling-penalty = The arbiter penalises { NAME($player) }: { $kind }.

## What is not available
## Messages after the protocol's own words: $who is the first player they
## name, $n a number.

ruling-refused = What { NAME($player) } asks for is not available: { $why }.
ruling-refused-a-piece-has-been-touched = { NAME($player) } cannot claim a draw on this move, having already touched a piece.
ruling-refused-both-players-must-have-made-a-move = A draw cannot be agreed until both players have made a move.
ruling-refused-no-agreed-draw-before-move-n = At this event no draw may be agreed before move { $n }.
ruling-refused-no-agreed-draws-without-the-arbiters-consent = At this event no draw may be agreed without the arbiter’s consent.
ruling-refused-no-offer-stands = { NAME($player) } cannot accept a draw, because no offer stands.
ruling-refused-only-the-player-having-the-move-may-adjust-pieces = { NAME($player) } may not adjust pieces, because { NAME($opponent) } has the move.
ruling-refused-only-the-player-having-the-move-may-claim = { NAME($player) } cannot claim a draw now, because only the player having the move may do so.
ruling-refused-result-is-more-than-a-game-normally-scores = The score { $result } cannot be given, because together it is more than a game normally gives.
ruling-refused-the-claimant-has-touched-a-piece-since = { NAME($player) } cannot claim this any more, having touched a piece in the meantime.
ruling-refused-the-flag-of-who-has-not-fallen = { NAME($who, form: "owner") } flag has not fallen.
ruling-refused-the-move-has-not-been-completed-and-may-be-corrected = { NAME($player) } cannot claim an illegal move yet: { NAME($opponent) } has not completed the move and may still correct it.
ruling-refused-the-piece-has-been-released-the-move-has-been-made = { NAME($player) } has released the piece, so the move has been made and cannot be changed.
ruling-refused-who-has-the-move = { NAME($player) } may not move now, because { NAME($who) } has the move.

## Questions to the arbiter
## $who is the player whom the question is about, $other the opponent.
## $options: the lawful answers.

ruling-question = The arbiter must decide: { $about } ({ $options }).
ruling-question-can-checkmate = The arbiter must decide whether { NAME($other) } can still checkmate by any possible series of legal moves: if so { NAME($who) } loses, and if not the game is drawn.
ruling-question-both-flags = Both flags are down, and the arbiter must decide which fell first, or how the game goes on.
ruling-question-half-castled = { NAME($who) } has moved the king as for castling ({ $move }) and left the rook, and the arbiter must decide whether that was an illegal move or castling that is to be finished.
ruling-question-times = Moves have been played since the irregularity, and the arbiter must decide which times the clocks show.

## The end of the game
## $winner and $loser: as the result has it.

ruling-game-over = The game is over with the result { $result }: { $termination }.
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
ruling-game-cancelled = The game is cancelled and does not count: { $why }.

## On record

ruling-noted = On record: { $what }.
ruling-noted-any-legal-move = The touched pieces do not bind the player, who may make any legal move.
ruling-noted-both-flags-are-down-the-game-continues = Both flags are down and it is not known which fell first, so the game continues.
ruling-noted-the-claim-of-who-stands-as-an-offer = { NAME($who, form: "owner") } claim now stands as a draw offer.
ruling-noted-the-clock-of-who-is-set-to-n-ms = { NAME($who, form: "owner") } clock is set to { TIME($n) }.
ruling-noted-the-game-is-over-nothing-changes-its-result = The game is over, and nothing changes its result.
ruling-noted-who-does-not-keep-n-ms-saved = { NAME($who) } does not keep the { TIME($n) } left of the finished period.
ruling-noted-who-has-all-remaining-moves-to-complete = { NAME($who) } is in the last period, in which all remaining moves must be completed.
ruling-noted-who-has-completed-the-moves-of-the-period = { NAME($who) } had completed the moves of the period in time.
ruling-noted-who-has-n-more-to-complete-in-the-period =
    { $n ->
        [one] { NAME($who) } has { $n } move of the period left to complete.
       *[other] { NAME($who) } has { $n } moves of the period left to complete.
    }
ruling-noted-who-has-not-completed-an-earlier-period-in-time = { NAME($who) } has not completed an earlier period in time.
ruling-noted-who-keeps-n-ms-saved =
    { $n ->
        [0] { NAME($who) } has no time left of the finished period to keep.
       *[other] { NAME($who) } keeps the { TIME($n) } left of the finished period.
    }
ruling-noted-who-offers-at-another-time-than-between-move-and-press = { NAME($who, form: "owner") } offer is valid, although it was not made between moving and pressing the clock.

## On record: why a completed move was illegal
## $move from-to; $square the pieces that attack, as squares.

ruling-noted-no-single-move = What was done on the board is not one move.
ruling-noted-move-empty-square = The move { $move } is illegal, because no piece stood there to be moved.
ruling-noted-move-opponents-piece = The move { $move } is illegal, because the piece belongs to the opponent.
ruling-noted-move-same-square = The move { $move } is illegal, because the piece stays where it is.
ruling-noted-move-spare-king = The move { $move } is illegal, because another king on the board counts as the king.
ruling-noted-move-own-piece-there = The move { $move } is illegal, because a piece of the same colour stands there.
ruling-noted-move-captures-king = The move { $move } is illegal, because a king is never captured.
ruling-noted-move-not-its-way = The move { $move } is illegal, because the piece does not move that way.
ruling-noted-move-path-blocked = The move { $move } is illegal, because a piece stands in the way.
ruling-noted-move-pawn-backwards = The move { $move } is illegal, because pawns move only forward.
ruling-noted-move-pawn-blocked = The move { $move } is illegal, because a piece stands in front of the pawn.
ruling-noted-move-pawn-not-on-first-square = The move { $move } is illegal, because only from its first square can a pawn advance two squares.
ruling-noted-move-pawn-captures-nothing = The move { $move } is illegal, because a pawn moves diagonally only to capture.
ruling-noted-move-en-passant-too-late = The move { $move } is illegal, because a pawn can be captured en passant only directly after its advance of two squares.
ruling-noted-move-promotion-missing = The move { $move } is illegal, because a pawn on the last rank must be promoted.
ruling-noted-move-promotion-to = The move { $move } is illegal, because a pawn cannot become that piece.
ruling-noted-move-no-promotion = The move { $move } is illegal, because only a pawn that reaches the last rank is promoted.
ruling-noted-move-king-left-in-check-square = The move { $move } is illegal, because it leaves the king in check from { PIECES($square) }.
ruling-noted-move-king-exposed-square = The move { $move } is illegal, because it exposes the king to check from { PIECES($square) }.
ruling-noted-move-king-moves-into-check-square = The move { $move } is illegal, because the king moves to a square attacked from { PIECES($square) }.
ruling-noted-move-castling-right-lost = The move { $move } is illegal, because the right to castle to that side has been lost.
ruling-noted-move-castling-no-rook = The move { $move } is illegal, because there is no rook to castle with on that side.
ruling-noted-move-castling-blocked = The move { $move } is illegal, because a piece stands in the way of castling.
ruling-noted-move-castling-in-check-square = The move { $move } is illegal, because the king may not castle while it is in check from { PIECES($square) }.
ruling-noted-move-castling-through-check-square = The move { $move } is illegal, because the king would cross a square attacked from { PIECES($square) }.
ruling-noted-move-castling-into-check-square = The move { $move } is illegal, because the king would arrive on a square attacked from { PIECES($square) }.

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

## The lawful answers to a question
## Messages after the protocol's own words, as above.

option-agrees = It was an illegal move.
option-rejects = Castling is to be finished.
option-resumes = The game goes on with the clocks as they are.
option-declares-draw = The game is drawn.
option-declares-who-lost = { NAME($who) } loses the game.
option-observes-flag-of-who = { NAME($who, form: "owner") } flag fell first.
option-sets-who-time-other-time = The arbiter sets both clocks.
