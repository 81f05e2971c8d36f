# Τι λέει μια απόφαση: μία πρόταση για κάθε συνέπεια. $player είναι ο παίκτης
# τον οποίο αφορά, $opponent ο άλλος.

## Υποχρεώσεις στην κίνηση αυτή

ruling-must-move = { NAME($player) } πρέπει να κινήσει το κομμάτι στο { $square }.
ruling-must-capture = { NAME($player) } πρέπει να πάρει το κομμάτι στο { $square }.
ruling-must-capture-with = { NAME($player) } πρέπει να πάρει το κομμάτι στο { $square } με το κομμάτι στο { $by }.
ruling-must-castle = { NAME($player) } πρέπει να κάνει { NAME($wing) } ροκέ.
ruling-must-move-king = { NAME($player) } πρέπει να κινήσει τον βασιλιά.
ruling-must-move-to = { NAME($player) } πρέπει να κάνει κίνηση στο { $square }.
ruling-must-touched = { NAME($player) } πρέπει, από όσα κομμάτια άγγιξε, να κινήσει ή να πάρει το πρώτο που μπορεί να κινηθεί ή να παρθεί.
ruling-must-capture-touched = { NAME($player) } πρέπει να πάρει το κομμάτι που αγγίχτηκε.
ruling-must-capture-with-touched = { NAME($player) } πρέπει να πάρει, με το δικό του κομμάτι που άγγιξε, το κομμάτι του αντιπάλου που άγγιξε. Αν αυτό δεν είναι κανονικό, πρέπει, από όσα κομμάτια άγγιξε, να κινήσει ή να πάρει το πρώτο που μπορεί να κινηθεί ή να παρθεί.
ruling-must-castle-touched = { NAME($player) } πρέπει να κάνει ροκέ με τον πύργο που αγγίχτηκε.
ruling-must-written = { NAME($player) } πρέπει να κάνει την κίνηση που καταγράφηκε.
ruling-must-promote = { NAME($player) } πρέπει να αντικαταστήσει το πιόνι στην τελευταία οριζόντια. Η κίνηση δεν είναι ακόμη αντικανονική: θα έχει γίνει μόνο όταν το νέο κομμάτι βρεθεί στη σκακιέρα.

## Δικαιώματα που χάθηκαν

ruling-right-lost-claim-draw = { NAME($player) } έχει χάσει το δικαίωμα να ζητήσει ισοπαλία στην κίνηση αυτή.
ruling-right-lost-claim-touched-piece = { NAME($player) } έχει χάσει το δικαίωμα να υποβάλει αίτημα εναντίον { NAME($opponent, form: "owner") } για παράβαση των κανόνων για το άγγιγμα και την κίνηση των κομματιών.
ruling-right-lost-castle = Στην κίνηση αυτή { NAME($player, form: "nom") } δεν μπορεί να κάνει { NAME($wing) } ροκέ.
ruling-right-lost-castle-touched = Στην κίνηση αυτή { NAME($player, form: "nom") } δεν μπορεί να κάνει ροκέ με τον πύργο που αγγίχτηκε.

## Κινήσεις

ruling-move-made = { NAME($player) } έκανε την κίνηση { $san }.
ruling-move-completed = { NAME($player) } ολοκλήρωσε την κίνηση.
ruling-illegal-move =
    { $count ->
        [1] { NAME($player) } ολοκλήρωσε την πρώτη αντικανονική του κίνηση.
        [2] { NAME($player) } ολοκλήρωσε τη δεύτερη αντικανονική του κίνηση.
        [3] { NAME($player) } ολοκλήρωσε την τρίτη αντικανονική του κίνηση.
       *[other] { NAME($player) } ολοκλήρωσε την { $count }η αντικανονική του κίνηση.
    }
ruling-position-restored = Η θέση διορθώθηκε.
ruling-pawn-replaced = Το πιόνι στο { $square } αντικαθίσταται με βασίλισσα του ίδιου χρώματος.
ruling-put-back = Επιστροφή στη θέση πριν από την αντικανονικότητα.
ruling-pawn-promoted = Το πιόνι { NAME($player, form: "owner") } στην τελευταία οριζόντια αντικαθίσταται με βασίλισσα του ίδιου χρώματος.

## Χρονόμετρα και χρόνοι

ruling-time-added = { NAME($player) } παίρνει επιπλέον { TIME($ms) }.
ruling-time-removed = { NAME($player) } χάνει { TIME($ms) }.
ruling-clock-started = Το χρονόμετρο { NAME($player, form: "owner") } τρέχει.
ruling-clock-stopped = Το χρονόμετρο { NAME($player, form: "owner") } σταματά.
ruling-flag-fallen = Η σημαία { NAME($player, form: "owner") } έχει πέσει.
ruling-period-reached = { NAME($player) } έφτασε στην περίοδο { $period } του χρόνου σκέψης.

## Προτάσεις και αιτήματα

ruling-draw-offered = { NAME($player) } πρότεινε ισοπαλία.
ruling-draw-declined = { NAME($player) } απέρριψε την πρόταση ισοπαλίας.

ruling-claim-correct-threefold = Το αίτημα { NAME($player, form: "owner") } για τριπλή επανάληψη είναι σωστό.
ruling-claim-correct-fifty-moves = Το αίτημα { NAME($player, form: "owner") } με βάση τον κανόνα των πενήντα κινήσεων είναι σωστό.
ruling-claim-incorrect-threefold = Το αίτημα { NAME($player, form: "owner") } για τριπλή επανάληψη είναι εσφαλμένο.
ruling-claim-incorrect-fifty-moves = Το αίτημα { NAME($player, form: "owner") } με βάση τον κανόνα των πενήντα κινήσεων είναι εσφαλμένο.
ruling-claim-incorrect-checkmate = Το αίτημα { NAME($player, form: "owner") } είναι εσφαλμένο: δεν είναι ματ, και η παρτίδα συνεχίζεται.
ruling-claim-incorrect-stalemate = Το αίτημα { NAME($player, form: "owner") } είναι εσφαλμένο: δεν είναι πατ, και η παρτίδα συνεχίζεται.
ruling-claim-incorrect-dead-position = Το αίτημα { NAME($player, form: "owner") } είναι εσφαλμένο: κανονικές κινήσεις μπορούν ακόμη να οδηγήσουν σε ματ, και η παρτίδα συνεχίζεται.
ruling-claim-incorrect-fivefold = Το αίτημα { NAME($player, form: "owner") } είναι εσφαλμένο: η θέση δεν έχει εμφανιστεί πέντε φορές, και η παρτίδα συνεχίζεται.
ruling-claim-incorrect-seventy-five-moves = Το αίτημα { NAME($player, form: "owner") } είναι εσφαλμένο: οι παίκτες δεν έχουν κάνει από εβδομήντα πέντε κινήσεις ο καθένας χωρίς πάρσιμο ή κίνηση πιονιού. Η παρτίδα συνεχίζεται.
ruling-claim-incorrect-flag = Το αίτημα { NAME($player, form: "owner") } για πτώση σημαίας είναι εσφαλμένο.
ruling-claim-incorrect-illegal-move = Το αίτημα { NAME($player, form: "owner") } για αντικανονική κίνηση είναι εσφαλμένο.
ruling-claim-incorrect-touched = Το αίτημα { NAME($player, form: "owner") } είναι εσφαλμένο: { NAME($opponent, form: "nom") } δεν δεσμευόταν από το κομμάτι στο { $square }.

## Προειδοποιήσεις και ποινές

ruling-warning-by-arbiter = Ο διαιτητής προειδοποιεί { NAME($player, form: "acc") }.
ruling-penalty-exclusion = Ο διαιτητής αποκλείει { NAME($player, form: "acc") } από έναν ή περισσότερους γύρους.
ruling-penalty-expulsion = Ο διαιτητής αποβάλλει { NAME($player, form: "acc") } από τη διοργάνωση.
ruling-penalty-opponent-points =
    { $halves ->
        [1] Για την παράβαση { NAME($player, form: "owner") }, { NAME($opponent, form: "nom") } παίρνει μισό βαθμό επιπλέον.
        [2] Για την παράβαση { NAME($player, form: "owner") }, { NAME($opponent, form: "nom") } παίρνει έναν βαθμό επιπλέον.
       *[other] Για την παράβαση { NAME($player, form: "owner") }, { NAME($opponent, form: "nom") } παίρνει { $halves } μισούς βαθμούς επιπλέον.
    }
ruling-penalty-fewer-points =
    { $halves ->
        [1] { NAME($player) } παίρνει μισό βαθμό λιγότερο.
        [2] { NAME($player) } παίρνει έναν βαθμό λιγότερο.
       *[other] { NAME($player) } παίρνει { $halves } μισούς βαθμούς λιγότερους.
    }
ruling-penalty-fine = { NAME($player) } οφείλει να πληρώσει το πρόστιμο που είχε ανακοινωθεί.

## Τι δεν είναι δυνατόν
## $player: όποιος το ζητά ή το κάνει· ο παίκτης της σημαίας.

