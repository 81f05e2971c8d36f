# Rulings, one sentence for each effect. $player is the player concerned, $opponent the other
# player.

## Obligations on this move

ruling-must-move = { NAME($player, form: "owner") } on siirrettävä ruudun { $square } nappulaa.
ruling-must-capture = { NAME($player, form: "owner") } on lyötävä ruudun { $square } nappula.
ruling-must-capture-with = { NAME($player, form: "owner") } on lyötävä ruudun { $square } nappula ruudun { $by } nappulalla.
ruling-must-castle = { NAME($player, form: "owner") } on linnoituttava { NAME($wing, form: "to") }.
ruling-must-move-king = { NAME($player, form: "owner") } on siirrettävä kuningasta.
ruling-must-move-to = { NAME($player, form: "owner") } on tehtävä siirto ruutuun { $square }.
ruling-must-touched = { NAME($player, form: "owner") } on siirrettävä tai lyötävä ensimmäisenä kosketettu nappula, jota voi siirtää tai jonka voi lyödä.
ruling-must-capture-touched = { NAME($player, form: "owner") } on lyötävä kosketettu nappula.
ruling-must-capture-with-touched = { NAME($player, form: "owner") } on lyötävä kosketettu vastustajan nappula kosketetulla omalla nappulalla. Jos se ei ole laillista, on siirrettävä tai lyötävä ensimmäisenä kosketettu nappula, jota voi siirtää tai jonka voi lyödä.
ruling-must-castle-touched = { NAME($player, form: "owner") } on linnoituttava kosketetun tornin kanssa.
ruling-must-written = { NAME($player, form: "owner") } on tehtävä muistiin kirjoitettu siirto.
ruling-must-promote = { NAME($player, form: "owner") } on korotettava viimeisellä rivillä oleva sotilas. Siirto ei ole vielä laiton: se on tehty vasta, kun uusi nappula on laudalla.

## Rights lost

ruling-right-lost-claim-draw = { NAME($player) } on menettänyt oikeutensa vaatia tasapeliä tällä siirrolla.
ruling-right-lost-claim-touched-piece = { NAME($player) } on menettänyt oikeutensa huomauttaa, että { NAME($opponent, form: "mid") } on rikkonut kosketussääntöä.
ruling-right-lost-castle = { NAME($player) } ei saa tällä siirrolla linnoittua { NAME($wing, form: "to") }.
ruling-right-lost-castle-touched = { NAME($player) } ei saa tällä siirrolla linnoittua kosketetun tornin kanssa.

## Moves

ruling-move-made = { NAME($player) } on tehnyt siirron { $san }.
ruling-move-completed = { NAME($player) } on saattanut siirtonsa loppuun.
ruling-illegal-move =
    { $count ->
        [1] { NAME($player) } on saattanut loppuun ensimmäisen laittoman siirtonsa.
        [2] { NAME($player) } on saattanut loppuun toisen laittoman siirtonsa.
        [3] { NAME($player) } on saattanut loppuun kolmannen laittoman siirtonsa.
       *[other] { NAME($player) } on saattanut loppuun { $count }. laittoman siirtonsa.
    }
ruling-position-restored = Asema on oikaistu.
ruling-pawn-replaced = Ruudun { $square } sotilaan tilalle asetetaan samanvärinen kuningatar.
ruling-put-back = Palataan sääntöjenvastaisuutta edeltäneeseen asemaan.
ruling-pawn-promoted = { NAME($player, form: "owner") } viimeisellä rivillä olevan sotilaan tilalle asetetaan samanvärinen kuningatar.

## Clocks and times

ruling-time-added = { NAME($player, form: "to") } annetaan lisäaikaa { TIME($ms) }.
ruling-time-removed = { NAME($player, form: "owner") } ajasta vähennetään { TIME($ms) }.
ruling-clock-started = { NAME($player, form: "owner") } kello käy.
ruling-clock-stopped = { NAME($player, form: "owner") } kello on pysäytetty.
ruling-flag-fallen = { NAME($player, form: "owner") } merkkilippu on pudonnut.
ruling-period-reached = { NAME($player) } on siirtynyt miettimisajan jaksoon { $period }.

## Offers and claims

ruling-draw-offered = { NAME($player) } on tarjonnut tasapeliä.
ruling-draw-declined = { NAME($player) } on hylännyt tasapelitarjouksen.

ruling-claim-correct-threefold = { NAME($player, form: "owner") } tasapelivaatimus aseman kolmannen esiintymisen perusteella on oikea.
ruling-claim-correct-fifty-moves = { NAME($player, form: "owner") } tasapelivaatimus viidenkymmenen siirron säännön perusteella on oikea.
ruling-claim-incorrect-threefold = { NAME($player, form: "owner") } tasapelivaatimus aseman kolmannen esiintymisen perusteella on väärä.
ruling-claim-incorrect-fifty-moves = { NAME($player, form: "owner") } tasapelivaatimus viidenkymmenen siirron säännön perusteella on väärä.
ruling-claim-incorrect-checkmate = { NAME($player, form: "owner") } vaatimus on väärä: asema ei ole matti, ja peli jatkuu.
ruling-claim-incorrect-stalemate = { NAME($player, form: "owner") } vaatimus on väärä: asema ei ole patti, ja peli jatkuu.
ruling-claim-incorrect-dead-position = { NAME($player, form: "owner") } vaatimus on väärä: lailliset siirrot voivat vielä johtaa mattiin, ja peli jatkuu.
ruling-claim-incorrect-fivefold = { NAME($player, form: "owner") } vaatimus on väärä: asema ei ole esiintynyt viidesti, ja peli jatkuu.
ruling-claim-incorrect-seventy-five-moves = { NAME($player, form: "owner") } vaatimus on väärä: 75 siirtoa kummaltakin ilman lyöntiä ja sotilaan siirtoa ei ole täyttynyt. Peli jatkuu.
ruling-claim-incorrect-flag = { NAME($player, form: "owner") } huomautus merkkilipun putoamisesta on väärä.
ruling-claim-incorrect-illegal-move = { NAME($player, form: "owner") } huomautus laittomasta siirrosta on väärä.
ruling-claim-incorrect-touched = { NAME($player, form: "owner") } vaatimus on väärä: ruudun { $square } nappula ei sitonut { NAME($opponent, form: "mid-part") }.

## Warnings and penalties

ruling-warning-by-arbiter = Tuomari antaa { NAME($player, form: "mid-to") } varoituksen.
ruling-penalty-exclusion = Tuomari sulkee { NAME($player, form: "mid-owner") } pois yhdeltä tai useammalta kierrokselta.
ruling-penalty-expulsion = Tuomari sulkee { NAME($player, form: "mid-owner") } pois kilpailusta.
ruling-penalty-opponent-points =
    { $halves ->
        [1] { NAME($player, form: "to") } määrättynä rangaistuksena { NAME($opponent, form: "mid") } saa puoli pistettä lisää.
        [2] { NAME($player, form: "to") } määrättynä rangaistuksena { NAME($opponent, form: "mid") } saa pisteen lisää.
       *[other] { NAME($player, form: "to") } määrättynä rangaistuksena { NAME($opponent, form: "mid") } saa lisää pisteitä { $halves } × ½.
    }
ruling-penalty-fewer-points =
    { $halves ->
        [1] { NAME($player, form: "from") } vähennetään puoli pistettä.
        [2] { NAME($player, form: "from") } vähennetään yksi piste.
       *[other] { NAME($player, form: "from") } vähennetään pisteitä { $halves } × ½.
    }
ruling-penalty-fine = { NAME($player, form: "owner") } on maksettava ennalta ilmoitettu sakko.

## Refusals
## $player: the player who asks or acts, or whose flag is concerned.

