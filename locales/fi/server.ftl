# Errors in requests to the server: a title, and a detail that says what to do.

problem-no-such-address = Osoitetta ei löytynyt
    .detail = Tässä osoitteessa ei ole mitään. Osoitteet luetellaan tiedostossa /openapi.json.
problem-no-such-method = Metodi ei ole sallittu
    .detail = Tämä osoite ei hyväksy tätä metodia. Metodit luetellaan tiedostossa /openapi.json.
problem-no-such-game = Peliä ei löytynyt
    .detail = Tällä palvelimella ei ole peliä ”{ $id }”. Tarkista linkki.
problem-no-such-event = Tapahtumaa ei löytynyt
    .detail = Nähtävissäsi ei ole tapahtumaa { $version }.
problem-no-such-competition = Kilpailua ei löytynyt
    .detail = Tällä palvelimella ei ole kilpailua ”{ $id }”. Tarkista linkki.
problem-no-such-seat = Paikkaa ei löytynyt
    .detail = Tällä laudalla ei ole paikkaa ”{ $seat }”.
problem-unreadable = Virheellinen pyyntö
    .detail = Pyyntö ei vastaa tiedostoa /openapi.json. (Tarkemmin englanniksi: { $why })
problem-no-event = Tätä ei ymmärretty
    .detail = ”{ $event }” ei ole mitään, mitä pelissä voi tapahtua. Tarkista se { $column }. merkistä alkaen. (Tarkemmin englanniksi: { $why })
problem-no-act = Tätä ei ymmärretty
    .detail = Tämä ei ole pelin tapahtuma: { $event }. (Tarkemmin englanniksi: { $why })
problem-impossible = Tällä laudalla ei mahdollista
    .detail = ”{ $event }”: { $reason ->
        [no-piece] ruudussa { $about } ei ole nappulaa.
        [no-king] ei ole kuningasta, jolla linnoittua.
        [adjourned] peli on keskeytetty.
        [recorded] tämän pelin siirrot kirjataan. Merkitse, mitä nähtiin.
        [unrecorded] tämän pelin siirtoja ei kirjata. Pyydä tuomaria ilmoittamaan, mitä tapahtui.
        [too-early] tuomari ei ole vielä aloittanut peliä.
        [no-move] ”{ $about }” ei ole siirto.
        [ambiguous] ”{ $about }” voi tarkoittaa useaa siirtoa.
       *[unclear] ei ole selvää, mitä nappulaa ”{ $about }” tarkoittaa. Kirjoita lähtö- ja tuloruutu, esimerkiksi e2e4.
    }
problem-nothing-to-do = Ei vaikutusta
    .detail = ”{ $event }”: { $why } Sitä ei kirjattu. Kirjoita muistiinpano, jos se pitää kirjata.
problem-nothing-entered = Poistettavaa tulosta ei ole
    .detail = Laudalle { $number } ei ole kirjattu tulosta.
problem-arbiter-awaited = Pelaajat odottavat tuomaria
    .detail = Laudan { $number } pelaajat tarvitsevat ratkaisun. Ratkaise asia siellä ja käynnistä sen jälkeen sen laudan kello erikseen.
problem-has-begun = Peli on alkanut
    .detail = Laudan { $number } peli on alkanut. Nimiä voit vielä korjata. Kaikki muu ratkaistaan laudan ääressä.
problem-no-setup = Peliä ei voi perustaa näin
    .detail = Jokin sen asetuksista on väärin. (Tarkemmin englanniksi: { $why })
problem-no-position = Tämä ei ole asema
    .detail = Kirjoita asema FEN-merkinnällä kahdeksannesta rivistä alkaen, esimerkiksi 4k3/8/8/8/8/8/8/4K2R w K - 0 1. (Tarkemmin englanniksi: { $why })
problem-no-move = Tämä ei ole siirto
    .detail = ”{ $move }” ei ole siirto tässä asemassa. Kirjoita siirto kuten Nf3 tai molemmat ruudut kuten g1f3.
problem-no-promotion = Korotusnappula puuttuu
    .detail = ”{ $move }” ei kerro, mikä nappula sotilaasta tulee. Kirjoita jokin näistä: { $written }.
