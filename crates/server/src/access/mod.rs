//! Who somebody is, what they may do and see, and how much they may ask for.

pub(crate) mod authority;
pub(crate) mod creating;
pub(crate) mod draw;
pub(crate) mod limits;
pub(crate) mod network;
pub(crate) mod seats;
