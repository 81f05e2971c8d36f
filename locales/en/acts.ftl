# The acts of a protocol, one sentence for each. $player is the player who acts, or whom an
# act of the arbiter concerns. $squares is a list of squares, and $count their number.

## Pieces

act-plays = { NAME($player) } plays { $san }{ $hands ->
        [both] {""} with both hands
       *[none] {""}
    }.
act-touches = { NAME($player) } touches { $count ->
        [one] the piece on { $squares }
       *[other] the pieces on { $squares }
    }{ $together ->
        [true] {""} at the same time
       *[none] {""}
    }{ $accidental ->
        [true] , clearly by accident
       *[none] {""}
    }.
act-takes = { NAME($player) } lifts the piece on { $square }{ $hands ->
        [both] {""} with both hands
       *[none] {""}
    }.
act-puts = { NAME($player) } puts the { NAME($piece) } on { $square }.
act-shifts = { NAME($player) } moves the piece on { $from } to { $to }{ $hands ->
        [both] {""} with both hands
       *[none] {""}
    }.
act-adjusts = { NAME($player) } adjusts { $count ->
        [one] the piece on { $squares }
       *[other] the pieces on { $squares }
    }{ $announced ->
        [false] {""} without announcing it
       *[none] , having announced it
    }.
act-knocks-over = { NAME($player) } knocks over { $count ->
        [one] the piece on { $squares }
       *[other] the pieces on { $squares }
    }.
act-restores = { NAME($player) } puts { $count ->
        [one] the piece back on { $squares }
       *[other] the pieces back on { $squares }
    }.
# Consecutive moves, each completed with a press of the clock.
act-moves = Moves played: { $moves }.

## Clock

act-starts = The arbiter starts the game.
act-presses = { NAME($player) } presses the clock.
act-presses-with-the-other-hand = { NAME($player) } presses the clock with the hand that did not make the move.
act-stops-the-clock = { NAME($player) } stops the clocks{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }.
act-arbiter-stops-the-clock = The arbiter stops the clocks.
act-handles-the-clock-improperly = { NAME($player) } misuses the clock.
act-resumes = The arbiter restarts the clocks.

## Offers and claims

act-offers-a-draw = { NAME($player) } offers a draw{ $condition ->
        [none] {""}
       *[other] {""} with a condition
    }.
act-accepts = { NAME($player) } accepts.
act-declines = { NAME($player) } declines.
act-resigns = { NAME($player) } resigns.
act-withdraws = { NAME($player) } wants to withdraw { $what ->
        [offer] the offer
       *[claim] the claim
    }.
act-agrees-to-correct = { NAME($player) } agrees to correct the illegal move.
act-claims-a-draw = { NAME($player) } claims a draw { $ground ->
        [threefold] by threefold repetition
       *[fifty_moves] under the fifty-move rule
    }{ $san ->
        [none] {""}
       *[other] , having written down the move { $san }
    }.
act-claims-from-the-screen = { NAME($player) } claims a draw { $ground ->
        [threefold] by threefold repetition
       *[fifty_moves] under the fifty-move rule
    } relying only on a screen.
act-claims-an-end = { NAME($player) } claims { $end ->
        [checkmate] checkmate
        [stalemate] stalemate
        [dead_position] that the position is dead
        [fivefold] fivefold repetition
       *[seventy_five_moves] a draw under the seventy-five-move rule
    }.
act-claims-flag = { NAME($player) } claims that the opponent’s flag has fallen.
act-claims-absence = { NAME($player) } claims that the opponent has not arrived within the default time.
act-claims-illegal-move = { NAME($player) } claims an illegal move.
act-claims-touched = { NAME($player) } claims that the opponent touched the piece on { $square }.
act-claims-cannot-win = { NAME($player) } claims a draw: the opponent cannot win by normal means.
act-claims-no-effort = { NAME($player) } claims a draw: the opponent makes no effort to win by normal means.
act-requests-increment = { NAME($player) } asks for an increment for both players.
act-confirms-the-position = { NAME($player) } confirms the position that the claimant has written down.
act-points-out = { NAME($player) } points out { $matter ->
        [wrong_setup] that the pieces were set up wrongly
        [wrong_orientation] that the board is turned the wrong way
        [reversed_colours] that the colours are reversed
        [wrong_clock] that the clock is set wrongly
        [defective_clock] that the clock is defective
        [wrong_position] that the position is wrong
       *[displaced] displaced pieces
    }.
