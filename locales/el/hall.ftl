# The incident page for over-the-board events: incidents, rulings, the ledger.

hall-title = Στην αίθουσα
hall-event = Διοργάνωση
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
hall-subject-time = Χρόνος και χρονόμετρο
hall-subject-pieces = Κομμάτια
hall-subject-players = Παίκτες
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
hall-wrong-clock = Το ρολόι έχει ρυθμιστεί λάθος
hall-improper =
    { $player ->
        [white] Ο Λευκός χειρίζεται κακώς το χρονόμετρο
       *[black] Ο Μαύρος χειρίζεται κακώς το χρονόμετρο
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
        [white] Ο Λευκός δυσφημεί το σκάκι
       *[black] Ο Μαύρος δυσφημεί το σκάκι
    }
hall-set-up = Στήστε τη θέση
hall-man =
    { $man ->
        [k] { $player ->
            [white] λευκός βασιλιάς
           *[black] μαύρος βασιλιάς
        }
        [q] { $player ->
            [white] λευκή βασίλισσα
           *[black] μαύρη βασίλισσα
        }
        [r] { $player ->
            [white] λευκός πύργος
           *[black] μαύρος πύργος
        }
        [b] { $player ->
            [white] λευκός αξιωματικός
           *[black] μαύρος αξιωματικός
        }
        [n] { $player ->
            [white] λευκός ίππος
           *[black] μαύρος ίππος
        }
       *[p] { $player ->
            [white] λευκό πιόνι
           *[black] μαύρο πιόνι
        }
    }
hall-white-to-move = Παίζει ο Λευκός
hall-black-to-move = Παίζει ο Μαύρος
hall-use-position = Χρήση αυτής της θέσης
hall-remove = Αφαίρεση κομματιών
hall-empty-board = Άδειασμα της σκακιέρας
hall-lacks-king = Βάλτε πρώτα και τους δύο βασιλιάδες στη σκακιέρα.
hall-takes-number = Πόσες;
hall-takes-time = Πόσα λεπτά;
hall-ok = Συνέχεια
hall-back = Πίσω
hall-anew = Νέο περιστατικό
hall-change = Αλλαγή
hall-do = Βήματα
hall-in-the-book = Στους Κανόνες
hall-position = Έλεγχος θέσης
hall-position-what = Στήστε μια θέση. Μετά ρωτήστε αν κάποια πλευρά μπορεί ακόμη να κάνει ματ, αν η θέση μπορεί να προκύψει σε παρτίδα ή γιατί μια κίνηση είναι αντικανονική.
hall-change-position = Αλλαγή της θέσης
hall-mate = Μπορούν ακόμη να κάνουν ματ;
hall-arisen = Μπορεί να προκύψει σε παρτίδα;
hall-why = Γιατί μια κίνηση είναι αντικανονική;
hall-move = Κίνηση (Nf3, e2e4)
hall-move-legal = Η { $move } είναι κανονική.
hall-line = Εμφάνιση των κινήσεων
hall-next = Επόμενη
hall-previous = Προηγούμενη
hall-shown = Θέση
hall-judgement = Η απόφασή σας
hall-recommended = συνιστάται
hall-board = Σκακιέρα
hall-record = Καταγραφή
hall-record-open = Καταγραφή χωρίς απόφαση
hall-recorded = Καταγράφηκε: σκακιέρα { $board }
hall-recorded-nowhere = Καταγράφηκε χωρίς αριθμό σκακιέρας
hall-undo = Αναίρεση
hall-not-kept = Αυτός ο φυλλομετρητής δεν μπορεί να αποθηκεύσει καταχωρίσεις. Γράψτε αυτή την απόφαση σε χαρτί.
hall-not-offline = Δεν είναι ακόμη διαθέσιμο χωρίς σύνδεση.
hall-name = Όνομα της διοργάνωσης
hall-round = Γύρος
hall-in-round = Γύρος { $round }
hall-arbiter = Διαιτητής
hall-watch = Πόσοι διαιτητές υπάρχουν;
hall-limited = Ένας διαιτητής για πολλές παρτίδες
    .what = Ισχύουν οι απλούστεροι κανόνες για το γρήγορο σκάκι και το μπλιτς.
hall-full = Ένας διαιτητής σε κάθε παρτίδα
    .what = Οι αντικανονικές κινήσεις αντιμετωπίζονται όπως στο σκάκι κανονικού χρόνου.
