//! Schedule of a run, derived from a seed.

use std::collections::BTreeMap;
use std::path::PathBuf;
use touchmove_players::Dice;

/// Kind of store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Kept {
    /// One server with a file.
    Sqlite,
    /// Three servers with a private database.
    Postgres,
}

/// Fault that a run can perform.
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
    /// Cuts all connections of clients, and refuses new ones for a while.
    CutClients,
    /// Blocks the traffic between clients and one server for a while.
    HoldClients,
    /// Loses the answers of one server to clients, while requests still arrive.
    LoseAnswers,
    /// Cuts the database connections of one server, and refuses new ones for a while.
    CutDatabase,
    /// Blocks the traffic between one server and the database for a while.
    HoldDatabase,
    /// Blocks the traffic between all servers and the database for a while.
    HoldAll,
    /// Stops the database abruptly and starts it again.
    StopDatabase,
    /// Changes the database's clock, as the session clock sees it.
    StepClock,
    /// Fills the disk for a while.
    FillDisk,
    /// Deletes a game that is being played.
    Delete,
    /// Erases a player's name while the game is played.
    Anonymise,
    /// Reissues a player's seat. The new holder continues to play.
    Revoke,
    /// Makes a backup, continues to play, and restores the backup.
    Restore,
    /// Puts all journals into the tables of an earlier format. The program then upgrades them.
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

    /// Returns how much of the unavailable period may be charged to the players, in milliseconds.
    /// Returns `None` if other servers continue, or if the fault does not affect the service.
    pub fn doubt(self, kept: Kept) -> Option<u64> {
        let one = kept == Kept::Sqlite;
        match self {
            Fault::KillAll | Fault::Restore | Fault::Upgrade => Some(1_500),
            Fault::Kill | Fault::Terminate if one => Some(1_500),
            Fault::Pause if one => Some(2_500),
            // The clocks run for two more seconds until silence or refusals count as a fault.
            Fault::HoldAll | Fault::StopDatabase | Fault::FillDisk => Some(4_500),
            _ => None,
        }
    }
}

/// Settings of a run.
#[derive(Debug, Clone)]
pub struct Plan {
    /// Path of the server program.
    pub program: PathBuf,
    /// Kind of store.
    pub kept: Kept,
    /// Random seed.
    pub seed: u64,
    /// Duration in seconds, over which the faults are spread.
    pub seconds: u64,
    /// Number of faults.
    pub faults: usize,
    /// Number of games that are played at the same time.
    pub boards: usize,
    /// Maximum duration of a fault, in milliseconds.
    pub longest: u64,
    /// Faults to use. If the list is empty, all faults are used.
    pub only: Vec<Fault>,
    /// Faults to omit.
    pub without: Vec<Fault>,
    /// True if each line of the trace is printed at once.
    pub loud: bool,
}

impl Plan {
    /// Returns true if the settings include a kind of fault.
    pub fn allows(&self, kind: Fault) -> bool {
        (self.only.is_empty() || self.only.contains(&kind)) && !self.without.contains(&kind)
    }

    /// Returns the faults in the order of the run. Every kind is equally frequent, and the order of
    /// the kinds changes in each round.
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
    /// Number of faults performed, by kind.
    pub faults: BTreeMap<Fault, usize>,
    /// Number of faults that this machine does not permit, by kind.
    pub skipped: BTreeMap<Fault, usize>,
    /// Number of games started.
    pub games: usize,
    /// Number of acknowledged events.
    pub acknowledged: u64,
    /// Number of submissions repeated after a missing answer.
    pub again: u64,
    /// Number of checks by the model.
    pub checks: u64,
    /// Violated guarantees.
    pub violations: Vec<crate::model::Violation>,
    /// Duration in seconds.
    pub seconds: u64,
}
