# Known facts of an incident that the arbiter reports, as labels on buttons and in lists: no
# full stop, no capital.

fact-not-legal = the move was not legal
fact-pawn-not-promoted = a pawn was left on its last rank
fact-no-move = the clock was pressed without a move
fact-both-hands = the move was made with both hands
fact-king-taken = the king was taken
fact-answered = the opponent has moved since
fact-not-answered = the opponent has not moved since
fact-claimed = claimed by the opponent
fact-seen = seen by the arbiter
fact-own-piece = one of the player’s own pieces
fact-opponents-piece = one of the opponent’s pieces
fact-own-and-opponents-piece = one piece of each player
fact-king-and-rook = king and rook, the king first or both together
fact-rook-before-king = a rook, then the king
fact-adjusted-or-by-accident = adjusted, or touched by accident
fact-can-be-played = there is a legal move with it
fact-cannot-be-played = there is no legal move with it
fact-king-can-move = the king has another legal move
fact-king-cannot-move = the king has no legal move
fact-with-the-move = having the move, nothing touched
fact-with-a-written-move = with the written move, nothing touched
fact-after-touching-a-piece = after touching or moving a piece on this move
fact-after-pressing-the-clock = after pressing the clock
fact-on-the-move = the player has the move
fact-not-on-the-move = the opponent has the move
fact-forces-mate = it forces mate
fact-does-not-force-mate = it does not force mate
fact-pressed = the clock was pressed
fact-not-pressed = the clock was not pressed
fact-correct = the claim is correct
fact-incorrect = the claim is incorrect
fact-sounded = the device sounded
fact-sounded-in-a-bag = the device sounded in a bag
fact-found = a device was found
fact-not-switched-off = found in a bag, switched on
fact-switched-off = found switched off in a bag
fact-put-back = put back before the clock was pressed
fact-not-put-back = not put back before the clock was pressed
fact-before-the-next-move = the next move has not been completed
fact-still-so = still illegal after the next move
fact-not-so-any-more = no longer illegal after the next move
fact-last-period = it is the last period
fact-no-moves-missing = no moves are missing
fact-moves-missing = moves missing: { $number }
fact-number = illegal move number { $number }
fact-period = period { $number }
fact-moves-made = moves completed by both: { $number }
fact-after = { TIME($ms) } after the start
fact-default-time =
    { $ms ->
        [0] default time: zero
       *[other] default time: { TIME($ms) }
    }
fact-left = { TIME($ms) } left on the clock
fact-in = in the given position
fact-has-king = { NAME($player) } has only the king
fact-has-king-and-bishop = { NAME($player) } has king and bishop
fact-has-king-and-knight = { NAME($player) } has king and knight
fact-has-king-and-queens = { NAME($player) } has king and queens
fact-has-king-and-rooks = { NAME($player) } has king and rooks
fact-has-more = { NAME($player) } has more
fact-can-checkmate = { NAME($player) } can still checkmate
fact-cannot-checkmate = { NAME($player) } can no longer checkmate

# Steps for the arbiter's hands and the clock, in order.

hands-stop = Stop both clocks.
hands-add = Add { TIME($ms) } to { NAME($player, form: "owner") } clock.
hands-take = Take { TIME($ms) } from { NAME($player, form: "owner") } clock.
hands-clock = { NAME($player, form: "owner") } clock
hands-start = Start { NAME($player, form: "owner") } clock.
hands-go-on = Start the clock of the player to move.
hands-wait = Leave both clocks stopped until you have decided.
hands-put-back = Set up the position before the irregularity, or else the last known position.
hands-taken-back = Take back the moves made after the irregularity.
hands-displaced = Start { NAME($player, form: "owner") } clock while { NAME($player) } puts the pieces back. Then stop both clocks again.
hands-over = Leave both clocks stopped. Enter the result { $result }. Both players sign.
hands-forfeit = Leave both clocks stopped. Enter the result { $result } as an unplayed game.
hands-nothing = Do nothing: play goes on.
hands-decide = Let play go on while you decide.

# Headline of an answer. $open: yes while a decision is open.
verdict-illegal-move =
    { $count ->
        [1] First illegal move
        [2] Second illegal move
        [3] Third illegal move
       *[other] Illegal move number { $count }
    }{ $open ->
        [yes] { "" }
       *[no] : the game goes on
    }
verdict-goes-on = The game goes on
