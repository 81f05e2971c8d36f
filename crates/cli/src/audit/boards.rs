//! Positions of findings.

use touchmove_audit::{Finding, GameRecord, Report};
use touchmove_board::Position;
use touchmove_notation::pgn::{Record, decode};
use touchmove_notation::{SanMove, read_san_bytes};

/// Returns the position before the move of each finding, as FEN. Returns `None` for a finding
/// without a move, and for a record that cannot be replayed up to the move.
pub fn boards(game: &Record<'_>, report: &Report) -> Vec<Option<String>> {
    let positions = positions(game);
    let before = |finding: &Finding| {
        let index = (0..game.count_moves()).find(|&index| game.place_of(index) == finding.place)?;
        positions.get(index).map(Position::fen)
    };
    report.findings.iter().map(before).collect()
}

fn positions(game: &Record<'_>) -> Vec<Position> {
    let Ok((_, start)) = GameRecord::start(game) else { return Vec::new() };
    let mut positions = vec![start];
    for written in (0..).map_while(|index| game.written(index)) {
        let Some(position) = positions.last() else { break };
        let by_hand = || {
            let written: SanMove = decode(written.text).parse().ok()?;
            Some(written.illegal_move(position)?.after)
        };
        let legal = read_san_bytes(position, written.text).ok().map(|mv| position.after(mv));
        let pass = written.is_null.then(|| position.passed_on(position.turn(), false));
        let Some(next) = pass.or(legal).or_else(by_hand) else { break };
        positions.push(next);
    }
    positions
}
