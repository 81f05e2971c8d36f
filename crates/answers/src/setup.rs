//! Setup of a game: its regulations as tags of a protocol, and its spectators.

use crate::position::start_remark;
use crate::refusal::Refusal;
use crate::views::Mode;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use touchmove_board::{Color, Fen, FenReading, chess960};
use touchmove_explain::Words;
use touchmove_game::{Game, Protocol};
use touchmove_laws::{Arbiter, Edition, Regulations, Variant};

/// Admission and delay of spectators.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Spectators {
    /// True if any client may watch; false if only spectators with a seat may watch.
    pub admitted: bool,
    /// Delay of the spectators' view, in seconds; at most an hour.
    pub delay_seconds: u32,
}

impl Default for Spectators {
    fn default() -> Spectators {
        Spectators { admitted: true, delay_seconds: 0 }
    }
}

/// A game to create. Its regulations are tags of a protocol; a missing tag means the edition's
/// default.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct NewGame {
    /// The mode of play.
    pub mode: Mode,
    /// Tags of a protocol: `Laws`, `TimeControl`, `Pace`, `Supervision`,
    /// `DefaultTime`, `DrawAgreement`, `Arbiter`, `Points`, `FEN`, `Variant`,
    /// `Blind`, `Reading`, `White`, `Black`, `Event`, `Site`, `Round` ...
    pub tags: BTreeMap<String, String>,
    /// A start position of Chess960 by its number, 0 to 959, instead of `FEN`.
    pub chess960: Option<u16>,
    /// True for one device that both players share, instead of a seat for each player.
    pub one_device: bool,
    /// True to issue a seat for an arbiter.
    pub arbiter_seat: bool,
    /// Admission of spectators.
    pub spectators: Spectators,
    /// True if players have to report their arrival; a player's first act at the board counts as
    /// this report. Events do not count before the arbiter starts the game.
    pub awaited: bool,
    /// A computer opponent of this server, with its side.
    pub engine: Option<EngineSeat>,
}

/// A computer opponent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct EngineSeat {
    /// Name of the engine in the server's configuration.
    pub name: String,
    /// `white` or `black`.
    pub plays: Side,
    /// Maximum thinking time for a move, in milliseconds. If missing, the engine follows its clock.
    pub move_time_ms: Option<u32>,
    /// Strength of the engine as an Elo rating, if the engine supports this. If missing, full
    /// strength.
    pub elo: Option<u16>,
    /// Seed of the breaches of the Laws that the engine commits on purpose, for a player who wants
    /// to practise claims. If missing, it commits none. Such a game has no arbiter by default, so
    /// nobody but the player notices.
    pub sparring: Option<u32>,
}

/// A player's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Side {
    White,
    Black,
}

impl Side {
    /// The side's colour.
    pub const fn color(self) -> Color {
        match self {
            Side::White => Color::White,
            Side::Black => Color::Black,
        }
    }
}

const MAX_TAGS: usize = 64;
const MAX_TAG: usize = 200;
const MAX_DELAY: u32 = 3600;

/// Order of tags: the seven tags of PGN, then all other tags.
const ORDER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

impl NewGame {
    /// Returns the tags for the journal, in the order of `ORDER`, with important defaults filled in.
    ///
    /// # Errors
    /// If the regulations contradict each other.
    pub fn tags(&self) -> Result<Vec<(String, String)>, Refusal> {
        if self.tags.len() > MAX_TAGS {
            return Err(Refusal::too_much("tags", MAX_TAGS));
        }
        if self.spectators.delay_seconds > MAX_DELAY {
            return Err(Refusal::too_much("delay", MAX_DELAY as usize));
        }
        if self.mode == Mode::Casual && self.sparring().is_some() {
            return Err(Refusal::no_setup("sparring: casual play has no breaches"));
        }
        let mut tags = self.tags.clone();
        if let Some(number) = self.chess960 {
            let start = chess960::start_position(number)
                .ok_or_else(|| Refusal::too_much("chess960", 959))?;
            tags.insert("Variant".into(), "Chess960".into());
            tags.insert("FEN".into(), start.fen().to_string());
        }
        if self.mode == Mode::Casual {
            tags.insert("Laws".into(), Edition::Casual.name().into());
        }
        tags.entry("Laws".into()).or_insert_with(|| Edition::Fide2023.name().into());
        tags.entry("Arbiter".into()).or_insert_with(|| self.usual_arbiter().into());
        let mut tags: Vec<(String, String)> = tags.into_iter().collect();
        for (name, value) in &tags {
            check_tag(name, value)?;
        }
        let place = |name: &str| ORDER.iter().position(|n| *n == name).unwrap_or(ORDER.len());
        tags.sort_by_key(|(name, _)| place(name));
        Ok(tags)
    }