ruling-refused-has-touched = { NAME($player) } δεν μπορεί να ζητήσει ισοπαλία στην κίνηση αυτή, επειδή έχει ήδη αγγίξει κομμάτι.
ruling-refused-claims-without-the-clock = { NAME($player) } δεν μπορεί ακόμη να ζητήσει ισοπαλία, επειδή { NAME($opponent, form: "nom") } δεν έχει πατήσει το χρονόμετρό του.
ruling-refused-asks-without-the-move = { NAME($player) } δεν μπορεί να το ζητήσει τώρα, επειδή την κίνηση έχει { NAME($opponent, form: "nom") }.
ruling-refused-not-both-moved = Ισοπαλία δεν μπορεί να συμφωνηθεί πριν κάνουν κίνηση και οι δύο παίκτες.
ruling-refused-no-draw-before-move = Στη διοργάνωση αυτή δεν επιτρέπεται συμφωνία ισοπαλίας πριν από την κίνηση { $number }.
ruling-refused-no-agreed-draws = Στη διοργάνωση αυτή δεν επιτρέπεται συμφωνία ισοπαλίας χωρίς τη συγκατάθεση του διαιτητή.
ruling-refused-no-offer = { NAME($player) } δεν μπορεί να δεχθεί ισοπαλία, επειδή δεν υπάρχει πρόταση σε ισχύ.
ruling-refused-offer-stands = { NAME($player) } δεν μπορεί να αποσύρει την πρόταση ισοπαλίας, που ισχύει ώσπου να απαντήσει { NAME($opponent, form: "nom") }.
ruling-refused-claim-stands = { NAME($player) } δεν μπορεί να αποσύρει το αίτημα: αφού υποβλήθηκε, πρέπει να κριθεί.
ruling-refused-nothing-to-withdraw = { NAME($player) } δεν μπορεί να αποσύρει πρόταση ισοπαλίας, επειδή δεν υπάρχει καμία σε ισχύ.
ruling-refused-put-back-already = Δεν υπάρχει τίποτα να αναιρεθεί: το κομμάτι έχει ήδη επιστρέψει στο τετράγωνό του.
ruling-refused-nothing-displaced = Η καταγραφή δεν δείχνει μετατοπισμένο κομμάτι εκεί. Αν ο διαιτητής βρει κάποιο, το κομμάτι τοποθετείται ξανά στο τετράγωνό του.
ruling-refused-nothing-to-decline = { NAME($player) } δεν μπορεί να απορρίψει ισοπαλία, επειδή δεν υπάρχει πρόταση σε ισχύ.
ruling-refused-nothing-to-answer = Δεν υπάρχει ανοιχτό ερώτημα στο οποίο ο διαιτητής θα μπορούσε να απαντήσει έτσι.
ruling-refused-nothing-illegal = Δεν υπάρχει αντικανονική κίνηση για να κριθεί.
ruling-refused-nothing-touched = Δεν υπάρχουν στοιχεία ότι { NAME($player, form: "nom") } δεσμευόταν από το κομμάτι στο { $square }.
ruling-refused-not-proven-illegal = Δεν υπάρχουν στοιχεία ότι η θέση είναι αντικανονική.
ruling-refused-play-goes-on = Το παιχνίδι δεν έχει σταματήσει, άρα δεν χρειάζεται να ξεκινήσει πάλι.
ruling-refused-is-adjourned = Η παρτίδα έχει διακοπεί. Μόνο ο διαιτητής μπορεί να ορίσει να συνεχιστεί.
ruling-refused-not-adjourned = Δεν μπορεί να οριστεί συνέχιση, επειδή η παρτίδα δεν έχει διακοπεί.
ruling-refused-draw-not-for-the-arbiter = Εδώ ο διαιτητής δεν μπορεί να κηρύξει ισοπαλία: η ισοπαλία δεν είναι ποινή και κανένα ανοιχτό ερώτημα δεν την επιτρέπει.
ruling-refused-adjusts-without-the-move = { NAME($player) } δεν έχει δικαίωμα να τακτοποιήσει κομμάτια, επειδή την κίνηση έχει { NAME($opponent, form: "nom") }.
ruling-refused-claims-without-the-move = { NAME($player) } δεν μπορεί να ζητήσει ισοπαλία τώρα, επειδή αυτό το δικαιούται μόνο ο παίκτης που έχει την κίνηση.
ruling-refused-too-many-points = Το αποτέλεσμα { $result } δεν είναι δυνατό: το άθροισμα των βαθμών ξεπερνά όσους δίνει μια παρτίδα.
ruling-refused-has-touched-since = { NAME($player) } δεν μπορεί πια να το ζητήσει αυτό, επειδή στο μεταξύ άγγιξε κομμάτι.
ruling-refused-answer-due = Το παιχνίδι δεν μπορεί να συνεχιστεί πριν απαντήσει ο διαιτητής στο ανοιχτό ερώτημα.
ruling-refused-flag-not-fallen = Η σημαία { NAME($player, form: "owner") } δεν έχει πέσει.
ruling-refused-times-undecided = Οι χρόνοι στα χρονόμετρα δεν έχουν αποφασιστεί ακόμη. Ως τότε μια πτώση σημαίας δεν κρίνει τίποτα.
ruling-refused-not-late = { NAME($player) } δεν έχει καθυστερήσει: είναι παρών, του επιτρέπεται να αργήσει ή έχει ακόμη χρόνο για να έρθει.
ruling-refused-only-the-event-allows = Μόνο η προκήρυξη μπορεί να ορίσει μεταγενέστερη ώρα, όχι ο διαιτητής: { NAME($player, form: "nom") } δεν έχει δικαίωμα να έρθει μετά τον επιτρεπτό χρόνο καθυστέρησης.
ruling-refused-move-not-completed = Είναι νωρίς για να κριθεί αν υπάρχει αντικανονική κίνηση: { NAME($opponent, form: "nom") } δεν έχει ολοκληρώσει την κίνηση και μπορεί ακόμη να τη διορθώσει.
ruling-refused-awaits-answer = Τα χρονόμετρα μένουν σταματημένα ώσπου να αποφασίσει ο διαιτητής. Ως τότε δεν παίζεται κίνηση.
ruling-refused-result-open = Η παρτίδα έχει τελειώσει. Ο διαιτητής πρέπει ακόμη να αποφασίσει το αποτέλεσμα, και τίποτε άλλο δεν το αλλάζει.
ruling-refused-illegal-move-stands = Η αντικανονική κίνηση ισχύει, επειδή έχει παιχτεί απάντηση. Διορθώνεται μόνο αν συμφωνήσουν και οι δύο παίκτες.
ruling-refused-not-put-right = Η αντικανονική κίνηση ισχύει, επειδή έχει παιχτεί απάντηση. Δεν μπορεί να υποβληθεί αίτημα.
ruling-refused-only-when-claimed = Ο διαιτητής δεν επεμβαίνει. Το αίτημα πρέπει να το υποβάλει παίκτης.
ruling-refused-only-when-asked = Για κομμάτια που αγγίχτηκαν ο διαιτητής αποφασίζει μόνο αν το ζητήσει παίκτης.
ruling-refused-found-too-late = Το λάθος δεν διορθώνεται πια, επειδή έχουν γίνει πάρα πολλές κινήσεις.
ruling-refused-nothing-to-correct = Εδώ δεν υπάρχει αντικανονική κίνηση που οι παίκτες θα μπορούσαν να διορθώσουν με συμφωνία.
ruling-refused-quickplay-not-announced = { NAME($player) } δεν μπορεί να το ζητήσει αυτό, επειδή η διοργάνωση δεν έχει ανακοινώσει ότι ισχύουν οι οδηγίες για το φινάλε γρήγορου παιχνιδιού.
ruling-refused-quickplay-not-in-blitz = { NAME($player) } δεν μπορεί να το ζητήσει αυτό στο μπλιτς.
ruling-refused-quickplay-not-with-increment = { NAME($player) } δεν μπορεί να το ζητήσει αυτό: η παρτίδα έχει προσαύξηση.
ruling-refused-not-in-last-period = { NAME($player) } δεν μπορεί να το ζητήσει αυτό πριν από την τελευταία περίοδο.
ruling-refused-two-minutes-left = { NAME($player) } δεν μπορεί να το ζητήσει αυτό, επειδή του απομένουν δύο λεπτά ή περισσότερα.
ruling-refused-own-flag-down = { NAME($player) } δεν μπορεί πια να το ζητήσει αυτό: η σημαία του έχει πέσει.
ruling-refused-no-such-request = Σύμφωνα με αυτή την έκδοση των Κανόνων { NAME($player, form: "nom") } δεν μπορεί να ζητήσει προσαύξηση.
ruling-refused-not-legal = Η κίνηση δεν είναι κανονική και δεν γίνεται δεκτή.
ruling-refused-only-moves-entered = Εδώ εισάγονται μόνο κινήσεις. Τίποτε άλλο δεν μπορεί να γίνει με τα κομμάτια.
ruling-refused-ended-by-claim = Το αίτημα τερμάτισε την παρτίδα. Δεν παίζονται άλλες κινήσεις.
ruling-refused-game-goes-on = { NAME($player) } δεν μπορεί να υπογράψει αποτέλεσμα όσο η παρτίδα είναι σε εξέλιξη.
ruling-refused-result-stands = Το αποτέλεσμα ισχύει: δεν προκύπτει από απόφαση του διαιτητή ούτε έχουν υπογράψει και οι δύο παίκτες το ίδιο αποτέλεσμα.
ruling-refused-sheet-at-hand = Δεν χρειάζεται αναπαράσταση της παρτίδας, επειδή το παρτιδόφυλλο { NAME($player, form: "owner") } είναι πλήρες.
ruling-refused-no-further-period = { NAME($player) } βρίσκεται στην τελευταία περίοδο, άρα δεν μπορεί να αρχίσει νέα.
ruling-refused-move-not-announced = Η κίνηση { NAME($player, form: "owner") } δεν θεωρείται ότι έγινε ώσπου να ανακοινωθεί, γι’ αυτό δεν επιτρέπεται το πάτημα του χρονομέτρου.
ruling-refused-slip-not-corrected = { NAME($player) } ανακοίνωσε άλλη κίνηση από εκείνη στη σκακιέρα και πρέπει να το διορθώσει πριν πατήσει το χρονόμετρο.
ruling-refused-corrected-too-late = { NAME($player) } δεν μπορεί πια να διορθώσει την ανακοίνωση, επειδή το χρονόμετρο έχει πατηθεί.
ruling-refused-boards-agree = Οι θέσεις στις δύο σκακιέρες είναι ίδιες.
ruling-refused-not-for-assistants = Ο βοηθός { NAME($player, form: "owner") } δεν έχει δικαίωμα να το κάνει αυτό.
ruling-refused-opponent-has-assistant = { NAME($player) } δεν έχει δικαίωμα να χρησιμοποιήσει βοηθό, επειδή έχει βοηθό { NAME($opponent, form: "nom") }.
ruling-refused-seals-without-the-move = { NAME($player) } δεν μπορεί να διακόψει την παρτίδα ή να σφραγίσει κίνηση, επειδή την κίνηση έχει { NAME($opponent, form: "nom") }.
ruling-refused-seals-another-move = { NAME($player) } πρέπει να σφραγίσει την κίνηση που έγινε στη σκακιέρα.
ruling-refused-not-there-to-reply = Ο φάκελος μένει κλειστός, επειδή { NAME($player, form: "nom") }, που πρέπει να απαντήσει, δεν είναι παρών.
ruling-refused-not-identifiable = Αυτή η θέση είναι αδύνατη, γι’ αυτό δεν μπορεί να στηθεί.
ruling-refused-no-such-article = Αυτή η έκδοση δεν έχει τέτοιο άρθρο.
ruling-refused-not-resumed = Ο φάκελος μένει κλειστός, επειδή η παρτίδα δεν έχει ακόμη συνεχιστεί.
ruling-refused-no-envelope = Δεν υπάρχει φάκελος με σφραγισμένη κίνηση.
ruling-refused-envelope-void = Ο φάκελος είναι άκυρος και μένει κλειστός: η σφραγισμένη κίνηση απαντά σε αντικανονική κίνηση που έχει διορθωθεί.
ruling-refused-times-are-right = Τα χρονόμετρα δείχνουν ήδη τους σωστούς χρόνους.
ruling-refused-move-made = { NAME($player) } έχει αφήσει το κομμάτι, και έτσι η κίνηση έχει γίνει και δεν αλλάζει.
ruling-refused-opponent-has-the-move = { NAME($player) } δεν έχει δικαίωμα να παίξει τώρα, επειδή την κίνηση έχει { NAME($opponent, form: "nom") }.
ruling-refused-adjusts-without-the-clock = { NAME($player) } δεν έχει δικαίωμα να τακτοποιήσει κομμάτια, επειδή τρέχει το χρονόμετρο { NAME($opponent, form: "owner") }.
ruling-refused-relies-on-display = Το αίτημα { NAME($player, form: "owner") } δεν γίνεται δεκτό: στηρίζεται μόνο σε οθόνη, σε πίνακα αναπαράστασης ή σε μετρητή κινήσεων.
ruling-refused-not-on-the-list = Αυτή η ποινή δεν μπορεί να επιβληθεί { NAME($player, form: "to") }: δεν περιέχεται στον κατάλογο της έκδοσης.
ruling-refused-warning-first = { NAME($player) } δεν χάνει για την πρώτη παράβαση στην παρτίδα: γι’ αυτήν προβλέπεται προειδοποίηση.
ruling-refused-opponent-wins = Η ποινή είναι απώλεια της παρτίδας, και ο αντίπαλος κερδίζει: εδώ ο διαιτητής δεν ορίζει τη βαθμολογία του.
ruling-refused-no-such-score =
    { $halves ->
        [1] Οι βαθμοί { NAME($player, form: "owner") } δεν μπορούν να αλλάξουν κατά μισό βαθμό: καμία παρτίδα δεν δίνει τέτοια βαθμολογία.
       *[other] Οι βαθμοί { NAME($player, form: "owner") } δεν μπορούν να αλλάξουν τόσο: καμία παρτίδα δεν δίνει τέτοια βαθμολογία.
    }
