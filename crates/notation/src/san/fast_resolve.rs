//! Fast path that resolves common moves in one pass: `Nf3`, `exd5`, `Raxd1+`, `O-O`. It succeeds
//! only if exactly one legal move matches. The full parser handles other forms, ambiguous moves and
//! errors. A test verifies that both parsers agree.

use super::fast_parse::{promoted, role};
use super::pawn::advance;
use touchmove_board::attacks::{alone, between};
use touchmove_board::{Bitboard, Color, Move, MoveKind, Position, Role, Square, Wing};

/// Parses and resolves a common move. The function is not inlined, so that it returns the result in
/// a register. Inlined code would store the result to memory byte by byte, and the next load would
/// stall.
#[inline(never)]
pub(super) fn read(position: &Position, text: &[u8]) -> Option<Move> {
    let text = match text {
        [rest @ .., b'+' | b'#'] => rest,
        _ => text,
    };
    let mv = match *text {
        [b'a'..=b'h', ..] => pawn(position, text)?,
        [ref head @ .., file, rank @ b'1'..=b'8'] => piece(position, head, square(file, rank)?)?,
        [b'O', b'-', b'O'] => return position.castling_move(Wing::Kingside),
        [b'O', b'-', b'O', b'-', b'O'] => return position.castling_move(Wing::Queenside),
        _ => return None,
    };
    // The only frequent call of this function is here, so that the compiler can inline it.
    position.leaves_king_safe(mv.from, mv.to, Bitboard::EMPTY).then_some(mv)
}

#[inline]
fn square(file: u8, rank: u8) -> Option<Square> {
    Square::at(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'))
}

/// Resolves a piece move, which may leave the king in check. `head` is the text before the square of arrival.
#[inline]
fn piece(position: &Position, head: &[u8], to: Square) -> Option<Move> {
    let (&letter, from) = head.split_first()?;
    let role = role(letter)?;
    let us = position.turn();
    if (position.color(us) | position.role(Role::King)).contains(to) {
        return None;
    }
    let pieces = position.pieces(us, role);
    if role == Role::King && pieces.has_several() {
        return None;
    }
    let able = alone(role, to) & pieces & departure(from)?;
    let from = unique_origin(position, able, to)?;
    Some(Move { from, to, role, kind: MoveKind::Step })
}

/// Returns the possible squares of departure, given the text before the square of arrival.
#[inline]
fn departure(from: &[u8]) -> Option<Bitboard> {
    let from = match from {
        [] => return Some(Bitboard::FULL),
        [rest @ .., b'x'] => rest,
        _ => from,
    };
    match *from {
        [] => Some(Bitboard::FULL),
        [file @ b'a'..=b'h'] => Some(Bitboard::file(file - b'a')),
        [rank @ b'1'..=b'8'] => Some(Bitboard::rank(rank - b'1')),
        [file, rank] => square(file, rank).map(Bitboard::of),
        _ => None,
    }
}

/// Returns the square of departure if exactly one of the pieces can move to `to`. If several pieces can,
/// only those that leave the king safe count.
#[inline]
fn unique_origin(position: &Position, able: Bitboard, to: Square) -> Option<Square> {
    let occupied = position.occupied();
    let goes = |from: &Square| !between(*from, to).meets(occupied);
    if !able.has_several() {
        return able.first().filter(goes);
    }
    let mut going = able.into_iter().filter(goes);
    let found = going.next()?;
    match going.next() {
        None => Some(found),
        Some(_) => unique_safe_origin(position, able.into_iter().filter(goes), to),
    }
}

#[inline(never)]
fn unique_safe_origin(
    position: &Position,
    able: impl Iterator<Item = Square>,
    to: Square,
) -> Option<Square> {
    let mut safe = able.filter(|&from| position.leaves_king_safe(from, to, Bitboard::EMPTY));
    let found = safe.next();
    found.filter(|_| safe.next().is_none())
}

/// Resolves a pawn move, which may leave the king in check.
#[inline]
fn pawn(position: &Position, text: &[u8]) -> Option<Move> {
    let (text, becomes) = match text {
        [rest @ .., b'=', letter] => (rest, Some(promoted(*letter)?)),
        _ => (text, None),
    };
    let (from, to, kind) = match *text {
        [file, rank] => {
            let to = square(file, rank)?;
            let pawn = advance(position, to)?;
            (pawn.from, to, pawn.kind)
        }
        [from, b'x', file, rank] => {
            let to = square(file, rank)?;
            (capturing_pawn(position, from - b'a', to)?, to, MoveKind::Step)
        }
        _ => return None,
    };
    let kind = match (becomes, matches!(to.rank(), 0 | 7)) {
        (None, false) => kind,
        (Some(role), true) => MoveKind::Promotion(role),
        _ => return None,
    };
    Some(Move { from, to, role: Role::Pawn, kind })
}

/// Returns the pawn on a file that can capture on the square `to`.
#[inline]
fn capturing_pawn(position: &Position, file: u8, to: Square) -> Option<Square> {
    let us = position.turn();
    let rank = match us {
        Color::White => to.rank().checked_sub(1)?,
        Color::Black => to.rank() + 1,
    };
    let from = Square::at(file, rank).filter(|_| file.abs_diff(to.file()) == 1)?;
    let captured = position.color(us.other()).without(position.role(Role::King));
    let there = position.pieces(us, Role::Pawn).contains(from) && captured.contains(to);
    there.then_some(from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SanMove;

    /// Positions with checks, pins, promotions, captures en passant and several pieces for one
    /// square. Some are unreachable.
    const POSITIONS: [&str; 6] = [
        "4k3/8/8/2K5/8/8/P7/4K3 w - - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1",
        "4k3/8/4r3/8/1b6/2R5/8/R3K2R w KQ - 0 1",
        "3RkN2/1P6/8/N7/7b/4Q3/4p3/2Q1K1B1 b - - 0 1",
    ];

    /// All usual texts of moves, and some unusual ones.
    fn texts() -> impl Iterator<Item = String> {
        let maybe = |all: &'static str| all.chars().map(String::from).chain([String::new()]);
        Square::all().flat_map(move |to| {
            maybe("NBRQKOi").flat_map(move |role| {
                maybe("abcdefgh").flat_map(move |file| {
                    let role = role.clone();
                    maybe("12345678").flat_map(move |rank| {
                        let start = format!("{role}{file}{rank}");
                        ["", "x"].into_iter().flat_map(move |capture| {
                            let start = start.clone();
                            ["", "+", "=Q", "=K"]
                                .into_iter()
                                .map(move |end| format!("{start}{capture}{to}{end}"))
                        })
                    })
                })
            })
        })
    }

    #[test]
    fn fast_path_agrees_with_full_resolution() {
        let castling = ["O-O", "O-O-O", "O-O+", "O-O-O#"].map(String::from);
        for fen in POSITIONS {
            let position = touchmove_board::Fen::parse(fen).unwrap();
            let mut quick = 0;
            for text in texts().chain(castling.clone()) {
                if let Some(mv) = read(&position, text.as_bytes()) {
                    let whole = text.parse::<SanMove>().and_then(|san| san.resolve(&position));
                    assert_eq!(whole, Ok(mv), "{fen} {text}");
                    quick += 1;
                }
            }
            assert!(quick > 0, "{fen}");
        }
    }
}
