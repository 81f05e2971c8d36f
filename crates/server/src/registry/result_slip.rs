//! Result slip of a board.

use crate::dto::result_slip::{PaperView, Way};
use crate::games::score::score;

/// Name of signatures in the journal.
pub(crate) const SIGNATURE: &str = "signature";

/// The result slip of a board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct ResultSlip {
    /// The valid result.
    pub codes: Option<[char; 2]>,
    /// The results signed by White and Black.
    pub signed: [Option<[char; 2]>; 2],
    pub disputed: bool,
    /// Number of signatures so far, which has an upper bound.
    pub times: u32,
}

impl ResultSlip {
    /// Applies an arbiter's entry; `None` takes the earlier entry back.
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

    /// The result that both players have signed.
    pub fn agreed(&self) -> Option<[char; 2]> {
        let [white, black] = self.signed;
        white.filter(|_| white == black && !self.disputed)
    }

    /// The different results of White and Black.
    pub fn opposed(&self) -> [String; 2] {
        self.signed.map(|signed| signed.or(self.codes).map(score).unwrap_or_default())
    }

    /// The slip for a client. Only arbiters see that the result is disputed.
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
