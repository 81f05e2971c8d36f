# The page for a hall of wooden boards: what happened, what the Laws say, the ledger.

hall-title = Στην αίθουσα
hall-event = Η διοργάνωση
hall-ledger = Ημερολόγιο ({ $count })
hall-search = Τι συνέβη; Αναζήτηση στους Κανόνες
hall-nothing-found = Δεν βρέθηκε τίποτα. Δοκιμάστε άλλη λέξη.
hall-kind-illegal-move = Αντικανο­νική κίνηση
hall-kind-flag = Σημαία
hall-kind-both-flags = Και οι δύο σημαίες
hall-kind-claim = Αίτημα ισοπαλίας
hall-kind-touched = Αγγιγμένο κομμάτι
hall-kind-promotion = Προαγωγή
hall-kind-device = Τηλέφωνο
hall-kind-late = Καθυστέ­ρηση
hall-kind-displaced = Έπεσαν κομμάτια
hall-kind-clock = Χρονό­μετρο
hall-kind-end = Εγκατά­λειψη, προτάσεις ισοπαλίας
hall-kind-conduct = Συμπερι­φορά
hall-who =
    { $player ->
        [white] Λευκός
       *[black] Μαύρος
    }
hall-who-nth =
    { $player ->
        [white] Λευκός
       *[black] Μαύρος
    }: { $count ->
        [1] πρώτη αντικανονική κίνηση
        [2] δεύτερη αντικανονική κίνηση
       *[3] τρίτη αντικανονική κίνηση
    }
hall-both-in-check =
    Και οι δύο βασιλιάδες σε σαχ μετά από κίνηση του { $player ->
        [white] Λευκού
       *[black] Μαύρου
    }
hall-who-flag =
    { $player ->
        [white] Έπεσε η σημαία του Λευκού
       *[black] Έπεσε η σημαία του Μαύρου
    }
hall-both-flags = Έχουν πέσει και οι δύο σημαίες
hall-who-device =
    { $player ->
        [white] Τηλέφωνο του Λευκού
       *[black] Τηλέφωνο του Μαύρου
    }
hall-threefold =
    { $player ->
        [white] Ο Λευκός ζητά ισοπαλία: τριπλή επανάληψη
       *[black] Ο Μαύρος ζητά ισοπαλία: τριπλή επανάληψη
    }
hall-fifty-moves =
    { $player ->
        [white] Ο Λευκός ζητά ισοπαλία: πενήντα κινήσεις
       *[black] Ο Μαύρος ζητά ισοπαλία: πενήντα κινήσεις
    }
hall-wrong-clock = Το ρολόι έχει λάθος ρύθμιση
hall-improper =
    { $player ->
        [white] Ο Λευκός χειρίζεται άσχημα το ρολόι
       *[black] Ο Μαύρος χειρίζεται άσχημα το ρολόι
    }
hall-resigns =
    { $player ->
        [white] Ο Λευκός εγκαταλείπει
       *[black] Ο Μαύρος εγκαταλείπει
    }
hall-offers-again =
    { $player ->
        [white] Ο Λευκός προτείνει συνεχώς ισοπαλία
       *[black] Ο Μαύρος προτείνει συνεχώς ισοπαλία
    }
hall-distracts =
    { $player ->
        [white] Ο Λευκός ενοχλεί τον αντίπαλο
       *[black] Ο Μαύρος ενοχλεί τον αντίπαλο
    }
hall-notes =
    { $player ->
        [white] Ο Λευκός χρησιμοποιεί σημειώσεις ή συμβουλές
       *[black] Ο Μαύρος χρησιμοποιεί σημειώσεις ή συμβουλές
    }
hall-refuses =
    { $player ->
        [white] Ο Λευκός αρνείται να τηρήσει τους Κανόνες
       *[black] Ο Μαύρος αρνείται να τηρήσει τους Κανόνες
    }
hall-leaves =
    { $player ->
        [white] Ο Λευκός φεύγει από τις εγκαταστάσεις αγώνων
       *[black] Ο Μαύρος φεύγει από τις εγκαταστάσεις αγώνων
    }
hall-disrepute =
    { $player ->
        [white] Ο Λευκός δυσφημεί το παιχνίδι
       *[black] Ο Μαύρος δυσφημεί το παιχνίδι
    }
hall-set-up = Στήστε τη θέση
hall-man =
    { $man ->
        [k] βασιλιάς
        [q] βασίλισσα
        [r] πύργος
        [b] αξιωματικός
        [n] ίππος
       *[p] πιόνι
    }, { $player ->
        [white] λευκά
       *[black] μαύρα
    }
