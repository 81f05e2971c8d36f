//! Inscription of the envelope, which is not encrypted.

use serde::{Deserialize, Serialize};
use touchmove_board::Color;

/// Readable text on an envelope, which the arbiter checks (ADJ-3).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inscription {
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// Position before the sealed move, as FEN.
    pub position: String,
    /// Clock times in milliseconds, White's first. `None` in a game without a clock.
    pub times_ms: Option<[u64; 2]>,
    /// Player who sealed the move.
    #[serde(with = "player")]
    pub sealer: Color,
    /// Number of the sealed move.
    pub number: u32,
    /// Player whose draw offer is still open, if there is one.
    #[serde(with = "player_if_any")]
    pub draw_offer: Option<Color>,
    /// Date, time and place of the resumption.
    pub resumption: Resumption,
}

/// Date, time and place at which an adjourned game is resumed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Resumption {
    /// Date.
    pub date: String,
    /// Time of day.
    pub time: String,
    /// Venue.
    pub place: String,
}

/// Returns the inscription of a game before its first move, with all names empty.
impl Default for Inscription {
    fn default() -> Inscription {
        Inscription {
            white: String::new(),
            black: String::new(),
            position: touchmove_board::Position::default().fen().to_string(),
            times_ms: None,
            sealer: Color::White,
            number: 1,
            draw_offer: None,
            resumption: Resumption::default(),
        }
    }
}

fn read(text: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|player| player.to_string() == text)
}

mod player {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};
    use touchmove_board::Color;

    pub fn serialize<S: Serializer>(player: &Color, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(player)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
        let text = String::deserialize(deserializer)?;
        super::read(&text).ok_or_else(|| D::Error::custom("white or black expected"))
    }
}

mod player_if_any {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use touchmove_board::Color;

    pub fn serialize<S: Serializer>(player: &Option<Color>, to: S) -> Result<S::Ok, S::Error> {
        player.map(|player| player.to_string()).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Color>, D::Error> {
        let Some(text) = Option::<String>::deserialize(from)? else { return Ok(None) };
        let player = super::read(&text);
        player.map(Some).ok_or_else(|| D::Error::custom("white or black expected"))
    }
}
