//! Integration tests of `mate`, in one program to link only once.

mod answers;
mod checked;
mod common;
mod legality;
mod material;
mod odd;
mod real;
mod small;
mod vectors;
