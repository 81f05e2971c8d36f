//! One game.

use crate::claims::{self, number};
use crate::finding::{End, Finding, Reason, Report};
use crate::history::History;
use touchmove_board::{Bitboard, Color, Move, Position, Role, Square};
use touchmove_laws::rules::automatic_draw::{self, Facts};
use touchmove_laws::rules::draw_claim::Ground;
use touchmove_laws::rules::moves_of_the_pieces::failed;
use touchmove_laws::{Edition, Effect, Provision, Termination};
use touchmove_mate::quick;
use touchmove_notation::{SanError, SanMove, SanShape};

/// A move as it stands in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Written<'a> {
    /// The text.
    pub text: &'a str,
    /// Its line, from 1.
    pub line: usize,
    /// Its column, from 1.
    pub column: usize,
}

/// A game as it was recorded.
#[derive(Debug, Clone)]
pub struct Record<'a> {
    /// The position it starts from.
    pub start: Position,
    /// The moves of the main line.
    pub moves: Vec<Written<'a>>,
    /// The result of the tag, if there is one.
    pub tag_result: Option<&'a str>,
    /// The result after the moves, if there is one.
    pub result: Option<&'a str>,
}

/// Says what the Laws say about a game.
///
/// ```
/// use touchmove_audit::{analyse, Finding, Record, Written};
/// use touchmove_board::Position;
/// use touchmove_laws::Edition;
///
/// let text = ["f3", "e5", "g4", "Qh4#", "a3"];
/// let moves = text.iter().map(|&text| Written { text, line: 1, column: 1 }).collect();
/// let record = Record {
///     start: Position::default(),
///     moves,
///     tag_result: Some("0-1"),
///     result: Some("0-1"),
/// };
/// let report = analyse(Edition::Fide2023, &record);
/// assert!(matches!(report.findings[0], Finding::PlayedOn { .. }));
/// ```
pub fn analyse(edition: Edition, record: &Record<'_>) -> Report {
    let mut game = Game::new(edition, record.start);
    for (i, written) in record.moves.iter().enumerate() {
        if !game.play(written, record.moves.len() - i) {
            break;
        }
    }
    let complete = game.plies == record.moves.len();
    game.finish(record, complete);
    Report { edition, plies: game.plies, findings: game.findings }
}

struct Game {
    edition: Edition,
    position: Position,
    history: History,
    plies: usize,
    findings: Vec<Finding>,
    /// How it ended, before how many half moves, and the side to move then.
    ended: Option<(End, usize, Color)>,
    /// Claims not yet known to have been passed over.
    claims: [Option<Finding>; 2],
    passed_over: [bool; 2],
}

impl Game {
    fn new(edition: Edition, start: Position) -> Game {
        let mut history = History::default();
        history.push(&start);
        Game {
            edition,
            position: start,
            history,
            plies: 0,
            findings: Vec::new(),
            ended: None,
            claims: [None, None],
            passed_over: [false; 2],
        }
    }

    /// Plays a move; false if the rest cannot be judged.
    fn play(&mut self, written: &Written<'_>, left: usize) -> bool {
        let mv = match read(self.edition, &self.position, written) {
            Ok(mv) => mv,
            Err(finding) => {
                // A move that nobody can play on a finished game is only that.
                self.findings.push(*finding);
                return false;
            }
        };
        self.report_played_on(left);
        self.report_claims();
        let before = self.position;
        self.position = before.after(mv);
        self.plies += 1;
        self.look(&before);
        true
    }

    fn report_played_on(&mut self, left: usize) {
        let reported = self.findings.iter().any(|f| matches!(f, Finding::PlayedOn { .. }));
        let Some((end, at, turn)) = self.ended.filter(|_| !reported) else { return };
        let moves_before = if turn == Color::White { 1 } else { 0 };
        let number = format!(
            "{}{}",
            u32::from(self.position.fullmoves()).saturating_sub(moves_before),
            if turn == Color::White { "..." } else { "." }
        );
        let since = left + (self.plies - at);
        let article = article(self.edition, end);
        self.findings.push(Finding::PlayedOn { end, number, since, article });
    }

    /// What could be claimed before this move, and was not.
    fn report_claims(&mut self) {
        for (claim, passed) in self.claims.iter_mut().zip(&mut self.passed_over) {
            if let Some(finding) = claim.take().filter(|_| !*passed && self.ended.is_none()) {
                self.findings.push(finding);
                *passed = true;
            }
        }
    }

    /// Looks at the position a move has brought about.
    fn look(&mut self, before: &Position) {
        let appearances = self.history.push(&self.position);
        if self.ended.is_none() {
            let end = self.end(&appearances, before);
            self.ended = end.map(|end| (end, self.plies, self.position.turn()));
        }
        if self.ended.is_some() {
            return;
        }
        for (i, ground) in [Ground::Threefold, Ground::FiftyMoves].into_iter().enumerate() {
            if !self.passed_over[i] {
                let appeared = appearances.len() + 1;
                let (edition, position) = (self.edition, &self.position);
                self.claims[i] =
                    claims::possible(edition, ground, position, appeared, &self.history);
            }
        }
    }

