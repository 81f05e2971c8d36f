# Τι δεν πάει καλά με μια θέση. $player είναι ο παίκτης τον οποίο αφορά, $by τα
# κομμάτια τα οποία αφορά.

problem-no-king = { NAME($player) } δεν έχει βασιλιά.
problem-several-kings = { NAME($player) } έχει περισσότερους από έναν βασιλιάδες.
problem-pawns-on-end-rank = Υπάρχουν πιόνια στην πρώτη ή την τελευταία οριζόντια: { PIECES($by, form: "nom") }.
problem-king-can-be-captured = { NAME($opponent) } έχει την κίνηση και θα μπορούσε να πάρει τον βασιλιά στο { $square } με { PIECES($by, form: "acc") }.
problem-impossible-castling = Η θέση επιτρέπει ροκέ με { PIECES($by, form: "acc") }, αν και από εκεί δεν γίνεται ροκέ.
problem-unfounded-castling = Το γράμμα του ροκέ { $letter } είναι λάθος: ο βασιλιάς και ο πύργος { NAME($player, form: "owner") } δεν είναι στα τετράγωνά τους.
problem-impossible-en-passant = Το τετράγωνο αν πασάν { $square } είναι αδύνατο: κανένα πιόνι δεν μπορεί να πέρασε μόλις από εκεί.
problem-too-many-pieces = { NAME($player) } έχει περισσότερα από δεκαέξι κομμάτια.
problem-too-many-pawns = { NAME($player) } έχει περισσότερα από οκτώ πιόνια.
problem-too-many-promoted = { NAME($player) } έχει περισσότερα κομμάτια από προαγωγή από όσα πιόνια τού λείπουν.
problem-impossible-check = Καμία μεμονωμένη κίνηση δεν μπορεί να έδωσε σαχ με { PIECES($by, form: "acc") }.
