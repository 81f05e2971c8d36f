//! Synonyms for search: words with the same meaning, and everyday terms for provisions
//! (`locales/*/search.txt`).

use super::stems::stems;
use std::collections::HashMap;
use touchmove_explain::Language;

/// A language's table of synonyms.
pub(super) struct Synonyms {
    language: Language,
    /// Phrases by their first stem, longest first, each with its replacement.
    phrases: HashMap<String, Vec<(Vec<String>, String)>>,
    called: HashMap<&'static str, &'static str>,
}

const fn file(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../locales/en/search.txt"),
        Language::Greek => include_str!("../../locales/el/search.txt"),
        Language::Finnish => include_str!("../../locales/fi/search.txt"),
        Language::Arabic => include_str!("../../locales/ar/search.txt"),
    }
}

/// Returns the lines that are neither empty nor comments.
fn lines(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

impl Synonyms {
    pub(super) fn of(language: Language) -> Synonyms {
        let mut synonyms = Synonyms { language, phrases: HashMap::new(), called: HashMap::new() };
        for line in lines(file(language)) {
            match line.split_once(" = ") {
                Some((name, words)) => drop(synonyms.called.insert(name, words)),
                None => synonyms.add(line),
            }
        }
        for phrases in synonyms.phrases.values_mut() {
            phrases.sort_by_key(|(phrase, _)| std::cmp::Reverse(phrase.len()));
        }
        synonyms
    }

    fn add(&mut self, line: &str) {
        let all: Vec<Vec<String>> =
            line.split([',', '،']).map(|one| stems(self.language, one)).collect();
        let Some(first) = all.first() else { return };
        let stands = first.join("+");
        for phrase in all {
            let Some(begins) = phrase.first().cloned() else { continue };
            self.phrases.entry(begins).or_default().push((phrase, stands.clone()));
        }
    }

    /// Everyday synonyms for a term.
    pub(super) fn everyday_terms(&self, name: &str) -> &'static str {
        self.called.get(name).copied().unwrap_or_default()
    }

    /// Returns the index terms of a text: its stems and their replacements.
    pub(super) fn index_terms(&self, text: &str) -> String {
        let words = stems(self.language, text);
        let instead = (0..words.len()).filter_map(|at| Some(self.replacement(words.get(at..)?)?.1));
        let instead: Vec<String> = instead.map(str::to_owned).collect();
        [words, instead].concat().join(" ")
    }

    /// Returns the query terms of a text, with synonyms replaced.
    pub(super) fn query_terms(&self, text: &str) -> String {
        let words = stems(self.language, text);
        let (mut rest, mut wanted) = (words.as_slice(), Vec::new());
        while let Some((word, after)) = rest.split_first() {
            let instead = self.replacement(rest);
            wanted.push(instead.map_or(word.as_str(), |(_, stands)| stands));
            rest = instead.and_then(|(length, _)| rest.get(length..)).unwrap_or(after);
        }
        wanted.join(" ")
    }

    /// Returns the replacement for the phrase at the start, and the phrase's length in words.
    fn replacement(&self, words: &[String]) -> Option<(usize, &str)> {
        let phrases = self.phrases.get(words.first()?)?;
        let (phrase, stands) = phrases.iter().find(|(phrase, _)| words.starts_with(phrase))?;
        Some((phrase.len(), stands))
    }
}

#[cfg(test)]
mod tests {
    use super::{Synonyms, file, lines};
    use touchmove_explain::Language;
    use touchmove_laws::{Edition, Provision, Standing};

    #[test]
    fn every_name_exists_in_an_edition() {
        let tables = || Edition::ALL.into_iter().flat_map(|edition| edition.table());
        for language in Language::ALL {
            for (name, _) in lines(file(language)).filter_map(|line| line.split_once(" = ")) {
                let known = tables().any(|entry| match entry.standing {
                    Standing::Text(about) => about == name,
                    other => other.provisions().iter().any(|p: &Provision| p.id() == name),
                });
                assert!(known, "{}: {name}", language.code());
            }
        }
    }

    #[test]
    fn synonyms_have_the_same_query_terms() {
        let synonyms = Synonyms::of(Language::English);
        assert_eq!(synonyms.query_terms("my phone rang"), synonyms.query_terms("my mobile rang"));
        assert!(synonyms.index_terms("a mobile").contains(&synonyms.query_terms("telephone")));
    }
}