    fn end(&self, appearances: &[usize], before: &Position) -> Option<End> {
        if !self.position.has_legal_move() {
            let check = self.position.is_check();
            return Some(if check { End::Checkmate } else { End::Stalemate });
        }
        // Material changes only by captures and promotions.
        let fewer = self.position.occupied().len() != before.occupied().len()
            || self.position.role(Role::Pawn).len() != before.role(Role::Pawn).len();
        if fewer && is_bare(&self.position) {
            return Some(End::DeadPosition);
        }
        let quiet_moves = u32::from(self.position.halfmoves());
        let facts = Facts { edition: self.edition, appearances, quiet_moves };
        match automatic_draw::ruling(facts)?.effect() {
            Effect::GameOver { termination: Termination::FivefoldRepetition, .. } => {
                Some(End::FivefoldRepetition)
            }
            Effect::GameOver { .. } => Some(End::SeventyFiveMoves),
            _ => None,
        }
    }

    fn finish(&mut self, record: &Record<'_>, complete: bool) {
        let (tag, after) = (record.tag_result, record.result);
        if let (Some(tag), Some(after)) = (tag, after)
            && tag != after
            && is_result(tag)
        {
            self.findings.push(Finding::ResultsDiffer {
                tag: tag.to_owned(),
                after_moves: after.to_owned(),
            });
        }
        let Some(result) = after.filter(|r| is_result(r)).or(tag).filter(|r| is_result(r)) else {
            return;
        };
        if complete && result != "1/2-1/2" && self.ended.is_none() {
            self.report_claims();
        }
        self.report_result(result);
    }

    fn report_result(&mut self, result: &str) {
        let Some((end, _, turn)) = self.ended else { return };
        let expected = match (end, turn) {
            (End::Checkmate, Color::Black) => "1-0",
            (End::Checkmate, Color::White) => "0-1",
            _ => "1/2-1/2",
        };
        if result != expected {
            let article = article(self.edition, end);
            let result = result.to_owned();
            self.findings.push(Finding::ResultContradicts { end, result, expected, article });
        }
    }
}

fn is_result(text: &str) -> bool {
    matches!(text, "1-0" | "0-1" | "1/2-1/2")
}

/// Dead by what is on the board; walls of pawns are the mate crate's matter.
fn is_bare(position: &Position) -> bool {
    Color::ALL.iter().all(|&c| quick(position, c).and_then(|a| a.decided()) == Some(false))
}

fn article(edition: Edition, end: End) -> Option<&'static str> {
    let provision = match end {
        End::Checkmate => Provision::Checkmate,
        End::Stalemate => Provision::Stalemate,
        End::DeadPosition => Provision::DeadPosition,
        End::FivefoldRepetition => Provision::FivefoldRepetition,
        End::SeventyFiveMoves => Provision::SeventyFiveMoves,
    };
    edition.cite(provision).map(|a| a.number())
}

fn read(
    edition: Edition,
    position: &Position,
    written: &Written<'_>,
) -> Result<Move, Box<Finding>> {
    let Written { text, line, column } = *written;
    let unreadable = |error: SanError| {
        let (text, message) = (text.to_owned(), error.to_string());
        Box::new(Finding::Unreadable { line, column, text, message })
    };
    let san: SanMove = text.parse().map_err(unreadable)?;
    let number = number(position);
    san.resolve(position).map_err(|error| match error {
        SanError::Ambiguous(moves) => {
            let moves = moves.iter().map(ToString::to_string).collect();
            let text = text.to_owned();
            Box::new(Finding::Ambiguous { line, column, number, text, moves })
        }
        SanError::Illegal { pieces, .. } => {
            let reasons = reasons(edition, position, &san, pieces);
            let text = text.to_owned();
            Box::new(Finding::IllegalMove { line, column, number, text, reasons })
        }
        other => unreadable(other),
    })
}

fn reasons(edition: Edition, position: &Position, san: &SanMove, pieces: Bitboard) -> Vec<Reason> {
    let king = position.king(position.turn());
    let meant: Vec<(Square, Option<Square>, Option<Role>)> = match san.shape {
        SanShape::Castling(wing) => {
            let to = king.and_then(|k| Square::at(wing.king_file(), k.rank()));
            king.into_iter().map(|k| (k, to, None)).collect()
        }
        SanShape::Step(step) => {
            let to = step.to_rank.and_then(|rank| Square::at(step.to_file, rank));
            pieces.map(|from| (from, to, step.promotion)).collect()
        }
    };
    meant
        .into_iter()
        .filter_map(|(from, to, promotion)| Some((from, to?, promotion)))
        .flat_map(|(from, to, promotion)| {
            position.why_illegal(from, to, promotion).into_iter().map(move |r| (from, r))
        })
        .map(|(from, detail)| Reason {
            from: from.to_string(),
            reason: detail.id(),
            article: edition.cite(failed(&detail)).map(|a| a.number()),
            detail,
            position: *position,
        })
        .collect()
}
