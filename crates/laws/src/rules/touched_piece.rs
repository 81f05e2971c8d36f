//! Touched pieces bind: the first own piece that can be moved, the first
//! piece of the opponent that can be captured, the one by the other; king and
//! rook together mean castling.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | touched-own-piece | 4.3.a | 4.3.a | 4.3.1 | 4.3.1 |
//! | touched-opponent-piece | 4.3.b | 4.3.b | 4.3.2 | 4.3.2 |
//! | touched-both-colours | 4.3.c | 4.3.c | 4.3.3 | 4.3.3 |
//! | touched-king-and-rook | 4.4.a | 4.4.a | 4.4.1 | 4.4.1 |
//! | touched-rook-first | 4.4.b | 4.4.b | 4.4.2 | 4.4.2 |
//! | castling-illegal-after-touch | 4.4.c | 4.4.c | 4.4.3 | 4.4.3 |
//! | no-touched-piece-can-move | 4.5 | 4.5 | 4.5 | 4.5 |
//! | touch-claim-lost | 4.7 | 4.8 | 4.8 | 4.8 |
//! | (adjusting) | 4.2 | 4.2 | 4.2.1 | 4.2.1 |

use super::{Rule, RuleId, at_most_one, refuse_under, rule_under};
use crate::reported::Touched as Reported;
use crate::{Claimed, Edition, Effect, Must, Note, Provision, Refusal, Right, Ruling};
use alloc::string::ToString;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Color, Move, MoveKind, MoveList, Position, Role, Square, Wing};

/// Pieces are touched, or a claim is made about it.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum TouchedPiece<'a> {
    /// A player who touches a piece can no longer claim that the opponent
    /// violated the act of moving.
    ClaimLost {
        /// The player.
        player: Color,
    },
    /// A move made with another piece than the one that bound is taken back.
    BackToTouched {
        /// The touched piece that binds.
        bound: Option<Bound>,
        /// The player who is told.
        to: &'a Position,
    },
    /// A player who has touched a piece claims a breach of the act of moving.
    ClaimedTooLate {
        /// The player.
        player: Color,
    },
    /// Nothing bound the opponent to that piece; it may have been `adjusted`.
    NoViolation {
        /// The player.
        player: Color,
        /// The square.
        square: Square,
        /// Whether it was adjusted.
        adjusted: bool,
    },
    /// An arbiter thinks that something bound the player to that piece.
    NoneSeen {
        /// The player.
        player: Color,
        /// The square.
        square: Square,
    },
    /// What the touches bind to, as rulings: none if they bind to nothing that is
    /// known.
    Binds {
        /// The touched piece that binds.
        bound: Option<Bound>,
        /// The position.
        position: &'a Position,
    },
    /// A king was taken on a board whose moves nobody has recorded: the player has touched it, and
    /// it cannot be captured, so the piece that took it is bound.
    KingTaken {
        /// The player.
        player: Color,
    },
    /// What a touch obliges to that the arbiter reports of a board whose moves
    /// nobody has recorded.
    Reported {
        /// The player.
        player: Color,
        /// What happened.
        what: Reported,
        /// The legal moves with it.
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
            TouchedPiece::Binds { bound, position } => {
                bound.map_or(Vec::new(), |bound| bound.rulings(edition, position))
            }
            TouchedPiece::KingTaken { player } => {
                let effect = Effect::Obligation { player, must: Must::Touched };
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
    /// Where the piece stood at the start of the move.
    pub square: Square,
    /// Whether it was touched at the same time as the one before.
    pub together: bool,
}

/// What the touches of a move oblige its player to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Bound {
    /// What must be done; nothing if no touched piece can be moved or captured.
    pub must: Option<Must>,
    /// The provision that says so.
    pub provision: Provision,
    /// The side castling to which is lost on this move.
    pub barred: Option<Wing>,
}

/// What the touches oblige to; none before anything has been touched.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::rules::touched_piece::{bound, Touch};
/// use touchmove_laws::Must;
///
/// let touch = |square: &str| Touch { square: square.parse().unwrap(), together: false };
/// // The rook cannot move, so the knight must.
/// let bound = bound(&Position::default(), &[touch("a1"), touch("g1")]).unwrap();
/// assert_eq!(bound.must, Some(Must::Move("g1".parse().unwrap())));
/// ```
pub fn bound(position: &Position, touches: &[Touch]) -> Option<Bound> {
    // Nearly always, and legal moves are a lot to list.
    touches.first()?;
    let touched = Touched::sorted(position, touches);
    touched.first()?;
    let found = touched.king_and_rook().or_else(|| touched.rook_and_king());
    let found = found.or_else(|| touched.both_colours()).or_else(|| touched.first_possible());
    Some(found.unwrap_or(Bound {
        must: None,
        provision: Provision::NoTouchedPieceCanMove,
        barred: None,
    }))
}

