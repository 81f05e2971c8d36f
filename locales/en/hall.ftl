# The page for a hall of wooden boards: what happened, what the Laws say, the ledger.

hall-title = In the hall
hall-event = The event
hall-ledger = Ledger ({ $count })
hall-search = What happened? Search the Laws
hall-nothing-found = Nothing found. Try another word.
hall-kind-illegal-move = Illegal move
hall-kind-flag = Flag
hall-kind-both-flags = Both flags
hall-kind-claim = Draw claimed
hall-kind-touched = Touched piece
hall-kind-promotion = Promotion
hall-kind-device = Telephone
hall-kind-late = Late
hall-kind-displaced = Pieces knocked over
hall-kind-clock = Clock
hall-kind-end = Resigned, draw offers
hall-kind-conduct = Conduct
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
        [white] White’s telephone
       *[black] Black’s telephone
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
hall-wrong-clock = The clock is wrongly set
hall-improper =
    { $player ->
        [white] White handles the clock improperly
       *[black] Black handles the clock improperly
    }
hall-resigns =
    { $player ->
        [white] White resigns
       *[black] Black resigns
    }
hall-offers-again =
    { $player ->
        [white] White offers a draw again and again
       *[black] Black offers a draw again and again
    }
hall-distracts =
    { $player ->
        [white] White disturbs the opponent
       *[black] Black disturbs the opponent
    }
hall-notes =
    { $player ->
        [white] White uses notes or advice
       *[black] Black uses notes or advice
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
hall-remove = Take pieces off
hall-empty-board = Empty the board
hall-lacks-king = Each side needs a king before the position can be used.
hall-takes-number = How many?
hall-takes-time = How many minutes?
hall-ok = Go on
hall-back = Back
hall-anew = New incident
hall-do = What to do, in order
hall-articles = Articles:
hall-in-the-book = In the book of the Laws
hall-position = A position
hall-position-what = Set up a position and ask: can either side still checkmate, can it have arisen, why is a move illegal?
hall-change-position = Change the position
hall-mate = Can they still checkmate?
hall-arisen = Can it have arisen?
hall-why = Why is a move illegal?
hall-move = Move (Nf3, e2e4)
hall-move-legal = { $move } is legal.
hall-line = Show the line
hall-next = Next
hall-previous = Previous
hall-shown = The position
hall-judgement = Your judgement
hall-recommended = recommended
hall-board = Board
hall-record = Record
hall-record-open = Record, undecided
hall-recorded = Recorded: board { $board }
hall-recorded-nowhere = Recorded without a board
hall-undo = Undo
hall-not-kept = This browser keeps nothing: write it down.
hall-not-offline = This page needs its server for now: not everything is on this device yet.
hall-name = Name of the event
hall-round = Round
hall-arbiter = Arbiter
hall-watch = Who watches the games?
hall-limited = One arbiter for many games
    .what = The lighter rules for rapid and blitz apply.
hall-full = An arbiter for every game
    .what = Illegal moves are dealt with as in a long game.
hall-bags = Telephones may lie in a bag, switched off
hall-milder = The penalty for a telephone is milder than loss of the game
hall-default-time = Minutes a player may be late
hall-done = Done
hall-another = Another event
hall-share = For another arbiter: the same event
hall-export = Save the ledger
hall-import = Add another ledger
hall-print = Print
hall-empty = Nothing has been recorded yet.
hall-merged =
    { $count ->
        [one] One entry added.
       *[other] { $count } entries added.
    }
hall-no-ledger = { $file } is not a ledger saved from this page.
hall-codes-show = Show it to another phone
hall-codes-read = Read another phone’s
hall-codes-hold = Hold the camera of the other phone over these codes until it has read them all. They hold { $count ->
        [one] one entry
       *[other] { $count } entries
    }.
hall-codes-rest = These are the latest { $count } of { $all } entries; a file holds them all.
hall-codes-aim = Point the camera at the codes on the other phone.
hall-codes-seen = { $seen } of { $count } codes read
hall-no-camera = This page cannot use the camera. Allow it, or add the ledger as a file.
hall-where = Round { $round }, board { $board }
hall-took-back = Taken back: { $words }
hall-take-back = Take back
hall-take-back-sure = Take this entry back
hall-again = Open again
hall-already-over = On record for this board: the game is over, { $result }.
hall-already-counted =
    On record at this board already: illegal moves by { $player ->
        [white] White
       *[black] Black
    }, { $count }.
hall-signature = Arbiter’s signature
hall-head-time = Time
hall-head-event = Event
hall-head-round = Round
hall-head-board = Board
hall-head-ruled = Ruled
hall-head-articles = Articles
hall-head-result = Result
hall-head-arbiter = Arbiter
hall-not-pressed =
    { $player ->
        [white] White’s pawn, the clock not pressed
       *[black] Black’s pawn, the clock not pressed
    }
hall-quickplay =
    { $player ->
        [white] White: Black cannot win, or is not trying
       *[black] Black: White cannot win, or is not trying
    }
hall-names = { $white } – { $black }
# $illegal_move, $warning and $penalty are numbers.
hall-known = { $name } in earlier rounds ({ $rounds }): illegal moves { $illegal_move }, warnings { $warning }, penalties { $penalty }
hall-waiting =
    { $count ->
        [0] The other arbiters have all of this ledger.
        [one] One entry is on this device only; it is sent as soon as there is a network.
       *[other] { $count } entries are on this device only; they are sent as soon as there is a network.
    }
hall-more = Place, date, pairings
hall-place = Place
hall-date = Date
hall-guidelines = Guidelines III were announced: claims in the last two minutes
hall-pairings = Pairings of this round, one board a line: White – Black
hall-carry = Tell me what a player has on record from earlier rounds
hall-share-what = The camera of another phone opens the same event. Each phone then keeps a ledger of its own; their codes or files put them together.
hall-share-begin = Keep one ledger for all arbiters
hall-share-one = All arbiters who were invited keep one ledger. Without a network each phone goes on and sends later.
hall-share-needs-server = This needs the server and a network. Without them, save the ledger and add it on the other phone.
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
hall-fen = FEN
