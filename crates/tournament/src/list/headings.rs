//! Column headings of tables, in many languages.

/// Kind of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Column {
    Board,
    Round,
    Rank,
    White,
    Black,
    /// A name. The first such column is White's, the second is Black's.
    Name,
    Title,
    Rating,
    Federation,
    FideId,
    Team,
    Result,
    Points,
    Other,
}

use Column::{Black, Board, Federation, FideId, Name, Points, Rank, Rating, Result, Round};
use Column::{Team, Title, White};

/// Headings in English, Finnish, Greek, Arabic, and the languages of users of Swiss-Manager and
/// Vega.
const WORDS: [(Column, &str); 14] = [
    (
        Board,
        "board boards bo bd brd table tbl tab br brett tisch pöytä pöydät lauta σκακιέρα σκ τραπέζι رقعة الرقعة طاولة الطاولة mesa tablero ech échiquier scacchiera tav bord stół",
    ),
    (Round, "round rd rnd тур runde kierros γύρος جولة الجولة ronde ronda turno"),
    (
        Rank,
        "no nr n # snr sno startno pair startrank rank αα α/α رقم الرقم num nrw nrs ном стном noini",
    ),
    (
        White,
        "white whiteplayer weiß weiss valkea valkoinen valkoiset λευκά λευκος λευκός λευκών λευκα أبيض الأبيض ابيض الابيض blanc blancs blancas bianco vit białe wit whitename",
    ),
    (
        Black,
        "black blackplayer schwarz musta mustat μαύρα μαύρος μαύρων μαυρα μαυρος أسود الأسود اسود الاسود noir noirs negras nero svart czarne zwart blackname",
    ),
    (
        Name,
        "name fullname имя фио player spieler nimi pelaaja όνομα ονομα ονοματεπώνυμο παίκτης اسم الاسم لاعب اللاعب nom nombre nome naam joueur jugador giocatore",
    ),
    (Title, "title tit t titel titteli arvo τίτλος لقب اللقب titre titolo"),
    (
        Rating,
        "rtg rating elo eloint elofide рейт rat ratg eloi elon relo selo vahvuus vahvuusluku luku ελο βαθμολογία تصنيف التصنيف whiteelo blackelo rtgi rtgn",
    ),
    (Federation, "fed federation country land liitto maa ομοσπονδία اتحاد الاتحاد fédé"),
    (
        FideId,
        "fideid fide-id idfide fideident fide-no fideno fidenr id fin whitefideid blackfideid",
    ),
    (
        Team,
        "team club verein mannschaft seura joukkue ομάδα σύλλογος فريق الفريق نادي النادي équipe equipo squadra whiteteam blackteam club/city",
    ),
    (
        Result,
        "result res erg ergebnis результат рез tulos αποτέλεσμα نتيجة النتيجة résultat resultado risultato resultat wynik",
    ),
    (Points, "pts points очки pkt punkte pisteet pist βαθμοί βαθ نقاط النقاط pt punti puntos"),
    (Title, "gm/im"),
];

/// Returns the kind of a column from its heading. An empty heading may belong to any kind.
pub(super) fn column(heading: &str) -> Column {
    let plain: String = heading.trim().trim_matches(['.', ':', '(', ')']).to_lowercase();
    let plain = plain.replace(['.', ' ', '_'], "");
    let known = WORDS.iter().find(|(_, words)| words.split(' ').any(|word| word == plain));
    known.map_or(Column::Other, |(column, _)| *column)
}

/// Returns the columns of a heading that names both players.
pub(super) fn columns(row: &[String]) -> Option<Vec<Column>> {
    let mut columns: Vec<Column> = row.iter().map(|heading| column(heading)).collect();
    let names = columns.iter().filter(|one| **one == Name).count();
    let has = |wanted| columns.contains(&wanted);
    if names == 2 && !has(White) && !has(Black) {
        let mut sides = [White, Black].into_iter();
        for one in columns.iter_mut().filter(|one| **one == Name) {
            *one = sides.next().unwrap_or(Name);
        }
    }
    let both = columns.contains(&White) && columns.contains(&Black);
    both.then_some(columns)
}

/// Returns the columns of a start list's heading.
pub(super) fn of_players(row: &[String]) -> Option<Vec<Column>> {
    let columns: Vec<Column> = row.iter().map(|heading| column(heading)).collect();
    let count = |wanted| columns.iter().filter(|one| **one == wanted).count();
    let paired = [White, Black, Board, Round, Result].into_iter().any(|one| count(one) > 0);
    let told = [Rank, Rating, Federation, FideId].into_iter().any(|one| count(one) > 0);
    (count(Name) == 1 && told && !paired).then_some(columns)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_recognised_in_four_languages() {
        for (white, black) in
            [("White", "Black"), ("Valkea", "Musta"), ("Λευκά", "Μαύρα"), ("الأبيض", "الأسود")]
        {
            assert_eq!([column(white), column(black)], [White, Black], "{white}");
        }
        assert_eq!(column("Bo."), Board);
        assert_eq!(column("FideID"), FideId);
        assert_eq!(column("Anna"), Column::Other);
    }
}
