//! Integration tests of `mate`, as one program that is linked once.

mod answers;
mod checked;
mod common;
mod legality;
mod material;
mod odd;
mod real;
mod small;
mod vectors;