/// The touched pieces in the order that counts.
struct Touched<'a> {
    position: &'a Position,
    legal: MoveList,
    order: Vec<Square>,
}

impl<'a> Touched<'a> {
    /// Of pieces touched at the same time the player's own one counts as touched
    /// first, and the king before the rook.
    fn sorted(position: &'a Position, touches: &[Touch]) -> Touched<'a> {
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
        Touched { position, legal: position.legal_moves(), order }
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

    /// A rook beside the king on the player's first rank: castling is meant.
    fn castling_rook(&self, king: Square) -> Option<Square> {
        let home = match self.position.turn() {
            Color::White => 0,
            Color::Black => 7,
        };
        let meant = |s: &Square| self.is(*s, Role::Rook) && s.rank() == home;
        self.own().find(meant).filter(|_| king.rank() == home)
    }

    /// Whether castling to that side is legal, and with this rook.
    fn castles(&self, wing: Wing, rook: Square) -> bool {
        self.position.castling_rook(self.position.turn(), wing) == Some(rook)
            && self.legal.iter().any(|m| m.wing() == Some(wing))
    }

    fn king_and_rook(&self) -> Option<Bound> {
        let king = self.first().filter(|&s| self.is(s, Role::King) && self.only_own())?;
        let rook = self.castling_rook(king)?;
        let wing = wing(king, rook);
        let (must, provision) = if self.castles(wing, rook) {
            (Some(Must::Castle(wing)), Provision::TouchedKingAndRook)
        } else {
            let any = self.legal.iter().any(|m| m.role == Role::King);
            (any.then_some(Must::MoveKing), Provision::CastlingIllegalAfterTouch)
        };
        Some(Bound { must, provision, barred: None })
    }

    fn rook_and_king(&self) -> Option<Bound> {
        let king = self.own().find(|&s| self.is(s, Role::King)).filter(|_| self.only_own())?;
        let rook = self.castling_rook(king).filter(|&rook| self.first() == Some(rook))?;
        let barred = wing(king, rook);
        let moves =
            |from: Square| self.legal.iter().any(|m| m.from == from && m.wing() != Some(barred));
        let must = self.own().find(|&s| moves(s)).map(Must::Move);
        Some(Bound { must, provision: Provision::TouchedRookFirst, barred: Some(barred) })
    }

    fn both_colours(&self) -> Option<Bound> {
        let own = self.own().next()?;
        let theirs = self.order.iter().copied().find(|&s| !self.is_own(s))?;
        let captures = |m: &Move| m.from == own && captured(self.position, *m) == Some(theirs);
        self.legal.iter().any(captures).then_some(Bound {
            must: Some(Must::CaptureWith(theirs, own)),
            provision: Provision::TouchedBothColours,
            barred: None,
        })
    }

    fn first_possible(&self) -> Option<Bound> {
        let must = self.order.iter().find_map(|&square| self.possible(square))?;
        let provision = match must {
            _ if !self.only_own() && self.own().next().is_some() => Provision::TouchedBothColours,
            Must::Capture(_) => Provision::TouchedOpponentPiece,
            _ => Provision::TouchedOwnPiece,
        };
        Some(Bound { must: Some(must), provision, barred: None })
    }

    fn possible(&self, square: Square) -> Option<Must> {
        if self.is_own(square) {
            let any = self.legal.iter().any(|m| moves(self.position, *m, square));
            return any.then_some(Must::Move(square));
        }
        let any = self.legal.iter().any(|m| captured(self.position, *m) == Some(square));
        any.then_some(Must::Capture(square))
    }
}

fn wing(king: Square, rook: Square) -> Wing {
    if rook.file() > king.file() { Wing::Kingside } else { Wing::Queenside }
}

/// Whether only the piece that moves has been touched, and the one that it
/// captures: such touches bind to nothing but that. Castling asks in which
/// order.
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

/// Whether a move is one of that piece. Castling is the king's, but for a
/// king that stands still while the rook alone moves (Chess960).
fn moves(position: &Position, mv: Move, square: Square) -> bool {
    let still = mv.wing().filter(|_| mv.from == mv.to);
    let rook = still.and_then(|wing| position.castling_rook(position.turn(), wing));
    mv.from == square || rook == Some(square)
}

/// The square of the piece that a move captures.
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
        MoveKind::Castle(_) => None,
        _ => Some(mv.to).filter(|&to| position.color(position.turn().other()).contains(to)),
    }
}

