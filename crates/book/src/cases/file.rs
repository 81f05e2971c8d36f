//! Parser of case files.

use super::{Block, Case, CaseFileError};
use touchmove_game::Protocol;
use touchmove_game::protocol::Expected;
use touchmove_laws::Provision;

/// A line with its number in the file.
type Line<'a> = (usize, &'a str);

/// Parses a case file.
///
/// # Errors
///
/// If it has syntax errors, a case without a protocol, or an expectation that can never fail.
///
/// ```
/// let wrong = touchmove_book::cases::parse("cases/x.md", "# X\n\n## Nothing\n");
/// assert_eq!(wrong.unwrap_err()[0].to_string(), "cases/x.md:3: the case has no protocol");
/// ```
pub fn parse(file: &str, text: &str) -> Result<Vec<Case>, Vec<CaseFileError>> {
    let mut reader = Reader { file, tags: Vec::new(), cases: Vec::new(), wrong: Vec::new() };
    let mut fence: Option<Fence<'_>> = None;
    for (i, line) in text.lines().enumerate() {
        match fence.take() {
            Some(open) if line.trim_end() == "```" => reader.close(open),
            Some(mut open) => {
                open.lines.push((i + 1, line));
                fence = Some(open);
            }
            None => fence = reader.prose(i + 1, line),
        }
    }
    if let Some(open) = fence {
        reader.say(open.line, "the fence is not closed".to_owned());
    }
    reader.finish()
}

struct Fence<'a> {
    line: usize,
    kind: &'a str,
    lines: Vec<Line<'a>>,
}

struct Reader<'a> {
    file: &'a str,
    tags: Vec<Line<'a>>,
    cases: Vec<Case>,
    wrong: Vec<CaseFileError>,
}

impl<'a> Reader<'a> {
    fn say(&mut self, line: usize, message: String) {
        self.wrong.push(CaseFileError { file: self.file.to_owned(), line, message });
    }

