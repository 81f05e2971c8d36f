//! One move, made by hand in all possible ways. The order of the acts does not change the rulings, the position, the
//! end or the clocks.
//!
//! The Laws themselves distinguish some orders; [`EXCEPTIONS`] lists these with their articles.

use crate::common::Numbers;
use touchmove_board::{Color, Move, MoveKind, Position, Role, Square};
use touchmove_clock::{Moment, TimeControl};
use touchmove_game::{Event, Game};
use touchmove_laws::{Edition, Effect, Regulations, Ruling};

/// Positions with captures, promotions, castling, en passant, mates and stalemates in one move.
const POSITIONS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/pppq1ppp/2np1n2/2b1p1B1/2B1P1b1/2NP1N2/PPPQ1PPP/R3K2R b KQkq - 0 8",
    "3r2k1/4P3/8/8/8/8/6K1/8 w - - 0 60",
    "3n1n2/PP2P1P1/2k5/8/8/8/6K1/8 w - - 0 60",
    "8/8/8/8/8/6k1/2p5/6K1 b - - 0 60",
    "8/5P1k/8/6K1/8/8/8/8 w - - 0 60",
    "4r1k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 30",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 30",
    "8/8/8/8/3pPp2/8/8/k1K5 b - e3 0 30",
    "7k/8/6K1/8/8/8/8/R7 w - - 0 60",
    "k7/8/1K6/8/8/8/8/1r6 w - - 98 80",
];

const EDITIONS: [Edition; 7] = [
    Edition::Fide2009,
    Edition::Finland2009,
    Edition::FinnishBlitz2008,
    Edition::Fide2014,
    Edition::Fide2017,
    Edition::Fide2018,
    Edition::Fide2023,
];

/// Acts after the move: none, a press, claims with and without a press, a resignation.
const AFTERWARDS: [&[(u64, &str)]; 6] = [
    &[],
    &[(6_000, "OWN presses")],
    &[(6_000, "OWN presses"), (7_000, "OTHER claims illegal move")],
    &[(7_000, "OTHER claims illegal move"), (8_000, "OWN presses")],
    &[(400_000, "OTHER claims flag")],
    &[(6_000, "OWN presses"), (7_000, "OWN resigns")],
];

type Acts = Vec<String>;

/// Returns the acts with which a player can make a move of one piece. `lands` is the piece on the
/// arrival square.
fn of_one_piece(board: &Position, from: Square, to: Square, lands: Role) -> Vec<Acts> {
    let moved = board.piece_at(from).expect("a piece").role;
    let en_passant = moved == Role::Pawn
        && from.file() != to.file()
        && board.en_passant() == Some(to)
        && board.piece_at(to).is_none();
    let captured = match en_passant {
        true => Square::at(to.file(), from.rank()),
        false => board.piece_at(to).map(|_| to),
    };
    let mut all = Vec::new();
    for arrives in arrivals(moved, from, to, lands) {
        let off = captured.map(|square| format!("takes {square}"));
        match off {
            None => all.push(arrives),
            Some(off) => all.extend(with_capture(&arrives, &off, en_passant)),
        }
    }
    all
}

/// The captured piece is taken off first, in the middle or last. Or the capturing piece replaces it
/// and it is never taken off, which is impossible en passant.
fn with_capture(arrives: &[String], off: &str, en_passant: bool) -> Vec<Acts> {
    let put_in = |at: usize| {
        let mut acts = arrives.to_vec();
        acts.insert(at, off.to_owned());
        acts
    };
    let mut all = vec![put_in(0), put_in(arrives.len())];
    // The captured piece is taken off between lifting and putting. Later its square holds the
    // capturing piece.
    if arrives[0].starts_with("takes") {
        all.push(put_in(1));
    }
    if !en_passant {
        all.push(arrives.to_vec());
    }
    all
}

fn arrivals(moved: Role, from: Square, to: Square, lands: Role) -> Vec<Acts> {
    let (piece, landing) = (moved.letter(), lands.letter());
    let acts = |acts: &[String]| acts.to_vec();
    let (lifts, puts) = (format!("takes {from}"), format!("puts {landing} {to}"));
    if moved == lands {
        let shifts = format!("shifts {from} {to}");
        return vec![
            vec![shifts.clone()],
            acts(&[lifts.clone(), puts.clone()]),
            acts(&[format!("touches {from}"), shifts.clone()]),
            acts(&[lifts, format!("puts {piece} {from}"), shifts]),
        ];
    }
    let (advances, pawn_off) = (format!("shifts {from} {to}"), format!("takes {to}"));
    vec![
        acts(&[lifts.clone(), puts.clone()]),
        acts(&[advances.clone(), puts.clone()]),
        acts(&[advances, pawn_off, puts.clone()]),
        acts(&[puts, lifts]),
    ]
}

