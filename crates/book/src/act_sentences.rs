//! Sentences for events at a board.

use serde_json::{Map, Value as Json};
use touchmove_board::Role;
use touchmove_explain::{Language, MessageArgument, Words};
use touchmove_game::{Act, Actor, Adjournment, Event, Presence};

/// Optional fields of events that messages use as arguments.
const LEFT_OUT: [&str; 10] = [
    "hands",
    "accidental",
    "announced",
    "condition",
    "san",
    "count",
    "together",
    "facts",
    "reason",
    "of",
];

/// Returns the sentence for an event. `None` if the language has no sentence, as for a spectator
/// who acts for a player.
///
/// ```
/// use touchmove_clock::Moment;
/// use touchmove_explain::{Language, Words};
/// use touchmove_game::Event;
///
/// let event = Event::read(Moment::START, "White touches e1 h1").unwrap();
/// let words = Words::new(Language::English);
/// let said = touchmove_book::act(&words, &event).unwrap();
/// assert_eq!(said, "White touches the pieces on e1 and h1.");
/// let event = Event::read(Moment::START, "White touches e1+h1").unwrap();
/// let said = touchmove_book::act(&words, &event).unwrap();
/// assert_eq!(said, "White touches the pieces on e1 and h1 at the same time.");
/// let event = Event::read(Moment::START, "Assistant of White presses").unwrap();
/// assert_eq!(touchmove_book::act(&words, &event).unwrap(), "White’s assistant presses the clock.");
/// ```
pub fn act(words: &Words, event: &Event) -> Option<String> {
    let Ok(Json::Object(fields)) = serde_json::to_value(event) else { return None };
    let name = fields.get("act")?.as_str()?.replace('_', "-");
    let args = args(words, &fields);
    let args: Vec<(&str, MessageArgument)> =
        args.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    if !has_sentence(event) {
        return None;
    }
    let special = match event.actor {
        Actor::Arbiter => words.message(&format!("act-arbiter-{name}"), &args).ok(),
        Actor::Player(_) | Actor::Spectator | Actor::AssistantOf(_) | Actor::CaptainOf(_) => None,
    };
    special.or_else(|| words.message(&format!("act-{name}"), &args).ok())
}

/// Returns the sentence for an event, without a sealed move. `None` in English, because the
/// protocol's words are English.
///
/// ```
/// use touchmove_clock::Moment;
/// use touchmove_explain::{Language, Words};
/// use touchmove_game::Event;
///
/// let event = Event::read(Moment::START, "White seals e4").unwrap();
/// let text = |language| touchmove_book::translated_act(&Words::new(language), &event);
/// assert_eq!(text(Language::Finnish).unwrap(), "Valkea tekee kuorisiirron.");
/// assert_eq!(text(Language::English), None);
/// ```
pub fn translated_act(words: &Words, event: &Event) -> Option<String> {
    if words.language() == Language::English {
        return None;
    }
    let who = match event.actor {
        Actor::Player(player) => player.to_string(),
        Actor::AssistantOf(player) => format!("assistant_of_{player}"),
        Actor::CaptainOf(player) => format!("captain_of_{player}"),
        Actor::Arbiter | Actor::Spectator => return act(words, event),
    };
    match &event.act {
        Act::Adjournment(Adjournment::Seals { .. }) => {
            words.message("act-seals-unseen", &[("player", who.into())]).ok()
        }
        _ => act(words, event),
    }
}

/// True if there are sentences for the event.
pub(crate) fn has_sentence(event: &Event) -> bool {
    let enters = event.act == Act::Presence(Presence::EntersThePlayingArea);
    match event.actor {
        Actor::Player(_) | Actor::Arbiter | Actor::AssistantOf(_) | Actor::CaptainOf(_) => true,
        Actor::Spectator => enters,
    }
}

