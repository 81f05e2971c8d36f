# Mitä protokollan teot tarkoittavat, komennolle touchmove protocol: viesti tekoa kohti, sen
# JSON-nimen mukaan. Itse kieli on englantia kaikilla.

telling-words =
    .who = kuka
    .act = teko
    .in-json = JSON-muodossa
    .meaning = merkitys
    .silent = hiljainen
    .player = pelaaja
    .assistant = avustaja
    .pieces = Nappulat
    .clock = Kello
    .offer = Tarjoukset
    .claim = Vaatimukset
    .writing = Pöytäkirja
    .presence = Läsnäolo
    .conduct = Käyttäytyminen
    .blind = Näkövammainen pelaaja
    .adjournment = Keskeyttäminen
    .observation = Tuomarin havainnot
    .report = Ilmoitukset
    .decision = Tuomarin päätökset
    .captain = joukkueenjohtaja

## Nappulat

means-plays = tekee kaikki siirtoon kuuluvat teot asianmukaisesti, oli siirto laillinen tai ei; yhdellä tai kahdella kädellä
means-touches = koskee nappuloihin tässä järjestyksessä tahallaan, plusmerkillä yhdistettyihin yhtä aikaa; tai selvästi vahingossa
means-takes = nostaa nappulan laudalta
means-puts = laskee nappulan ruutuun ja päästää sen irti
means-shifts = koskee yhteen nappulaan, nostaa sen, laskee sen toiseen ruutuun ja päästää irti
means-adjusts = korjaa nappuloiden asentoa ilmoitettuaan siitä ensin; tai sanaakaan sanomatta
means-knocks_over = saattaa nappuloita epäjärjestykseen
means-restores = palauttaa paikoiltaan siirtyneet nappulat

## Kello

means-starts = ilmoitettu alkamishetki: valkean kello käynnistyy; ilman tätä riviä protokolla alkaa ensimmäisestä tapahtumastaan
means-presses = painaa kelloa
means-presses_with_the_other_hand = painaa kelloa muulla kuin siirtäneellä kädellä
means-stops_the_clock = pysäyttää molemmat kellot; pelaaja tekee niin kutsuakseen tuomarin, ja syyn voi mainita
means-handles_the_clock_improperly = painaa kelloa liian kovaa, pitää siitä kiinni tai nostaa sen
means-resumes = käynnistää kellot uudelleen

## Pöytäkirja

means-records = kirjoittaa omaan pöytäkirjaansa: siirron numeron kanssa tai ilman, tasapelitarjouksen `=`, ajan, mitä tahansa muuta lainausmerkeissä
means-signs = allekirjoittaa tuloksen

## Läsnäolo

means-arrives = tulee laudan ääreen; jos pelaajasta ei ole tätä riviä, hän on ollut paikalla alusta asti
means-leaves_the_playing_area = poistuu pelialueelta
means-leaves_the_venue = poistuu pelihuoneistosta
means-returns = on palannut
means-enters_the_playing_area = tulee pelialueelle, vaikka ei ole pelaaja eikä tuomari

## Näkövammainen pelaaja

means-announces = ilmoittaa siirron ääneen
means-repeats = toistaa vastustajan siirron ääneen
means-copies = tekee vastustajan siirron omalla laudallaan
means-tells_moves_and_times = kertoo pyydettäessä tehdyt siirrot ja käytetyt ajat
means-finds_different_positions = huomaa, että laudoilla on eri asemat, tai huomauttaa siitä

## Tarjoukset

means-offers_a_draw = tarjoaa tasapeliä ehdolla tai ilman
means-accepts = hyväksyy vastustajan tarjouksen
means-declines = hylkää vastustajan tarjouksen
means-resigns = luovuttaa pelin
means-withdraws = haluaa perua tarjouksen tai vaatimuksen
means-agrees_to_correct = rajallinen valvonta: suostuu laittoman siirron oikaisemiseen

## Vaatimukset

