# Terms of the Laws with their meanings. Terms are written as in a list: no full stop, and a
# capital only if the language requires one.

glossary-adjournment = keskeytys
    .means = Tauko pelissä, joka pelataan loppuun toisessa istunnossa. Sitä ennen seuraava siirto suljetaan kuoreen.
glossary-adjust = korjaaminen
    .means =
    { $edition ->
       *[fide-2023] Nappulan asennon korjaaminen ruudussa, kun siitä on ensin ilmoitettu. Sen saa tehdä vain siirtovuorossa oleva pelaaja, jonka kello käy.
        [fide-2009] Nappulan asennon korjaaminen ruudussa, kun siitä on ensin ilmoitettu. Sen saa tehdä siirtovuorossa oleva pelaaja.
    }
glossary-algebraic-notation = algebrallinen merkintätapa
    .means = Tapa kirjoittaa siirrot: nappulan kirjain ja sen ruudun nimi, johon nappula siirtyy.
glossary-appeal = valitus
    .means = Pyyntö, että ylempi taho tutkii tuomarin päätöksen uudelleen.
glossary-arbiter = tuomari
    .means = Henkilö, joka huolehtii sääntöjen noudattamisesta ja ratkaisee kiistat.
glossary-assistant = avustaja
    .means = Henkilö, joka siirtää nappuloita, painaa kelloa tai merkitsee siirrot sellaisen pelaajan puolesta, joka ei itse pysty siihen.
glossary-attack = uhkaaminen
    .means = Nappula uhkaa ruutua, jos se voisi lyödä siinä, vaikka se ei saisi siirtyä, koska oma kuningas jäisi shakkiin.
glossary-blitz = pikashakki
    .means =
    { $edition ->
       *[fide-2023] Shakki, jossa kummallakin on enintään kymmenen minuuttia kuuttakymmentä siirtoa kohti, lisäajat mukaan luettuina.
        [fide-2009] Shakki, jossa kummallakin on kuuttakymmentä siirtoa kohti alle viisitoista minuuttia lisäajat mukaan lukien.
    }
glossary-capture = lyönti
    .means = Vastustajan nappulan poistaminen laudalta siirtymällä sen ruutuun.
glossary-castling = linnoitus
    .means = Kuninkaan ja tornin yhteinen siirto. Kuningas siirtyy kaksi ruutua tornia kohti, ja torni siirtyy ruutuun, jonka kuningas ylitti.
glossary-check = shakki
    .means = Kuningas on shakissa, jos vastustaja voisi lyödä sen seuraavalla siirrolla. Shakki on torjuttava heti.
glossary-checkmate = matti
    .means = Kuningas on uhattuna, eikä mikään laillinen siirto pelasta sitä. Peli on hävitty.
glossary-chess960 = Chess960
    .means = Shakki, jossa ensimmäisen rivin nappulat aloittavat jossakin 960 järjestyksestä.
glossary-chessboard = shakkilauta
    .means = Kahdeksan riviä ja kahdeksan linjaa vuorotellen vaaleita ja tummia ruutuja. Kummankin pelaajan oikealla puolella on vaalea kulmaruutu.
glossary-chessclock = shakkikello
    .means = Kello, jossa on kaksi näyttöä. Vain toinen käy kerrallaan: siirtovuorossa olevan pelaajan.
glossary-claim = vaatimus
    .means = Pelaajan sääntöjen mukainen vaatimus: tasapeli, merkkilipun putoaminen, laiton siirto. Kellot seisovat, kunnes se on ratkaistu.
glossary-completed-move = siirron saattaminen loppuun
    .means = Siirto on saatettu loppuun, kun se on tehty ja kelloa on painettu. Pelin päättävä siirto ei tarvitse painallusta.
glossary-dead-position = kuollut asema
    .means = Asema, jossa kumpikaan pelaaja ei voi tehdä mattia millään laillisella siirtosarjalla. Peli on tasapeli.
