//! Files and lists as programs write them.

mod lists;
mod lossless;
mod results;
