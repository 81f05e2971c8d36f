//! Castling field.

use super::fields::Field;
use super::{FenError, FenFault, Mode};
use crate::castling::castling_king;
use crate::position::wing_of;
use crate::{Bitboard, Color, Position, PositionProblem, Role, Square, Wing};
use alloc::vec::Vec;

/// Grants the rights that the pieces allow. Returns the other rights, which strict parsing reports
/// as errors.
pub(super) fn read(
    position: &mut Position,
    field: Field,
    mode: Mode,
) -> Result<Vec<PositionProblem>, FenError> {
    let mut dropped = Vec::new();
    if field.text == "-" {
        return Ok(dropped);
    }
    let mut last = None;
    for (index, letter) in field.text.chars().enumerate() {
        let fault = |fault| field.fault_at(index, fault);
        let (color, side) = meaning(letter).ok_or_else(|| fault(FenFault::NotACastlingLetter))?;
        let place = Some((color, side == Side::Outermost(Wing::Queenside)));
        let twice = field.text.chars().take(index).any(|earlier| earlier == letter);
        if mode == Mode::Strict && (twice || place < last) {
            return Err(fault(FenFault::CastlingOrder));
        }
        last = place;
        match side.rook(position, color) {
            Some(rook) => grant(position, color, rook).map_err(fault)?,
            None if mode == Mode::Strict => return Err(fault(FenFault::NoSuchRight)),
            None if twice => {}
            None => dropped.push(PositionProblem::UnfoundedCastling { color, letter }),
        }
    }
    Ok(dropped)
}

/// Rook that a letter denotes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Outermost(Wing),
    File(u8),
}

fn meaning(letter: char) -> Option<(Color, Side)> {
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let side = match letter.to_ascii_uppercase() {
        'K' => Side::Outermost(Wing::Kingside),
        'Q' => Side::Outermost(Wing::Queenside),
        file @ 'A'..='H' => Side::File(file as u8 - b'A'),
        _ => return None,
    };
    Some((color, side))
}

impl Side {
    fn rook(self, position: &Position, color: Color) -> Option<Square> {
        match self {
            Side::Outermost(wing) => outermost_rook(position, color, wing),
            Side::File(file) => rooks(position, color).find(|rook| rook.file() == file),
        }
    }
}

/// Returns the rooks on the first rank, if the king may castle from its square.
fn rooks(position: &Position, color: Color) -> Bitboard {
    match castling_king(position, color) {
        Some(king) => position.pieces(color, Role::Rook) & Bitboard::rank(king.rank()),
        None => Bitboard::EMPTY,
    }
}

/// Returns the rook that `K` or `Q` denotes.
pub(super) fn outermost_rook(position: &Position, color: Color, wing: Wing) -> Option<Square> {
    outermost(rooks(position, color), castling_king(position, color)?, wing)
}

/// Returns the rook on a wing that is farthest from the king.
pub(crate) fn outermost(rooks: Bitboard, king: Square, wing: Wing) -> Option<Square> {
    let mut rooks = rooks.filter(|&rook| wing_of(king, rook) == wing);
    match wing {
        Wing::Kingside => rooks.last(),
        Wing::Queenside => rooks.next(),
    }
}

fn grant(position: &mut Position, color: Color, rook: Square) -> Result<(), FenFault> {
    let Some(king) = position.king(color) else { return Ok(()) };
    match position.castling_rook(color, wing_of(king, rook)) {
        Some(other) if other != rook => Err(FenFault::TwoRooksOneSide),
        _ => {
            position.planes.grant_castling(rook.into());
            Ok(())
        }
    }
}
