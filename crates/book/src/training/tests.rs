//! Every question of every edition: one answer is right, and no other.

use super::answer::Part;
use super::{Answer, Question, questions};
use std::collections::BTreeSet;
use touchmove_explain::{Language, Words};
use touchmove_laws::{Edition, Effect};

fn every() -> impl Iterator<Item = &'static Question> {
    Edition::ALL.into_iter().flat_map(questions)
}

/// Judged anew, from the case's own text.
fn ruled(question: &Question) -> (Vec<Effect>, Vec<Effect>) {
    let place = question.name.split_once('.').map_or(0, |(_, place)| place.parse().expect("one"));
    let protocol = touchmove_game::Protocol::parse(&question.case.blocks[place].text);
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