ruling-refused-has-touched = { NAME($player) } ei voi vaatia tasapeliä tällä siirrolla nappulaan koskemisen jälkeen.
ruling-refused-claims-without-the-clock = { NAME($player) } ei voi vielä vaatia tasapeliä: { NAME($opponent, form: "mid") } ei ole painanut kelloa.
ruling-refused-asks-without-the-move = { NAME($player) } ei voi vaatia eikä pyytää tätä, kun { NAME($opponent, form: "mid") } on siirtovuorossa.
ruling-refused-not-both-moved = Tasapelistä ei voi sopia, ennen kuin kumpikin pelaaja on tehnyt siirron.
ruling-refused-no-draw-before-move = Tässä kilpailussa tasapelistä ei saa sopia ennen siirtoa { $number }.
ruling-refused-no-agreed-draws = Tässä kilpailussa tasapelistä ei saa sopia ilman tuomarin suostumusta.
ruling-refused-no-offer = { NAME($player) } ei voi hyväksyä tasapeliä: sitä ei ole tarjottu.
ruling-refused-offer-stands = { NAME($player) } ei voi perua tasapelitarjousta. Se on voimassa, kunnes { NAME($opponent, form: "mid") } vastaa siihen.
ruling-refused-claim-stands = { NAME($player) } ei voi perua vaatimusta. Kun se on esitetty, se ratkaistaan.
ruling-refused-nothing-to-withdraw = { NAME($player) } ei voi perua tasapelitarjousta: sellaista ei ole.
ruling-refused-put-back-already = Peruttavaa ei ole: nappula on jo palautettu paikalleen.
ruling-refused-nothing-displaced = Kirjausten mukaan siinä ei ole paikaltaan siirtynyttä nappulaa. Jos tuomari löytää sellaisen, se palautetaan paikalleen.
ruling-refused-nothing-to-decline = { NAME($player) } ei voi hylätä tasapeliä: sitä ei ole tarjottu.
ruling-refused-nothing-to-answer = Avoinna ei ole kysymystä, johon tuomari voisi vastata näin.
ruling-refused-nothing-illegal = Ratkaistavana ei ole laitonta siirtoa.
ruling-refused-nothing-touched = Mikään ei osoita, että ruudun { $square } nappula sitoi { NAME($player, form: "mid-part") }.
ruling-refused-not-proven-illegal = Mikään ei osoita, että asema olisi laiton.
ruling-refused-play-goes-on = Peliä ei ole pysäytetty, joten sitä ei voi jatkaa.
ruling-refused-is-adjourned = Peli on keskeytetty. Vain tuomari voi jatkaa sitä.
ruling-refused-not-adjourned = Peliä ei voi jatkaa: sitä ei ole keskeytetty.
ruling-refused-draw-not-for-the-arbiter = Tuomari ei voi tuomita tätä peliä tasapeliksi: tasapeli ei ole rangaistus, eikä mikään avoin kysymys salli sitä.
ruling-refused-adjusts-without-the-move = { NAME($player) } ei saa korjata nappuloiden asentoa, kun { NAME($opponent, form: "mid") } on siirtovuorossa.
ruling-refused-claims-without-the-move = { NAME($player) } ei voi nyt vaatia tasapeliä: vain siirtovuorossa oleva voi vaatia sitä.
ruling-refused-too-many-points = Tulos { $result } ei ole mahdollinen: siinä on enemmän pisteitä kuin pelistä on jaossa.
ruling-refused-has-touched-since = { NAME($player) } ei voi enää vaatia tätä koskettuaan sen jälkeen nappulaan.
ruling-refused-answer-due = Peli voi jatkua vasta, kun tuomari on vastannut avoimeen kysymykseen.
ruling-refused-flag-not-fallen = { NAME($player, form: "owner") } merkkilippu ei ole pudonnut.
ruling-refused-times-undecided = Kellojen aikoja ei ole vielä päätetty. Siihen asti merkkilipun putoaminen ei ratkaise mitään.
ruling-refused-awaits-answer = Kellot seisovat, kunnes tuomari on ratkaissut asian. Siihen asti siirtoa ei tehdä.
ruling-refused-result-open = Peli on päättynyt. Tuomarin on vielä ratkaistava tulos, eikä mikään muu vaikuta siihen.
ruling-refused-not-late = { NAME($player) } ei ole myöhässä: pelaaja on paikalla, saa myöhästyä tai ehtii vielä.
ruling-refused-only-the-event-allows = Vain kilpailun säännöt voivat sallia myöhemmän saapumisen, tuomari ei: { NAME($player) } ei saa tulla myöhästymisrajan jälkeen.
ruling-refused-move-not-completed = Laittomasta siirrosta ei voi vielä tehdä ratkaisua. { NAME($opponent) } ei ole saattanut siirtoa loppuun ja voi yhä oikaista sen.
ruling-refused-illegal-move-stands = Laiton siirto jää voimaan, koska siihen on jo vastattu siirrolla. Se voidaan korjata vain, jos molemmat pelaajat suostuvat.
ruling-refused-not-put-right = Laiton siirto jää voimaan, koska siihen on jo vastattu siirrolla. Vaatimusta ei voi enää esittää.
ruling-refused-only-when-claimed = Tuomari ei puutu asiaan. Pelaajan on itse huomautettava siitä.
ruling-refused-only-when-asked = Tuomari ratkaisee nappulan koskettamista koskevat asiat vain pelaajan pyynnöstä.
ruling-refused-found-too-late = Virhettä ei enää oikaista: siirtoja on tehty liian monta.
ruling-refused-nothing-to-correct = Tässä ei ole laitonta siirtoa, jonka pelaajat voisivat oikaista sopimalla.
ruling-refused-quickplay-not-announced = { NAME($player) } ei voi vaatia eikä pyytää tätä: kilpailussa ei ole ilmoitettu, että pikapelilopun ohjeita noudatetaan.
ruling-refused-quickplay-not-in-blitz = { NAME($player) } ei voi vaatia eikä pyytää tätä pikashakissa.
ruling-refused-quickplay-not-with-increment = { NAME($player) } ei voi vaatia eikä pyytää tätä: pelissä on lisäaika.
ruling-refused-not-in-last-period = { NAME($player) } ei voi vaatia eikä pyytää tätä ennen viimeistä jaksoa.
ruling-refused-two-minutes-left = { NAME($player) } ei voi vaatia eikä pyytää tätä, kun aikaa on jäljellä kaksi minuuttia tai enemmän.
ruling-refused-own-flag-down = { NAME($player) } ei voi enää vaatia eikä pyytää tätä: oma merkkilippu on pudonnut.
ruling-refused-no-such-request = { NAME($player) } ei voi tämän sääntöversion mukaan pyytää lisäaikaa.
ruling-refused-not-legal = Siirto on laiton, eikä sitä oteta vastaan.
ruling-refused-only-moves-entered = Tässä voi vain syöttää siirtoja. Muuta nappuloille ei voi tehdä.
ruling-refused-ended-by-claim = Vaatimus on päättänyt pelin. Siirtoja ei voi enää tehdä.
ruling-refused-game-goes-on = { NAME($player) } ei voi allekirjoittaa tulosta, kun peli on kesken.
ruling-refused-result-stands = Tulos pysyy voimassa: se ei perustu tuomarin päätökseen, eivätkä molemmat pelaajat ole allekirjoittaneet samaa tulosta.
ruling-refused-sheet-at-hand = Peliä ei tarvitse rekonstruoida: { NAME($player, form: "mid-owner") } pöytäkirja on täydellinen.
ruling-refused-no-further-period = { NAME($player) } on viimeisessä jaksossa, joten uusi jakso ei voi alkaa.
ruling-refused-move-not-announced = { NAME($player, form: "owner") } siirto on tehty vasta, kun se on ilmoitettu, joten kelloa ei saa vielä painaa.
ruling-refused-slip-not-corrected = { NAME($player) } on ilmoittanut eri siirron kuin laudalla on. Se on oikaistava ennen kellon painamista.
ruling-refused-corrected-too-late = { NAME($player) } ei voi enää oikaista ilmoitusta: kelloa on painettu.
ruling-refused-boards-agree = Asemat ovat molemmilla laudoilla samat.
ruling-refused-not-for-assistants = { NAME($player, form: "owner") } avustaja ei saa tehdä tätä.
ruling-refused-opponent-has-assistant = { NAME($player) } ei saa käyttää avustajaa: { NAME($opponent, form: "mid-at") } on jo avustaja.
ruling-refused-seals-without-the-move = { NAME($player) } ei voi keskeyttää peliä eikä tehdä kuorisiirtoa, kun { NAME($opponent, form: "mid") } on siirtovuorossa.
ruling-refused-seals-another-move = { NAME($player, form: "owner") } kuorisiirron on oltava se siirto, joka laudalla on tehty.
ruling-refused-not-there-to-reply = Kuori pysyy suljettuna: { NAME($player, form: "mid") }, jonka on vastattava, ei ole paikalla.
ruling-refused-not-identifiable = Tämä asema on mahdoton, joten sitä ei voi asettaa laudalle.
ruling-refused-no-such-article = Tässä sääntöversiossa ei ole sellaista kohtaa.
ruling-refused-not-resumed = Kuori pysyy suljettuna: peliä ei ole vielä jatkettu.
ruling-refused-no-envelope = Kuorisiirron sisältävää kuorta ei ole.
ruling-refused-envelope-void = Kuori on mitätön ja pysyy suljettuna. Siinä oleva siirto vastaa laittomaan siirtoon, joka on oikaistu.
ruling-refused-times-are-right = Kellot näyttävät jo oikeat ajat.
ruling-refused-move-made = { NAME($player) } on päästänyt nappulan irti, joten siirto on tehty eikä sitä voi muuttaa.
ruling-refused-opponent-has-the-move = { NAME($player) } ei saa siirtää, kun { NAME($opponent, form: "mid") } on siirtovuorossa.
ruling-refused-adjusts-without-the-clock = { NAME($player) } ei saa korjata nappuloiden asentoa, kun { NAME($opponent, form: "mid-owner") } kello käy.
ruling-refused-relies-on-display = { NAME($player, form: "owner") } vaatimus hylätään: se perustuu vain näyttöön, demonstraatiolautaan tai siirtolaskuriin.
ruling-refused-not-on-the-list = { NAME($player, form: "to") } ei voi antaa tätä rangaistusta: sitä ei ole tämän sääntöversion luettelossa.
ruling-refused-warning-first = { NAME($player) } ei häviä ensimmäisestä rikkomuksesta pelissä: siitä annetaan varoitus.
ruling-refused-opponent-wins = Rangaistus on pelin häviö, ja vastustaja voittaa: tuomari ei tässä määrää vastustajan tulosta.
ruling-refused-no-such-score =
    { $halves ->
        [1] { NAME($player, form: "owner") } pisteitä ei voi muuttaa puolella pisteellä: pelistä ei voi saada sellaista pistemäärää.
       *[other] { NAME($player, form: "owner") } pisteitä ei voi muuttaa niin paljon: pelistä ei voi saada sellaista pistemäärää.
    }
