//! Offences that the arbiter can penalise by choice.

use crate::{PenaltyList, Provision};
use core::fmt;
use serde::Serialize;
use touchmove_board::Color;

/// An offence for which the arbiter chooses the penalty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Offence {
    /// Handled the clock improperly.
    ClockHandling,
    /// Pressed the clock with the hand that had not made the move.
    OtherHand,
    /// Stopped the clocks without a valid reason.
    StoppedClock,
    /// Displaced pieces, so that the arbiter had to be called.
    DisplacedPieces,
    /// Left the playing area while having the move.
    LeftArea,
    /// Left the playing venue.
    LeftVenue,
    /// Used notes, information or advice.
    Notes,
    /// Had an electronic device.
    Device,
    /// Refused an inspection.
    InspectionRefused,
    /// Distracted or annoyed the opponent.
    Distraction,
    /// Brought the game into disrepute.
    Disrepute,
    /// Did not record the moves.
    NotRecording,
    /// Was accused by the opponent. The arbiter finds out if the accusation is right.
    Accused,
    /// Had a device that vibrated or made a noise.
    DeviceNoise,
    /// Ate at the board, which may disturb the opponent.
    Eating,
    /// Smoked, which is permitted only where the arbiter allows it.
    Smoking,
    /// Talked, which may disturb the opponent.
    Talking,
}

impl Offence {
    /// Every offence.
    pub const ALL: [Offence; 17] = [
        Offence::ClockHandling,
        Offence::OtherHand,
        Offence::StoppedClock,
        Offence::DisplacedPieces,
        Offence::LeftArea,
        Offence::LeftVenue,
        Offence::Notes,
        Offence::Device,
        Offence::InspectionRefused,
        Offence::Distraction,
        Offence::Disrepute,
        Offence::NotRecording,
        Offence::Accused,
        Offence::DeviceNoise,
        Offence::Eating,
        Offence::Smoking,
        Offence::Talking,
    ];

    /// Returns the stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Offence::ClockHandling => "clock_handling",
            Offence::OtherHand => "other_hand",
            Offence::StoppedClock => "stopped_clock",
            Offence::DisplacedPieces => "displaced_pieces",
            Offence::LeftArea => "left_area",
            Offence::LeftVenue => "left_venue",
            Offence::Notes => "notes",
            Offence::Device => "device",
            Offence::InspectionRefused => "inspection_refused",
            Offence::Distraction => "distraction",
            Offence::Disrepute => "disrepute",
            Offence::NotRecording => "not_recording",
            Offence::Accused => "accused",
            Offence::DeviceNoise => "device_noise",
            Offence::Eating => "eating",
            Offence::Smoking => "smoking",
            Offence::Talking => "talking",
        }
    }

    /// Returns the provision that forbids the offence.
    pub const fn provision(self) -> Provision {
        match self {
            Offence::ClockHandling => Provision::ImproperClockHandling,
            Offence::OtherHand => Provision::PressWithSameHand,
            Offence::StoppedClock => Provision::NoValidReason,
            Offence::DisplacedPieces => Provision::DisplacedPenalty,
            Offence::LeftArea => Provision::LeavingThePlayingArea,
            Offence::LeftVenue => Provision::LeavingTheVenue,
            Offence::Notes => Provision::NotesAndAdvice,
            Offence::Device => Provision::ElectronicDevices,
            Offence::InspectionRefused => Provision::Inspection,
            Offence::Distraction => Provision::Distraction,
            Offence::Disrepute => Provision::Disrepute,
            Offence::NotRecording => Provision::RecordingMoves,
            Offence::Accused => Provision::ArbiterObserves,
            Offence::DeviceNoise => Provision::ElectronicDevices,
            Offence::Eating => Provision::Distraction,
            Offence::Smoking => Provision::Smoking,
            Offence::Talking => Provision::Distraction,
        }
    }

    /// True if the offence is against the articles on conduct, which share one article on its
    /// consequences.
    ///
    /// ```
    /// use touchmove_laws::Offence;
    /// assert!(Offence::Distraction.is_conduct());
    /// assert!(!Offence::StoppedClock.is_conduct());
    /// ```
    pub const fn is_conduct(self) -> bool {
        !matches!(
            self,
            Offence::ClockHandling
                | Offence::OtherHand
                | Offence::StoppedClock
                | Offence::DisplacedPieces
                | Offence::NotRecording
                | Offence::Accused
        )
    }

    /// True if the act need not be an offence. The arbiter decides if it is one.
    const fn may_be_innocent(self) -> bool {
        matches!(
            self,
            Offence::NotRecording
                | Offence::Accused
                | Offence::DeviceNoise
                | Offence::Eating
                | Offence::Smoking
                | Offence::Talking
        )
    }

    /// True if the arbiter may also leave the player's offence unpenalised. The Laws then permit a
    /// penalty but do not require one.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::{Edition, Offence, PenaltyList};
    /// let may_pass = |edition| {
    ///     Offence::ClockHandling.may_pass(PenaltyList::usual(edition), Color::White)
    /// };
    /// assert!(may_pass(Edition::Finland2009));
    /// assert!(!may_pass(Edition::Fide2009));
    /// ```
    pub const fn may_pass(self, of: PenaltyList, player: Color) -> bool {
        if of.optional && !of.loss_is_due(player) {
            return !matches!(self, Offence::StoppedClock);
        }
        matches!(self, Offence::DisplacedPieces | Offence::OtherHand) || self.may_be_innocent()
    }
}

impl fmt::Display for Offence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
