//! Naive clock that ticks every millisecond, as a simple reference.

use touchmove_clock::{Bonus, Color, Period, SavedInDelay, TimeControl};

use super::strategies::Act;

pub struct Naive {
    periods: Vec<Period>,
    saved: SavedInDelay,
    faces: [Face; 2],
    pub running: Option<Color>,
}

/// State of one side.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    pub left: Option<u64>,
    pub delay: u64,
    pub flag: Option<u64>,
    pub moves: u32,
    pub period: usize,
}

#[derive(Clone, Default)]
struct Face {
    left: u64,
    delay: u64,
    flag: Option<u64>,
    moves: u32,
    period: usize,
    moves_in_period: u32,
}

impl Naive {
    pub fn new(control: &TimeControl, saved: SavedInDelay) -> Naive {
        let periods = control.periods().to_vec();
        let mut face = Face::default();
        if let Some(first) = periods.first() {
            face.left = (first.time_ms + first.bonus.increment_ms()).get();
            face.delay = first.bonus.delay_ms().get();
        }
        Naive { periods, saved, faces: [face.clone(), face], running: None }
    }

    pub fn tick(&mut self, from: u64, ms: u64) {
        for now in from..from + ms {
            self.look(now);
            self.pass();
        }
        self.look(from + ms);
    }

    /// Drops the flag of the running side if it has no time left.
    fn look(&mut self, now: u64) {
        let Some(side) = self.running else { return };
        let face = &mut self.faces[side as usize];
        let empty = face.left == 0 && face.delay == 0;
        if empty && face.flag.is_none() && !self.periods.is_empty() {
            face.flag = Some(now);
        }
    }

    fn pass(&mut self) {
        let Some(side) = self.running else { return };
        let face = &mut self.faces[side as usize];
        match (face.delay, face.left) {
            (0, 0) => {}
            (0, _) => face.left -= 1,
            _ => face.delay -= 1,
        }
    }

    pub fn act(&mut self, act: &Act, now: u64) {
        match *act {
            Act::Start(side) => self.running = Some(side),
            Act::Stop => self.running = None,
            Act::Press(side) if self.running == Some(side) => self.press(side),
            Act::Press(_) => {}
            Act::Set(side, ms) => self.set(side, ms),
            Act::Add(side, ms) => self.set(side, self.faces[side as usize].left + ms),
            Act::Remove(side, ms) => {
                self.set(side, self.faces[side as usize].left.saturating_sub(ms));
            }
        }
        self.look(now);
    }

    fn set(&mut self, side: Color, ms: u64) {
        let face = &mut self.faces[side as usize];
        if self.periods.is_empty() {
            return;
        }
        face.left = ms;
        face.flag = face.flag.filter(|_| ms == 0);
    }

    fn press(&mut self, side: Color) {
        self.running = Some(side.other());
        let face = &mut self.faces[side as usize];
        face.moves += 1;
        let Some(last) = self.periods.len().checked_sub(1) else { return };
        let period = self.periods[face.period.min(last)];
        if let (Bonus::Increment(ms), None) = (period.bonus, face.flag) {
            face.left += ms.get();
        }
        face.moves_in_period += 1;
        if period.moves == Some(face.moves_in_period) {
            face.period += 1;
            face.moves_in_period = 0;
            let has_delay = matches!(period.bonus, Bonus::Delay(delay) if !delay.is_zero());
            if has_delay && self.saved == SavedInDelay::Lost {
                face.left = 0;
            }
            face.left += self.periods[face.period.min(last)].time_ms.get();
            face.flag = face.flag.filter(|_| face.left == 0);
        }
        face.delay = self.periods[face.period.min(last)].bonus.delay_ms().get();
    }

    pub fn readings(&self) -> [Reading; 2] {
        self.faces.clone().map(|face| Reading {
            left: (!self.periods.is_empty()).then_some(face.left),
            delay: face.delay,
            flag: face.flag,
            moves: face.moves,
            period: face.period,
        })
    }
}
