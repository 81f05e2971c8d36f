# Τι λέει μια απόφαση: μία πρόταση για κάθε συνέπεια. $player είναι ο παίκτης
# τον οποίο αφορά, $opponent ο άλλος.

## Υποχρεώσεις στην κίνηση αυτή

ruling-must-move = { NAME($player) } πρέπει να κινήσει το κομμάτι στο { $square }.
ruling-must-capture = { NAME($player) } πρέπει να πάρει το κομμάτι στο { $square }.
ruling-must-capture-with = { NAME($player) } πρέπει να πάρει το κομμάτι στο { $square } με το κομμάτι στο { $by }.
ruling-must-castle = { NAME($player) } πρέπει να κάνει { NAME($wing) } ροκέ.
ruling-must-move-king = { NAME($player) } πρέπει να κινήσει τον βασιλιά.
ruling-must-move-to = { NAME($player) } πρέπει να κάνει κίνηση στο { $square }.
ruling-must-touched = { NAME($player) } δεσμεύεται από το πρώτο κομμάτι που άγγιξε και που έχει κανονική κίνηση ή μπορεί να παρθεί.
ruling-must-capture-touched = { NAME($player) } πρέπει να πάρει το κομμάτι που αγγίχτηκε.
ruling-must-capture-with-touched = { NAME($player) } πρέπει να πάρει το κομμάτι του αντιπάλου που άγγιξε με το δικό του κομμάτι που άγγιξε· αν αυτό δεν είναι κανονικό, δεσμεύεται από το πρώτο κομμάτι που άγγιξε και που έχει κανονική κίνηση ή μπορεί να παρθεί.
ruling-must-castle-touched = { NAME($player) } πρέπει να κάνει ροκέ με τον πύργο που αγγίχτηκε.
ruling-must-written = { NAME($player) } πρέπει να κάνει την κίνηση που καταγράφηκε.
ruling-must-promote = { NAME($player) } πρέπει να αντικαταστήσει το πιόνι στην τελευταία οριζόντια. Τίποτε δεν είναι ακόμη αντικανονικό: η κίνηση δεν έχει γίνει πριν τοποθετηθεί το νέο κομμάτι.

## Δικαιώματα που χάθηκαν

ruling-right-lost-claim-draw = { NAME($player) } έχει χάσει το δικαίωμα να ζητήσει ισοπαλία στην κίνηση αυτή.
ruling-right-lost-claim-touched-piece = { NAME($player) } έχει χάσει το δικαίωμα να υποβάλει αίτημα ότι { NAME($opponent, form: "nom") } δεν τήρησε τους κανόνες για το άγγιγμα και την κίνηση των κομματιών.
ruling-right-lost-castle = { NAME($player) } δεν έχει δικαίωμα να κάνει { NAME($wing) } ροκέ στην κίνηση αυτή.
ruling-right-lost-castle-touched = { NAME($player) } δεν έχει δικαίωμα να κάνει ροκέ με τον πύργο που αγγίχτηκε στην κίνηση αυτή.

## Κινήσεις

ruling-move-made = { NAME($player) } έκανε την κίνηση { $san }.
ruling-move-completed = { NAME($player) } ολοκλήρωσε την κίνηση.
ruling-illegal-move =
    { $count ->
        [1] { NAME($player) } ολοκλήρωσε την πρώτη αντικανονική του κίνηση.
        [2] { NAME($player) } ολοκλήρωσε τη δεύτερη αντικανονική του κίνηση.
        [3] { NAME($player) } ολοκλήρωσε την τρίτη αντικανονική του κίνηση.
       *[other] { NAME($player) } ολοκλήρωσε την υπ’ αριθμόν { $count } αντικανονική του κίνηση.
    }
# $position είναι η θέση που ισχύει από εδώ και πέρα, ως FEN.
ruling-position-restored = Η θέση αποκαθίσταται και είναι τώρα { $position }.
ruling-pawn-replaced = Το πιόνι στο { $square } αντικαθίσταται με βασίλισσα του ίδιου χρώματος.
ruling-put-back = Επαναφέρεται η θέση αμέσως πριν από την αντικανονικότητα.
ruling-pawn-promoted = Το πιόνι { NAME($player, form: "owner") } στην τελευταία οριζόντια αντικαθίσταται με βασίλισσα του ίδιου χρώματος.

## Χρονόμετρα και χρόνοι

ruling-time-added = { NAME($player) } παίρνει επιπλέον { TIME($ms) }.
ruling-time-removed = { NAME($player) } χάνει { TIME($ms) }.
ruling-clock-started = Το χρονόμετρο { NAME($player, form: "owner") } ξεκινά.
ruling-clock-stopped = Το χρονόμετρο { NAME($player, form: "owner") } σταματά.
ruling-flag-fallen = Η σημαία { NAME($player, form: "owner") } έχει πέσει.
ruling-period-reached = { NAME($player) } έφτασε στην περίοδο { $period } του χρόνου σκέψης.

## Προτάσεις και αιτήματα

ruling-draw-offered = { NAME($player) } πρότεινε ισοπαλία.
ruling-draw-declined = { NAME($player) } απέρριψε την πρόταση ισοπαλίας.

