//! Touched pieces create an obligation. The player must move the first touched own piece that can
//! move. Of touched pieces of the opponent, the first that can be captured must be captured. If
//! pieces of both colours are touched, one captures the other. Touching king and rook together
//! means castling.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | touched-own-piece | 4.3.a | 4.3.a | 4.3.1 | 4.3.1 | 4.3.1 |
//! | touched-opponent-piece | 4.3.b | 4.3.b | 4.3.2 | 4.3.2 | 4.3.2 |
//! | touched-both-colours | 4.3.c | 4.3.c | 4.3.3 | 4.3.3 | 4.3.3 |
//! | touched-king-and-rook | 4.4.a | 4.4.a | 4.4.1 | 4.4.1 | 4.4.1 |
//! | touched-rook-first | 4.4.b | 4.4.b | 4.4.2 | 4.4.2 | 4.4.2 |
//! | castling-illegal-after-touch | 4.4.c | 4.4.c | 4.4.3 | 4.4.3 | 4.4.3 |
//! | no-touched-piece-can-move | 4.5 | 4.5 | 4.5 | 4.5 | 4.5 |
//! | touch-claim-lost | 4.7 | 4.8 | 4.8 | 4.8 | 4.8 |
//! | (adjusting) | 4.2 | 4.2 | 4.2.1 | 4.2.1 | 4.2.1 |

use super::{Rule, RuleId, at_most_one, refuse_under, rule_under};
use crate::report::TouchReport as Reported;
use crate::{ClaimGround, Edition, Effect, Note, Obligation, Provision, Refusal, Right, Ruling};
use alloc::string::ToString;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Color, Move, MoveKind, MoveList, Position, Role, Square, Wing};

/// Pieces are touched, or a player claims a violation of the act of moving.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum TouchedPiece<'a> {
    /// A player touches a piece and can no longer claim that the opponent violated the act of
    /// moving.
    ClaimLost {
        /// The player.
        player: Color,
    },
    /// A player moved another piece than the touched one, and the move is taken back.
    BackToTouched {
        /// The obligation from the touched pieces.
        bound: Option<TouchObligation>,
        /// The position that is restored.
        to: &'a Position,
    },
    /// A player claims a violation of the act of moving after touching a piece.
    ClaimedTooLate {
        /// The player.
        player: Color,
    },
    /// A player claims that the opponent had to play a piece, and there was no obligation. The
    /// piece may have been adjusted.
    NoViolation {
        /// The player.
        player: Color,
        /// The square.
        square: Square,
        /// True if the piece was adjusted.
        adjusted: bool,
    },
    /// The arbiter believes that the player had to play a piece, and there was no obligation.
    NoneSeen {
        /// The player.
        player: Color,
        /// The square.
        square: Square,
    },
    /// The arbiter sees that a touched piece was not moved after the opponent has replied.
    SeenTooLate {
        /// The player who had touched the piece.
        player: Color,
    },
    /// The touched pieces create an obligation. No ruling if they do not.
    Binds {
        /// The obligation from the touched pieces.
        bound: Option<TouchObligation>,
        /// The position.
        position: &'a Position,
    },
    /// A king was captured on a board without a record of the moves. The player touched the king,
    /// which cannot be captured, so the capturing piece must be played.
    KingTaken {
        /// The player.
        player: Color,
    },
    /// The arbiter reports a touch on a board without a record of the moves.
    Reported {
        /// The player.
        player: Color,
        /// The touched pieces.
        what: Reported,
        /// The legal moves with these pieces.
        playable: Playable,
    },
}

