//! Tests on twelve files with lists, three from each program. Each file must give the right boards,
//! or the line must be reported.

use touchmove_tournament::{LineKind, Preview, Source};

fn file(name: &str) -> Vec<u8> {
    let path = format!("{}/tests/lists/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(&path).unwrap_or_else(|why| panic!("{path}: {why}"))
}

fn read(name: &str) -> Preview {
    Preview::of_bytes(&file(name), None)
}

/// Formats each board as a text such as `1 White|Black result`.
fn boards(found: &Preview) -> Vec<String> {
    let one = |board: &touchmove_tournament::Board| {
        let [white, black] = [&board.white.name, &board.black.name];
        format!("{} {white}|{black} {}", board.number, board.result).trim_end().to_owned()
    };
    found.boards.iter().map(one).collect()
}

fn byes(found: &Preview) -> Vec<String> {
    found.byes.iter().map(|idle| format!("{} {}", idle.code, idle.player.name)).collect()
}

fn faults(found: &Preview) -> Vec<(usize, LineKind)> {
    let faults = found.lines.iter().filter(|line| line.is.is_fault());
    faults.map(|line| (line.number, line.is)).collect()
}

#[test]
fn swiss_manager_files_give_players_and_boards() {
    let (players, pairings) = (file("swiss-manager/players.txt"), file("swiss-manager/round3.txt"));
    for both in [[&players[..], &pairings], [&pairings, &players]] {
        let found = Preview::of_bytes(&both.join(&b'\n'), None);
        assert_eq!(boards(&found), ["1 Berg, Bo|Aalto, Anna", "2 Costa, Carla|Drew, Dan +--"]);
        assert_eq!((byes(&found), found.round), (vec!["U Eze, Ed".to_owned()], Some(3)));
        assert_eq!(faults(&found), []);
        let [berg, aalto] = [&found.boards[0].white, &found.boards[0].black];
        assert_eq!((berg.rank, berg.title.as_str(), berg.rating), (Some(2), "FM", Some(2240)));
        assert_eq!((aalto.fide_id.as_str(), aalto.federation.as_str()), ("500011", "FIN"));
        assert_eq!((aalto.team.as_str(), found.boards[1].black.rating), ("Kuopio SK", Some(1988)));
    }
    let alone = Preview::of_bytes(&players, None);
    assert_eq!((alone.source, alone.players.len(), alone.boards.len()), (Source::StartList, 5, 0));
    let numbers = Preview::of_bytes(&pairings, None);
    assert_eq!((numbers.boards[0].white.rank, numbers.boards[1].black.rank), (Some(2), Some(4)));
}

#[test]
fn swiss_manager_list_is_read_from_csv_and_workbook() {
    let found = read("swiss-manager/auslosung.csv");
    let expected = ["1 Schröder, Jörg|Ødegård, Bjørn", "2 Großmann, Käthe|Weiß, Uwe ½-½"];
    assert_eq!((boards(&found), found.round), (expected.map(String::from).to_vec(), Some(2)));
    assert_eq!((byes(&found), faults(&found)), (vec!["U Übel, Ute".to_owned()], vec![]));
    let found = read("swiss-manager/pairings.xlsx");
    let expected = ["1 Hietanen, Aatos|Ågren, Siv", "2 Παπαδόπουλος, Νίκος|O'Kelly, Pat 1-0"];
    assert_eq!((boards(&found), found.round), (expected.map(String::from).to_vec(), Some(4)));
    assert_eq!(byes(&found), ["H العلي، ليلى", "U Niemi, Aino"]);
    let siv = &found.boards[0].black;
    assert_eq!((siv.title.as_str(), siv.rating, siv.rank), ("WIM", Some(2280), Some(9)));
    assert_eq!((faults(&found), found.boards[0].line), (vec![], 6));
}

#[test]
fn vega_pairings_by_name_give_boards() {
    let found = read("vega/SortedPairs.txt");
    let expected = ["1 Müller, Tobias|Délano, Élise", "2 Rossi, Luca|Fischer, Jonas"];
    assert_eq!((boards(&found), found.round), (expected.map(String::from).to_vec(), Some(3)));
    assert_eq!(byes(&found), ["U Iñíguez, Pía"]);
    assert_eq!(faults(&found), [(10, LineKind::Contradiction)]);
}

#[test]
fn vega_tournament_and_page_give_boards() {
    let found = read("vega/open-scalea.tdf");
    assert_eq!(found.source, Source::Vega);
    assert_eq!(boards(&found), ["1 Conti Mario|Gallo Pietro", "2 Łuczak Żaneta|Neri Ugo"]);
    assert_eq!((byes(&found), found.round), (vec!["H Bruni Ivo".to_owned()], Some(2)));
    assert_eq!(found.event.time_control, "90 minutes + 30 s of increment for move");
    assert_eq!(
        (found.event.name.as_str(), found.event.date.as_str()),
        ("Open di Scalea", "2026.12.19")
    );
    let gallo = &found.boards[0].black;
    assert_eq!((gallo.title.as_str(), gallo.rating, gallo.rank), ("FM", Some(2291), Some(1)));
    let first = Preview::of_bytes(&file("vega/open-scalea.tdf"), Some(1));
    assert_eq!(boards(&first), ["1 Gallo Pietro|Neri Ugo 1-0", "2 Bruni Ivo|Łuczak Żaneta ½-½"]);
    let found = read("vega/pairings3.html");
    let expected = ["1 Müller, Tobias|Délano, Élise", "2 Rossi, Luca|Fischer, Jonas 1-0"];
    assert_eq!((boards(&found), found.round), (expected.map(String::from).to_vec(), Some(3)));
    assert_eq!((byes(&found), faults(&found)), (vec!["U Iñíguez, Pía".to_owned()], vec![]));
    let elise = &found.boards[0].black;
    assert_eq!(
        (elise.title.as_str(), elise.federation.as_str(), elise.rank),
        ("WFM", "FRA", Some(2))
    );
}

#[test]
fn swisssys_tournament_gives_boards() {
    let found = read("swisssys/Autumn_Open.sjson");
    let expected =
        ["1 Reyes, Dolores|Kovač, Žan", "2 Holm, Rob|Edwards, Stan", "3 Old, Bob|Young, Ann ½-½"];
    assert_eq!(boards(&found), expected);
    assert_eq!((found.source, found.round), (Source::Swisssys, Some(2)));
    assert_eq!((byes(&found), faults(&found)), (vec!["H Nakamoto, Kei".to_owned()], vec![]));
    assert_eq!(found.event.time_control, "G/90; d5");
    let first = Preview::of_bytes(&file("swisssys/Autumn_Open.sjson"), Some(1));
    assert_eq!(first.boards[2].result, "+--");
}

#[test]
fn swisssys_lists_give_boards() {
    let found = read("swisssys/pairings.txt");
    let expected =
        ["1 Reyes, Dolores|Kovac, Zan", "2 Holm, Rob|Edwards, Stan", "3 Young, Ann|Old, Bob 1-0"];
    assert_eq!((boards(&found), found.round), (expected.map(String::from).to_vec(), Some(2)));
    assert_eq!((byes(&found), faults(&found)), (vec!["U Nakamoto, Kei".to_owned()], vec![]));
    let [reyes, kovac] = [&found.boards[0].white, &found.boards[0].black];
    assert_eq!((reyes.rank, reyes.rating, kovac.rank), (Some(1), Some(1971), Some(2)));
    let found = read("swisssys/pairings-web.tsv");
    let two = ["1 Reyes, Dolores|Kovač, Žan", "2 Holm, Rob|Edwards, Stan ½-½"];
    assert_eq!(boards(&found)[..2], two);
    assert_eq!(byes(&found), ["H Nakamoto, Kei"]);
    assert_eq!(faults(&found), [(5, LineKind::NumberTwice)]);
}

#[test]
fn chess_results_pages_give_boards() {
    let found = read("chess-results/pairings.html");
    let expected = ["1 Hietanen, Aatos|Ågren, Siv", "2 Müller, Jürgen|O'Kelly, Pat ½-½"];
    assert_eq!((boards(&found), found.round), (expected.map(String::from).to_vec(), Some(3)));
    assert_eq!(byes(&found), ["H Laine, Veikko", "U Niemi, Aino"]);
    let [aatos, siv] = [&found.boards[0].white, &found.boards[0].black];
    assert_eq!(
        (aatos.title.as_str(), aatos.rating, aatos.team.as_str()),
        ("GM", Some(2511), "Kuopio")
    );
    assert_eq!(
        (siv.rank, siv.team.as_str(), found.boards[1].black.rating),
        (Some(3), "Malmö", None)
    );
    assert_eq!(faults(&found), []);

    let found = read("chess-results/round-robin.html");
    let second = ["1 Mora Díaz, Hugo|Rojas Vega, Iris 1-0", "2 León Mata, Juan|Soto Ruiz, Gina"];
    assert_eq!((boards(&found), found.round), (second.map(String::from).to_vec(), Some(2)));
    assert_eq!(faults(&found), []);
    let third = Preview::of_bytes(&file("chess-results/round-robin.html"), Some(3));
    assert_eq!(boards(&third)[0], "1 Soto Ruiz, Gina|Rojas Vega, Iris");

    let found = read("chess-results/starting-list.html");
    assert_eq!((found.source, found.boards.len()), (Source::StartList, 0));
    let told: Vec<_> = found.players.iter().map(|p| (p.rank, p.name.as_str(), p.rating)).collect();
    let niemi = (Some(3), "Niemi, Aino", None);
    assert_eq!(told[1..], [(Some(2), "Παπαδόπουλος, Νίκος", Some(2210)), niemi]);
    assert_eq!(
        (found.players[0].fide_id.as_str(), found.players[0].title.as_str()),
        ("500001", "GM")
    );
}