fn of_castling(board: &Position, mv: Move) -> Vec<Acts> {
    let wing = mv.wing().expect("castling");
    let rook = board.castling_rook(board.turn(), wing).expect("a rook");
    let king_to = Square::at(wing.king_file(), mv.from.rank()).expect("a square");
    let rook_to = Square::at(wing.rook_file(), mv.from.rank()).expect("a square");
    let king = mv.from;
    let of = |acts: &[&str]| acts.iter().map(|&act| act.to_owned()).collect::<Acts>();
    let (lift_king, lift_rook) = (format!("takes {king}"), format!("takes {rook}"));
    let (put_king, put_rook) = (format!("puts K {king_to}"), format!("puts R {rook_to}"));
    let (king_step, rook_step) =
        (format!("shifts {king} {king_to}"), format!("shifts {rook} {rook_to}"));
    vec![
        of(&[&king_step, &rook_step]),
        of(&[&lift_king, &put_king, &lift_rook, &put_rook]),
        of(&[&lift_king, &lift_rook, &put_king, &put_rook]),
        of(&[&lift_king, &lift_rook, &put_rook, &put_king]),
        of(&[&format!("touches {king}+{rook}"), &king_step, &rook_step]),
        of(&[&king_step, &format!("plays {}", touchmove_notation::san(board, mv))]),
    ]
}

const fn named(player: Color) -> &'static str {
    match player {
        Color::White => "White",
        Color::Black => "Black",
    }
}

fn uci(mv: Move) -> String {
    let promotion = match mv.kind {
        MoveKind::Promotion(role) => role.letter().to_ascii_lowercase().to_string(),
        _ => String::new(),
    };
    format!("{}{}{promotion}", mv.from, mv.to)
}

/// Returns all spellings of a legal move. The first is the complete move.
fn spellings(board: &Position, mv: Move) -> Vec<Acts> {
    let san = touchmove_notation::san(board, mv);
    let mut all = vec![vec![format!("plays {san}")], vec![format!("plays {}", uci(mv))]];
    if mv.wing().is_some() {
        all.extend(of_castling(board, mv));
        return all;
    }
    let moved = board.piece_at(mv.from).expect("a piece").role;
    let lands = match mv.kind {
        MoveKind::Promotion(role) => role,
        _ => moved,
    };
    all.push(vec![format!("touches {}", mv.from), format!("plays {san}")]);
    all.push(vec![format!("takes {}", mv.from), format!("plays {san}")]);
    if board.piece_at(mv.to).is_some() {
        all.push(vec![format!("takes {}", mv.to), format!("plays {san}")]);
    }
    all.extend(of_one_piece(board, mv.from, mv.to, lands));
    all
}

/// Returns the spellings of a step that is not legal.
fn of_illegal(board: &Position, from: Square, to: Square) -> Vec<Acts> {
    let moved = board.piece_at(from).expect("a piece").role;
    let mut all = vec![
        vec![format!("plays {from}{to}")],
        vec![format!("touches {from}"), format!("plays {from}{to}")],
        vec![format!("takes {from}"), format!("plays {from}{to}")],
    ];
    all.extend(of_one_piece(board, from, to, moved));
    all
}

/// The parts of a game that must not depend on the spelling.
#[derive(Debug, PartialEq)]
struct Outcome {
    rulings: Vec<String>,
    position: String,
    status: String,
    counts: [u32; 2],
    left: [String; 2],
}

/// Judges the acts at 0:00:05 and the acts after them. `OWN` stands for the player who has the
/// move.
fn ruled(
    edition: Edition,
    board: &Position,
    acts: &[String],
    after: &[(u64, &str)],
) -> (Vec<Ruling>, Game) {
    let rules = Regulations::new(edition, TimeControl::parse("300").expect("a control"));
    let mut game = Game::new(rules, *board);
    let _ = game.start(Moment::START);
    let own = board.turn();
    let own_line = |act: &String| (5_000, format!("OWN {act}"));
    let lines =
        acts.iter().map(own_line).chain(after.iter().map(|&(at, act)| (at, act.to_owned())));
    let mut rulings = Vec::new();
    for (at, line) in lines {
        let line = line.replace("OWN", named(own)).replace("OTHER", named(own.other()));
        let event = Event::read(Moment::new(at), &line).expect("a line of the protocol");
        rulings.extend(
            game.apply(&event).unwrap_or_else(|e| panic!("{edition:?} {acts:?} {line}: {e}")),
        );
    }
    (rulings, game)
}

