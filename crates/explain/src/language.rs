//! Languages and their files.

use std::fmt;
use std::str::FromStr;
use touchmove_notation::Letters;

/// Language of the sentences.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
    /// Greek.
    Greek,
    /// Finnish.
    Finnish,
    /// Arabic.
    Arabic,
}

/// Includes a file in `locales/`.
macro_rules! locale {
    ($($path:literal),+) => {
        include_str!(concat!("../locales/", $($path),+))
    };
}

/// Includes the files of a folder in `locales/`: names first, then sentences.
macro_rules! files {
    ($folder:literal) => {
        Files {
            names: locale!($folder, "/names.ftl"),
            sentences: &[
                locale!($folder, "/acts.ftl"),
                locale!($folder, "/calls.ftl"),
                locale!($folder, "/facts.ftl"),
                locale!($folder, "/glossary.ftl"),
                locale!($folder, "/rulings.ftl"),
                locale!($folder, "/why.ftl"),
                locale!($folder, "/questions.ftl"),
                locale!($folder, "/articles.ftl"),
                locale!($folder, "/book.ftl"),
                locale!($folder, "/parts.ftl"),
                locale!($folder, "/illegal.ftl"),
                locale!($folder, "/problems.ftl"),
                locale!($folder, "/mate.ftl"),
                locale!($folder, "/audit.ftl"),
                locale!($folder, "/audit-kinds.ftl"),
                locale!($folder, "/audit-standard.ftl"),
                locale!($folder, "/cli.ftl"),
                locale!($folder, "/server.ftl"),
            ],
            #[cfg(test)]
            page: locale!($folder, "/page.ftl"),
        }
    };
}

/// Files of a language.
pub(crate) struct Files {
    pub names: &'static str,
    pub sentences: &'static [&'static str],
    /// Sentences of the web pages. The pages load this file themselves.
    #[cfg(test)]
    pub page: &'static str,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 4] =
        [Language::English, Language::Greek, Language::Finnish, Language::Arabic];

    /// Returns the language code (BCP 47), which is also the folder's name in `locales/`.
    ///
    /// ```
    /// assert_eq!(touchmove_explain::Language::English.code(), "en");
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Greek => "el",
            Language::Finnish => "fi",
            Language::Arabic => "ar",
        }
    }

    /// Returns the language with this code, or `None` for an unknown code.
    ///
    /// ```
    /// use touchmove_explain::Language;
    /// assert_eq!(Language::from_code("en"), Some(Language::English));
    /// assert_eq!(Language::from_code("tlh"), None);
    /// ```
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// Returns the language of a tag or system locale, ignoring the country: `el-GR`,
    /// `fi_FI.UTF-8`.
    ///
    /// ```
    /// use touchmove_explain::Language;
    /// assert_eq!(Language::from_tag("fi_FI.UTF-8"), Some(Language::Finnish));
    /// assert_eq!(Language::from_tag("AR-eg"), Some(Language::Arabic));
    /// assert_eq!(Language::from_tag("C"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Language> {
        let code = tag.trim().split(['-', '_', '.', '@']).next().unwrap_or_default();
        Language::from_code(&code.to_ascii_lowercase())
    }

    /// Returns the letters that moves have in its sentences. Squares are a1 to h8 in every language,
    /// as on the board's edge.
    ///
    /// ```
    /// use touchmove_board::Role;
    /// use touchmove_explain::Language;
    /// assert_eq!(Language::Finnish.letters().piece(Role::Knight), "R");
    /// ```
    pub const fn letters(self) -> Letters {
        match self {
            Language::English => Letters::ENGLISH,
            Language::Greek => Letters::GREEK_LATIN,
            Language::Finnish => Letters::FINNISH,
            Language::Arabic => Letters::ARABIC,
        }
    }

    /// True if the language is written from right to left.
    ///
    /// ```
    /// use touchmove_explain::Language;
    /// assert!(Language::Arabic.is_right_to_left());
    /// assert!(!Language::Greek.is_right_to_left());
    /// ```
    pub const fn is_right_to_left(self) -> bool {
        matches!(self, Language::Arabic)
    }

    /// True if the decimal separator is a comma.
    pub(crate) const fn has_decimal_comma(self) -> bool {
        matches!(self, Language::Greek | Language::Finnish)
    }

    pub(crate) const fn files(self) -> Files {
        match self {
            Language::English => files!("en"),
            Language::Greek => files!("el"),
            Language::Finnish => files!("fi"),
            Language::Arabic => files!("ar"),
        }
    }
}

/// Writes the code.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Error for a tag of an unsupported language.
///
/// ```
/// let error = "tlh".parse::<touchmove_explain::Language>().unwrap_err();
/// assert_eq!(error.to_string(), "no language \"tlh\": there are en, el, fi, ar");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoSuchLanguage {
    /// The tag as given.
    pub tag: String,
}

impl fmt::Display for NoSuchLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Language::ALL.map(Language::code).join(", ");
        write!(f, "no language {:?}: there are {known}", self.tag)
    }
}

impl std::error::Error for NoSuchLanguage {}

/// Parses a code, or a tag as [`Language::from_tag`] does.
impl FromStr for Language {
    type Err = NoSuchLanguage;

    fn from_str(tag: &str) -> Result<Language, NoSuchLanguage> {
        Language::from_tag(tag).ok_or_else(|| NoSuchLanguage { tag: tag.to_owned() })
    }
}
