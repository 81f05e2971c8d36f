# Kohdat, joilla on yhteinen säännös muiden kanssa: mitä kukin niistä sanoo.

## Nature and objectives

text-white-begins = Ensimmäinen siirto
    .gist = Vaaleilla nappuloilla pelaava valkea aloittaa. Seuraava siirto on mustan, jolla on tummat nappulat, ja näin siirretään vuorotellen.
text-having-the-move = Siirtovuoro
    .gist = Pelaaja on siirtovuorossa heti, kun vastustaja on tehnyt siirtonsa.
text-aim = Pelin tavoite
    .gist = Kumpikin yrittää uhata vastustajan kuningasta niin, ettei vastustajalla ole enää yhtään laillista siirtoa.
text-checkmate-wins = Matti voittaa, eikä kuningasta lyödä
    .gist = Tavoitteeseen päässyt on tehnyt vastustajalle matin ja voittanut. Omaa kuningasta ei saa jättää eikä saattaa uhatuksi, eikä vastustajan kuningasta saa lyödä.
text-mated-loses = Matin saanut on hävinnyt
    .gist = Pelaaja, jonka kuningas on matissa, häviää.

## The initial position

text-board = Shakkilauta
    .gist = Laudalla on 64 yhtä suurta ruutua kahdeksassa kahdeksan ruudun rivissä, vuorotellen vaaleita ja tummia; niitä sanotaan valkeiksi ja mustiksi ruuduiksi. Lauta on pelaajien välissä niin, että kummankin lähimmässä oikeassa kulmassa on valkea ruutu.
text-lines = Linjat, rivit ja viistorivit
    .gist = Kahdeksan pystyriviä ovat linjoja ja kahdeksan vaakariviä rivejä. Viistorivi on samanväristen ruutujen suora jono laudan reunasta viereiseen reunaan.

## The moves of the pieces

text-own-piece = Samanvärisen nappulan ruutu
    .gist = Nappula ei saa mennä ruutuun, jossa on samanvärinen nappula.
text-capturing = Lyöminen
    .gist = Kun nappula siirtyy vastustajan nappulan ruutuun, se lyö tämän nappulan, ja lyöty nappula poistuu laudalta osana samaa siirtoa.
text-attacking-a-piece = Nappulan uhkaaminen
    .gist = Nappula uhkaa vastustajan nappulaa, jos se voisi kohtien 3.2–3.8 mukaan lyödä sen.
text-attacking-a-square = Ruudun uhkaaminen
    .gist = Nappula uhkaa ruutua silloinkin, kun se ei saisi siirtyä siihen, koska oma kuningas jäisi tai joutuisi uhatuksi.
text-promotion-exchange = Sotilas vaihdetaan
    .gist = Siirtovuorossa olevan pelaajan, joka vie sotilaan sen lähtörivistä kauimpana olevalle riville, on samassa siirrossa vaihdettava se tuloruudussa samanväriseen uuteen kuningattareen, torniin, lähettiin tai ratsuun. Tuloruutu on korotusruutu.
text-promotion-free-choice = Mikä tahansa neljästä
    .gist = Pelaaja valitsee niistä vapaasti riippumatta siitä, onko sellaisia nappuloita jo lyöty.
text-promotion-effect = Korotus vaikuttaa heti
    .gist = Sotilaan vaihtaminen toiseen nappulaan on nimeltään korotus, ja uusi nappula vaikuttaa välittömästi.
text-king-has-moved = Linnoitusoikeus mennyt: kuningas on siirtynyt
    .gist = Jo siirtynyt kuningas ei voi enää linnoittua kummallekaan sivustalle.
text-rook-has-moved = Linnoitusoikeus mennyt: torni on siirtynyt
    .gist = Jo siirtyneen tornin kanssa ei voi enää linnoittua.

## The act of moving

text-promotion-ways = Korotuksen tavat
    .gist = Korotuksen saa tehdä seuraavilla tavoilla. Korotusruudussa oleva vastustajan nappula on lyötävä.
text-promotion-without-placing = Korotus ilman sotilaan asettamista
    .gist = Sotilasta ei tarvitse panna ruutuun, jossa se korotetaan.
text-promotion-pawn-and-piece = Korotus: sotilas pois, nappula tilalle
    .gist = Sotilaan saa poistaa ja uuden nappulan asettaa kummassa järjestyksessä tahansa.
text-promotion-capture = Korotus lyömällä
    .gist = Korotusruudussa oleva vastustajan nappula on lyötävä.

## The completion of the game

text-no-mate-possible = Matti ei ole mahdollinen
    .gist =
    { $edition ->
       *[fide-2023] Peli on heti tasapeli, kun on syntynyt asema, josta mikään laillinen siirtosarja ei voi päättyä mattiin. Edellytyksenä on, että asemaan johtanut siirto oli laillinen ja kohtien 4.2–4.7 (kosketetut ja irti päästetyt nappulat) mukainen.
        [fide-2009] Peli on heti tasapeli, kun on syntynyt asema, josta mikään laillinen siirtosarja ei voi päättyä mattiin, jos asemaan johtanut siirto oli laillinen.
    }

## The drawn game

text-threefold-claim = Aseman kolmas esiintyminen: tasapelin vaatiminen
    .gist = Pelistä tulee tasapeli, jos siirtovuorossa oleva pelaaja vaatii sitä aiheellisesti, koska sama asema esiintyy vähintään kolmannen kerran. Vaatimus tehdään jommallakummalla seuraavista tavoista. Väliin jääneiden siirtojen ei tarvitse toistua.
