//! Lexicon of the words that people use for time controls, in four languages.

use alloc::string::String;
use touchmove_board::Color;

use super::tokens::{TokenKind, Unit};

/// Looks up a normalised word, as returned by [`plain`].
pub(super) fn meaning(word: &str) -> Option<TokenKind> {
    let find = |(words, kind): &(&str, TokenKind)| {
        words.split(' ').any(|known| known == word).then_some(*kind)
    };
    WORDS.iter().find_map(find).or_else(|| number(word).map(TokenKind::Number))
}

/// Normalises a word: lower case, without accents.
pub(super) fn plain(word: &str) -> String {
    word.chars().flat_map(char::to_lowercase).filter_map(plain_letter).collect()
}

/// Removes the accent of a lower-case letter. Returns `None` for a combining mark.
fn plain_letter(letter: char) -> Option<char> {
    match letter {
        'ά' => Some('α'),
        'έ' => Some('ε'),
        'ή' => Some('η'),
        'ί' | 'ϊ' | 'ΐ' => Some('ι'),
        'ό' => Some('ο'),
        'ύ' | 'ϋ' | 'ΰ' => Some('υ'),
        'ώ' => Some('ω'),
        'ς' => Some('σ'),
        'أ' | 'إ' | 'آ' => Some('ا'),
        mark if is_mark(mark) => None,
        other => Some(other),
    }
}

/// Returns true for combining accents, Arabic vowels, and the Arabic stroke that only lengthens a
/// word.
pub(super) fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{640}' | '\u{64b}'..='\u{652}')
}

/// Looks up a number written as a word, as in common announcements.
fn number(word: &str) -> Option<u64> {
    let find = |(words, n): &(&str, u64)| words.split(' ').any(|known| known == word).then_some(*n);
    NUMBERS.iter().find_map(find).map(|n| n.saturating_mul(1000))
}

const NUMBERS: [(&str, u64); 13] = [
    ("one ενα μια yksi yhden واحد واحدة", 1),
    ("two δυο kaksi kahden", 2),
    ("three τρια kolme ثلاث ثلاثة", 3),
    ("four τεσσερα nelja neljä اربع اربعة", 4),
    ("five πεντε viisi خمس خمسة", 5),
    ("ten δεκα kymmenen عشر عشرة", 10),
    ("fifteen δεκαπεντε viisitoista", 15),
    ("twenty εικοσι kaksikymmentä عشرون عشرين", 20),
    ("thirty τριαντα kolmekymmentä ثلاثون ثلاثين", 30),
    ("forty σαραντα neljäkymmentä اربعون اربعين", 40),
    ("fifty πενηντα viisikymmentä خمسون خمسين", 50),
    ("sixty εξηντα kuusikymmentä ستون ستين", 60),
    ("ninety ενενηντα yhdeksänkymmentä تسعون تسعين", 90),
];

const WORDS: [(&str, TokenKind); 35] = [
    ("h hr hrs hour hours", TokenKind::Unit(Unit::Hour)),
    ("ωρα ωρεσ ω", TokenKind::Unit(Unit::Hour)),
    ("t tunti tuntia tunnin tunnissa", TokenKind::Unit(Unit::Hour)),
    ("ساعة ساعات س", TokenKind::Unit(Unit::Hour)),
    ("ساعتان ساعتين", TokenKind::Couple(Unit::Hour)),
    ("m min mins minute minutes", TokenKind::Unit(Unit::Minute)),
    ("λεπτο λεπτα λεπτων λεπ λ", TokenKind::Unit(Unit::Minute)),
    ("minuutti minuuttia minuutin minuutissa", TokenKind::Unit(Unit::Minute)),
    ("دقيقة دقائق د", TokenKind::Unit(Unit::Minute)),
    ("دقيقتان دقيقتين", TokenKind::Couple(Unit::Minute)),
    ("s sec secs second seconds", TokenKind::Unit(Unit::Second)),
    ("δευτερολεπτο δευτερολεπτα δευτερολεπτων δευτ δ", TokenKind::Unit(Unit::Second)),
    ("sek sekunti sekuntia sekunnin", TokenKind::Unit(Unit::Second)),
    ("ثانية ثوان ثواني ث", TokenKind::Unit(Unit::Second)),
    ("ثانيتان ثانيتين", TokenKind::Couple(Unit::Second)),
    ("move moves mv mvs κινηση κινησεισ κινησεων", TokenKind::Moves),
    ("siirto siirtoa siirron siirrolle siirrolta siirroille siirrosta siirtoon", TokenKind::Moves),
    ("siirrot siirroista نقلة النقلة نقلات النقلات حركة الحركة حركات الحركات", TokenKind::Moves),
    ("plus and with συν και με plussaa ja lisäksi زائد و مع", TokenKind::And),
    ("then followed επειτα μετα sitten jälkeen sen ثم بعدها يليها", TokenKind::Break),
    ("d delay καθυστερηση καθυστερησησ viive viivettä viiveellä تاخير", TokenKind::Delay),
    ("i inc incr increment fischer bonus addition added", TokenKind::Increment),
    ("προσθηκη προσαυξηση προσαυξησησ lisäys lisäystä lisäaika lisäaikaa", TokenKind::Increment),
    ("زيادة اضافة باضافة", TokenKind::Increment),
    ("g sd game rest remaining all finish end sudden", TokenKind::Rest),
    ("υπολοιπο υπολοιπη υπολοιπεσ παρτιδα παρτιδασ τελοσ", TokenKind::Rest),
    ("loppupeli loppupeliin loput lopuille loppuun pelin peli", TokenKind::Rest),
    ("لبقية بقية باقي المتبقية المباراة مباراة نهاية الدور", TokenKind::Rest),
    ("per each every ανα καθε kohden kohti joka per jokaiselta jokaista لكل كل", TokenKind::Per),
    ("from απο alkaen lähtien من", TokenKind::From),
    ("start beginning αρχη alusta البداية", TokenKind::Start),
    ("first 1st πρωτη πρωτεσ ensimmäisestä ensimmäiset اول لاول الاولى", TokenKind::First),
    (
        "w white λευκα λευκοσ λευκου valkea valkealla valkealle ابيض الابيض للابيض",
        TokenKind::Player(Color::White),
    ),
    (
        "b black μαυρα μαυροσ μαυρου musta mustalla mustalle اسود الاسود للاسود",
        TokenKind::Player(Color::Black),
    ),
    (
        "a an the of for in on by to at next following has have player players starting st th \
         cumulative cumulatively death time control after made για το τη την τησ του τον η οι τισ \
         των σε στη στο συνεχεια ωσ μεχρι παικτησ εχει aikaa ajassa pelaajalla on seuraavat ل في \
         على لاعب لدى يبدا اعتبارا ابتداء",
        TokenKind::Filler,
    ),
];
