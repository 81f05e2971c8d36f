//! A simulated board: hands move pieces, and sensors report them with noise from a seed.

use touchmove_board::{Move, MoveKind, Position, Role};
use touchmove_boards::{
    ByColor, ClockReading, Codec, Color, Dgt, Link, LiveChess, Piece, Placement, Sensed, Side,
    Square,
};
use touchmove_clock::{Millis, Moment};
use touchmove_game::Event;

/// Time of a full scan.
const SCAN: u64 = 250;

/// Random numbers from a seed.
pub struct Numbers(u64);

impl Numbers {
    pub const fn new(seed: u64) -> Numbers {
        Numbers(seed)
    }

    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % limit
    }

    pub fn between(&mut self, least: u64, most: u64) -> u64 {
        least + self.below(most - least + 1)
    }

    pub fn one_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }
}

/// Amount of noise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Noise {
    /// Every change is reported at once, as LiveChess messages.
    None,
    /// Sliding pieces, and squares that are read one after the other: order inverted within one
    /// scan, placements after the press. DGT bytes.
    Scans,
    /// Also pieces that disappear or are misread for one scan, foreign bytes, a lost connection, and
    /// a board turned round.
    Faults,
}

pub const LEVELS: [Noise; 3] = [Noise::None, Noise::Scans, Noise::Faults];

#[derive(Debug, Clone)]
enum Happening {
    Wood(Placement),
    Clock(Option<Color>),
    Reported(Event),
    Lost,
    Found,
}

/// An input of a session.
#[derive(Debug, Clone)]
pub enum Fed {
    Sensed(Sensed),
    Reported(Event),
}

/// Hands at a board.
pub struct Hands {
    pub numbers: Numbers,
    pub noise: Noise,
    pub now: u64,
    pub wood: Placement,
    /// Player whose hands these are.
    pub player: Color,
    /// The same acts as lines of a protocol, with their times.
    pub lines: Vec<(u64, String)>,
    happenings: Vec<(u64, Happening)>,
}

impl Hands {
    pub fn new(seed: u64, noise: Noise, start: Placement) -> Hands {
        let happenings = vec![(0, Happening::Wood(start)), (0, Happening::Clock(None))];
        Hands {
            numbers: Numbers::new(seed),
            noise,
            now: 2_000,
            wood: start,
            player: Color::White,
            lines: Vec::new(),
            happenings,
        }
    }

    fn happens(&mut self, happening: Happening) {
        self.happenings.push((self.now, happening));
    }

    pub fn wait(&mut self, least: u64, most: u64) {
        self.now += self.numbers.between(least, most);
    }

    pub fn start_clock(&mut self) {
        self.happens(Happening::Clock(Some(self.player)));
        self.lines.push((self.now, "Arbiter starts".to_owned()));
    }

    /// Starts the present player's clock again, which is not an act of a player.
    pub fn restart_clock(&mut self) {
        self.happens(Happening::Clock(Some(self.player)));
    }

    pub fn stop_clock(&mut self) {
        self.happens(Happening::Clock(None));
    }

    pub fn press(&mut self) {
        self.happens(Happening::Clock(Some(self.player.other())));
        self.line("presses");
    }

