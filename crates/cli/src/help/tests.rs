//! Tests of all help texts in all languages. UPDATE=1 regenerates the English file from the doc
//! comments.

use super::{command, is_help};
use crate::args::Args;
use clap::{Command, CommandFactory};
use std::collections::BTreeSet;
use std::fmt::Write;
use touchmove_explain::{Help, Language};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en/help.ftl");
const OTHERS: [Language; 3] = [Language::Greek, Language::Finnish, Language::Arabic];

/// Message id, attribute, English text.
type Said = (String, Option<String>, String);

fn all(command: &Command, id: &str, said: &mut Vec<Said>) {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let long = command.get_long_about().map(ToString::to_string).unwrap_or_default();
    said.push((id.to_owned(), None, about.clone()));
    // The list of acts comes from the protocol itself.
    let more = long.strip_prefix(&about).map(str::trim).filter(|_| id != "help-protocol");
    let more = more.filter(|more| !more.is_empty());
    said.extend(more.map(|more| (id.to_owned(), Some("more".to_owned()), more.to_owned())));
    for arg in command.get_arguments() {
        let name = arg.get_id().as_str().replace('_', "-");
        let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
        if !help.is_empty() && !["help", "version"].contains(&name.as_str()) {
            said.push((id.to_owned(), Some(name), help));
        }
    }
    for below in command.get_subcommands() {
        all(below, &format!("{id}-{}", below.get_name()), said);
    }
}

/// Returns all texts of the doc comments.
fn english() -> Vec<Said> {
    let mut said = Vec::new();
    all(&Args::command(), "help", &mut said);
    said
}

fn file() -> String {
    let mut out = String::from(
        "# Help texts of the command line: a message for each command, an attribute for each argument and\n\
         # option; .more is the additional text of --help. UPDATE=1 cargo test -p touchmove-cli --bin touchmove help\n\
         # generates this file for translators from the doc comments of crates/cli/src/args.rs.\n\n",
    );
    for (id, part, text) in english() {
        let text = text.replace("\n\n", "\n\n        ");
        let text =
            if text.contains('\n') { format!("\n        {text}") } else { format!(" {text}") };
        let _ = match part {
            None => writeln!(out, "{id} ={text}"),
            Some(part) => writeln!(out, "    .{part} ={text}"),
        };
    }
    out
}

#[test]
fn english_file_matches_the_doc_comments() {
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(FILE, file()).expect("the file can be written");
    }
    let help = Help::new(Language::English);
    for (id, part, text) in english() {
        assert_eq!(help.of(&id, part.as_deref(), &[]), Some(text), "{id} {part:?}");
    }
}

/// Messages that only other languages need, because clap has them in English.
const OWN: [&str; 3] = ["help-words", "help-values", "help-errors"];

#[test]
fn every_language_has_all_usage_errors() {
    let source = include_str!("../usage_errors.rs");
    let told = OTHERS.map(|language| {
        let names = names(Help::file(language)).into_iter();
        names.filter_map(|name| Some(name.strip_prefix("help-errors.")?.to_owned()))
    });
    let told = told.map(Iterator::collect::<BTreeSet<String>>);
    assert!(told[0].len() > 10 && told.iter().all(|said| *said == told[0]), "{told:?}");
    for name in &told[0] {
        assert!(source.contains(&format!("\"{name}\"")), "nothing says {name}");
    }
}

#[test]
fn every_language_has_exactly_the_english_messages() {
    let mut known: BTreeSet<String> = english()
        .into_iter()
        .map(|(id, part, _)| part.map_or(id.clone(), |part| format!("{id}.{part}")))
        .collect();
    for own in
        ["help-protocol.more", "help.help", "help.version", "help-help", "help-help.subcommand"]
    {
        known.insert(own.to_owned());
    }
    for language in OTHERS {
        let said: BTreeSet<String> = names(Help::file(language))
            .into_iter()
            .filter(|name| !OWN.iter().any(|own| name.starts_with(own)))
            .collect();
        let wrong: Vec<&String> = known.symmetric_difference(&said).collect();
        assert!(wrong.is_empty(), "{language:?}: {wrong:?}");
    }
}

/// Returns the messages and attributes of a file.
fn names(file: &str) -> Vec<String> {
    let mut message = "";
    let mut all = Vec::new();
    for line in file.lines() {
        let Some((name, _)) = line.split_once(" =") else { continue };
        if let Some(attribute) = name.strip_prefix("    .") {
            all.push(format!("{message}.{attribute}"));
        } else if name.starts_with("help") {
            message = name;
            all.push(name.to_owned());
        }
    }
    all
}

fn pages(command: &Command, pages: &mut Vec<String>) {
    pages.push(command.clone().render_help().to_string());
    pages.push(command.clone().render_long_help().to_string());
    for below in
        command.get_subcommands().filter(|below| !is_help(&format!("x-{}", below.get_name())))
    {
        self::pages(below, pages);
    }
}

/// Texts of clap, and words that exist only in English.
const ENGLISH: [&str; 12] = [
    "Usage:",
    "Options:",
    "Arguments:",
    "Commands:",
    "[OPTIONS]",
    "COMMAND",
    "Print ",
    "default:",
    "possible values",
    " the ",
    "<FILE>",
    " which ",
];

#[test]
fn translations_contain_no_english() {
    for language in OTHERS {
        let mut all = Vec::new();
        pages(&command(language), &mut all);
        assert!(all.len() > 40, "{}", all.len());
        for page in all.iter().filter(|page| !page.contains("claims flag")) {
            let left: Vec<&&str> = ENGLISH.iter().filter(|word| page.contains(**word)).collect();
            assert!(left.is_empty(), "{language:?}: {left:?}\n{page}");
        }
    }
}

#[test]
fn parsing_does_not_depend_on_the_language() {
    for language in Language::ALL {
        let read = command(language).try_get_matches_from(["touchmove", "perft", "3", "--divide"]);
        let read = read.expect("a command line");
        let (name, of) = read.subcommand().expect("a command");
        assert_eq!((name, of.get_flag("divide")), ("perft", true));
        command(language).debug_assert();
    }
}
