//! Dispatch on processor features at run time.
//!
//! Code that is generic over a [`Cpu`] is compiled twice: for any processor, and for processors
//! with BMI. [`run`] detects the processor and enters the right instance. Callers enter once for a
//! whole count of moves, not for each step of the count. Only `bmi` has unsafe code.

// Only `std` can detect the BMI instructions.
#[cfg(all(target_arch = "x86_64", feature = "std"))]
mod bmi;

use crate::attacks::{bishop_attacks, rook_attacks};
use crate::{Bitboard, Square};

/// Processor that runs the program.
pub(crate) trait Cpu: Copy {
    fn rook_attacks(self, square: Square, occupied: Bitboard) -> Bitboard;
    fn bishop_attacks(self, square: Square, occupied: Bitboard) -> Bitboard;
    /// Runs the task as code compiled for this processor. Functions called within need no further
    /// `run`, unless they are recursive.
    fn run<T: Task>(self, task: T) -> T::Output;
}

/// Task for any processor.
///
/// Implementations must be `#[inline(always)]`. Otherwise they are not compiled for the processor
/// that runs them.
pub(crate) trait Task {
    type Output;
    fn run(self, cpu: impl Cpu) -> Self::Output;
}

/// Runs the task on the present processor.
#[inline(always)]
pub(crate) fn run<T: Task>(task: T) -> T::Output {
    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    if let Some(cpu) = bmi::Bmi::detect() {
        return cpu.run(task);
    }
    Portable.run(task)
}

/// Any processor, without special instructions.
#[derive(Clone, Copy)]
pub(crate) struct Portable;

impl Cpu for Portable {
    #[inline(always)]
    fn rook_attacks(self, square: Square, occupied: Bitboard) -> Bitboard {
        rook_attacks(square, occupied)
    }

    #[inline(always)]
    fn bishop_attacks(self, square: Square, occupied: Bitboard) -> Bitboard {
        bishop_attacks(square, occupied)
    }

    #[inline(always)]
    fn run<T: Task>(self, task: T) -> T::Output {
        task.run(self)
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::bmi::Bmi;
    use super::*;

    /// Compares all occupancies of both pieces from every square.
    #[test]
    fn processors_agree_on_attacks() {
        let Some(bmi) = Bmi::detect() else { return };
        for square in Square::all().step_by(if cfg!(miri) { 13 } else { 1 }) {
            let both = |o| [bmi.rook_attacks(square, o), bmi.bishop_attacks(square, o)];
            let any = |o| [rook_attacks(square, o), bishop_attacks(square, o)];
            for rays in any(Bitboard::EMPTY) {
                let mut occupied = Bitboard::EMPTY;
                loop {
                    assert_eq!(both(occupied), any(occupied), "{square} {occupied:?}");
                    occupied = Bitboard(occupied.0.wrapping_sub(rays.0)) & rays;
                    if occupied.is_empty() {
                        break;
                    }
                }
            }
        }
    }

    /// Queen attack, computed by the processor that runs the task.
    struct Queen(Square);

    impl Task for Queen {
        type Output = Bitboard;

        #[inline(always)]
        fn run(self, cpu: impl Cpu) -> Bitboard {
            let Queen(square) = self;
            let all = square.into();
            cpu.rook_attacks(square, all) | cpu.bishop_attacks(square, all)
        }
    }

    #[test]
    fn tasks_give_the_same_result_on_every_processor() {
        let Some(bmi) = Bmi::detect() else { return };
        for square in Square::all() {
            let queen = || Queen(square);
            assert_eq!(bmi.run(queen()), Portable.run(queen()), "{square}");
        }
    }
}
