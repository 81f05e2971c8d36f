# Answers to "Why?" at a ruling. why-move and the sentences of illegal.ftl say what was wrong
# with a move; a clause for each other fact that a rule was told says what counted.
#
# A clause is named after the rule and the fact (why-recording-offer) or after the fact alone
# (why-offer), and nested facts are joined by hyphens (why-agreement-from). $value is the fact;
# the words of a closed list, yes and no ("true", "false") and an absent fact ("none") are
# attributes. A pair by colour has a clause that ends in "-each", said once for each player.
# What a text contains besides its words comes apart: $square, $by, $wing, $who, $number.
# $points is a number of half points as points. An empty clause is left out: a fact with its
# ordinary value (a standard pace, no later moves), or one that the ruling itself says, has one.
# No full stop, no capital.

## The move

why-move = { NAME($player) } moved the { NAME($piece) } from { $from } to { $to }.
why-move-castling = { NAME($player) } castled { NAME($wing) }, moving the king from { $from } to { $to }.
why-move-promoted = { NAME($player) } moved the pawn from { $from } to { $to } and replaced it by a { NAME($role) }.

## The sentence

why-counted = What counted: { $facts }.
why-list = { $rest }; { $next }
why-items = { $rest }, { $next }
why-article = Article { $article }: { $gist }
why-article-alone = Article { $article }.

## Who

why-player = { "" }
why-accepting = accepted by: { NAME($value) }
why-claimant = claimed by: { NAME($value) }
why-displacer = the pieces were displaced by: { NAME($value) }
why-flag = the flag that has fallen: { NAME($value, form: "owner") }
why-mover = the move was made by: { NAME($value) }
why-offender = the offence was committed by: { NAME($value) }
why-replier = has to reply to the sealed move: { NAME($value) }
why-running = the clock that was running: { NAME($value, form: "owner") }
    .none = no clock was running
why-sealer = the move was sealed by: { NAME($value) }
why-to = this is told to: { NAME($value) }
    .none = this is told to both players
why-whose = the complete scoresheet: { NAME($value, form: "owner") }
why-blind-game-by = noticed by: { NAME($value) }
why-displaced-piece-by = the clocks were stopped by: { NAME($value) }
why-press-back-by = claimed by: { NAME($value) }
why-stopping-by =
    .ruling = a claim or a ruling is the cause
    .arbiter = the arbiter is the cause
    .player = a player is the cause

## Can it be checkmate?

why-opponent =
    .can = the opponent can still checkmate
    .cannot = the opponent cannot checkmate by any series of legal moves
    .undecided = it is not known whether the opponent can still checkmate
why-illegal-move-opponent =
    .can = { "" }
    .cannot = the opponent cannot checkmate by any series of legal moves
    .undecided = it is not known whether the opponent can still checkmate
why-limited-illegal-move-opponent =
    .can = { "" }
    .cannot = the opponent cannot checkmate by any series of legal moves
    .undecided = it is not known whether the opponent can still checkmate
why-chance =
    .can = the claimant can still checkmate
    .cannot = the claimant cannot checkmate by any series of legal moves
    .undecided = it is not known whether the claimant can still checkmate
why-mate =
    .can = a player can still checkmate
    .cannot = neither player can checkmate by any series of legal moves
    .undecided = it is not known whether a player can still checkmate
why-dead =
    .true = the position is dead
    .false = { "" }
why-material =
    .sufficient = the claimant’s material forces mate against a lone king
    .forced-mate-only = the claimant’s material does not force mate, but a mate is possible
    .insufficient = no mate is possible with the claimant’s material

## The game

why-pace =
    .standard = { "" }
    .rapid = the pace is rapid
    .blitz = the pace is blitz
why-regime =
    .competition = { "" }
    .rapid = the rules for rapid without full supervision apply
    .blitz = the rules for blitz without full supervision apply
why-reading =
    .authentic = { "" }
    .illegal-move-loses = at this event a first illegal move loses without full supervision
    .minute-in-all-blitz = at this event one minute is given in all blitz
    .delay-loses-saved-time = at this event time saved in a period is lost with a delay
why-clock =
    .true = { "" }
    .false = there is no clock
