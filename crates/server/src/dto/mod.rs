//! DTOs: types of requests and answers, listed in the API description. Views decide which parts of
//! a game a client gets.

pub(crate) mod boards;
pub(crate) mod changes;
pub(crate) mod competitions;
pub(crate) mod games;
pub(crate) mod ledger;
pub(crate) mod notes;
pub(crate) mod players;
pub(crate) mod push;
pub(crate) mod report;
pub(crate) mod result_slip;
pub(crate) mod rounds;
pub(crate) mod seats;
pub(crate) mod socket;
pub(crate) mod surroundings;
