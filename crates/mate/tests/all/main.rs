//! Integration tests of `mate`, built as one program to save link time.

mod answers;
mod checked;
mod common;
mod legality;
mod material;
mod odd;
mod real;
mod small;
mod vectors;
