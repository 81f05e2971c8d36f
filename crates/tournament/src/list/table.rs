//! Tables with column headings.

use super::headings::{Column, columns, of_players};
use super::rows::{Field, SEPARATORS, Separator, fields, under};
use crate::player::{Person, rating, title};
use crate::preview::{Board, IdlePlayer, LineKind, PreviewLine};

/// Heading of a table.
pub(super) struct Heading {
    /// Index of the line, from 0.
    pub at: usize,
    sign: Separator,
    fields: Vec<Field>,
    columns: Vec<Column>,
}

type HeadingParser = fn(&[String]) -> Option<Vec<Column>>;

/// Parsed row of a table.
pub(super) enum Row {
    Board(Board),
    Idle(IdlePlayer),
    Line(PreviewLine),
}

/// Upper bound on the lines before the heading. Saved pages have text of the organiser in these
/// lines.
const FAR: usize = 200;

impl Heading {
    pub fn find(lines: &[&str]) -> Option<Heading> {
        let find = |known: HeadingParser| {
            let mut near = lines.iter().take(FAR).enumerate();
            near.find_map(|(at, line)| Heading::at_line(at, line, known))
        };
        find(columns).or_else(|| find(of_players))
    }

    fn at_line(at: usize, line: &str, known: HeadingParser) -> Option<Heading> {
        SEPARATORS.iter().find_map(|&sign| {
            let fields = fields(line, sign);
            let texts: Vec<String> = fields.iter().map(|field| field.text.clone()).collect();
            let columns = known(&texts)?;
            Some(Heading { at, sign, fields, columns })
        })
    }

    /// True for the heading of a start list.
    pub fn is_of_players(&self) -> bool {
        self.at(Column::White).is_none()
    }

    /// True if the line repeats the heading. Some programs repeat it before each round.
    pub fn is_repeated(&self, line: &str) -> bool {
        fields(line, self.sign)
            .iter()
            .map(|field| &field.text)
            .eq(self.fields.iter().map(|f| &f.text))
    }

    /// Parses a row of a start list. Returns `None` if the row has no player.
    pub fn player(&self, line: &str) -> Option<Person> {
        let fields = under(&self.fields, line, self.sign);
        let name = self.at(Column::Name)?;
        let mut person = Person::from_field(fields.get(name)?);
        for (at, (field, &column)) in fields.iter().zip(&self.columns).enumerate() {
            take(&mut person, column, field, at.abs_diff(name));
        }
        let told = person.rank.is_some() || person.rating.is_some();
        (is_name(&person.name) && told).then_some(person)
    }

    pub fn row(&self, number: usize, line: &str) -> Row {
        let fields = under(&self.fields, line, self.sign);
        let get = |wanted: Column| self.at(wanted).and_then(|at| fields.get(at));
        let text = |wanted| get(wanted).map(String::as_str).unwrap_or_default();
        let [white, black] = [Column::White, Column::Black].map(text);
        let said = |is| Row::Line(PreviewLine { number, text: line.to_owned(), is });
        match (is_name(white), is_name(black)) {
            (false, false) => said(LineKind::Remark),
            (true, true) => Row::Board(Board {
                number: whole(text(Column::Board)).or_else(|| self.first(&fields)).unwrap_or(0),
                white: self.person(&fields, true),
                black: self.person(&fields, false),
                result: self.result(&fields),
                line: number,
            }),
            (true, false) if Person::is_bye(black) => Row::Idle(IdlePlayer {
                player: self.person(&fields, true),
                code: code(black, text(Column::Result)),
                line: number,
            }),
            (false, true) if Person::is_bye(white) => Row::Idle(IdlePlayer {
                player: self.person(&fields, false),
                code: code(white, text(Column::Result)),
                line: number,
            }),
            _ => said(LineKind::OneName),
        }
    }

    /// Returns the result. It is in one column for both players, or in one column for each player.
    fn result(&self, fields: &[String]) -> String {
        let own = fields.iter().zip(&self.columns).filter(|(_, column)| **column == Column::Result);
        let own: Vec<String> = own.map(|(field, _)| played(field)).collect();
        match own.as_slice() {
            [white, black] if !white.is_empty() && !black.is_empty() => format!("{white}-{black}"),
            [one, ..] => one.clone(),
            [] => String::new(),
        }
    }