text-threefold-claim-2009 = Aseman kolmas esiintyminen: tasapelin vaatiminen
    .gist = Pelistä tulee tasapeli, jos siirtovuorossa oleva pelaaja vaatii sitä aiheellisesti, koska sama asema esiintyy vähintään kolmannen kerran. Väliin jääneiden siirtojen ei tarvitse toistua. Asemat ovat samat, jos siirtovuoro on samalla pelaajalla, samoissa ruuduissa on samanlaiset ja samanväriset nappulat ja kummankin pelaajan kaikilla nappuloilla on samat siirtomahdollisuudet. Ne eivät ole samat, jos sotilaan olisi voinut lyödä ohesta eikä enää voi. Kuningas tai torni, jonka on pakko siirtyä, menettää mahdollisen linnoitusoikeuden vasta siirryttyään.
text-same-en-passant = Eri asemat: ohestalyönti
    .gist = Asemat eroavat, jos ensimmäisessä niistä sotilaan olisi voinut lyödä ohestalyönnillä.
text-same-castling = Eri asemat: linnoitus
    .gist =
    { $edition ->
       *[fide-2023] Asemat eroavat, jos kuningas olisi vielä voinut linnoittua siirtymättömän tornin kanssa ja on sittemmin siirron vuoksi menettänyt oikeuden. Oikeus katoaa vasta, kun kuningas tai torni on siirtynyt.
        [fide-2014] Asemat eroavat, jos kuninkaalla tai tornilla oli linnoitusoikeus ja se on sittemmin siirron vuoksi menetetty. Oikeus katoaa vasta, kun kuningas tai torni on siirtynyt.
    }
text-fifty-claim = Viisikymmentä siirtoa: tasapelin vaatiminen
    .gist = Pelistä tulee tasapeli, jos siirtovuorossa oleva pelaaja vaatii sitä aiheellisesti, koska kumpikin on tehnyt viimeiset viisikymmentä siirtoaan ilman sotilaan siirtoa ja lyöntiä. Vaatimus tehdään jommallakummalla seuraavista tavoista.

## Conduct, and the arbiter

text-venue-is = Pelihuoneisto
    .gist = Pelihuoneisto on pelialue, lepo- ja virvoketilat, käymälät, tupakointiin varattu paikka ja muut tuomarin nimeämät tilat.
text-playing-area = Pelialue
    .gist = Pelialue on paikka, jossa kilpailun pelit pelataan.
text-watching = Pelien seuraaminen
    .gist = Tuomarin on seurattava pelejä, varsinkin pelaajien aikapulassa, pantava päätöksensä täytäntöön ja rangaistava pelaajia, kun siihen on aihetta.
text-assistants = Tuomarin avustajat
    .gist = Tuomari voi nimetä avustajia seuraamaan pelejä, esimerkiksi kun usealla pelaajalla on aikapula.
text-duties-2009 = Tuomarin velvollisuudet
    .gist = Tuomarin on toimittava kilpailun parhaaksi ja valvottava sen kulkua. Hänen tulisi huolehtia siitä, että peliolosuhteet pysyvät hyvinä ja ettei pelaajia häiritä.

## Rapid and blitz

text-rapid-three-games = Nopea shakki: tuomari kolmea peliä kohti
    .gist = Ensimmäinen täyden valvonnan kahdesta ehdosta: yksi tuomari valvoo enintään kolmea peliä.
text-rapid-each-recorded = Nopea shakki: jokaisesta pelistä pöytäkirja
    .gist = Täyden valvonnan toinen ehto: tuomari tai hänen avustajansa merkitsee jokaisen pelin siirrot. Mahdollisuuksien mukaan ne tallennetaan lisäksi sähköisesti.
text-rapid-event-says = Nopea shakki: kilpailu valitsee säännöt
    .gist =
    { $edition ->
       *[fide-2023] Kilpailun säännöissä on sanottava, pelataanko nopeaa shakkia Kilpailupelaamisen sääntöjen vai nopean shakin yksinkertaisempien sääntöjen mukaan. Valinta koskee koko kilpailua.
        [fide-2014] Kilpailun säännöissä on sanottava, pelataanko nopeaa shakkia Kilpailusääntöjen vai nopean shakin yksinkertaisempien sääntöjen mukaan. Valinta koskee koko kilpailua.
        [fide-2018] Kilpailun säännöissä on sanottava, pelataanko nopeaa shakkia Kilpailusääntöjen vai nopean shakin yksinkertaisempien sääntöjen mukaan. Valinta koskee koko kilpailua.
    }
text-blitz-one-game = Pikashakki: tuomari joka pelillä
    .gist = Ensimmäinen täyden valvonnan kahdesta ehdosta: yksi tuomari valvoo yhtä peliä eikä muita.
text-blitz-each-recorded = Pikashakki: jokaisesta pelistä pöytäkirja
    .gist = Täyden valvonnan toinen ehto: tuomari tai hänen avustajansa merkitsee jokaisen pikapelin siirrot. Mahdollisuuksien mukaan ne tallennetaan lisäksi sähköisesti.
