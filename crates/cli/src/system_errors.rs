//! Errors of the operating system in plain words, without their codes.

use crate::messages::{say, words};
use std::borrow::Cow;
use std::io::{Error, ErrorKind};

/// Start of the code that the standard library appends to a system error.
const CODE: &str = " (os error ";

/// Replaces every system error in a text, such as "No such file or directory (os error 2)".
pub fn in_plain_words(text: &str) -> Cow<'_, str> {
    if !text.contains(CODE) {
        return Cow::Borrowed(text);
    }
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(CODE) {
        let code = after.split_once(')').and_then(|(code, rest)| Some((code.parse().ok()?, rest)));
        let Some((code, following)) = code else { break };
        plain += &described(before, &Error::from_raw_os_error(code));
        rest = following;
    }
    Cow::Owned(plain + rest)
}

/// Returns the text up to the code, with the error in the user's words. An error without a message
/// of ours keeps its text.
fn described(before: &str, error: &Error) -> String {
    let own = error.to_string();
    let own = own.split_once(CODE).map_or(own.as_str(), |(own, _)| own);
    match (before.strip_suffix(own), message(error.kind())) {
        (Some(start), Some(id)) => format!("{start}{}", say(&words(), id, &[])),
        _ => before.to_owned(),
    }
}

const fn message(kind: ErrorKind) -> Option<&'static str> {
    Some(match kind {
        ErrorKind::NotFound => "system-not-found",
        ErrorKind::PermissionDenied => "system-permission-denied",
        ErrorKind::AlreadyExists => "system-already-exists",
        ErrorKind::IsADirectory => "system-is-a-folder",
        ErrorKind::NotADirectory => "system-not-a-folder",
        ErrorKind::StorageFull => "system-disk-full",
        ErrorKind::ReadOnlyFilesystem => "system-read-only",
        ErrorKind::AddrInUse => "system-address-in-use",
        ErrorKind::AddrNotAvailable => "system-address-not-available",
        ErrorKind::ConnectionRefused => "system-connection-refused",
        _ => return None,
    })
}

#[cfg(all(test, unix))]
mod tests {
    use super::in_plain_words;

    #[test]
    fn system_errors_lose_their_codes() {
        for (text, plain) in [
            ("a.pgn: No such file or directory (os error 2)", "a.pgn: file not found"),
            ("Is a directory (os error 21); more", "this is a folder, not a file; more"),
            ("Bad message (os error 74)", "Bad message"),
            ("a (os error x) and (os error 2", "a (os error x) and (os error 2"),
            ("no code", "no code"),
        ] {
            assert_eq!(in_plain_words(text), plain);
        }
    }
}
