//! Languages and their files.

/// A language that sentences can be had in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
}

/// The text of a file in `locales/`.
macro_rules! locale {
    ($($path:literal),+) => {
        include_str!(concat!("../../../locales/", $($path),+))
    };
}

/// The files of a folder in `locales/`: names first, then sentences.
macro_rules! files {
    ($folder:literal) => {
        Files {
            names: locale!($folder, "/names.ftl"),
            sentences: &[
                locale!($folder, "/rulings.ftl"),
                locale!($folder, "/questions.ftl"),
                locale!($folder, "/articles.ftl"),
                locale!($folder, "/illegal.ftl"),
                locale!($folder, "/problems.ftl"),
                locale!($folder, "/mate.ftl"),
                locale!($folder, "/audit.ftl"),
                locale!($folder, "/cli.ftl"),
                locale!($folder, "/server.ftl"),
            ],
        }
    };
}

/// What a language consists of.
pub(crate) struct Files {
    pub names: &'static str,
    pub sentences: &'static [&'static str],
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 1] = [Language::English];

    /// Its code (BCP 47), which is also its folder in `locales/`.
    ///
    /// ```
    /// assert_eq!(touchmove_explain::Language::English.code(), "en");
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
        }
    }

    /// The language of that code, if there is one.
    ///
    /// ```
    /// use touchmove_explain::Language;
    /// assert_eq!(Language::from_code("en"), Some(Language::English));
    /// assert_eq!(Language::from_code("tlh"), None);
    /// ```
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    pub(crate) const fn files(self) -> Files {
        match self {
            Language::English => files!("en"),
        }
    }
}
