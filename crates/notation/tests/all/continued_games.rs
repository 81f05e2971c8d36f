//! Records that continue after an illegal move, in PGN and on scoresheets.

use proptest::prelude::*;
use touchmove_board::{Position, Role, Square};
use touchmove_notation::pgn::{Game, MoveNode, games, play_on, write};
use touchmove_notation::sheet::read_on;
use touchmove_notation::unchecked_moves::{after_move, passed_on};
use touchmove_notation::{Notation, san};

fn config() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, cases: 128, ..ProptestConfig::default() }
}

/// Plays random legal moves. Returns the texts of the moves, and the final position.
fn legal(from: Position, picks: &[prop::sample::Index]) -> (Vec<String>, Position) {
    let (mut at, mut texts) = (from, Vec::new());
    for pick in picks {
        let moves = at.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[pick.index(moves.len())];
        texts.push(san(&at, mv));
        at = at.after(mv);
    }
    (texts, at)
}

/// Returns every illegal move in the position that is physically possible, each with its text and
/// the position after it.
fn illegal_moves(at: &Position) -> Vec<(String, Position)> {
    let own = at.color(at.turn());
    let legal = at.legal_moves();
    let is_legal = |from, to| legal.iter().any(|mv| (mv.from, mv.to) == (from, to));
    let pairs = own.flat_map(|from| Square::all().map(move |to| (from, to)));
    pairs
        .filter(|&(from, to)| !own.contains(to) && !is_legal(from, to))
        .filter_map(|(from, to)| {
            let role = at.piece_at(from)?.role;
            let last = role == Role::Pawn && matches!(to.rank(), 0 | 7);
            let after = passed_on(at, &after_move(at, from, to, last.then_some(Role::Queen))?);
            let kings = [at.turn(), after.turn()].iter().all(|&color| after.king(color).is_some());
            let piece = if role == Role::Pawn { String::new() } else { role.letter().to_string() };
            kings.then(|| (format!("{}{from}{to}", piece.to_ascii_uppercase()), after))
        })
        .collect()
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn replay_continues_after_an_illegal_move(
        before in prop::collection::vec(any::<prop::sample::Index>(), 1..40),
        illegal in any::<prop::sample::Index>(),
        behind in prop::collection::vec(any::<prop::sample::Index>(), 0..30),
    ) {
        let (first, at) = legal(Position::default(), &before);
        let hands = illegal_moves(&at);
        prop_assume!(!hands.is_empty());
        let (text, after) = &hands[illegal.index(hands.len())];
        let (rest, end) = legal(*after, &behind);
        let mut game = Game::default();
        let all = first.iter().chain([text]).chain(&rest);
        game.line.moves =
            all.map(|text| MoveNode { text: text.clone(), ..MoveNode::default() }).collect();
        let game = games(write(&game).as_bytes()).next().unwrap();

        let parts = play_on(&game).unwrap();
        prop_assert_eq!(parts.len(), 2, "{}", write(&game));
        let stop = parts[0].stop.as_ref().unwrap();
        prop_assert_eq!((stop.index, &stop.text, stop.after), (first.len(), text, Some(*after)));
        prop_assert_eq!((parts[1].first, parts[1].start), (first.len() + 1, *after));
        prop_assert_eq!((&parts[1].stop, parts[1].end), (&None, end));
        prop_assert_eq!(parts[1].moves.len(), rest.len());

        // On a scoresheet `b4f2` may also be a bishop's move from the fourth rank. The two readings
        // differ, so the scoresheet is not compared.
        if text.starts_with('b') {
            return Ok(());
        }
        let read = read_on(&game, Some(Notation::English)).unwrap();
        let last = read.last().unwrap();
        let fen = after.fen();
        prop_assert_eq!(last.reading.game.tag("FEN"), Some(fen.as_str()));
        prop_assert_eq!(last.reading.moves.len(), rest.len());
    }
}

#[test]
fn kings_in_the_centre_are_not_moves() {
    let game = games(b"1. e4 e5 2. Ke4 Kd5 1-0").next().unwrap();
    let parts = play_on(&game).unwrap();
    assert_eq!((parts.len(), parts[0].moves.len()), (1, 2));
    assert_eq!(parts[0].stop.as_ref().unwrap().after, None);
}

#[test]
fn replay_ends_where_the_record_makes_no_sense() {
    for text in ["1. e4 e5 2. Nf3 e4 3. Nf6 Nc6 4. d4 *", "1. e4 Nd5 2. Bb5 *", "1. e4 Z9 2. d4 *"]
    {
        let game = games(text.as_bytes()).next().unwrap();
        let parts = play_on(&game).unwrap();
        assert_eq!((parts.len(), parts[0].stop.as_ref().unwrap().after), (1, None), "{text}");
    }
}

#[test]
fn replay_accepts_a_record_that_is_half_illegal() {
    // The text has ten thousand illegal knight moves back and forth.
    let text: String = (1..=5_000).map(|n| format!("{n}. Ng1f4 Nc6 {}. Nf4g1 Nb8 ", n)).collect();
    let game = games(text.as_bytes()).next().unwrap();
    let parts = play_on(&game).unwrap();
    assert_eq!(parts.len(), 10_001);
    assert!(parts.last().unwrap().stop.is_none());
}
