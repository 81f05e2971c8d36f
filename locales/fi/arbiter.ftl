# The arbiter's pages: creating a competition, the hall, the queue, the card of a board, the
# papers of a round, the sandbox; also the hall for spectators.

# Creating a competition

found = Uusi kilpailu
competition-name = Nimi
own-name = Nimesi, sellaisena kuin se näkyy raportissa
round = Kierros
players-example = Aino Aalto – Bertel Berg
    Kerttu Korhonen – Matti Mäkinen
boards-read = { $count ->
        [one] Yksi lauta
       *[other] { $count } lautaa
    }
fault-number-twice = Kahdella laudalla on numero { $board }.
fault-name-missing = Laudalta { $board } puuttuu nimi.
found-it = { $count ->
        [one] Valmistele yksi lauta
       *[other] Valmistele { $count } lautaa
    }
found-needs = Lisää ensin parit.
regulations = Kilpailun määräykset
regulations-what = Säännöt ({ $laws }) jättävät nämä asiat kilpailun päätettäviksi. Tällä miettimisajalla pelataan { $pace ->
        [standard] tavallista shakkia
        [rapid] nopeaa shakkia
       *[blitz] pikashakkia
    }. Jos et muuta jotakin kohtaa, siinä noudatetaan sääntöjä.
regulation-defaulttime = Myöhästymisraja
regulation-defaulttime-what = Pelaaja, joka saapuu alkamisen jälkeen tätä myöhemmin, häviää.
regulation-drawagreement = Tasapelistä sopiminen
regulation-drawagreement-what = Kirjoita ”free” (vapaasti), ”never” (vain suostumuksellasi) tai ”from 30” (ei ennen 30. siirtoa).
regulation-supervision = Valvonta
regulation-supervision-what = Täyttääkö valvonta Kilpailusääntöjen ehdot?
value-supervision-full = Täysi
value-supervision-limited = Rajallinen
regulation-devices = Elektroniset laitteet
regulation-devices-what = Miten puhelimiin ja muihin laitteisiin suhtaudutaan?
value-devices-usual = Sääntöjen mukaan
value-devices-in_bag = Laukussa, sammutettuna
value-devices-milder = Lievempi rangaistus
value-devices-in_bag_else_milder = Laukussa, sammutettuna; muuten lievempi rangaistus
value-devices-as_fide = FIDEn sääntöjen mukaan, koska peli vaikuttaa FIDEn vahvuuslukuihin
regulation-appeals = Valittaminen
regulation-appeals-what = Voivatko pelaajat valittaa päätöksistä?
value-appeals-yes = Mahdollista
value-appeals-no = Ei mahdollista
regulation-quickplayfinish = Pikapeliloppu
regulation-quickplayfinish-what = Onko ilmoitettu, että lisäajattomien pelien ohjeita noudatetaan?
value-quickplayfinish-no = Ei ilmoitettu
value-quickplayfinish-yes = Ilmoitettu
regulation-points = Pisteet
regulation-points-what = Voitosta, tasapelistä ja häviöstä: ”1 1/2 0” tai ”3 1 0”.
spectators-admitted = Kuka tahansa saa katsoa
spectators-delay = Katsojien viive sekunteina
spectators-what = Katsojien ja lähetysten viive
as-training = Opetuspelejä
as-training-what = Molemmat pelaajat näkevät jokaisen ratkaisun sääntökohtineen. Tavallisessa kilpailussa ne eivät näy.

# Links

slips-what = { $count ->
        [one] Yksi lauta on valmis.
       *[other] { $count } lautaa on valmiina.
    } Jokainen linkki on yhtä paikkaa varten. Tulosta liuskat nyt, leikkaa ja jaa ne: niitä ei näytetä uudelleen. Jos linkki katoaa, saat uuden linkin kyseisen laudan kortilta.
to-table = Siirry tuomarin pöytään
print = Tulosta
save-links = Tallenna linkit CSV-tiedostoon
broadcast = PGN lähetyksiä varten
qr-of = Linkin QR-koodi: { $name }
board-number = Lauta { $number }

# The hall

state-not_started = ei aloitettu
state-playing = käynnissä
state-stopped = kellot on pysäytetty
state-adjourned = keskeytetty
state-over = päättynyt
state-cancelled = mitätöity
moves-made = Tehtyjä siirtoja
connected = Yhteydessä
not-connected = Ei yhteydessä
counts = { $playing } käynnissä{ $stopped ->
        [0] {""}
       *[other] , { $stopped } pysäytetty
    }, { $over } päättynyt
