# The pages: setting a game up, and the board.

title = Touchmove
subtitle = Shakkia juuri niin kuin laudan ääressä

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
time = Aika
time-typed = Miettimisaika
preset-5-3 = 5 + 3
    .what = Viisi minuuttia ja kolme sekuntia siirtoa kohti.
preset-15-10 = 15 + 10
    .what = Neljännestunti ja kymmenen sekuntia siirtoa kohti.
preset-90-30 = 90 + 30
    .what = Puolitoista tuntia ja kolmekymmentä sekuntia siirtoa kohti.
preset-fide = 40 / 90
    .what = Yhdeksänkymmentä minuuttia neljäänkymmeneen siirtoon, sitten kolmekymmentä lisää; kolmekymmentä sekuntia siirtoa kohti ensimmäisestä siirrosta alkaen.
preset-delay = 25 d 5
    .what = Kaksikymmentäviisi minuuttia; jokaisen siirron viisi ensimmäistä sekuntia eivät kuluta aikaa.
preset-none = Ilman
    .what = Ilman kelloa.
preset-own = Muu
    .what = 900+10: sekunnit ja siirtokohtainen lisäaika. 40/5400+30:1800+30: siirrot ja jaksot. 1500d5: aikaviive.
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
claim = Vaadi
claim-threefold = Aseman kolmas esiintyminen
claim-fifty = Viisikymmentä siirtoa
claim-flag = Vastustajan lippu on pudonnut
claim-illegal = Laiton siirto
stop-clock = Pysäytä kello
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
