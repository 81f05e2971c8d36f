//! Telephones and other electronic devices that a player has (Article 11.3;
//! 2009: 12.3).

use crate::event::{Act, Conduct, Event};
use crate::hearings::people::conduct::offends;
use crate::proceedings::Proceedings;
use crate::state::status::Impossible;
use crate::verdict::Heard;
use touchmove_board::Color;
use touchmove_laws::rules::MatingChance;
use touchmove_laws::rules::electronic_device::{
    self, Consequence, DeviceFinding, ElectronicDevice, FoundDevice,
};

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let (Some(player), Act::Conduct(act)) = (event.by_player(), &event.act) else {
        return Ok(Heard::NotMine);
    };
    let found = match act {
        Conduct::PhoneSounds => DeviceFinding::Sounds,
        Conduct::HasADevice => DeviceFinding::Has,
        Conduct::HasADeviceInABag => DeviceFinding::InBag,
        Conduct::HasADeviceSwitchedOff => DeviceFinding::SwitchedOff,
        _ => return Ok(Heard::NotMine),
    };
    has_device(on, player, found);
    Ok(Heard::Taken)
}

fn has_device(on: &mut Proceedings<'_>, player: Color, found: DeviceFinding) {
    let (edition, devices) = (on.edition(), on.rules.devices);
    let opponent = match electronic_device::asks_about_mate(edition, found) {
        true => on.mating_chance_from(&on.table.attempt.before, player.other()),
        false => MatingChance::Can,
    };
    let facts = FoundDevice { player, found, devices, opponent };
    match facts.consequence(on.edition()) {
        Consequence::Penalised(offence) => offends(on, player, offence),
        _ => on.decide(&ElectronicDevice::Found(facts)),
    }
}
