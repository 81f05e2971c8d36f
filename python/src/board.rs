//! A position with its move history.

use crate::mate::{Legality, Mate};
use crate::moves::{Move, square};
use crate::text::{IllegalMoveError, edition, language, wrong};
use pyo3::prelude::*;
use pyo3::types::PyType;
use touchmove_answers::position::{MoveQuery, PositionProblemView};
use touchmove_answers::words;
use touchmove_board::{
    Claimable, Color, Ending, Fen, FenReading, History, Piece, Position, PositionProblem, UciMove,
    chess960, perft,
};
use touchmove_explain::Language;
use touchmove_laws::Edition;
use touchmove_laws::rules::moves_of_the_pieces::violated_provision;
use touchmove_notation::san;

/// A board on which moves are made and taken back.
#[pyclass(module = "touchmove")]
#[derive(Debug, Clone)]
pub struct Board {
    history: History,
    /// Fields of the given FEN that are impossible in the position.
    dropped: Vec<PositionProblem>,
}

/// A reason why a move is illegal.
#[pyclass(module = "touchmove", frozen, get_all, eq, hash)]
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Reason {
    id: String,
    text: String,
    article: Option<String>,
    square: String,
}

/// A feature of a position that no legal game produces.
#[pyclass(module = "touchmove", frozen, get_all, eq, hash)]
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Problem {
    id: String,
    text: String,
    article: Option<String>,
}

/// The end of a game.
#[pyclass(module = "touchmove", frozen, get_all, eq, hash)]
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Outcome {
    termination: &'static str,
    winner: Option<bool>,
}

#[pymethods]
impl Reason {
    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("Reason(id='{}', square='{}', text={:?})", self.id, self.square, self.text)
    }
}

#[pymethods]
impl Problem {
    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("Problem(id='{}', text={:?})", self.id, self.text)
    }
}

#[pymethods]
impl Outcome {
    fn result(&self) -> &'static str {
        match self.winner {
            Some(true) => "1-0",
            Some(false) => "0-1",
            None => "1/2-1/2",
        }
    }

    fn __repr__(&self) -> String {
        format!("Outcome(termination='{}', result='{}')", self.termination, self.result())
    }
}

impl Board {
    pub fn at(&self) -> &Position {
        self.history.position()
    }

    /// Finds the legal move with these squares.
    fn found(&self, mv: &Move) -> PyResult<touchmove_board::Move> {
        mv.0.find(self.at()).or_else(|_| self.read(&mv.0.to_string()))
    }

    fn made(&mut self, mv: touchmove_board::Move) -> PyResult<Move> {
        self.history.push(mv).map_err(|error| IllegalMoveError::new_err(error.to_string()))?;
        Ok(Move(UciMove::of(mv)))
    }

    /// Parses a legal move, by squares or in notation. An illegal move raises an error with its reasons.
    fn read(&self, text: &str) -> PyResult<touchmove_board::Move> {
        let asked = MoveQuery::read(self.at(), text).map_err(|e| wrong(format!("{text}: {e}")))?;
        asked.legal.ok_or_else(|| {
            let words = words(Language::English);
            IllegalMoveError::new_err(asked.error(words, Edition::Fide2023, self.at()))
        })
    }

    /// Returns the position with all fields of its FEN. The first move discards impossible fields.
    fn reading(&self) -> FenReading {
        let is_start = self.history.moves().len() == 0;
        let dropped = if is_start { self.dropped.clone() } else { Vec::new() };
        FenReading { position: *self.at(), dropped }
    }

    fn count(&self, ground: Claimable) -> bool {
        self.history.claimable().contains(&ground)
    }
}

fn start(fen: &str) -> PyResult<FenReading> {
    Fen::read(fen).map_err(wrong)
}

impl From<History> for Board {
    fn from(history: History) -> Board {
        Board { history, dropped: Vec::new() }
    }
}

const fn is_white(color: Color) -> bool {
    matches!(color, Color::White)
}

