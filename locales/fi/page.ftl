# The pages: setting a game up, and the board.

title = Touchmove
subtitle = Shakkia juuri niin kuin laudan ääressä
language = Kieli

# Setting a game up

mode = Miten pelataan
mode-casual = Vapaa peli
    .what = Vain laillisia siirtoja; kello vaihtuu itsestään.
mode-over_the_board = Lähishakki
    .what = Säännöt kokonaisuudessaan: kosket, siirrät ja painat itse, eikä mitään estetä.
mode-training = Harjoittelu
    .what = Säännöt kokonaisuudessaan, ja kummallekin pelaajalle näytetään jokainen ratkaisu sääntökohtineen.
seats = Kuka istuu missä
seats-one_device = Molemmat tässä
    .what = Yhteinen lauta tällä laitteella.
seats-white = Pelaan valkeilla
    .what = Vastustajasi saa linkin.
seats-black = Pelaan mustilla
    .what = Vastustajasi saa linkin.
seats-computer = Tietokone
    .what = Pelaat tämän palvelimen tietokonevastustajaa vastaan.
engine = Vastustaja
engine-sits = Sen väri
time = Aika
time-typed = Niin kuin pelaajat sen kirjoittavat: 40/90+30, 30+30, 15+10, 25d5
time-unread = Tätä ei ymmärretty. Esimerkiksi: 90 min + 30 s, 3|2, 40/90+30, 30+30
stage = { $moves } siirtoon { $time }
stage-rest = loppuihin siirtoihin { $time }
stage-none = Ei kelloa
stage-each = Valkea: { $white }; musta: { $black }
time-which = Kumpi näistä?
stage-increment = { " " }ja { $bonus } s siirtoa kohti
stage-delay = { " " }ja joka siirtoon { $bonus } s aikaviivettä
preset-3-2 = 3 + 2
    .what = Kolme minuuttia ja kaksi sekuntia siirtoa kohti.
preset-5-3 = 5 + 3
    .what = Viisi minuuttia ja kolme sekuntia siirtoa kohti.
preset-15-10 = 15 + 10
    .what = Neljännestunti ja kymmenen sekuntia siirtoa kohti.
preset-90-30 = 90 + 30
    .what = Puolitoista tuntia ja kolmekymmentä sekuntia siirtoa kohti.
preset-fide = 40 / 90
    .what = Yhdeksänkymmentä minuuttia neljäänkymmeneen siirtoon, sitten kolmekymmentä lisää; kolmekymmentä sekuntia siirtoa kohti ensimmäisestä siirrosta alkaen.
preset-long = 40 / 100
    .what = Sata minuuttia neljäänkymmeneen siirtoon, viisikymmentä seuraaviin kahteenkymmeneen ja sitten neljännestunti; kolmekymmentä sekuntia siirtoa kohti.
preset-delay = 25 d 5
    .what = Kaksikymmentäviisi minuuttia; jokaisen siirron viisi ensimmäistä sekuntia eivät kuluta aikaa.
preset-none = Ilman
    .what = Ilman kelloa.
preset-own = Muu
    .what = Mikä tahansa miettimisaika.
more = Lisää
laws = Säännöt
position = Asema
position-initial = Tavallinen
position-chess960 = Chess960
position-fen = FEN-merkintä
number-960 = Numero, 0–959
    .random = Arvotaan
fen = FEN
fen-wrong = Tästä ei voi aloittaa peliä: tarkista, onko jokaisella rivillä kahdeksan ruutua, puuttuuko kuningas ja kenen vuoro on.
name-of = { $side ->
        [white] Valkean
       *[black] Mustan
    } nimi
arbiter-seat = Paikka tuomarille
play = Pelaa
setting-up = Valmistellaan…

# Links

