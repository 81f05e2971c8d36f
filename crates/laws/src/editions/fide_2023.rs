//! FIDE 2023, in force from 2023-01-01.

use super::{arbiter, decided, recorded, text};
use crate::Entry;
use crate::Provision::*;

/// The table of contents.
#[rustfmt::skip] // one line an article, comments in a column
pub const TABLE: &[Entry] = &[
    recorded("Preface", &[SilentLaws]).about("preface"), // where the Laws are silent
    // Basic rules of play
    // 1 Nature and objectives
    decided("1.1", &[TwoOpponents]),                     // two opponents, one board
    decided("1.2", &[Alternation]).about("white-begins"), // White begins, then by turns
    decided("1.3", &[Alternation]).about("having-the-move"), // having the move
    decided("1.4", &[AimOfTheGame]).about("aim"),        // checkmate is the aim
    decided("1.4.1", &[AimOfTheGame, KingIsNeverCaptured]).about("checkmate-wins"), // it wins; kings are not captured
    decided("1.4.2", &[AimOfTheGame]).about("mated-loses"), // the mated player has lost
    decided("1.5", &[DeadPositionPrinciple]),            // neither can checkmate
    // 2 Initial position
    decided("2.1", &[Chessboard]).about("board"),        // 64 squares, white at the right hand
    decided("2.2", &[PieceSet]),                         // sixteen a side
    decided("2.3", &[InitialPosition]),                  // where they stand
    decided("2.4", &[Chessboard]).about("lines"),        // files, ranks, diagonals
    // 3 Moves of the pieces
    decided("3.1", &[OwnPieceOnSquare]).about("own-piece"), // occupied squares
    decided("3.1.1", &[OwnPieceOnSquare]).about("capturing"), // capturing
    decided("3.1.2", &[Attack]).about("attacking-a-piece"), // attacking a piece
    decided("3.1.3", &[Attack]).about("attacking-a-square"), // attacking a square, even if pinned
    decided("3.2", &[BishopMove]),                       // bishop
    decided("3.3", &[RookMove]),                         // rook
    decided("3.4", &[QueenMove]),                        // queen
    decided("3.5", &[NoJumping]),                        // nothing in between
    decided("3.6", &[KnightMove]),                       // knight
    text("3.7", "pawn"),                                 // pawn:
    decided("3.7.1", &[PawnAdvance]),                    // one forward
    decided("3.7.2", &[PawnDoubleAdvance]),              // two from its first square
    decided("3.7.3", &[PawnCapture]),                    // captures diagonally
    text("3.7.4", "en-passant"),                         // en passant:
    decided("3.7.4.1", &[EnPassant]),                    // how
    decided("3.7.4.2", &[EnPassantAtOnce]),              // only at once
    text("3.7.5", "promotion"),                          // promotion:
    decided("3.7.5.1", &[Promotion]).about("promotion-exchange"), // the pawn is exchanged
    decided("3.7.5.2", &[Promotion]).about("promotion-free-choice"), // for any of four pieces
    decided("3.7.5.3", &[Promotion]).about("promotion-effect"), // with immediate effect
    text("3.8", "king"),                                 // king:
    decided("3.8.1", &[KingMove]).about("king-step"),    // one step
    decided("3.8.2", &[Castling]),                       // castling
    decided("3.8.2.1", &[CastlingRightLost]),            // right lost:
    decided("3.8.2.1.1", &[CastlingRightLost]).about("king-has-moved"), // the king has moved
    decided("3.8.2.1.2", &[CastlingRightLost]).about("rook-has-moved"), // that rook has moved
    decided("3.8.2.2", &[CastlingPrevented]),            // prevented for now:
    decided("3.8.2.2.1", &[CastlingUnderAttack]),        // a square of the king attacked
    decided("3.8.2.2.2", &[CastlingBlocked]),            // a piece in between
    text("3.9", "check"),                                // check:
    decided("3.9.1", &[Check]),                          // what it is
    decided("3.9.2", &[NoSelfCheck]),                    // the player's own king may not be left in it
    text("3.10", "legality"),                            // legality:
    decided("3.10.1", &[LegalMove]),                     // legal move
    decided("3.10.2", &[IllegalMove]),                   // illegal move
    decided("3.10.3", &[IllegalPosition]),                       // illegal position
    // 4 Act of moving
    recorded("4.1", &[OneHand]),                         // one hand
    text("4.2", "contact"),                              // contact without moving:
    decided("4.2.1", &[Adjusting]),                      // adjusting
    decided("4.2.2", &[IntentionalContact]),             // other contact is intended
    text("4.3", "touching"),                             // touching with intent:
    decided("4.3.1", &[TouchedOwnPiece]),                // own pieces
    decided("4.3.2", &[TouchedOpponentPiece]),           // the opponent's
    decided("4.3.3", &[TouchedBothColours]),             // of each colour
    text("4.4", "touch-castling"),                       // castling and promotion by touch:
    decided("4.4.1", &[TouchedKingAndRook]),             // king and rook
    decided("4.4.2", &[TouchedRookFirst]),               // rook first
    decided("4.4.3", &[CastlingIllegalAfterTouch]),      // castling meant but illegal
    decided("4.4.4", &[PromotionChoice]),                // choice of the new piece
    decided("4.5", &[NoTouchedPieceCanMove]),            // nothing touched can move
    text("4.6", "promotion-order"),                      // promotion in any order:
    decided("4.6.1", &[PromotionAnyOrder]).about("promotion-without-placing"), // without placing the pawn
    decided("4.6.2", &[PromotionAnyOrder]).about("promotion-pawn-and-piece"), // pawn and piece in any order
    decided("4.6.3", &[PromotionAnyOrder]).about("promotion-capture"), // a piece there is captured
    decided("4.7", &[ReleasedPiece]),                    // released pieces stay
    decided("4.7.1", &[CaptureMade]),                    // capture made
    decided("4.7.2", &[CastlingMade]),                   // castling made
    decided("4.7.3", &[PromotionMade]).about("promotion-made"), // promotion made
    decided("4.8", &[TouchClaimLost]),                   // right to complain lost by touching
    recorded("4.9", &[AssistantForMoves]),               // an assistant for the moves
    // 5 Completion of the game
    text("5.1", "won-by"),                               // won by:
    decided("5.1.1", &[Checkmate]),                      // checkmate
    decided("5.1.2", &[Resignation]),                    // resignation
    text("5.2", "drawn-by"),                             // drawn by:
    decided("5.2.1", &[Stalemate]),                      // stalemate
    decided("5.2.2", &[DeadPosition]),                   // dead position
    decided("5.2.3", &[DrawAgreement]),                  // agreement
    // Competition rules
    // 6 The chessclock
    decided("6.1", &[Chessclock]),                       // clock, flag, flag-fall
    text("6.2", "using-the-clock"),                      // using the clock:
    decided("6.2.1", &[PressCompletesMove]),             // the press completes the move; also complete:
    decided("6.2.1.1", &[EndingMoveNeedsNoPress]),       // a move that ends the game
    decided("6.2.1.2", &[NextMoveCompletesMove]),        // when the next one is made
    recorded("6.2.2", &[PressAlwaysAllowed]),            // pressing is always allowed
    recorded("6.2.3", &[PressWithSameHand]),             // with the hand that moved
    arbiter("6.2.4", &[ImproperClockHandling]),          // improper handling
    decided("6.2.5", &[AdjustOnOwnTime]),                // adjusting only on own time
    arbiter("6.2.6", &[AssistantForClock]),              // an assistant for the clock
    text("6.3", "time-controls"),                        // time controls:
    decided("6.3.1", &[TimeControl]),                    // moves, periods, added time
    decided("6.3.2", &[TimeSavedAndDelay]),              // time saved; delay
    decided("6.4", &[FlagFallCheck]),                    // the check after a flag-fall
    text("6.5", "where-the-clock-stands"),               // where the clock stands
    decided("6.6", &[WhiteClockStarts]),                 // White's clock starts
    text("6.7", "arriving-late"),                        // arriving late:
    decided("6.7.1", &[DefaultTime]),                    // default time, zero if the event is silent
    decided("6.7.2", &[BothAbsent]),                     // nobody there
    decided("6.8", &[FlagFallObserved]),                 // when a flag counts as fallen
    decided("6.9", &[FlagFallLoses]),                    // losing on time
    text("6.10", "wrong-clocks"),                        // wrong clocks:
    arbiter("6.10.1", &[ClockDefect]),                   // defect
    arbiter("6.10.2", &[WrongClockSetting]),             // wrong setting
    text("6.11", "stopping-the-clock"),                  // stopping the clock:
    arbiter("6.11.1", &[Interruption]),                  // the arbiter interrupts
    recorded("6.11.2", &[StoppingTheClock]),             // a player calls the arbiter
    arbiter("6.11.3", &[Restart]),                       // restart
    arbiter("6.11.4", &[NoValidReason]),                 // without a valid reason
    text("6.12", "screens"),                             // screens and move counters:
    recorded("6.12.1", &[ScreensAllowed]),               // are allowed
    decided("6.12.2", &[Displays]),                      // but no basis for a claim
    // 7 Irregularities
    arbiter("7.1", &[TimesAfterIrregularity]),           // times when a position is restored
    text("7.2", "wrong-start"),                          // at the start:
    decided("7.2.1", &[WrongInitialPosition]),           // wrong initial position
    decided("7.2.2", &[WrongOrientation]),               // board the wrong way round
    decided("7.3", &[ReversedColours]),                  // colours reversed
    text("7.4", "displaced"),                            // pieces knocked over:
    decided("7.4.1", &[DisplacedPieces]),                // put back on own time
    arbiter("7.4.2", &[DisplacedHelp]),                  // the arbiter helps
    arbiter("7.4.3", &[DisplacedPenalty]),               // and may penalise
    text("7.5", "illegal-moves"),                        // illegal moves:
    decided("7.5.1", &[IllegalMoveCompleted]),           // position restored
    decided("7.5.2", &[PawnLeftUnpromoted]),             // unpromoted pawn
    decided("7.5.3", &[PressWithoutMove]),               // press without a move
    decided("7.5.4", &[TwoHands]),                       // two hands
    decided("7.5.5", &[IllegalMovePenalty]).about("illegal-moves-cost"), // two minutes, loss
    decided("7.6", &[PieceDisplacedFromSquare]),         // a piece off its square
    // 8 Recording of the moves
    text("8.1", "how-to-record"),                        // how to record:
    recorded("8.1.1", &[RecordingMoves]),                // move after move
    text("8.1.1.1", "paper-scoresheet"),                 // on paper
    text("8.1.1.2", "electronic-scoresheet"),            // or electronically
    recorded("8.1.2", &[RecordingInAdvance]),            // not in advance
    recorded("8.1.3", &[RecordBeforeNextMove]),          // before the next move
    recorded("8.1.4", &[ScoresheetUse]),                 // what the scoresheet is for
    recorded("8.1.5", &[RecordingDrawOffer]),            // draw offers
    arbiter("8.1.6", &[AssistantForRecording]),          // an assistant for recording
    text("8.2", "sheet-visible"),                        // visible to the arbiter
    text("8.3", "sheet-property-electronic"),            // the organiser's property; a defective one
    decided("8.4", &[RecordingUnderFiveMinutes]),        // under five minutes
    text("8.5", "sheets-not-kept"),                      // sheets not kept:
    arbiter("8.5.1", &[NeitherKeepsScore]),              // by neither
    recorded("8.5.2", &[OneKeepsScore]),                 // by one
    arbiter("8.5.3", &[Reconstruction]),                 // reconstruction
    decided("8.6", &[CannotShowOverstep]),               // overstepping not shown
    recorded("8.7", &[SigningTheResult]),                // signing
    // 9 The drawn game
    text("9.1", "draw-offers"),                          // draw offers:
    decided("9.1.1", &[DrawAgreementRestricted]),        // the event may restrict agreement
    text("9.1.2", "agreement-allowed"),                  // where agreement is allowed:
    decided("9.1.2.1", &[DrawOffer]),                    // when and how
    recorded("9.1.2.2", &[DrawOfferRecorded]),           // noted by both
    decided("9.1.2.3", &[ClaimIsOffer]),                 // a claim is an offer
    text("9.2", "threefold"),                            // threefold repetition:
    decided("9.2.1", &[DrawByRepetitionClaim]).about("threefold-claim"), // draws on a correct claim
    decided("9.2.1.1", &[ThreefoldIntended]),            // about to appear
    decided("9.2.1.2", &[ThreefoldAppeared]),            // has appeared
    decided("9.2.2", &[SamePosition]),                   // same position; not the same:
    decided("9.2.2.1", &[SamePosition]).about("same-en-passant"), // en passant was possible
    decided("9.2.2.2", &[SamePosition]).about("same-castling"), // castling right since lost
    decided("9.3", &[DrawByFiftyMovesClaim]).about("fifty-claim"), // fifty moves:
    decided("9.3.1", &[FiftyMovesIntended]),             // with a written move
    decided("9.3.2", &[FiftyMovesCompleted]),            // completed
    decided("9.4", &[TouchLosesDrawClaim]),              // right lost by touching
    text("9.5", "after-a-claim"),                        // after a claim:
    decided("9.5.1", &[ClaimStopsClock]),                // the claim stops the clock
    decided("9.5.2", &[ClaimCorrect]),                   // correct
    decided("9.5.3", &[ClaimIncorrect]),                 // incorrect
    text("9.6", "automatic-draws"),                      // drawn without a claim:
    decided("9.6.1", &[FivefoldRepetition]),             // fivefold repetition
    decided("9.6.2", &[SeventyFiveMoves]),               // seventy-five moves
    // 10 Points
    decided("10.1", &[Points]),                          // win, loss, draw
    decided("10.2", &[PointsTotal]),                     // never more than the maximum
    // 11 Conduct of the players
    arbiter("11.1", &[Disrepute]),                       // disrepute
    text("11.2", "venue"),                               // venue and area:
    recorded("11.2.1", &[PlayingVenue]).about("venue-is"), // playing venue
    recorded("11.2.2", &[PlayingVenue]).about("playing-area"), // playing area
    arbiter("11.2.3", &[PermissionToLeave]),             // only with permission:
    arbiter("11.2.3.1", &[LeavingTheVenue]),             // leaving the venue
    arbiter("11.2.3.2", &[LeavingThePlayingArea]),       // leaving the area with the move
    arbiter("11.2.3.3", &[EnteringThePlayingArea]),      // others in the area
    recorded("11.2.4", &[AnnouncingToLeave]),            // announcing that one leaves
    text("11.3", "forbidden-during-play"),               // forbidden during play:
    arbiter("11.3.1", &[NotesAndAdvice]),                // notes and advice
    text("11.3.2", "electronic-devices"),                // electronic devices:
    decided("11.3.2.1", &[ElectronicDevices]),           // not without permission
    decided("11.3.2.2", &[DeviceLoses]),                 // having one loses
    arbiter("11.3.3", &[Inspection]).about("inspection-body"), // inspection
    text("11.3.4", "smoking-and-vaping"),                // smoking
    text("11.4", "finished-players"),                    // finished players
    arbiter("11.5", &[Distraction]),                     // distraction
    arbiter("11.6", &[InfractionsPenalised]),            // infractions penalised
    decided("11.7", &[PersistentRefusal]),               // persistent refusal
    decided("11.8", &[BothGuilty]),                      // both guilty
    recorded("11.9", &[ExplanationAsked]),               // explanation asked
    recorded("11.10", &[Appeal]),                        // appeal
    recorded("11.11", &[PlayersReconstruct]),            // helping to reconstruct
    recorded("11.12", &[CheckingClaims]),                // checking claims
    // 12 Role of the arbiter
    text("12.1", "observance"),                          // observance of the Laws
    text("12.2", "duties"),                              // duties:
    text("12.2.1", "fair-play"),                         // fair play
    text("12.2.2", "interest-of-the-event"),             // interest of the event
    text("12.2.3", "good-conditions"),                   // good conditions
    text("12.2.4", "no-disturbance"),                    // no disturbance
    text("12.2.5", "progress-of-the-event"),             // progress of the event
    text("12.2.6", "disabilities"),                      // disabilities, medical needs
    text("12.2.7", "fair-play-rules"),                   // anti-cheating rules
    recorded("12.3", &[ArbiterObserves]).about("watching"), // watches the games
    recorded("12.4", &[ArbiterObserves]).about("assistants"), // assistants
    arbiter("12.5", &[TimeForDisturbance]),              // time after a disturbance
    recorded("12.6", &[NoIntervention]),                 // no intervention
    arbiter("12.7", &[OthersInterfering]),               // spectators and other players
    arbiter("12.8", &[VenueTelephones]),                 // telephones at the venue
    arbiter("12.9", &[Penalties]),                       // penalties:
    arbiter("12.9.1", &[PenaltyWarning]),                // warning
    arbiter("12.9.2", &[PenaltyMoreTime]),               // more time for the opponent
    arbiter("12.9.3", &[PenaltyLessTime]),               // less time for the offender
    arbiter("12.9.4", &[PenaltyOpponentPoints]),         // more points for the opponent
    arbiter("12.9.5", &[PenaltyFewerPoints]),            // fewer points for the offender
    arbiter("12.9.6", &[PenaltyLoss]),                   // loss of the game
    arbiter("12.9.7", &[PenaltyFine]),                   // fine
    arbiter("12.9.8", &[PenaltyExclusion]),              // exclusion from rounds
    arbiter("12.9.9", &[PenaltyExpulsion]),              // expulsion
    // Appendix A: rapid
    decided("A.1", &[RapidDefinition]),                  // what is rapid
    recorded("A.2", &[RapidRecording]),                  // no scoresheets
    decided("A.3", &[RapidPenaltyTime]),                 // one minute for two
    text("A.4", "full-rapid"),                     // under full supervision:
    decided("A.4.1", &[RapidSupervised]),                // Competition Rules if:
    decided("A.4.1.1", &[RapidSupervised]).about("rapid-three-games"), // an arbiter for three games
    decided("A.4.1.2", &[RapidSupervised]).about("rapid-each-recorded"), // and the games recorded
    recorded("A.4.2", &[RapidScoresheetShown]),          // asking for the scoresheet
    decided("A.5", &[RapidLimited]),                     // otherwise:
    decided("A.5.1", &[RapidAfterMoves]),                // after ten moves
    arbiter("A.5.1.1", &[RapidClockSetting]),            // clocks stay as they are
    decided("A.5.1.2", &[RapidWrongSetup]),              // set-up stays as it is
    decided("A.5.2", &[RapidIllegalMove]),               // illegal moves
    decided("A.5.3", &[RapidFlagFall, RapidFlagClaim]),  // win on time
    decided("A.5.4", &[RapidBothKingsInCheck]),          // both kings in check, pawn on last rank
    decided("A.5.5", &[RapidFlagCalled]),                // the arbiter calls a flag-fall
    text("A.6", "rapid-event-says"),                     // the event says which
    // Appendix B: blitz
    decided("B.1", &[BlitzDefinition]),                  // what is blitz
    decided("B.2", &[BlitzSupervised]),                  // Competition Rules if:
    decided("B.2.1", &[BlitzSupervised]).about("blitz-one-game"), // an arbiter for one game
    decided("B.2.2", &[BlitzSupervised]).about("blitz-each-recorded"), // and the game recorded
    recorded("B.2.3", &[BlitzScoresheetShown]),          // asking for the scoresheet
    decided("B.3", &[BlitzPenaltyTime, BlitzUnsupervised]), // otherwise as in rapid, one minute for two
    text("B.4", "blitz-event-says"),                     // the event says which
    // Appendix C: algebraic notation
    recorded("C", &[NotationRequired]),                  // no other notation is evidence
    decided("C.1", &[PieceLetters]).about("pieces-no-pawns"), // what is meant by a piece
    decided("C.2", &[PieceLetters]).about("piece-letter"), // its letter
    decided("C.3", &[PieceLetters]).about("own-letters"), // in the player's language
    decided("C.4", &[PawnsWithoutLetter]),               // pawns
    decided("C.5", &[SquareNames]).about("files-named"), // files
    decided("C.6", &[SquareNames]).about("ranks-numbered"), // ranks
    decided("C.7", &[SquareNames]).about("squares-named"), // squares
    decided("C.8", &[MoveNotation]).about("move-written"), // a move
    decided("C.9", &[CaptureNotation]),                  // a capture:
    decided("C.9.1", &[CaptureNotation]).about("capture-piece"), // the letter
    decided("C.9.2", &[CaptureNotation]).about("capture-square"), // the square
    decided("C.9.3", &[CaptureNotation]).about("capture-pawn"), // by a pawn
    decided("C.10", &[Disambiguation]),                  // which of two pieces:
    decided("C.10.1", &[Disambiguation]).about("on-one-rank"), // same rank:
    decided("C.10.1.1", &[Disambiguation]).about("on-one-rank-letter"), // the letter
    decided("C.10.1.2", &[Disambiguation]).about("on-one-rank-file"), // its file
    decided("C.10.1.3", &[Disambiguation]).about("on-one-rank-square"), // the square
    decided("C.10.2", &[Disambiguation]).about("on-one-file"), // same file:
    decided("C.10.2.1", &[Disambiguation]).about("on-one-file-letter"), // the letter
    decided("C.10.2.2", &[Disambiguation]).about("on-one-file-rank"), // its rank
    decided("C.10.2.3", &[Disambiguation]).about("on-one-file-square"), // the square
    decided("C.10.3", &[Disambiguation]).about("neither-rank-nor-file"), // neither
    decided("C.11", &[PromotionNotation]),               // promotion
    decided("C.12", &[DrawOfferNotation]),               // draw offer
    decided("C.13", &[Abbreviations]),                   // signs
    // Appendix D: blind players
    text("D.1", "two-boards"),                           // two boards; demands on the board:
    text("D.1.1", "board-size"),                         // size
    text("D.1.2", "squares-raised"),                     // black squares raised
    text("D.1.3", "apertures"),                          // an aperture in each square
    text("D.1.4", "blind-pieces"),                       // and on the pieces:
    text("D.1.4.1", "pegs"),                             // pegs
    text("D.1.4.2", "pieces-marked"),                    // black pieces marked
    text("D.2", "blind-play"),                           // how to play:
    decided("D.2.1", &[AnnouncingMoves]),                // announcing moves
    decided("D.2.2", &[BlindTouch]),                     // touching
    decided("D.2.3", &[BlindMoveMade]),                  // made when:
    decided("D.2.3.1", &[BlindMoveMade]).about("blind-captured-off"), // captured piece off the board
    decided("D.2.3.2", &[BlindMoveMade]).about("blind-placed"), // piece in its new aperture
    decided("D.2.3.3", &[BlindMoveMade]).about("blind-announced"), // move announced
    decided("D.2.4", &[BlindClockStart]),                // only then the clock
    recorded("D.2.5", &[SightedUsualRules]),             // usual rules for the sighted
    recorded("D.2.6", &[BlindClock]),                    // special clock:
    recorded("D.2.6.1", &[BlindClock]).about("clock-speaks"), // that speaks
    recorded("D.2.6.2", &[BlindClock]).about("clock-hands"), // or has hands:
    recorded("D.2.6.2.1", &[BlindClock]).about("clock-dial"), // its dots
    recorded("D.2.6.2.2", &[BlindClock]).about("clock-flag"), // its flag
    recorded("D.2.7", &[BlindScore]),                    // keeping score
    decided("D.2.8", &[SlipOfTheTongue]),                // slip of the tongue
    decided("D.2.9", &[BoardsDiffer, BlindSheetsDiffer]), // different positions or scoresheets
    recorded("D.2.10", &[BlindAssistant]),               // an assistant may:
    recorded("D.2.10.1", &[BlindAssistant]).about("assistant-moves"), // make the moves
    recorded("D.2.10.2", &[BlindAssistant]).about("assistant-announces"), // announce them
    recorded("D.2.10.3", &[BlindAssistant]).about("assistant-scores"), // keep score and start the clock
    recorded("D.2.10.4", &[BlindAssistant]).about("assistant-tells"), // tell moves and times
    recorded("D.2.10.5", &[BlindAssistant]).about("assistant-claims"), // claim flag and touch
    recorded("D.2.10.6", &[BlindAssistant]).about("assistant-adjourns"), // adjourn
    recorded("D.2.11", &[SightedAssistant]).about("sighted-assistant"), // the sighted player's assistant
    // Guidelines I: adjourned games
    text("GI.1", "adjourning"),                          // adjourning:
    decided("GI.1.1", &[SealingMove]),                   // sealing
    decided("GI.1.2", &[AdjourningEarly]),               // adjourning early
    recorded("GI.2", &[EnvelopeInscription]),            // on the envelope:
    recorded("GI.2.1", &[EnvelopeInscription]).about("envelope-names"), // names
    recorded("GI.2.2", &[EnvelopeInscription]).about("envelope-position"), // position
    recorded("GI.2.3", &[EnvelopeInscription]).about("envelope-times"), // times used
    recorded("GI.2.4", &[EnvelopeInscription]).about("envelope-sealer"), // who sealed
    recorded("GI.2.5", &[EnvelopeInscription]).about("envelope-number"), // number of the move
    recorded("GI.2.6", &[EnvelopeInscription]).about("envelope-offer"), // draw offer
    recorded("GI.2.7", &[EnvelopeInscription]).about("envelope-resumption"), // when and where to resume
    recorded("GI.3", &[EnvelopeKept]),                   // safekeeping
    decided("GI.4", &[OfferAfterSealing]),               // offer after sealing
    decided("GI.5", &[ResumptionSetUp]),                 // setting up again
    decided("GI.6", &[OverBeforeResumption]),            // over before resumption
    decided("GI.7", &[OpeningEnvelope]),                 // opening the envelope
    decided("GI.8", &[SealedMoveLoses]),                 // sealed move lost if:
    decided("GI.8.1", &[SealedMoveAmbiguous]),           // ambiguous
    decided("GI.8.2", &[SealedMoveUnclear]),             // without clear meaning
    decided("GI.8.3", &[SealedMoveIllegal]),             // illegal
    decided("GI.9", &[Resumption]),                      // at resumption:
    decided("GI.9.1", &[ReplierPresent]),                // replier present
    decided("GI.9.2", &[ReplierAbsent]),                 // replier absent
    decided("GI.9.3", &[SealerAbsent]),                  // sealer absent
    decided("GI.10", &[LateForResumption]),              // late
    decided("GI.11", &[NobodyAtResumption]),             // nobody there
    arbiter("GI.12", &[LostBetweenSessions]),            // things lost:
    arbiter("GI.12.1", &[EnvelopeMissing]),              // the envelope
    arbiter("GI.12.2", &[PositionLost]),                 // the position
    arbiter("GI.13", &[WrongTimesAtResumption]),         // wrong times
    text("GI.14", "session-length"),                     // length of the session
    // Guidelines II: Chess960
    decided("GII.1", &[Chess960Start]).about("chess960-by-lot"), // drawn by lot, then ordinary chess
    decided("GII.2", &[Chess960Start]).about("chess960-first-rank"), // start position:
    decided("GII.2.1", &[Chess960Start]).about("chess960-king-between"), // king between the rooks
    decided("GII.2.2", &[Chess960Start]).about("chess960-bishops"), // bishops on both colours
    decided("GII.2.3", &[Chess960Start]).about("chess960-black"), // Black mirrors White
    decided("GII.3", &[Chess960Castling]),               // castling:
    decided("GII.3.1", &[Chess960Castling]).about("chess960-castling-once"), // once
    decided("GII.3.2", &[Chess960Castling]).about("chess960-four-ways"), // four ways:
    decided("GII.3.2.1", &[Chess960Castling]).about("chess960-both-move"), // both move
    decided("GII.3.2.2", &[Chess960Castling]).about("chess960-exchange"), // both change places
    decided("GII.3.2.3", &[Chess960Castling]).about("chess960-king-only"), // only the king moves
    decided("GII.3.2.4", &[Chess960Castling]).about("chess960-rook-only"), // only the rook moves
    recorded("GII.3.2.5", &[Chess960CastlingByHand]).about("chess960-advice"), // advice:
    recorded("GII.3.2.5.1", &[Chess960CastlingByHand]),  // king aside first
    decided("GII.3.2.5.2", &[Chess960Castling]).about("chess960-final-squares"), // final squares as usual
    decided("GII.3.2.6", &[Chess960Castling]).about("chess960-which-squares"), // which these are
    recorded("GII.3.2.7", &[Chess960CastlingAnnounced]).about("chess960-notes"), // notes:
    recorded("GII.3.2.7.1", &[Chess960CastlingAnnounced]), // announcing it
    decided("GII.3.2.7.2", &[Chess960Castling]).about("chess960-one-stands-still"), // one of the two may stand still
    decided("GII.3.2.7.3", &[Chess960Castling]).about("chess960-move-one"), // possible on move one
    decided("GII.3.2.7.4", &[Chess960Castling]).about("chess960-empty-squares"), // squares that must be empty
    decided("GII.3.2.7.5", &[Chess960Castling]).about("chess960-occupied-squares"), // squares that may be occupied
    // Guidelines III: games without increment
    decided("GIII.1", &[QuickplayFinish]),               // quickplay finish
    decided("GIII.2", &[QuickplayAnnounced]).about("quickplay-when"), // when these apply:
    decided("GIII.2.1", &[QuickplayAnnounced]),          // announced beforehand
    decided("GIII.2.2", &[QuickplayNotBlitz]),           // not for blitz
    text("GIII.3", "flags"),                             // flags:
    text("GIII.3.1", "both-flags"),                      // both down, order unknown:
    decided("GIII.3.1.1", &[BothFlags]),                 // play goes on
    decided("GIII.3.1.2", &[BothFlagsLastPeriod]),       // drawn in the last period
    arbiter("GIII.4", &[QuickplayIncrement]),            // five seconds requested
    arbiter("GIII.5", &[QuickplayClaim]),                // claim under two minutes
    arbiter("GIII.5.1", &[QuickplayAgreed]),             // agreed, postponed or rejected
    arbiter("GIII.5.2", &[QuickplayPostponed]),          // when postponed
    decided("GIII.5.3", &[QuickplayRejected]),           // when rejected
    decided("GIII.6", &[QuickplayNoArbiter]).about("no-arbiter"), // without an arbiter:
    decided("GIII.6.1", &[QuickplayNoArbiter]).about("no-arbiter-claim"), // the claim ends the game
    recorded("GIII.6.1.1", &[QuickplayCannotWin]),       // no winning by normal means
    recorded("GIII.6.1.2", &[QuickplayNoEffort]),        // no effort to win
    arbiter("GIII.6.2", &[QuickplayReferred]),           // an arbiter is named
];
