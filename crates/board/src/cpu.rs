//! What the processor can do: known only at run time, and then to be used by
//! all of a count, not by each of its steps.
//!
//! Whatever is generic over a [`Cpu`] is compiled once for every processor and
//! once for those with BMI; [`run`] looks which one is there and enters that
//! instance. Unsafe code is in `bmi` only.

// Whether a processor has the instructions only `std` can ask.
#[cfg(all(target_arch = "x86_64", feature = "std"))]
mod bmi;

use crate::attacks::{bishop_attacks, rook_attacks};
use crate::{Bitboard, Square};

/// A processor that is there.
pub(crate) trait Cpu: Copy {
    fn rook_attacks(self, square: Square, occupied: Bitboard) -> Bitboard;
    fn bishop_attacks(self, square: Square, occupied: Bitboard) -> Bitboard;
    /// Enters code compiled for it. Within, no further call of this is needed
    /// but where a function calls itself.
    fn run<T: Task>(self, task: T) -> T::Output;
}

/// Something to do on any processor. Implementations are `#[inline(always)]`,
/// or they would not be compiled for the processor they run on.
pub(crate) trait Task {
    type Output;
    fn run(self, cpu: impl Cpu) -> Self::Output;
}

/// Does it on the processor at hand.
#[inline(always)]
pub(crate) fn run<T: Task>(task: T) -> T::Output {
    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    if let Some(cpu) = bmi::Bmi::detect() {
        return cpu.run(task);
    }
    Portable.run(task)
}

/// Any processor.
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

    /// Every set of pieces in the way, of both pieces from every square.
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

    /// A step of a queen, asked of the processor that runs it.
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
    fn what_is_run_on_a_processor_is_what_it_would_be_on_any() {
        let Some(bmi) = Bmi::detect() else { return };
        for square in Square::all() {
            let queen = || Queen(square);
            assert_eq!(bmi.run(queen()), Portable.run(queen()), "{square}");
        }
    }
}