start-round = { $count ->
        [one] Aloita yhdellä laudalla
       *[other] Aloita kierros: { $count } lautaa
    }
stop-all = Pysäytä kaikki kellot
resume-all = Käynnistä kaikki uudelleen
sure = Oletko varma?
show = Näytä
filter-all = Kaikki
filter-attention = Huomiota vaativat
filter-playing = Käynnissä olevat
filter-over = Päättyneet
order = Järjestys
order-number = Lauta
order-attention = Kiireellisyys
order-time = Aikaa jäljellä
bell = Ääni uusista kutsuista
bell-on = Ääni päällä
bell-off = Ääni pois
away-what = Ilmoita kutsuista, kun tämä sivu on suljettu. Selaimen ilmoituspalvelu välittää ne mutta ei voi lukea niitä.
away-on = Ilmoitukset sivu suljettuna: päällä
away-off = Ilmoitukset sivu suljettuna: pois päältä
away-no-https = Ilmoitukset sivun ollessa suljettuna vaativat https://-osoitteen.
away-no-browser = Tämä selain ei voi ilmoittaa, kun sivu on suljettu. Lisää sivu iPhonessa tai iPadissa ensin Koti-valikkoon.
away-no-denied = Selaimen asetukset estävät tämän sivun ilmoitukset.
away-failed = Selaimen ilmoituspalvelu ei vastannut. Yritä uudelleen.
to-round = Paperit
to-hall = Pelisali
to-slips = Liuskat
no-boards = Lautoja ei vielä ole.
not-everywhere = Tämä ei onnistunut laudoilla { $boards }.

# Marks of boards that need attention. $side is white, black or none.

mark-question = Ratkaise
mark-call-stopped = Kutsuu: { $side ->
        [white] valkea
       *[black] musta
    }
mark-call-explanation = Selitys: { $side ->
        [white] valkea
       *[black] musta
    }
mark-call-assistant = Avustaja: { $side ->
        [white] valkea
       *[black] musta
    }
mark-call-appeal = Valitus: { $side ->
        [white] valkea
       *[black] musta
    }
mark-call-adjournment = Keskeytyspyyntö: { $side ->
        [white] valkea
       *[black] musta
    }
mark-interrupted = Palvelimen katko
mark-stopped = Kellot on pysäytetty
mark-irregular = Sääntöjenvastainen siirto: { $side ->
        [white] valkea
       *[black] musta
    }
mark-both-in-check = Molemmat kuninkaat shakissa
mark-flag = Merkkilippu: { $side ->
        [white] valkea
       *[black] musta
    }
mark-too-late = Myöhästymisraja ylitetty: { $side ->
        [white] valkea
       *[black] musta
    }
mark-absent = Ei saapunut: { $side ->
        [white] valkea
       *[black] musta
    }
mark-away = Ei yhteydessä: { $side ->
        [white] valkea
       *[black] musta
    }
mark-short = Aikapula: { $side ->
        [white] valkea
       *[black] musta
    }
mark-repetition = Sama asema { $count } kertaa
mark-quiet = { $count } puolisiirtoa ilman lyöntiä tai sotilaan siirtoa
mark-unwritten = Ei pidä pöytäkirjaa: { $side ->
        [white] valkea
       *[black] musta
    }
mark-offer = Tasapelitarjous: { $side ->
        [white] valkea
       *[black] musta
    }
mark-news = Juuri ratkaistu

# The queue

queue = Odottaa sinua
queue-empty = Mikään ei odota.
take = Minä hoidan
leave = Palauta jonoon
settle = Hoidettu
taken-by-you = Sinä hoidat tätä
taken-by = { $name } hoitaa tätä
an-arbiter = Tuomari
the-software = Ohjelma

# Lautojen rivit ja se, mikä odottaa.

view-rows = Rivit
view-boards = Laudat
column-no = Nro
column-clock = Kello
column-state = Tila
to-watch = Seurattavat
nobody-claimed = havaittu, ei vaadittu
seen-not-claimed = siirto { $count }, kukaan ei ole vaatinut
ago = { $time } sitten
position-now = Asema nyt
stop-and-correct = Pysäytä ja korjaa
leave-it = Jätä silleen
if-decided = { $kind ->
        [flag] Jos toteat lipun pudonneen
       *[other] Jos korjaat
    }

# The card of a board

