# Τι συμβαίνει στη σκακιέρα: μία πρόταση για κάθε πράξη ενός πρωτοκόλλου. $player είναι
# όποιος πράττει ή όποιον αφορά η πράξη του διαιτητή· $squares είναι κατάλογος τετραγώνων
# και $count το πλήθος τους.

## Κομμάτια

act-plays = { NAME($player) } παίζει { $san }{ $hands ->
        [both] {""} και με τα δύο χέρια
       *[none] {""}
    }.
act-touches = { NAME($player) } αγγίζει { $count ->
        [one] το κομμάτι στο { $squares }
       *[other] τα κομμάτια στα { $squares }
    }{ $together ->
        [true] {""} ταυτόχρονα
       *[none] {""}
    }{ $accidental ->
        [true] , προφανώς κατά λάθος
       *[none] {""}
    }.
act-takes = { NAME($player) } σηκώνει το κομμάτι από το { $square }{ $hands ->
        [both] {""} και με τα δύο χέρια
       *[none] {""}
    }.
act-puts = { NAME($player) } τοποθετεί { NAME($piece, form: "acc") } στο { $square }.
act-shifts = { NAME($player) } μετακινεί το κομμάτι από το { $from } στο { $to }{ $hands ->
        [both] {""} και με τα δύο χέρια
       *[none] {""}
    }.
act-adjusts = { NAME($player) } τακτοποιεί { $count ->
        [one] το κομμάτι στο { $squares }
       *[other] τα κομμάτια στα { $squares }
    }{ $announced ->
        [false] {""} χωρίς να το πει πρώτα
       *[none] , αφού το είπε πρώτα
    }.
act-knocks-over = { NAME($player) } ρίχνει { $count ->
        [one] το κομμάτι στο { $squares }
       *[other] τα κομμάτια στα { $squares }
    }.
act-restores = { NAME($player) } ξαναβάζει { $count ->
        [one] το κομμάτι στο { $squares }
       *[other] τα κομμάτια στα { $squares }
    }.
act-moves = Κινήσεις που παίχτηκαν: { $moves }.

## Χρονόμετρο

act-starts = Ο διαιτητής ξεκινά την παρτίδα.
act-presses = { NAME($player) } πατά το χρονόμετρο.
act-presses-with-the-other-hand = { NAME($player) } πατά το χρονόμετρο με το χέρι που δεν έκανε την κίνηση.
act-stops-the-clock = { NAME($player) } σταματά τα χρονόμετρα{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }.
act-arbiter-stops-the-clock = Ο διαιτητής σταματά τα χρονόμετρα.
act-handles-the-clock-improperly = { NAME($player) } χειρίζεται κακώς το χρονόμετρο.
act-resumes = Ο διαιτητής θέτει πάλι σε λειτουργία τα χρονόμετρα.

## Προτάσεις και αιτήματα

act-offers-a-draw = { NAME($player) } προτείνει ισοπαλία{ $condition ->
        [none] {""}
       *[other] {""} υπό όρο
    }.
act-accepts = { NAME($player) } δέχεται.
act-declines = { NAME($player) } αρνείται.
act-resigns = { NAME($player) } εγκαταλείπει.
act-withdraws = { NAME($player) } θέλει να αποσύρει { $what ->
        [offer] την πρόταση
       *[claim] το αίτημα
    }.
act-agrees-to-correct = { NAME($player) } συμφωνεί να διορθωθεί η αντικανονική κίνηση.
act-claims-a-draw = { NAME($player) } ζητά ισοπαλία { $ground ->
        [threefold] λόγω τριπλής επανάληψης
       *[fifty_moves] με τον κανόνα των πενήντα κινήσεων
    }{ $san ->
        [none] {""}
       *[other] , αφού έγραψε στο παρτιδόφυλλο την κίνηση { $san }
    }.
act-claims-from-the-screen = { NAME($player) } ζητά ισοπαλία { $ground ->
        [threefold] λόγω τριπλής επανάληψης
       *[fifty_moves] με τον κανόνα των πενήντα κινήσεων
    } βασιζόμενος μόνο σε οθόνη.
