//! Displayed names parse back to their values.

use touchmove_laws::{Edition, Outcome, Provision, Score};

#[test]
fn display_then_parse_is_identity() {
    for edition in Edition::ALL {
        assert_eq!(edition.to_string().parse(), Ok(edition));
    }
    for &provision in Provision::ALL {
        assert_eq!(provision.id().parse(), Ok(provision));
    }
    let scores = [Score::Win, Score::Draw, Score::Loss];
    for (white, black) in scores.into_iter().flat_map(|white| scores.map(|black| (white, black))) {
        let outcome = Outcome { white, black };
        assert_eq!(outcome.to_string().parse(), Ok(outcome));
    }
}

#[test]
fn parse_errors_keep_the_text() {
    assert_eq!("FIDE 1066".parse::<Edition>().unwrap_err().text, "FIDE 1066");
    for text in ["", "1", "-", "2-0", "1-0 ", "½-½"] {
        assert_eq!(text.parse::<Outcome>().unwrap_err().text, text);
    }
    let error = "no-such".parse::<Provision>().unwrap_err();
    assert_eq!(error.to_string(), "\"no-such\" is not a provision");
}
