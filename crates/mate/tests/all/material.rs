//! Tests of the material theorems against every placement that could refute one.
//!
//! In a mate, every square next to the king is covered. Pieces farther away could only help the
//! defence. It therefore suffices to fill the squares next to the king in every way, for every
//! placement of the other pieces.

use touchmove_board::attacks::{bishop_attacks, king_attacks, knight_attacks};
use touchmove_board::{Bitboard, Color, Piece, Position, Role, Square};
use touchmove_mate::{MateAnswer, MaterialLeft, MaterialTheorem, Proof, quick};

fn men(color: Color, role: Role) -> Option<Piece> {
    Some(Piece { color, role })
}

/// Returns the king squares up to symmetry, that is, the triangle between a1, d1 and d4.
fn corners() -> impl Iterator<Item = Square> {
    Square::all().filter(|s| s.file() < 4 && s.rank() <= s.file())
}

/// Returns positions with Black to move. White's king is on every square that is not next to
/// Black's.
fn kings() -> impl Iterator<Item = (Position, Square)> {
    corners().flat_map(|black| {
        let base = Position::empty(Color::Black).with_piece(black, men(Color::Black, Role::King));
        let far = !(king_attacks(black) | black.into());
        far.map(move |white| (base.with_piece(white, men(Color::White, Role::King)), black))
    })
}

/// Fills each of the squares with one of the roles or leaves it empty, in every combination.
fn fill(
    position: Position,
    mut squares: Bitboard,
    with: &dyn Fn(Square) -> Vec<Role>,
    see: &mut dyn FnMut(&Position),
) {
    let Some(square) = squares.next() else { return see(&position) };
    fill(position, squares, with, see);
    for role in with(square) {
        fill(position.with_piece(square, men(Color::Black, role)), squares, with, see);
    }
}

fn never_mate(position: &Position, seen: &mut u32, theorem: MaterialTheorem) {
    *seen += 1;
    assert!(!position.is_checkmate(), "{position:?}");
    if position.checkers(Color::White).is_empty() {
        assert_eq!(quick(position, Color::White), Some(MateAnswer::No(Proof::Material(theorem))));
    }
}

#[test]
fn knight_never_mates_against_queens() {
    let mut seen = 0;
    for (position, black) in kings() {
        for from in knight_attacks(black).without(position.occupied()) {
            let check = position.with_piece(from, men(Color::White, Role::Knight));
            let near = king_attacks(black).without(check.occupied());
            fill(check, near, &|_| vec![Role::Queen], &mut |p| {
                never_mate(p, &mut seen, MaterialTheorem::KnightAgainstQueens)
            });
        }
    }
    assert!(seen > 300_000, "{seen}");
}

#[test]
fn bishop_never_mates_against_rooks_and_bishops_of_its_color() {
    let mut seen = 0;
    for (position, black) in kings() {
        let roles = move |square: Square| match square.is_light() == black.is_light() {
            true => vec![Role::Rook, Role::Bishop],
            false => vec![Role::Rook],
        };
        let from = bishop_attacks(black, position.occupied()).without(position.occupied());
        for from in from {
            let check = position.with_piece(from, men(Color::White, Role::Bishop));
            let near = king_attacks(black).without(check.occupied());
            fill(check, near, &roles, &mut |p| {
                never_mate(p, &mut seen, MaterialTheorem::BishopsOfOneColor)
            });
        }
    }
    assert!(seen > 1_000_000, "{seen}");
}

/// Two bishops cover more squares than one, but never enough next to the king. A double check by
/// both is impossible.
#[test]
fn two_bishops_of_one_color_never_mate_against_rooks() {
    let mut seen = 0;
    for (position, black) in kings() {
        let white = |square| square_pairs(&position, black, square);
        for from in bishop_attacks(black, position.occupied()).without(position.occupied()) {
            for two in white(from).filter(|p| !p.checkers(Color::Black).has_several()) {
                let beside = Bitboard::rank(black.rank()) | Bitboard::file(black.file());
                let near = (king_attacks(black) & beside).without(two.occupied());
                fill(two, near, &|_| vec![Role::Rook], &mut |p| {
                    never_mate(p, &mut seen, MaterialTheorem::BishopsOfOneColor)
                });
            }
        }
    }
    assert!(seen > 1_000_000, "{seen}");
}