act-claims-an-end = { NAME($player) } δηλώνει ότι { $end ->
        [checkmate] είναι ματ
        [stalemate] είναι πατ
        [dead_position] η θέση είναι νεκρή
        [fivefold] η θέση εμφανίστηκε πέντε φορές
       *[seventy_five_moves] η παρτίδα είναι ισόπαλη με τον κανόνα των 75 κινήσεων
    }.
act-claims-flag = { NAME($player) } δηλώνει ότι έπεσε η σημαία του αντιπάλου.
act-claims-absence = { NAME($player) } ζητά τη νίκη επειδή ο αντίπαλος δεν ήρθε μέσα στον επιτρεπτό χρόνο καθυστέρησης.
act-claims-illegal-move = { NAME($player) } δηλώνει ότι έγινε αντικανονική κίνηση.
act-claims-touched = { NAME($player) } δηλώνει ότι ο αντίπαλος άγγιξε το κομμάτι στο { $square }.
act-claims-cannot-win = { NAME($player) } ζητά ισοπαλία: ο αντίπαλος αδυνατεί να κερδίσει με κανονικό τρόπο.
act-claims-no-effort = { NAME($player) } ζητά ισοπαλία: ο αντίπαλος δεν προσπαθεί να κερδίσει με κανονικό τρόπο.
act-requests-increment = { NAME($player) } ζητά προσαύξηση και για τους δύο παίκτες.
act-confirms-the-position = { NAME($player) } επιβεβαιώνει τη θέση που έγραψε ο αντίπαλος.
act-points-out = { NAME($player) } επισημαίνει ότι { $matter ->
        [wrong_setup] τα κομμάτια στήθηκαν λάθος
        [wrong_orientation] η σκακιέρα τοποθετήθηκε λάθος
        [reversed_colours] τα χρώματα είναι αντίθετα
        [wrong_clock] το ρολόι ρυθμίστηκε λάθος
        [defective_clock] το ρολόι έχει βλάβη
        [wrong_position] η θέση είναι λανθασμένη
       *[displaced] κάποια κομμάτια μετατοπίστηκαν
    }.
act-arbiter-points-out = Ο διαιτητής διαπιστώνει ότι { $matter ->
        [wrong_setup] τα κομμάτια στήθηκαν λάθος
        [wrong_orientation] η σκακιέρα τοποθετήθηκε λάθος
        [reversed_colours] τα χρώματα είναι αντίθετα
        [wrong_clock] το ρολόι ρυθμίστηκε λάθος
        [defective_clock] το ρολόι έχει βλάβη
        [wrong_position] η θέση είναι λανθασμένη
       *[displaced] κάποια κομμάτια μετατοπίστηκαν
    }.
act-appeals = { NAME($player) } υποβάλλει ένσταση.
act-asks-for-an-assistant = { NAME($player) } ζητά βοηθό { $help ->
        [moves] για τις κινήσεις
       *[clock] για το χρονόμετρο
    }.
act-asks-for-an-explanation = { NAME($player) } ζητά από τον διαιτητή να εξηγήσει ένα σημείο των Κανόνων.
act-asks-for-a-piece = { NAME($player) } ζητά ένα κομμάτι: { NAME($piece) }.
act-asks-for-the-scoresheet = { NAME($player) } ζητά να δει το παρτιδόφυλλο του διαιτητή.

## Καταγραφή

act-records = { NAME($player) } γράφει στο παρτιδόφυλλο: { $text }.
act-arbiter-records = Ο διαιτητής γράφει στο παρτιδόφυλλο: { $text }.
act-signs = { NAME($player) } υπογράφει το αποτέλεσμα { $result }.

## Παρουσία και συμπεριφορά

