//! Every ruling of every case has a sentence in every language. `docs/design/protocol.md` lists
//! every name, and its examples are correct.

use std::collections::BTreeSet;
use std::path::Path;
use touchmove_conformance::ROOT;
use touchmove_conformance::cases::{self, Case};
use touchmove_explain::{Language, Words};
use touchmove_game::Protocol;
use touchmove_laws::{
    Because, Cancellation, Certain, Note, Penalty, Question, Refusal, Ruling, WarningGround,
    samples,
};

fn all() -> Vec<Case> {
    cases::all(Path::new(ROOT)).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

/// Returns every ruling of the cases, with the file of the case.
fn rulings(cases: &[Case]) -> Vec<(&str, Ruling)> {
    let mut rulings = Vec::new();
    for case in cases {
        for block in &case.blocks {
            for &edition in &block.protocol.setup.editions {
                let judged = block.protocol.judge(edition).expect("possible");
                let given = judged.rulings.into_iter();
                rulings.extend(given.map(|given| (case.file.as_str(), given.ruling)));
            }
        }
    }
    rulings
}

#[test]
fn rulings_never_fall_back_to_protocol_words() {
    let (cases, languages) = (all(), Language::ALL.map(Words::new));
    let mut wrong = BTreeSet::new();
    for (file, ruling) in rulings(&cases) {
        for words in &languages {
            match words.ruling_in_words(&ruling) {
                Err(error) => wrong.insert(format!("{file}: {error}")),
                Ok(said) if said.contains('_') => wrong.insert(format!("{file}: {said}")),
                Ok(_) => false,
            };
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Returns a word of five or more Latin letters that is not a name. Pieces, squares and moves are
/// shorter; positions and spoken moves are quoted verbatim.
fn english(said: &str) -> Option<&str> {
    let words = said.split(|letter: char| !letter.is_alphabetic());
    let latin = |word: &&str| word.len() >= 5 && word.is_ascii() && *word != "FIDE";
    words.filter(|_| !said.contains(['/', '"', '“', '«'])).find(latin)
}

#[test]
fn greek_and_arabic_rulings_contain_no_english() {
    let (cases, mut wrong) = (all(), BTreeSet::new());
    let languages = [Language::Greek, Language::Arabic].map(Words::new);
    for (file, ruling) in rulings(&cases) {
        for words in &languages {
            let said = words.ruling(&ruling);
            wrong.extend(english(&said).map(|word| format!("{file}: {word} in {said}")));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn cases_produce_questions_refusals_and_notes() {
    let cases = all();
    let rulings = rulings(&cases);
    let names: BTreeSet<&str> = rulings.iter().map(|(_, r)| r.effect().name()).collect();
    for name in ["question", "refused", "noted", "claim_incorrect", "warning"] {
        assert!(names.contains(name), "no case has {name}");
    }
}

/// Lines of `docs/design/protocol.md`, and the names that they list.
const DOCUMENTED: [(&str, &[&str]); 8] = [
    ("| `refused`: `why` |", Refusal::NAMES),
    ("| `noted`: `what` |", Note::NAMES),
    ("| `question`: `about` |", Question::NAMES),
    ("| `warning`: `kind` |", WarningGround::NAMES),
    ("| `penalty`: `kind` |", Penalty::NAMES),
    ("| `game_cancelled`: `why` |", Cancellation::NAMES),
    ("| `question`: `certain` |", Certain::NAMES),
    ("| `question`: `because` |", Because::NAMES),
];

fn notes_on_the_protocol() -> String {
    let path = Path::new(ROOT).join("docs/design/protocol.md");
    std::fs::read_to_string(path).expect("the page")
}

#[test]
fn examples_in_the_protocol_notes_hold() {
    let page = notes_on_the_protocol();
    let blocks = page.split("```").skip(1).step_by(2).map(str::trim_start);
    let protocols: Vec<&str> = blocks.filter(|block| block.starts_with("[Laws")).collect();
    assert!(protocols.len() >= 2);
    for text in protocols {
        let protocol = Protocol::parse(text).expect("readable");
        assert!(!protocol.expectations.is_empty(), "{text}");
        assert_eq!(protocol.check().expect("possible"), [], "{text}");
    }
}

#[test]
fn protocol_notes_list_every_name() {
    let page = notes_on_the_protocol();
    for (start, names) in DOCUMENTED {
        let row = page.lines().find_map(|line| line.strip_prefix(start)).expect(start);
        let code: Vec<&str> = row.split('`').skip(1).step_by(2).collect();
        let listed: Vec<&str> = code.iter().filter_map(|name| name.split(' ').next()).collect();
        let missing: Vec<_> = names.iter().filter(|name| !listed.contains(name)).collect();
        assert!(missing.is_empty(), "{start} {missing:?}");
        let asked = samples::questions();
        let ids: Vec<&str> = asked.iter().map(Question::id).chain(["id"]).collect();
        let old: Vec<_> =
            listed.iter().filter(|name| !names.contains(name) && !ids.contains(name)).collect();
        assert!(old.is_empty(), "{start} {old:?} do not exist");
    }
}
