//! Every provision that the software decides in any edition is owned by a rule.

use std::collections::BTreeSet;
use touchmove_laws::rules::decides;
use touchmove_laws::{Edition, Standing};

#[test]
fn every_decided_provision_has_a_rule() {
    let mut waiting = BTreeSet::new();
    for edition in Edition::ALL {
        for entry in edition.table() {
            let Standing::Decided(provisions) = entry.standing else { continue };
            let unowned = provisions.iter().filter(|provision| decides(**provision).is_none());
            waiting.extend(unowned.map(|provision| format!("{provision:?}")));
        }
    }
    assert!(waiting.is_empty(), "decided provisions without a rule: {waiting:?}");
}
