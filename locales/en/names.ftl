# Names and numbers that sentences are made of. Sentences ask for them with
# functions: NAME($player), NAME($player, form: "owner"), PIECES($by),
# TIME($ms). A form is an attribute of the name; where a language has no such
# attribute the name itself is used, so each language has the forms it needs
# (cases, articles), and its sentences ask for those.

## Players

white = White
    .owner = White’s
black = Black
    .owner = Black’s

# Who helps a player with the moves, the clock or the scoresheet.
assistant_of_white = White’s assistant
    .owner = White’s assistant’s
assistant_of_black = Black’s assistant
    .owner = Black’s assistant’s

## Pieces

pawn = pawn
knight = knight
bishop = bishop
rook = rook
queen = queen
king = king

## Wings

kingside = kingside
queenside = queenside

## Lists
## $role has the form that PIECES is asked for.

piece-at = the { $role } on { $square }
# No piece stands there.
nothing-at = the square { $square }
list-more = { $rest }, { $next }
list-last = { $rest } and { $last }

## Times

time-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
time-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
time-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
time-join = { $longer } { $shorter }

## Editions that have a name; the others are called as everywhere: FIDE 2023

casual = Casual
finnish-blitz-2008 = Finnish blitz 2008
fi-blitz = the Finnish blitz rules
fide-2009-finland = FIDE 2009 in Finland

## Fields of a FEN

fen-placement = the piece placement
fen-turn = the side to move
fen-castling = castling
fen-en-passant = en passant
fen-halfmoves = the half-move count
fen-fullmoves = the move number
