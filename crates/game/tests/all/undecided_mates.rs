//! Tests that the arbiter is asked if the search cannot decide whether the opponent could mate.

use touchmove_board::{Color, Piece, Position, Role, Square};
use touchmove_clock::{Moment, TimeControl};
use touchmove_game::{
    Act, Actor, Claim, Clock, Decision, Event, Game, Hands, MoveText, Offer, Pieces, Status,
};
use touchmove_laws::{Edition, Effect, Outcome, Regulations, Ruling};

/// Returns a position with too many pieces for the search.
fn crowded() -> Position {
    let mut position: Position = "k7/8/8/8/8/8/8/K7 w - - 0 1".parse().expect("a position");
    let squares = (0..64).filter_map(|i| Square::at(i % 8, i / 8));
    let far = |square: &Square| square.rank() < 6 && square.rank() > 0;
    for square in squares.filter(far) {
        let color = if square.rank() < 3 { Color::White } else { Color::Black };
        position = position.with_piece(square, Some(Piece { color, role: Role::Bishop }));
    }
    for file in 1..8 {
        let square = Square::at(file, 0).expect("a square");
        let piece = Piece { color: Color::White, role: Role::Knight };
        position = position.with_piece(square, Some(piece));
    }
    for (file, rank) in [
        (2, 7),
        (3, 7),
        (4, 7),
        (5, 7),
        (6, 7),
        (7, 7),
        (7, 6),
        (6, 6),
        (5, 6),
        (4, 6),
        (3, 6),
        (2, 6),
    ] {
        let square = Square::at(file, rank).expect("a square");
        let piece = Piece { color: Color::Black, role: Role::Knight };
        position = position.with_piece(square, Some(piece));
    }
    position
}

fn game(edition: Edition) -> Game {
    let control = TimeControl::parse("60").expect("a time control");
    let mut game = Game::new(Regulations::new(edition, control), crowded());
    game.start(Moment::START);
    game
}

fn player(game: &mut Game, at: u64, player: Color, act: Act) -> Vec<Ruling> {
    game.apply(&Event { at: Moment::new(at), actor: Actor::Player(player), act }).expect("possible")
}

fn arbiter(game: &mut Game, at: u64, act: Act) -> Vec<Ruling> {
    game.apply(&Event { at: Moment::new(at), actor: Actor::Arbiter, act }).expect("possible")
}

/// Returns the article of the question `can-checkmate`.
fn asked(rulings: &[Ruling]) -> Option<&'static str> {
    let asks = |ruling: &&Ruling| matches!(ruling.effect(), Effect::Question { question } if question.id() == "can-checkmate");
    rulings.iter().find(asks).map(|ruling| ruling.articles()[0].number())
}

#[test]
fn fallen_flag_asks_the_arbiter() {
    for edition in [Edition::Fide2009, Edition::Fide2014, Edition::Fide2023] {
        let mut game = game(edition);
        let rulings = player(&mut game, 61_000, Color::Black, Act::Claim(Claim::Flag));
        assert_eq!(asked(&rulings), Some("6.9"), "{edition} {rulings:?}");
        assert_eq!(game.questions().len(), 1);
        arbiter(&mut game, 70_000, Act::Decision(Decision::DeclaresDraw));
        assert!(matches!(game.status(), Status::Over(Outcome::DRAW, _)));
    }
}

#[test]
fn resignation_asks_the_arbiter_from_2023_on() {
    for (edition, article) in
        [(Edition::Fide2009, None), (Edition::Fide2014, None), (Edition::Fide2023, Some("5.1.2"))]
    {
        let mut game = game(edition);
        let rulings = player(&mut game, 1_000, Color::White, Act::Offer(Offer::Resigns));
        assert_eq!(asked(&rulings), article, "{edition} {rulings:?}");
        if article.is_some() {
            arbiter(
                &mut game,
                70_000,
                Act::Decision(Decision::DeclaresLost { player: Color::White, score: None }),
            );
        }
        let lost = Outcome::win(Color::Black);
        assert!(matches!(game.status(), Status::Over(result, _) if result == lost), "{edition}");
    }
}

#[test]
fn losing_illegal_move_asks_the_arbiter() {
    for (edition, article, moves) in [
        (Edition::Fide2009, "7.4.b", 3),
        (Edition::Fide2014, "7.5.b", 2),
        (Edition::Fide2023, "7.5.5", 2),
    ] {
        let mut game = game(edition);
        for n in 1..=moves {
            let text = MoveText::FromTo {
                from: "b1".parse().expect("a square"),
                to: "h8".parse().expect("a square"),
                promotion: None,
            };
            let at = n * 10_000;
            player(
                &mut game,
                at,
                Color::White,
                Act::Pieces(Pieces::Plays { text, hands: Hands::One }),
            );
            player(&mut game, at + 1_000, Color::White, Act::Clock(Clock::Presses));
            let rulings =
                player(&mut game, at + 2_000, Color::Black, Act::Claim(Claim::IllegalMove));
            let expected = (n == moves).then_some(article);
            assert_eq!(asked(&rulings), expected, "{edition} {n} {rulings:?}");
        }
    }
}