    pub fn report(&mut self, text: &str) {
        let event = Event::read(Moment::new(self.now), text).expect("an event");
        self.happens(Happening::Reported(event));
        self.lines.push((self.now, text.to_owned()));
    }

    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.wood.set(square, piece);
        self.happens(Happening::Wood(self.wood));
    }

    pub fn lift(&mut self, square: Square) -> Piece {
        let piece = self.wood.piece_at(square).expect("a piece");
        self.set(square, None);
        self.line(&format!("takes {square}"));
        piece
    }

    pub fn put(&mut self, square: Square, piece: Piece) {
        self.set(square, Some(piece));
        self.line(&format!("puts {} {square}", piece.role.letter()));
    }

    /// Writes a line of the protocol for the present player.
    pub fn line(&mut self, act: &str) {
        let player = if self.player == Color::White { "White" } else { "Black" };
        self.lines.push((self.now, format!("{player} {act}")));
    }

    /// Loses the connection for a while.
    pub fn lose_connection(&mut self) {
        self.happens(Happening::Lost);
        self.wait(2_000, 9_000);
    }

    pub fn find_connection(&mut self) {
        self.happens(Happening::Found);
        self.wait(1_500, 2_000);
    }

    /// Time between two acts of a hand within a move.
    pub fn pause(&mut self) {
        self.wait(120, 1_400);
    }

    /// Moves a piece in the hand to a square. A sliding piece touches the squares on the way.
    fn carry(&mut self, piece: Piece, from: Square, to: Square) {
        if self.noise >= Noise::Scans && piece.role != Role::Knight && self.numbers.one_in(2) {
            for square in between(from, to) {
                if self.wood.piece_at(square).is_none() {
                    self.wait(40, 110);
                    self.set(square, Some(piece));
                    self.wait(40, 110);
                    self.set(square, None);
                }
            }
        }
        self.pause();
    }

    pub fn step(&mut self, from: Square, to: Square) {
        let piece = self.lift(from);
        self.carry(piece, from, to);
        self.put(to, piece);
    }

    /// Makes a legal move in one of the ways in which hands do it.
    pub fn make(&mut self, position: &Position, mv: Move) {
        match mv.kind {
            MoveKind::Castle { wing, .. } => {
                let rook = position.castling_rook(position.turn(), wing).expect("a rook");
                let rook_to = Square::at(wing.rook_file(), mv.from.rank()).expect("a square");
                self.castle((mv.from, mv.to), (rook, rook_to));
            }
            MoveKind::EnPassant => {
                let captured = Square::at(mv.to.file(), mv.from.rank()).expect("a square");
                if self.numbers.one_in(2) {
                    self.lift(captured);
                    self.pause();
                    self.step(mv.from, mv.to);
                } else {
                    self.step(mv.from, mv.to);
                    self.pause();
                    self.lift(captured);
                }
            }
            MoveKind::Promotion(role) => self.promote(position.turn(), mv, role),
            _ => self.capture_or_step(mv),
        }
    }

    fn castle(&mut self, king: (Square, Square), rook: (Square, Square)) {
        if self.numbers.one_in(3) {
            let [own_king, own_rook] = [king.0, rook.0].map(|from| {
                let piece = self.lift(from);
                self.pause();
                piece
            });
            self.put(king.1, own_king);
            self.pause();
            self.put(rook.1, own_rook);
        } else {
            self.step(king.0, king.1);
            self.pause();
            self.step(rook.0, rook.1);
        }
    }

    fn promote(&mut self, player: Color, mv: Move, role: Role) {
        let captures = self.wood.piece_at(mv.to).is_some();
        if captures {
            self.lift(mv.to);
            self.pause();
        }
        self.lift(mv.from);
        self.pause();
        if self.numbers.one_in(2) {
            self.put(mv.to, Piece { color: player, role: Role::Pawn });
            self.wait(300, 1_500);
            self.lift(mv.to);
            self.pause();
        }
        self.put(mv.to, Piece { color: player, role });
    }

    fn capture_or_step(&mut self, mv: Move) {
        let captures = self.wood.piece_at(mv.to).is_some();
        match self.numbers.below(3) {
            // Captured piece first.
            0 if captures => {
                self.lift(mv.to);
                self.pause();
                self.step(mv.from, mv.to);
            }
            // Own piece first, both in the hand.
            1 if captures => {
                let piece = self.lift(mv.from);
                self.pause();
                self.lift(mv.to);
                self.pause();
                self.put(mv.to, piece);
            }
            // Replacement, or no capture.
            _ => self.step(mv.from, mv.to),
        }
    }

    /// Returns what the session gets, in order.
    pub fn feed(mut self) -> Vec<(Moment, Fed)> {
        let turned = self.noise == Noise::Faults && self.numbers.one_in(2);
        let mut feed = match self.noise {
            Noise::None => self.reported_at_once(),
            Noise::Scans | Noise::Faults => self.scanned(turned),
        };
        feed.sort_by_key(|(at, _)| *at);
        through_codec(feed, self.noise, &mut self.numbers)
    }

    fn reported_at_once(&mut self) -> Vec<(Moment, Fed)> {
        let happenings = std::mem::take(&mut self.happenings);
        let fed = |(at, happening): (u64, Happening)| (Moment::new(at), plain(&happening, at));
        happenings.into_iter().map(fed).filter_map(|(at, fed)| Some((at, fed?))).collect()
    }

    /// Reads the squares one after the other, again and again, while something happens.
    fn scanned(&mut self, turned: bool) -> Vec<(Moment, Fed)> {
        let happenings = std::mem::take(&mut self.happenings);
        let mut feed = Vec::new();
        let Some((_, Happening::Wood(start))) = happenings.first() else { panic!("a start") };
        let shown = if turned { start.turned() } else { *start };
        feed.push((Moment::START, Fed::Sensed(Sensed::Board(shown))));
        let mut scanner = Scans { read: *start, faults: Vec::new(), turned };
        let mut lost = false;
        for (number, (at, happening)) in happenings.iter().enumerate().skip(1) {
            match happening {
                Happening::Wood(_) => {}
                Happening::Lost => lost = true,
                Happening::Found => lost = false,
                _ => {}
            }
            feed.extend(
                plain(happening, *at)
                    .filter(|_| !matches!(happening, Happening::Wood(_)))
                    .map(|fed| (Moment::new(*at), fed)),
            );
            if matches!(happening, Happening::Found) {
                let wood = wood_at(&happenings, *at);
                scanner.read = wood;
                let shown = if turned { wood.turned() } else { wood };
                feed.push((Moment::new(*at), Fed::Sensed(Sensed::Board(shown))));
            }
            if lost {
                continue;
            }
            // Scan until nothing new can be read, or until the next happening is near.
            let next = happenings.get(number + 1).map_or(u64::MAX, |(next, _)| *next);
            let until = (*at / SCAN + 4) * SCAN;
            for scan in at / SCAN..until.min(next) / SCAN + 1 {
                // The last scan before a rest is right, as the many scans after it would be.
                if scan < until / SCAN {
                    scanner.fail(scan, self);
                }
                scanner.scan(scan, &happenings, *at..next, &mut feed);
            }
        }
        feed
    }
}

