//! Conduct of players and spectators (Article 11).

use alloc::string::String;

/// Advice to a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Advice {
    /// To offer or accept a draw.
    Draw,
    /// To resign.
    Resigning,
    /// On the position or a move.
    AMove,
}

/// Conduct (Article 11).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Conduct {
    /// A phone sounds.
    PhoneSounds,
    /// A phone sounds in a bag.
    PhoneSoundsInABag,
    /// Carries an electronic device.
    HasADevice,
    /// The player's device vibrates or makes a noise that is not a call.
    DeviceMakesANoise,
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
    /// Eats at the board.
    Eats,
    /// Smokes, also an e-cigarette.
    Smokes,
    /// Talks.
    Talks,
    /// Does not record the moves, or stops recording them.
    DoesNotRecord,
    /// Accuses the opponent.
    AccusesTheOpponent {
        /// The accusation, in the player's words.
        of: Option<String>,
    },
    /// Gives a player advice; usually the captain of a team.
    Advises {
        /// The advice.
        what: Advice,
    },
    /// Refuses to comply with the Laws.
    Refuses,
}
