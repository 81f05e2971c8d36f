//! Access: seats, authorities, permissions and limits.

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