    fn prose(&mut self, number: usize, line: &'a str) -> Option<Fence<'a>> {
        if let Some(kind) = line.strip_prefix("```") {
            return Some(Fence { line: number, kind: kind.trim(), lines: Vec::new() });
        }
        if let Some(name) = line.strip_prefix("## ") {
            self.case(number, name.trim());
        } else if let Some(list) = line.strip_prefix("Requirements:") {
            self.requirements(number, list);
        } else if let Some(list) = line.strip_prefix("Provisions:") {
            self.provisions(number, list);
        } else if let Some(source) = line.strip_prefix("Source:") {
            self.source(number, source.trim());
        } else if let Some(case) = self.cases.last_mut() {
            paragraph(&mut case.prose, line);
        }
        None
    }

    fn case(&mut self, line: usize, name: &str) {
        self.cases.push(Case {
            file: self.file.to_owned(),
            line,
            name: name.to_owned(),
            requirements: Vec::new(),
            provisions: Vec::new(),
            sources: Vec::new(),
            prose: Vec::new(),
            blocks: Vec::new(),
        });
    }

    fn requirements(&mut self, line: usize, list: &str) {
        let names: Vec<String> = list.split(',').map(|name| name.trim().to_owned()).collect();
        match self.cases.last_mut() {
            Some(case) => case.requirements.extend(names),
            None => self.say(line, "requirements must follow a case's heading".to_owned()),
        }
    }

    fn provisions(&mut self, line: usize, list: &str) {
        for id in list.split(',').map(str::trim) {
            let known = Provision::ALL.iter().find(|p| p.id() == id);
            match (known, self.cases.last_mut()) {
                (Some(&provision), Some(case)) => case.provisions.push(provision),
                _ => self
                    .say(line, format!("`{id}` is not a provision, or it precedes the first case")),
            }
        }
    }

    /// Parses a source: a name, and in brackets the numbers of the collection of shared cases.
    fn source(&mut self, line: usize, text: &str) {
        let numbered = text.strip_suffix(')').and_then(|text| text.rsplit_once(" ("));
        let (name, ids) = numbered.unwrap_or((text, ""));
        let ids = ids.split(',').map(|id| id.trim().to_owned());
        match self.cases.last_mut() {
            Some(case) => case.sources.extend(ids.map(|id| (id, name.to_owned()))),
            None => self.say(line, "a source must follow a case's heading".to_owned()),
        }
    }

    fn close(&mut self, fence: Fence<'a>) {
        if let Some(case) = self.cases.last_mut() {
            paragraph(&mut case.prose, "");
        }
        match (fence.kind, self.cases.is_empty()) {
            ("tags", true) => self.tags = fence.lines,
            ("tags", false) => {
                self.say(fence.line, "the tags must precede the first case".to_owned())
            }
            ("protocol", true) => self.say(fence.line, "a protocol without a case".to_owned()),
            ("protocol", false) => self.protocol(fence),
            _ => {}
        }
    }

    fn protocol(&mut self, fence: Fence<'a>) {
        let lines = with_inherited(&self.tags, &fence.lines);
        let text: Vec<&str> = lines.iter().map(|&(_, line)| line).collect();
        let lines: Vec<usize> = lines.iter().map(|&(number, _)| number).collect();
        match Protocol::parse(&text.join("\n")) {
            Ok(protocol) => {
                let block = Block { protocol, text: text.join("\n"), lines };
                for (line, message) in ineffective(&block) {
                    self.say(line, message);
                }
                self.cases.last_mut().into_iter().for_each(|c| c.blocks.push(block.clone()));
            }
            Err(error) => {
                let line = error.line.checked_sub(1).and_then(|i| lines.get(i)).copied();
                let message = format!("column {}: {}", error.column, error.message);
                self.say(line.unwrap_or(fence.line), message);
            }
        }
    }

    fn finish(mut self) -> Result<Vec<Case>, Vec<CaseFileError>> {
        self.cases.iter_mut().for_each(|case| case.prose.retain(|text| !text.is_empty()));
        let empty: Vec<usize> =
            self.cases.iter().filter(|c| c.blocks.is_empty()).map(|c| c.line).collect();
        if self.wrong.is_empty() {
            empty.into_iter().for_each(|l| self.say(l, "the case has no protocol".to_owned()));
        }
        if self.wrong.is_empty() { Ok(self.cases) } else { Err(self.wrong) }
    }
}

/// Adds a line of prose; an empty line ends the paragraph.
pub(crate) fn paragraph(prose: &mut Vec<String>, line: &str) {
    match (prose.last_mut(), line.trim()) {
        (Some(last), "") if !last.is_empty() => prose.push(String::new()),
        (_, "") => {}
        (Some(last), line) if last.is_empty() => line.clone_into(last),
        (Some(last), line) => *last += &format!(" {line}"),
        (None, line) => prose.push(line.to_owned()),
    }
}

/// Returns the file's tags, except those that the block overrides, followed by the block.
fn with_inherited<'a>(tags: &[Line<'a>], block: &[Line<'a>]) -> Vec<Line<'a>> {
    let own: Vec<&str> = block.iter().filter_map(|&(_, line)| tag_name(line)).collect();
    let inherited =
        tags.iter().filter(|&&(_, line)| tag_name(line).is_none_or(|name| !own.contains(&name)));
    inherited.chain(block).copied().collect()
}

fn tag_name(line: &str) -> Option<&str> {
    line.trim_start().strip_prefix('[')?.split_whitespace().next()
}

/// Returns errors for expectations that can never fail or lack an article.
fn ineffective(block: &Block) -> Vec<(usize, String)> {
    let protocol = &block.protocol;
    let mut found = Vec::new();
    if protocol.expectations.is_empty() {
        found.push((block.line_in_file(1), "the protocol expects nothing".to_owned()));
    }
    for expectation in &protocol.expectations {
        let line = block.line_in_file(expectation.line);
        let none = |word: &&String| {
            !protocol.setup.editions.iter().any(|e| e.name().contains(word.as_str()))
        };
        let unknown = expectation.editions.iter().filter(none);
        found.extend(
            unknown.map(|word| (line, format!("the protocol has no edition named {word}"))),
        );
        if matches!(&expectation.expected, Expected::Effect { articles, .. } if articles.is_empty())
        {
            found.push((line, "the ruling cites no article".to_owned()));
        }
    }
    found
}