hall-white-to-move = Παίζει ο Λευκός
hall-black-to-move = Παίζει ο Μαύρος
hall-use-position = Χρήση αυτής της θέσης
hall-remove = Αφαίρεση κομματιών
hall-empty-board = Άδειασμα της σκακιέρας
hall-lacks-king = Κάθε πλευρά χρειάζεται βασιλιά πριν χρησιμοποιηθεί η θέση.
hall-takes-number = Πόσες;
hall-takes-time = Πόσα λεπτά;
hall-ok = Συνέχεια
hall-back = Πίσω
hall-anew = Νέο περιστατικό
hall-do = Τι κάνετε, με τη σειρά
hall-articles = Άρθρα:
hall-in-the-book = Στο βιβλίο των Κανόνων
hall-position = Μια θέση
hall-position-what = Στήστε μια θέση και ρωτήστε: μπορεί κάποια πλευρά ακόμη να κάνει ματ, μπορεί να έχει προκύψει, γιατί μια κίνηση είναι αντικανονική;
hall-change-position = Αλλαγή της θέσης
hall-mate = Μπορούν ακόμη να κάνουν ματ;
hall-arisen = Μπορεί να έχει προκύψει;
hall-why = Γιατί μια κίνηση είναι αντικανονική;
hall-move = Κίνηση (Nf3, e2e4)
hall-move-legal = Η { $move } είναι κανονική.
hall-line = Δείξε τη σειρά κινήσεων
hall-next = Επόμενη
hall-previous = Προηγούμενη
hall-shown = Η θέση
hall-judgement = Η δική σας κρίση
hall-recommended = συνιστάται
hall-board = Σκακιέρα
hall-record = Καταγραφή
hall-record-open = Καταγραφή χωρίς απόφαση
hall-recorded = Καταγράφηκε: σκακιέρα { $board }
hall-recorded-nowhere = Καταγράφηκε χωρίς σκακιέρα
hall-undo = Αναίρεση
hall-not-kept = Αυτός ο περιηγητής δεν κρατά τίποτα: γράψτε το.
hall-not-offline = Η σελίδα χρειάζεται ακόμη τον διακομιστή της: δεν βρίσκονται όλα σε αυτή τη συσκευή.
hall-name = Όνομα της διοργάνωσης
hall-round = Γύρος
hall-arbiter = Διαιτητής
hall-watch = Ποιος επιβλέπει τις παρτίδες;
hall-limited = Ένας διαιτητής για πολλές παρτίδες
    .what = Ισχύουν οι ηπιότεροι κανόνες για το γρήγορο σκάκι και το μπλιτς.
hall-full = Διαιτητής σε κάθε παρτίδα
    .what = Οι αντικανονικές κινήσεις αντιμετωπίζονται όπως σε μια παρτίδα μεγάλης διάρκειας.
hall-bags = Επιτρέπονται τηλέφωνα σε τσάντα, κλειστά
hall-milder = Για τηλέφωνο προβλέπεται ποινή ηπιότερη από την απώλεια της παρτίδας
hall-default-time = Επιτρεπόμενη καθυστέρηση, λεπτά
hall-done = Έτοιμο
hall-another = Άλλη διοργάνωση
hall-share = Για άλλον διαιτητή: η ίδια διοργάνωση
hall-export = Αποθήκευση ημερολογίου
hall-import = Προσθήκη άλλου ημερολογίου
hall-print = Εκτύπωση
hall-empty = Δεν έχει καταγραφεί τίποτα ακόμη.
hall-merged =
    { $count ->
        [one] Προστέθηκε μία εγγραφή.
       *[other] Προστέθηκαν { $count } εγγραφές.
    }
hall-no-ledger = Το { $file } δεν είναι ημερολόγιο αποθηκευμένο από αυτή τη σελίδα.
hall-codes-show = Εμφάνιση σε άλλο τηλέφωνο
hall-codes-read = Ανάγνωση από άλλο τηλέφωνο
hall-codes-hold = Κρατήστε την κάμερα του άλλου τηλεφώνου πάνω από αυτούς τους κωδικούς ώσπου να τους διαβάσει όλους. { $count ->
        [one] Περιέχουν μία εγγραφή
       *[other] Περιέχουν { $count } εγγραφές
    }.
