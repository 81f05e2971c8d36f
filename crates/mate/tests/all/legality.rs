//! Verdicts on whether positions can have arisen
//! (../../../shared/data/legality).

use touchmove_board::{Color, Fen, Position};
use touchmove_mate::{Budget, Illegality, Legality, illegality, legality};

fn table(name: &str) -> Option<Vec<Vec<String>>> {
    let path = format!("{}/../../../shared/data/legality/{name}", env!("CARGO_MANIFEST_DIR"));
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("skipped: {path} is absent");
        return None;
    };
    let fields = |line: &str| line.split('\t').map(str::to_owned).collect();
    Some(text.lines().skip(1).map(fields).collect())
}

fn position(fen: &str) -> Position {
    Fen::parse(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Illegal, legal and undecided, none of them wrong.
fn verdicts(rows: &[(String, String)]) -> [usize; 3] {
    let mut counts = [0; 3];
    for (fen, expected) in rows {
        match legality(&position(fen), Budget(20_000)) {
            Legality::Illegal(reason) => {
                assert_ne!(expected, "legal", "{fen}: {reason:?}");
                counts[0] += 1;
            }
            Legality::Legal(game) => {
                assert_ne!(expected, "illegal", "{fen}: {game:?}");
                let end = game.iter().fold(Position::default(), |p, &mv| {
                    assert!(p.legal_moves().contains(&mv), "{fen}: {mv}");
                    p.after(mv)
                });
                assert!(end.same_position(&position(fen)), "{fen}");
                counts[1] += 1;
            }
            Legality::Undecided => counts[2] += 1,
        }
    }
    counts
}

#[test]
fn no_wrong_verdict_on_random_positions() {
    let Some(rows) = table("random-5000.tsv") else { return };
    let rows: Vec<(String, String)> =
        rows.into_iter().map(|row| (row[1].clone(), row[0].to_lowercase())).collect();
    let illegal = rows.iter().filter(|(_, verdict)| verdict == "illegal").count();
    let [found, _, undecided] = verdicts(&rows);
    println!("{found} of {illegal} illegal ones found, {undecided} of {} undecided", rows.len());
    assert!(found > 4_100, "{found} of {illegal}");
}

#[test]
fn no_wrong_verdict_on_composed_positions() {
    let Some(rows) = table("composed.tsv") else { return };
    let rows: Vec<(String, String)> =
        rows.into_iter().map(|row| (format!("{} 0 1", row[0]), row[1].to_lowercase())).collect();
    let [illegal, legal, undecided] = verdicts(&rows);
    println!("{illegal} illegal, {legal} legal, {undecided} undecided");
    // Most were composed to defeat counting.
    assert!(illegal >= 1 && legal >= 1, "{illegal} illegal, {legal} legal");
}

fn reason(fen: &str) -> Option<Illegality> {
    illegality(&position(fen))
}

#[test]
fn pawns_need_captures() {
    let captures = |player, needed, lost| Some(Illegality::Captures { player, needed, lost });
    // Doubled, and Black has all men.
    let doubled = reason("rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!(doubled, captures(Color::White, Some(1), 0));
    let paid = reason("rnbqkbnr/ppppppp1/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!(paid, None);
    // On the third rank, two files away from where it can have come from.
    let far = reason("4k3/8/8/8/8/4P3/3PPPPP/4K3 b - - 0 1");
    assert_eq!(far, captures(Color::White, None, 15));
    // An unmoved pawn cannot be passed on its file: the promoted queen needs one.
    let blocked = reason("rnbqkbnr/pppppppp/8/8/3Q4/8/1PPPPPPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!(blocked, captures(Color::White, None, 0));
}

#[test]
fn what_never_left_home_is_promoted() {
    let promoted = |promoted, missing| {
        Some(Illegality::Promotions { player: Color::White, promoted, missing })
    };
    // Both pawns in front of it, and the king has not moved.
    let rook = reason("rnbqkbnr/pppppppp/8/8/4R3/8/PPPPPPPP/1NBQKBNR b Kkq - 0 1");
    assert_eq!(rook, promoted(1, 0));
    // It has come over the king's side by castling.
    let castled = reason("rnbqkbnr/1ppppppp/8/8/8/5R2/PPPPP1PP/RNBQ2K1 b kq - 0 1");
    assert_eq!(castled, None);
}

#[test]
fn there_must_be_a_last_move() {
    // Black's king can have come from no square beside White's king.
    assert_eq!(reason("8/8/8/8/8/8/P1K5/k7 w - - 0 1"), Some(Illegality::NoLastMove));
    assert_eq!(reason("8/8/8/8/8/8/2K5/k7 w - - 0 1"), None, "from a2");
    assert_eq!(reason("8/8/8/8/8/8/P1K5/kb6 w - - 0 1"), None, "the bishop moved");
    // A promotion, and nothing else.
    assert_eq!(reason("8/8/8/8/8/8/P1K5/k5n1 w - - 0 1"), None);
}
