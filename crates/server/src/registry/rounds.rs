//! Rounds, each added in one step, and the results for their tournament files.

use super::MadeBoard;
use super::Registry;
use super::competition::{Competition, CompetitionState};
use super::event::{BYES, FILE, RESULT};
use crate::access::authority::Authority;
use crate::access::id_source::IdSource;
use crate::dto::boards::Board;
use crate::dto::rounds::{Byes, FileView, Idle, KeptFile, NewResult, NewRound};
use crate::problem::Problem;
use crate::reader::{self, Task, TournamentFile};
use crate::session_clock::wall;
use axum::body::Bytes;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use touchmove_answers::views::half_points;
use touchmove_board::Color;
use touchmove_game::{Game, Status};
use touchmove_laws::{Outcome, Score, Termination};
use touchmove_store::{Entry, EntryKind};
use touchmove_tournament::swiss_manager::{self, Row};
use touchmove_tournament::trf;

impl Competition {
    /// Appends a note about a round.
    pub(super) async fn record<T: Serialize>(
        &self,
        by: &Authority,
        name: &str,
        it: &T,
    ) -> Result<(), Problem> {
        let entry = self.noted_by(by, name, it)?;
        self.append(|_| by.require_arbiter().map(|_| vec![entry.clone()])).await
    }

    /// The entry of an arbiter's note.
    fn noted_by<T: Serialize>(&self, by: &Authority, name: &str, it: &T) -> Result<Entry, Problem> {
        let value = serde_json::to_value(it).map_err(|_| Problem::failed())?;
        let seat = by.require_arbiter()?.identity.seat;
        let what = EntryKind::Noted { seat, name: name.to_owned(), value };
        Ok(Entry { at: self.now(), wall: wall(), what })
    }

    /// Stores the tournament file of a round.
    ///
    /// # Errors
    /// If the file is not a tournament file, or the event has no room for it.
    pub async fn keep_file(
        &self,
        by: &Authority,
        round: u32,
        bytes: Bytes,
    ) -> Result<FileView, Problem> {
        let read: TournamentFile = self.read(by, Task::Keep, &bytes).await?;
        let view = FileView { round, players: read.players, encoding: read.encoding.clone() };
        let file = KeptFile::of(round, read);
        if self.state().await.event.wants(&file)? {
            let entry = self.noted_by(by, FILE, &file)?;
            self.append(|kept| {
                by.require_arbiter()?;
                let wanted = kept.event.wants(&file)?;
                Ok(if wanted { vec![entry.clone()] } else { Vec::new() })
            })
            .await?;
        }
        Ok(view)
    }

    /// Enters a result, or takes an entered result back.
    pub async fn enter_result(&self, by: &Authority, new: &NewResult) -> Result<(), Problem> {
        let codes = new.both()?;
        {
            let kept = self.state().await;
            let board = kept.boards.iter().find(|board| board.is(&new.round, new.number));
            let missing = || Problem::no_such_board(new.number.to_string(), new.round.clone());
            let paper = kept.event.paper(board.ok_or_else(missing)?);
            let settled = paper.is_none_or(|paper| !paper.disputed);
            // A repeated request, such as after a lost answer, must not count as a second entry.
            if settled && paper.and_then(|paper| paper.codes) == codes {
                by.require_arbiter()?;
                return match codes {
                    Some(_) => Ok(()),
                    None => Err(Problem::nothing_entered(new.number.to_string())),
                };
            }
        }
        self.record(by, RESULT, new).await
    }
}

impl Registry {
    /// Adds a round with its boards and byes, in one transaction.
    pub async fn add_round(
        self: &Arc<Registry>,
        competition: &Arc<Competition>,
        by: &Authority,
        new: NewRound,
        ids: &IdSource,
    ) -> Result<Vec<MadeBoard>, Problem> {
        let NewRound { round, mut boards, byes } = new;
        boards.iter_mut().for_each(|board| board.round = Some(round.to_string()));
        let byes = Byes { round, byes };
        if boards.is_empty() {
            competition.record(by, BYES, &byes).await?;
            return Ok(Vec::new());
        }
        let more = match byes.byes.is_empty() {
            true => Vec::new(),
            false => vec![competition.noted_by(by, BYES, &byes)?],
        };
        self.add_boards(competition, by, boards, more, ids).await
    }

    /// The outcome of a board, from its slip, or from the game if the slip has no result; `None`
    /// while the game is in progress.
    pub async fn outcome(
        self: &Arc<Registry>,
        competition: &Competition,
        board: &Board,
    ) -> Result<Option<[trf::Outcome; 2]>, Problem> {
        if let Some(codes) = competition.state().await.event.entered(board) {
            return Ok(Some(codes.map(trf::Outcome::of)));
        }
        Ok(self.live_game(&board.game).await?.ended().await?.as_ref().and_then(outcome))
    }

    /// The latest tournament file, with the results of the rounds up to this round. All other bytes
    /// are unchanged.
    pub async fn tournament_file(
        self: &Arc<Registry>,
        competition: &Competition,
        by: &Authority,
        round: u32,
    ) -> Result<Vec<u8>, Problem> {
        let (kept, mut rounds) = {
            let all = competition.state().await;
            let kept = all.event.file(round).cloned().ok_or_else(Problem::no_tournament_file)?;
            let rounds = Entered::between(&all, kept.round, round);
            (kept, rounds)
        };
        for entered in rounds.values_mut() {
            for (board, outcomes) in &mut entered.boards {
                *outcomes = self.outcome(competition, board).await?;
            }
        }
        let rounds = rounds.iter().map(|(&number, entered)| Ok((number, entered.of_ranks()?)));
        let rounds = rounds.collect::<Result<_, Problem>>()?;
        let task = Task::Results { round: kept.round, rounds };
        let text: String = competition.read(by, task, kept.kept.text().as_bytes()).await?;
        Ok(kept.encode(text))
    }