ruling-claim-correct-threefold = Το αίτημα { NAME($player, form: "owner") } για τριπλή επανάληψη είναι σωστό.
ruling-claim-correct-fifty-moves = Το αίτημα { NAME($player, form: "owner") } με τον κανόνα των πενήντα κινήσεων είναι σωστό.
ruling-claim-incorrect-threefold = Το αίτημα { NAME($player, form: "owner") } για τριπλή επανάληψη είναι εσφαλμένο.
ruling-claim-incorrect-fifty-moves = Το αίτημα { NAME($player, form: "owner") } με τον κανόνα των πενήντα κινήσεων είναι εσφαλμένο.
ruling-claim-incorrect-checkmate = Το αίτημα { NAME($player, form: "owner") } είναι εσφαλμένο: ο βασιλιάς δεν είναι ματ, και η παρτίδα συνεχίζεται.
ruling-claim-incorrect-stalemate = Το αίτημα { NAME($player, form: "owner") } είναι εσφαλμένο: δεν είναι πατ, και η παρτίδα συνεχίζεται.
ruling-claim-incorrect-dead-position = Το αίτημα { NAME($player, form: "owner") } είναι εσφαλμένο: κάποια σειρά κανονικών κινήσεων μπορεί ακόμη να οδηγήσει σε ματ, και η παρτίδα συνεχίζεται.
ruling-claim-incorrect-fivefold = Το αίτημα { NAME($player, form: "owner") } είναι εσφαλμένο: η θέση δεν έχει εμφανιστεί πέντε φορές, και η παρτίδα συνεχίζεται.
ruling-claim-incorrect-seventy-five-moves = Το αίτημα { NAME($player, form: "owner") } είναι εσφαλμένο: δεν έχουν γίνει από τον καθένα εβδομήντα πέντε κινήσεις χωρίς πάρσιμο ή κίνηση πιονιού, και η παρτίδα συνεχίζεται.
ruling-claim-incorrect-flag = Το αίτημα { NAME($player, form: "owner") } για πτώση σημαίας είναι εσφαλμένο.
ruling-claim-incorrect-illegal-move = Το αίτημα { NAME($player, form: "owner") } για αντικανονική κίνηση είναι εσφαλμένο.
ruling-claim-incorrect-touched = Εσφαλμένα υποστηρίζει { NAME($player, form: "nom") } ότι { NAME($opponent, form: "nom") } έπρεπε να κινήσει ή να πάρει το κομμάτι στο { $square }.

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
ruling-refused-claims-without-the-clock = { NAME($player) } δεν μπορεί ακόμη να ζητήσει ισοπαλία, επειδή { NAME($opponent, form: "nom") } δεν έχει πατήσει το χρονόμετρο και αυτό τρέχει ακόμη.
ruling-refused-asks-without-the-move = { NAME($player) } δεν μπορεί να το ζητήσει τώρα, επειδή την κίνηση έχει { NAME($opponent, form: "nom") }.
ruling-refused-not-both-moved = Ισοπαλία δεν μπορεί να συμφωνηθεί πριν κάνουν κίνηση και οι δύο παίκτες.
ruling-refused-no-draw-before-move = Στη διοργάνωση αυτή δεν επιτρέπεται συμφωνία ισοπαλίας πριν από την κίνηση { $number }.
ruling-refused-no-agreed-draws = Στη διοργάνωση αυτή δεν επιτρέπεται συμφωνία ισοπαλίας χωρίς τη συγκατάθεση του διαιτητή.
ruling-refused-no-offer = { NAME($player) } δεν μπορεί να δεχθεί ισοπαλία, επειδή δεν υπάρχει πρόταση σε ισχύ.
ruling-refused-offer-stands = { NAME($player) } δεν μπορεί να αποσύρει την πρόταση ισοπαλίας, που ισχύει ώσπου να απαντήσει { NAME($opponent, form: "nom") }.
ruling-refused-claim-stands = { NAME($player) } δεν μπορεί να αποσύρει αίτημα: αφού υποβληθεί, κρίνεται.
ruling-refused-nothing-to-withdraw = { NAME($player) } δεν μπορεί να αποσύρει πρόταση ισοπαλίας, επειδή δεν υπάρχει καμία σε ισχύ.
ruling-refused-put-back-already = Τίποτα δεν παίρνεται πίσω: το κομμάτι είχε τοποθετηθεί ξανά όταν συνέβη.
ruling-refused-nothing-to-decline = { NAME($player) } δεν μπορεί να απορρίψει ισοπαλία, επειδή δεν υπάρχει πρόταση σε ισχύ.
ruling-refused-nothing-to-answer = Δεν υπάρχει κάτι ανοιχτό στο οποίο ο διαιτητής θα μπορούσε να απαντήσει έτσι.
ruling-refused-nothing-illegal = Δεν υπάρχει στη σκακιέρα αντικανονική κίνηση για την οποία να αποφασιστεί κάτι.
ruling-refused-nothing-touched = Τίποτε δεν δείχνει ότι { NAME($player, form: "nom") } έπρεπε να κινήσει ή να πάρει το κομμάτι στο { $square }.
ruling-refused-not-proven-illegal = Τίποτα δεν δείχνει ότι η θέση είναι αντικανονική.
ruling-refused-play-goes-on = Κανείς δεν έχει σταματήσει το παιχνίδι, και ήδη συνεχίζεται.
ruling-refused-is-adjourned = Η παρτίδα έχει διακοπεί και συνεχίζεται μόνο όταν ο διαιτητής την επαναλάβει.
ruling-refused-not-adjourned = Η παρτίδα δεν μπορεί να επαναληφθεί, επειδή δεν έχει διακοπεί.
ruling-refused-draw-not-for-the-arbiter = Ο διαιτητής δεν μπορεί να κηρύξει την παρτίδα ισόπαλη: η ισοπαλία δεν είναι ποινή και κανένα ανοιχτό ερώτημα δεν την αφήνει στον διαιτητή.
ruling-refused-adjusts-without-the-move = { NAME($player) } δεν έχει δικαίωμα να τακτοποιήσει κομμάτια, επειδή την κίνηση έχει { NAME($opponent, form: "nom") }.
ruling-refused-claims-without-the-move = { NAME($player) } δεν μπορεί να ζητήσει ισοπαλία τώρα, επειδή αυτό το δικαιούται μόνο ο παίκτης που έχει την κίνηση.
ruling-refused-too-many-points = Το αποτέλεσμα { $result } δεν μπορεί να δοθεί, επειδή οι βαθμοί μαζί ξεπερνούν όσους δίνει κανονικά μια παρτίδα.
ruling-refused-has-touched-since = { NAME($player) } δεν μπορεί πια να το ζητήσει αυτό, επειδή στο μεταξύ άγγιξε κομμάτι.
ruling-refused-answer-due = Το παιχνίδι δεν μπορεί απλώς να συνεχιστεί, επειδή ο διαιτητής πρέπει πρώτα να απαντήσει στο ανοιχτό ερώτημα.
ruling-refused-flag-not-fallen = Η σημαία { NAME($player, form: "owner") } δεν έχει πέσει.
ruling-refused-move-not-completed = Είναι νωρίς για απόφαση για αντικανονική κίνηση: { NAME($opponent, form: "nom") } δεν έχει ολοκληρώσει την κίνηση και μπορεί ακόμη να τη διορθώσει.
ruling-refused-illegal-move-stands = Η αντικανονική κίνηση παραμένει, επειδή ο αντίπαλος έχει κινήσει στο μεταξύ· διορθώνεται μόνο αν συμφωνήσουν και οι δύο παίκτες.
ruling-refused-not-put-right = Η αντικανονική κίνηση παραμένει, επειδή ο αντίπαλος έχει κινήσει στο μεταξύ, και δεν μπορεί να ζητηθεί τίποτε γι’ αυτήν.
ruling-refused-only-when-claimed = Ο διαιτητής δεν επεμβαίνει: το αίτημα πρέπει να το υποβάλουν οι παίκτες.
ruling-refused-only-when-asked = Για κομμάτια που αγγίχτηκαν ο διαιτητής αποφασίζει μόνο αν το ζητήσει παίκτης.
ruling-refused-found-too-late = Μένει όπως είναι, επειδή έχουν γίνει πάρα πολλές κινήσεις.
ruling-refused-nothing-to-correct = Εδώ οι παίκτες δεν μπορούν να διορθώσουν αντικανονική κίνηση με συμφωνία.
ruling-refused-quickplay-not-announced = { NAME($player) } δεν μπορεί να το ζητήσει αυτό, επειδή η διοργάνωση δεν έχει ανακοινώσει ότι ισχύουν οι οδηγίες για το φινάλε γρήγορου παιχνιδιού.
ruling-refused-quickplay-not-in-blitz = { NAME($player) } δεν μπορεί να το ζητήσει αυτό στο μπλιτς.
ruling-refused-quickplay-not-with-increment = { NAME($player) } δεν μπορεί να το ζητήσει αυτό, επειδή τα χρονόμετρα προσθέτουν χρόνο σε κάθε κίνηση.
ruling-refused-not-in-last-period = { NAME($player) } δεν μπορεί ακόμη να το ζητήσει αυτό: δεν είναι η περίοδος στην οποία γίνονται όλες οι υπόλοιπες κινήσεις.
ruling-refused-two-minutes-left = { NAME($player) } δεν μπορεί να το ζητήσει αυτό, επειδή του απομένουν δύο λεπτά ή περισσότερα.
ruling-refused-own-flag-down = { NAME($player) } δεν μπορεί πια να το ζητήσει αυτό: η σημαία του έχει πέσει.
ruling-refused-no-such-request = { NAME($player) } δεν μπορεί να ζητήσει πρόσθετο χρόνο με την έκδοση αυτή των Κανόνων.
ruling-refused-not-legal = Η κίνηση δεν είναι κανονική και δεν γίνεται δεκτή.
ruling-refused-only-moves-entered = Εδώ εισάγονται κινήσεις, και τίποτε άλλο δεν μπορεί να γίνει με τα κομμάτια.
ruling-refused-ended-by-claim = Το αίτημα τερμάτισε την παρτίδα, και τίποτε δεν παίζεται πια.
ruling-refused-game-goes-on = { NAME($player) } δεν μπορεί ακόμη να υπογράψει αποτέλεσμα, επειδή η παρτίδα συνεχίζεται.
ruling-refused-result-stands = Το αποτέλεσμα ισχύει, επειδή η παρτίδα δεν τελείωσε με απόφαση του διαιτητή ούτε έχουν υπογράψει και οι δύο παίκτες το ίδιο αποτέλεσμα.
ruling-refused-sheet-at-hand = Δεν χρειάζεται αναπαράσταση της παρτίδας, επειδή το παρτιδόφυλλο { NAME($player, form: "owner") } είναι πλήρες.
ruling-refused-no-further-period = { NAME($player) } βρίσκεται στην τελευταία περίοδο, και έτσι καμία κίνηση δεν μπορεί να μετρήσει ως πρώτη μιας επόμενης.
ruling-refused-move-not-announced = Η κίνηση { NAME($player, form: "owner") } δεν έχει γίνει πριν ανακοινωθεί, και έτσι δεν επιτρέπεται το πάτημα του χρονομέτρου.
ruling-refused-slip-not-corrected = { NAME($player) } ανακοίνωσε άλλη κίνηση από εκείνη που είναι στη σκακιέρα, και πρέπει να το διορθώσει πριν πατηθεί το χρονόμετρο.
ruling-refused-corrected-too-late = { NAME($player) } δεν μπορεί πια να διορθώσει την ανακοίνωση, επειδή το χρονόμετρο έχει πατηθεί.
ruling-refused-boards-agree = Οι θέσεις στις δύο σκακιέρες είναι ίδιες.
ruling-refused-not-for-assistants = Αυτό δεν ανήκει στα καθήκοντα του βοηθού { NAME($player, form: "owner") }.
ruling-refused-opponent-has-assistant = { NAME($player) } δεν έχει δικαίωμα να χρησιμοποιήσει βοηθό, επειδή έχει βοηθό { NAME($opponent, form: "nom") }.
ruling-refused-seals-without-the-move = { NAME($player) } δεν μπορεί να διακόψει ή να σφραγίσει, επειδή την κίνηση έχει { NAME($opponent, form: "nom") }.
ruling-refused-seals-another-move = { NAME($player) } πρέπει να σφραγίσει την κίνηση που έγινε στη σκακιέρα.
ruling-refused-not-there-to-reply = Ο φάκελος μένει κλειστός, επειδή { NAME($player, form: "nom") }, που πρέπει να απαντήσει, δεν είναι παρών.
ruling-refused-not-identifiable = Η θέση αυτή δεν στήνεται, επειδή καμία παρτίδα δεν μπορεί να έχει οδηγήσει σε αυτή.
ruling-refused-no-such-article = Η έκδοση αυτή δεν έχει άρθρο με αυτόν τον αριθμό.
ruling-refused-not-resumed = Ο φάκελος μένει κλειστός, επειδή η παρτίδα δεν έχει ακόμη επαναληφθεί.
ruling-refused-no-envelope = Δεν υπάρχει φάκελος με σφραγισμένη κίνηση.
ruling-refused-envelope-void = Ο φάκελος είναι άκυρος και μένει κλειστός: η σφραγισμένη κίνηση απαντά σε αντικανονική κίνηση που έχει διορθωθεί.
ruling-refused-times-are-right = Τα χρονόμετρα δείχνουν τους χρόνους που πρέπει να δείχνουν.
ruling-refused-move-made = { NAME($player) } έχει αφήσει το κομμάτι, και έτσι η κίνηση έχει γίνει και δεν αλλάζει.
ruling-refused-opponent-has-the-move = { NAME($player) } δεν έχει δικαίωμα να κινήσει τώρα, επειδή την κίνηση έχει { NAME($opponent, form: "nom") }.
ruling-refused-adjusts-without-the-clock = { NAME($player) } δεν έχει δικαίωμα να τακτοποιήσει κομμάτια, επειδή τρέχει το χρονόμετρο { NAME($opponent, form: "owner") }.
ruling-refused-relies-on-display = Το αίτημα { NAME($player, form: "owner") } δεν εξετάζεται, επειδή στηρίζεται μόνο σε όσα δείχνει μια οθόνη ή ένας μετρητής κινήσεων.
ruling-refused-not-on-the-list = Τέτοια ποινή δεν μπορεί να επιβληθεί { NAME($player, form: "to") }, επειδή δεν περιέχεται στον κατάλογο ποινών αυτής της έκδοσης.
ruling-refused-no-such-score =
    { $halves ->
        [1] Οι βαθμοί { NAME($player, form: "owner") } δεν μπορούν να αλλάξουν κατά μισό βαθμό, επειδή μια παρτίδα δεν δίνει ποτέ τέτοιους βαθμούς.
       *[other] Οι βαθμοί { NAME($player, form: "owner") } δεν μπορούν να αλλάξουν τόσο, επειδή μια παρτίδα δεν δίνει ποτέ τέτοιους βαθμούς.
    }
