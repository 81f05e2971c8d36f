//! Tests on losses to an opponent who could not checkmate.

use crate::common::shared;
use touchmove_audit::{Kind, Loss, Report, Unwinnable, audit};
use touchmove_board::Color;
use touchmove_laws::Edition;
use touchmove_notation::pgn::games;

/// Black's bishop cannot pass the wall of pawns. White's bishop has passed it after 1.Bc8.
const WALL: &str = "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 60";
/// White's only legal move captures the queen and gives mate.
const FORCED: &str = "1q4k1/5ppp/8/8/8/6PP/6BK/1R4NR b - - 0 30";

fn report(tags: &str, start: &str, moves: &str, laws: Option<Edition>) -> Report {
    let text = format!("{tags}\n[FEN \"{start}\"]\n\n{moves}\n");
    let game = games(text.as_bytes()).next().expect("a game");
    audit(&game, laws)
}

fn lost(tags: &str, start: &str, moves: &str, laws: Option<Edition>) -> Option<Unwinnable> {
    let findings = report(tags, start, moves, laws).findings;
    findings.into_iter().find_map(|finding| match finding.kind {
        Kind::CannotCheckmate(lost) => Some(*lost),
        _ => None,
    })
}

const TIME: &str = "[Termination \"Time forfeit\"]";
const RESIGNED: &str = "[Termination \"Black won by resignation\"]";

#[test]
fn time_loss_behind_a_wall_is_found_in_every_edition() {
    let articles =
        [(Edition::Fide2009, "6.9"), (Edition::Fide2014, "6.9"), (Edition::Fide2023, "6.9")];
    for (edition, article) in articles {
        let found = lost(TIME, WALL, "60. Be6 Ke7 0-1", Some(edition)).expect("a finding");
        assert_eq!((found.loss, found.player), (Loss::TimeForfeit, Color::White));
        assert_eq!((found.answer.name(), found.article.number()), ("walls", article));
        assert_eq!(found.told.as_deref(), Some("Time forfeit"));
    }
}

#[test]
fn other_player_could_mate() {
    assert_eq!(lost(TIME, WALL, "60. Bc8 Ke7 1-0", None), None);
    assert_eq!(lost(TIME, WALL, "60. Be6 Ke7 1/2-1/2", None), None);
}

/// Black checks with the queen and wins on time, but White's reply is forced.
#[test]
fn forced_mate_decides_the_chance() {
    let found = lost(TIME, FORCED, "30... Qxg3+ 0-1", None);
    assert_eq!(found, None, "White can also capture with the king");
    let start = "1q4k1/5ppp/8/8/8/7P/6BK/1R4NR w - - 0 31";
    let before = "6k1/1q3ppp/8/8/8/7P/6BK/1R4NR b - - 0 30";
    let found = lost(TIME, before, "30... Qb8+ 0-1", None).expect("a finding");
    assert_eq!(
        (found.answer.name(), found.position.fen().as_str()),
        ("exhausted", &start.replace("0 31", "1 31")[..])
    );
}

#[test]
fn comments_can_state_the_loss() {
    let found = lost("", WALL, "60. Be6 {White forfeits on time} 0-1", None).expect("a finding");
    assert_eq!(
        (found.loss, found.told.as_deref()),
        (Loss::TimeForfeit, Some("White forfeits on time"))
    );
}

#[test]
fn resignation_is_a_draw_only_since_2023() {
    let article =
        |laws| lost(RESIGNED, WALL, "60. Be6 0-1", Some(laws)).map(|found| found.article.number());
    assert_eq!(article(Edition::Fide2009), None);
    assert_eq!(article(Edition::Fide2014), None);
    assert_eq!(article(Edition::Fide2018), None);
    assert_eq!(article(Edition::Fide2023), Some("5.1.2"));
}

#[test]
fn resignation_loses_from_2018_to_2022() {
    let on = |tags: &str, date: &str| {
        let tags = format!("{tags}\n[Date \"{date}\"]");
        lost(&tags, WALL, "60. Be6 0-1", None).map(|found| found.article.number())
    };
    assert_eq!(on(RESIGNED, "2022.12.31"), None);
    assert_eq!(on(RESIGNED, "2023.01.01"), Some("5.1.2"));
    assert_eq!(on(TIME, "2022.12.31"), Some("6.9"));
}

#[test]
fn unstated_loss_is_reported_as_possible() {
    for tags in ["", "[Termination \"Normal\"]", "[Termination \"normal\"]"] {
        let found = lost(tags, WALL, "60. Be6 0-1", Some(Edition::Fide2023)).expect("a finding");
        assert_eq!((found.loss, found.told), (Loss::NotTold, None));
        assert_eq!(lost(tags, WALL, "60. Be6 0-1", Some(Edition::Fide2014)), None);
    }
    let adjudicated = "[Termination \"adjudication\"]";
    assert_eq!(lost(adjudicated, WALL, "60. Be6 0-1", Some(Edition::Fide2023)), None);
}

/// A dead game has ended, and a game that cannot be parsed completely is not judged.
#[test]
fn only_undecided_final_positions_are_searched() {
    let dead = "4k3/8/8/p1p1p1pp/PpPpPpP1/1P1P1P1P/8/4K3 b - - 0 1";
    let report = report(TIME, dead, "1... h4 0-1", None);
    assert!(matches!(report.findings[0].kind, Kind::ResultContradicts { .. }));
    assert_eq!(report.findings.len(), 1);
    assert_eq!(lost(TIME, WALL, "60. Be6 Ke7 61. Kxf8 0-1", None), None);
}

#[test]
fn json_has_the_stated_loss_and_the_proof() {
    let report = report(TIME, WALL, "60. Be6 0-1", None);
    let json = serde_json::to_value(&report.findings[0]).expect("JSON");
    let expected = serde_json::json!({
        "line": 4,
        "column": 5,
        "number": "60.",
        "id": "cannot-checkmate", "level": "error", "kind": "cannot_checkmate",
        "loss": "time_forfeit",
        "told": "Time forfeit",
        "player": "white",
        "result": "0-1",
        "because": "walls",
        "position": "5b2/p7/Pp2Bk2/1Pp1p1p1/2P1P1P1/5K2/8/8 b - - 1 60",
        "article": "6.9",
    });
    assert_eq!(json, expected);
}

/// Of the shared games, 195 ended on time. In all of them the winner could mate.
#[test]
fn real_time_losses_have_no_findings() {
    let Some(folder) = shared("pgn/clocks-lichess-2025") else { return };
    let mut on_time = 0;
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        let bytes = std::fs::read(&path).expect("a file");
        for game in games(&bytes) {
            on_time += usize::from(game.tag("Termination") == Some("Time forfeit"));
            let findings = audit(&game, None).findings;
            let odd = findings.iter().find(|f| matches!(f.kind, Kind::CannotCheckmate(_)));
            assert_eq!(odd, None, "{}", path.display());
        }
    }
    println!("{on_time} games lost on time");
    assert!(on_time > 100, "{on_time}");
}
