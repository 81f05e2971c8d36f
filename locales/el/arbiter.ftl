# Οι σελίδες του διαιτητή: το στήσιμο μιας διοργάνωσης, η αίθουσα, όσα περιμένουν,
# η καρτέλα μιας σκακιέρας, μετά τον γύρο, οι δοκιμές· και η αίθουσα για θεατές.

# Στήσιμο διοργάνωσης

found = Νέα διοργάνωση
competition-name = Όνομα
own-name = Το όνομά σας, όπως θα γραφτεί στην αναφορά
round = Γύρος
players-example = Άννα Αναγνώστου – Βασίλης Βλάχος
    Γεωργία Γαλάνη – Δημήτρης Δούκας
boards-read = { $count ->
        [one] Μία σκακιέρα
       *[other] { $count } σκακιέρες
    }
fault-number-twice = Δύο σκακιέρες έχουν τον αριθμό { $board }.
fault-name-missing = Στη σκακιέρα { $board } λείπει ένα όνομα.
found-it = { $count ->
        [one] Στήσιμο μίας σκακιέρας
       *[other] Στήσιμο { $count } σκακιερών
    }
found-needs = Προσθέστε πρώτα τα ζευγάρια.
regulations = Προκήρυξη της διοργάνωσης
regulations-what = Επιλογές που η έκδοση { $laws } αφήνει στη διοργάνωση. Με αυτόν τον χρόνο σκέψης οι παρτίδες είναι { $pace ->
        [standard] σκάκι κανονικού χρόνου
        [rapid] γρήγορο σκάκι
       *[blitz] μπλιτς
    }. Ό,τι δεν αλλάξετε ακολουθεί τους Κανόνες.
regulation-defaulttime = Επιτρεπτός χρόνος καθυστέρησης
regulation-defaulttime-what = Χάνει όποιος αργήσει περισσότερο από αυτόν τον χρόνο μετά την έναρξη.
regulation-drawagreement = Ισοπαλία με συμφωνία
regulation-drawagreement-what = Γράψτε «free» (ελεύθερα), «never» (μόνο με τη συγκατάθεσή σας) ή «from 30» (όχι πριν από την κίνηση 30).
regulation-supervision = Επίβλεψη
regulation-supervision-what = Πληροί η επίβλεψη τις προϋποθέσεις για τους Κανόνες Αγώνων;
value-supervision-full = Πλήρης
value-supervision-limited = Περιορισμένη
regulation-devices = Ηλεκτρονικές συσκευές
regulation-devices-what = Πώς αντιμετωπίζονται τα τηλέφωνα και παρόμοιες συσκευές;
value-devices-usual = Όπως στους Κανόνες
value-devices-in_bag = Σε τσάντα, απενεργοποιημένες
value-devices-milder = Ηπιότερη ποινή
value-devices-in_bag_else_milder = Σε τσάντα, απενεργοποιημένες· αλλιώς ηπιότερη ποινή
value-devices-as_fide = Όπως στους Κανόνες της FIDE, επειδή η παρτίδα μετρά για τη διεθνή αξιολόγηση
regulation-appeals = Ενστάσεις
regulation-appeals-what = Μπορούν οι παίκτες να κάνουν ένσταση κατά αποφάσεων;
value-appeals-yes = Επιτρέπονται
value-appeals-no = Δεν επιτρέπονται
regulation-quickplayfinish = Φινάλε γρήγορου παιχνιδιού
regulation-quickplayfinish-what = Ανακοινώθηκε ότι ισχύουν οι οδηγίες για παρτίδες χωρίς προσαύξηση;
value-quickplayfinish-no = Δεν ανακοινώθηκε
value-quickplayfinish-yes = Ανακοινώθηκε
regulation-points = Βαθμοί
regulation-points-what = Για νίκη, ισοπαλία και ήττα: «1 1/2 0», ή «3 1 0».
spectators-admitted = Μπορεί να παρακολουθεί οποιοσδήποτε
spectators-delay = Καθυστέρηση για τους θεατές, σε δευτερόλεπτα
spectators-what = Καθυστέρηση για θεατές και μεταδόσεις
as-training = Παρτίδες εκμάθησης
as-training-what = Και οι δύο παίκτες βλέπουν κάθε απόφαση με το άρθρο της. Σε μια συνηθισμένη διοργάνωση δεν τις βλέπουν.