glossary-default-time = myöhästymisraja
    .means = Aika pelin alkamisesta, jonka kuluessa pelaajan on saavuttava, jotta hän ei häviä.
glossary-delay = aikaviive
    .means = Aika, joka kuluu jokaisessa siirrossa ennen varsinaista aikaa ja jota ei voi säästää (tunnetaan myös Bronsteinin nimellä).
glossary-displaced = epäjärjestykseen saatetut nappulat
    .means = Nappulat, jotka eivät ole tavallisilla paikoillaan, vaan esimerkiksi kahden ruudun välissä, kyljellään tai lattialla. Pelaaja, joka on saattanut ne epäjärjestykseen, panee ne paikoilleen omalla ajallaan.
glossary-disrepute = maineen vahingoittaminen
    .means = Käytös, joka vahingoittaa shakin hyvää nimeä: huijaaminen, töykeys, ennalta sovittu tulos.
glossary-draw-offer = tasapelitarjous
    .means = Ehdotus päättää peli tasapeliin. Se on voimassa, kunnes siihen vastataan, se hylätään koskemalla nappulaan tai peli päättyy.
glossary-en-passant = ohestalyönti
    .means = Juuri kaksi ruutua edenneen sotilaan lyöminen, ikään kuin se olisi edennyt vain yhden. Mahdollista vain seuraavalla siirrolla.
glossary-fifty-moves = viidenkymmenen siirron sääntö
    .means = Pelaaja saa vaatia tasapeliä, jos kumpikin on tehnyt viisikymmentä siirtoa ilman lyöntejä ja sotilaan siirtoja.
glossary-fivefold = aseman viides esiintyminen
    .means = Sama asema viidennen kerran. Peli on tasapeli ilman vaatimusta.
glossary-flag-fall = merkkilipun putoaminen
    .means = Hetki, jona pelaajan aika on loppunut.
glossary-have-the-move = siirtovuoro
    .means = Pelaajan vuoro siirtää. Vuoro alkaa, kun vastustajan siirto on tehty.
glossary-illegal-move = laiton siirto
    .means =
    { $edition ->
       *[fide-2023] Siirto, jota säännöt eivät salli. Sellaiseksi katsotaan myös painallus ilman siirtoa ja siirto kahdella kädellä.
        [fide-2009] Siirto, jota säännöt eivät salli.
        [fide-2014] Siirto, jota säännöt eivät salli.
    }
glossary-illegal-position = laiton asema
    .means = Asema, johon ei voi päästä millään laillisella siirtosarjalla.
glossary-increment = lisäaika
    .means = Aika, joka lisätään jokaisesta siirrosta ja joka säästyy, jos sitä ei käytetä (tunnetaan myös Fischerin nimellä).
glossary-made-move = siirron tekeminen
    .means = Siirto on tehty, kun kaikki siihen kuuluva on tehty ja nappula on päästetty irti. Sitä ei voi enää muuttaa.
glossary-move-counter = siirtolaskuri
    .means = Kellon näyttö, joka kertoo, montako kertaa kelloa on painettu.
glossary-piece = nappula
    .means = Kuningas, kuningatar, torni, lähetti, ratsu tai sotilas.
glossary-playing-area = pelialue
    .means = Paikka, jossa pelit pelataan. Siirtovuorossa oleva pelaaja tarvitsee luvan poistua sieltä.
glossary-playing-venue = pelihuoneisto
    .means = Pelialue ja siihen liittyvät lepo-, virvoke- ja tupakkatilat, käymälät sekä muut tuomarin nimeämät paikat.
glossary-promotion = korotus
    .means = Viimeiselle riville päässyt sotilas vaihtuu samalla siirrolla kuningattareksi, torniksi, lähetiksi tai ratsuksi.
glossary-quickplay-finish = pikapeliloppu
    .means =
    { $edition ->
       *[fide-2023] Pelin viimeinen osa ilman lisäaikaa, jossa kaikki jäljellä olevat siirrot on tehtävä rajoitetussa ajassa.
        [fide-2009] Pelin viimeinen osa, jossa kaikki jäljellä olevat siirrot on tehtävä rajatussa ajassa.
        [fide-2014] Pelin viimeinen osa, jossa kaikki jäljellä olevat siirrot on tehtävä rajatussa ajassa.
    }