impl Rule for TouchedPiece<'_> {
    const ID: RuleId = RuleId::TouchedPiece;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            TouchedPiece::ClaimLost { player } => {
                let effect = Effect::RightLost { player, right: Right::ClaimTouchedPiece };
                rule_under(edition, Provision::TouchClaimLost, effect)
            }
            TouchedPiece::BackToTouched { bound, to } => {
                let provision = bound.map_or(Provision::TouchedOwnPiece, |bound| bound.provision);
                let effect = Effect::PositionRestored { position: to.fen().to_string() };
                rule_under(edition, provision, effect)
            }
            TouchedPiece::ClaimedTooLate { player } => {
                let why = Refusal::HasTouchedSince;
                refuse_under(edition, Provision::TouchClaimLost, player, why)
            }
            TouchedPiece::NoViolation { player, square, adjusted } => {
                at_most_one(no_violation(edition, player, square, adjusted))
            }
            TouchedPiece::NoneSeen { player, square } => {
                let why = Refusal::NothingTouched { square };
                refuse_under(edition, Provision::TouchedOwnPiece, player, why)
            }
            TouchedPiece::SeenTooLate { player } => {
                refuse_under(edition, Provision::TouchedOwnPiece, player, Refusal::FoundTooLate)
            }
            TouchedPiece::Binds { bound, position } => {
                bound.map_or(Vec::new(), |bound| bound.rulings(edition, position))
            }
            TouchedPiece::KingTaken { player } => {
                let effect = Effect::Obligation { player, must: Obligation::Touched };
                rule_under(edition, Provision::TouchedBothColours, effect)
            }
            TouchedPiece::Reported { player, what, playable } => {
                reported(edition, player, what, playable)
            }
        }
    }
}

/// A deliberate touch by the player having the move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Touch {
    /// The square of the piece at the start of the move.
    pub square: Square,
    /// True if it was touched at the same time as the previous piece.
    pub together: bool,
}

/// The obligation from all touches on one move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct TouchObligation {
    /// The obligation; absent if no touched piece can be moved or captured.
    pub must: Option<Obligation>,
    /// The provision of the obligation.
    pub provision: Provision,
    /// The side to which castling is lost on this move.
    pub barred: Option<Wing>,
}

/// Returns the obligation from touches. `None` before any touch.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::rules::touched_piece::{touch_obligation, Touch};
/// use touchmove_laws::Obligation;
///
/// let touch = |square: &str| Touch { square: square.parse().unwrap(), together: false };
/// // The rook cannot move, so the knight must.
/// let bound = touch_obligation(&Position::default(), &[touch("a1"), touch("g1")]).unwrap();
/// assert_eq!(bound.must, Some(Obligation::Move("g1".parse().unwrap())));
/// ```
pub fn touch_obligation(position: &Position, touches: &[Touch]) -> Option<TouchObligation> {
    // Return early in the usual case without touches: generating the legal moves is expensive.
    touches.first()?;
    let touched = TouchSequence::sorted(position, touches);
    touched.first()?;
    // The rules on castling by touch are more specific than those on single pieces and come first.
    let found = touched.king_and_rook().or_else(|| touched.rook_and_king());
    let found = found.or_else(|| touched.both_colours()).or_else(|| touched.first_possible());
    Some(found.unwrap_or(TouchObligation {
        must: None,
        provision: Provision::NoTouchedPieceCanMove,
        barred: None,
    }))
}

/// The touched pieces in the order that the Laws apply, with the legal moves.
struct TouchSequence<'a> {
    position: &'a Position,
    legal: MoveList,
    order: Vec<Square>,
}

impl<'a> TouchSequence<'a> {
    /// Sorts the touches by time. Among pieces touched at the same time, the player's own piece
    /// counts as touched first, and the king before the rook.
    fn sorted(position: &'a Position, touches: &[Touch]) -> TouchSequence<'a> {
        let mut order: Vec<(usize, u8, Square)> = Vec::new();
        let mut group = 0;
        for touch in touches {
            group += usize::from(!touch.together);
            let Some(piece) = position.piece_at(touch.square) else { continue };
            let rank = match (piece.color == position.turn(), piece.role) {
                (true, Role::King) => 0,
                (true, _) => 1,
                (false, _) => 2,
            };
            if order.iter().all(|&(_, _, square)| square != touch.square) {
                order.push((group, rank, touch.square));
            }
        }
        order.sort_by_key(|&(group, rank, _)| (group, rank));
        let order = order.into_iter().map(|(_, _, square)| square).collect();
        TouchSequence { position, legal: position.legal_moves(), order }
    }

    fn first(&self) -> Option<Square> {
        self.order.first().copied()
    }

    fn is_own(&self, square: Square) -> bool {
        self.position.color(self.position.turn()).contains(square)
    }

    fn own(&self) -> impl Iterator<Item = Square> + '_ {
        self.order.iter().copied().filter(|&s| self.is_own(s))
    }