ruling-refused-no-appeal = { NAME($player) } δεν μπορεί να κάνει ένσταση, επειδή η απόφαση αυτή είναι οριστική.
ruling-refused-nothing-to-cancel = Η παρτίδα συνεχίζεται, επειδή δεν υπάρχει λόγος να ακυρωθεί.
ruling-refused-nothing-to-take-back = { NAME($player) } δεν έχει κάνει κίνηση που να μπορεί να παρθεί πίσω.

## Ερωτήματα προς τον διαιτητή
## $player: αυτός τον οποίο αφορά το ερώτημα.

ruling-question-flag-fallen = Η σημαία { NAME($player, form: "owner") } έχει πέσει, και ο διαιτητής πρέπει να κρίνει αν { NAME($opponent, form: "nom") } μπορεί ακόμη να κάνει ματ με οποιαδήποτε δυνατή σειρά κανονικών κινήσεων: αν ναι, { NAME($player, form: "nom") } χάνει· αν όχι, η παρτίδα είναι ισόπαλη.
ruling-question-resigned = { NAME($player) } εγκατέλειψε, και ο διαιτητής πρέπει να κρίνει αν { NAME($opponent, form: "nom") } μπορεί ακόμη να κάνει ματ με οποιαδήποτε δυνατή σειρά κανονικών κινήσεων: αν ναι, { NAME($player, form: "nom") } χάνει· αν όχι, η παρτίδα είναι ισόπαλη.
ruling-question-illegal-moves = { NAME($player) } χάνει από αντικανονικές κινήσεις, αν { NAME($opponent, form: "nom") } μπορεί ακόμη να κάνει ματ με οποιαδήποτε δυνατή σειρά κανονικών κινήσεων, πράγμα που πρέπει να κρίνει ο διαιτητής· αν όχι, η παρτίδα είναι ισόπαλη.
ruling-question-flag-order = Και οι δύο σημαίες έχουν πέσει, και ο διαιτητής πρέπει να κρίνει ποια έπεσε πρώτη ή πώς συνεχίζεται η παρτίδα.
ruling-question-half-castled = { NAME($player) } κίνησε τον βασιλιά όπως στο ροκέ ({ $move }), όχι όμως και τον πύργο, και ο διαιτητής πρέπει να κρίνει αν ήταν αντικανονική κίνηση ή ροκέ που πρέπει να τελειώσει.
ruling-question-second-move = { NAME($player) } κίνησε ενώ την κίνηση είχε { NAME($opponent, form: "nom") }· η κίνηση αυτή αναιρείται, και ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-pressed-back = { NAME($player) } πάτησε το χρονόμετρο χωρίς να κινήσει, αντί να υποβάλει αίτημα, και ο διαιτητής πρέπει να κρίνει αν αυτό μετρά ως αντικανονική κίνηση ή έγινε κατά λάθος.
ruling-question-expelled = { NAME($player) } έχει αποβληθεί και δεν μπορεί να συνεχίσει την παρτίδα, και ο διαιτητής πρέπει να αποφασίσει πόσους βαθμούς παίρνει { NAME($opponent, form: "nom") }.
ruling-question-forced-mate = Η σημαία { NAME($player, form: "owner") } έχει πέσει, και με τα κομμάτια που έχει { NAME($opponent, form: "nom") } δεν επιβάλλεται ματ εναντίον μόνου βασιλιά: ο διαιτητής πρέπει να κρίνει αν αποδείχθηκε αναγκαστικό ματ.
ruling-question-no-progress = { NAME($player) } ισχυρίζεται ότι η παρτίδα δεν προχωρεί· αν { NAME($opponent, form: "nom") } δεν συμφωνήσει σε ισοπαλία, πρέπει να αποφασίσει ο διαιτητής.
ruling-question-late-clock-setting = Λανθασμένη ρύθμιση των χρονομέτρων επισημάνθηκε αργά, και ο διαιτητής πρέπει να κρίνει αν θα ζημιωνόταν το χρονοδιάγραμμα, αν έμεναν όπως είναι.
ruling-question-scoresheet-again = { NAME($player) } ζήτησε πάρα πολλές φορές να δει την καταγραφή της παρτίδας, και ο διαιτητής πρέπει να επιλέξει ποινή για την ενόχληση.
ruling-question-quickplay-claim = { NAME($player) } ζητά ισοπαλία στο φινάλε γρήγορου παιχνιδιού, και ο διαιτητής πρέπει να κρίνει αν { NAME($opponent, form: "nom") } δεν έχει κανονικό τρόπο να κερδίσει ή δεν το προσπαθεί.
ruling-question-quickplay-flag = Η σημαία { NAME($player, form: "owner") } έπεσε ενώ η απόφαση για ένα αίτημα είχε αναβληθεί, και ο διαιτητής πρέπει να κρίνει αν { NAME($opponent, form: "nom") } δεν μπορούσε να κερδίσει με κανονικό τρόπο ή προσπάθησε πολύ λίγο.
ruling-question-quickplay-referred = Το αίτημα { NAME($player, form: "owner") } τερμάτισε την παρτίδα, και πρέπει να αποφασίσει διαιτητής που ορίζεται για αυτό.
ruling-question-quickplay-increment = { NAME($player) } ζητά πέντε δευτερόλεπτα επιπλέον ανά κίνηση και για τους δύο παίκτες, και αν { NAME($opponent, form: "nom") } απορρίψει την ισοπαλία, πρέπει να αποφασίσει ο διαιτητής.
ruling-question-recording-assistant = Βοηθός τηρεί το παρτιδόφυλλο { NAME($player, form: "owner") }, και ο διαιτητής πρέπει να κρίνει πόσος χρόνος αντιστοιχεί σε αυτό.
ruling-question-sealed-move = Η σφραγισμένη κίνηση { NAME($player, form: "owner") } δεν μπορεί να γίνει, και ο διαιτητής πρέπει να κρίνει αν { NAME($opponent, form: "nom") } μπορεί ακόμη να κάνει ματ με οποιαδήποτε δυνατή σειρά κανονικών κινήσεων: αν ναι, { NAME($player, form: "nom") } χάνει· αν όχι, η παρτίδα είναι ισόπαλη.
ruling-question-session-end = { NAME($player) } διέκοψε την παρτίδα νωρίς, και ο διαιτητής πρέπει να κρίνει πόσος χρόνος απέμενε ως το τέλος της συνεδρίας.
ruling-question-scoresheets = Κανένα παρτιδόφυλλο δεν είναι πλήρες, και ο διαιτητής πρέπει να αποφασίσει πώς θα βρεθεί ο αριθμός των κινήσεων.
ruling-question-times = Μετά την αντικανονικότητα παίχτηκαν κινήσεις, και ο διαιτητής πρέπει να αποφασίσει ποιους χρόνους θα δείχνουν τα χρονόμετρα.
ruling-question-wrong-clock = Η ρύθμιση του ρολογιού είναι λανθασμένη, και ο διαιτητής πρέπει να αποφασίσει ποιους χρόνους θα δείχνουν τα χρονόμετρα.
ruling-question-defective-clock = Το ρολόι έχει βλάβη και αντικαθίσταται, και ο διαιτητής πρέπει να αποφασίσει ποιους χρόνους θα δείχνει το νέο.
ruling-question-device-sounded = Ακούστηκε η συσκευή { NAME($player, form: "owner") }, και ο διαιτητής πρέπει να κρίνει αν { NAME($opponent, form: "nom") } μπορούσε ακόμη να κερδίσει με οποιαδήποτε δυνατή σειρά κανονικών κινήσεων: αν ναι, { NAME($opponent, form: "nom") } κερδίζει· αν όχι, { NAME($opponent, form: "nom") } παίρνει τον βαθμό της ισοπαλίας.
ruling-question-stopped-clock = { NAME($player) } σταμάτησε το ρολόι, και ο διαιτητής πρέπει να διαπιστώσει αν υπήρχε βάσιμος λόγος.
ruling-question-offence-clock-handling = { NAME($player) } δεν χειρίστηκε σωστά το ρολόι, και ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-offence-other-hand = { NAME($player) } πάτησε το χρονόμετρο με άλλο χέρι από εκείνο που έκανε την κίνηση, και ο διαιτητής πρέπει να αποφασίσει αν θα τιμωρηθεί.
ruling-question-offence-stopped-clock = { NAME($player) } σταμάτησε το ρολόι χωρίς βάσιμο λόγο, και ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-offence-displaced-pieces = { NAME($player) } μετατόπισε κομμάτια, και ο διαιτητής, του οποίου ζητείται η βοήθεια, πρέπει να αποφασίσει αν αυτό τιμωρείται.
ruling-question-offence-left-area = { NAME($player) } βγήκε από την αίθουσα αγώνων χωρίς άδεια ενώ είχε την κίνηση, και ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-offence-left-venue = { NAME($player) } βγήκε από τις εγκαταστάσεις αγώνων χωρίς άδεια, και ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-offence-notes = { NAME($player) } χρησιμοποίησε σημειώσεις ή συμβουλές, και ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-offence-device = { NAME($player) } έχει ηλεκτρονική συσκευή, και ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-offence-inspection-refused = { NAME($player) } αρνήθηκε τον έλεγχο, και ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-offence-distraction = { NAME($player) } ενόχλησε { NAME($opponent, form: "acc") }, και ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-offence-disrepute = { NAME($player) } δυσφήμησε το σκάκι, και ο διαιτητής πρέπει να επιλέξει ποινή.
ruling-question-refusal =
    { $count ->
        [1] { NAME($player) } αρνείται να συμμορφωθεί, και ο διαιτητής πρέπει να επιλέξει ποινή.
       *[other] { NAME($player) } επιμένει να αρνείται να συμμορφωθεί, και ο διαιτητής πρέπει να αποφασίσει τις συνέπειες και πόσους βαθμούς παίρνει { NAME($opponent, form: "nom") }.
    }
