//! All tests of `mate` that stand outside it, as one program: it is linked once.

mod answers;
mod checked;
mod common;
mod legality;
mod material;
mod odd;
mod real;
mod small;
mod vectors;
