//! Counts of right and wrong answers.

use std::fmt;
use touchmove_board::{Color, Position};

/// Counts of right and wrong answers.
#[derive(Default)]
pub struct Score {
    /// Number of positions.
    pub positions: usize,
    /// Number of questions. There are two for each position, and two more for each castling or en
    /// passant right added to it.
    pub questions: usize,
    /// Number of questions with the answer "yes".
    pub yes: usize,
    /// Number of questions that the quick filter decides.
    pub quick: usize,
    /// Number of undecided questions.
    pub undecided: usize,
    /// Number of answers that are wrong or that the checker rejects.
    pub wrong: usize,
    /// Some wrong or undecided examples.
    pub examples: Vec<String>,
    /// Score of chasolver's fast check.
    pub fast: Peer,
    /// Score of chasolver's full search.
    pub full: Peer,
}

/// Score of one method of chasolver.
#[derive(Default)]
pub struct Peer {
    /// Number of questions.
    pub asked: usize,
    /// Number of undecided questions.
    pub undecided: usize,
    /// Descriptions of all wrong answers.
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
    /// Records an example of a wrong or undecided answer.
    pub fn example(&mut self, text: impl FnOnce() -> String) {
        if self.examples.len() < EXAMPLES {
            self.examples.push(text());
        }
    }

    /// Adds the counts of another score.
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
