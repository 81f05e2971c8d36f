# What a ruling says: one sentence for each effect. $player is the player
# concerned, $opponent the other one.

## Obligations on this move

ruling-must-move = { NAME($player, form: "owner") } on siirrettävä ruudun { $square } nappulaa.
ruling-must-capture = { NAME($player, form: "owner") } on lyötävä ruudun { $square } nappula.
ruling-must-capture-with = { NAME($player, form: "owner") } on lyötävä ruudun { $square } nappula ruudun { $by } nappulalla.
ruling-must-castle = { NAME($player, form: "owner") } on linnoituttava { NAME($wing, form: "to") }.
ruling-must-move-king = { NAME($player, form: "owner") } on siirrettävä kuningasta.
ruling-must-move-to = { NAME($player, form: "owner") } on tehtävä siirto ruutuun { $square }.
ruling-must-touched = { NAME($player, form: "owner") } on siirrettävä tai lyötävä se ensimmäiseksi kosketettu nappula, jota voi siirtää tai jonka voi lyödä.
ruling-must-capture-touched = { NAME($player, form: "owner") } on lyötävä kosketettu nappula.
ruling-must-capture-with-touched = { NAME($player, form: "owner") } on lyötävä kosketettu vastustajan nappula kosketetulla omalla nappulalla; jos se ei ole laillista, on siirrettävä tai lyötävä se ensimmäiseksi kosketettu nappula, jota voi siirtää tai jonka voi lyödä.
ruling-must-castle-touched = { NAME($player, form: "owner") } on linnoituttava sen tornin kanssa, johon koskettiin.
ruling-must-written = { NAME($player, form: "owner") } on tehtävä siirto, joka kirjoitettiin muistiin.
ruling-must-promote = { NAME($player, form: "owner") } on vaihdettava viimeisellä rivillä oleva sotilas. Mitään laitonta ei ole vielä tapahtunut: siirtoa ei ole tehty ennen kuin uusi nappula on ruudussa.

## Rights lost

ruling-right-lost-claim-draw = { NAME($player) } on menettänyt oikeutensa vaatia tasapeliä tällä siirrolla.
ruling-right-lost-claim-touched-piece = { NAME($player) } on menettänyt oikeutensa huomauttaa siitä, että { NAME($opponent, form: "mid") } on rikkonut nappuloiden koskettamisen ja siirtämisen sääntöjä.
ruling-right-lost-castle = { NAME($player) } ei saa tällä siirrolla linnoittua { NAME($wing, form: "to") }.
ruling-right-lost-castle-touched = { NAME($player) } ei saa tällä siirrolla linnoittua sen tornin kanssa, johon koskettiin.

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
# $position is the position that stands from now on, as FEN.
ruling-position-restored = Asema oikaistaan, ja se on nyt { $position }.
ruling-pawn-replaced = Ruudun { $square } sotilaan tilalle asetetaan samanvärinen kuningatar.
ruling-put-back = Palautetaan asema, joka oli juuri ennen sääntöjenvastaisuutta.
ruling-pawn-promoted = { NAME($player, form: "owner") } viimeisellä rivillä olevan sotilaan tilalle asetetaan samanvärinen kuningatar.

## Clocks and times

ruling-time-added = { NAME($player, form: "to") } annetaan lisäaikaa { TIME($ms) }.
ruling-time-removed = { NAME($player, form: "owner") } ajasta vähennetään { TIME($ms) }.
ruling-clock-started = { NAME($player, form: "owner") } kello käy.
ruling-clock-stopped = { NAME($player, form: "owner") } kello on pysäytetty.
ruling-flag-fallen = { NAME($player, form: "owner") } lippu on pudonnut.
ruling-period-reached = { NAME($player) } on siirtynyt miettimisajan jaksoon { $period }.

## Offers and claims

ruling-draw-offered = { NAME($player) } on tarjonnut tasapeliä.
ruling-draw-declined = { NAME($player) } on hylännyt tasapelitarjouksen.

ruling-claim-correct-threefold = { NAME($player, form: "owner") } tasapelivaatimus aseman kolmannen esiintymisen perusteella on oikea.
ruling-claim-correct-fifty-moves = { NAME($player, form: "owner") } tasapelivaatimus viidenkymmenen siirron säännön perusteella on oikea.
ruling-claim-incorrect-threefold = { NAME($player, form: "owner") } tasapelivaatimus aseman kolmannen esiintymisen perusteella on väärä.
ruling-claim-incorrect-fifty-moves = { NAME($player, form: "owner") } tasapelivaatimus viidenkymmenen siirron säännön perusteella on väärä.
ruling-claim-incorrect-checkmate = { NAME($player, form: "owner") } vaatimus on aiheeton: kuningas ei ole matissa, ja peli jatkuu.
ruling-claim-incorrect-stalemate = { NAME($player, form: "owner") } vaatimus on aiheeton: kyseessä ei ole patti, ja peli jatkuu.
ruling-claim-incorrect-dead-position = { NAME($player, form: "owner") } vaatimus on aiheeton: jokin laillinen siirtosarja voi vielä johtaa mattiin, ja peli jatkuu.
ruling-claim-incorrect-fivefold = { NAME($player, form: "owner") } vaatimus on aiheeton: asema ei ole esiintynyt viittä kertaa, ja peli jatkuu.
ruling-claim-incorrect-seventy-five-moves = { NAME($player, form: "owner") } vaatimus on aiheeton: molemmat pelaajat eivät ole tehneet seitsemääkymmentäviittä siirtoa ilman lyöntiä ja sotilaan siirtoa, ja peli jatkuu.
ruling-claim-incorrect-flag = { NAME($player, form: "owner") } huomautus lipun putoamisesta on aiheeton.
ruling-claim-incorrect-illegal-move = { NAME($player, form: "owner") } huomautus laittomasta siirrosta on aiheeton.
ruling-claim-incorrect-touched = { NAME($player, form: "owner") } vaatimus, että { NAME($opponent, form: "mid-owner") } olisi pitänyt siirtää tai lyödä ruudun { $square } nappula, on aiheeton.

## Warnings and penalties

ruling-warning-by-arbiter = Tuomari antaa { NAME($player, form: "mid-to") } varoituksen.
ruling-penalty-exclusion = Tuomari sulkee { NAME($player, form: "mid-owner") } pois yhdeltä tai useammalta kierrokselta.
ruling-penalty-expulsion = Tuomari sulkee { NAME($player, form: "mid-owner") } kilpailusta.
ruling-penalty-opponent-points =
    { $halves ->
        [1] { NAME($player, form: "owner") } rikkomuksen vuoksi { NAME($opponent, form: "mid") } saa puoli pistettä lisää.
        [2] { NAME($player, form: "owner") } rikkomuksen vuoksi { NAME($opponent, form: "mid") } saa pisteen lisää.
       *[other] { NAME($player, form: "owner") } rikkomuksen vuoksi { NAME($opponent, form: "mid") } saa lisää pisteitä { $halves } × ½.
    }
