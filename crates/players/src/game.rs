//! Creation of games.

use crate::http::call;
use crate::seat::Disconnected;
use serde_json::Value;

/// A created game with a seat for each player.
#[derive(Debug, Clone)]
pub struct Created {
    /// Id of the game in URLs.
    pub id: String,
    /// White's and Black's secrets.
    pub secrets: [String; 2],
}

/// Creates a game.
///
/// # Errors
/// If the server refuses or is gone.
pub async fn create(address: &str, new: &Value) -> Result<Created, Disconnected> {
    let answer = call(address, "POST", "/api/games", None, Some(new)).await;
    let (status, created) = answer.map_err(|error| Disconnected(error.to_string()))?;
    let seats = created["seats"].as_array();
    let secret = |role: &str| {
        let seat = seats?.iter().find(|seat| seat["role"] == role)?;
        seat["secret"].as_str().map(str::to_owned)
    };
    match (created["id"].as_str(), secret("white"), secret("black")) {
        (Some(id), Some(white), Some(black)) => {
            Ok(Created { id: id.to_owned(), secrets: [white, black] })
        }
        _ => Err(Disconnected(format!("no game: {status} {created}"))),
    }
}
