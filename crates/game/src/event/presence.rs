//! Coming and going (Articles 6.7 and 11.2).

/// Coming and going (Articles 6.7 and 11.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Presence {
    /// Arrives at the board.
    Arrives,
    /// Leaves the playing area.
    LeavesArea,
    /// Leaves the venue.
    LeavesVenue,
    /// Is back.
    Returns,
    /// Enters the playing area, being neither a player nor an arbiter.
    EntersThePlayingArea,
}
