//! Which article a ruling cites for each provision, in 2009, 2014, 2018 and 2023.

use std::collections::BTreeMap;
use touchmove_laws::Provision::{self, *};
use touchmove_laws::{Article, Edition};

/// The article cited in each edition, `-` where the edition has no such rule.
#[rustfmt::skip]
const CITED: &[(Provision, [&str; 4])] = &[
    (TwoOpponents, ["1.1", "1.1", "1.1", "1.1"]),
    (Alternation, ["1.1", "1.1", "1.2", "1.2"]),
    (AimOfTheGame, ["1.2", "1.2", "1.4", "1.4"]),
    (KingIsNeverCaptured, ["1.2", "1.2", "1.4.1", "1.4.1"]),
    (DeadPositionPrinciple, ["1.3", "1.3", "1.5", "1.5"]),
    (Chessboard, ["2.1", "2.1", "2.1", "2.1"]),
    (PieceSet, ["2.2", "2.2", "2.2", "2.2"]),
    (InitialPosition, ["2.3", "2.3", "2.3", "2.3"]),
    (OwnPieceOnSquare, ["3.1", "3.1", "3.1", "3.1"]),
    (Attack, ["3.1", "3.1", "3.1.2", "3.1.2"]),
    (BishopMove, ["3.2", "3.2", "3.2", "3.2"]),
    (RookMove, ["3.3", "3.3", "3.3", "3.3"]),
    (QueenMove, ["3.4", "3.4", "3.4", "3.4"]),
    (NoJumping, ["3.5", "3.5", "3.5", "3.5"]),
    (KnightMove, ["3.6", "3.6", "3.6", "3.6"]),
    (PawnAdvance, ["3.7.a", "3.7.a", "3.7.1", "3.7.1"]),
    (PawnDoubleAdvance, ["3.7.b", "3.7.b", "3.7.2", "3.7.2"]),
    (PawnCapture, ["3.7.c", "3.7.c", "3.7.3", "3.7.3"]),
    (EnPassant, ["3.7.d", "3.7.d", "3.7.4.1", "3.7.4.1"]),
    (EnPassantAtOnce, ["3.7.d", "3.7.d", "3.7.4.2", "3.7.4.2"]),
    (Promotion, ["3.7.e", "3.7.e", "3.7.5.1", "3.7.5.1"]),
    (KingMove, ["3.8.a", "3.8.a", "3.8.1", "3.8.1"]),
    (Castling, ["3.8.b", "3.8.b", "3.8.2", "3.8.2"]),
    (CastlingRightLost, ["3.8.b(1)", "3.8.b(1)", "3.8.2.1", "3.8.2.1"]),
    (CastlingPrevented, ["3.8.b(2)", "3.8.b(2)", "3.8.2.2", "3.8.2.2"]),
    (CastlingUnderAttack, ["3.8.b(2)[a]", "3.8.b(2)[a]", "3.8.2.2.1", "3.8.2.2.1"]),
    (CastlingBlocked, ["3.8.b(2)[b]", "3.8.b(2)[b]", "3.8.2.2.2", "3.8.2.2.2"]),
    (Check, ["3.9", "3.9", "3.9.1", "3.9.1"]),
    (NoSelfCheck, ["3.9", "3.9", "3.9.2", "3.9.2"]),
    (LegalMove, ["4.6", "3.10.a", "3.10.1", "3.10.1"]),
    (IllegalPosition, ["-", "3.10.c", "3.10.3", "3.10.3"]),
    (IllegalMove, ["4.6", "3.10.b", "3.10.2", "3.10.2"]),
    (OneHand, ["4.1", "4.1", "4.1", "4.1"]),
    (Adjusting, ["4.2", "4.2", "4.2.1", "4.2.1"]),
    (IntentionalContact, ["-", "-", "4.2.2", "4.2.2"]),
    (TouchedOwnPiece, ["4.3.a", "4.3.a", "4.3.1", "4.3.1"]),
    (TouchedOpponentPiece, ["4.3.b", "4.3.b", "4.3.2", "4.3.2"]),
    (TouchedBothColours, ["4.3.c", "4.3.c", "4.3.3", "4.3.3"]),
    (TouchedKingAndRook, ["4.4.a", "4.4.a", "4.4.1", "4.4.1"]),
    (TouchedRookFirst, ["4.4.b", "4.4.b", "4.4.2", "4.4.2"]),
    (CastlingIllegalAfterTouch, ["4.4.c", "4.4.c", "4.4.3", "4.4.3"]),
    (PromotionChoice, ["4.4.d", "4.4.d", "4.4.4", "4.4.4"]),
    (NoTouchedPieceCanMove, ["4.5", "4.5", "4.5", "4.5"]),
    (PromotionAnyOrder, ["-", "4.6", "4.6.1", "4.6.1"]),
    (ReleasedPiece, ["4.6", "4.7", "4.7", "4.7"]),
    (CaptureMade, ["4.6.a", "4.7.a", "4.7.1", "4.7.1"]),
    (CastlingMade, ["4.6.b", "4.7.b", "4.7.2", "4.7.2"]),
    (PromotionMade, ["4.6.c", "4.7.c", "4.7.3", "4.7.3"]),
    (TouchClaimLost, ["4.7", "4.8", "4.8", "4.8"]),
    (AssistantForMoves, ["-", "4.9", "4.9", "4.9"]),
    (Checkmate, ["5.1.a", "5.1.a", "5.1.1", "5.1.1"]),
    (Resignation, ["5.1.b", "5.1.b", "5.1.2", "5.1.2"]),
    (Stalemate, ["5.2.a", "5.2.a", "5.2.1", "5.2.1"]),
    (DeadPosition, ["5.2.b", "5.2.b", "5.2.2", "5.2.2"]),
    (DrawAgreement, ["5.2.c", "5.2.c", "5.2.3", "5.2.3"]),
    (DrawByRepetitionClaim, ["5.2.d", "5.2.d", "9.2.1", "9.2.1"]),
    (DrawByFiftyMovesClaim, ["5.2.e", "5.2.e", "9.3", "9.3"]),
    (Chessclock, ["6.1", "6.1", "6.1", "6.1"]),
    (PressCompletesMove, ["6.7.a", "6.2.a", "6.2.1", "6.2.1"]),
    (EndingMoveNeedsNoPress, ["6.7.a", "6.2.a(1)", "6.2.1.1", "6.2.1.1"]),
    (NextMoveCompletesMove, ["-", "6.2.a(2)", "6.2.1.2", "6.2.1.2"]),
    (PressAlwaysAllowed, ["6.7.a", "6.2.a", "6.2.2", "6.2.2"]),
    (PressWithSameHand, ["6.7.b", "6.2.b", "6.2.3", "6.2.3"]),
    (TimeControl, ["6.2.a", "6.3.a", "6.3.1", "6.3.1"]),
    (TimeSavedAndDelay, ["6.2.b", "6.3.b", "6.3.2", "6.3.2"]),
    (FlagFallCheck, ["6.3", "6.4", "6.4", "6.4"]),
    (WhiteClockStarts, ["6.5", "6.6", "6.6", "6.6"]),
    (FlagFallObserved, ["6.8", "6.8", "6.8", "6.8"]),
    (FlagFallLoses, ["6.9", "6.9", "6.9", "6.9"]),
    (BothFlags, ["6.11.a", "6.11.a", "GIII.3.1.1", "GIII.3.1.1"]),
    (BothFlagsLastPeriod, ["6.11.b", "6.11.b", "GIII.3.1.2", "GIII.3.1.2"]),
    (TimesAfterIrregularity, ["6.13", "7.1", "7.1", "7.1"]),
    (IllegalMoveCompleted, ["7.4.a", "7.5.a", "7.5.1", "7.5.1"]),
    (PawnLeftUnpromoted, ["7.4.a", "7.5.a", "7.5.2", "7.5.2"]),
    (PressWithoutMove, ["-", "-", "7.5.3", "7.5.3"]),
    (TwoHands, ["-", "-", "7.5.4", "7.5.4"]),
    (IllegalMovePenalty, ["7.4.b", "7.5.b", "7.5.5", "7.5.5"]),
    (PieceDisplacedFromSquare, ["7.5", "7.6", "7.6", "7.6"]),
    (RecordingMoves, ["8.1", "8.1.a", "8.1.1", "8.1.1"]),
    (RecordingInAdvance, ["8.1", "8.1.a", "8.1.2", "8.1.2"]),
    (RecordBeforeNextMove, ["8.1", "8.1.c", "8.1.3", "8.1.3"]),
    (RecordingDrawOffer, ["8.1", "8.1.d", "8.1.5", "8.1.5"]),
    (ScoresheetUse, ["12.4", "8.1.b", "8.1.4", "8.1.4"]),
    (AssistantForRecording, ["8.1", "8.1.e", "8.1.6", "8.1.6"]),
    (RecordingUnderFiveMinutes, ["8.4", "8.4", "8.4", "8.4"]),
    (NeitherKeepsScore, ["8.5.a", "8.5.a", "8.5.1", "8.5.1"]),
    (OneKeepsScore, ["8.5.b", "8.5.b", "8.5.2", "8.5.2"]),
    (Reconstruction, ["8.5.c", "8.5.c", "8.5.3", "8.5.3"]),
    (CannotShowOverstep, ["8.6", "8.6", "8.6", "8.6"]),
    (SigningTheResult, ["8.7", "8.7", "8.7", "8.7"]),
    (DrawAgreementRestricted, ["9.1.a", "9.1.a", "9.1.1", "9.1.1"]),
    (DrawOffer, ["9.1.b(1)", "9.1.b(1)", "9.1.2.1", "9.1.2.1"]),
    (DrawOfferRecorded, ["9.1.b(2)", "9.1.b(2)", "9.1.2.2", "9.1.2.2"]),
    (ClaimIsOffer, ["9.1.b(3)", "9.1.b(3)", "9.1.2.3", "9.1.2.3"]),
    (ThreefoldIntended, ["9.2.a", "9.2.a", "9.2.1.1", "9.2.1.1"]),
    (ThreefoldAppeared, ["9.2.b", "9.2.b", "9.2.1.2", "9.2.1.2"]),
    (SamePosition, ["9.2", "9.2", "9.2.2", "9.2.2"]),
    (FiftyMovesIntended, ["9.3.a", "9.3.a", "9.3.1", "9.3.1"]),
    (FiftyMovesCompleted, ["9.3.b", "9.3.b", "9.3.2", "9.3.2"]),
    (TouchLosesDrawClaim, ["9.4", "9.4", "9.4", "9.4"]),
    (ClaimStopsClock, ["9.5", "9.5", "9.5.1", "9.5.1"]),
    (ClaimCorrect, ["9.5.a", "9.5.a", "9.5.2", "9.5.2"]),
    (ClaimIncorrect, ["9.5.b", "9.5.b", "9.5.3", "9.5.3"]),
    (FivefoldRepetition, ["-", "9.6.a", "9.6.1", "9.6.1"]),
    (SeventyFiveMoves, ["-", "9.6.b", "9.6.2", "9.6.2"]),
    (Points, ["11.1", "10.1", "10.1", "10.1"]),
    (PointsTotal, ["-", "-", "10.2", "10.2"]),
    (RapidDefinition, ["A.1", "A.1", "A.1", "A.1"]),
    (RapidRecording, ["A.2", "A.2", "A.2", "A.2"]),
    (RapidSupervised, ["A.3", "A.3", "A.3.1", "A.4.1"]),
    (RapidScoresheetShown, ["-", "-", "A.3.2", "A.4.2"]),
    (RapidLimited, ["A.4", "A.4", "A.4", "A.5"]),
    (RapidAfterMoves, ["A.4.a", "A.4.a", "A.4.1", "A.5.1"]),
    (RapidWrongSetup, ["A.4.a", "A.4.a(2)", "A.4.1.2", "A.5.1.2"]),
    (RapidClockSetting, ["A.4.a", "A.4.a(1)", "A.4.1.1", "A.5.1.1"]),
    (RapidActOfMoving, ["A.4.b", "-", "-", "-"]),
    (RapidIllegalMove, ["A.4.c", "A.4.b", "A.4.2", "A.5.2"]),
    (RapidFlagFall, ["A.4.d", "A.4.c", "A.4.3", "A.5.3"]),
    (RapidFlagClaim, ["A.4.d(2)", "A.4.c", "A.4.3", "A.5.3"]),
    (RapidFlagCalled, ["A.4.d(1)", "-", "A.4.5", "A.5.5"]),
    (RapidBothFlags, ["A.4.d(3)", "-", "-", "-"]),
    (RapidBothKingsInCheck, ["-", "A.4.d", "A.4.4", "A.5.4"]),
    (RapidPenaltyTime, ["-", "-", "-", "A.3"]),
    (BlitzDefinition, ["B.1", "B.1", "B.1", "B.1"]),
    (BlitzPenaltyTime, ["-", "B.2", "B.2", "B.3"]),
    (BlitzSupervised, ["B.2", "B.3", "B.3.1", "B.2"]),
    (BlitzScoresheetShown, ["-", "-", "B.3.2", "B.2.3"]),
    (BlitzUnsupervised, ["B.3", "B.4", "B.4", "B.3"]),
    (BlitzIllegalMove, ["B.3.c", "-", "-", "-"]),
    (QuickplayFinish, ["10.1", "G.1", "GIII.1", "GIII.1"]),
    (QuickplayAnnounced, ["-", "G.2", "GIII.2", "GIII.2"]),
    (QuickplayNotBlitz, ["B.3.b", "G.3", "GIII.2.2", "GIII.2.2"]),
    (QuickplayIncrement, ["-", "G.4", "GIII.4", "GIII.4"]),
    (QuickplayClaim, ["10.2", "G.5", "GIII.5", "GIII.5"]),
    (QuickplayAgreed, ["10.2.a", "G.5.a", "GIII.5.1", "GIII.5.1"]),
    (QuickplayPostponed, ["10.2.b", "G.5.b", "GIII.5.2", "GIII.5.2"]),
    (QuickplayRejected, ["10.2.c", "G.5.c", "GIII.5.3", "GIII.5.3"]),
    (QuickplayFinal, ["10.2.d", "-", "-", "-"]),
    (QuickplayNoArbiter, ["D.1", "G.6", "GIII.6", "GIII.6"]),
    (QuickplayCannotWin, ["D.1.a", "G.6.a(1)", "GIII.6.1.1", "GIII.6.1.1"]),
    (QuickplayNoEffort, ["D.1.b", "G.6.a(2)", "GIII.6.1.2", "GIII.6.1.2"]),
    (QuickplayReferred, ["-", "G.6.b", "GIII.6.2", "GIII.6.2"]),
    (PieceLetters, ["C.1", "C.1", "C.1", "C.1"]),
    (PawnsWithoutLetter, ["C.4", "C.4", "C.4", "C.4"]),
    (SquareNames, ["C.5", "C.5", "C.5", "C.5"]),
    (MoveNotation, ["C.8", "C.8", "C.8", "C.8"]),
    (CaptureNotation, ["C.9", "C.9", "C.9", "C.9"]),
    (Disambiguation, ["C.10", "C.10", "C.10", "C.10"]),
    (PromotionNotation, ["C.12", "C.11", "C.11", "C.11"]),
    (DrawOfferNotation, ["C.13", "C.12", "C.12", "C.12"]),
    (Abbreviations, ["C.13", "C.13", "C.13", "C.13"]),
    (NotationRequired, ["C", "C", "C", "C"]),
    (Chess960Start, ["F.1", "F.1", "GII.1", "GII.1"]),
    (Chess960Castling, ["F.3", "F.3", "GII.3", "GII.3"]),
    (ImproperClockHandling, ["6.7.c", "6.2.c", "6.2.4", "6.2.4"]),
    (AdjustOnOwnTime, ["-", "6.2.d", "6.2.5", "6.2.5"]),
    (AssistantForClock, ["6.7.d", "6.2.e", "6.2.6", "6.2.6"]),
    (DefaultTime, ["6.6.a", "6.7.a", "6.7.1", "6.7.1"]),
    (BothAbsent, ["6.6.b", "6.7.b", "6.7.2", "6.7.2"]),
    (ClockDefect, ["6.10.a", "6.10.a", "6.10.1", "6.10.1"]),
    (WrongClockSetting, ["6.10.b", "6.10.b", "6.10.2", "6.10.2"]),
    (Interruption, ["6.12.a", "6.12.a", "6.11.1", "6.11.1"]),
    (Restart, ["6.12.c", "6.12.c", "6.11.3", "6.11.3"]),
    (StoppingTheClock, ["6.12.b", "6.12.b", "6.11.2", "6.11.2"]),
    (NoValidReason, ["6.12.d", "6.12.d", "6.11.4", "6.11.4"]),
    (ScreensAllowed, ["6.14", "6.13", "6.12.1", "6.12.1"]),
    (Displays, ["6.14", "6.13", "6.12.2", "6.12.2"]),
    (WrongInitialPosition, ["7.1.a", "7.2.a", "7.2.1", "7.2.1"]),
    (WrongOrientation, ["7.1.b", "7.2.b", "7.2.2", "7.2.2"]),
    (ReversedColours, ["7.2", "7.3", "7.3", "7.3"]),
    (DisplacedPieces, ["7.3", "7.4", "7.4.1", "7.4.1"]),
    (DisplacedHelp, ["7.3", "7.4", "7.4.2", "7.4.2"]),
    (DisplacedPenalty, ["7.3", "7.4", "7.4.3", "7.4.3"]),
    (Disrepute, ["12.1", "11.1", "11.1", "11.1"]),
    (PlayingVenue, ["12.2", "11.2", "11.2.1", "11.2.1"]),
    (PermissionToLeave, ["12.2", "11.2", "11.2.3", "11.2.3"]),
    (LeavingTheVenue, ["12.2", "11.2.a", "11.2.3.1", "11.2.3.1"]),
    (LeavingThePlayingArea, ["12.2", "11.2.b", "11.2.3.2", "11.2.3.2"]),
    (EnteringThePlayingArea, ["-", "11.2.c", "11.2.3.3", "11.2.3.3"]),
    (AnnouncingToLeave, ["-", "-", "11.2.4", "11.2.4"]),
    (NotesAndAdvice, ["12.3.a", "11.3.a", "11.3.1", "11.3.1"]),
    (ElectronicDevices, ["12.3.b", "11.3.b", "11.3.2.1", "11.3.2.1"]),
    (DeviceLoses, ["12.3.b", "11.3.b", "11.3.2.2", "11.3.2.2"]),
    (Inspection, ["-", "11.3.b", "11.3.3", "11.3.3"]),
    (Distraction, ["12.6", "11.5", "11.5", "11.5"]),
    (InfractionsPenalised, ["12.7", "11.6", "11.6", "11.6"]),
    (PersistentRefusal, ["12.8", "11.7", "11.7", "11.7"]),
    (BothGuilty, ["12.9", "11.8", "11.8", "11.8"]),
    (ExplanationAsked, ["-", "11.9", "11.9", "11.9"]),
    (Appeal, ["12.10", "11.10", "11.10", "11.10"]),
    (PlayersReconstruct, ["-", "-", "11.11", "11.11"]),
    (CheckingClaims, ["-", "-", "11.12", "11.12"]),
    (ArbiterObserves, ["13.3", "12.3", "12.3", "12.3"]),
    (TimeForDisturbance, ["13.5", "12.5", "12.5", "12.5"]),
    (SilentLaws, ["Preface", "Preface", "Preface", "Preface"]),
    (NoIntervention, ["13.6", "12.6", "12.6", "12.6"]),
    (OthersInterfering, ["13.7.a", "12.7", "12.7", "12.7"]),
    (VenueTelephones, ["13.7.b", "12.8", "12.8", "12.8"]),
    (PenaltyOpponentPoints, ["13.4.f", "12.9.d", "12.9.4", "12.9.4"]),
    (PenaltyFewerPoints, ["13.4.e", "12.9.e", "12.9.5", "12.9.5"]),
    (PenaltyFine, ["-", "12.9.g", "12.9.7", "12.9.7"]),
    (PenaltyExclusion, ["-", "-", "12.9.8", "12.9.8"]),
    (PenaltyExpulsion, ["13.4.g", "12.9.h", "12.9.9", "12.9.9"]),
    (Chess960CastlingByHand, ["F.3", "F.3", "GII.3.2.5", "GII.3.2.5"]),
    (Chess960CastlingAnnounced, ["F.3", "F.3", "GII.3.2.7", "GII.3.2.7"]),
    (AnnouncingMoves, ["E.1", "D.2.1", "D.2.1", "D.2.1"]),
    (BlindTouch, ["E.2", "D.2.2", "D.2.2", "D.2.2"]),
    (BlindMoveMade, ["E.3", "D.2.3", "D.2.3", "D.2.3"]),
    (BlindClockStart, ["E.3", "D.2.3", "D.2.4", "D.2.4"]),
    (SightedUsualRules, ["E.3", "D.2.4", "D.2.5", "D.2.5"]),
    (BlindClock, ["E.4", "D.2.5", "D.2.6", "D.2.6"]),
    (BlindScore, ["E.5", "D.2.6", "D.2.7", "D.2.7"]),
    (SlipOfTheTongue, ["E.6", "D.2.7", "D.2.8", "D.2.8"]),
    (BoardsDiffer, ["E.7", "D.2.8", "D.2.9", "D.2.9"]),
    (BlindSheetsDiffer, ["E.8", "D.2.8", "D.2.9", "D.2.9"]),
    (BlindAssistant, ["E.9", "D.2.9", "D.2.10", "D.2.10"]),
    (SightedAssistant, ["E.10", "D.2.10", "D.2.11", "D.2.11"]),
    (SealingMove, ["Adj.1.a", "E.1.a", "GI.1.1", "GI.1.1"]),
    (AdjourningEarly, ["Adj.1.b", "E.1.b", "GI.1.2", "GI.1.2"]),
    (EnvelopeInscription, ["Adj.2", "E.2", "GI.2", "GI.2"]),
    (EnvelopeKept, ["Adj.3", "E.3", "GI.3", "GI.3"]),
    (OfferAfterSealing, ["Adj.4", "E.4", "GI.4", "GI.4"]),
    (ResumptionSetUp, ["Adj.5", "E.5", "GI.5", "GI.5"]),
    (OverBeforeResumption, ["Adj.6", "E.6", "GI.6", "GI.6"]),
    (OpeningEnvelope, ["Adj.7", "E.7", "GI.7", "GI.7"]),
    (SealedMoveLoses, ["Adj.8", "E.8", "GI.8", "GI.8"]),
    (SealedMoveAmbiguous, ["Adj.8.a", "E.8.a", "GI.8.1", "GI.8.1"]),
    (SealedMoveUnclear, ["Adj.8.b", "E.8.b", "GI.8.2", "GI.8.2"]),
    (SealedMoveIllegal, ["Adj.8.c", "E.8.c", "GI.8.3", "GI.8.3"]),
    (Resumption, ["Adj.9", "E.9", "GI.9", "GI.9"]),
    (ReplierPresent, ["Adj.9.a", "E.9.a", "GI.9.1", "GI.9.1"]),
    (ReplierAbsent, ["Adj.9.b", "E.9.b", "GI.9.2", "GI.9.2"]),
    (SealerAbsent, ["Adj.9.c", "E.9.c", "GI.9.3", "GI.9.3"]),
    (LateForResumption, ["Adj.10", "E.10", "GI.10", "GI.10"]),
    (SealedMoveMated, ["Adj.10.a", "-", "-", "-"]),
    (SealedMoveDrew, ["Adj.10.b", "-", "-", "-"]),
    (OtherOverstepped, ["Adj.10.c", "-", "-", "-"]),
    (NobodyAtResumption, ["-", "E.11", "GI.11", "GI.11"]),
    (LostBetweenSessions, ["-", "E.12", "GI.12", "GI.12"]),
    (EnvelopeMissing, ["Adj.11.a", "E.12.a", "GI.12.1", "GI.12.1"]),
    (PositionLost, ["Adj.11.b", "E.12.b", "GI.12.2", "GI.12.2"]),
    (WrongTimesAtResumption, ["Adj.12", "E.13", "GI.13", "GI.13"]),
    (Penalties, ["13.4", "12.9", "12.9", "12.9"]),
    (PenaltyWarning, ["13.4.a", "12.9.a", "12.9.1", "12.9.1"]),
    (PenaltyMoreTime, ["13.4.b", "12.9.b", "12.9.2", "12.9.2"]),
    (PenaltyLessTime, ["13.4.c", "12.9.c", "12.9.3", "12.9.3"]),
    (PenaltyLoss, ["13.4.d", "12.9.f", "12.9.6", "12.9.6"]),
];

