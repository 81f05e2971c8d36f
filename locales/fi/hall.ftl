# The incident page for over-the-board events: incidents, rulings, the ledger.

hall-title = Pelisalissa
hall-event = Kilpailu
hall-ledger = Päiväkirja ({ $count })
hall-search = Mitä tapahtui? Etsi säännöistä
hall-nothing-found = Ei löytynyt. Kokeile toista sanaa.
hall-kind-illegal-move = Laiton siirto
hall-kind-flag = Merkkilippu
hall-kind-both-flags = Molemmat merkkiliput
hall-kind-claim = Tasapeli­vaatimus
hall-kind-touched = Kosketettu nappula
hall-kind-promotion = Korotus
hall-kind-device = Puhelin
hall-kind-late = Myöhästyminen
hall-kind-displaced = Nappuloita kaatui
hall-kind-clock = Kello
hall-kind-end = Luovutus, tasapeli­tarjoukset
hall-kind-conduct = Käytös
hall-subject-time = Aika ja kello
hall-subject-pieces = Nappulat
hall-subject-players = Pelaajat
hall-who =
    { $player ->
        [white] Valkea
       *[black] Musta
    }
hall-who-nth =
    { $player ->
        [white] Valkea
       *[black] Musta
    }: { $count ->
        [1] ensimmäinen laiton siirto
        [2] toinen laiton siirto
       *[3] kolmas laiton siirto
    }
hall-both-in-check =
    Molemmat kuninkaat shakissa { $player ->
        [white] valkean
       *[black] mustan
    } siirron jälkeen
hall-who-flag =
    { $player ->
        [white] Valkean merkkilippu on pudonnut
       *[black] Mustan merkkilippu on pudonnut
    }
hall-both-flags = Molemmat merkkiliput ovat pudonneet
hall-who-device =
    { $player ->
        [white] Valkean puhelin
       *[black] Mustan puhelin
    }
hall-threefold =
    { $player ->
        [white] Valkea vetoaa aseman kolmanteen esiintymiseen
       *[black] Musta vetoaa aseman kolmanteen esiintymiseen
    }
hall-fifty-moves =
    { $player ->
        [white] Valkea vetoaa 50 siirron sääntöön
       *[black] Musta vetoaa 50 siirron sääntöön
    }
hall-wrong-clock = Kello on asetettu väärin
hall-improper =
    { $player ->
        [white] Valkea käyttää kelloa väärin
       *[black] Musta käyttää kelloa väärin
    }
hall-resigns =
    { $player ->
        [white] Valkea luovuttaa
       *[black] Musta luovuttaa
    }
hall-offers-again =
    { $player ->
        [white] Valkea tarjoaa tasapeliä jatkuvasti
       *[black] Musta tarjoaa tasapeliä jatkuvasti
    }
hall-distracts =
    { $player ->
        [white] Valkea häiritsee vastustajaa
       *[black] Musta häiritsee vastustajaa
    }
hall-notes =
    { $player ->
        [white] Valkea käyttää muistiinpanoja tai saa neuvoja
       *[black] Musta käyttää muistiinpanoja tai saa neuvoja
    }
hall-refuses =
    { $player ->
        [white] Valkea kieltäytyy noudattamasta sääntöjä
       *[black] Musta kieltäytyy noudattamasta sääntöjä
    }
hall-leaves =
    { $player ->
        [white] Valkea poistuu pelihuoneistosta
       *[black] Musta poistuu pelihuoneistosta
    }
hall-disrepute =
    { $player ->
        [white] Valkea vahingoittaa shakin mainetta
       *[black] Musta vahingoittaa shakin mainetta
    }
hall-set-up = Aseta asema laudalle
hall-man =
    { $player ->
        [white] valkea
       *[black] musta
    } { $man ->
        [k] kuningas
        [q] kuningatar
        [r] torni
        [b] lähetti
        [n] ratsu
       *[p] sotilas
    }
hall-white-to-move = Valkea siirtää
hall-black-to-move = Musta siirtää
hall-use-position = Käytä tätä asemaa
hall-remove = Poista nappuloita
hall-empty-board = Tyhjennä lauta
hall-lacks-king = Aseta ensin molemmat kuninkaat laudalle.
hall-takes-number = Montako?
hall-takes-time = Montako minuuttia?
hall-ok = Jatka
hall-back = Takaisin
hall-anew = Uusi tapaus
hall-change = Muuta
hall-do = Vaiheet
hall-in-the-book = Säännöissä
hall-position = Tutki asemaa
hall-position-what = Aseta asema. Kysy sitten, voiko pelaaja vielä tehdä matin, voiko asema syntyä pelissä tai miksi siirto on laiton.
hall-change-position = Muuta asemaa
hall-mate = Voiko pelaaja vielä tehdä matin?
hall-arisen = Voiko se syntyä pelissä?
hall-why = Miksi siirto on laiton?
hall-move = Siirto (Nf3, e2e4)
hall-move-legal = { $move } on laillinen.
hall-line = Näytä siirrot
hall-next = Seuraava
hall-previous = Edellinen
hall-shown = Asema
hall-judgement = Sinun ratkaisusi
hall-recommended = suositus
hall-board = Lauta
hall-record = Kirjaa
hall-record-open = Kirjaa ratkaisemattomana
hall-recorded = Kirjattu: lauta { $board }
hall-recorded-nowhere = Kirjattu ilman laudan numeroa
hall-undo = Kumoa
hall-not-kept = Tämä selain ei voi tallentaa merkintöjä. Kirjoita tämä muistiin.
hall-not-offline = Ei vielä käytettävissä ilman verkkoa.
hall-name = Kilpailun nimi
hall-round = Kierros
hall-in-round = Kierros { $round }
hall-arbiter = Tuomari
hall-watch = Montako tuomaria on?
hall-limited = Yksi tuomari usealle pelille
    .what = Voimassa ovat nopean shakin ja pikashakin yksinkertaisemmat säännöt.
