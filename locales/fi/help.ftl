# Mitä komentorivi kertoo itsestään: viesti komentoa kohti, attribuutti valitsinta tai
# argumenttia kohti. .more on se, minkä --help kertoo lisäksi.

help-words =
    .usage = Käyttö:
    .commands = Komennot
    .arguments = Argumentit
    .options = Valitsimet
    .options-name = VALITSIMET
    .command-name = KOMENTO
    .default = [oletus: { $value }]
    .values = [vaihtoehdot: { $values }]
help-errors =
    .error = virhe:
    .unknown-argument = ”{ $argument }” on tuntematon
    .unknown-command = komentoa ”{ $command }” ei ole
    .missing = tästä puuttuu: { $arguments }
    .missing-command = komennosta ”{ $command }” puuttuu alikomento
    .no-value = arvo puuttuu: { $argument }
    .bad-value = arvo ”{ $value }” ei kelpaa, { $argument }
    .too-many-values = arvo ”{ $value }” on liikaa, { $argument }
    .how-many = { $argument }: arvoja pitää olla { $expected }, niitä on { $actual }
    .conflict = ”{ $argument }” ei käy yhdessä tämän kanssa: { $others }
    .twice = ”{ $argument }” on kahdesti
    .no-equals = arvon edestä puuttuu yhtäläisyysmerkki: { $argument }
    .not-utf8 = komentorivillä on merkkejä, jotka eivät ole UTF-8:aa
    .in-english = (englanniksi: { $why })
    .similar = samankaltaisia: { $similar }
    .as-value = jos se on arvo, kirjoita -- { $argument }
    .more = Lisää kertoo --help.
help-values =
    .file = TIEDOSTO
    .code = KOODI
    .level = TASO
    .dir = KANSIO
    .edition = SÄÄNTÖVERSIO
    .network = VERKKO
    .path = POLKU
    .origin = OSOITE
    .address-port = OSOITE:PORTTI
    .store = VARASTO
    .name-program = NIMI=OHJELMA
    .who = KETKÄ
    .days = PÄIVIÄ
    .from = MISTÄ
    .to = MIHIN
    .n = N
    .article-words = KOHTA|SANOJA
    .article = KOHTA
    .older = VANHEMPI
    .newer = UUDEMPI
    .word = SANA
    .words = SANOJA
    .number = NUMERO
    .notation = MERKINTÄTAPA
    .form = MUOTO
    .fen = FEN
    .move = SIIRTO
    .control = MIETTIMISAIKA
    .tag-value = TUNNISTE=ARVO
    .shell = KOMENTOTULKKI
    .id = TUNNUS
    .name = NIMI
    .depth = SYVYYS
help = FIDEn shakkisäännöt ohjelmana: ratkaise, mitä laudan ääressä tapahtui, tarkasta PGN-tiedostoja, tutki asemia.
    .lang = Tulosteen kieli: en, el, fi tai ar; oletus on se, jonka LC_ALL, LC_MESSAGES tai LANG nimeää, tai englanti
    .help = Näytä ohje (--help kertoo enemmän kuin -h)
    .version = Näytä versio
help-help = Näytä tämä ohje tai jonkin komennon ohje
    .subcommand = Komento, jonka ohje näytetään
help-judge = Toista pelien protokollat ja näytä jokainen ratkaisu sääntökohtineen
    .more =
        Protokolla on tekstitiedosto: PGN-tunnisteet ([Laws "FIDE 2023"] on pakollinen), tyhjä rivi ja sitten yksi tapahtuma kullakin rivillä: `0:00:04 White plays e4`.

        Paluuarvo: 0 ratkaistu, 1 --check löysi eron, 2 tiedostoa ei voitu lukea.
    .files = Protokollat; jos niitä ei anneta tai annetaan -, luetaan vakiosyötettä
    .json = Tulosta JSON-rivi jokaisesta sääntöversiosta
    .why = Kerro jokaisen ratkaisun alla, miksi se annettiin: mikä siirrossa oli vikana, mitkä muut tosiseikat vaikuttivat ja mitä kohtaa sovellettiin; valitsimen --json kanssa sääntö ja sen tiedot datana
    .schema = Tulosta JSON-skeema siitä, mitä --why lisää valitsimen --json tulosteeseen, ja lopeta
    .check = Vertaa tiedoston `=>`-riveihin ja näytä vain erot
    .pgn = Tulosta peli PGN-muodossa: siirrot ja kellojen ajat, ja kommentteina kaikki muu, mitä tehtiin ja ratkaistiin
    .laws = Ratkaise tämän sääntöversion mukaan eikä niiden, jotka tiedosto nimeää