why-points-win =
    { $value ->
        [2] { "" }
       *[other] points for a win: { $points }
    }
why-points-draw =
    { $value ->
        [1] { "" }
       *[other] points for a draw: { $points }
    }
why-points-loss =
    { $value ->
        [0] { "" }
       *[other] points for a loss: { $points }
    }
why-position =
    .none = the position is not on record
why-under = { "" }
why-asked-under = the question was asked under: { $value }
why-ended-under = the game ended by: { $value }
why-fact = the report does not say this: { $value }

## Illegal moves

why-count = illegal moves by the player, this one included: { $value }
why-irregularity =
    .not-legal = { "" }
    .no-move = the clock was pressed without a move
    .two-hands = the move was made with both hands
why-irregularity-pawn-left = a pawn was left unpromoted on { $value }
    .none = a pawn was left unpromoted on its last rank
why-later-moves =
    .true = moves have been played since
    .false = { "" }
why-increment =
    { $value ->
        [0] { "" }
       *[other] the press gave { TIME($value) }, which is taken back
    }
why-noticed =
    .claimed = the opponent claimed it
    .observed = the arbiter saw it
why-replied =
    .true = the opponent has made the next move
    .false = { "" }
why-shows =
    .true = the position still shows it
    .false = the position does not show it
why-steps-in =
    .true = the arbiter steps in
    .false = the arbiter does not step in
why-still =
    .true = the position is still impossible after the next move
    .false = the position is no longer impossible after the next move
why-illegal =
    .true = the position is illegal
    .false = the position is legal
why-proven = it is proven that no game leads to the position
    .none = nothing proves that no game leads to the position

## Moving and touching

why-adjusted =
    .true = the piece was adjusted
    .false = the piece was not adjusted
why-bound =
    .none = no touch is known that binds
why-bound-must =
    .none = no touched piece can be moved or captured
    .move = the piece on { $square } must be moved
    .capture = the piece on { $square } must be captured
    .capture-with = the piece on { $square } must be captured with the piece on { $by }
    .castle = castling { NAME($wing) } is bound to be made
    .move-king = the king must be moved
    .move-to = the piece must stay on { $square }
    .play-what-was-touched = the touched piece must be moved or captured
    .capture-what-was-touched = the touched piece must be captured
    .capture-with-what-was-touched = the opponent’s touched piece must be captured with the touched one
    .castle-with-the-touched-rook = castling with the touched rook is bound to be made
    .make-the-written-move = the written move must be made
    .replace-the-pawn = the pawn on the last rank must be replaced
why-bound-provision = { "" }
why-bound-barred = castling { NAME($value) } is no longer possible on this move
    .none = { "" }
why-must =
    .move = the written move is with the piece on { $square }
    .capture = the written move captures the piece on { $square }
    .capture-with = the written move captures the piece on { $square } with the piece on { $by }
    .castle = the written move is castling { NAME($wing) }
    .move-king = the written move is with the king
    .move-to = the written move goes to { $square }
    .play-what-was-touched = the touched piece must be moved or captured
    .capture-what-was-touched = the touched piece must be captured
    .capture-with-what-was-touched = the opponent’s touched piece must be captured with the touched one
    .castle-with-the-touched-rook = castling with the touched rook is bound to be made
    .make-the-written-move = the written move must be made
    .replace-the-pawn = the pawn on the last rank must be replaced
why-touched-piece-what =
    .own = a piece of the player’s own was touched
    .opponents = a piece of the opponent’s was touched
    .both = a piece of the player’s own and one of the opponent’s were touched
    .king-and-rook = king and rook were touched, the king first or both together
    .rook-first = a rook was touched, and then the king
    .not-binding = the pieces were adjusted, or touched by accident
why-playable =
    .as-touched = there is a legal move with it
    .only-the-king = castling is not legal, but another move of the king is
    .nothing = there is no legal move with it
why-square = the square: { $value }
why-squares = the squares: { $value }
    .none = the squares are not known
why-castling = the castling: { $value }
why-mv = the move: { $value }
why-san = { "" }
why-from-to = from and to: { $value }
why-made-move-moves = the legal moves to the square of release: { $value }
    .none = there is no legal move to the square of release
