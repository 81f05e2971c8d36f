//! Libraries behind a common trait. Each is used in the way that its documentation shows.

use std::hint::black_box;
use std::ops::ControlFlow;

/// Position type of a library.
pub trait Board: Sized {
    fn read(fen: &str) -> Self;
    fn count(&self) -> u64;
    fn each_child(&self, see: impl FnMut(&Self));

    /// Counts sequences of legal moves. Moves of the last level are counted without being made.
    fn bulk(&self, depth: u32) -> u64 {
        if depth == 1 {
            return self.count();
        }
        let mut nodes = 0;
        self.each_child(|child| nodes += child.bulk(depth - 1));
        nodes
    }

    /// Counts sequences of legal moves. Moves of the last level are made too.
    fn every_move(&self, depth: u32) -> u64 {
        if depth == 0 {
            black_box(self);
            return 1;
        }
        let mut nodes = 0;
        self.each_child(|child| nodes += child.every_move(depth - 1));
        nodes
    }
}

/// Function that counts sequences. Its arguments are the FEN, the depth and the number of
/// repetitions.
type Count = fn(&str, u32, u32) -> u64;

pub struct Peer {
    pub name: &'static str,
    pub licence: &'static str,
    pub bulk: Count,
    pub every_move: Count,
}

const fn peer<B: Board>(name: &'static str, licence: &'static str) -> Peer {
    Peer {
        name,
        licence,
        bulk: |fen, depth, times| repeat::<B>(fen, times, |b| b.bulk(depth)),
        every_move: |fen, depth, times| repeat::<B>(fen, times, |b| b.every_move(depth)),
    }
}

fn repeat<B: Board>(fen: &str, times: u32, count: impl Fn(&B) -> u64) -> u64 {
    let board = B::read(fen);
    (0..times).map(|_| count(black_box(&board))).sum()
}

/// Touchmove is first. shakmaty is second, because the ratios refer to it.
pub const PEERS: [Peer; 5] = [
    peer::<touchmove_board::Position>("touchmove", "MIT or Apache-2.0"),
    peer::<shakmaty::Chess>("shakmaty 0.30.1", "GPL-3.0"),
    peer::<cozy_chess::Board>("cozy-chess 0.3.4", "MIT"),
    peer::<chess::Board>("chess 3.2.0", "MIT"),
    peer::<eschac::position::Position>("eschac 0.6.2", "AGPL-3.0"),
];

pub const MEASURE: usize = 1;

impl Board for touchmove_board::Position {
    fn read(fen: &str) -> Self {
        fen.parse().expect("readable")
    }

    fn count(&self) -> u64 {
        self.count_legal_moves().into()
    }

    fn each_child(&self, mut see: impl FnMut(&Self)) {
        let _ = self.each_child(|_, child| {
            see(child);
            ControlFlow::Continue(())
        });
    }

    fn bulk(&self, depth: u32) -> u64 {
        touchmove_board::perft(self, depth)
    }
}

impl Board for shakmaty::Chess {
    fn read(fen: &str) -> Self {
        let fen: shakmaty::fen::Fen = fen.parse().expect("readable");
        fen.into_position(shakmaty::CastlingMode::Standard).expect("legal")
    }

    fn count(&self) -> u64 {
        shakmaty::Position::legal_moves(self).len() as u64
    }

    fn each_child(&self, mut see: impl FnMut(&Self)) {
        use shakmaty::Position;
        for mv in self.legal_moves() {
            let mut child = self.clone();
            child.play_unchecked(mv);
            see(&child);
        }
    }

    fn bulk(&self, depth: u32) -> u64 {
        shakmaty::perft(self, depth)
    }
}

impl Board for cozy_chess::Board {
    fn read(fen: &str) -> Self {
        fen.parse().expect("readable")
    }

    fn count(&self) -> u64 {
        let mut nodes = 0;
        self.generate_moves(|moves| {
            nodes += moves.len() as u64;
            false
        });
        nodes
    }

    fn each_child(&self, mut see: impl FnMut(&Self)) {
        self.generate_moves(|moves| {
            for mv in moves {
                let mut child = self.clone();
                child.play_unchecked(mv);
                see(&child);
            }
            false
        });
    }
}

impl Board for chess::Board {
    fn read(fen: &str) -> Self {
        fen.parse().expect("readable")
    }

    fn count(&self) -> u64 {
        chess::MoveGen::new_legal(self).len() as u64
    }

    fn each_child(&self, mut see: impl FnMut(&Self)) {
        for mv in chess::MoveGen::new_legal(self) {
            see(&self.make_move_new(mv));
        }
    }
}

impl Board for eschac::position::Position {
    /// Parses only the first four fields of the FEN, and ignores the counters.
    fn read(fen: &str) -> Self {
        let fields: Vec<&str> = fen.split(' ').take(4).collect();
        let setup = eschac::setup::Setup::from_text_record(&fields.join(" ")).expect("readable");
        setup.into_position().expect("legal")
    }

    fn count(&self) -> u64 {
        self.count_legal_moves() as u64
    }

    fn each_child(&self, mut see: impl FnMut(&Self)) {
        self.for_each_move(|mv| see(&mv.make()));
    }

    fn bulk(&self, depth: u32) -> u64 {
        self.perft(depth as usize) as u64
    }
}
