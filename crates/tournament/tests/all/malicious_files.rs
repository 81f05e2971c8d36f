//! Tests with malicious files.

use proptest::prelude::*;
use std::io::{Cursor, Write};
use touchmove_tournament::{LineKind, Preview, STACK, Source};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

const BOOK: &str = r#"<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>"#;
const LINKS: &str = r#"<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>"#;
const PACKAGE: &str = r#"<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>"#;
const SHEET: &str = "xl/worksheets/sheet1.xml";

/// Builds a workbook from the given parts and the mandatory parts.
fn workbook(parts: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let packed = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    let usual = [
        ("_rels/.rels", PACKAGE),
        ("xl/workbook.xml", BOOK),
        ("xl/_rels/workbook.xml.rels", LINKS),
    ];
    let usual = usual.map(|(name, text)| (name, text.as_bytes()));
    for (name, bytes) in usual.iter().chain(parts) {
        zip.start_file(*name, packed).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

fn cell(place: &str, text: &str) -> String {
    format!(r#"<c r="{place}" t="inlineStr"><is><t>{text}</t></is></c>"#)
}

fn kinds(found: &Preview) -> Vec<LineKind> {
    found.lines.iter().map(|line| line.is).collect()
}

/// Fails if parsing takes too long, as it would if its time were quadratic in the file's size.
fn quickly(bytes: &[u8]) -> Preview {
    Preview::of_bytes(bytes, None)
}

#[test]
fn zip_bombs_are_refused() {
    let zeros = vec![b' '; 100 << 20];
    let bomb = workbook(&[(SHEET, &zeros)]);
    assert!(bomb.len() < 1 << 20);
    assert_eq!(kinds(&quickly(&bomb)), [LineKind::TooMuch]);
    // Each of these many small entries is allowed, but their total size is too large.
    let some = vec![b' '; 4 << 20];
    let names: Vec<String> = (0..10).map(|number| format!("xl/media/{number}")).collect();
    let parts: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &some[..])).collect();
    assert_eq!(kinds(&quickly(&workbook(&parts))), [LineKind::TooMuch]);
}

#[test]
fn sparse_sheet_stays_small() {
    let row = [cell("A1", "White"), cell("B1", "Black")].concat();
    let next = [cell("A2", "Anna"), cell("B2", "Boris"), cell("XFD2", "far")].concat();
    let sheet = format!(
        "<worksheet><dimension ref=\"A1:XFD1048576\"/><sheetData><row>{row}</row><row>{next}</row>\
         <row r=\"1048576\">{}</row></sheetData></worksheet>",
        cell("XFD1048576", "x")
    );
    let found = quickly(&workbook(&[(SHEET, sheet.as_bytes())]));
    assert_eq!((found.source, found.boards.len()), (Source::Table, 1), "{found:?}");
}

/// A file of a few kB has thousands of cells that share one long string.
#[test]
fn cells_sharing_a_long_string_are_refused() {
    let long = format!("<sst><si><t>{}</t></si></sst>", "x".repeat(3 << 20));
    let cells: String = (1..=9_000)
        .map(|row| format!(r#"<row r="{row}"><c r="A{row}" t="s"><v>0</v></c></row>"#))
        .collect();
    let sheet = format!("<worksheet><sheetData>{cells}</sheetData></worksheet>");
    let shared = "xl/sharedStrings.xml";
    let book = workbook(&[(SHEET, sheet.as_bytes()), (shared, long.as_bytes())]);
    assert!(book.len() < 64 << 10, "{}", book.len());
    assert_eq!(kinds(&quickly(&book)), [LineKind::TooMuch]);
}

#[test]
fn invalid_cell_positions_are_refused_or_ignored() {
    let cells = r#"<row r="4294967295"><c r="ZZZZZZZ99999999999" t="inlineStr"><is><t>x</t></is></c></row>"#;
    let sheet = format!("<worksheet><sheetData>{cells}</sheetData></worksheet>");
    assert_eq!(kinds(&quickly(&workbook(&[(SHEET, sheet.as_bytes())]))), [LineKind::Broken]);
}

#[test]
fn files_that_are_not_workbooks_are_reported() {
    assert_eq!(kinds(&quickly(b"PK\x03\x04 something else")), [LineKind::Broken]);
    assert_eq!(kinds(&quickly(&workbook(&[]))), [LineKind::Broken]);
    assert_eq!(kinds(&quickly(&[0xd0, 0xcf, 0x11, 0xe0, 0xa1])), [LineKind::OldWorkbook]);
}

#[test]
fn huge_pages_and_lists_are_bounded() {
    quickly("<table><tr><td>".repeat(50_000).as_bytes());
    quickly(format!("<table>{}", "<tr><td>1<td>Anna<td>Boris".repeat(20_000)).as_bytes());
    quickly(format!("White\tBlack\n{}", "Anna\tBoris\n".repeat(20_000)).as_bytes());
    quickly(format!("{{\"pairings\":{}", "[".repeat(500_000)).as_bytes());
    quickly(format!("White{}Black\n{}", "\t".repeat(500), "a\tb\n".repeat(2_000)).as_bytes());
    quickly(&b"001 1|a|b|c|d|e|f|g|h|i|j|k|l\n".repeat(5_000));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn damaged_workbooks_do_not_panic(
        places in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        end in any::<prop::sample::Index>(),
    ) {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lists/swiss-manager/pairings.xlsx");
        let mut bytes = std::fs::read(path).unwrap();
        for (place, byte) in places {
            let at = place.index(bytes.len());
            bytes[at] = byte;
        }
        let _ = Preview::of_bytes(&bytes, None);
        bytes.truncate(end.index(bytes.len()));
        let _ = Preview::of_bytes(&bytes, None);
    }

    #[test]
    fn arbitrary_sheets_do_not_panic(
        sheet in "(<worksheet>|<sheetData>|<row( r=\"[0-9]{0,9}\")?>|<c( r=\"[A-Z]{0,4}[0-9]{0,9}\")?( t=\"(s|b|e|n|d|str|inlineStr)\")?>|<v>[0-9a-z.-]{0,9}</v>|<is><t>|</is>|</c>|</row>|&amp;|&#x0;|]]>|<!--){0,40}",
    ) {
        let _ = Preview::of_bytes(&workbook(&[(SHEET, sheet.as_bytes())]), None);
    }
}

/// Builds a page whose only cell has the given number of attributes, followed by a text.
fn tag_with(attributes: usize, one: &str) -> String {
    format!("<table><tr><th>White<th>Black<tr><td {}>Anna<td>Boris</table>", one.repeat(attributes))
}

/// The tokenizer recurses once for each attribute in quotes.
#[test]
fn tag_with_too_many_attributes_is_refused() {
    for one in ["a=\"b\" ", "a=\"b\"", "a= \"&lt;>\"/", "=\"\">\" "] {
        let page = tag_with(10_000, one);
        for page in [page.replace("<td ", "</td "), page.replace("<td ", "<!a <td "), page] {
            quickly(page.as_bytes());
        }
        let page = tag_with(10_000, one);
        if !one.contains("\">\"") {
            assert_eq!(kinds(&quickly(page.as_bytes())), [LineKind::TooMuch], "{one}");
        }
    }
}

/// Half of the stack must suffice. The other half is a margin for compilers that make larger stack
/// frames.
#[test]
fn files_at_the_limits_need_half_of_the_stack() {
    let many = tag_with(64, "a=\"b\" ");
    let deep = format!("{{\"pairings\":{}", "[".repeat(100_000));
    for (file, boards) in [(many, 1), (deep, 0), ("<table><tr><td>".repeat(30_000), 0)] {
        let read = move || Preview::of_bytes(file.as_bytes(), None);
        let thread = std::thread::Builder::new().stack_size(STACK / 2).spawn(read).unwrap();
        assert_eq!(thread.join().unwrap().boards.len(), boards);
    }
}
