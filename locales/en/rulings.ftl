# Rulings, one sentence for each effect. $player is the player concerned, $opponent the other
# player.

## Obligations on this move

ruling-must-move = { NAME($player) } must move the piece on { $square }.
ruling-must-capture = { NAME($player) } must capture the piece on { $square }.
ruling-must-capture-with = { NAME($player) } must capture the piece on { $square } with the piece on { $by }.
ruling-must-castle = { NAME($player) } must castle { NAME($wing) }.
ruling-must-move-king = { NAME($player) } must move the king.
ruling-must-move-to = { NAME($player) } must make a move to { $square }.
ruling-must-touched = { NAME($player) } must move or capture the first touched piece that can be moved or captured.
ruling-must-capture-touched = { NAME($player) } must capture the touched piece.
ruling-must-capture-with-touched = { NAME($player) } must capture the opponent’s touched piece with their own touched piece. If that is illegal, the first touched piece that can be moved or captured must be.
ruling-must-castle-touched = { NAME($player) } must castle with the touched rook.
ruling-must-written = { NAME($player) } must make the written move.
ruling-must-promote = { NAME($player) } must replace the pawn on the last rank. The move is not yet illegal: it is made only when the new piece is on the board.

## Rights lost

ruling-right-lost-claim-draw = { NAME($player) } has lost the right to claim a draw on this move.
ruling-right-lost-claim-touched-piece = { NAME($player) } has lost the right to claim that { NAME($opponent) } broke the touch-move rule.
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
ruling-position-restored = The position has been corrected.
ruling-pawn-replaced = The pawn on { $square } becomes a queen of the same colour.
ruling-put-back = Go back to the position before the irregularity.
ruling-pawn-promoted = { NAME($player, form: "owner") } pawn on the last rank becomes a queen of the same colour.

## Clocks and times

ruling-time-added = { NAME($player) } receives { TIME($ms) }.
ruling-time-removed = { NAME($player) } loses { TIME($ms) }.
ruling-clock-started = { NAME($player, form: "owner") } clock is running.
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
ruling-claim-incorrect-checkmate = { NAME($player, form: "owner") } claim is wrong: it is not checkmate, and the game goes on.
ruling-claim-incorrect-stalemate = { NAME($player, form: "owner") } claim is wrong: it is not stalemate, and the game goes on.
ruling-claim-incorrect-dead-position = { NAME($player, form: "owner") } claim is wrong: legal moves can still lead to checkmate, and the game goes on.
ruling-claim-incorrect-fivefold = { NAME($player, form: "owner") } claim is wrong: the position has not occurred five times, and the game goes on.
ruling-claim-incorrect-seventy-five-moves = { NAME($player, form: "owner") } claim is wrong: there have not been seventy-five moves each without a capture or pawn move. The game goes on.
ruling-claim-incorrect-flag = { NAME($player, form: "owner") } claim of a flag-fall is incorrect.
ruling-claim-incorrect-illegal-move = { NAME($player, form: "owner") } claim of an illegal move is incorrect.
ruling-claim-incorrect-touched = { NAME($player, form: "owner") } claim is wrong: { NAME($opponent) } was not bound to the piece on { $square }.

## Warnings and penalties

ruling-warning-by-arbiter = The arbiter warns { NAME($player) }.
ruling-penalty-exclusion = The arbiter excludes { NAME($player) } from one round or more.
ruling-penalty-expulsion = The arbiter expels { NAME($player) } from the event.
ruling-penalty-opponent-points =
    { $halves ->
        [1] As a penalty for { NAME($player) }, { NAME($opponent) } scores an extra half point.
        [2] As a penalty for { NAME($player) }, { NAME($opponent) } scores an extra point.
       *[other] As a penalty for { NAME($player) }, { NAME($opponent) } scores { $halves } extra half points.
    }
ruling-penalty-fewer-points =
    { $halves ->
        [1] { NAME($player) } scores half a point less.
        [2] { NAME($player) } scores a point less.
       *[other] { NAME($player) } scores { $halves } half points less.
    }
ruling-penalty-fine = { NAME($player) } must pay the fine that was announced.

## Refusals
## $player: the player who asks or acts, or whose flag is concerned.