# Σύνδεσμοι

slips-what = { $count ->
        [one] Στήθηκε μία σκακιέρα.
       *[other] Στήθηκαν { $count } σκακιέρες.
    } Κάθε σύνδεσμος είναι για μία θέση. Τυπώστε τώρα τα δελτία, κόψτε τα και μοιράστε τα: δεν εμφανίζονται ξανά. Αν χαθεί ένας σύνδεσμος, τον αντικαθιστάτε στη σκακιέρα.
to-table = Μετάβαση στο τραπέζι του διαιτητή
print = Εκτύπωση
save-links = Αποθήκευση των συνδέσμων ως CSV
broadcast = PGN για μετάδοση
qr-of = Κωδικός QR με τον σύνδεσμο για: { $name }
board-number = Σκακιέρα { $number }

# Η αίθουσα

state-not_started = δεν έχει αρχίσει
state-playing = σε εξέλιξη
state-stopped = σταματημένα χρονόμετρα
state-adjourned = έχει διακοπεί
state-over = τελείωσε
state-cancelled = ακυρώθηκε
moves-made = Κινήσεις που έγιναν
connected = Συνδεδεμένος
not-connected = Δεν είναι συνδεδεμένος
counts = { $playing } σε εξέλιξη{ $stopped ->
        [0] {""}
       *[other] , { $stopped } σταματημένες
    }, { $over } τελείωσαν
start-round = { $count ->
        [one] Έναρξη σε μία σκακιέρα
       *[other] Έναρξη του γύρου: { $count } σκακιέρες
    }
stop-all = Σταμάτημα όλων των χρονομέτρων
resume-all = Επανεκκίνηση όλων
sure = Είστε βέβαιοι;
show = Προβολή
filter-all = Όλες
filter-attention = Όσες χρειάζονται προσοχή
filter-playing = Σε εξέλιξη
filter-over = Όσες τελείωσαν
order = Ταξινόμηση
order-number = Σκακιέρα
order-attention = Προτεραιότητα
order-time = Χρόνος που απομένει
bell = Ήχος για νέες κλήσεις
bell-on = Με ήχο
bell-off = Χωρίς ήχο
away-what = Ειδοποίηση για κλήσεις όσο αυτή η σελίδα είναι κλειστή. Τις φέρνει η υπηρεσία ειδοποιήσεων του φυλλομετρητή, που δεν μπορεί να τις διαβάσει.
away-on = Ειδοποιήσεις με κλειστή σελίδα: ναι
away-off = Ειδοποιήσεις με κλειστή σελίδα: όχι
away-no-https = Οι ειδοποιήσεις με κλειστή σελίδα χρειάζονται διεύθυνση που αρχίζει με https://.
away-no-browser = Αυτός ο φυλλομετρητής δεν μπορεί να σας ειδοποιήσει όταν η σελίδα είναι κλειστή. Σε iPhone ή iPad προσθέστε πρώτα τη σελίδα στην οθόνη αφετηρίας.
away-no-denied = Οι ρυθμίσεις του φυλλομετρητή μπλοκάρουν τις ειδοποιήσεις αυτής της σελίδας.
away-failed = Η υπηρεσία ειδοποιήσεων του φυλλομετρητή δεν απάντησε. Δοκιμάστε ξανά.
to-round = Έντυπα
to-hall = Η αίθουσα
to-slips = Δελτία
no-boards = Δεν υπάρχουν ακόμη σκακιέρες.
not-everywhere = Η απόφαση δεν καταχωρίστηκε στις σκακιέρες { $boards }.

# Τι χρειάζεται προσοχή. $side: white, black ή none.

mark-question = Προς απόφαση
mark-call-stopped = Καλεί: { $side ->
        [white] Λευκός
       *[black] Μαύρος
    }
mark-call-explanation = Εξήγηση: { $side ->
        [white] Λευκός
       *[black] Μαύρος
    }
mark-call-assistant = Βοηθός: { $side ->
        [white] Λευκός
       *[black] Μαύρος
    }