    fn at(&self, wanted: Column) -> Option<usize> {
        self.columns.iter().position(|&column| column == wanted)
    }

    /// Returns the board number from the first column, for tables without a board column. White's
    /// start number does not count as a board number.
    fn first(&self, fields: &[String]) -> Option<u32> {
        let ranks = self.columns.iter().filter(|&&column| column == Column::Rank).count();
        let first = matches!(self.columns.first()?, Column::Rank | Column::Other);
        (first && ranks != 2).then(|| whole(fields.first()?)).flatten()
    }

    /// Parses a player. Columns before the [border](Self::border) belong to White, the others to
    /// Black.
    fn person(&self, fields: &[String], white: bool) -> Person {
        let name = self.at(if white { Column::White } else { Column::Black }).unwrap_or(0);
        let mut person = Person::from_field(fields.get(name).map_or("", String::as_str));
        let border = self.border();
        let own = fields.iter().zip(&self.columns).enumerate();
        let own = own.filter(|(at, _)| (*at < border) == white && *at != name);
        for (at, (field, &column)) in own {
            take(&mut person, column, field, at.abs_diff(name));
        }
        person
    }

    /// Returns the first column that belongs to Black. It follows the result, or else White's
    /// columns.
    fn border(&self) -> usize {
        let white = self.at(Column::White).unwrap_or(0);
        let black = self.at(Column::Black).unwrap_or(0);
        let between = self.columns.iter().take(black).skip(white.saturating_add(1));
        let own = between.clone().position(|&column| column == Column::Result);
        let own = own.unwrap_or_else(|| self.doubled(white, black));
        white.saturating_add(1).saturating_add(own)
    }

    /// Returns the number of White's columns between the names, for a table without a result
    /// column. In such a table the same columns are before both names.
    fn doubled(&self, white: usize, black: usize) -> usize {
        let between = black.saturating_sub(white).saturating_sub(1);
        let before = self.columns.iter().take(white).rev();
        let same = before
            .zip(self.columns.iter().take(black).rev())
            .take(between)
            .take_while(|(left, right)| {
                left == right && !matches!(left, Column::Board | Column::Round)
            })
            .count();
        between.saturating_sub(same)
    }
}

fn set_title(person: &mut Person, field: &str) {
    if let Some(title) = title(field) {
        title.clone_into(&mut person.title);
    }
}

fn take(person: &mut Person, column: Column, field: &str, beside: usize) {
    match column {
        Column::Rank => person.rank = person.rank.or_else(|| whole(field)),
        Column::Rating => person.rating = person.rating.or_else(|| rating(field)),
        Column::Title => set_title(person, field),
        Column::Other if beside == 1 => set_title(person, field),
        Column::Federation => field.clone_into(&mut person.federation),
        Column::FideId => field.clone_into(&mut person.fide_id),
        Column::Team => field.clone_into(&mut person.team),
        _ => {}
    }
}

fn is_name(field: &str) -> bool {
    !Person::is_bye(field) && field.chars().any(char::is_alphabetic)
}

pub(super) fn whole(field: &str) -> Option<u32> {
    field.trim().trim_end_matches('.').parse().ok().filter(|&number| number > 0)
}

/// Returns the result of a field. A separator without numbers is not a result.
pub(super) fn played(field: &str) -> String {
    let tight: String = field.chars().filter(|letter| !letter.is_whitespace()).collect();
    let written = tight.chars().any(|letter| letter.is_ascii_digit() || "½+=".contains(letter));
    if written { tight } else { String::new() }
}

/// Returns the code of a bye: half-point bye, zero-point bye, or pairing-allocated bye.
fn code(words: &str, result: &str) -> char {
    let (words, result) = (words.to_lowercase(), result.trim());
    let half = ["½", "1/2", "0.5", "0,5", "="].iter().any(|half| result.starts_with(half));
    match () {
        () if half || words.contains("half") => 'H',
        () if words.contains("not paired") || words.contains("nicht ausgelost") => 'Z',
        () if result.starts_with('0') || words.contains("absent") => 'Z',
        () => 'U',
    }
}
