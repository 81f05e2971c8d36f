# What the command line says beside rulings and articles.

## touchmove judge
## $result: the score; $end: what ended the game, empty while it goes on.

judge-undecided = (on record; this version does not decide it yet)
judge-result = Result: { $result }
judge-result-with-end = Result: { $result } ({ $end })

## touchmove position, --why
## $asked: the move as it was asked about.

position-legal = { $asked } is legal: { $move }, { $san }
position-illegal = { $asked } is illegal under { $laws }:

## touchmove position: what stands at the left, and the state of the game

position-fen = FEN
position-to-move = To move
position-state = State
position-legal-moves = Legal moves
position-chess960 = Chess960 number
position-problem = Problem
position-player = { NAME($player) }
position-checkmate = checkmate
position-stalemate = stalemate
position-check = check
position-playing = play goes on

## touchmove position, --legal
## $player: whose men or pawns are spoken of; $opponent: the other one.

position-can-arise =
    { $count ->
        [0] Legal: it is the initial position.
        [one] Legal, after { $game }.
       *[other] Legal, after { $game }.
    }
position-may-arise = Undecided: no game to it was found, and no reason why there should be none.
# $problem: a sentence of problems.ftl.
position-problem-shows = Illegal: { $problem }
position-too-many-promotions =
    Illegal: { $promoted ->
        [one] one of { NAME($player, form: "owner") } men
       *[other] at least { $promoted } of { NAME($player, form: "owner") } men
    } must have been promoted, because there are too many of a kind or they cannot have left their first squares, but { $missing ->
        [0] no pawn is missing.
        [one] only one pawn is missing.
       *[other] only { $missing } pawns are missing.
    }
position-too-many-captures =
    Illegal: to stand where they stand, and to be promoted, { NAME($player, form: "owner") } pawns need at least { $needed ->
        [one] one capture
       *[other] { $needed } captures
    }, but { NAME($opponent) } has lost { $lost ->
        [0] nothing.
        [one] only one man.
       *[other] only { $lost } men.
    }
position-no-way-for-pawns = Illegal: { NAME($player, form: "owner") } pawns cannot have come to where they stand, or been promoted, by any captures.
position-no-last-move = Illegal: { NAME($player) } cannot have made the last move.

## touchmove perft

perft-speed = { $seconds } s, { $millions } million a second