why-promoted =
    .true = the move was a promotion
    .false = { "" }
why-piece-missing =
    .true = the piece for a promotion is missing
    .false = { "" }

## Draws

why-agreement =
    .free = the event lets players agree on a draw at any time
    .never = the event lets players agree on a draw only with the arbiter’s consent
why-agreement-from = the event lets players agree on a draw from this move on: { $value }
why-move-number = number of the move being played: { $value }
why-in-time =
    .true = it was offered between the move and the press
    .false = it was not offered between the move and the press
why-stands =
    .true = the player’s offer stands
    .false = no offer of the player stands
why-moved =
    .true = both players have made a move
    .false = the players have not both made a move
why-draw-claim-ground =
    .threefold = the claim: the same position for the third time
    .fifty-moves = the claim: fifty moves without a capture or pawn move
why-intended =
    .true = the claim is made with a written move
    .false = the claim is made without a move
why-standing =
    .may-claim = the player has the move and has touched nothing
    .not-on-move = the opponent has the move
    .clock-not-running = the opponent has not yet pressed the clock
    .has-touched = the player has touched a piece on this move
why-holds =
    .true = the claim is correct
    .false = the claim is not correct
why-times = how often: { $value }
    .none = the times are not on record
why-at = it appeared after these moves (0: at the start, +: with the written move): { $value }
    .none = { "" }
why-number = number of the move: { $value }
why-claimed-end-number = last capture or pawn move, or the start, at move: { $value }
why-draw-claim-number = last capture or pawn move, or the start, at move: { $value }
why-by-each = moves by { NAME($player) } since then: { $value }
why-appearances = single moves since the position appeared before: { $value }
    .none = the position has not appeared before
why-quiet-moves = single moves since the last capture or pawn move: { $value }
why-end =
    .checkmate = the claim: checkmate
    .stalemate = the claim: stalemate
    .dead-position = the claim: a dead position
    .fivefold = the claim: the same position for the fifth time
    .seventy-five-moves = the claim: seventy-five moves without a capture or pawn move

## Time

why-ms = the time: { TIME($value) }
why-default-time-ms = after the start of the game: { TIME($value) }
why-flag-fall-ms = left on the player’s clock: { TIME($value) }
why-win-on-time-ms = left on the player’s clock: { TIME($value) }
why-resumption-ms = late by: { TIME($value) }
why-sealed-move-ms = until the end of the session: { TIME($value) }
    .none = the end of the session is not known
why-after = arrived after the start by: { TIME($value) }
why-stated = default time of the event: { TIME($value) }
    .none = the event states no default time
why-default-time = default time of the event: { TIME($value) }
    .none = the event states no default time
why-allowed =
    .true = the arbiter lets the player be late
    .false = the arbiter has not allowed it
why-resumption-allowed = allowed: { TIME($value) }
why-opponent-absent =
    .true = the opponent is not there either
    .false = the opponent is there, or may be late
why-other-absent =
    .true = the opponent is not there either
    .false = the opponent is there
why-missing =
    .nothing = no moves of the period are missing
    .all-remaining = it is the period in which all remaining moves have to be made
    .earlier-period = an earlier period was not completed in time
why-missing-moves = moves missing in the period: { $value }
why-last-period =
    .true = it is the last period
    .false = it is not the last period
why-guideline =
    .true = the rule on both flags applies without more
    .false = the rule on both flags does not apply without more
why-own-down =
    .true = the claimant’s own flag is down
    .false = the claimant’s own flag is not down
why-opponents-down =
    .true = the opponent’s flag is down
    .false = the opponent’s flag is not down
why-flag-down =
    .true = the player’s flag is down
    .false = the player’s flag is not down
why-left-ms = left on the player’s clock: { TIME($value) }
    .none = there is no clock
why-period = the period: { $value }
why-kept-ms = left of the time before: { TIME($value) }
why-lost-ms =
    { $value ->
        [0] the time before was not overstepped
       *[other] the time before was overstepped by: { TIME($value) }
    }
why-clock-setting-occasion =
    .wrong-setting = the clocks were set wrongly
    .defect = a clock is defective
    .irregularity = an irregularity has been put right
