# Mitä laudalla tapahtuu, yksi virke kutakin protokollan tekoa kohti. $player on
# tekijä tai se, jota tuomarin teko koskee; $squares on ruutujen luettelo ja $count
# niiden määrä.

## Nappulat

act-plays = { NAME($player) } tekee siirron { $san }{ $hands ->
        [both] {""} kahdella kädellä
       *[none] {""}
    }.
act-touches = { NAME($player) } koskee { $count ->
        [one] nappulaan ruudussa { $squares }
       *[other] nappuloihin ruuduissa { $squares }
    }{ $together ->
        [true] {""} yhtä aikaa
       *[none] {""}
    }{ $accidental ->
        [true] , selvästi vahingossa
       *[none] {""}
    }.
act-takes = { NAME($player) } nostaa nappulan ruudusta { $square }{ $hands ->
        [both] {""} kahdella kädellä
       *[none] {""}
    }.
act-puts = { NAME($player) } asettaa { NAME($piece, form: "owner") } ruutuun { $square }.
act-shifts = { NAME($player) } siirtää nappulan ruudusta { $from } ruutuun { $to }{ $hands ->
        [both] {""} kahdella kädellä
       *[none] {""}
    }.
act-adjusts = { NAME($player) } korjaa { $count ->
        [one] nappulan asentoa ruudussa { $squares }
       *[other] nappuloiden asentoa ruuduissa { $squares }
    }{ $announced ->
        [false] {""} ilmoittamatta siitä ensin
       *[none] {""} ilmoitettuaan siitä ensin
    }.
act-knocks-over = { NAME($player) } kaataa { $count ->
        [one] nappulan ruudussa { $squares }
       *[other] nappulat ruuduissa { $squares }
    }.
act-restores = { NAME($player) } palauttaa { $count ->
        [one] nappulan ruutuun { $squares }
       *[other] nappulat ruutuihin { $squares }
    }.
act-moves = Pelatut siirrot: { $moves }.

## Kello

act-starts = Tuomari käynnistää pelin.
act-presses = { NAME($player) } painaa kelloa.
act-presses-with-the-other-hand = { NAME($player) } painaa kelloa muulla kädellä kuin sillä, jolla siirto tehtiin.
act-stops-the-clock = { NAME($player) } pysäyttää kellot{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }.
act-arbiter-stops-the-clock = Tuomari pysäyttää kellot.
act-handles-the-clock-improperly = { NAME($player) } käyttää kelloa väärin.
act-resumes = Tuomari käynnistää kellot uudelleen.

## Tarjoukset ja vaatimukset

act-offers-a-draw = { NAME($player) } tarjoaa tasapeliä{ $condition ->
        [none] {""}
       *[other] {""} ehdollisesti
    }.
act-accepts = { NAME($player) } hyväksyy tarjouksen.
act-declines = { NAME($player) } hylkää tarjouksen.
act-resigns = { NAME($player) } luovuttaa.
act-withdraws = { NAME($player) } haluaa perua { $what ->
        [offer] tarjouksen
       *[claim] vaatimuksen
    }.
act-agrees-to-correct = { NAME($player) } suostuu laittoman siirron oikaisemiseen.
act-claims-a-draw = { NAME($player) } vaatii tasapeliä { $ground ->
        [threefold] aseman kolmannen esiintymisen perusteella
       *[fifty_moves] viidenkymmenen siirron säännön perusteella
    }{ $san ->
        [none] {""}
       *[other] {""} kirjoitettuaan pöytäkirjaan siirron { $san }
    }.
act-claims-from-the-screen = { NAME($player) } vaatii tasapeliä { $ground ->
        [threefold] aseman kolmannen esiintymisen perusteella
       *[fifty_moves] viidenkymmenen siirron säännön perusteella
    } vain siksi, että näyttö kertoo siitä.
act-claims-an-end = { NAME($player) } huomauttaa: { $end ->
        [checkmate] asema on matti
        [stalemate] asema on patti
        [dead_position] asema on kuollut
        [fivefold] sama asema on esiintynyt viidesti
       *[seventy_five_moves] peli on tasapeli 75 siirron säännön mukaan
    }.
