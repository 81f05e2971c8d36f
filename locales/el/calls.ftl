# Reasons for calling an arbiter, shown on the arbiter’s page and in push notifications.

call-stopped = { $side ->
        [white] Ο Λευκός σταμάτησε τα χρονόμετρα και σας καλεί
       *[black] Ο Μαύρος σταμάτησε τα χρονόμετρα και σας καλεί
    }
call-explanation = { $side ->
        [white] Ο Λευκός σάς ζητά να εξηγήσετε ένα σημείο των Κανόνων
       *[black] Ο Μαύρος σάς ζητά να εξηγήσετε ένα σημείο των Κανόνων
    }
call-assistant = { $side ->
        [white] Ο Λευκός ζητά βοηθό
       *[black] Ο Μαύρος ζητά βοηθό
    }
call-appeal = { $side ->
        [white] Ο Λευκός κάνει ένσταση
       *[black] Ο Μαύρος κάνει ένσταση
    }
call-adjournment = { $side ->
        [white] Ο Λευκός ζητά να διακοπεί η παρτίδα
       *[black] Ο Μαύρος ζητά να διακοπεί η παρτίδα
    }
signed-otherwise = Ο Λευκός υπέγραψε { $white }, ο Μαύρος { $black }
