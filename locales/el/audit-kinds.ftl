# Kinds of findings, and what the newer ones say.

## What a finding says

audit-other-letters = Το «{ $text }» δεν είναι γραμμένο με αγγλικά γράμματα. Όλες οι κινήσεις είναι κανονικές με αυτά: { $notations }. Το «touchmove convert» τις γράφει στα αγγλικά· η παρτίδα δεν εξετάστηκε.
audit-not-pgn = Αυτό δεν είναι PGN: δεν βρέθηκαν ούτε ετικέτες ούτε κινήσεις{ $texts ->
        [one] .
       *[other] , αλλά { $texts } άλλα κομμάτια κειμένου.
    }
audit-open-after-end =
    { $end ->
        [checkmate] Η παρτίδα τελείωσε με ματ
        [stalemate] Η παρτίδα τελείωσε με πατ
        [dead_position] Η παρτίδα τελείωσε με θέση στην οποία κανένας παίκτης δεν μπορούσε να κάνει ματ
        [fivefold_repetition] Η παρτίδα τελείωσε με την πέμπτη εμφάνιση μιας θέσης
       *[seventy_five_moves] Η παρτίδα τελείωσε με 75 κινήσεις κάθε παίκτη χωρίς πάρσιμο και χωρίς κίνηση πιονιού
    }: το αποτέλεσμα είναι { $expected }, αλλά η καταγραφή το αφήνει ανοιχτό.
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
        [one] Ένα ερώτημα για ματ σε αυτή την παρτίδα δεν μπόρεσε να κριθεί.
       *[other] { $questions } ερωτήματα για ματ σε αυτή την παρτίδα δεν μπόρεσαν να κριθούν.
    }
audit-flag-with-time-left = Η καταγραφή λέει «{ $text }», αλλά { NAME($player, form: "nom") } είχε μόλις παίξει και είχε ακόμη { $left }.
audit-overstep-unclaimed = { NAME($player) } υπερέβη τον χρόνο κατά { $over }, και το παιχνίδι συνεχίστηκε.
audit-clock-negative = Το χρονόμετρο { NAME($player, form: "owner") } δείχνει λιγότερο από μηδέν: -{ $shown }.
audit-clock-gain = Το χρονόμετρο { NAME($player, form: "owner") } κέρδισε { $gained } με αυτή την κίνηση, ενώ ο χρόνος σκέψης δίνει { $given }.
audit-period-missed = { NAME($player) } έχασε από χρόνο μετά από { $moves } κινήσεις, και το χρονόμετρο δεν πήρε ποτέ τον χρόνο της επόμενης περιόδου, { $missing }.
audit-ply-count = Το PlyCount είναι { $said }, αλλά οι ημικινήσεις είναι { NUMBER($counted, useGrouping: 0) }.
audit-check-mark = Το { $number }{ $text } θα έπρεπε να γραφεί { $right }: το σύμβολο είναι λάθος.
audit-elo = Το { $tag } είναι «{ $value }», που δεν είναι βαθμός Elo.
audit-date = Το { $tag } είναι «{ $value }», που δεν είναι ημερομηνία.

## Kinds in a few words

audit-count = { $count } × { $kind }
audit-kind-kings-in-centre = βασιλιάδες στο κέντρο, που δηλώνουν το αποτέλεσμα
audit-kind-other-letters = κινήσεις με γράμματα άλλης γλώσσας
audit-kind-not-pgn = αρχείο που δεν είναι PGN
audit-kind-open-after-end = ανοιχτό αποτέλεσμα, αν και η παρτίδα είχε τελειώσει
audit-kind-bare-king-won = νίκη με μόνο τον βασιλιά (πριν από το 2023)
audit-kind-mate-was-possible = ισοπαλία λόγω υλικού, αν και το ματ ήταν δυνατό
audit-kind-termination-contradicts = τέλος που λέγεται με λόγια και δεν είναι έτσι
audit-kind-undecided = ερώτημα για ματ που δεν κρίθηκε
audit-kind-flag-with-time-left = ήττα από χρόνο με χρόνο που απέμενε
audit-kind-overstep-unclaimed = υπέρβαση χρόνου, και το παιχνίδι συνεχίστηκε
audit-kind-clock-negative = χρονόμετρο που δείχνει λιγότερο από μηδέν
audit-kind-clock-gain = χρονόμετρο που κέρδισε περισσότερο από όσο δίνει ο χρόνος σκέψης
audit-kind-period-missed = χρόνος περιόδου που δεν προστέθηκε ποτέ
audit-kind-ply-count = λάθος PlyCount
audit-kind-check-mark = λάθος σύμβολο για σαχ ή ματ
audit-kind-elo = βαθμός Elo που κανείς δεν έχει
audit-kind-date = ημερομηνία που δεν υπάρχει
audit-kind-pass = κίνηση που παραλείφθηκε
audit-kind-no-start-position = αρχική θέση που λείπει ή δεν διαβάζεται
audit-kind-results-differ = δύο διαφορετικά αποτελέσματα
audit-kind-perhaps-cannot-checkmate = ίσως ισοπαλία: ήττα χωρίς εξήγηση, αν και ο αντίπαλος δεν μπορούσε να κάνει ματ
audit-kind-claim-threefold = ισοπαλία από τριπλή επανάληψη που θα μπορούσε να ζητηθεί
audit-kind-claim-fifty-moves = ισοπαλία από τον κανόνα των 50 κινήσεων που θα μπορούσε να ζητηθεί
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
        [0] δεν βρέθηκε τίποτε
        [one] ευρήματα σε μία από αυτές
       *[other] ευρήματα σε { $found } από αυτές
    }
audit-html-title = Τι λένε οι Κανόνες για το { $file }
audit-no-parquet = Αυτό το touchmove χτίστηκε χωρίς Parquet: `{ $command }`, ή χρησιμοποιήστε το --csv.
audit-copied =
    { $count ->
        [one] Μία παρτίδα γράφτηκε στο { $file }.
       *[other] { $count } παρτίδες γράφτηκαν στο { $file }.
    }
