# The incident page for over-the-board events: incidents, rulings, the ledger.

hall-title = In the hall
hall-event = Event
hall-ledger = Ledger ({ $count })
hall-search = What happened? Search the Laws
hall-nothing-found = Nothing found. Try another word.
hall-kind-illegal-move = Illegal move
hall-kind-flag = Flag
hall-kind-both-flags = Both flags
hall-kind-claim = Draw claimed
hall-kind-touched = Touched piece
hall-kind-promotion = Promotion
hall-kind-device = Phone
hall-kind-late = Late arrival
hall-kind-displaced = Pieces knocked over
hall-kind-clock = Clock
hall-kind-end = Resigned, draw offers
hall-kind-conduct = Conduct
hall-subject-time = Time and clock
hall-subject-pieces = Pieces
hall-subject-players = Players
hall-who =
    { $player ->
        [white] White
       *[black] Black
    }
hall-who-nth =
    { $player ->
        [white] White
       *[black] Black
    }: { $count ->
        [1] first illegal move
        [2] second illegal move
       *[3] third illegal move
    }
hall-both-in-check =
    Both kings in check after a move by { $player ->
        [white] White
       *[black] Black
    }
hall-who-flag =
    { $player ->
        [white] White’s flag is down
       *[black] Black’s flag is down
    }
hall-both-flags = Both flags are down
hall-who-device =
    { $player ->
        [white] White’s phone
       *[black] Black’s phone
    }
hall-threefold =
    { $player ->
        [white] White claims threefold repetition
       *[black] Black claims threefold repetition
    }
hall-fifty-moves =
    { $player ->
        [white] White claims fifty moves
       *[black] Black claims fifty moves
    }
hall-wrong-clock = The clock is set wrongly
hall-improper =
    { $player ->
        [white] White misuses the clock
       *[black] Black misuses the clock
    }
hall-resigns =
    { $player ->
        [white] White resigns
       *[black] Black resigns
    }
hall-offers-again =
    { $player ->
        [white] White keeps offering draws
       *[black] Black keeps offering draws
    }
hall-distracts =
    { $player ->
        [white] White disturbs the opponent
       *[black] Black disturbs the opponent
    }
hall-notes =
    { $player ->
        [white] White uses notes or gets advice
       *[black] Black uses notes or gets advice
    }
hall-refuses =
    { $player ->
        [white] White refuses to comply with the Laws
       *[black] Black refuses to comply with the Laws
    }
hall-leaves =
    { $player ->
        [white] White leaves the venue
       *[black] Black leaves the venue
    }
hall-disrepute =
    { $player ->
        [white] White brings the game into disrepute
       *[black] Black brings the game into disrepute
    }
hall-set-up = Set up the position
hall-man =
    { $player ->
        [white] White
       *[black] Black
    } { $man ->
        [k] king
        [q] queen
        [r] rook
        [b] bishop
        [n] knight
       *[p] pawn
    }
hall-white-to-move = White to move
hall-black-to-move = Black to move
hall-use-position = Use this position
hall-remove = Remove pieces
hall-empty-board = Clear the board
hall-lacks-king = Put both kings on the board first.
hall-takes-number = How many?
hall-takes-time = How many minutes?
hall-ok = Continue
hall-back = Back
hall-anew = New incident
hall-change = Change
hall-do = Steps
hall-in-the-book = In the Laws
hall-position = Check a position
hall-position-what = Set up a position. Then ask whether a side can still checkmate, whether it can arise in a game, or why a move is illegal.
hall-change-position = Change the position
hall-mate = Can they still checkmate?
hall-arisen = Can it arise in a game?
hall-why = Why is a move illegal?
hall-move = Move (Nf3, e2e4)
hall-move-legal = { $move } is legal.
hall-line = Show the moves
hall-next = Next
hall-previous = Previous
hall-shown = Position
hall-judgement = Your decision
hall-recommended = recommended
hall-board = Board
hall-record = Record
hall-record-open = Record as undecided
hall-recorded = Recorded: board { $board }
hall-recorded-nowhere = Recorded without a board number
hall-undo = Undo
hall-not-kept = This browser cannot save entries. Write this ruling down.
hall-not-offline = Not yet available offline.
hall-name = Name of the event
hall-round = Round
hall-in-round = Round { $round }
hall-arbiter = Arbiter
hall-watch = How many arbiters are there?
hall-limited = One arbiter for several games
    .what = The simpler rules for rapid and blitz apply.