struct Scans {
    read: Placement,
    /// Squares that are misread in a scan.
    faults: Vec<(u64, Square, Option<Piece>)>,
    turned: bool,
}

impl Scans {
    /// Makes a square wrong for a scan, but not for two in a row.
    fn fail(&mut self, scan: u64, hands: &mut Hands) {
        if hands.noise < Noise::Faults || !hands.numbers.one_in(3) {
            return;
        }
        let square = Square::new(hands.numbers.below(64) as u8).expect("a square");
        let letter = ['P', 'n', 'Q', 'k'][hands.numbers.below(4) as usize];
        let piece = Piece::from_letter(letter).filter(|_| hands.numbers.one_in(4));
        self.faults.retain(|(before, ..)| scan - before < 3);
        if !self.faults.iter().any(|(_, known, _)| *known == square) {
            self.faults.push((scan, square, piece));
        }
    }

    fn scan(
        &mut self,
        scan: u64,
        happenings: &[(u64, Happening)],
        times: std::ops::Range<u64>,
        feed: &mut Vec<(Moment, Fed)>,
    ) {
        for square in Square::all() {
            let at = scan * SCAN + square.index() as u64 * SCAN / 64;
            if !times.contains(&at) {
                continue;
            }
            let fault = self.faults.iter().find(|(s, known, _)| (*s, *known) == (scan, square));
            let real = wood_at(happenings, at).piece_at(square);
            let piece = fault.map_or(real, |(.., piece)| *piece);
            if self.read.piece_at(square) != piece {
                self.read.set(square, piece);
                let index = square.index() as u8;
                let index = if self.turned { 63 - index } else { index };
                let shown = Sensed::Square { square: Square::new(index).expect("a square"), piece };
                feed.push((Moment::new(at), Fed::Sensed(shown)));
            }
        }
    }
}

