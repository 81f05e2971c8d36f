//! Tournament files: parsed for storage, and returned with results.

use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use touchmove_tournament::Text;
use touchmove_tournament::trf::{EntryError, File, Outcome, StoredFile};

/// A parsed tournament file.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct TournamentFile {
    /// Encoding of the file.
    pub encoding: String,
    /// True if the file begins with a byte order mark.
    pub marked: bool,
    /// Lines of the file, with names separated.
    pub kept: StoredFile,
    /// Number of players in the file.
    pub players: usize,
}

/// A round to enter in a tournament file.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Entered {
    /// The boards whose players have start ranks.
    pub boards: Vec<Paired>,
    /// The start ranks of players without a game, with the codes of FIDE's files.
    pub idle: Vec<(u32, char)>,
}

/// A board of a round.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Paired {
    /// The start ranks of White and Black.
    pub ranks: [u32; 2],
    /// The results of White and Black; `None` while the game is in progress.
    pub outcomes: Option<[Outcome; 2]>,
}

/// Parses a tournament file, which may be followed by a pairing engine's list.
pub(super) fn tournament_file(bytes: &[u8]) -> Result<TournamentFile, Problem> {
    let Text { text, encoding, marked } = Text::decode(bytes);
    let alone = File::with_list(&text).map(|(file, _)| file);
    let file = alone.or_else(|| File::parse(&text)).ok_or_else(Problem::no_tournament_file)?;
    Ok(TournamentFile {
        encoding,
        marked,
        kept: StoredFile::of(&file),
        players: file.players().len(),
    })
}

/// The text of a round's stored file, with the results of some rounds.
pub(super) fn with_results(
    text: &[u8],
    kept_for: u32,
    rounds: &BTreeMap<u32, Entered>,
) -> Result<String, Problem> {
    let text = std::str::from_utf8(text).map_err(|_| Problem::failed())?;
    let mut file = File::parse(text).ok_or_else(Problem::failed)?;
    for (&round, entered) in rounds {
        enter(&mut file, kept_for, round, entered)
            .map_err(|why| Problem::not_in_file(why.to_string()))?;
    }
    Ok(file.text())
}

fn enter(file: &mut File, kept_for: u32, round: u32, entered: &Entered) -> Result<(), EntryError> {
    // If the file lists only players, its round gets the pairings from the list, as later rounds
    // do.
    if round > kept_for || file.round(round).pairs.is_empty() {
        for Paired { ranks: [white, black], .. } in &entered.boards {
            file.pair(round, *white, Some(*black))?;
        }
        for &(rank, code) in &entered.idle {
            file.idle(round, rank, code)?;
        }
    }
    for Paired { ranks, outcomes } in &entered.boards {
        for (rank, outcome) in ranks.iter().zip(outcomes.iter().flatten()) {
            file.enter(round, *rank, *outcome)?;
        }
    }
    Ok(())
}
