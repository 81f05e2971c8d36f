//! Some inputs for every target, in a process of its own: an overflown stack ends it.

use std::process::Command;

/// Of each target: so many that an unoptimised build takes a quarter of a minute for all.
const INPUTS: &str = "8";
const SEED: &str = "40";

#[test]
fn no_door_falls_for_mangled_inputs() {
    let program = env!("CARGO_BIN_EXE_smoke");
    let output = Command::new(program).args(["--inputs", INPUTS, "--seed", SEED]).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    let tried = said.lines().filter(|line| line.contains(" inputs, ")).count();
    assert!(tried > 35, "{tried} targets: {said}");
}