card = Lauta { $number }
certain = Tosiasiat
options = { $count ->
        [one] Vaihtoehtosi
       *[other] Vaihtoehtosi ({ $count })
    }
ends-the-game = Tämä päättää pelin. Oletko varma?
time-to-give = Aika
clocks-then = Valkea { $white } · Musta { $black }
position-then = Asema sillä hetkellä
recommended = Suositus. { $because }
sequence = Mitä tapahtui
position-at-step = Asema vaiheen { $number } jälkeen
step-back = Edellinen vaihe
from-here = Käytä tätä asemaa
step-on = Seuraava vaihe
the-laws = Säännöt
find-article = Etsi numerolla tai sanoilla vastaus pelaajan kysymykseen
tell-side =
    { $side ->
        [white] Selitä valkealle
       *[black] Selitä mustalle
    }
tell-both = Selitä molemmille
more-articles = { $count ->
        [one] Vielä yksi kohta
       *[other] Vielä { $count } kohtaa
    }
new-links = Uusi linkki pelaajalle
decisions = Päätökset ja muistiinpanot
note = Muistiinpano
note-keep = Kirjaa
relink-what = Uusi linkki sulkee vanhan heti. Peliin se ei vaikuta.
relink = Uusi linkki: { $name }
termination = { $termination ->
        [checkmate] matti
        [resignation] luovutus
        [stalemate] patti
        [dead_position] kuollut asema
        [agreement] sovittu tasapeli
        [threefold_repetition] aseman kolmas esiintyminen
        [fifty_moves] viidenkymmenen siirron sääntö
        [fivefold_repetition] aseman viides esiintyminen
        [seventy_five_moves] 75 siirron sääntö
        [time_forfeit] ajanylitys
        [illegal_moves] laittomat siirrot
        [default_time] myöhästyminen
        [both_flags] molempien merkkilippujen putoaminen
        [cannot_checkmate] vastustaja ei voi tehdä mattia
        [quickplay_finish] pikapeliloppu
        [sealed_move] kuorisiirto
        [electronic_device] elektroninen laite
        [illegal_position] laiton asema
        [signed_result] allekirjoitettu tulos
       *[other] tuomarin päätös
    }

# Acts that the arbiter enters by hand

by-hand = Käsin
do-it = Toteuta
hand-clocks = Kellot
hand-board = Laudalla havaittua
hand-penalties = Rangaistukset
hand-result = Tulos
hand-players = Pelaajat
hand-adjournment = Keskeyttäminen
hand-words = Kirjoita tapahtuma
act-starts = Käynnistä kello
act-stops = Pysäytä kellot
act-resumes = Käynnistä kellot uudelleen
act-sets-clocks = Aseta molemmat kellot
act-gives-time = Anna lisäaikaa
act-gives-disturbance = Anna lisäaikaa häiriön vuoksi
act-takes-time = Vähennä aikaa
act-sets-counter = Aseta siirtolaskuri
act-illegal-move = Oikaise laiton siirto
act-illegal-position = Laiton asema
act-touched = Kosketettua nappulaa ei siirretty
act-displaced = Nappuloita on epäjärjestyksessä
act-reinstates = Aseta asema
set-up-what = Aseta viimeinen tiedossa oleva asema: napauta nappulaa ja sitten sen ruutua. Peli jatkuu siitä.
take-off = Poista
to-move = Siirtovuorossa:
move-number = Siirron numero:
act-flag = Merkkilippu on pudonnut
act-both-flags = Molemmat merkkiliput, järjestys tuntematon
act-wrong-setup = Virheellinen alkuasema
act-wrong-orientation = Lauta väärin päin
act-reversed-colours = Värit väärin päin
act-wrong-clock = Kello asetettu väärin
act-defective-clock = Kello viallinen
act-reconstruct = Määrää peli rekonstruoitavaksi
act-no-overstep = Pöytäkirjoista ei näy ajanylitystä
act-warns = Varoitus
act-more-time = Lisäaikaa vastustajalle
act-less-time = Vähennä rikkojan aikaa
act-opponent-points = Puoli pistettä lisää vastustajalle
act-fewer-points = Puoli pistettä vähemmän
act-fines = Sakko
act-excludes = Sulkeminen pois kierroksilta
act-expels = Sulkeminen pois kilpailusta
act-expels-spectator = Poista katsoja paikalta
act-lost = Tuomitse hävinneeksi
act-draw = Tuomitse tasapeliksi
act-cancels = Mitätöi peli
act-rejects-signed = Hylkää allekirjoitettu tulos
act-late = Salli myöhästyminen
act-leave = Salli poistuminen
act-arrives = Saapuu
act-leaves-area = Poistuu pelialueelta
act-leaves-venue = Poistuu pelihuoneistosta
act-phone = Puhelin soi
act-phone-bag = Puhelin soi laukussa
act-device = Hallussa laite
act-device-bag = Laukussa laite, jota ei ole sammutettu
act-device-off = Hallussa sammutettu laite
act-inspection = Kieltäytyy tarkastuksesta
act-notes = Käyttää muistiinpanoja
act-distracts = Häiritsee vastustajaa
act-disrepute = Vahingoittaa shakin mainetta
act-refuses = Kieltäytyy noudattamasta sääntöjä
act-absent = Ei ole saapunut
act-device-noise = Laite pitää ääntä
act-no-record = Ei kirjaa siirtoja
act-talks = Puhuu
act-eats = Syö
act-smokes = Tupakoi
act-accuses = Syyttää vastustajaa
act-warns-both = Varoitus kummallekin pelaajalle
act-clock-handling = Käyttää kelloa väärin
act-enters = Ulkopuolinen tulee pelialueelle
act-adjourns = Keskeytä peli
act-seals = Pelaaja tekee kuorisiirron
act-opens-envelope = Avaa kuori
act-resumes-game = Jatka peliä
act-envelope-lost = Kuori on kadonnut
act-position-lost = Asema on kadonnut
act-words = Mikä tahansa tapahtuma
act-no-reason = Pätevää syytä ei ollut
act-default-lost = Tuomitse hävinneeksi
field-time = Aika
field-squares = Ruudut
field-number = Siirtoja
field-score = Vastustajan pisteet
field-move = Siirto
field-words = Esimerkiksi: ”Arbiter warns White”

