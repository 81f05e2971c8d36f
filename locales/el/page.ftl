# Οι σελίδες: το στήσιμο μιας παρτίδας, και η σκακιέρα.

title = Touchmove
subtitle = Σκάκι, ακριβώς όπως πάνω στη σκακιέρα
language = Γλώσσα

# Στήσιμο παρτίδας

mode = Πώς παίζεται
mode-casual = Φιλικά
    .what = Μόνο κανονικές κινήσεις· το χρονόμετρο αλλάζει μόνο του.
mode-over_the_board = Στη σκακιέρα
    .what = Οι Κανόνες πλήρως: αγγίζετε, κινείτε και πατάτε, και τίποτε δεν εμποδίζεται.
mode-training = Εξάσκηση
    .what = Οι Κανόνες πλήρως, και οι δύο παίκτες βλέπουν κάθε απόφαση με το άρθρο της.
seats = Ποιος κάθεται πού
seats-one_device = Και οι δύο εδώ
    .what = Μία σκακιέρα ανάμεσά σας, σε αυτή τη συσκευή.
seats-white = Έχω τα λευκά
    .what = Ο αντίπαλός σας παίρνει σύνδεσμο.
seats-black = Έχω τα μαύρα
    .what = Ο αντίπαλός σας παίρνει σύνδεσμο.
seats-computer = Υπολογιστής
    .what = Παίζετε με τον υπολογιστή αυτού του διακομιστή.
engine = Αντίπαλος
engine-sits = Παίζει με
time = Χρόνος
time-typed = Όπως τον γράφουν οι παίκτες: 90/40+30+30, 15+10, 25d5
stage = { $time } για { $moves } κινήσεις
stage-rest = { $time } για τις υπόλοιπες
stage-increment = { " " }και { $bonus } δ. ανά κίνηση
stage-delay = { " " }και { $bonus } δ. ελεύθερα σε κάθε κίνηση
preset-3-2 = 3 + 2
    .what = Τρία λεπτά και δύο δευτερόλεπτα ανά κίνηση.
preset-5-3 = 5 + 3
    .what = Πέντε λεπτά και τρία δευτερόλεπτα ανά κίνηση.
preset-15-10 = 15 + 10
    .what = Ένα τέταρτο της ώρας και δέκα δευτερόλεπτα ανά κίνηση.
preset-90-30 = 90 + 30
    .what = Μιάμιση ώρα και τριάντα δευτερόλεπτα ανά κίνηση.
preset-fide = 40 / 90
    .what = Ενενήντα λεπτά για σαράντα κινήσεις, μετά τριάντα ακόμη· τριάντα δευτερόλεπτα ανά κίνηση από την πρώτη.
preset-long = 40 / 100
    .what = Εκατό λεπτά για σαράντα κινήσεις, πενήντα για είκοσι ακόμη, μετά ένα τέταρτο της ώρας· τριάντα δευτερόλεπτα ανά κίνηση.
preset-delay = 25 d 5
    .what = Είκοσι πέντε λεπτά· τα πρώτα πέντε δευτερόλεπτα κάθε κίνησης δεν μετρούν.
preset-none = Κανένας
    .what = Χωρίς ρολόι.
preset-own = Άλλος
    .what = Οποιοσδήποτε χρόνος σκέψης.
more = Περισσότερα
laws = Κανόνες
position = Θέση
position-initial = Η συνηθισμένη
position-chess960 = Σκάκι 960
position-fen = Από FEN
number-960 = Αριθμός, 0 ως 959
    .random = Τυχαία
fen = FEN
name-of = Όνομα { $side ->
        [white] του Λευκού
       *[black] του Μαύρου
    }
arbiter-seat = Μια θέση για διαιτητή
play = Παιχνίδι
setting-up = Στήνεται…

# Σύνδεσμοι

