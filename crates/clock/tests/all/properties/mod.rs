//! Properties of every clock, tested with arbitrary sequences of actions.

mod naive;
mod strategies;

use naive::{Naive, Reading};
use proptest::prelude::*;
use strategies::{Act, Step, any_control, any_field, any_step, short_control, short_steps};
use touchmove_clock::{Chessclock, Color, Millis, Moment, SavedInDelay, TimeControl};

/// Performs the steps, each after its pause, and returns the moment of the last step.
fn play(clock: &mut Chessclock, steps: &[Step]) -> u64 {
    let mut now = 0_u64;
    for step in steps {
        now = now.saturating_add(step.pause);
        step.act.on(clock, now);
    }
    now
}

fn readings(clock: &Chessclock, at: u64) -> [Reading; 2] {
    Color::ALL.map(|side| Reading {
        left: clock.remaining_ms(side, Moment::new(at)).map(Millis::get),
        delay: clock.delay_left_ms(side, Moment::new(at)).get(),
        flag: clock.flag_fell_at(side, Moment::new(at)).map(Moment::get),
        moves: clock.moves_completed(side),
        period: clock.period(side),
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, ..ProptestConfig::default() })]

    /// A clock that ticks every millisecond shows the same times.
    #[test]
    fn agrees_with_naive_ticking_clock(
        control in short_control(),
        saved in prop::sample::select(vec![SavedInDelay::Kept, SavedInDelay::Lost]),
        steps in short_steps(),
    ) {
        let mut clock = Chessclock::new(&control).with_saved_in_delay(saved);
        let mut naive = Naive::new(&control, saved);
        let mut now = 0;
        for step in steps {
            naive.tick(now, step.pause);
            now += step.pause;
            step.act.on(&mut clock, now);
            naive.act(&step.act, now);
            prop_assert_eq!(readings(&clock, now), naive.readings(), "at {}", now);
            prop_assert_eq!(clock.running(), naive.running);
        }
    }

    /// Without a delay, the time on both clocks plus the time used equals the time granted.
    #[test]
    fn total_time_is_conserved(
        time in 100_000..200_000_u64,
        increment in 0..50_u64,
        presses in prop::collection::vec(0..1_000_u64, 0..100),
    ) {
        let field = format!("3/{time}+{increment}:{time}");
        let control = TimeControl::parse(&field).unwrap();
        let mut clock = Chessclock::new(&control);
        let mut given = 2 * (time + increment) * 1_000;
        let (mut now, mut side) = (0, Color::White);
        clock.start(side, Moment::new(now));
        for pause in presses {
            now += pause;
            let press = clock.press(side, Moment::new(now));
            given += (press.increment_ms + press.period.map_or(Millis::ZERO, |p| p.added_ms)).get();
            side = side.other();
        }
        let left: Millis =
            Color::ALL.iter().filter_map(|&s| clock.remaining_ms(s, Moment::new(now))).sum();
        prop_assert_eq!(left.get() + now, given);
    }

    /// Undoing a press at once gives the same state as no press.
    #[test]
    fn undo_reverts_a_press(
        control in short_control(), steps in short_steps(), thought in 0..50_u64,
    ) {
        let mut pressed = Chessclock::new(&control);
        let now = play(&mut pressed, &steps);
        let Some(side) = pressed.running() else { return Ok(()) };
        let mut unpressed = pressed.clone();
        unpressed.stop(Moment::new(now));

        let press = pressed.press(side, Moment::new(now));
        pressed.stop(Moment::new(now + thought));
        let opponent = pressed.remaining_ms(side.other(), Moment::new(now + thought));
        pressed.undo_press(side, &press, Moment::new(now + thought));
        prop_assert_eq!(pressed.remaining_ms(side.other(), Moment::new(now + thought)), opponent);
        prop_assert_eq!(own(&pressed, side, now + thought), own(&unpressed, side, now));
        if thought == 0 && !pressed.is_flag_down(side.other(), Moment::new(now)) {
            prop_assert_eq!(&pressed, &unpressed);
        }
    }

    /// After undoing all presses from last to first, each side has lost only the time it used.
    #[test]
    fn undo_in_reverse_order_reverts_all_presses(
        control in short_control(), pauses in prop::collection::vec(0..20_u64, 1..8),
    ) {
        let mut clock = Chessclock::new(&control);
        Color::ALL.iter().for_each(|&side| clock.add(side, Millis::seconds(1_000), Moment::START));
        let before = Color::ALL.map(|side| clock.remaining_ms(side, Moment::START).unwrap_or(Millis::ZERO));
        let has_delay = control.periods().iter().any(|p| p.bonus.delay_ms() > Millis::ZERO);
        let (mut now, mut side, mut presses) = (0, Color::White, Vec::new());
        clock.start(side, Moment::new(now));
        for pause in &pauses {
            now += pause;
            presses.push((side, clock.press(side, Moment::new(now))));
            side = side.other();
        }
        clock.stop(Moment::new(now));
        for (side, press) in presses.iter().rev() {
            clock.undo_press(*side, press, Moment::new(now));
        }
        for side in Color::ALL {
            let used: u64 = pauses.iter().skip(side as usize).step_by(2).sum();
            let left = clock.remaining_ms(side, Moment::new(now)).unwrap_or(Millis::ZERO);
            prop_assert_eq!((clock.moves_completed(side), clock.period(side)), (0, 0));
            prop_assert!(has_delay || left == before[side as usize] - Millis::new(used));
        }
    }

    /// Queries, and actions without effect, do not change the clock at any time.
    #[test]
    fn reads_and_idle_actions_change_nothing(
        control in short_control(), steps in short_steps(),
        between in 0..200_u64, after in 0..200_u64,
    ) {
        let mut clock = Chessclock::new(&control);
        let now = play(&mut clock, &steps);
        let (middle, end) = (now + between, now + between + after);
        let late_first = (readings(&clock, end), readings(&clock, middle));
        let mut touched = clock.clone();
        prop_assert_eq!(readings(&clock, middle), late_first.1);
        if let Some(side) = clock.running() {
            touched.start(side, Moment::new(middle));
            touched.press(side.other(), Moment::new(middle));
        }
        prop_assert_eq!(readings(&touched, end), late_first.0);
    }

    /// The flag falls at the predicted moment and not a millisecond earlier.
    #[test]
    fn flag_falls_at_the_announced_moment(control in short_control(), steps in short_steps()) {
        let mut clock = Chessclock::new(&control);
        let now = play(&mut clock, &steps);
        match clock.next_flag_fall() {
            Some((side, falls)) => {
                prop_assert_eq!(clock.flag_fell_at(side, falls), Some(falls));
                prop_assert!(falls == Moment::START
                    || !clock.is_flag_down(side, falls - Millis::new(1)));
            }
            None => {
                let side = clock.running();
                prop_assert!(side.is_none_or(|s| clock.is_flag_down(s, Moment::new(now))
                    || !clock.times().has_clock()));
            }
        }
    }

    /// No moment, amount or order of actions causes a panic.
    #[test]
    fn nothing_panics(control in any_control(), steps in prop::collection::vec(any_step(), 0..30)) {
        let mut clock = Chessclock::new(&control);
        let mut presses = Vec::new();
        for step in steps {
            if let Some(press) = step.act.on(&mut clock, step.pause) {
                presses.push(press);
            }
            if let (Act::Stop, Some((side, press))) = (&step.act, presses.pop()) {
                clock.undo_press(side, &press, Moment::new(step.pause));
            }
            for shown in readings(&clock, step.pause) {
                prop_assert!(shown.flag.is_none() || shown.left == Some(0));
            }
            let _ = clock.next_flag_fall();
            let _ = Color::ALL.map(|side| clock.moves_required(side));
        }
        let _ = control.classification_ms();
    }

    /// Parsing a written time control gives the same time control.
    #[test]
    fn written_controls_parse_back(control in any_control()) {
        prop_assert_eq!(TimeControl::parse(&control.to_string()), Ok(control));
    }

    /// Any text either parses to a time control that round-trips, or gives an error whose column is
    /// within the text.
    #[test]
    fn any_text_round_trips_or_fails_with_its_column(text in any_field()) {
        match TimeControl::parse(&text) {
            Ok(control) => {
                prop_assert_eq!(TimeControl::parse(&control.to_string()), Ok(control));
            }
            Err(error) => {
                let rest: String = text.chars().skip(error.column - 1).collect();
                prop_assert!(rest.starts_with(&error.found), "{text:?}: {error:?}");
                prop_assert!(!error.found.is_empty() || rest.trim().is_empty());
            }
        }
    }
}

fn own(clock: &Chessclock, side: Color, at: u64) -> Reading {
    let [white, black] = readings(clock, at);
    if side == Color::White { white } else { black }
}
