//! What an event decides for itself, within the Laws.

use crate::rules::classification;
use crate::{Edition, Score};
use touchmove_clock::TimeControl;

/// Standard, rapid or blitz.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Supervision {
    /// The Competition Rules apply.
    Full,
    /// The rapid and blitz appendices' other regime applies.
    Limited,
}

/// When players may agree on a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DrawAgreement {
    /// Whenever the Laws allow it.
    Free,
    /// Not without the arbiter's consent.
    Never,
    /// Not before this move.
    From(u32),
}

/// Who watches over the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Arbiter {
    /// A person, who observes only what is on record.
    Human,
    /// The software: it observes illegal moves and flags at once.
    Software,
    /// Nobody.
    Absent,
}

/// What a win, a draw and a loss score, in half points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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

/// The regulations of an event: the edition it is played under and the
/// choices that edition leaves to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Regulations {
    /// The edition of the Laws.
    pub edition: Edition,
    /// The time control.
    pub time_control: TimeControl,
    /// Standard, rapid or blitz.
    pub pace: Pace,
    /// Whether the Competition Rules apply in full.
    pub supervision: Supervision,
    /// When players may agree on a draw.
    pub draw_agreement: DrawAgreement,
    /// Who watches over the game.
    pub arbiter: Arbiter,
    /// How late a player may arrive, in milliseconds from the start; none if
    /// the event does not say.
    pub default_time: Option<u64>,
    /// When the session ends, in milliseconds on its own axis, if that is told.
    pub session_end: Option<u64>,
    /// Which players are blind: White, Black.
    pub blind: [bool; 2],
    /// Whether the guidelines for quickplay finishes were announced.
    pub quickplay_finish: bool,
    /// What a game scores.
    pub points: Points,
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
    pub fn new(edition: Edition, time_control: TimeControl) -> Regulations {
        Regulations {
            edition,
            pace: classification::pace(edition, &time_control),
            time_control,
            supervision: Supervision::Full,
            draw_agreement: DrawAgreement::Free,
            arbiter: Arbiter::Human,
            default_time: None,
            session_end: None,
            blind: [false; 2],
            quickplay_finish: false,
            points: Points::USUAL,
            take_back_increment: true,
        }
    }
}
