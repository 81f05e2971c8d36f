//! Removal of noise: a change counts only if it stays for longer than one scan.
//!
//! A slid piece touches the squares on its way, a wobbling piece disappears for one scan, and a
//! sensor misreads a piece once. All of these last for at most one scan. A scan of the whole board
//! takes time too, so changes of one move may be seen in the wrong order, or after the press of the
//! clock that followed them. The scanner waits for this time and restores the order.

use crate::input::{Change, Input};
use crate::{ClockReading, Link, Placement, Sensed};
use alloc::vec::Vec;
use touchmove_board::{Bitboard, ByColor, Color, Piece, Position, Role, Square};
use touchmove_clock::{Millis, Moment};

/// Time that a full scan takes.
pub(crate) const SCAN: Millis = Millis::new(250);

#[derive(Debug, Clone)]
pub(crate) struct Scanner {
    scan: Millis,
    /// True if the board lies the other way round.
    turned: bool,
    /// Latest report.
    raw: Placement,
    /// Confirmed state; `None` before the first report.
    seen: Option<Placement>,
    /// Changes that have not lasted long enough yet.
    candidates: Vec<(Square, Moment, Option<Piece>)>,
    /// Changes that were interrupted, with the time of the interruption.
    interrupted: Vec<(Square, Moment, Option<Piece>, Moment)>,
    /// Pieces in the air, for boards that do not recognise pieces.
    air: Vec<(Square, Piece)>,
    recognises: bool,
    waiting: Vec<Input>,
    /// Player whose clock runs; `None` before the first report of a clock.
    clock: Option<Option<Color>>,
    flags: ByColor<bool>,
    lost: bool,
}

impl Scanner {
    pub(crate) fn new(scan: Millis) -> Scanner {
        Scanner {
            scan,
            turned: false,
            raw: Placement::EMPTY,
            seen: None,
            candidates: Vec::new(),
            interrupted: Vec::new(),
            air: Vec::new(),
            recognises: true,
            waiting: Vec::new(),
            clock: None,
            flags: ByColor::both(false),
            lost: false,
        }
    }

    /// A change is confirmed if it lasts for longer than a scan.
    fn settle(&self) -> Millis {
        self.scan + Millis::new(1)
    }

    /// Upper bound of the delay of a report: a scan, and another one if the sensor fails once.
    fn late(&self) -> Millis {
        self.scan * 2
    }

    /// True if the board lies the other way round.
    pub(crate) const fn is_turned(&self) -> bool {
        self.turned
    }

    /// Adds an event of the caller.
    pub(crate) fn report(&mut self, input: Input) {
        self.waiting.push(input);
    }

    /// Adds a sensor event. `ruled` is the board as the game has it.
    pub(crate) fn sense(&mut self, at: Moment, sensed: &Sensed, ruled: &Position) {
        match sensed {
            Sensed::Board(board) => {
                let board = self.oriented(*board, ruled);
                self.board(at, board);
            }
            Sensed::Square { square, piece } if self.seen.is_some() => {
                self.read(at, self.square(*square), *piece);
            }
            Sensed::Occupied(squares) => self.occupied(at, *squares, ruled),
            Sensed::Occupancy { square, occupied } if self.seen.is_some() => {
                self.recognises = false;
                self.occupancy(at, self.square(*square), *occupied);
            }
            Sensed::Clock(shown) => self.clock(at, shown),
            Sensed::ResultSign { .. } => self.waiting.push(Input::Sign { at }),
            Sensed::Link(Link::Lost) => self.lost = true,
            _ => {}
        }
    }

    /// Returns a board in White's orientation. Detects a board that lies the other way round.
    fn oriented(&mut self, board: Placement, ruled: &Position) -> Placement {
        let known = self.seen.unwrap_or_else(|| Placement::from(ruled));
        let (now, other) =
            if self.turned { (board.turned(), board) } else { (board, board.turned()) };
        if now.differing(&known).count() > 8 && other.differing(&known).count() <= 2 {
            self.turned = !self.turned;
            return other;
        }
        now
    }

