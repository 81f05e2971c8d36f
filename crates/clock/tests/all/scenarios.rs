//! Scripted sequences of clock actions, and the resulting clock state.
//!
//! A script is a list of steps `SECONDS VERB [SIDE] [AMOUNT]`. `undo` reverts the last press of the
//! side. The last step is `SECONDS shows`: the state is read at that moment. The expected state of
//! a side is `LEFT [delay D] [flag FELL] moves M period P`, in seconds.

use touchmove_clock::{Chessclock, Color, Millis, Moment, PressOutcome, TimeControl};

struct Case(&'static str, &'static str, &'static str, [&'static str; 3]);

const CASES: &[Case] = &[
    Case(
        "a clock set for the start shows the first increment and does not run",
        "300+3",
        "50 shows",
        ["303 moves 0 period 0", "303 moves 0 period 0", "neither"],
    ),
    Case(
        "a press stops the player's own clock, adds the increment and starts the opponent's",
        "300+3",
        "0 start W; 10 press W; 15 shows",
        ["296 moves 1 period 0", "298 moves 0 period 0", "Black"],
    ),
    Case(
        "only one side runs at a time",
        "60",
        "0 start W; 10 start B; 30 shows",
        ["50 moves 0 period 0", "40 moves 0 period 0", "Black"],
    ),
    Case(
        "starting a side that runs changes nothing",
        "60d5",
        "0 start W; 3 start W; 6 shows",
        ["59 delay 0 moves 0 period 0", "60 delay 5 moves 0 period 0", "White"],
    ),
    Case(
        "a press while the opponent's clock runs does nothing",
        "60+5",
        "0 start W; 10 press B; 12 press B; 20 shows",
        ["45 moves 0 period 0", "65 moves 0 period 0", "White"],
    ),
    Case(
        "a press of a stopped clock does nothing",
        "60+5",
        "0 press W; 0 start W; 10 stop; 11 press W; 12 press B; 20 shows",
        ["55 moves 0 period 0", "65 moves 0 period 0", "neither"],
    ),
    Case(
        "a player who forgot to press may press after the reply and loses the time until then",
        "60",
        "0 start W; 25 press W; 26 press B; 26 shows",
        ["35 moves 1 period 0", "59 moves 1 period 0", "White"],
    ),
    Case(
        "the flag falls at the moment the time is used up, and the display stays at 0",
        "60",
        "5 start W; 99 shows",
        ["0 flag 65 moves 0 period 0", "60 moves 0 period 0", "White"],
    ),
    Case(
        "a press at the very moment of the flag-fall is too late and brings no increment",
        "57+3",
        "0 start W; 60 press W; 61 shows",
        ["0 flag 60 moves 1 period 0", "59 moves 0 period 0", "Black"],
    ),
    Case(
        "a fallen flag stays down through later moves",
        "60+5",
        "0 start W; 70 press W; 75 press B; 80 press W; 81 shows",
        ["0 flag 65 moves 2 period 0", "64 moves 1 period 0", "Black"],
    ),
    Case(
        "both flags may be down, each with its own moment",
        "60",
        "0 start W; 70 press W; 150 shows",
        ["0 flag 60 moves 1 period 0", "0 flag 130 moves 0 period 0", "Black"],
    ),
    Case(
        "the last required move adds the next period to what was saved, after its increment",
        "2/60+5:30+1",
        "0 start W; 10 press W; 10 press B; 20 press W; 20 shows",
        ["85 moves 2 period 1", "70 moves 1 period 0", "Black"],
    ),
    Case(
        "later moves bring the increment of the later period",
        "1/60+5:30+1",
        "0 start W; 10 press W; 10 press B; 20 press W; 20 shows",
        ["81 moves 2 period 1", "100 moves 1 period 1", "Black"],
    ),
    Case(
        "the next period's time raises a flag that fell before, without the increment",
        "1/60+5:30+5",
        "0 start W; 80 press W; 80 shows",
        ["30 moves 1 period 1", "65 moves 0 period 0", "Black"],
    ),
    Case(
        "a last period with a number of moves is repeated",
        "1/60",
        "0 start W; 10 press W; 10 press B; 20 press W; 20 shows",
        ["160 moves 2 period 2", "120 moves 1 period 1", "Black"],
    ),
    Case(
        "main time runs only once the delay is used up",
        "60d5",
        "0 start W; 4 press W; 11 press B; 12 shows",
        ["60 delay 4 moves 1 period 0", "58 delay 5 moves 1 period 0", "White"],
    ),
    Case(
        "stopping the clock within a move does not renew the delay",
        "60d5",
        "0 start W; 3 stop; 9 start W; 12 shows",
        ["59 delay 0 moves 0 period 0", "60 delay 5 moves 0 period 0", "White"],
    ),
    Case(
        "with a delay the flag falls after delay and main time",
        "60d5",
        "0 start W; 99 shows",
        ["0 delay 0 flag 65 moves 0 period 0", "60 delay 5 moves 0 period 0", "White"],
    ),
    Case(
        "main time saved in delay mode is added to the next period, the delay is not",
        "1/60d5:30d2",
        "0 start W; 15 press W; 15 shows",
        ["80 delay 2 moves 1 period 1", "60 delay 5 moves 0 period 0", "Black"],
    ),
    Case(
        "an illegal press is undone with its increment; the time used stays used",
        "5400+30",
        "0 start W; 10 press W; 15 stop; 15 undo W; 15 start W; 16 shows",
        ["5419 moves 0 period 0", "5425 moves 0 period 0", "White"],
    ),
    Case(
        "an illegal press that entered a period is undone with the period",
        "1/60+5:30",
        "0 start W; 10 press W; 15 stop; 15 undo W; 15 shows",
        ["55 moves 0 period 0", "60 moves 0 period 0", "neither"],
    ),
    Case(
        "undoing a press in delay mode restores the saved time and the rest of the delay",
        "1/60d5:30d2",
        "0 start W; 3 press W; 3 stop; 3 undo W; 3 shows",
        ["60 delay 2 moves 0 period 0", "60 delay 5 moves 0 period 0", "neither"],
    ),
    Case(
        "undoing earlier presses does not restore the time used for the replies",
        "60+5",
        "0 start W; 10 press W; 20 press B; 32 stop; 32 undo B; 32 undo W; 32 shows",
        ["43 moves 0 period 0", "55 moves 0 period 0", "neither"],
    ),
    Case(
        "undoing a press drops the flag again that the next period had raised",
        "1/60:30",
        "0 start W; 70 press W; 75 stop; 75 undo W; 75 shows",
        ["0 flag 60 moves 0 period 0", "55 moves 0 period 0", "neither"],
    ),
    Case(
        "undoing a press does not drop a flag, which falls only when the clock runs",
        "8+30",
        "0 start W; 37 press W; 37 press B; 60 stop; 60 undo W; 70 start W; 80 shows",
        ["0 flag 70 moves 0 period 0", "68 moves 1 period 0", "White"],
    ),
    Case(
        "a flag that fell after the press stays down when the press is undone",
        "8+30",
        "0 start W; 7 press W; 7 press B; 99 stop; 99 undo W; 99 shows",
        ["0 flag 68 moves 0 period 0", "68 moves 1 period 0", "neither"],
    ),
    Case(
        "a flag raised by the arbiter stays up when an earlier press is undone",
        "60",
        "0 start W; 70 press W; 70 stop; 70 add W 9; 70 undo W; 70 shows",
        ["9 moves 0 period 0", "60 moves 0 period 0", "neither"],
    ),
    Case(
        "a press may be undone while the clock runs",
        "60d5",
        "0 start W; 4 press W; 4 press B; 14 undo W; 15 shows",
        ["55 delay 0 moves 0 period 0", "60 delay 5 moves 1 period 0", "White"],
    ),
    Case(
        "undoing a press without effect does not undo an earlier press",
        "60d5",
        "0 start W; 4 press W; 5 press W; 6 undo W; 6 shows",
        ["60 delay 5 moves 1 period 0", "60 delay 3 moves 0 period 0", "Black"],
    ),
    Case(
        "undoing a press without effect changes nothing",
        "60+5",
        "0 start B; 1 press W; 2 stop; 2 undo W; 2 shows",
        ["65 moves 0 period 0", "63 moves 0 period 0", "neither"],
    ),
    Case(
        "illegal castling completed by a press, first offence (cases-shared.tsv, A7-17)",
        "5400+30",
        "0 set W 3058; 0 set B 3307; 0 start B; 0 press B; 0 stop; 0 undo B; 0 add W 120; 0 shows",
        ["3178 moves 0 period 0", "3307 moves 0 period 0", "neither"],
    ),
    Case(
        "the arbiter's time raises a flag, also while the clock runs",
        "60",
        "0 start W; 70 add W 30; 75 shows",
        ["25 moves 0 period 0", "60 moves 0 period 0", "White"],
    ),
    Case(
        "at most the remaining time is removed, and the flag falls when the clock runs",
        "60",
        "0 remove W 90; 5 shows",
        ["0 moves 0 period 0", "60 moves 0 period 0", "neither"],
    ),
    Case(
        "a clock set to 0 falls as soon as it starts",
        "60",
        "0 set B 0; 0 start W; 10 press W; 12 shows",
        ["50 moves 1 period 0", "0 flag 10 moves 0 period 0", "Black"],
    ),
    Case(
        "setting a fallen flag's clock to 0 leaves the flag down",
        "60",
        "0 start W; 70 set W 0; 75 shows",
        ["0 flag 60 moves 0 period 0", "60 moves 0 period 0", "White"],
    ),
    Case(
        "a corrected move counter moves the period, not the time",
        "40/60:30",
        "0 moves W 39; 0 moves B 40; 0 start W; 1 press W; 1 shows",
        ["89 moves 40 period 1", "60 moves 40 period 1", "Black"],
    ),
    Case(
        "a corrected move counter brings the delay of its period",
        "40/60d5:30d2",
        "0 moves B 40; 0 shows",
        ["60 delay 5 moves 0 period 0", "60 delay 2 moves 40 period 1", "neither"],
    ),
    Case(
        "a delay that the arbiter introduces also applies to the current move",
        "60",
        "0 start W; 10 control 60d5; 20 press W; 20 shows",
        ["45 delay 5 moves 1 period 0", "60 delay 5 moves 0 period 0", "Black"],
    ),
    Case(
        "a delay that the arbiter introduces runs from the moment of the setting",
        "60",
        "0 start W; 10 control 60d5; 12 shows",
        ["50 delay 3 moves 0 period 0", "60 delay 5 moves 0 period 0", "White"],
    ),
    Case(
        "an earlier moment does not give a running clock its time back",
        "60",
        "10 start W; 5 press W; 12 press B; 12 shows",
        ["60 moves 1 period 0", "58 moves 1 period 0", "White"],
    ),
    Case(
        "without a clock sides run and presses count, but no time passes",
        "-",
        "0 start W; 99999 press W; 99999 add W 5; 99999 shows",
        ["- moves 1 period 0", "- moves 0 period 0", "Black"],
    ),
    Case(
        "an unknown time control behaves as no clock",
        "?",
        "0 start W; 99999 undo W; 99999 shows",
        ["- moves 0 period 0", "- moves 0 period 0", "White"],
    ),
];

