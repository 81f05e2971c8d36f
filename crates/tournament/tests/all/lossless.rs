//! Tests that writing restores the bytes that were read.

use proptest::prelude::*;
use touchmove_tournament::trf::{File, StoredFile};
use touchmove_tournament::{Preview, Text};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn any_bytes_round_trip(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert_eq!(Text::decode(&bytes).encode(), bytes);
    }

    #[test]
    fn arbitrary_text_does_not_panic(text in "([ -~äΩα\t;,|\r\n0-9-]|001|White|Black|Name){0,200}") {
        let _ = Preview::of(&text, None);
    }

    #[test]
    fn any_file_round_trips(
        lines in prop::collection::vec("(012|022|XXR|001|102|###|FIN| ){1}[ -~äöÅ]{0,120}", 1..12),
        end in "\r|\n|\r\n",
    ) {
        let text = format!("001    1 m    Aalto, Ånna{end}{}", lines.join(&end));
        let file = File::parse(&text).unwrap();
        prop_assert_eq!(file.text(), text.clone());
        prop_assert_eq!(StoredFile::of(&file).text(), text);
        for round in 0..4 {
            let _ = file.round(round);
        }
    }
}

#[test]
fn bytes_with_a_wrong_byte_order_mark_are_restored() {
    for bytes in [&b"\xfe\xff\0\0\0"[..], b"\xff\xfeA", b"\xfe\xff\xd8\0", b"\xef\xbb\xbf\xe9"] {
        assert_eq!(Text::decode(bytes).encode(), bytes);
    }
}

#[test]
fn stored_lines_contain_no_names() {
    let text = "102 Eva Judge\r\n112 Dan Deputy\r\n001    1 w    Aalto, Ånna                       2100\r\n";
    let kept = StoredFile::of(&File::parse(text).unwrap());
    let left: String =
        kept.lines.iter().map(|line| format!("{}{}", line.text, line.rest)).collect();
    for name in ["Judge", "Deputy", "Aalto"] {
        assert!(!left.contains(name), "{left}");
    }
    assert_eq!(kept.text(), text);
}
