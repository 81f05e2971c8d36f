# Vastaukset kysymykseen ”Miksi?”. Lauseiden nimet ja arvot on selitetty englanninkielisessä
# tiedostossa. Ei isoa alkukirjainta eikä pistettä.

## Siirto

why-move = { NAME($player) } siirsi { NAME($piece, form: "owner") } ruudusta { $from } ruutuun { $to }.
why-move-castling = { NAME($player) } linnoittui { NAME($wing, form: "to") } ja siirsi kuninkaan ruudusta { $from } ruutuun { $to }.
why-move-promoted = { NAME($player) } siirsi sotilaan ruudusta { $from } ruutuun { $to } ja korotti sen { NAME($role, form: "as") }.

## Virke

why-counted = Ratkaisevaa oli: { $facts }.
why-list = { $rest }; { $next }
why-items = { $rest }, { $next }
why-article = Kohta { $article }: { $gist }
why-article-alone = Kohta { $article }.

## Kuka

why-accepting = hyväksyjä: { NAME($value, form: "mid") }
why-claimant = vaatija: { NAME($value, form: "mid") }
why-displacer = nappulat saattoi epäjärjestykseen: { NAME($value, form: "mid") }
why-flag = pudonnut merkkilippu: { NAME($value, form: "mid-owner") }
why-mover = siirron teki: { NAME($value, form: "mid") }
why-offender = rikkomuksen teki: { NAME($value, form: "mid") }
why-replier = kuorisiirtoon vastaa: { NAME($value, form: "mid") }
why-running = käynnissä ollut kello: { NAME($value, form: "mid-owner") }
    .none = kumpikaan kello ei käynyt
why-sealer = kuorisiirron teki: { NAME($value, form: "mid") }
why-to = tämä kerrotaan pelaajalle: { NAME($value, form: "mid") }
    .none = tämä kerrotaan kummallekin pelaajalle
why-whose = täydellinen pöytäkirja: { NAME($value, form: "mid-owner") }
why-blind-game-by = asian huomasi: { NAME($value, form: "mid") }
why-displaced-piece-by = kellot pysäytti: { NAME($value, form: "mid") }
why-press-back-by = vaatija: { NAME($value, form: "mid") }
why-stopping-by =
    .ruling = pelin pysäytti vaatimus tai ratkaisu
    .arbiter = pelin pysäytti tuomari
    .player = pelin pysäytti pelaaja

## Onko matti mahdollinen

why-opponent =
    .can = vastustaja voi vielä tehdä matin
    .cannot = vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla
    .undecided = ei tiedetä, voiko vastustaja vielä tehdä matin
why-illegal-move-opponent =
    .can = { "" }
    .cannot = { why-opponent.cannot }
    .undecided = { why-opponent.undecided }
why-limited-illegal-move-opponent =
    .can = { "" }
    .cannot = { why-opponent.cannot }
    .undecided = { why-opponent.undecided }
why-chance =
    .can = vaatija voi vielä tehdä matin
    .cannot = vaatija ei voi tehdä mattia millään laillisella siirtosarjalla
    .undecided = ei tiedetä, voiko vaatija vielä tehdä matin
why-mate =
    .can = jompikumpi pelaaja voi vielä tehdä matin
    .cannot = kumpikaan pelaaja ei voi tehdä mattia millään laillisella siirtosarjalla
    .undecided = ei tiedetä, voiko kumpikaan pelaaja vielä tehdä matin
why-dead =
    .true = asema on kuollut
    .false = { "" }
why-material =
    .sufficient = vaatijan materiaali riittää matin pakottamiseen yksinäistä kuningasta vastaan
    .forced-mate-only = vaatijan materiaali ei riitä matin pakottamiseen, mutta matti on mahdollinen
    .insufficient = vaatijan materiaalilla matti ei ole mahdollinen

## Peli

why-pace =
    .standard = { "" }
    .rapid = kyseessä on nopea shakki
    .blitz = kyseessä on pikashakki
why-regime =
    .competition = { "" }
    .rapid = noudatetaan nopean shakin sääntöjä ilman täyttä valvontaa
    .blitz = noudatetaan pikashakin sääntöjä ilman täyttä valvontaa
