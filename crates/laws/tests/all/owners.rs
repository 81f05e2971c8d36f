//! Every provision that some edition leaves to the software to decide has one
//! rule file that decides it.

use std::collections::BTreeSet;
use touchmove_laws::rules::decides;
use touchmove_laws::{Edition, Standing};

#[test]
fn every_decided_provision_has_its_rule() {
    let mut waiting = BTreeSet::new();
    for edition in Edition::ALL {
        for entry in edition.table() {
            let Standing::Decided(provisions) = entry.standing else { continue };
            let unowned = provisions.iter().filter(|provision| decides(**provision).is_none());
            waiting.extend(unowned.map(|provision| format!("{provision:?}")));
        }
    }
    assert!(waiting.is_empty(), "decided by no rule: {waiting:?}");
}
