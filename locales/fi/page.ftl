# The pages: creating a game, and the board.

title = Touchmove
subtitle = Lähishakkia ruudulla
language = Kieli

# Creating a game

mode = Pelimuoto
mode-casual = Vapaa peli
    .what = Vain lailliset siirrot. Kello vaihtuu itsestään.
mode-over_the_board = Lähishakki
    .what = Täydet säännöt: kosket, siirrät ja painat itse, eikä mikään estä virhettä.
mode-training = Opetuspeli
    .what = Täydet säännöt. Molemmat pelaajat näkevät jokaisen ratkaisun sääntökohtineen.
seats = Pelaajat
seats-one_device = Molemmat tässä
seats-white = Pelaan valkeilla
    .what = Vastustajasi saa linkin.
seats-black = Pelaan mustilla
    .what = Vastustajasi saa linkin.
seats-computer = Tietokone
    .what = Pelaat tietokonetta vastaan, myös ilman verkkoa.
engine = Vastustaja
engine-sits = Tietokone pelaa
time = Aika
time-typed = Lyhyesti: 40/90+30, 30+30, 15+10, 25d5
time-unread = Miettimisaikaa ei ymmärretty. Esimerkkejä: 90 min + 30 s, 3|2, 40/90+30, 30+30
stage = { $moves } siirtoon { $time }
stage-rest = loppuihin siirtoihin { $time }
stage-none = Ei kelloa
stage-each = Valkea: { $white }; musta: { $black }
time-which = Kumpaa tarkoitat?
stage-increment = { " " }ja { $bonus } s siirtoa kohti
stage-delay = { " " }ja viivettä { $bonus } s siirtoa kohti
preset-3-2 = 3+2
    .what = Kolme minuuttia ja kaksi sekuntia siirtoa kohti.
preset-5-3 = 5+3
    .what = Viisi minuuttia ja kolme sekuntia siirtoa kohti.
preset-15-10 = 15+10
    .what = Viisitoista minuuttia ja kymmenen sekuntia siirtoa kohti.
preset-90-30 = 90+30
    .what = Yhdeksänkymmentä minuuttia ja kolmekymmentä sekuntia siirtoa kohti.
preset-fide = 40/90
    .what = Yhdeksänkymmentä minuuttia neljäänkymmeneen siirtoon, sitten kolmekymmentä lisää. Kolmekymmentä sekuntia siirtoa kohti alusta alkaen.
preset-long = 40/100
    .what = Sata minuuttia neljäänkymmeneen siirtoon, viisikymmentä seuraaviin kahteenkymmeneen, sitten viisitoista. Kolmekymmentä sekuntia siirtoa kohti alusta alkaen.
preset-delay = 25d5
    .what = Kaksikymmentäviisi minuuttia ja viiden sekunnin viive joka siirrossa.
preset-none = Ei kelloa
    .what = Aikaa ei mitata.
preset-own = Muu…
    .what = Mikä tahansa miettimisaika.
more = Lisää
play-options = Asetukset
acts = Toiminnot
laws = Säännöt
position = Asema
position-initial = Tavallinen
position-chess960 = Chess960
position-fen = Asemasta (FEN)
number-960 = Numero, 0–959
    .random = Arvotaan
fen = Asema (FEN)
fen-wrong = Tästä asemasta ei voi aloittaa peliä. Tarkista, että joka rivillä on kahdeksan ruutua, että molemmat kuninkaat ovat laudalla ja että siirtovuoro on merkitty.
name-of = { $side ->
        [white] Valkean
       *[black] Mustan
    } nimi
arbiter-seat = Lisää tuomari
play = Pelaa
play-friend = Kutsu ystävä
play-change = Muuta
setting-up = Luodaan peliä…

# Links

links-what = Jokainen linkki on yhtä paikkaa varten. Kuka tahansa, jolla on linkki, voi käyttää paikkaa. Älä jaa sitä.
link-white = Valkea
link-black = Musta
link-both = Molemmat pelaajat
link-arbiter = Tuomari
link-spectators = Katsojat
link-copy = Kopioi
link-copied = Kopioitu
link-by-hand = Linkkiä ei voitu kopioida. Teksti on valittuna: kopioi se itse.
link-yours = Siirry laudallesi

# Without eyes or without hands: the keyboard, the command line, what is said.
# Keys are the same in all languages.

