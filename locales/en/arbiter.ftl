# The arbiter's pages: setting a competition up, the hall, the queue, the card of
# a board, after the round, trying things out; and the hall for spectators.

# Setting a competition up

found = A new competition
competition-name = Name
own-name = Your name, as it stands in the report
round = Round
players-example = Anna Aalto – Boris Berg
    Carla Costa – David Drew
boards-read = { $count ->
        [one] One board
       *[other] { $count } boards
    }
fault-number-twice = There are two boards with the number { $board }.
fault-name-missing = A name is missing at board { $board }.
found-it = { $count ->
        [one] Set up one board
       *[other] Set up { $count } boards
    }
regulations = Regulations of the event
regulations-what = What { $laws } leaves to the event to decide. With this time control the games are { $pace ->
        [standard] standard chess
        [rapid] rapid chess
       *[blitz] blitz
    }. Whatever you leave unchanged is as in the edition.
regulation-defaulttime = Default time
regulation-defaulttime-what = A player who arrives later than this after the start loses the game.
regulation-drawagreement = Draws by agreement
regulation-drawagreement-what = “free”; “never”, that is not without your consent; or “from 30”, not before move thirty.
regulation-supervision = Supervision
regulation-supervision-what = Whether there are enough arbiters for the Competition Rules to apply in full.
value-supervision-full = Full
value-supervision-limited = Limited
regulation-devices = Electronic devices
regulation-devices-what = What the event says about telephones and the like.
value-devices-usual = As in the edition
value-devices-in_bag = In a bag, switched off
value-devices-milder = A milder penalty
value-devices-in_bag_else_milder = In a bag, switched off; otherwise a milder penalty
value-devices-as_fide = As in FIDE’s Laws, since the game counts for its ratings
regulation-appeals = Appeals
regulation-appeals-what = Whether decisions can be appealed against.
value-appeals-yes = Possible
value-appeals-no = Not possible
regulation-quickplayfinish = Quickplay finish
regulation-quickplayfinish-what = Whether the guidelines for play without increments were announced.
value-quickplayfinish-no = Not announced
value-quickplayfinish-yes = Announced
regulation-points = Points
regulation-points-what = For a win, a draw and a loss: “1 1/2 0”, or “3 1 0”.
spectators-admitted = Anybody may watch
spectators-delay = Delay for spectators, in seconds
spectators-what = Spectators, and the PGN for broadcasts, see the boards this much later.
as-training = For training
as-training-what = Both players are shown every ruling with its article. In a competition they are not.

# Links

slips-what = { $count ->
        [one] One board is set up.
       *[other] { $count } boards are set up.
    } Each link opens one seat. Print the slips, cut them, and hand them out: they are shown only now. A lost link can be replaced at the board.
to-table = Go to the arbiter’s table
print = Print
save-links = Save the links as CSV
broadcast = PGN for broadcasts
qr-of = The link of { $name } as a code
board-number = Board { $number }

# The hall

state-not_started = not started
state-playing = being played
state-stopped = clocks stopped
state-adjourned = adjourned
state-over = over
state-cancelled = cancelled
moves-made = Moves made
connected = Connected
not-connected = Not connected
counts = { $playing } playing · { $stopped } stopped · { $over } over · { $waiting } waiting for you
start-round = { $count ->
        [one] Start one board
       *[other] Start the round: { $count } boards
    }
stop-all = Stop all clocks
resume-all = Restart all clocks
sure = Really?
show = Show
filter-all = All
filter-attention = What needs attention
filter-playing = Being played
filter-over = Finished
order = By
order-number = Board
order-attention = Urgency
order-time = Time left
bell = A bell for new calls
bell-on = Bell on
bell-off = Bell off
away-what = Calls also while this page is closed. The browser’s push service brings them and cannot read them.
away-on = When closed, too: on
away-off = When closed, too: off
away-no-https = Notifications while this page is closed need an address that begins with https://.
away-no-browser = This browser has no notifications for closed pages; on an iPhone or iPad, add this page to the Home Screen first.
away-no-denied = Notifications from this page are blocked in the browser’s settings.
away-failed = The browser’s push service could not be reached. Try again.
to-round = The round on paper
to-hall = The hall
to-slips = Slips
no-boards = There are no boards yet.
not-everywhere = This was not possible at these boards: { $boards }.

# What needs attention. $side is white, black or none.

mark-question = Decide
mark-call-stopped = Calls: { $side ->
        [white] White
       *[black] Black
    }
mark-call-explanation = Explanation: { $side ->
        [white] White
       *[black] Black
    }