ruling-refused-has-touched = { NAME($player) } cannot claim a draw on this move after touching a piece.
ruling-refused-claims-without-the-clock = { NAME($player) } cannot claim a draw yet: { NAME($opponent) } has not pressed the clock.
ruling-refused-asks-without-the-move = { NAME($player) } cannot claim or ask for this while { NAME($opponent) } has the move.
ruling-refused-not-both-moved = A draw cannot be agreed until both players have made a move.
ruling-refused-no-draw-before-move = This event allows no draw by agreement before move { $number }.
ruling-refused-no-agreed-draws = This event allows no draw by agreement without the arbiter’s consent.
ruling-refused-no-offer = { NAME($player) } cannot accept a draw: there is no offer.
ruling-refused-offer-stands = { NAME($player) } cannot withdraw the draw offer. It remains open until { NAME($opponent) } answers it.
ruling-refused-claim-stands = { NAME($player) } cannot withdraw a claim. Once made, it is decided.
ruling-refused-nothing-to-withdraw = { NAME($player) } cannot withdraw a draw offer: there is none.
ruling-refused-put-back-already = There is nothing to take back: the piece has already been put back.
ruling-refused-nothing-displaced = The record shows no displaced piece there. If the arbiter finds one, it is put back.
ruling-refused-nothing-to-decline = { NAME($player) } cannot decline a draw: there is no offer.
ruling-refused-nothing-to-answer = There is no open question that the arbiter could answer in this way.
ruling-refused-nothing-illegal = There is no illegal move to rule on.
ruling-refused-nothing-touched = There is no evidence that { NAME($player) } was bound to the piece on { $square }.
ruling-refused-not-proven-illegal = There is no evidence that the position is illegal.
ruling-refused-play-goes-on = Play has not been stopped, so it cannot be resumed.
ruling-refused-is-adjourned = The game is adjourned. Only the arbiter can resume it.
ruling-refused-not-adjourned = The game cannot be resumed: it is not adjourned.
ruling-refused-draw-not-for-the-arbiter = The arbiter cannot declare a draw here: a draw is not a penalty, and no open question allows it.
ruling-refused-adjusts-without-the-move = { NAME($player) } may not adjust pieces while { NAME($opponent) } has the move.
ruling-refused-claims-without-the-move = { NAME($player) } cannot claim a draw now: only the player who has the move may do so.
ruling-refused-too-many-points = The score { $result } is not possible: it is more than a game gives in total.
ruling-refused-has-touched-since = { NAME($player) } can no longer make this claim after touching a piece.
ruling-refused-answer-due = Play cannot continue until the arbiter has answered the open question.
ruling-refused-flag-not-fallen = { NAME($player, form: "owner") } flag has not fallen.
ruling-refused-times-undecided = The times on the clocks are not decided yet. Until then a fallen flag decides nothing.
ruling-refused-awaits-answer = The clocks stand until the arbiter has answered. Until then no move is made.
ruling-refused-result-open = The game is over. The arbiter still has to decide its result, and nothing else changes it.
ruling-refused-not-late = { NAME($player) } is not late: the player is here, may arrive late, or still has time to arrive.
ruling-refused-only-the-event-allows = Only the event may set a later time, not the arbiter: { NAME($player) } may not arrive after the default time.
ruling-refused-move-not-completed = It is too early to rule on an illegal move. { NAME($opponent) } has not completed the move and may still correct it.
ruling-refused-illegal-move-stands = The illegal move stands, because a reply has been played. It can be corrected only if both players agree.
ruling-refused-not-put-right = The illegal move stands, because a reply has been played. No claim is possible.
ruling-refused-only-when-claimed = The arbiter does not intervene. A player must claim.
ruling-refused-only-when-asked = The arbiter rules on touched pieces only if a player asks.
ruling-refused-found-too-late = The mistake is no longer corrected: too many moves have been made.
ruling-refused-nothing-to-correct = There is no illegal move here that the players could correct by agreement.
ruling-refused-quickplay-not-announced = { NAME($player) } cannot claim or ask for this: the event has not announced the guidelines for quickplay finishes.
ruling-refused-quickplay-not-in-blitz = { NAME($player) } cannot claim or ask for this in blitz.
ruling-refused-quickplay-not-with-increment = { NAME($player) } cannot claim or ask for this: the game has an increment.
ruling-refused-not-in-last-period = { NAME($player) } cannot claim or ask for this before the last period.
ruling-refused-two-minutes-left = { NAME($player) } cannot claim or ask for this with two minutes or more left.
ruling-refused-own-flag-down = { NAME($player) } can no longer claim or ask for this: the flag is down.
ruling-refused-no-such-request = { NAME($player) } cannot ask for an increment under this edition of the Laws.
ruling-refused-not-legal = The move is illegal and is not accepted.
ruling-refused-only-moves-entered = Only moves can be entered here. Nothing else can be done with the pieces.
ruling-refused-ended-by-claim = The claim has ended the game. No more moves can be played.
ruling-refused-game-goes-on = { NAME($player) } cannot sign a result while the game is in progress.
ruling-refused-result-stands = The result stands: it comes neither from the arbiter’s decision nor from two equal signatures.
ruling-refused-sheet-at-hand = The game need not be reconstructed: { NAME($player, form: "owner") } scoresheet is complete.
ruling-refused-no-further-period = { NAME($player) } is in the last period, so no new period can begin.
ruling-refused-move-not-announced = { NAME($player, form: "owner") } move is not made until it is announced, so the clock may not be pressed.
ruling-refused-slip-not-corrected = { NAME($player) } announced a different move from the one on the board and must correct that before pressing the clock.
ruling-refused-corrected-too-late = { NAME($player) } can no longer correct the announcement: the clock has been pressed.
ruling-refused-boards-agree = The positions on the two boards are the same.
ruling-refused-not-for-assistants = { NAME($player, form: "owner") } assistant may not do this.
ruling-refused-opponent-has-assistant = { NAME($player) } may not use an assistant: { NAME($opponent) } has one.
ruling-refused-seals-without-the-move = { NAME($player) } cannot adjourn or seal while { NAME($opponent) } has the move.
ruling-refused-seals-another-move = { NAME($player) } must seal the move that was made on the board.
ruling-refused-not-there-to-reply = The envelope stays closed: { NAME($player) }, who must reply, is absent.
ruling-refused-not-identifiable = That position is impossible, so it cannot be set up.
ruling-refused-no-such-article = This edition has no such article.
ruling-refused-not-resumed = The envelope stays closed: the game has not been resumed yet.
ruling-refused-no-envelope = There is no envelope with a sealed move.
ruling-refused-envelope-void = The envelope is void and stays closed. The sealed move answers an illegal move that has been corrected.
ruling-refused-times-are-right = The clocks already show the correct times.
ruling-refused-move-made = { NAME($player) } has released the piece, so the move has been made and cannot be changed.
ruling-refused-opponent-has-the-move = { NAME($player) } may not move while { NAME($opponent) } has the move.
ruling-refused-adjusts-without-the-clock = { NAME($player) } may not adjust pieces while { NAME($opponent, form: "owner") } clock is running.
ruling-refused-relies-on-display = { NAME($player, form: "owner") } claim is refused: it relies only on a screen, a demonstration board or a move counter.
ruling-refused-not-on-the-list = This penalty is not available against { NAME($player) }: the edition does not list it.
ruling-refused-warning-first = { NAME($player) } cannot lose for a first offence in a game, which gets a warning.
ruling-refused-opponent-wins = The penalty is the loss of the game, and the opponent wins: the arbiter does not decide the opponent’s score here.
ruling-refused-no-such-score =
    { $halves ->
        [1] { NAME($player, form: "owner") } score cannot change by half a point: a game cannot give that score.
       *[other] { NAME($player, form: "owner") } score cannot change by that much: a game cannot give that score.
    }
