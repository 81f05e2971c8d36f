//! Electronic devices. In 2009 a player whose device sounds loses, or draws if the opponent cannot
//! win by any series of legal moves. In Finland a sounding device is an ordinary disturbance. In
//! 2014 a player with a device at the venue loses. From 2018 on only a player who evidently carries
//! the device loses. If the device is in a bag, the arbiter chooses a penalty, unless the event
//! allows switched-off devices in bags. From 2014 on the event may set a milder penalty than the
//! loss of the game.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | electronic-devices | 12.3.b | 11.3.b | 11.3.2.1 | 11.3.2.1 | 11.3.2.1 |
//! | device-loses | 12.3.b | 11.3.b | 11.3.2.2 | 11.3.2.2 | 11.3.2.2 |

use super::MatingChance;
use super::{Rule, RuleId, ask_under, note_under, rule_under};
use crate::{
    Devices, Edition, Effect, Note, Offence, Outcome, Provision, Question, Ruling, Score,
    Termination,
};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// The finding about a device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DeviceFinding {
    /// The device made a sound.
    Sounds,
    /// The device made a sound in a bag.
    SoundsInBag,
    /// The player carries a device.
    Has,
    /// The device is in a bag and not switched off.
    InBag,
    /// The device is in a bag, switched off.
    SwitchedOff,
}

impl DeviceFinding {
    /// All findings.
    pub const ALL: [DeviceFinding; 5] = [
        DeviceFinding::Sounds,
        DeviceFinding::SoundsInBag,
        DeviceFinding::Has,
        DeviceFinding::InBag,
        DeviceFinding::SwitchedOff,
    ];
}

/// A device found with a player.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct FoundDevice {
    /// The player with the device.
    pub player: Color,
    /// The finding about a device.
    pub found: DeviceFinding,
    /// The event's regulation on devices.
    pub devices: Devices,
    /// The opponent's ability to win by any series of legal moves.
    pub opponent: MatingChance,
}

/// The consequence of a device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Consequence {
    /// No consequence.
    Nothing,
    /// The event allows the device.
    Allowed,
    /// The loss of the game.
    Lost,
    /// The loss of the game, or a draw if the opponent cannot win by any series of legal moves.
    LostIfMatable,
    /// A penalty that the arbiter chooses.
    Penalised(Offence),
}

impl FoundDevice {
    /// Returns the consequence under an edition.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::rules::MatingChance;
    /// use touchmove_laws::rules::electronic_device::{Consequence, FoundDevice, DeviceFinding};
    /// use touchmove_laws::{Devices, Edition, Offence};
    ///
    /// let (player, opponent) = (Color::White, MatingChance::Can);
    /// let facts = FoundDevice { player, found: DeviceFinding::Has, devices: Devices::Usual, opponent };
    /// let penalised = Consequence::Penalised(Offence::Device);
    /// assert_eq!(facts.consequence(Edition::Fide2009), penalised);
    /// assert_eq!(facts.consequence(Edition::Fide2014), Consequence::Lost);
    /// ```
    pub fn consequence(self, edition: Edition) -> Consequence {
        let penalised = Consequence::Penalised(Offence::Device);
        match edition {
            Edition::Finland2009 | Edition::FinnishBlitz2008 if self.devices != Devices::AsFide => {
                match self.found {
                    DeviceFinding::Sounds
                    | DeviceFinding::SoundsInBag
                    | DeviceFinding::Has
                    | DeviceFinding::InBag => penalised,
                    DeviceFinding::SwitchedOff => Consequence::Allowed,
                }
            }
            Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => {
                match self.found {
                    DeviceFinding::Sounds | DeviceFinding::SoundsInBag => {
                        Consequence::LostIfMatable
                    }
                    DeviceFinding::Has | DeviceFinding::InBag => penalised,
                    DeviceFinding::SwitchedOff => Consequence::Allowed,
                }
            }
            Edition::Fide2014 if self.devices.are_penalised_milder() => penalised,
            Edition::Fide2014 => Consequence::Lost,
            Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => match (self.found, self.devices) {
                (DeviceFinding::SwitchedOff, Devices::InBag | Devices::InBagElseMilder) => {
                    Consequence::Allowed
                }
                // A bag is not on the player's person (11.3.2.2), but a device in it is still
                // forbidden (11.3.2.1).
                (
                    DeviceFinding::SoundsInBag | DeviceFinding::InBag | DeviceFinding::SwitchedOff,
                    _,
                )
                | (_, Devices::Milder | Devices::InBagElseMilder) => penalised,
                (
                    DeviceFinding::Sounds | DeviceFinding::Has,
                    Devices::InBag | Devices::Usual | Devices::AsFide,
                ) => Consequence::Lost,
            },
            Edition::Casual => Consequence::Nothing,
        }
    }
}

/// A player's device is found or makes a sound.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum ElectronicDevice {
    /// A device made a sound or was found. Penalties belong to [`misconduct`](super::misconduct).
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

/// Returns the regulations on devices that make a difference under an edition. A regulation that
/// has the same consequences as an earlier one is omitted.
///
/// ```
/// use touchmove_laws::{rules::electronic_device::choices, Devices, Edition};
/// assert_eq!(choices(Edition::Fide2009), [Devices::Usual]);
/// assert_eq!(choices(Edition::Finland2009), [Devices::Usual, Devices::AsFide]);
/// assert_eq!(choices(Edition::Fide2014), [Devices::Usual, Devices::Milder]);
/// ```
pub fn choices(edition: Edition) -> Vec<Devices> {
    let consequences = |devices: Devices| {
        DeviceFinding::ALL.map(|found| {
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

/// True if an event may set a milder penalty than the loss of the game.
///
/// ```
/// use touchmove_laws::{rules::electronic_device::event_may_be_milder, Edition};
/// assert!(event_may_be_milder(Edition::Fide2023) && !event_may_be_milder(Edition::Fide2009));
/// ```
pub const fn event_may_be_milder(edition: Edition) -> bool {
    match edition {
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => true,
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 | Edition::Casual => {
            false
        }
    }
}

/// True if the consequence depends on the opponent's ability to checkmate (2009, for a device that
/// sounds).
///
/// ```
/// use touchmove_laws::{rules::electronic_device::{asks_about_mate, DeviceFinding}, Edition};
/// assert!(asks_about_mate(Edition::Fide2009, DeviceFinding::Sounds));
/// assert!(!asks_about_mate(Edition::Fide2014, DeviceFinding::Sounds));
/// ```
pub const fn asks_about_mate(edition: Edition, found: DeviceFinding) -> bool {
    match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => {
            matches!(found, DeviceFinding::Sounds | DeviceFinding::SoundsInBag)
        }
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => false,
    }
}