links-what = Jokainen linkki avaa yhden paikan. Siinä istuu se, jolla linkki on: älä anna linkkiä kenellekään muulle.
link-white = Valkea
link-black = Musta
link-both = Molemmat pelaajat
link-arbiter = Tuomari
link-spectators = Katsojat
link-copy = Kopioi
link-copied = Kopioitu
link-by-hand = Kopiointi ei onnistunut. Teksti on valittuna: kopioi se itse.
link-yours = Siirry laudallesi

# Without eyes or without hands: the keyboard, the command line, what is said.
# Keys are the same in all languages.

board-keys = Nuolinäppäimillä siirrytään ruudusta toiseen; U nostaa, D laskee, T koskee, J korjaa, Enter ottaa ja vie; välilyönti painaa kelloa; K, Q, R, B, N ja P etsivät kuninkaan, kuningattaren, tornin, lähetin, ratsun ja sotilaan; vinoviiva vie komentoriville; kysymysmerkki antaa ohjeen.
square-nothing = { $square } tyhjä
touched = { $square }, kosketettu: { piece }
adjusted = { $square }, korjattu: { piece }
lifted = Nostettu: { piece }, { $square }
chosen = { $square }, kädessä: { piece }
chosen-beside = Kädessä: { piece }
tray = Laudan vieressä
hand-empty = Kädessäsi ei ole mitään
hand-off = Et voi siirtää tätä nyt
role-at = { $role ->
        [king] kuningas
        [queen] kuningatar
        [rook] torni
        [bishop] lähetti
        [knight] ratsu
       *[pawn] sotilas
    } { $square }