hall-full = One arbiter for each game
    .what = Illegal moves are treated as in standard chess.
hall-bags = Phones may be kept in a bag, switched off
hall-milder = The penalty for a phone is milder than loss of the game
hall-default-time = Default time in minutes
hall-done = Done
hall-another = Another event
hall-share = Share this event with another arbiter
hall-export = Save the ledger
hall-import = Add another ledger
hall-join = Join with another phone’s ledger
hall-print = Print
hall-empty = Nothing has been recorded yet.
hall-merged =
    { $count ->
        [one] One entry added.
       *[other] { $count } entries added.
    }
hall-no-ledger = { $file } is not a ledger saved from this page.
hall-codes-show = Show codes to another phone
hall-codes-read = Scan codes from another phone
hall-codes-hold = Point the other phone’s camera at these codes until it has read them all. They contain { $count ->
        [one] one entry
       *[other] { $count } entries
    }.
hall-codes-rest = These are the latest { $count } of { $all } entries. Save the ledger as a file to pass on all of them.
hall-codes-aim = Point the camera at the codes on the other phone.
hall-codes-seen = { $seen } of { $count } codes read
hall-no-camera = The page cannot use the camera. Allow the camera, or add the ledger as a file.
hall-took-back = Withdrawn: { $words }
hall-take-back = Withdraw
hall-take-back-sure = Withdraw this entry
hall-again = Reopen
hall-already-over = This board is already recorded as finished: { $result }.
hall-already-counted =
    Illegal moves by { $player ->
        [white] White
       *[black] Black
    } on this board so far: { $count }.
hall-signature = Arbiter’s signature
hall-head-time = Time
hall-head-event = Event
hall-head-round = Round
hall-head-board = Board
hall-head-ruled = Ruling
hall-head-articles = Articles
hall-head-result = Result
hall-head-arbiter = Arbiter
hall-not-pressed =
    { $player ->
        [white] White’s pawn, clock not pressed
       *[black] Black’s pawn, clock not pressed
    }
hall-quickplay =
    { $player ->
        [white] White claims: Black cannot win or is not trying
       *[black] Black claims: White cannot win or is not trying
    }
hall-names = { $white } – { $black }
# $illegal_move, $warning and $penalty are numbers.
hall-known = { $name } in earlier rounds ({ $rounds }): illegal moves { $illegal_move }, warnings { $warning }, penalties { $penalty }
hall-waiting =
    { $count ->
        [0] The other arbiters have every entry of this ledger.
        [one] One entry is only on this device. It is sent when there is a network.
       *[other] { $count } entries are only on this device. They are sent when there is a network.
    }
hall-more = Place, date, pairings
hall-place = Place
hall-date = Date
hall-guidelines = Guidelines III apply: claims in the last two minutes
hall-pairings = Pairings of this round, one board per line: White – Black
hall-carry = Show a player’s earlier incidents
hall-share-what = Scan this code with another phone to open the same event there. Each phone keeps its own ledger. Combine them with codes or files.
hall-share-begin = Use one ledger for all arbiters
hall-share-one = All invited arbiters share one ledger. Without a network each phone keeps working and sends its entries later.
hall-share-needs-server = Sharing needs the server and a network. Without them, save the ledger and add it on the other phone.
hall-invite = Invite another arbiter
hall-player = Player
hall-counted-illegal_move = Illegal moves
hall-counted-warning = Warnings
hall-counted-penalty = Penalties
hall-unnamed =
    { $player ->
        [white] White
       *[black] Black
    }, board { $board }, round { $round }
hall-rounds = Rounds: { $rounds }
hall-head-white = White
hall-head-black = Black
hall-csv = CSV
hall-fen = Position (FEN)
