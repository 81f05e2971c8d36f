# Reasons why a move is illegal. $player has the move, and $opponent is the other player.
# $piece is the kind of the moving piece and $from its square. $by are the pieces that attack
# or block, and $count their number.

illegal-empty-square = There is no piece on { $from }.
illegal-no-such-piece = { NAME($player) } does not have a { NAME($piece) } that could make this move.
illegal-opponents-piece = The { NAME($piece) } on { $from } is { NAME($opponent, form: "owner") }, but { NAME($player) } has the move.
illegal-same-square = The { NAME($piece) } on { $from } stays where it is, which is not a move.
illegal-spare-king = { NAME($player) } has several kings. The one on { $king } is the real one; the one on { $from } does not move.
illegal-own-piece-there = The { NAME($piece) } on { $from } cannot move to a square occupied by { NAME($player, form: "owner") } own { NAME($role) }.
illegal-captures-king = The { NAME($piece) } on { $from } would capture { NAME($opponent, form: "owner") } king, and a king is never captured.
illegal-not-its-way =
    { $piece ->
        [bishop] The bishop on { $from } moves only along its diagonals.
        [rook] The rook on { $from } moves only along its file and its rank.
        [queen] The queen on { $from } moves only along its file, its rank and its diagonals.
        [knight] The knight on { $from } moves only two squares along a file or rank and then one square to the side.
        [king] The king on { $from } moves only to an adjoining square, unless it castles.
       *[pawn] The pawn on { $from } moves only straight forward, or one square diagonally forward to capture.
    }
illegal-path-blocked = The { NAME($piece) } on { $from } is blocked by the { NAME($role) } on { $square }.
illegal-pawn-backwards = The pawn on { $from } would move backwards, and pawns move only forward.
illegal-pawn-blocked = The pawn on { $from } is blocked by the { NAME($role) } on { $square }.
illegal-pawn-not-on-first-square = The pawn on { $from } is not on its first square and cannot advance two squares.
illegal-pawn-captures-nothing = The pawn on { $from } moves diagonally only to capture, but there is nothing to capture there.
illegal-en-passant-too-late = The pawn on { $from } cannot capture the pawn on { $square } en passant: that pawn did not advance two squares on the last move.
illegal-promotion-missing = The pawn on { $from } reaches the last rank, but the move does not name the new piece.
illegal-promotion-to = The pawn on { $from } can become a queen, a rook, a bishop or a knight, but not a { NAME($role) }.
illegal-no-promotion = The { NAME($piece) } on { $from } cannot become a { NAME($role) }, because only a pawn that reaches the last rank is promoted.
illegal-king-left-in-check = { NAME($player, form: "owner") } king on { $king } would remain in check from { PIECES($by) }.
illegal-king-exposed = Moving the { NAME($piece) } on { $from } would expose { NAME($player, form: "owner") } king on { $king } to check from { PIECES($by) }.
illegal-king-moves-into-check = The king on { $from } would move to a square attacked by { PIECES($by) }.
illegal-castling-right-lost = { NAME($player) } has lost the right to castle { NAME($wing) }.
illegal-castling-no-rook = { NAME($player) } has no rook to castle with on the { NAME($wing) }.
illegal-castling-blocked = { NAME($player) } cannot castle: the way is blocked by { PIECES($by) }.
illegal-castling-in-check = { NAME($player) } cannot castle while the king is in check from { PIECES($by) }.
illegal-castling-through-check = { NAME($player) } cannot castle: the king would cross { $square }, which is attacked by { PIECES($by) }.
illegal-castling-into-check = { NAME($player) } cannot castle: the king would arrive on a square attacked by { PIECES($by) }.