mark-call-appeal = Ένσταση: { $side ->
        [white] Λευκός
       *[black] Μαύρος
    }
mark-call-adjournment = Αίτημα διακοπής: { $side ->
        [white] Λευκός
       *[black] Μαύρος
    }
mark-interrupted = Διακοπή από τον διακομιστή
mark-stopped = Σταματημένα χρονόμετρα
mark-irregular = Αντικανονική κίνηση: { $side ->
        [white] Λευκός
       *[black] Μαύρος
    }
mark-both-in-check = Και οι δύο βασιλιάδες σε σαχ
mark-flag = Σημαία: { $side ->
        [white] Λευκός
       *[black] Μαύρος
    }
mark-too-late = Πέρασε ο χρόνος καθυστέρησης: { $side ->
        [white] Λευκός
       *[black] Μαύρος
    }
mark-absent = Δεν ήρθε ακόμη: { $side ->
        [white] Λευκός
       *[black] Μαύρος
    }
mark-away = Χωρίς σύνδεση: { $side ->
        [white] Λευκός
       *[black] Μαύρος
    }
mark-short = Πίεση χρόνου: { $side ->
        [white] Λευκός
       *[black] Μαύρος
    }
mark-repetition = Ίδια θέση { $count } φορές
mark-quiet = { $count } ημικινήσεις χωρίς πάρσιμο ή κίνηση πιονιού
mark-unwritten = Δεν καταγράφει κινήσεις: { $side ->
        [white] Λευκός
       *[black] Μαύρος
    }
mark-offer = Πρόταση ισοπαλίας: { $side ->
        [white] Λευκός
       *[black] Μαύρος
    }
mark-news = Μόλις αποφασίστηκε

# Όσα περιμένουν

queue = Σας περιμένουν
queue-empty = Δεν περιμένει τίποτα.
take = Το αναλαμβάνω
leave = Το αφήνω
settle = Διευθετήθηκε
taken-by-you = Το έχετε αναλάβει
taken-by = Το έχει αναλάβει: { $name }
an-arbiter = Διαιτητής
the-software = Το λογισμικό

# Οι γραμμές των σκακιερών και όσα περιμένουν.

view-rows = Γραμμές
view-boards = Σκακιέρες
column-no = Αρ.
column-clock = Χρόνος
column-state = Κατάσταση
to-watch = Για παρακολούθηση
nobody-claimed = παρατηρήθηκε, χωρίς αξίωση
seen-not-claimed = κίνηση { $count }, κανείς δεν έχει αξιώσει
ago = πριν { $time }
position-now = Η θέση τώρα
stop-and-correct = Διακοπή και διόρθωση
leave-it = Καμία ενέργεια
if-decided = { $kind ->
        [flag] Αν διαπιστώσετε την πτώση της σημαίας
       *[other] Αν το διορθώσετε
    }

# Η καρτέλα μιας σκακιέρας

card = Σκακιέρα { $number }
certain = Γεγονότα
options = { $count ->
        [one] Η επιλογή σας
       *[other] Οι επιλογές σας ({ $count })
    }
ends-the-game = Έτσι τελειώνει η παρτίδα. Είστε βέβαιοι;
time-to-give = Χρόνος
clocks-then = Λευκός { $white } · Μαύρος { $black }
position-then = Η θέση εκείνη τη στιγμή
recommended = Συνιστάται. { $because }
sequence = Πώς συνέβη
position-at-step = Η θέση μετά το βήμα { $number }
step-back = Προηγούμενο βήμα
from-here = Χρήση αυτής της θέσης
step-on = Επόμενο βήμα
the-laws = Οι Κανόνες
find-article = Αναζητήστε αριθμό ή λέξεις, για να απαντήσετε σε ερώτηση παίκτη
tell-side =
    { $side ->
        [white] Εξήγηση στον Λευκό
       *[black] Εξήγηση στον Μαύρο
    }
tell-both = Εξήγηση και στους δύο
more-articles = { $count ->
        [one] Ένα άρθρο ακόμη
       *[other] { $count } άρθρα ακόμη
    }
