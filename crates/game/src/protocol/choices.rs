//! Tags for decisions that an edition leaves to the event.

use super::tags::{DEVICES, SUPERVISIONS, YES_OR_NO};
use super::time::clock_text;
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use touchmove_laws::rules::{
    arbiter_supervision, default_time, electronic_device, quickplay_finish,
};
use touchmove_laws::{Article, Pace, Points, Provision, Regulations};

/// A tag with which an event makes a decision that its edition leaves open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// Tag name.
    pub tag: &'static str,
    /// Default value.
    pub default: String,
    /// Possible values. Empty if the value is free text.
    pub values: Vec<&'static str>,
    /// Article that leaves the decision to the event.
    pub article: Article,
}

/// Returns the choices for an event with these regulations, in a fixed order. The list omits
/// choices without effect under the edition or time control. Of the regulations only edition, time
/// control and pace matter.
///
/// ```
/// use touchmove_clock::PlayerTimeControls;
/// use touchmove_game::protocol::choices;
/// use touchmove_laws::{Edition, Regulations};
///
/// let control = PlayerTimeControls::parse_field("5400+30").unwrap();
/// let choices = choices(&Regulations::new(Edition::Finland2009, control));
/// let late = choices.iter().find(|choice| choice.tag == "DefaultTime").unwrap();
/// assert_eq!((late.default.as_str(), late.article.number()), ("0:30:00", "6.6 (fi)"));
/// assert!(choices.iter().all(|choice| choice.tag != "Supervision"));
/// ```
pub fn choices(rules: &Regulations) -> Vec<Choice> {
    let usual = Regulations::new(rules.edition, rules.time_control.clone());
    let all = [
        default_time_of(&usual),
        choice(&usual, "DrawAgreement", Provision::DrawAgreementRestricted, "free", Vec::new()),
        supervision(&usual, rules.pace),
        devices(&usual),
        choice(&usual, "Appeals", Provision::Appeal, word(usual.appeals, &YES_OR_NO), yes_or_no()),
        guidelines(&usual, rules.pace),
        choice(&usual, "Points", Provision::Points, &points(usual.points), Vec::new()),
    ];
    all.into_iter().flatten().collect()
}

/// Returns a choice if the edition has the provision.
fn choice(
    usual: &Regulations,
    tag: &'static str,
    provision: Provision,
    default: &str,
    values: Vec<&'static str>,
) -> Option<Choice> {
    let article = usual.edition.cite(provision)?;
    Some(Choice { tag, default: default.to_owned(), values, article })
}

fn default_time_of(usual: &Regulations) -> Option<Choice> {
    let late = default_time::default_time(usual.edition, usual.default_time);
    choice(usual, "DefaultTime", Provision::DefaultTime, &clock_text(late), Vec::new())
}

fn supervision(usual: &Regulations, pace: Pace) -> Option<Choice> {
    let provision = match pace {
        Pace::Standard => return None,
        Pace::Rapid => Provision::RapidSupervised,
        Pace::Blitz => Provision::BlitzSupervised,
    };
    let values = SUPERVISIONS.map(|(word, _)| word).to_vec();
    let default = word(usual.supervision, &SUPERVISIONS);
    choice(usual, "Supervision", provision, default, values)
        .filter(|_| arbiter_supervision::may_be_limited(usual.edition, pace))
}

fn devices(usual: &Regulations) -> Option<Choice> {
    let values: Vec<&str> = electronic_device::choices(usual.edition)
        .into_iter()
        .map(|devices| word(devices, &DEVICES))
        .collect();
    let default = word(usual.devices, &DEVICES);
    let differs = values.len() > 1;
    choice(usual, "Devices", Provision::ElectronicDevices, default, values).filter(|_| differs)
}

fn guidelines(usual: &Regulations, pace: Pace) -> Option<Choice> {
    let rules = Regulations { pace, ..usual.clone() };
    let default = word(usual.quickplay_finish, &YES_OR_NO);
    choice(usual, "QuickplayFinish", Provision::QuickplayFinish, default, yes_or_no())
        .filter(|_| quickplay_finish::may_be_announced(&rules))
}

fn yes_or_no() -> Vec<&'static str> {
    YES_OR_NO.map(|(word, _)| word).to_vec()
}

/// Returns the word for a value. The list must contain every value.
fn word<T: Copy + PartialEq>(value: T, words: &[(&'static str, T)]) -> &'static str {
    words.iter().find(|&&(_, one)| one == value).map_or("", |&(word, _)| word)
}

/// Formats points for a win, a draw and a loss: `1 1/2 0`.
fn points(points: Points) -> String {
    let text = |halves: u32| if halves == 1 { "1/2".to_owned() } else { (halves / 2).to_string() };
    [points.win, points.draw, points.loss].map(text).join(" ")
}
