//! Incidents woven into real games, at every level of noise: ruled as in the protocol that says what
//! the hands did.

use crate::games::{Outcome, Script, answer_all, effects, game_under, games, number_of_games, run};
use crate::simulation::{LEVELS, Noise};
use touchmove_board::{Move, MoveKind, Piece, Position, Role, Square};
use touchmove_boards::{Answer, Doubt, DoubtKind};
use touchmove_laws::Arbiter;

/// Weaves an incident into the next move of a script. Returns false if the position has none.
type Incident = fn(&mut Script, Move) -> bool;

/// Returns an own piece other than the one that moves, if it could move itself.
fn another(script: &Script, mv: Move) -> Option<Square> {
    let legal = script.position.legal_moves();
    let others = legal.iter().filter(|other| other.from != mv.from && mv.wing().is_none());
    let castles = |square: &Square| {
        script.position.piece_at(*square).is_some_and(|p| matches!(p.role, Role::King | Role::Rook))
    };
    others.map(|other| other.from).find(|square| !castles(square))
}

/// Returns a place for a piece where it cannot go.
fn wrong_square(position: &Position, from: Square) -> Option<Square> {
    let legal = position.legal_moves();
    let free = Square::all().filter(|square| position.piece_at(*square).is_none());
    let inner = free.filter(|square| (2..6).contains(&square.rank()));
    inner.into_iter().find(|to| !legal.iter().any(|m| m.from == from && m.to == *to))
}

/// A piece is touched and put back, and another one is moved. The opponent claims.
fn touches_one_and_moves_another(script: &mut Script, mv: Move) -> bool {
    let Some(square) = another(script, mv) else { return false };
    script.hands.wait(2_000, 5_000);
    let piece = script.hands.lift(square);
    script.hands.wait(700, 3_000);
    script.hands.put(square, piece);
    script.hands.wait(700, 3_000);
    script.hands.make(&script.position, mv);
    script.press();
    script.hands.wait(3_000, 5_000);
    let opponent = script.position.turn().other();
    script.hands.report(&format!("{} claims touched {square}", opponent.name_of()));
    true
}

trait Named {
    fn name_of(self) -> &'static str;
}

impl Named for touchmove_board::Color {
    fn name_of(self) -> &'static str {
        match self {
            touchmove_board::Color::White => "White",
            touchmove_board::Color::Black => "Black",
        }
    }
}

/// Castling with the rook first: the rook's move stands, and the king's is refused.
fn castles_rook_first(script: &mut Script, mv: Move) -> bool {
    let MoveKind::Castle { wing, .. } = mv.kind else { return false };
    let rook = script.position.castling_rook(script.position.turn(), wing).expect("a rook");
    let rook_to = Square::at(wing.rook_file(), mv.from.rank()).expect("a square");
    script.hands.wait(2_000, 5_000);
    script.hands.step(rook, rook_to);
    script.hands.wait(700, 2_000);
    script.hands.step(mv.from, mv.to);
    script.press();
    script.hands.wait(2_000, 3_000);
    true
}

/// A capture in an order that depends on `own_first`.
fn captures(script: &mut Script, mv: Move, own_first: bool) -> bool {
    let plain = matches!(mv.kind, MoveKind::Step | MoveKind::DoubleAdvance);
    if script.position.piece_at(mv.to).is_none() || !plain {
        return false;
    }
    script.hands.wait(2_000, 5_000);
    let squares = if own_first { [mv.from, mv.to] } else { [mv.to, mv.from] };
    let lifted = squares.map(|square| {
        let piece = script.hands.lift(square);
        script.hands.wait(150, 1_500);
        piece
    });
    script.hands.put(mv.to, lifted[usize::from(!own_first)]);
    script.press();
    script.completed(mv);
    true
}

fn captures_own_piece_first(script: &mut Script, mv: Move) -> bool {
    captures(script, mv, true)
}

fn captures_captured_piece_first(script: &mut Script, mv: Move) -> bool {
    captures(script, mv, false)
}

/// The clock is pressed while the piece is in the hand; the opponent claims.
fn presses_too_early(script: &mut Script, mv: Move) -> bool {
    if mv.wing().is_some() || !matches!(mv.kind, MoveKind::Step | MoveKind::DoubleAdvance) {
        return false;
    }
    script.hands.wait(2_000, 5_000);
    script.hands.lift(mv.from);
    script.hands.wait(600, 1_500);
    script.hands.press();
    script.hands.wait(1_500, 3_000);
    let opponent = script.position.turn().other();
    script.hands.report(&format!("{} claims illegal move", opponent.name_of()));
    true
}

