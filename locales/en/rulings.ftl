# What a ruling says: one sentence for each effect. $player is the player
# concerned, $opponent the other one.

## Obligations on this move

ruling-must-move = { NAME($player) } must move the piece on { $square }.
ruling-must-capture = { NAME($player) } must capture the piece on { $square }.
ruling-must-capture-with = { NAME($player) } must capture the piece on { $square } with the piece on { $by }.
ruling-must-castle = { NAME($player) } must castle { NAME($wing) }.
ruling-must-move-king = { NAME($player) } must move the king.
ruling-must-move-to = { NAME($player) } must make a move to { $square }.
ruling-must-touched = { NAME($player) } must move or capture what was touched first and can be moved or captured.
ruling-must-capture-touched = { NAME($player) } must capture the piece that was touched.
ruling-must-capture-with-touched = { NAME($player) } must capture the opponent’s touched piece with the touched piece of their own; if that is not legal, the piece touched first that can be moved or captured must be moved or captured.
ruling-must-castle-touched = { NAME($player) } must castle with the rook that was touched.
ruling-must-written = { NAME($player) } must make the move that was written down.
ruling-must-promote = { NAME($player) } must replace the pawn on the last rank. Nothing is illegal yet: the move has not been made until the new piece stands there.

## Rights lost

ruling-right-lost-claim-draw = { NAME($player) } has lost the right to claim a draw on this move.
ruling-right-lost-claim-touched-piece = { NAME($player) } has lost the right to claim that { NAME($opponent) } did not observe the rules on touching and moving pieces.
ruling-right-lost-castle = { NAME($player) } may not castle { NAME($wing) } on this move.
ruling-right-lost-castle-touched = { NAME($player) } may not castle with the touched rook on this move.

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
ruling-pawn-replaced = The pawn on { $square } becomes a queen of the same colour.
ruling-put-back = The position immediately before the irregularity is put back.
ruling-pawn-promoted = { NAME($player, form: "owner") } pawn on the last rank becomes a queen of the same colour.

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
ruling-claim-incorrect-checkmate = { NAME($player, form: "owner") } claim is incorrect: the king is not checkmated, and the game goes on.
ruling-claim-incorrect-stalemate = { NAME($player, form: "owner") } claim is incorrect: it is not stalemate, and the game goes on.
ruling-claim-incorrect-dead-position = { NAME($player, form: "owner") } claim is incorrect: a series of legal moves can still lead to checkmate, and the game goes on.
ruling-claim-incorrect-fivefold = { NAME($player, form: "owner") } claim is incorrect: the position has not appeared five times, and the game goes on.
ruling-claim-incorrect-seventy-five-moves = { NAME($player, form: "owner") } claim is incorrect: seventy-five moves without a capture or a pawn move have not been made by each, and the game goes on.
ruling-claim-incorrect-flag = { NAME($player, form: "owner") } claim of a flag-fall is incorrect.
ruling-claim-incorrect-illegal-move = { NAME($player, form: "owner") } claim of an illegal move is incorrect.
ruling-claim-incorrect-touched = { NAME($player) } claims incorrectly that { NAME($opponent) } should have moved or captured the piece on { $square }.

## Warnings and penalties

ruling-warning-by-arbiter = The arbiter warns { NAME($player) }.
ruling-penalty-exclusion = The arbiter excludes { NAME($player) } from one round or more.
ruling-penalty-expulsion = The arbiter expels { NAME($player) } from the event.
ruling-penalty-opponent-points =
    { $halves ->
        [1] For what { NAME($player) } has done, { NAME($opponent) } scores half a point more.
        [2] For what { NAME($player) } has done, { NAME($opponent) } scores a point more.
       *[other] For what { NAME($player) } has done, { NAME($opponent) } scores { $halves } half points more.
    }
ruling-penalty-fewer-points =
    { $halves ->
        [1] { NAME($player) } scores half a point less.
        [2] { NAME($player) } scores a point less.
       *[other] { NAME($player) } scores { $halves } half points less.
    }
ruling-penalty-fine = { NAME($player) } has to pay the fine that was announced.

## What is not available
## $player: who asks for it or does it; the player of the flag.