#[pymethods]
impl Board {
    #[new]
    #[pyo3(signature = (fen=None))]
    fn new(fen: Option<&str>) -> PyResult<Board> {
        let start = fen.map_or(Ok(Position::default().into()), start)?;
        Ok(Board { history: History::new(start.position), dropped: start.dropped })
    }

    /// Returns the Chess960 start position with this number.
    #[classmethod]
    fn from_chess960_pos(_: &Bound<'_, PyType>, number: u16) -> PyResult<Board> {
        let start = chess960::start_position(number);
        let start = start.ok_or_else(|| wrong(format!("{number}: 0 to 959 is expected")))?;
        Ok(History::new(start).into())
    }

    fn fen(&self) -> String {
        self.at().fen()
    }

    fn shredder_fen(&self) -> String {
        self.at().shredder_fen()
    }

    #[getter]
    fn turn(&self) -> bool {
        is_white(self.at().turn())
    }

    #[getter]
    fn halfmove_clock(&self) -> u16 {
        self.at().halfmoves()
    }

    #[getter]
    fn fullmove_number(&self) -> u16 {
        self.at().fullmoves()
    }

    #[getter]
    fn ep_square(&self) -> Option<usize> {
        self.at().en_passant().map(touchmove_board::Square::index)
    }

    #[getter]
    fn legal_moves(&self) -> Vec<Move> {
        self.at().legal_moves().iter().map(|&mv| Move(UciMove::of(mv))).collect()
    }

    #[getter]
    fn move_stack(&self) -> Vec<Move> {
        self.history.moves().map(|mv| Move(UciMove::of(mv))).collect()
    }

    /// Returns the FEN letter of the piece.
    fn piece_at(&self, square_number: u8) -> PyResult<Option<char>> {
        Ok(self.at().piece_at(square(square_number)?).map(Piece::letter))
    }

    fn is_legal(&self, mv: &Move) -> bool {
        mv.0.find(self.at()).is_ok()
    }

    fn push(&mut self, mv: &Move) -> PyResult<()> {
        let found = self.found(mv)?;
        self.made(found).map(drop)
    }

    fn push_uci(&mut self, uci: &str) -> PyResult<Move> {
        let found = self.found(&Move(uci.parse().map_err(wrong)?))?;
        self.made(found)
    }

    fn push_san(&mut self, san: &str) -> PyResult<Move> {
        let found = self.read(san)?;
        self.made(found)
    }

    fn parse_uci(&self, uci: &str) -> PyResult<Move> {
        let found = self.found(&Move(uci.parse().map_err(wrong)?))?;
        Ok(Move(UciMove::of(found)))
    }

    fn parse_san(&self, san: &str) -> PyResult<Move> {
        Ok(Move(UciMove::of(self.read(san)?)))
    }

    fn san(&self, mv: &Move) -> PyResult<String> {
        Ok(san(self.at(), self.found(mv)?))
    }

    fn pop(&mut self) -> PyResult<Move> {
        let last = self.history.pop().ok_or_else(|| {
            pyo3::exceptions::PyIndexError::new_err("no move has been made on this board")
        })?;
        Ok(Move(UciMove::of(last)))
    }

    fn copy(&self) -> Board {
        self.clone()
    }

    fn is_check(&self) -> bool {
        self.at().is_check()
    }

    fn is_checkmate(&self) -> bool {
        self.at().is_checkmate()
    }

    fn is_stalemate(&self) -> bool {
        self.at().is_stalemate()
    }

    #[pyo3(signature = (count=3))]
    fn is_repetition(&self, count: usize) -> bool {
        self.history.repetitions() >= count
    }

    fn repetitions(&self) -> usize {
        self.history.repetitions()
    }

