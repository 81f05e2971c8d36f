//! Definitions of the tools: names, descriptions, parameters.

use super::answers;
use rmcp::model::{Tool, ToolAnnotations};
use serde_json::{Map, Value, json};
use std::sync::Arc;
use touchmove_explain::Language;
use touchmove_laws::Edition;

pub const INSTRUCTIONS: &str = "Touchmove knows the FIDE Laws of Chess as a program: editions from \
    2009 to 2023, every ruling with its article. Take article numbers, rulings and facts about \
    positions from these tools instead of from memory, and name the edition. What an article \
    says is told in Touchmove's own words: it is not FIDE's text, so do not quote it as such. \
    Where an answer is undecided or is asked of the arbiter, say so.";

/// Handler of a tool.
pub type Answering = fn(Value) -> Result<Value, String>;

struct Row {
    name: &'static str,
    title: &'static str,
    what: &'static str,
    /// Parameters of this tool. Every tool also takes an edition and a language.
    takes: fn() -> Value,
    needs: &'static [&'static str],
    answer: Answering,
}

const TABLE: [Row; 4] = [
    Row {
        name: "judge",
        title: "Judge what happened at a board",
        what: "Rules on what happened at a chessboard under the FIDE Laws of Chess: every ruling \
            with its articles, in words. Takes a protocol: tag pairs ([Laws \"FIDE 2023\"] is \
            required), an empty line, one event on each line, such as `0:00:04 White plays e4`, \
            `White touches Ke1`, `Black claims illegal move`, or, where no moves are known, a \
            report such as `Arbiter reports illegal move by White (not legal, not answered)`. \
            Called without a protocol it tells the whole language.",
        takes: || {
            json!({ "protocol": {
                "type": "string",
                "description": "The protocol. Without it the answer tells how to write one.",
            } })
        },
        needs: &[],
        answer: answers::judge,
    },
    Row {
        name: "laws",
        title: "Look an article of the Laws up",
        what: "Tells what an article of the FIDE Laws of Chess asks for, who decides it, what has \
            changed since the edition before and which cases show it; or finds the articles that \
            anybody's words are about. With neither it lists all articles of the edition.",
        takes: || {
            json!({
                "article": {
                    "type": "string",
                    "description": "The number of an article, as the edition has it; asked with neither, all are listed",
                },
                "search": {
                    "type": "string",
                    "description": "What happened, in anybody's words: a phone rings",
                },
            })
        },
        needs: &[],
        answer: answers::laws,
    },
    Row {
        name: "position",
        title: "Examine a position",
        what: "Tells about a chess position: check, mate or stalemate, the legal moves, who can \
            still checkmate by any series of legal moves (with a line or a proof), whether it is \
            dead, whether it can have arisen by legal moves, and why a move is illegal, with \
            every reason and its article.",
        takes: || {
            json!({
                "fen": {
                    "type": "string",
                    "description": "The position as FEN, Chess960 included",
                },
                "move": {
                    "type": "string",
                    "description": "A move to ask about, in notation or by squares: Nc3, e1g1",
                },
            })
        },
        needs: &["fen"],
        answer: answers::position,
    },
    Row {
        name: "audit",
        title: "Audit games in PGN",
        what: "Says what the Laws say about each game of a PGN text: illegal moves, play that \
            went on after the end, results that contradict the end, losses on time although the \
            opponent could not checkmate, draws that could have been claimed, clock times that \
            cannot be. Each finding has a kind, a level, a place and a sentence. Without an \
            edition each game is audited under the one in force when it was played.",
        takes: || {
            json!({ "pgn": {
                "type": "string",
                "description": "Games in PGN, however malformed",
            } })
        },
        needs: &["pgn"],
        answer: answers::audit,
    },
];

pub fn all() -> Vec<Tool> {
    TABLE.iter().map(tool).collect()
}

pub fn names() -> String {
    TABLE.map(|row| row.name).join(", ")
}

pub fn answering(name: &str) -> Option<Answering> {
    TABLE.iter().find(|row| row.name == name).map(|row| row.answer)
}

fn tool(row: &Row) -> Tool {
    let mut properties = object((row.takes)());
    properties.insert("edition".to_owned(), edition());
    properties.insert("language".to_owned(), language());
    let schema = json!({
        "type": "object",
        "properties": properties,
        "required": row.needs,
        "additionalProperties": false,
    });
    // Tools store nothing, change nothing, and use no network.
    let hints = ToolAnnotations::new().read_only(true).idempotent(true).open_world(false);
    Tool::new(row.name, row.what, Arc::new(object(schema)))
        .with_title(row.title)
        .with_annotations(hints)
}

fn edition() -> Value {
    json!({
        "type": "string",
        "enum": Edition::ALL.map(Edition::name),
        "description": "The edition of the Laws",
    })
}

fn language() -> Value {
    json!({
        "type": "string",
        "enum": Language::ALL.map(Language::code),
        "default": Language::English.code(),
        "description": "The language of what is said",
    })
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}
