//! The effects of an open question on the clocks and on a fallen flag.
//!
//! A question suspends only as much of the game as its article says. A claim is decided with the
//! clocks stopped, because the player stops them to claim. A question about conduct does not stop
//! the clocks: they run until the arbiter or a calling player stops them.

use crate::Question;

/// The parts of the game that an open question suspends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hold {
    /// True if both clocks are stopped until the answer.
    pub clocks: bool,
    /// True if a fallen flag does not count until the answer, because the times on the clock are in
    /// question.
    pub flag: bool,
    /// True if the game is over and only its result is in question. Then nothing but the answer
    /// ends it.
    pub end: bool,
}

const NOTHING: Hold = Hold { clocks: false, flag: false, end: false };
const CLOCKS: Hold = Hold { clocks: true, ..NOTHING };
const TIMES: Hold = Hold { flag: true, ..CLOCKS };
const RESULT: Hold = Hold { end: true, ..CLOCKS };

impl Question {
    /// Returns the parts of the game that this question suspends while it is open.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::{Edition, Offence, PenaltyList, Question};
    ///
    /// let penalties = PenaltyList::usual(Edition::Fide2023);
    /// let player = Color::White;
    /// let leaves = Question::Offence { player, offence: Offence::LeftArea, penalties };
    /// assert!(!leaves.holds().clocks);
    /// assert!(Question::FlagFallen { player }.holds().clocks);
    /// assert!(Question::DefectiveClock.holds().flag);
    /// ```
    pub const fn holds(&self) -> Hold {
        match self {
            Question::Offence { .. }
            | Question::Refusal { .. }
            | Question::ScoresheetAgain { .. }
            | Question::RecordingAssistant { .. }
            | Question::Assistant { .. }
            | Question::Disturbance { .. }
            | Question::NoShow { .. }
            | Question::TouchMeant { .. }
            | Question::WrongSetup { .. }
            | Question::ReversedColours { .. } => NOTHING,
            Question::Times
            | Question::LateClockSetting
            | Question::WrongClock
            | Question::DefectiveClock => TIMES,
            Question::FlagFallen { .. }
            | Question::Resigned { .. }
            | Question::IllegalMoves { .. }
            | Question::SealedMove { .. }
            | Question::QuickplayFlag { .. }
            | Question::ForcedMate { .. }
            | Question::DeviceSounded { .. }
            | Question::Expelled { .. } => RESULT,
            Question::FlagOrder
            | Question::HalfCastled { .. }
            | Question::SecondMove { .. }
            | Question::SessionEnd { .. }
            | Question::Scoresheets
            | Question::QuickplayClaim { .. }
            | Question::QuickplayReferred { .. }
            | Question::QuickplayIncrement { .. }
            | Question::NoProgress { .. }
            | Question::StoppedClock { .. }
            | Question::PressedBack { .. } => CLOCKS,
        }
    }
}
