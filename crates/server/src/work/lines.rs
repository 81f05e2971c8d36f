//! Who is next: everybody who waits has one turn after the other, however much
//! one of them has asked for, and what is short comes before what may be long.

use super::length::Length;
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;

/// So much may wait for one address.
const MOST: usize = 16;

/// What waits, by whom it is for.
pub(super) struct Lines<J> {
    of: [Turns<J>; Length::ALL.len()],
}

struct Turns<J> {
    waiting: HashMap<IpAddr, VecDeque<J>>,
    /// Whose turn it is.
    order: VecDeque<IpAddr>,
}

impl<J> Default for Turns<J> {
    fn default() -> Turns<J> {
        Turns { waiting: HashMap::new(), order: VecDeque::new() }
    }
}

impl<J> Default for Lines<J> {
    fn default() -> Lines<J> {
        Lines { of: std::array::from_fn(|_| Turns::default()) }
    }
}

impl<J> Lines<J> {
    /// Lets something wait; false if too much does already.
    pub fn push(&mut self, length: Length, who: IpAddr, job: J) -> bool {
        let Turns { waiting, order } = &mut self.of[length as usize];
        let line = waiting.entry(who).or_insert_with(|| {
            order.push_back(who);
            VecDeque::new()
        });
        let room = line.len() < MOST;
        if room {
            line.push_back(job);
        }
        room
    }

    /// The next of a length that there is room for.
    pub fn pop(&mut self, room: impl Fn(Length) -> bool) -> Option<(Length, J)> {
        let lengths = Length::ALL.into_iter().filter(|&length| room(length));
        lengths.into_iter().find_map(|length| Some((length, self.of[length as usize].pop()?)))
    }
}

impl<J> Turns<J> {
    fn pop(&mut self) -> Option<J> {
        let who = self.order.pop_front()?;
        let line = self.waiting.get_mut(&who)?;
        let job = line.pop_front();
        if line.is_empty() {
            self.waiting.remove(&who);
        } else {
            self.order.push_back(who);
        }
        job
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        [10, 0, 0, last].into()
    }

    #[test]
    fn everybody_has_a_turn_and_what_is_short_comes_first() {
        let mut lines = Lines::default();
        for number in 0..5 {
            assert!(lines.push(Length::Long, address(1), number));
        }
        assert!(lines.push(Length::Long, address(2), 10));
        assert!(lines.push(Length::Short, address(3), 20));
        let order: Vec<i32> =
            std::iter::from_fn(|| lines.pop(|_| true)).map(|(_, job)| job).collect();
        assert_eq!(order, [20, 0, 10, 1, 2, 3, 4]);
    }

    #[test]
    fn one_address_fills_only_its_own_line() {
        let mut lines = Lines::default();
        let taken = (0..100).filter(|&job| lines.push(Length::Long, address(1), job)).count();
        assert_eq!(taken, MOST);
        assert!(lines.push(Length::Long, address(2), 0));
    }

    #[test]
    fn what_there_is_no_room_for_waits() {
        let mut lines = Lines::default();
        lines.push(Length::Judging, address(1), 1);
        assert!(lines.pop(|length| length != Length::Judging).is_none());
        assert_eq!(lines.pop(|_| true), Some((Length::Judging, 1)));
    }
}
