//! The chapters of the editions, keyed by the first part of their articles' numbers.

use super::metadata::Pair;

/// Chapters with the same number in every edition of FIDE.
pub(super) const BASIC: &[Pair] = &[
    ("Introduction", "introduction"),
    ("Preface", "preface"),
    ("1", "nature"),
    ("2", "initial-position"),
    ("3", "moves"),
    ("4", "act-of-moving"),
    ("5", "completion"),
    ("6", "chessclock"),
    ("7", "irregularities"),
    ("8", "recording"),
    ("9", "drawn-game"),
];

/// Further chapters of 2009.
pub(super) const FIDE_2009: &[Pair] = &[
    ("10", "quickplay-finish"),
    ("11", "points"),
    ("12", "conduct"),
    ("13", "arbiter"),
    ("14", "fide"),
    ("A", "rapid"),
    ("B", "blitz"),
    ("C", "notation"),
    ("D", "quickplay-without-arbiter"),
    ("E", "blind-players"),
    ("F", "chess960"),
    ("Adj", "adjourned-games"),
];

/// Chapters with the same number in every edition since 2014.
pub(super) const SINCE_2014: &[Pair] = &[
    ("10", "points"),
    ("11", "conduct"),
    ("12", "arbiter"),
    ("A", "rapid"),
    ("B", "blitz"),
    ("C", "notation"),
    ("D", "blind-players"),
];

/// Further chapters of 2014.
pub(super) const FIDE_2014: &[Pair] =
    &[("E", "adjourned-games"), ("F", "chess960"), ("G", "quickplay-finish")];

/// Chapters with the same number since 2018, when three appendices became guidelines.
pub(super) const GUIDELINES: &[Pair] = &[
    ("Guidelines", "guidelines"),
    ("GI", "adjourned-games"),
    ("GII", "chess960"),
    ("GIII", "without-increment"),
];
