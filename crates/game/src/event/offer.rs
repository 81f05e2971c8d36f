//! What the players settle between them: offers, answers, giving up (Articles 5 and 9.1).

use super::Withdrawn;
use alloc::string::String;

/// What the players settle between them: offers, answers, giving up (Articles 5 and 9.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Offer {
    /// Offers a draw.
    OffersADraw {
        /// What the offer is made to depend on, where it is.
        condition: Option<String>,
    },
    /// Accepts what the opponent offers.
    Accepts,
    /// Declines what the opponent offers.
    Declines,
    /// Resigns.
    Resigns,
    /// Wants to take back an offer or a claim.
    Withdraws {
        /// Which of the two.
        what: Withdrawn,
    },
    /// Limited supervision: agrees to put an illegal move right.
    AgreesToCorrect,
}
