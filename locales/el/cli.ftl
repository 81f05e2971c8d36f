# Τι λέει η γραμμή εντολών πέρα από αποφάσεις και άρθρα.

## touchmove judge
## $result: το αποτέλεσμα· $end: τι τελείωσε την παρτίδα, κενό όσο συνεχίζεται.

judge-edition = --- { NAME($edition) } ---
judge-ruling = { $ruling } [{ $articles }]
judge-why = Γιατί: { $why }
judge-result = Αποτέλεσμα: { $result }
judge-result-with-end = Αποτέλεσμα: { $result } ({ $end })

## touchmove position, --why
## $asked: η κίνηση όπως δόθηκε στην ερώτηση.

position-legal = Η κίνηση { $asked } είναι κανονική: { $move }, { $san }
position-illegal = Η κίνηση { $asked } είναι αντικανονική σύμφωνα με την έκδοση { NAME($laws) }:

## touchmove position: τι βρίσκεται αριστερά, και η κατάσταση της παρτίδας

position-unreadable = Αυτή δεν είναι έγκυρη θέση (FEN): δεν διαβάζεται { NAME($field) }, στον χαρακτήρα { $column }. (Λεπτομέρειες, στα αγγλικά: { $why })
position-fen = FEN
position-to-move = Έχει την κίνηση
position-state = Κατάσταση
position-legal-moves = Κανονικές κινήσεις
position-chess960 = Αριθμός στο σκάκι 960
position-problem = Πρόβλημα
position-player = { NAME($player, form: "bare") }
position-checkmate = ματ
position-stalemate = πατ
position-check = σαχ
position-playing = το παιχνίδι συνεχίζεται

## touchmove position, --legal
## $player: για ποιου τα κομμάτια ή τα πιόνια πρόκειται· $opponent: ο άλλος.

position-can-arise =
    { $count ->
        [0] Κανονική: είναι η αρχική θέση.
        [one] Κανονική, μετά από { $game }.
       *[other] Κανονική, μετά από { $game }.
    }
position-may-arise = Δεν κρίθηκε: δεν βρέθηκε ούτε παρτίδα που να οδηγεί στη θέση ούτε λόγος για τον οποίο δεν υπάρχει.
position-impossible-start = Καμία παρτίδα δεν οδηγεί σε αυτή τη θέση, αλλά μπορείτε να παίξετε από αυτήν. { $reason }
# $problem: μια πρόταση του problems.ftl.
position-problem-shows = Αντικανονική: { $problem }
position-too-many-promotions =
    Αντικανονική: { $promoted ->
        [one] ένα κομμάτι { NAME($player, form: "owner") } πρέπει να είναι από προαγωγή, επειδή τα όμοια κομμάτια είναι πάρα πολλά ή δεν μπορεί να έχουν φύγει από το αρχικό τους τετράγωνο
       *[other] τουλάχιστον { $promoted } κομμάτια { NAME($player, form: "owner") } πρέπει να είναι από προαγωγή, επειδή τα όμοια κομμάτια είναι πάρα πολλά ή δεν μπορεί να έχουν φύγει από το αρχικό τους τετράγωνο
    }, αλλά { $missing ->
        [0] δεν λείπει κανένα πιόνι.
        [one] λείπει μόνο ένα πιόνι.
       *[other] λείπουν μόνο { $missing } πιόνια.
    }
position-too-many-captures =
    Αντικανονική: για να βρεθούν εκεί όπου βρίσκονται ή για να προαχθούν, τα πιόνια { NAME($player, form: "owner") } χρειάζονται τουλάχιστον { $needed ->
        [one] ένα πάρσιμο
       *[other] { $needed } παρσίματα
    }, αλλά { NAME($opponent, form: "nom") } { $lost ->
        [0] δεν έχει χάσει τίποτε.
        [one] έχει χάσει μόνο ένα κομμάτι.
       *[other] έχει χάσει μόνο { $lost } κομμάτια.
    }
