//! Tests of legality verdicts on the positions of ../../../shared/data/legality.

use touchmove_board::{Color, Fen, Move, Position, Role, chess960};
use touchmove_mate::{
    Budget, Effort, Illegality, Legality, illegality, impossible_start, leads_to, legality,
    legality_of_fen,
};

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

/// Counts illegal, legal and undecided verdicts. Fails if one of them is wrong.
fn verdicts(rows: &[(String, String)], budget: Budget) -> [usize; 3] {
    let mut counts = [0; 3];
    for (fen, expected) in rows {
        match legality(&position(fen), budget) {
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
fn random_positions_get_no_wrong_verdict() {
    let Some(rows) = table("random-5000.tsv") else { return };
    let rows: Vec<(String, String)> =
        rows.into_iter().map(|row| (row[1].clone(), row[0].to_lowercase())).collect();
    let illegal = rows.iter().filter(|(_, verdict)| verdict == "illegal").count();
    let [found, _, undecided] = verdicts(&rows, Budget(300));
    println!("{found} of {illegal} illegal ones found, {undecided} of {} undecided", rows.len());
    assert!(found > 4_600, "{found} of {illegal}");
}

#[test]
fn composed_positions_get_no_wrong_verdict() {
    let Some(rows) = table("composed.tsv") else { return };
    let rows: Vec<(String, String)> =
        rows.into_iter().map(|row| (format!("{} 0 1", row[0]), row[1].to_lowercase())).collect();
    let [illegal, legal, undecided] = verdicts(&rows, Budget(60_000));
    println!("{illegal} illegal, {legal} legal, {undecided} undecided");
    // Most of these positions were composed to defeat counting.
    assert!(illegal >= 1 && legal >= 6, "{illegal} illegal, {legal} legal");
}

fn reason(fen: &str) -> Option<Illegality> {
    illegality(&position(fen))
}

#[test]
fn pawns_need_captures() {
    let captures = |player, needed, lost| Some(Illegality::Captures { player, needed, lost });
    // White has doubled pawns, but Black has lost no piece.
    let doubled = reason("rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!(doubled, captures(Color::White, Some(1), 0));
    let paid = reason("rnbqkbnr/ppppppp1/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!(paid, None);
    // The extra pawn is on the third rank, two files away from its only possible home square.
    let far = reason("4k3/8/8/8/8/4P3/3PPPPP/4K3 b - - 0 1");
    assert_eq!(far, captures(Color::White, None, 15));
    // No pawn can pass an unmoved pawn on its file. A promotion therefore needs a capture.
    let blocked = reason("rnbqkbnr/pppppppp/8/8/3Q4/8/1PPPPPPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!(blocked, captures(Color::White, None, 0));
}

#[test]
fn pieces_that_cannot_have_left_home_were_promoted() {
    let promoted = |promoted, missing| {
        Some(Illegality::Promotions { player: Color::White, promoted, missing })
    };
    // All pawns and the king are unmoved, so no rook can have left the first rank.
    let rook = reason("rnbqkbnr/pppppppp/8/8/4R3/8/PPPPPPPP/1NBQKBNR b Kkq - 0 1");
    assert_eq!(rook, promoted(1, 0));
    // Castling moved the rook past the king.
    let castled = reason("rnbqkbnr/1ppppppp/8/8/8/5R2/PPPPP1PP/RNBQ2K1 b kq - 0 1");
    assert_eq!(castled, None);
}

#[test]
fn pawns_pass_each_other_only_by_captures() {
    let opened = |opened, accounted| Some(Illegality::OpenedFiles { opened, accounted });
    // The pawns passed each other on their file, and no piece is missing.
    let passed = reason("rnbqkbnr/pppp1ppp/4P3/8/8/4p3/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(passed, opened(1, 0));
    // Both pawns promoted. The two additional queens are the missing pawns.
    let promoted = reason("rnbqkbnr/pppp1ppp/8/3Q4/3q4/8/PPPP1PPP/RNBQKBNR w - - 0 1");
    assert_eq!(promoted, opened(1, 0));
    // One pawn was captured, so the other could pass.
    let captured = reason("rnbqkbnr/pppp1ppp/8/3Q4/8/8/PPPP1PPP/RNBQKBNR b - - 0 1");
    assert_eq!(captured, None);
    // One of the two pawns captured a knight.
    let beside = reason("rnbqkb1r/pppp1ppp/8/3Q4/3q4/8/PPPP1PPP/RNBQKBNR w - - 0 1");
    assert_eq!(beside, None);
    // Three pawns of each player became knights, and one rook was captured.
    let knights = reason("rnbqkb2/ppp3pp/nnnn4/8/8/NNN5/PPP3PP/RNBQKBNR w - - 0 1");
    assert_eq!(knights, opened(3, 1));
}

#[test]
fn chess960_players_share_a_first_rank() {
    let differ = Some(Illegality::FirstRanks);
    // The kings are on f and e, the rooks on g and h.
    assert_eq!(reason("4k2r/8/8/8/8/8/8/5K1R w Hh - 0 1"), differ);
    assert_eq!(reason("5k1r/8/8/8/8/8/8/5KR1 w Gh - 0 1"), differ);
    // The first ranks agree. Each player has one castling right, on different sides.
    assert_eq!(reason("r4k2/8/8/8/8/8/8/5K1R w Ha - 0 1"), None);
    // White has doubled pawns, but no capture explains them.
    let doubled = reason("rbkqnnbr/pppppppp/8/8/8/P7/P1PPPPPP/RBKQNNBR b HAha - 0 1");
    let captures = Illegality::Captures { player: Color::White, needed: Some(1), lost: 0 };
    assert_eq!(doubled, Some(captures));
}

#[test]
fn positions_need_a_possible_last_move() {
    // Every square from which Black's king can have moved is next to White's king.
    assert_eq!(reason("8/8/8/8/8/8/P1K5/k7 w - - 0 1"), Some(Illegality::NoLastMove));
    assert_eq!(reason("8/8/8/8/8/8/2K5/k7 w - - 0 1"), None, "from a2");
    assert_eq!(reason("8/8/8/8/8/8/P1K5/kb6 w - - 0 1"), None, "the bishop moved");
    // Only a promotion can have been the last move.
    assert_eq!(reason("8/8/8/8/8/8/P1K5/k5n1 w - - 0 1"), None);
}

fn game_to(fen: &str) -> Option<Vec<Move>> {
    match legality(&position(fen), Budget(200_000)) {
        Legality::Legal(game) => Some(game),
        Legality::Illegal(reason) => panic!("{fen}: {reason:?}"),
        Legality::Undecided => None,
    }
}

/// One position for each special case of the retrograde search.
const FAR_FROM_THE_START: [&str; 11] = [
    // One player has both castling rights, the other has none.
    "r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 0 1",
    // The same position with Black to move: one player has lost a tempo.
    "r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R b KQ - 0 1",
    // Only one of two castling rights is left.
    "r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w Q - 0 1",
    // Kings and rooks are at home without castling rights, so they have moved and returned.
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
    // A double advance was the last move.
    "r1bqk2r/pp3ppp/2n1pn2/2bpP3/8/2N2N2/PPP1BPPP/R1BQK2R w KQkq d6 0 1",
    // The same position without an en passant square: another move was the last one.
    "r1bqk2r/pp3ppp/2n1pn2/2bpP3/8/2N2N2/PPP1BPPP/R1BQK2R w KQkq - 0 1",
    // Each player has a rook on the opponent's second rank, and few pieces are left.
    "5rk1/ppR2ppp/8/8/8/8/PPr2PPP/3R2K1 w - - 0 1",
    // There are two white queens, so a pawn has promoted.
    "r1bqk2r/p4ppp/8/8/8/8/PP3PPP/RQBQK2R w KQkq - 0 1",
    // There are doubled pawns, so pieces were captured on their files.
    "r1bq1rk1/p1p2ppp/2p2n2/8/8/2P2N2/P1P2PPP/R1BQ1RK1 b - - 0 1",
    // A pawn that may have captured gives check.
    "4k3/3P4/8/8/8/8/8/4K3 b - - 0 1",
    // Only the kings are left.
    "8/8/4k3/8/8/4K3/8/8 w - - 0 1",
];

#[test]
fn games_are_found_far_from_the_start() {
    for fen in FAR_FROM_THE_START {
        let game = game_to(fen).unwrap_or_else(|| panic!("{fen}: no game"));
        assert!(game.len() > 12, "{fen}: the game is too short for the retrograde search");
        assert!(leads_to(&game, &position(fen)), "{fen}");
    }
}

/// `leads_to` checks every move and the final position.
#[test]
fn altered_games_are_rejected() {
    let fen = FAR_FROM_THE_START[0];
    let (target, game) = (position(fen), game_to(fen).expect("a game"));
    for left_out in 0..game.len() {
        let mut other = game.clone();
        other.remove(left_out);
        assert!(!leads_to(&other, &target), "without move {left_out}");
    }
    let other_rights = "r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w Q - 0 1";
    assert!(!leads_to(&game, &position(other_rights)));
    assert!(!leads_to(&game, &target.with_turn(Color::Black)));
}

/// Moves of knights and rooks alone cannot lose a tempo, so Black cannot be to move here.
#[test]
fn no_game_is_found_to_an_impossible_position() {
    assert_eq!(game_to("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"), None);
}

/// The search stops when the callback returns true.
#[test]
fn stop_callback_ends_the_search() {
    let fen = "8/8/4k3/8/8/4K3/8/8 w - - 0 1";
    let effort = Effort { budget: Budget::default(), until: &|| true };
    assert_eq!(legality(&position(fen), effort), Legality::Undecided);
}

/// In these random games pawns advance, capture early and promote. Other pieces seldom capture.
#[test]
fn positions_of_random_games_are_not_illegal() {
    let mut dice = 0x9e37_79b9_7f4a_7c15_u64;
    let mut below = |bound: usize| {
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        (dice >> 16) as usize % bound
    };
    let mut asked = 0;
    for _ in 0..60 {
        let mut position = Position::default();
        for _ in 0..300 {
            let moves = position.legal_moves();
            let wanted = match below(8) {
                0 => |mv: &Move, _| mv.role == Role::Pawn && mv.from.file() != mv.to.file(),
                1..5 => |mv: &Move, _| mv.role == Role::Pawn,
                5..7 => |_: &Move, quiet| quiet,
                _ => |_: &Move, _| true,
            };
            let quiet = |mv: &Move| position.piece_at(mv.to).is_none();
            let chosen: Vec<_> = moves.iter().filter(|mv| wanted(mv, quiet(mv))).collect();
            let from = if chosen.is_empty() { moves.iter().collect() } else { chosen };
            if from.is_empty() {
                break;
            }
            position = position.after(*from[below(from.len())]);
            assert_eq!(illegality(&position), None, "{}", position.fen());
            asked += 1;
        }
    }
    assert!(asked > 5_000, "{asked}");
}

/// FENs whose fields claim rights that the pieces exclude, each with the reason. A `-` means that
/// all claims are possible.
const CLAIMS: [(&str, &str); 6] = [
    ("4k3/3r4/8/3pP3/8/8/8/4K3 w - d6", "impossible-en-passant"),
    ("8/8/8/8/8/8/8/K1k5 w - e3", "impossible-en-passant"),
    ("4k3/8/8/8/8/8/8/4K3 w KQkq -", "unfounded-castling"),
    ("4k3/8/8/3pP3/1b6/8/8/4K3 w - d6", "impossible-en-passant"),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBN1 w KQkq -", "unfounded-castling"),
    ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3", "-"),
];

#[test]
fn unfounded_fen_fields_make_a_position_illegal() {
    for (fen, expected) in CLAIMS {
        let reading = Fen::read(fen).unwrap();
        let found = match legality_of_fen(&reading, Budget::default()) {
            Legality::Illegal(reason) => reason.name(),
            _ => "-",
        };
        assert_eq!(found, expected, "{fen}");
        let start = impossible_start(&reading, false).map_or("-", |reason| reason.name());
        assert_eq!(start, expected, "{fen}");
    }
}

/// Random games of Chess960 from any first rank, with castling rights and after their loss.
#[test]
fn positions_of_chess960_games_are_not_illegal() {
    for number in (0..960).step_by(37) {
        let start = chess960::start_position(number).expect("a first rank");
        let mut position = start;
        for turn in 0..120_usize {
            assert_eq!(illegality(&position), None, "{number}: {}", position.fen());
            assert_eq!(
                impossible_start(&position.into(), true),
                None,
                "{number}: {}",
                position.fen()
            );
            let moves = position.legal_moves();
            let pawns: Vec<_> = moves.iter().filter(|mv| mv.role == Role::Pawn).collect();
            let from =
                if turn % 3 < 2 && !pawns.is_empty() { pawns } else { moves.iter().collect() };
            if from.is_empty() {
                break;
            }
            position = position.after(*from[(usize::from(number) + turn * 7) % from.len()]);
        }
    }
}