text-blitz-event-says = Pikashakki: kilpailu valitsee säännöt
    .gist =
    { $edition ->
       *[fide-2023] Kilpailun säännöissä on sanottava, pelataanko pikashakkia Kilpailupelaamisen sääntöjen vai yksinkertaisempien sääntöjen mukaan. Valinta koskee koko kilpailua.
        [fide-2014] Kilpailun säännöissä on sanottava, pelataanko pikashakkia Kilpailusääntöjen vai yksinkertaisempien sääntöjen mukaan. Valinta koskee koko kilpailua.
        [fide-2018] Kilpailun säännöissä on sanottava, pelataanko pikashakkia Kilpailusääntöjen vai yksinkertaisempien sääntöjen mukaan. Valinta koskee koko kilpailua.
    }
text-blitz-as-rapid = Pikashakki: kuten nopea shakki
    .gist = Kun valvonta ei ole riittävä, pikashakkia pelataan nopean shakin säännöillä, ellei pikashakin säännöissä toisin sanota.

## The act of moving, and inspection, in some editions


## The Preface, and the king’s step

text-preface = Missä säännöt vaikenevat
    .gist = Säännöissä ei voi ennakoida jokaista tilannetta eikä jokaista hallinnollista kysymystä. Jos mikään kohta ei tarkasti ratkaise tapausta, vertaaminen samankaltaisiin, jo ratkaistuihin tapauksiin voi johtaa oikeaan ratkaisuun. Tuomarin luotetaan olevan pätevä, harkitseva ja täysin puolueeton; liian yksityiskohtainen sääntö voisi viedä häneltä vapauden harkita ja estää häntä löytämästä ratkaisua, jota oikeudenmukaisuus, järki ja tapauksen erityispiirteet vaativat. FIDE pyytää kaikkia pelaajia ja liittoja hyväksymään tämän näkemyksen. FIDEn laskentaan menevä peli on pelattava näillä säännöillä. Muihinkin kilpailupeleihin niitä suositellaan. FIDEn jäsenliitto voi pyytää FIDEltä ratkaisua sääntöjä koskevaan kysymykseen.

## Articles that FIDE 2009 and Finland’s blitz rules divide differently

text-leaving-2009 = Poistuminen pelihuoneistosta ja pelialueelta
    .gist = Pelaaja ei saa poistua ilman tuomarin lupaa pelihuoneistosta, joka on pelialue, käymälät, virvoke- ja tupakkatilat ja muut tuomarin nimeämät paikat. Siirtovuorossa oleva ei saa poistua luvatta pelialueeltakaan.
text-blitz-without-2009 = Pikashakki: säännöt, jotka eivät ole voimassa
    .gist = Kun valvonta ei ole riittävä, pikashakissa eivät ole voimassa pikapelilopun tasapelivaatimus eikä nopean shakin sääntö laittomista siirroista.
text-fi-same-hand = Sama käsi
    .gist = Pelaajan on painettava kelloa kädellä, jolla hän siirtää.
text-fi-clock = Kellon käsittely
    .gist = Kelloon saa koskea vain sitä painettaessa tai oikaistaessa, ja sitä on käsiteltävä asiallisesti. Siirron jälkeen kelloa saa aina painaa, mutta kättä ei saa pitää painikkeella eikä sen yllä.
text-fi-displaced = Epäjärjestykseen joutuneet nappulat
    .gist = Nappuloita epäjärjestykseen saattaneen pelaajan on pantava ne paikoilleen oman kellonsa käydessä; vastustaja voi tarvittaessa panna tämän kellon käyntiin. Tuomari voi antaa vastustajalle lisäaikaa.
text-fi-promotion = Sotilas viimeisellä rivillä
    .gist = Jos pelaaja vie sotilaan viimeiselle riville eikä korota sitä, kumpi tahansa pelaaja saa pysäyttää kellot korotusnappulan hakemista varten. Jos pelaaja jättää sotilaan siihen ja painaa kelloa, vastustaja voi vaatia laitonta siirtoa; ellei hän vaadi, sotilas jää paikalleen eikä sitä voi enää korottaa.
text-fi-win-on-time = Voitto ajalla
    .gist = Pelaaja voittaa, kun vastustajan merkkilippu putoaa ensin, kahdella seuraavalla ehdolla.
text-fi-stopping = Riitatilanteet
    .gist = Riitatilanteessa kumpi tahansa pelaaja voi pysäyttää kellot kutsuakseen tuomarin.
text-fi-penalties = Rangaistukset
    .gist = Sääntöjen rikkomisesta voidaan rangaista seuraavasti.
text-fi-first-offence = Ensimmäinen rikkomus
    .gist = Ensimmäisellä kerralla pelaajalle on annettava varoitus.
text-fi-second-offence = Toinen rikkomus
    .gist = Toisella kerralla samassa pelissä pelaaja on tuomittava hävinneeksi.
text-fi-more-offences = Rikkomukset useissa peleissä
    .gist = Jos rikkomukset toistuvat useissa peleissä, tuomari voi määrätä muitakin rangaistuksia, ankarimpana kilpailusta pois sulkemisen.
text-fi-unasked = Tuomari odottaa vaatimusta
    .gist = Tuomari saa puuttua peliin vain pelaajan vaatimuksesta eikä varsinkaan saa huomauttaa pudonneesta merkkilipusta tai laittomasta siirrosta.
