//! `touchmove check`, `touchmove forgotten` and `touchmove copy`: operations on a store.

use crate::args::{CheckArgs, CopyArgs, ForgottenArgs};
use crate::messages::{say, words};
use crate::output::errln;
use crate::serve::{ended, in_runtime, print_line};
use crate::{FOUND, UNREADABLE};
use touchmove_server::{Checked, Fault, Place};

pub fn check(args: &CheckArgs) -> u8 {
    if let Some(whom) = &args.forgotten {
        return search(args, whom);
    }
    let checked = in_runtime(async { Ok(touchmove_server::check(&args.store, &args.key).await?) });
    match checked {
        Ok(checked) => report(&checked, "check-fine"),
        Err(error) => {
            errln!("touchmove: {error}");
            UNREADABLE
        }
    }
}

/// Reports where a person's data remains.
fn search(args: &CheckArgs, whom: &str) -> u8 {
    let (store, key, within) = (&args.store, &args.key, &args.within);
    let found = in_runtime(async { Ok(touchmove_server::search(store, key, whom, within).await?) });
    let found = match found {
        Ok(found) => found,
        Err(error) => {
            errln!("touchmove: {error}");
            return UNREADABLE;
        }
    };
    let words = words();
    for Place { place, written, times } in &found {
        let args = [
            ("place", place.clone().into()),
            ("written", (*written).into()),
            ("times", (*times).into()),
        ];
        print_line(&say(&words, "check-found", &args));
    }
    if !found.is_empty() {
        return FOUND;
    }
    print_line(&say(&words, "check-not-found", &[]));
    crate::FINE
}

pub fn forgotten(args: &ForgottenArgs) -> u8 {
    let (store, list, key) = (&args.store, &args.list, &args.key);
    let again = in_runtime(async { Ok(touchmove_server::forget_again(store, list, key).await?) });
    match again {
        Ok(count) => {
            print_line(&say(&words(), "forgotten-again", &[("count", count.into())]));
            crate::FINE
        }
        Err(error) => ended(Err(error)),
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
        print_line(&say(&words, id, &args));
    }
    if !checked.faults.is_empty() {
        return FOUND;
    }
    let args = [("streams", checked.streams.into()), ("entries", checked.entries.into())];
    print_line(&say(&words, fine, &args));
    crate::FINE
}