ruling-question-assistant-moves = { NAME($player) } ζητά βοηθό για τις κινήσεις, και ο διαιτητής πρέπει να αποφασίσει αν τον δέχεται και αν τα χρονόμετρα θα ρυθμιστούν ανάλογα.
ruling-question-assistant-clock = { NAME($player) } ζητά βοηθό για το χρονόμετρο, και ο διαιτητής πρέπει να αποφασίσει αν τον δέχεται και αν τα χρονόμετρα θα ρυθμιστούν ανάλογα.
ruling-question-disturbance = Κάποιος τρίτος ενόχλησε την παρτίδα, και ο διαιτητής πρέπει να αποφασίσει τι θα γίνει.

## Το τέλος της παρτίδας
## $winner και $loser: όπως τους έχει το αποτέλεσμα.

ruling-game-over = Η παρτίδα τελείωσε με αποτέλεσμα { $result }.
ruling-game-over-checkmate = { NAME($winner) } έκανε ματ { NAME($loser, form: "acc") } και κερδίζει την παρτίδα.
ruling-game-over-resignation = { NAME($loser) } εγκατέλειψε, και { NAME($winner, form: "nom") } κερδίζει την παρτίδα.
ruling-game-over-stalemate = Η παρτίδα είναι ισόπαλη με πατ.
ruling-game-over-dead-position = Η παρτίδα είναι ισόπαλη, επειδή κανένας παίκτης δεν μπορεί να κάνει ματ με καμία δυνατή σειρά κανονικών κινήσεων.
ruling-game-over-agreement = Η παρτίδα είναι ισόπαλη με συμφωνία των παικτών.
ruling-game-over-threefold-repetition = Η παρτίδα είναι ισόπαλη με τριπλή επανάληψη.
ruling-game-over-fifty-moves = Η παρτίδα είναι ισόπαλη με τον κανόνα των πενήντα κινήσεων.
ruling-game-over-fivefold-repetition = Η παρτίδα είναι ισόπαλη με πενταπλή επανάληψη, χωρίς να χρειάζεται αίτημα.
ruling-game-over-seventy-five-moves = Η παρτίδα είναι ισόπαλη με τον κανόνα των εβδομήντα πέντε κινήσεων, χωρίς να χρειάζεται αίτημα.
ruling-game-over-time-forfeit = { NAME($loser) } ξεπέρασε τον χρόνο σκέψης, και { NAME($winner, form: "nom") } κερδίζει την παρτίδα.
ruling-game-over-illegal-moves = { NAME($loser) } χάνει την παρτίδα από αντικανονικές κινήσεις, και { NAME($winner, form: "nom") } κερδίζει.
ruling-game-over-default-time =
    { $outcome ->
        [win] { NAME($loser) } δεν ήταν παρών μέσα στον επιτρεπτό χρόνο καθυστέρησης, και { NAME($winner, form: "nom") } κερδίζει την παρτίδα.
       *[both-lose] Κανένας παίκτης δεν προσήλθε μέσα στον επιτρεπτό χρόνο καθυστέρησης, και χάνουν και οι δύο.
    }
