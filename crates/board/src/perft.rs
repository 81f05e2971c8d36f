//! Perft: counts of move sequences, the usual test of move generators.

use crate::cpu::{self, Cpu, Task};
use crate::{Move, Position};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Returns the number of legal move sequences of the given length.
///
/// ```
/// use touchmove_board::{perft, Position};
/// assert_eq!(perft(&Position::default(), 3), 8_902);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    cpu::run(Perft { position, depth })
}

struct Perft<'a> {
    position: &'a Position,
    depth: u32,
}

impl Task for Perft<'_> {
    type Output = u64;

    #[inline(always)]
    fn run(self, cpu: impl Cpu) -> u64 {
        let Perft { position, depth } = self;
        match depth {
            0 => 1,
            1 => position.count_with(cpu).into(),
            _ => {
                let mut nodes = 0;
                let _ = position.each_child_with(cpu, |_, position| {
                    nodes += cpu.run(Perft { position, depth: depth - 1 });
                    ControlFlow::Continue(())
                });
                nodes
            }
        }
    }
}

/// Returns, for each first move, the number of sequences that start with it.
///
/// ```
/// use touchmove_board::{perft_divide, Position};
/// assert!(perft_divide(&Position::default(), 2).iter().all(|&(_, n)| n == 20));
/// ```
pub fn perft_divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let below = |m: &Move| match depth {
        0 => 0,
        _ => perft(&position.after(*m), depth - 1),
    };
    position.legal_moves().iter().map(|m| (*m, below(m))).collect()
}
