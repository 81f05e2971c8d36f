# The book of the Laws: chapters, and articles without a decision for the software (headings
# of lists, definitions, advice, duties of the organiser), in our own words. A message with
# only a title is the heading of the articles below it.

## Chapters

chapter-preface = Preface
chapter-introduction = Introduction
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
chapter-guidelines = Guidelines
chapter-chess960 = Chess960
chapter-adjourned-games = Adjourned games
chapter-without-increment = Games without increment, including quickplay finishes
chapter-finnish-blitz = The Finnish blitz rules
chapter-finland = Finland’s own rules
chapter-casual = Casual chess

## Headings

text-pawn = How the pawn moves
text-en-passant = How and when a pawn captures en passant
text-promotion = Promotion
text-king = The two ways of moving the king
text-check = Check and its consequences
text-legality = Legal moves and positions
text-contact = Touching pieces without moving them
text-touching =
    { $edition ->
       *[fide-2023] Touching pieces on the board in order to move or capture them, not to adjust them
        [fide-2009] Touching pieces on the board deliberately, except to adjust them
    }
text-touch-castling = Castling and promotion by touch
text-promotion-order = The various ways of promoting
text-won-by = How a game is won
text-drawn-by = How a game is drawn
text-using-the-clock = Using the clock
text-time-controls = Time controls and time saved
text-arriving-late = Late arrival and absence
text-wrong-clocks = Incorrect clocks
text-both-hands = Moves with two hands
text-empty-press = Presses without a move
text-both-flags = Both flags down, order unknown
text-stopping-the-clock = Interruptions and stopping the clocks
text-screens = Screens and move counters
text-wrong-start = Errors at the start
text-displaced = Displaced pieces
text-illegal-moves = Finding and penalising illegal moves
text-how-to-record = How moves are recorded
text-sheets-not-kept = Incomplete scoresheets
text-draw-offers = Draw offers
text-agreement-allowed = Where the event allows draws by agreement
text-threefold = Threefold repetition
text-after-a-claim = After a claim
text-automatic-draws = Draws without a claim, on one or both of these grounds
text-venue = The playing venue and the playing area
text-forbidden-during-play = Forbidden conduct
text-electronic-devices = Electronic devices and their penalty
text-duties = The duties of the arbiter
text-others = Restrictions on other people
text-full-rapid = Rapid with full supervision
text-full-blitz = Blitz with full supervision
text-blind-pieces = The pieces of the blind player’s board
text-blind-play = How the game is played
text-adjourning = Adjourning a game until later
text-things-lost = Lost items
text-flags = Fallen flags

## Articles without a decision

text-own-rules-no-conflict = A federation’s own rules must not contradict the Laws
    .gist = A member federation may add more detailed rules, if they contradict FIDE’s Laws in no way.
text-own-rules-border = A federation’s own rules end at its border
    .gist = A member federation may add more detailed rules, if they are limited to its territory.
text-own-rules-not-fide = A federation’s own rules do not apply in FIDE events
    .gist = A member federation may add more detailed rules, if they do not apply in FIDE matches, championships, qualifications, or in tournaments for a FIDE title or rating.
text-where-the-clock-stands = Position of the clock
    .gist = Before the game the arbiter must decide where the chessclock is placed.
text-sheet-visible = The arbiter can see the scoresheet
    .gist = The scoresheet must be visible to the arbiter during the whole game.
text-sheet-property = Ownership of scoresheets
    .gist =
    { $edition ->
       *[fide-2023] The scoresheets belong to the organiser. The arbiter must replace an evidently defective electronic scoresheet.
        [fide-2009] The scoresheets belong to the organiser.
        [fide-2014] The scoresheets belong to the organiser.
        [fide-2018] The scoresheets belong to the organiser.
    }
text-paper-scoresheet = Recording on paper
    .gist = One way is to write the moves on the paper scoresheet that the event prescribes, in algebraic notation (Appendix C).
text-electronic-scoresheet = Recording on an electronic scoresheet
    .gist = The other way is to enter the moves on the electronic scoresheet that FIDE has certified and the event prescribes.
text-finished-players = Players who have finished
    .gist = A player whose game is over counts as a spectator.