ruling-refused-has-touched = { NAME($player) } cannot claim a draw on this move, having already touched a piece.
ruling-refused-claims-without-the-clock = { NAME($player) } cannot claim a draw yet, because { NAME($opponent) } has not pressed the clock and it is still running.
ruling-refused-asks-without-the-move = { NAME($player) } cannot claim or ask for this now, because { NAME($opponent) } has the move.
ruling-refused-not-both-moved = A draw cannot be agreed until both players have made a move.
ruling-refused-no-draw-before-move = At this event no draw may be agreed before move { $number }.
ruling-refused-no-agreed-draws = At this event no draw may be agreed without the arbiter’s consent.
ruling-refused-no-offer = { NAME($player) } cannot accept a draw, because no offer stands.
ruling-refused-offer-stands = { NAME($player) } cannot withdraw the draw offer, which stands until { NAME($opponent) } has answered it.
ruling-refused-claim-stands = { NAME($player) } cannot withdraw a claim: once made, it is decided.
ruling-refused-nothing-to-withdraw = { NAME($player) } cannot withdraw a draw offer, because none stands.
ruling-refused-put-back-already = Nothing is taken back: the piece was put back when it happened.
ruling-refused-nothing-to-decline = { NAME($player) } cannot decline a draw, because no offer stands.
ruling-refused-nothing-to-answer = Nothing is open that the arbiter could answer like that.
ruling-refused-nothing-illegal = There is no illegal move on the board to be ruled on.
ruling-refused-nothing-touched = Nothing shows that { NAME($player) } should have moved or captured the piece on { $square }.
ruling-refused-not-proven-illegal = Nothing shows that the position is illegal.
ruling-refused-play-goes-on = Nobody has stopped play, and it is going on already.
ruling-refused-is-adjourned = The game is adjourned and goes on only when the arbiter resumes it.
ruling-refused-not-adjourned = The game cannot be resumed, because it is not adjourned.
ruling-refused-draw-not-for-the-arbiter = The arbiter cannot declare the game drawn: a draw is no penalty, and no open question leaves it to the arbiter.
ruling-refused-adjusts-without-the-move = { NAME($player) } may not adjust pieces, because { NAME($opponent) } has the move.
ruling-refused-claims-without-the-move = { NAME($player) } cannot claim a draw now, because only the player having the move may do so.
ruling-refused-too-many-points = The score { $result } cannot be given, because together it is more than a game normally gives.
ruling-refused-has-touched-since = { NAME($player) } cannot claim this any more, having touched a piece in the meantime.
ruling-refused-answer-due = Play cannot just go on, because the arbiter has to answer the open question first.
ruling-refused-flag-not-fallen = { NAME($player, form: "owner") } flag has not fallen.
ruling-refused-move-not-completed = It is too early to rule on an illegal move: { NAME($opponent) } has not completed the move and may still correct it.
ruling-refused-illegal-move-stands = The illegal move stands, because the opponent has moved since; it can be put right only if both players agree.
ruling-refused-not-put-right = The illegal move stands, because the opponent has moved since, and nothing can be claimed for it.
ruling-refused-only-when-claimed = The arbiter does not step in: it is for the players to claim.
ruling-refused-only-when-asked = The arbiter rules on touched pieces only if a player asks.
ruling-refused-found-too-late = It stays as it is, because too many moves have been made.
ruling-refused-nothing-to-correct = The players cannot put an illegal move right by agreement here.
ruling-refused-quickplay-not-announced = { NAME($player) } cannot claim or ask for this, because the event has not announced the guidelines for quickplay finishes.
ruling-refused-quickplay-not-in-blitz = { NAME($player) } cannot claim or ask for this in blitz.
ruling-refused-quickplay-not-with-increment = { NAME($player) } cannot claim or ask for this, because the clocks add time with each move.
ruling-refused-not-in-last-period = { NAME($player) } cannot claim or ask for this yet: it is not the period in which all remaining moves are made.
ruling-refused-two-minutes-left = { NAME($player) } cannot claim or ask for this, having two minutes left or more.
ruling-refused-own-flag-down = { NAME($player) } cannot claim or ask for this any more: the flag is down.
ruling-refused-no-such-request = { NAME($player) } cannot ask for added time under this edition of the Laws.
ruling-refused-not-legal = The move is not legal and is not taken.
ruling-refused-only-moves-entered = Moves are entered here, and nothing else can be done to the pieces.
ruling-refused-ended-by-claim = The claim has ended the game, and nothing is played any more.
ruling-refused-game-goes-on = { NAME($player) } cannot sign a result yet, because the game goes on.
ruling-refused-result-stands = The result stands, because the game was not ended by the arbiter’s decision, nor have both players signed the same result.
ruling-refused-sheet-at-hand = The game need not be reconstructed, because { NAME($player, form: "owner") } scoresheet is complete.
ruling-refused-no-further-period = { NAME($player) } is in the last period, so no move can count as the first of a further one.
ruling-refused-move-not-announced = { NAME($player, form: "owner") } move is not made until it is announced, so the clock may not be pressed.
ruling-refused-slip-not-corrected = { NAME($player) } has announced a different move from the one on the board and must correct that before pressing the clock.
ruling-refused-corrected-too-late = { NAME($player) } cannot correct the announcement any more, because the clock has been pressed.
ruling-refused-boards-agree = The positions on the two boards are the same.
ruling-refused-not-for-assistants = That is not for { NAME($player, form: "owner") } assistant to do.
ruling-refused-opponent-has-assistant = { NAME($player) } may not use an assistant, because { NAME($opponent) } has one.
ruling-refused-seals-without-the-move = { NAME($player) } cannot adjourn or seal, because { NAME($opponent) } has the move.
ruling-refused-seals-another-move = { NAME($player) } must seal the move that was made on the board.
ruling-refused-not-there-to-reply = The envelope stays closed, because { NAME($player) }, who must reply, is not there.
ruling-refused-not-identifiable = That position is not put up, because no game can have led to it.
ruling-refused-no-such-article = This edition has no article of that number.
ruling-refused-not-resumed = The envelope stays closed, because the game has not been resumed yet.
ruling-refused-no-envelope = There is no envelope with a sealed move.
ruling-refused-envelope-void = The envelope is void and stays closed: the move in it answers an illegal move that has been put right.
ruling-refused-times-are-right = The clocks show the times that they should.
ruling-refused-move-made = { NAME($player) } has released the piece, so the move has been made and cannot be changed.
ruling-refused-opponent-has-the-move = { NAME($player) } may not move now, because { NAME($opponent) } has the move.
ruling-refused-adjusts-without-the-clock = { NAME($player) } may not adjust pieces, because { NAME($opponent, form: "owner") } clock is running.
ruling-refused-relies-on-display = { NAME($player, form: "owner") } claim is not heard, because it rests only on what a screen or a move counter shows.
ruling-refused-not-on-the-list = { NAME($player) } cannot be penalised like that, because this edition’s list of penalties does not contain it.
ruling-refused-no-such-score =
    { $halves ->
        [1] { NAME($player, form: "owner") } score cannot be changed by half a point, because a game never gives such a score.
       *[other] { NAME($player, form: "owner") } score cannot be changed by that, because a game never gives such a score.
    }
