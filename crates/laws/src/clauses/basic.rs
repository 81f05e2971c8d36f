//! Statements of the Introduction, the Preface and the basic rules of play (Articles 1 to 5).

use super::Source::{
    English2009 as E09, English2014 as E14, English2017 as E17, English2018 as E18,
    English2023 as E23, GreekCasual as CASUAL,
};
use super::vocabulary::Actor::*;
use super::vocabulary::{is, may, may_not, shall};
use super::{Source, Statement, of, text};
use crate::Provision::*;

const ALL: &[Source] = &[E09, E14, E18, E23];
const ALL_AND_CASUAL: &[Source] = &[E09, E14, E18, E23, CASUAL];
const SINCE_14: &[Source] = &[E14, E18, E23];
const SINCE_18: &[Source] = &[E18, E23];

#[rustfmt::skip] // one line a statement
pub(super) const STATEMENTS: &[Statement] = &[
    // Introduction and Preface
    text("introduction", &[E09], &[is("over-the-board", ""), is("english-authentic", "dresden-2008")]),
    text("introduction", &[E14], &[is("over-the-board", "two-parts"), is("english-authentic", "tallinn-2013")]),
    text("introduction", &[E17], &[is("over-the-board", "two-parts"), is("english-authentic", "baku-2016-athens-2017")]),
    text("introduction", &[E18], &[is("over-the-board", "two-parts"), is("english-authentic", "goynuk-2017")]),
    text("introduction", &[E23], &[is("over-the-board", "two-parts-competitive"), is("english-authentic", "chennai-2022")]),
    of(SilentLaws, ALL, &[is("not-regulated", "analogy"), shall(Arbiter, "competence-judgement-objectivity", "fairness-logic-special-factors"), shall(Federation, "appeal", "accept-this-view")]),
    text("own-rules-no-conflict", &[E09], &[may(Federation, "no-conflict-with-the-laws", "")]),
    text("own-rules-border", &[E09], &[is("federation-rules", "territory-only")]),
    text("own-rules-not-fide", &[E09], &[is("federation-rules", "not-in-fide-events")]),
    text("rated-games", SINCE_14, &[is("rated-by-fide", "laws-followed"), is("not-rated", "laws-recommended")]),
    text("official-decisions", ALL, &[may(Federation, "problem-of-the-laws", "asks-fide")]),
    // 1 Nature and objectives
    of(TwoOpponents, ALL_AND_CASUAL, &[is("", "two-players-one-board")]),
    of(Alternation, ALL, &[is("", "white-first-then-alternately"), is("opponent-has-made-a-move", "has-the-move")]),
    of(Alternation, &[CASUAL], &[is("", "white-first-then-alternately"), is("colours", "agreement-chance-or-director")]),
    of(AimOfTheGame, ALL_AND_CASUAL, &[is("king-attacked-and-no-legal-move", "wins")]),
    of(KingIsNeverCaptured, ALL_AND_CASUAL, &[may_not(Player, "own-king-attacked", ""), may_not(Player, "captures-the-king", "")]),
    of(DeadPositionPrinciple, ALL_AND_CASUAL, &[is("neither-can-checkmate", "draw")]),
    // 2 Initial position
    of(Chessboard, ALL_AND_CASUAL, &[is("", "eight-by-eight")]),
    of(PieceSet, ALL_AND_CASUAL, &[is("", "sixteen-each")]),
    of(InitialPosition, ALL_AND_CASUAL, &[is("", "diagram")]),
    // 3 Moves of the pieces
    of(OwnPieceOnSquare, ALL_AND_CASUAL, &[may_not(Player, "own-piece-on-the-square", ""), is("opponents-piece-on-the-square", "captured")]),
    of(Attack, ALL, &[is("could-capture-there", "even-if-pinned")]),
    of(BishopMove, ALL, &[may(Player, "", "its-diagonals")]),
    of(BishopMove, &[CASUAL], &[may(Player, "", "its-diagonals"), is("", "keeps-its-colour")]),
    of(RookMove, ALL_AND_CASUAL, &[may(Player, "", "its-file-and-rank")]),
    of(QueenMove, ALL_AND_CASUAL, &[may(Player, "", "its-file-rank-and-diagonals")]),
    of(NoJumping, ALL_AND_CASUAL, &[may_not(Player, "piece-in-between", "")]),
    of(KnightMove, ALL, &[may(Player, "", "nearest-squares-off-its-lines")]),
    of(KnightMove, &[CASUAL], &[may(Player, "", "nearest-squares-off-its-lines"), is("", "changes-its-colour")]),
    of(PawnAdvance, ALL_AND_CASUAL, &[may(Player, "square-ahead-empty", "one-square")]),
    of(PawnDoubleAdvance, ALL_AND_CASUAL, &[may(Player, "first-move-and-both-empty", "two-squares")]),
    of(PawnCapture, ALL_AND_CASUAL, &[may(Player, "opponents-piece-diagonally-ahead", "one-square")]),
    of(EnPassant, ALL_AND_CASUAL, &[may(Player, "beside-a-pawn-that-advanced-two", "as-if-one")]),
    of(EnPassantAtOnce, ALL_AND_CASUAL, &[may(Player, "next-move", "")]),
    of(Promotion, ALL_AND_CASUAL, &[shall(Player, "pawn-on-the-last-rank", "queen-rook-bishop-knight"), is("promoted", "effect-at-once")]),
    of(KingMove, &[E09, CASUAL], &[may(Player, "square-not-attacked", "adjoining-square")]),
    of(KingMove, SINCE_14, &[may(Player, "", "adjoining-square")]),
    of(Castling, ALL_AND_CASUAL, &[is("with-either-rook", "king-two-squares")]),
    of(CastlingRightLost, ALL_AND_CASUAL, &[may_not(Player, "king-or-rook-has-moved", "")]),
    of(CastlingPrevented, ALL_AND_CASUAL, &[is("attacked-or-blocked", "prevented-for-now")]),
    of(CastlingUnderAttack, ALL_AND_CASUAL, &[may_not(Player, "kings-square-path-or-arrival-attacked", "")]),
    of(CastlingBlocked, ALL_AND_CASUAL, &[may_not(Player, "piece-between-king-and-rook", "")]),
    of(Check, ALL_AND_CASUAL, &[is("attacked", "even-by-a-pinned-piece")]),
    of(NoSelfCheck, ALL_AND_CASUAL, &[may_not(Player, "own-king-in-check", "")]),
    of(LegalMove, ALL_AND_CASUAL, &[is("all-requirements-met", "legal")]),
    of(IllegalMove, ALL_AND_CASUAL, &[is("a-requirement-not-met", "illegal")]),
    of(IllegalPosition, SINCE_14, &[is("no-series-of-legal-moves-leads-to-it", "illegal")]),
    // 4 Act of moving
    of(OneHand, ALL, &[shall(Player, "each-move", "one-hand")]),
    of(Adjusting, &[E09], &[may(Mover, "announced-first", "")]),
    of(Adjusting, SINCE_14, &[may_not(Player, "without-the-move-or-unannounced", "")]),
    of(IntentionalContact, SINCE_18, &[is("not-clearly-accidental", "counts-as-intended")]),
    of(TouchedOwnPiece, &[E09], &[shall(Mover, "deliberately", "first-that-can-move")]),
    of(TouchedOwnPiece, SINCE_14, &[shall(Mover, "intending-to-move-or-capture", "first-that-can-move")]),
    of(TouchedOpponentPiece, &[E09], &[shall(Mover, "deliberately", "first-that-can-be-captured")]),
    of(TouchedOpponentPiece, SINCE_14, &[shall(Mover, "intending-to-move-or-capture", "first-that-can-be-captured")]),
    of(TouchedBothColours, &[E09, E14], &[shall(Mover, "one-piece-of-each-colour", "captures-with-it"), is("order-unclear", "own-piece-first")]),
    of(TouchedBothColours, SINCE_18, &[shall(Mover, "one-or-more-pieces-of-each-colour", "first-own-captures-first-opponents"), is("order-unclear", "own-piece-first")]),
    of(TouchedKingAndRook, &[E09], &[shall(Mover, "deliberately-king-and-rook", "castles-if-legal")]),
    of(TouchedKingAndRook, SINCE_14, &[shall(Mover, "king-and-rook", "castles-if-legal")]),
    of(TouchedRookFirst, ALL, &[may_not(Mover, "deliberately-rook-then-king", "castling-that-side")]),
    of(CastlingIllegalAfterTouch, &[E09], &[shall(Mover, "king-or-king-and-rook-together", "another-king-move"), may(Mover, "castling-elsewhere-legal", ""), may(Mover, "king-has-no-legal-move", "any-legal-move")]),
    of(CastlingIllegalAfterTouch, SINCE_14, &[shall(Mover, "king-then-rook", "another-king-move"), may(Mover, "castling-elsewhere-legal", ""), may(Mover, "king-has-no-legal-move", "any-legal-move")]),
    of(PromotionChoice, ALL, &[may(Mover, "before-touching-the-promotion-square", "changes-the-choice")]),
    of(NoTouchedPieceCanMove, ALL, &[may(Mover, "no-touched-piece-can-move-or-be-captured", "any-legal-move")]),
    of(PromotionAnyOrder, SINCE_14, &[may(Mover, "", "any-order"), may(Mover, "", "pawn-not-placed"), shall(Mover, "opponents-piece-on-the-promotion-square", "captured")]),
    of(ReleasedPiece, ALL, &[may_not(Mover, "released-in-a-legal-move", "another-square")]),
    of(ReleasedPiece, &[CASUAL], &[is("entered", "made")]),
    of(CaptureMade, ALL_AND_CASUAL, &[is("captured-piece-removed-and-piece-released", "made")]),
    of(CastlingMade, &[E09], &[is("rook-released", "made"), shall(Mover, "king-released", "castles-if-legal")]),
    of(CastlingMade, SINCE_14, &[is("rook-released", "made"), shall(Mover, "king-released", "castles-if-legal"), shall(Mover, "king-released-and-castling-illegal", "another-king-move"), may(Mover, "castling-elsewhere-legal", ""), may(Mover, "king-has-no-legal-move", "any-legal-move")]),
    of(CastlingMade, &[CASUAL], &[is("entered", "made")]),
    of(PromotionMade, &[E09], &[is("pawn-removed-and-piece-released", "made"), may_not(Mover, "pawn-released-on-the-promotion-square", "another-square")]),
    of(PromotionMade, &[E14, E18, E23, CASUAL], &[is("pawn-removed-and-piece-released", "made")]),
    of(TouchClaimLost, &[E09], &[may_not(Player, "has-deliberately-touched-a-piece", "claims-a-breach-of-article-4")]),
    of(TouchClaimLost, SINCE_14, &[may_not(Player, "has-touched-a-piece-to-move-or-capture", "claims-a-breach-of-4-1-to-4-7")]),
    of(AssistantForMoves, SINCE_14, &[may(Player, "cannot-move-the-pieces", "brings-an-assistant-acceptable-to-the-arbiter")]),
    // 5 Completion of the game
    of(Checkmate, &[E09], &[is("legal-move", "wins-at-once")]),
    of(Checkmate, &[CASUAL], &[is("in-check-without-escape", "loses")]),
    of(Checkmate, SINCE_14, &[is("legal-move-properly-made", "wins-at-once")]),
    of(Resignation, &[E09, E14, E18, CASUAL], &[is("resigns", "loses-at-once")]),
    of(Resignation, &[E23], &[is("resigns", "loses-at-once"), is("opponent-cannot-checkmate", "draw")]),
    of(Stalemate, &[E09], &[is("legal-move", "draw-at-once")]),
    of(Stalemate, &[CASUAL], &[is("no-legal-move-and-no-check", "draw")]),
    of(Stalemate, SINCE_14, &[is("legal-move-properly-made", "draw-at-once")]),
    of(DeadPosition, &[E09], &[is("legal-move", "draw-at-once")]),
    of(DeadPosition, SINCE_14, &[is("legal-move-properly-made", "draw-at-once")]),
    of(DeadPosition, &[CASUAL], &[is("too-little-material", "draw")]),
    of(DrawAgreement, &[E09, E14, CASUAL], &[may(Both, "during-the-game", "draw")]),
    of(DrawAgreement, SINCE_18, &[may(Both, "each-has-made-a-move", "draw")]),
    of(DrawByRepetitionClaim, ALL, &[is("position-at-least-three-times-correctly-claimed", "draw")]),
    of(DrawByFiftyMovesClaim, ALL, &[is("last-fifty-moves-each-correctly-claimed", "draw")]),
];
