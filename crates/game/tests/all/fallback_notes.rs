//! Random tests that every claim, request, offer, answer, decision or report has a response under
//! every edition. The response is a ruling, note, refusal or question, or the event is impossible.

use crate::common;
use std::collections::BTreeMap;
use touchmove_board::{Color, Position};
use touchmove_clock::{Moment, TimeControl};
use touchmove_game::protocol::{ACTS, Doer, Row};
use touchmove_game::{Actor, Event, Game};
use touchmove_laws::{Arbiter, DrawAgreement, Edition, Pace, Regulations, Supervision};

enum Unanswered {}

type Numbers = common::Numbers<Unanswered>;

const STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 6 9",
    "3r1n2/P3P1k1/8/3pP3/8/8/p3p1K1/3R1N2 w - d6 0 40",
    "4k3/8/8/8/8/8/4Q3/4K3 b - - 99 90",
];

const CONTROLS: [&str; 4] = ["4/300+5:60", "-", "300", "900+10"];

fn rows() -> Vec<&'static Row> {
    ACTS.iter().copied().flatten().collect()
}

impl Numbers {
    fn regulations(&mut self, edition: Edition) -> Regulations {
        let control = TimeControl::parse(self.of(&CONTROLS)).expect("a time control");
        let usual = Regulations::new(edition, control);
        Regulations {
            pace: self.of(&[Pace::Standard, Pace::Rapid, Pace::Blitz]),
            supervision: self.of(&[Supervision::Full, Supervision::Limited]),
            arbiter: self.of(&[usual.arbiter, Arbiter::Human, Arbiter::Software, Arbiter::Absent]),
            draw_agreement: self.of(&[DrawAgreement::Free, DrawAgreement::Never]),
            quickplay_finish: self.below(2) == 0,
            blind: [self.below(5) == 0, self.below(5) == 0],
            appeals: self.below(2) == 0,
            ..usual
        }
    }

    fn actor(&mut self, row: &Row) -> Actor {
        let player = Color::ALL[self.below(2)];
        match self.of(row.who) {
            Doer::Arbiter => Actor::Arbiter,
            Doer::Player if self.below(12) == 0 => Actor::AssistantOf(player),
            Doer::Player if self.below(12) == 0 => Actor::Spectator,
            Doer::Player => Actor::Player(player),
            Doer::Assistant => Actor::AssistantOf(player),
            Doer::Captain => Actor::CaptainOf(player),
            Doer::Spectator => Actor::Spectator,
        }
    }

    /// Returns a random line: a move, the press, or any other act.
    fn said(&mut self, game: &Game, pressed: &mut bool) -> (Option<&'static Row>, String) {
        let legal = game.before_the_move().legal_moves();
        *pressed = !*pressed;
        if self.below(3) == 0 && !legal.is_empty() {
            let mover = Actor::Player(if *pressed { game.has_move() } else { !game.has_move() });
            let mv = legal[self.below(legal.len())];
            let played = touchmove_notation::san(game.before_the_move(), mv);
            return match *pressed {
                true => (None, format!("{mover} plays {played}")),
                false => (None, format!("{mover} presses")),
            };
        }
        let row = self.of(&rows());
        let (actor, example) = (self.actor(row), self.of(row.examples));
        (Some(row), format!("{actor} {example}"))
    }
}

/// Plays random acts. Returns the acts without a response, each with the acts before it, and counts
/// how often each act got the note that nothing follows.
fn play(edition: Edition, numbers: &mut Numbers, nothing: &mut BTreeMap<String, usize>) {
    let regulations = numbers.regulations(edition);
    let start: Position = numbers.of(&STARTS).parse().expect("a position");
    let mut log = vec![format!("{regulations:?}"), start.fen().to_string()];
    let mut game = Game::new(regulations, start);
    let mut pressed = false;
    for n in 0..40_u64 {
        let (row, text) = numbers.said(&game, &mut pressed);
        let event =
            Event::read(Moment::new(n * 3_000), &text).unwrap_or_else(|e| panic!("{text}: {e}"));
        log.push(text.clone());
        let Ok(rulings) = game.apply(&event) else { continue };
        let Some(row) = row else { continue };
        assert!(row.silent || !rulings.is_empty(), "acts without a response:\n{}", log.join("\n"));
        let last = rulings.last().map(|ruling| ruling.effect().to_string());
        if last.as_deref() == Some("noted nothing_follows") {
            *nothing.entry(format!("{edition}: {}", row.name)).or_default() += 1;
        }
    }
}

#[test]
fn every_act_gets_an_answer() {
    let (mut numbers, mut nothing) = (Numbers::from_seed(19), BTreeMap::new());
    for round in 0..1_500 {
        play(Edition::ALL[round % Edition::ALL.len()], &mut numbers, &mut nothing);
    }
    for (act, times) in nothing {
        println!("{act} {times}");
    }
}
