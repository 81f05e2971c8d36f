# The pages: creating a game, and the board.

title = Touchmove
subtitle = Over-the-board chess, on screen
language = Language

# Creating a game

mode = Mode
mode-casual = Casual
    .what = Legal moves only. The clock switches by itself.
mode-over_the_board = Over the board
    .what = The full Laws: you touch, move and press, and nothing stops a mistake.
mode-training = Learning game
    .what = The full Laws. Both players see every ruling with its article.
seats = Players
seats-one_device = Both here
seats-white = I play White
    .what = Your opponent gets a link.
seats-black = I play Black
    .what = Your opponent gets a link.
seats-computer = Computer
    .what = You play against a computer opponent, also without a network.
engine = Opponent
engine-sits = The computer plays
time = Time
time-typed = In short form: 40/90+30, 30+30, 15+10, 25d5
time-unread = Time control not understood. Examples: 90 min + 30 s, 3|2, 40/90+30, 30+30
stage = { $time } for { $moves } moves
stage-rest = { $time } for the rest
stage-none = No clock
stage-each = White: { $white }; Black: { $black }
time-which = Which time control do you mean?
stage-increment = { " " }and { $bonus } s a move
stage-delay = { " " }with a delay of { $bonus } s a move
preset-3-2 = 3+2
    .what = Three minutes, plus two seconds a move.
preset-5-3 = 5+3
    .what = Five minutes, plus three seconds a move.
preset-15-10 = 15+10
    .what = Fifteen minutes, plus ten seconds a move.
preset-90-30 = 90+30
    .what = Ninety minutes, plus thirty seconds a move.
preset-fide = 40/90
    .what = Ninety minutes for forty moves, then thirty minutes. Thirty seconds a move from move one.
preset-long = 40/100
    .what = A hundred minutes for forty moves, fifty for the next twenty, then fifteen. Thirty seconds a move from move one.
preset-delay = 25d5
    .what = Twenty-five minutes, with a delay of five seconds a move.
preset-none = No clock
    .what = There is no time limit.
preset-own = Other…
    .what = Any time control.
more = More
play-options = Options
acts = Acts
laws = Laws
position = Position
position-initial = Standard
position-chess960 = Chess960
position-fen = From a position (FEN)
number-960 = Number, 0 to 959
    .random = At random
fen = Position (FEN)
fen-wrong = No game can start from this position. Check that each rank has eight squares, that both kings are there, and which side is to move.
name-of = Name of { $side ->
        [white] White
       *[black] Black
    }
arbiter-seat = Add an arbiter
play = Play
play-friend = Invite a friend
play-change = Change
setting-up = Creating the game…

# Links

links-what = Each link is for one seat. Anyone with the link can use the seat. Do not share it.
link-white = White
link-black = Black
link-both = Both players
link-arbiter = Arbiter
link-spectators = Spectators
link-copy = Copy
link-copied = Copied
link-by-hand = The link could not be copied. The text is selected: copy it yourself.
link-yours = Go to your board

# Accessibility: the keyboard, the command line, announcements

board-keys = Arrow keys move between squares. U lifts a piece, D puts it down, T touches it, J adjusts it. Enter picks a piece up and puts it down. Space presses the clock. K Q R B N P find the next such piece. Slash opens the command line. Question mark opens the help.
square-nothing = { $square } empty
touched = { $square }, touched: { piece }
adjusted = { $square }, adjusted: { piece }
lifted = Lifted: { piece }, { $square }
chosen = { $square }, holding: { piece }
chosen-beside = Holding: { piece }
tray = Off the board
hand-empty = You are not holding a piece
hand-off = It is not your move
role-at = { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } { $square }
# The letter for a piece in this language, selected by the English letter.
piece-letter = { $role ->
        [K] K
        [Q] Q
        [R] R
        [B] B
       *[N] N
    }
line-said = { $name }: { $empty ->
        [yes] empty
       *[no] { $pieces }
    }.
pieces-of = { side }: { $number ->
        [0] none
       *[other] { $pieces }
    }.
held-said = In your hand: { $pieces }.
beside-said = Off the board: { $pieces }.
clock-said = { side }: { $time }{ $flag ->
        [down] , flag down
       *[up] { "" }
    }{ $period ->
        [1] { "" }
       *[other] , period { $period }
    }.
clock-runs = { $side ->
        [white] White’s clock is running.
       *[black] Black’s clock is running.
    }
no-clock = There is no clock.
opponent-said = { $known ->
        [yes] { side }: { $name }
       *[no] { side }
    }.
moved = { role-at } { $to }
moved-promotion = { role-at } { $to }, { $became ->
        [queen] queen
        [rook] rook
        [bishop] bishop
       *[knight] knight
    }
