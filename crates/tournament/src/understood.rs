//! What was understood of a file or of pasted text, line by line.

use crate::hidden;
use crate::person::Person;
use serde::Serialize;
use std::borrow::Cow;

/// What was understood.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Understood {
    /// What kind of source it is.
    pub source: Source,
    /// What the source says of the event.
    pub event: Facts,
    /// The round, if the source names one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// The boards.
    pub boards: Vec<Board>,
    /// Who does not play.
    pub byes: Vec<Idle>,
    /// Who takes part, where the source is a list of players and pairs nobody.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<Person>,
    /// The lines that are no board: headings, titles, and those that were not understood.
    pub lines: Vec<Line>,
}

/// What kind of source it is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ReadSource))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// FIDE's Tournament Report File.
    Trf,
    /// A table whose heading names its columns.
    Table,
    /// A pairing a line, without a heading.
    #[default]
    Pairings,
    /// A name a line: the first plays the second.
    Names,
    /// Two start ranks a line, as pairing engines print them.
    Numbers,
    /// The `index.json` of a round of DGT's `LiveChess`.
    Livechess,
    /// The tournament as Vega keeps it: `.tdf`.
    Vega,
    /// The tournament as `SwissSys` keeps it: `.sjson`.
    Swisssys,
    /// A list of players that pairs nobody.
    StartList,
}

/// What a source says of the event. What it does not say is empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ReadFacts))]
#[serde(default)]
pub struct Facts {
    /// What it is called.
    pub name: String,
    /// Where it is.
    pub city: String,
    /// The time control, as it is written there.
    pub time_control: String,
    /// The date of the round: `2026.03.04`.
    pub date: String,
}

/// A board.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ReadBoard))]
pub struct Board {
    /// Its number: the source's, or its place in the list.
    pub number: u32,
    /// White.
    pub white: Person,
    /// Black.
    pub black: Person,
    /// The result, if the source has one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub result: String,
    /// The line that it stands on, from 1.
    pub line: usize,
}

/// Somebody who does not play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ReadIdle))]
pub struct Idle {
    /// Who.
    pub player: Person,
    /// `H`, `F`, `U` or `Z` as FIDE's files have it.
    pub code: char,
    /// The line, from 1.
    pub line: usize,
}

/// A line that is no board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ReadLine))]
pub struct Line {
    /// Its number, from 1.
    pub number: usize,
    /// What stands there.
    pub text: String,
    /// What it was taken for.
    pub is: Kind,
}

/// What a line was taken for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ReadKind))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The heading of the table.
    Heading,
    /// A title, or a remark beside the table.
    Remark,
    /// Not understood: there is no second name.
    OneName,
    /// Not understood: there is a number but no names.
    NoName,
    /// Not understood: the two players' lines contradict each other, or the pairing is none.
    Contradiction,
    /// Not understood: the board's number is there twice.
    NumberTwice,
    /// Not understood: nobody has that start rank.
    NoSuchRank,
    /// Of another round than the one that was read.
    OtherRound,
    /// Not understood: the file is a workbook of the time before `.xlsx`, or has a password.
    OldWorkbook,
    /// Understood, but for characters that nobody sees, which were left out.
    HiddenSigns,
    /// Not understood: the file holds too much.
    TooMuch,
    /// Not understood: the file is damaged, or no list.
    Broken,
}

impl Kind {
    /// Whether somebody has to look at the line.
    ///
    /// ```
    /// use touchmove_tournament::Kind;
    /// assert!(Kind::OneName.is_fault() && !Kind::Heading.is_fault());
    /// ```
    #[must_use]
    pub const fn is_fault(self) -> bool {
        !matches!(self, Kind::Heading | Kind::Remark | Kind::OtherRound | Kind::HiddenSigns)
    }
}

impl Understood {
    /// True if the file was refused because it holds more than a list of players can.
    ///
    /// ```
    /// use touchmove_tournament::Understood;
    ///
    /// let page = format!("<table><tr><td {}>Anna</table>", "a=\"b\" ".repeat(1_000));
    /// assert!(Understood::of(&page, None).is_too_much());
    /// ```
    #[must_use]
    pub fn is_too_much(&self) -> bool {
        self.lines.iter().any(|line| line.is == Kind::TooMuch)
    }

    /// Leaves hidden characters out of all texts, and says of which boards and players.
    pub(crate) fn without_hidden(mut self) -> Understood {
        let event = &mut self.event;
        let facts = [&mut event.name, &mut event.city, &mut event.time_control, &mut event.date];
        let mut found: Vec<Line> = facts.into_iter().filter_map(|text| cleaned(text, 1)).collect();
        for Board { white, black, result, line, .. } in &mut self.boards {
            found.extend(cleaned(result, *line));
            found.extend(white.without_hidden(*line));
            found.extend(black.without_hidden(*line));
        }
        for Idle { player, line, .. } in &mut self.byes {
            found.extend(player.without_hidden(*line));
        }
        let players = self.players.iter_mut().zip(1..);
        found.extend(players.filter_map(|(player, place)| player.without_hidden(place)));
        for line in &mut self.lines {
            // The line itself says that it is something else than a board.
            cleaned(&mut line.text, line.number);
        }
        self.lines.extend(found);
        self
    }

    /// Nothing, and why.
    pub(crate) fn refused(is: Kind) -> Understood {
        let line = Line { number: 1, text: String::new(), is };
        Understood { lines: vec![line], ..Understood::default() }
    }

    /// Numbers the boards that have no number, and says which number is there twice.
    pub(crate) fn numbered(mut self) -> Understood {
        let mut known = std::collections::BTreeSet::new();
        for at in 0..self.boards.len() {
            let Some(board) = self.boards.get_mut(at) else { continue };
            if board.number == 0 {
                board.number = u32::try_from(at.saturating_add(1)).unwrap_or(u32::MAX);
            }
            if !known.insert(board.number) {
                let text = format!("{}", board.number);
                self.lines.push(Line { number: board.line, text, is: Kind::NumberTwice });
            }
        }
        self
    }
}

impl Person {
    /// The remark names the player as the reader sees the name now.
    fn without_hidden(&mut self, line: usize) -> Option<Line> {
        let texts = [&mut self.title, &mut self.federation, &mut self.fide_id, &mut self.team];
        let others = texts.into_iter().filter_map(|text| cleaned(text, line)).count();
        let name = cleaned(&mut self.name, line);
        let text = self.name.clone();
        name.or_else(|| (others > 0).then_some(Line { number: line, text, is: Kind::HiddenSigns }))
    }
}

/// Leaves the hidden characters of a text out, and says what it is now.
fn cleaned(text: &mut String, number: usize) -> Option<Line> {
    let Cow::Owned(clean) = hidden::without(text) else { return None };
    clean.trim().clone_into(text);
    Some(Line { number, text: text.clone(), is: Kind::HiddenSigns })
}
