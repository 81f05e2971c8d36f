# Whether a player can still checkmate, and why not. $player is that player,
# $opponent the other one, $by are the player's pieces concerned, $n counts
# moves or positions.

mate-line =
    { $n ->
        [one] { NAME($player) } can still checkmate: { $n } move suffices if both sides help.
       *[other] { NAME($player) } can still checkmate: { $n } moves suffice if both sides help.
    }
mate-given = { NAME($player) } has checkmated.
mate-no-king = { NAME($opponent) } has no king that could be checkmated.
mate-bare-king = { NAME($player) } has nothing but the king, which never gives check.
mate-knight-against-queens = { NAME($player) } has only the king and { PIECES($by) }, and { NAME($opponent) } has only queens beside the king: a single knight never mates then.
mate-bishops-of-one-color = { NAME($player) } has only bishops of one colour beside the king, and { NAME($opponent) } has no knight, no pawn and no bishop of the other colour: they never mate then.
mate-walls = Whatever is played, no piece ever gets to where { NAME($player) } would need it for a mate.
mate-bishops-anywhere = Wherever the bishops were, { NAME($player) } could not mate: this has been followed through { $n } positions of the other pieces.
mate-exhausted =
    { $n ->
        [one] { NAME($player) } cannot checkmate: no move leads on from here.
       *[other] { NAME($player) } cannot checkmate: all { $n } positions that can still come about have been looked at.
    }
mate-undecided =
    { $n ->
        [one] It is not decided whether { NAME($player) } can still checkmate: one position has been looked at.
       *[other] It is not decided whether { NAME($player) } can still checkmate: { $n } positions have been looked at.
    }
