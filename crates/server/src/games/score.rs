//! Results as people write them, from the codes of result files.

/// What a player got: `½`.
pub(crate) fn sign(code: char) -> char {
    match code {
        'W' => '1',
        'L' => '0',
        '=' | 'D' => '½',
        other => other,
    }
}

/// What both got, in a sentence: `1–0`.
pub(crate) fn score(codes: [char; 2]) -> String {
    let [white, black] = codes.map(|code| if code == '-' { '−' } else { sign(code) });
    format!("{white}–{black}")
}
