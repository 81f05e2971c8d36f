//! The provisions of the articles.

/// Passes the provisions of the articles to a macro that adds others.
macro_rules! articles {
    ($next:ident) => {
        $next! {
            /// Situations without an article are settled by analogy.
            SilentLaws = "silent-laws",
            /// Two opponents play on one chessboard.
            TwoOpponents = "two-opponents",
            /// White moves first, the players alternate, and a player has the move once the
            /// opponent's move has been made.
            Alternation = "alternation",
            /// The aim is checkmate, which wins; the checkmated player has lost (the principle).
            AimOfTheGame = "aim-of-the-game",
            /// A player may not leave or place their king under attack, nor capture the opponent's
            /// king.
            KingIsNeverCaptured = "king-is-never-captured",
            /// If neither player can possibly checkmate, the game is drawn (the principle).
            DeadPositionPrinciple = "dead-position-principle",
            /// The board: 64 squares, orientation, files, ranks and diagonals.
            Chessboard = "chessboard",
            /// Sixteen pieces for each player.
            PieceSet = "piece-set",
            /// The initial position.
            InitialPosition = "initial-position",
            /// A move may not end on a square held by a piece of the same colour; a capture removes the opponent's
            /// piece.
            OwnPieceOnSquare = "own-piece-on-square",
            /// The definition of attacking a square, which includes pinned pieces.
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
            /// The pawn may advance two empty squares from its starting square.
            PawnDoubleAdvance = "pawn-double-advance",
            /// The pawn captures diagonally forward.
            PawnCapture = "pawn-capture",
            /// The capture of a pawn that has just advanced two squares past an attacked square.
            EnPassant = "en-passant",
            /// En passant is possible only on the next move.
            EnPassantAtOnce = "en-passant-at-once",
            /// A pawn reaching the last rank becomes a queen, rook, bishop or knight as part of the move.
            Promotion = "promotion",
            /// The king moves to an adjoining square that is not attacked.
            KingMove = "king-move",
            /// King and rook move together, once.
            Castling = "castling",
            /// The right to castle is lost once the king or that rook has moved.
            CastlingRightLost = "castling-right-lost",
            /// Castling is temporarily prevented.
            CastlingPrevented = "castling-prevented",
            /// Castling is prevented by an attack on the king's square, its path or its
            /// destination.
            CastlingUnderAttack = "castling-under-attack",
            /// Castling is prevented by a piece between king and rook.
            CastlingBlocked = "castling-blocked",
            /// The king is in check when it is attacked, even by a pinned piece.
            Check = "check",
            /// A move may not expose the player's own king to check or leave it in check.
            NoSelfCheck = "no-self-check",
            /// A move is legal if it meets all requirements on the moves of the pieces.
            LegalMove = "legal-move",
            /// A move is illegal if it does not meet one of the requirements.
            IllegalMove = "illegal-move",
            /// A position is illegal if no series of legal moves leads to it.
            IllegalPosition = "illegal-position",
            /// Each move is made with one hand only.
            OneHand = "one-hand",
            /// Only the player having the move may adjust, after saying so.
            Adjusting = "adjusting",
            /// Other contact with a piece, unless clearly accidental, counts as intentional.
            IntentionalContact = "intentional-contact",
            /// The player must move the first of their own touched pieces that can move.
            TouchedOwnPiece = "touched-own-piece",
            /// The player must capture the first of the opponent's touched pieces that can be
            /// captured.
            TouchedOpponentPiece = "touched-opponent-piece",
            /// If one piece of each colour is touched, the player's piece must capture the other if
            /// possible.
            TouchedBothColours = "touched-both-colours",
            /// A player who touches king and rook must castle on that side, if castling is legal.
            TouchedKingAndRook = "touched-king-and-rook",
            /// A player who touches the rook before the king may not castle on that side on this
            /// move.
            TouchedRookFirst = "touched-rook-first",
            /// A player who intended illegal castling makes another king move, if there is one.
            CastlingIllegalAfterTouch = "castling-illegal-after-touch",
            /// The choice of the promoted piece is final when the piece has touched the square.
            PromotionChoice = "promotion-choice",
            /// If no touched piece can be moved or captured, any legal move may be made.
            NoTouchedPieceCanMove = "no-touched-piece-can-move",
            /// The acts of a promotion may be done in any order.
            PromotionAnyOrder = "promotion-any-order",
            /// A piece released as a legal move or part of one stays on that square.
            ReleasedPiece = "released-piece",
            /// The moment at which a capture has been made.
            CaptureMade = "capture-made",
            /// The moment at which castling has been made, and the obligation once the king is
            /// released.
            CastlingMade = "castling-made",
            /// The moment at which a promotion has been made.
            PromotionMade = "promotion-made",
            /// A player who touches a piece can no longer claim that the opponent violated the act
            /// of moving.
            TouchClaimLost = "touch-claim-lost",
            /// An assistant for a player who cannot move the pieces.
            AssistantForMoves = "assistant-for-moves",
            /// Checkmate by a legal move wins and ends the game immediately.
            Checkmate = "checkmate",
            /// Resignation ends the game.
            Resignation = "resignation",
            /// Stalemate draws immediately.
            Stalemate = "stalemate",
            /// A position in which neither player can checkmate draws immediately.
            DeadPosition = "dead-position",
            /// The players may agree on a draw during the game.
            DrawAgreement = "draw-agreement",
            /// Threefold repetition as a way to end the game.
            DrawByRepetitionClaim = "draw-by-repetition-claim",
            /// The fifty-move rule as a way to end the game.
            DrawByFiftyMovesClaim = "draw-by-fifty-moves-claim",
            /// A clock with two displays, of which one runs, and a flag on each.
            Chessclock = "chessclock",
            /// The press after the move completes it.
            PressCompletesMove = "press-completes-move",
            /// A move that ends the game is complete without the press.
            EndingMoveNeedsNoPress = "ending-move-needs-no-press",
            /// A move is also completed by the player's next move.
            NextMoveCompletesMove = "next-move-completes-move",
            /// A player may always stop their clock after moving.
            PressAlwaysAllowed = "press-always-allowed",
            /// The clock is pressed with the hand that moved, and no finger stays on the button.
            PressWithSameHand = "press-with-same-hand",
            /// Improper handling of the clock is penalised.
            ImproperClockHandling = "improper-clock-handling",
            /// Only the player whose clock runs may adjust the pieces.
            AdjustOnOwnTime = "adjust-on-own-time",
            /// An assistant for a player who cannot use the clock.
            AssistantForClock = "assistant-for-clock",
            /// Periods, moves and added time, announced in advance.
            TimeControl = "time-control",
            /// The time saved in a period, and the delay mode.
            TimeSavedAndDelay = "time-saved-and-delay",
            /// The required moves must be checked immediately after a flag-fall.
            FlagFallCheck = "flag-fall-check",
            /// White's clock is started at the scheduled time.
            WhiteClockStarts = "white-clock-starts",
            /// A player who arrives after the default time loses.
            DefaultTime = "default-time",
            /// White loses the time until arrival if neither player is present.
            BothAbsent = "both-absent",
            /// A flag counts as fallen when the arbiter observes it or a player claims it.
            FlagFallObserved = "flag-fall-observed",
            /// A player who does not complete the moves in time loses.
            FlagFallLoses = "flag-fall-loses",
            /// The clock's time is conclusive unless the clock is defective.
            ClockDefect = "clock-defect",
            /// A wrong setting of the clock is corrected.
            WrongClockSetting = "wrong-clock-setting",
            /// If both flags fall in unknown order before the last period, play continues.
            BothFlags = "both-flags",
            /// If both flags fall in unknown order in the last period, the game is drawn.
            BothFlagsLastPeriod = "both-flags-last-period",
            /// The arbiter may interrupt the game.
            Interruption = "interruption",
            /// The arbiter decides when play resumes.
            Restart = "restart",
            /// A player stops the clock only to ask for the arbiter's help.
            StoppingTheClock = "stopping-the-clock",
            /// The arbiter decides if a player had a valid reason to stop the clock.
            NoValidReason = "no-valid-reason",
            /// Screens and clocks may show moves and their number.
            ScreensAllowed = "screens-allowed",
            /// A claim cannot rest only on a screen, a demonstration board or a move counter.
            Displays = "displays",
            /// The arbiter sets the times when an earlier position is restored.
            TimesAfterIrregularity = "times-after-irregularity",
            /// A game with a wrong initial position is cancelled.
            WrongInitialPosition = "wrong-initial-position",
            /// If the board has the wrong orientation, the game continues on a correctly placed
            /// board.
            WrongOrientation = "wrong-orientation",
            /// Colours reversed at the start.
            ReversedColours = "reversed-colours",
            /// The player restores displaced pieces on their own time.
            DisplacedPieces = "displaced-pieces",
            /// Either player may stop the clocks and ask the arbiter for help with displaced
            /// pieces.
            DisplacedHelp = "displaced-help",
            /// The player who displaced pieces may be penalised.
            DisplacedPenalty = "displaced-penalty",
            /// After a completed illegal move the position before it is restored.
            IllegalMoveCompleted = "illegal-move-completed",
            /// A pawn left on the last rank when the clock is pressed.
            PawnLeftUnpromoted = "pawn-left-unpromoted",
            /// Pressing the clock without making a move.
            PressWithoutMove = "press-without-move",
            /// Using two hands for one move.
            TwoHands = "two-hands",
            /// The penalties for illegal moves.
            IllegalMovePenalty = "illegal-move-penalty",
            /// The penalties for moves with two hands, in 2017.
            TwoHandsPenalty = "two-hands-penalty",
            /// The penalties for presses without a move, in 2017.
            PressWithoutMovePenalty = "press-without-move-penalty",
            /// A piece found off its correct square.
            PieceDisplacedFromSquare = "piece-displaced-from-square",
            /// Both players record the moves.
            RecordingMoves = "recording-moves",
            /// A move is recorded in advance only to claim a draw or to seal it.
            RecordingInAdvance = "recording-in-advance",
            /// A player records their move before making the next one.
            RecordBeforeNextMove = "record-before-next-move",
            /// Both players record a draw offer.
            RecordingDrawOffer = "recording-draw-offer",
            /// The permitted uses of the scoresheet.
            ScoresheetUse = "scoresheet-use",
            /// An assistant for a player who cannot keep score.
            AssistantForRecording = "assistant-for-recording",
            /// No duty to record moves with less than five minutes left.
            RecordingUnderFiveMinutes = "recording-under-five-minutes",
            /// Neither player keeps score.
            NeitherKeepsScore = "neither-keeps-score",
            /// Only one player has kept score.
            OneKeepsScore = "one-keeps-score",
            /// Without a complete scoresheet the game is reconstructed.
            Reconstruction = "reconstruction",
            /// The scoresheets cannot show that a player has overstepped.
            CannotShowOverstep = "cannot-show-overstep",
            /// Both players sign the result.
            SigningTheResult = "signing-the-result",
            /// The event may restrict agreed draws.
            DrawAgreementRestricted = "draw-agreement-restricted",
            /// The manner, the time and the duration of a draw offer.
            DrawOffer = "draw-offer",
            /// Each player records a draw offer.
            DrawOfferRecorded = "draw-offer-recorded",
            /// A claim of a draw counts as an offer.
            ClaimIsOffer = "claim-is-offer",
            /// A claim of threefold repetition with a written move.
            ThreefoldIntended = "threefold-intended",
            /// A claim of threefold repetition that has just appeared.
            ThreefoldAppeared = "threefold-appeared",
            /// The definition of the same position.
            SamePosition = "same-position",
            /// The fifty-move claim with a written move.
            FiftyMovesIntended = "fifty-moves-intended",
            /// The fifty-move claim on completed moves.
            FiftyMovesCompleted = "fifty-moves-completed",
            /// A player who touches a piece loses the right to claim on that move.
            TouchLosesDrawClaim = "touch-loses-draw-claim",
            /// A claim stops the clock and cannot be withdrawn.
            ClaimStopsClock = "claim-stops-clock",
            /// A correct claim draws immediately.
            ClaimCorrect = "claim-correct",
            /// An incorrect claim gives the opponent time, and play continues.
            ClaimIncorrect = "claim-incorrect",
            /// Five appearances of a position draw without a claim.
            FivefoldRepetition = "fivefold-repetition",
            /// Seventy-five moves draw without a claim, unless the last move is checkmate.
            SeventyFiveMoves = "seventy-five-moves",
            /// The points for a game.
            Points = "points",
            /// The total of a game never exceeds the maximum.
            PointsTotal = "points-total",
            /// Players must not bring the game into disrepute.
            Disrepute = "disrepute",
            /// The definitions of the playing venue and the playing area.
            PlayingVenue = "playing-venue",
            /// Leaving requires the arbiter's permission.
            PermissionToLeave = "permission-to-leave",
            /// Leaving the playing venue.
            LeavingTheVenue = "leaving-the-venue",
            /// Leaving the playing area while having the move.
            LeavingThePlayingArea = "leaving-the-playing-area",
            /// Other people entering the playing area.
            EnteringThePlayingArea = "entering-the-playing-area",
            /// The event may require players to announce that they leave.
            AnnouncingToLeave = "announcing-to-leave",
            /// No notes, information or advice.
            NotesAndAdvice = "notes-and-advice",
            /// Electronic devices.
            ElectronicDevices = "electronic-devices",
            /// The penalty for an electronic device.
            DeviceLoses = "device-loses",
            /// Inspection of clothes and bags.
            Inspection = "inspection",
            /// Smoking only where the arbiter permits it.
            Smoking = "smoking",
            /// No distracting or annoying the opponent.
            Distraction = "distraction",
            /// Infractions are penalised by a penalty from the list.
            InfractionsPenalised = "infractions-penalised",
            /// A player who persistently refuses to comply loses.
            PersistentRefusal = "persistent-refusal",
            /// If both players are guilty, both lose.
            BothGuilty = "both-guilty",
            /// A player may ask for an explanation of the Laws.
            ExplanationAsked = "explanation-asked",
            /// A player may appeal.
            Appeal = "appeal",
            /// The players help to reconstruct.
            PlayersReconstruct = "players-reconstruct",
            /// The players are responsible for checking draw claims.
            CheckingClaims = "checking-claims",
            /// The arbiter observes the games and appoints assistants.
            ArbiterObserves = "arbiter-observes",
            /// More time after a disturbance.
            TimeForDisturbance = "time-for-disturbance",
            /// The arbiter intervenes only in the cases that the Laws name.
            NoIntervention = "no-intervention",
            /// Interference by other people.
            OthersInterfering = "others-interfering",
            /// Telephones at the venue.
            VenueTelephones = "venue-telephones",
            /// The arbiter's penalties.
            Penalties = "penalties",
            /// The penalty of a warning.
            PenaltyWarning = "penalty-warning",
            /// The penalty of more time for the opponent.
            PenaltyMoreTime = "penalty-more-time",
            /// The penalty of less time for the offender.
            PenaltyLessTime = "penalty-less-time",
            /// The penalty of more points for the opponent.
            PenaltyOpponentPoints = "penalty-opponent-points",
            /// The penalty of fewer points for the offender.
            PenaltyFewerPoints = "penalty-fewer-points",
            /// The penalty of the loss of the game.
            PenaltyLoss = "penalty-loss",
            /// The penalty of a fine announced beforehand.
            PenaltyFine = "penalty-fine",
            /// The penalty of exclusion from rounds.
            PenaltyExclusion = "penalty-exclusion",
            /// The penalty of expulsion from the event.
            PenaltyExpulsion = "penalty-expulsion",
        }
    };
}

pub(super) use articles;
