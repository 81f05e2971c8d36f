//! Parser that groups words and signs into periods.

use alloc::string::String;
use touchmove_board::{ByColor, Color};

use super::draft::{Clause, Draft, Extra, Length, Part};
use super::length::required;
use super::parse_error::{Fault, FreeTextError};
use super::phrases::{ending, from, is_from, marker, moves, moves_first, per_move, whole};
use super::tokens::{TokenKind, Tokens, Unit};
use crate::moment::Millis;

/// Longest plausible bonus. A longer time is another period, even if the period before it has no
/// number of moves.
const LONGEST_EXTRA: Millis = Millis::minutes(3);

/// Separators before the next item.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Lead {
    has_plus: bool,
    has_break: bool,
    has_colon: bool,
}

/// Parses the time control of both players together, or of each player.
pub(super) fn drafts(tokens: Tokens) -> Result<Drafts, FreeTextError> {
    let Some(TokenKind::Player(first)) = tokens.kind(0) else {
        return draft(tokens).map(Drafts::Same);
    };
    let is_player = |kind| matches!(kind, TokenKind::Player(_));
    let mut rest = tokens;
    rest.skip(1);
    let (one, mut rest) = rest.split(is_player);
    if rest.kind(0) != Some(TokenKind::Player(first.other())) {
        return Err(rest.fail(Fault::OtherPlayerExpected));
    }
    rest.skip(1);
    let (other, rest) = rest.split(is_player);
    if !rest.is_at_end() {
        return Err(rest.fail(Fault::OtherPlayerExpected));
    }
    let between = |kind| {
        matches!(kind, TokenKind::Dash | TokenKind::Break | TokenKind::Slash | TokenKind::And)
    };
    let halves = [draft(one.without_trailing(between))?, draft(other)?];
    let [one, other] = halves;
    Ok(Drafts::Each(match first {
        Color::White => ByColor::new(one, other),
        Color::Black => ByColor::new(other, one),
    }))
}

/// One draft for both players, or one draft for each player.
pub(super) enum Drafts {
    Same(Draft),
    Each(ByColor<Draft>),
}

fn draft(mut tokens: Tokens) -> Result<Draft, FreeTextError> {
    let mut draft = Draft::default();
    while !tokens.is_at_end() || draft.parts.is_empty() {
        let lead = lead(&mut tokens);
        draft.is_field |= lead.has_colon;
        if tokens.is_at_end() && !draft.parts.is_empty() && !lead.has_plus {
            break;
        }
        item(&mut tokens, lead, &mut draft)?;
    }
    Ok(draft)
}

fn lead(tokens: &mut Tokens) -> Lead {
    let mut lead = Lead { has_plus: false, has_break: false, has_colon: false };
    loop {
        match tokens.kind(0) {
            Some(TokenKind::Plus | TokenKind::And) => lead.has_plus = true,
            Some(TokenKind::Break) => lead.has_break = true,
            Some(TokenKind::Colon) => lead.has_colon = true,
            _ => return lead,
        }
        tokens.skip(1);
    }
}

/// Parses one period or one bonus.
fn item(tokens: &mut Tokens, lead: Lead, draft: &mut Draft) -> Result<(), FreeTextError> {
    let place = tokens.place();
    if matches!(tokens.kind(0), Some(TokenKind::Delay | TokenKind::Increment)) {
        let is_delay = marker(tokens).unwrap_or(false);
        tokens.eat(TokenKind::Slash);
        let length = required(tokens)?;
        return extra(tokens, Extra { length, is_delay, is_beside: false }, lead, draft, place);
    }
    let all = tokens.eat_all(TokenKind::Rest);
    if all {
        tokens.eat(TokenKind::Moves);
        tokens.eat(TokenKind::Slash);
    }
    if let Some(moves) = moves_first(tokens)? {
        let time = required(tokens)?;
        return add_part(draft, part(Some(moves), time, false, place));
    }
    let start = tokens.clone();
    let length = required(tokens)?;
    if draft.parts.is_empty() && lead.has_plus {
        return Err(start.fail(Fault::TimeExpected));
    }
    if let Some(is_delay) = ending(tokens) {
        return extra(tokens, Extra { length, is_delay, is_beside: false }, lead, draft, place);
    }
    let mut found = fraction(tokens, length, &place)?;
    if lead.has_plus {
        move_count(draft, &mut found);
    }
    let previous = draft.parts.last();
    let is_new = all || found.moves.is_some() || lead.has_colon;
    if is_new || previous.is_none_or(|previous| is_period(previous, length, lead)) {
        return add_part(draft, part(found.moves, found.time, found.is_bare, place));
    }
    if !(lead.has_plus || lead.has_break || is_pair(previous, length)) {
        return Err(start.fail(Fault::Misplaced));
    }
    let is_beside = matches!(length, Length::Seconds(_)) && !(lead.has_plus || lead.has_break);
    extra(tokens, Extra { length, is_delay: false, is_beside }, lead, draft, place)
}

/// Gives the number of moves to the period before, because time is added after these moves:
/// `90 min + 30 min/40 moves`.
fn move_count(draft: &mut Draft, found: &mut Fraction) {
    if let ([only], Length::Minutes(_)) = (draft.parts.as_mut_slice(), found.time)
        && only.moves.is_none()
    {
        only.moves = found.moves.take();
        draft.is_sum = true;
    }
}

fn part(
    moves: Option<u32>,
    time: Length,
    is_fraction: bool,
    (column, found): (usize, String),
) -> Part {
    Part { moves, time, extra: None, is_fraction, column, found }
}

