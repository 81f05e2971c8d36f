//! Runs a few inputs for every target. They run in a separate process, because a stack overflow
//! ends the process.

use std::process::Command;

/// Number of inputs for each target. An unoptimised build then needs a quarter of a minute for all
/// targets.
const INPUTS: &str = "8";
const SEED: &str = "40";

#[test]
fn mutated_inputs_crash_no_target() {
    let program = env!("CARGO_BIN_EXE_smoke");
    let output = Command::new(program).args(["--inputs", INPUTS, "--seed", SEED]).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    let tried = said.lines().filter(|line| line.contains(" inputs, ")).count();
    assert!(tried > 35, "{tried} targets: {said}");
}
