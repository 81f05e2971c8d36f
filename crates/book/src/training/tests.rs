//! Checks all questions of all editions: exactly one answer is right.

use super::answer::Part;
use super::{Answer, Question, questions};
use std::collections::BTreeSet;
use touchmove_explain::{Language, Words};
use touchmove_laws::{Edition, Effect};

fn every() -> impl Iterator<Item = &'static Question> {
    Edition::ALL.into_iter().flat_map(questions)
}

/// Returns the text of the case's protocol.
fn text(question: &Question) -> &'static str {
    let place = question.name.split_once('.').map_or(0, |(_, place)| place.parse().expect("one"));
    &question.case.blocks[place].text
}

/// Judges the protocol again. Returns the effects of the last event, and those of all events.
fn ruled(question: &Question) -> (Vec<Effect>, Vec<Effect>) {
    let protocol = touchmove_game::Protocol::parse(text(question));
    let protocol = protocol.expect("a protocol");
    let judged = protocol.judge(question.edition).expect("it can have happened");
    let all: Vec<Effect> = judged.rulings.iter().map(|g| g.ruling.effect().clone()).collect();
    let now: Vec<Effect> = question.rulings.iter().map(|r| r.effect().clone()).collect();
    (now, all)
}

#[test]
fn right_answer_is_the_programs_ruling() {
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

/// True if the part contradicts the rulings.
fn is_false(part: &Part, now: &[Effect], all: &[Effect]) -> bool {
    match part {
        Part::Nothing => now
            .iter()
            .any(|effect| !effect.is_routine() || matches!(effect, Effect::Obligation { .. })),
        Part::Unbound => now.iter().any(|e| matches!(e, Effect::Obligation { .. })),
        Part::Restored => !all.iter().any(|e| matches!(e, Effect::PositionRestored { .. })),
        // A player can have two obligations, so both may be true.
        Part::Effect(Effect::Obligation { .. } | Effect::Refused { .. }) => false,
        // An arbiter may warn and penalise at discretion.
        Part::Effect(Effect::Warning { .. } | Effect::Penalty { .. }) => false,
        Part::Effect(Effect::FlagFallen { .. } | Effect::DrawDeclined { .. }) => false,
        Part::Effect(effect) => !all.contains(effect),
    }
}

#[test]
fn wrong_answers_contradict_the_rulings() {
    for question in every() {
        let (now, all) = ruled(question);
        for Answer(parts) in &question.wrong {
            let wrong = parts.iter().any(|part| is_false(part, &now, &all));
            assert!(wrong, "{}, {}: {parts:?}", question.name, question.edition.name());
        }
    }
}

#[test]
fn questions_have_three_or_four_distinct_answers() {
    for words in Language::ALL.map(Words::new) {
        for question in every() {
            let all = question.wrong.iter().chain([&question.right]);
            let said: BTreeSet<String> =
                all.map(|answer| answer.sentences(&words, question.edition).join(" ")).collect();
            assert!(said.iter().all(|text| !text.contains('_')), "{said:#?}");
            assert_eq!(said.len(), question.wrong.len() + 1, "{}: {said:#?}", question.name);
            assert!((3..=4).contains(&said.len()), "{}", question.name);
        }
    }
}

#[test]
fn every_situation_has_a_story_in_every_language() {
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
fn names_are_unique_and_fide_editions_have_100_questions() {
    for edition in Edition::ALL {
        let names: BTreeSet<&str> = questions(edition).iter().map(|q| q.name.as_str()).collect();
        assert_eq!(names.len(), questions(edition).len(), "{edition:?}");
        println!("{}: {}", edition.name(), names.len());
        if Edition::FIDE.contains(&edition) {
            assert!(names.len() >= 100, "{edition:?}: {}", names.len());
        }
    }
}

/// If editions rule differently, each edition has the question, with the other edition's ruling as
/// a wrong answer.
#[test]
fn editions_have_different_right_answers() {
    let named = |edition| {
        let name = "the-second-illegal-move-and-the-third";
        questions(edition).iter().find(|q| q.name == name).expect("a question")
    };
    let (old, new) = (named(Edition::Fide2009), named(Edition::Fide2023));
    assert_ne!(old.right, new.right);
}

/// Returns the answer to the event with an index.
fn ruled_at(text: &str, edition: Edition, place: usize) -> Option<Answer> {
    let mut all = Vec::new();
    let protocol = touchmove_game::Protocol::parse(text).ok()?;
    protocol.replay(edition, |_, rulings, _| all.push(Answer::of(&rulings))).ok()?;
    all.get(place).cloned()
}

/// If another regulation would change the ruling, the question states the regulation.
#[test]
fn question_states_the_relevant_regulations() {
    let words = Words::new(Language::English);
    let said = |name: &str, args: &[_]| crate::messages::say(&words, name, args);
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

/// Added time is visible on the clock only after the ruling.
#[test]
fn clocks_show_the_time_before_the_ruling() {
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

/// A question about an event before the case's main point does not use the case's prose.
#[test]
fn main_point_of_a_case_is_recognised() {
    let named = |name: &str| {
        let mut all = questions(Edition::Fide2023).iter();
        all.find(|q| q.name == name).expect("a question").is_main_point
    };
    assert!(named("the-first-illegal-move"));
    assert!(!named("a-rook-upside-down-for-the-canadian-title"));
    assert!(!named("one-assistant-is-enough"));
}
