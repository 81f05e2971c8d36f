//! The regulations of an event: its choices within the Laws.

use crate::rules::{casual, classification, penalties};
use crate::{Edition, PenaltyList, Score};
use serde::Serialize;
use touchmove_clock::{Millis, Moment, PlayerTimeControls};

/// The pace of a game: standard, rapid or blitz.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Pace {
    Standard,
    Rapid,
    Blitz,
}

impl Pace {
    /// Returns the word that protocols use.
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Standard => "standard",
            Pace::Rapid => "rapid",
            Pace::Blitz => "blitz",
        }
    }
}

/// The level of supervision, which decides if the Competition Rules apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Supervision {
    /// The Competition Rules apply.
    Full,
    /// The lighter rules of the rapid and blitz appendices apply.
    Limited,
}

/// The reading of an article whose source and translation differ, or whose text may say less than
/// intended. One reading per event suffices because no game involves two such articles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reading {
    /// The authentic text.
    Authentic,
    /// Under limited supervision a first illegal move loses. A translation of the Laws of 2023 kept
    /// this rule of 2014.
    IllegalMoveLoses,
    /// The penalty is one minute instead of two in supervised blitz too, as in the Laws of 2014 and
    /// 2018. The Laws of 2023 shorten it only for unsupervised blitz.
    MinuteInAllBlitz,
    /// With a delay, time saved in a period is lost. A translation of the Laws of 2023 kept this
    /// rule of 2009.
    DelayLosesSavedTime,
    /// Under limited supervision a claim of a win on time needs time left on the claimant's clock. A translation of
    /// the Laws of 2023 kept this rule of 2014.
    ClaimantNeedsTime,
    /// The arbiter may leave breaches of the rules of conduct unpenalised, and a persistent refusal
    /// need not lose. A translation of the Laws of 2009 says so; Finland follows it.
    PenaltiesOptional,
}

/// The rules of castling in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// The event does not state the rules: the castling rights of the start position decide.
    AsSetUp,
    /// Ordinary chess: a king that is not on its home square cannot castle, even if the position
    /// grants the right.
    Chess,
    /// Chess960.
    Chess960,
}

/// The event's regulation on draws by agreement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawAgreement {
    /// At any time that the Laws allow.
    Free,
    /// Only with the arbiter's consent.
    Never,
    /// Not before this move.
    From(u32),
}

/// The arbiter of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arbiter {
    /// A person, whose observations must be entered in the record.
    Human,
    /// The software, which observes illegal moves and flag-falls immediately.
    Software,
    /// No arbiter is present.
    Absent,
}

/// The points for a win, a draw and a loss, in half points.
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
    /// One point, half a point and no points (PTS-1).
    pub const USUAL: Points = Points { win: 2, draw: 1, loss: 0 };

    /// Returns the half points for a score.
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

/// An event's regulation on electronic devices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Devices {
    /// No regulation: the edition's own rule applies.
    Usual,
    /// A switched-off device may be in a bag, if the edition lets an event allow that.
    InBag,
    /// The penalty is milder than the loss of the game, if the edition lets an event set a milder
    /// one.
    Milder,
    /// A switched-off device in a bag is allowed. The penalty for any other device is milder than
    /// the loss of the game.
    InBagElseMilder,
    /// The game is rated by FIDE, so a milder national rule does not apply.
    AsFide,
}

impl Devices {
    /// All regulations; the first is the edition's own rule.
    pub const ALL: [Devices; 5] = [
        Devices::Usual,
        Devices::InBag,
        Devices::Milder,
        Devices::InBagElseMilder,
        Devices::AsFide,
    ];

    /// True if the event sets a milder penalty than the loss of the game.
    ///
    /// ```
    /// use touchmove_laws::Devices;
    /// assert!(Devices::InBagElseMilder.are_penalised_milder());
    /// assert!(!Devices::InBag.are_penalised_milder());
    /// ```
    #[must_use]
    pub const fn are_penalised_milder(self) -> bool {
        matches!(self, Devices::Milder | Devices::InBagElseMilder)
    }
}

/// The regulations of an event: the edition, and the choices that it leaves to the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Regulations {
    /// The edition of the Laws.
    pub edition: Edition,
    /// Ordinary chess or Chess960.
    pub variant: Variant,
    /// The time control, for both players or for each.
    pub time_control: PlayerTimeControls,
    /// The pace of a game: standard, rapid or blitz.
    pub pace: Pace,
    /// The level of supervision, which decides if the Competition Rules apply.
    pub supervision: Supervision,
    /// The reading of an article whose translation differs.
    pub reading: Reading,
    /// The event's regulation on draws by agreement.
    pub draw_agreement: DrawAgreement,
    /// The arbiter of a game.
    pub arbiter: Arbiter,
    /// The default time; `None` if the event does not state one.
    pub default_time: Option<Millis>,
    /// The event's regulation on electronic devices.
    pub devices: Devices,
    /// True if decisions can be appealed.
    pub appeals: bool,
    /// The end of the session, as a moment on the session's own clock, if known.
    pub session_end: Option<Moment>,
    /// True for each blind player: White, Black.
    pub blind: [bool; 2],
    /// True if the event announced the guidelines for quickplay finishes.
    pub quickplay_finish: bool,
    /// The points for a game.
    pub points: Points,
    /// True if the moves are not recorded, and the arbiter reports incidents.
    pub reported: bool,
    /// True if an increment gained by pressing after an illegal move is taken back. The Laws do not
    /// say so expressly; this reading is the default.
    pub take_back_increment: bool,
}

impl Regulations {
    /// Returns the edition's defaults for a time control.
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

    /// Returns the facts about this event that decide which penalties are possible.
    pub fn penalties(&self) -> PenaltyList {
        let clock = self.time_control.has_clock();
        let optional = penalties::is_optional(self.edition, self.reading);
        let usual = PenaltyList::usual(self.edition);
        PenaltyList { clock, points: self.points, optional, ..usual }
    }
}