position-no-way-for-pawns = Αντικανονική: τα πιόνια { NAME($player, form: "owner") } δεν μπορεί να έφτασαν σε αυτά τα τετράγωνα, ή να προήχθησαν, με κανένα πάρσιμο.
position-too-many-files-opened =
    Αντικανονική: { $opened ->
        [one] σε μία κάθετη
       *[other] σε { $opened } κάθετες
    } το λευκό και το μαύρο πιόνι έχουν προσπεράσει το ένα το άλλο. Σε καθεμία πρέπει κάποιο πιόνι να έχει πάρει κομμάτι ή να έχει παρθεί. Όμως τα κομμάτια που λείπουν { $accounted ->
        [0] δεν εξηγούν καμία.
        [one] εξηγούν μόνο μία.
       *[other] εξηγούν μόνο { $accounted }.
    }
position-different-first-ranks = Αντικανονική: οι δύο παίκτες αρχίζουν με την ίδια πρώτη οριζόντια, αλλά οι βασιλιάδες και οι πύργοι που έχουν ακόμη δικαίωμα ροκέ δεν μπορεί να άρχισαν έτσι.
position-no-last-move = Αντικανονική: { NAME($player, form: "nom") } δεν μπορεί να έκανε την τελευταία κίνηση.

## touchmove position, --mate: κάτω από την πρόταση του mate.ftl που απαντά
## $player: αυτός που θα κάνει ματ· $line: κινήσεις με τους αριθμούς τους.

position-mate-line = { $line } (παίχτηκε ξανά και ελέγχθηκε)
# Μετά την πρόταση που λέει πόσες κινήσεις αρκούν.
position-mate-shortest = Δεν υπάρχει συντομότερη σειρά κινήσεων.
position-mate-given = Στη σκακιέρα υπάρχει ήδη ματ (ελέγχθηκε).
position-mate-undecided =
    { $budget ->
        [one] Το όριο ήταν μία θέση. Αυξήστε το με --budget.
       *[other] Το όριο ήταν { $budget } θέσεις. Αυξήστε το με --budget.
    }
position-mate-rejected = Δεν είναι γνωστό αν { NAME($player, form: "nom") } μπορεί ακόμη να κάνει ματ: το αποτέλεσμα που βρέθηκε δεν πέρασε τον έλεγχο.
position-proof-no-king = Απόδειξη: η ίδια η σκακιέρα (ελέγχθηκε).
position-proof-material = Απόδειξη: ένα θεώρημα για τα κομμάτια που απομένουν (ελέγχθηκε).
# $men κομμάτια, το καθένα με τα τετράγωνα όπου μπορεί ποτέ να σταθεί, $squares συνολικά.
position-proof-walls = Απόδειξη: τα τετράγωνα όπου μπορεί να φτάσει καθένα από τα { $men } κομμάτια, συνολικά { $squares } (ελέγχθηκε).
position-proof-bishops-anywhere =
    { $positions ->
        [one] Απόδειξη: μία θέση των άλλων κομματιών, όπου και αν είναι οι αξιωματικοί (ελέγχθηκε).
       *[other] Απόδειξη: { $positions } θέσεις των άλλων κομματιών, όπου και αν είναι οι αξιωματικοί (ελέγχθηκε).
    }
# $positions συνολικά, σε $groups ομάδες.
position-proof-roaming = Απόδειξη: απαρίθμηση { $positions } θέσεων σε { $groups } ομάδες. Οι θέσεις μιας ομάδας διαφέρουν μόνο στο τετράγωνο του ενός βασιλιά (ελέγχθηκε).
# $positions θέσεις που μπορούν να προκύψουν· $walls από αυτές δεν εξετάστηκαν
# παραπέρα, επειδή εκεί δεν περνά κανένα κομμάτι.
position-proof-exhausted =
    { $positions ->
        [one] Απόδειξη: απαρίθμηση μίας θέσης
       *[other] Απόδειξη: απαρίθμηση { $positions } θέσεων
    }{ $walls ->
        [0] { "" } (ελέγχθηκε).
        [one] , από τις οποίες μία είναι κλεισμένη με τείχη (ελέγχθηκε).
       *[other] , από τις οποίες { $walls } είναι κλεισμένες με τείχη (ελέγχθηκε).
    }
