//! Samples of what stands beside questions: one at least of each.

use super::keys::castling;
use touchmove_board::Color;
use touchmove_laws::{Answer, Because, Certain, Consequence};

pub fn certain() -> Vec<Certain> {
    let player = Color::White;
    vec![
        Certain::ClockShows { player, ms: 5_400_000 },
        Certain::ClockShowed { player, ms: 61_000 },
        Certain::FlagDown { player },
        Certain::MateUndecided { player },
        Certain::CastlingWasLegal { r#move: castling() },
        Certain::Offences { player, count: 0 },
        Certain::Offences { player, count: 1 },
        Certain::Offences { player, count: 3 },
        Certain::Warnings { player, count: 0 },
        Certain::Warnings { player, count: 1 },
        Certain::Warnings { player, count: 2 },
        Certain::TimeUsed { player, ms: 15_000 },
        Certain::WasRunning { player },
    ]
}

pub fn because() -> Vec<Because> {
    let player = Color::Black;
    vec![
        Because::FirstOffence { player },
        Because::OffendedBefore { player },
        Because::Persistent { player },
        Because::Serious { player },
        Because::TimeWasUsed { player },
        Because::MateNotExcluded { player },
        Because::ClockMarks { player },
        Because::OrderUnknown,
        Because::PressCompletes,
        Because::AsWhenItHappened,
        Because::AsTheTimeControlSays,
        Because::ReasonMayBeValid,
        Because::ClocksMakeUp,
        Because::NothingIsTaken,
        Because::PlayToBeSeen,
        Because::NothingShown,
        Because::MateIsForced { player },
        Because::StaysUnlessItSuffers,
        Because::WasThinking { player },
        Because::CannotGoOn { player },
        Because::MayBeAnAccident { player },
        Because::PlayDecides,
        Because::ChargedToTheEnd,
        Because::AskedForFirst,
        Because::CannotCheckmate { player },
        Because::PositionToBeJudged,
    ]
}

pub fn consequences() -> Vec<Consequence> {
    let plain = Consequence {
        answer: Answer::SetsClocks,
        ms: None,
        effects: Vec::new(),
        clocks: Some([5_400_000, 61_000]),
        result: None,
        scored: None,
    };
    let scored = Consequence { scored: Some([1, 3]), ..plain.clone() };
    vec![plain, scored]
}
