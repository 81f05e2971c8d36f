# Ευρήματα για τη μορφή του κειμένου (audit --strict). $right είναι η μορφή του προτύπου PGN.

audit-under-pgn = { $sentence } (PGN { $paragraph })

audit-pgn-move-number-form =
    { $right ->
        [unknown] Τον αριθμό μιας κίνησης των Λευκών ακολουθεί μία τελεία, και των Μαύρων τρεις.
        [none] Τον αριθμό μιας κίνησης των Λευκών ακολουθεί μία τελεία, και των Μαύρων τρεις.
       *[other] Το «{ $found }» θα έπρεπε να είναι «{ $right }». Τον αριθμό μιας κίνησης των Λευκών ακολουθεί μία τελεία, και των Μαύρων τρεις.
    }
audit-pgn-result-form =
    { $right ->
        [unknown] Το αποτέλεσμα μετά τις κινήσεις θα έπρεπε να είναι 1-0, 0-1, 1/2-1/2 ή *.
        [none] Το αποτέλεσμα μετά τις κινήσεις είναι «{ $found }». Θα έπρεπε να είναι 1-0, 0-1, 1/2-1/2 ή *.
       *[other] Το αποτέλεσμα μετά τις κινήσεις είναι «{ $found }». Θα έπρεπε να είναι { $right }.
    }
audit-pgn-glyph-form = Ένα σύμβολο σχολιασμού θα έπρεπε να είναι αριθμός από $0 έως $255 ή ένα από τα ! ? !! !? ?! ?? αμέσως μετά την κίνηση.
audit-pgn-comment-form = Κείμενο ανάμεσα στις κινήσεις που δεν είναι κίνηση ανήκει σε άγκιστρα.
audit-pgn-tag-name-form = Το όνομα μιας ετικέτας θα έπρεπε να αρχίζει με κεφαλαίο γράμμα και να έχει μόνο γράμματα, ψηφία και _.
audit-pgn-tab-in-value = Η τιμή μιας ετικέτας περιέχει στηλοθέτη.
audit-pgn-control-character = Το κείμενο περιέχει χαρακτήρα ελέγχου.
audit-pgn-line-too-long = Μια γραμμή έχει πάνω από 255 χαρακτήρες.
audit-roster =
    { $count ->
        [one] Λείπει η ετικέτα { $tags }.
       *[other] Λείπουν οι ετικέτες { $tags }.
    }
audit-round = Το Round είναι «{ $value }». Θα έπρεπε να είναι αριθμός ή αριθμοί με τελείες ανάμεσα.
audit-result-tag =
    { $right ->
        [unknown] Το Result είναι «{ $value }». Θα έπρεπε να είναι 1-0, 0-1, 1/2-1/2 ή *.
       *[other] Το Result είναι «{ $value }». Θα έπρεπε να είναι { $right }.
    }
audit-eco = Το ECO είναι «{ $value }». Θα έπρεπε να είναι ένα γράμμα από A έως E και δύο ψηφία.
audit-time = Το { $tag } είναι «{ $value }». Θα έπρεπε να είναι ώρα όπως 14:30:00.
audit-time-control =
    { $right ->
        [unknown] Το TimeControl είναι «{ $value }». Θα έπρεπε να δίνει δευτερόλεπτα, όπως 900+10.
       *[other] Το TimeControl είναι «{ $value }». Θα έπρεπε να είναι { $right }.
    }
audit-piece-letter = Το { $number }{ $text } θα έπρεπε να είναι { $right }: το κομμάτι έχει κεφαλαίο γράμμα και το πιόνι κανένα.
audit-move-form = Το { $number }{ $text } θα έπρεπε να είναι { $right }.
audit-disambiguation = Το { $number }{ $text } θα έπρεπε να είναι { $right }: η στήλη ή η σειρά αναχώρησης δεν χρειάζεται ή δεν είναι η σωστή.
audit-check-unmarked = Το { $number }{ $text } θα έπρεπε να είναι { $right }, με το σύμβολο για σαχ ή ματ.

## Short names of kinds

