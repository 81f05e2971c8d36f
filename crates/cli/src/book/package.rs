//! EPUB 3 container: pages and a table of contents in a ZIP archive.

use std::io::{self, Seek, Write};
use std::time::{SystemTime, UNIX_EPOCH};
use touchmove_server::UtcDate;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

const CONTAINER: &str = include_str!("package/container.xml");
const CONTENT: &str = include_str!("package/content.opf");
const NAV: &str = include_str!("package/nav.xhtml");
const NCX: &str = include_str!("package/toc.ncx");

/// Role of a page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Title,
    Text,
    Glossary,
}

/// A page: file name, title and content, both as XHTML.
pub struct Page {
    pub file: String,
    pub title: String,
    pub xhtml: String,
    pub kind: Kind,
}

/// A book to package. Its texts are XHTML.
pub struct Package {
    /// Identifier that stays the same when the book is written again.
    pub id: String,
    pub title: String,
    pub language: &'static str,
    pub direction: &'static str,
    pub style: &'static str,
    pub pages: Vec<Page>,
}

impl Package {
    /// # Errors
    /// If the archive cannot be written.
    pub fn write(&self, to: impl Write + Seek) -> io::Result<()> {
        let mut zip = ZipWriter::new(to);
        let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
        let packed = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        // EPUB requires this file to be first and uncompressed, so that readers recognise the
        // format.
        let mut put = |name: &str, options, text: &str| {
            zip.start_file(name, options).map_err(io::Error::other)?;
            zip.write_all(text.as_bytes())
        };
        put("mimetype", stored, "application/epub+zip")?;
        put("META-INF/container.xml", packed, CONTAINER)?;
        put("OEBPS/content.opf", packed, &self.content())?;
        put("OEBPS/nav.xhtml", packed, &self.nav())?;
        put("OEBPS/toc.ncx", packed, &self.ncx())?;
        put("OEBPS/stylesheet.css", packed, self.style)?;
        for page in &self.pages {
            put(&format!("OEBPS/{}", page.file), packed, &page.xhtml)?;
        }
        zip.finish().map_err(io::Error::other)?.flush()
    }

    fn filled(&self, template: &str, more: &[(&str, String)]) -> String {
        let known = [
            ("LANGUAGE", self.language),
            ("DIRECTION", self.direction),
            ("TITLE", &self.title),
            ("ID", &self.id),
        ];
        let known = known.map(|(name, text)| (name, text.to_owned()));
        let all = more.iter().chain(&known);
        all.fold(template.to_owned(), |text, (name, value)| {
            text.replace(&format!("{{{name}}}"), value)
        })
    }

    fn of_pages(&self, line: impl Fn(usize, &Page) -> String) -> String {
        (1..).zip(&self.pages).map(|(place, page)| line(place, page)).collect()
    }

    fn content(&self) -> String {
        let item = |place, page: &Page| {
            format!(
                "<item id=\"p{place}\" href=\"{}\" media-type=\"application/xhtml+xml\"/>\n",
                page.file
            )
        };
        let spine = |place, page: &Page| {
            // The table of contents follows the title page.
            let contents = if page.kind == Kind::Title { "<itemref idref=\"nav\"/>\n" } else { "" };
            format!("<itemref idref=\"p{place}\"/>\n{contents}")
        };
        let parts =
            [("ITEMS", self.of_pages(item)), ("SPINE", self.of_pages(spine)), ("MODIFIED", now())];
        self.filled(CONTENT, &parts)
    }

    fn nav(&self) -> String {
        let line =
            |_, page: &Page| format!("<li><a href=\"{}\">{}</a></li>\n", page.file, page.title);
        let mark = |_, page: &Page| {
            let kind = match page.kind {
                Kind::Title => "titlepage",
                Kind::Glossary => "glossary",
                Kind::Text => return String::new(),
            };
            format!("<li><a epub:type=\"{kind}\" href=\"{}\">{}</a></li>\n", page.file, page.title)
        };
        self.filled(NAV, &[("LINES", self.of_pages(line)), ("MARKS", self.of_pages(mark))])
    }

    fn ncx(&self) -> String {
        let point = |place, page: &Page| {
            format!(
                "<navPoint id=\"n{place}\" playOrder=\"{place}\"><navLabel><text>{}</text></navLabel>\
                 <content src=\"{}\"/></navPoint>\n",
                page.title, page.file
            )
        };
        self.filled(NCX, &[("POINTS", self.of_pages(point))])
    }
}

/// Returns the current time in EPUB's format: `2026-11-27T04:20:00Z`.
fn now() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    moment(seconds)
}

/// Returns a Unix time in EPUB's format.
fn moment(seconds: u64) -> String {
    let (hour, minute, second) = (seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60);
    let date = UtcDate::from_unix_seconds(seconds);
    format!("{date}T{hour:02}:{minute:02}:{second:02}Z")
}

#[cfg(test)]
mod tests {
    use super::moment;

    #[test]
    fn times_match_the_calendar() {
        for (seconds, written) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_709_251_200, "2024-03-01T00:00:00Z"),
            (4_102_444_799, "2099-12-31T23:59:59Z"),
        ] {
            assert_eq!(moment(seconds), written);
        }
    }
}
