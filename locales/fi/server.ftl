# What is wrong with a request to the server: a title, and what would be right.

problem-no-such-address = Tällaista osoitetta ei ole
    .detail = Tässä osoitteessa ei ole mitään. Saatavilla oleva on kuvattu tiedostossa /openapi.json.
problem-no-such-method = Metodi ei käy
    .detail = Tämä osoite ei ota vastaan sitä metodia. Mikä käy, on kuvattu tiedostossa /openapi.json.
problem-no-such-game = Tällaista peliä ei ole
    .detail = Täällä ei ole peliä nimeltä ”{ $id }”. Tarkista linkki.
problem-no-such-event = Tällaista tapahtumaa ei ole
    .detail = Tässä pelissä ei ole mitään nähtävissäsi olevaa numerolla { $version }.
problem-no-such-competition = Tällaista kilpailua ei ole
    .detail = Täällä ei ole kilpailua nimeltä ”{ $id }”. Tarkista linkki.
problem-no-such-seat = Tällaista paikkaa ei ole
    .detail = Tällä laudalla ei ole paikkaa ”{ $seat }”.
problem-unreadable = Pyyntöä ei voi lukea
    .detail = Se ei ole sellainen kuin /openapi.json kuvaa. (Ohjelmoijille englanniksi: { $why })
problem-no-event = Tätä ei voi lukea tapahtumaksi
    .detail = ”{ $event }” ei ole luettavissa merkistä { $column } eteenpäin. (Protokollan sanoin englanniksi: { $why })
problem-no-act = Tätä ei voi lukea teoksi
    .detail = Kohdassa { $event } (englanniksi): { $why }.
problem-impossible = Tällaista ei ole voinut tapahtua tällä laudalla
    .detail = ”{ $event }”: { $reason ->
        [no-piece] ruudussa { $about } ei ole nappulaa.
        [no-king] ei ole kuningasta, jolla linnoittua.
        [adjourned] peli on keskeytetty.
        [recorded] täällä siirrot kirjataan; merkitse, mitä nähtiin.
        [unrecorded] tätä peliä ei kirjata; tuomari ilmoittaa, mitä tapahtui.
        [too-early] tuomari ei ole vielä aloittanut peliä.
        [no-move] ”{ $about }” ei ole siirto.
        [ambiguous] ”{ $about }” voi tarkoittaa useaa siirtoa.
       *[unclear] kukaan ei voi tietää, mitä nappulaa ”{ $about }” tarkoittaa. Kirjoita lähtö- ja tuloruutu, esimerkiksi e2e4.
    }
problem-nothing-to-do = Tässä ei ole tehtävää
    .detail = ”{ $event }”: { $why } Sitä ei kirjattu; kirjoita muistiinpano, jos sen pitäisi jäädä näkyviin.
problem-nothing-entered = Mitään ei ole kirjattu
    .detail = Pöydälle { $number } ei ole kirjattu tulosta, joten peruttavaa ei ole.
problem-arbiter-awaited = Siellä odotetaan tuomaria
    .detail = Pöydässä { $number } pelaajat odottavat ratkaisua. Mene sinne, ratkaise asia ja käynnistä sen pöydän kello erikseen.
problem-has-begun = Peli on alkanut
    .detail = Pöydän { $number } peli on alkanut. Nimiä voi vielä korjata; kaikki muu ratkaistaan pöydässä.
problem-no-setup = Peliä ei voi perustaa näin
    .detail = Jokin sen tunnisteissa tai määräyksissä on väärin. (Protokollan sanoin englanniksi: { $why })
problem-no-position = Tämä ei ole asema
    .detail = Asema kirjoitetaan FEN-merkinnällä kahdeksannesta rivistä ensimmäiseen, kuten 4k3/8/8/8/8/8/8/4K2R w K - 0 1. (Ohjelmoijille englanniksi: { $why })
problem-no-move = Tämä ei ole siirto
    .detail = ”{ $move }” ei ole siirto tässä asemassa. Kirjoita siirto kuten Nf3 tai molemmat ruudut kuten g1f3.
problem-no-promotion = Korotusnappula puuttuu
    .detail = ”{ $move }” ei kerro, miksi nappulaksi sotilas korotetaan. Kirjoita myös nappula, jollakin näistä tavoista: { $written }.
