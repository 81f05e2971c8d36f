//! FIDE 2009, in force from 2009-07-01.

use super::chapters::{BASIC, FIDE_2009};
use super::metadata::{BLANK, Metadata, Pair};
use super::{arbiter, decided, recorded, text};
use crate::Entry;
use crate::Provision::*;

pub(super) static METADATA: Metadata = Metadata {
    name: "FIDE 2009",
    in_force_from: Some((2009, 7, 1)),
    table: TABLE,
    chapters: &[BASIC, FIDE_2009],
    sources: SOURCES,
    ..BLANK
};

/// Articles whose known texts differ. FIDE's English text is authentic; Finland follows its
/// translation.
pub(super) const SOURCES: &[Pair] = &[
    ("6.7.c", "penalties-optional"),
    ("12.7", "penalties-optional"),
    ("12.8", "penalties-optional"),
];

/// The articles.
#[rustfmt::skip] // one line an article, comments in a column
pub(super) const TABLE: &[Entry] = &[
    text("Introduction", "introduction"),                // scope, parts, authentic text
    recorded("Preface", &[SilentLaws]),                  // matters the Laws leave open
    text("Preface.a", "own-rules-no-conflict"),          // a federation's own rules may not conflict
    text("Preface.b", "own-rules-border"),               // and apply only within its borders
    text("Preface.c", "own-rules-not-fide"),             // and do not apply in FIDE's events
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
    decided("4.6", &[ReleasedPiece, LegalMove, IllegalMove]).about("released-2009"), // released pieces stay; legality of moves
    decided("4.6.a", &[CaptureMade]),                    // capture made
    decided("4.6.b", &[CastlingMade]),                   // castling made
    decided("4.6.c", &[PromotionMade]),                  // promotion made
    decided("4.7", &[TouchClaimLost]),                   // right to complain lost by touching
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
    text("6.2", "time-controls"),                        // time controls:
    decided("6.2.a", &[TimeControl]),                    // moves, periods, added time
    decided("6.2.b", &[TimeSavedAndDelay]),              // time saved; delay
    decided("6.3", &[FlagFallCheck]),                    // the check after a flag-fall
    text("6.4", "where-the-clock-stands"),               // place of the clock
    decided("6.5", &[WhiteClockStarts]),                 // White's clock starts
    text("6.6", "arriving-late"),                        // arriving late:
    decided("6.6.a", &[DefaultTime]),                    // default time, zero unless the event says otherwise
    decided("6.6.b", &[BothAbsent]),                     // neither player present
    text("6.7", "using-the-clock"),                      // using the clock:
    decided("6.7.a", &[PressCompletesMove, EndingMoveNeedsNoPress, PressAlwaysAllowed]), // the press completes the move
    arbiter("6.7.b", &[PressWithSameHand]),              // with the hand that moved
    arbiter("6.7.c", &[ImproperClockHandling]),          // improper handling
    arbiter("6.7.d", &[AssistantForClock]),              // an assistant for the clock
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
    arbiter("6.13", &[TimesAfterIrregularity]),          // times when a position is restored
    decided("6.14", &[Displays, ScreensAllowed]),        // screens and move counters
    // 7 Irregularities
    text("7.1", "wrong-start"),                          // at the start:
    decided("7.1.a", &[WrongInitialPosition]),           // wrong initial position
    decided("7.1.b", &[WrongOrientation]),               // wrong orientation of the board
    decided("7.2", &[ReversedColours]),                  // colours reversed
    arbiter("7.3", &[DisplacedPieces, DisplacedHelp, DisplacedPenalty]), // displaced pieces
    text("7.4", "illegal-moves"),                        // illegal moves:
    decided("7.4.a", &[IllegalMoveCompleted, PawnLeftUnpromoted, KingIsNeverCaptured]).about("illegal-2009"), // position restored; unpromoted pawn, captured king
    decided("7.4.b", &[IllegalMovePenalty]),             // two minutes, two minutes, loss
    decided("7.5", &[PieceDisplacedFromSquare]),         // a piece off its square
    // 8 Recording of the moves
    recorded("8.1", &[RecordingMoves, RecordingInAdvance, RecordBeforeNextMove, RecordingDrawOffer, AssistantForRecording]), // how to record
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
    decided("9.2", &[SamePosition]).about("threefold-claim-2009"), // threefold repetition; same position
    decided("9.2.a", &[ThreefoldIntended]),              // about to appear
    decided("9.2.b", &[ThreefoldAppeared]),              // has appeared
    text("9.3", "fifty-claim"),                          // fifty moves:
    decided("9.3.a", &[FiftyMovesIntended]),             // with a written move
    decided("9.3.b", &[FiftyMovesCompleted]),            // completed
    decided("9.4", &[TouchLosesDrawClaim]),              // right lost by touching
    decided("9.5", &[ClaimStopsClock]),                  // the claim stops the clock
    decided("9.5.a", &[ClaimCorrect]),                   // correct
    decided("9.5.b", &[ClaimIncorrect]),                 // incorrect
    decided("9.6", &[DeadPosition]).about("no-mate-possible"), // dead position again
    // 10 Quickplay finish
    decided("10.1", &[QuickplayFinish]),                 // definition
    arbiter("10.2", &[QuickplayClaim]),                  // claim under two minutes
    arbiter("10.2.a", &[QuickplayAgreed]),               // agreed or postponed
    arbiter("10.2.b", &[QuickplayPostponed]),            // when postponed
    decided("10.2.c", &[QuickplayRejected]),             // rejected
    decided("10.2.d", &[QuickplayFinal]),                // final
    // 11 Points
    decided("11.1", &[Points]),                          // win, loss, draw
    // 12 Conduct of the players
    arbiter("12.1", &[Disrepute]),                       // disrepute
    arbiter("12.2", &[PlayingVenue, PermissionToLeave, LeavingTheVenue, LeavingThePlayingArea]).about("leaving-2009"), // leaving venue or playing area
    text("12.3", "forbidden-during-play"),               // forbidden during play:
    arbiter("12.3.a", &[NotesAndAdvice]),                // notes and advice
    decided("12.3.b", &[ElectronicDevices, DeviceLoses]), // telephones
    arbiter("12.3.c", &[Smoking]),                       // smoking
    recorded("12.4", &[ScoresheetUse]),                  // use of the scoresheet
    text("12.5", "finished-players"),                    // finished players
    arbiter("12.6", &[Distraction]),                     // distraction
    arbiter("12.7", &[InfractionsPenalised]),            // infractions penalised
    arbiter("12.8", &[PersistentRefusal]),               // persistent refusal
    decided("12.9", &[BothGuilty]),                      // both guilty
    recorded("12.10", &[Appeal]),                        // appeal
    // 13 Role of the arbiter
    text("13.1", "observance"),                          // observance of the Laws
    text("13.2", "duties-2009"),                         // good conditions
    recorded("13.3", &[ArbiterObserves]).about("watching"), // watches the games
    arbiter("13.4", &[Penalties]),                       // penalties:
    arbiter("13.4.a", &[PenaltyWarning]),                // warning
    arbiter("13.4.b", &[PenaltyMoreTime]),               // more time for the opponent
    arbiter("13.4.c", &[PenaltyLessTime]),               // less time for the offender
    arbiter("13.4.d", &[PenaltyLoss]),                   // loss of the game
    arbiter("13.4.e", &[PenaltyFewerPoints]),            // fewer points for the offender
    arbiter("13.4.f", &[PenaltyOpponentPoints]),         // more points for the opponent
    arbiter("13.4.g", &[PenaltyExpulsion]),              // expulsion
    arbiter("13.5", &[TimeForDisturbance]),              // time after a disturbance
    recorded("13.6", &[NoIntervention]),                 // no intervention
    text("13.7", "others"),                              // others:
    arbiter("13.7.a", &[OthersInterfering]),             // spectators and other players
    arbiter("13.7.b", &[VenueTelephones]),               // telephones at the venue
    // 14 FIDE
    text("14.1", "official-decisions"),                  // official decisions
    // Appendix A: rapid
    decided("A.1", &[RapidDefinition]),                  // definition of rapid
    recorded("A.2", &[RapidRecording]),                  // no scoresheets
    decided("A.3", &[RapidSupervised]),                  // adequate supervision
    decided("A.4", &[RapidLimited]),                     // otherwise:
    decided("A.4.a", &[RapidAfterMoves, RapidWrongSetup, RapidClockSetting]), // after three moves
    decided("A.4.b", &[RapidActOfMoving]),               // act of moving only when asked
    decided("A.4.c", &[RapidIllegalMove]),               // illegal moves
    decided("A.4.d", &[RapidFlagFall]),                  // flags:
    decided("A.4.d(1)", &[RapidFlagCalled]),             // only a player calls it
    decided("A.4.d(2)", &[RapidFlagClaim]),              // how to claim
    decided("A.4.d(3)", &[RapidBothFlags]),              // both down
    // Appendix B: blitz
    decided("B.1", &[BlitzDefinition]),                  // definition of blitz
    decided("B.2", &[BlitzSupervised]),                  // adequate supervision
    decided("B.3", &[BlitzUnsupervised]),                // otherwise:
    decided("B.3.a", &[BlitzUnsupervised]).about("blitz-as-rapid"), // as in rapid
    decided("B.3.b", &[QuickplayNotBlitz]).about("blitz-without-2009"), // but for these
    decided("B.3.c", &[BlitzIllegalMove]),               // illegal moves
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
    decided("C.11", &[Disambiguation]).about("two-pawns"), // which of two pawns
    decided("C.12", &[PromotionNotation]),               // promotion
    decided("C.13", &[DrawOfferNotation, Abbreviations]), // draw offer; signs
    // Appendix D: quickplay finish without an arbiter
    arbiter("D.1", &[QuickplayNoArbiter, QuickplayReferred]).about("no-arbiter-claim"), // the claim ends the game; an arbiter decides it
    recorded("D.1.a", &[QuickplayCannotWin]),            // no winning by normal means
    recorded("D.1.b", &[QuickplayNoEffort]),             // no effort to win
    // Appendix E: blind players
    text("E", "two-boards"),                             // two boards; demands on board and pieces:
    text("E.a", "board-size"),                           // size
    text("E.b", "squares-raised"),                       // black squares raised
    text("E.c", "apertures"),                            // an aperture in each square
    text("E.d", "pegs"),                                 // pegs
    text("E.e", "pieces-marked"),                        // black pieces marked
    decided("E.1", &[AnnouncingMoves]),                  // announcing moves
    decided("E.2", &[BlindTouch]),                       // touching
    decided("E.3", &[BlindMoveMade, BlindClockStart, SightedUsualRules]), // made when:
    decided("E.3.a", &[BlindMoveMade]).about("blind-captured-off"), // captured piece off the board
    decided("E.3.b", &[BlindMoveMade]).about("blind-placed"), // piece in its new aperture
    decided("E.3.c", &[BlindMoveMade]).about("blind-announced"), // move announced
    recorded("E.4", &[BlindClock]).about("clock-special"), // special clock:
    recorded("E.4.a", &[BlindClock]).about("clock-dial"), // its hands and dots
    recorded("E.4.b", &[BlindClock]).about("clock-flag"), // its flag
    recorded("E.5", &[BlindScore]),                      // keeping score
    decided("E.6", &[SlipOfTheTongue]),                  // slip of the tongue
    decided("E.7", &[BoardsDiffer]),                     // different positions
    decided("E.8", &[BlindSheetsDiffer]),                // different scoresheets
    recorded("E.9", &[BlindAssistant]),                  // an assistant may:
    recorded("E.9.a", &[BlindAssistant]).about("assistant-moves"), // make the moves
    recorded("E.9.b", &[BlindAssistant]).about("assistant-announces"), // announce them
    recorded("E.9.c", &[BlindAssistant]).about("assistant-scores"), // keep score and start the clock
    recorded("E.9.d", &[BlindAssistant]).about("assistant-tells"), // report moves and times
    recorded("E.9.e", &[BlindAssistant]).about("assistant-claims"), // claim flag and touch
    recorded("E.9.f", &[BlindAssistant]).about("assistant-adjourns"), // adjourn
    recorded("E.10", &[SightedAssistant]),               // the sighted player's assistant
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
    // Guidelines: adjourned games
    text("Adj.1", "adjourning"),                         // adjourning:
    decided("Adj.1.a", &[SealingMove]),                  // sealing
    decided("Adj.1.b", &[AdjourningEarly]),              // adjourning early
    recorded("Adj.2", &[EnvelopeInscription]),           // on the envelope:
    recorded("Adj.2.a", &[EnvelopeInscription]).about("envelope-names"), // names
    recorded("Adj.2.b", &[EnvelopeInscription]).about("envelope-position"), // position
    recorded("Adj.2.c", &[EnvelopeInscription]).about("envelope-times"), // times used
    recorded("Adj.2.d", &[EnvelopeInscription]).about("envelope-sealer"), // sealer
    recorded("Adj.2.e", &[EnvelopeInscription]).about("envelope-number"), // number of the move
    recorded("Adj.2.f", &[EnvelopeInscription]).about("envelope-offer"), // draw offer
    recorded("Adj.2.g", &[EnvelopeInscription]).about("envelope-resumption"), // date and place of the resumption
    recorded("Adj.3", &[EnvelopeKept]),                  // safekeeping
    decided("Adj.4", &[OfferAfterSealing]),              // offer after sealing
    decided("Adj.5", &[ResumptionSetUp]),                // setting up again
    decided("Adj.6", &[OverBeforeResumption]),           // over before resumption
    decided("Adj.7", &[OpeningEnvelope]),                // opening the envelope
    decided("Adj.8", &[SealedMoveLoses]),                // sealed move lost if:
    decided("Adj.8.a", &[SealedMoveAmbiguous]),          // ambiguous
    decided("Adj.8.b", &[SealedMoveUnclear]),            // without clear meaning
    decided("Adj.8.c", &[SealedMoveIllegal]),            // illegal
    decided("Adj.9", &[Resumption]),                     // at resumption:
    decided("Adj.9.a", &[ReplierPresent]),               // replier present
    decided("Adj.9.b", &[ReplierAbsent]),                // replier absent
    decided("Adj.9.c", &[SealerAbsent]),                 // sealer absent
    decided("Adj.10", &[LateForResumption]),             // more than an hour late, unless:
    decided("Adj.10.a", &[SealedMoveMated]),             // mated
    decided("Adj.10.b", &[SealedMoveDrew]),              // drawn
    decided("Adj.10.c", &[OtherOverstepped]),            // flag fallen
    text("Adj.11", "things-lost"),                       // lost items:
    arbiter("Adj.11.a", &[EnvelopeMissing]),             // the envelope
    arbiter("Adj.11.b", &[PositionLost]),                // the position
    arbiter("Adj.12", &[WrongTimesAtResumption]),        // wrong times
    text("Adj.13", "session-length"),                    // length of the session
];
