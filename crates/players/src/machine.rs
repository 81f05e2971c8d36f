//! External programs, and a small disk.

use crate::skipped::{has_all_tools, skipped};
use std::fs::{File, remove_file};
use std::io::Write;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// Runs a program. Its error output appears only in the returned error.
///
/// # Errors
/// If the program is missing or fails.
pub fn run(program: &str, args: &[&str]) -> Result<(), String> {
    let output = Command::new(program).args(args).output().map_err(|error| error.to_string())?;
    match output.status.success() {
        true => Ok(()),
        false => Err(format!("{program}: {}", String::from_utf8_lossy(&output.stderr))),
    }
}

/// Runs a program that needs root. Uses `sudo` only in CI, where every tool must be present. On a
/// developer's machine, a test must not use the developer's privileges.
fn as_root(program: &str, args: &[&str]) -> Result<(), String> {
    run(program, args).or_else(|why| match has_all_tools() {
        true => run("sudo", &[&["-n", program], args].concat()),
        false => Err(why),
    })
}

/// A file system in memory, unmounted when dropped.
pub struct SmallDisk(TempDir);

impl SmallDisk {
    /// Mounts a file system; reports a skip and returns `None` if that is not permitted.
    ///
    /// # Panics
    /// If no folder can be created for the file system.
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

    /// Returns the mount point.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Fills the disk completely.
    ///
    /// # Panics
    /// If no file can be created on the disk.
    pub fn fill(&self) {
        let mut file = File::create(self.path().join("filler")).unwrap();
        for size in [1 << 20, 4096] {
            let block = vec![0; size];
            while file.write_all(&block).is_ok() {}
        }
    }

    /// Frees the space again.
    ///
    /// # Panics
    /// If the disk was not filled.
    pub fn free(&self) {
        remove_file(self.path().join("filler")).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = as_root("umount", &["-l", self.path().to_str().unwrap_or_default()]);
    }
}