act-arrives = { NAME($player) } φτάνει στη σκακιέρα.
act-leaves-the-playing-area = { NAME($player) } φεύγει από την αίθουσα αγώνων.
act-leaves-the-venue = { NAME($player) } φεύγει από τις εγκαταστάσεις αγώνων.
act-returns = { NAME($player) } επιστρέφει.
act-enters-the-playing-area = Ένας θεατής μπαίνει στην αίθουσα αγώνων.
act-phone-sounds = Ακούγεται το τηλέφωνο { NAME($player, form: "owner") }.
act-phone-sounds-in-a-bag = Ακούγεται το τηλέφωνο { NAME($player, form: "owner") } μέσα στην τσάντα.
act-device-makes-a-noise = Η συσκευή { NAME($player, form: "owner") } δονείται ή κάνει θόρυβο.
act-has-a-device = Βρέθηκε ηλεκτρονική συσκευή στην κατοχή { NAME($player, form: "owner") }.
act-has-a-device-in-a-bag = { NAME($player) } έχει στην τσάντα μια συσκευή που δεν είναι απενεργοποιημένη.
act-has-a-device-switched-off = { NAME($player) } έχει στην τσάντα μια απενεργοποιημένη συσκευή.
act-refuses-inspection = { NAME($player) } αρνείται τον έλεγχο.
act-brings-the-game-into-disrepute = { NAME($player) } δυσφημεί το σκάκι.
act-uses-notes = { NAME($player) } χρησιμοποιεί σημειώσεις ή συμβουλές.
act-distracts = { NAME($player) } ενοχλεί τον αντίπαλο.
act-eats = { NAME($player) } τρώει στη σκακιέρα.
act-smokes = { NAME($player) } καπνίζει.
act-talks = { NAME($player) } μιλά.
act-does-not-record = { NAME($player) } δεν καταγράφει τις κινήσεις.
act-accuses-the-opponent = { NAME($player) } κατηγορεί τον αντίπαλο{ $of ->
        [none] {""}
       *[other] : «{ $of }»
    }.
act-advises = { NAME($player) } { $what ->
        [draw] συμβουλεύει τον παίκτη για ισοπαλία
        [resigning] συμβουλεύει τον παίκτη να εγκαταλείψει
       *[move] δίνει στον παίκτη συμβουλή για τη θέση
    }.
act-refuses = { NAME($player) } αρνείται να συμμορφωθεί με τους Κανόνες.

## Παίκτες με προβλήματα όρασης

act-announces = { NAME($player) } ανακοινώνει: «{ $text }».
act-repeats = { NAME($player) } επαναλαμβάνει: «{ $text }».
act-copies = { NAME($player) } κάνει την κίνηση { $san } στη δική του σκακιέρα.
act-tells-moves-and-times = { NAME($player) } λέει στον παίκτη τις κινήσεις και τους χρόνους στα χρονόμετρα.
act-finds-different-positions = { NAME($player) } επισημαίνει ότι οι δύο σκακιέρες διαφέρουν.
act-arbiter-finds-different-positions = Ο διαιτητής διαπιστώνει ότι οι δύο σκακιέρες διαφέρουν.

## Διακοπή

act-seals = { NAME($player) } σφραγίζει την κίνηση { $san }.
act-seals-unseen = { NAME($player) } σφραγίζει την κίνησή του.
act-asks-to-adjourn = { NAME($player) } ζητά διακοπή της παρτίδας.
act-adjourns = Ο διαιτητής διακόπτει την παρτίδα.
act-resumes-the-game = Ο διαιτητής ορίζει να συνεχιστεί η παρτίδα.
act-opens-the-envelope = Ο διαιτητής ανοίγει τον φάκελο.
act-reports-the-envelope-lost = Ο διαιτητής αναφέρει ότι ο φάκελος χάθηκε.
act-reports-the-position-lost = Ο διαιτητής αναφέρει ότι η θέση της διακοπής δεν μπορεί να βρεθεί.

## Τι βλέπει ο διαιτητής

act-observes-flag = Ο διαιτητής βλέπει ότι έπεσε η σημαία { NAME($player, form: "owner") }.
act-observes-both-flags = Ο διαιτητής βλέπει ότι έπεσαν και οι δύο σημαίες, χωρίς να είναι γνωστό ποια πρώτη.
act-observes-absence = Ο διαιτητής βλέπει ότι { NAME($player, form: "nom") } δεν ήρθε μέσα στον επιτρεπτό χρόνο καθυστέρησης.
act-observes-illegal-move = Ο διαιτητής βλέπει αντικανονική κίνηση.
act-observes-touched = Ο διαιτητής βλέπει ότι αγγίχτηκε το κομμάτι στο { $square } και παίχτηκε άλλο.
act-observes-illegal-position = Ο διαιτητής βλέπει αντικανονική θέση.
act-finds-no-overstep = Ο διαιτητής διαπιστώνει ότι κανένα παρτιδόφυλλο δεν δείχνει υπέρβαση χρόνου.

