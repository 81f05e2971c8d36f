//! Tests that acts by hand make exactly the intended move under every edition, without side
//! effects.

use proptest::prelude::*;
use touchmove_board::{Color, Move, MoveKind, Piece, Position, Role, Square, chess960};
use touchmove_clock::{Millis, Moment, TimeControl};
use touchmove_engine::{acts, plays};
use touchmove_game::{Act, Actor, Clock, Event, Game, Hands, Pieces, Status};
use touchmove_laws::{Arbiter, Edition, Effect, Note, Regulations, Ruling};

fn editions() -> impl Iterator<Item = Edition> {
    Edition::ALL.into_iter().filter(|&edition| edition != Edition::Casual)
}

fn game(edition: Edition, start: Position) -> Game {
    let control = TimeControl::parse("5400+30").expect("a time control");
    let regulations =
        Regulations { arbiter: Arbiter::Software, ..Regulations::new(edition, control) };
    let mut game = Game::new(regulations, start);
    game.start(Moment::START);
    game
}

/// Applies an act and returns its rulings.
fn done(game: &mut Game, player: Color, act: Act) -> Vec<Ruling> {
    let event = Event { at: game.now() + Millis::new(100), actor: Actor::Player(player), act };
    // The act must not change in a round trip through the protocol text.
    let event = Event::read(event.at, &event.to_string()).expect("readable");
    game.apply(&event).unwrap_or_else(|e| panic!("{event}: {e}"))
}

/// Returns true for expected effects. These are routine effects, the end of the game, and the loss
/// of the right to claim a draw after touching a piece.
fn is_fine(effect: &Effect) -> bool {
    match effect {
        Effect::Noted { what } => matches!(what, Note::CastlingAnnounced { .. }),
        Effect::GameOver { .. } | Effect::RightLost { .. } => true,
        effect => effect.is_routine(),
    }
}

/// Makes the move by hand and presses the clock.
fn make(game: &mut Game, mv: Move) {
    let before = *game.before_the_move();
    let player = before.turn();
    let mut rulings = Vec::new();
    for act in acts(&before, mv) {
        rulings.extend(done(game, player, act));
    }
    let edition = game.regulations().edition;
    let name = || format!("{} {mv} {edition}", before.fen());
    let made: Vec<&Effect> = rulings.iter().map(Ruling::effect).collect();
    assert!(made.iter().all(|effect| is_fine(effect)), "{}: {made:?}", name());
    let count = made.iter().filter(|e| matches!(e, Effect::MoveMade { .. })).count();
    assert_eq!(count, 1, "{}: {made:?}", name());
    assert_eq!(*game.position(), before.after(mv), "{}", name());
    assert_eq!(*game.before_the_move(), before.after(mv), "{}", name());
    if matches!(game.status(), Status::Over(..)) {
        return;
    }
    let rulings = done(game, player, Act::Clock(Clock::Presses));
    let completed = |r: &Ruling| *r.effect() == Effect::MoveCompleted { player };
    assert!(rulings.iter().any(completed), "{}: {rulings:?}", name());
    assert!(rulings.iter().all(|r| is_fine(r.effect())), "{}: {rulings:?}", name());
}

fn make_all(start: Position, of_interest: impl Fn(&Move) -> bool) -> usize {
    let moves: Vec<Move> = start.legal_moves().iter().copied().filter(of_interest).collect();
    for &mv in &moves {
        editions().for_each(|edition| make(&mut game(edition, start), mv));
        assert_entered(start, mv);
    }
    moves.len()
}

/// Makes the move as a single act and compares the result.
fn assert_entered(start: Position, mv: Move) {
    for edition in Edition::ALL {
        let mut game = game(edition, start);
        done(&mut game, start.turn(), plays(mv));
        assert_eq!(*game.position(), start.after(mv), "{} {mv}", start.fen());
    }
}

