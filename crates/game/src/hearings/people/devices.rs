//! Hearing on players with telephones and other electronic devices (Article 11.3; 2009: 12.3).

use crate::event::{Act, Conduct, Event};
use crate::hearings::people::conduct::offends;
use crate::proceedings::Proceedings;
use crate::state::status::Impossible;
use crate::verdict::Handled;
use touchmove_board::Color;
use touchmove_laws::rules::MatingChance;
use touchmove_laws::rules::electronic_device::{
    self, Consequence, DeviceFinding, ElectronicDevice, FoundDevice,
};

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let (Some(player), Act::Conduct(act)) = (event.by_player(), &event.act) else {
        return Ok(Handled::No);
    };
    let found = match act {
        Conduct::PhoneSounds => DeviceFinding::Sounds,
        Conduct::PhoneSoundsInABag => DeviceFinding::SoundsInBag,
        Conduct::HasADevice => DeviceFinding::Has,
        Conduct::HasADeviceInABag => DeviceFinding::InBag,
        Conduct::HasADeviceSwitchedOff => DeviceFinding::SwitchedOff,
        _ => return Ok(Handled::No),
    };
    has_device(proceedings, player, found);
    Ok(Handled::Yes)
}

fn has_device(proceedings: &mut Proceedings<'_>, player: Color, found: DeviceFinding) {
    let (edition, devices) = (proceedings.edition(), proceedings.rules.devices);
    let opponent = match electronic_device::asks_about_mate(edition, found) {
        true => proceedings.mating_chance_from(&proceedings.table.attempt.before, player.other()),
        false => MatingChance::Can,
    };
    let facts = FoundDevice { player, found, devices, opponent };
    match facts.consequence(proceedings.edition()) {
        Consequence::Penalised(offence) => offends(proceedings, player, offence),
        _ => proceedings.decide(&ElectronicDevice::Found(facts)),
    }
}
