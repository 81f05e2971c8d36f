//! No two articles of an edition have the same text, so that a reader can tell them apart.

use std::collections::BTreeMap;
use touchmove_explain::{ArticleWords, Language, Words};
use touchmove_laws::Edition;

/// Articles that may have the same text, with reasons.
const ALIKE: [(&str, &str, &str); 6] = [
    ("6.6 (fi)", "6.6.a", "Finland has replaced it by its own article"),
    ("fi-blitz 13", "5.1", SAID_AGAIN),
    ("fi-blitz 13a", "5.1.a", SAID_AGAIN),
    ("fi-blitz 13b", "5.1.b", SAID_AGAIN),
    ("fi-blitz 14", "5.2", SAID_AGAIN),
    ("fi-blitz 14b", "5.2.c", SAID_AGAIN),
];

const SAID_AGAIN: &str = "Finland’s blitz rules repeat the Laws";

/// Returns the texts of each article of an edition, in order.
fn article_texts(words: &Words, edition: Edition) -> Vec<(&'static str, ArticleWords)> {
    let numbers = edition.table().iter().map(|entry| entry.number);
    let article = |number| Some((number, words.article(edition.article(number)?)?));
    numbers.filter_map(article).collect()
}

/// Returns pairs of articles with the same value of `text`.
fn alike<'a>(
    all: &'a [(&'static str, ArticleWords)],
    text: impl Fn(&'a ArticleWords) -> &'a str,
) -> Vec<(&'static str, &'static str)> {
    let mut seen: BTreeMap<&str, &'static str> = BTreeMap::new();
    let texts = all.iter().map(|(number, words)| (*number, text(words)));
    let told = texts.filter(|(_, text)| !text.is_empty());
    told.filter_map(|(number, text)| Some((seen.insert(text, number)?, number))).collect()
}

fn excused((first, second): (&str, &str)) -> bool {
    ALIKE.iter().any(|(a, b, _)| (*a, *b) == (first, second))
}

#[test]
fn articles_of_an_edition_have_distinct_texts() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let words = Words::new(language);
        for edition in Edition::ALL {
            let all = article_texts(&words, edition);
            let gists = alike(&all, |words| words.gist.as_str());
            let titles = alike(&all, |words| words.title.as_str());
            let pairs = gists.into_iter().chain(titles).filter(|pair| !excused(*pair));
            wrong.extend(pairs.map(|pair| format!("{edition}, {language:?}: {pair:?}")));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn detects_equal_texts() {
    let words = |gist: &str| ArticleWords { title: String::new(), gist: gist.to_owned() };
    let all = [("1", words("One.")), ("2", words("Two.")), ("3", words("One."))];
    assert_eq!(alike(&all, |words| words.gist.as_str()), [("1", "3")]);
    assert_eq!(alike(&all, |words| words.title.as_str()), []);
}
