# Answers to "Why?" at a ruling. why-move and the sentences of illegal.ftl state the fault of a
# move. Each other fact of the rule has a clause here.
#
# A clause is named after the rule and the fact (why-recording-offer) or after the fact alone
# (why-offer). Hyphens join nested facts (why-agreement-from). $value is the value of the fact.
# For values from a fixed list, for yes and no ("true", "false") and for an absent fact ("none")
# the attributes have the texts. A pair of values by colour has a clause that ends in "-each",
# used once for each player. Some values have parts with variables of their own: $square, $by,
# $wing, $who, $number. $points converts half points to points. An empty clause is left out; the
# ordinary value of a fact (a standard pace, no later moves) has an empty clause. Facts without
# any clause are listed in UNSAID_FACTS (crates/explain/src/why/clauses.rs).
# No full stop, no capital.

## The move

why-move = { NAME($player) } moved the { NAME($piece) } from { $from } to { $to }.
why-move-castling = { NAME($player) } castled { NAME($wing) }, moving the king from { $from } to { $to }.
why-move-promoted = { NAME($player) } moved the pawn from { $from } to { $to } and replaced it with a { NAME($role) }.

## Frames for clauses

why-counted = Facts: { $facts }.
why-list = { $rest }; { $next }
why-items = { $rest }, { $next }
why-article = Article { $article }: { $gist }
why-article-alone = Article { $article }.

## Players

why-accepting = accepting player: { NAME($value) }
why-claimant = claimant: { NAME($value) }
why-displacer = pieces displaced by: { NAME($value) }
why-flag = fallen flag: { NAME($value, form: "owner") }
why-mover = move by: { NAME($value) }
why-offender = offender: { NAME($value) }
why-replier = player to reply to the sealed move: { NAME($value) }
why-running = running clock: { NAME($value, form: "owner") }
    .none = no clock was running
why-sealer = move sealed by: { NAME($value) }
why-to = addressed to: { NAME($value) }
    .none = addressed to both players
why-whose = complete scoresheet: { NAME($value, form: "owner") }
why-blind-game-by = noticed by: { NAME($value) }
why-displaced-piece-by = clocks stopped by: { NAME($value) }
why-press-back-by = claimed by: { NAME($value) }
why-stopping-by =
    .ruling = stopped by a claim or a ruling
    .arbiter = stopped by the arbiter
    .player = stopped by a player

## The possibility of checkmate

why-opponent =
    .can = the opponent can still checkmate
    .cannot = the opponent cannot checkmate by any series of legal moves
    .undecided = it is not known whether the opponent can still checkmate
why-illegal-move-opponent =
    .can = { "" }
    .cannot = { why-opponent.cannot }
    .undecided = { why-opponent.undecided }
why-limited-illegal-move-opponent =
    .can = { "" }
    .cannot = { why-opponent.cannot }
    .undecided = { why-opponent.undecided }
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
    .sufficient = the claimant’s pieces can force mate against a lone king
    .forced-mate-only = the claimant’s pieces cannot force mate, but mate is possible
    .insufficient = no mate is possible with the claimant’s pieces

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
    .illegal-move-loses = at this event the first illegal move loses without full supervision
    .minute-in-all-blitz = at this event the penalty is one minute in all blitz
    .delay-loses-saved-time = at this event time saved in a period is lost with a delay
    .claimant-needs-time = at this event the claimant of a win on time needs time left
    .penalties-optional = at this event the arbiter may leave offences unpenalised
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
why-asked-under = question asked under: { $value }
why-ended-under = game ended by: { $value }
why-fact = missing from the report: { $value }

## Illegal moves

why-count = illegal moves by the player, including this one: { $value }
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
       *[other] the press added { TIME($value) }, which is removed
    }
why-noticed =
    .claimed = the opponent claimed it
    .observed = the arbiter saw it
why-replied =
    .true = the opponent has made the next move
    .false = { "" }
