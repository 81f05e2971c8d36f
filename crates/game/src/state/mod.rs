//! What there is: on the table, on record about the players, and how the game
//! stands.
//!
//! Everything reads it through [`View`]. It is written in one way only: a
//! hearing enters a [`Change`](change::Change), and `carry_out` does it. The
//! fields can be read by the whole crate, but nobody outside this folder ever
//! holds a `View` that can be written.

pub(crate) mod adjourned;
pub(crate) mod attempt;
pub(crate) mod blind;
mod carry_out;
pub(crate) mod change;
pub(crate) mod ledger;
pub(crate) mod phase;
pub(crate) mod ply;
pub(crate) mod questions;
pub(crate) mod sheets;
pub(crate) mod status;
pub(crate) mod table;
mod touches;
mod view;

use crate::mates::{Mates, Patient};
use alloc::sync::Arc;
use core::ops::Deref;
use ledger::Ledger;
use phase::Phase;
use questions::Questions;
use table::Table;
use touchmove_board::Position;
use touchmove_laws::Regulations;

/// All that a game is, to be read.
#[derive(Debug, Clone)]
pub(crate) struct View {
    /// What the game is played under.
    pub rules: Regulations,
    /// Board, clock, moves, scoresheets.
    pub table: Table,
    /// What is on record about the players.
    pub ledger: Ledger,
    /// Whether and how the game goes on.
    pub phase: Phase,
    /// What the arbiter has been asked.
    pub questions: Questions,
    /// Who answers questions about mate.
    pub mates: Arc<dyn Mates>,
}

/// The same with its only writer.
#[derive(Debug, Clone)]
pub(crate) struct State {
    view: View,
}

impl State {
    pub(crate) fn new(rules: Regulations, start: Position) -> State {
        let table = Table::new(&rules, start);
        let phase = if rules.reported { Phase::unrecorded() } else { Phase::default() };
        State {
            view: View {
                rules,
                table,
                ledger: Ledger::default(),
                phase,
                questions: Questions::default(),
                mates: Arc::new(Patient),
            },
        }
    }

    /// Who answers questions about mate; no change of the game.
    pub(crate) fn with_mates(mut self, mates: Arc<dyn Mates>) -> State {
        self.view.mates = mates;
        self
    }
}

impl Deref for State {
    type Target = View;

    fn deref(&self) -> &View {
        &self.view
    }
}
