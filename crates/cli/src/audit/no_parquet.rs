//! Stub for builds without the feature `parquet`.

use super::chunk::Audited;
use crate::args::Shard;
use crate::messages::{say, words};
use std::io;
use std::path::Path;
use touchmove_audit::Row;

/// Command that installs a build with the feature.
const INSTALL: &str = "cargo install touchmove-cli --features parquet";

pub enum Tables {}

impl Tables {
    /// # Errors
    /// Always.
    pub fn new(_: &Path, _: Option<Shard>) -> Result<Tables, String> {
        Err(say(&words(), "audit-no-parquet", &[("command", INSTALL.into())]))
    }

    pub fn game(
        &mut self,
        _: &Path,
        _: Option<usize>,
        _: &Audited,
        _: impl Iterator<Item = Row>,
    ) -> io::Result<()> {
        match *self {}
    }

    pub fn flush(&mut self) -> io::Result<()> {
        match *self {}
    }
}
