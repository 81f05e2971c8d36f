//! Where in the moves a reader is.

use super::Outcome;

/// Variations nested deeper than this are left out.
const DEEPEST: u32 = 60;

/// Lines by depth are kept as bits, so that nothing is allocated.
#[derive(Default)]
pub(super) struct Line {
    /// Whether the visitor does not want the moves.
    pub skim: bool,
    /// How many brackets are open.
    pub depth: u32,
    /// Bit d: a move has been read at depth d.
    moved: u64,
    /// Bit d: the bracket that led to depth d began a variation.
    varied: u64,
    /// Brackets open within what is left out.
    pub skipped: u32,
    /// Where the outermost open bracket stands.
    pub opened: usize,
    /// The last move number in the main line.
    pub number: u32,
    /// A result within a variation that nothing has followed yet.
    pub pending: Option<(Outcome, usize)>,
    /// Whether nothing but comments follows in the file.
    pub at_last: bool,
}

/// What an opening bracket does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Opened {
    Variation,
    /// There is no move yet to replace: the brackets mean nothing.
    Nothing,
    /// The same in the main line: what is in them cannot be placed.
    Misplaced,
    TooDeep,
}

impl Line {
    pub(super) fn has_moves(&self) -> bool {
        self.moved & bit(self.depth) != 0
    }

    /// Whether the next move or number just belongs here.
    pub(super) fn is_plain(&self) -> bool {
        self.pending.is_none() && self.skipped == 0
    }

    pub(super) fn add_move(&mut self) {
        self.moved |= bit(self.depth);
    }

    pub(super) fn open(&mut self) -> Opened {
        let opened = match (self.has_moves(), self.depth) {
            (true, DEEPEST..) | (false, DEEPEST..) => Opened::TooDeep,
            (true, _) => Opened::Variation,
            (false, 0) => Opened::Misplaced,
            (false, _) => Opened::Nothing,
        };
        if matches!(opened, Opened::Misplaced | Opened::TooDeep) {
            self.skipped = 1;
            return opened;
        }
        self.depth += 1;
        self.moved &= !bit(self.depth);
        self.varied &= !bit(self.depth);
        if opened == Opened::Variation {
            self.varied |= bit(self.depth);
        }
        opened
    }

    /// Whether a variation ends; `None` where no bracket is open.
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

/// No line is deeper than there are bits.
fn bit(depth: u32) -> u64 {
    1u64.wrapping_shl(depth)
}
