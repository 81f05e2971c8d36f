//! The example game of Appendix C (2014), in each form that the Laws print.
//!
//! Two misprints are corrected here. The Greek text has κ instead of x in two captures, and a full
//! stop before e.p. The English text lacks the full stop after the number 9.

use touchmove_board::Position;
use touchmove_notation::{Letters, SanMove, SanStyle, write_san};

const FULL: &str = "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6_e.p. Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 0-0 0-0-0 Re8 Kb1_(=)";
const SHORT: &str =
    "e4 e5 Nf3 Nf6 d4 ed4 e5 Ne4 Qd4 d5 ed6 Nd6 Bg5 Nc6 Qe3 Be7 Nbd2 0-0 0-0-0 Re8 Kb1_(=)";
const GREEK_FULL: &str = "ε4 ε5 Ιζ3 Ιζ6 δ4 εxδ4 ε5 Ιε4 Βxδ4 δ5 εxδ6_e.p. Ιxδ6 Αη5 Ιγ6 Βε3+ Αε7 Ιβδ2 0-0 0-0-0 Πε8 Ρβ1_(=)";
const GREEK_SHORT: &str =
    "ε4 ε5 Ιζ3 Ιζ6 δ4 εδ4 ε5 Ιε4 Βδ4 δ5 εδ6.e.p. Ιδ6 Αη5 Ιγ6 Βε3 Αε7 Ιβδ2 0-0 0-0-0 Πε8 Ρβ1_(=)";

const GREEK: Letters =
    Letters::new(["", "Ι", "Α", "Π", "Β", "Ρ"], ["α", "β", "γ", "δ", "ε", "ζ", "η", "θ"], "e.p.");

/// Returns the positions of a game, and its moves written in the given style.
fn read(text: &str, style: &SanStyle) -> (Vec<Position>, Vec<String>) {
    let (mut positions, mut texts) = (vec![Position::default()], Vec::new());
    for word in text.split(' ') {
        let now = positions[positions.len() - 1];
        let written = SanMove::parse(&word.replace('_', " "), &style.letters).unwrap();
        let mv = written.resolve(&now).unwrap_or_else(|error| panic!("{word}: {error}"));
        let mut out = String::new();
        write_san(&mut out, &now, mv, style).unwrap();
        out += if written.marks.draw_offer { " (=)" } else { "" };
        texts.push(out.replace(' ', "_"));
        positions.push(now.after(mv));
    }
    (positions, texts)
}

#[test]
fn example_game_round_trips() {
    let short =
        |style: SanStyle| SanStyle { captures: false, checks: false, en_passant: false, ..style };
    let greek = SanStyle { letters: GREEK, ..SanStyle::LAWS };
    let (positions, texts) = read(FULL, &SanStyle::LAWS);
    assert_eq!(texts.join(" "), FULL);
    for (text, style) in
        [(SHORT, short(SanStyle::LAWS)), (GREEK_FULL, greek), (GREEK_SHORT, short(greek))]
    {
        let (others, texts) = read(text, &style);
        assert_eq!(others, positions);
        assert_eq!(texts.join(" "), text.replace(".e.p.", ""));
    }
}