new-links = Νέος σύνδεσμος για παίκτη
decisions = Αποφάσεις και σημειώσεις
note = Σημείωση για τα πρακτικά
note-keep = Καταχώριση
relink-what = Ο νέος σύνδεσμος κλείνει αμέσως τον παλιό. Η παρτίδα δεν επηρεάζεται.
relink = Νέος σύνδεσμος για: { $name }
termination = { $termination ->
        [checkmate] ματ
        [resignation] εγκατάλειψη
        [stalemate] πατ
        [dead_position] νεκρή θέση
        [agreement] συμφωνία ισοπαλίας
        [threefold_repetition] τριπλή επανάληψη
        [fifty_moves] πενήντα κινήσεις
        [fivefold_repetition] πενταπλή επανάληψη
        [seventy_five_moves] εβδομήντα πέντε κινήσεις
        [time_forfeit] υπέρβαση του χρόνου
        [illegal_moves] αντικανονικές κινήσεις
        [default_time] καθυστερημένη άφιξη
        [both_flags] πτώση και των δύο σημαιών
        [cannot_checkmate] ο αντίπαλος δεν μπορεί να κάνει ματ
        [quickplay_finish] φινάλε γρήγορου παιχνιδιού
        [sealed_move] σφραγισμένη κίνηση
        [electronic_device] ηλεκτρονική συσκευή
        [illegal_position] αντικανονική θέση
        [signed_result] υπογεγραμμένο αποτέλεσμα
       *[other] απόφαση του διαιτητή
    }

# Με το χέρι

by-hand = Με το χέρι
do-it = Εκτέλεση
hand-clocks = Χρονόμετρα
hand-board = Στη σκακιέρα
hand-penalties = Ποινές
hand-result = Αποτέλεσμα
hand-players = Παίκτες
hand-adjournment = Διακοπή
hand-words = Γράψτε ένα συμβάν
act-starts = Έναρξη των χρονομέτρων
act-stops = Σταμάτημα των χρονομέτρων
act-resumes = Επανεκκίνηση των χρονομέτρων
act-sets-clocks = Ρύθμιση και των δύο χρονομέτρων
act-gives-time = Προσθήκη χρόνου
act-gives-disturbance = Προσθήκη χρόνου για ενόχληση
act-takes-time = Αφαίρεση χρόνου
act-sets-counter = Ρύθμιση του μετρητή κινήσεων
act-illegal-move = Διόρθωση αντικανονικής κίνησης
act-illegal-position = Αντικανονική θέση
act-touched = Κομμάτι που αγγίχτηκε δεν κινήθηκε
act-displaced = Μετατοπισμένα κομμάτια
act-reinstates = Στήσιμο θέσης
set-up-what = Στήστε την τελευταία θέση που μπορεί να προσδιοριστεί: αγγίξτε ένα κομμάτι και μετά το τετράγωνό του. Από εκεί συνεχίζεται η παρτίδα.
take-off = Αφαίρεση
to-move = Έχει την κίνηση:
move-number = Αριθμός κίνησης:
act-flag = Έπεσε η σημαία
act-both-flags = Και οι δύο σημαίες, με άγνωστη σειρά
act-wrong-setup = Λανθασμένη αρχική θέση
act-wrong-orientation = Λάθος τοποθετημένη σκακιέρα
act-reversed-colours = Αντίθετα χρώματα
act-wrong-clock = Λανθασμένη ρύθμιση του ρολογιού
act-defective-clock = Ρολόι με βλάβη
act-reconstruct = Αναπαράσταση της παρτίδας
act-no-overstep = Τα παρτιδόφυλλα δεν δείχνουν υπέρβαση χρόνου
act-warns = Προειδοποίηση
act-more-time = Περισσότερος χρόνος στον αντίπαλο
act-less-time = Λιγότερος χρόνος στον παραβάτη
act-opponent-points = Μισός βαθμός επιπλέον στον αντίπαλο
act-fewer-points = Αφαίρεση μισού βαθμού
act-fines = Πρόστιμο
act-excludes = Αποκλεισμός από γύρους
act-expels = Αποβολή από τη διοργάνωση
act-expels-spectator = Αποβολή του θεατή
act-lost = Κήρυξη της παρτίδας ως χαμένης
act-draw = Κήρυξη ισοπαλίας
act-cancels = Ακύρωση της παρτίδας
act-rejects-signed = Απόρριψη του υπογεγραμμένου αποτελέσματος
act-late = Άδεια για καθυστέρηση
act-leave = Άδεια εξόδου
act-arrives = Φτάνει
act-leaves-area = Βγαίνει από την αίθουσα αγώνων
act-leaves-venue = Βγαίνει από τις εγκαταστάσεις αγώνων
act-phone = Χτυπά το τηλέφωνό του
act-phone-bag = Το τηλέφωνο ακούγεται στην τσάντα
act-device = Έχει συσκευή
act-device-bag = Έχει στην τσάντα ενεργοποιημένη συσκευή
act-device-off = Έχει απενεργοποιημένη συσκευή
act-inspection = Αρνείται τον έλεγχο
act-notes = Χρησιμοποιεί σημειώσεις
act-distracts = Ενοχλεί τον αντίπαλο
act-disrepute = Δυσφημεί το σκάκι
act-refuses = Αρνείται να συμμορφωθεί
act-absent = Δεν έχει έρθει
act-device-noise = Η συσκευή κάνει θόρυβο
act-no-record = Δεν καταγράφει τις κινήσεις
act-talks = Μιλά
act-eats = Τρώει
act-smokes = Καπνίζει
act-accuses = Κατηγορεί τον αντίπαλο
act-warns-both = Προειδοποίηση και στους δύο
act-clock-handling = Χειρίζεται κακώς το χρονόμετρο
act-enters = Κάποιος τρίτος μπαίνει στην αίθουσα αγώνων
act-adjourns = Διακοπή της παρτίδας
act-seals = Παίκτης σφραγίζει κίνηση
act-opens-envelope = Άνοιγμα του φακέλου
act-resumes-game = Συνέχιση της παρτίδας
act-envelope-lost = Ο φάκελος χάθηκε
act-position-lost = Η θέση χάθηκε
act-words = Οποιοδήποτε συμβάν
act-no-reason = Δεν υπήρχε βάσιμος λόγος
act-default-lost = Κήρυξη της παρτίδας ως χαμένης
field-time = Χρόνος
field-squares = Τετράγωνα
field-number = Κινήσεις
field-score = Βαθμοί του αντιπάλου
field-move = Κίνηση
field-words = Για παράδειγμα: «Arbiter warns White»