# After the round

part-results = Tulokset
part-report = Raportti
part-sheets = Pöytäkirjat
read-again = Päivitä
column-board = Lauta
nothing-to-report = Raportoitavaa ei ole.
scoresheet-of = Pöytäkirja: { $name }, lauta { $number }
nothing-written = Mitään ei ole merkitty.
sheets-unwritten = { $count ->
        [one] Yksi pöytäkirja on tyhjä.
       *[other] { $count } pöytäkirjaa on tyhjiä.
    }
scoresheet-signed = Allekirjoitettu: { $result }
not-signed = Ei allekirjoitettu

# Spectators

shown-late = Näytetään { $seconds } sekunnin viiveellä
elsewhere = Jaa tai upota
embed = Koodi toiselle sivulle upottamista varten

# The sandbox

# The book of the Laws.
laws-title = Sääntökirja
laws-what = Jokainen kohta omin sanoin selitettynä: mitä se vaatii, kuka asian ratkaisee, mikä on muuttunut, ja tapauksia, joita voi käydä läpi vaihe vaiheelta. Kirja ei korvaa sääntöjen tekstiä.
laws-cases = Esimerkit
laws-all-cases = Kaikki { $count }
laws-fewer-cases = Vähemmän
laws-all-chapters = Kaikki luvut
laws-elsewhere = Muissa versioissa
laws-decides = Kuka ratkaisee
laws-related = Katso myös
laws-terms = Termit
laws-own-words = Omin sanoin
    .what = Sivu selittää sääntökohdan. Se ei korvaa sääntöjen tekstiä.
laws-amount-count =
    { $count ->
        [1] Ensimmäinen
        [2] Toinen
       *[3] Kolmas
    }
laws-amount-each = Joka kerta
laws-amount-pace =
    { $pace ->
        [standard] Pitkä peli
        [rapid] Nopea
       *[blitz] Pika
    }
laws-amount-limited = Pika, rajallinen valvonta
laws-amount-to = vastustajalle
laws-amount-lost = Peli hävitty
    .unless = tasapeli, jos vastustaja ei voi tehdä mattia millään laillisten siirtojen sarjalla
laws-contents = Sisällys
laws-search = Numero tai sanoja
laws-found = { $count ->
    [0] Missään kohdassa ei ole kaikkia näitä sanoja.
    [one] Yksi kohta
   *[other] { $count } kohtaa
}
laws-changed = Edellisen sääntöversion jälkeen ({ $before })
laws-unchanged = Ei muutoksia, paitsi ehkä numero.
laws-glossary = Sanasto
laws-glossary-title = Sääntöjen termit
laws-to-print = Tulostettava versio
laws-whole = Koko sääntöversio
laws-glossary-board = Termi laudalla: { $term }
laws-previous = Edellinen
laws-next = Seuraava
laws-sandbox = Avaa sivulla ”Mitä jos?”