why-reading =
    .authentic = { "" }
    .illegal-move-loses = tässä kilpailussa jo ensimmäisestä laittomasta siirrosta häviää, kun valvonta ei ole täyttä
    .minute-in-all-blitz = tässä kilpailussa rangaistus on yksi minuutti kaikessa pikashakissa
    .delay-loses-saved-time = tässä kilpailussa jaksossa säästetty aika menetetään, kun käytössä on viive
    .claimant-needs-time = tässä kilpailussa aikavoiton vaatijalla on oltava aikaa jäljellä
    .penalties-optional = tässä kilpailussa tuomari voi jättää rikkomuksia rankaisematta
why-clock =
    .true = { "" }
    .false = kelloa ei ole
why-points-win =
    { $value ->
        [2] { "" }
       *[other] pisteitä voitosta: { $points }
    }
why-points-draw =
    { $value ->
        [1] { "" }
       *[other] pisteitä tasapelistä: { $points }
    }
why-points-loss =
    { $value ->
        [0] { "" }
       *[other] pisteitä häviöstä: { $points }
    }
why-position =
    .none = asemaa ei ole kirjattu
why-asked-under = kysymyksen peruste: { $value }
why-ended-under = pelin päättyminen: { $value }
why-fact = ilmoituksesta puuttuu: { $value }

## Laittomat siirrot

why-count = pelaajan laittomia siirtoja tämä mukaan lukien: { $value }
why-irregularity =
    .not-legal = { "" }
    .no-move = kelloa painettiin tekemättä siirtoa
    .two-hands = siirto tehtiin kahdella kädellä
why-irregularity-pawn-left = sotilas jäi korottamatta ruudussa { $value }
    .none = sotilas jäi korottamatta viimeiselle riville
why-later-moves =
    .true = sen jälkeen on pelattu siirtoja
    .false = { "" }
why-increment =
    { $value ->
        [0] { "" }
       *[other] painallus antoi lisäaikaa, joka otetaan pois: { TIME($value) }
    }
why-noticed =
    .claimed = vastustaja huomautti siitä
    .observed = tuomari näki sen
why-replied =
    .true = vastustaja on tehnyt seuraavan siirron
    .false = { "" }
why-shows =
    .true = sääntöjenvastaisuus näkyy asemasta yhä
    .false = sääntöjenvastaisuus ei enää näy asemasta
why-steps-in =
    .true = tuomari puuttuu asiaan
    .false = tuomari ei puutu asiaan
why-still =
    .true = asema on seuraavan siirron jälkeen yhä laiton
    .false = asema ei ole seuraavan siirron jälkeen enää laiton
why-illegal =
    .true = asema on laiton
    .false = asema on laillinen
why-proven = on osoitettu, ettei mikään peli johda tähän asemaan
    .none = mikään ei osoita, ettei peli voisi johtaa tähän asemaan

## Siirtäminen ja koskettaminen

why-adjusted =
    .true = nappulan asentoa korjattiin
    .false = nappulan asentoa ei korjattu
why-bound =
    .none = sitovasta koskettamisesta ei ole tietoa
why-bound-must =
    .none = yhtäkään kosketettua nappulaa ei voi siirtää eikä lyödä
    .move = ruudun { $square } nappulaa on siirrettävä
    .capture = ruudun { $square } nappula on lyötävä
    .capture-with = ruudun { $square } nappula on lyötävä ruudun { $by } nappulalla
    .castle = on linnoituttava { NAME($wing, form: "to") }
    .move-king = kuningasta on siirrettävä
    .move-to = nappulan on jäätävä ruutuun { $square }
    .play-what-was-touched = kosketettua nappulaa on siirrettävä tai se on lyötävä
    .capture-what-was-touched = kosketettu nappula on lyötävä
    .capture-with-what-was-touched = vastustajan kosketettu nappula on lyötävä pelaajan kosketetulla nappulalla
    .castle-with-the-touched-rook = on linnoituttava kosketetun tornin kanssa
    .make-the-written-move = muistiin kirjoitettu siirto on tehtävä
    .replace-the-pawn = viimeisellä rivillä oleva sotilas on korotettava
why-bound-barred = tällä siirrolla ei saa enää linnoittua { NAME($value, form: "to") }
    .none = { "" }
