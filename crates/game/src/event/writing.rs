//! On the scoresheet (Article 8).

use alloc::string::String;
/// On the scoresheet (Article 8).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Writing {
    /// Writes on their own scoresheet; of the arbiter: on the arbiter's.
    Records {
        /// What, as it was written.
        text: String,
    },
    /// Signs a result.
    Signs {
        /// Which, and what else was written beside it.
        result: String,
    },
}
