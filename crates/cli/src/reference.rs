//! Shell completions and man pages, generated from the definitions of the help.

use crate::help;
use crate::messages::spoken;
use crate::output::errln;
use crate::{FINE, UNREADABLE};
use clap_complete::Shell;
use std::io;
use std::path::Path;

pub fn completions(shell: Shell) -> u8 {
    clap_complete::generate(shell, &mut help::command(spoken()), "touchmove", &mut io::stdout());
    FINE
}

pub fn man(dir: Option<&Path>) -> u8 {
    let written = match dir {
        Some(dir) => std::fs::create_dir_all(dir)
            .and_then(|()| clap_mangen::generate_to(help::command(spoken()), dir)),
        None => clap_mangen::Man::new(help::command(spoken())).render(&mut io::stdout()),
    };
    match written {
        Ok(()) => FINE,
        Err(error) => {
            errln!("touchmove: the man page could not be written: {error}");
            UNREADABLE
        }
    }
}
