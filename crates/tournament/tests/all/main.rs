//! Files and lists in the formats of pairing programs.

mod hostile;
mod lists;
mod lossless;
mod results;
mod twelve;
