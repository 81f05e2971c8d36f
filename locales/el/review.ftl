# A game looked through: moves, incidents, clock times, and what can be taken away.

review-start = Η αρχή
review-steps = Μέσα στην παρτίδα
review-place = Σημείο της παρτίδας
review-at = { $at } από { $last }
review-first = Στην αρχή
review-back = Ένα βήμα πίσω
review-on = Ένα βήμα μπροστά
review-last = Στο τέλος
review-incident = Στην επόμενη απόφαση
review-follow = Παρακολούθηση
review-follows = Ακολουθεί την παρτίδα
review-leave = Στη σκακιέρα
review-share = Κοινοποίηση
review-picture = Εικόνα
review-pgn = PGN
review-fen = Αντιγραφή θέσης
review-given = Κείμενο για αντιγραφή
review-elsewhere = Άνοιγμα στο Lichess
review-saved = Αποθηκεύτηκε
