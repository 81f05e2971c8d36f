# Η εξάσκηση: ερωτήσεις από τις περιπτώσεις, εξέταση.

training-title = Κουίζ
training-what = Καταστάσεις από τις περιπτώσεις ελέγχου του Touchmove. Σωστή απάντηση είναι η απόφαση του προγράμματος, με το άρθρο της.
training-practice = Εξάσκηση
training-begin = Έναρξη εξέτασης
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
training-examination-what = Είκοσι ερωτήσεις· οι απαντήσεις έρχονται στο τέλος. Για να περάσετε χρειάζεστε 80 %.
training-few = Αυτή η επιλογή έχει λιγότερες από είκοσι ερωτήσεις.
training-number = Αριθμός εξέτασης
training-question = Ερώτηση { $number } από { $of }
training-right = Σωστό
training-wrong = Λάθος
training-ruled = Η απόφαση
training-chosen = Απαντήσατε
training-then = Η σκακιέρα μετά την απόφαση
training-next = Επόμενη
training-hand-in = Παράδοση
training-leave = Τέλος
training-mark = { $right } από { $of } σωστές
training-passed = Επιτυχία
training-failed = Αποτυχία
training-pass = Για να περάσετε χρειάζεστε 80 %.
training-wrong-ones = Οι λάθος απαντήσεις σας
training-none-wrong = Όλες οι απαντήσεις σας ήταν σωστές.
training-print = Εκτύπωση
training-again = Από την αρχή
training-rest = Ως τώρα { $right } από { $of } σωστές
training-kept = Η πρόοδός σας αποθηκεύεται μόνο σε αυτή τη συσκευή. Οι ερωτήσεις που απαντήσατε σωστά επανέρχονται μετά από 1, 3, 7, 14 και 30 ημέρες, οι υπόλοιπες αμέσως.
training-case = Εμφάνιση της περίπτωσης
training-board = Η σκακιέρα όταν καλείται ο διαιτητής
training-person = Όνομα
training-date = Ημερομηνία
training-unanswered = Χωρίς απάντηση
training-done = Τέλος εξάσκησης
training-answers = Απαντήσεις
training-story = Τι συνέβη