fn wood_at(happenings: &[(u64, Happening)], at: u64) -> Placement {
    let until = happenings.partition_point(|(time, _)| *time <= at);
    let wood = |(_, happening): &(u64, Happening)| match happening {
        Happening::Wood(wood) => Some(*wood),
        _ => None,
    };
    happenings[..until].iter().rev().find_map(wood).expect("a start")
}

fn plain(happening: &Happening, at: u64) -> Option<Fed> {
    Some(match happening {
        Happening::Wood(wood) => Fed::Sensed(Sensed::Board(*wood)),
        Happening::Clock(running) => Fed::Sensed(clock(*running, at)),
        Happening::Reported(event) => Fed::Reported(event.clone()),
        Happening::Lost => Fed::Sensed(Sensed::Link(Link::Lost)),
        Happening::Found => Fed::Sensed(Sensed::Link(Link::Up)),
    })
}

fn clock(running: Option<Color>, at: u64) -> Sensed {
    let left = Millis::seconds(9_000 - (at / 1_000).min(8_000));
    Sensed::Clock(ClockReading {
        left: ByColor::both(left),
        running,
        lever_up: None,
        flags: ByColor::both(false),
        low_battery: false,
    })
}

/// Sends the events through the codec of a board, as bytes in pieces.
fn through_codec(
    feed: Vec<(Moment, Fed)>,
    noise: Noise,
    numbers: &mut Numbers,
) -> Vec<(Moment, Fed)> {
    let mut codec: Box<dyn Codec> = match noise {
        Noise::None => Box::new(LiveChess::new("23946")),
        _ => Box::new(Dgt::new(Side::Left)),
    };
    let mut out = Vec::new();
    for (at, fed) in feed {
        let Fed::Sensed(sensed) = fed else {
            out.push((at, fed));
            continue;
        };
        let sensed = match sensed {
            Sensed::Clock(shown) if noise != Noise::None => {
                Sensed::Clock(ClockReading { lever_up: Some(Color::White), ..shown })
            }
            other => other,
        };
        let Some(bytes) = codec.encode(&sensed) else {
            out.push((at, Fed::Sensed(sensed)));
            continue;
        };
        let foreign = noise == Noise::Faults && numbers.one_in(5);
        let mut events = if foreign { codec.decode(&[0x55, 0xff, 0x8e, 0x00]) } else { Vec::new() };
        let middle = numbers.below(bytes.len() as u64) as usize;
        events.extend(codec.decode(&bytes[..middle]));
        events.extend(codec.decode(&bytes[middle..]));
        out.extend(events.into_iter().map(|event| (at, Fed::Sensed(event))));
    }
    out
}

/// Returns the squares between two squares of a line.
fn between(from: Square, to: Square) -> Vec<Square> {
    let files = i32::from(to.file()) - i32::from(from.file());
    let ranks = i32::from(to.rank()) - i32::from(from.rank());
    let steps = files.abs().max(ranks.abs());
    if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
        return Vec::new();
    }
    let at = |base: u8, all: i32, step: i32| u8::try_from(i32::from(base) + all / steps * step);
    (1..steps)
        .filter_map(|step| {
            let file = at(from.file(), files, step).ok()?;
            Square::at(file, at(from.rank(), ranks, step).ok()?)
        })
        .collect()
}
