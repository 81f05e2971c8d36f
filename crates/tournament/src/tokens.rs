//! HTML tokenizer with a bounded stack.

use html5gum::{
    DefaultEmitter, Emitter, ForwardingEmitter, Readable, Reader, StringReader, Token, Tokenizer,
};
use std::cell::Cell;
use std::fmt;

/// Upper bound on the attributes of one tag. The tokenizer recurses once for each attribute in
/// double quotes, so this bound also limits the stack that the tokenizer needs. Saved pages have
/// fewer than 20.
pub(crate) const ATTRIBUTES: usize = 64;

/// Error for a tag with more than [`ATTRIBUTES`] attributes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TooMany;

impl fmt::Display for TooMany {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a tag has more than {ATTRIBUTES} attributes")
    }
}

impl std::error::Error for TooMany {}

/// Passes each token to `take`.
///
/// # Errors
/// Returns an error if a tag has too many attributes. The tokens before it have then already been
/// passed to `take`.
pub(crate) fn each(text: &str, mut take: impl FnMut(&Token)) -> Result<(), TooMany> {
    let attributes = Cell::new(0);
    let mut inner = DefaultEmitter::default();
    // The content of scripts and styles is text, even if it looks like tags.
    inner.naively_switch_states(true);
    let emitter = Counting { inner, attributes: &attributes };
    let reader = Bounded { text: text.to_reader(), attributes: &attributes };
    for token in Tokenizer::new_with_emitter(reader, emitter) {
        take(&token?);
    }
    Ok(())
}

/// Wrapper of the tokenizer that counts the attributes of the current tag.
struct Counting<'a> {
    inner: DefaultEmitter,
    attributes: &'a Cell<usize>,
}

impl ForwardingEmitter for Counting<'_> {
    type Token = Token;

    fn inner(&mut self) -> &mut impl Emitter<Token = Token> {
        &mut self.inner
    }

    fn init_start_tag(&mut self) {
        self.attributes.set(0);
        Emitter::init_start_tag(&mut self.inner);
    }

    fn init_end_tag(&mut self) {
        self.attributes.set(0);
        Emitter::init_end_tag(&mut self.inner);
    }

    fn init_attribute(&mut self) {
        self.attributes.set(self.attributes.get().saturating_add(1));
        Emitter::init_attribute(&mut self.inner);
    }
}

/// Reader that fails inside a tag with too many attributes. The tokenizer then returns from all its
/// nested calls.
struct Bounded<'a> {
    text: StringReader<'a>,
    attributes: &'a Cell<usize>,
}

impl Bounded<'_> {
    fn check(&self) -> Result<(), TooMany> {
        if self.attributes.get() > ATTRIBUTES { Err(TooMany) } else { Ok(()) }
    }
}

impl Reader for Bounded<'_> {
    type Error = TooMany;

    fn read_byte(&mut self) -> Result<Option<u8>, TooMany> {
        self.check()?;
        let Ok(byte) = self.text.read_byte();
        Ok(byte)
    }

    fn try_read_string(&mut self, wanted: &[u8], case_sensitive: bool) -> Result<bool, TooMany> {
        self.check()?;
        let Ok(found) = self.text.try_read_string(wanted, case_sensitive);
        Ok(found)
    }

    fn read_until<'b>(
        &'b mut self,
        needle: &[u8],
        buffer: &'b mut [u8; 4],
    ) -> Result<Option<&'b [u8]>, TooMany> {
        self.check()?;
        let Ok(chunk) = self.text.read_until(needle, buffer);
        Ok(chunk)
    }
}