problem-several-moves = Monitulkintainen siirto
    .detail = Siirron ”{ $move }” voi tehdä usea nappula. Kirjoita jokin näistä: { $written }.
problem-hidden-sign = Näkymätön merkki
    .detail = Kentän ”{ $field }” { $at }. merkki ({ $sign }) { $kind ->
        [control] on rivinvaihto tai ohjausmerkki. Kirjoita teksti yhdelle riville.
        [direction] muuttaa tekstin suuntaa, joten muut lukisivat jotakin muuta. Kirjoita teksti uudelleen ilman sitä.
       *[invisible] ei näy, joten kaksi eri tekstiä näyttäisi samalta. Kirjoita teksti uudelleen ilman sitä.
    }
problem-too-much = Raja ylittyy
    .detail = { $what ->
        [engines] Kaikki tämän palvelimen tietokonevastustajat ovat varattuja. Yritä myöhemmin uudelleen.
        [name] Nimessä on oltava 1–{ $most } merkkiä.
        [event] Tapahtumassa saa olla enintään { $most } merkkiä.
        [key] Avaimessa saa olla enintään { $most } merkkiä.
        [note] Muistiinpanossa saa olla enintään { $most } merkkiä.
        [endpoint] Ilmoituspalvelun osoitteessa saa olla enintään { $most } merkkiä.
        [subscriptions] Kilpailun kutsuista voidaan ilmoittaa enintään { $most } laitteelle.
        [notes] Kilpailussa saa olla enintään { $most } muistiinpanoa.
        [body] Pyynnön koko saa olla enintään { $most }.
        [file] Tiedosto on liian suuri pelaajaluetteloksi. Tallenna luettelo paritusohjelmassa uudelleen turnaustiedostona (TRF), .xlsx- tai CSV-muodossa.
        [seals] Kuorisiirrossa saa olla enintään { $most } merkkiä.
        [events] Pelissä saa olla enintään { $most } tapahtumaa.
        [boards] Kilpailussa saa olla enintään { $most } lautaa.
        [tags] Pelissä saa olla enintään { $most } tunnistetta.
        [tag] Tunnisteessa saa olla enintään { $most } merkkiä.
        [chess960] Chess960-asemat on numeroitu 0–{ $most }.
        [delay] Katsojien viive saa olla enintään { $most } sekuntia.
       *[other] { $what }: enintään { $most }.
    }
problem-wrong-secret = Tämä linkki ei enää toimi
    .detail = Linkki on vajaa, tai se on korvattu uudella. Pyydä tuomarilta uusi.
problem-still-played = Peli on kesken
    .detail = Näet siirrot, kun peli on päättynyt. Siihen asti vain tuomari, pelaajat ja viiveellä seuraavat katsojat näkevät ne.
problem-no-secret = Tähän tarvitaan paikka
    .detail = Tarvitset tähän paikan linkin. (API: lähetä sen salaisuus muodossa ”Authorization: Bearer …”.)
problem-no-leave = Tähän tarvitaan kutsu
    .detail = Tarvitset kutsun, jotta voit luoda pelejä täällä. Avaa ylläpitäjältä saamasi linkki. (API: lähetä salasana muodossa ”Authorization: Bearer …”.)
problem-closed = Suljettu
    .detail = Ylläpitäjä on sulkenut tämän pelin. Sen tiedot säilyvät, mutta mitään ei voi lisätä.
problem-gone = Poistettu
    .detail = Ylläpitäjä on poistanut kohteen ”{ $id }”. Sen tietoja ei enää säilytetä.
problem-not-yours = Ei tältä paikalta
    .detail = Et voi tehdä tätä paikaltasi. ”{ $event }” kuuluu { $seat ->
        [white] valkealle.
        [black] mustalle.
        [both] pelaajille.
        [arbiter] tuomarille.
        [assistant_of_white] valkean avustajalle.
        [assistant_of_black] mustan avustajalle.
       *[spectator] katsojalle.
    }
problem-only-the-arbiter = Vain tuomari voi tehdä tämän
    .detail = Tarvitset tuomarin linkin.
problem-board-taken = Laudan numero on jo käytössä
    .detail = Lauta { $number } on jo olemassa. Valitse toinen numero tai jätä se tyhjäksi.
