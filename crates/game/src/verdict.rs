//! Return values of hearings and their helpers.

/// Return value of a hearing, which says if the hearing handled the event.
#[must_use]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Handled {
    /// The next hearing gets the event.
    No,
    /// No other hearing gets the event.
    Yes,
}

impl Handled {
    pub(crate) const fn is_yes(self) -> bool {
        matches!(self, Handled::Yes)
    }
}

/// Return value of a helper, which says if the helper ruled.
#[must_use]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ruled {
    /// No ruling was carried out.
    Nothing,
    /// At least one ruling was carried out.
    Something,
}

impl Ruled {
    pub(crate) const fn is_something(self) -> bool {
        matches!(self, Ruled::Something)
    }
}
