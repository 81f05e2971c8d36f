//! The chess clock.

use crate::text::wrong;
use pyo3::prelude::*;
use pyo3::types::PyType;
use touchmove_board::Color;
use touchmove_clock::{Chessclock, Millis, Moment, PlayerTimeControls, PressOutcome, SavedInDelay};

/// Two displays of which at most one runs (Article 6); the caller supplies all times.
#[pyclass(module = "touchmove", eq)]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock(Chessclock);

/// Effect of a press.
#[pyclass(module = "touchmove", frozen, eq, hash)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Press(PressOutcome);

const fn side(white: bool) -> Color {
    if white { Color::White } else { Color::Black }
}

impl Clock {
    fn set_up(times: PlayerTimeControls, keeps_saved: bool) -> Clock {
        let saved = if keeps_saved { SavedInDelay::Kept } else { SavedInDelay::Lost };
        Clock(Chessclock::new(times).with_saved_in_delay(saved))
    }
}

#[pymethods]
impl Clock {
    #[new]
    #[pyo3(signature = (time_control, *, keeps_saved=true))]
    fn new(time_control: &str, keeps_saved: bool) -> PyResult<Clock> {
        let times = PlayerTimeControls::parse_field(time_control).map_err(wrong)?;
        Ok(Clock::set_up(times, keeps_saved))
    }

    #[classmethod]
    #[pyo3(signature = (text, *, keeps_saved=true))]
    fn read(_: &Bound<'_, PyType>, text: &str, keeps_saved: bool) -> PyResult<Clock> {
        Ok(Clock::set_up(PlayerTimeControls::read(text).map_err(wrong)?, keeps_saved))
    }

    #[getter]
    fn time_control(&self) -> String {
        self.0.times().field()
    }

    fn start(&mut self, color: bool, at: u64) {
        self.0.start(side(color), Moment::new(at));
    }

    fn stop(&mut self, at: u64) {
        self.0.stop(Moment::new(at));
    }

    fn press(&mut self, color: bool, at: u64) -> Press {
        Press(self.0.press(side(color), Moment::new(at)))
    }

    fn press_without_move(&mut self, color: bool, at: u64) -> Press {
        Press(self.0.press_without_move(side(color), Moment::new(at)))
    }

    fn undo_press(&mut self, color: bool, press: &Press, at: u64) {
        self.0.undo_press(side(color), &press.0, Moment::new(at));
    }

    fn uncount_press(&mut self, color: bool, press: &Press, at: u64) {
        self.0.uncount_press(side(color), &press.0, Moment::new(at));
    }

    fn set(&mut self, color: bool, ms: u64, at: u64) {
        self.0.set(side(color), Millis::new(ms), Moment::new(at));
    }

    fn add(&mut self, color: bool, ms: u64, at: u64) {
        self.0.add(side(color), Millis::new(ms), Moment::new(at));
    }

    fn remove(&mut self, color: bool, ms: u64, at: u64) -> u64 {
        self.0.remove(side(color), Millis::new(ms), Moment::new(at)).get()
    }

    fn set_moves(&mut self, color: bool, moves: u32) {
        self.0.set_moves(side(color), moves);
    }

    fn set_time_control(&mut self, time_control: &str, at: u64) -> PyResult<()> {
        let times = PlayerTimeControls::parse_field(time_control).map_err(wrong)?;
        self.0.set_control(times, Moment::new(at));
        Ok(())
    }

    #[getter]
    fn running(&self) -> Option<bool> {
        self.0.running().map(|color| color == Color::White)
    }

    fn remaining(&self, color: bool, at: u64) -> Option<u64> {
        self.0.remaining_ms(side(color), Moment::new(at)).map(Millis::get)
    }

    fn delay_left(&self, color: bool, at: u64) -> u64 {
        self.0.delay_left_ms(side(color), Moment::new(at)).get()
    }

    fn flag_fell_at(&self, color: bool, at: u64) -> Option<u64> {
        self.0.flag_fell_at(side(color), Moment::new(at)).map(Moment::get)
    }

    fn is_flag_down(&self, color: bool, at: u64) -> bool {
        self.0.is_flag_down(side(color), Moment::new(at))
    }

    fn next_flag_fall(&self) -> Option<(bool, u64)> {
        self.0.next_flag_fall().map(|(color, at)| (color == Color::White, at.get()))
    }

    fn moves_completed(&self, color: bool) -> u32 {
        self.0.moves_completed(side(color))
    }

    fn moves_required(&self, color: bool) -> Option<u32> {
        self.0.moves_required(side(color))
    }

    fn period(&self, color: bool) -> usize {
        self.0.period(side(color))
    }

    fn in_last_period(&self, color: bool) -> bool {
        self.0.in_last_period(side(color))
    }

    fn copy(&self) -> Clock {
        self.clone()
    }

    fn __str__(&self) -> String {
        self.0.times().to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Clock {}>", self.time_control())
    }
}

#[pymethods]
impl Press {
    #[getter]
    const fn counted(&self) -> bool {
        self.0.counted
    }

    #[getter]
    const fn increment(&self) -> u64 {
        self.0.increment_ms.get()
    }

    #[getter]
    fn period_entered(&self) -> Option<usize> {
        self.0.period.map(|period| period.index)
    }

    #[getter]
    fn added(&self) -> u64 {
        self.0.period.map_or(0, |period| period.added_ms.get())
    }

    #[getter]
    fn lost(&self) -> u64 {
        self.0.period.map_or(0, |period| period.lost_ms.get())
    }

    #[getter]
    fn flag_fell_at(&self) -> Option<u64> {
        self.0.flag_fell_at.map(Moment::get)
    }

    fn __bool__(&self) -> bool {
        self.0.counted
    }

    fn __repr__(&self) -> String {
        format!("<Press counted={} increment={}>", self.0.counted, self.increment())
    }
}
