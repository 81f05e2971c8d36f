//! The answer of a hearing to the question whose an event is.

/// What a hearing has made of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Heard {
    /// It is for another hearing.
    NotMine,
    /// It was for this one.
    Taken,
}