position-dead = Η θέση είναι νεκρή: κανένας παίκτης δεν μπορεί να κάνει ματ, και η παρτίδα είναι ισόπαλη. [{ $article }]
position-not-dead = Η θέση δεν είναι νεκρή.
position-dead-undecided = Δεν είναι γνωστό αν η θέση είναι νεκρή.

## touchmove perft

perft-speed = { $seconds } δευτ., { $millions } εκατομμύρια το δευτερόλεπτο

## touchmove judge, κάτω από ένα ερώτημα προς τον διαιτητή
## $option: το γεγονός του διαιτητή, όπως το γράφει ένα πρωτόκολλο.

judge-option = { $option }: { $consequence }
judge-recommended = Συνιστάται: { $option }. { $because }

## touchmove laws
## $standing, $was, $is: ποιος αποφασίζει, όπως το ονομάζουν οι πίνακες.

laws-contents = Κεφάλαια της έκδοσης { NAME($edition) }:
laws-chapter =
    { $articles ->
        [one] { $chapter }: ένα άρθρο
       *[other] { $chapter }: { $articles } άρθρα
    } (αποφασίζει το λογισμικό: { $decided }, ο διαιτητής: { $arbiter }, καταγράφονται: { $recorded }, κείμενο: { $text }{ $left-out ->
        [0] { "" }
       *[other] , αντικαταστάθηκαν: { $left-out }
    }{ $pending ->
        [0] { "" }
       *[other] , εκκρεμούν: { $pending }
    })
laws-articles = { NAME($edition) }:
laws-line =
    { $article } ({ $standing ->
        [decided] το λογισμικό
        [arbiter] ο διαιτητής
        [recorded] καταγράφεται
        [pending] εκκρεμεί
        [left-out] αντικαταστάθηκε
       *[text] κείμενο
    }){ $has-title ->
        [0] { "" }
       *[other] { " " }{ $title }
    }
laws-article =
    { $has-title ->
        [0] { NAME($edition) }, { $article }
       *[other] { NAME($edition) }, { $article }: { $title }
    }
laws-standing =
    { $standing ->
        [decided] Το Touchmove εφαρμόζει αυτό το άρθρο αυτόματα.
        [arbiter] Αποφασίζει ο διαιτητής. Το Touchmove δίνει τις επιτρεπτές επιλογές.
        [recorded] Το Touchmove καταγράφει τέτοιες πράξεις, χωρίς συνέπειες.
        [pending] Το άρθρο δεν καλύπτεται ακόμη ({ NAME($reason) }).
        [left-out] Το άρθρο δεν ισχύει ({ NAME($reason) }).
       *[text] Το Touchmove δεν έχει πράξη για αυτό το άρθρο: είναι επικεφαλίδα, ορίζει, οργανώνει ή συμβουλεύει.
    }
laws-provision =
    { $has-rule ->
        [0] Διάταξη: { $provision }
       *[other] Διάταξη: { $provision } (κανόνας: { $rule })
    }
laws-cases =
    { $count ->
        [0] Δεν υπάρχουν περιπτώσεις.
        [one] Μία περίπτωση:
       *[other] { $count } περιπτώσεις:
    }
