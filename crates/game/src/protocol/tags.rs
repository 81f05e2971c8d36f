//! Tag pairs and their meaning.

use super::ProtocolError;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use touchmove_board::{Fen, Position};
use touchmove_clock::{Millis, Moment, PlayerTimeControls, TimeControl};
use touchmove_laws::{
    Arbiter, Devices, DrawAgreement, Edition, Pace, Points, Reading, Regulations, Supervision,
    Variant,
};

/// A tag pair and the column of its value.
#[derive(Debug, Clone)]
pub(super) struct Tag {
    pub line: usize,
    pub column: usize,
    pub name: String,
    pub value: String,
}

/// Game set-up from the tags of a protocol.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// Editions to judge under, in order.
    pub editions: Vec<Edition>,
    variant: Variant,
    time_control: PlayerTimeControls,
    pace: Option<Pace>,
    supervision: Supervision,
    reading: Reading,
    draw_agreement: DrawAgreement,
    arbiter: Option<Arbiter>,
    default_time: Option<Millis>,
    devices: Devices,
    appeals: bool,
    session_end: Option<Moment>,
    blind: [bool; 2],
    quickplay_finish: bool,
    points: Points,
    reported: bool,
    /// True if both players have yet to arrive. `None` if the tags do not say so; then each
    /// player's first event decides.
    pub(super) awaited: Option<bool>,
    /// Start position.
    pub start: Position,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            editions: Vec::new(),
            variant: Variant::Chess,
            time_control: TimeControl::no_clock().into(),
            pace: None,
            supervision: Supervision::Full,
            reading: Reading::Authentic,
            draw_agreement: DrawAgreement::Free,
            arbiter: None,
            default_time: None,
            devices: Devices::Usual,
            appeals: true,
            session_end: None,
            blind: [false; 2],
            quickplay_finish: false,
            points: Points::USUAL,
            reported: false,
            awaited: None,
            start: Position::default(),
        }
    }
}

impl Setup {
    /// Returns the regulations under one of the editions.
    ///
    /// ```
    /// use touchmove_game::Protocol;
    /// use touchmove_laws::{Edition, Pace};
    ///
    /// let text = "[Laws \"FIDE 2014, FIDE 2023\"]\n[TimeControl \"300+3\"]\n";
    /// let protocol = Protocol::parse(text).unwrap();
    /// assert_eq!(protocol.setup.regulations(Edition::Fide2014).pace, Pace::Blitz);
    /// ```
    pub fn regulations(&self, edition: Edition) -> Regulations {
        let usual = Regulations::new(edition, self.time_control.clone());
        Regulations {
            variant: self.variant,
            pace: self.pace.unwrap_or(usual.pace),
            supervision: self.supervision,
            reading: self.reading,
            draw_agreement: self.draw_agreement,
            arbiter: self.arbiter.unwrap_or(usual.arbiter),
            default_time: self.default_time,
            devices: self.devices,
            appeals: self.appeals,
            session_end: self.session_end,
            blind: self.blind,
            quickplay_finish: self.quickplay_finish,
            points: self.points,
            reported: self.reported,
            ..usual
        }
    }

    pub(super) fn from_tags(tags: &[Tag], line: usize) -> Result<Setup, ProtocolError> {
        let mut setup = Setup::default();
        for tag in tags {
            setup.read(tag)?;
        }
        if setup.editions.is_empty() {
            let message = "no tag [Laws \"...\"] before this line: it names the edition".to_owned();
            return Err(ProtocolError { line, column: 1, message });
        }
        Ok(setup)
    }

    fn read(&mut self, tag: &Tag) -> Result<(), ProtocolError> {
        match tag.name.as_str() {
            "Laws" => self.editions = editions(tag)?,
            "TimeControl" => self.time_control = time_control(tag)?,
            "Pace" => self.pace = Some(one_of(tag, &PACES)?),
            "Supervision" => self.supervision = one_of(tag, &SUPERVISIONS)?,
            "Reading" => self.reading = one_of(tag, &READINGS)?,
            "DrawAgreement" => self.draw_agreement = draw_agreement(tag)?,
            "Arbiter" => self.arbiter = Some(one_of(tag, &ARBITERS)?),
            "DefaultTime" => self.default_time = Some(duration(tag)?),
            "Devices" => self.devices = one_of(tag, &DEVICES)?,
            "Appeals" => self.appeals = one_of(tag, &YES_OR_NO)?,
            "SessionEnd" => self.session_end = Some(Moment::START + duration(tag)?),
            "QuickplayFinish" => self.quickplay_finish = one_of(tag, &YES_OR_NO)?,
            "Points" => self.points = points(tag)?,
            "Moves" => {
                self.reported = one_of(tag, &[("recorded", false), ("reported", true)])?;
            }
            "Players" => {
                self.awaited = Some(one_of(tag, &[("present", false), ("awaited", true)])?);
            }
            "Variant" => self.variant = variant(&tag.value),
            "FEN" => self.start = position(tag)?,
            "Blind" => self.blind = one_of(tag, &BLIND)?,
            _ => {}
        }
        Ok(())
    }
}

const BLIND: [(&str, [bool; 2]); 3] =
    [("white", [true, false]), ("black", [false, true]), ("both", [true; 2])];
const PACES: [(&str, Pace); 3] =
    [("standard", Pace::Standard), ("rapid", Pace::Rapid), ("blitz", Pace::Blitz)];
pub(super) const YES_OR_NO: [(&str, bool); 2] = [("yes", true), ("no", false)];
pub(super) const SUPERVISIONS: [(&str, Supervision); 2] =
    [("full", Supervision::Full), ("limited", Supervision::Limited)];
