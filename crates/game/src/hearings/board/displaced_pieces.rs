//! Pieces knocked off their squares and not put back, once somebody notices
//! (Article 7.4 and, found later, 7.6).

use crate::event::{Act, Displacement, Event, Pieces as PiecesAct};
use crate::hearings::board::clocks;
use crate::hearings::found::corrected_times;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::attempt::Attempt;
use crate::state::change::{Ledger, Moves, Pieces};
use crate::state::ledger::Times;
use crate::state::status::Impossible;
use crate::state::table::Displaced;
use crate::verdict::{Heard, Ruled};
use alloc::boxed::Box;
use alloc::vec::Vec;
use touchmove_board::{ByColor, Color, Square};
use touchmove_clock::Millis;
use touchmove_laws::rules::displaced_piece::DisplacedPiece;
use touchmove_laws::rules::resumption;

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let Some(player) = event.by_player() else { return Ok(Heard::NotMine) };
    match &event.act {
        Act::Pieces(PiecesAct::KnocksOver { squares }) => knocks_over(on, player, squares),
        Act::Pieces(PiecesAct::Restores { squares }) => restores(on, squares),
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

fn knocks_over(on: &mut Proceedings<'_>, by: Color, squares: &[Square]) {
    let (after, clocks) = (on.table.plies.len(), on.clocks_show());
    let displaced = |&square| Displaced { square, after, by, clocks };
    on.enter(Pieces::KnockedOver(squares.iter().map(displaced).collect()));
    on.decide(&DisplacedPiece::KnockedOver { player: by, squares });
}

/// How much of the time of the player who did not displace it is gone.
fn used_since(view: &View, displaced: Displaced) -> Millis {
    let opponent = displaced.by.other();
    displaced.clocks[opponent] - view.clocks_show()[opponent]
}

/// On the time of the player who displaced them that settles it; what it has
/// cost the opponent is kept, should the arbiter be called.
fn restores(on: &mut Proceedings<'_>, squares: &[Square]) {
    let restored = on.table.displaced.iter().find(|d| squares.contains(&d.square)).copied();
    on.enter(Pieces::Restored(squares.to_vec()));
    if let Some(displaced) = restored {
        let used = used_since(on, displaced);
        let late = Some((displaced.by, used)).filter(|_| !used.is_zero());
        on.enter(Ledger::RestoredLate(late));
    }
}

impl View {
    /// Who has left it to the opponent to see to displaced pieces, and what
    /// that has cost the opponent.
    pub(crate) fn left_displaced(&self) -> Option<(Color, Millis)> {
        let lying = self.table.displaced.first().map(|&d| (d.by, used_since(self, d)));
        lying.or(self.ledger.restored_late)
    }
}

/// A player stops the clocks because of pieces that the opponent displaced, if
/// there are such.
pub(in crate::hearings) fn asks_for_help(on: &mut Proceedings<'_>, caller: Color) -> Ruled {
    let by = on.left_displaced().map(|(by, _)| by).filter(|&by| by == caller.other());
    let Some(by) = by else { return Ruled::Nothing };
    on.enter(Ledger::Offends(by));
    let penalties = on.penalties();
    on.apply(&DisplacedPiece::HelpIsAsked { penalties, by })
}

/// Back to before the piece left its square. Where nobody saw that, the
/// position that the moves have led to is the last one that can be told. What
/// has been put back needs nothing more.
pub(in crate::hearings) fn found(on: &mut Proceedings<'_>, by: Color, pieces: &[Displacement]) {
    let named = |square: Square| pieces.iter().any(|p| p.square == square || p.to == Some(square));
    let known = on.table.displaced.iter().filter(|d| named(d.square));
    let known: Vec<Displaced> = known.copied().collect();
    let settled = pieces.iter().all(|piece| on.table.restored.contains(&piece.square));
    if known.is_empty() && settled {
        return on.decide(&DisplacedPiece::PutBackAlready { player: by });
    }
    put_back(on, &known);
}

/// The pieces do not stand where the moves have led them, at a resumption
/// above all.
pub(in crate::hearings) fn position_found(on: &mut Proceedings<'_>) {
    let lying = on.table.displaced.clone();
    let kept = &on.phase.adjourned;
    let at_resumption = kept.resumed_at.is_some() && on.table.plies.len() <= kept.resumed_with;
    match at_resumption {
        true => on.amending(resumption::set_up_again, |on| put_back(on, &lying)),
        false => put_back(on, &lying),
    }
}

fn put_back(on: &mut Proceedings<'_>, known: &[Displaced]) {
    let made = on.table.plies.len();
    let then = known.iter().min_by_key(|d| d.after).map(|d| d.clocks);
    on.enter(Ledger::Times(Times {
        then,
        added_since: ByColor::both(Millis::ZERO),
        ..on.ledger.times.clone()
    }));
    let since = known.iter().map(|d| d.after.min(made)).min().unwrap_or(made);
    on.enter(Pieces::Restored(known.iter().map(|d| d.square).collect()));
    take_back(on, since);
    let board = on.table.board;
    on.decide(&DisplacedPiece::PutBack { before: &board });
    if since < made {
        corrected_times::asked(on);
    }
    clocks::clock_to_player_having_move(on);
}

/// Takes moves back; their presses do not count, and the times are the
/// arbiter's to set.
pub(in crate::hearings) fn take_back(on: &mut Proceedings<'_>, since: usize) {
    let before = on.table.plies.get(since).map_or(on.table.attempt.before, |ply| ply.before());
    corrected_times::presses_undone(on, since, None);
    on.enter(Moves::Remain(since));
    on.enter(Pieces::DisplacedBefore(since));
    on.enter(Pieces::BackTo(Box::new(Attempt::new(before))));
}
