# The pages: setting a game up, and the board.

title = Touchmove
subtitle = Chess, exactly as over the board
language = Language

# Setting a game up

mode = How it is played
mode-casual = Casual
    .what = Only legal moves; the clock switches by itself.
mode-over_the_board = Over the board
    .what = The Laws in full: you touch, move and press, and nothing is prevented.
mode-training = Training
    .what = The Laws in full, and both players are shown every ruling with its article.
seats = Who sits where
seats-one_device = Both here
    .what = One board between you, on this device.
seats-white = I have White
    .what = Your opponent gets a link.
seats-black = I have Black
    .what = Your opponent gets a link.
seats-computer = Computer
    .what = You play against the computer opponent of this server.
engine = Opponent
engine-sits = It plays
time = Time
time-typed = As players write it: 40/90+30, 30+30, 15+10, 25d5
time-unread = Not understood. For example: 90 min + 30 s, 3|2, 40/90+30, 30+30
stage = { $time } for { $moves } moves
stage-rest = { $time } for the rest
stage-none = No clock
stage-each = White: { $white }; Black: { $black }
time-which = Which of these?
stage-increment = { " " }and { $bonus } s a move
stage-delay = { " " }and { $bonus } s free for every move
preset-3-2 = 3 + 2
    .what = Three minutes and two seconds a move.
preset-5-3 = 5 + 3
    .what = Five minutes and three seconds a move.
preset-15-10 = 15 + 10
    .what = A quarter of an hour and ten seconds a move.
preset-90-30 = 90 + 30
    .what = An hour and a half and thirty seconds a move.
preset-fide = 40 / 90
    .what = Ninety minutes for forty moves, then thirty more; thirty seconds a move from the first.
preset-long = 40 / 100
    .what = A hundred minutes for forty moves, fifty for twenty more, then a quarter of an hour; thirty seconds a move.
preset-delay = 25 d 5
    .what = Twenty-five minutes; every move’s first five seconds are free.
preset-none = None
    .what = No clock.
preset-own = Other
    .what = Any time control.
more = More
laws = Laws
position = Position
position-initial = The usual one
position-chess960 = Chess960
position-fen = From a FEN
number-960 = Number, 0 to 959
    .random = At random
fen = FEN
fen-wrong = No game can begin from this: look for a rank with more or fewer than eight squares, a missing king, or whose move it is.
name-of = Name of { $side ->
        [white] White
       *[black] Black
    }
arbiter-seat = A seat for an arbiter
play = Play
setting-up = Setting up…

# Links

links-what = Each link opens one seat. Whoever has it sits there: give it to nobody else.
link-white = White
link-black = Black
link-both = Both players
link-arbiter = Arbiter
link-spectators = Spectators
link-copy = Copy
link-copied = Copied
link-by-hand = Not copied. The text is selected: copy it by hand.
link-yours = Go to your board

# Without eyes or without hands: the keyboard, the command line, what is said

board-keys = Arrow keys go from square to square; U lifts, D puts down, T touches, J adjusts, Enter takes and goes; space presses the clock; K Q R B N P find a piece; slash goes to the command line; question mark is help.
square-nothing = { $square } empty
touched = { $square }, touched: { piece }
adjusted = { $square }, adjusted: { piece }
lifted = Lifted: { piece }, { $square }
chosen = { $square }, in hand: { piece }
chosen-beside = In hand: { piece }
tray = Beside the board
hand-empty = There is nothing in your hand
hand-off = Not yours to move now
role-at = { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } { $square }
# The letter with which players write a piece, by the English one.
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
held-said = In hand: { $pieces }.
beside-said = Beside the board: { $pieces }.
clock-said = { side }: { $time }{ $flag ->
        [down] , the flag is down
       *[up] { "" }
    }{ $period ->
        [1] { "" }
       *[other] , period { $period }
    }.
