//! Tournament files: reads the output of pairing programs, and writes results.
//!
//! Touchmove does not pair players, because programs endorsed by FIDE do. This crate reads the
//! files of such programs in any encoding, and writes results into the same file.
//!
//! ```
//! use touchmove_tournament::{Text, Preview};
//!
//! let list = Text::decode(b"Bo.;White;Rtg;Black;Rtg\n1;M\xfcller, J\xfcrgen;2210;Boris;1999\n");
//! let preview = Preview::of(&list.text, None);
//! assert_eq!(preview.boards[0].white.name, "Müller, Jürgen");
//! assert_eq!(preview.boards[0].black.rating, Some(1999));
//! ```
//!
//! # The mental model
//!
//! - [`Text`] is decoded text that can be encoded to the original bytes.
//! - [`trf::File`] is a FIDE Tournament Report File (TRF) as lines. Results are written into their
//!   columns. Every other byte stays unchanged.
//! - [`Preview`] is the parsed content of any source: boards, byes, and all other lines with their
//!   kind. An arbiter checks it before anything is created. [Hidden](hidden) characters are
//!   removed, and a remark reports each removal.
//!
//! # Limits
//!
//! The crate makes no pairings, rankings or tie-breaks. It does no I/O and does not panic.

pub mod csv;
pub mod hidden;
mod html;
mod list;
mod livechess;
mod player;
mod preview;
pub mod swiss_manager;
mod swisssys;
mod text;
mod tokens;
pub mod trf;
mod vega;
mod workbook;

pub use player::Person;
pub use preview::{Board, EventFacts, IdlePlayer, LineKind, Preview, PreviewLine, Source};
pub use text::Text;

use std::collections::HashMap;
use tokens::TooMany;
use trf::File;
use workbook::RefusalReason;

/// Stack, in bytes, that suffices to parse any file, even without optimisation. Untrusted files are
/// parsed on a thread with at least this stack.
pub const STACK: usize = 2 << 20;

impl Preview {
    /// Parses a text. In a tournament file, the given round counts. The default is the last round
    /// with a pairing.
    ///
    /// ```
    /// use touchmove_tournament::{Source, Preview};
    ///
    /// let preview = Preview::of("Aalto, Anna - Berg, Bo\nCosta, Carla - bye\n", None);
    /// assert_eq!(preview.boards[0].black.name, "Berg, Bo");
    /// assert_eq!(preview.byes[0].player.name, "Costa, Carla");
    /// assert_eq!(preview.source, Source::Pairings);
    /// ```
    #[must_use]
    pub fn of(text: &str, round: Option<u32>) -> Preview {
        Preview::of_text(text, round).without_hidden()
    }

    fn of_text(text: &str, round: Option<u32>) -> Preview {
        if let Some(file) = vega::as_trf(text).and_then(|text| File::parse(&text)) {
            return Preview { source: Source::Vega, ..Preview::of_file(&file, round) };
        }
        if let Some((file, list)) = File::with_list(text) {
            return Preview::of_engine(&file, &list);
        }
        if let Some(file) = File::parse(text) {
            return Preview::of_file(&file, round);
        }
        livechess::read(text)
            .or_else(|| swisssys::read(text, round))
            .or_else(|| swiss_manager::read(text, round))
            .or_else(|| vega::pairs(text))
            .unwrap_or_else(|| match html::lines(text) {
                Some(Ok(lines)) => list::read(&lines, round),
                Some(Err(TooMany)) => Preview::refused(LineKind::TooMuch),
                None => list::read(text, round),
            })
    }

    /// Parses a file together with a pairing engine's output. If the last round has been played,
    /// the pairings are for the next one.
    fn of_engine(file: &File, list: &str) -> Preview {
        let last = file.last_round();
        let pairs = file.round(last).pairs;
        let played = !pairs.is_empty() && pairs.iter().all(|pair| pair.codes != [' ', ' ']);
        let number = if last == 0 || played { last.saturating_add(1) } else { last };
        let known = Preview::of_file(file, Some(number));
        let paired = list::read(list, None).with_names(file);
        let byes = known.byes.into_iter().chain(paired.byes).collect();
        Preview { boards: paired.boards, lines: paired.lines, byes, ..known }
    }

    /// Parses a file, which is text in any encoding, a saved web page, or an `.xlsx` workbook. In a
    /// workbook, the first sheet with a list counts.
    ///
    /// ```
    /// use touchmove_tournament::{LineKind, Preview};
    ///
    /// let found = Preview::of_bytes(b"Aalto, Anna - M\xe4ki, Bo\n", None);
    /// assert_eq!(found.boards[0].black.name, "Mäki, Bo");
    /// let old = Preview::of_bytes(b"\xd0\xcf\x11\xe0 an old workbook", None);
    /// assert_eq!(old.lines[0].is, LineKind::OldWorkbook);
    /// ```
    #[must_use]
    pub fn of_bytes(bytes: &[u8], round: Option<u32>) -> Preview {
        match workbook::sheets(bytes) {
            None => Preview::of(&Text::decode(bytes).text, round),
            Some(Ok(sheets)) => {
                let mut read = sheets.iter().map(|sheet| list::read(sheet, round));
                let first = read.next().unwrap_or_default();
                let says = |found: &Preview| found.says_something();
                let found = if says(&first) { first } else { read.find(says).unwrap_or(first) };
                found.without_hidden()
            }
            Some(Err(refused)) => Preview::refused(match refused {
                RefusalReason::Old => LineKind::OldWorkbook,
                RefusalReason::TooMuch => LineKind::TooMuch,
                RefusalReason::Broken => LineKind::Broken,
            }),
        }
    }