# Μετά τον γύρο

part-results = Αποτελέσματα
part-report = Αναφορά
part-sheets = Παρτιδόφυλλα
read-again = Ανανέωση
column-board = Σκακιέρα
nothing-to-report = Δεν υπάρχει τίποτε να αναφερθεί.
scoresheet-of = Παρτιδόφυλλο: { $name }, σκακιέρα { $number }
nothing-written = Δεν γράφτηκε τίποτε.
sheets-unwritten = { $count ->
        [one] Ένα παρτιδόφυλλο είναι κενό.
       *[other] { $count } παρτιδόφυλλα είναι κενά.
    }
scoresheet-signed = Υπογράφηκε: { $result }
not-signed = Χωρίς υπογραφή

# Θεατές

shown-late = Προβάλλεται με καθυστέρηση { $seconds ->
        [one] { $seconds } δευτερολέπτου
       *[other] { $seconds } δευτερολέπτων
    }
elsewhere = Κοινοποίηση ή ενσωμάτωση
embed = Κώδικας για ενσωμάτωση σε άλλη σελίδα

# Δοκιμές

# The book of the Laws.
laws-title = Οι Κανόνες
laws-what = Κάθε άρθρο με δικά μας λόγια: τι ζητά, ποιος αποφασίζει, τι άλλαξε, και περιπτώσεις που τις βλέπετε βήμα βήμα. Δεν αντικαθιστά το κείμενο των Κανόνων.
laws-cases = Περιπτώσεις
laws-all-cases = Και οι { $count }
laws-fewer-cases = Λιγότερες
laws-all-chapters = Όλα τα κεφάλαια
laws-elsewhere = Σε άλλες εκδόσεις
laws-decides = Ποιος αποφασίζει
laws-related = Δείτε επίσης
laws-terms = Όροι
laws-own-words = Δικά μας λόγια
    .what = Η σελίδα εξηγεί το άρθρο. Δεν αντικαθιστά το κείμενο των Κανόνων.
