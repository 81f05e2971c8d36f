# Problems of a position. $player is the player concerned, $by the pieces concerned.

problem-no-king = { NAME($player) } has no king.
problem-several-kings = { NAME($player) } has more than one king.
problem-pawns-on-end-rank = There are pawns on the first or the last rank: { PIECES($by) }.
problem-king-can-be-captured = { NAME($opponent) } has the move and could capture the king on { $square } with { PIECES($by) }.
problem-impossible-castling = The position allows castling with { PIECES($by) }, which cannot castle from there.
problem-unfounded-castling = The castling letter { $letter } is wrong: { NAME($player, form: "owner") } king and rook are not on their squares.
problem-impossible-en-passant = The en passant square { $square } is impossible: no pawn can have just passed over it.
problem-too-many-pieces = { NAME($player) } has more than sixteen pieces.
problem-too-many-pawns = { NAME($player) } has more than eight pawns.
problem-too-many-promoted = { NAME($player) } has more promoted pieces than missing pawns.
problem-impossible-check = No single move can have given check with { PIECES($by) }.