why-shows =
    .true = the position still shows the irregularity
    .false = the position no longer shows the irregularity
why-steps-in =
    .true = the arbiter intervenes
    .false = the arbiter does not intervene
why-still =
    .true = the position is still illegal after the next move
    .false = the position is no longer illegal after the next move
why-illegal =
    .true = the position is illegal
    .false = the position is legal
why-proven = it is proven that no game leads to the position
    .none = there is no proof that the position is impossible

## Moving and touching

why-adjusted =
    .true = the piece was adjusted
    .false = the piece was not adjusted
why-bound =
    .none = no binding touch is known
why-bound-must =
    .none = no touched piece can be moved or captured
    .move = the piece on { $square } must be moved
    .capture = the piece on { $square } must be captured
    .capture-with = the piece on { $square } must be captured with the piece on { $by }
    .castle = the player must castle { NAME($wing) }
    .move-king = the king must be moved
    .move-to = the piece must stay on { $square }
    .play-what-was-touched = the touched piece must be moved or captured
    .capture-what-was-touched = the touched piece must be captured
    .capture-with-what-was-touched = the opponent’s touched piece must be captured with the player’s touched piece
    .castle-with-the-touched-rook = the player must castle with the touched rook
    .make-the-written-move = the written move must be made
    .replace-the-pawn = the pawn on the last rank must be replaced
why-bound-barred = castling { NAME($value) } is no longer possible on this move
    .none = { "" }
why-must =
    .move = the written move moves the piece on { $square }
    .capture = the written move captures the piece on { $square }
    .capture-with = the written move captures the piece on { $square } with the piece on { $by }
    .castle = the written move is castling { NAME($wing) }
    .move-king = the written move is a king move
    .move-to = the written move goes to { $square }
    .play-what-was-touched = the touched piece must be moved or captured
    .capture-what-was-touched = the touched piece must be captured
    .capture-with-what-was-touched = the opponent’s touched piece must be captured with the player’s touched piece
    .castle-with-the-touched-rook = the player must castle with the touched rook
    .make-the-written-move = the written move must be made
    .replace-the-pawn = the pawn on the last rank must be replaced
why-touched-piece-what =
    .own = one of the player’s own pieces was touched
    .opponents = one of the opponent’s pieces was touched
    .both = a piece of each player was touched
    .king-and-rook = king and rook were touched, the king first or both together
    .rook-first = a rook was touched first, then the king
    .not-binding = the pieces were adjusted, or touched by accident
why-playable =
    .as-touched = there is a legal move with it
    .only-the-king = castling is illegal, but the king has another legal move
    .nothing = there is no legal move with it
why-square = square: { $value }
why-squares = squares: { $value }
    .none = the squares are not known
why-castling = castling: { $value }
why-mv = move: { $value }
why-from-to = from and to: { $value }
why-made-move-moves = legal moves to the square of release: { $value }
    .none = there is no legal move to the square of release
why-promoted =
    .true = the move was a promotion
    .false = { "" }
why-piece-missing =
    .true = the promotion piece is missing
    .false = { "" }

## Draws

why-agreement =
    .free = the event does not restrict draws by agreement
    .never = the event requires the arbiter’s consent for draws by agreement
why-agreement-from = draws by agreement are allowed from move: { $value }
why-move-number = current move: { $value }
why-in-time =
    .true = it was offered between the move and the press
    .false = it was not offered between the move and the press
why-stands =
    .true = the player’s offer is open
    .false = the player has no open offer
why-moved =
    .true = both players have made a move
    .false = not both players have made a move
why-draw-claim-ground =
    .threefold = claim: threefold repetition
    .fifty-moves = claim: fifty moves without a capture or pawn move
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
    .false = the claim is incorrect
why-times = occurrences: { $value }
    .none = the number of occurrences is not on record
why-at = occurred after these moves (0: at the start, +: with the written move): { $value }
    .none = { "" }
