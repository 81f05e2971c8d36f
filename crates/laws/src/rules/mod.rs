//! The rules, one file each: functions from facts to rulings.
//!
//! A rule takes facts, never the whole game, and never calls another rule. A rule that differs
//! between editions matches on each of them, so a new edition makes the compiler list every
//! decision.

use crate::{Edition, Effect, Note, Provision, Question, Refusal, Ruling};
use alloc::vec::Vec;
use serde::{Serialize, Serializer};
use touchmove_board::Color;

macro_rules! rules {
    ($($rule:ident $id:ident: $($provision:ident),* ;)+) => {
        $(pub mod $rule;)+

        /// The stable name of a rule.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum RuleId {
            $(#[doc = concat!("See [`", stringify!($rule), "`].")] $id,)+
        }

        impl RuleId {
            /// All rules, in alphabetical order.
            pub const ALL: &[RuleId] = &[$(RuleId::$id),+];

            /// Returns the name in snake case, which is also the name of the rule's file in
            /// `rules/`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(RuleId::$id => stringify!($rule),)+
                }
            }
        }

        /// Returns the rule that decides a provision, if any.
        ///
        /// ```
        /// use touchmove_laws::{rules::{decides, RuleId}, Provision};
        /// assert_eq!(decides(Provision::IllegalMovePenalty), Some(RuleId::IllegalMove));
        /// assert_eq!(decides(Provision::BlindClock), None);
        /// ```
        pub const fn decides(provision: Provision) -> Option<RuleId> {
            match provision {
                $($(Provision::$provision => Some(RuleId::$id),)*)+
                _ => None,
            }
        }
    };
}

/// A rule of the Laws: a function from named facts to rulings.
///
/// The fields of the implementing type are the facts. Their names and documentation are published
/// (`judge --why`), with translations in `locales/`.
pub trait Rule: Serialize {
    /// Stable name of the rule.
    const ID: RuleId;

