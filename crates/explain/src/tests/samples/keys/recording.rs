//! Samples of notes about scoresheets.

use touchmove_board::Color;
use touchmove_clock::Millis;
use touchmove_laws::{Note, Outcome};

pub fn notes() -> Vec<Note> {
    let player = Color::White;
    let written = [
        Note::LastMoveUnwritten { player, number: 12 },
        Note::EarlierMoveUnwritten { player, number: 11 },
        Note::WrittenInAdvance { player, number: 12 },
        Note::WrittenOtherwise { player, number: 12 },
        Note::OfferUnwritten { player },
        Note::ScoresheetMisused { player },
        Note::OtherNotation { player },
        Note::NeedNotWrite { player },
    ];
    let position = "4k3/8/8/8/8/8/8/4K3 w - - 0 40".to_owned();
    let completed = [
        Note::SheetToComplete { player },
        Note::MovedBeforeCompleting { player },
        Note::SheetMayBeUsed { player: Color::Black },
        Note::ArbiterHasTheMoves,
        Note::PositionNoted { position },
        Note::TimeNoted { player, ms: Millis::seconds(61) },
        Note::RunningNoted { player },
        Note::MovesNoted { player, moves: 1 },
        Note::MovesNoted { player, moves: 39 },
        Note::OverstepNotShown { player },
        Note::ResultSigned { result: Outcome::DRAW },
        Note::SignaturesDiffer,
    ];
    written.into_iter().chain(completed).collect()
}