/// These organise and decide nothing: their articles are text.
#[rustfmt::skip]
const ORGANISATIONAL: &[Provision] = &[
    ClockPlacement, ScoresheetVisible, Smoking, FinishedPlayers, ArbiterDuties, RapidRegimeStated,
    BlitzRegimeStated,
];

/// What only national and casual rules have.
#[rustfmt::skip]
const NATIONAL: &[(Provision, Edition, &str)] = &[
    (FinnishBlitz, Edition::FinnishBlitz2008, "fi-blitz 1"),
    (FinnishCastling, Edition::FinnishBlitz2008, "fi-blitz 7"),
    (FinnishDisplaced, Edition::FinnishBlitz2008, "fi-blitz 9"),
    (IllegalMoveUnnoticed, Edition::FinnishBlitz2008, "fi-blitz 12a"),
    (SufficientMaterial, Edition::FinnishBlitz2008, "fi-blitz 13c(2)"),
    (InsufficientMaterial, Edition::FinnishBlitz2008, "fi-blitz 14d"),
    (NoProgress, Edition::FinnishBlitz2008, "fi-blitz 14e"),
    (OrderOfEvents, Edition::FinnishBlitz2008, "fi-blitz 15"),
    (SecondOffence, Edition::FinnishBlitz2008, "fi-blitz 17b"),
    (ArbiterUnasked, Edition::FinnishBlitz2008, "fi-blitz 18"),
    (FinnishInterference, Edition::FinnishBlitz2008, "fi-blitz 20"),
    (FinnishFinal, Edition::FinnishBlitz2008, "fi-blitz 21"),
    (OnlyLegalMoves, Edition::Casual, "casual 3.1"),
    (ThreefoldWithoutClaim, Edition::Casual, "casual 3.3.2"),
    (FiftyMovesWithoutClaim, Edition::Casual, "casual 3.3.3"),
    (MoveTakenBack, Edition::Casual, "casual 3.4"),
    (GameBrokenOff, Edition::Casual, "casual 3.4"),
];

