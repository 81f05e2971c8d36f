//! Form of the moves, compared with the PGN standard.

use crate::GameRecord;
use crate::claims::number;
use crate::finding::{Finding, Kind};
use serde::Serialize;
use touchmove_board::{Move, Position, Role};
use touchmove_notation::pgn::decode;
use touchmove_notation::{SanMarkError, SanMove, SanShape, SanStep, read_san_bytes, san};

/// Part of a move's form that the standard does not allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MoveSlip {
    /// The piece has no capital English letter, or a pawn has a letter.
    Letter,
    /// The move is not constructed as the standard prescribes, as `0-0`, `e2e4` or `a8Q`.
    Construction,
    /// The square of departure has a file or rank that is not needed, or not the one to choose.
    Disambiguation,
    /// The mark for check or mate is missing.
    Unmarked,
    /// The mark for check or mate is wrong.
    WrongMark,
}

impl MoveSlip {
    /// Returns the name of the kind of finding.
    ///
    /// ```
    /// assert_eq!(touchmove_audit::MoveSlip::Letter.name(), "piece-letter");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            MoveSlip::Letter => "piece-letter",
            MoveSlip::Construction => "move-form",
            MoveSlip::Disambiguation => "disambiguation",
            MoveSlip::Unmarked => "check-unmarked",
            MoveSlip::WrongMark => "check-mark",
        }
    }
}

/// Finds moves that are not written as the standard prescribes. There is one finding for each slip,
/// with the number of moves.
pub(crate) fn move_forms(game: &impl GameRecord) -> Vec<Finding> {
    let Ok((_, mut position)) = game.start() else { return Vec::new() };
    let mut found: Vec<(MoveSlip, Finding)> = Vec::new();
    for (index, written) in (0..).map_while(|index| Some((index, game.written(index)?))) {
        let Ok(mv) = read_san_bytes(&position, written.text) else { break };
        let right = san(&position, mv);
        if written.text != right.as_bytes()
            && let Some(slip) = slip(&position, mv, &decode(written.text), &right)
        {
            match found.iter_mut().find(|(known, _)| *known == slip) {
                Some((_, finding)) => count(&mut finding.kind),
                None => {
                    let text = decode(written.text).into_owned();
                    let kind = kind(slip, text, right);
                    let (place, number) = (game.place_of(index), Some(number(&position)));
                    found.push((slip, Finding { place, number, kind }));
                }
            }
        }
        position = position.after(mv);
    }
    found.into_iter().map(|(_, finding)| finding).collect()
}

fn kind(slip: MoveSlip, text: String, right: String) -> Kind {
    match slip {
        MoveSlip::WrongMark => Kind::CheckMark { text, right, times: 1 },
        slip => Kind::MoveForm { slip, text, right, times: 1 },
    }
}

fn count(kind: &mut Kind) {
    if let Kind::CheckMark { times, .. } | Kind::MoveForm { times, .. } = kind {
        *times += 1;
    }
}

/// Returns the first slip of a move that is not written as `right`.
fn slip(position: &Position, mv: Move, text: &str, right: &str) -> Option<MoveSlip> {
    let written: SanMove = text.parse().ok()?;
    let errors = written.mark_errors(position, mv);
    let is_wrong =
        |error: &SanMarkError| matches!(error, SanMarkError::NoCheck | SanMarkError::NoMate);
    if text.ends_with(['+', '#']) && errors.iter().any(is_wrong) {
        return Some(MoveSlip::WrongMark);
    }
    let body = |text: &str| text.trim_end_matches(['+', '#']).to_owned();
    if body(text) == body(right) {
        return Some(MoveSlip::Unmarked);
    }
    let canonical: SanMove = right.parse().ok()?;
    match (written.shape, canonical.shape) {
        (SanShape::Step(written), SanShape::Step(canonical)) => {
            Some(slip_of_step(&written, &canonical, text))
        }
        _ => Some(MoveSlip::Construction),
    }
}

fn slip_of_step(written: &SanStep, right: &SanStep, text: &str) -> MoveSlip {
    let is_pawn = right.role == Some(Role::Pawn);
    let letter = right.role.filter(|_| !is_pawn).map(Role::letter);
    let begins = text.chars().next();
    let from = |step: &SanStep| (step.from_file, step.from_rank);
    match written.role {
        // The text has only two squares.
        None => MoveSlip::Construction,
        Some(_) if letter.is_some() && begins != letter => MoveSlip::Letter,
        Some(_) if is_pawn && begins.is_some_and(|first| !('a'..='h').contains(&first)) => {
            MoveSlip::Letter
        }
        Some(_) if !is_pawn && from(written) != from(right) => MoveSlip::Disambiguation,
        Some(_) => MoveSlip::Construction,
    }
}
