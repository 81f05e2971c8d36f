//! What is to happen, from a seed.

use std::collections::BTreeMap;
use std::path::PathBuf;
use touchmove_players::Dice;

/// Where games are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Kept {
    /// One server on a file.
    Sqlite,
    /// Three servers on a database of the harness's own.
    Postgres,
}

/// A fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
pub enum Fault {
    /// `kill -9` of one server.
    Kill,
    /// `kill -9` of all servers.
    KillAll,
    /// `SIGTERM` of one server.
    Terminate,
    /// `SIGSTOP` of one server, then `SIGCONT`.
    Pause,
    /// All connections of clients are cut, and refused for a while.
    CutClients,
    /// Nothing passes between clients and one server for a while.
    HoldClients,
    /// One server hears its clients, its answers are lost.
    LoseAnswers,
    /// The connections of one server to the database are cut, and refused for a while.
    CutDatabase,
    /// Nothing passes between one server and the database for a while.
    HoldDatabase,
    /// Nothing passes between any server and the database for a while.
    HoldAll,
    /// The database is stopped as by a power cut, and started.
    StopDatabase,
    /// The database's clock is set, as the axis sees it.
    StepClock,
    /// The disk is full for a while.
    FillDisk,
    /// A game is deleted while it is played.
    Delete,
    /// A player's name is taken out while the game is played.
    Anonymise,
    /// A player's seat is given to another, who plays on.
    Revoke,
    /// A backup is made, play goes on, and the backup is put back.
    Restore,
    /// All journals are put into tables of an earlier format, which the program takes over.
    Upgrade,
}

impl Fault {
    const BOTH: [Fault; 13] = [
        Fault::Kill,
        Fault::Terminate,
        Fault::Pause,
        Fault::CutClients,
        Fault::HoldClients,
        Fault::LoseAnswers,
        Fault::FillDisk,
        Fault::Delete,
        Fault::Anonymise,
        Fault::Revoke,
        Fault::Restore,
        Fault::Upgrade,
        Fault::Kill,
    ];
    const POSTGRES: [Fault; 7] = [
        Fault::KillAll,
        Fault::CutDatabase,
        Fault::HoldDatabase,
        Fault::HoldAll,
        Fault::StopDatabase,
        Fault::StepClock,
        Fault::StepClock,
    ];

    fn all(kept: Kept) -> Vec<Fault> {
        let mut all = Fault::BOTH.to_vec();
        if kept == Kept::Postgres {
            all.extend(Fault::POSTGRES);
        }
        all
    }

    /// How much of the time in which nothing was acknowledged may be charged, in milliseconds;
    /// none where other servers carry on, or the server is well.
    pub fn doubt(self, kept: Kept) -> Option<u64> {
        let one = kept == Kept::Sqlite;
        match self {
            Fault::KillAll | Fault::Restore | Fault::Upgrade => Some(1_500),
            Fault::Kill | Fault::Terminate if one => Some(1_500),
            Fault::Pause if one => Some(2_500),
            // Clocks run for two seconds before silence or refusals are taken for a fault.
            Fault::HoldAll | Fault::StopDatabase | Fault::FillDisk => Some(4_500),
            _ => None,
        }
    }
}

/// What is asked for.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The program.
    pub program: PathBuf,
    /// Where games are kept.
    pub kept: Kept,
    /// What everything is drawn from.
    pub seed: u64,
    /// How long it lasts, in seconds; faults are spread over it.
    pub seconds: u64,
    /// How many faults.
    pub faults: usize,
    /// How many games are played at once.
    pub boards: usize,
    /// How long a fault lasts at most, in milliseconds.
    pub longest: u64,
    /// Only these, if there are any.
    pub only: Vec<Fault>,
    /// Not these.
    pub without: Vec<Fault>,
    /// Whether to print everything.
    pub loud: bool,
}

impl Plan {
    /// Whether a kind of fault is asked for.
    pub fn allows(&self, kind: Fault) -> bool {
        (self.only.is_empty() || self.only.contains(&kind)) && !self.without.contains(&kind)
    }

    /// The faults, in order: every kind as often as the others, in a new order each time.
    pub fn schedule(&self, dice: &mut Dice) -> Vec<Fault> {
        let mut kinds = Fault::all(self.kept);
        kinds.retain(|kind| self.allows(*kind));
        let mut all = Vec::new();
        while all.len() < self.faults && !kinds.is_empty() {
            let mut bag = kinds.clone();
            while !bag.is_empty() {
                let which = dice.below(bag.len() as u64) as usize;
                all.push(bag.swap_remove(which));
            }
        }
        all.truncate(self.faults);
        all
    }
}

/// What came of it.
#[derive(Debug, Clone, Default)]
pub struct Outcome {
    /// Faults that were done, by kind.
    pub faults: BTreeMap<Fault, usize>,
    /// Faults that this machine does not allow.
    pub skipped: BTreeMap<Fault, usize>,
    /// Games that were begun.
    pub games: usize,
    /// Events acknowledged.
    pub acknowledged: u64,
    /// Submissions that were sent again after no answer had come.
    pub again: u64,
    /// Comparisons of the model.
    pub checks: u64,
    /// The promises that were not kept.
    pub violations: Vec<crate::model::Violation>,
    /// How long it took, in seconds.
    pub seconds: u64,
}
