//! Tests of files and lists in the formats of pairing programs.

mod lists;
mod lossless;
mod malicious_files;
mod results;
mod twelve_lists;
