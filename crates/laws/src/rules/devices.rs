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
use crate::{
    Devices, Edition, Effect, Note, Offence, Outcome, Provision, Question, Ruling, Score,
    Termination,
};
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

/// What is known about a player's device.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Facts {
    /// The edition.
    pub edition: Edition,
    /// Whose it is.
    pub player: Color,
    /// What has come to light.
    pub found: Found,
    /// What the event says.
    pub devices: Devices,
    /// Whether the opponent can win by any series of legal moves.
    pub opponent: MatingChance,
}

/// What a device leads to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Follows {
    /// This ruling.
    Ruled(Option<Ruling>),
    /// The arbiter's penalties.
    Penalised(Offence),
}

/// The consequence of a device.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::devices::{found, Facts, Follows, Found};
/// use touchmove_laws::rules::MatingChance;
/// use touchmove_laws::{Devices, Edition, Offence};
///
/// let facts = |edition, found| Facts {
///     edition,
///     player: Color::White,
///     found,
///     devices: Devices::Usual,
///     opponent: MatingChance::Can,
/// };
/// let has = found(facts(Edition::Fide2009, Found::Has));
/// assert_eq!(has, Follows::Penalised(Offence::Device));
/// let Follows::Ruled(Some(lost)) = found(facts(Edition::Fide2014, Found::Has)) else { panic!() };
/// assert_eq!(lost.effect().name(), "game_over");
/// ```
pub fn found(facts: Facts) -> Follows {
    match facts.edition {
        Edition::Finland2009 | Edition::FinnishBlitz2008 if facts.devices != Devices::AsFide => {
            match facts.found {
                Found::Sounds | Found::Has | Found::InBag => Follows::Penalised(Offence::Device),
                Found::SwitchedOff => Follows::Ruled(allowed(facts)),
            }
        }
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => match facts.found {
            Found::Sounds => Follows::Ruled(sounded_in_2009(facts)),
            Found::Has | Found::InBag => Follows::Penalised(Offence::Device),
            Found::SwitchedOff => Follows::Ruled(allowed(facts)),
        },
        Edition::Fide2014 if facts.devices.are_penalised_milder() => {
            Follows::Penalised(Offence::Device)
        }
        Edition::Fide2014 => Follows::Ruled(lost(facts, Score::Win)),
        Edition::Fide2018 | Edition::Fide2023 => match (facts.found, facts.devices) {
            (Found::SwitchedOff, Devices::InBag | Devices::InBagElseMilder) => {
                Follows::Ruled(allowed(facts))
            }
            // A bag is not the player's person (11.3.2.2); a device there is still forbidden (11.3.2.1).
            (Found::InBag | Found::SwitchedOff, _)
            | (_, Devices::Milder | Devices::InBagElseMilder) => {
                Follows::Penalised(Offence::Device)
            }
            (Found::Sounds | Found::Has, Devices::InBag | Devices::Usual | Devices::AsFide) => {
                Follows::Ruled(lost(facts, Score::Win))
            }
        },
        Edition::Casual => Follows::Ruled(None),
    }
}

fn sounded_in_2009(facts: Facts) -> Option<Ruling> {
    match facts.opponent {
        MatingChance::Can => lost(facts, Score::Win),
        MatingChance::Cannot => lost(facts, Score::Draw),
        MatingChance::Undecided => {
            let question = Question::DeviceSounded { player: facts.player };
            Ruling::under(facts.edition, Provision::DeviceLoses, Effect::Question { question })
        }
    }
}

fn lost(facts: Facts, opponent: Score) -> Option<Ruling> {
    let result = Outcome::loss(facts.player, opponent);
    let effect = Effect::GameOver { result, termination: Termination::ElectronicDevice };
    Ruling::under(facts.edition, Provision::DeviceLoses, effect)
}

fn allowed(facts: Facts) -> Option<Ruling> {
    let what = Note::DeviceAllowed { player: facts.player };
    Ruling::under(facts.edition, Provision::ElectronicDevices, Effect::Noted { what })
}

/// Whether the rules of an event may set a penalty milder than the loss of the game.
///
/// ```
/// use touchmove_laws::{rules::devices::event_may_be_milder, Edition};
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
/// use touchmove_laws::{rules::devices::{asks_about_mate, Found}, Edition};
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