board-keys = Nuolinäppäimillä siirryt ruudusta toiseen. U nostaa nappulan, D laskee sen, T koskee siihen, J korjaa sen. Enter nostaa nappulan ja laskee sen. Välilyönti painaa kelloa. K, Q, R, B, N ja P etsivät seuraavan kuninkaan, kuningattaren, tornin, lähetin, ratsun tai sotilaan. Vinoviiva avaa komentorivin. Kysymysmerkki avaa ohjeen.
square-nothing = { $square } tyhjä
touched = { $square }, kosketettu: { piece }
adjusted = { $square }, korjattu: { piece }
lifted = Nostettu: { piece }, { $square }
chosen = { $square }, kädessä: { piece }
chosen-beside = Kädessä: { piece }
tray = Laudan ulkopuolella
hand-empty = Sinulla ei ole nappulaa kädessä
hand-off = Nyt ei ole sinun vuorosi
role-at = { $role ->
        [king] kuningas
        [queen] kuningatar
        [rook] torni
        [bishop] lähetti
        [knight] ratsu
       *[pawn] sotilas
    } { $square }
# The letter for a piece in this language, selected by the English letter.
piece-letter = { $role ->
        [K] K
        [Q] D
        [R] T
        [B] L
       *[N] R
    }
line-said = { $name }: { $empty ->
        [yes] tyhjä
       *[no] { $pieces }
    }.
pieces-of = { side }: { $number ->
        [0] ei nappuloita
       *[other] { $pieces }
    }.
held-said = Kädessäsi: { $pieces }.
beside-said = Laudan ulkopuolella: { $pieces }.
clock-said = { side }: { $time }{ $flag ->
        [down] , merkkilippu on pudonnut
       *[up] { "" }
    }{ $period ->
        [1] { "" }
       *[other] , jakso { $period }
    }.
clock-runs = { $side ->
        [white] Valkean
       *[black] Mustan
    } aika kuluu.
no-clock = Kelloa ei ole.
opponent-said = { $known ->
        [yes] { side }: { $name }
       *[no] { side }
    }.
moved = { role-at } { $to }
moved-promotion = { role-at } { $to }, { $became ->
        [queen] kuningatar
        [rook] torni
        [bishop] lähetti
       *[knight] ratsu
    }
moved-castling = { $wing ->
        [short] lyhyt linnoitus
       *[long] pitkä linnoitus
    }
heard-moves = Useita nappuloita on siirtynyt. Kirjoita ”lauta”, niin kuulet aseman.
no-move = Yhtään siirtoa ei ole tehty
no-offer = Tasapeliä ei ole tarjottu
names-laws = Siirrot ilmoitetaan sääntöjen määräämin nimin: Springer Gustav eins Felix drei.
names-plain = Siirrot ilmoitetaan tavallisin nimin: ratsu g1 f3.
which-square = Mikä ruutu?
write-what = Mitä merkitään?
claim-what = Mitä vaadit? Kirjoita ”kolmas” (aseman kolmas esiintyminen) tai ”viisikymmentä” (viisikymmentä siirtoa) ja perään siirto, jos vasta aiot tehdä sen; ”lippu”; ”laiton” (laiton siirto); tai ”kosketus” ja ruutu.
resign-again = Luovuta peli kirjoittamalla komento uudelleen.
command-line = Komentorivi
command-hint = e4, lauta, kello, tasapeli, ohje …
command-unknown = Tämä ei ole komento eikä siirto. Kirjoita ”ohje”, niin näet luettelon.
command-not-yours = Et voi tehdä tätä nyt
command-whose = Aloita värillä, esimerkiksi ”valkea luovuta”.
help-move = Kirjoita siirto niin kuin se merkitään, kahtena ruutuna tai niin kuin se ilmoitetaan.
help-ask = Kysymykset
help-hand = Nappuloiden siirtäminen
help-say = Puhuminen
help-board = Laudan ääressä
help-keys = Nuolinäppäimillä siirryt ruudusta toiseen. U nostaa, D laskee, T koskee, J korjaa, Enter nostaa ja laskee, välilyönti painaa kelloa. S lukee tämän ruudun, O laudan, C kellot ja L viimeisen siirron. K, Q, R, B, N ja P etsivät seuraavan kuninkaan, kuningattaren, tornin, lähetin, ratsun tai sotilaan; numerot 1–8 lukevat rivin. Vinoviiva avaa komentorivin, Escape palaa laudalle.
command-help = ohje apua ?
    .what = luettelee komennot.
