//! Targets for the codecs of electronic boards. No bytes may cause a panic, the split of the bytes
//! must not matter, and an event that is encoded must decode to itself. The events also go through
//! a session, which may ask but never panics.

use touchmove_board::Position;
use touchmove_boards::{
    Certabo, Chessnut, Codec, Dgt, LiveChess, Millennium, Placement, Sensed, Session, Side,
    SquareOff,
};
use touchmove_clock::{Moment, TimeControl};
use touchmove_game::Game;
use touchmove_laws::{Edition, Regulations};

/// Name of a codec, the maximum input size in bytes, and the function to test.
type Target = (&'static str, usize, fn(&[u8]));

/// Inputs that a board sends in a minute.
const LARGEST_INPUT: usize = 1 << 14;

/// All codecs.
pub const ALL: [Target; 6] = [
    ("board_dgt", LARGEST_INPUT, |data| check(data, &mut || Dgt::new(Side::Left))),
    ("board_chessnut", LARGEST_INPUT, |data| check(data, &mut Chessnut::default)),
    ("board_millennium", LARGEST_INPUT, |data| check(data, &mut Millennium::default)),
    ("board_certabo", LARGEST_INPUT, |data| check(data, &mut Certabo::numbered)),
    ("board_square_off", LARGEST_INPUT, |data| check(data, &mut SquareOff::default)),
    ("board_livechess", LARGEST_INPUT, |data| check(data, &mut || LiveChess::new("23946"))),
];

fn check<C: Codec>(data: &[u8], codec: &mut dyn FnMut() -> C) {
    let events = codec().decode(data);
    let (mut in_pieces, size) = (codec(), data.first().map_or(1, |&byte| usize::from(byte) + 1));
    let pieces: Vec<Sensed> = data.chunks(size).flat_map(|part| in_pieces.decode(part)).collect();
    assert_eq!(pieces, events, "the split matters");
    for event in events.iter().take(200) {
        let Some(bytes) = codec().encode(event) else { continue };
        assert_eq!(codec().decode(&bytes), std::slice::from_ref(event));
    }
    play(data, &events);
}

/// Feeds a session, with pauses that depend on the input.
fn play(data: &[u8], events: &[Sensed]) {
    let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    let mut session = Session::new(Game::new(rules, Position::default()));
    session.sense(Moment::START, &Sensed::Board(Placement::default()));
    let mut now = 0;
    for (event, pause) in events.iter().take(400).zip(data.iter().cycle()) {
        now += u64::from(*pause) * 8;
        session.sense(Moment::new(now), event);
    }
    session.finish();
    let _ = session.differences();
}