help-ask = Kysy, mitä säännöt sanovat tapauksesta laudalla, jonka siirtoja ei ole tallennettu
    .more =
        Puulaudoilla pelattaviin kilpailuihin: `touchmove ask illegal move by White` kysyy yksi kerrallaan sen, mistä ratkaisu riippuu, ja kertoo, mitä tehdään. Jos kaikki tosiseikat annetaan samalla rivillä, kuten `touchmove ask "illegal move by White (not legal, not answered)"`, se ei kysy mitään. Ilman sanoja se luettelee, mitä voi ilmoittaa.

        Paluuarvo: 0 ratkaistu, 1 jokin tosiseikka puuttuu eikä vakiosyöte ole pääte, 2 sanoja ei voitu lukea.
    .words = Mitä on tapahtunut: ilmoitus protokollan sanoin, `Arbiter reports` edessä tai ilman
    .laws = Sääntöversio
    .time-control = Miettimisaika lyhyesti: 90+30, 40/90+30, 30+30, W5-B4
    .limited = Nopea shakki tai pikashakki ilman täyttä valvontaa (A.5 ja B.3 ovat voimassa)
    .tag = Muu protokollan tunniste, kuten `DefaultTime=0:15:00`
    .json = Tulosta JSON-muodossa
help-protocol = Luettele protokollan teot ja niiden merkitys
    .more = Protokollan teot, yksi kullakin rivillä, ja niiden merkitys:
    .word = Vain teot, jotka liittyvät tähän sanaan: draw, clock, proposes
help-laws = Näytä, mitä sääntökohta sanoo, kuka siitä päättää, mikä on muuttunut ja mitä tapauksia siitä on
    .more =
        Ilman kohtaa luetellaan sääntöversion luvut. Jos annetaan luku (7, A, GI), luetellaan sen kohdat. --diff vertaa kahta sääntöversiota säännös säännökseltä.

        Paluuarvo: 0 näytetty, 2 sellaista kohtaa tai sääntöversiota ei ole.
    .article = Kohta tai luku sääntöversion omalla numerolla (7.5.5, 7, A.4), tai mitä tapahtui, omin sanoin: puhelin soi
    .edition = Sääntöversio kokonaan tai osittain: "FIDE 2023", 2014
    .table = Tulosta koko taulukko: jokainen kohta, kuka siitä päättää, sen otsikko ja säännökset
    .glossary = Selitä sääntöjen termit: kaikki tai ne, jotka vastaavat näitä sanoja
    .diff = Näytä, missä kaksi sääntöversiota eroavat
    .json = Tulosta JSON-muodossa
help-book = Lue sääntökirjaa: sääntöversion kaikki kohdat Markdown-muodossa
    .more =
        Kirja kertoo omin sanoin, mitä kukin kohta vaatii, kuka siitä päättää, mikä on muuttunut edellisestä sääntöversiosta, mitä siitä seuraa ja mitkä tapaukset sitä valaisevat. Jos annetaan kohta tai luku (7.5.5, 7, A), tapaukset kerrotaan kokonaan, ratkaisuineen.

        Paluuarvo: 0 näytetty, 2 sellaista kohtaa tai sääntöversiota ei ole.
    .article = Kohta tai luku sääntöversion omalla numerolla; ilman sitä kaikki
    .edition = Sääntöversio kokonaan tai osittain: "FIDE 2023", 2014
    .find = Luettele kohdat ja tapaukset, jotka vastaavat näitä sanoja, paras ensin
    .epub = Kirjoita koko sääntöversio EPUB-kirjaksi lukulaitteelle