command-board = lauta asema
    .what = lukee aseman; linjan tai rivin kanssa vain sen.
command-pieces = nappulat
    .what = luettelee nappulat; värin (valkea, musta) tai nappulan nimen tai kirjaimen kanssa vain ne.
command-clock = kello aika
    .what = lukee molemmat kellot.
command-last = viimeinen viimeksi
    .what = lukee viimeisen siirron.
command-opponent = vastustaja
    .what = kertoo vastustajan nimen.
command-press = paina
    .what = painaa kelloa.
command-touch = koske
    .what = koskee ruudun nappulaan.
command-lift = nosta ota
    .what = nostaa nappulan ruudusta.
command-put = laske aseta
    .what = laskee nappulan ruutuun; kirjaimen kanssa juuri sen nappulan.
command-adjust = korjaa
    .what = korjaa nappulan asentoa ruudussa.
command-castle = linnoitu linnoitus
    .what = ilmoittaa, että aiot linnoittua.
command-draw = tasapeli
    .what = tarjoaa tasapeliä.
command-accept = hyväksy kyllä
    .what = hyväksyy tarjouksen.
command-decline = hylkää ei
    .what = hylkää tarjouksen.
command-resign = luovuta
    .what = luovuttaa, kun kirjoitat sen kahdesti.
command-claim = vaadi huomauta
    .what = esittää vaatimuksen: ”kolmas”, ”viisikymmentä”, ”lippu”, ”laiton” tai ”kosketus”.
command-stop = pysäytä seis
    .what = pysäyttää kellon ja kutsuu tuomarin; voit lisätä syyn.
command-announce = ilmoita
    .what = ilmoittaa viimeisen siirtosi tai kirjoittamasi siirron.
command-repeat = toista
    .what = toistaa vastustajasi siirron.
command-write = merkitse kirjoita
    .what = merkitsee pöytäkirjaasi.
command-names = nimet
    .what = vaihtaa, miten siirrot ilmoitetaan.

# Arguments of commands, separated by blanks. English words are valid in every language.

word-king = kuningas
word-queen = kuningatar daami
word-rook = torni tornit
word-bishop = lähetti lähetit
word-knight = ratsu ratsut hevonen
word-pawn = sotilas sotilaat
word-white = valkea valkean valkeat
word-black = musta mustan mustat
word-threefold = kolmas toisto kolmesti
word-fifty = viisikymmentä
word-flag = lippu merkkilippu
word-illegal = laiton
word-touched = kosketus kosketettu koskettu
word-with = siirrolla siirtoa siirto esiintyminen nappula
list-comma = { ", " }

# The board

board = Shakkilauta
square-empty = { $square }
square-piece = { $square } { piece }
piece = { $side ->
        [white] valkea
       *[black] musta
    } { $role ->
        [king] kuningas
        [queen] kuningatar
        [rook] torni
        [bishop] lähetti
        [knight] ratsu
       *[pawn] sotilas
    }
piece-turned = { $name } ylösalaisin
side = { $side ->
        [white] Valkea
       *[black] Musta
    }
promote = Korotus: valitse nappula
cancel = Peruuta
loading = Ladataan lautaa…

# The clock

clock-of = { $side ->
        [white] Valkean
       *[black] Mustan
    } kello
press = Paina
press-for = Paina { $side ->
        [white] valkean
       *[black] mustan
    } kelloa
flag-down = Merkkilippu on pudonnut
period = Jakso { $number }

# Acts of a player

start-clock = Käynnistä kello
resume = Jatka
agree-start = Odotetaan, että toinen pelaaja suostuu aloittamaan.
agree-too = { $act ->
        [starts] Vastustajasi on valmis.
       *[other] Vastustajasi haluaa jatkaa.
    }
agree-wait = Odotetaan vastustajan suostumusta. Jos teet siirron, pyyntösi peruuntuu.
allow = Suostu
undoes_the_last_move = Peru siirto
wants-undoes_the_last_move = { $side ->
        [white] Valkea
       *[black] Musta
    } haluaa perua siirron
cancels_the_game = Jätä kesken
wants-cancels_the_game = { $side ->
        [white] Valkea
       *[black] Musta
    } haluaa jättää pelin kesken
sure-off = Kyllä, jätä kesken
offer-draw = Tarjoa tasapeliä
draw-short = Tasapeli
offered = { $side ->
        [white] Valkea
       *[black] Musta
    } tarjoaa tasapeliä