ruling-refused-no-appeal = { NAME($player) } cannot appeal, because this decision is final.
ruling-refused-nothing-to-cancel = The game goes on, because there is no ground for cancelling it.
ruling-refused-nothing-to-take-back = { NAME($player) } has made no move that could be taken back.

## Questions to the arbiter
## $player: whom the question is about.

ruling-question-flag-fallen = { NAME($player, form: "owner") } flag has fallen, and the arbiter must decide whether { NAME($opponent) } can still checkmate by any possible series of legal moves: if so { NAME($player) } loses, and if not the game is drawn.
ruling-question-resigned = { NAME($player) } has resigned, and the arbiter must decide whether { NAME($opponent) } can still checkmate by any possible series of legal moves: if so { NAME($player) } loses, and if not the game is drawn.
ruling-question-illegal-moves = { NAME($player) } loses by illegal moves if { NAME($opponent) } can still checkmate by any possible series of legal moves, which the arbiter must decide; if not, the game is drawn.
ruling-question-flag-order = Both flags are down, and the arbiter must decide which fell first, or how the game goes on.
ruling-question-half-castled = { NAME($player) } has moved the king as for castling ({ $move }) and left the rook, and the arbiter must decide whether that was an illegal move or castling that is to be finished.
ruling-question-second-move = { NAME($player) } has moved although { NAME($opponent) } had the move; that move is put back, and the arbiter must choose a penalty.
ruling-question-pressed-back = { NAME($player) } has pressed the clock without moving, instead of claiming, and the arbiter must decide whether that counts as an illegal move or was an accident.
ruling-question-expelled = { NAME($player) } is expelled and cannot go on with the game, and the arbiter must decide what { NAME($opponent) } scores.
ruling-question-forced-mate = { NAME($player, form: "owner") } flag has fallen, and what { NAME($opponent) } has left does not force mate against a bare king: the arbiter must decide whether a forced mate has been shown.
ruling-question-no-progress = { NAME($player) } claims that the game does not progress; if { NAME($opponent) } does not agree to a draw, the arbiter must decide.
ruling-question-late-clock-setting = A wrong setting of the clocks was pointed out late, and the arbiter must decide whether the schedule would suffer if the clocks stay as they are.
ruling-question-scoresheet-again = { NAME($player) } has asked too often to see the record of the game, and the arbiter must choose a penalty for the distraction.
ruling-question-quickplay-claim = { NAME($player) } claims a draw in the quickplay finish, and the arbiter must decide whether { NAME($opponent) } cannot win by normal means or makes no effort to.
ruling-question-quickplay-flag = { NAME($player, form: "owner") } flag has fallen while the decision on a claim was postponed, and the arbiter must decide whether { NAME($opponent) } could not win by normal means or made too little effort to.
ruling-question-quickplay-referred = { NAME($player, form: "owner") } claim has ended the game, and an arbiter named for it must decide.
ruling-question-quickplay-increment = { NAME($player) } asks for five more seconds a move for both players, and the arbiter must decide if { NAME($opponent) } declines the draw.
ruling-question-recording-assistant = An assistant keeps score for { NAME($player) }, and the arbiter must decide how much time that is worth.
ruling-question-sealed-move = { NAME($player, form: "owner") } sealed move cannot be made, and the arbiter must decide whether { NAME($opponent) } can still checkmate by any possible series of legal moves: if so { NAME($player) } loses, and if not the game is drawn.
ruling-question-session-end = { NAME($player) } has adjourned early, and the arbiter must decide how much time was left of the session.
ruling-question-scoresheets = No scoresheet is complete, and the arbiter must decide how the number of moves is found out.
ruling-question-times = Moves have been played since the irregularity, and the arbiter must decide which times the clocks show.
ruling-question-wrong-clock = A clock is wrongly set, and the arbiter must decide which times the clocks show.
ruling-question-defective-clock = The clock is defective and is replaced, and the arbiter must decide which times the other one shows.
ruling-question-device-sounded = { NAME($player, form: "owner") } device has sounded, and the arbiter must decide whether { NAME($opponent) } could still win by any possible series of legal moves: if so { NAME($opponent) } wins, and if not { NAME($opponent) } scores a draw.
ruling-question-stopped-clock = { NAME($player) } has stopped the clocks, and the arbiter must find out whether there was a valid reason.
ruling-question-offence-clock-handling = { NAME($player) } has handled the clock improperly, and the arbiter must choose a penalty.
ruling-question-offence-other-hand = { NAME($player) } has pressed the clock with the hand that had not made the move, and the arbiter must decide whether that is penalised.
ruling-question-offence-stopped-clock = { NAME($player) } has stopped the clocks without a valid reason, and the arbiter must choose a penalty.
ruling-question-offence-displaced-pieces = { NAME($player) } has displaced pieces, and the arbiter, who is called for help, must decide whether that is penalised.
ruling-question-offence-left-area = { NAME($player) } has left the playing area with the move and without permission, and the arbiter must choose a penalty.
ruling-question-offence-left-venue = { NAME($player) } has left the venue without permission, and the arbiter must choose a penalty.
ruling-question-offence-notes = { NAME($player) } has used notes or advice, and the arbiter must choose a penalty.
ruling-question-offence-device = { NAME($player) } has an electronic device, and the arbiter must choose a penalty.
ruling-question-offence-inspection-refused = { NAME($player) } has refused an inspection, and the arbiter must choose a penalty.
ruling-question-offence-distraction = { NAME($player) } has distracted { NAME($opponent) }, and the arbiter must choose a penalty.
ruling-question-offence-disrepute = { NAME($player) } has brought the game into disrepute, and the arbiter must choose a penalty.
ruling-question-refusal =
    { $count ->
        [1] { NAME($player) } refuses to comply, and the arbiter must choose a penalty.
       *[other] { NAME($player) } goes on refusing to comply, and the arbiter must decide what follows and what { NAME($opponent) } scores.
    }