laws-case = { "  " }{ $title } ({ $file })
laws-more-cases = { "  " }και { $count } ακόμη
laws-no-term = Το «{ $wanted }» δεν είναι όρος αυτού του καταλόγου. Χωρίς λέξη εμφανίζονται όλοι οι όροι.
laws-term = { $term }: { $means } ({ $articles })
laws-change =
    { $kind ->
        [new] Νέο στην έκδοση { NAME($edition) } ({ $to }): { $title }. { $now }
        [gone] Καταργήθηκε μετά την έκδοση { NAME($older) } ({ $from }): { $title }. { $before }
        [outcome] Άλλαξε από την έκδοση { NAME($older) } ({ $from }, τώρα { $to }): { $title }. Πριν: { $before } Τώρα: { $now }
        [standing] Κρίνεται διαφορετικά από την έκδοση { NAME($older) } ({ $from }, τώρα { $to }): { $title }.
       *[number] Άλλαξε αριθμό από την έκδοση { NAME($older) } ({ $from }, τώρα { $to }): { $title }.
    }
laws-diff = Από την έκδοση { NAME($older) } στην έκδοση { NAME($edition) }: νέα { $new }, καταργήθηκαν { $gone }, άλλαξαν { $outcome }, κρίνονται διαφορετικά { $standing }, άλλαξαν μόνο αριθμό { $number }.
laws-no-edition = Άγνωστη έκδοση «{ $name }». Διαλέξτε μία από αυτές: { $near }.
laws-read-in = Το κείμενο του άρθρου σε αυτή την έκδοση δεν βρέθηκε. Δίνεται όπως στη { $edition }: ο κατάλογος αλλαγών της FIDE ανάμεσα στις δύο εκδόσεις δεν το αναφέρει.
laws-printed-elsewhere = Στην άλλη δημοσίευση αυτής της έκδοσης από τη FIDE έχει τον αριθμό { $there }.
laws-printed-here = Το άρθρο { $there } της άλλης δημοσίευσης αυτής της έκδοσης από τη FIDE είναι εδώ το { $here }.
laws-no-article =
    Δεν υπάρχει άρθρο { $number } στην έκδοση { NAME($edition) }.{ $similar ->
        [0] { " " }Η εντολή «{ $command }» απαριθμεί τα κεφάλαια.
       *[other] { " " }Παρόμοια: { $near }.
    }{ $others ->
        [0] { "" }
       *[other] { " " }Υπάρχει στην έκδοση { $elsewhere }.
    }

## touchmove convert
## $place: file, line and column; $text: the move as written in the file;
## $notation, $notations: texts of convert-notation; $moves, $readings: lists.

convert-notation =
    { $code ->
        [en] αγγλικά
        [el] ελληνικά
        [el-latin] ελληνικά με τις κάθετες a έως h
        [fi] φινλανδικά
        [ar] αραβικά
        [de] γερμανικά
        [fr] γαλλικά
        [nl] ολλανδικά
        [es] ισπανικά
        [ru] ρωσικά
        [pl] πολωνικά
        [hu] ουγγρικά
        [cs] τσεχικά
        [figurines] με σύμβολα των κομματιών
        [spoken-en] ανακοίνωση με αγγλικές λέξεις
        [spoken-fi] ανακοίνωση με φινλανδικές λέξεις
        [spoken-el] ανακοίνωση με ελληνικές λέξεις
       *[spoken] ανακοίνωση με γερμανικές λέξεις
    }
convert-unreadable =
    { $why ->
        [illegal] { $place }: η { $number }η κίνηση { NAME($player, form: "owner") }, «{ $text }», δεν είναι κανονική ({ $notation }).
        [ambiguous] { $place }: η { $number }η κίνηση { NAME($player, form: "owner") }, «{ $text }», μπορεί να σημαίνει περισσότερες από μία κινήσεις ({ $notation }).
       *[unreadable] { $place }: η { $number }η κίνηση { NAME($player, form: "owner") }, «{ $text }», δεν διαβάζεται ως κίνηση ({ $notation }).
    }