fn args(words: &Words, fields: &Map<String, Json>) -> Vec<(String, MessageArgument)> {
    let mut args: Vec<(String, MessageArgument)> = Vec::new();
    for (name, value) in fields {
        match (name.as_str(), value) {
            ("by", Json::String(by)) if !fields.contains_key("player") => {
                args.push(("player".to_owned(), by.as_str().into()));
            }
            ("move", Json::String(text)) => args.push(("san".to_owned(), text.as_str().into())),
            ("piece", Json::String(letter)) => {
                args.push((name.clone(), role(letter).into()));
            }
            ("facts", Json::Array(facts)) => {
                let said = facts.iter().filter_map(Json::as_str).map(|fact| words.fact(fact));
                args.push((name.clone(), said.collect::<Vec<_>>().join("; ").into()));
            }
            (_, Json::Array(list)) => {
                args.push(("count".to_owned(), list.iter().map(many).sum::<usize>().into()));
                if list.iter().any(|group| many(group) > 1) {
                    args.push(("together".to_owned(), "true".into()));
                }
                args.push((name.clone(), words.list(&entries(list)).into()));
            }
            (_, value) => args.extend(plain(value).map(|value| (name.clone(), value))),
        }
    }
    for name in LEFT_OUT {
        if !args.iter().any(|(known, _)| known == name) {
            args.push((name.to_owned(), "none".into()));
        }
    }
    args
}

fn plain(value: &Json) -> Option<MessageArgument> {
    match value {
        Json::String(text) => Some(text.as_str().into()),
        Json::Number(number) => number.as_u64().map(MessageArgument::from),
        Json::Bool(is) => Some(is.to_string().into()),
        Json::Object(fields) => fields.keys().next().map(|name| name.as_str().into()),
        Json::Null | Json::Array(_) => None,
    }
}

fn role(letter: &str) -> String {
    let role = letter.chars().next().and_then(Role::from_letter);
    role.map_or_else(|| letter.to_owned(), |role| role.to_string())
}

fn many(value: &Json) -> usize {
    value.as_array().map_or(1, Vec::len)
}

/// Returns the entries of a list of squares or of groups of squares.
fn entries(list: &[Json]) -> Vec<String> {
    let entry = |value: &Json| match value {
        Json::Array(inner) => entries(inner),
        value => vec![value.as_str().unwrap_or_default().to_owned()],
    };
    list.iter().flat_map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::act;
    use touchmove_clock::Moment;
    use touchmove_explain::{Language, Words};
    use touchmove_game::Event;
    use touchmove_game::protocol::{ACTS, Doer};

    /// Examples of every act. Assistants can do what players do.
    fn events() -> Vec<Event> {
        let who = |doer: &Doer| match doer {
            Doer::Player => ["White", "Assistant of Black"].as_slice(),
            Doer::Arbiter => &["Arbiter"],
            Doer::Spectator => &["Spectator"],
            Doer::Assistant => &["Assistant of White"],
            Doer::Captain => &["Captain of White"],
        };
        let mut events = Vec::new();
        for row in ACTS.iter().copied().flatten() {
            for who in row.who.iter().flat_map(who) {
                let read = |text: &&str| Event::read(Moment::START, &format!("{who} {text}"));
                events.extend(row.examples.iter().map(|text| read(text).expect("an example")));
            }
        }
        events
    }

    #[test]
    fn every_act_has_a_sentence_in_every_language() {
        let events = events();
        assert!(events.len() > 100);
        for words in Language::ALL.map(Words::new) {
            for event in &events {
                let said = act(&words, event);
                let said = said.unwrap_or_else(|| panic!("{:?}: {event}", words.language()));
                assert!(said.ends_with('.') && !said.contains("none"), "{said}");
                assert!(!said.contains("assistant_of"), "{said}");
            }
        }
    }

    #[test]
    fn every_message_is_used() {
        let file = include_str!("../locales/en/acts.ftl");
        let source = [
            include_str!("act_sentences.rs"),
            include_str!("training/answer.rs"),
            include_str!("training/conditions.rs"),
            include_str!("training/situation.rs"),
        ];
        let ids = file.lines().filter_map(|line| Some(line.split_once(" =")?.0));
        let ids = ids.filter(|id| id.contains('-') && !id.starts_with([' ', '#']));
        let acts: Vec<String> =
            ACTS.iter().copied().flatten().map(|row| row.name.replace('_', "-")).collect();
        let is_act = |id: &str| {
            let name = id.strip_prefix("act-").unwrap_or_default();
            let name = name.strip_prefix("arbiter-").unwrap_or(name);
            acts.iter().any(|act| act == name)
        };
        let quoted = |id: &str| source.iter().any(|text| text.contains(&format!("\"{id}\"")));
        let pace = |id: &str| id.starts_with("event-pace-");
        let unused: Vec<&str> = ids.filter(|id| !is_act(id) && !quoted(id) && !pace(id)).collect();
        assert!(unused.is_empty(), "{unused:?}");
    }
}
