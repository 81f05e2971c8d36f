//! How many answers were right.

use std::fmt;
use touchmove_board::{Color, Position};

/// How many answers were right, and what was not.
#[derive(Default)]
pub struct Score {
    /// Positions asked about.
    pub positions: usize,
    /// Two for each position, those with rights to castle or to capture en
    /// passant counted by themselves.
    pub questions: usize,
    /// Questions to which the answer is yes.
    pub yes: usize,
    /// Questions that one look decides.
    pub quick: usize,
    /// Questions left open.
    pub undecided: usize,
    /// Answers that are wrong, or that the checker refuses.
    pub wrong: usize,
    /// Some that were not answered, or wrongly.
    pub examples: Vec<String>,
    /// chasolver's fast check.
    pub fast: Peer,
    /// chasolver's full search.
    pub full: Peer,
}

/// What a peer answered.
#[derive(Default)]
pub struct Peer {
    /// Questions put to it.
    pub asked: usize,
    /// Questions it left open.
    pub undecided: usize,
    /// What it got wrong, all of it.
    pub wrong: Vec<String>,
}

impl Peer {
    /// Notes a wrong answer.
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
    /// Notes something that was not as it should be.
    pub fn example(&mut self, text: impl FnOnce() -> String) {
        if self.examples.len() < EXAMPLES {
            self.examples.push(text());
        }
    }

    /// Both together.
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
