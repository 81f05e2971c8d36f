//! Work that takes long, where nobody else has to wait for it.

mod fair_queue;
pub(crate) mod job_class;
pub(crate) mod mate_cache;
pub(crate) mod meter;
pub(crate) mod pool;
