//! Refusals of requests: RFC 9457 problems in the reader's language.

use serde::Serialize;
use std::collections::BTreeSet;
use touchmove_board::{Position, Square};
use touchmove_explain::{MessageArgument, Words};
use touchmove_laws::Edition;
use touchmove_notation::{SanError, san};

/// A refusal of a request: a problem's name and the arguments of its message.
///
/// ```
/// use touchmove_answers::{Refusal, words};
/// use touchmove_explain::Language;
/// let refusal = Refusal::too_much("typed", 200);
/// assert_eq!(refusal.details(words(Language::English)).detail, "typed: at most 200.");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The HTTP status code.
    pub status: u16,
    /// The message id in `locales/`, without the prefix `problem-`.
    pub name: &'static str,
    /// The arguments of the message.
    pub args: Vec<(&'static str, String)>,
}

/// A problem in the reader's language.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ProblemDetails {
    /// The problem's type: `/problems/conflict`.
    #[serde(rename = "type")]
    pub kind: String,
    /// The type in words.
    pub title: String,
    /// The HTTP status code.
    pub status: u16,
    /// The error in this request and its correction.
    pub detail: String,
}

impl Refusal {
    /// Returns the refusal of an unknown path.
    ///
    /// ```
    /// assert_eq!(touchmove_answers::Refusal::no_such_address().status, 404);
    /// ```
    pub fn no_such_address() -> Refusal {
        Refusal { status: 404, name: "no-such-address", args: Vec::new() }
    }

    /// Returns the refusal of a request beyond an upper bound.
    ///
    /// ```
    /// assert_eq!(touchmove_answers::Refusal::too_much("lines", 9).status, 422);
    /// ```
    pub fn too_much(what: &str, most: usize) -> Refusal {
        let args = vec![("what", what.to_owned()), ("most", most.to_string())];
        Refusal { status: 422, name: "too-much", args }
    }

    /// Returns the refusal of a body that is not JSON of the expected shape.
    ///
    /// ```
    /// assert_eq!(touchmove_answers::Refusal::unreadable("no body").status, 400);
    /// ```
    pub fn unreadable(why: impl Into<String>) -> Refusal {
        Refusal { status: 400, name: "unreadable", args: vec![("why", why.into())] }
    }

    /// Returns the refusal of a line that is not an event.
    ///
    /// ```
    /// let refusal = touchmove_answers::Refusal::no_event("Arbiter repots flag", 9, "no act");
    /// assert_eq!(refusal.name, "no-event");
    /// ```
    pub fn no_event(event: &str, column: usize, why: &str) -> Refusal {
        let column = column.to_string();
        let args = [("event", event), ("column", &column), ("why", why)];
        let args = args.map(|(name, value)| (name, value.to_owned())).into();
        Refusal { status: 422, name: "no-event", args }
    }

    /// Returns the refusal of an event that cannot have happened at the board.
    ///
    /// ```
    /// let refusal = touchmove_answers::Refusal::impossible("White lifts e5", "no-piece", "e5");
    /// assert_eq!(refusal.status, 409);
    /// ```
    pub fn impossible(event: &str, reason: &str, about: &str) -> Refusal {
        let args = [("event", event), ("reason", reason), ("about", about)];
        let args = args.map(|(name, value)| (name, value.to_owned())).into();
        Refusal { status: 409, name: "impossible", args }
    }

    /// Returns the refusal of a request that ran into its timeout.
    ///
    /// ```
    /// assert_eq!(touchmove_answers::Refusal::too_slow().status, 408);
    /// ```
    pub fn too_slow() -> Refusal {
        Refusal { status: 408, name: "too-slow", args: Vec::new() }
    }

    /// Returns the refusal of an unknown edition or invalid setup.
    ///
    /// ```
    /// assert_eq!(touchmove_answers::Refusal::no_setup("no such tag").name, "no-setup");
    /// ```
    pub fn no_setup(why: impl Into<String>) -> Refusal {
        Refusal { status: 422, name: "no-setup", args: vec![("why", why.into())] }
    }

