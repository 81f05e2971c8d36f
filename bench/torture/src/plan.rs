//! The seeded schedule of a run.

use std::collections::BTreeMap;
use std::path::PathBuf;
use touchmove_players::Dice;

/// Kind of store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Kept {
    /// One server on a file.
    Sqlite,
    /// Three servers on a private database.
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
    /// Cuts all client connections, and refuses new ones for a while.
    CutClients,
    /// Blocks traffic between clients and one server for a while.
    HoldClients,
    /// Loses one server's answers to clients; requests arrive.
    LoseAnswers,
    /// Cuts one server's database connections, and refuses new ones for a while.
    CutDatabase,
    /// Blocks traffic between one server and the database for a while.
    HoldDatabase,
    /// Blocks traffic between all servers and the database for a while.
    HoldAll,
    /// Stops the database abruptly, then starts it.
    StopDatabase,
    /// Sets the database's clock, as seen by the session clock.
    StepClock,
    /// Fills the disk for a while.
    FillDisk,
    /// Deletes a game during play.
    Delete,
    /// Erases a player's name during play.
    Anonymise,
    /// Reissues a player's seat; the new holder plays on.
    Revoke,
    /// Makes a backup, continues playing, then restores the backup.
    Restore,
    /// Puts all journals into the tables of an earlier format, which the program upgrades.
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

    /// Returns how much of an unavailable period may be charged, in milliseconds; `None` if other
    /// servers continue, or the server is not affected.
    pub fn doubt(self, kept: Kept) -> Option<u64> {
        let one = kept == Kept::Sqlite;
        match self {
            Fault::KillAll | Fault::Restore | Fault::Upgrade => Some(1_500),
            Fault::Kill | Fault::Terminate if one => Some(1_500),
            Fault::Pause if one => Some(2_500),
            // Clocks run for two seconds before silence or refusals count as a fault.
            Fault::HoldAll | Fault::StopDatabase | Fault::FillDisk => Some(4_500),
            _ => None,
        }
    }
}

/// Settings of a run.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The server program.
    pub program: PathBuf,
    /// Kind of store.
    pub kept: Kept,
    /// Random seed.
    pub seed: u64,
    /// Duration in seconds; faults are spread over it.
    pub seconds: u64,
    /// Number of faults.
    pub faults: usize,
    /// Number of games played at once.
    pub boards: usize,
    /// Maximum duration of a fault, in milliseconds.
    pub longest: u64,
    /// Only these faults, if not empty.
    pub only: Vec<Fault>,
    /// All faults except these.
    pub without: Vec<Fault>,
    /// True to print everything.
    pub loud: bool,
}

impl Plan {
    /// Returns true if a kind of fault is selected.
    pub fn allows(&self, kind: Fault) -> bool {
        (self.only.is_empty() || self.only.contains(&kind)) && !self.without.contains(&kind)
    }

    /// Returns the faults in order: every kind equally often, reshuffled each time.
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

/// Outcome of a run.
#[derive(Debug, Clone, Default)]
pub struct Outcome {
    /// Faults performed, by kind.
    pub faults: BTreeMap<Fault, usize>,
    /// Faults that this machine does not permit.
    pub skipped: BTreeMap<Fault, usize>,
    /// Games started.
    pub games: usize,
    /// Acknowledged events.
    pub acknowledged: u64,
    /// Submissions repeated after a missing answer.
    pub again: u64,
    /// Checks by the model.
    pub checks: u64,
    /// Violated guarantees.
    pub violations: Vec<crate::model::Violation>,
    /// Duration in seconds.
    pub seconds: u64,
}
