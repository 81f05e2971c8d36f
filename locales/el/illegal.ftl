# Γιατί μια κίνηση είναι αντικανονική. Ο $player έχει την κίνηση, ο $opponent
# όχι· $piece είναι το είδος του κομματιού που θα κινούνταν και $from το
# τετράγωνό του· $by τα κομμάτια που επιτίθενται ή εμποδίζουν, $count πόσα είναι.

illegal-empty-square = Στο { $from } δεν υπάρχει κομμάτι.
illegal-no-such-piece = Δεν υπάρχει { NAME($piece) } { NAME($player, form: "owner") } που να μπορεί να κάνει αυτή την κίνηση.
illegal-opponents-piece = { NAME($piece, form: "start") } στο { $from } ανήκει { NAME($opponent, form: "to") }, και την κίνηση έχει { NAME($player, form: "nom") }.
illegal-same-square = { NAME($piece, form: "start") } στο { $from } μένει στο ίδιο τετράγωνο, και αυτό δεν είναι κίνηση.
illegal-spare-king = { NAME($player) } έχει περισσότερους από έναν βασιλιάδες. Ο πραγματικός είναι στο { $king }· εκείνος στο { $from } δεν κινείται.
illegal-own-piece-there = { NAME($piece, form: "start") } στο { $from } δεν μπορεί να πάει σε τετράγωνο όπου βρίσκεται { NAME($role, form: "nom") } { NAME($player, form: "owner") }.
illegal-captures-king = { NAME($piece, form: "start") } στο { $from } θα έπαιρνε τον βασιλιά { NAME($opponent, form: "owner") }, και ο βασιλιάς δεν παίρνεται ποτέ.
illegal-not-its-way =
    { $piece ->
        [bishop] Ο αξιωματικός στο { $from } κινείται μόνο κατά μήκος των διαγωνίων του.
        [rook] Ο πύργος στο { $from } κινείται μόνο κατά μήκος της κάθετης και της οριζόντιάς του.
        [queen] Η βασίλισσα στο { $from } κινείται μόνο κατά μήκος της κάθετης, της οριζόντιας και των διαγωνίων της.
        [knight] Ο ίππος στο { $from } κινείται μόνο δύο τετράγωνα σε κάθετη ή οριζόντια και μετά ένα τετράγωνο στο πλάι.
        [king] Ο βασιλιάς στο { $from } κινείται μόνο σε γειτονικό τετράγωνο, εκτός αν κάνει ροκέ.
       *[pawn] Το πιόνι στο { $from } κινείται μόνο ευθεία προς τα εμπρός ή, για να πάρει κομμάτι, ένα τετράγωνο διαγώνια προς τα εμπρός.
    }
illegal-path-blocked = { NAME($piece, form: "start") } στο { $from } εμποδίζεται από { NAME($role, form: "acc") } στο { $square }.
illegal-pawn-backwards = Το πιόνι στο { $from } θα πήγαινε προς τα πίσω, και τα πιόνια κινούνται μόνο προς τα εμπρός.
illegal-pawn-blocked = Το πιόνι στο { $from } εμποδίζεται από { NAME($role, form: "acc") } στο { $square }.
illegal-pawn-not-on-first-square = Το πιόνι στο { $from } δεν βρίσκεται στο αρχικό του τετράγωνο και δεν μπορεί να προχωρήσει δύο τετράγωνα.
illegal-pawn-captures-nothing = Το πιόνι στο { $from } κινείται διαγώνια μόνο για να πάρει κομμάτι, και εκεί δεν υπάρχει τίποτε να πάρει.
illegal-en-passant-too-late = Το πιόνι στο { $from } δεν μπορεί να πάρει αν πασάν το πιόνι στο { $square }, επειδή εκείνο δεν προχώρησε δύο τετράγωνα με την τελευταία κίνηση.
illegal-promotion-missing = Το πιόνι στο { $from } φτάνει στην τελευταία οριζόντια, αλλά η κίνηση δεν ορίζει το νέο κομμάτι.
illegal-promotion-to = Το πιόνι στο { $from } μπορεί να γίνει βασίλισσα, πύργος, αξιωματικός ή ίππος, όχι όμως { NAME($role) }.
illegal-no-promotion = { NAME($piece, form: "start") } στο { $from } δεν μπορεί να γίνει { NAME($role) }, επειδή προάγεται μόνο πιόνι που φτάνει στην τελευταία οριζόντια.
illegal-king-left-in-check = Ο βασιλιάς { NAME($player, form: "owner") } στο { $king } θα έμενε σε σαχ από { PIECES($by, form: "acc") }.
illegal-king-exposed = Αν κινηθεί { NAME($piece, form: "nom") } στο { $from }, ο βασιλιάς { NAME($player, form: "owner") } στο { $king } θα εκτεθεί σε σαχ από { PIECES($by, form: "acc") }.
illegal-king-moves-into-check = Ο βασιλιάς στο { $from } θα πήγαινε σε τετράγωνο που δέχεται επίθεση από { PIECES($by, form: "acc") }.
illegal-castling-right-lost = { NAME($player) } έχει χάσει το δικαίωμα για { NAME($wing) } ροκέ.
illegal-castling-no-rook = { NAME($player) } δεν έχει πύργο για ροκέ στην { NAME($wing, form: "side") }.
illegal-castling-blocked = { NAME($player) } δεν μπορεί να κάνει ροκέ, επειδή το ροκέ εμποδίζεται από { PIECES($by, form: "acc") }.
illegal-castling-in-check = { NAME($player) } δεν μπορεί να κάνει ροκέ όσο ο βασιλιάς είναι σε σαχ από { PIECES($by, form: "acc") }.
illegal-castling-through-check = { NAME($player) } δεν μπορεί να κάνει ροκέ, επειδή ο βασιλιάς θα διέσχιζε το { $square }, που δέχεται επίθεση από { PIECES($by, form: "acc") }.
illegal-castling-into-check = { NAME($player) } δεν μπορεί να κάνει ροκέ, επειδή ο βασιλιάς θα έφτανε σε τετράγωνο που δέχεται επίθεση από { PIECES($by, form: "acc") }.