fn square_pairs(
    position: &Position,
    black: Square,
    from: Square,
) -> impl Iterator<Item = Position> {
    let first = position.with_piece(from, men(Color::White, Role::Bishop));
    let others = Square::all().filter(move |s| s.is_light() == black.is_light());
    others
        .filter(move |&s| first.piece_at(s).is_none())
        .map(move |s| first.with_piece(s, men(Color::White, Role::Bishop)))
}

/// If no theorem applies to the material, a mate exists. No theorem could therefore cover more
/// material.
#[test]
fn mates_exist_where_no_theorem_applies() {
    for fen in [
        "8/8/8/8/8/1k6/8/K1n4R w - - 0 1",
        "8/8/8/8/8/1k6/8/K1n4B w - - 0 1",
        "8/8/8/8/8/1k6/8/K1n4N w - - 0 1",
        "8/8/8/8/8/1k6/7P/K1n5 w - - 0 1",
        "8/8/8/8/8/1k6/8/K1b4N w - - 0 1",
        "8/8/8/8/8/1k6/7P/K1b5 w - - 0 1",
        "8/8/8/8/8/1k6/8/K1b2B2 w - - 0 1",
        "8/8/8/8/8/1k6/8/K1n2n2 w - - 0 1",
        "8/8/8/8/8/1k6/8/K1n2b2 w - - 0 1",
        "8/8/8/8/8/1k6/8/K1b2b2 w - - 0 1",
    ] {
        let position: Position = fen.parse().unwrap();
        let answer =
            touchmove_mate::can_mate(&position, Color::Black, touchmove_mate::Budget::default());
        assert_eq!(answer.decided(), Some(true), "{fen}");
        assert_eq!(quick(&position, Color::Black), None, "{fen}");
    }
}

/// Returns examples of pieces for each kind of material.
fn of_kind(left: MaterialLeft) -> &'static [&'static [Role]] {
    match left {
        MaterialLeft::King => &[&[]],
        MaterialLeft::Bishop => &[&[Role::Bishop]],
        MaterialLeft::Knight => &[&[Role::Knight]],
        MaterialLeft::Queens => &[&[Role::Queen], &[Role::Queen, Role::Queen]],
        MaterialLeft::Rooks => &[&[Role::Rook], &[Role::Rook, Role::Queen]],
        MaterialLeft::Other => {
            &[&[Role::Pawn], &[Role::Knight, Role::Knight], &[Role::Bishop, Role::Knight]]
        }
    }
}

/// Returns a position with these pieces in which no king is in check.
fn quiet(white: &[Role], black: &[Role]) -> Position {
    let at = |name: &str| -> Square { name.parse().unwrap() };
    let kings = Position::empty(Color::White)
        .with_piece(at("a1"), men(Color::White, Role::King))
        .with_piece(at("h8"), men(Color::Black, Role::King));
    let all = white.iter().map(|role| (Color::White, *role));
    all.chain(black.iter().map(|role| (Color::Black, *role))).fold(
        kings,
        |position, (color, role)| {
            let tried = Square::all().filter(|square| (1..7).contains(&square.rank()));
            let free = tried.filter(|square| position.piece_at(*square).is_none());
            let mut placed = free.map(|square| position.with_piece(square, men(color, role)));
            let calm = |p: &Position| Color::ALL.iter().all(|&color| p.checkers(color).is_empty());
            placed.find(calm).expect("no placement without check")
        },
    )
}

#[test]
fn material_left_agrees_with_the_theorems() {
    for left in MaterialLeft::ALL {
        for opponent in MaterialLeft::ALL {
            let pairs =
                of_kind(left).iter().flat_map(|w| of_kind(opponent).iter().map(move |b| (w, b)));
            for (white, black) in pairs {
                let position = quiet(white, black);
                let found = match quick(&position, Color::White) {
                    Some(MateAnswer::No(Proof::Material(theorem))) => Some(theorem),
                    _ => None,
                };
                // Two bishops may be on the same square colour, so the answer depends on their
                // squares.
                let depends = (left, opponent) == (MaterialLeft::Bishop, MaterialLeft::Bishop);
                assert!(
                    left.never_mates(opponent) == found || depends,
                    "{left:?} against {opponent:?}: {position:?}"
                );
            }
        }
    }
}