help-audit = Lue PGN-tiedostoja ja kerro, mitä säännöt sanovat kustakin pelistä
    .more =
        Lukee PGN-tiedostoja pakattuina (gzip, zstd, bzip2, xz) tai pakkaamattomina sekä ZIP-tiedostojen sisältä. Löytää tekstin, jota ei voi lukea, laittomat siirrot, pelaamisen pelin päättymisen jälkeen, tulokset, jotka ovat ristiriidassa lopun kanssa, häviöt, vaikka vastustaja ei olisi voinut tehdä mattia, väärin ilmoitetut päättymistavat, mahdottomat kellojen ajat ja tasapelit, jotka olisi voinut vaatia. --kinds luettelee kaikki. Jos laittoman siirron voi fyysisesti tehdä, myös sen jälkeinen pelin loppuosa tutkitaan.

        Paluuarvo: 0 ei mitään niin vakavaa kuin --fail-on sanoo, 1 löydöksiä, 2 tiedostoa ei voitu lukea.
    .files = PGN-tiedostot, pakattuina tai ei; jos niitä ei anneta tai annetaan -, luetaan vakiosyötettä
    .json = Tulosta JSON-rivi jokaisesta pelistä
    .laws = Käytä tätä sääntöversiota eikä sitä, joka oli voimassa, kun peli pelattiin
    .strict = Ilmoita myös PGN-muodon virheet, joista ei ollut haittaa
    .threads = Käytettävien säikeiden määrä; oletuksena koneen ytimien määrä
    .only = Etsi vain tämänlaisia löydöksiä: illegal-move, claim-*
    .ignore = Jätä tämänlaiset löydökset pois
    .fail-on = Palauta arvo 1, jos jokin löydös on vähintään näin vakava
    .config = TOML-tiedosto, jossa ovat nämä valitsimet nimeltä, kuten ignore = ["claim-*"]; komentorivi on etusijalla
    .kinds = Luettele löydösten lajit ja vakavuudet ja lopeta
    .schema = Tulosta --json-rivin JSON-skeema ja lopeta
    .csv = Tulosta löydökset taulukkona pilkuin erotettuina
    .games-with = Kirjoita pelit, joissa on tällaisia löydöksiä, muuttamattomina --output-tiedostoon
    .output = Tiedosto, johon --games-with kirjoittaa
    .parquet = Kirjoita löydökset ja lukumäärät Parquet-tiedostoina tähän kansioon
    .html = Kirjoita raportti lautakuvineen selainta varten
    .fix = Kirjoita vioittuneiden pelitallenteiden korjaukset patch-tiedostoon; tarkistuksen jälkeen convert --apply tekee ne
    .baseline = Kerro vain löydökset, joita ei ole tässä tiedostossa; ensimmäinen ajo luo sen
    .by = Laske pelit ja löydökset myös kilpailuittain tai tiedostoittain
    .resume = Merkitse eteneminen tähän tiedostoon ja jatka siitä seuraavalla kerralla
    .shard = Tutki vain tämä osa peleistä: 1/4, 2/4, 3/4 ja 4/4 ovat yhdessä kaikki
help-convert = Lue pelejä minkä tahansa kielen kirjaimilla ja kirjoita ne toisen kielen kirjaimilla
    .more =
        Lukee PGN:ää, myös pakattua, ja pöytäkirjoja sellaisina kuin pelaajat ne kirjoittavat: siirrot numeroin ja tunnistein tai ilman, englanniksi, kreikaksi (kumpinakin linjoina), suomeksi, arabiaksi, saksaksi, ranskaksi, hollanniksi, espanjaksi, venäjäksi, puolaksi, unkariksi, tšekiksi, kuvioina tai sanoina, jotka ilmoitetaan näkövammaiselle pelaajalle (saksaksi, englanniksi, suomeksi tai kreikaksi). Kieli päätellään pelin kaikista siirroista; kieliä saa olla kaksi. Kommentit, tunnisteet, muunnelmat ja arviomerkit säilyvät. Siirrosta, jota ei voi lukea, kerrotaan, mikä se olisi voinut olla. Peli kirjoitetaan siihen asti, ja loput sen tekstistä tulee kommentiksi. Jokaista tuloksen peliä verrataan alkuperäiseen.

        Komento myös yhtenäistää PGN:n niin, että muut ohjelmat voivat lukea tuloksen kokonaan. Peli, joka jatkuu laittoman siirron jälkeen, kirjoitetaan osina, kukin siitä asemasta, johon siirto johti, ja katkoskohdassa on kommentti.

        Paluuarvo: 0 kaikki muunnettiin, 1 jotakin pelissä ei voitu muuntaa sellaisenaan tai siinä on laiton siirto, 2 tiedostoa ei voitu lukea.
    .files = Pelit; jos niitä ei anneta tai annetaan -, luetaan vakiosyötettä
    .notation = Merkintätapa, jolla kirjoitetaan: en, el (linjat α–θ), el-latin (linjat a–h), fi, ar, de, fr, nl, es, ru, pl, hu, cs, figurines, spoken (saksan sanat), spoken-en, spoken-fi tai spoken-el
    .from = Merkintätapa, jolla luetaan, tunnistetun sijasta
    .form = Miten siirrot kirjoitetaan, olivatpa kirjaimet mitkä tahansa: pgn (exd6, O-O, e8=Q+), laws (exd6 e.p., 0-0, e8Q+, (=)), short (ed6, e8Q) tai long (e5xd6, Ng1f3)
    .rejects = Kirjoita tähän tiedostoon niiden pelien alkuperäinen teksti, joita ei muunnettu sellaisinaan
    .apply = Tee lukiessa korjaukset, jotka audit --fix on kirjoittanut
