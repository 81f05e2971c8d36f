//! The texts in which the editions were read.

use crate::Edition;

/// A text of an edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// FIDE 2009 in English, as transcribed in `mliebelt/pgn-spec-commented`.
    English2009,
    /// FIDE 2014 in English: the Greek-English edition, which breaks off in Article 8.
    English2014,
    /// FIDE 2014 in Greek, complete.
    Greek2014,
    /// FIDE 2017 in English, in part: `pplewka/Schachengine` and quotations of 7.5, 7.7 and 7.8.
    English2017,
    /// FIDE 2018 in English, as transcribed in `Chess-Arbiter/handbook` at 035824a. Later commits mix
    /// in articles of 2023.
    English2018,
    /// FIDE 2023 in English, as transcribed in `richelbilderbeek/conquer_chess` at 3b84faf.
    English2023,
    /// Finland's deviations from FIDE 2009, in Finnish.
    FinnishDeviations,
    /// Finland's blitz rules of 2008, in Finnish.
    FinnishBlitz,
    /// The rules of a website for casual play, in Greek.
    GreekCasual,
}

impl Source {
    /// Returns the edition whose text this is.
    ///
    /// ```
    /// use touchmove_laws::{Edition, Source};
    /// assert_eq!(Source::Greek2014.edition(), Edition::Fide2014);
    /// ```
    pub const fn edition(self) -> Edition {
        match self {
            Source::English2009 => Edition::Fide2009,
            Source::English2014 | Source::Greek2014 => Edition::Fide2014,
            Source::English2017 => Edition::Fide2017,
            Source::English2018 => Edition::Fide2018,
            Source::English2023 => Edition::Fide2023,
            Source::FinnishDeviations => Edition::Finland2009,
            Source::FinnishBlitz => Edition::FinnishBlitz2008,
            Source::GreekCasual => Edition::Casual,
        }
    }
}
