//! Score of the answers.

use std::fmt;
use touchmove_board::{Color, Position};

/// Counts of right and wrong answers.
#[derive(Default)]
pub struct Score {
    /// Number of positions.
    pub positions: usize,
    /// Number of questions: two per position, with castling and en passant rights counted
    /// separately.
    pub questions: usize,
    /// Questions with the answer yes.
    pub yes: usize,
    /// Questions decided by the quick filter.
    pub quick: usize,
    /// Undecided questions.
    pub undecided: usize,
    /// Answers that are wrong, or rejected by the checker.
    pub wrong: usize,
    /// Some wrong or undecided examples.
    pub examples: Vec<String>,
    /// chasolver's fast check.
    pub fast: Peer,
    /// chasolver's full search.
    pub full: Peer,
}

/// Score of a peer.
#[derive(Default)]
pub struct Peer {
    /// Number of questions.
    pub asked: usize,
    /// Undecided questions.
    pub undecided: usize,
    /// All wrong answers.
    pub wrong: Vec<String>,
}

impl Peer {
    /// Records a wrong answer.
    pub fn wrong(&mut self, position: &Position, player: Color, truth: bool) {
        let can = if truth { "can" } else { "cannot" };
        self.wrong.push(format!("{}: {player} {can} mate", position.fen()));
    }

    fn add(&mut self, other: Peer) {
        self.asked += other.asked;
        self.undecided += other.undecided;
        self.wrong.extend(other.wrong);
    }
}

impl fmt::Display for Peer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Peer { asked, undecided, wrong } = self;
        write!(f, "{asked} questions, {undecided} undecided, {} wrong", wrong.len())?;
        wrong.iter().try_for_each(|text| write!(f, "\n    chasolver: {text}"))
    }
}

const EXAMPLES: usize = 5;

impl Score {
    /// Records an example of a failure.
    pub fn example(&mut self, text: impl FnOnce() -> String) {
        if self.examples.len() < EXAMPLES {
            self.examples.push(text());
        }
    }

    /// Adds another score.
    pub fn add(&mut self, other: Score) {
        self.positions += other.positions;
        self.questions += other.questions;
        self.yes += other.yes;
        self.quick += other.quick;
        self.undecided += other.undecided;
        self.wrong += other.wrong;
        self.examples.extend(other.examples);
        self.examples.truncate(EXAMPLES);
        self.fast.add(other.fast);
        self.full.add(other.full);
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Score { positions, questions, yes, quick, undecided, wrong, .. } = self;
        write!(
            f,
            "{positions} positions, {questions} questions: {yes} yes, {quick} answered quickly, \
             {undecided} undecided, {wrong} wrong"
        )?;
        self.examples.iter().try_for_each(|example| write!(f, "\n    {example}"))?;
        if self.fast.asked > 0 {
            write!(f, "\n  chasolver, fast: {}\n  chasolver, full: {}", self.fast, self.full)?;
        }
        Ok(())
    }
}
