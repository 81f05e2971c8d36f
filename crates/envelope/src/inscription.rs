//! What stands on the envelope for everybody to read.

use serde::{Deserialize, Serialize};
use touchmove_board::Color;

/// What the arbiter checks on the envelope (ADJ-3).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inscription {
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The position before the sealed move, as FEN.
    pub position: String,
    /// The times on the clocks, White's and Black's, in milliseconds; none
    /// without a clock.
    pub times_ms: Option<[u64; 2]>,
    /// Who has sealed the move.
    #[serde(with = "player")]
    pub sealer: Color,
    /// The number of the sealed move.
    pub number: u32,
    /// Who has offered a draw, if the offer stands.
    #[serde(with = "player_if_any")]
    pub draw_offer: Option<Color>,
    /// When and where the game is resumed.
    pub resumption: Resumption,
}

/// When and where an adjourned game is resumed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Resumption {
    /// The date.
    pub date: String,
    /// The time of day.
    pub time: String,
    /// The venue.
    pub place: String,
}

/// An envelope that nobody has written on, before White's first move.
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
