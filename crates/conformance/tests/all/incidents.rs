//! Any two incidents at a board go together: nobody is left without an answer,
//! none is contradicted, and what remains odd is explained in
//! docs/design/game.md. The example `incidents` does the same for three.

use touchmove_conformance::incidents::combined;

#[test]
fn two_incidents_together_come_out_as_explained() {
    let (judged, list) = combined(2);
    let unexplained: Vec<String> = list
        .iter()
        .filter(|((odd, edition, act), _)| !odd.explained(edition, act))
        .map(|((odd, edition, act), (_, example))| {
            format!("{edition}: {odd:?}: {act}, as in: {example}")
        })
        .collect();
    assert!(judged > 50_000 && !list.is_empty(), "{judged} acts were judged");
    assert!(unexplained.is_empty(), "{unexplained:#?}");
}
