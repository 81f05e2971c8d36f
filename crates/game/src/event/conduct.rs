//! Conduct of players and spectators (Article 11).

/// Conduct (Article 11).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Conduct {
    /// A phone sounds.
    PhoneSounds,
    /// Carries an electronic device.
    HasADevice,
    /// Has a device in a bag, not switched off.
    HasADeviceInABag,
    /// Has a device in a bag, switched off.
    HasADeviceSwitchedOff,
    /// Refuses an inspection.
    RefusesInspection,
    /// Brings the game into disrepute.
    BringsIntoDisrepute,
    /// Uses notes.
    UsesNotes,
    /// Distracts the opponent.
    Distracts,
    /// Refuses to comply with the Laws.
    Refuses,
}
