//! Arriving late: whoever comes after the default time has lost, unless the
//! arbiter decides otherwise; and where nobody was there at the start, White
//! loses the time until White comes.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | default-time | 6.6.a | 6.7.a | 6.7.1 | 6.7.1 |
//! | both-absent | 6.6.b | 6.7.b | 6.7.2 | 6.7.2 |

use alloc::vec::Vec;
use serde::Serialize;
use crate::{Edition, Effect, Note, Outcome, Provision, Ruling, Termination};
use touchmove_board::Color;
use touchmove_clock::Millis;

const HALF_AN_HOUR: Millis = Millis::minutes(30);

/// A player comes to the board.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Arrival {
    /// The edition.
    pub edition: Edition,
    /// Who.
    pub player: Color,
    /// Milliseconds since the game was started.
    pub after: Millis,
    /// The default time, if the event states one.
    pub stated: Option<Millis>,
    /// Whether the arbiter lets this player be late.
    pub allowed: bool,
    /// Whether the opponent is not there either, and is not allowed to be late.
    pub opponent_absent: bool,
}

/// How late a player may come. In 2014 the event has to say
/// it; that it is zero where the event is silent is then only a reading.
///
/// ```
/// use touchmove_clock::Millis;
/// use touchmove_laws::{rules::default_time::default_time, Edition};
/// assert_eq!(default_time(Edition::Fide2023, None), Millis::ZERO);
/// assert_eq!(default_time(Edition::Fide2009, Some(Millis::minutes(30))), Millis::minutes(30));
/// ```
pub const fn default_time(edition: Edition, stated: Option<Millis>) -> Millis {
    match (edition, stated) {
        (_, Some(ms)) => ms,
        (Edition::Finland2009, None) => HALF_AN_HOUR,
        (
            Edition::Fide2009
            | Edition::FinnishBlitz2008
            | Edition::Fide2014
            | Edition::Fide2018
            | Edition::Fide2023
            | Edition::Casual,
            None,
        ) => Millis::ZERO,
    }
}

/// The rulings on an arrival after the start; none in good time.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_clock::Millis;
/// use touchmove_laws::rules::default_time::{arrives, Arrival};
/// use touchmove_laws::Edition;
///
/// let arrival = |after| Arrival {
///     edition: Edition::Fide2023,
///     player: Color::Black,
///     after,
///     stated: Some(Millis::minutes(30)),
///     allowed: false,
///     opponent_absent: false,
/// };
/// assert!(arrives(&arrival(Millis::minutes(30))).is_empty());
/// assert_eq!(arrives(&arrival(Millis::new(1_801_000)))[0].articles()[0].number(), "6.7.1");
/// ```
pub fn arrives(arrival: &Arrival) -> Vec<Ruling> {
    let Arrival { edition, player, after, stated, allowed, .. } = *arrival;
    if after <= default_time(edition, stated) {
        return Vec::new();
    }
    let what = Note::CameAfter { player, ms: after, allowed: default_time(edition, stated) };
    let mut rulings = if allowed {
        noted(edition, Provision::DefaultTime, Note::LateArrivalAllowed { player })
    } else {
        is_too_late(arrival)
    };
    rulings.extend(noted(edition, Provision::DefaultTime, what));
    rulings
}

/// The loss of a player who has not come in time; of both where neither has.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_clock::Millis;
/// use touchmove_laws::rules::default_time::{is_too_late, Arrival};
/// use touchmove_laws::{Edition, Effect, Outcome};
///
/// let arrival = Arrival {
///     edition: Edition::Fide2009,
///     player: Color::White,
///     after: Millis::minutes(1),
///     stated: None,
///     allowed: false,
///     opponent_absent: true,
/// };
/// let rulings = is_too_late(&arrival);
/// let both = Outcome::BOTH_LOSE;
/// assert!(matches!(rulings[0].effect(), Effect::GameOver { result, .. } if *result == both));
/// ```
pub fn is_too_late(arrival: &Arrival) -> Vec<Ruling> {
    let Arrival { edition, player, stated, opponent_absent, .. } = *arrival;
    let won = Outcome::win(player.other());
    let result = if opponent_absent { Outcome::BOTH_LOSE } else { won };
    let effect = Effect::GameOver { result, termination: Termination::DefaultTime };
    let lost = Ruling::under(edition, Provision::DefaultTime, effect);
    let silent = match edition {
        Edition::Fide2014 => stated.is_none(),
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2018
        | Edition::Fide2023
        | Edition::Casual => false,
    };
    let unstated = noted(edition, Provision::DefaultTime, Note::DefaultTimeUnstated);
    lost.into_iter().chain(unstated.into_iter().filter(|_| silent)).collect()
}

/// White comes when nobody was there at the start: the time until now is
/// White's loss.
///
/// ```
/// use touchmove_clock::Millis;
/// use touchmove_laws::{rules::default_time::white_lost_the_time, Edition};
/// let rulings = white_lost_the_time(Edition::Fide2014, Millis::minutes(10));
/// assert_eq!(rulings[0].articles()[0].number(), "6.7.b");
/// ```
pub fn white_lost_the_time(edition: Edition, ms: Millis) -> Vec<Ruling> {
    noted(edition, Provision::BothAbsent, Note::TimeLost { player: Color::White, ms })
}

fn noted(edition: Edition, provision: Provision, what: Note) -> Vec<Ruling> {
    Ruling::under(edition, provision, Effect::Noted { what }).into_iter().collect()
}

/// The arbiter lets a player arrive after the default time.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::default_time, Edition};
/// let ruling = default_time::allowed(Edition::Fide2014, Color::White).unwrap();
/// assert_eq!(ruling.effect().name(), "noted");
/// ```
pub fn allowed(edition: Edition, player: Color) -> Option<Ruling> {
    let what = Note::LateArrivalAllowed { player };
    Ruling::under(edition, Provision::DefaultTime, Effect::Noted { what })
}

/// A player has come in time, which is said where the arrival was reported.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_clock::Millis;
/// use touchmove_laws::{Edition, rules::default_time};
/// let in_time = default_time::in_time(Edition::Fide2023, Color::White, Millis::ZERO, None);
/// assert_eq!(in_time.unwrap().effect().to_string(), "noted came_in_time white 0 0");
/// ```
pub fn in_time(
    edition: Edition,
    player: Color,
    ms: Millis,
    stated: Option<Millis>,
) -> Option<Ruling> {
    let what = Note::CameInTime { player, ms, allowed: default_time(edition, stated) };
    Ruling::under(edition, Provision::DefaultTime, Effect::Noted { what })
}
