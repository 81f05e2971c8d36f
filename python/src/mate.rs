//! Mate questions, and reachability of positions.

use crate::moves::Move;
use crate::text::language;
use pyo3::prelude::*;
use touchmove_answers::position::legality_sentence;
use touchmove_board::{Color, FenReading, Position, UciMove};
use touchmove_mate::{Budget, Deadness, MateAnswer, can_mate, is_dead};

fn budget(nodes: Option<u32>) -> Budget {
    nodes.map_or_else(Budget::default, Budget)
}

fn line(moves: &[touchmove_board::Move]) -> Vec<Move> {
    moves.iter().map(|&mv| Move(UciMove::of(mv))).collect()
}

/// The answer to a mate question, with the line or the proof.
#[pyclass(module = "touchmove", frozen)]
#[derive(Debug, Clone)]
pub struct Mate {
    position: Position,
    player: Color,
    answer: MateAnswer,
}

impl Mate {
    pub fn of(py: Python<'_>, position: Position, player: Color, nodes: Option<u32>) -> Mate {
        let answer = py.detach(|| can_mate(&position, player, budget(nodes)));
        Mate { position, player, answer }
    }

    pub fn dead(py: Python<'_>, position: &Position, nodes: Option<u32>) -> Option<bool> {
        match py.detach(|| is_dead(position, budget(nodes))) {
            Deadness::Dead(..) => Some(true),
            Deadness::Alive(..) => Some(false),
            Deadness::Undecided { .. } => None,
        }
    }
}

#[pymethods]
impl Mate {
    /// Returns True if the player can checkmate; None if undecided.
    #[getter]
    fn can(&self) -> Option<bool> {
        self.answer.decided()
    }

    /// Returns moves that end in checkmate, if the player can checkmate.
    #[getter]
    fn line(&self) -> Vec<Move> {
        match &self.answer {
            MateAnswer::Yes(moves) => line(moves),
            _ => Vec::new(),
        }
    }

    /// Returns the name of the proof.
    #[getter]
    fn proof(&self) -> String {
        self.answer.name().to_owned()
    }

    /// Returns True if an independent checker confirms the proof.
    fn check(&self, py: Python<'_>) -> bool {
        py.detach(|| touchmove_mate::check(&self.position, self.player, &self.answer)).is_ok()
    }

    /// Returns the answer in words, with the reason.
    #[pyo3(signature = (language="en"))]
    fn text(&self, language: &str) -> PyResult<String> {
        let words = self::language(language)?;
        Ok(words.mating_chance(&self.answer, self.player, &self.position))
    }

    /// Returns True if the player can checkmate. `if board.can_mate(WHITE):` raises an error if the
    /// answer is undecided.
    fn __bool__(&self) -> PyResult<bool> {
        self.can().ok_or_else(|| crate::text::wrong("undecided: ask with more nodes"))
    }

    fn __repr__(&self) -> String {
        let can = self.can().map_or("None", |can| if can { "True" } else { "False" });
        format!("Mate(can={can}, proof='{}')", self.answer.name())
    }
}

/// The answer to a reachability question.
#[pyclass(module = "touchmove", frozen)]
#[derive(Debug, Clone)]
pub struct Legality {
    position: Position,
    found: touchmove_mate::Legality,
}

impl Legality {
    pub fn of(py: Python<'_>, reading: &FenReading, nodes: Option<u32>) -> Legality {
        let found = py.detach(|| touchmove_mate::legality_of_fen(reading, budget(nodes)));
        Legality { position: reading.position, found }
    }
}

#[pymethods]
impl Legality {
    /// Returns True if the position can arise; None if undecided.
    #[getter]
    fn legal(&self) -> Option<bool> {
        match self.found {
            touchmove_mate::Legality::Legal(_) => Some(true),
            touchmove_mate::Legality::Illegal(_) => Some(false),
            touchmove_mate::Legality::Undecided => None,
        }
    }

    /// Returns a game that leads to the position, if one was found.
    #[getter]
    fn game(&self) -> Vec<Move> {
        match &self.found {
            touchmove_mate::Legality::Legal(moves) => line(moves),
            _ => Vec::new(),
        }
    }

    /// Returns the answer in words, with the reason or a game.
    #[pyo3(signature = (language="en"))]
    fn text(&self, language: &str) -> PyResult<String> {
        Ok(legality_sentence(self::language(language)?, &self.position, &self.found))
    }

    fn __repr__(&self) -> String {
        let legal = self.legal().map_or("None", |legal| if legal { "True" } else { "False" });
        format!("Legality(legal={legal})")
    }
}
