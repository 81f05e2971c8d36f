//! What an open question holds up: the clocks, and the meaning of a flag.
//!
//! A question holds up what its article stops, and nothing else. A claim is decided with the clocks
//! stopped, because the player stops them to claim. Conduct is on record and open, and time
//! continues until the arbiter or a calling player stops the clocks.

use crate::Question;

/// What an open question holds up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hold {
    /// True if both clocks are stopped until the answer.
    pub clocks: bool,
    /// True if a flag says nothing until the answer, because the times on the clock are in
    /// question.
    pub flag: bool,
}

const NOTHING: Hold = Hold { clocks: false, flag: false };
const CLOCKS: Hold = Hold { clocks: true, flag: false };
const TIMES: Hold = Hold { clocks: true, flag: true };

impl Question {
    /// Returns what this question holds up while it is open.
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
            | Question::WrongSetup { .. }
            | Question::ReversedColours { .. } => NOTHING,
            Question::Times
            | Question::LateClockSetting
            | Question::WrongClock
            | Question::DefectiveClock => TIMES,
            Question::FlagFallen { .. }
            | Question::Resigned { .. }
            | Question::IllegalMoves { .. }
            | Question::FlagOrder
            | Question::HalfCastled { .. }
            | Question::SecondMove { .. }
            | Question::SealedMove { .. }
            | Question::SessionEnd { .. }
            | Question::Scoresheets
            | Question::QuickplayClaim { .. }
            | Question::QuickplayFlag { .. }
            | Question::QuickplayReferred { .. }
            | Question::QuickplayIncrement { .. }
            | Question::ForcedMate { .. }
            | Question::NoProgress { .. }
            | Question::DeviceSounded { .. }
            | Question::StoppedClock { .. }
            | Question::Expelled { .. }
            | Question::PressedBack { .. } => CLOCKS,
        }
    }
}
