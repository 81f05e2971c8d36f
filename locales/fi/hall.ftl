# The page for a hall of wooden boards: what happened, what the Laws say, the ledger.

hall-title = Pelisalissa
hall-event = Kilpailu
hall-ledger = Päiväkirja ({ $count })
hall-search = Mitä tapahtui? Etsi säännöistä
hall-nothing-found = Ei löytynyt. Kokeile toista sanaa.
hall-kind-illegal-move = Laiton siirto
hall-kind-flag = Lippu
hall-kind-both-flags = Molemmat liput
hall-kind-claim = Tasapeli­vaatimus
hall-kind-touched = Kosketettu nappula
hall-kind-promotion = Korotus
hall-kind-device = Puhelin
hall-kind-late = Myöhässä
hall-kind-displaced = Nappuloita kaatui
hall-kind-clock = Kello
hall-kind-end = Luovutus, tasapeli­tarjoukset
hall-kind-conduct = Käytös
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
        [white] Valkean lippu on pudonnut
       *[black] Mustan lippu on pudonnut
    }
hall-both-flags = Molemmat liput ovat pudonneet
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
        [white] Valkea käsittelee kelloa sopimattomasti
       *[black] Musta käsittelee kelloa sopimattomasti
    }
hall-resigns =
    { $player ->
        [white] Valkea luovuttaa
       *[black] Musta luovuttaa
    }
hall-offers-again =
    { $player ->
        [white] Valkea tarjoaa tasapeliä yhä uudelleen
       *[black] Musta tarjoaa tasapeliä yhä uudelleen
    }
hall-distracts =
    { $player ->
        [white] Valkea häiritsee vastustajaa
       *[black] Musta häiritsee vastustajaa
    }