/// Returns true if a duration after a period is another period, not a bonus.
fn is_period(previous: &Part, length: Length, lead: Lead) -> bool {
    let is_listed = lead.has_break && !lead.has_plus;
    let is_counted = previous.moves.is_some();
    let time = match length {
        Length::Bare(_) => return is_listed,
        Length::Seconds(_) => return is_listed && is_counted,
        Length::Minutes(time) => time,
        Length::Clock(minutes, seconds) => Millis::minutes(minutes) + Millis::seconds(seconds),
    };
    let is_long = time > LONGEST_EXTRA || (is_counted && time >= Unit::Minute.time());
    (is_listed && is_counted) || (is_long && (lead.has_plus || lead.has_break))
}

/// Returns true for two numbers without units (`3 2`), and for minutes followed by seconds. `units`
/// reports the latter as ambiguous.
fn is_pair(previous: Option<&Part>, length: Length) -> bool {
    previous.is_some_and(|previous| {
        previous.extra.is_none()
            && !previous.is_fraction
            && matches!(
                (previous.time, length),
                (Length::Bare(_), Length::Bare(_)) | (Length::Minutes(_), Length::Seconds(_))
            )
    })
}

fn add_part(draft: &mut Draft, part: Part) -> Result<(), FreeTextError> {
    if draft.parts.last().is_some_and(|previous| previous.moves.is_none()) {
        return Err(FreeTextError::new(part.column, &part.found, Fault::MovesMissing));
    }
    draft.parts.push(part);
    Ok(())
}

/// Adds a bonus to the period before it or to all periods.
fn extra(
    tokens: &mut Tokens,
    extra: Extra,
    lead: Lead,
    draft: &mut Draft,
    (column, found): (usize, String),
) -> Result<(), FreeTextError> {
    let is_delay = extra.is_delay | per_move(tokens)?;
    let extra = Extra { is_delay, ..extra };
    let from = from(tokens)?;
    let fail = |fault| Err(FreeTextError::new(column, &found, fault));
    let Some(last) = draft.parts.last_mut() else { return fail(Fault::TimeExpected) };
    if lead.has_break || from.is_some() || draft.is_sum {
        let clause = Clause { extra, from, column, found: found.clone() };
        return match draft.clause.replace(clause) {
            Some(_) => fail(Fault::BonusTwice),
            None => Ok(()),
        };
    }
    let Some(before) = last.extra.replace(extra) else { return Ok(()) };
    // In `40/90 + 30 + 30` the first 30 looked like an increment, but it is the next period.
    if last.moves.is_none() || before.is_delay || !matches!(before.length, Length::Bare(_)) {
        return fail(Fault::BonusTwice);
    }
    last.extra = None;
    let next = Part { extra: Some(extra), ..part(None, before.length, false, (column, found)) };
    add_part(draft, next)
}

/// Duration with the number of moves for which it is granted.
struct Fraction {
    moves: Option<u32>,
    time: Length,
    /// True for `A/B`, where both numbers have no unit.
    is_bare: bool,
}

/// Parses the number of moves after a duration: `/40`, `for 40 moves`, `for the rest`. If the first
/// number was the number of moves, the function parses the duration instead.
fn fraction(
    tokens: &mut Tokens,
    length: Length,
    place: &(usize, String),
) -> Result<Fraction, FreeTextError> {
    let of = |moves, time| Ok(Fraction { moves, time, is_bare: false });
    let is_counted = matches!(tokens.kind(0), Some(TokenKind::Number(_)))
        && tokens.kind(1) == Some(TokenKind::Moves);
    if is_counted {
        let count = moves(tokens)?;
        tokens.skip(1);
        return of(Some(count), length);
    }
    let is_rest = tokens.kind(0) == Some(TokenKind::Rest)
        || (tokens.kind(0), tokens.kind(1)) == (Some(TokenKind::Slash), Some(TokenKind::Rest));
    if is_rest && !rest_begins(tokens) {
        tokens.eat(TokenKind::Slash);
        tokens.eat_all(TokenKind::Rest);
        tokens.eat(TokenKind::Moves);
        return of(None, length);
    }
    if !tokens.eat(TokenKind::Slash) {
        return of(None, length);
    }
    let Length::Bare(thousandths) = length else {
        let count = moves(tokens)?;
        tokens.eat(TokenKind::Moves);
        return of(Some(count), length);
    };
    if (tokens.kind(1), tokens.kind(2)) == (Some(TokenKind::Moves), None)
        || (tokens.kind(1) == Some(TokenKind::Moves) && !is_from(tokens))
    {
        let count = moves(tokens)?;
        tokens.skip(1);
        return of(Some(count), length);
    }
    let Some(count) = whole(thousandths) else {
        return Err(FreeTextError::new(place.0, &place.1, Fault::MovesExpected));
    };
    let time = required(tokens)?;
    Ok(Fraction { moves: Some(count), time, is_bare: matches!(time, Length::Bare(_)) })
}

/// Returns true if "rest" is followed by its own duration, as in "rest 30 min".
fn rest_begins(tokens: &Tokens) -> bool {
    let mut ahead = tokens.clone();
    ahead.eat(TokenKind::Slash);
    ahead.eat_all(TokenKind::Rest);
    ahead.eat(TokenKind::Slash);
    matches!(
        ahead.kind(0),
        Some(TokenKind::Number(_) | TokenKind::LongClock(_) | TokenKind::Clock(..))
    )
}