ruling-refused-no-appeal = { NAME($player) } ei voi valittaa: tämä päätös on lopullinen.
ruling-refused-nothing-to-cancel = Peli jatkuu: sen mitätöimiseen ei ole syytä.
ruling-refused-usual-start = Kirjattujen siirtojen mukaan peli alkoi tavallisesta alkuasemasta.
ruling-refused-began-rightly = Tuomari on todennut, että peli alkoi oikein.
ruling-refused-nothing-to-take-back = { NAME($player) } ei ole tehnyt siirtoa, jonka voisi perua.

## Questions to the arbiter
## $player: the player whom the question concerns.

ruling-question-flag-fallen = { NAME($player, form: "owner") } merkkilippu on pudonnut. Voiko { NAME($opponent, form: "mid") } vielä tehdä matin jollakin laillisella siirtosarjalla? Jos voi, { NAME($player, form: "mid") } häviää. Jos ei, peli on tasapeli.
ruling-question-resigned = { NAME($player) } on luovuttanut. Voiko { NAME($opponent, form: "mid") } vielä tehdä matin jollakin laillisella siirtosarjalla? Jos voi, { NAME($player, form: "mid") } häviää. Jos ei, peli on tasapeli.
ruling-question-illegal-moves = { NAME($player) } on tehnyt laittoman siirron, joka johtaa häviöön. Voiko { NAME($opponent, form: "mid") } vielä tehdä matin jollakin laillisella siirtosarjalla? Jos voi, { NAME($player, form: "mid") } häviää. Jos ei, peli on tasapeli.
ruling-question-flag-order = Molemmat merkkiliput ovat pudonneet. Kumpi putosi ensin? Jos sitä ei tiedetä, ratkaise, miten peli jatkuu.
ruling-question-half-castled = { NAME($player) } on siirtänyt kuningasta kuten linnoituksessa ({ $move }), mutta ei tornia. Oliko se laiton siirto, vai onko linnoitus tehtävä loppuun?
ruling-question-second-move = { NAME($player) } siirsi, vaikka { NAME($opponent, form: "mid") } oli siirtovuorossa. Siirto perutaan. Tuomarin on valittava rangaistus.
ruling-question-pressed-back = { NAME($player) } painoi kelloa siirtämättä ja esittämättä vaatimusta. Luetaanko se laittomaksi siirroksi, vai oliko se vahinko?
ruling-question-touch-meant = { NAME($player) } korjasi ruudun { $square } nappulaa ilmoittamatta siitä ensin. Koskettiko hän sitä aikoen siirtää tai lyödä?
ruling-question-no-show = Myöhästymisraja on ylittynyt, ja ilmoituksen mukaan { NAME($player, form: "mid") } ei ole saapunut. Onko { NAME($player, form: "mid") } poissa?
ruling-question-wrong-setup = { NAME($player) } sanoo, että nappulat asetettiin alussa väärin, eikä kirjatuista siirroista voi nähdä sitä. Pitääkö se paikkansa?
ruling-question-reversed-colours = { NAME($player) } sanoo, että pelaajilla on toistensa värit. Pitääkö se paikkansa?
ruling-question-expelled = { NAME($player) } on suljettu pois kilpailusta eikä voi jatkaa peliä. Montako pistettä { NAME($opponent, form: "mid") } saa?
ruling-question-forced-mate = { NAME($player, form: "owner") } merkkilippu on pudonnut. { NAME($opponent, form: "owner") } nappulat eivät riitä pakottamaan mattia yksinäistä kuningasta vastaan. Onko { NAME($opponent, form: "mid") } osoittanut pakotetun matin?
ruling-question-no-progress = { NAME($player) } vetoaa siihen, ettei peli edisty. Jos { NAME($opponent, form: "mid") } ei suostu tasapeliin, tuomarin on ratkaistava asia.
ruling-question-late-clock-setting = Kellon väärästä asetuksesta huomautettiin myöhään. Kärsisikö aikataulu, jos kellot jätetään ennalleen?
ruling-question-scoresheet-again = { NAME($player) } on pyytänyt siirtoja nähtäväksi liian usein. Tuomarin on valittava rangaistus häiritsemisestä.
ruling-question-quickplay-claim = { NAME($player) } vaatii tasapeliä pikapelilopussa. Onko niin, ettei { NAME($opponent, form: "mid") } voi voittaa normaalein keinoin tai ettei hän yritä sitä?
ruling-question-quickplay-flag = { NAME($player, form: "owner") } merkkilippu on pudonnut, kun vaatimuksen ratkaisua oli lykätty. Oliko niin, ettei { NAME($opponent, form: "mid") } voinut voittaa normaalein keinoin tai että hän yritti sitä liian vähän?
ruling-question-quickplay-referred = { NAME($player, form: "owner") } vaatimus on päättänyt pelin. Tuomarin, jolle se annetaan, on ratkaistava se.
ruling-question-quickplay-increment = { NAME($player) } pyytää molemmille pelaajille viisi sekuntia lisäaikaa siirtoa kohti. Jos { NAME($opponent, form: "mid") } ei suostu tasapeliin, tuomarin on ratkaistava asia.
ruling-question-recording-assistant = Avustaja pitää pöytäkirjaa { NAME($player, form: "mid-owner") } puolesta. Paljonko pelaajan aikaa sen vuoksi vähennetään?
ruling-question-sealed-move = { NAME($player, form: "owner") } kuorisiirtoa ei voi tehdä. Voiko { NAME($opponent, form: "mid") } vielä tehdä matin jollakin laillisella siirtosarjalla? Jos voi, { NAME($player, form: "mid") } häviää. Jos ei, peli on tasapeli.
ruling-question-session-end = { NAME($player) } on keskeyttänyt pelin ennenaikaisesti. Paljonko istunnosta oli aikaa jäljellä?
ruling-question-scoresheets = Yksikään pöytäkirja ei ole täydellinen. Miten siirtojen määrä selvitetään?
ruling-question-times = Sääntöjenvastaisuuden jälkeen on pelattu siirtoja. Tuomarin on ratkaistava, mitkä ajat kelloihin asetetaan.
ruling-question-wrong-clock = Kello on asetettu väärin. Tuomarin on ratkaistava, mitkä ajat siihen asetetaan.
ruling-question-defective-clock = Kello on viallinen ja vaihdetaan. Tuomarin on ratkaistava, mitkä ajat uuteen kelloon asetetaan.
ruling-question-device-sounded = { NAME($player, form: "owner") } laite soi. Voisiko { NAME($opponent, form: "mid") } vielä voittaa jollakin laillisella siirtosarjalla? Jos voisi, { NAME($opponent, form: "mid") } voittaa. Jos ei, { NAME($opponent, form: "mid") } saa tasapelin.
ruling-question-stopped-clock = { NAME($player) } on pysäyttänyt kellot. Oliko siihen pätevä syy?
ruling-question-offence-clock-handling = { NAME($player) } on käyttänyt kelloa väärin. Tuomarin on valittava rangaistus.
ruling-question-offence-other-hand = { NAME($player) } painoi kelloa muulla kuin siirtäneellä kädellä. Rangaistaanko siitä?
ruling-question-offence-stopped-clock = { NAME($player) } pysäytti kellot ilman pätevää syytä. Tuomarin on valittava rangaistus.
ruling-question-offence-displaced-pieces = { NAME($player) } on saattanut nappuloita epäjärjestykseen, ja tuomarin apua tarvitaan. Rangaistaanko siitä?
ruling-question-offence-left-area = { NAME($player) } poistui siirtovuorossa ollessaan pelialueelta luvatta. Tuomarin on valittava rangaistus.
ruling-question-offence-left-venue = { NAME($player) } poistui pelihuoneistosta luvatta. Tuomarin on valittava rangaistus.
ruling-question-offence-notes = { NAME($player) } käytti muistiinpanoja tai neuvoja. Tuomarin on valittava rangaistus.
ruling-question-offence-device = { NAME($player, form: "at") } on elektroninen laite. Tuomarin on valittava rangaistus.
ruling-question-offence-inspection-refused = { NAME($player) } kieltäytyi tarkastuksesta. Tuomarin on valittava rangaistus.
ruling-question-offence-distraction = { NAME($player) } häiritsi { NAME($opponent, form: "mid-part") }. Tuomarin on valittava rangaistus.
ruling-question-offence-disrepute = { NAME($player) } vahingoitti shakin mainetta. Tuomarin on valittava rangaistus.
ruling-question-offence-not-recording = { NAME($player) } ei kirjaa siirtoja. Pitäisikö siitä rangaista?
ruling-question-offence-accused = { NAME($opponent) } syyttää { NAME($player, form: "mid-part") }. Tuomarin on selvitettävä, pitääkö syytös paikkansa.
ruling-question-offence-device-noise = { NAME($player, form: "owner") } laite värisi tai piti ääntä. Tuomarin on päätettävä, rangaistaanko siitä.
ruling-question-offence-eating = { NAME($player) } syö laudan ääressä. Häiritseekö se vastustajaa, ja pitäisikö siitä rangaista?
ruling-question-offence-smoking = { NAME($player) } tupakoi. Onko tupakointi siinä paikassa sallittua, ja ellei ole, mikä on rangaistus?
ruling-question-offence-talking = { NAME($player) } puhuu. Häiritseekö se vastustajaa, ja pitäisikö siitä rangaista?
ruling-question-refusal =
    { $count ->
        [1] { NAME($player) } kieltäytyy noudattamasta sääntöjä. Tuomarin on valittava rangaistus.
       *[other] { NAME($player) } kieltäytyy yhä noudattamasta sääntöjä. Tuomarin on ratkaistava, mitä siitä seuraa ja montako pistettä { NAME($opponent, form: "mid") } saa.
    }
