//! What the players settle between them: offers, answers, giving up (Articles 5 and 9.1).

/// What the players settle between them: offers, answers, giving up (Articles 5 and 9.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Offer {
    /// Offers a draw.
    OffersADraw,
    /// Accepts what the opponent offers.
    Accepts,
    /// Declines what the opponent offers.
    Declines,
    /// Resigns.
    Resigns,
    /// Limited supervision: agrees to put an illegal move right.
    AgreesToCorrect,
}
