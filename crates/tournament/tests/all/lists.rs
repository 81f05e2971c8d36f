//! Tests on lists in the layouts of common pairing programs.

use touchmove_tournament::{LineKind, Preview, Source, Text};

fn read(text: &str) -> Preview {
    Preview::of(text, None)
}

/// Formats each board as a text such as `1 Anna|Boris`.
fn boards(found: &Preview) -> Vec<String> {
    let one = |board: &touchmove_tournament::Board| {
        format!("{} {}|{}", board.number, board.white.name, board.black.name)
    };
    found.boards.iter().map(one).collect()
}

fn faults(found: &Preview) -> Vec<(usize, LineKind)> {
    let faults = found.lines.iter().filter(|line| line.is.is_fault());
    faults.map(|line| (line.number, line.is)).collect()
}

#[test]
fn pasted_chess_results_table_gives_boards() {
    let found = read(
        "Round 3 on 2026/03/04 at 16:00\n\
         Bo.\tNo.\t\tWhite\tRtg\tPts.\tResult\tPts.\t\tBlack\tRtg\tNo.\n\
         1\t14\tGM\tHietanen, Aatos\t2511\t2\t \t2\tWIM\tÅgren, Siv\t2280\t3\n\
         2\t7\t\tMüller, Jürgen\t2210\t1½\t \t1½\t\tO'Kelly, Pat\t0\t21\n\
         3\t9\t\tLaine, Veikko\t1900\t1\t½\t\t\tnot paired\t\t\n\
         4\t8\t\tNiemi, Aino\t1800\t1\t1\t\t\tbye\t\t\n",
    );
    assert_eq!(found.round, Some(3));
    assert_eq!(boards(&found), ["1 Hietanen, Aatos|Ågren, Siv", "2 Müller, Jürgen|O'Kelly, Pat"]);
    let [white, black] = [&found.boards[0].white, &found.boards[0].black];
    assert_eq!((white.title.as_str(), white.rating, white.rank), ("GM", Some(2511), Some(14)));
    assert_eq!((black.title.as_str(), black.rating, black.rank), ("WIM", Some(2280), Some(3)));
    assert_eq!(found.boards[1].black.rating, None);
    let byes: Vec<(char, &str)> =
        found.byes.iter().map(|idle| (idle.code, idle.player.name.as_str())).collect();
    assert_eq!(byes, [('H', "Laine, Veikko"), ('U', "Niemi, Aino")]);
    assert_eq!(faults(&found), []);
}

#[test]
fn swiss_manager_export_in_windows_1252_gives_boards() {
    let list = "Br.;Snr;Titel;Weiß;Elo;Erg.;Titel;Schwarz;Elo;Snr\r\n\
                1;4;IM;Schröder, Jörg;2401;;;Ødegård, Bjørn;2100;12\r\n\
                2;5;;Großmann, Käthe;2000;+ - -;;Weiß, Uwe;1990;13\r\n\
                3;6;;Übel, Ute;1800;;;spielfrei;;\r\n";
    let (bytes, _, _) = encoding_rs::WINDOWS_1252.encode(list);
    let text = Text::decode(&bytes);
    assert_eq!((text.encode(), text.text.as_str()), (bytes.to_vec(), list));
    let found = read(&text.text);
    assert_eq!(boards(&found), ["1 Schröder, Jörg|Ødegård, Bjørn", "2 Großmann, Käthe|Weiß, Uwe"]);
    assert_eq!(found.boards[0].white.title, "IM");
    assert_eq!((found.boards[0].black.rank, found.boards[0].black.rating), (Some(12), Some(2100)));
    assert_eq!(found.boards[1].result, "+--");
    assert_eq!(found.byes[0].player.name, "Übel, Ute");
}

#[test]
fn headings_are_read_in_finnish_greek_and_arabic() {
    for list in [
        "Pöytä\tValkea\tMusta\n5\tAalto, Anna\tBerg, Bo\n",
        "Σκακιέρα;Λευκά;Μαύρα\n5;Aalto, Anna;Berg, Bo\n",
        "الرقعة,الأبيض,الأسود\n5,\"Aalto, Anna\",\"Berg, Bo\"\n",
        "Ech.|Blancs|Noirs\n5|Aalto, Anna|Berg, Bo\n",
    ] {
        assert_eq!(boards(&read(list)), ["5 Aalto, Anna|Berg, Bo"], "{list}");
    }
}