why-number = move number: { $value }
why-claimed-end-number = move of the last capture or pawn move, or start: { $value }
why-draw-claim-number = move of the last capture or pawn move, or start: { $value }
why-by-each = { NAME($player, form: "owner") } moves since then: { $value }
why-appearances = half-moves since the previous occurrence: { $value }
    .none = the position has not occurred before
why-quiet-moves = half-moves since the last capture or pawn move: { $value }
why-end =
    .checkmate = claim: checkmate
    .stalemate = claim: stalemate
    .dead-position = claim: dead position
    .fivefold = claim: fivefold repetition
    .seventy-five-moves = claim: seventy-five moves without a capture or pawn move

## Time

why-ms = time: { TIME($value) }
why-default-time-ms = time after the start: { TIME($value) }
why-flag-fall-ms = time left for the player: { TIME($value) }
why-win-on-time-ms = time left for the player: { TIME($value) }
why-resumption-ms = late by: { TIME($value) }
why-sealed-move-ms = time to the end of the session: { TIME($value) }
    .none = the end of the session is not known
why-after = arrived after: { TIME($value) }
why-stated = the event’s default time: { TIME($value) }
    .none = the event does not state a default time
why-default-time = the event’s default time: { TIME($value) }
    .none = the event does not state a default time
why-allowed =
    .true = the arbiter has allowed the late arrival
    .false = the arbiter has not allowed the late arrival
why-resumption-allowed = allowed: { TIME($value) }
why-opponent-absent =
    .true = the opponent is also absent
    .false = the opponent is present or may be late
why-other-absent =
    .true = the opponent is also absent
    .false = the opponent is present
why-missing =
    .nothing = no moves of the period are missing
    .all-remaining = all remaining moves must be made in this period
    .earlier-period = an earlier period was not completed in time
why-missing-moves = moves missing in the period: { $value }
why-last-period =
    .true = it is the last period
    .false = it is not the last period
why-guideline =
    .true = the rule on both flags applies automatically
    .false = the rule on both flags does not apply automatically
why-own-down =
    .true = the claimant’s own flag is down
    .false = the claimant’s own flag is not down
why-opponents-down =
    .true = the opponent’s flag is down
    .false = the opponent’s flag is not down
why-flag-down =
    .true = the player’s flag is down
    .false = the player’s flag is not down
why-left-ms = time left for the player: { TIME($value) }
    .none = there is no clock
why-period = period: { $value }
why-kept-ms = time left from before: { TIME($value) }
why-lost-ms =
    { $value ->
        [0] the earlier time was not exceeded
       *[other] the earlier time was exceeded by: { TIME($value) }
    }
why-clock-setting-occasion =
    .wrong-setting = the clocks were set wrongly
    .defect = a clock is defective
    .irregularity = an irregularity has been corrected
why-clock-setting-moves = moves on the counter: { $value }
why-postponed =
    .true = the decision was postponed
    .false = { "" }

## Quickplay finishes

why-announced =
    .true = the event has announced the guidelines
    .false = the event has not announced the guidelines
why-quickplay-finish-increment =
    .true = the game has an increment
    .false = the game has no increment
why-granted =
    .true = five extra seconds a move have been granted in this game
    .false = five extra seconds a move have not been granted in this game
why-has-move =
    .true = the player has the move
    .false = the opponent has the move
why-declared-result-has-move = player with the move: { NAME($value) }
why-quickplay-finish-offer =
    .true = the request counts as a draw offer
    .false = the request does not count as a draw offer
why-arbiter =
    .true = an arbiter is present
    .false = no arbiter is present
why-quickplay-finish-ground =
    .cannot-win = claim: the opponent cannot win by normal means
    .no-effort = claim: the opponent makes no effort to win by normal means
why-wish =
    .increment = the player asks for five extra seconds a move for both
    .draw = the player claims a draw
    .draw-without-arbiter = the player claims a draw, and no arbiter is present