convert-candidates = Πιθανές κινήσεις: { $moves }.
convert-no-candidates = Καμία κανονική κίνηση δεν είναι παρόμοια.
convert-misnumbered = Πριν από αυτήν υπάρχει ο αριθμός { $found } αντί για { $expected }. Ίσως λείπει μια κίνηση ή γράφτηκε δύο φορές.
convert-clash = { $place }: η { $number }η κίνηση { NAME($player, form: "owner") }, «{ $text }», σημαίνει διαφορετικές κινήσεις σε διαφορετικές γλώσσες, και όλη η παρτίδα είναι κανονική σε καθεμία: { $readings }. Διαλέξτε μία με { $option }.
convert-reading = { $move } ({ $notations })
convert-lookalikes = { $place }: μερικά γράμματα αντικαταστάθηκαν με γράμματα της γλώσσας που μοιάζουν ίδια ({ $notation }).
convert-mixed = { $place }: η παρτίδα είναι γραμμένη σε δύο γλώσσες ({ $notation }).
convert-no-start = { $place }: η αρχική θέση της παρτίδας δεν διαβάζεται. (Λεπτομέρειες, στα αγγλικά: { $why })
convert-no-moves = { $file }: το αρχείο δεν έχει κινήσεις.
convert-problem = { $place }: { $problem }
# A game that continues after an illegal move is written in parts.
convert-break =
    { $place }: { $kind ->
        [illegal] η { NUMBER($number, useGrouping: 0) }η κίνηση { NAME($player, form: "owner") }, «{ $text }», είναι αντικανονική. Η συνέχεια γράφεται ως ξεχωριστή παρτίδα που αρχίζει από τη θέση που προκύπτει.
        [pass] στην { NUMBER($number, useGrouping: 0) }η κίνηση το «{ $text }» σημαίνει ότι δεν έγινε κίνηση. Η συνέχεια γράφεται ως ξεχωριστή παρτίδα.
       *[kings] το «{ $text }» δεν είναι κίνηση: οι βασιλιάδες στα κεντρικά τετράγωνα δηλώνουν το αποτέλεσμα στην ηλεκτρονική σκακιέρα. Παραλείφθηκε.
    }
convert-part-ends =
    { $kind ->
        [illegal] Ακολούθησε η αντικανονική κίνηση { NUMBER($number, useGrouping: 0) }{ $player ->
            [white] .
           *[black] ...
        } { $text }· η επόμενη παρτίδα συνεχίζει μετά από αυτήν.
        [pass] Εδώ δεν έγινε κίνηση ({ $text })· η επόμενη παρτίδα συνεχίζει από εδώ.
       *[kings] Βασιλιάδες στο κέντρο: { $text }
    }
convert-part-begins =
    { $kind ->
        [pass] Συνεχίζεται η προηγούμενη παρτίδα· ενδιάμεσα δεν έγινε κίνηση ({ $text }).
       *[illegal] Συνεχίζεται η προηγούμενη παρτίδα μετά την αντικανονική κίνηση { NUMBER($number, useGrouping: 0) }{ $player ->
            [white] .
           *[black] ...
        } { $text }.
    }
convert-partly = { $place }: η παρτίδα γράφτηκε ως εδώ. Το υπόλοιπο κείμενό της είναι σχόλιο σε αυτό το σημείο.
convert-not-whole = { $place }: μερικές ετικέτες, σχόλια ή σύμβολα αυτής της παρτίδας λείπουν από την έξοδο.
convert-rejected =
    { $count ->
        [one] Το αρχικό κείμενο μίας παρτίδας γράφτηκε στο { $file }.
       *[other] Τα αρχικά κείμενα { $count } παρτίδων γράφτηκαν στο { $file }.
    }
convert-not-applied =
    { $count ->
        [one] { $file }: μία αλλαγή δεν ταιριάζει και δεν έγινε.
       *[other] { $file }: { $count } αλλαγές δεν ταιριάζουν και δεν έγιναν.
    }
