//! Codec of both ends of the pipe. A request is a line of JSON followed by the file, and an answer
//! is JSON. The sender closes the pipe at the end.

use super::task::{Task, perform};
use crate::problem::Problem;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use touchmove_answers::sandbox::StopSignal;

/// Encodes a request.
pub(super) fn request(task: &Task, file: &[u8]) -> Result<Vec<u8>, Problem> {
    let mut request = serde_json::to_vec(task).map_err(|_| Problem::failed())?;
    request.push(b'\n');
    request.extend_from_slice(file);
    Ok(request)
}

/// Performs the task of a request; `None` if the request has no task.
pub(super) fn answer(request: &[u8], stop: &StopSignal) -> Option<Vec<u8>> {
    // JSON contains line feeds only as escapes.
    let end = request.iter().position(|&byte| byte == b'\n')?;
    let (task, file) = (request.get(..end)?, request.get(end.saturating_add(1)..)?);
    encoded(&perform(serde_json::from_slice(task).ok()?, file, stop))
}

fn encoded(answer: &Result<Box<RawValue>, Problem>) -> Option<Vec<u8>> {
    serde_json::to_vec(answer).ok()
}

/// Decodes an answer; `None` if it is malformed.
pub(super) fn decoded<T: DeserializeOwned>(answer: &[u8]) -> Option<Result<T, Problem>> {
    serde_json::from_slice(answer).ok()
}
