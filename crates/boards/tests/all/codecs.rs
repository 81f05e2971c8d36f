//! Properties of all codecs: events round-trip, the split of the bytes does not matter, and no
//! bytes cause a panic or stop later messages.

use proptest::prelude::*;
use touchmove_boards::{
    Button, ByColor, Certabo, Charge, Chessnut, ClockAnswer, ClockReading, Codec, Color, Command,
    Dgt, IdentityKind, Link, LiveChess, LogEntry, LogMark, Millennium, Piece, Placement,
    ResultSign, Sensed, Side, Square, SquareOff,
};
use touchmove_clock::Millis;

/// Returns a fresh codec of every kind.
fn codecs() -> Vec<(&'static str, Box<dyn Codec>)> {
    vec![
        ("dgt, White left", Box::new(Dgt::new(Side::Left))),
        ("dgt, White right", Box::new(Dgt::new(Side::Right))),
        ("chessnut", Box::new(Chessnut::default())),
        ("millennium", Box::new(Millennium::default())),
        ("millennium, rank 8 first", Box::new(Millennium::eighth_rank_first())),
        ("certabo", Box::new(Certabo::numbered())),
        ("square off", Box::new(SquareOff::default())),
        ("livechess", Box::new(LiveChess::new("7425"))),
    ]
}

fn color() -> impl Strategy<Value = Color> {
    any::<bool>().prop_map(|white| if white { Color::White } else { Color::Black })
}

fn square() -> impl Strategy<Value = Square> {
    (0..64u8).prop_map(|index| Square::new(index).unwrap())
}

fn piece() -> impl Strategy<Value = Option<Piece>> {
    let letters: Vec<char> = "PNBRQKpnbrqk".chars().collect();
    prop_oneof![
        2 => Just(None),
        1 => prop::sample::select(letters).prop_map(Piece::from_letter),
    ]
}

fn board() -> impl Strategy<Value = Placement> {
    prop_oneof![
        1 => Just(Placement::default()),
        4 => prop::collection::vec(piece(), 64).prop_map(|pieces| {
            let mut board = Placement::EMPTY;
            Square::all().zip(pieces).for_each(|(square, piece)| board.set(square, piece));
            board
        }),
    ]
}

fn seconds() -> impl Strategy<Value = Millis> {
    (0..36_000u64).prop_map(Millis::seconds)
}

fn reading() -> impl Strategy<Value = ClockReading> {
    let lever = prop::option::of(color());
    let flags = (any::<bool>(), any::<bool>(), any::<bool>());
    (seconds(), seconds(), prop::option::of(color()), lever, flags).prop_map(
        |(white, black, running, lever_up, (white_flag, black_flag, low_battery))| ClockReading {
            left: ByColor::new(white, black),
            running,
            lever_up,
            flags: ByColor::new(white_flag, black_flag),
            low_battery,
        },
    )
}

fn clock_answer() -> impl Strategy<Value = ClockAnswer> {
    let buttons = vec![Button::Back, Button::Plus, Button::Run, Button::Minus, Button::Ok];
    prop_oneof![
        Just(ClockAnswer::Ready),
        any::<u8>().prop_map(ClockAnswer::Mode),
        any::<u8>().prop_map(ClockAnswer::Done),
        any::<u8>().prop_map(ClockAnswer::Refused),
        prop::sample::select(buttons).prop_map(ClockAnswer::Button),
        any::<[u8; 4]>().prop_map(ClockAnswer::Other),
    ]
}

fn log_entry() -> impl Strategy<Value = LogEntry> {
    let side = any::<bool>().prop_map(|left| if left { Side::Left } else { Side::Right });
    prop_oneof![
        (square(), piece(), any::<bool>()).prop_map(|(square, piece, quick)| LogEntry::Square {
            square,
            piece,
            quick
        }),
        (side, seconds()).prop_map(|(side, left)| LogEntry::Lever { side, left }),
        prop::sample::select(&LogMark::ALL[..]).prop_map(LogEntry::Mark),
    ]
}

fn identity() -> impl Strategy<Value = Sensed> {
    use IdentityKind::{BusAddress, LongSerial, Serial, Trademark, Version};
    let kinds = vec![BusAddress, LongSerial, Serial, Trademark, Version];
    (prop::sample::select(kinds), "[ -~]{0,40}")
        .prop_map(|(kind, text)| Sensed::Identity { kind, text })
}

