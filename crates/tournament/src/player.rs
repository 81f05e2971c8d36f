//! Players of a list.

use serde::{Deserialize, Serialize};

/// A player of a list. Fields missing in the source are empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct Person {
    /// The name as in the source: `Lastname, Firstname`.
    pub name: String,
    /// The start rank.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
    /// The title: `GM`, `WIM` ...
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
    /// The federation: `FIN`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// The FIDE ID.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub fide_id: String,
    /// The team or club.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub team: String,
}

const TITLES: [&str; 8] = ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"];

/// Words for a bye, in the languages of pairing programs.
const BYES: [&str; 31] = [
    "bye",
    "-",
    "--",
    "---",
    "–",
    "0",
    "0000",
    "not paired",
    "unpaired",
    "no opponent",
    "absent",
    "full point bye",
    "half point bye",
    "zero point bye",
    "full-point bye",
    "half-point bye",
    "half-point-bye",
    "spielfrei",
    "nicht ausgelost",
    "freilos",
    "exempt",
    "libre",
    "descansa",
    "riposo",
    "vapaa",
    "huili",
    "ρεπό",
    "ρεπο",
    "μη κληρωμένος",
    "راحة",
    "معفى",
];

impl Person {
    /// Parses a player from a single field. A start rank and a title before the name are split off,
    /// and so are brackets after it.
    ///
    /// ```
    /// use touchmove_tournament::Person;
    ///
    /// let person = Person::from_field("WGM Hou, Yifan (2650)");
    /// assert_eq!((person.name.as_str(), person.title.as_str()), ("Hou, Yifan", "WGM"));
    /// assert_eq!(person.rating, Some(2650));
    /// ```
    #[must_use]
    pub fn from_field(field: &str) -> Person {
        let (rest, bracket) = bracket(field.trim());
        let (rank, rest) = ranked(rest);
        let (title, name) = titled(rest);
        // Points may be before the rating: `(1.5 1850)`.
        let rating = bracket.and_then(|inside| inside.split_whitespace().rev().find_map(rating));
        Person { name: tidy(name), rank, title: title.to_owned(), rating, ..Person::default() }
    }

    /// Returns the letters of a name, so that names can be compared without punctuation and spaces.
    pub(crate) fn letters(name: &str) -> String {
        let letters = name.chars().filter(|sign| sign.is_alphanumeric());
        letters.flat_map(char::to_lowercase).collect()
    }

    /// True if a field means that the player has no opponent.
    ///
    /// ```
    /// use touchmove_tournament::Person;
    /// assert!(Person::is_bye("spielfrei") && Person::is_bye("BYE"));
    /// assert!(!Person::is_bye("Byelik, Anna"));
    /// ```
    #[must_use]
    pub fn is_bye(field: &str) -> bool {
        let field = field.trim().to_lowercase();
        let plain = field.trim_matches(['(', ')', '*']).trim();
        field.is_empty() || BYES.contains(&plain)
    }
}

/// Parses a FIDE title.
pub(crate) fn title(field: &str) -> Option<&'static str> {
    let upper = field.trim().to_uppercase();
    TITLES.into_iter().find(|title| *title == upper)
}

/// Parses the FIDE title in columns 11 to 13 of a line 001. Older files have short codes: `g`, `m`
/// (IM), `f`, `c`, `wg`, `wm`, `wf`, `wc`. The result is empty if the columns hold no title.
pub(crate) fn title_of_code(field: &str) -> &'static str {
    const CODES: [&str; 8] = ["G", "M", "F", "C", "WG", "WM", "WF", "WC"];
    let upper = field.trim().to_uppercase();
    let coded = || CODES.iter().zip(TITLES).find(|(code, _)| **code == upper);
    title(field).or_else(|| coded().map(|(_, title)| title)).unwrap_or_default()
}

/// Parses a number if it is plausible as a rating.
pub(crate) fn rating(field: &str) -> Option<u32> {
    let number = field.trim().parse().ok();
    number.filter(|number| (100..4000).contains(number))
}

/// Splits `12 Aalto, Anna` into the start rank and the rest.
fn ranked(name: &str) -> (Option<u32>, &str) {
    let parts = name.split_once(' ').filter(|(_, rest)| rest.contains(char::is_alphabetic));
    let rank = |number: &str| number.trim_end_matches('.').parse().ok().filter(|&rank| rank > 0);
    match parts {
        Some((number, rest)) if rank(number).is_some() => (rank(number), rest.trim()),
        _ => (None, name),
    }
}

fn titled(name: &str) -> (&str, &str) {
    match name.split_once(' ') {
        Some((title, rest)) if TITLES.contains(&title) => (title, rest.trim()),
        _ => ("", name),
    }
}

/// Splits off brackets at the end that contain points, a rating or a start rank.
fn bracket(field: &str) -> (&str, Option<&str>) {
    let open = field.strip_suffix(')').and_then(|rest| rest.rsplit_once('('));
    let said = |inside: &str| {
        let plain = |word: &str| word.chars().all(|s| s.is_ascii_digit() || ".,;½".contains(s));
        let unrated = |word: &str| ["unr", "unr.", "unrated"].contains(&word);
        inside.split_whitespace().all(|word| plain(word) || unrated(word)) && !inside.is_empty()
    };
    match open {
        Some((name, inside)) if said(inside) => (name.trim(), Some(inside)),
        _ => (field, None),
    }
}

/// Replaces each run of white space by a single space.
fn tidy(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}
