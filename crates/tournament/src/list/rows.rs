//! Splitter of lines into fields.

/// Separator of fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Separator {
    Tab,
    Semicolon,
    Bar,
    Comma,
    /// Two or more spaces.
    Blanks,
    /// A dash with spaces on both sides, or `vs`.
    Dash,
}

/// The separators in the order in which they are tried.
pub(super) const SEPARATORS: [Separator; 6] = [
    Separator::Tab,
    Separator::Semicolon,
    Separator::Bar,
    Separator::Dash,
    Separator::Blanks,
    Separator::Comma,
];

/// Field with its range of characters in the line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Field {
    pub text: String,
    pub from: usize,
    pub to: usize,
}

const DASHES: [&str; 6] = ["-", "–", "—", "v", "vs", "vs."];

/// Splits a line into fields. Separators within quotation marks do not count.
pub(super) fn fields(line: &str, sign: Separator) -> Vec<Field> {
    match sign {
        Separator::Tab => parted(line, '\t'),
        Separator::Semicolon => parted(line, ';'),
        Separator::Bar => parted(line.trim().trim_matches('|'), '|'),
        Separator::Comma => parted(line, ','),
        Separator::Blanks => by_blanks(line),
        Separator::Dash => by_dashes(line),
    }
}

/// Returns the texts of the fields.
pub(crate) fn parted_texts(line: &str, sign: char) -> Vec<String> {
    parted(line, sign).into_iter().map(|field| field.text).collect()
}

fn parted(line: &str, sign: char) -> Vec<Field> {
    let (mut all, mut text, mut quoted, mut from) = (Vec::new(), String::new(), false, 0);
    let mut letters = line.chars().enumerate().peekable();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' if quoted && letters.peek().is_some_and(|(_, next)| *next == '"') => {
                text.push('"');
                letters.next();
            }
            '"' => quoted = !quoted,
            one if one == sign && !quoted => {
                all.push(field(&text, from, at));
                text.clear();
                from = at.saturating_add(1);
            }
            other => text.push(other),
        }
    }
    all.push(field(&text, from, line.chars().count()));
    all
}

fn field(text: &str, from: usize, to: usize) -> Field {
    Field { text: text.trim().to_owned(), from, to }
}

fn by_blanks(line: &str) -> Vec<Field> {
    let (mut all, mut text, mut from, mut blanks) = (Vec::new(), String::new(), 0, 2_usize);
    let ends = line.chars().chain([' ', ' ']);
    for (at, letter) in ends.enumerate() {
        if letter != ' ' && letter != '\u{a0}' {
            if text.is_empty() {
                from = at;
            } else if blanks == 1 {
                text.push(' ');
            }
            (blanks, _) = (0, text.push(letter));
        } else {
            blanks = blanks.saturating_add(1);
            if blanks == 2 && !text.is_empty() {
                all.push(field(&text, from, at.saturating_sub(1)));
                text.clear();
            }
        }
    }
    all
}

/// Splits a line at the first dash that has spaces around it, text on the left and letters on the
/// right.
fn by_dashes(line: &str) -> Vec<Field> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let last_name = words.iter().rposition(|word| word.chars().any(char::is_alphabetic));
    let dash = |word: &&str| DASHES.contains(&word.to_lowercase().as_str());
    // A dash separates players only if text is before it and a name after it.
    let at = words
        .iter()
        .enumerate()
        .position(|(at, word)| at > 0 && last_name.is_some_and(|last| last > at) && dash(word));
    match at {
        None => vec![field(line, 0, line.chars().count())],
        Some(at) => [words.get(..at), words.get(at.saturating_add(1)..)]
            .into_iter()
            .flatten()
            .map(|words| field(&words.join(" "), 0, 0))
            .collect(),
    }
}

/// Assigns the fields of a row to the columns of the heading. In an aligned table a field belongs
/// to the nearest column.
pub(super) fn under(heading: &[Field], line: &str, sign: Separator) -> Vec<String> {
    let found = fields(line, sign);
    let mut row = vec![String::new(); heading.len()];
    if sign != Separator::Blanks {
        found.into_iter().zip(&mut row).for_each(|(field, place)| *place = field.text);
        return row;
    }
    for field in found {
        let near = heading.iter().enumerate().min_by_key(|(_, head)| distance(head, &field));
        let place = near.and_then(|(at, _)| row.get_mut(at));
        if let Some(place) = place {
            if !place.is_empty() {
                place.push(' ');
            }
            place.push_str(&field.text);
        }
    }
    row
}

/// Returns the horizontal distance between a field and a heading.
fn distance(head: &Field, field: &Field) -> (usize, usize) {
    let gap = head.from.saturating_sub(field.to).max(field.from.saturating_sub(head.to));
    let left = head.from.abs_diff(field.from);
    (gap, left)
}