text-observance = The Laws are observed
    .gist =
    { $edition ->
       *[fide-2023] The arbiter must ensure that the Laws are observed.
        [fide-2009] The arbiter must ensure that the Laws are strictly observed.
        [fide-2014] The arbiter must ensure that the Laws are strictly observed.
    }
text-fair-play = Fair play
    .gist = The arbiter must ensure fair play.
text-interest-of-the-event = The interest of the event
    .gist = The arbiter must serve the best interest of the event.
text-good-conditions = Good conditions
    .gist =
    { $edition ->
       *[fide-2023] The arbiter must ensure that good playing conditions are maintained.
        [fide-2009] The arbiter should ensure that good playing conditions are maintained.
    }
text-no-disturbance = No disturbance
    .gist =
    { $edition ->
       *[fide-2023] The arbiter must ensure that players are not disturbed.
        [fide-2009] The arbiter should ensure that players are not disturbed.
    }
text-progress-of-the-event = The progress of the event
    .gist = The arbiter must oversee the progress of the event.
text-disabilities = Players with disabilities or in need of medical care
    .gist = The arbiter must take special measures in the interest of players who have a disability or need medical attention.
text-anti-cheating =
    { $edition ->
       *[fide-2023] Rules on fair play
        [fide-2018] Rules against cheating
    }
    .gist =
    { $edition ->
       *[fide-2023] The arbiter must follow the rules or guidelines on fair play.
        [fide-2018] The arbiter must follow the rules or guidelines against cheating.
    }
text-official-decisions = Official decisions
    .gist =
    { $edition ->
       *[fide-2023] A member federation may ask FIDE to rule on a question about the Laws.
        [fide-2009] A member federation may ask FIDE for an official decision on a question about the Laws.
    }
text-rated-games = Rated games follow the Laws
    .gist = A game rated by FIDE must be played under the Laws. Other competitive games should be played under them too.
text-introduction = Scope of the Laws
    .gist =
    { $rules ->
        [fide-2017] The Laws are for play over the board. They have two parts: the basic rules of play and the Competition Rules. Only the English version is authentic. A congress of FIDE in Baku in 2016 and FIDE’s Presidential Board in Athens in 2017 adopted this edition, and it came into force on 1 July 2017. “He” in the Laws also means “she”.
       *[other]
            { $edition ->
               *[fide-2023] The Laws are for play over the board. They have two parts: the basic rules of play and the Competitive Rules of Play. Only the English version is authentic. A congress of FIDE adopted this edition in Chennai in 2022, and it came into force on 1 January 2023. The Laws say “he/she” where they used to say “he”.
                [fide-2009] The Laws are for play over the board. Only the English version is authentic. A congress of FIDE adopted this edition in Dresden in 2008, and it came into force on 1 July 2009. “He” in the Laws also means “she”.
                [fide-2014] The Laws are for play over the board. They have two parts: the basic rules of play and the Competition Rules. Only the English version is authentic. A congress of FIDE adopted this edition in Tallinn in 2013, and it came into force on 1 July 2014. “He” in the Laws also means “she”.
                [fide-2018] The Laws are for play over the board. They have two parts: the basic rules of play and the Competition Rules. Only the English version is authentic. A congress of FIDE adopted this edition in Göynük in 2017, and it came into force on 1 January 2018. “He” in the Laws also means “she”.
            }
    }
text-guidelines = Status of the guidelines
    .gist = The guidelines help to organise events where they are needed. They are not part of the Laws, but it is strongly recommended that all events should use them where they apply.
text-session-length = Length of a session
    .gist =
    { $edition ->
       *[fide-2023] The arbiter’s clock must control the length of each session of resumed games. Its start must be announced beforehand.
        [fide-2009] The arbiter’s clock must control the length of each session of resumed games. Its start and end must be announced beforehand.
    }
text-two-boards = Two boards, and requirements for the blind player’s
    .gist =
    { $edition ->
       *[fide-2023] The organiser, after consulting the arbiter, may adapt these rules to local conditions. When a sighted player meets a visually disabled (legally blind) one in competitive chess, either may demand two boards. The sighted player uses an ordinary board. The other board is specially made and must meet the requirements below.
        [fide-2009] The directors of the event may adapt these rules to local conditions. When a sighted player meets a visually disabled (legally blind) one in competitive chess, either may demand two boards. The sighted player uses an ordinary board. The other board is specially made and must meet the requirements below.
    }