means-claims_a_draw = vaatii tasapeliä; siirto (MOVE) on merkitty pöytäkirjaan ja ilmoitettu
means-claims_from_the_screen = vaatii tasapeliä vain siksi, että näyttö osoittaa niin
means-claims_an_end = huomauttaa, että peli on jo päättynyt laudalla olevan aseman tai toiston vuoksi
means-claims_flag = huomauttaa, että vastustajan merkkilippu on pudonnut
means-claims_absence = vaatii voittoa, koska vastustaja ei ole saapunut myöhästymisrajaan mennessä
means-claims_illegal_move = huomauttaa, että vastustaja on tehnyt laittoman siirron
means-claims_touched = huomauttaa, että vastustaja on koskenut nappulaan, jota hänen on siirrettävä tai joka hänen on lyötävä
means-claims_cannot_win = pikapeliloppu: vastustaja ei voi voittaa normaalein keinoin
means-claims_no_effort = pikapeliloppu: vastustaja ei yritä voittaa normaalein keinoin
means-requests_increment = pikapeliloppu: pyytää lisäaikaa molemmille pelaajille
means-confirms_the_position = ilman tuomaria: vahvistaa, mitä vaatija on merkinnyt muistiin
means-points_out = havaitsee sääntöjenvastaisuuden tai huomauttaa siitä
means-appeals = valittaa päätöksestä, myös pelin päätyttyä
means-asks_for_an_assistant = pyytää avustajaa siirtojen tekemiseen tai kellon painamiseen
means-asks_for_an_explanation = pyytää selitystä sääntöjen kohdasta
means-asks_for_a_piece = pyytää nappulaa, jota ei ole laudan ääressä, yleensä korotusta varten
means-asks_for_the_scoresheet = nopea shakki ja pikashakki: pyytää nähdä tuomarin pitämän pöytäkirjan

## Käyttäytyminen

means-phone_sounds = pelaajan puhelin soi
means-phone_sounds_in_a_bag = pelaajan puhelin soi laukussa
means-device_makes_a_noise = pelaajan laite värisee tai pitää ääntä, joka ei ole soitto
means-has_a_device = pelaajalta löytyy elektroninen laite
means-has_a_device_in_a_bag = pelaajalla on laukussaan laite, jota ei ole sammutettu
means-has_a_device_switched_off = pelaajalla on laukussaan sammutettu laite
means-refuses_inspection = ei anna tarkastaa vaatteitaan, laukkujaan tai kehoaan
means-brings_the_game_into_disrepute = vahingoittaa shakin mainetta
means-uses_notes = käyttää muistiinpanoja, tietolähteitä, neuvoja tai toista lautaa
means-distracts = häiritsee tai ärsyttää vastustajaa
means-eats = syö laudan ääressä
means-smokes = tupakoi tai käyttää sähkösavuketta
means-talks = puhuu vastustajalle tai muulle henkilölle
means-does_not_record = ei kirjaa siirtoja tai lakkaa kirjaamasta
means-accuses_the_opponent = syyttää vastustajaa; syytös kerrotaan tai jätetään kertomatta
means-advises = antaa pelaajalle neuvon: tasapelistä tai luovuttamisesta, minkä joukkueenjohtaja saa tehdä, tai asemasta
means-refuses = kieltäytyy noudattamasta sääntöjä; toinen kerta tekee siitä toistuvaa

## Keskeyttäminen

means-seals = tekee kuorisiirron; mikä ei ole siirto, kirjoitetaan lainausmerkkeihin
means-asks_to_adjourn = pyytää pelin keskeyttämistä
means-adjourns = keskeyttää pelin
means-resumes_the_game = käynnistää keskeytetyn pelin uudelleen
means-opens_the_envelope = avaa kuoren
means-reports_the_envelope_lost = kuori on kadonnut
means-reports_the_position_lost = keskeytettyä asemaa ei saada selville

## Tuomarin havainnot

