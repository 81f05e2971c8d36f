# The arbiter's pages: creating a competition, the hall, the queue, the card of a board, the
# papers of a round, the sandbox; also the hall for spectators.

# Creating a competition

found = New competition
competition-name = Name
own-name = Your name, as it appears in the report
round = Round
players-example = Anna Aalto – Boris Berg
    Carla Costa – David Drew
boards-read = { $count ->
        [one] One board
       *[other] { $count } boards
    }
fault-number-twice = Two boards have the number { $board }.
fault-name-missing = A name is missing at board { $board }.
found-it = { $count ->
        [one] Set up one board
       *[other] Set up { $count } boards
    }
found-needs = First add the pairings.
regulations = Regulations of the event
regulations-what = Choices that { $laws } leave to the event. With this time control the games are { $pace ->
        [standard] standard chess
        [rapid] rapid chess
       *[blitz] blitz
    }. Anything you leave alone follows the Laws.
regulation-defaulttime = Default time
regulation-defaulttime-what = A player who arrives later than this after the start loses.
regulation-drawagreement = Draws by agreement
regulation-drawagreement-what = Type free, never (only with your consent) or from 30 (not before move 30).
regulation-supervision = Supervision
regulation-supervision-what = Does the supervision meet the conditions for the Competition Rules?
value-supervision-full = Full
value-supervision-limited = Limited
regulation-devices = Electronic devices
regulation-devices-what = How are phones and similar devices treated?
value-devices-usual = As in the Laws
value-devices-in_bag = In a bag, switched off
value-devices-milder = Milder penalty
value-devices-in_bag_else_milder = In a bag, switched off; otherwise a milder penalty
value-devices-as_fide = As in FIDE’s Laws, because the game is rated by FIDE
regulation-appeals = Appeals
regulation-appeals-what = Can players appeal against decisions?
value-appeals-yes = Possible
value-appeals-no = Not possible
regulation-quickplayfinish = Quickplay finish
regulation-quickplayfinish-what = Were the guidelines for games without increment announced?
value-quickplayfinish-no = Not announced
value-quickplayfinish-yes = Announced
regulation-points = Points
regulation-points-what = For a win, a draw and a loss: “1 1/2 0” or “3 1 0”.
spectators-admitted = Anyone may watch
spectators-delay = Delay for spectators, in seconds
spectators-what = Delay for spectators and broadcasts
as-training = Learning games
as-training-what = Both players see every ruling with its article. In an ordinary competition they do not see the rulings.

# Links

slips-what = { $count ->
        [one] One board is set up.
       *[other] { $count } boards are set up.
    } Each link is for one seat. Print the slips now, cut them and hand them out: they are not shown again. You can replace a lost link at the board.
to-table = Go to the arbiter’s desk
print = Print
save-links = Save the links as CSV
broadcast = PGN for broadcasts
qr-of = QR code of the link for { $name }
board-number = Board { $number }

# The hall

state-not_started = not started
state-playing = in progress
state-stopped = clocks stopped
state-adjourned = adjourned
state-over = over
state-cancelled = cancelled
moves-made = Moves made
connected = Connected
not-connected = Not connected
counts = { $playing } playing{ $stopped ->
        [0] {""}
       *[other] , { $stopped } stopped
    }, { $over } over
start-round = { $count ->
        [one] Start one board
       *[other] Start the round: { $count } boards
    }
stop-all = Stop all clocks
resume-all = Restart all clocks
sure = Are you sure?
show = Show
filter-all = All
filter-attention = Needs attention
filter-playing = In progress
filter-over = Finished
order = Sort by
order-number = Board
order-attention = Urgency
order-time = Time left
bell = Sound for new calls
bell-on = Sound on
bell-off = Sound off
away-what = Notify me of calls when this page is closed. The browser’s push service delivers them and cannot read them.
away-on = Notifications when closed: on
away-off = Notifications when closed: off
away-no-https = Notifications for a closed page need an https:// address.
away-no-browser = This browser cannot notify you when the page is closed. On an iPhone or iPad, add this page to the Home Screen first.
away-no-denied = The browser’s settings block notifications from this page.
away-failed = The browser’s push service did not answer. Try again.
to-round = Paper
to-hall = The hall
to-slips = Slips
no-boards = There are no boards yet.
not-everywhere = The decision could not be entered at boards { $boards }.

