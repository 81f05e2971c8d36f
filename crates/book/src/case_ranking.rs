//! Ranking of an article's cases by how instructive they are.

use crate::cases::Case;
use std::collections::BTreeSet;
use touchmove_game::protocol::Expected;
use touchmove_laws::Edition;

/// A case's value for learning about an article.
struct Lesson {
    case: &'static Case,
    /// The types of rulings under the article: effect names with their kinds.
    says: BTreeSet<String>,
    /// True if a ruling cites the article first.
    decides: bool,
    /// Number of events to read.
    events: usize,
}

/// Orders the cases of an article, the most instructive first. The order starts with one case for
/// each type of ruling. Cases decided by the article precede cases that only cite it, and short
/// cases precede long ones.
pub(crate) fn ranked(
    cases: impl Iterator<Item = &'static Case>,
    edition: Edition,
    number: &str,
) -> Vec<&'static Case> {
    let mut left: Vec<Lesson> = cases.map(|case| lesson(case, edition, number)).collect();
    left.sort_by_key(|lesson| (!lesson.decides, lesson.events));
    let (mut known, mut ordered) = (BTreeSet::new(), Vec::new());
    while !left.is_empty() {
        let new = |lesson: &Lesson| lesson.says.iter().any(|says| !known.contains(says));
        let next = left.remove(left.iter().position(new).unwrap_or(0));
        known.extend(next.says);
        ordered.push(next.case);
    }
    ordered
}

fn lesson(case: &'static Case, edition: Edition, number: &str) -> Lesson {
    let mut lesson = Lesson { case, says: BTreeSet::new(), decides: false, events: 0 };
    for block in case.blocks(edition) {
        lesson.events += block.protocol.entries.len();
        let counting = block.protocol.expectations.iter().filter(|e| e.counts_under(edition));
        for expectation in counting {
            let Expected::Effect { name, args, articles } = &expectation.expected else { continue };
            if articles.iter().any(|article| article == number) {
                lesson.says.insert(says(name, args));
                lesson.decides |= articles.first().is_some_and(|article| article == number);
            }
        }
    }
    lesson
}

/// Returns the effect with its kind, but without the player.
fn says(name: &str, args: &str) -> String {
    let is_kind = |word: &&str| {
        !["white", "black"].contains(word)
            && word.chars().all(|c| c.is_ascii_lowercase() || c == '_')
    };
    let kind = args.split(' ').find(is_kind).unwrap_or_default();
    format!("{name} {kind}")
}

#[cfg(test)]
mod tests {
    use super::ranked;
    use crate::library::all;
    use touchmove_laws::Edition;

    #[test]
    fn first_ten_cases_cover_the_types_of_rulings() {
        let edition = Edition::Fide2023;
        for entry in edition.table() {
            let citing = all().iter().filter(|case| case.cites(edition, entry.number));
            let sorted = ranked(citing, edition, entry.number);
            let told = |cases: &[&'static crate::cases::Case]| {
                let lessons = cases.iter().map(|case| super::lesson(case, edition, entry.number));
                lessons.flat_map(|lesson| lesson.says).collect::<super::BTreeSet<_>>().len()
            };
            let first = &sorted[..sorted.len().min(10)];
            assert!(told(first) >= told(&sorted).min(10), "{}", entry.number);
        }
    }

    #[test]
    fn first_case_is_decided_by_the_article() {
        let edition = Edition::Fide2023;
        let citing = || all().iter().filter(|case| case.cites(edition, "7.5.5"));
        let sorted = ranked(citing(), edition, "7.5.5");
        assert_eq!(sorted.len(), citing().count());
        assert!(super::lesson(sorted[0], edition, "7.5.5").decides);
        assert!(super::lesson(sorted[0], edition, "7.5.5").events < 12);
    }
}