why-must =
    .move = kirjoitettu siirto tehdään ruudun { $square } nappulalla
    .capture = kirjoitettu siirto lyö ruudun { $square } nappulan
    .capture-with = kirjoitettu siirto lyö ruudun { $square } nappulan ruudun { $by } nappulalla
    .castle = kirjoitettu siirto on linnoitus { NAME($wing, form: "to") }
    .move-king = kirjoitettu siirto tehdään kuninkaalla
    .move-to = kirjoitettu siirto päättyy ruutuun { $square }
    .play-what-was-touched = kosketettua nappulaa on siirrettävä tai se on lyötävä
    .capture-what-was-touched = kosketettu nappula on lyötävä
    .capture-with-what-was-touched = vastustajan kosketettu nappula on lyötävä pelaajan kosketetulla nappulalla
    .castle-with-the-touched-rook = on linnoituttava kosketetun tornin kanssa
    .make-the-written-move = muistiin kirjoitettu siirto on tehtävä
    .replace-the-pawn = viimeisellä rivillä oleva sotilas on korotettava
why-touched-piece-what =
    .own = pelaaja kosketti omaa nappulaansa
    .opponents = pelaaja kosketti vastustajan nappulaa
    .both = pelaaja kosketti omaa ja vastustajan nappulaa
    .king-and-rook = pelaaja kosketti kuningasta ja tornia, kuningasta ensin tai molempia yhtä aikaa
    .rook-first = pelaaja kosketti tornia ja sitten kuningasta
    .not-binding = nappuloiden asentoa korjattiin tai nappuloihin koskettiin vahingossa
why-playable =
    .as-touched = sillä on laillinen siirto
    .only-the-king = linnoitus ei ole laillinen, mutta kuninkaalla on muu laillinen siirto
    .nothing = sillä ei ole laillista siirtoa
why-square = ruutu: { $value }
why-squares = ruudut: { $value }
    .none = ruutuja ei tiedetä
why-castling = linnoitus: { $value }
why-mv = siirto: { $value }
why-from-to = mistä ja mihin: { $value }
why-made-move-moves = lailliset siirrot ruutuun, jossa nappula päästettiin irti: { $value }
    .none = ruutuun, jossa nappula päästettiin irti, ei ole laillista siirtoa
why-promoted =
    .true = siirto oli korotus
    .false = { "" }
why-piece-missing =
    .true = korotukseen tarvittava nappula puuttuu
    .false = { "" }

## Tasapeli

why-agreement =
    .free = tasapelistä sopimista ei ole kilpailussa rajoitettu
    .never = tasapelistä sopimiseen tarvitaan kilpailussa tuomarin suostumus
why-agreement-from = tasapelistä saa sopia siirrosta alkaen: { $value }
why-move-number = nykyinen siirto: { $value }
why-in-time =
    .true = tarjous tehtiin siirron ja kellon painamisen välissä
    .false = tarjousta ei tehty siirron ja kellon painamisen välissä
why-stands =
    .true = pelaajan tarjous on voimassa
    .false = pelaajan tarjousta ei ole voimassa
why-moved =
    .true = kumpikin pelaaja on tehnyt siirron
    .false = ainakin toinen pelaajista ei ole vielä tehnyt siirtoa
why-draw-claim-ground =
    .threefold = vaatimuksen peruste: sama asema kolmannen kerran
    .fifty-moves = vaatimuksen peruste: viisikymmentä siirtoa ilman lyöntiä tai sotilaan siirtoa
why-intended =
    .true = vaatimus perustuu muistiin kirjoitettuun siirtoon
    .false = vaatimus ei perustu muistiin kirjoitettuun siirtoon
why-standing =
    .may-claim = pelaaja on siirtovuorossa eikä ole koskenut nappulaan
    .not-on-move = vastustaja on siirtovuorossa
    .clock-not-running = vastustaja ei ole vielä painanut kelloa
    .has-touched = pelaaja on koskenut nappulaan tällä siirrolla
why-holds =
    .true = vaatimus on oikea
    .false = vaatimus on väärä
why-times = esiintymisiä: { $value }
    .none = esiintymisten määrää ei ole kirjattu
