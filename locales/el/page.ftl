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
time = Χρόνος
time-typed = Χρόνος σκέψης
preset-5-3 = 5 + 3
    .what = Πέντε λεπτά και τρία δευτερόλεπτα ανά κίνηση.
preset-15-10 = 15 + 10
    .what = Ένα τέταρτο της ώρας και δέκα δευτερόλεπτα ανά κίνηση.
preset-90-30 = 90 + 30
    .what = Μιάμιση ώρα και τριάντα δευτερόλεπτα ανά κίνηση.
preset-fide = 40 / 90
    .what = Ενενήντα λεπτά για σαράντα κινήσεις, μετά τριάντα ακόμη· τριάντα δευτερόλεπτα ανά κίνηση από την πρώτη.
preset-delay = 25 d 5
    .what = Είκοσι πέντε λεπτά· τα πρώτα πέντε δευτερόλεπτα κάθε κίνησης δεν μετρούν.
preset-none = Κανένας
    .what = Χωρίς ρολόι.
preset-own = Άλλος
    .what = 900+10: δευτερόλεπτα και προσαύξηση. 40/5400+30:1800+30: κινήσεις και περίοδοι. 1500d5: χρονική καθυστέρηση.
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
claim-threefold = Τριπλή επανάληψη
claim-fifty = Πενήντα κινήσεις
claim-flag = Έπεσε η σημαία του αντιπάλου
claim-illegal = Αντικανονική κίνηση
stop-clock = Σταμάτημα του ρολογιού
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