ruling-refused-no-appeal = { NAME($player) } δεν μπορεί να κάνει ένσταση, επειδή η απόφαση αυτή είναι οριστική.
ruling-refused-nothing-to-cancel = Η παρτίδα συνεχίζεται, επειδή δεν υπάρχει λόγος να ακυρωθεί.
ruling-refused-usual-start = Η καταγραφή δείχνει ότι η παρτίδα άρχισε από τη συνηθισμένη αρχική θέση.
ruling-refused-began-rightly = Ο διαιτητής διαπίστωσε ότι η παρτίδα άρχισε σωστά.
ruling-refused-nothing-to-take-back = { NAME($player) } δεν έχει κάνει κίνηση που να μπορεί να παρθεί πίσω.

## Ερωτήματα προς τον διαιτητή
## $player: αυτός τον οποίο αφορά το ερώτημα.

ruling-question-flag-fallen = Η σημαία { NAME($player, form: "owner") } έχει πέσει. Μπορεί { NAME($opponent, form: "nom") } ακόμη να κάνει ματ με κάποια σειρά κανονικών κινήσεων; Ναι: { NAME($player, form: "nom") } χάνει. Όχι: ισοπαλία.
ruling-question-resigned = { NAME($player) } εγκατέλειψε. Μπορεί { NAME($opponent, form: "nom") } ακόμη να κάνει ματ με κάποια σειρά κανονικών κινήσεων; Ναι: { NAME($player, form: "nom") } χάνει. Όχι: ισοπαλία.
ruling-question-illegal-moves = { NAME($player) } έκανε την αντικανονική κίνηση που τιμωρείται με απώλεια της παρτίδας. Μπορεί { NAME($opponent, form: "nom") } ακόμη να κάνει ματ με κάποια σειρά κανονικών κινήσεων; Ναι: { NAME($player, form: "nom") } χάνει. Όχι: ισοπαλία.
ruling-question-flag-order = Έχουν πέσει και οι δύο σημαίες. Ποια έπεσε πρώτη; Αν δεν είναι γνωστό, αποφασίστε πώς συνεχίζεται η παρτίδα.
ruling-question-half-castled = { NAME($player) } κίνησε τον βασιλιά όπως στο ροκέ ({ $move }), όχι όμως και τον πύργο. Ήταν αντικανονική κίνηση ή ροκέ που πρέπει να ολοκληρωθεί;
ruling-question-second-move = { NAME($player) } έπαιξε ενώ την κίνηση είχε { NAME($opponent, form: "nom") }. Η κίνηση αυτή αναιρείται. Ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-pressed-back = { NAME($player) } πάτησε το χρονόμετρο χωρίς να κάνει κίνηση ή να υποβάλει αίτημα. Μετρά ως αντικανονική κίνηση ή έγινε κατά λάθος;
ruling-question-touch-meant = { NAME($player) } τακτοποίησε το κομμάτι στο { $square } χωρίς να το πει πρώτα. Ήθελε να παίξει με αυτό ή να το πάρει;
ruling-question-no-show = Ο επιτρεπτός χρόνος καθυστέρησης πέρασε και σύμφωνα με την αναφορά { NAME($player, form: "nom") } δεν έχει έρθει. Απουσιάζει;
ruling-question-wrong-setup = { NAME($player) } λέει ότι τα κομμάτια στήθηκαν λάθος στην αρχή, και η καταγραφή δεν μπορεί να το δείξει. Ισχύει αυτό;
ruling-question-reversed-colours = { NAME($player) } λέει ότι οι παίκτες έχουν ο ένας τα χρώματα του άλλου. Ισχύει αυτό;
ruling-question-expelled = { NAME($player) } έχει αποβληθεί και δεν μπορεί να συνεχίσει την παρτίδα. Πόσους βαθμούς παίρνει { NAME($opponent, form: "nom") };
ruling-question-forced-mate = Η σημαία { NAME($player, form: "owner") } έχει πέσει. Τα κομμάτια { NAME($opponent, form: "owner") } δεν αρκούν για να επιβληθεί ματ σε γυμνό βασιλιά. Απέδειξε { NAME($opponent, form: "nom") } αναγκαστικό ματ;
ruling-question-no-progress = { NAME($player) } ζητά ισοπαλία, επειδή στην παρτίδα δεν υπάρχει πρόοδος. Αν { NAME($opponent, form: "nom") } δεν συμφωνήσει σε ισοπαλία, πρέπει να αποφασίσει ο διαιτητής.
ruling-question-late-clock-setting = Η λανθασμένη ρύθμιση των χρονομέτρων επισημάνθηκε αργά. Θα διαταρασσόταν το χρονοδιάγραμμα αν τα χρονόμετρα έμεναν όπως είναι;
ruling-question-scoresheet-again = { NAME($player) } ζήτησε πάρα πολλές φορές να δει τις κινήσεις. Ο διαιτητής πρέπει να επιλέξει ποινή για την ενόχληση.
ruling-question-quickplay-claim = { NAME($player) } ζητά ισοπαλία στο φινάλε γρήγορου παιχνιδιού. Ισχύει ότι { NAME($opponent, form: "nom") } αδυνατεί να κερδίσει με κανονικό τρόπο ή δεν το προσπαθεί;
ruling-question-quickplay-flag = Η σημαία { NAME($player, form: "owner") } έχει πέσει και η απόφαση για το αίτημα είχε αναβληθεί. Ισχύει ότι { NAME($opponent, form: "nom") } δεν μπορούσε να κερδίσει με κανονικό τρόπο ή δεν το προσπάθησε αρκετά;
ruling-question-quickplay-referred = Το αίτημα { NAME($player, form: "owner") } τερμάτισε την παρτίδα. Πρέπει να αποφασίσει ο διαιτητής στον οποίο παραπέμπεται.
ruling-question-quickplay-increment = { NAME($player) } ζητά πέντε δευτερόλεπτα επιπλέον ανά κίνηση και για τους δύο παίκτες. Αν { NAME($opponent, form: "nom") } απορρίψει την ισοπαλία, πρέπει να αποφασίσει ο διαιτητής.
ruling-question-recording-assistant = Το παρτιδόφυλλο { NAME($player, form: "owner") } το τηρεί βοηθός. Πόσος χρόνος πρέπει να αφαιρεθεί γι’ αυτό;
ruling-question-sealed-move = Η σφραγισμένη κίνηση { NAME($player, form: "owner") } δεν μπορεί να γίνει. Μπορεί { NAME($opponent, form: "nom") } ακόμη να κάνει ματ με κάποια σειρά κανονικών κινήσεων; Ναι: { NAME($player, form: "nom") } χάνει. Όχι: ισοπαλία.
ruling-question-session-end = { NAME($player) } διέκοψε την παρτίδα νωρίς. Πόσος χρόνος απέμενε ως το τέλος της συνεδρίας;
ruling-question-scoresheets = Κανένα παρτιδόφυλλο δεν είναι πλήρες. Πώς θα βρεθεί ο αριθμός των κινήσεων;
ruling-question-times = Μετά την αντικανονικότητα παίχτηκαν κινήσεις. Ο διαιτητής πρέπει να αποφασίσει ποιους χρόνους θα δείχνουν τα χρονόμετρα.
ruling-question-wrong-clock = Το ρολόι έχει ρυθμιστεί λάθος. Ο διαιτητής πρέπει να αποφασίσει ποιους χρόνους θα δείχνει.
ruling-question-defective-clock = Το ρολόι έχει βλάβη και αντικαθίσταται. Ο διαιτητής πρέπει να αποφασίσει ποιους χρόνους θα δείχνει το νέο.
ruling-question-device-sounded = Ήχησε η συσκευή { NAME($player, form: "owner") }. Μπορούσε { NAME($opponent, form: "nom") } ακόμη να κερδίσει με κάποια σειρά κανονικών κινήσεων; Ναι: { NAME($opponent, form: "nom") } κερδίζει. Όχι: { NAME($opponent, form: "nom") } βαθμολογείται όπως για ισοπαλία.
ruling-question-stopped-clock = { NAME($player) } σταμάτησε τα χρονόμετρα. Υπήρχε βάσιμος λόγος;
ruling-question-offence-clock-handling = { NAME($player) } χειρίστηκε κακώς το χρονόμετρο. Ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-offence-other-hand = { NAME($player) } πάτησε το χρονόμετρο με άλλο χέρι από εκείνο που έκανε την κίνηση. Πρέπει να τιμωρηθεί;
ruling-question-offence-stopped-clock = { NAME($player) } σταμάτησε τα χρονόμετρα χωρίς βάσιμο λόγο. Ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-offence-displaced-pieces = { NAME($player) } μετατόπισε κομμάτια και χρειάζεται η βοήθεια του διαιτητή. Πρέπει να τιμωρηθεί;
ruling-question-offence-left-area = { NAME($player) } βγήκε από την αίθουσα αγώνων χωρίς άδεια ενώ είχε την κίνηση. Ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-offence-left-venue = { NAME($player) } βγήκε από τις εγκαταστάσεις αγώνων χωρίς άδεια. Ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-offence-notes = { NAME($player) } χρησιμοποίησε σημειώσεις ή συμβουλές. Ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-offence-device = { NAME($player) } έχει ηλεκτρονική συσκευή. Ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-offence-inspection-refused = { NAME($player) } αρνήθηκε τον έλεγχο. Ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-offence-distraction = { NAME($player) } ενόχλησε { NAME($opponent, form: "acc") }. Ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-offence-disrepute = { NAME($player) } δυσφήμησε το σκάκι. Ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-offence-not-recording = { NAME($player) } δεν καταγράφει τις κινήσεις. Πρέπει να τιμωρηθεί;
ruling-question-offence-accused = { NAME($opponent) } κατηγορεί { NAME($player, form: "acc") }. Ο διαιτητής πρέπει να εξετάσει αν η κατηγορία είναι βάσιμη.
ruling-question-offence-device-noise = Η συσκευή { NAME($player, form: "owner") } δονήθηκε ή έκανε θόρυβο. Ο διαιτητής πρέπει να αποφασίσει αν θα επιβάλει ποινή.
ruling-question-offence-eating = { NAME($player) } τρώει στη σκακιέρα. Ενοχλείται έτσι ο αντίπαλος, και πρέπει να επιβληθεί ποινή;
ruling-question-offence-smoking = { NAME($player) } καπνίζει. Επιτρέπεται το κάπνισμα εκεί, και αν όχι, ποια είναι η ποινή;
ruling-question-offence-talking = { NAME($player) } μιλά. Ενοχλείται έτσι ο αντίπαλος, και πρέπει να επιβληθεί ποινή;
ruling-question-refusal =
    { $count ->
        [1] { NAME($player) } αρνείται να συμμορφωθεί. Ο διαιτητής πρέπει να επιλέξει ποινή.
       *[other] { NAME($player) } επιμένει να αρνείται να συμμορφωθεί. Ο διαιτητής πρέπει να αποφασίσει για τις συνέπειες και πόσους βαθμούς παίρνει { NAME($opponent, form: "nom") }.
    }
