//! Every question of every edition: one answer is right, and no other.

use super::answer::Part;
use super::{Answer, Question, questions};
use std::collections::BTreeSet;
use touchmove_explain::{Language, Words};
use touchmove_laws::{Edition, Effect};

fn every() -> impl Iterator<Item = &'static Question> {
    Edition::ALL.into_iter().flat_map(questions)
}

/// The case's own text.
fn text(question: &Question) -> &'static str {
    let place = question.name.split_once('.').map_or(0, |(_, place)| place.parse().expect("one"));
    &question.case.blocks[place].text
}

/// Judged anew.
fn ruled(question: &Question) -> (Vec<Effect>, Vec<Effect>) {
    let protocol = touchmove_game::Protocol::parse(text(question));
    let protocol = protocol.expect("a protocol");
    let judged = protocol.judge(question.edition).expect("it can have happened");
    let all: Vec<Effect> = judged.rulings.iter().map(|g| g.ruling.effect().clone()).collect();
    let now: Vec<Effect> = question.rulings.iter().map(|r| r.effect().clone()).collect();
    (now, all)
}

#[test]
fn the_right_answer_is_what_the_program_rules() {
    for question in every() {
        let (now, all) = ruled(question);
        for part in &question.right.0 {
            let given = match part {
                Part::Effect(effect) => now.contains(effect) && all.contains(effect),
                Part::Restored => now.iter().any(|e| matches!(e, Effect::PositionRestored { .. })),
                Part::Unbound | Part::Nothing => false,
            };
            assert!(given, "{}: {part:?}", question.name);
        }
    }
}

/// Something that a wrong answer says is against what is ruled.
fn is_false(part: &Part, now: &[Effect], all: &[Effect]) -> bool {
    match part {
        Part::Nothing => now
            .iter()
            .any(|effect| !effect.is_routine() || matches!(effect, Effect::Obligation { .. })),
        Part::Unbound => now.iter().any(|e| matches!(e, Effect::Obligation { .. })),
        Part::Restored => !all.iter().any(|e| matches!(e, Effect::PositionRestored { .. })),
        // Bound by one thing or by another: both may be true.
        Part::Effect(Effect::Obligation { .. } | Effect::Refused { .. }) => false,
        // An arbiter may warn and penalise whenever there is cause.
        Part::Effect(Effect::Warning { .. } | Effect::Penalty { .. }) => false,
        Part::Effect(Effect::FlagFallen { .. } | Effect::DrawDeclined { .. }) => false,
        Part::Effect(effect) => !all.contains(effect),
    }
}

#[test]
fn nothing_wrong_is_offered_that_the_program_rules() {
    for question in every() {
        let (now, all) = ruled(question);
        for Answer(parts) in &question.wrong {
            let wrong = parts.iter().any(|part| is_false(part, &now, &all));
            assert!(wrong, "{}, {}: {parts:?}", question.name, question.edition.name());
        }
    }
}

#[test]
fn there_are_three_or_four_answers_and_they_read_differently() {
    for words in Language::ALL.map(Words::new) {
        for question in every() {
            let all = question.wrong.iter().chain([&question.right]);
            let said: BTreeSet<String> =
                all.map(|answer| answer.said(&words, question.edition).join(" ")).collect();
            assert!(said.iter().all(|text| !text.contains('_')), "{said:#?}");
            assert_eq!(said.len(), question.wrong.len() + 1, "{}: {said:#?}", question.name);
            assert!((3..=4).contains(&said.len()), "{}", question.name);
        }
    }
}

#[test]
fn every_situation_can_be_told_in_every_language() {
    for words in Language::ALL.map(Words::new) {
        for question in every() {
            let story = question.situation.story(&words);
            let story = story.unwrap_or_else(|| panic!("{}", question.name));
            assert!(!story.is_empty());
            assert!(!question.situation.conditions(&words).is_empty());
            assert!(question.articles.iter().all(|a| a.edition() == question.edition));
        }
    }
}

#[test]
fn names_are_given_once_and_each_edition_has_an_examination() {
    for edition in Edition::ALL {
        let names: BTreeSet<&str> = questions(edition).iter().map(|q| q.name.as_str()).collect();
        assert_eq!(names.len(), questions(edition).len(), "{edition:?}");
        println!("{}: {}", edition.name(), names.len());
        if Edition::FIDE.contains(&edition) {
            assert!(names.len() >= 100, "{edition:?}: {}", names.len());
        }
    }
}