clock-runs = { $side ->
        [white] White’s time runs.
       *[black] Black’s time runs.
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
heard-moves = Several pieces have moved. Ask for the board.
no-move = No move has been heard
no-offer = There is no offer
names-laws = Moves are announced as the Laws have it: Springer Gustav eins Felix drei.
names-plain = Moves are announced plainly: knight g1 f3.
which-square = Which square?
write-what = Write what?
claim-what = Claim what? Threefold or fifty, each with a move if it is intended; flag; illegal; touched and a square.
resign-again = To resign the game, say it again.
command-line = Command line
command-hint = e4, board, clock, draw, help …
command-unknown = That is no command and no move. Help says what there is.
command-not-yours = You cannot do that now
command-whose = Both of you are here: begin with whose it is, as in “white resign”.
help-move = Type a move as you write it, or from and to, or as it is announced.
help-ask = Questions
help-hand = With the hands
help-say = Said aloud
help-board = On the board
help-keys = Arrow keys, U lifts, D puts down, T touches, J adjusts, Enter takes and goes, space presses, S this square, O the board, C the clocks, L the last move, K Q R B N P the next such piece, 1 to 8 a rank. Slash goes to the command line, Escape to the board.
command-help = help h ?
    .what = this.
command-board = board b
    .what = what is where; with a file or rank, only there.
command-pieces = pieces p
    .what = where the pieces are; with a side or a letter, only those.
command-clock = clock c
    .what = both clocks.
command-last = last l
    .what = the last move.
command-opponent = opponent o
    .what = who it is.
command-press = press
    .what = presses the clock.
command-touch = touch
    .what = touches a piece on a square.
command-lift = lift take
    .what = lifts a piece from a square.
command-put = put release
    .what = puts it on a square; with a letter, that piece.
command-adjust = adjust
    .what = adjusts a piece on a square.
command-castle = castle
    .what = says that you are about to castle.
command-draw = draw
    .what = offers a draw.
command-accept = accept yes
    .what = takes the offer.
command-decline = decline no
    .what = refuses the offer.
command-resign = resign
    .what = resigns, if said twice.
command-claim = claim
    .what = claims threefold, fifty, flag, illegal or touched.
command-stop = stop
    .what = stops the clock and calls the arbiter; with a reason.
command-announce = announce
    .what = says your last move aloud, or what you type.
command-repeat = repeat
    .what = repeats your opponent’s move aloud.
command-write = write
    .what = writes on your scoresheet.
command-names = names
    .what = changes how moves are announced.

# Words beside a command, after blanks; the English ones count in every language.

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
loading = Coming to the board…

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

# What a player does

start-clock = Start the clock
resume = Go on
agree-start = The other player still has to say so
agree-too = Your opponent says: go on
agree-wait = Your opponent still has to agree; a move withdraws the request.
allow = Agree
undoes_the_last_move = Take back
wants-undoes_the_last_move = { $side ->
        [white] White
       *[black] Black
    } wants to take a move back
cancels_the_game = Break off
wants-cancels_the_game = { $side ->
        [white] White
       *[black] Black
    } wants to break the game off
sure-off = Yes, break off
offer-draw = Offer draw
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
who-stop = Who asks for it?
who-adjust = Who adjusts?
who-seal = Who seals?
title-of = { $side ->
        [white] White
       *[black] Black
    }: { $title }
hint-doubt = You are both at this device: the player whose time is running moves first. That touch does not count.
hint-pawn = Two pawns can go there. Tap the pawn, then the piece, then the square.
hint-back = The pieces were put back first: that press does not count.
lift-off = Take off { $square }
resign = Resign
resign-surely = Resign the game?
resign-yes = Yes, resign
claim = Claim
kind-draw = A draw
kind-wrong = Something is wrong
claim-ground = Because of
claim-threefold = Threefold repetition
claim-fifty = Fifty moves
claim-cannot-win = The opponent cannot win by normal means
claim-no-effort = The opponent makes no effort to win
claim-when = The position or the number of moves
claim-now = is there now
claim-intended = comes with my move
claim-move = The move that you intend
claim-move-example = Nf3
claim-draw = Claim the draw
point-illegal = The opponent’s move is illegal
point-flag = The opponent’s flag has fallen
point-touched = The opponent has touched a piece
point-displaced = Pieces are displaced
point-setup = The initial position was wrong
point-orientation = The board lies the wrong way round
point-colours = The colours are reversed
point-clock = The clock was set wrongly
point-defective = The clock does not work
point-correct = I agree to correct the illegal move
point-what = What is wrong
point-squares = Show on the board where.
point-say = Say so
arbiter = Arbiter
arbiter-call = The arbiter
stop-reason = Why (if you wish to say)
stop-piece = I need a piece for promotion
stop-disturbed = I am disturbed
stop-wrong = Something is wrong
stop-unwell = I feel unwell
stop-clock = Stop the clock and call
stop-only = Stop the clocks
stop-short = Stop
stop-nobody = No arbiter is here: the clocks stay stopped until both of you go on.
ask-scoresheet = Ask to see the record of the moves
ask-explanation = Ask for an explanation
ask-what = What should be explained (an article, or in your own words)
ask-adjourn = Ask to adjourn
ask-appeal = Appeal
seal = Seal a move
seal-what = The game is being adjourned. Write your move: it goes into an envelope, and nobody can read it until the game is resumed.
seal-move = The move that you seal
seal-do = Into the envelope
seal-written = Your move is in the envelope. Until you stop the clock you may put another one in.
seal-other = Another move
seal-stop = Stop the clock
adjust = Adjust
adjust-what = “I adjust”: the pieces you touch now are only straightened on their squares
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

# The scoresheet

sheet = Scoresheet
sheet-of = { $side ->
        [white] White’s
       *[black] Black’s
    } scoresheet
sheet-number = Number
sheet-cell = { $number } { $move }
sheet-write = Write move { $number }
sheet-here = as you write it
sheet-enter = Write
sheet-sign = (=)
sheet-offer = Note a draw offer
sheet-pad = Signs to tap
sheet-back = Take back the last sign
sheet-letters = Letters of the pieces
sheet-owed = { $count ->
        [one] Still to be written: { $moves }
       *[other] Still to be written ({ $count }): { $moves }
    }

# What is chosen for this device

settings = Settings
sounds = Sounds
sounds-wood = Wood
sounds-soft = Soft
sounds-none = None
flat = The device lies flat between the players
key = Key that presses the clock
key-ask = Press the key
key-space = Space bar

flip = Turn the board
record = What has happened
moves = Moves
record-empty = Nothing has been ruled.
taken-back = taken back
put-right = The pieces are put back.
news = Ruling
news-read = Read
news-read-all = Read ({ $count })
why = Why?
why-none = No more is known about it.
why-board = The position before the move
why-programmers = For programmers

# How things stand

status-not_started = Not started
status-playing = Being played
time-yours = Your time runs
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
interrupted-crash = The server was interrupted. No time has passed.
interrupted-planned = The server was stopped for a moment. No time has passed.
interrupted-stalled = The server could not write for a moment. No time has passed since.
asked-of-both = There is no arbiter: it counts when both of you choose the same.
said-by-one = One of you has chosen this.
asked-recommended = Recommended. { $because }
watching = You are watching
connection-connecting = Connecting…
connection-lost = The connection is lost. Trying again; nothing you did is lost.
connection-ended = The connection has ended.
arrival-arrived = Everything you did has arrived
arrival-coming = On its way
arrival-kept = No connection: { $number } { $number ->
        [one] act waits
       *[other] acts wait
    } to be sent
arrival-lost = No connection
new-game = New game
look-through = Look through

# Inviting, and the games of this device

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
invite-waits = { $role ->
        [white] White
       *[black] Black
    } has not come yet
opponent-awaited = Waiting for { $side ->
        [white] White
       *[black] Black
    }
invite-link = The seat of { $role ->
        [white] White
       *[black] Black
    }
invite-code = QR code of the seat of { $role ->
        [white] White
       *[black] Black
    }
links-more = Other links
away = not here
here-ask = Are you at the board? Say so when you are: the arbiter waits for it.
here-late = The default time has passed. Speak to the arbiter first: who comes too late loses unless the arbiter decides otherwise.
here = I am here
here-side = { $side ->
        [white] White is here
       *[black] Black is here
    }
here-sure = I am here, and too late
here-waits = You are here. The arbiter starts the clocks.
here-wood = On a wooden board: sign the result
hint-here = First say that you are here.
hint-early = The game has not begun: both of you have to say that the clock may be started.
rematch = Rematch
rematch-go = Rematch: to the board
my-games = My games
my-seat = Your seat: { $seat }
my-games-all = All ({ $count })
my-games-forget = Forget those that are over

# The first page, and the ways from every page

links = Your game is set up
site = Pages
way-hall = In the hall
way-laws = The Laws
way-training = Test yourself
way-sandbox = Training ground
way-competition = Competitions
make-light = Light
make-dark = Dark
hero-what = You touch, move and press as at a wooden board, and nothing is prevented. What happens is ruled on at once, each ruling with the article of the Laws. For players, arbiters and anybody who wants to know.
hero-board = A board: the black king is in check from b5, and Black has moved the knight to a6
hero-illegal = Na6? The king stays in check.
hero-ruled = Illegal: the knight goes back and is the piece that has to move, and White gets two more minutes.
lost = There is nothing here
lost-page = This address leads to no page. Perhaps a letter is missing.
lost-game = This link opens no board. Perhaps a part of it was lost on the way, or somebody else was given the seat.
lost-home = To the first page
carry = Carry on with another device
carry-what = Whoever has this code sits in your seat: show it to nobody else.
carry-code = QR code of your seat
carry-link = Link to your seat
buzz = Vibrate when it is my move
coordinates = Files and ranks at the edge
marks = Show where pieces can go, and the last move
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

# Editions of the Laws whose names are more than FIDE and a year.
edition-name =
    { $code ->
        [fide-2009-finland] FIDE 2009 in Finland
        [finnish-blitz-2008] Finnish blitz rules 2008
        [casual] Casual play
       *[other] { $name }
    }
