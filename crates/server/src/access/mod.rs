//! Who somebody is, what they may do and see, and how much they may ask for.

pub(crate) mod authority;
pub(crate) mod budget;
pub(crate) mod creating;
pub(crate) mod draw;
pub(crate) mod hosts;
pub(crate) mod known;
pub(crate) mod limits;
pub(crate) mod network;
mod ranks;
pub(crate) mod seats;
pub(crate) mod sockets;
pub(crate) mod visit;
