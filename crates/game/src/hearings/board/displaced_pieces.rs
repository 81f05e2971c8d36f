//! Hearing on displaced pieces that were not put back (Article 7.4; if found later, 7.6).

use crate::event::{Act, Displacement, Event, Pieces as PiecesAct};
use crate::hearings::board::clocks;
use crate::hearings::irregularities::corrected_times;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::attempt::Attempt;
use crate::state::change::{Ledger, Moves, Pieces};
use crate::state::ledger::Times;
use crate::state::status::Impossible;
use crate::state::table::Displaced;
use crate::verdict::{Handled, Ruled};
use alloc::boxed::Box;
use alloc::vec::Vec;
use touchmove_board::{ByColor, Color, Square};
use touchmove_clock::Millis;
use touchmove_laws::rules::displaced_piece::DisplacedPiece;
use touchmove_laws::rules::resumption;

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let Some(player) = event.by_player() else { return Ok(Handled::No) };
    match &event.act {
        Act::Pieces(PiecesAct::KnocksOver { squares }) => knocks_over(proceedings, player, squares),
        Act::Pieces(PiecesAct::Restores { squares }) => restores(proceedings, squares),
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

fn knocks_over(proceedings: &mut Proceedings<'_>, by: Color, squares: &[Square]) {
    let (after, clocks) = (proceedings.table.plies.len(), proceedings.clocks_show());
    let displaced = |&square| Displaced { square, after, by, clocks };
    proceedings.enter(Pieces::KnockedOver(squares.iter().map(displaced).collect()));
    proceedings.decide(&DisplacedPiece::KnockedOver { player: by, squares });
}

/// Returns the time that the opponent has used since the displacement.
fn used_since(view: &View, displaced: Displaced) -> Millis {
    let opponent = displaced.by.other();
    displaced.clocks[opponent] - view.clocks_show()[opponent]
}

/// Handles pieces put back. If the displacer put them back on their own time, the matter is
/// settled. Otherwise the opponent's lost time is stored in case the arbiter is called.
fn restores(proceedings: &mut Proceedings<'_>, squares: &[Square]) {
    let restored =
        proceedings.table.displaced.iter().find(|d| squares.contains(&d.square)).copied();
    proceedings.enter(Pieces::Restored(squares.to_vec()));
    if let Some(displaced) = restored {
        let used = used_since(proceedings, displaced);
        let late = Some((displaced.by, used)).filter(|_| !used.is_zero());
        proceedings.enter(Ledger::RestoredLate(late));
    }
}

impl View {
    /// True if pieces that this player displaced have not been put back.
    pub(crate) fn lie_displaced_by(&self, player: Color) -> bool {
        self.table.displaced.iter().any(|displaced| displaced.by == player)
    }

    /// Returns the player whose displaced pieces the opponent had to deal with, and the opponent's
    /// lost time.
    pub(crate) fn left_displaced(&self) -> Option<(Color, Millis)> {
        let lying = self.table.displaced.first().map(|&d| (d.by, used_since(self, d)));
        lying.or(self.ledger.restored_late)
    }
}

/// Handles a player who stops the clocks because the opponent displaced pieces.
pub(in crate::hearings) fn asks_for_help(
    proceedings: &mut Proceedings<'_>,
    caller: Color,
) -> Ruled {
    let by = proceedings.left_displaced().map(|(by, _)| by).filter(|&by| by == caller.other());
    let Some(by) = by else { return Ruled::Nothing };
    proceedings.enter(Ledger::Offends(by));
    let penalties = proceedings.penalties();
    proceedings.apply(&DisplacedPiece::HelpIsAsked { penalties, by })
}

/// Restores the position before the displacement. If the displacement was not observed, restores
/// the last position reached by moves. Pieces already put back need no action.
pub(in crate::hearings) fn found(
    proceedings: &mut Proceedings<'_>,
    player: Option<Color>,
    pieces: &[Displacement],
) {
    let by = player.unwrap_or(proceedings.has_move());
    let named = |square: Square| pieces.iter().any(|p| p.square == square || p.to == Some(square));
    let known = proceedings.table.displaced.iter().filter(|d| named(d.square));
    let known: Vec<Displaced> = known.copied().collect();
    let settled = pieces.iter().all(|piece| proceedings.table.restored.contains(&piece.square));
    if known.is_empty() && settled {
        return proceedings.decide(&DisplacedPiece::PutBackAlready { player: by });
    }
    match player {
        // The record shows every displaced piece, so a player cannot point out others. The arbiter
        // can.
        Some(player) if known.is_empty() => {
            proceedings.decide(&DisplacedPiece::NothingDisplaced { player });
        }
        _ => put_back(proceedings, &known),
    }
}

/// Handles a position that does not match the moves, usually at a resumption.
pub(in crate::hearings) fn position_found(
    proceedings: &mut Proceedings<'_>,
    player: Option<Color>,
) {
    let lying = proceedings.table.displaced.clone();
    let kept = &proceedings.phase.adjourned;
    let at_resumption =
        kept.resumed_at.is_some() && proceedings.table.plies.len() <= kept.resumed_with;
    let shown = at_resumption || !lying.is_empty() || proceedings.attempt_stands();
    if let Some(player) = player.filter(|_| !shown) {
        return proceedings.decide(&DisplacedPiece::NothingDisplaced { player });
    }
    match at_resumption {
        true => proceedings
            .amending(resumption::set_up_again, |proceedings| put_back(proceedings, &lying)),
        false => put_back(proceedings, &lying),
    }
}

fn put_back(proceedings: &mut Proceedings<'_>, known: &[Displaced]) {
    let made = proceedings.table.plies.len();
    let then = known.iter().min_by_key(|d| d.after).map(|d| d.clocks);
    proceedings.enter(Ledger::Times(Times {
        then,
        added_since: ByColor::both(Millis::ZERO),
        ..proceedings.ledger.times.clone()
    }));
    let since = known.iter().map(|d| d.after.min(made)).min().unwrap_or(made);
    proceedings.enter(Pieces::Restored(known.iter().map(|d| d.square).collect()));
    take_back(proceedings, since);
    let board = proceedings.table.board;
    proceedings.decide(&DisplacedPiece::PutBack { before: &board });
    if since < made {
        corrected_times::asked(proceedings);
    }
    clocks::clock_to_player_having_move(proceedings);
}

/// Takes back moves. Their presses no longer count, and the arbiter sets the times.
pub(in crate::hearings) fn take_back(proceedings: &mut Proceedings<'_>, since: usize) {
    let attempt = match proceedings.table.plies.get(since) {
        Some(ply) => Attempt::new(ply.before()),
        None => proceedings.table.attempt.put_back(),
    };
    corrected_times::presses_undone(proceedings, since, None);
    proceedings.enter(Moves::Remain(since));
    proceedings.enter(Pieces::DisplacedBefore(since));
    proceedings.enter(Pieces::BackTo(Box::new(attempt)));
}
