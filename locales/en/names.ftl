# Names and numbers in sentences. Sentences use them by functions: NAME($player),
# NAME($player, form: "owner"), PIECES($by), TIME($ms). A form is an attribute of the name. If
# the attribute is missing, the name itself is used. So each language defines the forms (cases,
# articles) that its sentences need.

## Players

white = White
    .owner = White’s
black = Black
    .owner = Black’s

# Assistants who help a player with the moves, the clock or the scoresheet.
assistant_of_white = White’s assistant
    .owner = White’s assistant’s
assistant_of_black = Black’s assistant
    .owner = Black’s assistant’s
captain_of_white = White’s captain
    .owner = White’s captain’s
captain_of_black = Black’s captain
    .owner = Black’s captain’s

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
## $role has the form that the call of PIECES names.

piece-at = the { $role } on { $square }
# For a square without a piece.
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

## Editions with a name of their own; all others use the usual name, such as FIDE 2023

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
