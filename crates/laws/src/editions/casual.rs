//! Casual play on a website: the rules of chess as the software enforces them, without an act of
//! moving. The article numbers are those of the page that explains the rules. One rule is the site's
//! own and has no number there.

use super::decided;
use super::metadata::{BLANK, Metadata};
use crate::Entry;
use crate::Provision::*;

pub(super) static METADATA: Metadata =
    Metadata { name: "Casual", table: TABLE, chapters: &[&[("casual", "casual")]], ..BLANK };

/// The articles.
#[rustfmt::skip] // one line an article, comments in a column
const TABLE: &[Entry] = &[
    decided("casual 3.1", &[TwoOpponents, Alternation, Chessboard, PieceSet, InitialPosition, OnlyLegalMoves, ReleasedPiece]).about("casual-board"), // board, pieces, moving by turns
    decided("casual 3.1.1", &[AimOfTheGame, KingMove, Check, NoSelfCheck, Castling, CastlingRightLost, CastlingPrevented, CastlingUnderAttack, CastlingBlocked, CastlingMade]).about("casual-king"), // king
    decided("casual 3.1.2", &[RookMove]).about("casual-rook"), // rook
    decided("casual 3.1.3", &[BishopMove]),              // bishop
    decided("casual 3.1.4", &[QueenMove]).about("casual-queen"), // queen
    decided("casual 3.1.5", &[KnightMove]),              // knight
    decided("casual 3.1.6", &[PawnAdvance, PawnDoubleAdvance, PawnCapture, EnPassant, EnPassantAtOnce, Promotion, PromotionMade]).about("casual-pawns"), // pawns
    decided("casual 3.1.7", &[OwnPieceOnSquare, NoJumping, CaptureMade, KingIsNeverCaptured, LegalMove, IllegalMove, Checkmate, Resignation]).about("casual-others"), // other rules; mate, resignation
    decided("casual 3.2", &[TimeControl, Chessclock, WhiteClockStarts, PressCompletesMove, EndingMoveNeedsNoPress, FlagFallObserved, FlagFallLoses]).about("casual-clock"), // games with a clock
    decided("casual 3.3", &[DrawAgreement, DrawOffer]).about("casual-draws"), // drawn games: agreement
    decided("casual 3.3.1", &[Stalemate]),               // stalemate
    decided("casual 3.3.2", &[SamePosition, ThreefoldWithoutClaim]), // the third appearance
    decided("casual 3.3.3", &[FiftyMovesWithoutClaim]),  // fifty moves
    decided("casual 3.3.4", &[DeadPosition, DeadPositionPrinciple]).about("casual-material"), // too little material
    decided("casual site", &[MoveTakenBack, GameBrokenOff]), // agreements of both players: the site's own rule
];
