//! Finland's blitz rules of 2008, for national events: the Laws of 2009 with
//! these exceptions.

use super::{arbiter, decided, fide_2009, left_out, on, recorded, text};
use crate::Entry;
use crate::Provision::*;

/// The rules in their own order.
#[rustfmt::skip] // one line an article, comments in a column
const OWN: &[Entry] = &[
    decided("fi-blitz 1", &[FinnishBlitz]),              // the Laws of FIDE, with these exceptions
    decided("fi-blitz 2", &[BlitzDefinition]),           // all moves in a time set beforehand, perhaps with an increment
    text("fi-blitz 3", "clock-has-flag"),                // every clock has a flag
    text("fi-blitz 4", "clocks-face"),                   // which way the clocks face; Black chooses the side to sit at
    recorded("fi-blitz 5", &[PressWithSameHand]).about("fi-same-hand"), // with the hand that moved
    recorded("fi-blitz 6", &[RapidRecording]),           // no scoresheets
    decided("fi-blitz 7", &[RapidAfterMoves, RapidWrongSetup, RapidClockSetting, FinnishCastling]), // after three moves; castling with king and queen exchanged
    arbiter("fi-blitz 8", &[PressAlwaysAllowed, ImproperClockHandling]).about("fi-clock"), // handling the clock
    arbiter("fi-blitz 9", &[FinnishDisplaced, DisplacedPieces, PenaltyMoreTime]).about("fi-displaced"), // displaced pieces on their own time
    decided("fi-blitz 10", &[TouchedOwnPiece]).about("fi-touch-claim"), // a touched piece: restart the clock and insist
    decided("fi-blitz 11", &[PawnLeftUnpromoted]).about("fi-promotion"), // a pawn left on the last rank stays a pawn unless claimed
    decided("fi-blitz 12", &[IllegalMoveCompleted]).about("fi-correcting"), // illegal moves: correcting them before pressing
    decided("fi-blitz 12a", &[IllegalMoveUnnoticed]),    // what nobody has noticed stands
    decided("fi-blitz 12b", &[TouchedOwnPiece]).about("fi-touch-after-illegal"), // the touched piece binds
    decided("fi-blitz 12c", &[IllegalMoveCompleted]).about("fi-illegal-complete"), // completed by pressing; then the opponent may claim
    text("fi-blitz 13", "won-by"),                       // won by:
    decided("fi-blitz 13a", &[Checkmate]),               // checkmate
    decided("fi-blitz 13b", &[Resignation]),             // resignation
    decided("fi-blitz 13c", &[RapidFlagFall, FlagFallObserved, FlagFallLoses]).about("fi-win-on-time"), // time
    decided("fi-blitz 13c(1)", &[RapidFlagClaim]),       // pointed out with the player's own flag up
    decided("fi-blitz 13c(2)", &[SufficientMaterial]),   // with enough material, or a forced mate that is shown
    decided("fi-blitz 13d", &[BlitzIllegalMove, KingIsNeverCaptured]), // an illegal move, claimed before the player's own move
    text("fi-blitz 14", "drawn-by"),                     // drawn by:
    decided("fi-blitz 14a", &[Stalemate, DeadPosition]), // stalemate and too little material
    decided("fi-blitz 14b", &[DrawAgreement]),           // agreement
    decided("fi-blitz 14c", &[RapidBothFlags]),          // both flags
    decided("fi-blitz 14d", &[InsufficientMaterial]),    // a flag against too little material
    arbiter("fi-blitz 14e", &[NoProgress]),              // repetition and no progress
    decided("fi-blitz 15", &[OrderOfEvents]),            // the order of events decides
    recorded("fi-blitz 16", &[StoppingTheClock]).about("fi-stopping"), // stopping the clock to call the arbiter
    arbiter("fi-blitz 17", &[Penalties]).about("fi-penalties"), // penalties:
    arbiter("fi-blitz 17a", &[PenaltyWarning]).about("fi-first-offence"), // first a warning
    decided("fi-blitz 17b", &[SecondOffence, PenaltyLoss]).about("fi-second-offence"), // then the loss of the game
    arbiter("fi-blitz 17c", &[PenaltyExclusion]).about("fi-more-offences"), // in several games others, up to exclusion
    decided("fi-blitz 18", &[ArbiterUnasked, RapidFlagCalled, RapidActOfMoving]).about("fi-unasked"), // the arbiter does not step in unasked
    text("fi-blitz 19", "clock-not-lifted"),             // nor take the clock up
    arbiter("fi-blitz 20", &[OthersInterfering, FinnishInterference]).about("fi-spectators"), // spectators
    recorded("fi-blitz 21", &[FinnishFinal]),            // decisions are final
];

