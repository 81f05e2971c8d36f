# The arbiter's pages: setting a competition up, the hall, the queue, the card of
# a board, after the round, trying things out; and the hall for spectators.

# Setting a competition up

found = Uusi kilpailu
competition-name = Nimi
own-name = Nimesi, kuten se on raportissa
round = Kierros
players-example = Aino Aalto – Bertel Berg
    Kerttu Korhonen – Matti Mäkinen
boards-read = { $count ->
        [one] Yksi lauta
       *[other] { $count } lautaa
    }
fault-number-twice = Kahdella laudalla on sama numero { $board }.
fault-name-missing = Laudalta { $board } puuttuu nimi.
found-it = { $count ->
        [one] Valmistele yksi lauta
       *[other] Valmistele { $count } lautaa
    }
regulations = Kilpailun määräykset
regulations-what = Tässä on se, minkä { $laws } jättää kilpailun päätettäväksi. Miettimisajan perusteella tämä on { $pace ->
        [standard] tavallista shakkia
        [rapid] nopeaa shakkia
       *[blitz] pikashakkia
    }. Mitä et muuta, on niin kuin sääntöversiossa.
regulation-defaulttime = Myöhästymisraja
regulation-defaulttime-what = Joka saapuu pelin alkamisesta laskien tätä myöhemmin, on hävinnyt.
regulation-drawagreement = Tasapelistä sopiminen
regulation-drawagreement-what = ”free”: vapaasti; ”never”: ei koskaan ilman suostumustasi; ”from 30”: ei ennen kolmattakymmenettä siirtoa.
regulation-supervision = Valvonta
regulation-supervision-what = Onko tuomareita niin paljon, että Kilpailusäännöt ovat voimassa kokonaisuudessaan.
value-supervision-full = Täysi
value-supervision-limited = Rajallinen
regulation-devices = Elektroniset laitteet
regulation-devices-what = Mitä kilpailussa on määrätty puhelimista ja muista sellaisista.
value-devices-usual = Sääntöversion mukaan
value-devices-in_bag = Laukussa, sammutettuna
value-devices-milder = Lievempi rangaistus
value-devices-in_bag_else_milder = Laukussa, sammutettuna; muuten lievempi rangaistus
value-devices-as_fide = FIDEn sääntöjen mukaan, koska peli lasketaan FIDEn vahvuuslukuun
regulation-appeals = Valittaminen
regulation-appeals-what = Voiko päätöksistä valittaa.
value-appeals-yes = Mahdollista
value-appeals-no = Ei mahdollista
regulation-quickplayfinish = Pikapeliloppu
regulation-quickplayfinish-what = Onko ilmoitettu noudatettavan ohjeita, jotka koskevat peliä ilman siirtokohtaista lisäaikaa.
value-quickplayfinish-no = Ei ilmoitettu
value-quickplayfinish-yes = Ilmoitettu
regulation-points = Pisteet
regulation-points-what = Voitosta, tasapelistä ja häviöstä: ”1 1/2 0” tai ”3 1 0”.
spectators-admitted = Kuka tahansa saa katsoa
spectators-delay = Katsojien viive sekunteina
spectators-what = Katsojat ja muiden noutama PGN ovat tämän verran jäljessä laudoista.
as-training = Harjoituksena
as-training-what = Kummallekin pelaajalle näytetään jokainen ratkaisu sääntökohtineen. Kilpailussa niitä ei näytetä.

# Links

slips-what = { $count ->
        [one] Yksi lauta on valmis.
       *[other] { $count } lautaa on valmiina.
    } Jokainen linkki avaa yhden paikan. Tulosta lipukkeet, leikkaa ne erilleen ja jaa ne: linkit näytetään vain nyt. Kadonneen linkin voi korvata uudella laudan kortista.
to-table = Siirry tuomarin pöydän ääreen
print = Tulosta
save-links = Tallenna linkit CSV-tiedostoon
broadcast = PGN lähetyksiä varten
qr-of = Linkki koodina: { $name }
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
counts = käynnissä { $playing } · pysäytetty { $stopped } · päättynyt { $over } · odottaa sinua { $waiting }
start-round = { $count ->
        [one] Aloita yhdellä laudalla
       *[other] Aloita kierros: { $count } lautaa
    }
