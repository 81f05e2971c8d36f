//! System calls that a reader needs on Linux, for memory, waiting threads and its pipes. Every
//! other call fails, such as opening files, connecting, starting programs and signalling other
//! processes.

use seccompiler::{
    BpfProgram, Error, SeccompAction, SeccompCmpArgLen as Len, SeccompCmpOp as Is,
    SeccompCondition as Where, SeccompFilter, SeccompRule, apply_filter_all_threads,
};
use std::collections::BTreeMap;

/// System calls that are allowed with any arguments.
const ALLOWED: [i64; 27] = [
    libc::SYS_brk,
    libc::SYS_clock_gettime,
    libc::SYS_clock_nanosleep,
    libc::SYS_close,
    libc::SYS_exit,
    libc::SYS_exit_group,
    libc::SYS_futex,
    libc::SYS_getpid,
    libc::SYS_getrandom,
    libc::SYS_gettid,
    libc::SYS_madvise,
    libc::SYS_membarrier,
    libc::SYS_mremap,
    libc::SYS_munmap,
    libc::SYS_nanosleep,
    libc::SYS_restart_syscall,
    libc::SYS_rseq,
    libc::SYS_rt_sigaction,
    libc::SYS_rt_sigprocmask,
    libc::SYS_rt_sigreturn,
    libc::SYS_sched_getaffinity,
    libc::SYS_sched_yield,
    libc::SYS_set_robust_list,
    libc::SYS_set_tid_address,
    libc::SYS_sigaltstack,
    libc::SYS_fstat,
    libc::SYS_lseek,
];

/// Refuses all calls that are not allowed, in all threads, with `EPERM`.
pub(super) fn refuse_others() -> Result<(), Error> {
    let filter = SeccompFilter::new(
        rules()?,
        SeccompAction::Errno(libc::EPERM.unsigned_abs()),
        SeccompAction::Allow,
        std::env::consts::ARCH.try_into()?,
    )?;
    let program: BpfProgram = filter.try_into()?;
    apply_filter_all_threads(&program)
}

fn rules() -> Result<BTreeMap<i64, Vec<SeccompRule>>, Error> {
    let all = ALLOWED.into_iter().map(|call| Ok((call, Vec::new())));
    // Only the pipes may be used, although the parent may have left other files open.
    let input = [(libc::SYS_read, 0, Is::Eq, 0)];
    let output = [(libc::SYS_write, 0, Is::Le, 2), (libc::SYS_writev, 0, Is::Le, 2)];
    // Memory must not be executable.
    let executed = Is::MaskedEq(libc::PROT_EXEC.unsigned_abs().into());
    let memory = [libc::SYS_mmap, libc::SYS_mprotect].map(|call| (call, 2, executed.clone(), 0));
    // An aborting panic signals its own process, but no process may signal another.
    let own = std::process::id().into();
    let signal = [(libc::SYS_tgkill, 0, Is::Eq, own)];
    let some = input.into_iter().chain(output).chain(memory).chain(signal);
    let some = some.map(|(call, argument, is, value)| {
        let condition = Where::new(argument, Len::Dword, is, value)?;
        Ok((call, vec![SeccompRule::new(vec![condition])?]))
    });
    all.chain(some).collect()
}