act-arbiter-points-out = The arbiter finds { $matter ->
        [wrong_setup] that the pieces were set up wrongly
        [wrong_orientation] that the board is turned the wrong way
        [reversed_colours] that the colours are reversed
        [wrong_clock] that the clock is set wrongly
        [defective_clock] that the clock is defective
        [wrong_position] that the position is wrong
       *[displaced] displaced pieces
    }.
act-appeals = { NAME($player) } appeals.
act-asks-for-an-assistant = { NAME($player) } asks for an assistant { $help ->
        [moves] to make the moves
       *[clock] to press the clock
    }.
act-asks-for-an-explanation = { NAME($player) } asks the arbiter to explain a point of the Laws.
act-asks-for-a-piece = { NAME($player) } asks for a { NAME($piece) }.
act-asks-for-the-scoresheet = { NAME($player) } asks to see the arbiter’s scoresheet.

## Writing

act-records = { NAME($player) } writes on the scoresheet: { $text }.
act-arbiter-records = The arbiter writes on the scoresheet: { $text }.
act-signs = { NAME($player) } signs the result { $result }.

## Presence and conduct

act-arrives = { NAME($player) } arrives at the board.
act-leaves-the-playing-area = { NAME($player) } leaves the playing area.
act-leaves-the-venue = { NAME($player) } leaves the playing venue.
act-returns = { NAME($player) } returns.
act-enters-the-playing-area = A spectator enters the playing area.
act-phone-sounds = { NAME($player, form: "owner") } phone makes a sound.
act-phone-sounds-in-a-bag = { NAME($player, form: "owner") } phone makes a sound in a bag.
act-device-makes-a-noise = { NAME($player, form: "owner") } device vibrates or makes a noise.
act-has-a-device = { NAME($player) } is found to have an electronic device.
act-has-a-device-in-a-bag = { NAME($player) } has a device in a bag, not switched off.
act-has-a-device-switched-off = { NAME($player) } has a device in a bag, switched off.
act-refuses-inspection = { NAME($player) } refuses to be inspected.
act-brings-the-game-into-disrepute = { NAME($player) } brings the game of chess into disrepute.
act-uses-notes = { NAME($player) } uses notes or advice.
act-distracts = { NAME($player) } distracts the opponent.
act-eats = { NAME($player) } eats at the board.
act-smokes = { NAME($player) } smokes.
act-talks = { NAME($player) } talks.
act-does-not-record = { NAME($player) } does not record the moves.
act-accuses-the-opponent = { NAME($player) } accuses the opponent{ $of ->
        [none] {""}
       *[other] : “{ $of }”
    }.
act-advises = { NAME($player) } { $what ->
        [draw] advises the player on a draw
        [resigning] advises the player to resign
       *[move] gives the player advice on the position
    }.
act-refuses = { NAME($player) } refuses to comply with the Laws.

## Blind players

act-announces = { NAME($player) } announces: “{ $text }”.
act-repeats = { NAME($player) } repeats: “{ $text }”.
act-copies = { NAME($player) } makes the move { $san } on their own board.
act-tells-moves-and-times = { NAME($player) } tells the player the moves and the clock times.
act-finds-different-positions = { NAME($player) } points out that the two boards differ.
act-arbiter-finds-different-positions = The arbiter finds that the two boards differ.

## Adjournment

act-seals = { NAME($player) } seals the move { $san }.
act-seals-unseen = { NAME($player) } seals a move.
act-asks-to-adjourn = { NAME($player) } asks to adjourn.
act-adjourns = The arbiter adjourns the game.
act-resumes-the-game = The arbiter resumes the game.
act-opens-the-envelope = The arbiter opens the envelope.
act-reports-the-envelope-lost = The arbiter reports that the envelope is missing.
act-reports-the-position-lost = The arbiter reports that the adjourned position cannot be established.

## Observations of the arbiter

act-observes-flag = The arbiter sees that { NAME($player, form: "owner") } flag has fallen.
act-observes-both-flags = The arbiter sees that both flags have fallen, in an unknown order.
act-observes-absence = The arbiter sees that { NAME($player) } has not arrived within the default time.
act-observes-illegal-move = The arbiter sees an illegal move.
act-observes-touched = The arbiter sees that the piece on { $square } was touched but another one moved.
act-observes-illegal-position = The arbiter sees an illegal position.
act-finds-no-overstep = The arbiter finds that no scoresheet shows a time forfeit.

## Decisions of the arbiter

act-agrees = The arbiter agrees.
act-rejects = The arbiter rejects it.
act-postpones = The arbiter postpones the decision.
act-answers = The arbiter { $with ->
        [agrees] agrees
        [rejects] rejects it
       *[postpones] postpones the decision
    }.
