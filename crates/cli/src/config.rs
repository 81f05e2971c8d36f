//! Configuration files: `touchmove serve --config FILE`, `touchmove audit --config FILE`. Keys are
//! the names of flags, so there is a single list of options. Flags on the command line follow the
//! options of the file and override them.

use crate::messages::{say, wanted};
use std::ffi::OsString;
use std::path::Path;
use toml::{Table, Value};
use touchmove_explain::Words;

const FLAG: &str = "--config";
/// Commands that accept a configuration file.
const COMMANDS: [&str; 2] = ["serve", "audit"];

fn is_command(arg: &OsString) -> bool {
    COMMANDS.iter().any(|command| arg == command)
}

/// Inserts the file's options into the command line, before the other flags.
///
/// # Errors
/// If the file is missing or is not TOML with names of flags.
pub fn expanded(args: impl Iterator<Item = OsString>) -> Result<Vec<OsString>, String> {
    let mut args: Vec<OsString> = args.collect();
    let Some(path) = named(&args) else { return Ok(args) };
    let words = Words::new(wanted(&args));
    let flags = flags(&read(&path)?, &words).map_err(|why| format!("{}: {why}", path.display()))?;
    // Insert after the program and the command.
    let place = args.iter().position(is_command).map_or(args.len(), |at| at + 1);
    args.splice(place..place, flags);
    Ok(args)
}

fn named(args: &[OsString]) -> Option<std::path::PathBuf> {
    let mut all = args.iter().skip_while(|arg| !is_command(arg));
    while let Some(arg) = all.next() {
        let text = arg.to_str().unwrap_or_default();
        if text == FLAG {
            return all.next().map(Into::into);
        }
        if let Some(path) = text.strip_prefix("--config=") {
            return Some(path.into());
        }
    }
    None
}

fn read(path: &Path) -> Result<Table, String> {
    let wrong = |why: &dyn std::fmt::Display| format!("{}: {why}", path.display());
    let text = std::fs::read_to_string(path).map_err(|error| wrong(&error))?;
    text.parse().map_err(|error: toml::de::Error| wrong(&error))
}

fn flags(table: &Table, words: &Words) -> Result<Vec<OsString>, String> {
    let mut flags = Vec::new();
    for (name, value) in table {
        let several = match value {
            Value::Array(values) => values.as_slice(),
            one => std::slice::from_ref(one),
        };
        for value in several {
            match value {
                Value::Boolean(true) => flags.push(format!("--{name}").into()),
                Value::Boolean(false) => {}
                Value::String(text) => flags.push(format!("--{name}={text}").into()),
                Value::Integer(number) => flags.push(format!("--{name}={number}").into()),
                _ => {
                    return Err(say(
                        words,
                        "wrong-config-value",
                        &[("name", name.as_str().into())],
                    ));
                }
            }
        }
    }
    Ok(flags)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expand(text: &str, rest: &[&str]) -> Result<Vec<String>, String> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("touchmove.toml");
        std::fs::write(&path, text).unwrap();
        let path = path.to_str().unwrap().to_owned();
        let args = ["touchmove", "serve", FLAG, &path].into_iter().chain(rest.iter().copied());
        let all = expanded(args.map(OsString::from))?;
        let all = all.into_iter().map(|arg| arg.into_string().unwrap());
        Ok(all.filter(|arg| *arg != path && arg != FLAG).skip(2).collect())
    }

    #[test]
    fn flags_override_the_file() {
        let text = "listen = \"0.0.0.0:80\"\njson = true\nno-limits = false\n\
                    engine = [\"A=/a\", \"B=/b\"]\n";
        let all = expand(text, &["--listen", "127.0.0.1:1"]).unwrap();
        assert!(all.contains(&"--json".into()) && all.contains(&"--engine=B=/b".into()), "{all:?}");
        let place = |wanted: &str| all.iter().position(|arg| arg == wanted).unwrap();
        assert!(place("--listen=0.0.0.0:80") < place("--listen"));
        assert!(!all.iter().any(|arg| arg.contains("no-limits")));
    }

    #[test]
    fn mutated_files_never_panic() {
        let seeds: [&[u8]; 2] = [
            include_bytes!("../../../deploy/touchmove.toml"),
            b"a = [[[{b = [1, true]}]]]\n[c.d]\n",
        ];
        let mut mangler = touchmove_fuzz::Mangler::new(40);
        let (mut read, mut refused) = (0, 0);
        for _ in 0..300 {
            let text = mangler.input(&seeds, 64 * 1024);
            match expand(&String::from_utf8_lossy(&text), &[]) {
                Ok(_) => read += 1,
                Err(why) => refused += usize::from(why.contains("touchmove.toml")),
            }
        }
        assert!(read > 20 && refused > 100 && read + refused == 300, "{read} {refused}");
    }

    #[test]
    fn errors_name_the_file() {
        assert!(expand("listen = ", &[]).unwrap_err().contains("touchmove.toml"));
        assert!(expand("listen = 1.5", &[]).unwrap_err().contains("listen"));
        let args = ["touchmove", "serve", "--config=nowhere.toml"].map(OsString::from);
        assert!(expanded(args.into_iter()).unwrap_err().contains("nowhere.toml"));
        let other = ["touchmove", "judge", FLAG].map(OsString::from);
        assert_eq!(expanded(other.into_iter()).unwrap().len(), 3);
    }
}
