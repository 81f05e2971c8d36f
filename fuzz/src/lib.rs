//! Fuzz targets for every endpoint of the server and every parser: no input up to the endpoint's
//! maximum size panics or overflows a stack.
//!
//! [`targets`] returns all of them. Those of the server are derived from its API description, so
//! that no operation can be added without a target.

mod endpoints;
mod mutation;
mod parsers;
mod seeds;

pub use mutation::Mangler;

use endpoints::House;
use std::cell::RefCell;
use std::rc::Rc;

/// A named target.
pub struct Target {
    name: String,
    /// Maximum input size of the endpoint, in bytes.
    most: usize,
    /// Seeds in addition to the common ones.
    seeds: Vec<Vec<u8>>,
    run: Run,
}

/// Processes an input.
type Run = Box<dyn Fn(&[u8])>;

impl Target {
    /// Returns the name: the `operationId` of the API, or the parser.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the maximum input size of the endpoint, in bytes.
    #[must_use]
    pub const fn most(&self) -> usize {
        self.most
    }

    /// Returns the seeds.
    pub fn seeds(&self) -> impl Iterator<Item = &[u8]> {
        self.seeds.iter().chain(seeds::all()).map(Vec::as_slice)
    }

    /// Processes an input.
    ///
    /// # Panics
    /// If the input is a finding.
    pub fn run(&self, data: &[u8]) {
        (self.run)(data);
    }
}

/// Returns all targets; those without a server come first.
#[must_use]
pub fn targets() -> Vec<Target> {
    let readers = parsers::ALL.into_iter().map(|(name, most, read)| Target {
        name: name.to_owned(),
        most,
        seeds: Vec::new(),
        run: Box::new(read),
    });
    let house = Rc::new(RefCell::new(House::new()));
    readers.chain(endpoints::all().into_iter().map(|door| behind(door, &house))).collect()
}

/// Returns the target of that name.
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
