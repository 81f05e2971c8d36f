# The book of the Laws: its chapters, and the articles that ask for nothing
# that the software decides: headings of lists, definitions, advice, what the
# organiser sees to. All in our own words. A heading (a title only) stands over
# the articles below it.

## Chapters

chapter-preface = Preface
chapter-nature = Nature and objectives of the game
chapter-initial-position = The initial position
chapter-moves = The moves of the pieces
chapter-act-of-moving = The act of moving
chapter-completion = The end of the game
chapter-chessclock = The chessclock
chapter-irregularities = Irregularities
chapter-recording = Recording the moves
chapter-drawn-game = The drawn game
chapter-quickplay-finish = Quickplay finish
chapter-points = Points
chapter-conduct = The conduct of the players
chapter-arbiter = The role of the arbiter
chapter-fide = FIDE
chapter-rapid = Rapid chess
chapter-blitz = Blitz
chapter-notation = Algebraic notation
chapter-quickplay-without-arbiter = Quickplay finish without an arbiter
chapter-blind-players = Blind and visually disabled players
chapter-chess960 = Chess960
chapter-adjourned-games = Adjourned games
chapter-without-increment = Games without increment, quickplay finishes among them
chapter-finnish-blitz = The Finnish blitz rules
chapter-finland = What Finland has decided for itself
chapter-casual = Casual chess

## Headings

text-pawn = How the pawn moves
text-en-passant = How and when a pawn captures en passant
text-promotion = Promotion
text-king = The two ways of moving the king
text-check = What check is, and what it forbids
text-legality = What makes a move or a position legal
text-contact = Touching pieces without moving them
text-touching = Touching pieces with the intention of moving or capturing them
text-touch-castling = Castling and promotion by touch
text-promotion-order = The acts of a promotion, in any order
text-won-by = How a game is won
text-drawn-by = How a game is drawn
text-using-the-clock = Using the clock
text-time-controls = Time controls and time saved
text-arriving-late = Arriving late, or nobody there
text-wrong-clocks = Clocks that are wrong
text-both-flags = Both flags are down and nobody knows which fell first
text-stopping-the-clock = Interruptions, and stopping the clocks
text-screens = Screens and move counters
text-wrong-start = What was wrong at the start
text-displaced = What to do about pieces knocked over
text-illegal-moves = When an illegal move is found, and what it costs
text-how-to-record = How the moves are written down
text-sheets-not-kept = Scoresheets that were not kept
text-draw-offers = Draw offers
text-agreement-allowed = Where players may agree to a draw
text-threefold = The same position for the third time
text-after-a-claim = What follows a claim
text-automatic-draws = Draws that nobody has to claim
text-venue = The playing venue and the playing area
text-forbidden-during-play = What is forbidden during play
text-electronic-devices = Electronic devices, and what they cost
text-duties = The duties of the arbiter
text-others = What others may not do
text-full-rapid = Rapid with full supervision
text-full-blitz = Blitz with full supervision
text-blind-pieces = The pieces of the blind player’s board
text-blind-play = How the game is played
text-adjourning = Adjourning a game until later
text-things-lost = What was lost
text-flags = Fallen flags

## Articles that say something which nobody has to decide

text-own-rules-no-conflict = A federation’s own rules must not contradict the Laws
    .gist = A federation may add rules in more detail, if they do not contradict the Laws of FIDE in anything.
text-own-rules-border = A federation’s own rules end at its border
    .gist = They count only where that federation plays.
text-own-rules-not-fide = A federation’s own rules do not count in FIDE’s events
    .gist = They count in no match, championship, qualification, or tournament for a title or a rating of FIDE.
text-where-the-clock-stands = Where the clock stands
    .gist = The arbiter decides before the game where the clock is placed.
text-sheet-visible = The arbiter can see the scoresheet
    .gist = The scoresheet is where the arbiter can see it, from the first move to the last.
text-sheet-property = Who owns the scoresheets
    .gist = The scoresheets belong to the organiser of the event.
text-sheet-property-electronic = Who owns the scoresheets, and replacing a defective electronic one
    .gist = The scoresheets belong to the organiser of the event. A defective electronic one is replaced by the arbiter.
text-paper-scoresheet = Recording on paper
    .gist = The moves are written in algebraic notation on the paper scoresheet of the event.
