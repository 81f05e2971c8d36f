//! Any two incidents at a board can be combined. Every act gets an answer, and answers do not
//! contradict each other. docs/design/game.md explains the remaining anomalies. The example
//! `incidents` combines three incidents.

use touchmove_conformance::incidents::combined;

#[test]
fn anomalies_of_two_incidents_are_explained() {
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