ruling-question-assistant-moves = { NAME($player) } pyytää avustajaa tekemään siirrot. Tuomarin on ratkaistava, hyväksytäänkö avustaja ja muutetaanko aikoja sen vuoksi.
ruling-question-assistant-clock = { NAME($player) } pyytää avustajaa painamaan kelloa. Tuomarin on ratkaistava, hyväksytäänkö avustaja ja muutetaanko aikoja sen vuoksi.
ruling-question-disturbance = Peliä häirittiin ulkopuolelta. Tuomarin on ratkaistava, mitä asialle tehdään.

## The end of the game
## $winner and $loser: the players by the result.

ruling-game-over = Peli on päättynyt tulokseen { $result }.
ruling-game-over-checkmate = { NAME($winner) } on tehnyt { NAME($loser, form: "mid-to") } matin ja voittaa pelin.
ruling-game-over-resignation = { NAME($loser) } on luovuttanut, ja { NAME($winner, form: "mid") } voittaa pelin.
ruling-game-over-stalemate = Peli on päättynyt tasapeliin patin vuoksi.
ruling-game-over-dead-position = Peli on tasapeli, koska kumpikaan pelaaja ei voi tehdä mattia millään laillisella siirtosarjalla.
ruling-game-over-agreement = Pelaajat ovat sopineet tasapelistä.
ruling-game-over-threefold-repetition = Peli on tasapeli, koska sama asema on esiintynyt kolmesti.
ruling-game-over-fifty-moves = Peli on tasapeli viidenkymmenen siirron säännön perusteella.
ruling-game-over-fivefold-repetition = Peli on ilman vaatimusta tasapeli, koska sama asema on esiintynyt viidesti.
ruling-game-over-seventy-five-moves = Peli on ilman vaatimusta tasapeli 75 siirron säännön perusteella.
ruling-game-over-time-forfeit = { NAME($loser) } on ylittänyt miettimisaikansa, ja { NAME($winner, form: "mid") } voittaa pelin.
ruling-game-over-illegal-moves = { NAME($loser) } häviää pelin laittomien siirtojen vuoksi, ja { NAME($winner, form: "mid") } voittaa.
ruling-game-over-default-time =
    { $outcome ->
        [win] { NAME($loser) } ei saapunut ennen myöhästymisrajaa, ja { NAME($winner, form: "mid") } voittaa pelin.
       *[both-lose] Kumpikaan pelaaja ei saapunut ennen myöhästymisrajaa, ja molemmat häviävät.
    }
ruling-game-over-electronic-device =
    { $outcome ->
        [win] { NAME($loser) } häviää pelin elektronisen laitteen vuoksi, ja { NAME($winner, form: "mid") } voittaa.
       *[half] { NAME($loser) } häviää pelin elektronisen laitteen vuoksi, ja { NAME($winner, form: "mid") } saa pisteet kuin tasapelistä.
    }
ruling-game-over-both-flags = Peli on tasapeli, koska molemmat merkkiliput ovat pudonneet.
ruling-game-over-cannot-checkmate = Tasapeli: vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.
ruling-game-over-illegal-position = Peli on tasapeli, koska asema on seuraavan siirron jälkeen edelleen laiton.
ruling-game-over-quickplay-finish =
    { $outcome ->
        [win] Pikapelilopussa esitetty vaatimus hylätään. Se päätti pelin, ja { NAME($winner, form: "mid") } voittaa.
       *[draw] Peli on tasapeli pikapelilopussa esitetyn vaatimuksen perusteella.
    }