ruling-refused-no-appeal = { NAME($player) } cannot appeal: this decision is final.
ruling-refused-nothing-to-cancel = The game goes on: there is no reason to cancel it.
ruling-refused-usual-start = The record shows that the game began from the usual position.
ruling-refused-began-rightly = The arbiter has found that the game began correctly.
ruling-refused-nothing-to-take-back = { NAME($player) } has not made a move that could be taken back.

## Questions to the arbiter
## $player: the player whom the question concerns.

ruling-question-flag-fallen = { NAME($player, form: "owner") } flag has fallen. Can { NAME($opponent) } still checkmate by any series of legal moves? Yes: { NAME($player) } loses. No: draw.
ruling-question-resigned = { NAME($player) } has resigned. Can { NAME($opponent) } still checkmate by any series of legal moves? Yes: { NAME($player) } loses. No: draw.
ruling-question-illegal-moves = { NAME($player) } has made the illegal move that loses. Can { NAME($opponent) } still checkmate by any series of legal moves? Yes: { NAME($player) } loses. No: draw.
ruling-question-flag-order = Both flags are down. Which fell first? If that is unknown, decide how the game goes on.
ruling-question-half-castled = { NAME($player) } has moved the king as in castling ({ $move }) but not the rook. Was that an illegal move, or castling to be completed?
ruling-question-second-move = { NAME($player) } moved although { NAME($opponent) } had the move. That move is put back. The arbiter must choose a penalty.
ruling-question-pressed-back = { NAME($player) } pressed the clock without moving or claiming. Does that count as an illegal move, or was it an accident?
ruling-question-touch-meant = { NAME($player) } adjusted the piece on { $square } without saying so first. Did the player want to play or take it?
ruling-question-no-show = The default time has passed, and { NAME($player) } is said not to have arrived. Is { NAME($player) } absent?
ruling-question-wrong-setup = { NAME($player) } says that the pieces were set up wrongly at the start, and the record cannot show it. Is that so?
ruling-question-reversed-colours = { NAME($player) } says that the players have each other’s colours. Is that so?
ruling-question-expelled = { NAME($player) } has been expelled and cannot continue the game. What does { NAME($opponent) } score?
ruling-question-forced-mate = { NAME($player, form: "owner") } flag has fallen. { NAME($opponent, form: "owner") } pieces do not force mate against a bare king. Has { NAME($opponent) } shown a forced mate?
ruling-question-no-progress = { NAME($player) } claims that the game makes no progress. If { NAME($opponent) } does not agree to a draw, the arbiter must decide.
ruling-question-late-clock-setting = A wrong clock setting was reported late. Would the schedule suffer if the clocks stay as they are?
ruling-question-scoresheet-again = { NAME($player) } has asked too often to see the moves. The arbiter must choose a penalty for the distraction.
ruling-question-quickplay-claim = { NAME($player) } claims a draw in the quickplay finish. Is { NAME($opponent) } unable to win by normal means, or making no effort to?
ruling-question-quickplay-flag = { NAME($player, form: "owner") } flag has fallen, and the decision on a claim was postponed. Was { NAME($opponent) } unable to win by normal means, or making too little effort to?
ruling-question-quickplay-referred = { NAME($player, form: "owner") } claim has ended the game. The arbiter to whom it is referred must decide.
ruling-question-quickplay-increment = { NAME($player) } asks for five extra seconds a move for both players. If { NAME($opponent) } declines the draw, the arbiter must decide.
ruling-question-recording-assistant = An assistant keeps score for { NAME($player) }. How much time should be taken off for that?
ruling-question-sealed-move = { NAME($player, form: "owner") } sealed move cannot be made. Can { NAME($opponent) } still checkmate by any series of legal moves? Yes: { NAME($player) } loses. No: draw.
ruling-question-session-end = { NAME($player) } has adjourned early. How much time was left in the session?
ruling-question-scoresheets = No scoresheet is complete. How should the number of moves be found?
ruling-question-times = Moves have been played since the irregularity. The arbiter must decide which times the clocks show.
ruling-question-wrong-clock = The clock is set wrongly. The arbiter must decide which times it should show.
ruling-question-defective-clock = The clock is defective and is replaced. The arbiter must decide which times the new clock shows.
ruling-question-device-sounded = { NAME($player, form: "owner") } device has sounded. Could { NAME($opponent) } still win by any series of legal moves? Yes: { NAME($opponent) } wins. No: { NAME($opponent) } scores a draw.
ruling-question-stopped-clock = { NAME($player) } has stopped the clocks. Was there a valid reason?
ruling-question-offence-clock-handling = { NAME($player) } has misused the clock. The arbiter must choose a penalty.
ruling-question-offence-other-hand = { NAME($player) } pressed the clock with the hand that did not make the move. Should that be penalised?
ruling-question-offence-stopped-clock = { NAME($player) } stopped the clocks without a valid reason. The arbiter must choose a penalty.
ruling-question-offence-displaced-pieces = { NAME($player) } has displaced pieces, and the arbiter’s help is needed. Should that be penalised?
ruling-question-offence-left-area = { NAME($player) } had the move and left the playing area without permission. The arbiter must choose a penalty.
ruling-question-offence-left-venue = { NAME($player) } left the venue without permission. The arbiter must choose a penalty.
ruling-question-offence-notes = { NAME($player) } used notes or advice. The arbiter must choose a penalty.
ruling-question-offence-device = { NAME($player) } has an electronic device. The arbiter must choose a penalty.
ruling-question-offence-inspection-refused = { NAME($player) } refused an inspection. The arbiter must choose a penalty.
ruling-question-offence-distraction = { NAME($player) } distracted { NAME($opponent) }. The arbiter must choose a penalty.
ruling-question-offence-disrepute = { NAME($player) } brought the game into disrepute. The arbiter must choose a penalty.
ruling-question-offence-not-recording = { NAME($player) } does not record the moves. Should that be penalised?
ruling-question-offence-accused = { NAME($opponent) } accuses { NAME($player) }. The arbiter must find out if the accusation is right.
ruling-question-offence-device-noise = { NAME($player, form: "owner") } device vibrated or made a noise. The arbiter must decide if that is penalised.
ruling-question-offence-eating = { NAME($player) } eats at the board. Does that disturb the opponent, and should it be penalised?
ruling-question-offence-smoking = { NAME($player) } smokes. Is it permitted there, and if not, what is the penalty?
ruling-question-offence-talking = { NAME($player) } talks. Does that disturb the opponent, and should it be penalised?
ruling-question-refusal =
    { $count ->
        [1] { NAME($player) } refuses to comply. The arbiter must choose a penalty.
       *[other] { NAME($player) } still refuses to comply. The arbiter must decide what follows and what { NAME($opponent) } scores.
    }
