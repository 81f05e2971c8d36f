//! Classification as standard, rapid or blitz. The criterion is the time for all moves plus sixty
//! increments or delays per player. If the players' times differ, the longer one decides.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | rapid-definition | A.1 | A.1 | A.1 | A.1 | A.1 |
//! | blitz-definition | B.1 | B.1 | B.1 | B.1 | B.1 |

use crate::{Edition, Pace};
use touchmove_clock::{Millis, PlayerTimeControls};

/// Returns the pace of a time control. A game without a clock is standard.
///
/// ```
/// use touchmove_clock::PlayerTimeControls;
/// use touchmove_laws::{rules::classification::pace, Edition, Pace};
///
/// let ten_minutes = PlayerTimeControls::parse_field("600").unwrap();
/// assert_eq!(pace(Edition::Fide2009, &ten_minutes), Pace::Blitz);
/// assert_eq!(pace(Edition::Fide2023, &ten_minutes), Pace::Blitz);
/// let twelve = PlayerTimeControls::parse_field("720").unwrap();
/// assert_eq!(pace(Edition::Fide2009, &twelve), Pace::Blitz);
/// assert_eq!(pace(Edition::Fide2023, &twelve), Pace::Rapid);
/// let unequal = PlayerTimeControls::parse_field("W720-B600").unwrap();
/// assert_eq!(pace(Edition::Fide2023, &unequal), Pace::Rapid);
/// ```
pub fn pace(edition: Edition, times: &PlayerTimeControls) -> Pace {
    let Some(time) = times.classification_ms() else { return or_standard(edition) };
    if time >= Millis::hours(1) {
        return or_standard(edition);
    }
    let blitz = match edition {
        Edition::Fide2009 | Edition::Finland2009 => time < Millis::minutes(15),
        Edition::FinnishBlitz2008 => true,
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => {
            time <= Millis::minutes(10)
        }
    };
    if blitz { Pace::Blitz } else { Pace::Rapid }
}

/// Returns standard pace, or blitz for an edition that has only blitz.
const fn or_standard(edition: Edition) -> Pace {
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::Fide2014
        | Edition::Fide2017 | Edition::Fide2018
        | Edition::Fide2023
        | Edition::Casual => Pace::Standard,
        Edition::FinnishBlitz2008 => Pace::Blitz,
    }
}