ruling-question-assistant-moves = { NAME($player) } asks for an assistant for the moves, and the arbiter must decide whether to accept one, and whether the clocks make up for it.
ruling-question-assistant-clock = { NAME($player) } asks for an assistant for the clock, and the arbiter must decide whether to accept one, and whether the clocks make up for it.
ruling-question-disturbance = Somebody from outside has disturbed the game, and the arbiter must decide what is done about it.

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
ruling-game-over-default-time =
    { $outcome ->
        [win] { NAME($loser) } was not there within the default time, and { NAME($winner) } wins the game.
       *[both-lose] Both players have missed the default time, and both of them lose.
    }
ruling-game-over-electronic-device =
    { $outcome ->
        [win] { NAME($loser) } loses the game because of an electronic device, and { NAME($winner) } wins it.
       *[half] { NAME($loser) } loses the game because of an electronic device, and { NAME($winner) } scores as for a draw.
    }
ruling-game-over-both-flags = The game is drawn, because both flags have fallen.
ruling-game-over-cannot-checkmate = The game is drawn instead of lost, because the opponent cannot checkmate by any possible series of legal moves.
ruling-game-over-illegal-position = The game is drawn, because the position is still illegal after the next move.
ruling-game-over-quickplay-finish =
    { $outcome ->
        [win] The claim in the quickplay finish is not granted; it has ended the game, and { NAME($winner) } wins.
       *[draw] The game is drawn on a claim in the quickplay finish.
    }