glossary-rapid = nopea shakki
    .means =
    { $edition ->
       *[fide-2023] Shakki, jossa kummallakin on yli kymmenen minuuttia ja alle tunti kuuttakymmentä siirtoa kohti, lisäajat mukaan luettuina.
        [fide-2009] Shakki, jossa kummallakin on kuuttakymmentä siirtoa kohti vähintään viisitoista mutta alle kuusikymmentä minuuttia lisäajat mukaan lukien.
    }
glossary-resignation = luovuttaminen
    .means =
    { $edition ->
       *[fide-2023] Pelistä luopuminen. Vastustaja voittaa, paitsi jos hän ei voi tehdä mattia millään laillisella siirtosarjalla.
        [fide-2009] Pelin luovuttaminen. Vastustaja voittaa.
        [fide-2014] Pelin luovuttaminen. Vastustaja voittaa.
        [fide-2018] Pelin luovuttaminen. Vastustaja voittaa.
    }
glossary-scoresheet = pöytäkirja
    .means =
    { $edition ->
       *[fide-2023] Lomake, johon pelaaja merkitsee molempien siirrot. Se voi olla myös sähköinen.
        [fide-2009] Paperi, johon pelaaja merkitsee molempien siirrot.
        [fide-2014] Paperi, johon pelaaja merkitsee molempien siirrot.
    }
glossary-sealed-move = kuorisiirto
    .means = Siirto, joka kirjoitetaan peliä keskeytettäessä ja pidetään suljetussa kuoressa, kunnes peliä jatketaan.
glossary-seventy-five-moves = 75 siirron sääntö
    .means = Peli on tasapeli ilman vaatimusta, kun kumpikin pelaaja on tehnyt 75 siirtoa ilman lyöntiä ja sotilaan siirtoa.
glossary-square-names = ruutujen nimet
    .means = Linjojen kirjaimet a–h ja rivien numerot 1–8, valkean vasemmasta kulmasta laskettuina.
glossary-stalemate = patti
    .means = Siirtovuorossa oleva ei voi siirtää laillisesti, mutta kuningas ei ole uhattuna. Peli on tasapeli.
glossary-supervision = valvonta
    .means = Tuomareiden määrä peleihin nähden. Nopeassa shakissa ja pikashakissa se ratkaisee, mitkä säännöt ovat voimassa.
glossary-threefold = aseman kolmas esiintyminen
    .means = Sama asema kolmannen kerran, sama pelaaja siirtovuorossa ja samat mahdolliset siirrot. Siirtovuorossa oleva pelaaja saa vaatia tasapeliä.
glossary-time-control = miettimisaika
    .means = Aika tietylle määrälle siirtoja: jaksot, lisäajat ja viiveet.
glossary-touch-move = kosketettu nappula
    .means =
    { $edition ->
       *[fide-2023] Pelaajan, joka koskee nappulaan aikoen siirtää tai lyödä, on siirrettävä tai lyötävä se, jos se on laillista.
        [fide-2009] Pelaajan, joka tahallaan koskee nappulaan, on siirrettävä tai lyötävä se, jos se on laillista.
    }
glossary-win-on-time = voitto ajalla
    .means = Voitto siksi, että vastustajan aika on loppunut. Jos voittaja ei voi tehdä mattia millään laillisella siirtosarjalla, peli on tasapeli.
glossary-analyse = analysoida
    .means = Kokeilla siirtoja laudalla parhaan jatkon löytämiseksi.
glossary-arbiters-discretion = tuomarin harkinta
    .means = Arvio, jonka säännöt jättävät tuomarille, esimerkiksi aikojen asettaminen tai rangaistuksen valinta.
