//! Sentences that once spoke in the words of another edition. Each row names its fault, an article
//! or a term, and the words that its edition must or must not have.

use Edition::{Casual, Fide2009, Fide2014, Fide2018, Fide2023};
use touchmove_book::{ChangeKind, Diff, glossary};
use touchmove_explain::{Language, Words};
use touchmove_laws::Edition;

/// A fault, an edition, an article, words that its sentence has, and words that it lacks ("-" for none).
type Row = (&'static str, Edition, &'static str, &'static str, &'static str);

#[rustfmt::skip] // a table
const ARTICLES: &[Row] = &[
    ("B1", Fide2018, "B.2", "every blitz game", "full supervision"),
    ("B1", Fide2023, "B.3", "Without full supervision", "every blitz game"),
    ("B2", Fide2009, "4.3.c", "touches a piece of each colour", "one or more"),
    ("B2", Fide2018, "4.3.3", "one or more pieces", "-"),
    ("B3", Fide2009, "4.2", "may adjust", "only"),
    ("B4", Fide2009, "6.6.b", "If the default time is not zero", "-"),
    ("B5", Fide2009, "7.3", "must stop the clocks", "may stop"),
    ("B6", Fide2009, "10.2.a", "reject the claim", "-"),
    ("B7", Fide2009, "11.1", "forfeited", "-"),
    ("B8", Fide2009, "E.1", "must announce the new piece", "-"),
    ("B9", Fide2009, "D.1", "final", "-"),
    ("B11", Fide2009, "B.2", "need not record", "-"),
    ("B12", Fide2009, "A.3", "for example", "-"),
    ("B13", Fide2009, "6.12.d", "clearly", "-"),
    ("B14", Fide2009, "8.5.c", "both times", "whose clock ran"),
    ("B14", Fide2014, "8.5.c", "whose clock was running", "-"),
    ("B15", Fide2014, "A.4.c", "must stop", "may stop"),
    ("B15", Fide2018, "A.4.3", "may stop", "must"),
    ("B15", Fide2023, "A.5.3", "may stop", "must"),
    ("B16", Fide2009, "9.1.a", "by agreement", "offers"),
    ("B16", Fide2014, "9.1.a", "draw offers", "-"),
    ("B16", Fide2018, "9.1.1", "draw offers", "-"),
    ("B24", Fide2009, "Introduction", "over the board", "two parts"),
    ("B24", Fide2023, "Introduction", "Competitive Rules of Play", "-"),
    ("B24", Fide2023, "Preface", "fairness", "-"),
    ("B24", Fide2023, "Guidelines", "not part of the Laws", "-"),
    ("B25", Casual, "casual 3.1", "chance", "-"),
    ("B25", Casual, "casual 3.1.3", "squares of one colour", "-"),
    ("B25", Casual, "casual 3.1.5", "colour of its square changes", "-"),
    ("B25", Casual, "casual 3.3", "Most", "-"),
];

/// As above, for terms of the glossary.
#[rustfmt::skip] // a table
const TERMS: &[Row] = &[
    ("B21", Fide2009, "blitz", "less than fifteen", "ten"),
    ("B21", Fide2014, "blitz", "at most ten", "fifteen"),
    ("B21", Fide2009, "rapid", "at least fifteen", "more than ten"),
    ("B21", Fide2018, "resignation", "opponent wins", "unless"),
    ("B21", Fide2023, "resignation", "unless the opponent cannot checkmate", "-"),
    ("B21", Fide2009, "adjust", "has the move", "clock is running"),
    ("B21", Fide2014, "adjust", "clock is running", "-"),
    ("B22", Fide2023, "playing-venue", "rest rooms", "analysis"),
];

/// Terms of the Laws' own glossary that ours once lacked (B23).
const TERMS_ONCE_MISSING: [&str; 12] = [
    "normal-means",
    "standard-chess",
    "made-move",
    "displaced",
    "disability",
    "result",
    "forfeit",
    "penalties",
    "time-period",
    "zero-tolerance",
    "organiser",
    "spectators",
];

fn faults(rows: &[Row], text: impl Fn(Edition, &str) -> String) -> Vec<String> {
    let wrong = rows.iter().filter_map(|(row, edition, of, has, lacks)| {
        let text = text(*edition, of);
        let right = text.contains(has) && (*lacks == "-" || !text.contains(lacks));
        (!right).then(|| format!("{row} {edition} {of}: {text}"))
    });
    wrong.collect()
}

#[test]
fn articles_speak_in_the_words_of_their_edition() {
    let words = Words::new(Language::English);
    let gist = |edition: Edition, number: &str| {
        let article = edition.article(number).and_then(|article| words.article(article));
        article.map(|article| article.gist).unwrap_or_default()
    };
    let wrong = faults(ARTICLES, gist);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn terms_speak_in_the_words_of_their_edition() {
    let words = Words::new(Language::English);
    let means = |edition: Edition, id: &str| {
        let term = glossary(&words, edition).into_iter().find(|term| term.id == id);
        term.map(|term| term.means).unwrap_or_default()
    };
    let wrong = faults(TERMS, means);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let known: Vec<&str> = glossary(&words, Fide2018).iter().map(|term| term.id).collect();
    let missing: Vec<&&str> = TERMS_ONCE_MISSING.iter().filter(|id| !known.contains(id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Subjects that both editions have, under other numbers (B10), and subjects whose text has not
/// changed (B4 to B9, B17).
#[test]
fn nothing_old_is_called_new() {
    let words = Words::new(Language::English);
    let changes = |older, newer| {
        let changes = Diff::between(&words, older, newer).changes.into_iter();
        let real = changes.filter(|change| change.kind != ChangeKind::Number);
        real.map(|change| change.subject.name()).collect::<Vec<_>>()
    };
    let same = [
        (Fide2009, Fide2014, &["both-absent", "displaced-help"][..]),
        (Fide2009, Fide2014, &["envelope-missing", "position-lost", "blind-clock-start"]),
        (Fide2014, Fide2018, &["flag-fall-check", "displaced-help", "chess960-castling-by-hand"]),
    ];
    for (older, newer, unchanged) in same {
        let changed = changes(older, newer);
        let wrong: Vec<_> = unchanged.iter().filter(|name| changed.contains(name)).collect();
        assert!(wrong.is_empty(), "{older}, {newer}: {wrong:?}");
    }
}
