//! Arriving late: whoever comes after the default time has lost, unless the
//! arbiter decides otherwise; and where nobody was there at the start, White
//! loses the time until White comes.
//!
//! | provision | 2009 | 2014 | 2023 |
//! | --- | --- | --- | --- |
//! | default-time | 6.6.a | 6.7.a | 6.7.1 |
//! | both-absent | 6.6.b | 6.7.b | 6.7.2 |

use serde::Serialize;
use crate::{Edition, Effect, Note, Outcome, Provision, Ruling, Termination};
use touchmove_board::Color;

const HALF_AN_HOUR: u64 = 30 * 60_000;

/// A player comes to the board.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Arrival {
    /// The edition.
    pub edition: Edition,
    /// Who.
    pub player: Color,
    /// Milliseconds since the game was started.
    pub after: u64,
    /// The default time in milliseconds, if the event states one.
    pub stated: Option<u64>,
    /// Whether the arbiter lets this player be late.
    pub allowed: bool,
    /// Whether the opponent is not there either, and is not allowed to be late.
    pub opponent_absent: bool,
}

/// How late a player may come, in milliseconds. In 2014 the event has to say
/// it; that it is zero where the event is silent is then only a reading.
///
/// ```
/// use touchmove_laws::{rules::default_time::default_time, Edition};
/// assert_eq!(default_time(Edition::Fide2023, None), 0);
/// assert_eq!(default_time(Edition::Fide2009, Some(1_800_000)), 1_800_000);
/// ```
pub const fn default_time(edition: Edition, stated: Option<u64>) -> u64 {
    match (edition, stated) {
        (_, Some(ms)) => ms,
        (Edition::Finland2009, None) => HALF_AN_HOUR,
        (
            Edition::Fide2009
            | Edition::FinnishBlitz2008
            | Edition::Fide2014
            | Edition::Fide2023
            | Edition::Casual,
            None,
        ) => 0,
    }
}

/// The rulings on an arrival after the start; none in good time.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::default_time::{arrives, Arrival};
/// use touchmove_laws::Edition;
///
/// let arrival = |after| Arrival {
///     edition: Edition::Fide2023,
///     player: Color::Black,
///     after,
///     stated: Some(1_800_000),
///     allowed: false,
///     opponent_absent: false,
/// };
/// assert!(arrives(&arrival(1_800_000)).is_empty());
/// assert_eq!(arrives(&arrival(1_801_000))[0].articles()[0].number(), "6.7.1");
/// ```
pub fn arrives(arrival: &Arrival) -> Vec<Ruling> {
    let Arrival { edition, player, after, stated, allowed, .. } = *arrival;
    if after <= default_time(edition, stated) {
        return Vec::new();
    }
    if allowed {
        let what = Note::LateArrivalAllowed { player };
        return noted(edition, Provision::DefaultTime, what);
    }
    is_too_late(arrival)
}

/// The loss of a player who has not come in time; of both where neither has.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::default_time::{is_too_late, Arrival};
/// use touchmove_laws::{Edition, Effect, Outcome};
///
/// let arrival = Arrival {
///     edition: Edition::Fide2009,
///     player: Color::White,
///     after: 60_000,
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
/// use touchmove_laws::{rules::default_time::white_lost_the_time, Edition};
/// let rulings = white_lost_the_time(Edition::Fide2014, 600_000);
/// assert_eq!(rulings[0].articles()[0].number(), "6.7.b");
/// ```
pub fn white_lost_the_time(edition: Edition, ms: u64) -> Vec<Ruling> {
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
