//! Work that takes long, where nobody else has to wait for it.

pub(crate) mod findings;
pub(crate) mod length;
mod lines;
pub(crate) mod meter;
pub(crate) mod pool;
