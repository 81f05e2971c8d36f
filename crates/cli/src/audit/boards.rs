//! Positions of findings.

use touchmove_audit::{Finding, GameRecord, Kind, Report};
use touchmove_board::{Position, Square};
use touchmove_notation::pgn::{Record, WrittenMove, decode};
use touchmove_notation::{SanMove, SanShape, read_san_bytes};

/// Squares of departure and arrival.
pub type Arrow = (Square, Square);

/// Position of a finding.
#[derive(Clone)]
pub struct Board {
    pub position: Position,
    /// The last move before the position.
    pub last: Option<Arrow>,
    /// The move that the finding is about, for each piece that may be meant.
    pub arrows: Vec<Arrow>,
}

/// Returns the position of each finding: before the move that it is about, or at the end of the game.
/// Returns `None` for a finding without a move, and for a record that cannot be replayed so far.
pub fn boards(game: &Record<'_>, report: &Report) -> Vec<Option<Board>> {
    let steps = steps(game);
    report.findings.iter().map(|finding| board(game, &steps, finding)).collect()
}

/// Position with the move that led to it.
struct Step {
    position: Position,
    last: Option<Arrow>,
}

fn board(game: &Record<'_>, steps: &[Step], finding: &Finding) -> Option<Board> {
    let index = (0..game.count_moves()).find(|&index| game.place_of(index) == finding.place)?;
    let at = if is_about_end(&finding.kind) { index + 1 } else { index };
    let Step { position, last } = steps.get(at)?;
    let mut arrows: Vec<Arrow> = match &finding.kind {
        kind if is_about_end(kind) => Vec::new(),
        Kind::IllegalMove(illegal) => {
            let to = game.written(index).and_then(arrival);
            let from = illegal.reasons.iter().map(|reason| reason.from);
            from.zip(std::iter::repeat(to)).filter_map(|(from, to)| Some((from, to?))).collect()
        }
        _ => steps.get(at + 1).and_then(|next| next.last).into_iter().collect(),
    };
    arrows.dedup();
    Some(Board { position: *position, last: *last, arrows })
}

/// True if the finding is about the position after the move.
const fn is_about_end(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::ResultContradicts { .. }
            | Kind::ResultsDiffer { .. }
            | Kind::OpenAfterEnd { .. }
            | Kind::CannotCheckmate(_)
            | Kind::BareKingWon { .. }
            | Kind::MateWasPossible { .. }
            | Kind::TerminationContradicts { .. }
            | Kind::FlagWithTimeLeft { .. }
            | Kind::PeriodMissed { .. }
    )
}

fn arrival(written: WrittenMove<'_>) -> Option<Square> {
    let written: SanMove = decode(written.text).parse().ok()?;
    match written.shape {
        SanShape::Step(step) => Square::at(step.to_file, step.to_rank?),
        SanShape::Castling(_) => None,
    }
}

fn steps(game: &Record<'_>) -> Vec<Step> {
    let Ok((_, start)) = GameRecord::start(game) else { return Vec::new() };
    let mut steps = vec![Step { position: start, last: None }];
    for written in (0..).map_while(|index| game.written(index)) {
        let Some(step) = steps.last().and_then(|step| next(&step.position, written)) else { break };
        steps.push(step);
    }
    steps
}

fn next(position: &Position, written: WrittenMove<'_>) -> Option<Step> {
    if written.is_null {
        return Some(Step { position: position.passed_on(position.turn(), false), last: None });
    }
    if let Ok(mv) = read_san_bytes(position, written.text) {
        return Some(Step { position: position.after(mv), last: Some((mv.from, mv.to)) });
    }
    let by_hand: SanMove = decode(written.text).parse().ok()?;
    let by_hand = by_hand.illegal_move(position)?;
    Some(Step { position: by_hand.after, last: Some((by_hand.from, by_hand.to)) })
}