    /// The round in Swiss-Manager's format. A pairing-allocated bye is a row of this format. Any
    /// other bye is a player's status, which Swiss-Manager stores itself.
    pub async fn for_swiss_manager(
        self: &Arc<Registry>,
        competition: &Competition,
        round: u32,
    ) -> Result<String, Problem> {
        let (boards, byes) = {
            let all = competition.state().await;
            (all.boards.clone(), all.event.byes.get(&round).cloned().unwrap_or_default())
        };
        let of = round.to_string();
        let mut rows = Vec::new();
        for board in boards.iter().filter(|board| board.round == of) {
            let [white, black] = ranks(board)?;
            let tags = self.live_game(&board.game).await?.tags().await?;
            let tag = |name: &str| tags.iter().find(|(known, _)| known == name);
            let fide_ids = ["WhiteFideId", "BlackFideId"]
                .map(|name| tag(name).map(|(_, value)| value.clone()).unwrap_or_default());
            let outcomes = self.outcome(competition, board).await?;
            let (board, black) = (board.number, Some(black));
            rows.push(Row { round, board, white, black, fide_ids, outcomes });
        }
        let mut board = rows.iter().map(|row| row.board).max().unwrap_or(0);
        for white in byes.iter().filter(|bye| bye.code == 'U').filter_map(|bye| bye.rank) {
            board = board.saturating_add(1);
            let (black, fide_ids, outcomes) = (None, Default::default(), None);
            rows.push(Row { round, board, white, black, fide_ids, outcomes });
        }
        Ok(swiss_manager::write(&rows))
    }
}

/// The boards and byes of a round, with their outcomes.
#[derive(Default)]
struct Entered {
    boards: Vec<(Board, Option<[trf::Outcome; 2]>)>,
    idle: Vec<Idle>,
}

impl Entered {
    /// The rounds that have boards or byes. Existing rounds are listed instead of numbers, because
    /// the caller may pass any last round.
    fn between(all: &CompetitionState, first: u32, last: u32) -> BTreeMap<u32, Entered> {
        let mut rounds: BTreeMap<u32, Entered> = BTreeMap::from([(first, Entered::default())]);
        for board in &all.boards {
            let number = board.round.parse().ok();
            let number = number.filter(|number: &u32| number.to_string() == board.round);
            if let Some(number) = number.filter(|number| (first..=last).contains(number)) {
                rounds.entry(number).or_default().boards.push((board.clone(), None));
            }
        }
        for (&number, idle) in all.event.byes.range(first..=last) {
            rounds.entry(number).or_default().idle.clone_from(idle);
        }
        rounds
    }

    /// The part of the round for a tournament file: players with start ranks.
    fn of_ranks(&self) -> Result<reader::Entered, Problem> {
        let boards = self.boards.iter();
        let boards = boards.filter(|(board, outcomes)| board.ranks.is_some() || outcomes.is_some());
        let boards = boards.map(|(board, outcomes)| {
            Ok(reader::Paired { ranks: ranks(board)?, outcomes: *outcomes })
        });
        let idle = self.idle.iter().filter_map(|idle| Some((idle.rank?, idle.code)));
        Ok(reader::Entered {
            boards: boards.collect::<Result<_, Problem>>()?,
            idle: idle.collect(),
        })
    }
}

fn ranks(board: &Board) -> Result<[u32; 2], Problem> {
    board.ranks.ok_or_else(|| {
        Problem::not_in_file(format!(
            "board {} of round {} has no start ranks",
            board.number, board.round
        ))
    })
}

/// A game's result in the codes of FIDE's files.
pub(crate) fn outcome(game: &Game) -> Option<[trf::Outcome; 2]> {
    let Status::Over(outcome, termination) = game.status() else { return None };
    let points = half_points(game)?;
    let usual = touchmove_laws::rules::scoring::scored(game.regulations().points, outcome);
    let played = played(game, termination);
    Some(Color::ALL.map(|side| {
        let at = side as usize;
        let changed = points.get(at) != usual.get(at);
        trf::Outcome {
            code: code(outcome, side, played),
            halves: points.get(at).copied().filter(|_| changed),
        }
    }))
}

/// The extent to which a game was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Played {
    /// At least one player did not arrive, or arrived too late.
    Not,
    /// The players have not made one move each.
    Hardly,
    Yes,
}

fn played(game: &Game, termination: Termination) -> Played {
    let fen = game.position().fen().to_string();
    let begun = !fen.ends_with(" 1");
    match termination {
        Termination::DefaultTime => Played::Not,
        _ if game.board_status().absent != [false; 2] && !begun => Played::Not,
        _ if !begun => Played::Hardly,
        _ => Played::Yes,
    }
}

const fn code(outcome: Outcome, side: Color, played: Played) -> char {
    match (outcome.score(side), played) {
        (Score::Win, Played::Not) => '+',
        (Score::Win, Played::Hardly) => 'W',
        (Score::Win, Played::Yes) => '1',
        (Score::Draw, Played::Yes) => '=',
        (Score::Draw, Played::Not | Played::Hardly) => 'D',
        (Score::Loss, Played::Not) => '-',
        (Score::Loss, Played::Hardly) => 'L',
        (Score::Loss, Played::Yes) => '0',
    }
}
