//! Details of faults of a record.

use crate::json;
use serde::Serialize;
use touchmove_notation::diagnosis::{Cause, Confidence};

/// Details of a fault of a record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Damage {
    /// Cause of the fault.
    #[serde(serialize_with = "json::cause")]
    pub cause: Cause,
    /// The affected half-moves as written. For missing half-moves, the one after them.
    pub text: String,
    /// The half-moves after the repair. Empty if half-moves are left out.
    pub repair: String,
    /// Confidence in the repair.
    #[serde(flatten, serialize_with = "json::confidence")]
    pub confidence: Confidence,
    /// True if the rest of the game was examined after the repair.
    pub examined: bool,
}

/// Returns the name of the kind of finding for a cause of damage.
///
/// ```
/// use touchmove_notation::diagnosis::Cause;
/// assert_eq!(touchmove_audit::cause_name(Cause::Missing), "move-missing");
/// ```
pub const fn cause_name(cause: Cause) -> &'static str {
    match cause {
        Cause::Missing => "move-missing",
        Cause::Doubled => "move-doubled",
        Cause::Swapped => "moves-swapped",
        Cause::Glued => "moves-glued",
        Cause::Hidden => "moves-in-comment",
        Cause::Exposed => "comment-among-moves",
        Cause::OtherLetter => "other-letter",
        Cause::Ambiguous => "ambiguous",
        Cause::Misspelt => "move-misspelt",
        Cause::Stray => "unreadable",
    }
}

/// Returns the JSON name of the confidence in a repair.
///
/// ```
/// use touchmove_notation::diagnosis::Confidence;
/// assert_eq!(touchmove_audit::confidence_name(Confidence::OneOf(3)), "one_of");
/// ```
pub const fn confidence_name(confidence: Confidence) -> &'static str {
    match confidence {
        Confidence::Certain => "certain",
        Confidence::Likely => "likely",
        Confidence::OneOf(_) => "one_of",
    }
}
