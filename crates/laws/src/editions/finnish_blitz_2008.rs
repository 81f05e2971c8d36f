//! Finland's blitz rules of 2008 for national events: the Laws of 2009 with exceptions.

use super::change::{Change, built_on, first};
use super::chapters::{BASIC, FIDE_2009};
use super::metadata::{BLANK, Metadata, Pair};
use super::{arbiter, decided, fide_2009, recorded, text};
use crate::Provision::*;
use crate::{Edition, Entry};

pub(super) static METADATA: Metadata = Metadata {
    name: "Finnish blitz 2008",
    parent: Some(Edition::Fide2009),
    table: TABLE,
    chapters: &[OWN_CHAPTER, BASIC, FIDE_2009],
    sources: fide_2009::SOURCES,
    ..BLANK
};

const OWN_CHAPTER: &[Pair] = &[("fi-blitz", "finnish-blitz")];

/// The articles.
const TABLE: &[Entry] = built_on!(fide_2009::TABLE, CHANGES);

/// The Finnish rules and the articles of the Laws that they replace.
const CHANGES: &[Change] = &[
    first(OWN),
    replaces("6.3"),
    replaces("6.8"),
    replaces("6.9"),
    replaces("6.11"),
    replaces("7.4"),
    replaces("8"),
    replaces("9.2"),
    replaces("9.3"),
    replaces("9.4"),
    replaces("9.5"),
    replaces("10"),
    replaces("12.10"),
    replaces("13.4"),
    replaces("13.6"),
    replaces("A"),
    replaces("B"),
    replaces("D"),
];

/// Replaces an article of the Laws and its parts by these rules.
const fn replaces(number: &'static str) -> Change {
    Change::LeftOut(number, "fi-blitz")
}

/// The Finnish rules, in their own order.
#[rustfmt::skip] // one line an article, comments in a column
const OWN: &[Entry] = &[
    decided("fi-blitz 1", &[FinnishBlitz]),              // the Laws of FIDE, with these exceptions
    decided("fi-blitz 2", &[BlitzDefinition]),           // all moves in a time set beforehand, perhaps with an increment
    text("fi-blitz 3", "clock-has-flag"),                // every clock has a flag
    text("fi-blitz 4", "clocks-face"),                   // orientation of the clocks; Black chooses the side
    recorded("fi-blitz 5", &[PressWithSameHand]).about("fi-same-hand"), // with the hand that moved
    recorded("fi-blitz 6", &[RapidRecording]),           // no scoresheets
    decided("fi-blitz 7", &[RapidAfterMoves, RapidWrongSetup, RapidClockSetting, FinnishCastling]), // after three moves; castling with king and queen exchanged
    arbiter("fi-blitz 8", &[PressAlwaysAllowed, ImproperClockHandling]).about("fi-clock"), // handling the clock
    arbiter("fi-blitz 9", &[FinnishDisplaced, DisplacedPieces, PenaltyMoreTime]).about("fi-displaced"), // displaced pieces on their own time
    decided("fi-blitz 10", &[TouchedOwnPiece]).about("fi-touch-claim"), // a touched piece: restart the clock and insist
    decided("fi-blitz 11", &[PawnLeftUnpromoted]).about("fi-promotion"), // a pawn left on the last rank stays a pawn unless claimed
    decided("fi-blitz 12", &[IllegalMoveCompleted]).about("fi-correcting"), // illegal moves: correcting them before pressing
    decided("fi-blitz 12a", &[IllegalMoveUnnoticed]),    // unnoticed illegal moves stand
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
    decided("fi-blitz 18", &[ArbiterUnasked, RapidFlagCalled, RapidActOfMoving]).about("fi-unasked"), // the arbiter does not intervene unasked
    text("fi-blitz 19", "clock-not-lifted"),             // nor lift the clock
    arbiter("fi-blitz 20", &[OthersInterfering, FinnishInterference]).about("fi-spectators"), // spectators
    recorded("fi-blitz 21", &[FinnishFinal]),            // decisions are final
];
