//! Waiting moves for a player who has no other planned move.

use super::move_sequence::step;
use super::schedule::{Play, WaitingMoves};
use crate::line::{forward, piece_attacks};
use crate::preconditions::LAST_RANKS;
use touchmove_board::{Color, Move, Role};

impl WaitingMoves {
    pub(super) fn next(&mut self, play: &Play, color: Color) -> Option<Move> {
        if let WaitingMoves::Unknown = self {
            *self = WaitingMoves::find(play, color);
        }
        match *self {
            WaitingMoves::Unknown | WaitingMoves::Never => None,
            WaitingMoves::Pawns => pawn(play, color),
            WaitingMoves::Shuffle(mv) => {
                *self = WaitingMoves::Shuffle(step(mv.role, mv.to, mv.from));
                Some(mv)
            }
        }
    }

    fn find(play: &Play, color: Color) -> WaitingMoves {
        let clear = play.schedule.clear;
        let mut roles = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].into_iter();
        let shuffle = roles.find_map(|role| {
            let mut men = play.men.pieces(color, role).without(clear);
            men.find_map(|from| quiet(play, color, step(role, from, from)))
        });
        if let Some(mv) = shuffle {
            return WaitingMoves::Shuffle(mv);
        }
        if pawn(play, color).is_some() { WaitingMoves::Pawns } else { WaitingMoves::Never }
    }
}

/// Returns a move of the piece after which it attacks none of the forbidden squares.
fn quiet(play: &Play, color: Color, man: Move) -> Option<Move> {
    let (schedule, occupied) = (play.schedule, play.men.occupied());
    let wins = color == schedule.context.winner;
    let bad = if wins { play.their_king.into() } else { schedule.guard };
    let reach = piece_attacks(man.role, man.from, occupied);
    let mut free = reach.without(occupied | schedule.clear);
    let to = free.find(|&to| {
        let sees = piece_attacks(man.role, to, occupied.without(man.from.into()));
        !sees.meets(bad | play.our_king.into())
    })?;
    Some(step(man.role, man.from, to))
}

fn pawn(play: &Play, color: Color) -> Option<Move> {
    let clear = play.schedule.clear;
    let pawns = play.men.pieces(color, Role::Pawn).without(clear);
    let to = forward(color, pawns).without(play.men.occupied() | clear | LAST_RANKS).first()?;
    let from = forward(color.other(), to.into()).first()?;
    Some(step(Role::Pawn, from, to))
}
