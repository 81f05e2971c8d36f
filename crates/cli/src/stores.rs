//! `touchmove check` and `touchmove copy`.

use crate::args::{CheckArgs, CopyArgs};
use crate::out::errln;
use crate::say::{say, words};
use crate::serve::{ended, in_runtime, tell};
use crate::{FOUND, UNREADABLE};
use touchmove_server::{Checked, Fault};

pub fn check(args: &CheckArgs) -> u8 {
    let checked = in_runtime(async { Ok(touchmove_server::check(&args.store, &args.key).await?) });
    match checked {
        Ok(checked) => report(&checked, "check-fine"),
        Err(error) => {
            errln!("touchmove: {error}");
            UNREADABLE
        }
    }
}

pub fn copy(args: &CopyArgs) -> u8 {
    let copied =
        in_runtime(async { Ok(touchmove_server::copy(&args.from, &args.to, &args.key).await?) });
    match copied {
        Ok(checked) => report(&checked, "copy-done"),
        Err(error) => ended(Err(error)),
    }
}

fn report(checked: &Checked, fine: &str) -> u8 {
    let words = words();
    for fault in &checked.faults {
        let (id, journal, version) = match fault {
            Fault::Entry { stream, version } => ("check-entry", stream, *version),
            Fault::End { stream, version } => ("check-end", stream, *version),
            Fault::Name { stream } => ("check-name", stream, 0),
            Fault::Missing { stream } => ("check-missing", stream, 0),
            Fault::Loose { stream } => ("check-loose", stream, 0),
        };
        let version = version.unsigned_abs();
        let args = [("journal", journal.clone().into()), ("version", version.into())];
        tell(&say(&words, id, &args));
    }
    if !checked.faults.is_empty() {
        return FOUND;
    }
    let args = [("streams", checked.streams.into()), ("entries", checked.entries.into())];
    tell(&say(&words, fine, &args));
    crate::FINE
}