#[test]
fn table_aligned_by_blanks_gives_boards() {
    let found = read(
        "Pairings round 2\n\n\
         Board  White                   Res   Black\n\
         -----  ---------------------   ----  ------------------\n\
         1      Papadopoulos, Nikos     ____  Korhonen, Liisa (1850)\n\
         2      van der Berg, Piet      ____  Hassan, Omar\n\
         3      Costa, Carla                  BYE\n",
    );
    assert_eq!(found.round, Some(2));
    let expected = ["1 Papadopoulos, Nikos|Korhonen, Liisa", "2 van der Berg, Piet|Hassan, Omar"];
    assert_eq!(boards(&found), expected);
    assert_eq!(found.boards[0].black.rating, Some(1850));
    assert_eq!(found.byes[0].player.name, "Costa, Carla");
    assert_eq!(faults(&found), []);
}

#[test]
fn surname_and_name_are_one_player() {
    let found = read("Aalto, Anna\nBerg, Bo\nCosta, Carla\nDrew, Dan\nEze, Ed\n");
    assert_eq!(found.source, Source::Names);
    assert_eq!(boards(&found), ["1 Aalto, Anna|Berg, Bo", "2 Costa, Carla|Drew, Dan"]);
    assert_eq!(faults(&found), [(5, LineKind::OneName)]);
}

#[test]
fn pairings_without_a_heading_give_boards() {
    let found =
        read("1. Aalto, Anna - Berg, Bo\n2. Costa, Carla – Drew, Dan\nhello\n3. Eze, Ed - bye\n");
    assert_eq!(boards(&found), ["1 Aalto, Anna|Berg, Bo", "2 Costa, Carla|Drew, Dan"]);
    assert_eq!(faults(&found), [(3, LineKind::OneName)]);
    assert_eq!(found.byes[0].player.name, "Eze, Ed");
    assert_eq!(boards(&read("12\tAnna\tBoris")), ["12 Anna|Boris"]);
    assert_eq!(boards(&read("7,\"Aalto, Anna\",\"Berg, Bo\"")), ["7 Aalto, Anna|Berg, Bo"]);
    assert_eq!(boards(&read("Anna vs Boris")), ["1 Anna|Boris"]);
    assert_eq!(boards(&read("Jean-Paul - Anne-Marie")), ["1 Jean-Paul|Anne-Marie"]);
    assert_eq!(boards(&read("\"Aalto, \"\"A\"\"\",Boris")), ["1 Aalto, \"A\"|Boris"]);
    assert_eq!(boards(&read("Aalto, A;Berg, B")), ["1 Aalto, A|Berg, B"]);
    assert_eq!(boards(&read("Board,Black,White\n7,Boris,Anna\n")), ["7 Anna|Boris"]);
}

#[test]
fn boards_start_ranks_and_byes_do_not_become_players() {
    // Start ranks are before the names, and boards have a column of their own.
    let found = read("No.\tSNo\tWhite\tBlack\tSNo\n1\t17\tAnna\tBoris\t3\n2\t4\tCarla\tbye\t\n");
    assert_eq!(boards(&found), ["1 Anna|Boris"]);
    assert_eq!(found.byes.len(), 1);
    let twice = read("3\tAnna\tBoris\n3\tCarla\tDan\n");
    assert_eq!(faults(&twice), [(2, LineKind::NumberTwice)]);
}

#[test]
fn livechess_round_gives_names_titles_and_numbers() {
    let found = read(
        r#"{"date":"2026-03-04","pairings":[
            {"white":{"fname":"Anna","mname":null,"lname":"Aalto","title":"WGM","federation":"FIN",
                      "gender":null,"fideid":500001},
             "black":{"fname":"Bo","lname":"Berg","title":null},"result":"*","live":true},
            {"white":{"fname":"Carla","lname":"Costa"},"black":null}]}"#,
    );
    assert_eq!(boards(&found), ["1 Aalto, Anna|Berg, Bo"]);
    assert_eq!((found.source, found.event.date.as_str()), (Source::Livechess, "2026.03.04"));
    assert_eq!(
        (found.boards[0].white.fide_id.as_str(), found.boards[0].result.as_str()),
        ("500001", "")
    );
    assert_eq!(faults(&found), [(2, LineKind::OneName)]);
}

#[test]
fn utf16_and_greek_code_page_are_decoded() {
    let list = "Λευκά;Μαύρα\r\nΠαπαδόπουλος, Νίκος;Γεωργίου, Ελένη\r\n";
    let (greek, _, _) = encoding_rs::WINDOWS_1253.encode(list);
    let wide: Vec<u8> =
        format!("\u{feff}{list}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    for bytes in [greek.into_owned(), wide] {
        let text = Text::decode(&bytes);
        assert_eq!(text.encode(), bytes);
        assert_eq!(boards(&read(&text.text)), ["1 Παπαδόπουλος, Νίκος|Γεωργίου, Ελένη"]);
    }
}