#[test]
fn national_provisions_cite_these_articles_and_no_others() {
    for &(provision, edition, number) in NATIONAL {
        for other in Edition::ALL {
            let cited = other.cite(provision).map(Article::number);
            assert_eq!(cited, (other == edition).then_some(number), "{provision:?} in {other}");
        }
    }
}

#[test]
fn provisions_cite_these_articles() {
    for (provision, numbers) in CITED {
        let cited = Edition::FIDE.map(|e| e.cite(*provision).map_or("-", Article::number));
        assert_eq!(cited, *numbers, "{provision:?}");
    }
}

#[test]
fn every_provision_is_carried_or_known_to_wait() {
    let mut places: BTreeMap<Provision, usize> = BTreeMap::new();
    let cited = CITED.iter().map(|(p, _)| p);
    for provision in cited.chain(ORGANISATIONAL).chain(NATIONAL.iter().map(|(p, ..)| p)) {
        *places.entry(*provision).or_default() += 1;
    }
    for provision in Provision::ALL {
        assert_eq!(places.get(provision), Some(&1), "{provision:?} must stand in one list");
    }
}

#[test]
fn organisational_provisions_are_carried_nowhere() {
    for provision in ORGANISATIONAL {
        for edition in Edition::ALL {
            let cited = edition.cite(*provision).map(Article::number);
            assert_eq!(cited, None, "{provision:?} decides something in {edition}");
        }
    }
}

/// What is looked up once for all is what the tables say.
#[test]
fn what_is_cited_is_the_first_article_and_the_parents() {
    for edition in Edition::ALL {
        for &provision in Provision::ALL {
            let all: Vec<Article> = edition.articles(provision).collect();
            let inherits = |a: &&Article| {
                edition.parent().is_some_and(|parent| parent.article(a.number()).is_some())
            };
            let own = all.first().filter(|first| !inherits(first));
            let parents = all.iter().find(inherits).filter(|_| own.is_some());
            let expected: Vec<Article> = all.first().into_iter().chain(parents).copied().collect();
            assert_eq!(edition.cited(provision), expected, "{edition} {provision:?}");
        }
    }
}