## Τι αποφασίζει ο διαιτητής

act-agrees = Ο διαιτητής συμφωνεί.
act-rejects = Ο διαιτητής το απορρίπτει.
act-postpones = Ο διαιτητής αναβάλλει την απόφαση.
act-answers = Ο διαιτητής { $with ->
        [agrees] συμφωνεί
        [rejects] το απορρίπτει
       *[postpones] αναβάλλει την απόφαση
    }.
act-reinstates = Ο διαιτητής διορθώνει τη θέση.
act-has-the-game-reconstructed = Ο διαιτητής ορίζει να αναπαρασταθεί η παρτίδα σε άλλη σκακιέρα.
act-explains = Ο διαιτητής εξηγεί το άρθρο { $article }.
act-gives-time = Ο διαιτητής δίνει { NAME($player, form: "to") } { TIME($ms) }.
act-gives-time-for-a-disturbance = Λόγω ενόχλησης ο διαιτητής δίνει { NAME($player, form: "to") } { TIME($ms) }.
act-gives-points = Ο διαιτητής δίνει { NAME($player, form: "to") } { $halves ->
        [1] μισό βαθμό
       *[other] έναν βαθμό
    } επιπλέον.
act-takes-time = Ο διαιτητής αφαιρεί { TIME($ms) } από τον χρόνο { NAME($player, form: "owner") }.
act-takes-points = Ο διαιτητής αφαιρεί { $halves ->
        [1] μισό βαθμό
       *[other] έναν βαθμό
    } από { NAME($player, form: "acc") }.
act-sets-the-clocks = Ο διαιτητής ρυθμίζει τα χρονόμετρα.
act-sets-the-move-counter = Ο διαιτητής ρυθμίζει τον μετρητή κινήσεων στο { $moves }.
act-reminds = Ο διαιτητής υπενθυμίζει { NAME($player, form: "to") } τους Κανόνες.
act-warns = Ο διαιτητής προειδοποιεί { NAME($player, form: "acc") }.
act-warns-both = Ο διαιτητής προειδοποιεί και τους δύο παίκτες.
act-fines = Ο διαιτητής επιβάλλει πρόστιμο { NAME($player, form: "to") }.
act-excludes = Ο διαιτητής αποκλείει { NAME($player, form: "acc") } από έναν ή περισσότερους γύρους.
act-expels = Ο διαιτητής αποβάλλει { NAME($player, form: "acc") } από τη διοργάνωση.
act-expels-the-spectator = Ο διαιτητής απομακρύνει τον θεατή.
act-permits-to-leave = Ο διαιτητής επιτρέπει { NAME($player, form: "to") } να βγει.
act-allows-to-be-late = Ο διαιτητής επιτρέπει { NAME($player, form: "to") } να παίξει παρά την καθυστέρηση.
act-undoes-the-last-move = Η τελευταία κίνηση { NAME($player, form: "owner") } παίρνεται πίσω με κοινή συμφωνία.
act-cancels-the-game = Ο διαιτητής ακυρώνει την παρτίδα.
act-declares-lost = Ο διαιτητής κηρύσσει την παρτίδα χαμένη για { NAME($player, form: "acc") }.
act-declares-both-lost = Ο διαιτητής κηρύσσει την παρτίδα χαμένη και για τους δύο παίκτες.
act-declares-draw = Ο διαιτητής κηρύσσει την παρτίδα ισόπαλη.

## Τι έχει οριστεί στη διοργάνωση