links = Η παρτίδα σας στήθηκε
links-what = Κάθε σύνδεσμος ανοίγει μία θέση. Όποιος τον έχει κάθεται εκεί: μην τον δώσετε σε κανέναν άλλον.
link-white = Λευκός
link-black = Μαύρος
link-both = Και οι δύο παίκτες
link-arbiter = Διαιτητής
link-spectators = Θεατές
link-copy = Αντιγραφή
link-copied = Αντιγράφηκε
link-yours = Στη σκακιέρα σας

# Η σκακιέρα

board = Σκακιέρα
square-empty = { $square }
square-piece = { $square } { piece }
piece = { $role ->
        [king] { $side ->
            [white] λευκός βασιλιάς
           *[black] μαύρος βασιλιάς
        }
        [queen] { $side ->
            [white] λευκή βασίλισσα
           *[black] μαύρη βασίλισσα
        }
        [rook] { $side ->
            [white] λευκός πύργος
           *[black] μαύρος πύργος
        }
        [bishop] { $side ->
            [white] λευκός αξιωματικός
           *[black] μαύρος αξιωματικός
        }
        [knight] { $side ->
            [white] λευκός ίππος
           *[black] μαύρος ίππος
        }
       *[pawn] { $side ->
            [white] λευκό πιόνι
           *[black] μαύρο πιόνι
        }
    }
piece-turned = { $name }, ανάποδα
side = { $side ->
        [white] Λευκός
       *[black] Μαύρος
    }
promote = Προαγωγή σε
cancel = Άκυρο
loading = Πηγαίνουμε στη σκακιέρα…

# Το ρολόι

clock-of = Χρονόμετρο { $side ->
        [white] του Λευκού
       *[black] του Μαύρου
    }
press = Πάτημα
press-for = Πάτημα του χρονομέτρου για { $side ->
        [white] τον Λευκό
       *[black] τον Μαύρο
    }
flag-down = Η σημαία έχει πέσει
period = Περίοδος { $number }

# Τι κάνει ένας παίκτης

start-clock = Έναρξη του ρολογιού
resume = Συνέχεια
agree-start = Ο άλλος παίκτης δεν το έχει πει ακόμη
agree-too = Ο αντίπαλός σας λέει: συνεχίζουμε
offer-draw = Πρόταση ισοπαλίας
offered = { $side ->
        [white] Ο Λευκός
       *[black] Ο Μαύρος
    } προτείνει ισοπαλία
accept = Αποδοχή
decline = Απόρριψη
resign = Εγκατάλειψη
resign-surely = Εγκαταλείπετε την παρτίδα;
resign-yes = Ναι, εγκαταλείπω
claim = Αίτημα
kind-draw = Ισοπαλία
kind-wrong = Κάτι δεν είναι σωστό
claim-ground = Λόγω
claim-threefold = Τριπλή επανάληψη
claim-fifty = Πενήντα κινήσεις
claim-cannot-win = Ο αντίπαλος δεν μπορεί να κερδίσει με κανονικά μέσα
claim-no-effort = Ο αντίπαλος δεν προσπαθεί να κερδίσει
claim-when = Η θέση ή ο αριθμός των κινήσεων
claim-now = υπάρχει τώρα
claim-intended = προκύπτει με την κίνησή μου
claim-move = Η κίνηση που σκοπεύετε να παίξετε
claim-move-example = Nf3
claim-draw = Αίτημα ισοπαλίας
point-illegal = Η κίνηση του αντιπάλου είναι αντικανονική
point-flag = Έπεσε η σημαία του αντιπάλου
point-touched = Ο αντίπαλος άγγιξε κομμάτι
point-displaced = Μετατοπίστηκαν κομμάτια
point-setup = Η αρχική θέση ήταν λάθος
point-orientation = Η σκακιέρα είναι τοποθετημένη λάθος
point-colours = Τα χρώματα είναι αντίστροφα
point-clock = Το ρολόι ρυθμίστηκε λάθος
point-defective = Το ρολόι δεν λειτουργεί
point-correct = Συμφωνώ να διορθωθεί η αντικανονική κίνηση
point-what = Τι δεν είναι σωστό
point-squares = Δείξτε στη σκακιέρα πού.
point-say = Δήλωση
arbiter = Διαιτητής
arbiter-call = Ο διαιτητής
stop-reason = Γιατί (αν θέλετε να πείτε)
stop-piece = Χρειάζομαι κομμάτι για την προαγωγή
stop-disturbed = Με ενοχλούν
stop-wrong = Κάτι δεν είναι σωστό
stop-unwell = Δεν αισθάνομαι καλά
stop-clock = Σταμάτημα του ρολογιού και κλήση
ask-scoresheet = Να δω την καταγραφή των κινήσεων
ask-explanation = Να ζητήσω εξήγηση
ask-adjourn = Να ζητήσω διακοπή της παρτίδας
ask-appeal = Ένσταση
adjust = Διορθώνω
adjust-what = Διορθώνω: τα κομμάτια που αγγίζετε τώρα απλώς τοποθετούνται σωστά στα τετράγωνά τους
result = Αποτέλεσμα
sign = Υπογραφή
sign-for = Υπογράφει { $side ->
        [white] ο Λευκός
       *[black] ο Μαύρος
    }