ruling-penalty-fewer-points =
    { $halves ->
        [1] { NAME($player, form: "from") } vähennetään puoli pistettä.
        [2] { NAME($player, form: "from") } vähennetään yksi piste.
       *[other] { NAME($player, form: "from") } vähennetään pisteitä { $halves } × ½.
    }
ruling-penalty-fine = { NAME($player, form: "owner") } on maksettava ennalta ilmoitettu sakko.

## What is not available
## $player: who asks for it or does it; the player of the flag.

ruling-refused-has-touched = { NAME($player) } ei voi vaatia tasapeliä tällä siirrolla, koska hän on jo koskenut nappulaan.
ruling-refused-claims-without-the-clock = { NAME($player) } ei voi vielä vaatia tasapeliä, koska { NAME($opponent, form: "mid") } ei ole painanut kelloa ja se käy yhä.
ruling-refused-asks-without-the-move = { NAME($player) } ei voi nyt vaatia tai pyytää tätä, koska { NAME($opponent, form: "mid") } on siirtovuorossa.
ruling-refused-not-both-moved = Tasapelistä ei voi sopia, ennen kuin kumpikin pelaaja on tehnyt siirron.
ruling-refused-no-draw-before-move = Tässä kilpailussa tasapelistä ei saa sopia ennen siirtoa { $number }.
ruling-refused-no-agreed-draws = Tässä kilpailussa tasapelistä ei saa sopia ilman tuomarin suostumusta.
ruling-refused-no-offer = { NAME($player) } ei voi hyväksyä tasapeliä, koska tarjousta ei ole voimassa.
ruling-refused-offer-stands = { NAME($player) } ei voi perua tasapelitarjousta; se on voimassa, kunnes { NAME($opponent, form: "mid") } on vastannut siihen.
ruling-refused-claim-stands = { NAME($player) } ei voi perua vaatimusta: kun se on esitetty, se ratkaistaan.
ruling-refused-nothing-to-withdraw = { NAME($player) } ei voi perua tasapelitarjousta, koska sellaista ei ole voimassa.
ruling-refused-put-back-already = Mitään ei oteta takaisin: nappula pantiin paikalleen heti, kun se siirtyi pois.
ruling-refused-nothing-to-decline = { NAME($player) } ei voi hylätä tasapeliä, koska tarjousta ei ole voimassa.
ruling-refused-nothing-to-answer = Avoinna ei ole mitään, mihin tuomari voisi vastata näin.
ruling-refused-nothing-illegal = Laudalla ei ole laitonta siirtoa, josta päättää.
ruling-refused-nothing-touched = Mikään ei osoita, että { NAME($player, form: "mid-owner") } olisi pitänyt siirtää tai lyödä ruudun { $square } nappula.
ruling-refused-not-proven-illegal = Mikään ei osoita, että asema olisi laiton.
ruling-refused-play-goes-on = Kukaan ei ole pysäyttänyt peliä, ja se on jo käynnissä.
ruling-refused-is-adjourned = Peli on keskeytetty ja jatkuu vasta, kun tuomari aloittaa jatkamisen.
ruling-refused-not-adjourned = Peliä ei voi jatkaa keskeytyksen jälkeen, koska sitä ei ole keskeytetty.
ruling-refused-draw-not-for-the-arbiter = Tuomari ei voi tuomita peliä tasapeliksi: tasapeli ei ole rangaistus, eikä mikään avoin kysymys jätä sitä tuomarin ratkaistavaksi.
ruling-refused-adjusts-without-the-move = { NAME($player) } ei saa korjata nappuloita, koska { NAME($opponent, form: "mid") } on siirtovuorossa.
ruling-refused-claims-without-the-move = { NAME($player) } ei voi nyt vaatia tasapeliä, koska vaatia voi vain siirtovuorossa oleva pelaaja.
ruling-refused-too-many-points = Tulosta { $result } ei voi antaa, koska siinä on yhteensä enemmän pisteitä kuin pelistä on jaossa.
ruling-refused-has-touched-since = { NAME($player) } ei voi enää vaatia tätä, koska hän on sen jälkeen koskenut nappulaan.
ruling-refused-answer-due = Peliä ei voi jatkaa, ennen kuin tuomari on vastannut avoimeen kysymykseen.
ruling-refused-flag-not-fallen = { NAME($player, form: "owner") } lippu ei ole pudonnut.
ruling-refused-move-not-completed = Laittomasta siirrosta ei voi vielä päättää: { NAME($opponent, form: "mid") } ei ole saattanut siirtoaan loppuun ja voi yhä korjata sen.
ruling-refused-illegal-move-stands = Laiton siirto jää voimaan, koska vastustaja on jo siirtänyt; sen voi oikaista vain, jos molemmat pelaajat suostuvat.
ruling-refused-not-put-right = Laiton siirto jää voimaan, koska vastustaja on jo siirtänyt, eikä siitä voi enää vaatia mitään.
ruling-refused-only-when-claimed = Tuomari ei puutu asiaan: huomauttaminen on pelaajien tehtävä.
ruling-refused-only-when-asked = Tuomari ratkaisee nappulan koskettamista koskevat asiat vain pelaajan pyynnöstä.
ruling-refused-found-too-late = Asia jää ennalleen, koska siirtoja on tehty jo liian monta.
ruling-refused-nothing-to-correct = Pelaajat eivät voi tässä tilanteessa oikaista laitonta siirtoa keskinäisellä sopimuksella.
ruling-refused-quickplay-not-announced = { NAME($player) } ei voi vaatia eikä pyytää tätä, koska kilpailussa ei ole ilmoitettu noudatettavan pikapeliloppua koskevia ohjeita.
ruling-refused-quickplay-not-in-blitz = { NAME($player) } ei voi vaatia eikä pyytää tätä pikashakissa.
ruling-refused-quickplay-not-with-increment = { NAME($player) } ei voi vaatia eikä pyytää tätä, koska pelissä on siirtokohtainen lisäaika.
ruling-refused-not-in-last-period = { NAME($player) } ei voi vielä vaatia eikä pyytää tätä: nyt ei ole menossa jakso, jossa kaikki jäljellä olevat siirrot on tehtävä.
ruling-refused-two-minutes-left = { NAME($player) } ei voi vaatia eikä pyytää tätä, koska aikaa on jäljellä vähintään kaksi minuuttia.
ruling-refused-own-flag-down = { NAME($player) } ei voi enää vaatia eikä pyytää tätä, koska oma lippu on pudonnut.
ruling-refused-no-such-request = { NAME($player) } ei voi tämän sääntöversion mukaan pyytää lisää aikaa.
ruling-refused-not-legal = Siirto ei ole laillinen, eikä sitä oteta vastaan.
ruling-refused-only-moves-entered = Tässä vain syötetään siirtoja, eikä nappuloille voi tehdä mitään muuta.
ruling-refused-ended-by-claim = Vaatimus on päättänyt pelin, eikä mitään enää pelata.
ruling-refused-game-goes-on = { NAME($player) } ei voi vielä allekirjoittaa tulosta, koska peli jatkuu.
ruling-refused-result-stands = Tulos pysyy voimassa, koska peli ei päättynyt tuomarin päätökseen eivätkä molemmat pelaajat ole allekirjoittaneet samaa tulosta.
ruling-refused-sheet-at-hand = Peliä ei tarvitse rekonstruoida, koska { NAME($player, form: "mid-owner") } pöytäkirja on täydellinen.
ruling-refused-no-further-period = { NAME($player) } on viimeisessä jaksossa, joten mitään siirtoa ei voi pitää uuden jakson ensimmäisenä.
ruling-refused-move-not-announced = { NAME($player, form: "owner") } siirtoa ei ole tehty, ennen kuin se on ilmoitettu, joten kelloa ei saa painaa.
ruling-refused-slip-not-corrected = { NAME($player) } on ilmoittanut eri siirron kuin laudalla on, ja se on oikaistava ennen kellon painamista.
ruling-refused-corrected-too-late = { NAME($player) } ei voi enää oikaista ilmoitustaan, koska kelloa on painettu.
ruling-refused-boards-agree = Asemat ovat molemmilla laudoilla samat.
ruling-refused-not-for-assistants = Se ei kuulu { NAME($player, form: "mid-owner") } avustajan tehtäviin.
ruling-refused-opponent-has-assistant = { NAME($player) } ei saa käyttää avustajaa, koska { NAME($opponent, form: "mid-at") } on avustaja.
ruling-refused-seals-without-the-move = { NAME($player) } ei voi keskeyttää peliä eikä tehdä kuorisiirtoa, koska { NAME($opponent, form: "mid") } on siirtovuorossa.
ruling-refused-seals-another-move = { NAME($player, form: "owner") } kuorisiirron on oltava se siirto, joka laudalla on tehty.
ruling-refused-not-there-to-reply = Kuori pysyy suljettuna, koska { NAME($player, form: "mid") }, jonka on vastattava, ei ole paikalla.
ruling-refused-not-identifiable = Tätä asemaa ei panna laudalle, koska mikään peli ei ole voinut johtaa siihen.
ruling-refused-no-such-article = Näissä säännöissä ei ole kohtaa, jolla olisi tämä numero.
ruling-refused-not-resumed = Kuori pysyy suljettuna, koska peliä ei ole vielä jatkettu.
ruling-refused-no-envelope = Kuorisiirron sisältävää kuorta ei ole.
ruling-refused-envelope-void = Kuori on mitätön ja jää avaamatta: siinä oleva siirto on vastaus laittomaan siirtoon, joka on oikaistu.
ruling-refused-times-are-right = Kellot näyttävät oikeat ajat.
ruling-refused-move-made = { NAME($player) } on päästänyt nappulan irti, joten siirto on tehty eikä sitä voi muuttaa.
ruling-refused-opponent-has-the-move = { NAME($player) } ei saa nyt siirtää, koska { NAME($opponent, form: "mid") } on siirtovuorossa.
ruling-refused-adjusts-without-the-clock = { NAME($player) } ei saa korjata nappuloita, koska { NAME($opponent, form: "mid-owner") } kello käy.
ruling-refused-relies-on-display = { NAME($player, form: "owner") } vaatimusta ei oteta käsiteltäväksi, koska se perustuu vain siihen, mitä näyttö tai siirtolaskuri osoittaa.
ruling-refused-not-on-the-list = { NAME($player, form: "to") } ei voi antaa tällaista rangaistusta, koska se ei ole tämän sääntöversion rangaistusluettelossa.
ruling-refused-no-such-score =
    { $halves ->
        [1] { NAME($player, form: "owner") } pisteitä ei voi muuttaa puolella pisteellä, koska pelistä ei koskaan saa sellaista pistemäärää.
       *[other] { NAME($player, form: "owner") } pisteitä ei voi muuttaa näin, koska pelistä ei koskaan saa sellaista pistemäärää.
    }