# Marks of boards that need attention. $side is white, black or none.

mark-question = Decide
mark-call-stopped = Calling: { $side ->
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
mark-irregular = Illegal move: { $side ->
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
mark-absent = Not arrived: { $side ->
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
mark-repetition = Same position { $count } times
mark-quiet = { $count } half-moves without capture or pawn move
mark-unwritten = Not keeping score: { $side ->
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
queue-empty = Nothing is waiting.
take = I’ll take it
leave = Hand it back
settle = Done
taken-by-you = You are handling it
taken-by = { $name } is handling it
an-arbiter = An arbiter
the-software = The software

# Rows of the boards, and what waits.

view-rows = Rows
view-boards = Boards
column-no = No.
column-clock = Clock
column-state = State
to-watch = To watch
nobody-claimed = seen, not claimed
seen-not-claimed = move { $count }, nobody has claimed
ago = { $time } ago
position-now = The position now
stop-and-correct = Stop, and put it right
leave-it = Leave it
if-decided = { $kind ->
        [flag] If you call the flag
       *[other] If you put it right
    }

# The card of a board

card = Board { $number }
certain = Facts
options =
    { $count ->
        [one] Your options
       *[other] Your options ({ $count })
    }
ends-the-game = This ends the game. Are you sure?
time-to-give = Time
clocks-then = White { $white } · Black { $black }
position-then = The position at that moment
recommended = Recommended. { $because }
sequence = How it happened
position-at-step = The position after step { $number }
step-back = Previous step
from-here = Use this position
step-on = Next step
the-laws = The Laws
find-article = Search by number or words to answer a player’s question
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
decisions = Decisions and notes
note = A note for the record
note-keep = Add the note
relink-what = A new link closes the old one at once. The game is not affected.
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

# Acts that the arbiter enters by hand

by-hand = By hand
do-it = Do it
hand-clocks = Clocks
hand-board = Seen at the board
hand-penalties = Penalties
hand-result = Result
hand-players = Players
hand-adjournment = Adjournment
hand-words = Type an event
act-starts = Start the clock
act-stops = Stop the clocks
act-resumes = Restart the clocks
act-sets-clocks = Set both clocks
act-gives-time = Give time
act-gives-disturbance = Give time for a disturbance
act-takes-time = Take time
act-sets-counter = Set the move counter
act-illegal-move = Correct an illegal move
act-illegal-position = Illegal position
act-touched = A touched piece was not moved
act-displaced = Pieces are displaced
act-reinstates = Set a position
set-up-what = Set up the last position that can be established: tap a piece, then its square. The game continues from there.
take-off = Remove
to-move = To move:
move-number = Move number:
act-flag = Flag fallen
act-both-flags = Both flags, order unknown
act-wrong-setup = Wrong initial position
act-wrong-orientation = Board turned wrongly
act-reversed-colours = Colours reversed
act-wrong-clock = Clock set wrongly
act-defective-clock = Clock defective
act-reconstruct = Have the game reconstructed
act-no-overstep = The scoresheets do not show a time forfeit
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
act-late = Allow a late arrival
act-leave = Allow to leave
act-arrives = Arrives
act-leaves-area = Leaves the playing area
act-leaves-venue = Leaves the venue
act-phone = Phone sounds
act-phone-bag = Phone sounds in a bag
act-device = Has a device
act-device-bag = Has a device in a bag, not switched off
act-device-off = Has a device, switched off
act-inspection = Refuses inspection
act-notes = Uses notes
act-distracts = Distracts the opponent
act-disrepute = Brings the game into disrepute
act-refuses = Refuses to comply
act-absent = Has not arrived
act-device-noise = Device makes a noise
act-no-record = Does not record the moves
act-talks = Talks
act-eats = Eats
act-smokes = Smokes
act-accuses = Accuses the opponent
act-warns-both = Warning to both players
act-clock-handling = Misuses the clock
act-enters = An outsider enters the playing area
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
field-score = Opponent’s score
field-move = Move
field-words = For example: “Arbiter warns White”

# After the round

part-results = Results
part-report = Report
part-sheets = Scoresheets
read-again = Refresh
column-board = Board
nothing-to-report = There is nothing to report.
scoresheet-of = Scoresheet of { $name }, board { $number }
nothing-written = Nothing was written.
sheets-unwritten =
    { $count ->
        [one] One scoresheet is empty.
       *[other] { $count } scoresheets are empty.
    }
scoresheet-signed = Signed: { $result }
not-signed = Not signed

# Spectators

shown-late = Delayed by { $seconds } seconds
elsewhere = Share or embed
embed = Code to embed in another page

# The sandbox

# The book of the Laws.
laws-title = The Laws
laws-what = Each article in our words: what it asks for, who decides it, what has changed, and cases to step through. The book does not replace the text of the Laws.
laws-cases = Cases
laws-all-cases = All { $count }
laws-fewer-cases = Fewer
laws-all-chapters = All chapters
laws-elsewhere = In other editions
laws-decides = Who decides
laws-related = See also
laws-terms = Terms
laws-own-words = Our words
    .what = This page explains the article. It does not replace the text of the Laws.
laws-amount-count =
    { $count ->
        [1] First
        [2] Second
       *[3] Third
    }
laws-amount-each = Each time
laws-amount-pace =
    { $pace ->
        [standard] Standard
        [rapid] Rapid
       *[blitz] Blitz
    }
laws-amount-limited = Blitz, limited supervision
laws-amount-to = to the opponent
laws-amount-lost = Game lost
    .unless = drawn if the opponent cannot checkmate by any series of legal moves
laws-contents = Contents
laws-search = Number or words
laws-found = { $count ->
    [0] No article contains all these words.
    [one] One article
   *[other] { $count } articles
}
laws-changed = Since { $before }
laws-unchanged = No change except possibly the number.
laws-glossary = Glossary
laws-glossary-title = The terms of the Laws
laws-to-print = Printable version
laws-whole = The whole edition
laws-glossary-board = { $term }, shown on a board
laws-previous = Previous
laws-next = Next
laws-sandbox = Open in “What if?”

what-if = What if?
what-if-what = Change the events or the edition and see how the ruling changes. Real games are not affected.
exercises = Cases
open-file = Open a game file
as-the-text-says = As in the file
protocol = Events, one per line
judge = Rule
what-would-you-rule = What would you rule?
show-ruling = Show the ruling

# The event: rounds, pairings, results.
players-file = Choose a file of pairings
players = Or paste the pairings, one per line
players-what = Accepted: FIDE’s tournament file (TRF16, TRF26), alone or with the pairings from bbpPairings or JaVaFo; a file or list from Swiss-Manager, Vega, SwissSys or LiveChess; a workbook (.xlsx); a saved page from chess-results; or lines such as “White – Black”. You can check and correct the result here before anything starts.
understood-as =
    { $source ->
        [trf] Read as a FIDE tournament file.
        [table] Read as a table with a header row.
        [names] Read as one name per line: the first plays White against the second.
        [numbers] Read as starting ranks.
        [livechess] Read as a LiveChess round.
        [vega] Read as a Vega tournament.
        [swisssys] Read as a SwissSys tournament.
        [start_list] Read as a list of players, without pairings.
       *[pairings] Read as one pairing per line.
    }
byes-read = { $count ->
        [one] One player is not paired.
       *[other] { $count } players are not paired.
    }
lines-unread = { $count ->
        [one] One line was not understood:
       *[other] { $count } lines were not understood:
    }
line-one_name = The second name is missing.
line-no_name = The names are missing.
line-contradiction = The opponent’s line says something different.
line-number_twice = This board number occurs twice.
line-no_such_rank = No player in the tournament file has this starting rank.
line-hidden_signs = Invisible characters were removed.
line-old_workbook = This workbook is older than .xlsx or has a password. Save it as .xlsx or CSV.
line-too_much = The file is too large.
line-broken = This file is damaged or not a list.
board-wanted = Include board { $number }
do-not-play = Not paired:
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
take-away = Download
keep-trf = Tournament file with results
keep-csv = CSV
keep-pgn = PGN for spectators
keep-incidents = PGN with incidents
entered-by-hand = entered by an arbiter
other-result = Another result
result-none = Remove the entered result
result-np = −/+ White did not play
result-pn = +/− Black did not play
result-nn = −/− neither played
result-00 = 0–0 both lose
result-h0 = ½–0
result-0h = 0–½
result-WL = 1–0, fewer than one move each
result-DD = ½–½, fewer than one move each
result-LW = 0–1, fewer than one move each

# Presence, answers, result slips, arbiters, corrections.

connected-only = Connected, but has not tapped “I am here”
mark-disputed = Different results signed
answer-read = OK
on-record = Recorded. The Laws attach no consequences to it.
done-at = { $count ->
        [one] Done at one board.
       *[other] Done at { $count } boards.
    }
start-without =
    { $count ->
        [one] One player has not tapped “I am here”. Start anyway?
       *[other] { $count } players have not tapped “I am here”. Start anyway?
    }
act-here = Is here
on-paper = The result on paper
signed-by = { $name } ({ $side ->
        [white] White
       *[black] Black
    }) signed { $result }.
signed-by-both = signed by both
entered-as = Result:
result-entered = Entered: { $result }
result-back = Result removed; the board is open again.
in-rounds = { $count ->
        [one] (round { $rounds })
       *[other] (rounds { $rounds })
    }
count-illegal_move = { $count ->
        [one] one illegal move
       *[other] { $count } illegal moves
    }
count-warning = { $count ->
        [one] one warning
       *[other] { $count } warnings
    }
count-penalty = { $count ->
        [one] one penalty
       *[other] { $count } penalties
    }
part-pairings = Pairings
part-correct = Corrections
part-arbiters = Arbiters
colleagues-what = Each arbiter has a link. Each arbiter’s decisions are recorded under that arbiter’s name.
colleague-name = Name
colleague-invite = Invite
colleague-link = The link for { $name }. It is shown only once: have it scanned, or send it.
colleague-you = you
colleague-again = New link (closes the old one)
colleague-close = Close the link
corrections-what = You can correct names at any time, and everything else until the game begins. The old entry is kept.
put-right-done = Corrected and recorded.
nothing-changed = No change.
put-it-right = Correct
swap-colours = Swap colours
take-board-out = Remove the board
taken-out = removed
only-names = The game has begun: only names can be corrected.
links-are-of-a-side = A link belongs to White’s or Black’s seat, not to a person. Hand out the slips again after swapping colours or players.
one-board-more = Add a board
add-board = Add
control-of-round = Time control of this round
control-too-late = The time control cannot be changed: a game of this round has begun.
put-right-so-far = Corrections so far
by-decision = by the arbiter’s decision
by-forfeit = by forfeit, without play
hardly-played = fewer than one move each
report-boards = { $count ->
        [one] one board
       *[other] { $count } boards
    }
report-apart = Not decided over the board
report-players = Incidents by player, whole event
report-arbiters = Arbiters
report-place-date = Place and date
report-signature = Signature
slips-links = Links for players
slips-results = Result slips
slips-start = Start of the round
slips-starts = starts { $start }
slip-code = Code to sign the result of board { $number }
slip-scan = Or scan the code and both sign there.
slip-title = Result slip
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
slip-differs = You signed different results. The arbiter has been called. Either of you can sign again.
regulation-choose = Choose
own-events = Your events
