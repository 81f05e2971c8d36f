//! A few inputs for every target, in a separate process, because a stack overflow ends it.

use std::process::Command;

/// Inputs per target, so that an unoptimised build takes a quarter of a minute in total.
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
