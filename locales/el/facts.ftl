# Known facts of an incident that the arbiter reports, as labels on buttons and in lists: no
# full stop, no capital.

fact-not-legal = η κίνηση δεν ήταν κανονική
fact-pawn-not-promoted = πιόνι έμεινε στην τελευταία οριζόντια χωρίς προαγωγή
fact-no-move = το χρονόμετρο πατήθηκε χωρίς κίνηση
fact-both-hands = η κίνηση έγινε με τα δύο χέρια
fact-king-taken = πάρθηκε ο βασιλιάς
fact-answered = ο αντίπαλος έχει παίξει από τότε
fact-not-answered = ο αντίπαλος δεν έχει παίξει από τότε
fact-claimed = υπέβαλε αίτημα ο αντίπαλος
fact-seen = είδε την παράβαση ο διαιτητής
fact-own-piece = δικό του κομμάτι
fact-opponents-piece = κομμάτι του αντιπάλου
fact-own-and-opponents-piece = δικό του κομμάτι και κομμάτι του αντιπάλου
fact-king-and-rook = βασιλιάς και πύργος, πρώτα ο βασιλιάς ή και οι δύο μαζί
fact-rook-before-king = πύργος και ύστερα βασιλιάς
fact-adjusted-or-by-accident = τακτοποίηση ή άγγιγμα κατά λάθος
fact-can-be-played = υπάρχει κανονική κίνηση με αυτό
fact-cannot-be-played = δεν υπάρχει κανονική κίνηση με αυτό
fact-king-can-move = ο βασιλιάς έχει άλλη κανονική κίνηση
fact-king-cannot-move = ο βασιλιάς δεν έχει κανονική κίνηση
fact-with-the-move = ενώ έχει την κίνηση, χωρίς να έχει αγγίξει κομμάτι
fact-with-a-written-move = με γραμμένη την κίνηση, χωρίς να έχει αγγίξει κομμάτι
fact-after-touching-a-piece = αφού άγγιξε ή κίνησε κομμάτι στην κίνηση αυτή
fact-after-pressing-the-clock = αφού πάτησε το χρονόμετρο
fact-on-the-move = ο παίκτης έχει την κίνηση
fact-not-on-the-move = ο αντίπαλος έχει την κίνηση
fact-forces-mate = τα κομμάτια αρκούν για να επιβληθεί ματ
fact-does-not-force-mate = τα κομμάτια δεν αρκούν για να επιβληθεί ματ
fact-pressed = το χρονόμετρο πατήθηκε
fact-not-pressed = το χρονόμετρο δεν πατήθηκε
fact-correct = το αίτημα είναι σωστό
fact-incorrect = το αίτημα είναι εσφαλμένο
fact-sounded = η συσκευή ήχησε
fact-sounded-in-a-bag = η συσκευή ήχησε μέσα στην τσάντα
fact-found = βρέθηκε συσκευή
fact-not-switched-off = βρέθηκε ενεργοποιημένη σε τσάντα
fact-switched-off = βρέθηκε απενεργοποιημένη σε τσάντα
fact-put-back = επανατοποθετήθηκαν πριν πατηθεί το χρονόμετρο
fact-not-put-back = δεν επανατοποθετήθηκαν πριν πατηθεί το χρονόμετρο
fact-before-the-next-move = η επόμενη κίνηση δεν έχει ολοκληρωθεί
fact-still-so = η θέση είναι ακόμη αντικανονική μετά την επόμενη κίνηση
fact-not-so-any-more = η θέση δεν είναι πια αντικανονική μετά την επόμενη κίνηση
fact-last-period = είναι η τελευταία περίοδος
fact-no-moves-missing = δεν λείπουν κινήσεις
fact-moves-missing = κινήσεις που λείπουν: { $number }
fact-number = αντικανονική κίνηση αριθμός { $number }
fact-period = περίοδος { $number }
fact-moves-made = ολοκληρωμένες κινήσεις του καθενός: { $number }
fact-after = { TIME($ms) } μετά την έναρξη
fact-default-time =
    { $ms ->
        [0] επιτρεπτός χρόνος καθυστέρησης: μηδέν
       *[other] επιτρεπτός χρόνος καθυστέρησης: { TIME($ms) }
    }
fact-left = χρόνος που απομένει: { TIME($ms) }
fact-in = στη θέση που δόθηκε
fact-has-king = { NAME($player, form: "nom") } έχει μόνο τον βασιλιά
fact-has-king-and-bishop = { NAME($player, form: "nom") } έχει βασιλιά και αξιωματικό
fact-has-king-and-knight = { NAME($player, form: "nom") } έχει βασιλιά και ίππο
fact-has-king-and-queens = { NAME($player, form: "nom") } έχει βασιλιά και βασίλισσες
fact-has-king-and-rooks = { NAME($player, form: "nom") } έχει βασιλιά και πύργους
fact-has-more = { NAME($player, form: "nom") } έχει περισσότερα κομμάτια
fact-can-checkmate = { NAME($player, form: "nom") } μπορεί ακόμη να κάνει ματ
fact-cannot-checkmate = { NAME($player, form: "nom") } δεν μπορεί πια να κάνει ματ

# Steps for the arbiter's hands and the clock, in order.

hands-stop = Σταματήστε και τα δύο χρονόμετρα.
hands-add = Προσθέστε { TIME($ms) } στο χρονόμετρο { NAME($player, form: "owner") }.
hands-take = Αφαιρέστε { TIME($ms) } από το χρονόμετρο { NAME($player, form: "owner") }.
hands-clock = Χρονόμετρο { NAME($player, form: "owner") }
hands-start = Ξεκινήστε το χρονόμετρο { NAME($player, form: "owner") }.
hands-go-on = Ξεκινήστε το χρονόμετρο του παίκτη που έχει σειρά να παίξει.
hands-wait = Αφήστε σταματημένα και τα δύο χρονόμετρα μέχρι να αποφασίσετε.
hands-put-back = Στήστε τη θέση πριν από την αντικανονικότητα ή, αν δεν είναι γνωστή, την τελευταία γνωστή θέση.
hands-taken-back = Πάρτε πίσω τις κινήσεις που έγιναν μετά την αντικανονικότητα.
hands-displaced = Ξεκινήστε το χρονόμετρο { NAME($player, form: "owner") } όσο { NAME($player, form: "nom") } ξαναβάζει τα κομμάτια στη θέση τους. Έπειτα σταματήστε πάλι και τα δύο χρονόμετρα.
hands-over = Αφήστε σταματημένα και τα δύο χρονόμετρα. Σημειώστε το αποτέλεσμα { $result }· υπογράφουν και οι δύο παίκτες.
hands-forfeit = Αφήστε σταματημένα και τα δύο χρονόμετρα. Σημειώστε το αποτέλεσμα { $result } ως παρτίδα που δεν παίχτηκε.
hands-nothing = Μην κάνετε τίποτα: το παιχνίδι συνεχίζεται.
hands-decide = Αφήστε το παιχνίδι να συνεχιστεί ώσπου να αποφασίσετε.

# Headline of an answer. $open: yes while a decision is open.
verdict-illegal-move =
    { $count ->
        [1] Πρώτη αντικανονική κίνηση
        [2] Δεύτερη αντικανονική κίνηση
        [3] Τρίτη αντικανονική κίνηση
       *[other] { $count }η αντικανονική κίνηση
    }{ $open ->
        [yes] { "" }
       *[no] : η παρτίδα συνεχίζεται
    }
verdict-goes-on = Η παρτίδα συνεχίζεται
