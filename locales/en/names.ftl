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