text-fi-spectators = Katsojat
    .gist = Peliin ei saa puuttua kukaan ulkopuolinen, ei katsoja eikä toisen pelin pelaaja. Jos katsoja puuttuu, esimerkiksi huomauttaa pudonneesta merkkilipusta, tuomari voi määrätä pelin pelattavaksi uudelleen. Hän voi myös poistaa häiritsijän pelihuoneistosta.
text-illegal-2009 = Loppuun saatettu laiton siirto
    .gist = Jos pelin aikana havaitaan loppuun saatettu laiton siirto, on palautettava juuri sitä edeltänyt asema tai, jos sitä ei tiedetä, viimeinen sitä aiempi tiedossa oleva asema. Sama koskee kesken jäänyttä korotusta ja lyötyä kuningasta. Kellojen ajat on korjattava (6.13). Uuteen siirtoon sovelletaan kosketettuja ja irti päästettyjä nappuloita koskevia sääntöjä (4.3 ja 4.6). Peliä on jatkettava palautetusta asemasta.
text-released-2009 = Irti päästetty nappula ja laillinen siirto
    .gist = Nappulaa, joka on päästetty irti ruutuun laillisena siirtona tai sen osana, ei saa sillä siirrolla siirtää muuhun ruutuun. Omissa kohdissaan sanotaan, milloin lyönti, linnoitus tai korotus on tehty. Siirto on laillinen, jos se täyttää kaikki nappuloiden liikkumista koskevat vaatimukset (luku 3); ellei täytä, sen sijaan on tehtävä toinen siirto kohdan 4.5 mukaan.

## Casual play

text-casual-king = Shakki, kuninkaan siirto ja linnoitus
    .gist = Uhattu kuningas on shakissa: silloin saa tehdä vain siirtoja, jotka torjuvat shakin, eikä mikään siirto saa saattaa omaa kuningasta shakkiin. Tavoitteena on, että vastustajan kuningas on shakissa eikä vastustajalla ole laillista siirtoa. Kuningas saa siirtyä vain yhden ruudun, mihin suuntaan tahansa. Kerran pelissä se voi linnoittua: se siirtyy kaksi ruutua kohti samalla rivillä olevaa samanväristä tornia, ja torni siirtyy ruutuun, jonka kuningas ylitti. Kumpikaan ei saa olla aiemmin siirtynyt, eikä niiden välissä saa olla nappuloita. Kuningas ei saa olla shakissa, ylittää uhattua ruutua eikä päätyä sellaiseen.
text-casual-board = Lauta, nappulat ja vuorot
    .gist = Shakkia pelataan neliön muotoisella laudalla, jossa on kahdeksan numeroitua riviä 1–8 ja kahdeksan kirjaimin merkittyä linjaa. Sen 64 ruutua ovat vuorotellen valkeita ja mustia, ja kummankin pelaajan lähin oikea kulmaruutu on valkea. Nappulat ovat alussa kuten kuviossa, ja kuningatar on omanvärisessään ruudussa. Kummallakin on kuusitoista nappulaa: kuningas, kuningatar, kaksi tornia, kaksi lähettiä, kaksi ratsua ja kahdeksan sotilasta. Valkealla on valkeat nappulat, ja hän aloittaa aina; mustalla on mustat. Väreistä sovitaan, ne arvotaan pelillä tai kilpailun johtaja määrää ne. Pelaajat siirtävät vuorotellen yhtä nappulaa, linnoituksessa kuningasta ja tornia. Nappula siirtyy tyhjään ruutuun tai lyö vastustajan nappulan, joka poistetaan. Ohestalyöntiä lukuun ottamatta se lyö siinä ruudussa, jossa lyötävä on.
text-casual-rook = Tornin siirto
    .gist = Torni siirtyy linjaansa tai riviään pitkin kuinka monta tyhjää ruutua tahansa. Se on mukana myös linnoituksessa.
text-casual-queen = Kuningattaren siirto
    .gist = Kuningatar saa siirtyä linjaansa, riviään tai viistorivejään pitkin kuinka monta tyhjää ruutua tahansa.
text-casual-pawns = Sotilaat
    .gist = Sotilas saa edetä yhden ruudun, jos se on tyhjä, ja ensimmäisellä siirrollaan kaksi, jos molemmat ovat tyhjiä. Taaksepäin se ei saa siirtyä. Se saa lyödä vastustajan nappulan kummasta tahansa viistosti edessä olevasta ruudusta, mutta ei saa siirtyä näihin ruutuihin, kun ne ovat tyhjiä. Vain sotilaat lyövät eri tavalla kuin kulkevat. Jos sotilas joutuu kahden ruudun etenemisellä vastustajan sotilaan viereen, tämä saa lyödä sen ohesta, mutta vain heti seuraavalla siirrolla. Kahdeksannelle riville päässyt sotilas korottuu samanväriseksi kuningattareksi, torniksi, lähetiksi tai ratsuksi. Käytännössä se on lähes aina kuningatar.
text-casual-others = Muut säännöt ja pelin loppu
    .gist = Vain ratsu saa hypätä muiden nappuloiden yli. Pelaajan nappulat eivät saa ohittaa toisiaan samalla linjalla eivätkä tulla toistensa paikalle. Vastustajan nappuloita ne eivät saa ohittaa, mutta saavat lyödä niitä. Lyövä nappula tulee lyödyn paikalle, paitsi ohestalyönnissä. Lyöty nappula poistuu laudalta eikä saa palata saman pelin aikana. Kuningasta ei lyödä, se vain joutuu shakkiin. Pelaaja, joka ei saa kuningastaan pois shakista, on matissa ja häviää. Kumpi tahansa saa luovuttaa, jos asema näyttää toivottomalta. Peli voi päättyä myös tasapeliin: sopimiseen, pattiin, saman aseman kolmanteen toistoon, viidenkymmenen siirron sääntöön tai siihen, ettei matti ole mahdollinen, tavallisesti materiaalin puutteen vuoksi.
