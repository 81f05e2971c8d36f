//! Random tests of acts by hand. They never panic, rulings have articles, obligations can be met,
//! and impossible events change nothing.

use crate::common;
use touchmove_board::{Color, Position, Role, Square};
use touchmove_clock::{Moment, TimeControl};
use touchmove_game::{
    Act, Actor, Claim, Clock, Decision, Event, Game, Ground, Hands, MoveText, Observation, Pieces,
    Status,
};
use touchmove_laws::{Edition, Obligation, Regulations};

const STARTS: [&str; 5] = [
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 6 9",
    "3r1n2/P3P1k1/8/3pP3/8/8/p3p1K1/3R1N2 w - d6 0 40",
    "4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 30",
    "rnbqkbnr/ppp1pppp/8/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 0 3",
    "4k3/4b3/8/8/8/8/4Q3/4K3 b - - 0 40",
];

enum SingleEvents {}

type Numbers = common::Numbers<SingleEvents>;

impl Numbers {
    /// Returns a square, usually one with a piece.
    fn square(&mut self, board: &Position) -> Square {
        let occupied: Vec<Square> = board.occupied().collect();
        if self.below(4) > 0 && !occupied.is_empty() {
            return occupied[self.below(occupied.len())];
        }
        let (file, rank) = (self.below(8), self.below(8));
        format!("{}{}", ["a", "b", "c", "d", "e", "f", "g", "h"][file], rank + 1)
            .parse()
            .expect("a square")
    }

    /// Returns a move, usually a legal one.
    fn text(&mut self, board: &Position) -> MoveText {
        let legal = board.legal_moves();
        if self.below(3) > 0 && !legal.is_empty() {
            let mv = legal[self.below(legal.len())];
            return MoveText::Notation(touchmove_notation::san(board, mv));
        }
        let (from, to) = (self.square(board), self.square(board));
        MoveText::FromTo { from, to, promotion: None }
    }

    fn by_player(&mut self, board: &Position) -> Act {
        let square = self.square(board);
        match self.below(16) {
            0..=2 => Act::Pieces(Pieces::Plays { text: self.text(board), hands: Hands::One }),
            3 => Act::Pieces(Pieces::Plays { text: self.text(board), hands: Hands::Both }),
            4 | 5 => Act::Pieces(Pieces::Touches { groups: vec![vec![square]], accidental: false }),
            6 => Act::Pieces(Pieces::Touches {
                groups: vec![vec![square, self.square(board)]],
                accidental: false,
            }),
            7 => Act::Pieces(Pieces::Takes { square, hands: Hands::One }),
            8 => Act::Pieces(Pieces::Puts { role: Role::ALL[self.below(6)], square }),
            9 | 10 => Act::Pieces(Pieces::Shifts {
                from: square,
                to: self.square(board),
                hands: Hands::One,
            }),
            11 => Act::Claim(Claim::Touched { square }),
            12 => Act::Claim(Claim::IllegalMove),
            13 => {
                Act::Claim(Claim::Draw { ground: Ground::Threefold, text: Some(self.text(board)) })
            }
            14 => Act::Pieces(Pieces::Adjusts {
                squares: vec![square],
                announced: self.below(2) == 0,
            }),
            _ => Act::Clock(Clock::Presses),
        }
    }

    fn by_arbiter(&mut self, board: &Position) -> Act {
        match self.below(6) {
            0 => Act::Observation(Observation::IllegalMove),
            1 => Act::Observation(Observation::Touched { square: self.square(board) }),
            2 => Act::Decision(Decision::Agrees),
            3 => Act::Observation(Observation::BothFlags),
            4 => Act::Decision(Decision::Warns { player: Color::White }),
            _ => Act::Clock(Clock::Resumes),
        }
    }

    fn event(&mut self, at: u64, board: &Position) -> Event {
        let (actor, act) = match self.below(12) {
            0 => (Actor::Arbiter, self.by_arbiter(board)),
            n => (Actor::Player(Color::ALL[n % 2]), self.by_player(board)),
        };
        Event { at: Moment::new(at), actor, act }
    }
}

fn can_be_met(game: &Game, before: &Position) -> bool {
    let all = game.obligations();
    let met = |mv| all.iter().all(|must: &Obligation| must.is_done_by(before, mv));
    all.is_empty() || before.legal_moves().iter().any(|&mv| met(mv))
}

/// Formats the public state of a game.
fn shown(game: &Game) -> String {
    let clock = [game.has_move(), game.has_move().other()];
    format!(
        "{} {:?} {clock:?} {:?} {:?}",
        game.position().fen(),
        game.obligations(),
        game.status(),
        game.questions()
    )
}

fn play(edition: Edition, start: Position, numbers: &mut Numbers) {
    let control = TimeControl::parse("4/300+5:60").expect("a time control");
    let mut game = Game::new(Regulations::new(edition, control), start);
    let mut log = Vec::new();
    for n in 0..60 {
        let event = numbers.event(n * 1_000, game.position());
        log.push(format!("{event:?}"));
        let before = shown(&game);
        match game.apply(&event) {
            Ok(rulings) => assert!(rulings.iter().all(|r| !r.articles().is_empty())),
            Err(_) => {
                assert_eq!(before, shown(&game), "{edition} {}\n{}", start.fen(), log.join("\n"))
            }
        }
        if matches!(game.status(), Status::Over(..)) {
            return;
        }
        let met = can_be_met(&game, game.before_the_move());
        assert!(met, "{edition} {} {:?}\n{}", start.fen(), game.obligations(), log.join("\n"));
    }
}

#[test]
fn random_hand_acts_keep_invariants() {
    let mut numbers = Numbers::from_seed(1);
    for round in 0..200 {
        let start: Position = STARTS[round % STARTS.len()].parse().expect("a position");
        play(Edition::ALL[round % Edition::ALL.len()], start, &mut numbers);
    }
}
