# The review of a game: moves, incidents, clock times, exports.

review-start = Start
review-steps = Moves of the game
review-place = Place in the game
review-at = { $at } of { $last }
review-first = To the start
review-back = Previous move
review-on = Next move
review-last = To the end
review-incident = Next ruling
review-follow = Follow live
review-follows = Following live
review-leave = To the board
review-share = Share
review-picture = Picture
review-pgn = PGN
review-fen = Copy position
review-given = Text to copy
review-elsewhere = Open in Lichess
review-saved = Saved
