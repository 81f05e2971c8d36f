//! Long computations, on threads of their own.

mod fair_queue;
pub(crate) mod job_class;
pub(crate) mod mate_cache;
pub(crate) mod meter;
pub(crate) mod pool;
