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
to-competition = Διοργάνωση αγώνων

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
board-keys = Με τα βέλη πηγαίνετε από τετράγωνο σε τετράγωνο· U σηκώνει, D αφήνει, T αγγίζει, J διορθώνει, το Enter παίρνει και πηγαίνει· το διάστημα πατά το ρολόι· K Q R B N P βρίσκουν κομμάτι· η κάθετος πηγαίνει στη γραμμή εντολών· το ερωτηματικό είναι η βοήθεια.
square-nothing = { $square } κενό
touched = { $square }, αγγίχτηκε: { piece }
adjusted = { $square }, διορθώθηκε: { piece }
lifted = Σηκώθηκε: { piece }, { $square }
chosen = { $square }, στο χέρι: { piece }
chosen-beside = Στο χέρι: { piece }
tray = Δίπλα στη σκακιέρα
hand-empty = Δεν κρατάτε τίποτε
hand-off = Δεν είναι η σειρά σας
role-at = { $role ->
        [king] βασιλιάς
        [queen] βασίλισσα
        [rook] πύργος
        [bishop] αξιωματικός
        [knight] ίππος
       *[pawn] πιόνι
    } { $square }
piece-letter = { $role ->
        [K] Ρ
        [Q] Β
        [R] Π
        [B] Α
       *[N] Ι
    }
line-said = { $name }: { $empty ->
        [yes] κενή
       *[no] { $pieces }
    }.
pieces-of = { side }: { $number ->
        [0] κανένα
       *[other] { $pieces }
    }.
held-said = Στο χέρι: { $pieces }.
beside-said = Δίπλα στη σκακιέρα: { $pieces }.
clock-said = { side }: { $time }{ $flag ->
        [down] , η σημαία έχει πέσει
       *[up] { "" }
    }{ $period ->
        [1] { "" }
       *[other] , περίοδος { $period }
    }.
clock-runs = Τρέχει ο χρόνος: { side }.
no-clock = Δεν υπάρχει ρολόι.
opponent-said = { $known ->
        [yes] { side }: { $name }
       *[no] { side }
    }.
moved = { role-at } { $to }
moved-promotion = { role-at } { $to }, { $became ->
        [queen] βασίλισσα
        [rook] πύργος
        [bishop] αξιωματικός
       *[knight] ίππος
    }
moved-castling = { $wing ->
        [short] μικρό ροκέ
       *[long] μεγάλο ροκέ
    }
heard-moves = Έχουν κινηθεί περισσότερα κομμάτια. Ζητήστε τη σκακιέρα.
no-move = Δεν έχει ακουστεί κίνηση
no-offer = Δεν υπάρχει πρόταση
names-laws = Οι κινήσεις αναγγέλλονται όπως τις έχουν οι Κανόνες: Springer Gustav eins Felix drei.
names-plain = Οι κινήσεις αναγγέλλονται απλά: ίππος g1 f3.
which-square = Ποιο τετράγωνο;
write-what = Τι να γραφτεί;
claim-what = Ποιο αίτημα; Γράψτε threefold ή fifty, με την κίνηση αν τη σκοπεύετε· flag· illegal· touched και ένα τετράγωνο.
resign-again = Για να εγκαταλείψετε την παρτίδα, πείτε το ξανά.
command-line = Γραμμή εντολών
command-hint = e4, σκακιέρα, ρολόι, ισοπαλία, βοήθεια …
command-unknown = Αυτό δεν είναι ούτε εντολή ούτε κίνηση. Η βοήθεια λέει τι υπάρχει.
command-not-yours = Αυτό δεν μπορείτε να το κάνετε τώρα
help-move = Γράψτε μια κίνηση όπως τη γράφετε, ή από και προς, ή όπως αναγγέλλεται.
help-line = { $word }: { $what }
help-keys = Στη σκακιέρα: βέλη, U σηκώνει, D αφήνει, T αγγίζει, J διορθώνει, το Enter παίρνει και πηγαίνει, το διάστημα πατά, S αυτό το τετράγωνο, O η σκακιέρα, C τα χρονόμετρα, L η τελευταία κίνηση, K Q R B N P το επόμενο τέτοιο κομμάτι, 1 ως 8 μια γραμμή. Η κάθετος πηγαίνει στη γραμμή εντολών, το Escape στη σκακιέρα.
command-help = βοήθεια h ?
    .what = αυτό.
command-board = σκακιέρα b
    .what = τι στέκεται πού· με στήλη ή γραμμή, μόνο εκεί.
command-pieces = κομμάτια p
    .what = πού βρίσκονται τα κομμάτια· με πλευρά ή γράμμα, μόνο εκείνα.
command-clock = ρολόι c
    .what = και τα δύο χρονόμετρα.
command-last = τελευταία l
    .what = η τελευταία κίνηση.
command-opponent = αντίπαλος o
    .what = ποιος είναι.
command-press = πάτημα
    .what = πατά το ρολόι.
command-touch = άγγιγμα
    .what = αγγίζει ένα κομμάτι σε τετράγωνο.
command-lift = σήκωσε πάρε
    .what = σηκώνει ένα κομμάτι από τετράγωνο.
command-put = βάλε άφησε
    .what = το βάζει σε τετράγωνο· με γράμμα, εκείνο το κομμάτι.
command-adjust = διόρθωσε
    .what = διορθώνει ένα κομμάτι σε τετράγωνο.
command-castle = ροκέ
    .what = λέει ότι πρόκειται να κάνετε ροκέ.
command-draw = ισοπαλία
    .what = προτείνει ισοπαλία.
command-accept = αποδοχή ναι
    .what = δέχεται την πρόταση.
command-decline = απόρριψη όχι
    .what = απορρίπτει την πρόταση.
command-resign = εγκατάλειψη
    .what = εγκαταλείπει, αν ειπωθεί δύο φορές.
command-claim = αίτημα
    .what = threefold, fifty, flag, illegal ή touched.
command-stop = στοπ
    .what = σταματά το ρολόι και καλεί τον διαιτητή· με αιτία.
command-announce = ανάγγειλε
    .what = λέει δυνατά την τελευταία σας κίνηση, ή ό,τι γράψετε.
command-repeat = επανάλαβε
    .what = επαναλαμβάνει δυνατά την κίνηση του αντιπάλου.
command-write = γράψε
    .what = γράφει στο παρτιδόφυλλό σας.
command-names = ονόματα
    .what = αλλάζει το πώς αναγγέλλονται οι κινήσεις.

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
arrival-arrived = Ό,τι κάνατε έχει φτάσει
arrival-coming = Καθ’ οδόν
arrival-kept = Χωρίς σύνδεση: { $number ->
        [one] { $number } πράξη περιμένει να σταλεί
       *[other] { $number } πράξεις περιμένουν να σταλούν
    }
arrival-lost = Χωρίς σύνδεση
new-game = Νέα παρτίδα