ruling-refused-no-appeal = { NAME($player) } ei voi valittaa, koska tämä päätös on lopullinen.
ruling-refused-nothing-to-cancel = Peli jatkuu, koska sen mitätöimiseen ei ole perustetta.
ruling-refused-nothing-to-take-back = { NAME($player) } ei ole tehnyt siirtoa, jonka voisi perua.

## Questions to the arbiter
## $player: whom the question is about.

ruling-question-flag-fallen = { NAME($player, form: "owner") } lippu on pudonnut, ja tuomarin on ratkaistava, voiko { NAME($opponent, form: "mid") } vielä tehdä matin jollakin laillisella siirtosarjalla: jos voi, { NAME($player, form: "mid") } häviää, ja jos ei voi, peli on tasapeli.
ruling-question-resigned = { NAME($player) } on luovuttanut, ja tuomarin on ratkaistava, voiko { NAME($opponent, form: "mid") } vielä tehdä matin jollakin laillisella siirtosarjalla: jos voi, { NAME($player, form: "mid") } häviää, ja jos ei voi, peli on tasapeli.
ruling-question-illegal-moves = { NAME($player) } häviää laittomien siirtojen vuoksi, jos { NAME($opponent, form: "mid") } voi vielä tehdä matin jollakin laillisella siirtosarjalla; tuomarin on ratkaistava se, ja jos matti ei ole mahdollinen, peli on tasapeli.
ruling-question-flag-order = Molemmat liput ovat pudonneet, ja tuomarin on ratkaistava, kumpi putosi ensin tai miten peli jatkuu.
ruling-question-half-castled = { NAME($player) } on siirtänyt kuningasta kuin linnoittuakseen ({ $move }) ja jättänyt tornin paikalleen, ja tuomarin on ratkaistava, oliko siirto laiton vai onko linnoitus tehtävä loppuun.
ruling-question-second-move = { NAME($player) } on siirtänyt, vaikka { NAME($opponent, form: "mid") } oli siirtovuorossa; siirto perutaan, ja tuomarin on valittava rangaistus.
ruling-question-pressed-back = { NAME($player) } on painanut kelloa siirtämättä, vaikka olisi pitänyt esittää vaatimus, ja tuomarin on ratkaistava, luetaanko se laittomaksi siirroksi vai oliko se vahinko.
ruling-question-expelled = { NAME($player) } on suljettu kilpailusta eikä voi jatkaa peliä, ja tuomarin on ratkaistava, montako pistettä { NAME($opponent, form: "mid") } saa.
ruling-question-forced-mate = { NAME($player, form: "owner") } lippu on pudonnut, eikä { NAME($opponent, form: "mid-owner") } jäljellä oleva materiaali riitä matin pakottamiseen yksinäisestä kuninkaasta: tuomarin on ratkaistava, onko pakottava matti osoitettu.
ruling-question-no-progress = { NAME($player) } vetoaa siihen, ettei peli edisty; jos { NAME($opponent, form: "mid") } ei suostu tasapeliin, tuomarin on ratkaistava asia.
ruling-question-late-clock-setting = Kellojen virheellisestä asetuksesta on huomautettu myöhään, ja tuomarin on ratkaistava, kärsisikö aikataulu, jos kellot jätetään ennalleen.
ruling-question-scoresheet-again = { NAME($player) } on pyytänyt pelin pöytäkirjaa nähtäväksi liian monta kertaa, ja tuomarin on valittava rangaistus häirinnästä.
ruling-question-quickplay-claim = { NAME($player) } vaatii tasapeliä pikapelilopussa, ja tuomarin on ratkaistava, onko niin, ettei { NAME($opponent, form: "mid") } voi voittaa normaalein keinoin tai ettei hän yritä voittaa.
ruling-question-quickplay-flag = { NAME($player, form: "owner") } lippu on pudonnut, kun ratkaisua vaatimukseen oli lykätty, ja tuomarin on ratkaistava, oliko niin, ettei { NAME($opponent, form: "mid") } voinut voittaa normaalein keinoin tai että hän yritti sitä liian vähän.
ruling-question-quickplay-referred = { NAME($player, form: "owner") } vaatimus on päättänyt pelin, ja sen ratkaisee tehtävään nimetty tuomari.
ruling-question-quickplay-increment = { NAME($player) } pyytää molemmille pelaajille viiden sekunnin lisäaikaa jokaiseen siirtoon, ja jos { NAME($opponent, form: "mid") } ei suostu tasapeliin, tuomarin on ratkaistava asia.
ruling-question-recording-assistant = Avustaja pitää pöytäkirjaa { NAME($player, form: "mid-owner") } puolesta, ja tuomarin on ratkaistava, kuinka paljon aikaa sillä säästyy.
ruling-question-sealed-move = { NAME($player, form: "owner") } kuorisiirtoa ei voi tehdä, ja tuomarin on ratkaistava, voiko { NAME($opponent, form: "mid") } vielä tehdä matin jollakin laillisella siirtosarjalla: jos voi, { NAME($player, form: "mid") } häviää, ja jos ei voi, peli on tasapeli.
ruling-question-session-end = { NAME($player) } on keskeyttänyt pelin ennenaikaisesti, ja tuomarin on ratkaistava, paljonko istunnosta oli aikaa jäljellä.
ruling-question-scoresheets = Yksikään pöytäkirja ei ole täydellinen, ja tuomarin on ratkaistava, miten siirtojen määrä selvitetään.
ruling-question-times = Sääntöjenvastaisuuden jälkeen on pelattu siirtoja, ja tuomarin on ratkaistava, mitkä ajat kelloihin asetetaan.
ruling-question-wrong-clock = Kello on asetettu väärin, ja tuomarin on ratkaistava, mitkä ajat kelloihin asetetaan.
ruling-question-defective-clock = Kello on viallinen ja se vaihdetaan, ja tuomarin on ratkaistava, mitkä ajat uuteen kelloon asetetaan.
ruling-question-device-sounded = { NAME($player, form: "owner") } laitteesta on kuulunut ääni, ja tuomarin on ratkaistava, voisiko { NAME($opponent, form: "mid") } vielä voittaa jollakin laillisella siirtosarjalla: jos voisi, { NAME($opponent, form: "mid") } voittaa, ja jos ei, { NAME($opponent, form: "mid-owner") } tulos on tasapeli.
ruling-question-stopped-clock = { NAME($player) } on pysäyttänyt kellot, ja tuomarin on selvitettävä, oliko siihen pätevä syy.
ruling-question-offence-clock-handling = { NAME($player) } on käsitellyt kelloa epäasiallisesti, ja tuomarin on valittava rangaistus.
ruling-question-offence-other-hand = { NAME($player) } on painanut kelloa muulla kuin siirtäneellä kädellä, ja tuomarin on ratkaistava, rangaistaanko siitä.
ruling-question-offence-stopped-clock = { NAME($player) } on pysäyttänyt kellot ilman pätevää syytä, ja tuomarin on valittava rangaistus.
ruling-question-offence-displaced-pieces = { NAME($player) } on saattanut nappuloita epäjärjestykseen, ja avuksi kutsutun tuomarin on ratkaistava, rangaistaanko siitä.
ruling-question-offence-left-area = { NAME($player) } on poistunut pelialueelta luvatta ollessaan siirtovuorossa, ja tuomarin on valittava rangaistus.
ruling-question-offence-left-venue = { NAME($player) } on poistunut pelihuoneistosta luvatta, ja tuomarin on valittava rangaistus.
ruling-question-offence-notes = { NAME($player) } on käyttänyt muistiinpanoja tai neuvoja, ja tuomarin on valittava rangaistus.
ruling-question-offence-device = { NAME($player, form: "at") } on elektroninen laite, ja tuomarin on valittava rangaistus.
ruling-question-offence-inspection-refused = { NAME($player) } on kieltäytynyt tarkastuksesta, ja tuomarin on valittava rangaistus.
ruling-question-offence-distraction = { NAME($player) } on häirinnyt { NAME($opponent, form: "mid-part") }, ja tuomarin on valittava rangaistus.
ruling-question-offence-disrepute = { NAME($player) } on vahingoittanut shakin mainetta, ja tuomarin on valittava rangaistus.
ruling-question-refusal =
    { $count ->
        [1] { NAME($player) } kieltäytyy noudattamasta sääntöjä, ja tuomarin on valittava rangaistus.
       *[other] { NAME($player) } kieltäytyy toistuvasti noudattamasta sääntöjä, ja tuomarin on ratkaistava, mitä siitä seuraa ja montako pistettä { NAME($opponent, form: "mid") } saa.
    }
