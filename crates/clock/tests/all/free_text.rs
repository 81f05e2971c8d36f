//! Tests of the free-text parser: valid, ambiguous and invalid texts.

use proptest::prelude::*;
use touchmove_board::ByColor;
use touchmove_clock::{
    Bonus, Fault, FreeTextError, Millis, Period, PlayerTimeControls, TimeControl,
};

/// Typed text and its displayed result.
const VALID: &[(&str, &str)] = &[
    // Forms of playing sites.
    ("15+10", "15' + 10\""),
    ("3|2", "3' + 2\""),
    ("3 2", "3' + 2\""),
    ("3 + 2", "3' + 2\""),
    ("90+30", "90' + 30\""),
    ("0.5+0", "30\""),
    ("0+1", "0' + 1\""),
    ("5", "5'"),
    ("10+0", "10'"),
    // Numbers with units.
    ("5 minutes", "5'"),
    ("5m", "5'"),
    ("90 min + 30 s", "90' + 30\""),
    ("90min+30sec", "90' + 30\""),
    ("90'+30''", "90' + 30\""),
    ("90’ + 30”", "90' + 30\""),
    ("1h30 + 30s", "90' + 30\""),
    ("1 h 30 min + 30 s", "90' + 30\""),
    ("1 hour and 30 minutes", "90'"),
    ("1.5 h", "90'"),
    ("two hours", "120'"),
    ("1'30\"", "1'30\""),
    ("3 min, 2 s", "3' + 2\""),
    ("5 min per player", "5'"),
    ("10 minutes with 5 seconds delay", "10' d5\""),
    ("10 min + 1 min", "10' + 60\""),
    ("5400 s + 30 s", "90' + 30\""),
    ("0:15:00 + 0:00:10", "15' + 10\""),
    ("15:00+0:10", "15' + 10\""),
    ("(15+10)", "15' + 10\""),
    // Forms of US Chess.
    ("G/90;+30", "90' + 30\""),
    ("G/90;d5", "90' d5\""),
    ("G/90 d5", "90' d5\""),
    ("G/60; inc 10", "60' + 10\""),
    ("game in 60", "60'"),
    ("SD/30", "30'"),
    ("40/90, SD/30;+30", "40/90' + 30\", 30' + 30\""),
    ("40/90, SD/30; d5", "40/90' d5\", 30' d5\""),
    ("40/120, 20/60, SD/15", "40/120', 20/60', 15'"),
    ("40/90, 30+0", "40/90', 30'"),
    ("90min + 30min/40 moves + 30sec", "40/90' + 30\", 30' + 30\""),
    ("40/90+30, 30+30", "40/90' + 30\", 30' + 30\""),
    // Fields that programs write. Their numbers or signs identify them.
    ("40/6000+30:900+30", "40/100' + 30\", 15' + 30\""),
    ("40/5400:1800", "40/90', 30'"),
    ("5400+30", "90' + 30\""),
    ("900+10", "15' + 10\""),
    ("W300-B240", "W 5' - B 4'"),
    ("W300+2-B240+2", "W 5' + 2\" - B 4' + 2\""),
    ("W120-B300", "W 2' - B 5'"),
    ("-", "-"),
    // Unequal times for the two players.
    ("W 5 - B 4", "W 5' - B 4'"),
    ("White 5 min, Black 4 min", "W 5' - B 4'"),
    ("Black 4, White 5", "W 5' - B 4'"),
    ("white 10+2 black 7+2", "W 10' + 2\" - B 7' + 2\""),
    ("W 5, B 5", "5'"),
    // Wording of FIDE's documents.
    (
        "90 minutes for 40 moves, then 30 minutes, 30 seconds a move from move 1",
        "40/90' + 30\", 30' + 30\"",
    ),
    (
        "90 minutes for 40 moves followed by 30 minutes for the rest of the game with an addition \
         of 30 seconds per move starting from move one",
        "40/90' + 30\", 30' + 30\"",
    ),
    (
        "Each player has 90 minutes for the first 40 moves, then 30 minutes for the rest of the \
         game, with 30 seconds cumulative increment per move from the 1st move.",
        "40/90' + 30\", 30' + 30\"",
    ),
    (
        "40 moves in 2 hours, then 20 moves in 1 hour, then 15 minutes + 30 s per move from move 61",
        "40/120' + 0\", 20/60' + 0\", 15' + 30\"",
    ),
    ("90 min/40 moves + 30 min + 30 sec/move from move 1", "40/90' + 30\", 30' + 30\""),
    ("90'/40 + 30' + 30\" from the start", "40/90' + 30\", 30' + 30\""),
    ("3 minutes + 2 seconds per move", "3' + 2\""),
    ("15 minutes, 10 seconds a move", "15' + 10\""),
    // Greek.
    (
        "90 λεπτά για 40 κινήσεις, έπειτα 30 λεπτά, 30 δευτερόλεπτα ανά κίνηση από την 1η κίνηση",
        "40/90' + 30\", 30' + 30\"",
    ),
    (
        "90 λεπτά για τις πρώτες 40 κινήσεις και μετά 30 λεπτά για το υπόλοιπο της παρτίδας, με \
         προσθήκη 30 δευτερολέπτων σε κάθε κίνηση από την πρώτη κίνηση",
        "40/90' + 30\", 30' + 30\"",
    ),
    ("15 λεπτά + 10 δευτ.", "15' + 10\""),
    ("5 ΛΕΠΤΑ", "5'"),
    ("μία ώρα", "60'"),
    ("Λευκά 5 λεπτά, Μαύρα 4 λεπτά", "W 5' - B 4'"),
    // Finnish.
    (
        "90 minuuttia 40 siirrolle, sitten 30 minuuttia, 30 sekuntia siirrolta ensimmäisestä \
         siirrosta alkaen",
        "40/90' + 30\", 30' + 30\"",
    ),
    (
        "40 siirtoa 90 minuutissa, sen jälkeen 30 minuuttia loppupeliin, lisäys 30 s/siirto \
         alkaen siirrosta 1",
        "40/90' + 30\", 30' + 30\"",
    ),
    ("15 min + 10 sek", "15' + 10\""),
    ("2 tuntia", "120'"),
    ("Valkea 5 min, musta 4 min", "W 5' - B 4'"),
    // Arabic.
    (
        "90 دقيقة لـ40 نقلة، ثم 30 دقيقة، 30 ثانية لكل نقلة من النقلة الأولى",
        "40/90' + 30\", 30' + 30\"",
    ),
    (
        "٩٠ دقيقة لأول ٤٠ نقلة ثم ٣٠ دقيقة لبقية المباراة، مع إضافة ٣٠ ثانية لكل نقلة اعتباراً من \
         النقلة الأولى",
        "40/90' + 30\", 30' + 30\"",
    ),
    ("١٥+١٠", "15' + 10\""),
    ("ساعتان", "120'"),
    ("3 دقائق + ثانيتين", "3' + 2\""),
    ("الأبيض 5 دقائق، الأسود 4 دقائق", "W 5' - B 4'"),
];

