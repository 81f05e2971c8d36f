# Kinds of findings, and what the newer ones say.

## Sentences of findings

audit-other-letters = Το «{ $text }» δεν είναι γραμμένο με αγγλικά γράμματα. Όλες οι κινήσεις είναι κανονικές αν διαβαστούν ως: { $notations }. Μεταφράστε τις με το «touchmove convert». Η παρτίδα δεν εξετάστηκε.
audit-not-pgn = Αυτό δεν είναι αρχείο PGN: δεν έχει ούτε ετικέτες ούτε κινήσεις{ $texts ->
        [one] .
       *[other] , αλλά { $texts } άλλα τμήματα κειμένου.
    }
audit-open-after-end =
    { $end ->
        [checkmate] Η παρτίδα τελείωσε με ματ
        [stalemate] Η παρτίδα τελείωσε με πατ
        [dead_position] Η παρτίδα τελείωσε με θέση στην οποία κανένας παίκτης δεν μπορούσε να κάνει ματ
        [fivefold_repetition] Η παρτίδα τελείωσε με την πέμπτη εμφάνιση μιας θέσης
       *[seventy_five_moves] Η παρτίδα τελείωσε με 75 κινήσεις κάθε παίκτη χωρίς πάρσιμο και χωρίς κίνηση πιονιού
    }: το αποτέλεσμα είναι { $expected }, αλλά η καταγραφή δεν το αναφέρει.
audit-bare-king-won = { NAME($player) } κέρδισε ({ $result }) έχοντας μόνο τον βασιλιά. Πριν από το 2023 όποιος εγκατέλειπε έχανε ακόμη και τότε· ίσως όμως το αποτέλεσμα είναι λάθος.
audit-mate-was-possible = Η καταγραφή λέει «{ $text }» και ισοπαλία, αλλά { NAME($player, form: "nom") } θα μπορούσε ακόμη να κάνει ματ με μια σειρά κανονικών κινήσεων.
audit-termination-contradicts =
    { $said ->
        [checkmate] Η καταγραφή λέει «{ $text }», αλλά η τελευταία θέση δεν είναι ματ.
        [stalemate] Η καταγραφή λέει «{ $text }», αλλά η τελευταία θέση δεν είναι πατ.
        [repetition] Η καταγραφή λέει «{ $text }», αλλά η τελευταία θέση δεν έχει εμφανιστεί τρεις φορές.
        [fifty_moves] Η καταγραφή λέει «{ $text }», αλλά οι κινήσεις χωρίς πάρσιμο και χωρίς κίνηση πιονιού ήταν λιγότερες από 50.
        [insufficient_material] Η καταγραφή λέει «{ $text }», αλλά η τελευταία θέση δεν είναι νεκρή.
       *[wins] Η καταγραφή λέει «{ $text }», αλλά το αποτέλεσμα είναι άλλο.
    }
audit-undecided =
    { $questions ->
        [one] Ένα ερώτημα για ματ σε αυτή την παρτίδα έμεινε αναπάντητο.
       *[other] { $questions } ερωτήματα για ματ σε αυτή την παρτίδα έμειναν αναπάντητα.
    }
audit-flag-with-time-left = Η καταγραφή λέει «{ $text }», αλλά { NAME($player, form: "nom") } είχε μόλις παίξει και είχε ακόμη { $left }.
audit-overstep-unclaimed = { NAME($player) } υπερέβη τον χρόνο κατά { $over }, και το παιχνίδι συνεχίστηκε.
audit-clock-negative = Το χρονόμετρο { NAME($player, form: "owner") } δείχνει αρνητικό χρόνο: -{ $shown }.
audit-clock-gain = Το χρονόμετρο { NAME($player, form: "owner") } κέρδισε { $gained } με αυτή την κίνηση, ενώ ο χρόνος σκέψης προβλέπει { $given }.
audit-period-missed = { NAME($player) } έχασε από χρόνο μετά από { $moves } κινήσεις, αλλά ο χρόνος της επόμενης περιόδου ({ $missing }) δεν προστέθηκε ποτέ.
audit-ply-count = Το PlyCount είναι { $said }, αλλά οι ημικινήσεις είναι { NUMBER($counted, useGrouping: 0) }.
audit-check-mark = Το { $number }{ $text } έχει λάθος σύμβολο. Σωστό είναι { $right }.
audit-elo = Το { $tag } είναι «{ $value }», που δεν είναι βαθμός ΕΛΟ.
audit-date = Το { $tag } είναι «{ $value }», που δεν είναι ημερομηνία.

