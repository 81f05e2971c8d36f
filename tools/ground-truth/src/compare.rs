//! The mate crate's answers against the tables.

use crate::class::Placement;
use crate::solve::Solved;
use std::fmt;
use touchmove_board::{Color, Position};
use touchmove_mate::{Budget, can_mate, may_be_dead, quick};

/// How many answers were right, and what was not.
#[derive(Default)]
pub struct Score {
    pub positions: usize,
    pub questions: usize,
    pub yes: usize,
    /// Questions that the quick answers decide.
    pub quick: usize,
    pub undecided: usize,
    pub wrong: usize,
    /// Some that were not answered, or wrongly.
    pub examples: Vec<String>,
}

const EXAMPLES: usize = 5;

impl Score {
    /// Asks about every `step`-th position of a class.
    pub fn of(solved: &Solved, step: usize, budget: Budget) -> Score {
        let mut score = Score::default();
        let all = (0..solved.class.size()).filter(|&index| solved.legal.has(index));
        for index in all.step_by(step) {
            let placement = Placement::at(&solved.class, index);
            let Some(position) = placement.position(&solved.class) else { continue };
            score.positions += 1;
            score.glance(&position, Color::ALL.iter().any(|&p| solved.can[p as usize].has(index)));
            for player in Color::ALL {
                score.ask(&position, player, solved.can[player as usize].has(index), budget);
            }
        }
        score
    }

    /// A dead position must never be passed over.
    fn glance(&mut self, position: &Position, alive: bool) {
        let ended = !position.has_legal_move();
        if !alive && !ended && !may_be_dead(position) {
            self.wrong += 1;
            if self.examples.len() < EXAMPLES {
                self.examples.push(format!("{}: dead, and passed over", position.fen()));
            }
        }
    }

    fn ask(&mut self, position: &Position, player: Color, truth: bool, budget: Budget) {
        self.questions += 1;
        self.yes += usize::from(truth);
        let quickly = quick(position, player).and_then(|answer| answer.decided());
        self.quick += usize::from(quickly.is_some());
        let answer = can_mate(position, player, budget).decided();
        let what = match (quickly, answer) {
            (Some(answer), _) if answer != truth => "quick is wrong",
            (_, Some(answer)) if answer != truth => "wrong",
            (_, None) => "undecided",
            _ => return,
        };
        if what == "undecided" {
            self.undecided += 1
        } else {
            self.wrong += 1
        }
        if self.examples.len() < EXAMPLES {
            let truth = if truth { "can" } else { "cannot" };
            self.examples.push(format!("{}: {player} {truth} mate: {what}", position.fen()));
        }
    }

    pub fn add(&mut self, other: &Score) {
        self.positions += other.positions;
        self.questions += other.questions;
        self.yes += other.yes;
        self.quick += other.quick;
        self.undecided += other.undecided;
        self.wrong += other.wrong;
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Score { positions, questions, yes, quick, undecided, wrong, examples } = self;
        write!(
            f,
            "{positions} positions, {questions} questions: {yes} yes, {quick} answered quickly, \
             {undecided} undecided, {wrong} wrong"
        )?;
        examples.iter().try_for_each(|example| write!(f, "\n    {example}"))
    }
}
