//! Tests on games that continued in dead positions of every type.

use crate::common;

use crate::common::{pgn_files, shared};
use touchmove_audit::{End, Finding, Kind, audit};
use touchmove_laws::Edition;
use touchmove_mate::{Budget, is_dead};
use touchmove_notation::pgn::{games, play};

/// After 1...h4 all pawns are locked.
const WALLS: &str = "4k3/8/8/p1p1p1pp/PpPpPpP1/1P1P1P1P/8/4K3 b - - 0 1";
/// White sacrifices the queen, and every capture is stalemate.
const STALEMATE: &str = "1Q6/8/8/8/8/6q1/8/k6K w - - 0 90";

fn findings(start: &str, moves: &str) -> Vec<Finding> {
    let text = format!("[FEN \"{start}\"]\n[Date \"2024.01.01\"]\n\n{moves}\n");
    let game = games(text.as_bytes()).next().expect("a game");
    audit(&game, None).findings
}

/// Returns, for a game that continued after its end, the place, the end, the last move and the
/// number of later plies.
fn played_on(start: &str, moves: &str) -> Option<(Option<String>, End, Option<String>, usize)> {
    findings(start, moves).into_iter().find_map(|finding| match finding.kind {
        Kind::PlayedOn { end, text, since, .. } => Some((finding.number, end, text, since)),
        _ => None,
    })
}

fn at(
    number: &str,
    text: &str,
    since: usize,
) -> Option<(Option<String>, End, Option<String>, usize)> {
    Some((Some(number.to_owned()), End::DeadPosition, Some(text.to_owned()), since))
}

#[test]
fn locked_pawns_end_the_game() {
    let closed = at("1...", "h4", 5);
    assert_eq!(played_on(WALLS, "1... h4 2. Ke2 Ke7 3. Kd2 Kd7 4. Kc1 1/2-1/2"), closed);
    assert_eq!(played_on(WALLS, "1... h4 1/2-1/2"), None, "the record ends with that move");
    assert_eq!(played_on(WALLS, "1... hxg4 2. fxg4 Ke7 3. Ke2 1/2-1/2"), None);
}

#[test]
fn result_contradicts_locked_pawns() {
    let found = findings(WALLS, "1... h4 0-1");
    let [Finding { kind: Kind::ResultContradicts { end, expected, article, .. }, .. }] = &found[..]
    else {
        panic!("{found:?}")
    };
    let cited = article.map(|article| article.number());
    assert_eq!((*end, *expected, cited), (End::DeadPosition, "1/2-1/2", Some("5.2.2")));
}

#[test]
fn dead_game_has_no_later_claims_or_repetitions() {
    let shuffle = "2. Ke2 Ke7 3. Ke1 Ke8 ".repeat(5);
    let found = findings(WALLS, &format!("1... h4 {shuffle} 0-1"));
    let kinds: Vec<&str> = found
        .iter()
        .map(|finding| match finding.kind {
            Kind::PlayedOn { end: End::DeadPosition, since: 20, .. } => "played on",
            Kind::ResultContradicts { end: End::DeadPosition, .. } => "result",
            _ => "more",
        })
        .collect();
    assert_eq!(kinds, ["played on", "result"], "{found:?}");
}

#[test]
fn earlier_end_precedes_dead_position() {
    let shuffle = "2. Ke2 Ke7 3. Ke1 Ke8 ".repeat(5);
    let found = played_on(WALLS, &format!("1... Ke7 2. Kd1 Ke8 {shuffle} h4 1/2-1/2"));
    assert!(found.is_some_and(|(_, end, ..)| end == End::FivefoldRepetition));
}

#[test]
fn forced_stalemate_is_dead_one_move_earlier() {
    assert_eq!(played_on(STALEMATE, "90. Qb2+ Kxb2 1/2-1/2"), at("90.", "Qb2+", 1));
}

#[test]
fn dead_start_position_is_reported() {
    let dead = "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1";
    let found = played_on(dead, "1. Ke2 Ke7 1/2-1/2");
    assert_eq!(found, Some((None, End::DeadPosition, None, 2)));
    assert_eq!(findings(dead, "1/2-1/2"), []);
    assert!(matches!(
        findings(dead, "1-0")[..],
        [Finding { kind: Kind::ResultContradicts { .. }, .. }]
    ));
}

#[test]
fn illegal_moves_after_the_end_are_reported() {
    let found = findings(WALLS, "1... h4 2. Ke2 Ke7 3. Ke5 1/2-1/2");
    assert!(matches!(found[0].kind, Kind::PlayedOn { end: End::DeadPosition, since: 3, .. }));
    assert!(matches!(found[1].kind, Kind::IllegalMove(_)), "{found:?}");
}

/// The binary search finds the same first dead position as a search at every move. With `EVERY=1`
/// the test covers all games.
#[test]
fn first_dead_position_agrees_with_linear_search() {
    let Some(folder) = shared("pgn") else { return };
    let every: usize = std::env::var("EVERY").map_or(29, |every| every.parse().expect("a number"));
    let (mut asked, mut dead) = (0, 0);
    for path in pgn_files(&folder) {
        let bytes = std::fs::read(&path).expect("a file");
        for (i, game) in games(&bytes).enumerate().filter(|(i, _)| i % every == 0) {
            let Ok(played) = play(&game) else { continue };
            let positions: Vec<_> = played.positions().collect();
            let last = positions.last().expect("the start");
            asked += 1;
            let died = is_dead(last, Budget::default()).is_dead() && last.has_legal_move();
            if !died {
                let found = audit(&game, Some(Edition::Fide2023)).findings;
                let end = common::end(&game);
                assert_ne!(end, Some(End::DeadPosition), "{} {i}: {found:?}", path.display());
                continue;
            }
            dead += 1;
            let first = positions.iter().position(|p| is_dead(p, Budget::default()).is_dead());
            let since = positions.len() - 1 - first.expect("the last at least");
            let found = audit(&game, Some(Edition::Fide2023)).findings;
            let said = found.iter().find_map(|finding| match finding.kind {
                Kind::PlayedOn { end: End::DeadPosition, since, .. } => Some(since),
                _ => None,
            });
            assert_eq!(said, Some(since).filter(|&n| n > 0), "{} game {}", path.display(), i + 1);
        }
    }
    println!("{asked} games, {dead} ended dead");
    assert!(asked > 300 && dead > 0, "{asked} {dead}");
}

/// Under FIDE 2009, repetitions do not matter after all claims were missed.
#[test]
fn game_can_become_dead_after_missed_claims() {
    let there_and_back = "Kf2 Kd7 Ke1 Ke8 ".repeat(26);
    let moves = format!("{there_and_back} Kf2 Kd7 Rh8 Ke7 Rd8 Kxd8 Ke1 1-0");
    let text =
        format!("[FEN \"4k3/8/8/8/8/8/7R/4K3 w - - 0 1\"]\n[Date \"2010.01.01\"]\n\n{moves}\n");
    let game = games(text.as_bytes()).next().expect("a game");
    let ids: Vec<_> = audit(&game, None).findings.iter().map(|found| found.kind.name()).collect();
    assert_eq!(ids, ["claim-threefold", "claim-fifty-moves", "played-on", "result-contradicts"]);
}