ruling-game-over-arbiters-decision =
    { $outcome ->
        [win] Tuomarin päätöksellä { NAME($loser, form: "mid") } häviää pelin ja { NAME($winner, form: "mid") } voittaa.
        [draw] Tuomarin päätöksellä peli on tasapeli.
        [both-lose] Tuomarin päätöksellä molemmat pelaajat häviävät pelin.
       *[half] Tuomarin päätöksellä { NAME($loser, form: "mid") } häviää pelin ja { NAME($winner, form: "mid") } saa pisteet kuin tasapelistä.
    }
ruling-game-over-sealed-move = { NAME($loser, form: "owner") } kuorisiirtoa ei voi tehdä, ja { NAME($winner, form: "mid") } voittaa pelin.
ruling-game-over-signed-result = Molemmat pelaajat ovat allekirjoittaneet tuloksen { $result }, ja se pätee.
ruling-game-cancelled-wrong-setup = Peli mitätöidään eikä sitä lasketa, koska nappulat asetettiin alussa väärin.
ruling-game-cancelled-interference = Peli mitätöidään ja pelataan uudelleen, koska katsoja on puuttunut siihen.
ruling-game-cancelled-reversed-colours = Peli mitätöidään eikä sitä lasketa, koska se aloitettiin väärin värein.
ruling-game-cancelled-position-lost = Peli mitätöidään eikä sitä lasketa, koska keskeytettyä asemaa ei saada selville.
ruling-game-cancelled-broken-off = Peli jätetään sovitusti kesken, eikä sitä lasketa.

## Adjourned games

ruling-adjourned = Peli on keskeytetty.
ruling-move-sealed = Siirto on suljetussa kuoressa.
ruling-envelope-opened = Kuori avataan.
ruling-game-resumed = Peliä jatketaan keskeytetystä asemasta merkityin ajoin.

## On record

ruling-noted-any-legal-move = Kosketetut nappulat eivät sido pelaajaa, joka saa tehdä minkä tahansa laillisen siirron.
ruling-noted-touch-not-binding = { NAME($player, form: "owner") } kosketus ei sido: se oli asennon korjaus tai vahinko.
ruling-noted-both-flags-down = Molemmat merkkiliput ovat pudonneet. Ei tiedetä, kumpi putosi ensin, joten peli jatkuu.
ruling-noted-claim-is-offer = { NAME($player, form: "owner") } vaatimus on nyt voimassa tasapelitarjouksena.
ruling-noted-clock-set = { NAME($player, form: "owner") } kelloon asetetaan { TIME($ms) }.
ruling-noted-game-is-over = Peli on päättynyt, eikä sen tulos muutu.
ruling-noted-appeared =
    { $times ->
        [one] Asema on esiintynyt kerran: siirron { $at } jälkeen (0: alussa; +: muistiin kirjoitetun siirron jälkeen).
       *[other] Asema on esiintynyt { $times } kertaa: siirtojen { $at } jälkeen (0: alussa; +: muistiin kirjoitetun siirron jälkeen).
    }
ruling-noted-count-restarts = Ilmoitettu siirto on lyönti tai sotilaan siirto, joten viidenkymmenen siirron laskenta alkaa alusta.
ruling-noted-quiet-since = Siirrosta { $number } lähtien ei ole lyöty eikä siirretty sotilasta: valkean siirtoja { $white }, mustan { $black }.
ruling-noted-clock-shows = { NAME($player, form: "owner") } kello näyttää: { TIME($ms) }.
ruling-noted-came-after = { NAME($player) } saapui, kun pelin alkamisesta oli kulunut { TIME($ms) }. Myöhästymisraja on { TIME($allowed) }.
ruling-noted-came-in-time = { NAME($player) } saapui ajoissa: pelin alkamisesta oli kulunut { TIME($ms) }, ja myöhästymisraja on { TIME($allowed) }.
ruling-noted-resumed-without = { NAME($player) } saapui, kun pelin jatkamisesta oli kulunut { TIME($ms) }; myöhästymisraja on { TIME($allowed) }.
ruling-noted-found-after = Siirtoja kummaltakin pelaajalta, kun virhe huomattiin: { $moves }. Kun niitä on { $stays } tai enemmän, virhettä ei oikaista.
ruling-noted-nothing-left = { NAME($player, form: "at") } ei ole sen jälkeen aikaa jäljellä, ja merkkilippu putoaa.
ruling-noted-sealed-ambiguous = { NAME($player, form: "owner") } kuorisiirron voi lukea usealla tavalla.
ruling-noted-sealed-unclear = { NAME($player, form: "owner") } kuorisiirtoa ei voi lukea.
ruling-noted-sealed-illegal = { NAME($player, form: "owner") } kuorisiirto on laiton.
ruling-noted-condition-void = Ehdolla, jonka { NAME($player, form: "mid") } liitti tasapelitarjoukseen, ei ole vaikutusta. Tarjous on voimassa.
ruling-noted-reminded = Tuomari muistuttaa { NAME($player, form: "mid-part") } säännöistä.
ruling-noted-deadness-undecided = Ei tiedetä, voiko kumpikaan pelaaja enää tehdä mattia, joten peli jatkuu.
ruling-noted-nothing-follows = Tästä ei sääntöjen mukaan seuraa mitään.
ruling-noted-play-stopped = Peli on pysäytetty, kunnes tuomari käynnistää sen uudelleen.
ruling-noted-question-settled = Tämä ratkaisee avoimen kysymyksen.
ruling-noted-wrong-claims = { NAME($player) } on nyt esittänyt { $times } väärää vaatimusta peräkkäin. Tuomari voi katsoa sen { NAME($opponent, form: "mid-owner") } häiritsemiseksi.
ruling-noted-repeated-offers = { NAME($player) } on nyt tarjonnut tasapeliä { $times } kertaa peräkkäin. Tuomari voi katsoa sen { NAME($opponent, form: "mid-owner") } häiritsemiseksi.
ruling-noted-time-not-kept = { NAME($player, form: "from") } jäi päättyneestä jaksosta käyttämättä { TIME($ms) }. Aika ei siirry seuraavaan jaksoon.
ruling-noted-last-period = { NAME($player) } on viimeisessä jaksossa.
ruling-noted-period-completed = { NAME($player) } saattoi jakson siirrot loppuun ajoissa.
ruling-noted-moves-missing =
    { $moves ->
        [one] { NAME($player, form: "from") } puuttuu tästä jaksosta vielä { $moves } siirto.
       *[other] { NAME($player, form: "from") } puuttuu tästä jaksosta vielä { $moves } siirtoa.
    }
ruling-noted-earlier-period-missed = { NAME($player) } ei saattanut aiempaa jaksoa loppuun ajoissa.
ruling-noted-time-kept =
    { $ms ->
        [0] { NAME($player, form: "at") } ei ole päättyneestä jaksosta säästynyttä aikaa.
       *[other] { NAME($player, form: "from") } säästyi päättyneestä jaksosta { TIME($ms) }, ja aika siirretään seuraavaan jaksoon.
    }