const TAKES_ITS_PLACE: &str = "fi-blitz";

/// Articles of the Laws that these rules replace.
#[rustfmt::skip] // one line an article
const REPLACED: &[Entry] = &[
    left_out("6.3", TAKES_ITS_PLACE),
    left_out("6.8", TAKES_ITS_PLACE),
    left_out("6.9", TAKES_ITS_PLACE),
    left_out("6.11", TAKES_ITS_PLACE),
    left_out("6.11.a", TAKES_ITS_PLACE),
    left_out("6.11.b", TAKES_ITS_PLACE),
    left_out("7.1", TAKES_ITS_PLACE),
    left_out("7.1.a", TAKES_ITS_PLACE),
    left_out("7.1.b", TAKES_ITS_PLACE),
    left_out("7.4", TAKES_ITS_PLACE),
    left_out("7.4.a", TAKES_ITS_PLACE),
    left_out("7.4.b", TAKES_ITS_PLACE),
    left_out("8.1", TAKES_ITS_PLACE),
    left_out("8.2", TAKES_ITS_PLACE),
    left_out("8.3", TAKES_ITS_PLACE),
    left_out("8.4", TAKES_ITS_PLACE),
    left_out("8.5", TAKES_ITS_PLACE),
    left_out("8.5.a", TAKES_ITS_PLACE),
    left_out("8.5.b", TAKES_ITS_PLACE),
    left_out("8.5.c", TAKES_ITS_PLACE),
    left_out("8.6", TAKES_ITS_PLACE),
    left_out("8.7", TAKES_ITS_PLACE),
    left_out("9.2", TAKES_ITS_PLACE),
    left_out("9.2.a", TAKES_ITS_PLACE),
    left_out("9.2.b", TAKES_ITS_PLACE),
    left_out("9.3", TAKES_ITS_PLACE),
    left_out("9.3.a", TAKES_ITS_PLACE),
    left_out("9.3.b", TAKES_ITS_PLACE),
    left_out("9.4", TAKES_ITS_PLACE),
    left_out("9.5", TAKES_ITS_PLACE),
    left_out("9.5.a", TAKES_ITS_PLACE),
    left_out("9.5.b", TAKES_ITS_PLACE),
    left_out("10.1", TAKES_ITS_PLACE),
    left_out("10.2", TAKES_ITS_PLACE),
    left_out("10.2.a", TAKES_ITS_PLACE),
    left_out("10.2.b", TAKES_ITS_PLACE),
    left_out("10.2.c", TAKES_ITS_PLACE),
    left_out("10.2.d", TAKES_ITS_PLACE),
    left_out("13.4", TAKES_ITS_PLACE),
    left_out("13.4.a", TAKES_ITS_PLACE),
    left_out("13.4.b", TAKES_ITS_PLACE),
    left_out("13.4.c", TAKES_ITS_PLACE),
    left_out("13.4.d", TAKES_ITS_PLACE),
    left_out("13.4.e", TAKES_ITS_PLACE),
    left_out("13.4.f", TAKES_ITS_PLACE),
    left_out("13.4.g", TAKES_ITS_PLACE),
    left_out("13.6", TAKES_ITS_PLACE),
    left_out("A.1", TAKES_ITS_PLACE),
    left_out("A.2", TAKES_ITS_PLACE),
    left_out("A.3", TAKES_ITS_PLACE),
    left_out("A.4", TAKES_ITS_PLACE),
    left_out("A.4.a", TAKES_ITS_PLACE),
    left_out("A.4.b", TAKES_ITS_PLACE),
    left_out("A.4.c", TAKES_ITS_PLACE),
    left_out("A.4.d", TAKES_ITS_PLACE),
    left_out("A.4.d(1)", TAKES_ITS_PLACE),
    left_out("A.4.d(2)", TAKES_ITS_PLACE),
    left_out("A.4.d(3)", TAKES_ITS_PLACE),
    left_out("B.1", TAKES_ITS_PLACE),
    left_out("B.2", TAKES_ITS_PLACE),
    left_out("B.3", TAKES_ITS_PLACE),
    left_out("B.3.a", TAKES_ITS_PLACE),
    left_out("B.3.b", TAKES_ITS_PLACE),
    left_out("B.3.c", TAKES_ITS_PLACE),
    left_out("D.1", TAKES_ITS_PLACE),
    left_out("D.1.a", TAKES_ITS_PLACE),
    left_out("D.1.b", TAKES_ITS_PLACE),
];

const ENTRIES: usize = OWN.len() + fide_2009::TABLE.len();

/// The table of contents.
pub const TABLE: &[Entry] = &on::<ENTRIES>(OWN, fide_2009::TABLE, REPLACED);
