//! Fair queue: round robin among addresses, and shorter job classes first.

use super::job_class::JobClass;
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;

/// Upper bound of waiting jobs of one address.
const MOST: usize = 16;

/// Waiting jobs, by class and address.
pub(super) struct FairQueue<J> {
    of: [Rotation<J>; JobClass::ALL.len()],
}

struct Rotation<J> {
    waiting: HashMap<IpAddr, VecDeque<J>>,
    /// Addresses in round-robin order.
    order: VecDeque<IpAddr>,
}

impl<J> Default for Rotation<J> {
    fn default() -> Rotation<J> {
        Rotation { waiting: HashMap::new(), order: VecDeque::new() }
    }
}

impl<J> Default for FairQueue<J> {
    fn default() -> FairQueue<J> {
        FairQueue { of: std::array::from_fn(|_| Rotation::default()) }
    }
}

impl<J> FairQueue<J> {
    /// Queues a job; false if the address has too many.
    pub fn push(&mut self, class: JobClass, who: IpAddr, job: J) -> bool {
        let Rotation { waiting, order } = &mut self.of[class as usize];
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

    /// The next job of a class with room.
    pub fn pop(&mut self, room: impl Fn(JobClass) -> bool) -> Option<(JobClass, J)> {
        let lengths = JobClass::ALL.into_iter().filter(|&class| room(class));
        lengths.into_iter().find_map(|class| Some((class, self.of[class as usize].pop()?)))
    }
}

impl<J> Rotation<J> {
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
    fn addresses_take_turns_and_short_jobs_come_first() {
        let mut queue = FairQueue::default();
        for number in 0..5 {
            assert!(queue.push(JobClass::Long, address(1), number));
        }
        assert!(queue.push(JobClass::Long, address(2), 10));
        assert!(queue.push(JobClass::Short, address(3), 20));
        let order: Vec<i32> =
            std::iter::from_fn(|| queue.pop(|_| true)).map(|(_, job)| job).collect();
        assert_eq!(order, [20, 0, 10, 1, 2, 3, 4]);
    }

    #[test]
    fn address_fills_only_its_own_queue() {
        let mut queue = FairQueue::default();
        let taken = (0..100).filter(|&job| queue.push(JobClass::Long, address(1), job)).count();
        assert_eq!(taken, MOST);
        assert!(queue.push(JobClass::Long, address(2), 0));
    }

    #[test]
    fn job_without_room_waits() {
        let mut queue = FairQueue::default();
        queue.push(JobClass::Judging, address(1), 1);
        assert!(queue.pop(|class| class != JobClass::Judging).is_none());
        assert_eq!(queue.pop(|_| true), Some((JobClass::Judging, 1)));
    }
}