    /// True if a table with a heading was found, of pairings or of players.
    fn says_something(&self) -> bool {
        matches!(self.source, Source::Table | Source::StartList)
    }

    /// Reads a round from a tournament file.
    ///
    /// ```
    /// use touchmove_tournament::{Preview, trf::File};
    ///
    /// let file = File::parse("012 Open\n001    1      Hou,Oscar\n").unwrap();
    /// let preview = Preview::of_file(&file, None);
    /// assert_eq!((preview.event.name.as_str(), preview.boards.len()), ("Open", 0));
    /// ```
    #[must_use]
    pub fn of_file(file: &File, round: Option<u32>) -> Preview {
        let number = round.unwrap_or_else(|| file.last_round());
        let round = file.round(number);
        let teams = file.teams();
        let person = |rank: u32| {
            let mut person =
                file.player(rank).map_or_else(Person::default, |one| one.person.clone());
            person.team = teams.get(&rank).copied().unwrap_or_default().to_owned();
            person
        };
        let line = |rank: u32| file.player(rank).map_or(0, |player| player.line.saturating_add(1));
        let boards = round.pairs.iter().map(|pair| Board {
            number: 0,
            white: person(pair.white),
            black: person(pair.black),
            result: result(pair.codes),
            line: line(pair.white),
        });
        let byes = round.byes.iter().map(|bye| IdlePlayer {
            player: person(bye.rank),
            code: if bye.code == ' ' { 'Z' } else { bye.code },
            line: line(bye.rank),
        });
        let wrong = round.wrong.iter().map(|&at| PreviewLine {
            number: at.saturating_add(1),
            text: file.lines().nth(at).unwrap_or_default().to_owned(),
            is: LineKind::Contradiction,
        });
        let (boards, byes) = (boards.collect(), byes.collect());
        let found = Preview {
            source: Source::Trf,
            event: facts(file, number),
            round: (number > 0).then_some(number),
            boards,
            byes,
            players: Vec::new(),
            lines: wrong.collect(),
        };
        found.numbered().without_hidden()
    }

    /// Replaces names, and start ranks such as a pairing engine prints, by the players of a
    /// tournament file. Names are compared without punctuation.
    ///
    /// ```
    /// use touchmove_tournament::{Preview, trf::File};
    ///
    /// let line = |rank, name| format!("001 {rank:>4}      {name}\n");
    /// let file = File::parse(&[line(1, "Hou,Oscar"), line(2, "Le,Anish")].concat()).unwrap();
    /// let paired = Preview::of("1\n2 1\n", None).with_names(&file);
    /// assert_eq!(paired.boards[0].white.name, "Le,Anish");
    /// ```
    #[must_use]
    pub fn with_names(mut self, file: &File) -> Preview {
        let mut by_name = HashMap::new();
        for player in file.players() {
            by_name.entry(Person::letters(&player.person.name)).or_insert(player);
        }
        let named = |person: &Person| {
            let found = match person.rank {
                _ if !person.name.is_empty() => {
                    by_name.get(&Person::letters(&person.name)).copied()
                }
                Some(rank) => file.player(rank),
                None => None,
            };
            let known = found.map(|player| player.person.clone());
            known.or_else(|| (!person.name.is_empty()).then(|| person.clone()))
        };
        let mut unknown = Vec::new();
        self.boards.retain_mut(|board| match (named(&board.white), named(&board.black)) {
            (Some(white), Some(black)) => {
                (board.white, board.black) = (white, black);
                true
            }
            _ => {
                let text =
                    format!("{} {}", board.white.rank.unwrap_or(0), board.black.rank.unwrap_or(0));
                unknown.push(PreviewLine { number: board.line, text, is: LineKind::NoSuchRank });
                false
            }
        });
        for idle in &mut self.byes {
            idle.player = named(&idle.player).unwrap_or_else(|| idle.player.clone());
        }
        self.lines.extend(unknown);
        self.without_hidden()
    }
}

fn facts(file: &File, round: u32) -> EventFacts {
    let fact = |number| file.fact(number).unwrap_or_default().to_owned();
    let control = [fact("222"), fact("122")].into_iter().find(|control| !control.is_empty());
    EventFacts {
        name: fact("012"),
        city: fact("022"),
        time_control: control.unwrap_or_default(),
        date: file.date(round).unwrap_or_default(),
    }
}

/// Formats the result of two codes, such as `1-0` or `+--`. It is empty without a result.
fn result(codes: [char; 2]) -> String {
    match codes {
        [' ', ' '] => String::new(),
        [white, black] => format!("{white}-{black}").replace('=', "½").replace(' ', ""),
    }
}