mark-call-assistant = Assistant: { $side ->
        [white] White
       *[black] Black
    }
mark-call-appeal = Appeal: { $side ->
        [white] White
       *[black] Black
    }
mark-call-adjournment = Adjourn: { $side ->
        [white] White
       *[black] Black
    }
mark-interrupted = Interrupted by the server
mark-stopped = Clocks stopped
mark-irregular = Irregularity at move { $count }: { $side ->
        [white] White
       *[black] Black
    }
mark-both-in-check = Both kings in check
mark-flag = Flag: { $side ->
        [white] White
       *[black] Black
    }
mark-too-late = Default time passed: { $side ->
        [white] White
       *[black] Black
    }
mark-absent = Not here yet: { $side ->
        [white] White
       *[black] Black
    }
mark-away = Not connected: { $side ->
        [white] White
       *[black] Black
    }
mark-short = Short of time: { $side ->
        [white] White
       *[black] Black
    }
mark-repetition = The same position { $count } times
mark-quiet = { $count } half-moves without progress
mark-unwritten = Not writing: { $side ->
        [white] White
       *[black] Black
    }
mark-offer = Draw offered: { $side ->
        [white] White
       *[black] Black
    }
mark-news = Just ruled

# The queue

queue = Waiting for you
queue-empty = Nobody is calling you.
take = I’ll go
leave = Not me after all
settle = Settled
taken-by-you = You are dealing with it
taken-by = { $name } is dealing with it
an-arbiter = An arbiter
the-software = The software

# The card of a board

card = Board { $number }
certain = What is certain
options = { $count ->
        [one] What you can decide
       *[other] What you can decide ({ $count } options)
    }
ends-the-game = This ends the game. Really?
time-to-give = Time
clocks-then = White { $white } · Black { $black }
position-then = The position then
recommended = Recommended. { $because }
sequence = What led to it
position-at-step = The position after step { $number }
step-back = One step back
from-here = Put up this position
step-on = One step on
the-laws = What the Laws say
find-article = A number or words, to answer what a player asks
tell-side =
    { $side ->
        [white] Explain to White
       *[black] Explain to Black
    }
tell-both = Explain to both
more-articles = { $count ->
        [one] One more article
       *[other] { $count } more articles
    }
new-links = A new link for a player
decisions = Decided and noted
note = A note for the record
note-keep = Add the note
relink-what = A new link closes the old one at once. The game goes on as it stands.
relink = New link for { $name }
termination = { $termination ->
        [checkmate] checkmate
        [resignation] resignation
        [stalemate] stalemate
        [dead_position] dead position
        [agreement] draw agreed
        [threefold_repetition] threefold repetition
        [fifty_moves] fifty moves
        [fivefold_repetition] fivefold repetition
        [seventy_five_moves] seventy-five moves
        [time_forfeit] time forfeit
        [illegal_moves] illegal moves
        [default_time] default time
        [both_flags] both flags
        [cannot_checkmate] the opponent cannot checkmate
        [quickplay_finish] quickplay finish
        [sealed_move] sealed move
        [electronic_device] electronic device
        [illegal_position] illegal position
        [signed_result] signed result
       *[other] decided by the arbiter
    }

# By hand

by-hand = By hand
do-it = Do it
hand-clocks = Clocks
hand-board = Seen at the board
hand-penalties = Penalties
hand-result = Result
hand-players = Players
hand-adjournment = Adjournment
hand-words = In words
act-starts = Start the clock
act-stops = Stop the clocks
act-resumes = Restart the clocks
act-sets-clocks = Set both clocks
act-gives-time = Give time
act-gives-disturbance = Give time for a disturbance
act-takes-time = Take time
act-sets-counter = Set the move counter
act-illegal-move = Illegal move: put it right
act-illegal-position = Illegal position
act-touched = A piece was touched and not moved
act-displaced = Pieces are displaced
act-reinstates = Put up a position
set-up-what = The last position that can be established: tap a piece and then the square where it stood. The game continues from there.
take-off = Take off the board
to-move = Has the move:
move-number = Move number:
act-flag = The flag has fallen
act-both-flags = Both flags, order unknown
act-wrong-setup = Wrong initial position
act-wrong-orientation = Board placed wrongly
act-reversed-colours = Colours reversed
act-wrong-clock = Clock set wrongly
act-defective-clock = Clock defective
act-reconstruct = Have the game reconstructed
act-no-overstep = It cannot be shown that the time was exceeded
act-warns = Warning
act-more-time = More time for the opponent
act-less-time = Less time for the offender
act-opponent-points = Half a point more for the opponent
act-fewer-points = Half a point less
act-fines = Fine
act-excludes = Exclusion from rounds
act-expels = Expulsion
act-expels-spectator = Expel the spectator
act-lost = Declare the game lost
act-draw = Declare a draw
act-cancels = Cancel the game
act-rejects-signed = Reject the signed result
act-late = May be late
act-leave = May leave
act-arrives = Arrives
act-leaves-area = Leaves the playing area
act-leaves-venue = Leaves the venue
act-phone = Telephone sounds
act-device = Has a device
act-device-bag = Has a device in a bag, not switched off
act-device-off = Has a device, switched off
act-inspection = Refuses inspection
act-notes = Uses notes
act-distracts = Distracts
act-disrepute = Disrepute
act-refuses = Refuses to comply
act-clock-handling = Handles the clock improperly
act-enters = Somebody enters the playing area
act-adjourns = Adjourn
act-seals = A player seals a move
act-opens-envelope = Open the envelope
act-resumes-game = Resume the game
act-envelope-lost = The envelope is lost
act-position-lost = The position is lost
act-words = Any event
act-no-reason = There was no valid reason
act-default-lost = Declare the game lost
field-time = Time
field-squares = Squares
field-number = Moves
field-score = The opponent scores
field-move = Move
field-words = In the protocol’s words: “Arbiter warns White”

