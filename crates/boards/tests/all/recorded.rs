//! The one public trace of a real board (2020-04-27, no clock), and boards that are hard to follow.

use crate::games::{answer_all, game_under, run};
use crate::simulation::{Fed, Hands, Noise};
use touchmove_board::{Move, Position, Role};
use touchmove_boards::livechess::{Message, message};
use touchmove_boards::{
    Answer, Color, Difference, Doubt, DoubtKind, Inference, Piece, Placement, Sensed, Session,
    Square,
};
use touchmove_clock::{Moment, TimeControl};
use touchmove_game::Game;
use touchmove_laws::{Arbiter, Edition, Regulations};

/// Boards and times of the trace, from the first message on.
const TRACE: [(u64, &str); 7] = [
    (0, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
    (18_696, "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR"),
    (19_731, "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPP1PPP/RNBQKBNR"),
    (20_725, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR"),
    (48_719, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKB1R"),
    (49_718, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R"),
    (55_692, "r1bqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R"),
];

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn without_clock() -> Game {
    let mut rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    rules.arbiter = Arbiter::Software;
    Game::new(rules, Position::default())
}

fn acts(session: &Session) -> Vec<String> {
    session.entries().iter().map(|entry| entry.event.to_string()).collect()
}

#[test]
fn real_trace_replays_without_a_false_ruling() {
    let mut session = Session::new(without_clock());
    for (at, board) in TRACE {
        let text = format!(
            r#"{{"response":"feed","id":1,"param":{{"serialnr":"23946","flipped":false,"board":"{board}","clock":null}},"time":{at}}}"#
        );
        let Some(Message::Feed(feed)) = message(&text) else { panic!("{text}") };
        feed.board.sensed.iter().for_each(|sensed| session.sense(feed.at, sensed));
    }
    session.finish();
    assert_eq!(acts(&session), ["White takes e2", "White puts P e4"]);
    let by = |entry: &touchmove_boards::Entry| entry.by == Inference::ByColour;
    assert!(session.entries().iter().all(by), "no clock says whose hand it was");
    let penal = |name: &str| ["illegal_move", "position_restored", "refused"].contains(&name);
    let names = session.entries().iter().flat_map(|e| &e.rulings).map(|r| r.effect().name());
    assert!(!names.into_iter().any(penal));

    // Black's pawn moved in White's time. Once a person confirms it, the rest is clear.
    answer_all(&mut session, |doubt| match doubt.kind {
        DoubtKind::MadeEarly { .. } => Some(Answer::Yes),
        _ => None,
    });
    let after = ["Black plays e7e5", "White takes g1", "White puts N f3"];
    assert_eq!(acts(&session)[2..], after);
    assert!(session.doubts().is_empty(), "{:?}", session.doubts());
}

#[test]
fn recorded_trace_is_the_one_in_the_shared_data() {
    let path = "/../../../shared/data/eboards/livechess-2020-04-27.jsonl";
    let path = format!("{}{path}", env!("CARGO_MANIFEST_DIR"));
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("skipped: {path} is absent");
        return;
    };
    let read: Vec<_> = text.lines().filter_map(message).collect();
    assert_eq!(read.len(), TRACE.len());
    for (message, (at, board)) in read.iter().zip(TRACE) {
        let Message::Feed(feed) = message else { panic!("{message:?}") };
        assert_eq!(feed.at, Moment::new(1_587_948_082_889 + at));
        let board = Sensed::Board(Placement::parse(board).expect("a board"));
        assert!(feed.board.sensed.contains(&board));
    }
}

fn moves(names: &[&str]) -> (Vec<(Position, Move)>, Position) {
    let mut position = Position::default();
    let mut all = Vec::new();
    for name in names {
        let mv = touchmove_notation::read_san(&position, name).expect("a move");
        all.push((position, mv));
        position = position.after(mv);
    }
    (all, position)
}

fn played(names: &[&str], noise: Noise) -> Hands {
    let mut hands = Hands::new(3, noise, Placement::default());
    hands.start_clock();
    for (position, mv) in moves(names).0 {
        hands.wait(1_500, 2_500);
        hands.make(&position, mv);
        hands.wait(100, 900);
        hands.press();
        hands.player = hands.player.other();
    }
    hands.wait(1_500, 2_000);
    hands
}

#[test]
fn moves_missed_while_the_connection_was_lost_are_asked() {
    let mut hands = played(&["e4", "e5"], Noise::None);
    hands.lose_connection();
    let mut wood = hands.wood;
    for (from, to) in [("g1", "f3"), ("b8", "c6")] {
        wood.set(square(to), wood.piece_at(square(from)));
        wood.set(square(from), None);
    }
    hands.find_connection();
    hands.wood = wood;
    hands.set(square("a1"), wood.piece_at(square("a1")));
    let feed = hands.feed();
    let lost = feed.iter().position(|(_, fed)| {
        matches!(fed, Fed::Sensed(Sensed::Link(touchmove_boards::Link::Lost)))
    });
    assert!(lost.is_some());
    let mut session = run(game_under(Arbiter::Software, Position::default()), &feed);
    let missed: Vec<String> = match &session.doubts()[0].kind {
        DoubtKind::Missed { moves } => moves.iter().map(ToString::to_string).collect(),
        other => panic!("{other:?}"),
    };
    assert_eq!(missed, ["g1f3", "b8c6"]);
    assert_eq!(session.differences().len(), 4, "what must be put back is named by square");
    answer_all(&mut session, |_| Some(Answer::Yes));
    assert_eq!(acts(&session).last().map(String::as_str), Some("Black plays b8c6"));
    assert!(session.differences().is_empty());
}

#[test]
fn refused_king_is_named_until_it_is_put_back() {
    let names = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5"];
    let mut hands = played(&names, Noise::None);
    hands.step(square("h1"), square("f1"));
    hands.wait(900, 1_000);
    hands.step(square("e1"), square("g1"));
    hands.wait(500, 600);
    hands.press();
    hands.wait(3_000, 3_000);
    let game = || game_under(Arbiter::Software, Position::default());
    let mut early = Session::new(game());
    let mut late = Session::new(game());
    let king = Piece { color: Color::White, role: Role::King };
    let before = hands.now;
    hands.set(square("g1"), None);
    hands.wait(900, 1_000);
    hands.set(square("e1"), Some(king));
    for (at, fed) in hands.feed() {
        let Fed::Sensed(sensed) = fed else { continue };
        late.sense(at, &sensed);
        if at < Moment::new(before) {
            early.sense(at, &sensed);
        }
    }
    early.finish();
    late.finish();
    let on = |name: &str, seen, ruled| Difference { square: square(name), seen, ruled };
    assert_eq!(early.differences(), [on("e1", None, Some(king)), on("g1", Some(king), None)]);
    assert!(late.differences().is_empty());
    assert_eq!(acts(&early), acts(&late), "putting the wood right is not an act");
}

#[test]
fn kings_in_the_centre_signal_a_result() {
    let mut hands = played(&["e4", "e5"], Noise::None);
    hands.stop_clock();
    hands.wait(2_000, 2_000);
    hands.step(square("e1"), square("d4"));
    let session = run(game_under(Arbiter::Software, Position::default()), &hands.feed());
    let kinds: Vec<&DoubtKind> = session.doubts().iter().map(|doubt| &doubt.kind).collect();
    assert_eq!(kinds, [&DoubtKind::ClockStopped, &DoubtKind::ResultSign]);
    assert_eq!(session.entries().len(), 7);
}

/// Boards that recognise no pieces: moves are followed, and a promotion is asked.
#[test]
fn occupancy_board_follows_moves_and_asks_about_promotion() {
    let start: Position = "4k3/P7/8/8/8/8/3p4/R3K2R w KQ - 0 1".parse().expect("a position");
    let mut rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    rules.arbiter = Arbiter::Software;
    let mut session = Session::new(Game::new(rules, start));
    let board = Placement::from(&start);
    session.sense(Moment::START, &Sensed::Occupied(board.occupied()));
    let mut now = 1_000;
    let mut act = |session: &mut Session, name: &str, occupied: bool| {
        now += 1_000;
        session.sense(Moment::new(now), &Sensed::Occupancy { square: square(name), occupied });
    };
    // Captured piece first; the king comes back on the captured piece's square.
    act(&mut session, "d2", false);
    act(&mut session, "e1", false);
    act(&mut session, "d2", true);
    act(&mut session, "e8", false);
    act(&mut session, "e7", true);
    act(&mut session, "a7", false);
    act(&mut session, "a8", true);
    session.finish();
    assert_eq!(acts(&session).len(), 5, "{:?}", acts(&session));
    let promoted = |doubt: &Doubt| matches!(doubt.kind, DoubtKind::Promoted { .. });
    assert!(session.doubts().iter().all(promoted));
    answer_all(&mut session, |_| Some(Answer::Promoted(Role::Knight)));
    assert_eq!(acts(&session)[5..], ["White takes a7", "White puts N a8"]);
}