why-at = asema esiintyi näiden siirtojen jälkeen (0: alussa, +: kirjoitetulla siirrolla): { $value }
    .none = { "" }
why-number = siirron numero: { $value }
why-claimed-end-number = siirto, jolla viimeksi lyötiin tai siirrettiin sotilasta, tai alku: { $value }
why-draw-claim-number = siirto, jolla viimeksi lyötiin tai siirrettiin sotilasta, tai alku: { $value }
why-by-each = { NAME($player, form: "mid-owner") } siirtoja sen jälkeen: { $value }
why-appearances = puolisiirtoja edellisestä esiintymisestä: { $value }
    .none = asema ei ole esiintynyt aiemmin
why-quiet-moves = puolisiirtoja viimeisestä lyönnistä tai sotilaan siirrosta: { $value }
why-end =
    .checkmate = vaatimuksen peruste: matti
    .stalemate = vaatimuksen peruste: patti
    .dead-position = vaatimuksen peruste: kuollut asema
    .fivefold = vaatimuksen peruste: sama asema viidennen kerran
    .seventy-five-moves = vaatimuksen peruste: 75 siirtoa ilman lyöntiä tai sotilaan siirtoa

## Aika

why-ms = aika: { TIME($value) }
why-default-time-ms = pelin alusta kulunut: { TIME($value) }
why-flag-fall-ms = pelaajan kellossa jäljellä: { TIME($value) }
why-win-on-time-ms = pelaajan kellossa jäljellä: { TIME($value) }
why-resumption-ms = myöhästyminen: { TIME($value) }
why-sealed-move-ms = istunnon loppuun: { TIME($value) }
    .none = istunnon loppumisaikaa ei tiedetä
why-after = saapui pelin alun jälkeen: { TIME($value) }
why-stated = kilpailun myöhästymisraja: { TIME($value) }
    .none = kilpailussa ei ole ilmoitettu myöhästymisrajaa
why-default-time = kilpailun myöhästymisraja: { TIME($value) }
    .none = kilpailussa ei ole ilmoitettu myöhästymisrajaa
why-allowed =
    .true = tuomari on sallinut myöhästymisen
    .false = tuomari ei ole sallinut myöhästymistä
why-resumption-allowed = sallittu: { TIME($value) }
why-opponent-absent =
    .true = vastustajakaan ei ole paikalla
    .false = vastustaja on paikalla tai saa myöhästyä
why-other-absent =
    .true = vastustajakaan ei ole paikalla
    .false = vastustaja on paikalla
why-missing =
    .nothing = jakson siirtoja ei puutu
    .all-remaining = jaksossa on tehtävä kaikki jäljellä olevat siirrot
    .earlier-period = aikaisempaa jaksoa ei saatettu loppuun ajoissa
why-missing-moves = jaksosta puuttuvia siirtoja: { $value }
why-last-period =
    .true = jakso on viimeinen
    .false = jakso ei ole viimeinen
why-guideline =
    .true = kahden pudonneen merkkilipun sääntöä sovelletaan suoraan
    .false = kahden pudonneen merkkilipun sääntöä ei sovelleta suoraan
why-own-down =
    .true = vaatijan oma merkkilippu on pudonnut
    .false = vaatijan oma merkkilippu ei ole pudonnut
why-opponents-down =
    .true = vastustajan merkkilippu on pudonnut
    .false = vastustajan merkkilippu ei ole pudonnut
why-flag-down =
    .true = pelaajan merkkilippu on pudonnut
    .false = pelaajan merkkilippu ei ole pudonnut
why-left-ms = pelaajan kellossa jäljellä: { TIME($value) }
    .none = kelloa ei ole
why-period = jakso: { $value }
why-kept-ms = aiemmasta ajasta jäljellä: { TIME($value) }
why-lost-ms =
    { $value ->
        [0] aiempaa aikaa ei ylitetty
       *[other] aiempi aika ylitettiin: { TIME($value) }
    }
why-clock-setting-occasion =
    .wrong-setting = kellot oli asetettu väärin
    .defect = kello on viallinen
    .irregularity = sääntöjenvastaisuus on oikaistu
