//! Strategies that generate time controls, fields and actions.

use proptest::collection::vec;
use proptest::prelude::*;
use touchmove_clock::{
    Bonus, Chessclock, Color, Millis, Moment, Period, PressOutcome, TimeControl,
};

/// Action on a clock.
#[derive(Clone, Debug)]
pub enum Act {
    Start(Color),
    Stop,
    Press(Color),
    Set(Color, u64),
    Add(Color, u64),
    Remove(Color, u64),
}

impl Act {
    /// Performs the action. Returns the outcome and the side of a press.
    pub fn on(&self, clock: &mut Chessclock, at: u64) -> Option<(Color, PressOutcome)> {
        let at = Moment::new(at);
        match *self {
            Act::Start(side) => clock.start(side, at),
            Act::Stop => clock.stop(at),
            Act::Press(side) => return Some((side, clock.press(side, at))),
            Act::Set(side, ms) => clock.set(side, Millis::new(ms), at),
            Act::Add(side, ms) => clock.add(side, Millis::new(ms), at),
            Act::Remove(side, ms) => drop(clock.remove(side, Millis::new(ms), at)),
        }
        None
    }
}

#[derive(Clone, Debug)]
pub struct Step {
    pub pause: u64,
    pub act: Act,
}

fn side() -> impl Strategy<Value = Color> {
    prop::sample::select(Color::ALL.to_vec())
}

fn step(pause: BoxedStrategy<u64>, ms: BoxedStrategy<u64>) -> impl Strategy<Value = Step> {
    let act = prop_oneof![
        12 => side().prop_map(Act::Press),
        3 => side().prop_map(Act::Start),
        1 => Just(Act::Stop),
        1 => (side(), ms.clone()).prop_map(|(s, ms)| Act::Set(s, ms)),
        1 => (side(), ms.clone()).prop_map(|(s, ms)| Act::Add(s, ms)),
        1 => (side(), ms).prop_map(|(s, ms)| Act::Remove(s, ms)),
    ];
    (pause, act).prop_map(|(pause, act)| Step { pause, act })
}

/// Generates sequences of steps that last a few hundred milliseconds.
pub fn short_steps() -> impl Strategy<Value = Vec<Step>> {
    vec(step((0..40_u64).boxed(), (0..60_u64).boxed()), 0..40)
}

/// Generates single steps with any moment and amount.
pub fn any_step() -> impl Strategy<Value = Step> {
    step(any_ms(), any_ms())
}

/// Generates time controls of a few milliseconds.
pub fn short_control() -> impl Strategy<Value = TimeControl> {
    control((1..4_u32).boxed(), (0..150_u64).boxed(), (0..20_u64).boxed())
}

/// Generates time controls of any size.
pub fn any_control() -> impl Strategy<Value = TimeControl> {
    control(prop_oneof![1..=60_u32, 1..=u32::MAX].boxed(), any_ms(), any_ms())
}

fn any_ms() -> BoxedStrategy<u64> {
    prop_oneof![0..10_000_000_u64, any::<u64>(), Just(u64::MAX)].boxed()
}

fn control(
    moves: BoxedStrategy<u32>,
    time: BoxedStrategy<u64>,
    bonus: BoxedStrategy<u64>,
) -> impl Strategy<Value = TimeControl> {
    let bonus = prop_oneof![
        Just(Bonus::None),
        bonus.clone().prop_map(|ms| Bonus::Increment(Millis::new(ms))),
        bonus.prop_map(|ms| Bonus::Delay(Millis::new(ms))),
    ];
    let period = (moves, time, bonus).prop_map(|(moves, time_ms, bonus)| Period {
        moves: Some(moves),
        time_ms: Millis::new(time_ms),
        bonus,
    });
    let periods = (vec(period, 1..4), any::<bool>()).prop_map(|(mut periods, all)| {
        if let (true, Some(last)) = (all, periods.last_mut()) {
            last.moves = None;
        }
        TimeControl::new(periods).unwrap()
    });
    prop_oneof![
        20 => periods,
        1 => Just(TimeControl::no_clock()),
        1 => Just(TimeControl::unknown()),
    ]
}

/// Generates any text. It is often similar to a `TimeControl` field.
pub fn any_field() -> impl Strategy<Value = String> {
    prop_oneof![
        "[0-9/+d:.?* -]{0,16}",
        "([0-9]{1,3}/)?[0-9.]{1,5}[+d:][0-9:/ é]{0,8}",
        any::<String>()
    ]
}
