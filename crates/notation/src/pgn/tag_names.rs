//! Set of the tag names read so far.

/// Up to 48 tag names of a game.
pub(super) struct TagNames<'a> {
    names: [&'a [u8]; 48],
    /// Bloom filter: each name sets one bit, and several names may share a bit. If a name's bit is
    /// clear, the name is absent.
    bits: u64,
    pub count: usize,
}

impl Default for TagNames<'_> {
    fn default() -> Self {
        TagNames { names: [&[]; 48], bits: 0, count: 0 }
    }
}

impl<'a> TagNames<'a> {
    pub(super) fn contains(&self, name: &[u8]) -> bool {
        self.bits & bit(name) != 0 && self.names.iter().take(self.count).any(|known| *known == name)
    }

    pub(super) fn add(&mut self, name: &'a [u8]) {
        if let Some(free) = self.names.get_mut(self.count) {
            *free = name;
            self.bits |= bit(name);
            self.count += 1;
        }
    }

    pub(super) fn last(&self) -> Option<&[u8]> {
        self.count.checked_sub(1).and_then(|last| self.names.get(last)).copied()
    }
}

fn bit(name: &[u8]) -> u64 {
    let at = |index: usize| name.get(index).map_or(0, |&byte| usize::from(byte));
    let sum =
        name.len() * 5 + at(0) * 3 + at(name.len() / 2) * 7 + at(name.len().saturating_sub(1)) * 11;
    1 << (sum % 64)
}