/// Keeps only kings, rooks and pawns, so that castling is legal on both sides.
fn bare(start: Position) -> Position {
    let others = start.occupied().filter(|&square| {
        let role = start.piece_at(square).map(|piece| piece.role);
        !matches!(role, Some(Role::King | Role::Rook | Role::Pawn))
    });
    others.fold(start, |position, square| position.with_piece(square, None))
}

#[test]
fn castling_by_hand_works_from_every_chess960_start() {
    let mut castled = 0;
    for number in 0..960 {
        let white = bare(chess960::start_position(number).expect("a start position"));
        // Some start positions become equal without their other pieces. Such duplicates do no harm.
        for start in [white, white.with_turn(Color::Black)] {
            castled += make_all(start, |mv| mv.wing().is_some());
        }
    }
    assert!(castled > 1000, "only {castled}");
}

#[test]
fn king_steps_are_made_where_castling_is_legal() {
    let start: Position = "4k3/8/8/8/8/8/8/1R2K1R1 w BG - 0 1".parse().expect("a position");
    assert!(make_all(start, |_| true) > 5);
    let start: Position = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1".parse().expect("a position");
    assert!(make_all(start, |_| true) > 5);
}

#[test]
fn promotions_and_en_passant_are_made_by_hand() {
    let start = "1n2k3/P1P5/8/3pP3/8/8/6p1/4K2R w K d6 0 40".parse::<Position>().expect("fine");
    let kinds: Vec<MoveKind> = start.legal_moves().iter().map(|mv| mv.kind).collect();
    assert!(
        kinds.contains(&MoveKind::EnPassant) && kinds.contains(&MoveKind::Promotion(Role::Knight))
    );
    make_all(start, |_| true);
}

/// Returns the position after moves that the indices choose, modulo the number of legal moves.
fn after(start: Position, choices: &[usize]) -> Position {
    choices.iter().fold(start, |position, choice| {
        let legal = position.legal_moves();
        let mv = legal.get(choice % legal.len().max(1)).copied();
        mv.map_or(position, |mv| position.after(mv))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    /// Plays whole games from any Chess960 start position, including the ordinary one.
    #[test]
    fn random_games_are_played_by_hand(
        number in 0u16..960,
        choices in prop::collection::vec(0usize..10_000, 1..80),
        edition in 0usize..5,
    ) {
        let start = chess960::start_position(number).expect("a start position");
        let edition = editions().nth(edition).expect("an edition");
        let mut game = game(edition, start);
        for choice in choices {
            let legal = game.before_the_move().legal_moves();
            if legal.is_empty() || matches!(game.status(), Status::Over(..)) {
                break;
            }
            make(&mut game, legal[choice % legal.len()]);
        }
    }

    /// Tests every legal move of a position after random moves.
    #[test]
    fn every_move_of_random_positions_is_made_by_hand(
        number in 0u16..960,
        choices in prop::collection::vec(0usize..10_000, 1..60),
    ) {
        let start = chess960::start_position(number).expect("a start position");
        let position = after(start, &choices);
        for &mv in &position.legal_moves() {
            make(&mut game(Edition::Fide2023, position), mv);
        }
    }
}

/// Guards the test itself: it must detect wrong acts.
#[test]
fn illegal_move_by_hand_is_detected() {
    let start = Position::default();
    let knight = Piece { color: Color::White, role: Role::Knight };
    assert_eq!(start.piece_at("g1".parse().expect("a square")), Some(knight));
    let mut game = game(Edition::Fide2023, start);
    let to: Square = "g3".parse().expect("a square");
    done(
        &mut game,
        Color::White,
        Act::Pieces(Pieces::Shifts {
            from: "g1".parse().expect("a square"),
            to,
            hands: Hands::One,
        }),
    );
    let rulings = done(&mut game, Color::White, Act::Clock(Clock::Presses));
    assert!(!rulings.iter().all(|r| is_fine(r.effect())), "{rulings:?}");
}
