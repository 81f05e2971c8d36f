//! Plain English: habits that hide the noun of a sentence stay rare (CONTRIBUTING.md, "English").
//!
//! Three habits are counted, each as a share of all sentences of a kind of text: headless
//! fragments, vague pronouns and calques. [`HABITS`] has their patterns.
//! [`LIMITS`] is a ratchet: lower a limit when a share has fallen, and never raise one.

use crate::source::{files, read, root, shown};
use regex::Regex;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// Limits per kind of text, in thousandths of its sentences: fragments, pronouns, calques.
const LIMITS: [(&str, [usize; 3]); 7] = [
    ("doc comments", [5, 5, 5]),
    ("inline comments", [5, 5, 5]),
    ("comments of the pages", [5, 5, 5]),
    ("documents", [5, 5, 5]),
    ("front documents", [5, 5, 5]),
    ("messages", [5, 5, 5]),
    ("names of tests", [5, 5, 5]),
];
const FRONT: [&str; 5] =
    ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"];
const HABITS: [(&str, &str); 3] = [
    ("fragment", r"^(What|Who|Whose|Whoever|Where|Whether|How|Which)\b"),
    ("pronoun", r"(?i)\b(somebody|nobody|whoever|whatever)\b"),
    (
        "calque",
        r"(?i)\b(is|are|was) no [a-z]+|\bso many\b|\bhow many-th\b|\bstands? there\b|\bspeaks? (of|against|for)\b|\bis told\b|\bis looked at\b|\bcounts for nothing\b|\b(comes|came) of it\b|\botherwise than\b|\bthe own\b|\bis (of|to) no\b|\bput up\b",
    ),
];
/// Uses of "is no" that are good English.
const SOUND: &str =
    r"(?i)\bthere (is|are|was) no |\b(is|are|was) no (longer|more|less|fewer|one|other)\b";

/// The end of a sentence.
static END: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"[.!?:]\s+").expect("a pattern"));

struct Sentence {
    at: String,
    text: String,
}

/// Splits a text into sentences of at least three words.
fn sentences(at: &str, text: &str) -> Vec<Sentence> {
    let mut parts = Vec::new();
    let mut from = 0;
    for found in END.find_iter(text) {
        let next = text[found.end()..].chars().next();
        if next.is_some_and(|c| c.is_ascii_uppercase() || c == '`' || c == '[') {
            parts.push(&text[from..=found.start()]);
            from = found.end();
        }
    }
    parts.push(&text[from..]);
    let long = |part: &&str| part.split_whitespace().count() >= 3;
    let sentence = |part: &str| Sentence { at: at.to_owned(), text: part.to_owned() };
    parts.into_iter().filter(long).map(sentence).collect()
}

/// Collects the sentences of the lines that a pattern matches. Its first group is the text;
/// adjacent lines are a paragraph. Code blocks, tables and headings are left out.
fn paragraphs(path: &Path, marker: &Regex) -> Vec<Sentence> {
    let text = read(path);
    let (mut all, mut paragraph, mut start, mut code) = (Vec::new(), String::new(), 0, false);
    for (number, line) in (1..).zip(text.lines().chain([""])) {
        let words =
            marker.captures(line).map_or("", |found| found.get(1).map_or("", |g| g.as_str()));
        let words = words.trim();
        let fence = words.starts_with("```");
        code ^= fence;
        if words.is_empty() || fence || code || words.starts_with(['#', '|']) {
            all.extend(sentences(&format!("{}:{start}", shown(path)), paragraph.trim()));
            paragraph.clear();
            continue;
        }
        if paragraph.is_empty() {
            start = number;
        }
        paragraph.push_str(words);
        paragraph.push(' ');
    }
    all
}

fn marked(paths: Vec<PathBuf>, marker: &str) -> Vec<Sentence> {
    let marker = Regex::new(marker).expect("a pattern");
    paths.iter().flat_map(|path| paragraphs(path, &marker)).collect()
}

fn rust() -> Vec<PathBuf> {
    ["crates", "bench", "fuzz", "python", "c", "tools"]
        .iter()
        .flat_map(|f| files(f, "rs"))
        .collect()
}