ruling-game-over-arbiters-decision =
    { $outcome ->
        [win] By the arbiter’s decision { NAME($loser) } loses the game and { NAME($winner) } wins it.
        [draw] By the arbiter’s decision the game is drawn.
        [both-lose] By the arbiter’s decision both players lose the game.
       *[half] By the arbiter’s decision { NAME($loser) } loses the game and { NAME($winner) } scores as for a draw.
    }
ruling-game-over-sealed-move = { NAME($loser, form: "owner") } sealed move cannot be made, and { NAME($winner) } wins the game.
ruling-game-over-signed-result = Both players have signed the result { $result }, and it stands.
ruling-game-cancelled-wrong-setup = The game is cancelled and does not count, because it began with pieces on wrong squares.
ruling-game-cancelled-interference = The game is cancelled and is to be replayed, because a spectator has meddled with it.
ruling-game-cancelled-reversed-colours = The game is cancelled and does not count, because it began with the colours reversed.
ruling-game-cancelled-position-lost = The game is cancelled and does not count, because the adjourned position cannot be established again.
ruling-game-cancelled-broken-off = The game is broken off by agreement and does not count.

## Adjourned games

ruling-adjourned = The game is adjourned.
ruling-move-sealed = The move lies in a sealed envelope.
ruling-envelope-opened = The envelope is opened.
ruling-game-resumed = The game is resumed from the adjourned position with the recorded times.

## On record

ruling-noted-any-legal-move = What was touched does not bind the player, who may make any legal move.
ruling-noted-touch-not-binding = What { NAME($player) } touched does not bind: it was being adjusted, or was touched by accident.
ruling-noted-both-flags-down = Both flags are down and it is not known which fell first, so the game continues.
ruling-noted-claim-is-offer = { NAME($player, form: "owner") } claim now stands as a draw offer.
ruling-noted-clock-set = { NAME($player, form: "owner") } clock is set to { TIME($ms) }.
ruling-noted-game-is-over = The game is over, and nothing changes its result.
ruling-noted-appeared =
    { $times ->
        [one] The position has appeared once: after { $at } (0: at the start; +: with the move written down).
       *[other] The position has appeared { $times } times: after { $at } (0: at the start; +: with the move written down).
    }