const READINGS: [(&str, Reading); 6] = [
    ("authentic", Reading::Authentic),
    ("RAP-8 loses", Reading::IllegalMoveLoses),
    ("BLZ-2 one minute", Reading::MinuteInAllBlitz),
    ("CLK-11 lost", Reading::DelayLosesSavedTime),
    ("RAP-9 time left", Reading::ClaimantNeedsTime),
    ("CON-10 optional", Reading::PenaltiesOptional),
];
const ARBITERS: [(&str, Arbiter); 3] =
    [("human", Arbiter::Human), ("software", Arbiter::Software), ("none", Arbiter::Absent)];

pub(super) const DEVICES: [(&str, Devices); 5] = [
    ("usual", Devices::Usual),
    ("in bag", Devices::InBag),
    ("milder", Devices::Milder),
    ("in bag else milder", Devices::InBagElseMilder),
    ("as FIDE", Devices::AsFide),
];

/// Parses `[Name "value"]`.
pub(super) fn tag(line: usize, text: &str) -> Result<Tag, ProtocolError> {
    let indent = text.chars().take_while(|c| c.is_whitespace()).count();
    let error =
        |column: usize, message: &str| ProtocolError { line, column, message: message.to_owned() };
    let shape = "a tag pair reads [Name \"value\"]";
    let inner = text.trim().strip_prefix('[').ok_or_else(|| error(indent + 1, shape))?;
    let name: String = inner.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    let rest = inner.get(name.len()..).unwrap_or_default();
    let opened = rest.trim_start().strip_prefix('"');
    let column = indent + 2 + inner.chars().count() - opened.map_or(0, |o| o.chars().count());
    let opened = opened.filter(|_| !name.is_empty()).ok_or_else(|| error(column, shape))?;
    let (value, closed) = quoted(opened);
    let end = column + value.chars().count();
    if closed.is_none_or(|rest| rest.trim_start() != "]" && !rest.trim_start().starts_with("] #")) {
        return Err(error(end, shape));
    }
    Ok(Tag { line, column, name, value })
}

/// Splits off a text up to its closing quotation mark.
fn quoted(text: &str) -> (String, Option<&str>) {
    let mut value = String::new();
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        match c {
            '\\' if !escaped => escaped = true,
            '"' if !escaped => return (value, text.get(at + 1..)),
            c => {
                value.push(c);
                escaped = false;
            }
        }
    }
    (value, None)
}

fn wrong(tag: &Tag, expected: &str) -> ProtocolError {
    let message = format!("{} \"{}\": {expected} expected", tag.name, tag.value);
    ProtocolError { line: tag.line, column: tag.column, message }
}

fn one_of<T: Copy>(tag: &Tag, choices: &[(&str, T)]) -> Result<T, ProtocolError> {
    let found = choices.iter().find(|(word, _)| *word == tag.value);
    let words: Vec<&str> = choices.iter().map(|&(word, _)| word).collect();
    found.map(|&(_, value)| value).ok_or_else(|| wrong(tag, &words.join(" or ")))
}

fn editions(tag: &Tag) -> Result<Vec<Edition>, ProtocolError> {
    let names = tag.value.split(',').map(str::trim);
    names.map(|name| edition(tag, name)).collect()
}

fn edition(tag: &Tag, name: &str) -> Result<Edition, ProtocolError> {
    let known: Vec<&str> = Edition::ALL.iter().map(|e| e.name()).collect();
    Edition::from_name(name).ok_or_else(|| wrong(tag, &known.join(", ")))
}

fn time_control(tag: &Tag) -> Result<PlayerTimeControls, ProtocolError> {
    PlayerTimeControls::parse_field(&tag.value).map_err(|e| ProtocolError {
        line: tag.line,
        column: tag.column.saturating_add(e.column).saturating_sub(1),
        message: e.to_string(),
    })
}

fn draw_agreement(tag: &Tag) -> Result<DrawAgreement, ProtocolError> {
    match tag.value.as_str() {
        "free" => Ok(DrawAgreement::Free),
        "never" => Ok(DrawAgreement::Never),
        text => {
            let number = text.strip_prefix("from ").and_then(|n| n.trim().parse().ok());
            number.map(DrawAgreement::From).ok_or_else(|| wrong(tag, "free, never or from N"))
        }
    }
}

fn duration(tag: &Tag) -> Result<Millis, ProtocolError> {
    super::time::time(&tag.value).ok_or_else(|| wrong(tag, "a time h:mm:ss"))
}

/// Recognises the common names of Chess960. Any other name counts as ordinary chess.
fn variant(name: &str) -> Variant {
    let plain: String = name.chars().filter(|c| c.is_alphanumeric()).collect();
    let plain = plain.to_lowercase();
    let chess960 = plain.contains("960") || plain.starts_with("fischer") || plain == "frc";
    if chess960 { Variant::Chess960 } else { Variant::Chess }
}

fn points(tag: &Tag) -> Result<Points, ProtocolError> {
    let halves: Vec<u32> = tag.value.split_whitespace().filter_map(half_points).collect();
    match (halves.as_slice(), tag.value.split_whitespace().count()) {
        (&[win, draw, loss], 3) => Ok(Points { win, draw, loss }),
        _ => Err(wrong(tag, "win, draw and loss as 1 1/2 0 or 3 1 0")),
    }
}

fn half_points(text: &str) -> Option<u32> {
    match text {
        "1/2" => Some(1),
        whole => whole.parse::<u32>().ok()?.checked_mul(2),
    }
}

fn position(tag: &Tag) -> Result<Position, ProtocolError> {
    Fen::parse(&tag.value).map_err(|e| ProtocolError {
        line: tag.line,
        column: tag.column.saturating_add(e.column).saturating_sub(1),
        message: e.to_string(),
    })
}