ruling-game-over-electronic-device =
    { $outcome ->
        [win] { NAME($loser) } χάνει την παρτίδα εξαιτίας ηλεκτρονικής συσκευής, και { NAME($winner, form: "nom") } την κερδίζει.
       *[half] { NAME($loser) } χάνει την παρτίδα εξαιτίας ηλεκτρονικής συσκευής, και { NAME($winner, form: "nom") } βαθμολογείται όπως για ισοπαλία.
    }
ruling-game-over-both-flags = Η παρτίδα είναι ισόπαλη, επειδή έπεσαν και οι δύο σημαίες.
ruling-game-over-cannot-checkmate = Η παρτίδα είναι ισόπαλη αντί για χαμένη, επειδή ο αντίπαλος δεν μπορεί να κάνει ματ με καμία δυνατή σειρά κανονικών κινήσεων.
ruling-game-over-illegal-position = Η παρτίδα είναι ισόπαλη, επειδή η θέση παραμένει αντικανονική και μετά την επόμενη κίνηση.
ruling-game-over-quickplay-finish =
    { $outcome ->
        [win] Το αίτημα στο φινάλε γρήγορου παιχνιδιού δεν γίνεται δεκτό· τερμάτισε την παρτίδα, και { NAME($winner, form: "nom") } κερδίζει.
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
ruling-game-cancelled-wrong-setup = Η παρτίδα ακυρώνεται και δεν μετρά, επειδή άρχισε με κομμάτια σε λάθος τετράγωνα.
ruling-game-cancelled-interference = Η παρτίδα ακυρώνεται και θα παιχτεί ξανά, επειδή παρενέβη θεατής.
ruling-game-cancelled-reversed-colours = Η παρτίδα ακυρώνεται και δεν μετρά, επειδή άρχισε με αντίθετα χρώματα.
ruling-game-cancelled-position-lost = Η παρτίδα ακυρώνεται και δεν μετρά, επειδή η θέση της διακοπής δεν μπορεί πια να προσδιοριστεί.
ruling-game-cancelled-broken-off = Η παρτίδα ματαιώνεται με συμφωνία και δεν μετράει.

## Διακοπείσες παρτίδες

ruling-adjourned = Η παρτίδα διακόπτεται.
ruling-move-sealed = Η κίνηση βρίσκεται σε σφραγισμένο φάκελο.
ruling-envelope-opened = Ο φάκελος ανοίγει.
ruling-game-resumed = Η παρτίδα επαναλαμβάνεται από τη θέση της διακοπής με τους χρόνους που είχαν καταγραφεί.

## Καταγραφή

ruling-noted-any-legal-move = Το άγγιγμα δεν δεσμεύει τον παίκτη, που μπορεί να κάνει οποιαδήποτε κανονική κίνηση.
ruling-noted-touch-not-binding = Το άγγιγμα { NAME($player, form: "owner") } δεν δεσμεύει: ήταν τακτοποίηση κομματιών ή έγινε κατά λάθος.
ruling-noted-both-flags-down = Και οι δύο σημαίες έχουν πέσει και δεν είναι γνωστό ποια έπεσε πρώτη· η παρτίδα συνεχίζεται.
ruling-noted-claim-is-offer = Το αίτημα { NAME($player, form: "owner") } ισχύει τώρα ως πρόταση ισοπαλίας.
ruling-noted-clock-set = Το χρονόμετρο { NAME($player, form: "owner") } ρυθμίζεται ώστε να δείχνει { TIME($ms) }.
ruling-noted-game-is-over = Η παρτίδα έχει τελειώσει, και τίποτε δεν αλλάζει το αποτέλεσμά της.
ruling-noted-appeared =
    { $times ->
        [one] Η θέση έχει εμφανιστεί μία φορά: μετά από { $at } (0: στην αρχή· +: με τη γραμμένη κίνηση).
       *[other] Η θέση έχει εμφανιστεί { $times } φορές: μετά από { $at } (0: στην αρχή· +: με τη γραμμένη κίνηση).
    }
ruling-noted-quiet-since = Από την κίνηση { $number } δεν έχει γίνει πάρσιμο ούτε κίνηση πιονιού: κινήσεις του Λευκού { $white }, του Μαύρου { $black }.
ruling-noted-clock-shows = Το χρονόμετρο { NAME($player, form: "owner") } δείχνει { TIME($ms) }.
ruling-noted-came-after = { NAME($player) } προσήλθε { TIME($ms) } μετά την έναρξη· ο επιτρεπτός χρόνος καθυστέρησης είναι { TIME($allowed) }.
ruling-noted-came-in-time = { NAME($player) } προσήλθε { TIME($ms) } μετά την έναρξη και ο επιτρεπτός χρόνος καθυστέρησης είναι { TIME($allowed) }: εγκαίρως.
ruling-noted-resumed-without = { NAME($player) } προσήλθε { TIME($ms) } μετά την επανάληψη της παρτίδας· το όριο καθυστέρησης είναι { TIME($allowed) }.
ruling-noted-found-after = Κινήσεις κάθε παίκτη ως τότε: { $moves }· από { $stays } και πάνω μένει όπως είναι.
ruling-noted-nothing-left = Δεν μένει χρόνος μετά από αυτό στο χρονόμετρο { NAME($player, form: "owner") }, και η σημαία έχει πέσει.
ruling-noted-sealed-ambiguous = Η σφραγισμένη κίνηση { NAME($player, form: "owner") } διαβάζεται με διάφορους τρόπους.
ruling-noted-sealed-unclear = Η σφραγισμένη κίνηση { NAME($player, form: "owner") } δεν διαβάζεται.
ruling-noted-sealed-illegal = Η σφραγισμένη κίνηση { NAME($player, form: "owner") } είναι αντικανονική.
ruling-noted-condition-void = Ο όρος που έθεσε { NAME($player, form: "nom") } στην πρόταση ισοπαλίας δεν μετρά, και η πρόταση ισχύει.
ruling-noted-reminded = Ο διαιτητής υπενθυμίζει τι ζητούν οι Κανόνες, και η υπενθύμιση απευθύνεται { NAME($player, form: "to") }.
ruling-noted-deadness-undecided = Δεν έχει διαπιστωθεί αν κάποιος παίκτης μπορεί ακόμη να κάνει ματ, οπότε η παρτίδα συνεχίζεται.
ruling-noted-nothing-follows = Από αυτό δεν προκύπτει τίποτα, επειδή κανένα άρθρο δεν προβλέπει κάτι.
ruling-noted-play-stopped = Το παιχνίδι μένει σταματημένο ώσπου να το αφήσει ο διαιτητής να συνεχιστεί.
ruling-noted-question-settled = Το ανοιχτό ερώτημα διευθετήθηκε έτσι.
ruling-noted-wrong-claims = { NAME($player) } έχει υποβάλει πλέον { $times } εσφαλμένα αιτήματα στη σειρά, πράγμα που ο διαιτητής μπορεί να θεωρήσει ενόχληση { NAME($opponent, form: "owner") }.
ruling-noted-repeated-offers = { NAME($player) } έχει πλέον προτείνει ισοπαλία { $times } φορές στη σειρά, πράγμα που ο διαιτητής μπορεί να θεωρήσει ενόχληση { NAME($opponent, form: "owner") }.
ruling-noted-time-not-kept = { NAME($player) } δεν μεταφέρει τον χρόνο που περίσσεψε από την περίοδο που τελείωσε ({ TIME($ms) }).
ruling-noted-last-period = { NAME($player) } βρίσκεται στην τελευταία περίοδο, στην οποία πρέπει να ολοκληρωθούν όλες οι υπόλοιπες κινήσεις.
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
ruling-noted-competition-rules = Οι Κανόνες Αγώνων ισχύουν πλήρως.
ruling-noted-limited-supervision = Η επίβλεψη είναι περιορισμένη, και ισχύουν οι ελαφρύτεροι κανόνες για το γρήγορο σκάκι και το μπλιτς.
ruling-noted-awaits-next-move = Ο διαιτητής περιμένει να ολοκληρωθεί η επόμενη κίνηση: αν και τότε η θέση είναι αντικανονική, η παρτίδα είναι ισόπαλη.
ruling-noted-position-no-longer-illegal = Με την επόμενη κίνηση η θέση έπαψε να είναι αντικανονική, και η παρτίδα συνεχίζεται.
ruling-noted-agrees-to-correct = { NAME($player) } συμφωνεί να διορθωθεί η αντικανονική κίνηση.
ruling-noted-no-castling = { NAME($player) } δεν μπορεί να κάνει ροκέ με βασιλιά ή πύργο που άρχισε σε λάθος τετράγωνο.
ruling-noted-castles-exchanged = Ο βασιλιάς και η βασίλισσα { NAME($player, form: "owner") } άρχισαν ο ένας στη θέση του άλλου: το μικρό ροκέ γίνεται προς την πλευρά της βασίλισσας, το μεγάλο προς την πλευρά του βασιλιά.
ruling-noted-must-progress = { NAME($player) } πρέπει να προχωρήσει το παιχνίδι, και ο διαιτητής παρακολουθεί.
ruling-noted-restores-on-own-time = { NAME($player) } ξαναβάζει τα μετατοπισμένα κομμάτια στη θέση τους ενώ τρέχει το δικό του χρονόμετρο.
ruling-noted-scoresheet-shown =
    { $times ->
        [one] Ο διαιτητής δείχνει { NAME($player, form: "to") } την καταγραφή της παρτίδας για πρώτη φορά.
       *[other] Ο διαιτητής δείχνει { NAME($player, form: "to") } την καταγραφή της παρτίδας· ως τώρα { $times } φορές.
    }
ruling-noted-scoresheet-given = Ο διαιτητής δίνει { NAME($player, form: "to") } ένα παρτιδόφυλλο για να γράφει τις κινήσεις.
ruling-noted-decision-postponed = Ο διαιτητής θα αποφασίσει αργότερα για το αίτημα { NAME($player, form: "owner") }, και { NAME($opponent, form: "nom") } μπορεί να πάρει δύο λεπτά.
ruling-noted-increment-set = Από εδώ και πέρα και τα δύο χρονόμετρα προσθέτουν { TIME($ms) } σε κάθε κίνηση.
ruling-noted-claim-ends-game = Το αίτημα { NAME($player, form: "owner") } τερματίζει την παρτίδα.
ruling-noted-final-position = { NAME($player) } γράφει την τελική θέση, { $position }, και { NAME($opponent, form: "nom") } την επιβεβαιώνει.
ruling-noted-scoresheet-needed = { NAME($player) } πρέπει να παραδώσει πλήρες παρτιδόφυλλο.
ruling-noted-confirmed = { NAME($player) } επιβεβαιώνει όσα έγραψε { NAME($opponent, form: "nom") }.
ruling-noted-last-move-unwritten = { NAME($player) } κίνησε ξανά χωρίς να έχει γράψει την κίνηση { $number }, την τελευταία.
ruling-noted-earlier-move-unwritten = { NAME($player) } κίνησε ξανά, και η κίνηση { $number } λείπει από το παρτιδόφυλλο.
ruling-noted-written-in-advance = { NAME($player) } έγραψε την κίνηση { $number } πριν γίνει.
ruling-noted-written-otherwise = { NAME($player) } έγραψε την κίνηση { $number } διαφορετικά από ό,τι έγινε.
ruling-noted-offer-unwritten = { NAME($player) } δεν σημείωσε την πρόταση ισοπαλίας στο παρτιδόφυλλο.
ruling-noted-scoresheet-misused = { NAME($player) } έγραψε κάτι που δεν έχει θέση σε παρτιδόφυλλο.
ruling-noted-other-notation = Όσα έγραψε { NAME($player, form: "nom") } δεν είναι σε αλγεβρική γραφή και δεν αποδεικνύουν τίποτε.
ruling-noted-need-not-write = { NAME($player) } έχει πίεση χρόνου και δεν χρειάζεται να γράφει κινήσεις ως το τέλος της περιόδου.
ruling-noted-sheet-to-complete = { NAME($player) } πρέπει να συμπληρώσει το παρτιδόφυλλο πριν κινήσει κομμάτι.
ruling-noted-moved-before-completing = { NAME($player) } κίνησε πριν συμπληρώσει το παρτιδόφυλλο.
ruling-noted-sheet-may-be-used = Το παρτιδόφυλλο { NAME($player, form: "owner") } είναι πλήρες και μπορεί να χρησιμοποιηθεί για αυτό.
ruling-noted-arbiter-has-the-moves = Το παρτιδόφυλλο του διαιτητή έχει τις κινήσεις που λείπουν και μπορεί να χρησιμοποιηθεί για αυτό.
ruling-noted-position-noted = Πριν από την αναπαράσταση της παρτίδας ο διαιτητής σημειώνει τη θέση { $position }.
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
ruling-noted-castling-announced = { NAME($player) } δήλωσε ότι πρόκειται να κάνει ροκέ.
ruling-noted-not-touched = { NAME($player) } ψηλάφησε κομμάτι στη θέση του, και αυτό δεν είναι άγγιγμα.
ruling-noted-must-announce = { NAME($player) } πρέπει να ανακοινώσει την κίνηση· ως τότε η κίνηση δεν έχει γίνει.
ruling-noted-announced-otherwise = { NAME($player) } ανακοίνωσε άλλη κίνηση από εκείνη που είναι στη σκακιέρα.
ruling-noted-announcement-unclear = Η ανακοίνωση { NAME($player, form: "owner") } δεν γίνεται κατανοητή.
ruling-noted-piece-unannounced = { NAME($player) } πρέπει να ανακοινώσει τι γίνεται το πιόνι.
ruling-noted-slip-corrected = { NAME($player) } διόρθωσε εγκαίρως την ανακοίνωση.
ruling-noted-slip-uncorrected = { NAME($player) } πάτησε το χρονόμετρο χωρίς να διορθώσει την ανακοίνωση.
ruling-noted-not-announced = { NAME($player) } πάτησε το χρονόμετρο χωρίς να ανακοινώσει την κίνηση.
ruling-noted-repeated-otherwise = { NAME($player) } επανέλαβε άλλη κίνηση από εκείνη που ανακοινώθηκε.
ruling-noted-not-repeated = { NAME($player) } δεν επανέλαβε την κίνηση που ανακοινώθηκε.
ruling-noted-corrects-board = { NAME($player) } πρέπει να διορθώσει τη θέση στη δική του σκακιέρα.
ruling-noted-by-assistant = Αυτό το έκανε ο βοηθός { NAME($player, form: "owner") }.
ruling-noted-must-seal = { NAME($player) } πρέπει να σφραγίσει μια κίνηση.
ruling-noted-must-seal-that-move = { NAME($player) } έκανε την κίνηση { $move } στη σκακιέρα και πρέπει να τη σφραγίσει.
ruling-noted-position-on-envelope = Στον φάκελο αναγράφεται η θέση { $position }.
ruling-noted-time-on-envelope = Στον φάκελο αναγράφεται ότι το χρονόμετρο { NAME($player, form: "owner") } δείχνει { TIME($ms) }.
ruling-noted-sealer-on-envelope = Στον φάκελο αναγράφεται ότι { NAME($player, form: "nom") } σφράγισε την κίνηση { $number }.
ruling-noted-offer-on-envelope = Στον φάκελο αναγράφεται η πρόταση ισοπαλίας { NAME($player, form: "owner") }.
ruling-noted-envelope-kept = Ο διαιτητής έλεγξε τον φάκελο και τον φυλάσσει.
ruling-noted-envelope-missing = Ο φάκελος λείπει, και έτσι η παρτίδα συνεχίζεται από τη θέση της διακοπής και η σφραγισμένη κίνηση γίνεται ξανά.
ruling-noted-untimely-offer = Η πρόταση { NAME($player, form: "owner") } ισχύει, αν και δεν έγινε ανάμεσα στην κίνηση και το πάτημα του χρονομέτρου.
ruling-noted-pieces-displaced = { NAME($player) } μετατόπισε κομμάτια ({ $squares }) και τα ξαναβάζει στη θέση τους στον δικό του χρόνο.
ruling-noted-time-lost = { NAME($player) } χάνει τον χρόνο ως την άφιξή του ({ TIME($ms) }), επειδή στην έναρξη δεν ήταν κανείς παρών.
ruling-noted-default-time-unstated = Η προκήρυξη οφείλει να ορίζει τον επιτρεπτό χρόνο καθυστέρησης και δεν τον ορίζει· θεωρείται μηδέν.
ruling-noted-late-arrival-allowed = Ο διαιτητής επιτρέπει { NAME($player, form: "to") } να παίξει, αν και φτάνει μετά τον επιτρεπτό χρόνο καθυστέρησης.
ruling-noted-board-turned = Η θέση μεταφέρεται σε σκακιέρα που είναι σωστά τοποθετημένη, και η παρτίδα συνεχίζεται.
ruling-noted-unplayed = Η παρτίδα θεωρείται ότι δεν παίχτηκε, επειδή κάποιος παίκτης δεν ήταν εκεί εγκαίρως.
ruling-noted-own-flag-down = Έχει πέσει και η σημαία { NAME($player, form: "owner") }, και αίτημα μπορεί να υποβάλει μόνο παίκτης που έχει ακόμη χρόνο.
ruling-noted-colours-stay = Η παρτίδα συνεχίζεται με τα χρώματα όπως είναι.
ruling-noted-promotion-piece-missing = { NAME($player) } έχει βάσιμο λόγο, επειδή λείπει το κομμάτι για την προαγωγή.
ruling-noted-valid-reason = { NAME($player) } είχε βάσιμο λόγο να σταματήσει το ρολόι.
ruling-noted-move-counter-set =
    { $moves ->
        [one] Ο μετρητής κινήσεων ρυθμίζεται σε { $moves } κίνηση.
       *[other] Ο μετρητής κινήσεων ρυθμίζεται σε { $moves } κινήσεις.
    }
ruling-noted-may-leave = { NAME($player) } έχει την άδεια να βγει.
ruling-noted-only-to-the-arbiter = Αυτό δεν λαμβάνεται υπόψη, επειδή θεατές και άλλοι παίκτες πληροφορούν τον διαιτητή και κανέναν άλλον.
ruling-noted-spectator-expelled = Ο διαιτητής αποβάλλει τον θεατή.
ruling-noted-assistant-accepted = { NAME($player) } μπορεί να έχει τον βοηθό.
ruling-noted-assistant-rejected = { NAME($player) } δεν μπορεί να έχει αυτόν τον βοηθό.
ruling-noted-appealed = { NAME($player) } κάνει ένσταση κατά της απόφασης.
ruling-noted-explanation-due = { NAME($player) } έχει δικαίωμα να του εξηγηθεί αυτό το σημείο των Κανόνων.
ruling-noted-article-explained = Ο διαιτητής εξηγεί το άρθρο { $article } { NAME($player, form: "to") }.
ruling-noted-device-allowed = Η συσκευή { NAME($player, form: "owner") } είναι απενεργοποιημένη, και αυτό επιτρέπεται.

## Καταγραφή: γιατί μια ολοκληρωμένη κίνηση ήταν αντικανονική
## $move από-προς· $by τα κομμάτια που επιτίθενται.

ruling-noted-both-hands = { NAME($player) } έκανε την κίνηση χρησιμοποιώντας και τα δύο χέρια.
ruling-noted-illegal-position = Καμία σειρά κανονικών κινήσεων δεν οδηγεί σε αυτή τη θέση.
ruling-noted-no-single-move = Αυτό που έγινε στη σκακιέρα δεν είναι μία κίνηση.
ruling-noted-illegal-because-empty-square = Η κίνηση { $move } είναι αντικανονική, επειδή εκεί δεν υπήρχε κομμάτι να κινηθεί.
ruling-noted-illegal-because-opponents-piece = Η κίνηση { $move } είναι αντικανονική, επειδή το κομμάτι ανήκει στον αντίπαλο.
ruling-noted-illegal-because-same-square = Η κίνηση { $move } είναι αντικανονική, επειδή το κομμάτι μένει στο ίδιο τετράγωνο.
ruling-noted-illegal-because-spare-king = Η κίνηση { $move } είναι αντικανονική, επειδή ως βασιλιάς μετρά άλλος βασιλιάς στη σκακιέρα.
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
answer-half-castled-rejects = Το ροκέ πρέπει να τελειώσει.
answer-resumes = Η παρτίδα συνεχίζεται με τα χρονόμετρα όπως είναι.
answer-declares-draw = Η παρτίδα είναι ισόπαλη.
answer-declares-lost = { NAME($player) } χάνει την παρτίδα.
answer-observes-flag = Η σημαία { NAME($player, form: "owner") } έπεσε πρώτη.
answer-quickplay-finish-agrees = Η παρτίδα είναι ισόπαλη.
answer-quickplay-finish-postpones = Η παρτίδα συνεχίζεται, και ο διαιτητής αποφασίζει αργότερα.
answer-quickplay-finish-rejects = Το αίτημα απορρίπτεται, και ο αντίπαλος παίρνει δύο λεπτά.
answer-quickplay-flag-agrees = Η παρτίδα είναι ισόπαλη.
answer-quickplay-flag-rejects = Με την πτώση της σημαίας χάνεται η παρτίδα.
answer-pressed-back-agrees = Μετρά ως αντικανονική κίνηση.
answer-pressed-back-resumes = Έγινε κατά λάθος, και δεν υπάρχει ποινή.
answer-refusal-resumes = Δεν υπάρχει ποινή.
answer-quickplay-referred-rejects = Το αίτημα δεν γίνεται δεκτό, και επειδή τερμάτισε την παρτίδα, όποιος το υπέβαλε χάνει.
answer-quickplay-referred-agrees = Η παρτίδα είναι ισόπαλη.
answer-quickplay-increment-agrees = Και τα δύο χρονόμετρα προσθέτουν πέντε δευτερόλεπτα σε κάθε κίνηση, και ο αντίπαλος παίρνει δύο λεπτά.
answer-quickplay-increment-rejects = Τα χρονόμετρα μένουν όπως είναι.
answer-no-progress-agrees = Η παρτίδα είναι ισόπαλη.
answer-no-progress-rejects = Ο αντίπαλος πρέπει να προχωρήσει το παιχνίδι, και η παρτίδα συνεχίζεται.
answer-late-clock-resumes = Τα χρονόμετρα μένουν όπως είναι.
answer-late-clock-sets-clocks = Το χρονοδιάγραμμα θα ζημιωνόταν, και ο διαιτητής ρυθμίζει και τα δύο χρονόμετρα.
answer-reminds = Ο διαιτητής κάνει υπενθύμιση { NAME($player, form: "to") }.
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
answer-stopped-clock-agrees = Υπήρχε βάσιμος λόγος, και τα χρονόμετρα μένουν σταματημένα ώσπου να συνεχιστεί η παρτίδα.
answer-stopped-clock-rejects = Δεν υπήρχε βάσιμος λόγος, και πρέπει να επιλεγεί ποινή.
answer-penalty-resumes = Δεν υπάρχει ποινή.
answer-disturbance-resumes = Δεν χρειάζεται καμία αποκατάσταση.
answer-assistant-agrees = { NAME($player) } μπορεί να έχει τον βοηθό, και τα χρονόμετρα μένουν όπως είναι.
answer-assistant-takes-time = { NAME($player) } μπορεί να έχει τον βοηθό και χάνει χρόνο για αυτό.
answer-assistant-rejects = { NAME($player) } δεν μπορεί να έχει αυτόν τον βοηθό.
answer-defective-clock-sets-clocks = Ο διαιτητής ρυθμίζει τους χρόνους του νέου ρολογιού.
answer-recording-assistant-resumes = Το χρονόμετρο δεν αλλάζει.
answer-reconstructs = Οι παίκτες αναπαριστούν την παρτίδα σε δεύτερη σκακιέρα.
answer-finds-no-overstep = Τίποτε δεν αποδεικνύει υπέρβαση του χρόνου, και η επόμενη κίνηση μετρά ως πρώτη νέας περιόδου.
answer-scoresheets-resumes = Η παρτίδα συνεχίζεται όπως είναι.
answer-session-end-resumes = Δεν απέμενε χρόνος ως το τέλος της συνεδρίας.

## What a report leaves open

ruling-fact-needed-fault = Τι ήταν λάθος στην κίνηση;
ruling-fact-needed-answered = Έχει κινήσει από τότε ο αντίπαλος;
ruling-fact-needed-noticed = Το ζητά ο αντίπαλος ή το είδε ο διαιτητής;
ruling-fact-needed-has = Τι κομμάτια απομένουν ({ NAME($player) });
ruling-fact-needed-against = { ruling-fact-needed-has }
ruling-fact-needed-count = Ποια κατά σειρά αντικανονική κίνηση { NAME($player, form: "owner") } είναι;
ruling-fact-needed-forces = Αρκούν τα κομμάτια που απομένουν ({ NAME($player) }) για να επιβάλουν ματ σε μόνο βασιλιά;
ruling-fact-needed-missing = Ποιες κινήσεις της περιόδου λείπουν;
ruling-fact-needed-holds = Είναι σωστό το αίτημα;
ruling-fact-needed-way = Πώς ζητήθηκε η ισοπαλία;
ruling-fact-needed-touched = Τι αγγίχτηκε;
ruling-fact-needed-possible = Υπάρχει κανονική κίνηση με αυτό που αγγίχτηκε;
ruling-fact-needed-can-castle = Είναι κανονικό το ροκέ με αυτόν τον πύργο;
ruling-fact-needed-king-moves = Αφού το ροκέ δεν επιτρέπεται: έχει ο βασιλιάς άλλη κανονική κίνηση;
ruling-fact-needed-device = Ήχησε η συσκευή ή βρέθηκε;
ruling-fact-needed-period = Σε ποια περίοδο του χρόνου σκέψης ήταν ο παίκτης;
ruling-fact-needed-after = Πόσο μετά την έναρξη προσήλθε ο παίκτης;
ruling-fact-needed-default-time = Ποιον επιτρεπτό χρόνο καθυστέρησης ορίζει η διοργάνωση;
ruling-fact-needed-moves = Πόσες κινήσεις έχει ολοκληρώσει κάθε παίκτης;
ruling-fact-needed-restored = Επανατοποθετήθηκαν τα κομμάτια πριν πατηθεί το χρονόμετρο;
ruling-fact-needed-still = Ολοκληρώθηκε η επόμενη κίνηση και είναι ακόμη αντικανονική η θέση;
ruling-fact-needed-on-move = Έχει την κίνηση { NAME($player, form: "nom") };
ruling-fact-needed-pressed = Πατήθηκε το χρονόμετρο αφού πάρθηκε ο βασιλιάς;
ruling-fact-needed-earlier = { NAME($player) } είχε αφήσει τον βασιλιά του σε σαχ, και εκείνη η κίνηση ήταν επίσης αντικανονική. Ποια κατά σειρά αντικανονική κίνηση του παίκτη ήταν;
ruling-fact-needed-left = Πόσος χρόνος απομένει στον παίκτη που υποβάλλει το αίτημα;
