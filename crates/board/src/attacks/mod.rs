//! Where pieces attack (Article 3.1 to 3.8), from tables made at compile time.

mod leapers;
mod lines;
mod magics;
mod sliders;

pub use leapers::{king_attacks, knight_attacks, pawn_attacks};
pub use lines::{between, line};
pub use sliders::{bishop_attacks, queen_attacks, rook_attacks};
