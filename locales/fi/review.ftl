# A game looked through: moves, incidents, clock times, and what can be taken away.

review-start = Alkuasema
review-steps = Pelin läpikäynti
review-place = Kohta pelissä
review-at = { $at } / { $last }
review-first = Alkuun
review-back = Askel taaksepäin
review-on = Askel eteenpäin
review-last = Loppuun
review-incident = Seuraavaan ratkaisuun
review-follow = Seuraa
review-follows = Seurataan
review-leave = Laudalle
review-share = Jaa
review-picture = Kuva
review-pgn = PGN
review-fen = Kopioi asema
review-given = Kopioitava teksti
review-elsewhere = Avaa Lichessissä
review-saved = Tallennettu