moved-castling = { $wing ->
        [short] castles short
       *[long] castles long
    }
heard-moves = Several pieces have moved. Type “board” to hear the position.
no-move = No move has been made
no-offer = There is no draw offer
names-laws = Moves are announced as the Laws prescribe: Springer Gustav eins Felix drei.
names-plain = Moves are announced in plain words: knight g1 f3.
which-square = Which square?
write-what = What should be written?
claim-what = What do you claim? Type threefold or fifty, with the move if you intend one; or flag; or illegal; or touched and the square.
resign-again = Type it again to resign the game.
command-line = Command line
command-hint = e4, board, clock, draw, help …
command-unknown = This is neither a command nor a move. Type “help” for the list.
command-not-yours = You cannot do that now
command-whose = Start with the colour, for example “white resign”.
help-move = Type a move in notation, as two squares, or as it is announced.
help-ask = Questions
help-hand = Moving pieces
help-say = Speaking
help-board = At the board
help-keys = Arrow keys move between squares. U lifts, D puts down, T touches, J adjusts, Enter picks up and puts down, space presses the clock. S reads this square, O the board, C the clocks, L the last move. K Q R B N P find the next such piece; 1 to 8 read a rank. Slash opens the command line; Escape returns to the board.
command-help = help h ?
    .what = lists the commands.
command-board = board b
    .what = reads the position; with a file or rank, only that.
command-pieces = pieces p
    .what = lists the pieces; with a side or a letter, only those.
command-clock = clock c
    .what = reads both clocks.
command-last = last l
    .what = reads the last move.
command-opponent = opponent o
    .what = names your opponent.
command-press = press
    .what = presses the clock.
command-touch = touch
    .what = touches a piece on a square.
command-lift = lift take
    .what = lifts a piece from a square.
command-put = put release
    .what = puts the piece on a square; with a letter, that piece.
command-adjust = adjust
    .what = adjusts a piece on a square.
command-castle = castle
    .what = announces that you are about to castle.
command-draw = draw
    .what = offers a draw.
command-accept = accept yes
    .what = accepts the offer.
command-decline = decline no
    .what = declines the offer.
command-resign = resign
    .what = resigns; type it twice.
command-claim = claim
    .what = claims threefold, fifty, flag, illegal or touched.
command-stop = stop
    .what = stops the clock and calls the arbiter; you may add a reason.
command-announce = announce
    .what = announces your last move, or the move you type.
command-repeat = repeat
    .what = repeats your opponent’s move.
command-write = write
    .what = writes on your scoresheet.
command-names = names
    .what = changes how moves are announced.

# Arguments of commands, separated by blanks. English words are valid in every language.

word-king = king
word-queen = queen
word-rook = rook
word-bishop = bishop
word-knight = knight
word-pawn = pawn
word-white = white
word-black = black
word-threefold = threefold
word-fifty = fifty
word-flag = flag
word-illegal = illegal
word-touched = touched
word-with = with
list-comma = { ", " }

# The board

board = Chessboard
square-empty = { $square }
square-piece = { $square } { piece }
piece = { $side ->
        [white] white
       *[black] black
    } { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }
piece-turned = { $name }, upside down
side = { $side ->
        [white] White
       *[black] Black
    }
promote = Promote to
cancel = Cancel
loading = Loading the board…

# The clock

clock-of = Clock of { $side ->
        [white] White
       *[black] Black
    }
press = Press
press-for = Press the clock for { $side ->
        [white] White
       *[black] Black
    }
flag-down = The flag has fallen
period = Period { $number }

# Acts of a player

start-clock = Start the clock
resume = Continue
agree-start = Waiting for the other player to agree to start.
agree-too = { $act ->
        [starts] Your opponent is ready.
       *[other] Your opponent wants to continue.
    }
agree-wait = Waiting for your opponent to agree. Making a move withdraws your request.
allow = Agree
undoes_the_last_move = Take back
wants-undoes_the_last_move = { $side ->
        [white] White
       *[black] Black
    } wants to take a move back
cancels_the_game = Abandon game
wants-cancels_the_game = { $side ->
        [white] White
       *[black] Black
    } wants to abandon the game
sure-off = Yes, abandon
offer-draw = Offer draw
draw-short = Draw
offered = { $side ->
        [white] White
       *[black] Black
    } offers a draw
accept = Accept
decline = Decline
accept-for = { $side ->
        [white] White
       *[black] Black
    } accepts
decline-for = { $side ->
        [white] White
       *[black] Black
    } declines