impl Must {
    /// Whether a legal move does what must be done.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_laws::Must;
    ///
    /// let start = Position::default();
    /// let e4 = start.find_move("e2".parse().unwrap(), "e4".parse().unwrap(), None).unwrap();
    /// assert!(Must::Move("e2".parse().unwrap()).is_done_by(&start, e4));
    /// assert!(!Must::MoveKing.is_done_by(&start, e4));
    /// ```
    pub fn is_done_by(self, position: &Position, mv: Move) -> bool {
        match self {
            Must::Move(from) => moves(position, mv, from),
            Must::Capture(square) => captured(position, mv) == Some(square),
            Must::CaptureWith(square, by) => {
                mv.from == by && captured(position, mv) == Some(square)
            }
            Must::Castle(wing) => mv.wing() == Some(wing),
            Must::MoveKing => mv.role == Role::King,
            Must::MoveTo(to) => mv.to == to,
            // Which piece, or which move, nobody has recorded.
            Must::Touched
            | Must::CaptureTouched
            | Must::CaptureWithTouched
            | Must::CastleTouched
            | Must::Written
            | Must::Promote => true,
        }
    }
}

impl Bound {
    /// Whether a legal move is in accordance with the touches.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_laws::rules::touched_piece::{bound, Touch};
    ///
    /// let start = Position::default();
    /// let touches = [Touch { square: "g1".parse().unwrap(), together: false }];
    /// let e4 = start.find_move("e2".parse().unwrap(), "e4".parse().unwrap(), None).unwrap();
    /// assert!(!bound(&start, &touches).unwrap().permits(&start, e4));
    /// ```
    pub fn permits(&self, position: &Position, mv: Move) -> bool {
        let barred = mv.wing().is_some() && mv.wing() == self.barred;
        !barred && self.must.is_none_or(|must| must.is_done_by(position, mv))
    }

    /// The provision that leaves a player free whose touches bind to nothing.
    fn free(&self) -> Provision {
        match self.provision {
            Provision::TouchedRookFirst => Provision::NoTouchedPieceCanMove,
            provision => provision,
        }
    }

    /// The rulings: what must be done, and the side to which castling is lost
    /// on this move where it would be legal.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// use touchmove_laws::rules::touched_piece::{bound, Touch};
    /// use touchmove_laws::Edition;
    ///
    /// let touches = [Touch { square: "g1".parse().unwrap(), together: false }];
    /// let bound = bound(&Position::default(), &touches).unwrap();
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

/// Nothing bound the opponent to that piece; it may have been `adjusted`.
fn no_violation(edition: Edition, player: Color, square: Square, adjusted: bool) -> Option<Ruling> {
    let effect = Effect::ClaimIncorrect { player, claim: Claimed::Touched(square) };
    let ruling = Ruling::under(edition, Provision::TouchedOwnPiece, effect)?;
    Some(if adjusted { ruling.and(Provision::Adjusting) } else { ruling })
}

/// What is legal with what was touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Playable {
    /// A move with it; castling, of king and rook.
    AsTouched,
    /// Not castling, but another move of the king.
    OnlyTheKing,
    /// No move with it.
    Nothing,
}

/// What a touch obliges to that the arbiter reports of a board whose moves
/// nobody has recorded.
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
            (Provision::TouchedKingAndRook, obliged(Must::CastleTouched))
        }
        (Reported::KingAndRook, Playable::OnlyTheKing) => {
            (Provision::CastlingIllegalAfterTouch, obliged(Must::MoveKing))
        }
        (Reported::RookFirst, Playable::AsTouched) => {
            (Provision::TouchedRookFirst, obliged(Must::Touched))
        }
        (Reported::Own, Playable::AsTouched) => {
            (Provision::TouchedOwnPiece, obliged(Must::Touched))
        }
        (Reported::Opponents, Playable::AsTouched) => {
            (Provision::TouchedOpponentPiece, obliged(Must::CaptureTouched))
        }
        (Reported::Both, Playable::AsTouched) => {
            (Provision::TouchedBothColours, obliged(Must::CaptureWithTouched))
        }
        (Reported::KingAndRook, Playable::Nothing) => free(Provision::CastlingIllegalAfterTouch),
        (Reported::Own | Reported::Opponents | Reported::Both | Reported::RookFirst, _) => {
            free(Provision::NoTouchedPieceCanMove)
        }
    };
    let lost = lost.filter(|_| what == Reported::RookFirst);
    lost.into_iter().chain(Ruling::under(edition, provision, effect)).collect()
}
