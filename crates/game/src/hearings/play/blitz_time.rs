//! Finland's blitz rules: winning on time needs material.

use crate::hearings::found::limited_supervision;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::ply::Ply;
use crate::verdict::{Heard, Ruled};
use touchmove_board::Color;
use touchmove_laws::rules::finnish_blitz::FinnishBlitz;
use touchmove_laws::rules::finnish_blitz::{self, Claim, Material};
use touchmove_laws::rules::{MatingChance, sufficient_material};

/// A claim of a win on time; not taken where other rules decide it.
pub(in crate::hearings) fn claims(on: &mut Proceedings<'_>, player: Color) -> Heard {
    let edition = on.edition();
    if !finnish_blitz::asks_for_material(edition) {
        return Heard::NotMine;
    }
    let (own_down, opponents_down) = (on.flag_is_down(player), on.flag_is_down(player.other()));
    if opponents_down && !own_down && own_illegal_move(on, player).is_something() {
        return Heard::Taken;
    }
    let material = if opponents_down { on.material(player) } else { Material::Insufficient };
    let claim = Claim { claimant: player, own_down, opponents_down, material };
    on.decide(&FinnishBlitz::Claimed(claim));
    Heard::Taken
}

/// The claimant's own illegal move, if it can still be claimed: it loses.
fn own_illegal_move(on: &mut Proceedings<'_>, claimant: Color) -> Ruled {
    let own = |ply: &&Ply| ply.player == claimant && ply.completed && ply.irregularity.is_some();
    let Some(ply) = on.table.plies.last().filter(own).cloned() else {
        return Ruled::Nothing;
    };
    on.amending(finnish_blitz::with_order_of_events, |on| {
        on.ruling(|on| limited_supervision::loses_at_once(on, &ply))
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

    /// Whether a search of a few moves finds the mate that a claimant has to
    /// show.
    pub(crate) fn mate_is_forced(&self, by: Color) -> bool {
        self.forces_mate(&self.position_that_counts(), by)
    }
}
