//! One file a rule: facts in, rulings out.
//!
//! A rule takes facts, never the whole game, and never calls another rule.
//! Where editions differ it matches them one by one, so that a new edition
//! makes the compiler list every decision to take.

use crate::Provision;
use serde::Serialize;

macro_rules! rules {
    ($($rule:ident: $($provision:ident),* ;)+) => {
        $(pub mod $rule;)+

        /// Which rule decides a provision: its file, from the root of the
        /// repository. None where no rule decides it.
        ///
        /// ```
        /// use touchmove_laws::{rules::decides, Provision};
        /// let file = "crates/laws/src/rules/illegal_move.rs";
        /// assert_eq!(decides(Provision::IllegalMovePenalty), Some(file));
        /// assert_eq!(decides(Provision::BlindClock), None);
        /// ```
        pub const fn decides(provision: Provision) -> Option<&'static str> {
            match provision {
                $($(Provision::$provision => {
                    Some(concat!("crates/laws/src/rules/", stringify!($rule), ".rs"))
                })*)+
                _ => None,
            }
        }
    };
}

// Every provision that is decided has one owner; where another rule rules under
// it, too, the table at the head of that rule has it in brackets.
rules! {
    adjournment: SealingMove, AdjourningEarly, EnvelopeInscription, EnvelopeKept;
    adjusting: Adjusting, IntentionalContact, AdjustOnOwnTime;
    alternation: Alternation, TwoOpponents;
    asking: AssistantForMoves, AssistantForClock, ExplanationAsked, Appeal;
    automatic_draw: FivefoldRepetition, SeventyFiveMoves, ThreefoldWithoutClaim, FiftyMovesWithoutClaim;
    blind_play: AnnouncingMoves, BlindTouch, BlindMoveMade, BlindClockStart, SightedUsualRules, SlipOfTheTongue, BoardsDiffer, BlindSheetsDiffer, BlindAssistant, SightedAssistant;
    castling_announced: Chess960CastlingAnnounced, Chess960CastlingByHand;
    casual: OnlyLegalMoves, MoveTakenBack, GameBrokenOff;
    claimed_end: ;
    classification: RapidDefinition, BlitzDefinition;
    clock_faults: ClockDefect, WrongClockSetting, Displays, ScreensAllowed;
    clock_setting: TimesAfterIrregularity;
    completing: PressCompletesMove, EndingMoveNeedsNoPress, NextMoveCompletesMove, PressAlwaysAllowed;
    conduct: ImproperClockHandling, PressWithSameHand, Disrepute, PermissionToLeave, LeavingTheVenue, LeavingThePlayingArea, NotesAndAdvice, Inspection, Distraction, InfractionsPenalised, PersistentRefusal, BothGuilty;
    declared_late: ;
    declared_result: ;
    default_time: DefaultTime, BothAbsent;
    devices: ElectronicDevices, DeviceLoses;
    displaced_piece: DisplacedPieces, DisplacedHelp, DisplacedPenalty, PieceDisplacedFromSquare;
    draw_claim: ThreefoldIntended, ThreefoldAppeared, FiftyMovesIntended, FiftyMovesCompleted, TouchLosesDrawClaim, ClaimCorrect, ClaimIncorrect, ClaimIsOffer, ClaimStopsClock, DrawByRepetitionClaim, DrawByFiftyMovesClaim, SamePosition;
    draw_offer: DrawAgreementRestricted, DrawOffer;
    end_of_game: Checkmate, Stalemate, DeadPosition, Resignation, DrawAgreement, AimOfTheGame, DeadPositionPrinciple;
    finnish_blitz: SufficientMaterial, InsufficientMaterial, NoProgress, OrderOfEvents, SecondOffence, FinnishFinal, FinnishInterference, FinnishDisplaced;
    flag_fall: FlagFallCheck, FlagFallObserved, FlagFallLoses, BothFlags, BothFlagsLastPeriod;
    found_late: RapidAfterMoves, RapidWrongSetup, RapidClockSetting, FinnishCastling;
    half_castling: ;
    illegal_move: IllegalMoveCompleted, PawnLeftUnpromoted, PressWithoutMove, TwoHands, IllegalMovePenalty;
    illegal_position: IllegalPosition;
    impossible_position: RapidBothKingsInCheck;
    limited_illegal_move: RapidIllegalMove, BlitzIllegalMove, IllegalMoveUnnoticed, ArbiterUnasked;
    made_move: ReleasedPiece, CaptureMade, CastlingMade, PromotionMade, PromotionChoice, OneHand, PromotionAnyOrder;
    moves_of_the_pieces: KingIsNeverCaptured, PieceSet, OwnPieceOnSquare, BishopMove, RookMove, QueenMove, NoJumping, KnightMove, PawnAdvance, PawnDoubleAdvance, PawnCapture, EnPassant, EnPassantAtOnce, Promotion, KingMove, CastlingRightLost, CastlingUnderAttack, CastlingBlocked, Chess960Castling, NoSelfCheck, LegalMove, IllegalMove, Attack, Check, Castling, CastlingPrevented;
    others: EnteringThePlayingArea, TimeForDisturbance, OthersInterfering, VenueTelephones;
    penalties: Penalties, PenaltyOpponentPoints, PenaltyFewerPoints, PenaltyFine, PenaltyExclusion, PenaltyExpulsion, PenaltyLoss, PenaltyWarning, PenaltyMoreTime, PenaltyLessTime, ArbiterObserves;
    penalty_time: RapidPenaltyTime, BlitzPenaltyTime;
    periods: TimeControl, TimeSavedAndDelay;
    points: Points, PointsTotal;
    press_back: ;
    quickplay_finish: QuickplayFinish, QuickplayAnnounced, QuickplayNotBlitz, QuickplayIncrement, QuickplayClaim, QuickplayAgreed, QuickplayPostponed, QuickplayRejected, QuickplayFinal, QuickplayNoArbiter, QuickplayCannotWin, QuickplayNoEffort, QuickplayReferred;
    recording: RecordingMoves, RecordingInAdvance, RecordBeforeNextMove, RecordingDrawOffer, ScoresheetUse, AssistantForRecording, RecordingUnderFiveMinutes, DrawOfferRecorded, NotationRequired, Abbreviations, CaptureNotation, Disambiguation, DrawOfferNotation, MoveNotation, PawnsWithoutLetter, PieceLetters, PromotionNotation, SquareNames;
    resumption: ResumptionSetUp, OpeningEnvelope, SealedMoveLoses, SealedMoveAmbiguous, SealedMoveUnclear, SealedMoveIllegal, Resumption, ReplierPresent, ReplierAbsent, SealerAbsent, LateForResumption, NobodyAtResumption, LostBetweenSessions, EnvelopeMissing, PositionLost, WrongTimesAtResumption, OfferAfterSealing, OverBeforeResumption, OtherOverstepped, SealedMoveMated, SealedMoveDrew;
    scoresheet_shown: RapidScoresheetShown, BlitzScoresheetShown, RapidRecording;
    scoresheets: NeitherKeepsScore, OneKeepsScore, Reconstruction, CannotShowOverstep, SigningTheResult;
    start_of_play: WhiteClockStarts, InitialPosition, Chessboard, Chess960Start;
    stopping: Interruption, StoppingTheClock, Restart, NoValidReason, Chessclock;
    sufficient_material: ;
    supervision: RapidSupervised, RapidLimited, BlitzSupervised, BlitzUnsupervised, RapidActOfMoving, FinnishBlitz;
    touched_piece: TouchedOwnPiece, TouchedOpponentPiece, TouchedBothColours, TouchedKingAndRook, TouchedRookFirst, CastlingIllegalAfterTouch, NoTouchedPieceCanMove, TouchClaimLost;
    unanswered: SilentLaws, NoIntervention;
    win_on_time: RapidFlagFall, RapidFlagClaim, RapidFlagCalled, RapidBothFlags;
    wrong_start: WrongInitialPosition, WrongOrientation, ReversedColours;
}

/// The answer to "can this player checkmate by any possible series of legal
/// moves?", as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MatingChance {
    /// There is such a series.
    Can,
    /// There is provably none.
    Cannot,
    /// The search gave up: a question to the arbiter.
    Undecided,
}
