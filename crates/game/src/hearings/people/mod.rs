//! Hearings on people: presence, conduct, requests, scoresheets, answers and decisions.

pub(crate) mod answers;
pub(crate) mod conduct;
pub(crate) mod decisions;
pub(crate) mod devices;
pub(crate) mod presence;
pub(crate) mod replies;
pub(crate) mod requests;
pub(crate) mod scoresheet;
pub(crate) mod scoresheet_duties;
pub(crate) mod scoresheet_reconstruction;