accept = Hyväksy
decline = Hylkää
accept-for = { $side ->
        [white] Valkea
       *[black] Musta
    } hyväksyy
decline-for = { $side ->
        [white] Valkea
       *[black] Musta
    } hylkää
who-offer = Kumpi tarjoaa tasapeliä?
who-resign = Kumpi luovuttaa pelin?
who-claim = Kumpi esittää vaatimuksen?
who-stop = Kumpi kutsuu?
who-adjust = Kumpi korjaa?
who-seal = Kumpi tekee kuorisiirron?
title-of = { $side ->
        [white] Valkea
       *[black] Musta
    }: { $title }
hint-doubt = Vuoro on toisella pelaajalla, joten tätä kosketusta ei lasketa.
hint-pawn = Kaksi sotilasta voi siirtyä tähän ruutuun. Napauta sotilasta, sitten nappulaa ja sitten ruutua.
hint-back = Nappulat oli palautettu, joten painallusta ei lasketa.
lift-off = Poista ruudun { $square } nappula
resign = Luovuta
resign-surely = Luovutetaanko peli?
resign-yes = Kyllä, luovuta
claim = Vaatimus
kind-draw = Tasapeli
kind-wrong = Jokin on vialla
claim-ground = Peruste
claim-threefold = Aseman kolmas esiintyminen
claim-fifty = Viisikymmentä siirtoa
claim-cannot-win = Vastustaja ei voi voittaa normaalein keinoin
claim-no-effort = Vastustaja ei yritä voittaa normaalein keinoin
claim-when = Milloin se syntyi?
claim-now = Se on nyt laudalla
claim-intended = Se syntyy seuraavalla siirrollani
claim-move = Siirto, jonka aiot tehdä
claim-move-example = Rf3
claim-draw = Vaadi tasapeliä
point-illegal = Vastustajan siirto on laiton
point-flag = Vastustajan merkkilippu on pudonnut
point-touched = Vastustaja on koskenut nappulaan
point-displaced = Nappuloita on epäjärjestyksessä
point-setup = Alkuasema oli virheellinen
point-orientation = Lauta on väärin päin
point-colours = Värit ovat väärin päin
point-clock = Kello oli asetettu väärin
point-defective = Kello ei toimi
point-correct = Suostun laittoman siirron oikaisemiseen
point-what = Mikä on vialla?
point-squares = Merkitse ruudut laudalle.
point-say = Ilmoita
arbiter = Tuomari
arbiter-call = Kutsu tuomari
stop-reason = Syy (ei pakollinen)
stop-piece = Tarvitsen nappulan korotukseen
stop-disturbed = Minua häiritään
stop-wrong = Jokin on vialla
stop-unwell = Voin huonosti
stop-clock = Pysäytä kellot ja kutsu
stop-only = Pysäytä kellot
stop-short = Seis
stop-nobody = Tuomaria ei ole. Kellot seisovat, kunnes molemmat haluatte jatkaa.
ask-scoresheet = Pyydä siirrot nähtäväksi
ask-explanation = Pyydä selitystä
ask-what = Minkä haluat selitettävän? Kirjoita kohdan numero tai kysy omin sanoin.
ask-adjourn = Pyydä pelin keskeyttämistä
ask-appeal = Tee valitus
seal = Tee kuorisiirto
seal-what = Peli keskeytetään. Kirjoita siirtosi. Se suljetaan kuoreen ja pysyy salassa, kunnes peliä jatketaan.
seal-move = Kuorisiirtosi
seal-do = Sulje siirto kuoreen
seal-written = Siirtosi on kuoressa. Voit vaihtaa sen toiseen, kunnes pysäytät kellon.
seal-other = Vaihda siirto
seal-stop = Pysäytä kello
adjust = Korjaa
adjust-what = ”Korjaan”: kun nyt kosket nappuloihin, vain korjaat niiden asentoa.
result = Tulos
sign = Allekirjoita
sign-for = { $side ->
        [white] Valkea
       *[black] Musta
    } allekirjoittaa
signed = { $side ->
        [white] Valkea
       *[black] Musta
    } on allekirjoittanut tuloksen { $result }
close = Sulje
search-clear = Tyhjennä haku

# The scoresheet

sheet = Pöytäkirja
sheet-short = Pöytäkirja
sheet-of = { $side ->
        [white] Valkean
       *[black] Mustan
    } pöytäkirja