glossary-black = musta
    .means = Kuudentoista nappulan ja kolmenkymmenenkahden ruudun väri; myös mustien nappuloiden pelaaja.
glossary-white = valkea
    .means = Kuudentoista nappulan ja kolmenkymmenenkahden ruudun väri; myös valkeiden nappuloiden pelaaja, joka aloittaa.
glossary-board = lauta
    .means = Lyhenne sanasta shakkilauta.
glossary-bronstein-mode = Bronstein-aika
    .means = Ks. aikaviive.
glossary-cellphone = kännykkä
    .means = Ks. matkapuhelin.
glossary-mobile-phone = matkapuhelin
    .means = Mukana kannettava puhelin. Pelihuoneistossa siihen tarvitaan lupa.
glossary-chess-set = nappulasarja
    .means = Kolmekymmentäkaksi nappulaa.
glossary-clock = kello
    .means = Shakkikellon toinen näyttö.
glossary-contiguous-area = viereinen alue
    .means = Alue, joka rajoittuu pelihuoneistoon mutta ei kuulu siihen, esimerkiksi katsojien tila.
glossary-cumulative-mode = kertyvä lisäaika (Fischer)
    .means = Kellon toimintatapa, joka lisää aikaa ennen jokaista siirtoa. Käyttämätön aika säilyy.
glossary-fischer-mode = Fischer-aika
    .means = Ks. kertyvä lisäaika.
glossary-demonstration-board = demonstraatiolauta
    .means = Lauta, joka näyttää aseman muille ja jonka nappuloita siirretään käsin.
glossary-monitor = monitori
    .means = Aseman sähköinen näyttö.
glossary-screen = näyttö
    .means = Sähköinen laite, josta asema näkyy.
glossary-diagonal = viistorivi
    .means = Samanväristen ruutujen suora jono laudan reunasta viereiseen reunaan.
glossary-file = linja
    .means = Yksi kahdeksasta pystysuorasta ruutujonosta, a–h.
glossary-rank = rivi
    .means = Yksi kahdeksasta vaakasuorasta ruutujonosta, 1–8.
glossary-vertical = pystysuora
    .means = Linjojen suunta: kahdeksannen rivin ajatellaan olevan ylinnä.
glossary-kingside = kuningassivusta
    .means = Laudan puolisko, jolta kuninkaat aloittavat: linjat e–h.
glossary-queenside = kuningatarsivusta
    .means = Laudan puolisko, jolta kuningattaret aloittavat: linjat a–d.
glossary-disability = vamma
    .means = Tila, jonka vuoksi henkilö ei kokonaan tai osittain kykene johonkin shakin vaatimaan toimeen.
glossary-handicap = vajavuus
    .means = Ks. vamma.
glossary-impairment = rajoite
    .means = Ks. vamma.
glossary-draw = tasapeli
    .means = Peli, joka päättyy ilman voittajaa.
glossary-e-cigarette = sähkösavuke
    .means = Laite, joka höyrystää nestettä hengitettäväksi tupakoinnin tapaan.
glossary-exchange = vaihto
    .means = Sotilaan vaihtaminen korotuksessa. Myös samanarvoisten nappuloiden lyöminen tai tornin antaminen kevyestä upseerista.
glossary-explanation = selitys
    .means = Pelaajan oikeus saada tuomarilta selitys sääntökohdasta.
glossary-fair-play = reilu peli
    .means = Oikeudenmukaisuus pelaajien kesken; tuomari ottaa sen huomioon, kun säännöt eivät riitä.
glossary-flag = merkkilippu
    .means = Kellon osa, joka näyttää ajan loppuneen.
glossary-forfeit = menettää
    .means = Menettää oikeus vaatimukseen tai siirtoon. Myös hävitä peli sääntöjen rikkomisen vuoksi.
glossary-i-adjust = ”korjaan”
    .means = Ks. j’adoube-ilmoitus.
glossary-jadoube = j’adoube-ilmoitus
    .means = Ilmoitus, että pelaaja aikoo korjata nappulan asentoa eikä välttämättä siirtää sitä.
