//! Random tests of writing, announcing, sealing and resuming, in any order.
//!
//! They never panic, rulings have articles, and impossible events change nothing. No moves are made
//! while a game is adjourned.

use crate::common;
use touchmove_board::{Color, Position, Role, Square};
use touchmove_clock::{Moment, TimeControl};
use touchmove_game::{
    Act, Actor, Adjournment, Blind, Claim, Clock, Decision, Event, Game, Ground, Hands, Matter,
    MoveText, Observation, Pieces, Presence, Status, Writing,
};
use touchmove_laws::{Edition, Regulations};

const STARTS: [&str; 4] = [
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 6 9",
    "4k3/8/8/8/8/8/8/5KR1 w G - 0 1",
    "3r1n2/P3P1k1/8/3pP3/8/8/p3p1K1/3R1N2 w - d6 0 40",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
];

const WRITTEN: [&str; 10] = [
    "1. e4",
    "9. Nd5",
    "9... Nd4 (=)",
    "=",
    "1:20",
    "1. P-K4",
    "\"rook!\"",
    "4294967295. e4",
    "40. Sf3 Sf6",
    "0. e4",
];
const SAID: [&str; 6] = [
    "Springer Cesar drei David fünf",
    "kurze Rochade",
    "I am about to castle",
    "Anna acht Dame",
    "Bauer",
    "König Felix eins Gustav eins",
];

enum Sessions {}

type Numbers = common::Numbers<Sessions>;

impl Numbers {
    fn square(&mut self, board: &Position) -> Square {
        let occupied: Vec<Square> = board.occupied().collect();
        let anywhere = self.below(3) == 0 || occupied.is_empty();
        match anywhere {
            true => Square::all().nth(self.below(64)).expect("a square"),
            false => occupied[self.below(occupied.len())],
        }
    }

    fn text(&mut self, board: &Position) -> MoveText {
        let legal = board.legal_moves();
        match self.below(4) {
            0 => MoveText::Notation("N?3".to_owned()),
            1 => {
                let (from, to) = (self.square(board), self.square(board));
                MoveText::FromTo { from, to, promotion: None }
            }
            _ if legal.is_empty() => MoveText::Notation("O-O".to_owned()),
            _ => MoveText::Notation(touchmove_notation::san(board, legal[self.below(legal.len())])),
        }
    }

    fn by_player(&mut self, board: &Position) -> Act {
        match self.below(22) {
            0..=3 => Act::Pieces(Pieces::Plays { text: self.text(board), hands: Hands::One }),
            4..=6 => Act::Clock(Clock::Presses),
            7 | 8 => Act::Writing(Writing::Records { text: self.of(&WRITTEN).to_owned() }),
            9 => Act::Writing(Writing::Signs { result: "1-0".to_owned() }),
            10 => Act::Adjournment(Adjournment::Seals { text: self.text(board) }),
            11 => Act::Adjournment(Adjournment::AsksToAdjourn),
            12 => Act::Clock(Clock::Stops { reason: None }),
            13 => Act::Blind(Blind::Announces { text: self.of(&SAID).to_owned() }),
            14 => Act::Blind(Blind::Repeats { text: self.of(&SAID).to_owned() }),
            15 => Act::Blind(Blind::Copies { text: self.text(board) }),
            16 => Act::Pieces(Pieces::Shifts {
                from: self.square(board),
                to: self.square(board),
                hands: Hands::One,
            }),
            17 => Act::Pieces(Pieces::Takes { square: self.square(board), hands: Hands::One }),
            18 => Act::Pieces(Pieces::Puts {
                role: Role::ALL[self.below(6)],
                square: self.square(board),
            }),
            19 => Act::Blind(Blind::FindsDifferentPositions),
            20 => Act::Presence(Presence::Arrives),
            _ => {
                Act::Claim(Claim::Draw { ground: Ground::Threefold, text: Some(self.text(board)) })
            }
        }
    }

    fn by_arbiter(&mut self) -> Act {
        match self.below(14) {
            0 | 1 => Act::Adjournment(Adjournment::Adjourns),
            2 | 3 => Act::Adjournment(Adjournment::ResumesTheGame),
            4 | 5 => Act::Adjournment(Adjournment::OpensTheEnvelope),
            6 => Act::Adjournment(Adjournment::ReportsTheEnvelopeLost),
            7 => Act::Claim(Claim::PointsOut { matter: Matter::WrongClock }),
            8 => Act::Decision(Decision::ReconstructsTheGame),
            9 => Act::Observation(Observation::NoOverstep),
            10 => Act::Observation(Observation::BothFlags),
            11 => Act::Blind(Blind::FindsDifferentPositions),
            12 => Act::Observation(Observation::IllegalMove),
            _ => Act::Clock(Clock::Resumes),
        }
    }

    fn event(&mut self, at: u64, board: &Position) -> Event {
        let player = Color::ALL[self.below(2)];
        let (actor, act) = match self.below(8) {
            0 | 1 => (Actor::Arbiter, self.by_arbiter()),
            2 => (Actor::AssistantOf(player), self.by_player(board)),
            _ => (Actor::Player(player), self.by_player(board)),
        };
        Event { at: Moment::new(at), actor, act }
    }
}

fn shown(game: &Game) -> String {
    let (board, has_move) = (game.position().fen(), game.has_move());
    format!("{board} {has_move} {:?} {:?}", game.status(), game.questions())
}

fn at_the_board(act: &Act) -> bool {
    matches!(
        act,
        Act::Pieces(Pieces::Plays { .. })
            | Act::Pieces(Pieces::Shifts { .. })
            | Act::Pieces(Pieces::Takes { .. })
            | Act::Pieces(Pieces::Puts { .. })
    )
}

fn play(edition: Edition, start: Position, blind: [bool; 2], numbers: &mut Numbers) -> usize {
    let control = TimeControl::parse("4/300+5:60").expect("a time control");
    let regulations = Regulations { blind, ..Regulations::new(edition, control) };
    let mut game = Game::new(regulations, start);
    let mut adjourned = 0;
    for n in 0..150_u64 {
        let event = numbers.event(n * 2_000, game.position());
        let (before, status) = (shown(&game), game.status());
        if status == Status::Adjourned && numbers.below(2) == 0 {
            game.resumes_without(Color::ALL[numbers.below(2)]);
        }
        match game.apply(&event) {
            Ok(rulings) => {
                assert!(rulings.iter().all(|r| !r.articles().is_empty()));
                let player = matches!(event.actor, Actor::Player(_) | Actor::AssistantOf(_));
                let played = player && at_the_board(&event.act);
                assert!(!played || status != Status::Adjourned, "{event:?}");
            }
            Err(_) => assert_eq!(before, shown(&game), "{event:?}"),
        }
        adjourned += usize::from(game.status() == Status::Adjourned);
    }
    adjourned
}

#[test]
fn random_sessions_keep_invariants() {
    let mut numbers = Numbers::from_seed(7);
    let mut adjourned = 0;
    for round in 0..240 {
        let start: Position = STARTS[round % STARTS.len()].parse().expect("a position");
        let blind = [round % 3 == 1, round % 5 == 1];
        adjourned += play(Edition::ALL[round % 3], start, blind, &mut numbers);
    }
    assert!(adjourned > 100, "hardly any game was adjourned: {adjourned}");
}
