//! Persons as people name them: `White's captain`, `the arbiter`, `the player with the black
//! pieces`.

use super::token::{Token, is_same};
use crate::event::Actor;
use touchmove_board::Color;

/// The subject of a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Subject {
    One(Actor),
    BothPlayers,
}

/// Parses the subject at the beginning. Returns it and the number of its tokens.
pub(super) fn subject(tokens: &[Token<'_>]) -> Option<(Subject, usize)> {
    let articles =
        tokens.iter().take_while(|token| ["the", "a", "an"].contains(&token.low.as_str()));
    let start = articles.count();
    let rest = tokens.get(start..)?;
    let (subject, taken) = both(rest).or_else(|| one(rest).map(|(a, n)| (Subject::One(a), n)))?;
    Some((subject, start.saturating_add(taken)))
}

fn both(tokens: &[Token<'_>]) -> Option<(Subject, usize)> {
    let is = |at: usize, word: &str| tokens.get(at).is_some_and(|token| is_same(&token.low, word));
    let taken = match () {
        () if is(0, "both") && is(1, "player") => 2,
        () if is(0, "both") => 1,
        () if tokens.first()?.low == "players" => 1,
        () if is(1, "and") && color(tokens.first()?).is_some() => {
            tokens.get(2).and_then(color).map(|_| 3)?
        }
        () => return None,
    };
    Some((Subject::BothPlayers, taken))
}

fn one(tokens: &[Token<'_>]) -> Option<(Actor, usize)> {
    let first = tokens.first()?;
    match first.low.as_str() {
        "arbiter" => return Some((Actor::Arbiter, 1)),
        "spectator" | "onlooker" | "bystander" => return Some((Actor::Spectator, 1)),
        _ => {}
    }
    let second = tokens.get(1);
    if OFFICES.contains(&first.low.as_str()) && second.is_some_and(|t| t.low == "arbiter") {
        return Some((Actor::Arbiter, 2));
    }
    if let Some(color) = color(first) {
        return Some(of_player(color, tokens));
    }
    let role = role(tokens)?;
    let (color, at) = tokens
        .iter()
        .enumerate()
        .skip(role.1)
        .find_map(|(at, token)| color(token).map(|color| (color, at)))?;
    let between = tokens.get(role.1..at)?;
    let joined = |token: &Token<'_>| JOINING.contains(&token.low.as_str());
    let with_pieces = is_word(tokens.get(at.saturating_add(1)), &["pieces", "player", "team"]);
    let taken = at.saturating_add(1).saturating_add(usize::from(with_pieces));
    between.iter().all(joined).then(|| ((role.0)(color), taken))
}

const OFFICES: [&str; 7] = ["chief", "deputy", "main", "sector", "match", "assistant", "section"];

/// Words between `player`, `assistant` or `captain` and the colour.
const JOINING: [&str; 6] = ["of", "with", "for", "the", "playing", "having"];

/// Creates the actor of a colour.
type Role = fn(Color) -> Actor;

/// Parses `player`, `assistant` or `team captain`, with the number of tokens.
fn role(tokens: &[Token<'_>]) -> Option<(Role, usize)> {
    let team = usize::from(tokens.first()?.low == "team");
    let role: Role = match tokens.get(team)?.low.as_str() {
        "captain" => Actor::CaptainOf,
        "assistant" => Actor::AssistantOf,
        "player" => Actor::Player,
        _ => return None,
    };
    Some((role, team.saturating_add(1)))
}

/// Parses the words after a colour.
fn of_player(color: Color, tokens: &[Token<'_>]) -> (Actor, usize) {
    let rest = tokens.get(1..).unwrap_or_default();
    if is_word(rest.first(), &["opponent"]) {
        return (Actor::Player(color.other()), 2);
    }
    match role(rest) {
        Some((role, taken)) => (role(color), taken.saturating_add(1)),
        None => (Actor::Player(color), 1),
    }
}

fn is_word(token: Option<&Token<'_>>, words: &[&str]) -> bool {
    token.is_some_and(|token| words.contains(&token.low.as_str()))
}

/// Returns the colour that a word names.
pub(super) fn color(token: &Token<'_>) -> Option<Color> {
    match token.low.as_str() {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}
