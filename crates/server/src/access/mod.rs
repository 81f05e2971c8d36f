//! Who somebody is, what they may do and see, and how much they may ask for.

pub(crate) mod authority;
pub(crate) mod budget;
pub(crate) mod creation_policy;
mod eviction_order;
pub(crate) mod hosts;
pub(crate) mod id_source;
pub(crate) mod limits;
pub(crate) mod network;
pub(crate) mod recent_seats;
pub(crate) mod seats;
pub(crate) mod sockets;
pub(crate) mod visit;
