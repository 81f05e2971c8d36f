//! Letters of the supported languages. Players may use the piece names common in their own country
//! (C.3).

use crate::Letters;
use crate::letters::LATIN_FILES;

impl Letters {
    /// Greek pieces with Greek files. When reading, files a to h are accepted too.
    pub const GREEK: Letters = Letters::new(
        ["", "Ι", "Α", "Π", "Β", "Ρ"],
        ["α", "β", "γ", "δ", "ε", "ζ", "η", "θ"],
        "e.p.",
    );
    /// Greek pieces with files a to h, which are also common in Greece.
    pub const GREEK_LATIN: Letters =
        Letters::new(["", "Ι", "Α", "Π", "Β", "Ρ"], LATIN_FILES, "e.p.");
    /// Finnish: ratsu, lähetti, torni, daami, kuningas.
    pub const FINNISH: Letters = Letters::new(["", "R", "L", "T", "D", "K"], LATIN_FILES, "o.l.");
    /// Arabic pieces with files a to h, as the Laws print them.
    pub const ARABIC: Letters = Letters::new(["", "ح", "ف", "ر", "و", "م"], LATIN_FILES, "e.p.");
    /// Arabic pieces with files أ to ح. When reading, files a to h are accepted too. Two letters
    /// (و, ح) name both a file and a piece. When reading, the position decides. A written text
    /// could not show the difference, so this set is not used for writing.
    pub const ARABIC_FILES: Letters = Letters::new(
        ["", "ح", "ف", "ر", "و", "م"],
        ["أ", "ب", "ج", "د", "ه", "و", "ز", "ح"],
        "e.p.",
    );
    /// German: Springer, Läufer, Turm, Dame, König.
    pub const GERMAN: Letters = Letters::new(["", "S", "L", "T", "D", "K"], LATIN_FILES, "e.p.");
    /// French: cavalier, fou, tour, dame, roi.
    pub const FRENCH: Letters = Letters::new(["", "C", "F", "T", "D", "R"], LATIN_FILES, "e.p.");
    /// Dutch: paard, loper, toren, dame, koning.
    pub const DUTCH: Letters = Letters::new(["", "P", "L", "T", "D", "K"], LATIN_FILES, "e.p.");
    /// Spanish: caballo, alfil, torre, dama, rey.
    pub const SPANISH: Letters = Letters::new(["", "C", "A", "T", "D", "R"], LATIN_FILES, "e.p.");

    /// Russian: конь, слон, ладья, ферзь, король.
    pub const RUSSIAN: Letters = Letters::new(["", "К", "С", "Л", "Ф", "Кр"], LATIN_FILES, "e.p.");

    /// Polish: skoczek, goniec, wieża, hetman, król.
    pub const POLISH: Letters = Letters::new(["", "S", "G", "W", "H", "K"], LATIN_FILES, "e.p.");
    /// Hungarian: huszár, futó, bástya, vezér, király.
    pub const HUNGARIAN: Letters = Letters::new(["", "H", "F", "B", "V", "K"], LATIN_FILES, "e.p.");
    /// Czech: jezdec, střelec, věž, dáma, král.
    pub const CZECH: Letters = Letters::new(["", "J", "S", "V", "D", "K"], LATIN_FILES, "e.p.");

    /// Figurines of the white pieces, which books print for both colours.
    pub const FIGURINES: Letters =
        Letters::new(["♙", "♘", "♗", "♖", "♕", "♔"], LATIN_FILES, "e.p.");

    /// All supported languages.
    ///
    /// ```
    /// use touchmove_board::Role;
    /// use touchmove_notation::Letters;
    /// let knights = Letters::LANGUAGES.map(|letters| letters.piece(Role::Knight));
    /// assert_eq!(knights, ["N", "Ι", "R", "ح", "S", "C", "P", "C", "К", "S", "H", "J"]);
    /// ```
    pub const LANGUAGES: [Letters; 12] = [
        Letters::ENGLISH,
        Letters::GREEK,
        Letters::FINNISH,
        Letters::ARABIC,
        Letters::GERMAN,
        Letters::FRENCH,
        Letters::DUTCH,
        Letters::SPANISH,
        Letters::RUSSIAN,
        Letters::POLISH,
        Letters::HUNGARIAN,
        Letters::CZECH,
    ];
}