# The letter with which players write a piece, by the English one.
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
held-said = Kädessä: { $pieces }.
beside-said = Laudan vieressä: { $pieces }.
clock-said = { side }: { $time }{ $flag ->
        [down] , lippu on pudonnut
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
heard-moves = Useita nappuloita on siirtynyt. Kysy asemaa komennolla ”lauta”.
no-move = Yhtään siirtoa ei ole kuulunut
no-offer = Tarjousta ei ole
names-laws = Siirrot ilmoitetaan sääntöjen mukaisin nimin: Springer Gustav eins Felix drei.
names-plain = Siirrot ilmoitetaan tavallisin nimin: ratsu g1 f3.
which-square = Mikä ruutu?
write-what = Mitä merkitään?
claim-what = Mitä vaadit? Kirjoita ”kolmas” (aseman kolmas esiintyminen) tai ”viisikymmentä” (viisikymmentä siirtoa) ja perään siirto, jos vasta aiot tehdä sen; ”lippu”; ”laiton” (laiton siirto); tai ”kosketus” ja ruutu.
resign-again = Luovuta peli antamalla komento uudelleen.
command-line = Komentorivi
command-hint = e4, lauta, kello, tasapeli, ohje …
command-unknown = Tällaista komentoa tai siirtoa ei ole. Komennolla ”ohje” näet, mitä voit kirjoittaa.
command-not-yours = Et voi tehdä sitä nyt
command-whose = Olette molemmat tässä: aloita sillä, kumman se on, esimerkiksi ”valkea luovuta”.
help-move = Kirjoita siirto niin kuin sen merkitset, lähtö- ja tuloruutuna tai niin kuin se ilmoitetaan.
help-ask = Kysymykset
help-hand = Käsin
help-say = Ääneen
help-board = Laudalla
help-keys = Nuolinäppäimet, U nostaa, D laskee, T koskee, J korjaa, Enter ottaa ja vie, välilyönti painaa kelloa, S kertoo tämän ruudun, O laudan, C kellot ja L viimeisen siirron, K, Q, R, B, N ja P vievät seuraavan kuninkaan, kuningattaren, tornin, lähetin, ratsun tai sotilaan luo ja numerot 1–8 riville. Vinoviiva vie komentoriville, Escape laudalle.
command-help = ohje apua ?
    .what = tämä ohje.
command-board = lauta asema
    .what = mitä missäkin on; linjan tai rivin kanssa vain siltä.
command-pieces = nappulat
    .what = missä nappulat ovat; värin (valkea, musta) tai nappulan nimen tai kirjaimen kanssa vain ne.
command-clock = kello aika
    .what = molemmat kellot.
command-last = viimeinen viimeksi
    .what = viimeinen siirto.
command-opponent = vastustaja
    .what = kuka vastustaja on.
command-press = paina
    .what = painaa kelloa.
command-touch = koske
    .what = koskee ruudun nappulaan.
command-lift = nosta ota
    .what = nostaa nappulan ruudusta.
command-put = laske aseta
    .what = laskee nappulan ruutuun; nimen tai kirjaimen kanssa juuri sen nappulan.
command-adjust = korjaa
    .what = korjaa ruudun nappulan.
command-castle = linnoitu linnoitus
    .what = ilmoittaa, että aiot linnoittua.
command-draw = tasapeli
    .what = tarjoaa tasapeliä.
command-accept = hyväksy kyllä
    .what = hyväksyy tarjouksen.
command-decline = hylkää ei
    .what = hylkää tarjouksen.
command-resign = luovuta
    .what = luovuttaa pelin, kun komento annetaan kahdesti.
command-claim = vaadi huomauta
    .what = esittää vaatimuksen: ”kolmas”, ”viisikymmentä”, ”lippu”, ”laiton” tai ”kosketus”.
command-stop = pysäytä seis
    .what = pysäyttää kellon ja kutsuu tuomarin; perään voi kirjoittaa syyn.
command-announce = ilmoita
    .what = sanoo ääneen viimeisen siirtosi tai sen, minkä kirjoitat.
command-repeat = toista
    .what = toistaa vastustajasi siirron ääneen.
command-write = merkitse kirjoita
    .what = merkitsee pöytäkirjaasi.
command-names = nimet
    .what = vaihtaa, miten siirrot ilmoitetaan.

# Words beside a command, after blanks; the English ones count in every language.

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
word-flag = lippu
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
loading = Tullaan laudan ääreen…

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
flag-down = Lippu on pudonnut
period = Jakso { $number }

# What a player does

start-clock = Käynnistä kello
resume = Jatka
agree-start = Odotetaan toisen pelaajan hyväksyntää
agree-too = Vastustajasi on valmis
agree-wait = Vastustajan pitää vielä suostua; siirto peruu pyynnön.
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
who-stop = Kumpi pyytää?
who-adjust = Kumpi korjaa?
who-seal = Kumpi tekee kuorisiirron?
title-of = { $side ->
        [white] Valkea
       *[black] Musta
    }: { $title }
hint-doubt = Olette molemmat tässä: ensin siirtää se, jonka aika kuluu. Tätä kosketusta ei lasketa.
hint-pawn = Kaksi sotilasta voi päästä siihen. Napauta sotilasta, sitten nappulaa ja sitten ruutua.
hint-back = Nappulat palautettiin sitä ennen: painallusta ei lasketa.
lift-off = Poista { $square }
resign = Luovuta
resign-surely = Luovutetaanko peli?
resign-yes = Kyllä, luovuta
claim = Vaatimus
kind-draw = Tasapeli
kind-wrong = Jokin on väärin
claim-ground = Peruste
claim-threefold = Aseman kolmas esiintyminen
claim-fifty = Viisikymmentä siirtoa
claim-cannot-win = Vastustaja ei voi voittaa normaalein keinoin
claim-no-effort = Vastustaja ei yritä voittaa
claim-when = Asema tai siirtojen määrä
claim-now = on jo saavutettu
claim-intended = saavutetaan siirrollani
claim-move = Siirto, jonka aiot tehdä
claim-move-example = Rf3
claim-draw = Vaadi tasapeliä
point-illegal = Vastustajan siirto on laiton
point-flag = Vastustajan lippu on pudonnut
point-touched = Vastustaja on koskenut nappulaan
point-displaced = Nappuloita on epäjärjestyksessä
point-setup = Alkuasema oli virheellinen
point-orientation = Lauta on väärin päin
point-colours = Värit ovat väärin päin
point-clock = Kello oli asetettu väärin
point-defective = Kello ei toimi
point-correct = Suostun laittoman siirron oikaisemiseen
point-what = Mikä on väärin
point-squares = Näytä laudalta, missä.
point-say = Huomauta
arbiter = Tuomari
arbiter-call = Tuomari
stop-reason = Syy (jos haluat kertoa)
stop-piece = Tarvitsen nappulan korotukseen
stop-disturbed = Minua häiritään
stop-wrong = Jokin on väärin
stop-unwell = Voin huonosti
stop-clock = Pysäytä kello ja kutsu tuomari
stop-only = Pysäytä kellot
stop-short = Seis
stop-nobody = Paikalla ei ole tuomaria: kellot seisovat, kunnes te molemmat haluatte jatkaa.
ask-scoresheet = Pyydä siirtojen pöytäkirja nähtäväksi
ask-explanation = Pyydä selitystä
ask-what = Mistä kohdasta (säännön numero tai omin sanoin)
ask-adjourn = Pyydä pelin keskeyttämistä
ask-appeal = Tee valitus
seal = Tee kuorisiirto
seal-what = Peli keskeytetään. Kirjoita siirtosi: se suljetaan kuoreen, eikä kukaan voi lukea sitä ennen kuin peliä jatketaan.
seal-move = Kuorisiirtosi
seal-do = Sulje kuoreen
seal-written = Siirtosi on kuoressa. Voit vaihtaa sen, kunnes pysäytät kellon.
seal-other = Vaihda siirto
seal-stop = Pysäytä kello
adjust = Korjaa
adjust-what = Korjaan: nappulat, joihin nyt kosket, vain asetetaan suoraan ruutuihinsa
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

# The scoresheet

sheet = Pöytäkirja
sheet-of = { $side ->
        [white] Valkean
       *[black] Mustan
    } pöytäkirja
sheet-number = Numero
sheet-cell = { $number } { $move }
sheet-write = Merkitse siirto { $number }
sheet-here = omin merkinnöin
sheet-enter = Merkitse
sheet-sign = (=)
sheet-offer = Merkitse tasapelitarjous
sheet-pad = Napautettavat merkit
sheet-back = Poista viimeinen merkki
sheet-letters = Nappuloiden kirjaimet
sheet-owed = { $count ->
        [one] Vielä merkitsemättä: { $moves }
       *[other] Vielä merkitsemättä ({ $count }): { $moves }
    }

# What is chosen for this device

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
record = Mitä on tapahtunut
moves = Siirrot
record-empty = Mitään ei ole ratkaistu.
taken-back = peruttu
put-right = Nappulat palautetaan paikoilleen.
news = Ratkaisu
news-read = Luettu
news-read-all = Luettu ({ $count })
why = Miksi?
why-none = Tästä ei tiedetä enempää.
why-board = Asema ennen siirtoa
why-programmers = Ohjelmoijille

# How things stand

status-not_started = Ei aloitettu
status-playing = Käynnissä
time-yours = Sinun aikasi kuluu
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
        [both_flags] molempien lippujen putoaminen
        [cannot_checkmate] vastustaja ei voi tehdä mattia
        [quickplay_finish] pikapeliloppu
        [sealed_move] kuorisiirto
        [electronic_device] elektroninen laite
        [illegal_position] laiton asema
        [signed_result] allekirjoitettu tulos
       *[other] tuomarin päätös
    }
