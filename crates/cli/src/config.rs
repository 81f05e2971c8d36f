//! Configuration files: `touchmove serve --config FILE`, `touchmove audit --config FILE`. Keys are
//! the names of flags, so there is a single list of options. Flags on the command line follow the
//! options of the file and override them.

use crate::args::Args;
use crate::messages::{say, wanted};
use crate::usage_errors;
use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::ffi::OsString;
use std::path::Path;
use toml::de::{DeTable, DeValue};
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
/// If the file is missing or is not TOML with names and values of flags. The error names the file
/// and the line.
pub fn expanded(args: impl Iterator<Item = OsString>) -> Result<Vec<OsString>, String> {
    let mut args: Vec<OsString> = args.collect();
    let Some(path) = named(&args) else { return Ok(args) };
    let place = args.iter().position(is_command).unwrap_or(args.len());
    let command = args.get(place).cloned().unwrap_or_default();
    let file = File { path: &path, words: Words::new(wanted(&args)), command };
    let flags = file.flags()?;
    // Insert after the program and the command.
    args.splice(place + 1..place + 1, flags);
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

/// A configuration file for a command.
struct File<'a> {
    path: &'a Path,
    words: Words,
    command: OsString,
}

impl File<'_> {
    fn flags(&self) -> Result<Vec<OsString>, String> {
        let name = self.path.display();
        let text = std::fs::read_to_string(self.path).map_err(|why| format!("{name}: {why}"))?;
        let table = DeTable::parse(&text).map_err(|why| format!("{name}: {why}"))?;
        let mut flags = Vec::new();
        for (key, value) in table.get_ref() {
            let line = 1 + text.get(..key.span().start).unwrap_or_default().matches('\n').count();
            let key = key.get_ref();
            let of_key = self.of_key(key, value.get_ref()).and_then(|flags| {
                self.check(key, &flags)?;
                Ok(flags)
            });
            flags.extend(of_key.map_err(|why| format!("{name}:{line}: {why}"))?);
        }
        Ok(flags)
    }

    /// Returns the flags for a key of the file.
    fn of_key(&self, name: &str, value: &DeValue<'_>) -> Result<Vec<OsString>, String> {
        if let DeValue::Array(values) = value {
            let each = values.iter().map(|value| self.of_key(name, value.get_ref()));
            return Ok(each.collect::<Result<Vec<_>, _>>()?.concat());
        }
        Ok(match value {
            DeValue::Boolean(true) => vec![format!("--{name}").into()],
            DeValue::Boolean(false) => Vec::new(),
            DeValue::String(text) => vec![format!("--{name}={text}").into()],
            DeValue::Integer(number) => vec![format!("--{name}={number}").into()],
            _ => return Err(say(&self.words, "wrong-config-value", &[("name", name.into())])),
        })
    }

    /// Checks a key and its value as the command line would. Flags that need others are not errors,
    /// because the other keys are not known here.
    fn check(&self, name: &str, flags: &[OsString]) -> Result<(), String> {
        let off = [OsString::from(format!("--{name}"))];
        let is_off = flags.is_empty();
        let flags = if is_off { &off } else { flags };
        let args = [OsString::from("touchmove"), self.command.clone()];
        let args = args.iter().chain(flags);
        let Err(error) = Args::command().try_get_matches_from(args) else { return Ok(()) };
        match error.kind() {
            ErrorKind::UnknownArgument => Err(self.unknown(name, &error)),
            ErrorKind::InvalidValue
            | ErrorKind::ValueValidation
            | ErrorKind::TooManyValues
            | ErrorKind::NoEquals
                if !is_off =>
            {
                let page = usage_errors::translated(&error);
                let page = page.unwrap_or_else(|| error.render().to_string());
                Err(page.split("\n\n").next().unwrap_or_default().to_owned())
            }
            _ => Ok(()),
        }
    }

    fn unknown(&self, name: &str, error: &clap::Error) -> String {
        let near = match error.get(ContextKind::SuggestedArg) {
            Some(ContextValue::String(near)) => near.trim_start_matches('-'),
            _ => "none",
        };
        let args = [("name", name.into()), ("near", near.into())];
        say(&self.words, "wrong-config-key", &args)
    }
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
    fn unknown_keys_are_errors_with_the_line_and_the_near_key() {
        let why = expand("json = true\n\nlisen = \"0.0.0.0:80\"\n", &[]).unwrap_err();
        assert!(why.contains("touchmove.toml:3: lisen") && why.contains("listen"), "{why}");
        let why = expand("xyzzy = false\n", &[]).unwrap_err();
        assert!(why.contains("touchmove.toml:1: xyzzy"), "{why}");
        let why = expand("\nlisten = \"nowhere\"\n", &[]).unwrap_err();
        assert!(why.contains("touchmove.toml:2: ") && why.contains("nowhere"), "{why}");
        assert!(!why.contains("\n\n"), "{why}");
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