ruling-question-assistant-moves = { NAME($player) } ζητά βοηθό για τις κινήσεις. Ο διαιτητής πρέπει να αποφασίσει αν τον δέχεται και αν τα χρονόμετρα θα ρυθμιστούν ανάλογα.
ruling-question-assistant-clock = { NAME($player) } ζητά βοηθό για το χρονόμετρο. Ο διαιτητής πρέπει να αποφασίσει αν τον δέχεται και αν τα χρονόμετρα θα ρυθμιστούν ανάλογα.
ruling-question-disturbance = Υπήρξε ενόχληση από εξωτερική αιτία. Ο διαιτητής πρέπει να αποφασίσει τι θα γίνει.

## Το τέλος της παρτίδας
## $winner και $loser: όπως τους έχει το αποτέλεσμα.

ruling-game-over = Η παρτίδα τελείωσε με αποτέλεσμα { $result }.
ruling-game-over-checkmate = { NAME($winner) } έκανε ματ { NAME($loser, form: "acc") } και κερδίζει την παρτίδα.
ruling-game-over-resignation = { NAME($loser) } εγκατέλειψε, και { NAME($winner, form: "nom") } κερδίζει την παρτίδα.
ruling-game-over-stalemate = Η παρτίδα είναι ισόπαλη λόγω πατ.
ruling-game-over-dead-position = Η παρτίδα είναι ισόπαλη, επειδή κανένας παίκτης δεν μπορεί να κάνει ματ με καμία σειρά κανονικών κινήσεων.
ruling-game-over-agreement = Η παρτίδα είναι ισόπαλη κατόπιν συμφωνίας των παικτών.
ruling-game-over-threefold-repetition = Η παρτίδα είναι ισόπαλη λόγω τριπλής επανάληψης.
ruling-game-over-fifty-moves = Η παρτίδα είναι ισόπαλη με τον κανόνα των πενήντα κινήσεων.
ruling-game-over-fivefold-repetition = Η παρτίδα είναι ισόπαλη λόγω πενταπλής επανάληψης, χωρίς να χρειάζεται αίτημα.
ruling-game-over-seventy-five-moves = Η παρτίδα είναι ισόπαλη με τον κανόνα των εβδομήντα πέντε κινήσεων, χωρίς να χρειάζεται αίτημα.
ruling-game-over-time-forfeit = { NAME($loser) } ξεπέρασε τον χρόνο σκέψης, και { NAME($winner, form: "nom") } κερδίζει την παρτίδα.
ruling-game-over-illegal-moves = { NAME($loser) } χάνει την παρτίδα λόγω αντικανονικών κινήσεων, και { NAME($winner, form: "nom") } κερδίζει.
ruling-game-over-default-time =
    { $outcome ->
        [win] { NAME($loser) } δεν προσήλθε μέσα στον επιτρεπτό χρόνο καθυστέρησης, και { NAME($winner, form: "nom") } κερδίζει την παρτίδα.
       *[both-lose] Κανένας παίκτης δεν προσήλθε μέσα στον επιτρεπτό χρόνο καθυστέρησης, και χάνουν και οι δύο.
    }
ruling-game-over-electronic-device =
    { $outcome ->
        [win] { NAME($loser) } χάνει την παρτίδα εξαιτίας ηλεκτρονικής συσκευής, και { NAME($winner, form: "nom") } την κερδίζει.
       *[half] { NAME($loser) } χάνει την παρτίδα εξαιτίας ηλεκτρονικής συσκευής, και { NAME($winner, form: "nom") } βαθμολογείται όπως για ισοπαλία.
    }
ruling-game-over-both-flags = Η παρτίδα είναι ισόπαλη, επειδή έπεσαν και οι δύο σημαίες.
ruling-game-over-cannot-checkmate = Ισοπαλία: ο αντίπαλος δεν μπορεί να κάνει ματ με καμία σειρά κανονικών κινήσεων.
ruling-game-over-illegal-position = Η παρτίδα είναι ισόπαλη, επειδή η θέση παραμένει αντικανονική και μετά την επόμενη κίνηση.
ruling-game-over-quickplay-finish =
    { $outcome ->
        [win] Το αίτημα στο φινάλε γρήγορου παιχνιδιού δεν γίνεται δεκτό. Αυτό είχε τερματίσει την παρτίδα, και { NAME($winner, form: "nom") } κερδίζει.
       *[draw] Η παρτίδα είναι ισόπαλη ύστερα από αίτημα στο φινάλε γρήγορου παιχνιδιού.
    }
