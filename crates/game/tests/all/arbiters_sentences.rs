//! Sentences as arbiters write them in reports. A sentence in which only one act can be meant is
//! read and written back in the canonical words. The others name the acts that can be meant.

use touchmove_clock::Moment;
use touchmove_game::Event;

const SENTENCES: &str = include_str!("arbiters_sentences.tsv");

/// Marks a sentence that is refused. The forms of the acts to name follow, separated by ` & `.
const REFUSED: char = '?';

/// Returns each sentence with its expected canonical line or refusal.
fn sentences() -> impl Iterator<Item = (&'static str, &'static str)> {
    SENTENCES.lines().skip(1).filter_map(|line| line.split_once('\t'))
}

/// Returns the fault in the answer to a sentence, if any.
fn fault(sentence: &str, expected: &str) -> Option<String> {
    let read = Event::read(Moment::START, sentence).map(|event| event.to_string());
    match (expected.strip_prefix(REFUSED), read) {
        (None, Ok(line)) if line == expected => None,
        (Some(forms), Err(error)) => {
            let named = |form: &str| error.message.contains(&format!("`{form}`"));
            let all = forms.split(" & ").all(named);
            (!all).then(|| format!("{sentence}: `{forms}` not in: {}", error.message))
        }
        (_, Ok(line)) => Some(format!("{sentence}: read as `{line}`")),
        (_, Err(error)) => Some(format!("{sentence}: refused: {}", error.message)),
    }
}

#[test]
fn arbiters_sentences_are_read_or_name_the_act() {
    let faults: Vec<String> = sentences().filter_map(|(said, line)| fault(said, line)).collect();
    assert!(faults.is_empty(), "{} of them:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn at_least_75_of_85_sentences_are_expected_to_be_read() {
    let read = sentences().filter(|(_, expected)| !expected.starts_with(REFUSED)).count();
    assert_eq!(sentences().count(), 85);
    assert!(read >= 75, "{read}");
}

#[test]
fn canonical_lines_are_read_as_themselves() {
    for (_, line) in sentences().filter(|(_, expected)| !expected.starts_with(REFUSED)) {
        let read = Event::read(Moment::START, line).unwrap_or_else(|e| panic!("{line}: {e}"));
        assert_eq!(read.to_string(), line);
    }
}
