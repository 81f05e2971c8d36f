//! Snapshot tests: every message exists, is used, and reads as recorded in `tests/english.txt` and
//! in the files of the other languages.
//!
//! `UPDATE=1` rewrites those files.

mod clauses;
mod command_line;
mod languages;
mod left_over;
mod samples;
mod statements;

use crate::message::Message;
use crate::{
    ArticleWords, Language, MessageArgument, Words, articles, illegal, mate, problems, questions,
    rulings,
};
use samples::{effects, files, moves, sources};
use std::collections::BTreeSet;
use std::fmt::Write;
use touchmove_board::Color;
use touchmove_laws::{Edition, Effect, Provision, Subject};

/// Message ids and texts, grouped under headings.
type Read = Vec<(&'static str, Vec<(String, String)>)>;

fn english() -> Words {
    Words::new(Language::English)
}

/// Returns the id of the selected message and its text.
fn read(words: &Words, message: &Message) -> (String, String) {
    let text = words.say(message).unwrap_or_else(|error| panic!("{error}, for {message:?}"));
    let chosen = message.ids.iter().find(|id| words.message(id, &message.args).is_ok());
    (chosen.expect("a message").clone(), text)
}

fn read_rulings(words: &Words) -> Vec<(String, String)> {
    effects().iter().map(|effect| read(words, &rulings::message(effect))).collect()
}

fn read_answers(words: &Words) -> Vec<(String, String)> {
    let answers = samples::keys::answers().into_iter();
    answers
        .map(|(question, answer)| read(words, &rulings::answer_message(&question, answer)))
        .collect()
}

fn read_advice(words: &Words) -> Vec<(String, String)> {
    let certain = samples::advice::certain();
    let certain = certain.iter().map(|certain| read(words, &questions::certain_message(certain)));
    let because = samples::advice::because();
    let because = because.iter().map(|because| read(words, &questions::because_message(because)));
    let after = samples::advice::consequences();
    let after = after.iter().filter_map(|after| questions::after_message("So it is.", after));
    certain.chain(because).chain(after.map(|message| read(words, &message))).collect()
}

fn read_terminations(words: &Words) -> Vec<(String, String)> {
    let terminations = samples::terminations().into_iter();
    terminations.map(|t| read(words, &rulings::termination_message(t))).collect()
}

fn read_reasons(words: &Words) -> Vec<(String, String)> {
    let all = moves().into_iter().chain([samples::missing_piece()]);
    let message = all.flat_map(|(position, from, reasons)| {
        let message = move |reason| illegal::message(&reason, &position, from);
        reasons.into_iter().map(message)
    });
    message.map(|message| read(words, &message)).collect()
}

fn read_problems(words: &Words) -> Vec<(String, String)> {
    let message = |(position, problem)| read(words, &problems::message(&problem, &position));
    samples::problems().into_iter().map(message).collect()
}

fn read_mating_chances(words: &Words) -> Vec<(String, String)> {
    let (position, answers) = samples::mating_chances();
    let message = |answer| mate::message(answer, Color::White, &position);
    answers.iter().map(|answer| read(words, &message(answer))).collect()
}

/// Returns every provision in the newest edition, and in older editions whose text differs.
fn read_articles(words: &Words) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for &provision in Provision::ALL {
        let mut seen = BTreeSet::new();
        let others = Edition::ALL.into_iter().filter(|e| !Edition::FIDE.contains(e));
        let has = |e: &Edition| e.cite(provision).is_some();
        for edition in Edition::FIDE.into_iter().rev().chain(others.filter(has)) {
            let message = words.provision_in(provision, edition);
            let text = format!("{}. {}", message.title, message.gist);
            if seen.insert(text.clone()) {
                let id = articles::message(provision, edition).ids.concat();
                all.push((id, format!("{edition}: {text}")));
            }
        }
    }
    all
}