    fn square(&self, square: Square) -> Square {
        let index = square.index() as u8;
        if self.turned { Square::new(63 - index).unwrap_or(square) } else { square }
    }

    fn board(&mut self, at: Moment, board: Placement) {
        if self.seen.is_some() && !self.lost {
            Square::all().for_each(|square| self.read(at, square, board.piece_at(square)));
            return;
        }
        let first = self.seen.is_none();
        self.candidates.clear();
        self.interrupted.clear();
        self.air.clear();
        self.lost = false;
        (self.raw, self.seen) = (board, Some(board));
        self.waiting.push(Input::Board { at, board, first });
    }

    /// Reads one square.
    fn read(&mut self, at: Moment, square: Square, piece: Option<Piece>) {
        if self.raw.piece_at(square) == piece {
            return;
        }
        self.raw.set(square, piece);
        let settle = self.settle();
        if let Some(index) = self.candidates.iter().position(|(known, ..)| *known == square) {
            let (_, since, new) = self.candidates.remove(index);
            if at - since >= settle {
                self.confirm(square, since, new);
            } else {
                self.interrupted.push((square, since, new, at));
            }
        }
        if self.seen.and_then(|seen| seen.piece_at(square)) != piece {
            let since = self.begun(at, square, piece);
            self.candidates.push((square, since, piece));
        }
    }

    /// Returns the time at which a change began. A change that was interrupted for one scan began
    /// before the interruption.
    fn begun(&mut self, at: Moment, square: Square, piece: Option<Piece>) -> Moment {
        let settle = self.settle();
        self.interrupted.retain(|(.., until)| at - *until < settle);
        let same = self.interrupted.iter().find(|(s, _, p, _)| *s == square && *p == piece);
        same.map_or(at, |(_, since, ..)| *since)
    }

    fn confirm(&mut self, square: Square, at: Moment, new: Option<Piece>) {
        let Some(seen) = &mut self.seen else { return };
        let old = seen.piece_at(square);
        seen.set(square, new);
        let pawn = new.filter(|piece| {
            let last = if piece.color == Color::White { 7 } else { 0 };
            piece.role == Role::Pawn && square.rank() == last && !self.recognises
        });
        self.waiting.push(match pawn {
            Some(pawn) => Input::Promotion { at, square, color: pawn.color },
            None => Input::Change(Change { at, square, old, new }),
        });
    }

    /// Reads a board that does not recognise pieces. The first report must agree with the game.
    fn occupied(&mut self, at: Moment, squares: Bitboard, ruled: &Position) {
        self.recognises = false;
        if self.seen.is_none() || self.lost {
            if ruled.occupied() == squares {
                self.board(at, Placement::from(ruled));
            }
            return;
        }
        for occupied in [false, true] {
            for square in Square::all() {
                if squares.contains(self.square(square)) != occupied {
                    continue;
                }
                self.occupancy(at, square, occupied);
            }
        }
    }

    fn occupancy(&mut self, at: Moment, square: Square, occupied: bool) {
        let known = self.raw.piece_at(square);
        match (known, occupied) {
            (Some(piece), false) => {
                self.air.push((square, piece));
                self.read(at, square, None);
            }
            (None, true) => {
                let Some(index) = self.put_down(square) else { return };
                let (_, piece) = self.air.remove(index);
                self.read(at, square, Some(piece));
            }
            _ => {}
        }
    }