ruling-question-assistant-moves = { NAME($player) } asks for an assistant to make the moves. The arbiter must decide whether to accept one, and whether to adjust the clocks for it.
ruling-question-assistant-clock = { NAME($player) } asks for an assistant to press the clock. The arbiter must decide whether to accept one, and whether to adjust the clocks for it.
ruling-question-disturbance = The game was disturbed from outside. The arbiter must decide what to do about it.

## The end of the game
## $winner and $loser: the players by the result.

ruling-game-over = The game is over with the result { $result }.
ruling-game-over-checkmate = { NAME($winner) } has checkmated { NAME($loser) } and wins the game.
ruling-game-over-resignation = { NAME($loser) } has resigned, and { NAME($winner) } wins the game.
ruling-game-over-stalemate = The game is drawn by stalemate.
ruling-game-over-dead-position = The game is drawn, because neither player can checkmate by any series of legal moves.
ruling-game-over-agreement = The game is drawn by agreement between the players.
ruling-game-over-threefold-repetition = The game is drawn by threefold repetition.
ruling-game-over-fifty-moves = The game is drawn under the fifty-move rule.
ruling-game-over-fivefold-repetition = The game is drawn by fivefold repetition, without a claim.
ruling-game-over-seventy-five-moves = The game is drawn under the seventy-five-move rule, without a claim.
ruling-game-over-time-forfeit = { NAME($loser) } has exceeded the time limit, and { NAME($winner) } wins the game.
ruling-game-over-illegal-moves = { NAME($loser) } loses the game because of illegal moves, and { NAME($winner) } wins.
ruling-game-over-default-time =
    { $outcome ->
        [win] { NAME($loser) } did not arrive within the default time, and { NAME($winner) } wins the game.
       *[both-lose] Neither player arrived within the default time, and both lose.
    }