# After the round

part-results = Results
part-report = Report
part-sheets = Scoresheets
read-again = Read again
column-board = Board
nothing-to-report = Nothing out of the ordinary has happened.
scoresheet-of = Scoresheet of { $name }, board { $number }
nothing-written = Nothing was written.
sheets-unwritten = { $count ->
        [one] On one scoresheet nothing was written.
       *[other] On { $count } scoresheets nothing was written.
    }
scoresheet-signed = Signed: { $result }
not-signed = Not signed

# Spectators

shown-late = Shown { $seconds } seconds late
elsewhere = Show it elsewhere
embed = To embed in another page

# Trying things out

# The book of the Laws.
laws-title = The book of the Laws
laws-what = What each article asks for in our words, who decides it, what has changed, and cases to step through. It does not replace the text of the Laws.
laws-contents = Contents
laws-search = A number or words, for example: touched castling
laws-found = { $count ->
    [0] No article has all these words.
    [one] One article
   *[other] { $count } articles
}
laws-brings-about = What it leads to, for example
laws-changed = Since { $before }
laws-unchanged = Nothing has changed but perhaps the number.
laws-glossary = Glossary
laws-glossary-title = The terms of the Laws
laws-to-print = To print
laws-whole = The whole edition
laws-terms = Terms:
laws-glossary-board = A term shown on a board: { $term }
laws-more-cases = { $count ->
        [one] one more
       *[other] { $count } more
    }
laws-cases = { $count ->
    [one] One case
   *[other] { $count } cases
}
laws-previous = ‹ Previous:
laws-next = Next:
laws-sandbox = Change what happened, and see what follows

what-if = What if
what-if-what = Change what happened or the edition, and see what the Laws say. Nothing here touches a real game.
exercises = Exercises
open-file = A protocol from a file:
as-the-text-says = As the text says
protocol = What happened, one event per line
judge = Judge
what-would-you-rule = What would you rule?
show-ruling = Show the ruling

# The event: its rounds, who plays whom, results.
players-file = The pairing program’s file, or a list:
players = Or pasted: a pairing a line
players-what = FIDE’s tournament file (TRF16, TRF26), alone or with the list that bbpPairings or JaVaFo has printed, a file or list of Swiss-Manager, Vega, SwissSys or LiveChess, a workbook (.xlsx), a saved page of chess-results, or “White – Black” a line. What was understood is shown here and can be put right; nothing starts yet.
understood-as = { $source ->
        [trf] Read as a tournament file of FIDE.
        [table] Read as a table with a heading.
        [names] Read as a name a line: the first plays White against the second.
        [numbers] Read as start ranks.
        [livechess] Read as a round of LiveChess.
        [vega] Read as a tournament of Vega.
        [swisssys] Read as a tournament of SwissSys.
        [start_list] Read as a list of players: it does not say who plays whom.
       *[pairings] Read as a pairing a line.
    }
byes-read = { $count ->
        [one] One player does not play.
       *[other] { $count } players do not play.
    }
lines-unread = { $count ->
        [one] One line was not understood:
       *[other] { $count } lines were not understood:
    }
