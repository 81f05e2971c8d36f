//! Sentences, terms and differences that once spoke in the words of another edition. Each row names
//! its fault, the editions, an article or a term, and the words that are there or must not be.
//! `docs/comparison-of-articles.md` lists the faults.

use ChangeKind::{New, Number, Outcome};
use Edition::{Casual, Fide2009, Fide2014, Fide2017, Fide2018, Fide2023, FinnishBlitz2008};
use touchmove_book::{ChangeKind, Diff, glossary};
use touchmove_explain::{Language, Words};
use touchmove_laws::Edition;

/// A fault, its editions, an article or a term, words that its sentence has, and words that it lacks
/// ("-" for none).
type Row = (&'static str, &'static [Edition], &'static str, &'static str, &'static str);

const ALL: &[Edition] = &Edition::FIDE;
const SINCE_2014: &[Edition] = &[Fide2014, Fide2017, Fide2018, Fide2023];
const SINCE_2017: &[Edition] = &[Fide2017, Fide2018, Fide2023];

#[rustfmt::skip] // a table
const ARTICLES: &[Row] = &[
    ("A15", &[FinnishBlitz2008], "fi-blitz 21", "complaint about the arbiter’s conduct", "-"),
    ("A16", SINCE_2017, "4.7.3", "on the promotion square", "let go"),
    ("A17", &[Casual], "casual 3.3", "by agreement", "press"),
    ("A17", &[Casual], "casual 3.3", "by agreement", "touch"),
    ("B1", &[Fide2017, Fide2018], "B.2", "every blitz game", "full supervision"),
    ("B1", &[Fide2023], "B.3", "Without full supervision", "every blitz game"),
    ("B2", &[Fide2009, Fide2014], "4.3.c", "touches a piece of each colour", "one or more"),
    ("B2", SINCE_2017, "4.3.3", "one or more pieces", "a piece of each colour"),
    ("B3", &[Fide2009], "4.2", "may adjust", "nly"),
    ("B3", &[Fide2014], "4.2", "Only the player", "-"),
    ("B4", &[Fide2009], "6.6.b", "If the default time is not zero", "-"),
    ("B5", &[Fide2009], "7.3", "must stop the clocks", "may stop"),
    ("B6", &[Fide2009], "10.2.a", "reject the claim", "-"),
    ("B7", &[Fide2009], "11.1", "forfeited", "-"),
    ("B8", &[Fide2009], "E.1", "must announce the new piece", "-"),
    ("B9", &[Fide2009], "D.1", "final", "-"),
    ("B11", &[Fide2009], "B.2", "need not record the moves (A.2)", "-"),
    ("B12", &[Fide2009], "A.3", "adequately supervised, for example", "-"),
    ("B12", &[Fide2009], "B.2", "adequately supervised", "-"),
    ("B13", &[Fide2009], "6.12.d", "clearly", "-"),
    ("B14", &[Fide2009], "8.5.c", "both times", "whose clock"),
    ("B14", &[Fide2014], "8.5.c", "whose clock was running", "-"),
    ("B15", &[Fide2014], "A.4.c", "must stop", "may stop"),
    ("B15", &[Fide2017, Fide2018], "A.4.3", "may stop", "must"),
    ("B15", &[Fide2023], "A.5.3", "may stop", "must"),
    ("B16", &[Fide2009], "9.1.a", "to agree on a draw", "offer"),
    ("B16", &[Fide2014], "9.1.a", "to offer or agree", "-"),
    ("B16", SINCE_2017, "9.1.1", "to offer or agree", "-"),
    ("B24", ALL, "Introduction", "play over the board", "-"),
    ("B24", ALL, "Introduction", "Only the English version is authentic", "-"),
    ("B24", ALL, "Introduction", "adopted this edition", "-"),
    ("B24", ALL, "Introduction", "came into force on 1", "-"),
    ("B24", &[Fide2009], "Introduction", "1 July 2009", "two parts"),
    ("B24", SINCE_2014, "Introduction", "two parts", "-"),
    ("B24", &[Fide2023], "Introduction", "Competitive Rules of Play", "-"),
    ("B24", ALL, "Preface", "asks all players and federations", "-"),
    ("B24", ALL, "Preface", "competent, of sound judgement and fully objective", "-"),
    ("B24", ALL, "Preface", "fairness, logic and the special circumstances", "-"),
    ("B24", &[Fide2023], "Guidelines", "not part of the Laws, but it is strongly recommended", "-"),
    ("B25", &[Casual], "casual 3.1", "agreed, decided by a game of chance or set by the director", "-"),
    ("B25", &[Casual], "casual 3.1.3", "squares of one colour", "-"),
    ("B25", &[Casual], "casual 3.1.5", "colour of its square changes", "-"),
    ("B25", &[Casual], "casual 3.3", "called drawn", "-"),
    ("B25", &[Casual], "casual 3.3", "Most drawn games end by agreement", "-"),
];

#[rustfmt::skip] // a table
const TERMS: &[Row] = &[
    ("B21", &[Fide2009], "blitz", "less than fifteen", "ten"),
    ("B21", SINCE_2014, "blitz", "at most ten", "fifteen"),
    ("B21", &[Fide2009], "rapid", "at least fifteen", "more than ten"),
    ("B21", SINCE_2014, "rapid", "more than ten", "fifteen"),
    ("B21", &[Fide2009, Fide2014, Fide2017, Fide2018], "resignation", "opponent wins", "unless"),
    ("B21", &[Fide2023], "resignation", "unless the opponent cannot checkmate", "-"),
    ("B21", &[Fide2009], "adjust", "has the move", "clock is running"),
    ("B21", SINCE_2014, "adjust", "clock is running", "-"),
    ("B22", ALL, "playing-venue", "rest rooms", "analysis"),
    ("B23", ALL, "normal-means", "Positive play", "-"),
    ("B23", SINCE_2014, "standard-chess", "at least sixty minutes", "-"),
    ("B23", ALL, "made-move", "released", "-"),
    ("B23", ALL, "displaced", "taken from its usual place", "-"),
    ("B23", SINCE_2014, "disability", "something that chess requires", "-"),
    ("B23", ALL, "result", "one scores ½ and the other 0", "-"),
    ("B23", ALL, "result", "-/-", "-"),
    ("B23", ALL, "forfeit", "lose a game", "-"),
    ("B23", &[Fide2009], "penalties", "list them", "mildest first"),
    ("B23", SINCE_2014, "penalties", "the mildest first", "-"),
    ("B23", ALL, "time-period", "within a given time", "-"),
    ("B23", ALL, "zero-tolerance", "default time of zero", "-"),
    ("B23", ALL, "organiser", "responsible for the venue", "-"),
    ("B23", ALL, "spectators", "other than arbiters and players", "-"),
];

/// A fault, two editions, an article of the newer, the kind of its change, and words that the older
/// and the newer sentence have.
type Difference =
    (&'static str, [Edition; 2], &'static str, ChangeKind, &'static str, &'static str);

#[rustfmt::skip] // a table
const DIFFERENCES: &[Difference] = &[
    ("B1", [Fide2018, Fide2023], "B.3", Outcome, "every blitz game", "Without full supervision"),
    ("B4", [Fide2009, Fide2014], "6.7.b", Number, "not zero", "not zero"),
    ("B5", [Fide2009, Fide2014], "7.4", Number, "", ""),
    ("B6", [Fide2009, Fide2014], "G.5.a", Outcome, "reject", "reject"),
    ("B7", [Fide2009, Fide2014], "10.1", Outcome, "forfeited", "forfeited"),
    ("B8", [Fide2009, Fide2014], "D.2.1", Outcome, "the new piece", "the new piece"),
    ("B9", [Fide2009, Fide2014], "G.6.b", Outcome, "finally", "designated"),
    ("B10", [Fide2009, Fide2014], "E.12.a", Number, "", ""),
    ("B10", [Fide2009, Fide2014], "E.12.b", Number, "", ""),
    ("B15", [Fide2014, Fide2018], "A.4.3", Outcome, "must stop", "may stop"),
    ("B17", [Fide2009, Fide2014], "D.2.4", Number, "", ""),
    ("B17", [Fide2014, Fide2018], "6.2.2", Number, "", ""),
    ("B17", [Fide2014, Fide2018], "6.12.1", Number, "", ""),
    ("B17", [Fide2014, Fide2018], "7.4.1", Number, "", ""),
    ("B17", [Fide2014, Fide2018], "11.2.1", Number, "", ""),
    ("B17", [Fide2014, Fide2018], "11.2.2", Number, "", ""),
    ("B17", [Fide2014, Fide2018], "GII.3.2.5", Number, "", ""),
    ("B17", [Fide2014, Fide2018], "GII.3.2.7", Number, "", ""),
    ("B18", [Fide2014, Fide2018], "D.2.6", Outcome, "must have reinforced hands", "Alternatively"),
    ("B18", [Fide2014, Fide2018], "D.2.11", Outcome, "may use one", "an assistant is required"),
    ("B18", [Fide2014, Fide2018], "11.3.2.2", Outcome, "to the venue", "person"),
    ("B18", [Fide2014, Fide2018], "4.3.3", Outcome, "a piece of each colour", "one or more"),
    ("B19", [Fide2014, Fide2018], "12.2.7", New, "", "against cheating"),
    ("B19", [Fide2014, Fide2018], "C.8", Outcome, "square of arrival", "departure"),
    ("B19", [Fide2014, Fide2018], "11.3.4", Outcome, "Smoking", "e-cigarettes"),
    ("B19", [Fide2014, Fide2018], "11.3.3", Outcome, "bags", "body"),
    ("B19", [Fide2014, Fide2018], "8.4", Outcome, "moves and offers", "the moves (8.1.1)"),
    ("B20", [Fide2018, Fide2023], "8.3", Outcome, "", "electronic"),
    ("B20", [Fide2018, Fide2023], "8.1.1.1", New, "", "paper"),
    ("B20", [Fide2018, Fide2023], "8.1.1.2", New, "", "electronic"),
    ("B20", [Fide2018, Fide2023], "12.2.7", Outcome, "cheating", "fair play"),
];

fn faults(rows: &[Row], text: impl Fn(Edition, &str) -> String) -> Vec<String> {
    let mut wrong = Vec::new();
    for &(row, editions, of, has, lacks) in rows {
        for &edition in editions {
            let text = text(edition, of);
            if !text.contains(has) || (lacks != "-" && text.contains(lacks)) {
                wrong.push(format!("{row} {edition} {of}: {text}"));
            }
        }
    }
    wrong
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
    assert!(Casual.article("casual 3.4").is_none(), "A17");
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
}

#[test]
fn differences_are_those_of_the_texts() {
    let words = Words::new(Language::English);
    let mut wrong = Vec::new();
    for &(row, [older, newer], number, kind, before, now) in DIFFERENCES {
        let changes = Diff::between(&words, older, newer).changes.into_iter();
        let of = changes.filter(|change| change.newer.articles.contains(&number));
        let told = of.filter(|c| c.older.gist.contains(before) && c.newer.gist.contains(now));
        let kinds: Vec<ChangeKind> = told.map(|change| change.kind).collect();
        if kinds.is_empty() || kinds.iter().any(|found| *found != kind) {
            wrong.push(format!("{row} {number}: {kinds:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