convert-left-out =
    { $count ->
        [one] Μία παρτίδα παραλείφθηκε.
       *[other] { $count } παρτίδες παραλείφθηκαν.
    }

# Ο διακομιστής.
serve-open = Ανοίξτε { $address }
serve-others = Άλλες συσκευές σε αυτό το δίκτυο: { $address }
serve-metrics = Μετρήσεις για το Prometheus: { $address }
serve-stopped = Όλα τα χρονόμετρα έχουν σταματήσει.
serve-backed-up = Τα δεδομένα αντιγράφηκαν στο { $file }.
admin-link = Ο νέος σύνδεσμος του διαιτητή: { $link }
admin-closed = { $count ->
    [one] Έκλεισε μία παρτίδα.
   *[other] Έκλεισαν { $count } παρτίδες.
}
admin-archived = { $count ->
    [one] Μία καταχώριση γράφτηκε στο { $file }.
   *[other] { $count } καταχωρίσεις γράφτηκαν στο { $file }.
}
admin-deleted = { $count ->
    [one] Διαγράφηκε η καταγραφή μίας παρτίδας.
   *[other] Διαγράφηκαν οι καταγραφές { $count } παρτίδων.
}
admin-anonymised = { $count ->
    [0] Δεν βρέθηκε πρόσωπο με αυτό το όνομα ή αυτόν τον αριθμό.
    [one] Το πρόσωπο αφαιρέθηκε από την καταγραφή μίας παρτίδας.
   *[other] Το πρόσωπο αφαιρέθηκε από τις καταγραφές { $count } παρτίδων.
}
admin-invited = Με αυτόν τον σύνδεσμο μπορεί να στήνει παρτίδες ο προσκεκλημένος { $name }: { $link }
admin-uninvited = Η πρόσκληση ανακλήθηκε.
check-fine = Δεν βρέθηκαν αλλαγές: { $streams ->
        [one] ένα ημερολόγιο
       *[other] { $streams } ημερολόγια
    } με { $entries ->
        [one] μία καταχώριση
       *[other] { $entries } καταχωρίσεις
    }.
check-entry = { $journal }: η καταγραφή έχει αλλάξει από την καταχώριση { $version } και μετά.
check-end = { $journal }: λείπουν καταχωρίσεις από το τέλος ή το τέλος έχει αλλάξει.
check-name = { $journal }: ένα κείμενο που αποθηκεύτηκε με μια καταχώριση έχει αλλάξει.
check-missing = { $journal }: αυτή η παρτίδα μιας διοργάνωσης λείπει, και δεν τη διέγραψε κανένας διαχειριστής.
check-loose = { $journal }: αυτή η καταγραφή αποθηκεύτηκε με παλαιότερη έκδοση και δεν μπορεί να ελεγχθεί.
check-found = { $place } ({ $written }): { $times ->
        [one] μία φορά
       *[other] { $times } φορές
    }
check-not-found = Δεν βρέθηκε πρόσωπο με αυτό το όνομα ή αυτόν τον αριθμό.
forgotten-again = { $count ->
        [0] Η αποθήκη δεδομένων δεν περιείχε τίποτε που είχε διαγραφεί.
        [one] Διαγραμμένα δεδομένα αφαιρέθηκαν πάλι από την καταγραφή μίας παρτίδας.
       *[other] Διαγραμμένα δεδομένα αφαιρέθηκαν πάλι από τις καταγραφές { $count } παρτίδων.
    }
copy-done = Η αντιγραφή έγινε και ελέγχθηκε: { $streams ->
        [one] ένα ημερολόγιο
       *[other] { $streams } ημερολόγια
    } με { $entries ->
        [one] μία καταχώριση
       *[other] { $entries } καταχωρίσεις
    }.

