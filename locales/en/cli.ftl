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
position-problem = Problem
position-player = { NAME($player) }
position-checkmate = checkmate
position-stalemate = stalemate
position-check = check
position-playing = play goes on

## touchmove perft

perft-speed = { $seconds } s, { $millions } million a second
