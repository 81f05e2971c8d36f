# The review of a game: moves, incidents, clock times, exports.

review-start = Αρχή
review-steps = Κινήσεις της παρτίδας
review-place = Σημείο της παρτίδας
review-at = { $at } από { $last }
review-first = Στην αρχή
review-back = Προηγούμενη κίνηση
review-on = Επόμενη κίνηση
review-last = Στο τέλος
review-incident = Επόμενη απόφαση
review-follow = Ζωντανή παρακολούθηση
review-follows = Παρακολουθείτε ζωντανά
review-leave = Στη σκακιέρα
review-share = Κοινοποίηση
review-picture = Εικόνα
review-pgn = PGN
review-fen = Αντιγραφή θέσης
review-given = Κείμενο για αντιγραφή
review-elsewhere = Άνοιγμα στο Lichess
review-saved = Αποθηκεύτηκε