why-drawn =
    .true = the arbiter finds that the game makes no progress
    .false = the arbiter finds that the game makes progress

## Scoresheets

why-last = the player’s last move is not written: { $value }
    .none = the player’s last move is written
why-earlier = an earlier move is not written: { $value }
    .none = the earlier moves are written
why-recording-offer =
    .true = a draw offer is not recorded
    .false = no draw offer is missing
why-short-of-time =
    .true = the player is short of time in this period
    .false = the player is not short of time in this period
why-fault =
    .other-notation = it is not in algebraic notation
    .misuse = it does not belong on a scoresheet
why-fault-otherwise = a different move was made: { $value }
why-incomplete-each =
    .true = { NAME($player, form: "owner") } scoresheet has gaps
    .false = { NAME($player, form: "owner") } scoresheet has no gaps or is not required
why-other-complete =
    .true = the opponent’s scoresheet is complete
    .false = the opponent’s scoresheet is not complete
why-arbiter-complete =
    .true = the arbiter has written the missing moves
    .false = the arbiter has not written the missing moves
why-both =
    .true = both players must complete their scoresheets
    .false = only this player must complete the scoresheet
why-scoresheets-moves-each = { NAME($player, form: "owner") } known moves: { $value }
why-times-each = { NAME($player, form: "owner") } clock: { TIME($value) }
why-scoresheet-shown-count = number of requests: { $value }
why-scoresheets-by-each = result signed by { NAME($player) }: { $value }
    .none = { NAME($player) } has not signed a result
why-result = result: { $value }
why-termination = end of the game: { $value }
why-declared-result-opponent = the opponent scores: { $value }
why-signed =
    .true = both players have signed the result
    .false = not both players have signed the result
why-refusals-each =
    .true = { NAME($player) } refuses to comply
    .false = { "" }
why-warned-each =
    .true = { NAME($player) } has been warned in this game
    .false = { "" }
why-optional =
    .true = the arbiter may leave the offence unpenalised
    .false = { "" }
why-asked =
    .true = { "" }
    .false = { "" }
why-halves = points: { $points }

## Conduct

why-offence =
    .clock-handling = the clock was misused
    .other-hand = the clock was pressed with the hand that did not make the move
    .stopped-clock = the clocks were stopped without a valid reason
    .displaced-pieces = pieces were displaced
    .left-area = the player had the move and left the playing area without permission
    .left-venue = the venue was left without permission
    .notes = notes or advice were used
    .device = the player had an electronic device
    .inspection-refused = an inspection was refused
    .distraction = the opponent was distracted
    .disrepute = the game was brought into disrepute
    .not-recording = the moves were not recorded
    .accused = the opponent accused the player
    .device-noise = the player’s device vibrated or made a noise
    .eating = the player ate at the board
    .smoking = the player smoked
    .talking = the player talked
why-misconduct-count = refusals by the player, including this one: { $value }
why-opponent-too =
    .true = the opponent also refuses to comply
    .false = the opponent complies
why-kind =
    .opponent-points = penalty: points for the opponent
    .fewer-points = penalty: fewer points
    .fine = penalty: a fine
    .exclusion = penalty: exclusion from one round or more
    .expulsion = penalty: expulsion from the event
why-device =
    .true = it concerns an electronic device
    .false = it does not concern an electronic device
why-electronic-device-found =
    .sounds = the device made a sound
    .sounds-in-bag = the device made a sound in a bag
    .has = the player had a device
    .in-bag = the device was in a bag, switched on
    .switched-off = the device was in a bag, switched off
why-devices =
    .usual = the event has no rule of its own on devices
    .in-bag = the event allows switched-off devices in a bag
    .milder = the event’s penalty is milder than loss of the game
    .in-bag-else-milder = the event allows switched-off devices in a bag; otherwise its penalty is milder than loss of the game
    .as-fide = the game is rated by FIDE
why-stopping-penalties =
    .true = the open question concerns a penalty
    .false = the open question does not concern a penalty
