//! A search that does not tell kinds of positions apart.

use touchmove_board::Position;

pub(super) enum Structures {}

impl Structures {
    pub(super) fn kind(&mut self, _: &Position) -> u32 {
        match *self {}
    }

    pub(super) fn add(&mut self, _: u32, _: u32, _: u32) {
        match *self {}
    }

    pub(super) fn next(&mut self) -> Option<u32> {
        match *self {}
    }
}
