//! Pseudo-random numbers from a seed.

/// Generator of the splitmix64 family. Equal seeds give equal numbers on every machine.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(mix(seed))
    }

    /// Returns the next number.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// Returns a number below `bound`, or 0 if the bound is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.next().checked_rem(bound).unwrap_or(0)
    }

    /// Returns a number from `-most` to `most`. Numbers near 0 are the likeliest.
    pub fn around_zero(&mut self, most: i32) -> i32 {
        let half = |random: &mut Random| random.below(most.unsigned_abs() as u64 + 1) as i32;
        half(self) - half(self)
    }

    /// Returns an element of the slice, or `None` if the slice is empty.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len() as u64) as usize)
    }
}

/// Scrambles a number: every input bit affects every output bit.
pub(crate) const fn mix(mut x: u64) -> u64 {
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}