help-position = Tutki asemaa: kumman siirtovuoro, shakki, matti, patti, lailliset siirrot
    .more =
        Paluuarvo: 0 tutkittu; 1 --why-valitsimen siirto tai --legal-valitsimen asema on laiton, tai --mate ei löytänyt vastausta; 2 asemaa tai siirtoa ei voitu lukea.
    .fen = Asema FEN-, X-FEN- tai Shredder-FEN-muodossa, lainausmerkeissä tai ilman
    .chess960 = Chess960:n alkuasema, jolla on tämä numero, 0–959; 518 on tavallinen shakki
    .why = Kerro, miksi tämä siirto (e2e5 tai SAN) on laiton, tai että se on laillinen
    .legal = Kerro, onko asema voinut syntyä alkuasemasta: miksi ei, jokin peli, joka johtaa siihen, tai ettei asiaa voitu ratkaista
    .mate = Kerro kummastakin pelaajasta, voiko hän vielä tehdä matin jollakin laillisella siirtosarjalla, siirtoineen tai tarkistettuine todistuksineen, ja onko asema kuollut
    .budget = Montako asemaa --mate saa katsoa kummankin pelaajan osalta
    .laws = Sääntöversio, jonka kohtiin viitataan
    .json = Tulosta JSON-muodossa
help-perft = Laske tietyn pituiset laillisten siirtojen sarjat
    .depth = Siirtojen määrä
    .fen = Asema, josta aloitetaan; muuten alkuasema
    .chess960 = Kirjoita linnoitus niin, että kuningas lyö tornin, kuten Chess960-ohjelmat
    .divide = Tulosta määrä jokaiselle ensimmäiselle siirrolle
help-broadcast = Lähetä kierroksen pelit verkkolähetykseen
help-broadcast-push = Vie PGN-tiedoston tai osoitteen pelit Lichess-lähetyksen kierrokseen aina kun ne muuttuvat
    .more =
        Kierroksella ei saa olla omaa lähdettä. Avaimella on oltava oikeus `study:write`; se luetaan tiedostosta tai muuttujasta LICHESS_TOKEN eikä sitä näytetä missään. Jos pelit tulevat kilpailusta, joka vaatii paikan, sen salaisuus luetaan muuttujasta TOUCHMOVE_SECRET.

        Tilapäisesti epäonnistunutta lähettämistä yritetään uudelleen yhä pidemmin väliajoin; hylättyä kierrosta ei.

        Paluuarvo: 0 viety valitsimella --once, 1 pelejä hylättiin tai yritykset loppuivat kesken, 2 kierros, avain tai pelit hylättiin.
    .games = Pelit: PGN-tiedosto tai sellaisen osoite, kuten http://localhost:8080/api/competitions/ID/pgn?round=3
    .round = Kierroksen nimi Lichessin osoitteissa: kahdeksan viimeistä merkkiä
    .token-file = Tiedosto, jossa on vain avain
    .server = Palvelin, joka lähettää
    .every = Montako sekuntia odotetaan, ennen kuin muutokset tarkistetaan uudelleen
    .once = Vie kerran ja lopeta
