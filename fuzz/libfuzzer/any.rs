//! Runs a target under libFuzzer. The environment variable `TARGET` has the name of the target.
#![no_main]

use std::cell::OnceCell;
use touchmove_fuzz::{Target, named};

thread_local! {
    static TARGET: OnceCell<Target> = const { OnceCell::new() };
}

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    TARGET.with(|known| {
        let target = known.get_or_init(|| {
            let name = std::env::var("TARGET").unwrap_or_default();
            named(&name).unwrap_or_else(|| panic!("TARGET={name}: no such target"))
        });
        target.run(data);
    });
});
