//! Presence of players and others (Articles 6.7 and 11.2).

/// Act of arriving or leaving (Articles 6.7 and 11.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Presence {
    /// Arrives at the board.
    Arrives,
    /// Leaves the playing area.
    LeavesArea,
    /// Leaves the venue.
    LeavesVenue,
    /// Returns to the board.
    Returns,
    /// Enters the playing area (a person who is neither player nor arbiter).
    EntersThePlayingArea,
}