fn pages() -> Vec<PathBuf> {
    let mut all = ["ts", "svelte"].iter().flat_map(|end| files("web", end)).collect::<Vec<_>>();
    all.extend(["js", "ts"].iter().flat_map(|end| files("npm/src", end)));
    all.retain(|path| !path.ends_with("schema.ts"));
    all
}

fn documents(front: bool) -> Vec<PathBuf> {
    let mut all = files("docs", "md");
    all.retain(|path| !shown(path).starts_with("docs/bench/"));
    all.extend(
        ["crates", "npm", "python", "fuzz", "numbering"].iter().flat_map(|f| files(f, "md")),
    );
    let is_front = |path: &PathBuf| FRONT.iter().any(|name| path == &root().join(name));
    all.extend(FRONT.map(|name| root().join(name)));
    all.retain(|path| is_front(path) == front);
    all
}

fn messages() -> Vec<Sentence> {
    let texts = |path: &PathBuf| {
        let mut all = Vec::new();
        for (number, line) in (1..).zip(read(path).lines()) {
            let message =
                !line.starts_with('#') && (line.contains(" = ") || line.starts_with("    "));
            let words = line.split_once(" = ").map_or(line, |(_, words)| words);
            if message {
                all.extend(sentences(&format!("{}:{number}", shown(path)), words.trim()));
            }
        }
        all
    };
    files("locales/en", "ftl").iter().flat_map(texts).collect()
}

fn names_of_tests() -> Vec<Sentence> {
    let name = Regex::new(r#"^\s*(?:async )?fn ([a-z0-9_]{12,})\(\)|^\s*(?:test|it)\("([^"]+)"#);
    let name = name.expect("a pattern");
    let mut all = Vec::new();
    for path in rust().into_iter().chain(files("web/test", "ts")) {
        let place = shown(&path);
        for (number, line) in (1..).zip(read(&path).lines()).filter(|_| place.contains("test")) {
            let Some(found) = name.captures(line) else { continue };
            let text = found.iter().skip(1).flatten().next().map_or("", |group| group.as_str());
            let mut words = text.replace('_', " ");
            words[..1].make_ascii_uppercase();
            all.push(Sentence { at: format!("{place}:{number}"), text: words });
        }
    }
    all
}

fn kinds() -> [Vec<Sentence>; 7] {
    [
        marked(rust(), r"^\s*//[/!] ?(.*)"),
        marked(rust(), r"^\s*//(?:[^/!] ?|$)(.*)"),
        marked(pages(), r"^\s*(?:/\*\*|\*|//|<!--) ?(.*?)(?:\*/|-->)?$"),
        marked(documents(false), "(.*)"),
        marked(documents(true), "(.*)"),
        messages(),
        names_of_tests(),
    ]
}

/// The sentences with a habit.
fn with_habit<'a>(all: &'a [Sentence], habit: &str) -> Vec<&'a Sentence> {
    let habit = Regex::new(habit).expect("a pattern");
    let sound = Regex::new(SOUND).expect("a pattern");
    let has = |text: &str| habit.is_match(&sound.replace_all(text, "")) && !text.ends_with('?');
    all.iter().filter(|sentence| has(&sentence.text)).collect()
}

#[test]
fn habits_stay_rare() {
    let mut wrong = Vec::new();
    for (all, (kind, limits)) in kinds().iter().zip(LIMITS) {
        assert!(all.len() > 200, "{kind}: {} sentences found", all.len());
        for ((habit, pattern), limit) in HABITS.iter().zip(limits) {
            let found = with_habit(all, pattern);
            if found.len() * 1_000 > limit * all.len() {
                wrong.push(format!(
                    "{kind}: {habit}: {} of {}, {limit} in 1,000 allowed",
                    found.len(),
                    all.len()
                ));
                wrong.extend(found.iter().take(20).map(|s| format!("  {}: {}", s.at, s.text)));
            }
        }
    }
    crate::none("English with too many habits; begin with the noun or the verb", wrong);
}

#[test]
fn habits_are_recognised() {
    let text =
        "What is kept. Nobody moves there. This is no move. There is no move. Which one is it?";
    let all = sentences("here", text);
    let counts = HABITS.map(|(_, pattern)| with_habit(&all, pattern).len());
    assert_eq!((all.len(), counts), (5, [1, 1, 1]));
}
