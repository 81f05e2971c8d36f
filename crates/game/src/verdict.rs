//! The answers of hearings and of their helpers: whether the event is taken,
//! whether anything is ruled.

/// The answer of a hearing: it takes the event or not.
#[must_use]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Handled {
    /// It goes on to the next stage.
    No,
    /// No other hearing gets it.
    Yes,
}

impl Handled {
    pub(crate) const fn is_yes(self) -> bool {
        matches!(self, Handled::Yes)
    }
}

/// The answer of a helper: it has ruled or not.
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
