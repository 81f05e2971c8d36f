//! Results in print, from the codes of result files.

/// One player's result: `½`.
pub(crate) fn sign(code: char) -> char {
    match code {
        'W' => '1',
        'L' => '0',
        '=' | 'D' => '½',
        other => other,
    }
}

/// Both results: `1–0`.
pub(crate) fn score(codes: [char; 2]) -> String {
    let [white, black] = codes.map(|code| if code == '-' { '−' } else { sign(code) });
    format!("{white}–{black}")
}