act-reinstates = The arbiter corrects the position.
act-has-the-game-reconstructed = The arbiter has the game reconstructed on another board.
act-explains = The arbiter explains Article { $article }.
act-gives-time = The arbiter gives { NAME($player) } { TIME($ms) }.
act-gives-time-for-a-disturbance = The arbiter gives { NAME($player) } { TIME($ms) } for a disturbance.
act-gives-points = The arbiter gives { NAME($player) } an extra { $halves ->
        [1] half point
       *[other] point
    }.
act-takes-time = The arbiter takes { TIME($ms) } from { NAME($player) }.
act-takes-points = The arbiter takes { $halves ->
        [1] half a point
       *[other] a point
    } from { NAME($player) }.
act-sets-the-clocks = The arbiter sets the clocks.
act-sets-the-move-counter = The arbiter sets the move counter to { $moves }.
act-reminds = The arbiter reminds { NAME($player) } of the Laws.
act-warns = The arbiter warns { NAME($player) }.
act-warns-both = The arbiter warns both players.
act-fines = The arbiter fines { NAME($player) }.
act-excludes = The arbiter excludes { NAME($player) } from one round or more.
act-expels = The arbiter expels { NAME($player) } from the event.
act-expels-the-spectator = The arbiter sends the spectator away.
act-permits-to-leave = The arbiter allows { NAME($player) } to leave.
act-allows-to-be-late = The arbiter allows { NAME($player) } to play despite arriving late.
act-undoes-the-last-move = { NAME($player, form: "owner") } last move is taken back by agreement.
act-cancels-the-game = The arbiter cancels the game.
act-declares-lost = The arbiter declares the game lost by { NAME($player) }.
act-declares-both-lost = The arbiter declares the game lost by both players.
act-declares-draw = The arbiter declares the game drawn.

## Regulations of the event

event-pace-standard = Standard chess
event-pace-rapid = Rapid
event-pace-blitz = Blitz
event-supervision-limited = One arbiter for many boards
event-supervision-full = { $pace ->
    [rapid] One arbiter for at most three boards: the Competition Rules apply
    [blitz] An arbiter at every board: the Competition Rules apply
   *[other] The Competition Rules apply
}
event-arbiter-software = The software detects illegal moves and flag-falls
event-arbiter-none = No arbiter present
event-quickplay-finish = The guidelines for games without increment apply
event-quickplay-none = The guidelines for games without increment have not been announced
event-draws-never = Draws by agreement only with the arbiter’s consent
event-draws-free = No restriction on draws by agreement
event-draws-from = No draws by agreement before move { $move }
event-default-time = Default time: { TIME($ms) }
event-default-time-none = The event has not set a default time
event-chess960 = Chess960
event-blind-white = White is blind
event-blind-black = Black is blind
event-blind-both = Both players are blind
event-time-no-clock = No clock
event-time-stage = { $moves ->
        [0] { TIME($ms) }
       *[other] { TIME($ms) } for { $moves } moves
    }{ $bonus ->
        [0] {""}
       *[other] , plus { TIME($bonus) } a move
    }

## Answers without a ruling

answer-restored = Go back to the position before the irregularity.
answer-unbound = The player is not bound to a piece and may make any legal move.
answer-nothing = The game goes on without a ruling.

## Reports of the arbiter from a board whose moves are not recorded; $facts is a list of the
## known facts.

act-reports-illegal-move = The arbiter reports an illegal move by { NAME($player) }{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-flag = The arbiter reports that { NAME($player, form: "owner") } flag is down{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-both-flags = The arbiter reports that both flags are down{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-draw-claim = The arbiter reports that { NAME($player) } claims a draw { $ground ->
        [threefold] by threefold repetition
       *[fifty_moves] under the fifty-move rule
    }{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-touched-piece = The arbiter reports that { NAME($player) } has touched a piece{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-device = The arbiter reports that { NAME($player) } has an electronic device{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-arrival = The arbiter reports when { NAME($player) } arrived{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-displaced = The arbiter reports that { NAME($player) } has displaced pieces{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-wrong-clock = The arbiter reports that the clock is set wrongly{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-resignation = The arbiter reports that { NAME($player) } has resigned{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-both-kings-in-check = The arbiter reports that both kings are in check after a move by { NAME($player) }{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-unfinished-promotion = The arbiter reports that { NAME($player) } has a pawn on the last rank and the clock has not been pressed.
act-reports-quickplay-claim = The arbiter reports that { NAME($player) } claims a draw because the opponent is unable to win by normal means, or makes no effort to{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
