//! Nesting of variations: the state of a reader within the moves.

use super::Outcome;

/// Maximum depth of variations. Deeper ones are skipped.
const DEEPEST: u32 = 60;

/// Nesting state. Flags per depth are bits, so nothing is allocated.
#[derive(Default)]
pub(super) struct Nesting {
    /// True if the visitor does not want the moves.
    pub skim: bool,
    /// Number of open brackets.
    pub depth: u32,
    /// Bit d: a move has been read at depth d.
    moved: u64,
    /// Bit d: the bracket that opened depth d started a variation.
    varied: u64,
    /// Open brackets within skipped text.
    pub skipped: u32,
    /// Offset of the outermost open bracket.
    pub opened: usize,
    /// Last move number in the main line.
    pub number: u32,
    /// Result within a variation, if nothing has followed it yet.
    pub pending: Option<(Outcome, usize)>,
    /// True if only comments follow in the file.
    pub at_last: bool,
}

/// Effect of an opening bracket.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum BracketEffect {
    Variation,
    /// No move to replace yet: the brackets are ignored.
    Nothing,
    /// No move to replace in the main line: the content is skipped too.
    Misplaced,
    TooDeep,
}

impl Nesting {
    pub(super) fn has_moves(&self) -> bool {
        self.moved & bit(self.depth) != 0
    }

    /// Returns true if the next move or number needs no special handling.
    pub(super) fn allows_fast_path(&self) -> bool {
        self.pending.is_none() && self.skipped == 0
    }

    pub(super) fn add_move(&mut self) {
        self.moved |= bit(self.depth);
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

    /// Closes a bracket. Returns true if it ended a variation, `None` if no bracket was open.
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

/// Returns the bit of a depth. `DEEPEST` keeps depths below 64.
fn bit(depth: u32) -> u64 {
    1u64.wrapping_shl(depth)
}