    /// The seed and the side of an engine that breaches the Laws on purpose.
    pub fn sparring(&self) -> Option<(u32, Color)> {
        let engine = self.engine.as_ref()?;
        Some((engine.sparring?, engine.plays.color()))
    }

    fn usual_arbiter(&self) -> &'static str {
        match self.arbiter_seat {
            true => "human",
            false if self.sparring().is_some() => "none",
            false => "software",
        }
    }
}

/// The initial position of a game.
#[derive(Debug, Clone)]
pub struct Start {
    reading: FenReading,
    is_chess960: bool,
}

impl Start {
    /// The initial position of a game with these tags.
    pub fn of(game: &Game, tags: &[(String, String)]) -> Start {
        let is_chess960 = game.regulations().variant == Variant::Chess960;
        let fen = tags.iter().find(|(name, _)| name == "FEN");
        let reading = fen.and_then(|(_, fen)| Fen::read(fen).ok());
        Start { reading: reading.unwrap_or_else(|| (*game.position()).into()), is_chess960 }
    }

    /// A proof that the position is unreachable, if there is one.
    pub fn remark(&self, words: &Words) -> Option<String> {
        start_remark(words, &self.reading, self.is_chess960)
    }
}

/// True for a tag that describes only a player.
pub fn is_of_a_person(tag: &str) -> bool {
    ["White", "Black"].iter().any(|side| tag.starts_with(side))
}

/// # Errors
/// If the game cannot be set up.
pub fn check(tags: &[(String, String)]) -> Result<(), Refusal> {
    if tags.len() > MAX_TAGS {
        return Err(Refusal::too_much("tags", MAX_TAGS));
    }
    tags.iter().try_for_each(|(name, value)| check_tag(name, value))?;
    game(tags).map(drop)
}

fn check_tag(name: &str, value: &str) -> Result<(), Refusal> {
    let named = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if !named || value.chars().any(char::is_control) {
        return Err(Refusal::no_setup(format!("[{name} \"{}\"]", value.escape_debug())));
    }
    if name.len() > MAX_TAG || value.len() > MAX_TAG {
        return Err(Refusal::too_much("tag", MAX_TAG));
    }
    Ok(())
}

/// Tag pairs as text.
pub fn tag_text(tags: &[(String, String)]) -> String {
    let escaped = |value: &str| value.replace('\\', "\\\\").replace('"', "\\\"");
    tags.iter().map(|(name, value)| format!("[{name} \"{}\"]\n", escaped(value))).collect()
}

/// Sets up a game from its tags.
pub fn game(tags: &[(String, String)]) -> Result<Game, Refusal> {
    let wrong = |error: touchmove_game::ProtocolError| Refusal::no_setup(error.message);
    let protocol = Protocol::parse(&tag_text(tags)).map_err(wrong)?;
    let [edition] = protocol.setup.editions[..] else {
        return Err(no_such_edition());
    };
    let rules: Regulations = protocol.setup.regulations(edition);
    Ok(Game::new(rules, protocol.setup.start))
}

/// The problem for tags that name no edition, several editions, or an unknown one.
pub fn no_such_edition() -> Refusal {
    let names = Edition::ALL.map(Edition::name).join(", ");
    Refusal::no_setup(format!("Laws: {names}"))
}

/// True if the software observes flags and illegal moves.
pub fn is_watched_by_software(game: &Game) -> bool {
    game.regulations().arbiter == Arbiter::Software
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_tags_get_defaults() {
        let tags = NewGame::default().tags().unwrap();
        assert!(tags.contains(&("Laws".into(), "FIDE 2023".into())));
        assert!(tags.contains(&("Arbiter".into(), "software".into())));
        assert_eq!(game(&tags).unwrap().regulations().edition, Edition::Fide2023);
    }

    #[test]
    fn quotation_mark_in_a_name_is_kept() {
        let mut new = NewGame::default();
        new.tags.insert("White".into(), "\"]\n[Laws \"FIDE 2009".into());
        assert!(new.tags().is_err());
        new.tags.insert("White".into(), "O\"Kelly\\".into());
        let text = tag_text(&new.tags().unwrap());
        let read = Protocol::parse(&text).unwrap();
        assert!(read.tags.contains(&("White".into(), "O\"Kelly\\".into())));
    }

    #[test]
    fn contradictory_regulations_are_refused_with_a_hint() {
        let mut new = NewGame::default();
        new.tags.insert("TimeControl".into(), "forty moves".into());
        assert_eq!(game(&new.tags().unwrap()).unwrap_err().name, "no-setup");
        new.tags.insert("TimeControl".into(), "300".into());
        new.tags.insert("Laws".into(), "FIDE 2014, FIDE 2023".into());
        assert_eq!(game(&new.tags().unwrap()).unwrap_err().name, "no-setup");
    }
}