text-casual-clock = Pelit kellon kanssa
    .gist = Pelillä voi olla aikaraja, joka asetetaan, kun peli luodaan. Kummallakin on silloin tietty aika päättää siirroistaan ja tehdä ne. Se kuluu vain omalla vuorolla. Pelaaja, jonka aika loppuu, häviää.
text-casual-draws = Tasapelit
    .gist = Tasapeli on peli, joka päättyy kummankaan voittamatta. Useimmat tasapelit syntyvät sopimalla. Muita tapoja ovat patti, aseman kolmas toisto, viidenkymmenen siirron sääntö ja riittämätön materiaali. Asemaa sanotaan tasapeliksi, jos jompikumpi pelaaja voi oikein pelaamalla lopulta pakottaa tasapelin kaikkia vastauksia vastaan.
text-casual-material = Riittämätön materiaali
    .gist = Peli voi päättyä, kun kaikki sotilaat on lyöty ja toisella puolella on vain kuningas, toisella pelkkä kuningas tai kuningas ja yksi ratsu tai lähetti. Silloin se on tasapeli, koska matti ei ole mahdollinen, pelasipa vastustaja miten tahansa. Jos matti on mahdollinen vain heikomman pelaajan virheen jälkeen, sovelletaan viidenkymmenen siirron sääntöä.

## Algebraic notation

text-pieces-no-pawns = Sanan ”upseeri” merkitys
    .gist = Merkintätavan kuvauksessa upseeri on mikä tahansa nappula paitsi sotilas.
text-piece-letter = Upseerin kirjain
    .gist =
    { $edition ->
       *[fide-2023] Jokaisella upseerilla on lyhenne. Englanniksi se on nimen iso alkukirjain: K, Q, R ja B, mutta ratsulla N, koska K on kuningas. Suomeksi lyhenteet ovat K, D, T, L ja R.
        [fide-2009] Jokainen upseeri merkitään nimensä isolla alkukirjaimella: suomeksi K, D, T, L ja R; englanniksi K, Q, R ja B, mutta ratsu mukavuussyistä N.
    }
text-own-letters = Oman kielen kirjaimet
    .gist =
    { $edition ->
       *[fide-2023] Pelaaja saa käyttää omassa maassaan tavallisia lyhenteitä, esimerkiksi lähetistä ranskaksi kirjainta F. Painetuissa lehdissä suositellaan nappuloiden kuvia.
        [fide-2009] Pelaaja saa käyttää omassa maassaan tavallisen nimen alkukirjainta, esimerkiksi lähetistä ranskaksi kirjainta F. Painetuissa lehdissä suositellaan nappuloiden kuvia.
    }
text-files-named = Linjojen kirjaimet
    .gist = Kahdeksalla linjalla on pienet kirjaimet a–h valkean vasemmalta eli mustan oikealta alkaen.
text-ranks-numbered = Rivien numerot
    .gist = Kahdeksan riviä numeroidaan 1–8 valkean puolelta alkaen. Alussa valkean nappulat ovat siis riveillä 1 ja 2, mustan riveillä 8 ja 7.
text-squares-named = Ruudun nimi
    .gist = Jokaisella 64 ruudulla on siis oma nimensä, kirjain ja numero: esimerkiksi e4 on e-linjalla ja neljännellä rivillä.
text-capture-piece = Lyönti: ensin nappula
    .gist = Ensin merkitään lyövän nappulan lyhenne, ennen mahdollista x-kirjainta.
text-capture-square = Lyönti: sitten ruutu
    .gist = Viimeiseksi merkitään nappulan tuloruutu, mahdollisen x-kirjaimen jälkeen, esimerkiksi Rxd4.
text-capture-pawn = Lyönti: sotilaalla
    .gist = Kun sotilas lyö, ensin on merkittävä sen lähtölinja, sitten mahdollisesti x ja lopuksi tuloruutu: cxd5. Ohestalyöntiin saa lisätä merkinnän e.p.
text-on-one-rank = Kaksi nappulaa samalla rivillä
    .gist = Jos kaksi samanlaista nappulaa samalla rivillä pääsisi samaan ruutuun, nappulan ja tuloruudun väliin merkitään linja, jolta nappula lähtee: Tad1.
text-on-one-rank-letter = Samalla rivillä: kirjain
    .gist = Kun nappulat ovat samalla rivillä, merkitään ensin nappulan lyhenne: merkinnässä Tad1 se on T.
text-on-one-rank-file = Samalla rivillä: linja
    .gist = Toiseksi merkitään linja, jolta nappula lähtee: merkinnässä Tad1 se on a.
text-on-one-rank-square = Samalla rivillä: ruutu
    .gist = Kolmanneksi merkitään tuloruutu: merkinnässä Tad1 se on d1.
text-on-one-file = Kaksi nappulaa samalla linjalla
    .gist = Jos kaksi samanlaista nappulaa samalla linjalla pääsisi samaan ruutuun, nappulan ja tuloruudun väliin merkitään rivin numero, jolta nappula lähtee: T8d5.
