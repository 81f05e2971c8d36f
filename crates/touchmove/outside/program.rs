//! Program that uses the crate as a dependency.

use std::hash::{BuildHasher, RandomState};
use touchmove::audit::audit;
use touchmove::explain::{Language, Words};
use touchmove::laws::Edition;
use touchmove::mate::{MateAnswer, Budget, can_mate, check};
use touchmove::notation::pgn::{Game, MoveNode, games, write};
use touchmove::notation::{SanMove, san};
use touchmove::{Color, History, Position};

type Ended<T> = Result<T, Box<dyn std::error::Error>>;

fn random_game() -> Ended<String> {
    let (mut game, mut written) = (History::default(), Game::default());
    while game.ending().is_none() && game.moves().len() < 80 {
        let moves = game.position().legal_moves();
        let number = RandomState::new().hash_one(game.moves().len());
        let mv = moves[usize::try_from(number % moves.len() as u64)?];
        let text = san(game.position(), mv);
        written.line.moves.push(MoveNode { text, ..MoveNode::default() });
        game.push(mv)?;
    }
    Ok(write(&written))
}

fn in_finnish() -> Ended<String> {
    let position: Position = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1".parse()?;
    let reasons = "Nc3".parse::<SanMove>()?.why_illegal(&position);
    let (from, reason) = reasons.first().ok_or("the knight is pinned")?;
    Ok(Words::new(Language::Finnish).illegal(reason, &position, *from))
}

fn main() -> Ended<()> {
    let pgn = random_game()?;
    let game = games(pgn.as_bytes()).next().ok_or("no game")?;
    let report = audit(&game, Some(Edition::Fide2023));
    assert_eq!(report.plies, game.line.moves.len(), "every move of the game is legal: {pgn}");

    let said = in_finnish()?;
    assert!(said.contains("kuningas"), "{said}");

    let wall: Position = "8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1".parse()?;
    let answer = can_mate(&wall, Color::White, Budget::default());
    assert!(matches!(answer, MateAnswer::No(_)) && check(&wall, Color::White, &answer).is_ok());

    let proof = answer.name();
    println!("rust: {} half moves played and audited; {said}; no mate: {proof}", report.plies);
    Ok(())
}