why-clock-setting-moves = moves on the counter: { $value }
why-postponed =
    .true = the decision was postponed
    .false = { "" }

## Quickplay finishes

why-announced =
    .true = the event has announced the guidelines
    .false = the event has not announced the guidelines
why-quickplay-finish-increment =
    .true = the clocks add time with each move
    .false = the clocks add no time with each move
why-granted =
    .true = five seconds a move have been granted in this game
    .false = five seconds a move have not been granted in this game
why-has-move =
    .true = the player has the move
    .false = the opponent has the move
why-declared-result-has-move = has the move: { NAME($value) }
why-quickplay-finish-offer =
    .true = the request counts as an offer of a draw
    .false = the request does not count as an offer of a draw
why-arbiter =
    .true = an arbiter is present
    .false = no arbiter is present
why-quickplay-finish-ground =
    .cannot-win = the claim: the opponent cannot win by normal means
    .no-effort = the claim: the opponent makes no effort to win by normal means
why-wish =
    .increment = the player asks for five seconds a move for both
    .draw = the player claims a draw
    .draw-without-arbiter = the player claims a draw, and no arbiter is present
why-drawn =
    .true = the arbiter finds that the game does not progress
    .false = the arbiter finds that the game progresses

## Scoresheets

why-last = the player’s last move is not written: { $value }
    .none = the player’s last move is written
why-earlier = an earlier move is not written: { $value }
    .none = the earlier moves are written
why-recording-offer =
    .true = a draw offer is not written
    .false = no draw offer is missing
why-short-of-time =
    .true = the player is short of time in this period
    .false = the player is not short of time in this period
why-fault =
    .other-notation = it is not in algebraic notation
    .misuse = it does not belong on a scoresheet
why-fault-otherwise = another move is written than was made: { $value }
why-incomplete-each =
    .true = { NAME($player, form: "owner") } scoresheet has gaps
    .false = { NAME($player, form: "owner") } scoresheet has no gaps, or need not be kept
why-other-complete =
    .true = the opponent’s scoresheet is complete
    .false = the opponent’s scoresheet is not complete
why-arbiter-complete =
    .true = the arbiter has written the missing moves
    .false = the arbiter has not written the missing moves
why-both =
    .true = both players have to complete their scoresheets
    .false = only this player has to complete the scoresheet
why-scoresheets-moves-each = moves known of { NAME($player) }: { $value }
why-times-each = { NAME($player, form: "owner") } clock: { TIME($value) }
why-scoresheet-shown-count = times that the player has asked: { $value }
why-scoresheets-by-each = result signed by { NAME($player) }: { $value }
    .none = { NAME($player) } has not signed a result
why-result = the result: { $value }
why-termination = the end of the game: { $value }
why-declared-result-opponent = the opponent scores: { $value }
why-signed =
    .true = both players have signed the result
    .false = the players have not both signed the result
why-refusals-each =
    .true = { NAME($player) } refuses to comply
    .false = { "" }
why-halves = points: { $points }

## Conduct

why-offence =
    .clock-handling = the clock was handled improperly
    .other-hand = the clock was pressed with the hand that had not made the move
    .stopped-clock = the clocks were stopped without a valid reason
    .displaced-pieces = pieces were displaced
    .left-area = the playing area was left with the move and without permission
    .left-venue = the venue was left without permission
    .notes = notes or advice were used
    .device = the player had an electronic device
    .inspection-refused = an inspection was refused
    .distraction = the opponent was distracted
    .disrepute = the game was brought into disrepute
why-misconduct-count = refusals by the player, this one included: { $value }
why-opponent-too =
    .true = the opponent goes on refusing as well
    .false = the opponent does not refuse
why-kind =
    .opponent-points = the penalty: points for the opponent
    .fewer-points = the penalty: fewer points
    .fine = the penalty: a fine
    .exclusion = the penalty: exclusion from one round or more
    .expulsion = the penalty: expulsion from the event
why-device =
    .true = it is about an electronic device
    .false = it is not about an electronic device
why-electronic-device-found =
    .sounds = the device made a sound
    .has = the player carried a device
    .in-bag = the device lay in a bag and was not switched off
    .switched-off = the device lay in a bag, switched off