/// Ambiguous texts, each with its two meanings.
const AMBIGUOUS: &[(&str, [&str; 2])] = &[
    ("300", ["5'", "300'"]),
    ("180+2", ["3' + 2\"", "180' + 2\""]),
    ("1:30", ["1'30\"", "90'"]),
    ("1 min 30 s", ["1' + 30\"", "1'30\""]),
    ("3 min 2 sec", ["3' + 2\"", "3'2\""]),
    ("90/40", ["90/40'", "40/90'"]),
    ("5/3", ["5/3'", "5' + 3\""]),
    ("40/90, SD/30 + 30", ["40/90' + 30\", 30' + 30\"", "40/90' + 0\", 30' + 30\""]),
    ("90'/40 + 30' + 30''", ["40/90' + 30\", 30' + 30\"", "40/90' + 0\", 30' + 30\""]),
    ("40/90 + 30 + 30", ["40/90' + 30\", 30' + 30\"", "40/90' + 0\", 30' + 30\""]),
    ("40/90+30, 30", ["40/90' + 30\", 30' + 30\"", "40/90' + 30\", 30' + 0\""]),
];

/// Invalid texts, each with the column, the text found and the fault.
const INVALID: &[(&str, usize, &str, Fault)] = &[
    ("", 1, "", Fault::TimeExpected),
    ("   ", 4, "", Fault::TimeExpected),
    ("blitz", 1, "blitz", Fault::Unknown),
    ("15 + ten parsecs", 10, "parsecs", Fault::Unknown),
    ("15 € 10", 4, "€", Fault::Unknown),
    ("15+", 4, "", Fault::TimeExpected),
    ("+30", 2, "30", Fault::TimeExpected),
    ("90 minutes, then 30 minutes", 18, "30", Fault::MovesMissing),
    ("90 + 30 + 30", 11, "30", Fault::BonusTwice),
    ("0/90", 1, "0", Fault::MovesExpected),
    ("40.5/90", 1, "40.5", Fault::MovesExpected),
    ("90 min / x", 10, "x", Fault::Unknown),
    ("90 min / 0", 10, "0", Fault::MovesExpected),
    ("0+0", 1, "0", Fault::NoTime),
    ("5 moves0:15:000", 13, "000", Fault::NoTime),
    ("99999999 h", 1, "99999999", Fault::TooLarge),
    ("4018001:30", 1, "4018001:30", Fault::TooLarge),
    ("123456789", 1, "123456789", Fault::TooLarge),
    ("40/90, 30, 30 s a move from move 20", 12, "30", Fault::NoPeriodBegins),
    ("W 5", 4, "", Fault::OtherPlayerExpected),
    ("W 5 W 4", 5, "W", Fault::OtherPlayerExpected),
    ("W 5 B 4 W 3", 9, "W", Fault::OtherPlayerExpected),
    ("15 - 10", 4, "-", Fault::TimeExpected),
    ("15 10 5", 7, "5", Fault::Misplaced),
];