    /// Returns the automatic end of the game, if any.
    #[pyo3(signature = (*, nodes=None))]
    fn outcome(&self, py: Python<'_>, nodes: Option<u32>) -> Option<Outcome> {
        let dead = || Mate::dead(py, self.at(), nodes) == Some(true);
        let (termination, winner) = match self.history.ending() {
            Some(Ending::Checkmate { winner }) => ("checkmate", Some(is_white(winner))),
            Some(Ending::Stalemate) => ("stalemate", None),
            Some(Ending::FivefoldRepetition) => ("fivefold_repetition", None),
            Some(Ending::SeventyFiveMoves) => ("seventyfive_moves", None),
            _ if dead() => ("dead_position", None),
            _ => return None,
        };
        Some(Outcome { termination, winner })
    }

    #[pyo3(signature = (*, nodes=None))]
    fn is_game_over(&self, py: Python<'_>, nodes: Option<u32>) -> bool {
        self.outcome(py, nodes).is_some()
    }

    fn can_claim_threefold_repetition_now(&self) -> bool {
        self.count(Claimable::ThreefoldRepetition)
    }

    fn can_claim_fifty_moves_now(&self) -> bool {
        self.count(Claimable::FiftyMoves)
    }

    /// Returns the reasons why a move, by squares or in notation, is illegal; empty if it is legal.
    #[pyo3(signature = (mv, language="en", laws="FIDE 2023"))]
    fn why_illegal(&self, mv: &str, language: &str, laws: &str) -> PyResult<Vec<Reason>> {
        let (words, edition) = (self::language(language)?, edition(laws)?);
        let asked = MoveQuery::read(self.at(), mv).map_err(wrong)?;
        let told = |(from, reason): &(touchmove_board::Square, _)| Reason {
            id: touchmove_board::IllegalReason::name(reason).to_owned(),
            text: words.illegal(reason, self.at(), *from),
            article: edition
                .cite(violated_provision(reason))
                .map(|article| article.number().to_owned()),
            square: from.to_string(),
        };
        Ok(asked.reasons.iter().map(told).collect())
    }

    /// Returns the problems of the position, and of its FEN before the first move.
    #[pyo3(signature = (language="en", laws="FIDE 2023"))]
    fn problems(&self, language: &str, laws: &str) -> PyResult<Vec<Problem>> {
        let (words, edition) = (self::language(language)?, edition(laws)?);
        let problems = PositionProblemView::all(words, edition, &self.reading()).into_iter();
        let told = |PositionProblemView { name, words, article }| Problem {
            id: name,
            text: words,
            article,
        };
        Ok(problems.map(told).collect())
    }

    /// Returns the answer to whether a player can still checkmate by any series of legal moves.
    #[pyo3(signature = (color, nodes=None))]
    fn can_mate(&self, py: Python<'_>, color: bool, nodes: Option<u32>) -> Mate {
        let color = if color { Color::White } else { Color::Black };
        Mate::of(py, *self.at(), color, nodes)
    }

    /// Returns True if neither player can checkmate; None if undecided.
    #[pyo3(signature = (nodes=None))]
    fn is_dead(&self, py: Python<'_>, nodes: Option<u32>) -> Option<bool> {
        Mate::dead(py, self.at(), nodes)
    }

    /// Returns the answer to whether the position can arise in a game.
    #[pyo3(signature = (nodes=None))]
    fn legality(&self, py: Python<'_>, nodes: Option<u32>) -> Legality {
        Legality::of(py, &self.reading(), nodes)
    }

    /// Counts sequences of legal moves.
    fn perft(&self, py: Python<'_>, depth: u8) -> u64 {
        let at = *self.at();
        py.detach(|| perft(&at, depth.into()))
    }

    fn __eq__(&self, other: PyRef<'_, Board>) -> bool {
        self.at() == other.at()
    }

    fn __str__(&self) -> String {
        let row = |rank: u8| {
            let squares = (0..8).filter_map(|file| touchmove_board::Square::at(file, rank));
            let letter = |at| self.at().piece_at(at).map_or('.', Piece::letter).to_string();
            squares.map(letter).collect::<Vec<_>>().join(" ")
        };
        (0..8).rev().map(row).collect::<Vec<_>>().join("\n")
    }

    fn __repr__(&self) -> String {
        format!("Board('{}')", self.fen())
    }
}
