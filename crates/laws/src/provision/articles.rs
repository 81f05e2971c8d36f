//! The provisions of the articles.

/// Hands the provisions of the articles on to a macro that puts more to them.
macro_rules! articles {
    ($next:ident) => {
        $next! {
            /// Where no article settles something, analogous situations show the way.
            SilentLaws = "silent-laws",
            /// Two opponents play on one chessboard.
            TwoOpponents = "two-opponents",
            /// White begins, the players move alternately, and a player has the move once the opponent's move has been made.
            Alternation = "alternation",
            /// The aim is to checkmate: it wins, and the checkmated player has lost (the principle).
            AimOfTheGame = "aim-of-the-game",
            /// The player's own king may not be left or put under attack, nor the opponent's king captured.
            KingIsNeverCaptured = "king-is-never-captured",
            /// If neither player can possibly checkmate, the game is drawn (the principle).
            DeadPositionPrinciple = "dead-position-principle",
            /// The board: 64 squares, which way round, files, ranks and diagonals.
            Chessboard = "chessboard",
            /// Sixteen pieces a side.
            PieceSet = "piece-set",
            /// The initial position.
            InitialPosition = "initial-position",
            /// No move to a square held by a piece of the same colour; a capture removes the opponent's piece.
            OwnPieceOnSquare = "own-piece-on-square",
            /// What it means to attack a square, pinned pieces included.
            Attack = "attack",
            /// The bishop moves along its diagonals.
            BishopMove = "bishop-move",
            /// The rook moves along its file and rank.
            RookMove = "rook-move",
            /// The queen moves along files, ranks and diagonals.
            QueenMove = "queen-move",
            /// Bishop, rook and queen do not move over intervening pieces.
            NoJumping = "no-jumping",
            /// The knight's move.
            KnightMove = "knight-move",
            /// The pawn moves one square forward to an empty square.
            PawnAdvance = "pawn-advance",
            /// From its first square the pawn may advance two empty squares.
            PawnDoubleAdvance = "pawn-double-advance",
            /// The pawn captures diagonally forward.
            PawnCapture = "pawn-capture",
            /// Capturing a pawn that has just advanced two squares past an attacked square.
            EnPassant = "en-passant",
            /// Capturing in passing is for the very next move only.
            EnPassantAtOnce = "en-passant-at-once",
            /// A pawn reaching the last rank becomes a queen, rook, bishop or knight as part of the move.
            Promotion = "promotion",
            /// The king moves to an adjoining square that is not attacked.
            KingMove = "king-move",
            /// King and rook move together, once.
            Castling = "castling",
            /// Castling is not possible again once the king or that rook has moved.
            CastlingRightLost = "castling-right-lost",
            /// Castling is prevented for now.
            CastlingPrevented = "castling-prevented",
            /// It is prevented by an attack on the king, its way or where it goes.
            CastlingUnderAttack = "castling-under-attack",
            /// It is prevented by a piece in between.
            CastlingBlocked = "castling-blocked",
            /// The king is in check when it is attacked, even by a pinned piece.
            Check = "check",
            /// No piece may move so as to expose or leave one's own king in check.
            NoSelfCheck = "no-self-check",
            /// A move is legal when all requirements on the moves of the pieces are met.
            LegalMove = "legal-move",
            /// A move that fails one of them is illegal.
            IllegalMove = "illegal-move",
            /// A position is illegal when no series of legal moves reaches it.
            IllegalPosition = "illegal-position",
            /// Each move is made with one hand only.
            OneHand = "one-hand",
            /// Only the player having the move may adjust, after saying so.
            Adjusting = "adjusting",
            /// Other contact with a piece, unless clearly accidental, counts as intentional.
            IntentionalContact = "intentional-contact",
            /// The first own piece touched that can be moved must be moved.
            TouchedOwnPiece = "touched-own-piece",
            /// The first opponent's piece touched that can be captured must be captured.
            TouchedOpponentPiece = "touched-opponent-piece",
            /// Of one piece of each colour touched, the one must capture the other if it can.
            TouchedBothColours = "touched-both-colours",
            /// King and rook touched: castling on that side if it is legal.
            TouchedKingAndRook = "touched-king-and-rook",
            /// Rook touched before the king: no castling on that side on this move.
            TouchedRookFirst = "touched-rook-first",
            /// Castling meant but illegal: another king move if there is one.
            CastlingIllegalAfterTouch = "castling-illegal-after-touch",
            /// The choice of the promoted piece is final when it has touched the square.
            PromotionChoice = "promotion-choice",
            /// No touched piece can be moved or captured: any legal move.
            NoTouchedPieceCanMove = "no-touched-piece-can-move",
            /// The acts of a promotion may be done in any order.
            PromotionAnyOrder = "promotion-any-order",
            /// A piece released as a legal move or part of one stays on that square.
            ReleasedPiece = "released-piece",
            /// When a capture has been made.
            CaptureMade = "capture-made",
            /// When castling has been made, and what binds once the king is released.
            CastlingMade = "castling-made",
            /// When a promotion has been made.
            PromotionMade = "promotion-made",
            /// Touching a piece loses the right to claim that the opponent violated the act of moving.
            TouchClaimLost = "touch-claim-lost",
            /// An assistant for a player who cannot move the pieces.
            AssistantForMoves = "assistant-for-moves",
            /// Checkmate by a legal move wins and ends the game at once.
            Checkmate = "checkmate",
            /// Resignation ends the game.
            Resignation = "resignation",
            /// Stalemate draws at once.
            Stalemate = "stalemate",
            /// A position in which neither player can checkmate draws at once.
            DeadPosition = "dead-position",
            /// The players may agree on a draw during the game.
            DrawAgreement = "draw-agreement",
            /// Threefold repetition as a way for the game to end.
            DrawByRepetitionClaim = "draw-by-repetition-claim",
            /// The fifty moves as a way for the game to end.
            DrawByFiftyMovesClaim = "draw-by-fifty-moves-claim",
            /// Two displays, of which one runs; each has a flag.
            Chessclock = "chessclock",
            /// The press after the move completes it.
            PressCompletesMove = "press-completes-move",
            /// A move that ends the game is complete without the press.
            EndingMoveNeedsNoPress = "ending-move-needs-no-press",
            /// A move is also completed by the player's next move.
            NextMoveCompletesMove = "next-move-completes-move",
            /// The player may always stop the player's own clock after moving.
            PressAlwaysAllowed = "press-always-allowed",
            /// The clock is pressed with the hand that moved, no finger stays on the button.
            PressWithSameHand = "press-with-same-hand",
            /// Improper handling of the clock is penalised.
            ImproperClockHandling = "improper-clock-handling",
            /// Only the player whose clock runs may adjust the pieces.
            AdjustOnOwnTime = "adjust-on-own-time",
            /// An assistant for a player who cannot use the clock.
            AssistantForClock = "assistant-for-clock",
            /// Periods, moves and added time, specified in advance.
            TimeControl = "time-control",
            /// What happens to time saved, and the delay mode.
            TimeSavedAndDelay = "time-saved-and-delay",
            /// After a flag-fall the moves required must be checked at once.
            FlagFallCheck = "flag-fall-check",
            /// White's clock is started at the time set for the start.
            WhiteClockStarts = "white-clock-starts",
            /// Arriving after the default time loses.
            DefaultTime = "default-time",
            /// White loses the time until arrival if nobody is present.
            BothAbsent = "both-absent",
            /// A flag has fallen when the arbiter observes it or a player claims it.
            FlagFallObserved = "flag-fall-observed",
            /// Not completing the moves in time loses.
            FlagFallLoses = "flag-fall-loses",
            /// The clock's indication is conclusive unless it is defective.
            ClockDefect = "clock-defect",
            /// A wrong setting of the clock is corrected.
            WrongClockSetting = "wrong-clock-setting",
            /// Both flags down and the order unknown, not in the last period: play goes on.
            BothFlags = "both-flags",
            /// Both flags down and the order unknown, in the last period: drawn.
            BothFlagsLastPeriod = "both-flags-last-period",
            /// The arbiter may interrupt the game.
            Interruption = "interruption",
            /// The arbiter decides when play goes on.
            Restart = "restart",
            /// A player stops the clock only to ask for the arbiter's help.
            StoppingTheClock = "stopping-the-clock",
            /// Whether there was a valid reason the arbiter finds out.
            NoValidReason = "no-valid-reason",
            /// Screens and clocks may show moves and their number.
            ScreensAllowed = "screens-allowed",
            /// Screens and move counters are no basis for a claim.
            Displays = "displays",
            /// The arbiter sets the times when pieces are put back to an earlier position.
            TimesAfterIrregularity = "times-after-irregularity",
            /// Wrong initial position: the game is cancelled.
            WrongInitialPosition = "wrong-initial-position",
            /// Board the wrong way round: the game continues on a right one.
            WrongOrientation = "wrong-orientation",
            /// Colours reversed at the start.
            ReversedColours = "reversed-colours",
            /// Pieces knocked over are put back on their own time.
            DisplacedPieces = "displaced-pieces",
            /// Either player may stop the clocks and ask for help with that.
            DisplacedHelp = "displaced-help",
            /// Who displaced the pieces may be penalised.
            DisplacedPenalty = "displaced-penalty",
            /// A completed illegal move: the position before it is reinstated.
            IllegalMoveCompleted = "illegal-move-completed",
            /// A pawn left on the last rank with the clock pressed.
            PawnLeftUnpromoted = "pawn-left-unpromoted",
            /// Pressing the clock without making a move.
            PressWithoutMove = "press-without-move",
            /// Using two hands for one move.
            TwoHands = "two-hands",
            /// What illegal moves cost.
            IllegalMovePenalty = "illegal-move-penalty",
            /// A piece found off its correct square.
            PieceDisplacedFromSquare = "piece-displaced-from-square",
            /// Both players record the moves.
            RecordingMoves = "recording-moves",
            /// No move is recorded before it is made, but to claim a draw or to seal it.
            RecordingInAdvance = "recording-in-advance",
            /// The player's own move is recorded before the next one is made.
            RecordBeforeNextMove = "record-before-next-move",
            /// A draw offer is recorded by both.
            RecordingDrawOffer = "recording-draw-offer",
            /// What the scoresheet may be used for.
            ScoresheetUse = "scoresheet-use",
            /// An assistant for a player who cannot keep score.
            AssistantForRecording = "assistant-for-recording",
            /// No duty to record under five minutes.
            RecordingUnderFiveMinutes = "recording-under-five-minutes",
            /// Neither player keeps score.
            NeitherKeepsScore = "neither-keeps-score",
            /// Only one player has kept score.
            OneKeepsScore = "one-keeps-score",
            /// No complete scoresheet: the game is reconstructed.
            Reconstruction = "reconstruction",
            /// The sheets cannot show that a player has overstepped.
            CannotShowOverstep = "cannot-show-overstep",
            /// Both players sign the result.
            SigningTheResult = "signing-the-result",
            /// The event may restrict agreed draws.
            DrawAgreementRestricted = "draw-agreement-restricted",
            /// How and when a draw is offered and how long it stands.
            DrawOffer = "draw-offer",
            /// The offer is noted by each player.
            DrawOfferRecorded = "draw-offer-recorded",
            /// A claim of a draw counts as an offer.
            ClaimIsOffer = "claim-is-offer",
            /// Threefold repetition about to appear with a written move.
            ThreefoldIntended = "threefold-intended",
            /// Threefold repetition that has just appeared.
            ThreefoldAppeared = "threefold-appeared",
            /// When two positions are the same.
            SamePosition = "same-position",
            /// The fifty-move claim with a written move.
            FiftyMovesIntended = "fifty-moves-intended",
            /// The fifty-move claim on completed moves.
            FiftyMovesCompleted = "fifty-moves-completed",
            /// Touching a piece loses the right to claim on that move.
            TouchLosesDrawClaim = "touch-loses-draw-claim",
            /// A claim stops the clock and cannot be withdrawn.
            ClaimStopsClock = "claim-stops-clock",
            /// A correct claim draws at once.
            ClaimCorrect = "claim-correct",
            /// An incorrect claim gives time to the opponent, and play goes on.
            ClaimIncorrect = "claim-incorrect",
            /// Five appearances draw without a claim.
            FivefoldRepetition = "fivefold-repetition",
            /// Seventy-five moves draw without a claim, checkmate first.
            SeventyFiveMoves = "seventy-five-moves",
            /// What a game scores.
            Points = "points",
            /// The total of a game never exceeds the maximum.
            PointsTotal = "points-total",
            /// No action that brings the game into disrepute.
            Disrepute = "disrepute",
            /// What the playing venue and the playing area are.
            PlayingVenue = "playing-venue",
            /// Only with the arbiter's permission.
            PermissionToLeave = "permission-to-leave",
            /// Leaving the playing venue.
            LeavingTheVenue = "leaving-the-venue",
            /// Leaving the playing area while having the move.
            LeavingThePlayingArea = "leaving-the-playing-area",
            /// Others enter the playing area.
            EnteringThePlayingArea = "entering-the-playing-area",
            /// The event may want players to say that they leave.
            AnnouncingToLeave = "announcing-to-leave",
            /// No notes, information or advice.
            NotesAndAdvice = "notes-and-advice",
            /// Electronic devices.
            ElectronicDevices = "electronic-devices",
            /// What a device costs.
            DeviceLoses = "device-loses",
            /// Inspection of clothes and bags.
            Inspection = "inspection",
            /// No distracting or annoying the opponent.
            Distraction = "distraction",
            /// Infractions are penalised from the list.
            InfractionsPenalised = "infractions-penalised",
            /// Persistent refusal loses.
            PersistentRefusal = "persistent-refusal",
            /// Both players guilty: both lose.
            BothGuilty = "both-guilty",
            /// A player may ask for an explanation of the Laws.
            ExplanationAsked = "explanation-asked",
            /// A player may appeal.
            Appeal = "appeal",
            /// The players help to reconstruct.
            PlayersReconstruct = "players-reconstruct",
            /// Checking claims of a draw is the players' own duty.
            CheckingClaims = "checking-claims",
            /// The arbiter observes the games and appoints assistants.
            ArbiterObserves = "arbiter-observes",
            /// More time after a disturbance.
            TimeForDisturbance = "time-for-disturbance",
            /// The arbiter does not intervene except as the Laws say.
            NoIntervention = "no-intervention",
            /// Interference by others.
            OthersInterfering = "others-interfering",
            /// Telephones at the venue.
            VenueTelephones = "venue-telephones",
            /// The arbiter's penalties.
            Penalties = "penalties",
            /// Among the penalties: a warning.
            PenaltyWarning = "penalty-warning",
            /// Among the penalties: more time for the opponent.
            PenaltyMoreTime = "penalty-more-time",
            /// Among the penalties: less time for the offender.
            PenaltyLessTime = "penalty-less-time",
            /// Among the penalties: more points for the opponent.
            PenaltyOpponentPoints = "penalty-opponent-points",
            /// Among the penalties: fewer points for the offender.
            PenaltyFewerPoints = "penalty-fewer-points",
            /// Among the penalties: the loss of the game.
            PenaltyLoss = "penalty-loss",
            /// Among the penalties: a fine announced beforehand.
            PenaltyFine = "penalty-fine",
            /// Among the penalties: exclusion from rounds.
            PenaltyExclusion = "penalty-exclusion",
            /// Among the penalties: expulsion from the event.
            PenaltyExpulsion = "penalty-expulsion",
        }
    };
}

pub(super) use articles;