text-board-size = Size of the board
    .gist = The blind player’s board must measure at least 20 by 20 centimetres.
text-board-size-pegs = Size of the board, and pegs
    .gist = The blind player’s board must measure at least 20 by 20 centimetres. All its pieces must have pegs that fit into the holes of the board.
text-squares-raised = The black squares are raised
    .gist = The black squares must be slightly higher than the white ones.
text-squares-raised-pieces-marked = Black squares are raised, black pieces marked
    .gist = The black squares must be slightly higher than the white ones. All pieces must be of Staunton design, with a special mark on the black ones.
text-apertures = A hole in each square
    .gist = Each square must have a hole that holds a piece.
text-pegs = Pegs
    .gist = Each piece must have a peg that fits into the holes of the squares.
text-pieces-marked = The black pieces are marked
    .gist = All pieces must be of Staunton design, and the black ones must have a special mark.
text-clock-has-flag = Every clock has a flag
    .gist = Every clock must have a flag, a device that shows when the time has run out.
text-clocks-face = Direction of the clocks
    .gist = Before the event the arbiter may decide which way the clocks face. Black may choose the side of the board.
text-clock-not-lifted = The clock is not picked up
    .gist = The arbiter may pick the clock up only in a dispute, at the players’ request, or to replace a defective clock.

## Articles on which the sources of an edition differ

sources-counted-together = By the text, moves with two hands, presses without a move and other illegal moves count apart. FIDE’s commissions agreed on 14 June 2017 that any two lose the game. Touchmove counts them together.
sources-once-pressed = The text does not say that the clock must be pressed. FIDE’s commissions agreed on 14 June 2017 that completed moves count. Touchmove counts the move once the clock is pressed.
sources-flag-called = By the text the arbiter may announce the flag-fall. FIDE’s commissions agreed on 14 June 2017 that the arbiter does so.
sources-help-with-pieces = The sources differ. In FIDE’s English text the players stop the clocks; in the Arabic translation they may stop them. Touchmove follows the English text.
sources-electronic-scoresheets = The sources differ. FIDE’s English text includes electronic scoresheets; the Arabic translation keeps the 2018 text, with paper only. Touchmove follows the English text.
sources-announcing-to-leave = The sources differ. In FIDE’s English text the article applies to the waiting player; in the Arabic translation to every player. Touchmove follows the English text.
sources-rapid-illegal-move = The sources differ. In the Arabic translation the first illegal move loses, as in 2014. Touchmove follows the English text, unless the event chooses otherwise.
sources-win-on-time = The sources differ. The Arabic translation requires the claimant to have time left; the English text does not say so. Touchmove follows the English text, unless the event chooses otherwise.
sources-penalties-optional = The sources differ. FIDE’s English text prescribes the penalty; in the Finnish translation the arbiter may impose it. Touchmove follows the English text, and in Finland the translation.
sources-earlier-words = The sources differ. The Arabic translation keeps words of earlier editions here. Touchmove follows the English text.
sources-pawn-released = The sources differ. The Arabic translation adds that a pawn released on the promotion square may not move elsewhere. That follows from 4.7. Touchmove follows the English text.
sources-time-saved = The sources differ. In the Arabic translation time left over is lost with a delay; in FIDE’s English text it carries over. Touchmove follows the English text, unless the event chooses otherwise.
sources-position-restored = The sources differ. The Arabic translation does not say that the position is restored, and it applies 4.3 to 4.7 to the new move. Touchmove follows the English text.
sources-two-hands = The sources differ. The Arabic translation does not say that the clock must have been pressed. Touchmove follows the English text.
sources-keeping-score = The sources differ. In the Arabic translation the arbiter or an assistant keeps score if neither player has to. In FIDE’s English text they should try to, if neither player does. Touchmove follows the English text.
sources-occupied-squares = The sources differ. The Arabic translation has c instead of e. Touchmove follows the English text.