interrupted-crash = Palvelimen toiminta keskeytyi. Aikaa ei ole kulunut.
interrupted-planned = Palvelin oli hetken pysäytettynä. Aikaa ei ole kulunut.
interrupted-stalled = Palvelin ei voinut hetkeen tallentaa. Aikaa ei ole sen jälkeen kulunut.
asked-of-both = Tuomaria ei ole: ratkaisu pätee, kun molemmat valitsevat saman.
said-by-one = Toinen teistä on valinnut tämän.
asked-recommended = Suositus. { $because }
watching = Olet katsojana
connection-connecting = Yhdistetään…
connection-lost = Yhteys katkesi. Yritetään uudelleen; mikään tekemäsi ei ole kadonnut.
connection-ended = Yhteys on päättynyt.
arrival-arrived = Kaikki tekemäsi on perillä
arrival-coming = Matkalla
arrival-kept = Ei yhteyttä: { $number } { $number ->
        [one] teko odottaa
       *[other] tekoa odottaa
    } lähettämistä
arrival-lost = Ei yhteyttä
new-game = Uusi peli
look-through = Käy läpi

# Inviting, and the games of this device

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
invite-waits = { $role ->
        [white] Valkea
       *[black] Musta
    } ei ole vielä tullut
opponent-awaited = Odotetaan { $side ->
        [white] Valkeaa
       *[black] Mustaa
    }
