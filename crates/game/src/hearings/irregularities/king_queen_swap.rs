//! Castling with king and queen swapped (Finland's blitz rules). The crate `board` does not know
//! this move.

use crate::event::MoveText;
use crate::hearings::board::{move_completion, move_in_place};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::verdict::Ruled;
use alloc::format;
use alloc::vec::Vec;
use touchmove_board::{Color, Piece, Position, Role, Square, Wing};
use touchmove_laws::Ruling;
use touchmove_laws::rules::found_late;
use touchmove_laws::rules::found_late::FoundLate;
use touchmove_laws::rules::made_move::same_placement;
use touchmove_notation::unchecked_moves;
use touchmove_notation::{SanMove, SanShape};

const WINGS: [Wing; 2] = [Wing::Kingside, Wing::Queenside];

/// Records castling with swapped pieces if it explains the position on the board.
pub(in crate::hearings) fn make_castling(
    proceedings: &mut Proceedings<'_>,
    now: &Position,
) -> Ruled {
    let player = proceedings.has_move();
    let noted = proceedings.ask(&FoundLate::CastlesExchanged { player });
    if noted.is_empty() {
        return Ruled::Nothing;
    }
    let castled = |wing| proceedings.exchanged(wing).filter(|c| same_placement(&c.after, now));
    let Some(castling) = WINGS.into_iter().find_map(castled) else {
        return Ruled::Nothing;
    };
    let before = proceedings.table.attempt.before;
    let touches = proceedings.table.attempt.binding();
    let after = unchecked_moves::passed_on(&before, &castling.after);
    move_in_place::stands(proceedings, before, after, None, touches);
    let from_to = format!("{}{}", castling.king, castling.to);
    proceedings.decide(&FoundLate::CastledExchanged {
        player,
        from_to: &from_to,
        san: castling.san,
    });
    proceedings.rule(noted);
    move_completion::end_by_move(proceedings);
    Ruled::Something
}

/// True if the king has been released on its destination square of castling with swapped pieces.
pub(in crate::hearings) fn begins(view: &View, piece: Piece, to: Square) -> bool {
    let known = found_late::knows_exchanged_castling(view.edition());
    let mut castlings = WINGS.into_iter().filter_map(|wing| view.exchanged(wing));
    known && piece.role == Role::King && castlings.any(|castling| castling.to == to)
}

/// Converts the notation of castling with swapped pieces to squares. Short castling goes to the
/// queen's side, long castling to the king's side.
pub(in crate::hearings) fn in_squares(view: &View, text: &MoveText) -> Option<MoveText> {
    let MoveText::Notation(san) = text else { return None };
    if !found_late::knows_exchanged_castling(view.edition()) {
        return None;
    }
    let SanShape::Castling(wing) = san.parse::<SanMove>().ok()?.shape else { return None };
    let castling = view.exchanged(wing)?;
    Some(MoveText::FromTo { from: castling.king, to: castling.to, promotion: None })
}

/// Returns the note that a player may castle with swapped pieces, because the wrong set-up was
/// found late.
pub(in crate::hearings) fn on_record(proceedings: &Proceedings<'_>, player: Color) -> Vec<Ruling> {
    match began_exchanged(&proceedings.table.start, player) {
        true => proceedings.ask(&FoundLate::CastlesExchanged { player }),
        false => Vec::new(),
    }
}

impl View {
    /// Returns castling with swapped pieces, short (normally kingside) or long, if it is possible
    /// now.
    fn exchanged(&self, wing: Wing) -> Option<Exchanged> {
        let (before, player) = (&self.table.attempt.before, self.has_move());
        let rank = home_rank(player);
        let at = |file| Square::at(file, rank);
        let (to, rook, rook_to, san) = match wing {
            Wing::Kingside => (at(1)?, at(0)?, at(2)?, "O-O"),
            Wing::Queenside => (at(5)?, at(7)?, at(4)?, "O-O-O"),
        };
        let king = at(3)?;
        let rook_stands = before.piece_at(rook) == Some(Piece { color: player, role: Role::Rook });
        let moved = self.has_moved(king) || self.has_moved(rook);
        if !began_exchanged(&self.table.start, player) || moved || !rook_stands {
            return None;
        }
        let lifted = before.with_piece(king, None).with_piece(rook, None);
        let after = lifted.with_piece(to, before.piece_at(king));
        let after = after.with_piece(rook_to, before.piece_at(rook));
        let free = way_is_free(before, king, to, rook);
        free.then_some(Exchanged { king, to, after, san })
    }

    /// True if a piece has moved from or to this square during the game.
    fn has_moved(&self, square: Square) -> bool {
        let there = self.table.start.piece_at(square);
        self.table.plies.iter().any(|ply| ply.before().piece_at(square) != there)
            || self.table.attempt.before.piece_at(square) != there
    }
}

/// Castling with king and queen swapped.
struct Exchanged {
    king: Square,
    to: Square,
    after: Position,
    san: &'static str,
}

const fn home_rank(player: Color) -> u8 {
    match player {
        Color::White => 0,
        Color::Black => 7,
    }
}

fn began_exchanged(start: &Position, player: Color) -> bool {
    let rank = home_rank(player);
    let stands = |file, role| {
        let piece = Square::at(file, rank).and_then(|square| start.piece_at(square));
        piece == Some(Piece { color: player, role })
    };
    stands(3, Role::King) && stands(4, Role::Queen)
}

/// True if the squares between king and rook are empty and the king's path is not attacked.
fn way_is_free(position: &Position, king: Square, to: Square, rook: Square) -> bool {
    let attacker = position.turn().other();
    let between = |a: Square, b: Square| {
        let (low, high) = (a.file().min(b.file()), a.file().max(b.file()));
        (low..=high).filter_map(move |file| Square::at(file, a.rank()))
    };
    let empty = |square: &Square| position.piece_at(*square).is_none();
    between(king, rook).filter(|&s| s != king && s != rook).all(|s| empty(&s))
        && between(king, to).all(|square| position.attackers(square, attacker).is_empty())
}
