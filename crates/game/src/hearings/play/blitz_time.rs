//! Winning on time under Finland's blitz rules, which require sufficient material.

use crate::hearings::irregularities::limited_supervision;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::ply::Ply;
use crate::verdict::{Handled, Ruled};
use touchmove_board::Color;
use touchmove_laws::rules::finnish_blitz::FinnishBlitz;
use touchmove_laws::rules::finnish_blitz::{self, Claim, Material};
use touchmove_laws::rules::{MatingChance, sufficient_material};

/// Handles a claim of a win on time. Returns `Handled::No` if other rules apply to the claim.
pub(in crate::hearings) fn claims(proceedings: &mut Proceedings<'_>, player: Color) -> Handled {
    let edition = proceedings.edition();
    if !finnish_blitz::asks_for_material(edition) {
        return Handled::No;
    }
    let (own_down, opponents_down) =
        (proceedings.flag_is_down(player), proceedings.flag_is_down(player.other()));
    if opponents_down && !own_down && own_illegal_move(proceedings, player).is_something() {
        return Handled::Yes;
    }
    let material =
        if opponents_down { proceedings.material(player) } else { Material::Insufficient };
    let claim = Claim { claimant: player, own_down, opponents_down, material };
    proceedings.decide(&FinnishBlitz::Claimed(claim));
    Handled::Yes
}

/// Rules on the claimant's own illegal move. If the opponent can still claim it, it loses.
fn own_illegal_move(proceedings: &mut Proceedings<'_>, claimant: Color) -> Ruled {
    let own = |ply: &&Ply| ply.player == claimant && ply.completed && ply.irregularity.is_some();
    let Some(ply) = proceedings.table.plies.last().filter(own).cloned() else {
        return Ruled::Nothing;
    };
    proceedings.amending(finnish_blitz::with_order_of_events, |proceedings| {
        proceedings.ruling(|proceedings| limited_supervision::loses_at_once(proceedings, &ply))
    })
}

impl View {
    fn material(&self, player: Color) -> Material {
        if sufficient_material::suffices(&self.position_that_counts(), player) {
            return Material::Sufficient;
        }
        match self.mating_chance(player) {
            MatingChance::Cannot => Material::Insufficient,
            MatingChance::Can | MatingChance::Undecided => Material::ForcedMateOnly,
        }
    }

    /// True if a shallow search finds the mate that the claimant must show.
    pub(crate) fn mate_is_forced(&self, by: Color) -> bool {
        self.forces_mate(&self.position_that_counts(), by)
    }
}
