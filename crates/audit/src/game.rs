//! A game while it is replayed.

use crate::claims::{Claims, number};
use crate::end::died;
use crate::finding::{End, Finding, Kind};
use crate::history::History;
use crate::illegal::illegal_move;
use touchmove_board::{Color, Move, Position};
use touchmove_laws::rules::automatic_draw::{self, Facts};
use touchmove_laws::{Article, Edition, Effect, Provision, Termination};
use touchmove_notation::pgn::{MoveNode, Place};
use touchmove_notation::{Expected, Letters, SanError, SanMove};

pub(crate) struct Replay {
    edition: Edition,
    /// The start, and the position after each move.
    positions: Vec<Position>,
    /// The index of the first dead one, where it is known.
    died: Option<usize>,
    position: Position,
    history: History,
    claims: Claims,
    ended: Option<Ended>,
    pub plies: usize,
    pub findings: Vec<Finding>,
}

/// How a game ended, whatever was recorded afterwards.
#[derive(Clone)]
struct Ended {
    end: End,
    /// The player who would have the move.
    player: Color,
    /// The move that ended it, as numbered and written.
    mv: Option<(String, String)>,
}

impl Replay {
    /// Replays a game as far as its moves can be played. Whether it died is
    /// asked once, at its end: then it is read again, and ends there.
    pub(crate) fn of(edition: Edition, start: Position, moves: &[MoveNode]) -> Replay {
        let replay = Replay::until(edition, start, moves, None);
        match died(&replay.positions) {
            Some(at) => Replay::until(edition, start, moves, Some(at)),
            None => replay,
        }
    }

    fn until(edition: Edition, start: Position, moves: &[MoveNode], died: Option<usize>) -> Replay {
        let mut replay = Replay {
            edition,
            positions: Vec::with_capacity(moves.len() + 1),
            died,
            position: start,
            history: History::default(),
            claims: Claims::default(),
            ended: None,
            plies: 0,
            findings: Vec::new(),
        };
        replay.look(None);
        replay.play_all(moves);
        replay
    }

    fn play_all(&mut self, moves: &[MoveNode]) {
        for (i, node) in moves.iter().enumerate() {
            let goes_on =
                self.ended.is_none() || self.report_played_on(node.place, moves.len() - i);
            if !goes_on || !self.play(node) {
                return;
            }
        }
    }

    /// Reports once that play went on; whether the moves can still be legal.
    fn report_played_on(&mut self, place: Place, since: usize) -> bool {
        let Some(Ended { end, player, mv }) = self.ended.clone() else { return true };
        let reported = |finding: &Finding| matches!(finding.kind, Kind::PlayedOn { .. });
        if !self.findings.iter().any(reported) {
            let article = article(self.edition, end);
            let (number, text) = mv.unzip();
            let kind = Kind::PlayedOn { end, text, player, since, article };
            self.findings.push(Finding { place, number, kind });
        }
        !matches!(end, End::Checkmate | End::Stalemate)
    }

    /// Plays a move; false if the rest cannot be judged.
    fn play(&mut self, node: &MoveNode) -> bool {
        let number = number(&self.position);
        let mv = match self.read(node) {
            Ok(mv) => mv,
            Err(kind) => {
                self.findings.push(Finding { place: node.place, number: Some(number), kind });
                return false;
            }
        };
        if self.ended.is_none() {
            self.findings.extend(self.claims.play(node.place));
        }
        self.position = self.position.after(mv);
        self.plies += 1;
        self.look(Some((number, node.text.clone())));
        true
    }

    /// Looks at a position just reached by that move.
    fn look(&mut self, mv: Option<(String, String)>) {
        self.positions.push(self.position);
        let appearances = self.history.push(&self.position);
        if self.ended.is_some() {
            return;
        }
        let player = self.position.turn();
        self.ended = self.end(&appearances).map(|end| Ended { end, player, mv });
        if self.ended.is_none() {
            let appeared = appearances.len() + 1;
            let passed = self.claims.look(self.edition, &self.position, appeared, &self.history);
            self.findings.extend(passed);
        }
    }

    fn end(&self, appearances: &[usize]) -> Option<End> {
        if !self.position.has_legal_move() {
            let check = self.position.is_check();
            return Some(if check { End::Checkmate } else { End::Stalemate });
        }
        if self.died == Some(self.plies) {
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

    fn read(&self, node: &MoveNode) -> Result<Move, Kind> {
        if node.is_null {
            return Err(Kind::NullMove { text: node.text.clone() });
        }
        let san = SanMove::parse(&node.text, &Letters::ENGLISH);
        let san = san.map_err(|error| unreadable(&node.text, &error))?;
        san.resolve(&self.position).map_err(|error| self.unplayable(&node.text, &san, error))
    }

    fn unplayable(&self, text: &str, san: &SanMove, error: SanError) -> Kind {
        match error {
            SanError::Illegal { pieces, reaching } => {
                let meant = (pieces, reaching);
                let illegal = illegal_move(self.edition, &self.position, text, san, meant);
                Kind::IllegalMove(Box::new(illegal))
            }
            SanError::Ambiguous(moves) => {
                let san = |&mv: &Move| touchmove_notation::san(&self.position, mv);
                Kind::Ambiguous { text: text.to_owned(), moves: moves.iter().map(san).collect() }
            }
            error @ SanError::Unreadable { .. } => unreadable(text, &error),
        }
    }

    /// The position in which all moves of a record have left a game undecided.
    pub(crate) fn open_end(&self) -> Option<&Position> {
        self.positions.last().filter(|_| self.ended.is_none() && self.plies > 0)
    }

    /// The number of the last move.
    pub(crate) fn last_number(&self) -> Option<String> {
        self.positions.len().checked_sub(2).and_then(|at| self.positions.get(at)).map(number)
    }

    /// Compares the end with the result; `complete` if all moves were played,
    /// `place` where the record ends.
    pub(crate) fn finish(&mut self, result: Option<&str>, complete: bool, place: Place) {
        let Some(result) = result else { return };
        let Some(Ended { end, player, mv }) = self.ended.clone() else {
            if complete && result != "1/2-1/2" {
                self.findings.extend(self.claims.decided(place));
            }
            return;
        };
        let expected = match (end, player) {
            (End::Checkmate, Color::Black) => "1-0",
            (End::Checkmate, Color::White) => "0-1",
            _ => "1/2-1/2",
        };
        if result != expected {
            let (result, article) = (result.to_owned(), article(self.edition, end));
            let kind = Kind::ResultContradicts { end, result, expected, article };
            self.findings.push(Finding { place, number: mv.map(|(number, _)| number), kind });
        }
    }
}

fn unreadable(text: &str, error: &SanError) -> Kind {
    let (character, expected) = match *error {
        SanError::Unreadable { column, expected } => (column, expected),
        SanError::Ambiguous(_) | SanError::Illegal { .. } => (1, Expected::PieceOrFile),
    };
    Kind::Unreadable { text: text.to_owned(), character, expected }
}

fn article(edition: Edition, end: End) -> Option<Article> {
    edition.cite(match end {
        End::Checkmate => Provision::Checkmate,
        End::Stalemate => Provision::Stalemate,
        End::DeadPosition => Provision::DeadPosition,
        End::FivefoldRepetition => Provision::FivefoldRepetition,
        End::SeventyFiveMoves => Provision::SeventyFiveMoves,
    })
}
