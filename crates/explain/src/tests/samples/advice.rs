//! Samples of advice on questions: at least one of each kind.

use super::square;
use touchmove_board::{Color, Move, Position};
use touchmove_clock::Millis;
use touchmove_laws::{Answer, Because, Certain, Consequence};

pub fn certain() -> Vec<Certain> {
    let player = Color::White;
    vec![
        Certain::ClockShows { player, ms: Millis::minutes(90) },
        Certain::ClockShowed { player, ms: Millis::seconds(61) },
        Certain::FlagDown { player },
        Certain::MateUndecided { player },
        Certain::CastlingWasLegal { r#move: castling() },
        Certain::Offences { player, count: 0 },
        Certain::Offences { player, count: 1 },
        Certain::Offences { player, count: 3 },
        Certain::Warnings { player, count: 0 },
        Certain::Warnings { player, count: 1 },
        Certain::Warnings { player, count: 2 },
        Certain::TimeUsed { player, ms: Millis::seconds(15) },
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
        Because::TimesNotRecorded,
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
        clocks: Some([Millis::minutes(90), Millis::seconds(61)]),
        result: None,
        scored: None,
    };
    let scored = Consequence { scored: Some([1, 3]), ..plain.clone() };
    vec![plain, scored]
}

pub fn castling() -> Move {
    let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().expect("a position");
    position.find_move(square("e1"), square("g1"), None).expect("castling")
}