text-on-one-file-letter = Samalla linjalla: kirjain
    .gist = Kun nappulat ovat samalla linjalla, merkitään ensin nappulan lyhenne: merkinnässä T8d5 se on T.
text-on-one-file-rank = Samalla linjalla: rivi
    .gist = Toiseksi merkitään rivin numero, jolta nappula lähtee: merkinnässä T8d5 se on 8.
text-on-one-file-square = Samalla linjalla: ruutu
    .gist = Kolmanneksi merkitään tuloruutu: merkinnässä T8d5 se on d5.
text-neither-rank-nor-file = Eri riveillä ja linjoilla
    .gist = Jos samaan ruutuun pääsisi kaksi samanlaista nappulaa, joilla ei ole yhteistä riviä eikä linjaa, merkitään mieluiten lähtölinja samoin kuin silloin, kun nappulat ovat samalla rivillä.
text-two-pawns = Kumpi kahdesta sotilaasta
    .gist = Jos kaksi sotilasta voi lyödä saman upseerin tai sotilaan, merkitään lyövän sotilaan lähtölinja, x ja tuloruutu: bxc5 tai dxc5.

## Blind players

text-blind-captured-off = Näkövammaisen siirto: lyöty nappula
    .gist = Lyönti on tehty vasta, kun lyöty nappula on poissa siirtäneen pelaajan laudalta.
text-blind-placed = Näkövammaisen siirto: uusi syvennys
    .gist = Siirto on tehty vasta, kun nappula on pantu toiseen syvennykseen.
text-blind-announced = Näkövammaisen siirto: ilmoitus
    .gist = Siirto on tehty vasta, kun se on ilmoitettu.
text-clock-speaks = Puhuva kello
    .gist = Näkövammaisella pelaajalla saa olla erikoiskello. Sen tulisi pystyä ilmoittamaan pelaajalle aika ja siirtojen määrä.
text-clock-hands = Viisarikello
    .gist = Sen sijasta voidaan harkita viisarikelloa, jossa on seuraavat ominaisuudet.
text-clock-special = Erikoiskello
    .gist = Näkövammaisille tehty shakkikello on sallittu. Siinä on oltava seuraavat ominaisuudet.
text-clock-dial = Erikoiskello: kellotaulu
    .gist =
    { $edition ->
       *[fide-2023] Ensimmäinen ominaisuus on kellotaulu, jossa on vahvistetut viisarit; joka viides minuutti on merkitty yhdellä kohopisteellä ja joka viidestoista kahdella.
        [fide-2009] Kellossa on oltava kellotaulu, jossa on vahvistetut viisarit; joka viides minuutti on merkitty yhdellä kohopisteellä ja joka viidestoista kahdella.
        [fide-2014] Kellossa on oltava kellotaulu, jossa on vahvistetut viisarit; joka viides minuutti on merkitty yhdellä kohopisteellä ja joka viidestoista kahdella.
    }
text-clock-flag = Erikoiskello: merkkilippu
    .gist =
    { $edition ->
       *[fide-2023] Toinen ominaisuus on merkkilippu, joka on helppo tunnustella. Se tulisi sijoittaa niin, että pelaaja tuntee minuuttiviisarin tunnin viimeisten viiden minuutin aikana.
        [fide-2009] Kellossa on oltava merkkilippu, joka on helppo tunnustella. Se tulisi sijoittaa niin, että pelaaja tuntee minuuttiviisarin tunnin viimeisten viiden minuutin aikana.
        [fide-2014] Kellossa on oltava merkkilippu, joka on helppo tunnustella. Se tulisi sijoittaa niin, että pelaaja tuntee minuuttiviisarin tunnin viimeisten viiden minuutin aikana.
    }
text-clock-says-moves = Erikoiskello: ääni
    .gist = Haluttaessa siinä on laite, joka kertoo näkövammaiselle pelaajalle ääneen siirtojen määrän.
text-assistant-moves = Avustaja tekee siirtoja
    .gist = Jos tämä on avustajan tehtävänä, hänen on tehtävä kummankin pelaajan siirrot toisen pelaajan laudalla.
text-assistant-announces = Avustaja ilmoittaa siirrot
    .gist = Jos tämä on avustajan tehtävänä, hänen on ilmoitettava molempien siirrot ääneen.
text-assistant-scores = Avustaja pitää pöytäkirjaa ja käynnistää kellon
    .gist =
    { $edition ->
       *[fide-2023] Jos tämä on avustajan tehtävänä, hänen on pidettävä pöytäkirjaa näkövammaisen puolesta ja käynnistettävä vastustajan kello.
        [fide-2009] Jos tämä on avustajan tehtävänä, hänen on pidettävä pöytäkirjaa näkövammaisen puolesta ja käynnistettävä vastustajan kello, kun siirto on ilmoitettu.
        [fide-2014] Jos tämä on avustajan tehtävänä, hänen on pidettävä pöytäkirjaa näkövammaisen puolesta ja käynnistettävä vastustajan kello, kun siirto on ilmoitettu.
    }
text-assistant-tells = Avustaja kertoo siirrot ja ajat
    .gist = Jos tämä on avustajan tehtävänä, hänen on kerrottava näkövammaiselle, mutta vain tämän pyynnöstä, montako siirtoa on saatettu loppuun ja paljonko aikaa kumpikin on käyttänyt.
