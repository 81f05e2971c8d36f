//! Errors of an engine.

use std::fmt;
use std::time::Duration;

/// An error of an engine. The engine can be used again after any of them: it restarts if necessary.
#[derive(Debug)]
pub enum EngineError {
    /// It cannot be started.
    NotStarted {
        /// The engine's display name.
        name: String,
        /// The path of the executable.
        path: String,
        /// The system's error.
        source: std::io::Error,
    },
    /// It did not answer in time and was killed.
    Silent {
        /// The engine's display name.
        name: String,
        /// The expected answer.
        awaited: &'static str,
        /// The timeout.
        waited: Duration,
    },
    /// It exited or crashed.
    Died {
        /// The engine's display name.
        name: String,
        /// The expected answer.
        awaited: &'static str,
        /// The exit status, if known.
        status: Option<String>,
    },
    /// An unknown option or an invalid value.
    BadOption {
        /// The engine's display name.
        name: String,
        /// The option's name.
        option: String,
        /// The reason.
        why: String,
    },
    /// It cannot play Chess960.
    NoChess960 {
        /// The engine's display name.
        name: String,
    },
    /// The request is not a legal game: a move is illegal.
    NoGame {
        /// The number of the move in the request, from 1.
        number: usize,
        /// The move.
        text: String,
    },
    /// It returned an illegal move.
    IllegalMove {
        /// The engine's display name.
        name: String,
        /// The engine's text.
        text: String,
        /// The position.
        fen: String,
    },
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineError::NotStarted { name, path, source } => {
                write!(f, "{name}: {path} cannot be started: {source}")
            }
            EngineError::Silent { name, awaited, waited } => {
                write!(f, "{name}: no `{awaited}` within {waited:?}; it was killed")
            }
            EngineError::Died { name, awaited, status } => {
                let status = status.as_deref().unwrap_or("without a status");
                write!(f, "{name}: ended ({status}) before `{awaited}`")
            }
            EngineError::BadOption { name, option, why } => {
                write!(f, "{name}: option {option:?}: {why}")
            }
            EngineError::NoChess960 { name } => {
                write!(f, "{name}: no option UCI_Chess960, so it cannot play Chess960")
            }
            EngineError::NoGame { number, text } => {
                write!(f, "move {number}, {text}, is not legal in its position")
            }
            EngineError::IllegalMove { name, text, fen } => {
                write!(f, "{name}: `bestmove {text}` is not legal in {fen}")
            }
        }
    }
}

impl std::error::Error for EngineError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            EngineError::NotStarted { source, .. } => Some(source),
            _ => None,
        }
    }
}