fn sensed() -> impl Strategy<Value = Sensed> {
    use ResultSign::{BlackWins, Draw, WhiteWins};
    let signs = prop::sample::select(vec![Draw, WhiteWins, BlackWins]);
    prop_oneof![
        4 => board().prop_map(Sensed::Board),
        4 => (square(), piece()).prop_map(|(square, piece)| Sensed::Square { square, piece }),
        2 => any::<u64>().prop_map(|bits| Sensed::Occupied(touchmove_board::Bitboard(bits))),
        2 => (square(), any::<bool>())
            .prop_map(|(square, occupied)| Sensed::Occupancy { square, occupied }),
        1 => (square(), signs).prop_map(|(square, sign)| Sensed::ResultSign { square, sign }),
        4 => reading().prop_map(Sensed::Clock),
        3 => clock_answer().prop_map(Sensed::ClockAnswer),
        2 => any::<u8>().prop_map(|level| Sensed::Battery(Charge::Percent(level))),
        1 => "[ -~]{0,70}".prop_map(|text| Sensed::Battery(Charge::Text(text))),
        2 => identity(),
        2 => prop::collection::vec(log_entry(), 0..60).prop_map(Sensed::Log),
        1 => any::<bool>().prop_map(Sensed::Flipped),
        1 => any::<bool>().prop_map(|up| Sensed::Link(if up { Link::Up } else { Link::Lost })),
    ]
}

/// Decodes bytes in pieces that end at some of the places.
fn in_pieces(codec: &mut dyn Codec, bytes: &[u8], places: &[prop::sample::Index]) -> Vec<Sensed> {
    let mut ends: Vec<usize> = places.iter().map(|place| place.index(bytes.len() + 1)).collect();
    ends.push(bytes.len());
    ends.sort_unstable();
    let (mut from, mut events) = (0, Vec::new());
    for end in ends {
        events.extend(codec.decode(&bytes[from..end]));
        from = end;
    }
    events
}

fn places() -> impl Strategy<Value = Vec<prop::sample::Index>> {
    prop::collection::vec(any::<prop::sample::Index>(), 0..6)
}

/// Bytes that begin like messages more often than random ones.
fn garbage() -> impl Strategy<Value = Vec<u8>> {
    let heads: Vec<&[u8]> = vec![
        &[0x86, 0, 67],
        &[0x8e, 0, 5, 1, 1],
        &[0x8d, 0, 10],
        &[0x01, 0x24],
        b"s",
        b":1 2 3",
        b"30#",
        b"0#e9u*",
        b"{\"response\":\"feed\"",
        b"\n",
    ];
    let part = prop_oneof![
        prop::sample::select(heads).prop_map(<[u8]>::to_vec),
        prop::collection::vec(any::<u8>(), 0..40),
    ];
    prop::collection::vec(part, 0..8).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn encoded_events_decode_to_themselves(sensed in sensed(), places in places()) {
        for (name, mut codec) in codecs() {
            let Some(bytes) = codec.encode(&sensed) else { continue };
            let events = in_pieces(&mut *codec, &bytes, &places);
            prop_assert_eq!(events, vec![sensed.clone()], "{}", name);
        }
    }

    #[test]
    fn split_of_the_bytes_does_not_matter(
        parts in prop::collection::vec((garbage(), sensed()), 1..5),
        places in places(),
    ) {
        for (number, (name, mut whole)) in codecs().into_iter().enumerate() {
            let mut bytes = Vec::new();
            for (noise, sensed) in &parts {
                bytes.extend_from_slice(noise);
                bytes.extend(whole.encode(sensed).unwrap_or_default());
            }
            let at_once = whole.decode(&bytes);
            let (_, mut other) = codecs().swap_remove(number);
            prop_assert_eq!(&in_pieces(&mut *other, &bytes, &places), &at_once, "{}", name);
            let (_, mut single) = codecs().swap_remove(number);
            let one_by_one: Vec<Sensed> =
                bytes.iter().flat_map(|&byte| single.decode(&[byte])).collect();
            prop_assert_eq!(one_by_one, at_once, "{}", name);
        }
    }

    #[test]
    fn decoding_recovers_after_garbage(noise in garbage(), board in board()) {
        for (name, mut codec) in codecs() {
            let occupied = Sensed::Occupied(board.occupied());
            let sensed = [Sensed::Board(board), occupied];
            let (bytes, sensed) =
                sensed.iter().find_map(|s| Some((codec.encode(s)?, s))).unwrap();
            codec.decode(&noise);
            // The longest message may have swallowed some reports; the later ones are read.
            let mut found = false;
            for _ in 0..200 {
                found |= codec.decode(&bytes).contains(sensed);
            }
            prop_assert!(found, "{}", name);
        }
    }
}

#[test]
fn every_codec_encodes_a_board() {
    let board = Placement::default();
    for (name, codec) in codecs() {
        let can = codec.encode(&Sensed::Board(board)).is_some()
            || codec.encode(&Sensed::Occupied(board.occupied())).is_some();
        assert!(can, "{name}");
        assert!(codec.command(&Command::Watch).is_some() || name == "certabo", "{name}");
    }
}

#[test]
fn garbage_between_messages_is_counted() {
    let mut codec = SquareOff::default();
    let events = codec.decode(b"??0#e2u*");
    assert_eq!(events[0], Sensed::Noise(2));
    assert_eq!(events.len(), 2);
}
