//! Samples of notes about adjourned games.

use touchmove_board::Color;
use touchmove_clock::Millis;
use touchmove_laws::Note;

pub fn notes() -> Vec<Note> {
    let player = Color::White;
    vec![
        Note::MustSeal { player },
        Note::MustSealThatMove { player, r#move: "g1f3".to_owned() },
        Note::PositionOnEnvelope { position: "4k3/8/8/8/8/8/8/4K3 w - - 0 41".to_owned() },
        Note::TimeOnEnvelope { player, ms: Millis::minutes(65) },
        Note::SealerOnEnvelope { player, number: 41 },
        Note::OfferOnEnvelope { player: Color::Black },
        Note::EnvelopeKept,
        Note::EnvelopeMissing,
    ]
}