ruling-question-assistant-moves = { NAME($player) } pyytää avustajaa siirtojen tekemiseen, ja tuomarin on ratkaistava, hyväksytäänkö avustaja ja korjataanko aikoja sen vuoksi.
ruling-question-assistant-clock = { NAME($player) } pyytää avustajaa kellon käyttämiseen, ja tuomarin on ratkaistava, hyväksytäänkö avustaja ja korjataanko aikoja sen vuoksi.
ruling-question-disturbance = Joku ulkopuolinen on häirinnyt peliä, ja tuomarin on ratkaistava, mitä asiassa tehdään.

## The end of the game
## $winner and $loser: as the result has it.

ruling-game-over = Peli on päättynyt tulokseen { $result }.
ruling-game-over-checkmate = { NAME($winner) } on tehnyt matin { NAME($loser, form: "mid-owner") } kuninkaasta ja voittaa pelin.
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
        [win] { NAME($loser) } ei ollut paikalla myöhästymisrajaan mennessä, ja { NAME($winner, form: "mid") } voittaa pelin.
       *[both-lose] Molemmat pelaajat ovat ylittäneet myöhästymisrajan, ja molemmat häviävät.
    }
ruling-game-over-electronic-device =
    { $outcome ->
        [win] { NAME($loser) } häviää pelin elektronisen laitteen vuoksi, ja { NAME($winner, form: "mid") } voittaa.
       *[half] { NAME($loser) } häviää pelin elektronisen laitteen vuoksi, ja { NAME($winner, form: "mid") } saa pisteet kuin tasapelistä.
    }