signed = { $side ->
        [white] Ο Λευκός
       *[black] Ο Μαύρος
    } έχει υπογράψει { $result }
close = Κλείσιμο

# Το παρτιδόφυλλο

sheet = Παρτιδόφυλλο
sheet-of = Παρτιδόφυλλο { $side ->
        [white] του Λευκού
       *[black] του Μαύρου
    }
sheet-number = Αριθμός
sheet-cell = { $number } { $move }
sheet-write = Γράψτε την κίνηση { $number }
sheet-here = όπως τη γράφετε εσείς
sheet-enter = Εγγραφή
sheet-sign = (=)
sheet-offer = Σημειώστε πρόταση ισοπαλίας
sheet-pad = Σύμβολα για άγγιγμα
sheet-back = Σβήσιμο του τελευταίου συμβόλου
sheet-letters = Γράμματα των κομματιών
sheet-owed = { $count ->
        [one] Απομένει να γραφτεί: { $moves }
       *[other] Απομένει να γραφτούν ({ $count }): { $moves }
    }

# Τι επιλέγεται για αυτή τη συσκευή

settings = Ρυθμίσεις
sounds = Ήχοι
flat = Η συσκευή βρίσκεται οριζόντια ανάμεσα στους παίκτες
key = Πλήκτρο που πατά το ρολόι
key-ask = Πατήστε το πλήκτρο
key-space = Πλήκτρο διαστήματος
say-more = Πείτε τι συμβαίνει
say-what = Ως { $side ->
        [white] Λευκός
       *[black] Μαύρος
    }: για παράδειγμα «plays e4»
say = Δήλωση
flip = Στροφή της σκακιέρας
record = Τι έχει συμβεί
moves = Κινήσεις

# Πώς έχουν τα πράγματα

status-not_started = Δεν έχει αρχίσει
status-playing = Παίζεται
status-stopped = Τα χρονόμετρα έχουν σταματήσει
status-adjourned = Έχει διακοπεί
status-cancelled = Ακυρώθηκε
status-over = { $result } · { $termination ->
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
       *[other] απόφαση του διαιτητή
    }
interrupted-crash = Ο διακομιστής διακόπηκε απότομα. Δεν πέρασε χρόνος.
interrupted-planned = Ο διακομιστής σταμάτησε για λίγο. Δεν πέρασε χρόνος.
watching = Παρακολουθείτε
connection-connecting = Σύνδεση…
connection-lost = Η σύνδεση χάθηκε. Γίνεται νέα προσπάθεια· τίποτε από όσα κάνατε δεν χάνεται.
connection-ended = Η σύνδεση τερματίστηκε.
waits = Δεν έχει φτάσει ακόμη
new-game = Νέα παρτίδα
