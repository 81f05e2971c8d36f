//! The machine's own programs, and a small disk.

use crate::skipped::{has_all_tools, skipped};
use std::fs::{File, remove_file};
use std::io::Write;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// Runs a program; its error output is told only if it fails.
///
/// # Errors
/// If the program is not there or ends with an error.
pub fn run(program: &str, args: &[&str]) -> Result<(), String> {
    let output = Command::new(program).args(args).output().map_err(|error| error.to_string())?;
    match output.status.success() {
        true => Ok(()),
        false => Err(format!("{program}: {}", String::from_utf8_lossy(&output.stderr))),
    }
}

/// Runs a program that needs root. Only in CI, where every tool must be present, it may use `sudo`:
/// a test does not take a developer's privileges.
fn as_root(program: &str, args: &[&str]) -> Result<(), String> {
    run(program, args).or_else(|why| match has_all_tools() {
        true => run("sudo", &[&["-n", program], args].concat()),
        false => Err(why),
    })
}

/// A file system in memory that ends with this.
pub struct SmallDisk(TempDir);

impl SmallDisk {
    /// Mounts one. None, with a message, where that is not allowed.
    ///
    /// # Panics
    /// If there is no folder for it.
    pub fn new(megabytes: u32) -> Option<SmallDisk> {
        let folder = tempfile::tempdir().unwrap();
        let size = format!("size={megabytes}m");
        let path = folder.path().to_str().unwrap();
        match as_root("mount", &["-t", "tmpfs", "-o", &size, "tmpfs", path]) {
            Ok(()) => Some(SmallDisk(folder)),
            Err(why) => {
                skipped(&format!("no file system can be mounted here: {why}"));
                None
            }
        }
    }

    /// Where it is mounted.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Takes all the room there is.
    ///
    /// # Panics
    /// If no file can be made there.
    pub fn fill(&self) {
        let mut file = File::create(self.path().join("filler")).unwrap();
        for size in [1 << 20, 4096] {
            let block = vec![0; size];
            while file.write_all(&block).is_ok() {}
        }
    }

    /// Gives the room back.
    ///
    /// # Panics
    /// If it was not taken.
    pub fn free(&self) {
        remove_file(self.path().join("filler")).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = as_root("umount", &["-l", self.path().to_str().unwrap_or_default()]);
    }
}
