//! What was made of a game to be taken away, kept until the game goes on: whoever
//! polls two hundred boards has only those written anew that have changed.

use std::sync::{Arc, Mutex, PoisonError};

/// So many kinds are kept: languages, and with or without delay.
const MOST: usize = 8;

/// ExportCache by kind, each as of a version.
#[derive(Debug, Default)]
pub(crate) struct ExportCache(Mutex<Vec<(String, u64, Arc<str>)>>);

impl ExportCache {
    /// The text of that kind, if it is of this version.
    pub fn get(&self, kind: &str, version: u64) -> Option<Arc<str>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().find(|(k, v, _)| k == kind && *v == version);
        found.map(|(_, _, text)| text.clone())
    }

    /// Nothing of it is kept: somebody who is named there was forgotten.
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
    fn a_text_is_had_until_the_game_goes_on() {
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
