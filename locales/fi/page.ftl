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
seats-white = Minulla valkeat
    .what = Vastustajasi saa linkin.
seats-black = Minulla mustat
    .what = Vastustajasi saa linkin.
seats-computer = Tietokone
    .what = Pelaat tämän palvelimen tietokonevastustajaa vastaan.
engine = Vastustaja
engine-sits = Sen väri
time = Aika
time-typed = Niin kuin pelaajat sen kirjoittavat: 90/40+30+30, 15+10, 25d5
stage = { $moves } siirtoon { $time }
stage-rest = loppuihin siirtoihin { $time }
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
name-of = { $side ->
        [white] Valkean
       *[black] Mustan
    } nimi
arbiter-seat = Paikka tuomarille
play = Pelaa
setting-up = Valmistellaan…

# Links

links = Pelisi on valmis
links-what = Jokainen linkki avaa yhden paikan. Siinä istuu se, jolla linkki on: älä anna linkkiä kenellekään muulle.
link-white = Valkea
link-black = Musta
link-both = Molemmat pelaajat
link-arbiter = Tuomari
link-spectators = Katsojat
link-copy = Kopioi
link-copied = Kopioitu
link-yours = Siirry laudallesi

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
offer-draw = Tarjoa tasapeliä
offered = { $side ->
        [white] Valkea
       *[black] Musta
    } tarjoaa tasapeliä
accept = Hyväksy
decline = Hylkää
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
claim-move-example = g1f3
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
ask-scoresheet = Pyydä siirtojen pöytäkirja nähtäväksi
ask-explanation = Pyydä selitystä
ask-adjourn = Pyydä pelin keskeyttämistä
ask-appeal = Tee valitus
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
flat = Laite on pöydällä pelaajien välissä
key = Näppäin, joka painaa kelloa
key-ask = Paina näppäintä
key-space = Välilyönti

say-more = Kerro, mitä tapahtuu
say-what = { $side ->
        [white] Valkeana
       *[black] Mustana
    }: esimerkiksi ”plays e4”
say = Kerro
flip = Käännä lauta
record = Mitä on tapahtunut
moves = Siirrot

# How things stand

status-not_started = Ei aloitettu
status-playing = Käynnissä
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
watching = Olet katsojana
connection-connecting = Yhdistetään…
connection-lost = Yhteys katkesi. Yritetään uudelleen; mikään tekemäsi ei ole kadonnut.
connection-ended = Yhteys on päättynyt.
waits = Ei vielä perillä
new-game = Uusi peli