fn shown(text: &str) -> Result<String, FreeTextError> {
    PlayerTimeControls::read(text).map(|times| times.to_string())
}

#[test]
fn typed_time_controls_parse() {
    let is_wrong = |(text, shown_as): &&(&str, &str)| shown(text).as_deref() != Ok(*shown_as);
    let wrong: Vec<_> =
        VALID.iter().filter(is_wrong).map(|(text, _)| (text, shown(text))).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn displayed_text_parses_back() {
    let readings = AMBIGUOUS.iter().flat_map(|(_, readings)| readings);
    for text in VALID.iter().map(|(_, shown)| shown).chain(readings) {
        assert_eq!(shown(text).as_deref(), Ok(*text));
    }
}

#[test]
fn ambiguous_text_reports_both_meanings() {
    for (text, expected) in AMBIGUOUS {
        let Err(FreeTextError { fault: Fault::TwoReadings(readings), .. }) =
            PlayerTimeControls::read(text)
        else {
            panic!("{text}: {:?}", shown(text));
        };
        assert_eq!(readings.map(|times| times.to_string()), *expected, "{text}");
    }
}

#[test]
fn errors_name_column_text_and_fault() {
    for (text, column, found, fault) in INVALID {
        let error = PlayerTimeControls::read(text).expect_err(text);
        let told = (error.column, error.found.as_str(), &error.fault);
        assert_eq!(told, (*column, *found, fault), "{text}");
        assert!(error.to_string().contains("for example `15+10`"), "{error}");
    }
}

#[test]
fn examples_parse() {
    for text in FreeTextError::EXAMPLES {
        assert!(PlayerTimeControls::read(text).is_ok(), "{text}");
    }
}

#[test]
fn fields_of_tournament_files_are_always_seconds() {
    for field in ["W120-B90", "40/90+30:60", "W40/5400+30:1800-B300", "300", "-"] {
        assert_eq!(
            PlayerTimeControls::parse_field(field).map(|times| times.field()).as_deref(),
            Ok(field)
        );
    }
    let columns =
        |field: &str| PlayerTimeControls::parse_field(field).map_err(|error| error.column);
    assert_eq!(columns("W300-Bx"), Err(7));
    assert_eq!(columns(" Wx-B240"), Err(3));
    assert_eq!(columns("W300-B-"), Err(7));
    assert_eq!(columns("W300"), Err(5));
    let none_for_black = ByColor::new(TimeControl::parse("300").unwrap(), TimeControl::no_clock());
    assert_eq!(PlayerTimeControls::unequal(none_for_black), None);
}

/// Generates random texts from typical parts of time controls.
fn typed() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "5",
        "3",
        "40",
        "90",
        "30",
        "15",
        "300",
        "1800",
        "0",
        "1.5",
        "2",
        " ",
        " ",
        "+",
        "+",
        "/",
        "|",
        ":",
        ",",
        ";",
        "'",
        "\"",
        "''",
        "h",
        "min",
        "s",
        " moves",
        "/move",
        "G/",
        "SD/",
        "d",
        "d5",
        " then ",
        " per move",
        " from move 1",
        " from move 41",
        "W",
        "B",
        "-",
        "0:15:00",
        "1:30",
        " and ",
        " rest ",
        " delay ",
        " inc ",
        "٣٠",
        " دقيقة ",
        " ثانية ",
        " siirtoa ",
        " κινήσεις ",
    ]);
    prop::collection::vec(piece, 1..14).prop_map(|pieces| pieces.concat())
}