ruling-game-over-arbiters-decision =
    { $outcome ->
        [win] Με απόφαση του διαιτητή { NAME($loser, form: "nom") } χάνει την παρτίδα και { NAME($winner, form: "nom") } την κερδίζει.
        [draw] Με απόφαση του διαιτητή η παρτίδα είναι ισόπαλη.
        [both-lose] Με απόφαση του διαιτητή χάνουν την παρτίδα και οι δύο παίκτες.
       *[half] Με απόφαση του διαιτητή { NAME($loser, form: "nom") } χάνει την παρτίδα και { NAME($winner, form: "nom") } βαθμολογείται όπως για ισοπαλία.
    }
ruling-game-over-sealed-move = Η σφραγισμένη κίνηση { NAME($loser, form: "owner") } δεν μπορεί να γίνει, και { NAME($winner, form: "nom") } κερδίζει την παρτίδα.
ruling-game-over-signed-result = Και οι δύο παίκτες υπέγραψαν το αποτέλεσμα { $result }, και αυτό ισχύει.
ruling-game-cancelled-wrong-setup = Η παρτίδα ακυρώνεται και δεν μετρά, επειδή τα κομμάτια στήθηκαν λάθος.
ruling-game-cancelled-interference = Η παρτίδα ακυρώνεται και θα παιχτεί ξανά, επειδή παρενέβη θεατής.
ruling-game-cancelled-reversed-colours = Η παρτίδα ακυρώνεται και δεν μετρά, επειδή άρχισε με αντίθετα χρώματα.
ruling-game-cancelled-position-lost = Η παρτίδα ακυρώνεται και δεν μετρά, επειδή η θέση της διακοπής δεν μπορεί πια να προσδιοριστεί.
ruling-game-cancelled-broken-off = Η παρτίδα ματαιώνεται με συμφωνία και δεν μετρά.

## Διακοπείσες παρτίδες

ruling-adjourned = Η παρτίδα διακόπτεται.
ruling-move-sealed = Η κίνηση βρίσκεται σε σφραγισμένο φάκελο.
ruling-envelope-opened = Ο φάκελος ανοίγει.
ruling-game-resumed = Η παρτίδα συνεχίζεται από τη θέση της διακοπής με τους χρόνους που είχαν καταγραφεί.

## Καταγραφή

ruling-noted-any-legal-move = Το άγγιγμα δεν δεσμεύει τον παίκτη, που μπορεί να κάνει οποιαδήποτε κανονική κίνηση.
ruling-noted-touch-not-binding = Το άγγιγμα { NAME($player, form: "owner") } δεν δεσμεύει: ήταν τακτοποίηση ή έγινε κατά λάθος.
ruling-noted-both-flags-down = Και οι δύο σημαίες έχουν πέσει και δεν είναι γνωστό ποια έπεσε πρώτη· η παρτίδα συνεχίζεται.
ruling-noted-claim-is-offer = Το αίτημα { NAME($player, form: "owner") } ισχύει τώρα ως πρόταση ισοπαλίας.
ruling-noted-clock-set = Το χρονόμετρο { NAME($player, form: "owner") } ρυθμίζεται ώστε να δείχνει { TIME($ms) }.
ruling-noted-game-is-over = Η παρτίδα έχει τελειώσει και το αποτέλεσμά της δεν αλλάζει.
ruling-noted-appeared =
    { $times ->
        [one] Η θέση έχει εμφανιστεί μία φορά: μετά από { $at } (0: στην αρχή· +: με τη γραμμένη κίνηση).
       *[other] Η θέση έχει εμφανιστεί { $times } φορές: μετά από { $at } (0: στην αρχή· +: με τη γραμμένη κίνηση).
    }
ruling-noted-count-restarts = Η δηλωμένη κίνηση είναι πάρσιμο ή κίνηση πιονιού, οπότε η μέτρηση των πενήντα κινήσεων αρχίζει ξανά.
ruling-noted-quiet-since = Από την κίνηση { $number } δεν έχει γίνει πάρσιμο ούτε κίνηση πιονιού (κινήσεις του Λευκού: { $white }, του Μαύρου: { $black }).
ruling-noted-clock-shows = Το χρονόμετρο { NAME($player, form: "owner") } δείχνει { TIME($ms) }.
ruling-noted-came-after = { NAME($player) } προσήλθε { TIME($ms) } μετά την έναρξη· ο επιτρεπτός χρόνος καθυστέρησης είναι { TIME($allowed) }.
ruling-noted-came-in-time = { NAME($player) } προσήλθε { TIME($ms) } μετά την έναρξη, μέσα στον επιτρεπτό χρόνο καθυστέρησης ({ TIME($allowed) }).
ruling-noted-resumed-without = { NAME($player) } προσήλθε { TIME($ms) } μετά τη συνέχιση της παρτίδας· το όριο καθυστέρησης είναι { TIME($allowed) }.
ruling-noted-found-after = Κινήσεις κάθε παίκτη όταν διαπιστώθηκε το λάθος: { $moves }. Από { $stays } και πάνω το λάθος δεν διορθώνεται.
ruling-noted-nothing-left = Μετά από αυτό { NAME($player, form: "nom") } δεν έχει πια χρόνο, και η σημαία του πέφτει.
ruling-noted-sealed-ambiguous = Η σφραγισμένη κίνηση { NAME($player, form: "owner") } είναι διφορούμενη.
ruling-noted-sealed-unclear = Η σφραγισμένη κίνηση { NAME($player, form: "owner") } δεν διαβάζεται.
ruling-noted-sealed-illegal = Η σφραγισμένη κίνηση { NAME($player, form: "owner") } είναι αντικανονική.
ruling-noted-condition-void = Ο όρος που έθεσε { NAME($player, form: "nom") } στην πρόταση ισοπαλίας δεν ισχύει. Η ίδια η πρόταση ισχύει.
ruling-noted-reminded = Ο διαιτητής υπενθυμίζει { NAME($player, form: "to") } τους Κανόνες.
ruling-noted-deadness-undecided = Δεν είναι γνωστό αν κάποιος παίκτης μπορεί ακόμη να κάνει ματ, οπότε η παρτίδα συνεχίζεται.
ruling-noted-nothing-follows = Αυτό δεν έχει συνέπειες κατά τους Κανόνες.
ruling-noted-play-stopped = Το παιχνίδι μένει σταματημένο ώσπου να το ξεκινήσει πάλι ο διαιτητής.
ruling-noted-question-settled = Με αυτό απαντήθηκε το ανοιχτό ερώτημα.
ruling-noted-wrong-claims = { NAME($player) } έχει υποβάλει πλέον { $times } εσφαλμένα αιτήματα στη σειρά, πράγμα που ο διαιτητής μπορεί να θεωρήσει ενόχληση { NAME($opponent, form: "owner") }.
ruling-noted-repeated-offers = { NAME($player) } έχει πλέον προτείνει ισοπαλία { $times } φορές στη σειρά, πράγμα που ο διαιτητής μπορεί να θεωρήσει ενόχληση { NAME($opponent, form: "owner") }.
ruling-noted-time-not-kept = { NAME($player) } δεν μεταφέρει τον χρόνο που περίσσεψε από την περίοδο που τελείωσε ({ TIME($ms) }).
ruling-noted-last-period = { NAME($player) } βρίσκεται στην τελευταία περίοδο.
ruling-noted-period-completed = { NAME($player) } είχε ολοκληρώσει εγκαίρως τις κινήσεις της περιόδου.
ruling-noted-moves-missing =
    { $moves ->
        [one] { NAME($player) } έχει να ολοκληρώσει ακόμη { $moves } κίνηση της περιόδου.
       *[other] { NAME($player) } έχει να ολοκληρώσει ακόμη { $moves } κινήσεις της περιόδου.
    }
ruling-noted-earlier-period-missed = { NAME($player) } δεν ολοκλήρωσε εγκαίρως μια προηγούμενη περίοδο.
ruling-noted-time-kept =
    { $ms ->
        [0] { NAME($player) } δεν έχει χρόνο να μεταφέρει από την περίοδο που τελείωσε.
       *[other] { NAME($player) } μεταφέρει τον χρόνο που περίσσεψε από την περίοδο που τελείωσε ({ TIME($ms) }).
    }
ruling-noted-competition-rules = Οι Κανόνες Αγώνων ισχύουν.
ruling-noted-limited-supervision = Η επίβλεψη είναι περιορισμένη, γι’ αυτό ισχύουν οι απλούστεροι κανόνες για το γρήγορο σκάκι και το μπλιτς.
ruling-noted-awaits-next-move = Ο διαιτητής περιμένει να ολοκληρωθεί η επόμενη κίνηση: αν και τότε η θέση είναι αντικανονική, η παρτίδα είναι ισόπαλη.
ruling-noted-position-no-longer-illegal = Με την επόμενη κίνηση η θέση έπαψε να είναι αντικανονική, και η παρτίδα συνεχίζεται.
ruling-noted-agrees-to-correct = { NAME($player) } συμφωνεί να διορθωθεί η αντικανονική κίνηση.
ruling-noted-no-castling = { NAME($player) } δεν μπορεί να κάνει ροκέ με βασιλιά ή πύργο που ξεκίνησε από λάθος τετράγωνο.
ruling-noted-castles-exchanged = Ο βασιλιάς και η βασίλισσα { NAME($player, form: "owner") } ξεκίνησαν σε αντίστροφες θέσεις: το μικρό ροκέ γίνεται προς την πλευρά της βασίλισσας, το μεγάλο προς την πλευρά του βασιλιά.
ruling-noted-must-progress = { NAME($player) } πρέπει να παίξει έτσι ώστε να υπάρξει πρόοδος, και ο διαιτητής παρακολουθεί.
ruling-noted-restores-on-own-time = { NAME($player) } ξαναβάζει τα μετατοπισμένα κομμάτια στη θέση τους ενώ τρέχει το δικό του χρονόμετρο.
ruling-noted-scoresheet-shown =
    { $times ->
        [one] Ο διαιτητής δείχνει { NAME($player, form: "to") } την καταγραφή της παρτίδας για πρώτη φορά.
       *[other] Ο διαιτητής δείχνει { NAME($player, form: "to") } την καταγραφή της παρτίδας για { $times }η φορά.
    }
