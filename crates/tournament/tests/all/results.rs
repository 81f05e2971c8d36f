//! Tests that results are written into the original file and that all else stays unchanged.

use touchmove_tournament::Preview;
use touchmove_tournament::trf::{File, Outcome};

fn player(rank: u32, name: &str, points: &str, rounds: &str) -> String {
    format!(
        "001 {rank:>4} {:<4} {name:<33} 2100 FIN {:>11} 1990/01/01 {points:>4} {rank:>4}  {rounds}\r",
        "m",
        500_000 + rank
    )
}

fn event() -> String {
    [
        "012 Näin on\r".to_owned(),
        "XXR 9\r".to_owned(),
        "### whatever\r".to_owned(),
        player(1, "Aalto, Ånna", " 1.0", "   2 w 1     3 b  "),
        player(2, "Berg, Bo", " 0.0", "   1 b 0     4 w  "),
        player(3, "Costa, Carla", " 1.0", "0000 - U     1 w  "),
        player(4, "Drew, Dan", " 0.5", "0000 - H     2 b  "),
        player(5, "Eze, Ed", " 0.0", "0000 - Z  0000 - Z"),
    ]
    .concat()
}

#[test]
fn round_is_parsed_board_by_board() {
    let found = Preview::of(&event(), None);
    let names: Vec<(u32, &str, &str)> = found
        .boards
        .iter()
        .map(|board| (board.number, board.white.name.as_str(), board.black.name.as_str()))
        .collect();
    assert_eq!(names, [(1, "Costa, Carla", "Aalto, Ånna"), (2, "Berg, Bo", "Drew, Dan")]);
    assert_eq!((found.round, found.event.name.as_str()), (Some(2), "Näin on"));
    assert_eq!((found.byes.len(), found.byes[0].code), (1, 'Z'));
    let first = Preview::of(&event(), Some(1));
    assert_eq!(first.boards[0].result, "1-0");
}

/// Columns 10 (sex) to 13 of a line 001, each with the title that they contain.
const SEX_AND_TITLE: [(&str, &str); 16] = [
    ("m   ", ""),
    ("w   ", ""),
    ("F   ", ""),
    ("f   ", ""),
    ("m IM", "IM"),
    ("m  m", "IM"),
    ("m  g", "GM"),
    ("mg  ", "GM"),
    ("f WF", "WFM"),
    ("wwg ", "WGM"),
    ("w wm", "WIM"),
    ("mgm ", "GM"),
    ("wWIM", "WIM"),
    (" WCM", "WCM"),
    ("m  c", "CM"),
    ("mNM ", ""),
];

#[test]
fn title_comes_from_columns_11_to_13() {
    for (columns, expected) in SEX_AND_TITLE {
        let line = format!("001    1 {columns} {:<33} 2100 FIN\n", "Aalto, Anna");
        let file = File::parse(&line).unwrap();
        let player = &file.players()[0];
        assert_eq!(
            (player.person.name.as_str(), player.person.title.as_str()),
            ("Aalto, Anna", expected),
            "{columns:?}"
        );
    }
}

#[test]
fn results_go_into_their_columns_and_update_points() {
    let before = event();
    let mut file = File::parse(&before).unwrap();
    for (rank, code) in [(3, '0'), (1, '1'), (2, '-'), (4, '+')] {
        file.enter(2, rank, Outcome::of(code)).unwrap();
    }
    let after = file.text();
    let changed: Vec<(&str, &str)> =
        before.split('\r').zip(after.split('\r')).filter(|(a, b)| a != b).collect();
    assert_eq!(changed.len(), 4);
    assert!(after.contains("2.0    1     2 w 1     3 b 1\r"), "{after}");
    assert!(after.contains("1.0    3  0000 - U     1 w 0\r"), "{after}");
    assert!(after.contains("1.5    4  0000 - H     2 b +\r"), "{after}");
    // A corrected result replaces the first result completely.
    file.enter(2, 1, Outcome::of('=')).unwrap();
    assert!(file.text().contains("1.5    1     2 w 1     3 b =\r"));
}

#[test]
fn unusual_points_get_a_line_299() {
    let mut file = File::parse(&event()).unwrap();
    file.enter(2, 1, Outcome { code: '1', halves: Some(1) }).unwrap();
    let text = file.text();
    assert!(text.ends_with("299 W         0.5  002    1\r"), "{text}");
    assert!(text.contains("1.5    1     2 w 1     3 b 1\r"), "{text}");
    file.enter(2, 1, Outcome::of('0')).unwrap();
    assert!(!file.text().contains("299"));
    assert!(file.text().contains("1.0    1     2 w 1     3 b 0\r"), "{}", file.text());
}

#[test]
fn line_162_sets_the_points() {
    let own = format!("162  W 3.0    D 1.0\r{}", event());
    let mut file = File::parse(&own).unwrap();
    file.enter(2, 1, Outcome::of('1')).unwrap();
    assert!(file.text().contains("4.0    1     2 w 1     3 b 1\r"), "{}", file.text());
}

#[test]
fn pairing_round_trips() {
    let mut file = File::parse(&event()).unwrap();
    file.pair(3, 4, Some(1)).unwrap();
    file.pair(3, 2, Some(3)).unwrap();
    file.pair(3, 5, None).unwrap();
    let round = file.round(3);
    assert_eq!(
        round.pairs.iter().map(|pair| (pair.white, pair.black)).collect::<Vec<_>>(),
        [(4, 1), (2, 3)]
    );
    assert_eq!((round.byes[0].rank, round.byes[0].code), (5, 'U'));
    assert!(round.wrong.is_empty());
    assert_eq!(file.last_round(), 3);
}

#[test]
fn contradicting_lines_are_reported() {
    let text = event().replace("   3 b  ", "   2 b  ");
    let found = Preview::of(&text, Some(2));
    assert!(found.lines.iter().any(|line| line.text.contains("Aalto")), "{found:?}");
    assert_eq!(found.boards.len(), 1);
}
