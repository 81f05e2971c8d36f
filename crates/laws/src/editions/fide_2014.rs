//! FIDE 2014, in force from 2014-07-01.

use super::chapters::{BASIC, FIDE_2014, SINCE_2014};
use super::metadata::{BLANK, Metadata};
use super::{arbiter, decided, recorded, text};
use crate::Entry;
use crate::Provision::*;

pub(super) static METADATA: Metadata = Metadata {
    name: "FIDE 2014",
    in_force_from: Some((2014, 7, 1)),
    table: TABLE,
    chapters: &[BASIC, SINCE_2014, FIDE_2014],
    ..BLANK
};

/// The articles.
#[rustfmt::skip] // one line an article, comments in a column
pub(super) const TABLE: &[Entry] = &[
    text("Introduction", "introduction"),                // scope, parts, authentic text
    recorded("Preface", &[SilentLaws]).about("preface"), // matters the Laws leave open
    // Basic rules of play
    // 1 Nature and objectives
    decided("1.1", &[TwoOpponents, Alternation]),        // White begins, then by turns; having the move
    decided("1.2", &[AimOfTheGame, KingIsNeverCaptured]), // checkmate is the aim
    decided("1.3", &[DeadPositionPrinciple]),            // neither can checkmate
    // 2 Initial position
    decided("2.1", &[Chessboard]).about("board"),        // 64 squares, white at the right hand
    decided("2.2", &[PieceSet]),                         // sixteen a side
    decided("2.3", &[InitialPosition]),                  // positions of the pieces
    decided("2.4", &[Chessboard]).about("lines"),        // files, ranks, diagonals
    // 3 Moves of the pieces
    decided("3.1", &[OwnPieceOnSquare, Attack]),         // occupied squares, capturing, attacking
    decided("3.2", &[BishopMove]),                       // bishop
    decided("3.3", &[RookMove]),                         // rook
    decided("3.4", &[QueenMove]),                        // queen
    decided("3.5", &[NoJumping]),                        // no piece in between
    decided("3.6", &[KnightMove]),                       // knight
    text("3.7", "pawn"),                                 // pawn:
    decided("3.7.a", &[PawnAdvance]),                    // one forward
    decided("3.7.b", &[PawnDoubleAdvance]),              // two from its first square
    decided("3.7.c", &[PawnCapture]),                    // captures diagonally
    decided("3.7.d", &[EnPassant, EnPassantAtOnce]),     // en passant
    decided("3.7.e", &[Promotion]),                      // promotion
    text("3.8", "king"),                                 // king:
    decided("3.8.a", &[KingMove]),                       // one step
    decided("3.8.b", &[Castling]),                       // castling
    decided("3.8.b(1)", &[CastlingRightLost]),           // right lost:
    decided("3.8.b(1)[a]", &[CastlingRightLost]).about("king-has-moved"), // the king has moved
    decided("3.8.b(1)[b]", &[CastlingRightLost]).about("rook-has-moved"), // that rook has moved
    decided("3.8.b(2)", &[CastlingPrevented]),           // prevented for now:
    decided("3.8.b(2)[a]", &[CastlingUnderAttack]),      // a square of the king attacked
    decided("3.8.b(2)[b]", &[CastlingBlocked]),          // a piece in between
    decided("3.9", &[Check, NoSelfCheck]),               // check, and leaving it
    text("3.10", "legality"),                            // legality:
    decided("3.10.a", &[LegalMove]),                     // legal move
    decided("3.10.b", &[IllegalMove]),                   // illegal move
    decided("3.10.c", &[IllegalPosition]),                       // illegal position
    // 4 Act of moving
    recorded("4.1", &[OneHand]),                         // one hand
    decided("4.2", &[Adjusting]),                        // adjusting
    text("4.3", "touching"),                             // touching with intent:
    decided("4.3.a", &[TouchedOwnPiece]),                // own pieces
    decided("4.3.b", &[TouchedOpponentPiece]),           // the opponent's pieces
    decided("4.3.c", &[TouchedBothColours]),             // one of each colour
    text("4.4", "touch-castling"),                       // castling and promotion by touch:
    decided("4.4.a", &[TouchedKingAndRook]),             // king and rook
    decided("4.4.b", &[TouchedRookFirst]),               // rook first
    decided("4.4.c", &[CastlingIllegalAfterTouch]),      // castling meant but illegal
    decided("4.4.d", &[PromotionChoice]),                // choice of the new piece
    decided("4.5", &[NoTouchedPieceCanMove]),            // no touched piece can move
    decided("4.6", &[PromotionAnyOrder]).about("promotion-ways"), // promotion in any order:
    decided("4.6.1", &[PromotionAnyOrder]).about("promotion-without-placing"), // without placing the pawn
    decided("4.6.2", &[PromotionAnyOrder]).about("promotion-pawn-and-piece"), // pawn and piece in any order
    decided("4.7", &[ReleasedPiece]),                    // released pieces stay
    decided("4.7.a", &[CaptureMade]),                    // capture made
    decided("4.7.b", &[CastlingMade]),                   // castling made
    decided("4.7.c", &[PromotionMade]),                  // promotion made
    decided("4.8", &[TouchClaimLost]),                   // right to complain lost by touching
    arbiter("4.9", &[AssistantForMoves]),                // an assistant for the moves
    // 5 Completion of the game
    text("5.1", "won-by"),                               // won by:
    decided("5.1.a", &[Checkmate]),                      // checkmate
    decided("5.1.b", &[Resignation]),                    // resignation
    text("5.2", "drawn-by"),                             // drawn by:
    decided("5.2.a", &[Stalemate]),                      // stalemate
    decided("5.2.b", &[DeadPosition]),                   // dead position
    decided("5.2.c", &[DrawAgreement]),                  // agreement
    decided("5.2.d", &[DrawByRepetitionClaim]),          // threefold repetition
    decided("5.2.e", &[DrawByFiftyMovesClaim]),          // fifty moves
    // Competition rules
    // 6 The chessclock
    decided("6.1", &[Chessclock]),                       // clock, flag, flag-fall
    text("6.2", "using-the-clock"),                      // using the clock:
    decided("6.2.a", &[PressCompletesMove, PressAlwaysAllowed]), // the press completes the move; also complete:
    decided("6.2.a(1)", &[EndingMoveNeedsNoPress]),      // a move that ends the game
    decided("6.2.a(2)", &[NextMoveCompletesMove]),       // when the next one is made
    arbiter("6.2.b", &[PressWithSameHand]),              // with the hand that moved
    arbiter("6.2.c", &[ImproperClockHandling]),          // improper handling
    decided("6.2.d", &[AdjustOnOwnTime]),                // adjusting only on own time
    arbiter("6.2.e", &[AssistantForClock]),              // an assistant for the clock
    text("6.3", "time-controls"),                        // time controls:
    decided("6.3.a", &[TimeControl]),                    // moves, periods, added time
    decided("6.3.b", &[TimeSavedAndDelay]),              // time saved; delay
    decided("6.4", &[FlagFallCheck]),                    // the check after a flag-fall
    text("6.5", "where-the-clock-stands"),               // place of the clock
    decided("6.6", &[WhiteClockStarts]),                 // White's clock starts
    text("6.7", "arriving-late"),                        // arriving late:
    decided("6.7.a", &[DefaultTime]),                    // default time, stated by the event
    decided("6.7.b", &[BothAbsent]),                     // neither player present
    decided("6.8", &[FlagFallObserved]),                 // when a flag counts as fallen
    decided("6.9", &[FlagFallLoses]),                    // losing on time
    text("6.10", "wrong-clocks"),                        // wrong clocks:
    arbiter("6.10.a", &[ClockDefect]),                   // defect
    arbiter("6.10.b", &[WrongClockSetting]),             // wrong setting
    text("6.11", "both-flags"),                          // both flags down, order unknown:
    decided("6.11.a", &[BothFlags]),                     // play continues
    decided("6.11.b", &[BothFlagsLastPeriod]),           // drawn in the last period
    text("6.12", "stopping-the-clock"),                  // stopping the clock:
    arbiter("6.12.a", &[Interruption]),                  // the arbiter interrupts
    recorded("6.12.b", &[StoppingTheClock]),             // a player calls the arbiter
    arbiter("6.12.c", &[Restart]),                       // restart
    arbiter("6.12.d", &[NoValidReason]),                 // without a valid reason
    decided("6.13", &[Displays, ScreensAllowed]),        // screens and move counters
    // 7 Irregularities
    arbiter("7.1", &[TimesAfterIrregularity]),           // times when a position is restored
    text("7.2", "wrong-start"),                          // at the start:
    decided("7.2.a", &[WrongInitialPosition]),           // wrong initial position
    decided("7.2.b", &[WrongOrientation]),               // wrong orientation of the board
    decided("7.3", &[ReversedColours]),                  // colours reversed
    arbiter("7.4", &[DisplacedPieces, DisplacedHelp, DisplacedPenalty]), // displaced pieces
    text("7.5", "illegal-moves"),                        // illegal moves:
    decided("7.5.a", &[IllegalMoveCompleted, PawnLeftUnpromoted]), // position restored; unpromoted pawn
    decided("7.5.b", &[IllegalMovePenalty]).about("illegal-moves-cost"), // two minutes, loss
    decided("7.6", &[PieceDisplacedFromSquare]),         // a piece off its square
    // 8 Recording of the moves
    text("8.1", "how-to-record"),                        // how to record:
    recorded("8.1.a", &[RecordingMoves, RecordingInAdvance]), // move after move
    recorded("8.1.b", &[ScoresheetUse]),                 // use of the scoresheet
    recorded("8.1.c", &[RecordBeforeNextMove]),          // before the next move
    recorded("8.1.d", &[RecordingDrawOffer]),            // draw offers
    arbiter("8.1.e", &[AssistantForRecording]),          // an assistant for recording
    text("8.2", "sheet-visible"),                        // visible to the arbiter
    text("8.3", "sheet-property"),                       // the organiser's property
    decided("8.4", &[RecordingUnderFiveMinutes]),        // under five minutes
    text("8.5", "sheets-not-kept"),                      // sheets not kept:
    arbiter("8.5.a", &[NeitherKeepsScore]),              // by neither
    recorded("8.5.b", &[OneKeepsScore]),                 // by one
    arbiter("8.5.c", &[Reconstruction]),                 // reconstruction
    decided("8.6", &[CannotShowOverstep]),               // overstepping not shown
    recorded("8.7", &[SigningTheResult]),                // signing
    // 9 The drawn game
    text("9.1", "draw-offers"),                          // draw offers:
    decided("9.1.a", &[DrawAgreementRestricted]),        // the event may restrict agreement
    text("9.1.b", "agreement-allowed"),                  // where agreement is allowed:
    decided("9.1.b(1)", &[DrawOffer]),                   // when and how
    recorded("9.1.b(2)", &[DrawOfferRecorded]),          // noted by both
    decided("9.1.b(3)", &[ClaimIsOffer]),                // a claim is an offer
    decided("9.2", &[SamePosition]).about("threefold-claim"), // threefold repetition; same position
    decided("9.2.a", &[ThreefoldIntended]),              // about to appear
    decided("9.2.b", &[ThreefoldAppeared, SamePosition]), // has appeared; not the same:
    decided("9.2.b(1)", &[SamePosition]).about("same-en-passant"), // en passant was possible
    decided("9.2.b(2)", &[SamePosition]).about("same-castling"), // castling right since lost
    text("9.3", "fifty-claim"),                          // fifty moves:
    decided("9.3.a", &[FiftyMovesIntended]),             // with a written move
    decided("9.3.b", &[FiftyMovesCompleted]),            // completed
    decided("9.4", &[TouchLosesDrawClaim]),              // right lost by touching
    decided("9.5", &[ClaimStopsClock]),                  // the claim stops the clock
    decided("9.5.a", &[ClaimCorrect]),                   // correct
    decided("9.5.b", &[ClaimIncorrect]),                 // incorrect
    text("9.6", "automatic-draws"),                      // drawn without a claim:
    decided("9.6.a", &[FivefoldRepetition]),             // fivefold repetition
    decided("9.6.b", &[SeventyFiveMoves]),               // seventy-five moves
    decided("9.7", &[DeadPosition]).about("no-mate-possible"), // dead position again
    // 10 Points
    decided("10.1", &[Points]),                          // win, loss, draw
    // 11 Conduct of the players
    arbiter("11.1", &[Disrepute]),                       // disrepute
    arbiter("11.2", &[PlayingVenue, PermissionToLeave]), // venue and area; only with permission:
    arbiter("11.2.a", &[LeavingTheVenue]),               // leaving the venue
    arbiter("11.2.b", &[LeavingThePlayingArea]),         // leaving the area with the move
    arbiter("11.2.c", &[EnteringThePlayingArea]),        // others in the area
    text("11.3", "forbidden-during-play"),               // forbidden during play:
    arbiter("11.3.a", &[NotesAndAdvice]),                // notes and advice
    arbiter("11.3.b", &[ElectronicDevices, DeviceLoses, Inspection]), // electronic devices; inspection (CON-5)
    arbiter("11.3.c", &[Smoking]),                       // smoking
    text("11.4", "finished-players"),                    // finished players
    arbiter("11.5", &[Distraction]),                     // distraction
    arbiter("11.6", &[InfractionsPenalised]),            // infractions penalised
    arbiter("11.7", &[PersistentRefusal]),               // persistent refusal
    decided("11.8", &[BothGuilty]),                      // both guilty
    recorded("11.9", &[ExplanationAsked]),               // explanation asked
    recorded("11.10", &[Appeal]),                        // appeal
    // 12 Role of the arbiter
    text("12.1", "observance"),                          // observance of the Laws
    text("12.2", "duties"),                              // duties:
    text("12.2.a", "fair-play"),                         // fair play
    text("12.2.b", "interest-of-the-event"),             // interest of the event
    text("12.2.c", "good-conditions"),                   // good conditions
    text("12.2.d", "no-disturbance"),                    // no disturbance
    text("12.2.e", "progress-of-the-event"),             // progress of the event
    text("12.2.f", "disabilities"),                      // disabilities, medical needs
    recorded("12.3", &[ArbiterObserves]).about("watching"), // watches the games
    recorded("12.4", &[ArbiterObserves]).about("assistants"), // assistants
    arbiter("12.5", &[TimeForDisturbance]),              // time after a disturbance
    recorded("12.6", &[NoIntervention]),                 // no intervention
    arbiter("12.7", &[OthersInterfering]),               // spectators and other players
    arbiter("12.8", &[VenueTelephones]),                 // telephones at the venue
    arbiter("12.9", &[Penalties]),                       // penalties:
    arbiter("12.9.a", &[PenaltyWarning]),                // warning
    arbiter("12.9.b", &[PenaltyMoreTime]),               // more time for the opponent
    arbiter("12.9.c", &[PenaltyLessTime]),               // less time for the offender
    arbiter("12.9.d", &[PenaltyOpponentPoints]),         // more points for the opponent
    arbiter("12.9.e", &[PenaltyFewerPoints]),            // fewer points for the offender
    arbiter("12.9.f", &[PenaltyLoss]),                   // loss of the game
    arbiter("12.9.g", &[PenaltyFine]),                   // fine
    arbiter("12.9.h", &[PenaltyExpulsion]),              // expulsion
    // Appendix A: rapid
    decided("A.1", &[RapidDefinition]),                  // definition of rapid
    recorded("A.2", &[RapidRecording]),                  // no scoresheets
    decided("A.3", &[RapidSupervised]),                  // Competition Rules if:
    decided("A.3.a", &[RapidSupervised]).about("rapid-three-games"), // an arbiter for three games
    decided("A.3.b", &[RapidSupervised]).about("rapid-each-recorded"), // and the games recorded
    decided("A.4", &[RapidLimited]),                     // otherwise:
    decided("A.4.a", &[RapidAfterMoves]),                // after ten moves
    arbiter("A.4.a(1)", &[RapidClockSetting]),           // clocks stay as they are
    decided("A.4.a(2)", &[RapidWrongSetup]),             // set-up stays as it is
    decided("A.4.b", &[RapidIllegalMove]),               // illegal moves
    decided("A.4.c", &[RapidFlagFall, RapidFlagClaim]),  // win on time
    decided("A.4.d", &[RapidBothKingsInCheck]),          // both kings in check, pawn on last rank
    text("A.5", "rapid-event-says"),                     // the event states the regime
    // Appendix B: blitz
    decided("B.1", &[BlitzDefinition]),                  // definition of blitz
    decided("B.2", &[BlitzPenaltyTime]),                 // one minute for two
    decided("B.3", &[BlitzSupervised]),                  // Competition Rules if:
    decided("B.3.a", &[BlitzSupervised]).about("blitz-one-game"), // an arbiter for one game
    decided("B.3.b", &[BlitzSupervised]).about("blitz-each-recorded"), // and the game recorded
    decided("B.4", &[BlitzUnsupervised]),                // otherwise as in rapid
    text("B.5", "blitz-event-says"),                     // the event states the regime
    // Appendix C: algebraic notation
    recorded("C", &[NotationRequired]),                  // no other notation is evidence
    decided("C.1", &[PieceLetters]).about("pieces-no-pawns"), // definition of a piece
    decided("C.2", &[PieceLetters]).about("piece-letter"), // its letter
    decided("C.3", &[PieceLetters]).about("own-letters"), // in the player's language
    decided("C.4", &[PawnsWithoutLetter]),               // pawns
    decided("C.5", &[SquareNames]).about("files-named"), // files
    decided("C.6", &[SquareNames]).about("ranks-numbered"), // ranks
    decided("C.7", &[SquareNames]).about("squares-named"), // squares
    decided("C.8", &[MoveNotation]),                     // a move
    decided("C.9", &[CaptureNotation]),                  // a capture
    decided("C.10", &[Disambiguation]),                  // which of two pieces:
    decided("C.10.1", &[Disambiguation]).about("on-one-rank"), // same rank
    decided("C.10.2", &[Disambiguation]).about("on-one-file"), // same file
    decided("C.11", &[PromotionNotation]),               // promotion
    decided("C.12", &[DrawOfferNotation]),               // draw offer
    decided("C.13", &[Abbreviations]),                   // signs
    // Appendix D: blind players
    text("D.1", "two-boards"),                           // two boards; demands on board and pieces:
    text("D.1.a", "board-size-pegs"),                    // size; pegs
    text("D.1.b", "squares-raised-pieces-marked"),       // black squares raised; black pieces marked
    text("D.1.c", "apertures"),                          // an aperture in each square
    text("D.2", "blind-play"),                           // how to play:
    decided("D.2.1", &[AnnouncingMoves]),                // announcing moves
    decided("D.2.2", &[BlindTouch]),                     // touching
    decided("D.2.3", &[BlindMoveMade, BlindClockStart]), // made when:
    decided("D.2.3.a", &[BlindMoveMade]).about("blind-captured-off"), // captured piece off the board
    decided("D.2.3.b", &[BlindMoveMade]).about("blind-placed"), // piece in its new aperture
    decided("D.2.3.c", &[BlindMoveMade]).about("blind-announced"), // move announced
    recorded("D.2.4", &[SightedUsualRules]),             // usual rules for the sighted
    recorded("D.2.5", &[BlindClock]).about("clock-special"), // special clock:
    recorded("D.2.5.a", &[BlindClock]).about("clock-dial"), // its hands and dots
    recorded("D.2.5.b", &[BlindClock]).about("clock-flag"), // its flag
    recorded("D.2.5.c", &[BlindClock]).about("clock-says-moves"), // its voice
    recorded("D.2.6", &[BlindScore]),                    // keeping score
    decided("D.2.7", &[SlipOfTheTongue]),                // slip of the tongue
    decided("D.2.8", &[BoardsDiffer, BlindSheetsDiffer]), // different positions or scoresheets
    recorded("D.2.9", &[BlindAssistant]),                // an assistant may:
    recorded("D.2.9.a", &[BlindAssistant]).about("assistant-moves"), // make the moves
    recorded("D.2.9.b", &[BlindAssistant]).about("assistant-announces"), // announce them
    recorded("D.2.9.c", &[BlindAssistant]).about("assistant-scores"), // keep score and start the clock
    recorded("D.2.9.d", &[BlindAssistant]).about("assistant-tells"), // report moves and times
    recorded("D.2.9.e", &[BlindAssistant]).about("assistant-claims"), // claim flag and touch
    recorded("D.2.9.f", &[BlindAssistant]).about("assistant-adjourns"), // adjourn
    recorded("D.2.10", &[SightedAssistant]),             // the sighted player's assistant
    // Appendix E: adjourned games
    text("E.1", "adjourning"),                           // adjourning:
    decided("E.1.a", &[SealingMove]),                    // sealing
    decided("E.1.b", &[AdjourningEarly]),                // adjourning early
    recorded("E.2", &[EnvelopeInscription]),             // on the envelope:
    recorded("E.2.a", &[EnvelopeInscription]).about("envelope-names"), // names
    recorded("E.2.b", &[EnvelopeInscription]).about("envelope-position"), // position
    recorded("E.2.c", &[EnvelopeInscription]).about("envelope-times"), // times used
    recorded("E.2.d", &[EnvelopeInscription]).about("envelope-sealer"), // sealer
    recorded("E.2.e", &[EnvelopeInscription]).about("envelope-number"), // number of the move
    recorded("E.2.f", &[EnvelopeInscription]).about("envelope-offer"), // draw offer
    recorded("E.2.g", &[EnvelopeInscription]).about("envelope-resumption"), // date and place of the resumption
    recorded("E.3", &[EnvelopeKept]),                    // safekeeping
    decided("E.4", &[OfferAfterSealing]),                // offer after sealing
    decided("E.5", &[ResumptionSetUp]),                  // setting up again
    decided("E.6", &[OverBeforeResumption]),             // over before resumption
    decided("E.7", &[OpeningEnvelope]),                  // opening the envelope
    decided("E.8", &[SealedMoveLoses]),                  // sealed move lost if:
    decided("E.8.a", &[SealedMoveAmbiguous]),            // ambiguous
    decided("E.8.b", &[SealedMoveUnclear]),              // without clear meaning
    decided("E.8.c", &[SealedMoveIllegal]),              // illegal
    decided("E.9", &[Resumption]),                       // at resumption:
    decided("E.9.a", &[ReplierPresent]),                 // replier present
    decided("E.9.b", &[ReplierAbsent]),                  // replier absent
    decided("E.9.c", &[SealerAbsent]),                   // sealer absent
    decided("E.10", &[LateForResumption]),               // late
    decided("E.11", &[NobodyAtResumption]),              // neither player present
    text("E.12", "things-lost"),                         // lost items:
    arbiter("E.12.a", &[EnvelopeMissing]),               // the envelope
    arbiter("E.12.b", &[PositionLost]),                  // the position
    arbiter("E.13", &[WrongTimesAtResumption]),          // wrong times
    text("E.14", "session-length"),                      // length of the session
    // Appendix F: Chess960
    decided("F.1", &[Chess960Start]).about("chess960-by-lot"), // drawn by lot, then ordinary chess
    decided("F.2", &[Chess960Start]).about("chess960-first-rank"), // start position:
    decided("F.2.a", &[Chess960Start]).about("chess960-king-between"), // king between the rooks
    decided("F.2.b", &[Chess960Start]).about("chess960-bishops"), // bishops on both colours
    decided("F.2.c", &[Chess960Start]).about("chess960-black"), // Black mirrors White
    decided("F.3", &[Chess960Castling, Chess960CastlingByHand, Chess960CastlingAnnounced]).about("chess960-castling-all"), // castling
    decided("F.3.a", &[Chess960Castling]).about("chess960-castling-once"), // once
    decided("F.3.b", &[Chess960Castling]).about("chess960-four-ways"), // four ways:
    decided("F.3.b.1", &[Chess960Castling]).about("chess960-both-move"), // both move
    decided("F.3.b.2", &[Chess960Castling]).about("chess960-exchange"), // both change places
    decided("F.3.b.3", &[Chess960Castling]).about("chess960-king-only"), // only the king moves
    decided("F.3.b.4", &[Chess960Castling]).about("chess960-rook-only"), // only the rook moves
    // Appendix G: quickplay finish
    decided("G.1", &[QuickplayFinish]),                  // definition
    decided("G.2", &[QuickplayAnnounced]),               // announced beforehand
    decided("G.3", &[QuickplayNotBlitz]),                // not for blitz
    arbiter("G.4", &[QuickplayIncrement]),               // five seconds requested
    arbiter("G.5", &[QuickplayClaim]),                   // claim under two minutes
    arbiter("G.5.a", &[QuickplayAgreed]),                // agreed, postponed or rejected
    arbiter("G.5.b", &[QuickplayPostponed]),             // when postponed
    decided("G.5.c", &[QuickplayRejected]),              // when rejected
    decided("G.6", &[QuickplayNoArbiter]).about("no-arbiter"), // without an arbiter:
    decided("G.6.a", &[QuickplayNoArbiter]).about("no-arbiter-claim"), // the claim ends the game
    recorded("G.6.a(1)", &[QuickplayCannotWin]),         // no winning by normal means
    recorded("G.6.a(2)", &[QuickplayNoEffort]),          // no effort to win
    arbiter("G.6.b", &[QuickplayReferred]),              // an arbiter is named
];