why-clock-setting-moves = siirtolaskurin lukema: { $value }
why-postponed =
    .true = ratkaisua lykättiin
    .false = { "" }

## Pikapeliloppu

why-announced =
    .true = kilpailussa on ilmoitettu, että ohjeita noudatetaan
    .false = kilpailussa ei ole ilmoitettu, että ohjeita noudatetaan
why-quickplay-finish-increment =
    .true = pelissä on siirtokohtainen lisäaika
    .false = pelissä ei ole siirtokohtaista lisäaikaa
why-granted =
    .true = tässä pelissä on myönnetty viiden sekunnin lisäaika siirtoa kohti
    .false = tässä pelissä ei ole myönnetty viiden sekunnin lisäaikaa siirtoa kohti
why-has-move =
    .true = pelaaja on siirtovuorossa
    .false = vastustaja on siirtovuorossa
why-declared-result-has-move = siirtovuorossa: { NAME($value, form: "mid") }
why-quickplay-finish-offer =
    .true = pyyntö on samalla tasapelitarjous
    .false = pyyntö ei ole tasapelitarjous
why-arbiter =
    .true = tuomari on paikalla
    .false = tuomaria ei ole paikalla
why-quickplay-finish-ground =
    .cannot-win = vaatimuksen peruste: vastustaja ei voi voittaa normaalein keinoin
    .no-effort = vaatimuksen peruste: vastustaja ei yritä voittaa normaalein keinoin
why-wish =
    .increment = pelaaja pyytää kummallekin viittä sekuntia siirtoa kohti
    .draw = pelaaja vaatii tasapeliä
    .draw-without-arbiter = pelaaja vaatii tasapeliä, eikä tuomaria ole paikalla
why-drawn =
    .true = tuomari toteaa, ettei peli edisty
    .false = tuomari toteaa, että peli edistyy

## Pöytäkirjat

why-last = pelaajan viimeistä siirtoa ei ole kirjoitettu: { $value }
    .none = pelaajan viimeinen siirto on kirjoitettu
why-earlier = aiempaa siirtoa ei ole kirjoitettu: { $value }
    .none = aiemmat siirrot on kirjoitettu
why-recording-offer =
    .true = tasapelitarjousta ei ole kirjoitettu
    .false = tasapelitarjouksia ei puutu
why-short-of-time =
    .true = pelaajalla on tässä jaksossa aikapula
    .false = pelaajalla ei ole tässä jaksossa aikapulaa
why-fault =
    .other-notation = merkintä ei ole algebrallinen
    .misuse = merkintä ei kuulu pöytäkirjaan
why-fault-otherwise = laudalla tehtiin eri siirto: { $value }
why-incomplete-each =
    .true = { NAME($player, form: "mid-owner") } pöytäkirjassa on aukkoja
    .false = { NAME($player, form: "mid-owner") } pöytäkirjassa ei ole aukkoja, tai sitä ei tarvitse pitää
why-other-complete =
    .true = vastustajan pöytäkirja on täydellinen
    .false = vastustajan pöytäkirja ei ole täydellinen
why-arbiter-complete =
    .true = tuomari on kirjoittanut puuttuvat siirrot
    .false = tuomari ei ole kirjoittanut puuttuvia siirtoja
why-both =
    .true = kummankin pelaajan on täydennettävä pöytäkirjansa
    .false = vain tämän pelaajan on täydennettävä pöytäkirjansa
why-scoresheets-moves-each = { NAME($player, form: "mid-owner") } tunnettuja siirtoja: { $value }
why-times-each = { NAME($player, form: "mid-owner") } kello: { TIME($value) }
why-scoresheet-shown-count = pyyntöjä: { $value }
why-scoresheets-by-each = { NAME($player, form: "mid-owner") } allekirjoittama tulos: { $value }
    .none = { NAME($player, form: "mid") } ei ole allekirjoittanut tulosta
why-result = tulos: { $value }
why-termination = pelin päättyminen: { $value }
why-declared-result-opponent = vastustajan pisteet: { $value }
why-signed =
    .true = molemmat pelaajat ovat allekirjoittaneet tuloksen
    .false = ainakin toinen pelaajista ei ole allekirjoittanut tulosta
why-refusals-each =
    .true = { NAME($player, form: "mid") } kieltäytyy noudattamasta sääntöjä
    .false = { "" }
