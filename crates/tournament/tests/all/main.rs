//! Files and lists as programs write them.

mod hostile;
mod lists;
mod lossless;
mod results;
mod twelve;
