//! Electronic devices: in 2009 one that sounds loses, and the opponent draws
//! who could not win by any series of legal moves (in Finland it is a disturbance like others). In
//! 2014 a device at the venue loses, from 2018 on only one that the player evidently carries; one in
//! a bag brings a penalty of the arbiter's choice, unless the event allows it there, switched off.
//! From 2014 on the event may set a milder penalty than the loss of the game.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | electronic-devices | 12.3.b | 11.3.b | 11.3.2.1 | 11.3.2.1 |
//! | device-loses | 12.3.b | 11.3.b | 11.3.2.2 | 11.3.2.2 |

use super::MatingChance;
use super::{Rule, RuleId, ask_under, note_under, rule_under};
use crate::{
    Devices, Edition, Effect, Note, Offence, Outcome, Provision, Question, Ruling, Score,
    Termination,
};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// What has come to light.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// The device made a sound.
    Sounds,
    /// The player carries one.
    Has,
    /// It lies in a bag and is not switched off.
    InBag,
    /// It lies in a bag, switched off.
    SwitchedOff,
}

impl Found {
    /// Everything that can come to light.
    pub const ALL: [Found; 4] = [Found::Sounds, Found::Has, Found::InBag, Found::SwitchedOff];
}

/// An electronic device of a player's.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct FoundDevice {
    /// Whose it is.
    pub player: Color,
    /// What has come to light.
    pub found: Found,
    /// What the event says.
    pub devices: Devices,
    /// Whether the opponent can win by any series of legal moves.
    pub opponent: MatingChance,
}

/// The consequence of a device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Consequence {
    /// Nothing.
    Nothing,
    /// The event allows it.
    Allowed,
    /// The loss of the game.
    Lost,
    /// The loss of the game, drawn where the opponent cannot win by any series of legal moves.
    LostIfMatable,
    /// A penalty that the arbiter chooses.
    Penalised(Offence),
}

impl FoundDevice {
    /// The consequence under an edition.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::rules::MatingChance;
    /// use touchmove_laws::rules::electronic_device::{Consequence, FoundDevice, Found};
    /// use touchmove_laws::{Devices, Edition, Offence};
    ///
    /// let (player, opponent) = (Color::White, MatingChance::Can);
    /// let facts = FoundDevice { player, found: Found::Has, devices: Devices::Usual, opponent };
    /// let penalised = Consequence::Penalised(Offence::Device);
    /// assert_eq!(facts.consequence(Edition::Fide2009), penalised);
    /// assert_eq!(facts.consequence(Edition::Fide2014), Consequence::Lost);
    /// ```
    pub fn consequence(self, edition: Edition) -> Consequence {
        let penalised = Consequence::Penalised(Offence::Device);
        match edition {
            Edition::Finland2009 | Edition::FinnishBlitz2008 if self.devices != Devices::AsFide => {
                match self.found {
                    Found::Sounds | Found::Has | Found::InBag => penalised,
                    Found::SwitchedOff => Consequence::Allowed,
                }
            }
            Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => {
                match self.found {
                    Found::Sounds => Consequence::LostIfMatable,
                    Found::Has | Found::InBag => penalised,
                    Found::SwitchedOff => Consequence::Allowed,
                }
            }
            Edition::Fide2014 if self.devices.are_penalised_milder() => penalised,
            Edition::Fide2014 => Consequence::Lost,
            Edition::Fide2018 | Edition::Fide2023 => match (self.found, self.devices) {
                (Found::SwitchedOff, Devices::InBag | Devices::InBagElseMilder) => {
                    Consequence::Allowed
                }
                // A bag is not the player's person (11.3.2.2); a device there is still forbidden (11.3.2.1).
                (Found::InBag | Found::SwitchedOff, _)
                | (_, Devices::Milder | Devices::InBagElseMilder) => penalised,
                (Found::Sounds | Found::Has, Devices::InBag | Devices::Usual | Devices::AsFide) => {
                    Consequence::Lost
                }
            },
            Edition::Casual => Consequence::Nothing,
        }
    }
}

/// A player's device has come to light.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum ElectronicDevice {
    /// It made a sound, or was found. A penalty is a matter of [`misconduct`](super::misconduct).
    Found(FoundDevice),
}

impl Rule for ElectronicDevice {
    const ID: RuleId = RuleId::ElectronicDevice;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        let ElectronicDevice::Found(facts) = *self;
        let FoundDevice { player, opponent, .. } = facts;
        match (facts.consequence(edition), opponent) {
            (Consequence::Nothing | Consequence::Penalised(_), _) => Vec::new(),
            (Consequence::Allowed, _) => {
                note_under(edition, Provision::ElectronicDevices, Note::DeviceAllowed { player })
            }
            (Consequence::LostIfMatable, MatingChance::Undecided) => {
                ask_under(edition, Provision::DeviceLoses, Question::DeviceSounded { player })
            }
            (Consequence::LostIfMatable, MatingChance::Cannot) => {
                lost(edition, player, Score::Draw)
            }
            (Consequence::Lost | Consequence::LostIfMatable, _) => {
                lost(edition, player, Score::Win)
            }
        }
    }
}

fn lost(edition: Edition, player: Color, opponent: Score) -> Vec<Ruling> {
    let result = Outcome::loss(player, opponent);
    let effect = Effect::GameOver { result, termination: Termination::ElectronicDevice };
    rule_under(edition, Provision::DeviceLoses, effect)
}

/// The provisions about devices that an event can make under an edition. A provision that changes
/// no consequence, or the same as an earlier one, is left out.
///
/// ```
/// use touchmove_laws::{rules::electronic_device::choices, Devices, Edition};
/// assert_eq!(choices(Edition::Fide2009), [Devices::Usual]);
/// assert_eq!(choices(Edition::Finland2009), [Devices::Usual, Devices::AsFide]);
/// assert_eq!(choices(Edition::Fide2014), [Devices::Usual, Devices::Milder]);
/// ```
pub fn choices(edition: Edition) -> Vec<Devices> {
    let consequences = |devices: Devices| {
        Found::ALL.map(|found| {
            let (player, opponent) = (Color::White, MatingChance::Can);
            FoundDevice { player, found, devices, opponent }.consequence(edition)
        })
    };
    let mut different = Vec::new();
    for devices in Devices::ALL {
        if different.iter().all(|&other| consequences(other) != consequences(devices)) {
            different.push(devices);
        }
    }
    different
}

/// Whether the rules of an event may set a penalty milder than the loss of the game.
///
/// ```
/// use touchmove_laws::{rules::electronic_device::event_may_be_milder, Edition};
/// assert!(event_may_be_milder(Edition::Fide2023) && !event_may_be_milder(Edition::Fide2009));
/// ```
pub const fn event_may_be_milder(edition: Edition) -> bool {
    match edition {
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => true,
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 | Edition::Casual => {
            false
        }
    }
}

/// Whether finding it asks if the opponent can still checkmate (2009, where a
/// telephone that sounds loses).
///
/// ```
/// use touchmove_laws::{rules::electronic_device::{asks_about_mate, Found}, Edition};
/// assert!(asks_about_mate(Edition::Fide2009, Found::Sounds));
/// assert!(!asks_about_mate(Edition::Fide2014, Found::Sounds));
/// ```
pub const fn asks_about_mate(edition: Edition, found: Found) -> bool {
    match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => {
            matches!(found, Found::Sounds)
        }
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => false,
    }
}
