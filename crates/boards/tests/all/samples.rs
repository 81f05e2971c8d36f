//! Documented samples of bytes, and the messages to boards.

use touchmove_boards::dgt::{decode_log, replay_log};
use touchmove_boards::livechess::{Message, message};
use touchmove_boards::{
    Button, ByColor, Certabo, Charge, Chessnut, ClockAnswer, Codec, Color, Command, Dgt,
    IdentityKind, Link, LogEntry, Millennium, Placement, ResultSign, Sensed, Side,
};
use touchmove_clock::Millis;

fn bytes(hexadecimal: &str) -> Vec<u8> {
    let digits: Vec<char> = hexadecimal.chars().filter(|c| !c.is_whitespace()).collect();
    let byte = |pair: &[char]| u8::from_str_radix(&pair.iter().collect::<String>(), 16).unwrap();
    digits.chunks(2).map(byte).collect()
}

#[test]
fn chessnut_start_position() {
    let zeros = "00".repeat(16);
    let report = bytes(&format!("0124 58233185 44444444 {zeros} 77777777 A6C99B6A FFFFFFFF"));
    assert_eq!(Chessnut::default().decode(&report), [Sensed::Board(Placement::default())]);
}

#[test]
fn chessnut_battery_and_usb_reports() {
    let mut board = Chessnut::default();
    assert_eq!(board.decode(&bytes("230100 2A025500")), [Sensed::Battery(Charge::Percent(0x55))]);
    let report = format!("013D 58233185 44444444 {} 77777777 A6C99B6A", "00".repeat(16));
    let report = [bytes(&report), vec![0; 29]].concat();
    assert_eq!(board.decode(&report), [Sensed::Board(Placement::default())]);
}

#[test]
fn dgt_start_position_begins_with_the_black_rook() {
    let board = Dgt::new(Side::Left);
    let sent = board.encode(&Sensed::Board(Placement::default())).unwrap();
    assert_eq!(sent.len(), 67);
    assert_eq!(sent[..11], bytes("860043 08090A0C 0B0A0908")[..]);
    assert_eq!(sent[59..], bytes("02030406 05040302")[..]);
}

#[test]
fn dgt_special_pieces_are_result_signs() {
    let seen = Dgt::new(Side::Left).decode(&bytes("8E0005 1B0E"));
    let square = "d5".parse().unwrap();
    assert_eq!(seen, [Sensed::ResultSign { square, sign: ResultSign::WhiteWins }]);
}

#[test]
fn dgt_clock_buttons_and_flags() {
    let mut board = Dgt::new(Side::Left);
    // Done, button: the highest bits of both are in the high nibble of the fourth data byte.
    let pressed = bytes("8D000A 0A 10 08 2A 00 33 00");
    assert_eq!(board.decode(&pressed), [Sensed::ClockAnswer(ClockAnswer::Button(Button::Run))]);
    let fallen = bytes("8D000A 50 00 00 00 04 59 0B");
    let seen = board.decode(&fallen);
    let [Sensed::Clock(shown)] = &seen[..] else { panic!("{seen:?}") };
    assert_eq!(shown.flags, ByColor::new(false, true));
    assert_eq!((shown.running, shown.lever_up), (Some(Color::Black), Some(Color::Black)));
    assert_eq!(board.decode(&bytes("8D000A 00 00 00 00 00 00 20")), []);
}

#[test]
fn dgt_clock_is_set_and_started() {
    let left = ByColor::new(Millis::minutes(90), Millis::seconds(65));
    let command = Command::SetClock { left, running: Some(Color::White) };
    let sent = Dgt::new(Side::Left).command(&command).unwrap();
    assert_eq!(sent, bytes("2B 0A 03 0A 011E00 000105 01 00"));
    let turned = Dgt::new(Side::Right).command(&command).unwrap();
    assert_eq!(turned, bytes("2B 0A 03 0A 000105 011E00 02 00"));
}

#[test]
fn dgt_log_becomes_sensor_events() {
    let log = decode_log(&bytes("7B 6F 4034 5124 700458 6B 4000"));
    assert_eq!(log.len(), 7);
    assert!(matches!(log[4], LogEntry::Lever { side: Side::Left, .. }));
    let events = replay_log(&log, Side::Left);
    assert_eq!(events.len(), 4, "the log ends at its end mark");
    let Sensed::Clock(shown) = &events[3].1 else { panic!() };
    assert_eq!(shown.running, Some(Color::Black));
}

#[test]
fn millennium_letters_have_odd_parity_and_a_checksum() {
    let mut board = Millennium::default();
    let mut sent = board.encode(&Sensed::Board(Placement::default())).unwrap();
    assert_eq!(sent.len(), 67);
    assert!(sent.iter().all(|byte| byte.count_ones() % 2 == 1));
    assert_eq!(board.decode(&sent), [Sensed::Board(Placement::default())]);
    // A wrong letter with right parity: the checksum finds it.
    sent[5] ^= 0b11;
    assert_eq!(board.decode(&sent), []);
}

#[test]
fn certabo_reports_occupancy_until_it_knows_the_tags() {
    let sender = Certabo::numbered();
    let mut learner = Certabo::default();
    let mut board = Placement::default();
    board.set("e2".parse().unwrap(), None);
    let early = learner.decode(&sender.encode(&Sensed::Board(board)).unwrap());
    assert_eq!(early, [Sensed::Occupied(board.occupied())]);
    learner.decode(&sender.encode(&Sensed::Board(Placement::default())).unwrap());
    assert_eq!(learner.tags().count(), 32);
    let later = learner.decode(&sender.encode(&Sensed::Board(board)).unwrap());
    assert_eq!(later, [Sensed::Board(board)]);
}

#[test]
fn livechess_lists_boards() {
    let text = r#"{"response":"call","id":1,"time":5,"param":[{"serialnr":"7425","source":null,
        "state":"NOTRESPONDING","battery":"84%","comment":null,"board":null,"flipped":true,
        "clock":{"white":60,"black":0,"run":false,"time":3}}]}"#;
    let Some(Message::Boards(boards)) = message(text) else { panic!() };
    let sensed = &boards[0].sensed;
    assert_eq!(sensed[0], Sensed::Link(Link::Lost));
    assert_eq!(sensed[2], Sensed::Battery(Charge::Percent(84)));
    let Sensed::Clock(shown) = &sensed[3] else { panic!() };
    assert_eq!((shown.running, shown.flags.black), (Some(Color::Black), true));
}

#[test]
fn livechess_refusals_have_a_message() {
    let text = r#"{"response":"error","id":42,"param":{"message":"no such board"}}"#;
    let refused = Message::Refused { id: 42, message: "no such board".into() };
    assert_eq!(message(text), Some(refused));
    assert_eq!(message("{\"response\":\"feed\"}"), None);
}

#[test]
fn identity_texts_keep_their_kind() {
    let seen = Dgt::new(Side::Left).decode(&bytes("910008 3233393436"));
    assert_eq!(seen, [Sensed::Identity { kind: IdentityKind::Serial, text: "23946".into() }]);
}