laws-amount-count =
    { $count ->
        [1] Η πρώτη
        [2] Η δεύτερη
       *[3] Η τρίτη
    }
laws-amount-each = Κάθε φορά
laws-amount-pace =
    { $pace ->
        [standard] Κανονικό
        [rapid] Γρήγορο
       *[blitz] Μπλιτς
    }
laws-amount-limited = Μπλιτς, περιορισμένη επίβλεψη
laws-amount-to = στον αντίπαλο
laws-amount-lost = Χαμένη παρτίδα
    .unless = ισοπαλία, αν ο αντίπαλος δεν μπορεί να δώσει ματ με καμία σειρά κανονικών κινήσεων
laws-contents = Περιεχόμενα
laws-search = Αριθμός ή λέξεις
laws-found = { $count ->
    [0] Κανένα άρθρο δεν περιέχει όλες αυτές τις λέξεις.
    [one] Ένα άρθρο
   *[other] { $count } άρθρα
}
laws-changed = Μετά από την έκδοση { $before }
laws-unchanged = Καμία αλλαγή, εκτός ίσως από τον αριθμό.
laws-glossary = Γλωσσάρι
laws-glossary-title = Οι όροι των Κανόνων
laws-to-print = Μορφή για εκτύπωση
laws-whole = Ολόκληρη η έκδοση
laws-glossary-board = { $term }: ο όρος πάνω στη σκακιέρα
laws-previous = Προηγούμενο
laws-next = Επόμενο
laws-sandbox = Άνοιγμα στο «Τι θα γινόταν αν…;»

what-if = Τι θα γινόταν αν…;
what-if-what = Αλλάξτε τα συμβάντα ή την έκδοση και δείτε πώς αλλάζει η απόφαση. Οι πραγματικές παρτίδες δεν επηρεάζονται.
exercises = Περιπτώσεις
open-file = Άνοιγμα αρχείου παρτίδας
as-the-text-says = Όπως στο αρχείο
protocol = Συμβάντα, ένα σε κάθε γραμμή
judge = Απόφαση
what-would-you-rule = Τι θα αποφασίζατε;
show-ruling = Προβολή της απόφασης

# Ο αγώνας: γύροι, ποιος παίζει με ποιον, αποτελέσματα.
players-file = Επιλέξτε αρχείο κληρώσεων
players = Ή επικολλήστε την κλήρωση, ένα ζευγάρι ανά γραμμή
players-what = Γίνονται δεκτά: το αρχείο τουρνουά της FIDE (TRF16, TRF26), μόνο του ή με την κλήρωση από το bbpPairings ή το JaVaFo· αρχείο ή κατάλογος του Swiss-Manager, Vega, SwissSys ή LiveChess· βιβλίο εργασίας (.xlsx)· αποθηκευμένη σελίδα του chess-results· ή γραμμές όπως «Λευκά – Μαύρα». Εδώ ελέγχετε και διορθώνετε το αποτέλεσμα πριν αρχίσει οτιδήποτε.
understood-as = { $source ->
        [trf] Διαβάστηκε ως αρχείο τουρνουά της FIDE.
        [table] Διαβάστηκε ως πίνακας με επικεφαλίδα.
        [names] Διαβάστηκε ένα όνομα ανά γραμμή: ο πρώτος παίζει με τα λευκά εναντίον του δεύτερου.
        [numbers] Διαβάστηκαν αριθμοί αρχικής κατάταξης.
        [livechess] Διαβάστηκε ως γύρος του LiveChess.
        [vega] Διαβάστηκε ως τουρνουά του Vega.
        [swisssys] Διαβάστηκε ως τουρνουά του SwissSys.
        [start_list] Διαβάστηκε ως κατάλογος παικτών, χωρίς κλήρωση.
       *[pairings] Διαβάστηκε ένα ζευγάρι ανά γραμμή.
    }
byes-read = { $count ->
        [one] Ένας παίκτης δεν κληρώθηκε.
       *[other] { $count } παίκτες δεν κληρώθηκαν.
    }
