//! Writing on the scoresheet (Article 8).

use alloc::string::String;
use touchmove_board::Color;
use touchmove_laws::{Outcome, Score};

/// Act of writing (Article 8).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Writing {
    /// Writes on the player's own scoresheet, or on the arbiter's if the arbiter writes.
    Records {
        /// Text as written.
        text: String,
    },
    /// Signs a result.
    Signs {
        /// Result, and any text written beside the result.
        result: String,
    },
}

impl Writing {
    /// Parses a result as players write it.
    pub(crate) fn result(text: &str) -> Option<Outcome> {
        match text {
            "1-0" => Some(Outcome::win(Color::White)),
            "0-1" => Some(Outcome::win(Color::Black)),
            "1/2-1/2" => Some(Outcome::DRAW),
            "0-0" => Some(Outcome::BOTH_LOSE),
            "1/2-0" => Some(Outcome::loss(Color::Black, Score::Draw)),
            "0-1/2" => Some(Outcome::loss(Color::White, Score::Draw)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn results_round_trip() {
        for text in ["1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2"] {
            assert_eq!(super::Writing::result(text).map(|r| r.to_string()).as_deref(), Some(text));
        }
        assert_eq!(super::Writing::result("2-0"), None);
    }
}
