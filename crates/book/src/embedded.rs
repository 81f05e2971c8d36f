//! The case files and translations, as they are embedded.

/// Every case file and translation: path from the root of the repository, and text.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Returns the files below a folder.
pub(crate) fn files(folder: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let below = move |path: &str| path.strip_prefix(folder).is_some_and(|p| p.starts_with('/'));
    FILES.iter().copied().filter(move |(path, _)| below(path))
}

/// Returns the text of a file, which is empty if there is no such file.
pub(crate) fn text(path: &str) -> &'static str {
    FILES.iter().find(|(one, _)| *one == path).map_or("", |(_, text)| text)
}