hall-notes =
    { $player ->
        [white] Valkea käyttää muistiinpanoja tai neuvoja
       *[black] Musta käyttää muistiinpanoja tai neuvoja
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
hall-lacks-king = Kummallakin on oltava kuningas, ennen kuin asemaa voi käyttää.
hall-takes-number = Montako?
hall-takes-time = Montako minuuttia?
hall-ok = Jatka
hall-back = Takaisin
hall-anew = Uusi tapaus
hall-do = Mitä tehdään, järjestyksessä
hall-articles = Artiklat:
hall-in-the-book = Sääntökirjassa
hall-position = Asema
hall-position-what = Aseta asema ja kysy: voiko kumpikaan enää tehdä mattia, voiko asema olla syntynyt, miksi jokin siirto on laiton?
hall-change-position = Muuta asemaa
hall-mate = Voivatko he vielä tehdä mattia?
hall-arisen = Voiko asema olla syntynyt?
hall-why = Miksi siirto on laiton?
hall-move = Siirto (Nf3, e2e4)
hall-move-legal = { $move } on laillinen.
hall-line = Näytä siirtosarja
hall-next = Seuraava
hall-previous = Edellinen
hall-shown = Asema
hall-judgement = Sinun harkintasi
hall-recommended = suositus
hall-board = Lauta
hall-record = Merkitse
hall-record-open = Merkitse ratkaisematta
hall-recorded = Merkitty: lauta { $board }
hall-recorded-nowhere = Merkitty ilman lautaa
hall-undo = Kumoa
hall-not-kept = Tämä selain ei säilytä mitään: kirjoita muistiin.
hall-not-offline = Tämä sivu tarvitsee vielä palvelintaan: kaikki ei ole vielä tällä laitteella.
hall-name = Kilpailun nimi
hall-round = Kierros
hall-arbiter = Tuomari
hall-watch = Kuka valvoo pelejä?
hall-limited = Yksi tuomari monelle pelille
    .what = Nopean shakin ja pikashakin kevennetyt säännöt pätevät.
hall-full = Tuomari joka pelissä
    .what = Laittomat siirrot käsitellään kuten pitkässä pelissä.
hall-bags = Puhelin saa olla laukussa sammutettuna
hall-milder = Puhelimesta määrätään häviötä lievempi rangaistus
hall-default-time = Sallittu myöhästyminen, minuuttia
hall-done = Valmis
hall-another = Toinen kilpailu
hall-share = Toiselle tuomarille: sama kilpailu
hall-export = Tallenna päiväkirja
hall-import = Lisää toinen päiväkirja
hall-print = Tulosta
hall-empty = Mitään ei ole vielä merkitty.
hall-merged =
    { $count ->
        [one] Yksi merkintä lisättiin.
       *[other] { $count } merkintää lisättiin.
    }
hall-no-ledger = { $file } ei ole tältä sivulta tallennettu päiväkirja.
hall-codes-show = Näytä toiselle puhelimelle
hall-codes-read = Lue toisesta puhelimesta
hall-codes-hold = Pidä toisen puhelimen kameraa näiden koodien edessä, kunnes se on lukenut ne kaikki. { $count ->
        [one] Niissä on yksi merkintä
       *[other] Niissä on { $count } merkintää
    }.
hall-codes-rest = Näissä ovat viimeiset { $count } merkintää kaikkiaan { $all } merkinnästä; tiedostossa ovat kaikki.
hall-codes-aim = Suuntaa kamera toisen puhelimen koodeihin.
hall-codes-seen = Luettu { $seen } koodia, kaikkiaan { $count }
hall-no-camera = Sivu ei voi käyttää kameraa. Salli se tai lisää päiväkirja tiedostona.
hall-where = Kierros { $round }, lauta { $board }
hall-took-back = Peruttu: { $words }
hall-take-back = Peru
hall-take-back-sure = Peru tämä merkintä
hall-again = Avaa uudelleen
hall-already-over = Merkitty tälle laudalle: peli on päättynyt, { $result }.
hall-already-counted =
    Tälle laudalle on jo merkitty { $player ->
        [white] valkean
       *[black] mustan
    } laittomia siirtoja: { $count }.
hall-signature = Tuomarin allekirjoitus
hall-head-time = Aika
hall-head-event = Kilpailu
hall-head-round = Kierros
hall-head-board = Lauta
hall-head-ruled = Ratkaisu
hall-head-articles = Artiklat
hall-head-result = Tulos
hall-head-arbiter = Tuomari
hall-not-pressed =
    { $player ->
        [white] Valkean sotilas, kelloa ei painettu
       *[black] Mustan sotilas, kelloa ei painettu
    }
hall-quickplay =
    { $player ->
        [white] Valkea: musta ei voi voittaa tai ei yritä
       *[black] Musta: valkea ei voi voittaa tai ei yritä
    }
hall-names = { $white } – { $black }
# $illegal_move, $warning and $penalty are numbers.
hall-known = { $name } aiemmilla kierroksilla ({ $rounds }): laittomia siirtoja { $illegal_move }, varoituksia { $warning }, rangaistuksia { $penalty }
hall-waiting =
    { $count ->
        [0] Muilla tuomareilla on koko tämä päiväkirja.
        [one] Yksi merkintä on vain tällä laitteella; se lähetetään, kun verkko on käytettävissä.
       *[other] { $count } merkintää on vain tällä laitteella; ne lähetetään, kun verkko on käytettävissä.
    }
hall-more = Paikka, päivä, pelaajaparit
hall-place = Paikka
hall-date = Päivä
hall-guidelines = Ohjeet III on ilmoitettu: vaatimukset kahden viimeisen minuutin aikana
hall-pairings = Tämän kierroksen parit, yksi lauta rivillä: Valkea – Musta
hall-carry = Kerro, mitä pelaajalle on merkitty aiemmilla kierroksilla
hall-share-what = Toisen puhelimen kamera avaa saman kilpailun. Kumpikin puhelin pitää sitten omaa päiväkirjaansa; ne yhdistetään koodeilla tai tiedostoina.
hall-share-begin = Yksi päiväkirja kaikille tuomareille
hall-share-one = Kaikki kutsutut tuomarit pitävät yhtä päiväkirjaa. Ilman verkkoa jokainen puhelin jatkaa ja lähettää myöhemmin.
hall-share-needs-server = Tähän tarvitaan palvelin ja verkko. Ilman niitä tallenna päiväkirja ja lisää se toisessa puhelimessa.
hall-invite = Kutsu toinen tuomari
hall-player = Pelaaja
hall-counted-illegal_move = Laittomia siirtoja
hall-counted-warning = Varoituksia
hall-counted-penalty = Rangaistuksia
hall-unnamed =
    { $player ->
        [white] Valkea
       *[black] Musta
    }, lauta { $board }, kierros { $round }
hall-rounds = Kierrokset: { $rounds }
hall-head-white = Valkea
hall-head-black = Musta
hall-csv = CSV
hall-fen = FEN
