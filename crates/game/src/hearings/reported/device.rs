//! An electronic device that is reported (Article 11.3).

use super::{Needed, chance, need};
use crate::event::Facts;
use crate::hearings::people::conduct;
use crate::proceedings::Proceedings;
use touchmove_board::Color;
use touchmove_laws::Provision;
use touchmove_laws::report::Fact;
use touchmove_laws::rules::MatingChance;
use touchmove_laws::rules::electronic_device::{self, Consequence, ElectronicDevice};

pub(super) fn reported(
    on: &mut Proceedings<'_>,
    player: Color,
    facts: &Facts,
) -> Result<(), Needed> {
    let (edition, devices) = (on.edition(), on.rules.devices);
    let found = need(facts.device, Fact::Device, Provision::ElectronicDevices)?;
    let opponent = match electronic_device::asks_about_mate(edition, found) {
        true => chance(on, player.other(), facts, Provision::DeviceLoses)?,
        false => MatingChance::Can,
    };
    let facts = electronic_device::FoundDevice { player, found, devices, opponent };
    match facts.consequence(on.edition()) {
        Consequence::Penalised(offence) => conduct::offends(on, player, offence),
        _ => on.decide(&ElectronicDevice::Found(facts)),
    }
    Ok(())
}