help-serve = Käynnistä palvelin pelaajille, tuomareille ja katsojille
    .more =
        Tulostaa osoitteen, jonka voi avata. Kaikki on yhdessä SQLite-tiedostossa tai PostgreSQL-kannassa, jota usea palvelin voi käyttää yhdessä. Ctrl-C pysäyttää kaikki kellot, kirjaa sen ja pysäyttää sitten palvelimen.

        Paluuarvo: 0 pysäytetty, 2 tietovarastoa tai osoitetta ei voitu käyttää.
    .config = TOML-tiedosto, joka asettaa nämä valitsimet nimeltä, kuten listen = "0.0.0.0:443"; komentorivi kumoaa sen
    .tls-certificate = Palvelimen varmenne ketjuineen PEM-muodossa: silloin palvelin käyttää TLS:ää
    .tls-key = Varmenteen avain PEM-muodossa
    .trusted-proxies = Palvelimen edessä oleva välityspalvelin osoitteena tai verkkona (10.0.0.0/8): sen X-Forwarded-For-tietoon luotetaan
    .prefix = Jokaisen polun alku, jos välityspalvelimella on muitakin sivustoja: /chess
    .url = Osoite, josta pelaajat tavoittavat palvelimen, linkkejä, liuskoja ja QR-koodeja varten; muuten koneen oma
    .hosts = Muu nimi, jolla palvelinta saa kutsua, kuten chess.local, sen osoitteiden, tämän koneen nimien ja valitsimen --url nimen lisäksi; voi toistaa
    .metrics = Näytä luvut Prometheukselle tämän osoitteen polussa /metrics, jota muiden ei pidä tavoittaa; pelkkä portti: vain tällä koneella
    .listen = Osoite ja portti, joita kuunnellaan
    .store = Missä kaikki säilytetään: SQLite-tiedosto, postgres://USER:PASSWORD@HOST/DATABASE tai memory
    .key = Tiedosto, jossa on kuorisiirtojen avain; luodaan, jos sitä ei ole. Pidä se erillään tietovaraston varmuuskopioista
    .engines = UCI-ohjelma, joka voi istua laudan ääreen; jos yhtään ei nimetä, Stockfish, jos se löytyy
    .create = Kuka saa luoda pelejä: kaikki (open), tämän koneen käyttäjät (here), salasanan tuntevat (password) tai ylläpitäjän kutsumat (invited); oletus on open, jos palvelin kuuntelee vain tätä konetta eikä luota mihinkään välityspalvelimeen, muuten here
    .password-file = Tiedosto, jossa on valinnan --create password salasana
    .keep-days = Poista pelit ja kilpailut, kun niissä ei ole tapahtunut mitään näin moneen päivään
    .keep-names-days = Poista peleistä ja kilpailuista nimet, kun niissä ei ole tapahtunut mitään näin moneen päivään
    .admin-socket = Socket-tiedosto, jonka kautta `touchmove admin` ottaa yhteyden palvelimeen; oletuksena avaimen vieressä
    .push-services = Muut osoitteet kuin Chromen, Firefoxin, Safarin ja Edgen ilmoituspalvelut, joihin saa lähettää ilmoituksia, kun sivu on suljettu; portti mukaan, jos se on muu kuin 443
    .open = Avaa sivu tämän koneen selaimessa
    .access-log = Kirjaa jokainen pyyntö: osoite, menetelmä, polku, tila ja aika, mutta ei salaisuuksia
    .json = Kirjaa JSON-riveinä
    .no-limits = Älä rajoita, kuinka monta pyyntöä yksi osoite saa tehdä
help-backup = Kopioi tietovarasto uuteen tiedostoon, kun palvelin käyttää sitä
    .more = Paluuarvo: 0 kopioitu, 2 ei voitu kopioida.
    .to = Uusi tiedosto
    .store = SQLite-tiedosto, jota palvelin käyttää
help-copy = Kopioi tietovarasto toiseen paikkaan: tiedostosta PostgreSQL-kantaan tai päinvastoin
    .more =
        Mikään palvelin ei saa käyttää kumpaakaan, ja uuden pitää olla tyhjä. Kaikki luetaan lopuksi uudelleen ja verrataan.

        Paluuarvo: 0 kopioitu, 1 kopiota tai tietovarastoa on muutettu, 2 ei voitu kopioida.
    .from = Tietovarasto: tiedosto tai postgres://USER:PASSWORD@HOST/DATABASE
    .to = Uusi paikka
    .key = Tietovaraston avaintiedosto