why-warned-each =
    .true = { NAME($player, form: "mid") } on saanut varoituksen tässä pelissä
    .false = { "" }
why-optional =
    .true = tuomari voi jättää rikkomuksen rankaisematta
    .false = { "" }
why-asked =
    .true = { "" }
    .false = { "" }
why-halves = pisteet: { $points }

## Käyttäytyminen

why-offence =
    .clock-handling = kelloa käytettiin väärin
    .other-hand = kelloa painettiin muulla kuin siirtäneellä kädellä
    .stopped-clock = kellot pysäytettiin ilman pätevää syytä
    .displaced-pieces = nappuloita saatettiin epäjärjestykseen
    .left-area = pelaaja poistui siirtovuorossa ollessaan luvatta pelialueelta
    .left-venue = pelihuoneistosta poistuttiin luvatta
    .notes = käytettiin muistiinpanoja tai neuvoja
    .device = pelaajalla oli elektroninen laite
    .inspection-refused = tarkastuksesta kieltäydyttiin
    .distraction = vastustajaa häirittiin
    .disrepute = shakin mainetta vahingoitettiin
    .not-recording = siirtoja ei kirjattu
    .accused = vastustaja syytti pelaajaa
    .device-noise = pelaajan laite värisi tai piti ääntä
    .eating = pelaaja söi laudan ääressä
    .smoking = pelaaja tupakoi
    .talking = pelaaja puhui
why-misconduct-count = pelaajan kieltäytymisiä tämä mukaan lukien: { $value }
why-opponent-too =
    .true = vastustajakin kieltäytyy yhä
    .false = vastustaja ei kieltäydy
why-kind =
    .opponent-points = rangaistus: pisteitä vastustajalle
    .fewer-points = rangaistus: pistevähennys
    .fine = rangaistus: sakko
    .exclusion = rangaistus: sulkeminen pois yhdeltä tai useammalta kierrokselta
    .expulsion = rangaistus: sulkeminen pois kilpailusta
why-device =
    .true = kyse on elektronisesta laitteesta
    .false = kyse ei ole elektronisesta laitteesta
why-electronic-device-found =
    .sounds = laitteesta kuului ääni
    .sounds-in-bag = laite soi laukussa
    .has = pelaajalla oli laite mukanaan
    .in-bag = laite oli laukussa eikä ollut sammutettu
    .switched-off = laite oli laukussa sammutettuna
why-devices =
    .usual = kilpailulla ei ole omaa sääntöä laitteista
    .in-bag = kilpailu sallii laukussa sammutettuna olevat laitteet
    .milder = kilpailun rangaistus on pelin häviötä lievempi
    .in-bag-else-milder = kilpailu sallii laukussa sammutettuna olevat laitteet, ja muuten rangaistus on pelin häviötä lievempi
    .as-fide = peli vaikuttaa FIDEn vahvuuslukuihin
why-stopping-penalties =
    .true = avoin kysymys koskee rangaistusta
    .false = avoin kysymys ei koske rangaistusta
why-third-parties-what =
    .reports = katsoja ilmoitti jotakin
    .disturbs = katsoja häiritsi tai puuttui peliin
    .telephone = katsojan puhelinta käytettiin tai se soi
    .enters = katsoja tuli pelialueelle
why-fallback-note-what =
    .answer = mihinkään avoimeen kysymykseen ei voi vastata näin
    .illegal-move = tuomari ilmoitti laittomasta siirrosta, mutta sellaista ei ole
    .illegal-position = mikään ei osoita, että asema olisi laiton
    .start = peli on jo aloitettu
    .resume = peliä ei ole pysäytetty
    .press = pelaaja painoi kelloa, vaikka se oli pysäytetty
    .stop-by-player = pelaaja pysäytti pelin, joka oli jo pysäytetty
    .stop-by-arbiter = tuomari pysäytti pelin, joka oli jo pysäytetty
    .adjournment = peli on jo keskeytetty
    .resumption = peliä ei ole keskeytetty
    .leaving = pelaaja saa poistua
    .other = sääntöjen mukaan siitä ei seuraa mitään

## Pyynnöt

