//! Process: startup, network connections, recovery and shutdown.

#[cfg(unix)]
pub(crate) mod admin;
pub(crate) mod cluster;
pub(crate) mod connections;
pub(crate) mod files;
pub(crate) mod heartbeat_thread;
pub(crate) mod lan_address;
pub(crate) mod metrics;
pub(crate) mod push_delivery;
pub(crate) mod recovery;
pub(crate) mod retention;
pub(crate) mod serve;
pub(crate) mod stall;
pub(crate) mod stores;
pub(crate) mod stream;
pub(crate) mod tls;
