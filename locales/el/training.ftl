# Η εξάσκηση: ερωτήσεις από τις περιπτώσεις, εξέταση.

training-title = Τι θα αποφασίζατε;
training-what = Καταστάσεις από τις περιπτώσεις με τις οποίες ελέγχεται το Touchmove. Σωστή απάντηση είναι αυτό που αποφασίζει το πρόγραμμα, με το άρθρο του.
training-chapters = Κεφάλαια
training-all = Όλα τα κεφάλαια
training-count =
    { $count ->
        [one] { $count } ερώτηση
       *[other] { $count } ερωτήσεις
    }
training-due = Προς επανάληψη ({ $count })
training-random = Στην τύχη
training-missed = Λάθος την τελευταία φορά ({ $count })
training-examination = Εξέταση
training-examination-what = Είκοσι ερωτήσεις, χωρίς απαντήσεις ως το τέλος. Επιτυχία με 80 %.
training-few = Εδώ υπάρχουν λιγότερες από είκοσι ερωτήσεις.
training-number = Αριθμός εξέτασης
training-question = Ερώτηση { $number } από { $of }
training-right = Σωστό
training-wrong = Λάθος
training-ruled = Η απόφαση είναι
training-chosen = Απαντήσατε
training-then = Η σκακιέρα μετά την απόφαση
training-why = Γιατί
training-next = Επόμενη
training-hand-in = Παράδοση
training-leave = Τέλος
training-mark = { $right } από { $of } σωστές: { $percent } %
training-passed = Επιτυχία
training-failed = Αποτυχία
training-pass = Για την επιτυχία χρειάζεται 80 %.
training-wrong-ones = Τι ήταν λάθος
training-none-wrong = Όλες οι απαντήσεις ήταν σωστές.
training-print = Εκτύπωση
training-again = Από την αρχή
training-rest = Ως τώρα { $right } από { $of } σωστές
training-kept = Η πρόοδός σας φυλάσσεται μόνο σε αυτή τη συσκευή. Όσα απαντάτε σωστά επιστρέφουν μετά από 1, 3, 7, 14 και 30 ημέρες, όσα απαντάτε λάθος αμέσως.
training-case = Η περίπτωση
training-board = Η σκακιέρα όταν ερωτάται ο διαιτητής
training-clocks = Χρονόμετρο του Λευκού { $white }, του Μαύρου { $black }
training-person = Όνομα
training-date = Ημερομηνία
training-unanswered = Χωρίς απάντηση
training-done = Τέλος εξάσκησης
training-answers = Απαντήσεις
training-story = Τι έχει συμβεί
