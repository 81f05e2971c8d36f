//! Fluent functions for names, lists and times, in the grammatical forms that sentences request.

use crate::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::Arc;

pub(crate) type Bundle = FluentBundle<FluentResource>;

/// Messages of a language's `names.ftl`.
pub(crate) struct Names {
    bundle: Bundle,
}

impl Names {
    pub(crate) fn new(language: Language) -> Names {
        let mut bundle = empty(language);
        add(&mut bundle, language.files().names);
        Names { bundle }
    }

    /// Returns a message, in the given form if it has that form.
    fn get(&self, key: &str, form: Option<&str>, args: &FluentArgs) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let formed = form.and_then(|form| message.get_attribute(form)).map(|a| a.value());
        let pattern = formed.or_else(|| message.value())?;
        Some(self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
    }

    /// Returns a name, or the key itself if there is none. Editions use their protocol names.
    fn name(&self, key: &str, form: Option<&str>) -> String {
        let id = key.to_lowercase().replace(' ', "-");
        self.get(&id, form, &FluentArgs::new()).unwrap_or_else(|| key.to_owned())
    }

    fn with(&self, key: &str, args: &[(&str, &str)], form: Option<&str>) -> String {
        let args = args.iter().map(|&(name, value)| (name.to_owned(), FluentValue::from(value)));
        self.get(key, form, &args.collect()).unwrap_or_default()
    }

    /// Formats a list of pieces written by [`crate::MessageArgument::pieces`].
    fn pieces(&self, list: &str, form: Option<&str>) -> String {
        let entries: Vec<String> = list.split(',').map(|entry| self.piece(entry, form)).collect();
        self.list(&entries)
    }

    /// Joins entries with the language's comma and its word for "and".
    pub(crate) fn list(&self, entries: &[String]) -> String {
        let Some((last, others)) = entries.split_last() else { return String::new() };
        let more = |rest: String, next: &String| {
            self.with("list-more", &[("rest", &rest), ("next", next)], None)
        };
        match others.split_first() {
            None => last.clone(),
            Some((first, others)) => {
                let rest = others.iter().fold(first.clone(), more);
                self.with("list-last", &[("rest", &rest), ("last", last)], None)
            }
        }
    }

    fn piece(&self, entry: &str, form: Option<&str>) -> String {
        match entry.split_once(' ') {
            Some(("-", square)) => self.with("nothing-at", &[("square", square)], form),
            Some((role, square)) => {
                let role = self.name(role, form);
                self.with("piece-at", &[("role", &role), ("square", square)], form)
            }
            None => entry.to_owned(),
        }
    }

    /// Formats hours, minutes and seconds, leaving out zeros.
    fn time(&self, ms: f64) -> String {
        let ms = as_shown(ms);
        let seconds = ms / 1000.0;
        let parts = [
            ("time-hours", (seconds / 3600.0).floor()),
            ("time-minutes", (seconds % 3600.0 / 60.0).floor()),
            ("time-seconds", (ms % 60_000.0) / 1000.0),
        ];
        let message = parts.iter().filter(|(_, n)| *n > 0.0).map(|&(key, n)| self.counted(key, n));
        let join = |longer: String, shorter: String| {
            self.with("time-join", &[("longer", &longer), ("shorter", &shorter)], None)
        };
        message.reduce(join).unwrap_or_else(|| self.counted("time-seconds", 0.0))
    }

    fn counted(&self, key: &str, n: f64) -> String {
        let args = FluentArgs::from_iter([("n", FluentValue::from(n))]);
        self.get(key, None, &args).unwrap_or_default()
    }
}

/// Rounds a time as a chessclock displays it: up to whole seconds, and to tenths in the last ten
/// seconds.
fn as_shown(ms: f64) -> f64 {
    let step = if ms < 10_000.0 { 100.0 } else { 1000.0 };
    (ms / step).ceil() * step
}

/// Creates an empty bundle with the language's number format and without bidirectional isolation
/// marks.
pub(crate) fn empty(language: Language) -> Bundle {
    let code = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![code]);
    bundle.set_use_isolating(false);
    if language.has_decimal_comma() {
        bundle.set_formatter(Some(|value, _| with_decimal_comma(value)));
    }
    bundle
}

fn with_decimal_comma(value: &FluentValue) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
        _ => None,
    }
}

/// Adds a file. Faulty entries are skipped; a test reports them.
pub(crate) fn add(bundle: &mut Bundle, text: &str) {
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, _)| rest);
    // Of two messages with the same id the first wins; a test reports duplicates.
    let _ = bundle.add_resource(resource);
}

/// Registers the functions for names, lists and times.
pub(crate) fn add_functions(bundle: &mut Bundle, names: &Arc<Names>) {
    let (named, listed, names) = (Arc::clone(names), Arc::clone(names), Arc::clone(names));
    // A new bundle cannot have conflicting functions. NUMBER is built into Fluent.
    let _ = bundle.add_builtins();
    let _ = bundle.add_function("NAME", move |given, options| {
        text(given, |key| named.name(key, form(options)))
    });
    let _ = bundle.add_function("PIECES", move |given, options| {
        text(given, |list| listed.pieces(list, form(options)))
    });
    let _ = bundle.add_function("TIME", move |given, _| match given {
        [FluentValue::Number(ms)] => names.time(ms.value).into(),
        _ => FluentValue::Error,
    });
}

fn text<'a>(given: &[FluentValue<'a>], say: impl Fn(&str) -> String) -> FluentValue<'a> {
    match given {
        [FluentValue::String(text)] => say(text).into(),
        _ => FluentValue::Error,
    }
}

fn form<'a>(options: &'a FluentArgs) -> Option<&'a str> {
    match options.get("form") {
        Some(FluentValue::String(form)) => Some(form),
        _ => None,
    }
}
