//! Open files: each connection needs an open file, and the system limits their number.

/// Files reserved for the store, the log, engines, file readers and other uses: an eighth of the
/// limit, within these bounds.
const FOR_THE_REST: std::ops::RangeInclusive<usize> = 64..=1024;

/// Raises the limit as far as the system allows. Returns the number of connections that fit.
pub(crate) fn room() -> usize {
    raised().map_or(usize::MAX, connections)
}

fn connections(limit: usize) -> usize {
    let rest = (limit / 8).clamp(*FOR_THE_REST.start(), *FOR_THE_REST.end());
    limit.saturating_sub(rest).max(limit / 2)
}

/// Returns the limit after raising it; `None` if the system has no limit.
#[cfg(unix)]
fn raised() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    if let Err(error) = &raised {
        tracing::debug!(%error, "limit of open files not raised");
    }
    let limit = if raised.is_ok() { maximum } else { current };
    usize::try_from(limit?).ok()
}

#[cfg(not(unix))]
fn raised() -> Option<usize> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_files_for_other_uses() {
        let rooms = [16, 100, 256, 1_024, 65_536].map(connections);
        assert_eq!(rooms, [8, 50, 192, 896, 64_512]);
    }

    #[cfg(unix)]
    #[test]
    fn limit_is_raised_to_the_hard_limit() {
        use rustix::process::{Resource, getrlimit};
        raised();
        let limit = getrlimit(Resource::Nofile);
        assert_eq!(limit.current, limit.maximum);
    }
}