text-electronic-scoresheet = Recording on an electronic scoresheet
    .gist = The moves are entered on an electronic scoresheet that FIDE has certified and the event prescribes.
text-smoking = Smoking
    .gist = Smoking is allowed only in the part of the venue that the arbiter has named for it.
text-finished-players = Players who have finished
    .gist = A player whose game is over is a spectator from then on.
text-observance = The Laws are observed
    .gist = The arbiter sees to it that the Laws are strictly kept.
text-fair-play = Fair play
    .gist = The arbiter makes sure that play is fair.
text-interest-of-the-event = The interest of the event
    .gist = What the arbiter does serves the event.
text-good-conditions = Good conditions
    .gist = The arbiter makes sure that the conditions for playing stay good.
text-no-disturbance = Nobody is disturbed
    .gist = The arbiter makes sure that players are not disturbed.
text-progress-of-the-event = The progress of the event
    .gist = The arbiter keeps an eye on how the event proceeds.
text-disabilities = Players with disabilities or in need of medical care
    .gist = The arbiter takes particular measures for players with a disability and for those who need medical attention.
text-anti-cheating = Rules against cheating
    .gist = The arbiter follows the rules or guidelines against cheating.
text-official-decisions = Official decisions
    .gist = A federation may ask FIDE for an official decision on a question about the Laws.
text-session-length = How long a session lasts
    .gist = A session of resumed games is measured by the arbiter’s clock; when it begins is announced beforehand.
text-two-boards = Two boards, and what is asked of the blind player’s
    .gist =
    { $edition ->
       *[fide-2023] The organiser, after asking the arbiter, may adapt these rules to local conditions. When a sighted player meets a visually disabled one, who is legally blind, either may demand two boards: an ordinary one for the sighted player, and one specially made, which has to meet what follows.
        [fide-2009] Those who direct the event may adapt these rules to local conditions. When a sighted player meets a visually disabled one, who is legally blind, either may demand two boards: an ordinary one for the sighted player, and one specially made, which has to meet what follows.
    }
text-board-size = How large the board is
    .gist = The blind player’s board measures at least 20 by 20 centimetres.
text-board-size-pegs = How large the board is, and pegs
    .gist = The blind player’s board measures at least 20 by 20 centimetres, and its pieces have pegs that hold them in the squares.
text-squares-raised = The black squares are raised
    .gist = The black squares are a little higher than the white ones, so that fingers can tell them apart.
text-squares-raised-pieces-marked = Black squares are raised, black pieces marked
    .gist = The black squares are a little higher than the white ones, and of the Staunton pieces the black ones have a mark that can be felt.
text-apertures = A hole in each square
    .gist = Each square has a hole for the pegs of the pieces.
text-pegs = Pegs
    .gist = Each piece has a peg that fits into the holes of the squares.
text-pieces-marked = The black pieces are marked
    .gist = All pieces are of Staunton design, and the black ones have a mark that can be felt.
text-clock-has-flag = Every clock has a flag
    .gist = Each clock has something that shows that the time has run out.
text-clocks-face = Which way the clocks face
    .gist = Before the event the arbiter may decide which way the clocks face; Black chooses the side of the board to sit at.
text-clock-not-lifted = The clock is not picked up
    .gist = The arbiter picks the clock up only in a dispute, if the players ask for it, or to exchange a clock that does not work.

## Where the sources of an edition say different things

sources-help-with-pieces = The sources differ: by FIDE’s English text the players stop the clocks, by the Arabic translation they may. The English text counts.
sources-electronic-scoresheets = The sources differ: FIDE’s English text has electronic scoresheets, the Arabic translation keeps the words of 2018, which knows paper only. The English text counts.
sources-announcing-to-leave = The sources differ: by FIDE’s English text it concerns the player who waits, by the Arabic translation every player. The English text counts.
sources-rapid-illegal-move = The sources differ: by the Arabic translation the first illegal move loses, as in 2014. The English text counts, unless an event has chosen the other reading.
sources-win-on-time = The sources differ: the Arabic translation wants the claimant to have time left, the English text does not say so. Here it is wanted.
sources-occupied-squares = The sources differ: the Arabic translation has c in place of e. The English text counts.