/// An illegal move is completed, claimed, put right on the board, and replaced by another move with
/// the same piece.
fn plays_illegally(script: &mut Script, mv: Move) -> bool {
    let Some(wrong) = wrong_square(&script.position, mv.from) else { return false };
    let plain = matches!(mv.kind, MoveKind::Step | MoveKind::DoubleAdvance);
    let capture = script.position.piece_at(mv.to).is_some();
    let pawn = script.position.piece_at(mv.from).is_some_and(|p| p.role == Role::Pawn);
    if !plain || capture || pawn {
        return false;
    }
    script.hands.wait(2_000, 5_000);
    let piece = script.hands.lift(mv.from);
    script.hands.wait(300, 1_000);
    script.hands.put(wrong, piece);
    script.press();
    script.hands.wait(2_000, 4_000);
    let opponent = script.position.turn().other();
    script.hands.report(&format!("{} claims illegal move", opponent.name_of()));
    script.hands.wait(200, 900);
    script.hands.stop_clock();
    script.hands.wait(2_000, 4_000);
    put_right(script, wrong, mv.from, piece);
    script.hands.restart_clock();
    script.hands.wait(900, 2_000);
    script.hands.make(&script.position, mv);
    script.press();
    script.hands.wait(2_000, 3_000);
    true
}

/// Puts the wood right. The protocol has no acts for it, because the game's board is right already.
fn put_right(script: &mut Script, from: Square, to: Square, piece: Piece) {
    script.hands.set(from, None);
    script.hands.wait(400, 1_500);
    script.hands.set(to, Some(piece));
    script.hands.wait(1_500, 3_000);
}

const INCIDENTS: [(&str, Incident); 6] = [
    ("touched piece and another moved", touches_one_and_moves_another),
    ("castling rook first", castles_rook_first),
    ("capture, own piece first", captures_own_piece_first),
    ("capture, captured piece first", captures_captured_piece_first),
    ("premature press", presses_too_early),
    ("illegal move put back", plays_illegally),
];

/// Plays a game up to the first incident after some moves. Returns `None` if there is no occasion.
fn with_incident(moves: &[Move], seed: u64, noise: Noise, incident: Incident) -> Option<Script> {
    let mut script = Script::new(seed, noise);
    let earliest = 4 + script.hands.numbers.below(12) as usize;
    for (number, &mv) in moves.iter().enumerate() {
        if number >= earliest && incident(&mut script, mv) {
            script.hands.wait(2_000, 3_000);
            return Some(script);
        }
        script.make(mv);
    }
    None
}

fn touched(doubt: &Doubt) -> Option<Answer> {
    match doubt.kind {
        DoubtKind::PutBack { by, .. } => Some(Answer::Touched(by)),
        // The clock was stopped for the claim, which the protocol has.
        DoubtKind::ClockStopped | DoubtKind::ClockRestarted { .. } => Some(Answer::Nothing),
        _ => None,
    }
}

#[test]
fn incidents_are_ruled_like_their_protocols() {
    let games = games(number_of_games());
    for (name, incident) in INCIDENTS {
        for noise in LEVELS {
            let mut woven = 0;
            for (number, moves) in games.iter().enumerate() {
                let arbiter = if number % 2 == 0 { Arbiter::Software } else { Arbiter::Human };
                let seed = 1_000 + number as u64;
                let Some(script) = with_incident(moves, seed, noise, incident) else { continue };
                woven += 1;
                let game = || game_under(arbiter, Position::default());
                let expected = Outcome::of_protocol(game(), &script.hands.lines);
                let mut session = run(game(), &script.hands.feed());
                answer_all(&mut session, touched);
                let outcome = Outcome::of_session(&session);
                let about = format!("{name}, {noise:?}, game {number}, {arbiter:?}");
                assert!(
                    outcome == expected,
                    "{about}: {}",
                    outcome.difference(&expected, &session)
                );
                assert!(session.doubts().is_empty(), "{about}: {:?}", session.doubts());
            }
            println!("{name}, {noise:?}: {woven} of {} games", games.len());
            assert!(woven * 4 >= games.len(), "{name}: {woven} occasions");
        }
    }
}

/// A touch without a confirmation causes no ruling: an announced adjustment looks the same.
#[test]
fn unanswered_touches_cause_no_ruling() {
    for (number, moves) in games(20).iter().enumerate() {
        let incident = |script: &mut Script, mv: Move| {
            let Some(square) = another(script, mv) else { return false };
            script.hands.wait(2_000, 5_000);
            let piece = script.hands.wood.piece_at(square);
            script.hands.set(square, None);
            script.hands.wait(700, 3_000);
            script.hands.set(square, piece);
            script.hands.wait(700, 3_000);
            script.make(mv);
            true
        };
        let Some(script) = with_incident(moves, number as u64, Noise::Scans, incident) else {
            continue;
        };
        let game = || game_under(Arbiter::Software, Position::default());
        let expected = Outcome::of_protocol(game(), &script.hands.lines);
        let mut session = run(game(), &script.hands.feed());
        assert_eq!(session.doubts().len(), 1, "{number}: {:?}", session.doubts());
        assert_eq!(Outcome::of_session(&session), expected, "{number}");
        answer_all(&mut session, |doubt| match doubt.kind {
            DoubtKind::PutBack { by, .. } => Some(Answer::Adjusted(by)),
            _ => None,
        });
        let rulings = session.entries().iter().flat_map(|entry| &entry.rulings);
        assert_eq!(effects(rulings), expected.effects, "{number}: an adjustment does not bind");
    }
}