lines-unread = { $count ->
        [one] Μία γραμμή δεν έγινε κατανοητή:
       *[other] { $count } γραμμές δεν έγιναν κατανοητές:
    }
line-one_name = Λείπει το δεύτερο όνομα.
line-no_name = Λείπουν τα ονόματα.
line-contradiction = Η γραμμή του αντιπάλου λέει κάτι άλλο.
line-number_twice = Ο αριθμός αυτής της σκακιέρας υπάρχει δύο φορές.
line-no_such_rank = Κανένας παίκτης στο αρχείο τουρνουά δεν έχει αυτόν τον αριθμό αρχικής κατάταξης.
line-hidden_signs = Αφαιρέθηκαν αόρατοι χαρακτήρες.
line-old_workbook = Αυτό το βιβλίο εργασίας είναι παλαιότερο από .xlsx ή έχει κωδικό. Αποθηκεύστε το ως .xlsx ή CSV.
line-too_much = Το αρχείο είναι πολύ μεγάλο.
line-broken = Αυτό το αρχείο είναι κατεστραμμένο ή δεν είναι κατάλογος.
board-wanted = Συμπερίληψη της σκακιέρας { $number }
do-not-play = Δεν κληρώθηκαν:
bye = { $code ->
        [H] ρεπό μισού βαθμού
        [F] ρεπό ενός βαθμού
        [U] ρεπό από την κλήρωση
       *[Z] απών
    }
round-number = Γύρος { $round }
part-next = Επόμενος γύρος
add-round = { $count ->
        [one] Προσθήκη του γύρου { $round } με μία σκακιέρα
       *[other] Προσθήκη του γύρου { $round } με { $count } σκακιέρες
    }
take-away = Λήψη
keep-trf = Αρχείο τουρνουά με αποτελέσματα
keep-csv = CSV
keep-pgn = PGN για θεατές
keep-incidents = PGN με περιστατικά
entered-by-hand = καταχωρίστηκε από διαιτητή
other-result = Άλλο αποτέλεσμα
result-none = Αφαίρεση του αποτελέσματος που καταχωρίστηκε
result-np = −/+ δεν έπαιξε ο Λευκός
result-pn = +/− δεν έπαιξε ο Μαύρος
result-nn = −/− κανείς δεν έπαιξε
result-00 = 0–0 χάνουν και οι δύο
result-h0 = ½–0
result-0h = 0–½
result-WL = 1–0, λιγότερο από μία κίνηση ο καθένας
result-DD = ½–½, λιγότερο από μία κίνηση ο καθένας
result-LW = 0–1, λιγότερο από μία κίνηση ο καθένας

# Ποιος είναι εδώ, απαντήσεις, αποτελέσματα στο χαρτί, διαιτητές, διορθώσεις.

connected-only = Συνδεδεμένος, αλλά δεν πάτησε «Είμαι εδώ»
mark-disputed = Υπέγραψαν διαφορετικά αποτελέσματα
answer-read = Εντάξει
on-record = Καταγράφηκε. Οι Κανόνες δεν προβλέπουν συνέπειες.
done-at = { $count ->
        [one] Έγινε σε μία σκακιέρα.
       *[other] Έγινε σε { $count } σκακιέρες.
    }
start-without = { $count ->
        [one] Ένας παίκτης δεν έχει πατήσει «Είμαι εδώ». Να αρχίσει έτσι κι αλλιώς;
       *[other] { $count } παίκτες δεν έχουν πατήσει «Είμαι εδώ». Να αρχίσει έτσι κι αλλιώς;
    }
act-here = Είναι εδώ
on-paper = Το αποτέλεσμα στο χαρτί
signed-by = { $name } ({ $side ->
        [white] λευκός
       *[black] μαύρος
    }): υπέγραψε { $result }.
signed-by-both = υπογράφηκε και από τους δύο
entered-as = Αποτέλεσμα:
result-entered = Καταχωρίστηκε: { $result }
result-back = Το αποτέλεσμα αφαιρέθηκε· η σκακιέρα είναι πάλι ανοιχτή.
in-rounds = { $count ->
        [one] (γύρος { $rounds })
       *[other] (γύροι { $rounds })
    }