line-one_name = No second name is there.
line-no_name = There are no names.
line-contradiction = The opponent’s line says something else.
line-number_twice = This board’s number is there twice.
line-no_such_rank = Nobody in the tournament file has this start rank.
line-hidden_signs = Characters that cannot be seen were left out.
line-old_workbook = This workbook is older than .xlsx, or has a password. Save it as .xlsx or CSV.
line-too_much = There is more in this file than a list of players can have.
line-broken = This file is damaged, or no list.
board-wanted = Board { $number } is played
do-not-play = No game:
bye = { $code ->
        [H] half-point bye
        [F] full-point bye
        [U] pairing-allocated bye
       *[Z] absent
    }
round-number = Round { $round }
part-next = Next round
add-round = { $count ->
        [one] Add round { $round } with one board
       *[other] Add round { $round } with { $count } boards
    }
take-away = To take away:
keep-trf = Tournament file with results
keep-csv = CSV
keep-pgn = PGN for spectators
keep-incidents = PGN with incidents
entered-by-hand = entered by an arbiter
other-result = Another result
result-none = Take back what was entered
result-np = −/+ White did not play
result-pn = +/− Black did not play
result-nn = −/− neither played
result-00 = 0–0 both lose
result-h0 = ½–0
result-0h = 0–½
result-WL = 1–0, without a move by both
result-DD = ½–½, without a move by both
result-LW = 0–1, without a move by both

# Who is here, answers, results on paper, arbiters, corrections.

connected-only = Connected; has not said “I am here”
mark-disputed = Signed differently
answer-read = OK
on-record = On record. Nothing follows from it.
done-at = { $count ->
        [one] Done at one board.
       *[other] Done at { $count } boards.
    }
start-without = { $count ->
        [one] One player has not said “I am here”. Start all the same?
       *[other] { $count } players have not said “I am here”. Start all the same?
    }
act-here = Is here
on-paper = The result on paper
signed-by = { $name } ({ $side ->
        [white] White
       *[black] Black
    }) signed { $result }.
signed-by-both = signed by both
entered-as = Holds:
result-entered = Entered: { $result }
result-back = Taken back. The board counts as not decided.
count-illegal_move = { $count ->
        [one] one illegal move (round { $rounds })
       *[other] { $count } illegal moves (rounds { $rounds })
    }
count-warning = { $count ->
        [one] one warning (round { $rounds })
       *[other] { $count } warnings (rounds { $rounds })
    }
count-penalty = { $count ->
        [one] one penalty (round { $rounds })
       *[other] { $count } penalties (rounds { $rounds })
    }
part-pairings = Pairings
part-correct = Put right
part-arbiters = Arbiters
colleagues-what = Every arbiter has a link of their own: what is decided stands on record under that name.
colleague-name = Name
colleague-invite = Invite
colleague-link = The link for { $name }. It is shown only now: let it be scanned, or send it.
colleague-you = you
colleague-again = New link, close the old one
colleague-close = Close the link
corrections-what = Names can be put right at any time, everything else until the game begins. What stood there before stays on record.
put-right-done = Put right, and on record.
nothing-changed = Nothing to do: it stands there like this already.
put-it-right = Put right
swap-colours = Swap colours
take-board-out = Take the board out
taken-out = taken out
only-names = The game has begun: only names can be put right.
links-are-of-a-side = A link opens White’s or Black’s seat, whoever has it. Give out the slips again after swapping colours or players.
one-board-more = One more board
add-board = Add
control-of-round = Time control of this round
control-too-late = A game of this round has begun.
put-right-so-far = Put right so far
by-decision = by the arbiter’s decision
by-forfeit = by forfeit, without play
hardly-played = without a move by both
report-boards = { $count ->
        [one] one board
       *[other] { $count } boards
    }
report-apart = Not decided over the board
report-players = Against players, through the event
report-arbiters = Arbiters
report-place-date = Place and date
report-signature = Signature
slips-links = Links for players
slips-results = Result slips
slips-start = Start of the round
slips-starts = starts { $start }
slip-code = Code to sign the result of board { $number }
slip-scan = Or scan the code: both of you sign there.
slip-title = Result slip
slip-where = Round { $round }, board { $number }
slip-means = { $codes ->
        [white] White won
        [black] Black won
       *[draw] draw
    }
slip-sure = { $side ->
        [white] White signs { $result }. Tap it again to sign.
       *[black] Black signs { $result }. Tap it again to sign.
    }
slip-signed = Signed: { $result }
slip-unsigned = Not signed yet
slip-holds = { $result }: the result is entered. Thank you.
slip-differs = You have signed different results. The arbiter has been called; either of you can sign again.
regulation-choose = Choose
own-events = Your events