problem-several-moves = Näin voi kirjoittaa useita siirtoja
    .detail = ”{ $move }” sopii useampaan kuin yhteen nappulaan. Kirjoita, mikä niistä siirtyy, jollakin näistä tavoista: { $written }.
problem-hidden-sign = Tekstissä on näkymätön merkki
    .detail = Kentän ”{ $field }” merkki numero { $at } ({ $sign }) { $kind ->
        [control] on rivinvaihto tai ohjausmerkki. Kirjoita teksti yhdelle riville.
        [direction] muuttaa tekstin suuntaa, joten muut lukisivat jotakin muuta. Kirjoita teksti uudelleen ilman sitä.
       *[invisible] ei näy, joten kaksi eri tekstiä näyttäisi samalta. Kirjoita teksti uudelleen ilman sitä.
    }
problem-too-much = Liian paljon
    .detail = { $what ->
        [engines] Kaikki tämän palvelimen tietokonevastustajat pelaavat. Yritä myöhemmin uudelleen.
        [name] Nimessä on vähintään yksi ja enintään { $most } kirjainta.
        [event] Tapahtumassa on enintään { $most } merkkiä.
        [key] Avaimessa on enintään { $most } merkkiä.
        [note] Muistiinpanossa on enintään { $most } merkkiä.
        [endpoint] Viestipalvelun osoitteessa on enintään { $most } merkkiä.
        [subscriptions] Kilpailun kutsuista ilmoitetaan enintään { $most } laitteelle.
        [notes] Kilpailussa on enintään { $most } muistiinpanoa.
        [body] Pyynnön koko on enintään { $most }.
        [file] Tässä tiedostossa on enemmän kuin pelaajaluettelossa voi olla. Tallenna luettelo paritusohjelmasta uudelleen turnaustiedostona (TRF), .xlsx- tai CSV-muodossa ja lähetä se.
        [seals] Kuorisiirrossa on enintään { $most } merkkiä.
        [events] Pelissä on enintään { $most } tapahtumaa.
        [boards] Kilpailussa on enintään { $most } lautaa.
        [tags] Pelissä on enintään { $most } tunnistetta.
        [tag] Tunnisteessa on enintään { $most } merkkiä.
        [chess960] Chess960-asemien numerot ovat 0–{ $most }.
        [delay] Katsojat voivat olla jäljessä enintään { $most } sekuntia.
       *[other] { $what }: enintään { $most }.
    }
problem-wrong-secret = Tämä linkki ei avaa paikkaa
    .detail = Linkki on korvattu uudella tai se on vajaa. Pyydä tuomarilta uusi.
problem-still-played = Peli on vielä kesken
    .detail = Sen pöytäkirja näytetään, kun peli on päättynyt. Siihen asti sen näkevät tuomari ja ne, jotka seuraavat viiveellä tai katsojan paikalta.
problem-no-secret = Kuka olet?
    .detail = Vain se, jolla on paikka, voi kertoa, mitä tapahtuu. Lähetä paikan salaisuus muodossa ”Authorization: Bearer …”.
problem-no-leave = Kaikki eivät voi perustaa pelejä tänne
    .detail = Avaa linkki, jolla ylläpitäjä on kutsunut sinut, tai lähetä salasana muodossa ”Authorization: Bearer …”.
problem-closed = Tämä on suljettu
    .detail = Ylläpitäjä on sulkenut tämän. Se, mitä on tapahtunut, säilyy, mutta mitään ei voi enää tapahtua.
problem-gone = Tämä on poistettu
    .detail = Ylläpitäjä on poistanut kohteen ”{ $id }”. Sen tapahtumia ei enää säilytetä.
problem-not-yours = Ei tältä paikalta
    .detail = Tapahtuma ”{ $event }” ei kuulu tälle paikalle: { $seat ->
        [white] se on valkean.
        [black] se on mustan.
        [both] se on pelaajien.
        [arbiter] se on tuomarin.
        [assistant_of_white] se on valkean avustajan.
        [assistant_of_black] se on mustan avustajan.
       *[spectator] se on katsojan.
    }
