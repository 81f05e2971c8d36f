//! Offers, answers and resignation (Articles 5 and 9.1).

use super::Withdrawn;
use alloc::string::String;

/// Offer, answer or resignation (Articles 5 and 9.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Offer {
    /// Offers a draw.
    OffersADraw {
        /// Condition of the offer, if any.
        condition: Option<String>,
    },
    /// Accepts what the opponent offers.
    Accepts,
    /// Declines what the opponent offers.
    Declines,
    /// Resigns.
    Resigns,
    /// Wants to withdraw an offer or a claim.
    Withdraws {
        /// Object of the withdrawal.
        what: Withdrawn,
    },
    /// Limited supervision: agrees to correct an illegal move.
    AgreesToCorrect,
}
