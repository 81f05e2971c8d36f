//! Acts against the Laws.

use touchmove_board::{IllegalReason, Position};
use touchmove_search::{Irregularity, IrregularityKind, Strength, choose, irregularity};

const POSITIONS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 9",
    "4k3/4r3/8/8/8/4N3/8/4K2R w K - 0 1",
    "4k3/8/8/8/7q/8/3N1P2/3BK3 w - - 0 1",
    "4k3/8/8/8/4q3/8/3N4/3BK2R w K - 0 1",
];

fn all(fen: &str, kind: IrregularityKind) -> Vec<(Position, Irregularity)> {
    let position: Position = fen.parse().expect("a position");
    let mv = choose(&position, &[], Strength::Elo800, 1).expect("a legal move").mv;
    let of = |seed| Some((position, irregularity(&position, mv, kind, seed)?));
    (0..100).filter_map(of).collect()
}

#[test]
fn illegal_moves_have_one_fault_that_a_person_overlooks() {
    let mut names = std::collections::BTreeSet::new();
    let of = |fen| all(fen, IrregularityKind::IllegalMove);
    for (position, act) in POSITIONS.into_iter().flat_map(of) {
        let Irregularity::IllegalMove { from, to } = act else { panic!("{act:?}") };
        let reasons = position.why_illegal(from, to, None);
        assert_eq!(reasons.len(), 1, "{from}{to} in {}", position.fen());
        names.extend(reasons.iter().map(IllegalReason::name));
    }
    let expected = [
        "castling-in-check",
        "king-exposed",
        "king-left-in-check",
        "king-moves-into-check",
        "path-blocked",
    ];
    assert!(expected.iter().all(|name| names.contains(name)), "{names:?}");
}

#[test]
fn touched_piece_could_have_moved() {
    let acts: Vec<_> =
        POSITIONS.into_iter().flat_map(|fen| all(fen, IrregularityKind::TouchedOther)).collect();
    assert!(acts.len() > 300, "{}", acts.len());
    for (position, act) in acts {
        let Irregularity::TouchedOther { touched, mv } = act else { panic!("{act:?}") };
        assert!(touched != mv.from && position.is_legal(mv));
        assert!(position.legal_moves().iter().any(|one| one.from == touched));
    }
}

#[test]
fn every_position_allows_a_press_and_some_illegal_move() {
    for kind in [IrregularityKind::IllegalMove, IrregularityKind::PressOnly] {
        assert!(POSITIONS.iter().all(|fen| all(fen, kind).len() == 100), "{kind:?}");
    }
}

#[test]
fn equal_seeds_give_equal_acts() {
    let of = |fen| IrregularityKind::ALL.into_iter().flat_map(move |kind| all(fen, kind));
    let acts = || POSITIONS.into_iter().flat_map(of).map(|(_, act)| act).collect::<Vec<_>>();
    assert_eq!(acts(), acts());
}

#[test]
fn illegal_intention_gives_no_act() {
    let start = Position::default();
    let e4 = start.read_uci("e2e4").expect("a legal move");
    for kind in IrregularityKind::ALL {
        assert_eq!(irregularity(&start.after(e4), e4, kind, 1), None);
    }
}

/// In castling king and rook belong to one move.
#[test]
fn castling_rook_is_not_another_piece() {
    let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().expect("a position");
    let castling = position.read_uci("e1g1").expect("a legal move");
    for seed in 0..100 {
        let touched = irregularity(&position, castling, IrregularityKind::TouchedOther, seed);
        assert_eq!(touched, None);
    }
}