invite-link = { $role ->
        [white] Valkean
       *[black] Mustan
    } paikka
invite-code = { $role ->
        [white] Valkean
       *[black] Mustan
    } paikan QR-koodi
links-more = Muut linkit
away = ei paikalla
here-ask = Oletko pöydän ääressä? Ilmoita, kun olet: tuomari odottaa sitä.
here-late = Myöhästymisaika on ohi. Puhu ensin tuomarille: liian myöhään tuleva häviää, ellei tuomari toisin päätä.
here = Olen paikalla
here-side = { $side ->
        [white] Valkea on paikalla
       *[black] Musta on paikalla
    }
here-sure = Olen paikalla, myöhässä
here-waits = Olet paikalla. Tuomari käynnistää kellot.
here-wood = Puulaudalla: allekirjoita tulos
hint-here = Ilmoita ensin, että olet paikalla.
hint-early = Peli ei ole alkanut: molempien pitää antaa lupa käynnistää kello.
rematch = Uusintapeli
rematch-go = Uusintapeli: laudalle
my-games = Omat pelit
my-seat = Paikkasi: { $seat }
my-games-all = Kaikki ({ $count })
my-games-forget = Unohda päättyneet

# The first page, and the ways from every page

links = Pelisi on valmis
site = Sivut
way-hall = Pelisalissa
way-laws = Säännöt
way-training = Testaa itsesi
way-sandbox = Harjoituskenttä
way-competition = Kilpailut
make-light = Vaalea
make-dark = Tumma
hero-what = Kosketat, siirrät ja painat kelloa kuin puulaudalla, eikä mitään estetä. Tapahtumat ratkaistaan heti, ja jokaisessa ratkaisussa on sääntöjen kohta. Pelaajille, tuomareille ja kaikille, jotka haluavat tietää.
hero-board = Lauta: musta kuningas on shakissa b5:stä, ja musta on siirtänyt ratsun a6:een
hero-illegal = Ra6? Kuningas jää shakkiin.
hero-ruled = Laiton: ratsu palautetaan, ja juuri sillä on siirrettävä. Valkea saa kaksi minuuttia lisää.
lost = Täällä ei ole mitään
lost-page = Tämä osoite ei vie millekään sivulle. Ehkä siitä puuttuu kirjain.
lost-game = Tämä linkki ei avaa lautaa. Ehkä osa siitä katosi matkalla, tai paikka annettiin jollekulle muulle.
lost-home = Etusivulle
carry = Jatka toisella laitteella
carry-what = Joka saa tämän koodin, istuu sinun paikallasi: älä näytä sitä muille.
carry-code = Paikkasi QR-koodi
carry-link = Paikkasi linkki
buzz = Värise, kun on minun vuoroni
coordinates = Linjat ja rivit reunassa
marks = Näytä, mihin nappulat voivat mennä, ja viimeinen siirto
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

# Editions of the Laws whose names are more than FIDE and a year.
edition-name =
    { $code ->
        [fide-2009-finland] FIDE 2009 Suomessa
        [finnish-blitz-2008] Suomen pikashakki 2008
        [casual] Vapaa peli
       *[other] { $name }
    }
