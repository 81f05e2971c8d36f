//! The pages contain no law: names of editions and limits of the Laws come from `answers`.
//!
//! The check reads `web/src` without comments and styles, and finds:
//! - the name of an edition, or its year in a string;
//! - a comparison with a limit of the Laws;
//! - such a limit anywhere in a file that mentions a pace (the maximum of a form field is the page's
//!   own).

use crate::none;
use crate::source::{files, read, shown};
use touchmove_laws::Edition;

/// Limits of rapid and blitz, half an hour of default time, five minutes and thirty seconds for
/// recording, and the automatic draws. Times are in seconds and in milliseconds.
const LIMITS: [&str; 14] = [
    "600", "900", "1800", "3600", "600000", "900000", "1800000", "3600000", "300000", "30000",
    "50", "75", "100", "150",
];
const PACES: [&str; 3] = ["blitz", "rapid", "Pace"];
/// Files exempt from the check: the API's description, and piece images, whose numbers are
/// coordinates. The page of controls shows made-up rulings.
const NOT_WRITTEN_HERE: [&str; 4] =
    ["api/schema.ts", "board/flatPieces.ts", "board/woodenPieces.ts", "controls/Surfaces.svelte"];

/// Returns the code of a page, line by line, without comments and styles.
fn code(text: &str) -> Vec<(usize, String)> {
    let mut hidden = None;
    let mut lines = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let trimmed = line.trim_start();
        let opened = [("/*", "*/"), ("<!--", "-->"), ("<style", "</style>")];
        let begins = opened.into_iter().find(|(begin, _)| trimmed.starts_with(begin));
        let end = hidden.or(begins.map(|(_, end)| end));
        match end {
            Some(end) => hidden = (!line.contains(end)).then_some(end),
            None if trimmed.starts_with("//") => {}
            None => lines.push((at + 1, line.to_owned())),
        }
    }
    lines
}

/// Returns the numbers of a line, each with the preceding text. Skips digits in strings, names and
/// style units.
fn numbers(line: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut rest = line;
    let mut before = String::new();
    while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
        let (passed, from) = rest.split_at(at);
        before.push_str(passed);
        let end = from.find(|c: char| !c.is_ascii_digit() && c != '_').unwrap_or(from.len());
        let (number, after) = from.split_at(end);
        let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || ".%\"'`".contains(c));
        if !part(before.chars().last()) && !part(after.chars().next()) {
            found.push((before.clone(), number.replace('_', "")));
        }
        before.push_str(number);
        rest = after;
    }
    found
}

/// Returns everything in a page's code that comes from the Laws, with its line.
fn law(text: &str) -> Vec<(usize, String)> {
    let lines = code(text);
    let paced = lines.iter().any(|(_, line)| PACES.iter().any(|pace| line.contains(pace)));
    let years = Edition::ALL.map(|edition| edition.name().split(' ').next_back().unwrap_or(""));
    let mut found = Vec::new();
    for (at, line) in lines {
        let quoted = |year: &str| {
            line.split(['"', '\'', '`'])
                .skip(1)
                .step_by(2)
                .any(|text| text.split(|c: char| !c.is_ascii_digit()).any(|part| part == year))
        };
        let of_year = |year: &&str| year.parse::<u32>().is_ok() && quoted(year);
        let edition = Edition::ALL
            .into_iter()
            .any(|edition| edition.name().contains(' ') && line.contains(edition.name()));
        let limit = numbers(&line).into_iter().any(|(before, number)| {
            let before = before.trim_end();
            let compared = ["<", "<=", ">", ">=", "==="].iter().any(|sign| before.ends_with(sign));
            let of_a_field = before.ends_with("max=");
            LIMITS.contains(&number.as_str()) && (compared || paced && !of_a_field)
        });
        if edition || limit || years.iter().any(of_year) {
            found.push((at, line.trim().to_owned()));
        }
    }
    found
}

#[test]
fn pages_contain_no_law() {
    let mut wrong = Vec::new();
    let pages = ["ts", "svelte"].into_iter().flat_map(|kind| files("web/src", kind));
    let mut count = 0;
    for path in pages {
        let name = shown(&path);
        if NOT_WRITTEN_HERE.iter().any(|other| name.ends_with(other)) {
            continue;
        }
        count += 1;
        let found = law(&read(&path)).into_iter();
        wrong.extend(found.map(|(at, line)| format!("{name}:{at}: {line}")));
    }
    assert!(count > 200, "only {count} pages found; have they moved?");
    none("pages with a name or a limit from the Laws (ask `/api/editions`)", wrong);
}

#[test]
fn detects_law() {
    for page in [
        "const HALF_AN_HOUR = [\"FIDE 2009 Finland\"];",
        "const nth = (laws) => (laws.includes(\"2009\") ? [1, 2, 3] : [1, 2]);",
        "  laws: \"FIDE 2023\",",
        "return time <= 600 ? \"blitz\" : \"rapid\";",
        "return time < 3600;",
        "if (left < 300_000) return;",
        "type Pace = \"slow\";\nconst LIMIT = 15 * 60 + 900;",
        "const own = \"Finnish blitz 2008\";",
    ] {
        assert!(!law(page).is_empty(), "{page}");
    }
    for page in [
        "// as under FIDE 2023",
        "/**\n * In FIDE 2009 it was 600.\n */",
        "<style>\n  b { font-weight: 600; z-index: 900 }\n</style>",
        "const PRESETS = [\"900+10\"]; // blitz",
        "const pause = 600;",
        "<b class=\"blitz\">\n<input max=\"3600\" />",
        "const AT = \"2026-11-24\";",
        "board: [1, 50]",
    ] {
        assert!(law(page).is_empty(), "{page}: {:?}", law(page));
    }
}
