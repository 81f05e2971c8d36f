//! Sandbox of a reader process.

#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
mod calls;

use std::io;

/// Limits this process permanently: memory and processor time; no file written or opened, no
/// socket, no other process. Linux also refuses system calls that reading does not need.
///
/// # Errors
/// If the system refuses a limit.
pub(super) fn confine() -> io::Result<()> {
    #[cfg(unix)]
    limit()?;
    #[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
    if let Err(error) = calls::refuse_others() {
        // The kernel or container lacks seccomp. The other limits apply.
        tracing::debug!(%error, "system call filter not installed");
    }
    Ok(())
}

#[cfg(unix)]
fn limit() -> io::Result<()> {
    use super::limits::{MEMORY, PROCESSOR};
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    std::env::set_current_dir("/")?;
    // Games have priority. A higher value would starve the reader on a busy machine.
    let _ = rustix::process::nice(5);
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Signal, set_parent_process_death_signal};
        set_parent_process_death_signal(Some(Signal::KILL))?;
        // Under memory pressure the kernel kills this process before the server. Some containers
        // forbid the write.
        let _ = std::fs::write("/proc/self/oom_score_adj", "1000");
    }
    let limits = [
        (Resource::As, MEMORY),
        (Resource::Cpu, PROCESSOR),
        (Resource::Core, 0),
        (Resource::Fsize, 0),
        (Resource::Nproc, 0),
        // Open files stay open; the system refuses new ones.
        (Resource::Nofile, 0),
    ];
    for (resource, most) in limits {
        let most = getrlimit(resource).maximum.map_or(most, |hard| hard.min(most));
        setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) })?;
    }
    Ok(())
}

#[cfg(all(test, target_os = "linux"))]
mod tests;