means-observes_flag = näkee merkkilipun pudonneen
means-observes_both_flags = näkee molempien merkkilippujen pudonneen, järjestystä ei tiedetä
means-observes_absence = näkee, ettei pelaaja ole saapunut myöhästymisrajaan mennessä
means-observes_illegal_move = näkee laittoman siirron
means-observes_touched = näkee, että johonkin nappulaan koskettiin, mutta toista siirrettiin
means-observes_illegal_position = näkee laittoman aseman
means-finds_no_overstep = mikään pöytäkirja ei osoita ajan ylittyneen

## Ilmoitukset

means-reports_illegal_move = loppuun saatettu laiton siirto
means-reports_flag = pudonnut merkkilippu
means-reports_both_flags = molemmat merkkiliput pudonneet, järjestystä ei tiedetä
means-reports_draw_claim = tasapelivaatimus
means-reports_touched_piece = nappula, johon koskettiin siirtovuorolla
means-reports_device = puhelin tai muu elektroninen laite
means-reports_arrival = saapuminen pelin alettua
means-reports_displaced = kaadetut tai paikoiltaan siirtyneet nappulat
means-reports_wrong_clock = väärin asetettu kello
means-reports_resignation = luovuttanut pelaaja
means-reports_unfinished_promotion = sotilas viimeisellä rivillään, kelloa ei ole painettu
means-reports_quickplay_claim = vaatimus, ettei vastustaja voi voittaa normaalein keinoin tai ettei hän yritä sitä
means-reports_both_kings_in_check = molemmat kuninkaat shakissa, ja kenen siirto sen aiheutti

## Tuomarin päätökset

means-agrees = vastaa avoimeen kysymykseen myöntävästi
means-rejects = hylkää sen
means-postpones = lykkää ratkaisua
means-answers = vastaa yhteen nimeltä mainittuun kysymykseen, kun avoimia kysymyksiä on useita
means-reinstates = asettaa laudalle aseman, kaikki kuusi kenttää; käyvät kellot pysäytetään
means-has_the_game_reconstructed = määrää pelin pelattavaksi läpi toisella laudalla
means-explains = sanoo, mitä sääntökohta vaatii, eikä muuta; myös ennen peliä ja sen jälkeen
means-gives_time = antaa pelaajalle lisäaikaa
means-gives_time_for_a_disturbance = antaa pelaajalle lisäaikaa häiriön vuoksi
means-gives_points = antaa pelaajalle lisää pisteitä
means-takes_time = vähentää pelaajan aikaa
means-takes_points = vähentää pelaajan pisteitä
means-sets_the_clocks = asettaa kellot
means-sets_the_move_counter = asettaa kellon siirtolaskurin
means-reminds = muistuttaa pelaajaa siitä, mitä säännöt vaativat; Suomessa ensimmäinen seuraus puhelimesta
means-warns = antaa pelaajalle varoituksen
means-warns_both = varoittaa molempia pelaajia
means-fines = määrää sakon, josta kilpailussa on ilmoitettu
means-excludes = sulkee pelaajan pois yhdeltä tai useammalta kierrokselta
means-expels = sulkee pelaajan pois kilpailusta
means-expels_the_spectator = poistaa katsojan paikalta
means-permits_to_leave = antaa siirtovuorossa olevalle pelaajalle luvan poistua pelialueelta tai kummalle tahansa pelaajalle luvan poistua pelihuoneistosta
means-allows_to_be_late = antaa myöhästymisrajan jälkeen saapuvan pelaajan pelata
means-declares_lost = tuomitsee pelaajan hävinneeksi; vastustaja voittaa tai saa ilmoitetut pisteet
means-declares_both_lost = tuomitsee molemmat pelaajat hävinneiksi
means-declares_draw = tuomitsee pelin tasapeliksi
means-undoes_the_last_move = vapaa peli: molemmat pelaajat suostuvat siihen, että siirto ja kaikki sen jälkeinen perutaan
means-cancels_the_game = mitätöi pelin; pelataan uusi
