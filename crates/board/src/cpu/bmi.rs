//! Processors with BMI instructions. This is the only unsafe code of the crate.
//!
//! The type [`Bmi`] is the safety proof. Only [`Bmi::detect`] creates one, after it has found the
//! instructions. A processor never loses instructions.
#![allow(unsafe_code)]

use super::{Cpu, Task};
use crate::attacks::pext::{self, Gather};
use crate::{Bitboard, Square};
use core::arch::x86_64::{__cpuid, _pdep_u64, _pext_u64};
use std::sync::OnceLock;

/// Proof that the processor has BMI 1 and 2, LZCNT and POPCNT.
#[derive(Clone, Copy)]
pub struct Bmi(());

impl Bmi {
    #[inline(always)]
    pub fn detect() -> Option<Bmi> {
        static THERE: OnceLock<bool> = OnceLock::new();
        THERE.get_or_init(is_there).then_some(Bmi(()))
    }
}

fn is_there() -> bool {
    is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
        // Miri supports the instructions, but it has no processor to query.
        && (cfg!(miri) || !gathers_slowly())
}

/// Returns true for AMD processors before Zen 3 (family 0x19). They have the instructions, but
/// execute them more slowly than a multiplication.
fn gathers_slowly() -> bool {
    // The call is safe from Rust 1.94 on.
    #[allow(unused_unsafe)]
    // SAFETY: every processor of this architecture has the instruction.
    let (vendor, signature) = unsafe { (__cpuid(0), __cpuid(1).eax) };
    let family = (signature >> 8 & 0xf) + (signature >> 20 & 0xff);
    // The first four letters of AuthenticAMD and HygonGenuine.
    [*b"Auth", *b"Hygo"].contains(&vendor.ebx.to_le_bytes()) && family < 0x19
}

impl Cpu for Bmi {
    #[inline(always)]
    fn rook_attacks(self, square: Square, occupied: Bitboard) -> Bitboard {
        pext::rook_attacks(self, square, occupied)
    }

    #[inline(always)]
    fn bishop_attacks(self, square: Square, occupied: Bitboard) -> Bitboard {
        pext::bishop_attacks(self, square, occupied)
    }

    #[inline(always)]
    fn run<T: Task>(self, task: T) -> T::Output {
        // SAFETY: `self` proves that the processor has the instructions.
        unsafe { enter(self, task) }
    }
}

impl Gather for Bmi {
    #[inline(always)]
    fn gather(self, bits: u64, mask: u64) -> u64 {
        // SAFETY: `self` proves that the processor has the instruction.
        unsafe { _pext_u64(bits, mask) }
    }

    #[inline(always)]
    fn spread(self, bits: u64, mask: u64) -> u64 {
        // SAFETY: `self` proves that the processor has the instruction.
        unsafe { _pdep_u64(bits, mask) }
    }
}

#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
fn enter<T: Task>(cpu: Bmi, task: T) -> T::Output {
    task.run(cpu)
}
