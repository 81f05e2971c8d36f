//! Vocabulary of announcements in each language.

/// Language of announcements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SpokenLanguage {
    /// German, as the Laws recommend.
    German,
    /// English.
    English,
    /// Finnish.
    Finnish,
    /// Greek.
    Greek,
}

/// Words of a language. If a thing has several names, the first is used for writing.
pub(super) struct Vocabulary {
    /// Piece names from pawn to king.
    pub pieces: [&'static [&'static str]; 6],
    pub files: [&'static [&'static str]; 8],
    pub ranks: [&'static [&'static str]; 8],
    /// Names of short and long castling, as they are written.
    pub castlings: [&'static str; 2],
    pub kingside: &'static [&'static str],
    pub queenside: &'static [&'static str],
    pub castling: &'static [&'static str],
    pub check: &'static [&'static str],
    pub mate: &'static [&'static str],
    /// Words that do not change the meaning of an announcement.
    pub fillers: &'static [&'static str],
}

impl SpokenLanguage {
    /// All languages. A word that several languages share has the same meaning in each.
    pub const ALL: [SpokenLanguage; 4] = [
        SpokenLanguage::German,
        SpokenLanguage::English,
        SpokenLanguage::Finnish,
        SpokenLanguage::Greek,
    ];

    pub(super) const fn vocabulary(self) -> &'static Vocabulary {
        match self {
            SpokenLanguage::German => &GERMAN,
            SpokenLanguage::English => &ENGLISH,
            SpokenLanguage::Finnish => &FINNISH,
            SpokenLanguage::Greek => &GREEK,
        }
    }
}

const GERMAN: Vocabulary = Vocabulary {
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

const ENGLISH: Vocabulary = Vocabulary {
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

const FINNISH: Vocabulary = Vocabulary {
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

const GREEK: Vocabulary = Vocabulary {
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