#[test]
fn scripts_lead_to_expected_clock_state() {
    for Case(title, control, script, expected) in CASES {
        let [white, black, running] = play(control, script);
        assert_eq!([white.as_str(), &black, &running], *expected, "{title}\n{control} | {script}");
    }
}

#[test]
fn saved_in_delay_lost_drops_saved_time() {
    let control = TimeControl::parse("1/60d5:30d5").unwrap();
    let mut clock =
        Chessclock::new(&control).with_saved_in_delay(touchmove_clock::SavedInDelay::Lost);
    clock.start(Color::White, Moment::START);
    let press = clock.press(Color::White, Moment::new(15_000));
    assert_eq!(press.period.map(|p| p.lost_ms), Some(Millis::seconds(50)));
    assert_eq!(clock.remaining_ms(Color::White, Moment::new(15_000)), Some(Millis::seconds(30)));
}

fn play(control: &str, script: &str) -> [String; 3] {
    let mut clock = Chessclock::new(TimeControl::parse(control).unwrap());
    let mut pressed: [Vec<PressOutcome>; 2] = Default::default();
    for step in script.split("; ") {
        let words: Vec<&str> = step.split(' ').collect();
        let at = Moment::START + seconds(words[0]);
        let side = if words.get(2) == Some(&"B") { Color::Black } else { Color::White };
        let amount = || words.get(3).copied().unwrap();
        match words[1] {
            "start" => clock.start(side, at),
            "stop" => clock.stop(at),
            "press" => pressed[side as usize].push(clock.press(side, at)),
            "undo" => {
                if let Some(press) = pressed[side as usize].pop() {
                    clock.undo_press(side, &press, at);
                }
            }
            "set" => clock.set(side, seconds(amount()), at),
            "add" => clock.add(side, seconds(amount()), at),
            "remove" => drop(clock.remove(side, seconds(amount()), at)),
            "moves" => clock.set_moves(side, amount().parse().unwrap()),
            "control" => clock.set_control(TimeControl::parse(words[2]).unwrap(), at),
            "shows" => return shown(&clock, at),
            verb => panic!("no such verb: {verb}"),
        }
    }
    panic!("the script does not end in a reading: {script}");
}

