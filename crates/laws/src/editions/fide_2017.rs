//! FIDE 2017, as a list of changes to FIDE 2014. It was in force from July to December 2017.

use super::change::{Change, added, built_on, changed, deleted, renumbered, replaced};
use super::chapters::{BASIC, GUIDELINES, SINCE_2014};
use super::metadata::{BLANK, Metadata, Pair};
use super::{arbiter, decided, fide_2014, recorded, text};
use crate::Provision::*;
use crate::{Edition, Entry};

pub(super) static METADATA: Metadata = Metadata {
    name: "FIDE 2017",
    in_force_from: Some((2017, 7, 1)),
    table: TABLE,
    chapters: &[BASIC, SINCE_2014, GUIDELINES],
    completed_by: Some((Edition::Fide2018, READ)),
    sources: SOURCES,
    ..BLANK
};

/// The articles.
pub(super) const TABLE: &[Entry] = built_on!(fide_2014::TABLE, CHANGES);

/// Articles, with their parts, and chapters that were read in the text of 2017. The others are as in
/// FIDE 2018: FIDE's Arbiters' Manual lists what changed on 1 January 2018.
#[rustfmt::skip] // a list of numbers
const READ: &[&str] = &[
    "Introduction", "1", "2", "3", "4.2.1", "4.2.2", "4.3.3", "5", "6.1", "6.3", "6.9", "7.3", "7.5",
    "7.7", "7.8", "9", "A", "B",
];

/// Articles that FIDE's Arbiters' and Rules Commissions interpreted before they came into force. The
/// interpretations apply.
const SOURCES: &[Pair] = &[
    ("7.5.3", "counted-together"),
    ("7.7.1", "once-pressed"),
    ("7.7.2", "counted-together"),
    ("7.8.2", "counted-together"),
    ("A.4.5", "flag-called"),
];

