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
    /// Accepts the opponent's offer.
    Accepts,
    /// Declines the opponent's offer.
    Declines,
    /// Resigns.
    Resigns,
    /// Wants to withdraw an offer or a claim.
    Withdraws {
        /// The offer or claim to withdraw.
        what: Withdrawn,
    },
    /// Limited supervision: agrees to correct an illegal move.
    AgreesToCorrect,
}
