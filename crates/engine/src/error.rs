//! Errors of an engine.

use std::fmt;
use std::time::Duration;

/// Error of an engine. The engine can be used again after each of these errors, since it restarts
/// if necessary.
#[derive(Debug)]
pub enum EngineError {
    /// The engine cannot be started.
    NotStarted {
        /// Name of the engine to display.
        name: String,
        /// Path of the executable.
        path: String,
        /// Error of the operating system.
        source: std::io::Error,
    },
    /// The engine did not answer in time and was killed.
    Silent {
        /// Name of the engine to display.
        name: String,
        /// Expected answer.
        awaited: &'static str,
        /// Timeout that was exceeded.
        waited: Duration,
    },
    /// The engine exited or crashed.
    Died {
        /// Name of the engine to display.
        name: String,
        /// Expected answer.
        awaited: &'static str,
        /// Exit status, if known.
        status: Option<String>,
    },
    /// The engine does not offer the option, or the value is invalid.
    BadOption {
        /// Name of the engine to display.
        name: String,
        /// Name of the option.
        option: String,
        /// Reason for the error.
        why: String,
    },
    /// The engine cannot play Chess960.
    NoChess960 {
        /// Name of the engine to display.
        name: String,
    },
    /// The request is not a legal game, because one of its moves is illegal.
    NoGame {
        /// Number of the illegal move in the request, from 1.
        number: usize,
        /// Illegal move.
        text: String,
    },
    /// The engine returned an illegal move.
    IllegalMove {
        /// Name of the engine to display.
        name: String,
        /// Text that the engine returned.
        text: String,
        /// Position of the request.
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
