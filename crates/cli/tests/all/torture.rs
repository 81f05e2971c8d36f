//! A short run of the torture harness. A model checks the histories of real servers under seeded
//! faults. Then it must detect every mutant of these histories. docs/bench/torture.md has the long
//! runs. `TOUCHMOVE_SEED` selects other games and moments, `TOUCHMOVE_TORTURE` the number of
//! faults.
#![cfg(target_os = "linux")]

use std::path::PathBuf;
use touchmove_torture::mutants::missed;
use touchmove_torture::plan::{Fault, Kept, Plan};
use touchmove_torture::torture;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |text| text.parse().unwrap())
}

fn plan(kept: Kept, only: &[Fault]) -> Plan {
    let faults = number("TOUCHMOVE_TORTURE", only.len() as u64);
    Plan {
        program: PathBuf::from(env!("CARGO_BIN_EXE_touchmove")),
        kept,
        seed: number("TOUCHMOVE_SEED", 11),
        seconds: faults * 2,
        faults: faults as usize,
        boards: 4,
        longest: 2_500,
        only: only.to_vec(),
        without: Vec::new(),
        loud: false,
    }
}

async fn keeps_its_promises(plan: Plan) {
    let seed = plan.seed;
    let Some((outcome, trace, histories)) = torture(plan).await else { return };
    eprintln!(
        "seed {seed}: {:?}, {} acknowledged, {} checks, {} s",
        outcome.faults, outcome.acknowledged, outcome.checks, outcome.seconds
    );
    let wrong: Vec<String> = outcome.violations.iter().map(ToString::to_string).collect();
    assert!(wrong.is_empty(), "seed {seed}\n{}\n{}", trace.join("\n"), wrong.join("\n"));
    assert!(outcome.acknowledged > 50, "hardly anything was played");
    assert_eq!(missed(&histories), [""; 0], "mutants that the model does not notice");
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_its_guarantees_under_faults() {
    let only = [
        Fault::Upgrade,
        Fault::Kill,
        Fault::Pause,
        Fault::LoseAnswers,
        Fault::FillDisk,
        Fault::Delete,
        Fault::Anonymise,
        Fault::Revoke,
        Fault::Restore,
    ];
    keeps_its_promises(plan(Kept::Sqlite, &only)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_servers_on_postgresql_keep_their_guarantees_under_faults() {
    let only = [
        Fault::Upgrade,
        Fault::Kill,
        Fault::LoseAnswers,
        Fault::CutDatabase,
        Fault::HoldAll,
        Fault::StepClock,
        Fault::Delete,
        Fault::Revoke,
    ];
    keeps_its_promises(plan(Kept::Postgres, &only)).await;
}