why-devices =
    .usual = the event says nothing about devices
    .in-bag = the event allows devices that are switched off in a bag
    .milder = the event has a penalty less severe than the loss of the game
    .in-bag-else-milder = the event allows devices that are switched off in a bag, and otherwise has a penalty less severe than the loss of the game
    .as-fide = the game counts for FIDE’s ratings
why-stopping-penalties =
    .true = the open question is about a penalty
    .false = the open question is not about a penalty
why-third-parties-what =
    .reports = a spectator reported something
    .disturbs = a spectator disturbed or interfered
    .telephone = a spectator’s telephone was used or sounded
    .enters = a spectator came into the playing area
why-fallback-note-what =
    .answer = nothing open has that answer
    .illegal-move = the arbiter saw an illegal move where there is none
    .illegal-position = nothing shows that the position is illegal
    .start = the game has been started already
    .resume = nobody has stopped play
    .stop-by-player = the player stopped play that was not going on
    .stop-by-arbiter = the arbiter stopped play that was not going on
    .adjournment = the game is adjourned already
    .resumption = the game is not adjourned
    .leaving = the player may leave
    .other = nothing in the Laws follows from it

## Requests

why-help =
    .moves = the assistant is to make the moves
    .clock = the assistant is to press the clock
why-accepted =
    .true = the arbiter accepts the assistant
    .false = the arbiter does not accept the assistant
why-requests-number = the article: { $value }
why-against-allowed =
    .true = the event allows appeals
    .false = the event does not allow appeals
why-against-is-final =
    .true = the decision is final
    .false = the decision is not final

## Blind players

why-blind =
    .true = the player is blind
    .false = the player is sighted
why-duty =
    .true = the act is among an assistant’s duties
    .false = the act is not among an assistant’s duties
why-opponent-assisted =
    .true = the blind opponent has an assistant
    .false = the opponent is not a blind player with an assistant
why-said =
    .unclear = the announcement cannot be understood
    .otherwise = another move was announced than is on the board
    .without-piece = the announcement leaves out what the pawn becomes
    .corrected = the announcement is right after one that was not
    .too-late = the correction came when the opponent’s clock was running
    .repeated-otherwise = the opponent repeated another move
why-made =
    .true = the move has been made
    .false = the move has not been made
why-slip =
    .true = a slip of the tongue was not corrected
    .false = no slip of the tongue was left uncorrected
why-blind-game-found =
    .agree = the positions are the same
    .sheets-differ = the scoresheets differ, too
why-found-wrong-on = a wrong move was made on the board of: { NAME($value) }

## Found late

why-matter =
    .setup = pieces were on wrong squares
    .orientation = the board lay the wrong way round
    .clock = the clocks were set wrongly
why-moves = moves made by each player: { $value }

## Adjourned games

why-same =
    .true = it is the move made on the board
    .false = it is not the move made on the board
why-sealed-move-offer = a draw offer stands, made by: { NAME($value) }
    .none = no draw offer stands
why-resumption-occasion =
    .in-time = the player who has to reply is there in time
    .after-waiting = the player who has to reply came when the clock was running
    .reply = the envelope holds the reply to a player who was not there
why-why =
    .not-there-to-reply = the player who has to reply is not there
    .not-resumed = the game has not been resumed
    .no-envelope = there is no envelope
    .envelope-void = the envelope is void
why-effect =
    .clock-started = the reply starts the clock of: { NAME($who) }
    .clock-stopped = the reply stops the clock of: { NAME($who) }
    .move-sealed = the reply is sealed
why-flaw =
    .ambiguous = more than one move may be meant
    .unclear = it cannot be told which move is meant
    .illegal = the sealed move is illegal
why-has-moved =
    .true = the player has moved since the game was resumed
    .false = the player has not moved since the game was resumed
why-right-each = right time of { NAME($player) }: { TIME($value) }
why-shown-each = time shown for { NAME($player) }: { TIME($value) }
why-replier-absent =
    .true = the player who has to reply is not there
    .false = the player who has to reply is there
why-sealer-absent =
    .true = the player who sealed the move is not there
    .false = the player who sealed the move is there