    fn only_own(&self) -> bool {
        self.order.iter().all(|&s| self.is_own(s))
    }

    fn is(&self, square: Square, role: Role) -> bool {
        self.is_own(square) && self.position.role(role).contains(square)
    }

    /// Returns the touched rook if it and the king are on the player's first rank. Only such a
    /// touch shows the intention to castle.
    fn castling_rook(&self, king: Square) -> Option<Square> {
        let home = match self.position.turn() {
            Color::White => 0,
            Color::Black => 7,
        };
        let meant = |s: &Square| self.is(*s, Role::Rook) && s.rank() == home;
        self.own().find(meant).filter(|_| king.rank() == home)
    }

    /// True if castling to this side is legal and with this rook.
    fn castles(&self, wing: Wing, rook: Square) -> bool {
        self.position.castling_rook(self.position.turn(), wing) == Some(rook)
            && self.legal.iter().any(|m| m.wing() == Some(wing))
    }

    fn king_and_rook(&self) -> Option<TouchObligation> {
        let king = self.first().filter(|&s| self.is(s, Role::King) && self.only_own())?;
        let rook = self.castling_rook(king)?;
        let wing = wing(king, rook);
        let (must, provision) = if self.castles(wing, rook) {
            (Some(Obligation::Castle(wing)), Provision::TouchedKingAndRook)
        } else {
            let any = self.legal.iter().any(|m| m.role == Role::King);
            (any.then_some(Obligation::MoveKing), Provision::CastlingIllegalAfterTouch)
        };
        Some(TouchObligation { must, provision, barred: None })
    }

    fn rook_and_king(&self) -> Option<TouchObligation> {
        let king = self.own().find(|&s| self.is(s, Role::King)).filter(|_| self.only_own())?;
        let rook = self.castling_rook(king).filter(|&rook| self.first() == Some(rook))?;
        let barred = wing(king, rook);
        let moves =
            |from: Square| self.legal.iter().any(|m| m.from == from && m.wing() != Some(barred));
        let must = self.own().find(|&s| moves(s)).map(Obligation::Move);
        Some(TouchObligation { must, provision: Provision::TouchedRookFirst, barred: Some(barred) })
    }

    fn both_colours(&self) -> Option<TouchObligation> {
        let own = self.own().next()?;
        let theirs = self.order.iter().copied().find(|&s| !self.is_own(s))?;
        let captures = |m: &Move| m.from == own && captured(self.position, *m) == Some(theirs);
        self.legal.iter().any(captures).then_some(TouchObligation {
            must: Some(Obligation::CaptureWith(theirs, own)),
            provision: Provision::TouchedBothColours,
            barred: None,
        })
    }

    fn first_possible(&self) -> Option<TouchObligation> {
        let must = self.order.iter().find_map(|&square| self.possible(square))?;
        let provision = match must {
            _ if !self.only_own() && self.own().next().is_some() => Provision::TouchedBothColours,
            Obligation::Capture(_) => Provision::TouchedOpponentPiece,
            _ => Provision::TouchedOwnPiece,
        };
        Some(TouchObligation { must: Some(must), provision, barred: None })
    }

    fn possible(&self, square: Square) -> Option<Obligation> {
        if self.is_own(square) {
            let any = self.legal.iter().any(|m| moves(self.position, *m, square));
            return any.then_some(Obligation::Move(square));
        }
        let any = self.legal.iter().any(|m| captured(self.position, *m) == Some(square));
        any.then_some(Obligation::Capture(square))
    }
}

fn wing(king: Square, rook: Square) -> Wing {
    if rook.file() > king.file() { Wing::Kingside } else { Wing::Queenside }
}

