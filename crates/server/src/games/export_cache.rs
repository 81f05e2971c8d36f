//! Cache of exports, valid for one version. A client that polls two hundred boards causes work only
//! for those that have changed.

use std::sync::{Arc, Mutex, PoisonError};

/// Capacity. One version may have several exports, in different languages and with different
/// delays.
const MOST: usize = 8;

/// Exports by kind, each with its version.
#[derive(Debug, Default)]
pub(crate) struct ExportCache(Mutex<Vec<(String, u64, Arc<str>)>>);

impl ExportCache {
    /// The export of that kind, if it has this version.
    pub fn get(&self, kind: &str, version: u64) -> Option<Arc<str>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().find(|(k, v, _)| k == kind && *v == version);
        found.map(|(_, _, text)| text.clone())
    }

    /// Drops every export, after a person in the game was anonymised.
    pub fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    pub fn keep(&self, kind: &str, version: u64, text: &Arc<str>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(k, _, _)| k != kind);
        if kept.len() >= MOST {
            kept.remove(0);
        }
        kept.push((kind.to_owned(), version, text.clone()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn export_is_cached_until_the_version_changes() {
        let (exports, text) = (ExportCache::default(), Arc::from("1. e4"));
        exports.keep("en", 3, &text);
        assert_eq!(exports.get("en", 3), Some(text.clone()));
        assert_eq!((exports.get("en", 4), exports.get("fi", 3)), (None, None));
        for kind in 0..20 {
            exports.keep(&kind.to_string(), 3, &text);
        }
        assert_eq!((exports.get("19", 3).is_some(), exports.get("en", 3)), (true, None));
        exports.clear();
        assert_eq!(exports.get("19", 3), None);
    }
}