sheet-number = Numero
sheet-cell = { $number } { $move }
sheet-write = Merkitse siirto { $number }
sheet-here = Siirto
sheet-enter = Merkitse
sheet-sign = (=)
sheet-offer = Merkitse tasapelitarjous
sheet-pad = Merkit
sheet-back = Poista viimeinen merkki
sheet-letters = Nappuloiden kirjaimet
sheet-owed = { $count ->
        [one] Vielä merkitsemättä: { $moves }
       *[other] Vielä merkitsemättä ({ $count }): { $moves }
    }

# Settings of this device

settings = Asetukset
sounds = Äänet
sounds-wood = Puu
sounds-soft = Pehmeät
sounds-none = Ei ääniä
flat = Laite on pöydällä pelaajien välissä
key = Näppäin, joka painaa kelloa
key-ask = Paina näppäintä
key-space = Välilyönti

flip = Käännä lauta
record = Ratkaisut
moves = Siirrot
record-empty = Ratkaisuja ei vielä ole.
taken-back = peruttu
put-right = Nappulat on palautettu paikoilleen.
news = Ratkaisu
news-read = Selvä
news-read-all = Selvä ({ $count })
why = Miksi?
why-none = Tarkempaa selitystä ei ole.
why-board = Asema ennen siirtoa
why-programmers = Tekniset tiedot

# Status

status-not_started = Ei aloitettu
status-playing = Käynnissä
time-yours = Sinun kellosi käy
move-yours = Sinun siirtosi
move-of = { $side ->
        [white] Valkean
       *[black] Mustan
    } siirto