act-claims-flag = { NAME($player) } huomauttaa vastustajan merkkilipun pudonneen.
act-claims-absence = { NAME($player) } vaatii voittoa, koska vastustaja ei ole saapunut myöhästymisrajaan mennessä.
act-claims-illegal-move = { NAME($player) } huomauttaa vastustajan tehneen laittoman siirron.
act-claims-touched = { NAME($player) } huomauttaa vastustajan koskeneen nappulaan ruudussa { $square }.
act-claims-cannot-win = { NAME($player) } vaatii tasapeliä: vastustaja ei voi voittaa normaalein keinoin.
act-claims-no-effort = { NAME($player) } vaatii tasapeliä: vastustaja ei yritä voittaa normaalein keinoin.
act-requests-increment = { NAME($player) } pyytää lisäaikaa molemmille pelaajille.
act-confirms-the-position = { NAME($player) } vahvistaa vaatijan kirjoittaman aseman.
act-points-out = { NAME($player) } huomauttaa: { $matter ->
        [wrong_setup] nappulat asetettiin alussa väärin
        [wrong_orientation] lauta asetettiin väärin päin
        [reversed_colours] värit ovat vaihtuneet
        [wrong_clock] kello on asetettu väärin
        [defective_clock] kello on viallinen
        [wrong_position] asema on väärä
       *[displaced] nappuloita on siirtynyt paikoiltaan
    }.
act-arbiter-points-out = Tuomari toteaa: { $matter ->
        [wrong_setup] nappulat asetettiin alussa väärin
        [wrong_orientation] lauta asetettiin väärin päin
        [reversed_colours] värit ovat vaihtuneet
        [wrong_clock] kello on asetettu väärin
        [defective_clock] kello on viallinen
        [wrong_position] asema on väärä
       *[displaced] nappuloita on siirtynyt paikoiltaan
    }.
act-appeals = { NAME($player) } valittaa päätöksestä.
act-asks-for-an-assistant = { NAME($player) } pyytää avustajaa { $help ->
        [moves] tekemään siirrot
       *[clock] painamaan kelloa
    }.
act-asks-for-an-explanation = { NAME($player) } pyytää tuomaria selittämään sääntöjen kohdan.
act-asks-for-a-piece = { NAME($player) } pyytää { NAME($piece, form: "part") }.
act-asks-for-the-scoresheet = { NAME($player) } pyytää saada nähdä tuomarin pöytäkirjan.

## Kirjaaminen

act-records = { NAME($player) } kirjoittaa pöytäkirjaan: { $text }.
act-arbiter-records = Tuomari kirjoittaa pöytäkirjaan: { $text }.
act-signs = { NAME($player) } allekirjoittaa tuloksen { $result }.

## Läsnäolo ja käytös

act-arrives = { NAME($player) } saapuu laudan ääreen.
act-leaves-the-playing-area = { NAME($player) } poistuu pelialueelta.
act-leaves-the-venue = { NAME($player) } poistuu pelihuoneistosta.
act-returns = { NAME($player) } palaa.
act-enters-the-playing-area = Katsoja tulee pelialueelle.
act-phone-sounds = { NAME($player, form: "owner") } puhelin soi.
act-phone-sounds-in-a-bag = { NAME($player, form: "owner") } puhelin soi laukussa.
act-device-makes-a-noise = { NAME($player, form: "owner") } laite värisee tai pitää ääntä.
act-has-a-device = { NAME($player, form: "from") } löytyy elektroninen laite.
act-has-a-device-in-a-bag = { NAME($player, form: "at") } on laukussa laite, jota ei ole sammutettu.
act-has-a-device-switched-off = { NAME($player, form: "at") } on laukussa laite, joka on sammutettu.
act-refuses-inspection = { NAME($player) } kieltäytyy tarkastuksesta.
act-brings-the-game-into-disrepute = { NAME($player) } vahingoittaa shakin mainetta.
act-uses-notes = { NAME($player) } käyttää muistiinpanoja tai neuvoja.
act-distracts = { NAME($player) } häiritsee vastustajaa.
act-eats = { NAME($player) } syö laudan ääressä.
act-smokes = { NAME($player) } tupakoi.
act-talks = { NAME($player) } puhuu.
act-does-not-record = { NAME($player) } ei kirjaa siirtoja.
act-accuses-the-opponent = { NAME($player) } syyttää vastustajaa{ $of ->
        [none] {""}
       *[other] : ”{ $of }”
    }.
act-advises = { NAME($player) } { $what ->
        [draw] antaa pelaajalle neuvon tasapelistä
        [resigning] neuvoo pelaajaa luovuttamaan
       *[move] antaa pelaajalle neuvon asemasta
    }.
act-refuses = { NAME($player) } kieltäytyy noudattamasta sääntöjä.

## Näkövammaiset pelaajat

