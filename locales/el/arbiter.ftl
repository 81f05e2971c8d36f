# Οι σελίδες του διαιτητή: το στήσιμο μιας διοργάνωσης, η αίθουσα, όσα περιμένουν,
# η καρτέλα μιας σκακιέρας, μετά τον γύρο, οι δοκιμές· και η αίθουσα για θεατές.

# Στήσιμο διοργάνωσης

found = Νέα διοργάνωση
competition-name = Όνομα
own-name = Το όνομά σας, όπως γράφεται στην αναφορά
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
regulations = Προκήρυξη της διοργάνωσης
regulations-what = Όσα αφήνει στη διοργάνωση η έκδοση { $laws }. Με τον χρόνο σκέψης που έχει οριστεί, αυτό είναι { $pace ->
        [standard] σκάκι κανονικού χρόνου
        [rapid] γρήγορο σκάκι
       *[blitz] μπλιτς
    }. Ό,τι δεν αλλάξετε μένει όπως το έχει η έκδοση.
regulation-defaulttime = Επιτρεπτός χρόνος καθυστέρησης
regulation-defaulttime-what = Όποιος έρθει αργότερα από τόσο μετά την έναρξη έχει χάσει.
regulation-drawagreement = Ισοπαλία με συμφωνία
regulation-drawagreement-what = «free», δηλαδή ελεύθερα· «never», δηλαδή όχι χωρίς τη συγκατάθεσή σας· ή «from 30», δηλαδή όχι πριν από την τριακοστή κίνηση.
regulation-supervision = Επίβλεψη
regulation-supervision-what = Αν υπάρχουν αρκετοί διαιτητές ώστε να ισχύουν πλήρως οι Κανόνες Αγώνων.
value-supervision-full = Πλήρης
value-supervision-limited = Περιορισμένη
regulation-devices = Ηλεκτρονικές συσκευές
regulation-devices-what = Τι ορίζει η διοργάνωση για τηλέφωνα και παρόμοια.
value-devices-usual = Όπως το έχει η έκδοση
value-devices-in_bag = Σε τσάντα, απενεργοποιημένες
value-devices-milder = Ηπιότερη ποινή
value-devices-in_bag_else_milder = Σε τσάντα, απενεργοποιημένες· αλλιώς ηπιότερη ποινή
value-devices-as_fide = Όπως στους Κανόνες της FIDE, αφού η παρτίδα μετράει για τη διεθνή αξιολόγηση
regulation-appeals = Ενστάσεις
regulation-appeals-what = Αν μπορεί να γίνει ένσταση κατά αποφάσεων.
value-appeals-yes = Επιτρέπονται
value-appeals-no = Δεν επιτρέπονται
regulation-quickplayfinish = Φινάλε γρήγορου παιχνιδιού
regulation-quickplayfinish-what = Αν ανακοινώθηκε ότι ισχύουν οι οδηγίες για παιχνίδι χωρίς προσαύξηση.
value-quickplayfinish-no = Δεν ανακοινώθηκε
value-quickplayfinish-yes = Ανακοινώθηκε
regulation-points = Βαθμοί
regulation-points-what = Για νίκη, ισοπαλία και ήττα: «1 1/2 0», ή «3 1 0».
spectators-admitted = Μπορεί να παρακολουθεί οποιοσδήποτε
spectators-delay = Καθυστέρηση για τους θεατές, σε δευτερόλεπτα
spectators-what = Τόσο μένουν πίσω από τις σκακιέρες οι θεατές και το PGN που διαβάζουν άλλοι.
as-training = Για εξάσκηση
as-training-what = Και οι δύο παίκτες βλέπουν κάθε απόφαση με το άρθρο της. Σε μια διοργάνωση δεν τη βλέπουν.

# Σύνδεσμοι

slips-what = { $count ->
        [one] Στήθηκε μία σκακιέρα.
       *[other] Στήθηκαν { $count } σκακιέρες.
    } Κάθε σύνδεσμος ανοίγει μία θέση. Τυπώστε τα δελτία, κόψτε τα και μοιράστε τα: οι σύνδεσμοι φαίνονται μόνο τώρα. Όποιος χαθεί μπορεί να αντικατασταθεί στη σκακιέρα.