/// True if the player touched only the moving piece and the piece it captures, so that no other
/// obligation exists. False for castling, where the order of the touches matters.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::rules::touched_piece::{touches_only, Touch};
///
/// let start = Position::default();
/// let e4 = start.find_move("e2".parse().unwrap(), "e4".parse().unwrap(), None).unwrap();
/// let touch = |square: &str| Touch { square: square.parse().unwrap(), together: false };
/// assert!(touches_only(&start, e4, &[touch("e2")]));
/// assert!(!touches_only(&start, e4, &[touch("d2"), touch("e2")]));
/// ```
pub fn touches_only(position: &Position, mv: Move, touches: &[Touch]) -> bool {
    let captured = captured(position, mv);
    let belongs = |touch: &Touch| touch.square == mv.from || captured == Some(touch.square);
    mv.wing().is_none() && touches.iter().all(belongs)
}

/// True if the piece on this square makes the move. Castling is a move of the king, except in
/// Chess960 when the king stays and only the rook moves.
fn moves(position: &Position, mv: Move, square: Square) -> bool {
    let still = mv.wing().filter(|_| mv.from == mv.to);
    let rook = still.and_then(|wing| position.castling_rook(position.turn(), wing));
    mv.from == square || rook == Some(square)
}

/// Returns the square of the piece that a move captures.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::rules::touched_piece::captured;
///
/// let position: Position = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1".parse().unwrap();
/// let takes = position.find_move("e4".parse().unwrap(), "d5".parse().unwrap(), None).unwrap();
/// assert_eq!(captured(&position, takes).unwrap().to_string(), "d5");
/// ```
pub fn captured(position: &Position, mv: Move) -> Option<Square> {
    match mv.kind {
        MoveKind::EnPassant => Square::at(mv.to.file(), mv.from.rank()),
        MoveKind::Castle { .. } => None,
        _ => Some(mv.to).filter(|&to| position.color(position.turn().other()).contains(to)),
    }
}

impl Obligation {
    /// True if a legal move fulfils the obligation.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_laws::Obligation;
    ///
    /// let start = Position::default();
    /// let e4 = start.find_move("e2".parse().unwrap(), "e4".parse().unwrap(), None).unwrap();
    /// assert!(Obligation::Move("e2".parse().unwrap()).is_done_by(&start, e4));
    /// assert!(!Obligation::MoveKing.is_done_by(&start, e4));
    /// ```
    pub fn is_done_by(self, position: &Position, mv: Move) -> bool {
        match self {
            Obligation::Move(from) => moves(position, mv, from),
            Obligation::Capture(square) => captured(position, mv) == Some(square),
            Obligation::CaptureWith(square, by) => {
                mv.from == by && captured(position, mv) == Some(square)
            }
            Obligation::Castle(wing) => mv.wing() == Some(wing),
            Obligation::MoveKing => mv.role == Role::King,
            Obligation::MoveTo(to) => mv.to == to,
            // The piece or move is not recorded, so any legal move may fulfil it.
            Obligation::Touched
            | Obligation::CaptureTouched
            | Obligation::CaptureWithTouched
            | Obligation::CastleTouched
            | Obligation::Written
            | Obligation::Promote => true,
        }
    }
}

impl TouchObligation {
    /// True if the touches permit a legal move.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_laws::rules::touched_piece::{touch_obligation, Touch};
    ///
    /// let start = Position::default();
    /// let touches = [Touch { square: "g1".parse().unwrap(), together: false }];
    /// let e4 = start.find_move("e2".parse().unwrap(), "e4".parse().unwrap(), None).unwrap();
    /// assert!(!touch_obligation(&start, &touches).unwrap().permits(&start, e4));
    /// ```
    pub fn permits(&self, position: &Position, mv: Move) -> bool {
        let barred = mv.wing().is_some() && mv.wing() == self.barred;
        !barred && self.must.is_none_or(|must| must.is_done_by(position, mv))
    }