audit-kind-form = κείμενο σε άλλη μορφή από του προτύπου PGN
audit-kind-roster = ετικέτες που λείπουν ενώ κάθε παρτίδα θα έπρεπε να τις έχει
audit-kind-round = γύρος που δεν είναι αριθμός
audit-kind-result-tag = ετικέτα Result σε άλλη μορφή
audit-kind-eco = κωδικός ECO σε άλλη μορφή
audit-kind-time = ώρα σε άλλη μορφή
audit-kind-time-control = χρόνος σκέψης σε άλλη μορφή
audit-kind-piece-letter = γράμμα κομματιού σε άλλη μορφή
audit-kind-move-form = κίνηση σε άλλη μορφή
audit-kind-disambiguation = περιττό τετράγωνο αναχώρησης
audit-kind-check-unmarked = σύμβολο για σαχ ή ματ που λείπει

## Things that were not checked

audit-unchecked-no-times =
    { $count ->
        [one] Μία παρτίδα δεν έχει χρόνους για έλεγχο.
       *[other] { $count } παρτίδες δεν έχουν χρόνους για έλεγχο.
    }
audit-unchecked-unreadable-times =
    { $count ->
        [one] Μία παρτίδα έχει χρόνους που δεν διαβάζονται. Δεν ελέγχθηκαν.
       *[other] { $count } παρτίδες έχουν χρόνους που δεν διαβάζονται. Δεν ελέγχθηκαν.
    }
audit-unchecked-no-time-control =
    { $count ->
        [one] Μία παρτίδα έχει χρόνους αλλά όχι TimeControl. Τα χρονόμετρά της ελέγχθηκαν μόνο εν μέρει.
       *[other] { $count } παρτίδες έχουν χρόνους αλλά όχι TimeControl. Τα χρονόμετρά τους ελέγχθηκαν μόνο εν μέρει.
    }
audit-unchecked-unreadable-time-control =
    { $count ->
        [one] Ο χρόνος σκέψης μίας παρτίδας δεν έγινε κατανοητός: { $controls }. Τα χρονόμετρά της ελέγχθηκαν μόνο εν μέρει.
       *[other] Ο χρόνος σκέψης { $count } παρτίδων δεν έγινε κατανοητός: { $controls }. Τα χρονόμετρά τους ελέγχθηκαν μόνο εν μέρει.
    }
audit-unchecked-first-moves-missing =
    { $count ->
        [one] Μία παρτίδα με χρόνους δεν αρχίζει από την πρώτη κίνηση. Τα χρονόμετρά της ελέγχθηκαν μόνο εν μέρει.
       *[other] { $count } παρτίδες με χρόνους δεν αρχίζουν από την πρώτη κίνηση. Τα χρονόμετρά τους ελέγχθηκαν μόνο εν μέρει.
    }
audit-unchecked-variants =
    { $count ->
        [one] Μία παρτίδα δεν εξετάστηκε, γιατί το { $variants } έχει άλλους κανόνες.
       *[other] { $count } παρτίδες με άλλους κανόνες δεν εξετάστηκαν: { $variants }.
    }
audit-guessed-encoding =
    { $count ->
        [one] Μία παρτίδα περιέχει byte που δεν είναι UTF-8. Διαβάστηκαν ως Windows-1252.
       *[other] { $count } παρτίδες περιέχουν byte που δεν είναι UTF-8. Διαβάστηκαν ως Windows-1252.
    }

## Notes that many games of a file have in common

audit-together-impossible-start = { $count } παρτίδες αρχίζουν από θέσεις στις οποίες δεν οδηγεί καμία παρτίδα (ετικέτα FEN). Η πρώτη: { $reason }
audit-together-double-chess960 = { $count } παρτίδες αρχίζουν από θέσεις διπλού Chess960, όπου οι πρώτες σειρές των παικτών διαφέρουν.
audit-together-other-game = { $count } παρτίδες δεν εξετάστηκαν: το { $variant } έχει άλλους κανόνες.
audit-together-undecided = { $count } παρτίδες έχουν αναπάντητα ερωτήματα για ματ.
audit-together-slip = Σε { $count } παρτίδες: { $sentence }

## Labels of the HTML report

audit-html-levels = Βαρύτητα
audit-html-all = όλα
audit-html-warning = προειδοποίηση ή σφάλμα
audit-html-error = σφάλμα
audit-html-kinds = Είδος
audit-html-order = Σειρά
audit-html-place = κατά θέση
audit-html-level = κατά βαρύτητα
audit-html-kind = κατά είδος
audit-html-text = Κείμενο
