//! The sentences of the articles and the table of statements say the same.

use crate::{Language, Words};
use std::collections::BTreeSet;
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

#[test]
fn every_modality_is_heard_in_the_sentence() {
    let words = Words::new(Language::English);
    let mut wrong = Vec::new();
    for edition in Edition::ALL {
        for statement in read_in(edition).filter(|s| !s.is_heading()) {
            let sentence = Sentence::of(&words, edition, statement.subject);
            wrong.extend(sentence.fault(statement.clauses));
        }
    }
    assert!(wrong.is_empty(), "{} {wrong:#?}", wrong.len());
}

/// Changes each modality of the table to each other one. The test above must find it.
#[test]
fn a_changed_modality_is_found_with_its_article() {
    use Modality::{Is, May, MayNot, Shall, Should};
    let words = Words::new(Language::English);
    let (mut unnoticed, mut changes) = (Vec::new(), 0);
    for edition in Edition::ALL {
        for statement in read_in(edition) {
            let sentence = Sentence::of(&words, edition, statement.subject);
            for (at, clause) in statement.clauses.iter().enumerate() {
                for modality in [May, MayNot, Shall, Should, Is] {
                    if modality == clause.modality {
                        continue;
                    }
                    let mut clauses = statement.clauses.to_vec();
                    clauses[at] = Clause { modality, ..*clause };
                    changes += 1;
                    let found = sentence.fault(&clauses);
                    if !found.is_some_and(|fault| fault.contains(sentence.articles[0])) {
                        unnoticed.push(format!("{edition} {}: {modality:?}", statement.subject));
                    }
                }
            }
        }
    }
    assert!(changes > 5_000, "only {changes} changes");
    assert!(unnoticed.is_empty(), "{} {unnoticed:#?}", unnoticed.len());
}

/// The sentence of an edition about a subject.
struct Sentence {
    edition: Edition,
    subject: Subject,
    articles: Vec<&'static str>,
    gist: String,
    /// How many permissions, prohibitions and recommendations the sentence has.
    heard: [usize; 3],
}

impl Sentence {
    fn of(words: &Words, edition: Edition, subject: Subject) -> Sentence {
        let gist = words.subject_in(subject, edition).gist;
        let (may, may_not) = heard(&gist);
        let heard = [may, may_not, gist.matches("should ").count()];
        Sentence { edition, subject, articles: edition.stating(subject).collect(), gist, heard }
    }

    /// Returns what is wrong if the table has these clauses: other modalities than the sentence, an
    /// actor of a definition, or a duty that is nobody's.
    fn fault(&self, clauses: &[Clause]) -> Option<String> {
        let count = |m| clauses.iter().filter(|c| c.modality == m).count();
        let stated = [Modality::May, Modality::MayNot, Modality::Should].map(count);
        let is_definition = |c: &Clause| c.modality == Modality::Is;
        let actors_fit = clauses.iter().all(|c| is_definition(c) == (c.actor == Actor::Impersonal));
        (self.heard != stated || !actors_fit).then(|| {
            let Sentence { edition, subject, articles, gist, heard } = self;
            let articles = articles.join(", ");
            format!("{edition} {articles} ({subject}): {heard:?} heard in {gist:?}, {clauses:?}")
        })
    }
}

/// The words by which a sentence names each actor. A player goes without saying.
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

#[test]
fn every_actor_is_named_in_the_sentence() {
    let words = Words::new(Language::English);
    let mut wrong = Vec::new();
    for edition in Edition::ALL {
        for statement in read_in(edition) {
            let sentence = Sentence::of(&words, edition, statement.subject);
            let gist = sentence.gist.to_lowercase();
            for clause in statement.clauses {
                let mut names = NAMES.iter().filter(|(actor, _)| *actor == clause.actor);
                let named = names.all(|(_, names)| names.iter().any(|name| gist.contains(name)));
                if !named {
                    let articles = sentence.articles.join(", ");
                    wrong.push(format!("{edition} {articles}: {:?} in {gist}", clause));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} {wrong:#?}", wrong.len());
}

/// Returns how many sentences of a text permit, and how many forbid. A permission with "only"
/// forbids what it does not permit.
fn heard(text: &str) -> (usize, usize) {
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
    (permits, forbids)
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