to-table = Στο τραπέζι του διαιτητή
print = Εκτύπωση
save-links = Αποθήκευση των συνδέσμων ως CSV
broadcast = PGN για μετάδοση
qr-of = Κωδικός με τον σύνδεσμο για: { $name }
board-number = Σκακιέρα { $number }

# Η αίθουσα

state-not_started = δεν έχει αρχίσει
state-playing = παίζεται
state-stopped = σταματημένα χρονόμετρα
state-adjourned = έχει διακοπεί
state-over = τελείωσε
state-cancelled = ακυρώθηκε
moves-made = Κινήσεις που έγιναν
connected = Συνδεδεμένος
not-connected = Δεν είναι συνδεδεμένος
counts = παίζονται { $playing } · σταματημένες { $stopped } · τελείωσαν { $over } · σας περιμένουν { $waiting }
start-round = { $count ->
        [one] Έναρξη μίας σκακιέρας
       *[other] Έναρξη του γύρου: { $count } σκακιέρες
    }
stop-all = Σταμάτημα όλων των χρονομέτρων
resume-all = Επανεκκίνηση όλων
sure = Σίγουρα;
show = Προβολή
filter-all = Όλες
filter-attention = Όσες χρειάζονται προσοχή
filter-playing = Όσες παίζονται
filter-over = Όσες τελείωσαν
order = Κατάταξη
order-number = Σκακιέρα
order-attention = Προτεραιότητα
order-time = Χρόνος που απομένει
bell = Κουδούνι για νέες κλήσεις
bell-on = Με κουδούνι
bell-off = Χωρίς κουδούνι
away-what = Κλήσεις και όσο η σελίδα είναι κλειστή. Τις φέρνει η υπηρεσία μηνυμάτων του φυλλομετρητή, που δεν μπορεί να τις διαβάσει.
away-on = Και με κλειστή σελίδα: ναι
away-off = Και με κλειστή σελίδα: όχι
away-no-https = Οι ειδοποιήσεις με κλειστή σελίδα χρειάζονται διεύθυνση που αρχίζει με https://.
away-no-browser = Αυτός ο φυλλομετρητής δεν έχει ειδοποιήσεις για κλειστές σελίδες· σε iPhone ή iPad προσθέστε πρώτα τη σελίδα στην οθόνη αφετηρίας.
away-no-denied = Οι ειδοποιήσεις της σελίδας είναι μπλοκαρισμένες στις ρυθμίσεις του φυλλομετρητή.
away-failed = Η υπηρεσία μηνυμάτων του φυλλομετρητή δεν απάντησε. Δοκιμάστε ξανά.
to-round = Ο γύρος στο χαρτί
to-hall = Η αίθουσα
to-slips = Δελτία
no-boards = Δεν υπάρχουν ακόμη σκακιέρες.
not-everywhere = Δεν έγινε δεκτό στις σκακιέρες: { $boards }.

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
mark-irregular = Αντικανονικότητα στην κίνηση { $count }: { $side ->
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
mark-repetition = { $count } φορές η ίδια θέση
mark-quiet = Ημικινήσεις χωρίς πρόοδο: { $count }
mark-unwritten = Δεν γράφει: { $side ->
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
queue-empty = Δεν καλεί κανείς.
take = Πηγαίνω εγώ
leave = Τελικά όχι εγώ
settle = Διευθετήθηκε
taken-by-you = Το έχετε αναλάβει
taken-by = Το έχει αναλάβει: { $name }
an-arbiter = Διαιτητής
the-software = Το λογισμικό

# Η καρτέλα μιας σκακιέρας

card = Σκακιέρα { $number }
certain = Τι είναι βέβαιο
options = { $count ->
        [one] Τι μπορείτε να αποφασίσετε
       *[other] Τι μπορείτε να αποφασίσετε: { $count } δυνατότητες
    }
ends-the-game = Έτσι τελειώνει η παρτίδα. Σίγουρα;
time-to-give = Χρόνος
clocks-then = Λευκός { $white } · Μαύρος { $black }
position-then = Η θέση που προκύπτει
recommended = Συνιστάται. { $because }
sequence = Τι προηγήθηκε
position-at-step = Η θέση μετά το βήμα { $number }
step-back = Ένα βήμα πίσω
from-here = Αποκατάσταση αυτής της θέσης
step-on = Ένα βήμα μπροστά
the-laws = Τι λένε οι Κανόνες
find-article = Αριθμός ή λέξεις, για να απαντήσετε σε ό,τι ρωτήσει ένας παίκτης
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
relink-what = Ο νέος σύνδεσμος κλείνει αμέσως τον παλιό. Η παρτίδα συνεχίζεται όπως είναι.
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
hand-words = Με λόγια
act-starts = Έναρξη του ρολογιού
act-stops = Σταμάτημα των χρονομέτρων
act-resumes = Επανεκκίνηση του ρολογιού
act-sets-clocks = Ρύθμιση και των δύο χρονομέτρων
act-gives-time = Προσθήκη χρόνου
act-gives-disturbance = Προσθήκη χρόνου για ενόχληση
act-takes-time = Αφαίρεση χρόνου
act-sets-counter = Ρύθμιση του μετρητή κινήσεων
act-illegal-move = Αντικανονική κίνηση: διόρθωση
act-illegal-position = Αντικανονική θέση
act-touched = Κομμάτι που αγγίχτηκε και δεν κινήθηκε
act-displaced = Μετατοπισμένα κομμάτια
act-reinstates = Αποκατάσταση θέσης
set-up-what = Η τελευταία θέση που μπορεί να προσδιοριστεί: αγγίξτε ένα κομμάτι και μετά το τετράγωνο όπου βρισκόταν. Από αυτήν συνεχίζεται η παρτίδα.
take-off = Εκτός σκακιέρας
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
act-no-overstep = Δεν αποδεικνύεται υπέρβαση του χρόνου
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
act-late = Μπορεί να καθυστερήσει
act-leave = Μπορεί να βγει
act-arrives = Φτάνει
act-leaves-area = Βγαίνει από την αίθουσα αγώνων
act-leaves-venue = Βγαίνει από τις εγκαταστάσεις αγώνων
act-phone = Χτυπά το τηλέφωνό του
act-device = Έχει συσκευή
act-device-bag = Έχει στην τσάντα συσκευή όχι απενεργοποιημένη
act-device-off = Έχει συσκευή απενεργοποιημένη
act-inspection = Αρνείται τον έλεγχο
act-notes = Χρησιμοποιεί σημειώσεις
act-distracts = Ενοχλεί τον αντίπαλο
act-disrepute = Δυσφημεί το σκάκι
act-refuses = Αρνείται να συμμορφωθεί
act-clock-handling = Δεν χειρίζεται σωστά το ρολόι
act-enters = Κάποιος μπαίνει στην αίθουσα αγώνων
act-adjourns = Διακοπή της παρτίδας
act-seals = Παίκτης σφραγίζει κίνηση
act-opens-envelope = Άνοιγμα του φακέλου
act-resumes-game = Επανάληψη της παρτίδας
act-envelope-lost = Ο φάκελος χάθηκε
act-position-lost = Η θέση χάθηκε
act-words = Οποιοδήποτε γεγονός
act-no-reason = Δεν υπήρχε βάσιμος λόγος
act-default-lost = Κήρυξη της παρτίδας ως χαμένης
field-time = Χρόνος
field-squares = Τετράγωνα
field-number = Κινήσεις
field-score = Βαθμοί του αντιπάλου
field-move = Κίνηση
field-words = Με τα λόγια του πρωτοκόλλου: «Arbiter warns White»

# Μετά τον γύρο

part-results = Αποτελέσματα
part-report = Αναφορά
part-sheets = Παρτιδόφυλλα
read-again = Ανανέωση
column-board = Σκακιέρα
nothing-to-report = Δεν συνέβη τίποτε ασυνήθιστο.
scoresheet-of = Παρτιδόφυλλο: { $name }, σκακιέρα { $number }
nothing-written = Δεν γράφτηκε τίποτε.
sheets-unwritten = { $count ->
        [one] Σε ένα παρτιδόφυλλο δεν γράφτηκε τίποτε.
       *[other] Σε { $count } παρτιδόφυλλα δεν γράφτηκε τίποτε.
    }
scoresheet-signed = Υπογράφηκε: { $result }
not-signed = Χωρίς υπογραφή

# Θεατές

shown-late = Προβάλλεται με καθυστέρηση { $seconds ->
        [one] { $seconds } δευτερολέπτου
       *[other] { $seconds } δευτερολέπτων
    }
elsewhere = Προβολή αλλού
embed = Για ενσωμάτωση σε άλλη σελίδα

# Δοκιμές

# The book of the Laws.
laws-title = Το βιβλίο των Κανόνων
laws-what = Τι ζητά κάθε άρθρο με δικά μας λόγια, ποιος αποφασίζει, τι άλλαξε, και περιπτώσεις να τις δείτε βήμα βήμα. Δεν αντικαθιστά το κείμενο των Κανόνων.
laws-contents = Περιεχόμενα
laws-search = Αριθμός ή λέξεις, για παράδειγμα: άγγιξε ροκέ
laws-found = { $count ->
    [0] Κανένα άρθρο δεν έχει όλες αυτές τις λέξεις.
    [one] Ένα άρθρο
   *[other] { $count } άρθρα
}
laws-brings-about = Τι συνεπάγεται, για παράδειγμα
laws-changed = Μετά από την έκδοση { $before }
laws-unchanged = Δεν άλλαξε τίποτε, εκτός ίσως από τον αριθμό.
laws-glossary = Γλωσσάρι
laws-glossary-title = Οι όροι των κανόνων
laws-to-print = Για εκτύπωση
laws-whole = Ολόκληρη η έκδοση
laws-terms = Όροι:
laws-glossary-board = Ο όρος πάνω στη σκακιέρα: { $term }
laws-more-cases = { $count ->
        [one] μία ακόμη
       *[other] { $count } ακόμη
    }
laws-cases = { $count ->
    [one] Μία περίπτωση
   *[other] { $count } περιπτώσεις
}
laws-previous = ‹ Προηγούμενο:
laws-next = Επόμενο:
laws-sandbox = Αλλάξτε όσα συνέβησαν και δείτε τι προκύπτει

what-if = Τι θα γινόταν αν
what-if-what = Αλλάξτε όσα συνέβησαν ή την έκδοση, και δείτε τι λένε οι Κανόνες. Τίποτε εδώ δεν αγγίζει πραγματική παρτίδα.
exercises = Ασκήσεις
open-file = Πρωτόκολλο από αρχείο:
as-the-text-says = Όπως λέει το κείμενο
protocol = Τι συνέβη, ένα γεγονός σε κάθε γραμμή
judge = Να κριθεί
what-would-you-rule = Τι θα αποφασίζατε;
show-ruling = Προβολή της απόφασης

# Ο αγώνας: γύροι, ποιος παίζει με ποιον, αποτελέσματα.
players-file = Το αρχείο του προγράμματος κλήρωσης ή ένας κατάλογος:
players = Ή με επικόλληση: ένα ζευγάρι ανά γραμμή
players-what = Αρχείο τουρνουά της FIDE (TRF16, TRF26), μόνο του ή με τον κατάλογο που τύπωσε το bbpPairings ή το JaVaFo, αρχείο ή κατάλογος του Swiss-Manager, Vega, SwissSys ή LiveChess, βιβλίο εργασίας (.xlsx), αποθηκευμένη σελίδα του chess-results ή «Λευκά – Μαύρα» ανά γραμμή. Εδώ φαίνεται τι έγινε κατανοητό και διορθώνεται· τίποτε δεν αρχίζει ακόμη.
understood-as = { $source ->
        [trf] Διαβάστηκε ως αρχείο τουρνουά της FIDE.
        [table] Διαβάστηκε ως πίνακας με επικεφαλίδα.
        [names] Διαβάστηκε ένα όνομα ανά γραμμή: ο πρώτος παίζει με τα λευκά εναντίον του δεύτερου.
        [numbers] Διαβάστηκε ως αριθμοί εκκίνησης.
        [livechess] Διαβάστηκε ως γύρος του LiveChess.
        [vega] Διαβάστηκε ως τουρνουά του Vega.
        [swisssys] Διαβάστηκε ως τουρνουά του SwissSys.
        [start_list] Διαβάστηκε ως κατάλογος παικτών: δεν λέει ποιος παίζει με ποιον.
       *[pairings] Διαβάστηκε ένα ζευγάρι ανά γραμμή.
    }
byes-read = { $count ->
        [one] Ένας παίκτης δεν παίζει.
       *[other] { $count } παίκτες δεν παίζουν.
    }
lines-unread = { $count ->
        [one] Μία γραμμή δεν έγινε κατανοητή:
       *[other] { $count } γραμμές δεν έγιναν κατανοητές:
    }
line-one_name = Δεν υπάρχει δεύτερο όνομα.
line-no_name = Δεν υπάρχουν ονόματα.
line-contradiction = Η γραμμή του αντιπάλου λέει κάτι άλλο.
line-number_twice = Ο αριθμός αυτής της σκακιέρας υπάρχει δύο φορές.
line-no_such_rank = Κανείς στο αρχείο τουρνουά δεν έχει αυτόν τον αριθμό εκκίνησης.
line-hidden_signs = Παραλείφθηκαν χαρακτήρες που δεν φαίνονται.
line-old_workbook = Αυτό το βιβλίο εργασίας είναι παλαιότερο από .xlsx ή έχει κωδικό. Αποθηκεύστε το ως .xlsx ή CSV.
line-too_much = Το αρχείο έχει περισσότερα απ’ όσα μπορεί να έχει ένας κατάλογος παικτών.
line-broken = Το αρχείο είναι κατεστραμμένο ή δεν είναι κατάλογος.
board-wanted = Η σκακιέρα { $number } παίζεται
do-not-play = Χωρίς παρτίδα:
bye = { $code ->
        [H] μισός βαθμός χωρίς αγώνα
        [F] ένας βαθμός χωρίς αγώνα
        [U] ρεπό της κλήρωσης
       *[Z] απών
    }
round-number = Γύρος { $round }
part-next = Επόμενος γύρος
add-round = { $count ->
        [one] Προσθήκη του γύρου { $round } με μία σκακιέρα
       *[other] Προσθήκη του γύρου { $round } με { $count } σκακιέρες
    }
take-away = Για λήψη:
keep-trf = Αρχείο τουρνουά με αποτελέσματα
keep-csv = CSV
keep-pgn = PGN για θεατές
keep-incidents = PGN με περιστατικά
entered-by-hand = καταχωρίστηκε από διαιτητή
other-result = Άλλο αποτέλεσμα
result-none = Αναίρεση της καταχώρισης
result-np = −/+ τα λευκά δεν έπαιξαν
result-pn = +/− τα μαύρα δεν έπαιξαν
result-nn = −/− κανείς δεν έπαιξε
result-00 = 0–0 χάνουν και οι δύο
result-h0 = ½–0
result-0h = 0–½
result-WL = 1–0, χωρίς κίνηση και των δύο
result-DD = ½–½, χωρίς κίνηση και των δύο
result-LW = 0–1, χωρίς κίνηση και των δύο

# Ποιος είναι εδώ, απαντήσεις, αποτελέσματα στο χαρτί, διαιτητές, διορθώσεις.

connected-only = Συνδεδεμένος· δεν έχει πει ότι είναι εδώ
mark-disputed = Υπέγραψαν διαφορετικά
answer-read = Εντάξει
on-record = Καταγράφηκε. Δεν προκύπτει τίποτα από αυτό.
done-at = { $count ->
        [one] Έγινε σε μία σκακιέρα.
       *[other] Έγινε σε { $count } σκακιέρες.
    }
start-without = { $count ->
        [one] Ένας παίκτης δεν έχει πει ότι είναι εδώ. Να ξεκινήσουν;
       *[other] { $count } παίκτες δεν έχουν πει ότι είναι εδώ. Να ξεκινήσουν;
    }
act-here = Είναι εδώ
on-paper = Το αποτέλεσμα στο χαρτί
signed-by = { $name } ({ $side ->
        [white] λευκός
       *[black] μαύρος
    }): υπέγραψε { $result }.
signed-by-both = υπογράφηκε και από τους δύο
entered-as = Ισχύει:
result-entered = Καταχωρίστηκε: { $result }
result-back = Ανακλήθηκε. Η σκακιέρα μένει χωρίς αποτέλεσμα.
count-illegal_move = { $count ->
        [one] μία παράνομη κίνηση (γύρος { $rounds })
       *[other] { $count } παράνομες κινήσεις (γύροι { $rounds })
    }
count-warning = { $count ->
        [one] μία προειδοποίηση (γύρος { $rounds })
       *[other] { $count } προειδοποιήσεις (γύροι { $rounds })
    }
count-penalty = { $count ->
        [one] μία ποινή (γύρος { $rounds })
       *[other] { $count } ποινές (γύροι { $rounds })
    }
part-pairings = Ζευγάρια
part-correct = Διόρθωση
part-arbiters = Διαιτητές
colleagues-what = Κάθε διαιτητής έχει δικό του σύνδεσμο: οι αποφάσεις καταγράφονται με αυτό το όνομα.
colleague-name = Όνομα
colleague-invite = Πρόσκληση
colleague-link = Ο σύνδεσμος για: { $name }. Φαίνεται μόνο τώρα: δείξτε τον για σάρωση ή στείλτε τον.
colleague-you = εσείς
colleague-again = Νέος σύνδεσμος, ο παλιός κλείνει
colleague-close = Κλείσιμο συνδέσμου
corrections-what = Τα ονόματα διορθώνονται οποτεδήποτε, όλα τα άλλα μέχρι να αρχίσει η παρτίδα. Ό,τι έγραφε πριν μένει καταγεγραμμένο.
put-right-done = Διορθώθηκε και καταγράφηκε.
nothing-changed = Τίποτα να γίνει: έτσι γράφει ήδη.
put-it-right = Διόρθωση
swap-colours = Αλλαγή χρωμάτων
take-board-out = Αφαίρεση σκακιέρας
taken-out = αφαιρέθηκε
only-names = Η παρτίδα έχει αρχίσει: διορθώνονται μόνο τα ονόματα.
links-are-of-a-side = Ο σύνδεσμος ανοίγει τη θέση του λευκού ή του μαύρου, όποιος κι αν τον έχει. Μοιράστε ξανά τα χαρτάκια αν αλλάξετε χρώματα ή παίκτες.
one-board-more = Μία σκακιέρα ακόμη
add-board = Προσθήκη
control-of-round = Χρόνος σκέψης αυτού του γύρου
control-too-late = Κάποια παρτίδα του γύρου έχει αρχίσει.
put-right-so-far = Διορθώσεις ως τώρα
by-decision = με απόφαση του διαιτητή
by-forfeit = χωρίς αγώνα
hardly-played = χωρίς κίνηση και από τους δύο
report-boards = { $count ->
        [one] μία σκακιέρα
       *[other] { $count } σκακιέρες
    }
report-apart = Κρίθηκαν χωρίς να παιχτούν ως το τέλος
report-players = Καταλογισμοί παικτών σε όλη τη διοργάνωση
report-arbiters = Διαιτητές
report-place-date = Τόπος και ημερομηνία
report-signature = Υπογραφή
slips-links = Σύνδεσμοι παικτών
slips-results = Δελτία αποτελέσματος
slips-start = Έναρξη του γύρου
slips-starts = έναρξη { $start }
slip-code = Κωδικός για υπογραφή του αποτελέσματος στη σκακιέρα { $number }
slip-scan = Ή σαρώστε τον κωδικό: υπογράφετε εκεί και οι δύο.
slip-title = Δελτίο αποτελέσματος
slip-where = Γύρος { $round }, σκακιέρα { $number }
slip-means = { $codes ->
        [white] νίκη λευκού
        [black] νίκη μαύρου
       *[draw] ισοπαλία
    }
slip-sure = { $side ->
        [white] Ο λευκός υπογράφει { $result }. Πατήστε ξανά.
       *[black] Ο μαύρος υπογράφει { $result }. Πατήστε ξανά.
    }
slip-signed = Υπογράφηκε: { $result }
slip-unsigned = Δεν υπογράφηκε ακόμη
slip-holds = { $result }: το αποτέλεσμα καταχωρίστηκε. Ευχαριστούμε.
slip-differs = Υπογράψατε διαφορετικά αποτελέσματα. Ο διαιτητής κλήθηκε· μπορείτε να υπογράψετε ξανά.
regulation-choose = Επιλέξτε
own-events = Οι διοργανώσεις σας
