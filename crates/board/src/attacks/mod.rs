//! Attack sets of the pieces (Articles 3.1 to 3.8), from tables made at compile time.

mod leapers;
mod lines;
mod magics;
#[cfg(all(target_arch = "x86_64", feature = "std"))]
pub(crate) mod pext;
mod sliders;
mod slides;

pub use leapers::{king_attacks, knight_attacks, pawn_attacks};
pub use lines::{alone, between, diagonal_rays, line, straight_rays};
pub use sliders::{bishop_attacks, queen_attacks, rook_attacks};
