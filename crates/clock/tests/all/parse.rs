//! Tests of the PGN `TimeControl` field: valid fields, invalid fields and error messages.

use touchmove_clock::{Bonus, InvalidPeriods, Millis, Period, TimeControl};

const fn period(moves: Option<u32>, time_ms: u64, bonus: Bonus) -> Period {
    Period { moves, time_ms: Millis::new(time_ms), bonus }
}

#[test]
fn valid_fields_parse() {
    use Bonus::{Delay, Increment, None as Plain};
    let table: &[(&str, &[Period])] = &[
        ("300", &[period(None, 300_000, Plain)]),
        (" 300 ", &[period(None, 300_000, Plain)]),
        ("900+10", &[period(None, 900_000, Increment(Millis::seconds(10)))]),
        ("60+0", &[period(None, 60_000, Increment(Millis::ZERO))]),
        ("0+1", &[period(None, 0, Increment(Millis::seconds(1)))]),
        ("10+0.05", &[period(None, 10_000, Increment(Millis::new(50)))]),
        ("0.5", &[period(None, 500, Plain)]),
        ("180d2.125", &[period(None, 180_000, Delay(Millis::new(2_125)))]),
        ("40/7200", &[period(Some(40), 7_200_000, Plain)]),
        (
            "40/5400+30:1800+30",
            &[
                period(Some(40), 5_400_000, Increment(Millis::seconds(30))),
                period(None, 1_800_000, Increment(Millis::seconds(30))),
            ],
        ),
        (
            "40/7200:20/3600d5:900",
            &[
                period(Some(40), 7_200_000, Plain),
                period(Some(20), 3_600_000, Delay(Millis::seconds(5))),
                period(None, 900_000, Plain),
            ],
        ),
    ];
    for (text, expected) in table {
        let control = TimeControl::parse(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(control.periods(), *expected, "{text}");
    }
    assert_eq!(TimeControl::parse("-"), Ok(TimeControl::no_clock()));
    assert_eq!(TimeControl::parse("?"), Ok(TimeControl::unknown()));
}

#[test]
fn fields_are_written_in_canonical_form() {
    let table = [
        ("300", "300"),
        (" 0300+00 ", "300+0"),
        ("1.50d0.050", "1.5d0.05"),
        ("040/7200:20/3600.001+30:900", "40/7200:20/3600.001+30:900"),
        ("-", "-"),
        ("?", "?"),
    ];
    for (read, written) in table {
        assert_eq!(TimeControl::parse(read).map(|c| c.to_string()), Ok(written.to_owned()));
    }
}

#[test]
fn errors_name_column_found_and_expected() {
    let table = [
        ("", 1, "", "a number of moves and `/`, seconds, `-` or `?`"),
        ("*180", 1, "*", "a number of moves and `/`, seconds, `-` or `?`"),
        ("  G/60", 3, "G", "a number of moves and `/`, seconds, `-` or `?`"),
        ("٣٠٠", 1, "٣", "a number of moves and `/`, seconds, `-` or `?`"),
        ("-5", 2, "5", "nothing after `-`"),
        ("?:300", 2, ":", "nothing after `?`"),
        ("5+", 3, "", "seconds"),
        ("5d ", 3, "", "seconds"),
        ("5٣", 2, "٣", "`+` increment, `d` delay, or the end, as all moves are in this period"),
        ("5400+x", 6, "x", "seconds"),
        ("40/", 4, "", "seconds"),
        ("40/5400:", 9, "", "a number of moves and `/`, or seconds"),
        ("40/5400:+30", 9, "+", "a number of moves and `/`, or seconds"),
        ("0/5400", 1, "0", "a number of moves from 1 to 4294967295"),
        ("4294967296/60", 1, "4294967296", "a number of moves from 1 to 4294967295"),
        ("99999999999999999999", 1, "99999999999999999999", "at most 18446744073709551 seconds"),
        ("1.", 3, "", "decimals of a second"),
        ("1.0005", 3, "0005", "at most three decimals of a second"),
        ("300x", 4, "x", "`+` increment, `d` delay, or the end, as all moves are in this period"),
        ("300:60", 4, ":", "`+` increment, `d` delay, or the end, as all moves are in this period"),
        ("300+5:60", 6, ":", "the end, as all moves are in this period"),
        ("40/300 60", 7, " ", "`+` increment, `d` delay, `:` and another period, or the end"),
        ("40/300+5+5", 9, "+", "`:` and another period, or the end"),
    ];
    for (text, column, found, expected) in table {
        let error = TimeControl::parse(text).expect_err(text);
        assert_eq!((error.column, error.found.as_str(), error.expected), (column, found, expected));
    }
}

#[test]
fn error_messages_are_readable() {
    let message = |text| TimeControl::parse(text).unwrap_err().to_string();
    assert_eq!(message("5+"), "time control, column 3: the text ends, expected seconds");
    assert_eq!(message("5+\n5"), "time control, column 3: found `\\n`, expected seconds");
}

#[test]
fn invalid_period_lists_are_rejected() {
    let all = period(None, 60_000, Bonus::None);
    let none = period(Some(0), 60_000, Bonus::None);
    let one = period(Some(1), 60_000, Bonus::None);
    assert_eq!(TimeControl::new(vec![]), Err(InvalidPeriods::Empty));
    assert_eq!(TimeControl::new(vec![one, none]), Err(InvalidPeriods::NoMoves(1)));
    assert_eq!(TimeControl::new(vec![all, one]), Err(InvalidPeriods::AllMovesBeforeTheLast(0)));
    assert!(TimeControl::new(vec![one, one]).is_ok());
}

/// The total time for 60 moves classifies a game.
#[test]
fn sixty_moves_classify_a_game() {
    let table = [
        ("300", 300),
        ("180+2", 300),
        ("180d2", 300),
        ("900+10", 1_500),
        ("40/5400+30:1800+30", 9_000),
        ("40/7200:20/3600:900+30", 11_700),
        ("40/300:300+10", 800),
        ("80/3000:600", 3_600),
        ("20/300", 900),
        ("40/1980:40/1980:40/1980", 5_940),
    ];
    for (text, seconds) in table {
        let classified = TimeControl::parse(text).unwrap().classification_ms();
        assert_eq!(classified, Some(Millis::seconds(seconds)), "{text}");
    }
    assert_eq!(TimeControl::unknown().classification_ms(), None);
}

/// The expected values are the period after a number of completed moves, and the number at which
/// the period ends.
#[test]
fn stages_follow_the_move_counter() {
    let table = [
        ("300", 500, (0, None)),
        ("40/7200:3600", 0, (0, Some(40))),
        ("40/7200:3600", 39, (0, Some(40))),
        ("40/7200:3600", 40, (1, None)),
        ("40/7200:20/3600:900", 59, (1, Some(60))),
        ("40/7200:20/3600:900", 60, (2, None)),
        ("40/9000:16/3600", 55, (1, Some(56))),
        ("40/9000:16/3600", 56, (2, Some(72))),
        ("40/7200", 79, (1, Some(80))),
        ("1/86400", u32::MAX, (u32::MAX as usize, Some(u32::MAX))),
    ];
    for (text, moves, expected) in table {
        let stage = TimeControl::parse(text).unwrap().stage(moves).unwrap();
        assert_eq!((stage.index, stage.ends_after), expected, "{text} after {moves} moves");
    }
}
