//! Phrases of several tokens: "40 moves in", "a move", "delay", "from move 1".

use super::parse_error::{Fault, FreeTextError};
use super::tokens::{TokenKind, Tokens};

/// Consumes "delay" or "increment". Returns true for "delay".
pub(super) fn marker(tokens: &mut Tokens) -> Option<bool> {
    match tokens.kind(0)? {
        kind @ (TokenKind::Delay | TokenKind::Increment) => {
            tokens.skip(1);
            Some(kind == TokenKind::Delay)
        }
        _ => None,
    }
}

/// Recognises words after a duration that make it a bonus. Returns `Some(true)` for a delay.
pub(super) fn ending(tokens: &mut Tokens) -> Option<bool> {
    // In "+30 d" the "d" belongs to the 30. In "90 d5" it belongs to the 5.
    let is_number = |kind| matches!(kind, Some(TokenKind::Number(_) | TokenKind::Slash));
    let marks = matches!(tokens.kind(0)?, TokenKind::Delay | TokenKind::Increment)
        && !is_number(tokens.kind(1));
    if marks {
        return marker(tokens);
    }
    is_per_move(tokens).then_some(false).or_else(|| is_from(tokens).then_some(false))
}

/// Returns true if the next tokens are "a move", "per move" or "/move".
fn is_per_move(tokens: &Tokens) -> bool {
    match (tokens.kind(0), tokens.kind(1)) {
        (Some(TokenKind::Per | TokenKind::Slash), Some(TokenKind::Moves)) => true,
        (Some(TokenKind::Moves), _) => !is_from(tokens),
        _ => false,
    }
}

/// Consumes "delay per move" and similar phrases. Returns true if the phrase is for a delay.
pub(super) fn per_move(tokens: &mut Tokens) -> Result<bool, FreeTextError> {
    let mut is_delay = false;
    loop {
        if is_per_move(tokens) {
            let _ = tokens.eat(TokenKind::Per) || tokens.eat(TokenKind::Slash);
            tokens.skip(1);
        } else if let Some(delay) = ending(tokens).filter(|_| !is_from(tokens)) {
            is_delay |= delay;
        } else {
            return Ok(is_delay);
        }
    }
}

/// Returns true if the next tokens are "from move 1", in any word order.
pub(super) fn is_from(tokens: &Tokens) -> bool {
    let kinds = [tokens.kind(0), tokens.kind(1), tokens.kind(2)];
    let has = |wanted: &dyn Fn(TokenKind) -> bool| kinds.iter().flatten().any(|&kind| wanted(kind));
    let from_start = kinds.contains(&Some(TokenKind::Start))
        && matches!(kinds[0], Some(TokenKind::From | TokenKind::Start));
    from_start
        || has(&|kind| kind == TokenKind::From)
            && has(&|kind| kind == TokenKind::Moves)
            && has(&|kind| matches!(kind, TokenKind::Number(_) | TokenKind::First))
}

/// Parses the number of the move from which an increment applies, if it is given.
pub(super) fn from(tokens: &mut Tokens) -> Result<Option<u32>, FreeTextError> {
    if !is_from(tokens) {
        return Ok(None);
    }
    let mut from = 1;
    while let Some(kind) = tokens.kind(0) {
        match kind {
            TokenKind::From | TokenKind::Moves | TokenKind::Start | TokenKind::First => {
                tokens.skip(1)
            }
            TokenKind::Number(_) => from = moves(tokens)?,
            _ => break,
        }
    }
    Ok(Some(from))
}

/// Parses `40 moves in` or `40 moves/`.
pub(super) fn moves_first(tokens: &mut Tokens) -> Result<Option<u32>, FreeTextError> {
    let (Some(TokenKind::Number(_)), Some(TokenKind::Moves)) = (tokens.kind(0), tokens.kind(1))
    else {
        return Ok(None);
    };
    let found = moves(tokens)?;
    tokens.skip(1);
    tokens.eat(TokenKind::Slash);
    Ok(Some(found))
}

/// Parses a whole number of moves, at least 1.
pub(super) fn moves(tokens: &mut Tokens) -> Result<u32, FreeTextError> {
    let count = match tokens.kind(0) {
        Some(TokenKind::Number(thousandths)) => whole(thousandths),
        _ => None,
    };
    let count = count.ok_or_else(|| tokens.fail(Fault::MovesExpected))?;
    tokens.skip(1);
    Ok(count)
}

/// Converts thousandths to a whole number. Returns `None` if there is a fraction or the number is
/// less than 1.
pub(super) fn whole(thousandths: u64) -> Option<u32> {
    let whole = u32::try_from(thousandths / 1000).ok()?;
    (whole > 0 && thousandths.is_multiple_of(1000)).then_some(whole)
}
