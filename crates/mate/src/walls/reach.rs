//! Where each man can ever stand.
//!
//! The smallest sets that hold the men's places and are closed under moves,
//! where a square counts as free as soon as its man can ever leave it or be
//! captured there. Proof that play stays inside: the first move to leave the
//! sets would start from a position inside them, and every condition it needs
//! is one that the sets allow.

use super::Confined;
use crate::line::{ahead, forward};
use crate::ordinary::LAST_RANKS;
use alloc::vec::Vec;
use touchmove_board::attacks::{
    bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};
use touchmove_board::{Bitboard, Color, Position, Role, Square, Wing};

/// The sets of all men, from their places to the fixed point.
pub(crate) fn settle(position: &Position) -> Vec<Confined> {
    fixed_point(position, None)
}

/// The sets as far as they matter for a mate by `winner`: the opponent's pieces do not go
/// where they mate, for that would be the end.
pub(crate) fn settle_for(position: &Position, winner: Color) -> Vec<Confined> {
    fixed_point(position, Some(winner))
}

fn fixed_point(position: &Position, winner: Option<Color>) -> Vec<Confined> {
    let mut men = at_home(position);
    let passed = position.en_passant();
    let field_of = |men: &[Confined]| {
        let field = Field::of(men, position.turn(), passed);
        match winner {
            Some(winner) => field.ending(men, winner),
            None => field,
        }
    };
    let mut field = field_of(&men);
    loop {
        men.iter_mut().for_each(|man| field.grow(man));
        let next = field_of(&men);
        if next == field {
            return men;
        }
        field = next;
    }
}

fn at_home(position: &Position) -> Vec<Confined> {
    let man = |home: Square| {
        let piece = position.piece_at(home)?;
        let (color, role) = (piece.color, piece.role);
        let reach = castled(position, color, home) | home.into();
        Some(Confined { color, role, home, reach, promoted: Bitboard::EMPTY })
    };
    position.occupied().filter_map(man).collect()
}

/// Where castling, if not lost, can take a king or rook.
fn castled(position: &Position, color: Color, home: Square) -> Bitboard {
    let mut squares = Bitboard::EMPTY;
    for wing in Wing::ALL {
        let Some(rook) = position.castling_rook(color, wing) else { continue };
        let on = |file| Square::at(file, home.rank()).map_or(Bitboard::EMPTY, Bitboard::of);
        if rook == home {
            squares |= on(wing.rook_file());
        } else if position.king(color) == Some(home) {
            squares |= on(wing.king_file());
        }
    }
    squares
}

/// What the sets so far say about the squares. Where each man can go follows
/// from it, so sets that leave it as it was have reached the fixed point.
#[derive(PartialEq, Eq)]
struct Field {
    /// Squares never empty: their men can neither leave nor be captured.
    frozen: Bitboard,
    /// By colour, frozen men and both kings: what it can never capture.
    shut: [Bitboard; 2],
    /// By colour, where its men other than the king may stand.
    prey: [Bitboard; 2],
    /// By colour, squares its frozen men attack for ever.
    guarded: [Bitboard; 2],
    /// By colour, squares where its men may capture.
    taking: [Bitboard; 2],
    /// By colour, the homes of pawns that never leave their files and are
    /// never captured: a pawn on the same file never gets past them.
    lasting: [Bitboard; 2],
    /// Who has the move, and where it can capture en passant.
    passed: (Color, Bitboard),
    /// By colour, the king that a piece would mate at once if it gave check from
    /// beside it or a knight's move away, but on these squares.
    mated_by: [Option<(Square, Bitboard)>; 2],
}

impl Field {
    fn of(men: &[Confined], turn: Color, passed: Option<Square>) -> Field {
        let passed = passed.map_or(Bitboard::EMPTY, Bitboard::of);
        let mut field = Field {
            frozen: Bitboard::EMPTY,
            shut: [Bitboard::EMPTY; 2],
            prey: [Bitboard::EMPTY; 2],
            guarded: [Bitboard::EMPTY; 2],
            taking: [Bitboard::EMPTY; 2],
            lasting: [Bitboard::EMPTY; 2],
            passed: (turn, passed),
            mated_by: [None; 2],
        };
        let mut somewhere = Bitboard::EMPTY;
        for man in men {
            somewhere |= man.squares();
            add(&mut field.taking, man.color, takes(man));
            let prey = if man.role == Role::King { Bitboard::EMPTY } else { man.squares() };
            add(&mut field.prey, man.color, prey);
        }
        let taken = pawn_passing(turn, passed);
        for man in men.iter().filter(|m| !taken.contains(m.home)) {
            field.freeze(man, somewhere);
            field.keep(man);
        }
        field
    }

    /// A king that can never move is mated by any check that nobody can parry: from so near that
    /// nothing goes between, on a square where nobody can capture.
    fn ending(mut self, men: &[Confined], winner: Color) -> Field {
        let king = men.iter().find(|man| man.color == winner && man.role == Role::King);
        if let Some(king) = king.filter(|king| is_settled(king)) {
            let taking = self.taking[winner.index()];
            self.mated_by[winner.other().index()] = Some((king.home, taking));
        }
        self
    }

