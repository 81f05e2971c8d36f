# Τι βρίσκεται πλάι σε ένα ερώτημα προς τον διαιτητή: τι είναι βέβαιο, τι
# συνεπάγεται μια απάντηση και γιατί συνιστάται κάποια. $player είναι ο παίκτης
# τον οποίο αφορά, $opponent ο άλλος.

## Τι είναι βέβαιο

certain-clock-shows = Το χρονόμετρο { NAME($player, form: "owner") } δείχνει { TIME($ms) }.
certain-clock-showed = Το χρονόμετρο { NAME($player, form: "owner") } έδειχνε { TIME($ms) } όταν συνέβη το περιστατικό.
certain-flag-down = Η σημαία { NAME($player, form: "owner") } έχει πέσει.
certain-mate-undecided = Η αναζήτηση δεν έδειξε αν { NAME($player, form: "nom") } μπορεί ακόμη να κάνει ματ.
certain-castling-was-legal = Το ροκέ ({ $move }) ήταν κανονικό.
certain-offences =
    { $count ->
        [0] Τίποτε άλλο δεν έχει καταγραφεί σε βάρος { NAME($player, form: "owner") }.
        [one] Είναι η πρώτη καταγεγραμμένη παράβαση { NAME($player, form: "owner") }.
       *[other] Οι καταγεγραμμένες παραβάσεις { NAME($player, form: "owner") } είναι { $count }, μαζί με αυτήν.
    }
certain-warnings =
    { $count ->
        [0] { NAME($player) } δεν έχει προειδοποιηθεί.
        [one] { NAME($player) } έχει προειδοποιηθεί μία φορά.
       *[other] { NAME($player) } έχει προειδοποιηθεί { $count } φορές.
    }
certain-time-used = { NAME($player) } έχασε εξαιτίας του περιστατικού { TIME($ms) }.
certain-was-running = Έτρεχε ο χρόνος { NAME($player, form: "owner") }.

## Γιατί συνιστάται μια απάντηση

because-first-offence = Είναι η πρώτη παράβαση { NAME($player, form: "owner") }.
because-offended-before = Δεν είναι η πρώτη παράβαση { NAME($player, form: "owner") }.
because-persistent = { NAME($player) } συνεχίζει παρά τα μέτρα του διαιτητή.
because-serious = Η παράβαση ίσως έκρινε την παρτίδα υπέρ { NAME($player, form: "owner") }.
because-time-was-used = { NAME($player) } έχασε χρόνο εξαιτίας του περιστατικού.
because-mate-not-excluded = Δεν έχει αποδειχθεί ότι { NAME($player, form: "nom") } δεν θα μπορούσε να κάνει ματ.
because-clock-marks = Το ρολόι δείχνει ότι η σημαία { NAME($player, form: "owner") } έπεσε πρώτη.
because-order-unknown = Δεν είναι γνωστό ποια σημαία έπεσε πρώτη.
because-press-completes = Με το πάτημα του χρονομέτρου ολοκληρώθηκε αυτό που έγινε στη σκακιέρα.
because-as-when-it-happened = Αυτούς τους χρόνους έδειχναν τα χρονόμετρα εκείνη τη στιγμή. Περιλαμβάνεται ο χρόνος από μεταγενέστερες αποφάσεις.
because-as-the-time-control-says = Σύμφωνα με τον χρόνο σκέψης που έχει οριστεί, αυτοί είναι οι χρόνοι για τις κινήσεις που έχουν καταγραφεί.
because-times-not-recorded = Οι χρόνοι δεν καταγράφηκαν. Εκτιμήστε τους από τα χρονόμετρα και από όσα λένε οι παίκτες.
because-reason-may-be-valid = Ένας λόγος θεωρείται βάσιμος, εκτός αν είναι φανερό ότι δεν είναι.
because-clocks-make-up = Οι χρόνοι στα χρονόμετρα πρέπει να αντισταθμίζουν τη βοήθεια.
because-play-to-be-seen = Καλό είναι να παρακολουθήσετε πρώτα για λίγο ακόμη το παιχνίδι.
because-nothing-shown = Δεν υπάρχουν στοιχεία υπέρ άλλης απάντησης.
because-mate-is-forced = Η αναζήτηση δείχνει ότι { NAME($player, form: "nom") } μπορεί να επιβάλει ματ.
because-stays-unless-it-suffers = Τα χρονόμετρα μένουν όπως είναι, εκτός αν θα διαταρασσόταν το χρονοδιάγραμμα.
because-nothing-is-taken = Από παίκτη με αναπηρία δεν αφαιρείται χρόνος.
because-cannot-go-on = { NAME($player) } δεν μπορεί να συνεχίσει την παρτίδα.
because-may-be-an-accident = { NAME($player) } ίσως πάτησε το χρονόμετρο κατά λάθος.
because-play-decides = Όταν υπάρχει προσαύξηση, το αποτέλεσμα το κρίνει το παιχνίδι και όχι το ρολόι.
because-charged-to-the-end = Όποιος διακόπτει νωρίς χρεώνεται τον χρόνο ως το τέλος της συνεδρίας.
because-asked-for-first = Οι Κανόνες απαιτούν πρώτα αυτό.
because-cannot-checkmate = { NAME($player) } δεν μπορεί πια να κάνει ματ με καμία σειρά κανονικών κινήσεων.
because-position-to-be-judged = Δεν υπάρχει σύσταση: τη θέση και τα παρτιδόφυλλα πρέπει να τα κρίνει άνθρωπος.
because-was-thinking = Σκεφτόταν { NAME($player, form: "nom") }.

## Τι συνεπάγεται μια απάντηση
## $said: η απάντηση ή όσα αποφασίζονται με αυτήν· $white, $black: χρόνοι ή βαθμοί.

consequence-clocks = { $said } Τότε το χρονόμετρο του Λευκού δείχνει { TIME($white) } και του Μαύρου { TIME($black) }.
consequence-scores = { $said } Βαθμοί: Λευκός { $white }, Μαύρος { $black }.
