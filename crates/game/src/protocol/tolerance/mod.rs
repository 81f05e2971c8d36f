//! Tolerant reading: sentences as people write them, in which only one act can be meant.
//!
//! A sentence is compared with the [spellings] of each act. If the sentence matches those of one
//! act, the canonical line of that act is parsed in its place. If two acts can be meant, neither is
//! guessed.

mod pattern;
mod person;
mod slots;
mod spellings;
mod token;

use super::acts::{self, Row};
use super::words::{Words, player_name};
use crate::event::{Act, Actor, Offer};
use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use pattern::{beginning, filled, whole};
use person::Subject;
use slots::slot;
use spellings::{ARBITER, OF_ARBITER, PLAYER, SEVERAL, Spelling};
use token::{Token, tokens};
use touchmove_board::Color;

/// Longest sentence in bytes. Longer lines contain a text and are not compared.
const LONGEST: usize = 400;

/// The result of reading a sentence.
pub(super) enum Reading {
    /// Only this act can be meant. The number is its column.
    Act(Actor, usize, Act),
    /// The sentence does not say which of these acts is meant.
    Several(Actor, Vec<&'static Row>),
    /// Only the person is known.
    Person(Actor),
    /// The sentence names no person. These are the acts that it can mean.
    NoPerson(Vec<&'static Row>),
}

/// Reads a line from the person on. Consumes the person, and the rest if the act is known.
pub(super) fn read(words: &mut Words<'_>) -> Reading {
    if words.length() > LONGEST {
        return Reading::NoPerson(Vec::new());
    }
    let tokens = turned(tokens(words));
    let Some((subject, taken)) = person::subject(&tokens) else {
        return Reading::NoPerson(without_person(&tokens));
    };
    let rest = tokens.get(taken..).unwrap_or_default();
    words.back_to(rest.first().map_or(usize::MAX, |token| token.index));
    match subject {
        Subject::One(actor) => of_one(actor, rest, words),
        Subject::BothPlayers => several(Actor::Player(Color::White), rest),
    }
}

fn of_one(actor: Actor, tokens: &[Token<'_>], words: &mut Words<'_>) -> Reading {
    if let Some(act) = canonical(actor, words) {
        return act;
    }
    let mut found = acts_of(actor, tokens);
    if found.len() > 1 {
        let rows = found.iter().filter_map(|(actor, act)| acts::row_of(*actor, act));
        return Reading::Several(actor, rows.collect());
    }
    let Some((actor, act)) = found.pop() else { return several(actor, tokens) };
    let column = words.column();
    words.rest();
    Reading::Act(actor, column, act)
}

/// Returns the acts of a sentence such as `a phone rings`.
fn without_person(tokens: &[Token<'_>]) -> Vec<&'static Row> {
    let by = [Actor::Player(Color::White), Actor::Arbiter];
    let own = by.into_iter().flat_map(|actor| acts_of(actor, tokens));
    let rows: Vec<&Row> = own.filter_map(|(actor, act)| acts::row_of(actor, &act)).collect();
    match several(Actor::Arbiter, tokens) {
        Reading::Several(_, several) if rows.is_empty() => several,
        _ => rows,
    }
}

/// Parses an act in the canonical words, after a person in other words.
fn canonical(actor: Actor, words: &mut Words<'_>) -> Option<Reading> {
    let column = words.column();
    acts::parsed(actor, words).map(|act| Reading::Act(actor, column, act))
}

/// Turns `the phone of White` into `White phone`.
fn turned(mut tokens: Vec<Token<'_>>) -> Vec<Token<'_>> {
    let start = tokens.iter().take_while(|token| token.is_filler).count();
    let at = |more: usize| tokens.get(start.saturating_add(more));
    let low = |more: usize| at(more).map_or("", |token| token.low.as_str());
    if THINGS.contains(&low(0)) && low(1) == "of" && at(2).and_then(person::color).is_some() {
        tokens.drain(..start);
        let owner = tokens.remove(2);
        tokens.remove(1);
        tokens.insert(0, owner);
    }
    tokens
}

/// Things that act in a sentence in place of their owner.
const THINGS: [&str; 6] = ["phone", "mobile", "device", "watch", "smartwatch", "flag"];

/// Returns the different acts that a sentence can mean, with their actors.
fn acts_of(actor: Actor, tokens: &[Token<'_>]) -> Vec<(Actor, Act)> {
    let mut found: Vec<(Actor, Act)> = Vec::new();
    found.extend(plain_acts(actor, tokens).map(|act| (actor, act)));
    let own = if actor == Actor::Arbiter { ARBITER } else { PLAYER };
    for (table, by) in [(own, actor), (OF_ARBITER, Actor::Arbiter)] {
        let applies = by == actor || matches!(actor, Actor::Player(_));
        for act in matching(table, actor, by, tokens).filter(|_| applies) {
            if !found.iter().any(|known| known.1 == act) {
                found.push((by, act));
            }
        }
    }
    if found.is_empty() {
        found.extend(after_stopping(actor, tokens).map(|act| (actor, act)));
    }
    found
}

/// Parses a claim or a resignation for which a player stops the clock.
fn after_stopping(actor: Actor, tokens: &[Token<'_>]) -> Option<Act> {
    let end = beginning("stop|pause|halt [both] clock [to]", tokens, slot, &mut Vec::new())?;
    let tokens = tokens.get(end..)?;
    let mut acts = plain_acts(actor, tokens).chain(matching(PLAYER, actor, actor, tokens));
    acts.next().filter(|act| matches!(act, Act::Claim(_) | Act::Offer(Offer::Resigns)))
}

/// Returns the acts without arguments whose own words match in any inflection.
fn plain_acts<'t>(by: Actor, tokens: &'t [Token<'t>]) -> impl Iterator<Item = Act> + 't {
    acts::plain_forms(by)
        .filter(|form| whole(form, tokens, slot).is_some())
        .filter_map(move |form| acts::parsed(by, &mut Words::of(1, form)))
}

/// Returns the acts of a table whose spellings match. `subject` is the person that the sentence
/// begins with.
fn matching<'t>(
    table: &'static [&'static [Spelling]],
    subject: Actor,
    by: Actor,
    tokens: &'t [Token<'t>],
) -> impl Iterator<Item = Act> + 't {
    let own = match subject {
        Actor::Player(player) => player,
        _ => Color::Black,
    };
    let players = [("SELF", player_name(own)), ("OTHER", player_name(own.other()))];
    let spellings = table.iter().copied().flatten();
    let patterns = spellings.flat_map(|(line, said)| said.iter().map(move |said| (*line, *said)));
    patterns.filter_map(move |(line, said)| {
        let mut captures = whole(said, tokens, slot)?;
        captures.extend(players.map(|(slot, player)| (slot, player.to_owned())));
        acts::parsed(by, &mut Words::of(1, &filled(line, &captures)?))
    })
}

/// Returns the acts among which a sentence does not decide.
fn several(actor: Actor, tokens: &[Token<'_>]) -> Reading {
    let matched = SEVERAL
        .iter()
        .find(|(_, said)| said.iter().any(|said| whole(said, tokens, slot).is_some()));
    let Some((names, _)) = matched else { return Reading::Person(actor) };
    let named = |name: &&str| acts::row_named(actor, name);
    Reading::Several(actor, names.split(' ').filter_map(|name| named(&name)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const VALUES: [(&str, &str); 16] = [
        ("SQUARE", "e7"),
        ("SQUARE", "e8"),
        ("SQUARES", "e1 d1"),
        ("TOGETHER", "e1+d1"),
        ("MOVE", "Nf3"),
        ("PIECE", "Q"),
        ("TIME", "0:02:00"),
        ("TIME", "0:03:00"),
        ("PLAYER", "White"),
        ("PLAYER", "Black"),
        ("WINNER", "White"),
        ("GROUND", "threefold"),
        ("END", "checkmate"),
        ("MATTER", "wrong setup"),
        ("TEXT", "a text"),
        ("NUMBER", "40"),
    ];

    fn filled_with_samples(line: &str) -> Option<String> {
        let more =
            [("RESULT", "1-0"), ("HALVES", "1 point"), ("SELF", "White"), ("OTHER", "Black")];
        let values = VALUES.into_iter().chain(more);
        let captures = values.map(|(name, value)| (name, value.to_owned())).collect();
        filled(line, &captures)
    }

    #[test]
    fn canonical_lines_of_spellings_are_acts() {
        for (table, actor) in [
            (PLAYER, Actor::Player(Color::White)),
            (ARBITER, Actor::Arbiter),
            (OF_ARBITER, Actor::Arbiter),
        ] {
            for (line, _) in table.iter().copied().flatten() {
                let line = filled_with_samples(line).expect(line);
                assert!(acts::parsed(actor, &mut Words::of(1, &line)).is_some(), "{line}");
            }
        }
    }

    #[test]
    fn spellings_contain_only_words_and_slots() {
        let tables = [PLAYER, ARBITER, OF_ARBITER].into_iter().flatten().copied().flatten();
        let said = tables.flat_map(|(_, said)| said.iter());
        for pattern in said.chain(SEVERAL.iter().flat_map(|(_, said)| said.iter())) {
            for part in pattern.split(' ') {
                let inner = part.strip_prefix('[').and_then(|part| part.strip_suffix(']'));
                let plain = |c: char| c.is_ascii_alphanumeric() || "|-=/.:".contains(c);
                let inner = inner.unwrap_or(part);
                assert!(!inner.is_empty() && inner.chars().all(plain), "{pattern}");
            }
        }
    }

    #[test]
    fn unclear_sentences_name_known_acts() {
        for name in SEVERAL.iter().flat_map(|(names, _)| names.split(' ')) {
            assert!(acts::row_named(Actor::Arbiter, name).is_some(), "{name}");
        }
    }
}
