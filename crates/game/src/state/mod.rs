//! Game state: table, ledger, phase and questions.
//!
//! All code reads the state through [`View`]. The only way to write it is for a hearing to enter a
//! [`Change`](change::Change), which `carry_out` applies. The fields are readable in the whole
//! crate, but only this module can obtain a mutable `View`.

pub(crate) mod adjournment;
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

use crate::mate_questions::{BlockingSearch, MateSolver};
use alloc::sync::Arc;
use core::ops::Deref;
use ledger::Ledger;
use phase::Phase;
use questions::Questions;
use table::Table;
use touchmove_board::Position;
use touchmove_laws::Regulations;

/// Complete read-only game state.
#[derive(Debug, Clone)]
pub(crate) struct View {
    /// Regulations of the game.
    pub rules: Regulations,
    /// Board, clock, moves, scoresheets.
    pub table: Table,
    /// Ledger of the players.
    pub ledger: Ledger,
    /// Phase of the game.
    pub phase: Phase,
    /// Questions to the arbiter.
    pub questions: Questions,
    /// Solver for mate questions.
    pub mate_solver: Arc<dyn MateSolver>,
}

/// Game state with its only writer.
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
                mate_solver: Arc::new(BlockingSearch),
            },
        }
    }

    /// Replaces the solver for mate questions, which is not part of the game state.
    pub(crate) fn with_mate_solver(mut self, mate_solver: Arc<dyn MateSolver>) -> State {
        self.view.mate_solver = mate_solver;
        self
    }
}

impl Deref for State {
    type Target = View;

    fn deref(&self) -> &View {
        &self.view
    }
}