stop-all = Pysäytä kaikki kellot
resume-all = Käynnistä kaikki uudelleen
sure = Varmastiko?
show = Näytä
filter-all = Kaikki
filter-attention = Huomiota vaativat
filter-playing = Käynnissä olevat
filter-over = Päättyneet
order = Järjestys
order-number = Lauta
order-attention = Kiireellisyys
order-time = Aikaa jäljellä
bell = Merkkiääni uusista kutsuista
bell-on = Merkkiääni päällä
bell-off = Merkkiääni pois
away-what = Kutsut myös silloin, kun tämä sivu on suljettu. Ne tuo selaimen viestipalvelu, joka ei voi lukea niitä.
away-on = Myös suljettuna: päällä
away-off = Myös suljettuna: pois
away-no-https = Ilmoitukset sivun ollessa suljettuna vaativat osoitteen, jonka alussa on https://.
away-no-browser = Tässä selaimessa ei ole ilmoituksia suljetuille sivuille; lisää sivu iPhonessa tai iPadissa ensin Koti-valikkoon.
away-no-denied = Tämän sivun ilmoitukset on estetty selaimen asetuksissa.
away-failed = Selaimen viestipalveluun ei saatu yhteyttä. Yritä uudelleen.
to-round = Kierros paperilla
to-hall = Pelisali
to-slips = Lipukkeet
no-boards = Lautoja ei vielä ole.
not-everywhere = Tätä ei otettu vastaan laudoilla: { $boards }.

# What needs attention. $side is white, black or none.

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
mark-irregular = Sääntöjenvastaisuus siirrolla { $count }: { $side ->
        [white] valkea
       *[black] musta
    }
mark-both-in-check = Molemmat kuninkaat shakissa
mark-flag = Lippu: { $side ->
        [white] valkea
       *[black] musta
    }
mark-too-late = Myöhästymisraja ylitetty: { $side ->
        [white] valkea
       *[black] musta
    }