ruling-noted-competition-rules = Kilpailusäännöt ovat voimassa.
ruling-noted-limited-supervision = Valvonta on rajallinen, joten voimassa ovat nopean shakin ja pikashakin yksinkertaisemmat säännöt.
ruling-noted-awaits-next-move = Tuomari odottaa, kunnes seuraava siirto on saatettu loppuun. Jos asema on silloin yhä laiton, peli on tasapeli.
ruling-noted-position-no-longer-illegal = Asema ei ole seuraavan siirron jälkeen enää laiton, ja peli jatkuu.
ruling-noted-agrees-to-correct = { NAME($player) } suostuu laittoman siirron oikaisemiseen.
ruling-noted-no-castling = { NAME($player) } ei voi linnoittua, jos kuningas tai linnoitukseen osallistuva torni oli alkuasemassa väärässä ruudussa.
ruling-noted-castles-exchanged = { NAME($player, form: "owner") } kuningas ja kuningatar olivat alussa toistensa paikoilla. Lyhyt linnoitus tehdään kuningatarsivustalle ja pitkä kuningassivustalle.
ruling-noted-must-progress = { NAME($player, form: "owner") } on pelattava niin, että peli edistyy, ja tuomari seuraa peliä.
ruling-noted-restores-on-own-time = { NAME($player) } asettaa epäjärjestykseen saattamansa nappulat paikoilleen oman kellonsa käydessä.
ruling-noted-scoresheet-shown =
    { $times ->
        [one] Tuomari näyttää { NAME($player, form: "mid-to") } siirrot ensimmäisen kerran.
       *[other] Tuomari näyttää { NAME($player, form: "mid-to") } siirrot { $times }. kerran.
    }
ruling-noted-scoresheet-given = Tuomari antaa { NAME($player, form: "mid-to") } pöytäkirjan.
ruling-noted-decision-postponed = Tuomari lykkää { NAME($player, form: "mid-owner") } vaatimuksen ratkaisua. { NAME($opponent) } voi saada kaksi minuuttia.
ruling-noted-increment-set = Tästä lähtien kumpaankin kelloon lisätään jokaisella siirrolla { TIME($ms) }.
ruling-noted-claim-ends-game = { NAME($player, form: "owner") } vaatimus päättää pelin.
ruling-noted-final-position = { NAME($player) } merkitsee muistiin loppuaseman, ja { NAME($opponent, form: "mid") } vahvistaa sen.
ruling-noted-scoresheet-needed = { NAME($player, form: "owner") } on annettava täydellinen pöytäkirja.
ruling-noted-confirmed = { NAME($player) } vahvistaa { NAME($opponent, form: "mid-owner") } merkinnät.
ruling-noted-last-move-unwritten = { NAME($player) } on siirtänyt uudelleen merkitsemättä edellistä siirtoaan { $number }.
ruling-noted-earlier-move-unwritten = { NAME($player) } on siirtänyt uudelleen, ja pöytäkirjasta puuttuu siirto { $number }.
ruling-noted-written-in-advance = { NAME($player) } merkitsi siirron { $number } pöytäkirjaan ennen sen tekemistä.
ruling-noted-written-otherwise = { NAME($player) } merkitsi siirron { $number } pöytäkirjaan toisin kuin teki sen.
ruling-noted-offer-unwritten = { NAME($player) } ei ole merkinnyt tasapelitarjousta pöytäkirjaan.
ruling-noted-scoresheet-misused = { NAME($player) } on kirjoittanut pöytäkirjaan sellaista, mikä ei sinne kuulu.
ruling-noted-other-notation = { NAME($player, form: "owner") } merkinnät eivät ole algebrallisen merkintätavan mukaisia, eikä niitä hyväksytä todisteeksi.
ruling-noted-need-not-write = { NAME($player, form: "at") } on aikapula, eikä siirtoja tarvitse merkitä tämän jakson loppuaikana.
ruling-noted-sheet-to-complete = { NAME($player, form: "owner") } on täydennettävä pöytäkirjansa ennen nappulan siirtämistä.
ruling-noted-moved-before-completing = { NAME($player) } on siirtänyt ennen pöytäkirjansa täydentämistä.
ruling-noted-sheet-may-be-used = { NAME($player, form: "owner") } pöytäkirja on täydellinen, ja sitä saa käyttää tähän.
ruling-noted-arbiter-has-the-moves = Puuttuvat siirrot ovat tuomarin pöytäkirjassa, ja sitä saa käyttää tähän.
ruling-noted-position-noted = Ennen pelin rekonstruointia tuomari merkitsee muistiin aseman.
ruling-noted-time-noted = Ennen pelin rekonstruointia tuomari merkitsee muistiin, että { NAME($player, form: "mid-owner") } kellossa on { TIME($ms) }.
ruling-noted-running-noted = Ennen pelin rekonstruointia tuomari merkitsee muistiin, että { NAME($player, form: "mid-owner") } kello kävi.
ruling-noted-moves-noted =
    { $moves ->
        [one] Ennen pelin rekonstruointia tuomari merkitsee muistiin, että { NAME($player, form: "mid") } on tehnyt { $moves } siirron.
       *[other] Ennen pelin rekonstruointia tuomari merkitsee muistiin, että { NAME($player, form: "mid") } on tehnyt { $moves } siirtoa.
    }
ruling-noted-overstep-not-shown = Mikään pöytäkirja ei osoita, että { NAME($player, form: "mid") } ylitti aikansa. Seuraava siirto on uuden jakson ensimmäinen.
ruling-noted-result-signed = Molemmat pelaajat ovat allekirjoittaneet tuloksen { $result }.
ruling-noted-signatures-differ = Pelaajat ovat allekirjoittaneet eri tulokset.
ruling-noted-castling-announced = { NAME($player) } on ilmoittanut linnoituksen.
ruling-noted-not-touched = { NAME($player) } tunnusteli nappulaa nostamatta sitä, eikä se ole koskettamista.
ruling-noted-must-announce = { NAME($player, form: "owner") } on ilmoitettava siirto. Siihen asti sitä ei ole tehty.
ruling-noted-announced-otherwise = { NAME($player) } ilmoitti eri siirron kuin laudalla on.
ruling-noted-announcement-unclear = { NAME($player, form: "owner") } ilmoituksesta ei saa selvää.
ruling-noted-piece-unannounced = { NAME($player, form: "owner") } on ilmoitettava korotusnappula.
ruling-noted-slip-corrected = { NAME($player) } oikaisi väärän ilmoituksen ajoissa.
ruling-noted-slip-uncorrected = { NAME($player) } painoi kelloa oikaisematta ilmoitusta.
ruling-noted-not-announced = { NAME($player) } painoi kelloa ilmoittamatta siirtoa.
ruling-noted-repeated-otherwise = { NAME($player) } toisti eri siirron kuin ilmoitettiin.
ruling-noted-not-repeated = { NAME($player) } ei ole toistanut ilmoitettua siirtoa.
ruling-noted-corrects-board = { NAME($player, form: "owner") } on korjattava oman lautansa asema.
ruling-noted-by-assistant = { NAME($player, form: "owner") } avustaja on tehnyt tämän.
ruling-noted-must-seal = { NAME($player, form: "owner") } on tehtävä kuorisiirto.
ruling-noted-must-seal-that-move = { NAME($player) } teki laudalla siirron { $move }, ja juuri se on suljettava kuoreen.
ruling-noted-position-on-envelope = Kuoreen on merkitty asema.
ruling-noted-time-on-envelope = Kuoreen on merkitty, että { NAME($player, form: "mid-owner") } kellossa on { TIME($ms) }.
ruling-noted-sealer-on-envelope = Kuoreen on merkitty, että { NAME($player, form: "mid-owner") } kuorisiirto on siirto { $number }.
ruling-noted-offer-on-envelope = Kuoreen on merkitty { NAME($player, form: "mid-owner") } tasapelitarjous.
ruling-noted-envelope-kept = Tuomari on tarkistanut kuoren ja säilyttää sen.
ruling-noted-envelope-missing = Kuori on kadonnut. Peli jatkuu keskeytetystä asemasta, ja kuorisiirto tehdään uudelleen.
ruling-noted-untimely-offer = { NAME($player, form: "owner") } tarjous on pätevä, vaikka sitä ei tehty siirron ja kellon painamisen välillä.
ruling-noted-pieces-displaced = { NAME($player) } on saattanut nappuloita epäjärjestykseen ({ $squares }), ja hänen on asetettava ne paikoilleen omalla ajallaan.
ruling-noted-time-lost = { NAME($player, form: "owner") } ajasta kuluu saapumiseen saakka { TIME($ms) }, koska kumpikaan ei ollut paikalla pelin alkaessa.
ruling-noted-default-time-unstated = Kilpailussa on ilmoitettava myöhästymisraja, mutta sitä ei ole ilmoitettu. Rajaksi katsotaan nolla.
ruling-noted-late-arrival-allowed = Tuomari sallii, että { NAME($player, form: "mid") } saapuu myöhästymisrajan jälkeen.
ruling-noted-board-turned = Asema siirretään oikein päin olevalle laudalle, ja peli jatkuu.
ruling-noted-unplayed = Peliä ei lasketa pelatuksi, koska pelaaja ei saapunut ajoissa.
ruling-noted-own-flag-down = Myös { NAME($player, form: "mid-owner") } oma merkkilippu on pudonnut. Vain pelaaja, jolla on aikaa jäljellä, voi vaatia voittoa.
ruling-noted-colours-stay = Peli jatkuu nykyisin värein.
ruling-noted-promotion-piece-missing = { NAME($player, form: "at") } on pätevä syy: korotukseen tarvittava nappula puuttuu.
ruling-noted-piece-requested = { NAME($player) } pyytää nappulaa, ja tuomari tuo sen. Pelaaja saa pysäyttää kellot pyytääkseen sitä.
ruling-noted-valid-reason = { NAME($player, form: "at") } oli pätevä syy pysäyttää kellot.
ruling-noted-move-counter-set =
    { $moves ->
        [one] Siirtolaskuriin asetetaan { $moves } siirto.
       *[other] Siirtolaskuriin asetetaan { $moves } siirtoa.
    }
