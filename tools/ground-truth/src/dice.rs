/// Generator of deterministic pseudo-random numbers.
pub struct Dice(u64);

impl Dice {
    /// Creates a generator from a seed, which must not be zero.
    pub fn new(seed: u64) -> Dice {
        Dice(seed.max(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// Returns a number below a bound, which must not be zero.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % bound
    }

    /// Returns an element chosen at random.
    pub fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}