ruling-noted-scoresheet-given = Ο διαιτητής δίνει { NAME($player, form: "to") } ένα παρτιδόφυλλο.
ruling-noted-decision-postponed = Ο διαιτητής αναβάλλει την απόφαση για το αίτημα { NAME($player, form: "owner") }. { NAME($opponent) } μπορεί να πάρει δύο λεπτά.
ruling-noted-increment-set = Από εδώ και πέρα και τα δύο χρονόμετρα προσθέτουν { TIME($ms) } σε κάθε κίνηση.
ruling-noted-claim-ends-game = Το αίτημα { NAME($player, form: "owner") } τερματίζει την παρτίδα.
ruling-noted-final-position = { NAME($player) } γράφει την τελική θέση και { NAME($opponent, form: "nom") } την επιβεβαιώνει.
ruling-noted-scoresheet-needed = { NAME($player) } πρέπει να παραδώσει πλήρες παρτιδόφυλλο.
ruling-noted-confirmed = { NAME($player) } επιβεβαιώνει όσα έγραψε { NAME($opponent, form: "nom") }.
ruling-noted-last-move-unwritten = { NAME($player) } έπαιξε ξανά χωρίς να γράψει την προηγούμενη κίνηση (αριθμός { $number }).
ruling-noted-earlier-move-unwritten = { NAME($player) } έπαιξε ξανά, και η κίνηση { $number } λείπει από το παρτιδόφυλλο.
ruling-noted-written-in-advance = { NAME($player) } έγραψε την κίνηση { $number } πριν την κάνει.
ruling-noted-written-otherwise = { NAME($player) } έγραψε την κίνηση { $number } διαφορετικά από ό,τι έγινε στη σκακιέρα.
ruling-noted-offer-unwritten = { NAME($player) } δεν σημείωσε την πρόταση ισοπαλίας στο παρτιδόφυλλο.
ruling-noted-scoresheet-misused = { NAME($player) } έγραψε κάτι που δεν έχει θέση σε παρτιδόφυλλο.
ruling-noted-other-notation = Όσα έγραψε { NAME($player, form: "nom") } δεν είναι σε αλγεβρική γραφή και δεν αποτελούν απόδειξη.
ruling-noted-need-not-write = { NAME($player) } έχει πίεση χρόνου και δεν χρειάζεται να γράφει κινήσεις ως το τέλος της περιόδου.
ruling-noted-sheet-to-complete = { NAME($player) } πρέπει να συμπληρώσει το παρτιδόφυλλο πριν κινήσει κομμάτι.
ruling-noted-moved-before-completing = { NAME($player) } έκανε κίνηση πριν συμπληρώσει το παρτιδόφυλλο.
ruling-noted-sheet-may-be-used = Το παρτιδόφυλλο { NAME($player, form: "owner") } είναι πλήρες και μπορεί να χρησιμοποιηθεί γι’ αυτό.
ruling-noted-arbiter-has-the-moves = Το παρτιδόφυλλο του διαιτητή έχει τις κινήσεις που λείπουν και μπορεί να χρησιμοποιηθεί γι’ αυτό.
ruling-noted-position-noted = Πριν από την αναπαράσταση της παρτίδας ο διαιτητής σημειώνει τη θέση.
ruling-noted-time-noted = Πριν από την αναπαράσταση της παρτίδας ο διαιτητής σημειώνει ότι το χρονόμετρο { NAME($player, form: "owner") } δείχνει { TIME($ms) }.
ruling-noted-running-noted = Πριν από την αναπαράσταση της παρτίδας ο διαιτητής σημειώνει ότι έτρεχε το χρονόμετρο { NAME($player, form: "owner") }.
ruling-noted-moves-noted =
    { $moves ->
        [one] Πριν από την αναπαράσταση της παρτίδας ο διαιτητής σημειώνει ότι { NAME($player, form: "nom") } έχει κάνει { $moves } κίνηση.
       *[other] Πριν από την αναπαράσταση της παρτίδας ο διαιτητής σημειώνει ότι { NAME($player, form: "nom") } έχει κάνει { $moves } κινήσεις.
    }
ruling-noted-overstep-not-shown = Κανένα παρτιδόφυλλο δεν αποδεικνύει ότι { NAME($player, form: "nom") } ξεπέρασε τον χρόνο, και έτσι η επόμενη κίνηση μετρά ως πρώτη νέας περιόδου.
ruling-noted-result-signed = Και οι δύο παίκτες υπέγραψαν το αποτέλεσμα { $result }.
ruling-noted-signatures-differ = Οι παίκτες υπέγραψαν διαφορετικά αποτελέσματα.
ruling-noted-castling-announced = { NAME($player) } ανακοίνωσε ότι θα κάνει ροκέ.
ruling-noted-not-touched = { NAME($player) } ψηλάφησε ένα κομμάτι χωρίς να το σηκώσει, και αυτό δεν θεωρείται άγγιγμα.
ruling-noted-must-announce = { NAME($player) } πρέπει να ανακοινώσει την κίνηση· ως τότε η κίνηση δεν έχει γίνει.
ruling-noted-announced-otherwise = { NAME($player) } ανακοίνωσε άλλη κίνηση από εκείνη που είναι στη σκακιέρα.
ruling-noted-announcement-unclear = Η ανακοίνωση { NAME($player, form: "owner") } δεν γίνεται κατανοητή.
ruling-noted-piece-unannounced = { NAME($player) } πρέπει να ανακοινώσει το κομμάτι της προαγωγής.
ruling-noted-slip-corrected = { NAME($player) } διόρθωσε εγκαίρως τη λανθασμένη ανακοίνωση.
ruling-noted-slip-uncorrected = { NAME($player) } πάτησε το χρονόμετρο χωρίς να διορθώσει την ανακοίνωση.
ruling-noted-not-announced = { NAME($player) } πάτησε το χρονόμετρο χωρίς να ανακοινώσει την κίνηση.
ruling-noted-repeated-otherwise = { NAME($player) } επανέλαβε άλλη κίνηση από εκείνη που ανακοινώθηκε.
ruling-noted-not-repeated = { NAME($player) } δεν επανέλαβε την κίνηση που ανακοινώθηκε.
ruling-noted-corrects-board = { NAME($player) } πρέπει να διορθώσει τη θέση στη δική του σκακιέρα.
ruling-noted-by-assistant = Αυτό το έκανε ο βοηθός { NAME($player, form: "owner") }.
ruling-noted-must-seal = { NAME($player) } πρέπει να σφραγίσει μια κίνηση.
ruling-noted-must-seal-that-move = { NAME($player) } έκανε την κίνηση { $move } στη σκακιέρα και πρέπει να τη σφραγίσει.
ruling-noted-position-on-envelope = Στον φάκελο αναγράφεται η θέση.
ruling-noted-time-on-envelope = Στον φάκελο αναγράφεται ότι το χρονόμετρο { NAME($player, form: "owner") } δείχνει { TIME($ms) }.
ruling-noted-sealer-on-envelope = Στον φάκελο αναγράφεται ότι { NAME($player, form: "nom") } σφράγισε την κίνηση { $number }.
ruling-noted-offer-on-envelope = Στον φάκελο αναγράφεται η πρόταση ισοπαλίας { NAME($player, form: "owner") }.
ruling-noted-envelope-kept = Ο διαιτητής έλεγξε τον φάκελο και τον φυλάσσει.
ruling-noted-envelope-missing = Ο φάκελος λείπει, και έτσι η παρτίδα συνεχίζεται από τη θέση της διακοπής και η σφραγισμένη κίνηση γίνεται ξανά.
ruling-noted-untimely-offer = Η πρόταση { NAME($player, form: "owner") } ισχύει, αν και δεν έγινε ανάμεσα στην κίνηση και το πάτημα του χρονομέτρου.
ruling-noted-pieces-displaced = { NAME($player) } μετατόπισε κομμάτια ({ $squares }) και πρέπει να τα ξαναβάλει στη θέση τους στον δικό του χρόνο.
ruling-noted-time-lost = { NAME($player) } χάνει τον χρόνο ως την άφιξή του ({ TIME($ms) }), επειδή κατά την έναρξη δεν ήταν παρών κανένας παίκτης.
ruling-noted-default-time-unstated = Η διοργάνωση οφείλει να ορίζει τον επιτρεπτό χρόνο καθυστέρησης και δεν το έκανε. Ο χρόνος αυτός θεωρείται μηδέν.
ruling-noted-late-arrival-allowed = Ο διαιτητής επιτρέπει { NAME($player, form: "to") } να παίξει, αν και φτάνει μετά τον επιτρεπτό χρόνο καθυστέρησης.
ruling-noted-board-turned = Η θέση μεταφέρεται σε σωστά τοποθετημένη σκακιέρα, και η παρτίδα συνεχίζεται.
ruling-noted-unplayed = Η παρτίδα θεωρείται ότι δεν παίχτηκε, επειδή κάποιος παίκτης δεν ήρθε εγκαίρως.
ruling-noted-own-flag-down = Έχει πέσει και η σημαία { NAME($player, form: "owner") }, και αίτημα μπορεί να υποβάλει μόνο παίκτης που έχει ακόμη χρόνο.
ruling-noted-colours-stay = Η παρτίδα συνεχίζεται με τα χρώματα όπως είναι.
ruling-noted-promotion-piece-missing = { NAME($player) } έχει βάσιμο λόγο, επειδή λείπει το κομμάτι για την προαγωγή.
ruling-noted-piece-requested = { NAME($player) } ζητά ένα κομμάτι και ο διαιτητής το φέρνει. Ο παίκτης μπορεί να σταματήσει τα χρονόμετρα για να το ζητήσει.
ruling-noted-valid-reason = { NAME($player) } είχε βάσιμο λόγο να σταματήσει τα χρονόμετρα.
ruling-noted-move-counter-set =
    { $moves ->
        [one] Ο μετρητής κινήσεων ρυθμίζεται σε { $moves } κίνηση.
       *[other] Ο μετρητής κινήσεων ρυθμίζεται σε { $moves } κινήσεις.
    }
