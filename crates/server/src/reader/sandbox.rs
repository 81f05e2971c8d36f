//! What this process may still do once it reads files of strangers.

#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
mod calls;

use std::io;

/// Limits this process for good: memory, processor time, no file written or opened, no socket, no
/// other process. Linux also refuses system calls that reading does not need.
///
/// # Errors
/// If the system refuses a limit.
pub(super) fn confine() -> io::Result<()> {
    #[cfg(unix)]
    limit()?;
    #[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
    if let Err(error) = calls::refuse_others() {
        // A kernel or a container without seccomp: the limits hold.
        tracing::debug!(%error, "system calls are not limited");
    }
    Ok(())
}

#[cfg(unix)]
fn limit() -> io::Result<()> {
    use super::limits::{MEMORY, PROCESSOR};
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    std::env::set_current_dir("/")?;
    // Games come first. More than this would keep it from reading on a busy machine.
    let _ = rustix::process::nice(5);
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Signal, set_parent_process_death_signal};
        set_parent_process_death_signal(Some(Signal::KILL))?;
        // Where memory runs out this process ends before the server. Some containers forbid it.
        let _ = std::fs::write("/proc/self/oom_score_adj", "1000");
    }
    let limits = [
        (Resource::As, MEMORY),
        (Resource::Cpu, PROCESSOR),
        (Resource::Core, 0),
        (Resource::Fsize, 0),
        (Resource::Nproc, 0),
        // What is open stays open; nothing is opened any more.
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
