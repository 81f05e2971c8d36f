# Known facts of an incident that the arbiter reports, as labels on buttons and in lists: no
# full stop, no capital.

fact-not-legal = siirto ei ollut laillinen
fact-pawn-not-promoted = sotilas jäi korottamatta viimeiselle riville
fact-no-move = kelloa painettiin tekemättä siirtoa
fact-both-hands = siirto tehtiin kahdella kädellä
fact-king-taken = kuningas lyötiin
fact-answered = vastustaja on siirtänyt sen jälkeen
fact-not-answered = vastustaja ei ole siirtänyt sen jälkeen
fact-claimed = vastustaja huomautti siitä
fact-seen = tuomari näki sen
fact-own-piece = oma nappula
fact-opponents-piece = vastustajan nappula
fact-own-and-opponents-piece = kummankin pelaajan nappula
fact-king-and-rook = kuningas ja torni, kuningas ensin tai yhtä aikaa
fact-rook-before-king = torni ja sitten kuningas
fact-adjusted-or-by-accident = korjattiin tai kosketettiin vahingossa
fact-can-be-played = sillä on laillinen siirto
fact-cannot-be-played = sillä ei ole laillista siirtoa
fact-king-can-move = kuninkaalla on muu laillinen siirto
fact-king-cannot-move = kuninkaalla ei ole laillista siirtoa
fact-with-the-move = siirtovuorossa, nappulaan koskematta
fact-with-a-written-move = siirto muistiin kirjoitettuna, nappulaan koskematta
fact-after-touching-a-piece = koskettuaan nappulaan tai siirrettyään sitä tällä siirrolla
fact-after-pressing-the-clock = painettuaan kelloa
fact-on-the-move = pelaaja on siirtovuorossa
fact-not-on-the-move = vastustaja on siirtovuorossa
fact-forces-mate = nappuloilla voi pakottaa matin
fact-does-not-force-mate = nappuloilla ei voi pakottaa mattia
fact-pressed = kelloa painettiin
fact-not-pressed = kelloa ei painettu
fact-correct = vaatimus on oikea
fact-incorrect = vaatimus on väärä
fact-sounded = laite soi
fact-sounded-in-a-bag = laite soi laukussa
fact-found = laite löydettiin
fact-not-switched-off = löydettiin laukusta sammuttamattomana
fact-switched-off = löydettiin laukusta sammutettuna
fact-put-back = palautettiin paikoilleen ennen kellon painamista
fact-not-put-back = ei palautettu paikoilleen ennen kellon painamista
fact-before-the-next-move = seuraavaa siirtoa ei ole saatettu loppuun
fact-still-so = yhä laiton seuraavan siirron jälkeen
fact-not-so-any-more = ei enää laiton seuraavan siirron jälkeen
fact-last-period = viimeinen jakso
fact-no-moves-missing = siirtoja ei puutu
fact-moves-missing = puuttuvia siirtoja: { $number }
fact-number = { $number }. laiton siirto
fact-period = jakso { $number }
fact-moves-made = kummankin loppuun saattamia siirtoja: { $number }
fact-after = { TIME($ms) } pelin alkamisesta
fact-default-time =
    { $ms ->
        [0] myöhästymisraja: nolla
       *[other] myöhästymisraja: { TIME($ms) }
    }
fact-left = aikaa jäljellä { TIME($ms) }
fact-in = annetussa asemassa
fact-has-king = { NAME($player, form: "mid-at") } on vain kuningas
fact-has-king-and-bishop = { NAME($player, form: "mid-at") } on kuningas ja lähetti
fact-has-king-and-knight = { NAME($player, form: "mid-at") } on kuningas ja ratsu
fact-has-king-and-queens = { NAME($player, form: "mid-at") } on kuningas ja kuningattaria
fact-has-king-and-rooks = { NAME($player, form: "mid-at") } on kuningas ja torneja
fact-has-more = { NAME($player, form: "mid-at") } on enemmän nappuloita
fact-can-checkmate = { NAME($player, form: "mid") } voi vielä tehdä matin
fact-cannot-checkmate = { NAME($player, form: "mid") } ei voi enää tehdä mattia

# Steps for the arbiter's hands and the clock, in order.

hands-stop = Pysäytä molemmat kellot.
hands-add = Lisää { NAME($player, form: "mid-owner") } kelloon { TIME($ms) }.
hands-take = Vähennä { NAME($player, form: "mid-owner") } kellosta { TIME($ms) }.
hands-clock = { NAME($player, form: "owner") } kello
hands-start = Käynnistä { NAME($player, form: "mid-owner") } kello.
hands-go-on = Käynnistä siirtovuorossa olevan pelaajan kello.
hands-wait = Pidä molemmat kellot pysäytettyinä, kunnes olet tehnyt ratkaisun.
hands-put-back = Aseta laudalle sääntöjenvastaisuutta edeltänyt asema tai viimeinen tiedossa oleva asema.
hands-taken-back = Peru sen jälkeen tehdyt siirrot.
hands-displaced = Käynnistä { NAME($player, form: "mid-owner") } kello siksi aikaa, kun nappulat palautetaan. Pysäytä sitten taas molemmat kellot.
hands-over = Jätä molemmat kellot pysäytetyiksi. Merkitse tulos { $result }. Molemmat pelaajat allekirjoittavat.
hands-forfeit = Jätä molemmat kellot pysäytetyiksi. Merkitse tulos { $result } pelaamattomana pelinä.
hands-nothing = Älä tee mitään: peli jatkuu.
hands-decide = Anna pelin jatkua, kunnes olet tehnyt ratkaisun.

# Headline of an answer. $open: yes while a decision is open.
verdict-illegal-move =
    { $count ->
        [1] Ensimmäinen laiton siirto
        [2] Toinen laiton siirto
        [3] Kolmas laiton siirto
       *[other] { $count }. laiton siirto
    }{ $open ->
        [yes] { "" }
       *[no] : peli jatkuu
    }
verdict-goes-on = Peli jatkuu