hall-full = Yksi tuomari jokaiselle pelille
    .what = Laittomat siirrot käsitellään kuten tavallisessa shakissa.
hall-bags = Puhelin saa olla laukussa sammutettuna
hall-milder = Puhelimesta seuraa lievempi rangaistus kuin pelin häviö
hall-default-time = Myöhästymisraja minuutteina
hall-done = Valmis
hall-another = Toinen kilpailu
hall-share = Jaa kilpailu toiselle tuomarille
hall-export = Tallenna päiväkirja
hall-import = Lisää toinen päiväkirja
hall-join = Yhdistä toisen puhelimen päiväkirjaan
hall-print = Tulosta
hall-empty = Mitään ei ole vielä kirjattu.
hall-merged =
    { $count ->
        [one] Yksi merkintä lisättiin.
       *[other] { $count } merkintää lisättiin.
    }
hall-no-ledger = { $file } ei ole tältä sivulta tallennettu päiväkirja.
hall-codes-show = Näytä koodit toiselle puhelimelle
hall-codes-read = Lue koodit toisesta puhelimesta
hall-codes-hold = Pidä toisen puhelimen kamera suunnattuna näihin koodeihin, kunnes se on lukenut ne kaikki. { $count ->
        [one] Niissä on yksi merkintä
       *[other] Niissä on { $count } merkintää
    }.
hall-codes-rest = Nämä ovat viimeiset { $count } merkintää, kaikkiaan niitä on { $all }. Jos haluat välittää ne kaikki, tallenna päiväkirja tiedostoon.
hall-codes-aim = Suuntaa kamera toisen puhelimen koodeihin.
hall-codes-seen = Luettu { $seen } koodia, kaikkiaan koodeja on { $count }
hall-no-camera = Sivu ei voi käyttää kameraa. Salli kamera tai lisää päiväkirja tiedostona.
hall-took-back = Peruttu: { $words }
hall-take-back = Peru
hall-take-back-sure = Peru tämä merkintä
hall-again = Avaa uudelleen
hall-already-over = Tämän laudan peli on jo kirjattu päättyneeksi: { $result }.
hall-already-counted =
    { $player ->
        [white] Valkean
       *[black] Mustan
    } laittomia siirtoja tällä laudalla tähän asti: { $count }.
hall-signature = Tuomarin allekirjoitus
hall-head-time = Aika
hall-head-event = Kilpailu
hall-head-round = Kierros
hall-head-board = Lauta
hall-head-ruled = Ratkaisu
hall-head-articles = Kohdat
hall-head-result = Tulos
hall-head-arbiter = Tuomari
hall-not-pressed =
    { $player ->
        [white] Valkean sotilas, kelloa ei painettu
       *[black] Mustan sotilas, kelloa ei painettu
    }
hall-quickplay =
    { $player ->
        [white] Valkea vaatii tasapeliä: musta ei voi voittaa tai ei yritä
       *[black] Musta vaatii tasapeliä: valkea ei voi voittaa tai ei yritä
    }
hall-names = { $white } – { $black }
# $illegal_move, $warning and $penalty are numbers.
hall-known = { $name } aiemmilla kierroksilla ({ $rounds }): laittomia siirtoja { $illegal_move }, varoituksia { $warning }, rangaistuksia { $penalty }
hall-waiting =
    { $count ->
        [0] Muilla tuomareilla on kaikki tämän päiväkirjan merkinnät.
        [one] Yksi merkintä on vain tällä laitteella. Se lähetetään, kun verkko toimii.
       *[other] { $count } merkintää on vain tällä laitteella. Ne lähetetään, kun verkko toimii.
    }
hall-more = Paikka, päivä, pelaajaparit
hall-place = Paikka
hall-date = Päivä
hall-guidelines = Ohjeet III ovat voimassa: vaatimuksia voi esittää kahden viimeisen minuutin aikana
hall-pairings = Tämän kierroksen parit, yksi lauta riville: Valkea – Musta
hall-carry = Näytä pelaajan aiemmat tapaukset
hall-share-what = Lue tämä koodi toisella puhelimella, niin sama kilpailu avautuu siinä. Kummallakin puhelimella on oma päiväkirjansa. Yhdistä ne koodeilla tai tiedostoilla.
hall-share-begin = Käytä yhtä päiväkirjaa kaikille tuomareille
hall-share-one = Kaikilla kutsutuilla tuomareilla on yhteinen päiväkirja. Ilman verkkoa jokainen puhelin toimii edelleen ja lähettää merkintänsä myöhemmin.
hall-share-needs-server = Jakaminen vaatii palvelimen ja verkon. Ilman niitä tallenna päiväkirja ja lisää se toisessa puhelimessa.
hall-invite = Kutsu toinen tuomari
hall-player = Pelaaja
hall-counted-illegal_move = Laittomia siirtoja
hall-counted-warning = Varoi­tuksia
hall-counted-penalty = Rangais­tuksia
hall-unnamed =
    { $player ->
        [white] Valkea
       *[black] Musta
    }, lauta { $board }, kierros { $round }
hall-rounds = Kierrokset: { $rounds }
hall-head-white = Valkea
hall-head-black = Musta
hall-csv = CSV
hall-fen = Asema (FEN)