who-offer = Who offers a draw?
who-resign = Who resigns the game?
who-claim = Who claims?
who-stop = Who is calling?
who-adjust = Who adjusts?
who-seal = Who seals?
title-of = { $side ->
        [white] White
       *[black] Black
    }: { $title }
hint-doubt = The touch did not count, because it is the other player’s turn.
hint-pawn = Two pawns can go there. Tap the pawn, then the piece, then the square.
hint-back = The press did not count, because the pieces had been put back.
lift-off = Remove the piece on { $square }
resign = Resign
resign-surely = Resign the game?
resign-yes = Yes, resign
claim = Claim
kind-draw = A draw
kind-wrong = An irregularity
claim-ground = Ground
claim-threefold = Threefold repetition
claim-fifty = Fifty moves
claim-cannot-win = The opponent cannot win by normal means
claim-no-effort = The opponent makes no effort to win by normal means
claim-when = When did it occur?
claim-now = It is on the board now
claim-intended = My next move brings it about
claim-move = Your intended move
claim-move-example = Nf3
claim-draw = Claim the draw
point-illegal = The opponent’s move is illegal
point-flag = The opponent’s flag has fallen
point-touched = The opponent has touched a piece
point-displaced = Pieces are displaced
point-setup = The initial position was wrong
point-orientation = The board is turned the wrong way
point-colours = The colours are reversed
point-clock = The clock was set wrongly
point-defective = The clock does not work
point-correct = I agree to correct the illegal move
point-what = What is wrong?
point-squares = Mark the squares on the board.
point-say = Report it
arbiter = Arbiter
arbiter-call = Call the arbiter
stop-reason = Reason (optional)
stop-piece = I need a piece for promotion
stop-disturbed = I am being disturbed
stop-wrong = Something is wrong
stop-unwell = I feel unwell
stop-clock = Stop the clocks and call
stop-only = Stop the clocks
stop-short = Stop
stop-nobody = There is no arbiter here. The clocks stay stopped until both of you continue.
ask-scoresheet = Ask to see the moves
ask-explanation = Ask for an explanation
ask-what = What do you want explained? Name an article or use your own words.
ask-adjourn = Ask to adjourn
ask-appeal = Appeal
seal = Seal a move
seal-what = The game is being adjourned. Write your move. It goes into an envelope, and the move stays secret until the game is resumed.
seal-move = Your sealed move
seal-do = Seal this move
seal-written = Your move is sealed. You may seal a different one until you stop the clock.
seal-other = Change the move
seal-stop = Stop the clock
adjust = Adjust
adjust-what = “I adjust”: the pieces you touch now are only straightened on their squares.
result = Result
sign = Sign
sign-for = { $side ->
        [white] White
       *[black] Black
    } signs
signed = { $side ->
        [white] White
       *[black] Black
    } has signed { $result }
close = Close
search-clear = Clear the search

# The scoresheet

sheet = Scoresheet
sheet-short = Sheet
sheet-of = { $side ->
        [white] White’s
       *[black] Black’s
    } scoresheet
sheet-number = Number
sheet-cell = { $number } { $move }
sheet-write = Write move { $number }
sheet-here = Move
sheet-enter = Write
sheet-sign = (=)
sheet-offer = Record a draw offer
sheet-pad = Symbols
sheet-back = Delete the last symbol
sheet-letters = Letters for the pieces
sheet-owed = { $count ->
        [one] Still to be written: { $moves }
       *[other] Still to be written ({ $count }): { $moves }
    }

# Settings of this device

settings = Settings
sounds = Sounds
sounds-wood = Wood
sounds-soft = Soft
sounds-none = None
flat = The device lies flat between the players
key = Key that presses the clock
key-ask = Press a key
key-space = Space bar

flip = Turn the board
record = Rulings
moves = Moves
record-empty = There are no rulings yet.
taken-back = taken back
put-right = The pieces have been put back.
news = Ruling
news-read = Understood
news-read-all = Understood ({ $count })
why = Why?
why-none = No further explanation.
why-board = The position before the move
why-programmers = Technical details

# Status

status-not_started = Not started
status-playing = In progress
time-yours = Your clock is running
move-yours = Your move
move-of = { $side ->
        [white] White
       *[black] Black
    } to move
