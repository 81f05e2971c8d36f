//! Tests that any change prevents opening and that an unchanged envelope returns the sealed move.

use proptest::prelude::*;
use touchmove_board::Color;
use touchmove_envelope::{Envelope, Inscription, Key, OpenError, Resumption, open, seal};

fn inscription() -> Inscription {
    Inscription {
        white: "Alekhine".into(),
        black: "Capablanca".into(),
        position: "8/8/8/8/8/8/8/K6k w - - 0 82".into(),
        times_ms: Some([1_000, 2_000]),
        sealer: Color::Black,
        number: 82,
        draw_offer: Some(Color::White),
        resumption: Resumption {
            date: "1927.11.29".into(),
            time: "17:00".into(),
            place: "Buenos Aires".into(),
        },
    }
}

fn sealed() -> (Envelope, Key) {
    let key = Key::generate().expect("randomness");
    (seal("Qe5", inscription(), &key).expect("sealed"), key)
}

#[test]
fn every_inscription_field_is_authenticated() {
    let (envelope, key) = sealed();
    let changes: [fn(&mut Inscription); 10] = [
        |i| i.white.push('!'),
        |i| i.black.clear(),
        |i| i.position = "8/8/8/8/8/8/8/K6k b - - 0 82".into(),
        |i| i.times_ms = Some([1_000, 2_001]),
        |i| i.sealer = Color::White,
        |i| i.number = 83,
        |i| i.draw_offer = None,
        |i| i.resumption.date.clear(),
        |i| i.resumption.time = "18:00".into(),
        |i| i.resumption.place.push(' '),
    ];
    for (n, change) in changes.iter().enumerate() {
        let mut other = envelope.clone();
        change(&mut other.inscription);
        assert_eq!(open(&other, &key), Err(OpenError::TamperedOrWrongKey), "change {n}");
    }
    assert_eq!(open(&envelope, &key).expect("opens").sealed_move, "Qe5");
}

#[test]
fn every_hex_digit_is_authenticated() {
    let (envelope, key) = sealed();
    let json = envelope.to_json();
    let at = json.find("\"nonce\":\"").expect("a nonce");
    let mut tried = 0;
    for (i, c) in json.char_indices().skip(at).filter(|(_, c)| c.is_ascii_hexdigit()) {
        let other = if c == '0' { "1" } else { "0" };
        let mut changed = json.clone();
        changed.replace_range(i..=i, other);
        // Skip hexadecimal letters in field names, because changing one makes the JSON invalid.
        if let Ok(envelope) = Envelope::from_json(&changed) {
            assert!(open(&envelope, &key).is_err(), "digit {i}");
            tried += 1;
        }
    }
    assert_eq!(tried, 2 * (24 + 64 + 16));
}

#[test]
fn sealing_twice_gives_different_ciphertexts_of_equal_length() {
    let key = Key::generate().expect("randomness");
    let one = seal("Qe5", inscription(), &key).expect("sealed");
    let other = seal("Qe5", inscription(), &key).expect("sealed");
    assert_ne!(one, other);
    let long = seal("Qd4xe5+", inscription(), &key).expect("sealed");
    assert_eq!(one.to_json().len(), long.to_json().len(), "the lengths differ");
}

#[test]
fn newer_format_is_rejected() {
    let (envelope, key) = sealed();
    let later = envelope.to_json().replace("\"format\":1", "\"format\":2");
    let later = Envelope::from_json(&later).expect("an envelope");
    assert_eq!(open(&later, &key), Err(OpenError::Unknown));
}

#[test]
fn debug_output_hides_key() {
    let key = Key::from_bytes([9; 32]);
    assert_eq!(format!("{key:?}"), "Key(..)");
}

proptest! {
    #[test]
    fn open_returns_sealed_move(text in "\\PC{0,15}", key: [u8; 32], number: u32) {
        let key = Key::from_bytes(key);
        let on_it = Inscription { number, ..inscription() };
        let envelope = seal(&text, on_it.clone(), &key).expect("sealed");
        let kept = Envelope::from_json(&envelope.to_json()).expect("kept");
        let opened = open(&kept, &key).expect("opens");
        prop_assert_eq!(opened.sealed_move, text);
        prop_assert_eq!(opened.inscription, on_it);
    }
}