problem-only-the-arbiter = Vain tuomari voi tehdä tämän
    .detail = Tähän tarvitaan tuomarin paikka.
problem-board-taken = Numero on käytössä
    .detail = Lauta { $number } on jo olemassa. Valitse toinen numero tai jätä se pois.
problem-last-arbiter = Viimeinen tuomari jää
    .detail = Kukaan ei voisi enää ratkaista mitään, eikä uusia linkkejä voisi antaa. Anna ensin paikka toiselle tuomarille.
problem-foreign-push-service = Sinne ei lähetetä viestejä
    .detail = ”{ $host }” ei ole minkään täällä tunnetun selaimen viestipalvelu. Palvelimen ylläpitäjä voi sallia sen valinnalla --push-service.
problem-no-spectators = Katsojia ei päästetä
    .detail = Vain se, jolla on paikka, saa katsoa tätä peliä.
problem-conflict = Jotakin muuta ehti tapahtua ensin
    .detail = Muut olivat useaan kertaan nopeampia. Katso lautaa ja yritä uudelleen.
problem-envelope-closed = Kuorta ei voi avata
    .detail = Tällä palvelimella ei ole avainta, jolla kuorisiirto suljettiin. Jos avainta ei ole kenelläkään, kuori on kadonnut: ”Arbiter reports the envelope lost”.
problem-unknown-host = Tämä palvelin ei ole ”{ $host }”
    .detail = Avaa se osoitteessa { $own }, linkkien osoitteessa tai koneen IP-osoitteella. Palvelimen ylläpitäjä sallii muun nimen valitsimella --host NIMI tai --url.
problem-foreign-page = Pyyntö tulee toisen sivuston sivulta
    .detail = Sivu on osoitteessa { $origin }. Vain tämän palvelimen omat sivut voivat muuttaa jotakin: avaa { $own }. Jos osoite on palvelimen oma, ylläpitäjä kertoo sen valitsimella --url.
problem-used-up = Palvelimesta kerralla käytettävissä oleva osuus on käytetty
    .detail = Yritä uudelleen { $seconds } s kuluttua. Pelaajien siirrot ja kellon painallukset otetaan yhä vastaan.
problem-too-fast = Liian monta pyyntöä
    .detail = Odota hetki ja yritä uudelleen.
problem-too-slow = Se kesti liian kauan
    .detail = Pyyntö ei valmistunut ajoissa. Yritä uudelleen.
problem-going-down = Palvelinta pysäytetään
    .detail = Kellot on pysäytetty. Peliä voi jatkaa, kun palvelin on taas käynnissä.
problem-event-full = Tapahtumassa ei ole tilaa
    .detail = Tämä tapahtuma säilyttää turnaustiedostoja enintään { $most }, ja myös aiempien kierrosten ja latausten tiedostot lasketaan. Tästä tiedostosta ei säilytetty mitään; aiemmat tiedostot pysyvät ennallaan.
problem-no-journal = Tapahtumaloki ei vastaa
    .detail = Tiedossa ei ole, tallentuiko mitään. Lähetä sama uudelleen samalla avaimella: se otetaan huomioon vain kerran.
problem-broken-journal = Tämän pelin tapahtumalokia ei voi lukea
    .detail = Tämä ohjelmaversio ei osaa lukea sitä. (Ohjelmoijille englanniksi: { $why })
problem-no-randomness = Satunnaislukuja ei ole
    .detail = Kone ei anna satunnaislukuja, joten salaisuutta ei voi luoda.
problem-failed = Jokin epäonnistui
    .detail = Näin ei olisi pitänyt käydä. Asia on kirjattu lokiin.
problem-no-such-board = Sellaista lautaa ei ole
    .detail = Kierroksella { $round } ei ole lautaa { $number }.
problem-no-tournament-file = Ei turnaustiedostoa
    .detail = Lähetetty tiedosto ei ole FIDEn turnaustiedosto (mikään rivi ei ala merkinnällä 001), tai kilpailulle ei ole annettu sellaista.
problem-not-in-file = Turnaustiedostossa ei ole sille paikkaa
    .detail = { $why }. Anna tiedosto, jossa kierros on paritettu.