/// Returns chapter titles and articles that are titles only.
fn read_book(words: &Words) -> Vec<(String, String)> {
    let mut all = BTreeSet::new();
    for edition in Edition::ALL {
        for entry in edition.table() {
            let article = edition.article(entry.number).expect("its own");
            let subject = edition.chapter(entry.number).expect("a chapter");
            let title = words.chapter(article).expect("a title");
            all.insert((format!("chapter-{subject}"), format!("{title}.")));
            if let Some(what) = edition.sources_differ(entry.number) {
                let id = format!("sources-{what}");
                let message = words.message(&id, &[]).expect("a sentence");
                all.insert((id, message));
            }
            let Some(about) = entry.about else { continue };
            let ArticleWords { title, gist } = words.article(article).expect("a title");
            all.insert((format!("text-{about}"), format!("{title}. {gist}").trim().to_owned()));
        }
        // Some texts are worded together with others, and stand alone in a comparison of editions.
        for subject in Subject::all().filter(|s| edition.stating(*s).next().is_some()) {
            let Subject::Text(key) = subject else { continue };
            let ArticleWords { title, gist } = words.subject_in(subject, edition);
            all.insert((format!("text-{key}"), format!("{title}. {gist}").trim().to_owned()));
        }
    }
    all.into_iter().collect()
}

fn read_all(words: &Words) -> Read {
    vec![
        ("Rulings", read_rulings(words)),
        ("Answers", read_answers(words)),
        ("Advice", read_advice(words)),
        ("Ends", read_terminations(words)),
        ("Illegal moves", read_reasons(words)),
        ("Odd positions", read_problems(words)),
        ("Who can still checkmate", read_mating_chances(words)),
        ("Articles", read_articles(words)),
        ("Chapters and headings", read_book(words)),
    ]
}

/// Returns the ids of a file's messages and attributes.
fn ids(file: &str) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    let mut message = "";
    for line in file.lines() {
        let Some((name, _)) = line.split_once(" =") else { continue };
        if let Some(attribute) = name.strip_prefix("    .") {
            ids.push(format!("{message}.{attribute}"));
        } else if !name.starts_with([' ', '#']) {
            message = name;
            ids.push(name.to_owned());
        }
    }
    ids
}

fn none(what: &str, wrong: &BTreeSet<&str>) {
    assert!(wrong.is_empty(), "{what}: {wrong:#?}");
}

fn all_used(file: &str, used: &[(String, String)]) {
    let used: BTreeSet<&str> = used.iter().map(|(id, _)| id.as_str()).collect();
    let ids = ids(file);
    let ids: BTreeSet<&str> =
        ids.iter().map(String::as_str).filter(|id| !id.contains('.')).collect();
    none("messages that nothing says", &ids.difference(&used).copied().collect());
}

#[test]
fn samples_cover_every_effect_and_reason() {
    let effects = effects();
    without_sample(names(Effect::NAMES), effects.iter().map(|effect| effect.name()));
    let all = moves().into_iter().chain([samples::missing_piece()]);
    let reasons: Vec<_> = all.flat_map(|(_, _, reasons)| reasons).collect();
    without_sample(sources::reasons(), reasons.iter().map(|reason| reason.name()));
    let problems = samples::problems();
    without_sample(sources::problems(), problems.iter().map(|(_, problem)| problem.name()));
}

#[test]
fn samples_cover_every_key() {
    for (list, all, samples) in samples::keys::names() {
        println!("{list}");
        without_sample(names(all), samples.into_iter());
    }
}

fn names(all: &[&str]) -> Vec<String> {
    all.iter().map(|&name| name.to_owned()).collect()
}

fn without_sample<'a>(names: Vec<String>, samples: impl Iterator<Item = &'a str>) {
    let samples: BTreeSet<&str> = samples.collect();
    let names = names.iter().map(String::as_str);
    none("not among the samples", &names.filter(|name| !samples.contains(name)).collect());
}

#[test]
fn every_message_is_used() {
    let words = english();
    let rulings = [read_rulings(&words), read_answers(&words), read_terminations(&words)].concat();
    all_used(files::RULINGS, &rulings);
    all_used(files::QUESTIONS, &read_advice(&words));
    all_used(files::ILLEGAL, &read_reasons(&words));
    all_used(files::PROBLEMS, &read_problems(&words));
    all_used(files::MATE, &read_mating_chances(&words));
    all_used(&[files::BOOK, files::PARTS].concat(), &read_book(&words));
    let together = ("articles-together".to_owned(), String::new());
    all_used(files::ARTICLES, &[read_articles(&words), vec![together]].concat());
}

#[test]
fn every_provision_has_a_title_and_a_gist() {
    for words in Language::ALL.map(Words::new) {
        for &provision in Provision::ALL {
            let message = words.provision(provision);
            assert_ne!(message.title, provision.id(), "no title");
            assert!(message.gist.ends_with('.'), "{provision:?}: no gist: {:?}", message.gist);
        }
    }
}

