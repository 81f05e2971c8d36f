# The review of a game: moves, incidents, clock times, exports.

review-start = Alkuasema
review-steps = Pelin siirrot
review-place = Kohta pelissä
review-at = { $at } / { $last }
review-first = Alkuun
review-back = Edellinen siirto
review-on = Seuraava siirto
review-last = Loppuun
review-incident = Seuraava ratkaisu
review-follow = Seuraa suorana
review-follows = Seurataan suorana
review-leave = Laudalle
review-share = Jaa
review-picture = Kuva
review-pgn = PGN
review-fen = Kopioi asema
review-given = Kopioitava teksti
review-elsewhere = Avaa Lichessissä
review-saved = Tallennettu