ruling-noted-may-leave = { NAME($player) } έχει την άδεια να βγει.
ruling-noted-only-to-the-arbiter = Αυτό δεν έχει αποτέλεσμα: θεατές και άλλοι παίκτες μπορούν να μιλήσουν μόνο στον διαιτητή.
ruling-noted-spectator-expelled = Ο διαιτητής αποβάλλει τον θεατή.
ruling-noted-assistant-accepted = { NAME($player) } μπορεί να χρησιμοποιήσει τον βοηθό.
ruling-noted-assistant-rejected = { NAME($player) } δεν μπορεί να χρησιμοποιήσει αυτόν τον βοηθό.
ruling-noted-appealed = { NAME($player) } κάνει ένσταση κατά της απόφασης.
ruling-noted-explanation-due = { NAME($player) } έχει δικαίωμα να του εξηγηθεί αυτό το σημείο των Κανόνων.
ruling-noted-article-explained = Ο διαιτητής εξηγεί το άρθρο { $article } { NAME($player, form: "to") }.
ruling-noted-device-allowed = Η συσκευή { NAME($player, form: "owner") } είναι απενεργοποιημένη, και αυτό επιτρέπεται.

## Καταγραφή: γιατί μια ολοκληρωμένη κίνηση ήταν αντικανονική
## $move από-προς· $by τα κομμάτια που επιτίθενται.

ruling-noted-both-hands = { NAME($player) } έκανε την κίνηση χρησιμοποιώντας και τα δύο χέρια.
ruling-noted-illegal-position = Καμία σειρά κανονικών κινήσεων δεν οδηγεί σε αυτή τη θέση.
ruling-noted-no-single-move = Όσα έγιναν στη σκακιέρα δεν αποτελούν μία ενιαία κίνηση.
ruling-noted-unexplained = Κομμάτια που δεν ανήκουν σε καμία κίνηση: { PIECES($by) }.
ruling-noted-emptied = Τετράγωνα που καμία κίνηση δεν αδειάζει: { $squares }.
ruling-noted-illegal-because-empty-square = Η κίνηση { $move } είναι αντικανονική, επειδή σε εκείνο το τετράγωνο δεν υπήρχε κομμάτι.
ruling-noted-illegal-because-opponents-piece = Η κίνηση { $move } είναι αντικανονική, επειδή το κομμάτι ανήκει στον αντίπαλο.
ruling-noted-illegal-because-same-square = Η κίνηση { $move } είναι αντικανονική, επειδή το κομμάτι μένει στο ίδιο τετράγωνο.
ruling-noted-illegal-because-spare-king = Η κίνηση { $move } είναι αντικανονική, επειδή ο πραγματικός βασιλιάς στη σκακιέρα είναι άλλος.
ruling-noted-illegal-because-own-piece-there = Η κίνηση { $move } είναι αντικανονική, επειδή εκεί βρίσκεται κομμάτι του ίδιου χρώματος.
ruling-noted-illegal-because-captures-king = Η κίνηση { $move } είναι αντικανονική, επειδή ο βασιλιάς δεν παίρνεται ποτέ.
ruling-noted-illegal-because-not-its-way = Η κίνηση { $move } είναι αντικανονική, επειδή το κομμάτι δεν κινείται έτσι.
ruling-noted-illegal-because-path-blocked = Η κίνηση { $move } είναι αντικανονική, επειδή ενδιάμεσα βρίσκεται άλλο κομμάτι.
ruling-noted-illegal-because-pawn-backwards = Η κίνηση { $move } είναι αντικανονική, επειδή τα πιόνια κινούνται μόνο προς τα εμπρός.
ruling-noted-illegal-because-pawn-blocked = Η κίνηση { $move } είναι αντικανονική, επειδή μπροστά από το πιόνι βρίσκεται κομμάτι.
ruling-noted-illegal-because-pawn-not-on-first-square = Η κίνηση { $move } είναι αντικανονική, επειδή ένα πιόνι προχωρεί δύο τετράγωνα μόνο από το αρχικό του τετράγωνο.
ruling-noted-illegal-because-pawn-captures-nothing = Η κίνηση { $move } είναι αντικανονική, επειδή ένα πιόνι κινείται διαγώνια μόνο για να πάρει κομμάτι.
ruling-noted-illegal-because-en-passant-too-late = Η κίνηση { $move } είναι αντικανονική, επειδή ένα πιόνι παίρνεται αν πασάν μόνο αμέσως μετά την προώθησή του κατά δύο τετράγωνα.
ruling-noted-illegal-because-promotion-missing = Η κίνηση { $move } είναι αντικανονική, επειδή ένα πιόνι στην τελευταία οριζόντια πρέπει να προαχθεί.
ruling-noted-illegal-because-promotion-to = Η κίνηση { $move } είναι αντικανονική, επειδή ένα πιόνι δεν μπορεί να γίνει τέτοιο κομμάτι.
ruling-noted-illegal-because-no-promotion = Η κίνηση { $move } είναι αντικανονική, επειδή προάγεται μόνο πιόνι που φτάνει στην τελευταία οριζόντια.
ruling-noted-illegal-because-king-left-in-check = Η κίνηση { $move } είναι αντικανονική, επειδή αφήνει τον βασιλιά σε σαχ από { PIECES($by, form: "acc") }.
ruling-noted-illegal-because-king-exposed = Η κίνηση { $move } είναι αντικανονική, επειδή εκθέτει τον βασιλιά σε σαχ από { PIECES($by, form: "acc") }.
ruling-noted-illegal-because-king-moves-into-check = Η κίνηση { $move } είναι αντικανονική, επειδή ο βασιλιάς πηγαίνει σε τετράγωνο που δέχεται επίθεση από { PIECES($by, form: "acc") }.
ruling-noted-illegal-because-castling-right-lost = Η κίνηση { $move } είναι αντικανονική, επειδή το δικαίωμα για ροκέ προς αυτή την πλευρά έχει χαθεί.
ruling-noted-illegal-because-castling-no-rook = Η κίνηση { $move } είναι αντικανονική, επειδή σε αυτή την πλευρά δεν υπάρχει πύργος για ροκέ.
ruling-noted-illegal-because-castling-blocked = Η κίνηση { $move } είναι αντικανονική, επειδή κάποιο κομμάτι εμποδίζει το ροκέ.
ruling-noted-illegal-because-castling-in-check = Η κίνηση { $move } είναι αντικανονική, επειδή δεν επιτρέπεται ροκέ όσο ο βασιλιάς είναι σε σαχ από { PIECES($by, form: "acc") }.
ruling-noted-illegal-because-castling-through-check = Η κίνηση { $move } είναι αντικανονική, επειδή ο βασιλιάς θα διέσχιζε τετράγωνο που δέχεται επίθεση από { PIECES($by, form: "acc") }.
ruling-noted-illegal-because-castling-into-check = Η κίνηση { $move } είναι αντικανονική, επειδή ο βασιλιάς θα έφτανε σε τετράγωνο που δέχεται επίθεση από { PIECES($by, form: "acc") }.

## Τι τελείωσε μια παρτίδα, ως επικεφαλίδα ή σε κατάλογο

termination-checkmate = ματ
termination-resignation = εγκατάλειψη
termination-stalemate = πατ
termination-dead-position = νεκρή θέση
termination-agreement = συμφωνία
termination-threefold-repetition = τριπλή επανάληψη
termination-fifty-moves = πενήντα κινήσεις
termination-fivefold-repetition = πενταπλή επανάληψη
termination-seventy-five-moves = εβδομήντα πέντε κινήσεις
termination-time-forfeit = υπέρβαση του χρόνου
termination-illegal-moves = αντικανονικές κινήσεις
termination-both-flags = πτώση και των δύο σημαιών
termination-cannot-checkmate = ο αντίπαλος δεν μπορεί να κάνει ματ
termination-illegal-position = αντικανονική θέση
termination-quickplay-finish = φινάλε γρήγορου παιχνιδιού
termination-default-time = καθυστερημένη άφιξη
termination-electronic-device = ηλεκτρονική συσκευή
termination-arbiters-decision = απόφαση του διαιτητή
termination-sealed-move = σφραγισμένη κίνηση
termination-signed-result = υπογεγραμμένο αποτέλεσμα

## Οι επιτρεπτές απαντήσεις σε ένα ερώτημα
## Κατά την απάντηση, ή κατά το ερώτημα και την απάντηση όπου τα ερωτήματα διαφέρουν.