    /// Chooses the piece that has been put down: the king or rook on its castling square, or the
    /// piece lifted last. A captured piece does not come back while its captor is in the air.
    fn put_down(&self, to: Square) -> Option<usize> {
        let last = self.air.last()?;
        let role = match to.file() {
            2 | 6 => Role::King,
            3 | 5 => Role::Rook,
            _ => last.1.role,
        };
        let castles = self.air.iter().rposition(|(from, piece)| {
            piece.role == role && from.rank() == to.rank() && piece.color == last.1.color
        });
        let both = [Role::King, Role::Rook].map(|r| self.air.iter().any(|(_, p)| p.role == r));
        castles.filter(|_| both == [true, true]).or(Some(self.air.len() - 1))
    }

    fn clock(&mut self, at: Moment, shown: &ClockReading) {
        let before = self.clock.replace(shown.running).flatten();
        match (before, shown.running) {
            (Some(player), Some(now)) if player != now => {
                self.waiting.push(Input::Press { at, player, near: Vec::new() });
            }
            (None, Some(player)) => self.waiting.push(Input::ClockStarts { at, player }),
            (Some(_), None) => self.waiting.push(Input::ClockStops { at }),
            _ => {}
        }
        for player in Color::ALL {
            if shown.flags[player] && !self.flags[player] {
                self.waiting.push(Input::Flag { at, player });
            }
        }
        self.flags = shown.flags;
    }

    /// Returns how long an observation waits: until a change that is reported late is confirmed,
    /// even if it is interrupted for a scan.
    fn delay(&self) -> Millis {
        self.settle() + self.late() + self.scan
    }

    /// Returns the observations that no later report can change any more, in order.
    pub(crate) fn advance(&mut self, now: Moment) -> Vec<Input> {
        let settle = self.settle();
        let lost = self.lost;
        let lasts = |at: Moment| !lost && now - at >= settle;
        while let Some(index) = self.candidates.iter().position(|(_, at, _)| lasts(*at)) {
            let (square, at, piece) = self.candidates.remove(index);
            self.confirm(square, at, piece);
        }
        self.waiting.sort_by_key(|input| (input.at(), input.rank()));
        let mut due = Vec::new();
        while self.waiting.first().is_some_and(|first| now - first.at() >= self.delay()) {
            let first = self.waiting.remove(0);
            self.emit(first, &mut due);
        }
        due
    }

    fn emit(&mut self, input: Input, due: &mut Vec<Input>) {
        match input {
            Input::Change(change @ Change { new: Some(piece), at, .. }) => {
                due.extend(self.late_lift(piece, at).map(Input::Change));
                due.push(Input::Change(change));
            }
            Input::Press { at, player, .. } => {
                let (own, near) = self.seen_late(at, player);
                due.extend(own.into_iter().map(Input::Change));
                due.push(Input::Press { at, player, near });
            }
            other => due.push(other),
        }
    }

    /// Removes and returns the lift of a piece that was seen soon after its placement.
    fn late_lift(&mut self, piece: Piece, put: Moment) -> Option<Change> {
        let latest = self.late();
        let late = |input: &Input| match input {
            Input::Change(lift) => {
                lift.new.is_none() && lift.old == Some(piece) && lift.at - put <= latest
            }
            _ => false,
        };
        let index = self.waiting.iter().position(late)?;
        match self.waiting.remove(index) {
            Input::Change(lift) => Some(Change { at: put, ..lift }),
            _ => None,
        }
    }

    /// Removes and returns the changes soon after a press: those of the player's own
    /// pieces, which happened before, and the others.
    fn seen_late(&mut self, press: Moment, player: Color) -> (Vec<Change>, Vec<Change>) {
        let (mut own, mut near, mut rest) = (Vec::new(), Vec::new(), Vec::new());
        for input in core::mem::take(&mut self.waiting) {
            match input {
                Input::Change(change) if change.at - press <= self.late() => {
                    if change.color() == Some(player) {
                        own.push(Change { at: press, ..change });
                    } else {
                        near.push(change);
                    }
                }
                other => rest.push(other),
            }
        }
        self.waiting = rest;
        own.sort_by_key(|change| change.new.is_some());
        (own, near)
    }
}