    fn freeze(&mut self, man: &Confined, somewhere: Bitboard) {
        let king = man.role == Role::King;
        if !is_settled(man) || !king && self.is_taken(man) {
            return;
        }
        self.frozen |= man.home.into();
        add(&mut self.guarded, man.color, attacks(man.color, man.role, man.home, somewhere));
        add(&mut self.shut, man.color, man.home.into());
        if king {
            add(&mut self.shut, man.color.other(), man.home.into());
        }
    }

    fn keep(&mut self, man: &Confined) {
        if man.role == Role::Pawn && keeps_file(man) && !self.is_taken(man) {
            add(&mut self.lasting, man.color, man.home.into());
        }
    }

    fn is_taken(&self, man: &Confined) -> bool {
        self.taking[man.color.other().index()].meets(man.squares())
    }

    fn grow(&self, man: &mut Confined) {
        match man.role {
            Role::Pawn => self.grow_pawn(man),
            role => man.reach = self.flood(man.color, man.reach, &[role]),
        }
    }

    fn flood(&self, color: Color, from: Bitboard, roles: &[Role]) -> Bitboard {
        let mut closed = self.shut[color.index()];
        if roles == [Role::King] {
            closed |= self.guarded[color.other().index()];
        }
        if let (Some((king, taking)), [role]) = (self.mated_by[color.index()], roles) {
            closed |= near_checks(*role, king).without(taking);
        }
        let (mut all, mut fresh) = (from, from);
        while !fresh.is_empty() {
            let step = |set, square| set | self.seen(color, roles, square);
            let next = fresh.fold(Bitboard::EMPTY, step);
            fresh = next.without(all | closed);
            all |= fresh;
        }
        all
    }

    fn seen(&self, color: Color, roles: &[Role], from: Square) -> Bitboard {
        let step = |set, &role| set | attacks(color, role, from, self.frozen);
        roles.iter().fold(Bitboard::EMPTY, step)
    }

    fn grow_pawn(&self, man: &mut Confined) {
        let (turn, passed) = self.passed;
        let mut prey = self.prey[man.color.other().index()];
        if turn == man.color {
            prey |= passed;
        }
        self.march(man, prey, self.past_lasting(man));
        if !keeps_file(man) {
            self.march(man, prey, Bitboard::EMPTY);
        }
        man.promoted = self.flood(man.color, man.promoted, &[Role::Queen, Role::Knight]);
    }

    fn march(&self, man: &mut Confined, prey: Bitboard, barred: Bitboard) {
        let mut fresh = man.reach;
        while !fresh.is_empty() {
            let arrivals = fresh.fold(Bitboard::EMPTY, |set, s| {
                set | self.pushes(man.color, s).without(barred) | pawn_attacks(man.color, s) & prey
            });
            man.promoted |= arrivals & LAST_RANKS;
            fresh = arrivals.without(LAST_RANKS | man.reach);
            man.reach |= fresh;
        }
    }

    /// The squares of its file that a pawn cannot push to because a lasting
    /// pawn would be behind it.
    fn past_lasting(&self, man: &Confined) -> Bitboard {
        let lasting = self.lasting[man.color.other().index()] & ahead(man.color, man.home);
        lasting.fold(Bitboard::EMPTY, |set, s| set | ahead(man.color, s) | s.into())
    }

    /// A double advance leads where two single ones would.
    fn pushes(&self, color: Color, from: Square) -> Bitboard {
        forward(color, from.into()).without(self.frozen)
    }
}

/// From where a piece attacks a square so that nothing can come between.
fn near_checks(role: Role, square: Square) -> Bitboard {
    match role {
        Role::King | Role::Pawn => Bitboard::EMPTY,
        role => attacks(Color::White, role, square, Bitboard::FULL),
    }
}

fn is_settled(man: &Confined) -> bool {
    man.squares() == Bitboard::of(man.home)
}

fn add(sets: &mut [Bitboard; 2], color: Color, squares: Bitboard) {
    sets[color.index()] |= squares;
}

/// Where a man may capture: a pawn not where it only pushes to.
fn takes(man: &Confined) -> Bitboard {
    match man.role {
        Role::Pawn => man.reach.fold(man.promoted, |set, s| set | pawn_attacks(man.color, s)),
        _ => man.reach,
    }
}

fn keeps_file(pawn: &Confined) -> bool {
    pawn.squares().without(Bitboard::file(pawn.home.file())).is_empty() && pawn.promoted.is_empty()
}

/// The pawn that `turn` can capture on the square it has passed.
fn pawn_passing(turn: Color, passed: Bitboard) -> Bitboard {
    forward(turn.other(), passed)
}

/// What a man attacks past empty squares.
pub(crate) fn attacks(color: Color, role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn_attacks(color, from),
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_attacks(from, occupied),
        Role::Rook => rook_attacks(from, occupied),
        Role::Queen => queen_attacks(from, occupied),
        Role::King => king_attacks(from),
    }
}

/// The squares of men that can neither leave nor be captured.
pub(crate) fn frozen(men: &[Confined]) -> Bitboard {
    Field::of(men, Color::White, None).frozen
}