why-third-parties-what =
    .reports = a spectator reported something
    .disturbs = a spectator disturbed or interfered
    .telephone = a spectator’s phone was used or sounded
    .enters = a spectator entered the playing area
why-fallback-note-what =
    .answer = no open question has that answer
    .illegal-move = the arbiter reported an illegal move, but there is none
    .illegal-position = there is no evidence that the position is illegal
    .start = the game has already been started
    .resume = play was not stopped
    .press = the player pressed the clock while it was stopped
    .stop-by-player = the player stopped play that was already stopped
    .stop-by-arbiter = the arbiter stopped play that was already stopped
    .adjournment = the game is already adjourned
    .resumption = the game is not adjourned
    .leaving = the player may leave
    .other = the Laws attach no consequence to it

## Requests

why-help =
    .moves = the assistant is to make the moves
    .clock = the assistant is to press the clock
why-accepted =
    .true = the arbiter accepts the assistant
    .false = the arbiter does not accept the assistant
why-requests-number = article: { $value }
why-against-allowed =
    .true = the event allows appeals
    .false = the event does not allow appeals
why-against-decision =
    .on-quickplay = the decision concerns a quickplay finish
    .without-arbiter = the decision concerns a game without an arbiter
    .otherwise = the decision concerns neither a quickplay finish nor a game without an arbiter

## Blind players

why-blind =
    .true = the player is blind
    .false = the player is sighted
why-duty =
    .true = the act is one of an assistant’s duties
    .false = the act is not one of an assistant’s duties
why-opponent-assisted =
    .true = the blind opponent has an assistant
    .false = the opponent is not a blind player with an assistant
why-said =
    .unclear = the announcement cannot be understood
    .otherwise = the announced move differs from the one on the board
    .without-piece = the announcement omits the promotion piece
    .corrected = the announcement is right, after a wrong one
    .too-late = the correction came after the opponent’s clock was started
    .repeated-otherwise = the opponent repeated a different move
why-made =
    .true = the move has been made
    .false = the move has not been made
why-slip =
    .true = a wrong announcement was not corrected
    .false = no wrong announcement was left uncorrected
why-blind-game-found =
    .agree = the positions are the same
    .sheets-differ = the scoresheets also differ
why-found-wrong-on = wrong move made on the board of: { NAME($value) }

## Mistakes found late

why-matter =
    .setup = the pieces were set up wrongly
    .orientation = the board was turned the wrong way
    .clock = the clocks were set wrongly
why-moves = moves by each player: { $value }

## Adjourned games

why-same =
    .true = it is the move made on the board
    .false = it is not the move made on the board
why-sealed-move-offer = open draw offer by: { NAME($value) }
    .none = there is no open draw offer
why-resumption-occasion =
    .in-time = the player who must reply arrived in time
    .after-waiting = the player who must reply arrived after the clock was started
    .reply = the envelope holds the reply to an absent player
why-why =
    .not-there-to-reply = the player who must reply is absent
    .not-resumed = the game has not been resumed
    .no-envelope = there is no envelope
    .envelope-void = the envelope is void
why-effect =
    .clock-started = the reply starts the clock of: { NAME($who) }
    .clock-stopped = the reply stops the clock of: { NAME($who) }
    .move-sealed = the reply is sealed
why-flaw =
    .ambiguous = the move is ambiguous
    .unclear = it is unclear which move is meant
    .illegal = the sealed move is illegal
why-has-moved =
    .true = the player has moved since the game was resumed
    .false = the player has not moved since the game was resumed
why-right-each = { NAME($player, form: "owner") } correct time: { TIME($value) }
why-shown-each = { NAME($player, form: "owner") } time shown: { TIME($value) }
why-replier-absent =
    .true = the player who must reply is absent
    .false = the player who must reply is present
why-sealer-absent =
    .true = the player who sealed the move is absent
    .false = the player who sealed the move is present
