//! The languages of announcements, word by word.

/// A language that moves are said in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tongue {
    /// German, as the Laws advise.
    German,
    /// English.
    English,
    /// Finnish.
    Finnish,
    /// Greek.
    Greek,
}

/// What a language calls things; of several names the first is the one that is
/// written.
pub(super) struct Said {
    /// From pawn to king.
    pub pieces: [&'static [&'static str]; 6],
    pub files: [&'static [&'static str]; 8],
    pub ranks: [&'static [&'static str]; 8],
    /// Short and long castling as they are written.
    pub castlings: [&'static str; 2],
    pub kingside: &'static [&'static str],
    pub queenside: &'static [&'static str],
    pub castling: &'static [&'static str],
    pub check: &'static [&'static str],
    pub mate: &'static [&'static str],
    /// Said and of no consequence.
    pub fillers: &'static [&'static str],
}

impl Tongue {
    /// All of them; a word that several have means the same in each.
    pub const ALL: [Tongue; 4] = [Tongue::German, Tongue::English, Tongue::Finnish, Tongue::Greek];

    pub(super) const fn said(self) -> &'static Said {
        match self {
            Tongue::German => &GERMAN,
            Tongue::English => &ENGLISH,
            Tongue::Finnish => &FINNISH,
            Tongue::Greek => &GREEK,
        }
    }
}

const GERMAN: Said = Said {
    pieces: [
        &["Bauer"],
        &["Springer"],
        &["Läufer", "laufer", "laeuffer"],
        &["Turm"],
        &["Dame"],
        &["König", "konig"],
    ],
    files: [
        &["Anna", "a"],
        &["Bella", "b"],
        &["Cesar", "c", "caesar", "zaesar"],
        &["David", "d"],
        &["Eva", "e", "eve"],
        &["Felix", "f"],
        &["Gustav", "g"],
        &["Hector", "h", "hektor"],
    ],
    ranks: [
        &["eins", "1"],
        &["zwei", "2", "zwo"],
        &["drei", "3"],
        &["vier", "4"],
        &["fünf", "5", "funf"],
        &["sechs", "6"],
        &["sieben", "7"],
        &["acht", "8"],
    ],
    castlings: ["kurze Rochade", "lange Rochade"],
    kingside: &["kurze", "kurz"],
    queenside: &["lange", "lang"],
    castling: &["rochade", "roschade"],
    check: &["schach"],
    mate: &["matt", "schachmatt"],
    fillers: &[
        "nach", "auf", "von", "schlaegt", "schlagt", "nimmt", "x", "wird", "en", "passant", "zur",
    ],
};

const ENGLISH: Said = Said {
    pieces: [&["Pawn"], &["Knight"], &["Bishop"], &["Rook"], &["Queen"], &["King"]],
    files: [
        &["Anna", "alpha", "alfa", "able"],
        &["Bella", "bravo"],
        &["Cesar", "charlie"],
        &["David", "delta"],
        &["Eva", "echo"],
        &["Felix", "foxtrot"],
        &["Gustav", "golf", "gustave", "gustavus"],
        &["Hector", "hotel"],
    ],
    ranks: [&["one"], &["two"], &["three"], &["four"], &["five"], &["six"], &["seven"], &["eight"]],
    castlings: ["kingside castling", "queenside castling"],
    kingside: &["kingside", "short"],
    queenside: &["queenside", "long"],
    castling: &["castling", "castles", "castle"],
    check: &["check"],
    mate: &["mate", "checkmate"],
    fillers: &[
        "to", "from", "on", "at", "takes", "captures", "becomes", "promotes", "and", "side",
        "giving", "with",
    ],
};

const FINNISH: Said = Said {
    pieces: [
        &["Sotilas"],
        &["Ratsu"],
        &["Lähetti", "lahetti"],
        &["Torni"],
        &["Daami", "kuningatar"],
        &["Kuningas"],
    ],
    files: [
        &["Anna", "aarne"],
        &["Bella", "bertta"],
        &["Cesar", "celsius"],
        &["David", "daavid"],
        &["Eva", "eemeli"],
        &["Felix", "faarao"],
        &["Gustav", "gideon", "kustaa"],
        &["Hector", "heikki"],
    ],
    ranks: [
        &["yksi", "yks"],
        &["kaksi", "kaks"],
        &["kolme"],
        &["neljä", "nelja"],
        &["viisi", "viis"],
        &["kuusi", "kuus"],
        &["seitsemän", "seitseman", "seiska"],
        &["kahdeksan", "kasi"],
    ],
    castlings: ["lyhyt linnoitus", "pitkä linnoitus"],
    kingside: &["lyhyt", "lyhyen"],
    queenside: &["pitkä", "pitka", "pitkaen"],
    castling: &["linnoitus", "linnoittaa", "linna", "tornitus"],
    check: &["shakki", "sakki"],
    mate: &["matti", "shakkimatti"],
    fillers: &["lyö", "lyo", "siirtyy", "korottuu", "ohestalyoenti", "ruutuun", "ruudusta"],
};

const GREEK: Said = Said {
    pieces: [
        &["Πιόνι", "στρατιωτησ"],
        &["Ίππος", "αλογο"],
        &["Αξιωματικός", "τρελοσ"],
        &["Πύργος"],
        &["Βασίλισσα", "ντάμα"],
        &["Βασιλιάς", "ρηγασ"],
    ],
    files: [
        &["Άννα", "άλφα", "α"],
        &["Μπέλλα", "βήτα", "β", "μπελα"],
        &["Τσέζαρ", "γάμα", "γάμμα", "γ", "σεζαρ"],
        &["Ντάβιντ", "δέλτα", "δ", "νταβιδ"],
        &["Εύα", "έψιλον", "ε"],
        &["Φέλιξ", "ζήτα", "ζ"],
        &["Γκούσταβ", "ήτα", "η"],
        &["Χέκτορ", "θήτα", "θ", "εκτορασ", "εκτωρ"],
    ],
    ranks: [
        &["ένα"],
        &["δύο", "δυο"],
        &["τρία"],
        &["τέσσερα"],
        &["πέντε"],
        &["έξι"],
        &["επτά", "εφτά"],
        &["οκτώ", "οχτώ"],
    ],
    castlings: ["μικρό ροκέ", "μεγάλο ροκέ"],
    kingside: &["μικρό"],
    queenside: &["μεγάλο"],
    castling: &["ροκέ"],
    check: &["σαχ"],
    mate: &["ματ"],
    fillers: &["στο", "από", "παίρνει", "γίνεται", "αν", "πασάν", "χ"],
};
