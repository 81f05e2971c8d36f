//! Preview of a file or of pasted text, line by line.

use crate::hidden;
use crate::player::Person;
use serde::Serialize;
use std::borrow::Cow;

/// The parsed content of a source. A person checks it before anything is created.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Preview {
    /// The type of source.
    pub source: Source,
    /// Facts about the event.
    pub event: EventFacts,
    /// The round, if the source names one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// The boards.
    pub boards: Vec<Board>,
    /// Players without a game.
    pub byes: Vec<IdlePlayer>,
    /// Players, if the source is a start list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<Person>,
    /// Other lines: headings, titles, and lines that were not understood.
    pub lines: Vec<PreviewLine>,
}

/// The type of a source.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ReadSource))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// FIDE's Tournament Report File.
    Trf,
    /// A table with column headings.
    Table,
    /// One pairing on each line, without a heading.
    #[default]
    Pairings,
    /// One name on each line: the first plays the second.
    Names,
    /// Two start ranks on each line, as pairing engines print them.
    Numbers,
    /// A round's `index.json` of DGT's `LiveChess`.
    Livechess,
    /// A tournament saved by Vega: `.tdf`.
    Vega,
    /// A tournament saved by `SwissSys`: `.sjson`.
    Swisssys,
    /// A list of players without pairings.
    StartList,
}

/// Facts about the event. Facts missing in the source are empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ReadFacts))]
#[serde(default)]
pub struct EventFacts {
    /// The event's name.
    pub name: String,
    /// The event's city.
    pub city: String,
    /// The time control as in the source.
    pub time_control: String,
    /// The date of the round: `2026.03.04`.
    pub date: String,
}

/// A board.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ReadBoard))]
pub struct Board {
    /// The number in the source, or the place in the list.
    pub number: u32,
    /// White.
    pub white: Person,
    /// Black.
    pub black: Person,
    /// The result, if the source has one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub result: String,
    /// The line number, from 1.
    pub line: usize,
}

/// A player without a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ReadIdle))]
pub struct IdlePlayer {
    /// The player.
    pub player: Person,
    /// The code in FIDE's files: `H`, `F`, `U` or `Z`.
    pub code: char,
    /// The line number, from 1.
    pub line: usize,
}

/// A line without a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ReadLine))]
pub struct PreviewLine {
    /// The line number, from 1.
    pub number: usize,
    /// The text of the line.
    pub text: String,
    /// The type of the line.
    pub is: LineKind,
}

/// The type of a line without a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ReadKind))]
#[serde(rename_all = "snake_case")]
pub enum LineKind {
    /// The heading of the table.
    Heading,
    /// A title or a remark next to the table.
    Remark,
    /// Not understood: the second name is missing.
    OneName,
    /// Not understood: a number without names.
    NoName,
    /// Not understood: the lines of both players contradict each other, or the pairing is invalid.
    Contradiction,
    /// Not understood: duplicate board number.
    NumberTwice,
    /// Not understood: unknown start rank.
    NoSuchRank,
    /// A line of another round.
    OtherRound,
    /// Not understood: the workbook is older than `.xlsx` or has a password.
    OldWorkbook,
    /// Hidden characters were removed from the text of this line.
    HiddenSigns,
    /// Not understood: the file exceeds an upper bound.
    TooMuch,
    /// Not understood: the file is damaged or is not a list.
    Broken,
}

impl LineKind {
    /// True if a person has to check the line.
    ///
    /// ```
    /// use touchmove_tournament::LineKind;
    /// assert!(LineKind::OneName.is_fault() && !LineKind::Heading.is_fault());
    /// ```
    #[must_use]
    pub const fn is_fault(self) -> bool {
        !matches!(
            self,
            LineKind::Heading | LineKind::Remark | LineKind::OtherRound | LineKind::HiddenSigns
        )
    }
}

impl Preview {
    /// True if the file was refused because it exceeds an upper bound.
    ///
    /// ```
    /// use touchmove_tournament::Preview;
    ///
    /// let page = format!("<table><tr><td {}>Anna</table>", "a=\"b\" ".repeat(1_000));
    /// assert!(Preview::of(&page, None).is_too_much());
    /// ```
    #[must_use]
    pub fn is_too_much(&self) -> bool {
        self.lines.iter().any(|line| line.is == LineKind::TooMuch)
    }

    /// Removes hidden characters from all texts. Adds a remark for each board and player that had
    /// such characters.
    pub(crate) fn without_hidden(mut self) -> Preview {
        let event = &mut self.event;
        let facts = [&mut event.name, &mut event.city, &mut event.time_control, &mut event.date];
        let mut found: Vec<PreviewLine> =
            facts.into_iter().filter_map(|text| cleaned(text, 1)).collect();
        for Board { white, black, result, line, .. } in &mut self.boards {
            found.extend(cleaned(result, *line));
            found.extend(white.without_hidden(*line));
            found.extend(black.without_hidden(*line));
        }
        for IdlePlayer { player, line, .. } in &mut self.byes {
            found.extend(player.without_hidden(*line));
        }
        let players = self.players.iter_mut().zip(1..);
        found.extend(players.filter_map(|(player, place)| player.without_hidden(place)));
        for line in &mut self.lines {
            // No remark is needed, because the line is already in the list.
            cleaned(&mut line.text, line.number);
        }
        self.lines.extend(found);
        self
    }

    /// Returns an empty preview with the reason for a refusal.
    pub(crate) fn refused(is: LineKind) -> Preview {
        let line = PreviewLine { number: 1, text: String::new(), is };
        Preview { lines: vec![line], ..Preview::default() }
    }

    /// Gives a number to each board that has none, and reports duplicate numbers.
    pub(crate) fn numbered(mut self) -> Preview {
        let mut known = std::collections::BTreeSet::new();
        for at in 0..self.boards.len() {
            let Some(board) = self.boards.get_mut(at) else { continue };
            if board.number == 0 {
                board.number = u32::try_from(at.saturating_add(1)).unwrap_or(u32::MAX);
            }
            if !known.insert(board.number) {
                let text = format!("{}", board.number);
                self.lines.push(PreviewLine {
                    number: board.line,
                    text,
                    is: LineKind::NumberTwice,
                });
            }
        }
        self
    }
}

impl Person {
    /// Removes hidden characters. Returns a remark with the cleaned name if there were any.
    fn without_hidden(&mut self, line: usize) -> Option<PreviewLine> {
        let texts = [&mut self.title, &mut self.federation, &mut self.fide_id, &mut self.team];
        let others = texts.into_iter().filter_map(|text| cleaned(text, line)).count();
        let name = cleaned(&mut self.name, line);
        let text = self.name.clone();
        name.or_else(|| {
            (others > 0).then_some(PreviewLine { number: line, text, is: LineKind::HiddenSigns })
        })
    }
}

/// Removes hidden characters from a text. Returns a remark if there were any.
fn cleaned(text: &mut String, number: usize) -> Option<PreviewLine> {
    let Cow::Owned(clean) = hidden::without(text) else { return None };
    clean.trim().clone_into(text);
    Some(PreviewLine { number, text: text.clone(), is: LineKind::HiddenSigns })
}