why-help =
    .moves = avustajan on määrä tehdä siirrot
    .clock = avustajan on määrä painaa kelloa
why-accepted =
    .true = tuomari hyväksyy avustajan
    .false = tuomari ei hyväksy avustajaa
why-requests-number = kohta: { $value }
why-against-allowed =
    .true = kilpailussa saa valittaa
    .false = kilpailussa ei saa valittaa
why-against-decision =
    .on-quickplay = päätös koskee pikapeliloppua
    .without-arbiter = päätös koskee peliä ilman tuomaria
    .otherwise = päätös ei koske pikapeliloppua eikä peliä ilman tuomaria

## Näkövammaiset pelaajat

why-blind =
    .true = pelaaja on näkövammainen
    .false = pelaaja on näkevä
why-duty =
    .true = teko kuuluu avustajan tehtäviin
    .false = teko ei kuulu avustajan tehtäviin
why-opponent-assisted =
    .true = näkövammaisella vastustajalla on avustaja
    .false = vastustaja ei ole näkövammainen pelaaja, jolla on avustaja
why-said =
    .unclear = ilmoituksesta ei saa selvää
    .otherwise = ilmoitettiin eri siirto kuin laudalla on
    .without-piece = ilmoituksesta puuttuu korotusnappula
    .corrected = väärän ilmoituksen jälkeen annettiin oikea
    .too-late = oikaisu tuli vasta, kun vastustajan kello oli käynnistetty
    .repeated-otherwise = vastustaja toisti eri siirron
why-made =
    .true = siirto on tehty
    .false = siirtoa ei ole tehty
why-slip =
    .true = väärää ilmoitusta ei oikaistu
    .false = oikaisematonta väärää ilmoitusta ei ole
why-blind-game-found =
    .agree = asemat ovat samat
    .sheets-differ = myös pöytäkirjat eroavat
why-found-wrong-on = väärä siirto tehtiin tämän pelaajan laudalla: { NAME($value, form: "mid") }

## Myöhään huomattua

why-matter =
    .setup = nappulat oli asetettu väärin
    .orientation = lauta oli väärin päin
    .clock = kellot oli asetettu väärin
why-moves = kummankin tekemiä siirtoja: { $value }

## Keskeytetyt pelit

why-same =
    .true = se on laudalla tehty siirto
    .false = se ei ole laudalla tehty siirto
why-sealed-move-offer = voimassa on tasapelitarjous, jonka teki: { NAME($value, form: "mid") }
    .none = tasapelitarjousta ei ole voimassa
why-resumption-occasion =
    .in-time = kuorisiirtoon vastaava pelaaja saapui ajoissa
    .after-waiting = kuorisiirtoon vastaava pelaaja saapui, kun kello jo kävi
    .reply = kuoressa on vastaus pelaajalle, joka ei ollut paikalla
why-why =
    .not-there-to-reply = kuorisiirtoon vastaava pelaaja on poissa
    .not-resumed = peliä ei ole vielä jatkettu
    .no-envelope = kuorta ei ole
    .envelope-void = kuori on mitätön
why-effect =
    .clock-started = vastauksesta käynnistyvä kello: { NAME($who, form: "mid-owner") }
    .clock-stopped = vastauksesta pysähtyvä kello: { NAME($who, form: "mid-owner") }
    .move-sealed = vastaus on kuorisiirto
why-flaw =
    .ambiguous = siirto on monitulkintainen
    .unclear = ei ole selvää, mitä siirtoa tarkoitetaan
    .illegal = kuorisiirto on laiton
why-has-moved =
    .true = pelaaja on siirtänyt pelin jatkamisen jälkeen
    .false = pelaaja ei ole siirtänyt pelin jatkamisen jälkeen
why-right-each = oikea aika, { NAME($player, form: "mid") }: { TIME($value) }
why-shown-each = näytetty aika, { NAME($player, form: "mid") }: { TIME($value) }
why-replier-absent =
    .true = kuorisiirtoon vastaava pelaaja on poissa
    .false = kuorisiirtoon vastaava pelaaja on paikalla
why-sealer-absent =
    .true = kuorisiirron tehnyt pelaaja on poissa
    .false = kuorisiirron tehnyt pelaaja on paikalla
