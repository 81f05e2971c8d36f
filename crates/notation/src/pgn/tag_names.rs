//! Set of the tag names read so far.

/// Up to 48 tag names of a game.
pub(super) struct TagNames<'a> {
    names: [&'a [u8]; 48],
    filter: NameFilter,
    pub count: usize,
}

impl Default for TagNames<'_> {
    fn default() -> Self {
        TagNames { names: [&[]; 48], filter: NameFilter::default(), count: 0 }
    }
}

impl<'a> TagNames<'a> {
    #[inline]
    pub(super) fn contains(&self, name: &[u8]) -> bool {
        self.filter.may_contain(name)
            && self.names.iter().take(self.count).any(|known| *known == name)
    }

    /// Adds a name. Returns false if it was known; then nothing changes.
    #[inline]
    pub(super) fn add_new(&mut self, name: &'a [u8]) -> bool {
        let known = self.contains(name);
        if !known {
            self.add(name);
        }
        !known
    }

    #[inline]
    pub(super) fn add(&mut self, name: &'a [u8]) {
        if let Some(free) = self.names.get_mut(self.count) {
            *free = name;
            self.filter.add(name);
            self.count += 1;
        }
    }

    pub(super) fn last(&self) -> Option<&[u8]> {
        self.count.checked_sub(1).and_then(|last| self.names.get(last)).copied()
    }
}

/// Bloom filter of tag names without regard to letter case. Each name sets one bit, and several names
/// may share a bit. If a name's bit is clear, the name is absent. The usual names have bits of their
/// own.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct NameFilter([u64; 2]);

impl NameFilter {
    #[inline]
    pub(super) fn add(&mut self, name: &[u8]) {
        let (word, bit) = place(name);
        self.0[word] |= bit;
    }

    #[inline]
    pub(super) fn may_contain(self, name: &[u8]) -> bool {
        let (word, bit) = place(name);
        self.0[word] & bit != 0
    }
}

/// Returns the word and the bit of a name.
#[inline]
fn place(name: &[u8]) -> (usize, u64) {
    // Letters in upper and lower case differ in one bit, which is set here.
    let letter = |byte: Option<&u8>| byte.map_or(0, |&byte| usize::from(byte | b' '));
    let sum = name.len() * 5 + letter(name.first()) + letter(name.last()) * 21;
    (sum >> 6 & 1, 1 << (sum & 63))
}
