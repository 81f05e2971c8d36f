//! What can go wrong with a program.

use std::fmt;
use std::time::Duration;

/// What went wrong with a program. After any of these the seat can be used
/// again: a program that is no longer there is started anew.
#[derive(Debug)]
pub enum EngineError {
    /// It could not be started.
    NotStarted {
        /// The program, as the configuration names it.
        name: String,
        /// The file.
        path: String,
        /// What the system says.
        source: std::io::Error,
    },
    /// It has not answered in time and has been ended.
    Silent {
        /// The program.
        name: String,
        /// What it should have said.
        awaited: &'static str,
        /// How long it had.
        waited: Duration,
    },
    /// It has ended by itself.
    Died {
        /// The program.
        name: String,
        /// What it should have said.
        awaited: &'static str,
        /// How it ended, where the system says that.
        status: Option<String>,
    },
    /// An option that it does not offer, or a value that cannot be said.
    BadOption {
        /// The program.
        name: String,
        /// The option.
        option: String,
        /// What is wrong.
        why: String,
    },
    /// It cannot play Chess960.
    NoChess960 {
        /// The program.
        name: String,
    },
    /// What was asked is no game: this move cannot be played.
    NoGame {
        /// The number of the move in the request, from 1.
        number: usize,
        /// The move.
        text: String,
    },
    /// It wants to play what is no legal move.
    IllegalMove {
        /// The program.
        name: String,
        /// What it said.
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
                write!(f, "{name}: no `{awaited}` within {waited:?}; it has been ended")
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