/// What editions rule differently is asked in each, with the other's ruling as a wrong answer.
#[test]
fn what_another_edition_rules_is_offered() {
    let named = |edition| {
        let name = "the-second-illegal-move-and-the-third";
        questions(edition).iter().find(|q| q.name == name).expect("a question")
    };
    let (old, new) = (named(Edition::Fide2009), named(Edition::Fide2023));
    assert_ne!(old.right, new.right);
}

/// What is ruled at an event, by its place.
fn ruled_at(text: &str, edition: Edition, place: usize) -> Option<Answer> {
    let mut all = Vec::new();
    let protocol = touchmove_game::Protocol::parse(text).ok()?;
    protocol.replay(edition, |_, rulings, _| all.push(Answer::of(&rulings))).ok()?;
    all.get(place).cloned()
}

/// Under another regulation something else would be ruled: then the question says which it is.
#[test]
fn what_the_answer_depends_on_stands_in_the_question() {
    let words = Words::new(Language::English);
    let said = |name: &str, args: &[_]| crate::words::say(&words, name, args);
    let full = ["rapid", "blitz", "nobody"]
        .map(|pace| said("event-supervision-full", &[("pace", pace.into())]));
    let limited = said("event-supervision-limited", &[]);
    let other: [(&str, &[&str], Vec<String>); 4] = [
        ("DefaultTime", &["0:00:00", "2:00:00"], vec![said("event-default-time-none", &[])]),
        ("Supervision", &["full", "limited"], [full.to_vec(), vec![limited]].concat()),
        ("DrawAgreement", &["never", "from 30"], vec![said("event-draws-free", &[])]),
        ("QuickplayFinish", &["yes"], vec![said("event-quickplay-none", &[])]),
    ];
    let (mut depend, mut silent) = (BTreeSet::new(), Vec::new());
    for question in every() {
        let text = text(question);
        let conditions = question.situation.conditions(&words);
        let here = ruled_at(text, question.edition, question.situation.place());
        assert_eq!(here.as_ref(), Some(&question.right), "{}", question.name);
        for (tag, values, sentences) in &other {
            let unset = !text.contains(&format!("[{tag} "));
            let there = values.iter().filter(|_| unset).filter_map(|value| {
                let text = format!("[{tag} \"{value}\"]\n{text}");
                ruled_at(&text, question.edition, question.situation.place())
            });
            if there.into_iter().any(|there| there != question.right) {
                let is_said = conditions.iter().any(|one| sentences.contains(one));
                if !is_said {
                    silent.push(format!("{}, {tag}: {conditions:?}", question.name));
                }
                depend.insert(*tag);
            }
        }
    }
    assert!(silent.is_empty(), "{silent:#?}");
    assert_eq!(depend.len(), other.len(), "{depend:?}");
}

/// A minute that is given shows on the clock only after it is ruled.
#[test]
fn the_clocks_are_those_before_the_ruling() {
    let added = |question: &&Question| {
        let parts = question.right.0.iter();
        parts.clone().any(|part| matches!(part, Part::Effect(Effect::TimeAdded { .. })))
    };
    let mut seen = 0;
    for question in every().filter(added) {
        let protocol = touchmove_game::Protocol::parse(text(question)).expect("a protocol");
        let mut at = 0;
        let mut after = [None, None];
        let replayed = protocol.replay(question.edition, |_, _, game| {
            if at == question.situation.place() {
                let shown = |player| game.clock().remaining_ms(player, game.now());
                after = touchmove_board::Color::ALL.map(shown);
            }
            at += 1;
        });
        replayed.expect("it can have happened");
        let shown = question.situation.clocks;
        let given = question.right.0.iter().find_map(|part| match part {
            Part::Effect(Effect::TimeAdded { player, ms }) => Some((player.index(), ms.get())),
            _ => None,
        });
        let (player, ms) = given.expect("a time");
        if let (Some(before), Some(after)) = (shown[player], after[player]) {
            assert_eq!(before + ms, after.get(), "{}", question.name);
            seen += 1;
        }
    }
    assert!(seen > 100, "{seen}");
}

/// A question about something that comes before the matter of its case is not told as the case.
#[test]
fn a_case_is_told_where_it_is_about_the_question() {
    let named = |name: &str| {
        let mut all = questions(Edition::Fide2023).iter();
        all.find(|q| q.name == name).expect("a question").is_the_matter
    };
    assert!(named("the-first-illegal-move"));
    assert!(!named("a-rook-upside-down-for-the-canadian-title"));
    assert!(!named("one-assistant-is-enough"));
}
