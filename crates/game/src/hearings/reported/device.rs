//! Rulings on a reported electronic device (Article 11.3).

use super::{Needed, chance, need};
use crate::event::IncidentFacts;
use crate::hearings::people::conduct;
use crate::proceedings::Proceedings;
use touchmove_board::Color;
use touchmove_laws::Provision;
use touchmove_laws::report::Fact;
use touchmove_laws::rules::MatingChance;
use touchmove_laws::rules::electronic_device::{self, Consequence, ElectronicDevice};

pub(super) fn reported(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    facts: &IncidentFacts,
) -> Result<(), Needed> {
    let (edition, devices) = (proceedings.edition(), proceedings.rules.devices);
    let found = need(facts.device, Fact::Device, Provision::ElectronicDevices)?;
    let opponent = match electronic_device::asks_about_mate(edition, found) {
        true => chance(proceedings, player.other(), facts, Provision::DeviceLoses)?,
        false => MatingChance::Can,
    };
    let facts = electronic_device::FoundDevice { player, found, devices, opponent };
    match facts.consequence(proceedings.edition()) {
        Consequence::Penalised(offence) => conduct::offends(proceedings, player, offence),
        _ => proceedings.decide(&ElectronicDevice::Found(facts)),
    }
    Ok(())
}