mark-absent = Ei vielä saapunut: { $side ->
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
mark-quiet = { $count } puolisiirtoa ilman edistystä
mark-unwritten = Ei merkitse siirtoja: { $side ->
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
queue-empty = Kukaan ei kutsu.
take = Minä menen
leave = En sittenkään
settle = Hoidettu
taken-by-you = Sinä hoidat tätä
taken-by = { $name } hoitaa tätä
an-arbiter = Tuomari
the-software = Ohjelma

# The card of a board

card = Lauta { $number }
certain = Mikä on varmaa
options = { $count ->
        [one] Mitä voit päättää
       *[other] Mitä voit päättää: { $count } vaihtoehtoa
    }
ends-the-game = Tämä päättää pelin. Varmastiko?
time-to-give = Aika
clocks-then = Valkea { $white } · Musta { $black }
position-then = Asema sen jälkeen
recommended = Suositus. { $because }
sequence = Mikä johti tähän
position-at-step = Asema vaiheen { $number } jälkeen
step-back = Vaihe taaksepäin
from-here = Palauta tämä asema
step-on = Vaihe eteenpäin
the-laws = Mitä säännöt sanovat
find-article = Numero tai sanoja: tästä löytyy vastaus siihen, mitä pelaaja kysyy
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
decisions = Päätetty ja kirjattu
note = Kirjattava huomio
note-keep = Kirjaa
relink-what = Uusi linkki sulkee vanhan heti. Peli jatkuu sellaisenaan.
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
        [both_flags] molempien lippujen putoaminen
        [cannot_checkmate] vastustaja ei voi tehdä mattia
        [quickplay_finish] pikapeliloppu
        [sealed_move] kuorisiirto
        [electronic_device] elektroninen laite
        [illegal_position] laiton asema
        [signed_result] allekirjoitettu tulos
       *[other] tuomarin päätös
    }

# By hand

by-hand = Käsin
do-it = Tee se
hand-clocks = Kellot
hand-board = Laudalla havaittua
hand-penalties = Rangaistukset
hand-result = Tulos
hand-players = Pelaajat
hand-adjournment = Keskeyttäminen
hand-words = Sanoin
act-starts = Käynnistä kello
act-stops = Pysäytä kellot
act-resumes = Käynnistä kellot uudelleen
act-sets-clocks = Aseta molemmat kellot
act-gives-time = Anna lisäaikaa
act-gives-disturbance = Anna lisäaikaa häiriön vuoksi
act-takes-time = Vähennä aikaa
act-sets-counter = Aseta siirtolaskuri
act-illegal-move = Laiton siirto: oikaise
act-illegal-position = Laiton asema
act-touched = Nappulaan koskettiin, eikä sitä siirretty
act-displaced = Nappuloita on epäjärjestyksessä
act-reinstates = Palauta asema
set-up-what = Viimeinen asema, josta voidaan olla varmoja: kosketa nappulaa ja sitten ruutua, jossa se oli. Peli jatkuu siitä.
take-off = Pois laudalta
to-move = Siirtovuorossa:
move-number = Siirron numero:
act-flag = Lippu on pudonnut
act-both-flags = Molemmat liput, järjestys tuntematon
act-wrong-setup = Virheellinen alkuasema
act-wrong-orientation = Lauta väärin päin
act-reversed-colours = Värit väärin päin
act-wrong-clock = Kello asetettu väärin
act-defective-clock = Kello viallinen
act-reconstruct = Määrää peli rekonstruoitavaksi
act-no-overstep = Ajan ylittymistä ei voi osoittaa
act-warns = Varoitus
act-more-time = Lisäaikaa vastustajalle
act-less-time = Vähennä rikkojan aikaa
act-opponent-points = Puoli pistettä lisää vastustajalle
act-fewer-points = Puoli pistettä vähemmän
act-fines = Sakko
act-excludes = Sulkeminen kierroksilta
act-expels = Sulkeminen kilpailusta
act-expels-spectator = Poista katsoja paikalta
act-lost = Tuomitse peli hävityksi
act-draw = Tuomitse tasapeli
act-cancels = Mitätöi peli
act-rejects-signed = Hylkää allekirjoitettu tulos
act-late = Saa myöhästyä
act-leave = Saa poistua
act-arrives = Saapuu
act-leaves-area = Poistuu pelialueelta
act-leaves-venue = Poistuu pelihuoneistosta
act-phone = Puhelimesta kuuluu ääni
act-device = Hallussa laite
act-device-bag = Laukussa laite, jota ei ole sammutettu
act-device-off = Hallussa sammutettu laite
act-inspection = Kieltäytyy tarkastuksesta
act-notes = Käyttää muistiinpanoja
act-distracts = Häiritsee
act-disrepute = Vahingoittaa shakin mainetta
act-refuses = Kieltäytyy noudattamasta sääntöjä
act-clock-handling = Käsittelee kelloa epäasiallisesti
act-enters = Joku tulee pelialueelle
act-adjourns = Keskeytä peli
act-seals = Pelaaja tekee kuorisiirron
act-opens-envelope = Avaa kuori
act-resumes-game = Jatka peliä
act-envelope-lost = Kuori on kadonnut
act-position-lost = Asema on kadonnut
act-words = Mikä tahansa tapahtuma
act-no-reason = Pätevää syytä ei ollut
act-default-lost = Tuomitse peli hävityksi
field-time = Aika
field-squares = Ruudut
field-number = Siirtoja
field-score = Vastustajan pisteet
field-move = Siirto
field-words = Protokollan sanoin: ”Arbiter warns White”

# After the round

part-results = Tulokset
part-report = Raportti
part-sheets = Pöytäkirjat
read-again = Lue uudelleen
column-board = Lauta
nothing-to-report = Mitään tavallisesta poikkeavaa ei ole tapahtunut.
scoresheet-of = Pöytäkirja: { $name }, lauta { $number }
nothing-written = Mitään ei merkitty.
sheets-unwritten = { $count ->
        [one] Yhteen pöytäkirjaan ei merkitty mitään.
       *[other] { $count } pöytäkirjaan ei merkitty mitään.
    }
scoresheet-signed = Allekirjoitettu: { $result }
not-signed = Ei allekirjoitettu

# Spectators

shown-late = Näytetään { $seconds } sekunnin viiveellä
elsewhere = Näytä muualla
embed = Upotettavaksi toiselle sivulle

# Trying things out

# The book of the Laws.
laws-title = Sääntökirja
laws-what = Mitä kukin kohta vaatii omin sanoin, kuka asian ratkaisee, mikä on muuttunut, ja tapauksia vaihe vaiheelta. Kirja ei korvaa sääntöjen tekstiä.
laws-contents = Sisällys
laws-search = Numero tai sanoja, esimerkiksi: kosketti linnoitus
laws-found = { $count ->
    [0] Missään kohdassa ei ole kaikkia näitä sanoja.
    [one] Yksi kohta
   *[other] { $count } kohtaa
}
laws-brings-about = Mitä siitä seuraa, esimerkiksi
laws-changed = Edellisen sääntöversion jälkeen ({ $before })
laws-unchanged = Mikään ei ole muuttunut, paitsi ehkä numero.
laws-glossary = Sanasto
laws-glossary-title = Sääntöjen termit
laws-to-print = Tulostettavaksi
laws-whole = Koko sääntöversio
laws-terms = Termejä:
laws-glossary-board = Termi laudalla: { $term }
laws-more-cases = { $count ->
        [one] vielä yksi
       *[other] vielä { $count }
    }
laws-cases = { $count ->
    [one] Yksi tapaus
   *[other] { $count } tapausta
}
laws-previous = ‹ Edellinen:
laws-next = Seuraava:
laws-sandbox = Muuta tapahtumia ja katso, mitä seuraa

what-if = Mitä jos
what-if-what = Muuta tapahtumia tai sääntöversiota ja katso, mitä säännöt sanovat. Mikään täällä ei vaikuta oikeaan peliin.
exercises = Harjoitukset
open-file = Protokolla tiedostosta:
as-the-text-says = Niin kuin tekstissä
protocol = Mitä tapahtui, yksi tapahtuma rivillä
judge = Ratkaise
what-would-you-rule = Miten ratkaisisit?
show-ruling = Näytä ratkaisu

# Tapahtuma: kierrokset, kuka pelaa ketä vastaan, tulokset.
players-file = Paritusohjelman tiedosto tai luettelo:
players = Tai liitettynä: yksi pari riville
players-what = FIDEn turnaustiedosto (TRF16, TRF26) yksin tai bbpPairingsin tai JaVaFon tulostaman luettelon kanssa, Swiss-Managerin, Vegan, SwissSysin tai LiveChessin tiedosto tai luettelo, työkirja (.xlsx), tallennettu chess-results-sivu tai ”valkea – musta” riveittäin. Tässä näkyy, mitä ymmärrettiin, ja sen voi korjata; mikään ei vielä ala.
understood-as = { $source ->
        [trf] Luettu FIDEn turnaustiedostona.
        [table] Luettu otsikoituna taulukkona.
        [names] Luettu nimi riviltä: ensimmäinen pelaa valkeilla toista vastaan.
        [numbers] Luettu lähtönumeroina.
        [livechess] Luettu LiveChessin kierroksena.
        [vega] Luettu Vegan turnauksena.
        [swisssys] Luettu SwissSysin turnauksena.
        [start_list] Luettu pelaajaluettelona: se ei kerro, kuka pelaa ketä vastaan.
       *[pairings] Luettu pari riviltä.
    }
byes-read = { $count ->
        [one] Yksi pelaaja ei pelaa.
       *[other] { $count } pelaajaa ei pelaa.
    }
lines-unread = { $count ->
        [one] Yhtä riviä ei ymmärretty:
       *[other] { $count } riviä ei ymmärretty:
    }
line-one_name = Toinen nimi puuttuu.
line-no_name = Nimiä ei ole.
line-contradiction = Vastustajan rivillä on muuta.
line-number_twice = Laudan numero on kahdesti.
line-no_such_rank = Turnaustiedostossa kenelläkään ei ole tätä lähtönumeroa.
line-hidden_signs = Näkymättömät merkit jätettiin pois.
line-old_workbook = Tämä työkirja on vanhempi kuin .xlsx, tai sillä on salasana. Tallenna se muotoon .xlsx tai CSV.
line-too_much = Tiedostossa on enemmän kuin pelaajaluettelossa voi olla.
line-broken = Tiedosto on vioittunut, tai se ei ole luettelo.
board-wanted = Lauta { $number } pelataan
do-not-play = Ei peliä:
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
take-away = Talteen:
keep-trf = Turnaustiedosto tuloksineen
keep-csv = CSV
keep-pgn = PGN katsojille
keep-incidents = PGN tapahtumineen
entered-by-hand = tuomarin kirjaama
other-result = Muu tulos
result-none = Peru kirjattu tulos
result-np = −/+ valkea ei pelannut
result-pn = +/− musta ei pelannut
result-nn = −/− kumpikaan ei pelannut
result-00 = 0–0 molemmat häviävät
result-h0 = ½–0
result-0h = 0–½
result-WL = 1–0, kummankaan siirtämättä
result-DD = ½–½, kummankaan siirtämättä
result-LW = 0–1, kummankaan siirtämättä

# Kuka on paikalla, vastaukset, tulokset paperilla, tuomarit, korjaukset.

connected-only = Yhteydessä; ei ole ilmoittanut olevansa paikalla
mark-disputed = Allekirjoitettu eri tulokset
answer-read = Selvä
on-record = Kirjattu. Siitä ei seuraa mitään.
done-at = { $count ->
        [one] Tehty yhdessä pöydässä.
       *[other] Tehty { $count } pöydässä.
    }
start-without = { $count ->
        [one] Yksi pelaaja ei ole ilmoittanut olevansa paikalla. Käynnistetäänkö silti?
       *[other] { $count } pelaajaa ei ole ilmoittanut olevansa paikalla. Käynnistetäänkö silti?
    }
act-here = On paikalla
on-paper = Tulos paperilla
signed-by = { $name } ({ $side ->
        [white] valkea
       *[black] musta
    }) allekirjoitti { $result }.
signed-by-both = molempien allekirjoittama
entered-as = Voimassa:
result-entered = Kirjattu: { $result }
result-back = Peruttu. Pöydän tulos on auki.
count-illegal_move = { $count ->
        [one] yksi sääntöjenvastainen siirto (kierros { $rounds })
       *[other] { $count } sääntöjenvastaista siirtoa (kierrokset { $rounds })
    }
count-warning = { $count ->
        [one] yksi varoitus (kierros { $rounds })
       *[other] { $count } varoitusta (kierrokset { $rounds })
    }
count-penalty = { $count ->
        [one] yksi rangaistus (kierros { $rounds })
       *[other] { $count } rangaistusta (kierrokset { $rounds })
    }
part-pairings = Parit
part-correct = Korjaa
part-arbiters = Tuomarit
colleagues-what = Jokaisella tuomarilla on oma linkki: ratkaisut kirjataan sillä nimellä.
colleague-name = Nimi
colleague-invite = Kutsu
colleague-link = Linkki: { $name }. Se näytetään vain nyt: anna sen skannata tai lähetä se.
colleague-you = sinä
colleague-again = Uusi linkki, vanha kiinni
colleague-close = Sulje linkki
corrections-what = Nimiä voi korjata milloin tahansa, muuta pelin alkuun asti. Aiempi jää näkyviin.
put-right-done = Korjattu ja kirjattu.
nothing-changed = Ei tehtävää: näin siinä jo lukee.
put-it-right = Korjaa
swap-colours = Vaihda värit
take-board-out = Poista pöytä
taken-out = poistettu
only-names = Peli on alkanut: vain nimiä voi korjata.
links-are-of-a-side = Linkki avaa valkean tai mustan paikan, oli se kenellä tahansa. Jaa laput uudelleen, kun vaihdat värejä tai pelaajia.
one-board-more = Yksi pöytä lisää
add-board = Lisää
control-of-round = Tämän kierroksen miettimisaika
control-too-late = Jokin kierroksen peli on jo alkanut.
put-right-so-far = Tähän mennessä korjattu
by-decision = tuomarin päätöksellä
by-forfeit = luovutusvoitto, ei pelattu
hardly-played = ilman molempien siirtoa
report-boards = { $count ->
        [one] yksi pöytä
       *[other] { $count } pöytää
    }
report-apart = Muuten kuin pelaamalla ratkennut
report-players = Pelaajien merkinnät koko tapahtumassa
report-arbiters = Tuomarit
report-place-date = Paikka ja päiväys
report-signature = Allekirjoitus
slips-links = Pelaajien linkit
slips-results = Tuloslaput
slips-start = Kierros alkaa
slips-starts = alkaa { $start }
slip-code = Koodi pöydän { $number } tuloksen allekirjoittamiseen
slip-scan = Tai skannatkaa koodi: allekirjoitatte siellä molemmat.
slip-title = Tuloslappu
slip-where = Kierros { $round }, pöytä { $number }
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
slip-differs = Allekirjoititte eri tulokset. Tuomari on kutsuttu; kumpi tahansa voi allekirjoittaa uudelleen.
regulation-choose = Valitse
own-events = Omat tapahtumat
