//! Messages of the book, and the names of standings.

use touchmove_explain::{MessageArgument, Words};
use touchmove_laws::Standing;

/// Returns the name of a standing for machines, which is also the key of its message.
///
/// ```
/// use touchmove_laws::Standing;
/// assert_eq!(touchmove_book::standing(Standing::Arbiter(&[])), "arbiter");
/// ```
pub const fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Decided(_) => "decided",
        Standing::Arbiter(_) => "arbiter",
        Standing::Recorded(_) => "recorded",
        Standing::Text(_) => "text",
        Standing::Pending(_) => "pending",
        Standing::LeftOut(_) => "left-out",
    }
}

/// Formats a message; tests find missing ids.
pub(crate) fn say(words: &Words, id: &str, args: &[(&str, MessageArgument)]) -> String {
    words.message(id, args).unwrap_or_else(|error| error.to_string())
}