ruling-game-over-electronic-device =
    { $outcome ->
        [win] { NAME($loser) } loses the game because of an electronic device, and { NAME($winner) } wins.
       *[half] { NAME($loser) } loses the game because of an electronic device, and { NAME($winner) } scores as for a draw.
    }
ruling-game-over-both-flags = The game is drawn, because both flags have fallen.
ruling-game-over-cannot-checkmate = Draw: the opponent cannot checkmate by any series of legal moves.
ruling-game-over-illegal-position = The game is drawn, because the position is still illegal after the next move.
ruling-game-over-quickplay-finish =
    { $outcome ->
        [win] The claim in the quickplay finish is rejected. The claim had ended the game, and { NAME($winner) } wins.
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
ruling-game-over-signed-result = Both players have signed the result { $result }, so it stands.
ruling-game-cancelled-wrong-setup = The game is cancelled and does not count, because the pieces were set up wrongly.
ruling-game-cancelled-interference = The game is cancelled and must be replayed, because a spectator interfered.
ruling-game-cancelled-reversed-colours = The game is cancelled and does not count, because it began with the colours reversed.
ruling-game-cancelled-position-lost = The game is cancelled and does not count, because the adjourned position cannot be established.
ruling-game-cancelled-broken-off = The game is abandoned by agreement and does not count.

## Adjourned games

ruling-adjourned = The game is adjourned.
ruling-move-sealed = The move is sealed in an envelope.
ruling-envelope-opened = The envelope is opened.
ruling-game-resumed = The game is resumed from the adjourned position with the recorded times.

## On record

ruling-noted-any-legal-move = The touched pieces do not bind the player, who may make any legal move.
ruling-noted-touch-not-binding = { NAME($player, form: "owner") } touch does not bind: it was an adjustment or an accident.
ruling-noted-both-flags-down = Both flags are down. It is not known which fell first, so the game continues.
ruling-noted-claim-is-offer = { NAME($player, form: "owner") } claim now counts as a draw offer.
ruling-noted-clock-set = { NAME($player, form: "owner") } clock is set to { TIME($ms) }.
ruling-noted-game-is-over = The game is over, and its result does not change.
ruling-noted-appeared =
    { $times ->
        [one] The position has occurred once: after { $at } (0: at the start; +: with the written move).
       *[other] The position has occurred { $times } times: after { $at } (0: at the start; +: with the written move).
    }
ruling-noted-count-restarts = The declared move is a capture or a pawn move, so the count of fifty moves starts again.
ruling-noted-quiet-since = Since move { $number } there has been no capture or pawn move: { $white } moves by White, { $black } by Black.
ruling-noted-clock-shows = { NAME($player, form: "owner") } clock shows { TIME($ms) }.
ruling-noted-came-after = { NAME($player) } arrived { TIME($ms) } after the start; the default time is { TIME($allowed) }.
ruling-noted-came-in-time = { NAME($player) } arrived { TIME($ms) } after the start, within the default time of { TIME($allowed) }.
ruling-noted-resumed-without = { NAME($player) } arrived { TIME($ms) } after the resumption; the limit is { TIME($allowed) }.
ruling-noted-found-after = Moves by each player when the mistake was found: { $moves }. From { $stays } moves on, a mistake is not corrected.
ruling-noted-nothing-left = { NAME($player) } has no time left after that, and the flag falls.
ruling-noted-sealed-ambiguous = { NAME($player, form: "owner") } sealed move is ambiguous.
ruling-noted-sealed-unclear = { NAME($player, form: "owner") } sealed move cannot be read.
ruling-noted-sealed-illegal = { NAME($player, form: "owner") } sealed move is illegal.
ruling-noted-condition-void = The condition that { NAME($player) } added to the draw offer has no effect. The offer stands.
ruling-noted-reminded = The arbiter reminds { NAME($player) } of the Laws.
ruling-noted-deadness-undecided = It is not known whether either player can still checkmate, so the game goes on.
ruling-noted-nothing-follows = The act has no consequences under the Laws.
ruling-noted-play-stopped = Play is stopped until the arbiter restarts it.
ruling-noted-question-settled = This answers the open question.
ruling-noted-wrong-claims = { NAME($player) } has now made { $times } wrong claims in a row. The arbiter may treat that as disturbing { NAME($opponent) }.
ruling-noted-repeated-offers = { NAME($player) } has now offered a draw { $times } times in a row. The arbiter may treat that as disturbing { NAME($opponent) }.
ruling-noted-time-not-kept = { NAME($player) } does not keep the { TIME($ms) } left from the finished period.
ruling-noted-last-period = { NAME($player) } is in the last period.
ruling-noted-period-completed = { NAME($player) } completed the moves of the period in time.
ruling-noted-moves-missing =
    { $moves ->
        [one] { NAME($player) } still needs { $moves } move in this period.
       *[other] { NAME($player) } still needs { $moves } moves in this period.
    }
ruling-noted-earlier-period-missed = { NAME($player) } did not complete an earlier period in time.
ruling-noted-time-kept =
    { $ms ->
        [0] { NAME($player) } has no time left from the finished period.
       *[other] { NAME($player) } keeps the { TIME($ms) } left from the finished period.
    }
ruling-noted-competition-rules = The Competition Rules apply.
ruling-noted-limited-supervision = Supervision is limited, so the simpler rules for rapid and blitz apply.
ruling-noted-awaits-next-move = The arbiter waits until the next move is completed. If the position is then still illegal, the game is drawn.
ruling-noted-position-no-longer-illegal = After the next move the position is no longer illegal, and the game continues.
ruling-noted-agrees-to-correct = { NAME($player) } agrees to correct the illegal move.
ruling-noted-no-castling = { NAME($player) } cannot castle with a king or rook that began on a wrong square.
ruling-noted-castles-exchanged = { NAME($player, form: "owner") } king and queen began in each other’s places. Short castling goes to the queen’s side, long castling to the king’s side.
ruling-noted-must-progress = { NAME($player) } must make progress, and the arbiter watches.
ruling-noted-restores-on-own-time = { NAME($player) } puts the displaced pieces back while their own clock runs.
ruling-noted-scoresheet-shown =
    { $times ->
        [one] The arbiter shows { NAME($player) } the moves for the first time.
       *[other] The arbiter shows { NAME($player) } the moves. This is request number { $times }.
    }
ruling-noted-scoresheet-given = The arbiter gives { NAME($player) } a scoresheet.
ruling-noted-decision-postponed = The arbiter postpones the decision on { NAME($player, form: "owner") } claim. { NAME($opponent) } may get two minutes.
ruling-noted-increment-set = From now on both clocks add { TIME($ms) } with each move.
ruling-noted-claim-ends-game = { NAME($player, form: "owner") } claim ends the game.
ruling-noted-final-position = { NAME($player) } writes down the final position, and { NAME($opponent) } confirms it.
ruling-noted-scoresheet-needed = { NAME($player) } must hand in a complete scoresheet.
ruling-noted-confirmed = { NAME($player) } confirms what { NAME($opponent) } has written.
ruling-noted-last-move-unwritten = { NAME($player) } has moved again without writing down the previous move, number { $number }.
ruling-noted-earlier-move-unwritten = { NAME($player) } has moved again, and move { $number } is missing from the scoresheet.
ruling-noted-written-in-advance = { NAME($player) } wrote down move { $number } before making it.
ruling-noted-written-otherwise = { NAME($player) } wrote down a different move { $number } from the one made.
ruling-noted-offer-unwritten = { NAME($player) } has not recorded the draw offer on the scoresheet.
ruling-noted-scoresheet-misused = { NAME($player) } has written something that does not belong on a scoresheet.
ruling-noted-other-notation = { NAME($player, form: "owner") } writing is not in algebraic notation and is not evidence.
ruling-noted-need-not-write = { NAME($player) } is short of time and need not keep score for the rest of this period.
ruling-noted-sheet-to-complete = { NAME($player) } must complete the scoresheet before moving a piece.
ruling-noted-moved-before-completing = { NAME($player) } has moved before completing the scoresheet.
ruling-noted-sheet-may-be-used = { NAME($player, form: "owner") } scoresheet is complete and may be used for this.
ruling-noted-arbiter-has-the-moves = The arbiter’s scoresheet has the missing moves and may be used for this.
ruling-noted-position-noted = Before the game is reconstructed the arbiter notes the position.
ruling-noted-time-noted = Before the game is reconstructed the arbiter notes that { NAME($player, form: "owner") } clock shows { TIME($ms) }.
ruling-noted-running-noted = Before the game is reconstructed the arbiter notes that { NAME($player, form: "owner") } clock was running.
ruling-noted-moves-noted =
    { $moves ->
        [one] Before the game is reconstructed the arbiter notes that { NAME($player) } has made { $moves } move.
       *[other] Before the game is reconstructed the arbiter notes that { NAME($player) } has made { $moves } moves.
    }
ruling-noted-overstep-not-shown = No scoresheet shows that { NAME($player) } exceeded the time. The next move is the first of a new period.
ruling-noted-result-signed = Both players have signed the result { $result }.
ruling-noted-signatures-differ = The players have signed different results.
ruling-noted-castling-announced = { NAME($player) } has announced castling.
ruling-noted-not-touched = { NAME($player) } felt a piece without lifting it, which is not touching it.
ruling-noted-must-announce = { NAME($player) } must announce the move. Until then it is not made.
ruling-noted-announced-otherwise = { NAME($player) } announced a different move from the one on the board.
ruling-noted-announcement-unclear = { NAME($player, form: "owner") } announcement cannot be understood.
ruling-noted-piece-unannounced = { NAME($player) } must announce the promotion piece.
ruling-noted-slip-corrected = { NAME($player) } corrected the wrong announcement in time.
ruling-noted-slip-uncorrected = { NAME($player) } pressed the clock without correcting the announcement.
ruling-noted-not-announced = { NAME($player) } pressed the clock without announcing the move.
ruling-noted-repeated-otherwise = { NAME($player) } repeated a different move from the one announced.
ruling-noted-not-repeated = { NAME($player) } has not repeated the announced move.
ruling-noted-corrects-board = { NAME($player) } must correct the position on their own board.
ruling-noted-by-assistant = { NAME($player, form: "owner") } assistant did this.
ruling-noted-must-seal = { NAME($player) } must seal a move.
ruling-noted-must-seal-that-move = { NAME($player) } made the move { $move } on the board and must seal it.
ruling-noted-position-on-envelope = The position is written on the envelope.
ruling-noted-time-on-envelope = The envelope states that { NAME($player, form: "owner") } clock shows { TIME($ms) }.
ruling-noted-sealer-on-envelope = The envelope states that { NAME($player) } sealed move { $number }.
ruling-noted-offer-on-envelope = The envelope records { NAME($player, form: "owner") } draw offer.
ruling-noted-envelope-kept = The arbiter has checked the envelope and keeps it.
ruling-noted-envelope-missing = The envelope is missing. The game continues from the adjourned position, and the sealed move is made again.
ruling-noted-untimely-offer = { NAME($player, form: "owner") } offer is valid, although it was not made between the move and the press.
ruling-noted-pieces-displaced = { NAME($player) } has displaced pieces ({ $squares }) and must put them back on their own time.
ruling-noted-time-lost = { NAME($player) } loses the { TIME($ms) } until arrival, because neither player was there at the start.
ruling-noted-default-time-unstated = The event must state its default time and has not done so. The default time is taken to be zero.
ruling-noted-late-arrival-allowed = The arbiter lets { NAME($player) } arrive after the default time.
ruling-noted-board-turned = The position is moved to a correctly placed board, and the game continues.
ruling-noted-unplayed = The game counts as not played, because a player did not arrive in time.
ruling-noted-own-flag-down = { NAME($player, form: "owner") } own flag is also down. Only a player with time left can claim.
ruling-noted-colours-stay = The game continues with the colours as they are.
ruling-noted-promotion-piece-missing = { NAME($player) } has a valid reason: the piece for the promotion is missing.
ruling-noted-piece-requested = { NAME($player) } asks for a piece, and the arbiter brings it. The player may stop the clocks to ask.
ruling-noted-valid-reason = { NAME($player) } had a valid reason for stopping the clocks.
ruling-noted-move-counter-set =
    { $moves ->
        [one] The move counter is set to { $moves } move.
       *[other] The move counter is set to { $moves } moves.
    }
ruling-noted-may-leave = { NAME($player) } may leave.
ruling-noted-only-to-the-arbiter = The act has no effect: spectators and other players may speak only to the arbiter.
ruling-noted-spectator-expelled = The arbiter sends the spectator away.
ruling-noted-assistant-accepted = { NAME($player) } may have the assistant.
ruling-noted-assistant-rejected = { NAME($player) } may not have this assistant.
ruling-noted-appealed = { NAME($player) } appeals against the decision.
ruling-noted-explanation-due = { NAME($player) } is entitled to an explanation of this point of the Laws.
ruling-noted-article-explained = The arbiter explains article { $article } to { NAME($player) }.
ruling-noted-device-allowed = { NAME($player, form: "owner") } device is switched off, which is allowed.

## On record: reasons why a completed move was illegal
## $move: the squares from and to; $by: the attacking pieces.

ruling-noted-both-hands = { NAME($player) } has made the move with both hands.
ruling-noted-illegal-position = No series of legal moves leads to this position.
ruling-noted-no-single-move = The acts on the board do not form a single move.
ruling-noted-unexplained = No move accounts for { PIECES($by) }.
ruling-noted-emptied = No move leaves these squares empty: { $squares }.
ruling-noted-illegal-because-empty-square = The move { $move } is illegal, because there was no piece on that square.
ruling-noted-illegal-because-opponents-piece = The move { $move } is illegal, because the piece belongs to the opponent.
ruling-noted-illegal-because-same-square = The move { $move } is illegal, because the piece stays where it is.
ruling-noted-illegal-because-spare-king = The move { $move } is illegal, because a different king on the board is the real one.
ruling-noted-illegal-because-own-piece-there = The move { $move } is illegal, because a piece of the same colour is on that square.
ruling-noted-illegal-because-captures-king = The move { $move } is illegal, because a king is never captured.
ruling-noted-illegal-because-not-its-way = The move { $move } is illegal, because the piece does not move that way.
ruling-noted-illegal-because-path-blocked = The move { $move } is illegal, because a piece is in the way.
ruling-noted-illegal-because-pawn-backwards = The move { $move } is illegal, because pawns move only forward.
ruling-noted-illegal-because-pawn-blocked = The move { $move } is illegal, because a piece is in front of the pawn.
ruling-noted-illegal-because-pawn-not-on-first-square = The move { $move } is illegal, because a pawn can advance two squares only from its first square.
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
ruling-noted-illegal-because-castling-blocked = The move { $move } is illegal, because a piece is in the way of castling.
ruling-noted-illegal-because-castling-in-check = The move { $move } is illegal, because the king may not castle while it is in check from { PIECES($by) }.
ruling-noted-illegal-because-castling-through-check = The move { $move } is illegal, because the king would cross a square attacked by { PIECES($by) }.
ruling-noted-illegal-because-castling-into-check = The move { $move } is illegal, because the king would arrive on a square attacked by { PIECES($by) }.

## Reasons for the end of a game, in a heading or a list

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
## Named after the answer, or after question and answer if the text depends on the question.

answer-half-castled-agrees = It was an illegal move.
answer-half-castled-rejects = Castling must be completed.
answer-resumes = The game goes on with the clocks as they are.
answer-declares-draw = The game is drawn.
answer-declares-lost = { NAME($player) } loses the game.
answer-observes-flag = { NAME($player, form: "owner") } flag fell first.
answer-quickplay-finish-agrees = The game is drawn.
answer-quickplay-finish-postpones = The game goes on, and the arbiter decides later.
answer-quickplay-finish-rejects = The claim is rejected, and the opponent receives two minutes.
answer-quickplay-flag-agrees = The game is drawn.
answer-quickplay-flag-rejects = The player loses on time.
answer-pressed-back-agrees = It counts as an illegal move.
answer-pressed-back-resumes = It was an accident, and there is no penalty.
answer-touch-meant-agrees = It was meant as touching, and binds.
answer-touch-meant-rejects = It was only adjusting.
answer-no-show-agrees = The player is absent and loses the game.
answer-no-show-rejects = The player is here: the game goes on.
answer-wrong-setup-agrees = The pieces were set up wrongly: the game is cancelled.
answer-wrong-setup-rejects = The pieces were set up correctly: the game goes on.
answer-reversed-colours-agrees = The colours were reversed: the game is cancelled.
answer-reversed-colours-rejects = The colours were right: the game goes on.
answer-refusal-resumes = There is no penalty.
answer-quickplay-referred-rejects = The claim is rejected and the claimant loses.
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
answer-gives-points = { NAME($player) } scores an extra half point.
answer-takes-points = { NAME($player) } scores half a point less.
answer-fines = { NAME($player) } must pay the fine that was announced.
answer-excludes = { NAME($player) } is excluded from one round or more.
answer-expels = { NAME($player) } is expelled from the event.
answer-expels-spectator = The spectator is sent away.
answer-stopped-clock-resumes = There was a valid reason, and the game goes on.
answer-stopped-clock-agrees = There was a valid reason. The clocks stay stopped until play goes on.
answer-stopped-clock-rejects = There was no valid reason. A penalty must be chosen.
answer-penalty-resumes = There is no penalty.
answer-disturbance-resumes = No compensation.
answer-assistant-agrees = { NAME($player) } may have the assistant, and the clocks stay as they are.
answer-assistant-takes-time = { NAME($player) } may have the assistant and loses time for it.
answer-assistant-rejects = { NAME($player) } may not have this assistant.
answer-defective-clock-sets-clocks = The arbiter sets the times of the new clock.
answer-recording-assistant-resumes = The clock is not adjusted.
answer-reconstructs = The players reconstruct the game on a second board.
answer-finds-no-overstep = There is no evidence that the time was exceeded. The next move is the first of a new period.
answer-scoresheets-resumes = The game goes on as it is.
answer-session-end-resumes = No time was left in the session.

## Facts missing from a report

ruling-fact-needed-fault = What was wrong with the move?
ruling-fact-needed-answered = Has the opponent moved since?
ruling-fact-needed-noticed = Did the opponent claim it, or did the arbiter see it?
ruling-fact-needed-has = Which pieces does { NAME($player) } have left?
ruling-fact-needed-against = { ruling-fact-needed-has }
ruling-fact-needed-count = Is this { NAME($player, form: "owner") } first or second illegal move?
ruling-fact-needed-forces = Can { NAME($player, form: "owner") } pieces force mate against a lone king?
ruling-fact-needed-missing = How many moves are missing in this period?
ruling-fact-needed-holds = Is the claim correct?
ruling-fact-needed-way = How was the draw claimed?
ruling-fact-needed-touched = What was touched?
ruling-fact-needed-possible = Is there a legal move with the touched piece?
ruling-fact-needed-can-castle = Is castling with that rook legal?
ruling-fact-needed-king-moves = If castling was illegal: does the king have another legal move?
ruling-fact-needed-device = Did the device sound, or was it found?
ruling-fact-needed-period = In which period of the time control was the player?
ruling-fact-needed-after = How long after the start did the player arrive?
ruling-fact-needed-default-time = What is the default time?
ruling-fact-needed-moves = How many moves has each player completed?
ruling-fact-needed-restored = Were the pieces put back before the clock was pressed?
ruling-fact-needed-still = Has the next move been completed, and is the position still illegal?
ruling-fact-needed-on-move = Does { NAME($player) } have the move?
ruling-fact-needed-pressed = Was the clock pressed after the king was taken?
ruling-fact-needed-earlier = { NAME($player) } had left the king in check, so that earlier move was illegal too. Was it that player’s first or second illegal move?
ruling-fact-needed-left = How much time does the claimant have left?
