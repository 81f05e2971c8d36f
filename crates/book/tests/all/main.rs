//! The book of the Laws, tried from outside.

mod queries;
mod sources;