    /// Applies the rule to its facts. Returns the rulings in the order in which they take effect.
    /// The list is empty if the edition prescribes nothing.
    fn rulings(&self, edition: Edition) -> Vec<Ruling>;
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// Returns an effect under a provision, if the edition has it.
fn rule_under(edition: Edition, provision: Provision, effect: Effect) -> Vec<Ruling> {
    at_most_one(Ruling::under(edition, provision, effect))
}

/// Converts an optional ruling to a list.
fn at_most_one(ruling: Option<Ruling>) -> Vec<Ruling> {
    ruling.into_iter().collect()
}

/// Returns a note under a provision, if the edition has it.
fn note_under(edition: Edition, provision: Provision, what: Note) -> Vec<Ruling> {
    rule_under(edition, provision, Effect::Noted { what })
}

/// Returns a refusal under a provision, if the edition has it.
fn refuse_under(
    edition: Edition,
    provision: Provision,
    player: Color,
    why: Refusal,
) -> Vec<Ruling> {
    rule_under(edition, provision, Effect::Refused { player, why })
}

/// Returns a question to the arbiter under a provision, if the edition has it.
fn ask_under(edition: Edition, provision: Provision, question: Question) -> Vec<Ruling> {
    rule_under(edition, provision, Effect::Question { question })
}

/// Adds a provision's article to the rulings, if the edition contains it.
fn with(rulings: Vec<Ruling>, provision: Provision) -> Vec<Ruling> {
    rulings.into_iter().map(|ruling| ruling.and(provision)).collect()
}

// Every decided provision has one owner. If another rule also rules under it, the table at the head
// of that rule lists it in parentheses.
rules! {
    adjusting Adjusting: Adjusting, IntentionalContact, AdjustOnOwnTime;
    alternation Alternation: Alternation, TwoOpponents;
    arbiter_supervision ArbiterSupervision: RapidSupervised, RapidLimited, BlitzSupervised, BlitzUnsupervised, RapidActOfMoving, FinnishBlitz;
    automatic_draw AutomaticDraw: FivefoldRepetition, SeventyFiveMoves, ThreefoldWithoutClaim, FiftyMovesWithoutClaim;
    blind_game BlindGame: AnnouncingMoves, BlindTouch, BlindMoveMade, BlindClockStart, SightedUsualRules, SlipOfTheTongue, BoardsDiffer, BlindSheetsDiffer, BlindAssistant, SightedAssistant;
    castling_announced CastlingAnnounced: Chess960CastlingAnnounced, Chess960CastlingByHand;
    casual Casual: OnlyLegalMoves, MoveTakenBack, GameBrokenOff;
    claimed_end ClaimedEnd: ;
    classification Classification: RapidDefinition, BlitzDefinition;
    clock_faults ClockFaults: ClockDefect, WrongClockSetting, Displays, ScreensAllowed;
    clock_setting ClockSetting: TimesAfterIrregularity;
    completing Completing: PressCompletesMove, EndingMoveNeedsNoPress, NextMoveCompletesMove, PressAlwaysAllowed;
    declared_result DeclaredResult: ;
    default_time DefaultTime: DefaultTime, BothAbsent;
    displaced_piece DisplacedPiece: DisplacedPieces, DisplacedHelp, DisplacedPenalty, PieceDisplacedFromSquare;
    draw_claim DrawClaim: ThreefoldIntended, ThreefoldAppeared, FiftyMovesIntended, FiftyMovesCompleted, TouchLosesDrawClaim, ClaimCorrect, ClaimIncorrect, ClaimIsOffer, ClaimStopsClock, DrawByRepetitionClaim, DrawByFiftyMovesClaim, SamePosition;
    draw_offer DrawOffer: DrawAgreementRestricted, DrawOffer;
    electronic_device ElectronicDevice: ElectronicDevices, DeviceLoses;
    end_of_game EndOfGame: Checkmate, Stalemate, DeadPosition, Resignation, DrawAgreement, AimOfTheGame, DeadPositionPrinciple;
    fallback_note FallbackNote: SilentLaws, NoIntervention;
    finnish_blitz FinnishBlitz: SufficientMaterial, InsufficientMaterial, NoProgress, OrderOfEvents, SecondOffence, FinnishFinal, FinnishInterference, FinnishDisplaced;
    flag_fall FlagFall: FlagFallCheck, FlagFallObserved, FlagFallLoses, BothFlags, BothFlagsLastPeriod;
    found_late FoundLate: RapidAfterMoves, RapidWrongSetup, RapidClockSetting, FinnishCastling;
    half_castling HalfCastling: ;
    illegal_move IllegalMove: IllegalMoveCompleted, PawnLeftUnpromoted, PressWithoutMove, TwoHands, IllegalMovePenalty, TwoHandsPenalty, PressWithoutMovePenalty;
    illegal_position IllegalPosition: IllegalPosition;
    impossible_position ImpossiblePosition: RapidBothKingsInCheck;
    late_declaration LateDeclaration: ;
    limited_illegal_move LimitedIllegalMove: RapidIllegalMove, BlitzIllegalMove, IllegalMoveUnnoticed, ArbiterUnasked;
    made_move MadeMove: ReleasedPiece, CaptureMade, CastlingMade, PromotionMade, PromotionChoice, OneHand, PromotionAnyOrder;
    misconduct Misconduct: ImproperClockHandling, PressWithSameHand, Disrepute, PermissionToLeave, LeavingTheVenue, LeavingThePlayingArea, NotesAndAdvice, Inspection, Smoking, Distraction, InfractionsPenalised, PersistentRefusal, BothGuilty;
    moves_of_the_pieces MovesOfThePieces: KingIsNeverCaptured, PieceSet, OwnPieceOnSquare, BishopMove, RookMove, QueenMove, NoJumping, KnightMove, PawnAdvance, PawnDoubleAdvance, PawnCapture, EnPassant, EnPassantAtOnce, Promotion, KingMove, CastlingRightLost, CastlingUnderAttack, CastlingBlocked, Chess960Castling, NoSelfCheck, LegalMove, IllegalMove, Attack, Check, Castling, CastlingPrevented;
    penalties Penalties: Penalties, PenaltyOpponentPoints, PenaltyFewerPoints, PenaltyFine, PenaltyExclusion, PenaltyExpulsion, PenaltyLoss, PenaltyWarning, PenaltyMoreTime, PenaltyLessTime, ArbiterObserves;
    penalty_time PenaltyTime: RapidPenaltyTime, BlitzPenaltyTime;
    periods Periods: TimeControl, TimeSavedAndDelay;
    press_back PressBack: ;
    quickplay_finish QuickplayFinish: QuickplayFinish, QuickplayAnnounced, QuickplayNotBlitz, QuickplayIncrement, QuickplayClaim, QuickplayAgreed, QuickplayPostponed, QuickplayRejected, QuickplayFinal, QuickplayNoArbiter, QuickplayCannotWin, QuickplayNoEffort, QuickplayReferred;
    recording Recording: RecordingMoves, RecordingInAdvance, RecordBeforeNextMove, RecordingDrawOffer, ScoresheetUse, AssistantForRecording, RecordingUnderFiveMinutes, DrawOfferRecorded, NotationRequired, Abbreviations, CaptureNotation, Disambiguation, DrawOfferNotation, MoveNotation, PawnsWithoutLetter, PieceLetters, PromotionNotation, SquareNames;
    repeated_claims RepeatedClaims: ;
    requests Requests: AssistantForMoves, AssistantForClock, ExplanationAsked, Appeal;
    resumption Resumption: ResumptionSetUp, OpeningEnvelope, SealedMoveLoses, SealedMoveAmbiguous, SealedMoveUnclear, SealedMoveIllegal, Resumption, ReplierPresent, ReplierAbsent, SealerAbsent, LateForResumption, NobodyAtResumption, EnvelopeMissing, PositionLost, WrongTimesAtResumption, OfferAfterSealing, OverBeforeResumption, OtherOverstepped, SealedMoveMated, SealedMoveDrew;
    scoresheet_shown ScoresheetShown: RapidScoresheetShown, BlitzScoresheetShown, RapidRecording;
    scoresheets Scoresheets: NeitherKeepsScore, OneKeepsScore, Reconstruction, CannotShowOverstep, SigningTheResult;
    scoring Scoring: Points, PointsTotal;
    sealed_move SealedMove: SealingMove, AdjourningEarly, EnvelopeInscription, EnvelopeKept;
    start_of_play StartOfPlay: WhiteClockStarts, InitialPosition, Chessboard, Chess960Start;
    stopping Stopping: Interruption, StoppingTheClock, Restart, NoValidReason, Chessclock;
    sufficient_material SufficientMaterial: ;
    third_parties ThirdParties: EnteringThePlayingArea, TimeForDisturbance, OthersInterfering, VenueTelephones;
    touched_piece TouchedPiece: TouchedOwnPiece, TouchedOpponentPiece, TouchedBothColours, TouchedKingAndRook, TouchedRookFirst, CastlingIllegalAfterTouch, NoTouchedPieceCanMove, TouchClaimLost;
    win_on_time WinOnTime: RapidFlagFall, RapidFlagClaim, RapidFlagCalled, RapidBothFlags;
    wrong_start WrongStart: WrongInitialPosition, WrongOrientation, ReversedColours;
}

/// A player's ability to checkmate by any series of legal moves, as far as known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MatingChance {
    /// A series of legal moves leads to checkmate.
    Can,
    /// Checkmate is provably impossible.
    Cannot,
    /// The search hit its limit, and the arbiter must decide.
    Undecided,
}