ruling-noted-quiet-since = Since move { $number } nothing has been captured and no pawn has moved: moves by White { $white }, by Black { $black }.
ruling-noted-clock-shows = { NAME($player, form: "owner") } clock shows { TIME($ms) }.
ruling-noted-came-after = { NAME($player) } arrived { TIME($ms) } after the start; the default time is { TIME($allowed) }.
ruling-noted-came-in-time = { NAME($player) } arrived { TIME($ms) } after the start, and the default time is { TIME($allowed) }: in time.
ruling-noted-resumed-without = { NAME($player) } arrived { TIME($ms) } after the resumption; the limit is { TIME($allowed) }.
ruling-noted-found-after = Moves made by each player by then: { $moves }; from { $stays } on, it stays as it is.
ruling-noted-nothing-left = { NAME($player) } has no time left after that, and the flag is down.
ruling-noted-sealed-ambiguous = { NAME($player, form: "owner") } sealed move can be read in several ways.
ruling-noted-sealed-unclear = { NAME($player, form: "owner") } sealed move cannot be read.
ruling-noted-sealed-illegal = { NAME($player, form: "owner") } sealed move is illegal.
ruling-noted-condition-void = The condition that { NAME($player) } has attached to the draw offer counts for nothing, and the offer stands.
ruling-noted-reminded = The arbiter reminds { NAME($player) } of what the Laws ask for.
ruling-noted-deadness-undecided = Whether either player can still checkmate has not been found out, so the game goes on.
ruling-noted-nothing-follows = Nothing follows from this, because no article says that anything does.
ruling-noted-play-stopped = Play is stopped until the arbiter lets it go on.
ruling-noted-question-settled = That settles the open question.
ruling-noted-wrong-claims = { NAME($player) } has now made { $times } wrong claims in a row, which the arbiter may take for a disturbance of { NAME($opponent) }.
ruling-noted-repeated-offers = { NAME($player) } has now offered a draw { $times } times in a row, which the arbiter may take for a disturbance of { NAME($opponent) }.
ruling-noted-time-not-kept = { NAME($player) } does not keep the { TIME($ms) } left of the finished period.
ruling-noted-last-period = { NAME($player) } is in the last period: no further period follows.
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
ruling-noted-competition-rules = The Competition Rules apply in full.
ruling-noted-limited-supervision = Supervision is limited, and the lighter rules for rapid and blitz apply.
ruling-noted-awaits-next-move = The arbiter waits until the next move has been completed: if the position is still illegal then, the game is drawn.
ruling-noted-position-no-longer-illegal = The next move has put an end to the illegal position, and the game continues.
ruling-noted-agrees-to-correct = { NAME($player) } agrees to put the illegal move right.
ruling-noted-no-castling = { NAME($player) } cannot castle with a king or rook that began on a wrong square.
ruling-noted-castles-exchanged = { NAME($player, form: "owner") } king and queen began in each other’s places: short castling goes to the queen’s side, long castling to the king’s side.
ruling-noted-must-progress = { NAME($player) } must make progress, and the arbiter watches.
ruling-noted-restores-on-own-time = { NAME($player) } puts the displaced pieces back while their own clock runs.
ruling-noted-scoresheet-shown =
    { $times ->
        [one] The arbiter shows { NAME($player) } the record of the game for the first time.
       *[other] The arbiter shows { NAME($player) } the record of the game. That makes { $times } times so far.
    }
