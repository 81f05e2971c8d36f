//! Command-line help in the user's language.

use crate::args::Args;
use crate::output::{err, out};
use crate::{protocol, rtl, usage_errors};
use clap::builder::ValueRange;
use clap::{Arg, Command, CommandFactory};
use std::borrow::Cow;
use touchmove_explain::{Help, Language};

/// Returns the clap command with texts from `locales/`. English texts come from the doc comments of
/// `args`; a test compares them with the file.
pub fn command(language: Language) -> Command {
    let mut command = Args::command();
    if language == Language::English {
        return command;
    }
    command.build();
    Translator { help: Help::new(language), language }.command(command, "help")
}

/// Prints help or a usage error, escaped for the terminal, and exits.
pub fn exit_with(error: &clap::Error) -> ! {
    let own = usage_errors::translated(error);
    let text = own.clone().unwrap_or_else(|| error.render().to_string());
    match rtl::page(&text) {
        // Let clap print unchanged text of its own, because it adds colours.
        Cow::Borrowed(_) if own.is_none() => error.exit(),
        page if error.use_stderr() => err!("{page}"),
        page => out!("{page}"),
    }
    std::process::exit(error.exit_code())
}

struct Translator {
    help: Help,
    language: Language,
}

impl Translator {
    fn command(&self, command: Command, id: &str) -> Command {
        let names: Vec<String> =
            command.get_subcommands().map(|below| below.get_name().to_owned()).collect();
        let command = names.iter().fold(command, |command, name| {
            command.mut_subcommand(name, |below| self.command(below, &below_of(id, name)))
        });
        let command = command.mut_args(|arg| self.arg(arg, id));
        self.framed(self.about(command, id))
    }

    /// Translates headings and the usage line.
    fn framed(&self, command: Command) -> Command {
        let word = |name: &str| self.word(name, &[]);
        let usage = command.clone().render_usage().to_string();
        let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
        let usage = usage.replace("[OPTIONS]", &format!("[{}]", word("options-name")));
        let usage = usage.replace("[COMMAND]", &format!("[{}]", word("command-name")));
        let usage = usage.replace("<COMMAND>", &format!("<{}>", word("command-name")));
        let template = format!(
            "{{before-help}}{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
            word("usage")
        );
        let heading = leaked(word("commands"));
        command.override_usage(usage).help_template(template).subcommand_help_heading(heading)
    }

    fn about(&self, command: Command, id: &str) -> Command {
        let about = self.help.of(id, None, &[]);
        let about = about.or_else(|| self.help.of("help-help", None, &[]).filter(|_| is_help(id)));
        let Some(about) = about else { return command };
        let more = self.help.of(id, Some("more"), &[]);
        let more = more.map(|more| match id {
            "help-protocol" => protocol::help_in(self.language, &more),
            _ => more,
        });
        let long = more.map_or_else(|| about.clone(), |more| format!("{about}\n\n{more}"));
        command.about(about).long_about(long)
    }

    fn arg(&self, arg: Arg, id: &str) -> Arg {
        let name = arg.get_id().as_str().replace('_', "-");
        // Shared help for subcommands: look the text up at each parent.
        let above = std::iter::successors(Some(id), |id| Some(id.rsplit_once('-')?.0));
        let said = above.into_iter().find_map(|id| self.help.of(id, Some(&name), &[]));
        let heading = if arg.is_positional() { "arguments" } else { "options" };
        let heading = leaked(self.word(heading, &[]));
        let arg = self.named(arg).help_heading(heading);
        let Some(said) = said else { return arg };
        let said = format!("{said}{}{}", self.default(&arg), self.values(&arg));
        arg.help(said.clone()).long_help(said).hide_default_value(true).hide_possible_values(true)
    }

    /// Translates the value name.
    fn named(&self, arg: Arg) -> Arg {
        let is_a_flag = arg.get_num_args().is_some_and(|range| range == ValueRange::EMPTY);
        let Some(names) = arg.get_value_names().filter(|_| !is_a_flag) else { return arg };
        let own = |name: &str| {
            let key = name.to_lowercase().replace(|c: char| !c.is_ascii_lowercase(), "-");
            self.help.of("help-values", Some(&key), &[]).unwrap_or_else(|| name.to_owned())
        };
        let names: Vec<&'static str> = names.iter().map(|name| leaked(own(name))).collect();
        arg.value_names(names)
    }

    fn default(&self, arg: &Arg) -> String {
        let values: Vec<&str> =
            arg.get_default_values().iter().filter_map(|value| value.to_str()).collect();
        let is_shown = !values.is_empty() && arg.get_num_args() != Some(ValueRange::EMPTY);
        let text = || format!(" {}", self.word("default", &[("value", &values.join(" "))]));
        is_shown.then(text).unwrap_or_default()
    }

    fn values(&self, arg: &Arg) -> String {
        let values = arg.get_possible_values();
        let values: Vec<&str> = values.iter().map(|value| value.get_name()).collect();
        let is_a_flag = arg.get_num_args() == Some(ValueRange::EMPTY);
        let text = || format!(" {}", self.word("values", &[("values", &values.join(", "))]));
        (!values.is_empty() && !is_a_flag).then(text).unwrap_or_default()
    }

    fn word(&self, name: &str, args: &[(&str, &str)]) -> String {
        self.help.of("help-words", Some(name), args).unwrap_or_default()
    }
}

/// Returns true for the `help` subcommand of any command, and its own subcommands.
fn is_help(id: &str) -> bool {
    id.strip_prefix("help-").is_some_and(|id| id.split('-').any(|part| part == "help"))
}

fn below_of(id: &str, name: &str) -> String {
    format!("{id}-{name}")
}

/// Leaks a string, because clap needs `'static` names. The help is built once per process.
fn leaked(text: String) -> &'static str {
    text.leak()
}

#[cfg(test)]
mod tests;
