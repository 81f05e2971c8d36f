//! "40 moves in", "a move", "delay", "from move 1".

use super::misread::{Fault, Misread};
use super::tokens::{Kind, Tokens};

/// Steps over "delay" or "increment"; whether it is a delay.
pub(super) fn marker(tokens: &mut Tokens) -> Option<bool> {
    match tokens.kind(0)? {
        kind @ (Kind::Delay | Kind::Increment) => {
            tokens.skip(1);
            Some(kind == Kind::Delay)
        }
        _ => None,
    }
}

/// The words behind a length that make it what each move brings; whether it is a delay.
pub(super) fn ending(tokens: &mut Tokens) -> Option<bool> {
    // "+30 d" has no sense, but "90 d5" has.
    let is_number = |kind| matches!(kind, Some(Kind::Number(_) | Kind::Slash));
    let marks =
        matches!(tokens.kind(0)?, Kind::Delay | Kind::Increment) && !is_number(tokens.kind(1));
    if marks {
        return marker(tokens);
    }
    is_per_move(tokens).then_some(false).or_else(|| is_from(tokens).then_some(false))
}

/// Whether "a move", "per move" or "/move" stands here.
fn is_per_move(tokens: &Tokens) -> bool {
    match (tokens.kind(0), tokens.kind(1)) {
        (Some(Kind::Per | Kind::Slash), Some(Kind::Moves)) => true,
        (Some(Kind::Moves), _) => !is_from(tokens),
        _ => false,
    }
}

/// Steps over "delay per move" and the like; whether it is said to be a delay.
pub(super) fn per_move(tokens: &mut Tokens) -> Result<bool, Misread> {
    let mut is_delay = false;
    loop {
        if is_per_move(tokens) {
            let _ = tokens.eat(Kind::Per) || tokens.eat(Kind::Slash);
            tokens.skip(1);
        } else if let Some(delay) = ending(tokens).filter(|_| !is_from(tokens)) {
            is_delay |= delay;
        } else {
            return Ok(is_delay);
        }
    }
}

/// Whether "from move 1" stands here, in any order.
pub(super) fn is_from(tokens: &Tokens) -> bool {
    let kinds = [tokens.kind(0), tokens.kind(1), tokens.kind(2)];
    let has = |wanted: &dyn Fn(Kind) -> bool| kinds.iter().flatten().any(|&kind| wanted(kind));
    let from_start =
        kinds.contains(&Some(Kind::Start)) && matches!(kinds[0], Some(Kind::From | Kind::Start));
    from_start
        || has(&|kind| kind == Kind::From)
            && has(&|kind| kind == Kind::Moves)
            && has(&|kind| matches!(kind, Kind::Number(_) | Kind::First))
}

/// The move from which an increment is given, where that is said.
pub(super) fn from(tokens: &mut Tokens) -> Result<Option<u32>, Misread> {
    if !is_from(tokens) {
        return Ok(None);
    }
    let mut from = 1;
    while let Some(kind) = tokens.kind(0) {
        match kind {
            Kind::From | Kind::Moves | Kind::Start | Kind::First => tokens.skip(1),
            Kind::Number(_) => from = moves(tokens)?,
            _ => break,
        }
    }
    Ok(Some(from))
}

/// `40 moves in`, `40 moves/`.
pub(super) fn moves_first(tokens: &mut Tokens) -> Result<Option<u32>, Misread> {
    let (Some(Kind::Number(_)), Some(Kind::Moves)) = (tokens.kind(0), tokens.kind(1)) else {
        return Ok(None);
    };
    let found = moves(tokens)?;
    tokens.skip(1);
    tokens.eat(Kind::Slash);
    Ok(Some(found))
}

/// A whole number of moves, from 1.
pub(super) fn moves(tokens: &mut Tokens) -> Result<u32, Misread> {
    let count = match tokens.kind(0) {
        Some(Kind::Number(thousandths)) => whole(thousandths),
        _ => None,
    };
    let count = count.ok_or_else(|| tokens.fail(Fault::MovesExpected))?;
    tokens.skip(1);
    Ok(count)
}

/// The number in so many thousandths, if it is a whole one from 1.
pub(super) fn whole(thousandths: u64) -> Option<u32> {
    let whole = u32::try_from(thousandths / 1000).ok()?;
    (whole > 0 && thousandths.is_multiple_of(1000)).then_some(whole)
}