act-announces = { NAME($player) } ilmoittaa: ”{ $text }”.
act-repeats = { NAME($player) } toistaa: ”{ $text }”.
act-copies = { NAME($player) } tekee siirron { $san } omalla laudallaan.
act-tells-moves-and-times = { NAME($player) } kertoo pelaajalle siirrot ja kellojen ajat.
act-finds-different-positions = { NAME($player) } huomauttaa, että laudoilla on eri asemat.
act-arbiter-finds-different-positions = Tuomari toteaa, että laudoilla on eri asemat.

## Keskeytetty peli

act-seals = { NAME($player) } tekee kuorisiirron { $san }.
act-seals-unseen = { NAME($player) } tekee kuorisiirron.
act-asks-to-adjourn = { NAME($player) } pyytää pelin keskeyttämistä.
act-adjourns = Tuomari keskeyttää pelin.
act-resumes-the-game = Tuomari käynnistää keskeytetyn pelin uudelleen.
act-opens-the-envelope = Tuomari avaa kuoren.
act-reports-the-envelope-lost = Tuomari ilmoittaa, että kuori on kadonnut.
act-reports-the-position-lost = Tuomari ilmoittaa, ettei keskeytysasemaa voida selvittää.

## Mitä tuomari näkee

act-observes-flag = Tuomari näkee, että { NAME($player, form: "mid-owner") } merkkilippu on pudonnut.
act-observes-both-flags = Tuomari näkee, että molemmat merkkiliput ovat pudonneet, eikä järjestystä tiedetä.
act-observes-absence = Tuomari toteaa, ettei { NAME($player, form: "mid") } ole saapunut myöhästymisrajaan mennessä.
act-observes-illegal-move = Tuomari näkee laittoman siirron.
act-observes-touched = Tuomari näkee, että ruudun { $square } nappulaan koskettiin, mutta siirrettiin toista nappulaa.
act-observes-illegal-position = Tuomari näkee laittoman aseman.
act-finds-no-overstep = Tuomari toteaa, ettei mikään pöytäkirja osoita ajanylitystä.

## Mitä tuomari päättää

act-agrees = Tuomari suostuu.
act-rejects = Tuomari hylkää sen.
act-postpones = Tuomari lykkää päätöstä.
act-answers = Tuomari { $with ->
        [agrees] suostuu
        [rejects] hylkää sen
       *[postpones] lykkää päätöstä
    }.
act-reinstates = Tuomari oikaisee aseman.
act-has-the-game-reconstructed = Tuomari määrää pelin rekonstruoitavaksi toisella laudalla.
act-explains = Tuomari selittää kohdan { $article }.
act-gives-time = Tuomari antaa { NAME($player, form: "mid-to") } lisää aikaa: { TIME($ms) }.
act-gives-time-for-a-disturbance = Häiriön vuoksi tuomari antaa { NAME($player, form: "mid-to") } lisää aikaa: { TIME($ms) }.
act-gives-points = Tuomari antaa { NAME($player, form: "mid-to") } { $halves ->
        [1] puoli pistettä
       *[other] pisteen
    } lisää.
act-takes-time = Tuomari vähentää { NAME($player, form: "mid-from") } aikaa: { TIME($ms) }.
act-takes-points = Tuomari vähentää { NAME($player, form: "mid-from") } { $halves ->
        [1] puoli pistettä
       *[other] pisteen
    }.
act-sets-the-clocks = Tuomari asettaa kellot.
act-sets-the-move-counter = Tuomari asettaa siirtolaskuriin luvun { $moves }.
act-reminds = Tuomari muistuttaa { NAME($player, form: "mid-part") } säännöistä.
act-warns = Tuomari varoittaa { NAME($player, form: "mid-part") }.
act-warns-both = Tuomari varoittaa molempia pelaajia.
act-fines = Tuomari määrää { NAME($player, form: "mid-to") } sakon.
act-excludes = Tuomari sulkee { NAME($player, form: "mid-owner") } pois yhdeltä tai useammalta kierrokselta.
act-expels = Tuomari sulkee { NAME($player, form: "mid-owner") } pois kilpailusta.
act-expels-the-spectator = Tuomari poistaa katsojan.
act-permits-to-leave = Tuomari antaa { NAME($player, form: "mid-to") } luvan poistua.
act-allows-to-be-late = Tuomari antaa { NAME($player, form: "mid-to") } luvan pelata myöhästymisestä huolimatta.
act-undoes-the-last-move = { NAME($player, form: "owner") } viimeinen siirto perutaan yhteisestä sopimuksesta.
act-cancels-the-game = Tuomari mitätöi pelin.
act-declares-lost = Tuomari tuomitsee { NAME($player, form: "mid-owner") } hävinneeksi.
act-declares-both-lost = Tuomari tuomitsee molemmat pelaajat hävinneiksi.
act-declares-draw = Tuomari tuomitsee pelin tasapeliksi.