# The book of the Laws, in Markdown.
book-title = Οι Κανόνες του Σκακιού: { NAME($edition) }
book-glossary = Οι όροι των Κανόνων
book-about = Κάθε άρθρο με δικά μας λόγια: τι ζητά, ποιος αποφασίζει, τι άλλαξε από την προηγούμενη έκδοση, παραδείγματα αποφάσεων, και περιπτώσεις. Το βιβλίο δεν αντικαθιστά το κείμενο των Κανόνων.
book-article = { $article } { $title }
book-changed = Αλλαγές
book-brings-about = Παραδείγματα αποφάσεων
book-example = { $ruling } ({ $case })
book-cases = Περιπτώσεις
book-found =
    { $count ->
        [0] Κανένα άρθρο της έκδοσης { NAME($edition) } δεν ταιριάζει με αυτές τις λέξεις.
        [one] Ένα άρθρο της έκδοσης { NAME($edition) } ταιριάζει:
       *[other] { $count } άρθρα της έκδοσης { NAME($edition) } ταιριάζουν, το πιο σχετικό πρώτο:
    }
protocol-no-act = Καμία πράξη δεν ταιριάζει με το «{ $word }». Όλες οι πράξεις: { $command }

# Errors in a value on the command line or in a configuration file.
wrong-choice = πρέπει να είναι ένα από τα { $known }
wrong-metrics = πρέπει να είναι θύρα, όπως 9464, ή διεύθυνση με θύρα, όπως 10.0.0.5:9464
wrong-engine = πρέπει να είναι ΟΝΟΜΑ=ΠΡΟΓΡΑΜΜΑ
wrong-shard = πρέπει να είναι I/N, με το I από 1 ως N
wrong-number = πρέπει να είναι ακέραιος αριθμός
wrong-range = πρέπει να είναι ακέραιος αριθμός από { $from } έως { $to }
wrong-minimum = πρέπει να είναι ακέραιος αριθμός, τουλάχιστον { $from }
wrong-too-large = είναι πολύ μεγάλος αριθμός
wrong-address = πρέπει να είναι διεύθυνση με θύρα, όπως 127.0.0.1:8064
database-scid = Αυτή είναι βάση δεδομένων του Scid, όχι PGN. Ανοίξτε την στο Scid και εξαγάγετε τις παρτίδες της ως PGN. Μετά χρησιμοποιήστε εκείνο το αρχείο.
database-chessbase = Αυτό είναι αρχείο του ChessBase, όχι PGN. Ανοίξτε το στο ChessBase και αποθηκεύστε τις παρτίδες του ως βάση PGN. Μετά χρησιμοποιήστε εκείνο το αρχείο.
wrong-config-value = { $name }: πρέπει να είναι κείμενο, αριθμός, true ή false
wrong-config-key = { $name }: δεν υπάρχει τέτοια επιλογή.{ $near ->
        [none] { "" }
       *[other] { " " }Μήπως εννοείτε «{ $near }»;
    }

## Σφάλματα του λειτουργικού συστήματος, μετά από όνομα αρχείου ή διεύθυνση

system-not-found = το αρχείο δεν βρέθηκε
system-permission-denied = δεν επιτρέπεται η πρόσβαση
system-already-exists = το αρχείο υπάρχει ήδη
system-is-a-folder = αυτό είναι φάκελος, όχι αρχείο
system-not-a-folder = ένα μέρος της διαδρομής δεν είναι φάκελος
system-disk-full = ο δίσκος είναι γεμάτος
system-read-only = ο δίσκος επιτρέπει μόνο ανάγνωση
system-address-in-use = άλλο πρόγραμμα χρησιμοποιεί αυτή τη διεύθυνση
system-address-not-available = ο υπολογιστής δεν έχει αυτή τη διεύθυνση
system-connection-refused = κανένας διακομιστής δεν απαντά σε αυτή τη διεύθυνση

## touchmove-answers: an incident in a hall

hall-milder-penalty = Οι κανόνες της διοργάνωσης μπορεί να ορίζουν ηπιότερη ποινή. Αν ναι, επιλέξτε την στο «Διοργάνωση».