    /// Returns the refusal of text that is not a FEN.
    ///
    /// ```
    /// assert_eq!(touchmove_answers::Refusal::no_position("7 ranks").name, "no-position");
    /// ```
    pub fn no_position(why: impl Into<String>) -> Refusal {
        Refusal { status: 422, name: "no-position", args: vec![("why", why.into())] }
    }

    /// Returns the refusal of text that is not a move in any notation.
    ///
    /// ```
    /// assert_eq!(touchmove_answers::Refusal::no_move("hello").name, "no-move");
    /// ```
    pub fn no_move(text: &str) -> Refusal {
        Refusal { status: 422, name: "no-move", args: vec![("move", text.to_owned())] }
    }

    /// Returns the refusal of text that is not a move, or is ambiguous about piece or promotion.
    ///
    /// ```
    /// use touchmove_answers::Refusal;
    /// use touchmove_board::Position;
    /// let position: Position = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
    /// let error = touchmove_notation::read_san(&position, "a8").unwrap_err();
    /// assert_eq!(Refusal::unread_move(&position, "a8", &error).name, "no-promotion");
    /// ```
    pub fn unread_move(position: &Position, text: &str, error: &SanError) -> Refusal {
        let SanError::Ambiguous(moves) = error else { return Refusal::no_move(text) };
        let written: Vec<String> = moves.iter().map(|&mv| san(position, mv)).collect();
        let from: BTreeSet<Square> = moves.iter().map(|mv| mv.from).collect();
        let name = if from.len() == 1 { "no-promotion" } else { "several-moves" };
        let args = vec![("move", text.to_owned()), ("written", written.join(", "))];
        Refusal { status: 422, name, args }
    }

    /// Returns the problem in the reader's language.
    ///
    /// ```
    /// use touchmove_answers::{Refusal, words};
    /// use touchmove_explain::Language;
    /// let details = Refusal::no_such_address().details(words(Language::English));
    /// assert_eq!(details.kind, "/problems/no-such-address");
    /// ```
    pub fn details(&self, words: &Words) -> ProblemDetails {
        let args = self.args.iter().map(|(name, value)| (*name, value.as_str()));
        ProblemDetails::of(self.status, self.name, &args.collect::<Vec<_>>(), words)
    }
}

impl ProblemDetails {
    /// Returns a problem in the reader's language. `name` is the message id without the prefix
    /// `problem-`; `args` are the arguments of its message.
    ///
    /// ```
    /// use touchmove_answers::{ProblemDetails, words};
    /// use touchmove_explain::Language;
    /// let words = words(Language::English);
    /// let details = ProblemDetails::of(408, "too-slow", &[], words);
    /// assert_eq!(details.title, "Timeout");
    /// ```
    pub fn of(status: u16, name: &str, args: &[(&str, &str)], words: &Words) -> ProblemDetails {
        let args =
            args.iter().map(|(name, value)| (*name, MessageArgument::from((*value).to_owned())));
        let args: Vec<(&str, MessageArgument)> = args.collect();
        let say = |id: String| words.message(&id, &args).unwrap_or_else(|e| e.to_string());
        ProblemDetails {
            kind: format!("/problems/{name}"),
            title: say(format!("problem-{name}")),
            status,
            detail: say(format!("problem-{name}.detail")),
        }
    }
}

/// Finds an edition by its name in protocols.
///
/// ```
/// use touchmove_laws::Edition;
/// assert_eq!(touchmove_answers::edition("FIDE 2023"), Ok(Edition::Fide2023));
/// assert!(touchmove_answers::edition("FIDE 1900").is_err());
/// ```
///
/// # Errors
/// If no edition has this name, or several editions have it.
pub fn edition(name: &str) -> Result<Edition, Refusal> {
    let names = || Edition::ALL.map(Edition::name).join(", ");
    Edition::from_name(name).ok_or_else(|| Refusal::no_setup(format!("Laws: {}", names())))
}
