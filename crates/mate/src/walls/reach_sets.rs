//! Reach sets: the squares that each piece can ever occupy.
//!
//! The reach sets are the smallest sets that contain the current squares and are closed under
//! moves. A square counts as free if its piece can ever leave it or be captured on it.
//!
//! Proof that no piece leaves its set: assume that a move is the first to leave the sets. Before
//! the move all pieces are inside. The sets assume every condition that the move needs, so they
//! already contain its target square.

use super::Confined;
use crate::line::{ahead, forward};
use crate::preconditions::LAST_RANKS;
use alloc::vec::Vec;
use touchmove_board::attacks::{
    bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};
use touchmove_board::{Bitboard, Color, Position, Role, Square, Wing};

/// Returns the reach sets of all pieces, computed up to the fixed point.
pub(crate) fn settle(position: &Position) -> Vec<Confined> {
    fixed_point(position, None)
}

/// Returns the reach sets needed to decide whether `winner` can mate. The opponent's pieces do not
/// enter squares where they would give mate, since mate ends the game.
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
        // Larger sets only allow more moves, so the sets grow in every round and the loop ends.
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

/// Returns the squares to which castling can move a king or rook.
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

/// Facts about squares that follow from the current sets.
///
/// The field alone determines where pieces can move. If a round leaves the field unchanged, the
/// sets have reached the fixed point.
#[derive(PartialEq, Eq)]
struct Field {
    /// Squares that are never empty, because their pieces can neither leave nor be captured.
    frozen: Bitboard,
    /// By colour: squares of the colour's frozen pieces and of frozen kings. The colour can never
    /// capture on them.
    shut: [Bitboard; 2],
    /// By colour: squares that its pieces other than the king may occupy.
    prey: [Bitboard; 2],
    /// By colour: squares that its frozen pieces always attack.
    guarded: [Bitboard; 2],
    /// By colour: squares where its pieces may capture.
    taking: [Bitboard; 2],
    /// By colour: home squares of pawns that never leave their files and are never captured. An
    /// opposing pawn on the same file cannot pass them.
    lasting: [Bitboard; 2],
    /// Player to move, and the square on which this player can capture en passant.
    passed: (Color, Bitboard),
    /// For each player: the square of the opposing king, if the player's pieces would mate it with
    /// any close check, and the squares on which the checking piece could be captured.
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

    /// Records a king that can never move. A check is then mate if no piece can interpose and none
    /// can capture the checking piece.
    fn ending(mut self, men: &[Confined], winner: Color) -> Field {
        let king = men.iter().find(|man| man.color == winner && man.role == Role::King);
        if let Some(king) = king.filter(|king| is_settled(king)) {
            let taking = self.taking[winner.index()];
            self.mated_by[winner.other().index()] = Some((king.home, taking));
        }
        self
    }

    fn freeze(&mut self, man: &Confined, somewhere: Bitboard) {
        // A king cannot be captured, so it is frozen if it cannot move.
        let king = man.role == Role::King;
        if !is_settled(man) || !king && self.is_taken(man) {
            return;
        }
        self.frozen |= man.home.into();
        // Every square that a piece may ever occupy counts as a blocker. Only lines that can never
        // be interrupted then count as guarded.
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
        // A close check that cannot be captured is mate. The game ends there, so the piece never
        // continues from that square.
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
        // The limit set by lasting pawns applies only to a pawn that stays on its file. The second
        // call of `march` removes the limit once the pawn may capture.
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

    /// Returns the squares of its file that a pawn cannot reach, because it would have passed a
    /// lasting pawn.
    fn past_lasting(&self, man: &Confined) -> Bitboard {
        let lasting = self.lasting[man.color.other().index()] & ahead(man.color, man.home);
        lasting.fold(Bitboard::EMPTY, |set, s| set | ahead(man.color, s) | s.into())
    }

    /// Returns the square ahead of a pawn, unless it is frozen. A double advance reaches the same
    /// square as two single advances.
    fn pushes(&self, color: Color, from: Square) -> Bitboard {
        forward(color, from.into()).without(self.frozen)
    }
}

/// Returns the squares from which a piece attacks `square` with no square in between.
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

/// Returns the squares where a piece may capture. For a pawn, squares that it reaches only by
/// advances are excluded.
fn takes(man: &Confined) -> Bitboard {
    match man.role {
        Role::Pawn => man.reach.fold(man.promoted, |set, s| set | pawn_attacks(man.color, s)),
        _ => man.reach,
    }
}

fn keeps_file(pawn: &Confined) -> bool {
    pawn.squares().without(Bitboard::file(pawn.home.file())).is_empty() && pawn.promoted.is_empty()
}

/// Returns the square of the pawn that `turn` can capture en passant.
fn pawn_passing(turn: Color, passed: Bitboard) -> Bitboard {
    forward(turn.other(), passed)
}

/// Returns the squares that a piece attacks over empty squares.
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

/// Returns the squares of pieces that can neither leave nor be captured.
pub(crate) fn frozen(men: &[Confined]) -> Bitboard {
    Field::of(men, Color::White, None).frozen
}