fn play(edition: Edition, board: &Position, acts: &[String], after: &[(u64, &str)]) -> Outcome {
    let (rulings, game) = ruled(edition, board, acts, after);
    let counts =
        |r: &&Ruling| !matches!(r.effect(), Effect::Obligation { .. } | Effect::Noted { .. });
    let rulings = rulings.iter().filter(counts).map(|r| format!("{:?}", r.effect())).collect();
    Outcome {
        rulings,
        position: game.position().fen().to_string(),
        status: format!("{:?}", game.status()),
        counts: game.illegal_moves(),
        left: Color::ALL.map(|c| format!("{:?}", game.clock().remaining_ms(c, game.now()))),
    }
}

fn agree(edition: Edition, board: &Position, spellings: &[Acts]) {
    for after in AFTERWARDS {
        let first = play(edition, board, &spellings[0], after);
        for acts in &spellings[1..] {
            let outcome = play(edition, board, acts, after);
            assert_eq!(
                outcome, first,
                "{edition:?} {board:?}: {acts:?} and {:?}, then {after:?}",
                spellings[0]
            );
        }
    }
}

/// Returns two editions for each move, so that the test covers all editions in little time.
fn editions(number: usize) -> [Edition; 2] {
    [0, 3].map(|more| EDITIONS[(number + more) % EDITIONS.len()])
}

#[test]
fn spellings_of_a_legal_move_agree() {
    for fen in POSITIONS {
        let board: Position = fen.parse().expect("a position");
        for (number, mv) in board.legal_moves().into_iter().enumerate() {
            let all = spellings(&board, mv);
            editions(number).iter().for_each(|&edition| agree(edition, &board, &all));
        }
    }
}

#[test]
fn spellings_of_an_illegal_move_agree() {
    let mut numbers = Numbers::<()>::from_seed(43);
    for fen in POSITIONS {
        let board: Position = fen.parse().expect("a position");
        for number in 0..60 {
            let own: Vec<Square> = board.color(board.turn()).into_iter().collect();
            let from = numbers.of(&own);
            let to =
                Square::new(u8::try_from(numbers.below(64)).expect("small")).expect("a square");
            let role = board.piece_at(from).expect("a piece").role;
            let castles = role == Role::King && from.file().abs_diff(to.file()) > 1;
            let legal = board.legal_moves().iter().any(|m| m.from == from && m.to == to);
            let own_piece = board.piece_at(to).is_some_and(|p| p.color == board.turn());
            if from == to
                || castles
                || legal
                || own_piece
                || board.piece_at(to).is_some_and(|p| p.role == Role::King)
            {
                continue;
            }
            let all = of_illegal(&board, from, to);
            editions(number).iter().for_each(|&edition| agree(edition, &board, &all));
        }
    }
}

type Exception = (&'static [&'static str], &'static str, Option<(&'static str, &'static str)>);

/// Orders of castling that the Laws distinguish. Each has the acts, the move that they make, and
/// the opponent's successful claim with its article in 2023.
const EXCEPTIONS: [Exception; 3] = [
    // The released rook has moved (4.7.1).
    (&["shifts h1 f1"], "Rf1", None),
    // If the rook is touched first, it must move and castling with it is excluded (4.4.2).
    (&["touches h1 e1", "plays O-O"], "O-O", Some(("touched h1", "4.4.2"))),
    (&["takes h1", "takes e1", "puts R f1", "puts K g1"], "O-O", Some(("touched h1", "4.4.2"))),
];

#[test]
fn orders_that_the_laws_distinguish_are_ruled_by_their_article() {
    let board: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().expect("a position");
    for (acts, san, claim) in EXCEPTIONS {
        let acts: Acts = acts.iter().map(|&act| act.to_owned()).collect();
        let (about, article) = claim.unwrap_or(("touched e1", "4.3.1"));
        let claims = format!("OTHER claims {about}");
        let after = [(6_000, "OWN presses"), (7_000, claims.as_str())];
        let (rulings, _) = ruled(Edition::Fide2023, &board, &acts, &after);
        let made =
            |r: &Ruling| matches!(r.effect(), Effect::MoveMade { san: made, .. } if made == san);
        assert!(rulings.iter().any(made), "{acts:?}");
        let restored =
            rulings.iter().find(|r| matches!(r.effect(), Effect::PositionRestored { .. }));
        assert_eq!(restored.is_some(), claim.is_some(), "{acts:?}");
        let cites = |r: &&Ruling| r.articles().iter().any(|a| a.number() == article);
        assert!(rulings.iter().rev().find(cites).is_some(), "{acts:?}: {article}");
    }
}