ruling-game-over-both-flags = Peli on tasapeli, koska molemmat liput ovat pudonneet.
ruling-game-over-cannot-checkmate = Peli on häviön sijasta tasapeli, koska vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.
ruling-game-over-illegal-position = Peli on tasapeli, koska asema on seuraavan siirron jälkeen edelleen laiton.
ruling-game-over-quickplay-finish =
    { $outcome ->
        [win] Pikapelilopussa esitettyä vaatimusta ei hyväksytä; se on päättänyt pelin, ja { NAME($winner, form: "mid") } voittaa.
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
ruling-game-cancelled-wrong-setup = Peli mitätöidään, koska nappulat olivat sen alkaessa väärissä ruuduissa.
ruling-game-cancelled-interference = Peli mitätöidään ja pelataan uudelleen, koska katsoja on puuttunut siihen.
ruling-game-cancelled-reversed-colours = Peli mitätöidään, koska se aloitettiin väärin värein.
ruling-game-cancelled-position-lost = Peli mitätöidään, koska keskeytettyä asemaa ei saada enää selville.
ruling-game-cancelled-broken-off = Peli jätetään sovitusti kesken, eikä sitä lasketa.

## Adjourned games

ruling-adjourned = Peli on keskeytetty.
ruling-move-sealed = Siirto on suljetussa kuoressa.
ruling-envelope-opened = Kuori avataan.
ruling-game-resumed = Peliä jatketaan keskeytetystä asemasta merkityin ajoin.

## On record

ruling-noted-any-legal-move = Kosketus ei sido pelaajaa, joka saa tehdä minkä tahansa laillisen siirron.
ruling-noted-touch-not-binding = { NAME($player, form: "owner") } kosketus ei sido: nappulaa korjattiin tai siihen osuttiin vahingossa.
ruling-noted-both-flags-down = Molemmat liput ovat pudonneet eikä tiedetä, kumpi putosi ensin, joten peli jatkuu.
ruling-noted-claim-is-offer = { NAME($player, form: "owner") } vaatimus on nyt voimassa tasapelitarjouksena.
ruling-noted-clock-set = { NAME($player, form: "owner") } kelloon asetetaan { TIME($ms) }.
ruling-noted-game-is-over = Peli on päättynyt, eikä mikään muuta sen tulosta.
ruling-noted-appeared =
    { $times ->
        [one] Asema on esiintynyt kerran: siirron { $at } jälkeen (0: alussa; +: kirjoitetulla siirrolla).
       *[other] Asema on esiintynyt { $times } kertaa: siirtojen { $at } jälkeen (0: alussa; +: kirjoitetulla siirrolla).
    }
ruling-noted-quiet-since = Siirron { $number } jälkeen mitään ei ole lyöty eikä sotilasta siirretty: valkean siirtoja { $white }, mustan { $black }.
ruling-noted-clock-shows = { NAME($player, form: "owner") } kello näyttää: { TIME($ms) }.
ruling-noted-came-after = { NAME($player) } on saapunut, kun alusta oli kulunut { TIME($ms) }; myöhästymisraja on { TIME($allowed) }.
ruling-noted-came-in-time = { NAME($player) } on saapunut, kun alusta oli kulunut { TIME($ms) }, ja myöhästymisraja on { TIME($allowed) }: ajoissa.
ruling-noted-resumed-without = { NAME($player) } on saapunut, kun pelin jatkamisesta oli kulunut { TIME($ms) }; myöhästymisraja on { TIME($allowed) }.
ruling-noted-found-after = Kummankin pelaajan siihen mennessä tekemiä siirtoja: { $moves }; kun niitä on vähintään { $stays }, asia jää ennalleen.
ruling-noted-nothing-left = { NAME($player, form: "owner") } aika on sen jälkeen lopussa, ja lippu on pudonnut.
ruling-noted-sealed-ambiguous = { NAME($player, form: "owner") } kuorisiirron voi lukea usealla tavalla.
ruling-noted-sealed-unclear = { NAME($player, form: "owner") } kuorisiirtoa ei voi lukea.
ruling-noted-sealed-illegal = { NAME($player, form: "owner") } kuorisiirto on laiton.
ruling-noted-condition-void = Ehto, jonka { NAME($player, form: "mid") } on liittänyt tasapelitarjoukseen, ei merkitse mitään, ja tarjous on voimassa.
ruling-noted-reminded = Tuomari muistuttaa { NAME($player, form: "mid-part") } siitä, mitä säännöt vaativat.
ruling-noted-deadness-undecided = Ei ole selvinnyt, voiko kumpikaan pelaaja enää tehdä mattia, joten peli jatkuu.
ruling-noted-nothing-follows = Tästä ei seuraa mitään, koska mikään sääntökohta ei määrää siitä seurausta.
ruling-noted-play-stopped = Peli on pysähdyksissä, kunnes tuomari antaa jatkaa.
ruling-noted-question-settled = Avoin kysymys on sillä ratkaistu.
ruling-noted-wrong-claims = { NAME($player) } on nyt esittänyt { $times } aiheetonta vaatimusta peräkkäin, mitä tuomari voi pitää { NAME($opponent, form: "mid-owner") } häirintänä.
ruling-noted-repeated-offers = { NAME($player) } on nyt tarjonnut tasapeliä { $times } kertaa peräkkäin, mitä tuomari voi pitää { NAME($opponent, form: "mid-owner") } häirintänä.
ruling-noted-time-not-kept = { NAME($player, form: "from") } jäi päättyneestä jaksosta käyttämättä { TIME($ms) }, eikä aikaa siirretä seuraavaan jaksoon.
ruling-noted-last-period = { NAME($player) } on viimeisessä jaksossa, jossa kaikki jäljellä olevat siirrot on saatettava loppuun.
ruling-noted-period-completed = { NAME($player) } oli saattanut jakson siirrot loppuun ajoissa.
ruling-noted-moves-missing =
    { $moves ->
        [one] { NAME($player, form: "owner") } on saatettava jaksossa loppuun vielä { $moves } siirto.
       *[other] { NAME($player, form: "owner") } on saatettava jaksossa loppuun vielä { $moves } siirtoa.
    }
ruling-noted-earlier-period-missed = { NAME($player) } ei ole saattanut aiempaa jaksoa loppuun ajoissa.
ruling-noted-time-kept =
    { $ms ->
        [0] { NAME($player, form: "at") } ei ole päättyneestä jaksosta säästynyttä aikaa.
       *[other] { NAME($player, form: "from") } säästyi päättyneestä jaksosta { TIME($ms) }, ja aika siirretään seuraavaan jaksoon.
    }
ruling-noted-competition-rules = Kilpailusäännöt ovat voimassa kokonaisuudessaan.
ruling-noted-limited-supervision = Valvonta on rajallinen, ja voimassa ovat nopean shakin ja pikashakin kevyemmät säännöt.
ruling-noted-awaits-next-move = Tuomari odottaa, kunnes seuraava siirto on saatettu loppuun: jos asema on silloin edelleen laiton, peli on tasapeli.
ruling-noted-position-no-longer-illegal = Seuraava siirto on poistanut laittoman aseman, ja peli jatkuu.
ruling-noted-agrees-to-correct = { NAME($player) } suostuu laittoman siirron oikaisemiseen.
ruling-noted-no-castling = { NAME($player) } ei voi linnoittua sellaisella kuninkaalla tai tornilla, joka oli alkuasemassa väärässä ruudussa.
ruling-noted-castles-exchanged = { NAME($player, form: "owner") } kuningas ja kuningatar olivat alkuasemassa vaihtaneet paikkaa: lyhyt linnoitus tehdään kuningatarsivustalle ja pitkä kuningassivustalle.
ruling-noted-must-progress = { NAME($player, form: "owner") } on pelattava niin, että peli edistyy, ja tuomari seuraa peliä.
ruling-noted-restores-on-own-time = { NAME($player) } asettaa epäjärjestykseen saattamansa nappulat paikoilleen oman kellonsa käydessä.
ruling-noted-scoresheet-shown =
    { $times ->
        [one] Tuomari näyttää { NAME($player, form: "mid-to") } pelin pöytäkirjan ensimmäisen kerran.
       *[other] Tuomari näyttää { NAME($player, form: "mid-to") } pelin pöytäkirjan; kertoja on nyt { $times }.
    }
ruling-noted-scoresheet-given = Tuomari antaa { NAME($player, form: "mid-to") } pöytäkirjan siirtojen merkitsemistä varten.
ruling-noted-decision-postponed = Tuomari ratkaisee { NAME($player, form: "mid-owner") } vaatimuksen myöhemmin, ja { NAME($opponent, form: "mid") } voi saada kaksi minuuttia lisäaikaa.
ruling-noted-increment-set = Tästä lähtien kumpaankin kelloon lisätään jokaisella siirrolla { TIME($ms) }.
ruling-noted-claim-ends-game = { NAME($player, form: "owner") } vaatimus päättää pelin.
ruling-noted-final-position = { NAME($player) } merkitsee muistiin loppuaseman, { $position }, ja { NAME($opponent, form: "mid") } vahvistaa sen.
ruling-noted-scoresheet-needed = { NAME($player, form: "owner") } on annettava täydellinen pöytäkirja.
ruling-noted-confirmed = { NAME($player) } vahvistaa { NAME($opponent, form: "mid-owner") } merkinnät.
ruling-noted-last-move-unwritten = { NAME($player) } on siirtänyt uudelleen merkitsemättä muistiin viimeisintä siirtoaan, joka on siirto { $number }.
ruling-noted-earlier-move-unwritten = { NAME($player) } on siirtänyt uudelleen, ja pöytäkirjasta puuttuu siirto { $number }.
ruling-noted-written-in-advance = { NAME($player) } on merkinnyt pöytäkirjaan siirron { $number } ennen sen tekemistä.
ruling-noted-written-otherwise = { NAME($player) } on merkinnyt siirron { $number } pöytäkirjaan toisin kuin se tehtiin.
ruling-noted-offer-unwritten = { NAME($player) } ei ole merkinnyt tasapelitarjousta pöytäkirjaan.
ruling-noted-scoresheet-misused = { NAME($player) } on kirjoittanut pöytäkirjaan sellaista, mikä ei sinne kuulu.
ruling-noted-other-notation = { NAME($player, form: "owner") } merkinnät eivät ole algebrallisen merkintätavan mukaisia eivätkä todista mitään.
ruling-noted-need-not-write = { NAME($player, form: "at") } on aikapula, eikä siirtoja tarvitse merkitä muistiin tämän jakson loppuaikana.
ruling-noted-sheet-to-complete = { NAME($player, form: "owner") } on täydennettävä pöytäkirjansa ennen nappulan siirtämistä.
ruling-noted-moved-before-completing = { NAME($player) } on siirtänyt ennen pöytäkirjansa täydentämistä.
ruling-noted-sheet-may-be-used = { NAME($player, form: "owner") } pöytäkirja on täydellinen, ja sitä saa käyttää tähän.
ruling-noted-arbiter-has-the-moves = Puuttuvat siirrot ovat tuomarin pöytäkirjassa, ja sitä saa käyttää tähän.
ruling-noted-position-noted = Ennen pelin rekonstruointia tuomari merkitsee muistiin aseman { $position }.
ruling-noted-time-noted = Ennen pelin rekonstruointia tuomari merkitsee muistiin, että { NAME($player, form: "mid-owner") } kellossa on { TIME($ms) }.
ruling-noted-running-noted = Ennen pelin rekonstruointia tuomari merkitsee muistiin, että { NAME($player, form: "mid-owner") } kello kävi.
ruling-noted-moves-noted =
    { $moves ->
        [one] Ennen pelin rekonstruointia tuomari merkitsee muistiin, että { NAME($player, form: "mid") } on tehnyt { $moves } siirron.
       *[other] Ennen pelin rekonstruointia tuomari merkitsee muistiin, että { NAME($player, form: "mid") } on tehnyt { $moves } siirtoa.
    }
ruling-noted-overstep-not-shown = Mikään pöytäkirja ei osoita, että { NAME($player, form: "mid") } olisi ylittänyt miettimisaikansa, joten seuraavaa siirtoa pidetään uuden jakson ensimmäisenä.
ruling-noted-result-signed = Molemmat pelaajat ovat allekirjoittaneet tuloksen { $result }.
ruling-noted-signatures-differ = Pelaajat ovat allekirjoittaneet eri tulokset.
ruling-noted-castling-announced = { NAME($player) } on ilmoittanut aikovansa linnoittua.
ruling-noted-not-touched = { NAME($player) } on tunnustellut nappulaa paikallaan, mikä ei ole nappulan koskettamista.
ruling-noted-must-announce = { NAME($player, form: "owner") } on ilmoitettava siirto; sitä ennen se ei ole tehty.
ruling-noted-announced-otherwise = { NAME($player) } on ilmoittanut eri siirron kuin laudalla on.
ruling-noted-announcement-unclear = { NAME($player, form: "owner") } ilmoituksesta ei saa selvää.
ruling-noted-piece-unannounced = { NAME($player, form: "owner") } on ilmoitettava, miksi nappulaksi sotilas korotetaan.
ruling-noted-slip-corrected = { NAME($player) } on oikaissut ilmoituksensa ajoissa.
ruling-noted-slip-uncorrected = { NAME($player) } on painanut kelloa oikaisematta ilmoitustaan.
ruling-noted-not-announced = { NAME($player) } on painanut kelloa ilmoittamatta siirtoa.
ruling-noted-repeated-otherwise = { NAME($player) } on toistanut eri siirron kuin ilmoitettiin.
ruling-noted-not-repeated = { NAME($player) } ei ole toistanut ilmoitettua siirtoa.
ruling-noted-corrects-board = { NAME($player, form: "owner") } on korjattava oman lautansa asema.
ruling-noted-by-assistant = { NAME($player, form: "owner") } avustaja on tehnyt tämän.
ruling-noted-must-seal = { NAME($player, form: "owner") } on tehtävä kuorisiirto.
ruling-noted-must-seal-that-move = { NAME($player) } on tehnyt laudalla siirron { $move }, ja se on merkittävä kuorisiirroksi.
ruling-noted-position-on-envelope = Kuoreen on merkitty asema { $position }.
ruling-noted-time-on-envelope = Kuoreen on merkitty, että { NAME($player, form: "mid-owner") } kellossa on { TIME($ms) }.
ruling-noted-sealer-on-envelope = Kuoreen on merkitty, että { NAME($player, form: "mid-owner") } kuorisiirto on siirto { $number }.
ruling-noted-offer-on-envelope = Kuoreen on merkitty { NAME($player, form: "mid-owner") } tasapelitarjous.
ruling-noted-envelope-kept = Tuomari on tarkistanut kuoren ja säilyttää sen.
ruling-noted-envelope-missing = Kuori on kadonnut, joten peli jatkuu keskeytetystä asemasta ja kuorisiirto tehdään laudalla uudelleen.
ruling-noted-untimely-offer = { NAME($player, form: "owner") } tarjous on pätevä, vaikka sitä ei tehty siirron ja kellon painamisen välillä.
ruling-noted-pieces-displaced = { NAME($player) } on saattanut nappuloita epäjärjestykseen ({ $squares }) ja asettaa ne paikoilleen omalla ajallaan.
ruling-noted-time-lost = { NAME($player, form: "owner") } ajasta kuluu saapumiseen saakka { TIME($ms) }, koska kumpikaan ei ollut paikalla pelin alkaessa.
ruling-noted-default-time-unstated = Kilpailun säännöissä pitäisi olla ilmoitettu myöhästymisraja, mutta sitä ei ole; rajaksi katsotaan nolla minuuttia.
ruling-noted-late-arrival-allowed = Tuomari sallii, että { NAME($player, form: "mid") } saapuu myöhästymisrajan jälkeen.
ruling-noted-board-turned = Asema siirretään oikein päin olevalle laudalle, ja peli jatkuu.
ruling-noted-unplayed = Peliä ei katsota pelatuksi, koska pelaaja ei ollut ajoissa paikalla.
ruling-noted-own-flag-down = { NAME($player, form: "owner") } oma lippu on myös pudonnut, ja vain pelaaja, jolla on aikaa jäljellä, voi vaatia voittoa.
ruling-noted-colours-stay = Peli jatkuu nykyisin värein.
ruling-noted-promotion-piece-missing = { NAME($player, form: "at") } on pätevä syy, koska korotukseen tarvittava nappula puuttuu.
ruling-noted-valid-reason = { NAME($player, form: "at") } oli pätevä syy pysäyttää kellot.
ruling-noted-move-counter-set =
    { $moves ->
        [one] Siirtolaskuriin asetetaan { $moves } siirto.
       *[other] Siirtolaskuriin asetetaan { $moves } siirtoa.
    }
ruling-noted-may-leave = { NAME($player) } saa poistua.
ruling-noted-only-to-the-arbiter = Tällä ei ole merkitystä, koska katsojat ja muut pelaajat saavat ilmoittaa asiasta vain tuomarille.
ruling-noted-spectator-expelled = Tuomari poistaa katsojan paikalta.
ruling-noted-assistant-accepted = { NAME($player) } saa käyttää avustajaa.
ruling-noted-assistant-rejected = { NAME($player) } ei saa käyttää tätä avustajaa.
ruling-noted-appealed = { NAME($player) } valittaa päätöksestä.
ruling-noted-explanation-due = { NAME($player, form: "at") } on oikeus saada selitys tästä sääntöjen kohdasta.
ruling-noted-article-explained = { NAME($player) } saa tuomarilta selityksen sääntökohdasta { $article }.
ruling-noted-device-allowed = { NAME($player, form: "owner") } laite on sammutettu, joten se on sallittu.

## On record: why a completed move was illegal
## $move from-to; $by the pieces that attack.

ruling-noted-both-hands = { NAME($player) } on tehnyt siirron kahdella kädellä.
ruling-noted-illegal-position = Tähän asemaan ei päästä millään laillisella siirtosarjalla.
ruling-noted-no-single-move = Se, mitä laudalla tehtiin, ei ole yksi siirto.
ruling-noted-illegal-because-empty-square = Siirto { $move } on laiton, koska lähtöruudussa ei ollut nappulaa.
ruling-noted-illegal-because-opponents-piece = Siirto { $move } on laiton, koska nappula on vastustajan.
ruling-noted-illegal-because-same-square = Siirto { $move } on laiton, koska nappula jää paikalleen.
ruling-noted-illegal-because-spare-king = Siirto { $move } on laiton, koska kuninkaaksi luetaan laudan toinen kuningas.
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

## What ended a game, as a heading or in a list

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
termination-both-flags = molempien lippujen putoaminen
termination-cannot-checkmate = vastustaja ei voi tehdä mattia
termination-illegal-position = laiton asema
termination-quickplay-finish = pikapeliloppu
termination-default-time = myöhästyminen
termination-electronic-device = elektroninen laite
termination-arbiters-decision = tuomarin päätös
termination-sealed-move = kuorisiirto
termination-signed-result = allekirjoitettu tulos

## The lawful answers to a question
## By the answer, or by the question and the answer where questions differ.

answer-half-castled-agrees = Siirto oli laiton.
answer-half-castled-rejects = Linnoitus on tehtävä loppuun.
answer-resumes = Peli jatkuu, ja kellot jätetään ennalleen.
answer-declares-draw = Peli on tasapeli.
answer-declares-lost = { NAME($player) } häviää pelin.
answer-observes-flag = { NAME($player, form: "owner") } lippu putosi ensin.
answer-quickplay-finish-agrees = Peli on tasapeli.
answer-quickplay-finish-postpones = Peli jatkuu, ja tuomari tekee ratkaisunsa myöhemmin.
answer-quickplay-finish-rejects = Vaatimus hylätään, ja vastustajalle annetaan kaksi minuuttia lisäaikaa.
answer-quickplay-flag-agrees = Peli on tasapeli.
answer-quickplay-flag-rejects = Lipun putoaminen merkitsee häviötä.
answer-pressed-back-agrees = Se luetaan laittomaksi siirroksi.
answer-pressed-back-resumes = Se oli vahinko, eikä rangaistusta anneta.
answer-refusal-resumes = Rangaistusta ei anneta.
answer-quickplay-referred-rejects = Vaatimusta ei hyväksytä, ja koska se on päättänyt pelin, vaatija häviää.
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
answer-expels = { NAME($player) } suljetaan kilpailusta.
answer-expels-spectator = Katsoja poistetaan paikalta.
answer-stopped-clock-resumes = Syy oli pätevä, ja peli jatkuu.
answer-stopped-clock-agrees = Syy oli pätevä, ja kellot seisovat, kunnes peli jatkuu.
answer-stopped-clock-rejects = Pätevää syytä ei ollut, ja rangaistus on valittava.
answer-penalty-resumes = Rangaistusta ei anneta.
answer-disturbance-resumes = Hyvitettävää ei ole.
answer-assistant-agrees = { NAME($player) } saa käyttää avustajaa, ja kellot jätetään ennalleen.
answer-assistant-takes-time = { NAME($player) } saa käyttää avustajaa, ja aikaa vähennetään sen vuoksi.
answer-assistant-rejects = { NAME($player) } ei saa käyttää tätä avustajaa.
answer-defective-clock-sets-clocks = Tuomari asettaa ajat uuteen kelloon.
answer-recording-assistant-resumes = Kelloa ei korjata.
answer-reconstructs = Pelaajat rekonstruoivat pelin toisella laudalla.
answer-finds-no-overstep = Mikään ei osoita ajan ylittyneen, ja seuraavaa siirtoa pidetään uuden jakson ensimmäisenä.
answer-scoresheets-resumes = Peli jatkuu sellaisenaan.
answer-session-end-resumes = Istunnosta ei ollut aikaa jäljellä.

## What a report leaves open

ruling-fact-needed-fault = Mikä siirrossa oli väärin?
ruling-fact-needed-answered = Onko vastustaja jo siirtänyt sen jälkeen?
ruling-fact-needed-noticed = Huomauttaako vastustaja asiasta, vai onko tuomari nähnyt sen?
ruling-fact-needed-has = Mitä nappuloita on jäljellä ({ NAME($player) })?
ruling-fact-needed-against = { ruling-fact-needed-has }
ruling-fact-needed-count = Monesko laiton siirto se on ({ NAME($player) })?
ruling-fact-needed-forces = Riittävätkö jäljellä olevat nappulat pakottamaan matin yksinäistä kuningasta vastaan ({ NAME($player) })?
ruling-fact-needed-missing = Mitkä jakson siirrot puuttuvat?
ruling-fact-needed-holds = Onko vaatimus oikea?
ruling-fact-needed-way = Miten tasapeliä vaadittiin?
ruling-fact-needed-touched = Mihin koskettiin?
ruling-fact-needed-possible = Onko kosketetulla nappulalla laillista siirtoa?
ruling-fact-needed-can-castle = Onko linnoitus sillä tornilla laillinen?
ruling-fact-needed-king-moves = Kun linnoitus ei ole laillinen: onko kuninkaalla muu laillinen siirto?
ruling-fact-needed-device = Soiko laite, vai löydettiinkö se?
ruling-fact-needed-period = Missä miettimisajan jaksossa pelaaja oli?
ruling-fact-needed-after = Kuinka pitkän ajan kuluttua alusta pelaaja saapui?
ruling-fact-needed-default-time = Minkä sallitun myöhästymisajan kilpailun säännöt ilmoittavat?
ruling-fact-needed-moves = Montako siirtoa kumpikin pelaaja on saattanut loppuun?
ruling-fact-needed-restored = Palautettiinko nappulat paikoilleen ennen kellon painamista?
ruling-fact-needed-still = Onko seuraava siirto saatettu loppuun, ja onko asema yhä laiton?
ruling-fact-needed-on-move = Onko { NAME($player) } siirtovuorossa?
ruling-fact-needed-pressed = Painettiinko kelloa kuninkaan lyömisen jälkeen?
ruling-fact-needed-earlier = { NAME($player) } jätti kuninkaansa shakkiin, ja sekin siirto oli laiton. Monesko pelaajan laiton siirto se oli?
ruling-fact-needed-left = Paljonko vaatimuksen tekijällä on aikaa jäljellä?