problem-last-arbiter = Viimeistä tuomaria ei voi poistaa
    .detail = Ilman tuomaria ei olisi ratkaisuja eikä uusia linkkejä. Kutsu ensin toinen tuomari.
problem-foreign-push-service = Tuntematon ilmoituspalvelu
    .detail = ”{ $host }” ei ole tunnettu selaimen ilmoituspalvelu. Tämän palvelimen ylläpitäjä voi sallia sen valitsimella --push-service.
problem-no-spectators = Katsojia ei päästetä
    .detail = Tarvitset paikan, jotta voit katsoa tätä peliä.
problem-conflict = Joku muu ehti ensin
    .detail = Joku muu ehti ensin. Katso lautaa ja yritä uudelleen.
problem-envelope-closed = Kuorta ei voi avata
    .detail = Tällä palvelimella ei ole kuorisiirron avainta. Jos avain on kadonnut, ilmoita siitä: ”Arbiter reports the envelope lost”.
problem-unknown-host = Tuntematon palvelimen nimi ”{ $host }”
    .detail = Avaa { $own }, linkeissä oleva osoite tai koneen oma osoite. Ylläpitäjä voi sallia toisen nimen valitsimella --host NIMI tai --url.
problem-foreign-page = Pyyntö toiselta sivustolta
    .detail = Pyyntö tuli sivulta, jonka osoite on { $origin }. Vain tämän palvelimen omat sivut saavat muuttaa jotakin: avaa { $own }. Jos sivu on tämän palvelimen, ylläpitäjän on ilmoitettava sen osoite valitsimella --url.
problem-used-up = Palvelimelle liikaa työtä
    .detail = Yritä uudelleen { $seconds } s kuluttua. Siirrot ja kellon painallukset otetaan yhä vastaan.
problem-too-fast = Liian monta pyyntöä
    .detail = Odota hetki ja yritä uudelleen.
problem-not-read = Tiedostoa ei voitu lukea
    .detail = Lukeminen vei liikaa aikaa tai muistia. Tallenna tiedosto uudelleen ohjelmassa, josta se on peräisin, tai lähetä kerralla vähemmän.
problem-no-reader = Tiedostoja ei voi juuri nyt lukea
    .detail = Palvelin ei voinut käynnistää tiedostojen lukijaa. Asia on kirjattu lokiin. Yritä myöhemmin uudelleen.
problem-too-slow = Aika loppui
    .detail = Pyyntö kesti liian kauan. Yritä uudelleen.
problem-going-down = Palvelinta pysäytetään
    .detail = Kellot on pysäytetty. Peliä voi jatkaa, kun palvelin on taas käynnissä.
problem-event-full = Tiedostoille ei ole tilaa
    .detail = Kilpailulla voi olla turnaustiedostoja enintään { $most }, aiemmat kierrokset ja lähetetyt tiedostot mukaan luettuina. Tätä tiedostoa ei tallennettu. Muut tiedostot ovat ennallaan.
problem-no-journal = Palvelin ei voi tallentaa
    .detail = Ei tiedetä, tallentuiko tämä. Lähetä se uudelleen samalla avaimella: se otetaan huomioon vain kerran.
problem-broken-journal = Peliä ei voi avata
    .detail = Tämä peli on tallennettu toisella ohjelmaversiolla, eikä sitä voi avata. (Tarkemmin englanniksi: { $why })
problem-no-randomness = Satunnaislukuja ei ole
    .detail = Kone ei anna satunnaislukuja, joten linkkejä ei voi luoda.
problem-failed = Jokin meni vikaan
    .detail = Jokin meni vikaan. Virhe on kirjattu lokiin. Yritä uudelleen.
problem-no-such-board = Lautaa ei löytynyt
    .detail = Kierroksella { $round } ei ole lautaa { $number }.
problem-no-tournament-file = Ei turnaustiedosto
    .detail = Tämä ei ole FIDEn turnaustiedosto (TRF), tai kilpailulla ei ole vielä sellaista. Lähetä paritusohjelman tallentama tiedosto.
problem-not-in-file = Pelaajaa ei ole turnaustiedostossa
    .detail = Tämä pelaaja ei ole turnaustiedostossa. ({ $why }) Käytä tiedostoa, josta kierros paritettiin.