ruling-noted-may-leave = { NAME($player) } saa poistua.
ruling-noted-only-to-the-arbiter = Tällä ei ole vaikutusta: katsojat ja muut pelaajat saavat puhua vain tuomarille.
ruling-noted-spectator-expelled = Tuomari poistaa katsojan paikalta.
ruling-noted-assistant-accepted = { NAME($player) } saa käyttää avustajaa.
ruling-noted-assistant-rejected = { NAME($player) } ei saa käyttää tätä avustajaa.
ruling-noted-appealed = { NAME($player) } valittaa päätöksestä.
ruling-noted-explanation-due = { NAME($player, form: "at") } on oikeus saada selitys tästä sääntöjen kohdasta.
ruling-noted-article-explained = { NAME($player) } saa tuomarilta selityksen sääntökohdasta { $article }.
ruling-noted-device-allowed = { NAME($player, form: "owner") } laite on sammutettu, joten se on sallittu.

## On record: reasons why a completed move was illegal
## $move: the squares from and to; $by: the attacking pieces.

ruling-noted-both-hands = { NAME($player) } on tehnyt siirron kahdella kädellä.
ruling-noted-illegal-position = Tähän asemaan ei päästä millään laillisella siirtosarjalla.
ruling-noted-no-single-move = Laudalla tehdyt toimet eivät muodosta yhtä siirtoa.
ruling-noted-unexplained = Nappulat, jotka eivät kuulu mihinkään siirtoon: { PIECES($by) }.
ruling-noted-emptied = Ruudut, joita mikään siirto ei tyhjennä: { $squares }.
ruling-noted-illegal-because-empty-square = Siirto { $move } on laiton, koska lähtöruudussa ei ollut nappulaa.
ruling-noted-illegal-because-opponents-piece = Siirto { $move } on laiton, koska nappula on vastustajan.
ruling-noted-illegal-because-same-square = Siirto { $move } on laiton, koska nappula jää paikalleen.
ruling-noted-illegal-because-spare-king = Siirto { $move } on laiton, koska pelissä oikeana kuninkaana on laudan toinen kuningas.
ruling-noted-illegal-because-own-piece-there = Siirto { $move } on laiton, koska ruudussa on samanvärinen nappula.
ruling-noted-illegal-because-captures-king = Siirto { $move } on laiton, koska kuningasta ei koskaan lyödä.
ruling-noted-illegal-because-not-its-way = Siirto { $move } on laiton, koska nappula ei kulje niin.
ruling-noted-illegal-because-path-blocked = Siirto { $move } on laiton, koska tiellä on nappula.
ruling-noted-illegal-because-pawn-backwards = Siirto { $move } on laiton, koska sotilas kulkee vain eteenpäin.
ruling-noted-illegal-because-pawn-blocked = Siirto { $move } on laiton, koska sotilaan edessä on nappula.
ruling-noted-illegal-because-pawn-not-on-first-square = Siirto { $move } on laiton, koska sotilas voi edetä kaksi ruutua vain alkuruudustaan.
ruling-noted-illegal-because-pawn-captures-nothing = Siirto { $move } on laiton, koska sotilas siirtyy viistoon vain lyödessään.
ruling-noted-illegal-because-en-passant-too-late = Siirto { $move } on laiton, koska sotilaan voi lyödä ohestalyönnillä vain heti sen edettyä kaksi ruutua.
ruling-noted-illegal-because-promotion-missing = Siirto { $move } on laiton, koska sotilas on korotettava viimeisellä rivillä.
ruling-noted-illegal-because-promotion-to = Siirto { $move } on laiton, koska sotilasta ei voi korottaa siksi nappulaksi.
ruling-noted-illegal-because-no-promotion = Siirto { $move } on laiton, koska vain viimeiselle riville päässyt sotilas korotetaan.
ruling-noted-illegal-because-king-left-in-check = Siirto { $move } on laiton, koska kuningas jää shakkiin: se on { PIECES($by, form: "owner") } uhkaama.
ruling-noted-illegal-because-king-exposed = Siirto { $move } on laiton, koska kuningas altistuu shakille: siitä tulee { PIECES($by, form: "owner") } uhkaama.
ruling-noted-illegal-because-king-moves-into-check = Siirto { $move } on laiton, koska kuningas siirtyy ruutuun, joka on { PIECES($by, form: "owner") } uhkaama.
ruling-noted-illegal-because-castling-right-lost = Siirto { $move } on laiton, koska oikeus linnoittua sille sivustalle on menetetty.
ruling-noted-illegal-because-castling-no-rook = Siirto { $move } on laiton, koska sillä sivustalla ei ole tornia, jonka kanssa linnoittua.
ruling-noted-illegal-because-castling-blocked = Siirto { $move } on laiton, koska linnoituksen tiellä on nappula.
ruling-noted-illegal-because-castling-in-check = Siirto { $move } on laiton, koska kuningas ei saa linnoittua ollessaan shakissa: se on { PIECES($by, form: "owner") } uhkaama.
ruling-noted-illegal-because-castling-through-check = Siirto { $move } on laiton, koska kuningas ylittäisi ruudun, joka on { PIECES($by, form: "owner") } uhkaama.
ruling-noted-illegal-because-castling-into-check = Siirto { $move } on laiton, koska kuningas päätyisi ruutuun, joka on { PIECES($by, form: "owner") } uhkaama.

## Reasons for the end of a game, in a heading or a list

termination-checkmate = matti
termination-resignation = luovutus
termination-stalemate = patti
termination-dead-position = kuollut asema
termination-agreement = sovittu tasapeli
termination-threefold-repetition = aseman kolmas esiintyminen
termination-fifty-moves = viidenkymmenen siirron sääntö
termination-fivefold-repetition = aseman viides esiintyminen
termination-seventy-five-moves = 75 siirron sääntö
termination-time-forfeit = ajanylitys
termination-illegal-moves = laittomat siirrot
termination-both-flags = molempien merkkilippujen putoaminen
termination-cannot-checkmate = vastustaja ei voi tehdä mattia
termination-illegal-position = laiton asema
termination-quickplay-finish = pikapeliloppu
termination-default-time = myöhästyminen
termination-electronic-device = elektroninen laite
termination-arbiters-decision = tuomarin päätös
termination-sealed-move = kuorisiirto
termination-signed-result = allekirjoitettu tulos