event-pace-standard = Σκάκι κανονικού χρόνου
event-pace-rapid = Γρήγορο σκάκι
event-pace-blitz = Μπλιτς
event-supervision-limited = Ένας διαιτητής για πολλές σκακιέρες
event-supervision-full = { $pace ->
    [rapid] Ένας διαιτητής για το πολύ τρεις σκακιέρες, οπότε ισχύουν οι Κανόνες Αγώνων
    [blitz] Ένας διαιτητής σε κάθε σκακιέρα, οπότε ισχύουν οι Κανόνες Αγώνων
   *[other] Ισχύουν οι Κανόνες Αγώνων
}
event-arbiter-software = Το λογισμικό εντοπίζει τις αντικανονικές κινήσεις και τις πτώσεις σημαίας
event-arbiter-none = Χωρίς διαιτητή
event-quickplay-finish = Ισχύουν οι οδηγίες για παρτίδες χωρίς προσαύξηση
event-quickplay-none = Οι οδηγίες για παρτίδες χωρίς προσαύξηση δεν έχουν ανακοινωθεί
event-draws-never = Ισοπαλία με συμφωνία μόνο με τη συγκατάθεση του διαιτητή
event-draws-free = Κανένας περιορισμός στην ισοπαλία με συμφωνία
event-draws-from = Καμία ισοπαλία με συμφωνία πριν από την κίνηση { $move }
event-default-time = Επιτρεπτός χρόνος καθυστέρησης: { TIME($ms) }
event-default-time-none = Η διοργάνωση δεν έχει ορίσει επιτρεπτό χρόνο καθυστέρησης
event-chess960 = Σκάκι 960
event-blind-white = Ο Λευκός έχει πρόβλημα όρασης
event-blind-black = Ο Μαύρος έχει πρόβλημα όρασης
event-blind-both = Και οι δύο παίκτες έχουν πρόβλημα όρασης
event-time-no-clock = Χωρίς ρολόι
event-time-stage = { $moves ->
        [0] { TIME($ms) }
       *[other] { TIME($ms) } για { $moves } κινήσεις
    }{ $bonus ->
        [0] {""}
       *[other] {""} συν { TIME($bonus) } ανά κίνηση
    }

## Απαντήσεις που δεν είναι οι ίδιες αποφάσεις

answer-restored = Επιστροφή στη θέση πριν από την αντικανονικότητα.
answer-unbound = Ο παίκτης δεν δεσμεύεται από κανένα κομμάτι και μπορεί να κάνει οποιαδήποτε κανονική κίνηση.
answer-nothing = Δεν υπάρχει απόφαση· η παρτίδα συνεχίζεται.

## Reports of the arbiter from a board whose moves are not recorded; $facts is a list of the
## known facts.

act-reports-illegal-move = Ο διαιτητής αναφέρει αντικανονική κίνηση { NAME($player, form: "owner") }{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-flag = Ο διαιτητής αναφέρει ότι έπεσε η σημαία { NAME($player, form: "owner") }{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-both-flags = Ο διαιτητής αναφέρει ότι έπεσαν και οι δύο σημαίες{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-draw-claim = Ο διαιτητής αναφέρει ότι { NAME($player, form: "nom") } ζητά ισοπαλία { $ground ->
        [threefold] λόγω τριπλής επανάληψης
       *[fifty_moves] με τον κανόνα των πενήντα κινήσεων
    }{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-touched-piece = Ο διαιτητής αναφέρει ότι { NAME($player, form: "nom") } άγγιξε κομμάτι{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-device = Ο διαιτητής αναφέρει ότι { NAME($player, form: "nom") } έχει ηλεκτρονική συσκευή{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-arrival = Ο διαιτητής αναφέρει πότε έφτασε { NAME($player, form: "nom") }{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-displaced = Ο διαιτητής αναφέρει ότι { NAME($player, form: "nom") } μετατόπισε κομμάτια{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-wrong-clock = Ο διαιτητής αναφέρει ότι το ρολόι έχει ρυθμιστεί λάθος{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-resignation = Ο διαιτητής αναφέρει ότι { NAME($player, form: "nom") } εγκατέλειψε{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-both-kings-in-check = Ο διαιτητής αναφέρει ότι και οι δύο βασιλιάδες βρίσκονται σε σαχ μετά από κίνηση { NAME($player, form: "owner") }{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-unfinished-promotion = Ο διαιτητής αναφέρει ότι πιόνι { NAME($player, form: "owner") } βρίσκεται στην τελευταία οριζόντια και το χρονόμετρο δεν έχει πατηθεί.
act-reports-quickplay-claim = Ο διαιτητής αναφέρει ότι { NAME($player, form: "nom") } ζητά ισοπαλία επειδή ο αντίπαλος δεν μπορεί ή δεν προσπαθεί να κερδίσει με κανονικό τρόπο{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