fn shown(clock: &Chessclock, at: Moment) -> [String; 3] {
    let running = clock.running().map_or("neither".to_owned(), |side| format!("{side:?}"));
    [face(clock, Color::White, at), face(clock, Color::Black, at), running]
}

fn face(clock: &Chessclock, side: Color, at: Moment) -> String {
    let left = clock.remaining_ms(side, at).map_or("-".to_owned(), shown_in_seconds);
    let has_delay = clock.stage(side).is_some_and(|s| s.period.bonus.delay_ms() > Millis::ZERO);
    let delay = clock.delay_left_ms(side, at);
    let delay =
        if has_delay { format!(" delay {}", shown_in_seconds(delay)) } else { String::new() };
    let fell = clock.flag_fell_at(side, at);
    assert_eq!(fell.is_some(), clock.is_flag_down(side, at));
    let flag = fell
        .map_or(String::new(), |fell| format!(" flag {}", shown_in_seconds(fell - Moment::START)));
    let (moves, period) = (clock.moves_completed(side), clock.period(side));
    format!("{left}{delay}{flag} moves {moves} period {period}")
}

fn seconds(text: &str) -> Millis {
    Millis::seconds(text.parse().unwrap())
}

fn shown_in_seconds(time: Millis) -> String {
    (time.get() / 1_000).to_string()
}