## The lawful answers to a question
## Named after the answer, or after question and answer if the text depends on the question.

answer-half-castled-agrees = Siirto oli laiton.
answer-half-castled-rejects = Linnoitus on tehtävä loppuun.
answer-resumes = Peli jatkuu, ja kellot jätetään ennalleen.
answer-declares-draw = Peli on tasapeli.
answer-declares-lost = { NAME($player) } häviää pelin.
answer-observes-flag = { NAME($player, form: "owner") } merkkilippu putosi ensin.
answer-quickplay-finish-agrees = Peli on tasapeli.
answer-quickplay-finish-postpones = Peli jatkuu, ja tuomari tekee ratkaisunsa myöhemmin.
answer-quickplay-finish-rejects = Vaatimus hylätään, ja vastustajalle annetaan kaksi minuuttia lisäaikaa.
answer-quickplay-flag-agrees = Peli on tasapeli.
answer-quickplay-flag-rejects = Pelaaja häviää ajalla.
answer-pressed-back-agrees = Se luetaan laittomaksi siirroksi.
answer-pressed-back-resumes = Se oli vahinko, eikä rangaistusta anneta.
answer-touch-meant-agrees = Kosketus oli aiottu, ja se sitoo.
answer-touch-meant-rejects = Se oli vain korjaamista.
answer-no-show-agrees = Pelaaja on poissa ja häviää pelin.
answer-no-show-rejects = Pelaaja on paikalla: peli jatkuu.
answer-wrong-setup-agrees = Nappulat asetettiin väärin: peli mitätöidään.
answer-wrong-setup-rejects = Nappulat asetettiin oikein: peli jatkuu.
answer-reversed-colours-agrees = Värit olivat vaihtuneet: peli mitätöidään.
answer-reversed-colours-rejects = Värit olivat oikein: peli jatkuu.
answer-refusal-resumes = Rangaistusta ei anneta.
answer-quickplay-referred-rejects = Vaatimus hylätään, ja vaatija häviää.
answer-quickplay-referred-agrees = Peli on tasapeli.
answer-quickplay-increment-agrees = Kumpaankin kelloon lisätään jokaisella siirrolla viisi sekuntia, ja vastustajalle annetaan kaksi minuuttia lisäaikaa.
answer-quickplay-increment-rejects = Kellot jätetään ennalleen.
answer-no-progress-agrees = Peli on tasapeli.
answer-no-progress-rejects = Peli jatkuu, ja vastustajan on pelattava niin, että se edistyy.
answer-late-clock-resumes = Kellot jätetään ennalleen.
answer-late-clock-sets-clocks = Aikataulu kärsisi, ja tuomari asettaa molemmat kellot.
answer-reminds = Tuomari muistuttaa { NAME($player, form: "mid-part") } säännöistä.
answer-warns = Tuomari antaa { NAME($player, form: "mid-to") } varoituksen.
answer-gives-time = { NAME($player) } saa lisäaikaa.
answer-takes-time = { NAME($player, form: "owner") } aikaa vähennetään.
answer-sets-clocks = Tuomari asettaa molemmat kellot.
answer-declares-lost-scoring =
    { $as ->
        [win] { NAME($player) } häviää pelin, ja { NAME($opponent, form: "mid") } saa pisteet kuin voitosta.
        [draw] { NAME($player) } häviää pelin, ja { NAME($opponent, form: "mid") } saa pisteet kuin tasapelistä.
       *[loss] { NAME($player) } häviää pelin, ja { NAME($opponent, form: "mid") } saa pisteet kuin häviöstä.
    }
answer-gives-for-disturbance = { NAME($player) } saa lisäaikaa häiriön vuoksi.
answer-gives-points = { NAME($player) } saa puoli pistettä lisää.
answer-takes-points = { NAME($player, form: "from") } vähennetään puoli pistettä.
answer-fines = { NAME($player, form: "owner") } on maksettava ennalta ilmoitettu sakko.
answer-excludes = { NAME($player) } suljetaan pois yhdeltä tai useammalta kierrokselta.
answer-expels = { NAME($player) } suljetaan pois kilpailusta.
answer-expels-spectator = Katsoja poistetaan paikalta.
answer-stopped-clock-resumes = Syy oli pätevä, ja peli jatkuu.
answer-stopped-clock-agrees = Syy oli pätevä. Kellot seisovat, kunnes peli jatkuu.
answer-stopped-clock-rejects = Pätevää syytä ei ollut. Rangaistus on valittava.
answer-penalty-resumes = Rangaistusta ei anneta.
answer-disturbance-resumes = Ei hyvitystä.
answer-assistant-agrees = { NAME($player) } saa käyttää avustajaa, ja kellot jätetään ennalleen.
answer-assistant-takes-time = { NAME($player) } saa käyttää avustajaa, ja aikaa vähennetään sen vuoksi.
answer-assistant-rejects = { NAME($player) } ei saa käyttää tätä avustajaa.
answer-defective-clock-sets-clocks = Tuomari asettaa ajat uuteen kelloon.
answer-recording-assistant-resumes = Kellon aikaa ei muuteta.
answer-reconstructs = Pelaajat rekonstruoivat pelin toisella laudalla.
answer-finds-no-overstep = Mikään ei osoita ajan ylittyneen. Seuraava siirto on uuden jakson ensimmäinen.
answer-scoresheets-resumes = Peli jatkuu sellaisenaan.
answer-session-end-resumes = Istunnosta ei ollut aikaa jäljellä.

## Facts missing from a report

ruling-fact-needed-fault = Mikä siirrossa oli väärin?
ruling-fact-needed-answered = Onko vastustaja jo siirtänyt sen jälkeen?
ruling-fact-needed-noticed = Huomauttiko vastustaja siitä, vai näkikö tuomari sen?
ruling-fact-needed-has = Mitä nappuloita { NAME($player, form: "mid-at") } on jäljellä?
ruling-fact-needed-against = { ruling-fact-needed-has }
ruling-fact-needed-count = Onko tämä { NAME($player, form: "mid-owner") } ensimmäinen vai toinen laiton siirto?
ruling-fact-needed-forces = Voiko { NAME($player, form: "mid-owner") } nappuloilla pakottaa matin yksinäistä kuningasta vastaan?
ruling-fact-needed-missing = Montako siirtoa jaksosta puuttuu?
ruling-fact-needed-holds = Onko vaatimus oikea?
ruling-fact-needed-way = Miten tasapeliä vaadittiin?
ruling-fact-needed-touched = Mihin koskettiin?
ruling-fact-needed-possible = Onko kosketetulla nappulalla laillista siirtoa?
ruling-fact-needed-can-castle = Onko linnoitus sen tornin kanssa laillinen?
ruling-fact-needed-king-moves = Jos linnoitus ei ollut laillinen: onko kuninkaalla muu laillinen siirto?
ruling-fact-needed-device = Soiko laite, vai löydettiinkö se?
ruling-fact-needed-period = Missä miettimisajan jaksossa pelaaja oli?
ruling-fact-needed-after = Kuinka pitkän ajan kuluttua pelin alkamisesta pelaaja saapui?
ruling-fact-needed-default-time = Mikä on myöhästymisraja?
ruling-fact-needed-moves = Montako siirtoa kumpikin pelaaja on saattanut loppuun?
ruling-fact-needed-restored = Palautettiinko nappulat paikoilleen ennen kellon painamista?
ruling-fact-needed-still = Onko seuraava siirto saatettu loppuun, ja onko asema yhä laiton?
ruling-fact-needed-on-move = Onko { NAME($player, form: "mid") } siirtovuorossa?
ruling-fact-needed-pressed = Painettiinko kelloa kuninkaan lyömisen jälkeen?
ruling-fact-needed-earlier = { NAME($player) } oli jättänyt kuninkaan shakkiin, joten sekin siirto oli laiton. Oliko se pelaajan ensimmäinen vai toinen laiton siirto?
ruling-fact-needed-left = Paljonko vaatijalla on aikaa jäljellä?
