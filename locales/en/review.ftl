# A game looked through: moves, incidents, clock times, and what can be taken away.

review-start = The start
review-steps = Through the game
review-place = Place in the game
review-at = { $at } of { $last }
review-first = To the start
review-back = One step back
review-on = One step on
review-last = To the end
review-incident = To the next ruling
review-follow = Follow
review-follows = Following
review-leave = To the board
review-share = Share
review-picture = Picture
review-pgn = PGN
review-fen = Copy position
review-given = Text to copy
review-elsewhere = Open in Lichess
review-saved = Saved
