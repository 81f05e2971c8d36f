//! The sentences of the articles and the table of statements say the same.

use crate::{Language, Words};
use std::collections::BTreeSet;
use std::fmt;
use touchmove_laws::{Actor, Clause, Edition, Modality, Provision, Standing, Statement, Subject};

/// Words that permit.
const PERMISSIONS: [&str; 3] = [" may ", "allowed", "need not"];
/// Words that forbid.
const PROHIBITIONS: [&str; 3] = ["may not ", "must not ", "can no longer "];

/// Words that turn a permission into a prohibition.
const EXCLUSIONS: [&str; 5] = ["only ", "no player", "no move", "no other", "neither"];

/// The name of the second part in 2023, then before 2023. Another name is not another content.
const PART_TWO: [(&str, &str); 5] = [
    ("Competitive Rules of Play", "Competition Rules"),
    ("τους Αγωνιστικούς Κανόνες του Παιχνιδιού", "τους Κανόνες Αγώνων"),
    ("Αγωνιστικοί Κανόνες του Παιχνιδιού", "Κανόνες Αγώνων"),
    ("Kilpailupelaamisen sään", "Kilpailusään"),
    ("قواعد اللعب التنافسي", "قواعد المنافسات"),
];

fn without_name(gist: &str) -> String {
    PART_TWO.iter().fold(gist.to_owned(), |gist, (newer, older)| gist.replace(newer, older))
}

/// Returns every subject that an edition's own articles state, with an article.
fn stated(edition: Edition) -> Vec<(Subject, &'static str)> {
    let parent = edition.parent().map_or(&[][..], Edition::table);
    let inherited = |number| parent.iter().any(|entry| entry.number == number);
    let own = |subject: &Subject| edition.stating(*subject).find(|number| !inherited(*number));
    Subject::all().filter_map(|subject| Some((subject, own(&subject)?))).collect()
}

/// Returns the statements that were read in a text of this very edition, and those that complete it.
fn read_in(edition: Edition) -> impl Iterator<Item = &'static Statement> {
    let own = move |s: &Statement| s.was_read_in(edition);
    let completes = move |s: &Statement| {
        edition.completed_by().is_some_and(|other| s.was_read_in(other))
            && edition.stating(s.subject).next().is_some()
            && !Statement::all().any(|other| other.subject == s.subject && own(other))
    };
    Statement::all().filter(move |s| own(s) || completes(s))
}