text-assistant-claims = Avustaja esittää vaatimuksia
    .gist = Jos tämä on avustajan tehtävänä, hänen on vaadittava voittoa, kun vastustajan aika on päättynyt, ja ilmoitettava tuomarille, kun näkevä pelaaja on koskenut nappulaansa.
text-assistant-adjourns = Avustaja hoitaa keskeytyksen
    .gist = Jos peli keskeytetään, avustajan, jonka tehtävä tämä on, on hoidettava siihen kuuluvat muodollisuudet.


## Adjourned games

text-envelope-names = Kuoressa: nimet
    .gist = Kuoreen on merkittävä molempien pelaajien nimet.
text-envelope-position = Kuoressa: asema
    .gist = Kuoreen on merkittävä asema sellaisena kuin se oli juuri ennen kuorisiirtoa.
text-envelope-times = Kuoressa: ajat
    .gist = Kuoreen on merkittävä, paljonko aikaa kumpikin on käyttänyt.
text-envelope-sealer = Kuoressa: kuka teki kuorisiirron
    .gist = Kuoreen on merkittävä kuorisiirron tehneen pelaajan nimi.
text-envelope-number = Kuoressa: siirron numero
    .gist = Kuoreen on merkittävä kuorisiirron järjestysnumero.
text-envelope-offer = Kuoressa: tasapelitarjous
    .gist = Tasapelitarjous on merkittävä kuoreen, jos se on voimassa.
text-envelope-resumption = Kuoressa: milloin ja missä
    .gist = Kuoreen on merkittävä, minä päivänä, mihin aikaan ja missä peliä jatketaan.

## Chess960

text-chess960-by-lot = Chess960: arvonta ja sitten tavallinen peli
    .gist = Ennen peliä alkuasema arvotaan tiettyjen sääntöjen rajoissa. Sen jälkeen pelataan tavallista shakkia. Nappulat siis liikkuvat tavalliseen tapaan, ja kummankin tavoitteena on tehdä vastustajan kuningas matiksi.
text-chess960-first-rank = Chess960: alkuasema
    .gist = Alkuaseman on täytettävä tietyt ehdot. Valkean sotilaat ovat toisella rivillä kuten aina. Valkean muut nappulat arvotaan ensimmäiselle riville seuraavin rajoituksin. Ennen peliä voi arpoa esimerkiksi ohjelmalla, nopilla, kolikolla tai korteilla.
text-chess960-king-between = Chess960: kuningas tornien välissä
    .gist = Kuninkaan on oltava jossakin tornien välissä.
text-chess960-bishops = Chess960: lähetit erivärisillä ruuduilla
    .gist = Toisen lähetin on oltava vaalealla ja toisen tummalla ruudulla.
text-chess960-black = Chess960: musta vastapäätä
    .gist = Jokaisen mustan nappulan on oltava vastapäätä samanlaista valkean nappulaa.
text-chess960-castling-all = Chess960: linnoitus
    .gist = Kuningas ja torni päätyvät tavallisen linnoituksen ruutuihin, olivatpa ne alussa missä tahansa. C-puolelle (0-0-0) ne ovat c1 ja d1, g-puolelle (0-0) g1 ja f1, mustalla c8 ja d8 sekä g8 ja f8. Kuninkaan ja tornin reitillä lähtöruudusta tuloruutuun ei saa olla muita nappuloita. Käsin linnoitettaessa kuningas tulisi ensin panna laudan viereen lähelle tulevaa ruutuaan, sitten siirtää torni ja lopuksi asettaa kuningas ruutuunsa. Linnoituksesta voi olla hyödyllistä ilmoittaa etukäteen. Joistakin alkuasemista kuningas tai torni ei liiku (koskaan eivät molemmat), tai linnoittua voi heti ensimmäisellä siirrolla. Silloin varattuina saavat pysyä ruudut, joiden tavallisessa shakissa on oltava tyhjiä: esimerkiksi c-puolella yksi tai useampi ruuduista a, b ja e, g-puolella e, h tai molemmat.
text-chess960-castling-once = Chess960: yksi linnoitus pelissä
    .gist = Kumpikin saa linnoittua kerran pelissä, ja siinä voivat siirtyä sekä kuningas että torni yhdellä siirrolla. Tavallisia sääntöjä on tulkittava, koska ne olettavat kuninkaalle ja tornille ruudut, joissa ne eivät useinkaan ole.
text-chess960-four-ways = Chess960: neljä tapaa linnoittua
    .gist = Kuninkaan ja tornin paikat ennen linnoitusta ratkaisevat, mikä neljästä tavasta on kyseessä.
text-chess960-both-move = Chess960: kumpikin siirtyy
    .gist = Sekä kuningas että torni tekevät siirron.
text-chess960-exchange = Chess960: paikkojen vaihto
    .gist = Kuningas ja torni vaihtavat ruutuja keskenään.
text-chess960-king-only = Chess960: vain kuningas
    .gist = Vain kuningas tekee siirron.
text-chess960-rook-only = Chess960: vain torni
    .gist = Vain torni tekee siirron.
text-chess960-advice = Chess960: suosituksia linnoitukseen
    .gist = Miten linnoitus kannattaa tehdä käsin ja missä kuningas ja torni sen jälkeen ovat.
text-chess960-final-squares = Chess960: lopulliset ruudut
    .gist = Linnoituksen jälkeen kuninkaan ja tornin tulisi olla täsmälleen samoissa ruuduissa kuin tavallisessa shakissa.