status-stopped = Kellot on pysäytetty
status-adjourned = Keskeytetty
status-cancelled = Mitätöity
status-over = { $result } · { $termination ->
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
ending-who =
    { $winner ->
        [white] Valkea voittaa
        [black] Musta voittaa
        [draw] Tasapeli
       *[none] Peli päättyi
    }
interrupted-crash = Palvelimen toiminta keskeytyi. Kellosi ei käynyt.
interrupted-planned = Palvelin oli hetken pysäytettynä. Kellosi ei käynyt.
interrupted-stalled = Palvelin ei voinut hetkeen tallentaa peliä. Kellosi ei käynyt.
interrupted-closed = Sivu oli suljettuna. Kellosi ei käynyt.
asked-of-both = Tuomaria ei ole. Teidän molempien on valittava sama vastaus.
said-by-one = Toinen pelaajista on valinnut tämän.
asked-recommended = Suositus. { $because }
watching = Olet katsojana
connection-connecting = Yhdistetään…
connection-lost = Yhteys katkesi. Yhdistetään uudelleen. Siirtosi ovat tallessa.
connection-ended = Yhteys katkaistu.
arrival-arrived = Kaikki lähetetty
arrival-coming = Lähetetään…
arrival-kept = Ei yhteyttä: { $number } { $number ->
        [one] siirto odottaa
       *[other] siirtoa odottaa
    } lähettämistä
arrival-lost = Ei yhteyttä
new-game = Uusi peli
look-through = Käy peli läpi

# Invitations, and the games of this device

invite = Kutsu { $role ->
        [white] valkea
       *[black] musta
    }
invite-text = Shakkipeli:
invite-send = Lähetä linkki
invite-again = Lähetä uudelleen
invite-here = { $role ->
        [white] Valkea
       *[black] Musta
    } on paikalla
invited = { $side ->
        [white] Valkea
       *[black] Musta
    } kutsuu sinut pelaamaan
invite-waits = { $role ->
        [white] Valkea
       *[black] Musta
    } ei ole vielä tullut
opponent-awaited = Odotetaan { $side ->
        [white] valkeaa
       *[black] mustaa
    }
invite-link = { $role ->
        [white] Valkean
       *[black] Mustan
    } linkki
invite-code = { $role ->
        [white] Valkean
       *[black] Mustan
    } QR-koodi
links-more = Muut linkit
away = ei paikalla
here-ask = Oletko laudan ääressä? Napauta, kun olet valmis: tuomari odottaa.
here-late = Myöhästymisraja on ylitetty. Puhu ensin tuomarille. Rajan jälkeen saapuva pelaaja häviää, ellei tuomari päätä toisin.
here = Olen paikalla
here-side = { $side ->
        [white] Valkea on paikalla
       *[black] Musta on paikalla
    }
here-sure = Olen paikalla, myöhässä
here-waits = Olet ilmoittautunut. Tuomari käynnistää kellot.
here-wood = Puulaudalla: allekirjoita tulos
hint-here = Napauta ensin ”Olen paikalla”.
hint-early = Peli ei ole alkanut. Teidän molempien on suostuttava kellon käynnistämiseen.
rematch = Uusintapeli
rematch-go = Siirry uusintapeliin
my-games = Omat pelit
my-seat = Paikkasi: { $seat }
my-games-all = Kaikki ({ $count })
my-games-forget = Poista päättyneet pelit

# The start page, and the navigation of every page

links = Pelisi on valmis
site = Sivut
menu = Valikko
way-position = Kuka voi vielä voittaa?
way-hall = Pelisalissa
    .what = Tapaus puulaudalla: mitä teet ja missä järjestyksessä.
way-laws = Säännöt
    .what = Jokainen sääntökohta omin sanoin ja esimerkein.
way-training = Testaa itsesi
    .what = Miten ratkaisisit? Kysymyksiä oikeista tapauksista.
way-sandbox = Mitä jos?
    .what = Muuta yksi asia pelissä ja katso ratkaisu.
way-competition = Kilpailut
    .what = Koko kierros yhdellä näytöllä.
make-light = Vaalea
make-dark = Tumma
hero-what = Kosketat, siirrät ja painat kuin puulaudan ääressä. Mikään ei estä sinua tekemästä virhettä. Jokainen tapaus ratkaistaan heti, ja ratkaisussa on sääntökohta. Pelaajille, tuomareille ja kaikille, jotka haluavat tuntea säännöt.
hero-board = Lauta: ruudun b5 lähetti shakkaa mustan kuningasta, ja musta on siirtänyt ratsun ruutuun a6
hero-illegal = Ra6? Kuningas jää shakkiin.
hero-ruled = Laiton: ratsu palautetaan, ja sitä on siirrettävä. Valkea saa kaksi minuuttia lisää.
lost = Sivua ei löytynyt
lost-page = Tässä osoitteessa ei ole sivua. Tarkista, puuttuuko siitä kirjain.
lost-game = Tämä linkki ei avaa lautaa. Osa siitä voi puuttua, tai paikka on nyt jollakulla toisella.
lost-event = Tämä linkki ei avaa kilpailua. Osa siitä voi puuttua, tai kilpailua ei ole tällä palvelimella.
lost-home = Etusivulle
carry = Jatka toisella laitteella
carry-what = Kuka tahansa, jolla on tämä koodi, voi pelata sinun paikallasi. Älä näytä sitä muille.
carry-code = Paikkasi QR-koodi
carry-link = Paikkasi linkki
buzz = Värinä, kun on minun vuoroni
low-time = Varoita viimeisistä 20 sekunnista
coordinates = Näytä linjat ja rivit
marks = Näytä lailliset siirrot ja viimeinen siirto
pieces = Nappulat
pieces-wooden = Puiset
pieces-flat = Pelkistetyt
wood = Lauta
wood-walnut = Pähkinä
wood-maple = Vaahtera
wood-slate = Liuske
wood-sea = Meri
engine-strength = Vahvuus
engine-elo = Elo { $elo }
engine-full = Täysi
sparring = Tietokone rikkoo joskus sääntöjä
    .what = Harjoittele vaatimuksia. Tuomaria ei ole, joten vain se ratkaistaan, minkä huomaat ja vaadit ratkaistavaksi.
sparring-table = Tietokone rikkoo joskus sääntöjä. Vaadi ratkaisua, kun huomaat sen.
breaches =
    { $all ->
        [0] Tietokone noudatti sääntöjä
       *[other] Sääntörikkeet: { $noticed }/{ $all } huomattu
    }
breach =
    { $kind ->
        [illegal_move] Siirto { $number }: laiton siirto
        [empty_press] Siirto { $number }: kellon painaminen siirtämättä
       *[touched_piece] Siirto { $number }: kosketti ruudun { $square } nappulaa ja siirsi toista
    }
breach-noticed = Huomattu
breach-missed = Ohi

# Names of editions, if they are more than FIDE and a year.
edition-name =
    { $code ->
        [fide-2009-finland] FIDE 2009 Suomessa
        [finnish-blitz-2008] Suomen pikashakki 2008
        [casual] Vapaa peli
       *[other] { $name }
    }
