//! Hearing on claims that the game is already over.

use crate::event::{Act, Claim, Event};
use crate::hearings::play::claimed_positions;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::status::Impossible;
use crate::verdict::Handled;
use touchmove_board::Color;
use touchmove_laws::rules::MatingChance;
use touchmove_laws::rules::claimed_end::ClaimedEnd;
use touchmove_laws::rules::claimed_end::End;
use touchmove_laws::rules::draw_claim::Ground;

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let (Some(player), Act::Claim(Claim::Ended { end })) = (event.by_player(), &event.act) else {
        return Ok(Handled::No);
    };
    let (end, mate) = (*end, either_can_mate(proceedings, *end));
    if proceedings.apply(&ClaimedEnd::Claimed { player, end, mate }).is_something() {
        figure(proceedings, end);
    }
    Ok(Handled::Yes)
}

/// Notes the actual count after an incorrect claim: appearances of the position, or moves without a
/// capture or pawn move.
fn figure(proceedings: &mut Proceedings<'_>, end: End) {
    let position = proceedings.table.board;
    match end {
        End::Fivefold => {
            claimed_positions::counted(proceedings, Ground::Threefold, &position, false);
        }
        End::SeventyFiveMoves => {
            let (since, by) = claimed_positions::quiet_since(&position);
            proceedings.decide(&ClaimedEnd::QuietSince { number: since, by });
        }
        End::Checkmate | End::Stalemate | End::DeadPosition => {}
    }
}

/// Returns the players' mating chance. The search is thorough, so it runs only for a claim of a
/// dead position.
fn either_can_mate(view: &View, end: End) -> MatingChance {
    if end != End::DeadPosition || view.open_irregularities().next().is_some() {
        return MatingChance::Can;
    }
    let [white, black] = Color::ALL.map(|player| view.mating_chance(player));
    match (white, black) {
        (MatingChance::Cannot, MatingChance::Cannot) => MatingChance::Cannot,
        (MatingChance::Can, _) | (_, MatingChance::Can) => MatingChance::Can,
        _ => MatingChance::Undecided,
    }
}