hall-codes-rest = Είναι οι τελευταίες { $count } από τις { $all } εγγραφές· ένα αρχείο τις έχει όλες.
hall-codes-aim = Στρέψτε την κάμερα στους κωδικούς του άλλου τηλεφώνου.
hall-codes-seen = Διαβάστηκαν { $seen } από τους { $count } κωδικούς
hall-no-camera = Η σελίδα δεν μπορεί να χρησιμοποιήσει την κάμερα. Επιτρέψτε το ή προσθέστε το ημερολόγιο ως αρχείο.
hall-where = Γύρος { $round }, σκακιέρα { $board }
hall-took-back = Ανακλήθηκε: { $words }
hall-take-back = Ανάκληση
hall-take-back-sure = Ανάκληση αυτής της εγγραφής
hall-again = Νέο άνοιγμα
hall-already-over = Έχει καταγραφεί για αυτή τη σκακιέρα: η παρτίδα έληξε, { $result }.
hall-already-counted =
    Έχουν ήδη καταγραφεί εδώ αντικανονικές κινήσεις { $player ->
        [white] του Λευκού
       *[black] του Μαύρου
    }: { $count }.
hall-signature = Υπογραφή διαιτητή
hall-head-time = Ώρα
hall-head-event = Διοργάνωση
hall-head-round = Γύρος
hall-head-board = Σκακιέρα
hall-head-ruled = Απόφαση
hall-head-articles = Άρθρα
hall-head-result = Αποτέλεσμα
hall-head-arbiter = Διαιτητής
hall-not-pressed =
    { $player ->
        [white] Πιόνι του Λευκού, το χρονόμετρο δεν πατήθηκε
       *[black] Πιόνι του Μαύρου, το χρονόμετρο δεν πατήθηκε
    }
hall-quickplay =
    { $player ->
        [white] Λευκός: ο Μαύρος δεν μπορεί ή δεν προσπαθεί να κερδίσει
       *[black] Μαύρος: ο Λευκός δεν μπορεί ή δεν προσπαθεί να κερδίσει
    }
hall-names = { $white } – { $black }
# $illegal_move, $warning and $penalty are numbers.
hall-known = { $name } σε προηγούμενους γύρους ({ $rounds }): αντικανονικές κινήσεις { $illegal_move }, προειδοποιήσεις { $warning }, ποινές { $penalty }
hall-waiting =
    { $count ->
        [0] Οι άλλοι διαιτητές έχουν όλο αυτό το ημερολόγιο.
        [one] Μία εγγραφή υπάρχει μόνο σε αυτή τη συσκευή· θα σταλεί μόλις υπάρξει δίκτυο.
       *[other] { $count } εγγραφές υπάρχουν μόνο σε αυτή τη συσκευή· θα σταλούν μόλις υπάρξει δίκτυο.
    }
hall-more = Τόπος, ημερομηνία, ζεύγη
hall-place = Τόπος
hall-date = Ημερομηνία
hall-guidelines = Έχουν ανακοινωθεί οι Οδηγίες ΙΙΙ: αιτήματα στα τελευταία δύο λεπτά
hall-pairings = Τα ζεύγη του γύρου, μία σκακιέρα σε κάθε γραμμή: Λευκός – Μαύρος
hall-carry = Να αναφέρεται τι έχει καταγραφεί για τον παίκτη σε προηγούμενους γύρους
hall-share-what = Η κάμερα άλλου τηλεφώνου ανοίγει την ίδια διοργάνωση. Κάθε τηλέφωνο κρατά τότε δικό του ημερολόγιο· ενώνονται με κωδικούς ή με αρχεία.
hall-share-begin = Ένα ημερολόγιο για όλους τους διαιτητές
hall-share-one = Όλοι οι διαιτητές που προσκλήθηκαν κρατούν ένα ημερολόγιο. Χωρίς δίκτυο κάθε τηλέφωνο συνεχίζει και στέλνει αργότερα.
hall-share-needs-server = Γι’ αυτό χρειάζονται ο διακομιστής και δίκτυο. Χωρίς αυτά αποθηκεύστε το ημερολόγιο και προσθέστε το στο άλλο τηλέφωνο.
hall-invite = Πρόσκληση άλλου διαιτητή
hall-player = Παίκτης
hall-counted-illegal_move = Αντικανο­νικές κινήσεις
hall-counted-warning = Προειδο­ποιήσεις
hall-counted-penalty = Ποινές
hall-unnamed =
    { $player ->
        [white] Λευκός
       *[black] Μαύρος
    }, σκακιέρα { $board }, γύρος { $round }
hall-rounds = Γύροι: { $rounds }
hall-head-white = Λευκός
hall-head-black = Μαύρος
hall-csv = CSV
hall-fen = FEN