count-illegal_move = { $count ->
        [one] μία αντικανονική κίνηση
       *[other] { $count } αντικανονικές κινήσεις
    }
count-warning = { $count ->
        [one] μία προειδοποίηση
       *[other] { $count } προειδοποιήσεις
    }
count-penalty = { $count ->
        [one] μία ποινή
       *[other] { $count } ποινές
    }
part-pairings = Ζευγάρια
part-correct = Διορθώσεις
part-arbiters = Διαιτητές
colleagues-what = Κάθε διαιτητής έχει δικό του σύνδεσμο. Οι αποφάσεις του καταγράφονται με το όνομά του.
colleague-name = Όνομα
colleague-invite = Πρόσκληση
colleague-link = Ο σύνδεσμος για: { $name }. Φαίνεται μόνο μία φορά: δείξτε τον για σάρωση ή στείλτε τον.
colleague-you = εσείς
colleague-again = Νέος σύνδεσμος (κλείνει τον παλιό)
colleague-close = Κλείσιμο συνδέσμου
corrections-what = Τα ονόματα διορθώνονται οποτεδήποτε, όλα τα άλλα ώσπου να αρχίσει η παρτίδα. Η παλιά καταχώριση διατηρείται.
put-right-done = Διορθώθηκε και καταγράφηκε.
nothing-changed = Καμία αλλαγή.
put-it-right = Διόρθωση
swap-colours = Αλλαγή χρωμάτων
take-board-out = Αφαίρεση σκακιέρας
taken-out = αφαιρέθηκε
only-names = Η παρτίδα έχει αρχίσει: διορθώνονται μόνο τα ονόματα.
links-are-of-a-side = Ο σύνδεσμος ανήκει στη θέση του Λευκού ή του Μαύρου, όχι σε πρόσωπο. Μοιράστε ξανά τα δελτία αν αλλάξετε χρώματα ή παίκτες.
one-board-more = Προσθήκη σκακιέρας
add-board = Προσθήκη
control-of-round = Χρόνος σκέψης αυτού του γύρου
control-too-late = Ο χρόνος σκέψης δεν αλλάζει: κάποια παρτίδα του γύρου έχει αρχίσει.
put-right-so-far = Διορθώσεις ως τώρα
by-decision = με απόφαση του διαιτητή
by-forfeit = χωρίς αγώνα
hardly-played = λιγότερο από μία κίνηση ο καθένας
report-boards = { $count ->
        [one] μία σκακιέρα
       *[other] { $count } σκακιέρες
    }
report-apart = Αποτελέσματα εκτός σκακιέρας
report-players = Περιστατικά ανά παίκτη, όλη η διοργάνωση
report-arbiters = Διαιτητές
report-place-date = Τόπος και ημερομηνία
report-signature = Υπογραφή
slips-links = Σύνδεσμοι παικτών
slips-results = Δελτία αποτελέσματος
slips-start = Έναρξη του γύρου
slips-starts = έναρξη { $start }
slip-code = Κωδικός για υπογραφή του αποτελέσματος στη σκακιέρα { $number }
slip-scan = Ή σαρώστε τον κωδικό και υπογράψτε εκεί και οι δύο.
slip-title = Δελτίο αποτελέσματος
slip-means = { $codes ->
        [white] νίκη του Λευκού
        [black] νίκη του Μαύρου
       *[draw] ισοπαλία
    }
slip-sure = { $side ->
        [white] Ο Λευκός υπογράφει { $result }. Πατήστε ξανά.
       *[black] Ο Μαύρος υπογράφει { $result }. Πατήστε ξανά.
    }
slip-signed = Υπογράφηκε: { $result }
slip-unsigned = Δεν υπογράφηκε ακόμη
slip-holds = { $result }: το αποτέλεσμα καταχωρίστηκε. Ευχαριστούμε.
slip-differs = Υπογράψατε διαφορετικά αποτελέσματα. Κλήθηκε ο διαιτητής. Ο καθένας σας μπορεί να υπογράψει ξανά.
regulation-choose = Επιλέξτε
own-events = Οι διοργανώσεις σας