text-chess960-which-squares = Chess960: lopullisten ruutujen nimet
    .gist = Kun linnoitutaan c-puolelle (0-0-0), kuningas päätyy ruutuun c1 ja torni ruutuun d1, mustalla c8 ja d8. Kun linnoitutaan g-puolelle (0-0), kuningas päätyy ruutuun g1 ja torni ruutuun f1, mustalla g8 ja f8.
text-chess960-notes = Chess960: huomautuksia linnoituksesta
    .gist = Mitä ennen linnoitusta voi sanoa, mikä voi yllättää ja minkä ruutujen on oltava tyhjiä.
text-chess960-one-stands-still = Chess960: kuningas tai torni voi pysyä paikallaan
    .gist = Joistakin alkuasemista linnoituttaessa kuningas tai torni ei liiku, mutta koskaan eivät molemmat.
text-chess960-move-one = Chess960: linnoitus heti alussa
    .gist = Joistakin alkuasemista voi linnoittua heti ensimmäisellä siirrolla.
text-chess960-empty-squares = Chess960: ruudut, joiden on oltava tyhjiä
    .gist = Kuninkaan lähtö- ja tuloruudun välissä, tornin lähtö- ja tuloruudun välissä ja näissä tuloruuduissa ei saa olla muita nappuloita kuin kuningas ja linnoitukseen osallistuva torni.
text-chess960-occupied-squares = Chess960: ruudut, jotka saavat olla varattuja
    .gist = Joistakin alkuasemista linnoituttaessa varattuina saavat pysyä ruudut, joiden tavallisessa shakissa on oltava tyhjiä. Esimerkiksi c-puolelle linnoituttaessa yksi tai useampi ruuduista a, b ja e, g-puolelle linnoituttaessa e, h tai molemmat.

## Games without increment

text-quickplay-when = Näiden ohjeiden soveltamisala
    .gist = Ohjeet ovat voimassa seuraavilla kahdella ehdolla.
text-no-arbiter = Kilpailut ilman tuomaria
    .gist = Seuraavat kohdat koskevat kilpailuja, joita tuomari ei valvo.
text-no-arbiter-claim = Ilman tuomaria: tasapelin vaatiminen
    .gist =
    { $edition ->
       *[fide-2023] Pelaaja, jolla on aikaa alle kaksi minuuttia, saa ennen merkkilippunsa putoamista vaatia tasapeliä. Perusteena on, ettei vastustaja voi voittaa normaalein keinoin, ettei hän yritä sitä, tai kumpikin. Vaatimus päättää pelin.
        [fide-2009] Pikapelilopussa pelaaja, jolla on aikaa alle kaksi minuuttia, saa ennen merkkilippunsa putoamista vaatia tasapeliä. Perusteena on, ettei vastustaja voi voittaa normaalein keinoin, ettei hän yritä sitä, tai kumpikin. Vaatimus päättää pelin. Se on annettava tuomarin ratkaistavaksi, ja hänen päätöksensä on lopullinen.
    }

## Finland’s blitz rules

text-fi-touch-claim = Kosketetun nappulan siirtämisen vaatiminen
    .gist = Jos pelaaja koskee yhteen nappulaan ja siirtää toista, vastustaja voi käynnistää tämän kellon ja vaatia, että siirretään ensin kosketettua nappulaa.
text-fi-correcting = Laittoman siirron korjaaminen
    .gist = Pelaaja saa vaihtaa laittoman siirtonsa lailliseen, ennen kuin hän pysäyttää oman kellonsa.
text-fi-touch-after-illegal = Kosketussääntö laittoman siirron jälkeen
    .gist = Kosketussääntö sitoo myös siirtoa, joka tehdään laittoman siirron tilalle.
text-fi-illegal-complete = Laittoman siirron saattaminen loppuun
    .gist = Laiton siirto on saatettu loppuun, kun pelaaja on pysäyttänyt oman kellonsa ja pannut vastustajan kellon käyntiin. Siitä lähtien vastustaja saa vaatia voittoa.

## Penalties for illegal moves, also in rapid and blitz

text-illegal-moves-cost = Rangaistus laittomista siirroista
    .gist =
    { $rules ->
        [fide-2017] { article-illegal-move-penalty.gist } Pikashakissa vastustaja saa yhden minuutin (B.2), ja ilman täyttä valvontaa kohdassa A.4.2 sanotaan, mitä laittomasta siirrosta seuraa.
       *[other]
            { $edition ->
               *[fide-2023] { article-illegal-move-penalty.gist } Nopeassa shakissa minuutteja on yksi (A.3), ja ilman täyttä valvontaa kohdassa A.5.2 sanotaan, milloin laiton siirto vielä otetaan huomioon; B.3 ulottaa molemmat pikashakkiin.
                [fide-2009] { article-illegal-move-penalty.gist }
                [fide-2014] { article-illegal-move-penalty.gist } Pikashakissa vastustaja saa yhden minuutin (B.2), ja ilman täyttä valvontaa kohdassa A.4.b sanotaan, mitä laittomasta siirrosta seuraa.
                [fide-2018] { article-illegal-move-penalty.gist } Pikashakissa minuutteja on yksi (B.2), ja ilman täyttä valvontaa kohdassa A.4.2 sanotaan, milloin laiton siirto vielä otetaan huomioon.
            }
    }
