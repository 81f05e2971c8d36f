//! Samples of notes about games with blind players.

use touchmove_board::Color;
use touchmove_laws::Note;

pub fn notes() -> Vec<Note> {
    let player = Color::White;
    vec![
        Note::CastlingAnnounced { player },
        Note::NotTouched { player },
        Note::MustAnnounce { player },
        Note::AnnouncedOtherwise { player },
        Note::AnnouncementUnclear { player },
        Note::PieceUnannounced { player },
        Note::SlipCorrected { player },
        Note::SlipUncorrected { player },
        Note::NotAnnounced { player },
        Note::RepeatedOtherwise { player },
        Note::NotRepeated { player },
        Note::CorrectsBoard { player },
        Note::ByAssistant { player },
    ]
}
