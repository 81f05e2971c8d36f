//! Fuzz targets for every endpoint of the server and every parser. No input up to the maximum size
//! of the endpoint may cause a panic or a stack overflow.
//!
//! [`targets`] returns all targets. The targets of the server are derived from its API description,
//! so every new operation has one.

mod board_codecs;
mod endpoints;
mod mutation;
mod parsers;
mod seeds;

pub use mutation::Mangler;

use endpoints::House;
use std::cell::RefCell;
use std::rc::Rc;

/// Fuzz target with a name.
pub struct Target {
    name: String,
    /// Maximum input size of the endpoint, in bytes.
    most: usize,
    /// Seeds that are used in addition to the common seeds.
    seeds: Vec<Vec<u8>>,
    run: Run,
}

/// Function that processes an input.
type Run = Box<dyn Fn(&[u8])>;

impl Target {
    /// Returns the name, which is the `operationId` of the API or the name of the parser.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the maximum input size of the endpoint, in bytes.
    #[must_use]
    pub const fn most(&self) -> usize {
        self.most
    }

    /// Returns the common seeds and the target's own.
    pub fn seeds(&self) -> impl Iterator<Item = &[u8]> {
        self.seeds.iter().chain(seeds::all()).map(Vec::as_slice)
    }

    /// Processes an input.
    ///
    /// # Panics
    /// Panics if the input is a finding.
    pub fn run(&self, data: &[u8]) {
        (self.run)(data);
    }
}

/// Returns all targets. Those that need no server are first.
#[must_use]
pub fn targets() -> Vec<Target> {
    let readers = parsers::ALL.into_iter().chain(board_codecs::ALL).map(|(name, most, read)| {
        Target { name: name.to_owned(), most, seeds: Vec::new(), run: Box::new(read) }
    });
    let house = Rc::new(RefCell::new(House::new()));
    readers.chain(endpoints::all().into_iter().map(|door| behind(door, &house))).collect()
}

/// Returns the target with the given name.
#[must_use]
pub fn named(name: &str) -> Option<Target> {
    targets().into_iter().find(|target| target.name == name)
}

fn behind(door: endpoints::Door, house: &Rc<RefCell<House>>) -> Target {
    let house = house.clone();
    Target {
        name: door.name.clone(),
        most: door.most,
        seeds: door.seeds.clone(),
        run: Box::new(move |data| house.borrow_mut().knock(&door, data)),
    }
}