ruling-noted-scoresheet-given = The arbiter gives { NAME($player) } a scoresheet to write the moves on.
ruling-noted-decision-postponed = The arbiter will decide on { NAME($player, form: "owner") } claim later, and { NAME($opponent) } may get two minutes.
ruling-noted-increment-set = From now on both clocks add { TIME($ms) } with each move.
ruling-noted-claim-ends-game = { NAME($player, form: "owner") } claim ends the game.
ruling-noted-final-position = { NAME($player) } writes down the final position, { $position }, and { NAME($opponent) } confirms it.
ruling-noted-scoresheet-needed = { NAME($player) } must hand in a complete scoresheet.
ruling-noted-confirmed = { NAME($player) } confirms what { NAME($opponent) } has written down.
ruling-noted-last-move-unwritten = { NAME($player) } has moved again without having written down move { $number }, the last one.
ruling-noted-earlier-move-unwritten = { NAME($player) } has moved again, and move { $number } is missing on the scoresheet.
ruling-noted-written-in-advance = { NAME($player) } has written down move { $number } before it was made.
ruling-noted-written-otherwise = { NAME($player) } has written down move { $number } differently from how it was made.
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
ruling-noted-running-noted = Before the game is reconstructed the arbiter notes that { NAME($player, form: "owner") } clock was running.
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
ruling-noted-announced-otherwise = { NAME($player) } has announced a different move from the one on the board.
ruling-noted-announcement-unclear = What { NAME($player) } has announced cannot be understood.
ruling-noted-piece-unannounced = { NAME($player) } must announce what the pawn becomes.
ruling-noted-slip-corrected = { NAME($player) } has corrected the announcement in time.
ruling-noted-slip-uncorrected = { NAME($player) } has pressed the clock without correcting the announcement.
ruling-noted-not-announced = { NAME($player) } has pressed the clock without announcing the move.
ruling-noted-repeated-otherwise = { NAME($player) } has repeated a different move from the one announced.
ruling-noted-not-repeated = { NAME($player) } has not repeated the announced move.
ruling-noted-corrects-board = { NAME($player) } must correct the position on their own board.
ruling-noted-by-assistant = { NAME($player, form: "owner") } assistant has done this.
ruling-noted-must-seal = { NAME($player) } must seal a move.
ruling-noted-must-seal-that-move = { NAME($player) } has made the move { $move } on the board and must seal it.
ruling-noted-position-on-envelope = The position { $position } is written on the envelope.
ruling-noted-time-on-envelope = It is written on the envelope that { NAME($player, form: "owner") } clock shows { TIME($ms) }.
ruling-noted-sealer-on-envelope = It is written on the envelope that { NAME($player) } has sealed move { $number }.
ruling-noted-offer-on-envelope = The envelope notes { NAME($player, form: "owner") } draw offer.
ruling-noted-envelope-kept = The arbiter has checked the envelope and keeps it.
ruling-noted-envelope-missing = The envelope is missing, so the game continues from the adjourned position and the sealed move is made again.
ruling-noted-untimely-offer = { NAME($player, form: "owner") } offer is valid, although it was not made between moving and pressing the clock.
ruling-noted-pieces-displaced = { NAME($player) } has displaced pieces ({ $squares }) and puts them back on their own time.
ruling-noted-time-lost = { NAME($player) } loses the { TIME($ms) } until arriving, because nobody was there at the start.
ruling-noted-default-time-unstated = The event has to state its default time and has not done so; it is taken to be zero.
ruling-noted-late-arrival-allowed = The arbiter lets { NAME($player) } arrive after the default time.
ruling-noted-board-turned = The position is transferred to a board that lies the right way round, and the game continues.
ruling-noted-unplayed = The game counts as not played, because a player was not there in time.
ruling-noted-own-flag-down = { NAME($player, form: "owner") } own flag is down as well, and only a player with time left can claim.
ruling-noted-colours-stay = The game continues with the colours as they are.
ruling-noted-promotion-piece-missing = { NAME($player) } has a valid reason, because the piece for the promotion is missing.
ruling-noted-valid-reason = { NAME($player) } had a valid reason for stopping the clocks.
ruling-noted-move-counter-set =
    { $moves ->
        [one] The move counter is set to { $moves } move.
       *[other] The move counter is set to { $moves } moves.
    }
ruling-noted-may-leave = { NAME($player) } may leave.
ruling-noted-only-to-the-arbiter = This counts for nothing, because spectators and other players tell the arbiter and nobody else.
ruling-noted-spectator-expelled = The arbiter sends the spectator away.
ruling-noted-assistant-accepted = { NAME($player) } may have the assistant.
ruling-noted-assistant-rejected = { NAME($player) } may not have this assistant.
ruling-noted-appealed = { NAME($player) } appeals against the decision.
ruling-noted-explanation-due = { NAME($player) } may have this point of the Laws explained.
ruling-noted-article-explained = The arbiter explains article { $article } to { NAME($player) }.
ruling-noted-device-allowed = { NAME($player, form: "owner") } device is switched off, which is allowed.

## On record: why a completed move was illegal
## $move from-to; $by the pieces that attack.

