//! Sample questions for testing that a caller handles every kind.

use crate::{Edition, Help, Offence, PenaltyList, Question};
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Color, Move, MoveKind, Role, Square, Wing};

/// Returns at least one question of every kind, about White and under the Laws of 2023, and one
/// whose answers exist only in Finland.
///
/// ```
/// use touchmove_laws::{Question, samples};
///
/// let kinds: Vec<_> = samples::questions().iter().map(Question::name).collect();
/// assert!(Question::NAMES.iter().all(|name| kinds.contains(name)));
/// ```
pub fn questions() -> Vec<Question> {
    let player = Color::White;
    let penalties = PenaltyList::usual(Edition::Fide2023);
    let mut all = about_results(player);
    all.extend(about_play(player));
    all.extend([1, 2].map(|count| Question::Refusal { player, count, penalties }));
    all.extend([Help::Moves, Help::Clock].map(|help| Question::Assistant {
        player,
        help,
        clock: true,
    }));
    all.extend([
        Question::SecondMove { player, penalties },
        Question::StoppedClock { player, penalties },
        Question::ScoresheetAgain { player, penalties },
        Question::Disturbance { clock: true },
    ]);
    all.extend(Offence::ALL.map(|offence| Question::Offence { player, offence, penalties }));
    // Only Finland's edition has a reminder among the answers to a device offence.
    let penalties = PenaltyList::usual(Edition::Finland2009);
    all.push(Question::Offence { player, offence: Offence::Device, penalties });
    all
}

fn about_results(player: Color) -> Vec<Question> {
    vec![
        Question::FlagFallen { player },
        Question::Resigned { player },
        Question::IllegalMoves { player },
        Question::SealedMove { player },
        Question::DeviceSounded { player },
        Question::FlagOrder,
        Question::QuickplayClaim { player },
        Question::QuickplayFlag { player },
        Question::QuickplayReferred { player },
        Question::ForcedMate { player },
        Question::NoProgress { player },
        Question::Expelled { player },
    ]
}

fn about_play(player: Color) -> Vec<Question> {
    let half = castling().map(|r#move| Question::HalfCastled { player, r#move });
    let others = [
        Question::PressedBack { player },
        Question::NoShow { player },
        Question::WrongSetup { player },
        Question::ReversedColours { player, moves: 3 },
        Question::RecordingAssistant { player },
        Question::SessionEnd { player },
        Question::Scoresheets,
        Question::Times,
        Question::QuickplayIncrement { player },
        Question::LateClockSetting,
        Question::WrongClock,
        Question::DefectiveClock,
    ];
    let touch = Square::at(6, 0).map(|square| Question::TouchMeant { player, square });
    half.into_iter().chain(touch).chain(others).collect()
}

fn castling() -> Option<Move> {
    let (from, to) = (Square::at(4, 0)?, Square::at(6, 0)?);
    Some(Move {
        from,
        to,
        role: Role::King,
        kind: MoveKind::Castle { wing: Wing::Kingside, onto: to },
    })
}
