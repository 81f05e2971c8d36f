//! Uninhabited replacement for the structure queues in builds without the feature `deep`.

use touchmove_board::Position;

pub(super) enum StructureQueues {}

impl StructureQueues {
    pub(super) fn structure(&mut self, _: &Position) -> u32 {
        match *self {}
    }

    pub(super) fn add(&mut self, _: u32, _: u32, _: u32) {
        match *self {}
    }

    pub(super) fn next(&mut self) -> Option<u32> {
        match *self {}
    }
}