ruling-noted-both-hands = { NAME($player) } has made the move with both hands.
ruling-noted-illegal-position = No series of legal moves leads to this position.
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
termination-illegal-position = illegal position
termination-quickplay-finish = quickplay finish
termination-default-time = default time
termination-electronic-device = electronic device
termination-arbiters-decision = arbiter’s decision
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
answer-quickplay-finish-agrees = The game is drawn.
answer-quickplay-finish-postpones = The game goes on, and the arbiter decides later.
answer-quickplay-finish-rejects = The claim is rejected, and the opponent receives two minutes.
answer-quickplay-flag-agrees = The game is drawn.
answer-quickplay-flag-rejects = The flag-fall loses the game.
answer-pressed-back-agrees = It counts as an illegal move.
answer-pressed-back-resumes = It was an accident, and there is no penalty.
answer-refusal-resumes = There is no penalty.
answer-quickplay-referred-rejects = The claim is not granted, and as it has ended the game, the claimant loses.
answer-quickplay-referred-agrees = The game is drawn.
answer-quickplay-increment-agrees = Both clocks add five seconds with each move, and the opponent receives two minutes.
answer-quickplay-increment-rejects = The clocks stay as they are.
answer-no-progress-agrees = The game is drawn.
answer-no-progress-rejects = The opponent must make progress, and the game goes on.
answer-late-clock-resumes = The clocks stay as they are.
answer-late-clock-sets-clocks = The schedule would suffer, and the arbiter sets both clocks.
answer-reminds = The arbiter reminds { NAME($player) }.
answer-warns = The arbiter warns { NAME($player) }.
answer-gives-time = { NAME($player) } receives more time.
answer-takes-time = { NAME($player) } loses time.
answer-sets-clocks = The arbiter sets both clocks.
answer-declares-lost-scoring =
    { $as ->
        [win] { NAME($player) } loses the game, and { NAME($opponent) } scores as for a win.
        [draw] { NAME($player) } loses the game, and { NAME($opponent) } scores as for a draw.
       *[loss] { NAME($player) } loses the game, and { NAME($opponent) } scores as for a loss.
    }
answer-gives-for-disturbance = { NAME($player) } receives time for the disturbance.
answer-gives-points = { NAME($player) } scores half a point more.
answer-takes-points = { NAME($player) } scores half a point less.
answer-fines = { NAME($player) } has to pay the fine that was announced.
answer-excludes = { NAME($player) } is excluded from one round or more.
answer-expels = { NAME($player) } is expelled from the event.
answer-expels-spectator = The spectator is sent away.
answer-stopped-clock-resumes = There was a valid reason, and the game goes on.
answer-stopped-clock-agrees = There was a valid reason, and the clocks stay stopped until play goes on.
answer-stopped-clock-rejects = There was no valid reason, and a penalty is to be chosen.
answer-penalty-resumes = There is no penalty.
answer-disturbance-resumes = Nothing is to be made up for.
answer-assistant-agrees = { NAME($player) } may have the assistant, and the clocks stay as they are.
answer-assistant-takes-time = { NAME($player) } may have the assistant, and loses time for it.
answer-assistant-rejects = { NAME($player) } may not have this assistant.
answer-defective-clock-sets-clocks = The arbiter sets the times of the new clock.
answer-recording-assistant-resumes = The clock is not adjusted.
answer-reconstructs = The players reconstruct the game on a second board.
answer-finds-no-overstep = Nothing shows that the time was exceeded, and the next move counts as the first of a new period.
answer-scoresheets-resumes = The game goes on as it stands.
answer-session-end-resumes = No time was left of the session.

## What a report leaves open

ruling-fact-needed-fault = What was wrong with the move?
ruling-fact-needed-answered = Has the opponent moved since?
ruling-fact-needed-noticed = Does the opponent claim it, or has the arbiter seen it?
ruling-fact-needed-has = What does { NAME($player) } have left?
ruling-fact-needed-against = { ruling-fact-needed-has }
ruling-fact-needed-count = Which illegal move of { NAME($player, form: "owner") } is it?
ruling-fact-needed-forces = Does what { NAME($player) } has left force mate against a lone king?
ruling-fact-needed-missing = Which moves of the period are missing?
ruling-fact-needed-holds = Is the claim correct?
ruling-fact-needed-way = How was the draw claimed?
ruling-fact-needed-touched = What was touched?
ruling-fact-needed-possible = Is there a legal move with what was touched?
ruling-fact-needed-can-castle = Is castling with that rook legal?
ruling-fact-needed-king-moves = Castling being illegal: does the king have another legal move?
ruling-fact-needed-device = Did the device sound, or was it found?
ruling-fact-needed-period = In which period of the time control was the player?
ruling-fact-needed-after = How long after the start did the player arrive?
ruling-fact-needed-default-time = What default time does the event state: how late may a player come?
ruling-fact-needed-moves = How many moves have both players completed?
ruling-fact-needed-restored = Were the pieces put back before the clock was pressed?
ruling-fact-needed-still = Has the next move been completed, and is the position still illegal?
ruling-fact-needed-on-move = Does { NAME($player) } have the move?
ruling-fact-needed-pressed = Was the clock pressed after the king had been taken?
ruling-fact-needed-earlier = { NAME($player) } had left the king in check, and that move was illegal too. Which illegal move of that player was it?
ruling-fact-needed-left = How much time is left on the clock of the player who claims?