    /// Returns the provision that lets a player without an obligation make any legal move.
    fn free(&self) -> Provision {
        match self.provision {
            Provision::TouchedRookFirst => Provision::NoTouchedPieceCanMove,
            provision => provision,
        }
    }

    /// Returns the obligation, and the loss of castling to one side on this move if that castling
    /// would be legal.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// use touchmove_laws::rules::touched_piece::{touch_obligation, Touch};
    /// use touchmove_laws::Edition;
    ///
    /// let touches = [Touch { square: "g1".parse().unwrap(), together: false }];
    /// let bound = touch_obligation(&Position::default(), &touches).unwrap();
    /// let ruling = &bound.rulings(Edition::Fide2023, &Position::default())[0];
    /// assert_eq!(ruling.articles()[0].number(), "4.3.1");
    /// ```
    pub fn rulings(&self, edition: Edition, position: &Position) -> Vec<Ruling> {
        let player = position.turn();
        let legal = |wing| position.legal_moves().iter().any(|m| m.wing() == Some(wing));
        let lost = self.barred.filter(|&wing| legal(wing)).and_then(|wing| {
            let effect = Effect::RightLost { player, right: Right::Castle(wing) };
            Ruling::under(edition, Provision::TouchedRookFirst, effect)
        });
        let (provision, effect) = match self.must {
            Some(must) => (self.provision, Effect::Obligation { player, must }),
            None => (self.free(), Effect::Noted { what: Note::AnyLegalMove }),
        };
        lost.into_iter().chain(Ruling::under(edition, provision, effect)).collect()
    }
}

fn no_violation(edition: Edition, player: Color, square: Square, adjusted: bool) -> Option<Ruling> {
    let effect = Effect::ClaimIncorrect { player, claim: ClaimGround::Touched(square) };
    let ruling = Ruling::under(edition, Provision::TouchedOwnPiece, effect)?;
    Some(if adjusted { ruling.and(Provision::Adjusting) } else { ruling })
}

/// The legal moves with the touched pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Playable {
    /// A move with the touched piece, or castling with king and rook.
    AsTouched,
    /// Another king move, but not castling.
    OnlyTheKing,
    /// No legal move.
    Nothing,
}

fn reported(edition: Edition, player: Color, what: Reported, playable: Playable) -> Vec<Ruling> {
    let obliged = |must| Effect::Obligation { player, must };
    let lost = Effect::RightLost { player, right: Right::CastleTouched };
    let lost = Ruling::under(edition, Provision::TouchedRookFirst, lost);
    let free = |under| (under, Effect::Noted { what: Note::AnyLegalMove });
    let (provision, effect) = match (what, playable) {
        (Reported::NotBinding, _) => {
            (Provision::Adjusting, Effect::Noted { what: Note::TouchNotBinding { player } })
        }
        (Reported::KingAndRook, Playable::AsTouched) => {
            (Provision::TouchedKingAndRook, obliged(Obligation::CastleTouched))
        }
        (Reported::KingAndRook, Playable::OnlyTheKing) => {
            (Provision::CastlingIllegalAfterTouch, obliged(Obligation::MoveKing))
        }
        (Reported::RookFirst, Playable::AsTouched) => {
            (Provision::TouchedRookFirst, obliged(Obligation::Touched))
        }
        (Reported::Own, Playable::AsTouched) => {
            (Provision::TouchedOwnPiece, obliged(Obligation::Touched))
        }
        (Reported::Opponents, Playable::AsTouched) => {
            (Provision::TouchedOpponentPiece, obliged(Obligation::CaptureTouched))
        }
        (Reported::Both, Playable::AsTouched) => {
            (Provision::TouchedBothColours, obliged(Obligation::CaptureWithTouched))
        }
        (Reported::KingAndRook, Playable::Nothing) => free(Provision::CastlingIllegalAfterTouch),
        (Reported::Own | Reported::Opponents | Reported::Both | Reported::RookFirst, _) => {
            free(Provision::NoTouchedPieceCanMove)
        }
    };
    let lost = lost.filter(|_| what == Reported::RookFirst);
    lost.into_iter().chain(Ruling::under(edition, provision, effect)).collect()
}
