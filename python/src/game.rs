//! Recorded games: parsing, replaying, writing, auditing.

use crate::board::Board;
use crate::text::{edition, from_json, wrong};
use pyo3::prelude::*;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use touchmove_board::History;
use touchmove_laws::Edition;
use touchmove_notation::pgn::{self, Outcome, SetupError};

/// A parsed game with changed tags. An audit in another thread works on a snapshot, so a change
/// never waits for the audit.
#[pyclass(module = "touchmove", frozen)]
#[derive(Debug)]
pub struct Game(Mutex<Arc<pgn::Game>>);

/// A move that cannot be played.
#[pyclass(module = "touchmove", frozen, get_all)]
#[derive(Debug, Clone)]
pub struct Stop {
    line: u32,
    column: u32,
    text: String,
    message: String,
    ply: usize,
    after: Option<String>,
}

impl From<pgn::Stop> for Stop {
    fn from(stop: pgn::Stop) -> Stop {
        Stop {
            line: stop.place.line,
            column: stop.place.column,
            message: stop.to_string(),
            ply: stop.index,
            after: stop.after.map(|position| position.fen()),
            text: stop.text,
        }
    }
}

#[pymethods]
impl Stop {
    fn __str__(&self) -> &str {
        &self.message
    }

    fn __repr__(&self) -> String {
        format!("Stop(line={}, column={}, text={:?})", self.line, self.column, self.text)
    }
}

/// PGN as `str` or `bytes`.
#[derive(FromPyObject)]
pub enum Pgn {
    Text(String),
    Bytes(Vec<u8>),
}

impl Pgn {
    fn bytes(&self) -> &[u8] {
        match self {
            Pgn::Text(text) => text.as_bytes(),
            Pgn::Bytes(bytes) => bytes,
        }
    }
}

impl Game {
    fn of(game: pgn::Game) -> Game {
        Game(Mutex::new(Arc::new(game)))
    }

    fn lock(&self) -> MutexGuard<'_, Arc<pgn::Game>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self) -> Arc<pgn::Game> {
        Arc::clone(&self.lock())
    }

    fn played(&self) -> PyResult<pgn::Played> {
        pgn::play(&self.get()).map_err(wrong)
    }
}

/// Returns a copy of the game with a changed tag.
fn tagged(game: &pgn::Game, name: &str, value: &str) -> PyResult<pgn::Game> {
    if !pgn::is_tag_name(name) {
        let right = "a letter, then letters, digits and _+#=:- are expected";
        return Err(wrong(format!("{name:?} is not the name of a tag: {right}")));
    }
    if value.chars().any(char::is_control) {
        return Err(wrong(format!("{name}: {value:?}: the value of a tag takes one line")));
    }
    let mut game = game.clone();
    game.set_tag(name, value);
    if name == "Result" {
        let known = Outcome::from_text(value).filter(|outcome| outcome.text() == value);
        let none = || wrong(format!("Result: {value:?}: 1-0, 0-1, 1/2-1/2 or * is expected"));
        game.result = Some(known.ok_or_else(none)?);
    }
    match game.start() {
        Err(SetupError::Fen { error, .. }) if name.eq_ignore_ascii_case("FEN") => Err(wrong(error)),
        _ => Ok(game),
    }
}