glossary-illegal = laiton
    .means = Sanotaan siirrosta tai asemasta, joka sääntöjen mukaan on mahdoton.
glossary-legal-move = laillinen siirto
    .means = Siirto, joka täyttää kaikki nappuloiden siirtojen säännöt.
glossary-intervene = puuttua
    .means = Osallistua tapahtumaan vaikuttaakseen sen lopputulokseen.
glossary-mate = shakkimatti
    .means = Sama kuin matti.
glossary-minor-piece = kevyt upseeri
    .means = Lähetti tai ratsu.
glossary-move = siirto
    .means = Pelaajan teko vuorollaan. Neljäkymmentä siirtoa yhdeksässäkymmenessä minuutissa tarkoittaa neljääkymmentä kummaltakin.
glossary-normal-means = normaalit keinot
    .means = Voittoon pyrkivä pelaaminen. Myös asema, jossa on todellinen mahdollisuus voittaa muutenkin kuin ajalla.
glossary-organiser = järjestäjä
    .means = Kilpailun paikasta, ajoista, palkinnoista, kutsuista ja muodosta vastaava henkilö.
glossary-over-the-board = laudan ääressä
    .means = Shakki oikealla laudalla. Säännöt koskevat vain sitä, eivät verkko- eivätkä kirjeshakkia.
glossary-penalties = rangaistukset
    .means =
    { $edition ->
       *[fide-2023] Rikkomusten seuraamukset, joista tuomari valitsee. Ne luetellaan säännöissä lievimmästä ankarimpaan.
        [fide-2009] Rikkomusten seuraamukset, joista tuomari valitsee. Ne luetellaan säännöissä.
    }
glossary-points = pisteet
    .means = Pelin tulos: tavallisesti voitosta yksi, tasapelistä puoli ja häviöstä nolla. Joissakin kilpailuissa annetaan kolme, yksi ja nolla.
glossary-press-the-clock = painaa kelloa
    .means = Painaa nappia tai vipua, joka pysäyttää pelaajan kellon ja käynnistää vastustajan.
glossary-queen = korottaa kuningattareksi
    .means = Korottaa sotilas kuningattareksi.
glossary-repetition = toisto
    .means =
    { $edition ->
       *[fide-2023] Saman aseman palaaminen. Kolmannella kerralla pelaaja saa vaatia tasapeliä, ja viides tekee pelistä tasapelin ilman vaatimusta.
        [fide-2009] Saman aseman palaaminen. Kolmannella kerralla pelaaja saa vaatia tasapeliä.
    }
glossary-rest-rooms = lepotilat
    .means = Käymälät ja pelaajien lepäämiseen varatut huoneet.
glossary-result = tulos
    .means = Tavallisesti 1-0, 0-1 tai ½-½. Poikkeuksellisesti molemmat häviävät tai toinen saa ½ ja toinen 0. Pelaamattomat pelit merkitään +/-, -/+ tai -/-.
glossary-regulations = kilpailun säännöt
    .means = Kilpailun valinnat kohdissa, joissa säännöt jättävät vaihtoehtoja.
glossary-spectators = katsojat
    .means = Pelejä seuraavat muut kuin tuomarit ja pelaajat. Myös pelinsä päättäneet pelaajat ovat katsojia.
glossary-standard-chess = tavallinen shakki
    .means = Shakki, jossa kummallakin on kuuttakymmentä siirtoa kohti vähintään kuusikymmentä minuuttia lisäajat mukaan lukien.
glossary-square-of-promotion = korotusruutu
    .means = Viimeisen rivin ruutu, jolle sotilas saapuu.
glossary-time-period = aikajakso
    .means = Pelin osa, jossa tietty määrä siirtoja tai kaikki siirrot on saatettava loppuun määräajassa.
glossary-zero-tolerance = nollatoleranssi
    .means = Myöhästymisraja on nolla: pelaajan on oltava laudan ääressä, kun kierros alkaa.
