//! Moves that do not matter, for who has nothing to do.

use super::script::{Pause, Play};
use super::steps::step;
use crate::line::{forward, piece_attacks};
use crate::ordinary::LAST_RANKS;
use touchmove_board::{Color, Move, Role};

impl Pause {
    pub(super) fn next(&mut self, play: &Play, color: Color) -> Option<Move> {
        if let Pause::Unknown = self {
            *self = Pause::find(play, color);
        }
        match *self {
            Pause::Unknown | Pause::Never => None,
            Pause::Pawns => pawn(play, color),
            Pause::Shuffle(mv) => {
                *self = Pause::Shuffle(step(mv.role, mv.to, mv.from));
                Some(mv)
            }
        }
    }

    fn find(play: &Play, color: Color) -> Pause {
        let clear = play.script.clear;
        let mut roles = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].into_iter();
        let shuffle = roles.find_map(|role| {
            let mut men = play.men.pieces(color, role).without(clear);
            men.find_map(|from| quiet(play, color, step(role, from, from)))
        });
        if let Some(mv) = shuffle {
            return Pause::Shuffle(mv);
        }
        if pawn(play, color).is_some() { Pause::Pawns } else { Pause::Never }
    }
}

/// A move of that man after which it attacks nothing it must not.
fn quiet(play: &Play, color: Color, man: Move) -> Option<Move> {
    let (script, occupied) = (play.script, play.men.occupied());
    let wins = color == script.scene.winner;
    let bad = if wins { play.their_king.into() } else { script.guard };
    let reach = piece_attacks(man.role, man.from, occupied);
    let mut free = reach.without(occupied | script.clear);
    let to = free.find(|&to| {
        let sees = piece_attacks(man.role, to, occupied.without(man.from.into()));
        !sees.meets(bad | play.our_king.into())
    })?;
    Some(step(man.role, man.from, to))
}

fn pawn(play: &Play, color: Color) -> Option<Move> {
    let clear = play.script.clear;
    let pawns = play.men.pieces(color, Role::Pawn).without(clear);
    let to = forward(color, pawns).without(play.men.occupied() | clear | LAST_RANKS).first()?;
    let from = forward(color.other(), to.into()).first()?;
    Some(step(Role::Pawn, from, to))
}