what-if = Mitä jos?
what-if-what = Muuta tapahtumia tai sääntöversiota ja katso, miten ratkaisu muuttuu. Oikeisiin peleihin se ei vaikuta.
exercises = Tapaukset
open-file = Avaa pelitiedosto
as-the-text-says = Tiedoston mukaan
protocol = Tapahtumat, yksi rivillä
judge = Ratkaise
what-would-you-rule = Miten ratkaisisit?
show-ruling = Näytä ratkaisu

# Tapahtuma: kierrokset, kuka pelaa ketä vastaan, tulokset.
players-file = Valitse paritustiedosto
players = Tai liitä parit, yksi rivillä
players-what = Kelpaavia ovat FIDEn turnaustiedosto (TRF16, TRF26) yksin tai yhdessä bbpPairingsin tai JaVaFon paritusten kanssa, Swiss-Managerin, Vegan, SwissSysin tai LiveChessin tiedosto tai luettelo, työkirja (.xlsx), tallennettu chess-results-sivu sekä tavalliset rivit, kuten ”Valkea – Musta”. Voit tarkistaa ja korjata tuloksen tässä, ennen kuin mitään alkaa.
understood-as = { $source ->
        [trf] Luettu FIDEn turnaustiedostona.
        [table] Luettu otsikoituna taulukkona.
        [names] Luettu yksi nimi joka riviltä: ensimmäinen pelaa valkeilla toista vastaan.
        [numbers] Luettu lähtönumeroina.
        [livechess] Luettu LiveChessin kierroksena.
        [vega] Luettu Vegan turnauksena.
        [swisssys] Luettu SwissSysin turnauksena.
        [start_list] Luettu pelaajaluettelona: se ei kerro, kuka pelaa ketä vastaan.
       *[pairings] Luettu yksi pari joka riviltä.
    }
byes-read = { $count ->
        [one] Yksi pelaaja jäi ilman paria.
       *[other] { $count } pelaajaa jäi ilman paria.
    }
lines-unread = { $count ->
        [one] Yhtä riviä ei ymmärretty:
       *[other] { $count } riviä ei ymmärretty:
    }
line-one_name = Toinen nimi puuttuu.
line-no_name = Nimet puuttuvat.
line-contradiction = Vastustajan rivi kertoo muuta.
line-number_twice = Tämä laudan numero esiintyy kahdesti.
line-no_such_rank = Turnaustiedostossa kenelläkään ei ole tätä lähtönumeroa.
line-hidden_signs = Näkymättömät merkit poistettiin.
line-old_workbook = Tämä työkirja on .xlsx-muotoa vanhempi tai suojattu salasanalla. Tallenna se muotoon .xlsx tai CSV.
line-too_much = Tiedosto on liian suuri.
line-broken = Tiedosto on vioittunut tai ei ole luettelo.
board-wanted = Ota mukaan lauta { $number }
do-not-play = Ilman paria:
bye = { $code ->
        [H] puolen pisteen huili
        [F] täyden pisteen huili
        [U] parituksen antama huili
       *[Z] poissa
    }
round-number = Kierros { $round }
part-next = Seuraava kierros
add-round = { $count ->
        [one] Lisää kierros { $round }, yksi lauta
       *[other] Lisää kierros { $round }, { $count } lautaa
    }
take-away = Lataa
keep-trf = Turnaustiedosto tuloksineen
keep-csv = CSV
keep-pgn = PGN katsojille
keep-incidents = PGN tapauksineen
entered-by-hand = tuomarin kirjaama
other-result = Muu tulos
result-none = Poista kirjattu tulos
result-np = −/+ valkea ei pelannut
result-pn = +/− musta ei pelannut
result-nn = −/− kumpikaan ei pelannut
result-00 = 0–0 molemmat häviävät
result-h0 = ½–0
result-0h = 0–½
result-WL = 1–0, alle yhden siirron peli
result-DD = ½–½, alle yhden siirron peli
result-LW = 0–1, alle yhden siirron peli

# Kuka on paikalla, vastaukset, tulokset paperilla, tuomarit, korjaukset.