## Mitä kilpailussa on määrätty

event-pace-standard = Tavallinen shakki
event-pace-rapid = Nopea shakki
event-pace-blitz = Pikashakki
event-supervision-limited = Yksi tuomari monella laudalla
event-supervision-full = { $pace ->
    [rapid] Yksi tuomari enintään kolmella laudalla, joten Kilpailusäännöt ovat voimassa
    [blitz] Tuomari joka laudalla, joten Kilpailusäännöt ovat voimassa
   *[other] Kilpailusäännöt ovat voimassa
}
event-arbiter-software = Ohjelma huomaa laittomat siirrot ja merkkilippujen putoamisen
event-arbiter-none = Tuomaria ei ole
event-quickplay-finish = Ohjeet lisäajattomista peleistä ovat voimassa
event-quickplay-none = Ohjeita lisäajattomista peleistä ei ole otettu käyttöön
event-draws-never = Tasapelistä voi sopia vain tuomarin luvalla
event-draws-free = Tasapelistä sopimista ei ole rajoitettu
event-draws-from = Tasapelistä ei voi sopia ennen siirtoa { $move }
event-default-time = Myöhästymisraja: { TIME($ms) }
event-default-time-none = Kilpailussa ei ole ilmoitettu myöhästymisrajaa
event-chess960 = Chess960
event-blind-white = Valkea on näkövammainen
event-blind-black = Musta on näkövammainen
event-blind-both = Molemmat pelaajat ovat näkövammaisia
event-time-no-clock = Ei kelloa
event-time-stage = { $moves ->
        [0] { TIME($ms) }
       *[other] { TIME($ms) } / { $moves } siirtoa
    }{ $bonus ->
        [0] {""}
       *[other] , lisäksi { TIME($bonus) } siirtoa kohti
    }

## Vastaukset, jotka eivät ole ratkaisuja sinänsä

answer-restored = Palataan sääntöjenvastaisuutta edeltäneeseen asemaan.
answer-unbound = Mikään nappula ei sido pelaajaa: hän saa tehdä minkä tahansa laillisen siirron.
answer-nothing = Ratkaistavaa ei ole, ja peli jatkuu.

## Reports of the arbiter from a board whose moves are not recorded; $facts is a list of the
## known facts.

act-reports-illegal-move = Tuomari ilmoittaa: { NAME($player, form: "mid") } on tehnyt laittoman siirron{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-flag = Tuomari ilmoittaa, että { NAME($player, form: "mid-owner") } merkkilippu on pudonnut{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-both-flags = Tuomari ilmoittaa, että molemmat merkkiliput ovat pudonneet{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-draw-claim = Tuomari ilmoittaa, että { NAME($player, form: "mid") } vaatii tasapeliä { $ground ->
        [threefold] aseman kolmannen esiintymisen perusteella
       *[fifty_moves] viidenkymmenen siirron säännön perusteella
    }{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-touched-piece = Tuomari ilmoittaa, että { NAME($player, form: "mid") } on koskenut nappulaan{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-device = Tuomari ilmoittaa, että { NAME($player, form: "mid-at") } on elektroninen laite{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-arrival = Tuomari ilmoittaa, milloin { NAME($player, form: "mid") } saapui{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-displaced = Tuomari ilmoittaa, että { NAME($player, form: "mid") } on siirtänyt nappuloita vahingossa paikoiltaan{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-wrong-clock = Tuomari ilmoittaa, että kello on asetettu väärin{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-resignation = Tuomari ilmoittaa, että { NAME($player, form: "mid") } on luovuttanut{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-both-kings-in-check = Tuomari ilmoittaa, että molemmat kuninkaat ovat shakissa { NAME($player, form: "mid-owner") } siirron jälkeen{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
act-reports-unfinished-promotion = Tuomari ilmoittaa, että { NAME($player, form: "mid-owner") } sotilas on viimeisellä rivillä eikä kelloa ole painettu.
act-reports-quickplay-claim = Tuomari ilmoittaa, että { NAME($player, form: "mid") } vaatii tasapeliä, koska vastustaja ei voi voittaa normaalein keinoin tai ei yritä sitä{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }.