#[pymethods]
impl Game {
    /// Returns the tags as a mutable mapping.
    #[getter]
    fn headers<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("touchmove._headers")?.getattr("Headers")?.call1((slf,))
    }

    /// Returns the names of the tags in order, without duplicates.
    fn _tag_names(&self) -> Vec<String> {
        let game = self.get();
        let mut seen = HashSet::new();
        let names = game.tags.iter().map(|tag| &tag.name).filter(|name| seen.insert(*name));
        names.cloned().collect()
    }

    fn _tag(&self, name: &str) -> Option<String> {
        let game = self.get();
        game.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.clone())
    }

    fn _set_tag(&self, name: &str, value: &str) -> PyResult<()> {
        let mut game = self.lock();
        *game = Arc::new(tagged(&game, name, value)?);
        Ok(())
    }

    fn _remove_tag(&self, name: &str) -> bool {
        let mut game = self.lock();
        let game = Arc::make_mut(&mut game);
        let removed = game.remove_tag(name);
        if removed && name == "Result" {
            game.result = None;
        }
        removed
    }

    /// Returns the moves of the main line as written.
    #[getter]
    fn texts(&self) -> Vec<String> {
        self.get().line.moves.iter().map(|node| node.text.clone()).collect()
    }

    /// Returns the comments after each move of the main line.
    #[getter]
    fn comments(&self) -> Vec<String> {
        self.get().line.moves.iter().map(|node| node.comments.join(" ")).collect()
    }

    /// Returns the clock after each move of the main line, in seconds.
    #[getter]
    fn clocks(&self) -> Vec<Option<f64>> {
        let seconds = |ms: u64| std::time::Duration::from_millis(ms).as_secs_f64();
        self.get().line.moves.iter().map(|node| node.clock_ms.map(seconds)).collect()
    }

    /// Returns the result after the moves.
    #[getter]
    fn result(&self) -> &'static str {
        self.get().result.map_or("*", |result| result.text())
    }

    /// Returns problems of the text, with their locations.
    #[getter]
    fn errors(&self) -> Vec<String> {
        self.get().problems.iter().map(ToString::to_string).collect()
    }

    /// Returns the board after the last playable move, with its history.
    fn board(&self) -> PyResult<Board> {
        let played = self.played()?;
        let mut history = History::new(played.start);
        for mv in played.moves {
            history.push(mv).map_err(wrong)?;
        }
        Ok(history.into())
    }

    /// Returns the move at which replaying stopped, if any.
    fn stop(&self) -> PyResult<Option<Stop>> {
        Ok(self.played()?.stop.map(Stop::from))
    }

    /// Returns all moves of the main line that cannot be played. Replaying continues after an
    /// illegal move that is physically possible.
    fn stops(&self) -> PyResult<Vec<Stop>> {
        let parts = pgn::play_on(&self.get()).map_err(wrong)?;
        Ok(parts.into_iter().filter_map(|part| part.stop).map(Stop::from).collect())
    }

    /// Returns the positions before the first move and after each move, as FEN, as far as the game
    /// can be replayed.
    fn fens(&self) -> PyResult<Vec<String>> {
        let parts = pgn::play_on(&self.get()).map_err(wrong)?;
        let positions = parts.iter().flat_map(pgn::Played::positions);
        Ok(positions.map(|position| position.fen()).collect())
    }

    /// Audits the game.
    #[pyo3(signature = (laws=None))]
    fn audit<'py>(&self, py: Python<'py>, laws: Option<&str>) -> PyResult<Bound<'py, PyAny>> {
        let laws = laws.map(edition).transpose()?;
        let json = py.detach(|| report(&self.get(), laws));
        from_json(py, &json.map_err(wrong)?)
    }

    /// Returns the game as PGN.
    fn pgn(&self) -> String {
        pgn::write(&self.get())
    }

    fn __str__(&self) -> String {
        self.pgn()
    }

    fn __repr__(&self) -> String {
        let game = self.get();
        let tag = |name| game.tag(name).unwrap_or("?");
        format!("<Game {} - {}, {}>", tag("White"), tag("Black"), self.result())
    }
}

/// Returns the output of `touchmove audit --json`.
fn report(game: &pgn::Game, laws: Option<Edition>) -> serde_json::Result<String> {
    serde_json::to_string(&touchmove_audit::audit(game, laws))
}

/// Parses every game of a text, however malformed.
#[pyfunction]
pub fn read_games(py: Python<'_>, pgn: Pgn) -> Vec<Game> {
    py.detach(|| pgn::games(pgn.bytes()).map(Game::of).collect())
}

/// Audits every game of a text.
#[pyfunction]
#[pyo3(signature = (pgn, laws=None))]
pub fn audit<'py>(py: Python<'py>, pgn: Pgn, laws: Option<&str>) -> PyResult<Bound<'py, PyAny>> {
    let laws = laws.map(edition).transpose()?;
    let reports: Result<Vec<String>, _> =
        py.detach(|| pgn::games(pgn.bytes()).map(|game| report(&game, laws)).collect());
    from_json(py, &format!("[{}]", reports.map_err(wrong)?.join(",")))
}
