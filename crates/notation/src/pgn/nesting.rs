//! Nesting of variations, as the parser tracks it within the moves.

use super::Outcome;

/// Maximum depth of variations. Deeper variations are skipped.
const DEEPEST: u32 = 60;

/// Nesting state. A bit for each depth replaces a list, so no allocation is needed.
#[derive(Default)]
pub(super) struct Nesting {
    /// True if the visitor skips the moves.
    pub skim: bool,
    /// Number of open brackets that are not skipped.
    pub depth: u32,
    /// Bit d: at least one move was read at depth d.
    moved: u64,
    /// Bit d: the bracket that opened depth d started a variation.
    varied: u64,
    /// Number of open brackets within skipped text.
    pub skipped: u32,
    /// Offset of the outermost open bracket.
    pub opened: usize,
    /// Last move number in the main line.
    pub number: u32,
    /// Result within a variation, if no other token has followed yet.
    pub pending: Option<(Outcome, usize)>,
    /// True if only comments follow in the rest of the file.
    pub at_last: bool,
}

/// Effect of an opening bracket.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum BracketEffect {
    Variation,
    /// A variation has no move yet, so there is nothing to replace. The brackets are ignored.
    Nothing,
    /// The main line has no move yet, so there is nothing to replace. The content is skipped.
    Misplaced,
    TooDeep,
}

impl Nesting {
    pub(super) fn has_moves(&self) -> bool {
        self.moved & bit(self.depth) != 0
    }

    /// Returns true if the fast path may read the next move or number.
    pub(super) fn allows_fast_path(&self) -> bool {
        self.pending.is_none() && self.skipped == 0
    }

    pub(super) fn add_move(&mut self) {
        self.moved |= bit(self.depth);
    }

    pub(super) fn add_number(&mut self, number: u32) {
        if self.depth == 0 {
            self.number = number;
        }
    }

    pub(super) fn open(&mut self) -> BracketEffect {
        let opened = match (self.has_moves(), self.depth) {
            (true, DEEPEST..) | (false, DEEPEST..) => BracketEffect::TooDeep,
            (true, _) => BracketEffect::Variation,
            (false, 0) => BracketEffect::Misplaced,
            (false, _) => BracketEffect::Nothing,
        };
        if matches!(opened, BracketEffect::Misplaced | BracketEffect::TooDeep) {
            self.skipped = 1;
            return opened;
        }
        self.depth += 1;
        self.moved &= !bit(self.depth);
        self.varied &= !bit(self.depth);
        if opened == BracketEffect::Variation {
            self.varied |= bit(self.depth);
        }
        opened
    }

    /// Closes a bracket. Returns true if it ended a variation, and `None` if no bracket was open.
    pub(super) fn close(&mut self) -> Option<bool> {
        let varied = self.varied & bit(self.depth) != 0;
        let outer = self.depth.checked_sub(1)?;
        if !varied && self.has_moves() {
            self.moved |= bit(outer);
        }
        self.depth = outer;
        Some(varied)
    }
}

/// Returns the bit of a depth. [`DEEPEST`] ensures that the depth is less than 64.
fn bit(depth: u32) -> u64 {
    1u64.wrapping_shl(depth)
}
