//! The words that people use for time controls, in four languages.

use alloc::string::String;
use touchmove_board::Color;

use super::tokens::{Kind, Unit};

/// What a word means: small letters, without accents ([`plain`]).
pub(super) fn meaning(word: &str) -> Option<Kind> {
    let find =
        |(words, kind): &(&str, Kind)| words.split(' ').any(|known| known == word).then_some(*kind);
    WORDS.iter().find_map(find).or_else(|| number(word).map(Kind::Number))
}

/// A word as the lists have it.
pub(super) fn plain(word: &str) -> String {
    word.chars().flat_map(char::to_lowercase).filter_map(plain_letter).collect()
}

/// A small letter without its accent; none for a mark that is no letter.
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

/// An accent written after its letter, Arabic vowels, and the stroke that only lengthens a word.
pub(super) fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{640}' | '\u{64b}'..='\u{652}')
}

/// Numbers that stand as words in the usual announcements.
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

const WORDS: [(&str, Kind); 35] = [
    ("h hr hrs hour hours", Kind::Unit(Unit::Hour)),
    ("ωρα ωρεσ ω", Kind::Unit(Unit::Hour)),
    ("t tunti tuntia tunnin tunnissa", Kind::Unit(Unit::Hour)),
    ("ساعة ساعات س", Kind::Unit(Unit::Hour)),
    ("ساعتان ساعتين", Kind::Couple(Unit::Hour)),
    ("m min mins minute minutes", Kind::Unit(Unit::Minute)),
    ("λεπτο λεπτα λεπτων λεπ λ", Kind::Unit(Unit::Minute)),
    ("minuutti minuuttia minuutin minuutissa", Kind::Unit(Unit::Minute)),
    ("دقيقة دقائق د", Kind::Unit(Unit::Minute)),
    ("دقيقتان دقيقتين", Kind::Couple(Unit::Minute)),
    ("s sec secs second seconds", Kind::Unit(Unit::Second)),
    ("δευτερολεπτο δευτερολεπτα δευτερολεπτων δευτ δ", Kind::Unit(Unit::Second)),
    ("sek sekunti sekuntia sekunnin", Kind::Unit(Unit::Second)),
    ("ثانية ثوان ثواني ث", Kind::Unit(Unit::Second)),
    ("ثانيتان ثانيتين", Kind::Couple(Unit::Second)),
    ("move moves mv mvs κινηση κινησεισ κινησεων", Kind::Moves),
    ("siirto siirtoa siirron siirrolle siirrolta siirroille siirrosta siirtoon", Kind::Moves),
    ("siirrot siirroista نقلة النقلة نقلات النقلات حركة الحركة حركات الحركات", Kind::Moves),
    ("plus and with συν και με plussaa ja lisäksi زائد و مع", Kind::And),
    ("then followed επειτα μετα sitten jälkeen sen ثم بعدها يليها", Kind::Break),
    ("d delay καθυστερηση καθυστερησησ viive viivettä viiveellä تاخير", Kind::Delay),
    ("i inc incr increment fischer bonus addition added", Kind::Increment),
    ("προσθηκη προσαυξηση προσαυξησησ lisäys lisäystä lisäaika lisäaikaa", Kind::Increment),
    ("زيادة اضافة باضافة", Kind::Increment),
    ("g sd game rest remaining all finish end sudden", Kind::Rest),
    ("υπολοιπο υπολοιπη υπολοιπεσ παρτιδα παρτιδασ τελοσ", Kind::Rest),
    ("loppupeli loppupeliin loput lopuille loppuun pelin peli", Kind::Rest),
    ("لبقية بقية باقي المتبقية المباراة مباراة نهاية الدور", Kind::Rest),
    ("per each every ανα καθε kohden kohti joka per jokaiselta jokaista لكل كل", Kind::Per),
    ("from απο alkaen lähtien من", Kind::From),
    ("start beginning αρχη alusta البداية", Kind::Start),
    ("first 1st πρωτη πρωτεσ ensimmäisestä ensimmäiset اول لاول الاولى", Kind::First),
    (
        "w white λευκα λευκοσ λευκου valkea valkealla valkealle ابيض الابيض للابيض",
        Kind::Player(Color::White),
    ),
    (
        "b black μαυρα μαυροσ μαυρου musta mustalla mustalle اسود الاسود للاسود",
        Kind::Player(Color::Black),
    ),
    (
        "a an the of for in on by to at next following has have player players starting st th \
         cumulative cumulatively death time control after made για το τη την τησ του τον η οι τισ \
         των σε στη στο συνεχεια ωσ μεχρι παικτησ εχει aikaa ajassa pelaajalla on seuraavat ل في \
         على لاعب لدى يبدا اعتبارا ابتداء",
        Kind::Filler,
    ),
];