#[test]
fn every_edition_was_read_for_every_statement() {
    let mut wrong = Vec::new();
    for edition in Edition::ALL {
        for (subject, article) in stated(edition) {
            let read = read_in(edition).filter(|s| s.subject == subject).count();
            if read != 1 && edition.parent().is_none() || read > 1 {
                wrong.push(format!("{edition} {article} ({subject}): read {read} times"));
            }
        }
        for statement in read_in(edition) {
            if edition.stating(statement.subject).next().is_none() {
                wrong.push(format!("{edition} does not state {}", statement.subject));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_provision_and_text_has_a_statement() {
    let words = Words::new(Language::English);
    let mut missing = BTreeSet::new();
    let known: Vec<Subject> = Subject::all().collect();
    for edition in Edition::ALL {
        let provisions = Provision::ALL.iter().copied().filter(|p| edition.cite(*p).is_some());
        let texts = edition.table().iter().filter_map(|entry| match entry.standing {
            Standing::Text(key) if !words_a_provision(key) => Some(Subject::Text(key)),
            _ => None,
        });
        let has_gist = |s: &Subject| !words.subject_in(*s, edition).gist.is_empty();
        let all = provisions.map(Subject::Provision).chain(texts).filter(has_gist);
        missing.extend(all.filter(|s| !known.contains(s)).map(|s| format!("{edition} {s}")));
    }
    // Several texts state these together.
    missing.retain(|name| {
        !["duties-2009", "board-size-pegs", "squares-raised-pieces-marked"]
            .iter()
            .any(|key| name.ends_with(key))
    });
    assert!(missing.is_empty(), "{missing:#?}");
}

/// True if the text is also the wording of an article that states a provision.
fn words_a_provision(key: &str) -> bool {
    let mut entries = Edition::ALL.into_iter().flat_map(|edition| edition.table().iter());
    entries.any(|e| e.about == Some(key) && !e.standing.provisions().is_empty())
}

#[test]
fn editions_have_the_same_sentence_if_and_only_if_they_share_the_statement() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let words = Words::new(language);
        for (at, older) in Edition::ALL.into_iter().enumerate() {
            for newer in Edition::ALL.into_iter().skip(at + 1) {
                wrong.extend(mismatches(&words, older, newer));
            }
        }
    }
    assert!(wrong.is_empty(), "{} {wrong:#?}", wrong.len());
}

fn mismatches(words: &Words, older: Edition, newer: Edition) -> Vec<String> {
    let of_newer: Vec<&Statement> = read_in(newer).collect();
    let pairs = read_in(older).filter_map(|a| {
        let b = of_newer.iter().copied().find(|b| b.subject == a.subject)?;
        (!a.is_heading() && !b.is_heading()).then_some((a, b))
    });
    let differs = pairs.filter(|(a, b)| {
        let [first, second] =
            [older, newer].map(|e| without_name(&words.subject_in(a.subject, e).gist));
        (a.clauses == b.clauses) != (first == second)
    });
    let named = differs.map(|(a, b)| {
        let [first, second] = [older, newer].map(|edition| {
            format!("{edition} {}", edition.stating(a.subject).collect::<Vec<_>>().join(", "))
        });
        let shared = if a.clauses == b.clauses { "share a statement" } else { "differ" };
        format!("{:?}: {first} and {second} {shared}: {}", words.language(), a.subject)
    });
    named.collect()
}

/// The words by which a sentence names each actor. A player needs no name.
const NAMES: [(Actor, &[&str]); 11] = [
    (Actor::Mover, &["has the move", "having the move", "player to reply", "must reply"]),
    (Actor::Opponent, &["opponent"]),
    (Actor::Claimant, &["claim"]),
    (Actor::ClaimantOrArbiter, &["claimant or the arbiter"]),
    (Actor::EitherOrArbiter, &["player or the arbiter"]),
    (Actor::Arbiter, &["arbiter"]),
    (Actor::ArbiterOrAssistant, &["arbiter", "supervisor"]),
    (Actor::Assistant, &["assistant"]),
    (Actor::Event, &["event", "announced"]),
    (Actor::Organiser, &["organiser", "directors"]),
    (Actor::Federation, &["federation"]),
];

/// The English sentence of an edition about a subject, and its clauses.
struct Sentence {
    edition: Edition,
    subject: Subject,
    articles: Vec<&'static str>,
    gist: String,
    clauses: &'static [Clause],
}

impl Sentence {
    /// Returns every sentence that is no heading.
    fn all() -> Vec<Sentence> {
        let words = Words::new(Language::English);
        let of = |edition: Edition| {
            let words = &words;
            let stated = read_in(edition).filter(|statement| !statement.is_heading());
            stated.map(move |&Statement { subject, clauses, .. }| {
                let gist = words.subject_in(subject, edition).gist;
                let articles = edition.stating(subject).collect();
                Sentence { edition, subject, articles, gist, clauses }
            })
        };
        Edition::ALL.into_iter().flat_map(of).collect()
    }

    /// Returns the fault of a table with these clauses: a modality that the sentence lacks, a
    /// definition with an actor, or another clause without one.
    fn fault(&self, clauses: &[Clause]) -> Option<String> {
        let count = |m| clauses.iter().filter(|c| c.modality == m).count();
        let stated = [Modality::May, Modality::MayNot, Modality::Should].map(count);
        let is_definition = |c: &Clause| c.modality == Modality::Is;
        let actors_fit = clauses.iter().all(|c| is_definition(c) == (c.actor == Actor::Impersonal));
        let heard = heard(&self.gist);
        (heard != stated || !actors_fit).then(|| format!("{self}: {heard:?} heard, {clauses:?}"))
    }

    /// True if the sentence names the actor.
    fn names(&self, actor: Actor) -> bool {
        let gist = self.gist.to_lowercase();
        let mut names = NAMES.iter().filter(|(other, _)| *other == actor);
        names.all(|(_, names)| names.iter().any(|name| gist.contains(name)))
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sentence { edition, subject, articles, gist, .. } = self;
        write!(f, "{edition} {} ({subject}): {gist:?}", articles.join(", "))
    }
}

/// Returns the clauses with each modality changed to each other one, one at a time.
fn with_other_modalities(clauses: &[Clause]) -> impl Iterator<Item = Vec<Clause>> {
    use Modality::{Is, May, MayNot, Shall, Should};
    let all = [May, MayNot, Shall, Should, Is];
    let changes = (0..clauses.len()).flat_map(move |at| all.map(|modality| (at, modality)));
    changes.filter(|&(at, modality)| clauses[at].modality != modality).map(|(at, modality)| {
        let mut clauses = clauses.to_vec();
        clauses[at].modality = modality;
        clauses
    })
}

#[test]
fn every_modality_is_heard_in_the_sentence() {
    let all = Sentence::all();
    let wrong: Vec<String> = all.iter().filter_map(|s| s.fault(s.clauses)).collect();
    assert!(wrong.is_empty(), "{} {wrong:#?}", wrong.len());
}

/// The test above must find each changed modality.
#[test]
fn a_changed_modality_is_found_with_its_article() {
    let (mut unnoticed, mut changes) = (Vec::new(), 0);
    for sentence in Sentence::all() {
        for clauses in with_other_modalities(sentence.clauses) {
            changes += 1;
            let found = sentence.fault(&clauses);
            if !found.is_some_and(|fault| fault.contains(sentence.articles[0])) {
                unnoticed.push(format!("{sentence}: {clauses:?}"));
            }
        }
    }
    assert!(changes > 5_000, "only {changes} changes");
    assert!(unnoticed.is_empty(), "{} {unnoticed:#?}", unnoticed.len());
}

#[test]
fn every_actor_is_named_in_the_sentence() {
    let all = Sentence::all();
    let each = all.iter().flat_map(|s| s.clauses.iter().map(move |clause| (s, clause)));
    let unnamed = each.filter(|(sentence, clause)| !sentence.names(clause.actor));
    let wrong: Vec<String> = unnamed.map(|(s, clause)| format!("{s}: {clause:?}")).collect();
    assert!(wrong.is_empty(), "{} {wrong:#?}", wrong.len());
}

/// Counts the sentences of a text that permit, forbid and recommend. A permission with "only" forbids
/// other acts.
fn heard(text: &str) -> [usize; 3] {
    let (mut permits, mut forbids) = (0, 0);
    for sentence in text.split_inclusive(". ") {
        let mut rest = format!(" {}", sentence.to_lowercase());
        let forbidden = PROHIBITIONS.iter().any(|word| rest.contains(word));
        PROHIBITIONS.iter().for_each(|word| rest = rest.replace(word, ""));
        let permission = PERMISSIONS.iter().any(|word| rest.contains(word));
        let only = EXCLUSIONS.iter().any(|word| rest.contains(word));
        permits += usize::from(permission && !only);
        forbids += usize::from(forbidden || permission && only);
    }
    [permits, forbids, text.matches("should ").count()]
}

#[test]
fn equal_statements_stand_in_one_row() {
    for statement in Statement::all() {
        let same =
            |s: &&Statement| s.subject == statement.subject && s.clauses == statement.clauses;
        let rows = Statement::all().filter(same).count();
        assert_eq!(rows, 1, "{} has equal rows", statement.subject);
    }
}