# Faults of the record. $repair is the sentence audit-repair or empty.
audit-move-missing = Πριν από το { $number }{ $text } λείπει τουλάχιστον μία ημικίνηση. { $repair }
audit-move-doubled = Το { $number }{ $text } περισσεύει: χωρίς αυτό η υπόλοιπη καταγραφή είναι κανονική. { $repair }
audit-moves-swapped = { $number }{ $text }: αυτές οι ημικινήσεις έχουν λάθος σειρά. { $repair }
audit-moves-glued = Από το «{ $text }» λείπει ένα κενό. { $repair }
audit-moves-in-comment = Ένα σχόλιο πριν από το { $number } δεν κλείνει με άγκιστρο και κρύβει ημικινήσεις. { $repair }
audit-comment-among-moves = Το «{ $text }» ανήκει σε σχόλιο από το οποίο λείπει το άγκιστρο που το ανοίγει. { $repair }
audit-other-letter = Το { $number }{ $text } έχει το γράμμα κομματιού άλλης γλώσσας. { $repair }
audit-move-misspelt = Το { $number }{ $text } δεν μπορεί να παιχτεί: ένα γράμμα ή ψηφίο είναι λάθος. { $repair }
audit-ambiguous-meant = Το { $number }{ $text } μπορεί να σημαίνει πολλές κινήσεις. { $repair }
audit-stray-word = Το «{ $text }» δεν είναι κίνηση. Η υπόλοιπη καταγραφή είναι κανονική χωρίς αυτό.
audit-numbers-skip = Ο αριθμός της κίνησης είναι { NUMBER($found, useGrouping: 0) } αντί για { NUMBER($expected, useGrouping: 0) }, και οι επόμενοι αριθμοί συνεχίζουν από αυτόν. Ίσως λείπει μια κίνηση, αν και η καταγραφή είναι κανονική και χωρίς αυτήν.
audit-repair =
    { $confidence ->
        [certain] Μόνο με το «{ $repair }» είναι κανονική η υπόλοιπη καταγραφή.
        [likely] Πιθανότατα εννοείται το «{ $repair }»: με αυτό οι επόμενες ημικινήσεις είναι κανονικές.
       *[one_of] Η υπόλοιπη παρτίδα δεν εξετάστηκε: το «{ $repair }» είναι μία από τις { $repairs } δυνατότητες.
    }

## Short names of kinds

audit-count = { $count } × { $kind }
audit-kind-kings-in-centre = βασιλιάδες στο κέντρο, που δηλώνουν το αποτέλεσμα
audit-kind-other-letters = κινήσεις με γράμματα άλλης γλώσσας
audit-kind-not-pgn = αρχείο που δεν είναι PGN
audit-kind-open-after-end = δεν αναφέρεται αποτέλεσμα, αν και η παρτίδα είχε τελειώσει
audit-kind-bare-king-won = νίκη με μόνο τον βασιλιά (πριν από το 2023)
audit-kind-mate-was-possible = ισοπαλία λόγω ανεπαρκούς υλικού, αν και το ματ ήταν δυνατό
audit-kind-termination-contradicts = λανθασμένα δηλωμένη λήξη
audit-kind-undecided = αναπάντητο ερώτημα για ματ
audit-kind-flag-with-time-left = ήττα από χρόνο, αν και απέμενε χρόνος
audit-kind-overstep-unclaimed = υπέρβαση χρόνου χωρίς αίτημα
audit-kind-clock-negative = αρνητικός χρόνος στο χρονόμετρο
audit-kind-clock-gain = χρονόμετρο που κέρδισε υπερβολικό χρόνο
audit-kind-period-missed = χρόνος περιόδου που δεν προστέθηκε ποτέ
audit-kind-ply-count = λάθος PlyCount
audit-kind-check-mark = λάθος σύμβολο για σαχ ή ματ
audit-kind-elo = αδύνατος βαθμός ΕΛΟ
audit-kind-date = αδύνατη ημερομηνία
audit-kind-pass = κίνηση που παραλείφθηκε
audit-kind-no-start-position = αρχική θέση που λείπει ή δεν διαβάζεται
audit-kind-results-differ = δύο διαφορετικά αποτελέσματα
audit-kind-perhaps-cannot-checkmate = ήττα χωρίς δηλωμένο λόγο, αν και ο αντίπαλος δεν μπορούσε να κάνει ματ
audit-kind-claim-threefold = ισοπαλία λόγω τριπλής επανάληψης που θα μπορούσε να ζητηθεί
audit-kind-claim-fifty-moves = ισοπαλία με τον κανόνα των 50 κινήσεων που θα μπορούσε να ζητηθεί
audit-kind-damaged = κατεστραμμένη καταγραφή
audit-kind-move-missing = ημικίνηση που λείπει
audit-kind-move-doubled = ημικίνηση που περισσεύει
audit-kind-moves-swapped = ημικινήσεις σε λάθος σειρά
audit-kind-moves-glued = ημικινήσεις χωρίς κενό μεταξύ τους
audit-kind-moves-in-comment = ημικινήσεις μέσα σε ανοιχτό σχόλιο
audit-kind-comment-among-moves = λέξεις σχολίου ανάμεσα στις κινήσεις
audit-kind-other-letter = ένα γράμμα κομματιού άλλης γλώσσας
audit-kind-move-misspelt = κίνηση γραμμένη λάθος
audit-kind-numbers-skip = αριθμοί κινήσεων που παραλείπουν μια κίνηση
audit-kind-claim-threefold-written = ισοπαλία από τριπλή επανάληψη που θα μπορούσε να ζητηθεί με γραμμένη κίνηση
audit-kind-claim-fifty-moves-written = ισοπαλία από τον κανόνα των 50 κινήσεων που θα μπορούσε να ζητηθεί με γραμμένη κίνηση
audit-finding-kind = { $finding } [{ $kind }]
audit-finding-level =
    { $level ->
        [note] Σημείωση. { $sentence }
       *[other] { $sentence }
    }
audit-by-event = { $event }: { $games ->
        [one] μία παρτίδα
       *[other] { $games } παρτίδες
    }, { $found ->
        [0] κανένα εύρημα
        [one] ευρήματα σε μία από αυτές
       *[other] ευρήματα σε { $found } από αυτές
    }
audit-html-title = Έλεγχος του { $file }
audit-no-parquet = Αυτή η έκδοση δεν υποστηρίζει Parquet. Εγκαταστήστε μία που το υποστηρίζει: `{ $command }`. Ή χρησιμοποιήστε --csv.
audit-copied =
    { $count ->
        [one] Μία παρτίδα γράφτηκε στο { $file }.
       *[other] { $count } παρτίδες γράφτηκαν στο { $file }.
    }
