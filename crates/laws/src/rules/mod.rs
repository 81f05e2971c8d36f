//! One file a rule: facts in, rulings out.
//!
//! A rule takes facts, never the whole game, and never calls another rule.
//! Where editions differ it matches them one by one, so that a new edition
//! makes the compiler list every decision to take.

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

            /// The name in snake case: that of the rule's file in `rules/`.
            ///
            /// ```
            /// assert_eq!(touchmove_laws::rules::RuleId::DrawOffer.name(), "draw_offer");
            /// ```
            pub const fn name(self) -> &'static str {
                match self {
                    $(RuleId::$id => stringify!($rule),)+
                }
            }
        }

        /// The rule that decides a provision. None where no rule decides it.
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

/// A rule of the Laws: named facts in, rulings out.
///
/// The fields of the type that implements it are the facts. They have documented names, which are
/// data of their own (`judge --why`) and have translations in `locales/`.
pub trait Rule: Serialize {
    /// The stable name.
    const ID: RuleId;

    /// Rules on the facts. Returns the rulings in the order in which they take effect; none where
    /// the edition prescribes nothing.
    fn rulings(&self, edition: Edition) -> Vec<Ruling>;
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// The effect under a provision, where the edition has it.
fn rule_under(edition: Edition, provision: Provision, effect: Effect) -> Vec<Ruling> {
    at_most_one(Ruling::under(edition, provision, effect))
}

/// The ruling, if there is one.
fn at_most_one(ruling: Option<Ruling>) -> Vec<Ruling> {
    ruling.into_iter().collect()
}

/// A note under a provision.
fn note_under(edition: Edition, provision: Provision, what: Note) -> Vec<Ruling> {
    rule_under(edition, provision, Effect::Noted { what })
}

/// A refusal under a provision.
fn refuse_under(
    edition: Edition,
    provision: Provision,
    player: Color,
    why: Refusal,
) -> Vec<Ruling> {
    rule_under(edition, provision, Effect::Refused { player, why })
}

/// A question to the arbiter under a provision.
fn ask_under(edition: Edition, provision: Provision, question: Question) -> Vec<Ruling> {
    rule_under(edition, provision, Effect::Question { question })
}

/// The same rulings with one more article, where the edition contains it.
fn with(rulings: Vec<Ruling>, provision: Provision) -> Vec<Ruling> {
    rulings.into_iter().map(|ruling| ruling.and(provision)).collect()
}

// Every provision that is decided has one owner; where another rule rules under
// it, too, the table at the head of that rule has it in brackets.
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
    illegal_move IllegalMove: IllegalMoveCompleted, PawnLeftUnpromoted, PressWithoutMove, TwoHands, IllegalMovePenalty;
    illegal_position IllegalPosition: IllegalPosition;
    impossible_position ImpossiblePosition: RapidBothKingsInCheck;
    late_declaration LateDeclaration: ;
    limited_illegal_move LimitedIllegalMove: RapidIllegalMove, BlitzIllegalMove, IllegalMoveUnnoticed, ArbiterUnasked;
    made_move MadeMove: ReleasedPiece, CaptureMade, CastlingMade, PromotionMade, PromotionChoice, OneHand, PromotionAnyOrder;
    misconduct Misconduct: ImproperClockHandling, PressWithSameHand, Disrepute, PermissionToLeave, LeavingTheVenue, LeavingThePlayingArea, NotesAndAdvice, Inspection, Distraction, InfractionsPenalised, PersistentRefusal, BothGuilty;
    moves_of_the_pieces MovesOfThePieces: KingIsNeverCaptured, PieceSet, OwnPieceOnSquare, BishopMove, RookMove, QueenMove, NoJumping, KnightMove, PawnAdvance, PawnDoubleAdvance, PawnCapture, EnPassant, EnPassantAtOnce, Promotion, KingMove, CastlingRightLost, CastlingUnderAttack, CastlingBlocked, Chess960Castling, NoSelfCheck, LegalMove, IllegalMove, Attack, Check, Castling, CastlingPrevented;
    penalties Penalties: Penalties, PenaltyOpponentPoints, PenaltyFewerPoints, PenaltyFine, PenaltyExclusion, PenaltyExpulsion, PenaltyLoss, PenaltyWarning, PenaltyMoreTime, PenaltyLessTime, ArbiterObserves;
    penalty_time PenaltyTime: RapidPenaltyTime, BlitzPenaltyTime;
    periods Periods: TimeControl, TimeSavedAndDelay;
    press_back PressBack: ;
    quickplay_finish QuickplayFinish: QuickplayFinish, QuickplayAnnounced, QuickplayNotBlitz, QuickplayIncrement, QuickplayClaim, QuickplayAgreed, QuickplayPostponed, QuickplayRejected, QuickplayFinal, QuickplayNoArbiter, QuickplayCannotWin, QuickplayNoEffort, QuickplayReferred;
    recording Recording: RecordingMoves, RecordingInAdvance, RecordBeforeNextMove, RecordingDrawOffer, ScoresheetUse, AssistantForRecording, RecordingUnderFiveMinutes, DrawOfferRecorded, NotationRequired, Abbreviations, CaptureNotation, Disambiguation, DrawOfferNotation, MoveNotation, PawnsWithoutLetter, PieceLetters, PromotionNotation, SquareNames;
    requests Requests: AssistantForMoves, AssistantForClock, ExplanationAsked, Appeal;
    resumption Resumption: ResumptionSetUp, OpeningEnvelope, SealedMoveLoses, SealedMoveAmbiguous, SealedMoveUnclear, SealedMoveIllegal, Resumption, ReplierPresent, ReplierAbsent, SealerAbsent, LateForResumption, NobodyAtResumption, LostBetweenSessions, EnvelopeMissing, PositionLost, WrongTimesAtResumption, OfferAfterSealing, OverBeforeResumption, OtherOverstepped, SealedMoveMated, SealedMoveDrew;
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
