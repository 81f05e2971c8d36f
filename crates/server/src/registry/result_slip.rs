//! What stands on a result slip.

use crate::dto::result_slip::{PaperView, Way};
use crate::games::score::score;

/// What the journal calls a player's signature.
pub(crate) const SIGNATURE: &str = "signature";

/// What stands on the result slip of a board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct ResultSlip {
    /// What holds.
    pub codes: Option<[char; 2]>,
    /// What White and Black have signed.
    pub signed: [Option<[char; 2]>; 2],
    pub disputed: bool,
    /// How often somebody has signed: a hand that never stops is stopped.
    pub times: u32,
}

impl ResultSlip {
    /// An arbiter has entered that, or taken back what was entered.
    pub fn enter(&mut self, codes: Option<[char; 2]>) {
        (self.codes, self.disputed) = (codes, false);
    }

    pub fn sign(&mut self, side: usize, codes: [char; 2]) {
        self.times = self.times.saturating_add(1);
        if let Some(signed) = self.signed.get_mut(side) {
            *signed = Some(codes);
        }
        let other = |known: &Option<[char; 2]>| known.is_some_and(|known| known != codes);
        self.disputed = self.signed.iter().any(other) || other(&self.codes);
    }

    /// What both have signed.
    pub fn agreed(&self) -> Option<[char; 2]> {
        let [white, black] = self.signed;
        white.filter(|_| white == black && !self.disputed)
    }

    /// What each of the two says, where they do not say the same.
    pub fn opposed(&self) -> [String; 2] {
        self.signed.map(|signed| signed.or(self.codes).map(score).unwrap_or_default())
    }

    /// Whether it is disputed is for arbiters.
    pub fn view(&self, watches: bool) -> PaperView {
        let text = |codes: [char; 2]| codes.iter().collect::<String>();
        PaperView {
            codes: self.codes.map(text),
            signed: self.signed.map(|signed| signed.map(text)),
            disputed: self.disputed && watches,
            way: self.codes.map(|codes| Way::of(codes, self.signed)),
        }
    }
}