connected-only = Yhteydessä, mutta ei ole napauttanut ”Olen paikalla”
mark-disputed = Allekirjoitetut tulokset eroavat
answer-read = Selvä
on-record = Kirjattu. Sääntöjen mukaan siitä ei seuraa mitään.
done-at = { $count ->
        [one] Tehty yhdellä laudalla.
       *[other] Tehty { $count } laudalla.
    }
start-without = { $count ->
        [one] Yksi pelaaja ei ole napauttanut ”Olen paikalla”. Käynnistetäänkö silti?
       *[other] { $count } pelaajaa ei ole napauttanut ”Olen paikalla”. Käynnistetäänkö silti?
    }
act-here = On paikalla
on-paper = Tulos paperilla
signed-by = { $name } ({ $side ->
        [white] valkea
       *[black] musta
    }) allekirjoitti { $result }.
signed-by-both = molempien allekirjoittama
entered-as = Tulos:
result-entered = Kirjattu: { $result }
result-back = Tulos poistettu; laudan peli on taas auki.
in-rounds = { $count ->
        [one] (kierros { $rounds })
       *[other] (kierrokset { $rounds })
    }
count-illegal_move = { $count ->
        [one] yksi laiton siirto
       *[other] { $count } laitonta siirtoa
    }
count-warning = { $count ->
        [one] yksi varoitus
       *[other] { $count } varoitusta
    }
count-penalty = { $count ->
        [one] yksi rangaistus
       *[other] { $count } rangaistusta
    }
part-pairings = Parit
part-correct = Korjaukset
part-arbiters = Tuomarit
colleagues-what = Jokaisella tuomarilla on oma linkki, ja hänen ratkaisunsa kirjataan hänen omalla nimellään.
colleague-name = Nimi
colleague-invite = Kutsu
colleague-link = Linkki: { $name }. Se näytetään vain kerran: anna tuomarin skannata se tai lähetä se.
colleague-you = sinä
colleague-again = Uusi linkki (sulkee vanhan)
colleague-close = Sulje linkki
corrections-what = Nimiä voit korjata milloin tahansa, muita tietoja pelin alkamiseen asti. Vanha merkintä säilyy.
put-right-done = Korjattu ja kirjattu.
nothing-changed = Ei muutosta.
put-it-right = Korjaa
swap-colours = Vaihda värit
take-board-out = Poista lauta
taken-out = poistettu
only-names = Peli on alkanut: vain nimiä voi korjata.
links-are-of-a-side = Linkki kuuluu valkean tai mustan paikalle, ei henkilölle. Jaa liuskat uudelleen, jos vaihdat värejä tai pelaajia.
one-board-more = Lisää lauta
add-board = Lisää
control-of-round = Tämän kierroksen miettimisaika
control-too-late = Miettimisaikaa ei voi muuttaa: jokin kierroksen peli on jo alkanut.
put-right-so-far = Tähänastiset korjaukset
by-decision = tuomarin päätöksellä
by-forfeit = luovutusvoitto, ei pelattu
hardly-played = alle yhden siirron peli
report-boards = { $count ->
        [one] yksi lauta
       *[other] { $count } lautaa
    }
report-apart = Muuten kuin laudalla ratkenneet
report-players = Tapaukset pelaajittain, koko kilpailu
report-arbiters = Tuomarit
report-place-date = Paikka ja päiväys
report-signature = Allekirjoitus
slips-links = Pelaajien linkit
slips-results = Tulosliuskat
slips-start = Kierros alkaa
slips-starts = alkaa { $start }
slip-code = Koodi laudan { $number } tuloksen allekirjoittamiseen
slip-scan = Tai skannatkaa koodi ja allekirjoittakaa siellä molemmat.
slip-title = Tulosliuska
slip-means = { $codes ->
        [white] valkea voitti
        [black] musta voitti
       *[draw] tasapeli
    }
slip-sure = { $side ->
        [white] Valkea allekirjoittaa { $result }. Napauta uudelleen.
       *[black] Musta allekirjoittaa { $result }. Napauta uudelleen.
    }
slip-signed = Allekirjoitettu: { $result }
slip-unsigned = Ei vielä allekirjoitettu
slip-holds = { $result }: tulos on kirjattu. Kiitos.
slip-differs = Allekirjoititte eri tulokset. Tuomari on kutsuttu. Kumpi tahansa voi allekirjoittaa uudelleen.
regulation-choose = Valitse
own-events = Omat kilpailut