/// Changes to the Laws of 2014.
#[rustfmt::skip] // one line an article, comments in a column
const CHANGES: &[Change] = &[
    Change::InFigures,                                   // 7.5.a(1) is 7.5.1.1 now
    // Appendices E, F and G are guidelines
    renumbered("E", "GI"),                               // adjourned games
    renumbered("F", "GII"),                              // Chess960
    renumbered("G", "GIII"),                             // quickplay finish
    // 1 Nature and objectives
    replaced("1.1", &[
        decided("1.1", &[TwoOpponents]),                 // two opponents, one board
        decided("1.2", &[Alternation]).about("white-begins"), // White begins, then by turns
        decided("1.3", &[Alternation]).about("having-the-move"), // having the move
    ]),
    replaced("1.2", &[
        decided("1.4", &[AimOfTheGame]).about("aim"),    // checkmate is the aim
        decided("1.4.1", &[AimOfTheGame, KingIsNeverCaptured]).about("checkmate-wins"), // it wins; kings are not captured
        decided("1.4.2", &[AimOfTheGame]).about("mated-loses"), // the mated player has lost
    ]),
    renumbered("1.3", "1.5"),                            // neither can checkmate
    // 3 Moves of the pieces
    replaced("3.1", &[
        decided("3.1", &[OwnPieceOnSquare]).about("own-piece"), // occupied squares
        decided("3.1.1", &[OwnPieceOnSquare]).about("capturing"), // capturing
        decided("3.1.2", &[Attack]).about("attacking-a-piece"), // attacking a piece
        decided("3.1.3", &[Attack]).about("attacking-a-square"), // attacking a square, even if pinned
    ]),
    replaced("3.7.d", &[
        text("3.7.4", "en-passant"),                     // en passant:
        decided("3.7.4.1", &[EnPassant]),                // how
        decided("3.7.4.2", &[EnPassantAtOnce]),          // only at once
    ]),
    replaced("3.7.e", &[
        text("3.7.5", "promotion"),                      // promotion:
        decided("3.7.5.1", &[Promotion]).about("promotion-exchange"), // the pawn is exchanged
        decided("3.7.5.2", &[Promotion]).about("promotion-free-choice"), // for any of four pieces
        decided("3.7.5.3", &[Promotion]).about("promotion-effect"), // with immediate effect
    ]),
    replaced("3.9", &[
        text("3.9", "check"),                            // check:
        decided("3.9.1", &[Check]),                      // definition
        decided("3.9.2", &[NoSelfCheck]),                // the player's own king may not be left in it
    ]),
    // 4 Act of moving
    replaced("4.2", &[
        text("4.2", "contact"),                          // contact without moving:
        decided("4.2.1", &[Adjusting]),                  // adjusting
        decided("4.2.2", &[IntentionalContact]),         // other contact is intended
    ]),
    changed(text("4.6", "promotion-order")),             // promotion in any order:
    added("4.6.2", &[decided("4.6.3", &[PromotionAnyOrder]).about("promotion-capture")]), // a piece there is captured
    // 5 Completion of the game
    deleted("5.2.d"),                                    // threefold repetition
    deleted("5.2.e"),                                    // fifty moves
    // 6 The chessclock
    replaced("6.2.a", &[decided("6.2.1", &[PressCompletesMove])]), // the press completes the move; also complete:
    added("6.2.a(2)", &[recorded("6.2.2", &[PressAlwaysAllowed])]), // pressing is always allowed
    renumbered("6.2.b", "6.2.3"),                        // with the hand that moved
    renumbered("6.2.c", "6.2.4"),                        // improper handling
    renumbered("6.2.d", "6.2.5"),                        // adjusting only on own time
    renumbered("6.2.e", "6.2.6"),                        // an assistant for the clock
    deleted("6.11"),                                     // both flags down, order unknown:
    deleted("6.11.a"),                                   // play continues
    deleted("6.11.b"),                                   // drawn in the last period
    renumbered("6.12", "6.11"),                          // stopping the clock:
    replaced("6.13", &[
        text("6.12", "screens"),                         // screens and move counters:
        recorded("6.12.1", &[ScreensAllowed]),           // are allowed
        decided("6.12.2", &[Displays]),                  // but no basis for a claim
    ]),
    // 7 Irregularities
    replaced("7.4", &[
        text("7.4", "displaced"),                        // displaced pieces:
        decided("7.4.1", &[DisplacedPieces]),            // put back on own time
        arbiter("7.4.2", &[DisplacedHelp]),              // the arbiter helps
        arbiter("7.4.3", &[DisplacedPenalty]),           // and may penalise
    ]),
    replaced("7.5.a", &[
        decided("7.5.1", &[IllegalMoveCompleted]),       // position restored
        decided("7.5.2", &[PawnLeftUnpromoted]),         // unpromoted pawn
    ]),
    renumbered("7.5.b", "7.5.3"),                        // two minutes, loss
    added("7.6", &[
        text("7.7", "both-hands"),                       // two hands:
        decided("7.7.1", &[TwoHands]),                   // count as an illegal move
        decided("7.7.2", &[TwoHandsPenalty]),            // two minutes, loss
        text("7.8", "empty-press"),                      // press without a move:
        decided("7.8.1", &[PressWithoutMove]),           // counts as an illegal move
        decided("7.8.2", &[PressWithoutMovePenalty]),    // two minutes, loss
    ]),
    // 8 Recording of the moves
    replaced("8.1.a", &[
        recorded("8.1.1", &[RecordingMoves]),            // move after move
        recorded("8.1.2", &[RecordingInAdvance]),        // not in advance
    ]),
    deleted("8.1.b"),                                    // use of the scoresheet
    added("8.1.c", &[recorded("8.1.4", &[ScoresheetUse])]), // use of the scoresheet
    renumbered("8.1.d", "8.1.5"),                        // draw offers
    renumbered("8.1.e", "8.1.6"),                        // an assistant for recording
    // 9 The drawn game
    replaced("9.2", &[
        text("9.2", "threefold"),                        // threefold repetition:
        decided("9.2.1", &[DrawByRepetitionClaim]).about("threefold-claim"), // draws on a correct claim
    ]),
    renumbered("9.2.a", "9.2.1.1"),                      // about to appear
    replaced("9.2.b", &[
        decided("9.2.1.2", &[ThreefoldAppeared]),        // has appeared
        decided("9.2.2", &[SamePosition]),               // same position; not the same:
    ]),
    changed(decided("9.3", &[DrawByFiftyMovesClaim]).about("fifty-claim")), // fifty moves:
    replaced("9.5", &[
        text("9.5", "after-a-claim"),                    // after a claim:
        decided("9.5.1", &[ClaimStopsClock]),            // the claim stops the clock
    ]),
    renumbered("9.5.a", "9.5.2"),                        // correct
    renumbered("9.5.b", "9.5.3"),                        // incorrect
    deleted("9.7"),                                      // dead position again
    // 10 Points
    added("10.1", &[decided("10.2", &[PointsTotal])]),   // never more than the maximum
    // 11 Conduct of the players
    replaced("11.2", &[
        text("11.2", "venue"),                           // venue and area:
        recorded("11.2.1", &[PlayingVenue]).about("venue-is"), // playing venue
        recorded("11.2.2", &[PlayingVenue]).about("playing-area"), // playing area
        arbiter("11.2.3", &[PermissionToLeave]),         // only with permission:
    ]),
    renumbered("11.2.a", "11.2.3.1"),                    // leaving the venue
    renumbered("11.2.b", "11.2.3.2"),                    // leaving the area with the move
    renumbered("11.2.c", "11.2.3.3"),                    // others in the area
    added("11.2.c", &[recorded("11.2.4", &[AnnouncingToLeave])]), // announcing that one leaves
    replaced("11.3.b", &[
        text("11.3.2", "electronic-devices"),            // electronic devices:
        decided("11.3.2.1", &[ElectronicDevices]),       // not without permission
        decided("11.3.2.2", &[DeviceLoses]),             // having one loses
        arbiter("11.3.3", &[Inspection]),                // inspection
    ]),
    renumbered("11.3.c", "11.3.4"),                      // smoking, also e-cigarettes
    added("11.10", &[
        recorded("11.11", &[PlayersReconstruct]),        // helping to reconstruct
        recorded("11.12", &[CheckingClaims]),            // checking claims
    ]),
    // 12 Role of the arbiter
    added("12.2.f", &[text("12.2.7", "anti-cheating")]), // anti-cheating rules
    added("12.9.g", &[arbiter("12.9.8", &[PenaltyExclusion])]), // exclusion from rounds
    renumbered("12.9.h", "12.9.9"),                      // expulsion
    // Appendix A: rapid
    replaced("A.3", &[
        text("A.3", "full-rapid"),                       // under full supervision:
        decided("A.3.1", &[RapidSupervised]),            // Competition Rules if:
    ]),
    renumbered("A.3.a", "A.3.1.1"),                      // an arbiter for three games
    renumbered("A.3.b", "A.3.1.2"),                      // and the games recorded
    added("A.3.b", &[recorded("A.3.2", &[RapidScoresheetShown])]), // asking for the scoresheet
    added("A.4.d", &[decided("A.4.5", &[RapidFlagCalled])]), // the arbiter calls a flag-fall
    // Appendix B: blitz
    replaced("B.3", &[
        text("B.3", "full-blitz"),                       // under full supervision:
        decided("B.3.1", &[BlitzSupervised]),            // Competition Rules if:
    ]),
    renumbered("B.3.a", "B.3.1.1"),                      // an arbiter for one game
    renumbered("B.3.b", "B.3.1.2"),                      // and the game recorded
    added("B.3.b", &[recorded("B.3.2", &[BlitzScoresheetShown])]), // asking for the scoresheet
    // Appendix C: algebraic notation
    added("C.9", &[
        decided("C.9.1", &[CaptureNotation]).about("capture-piece"), // the letter
        decided("C.9.2", &[CaptureNotation]).about("capture-square"), // the square
        decided("C.9.3", &[CaptureNotation]).about("capture-pawn"), // by a pawn
    ]),
    added("C.10.1", &[
        decided("C.10.1.1", &[Disambiguation]).about("on-one-rank-letter"), // the letter
        decided("C.10.1.2", &[Disambiguation]).about("on-one-rank-file"), // its file
        decided("C.10.1.3", &[Disambiguation]).about("on-one-rank-square"), // the square
    ]),
    added("C.10.2", &[
        decided("C.10.2.1", &[Disambiguation]).about("on-one-file-letter"), // the letter
        decided("C.10.2.2", &[Disambiguation]).about("on-one-file-rank"), // its rank
        decided("C.10.2.3", &[Disambiguation]).about("on-one-file-square"), // the square
        decided("C.10.3", &[Disambiguation]).about("neither-rank-nor-file"), // neither
    ]),
    // Appendix D: blind players
    replaced("D.1.a", &[text("D.1.1", "board-size")]),   // size
    replaced("D.1.b", &[text("D.1.2", "squares-raised")]), // black squares raised
    added("D.1.c", &[
        text("D.1.4", "blind-pieces"),                   // and on the pieces:
        text("D.1.4.1", "pegs"),                         // pegs
        text("D.1.4.2", "pieces-marked"),                // black pieces marked
    ]),
    changed(decided("D.2.3", &[BlindMoveMade])),         // made when:
    added("D.2.3.c", &[decided("D.2.4", &[BlindClockStart])]), // only then the clock
    renumbered("D.2.4", "D.2.5"),                        // usual rules for the sighted
    replaced("D.2.5", &[
        recorded("D.2.6", &[BlindClock]),                // special clock:
        recorded("D.2.6.1", &[BlindClock]).about("clock-speaks"), // that speaks
        recorded("D.2.6.2", &[BlindClock]).about("clock-hands"), // or has hands:
    ]),
    renumbered("D.2.5.a", "D.2.6.2.1"),                  // its hands and dots
    renumbered("D.2.5.b", "D.2.6.2.2"),                  // its flag
    deleted("D.2.5.c"),                                  // its voice
    renumbered("D.2.6", "D.2.7"),                        // keeping score
    renumbered("D.2.7", "D.2.8"),                        // slip of the tongue
    renumbered("D.2.8", "D.2.9"),                        // different positions or scoresheets
    renumbered("D.2.9", "D.2.10"),                       // an assistant may:
    renumbered("D.2.10", "D.2.11"),                      // the sighted player's assistant
    // Guidelines II: Chess960
    replaced("F.3", &[decided("GII.3", &[Chess960Castling])]), // castling:
    added("F.3.b.4", &[
        recorded("GII.3.2.5", &[Chess960CastlingByHand]).about("chess960-advice"), // advice:
        recorded("GII.3.2.5.1", &[Chess960CastlingByHand]), // king aside first
        decided("GII.3.2.5.2", &[Chess960Castling]).about("chess960-final-squares"), // final squares as usual
        decided("GII.3.2.6", &[Chess960Castling]).about("chess960-which-squares"), // definition of these squares
        recorded("GII.3.2.7", &[Chess960CastlingAnnounced]).about("chess960-notes"), // notes:
        recorded("GII.3.2.7.1", &[Chess960CastlingAnnounced]), // announcing it
        decided("GII.3.2.7.2", &[Chess960Castling]).about("chess960-one-stands-still"), // one of the two may stay
        decided("GII.3.2.7.3", &[Chess960Castling]).about("chess960-move-one"), // possible on move one
        decided("GII.3.2.7.4", &[Chess960Castling]).about("chess960-empty-squares"), // squares that must be empty
        decided("GII.3.2.7.5", &[Chess960Castling]).about("chess960-occupied-squares"), // squares that may be occupied
    ]),
    // Guidelines III: games without increment
    replaced("G.2", &[
        decided("GIII.2", &[QuickplayAnnounced]).about("quickplay-when"), // when these apply:
        decided("GIII.2.1", &[QuickplayAnnounced]),      // announced beforehand
    ]),
    replaced("G.3", &[
        decided("GIII.2.2", &[QuickplayNotBlitz]),       // not for blitz
        text("GIII.3", "flags"),                         // flags:
        text("GIII.3.1", "both-flags"),                  // both down, order unknown:
        decided("GIII.3.1.1", &[BothFlags]),             // play continues
        decided("GIII.3.1.2", &[BothFlagsLastPeriod]),   // drawn in the last period
    ]),
];