hall-bags = Τα τηλέφωνα επιτρέπονται σε τσάντα, απενεργοποιημένα
hall-milder = Η ποινή για τηλέφωνο είναι ηπιότερη από την απώλεια της παρτίδας
hall-default-time = Επιτρεπτός χρόνος καθυστέρησης σε λεπτά
hall-done = Έτοιμο
hall-another = Άλλη διοργάνωση
hall-share = Κοινή χρήση της διοργάνωσης με άλλον διαιτητή
hall-export = Αποθήκευση ημερολογίου
hall-import = Προσθήκη άλλου ημερολογίου
hall-join = Ένωση με το ημερολόγιο άλλου τηλεφώνου
hall-print = Εκτύπωση
hall-empty = Δεν έχει καταγραφεί τίποτα ακόμη.
hall-merged =
    { $count ->
        [one] Προστέθηκε μία καταχώριση.
       *[other] Προστέθηκαν { $count } καταχωρίσεις.
    }
hall-no-ledger = Το { $file } δεν είναι ημερολόγιο αποθηκευμένο από αυτή τη σελίδα.
hall-codes-show = Εμφάνιση κωδικών σε άλλο τηλέφωνο
hall-codes-read = Σάρωση κωδικών από άλλο τηλέφωνο
hall-codes-hold = Στρέψτε την κάμερα του άλλου τηλεφώνου σε αυτούς τους κωδικούς ώσπου να τους διαβάσει όλους. { $count ->
        [one] Περιέχουν μία καταχώριση
       *[other] Περιέχουν { $count } καταχωρίσεις
    }.
hall-codes-rest = Είναι οι τελευταίες { $count } από τις { $all } καταχωρίσεις. Για να τις δώσετε όλες, αποθηκεύστε το ημερολόγιο ως αρχείο.
hall-codes-aim = Στρέψτε την κάμερα στους κωδικούς του άλλου τηλεφώνου.
hall-codes-seen = Διαβάστηκαν { $seen } από τους { $count } κωδικούς
hall-no-camera = Η σελίδα δεν μπορεί να χρησιμοποιήσει την κάμερα. Επιτρέψτε την κάμερα ή προσθέστε το ημερολόγιο ως αρχείο.
hall-took-back = Ανακλήθηκε: { $words }
hall-take-back = Ανάκληση
hall-take-back-sure = Ανάκληση αυτής της καταχώρισης
hall-again = Άνοιγμα ξανά
hall-already-over = Σύμφωνα με την καταγραφή, η παρτίδα σε αυτή τη σκακιέρα έχει τελειώσει: { $result }.
hall-already-counted =
    Αντικανονικές κινήσεις { $player ->
        [white] του Λευκού
       *[black] του Μαύρου
    } σε αυτή τη σκακιέρα ως τώρα: { $count }.
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
        [white] Αίτημα του Λευκού: ο Μαύρος δεν μπορεί ή δεν προσπαθεί να κερδίσει
       *[black] Αίτημα του Μαύρου: ο Λευκός δεν μπορεί ή δεν προσπαθεί να κερδίσει
    }
hall-names = { $white } – { $black }
# $illegal_move, $warning and $penalty are numbers.
hall-known = { $name } σε προηγούμενους γύρους ({ $rounds }): αντικανονικές κινήσεις { $illegal_move }, προειδοποιήσεις { $warning }, ποινές { $penalty }
hall-waiting =
    { $count ->
        [0] Οι άλλοι διαιτητές έχουν όλες τις καταχωρίσεις αυτού του ημερολογίου.
        [one] Μία καταχώριση υπάρχει μόνο σε αυτή τη συσκευή. Θα σταλεί μόλις υπάρξει δίκτυο.
       *[other] { $count } καταχωρίσεις υπάρχουν μόνο σε αυτή τη συσκευή. Θα σταλούν μόλις υπάρξει δίκτυο.
    }
hall-more = Τόπος, ημερομηνία, ζεύγη
hall-place = Τόπος
hall-date = Ημερομηνία
hall-guidelines = Ισχύουν οι Οδηγίες ΙΙΙ: αιτήματα στα τελευταία δύο λεπτά
hall-pairings = Κλήρωση του γύρου, μία σκακιέρα ανά γραμμή: Λευκός – Μαύρος
hall-carry = Εμφάνιση προηγούμενων περιστατικών ενός παίκτη
hall-share-what = Σαρώστε τον κωδικό με άλλο τηλέφωνο για να ανοίξει εκεί η ίδια διοργάνωση. Κάθε τηλέφωνο κρατά δικό του ημερολόγιο. Τα ενώνετε με κωδικούς ή αρχεία.
hall-share-begin = Ένα ημερολόγιο για όλους τους διαιτητές
hall-share-one = Όλοι οι διαιτητές που προσκλήθηκαν έχουν κοινό ημερολόγιο. Χωρίς δίκτυο κάθε τηλέφωνο συνεχίζει να λειτουργεί και στέλνει αργότερα τις καταχωρίσεις του.
hall-share-needs-server = Η κοινή χρήση χρειάζεται τον διακομιστή και δίκτυο. Χωρίς αυτά, αποθηκεύστε το ημερολόγιο και προσθέστε το στο άλλο τηλέφωνο.
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
hall-fen = Θέση (FEN)
