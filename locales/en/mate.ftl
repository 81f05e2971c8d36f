# Answers to the question whether a player can still checkmate, with reasons. $player is that
# player, $opponent the other player, $by are the player's pieces concerned, and $n is a number
# of moves or positions.

mate-line =
    { $n ->
        [one] { NAME($player) } can still checkmate: { $n } move suffices if both sides help.
       *[other] { NAME($player) } can still checkmate: { $n } moves suffice if both sides help.
    }
mate-given = { NAME($player) } has checkmated.
mate-no-king = { NAME($opponent) } does not have a king to checkmate.
mate-bare-king = { NAME($player) } has only the king, which never gives check.
mate-knight-against-queens = { NAME($player) } has only the king and { PIECES($by) }, and { NAME($opponent) } has only queens beside the king. A lone knight cannot mate then.
mate-bishops-of-one-color = { NAME($player) } has only bishops of one colour beside the king. { NAME($opponent) } has no knight, no pawn and no bishop of the other colour. Mate is impossible.
mate-walls = No piece can ever reach a square that { NAME($player) } needs for mate.
mate-bishops-anywhere = { NAME($player) } cannot mate with the bishops on any squares: { $n } positions of the other pieces were searched.
mate-exhausted =
    { $n ->
        [one] { NAME($player) } cannot checkmate: there are no moves from here.
       *[other] { NAME($player) } cannot checkmate: all { $n } reachable positions were searched.
    }
mate-undecided =
    { $n ->
        [one] It is not known whether { NAME($player) } can still checkmate: one position was searched.
       *[other] It is not known whether { NAME($player) } can still checkmate: { $n } positions were searched.
    }
