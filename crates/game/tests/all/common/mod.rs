//! Helpers for tests with random events.

use std::marker::PhantomData;

/// Seeded random numbers, the same on every machine. A test that defines its own drawing functions
/// chooses a type for `For`.
pub struct Numbers<For = ()>(u64, PhantomData<For>);

impl<For> Numbers<For> {
    pub fn from_seed(seed: u64) -> Self {
        Numbers(seed, PhantomData)
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % n
    }

    pub fn of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }
}
