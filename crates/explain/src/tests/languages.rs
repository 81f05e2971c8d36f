//! Tests that all languages have the same messages, each in its own words.

use super::ids;
use crate::Language;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

pub const OTHERS: [Language; 3] = [Language::Greek, Language::Finnish, Language::Arabic];

/// Parts of a message or attribute.
#[derive(Debug, Default)]
pub struct Made {
    variables: BTreeSet<String>,
    /// Forms of names that it requests.
    forms: BTreeSet<String>,
    /// Text of all variants, concatenated.
    pub text: String,
}

impl Made {
    fn of(pattern: &Pattern<&str>) -> Made {
        let mut made = Made::default();
        made.pattern(pattern);
        made
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text += value,
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.text.push(' ');
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { value } => self.text += value,
            InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        for named in arguments.named.iter().filter(|named| named.name.name == "form") {
            if let InlineExpression::StringLiteral { value } = named.value {
                self.forms.insert(value.to_owned());
            }
        }
    }
}

/// Parses the messages and attributes of a file.
fn made(file: &str) -> Vec<(String, Made)> {
    let parsed = parser::parse(file);
    let resource = parsed.unwrap_or_else(|(_, errors)| panic!("{errors:?} in {file:.80}"));
    let mut all = Vec::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let value = message.value.as_ref();
        all.extend(value.map(|value| (message.id.name.to_owned(), Made::of(value))));
        for attribute in &message.attributes {
            let id = format!("{}.{}", message.id.name, attribute.id.name);
            all.push((id, Made::of(&attribute.value)));
        }
    }
    all
}

/// Returns all messages. Ids of messages of the web pages get a prefix, because other messages may
/// have the same ids.
pub fn sentences(language: Language) -> Vec<(String, Made)> {
    let files = language.files();
    let page = made(files.page).into_iter().map(|(id, made)| (format!("page:{id}"), made));
    files.sentences.iter().flat_map(|file| made(file)).chain(page).collect()
}

fn none(what: &str, wrong: &[String]) {
    assert!(wrong.is_empty(), "{what}: {wrong:#?}");
}

#[test]
fn all_languages_have_the_same_messages_once() {
    for language in OTHERS {
        // The tests of the web pages compare their own messages.
        let (english, other) = (Language::English.files(), language.files());
        for (english, other) in english.sentences.iter().zip(other.sentences) {
            let (mut english, mut other) = (ids(english), ids(other));
            english.sort();
            other.sort();
            assert_eq!(other, english, "{language:?}");
        }
    }
    for language in Language::ALL {
        let (of, mut seen) = (language.files(), BTreeSet::new());
        let all = of.sentences.iter().flat_map(|file| ids(file));
        let twice: Vec<String> = all.filter(|id| !seen.insert(id.clone())).collect();
        none("twice", &twice);
    }
}

#[test]
fn all_languages_have_the_same_names() {
    let names = |language: Language| -> BTreeSet<String> {
        ids(language.files().names).into_iter().filter(|id| !id.contains('.')).collect()
    };
    for language in OTHERS {
        assert_eq!(names(language), names(Language::English), "{language:?}");
    }
}

#[test]
fn messages_have_the_same_variables_in_all_languages() {
    let english: BTreeMap<String, Made> = sentences(Language::English).into_iter().collect();
    for language in OTHERS {
        let differs = |(id, made): &(String, Made)| {
            english.get(id).is_some_and(|english| made.variables != english.variables)
        };
        let wrong = sentences(language).into_iter().filter(differs);
        let wrong: Vec<String> = wrong.map(|(id, made)| format!("{id}: {made:?}")).collect();
        none("other variables than in English", &wrong);
    }
}

#[test]
fn requested_name_forms_exist() {
    for language in Language::ALL {
        let names = ids(language.files().names);
        let forms: BTreeSet<&str> =
            names.iter().filter_map(|id| Some(id.split_once('.')?.1)).collect();
        let asked = sentences(language).into_iter().flat_map(|(_, made)| made.forms);
        let missing: Vec<String> = asked.filter(|form| !forms.contains(form.as_str())).collect();
        none("forms that no name has", &missing);
    }
}
