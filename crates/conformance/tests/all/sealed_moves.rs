//! A sealed move from sealing to opening. The game supplies the inscription of the envelope. The
//! envelope hides the move, and the judge reads the move after opening.

use touchmove_envelope::{Envelope, Inscription, Key, open, seal};
use touchmove_game::Protocol;
use touchmove_laws::{Effect, Note};

const SESSION: &str = "[Laws \"FIDE 2023\"]\n[TimeControl \"40/7200\"]\n\n\
    0:00:00 Arbiter starts\n1:00:00 Arbiter adjourns\n";
const RESUMED: &str = "9:00:00 Arbiter resumes the game\n9:00:00 Arbiter opens the envelope\n";

fn notes(text: &str) -> Vec<Note> {
    let protocol = Protocol::parse(text).expect("readable");
    let judged = protocol.judge(protocol.setup.editions[0]).expect("possible");
    let effects = judged.rulings.into_iter().map(|given| given.ruling.effect().clone());
    let notes = effects.filter_map(|effect| match effect {
        Effect::Noted { what } => Some(what),
        _ => None,
    });
    notes.collect()
}

/// Returns the inscription of the envelope that the game supplies.
fn inscription(text: &str) -> Inscription {
    let mut inscription = Inscription::default();
    let mut times = [0; 2];
    for note in notes(text) {
        match note {
            Note::PositionOnEnvelope { position } => inscription.position = position,
            Note::TimeOnEnvelope { player, ms } => times[player.index()] = ms.get(),
            Note::SealerOnEnvelope { player, number } => {
                (inscription.sealer, inscription.number) = (player, number);
            }
            Note::OfferOnEnvelope { player } => inscription.draw_offer = Some(player),
            _ => {}
        }
    }
    Inscription { times_ms: Some(times), ..inscription }
}

fn sealed(text: &str) -> String {
    format!("{SESSION}1:00:00 White seals {text}\n1:00:00 White stops the clock\n")
}

#[test]
fn sealed_move_is_hidden_until_played() {
    let key = Key::generate().expect("randomness");
    let on_it = inscription(&sealed("Nf3"));
    assert_eq!((on_it.number, on_it.times_ms), (1, Some([3_600_000, 7_200_000])));
    let kept = seal("Nf3", on_it, &key).expect("sealed").to_json();
    assert!(!kept.contains("Nf3"));

    let opened = open(&Envelope::from_json(&kept).expect("an envelope"), &key).expect("opens");
    let text = format!("{}{RESUMED}", sealed(&opened.sealed_move));
    let protocol = Protocol::parse(&text).expect("readable");
    let judged = protocol.judge(protocol.setup.editions[0]).expect("possible");
    assert_eq!(judged.game.position().fen().split(' ').nth(1), Some("b"));
}

#[test]
fn envelope_with_another_key_does_not_open() {
    let key = Key::generate().expect("randomness");
    let envelope = seal("Nf3", inscription(&sealed("Nf3")), &key).expect("sealed");
    assert!(open(&envelope, &Key::generate().expect("randomness")).is_err());
    let text = format!("{}9:00:00 Arbiter reports the envelope lost\n", sealed("Nf3"));
    assert!(notes(&text).contains(&Note::EnvelopeMissing));
}
