//! Every door of the server, and everything that reads text, as a fuzz target: nothing panics or
//! overflows a stack for any bytes up to the largest that the door takes.
//!
//! [`targets`] has them all. Those of the server are made from its description of the API, so
//! that no operation can be added without its target.

mod endpoints;
mod mutation;
mod parsers;
mod seeds;

pub use mutation::Mangler;

use endpoints::House;
use std::cell::RefCell;
use std::rc::Rc;

/// A target under its name.
pub struct Target {
    name: String,
    /// The largest input that the door takes, in bytes.
    most: usize,
    /// Inputs to begin with, beside those of all targets.
    seeds: Vec<Vec<u8>>,
    run: Run,
}

/// What a target does with an input.
type Run = Box<dyn Fn(&[u8])>;

impl Target {
    /// Its name: the `operationId` of the API, or what reads the text.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The largest input that the door takes, in bytes.
    #[must_use]
    pub const fn most(&self) -> usize {
        self.most
    }

    /// Inputs to begin with.
    pub fn seeds(&self) -> impl Iterator<Item = &[u8]> {
        self.seeds.iter().chain(seeds::all()).map(Vec::as_slice)
    }

    /// Lets some bytes in.
    ///
    /// # Panics
    /// If they are a finding.
    pub fn run(&self, data: &[u8]) {
        (self.run)(data);
    }
}

/// All targets, first those that need no server.
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

/// The target of that name.
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