#[test]
fn sentences_contain_no_raw_keys() {
    for words in Language::ALL.map(Words::new) {
        for effect in effects() {
            let (id, text) = read(&words, &rulings::message(&effect));
            assert!(!text.contains('_'), "{id}: {text}");
        }
    }
}

#[test]
fn sentences_match_snapshot() {
    for language in Language::ALL {
        reads_as_before(language);
    }
}

fn reads_as_before(language: Language) {
    let mut text = String::new();
    for (heading, lines) in read_all(&Words::new(language)) {
        writeln!(text, "# {heading}\n").expect("text");
        for (id, line) in lines {
            writeln!(text, "{id}\n    {line}").expect("text");
        }
        text.push('\n');
    }
    let name = format!("{language:?}.txt").to_lowercase();
    let path = format!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/{}"), name);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).expect("written");
    }
    let before = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = before.lines().zip(text.lines()).find(|(before, now)| before != now);
    assert_eq!(differs, None, "first line that differs; UPDATE=1 rewrites {path}");
    assert_eq!(before.lines().count(), text.lines().count(), "UPDATE=1 rewrites {path}");
}

#[test]
fn sentences_have_no_placeholders_and_end_with_punctuation() {
    for (heading, lines) in Language::ALL.map(Words::new).iter().flat_map(read_all) {
        for (id, line) in lines {
            assert!(!line.contains(['{', '}', '$']), "{id}: {line}");
            let asks = id.starts_with("ruling-fact-needed");
            let is_question = line.ends_with(['?', ';', '؟']);
            let may_ask = id.starts_with("ruling-question");
            let ends = heading == "Ends"
                || if asks { is_question } else { line.ends_with('.') || may_ask && is_question };
            assert!(ends, "{id}: {line}");
        }
    }
}

#[test]
fn decimal_separator_follows_language() {
    let message = |language| {
        let args = [("player", "white".into()), ("ms", MessageArgument::from(8_704_u64))];
        Words::new(language).message("ruling-time-added", &args).expect("a sentence")
    };
    assert!(message(Language::English).contains("8.8 seconds"));
    assert!(message(Language::Greek).contains("8,8 δευτερόλεπτα"));
    assert!(message(Language::Finnish).contains("8,8 sekuntia"));
    assert!(message(Language::Arabic).contains("8.8"));
}

#[test]
fn lists_and_times_are_formatted() {
    let words = english();
    let time = |ms: u64| {
        let args = [("player", "white".into()), ("ms", MessageArgument::from(ms))];
        words.message("ruling-time-added", &args).expect("a sentence")
    };
    let cases = [
        (0, "0 seconds"),
        (500, "0.5 seconds"),
        (1_000, "1 second"),
        (9_701, "9.8 seconds"),
        (9_999, "10 seconds"),
        (10_001, "11 seconds"),
        (30_000, "30 seconds"),
        (60_000, "1 minute"),
        (150_000, "2 minutes 30 seconds"),
        (3_600_000, "1 hour"),
        (7_261_000, "2 hours 1 minute 1 second"),
    ];
    for (ms, message) in cases {
        assert_eq!(time(ms), format!("White receives {message}."));
    }
    let list = |by: &str| {
        let args = [("player", "white".into()), ("by", by.into())];
        words.message("illegal-castling-blocked", &args).expect("a sentence")
    };
    let blocked = "White cannot castle: the way is blocked by";
    assert_eq!(list("knight b1"), format!("{blocked} the knight on b1."));
    let two = "the knight on b1 and the bishop on c1.";
    assert_eq!(list("knight b1,bishop c1"), format!("{blocked} {two}"));
    let three = "the knight on b1, the bishop on c1 and the queen on d1.";
    assert_eq!(list("knight b1,bishop c1,queen d1"), format!("{blocked} {three}"));
}

#[test]
fn missing_message_or_argument_is_an_error() {
    let words = english();
    assert!(words.message("ruling-time-added", &[]).is_err());
    assert!(
        words.message("ruling-time-added", &[("player", MessageArgument::from(3_u64))]).is_err()
    );
    assert!(words.message("article-castling.no-such-part", &[]).is_err());
    assert!(words.message("", &[]).is_err());
}