status-stopped = The clocks are stopped
status-adjourned = Adjourned
status-cancelled = Cancelled
status-over = { $result } · { $termination ->
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
ending-who =
    { $winner ->
        [white] White wins
        [black] Black wins
        [draw] Draw
       *[none] Game over
    }
interrupted-crash = The server was interrupted. Your clock did not run.
interrupted-planned = The server was stopped briefly. Your clock did not run.
interrupted-stalled = The server was briefly unable to save. Your clock did not run.
interrupted-closed = The page was closed. Your clock did not run.
asked-of-both = There is no arbiter. Both of you must choose the same answer.
said-by-one = One player has chosen this answer.
asked-recommended = Recommended. { $because }
watching = You are watching
connection-connecting = Connecting…
connection-lost = Connection lost. Reconnecting. Your moves are safe.
connection-ended = Disconnected.
arrival-arrived = All sent
arrival-coming = Sending…
arrival-kept = No connection: { $number } { $number ->
        [one] move waiting
       *[other] moves waiting
    } to be sent
arrival-lost = No connection
new-game = New game
look-through = Replay the game

# Invitations, and the games of this device

invite = Invite { $role ->
        [white] White
       *[black] Black
    }
invite-text = A game of chess:
invite-send = Send the link
invite-again = Send again
invite-here = { $role ->
        [white] White
       *[black] Black
    } is here
invited = { $side ->
        [white] White
       *[black] Black
    } invites you to play
invite-waits = { $role ->
        [white] White
       *[black] Black
    } has not arrived yet
opponent-awaited = Waiting for { $side ->
        [white] White
       *[black] Black
    }
invite-link = Link for { $role ->
        [white] White
       *[black] Black
    }
invite-code = QR code for { $role ->
        [white] White
       *[black] Black
    }
links-more = Other links
away = not here
here-ask = Are you at the board? Tap when you are ready: the arbiter is waiting.
here-late = The default time has passed. Speak to the arbiter first. A player who arrives after the default time loses unless the arbiter decides otherwise.
here = I am here
here-side = { $side ->
        [white] White is here
       *[black] Black is here
    }
here-sure = I am here, but late
here-waits = You are checked in. The arbiter starts the clocks.
here-wood = On a wooden board: sign the result
hint-here = First tap “I am here”.
hint-early = The game has not begun. Both of you must agree to start the clock.
rematch = Rematch
rematch-go = Go to the rematch
my-games = My games
my-seat = Your seat: { $seat }
my-games-all = All ({ $count })
my-games-forget = Remove finished games

# The start page, and the navigation of every page

links = Your game is ready
site = Pages
menu = Menu
way-position = Who can still win?
way-hall = In the hall
    .what = An incident at a wooden board: what to do, in order.
way-laws = The Laws
    .what = Every article in our words, with its cases.
way-training = Test yourself
    .what = How would you rule? Questions from real cases.
way-sandbox = What if?
    .what = Change one thing in a game and see the ruling.
way-competition = Competitions
    .what = A round of boards on one desk.
make-light = Light
make-dark = Dark
hero-what = You touch, move and press as at a wooden board. Nothing stops you making a mistake. Each incident is ruled on at once, with the article. For players, arbiters and everyone who wants to know the Laws.
hero-board = A board: the bishop on b5 gives check to the black king, and Black has moved the knight to a6
hero-illegal = Na6? The king stays in check.
hero-ruled = Illegal: the knight goes back and must be moved, and White gets two more minutes.
lost = Page not found
lost-page = There is no page at this address. Check it for a missing letter.
lost-game = This link does not open a board. Part of it may be missing, or the seat now belongs to another person.
lost-event = This link does not open an event. Part of it may be missing, or the event does not exist on this server.
lost-home = Go to the start page
carry = Continue on another device
carry-what = Anyone with this code can play as you. Do not show it to others.
carry-code = QR code for your seat
carry-link = Link to your seat
buzz = Vibrate when it is my move
low-time = Warn me in the last 20 seconds
coordinates = Show files and ranks
marks = Show legal moves and the last move
pieces = Pieces
pieces-wooden = Wooden
pieces-flat = Flat
wood = Board
wood-walnut = Walnut
wood-maple = Maple
wood-slate = Slate
wood-sea = Sea
engine-strength = Strength
engine-elo = Elo { $elo }
engine-full = Full strength
sparring = The computer sometimes breaks the Laws
    .what = To practise claims. No arbiter watches, so only what you notice and claim is ruled upon.
sparring-table = The computer sometimes breaks the Laws. Claim what you notice.
breaches =
    { $all ->
        [0] The computer kept the Laws
       *[other] Breaches of the Laws: { $noticed } of { $all } noticed
    }
breach =
    { $kind ->
        [illegal_move] Move { $number }: an illegal move
        [empty_press] Move { $number }: a press without a move
       *[touched_piece] Move { $number }: it touched the piece on { $square } and moved another
    }
breach-noticed = Noticed
breach-missed = Missed

# Names of editions, if they are more than FIDE and a year.
edition-name =
    { $code ->
        [fide-2009-finland] FIDE 2009 in Finland
        [finnish-blitz-2008] Finnish blitz rules 2008
        [casual] Casual play
       *[other] { $name }
    }