fn any_typed() -> impl Strategy<Value = String> {
    prop_oneof![8 => typed(), 1 => any::<String>(), 1 => "[0-9 +/:,;'\"hmsdWB-]{0,20}"]
}

fn bonus() -> impl Strategy<Value = Bonus> {
    prop_oneof![
        Just(Bonus::None),
        (1..9_999_999_u64).prop_map(|ms| Bonus::Increment(Millis::new(ms))),
        (1..9_999_999_u64).prop_map(|ms| Bonus::Delay(Millis::new(ms))),
    ]
}

fn period() -> impl Strategy<Value = Period> {
    let time_ms = prop_oneof![1..600_000_u64, (1..600_u64).prop_map(|minutes| minutes * 60_000)];
    (1..=99_999_999_u32, time_ms, bonus()).prop_map(|(moves, time_ms, bonus)| Period {
        moves: Some(moves),
        time_ms: Millis::new(time_ms),
        bonus,
    })
}

fn control() -> impl Strategy<Value = TimeControl> {
    (prop::collection::vec(period(), 1..4), any::<bool>()).prop_map(|(mut periods, all)| {
        periods.last_mut().unwrap().moves.take_if(|_| all);
        TimeControl::new(periods).unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn parsed_text_round_trips_through_display(text in any_typed()) {
        match PlayerTimeControls::read(&text) {
            Ok(times) => prop_assert_eq!(PlayerTimeControls::read(&times.to_string()), Ok(times)),
            Err(FreeTextError { fault: Fault::TwoReadings(readings), .. }) => {
                prop_assert_ne!(&readings[0], &readings[1]);
                for times in *readings {
                    prop_assert_eq!(PlayerTimeControls::read(&times.to_string()), Ok(times));
                }
            }
            Err(error) => prop_assert!(error.column <= text.chars().count() + 1),
        }
    }

    #[test]
    fn display_of_every_time_control_parses_back(control in control()) {
        let times = PlayerTimeControls::equal(control);
        prop_assert_eq!(PlayerTimeControls::read(&times.to_string()), Ok(times.clone()));
        prop_assert_eq!(PlayerTimeControls::parse_field(&times.field()), Ok(times));
    }
}