help-check = Tarkista, onko joku muuttanut tietovaraston lokeja
    .more =
        Jokainen loki on ketjutettu palvelimen avaimella: jokainen palvelimen ohi tehty muutos, poisto tai lisäys katkaisee ketjun. Palvelin saa olla käynnissä.

        Paluuarvo: 0 mitään ei ole muutettu, 1 jotakin on muutettu, 2 ei voitu lukea.
    .store = Tietovarasto: tiedosto tai postgres://USER:PASSWORD@HOST/DATABASE
    .key = Tietovaraston avaintiedosto
    .forgotten = Etsi sen sijaan tätä henkilöä nimellä tai FIDE-numerolla: lokeista, tietovaraston tiedostojen tavuista ja valitsimen --within tiedostoista
    .within = Muita tiedostoja, joista etsitään: varmuuskopiot, arkistot, viennit
help-forgotten = Tee aiemmat poistot uudelleen varmuuskopiosta palautettuun tietovarastoon
    .more =
        Palvelin pitää avaimensa vieressä luetteloa kaikista poistoista ja soveltaa sitä käynnistyessään; `touchmove backup` kirjoittaa sellaisen varmuuskopion viereen. Mikään palvelin ei saa käyttää tietovarastoa.

        Paluuarvo: 0 tehty, 2 ei voitu tehdä.
    .store = Tietovarasto: tiedosto tai postgres://USER:PASSWORD@HOST/DATABASE
    .list = Luettelo: tiedosto, jonka pääte on .forgotten
    .key = Tietovaraston avaintiedosto
help-admin = Hoida tällä koneella käyvän palvelimen pelejä
    .more =
        Yhteys palvelimeen kulkee avaimen vieressä olevan socket-tiedoston kautta, jonka vain sen omistaja voi avata: suorita komento palvelimen käyttäjänä.

        Paluuarvo: 0 tehty, 2 ei voitu tehdä.
    .socket = Palvelimen socket-tiedosto; oletuksena avaimen vieressä
    .key = Palvelimen avaintiedosto
help-admin-metrics = Tulosta palvelimen luvut Prometheuksen muodossa
help-admin-list = Luettele pelit ja kilpailut: nimi, laji, kilpailu, onko auki, viimeisen muutoksen päivä, pelaajat
help-admin-link = Anna uusi linkki tuomarille, joka on kadottanut vanhan
    .id = Peli tai kilpailu
help-admin-close = Sulje peli, tai kilpailu ja kaikki sen pelit, niin ettei niissä voi enää tapahtua mitään
    .id = Peli tai kilpailu
help-admin-archive = Kirjoita kaikki, mitä pelistä tai kilpailusta on kirjattu, uuteen tiedostoon
    .id = Peli tai kilpailu
    .file = Uusi tiedosto: JSON-rivi jokaisesta merkinnästä
help-admin-delete = Poista peli, tai kilpailu ja kaikki sen pelit, lopullisesti
    .id = Peli tai kilpailu
    .yes = Vahvista poisto
help-admin-anonymise = Poista henkilö kaikista lokeista lopullisesti: nimet, numerot, vahvuusluvut, maininnat
    .name = Nimi missä kirjoitusasussa tahansa tai FIDE-numero
help-admin-invite = Anna linkki, jolla joku voi luoda pelejä
    .name = Kenelle
    .days = Montako päivää se on voimassa
help-admin-invitations = Luettele kutsut: numero, viimeinen päivä, kenelle
help-admin-uninvite = Peru kutsu
    .id = Sen numero
help-mcp = Vastaa tekoälyavustajan kysymyksiin Model Context Protocolin työkaluina
    .more =
        Keskusteluavustajien kaltaisille ohjelmille, jotka käynnistävät tämän ja viestivät sen kanssa vakiosyötteen ja vakiotulosteen kautta: judge, laws, position ja audit, jokainen ratkaisu kohtineen. Mitään ei säilytetä, tiedostoja ei lueta eikä verkkoa käytetä.

        Paluuarvo: 0 asiakasohjelma on katkaissut yhteyden, 2 asiakasohjelma ei käyttänyt protokollaa.
help-completions = Tulosta täydennykset komentotulkille
    .shell = Komentotulkki
help-man = Tulosta man-sivu, tai kirjoita jokaisen komennon sivu kansioon
    .dir = Kansio; ilman sitä pääsivu menee vakiotulosteeseen