answer-half-castled-agrees = Ήταν αντικανονική κίνηση.
answer-half-castled-rejects = Το ροκέ πρέπει να ολοκληρωθεί.
answer-resumes = Η παρτίδα συνεχίζεται με τα χρονόμετρα όπως είναι.
answer-declares-draw = Η παρτίδα είναι ισόπαλη.
answer-declares-lost = { NAME($player) } χάνει την παρτίδα.
answer-observes-flag = Η σημαία { NAME($player, form: "owner") } έπεσε πρώτη.
answer-quickplay-finish-agrees = Η παρτίδα είναι ισόπαλη.
answer-quickplay-finish-postpones = Η παρτίδα συνεχίζεται, και ο διαιτητής αποφασίζει αργότερα.
answer-quickplay-finish-rejects = Το αίτημα απορρίπτεται, και ο αντίπαλος παίρνει δύο λεπτά.
answer-quickplay-flag-agrees = Η παρτίδα είναι ισόπαλη.
answer-quickplay-flag-rejects = Ο παίκτης χάνει από χρόνο.
answer-pressed-back-agrees = Μετρά ως αντικανονική κίνηση.
answer-pressed-back-resumes = Έγινε κατά λάθος, και δεν υπάρχει ποινή.
answer-touch-meant-agrees = Ήταν άγγιγμα με πρόθεση, και δεσμεύει.
answer-touch-meant-rejects = Ήταν μόνο τακτοποίηση.
answer-no-show-agrees = Ο παίκτης απουσιάζει και χάνει την παρτίδα.
answer-no-show-rejects = Ο παίκτης είναι παρών: η παρτίδα συνεχίζεται.
answer-wrong-setup-agrees = Τα κομμάτια στήθηκαν λάθος: η παρτίδα ακυρώνεται.
answer-wrong-setup-rejects = Τα κομμάτια στήθηκαν σωστά: η παρτίδα συνεχίζεται.
answer-reversed-colours-agrees = Τα χρώματα ήταν αντίθετα: η παρτίδα ακυρώνεται.
answer-reversed-colours-rejects = Τα χρώματα ήταν σωστά: η παρτίδα συνεχίζεται.
answer-refusal-resumes = Δεν υπάρχει ποινή.
answer-quickplay-referred-rejects = Το αίτημα απορρίπτεται, και όποιος το υπέβαλε χάνει.
answer-quickplay-referred-agrees = Η παρτίδα είναι ισόπαλη.
answer-quickplay-increment-agrees = Και τα δύο χρονόμετρα προσθέτουν πέντε δευτερόλεπτα σε κάθε κίνηση, και ο αντίπαλος παίρνει δύο λεπτά.
answer-quickplay-increment-rejects = Τα χρονόμετρα μένουν όπως είναι.
answer-no-progress-agrees = Η παρτίδα είναι ισόπαλη.
answer-no-progress-rejects = Ο αντίπαλος πρέπει να παίξει έτσι ώστε να υπάρξει πρόοδος, και η παρτίδα συνεχίζεται.
answer-late-clock-resumes = Τα χρονόμετρα μένουν όπως είναι.
answer-late-clock-sets-clocks = Το χρονοδιάγραμμα θα διαταρασσόταν, και ο διαιτητής ρυθμίζει και τα δύο χρονόμετρα.
answer-reminds = Ο διαιτητής υπενθυμίζει { NAME($player, form: "to") } τους Κανόνες.
answer-warns = Ο διαιτητής προειδοποιεί { NAME($player, form: "acc") }.
answer-gives-time = { NAME($player) } παίρνει περισσότερο χρόνο.
answer-takes-time = { NAME($player) } χάνει χρόνο.
answer-sets-clocks = Ο διαιτητής ρυθμίζει και τα δύο χρονόμετρα.
answer-declares-lost-scoring =
    { $as ->
        [win] { NAME($player) } χάνει την παρτίδα, και { NAME($opponent, form: "nom") } βαθμολογείται όπως για νίκη.
        [draw] { NAME($player) } χάνει την παρτίδα, και { NAME($opponent, form: "nom") } βαθμολογείται όπως για ισοπαλία.
       *[loss] { NAME($player) } χάνει την παρτίδα, και { NAME($opponent, form: "nom") } βαθμολογείται όπως για ήττα.
    }
answer-gives-for-disturbance = { NAME($player) } παίρνει χρόνο για την ενόχληση.
answer-gives-points = { NAME($player) } παίρνει μισό βαθμό επιπλέον.
answer-takes-points = { NAME($player) } παίρνει μισό βαθμό λιγότερο.
answer-fines = { NAME($player) } οφείλει να πληρώσει το πρόστιμο που είχε ανακοινωθεί.
answer-excludes = { NAME($player) } αποκλείεται από έναν ή περισσότερους γύρους.
answer-expels = { NAME($player) } αποβάλλεται από τη διοργάνωση.
answer-expels-spectator = Ο θεατής αποβάλλεται.
answer-stopped-clock-resumes = Υπήρχε βάσιμος λόγος, και η παρτίδα συνεχίζεται.
answer-stopped-clock-agrees = Υπήρχε βάσιμος λόγος. Τα χρονόμετρα μένουν σταματημένα ώσπου να συνεχιστεί το παιχνίδι.
answer-stopped-clock-rejects = Δεν υπήρχε βάσιμος λόγος. Πρέπει να επιλεγεί ποινή.
answer-penalty-resumes = Δεν υπάρχει ποινή.
answer-disturbance-resumes = Δεν δίνεται αντιστάθμισμα.
answer-assistant-agrees = { NAME($player) } μπορεί να χρησιμοποιήσει τον βοηθό, και τα χρονόμετρα μένουν όπως είναι.
answer-assistant-takes-time = { NAME($player) } μπορεί να χρησιμοποιήσει τον βοηθό, αλλά χάνει χρόνο γι’ αυτό.
answer-assistant-rejects = { NAME($player) } δεν μπορεί να χρησιμοποιήσει αυτόν τον βοηθό.
answer-defective-clock-sets-clocks = Ο διαιτητής ρυθμίζει τους χρόνους του νέου ρολογιού.
answer-recording-assistant-resumes = Το χρονόμετρο δεν αλλάζει.
answer-reconstructs = Οι παίκτες αναπαριστούν την παρτίδα σε δεύτερη σκακιέρα.
answer-finds-no-overstep = Δεν υπάρχουν στοιχεία για υπέρβαση χρόνου. Η επόμενη κίνηση είναι η πρώτη νέας περιόδου.
answer-scoresheets-resumes = Η παρτίδα συνεχίζεται όπως είναι.
answer-session-end-resumes = Δεν απέμενε χρόνος ως το τέλος της συνεδρίας.

## Facts missing from a report

ruling-fact-needed-fault = Τι ήταν λάθος στην κίνηση;
ruling-fact-needed-answered = Έχει παίξει από τότε ο αντίπαλος;
ruling-fact-needed-noticed = Υπέβαλε αίτημα ο αντίπαλος ή είδε την παράβαση ο διαιτητής;
ruling-fact-needed-has = Ποια κομμάτια έχουν απομείνει { NAME($player, form: "to") };
ruling-fact-needed-against = { ruling-fact-needed-has }
ruling-fact-needed-count = Είναι η πρώτη ή η δεύτερη αντικανονική κίνηση { NAME($player, form: "owner") };
ruling-fact-needed-forces = Μπορούν τα κομμάτια { NAME($player, form: "owner") } να επιβάλουν ματ σε γυμνό βασιλιά;
ruling-fact-needed-missing = Πόσες κινήσεις της περιόδου λείπουν;
ruling-fact-needed-holds = Είναι σωστό το αίτημα;
ruling-fact-needed-way = Πώς ζητήθηκε η ισοπαλία;
ruling-fact-needed-touched = Τι αγγίχτηκε;
ruling-fact-needed-possible = Υπάρχει κανονική κίνηση με το κομμάτι που αγγίχτηκε;
ruling-fact-needed-can-castle = Είναι κανονικό το ροκέ με αυτόν τον πύργο;
ruling-fact-needed-king-moves = Αν το ροκέ ήταν αντικανονικό, έχει ο βασιλιάς άλλη κανονική κίνηση;
ruling-fact-needed-device = Ήχησε η συσκευή ή βρέθηκε;
ruling-fact-needed-period = Σε ποια περίοδο του χρόνου σκέψης ήταν ο παίκτης;
ruling-fact-needed-after = Πόσο μετά την έναρξη προσήλθε ο παίκτης;
ruling-fact-needed-default-time = Ποιος είναι ο επιτρεπτός χρόνος καθυστέρησης;
ruling-fact-needed-moves = Πόσες κινήσεις έχει ολοκληρώσει κάθε παίκτης;
ruling-fact-needed-restored = Επανατοποθετήθηκαν τα κομμάτια πριν πατηθεί το χρονόμετρο;
ruling-fact-needed-still = Έχει ολοκληρωθεί η επόμενη κίνηση και η θέση παραμένει αντικανονική;
ruling-fact-needed-on-move = Έχει την κίνηση { NAME($player, form: "nom") };
ruling-fact-needed-pressed = Πατήθηκε το χρονόμετρο αφού πάρθηκε ο βασιλιάς;
ruling-fact-needed-earlier = { NAME($player) } είχε αφήσει τον βασιλιά σε σαχ, άρα και εκείνη η κίνηση ήταν αντικανονική. Ήταν η πρώτη ή η δεύτερη αντικανονική κίνηση του παίκτη;
ruling-fact-needed-left = Πόσος χρόνος απομένει στον παίκτη που υποβάλλει το αίτημα;
