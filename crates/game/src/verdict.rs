//! The answers of hearings and of their helpers: whether the event is taken,
//! whether anything is ruled.

/// Whether a hearing takes an event.
#[must_use]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Heard {
    /// It goes on to the next stage.
    NotMine,
    /// No other hearing gets it.
    Taken,
}

impl Heard {
    pub(crate) const fn is_taken(self) -> bool {
        matches!(self, Heard::Taken)
    }
}

/// Whether a helper rules on anything.
#[must_use]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ruled {
    /// No ruling has been carried out.
    Nothing,
    /// One ruling at least has been carried out.
    Something,
}

impl Ruled {
    pub(crate) const fn is_something(self) -> bool {
        matches!(self, Ruled::Something)
    }
}
