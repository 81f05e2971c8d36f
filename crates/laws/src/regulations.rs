//! What an event decides for itself, within the Laws.

use crate::rules::{casual, classification};
use crate::{Edition, PenaltyList, Score};
use serde::Serialize;
use touchmove_clock::{Millis, Moment, PlayerTimeControls};

/// Standard, rapid or blitz.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Pace {
    Standard,
    Rapid,
    Blitz,
}

impl Pace {
    /// The word that protocols use.
    ///
    /// ```
    /// assert_eq!(touchmove_laws::Pace::Rapid.name(), "rapid");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Standard => "standard",
            Pace::Rapid => "rapid",
            Pace::Blitz => "blitz",
        }
    }
}

/// Whether the Competition Rules apply in full.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Supervision {
    /// The Competition Rules apply.
    Full,
    /// The rapid and blitz appendices' other regime applies.
    Limited,
}

/// How an article is read that its source and a translation give differently, or that says
/// less than may have been meant. One is enough: they meet in no game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reading {
    /// As the authentic text has it.
    Authentic,
    /// Under limited supervision a first illegal move loses, as a translation
    /// of the Laws of 2023 has kept it from 2014.
    IllegalMoveLoses,
    /// In supervised blitz, too, one minute is given instead of two, as in the Laws of 2014 and
    /// 2018; those of 2023 say it only of blitz that is not supervised.
    MinuteInAllBlitz,
    /// With a delay the time saved in a period is lost, as a translation of the Laws of 2023 has
    /// kept it from 2009.
    DelayLosesSavedTime,
}

/// Which rules of castling a game is played by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// Nobody has said: what the start position's rights to castle tell.
    AsSetUp,
    /// Ordinary chess: a king that is not on its own square cannot castle,
    /// whatever is said of its rights.
    Chess,
    /// Chess960.
    Chess960,
}

/// When players may agree on a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawAgreement {
    /// Whenever the Laws allow it.
    Free,
    /// Not without the arbiter's consent.
    Never,
    /// Not before this move.
    From(u32),
}

/// Who watches over the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arbiter {
    /// A person, who observes only what is on record.
    Human,
    /// The software: it observes illegal moves and flags at once.
    Software,
    /// Nobody.
    Absent,
}

/// What a win, a draw and a loss score, in half points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Points {
    /// For a win.
    pub win: u32,
    /// For a draw.
    pub draw: u32,
    /// For a loss.
    pub loss: u32,
}

impl Points {
    /// One, a half and nothing (PTS-1).
    pub const USUAL: Points = Points { win: 2, draw: 1, loss: 0 };

    /// Half points for a score.
    ///
    /// ```
    /// use touchmove_laws::{Points, Score};
    /// assert_eq!(Points::USUAL.of(Score::Draw), 1);
    /// ```
    pub const fn of(self, score: Score) -> u32 {
        match score {
            Score::Win => self.win,
            Score::Draw => self.draw,
            Score::Loss => self.loss,
        }
    }
}

/// What an event says about electronic devices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Devices {
    /// Nothing: the edition's own rule.
    Usual,
    /// They may lie in a bag, switched off, where the edition lets an event
    /// allow that.
    InBag,
    /// Having one is penalised less severely than by the loss of the game,
    /// where the edition lets an event say so.
    Milder,
    /// Both: in a bag, switched off, it is allowed, and penalised less severely otherwise.
    InBagElseMilder,
    /// The game counts for FIDE's ratings, so that a national rule which is
    /// milder does not apply.
    AsFide,
}

impl Devices {
    /// Every provision, the edition's own rule first.
    pub const ALL: [Devices; 5] = [
        Devices::Usual,
        Devices::InBag,
        Devices::Milder,
        Devices::InBagElseMilder,
        Devices::AsFide,
    ];

    /// Whether the event sets a penalty that is less severe than the loss of the game.
    ///
    /// ```
    /// use touchmove_laws::Devices;
    /// assert!(Devices::Milder.are_penalised_milder() && !Devices::InBag.are_penalised_milder());
    /// ```
    #[must_use]
    pub const fn are_penalised_milder(self) -> bool {
        matches!(self, Devices::Milder | Devices::InBagElseMilder)
    }
}

/// The regulations of an event: the edition it is played under and the
/// choices that edition leaves to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Regulations {
    /// The edition of the Laws.
    pub edition: Edition,
    /// Ordinary chess or Chess960.
    pub variant: Variant,
    /// The time control, of both players or of each.
    pub time_control: PlayerTimeControls,
    /// Standard, rapid or blitz.
    pub pace: Pace,
    /// Whether the Competition Rules apply in full.
    pub supervision: Supervision,
    /// How an article is read that a translation gives differently.
    pub reading: Reading,
    /// When players may agree on a draw.
    pub draw_agreement: DrawAgreement,
    /// Who watches over the game.
    pub arbiter: Arbiter,
    /// How late after the start a player may arrive; none if the event does
    /// not say.
    pub default_time: Option<Millis>,
    /// What the event says about electronic devices.
    pub devices: Devices,
    /// Whether decisions can be appealed against.
    pub appeals: bool,
    /// When the session ends, on its own axis, if that is told.
    pub session_end: Option<Moment>,
    /// Which players are blind: White, Black.
    pub blind: [bool; 2],
    /// Whether the guidelines for quickplay finishes were announced.
    pub quickplay_finish: bool,
    /// What a game scores.
    pub points: Points,
    /// Whether nobody records the moves, and the arbiter reports what happens.
    pub reported: bool,
    /// Whether an increment gained by the press after an illegal move is
    /// taken back (a settled reading; on by default).
    pub take_back_increment: bool,
}

impl Regulations {
    /// The edition's defaults for a time control.
    ///
    /// ```
    /// use touchmove_clock::TimeControl;
    /// use touchmove_laws::{Edition, Pace, Regulations};
    ///
    /// let blitz = TimeControl::parse("300+3").unwrap();
    /// assert_eq!(Regulations::new(Edition::Fide2023, blitz).pace, Pace::Blitz);
    /// ```
    pub fn new(edition: Edition, time_control: impl Into<PlayerTimeControls>) -> Regulations {
        let time_control = time_control.into();
        Regulations {
            edition,
            variant: Variant::AsSetUp,
            pace: classification::pace(edition, &time_control),
            time_control,
            supervision: Supervision::Full,
            reading: Reading::Authentic,
            draw_agreement: DrawAgreement::Free,
            arbiter: casual::usual_arbiter(edition),
            default_time: None,
            devices: Devices::Usual,
            appeals: true,
            session_end: None,
            blind: [false; 2],
            quickplay_finish: false,
            points: Points::USUAL,
            reported: false,
            take_back_increment: true,
        }
    }

    /// What the list of penalties depends on at this event.
    ///
    /// ```
    /// use touchmove_clock::TimeControl;
    /// use touchmove_laws::{Edition, Regulations};
    /// let casual = Regulations::new(Edition::Casual, TimeControl::no_clock());
    /// assert!(!casual.penalties().clock);
    /// ```
    pub fn penalties(&self) -> PenaltyList {
        let clock = self.time_control.has_clock();
        PenaltyList { edition: self.edition, clock, points: self.points }
    }
}
