# Content of the articles of the Laws in our own words: a heading, and one or two sentences.
# Messages are named after provisions. Where editions differ, $edition selects: fide-2009,
# fide-2014, fide-2018 or fide-2023.

# An article with several provisions.
articles-together = { $first }; { $next }
    .gist = { $first } { $next }

## Nature and objectives

article-silent-laws = Missä säännöt vaikenevat
    .gist = Säännöissä ei voi ennakoida jokaista tilannetta eikä jokaista hallinnollista kysymystä. Jos mikään kohta ei tarkasti ratkaise tapausta, vertaaminen samankaltaisiin, jo ratkaistuihin tapauksiin voi johtaa oikeaan ratkaisuun. Tuomarin luotetaan olevan pätevä, harkitseva ja täysin puolueeton; liian yksityiskohtainen sääntö voisi viedä häneltä vapauden harkita ja estää häntä löytämästä ratkaisua, jota oikeudenmukaisuus, järki ja tapauksen erityispiirteet vaativat. FIDE pyytää kaikkia pelaajia ja liittoja hyväksymään tämän näkemyksen.
article-two-opponents = Kaksi pelaajaa, yksi lauta
    .gist = Kaksi vastustajaa pelaa toisiaan vastaan neliön muotoisella laudalla, shakkilaudalla, ja siirtää sillä nappuloitaan.
article-alternation = Vuorottelu
    .gist =
    { $rules ->
        [casual] Valkea aloittaa, ja pelaajat siirtävät vuorotellen yhtä nappulaa kerrallaan. Väreistä sovitaan, ne arvotaan tai kilpailun johtaja määrää ne.
       *[other] Valkealla on vaaleat nappulat, ja hän tekee ensimmäisen siirron. Mustalla on tummat, ja hän siirtää seuraavaksi; näin siirretään vuorotellen. Pelaaja on siirtovuorossa, kun vastustaja on tehnyt siirtonsa.
    }
article-aim-of-the-game = Pelin tavoite
    .gist = Kumpikin yrittää uhata vastustajan kuningasta niin, ettei vastustajalla ole laillista siirtoa. Se on matti: sen tekijä voittaa pelin, ja matin saanut häviää.
article-king-is-never-captured = Kuningasta ei lyödä
    .gist =
    { $rules ->
        [casual] Kuningasta ei lyödä, se vain joutuu shakkiin.
       *[other] Kukaan ei saa jättää eikä saattaa omaa kuningastaan uhatuksi, eikä vastustajan kuningasta saa lyödä.
    }
article-dead-position-principle = Kumpikaan ei voi voittaa
    .gist = Peli on tasapeli, jos mikään laillinen siirtosarja ei voi johtaa kummankaan pelaajan tekemään mattiin.

## The initial position

article-chessboard = Shakkilauta
    .gist = Laudalla on 64 ruutua, vuorotellen vaaleita ja tummia, ja kummankin pelaajan oikeassa kulmassa on vaalea ruutu. Ruuturivit ovat linjoja, rivejä ja viistorivejä.
article-piece-set = Nappulat
    .gist = Valkealla on alussa kuusitoista vaaleaa nappulaa, valkeat nappulat, ja mustalla kuusitoista tummaa, mustat nappulat. Kummallakin on kuningas, kuningatar, kaksi tornia, kaksi lähettiä, kaksi ratsua ja kahdeksan sotilasta, ja kullakin on tavallisesti oma merkkinsä.
article-initial-position = Alkuasema
    .gist = Valkean nappulat ovat ensimmäisellä rivillä a-linjalta h-linjalle: torni, ratsu, lähetti, kuningatar, kuningas, lähetti, ratsu ja torni, ja sotilaat niiden edessä. Mustan nappulat ovat vastapäätä. Kumpikin kuningatar on omanvärisessään ruudussa.

## The moves of the pieces

article-own-piece-on-square = Varatut ruudut
    .gist = Nappula ei saa mennä ruutuun, jossa on samanvärinen nappula. Jos ruudussa on vastustajan nappula, se lyödään ja poistetaan laudalta osana siirtoa.
article-attack = Uhkaaminen
    .gist = Nappula uhkaa vastustajan nappulaa, jos se voisi lyödä sen kohtien 3.2–3.8 mukaan. Se uhkaa ruutua silloinkin, kun se ei voi siirtyä siihen, koska oma kuningas jäisi tai joutuisi uhatuksi.
article-bishop-move = Lähetin siirto
    .gist =
    { $rules ->
        [casual] Lähetti siirtyy viistorivejään pitkin kuinka monta tyhjää ruutua tahansa. Se pysyy aina samanvärisillä ruuduilla, joten pelaajat puhuvat valkeasta ja mustasta lähetistään.
       *[other] Lähetti saa kulkea minkä matkan tahansa niitä viistorivejä pitkin, joilla se on.
    }
article-rook-move = Tornin siirto
    .gist =
    { $rules ->
        [casual] Torni siirtyy linjaansa tai riviään pitkin kuinka monta tyhjää ruutua tahansa.
       *[other] Torni saa kulkea minkä matkan tahansa linjaansa tai riviään pitkin.
    }
article-queen-move = Kuningattaren siirto
    .gist = Kuningatar saa kulkea minkä matkan tahansa linjaansa, riviään tai viistorivejään pitkin.
article-no-jumping = Ei nappuloiden yli
    .gist = Lähetti, torni ja kuningatar eivät saa hypätä tiellä olevan nappulan yli.
article-knight-move = Ratsun siirto
    .gist =
    { $rules ->
        [casual] Ratsu siirtyy kaksi ruutua linjaa tai riviä pitkin ja yhden sivulle, kulman muotoisesti, ja se saa hypätä välissä olevien nappuloiden yli. Laudan keskeltä se pääsee kahdeksaan ruutuun. Joka siirrolla sen ruudun väri vaihtuu.
       *[other] Ratsu saa mennä kaksi ruutua linjaa tai riviä pitkin ja yhden sivulle riippumatta siitä, mitä välissä on.
    }
article-pawn-advance = Sotilaan eteneminen
    .gist = Sotilas saa edetä yhden ruudun suoraan eteenpäin, jos ruutu on tyhjä.
article-pawn-double-advance = Sotilaan ensimmäinen siirto
    .gist = Ensimmäisellä siirrollaan sotilas saa edetä suoraan eteenpäin yhden ruudun sijasta kaksi, jos molemmat ovat tyhjiä.
article-pawn-capture = Sotilaan lyönti
    .gist = Sotilas saa siirtyä yhden ruudun viistosti eteenpäin, kun se lyö siellä vastustajan nappulan.
article-en-passant = Ohestalyönti
    .gist =
    { $edition ->
       *[fide-2023] Jos vastustajan sotilas on juuri edennyt yhdellä siirrolla kaksi ruutua alkuruudustaan, sen vieressä samalla rivillä oleva sotilas saa lyödä sen ikään kuin se olisi edennyt vain yhden.
        [fide-2009] Jos vastustajan sotilas on edennyt yhdellä siirrolla kaksi ruutua alkuruudustaan, sotilas, joka uhkaa sen ylittämää ruutua, saa lyödä sen ikään kuin se olisi edennyt vain yhden.
    }
article-en-passant-at-once = Ohestalyönti heti
    .gist = Sotilaan saa lyödä ohesta heti seuraavalla siirrolla, ei enää myöhemmin.
article-promotion = Korotus
    .gist =
    { $rules ->
        [casual] Kahdeksannelle riville päässyt sotilas korottuu samanväriseksi kuningattareksi, torniksi, lähetiksi tai ratsuksi. Käytännössä se on lähes aina kuningatar.
       *[other]
            { $edition ->
               *[fide-2023] Siirtovuorossa olevan pelaajan, joka vie sotilaan sen viimeiselle riville, on vaihdettava se samalla siirrolla samanväriseen kuningattareen, torniin, lähettiin tai ratsuun. Uusi nappula tulee saapumisruutuun, joka on korotusruutu. Pelaaja valitsee vapaasti riippumatta siitä, mitä on lyöty. Tätä sanotaan korotukseksi, ja uusi nappula vaikuttaa heti.
                [fide-2009] Viimeiselle rivilleen päässyt sotilas on vaihdettava samalla siirrolla ja samassa ruudussa samanväriseen kuningattareen, torniin, lähettiin tai ratsuun. Pelaaja valitsee vapaasti riippumatta siitä, mitä on lyöty. Tätä sanotaan korotukseksi, ja uusi nappula vaikuttaa heti.
            }
    }
article-king-move = Kuninkaan siirto
    .gist =
    { $rules ->
        [casual] Kuningas saa siirtyä vain yhden ruudun, mihin suuntaan tahansa.
       *[other]
            { $edition ->
               *[fide-2023] Kuningas saa siirtyä johonkin ruutunsa viereisistä ruuduista.
                [fide-2009] Kuningas saa siirtyä viereiseen ruutuun, jota mikään vastustajan nappula ei uhkaa.
            }
    }
article-castling = Linnoitus
    .gist =
    { $rules ->
        [casual] Kerran pelissä kumpikin kuningas saa linnoittua. Se siirtyy kaksi ruutua kohti samalla rivillä olevaa samanväristä tornia, ja torni siirtyy ruutuun, jonka kuningas ylitti.
       *[other] Linnoitus on yksi kuninkaan siirto, joka tehdään pelaajan ensimmäisellä rivillä kumman tahansa samanvärisen tornin kanssa. Ensin kuningas siirtyy alkuruudustaan kaksi ruutua kohti tornia, joka on alkuruudussaan. Sitten torni siirtyy ruutuun, jonka kuningas ylitti.
    }
article-castling-right-lost = Linnoitusoikeuden menettäminen
    .gist = Jo siirtynyt kuningas ei voi enää linnoittua, eikä kuningas voi linnoittua jo siirtyneen tornin kanssa.
article-castling-prevented = Toistaiseksi estynyt linnoitus
    .gist = Linnoittua ei voi, kun kuninkaan ruutu, ruutu, jonka se ylittää, tai ruutu, johon se päätyy, on uhattu. Linnoittua ei voi myöskään, kun kuninkaan ja tornin välissä on nappula.
article-castling-under-attack = Linnoitus ja uhatut ruudut
    .gist = Kuningas ei saa linnoittua, kun sen ruutu, ruutu, jonka se ylittää, tai ruutu, johon se päätyy, on uhattu.
article-castling-blocked = Nappuloita linnoituksen tiellä
    .gist = Kuningas ei saa linnoittua tornin kanssa, kun niiden välissä on nappula.
article-check = Shakki
    .gist =
    { $rules ->
        [casual] Kuningas, jota vastustaja uhkaa, on shakissa. Silloin saa tehdä vain siirtoja, jotka torjuvat shakin.
       *[other] Kuningas on shakissa, jos vastustajan nappula uhkaa sitä. Näin on myös silloin, kun tämä nappula ei voisi itse siirtyä kuninkaan ruutuun, koska sen oma kuningas jäisi tai joutuisi shakkiin.
    }
article-no-self-check = Ei siirtoa shakkiin
    .gist = Mikään siirto ei saa jättää eikä saattaa pelaajan omaa kuningasta shakkiin.
article-legal-move = Lailliset siirrot
    .gist = Siirto on laillinen, jos se täyttää kaikki nappuloiden liikkumista koskevat vaatimukset.
article-illegal-move = Laittomat siirrot
    .gist =
    { $edition ->
       *[fide-2023] Siirto on laiton, jos se ei täytä kaikkia nappuloiden liikkumista koskevia vaatimuksia.
        [fide-2009] Siirto on laiton, jos se ei täytä kaikkia nappuloiden liikkumista koskevia vaatimuksia. Sen sijaan on tehtävä toinen siirto kohdan 4.5 mukaan.
    }
article-illegal-position = Laittomat asemat
    .gist = Asema on laiton, jos mikään laillisin siirroin pelattu peli ei johda siihen.

## The act of moving

article-one-hand = Yhdellä kädellä
    .gist = Jokainen siirto on tehtävä vain yhdellä kädellä.
article-adjusting = Nappuloiden korjaaminen
    .gist =
    { $edition ->
       *[fide-2023] Vain siirtovuorossa oleva pelaaja saa korjata nappuloiden asentoa, ja hänen on ilmoitettava siitä ensin.
        [fide-2009] Siirtovuorossa oleva pelaaja saa korjata nappuloiden asentoa, kun hän on ensin ilmoittanut siitä.
    }
article-intentional-contact = Muu nappulaan koskeminen
    .gist = Muu nappulan koskettaminen kuin korjaaminen kohdan 4.2.1 mukaan katsotaan tahalliseksi, ellei se selvästi ollut vahinko.
article-touched-own-piece = Kosketussääntö: oma nappula
    .gist =
    { $edition ->
       *[fide-2023] Siirtovuorossa olevan pelaajan, joka koskee laudalla yhteen tai useampaan omaan nappulaansa aikoen siirtää tai lyödä, on siirrettävä niistä ensimmäistä, jota voi siirtää.
        [fide-2009] Siirtovuorossa olevan pelaajan, joka tahallaan koskee laudalla yhteen tai useampaan omaan nappulaansa muuten kuin korjatakseen niitä kohdan 4.2 mukaan, on siirrettävä niistä ensimmäistä, jota voi siirtää.
    }
article-touched-opponent-piece = Kosketussääntö: vastustajan nappula
    .gist =
    { $edition ->
       *[fide-2023] Siirtovuorossa olevan pelaajan, joka koskee laudalla yhteen tai useampaan vastustajan nappulaan aikoen siirtää tai lyödä, on lyötävä niistä ensimmäinen, jonka voi lyödä.
        [fide-2009] Siirtovuorossa olevan pelaajan, joka tahallaan koskee laudalla yhteen tai useampaan vastustajan nappulaan muuten kuin korjatakseen niitä kohdan 4.2 mukaan, on lyötävä niistä ensimmäinen, jonka voi lyödä.
    }
article-touched-both-colours = Kumpaakin väriä kosketettu
    .gist =
    { $edition ->
       *[fide-2023] Siirtovuorossa olevan pelaajan, joka koskee laudalla siirtääkseen tai lyödäkseen yhteen tai useampaan nappulaan kumpaakin väriä, on lyötävä se vastustajan nappula, johon hän koski ensin, sillä omalla nappulallaan, johon hän koski ensin. Jos se on laitonta, ensimmäinen kosketettu nappula, jota voi siirtää tai jonka voi lyödä, on siirrettävä tai lyötävä. Jos järjestystä ei tiedetä, pelaajan omaan nappulaan katsotaan kosketun ensin.
        [fide-2009] Siirtovuorossa olevan pelaajan, joka tahallaan koskee laudalla sekä omaan että vastustajan nappulaan muuten kuin korjatakseen niitä kohdan 4.2 mukaan, on lyötävä koskemansa vastustajan nappula koskemallaan omalla nappulalla. Jos se on laitonta, ensimmäinen kosketettu nappula, jota voi siirtää tai jonka voi lyödä, on siirrettävä tai lyötävä. Jos järjestystä ei tiedetä, pelaajan omaan nappulaan katsotaan kosketun ensin.
        [fide-2014] Siirtovuorossa olevan pelaajan, joka koskee laudalla siirtääkseen tai lyödäkseen sekä omaan että vastustajan nappulaan, on lyötävä koskemansa vastustajan nappula koskemallaan omalla nappulalla. Jos se on laitonta, ensimmäinen kosketettu nappula, jota voi siirtää tai jonka voi lyödä, on siirrettävä tai lyötävä. Jos järjestystä ei tiedetä, pelaajan omaan nappulaan katsotaan kosketun ensin.
    }
article-touched-king-and-rook = Kuninkaan ja tornin koskettaminen
    .gist =
    { $edition ->
       *[fide-2023] Siirtovuorossa olevan pelaajan, joka koskee kuninkaaseensa ja torniin, on linnoituttava sille sivustalle, jos linnoitus on laillinen.
        [fide-2009] Siirtovuorossa olevan pelaajan, joka tahallaan koskee kuninkaaseensa ja torniin, on linnoituttava sille sivustalle, jos linnoitus on laillinen.
    }
article-touched-rook-first = Torni ensin
    .gist = Siirtovuorossa oleva pelaaja, joka koskee tahallaan ensin torniin ja sitten kuninkaaseen, ei saa tällä siirrolla linnoittua sille sivustalle. Hänen on siirrettävä niistä ensimmäistä, jota voi siirtää.
article-castling-illegal-after-touch = Aiottu linnoitus on laiton
    .gist =
    { $edition ->
       *[fide-2023] Siirtovuorossa olevan pelaajan, joka koskee kuninkaaseen ja sitten torniin linnoittuakseen, vaikka linnoitus sen tornin kanssa on laiton, on tehtävä kuninkaalla muu laillinen siirto. Linnoitus toiselle sivustalle käy, jos se on laillinen. Jos kuninkaalla ei ole laillista siirtoa, pelaaja saa valita minkä tahansa laillisen siirron.
        [fide-2009] Siirtovuorossa olevan pelaajan, joka koskee kuninkaaseen tai yhtä aikaa kuninkaaseen ja torniin linnoittuakseen, vaikka linnoitus on laiton, on tehtävä kuninkaalla muu laillinen siirto. Linnoitus toiselle sivustalle käy, jos se on laillinen. Jos kuninkaalla ei ole laillista siirtoa, pelaaja saa valita minkä tahansa laillisen siirron.
    }
article-promotion-choice = Korotusnappulan valinta
    .gist = Kun siirtovuorossa oleva pelaaja korottaa sotilaan, valinta on lopullinen heti, kun uusi nappula on koskettanut korotusruutua.
article-no-touched-piece-can-move = Kosketetulla nappulalla ei ole siirtoa
    .gist =
    { $edition ->
       *[fide-2023] Jos yhtäkään nappulaa, johon on koskettu kohtien 4.3 ja 4.4 mukaan, ei voi siirtää eikä lyödä, pelaaja saa valita minkä tahansa laillisen siirron.
        [fide-2009] Jos yhtäkään kosketettua nappulaa ei voi siirtää eikä lyödä, pelaaja saa valita minkä tahansa laillisen siirron.
    }
article-promotion-any-order = Korotus missä järjestyksessä tahansa
    .gist = Korotukseen kuuluvat teot saa tehdä missä järjestyksessä tahansa, eikä sotilasta tarvitse lainkaan asettaa viimeiselle riville. Korotusruudussa oleva vastustajan nappula on lyötävä.
article-released-piece = Irti päästetty nappula
    .gist =
    { $rules ->
        [casual] Siirto on tehty, kun se on syötetty.
       *[other] Nappulaa, joka on päästetty irti ruutuun laillisena siirtona tai sen osana, ei saa sillä siirrolla siirtää muuhun ruutuun. Omissa kohdissaan sanotaan, milloin lyönti, linnoitus tai korotus on tehty.
    }
article-capture-made = Milloin lyönti on tehty
    .gist =
    { $rules ->
        [casual] Lyöty nappula poistuu laudalta eikä saa palata saman pelin aikana.
       *[other] Lyönti on tehty, kun lyöty nappula on poissa laudalta ja pelaaja on päästänyt lyövän nappulan irti sen ruudussa.
    }
article-castling-made = Milloin linnoitus on tehty
    .gist =
    { $rules ->
        [casual] Linnoitus on tehty, kun se on syötetty.
       *[other]
            { $edition ->
               *[fide-2023] Linnoitus on tehty, kun pelaaja on päästänyt tornin irti ruudussa, jonka kuningas ylitti. Kun pelaaja on päästänyt kuninkaan irti, linnoitus ei ole vielä tehty, mutta hän ei saa enää valita muuta siirtoa kuin linnoituksen sille sivustalle, jos se on laillinen. Jos se ei ole, pelaajan on tehtävä kuninkaalla muu laillinen siirto. Linnoitus toiselle sivustalle käy, jos se on laillinen. Jos kuninkaalla ei ole laillista siirtoa, pelaaja saa valita minkä tahansa laillisen siirron.
                [fide-2009] Linnoitus on tehty, kun pelaaja on päästänyt tornin irti ruudussa, jonka kuningas ylitti. Kun pelaaja on päästänyt kuninkaan irti, linnoitus ei ole vielä tehty, mutta hän ei saa enää valita muuta siirtoa kuin linnoituksen sille sivustalle, jos se on laillinen.
            }
    }
article-promotion-made = Milloin korotus on tehty
    .gist =
    { $rules ->
        [casual] Pelaaja valitsee uuden nappulan syöttäessään siirron.
       *[other]
            { $edition ->
               *[fide-2023] Korotus on tehty, kun sotilas on poissa laudalta ja pelaaja on päästänyt uuden nappulan irti korotusruudussa.
                [fide-2009] Korotus on tehty, kun sotilas on poissa laudalta ja pelaaja on päästänyt uuden nappulan irti korotusruudussa. Jos pelaaja on päästänyt sotilaan irti korotusruudussa, siirto ei ole vielä tehty, mutta hän ei saa enää siirtää sotilasta muualle.
            }
    }
article-touch-claim-lost = Huomautus ajoissa
    .gist =
    { $edition ->
       *[fide-2023] Pelaaja, joka koskee nappulaan aikoen siirtää tai lyödä, ei voi enää huomauttaa, että vastustaja on rikkonut kohtia 4.1–4.7 (koskettaminen ja siirtäminen).
        [fide-2009] Pelaaja, joka tahallaan koskee nappulaan, ei voi enää huomauttaa, että vastustaja on rikkonut lukua 4 (koskettaminen ja siirtäminen).
    }
article-assistant-for-moves = Avustaja siirtojen tekemiseen
    .gist = Jos pelaaja ei voi itse siirtää nappuloita, hän saa hankkia siihen avustajan. Avustajan on oltava tuomarin hyväksyttävissä.

## The completion of the game

article-checkmate = Matti
    .gist =
    { $rules ->
        [casual] Pelaaja, jonka kuningas on shakissa eikä pääse siitä, on matissa ja häviää.
       *[other]
            { $edition ->
               *[fide-2023] Matin tehnyt pelaaja voittaa. Peli päättyy heti, jos matin tehnyt siirto on laillinen ja kohtien 4.2–4.7 (kosketetut ja irti päästetyt nappulat) mukainen.
                [fide-2009] Joka tekee matin laillisella siirrolla, voittaa, ja peli päättyy heti.
            }
    }
article-resignation = Luovuttaminen
    .gist =
    { $rules ->
        [casual] Kumpi tahansa saa luovuttaa ja siten hävitä pelin, jos asema näyttää toivottomalta.
       *[other]
            { $edition ->
               *[fide-2023] Joka luovuttaa, häviää, ja peli päättyy heti; peli on kuitenkin tasapeli, jos vastustaja ei olisi voinut tehdä mattia millään laillisella siirtosarjalla.
                [fide-2009] Jos pelaaja luovuttaa, vastustaja voittaa ja peli päättyy heti.
                [fide-2014] Jos pelaaja luovuttaa, vastustaja voittaa ja peli päättyy heti.
                [fide-2018] Jos pelaaja luovuttaa, vastustaja voittaa ja peli päättyy heti.
            }
    }
article-stalemate = Patti
    .gist =
    { $rules ->
        [casual] Jos siirtovuorossa oleva pelaaja ei ole shakissa eikä hänellä ole laillista siirtoa, hän on patissa, ja peli on heti tasapeli.
       *[other]
            { $edition ->
               *[fide-2023] Jos siirtovuorossa oleva pelaaja ei ole shakissa eikä hänellä ole laillista siirtoa, hän on patissa, ja peli on heti tasapeli, jos edellinen siirto oli laillinen ja kohtien 4.2–4.7 (kosketetut ja irti päästetyt nappulat) mukainen.
                [fide-2009] Jos siirtovuorossa oleva pelaaja ei ole shakissa eikä hänellä ole laillista siirtoa, hän on patissa, ja peli on heti tasapeli, jos edellinen siirto oli laillinen.
            }
    }
article-dead-position = Kuollut asema
    .gist =
    { $rules ->
        [casual] Peli on tasapeli, jos kumpikaan pelaaja ei voi tehdä mattia millään laillisella siirtosarjalla, kuten silloin, kun yksinäistä kuningasta vastassa on yksinäinen kuningas tai kuningas ja yksi ratsu tai lähetti.
       *[other]
            { $edition ->
               *[fide-2023] Peli on heti tasapeli, kun kumpikaan pelaaja ei voisi enää tehdä mattia, jatkoivatpa he millaisin laillisin siirroin tahansa, jos asemaan johtanut siirto oli laillinen ja kohtien 4.2–4.7 (kosketetut ja irti päästetyt nappulat) mukainen.
                [fide-2009] Peli on heti tasapeli, kun kumpikaan pelaaja ei voisi enää tehdä mattia, jatkoivatpa he millaisin laillisin siirroin tahansa, jos asemaan johtanut siirto oli laillinen.
            }
    }
article-draw-agreement = Tasapelistä sopiminen
    .gist =
    { $rules ->
        [casual] Jos pelaajat sopivat tasapelistä, peli on tasapeli.
       *[other]
            { $edition ->
               *[fide-2023] Jos pelaajat pelin kestäessä sopivat tasapelistä ja kumpikin on tehnyt vähintään yhden siirron, peli on tasapeli ja päättyy heti.
                [fide-2009] Jos pelaajat pelin kestäessä sopivat tasapelistä, peli on tasapeli ja päättyy heti.
                [fide-2014] Jos pelaajat pelin kestäessä sopivat tasapelistä, peli on tasapeli ja päättyy heti.
            }
    }
article-draw-by-repetition-claim = Tasapeli aseman toistosta
    .gist =
    { $edition ->
       *[fide-2023] Peli on tasapeli, jos siirtovuorossa oleva pelaaja vaatii sitä aiheellisesti sillä perusteella, että sama asema on esiintynyt tai on juuri esiintymässä ainakin kolmannen kerran.
        [fide-2009] Tasapeli on mahdollinen, jos laudalla on ainakin kolmesti esiintynyt tai on juuri esiintymässä sama asema (kohta 9.2).
        [fide-2014] Tasapeli on mahdollinen, jos laudalla on ainakin kolmesti esiintynyt tai on juuri esiintymässä sama asema (kohta 9.2).
    }
article-draw-by-fifty-moves-claim = Tasapeli viidestäkymmenestä siirrosta
    .gist =
    { $edition ->
       *[fide-2023] Peli on tasapeli, jos kumpikin pelaaja on tehnyt viimeiset viisikymmentä siirtoaan ilman lyöntiä ja sotilaan siirtoa ja siirtovuorossa oleva vaatii tasapeliä aiheellisesti.
        [fide-2009] Tasapeli on mahdollinen, jos kumpikin pelaaja on tehnyt ainakin viimeiset viisikymmentä siirtoaan ilman lyöntiä ja sotilaan siirtoa (kohta 9.3).
        [fide-2014] Tasapeli on mahdollinen, jos kumpikin pelaaja on tehnyt ainakin viimeiset viisikymmentä siirtoaan ilman lyöntiä ja sotilaan siirtoa (kohta 9.3).
    }

## The chessclock

article-chessclock = Shakkikello
    .gist =
    { $rules ->
        [casual] Kummankin pelaajan aika kuluu vain omalla vuorolla.
       *[other] Shakkikellossa on kaksi toisiinsa kytkettyä näyttöä, joista vain toinen voi käydä kerrallaan. ”Kello” tarkoittaa toista niistä. Kummassakin on merkkilippu. Lipun putoaminen tarkoittaa, että pelaajan aika on käytetty.
    }
article-press-completes-move = Kellon painaminen
    .gist =
    { $rules ->
        [casual] Syötetty siirto on saatettu loppuun, ja vastustajan aika alkaa kulua.
       *[other] Siirrettyään pelaajan on painettava kelloa, jolloin hänen kellonsa pysähtyy ja vastustajan kello käynnistyy. Näin siirto on saatettu loppuun.
    }
article-ending-move-needs-no-press = Pelin päättävä siirto
    .gist =
    { $rules ->
        [casual] Siirto, johon peli päättyy, on sekin saatettu loppuun.
       *[other] Siirto, johon peli päättyy, on saatettu loppuun kelloa painamattakin.
    }
article-next-move-completes-move = Seuraava siirto saattaa siirron loppuun
    .gist = Siirto, jota ei ollut saatettu loppuun, on saatettu loppuun, kun pelaaja on tehnyt seuraavan siirtonsa.
article-press-always-allowed = Oikeus painaa kelloa
    .gist =
    { $edition ->
       *[fide-2023] Pelaajan on saatava painaa kelloa siirtonsa jälkeen, vaikka vastustaja olisi jo vastannut. Siirron ja painalluksen välinen aika on pelaajan omaa aikaa.
        [fide-2009] Pelaajan on aina saatava painaa kelloa. Siirron ja painalluksen välinen aika on pelaajan omaa aikaa.
    }
article-press-with-same-hand = Kelloa painava käsi
    .gist =
    { $edition ->
       *[fide-2023] Pelaajan on painettava kelloa sillä kädellä, jolla siirto tehtiin. Pelaaja ei saa pitää sormea kellolla eikä sen yllä.
        [fide-2009] Pelaajan on painettava kelloa sillä kädellä, jolla siirto tehtiin. Pelaaja ei saa pitää sormea painikkeella eikä sen yllä.
    }
article-improper-clock-handling = Kellon sopimaton käsittely
    .gist =
    { $rules ->
        [fide-2009-finland] Pelaajien on käsiteltävä kelloa asianmukaisesti. Sitä ei saa käsitellä kovakouraisesti, nostaa pöydältä eikä kaataa. Sopimattomasta käsittelystä voidaan rangaista (13.4).
       *[other]
            { $edition ->
               *[fide-2023] Pelaajien on käsiteltävä kelloa asianmukaisesti. Sitä ei saa painaa kovakouraisesti, nostaa pöydältä, painaa ennen siirtoa eikä kaataa. Sopimattomasta käsittelystä on rangaistava (12.9).
                [fide-2009] Pelaajien on käsiteltävä kelloa asianmukaisesti. Sitä ei saa painaa kovakouraisesti, nostaa pöydältä eikä kaataa. Sopimattomasta käsittelystä on rangaistava (13.4).
            }
    }
article-adjust-on-own-time = Korjaaminen omalla ajalla
    .gist = Nappuloiden asentoa saa korjata vain se pelaaja, jonka kello käy.
article-assistant-for-clock = Avustaja kellon käyttämiseen
    .gist =
    { $edition ->
       *[fide-2023] Jos pelaaja ei voi käyttää kelloa, hän saa hankkia siihen avustajan. Avustajan on oltava tuomarin hyväksyttävissä. Tuomarin on muutettava pelaajan aikaa oikeudenmukaisesti, paitsi jos pelaaja on vammainen.
        [fide-2009] Jos pelaaja ei voi käyttää kelloa, hän saa hankkia siihen avustajan. Avustajan on oltava tuomarin hyväksyttävissä. Tuomarin on muutettava pelaajan aikaa oikeudenmukaisesti.
    }
article-time-control = Miettimisaika
    .gist =
    { $rules ->
        [casual] Pelissä saa olla aikaraja, joka asetetaan peliä luotaessa.
       *[other]
            { $edition ->
               *[fide-2023] Shakkikelloa käytettäessä kummankin pelaajan on saatettava jakson ajassa loppuun vähintään tietty määrä siirtoja tai kaikki siirrot. Siirtoa kohti lisättävä aika kuuluu siihen. Kaikki tämä on määrättävä etukäteen.
                [fide-2009] Shakkikelloa käytettäessä kummankin pelaajan on tehtävä jakson ajassa vähintään tietty määrä siirtoja tai kaikki siirrot. Sen lisäksi tai sijasta voidaan lisätä aikaa siirtoa kohti. Kaikki tämä on määrättävä etukäteen.
                [fide-2014] Shakkikelloa käytettäessä kummankin pelaajan on saatettava jakson ajassa loppuun vähintään tietty määrä siirtoja tai kaikki siirrot. Sen lisäksi tai sijasta voidaan lisätä aikaa siirtoa kohti. Kaikki tämä on määrättävä etukäteen.
            }
    }
article-time-saved-and-delay = Säästetty aika ja aikaviive
    .gist =
    { $edition ->
       *[fide-2023] Jaksossa säästynyt aika lisätään seuraavaan jaksoon, kun se soveltuu. Aikaviivettä käytettäessä kummallakin pelaajalla on perusaika ja jokaista siirtoa kohti kiinteä lisäaika. Perusaika alkaa kulua vasta, kun lisäaika on käytetty. Jos kelloa painetaan sitä ennen, perusaika ei muutu, olipa lisäaikaa käytetty miten paljon tahansa.
        [fide-2009] Jaksossa säästynyt aika lisätään seuraavaan jaksoon, paitsi aikaviivettä käytettäessä. Aikaviivettä käytettäessä kummallakin pelaajalla on perusaika ja jokaista siirtoa kohti kiinteä lisäaika. Perusaika alkaa kulua vasta, kun lisäaika on käytetty. Jos kelloa painetaan sitä ennen, perusaika ei muutu, olipa lisäaikaa käytetty miten paljon tahansa.
    }
article-flag-fall-check = Siirtojen laskeminen merkkilipun pudottua
    .gist = Kun merkkilippu on pudonnut, on heti tarkistettava, ovatko miettimisaikaa koskevat vaatimukset täyttyneet.
article-white-clock-starts = Kellojen käynnistäminen
    .gist =
    { $rules ->
        [casual] Valkean aika kuluu ensin, koska valkea aloittaa.
       *[other] Valkean kello käynnistetään pelille määrättynä alkamishetkenä.
    }
article-default-time = Myöhästyminen
    .gist =
    { $rules ->
        [fide-2009-finland] Suomessa myöhästymisraja on kolmekymmentä minuuttia kierroksen alusta. Kilpailun säännöt voivat määrätä pidemmän tai lyhyemmän rajan tai nollan. Joka tulee myöhemmin, häviää, mutta tuomari voi päättää toisin. Nolla tarkoittaa, että pelaajien on oltava laudan ääressä, kun peli alkaa.
       *[other]
            { $edition ->
               *[fide-2023] Kilpailun säännöissä on määrättävä myöhästymisraja etukäteen. Jos sitä ei määrätä, raja on nolla. Joka tulee laudan ääreen rajan jälkeen, häviää, mutta tuomari voi päättää toisin.
                [fide-2009] Joka tulee laudan ääreen istunnon alettua, häviää, joten myöhästymisraja on nolla. Kilpailun säännöt voivat määrätä toisin.
                [fide-2014] Kilpailun säännöissä on määrättävä myöhästymisraja etukäteen. Joka tulee laudan ääreen rajan jälkeen, häviää, mutta tuomari voi päättää toisin.
            }
    }
article-both-absent = Molemmat pelaajat poissa pelin alkaessa
    .gist = Jos myöhästymisraja ei ole nolla eikä kumpikaan pelaaja ole paikalla alussa, valkea menettää kaiken ajan tuloonsa saakka, elleivät kilpailun säännöt tai tuomari määrää toisin.
article-flag-fall-observed = Milloin merkkilippu katsotaan pudonneeksi
    .gist =
    { $rules ->
        [finnish-blitz-2008] Merkkilippu katsotaan pudonneeksi, kun pelaaja huomauttaa siitä.
        [casual] Ohjelma huomaa heti, kun pelaajan aika on lopussa.
       *[other] Merkkilippu katsotaan pudonneeksi vasta siitä hetkestä, jolloin tuomari huomaa sen tai pelaaja aiheellisesti huomauttaa siitä.
    }
article-flag-fall-loses = Häviö ajalla
    .gist =
    { $rules ->
        [casual] Pelaaja, jonka aika on lopussa, häviää.
        [finnish-blitz-2008] Pelaaja, jonka merkkilippu putoaa ensin, häviää, jos vastustajalla on riittävä materiaali.
       *[other] Pelaaja, joka ei ole saattanut vaadittuja siirtoja loppuun ajoissa, häviää, ellei peli ole päättynyt mattiin, luovutukseen, pattiin, kuolleeseen asemaan tai sopimukseen. Jos vastustaja ei voi tehdä mattia millään laillisten siirtojen sarjalla, peli on tasapeli.
    }
article-clock-defect = Vialliset kellot
    .gist = Kaikki, mitä shakkikello näyttää, on ratkaisevaa, ellei siinä ole ilmeistä vikaa. Tuomarin on vaihdettava sellainen kello ja määrättävä uuden kellon ajat parhaan harkintansa mukaan.
article-wrong-clock-setting = Väärin asetettu kello
    .gist =
    { $edition ->
       *[fide-2023] Jos jompikumpi tai molemmat kellot havaitaan pelin aikana väärin asetetuiksi, jommankumman pelaajan tai tuomarin on pysäytettävä ne heti. Tuomarin on korjattava parhaan harkintansa mukaan asetus ja tarvittaessa ajat ja siirtolaskuri.
        [fide-2009] Jos jompikumpi tai molemmat kellot havaitaan pelin aikana väärin asetetuiksi, jommankumman pelaajan tai tuomarin on pysäytettävä ne heti. Tuomarin on korjattava parhaan harkintansa mukaan asetus, ajat ja siirtolaskuri.
    }
article-both-flags = Molemmat merkkiliput pudonneet
    .gist =
    { $edition ->
       *[fide-2023] Tämä koskee tavallisia ja nopean shakin pelejä ilman lisäaikaa, jos siitä on ilmoitettu. Jos molemmat merkkiliput ovat pudonneet, järjestystä ei tiedetä eikä jakso ole viimeinen, peliä on jatkettava.
        [fide-2009] Jos molemmat merkkiliput ovat pudonneet, järjestystä ei tiedetä eikä jakso ole viimeinen, peliä on jatkettava.
        [fide-2014] Jos molemmat merkkiliput ovat pudonneet, järjestystä ei tiedetä eikä jakso ole viimeinen, peliä on jatkettava.
    }
article-both-flags-last-period = Molemmat merkkiliput pudonneet viimeisessä jaksossa
    .gist =
    { $edition ->
       *[fide-2023] Tämä koskee tavallisia ja nopean shakin pelejä ilman lisäaikaa, jos siitä on ilmoitettu. Jos molemmat merkkiliput ovat pudonneet viimeisessä jaksossa eikä järjestystä tiedetä, peli on tasapeli.
        [fide-2009] Jos molemmat merkkiliput ovat pudonneet viimeisessä jaksossa eikä järjestystä tiedetä, peli on tasapeli.
        [fide-2014] Jos molemmat merkkiliput ovat pudonneet viimeisessä jaksossa eikä järjestystä tiedetä, peli on tasapeli.
    }
article-interruption = Pelin keskeyttäminen
    .gist = Jos peli on keskeytettävä, tuomarin on pysäytettävä kellot.
article-restart = Pelin jatkaminen
    .gist = Tuomarin on päätettävä, milloin pysäytettyä peliä jatketaan.
article-stopping-the-clock = Kellojen pysäyttäminen
    .gist = Pelaaja saa pysäyttää kellot vain pyytääkseen apua tuomarilta, esimerkiksi kun korotukseen tarvittava nappula puuttuu.
article-no-valid-reason = Pysäyttäminen ilman syytä
    .gist =
    { $edition ->
       *[fide-2023] Jos pelaaja pysäyttää kellot pyytääkseen apua tuomarilta, tuomarin on selvitettävä, oliko siihen pätevä syy. Jos ei ollut, pelaajaa on rangaistava (12.9).
        [fide-2009] Jos pelaaja pysäyttää kellot pyytääkseen apua tuomarilta, tuomarin on selvitettävä, oliko siihen pätevä syy. Jos on ilmeistä, ettei ollut, pelaajaa on rangaistava (13.4).
    }
article-screens-allowed = Näytöt pelisalissa
    .gist = Pelisalissa sallitaan näytöt, monitorit ja demonstraatiolaudat, jotka näyttävät senhetkisen aseman, siirrot ja niiden määrän. Samoin sallitaan kellot, jotka näyttävät myös siirtojen määrän.
article-displays = Näytöt ja laskurit
    .gist = Pelaaja ei saa perustaa vaatimusta pelkästään siihen, mitä näyttö, monitori, demonstraatiolauta tai siirtolaskuri osoittaa.

## Irregularities

article-times-after-irregularity = Ajat sääntöjenvastaisuuden jälkeen
    .gist =
    { $edition ->
       *[fide-2023] Jos sääntöjenvastaisuuden vuoksi on palattava aiempaan asemaan, tuomarin on määrättävä ajat parhaan harkintansa mukaan ja korjattava tarvittaessa siirtolaskuri. Hän voi myös jättää ajat ennalleen.
        [fide-2009] Sääntöjenvastaisuuden jälkeen tai kun on palattava aiempaan asemaan, tuomarin on määrättävä ajat parhaan harkintansa mukaan ja korjattava tarvittaessa siirtolaskuri.
        [fide-2014] Jos sääntöjenvastaisuuden vuoksi on palattava aiempaan asemaan, tuomarin on määrättävä ajat parhaan harkintansa mukaan ja korjattava tarvittaessa siirtolaskuri. Hän voi myös jättää ajat ennalleen.
    }
article-wrong-initial-position = Virheellinen alkuasema
    .gist = Jos pelin aikana havaitaan, että se aloitettiin väärästä asemasta, peli on mitätöitävä ja uusi pelattava.
article-wrong-orientation = Lauta väärin päin
    .gist = Jos pelin aikana havaitaan, että lauta on asetettu väärin (2.1), peliä on jatkettava oikein asetetulla laudalla. Asema on siirrettävä sille.
article-reversed-colours = Väärät värit
    .gist =
    { $edition ->
       *[fide-2023] Väärin värein aloitettu peli on lopetettava ja uusi pelattava oikein värein, elleivät molemmat pelaajat ole tehneet vähintään kymmentä siirtoa. Silloin peliä on jatkettava.
        [fide-2009] Väärin värein aloitettua peliä on jatkettava, ellei tuomari päätä toisin.
        [fide-2014] Väärin värein aloitettua peliä on jatkettava, ellei tuomari päätä toisin.
    }
article-displaced-pieces = Nappuloiden palauttaminen paikoilleen
    .gist = Pelaajan, joka saattaa yhden tai useamman nappulan epäjärjestykseen, on palautettava oikea asema omalla ajallaan.
article-displaced-help = Apua nappuloiden järjestämiseen
    .gist = Tarvittaessa pelaajan tai vastustajan on pysäytettävä kellot ja pyydettävä apua tuomarilta.
article-displaced-penalty = Rangaistus nappuloiden epäjärjestyksestä
    .gist = Tuomari voi rangaista pelaajaa nappuloiden saattamisesta epäjärjestykseen.
article-illegal-move-completed = Loppuun saatettu laiton siirto
    .gist =
    { $rules ->
        [finnish-blitz-2008] Pelaaja saa oikaista laittoman siirron ennen kuin painaa kelloa. Painallus saattaa siirron loppuun, ja sen jälkeen vastustaja voi vaatia voittoa.
       *[other]
            { $edition ->
               *[fide-2023] Laiton siirto on saatettu loppuun, kun pelaaja on painanut kelloa. Jos pelin aikana havaitaan loppuun saatettu laiton siirto, on palautettava juuri sitä edeltänyt asema tai, jos sitä ei tiedetä, viimeinen sitä aiempi tiedossa oleva asema. Uuteen siirtoon sovelletaan kosketettuja ja irti päästettyjä nappuloita koskevia sääntöjä (4.3 ja 4.7). Peliä on jatkettava palautetusta asemasta.
                [fide-2009] Jos pelin aikana havaitaan loppuun saatettu laiton siirto, on palautettava juuri sitä edeltänyt asema tai, jos sitä ei tiedetä, viimeinen sitä aiempi tiedossa oleva asema. Kellojen ajat on korjattava. Uuteen siirtoon sovelletaan kosketettuja ja irti päästettyjä nappuloita koskevia sääntöjä (4.3 ja 4.6). Peliä on jatkettava palautetusta asemasta.
                [fide-2014] Jos pelin aikana havaitaan loppuun saatettu laiton siirto, on palautettava juuri sitä edeltänyt asema tai, jos sitä ei tiedetä, viimeinen sitä aiempi tiedossa oleva asema. Uuteen siirtoon sovelletaan kosketettuja ja irti päästettyjä nappuloita koskevia sääntöjä (4.3 ja 4.7). Peliä on jatkettava palautetusta asemasta.
            }
    }
article-pawn-left-unpromoted = Korottamatta jätetty sotilas
    .gist =
    { $rules ->
        [finnish-blitz-2008] Jos pelaaja vie sotilaan sen viimeiselle riville eikä korota sitä, kumpi tahansa pelaaja saa pysäyttää kellot uuden nappulan hakemista varten. Kun pelaaja on painanut kelloa, vastustaja voi vaatia laitonta siirtoa. Ellei hän vaadi, sotilas jää pysyvästi sotilaaksi.
       *[other]
            { $edition ->
               *[fide-2023] Jos pelaaja siirtää sotilaan sen viimeiselle riville ja painaa kelloa vaihtamatta sotilasta, siirto on laiton. Sotilaan tilalle on asetettava samanvärinen kuningatar.
                [fide-2009] Jos sotilas jää korottamatta viimeiselle rivilleen ja kelloa painetaan, siirto on laiton ja on palautettava juuri sitä edeltänyt asema.
                [fide-2014] Jos pelaaja siirtää sotilaan sen viimeiselle riville ja painaa kelloa vaihtamatta sotilasta, siirto on laiton. Sotilaan tilalle on asetettava samanvärinen kuningatar.
            }
    }
article-press-without-move = Kellon painaminen siirtämättä
    .gist =
    { $rules ->
        [fide-2017] Jos pelaaja painaa kelloa siirtämättä, se katsotaan laittomaksi siirroksi.
       *[other] Jos pelaaja painaa kelloa siirtämättä, se katsotaan laittomaksi siirroksi, ja siitä on rangaistava sellaisena.
    }
article-two-hands = Siirto kahdella kädellä
    .gist =
    { $rules ->
        [fide-2017] Jos pelaaja käyttää molempia käsiä yhteen siirtoon (linnoitus, lyönti tai korotus), se katsotaan laittomaksi siirroksi.
       *[other] Jos pelaaja käyttää molempia käsiä yhteen siirtoon, esimerkiksi linnoitukseen, lyöntiin tai korotukseen, ja painaa kelloa, se katsotaan laittomaksi siirroksi, ja siitä on rangaistava sellaisena.
    }
article-illegal-move-penalty = Rangaistus laittomista siirroista
    .gist =
    { $rules ->
        [fide-2017] Kun pelaajan ensimmäinen loppuun saatettu laiton siirto on käsitelty, tuomarin on annettava vastustajalle kaksi minuuttia lisäaikaa. Saman pelaajan toisesta tuomarin on tuomittava peli hänen häviökseen. Jos vastustaja ei voi tehdä mattia millään laillisten siirtojen sarjalla, peli on häviön sijasta tasapeli.
       *[other]
            { $edition ->
               *[fide-2023] Kun pelaajan ensimmäinen kohdissa 7.5.1–7.5.4 tarkoitettu loppuun saatettu laiton siirto on käsitelty, tuomarin on annettava vastustajalle kaksi minuuttia lisäaikaa. Saman pelaajan toisesta tuomarin on tuomittava peli hänen häviökseen. Jos vastustaja ei voi tehdä mattia millään laillisten siirtojen sarjalla, peli on häviön sijasta tasapeli.
                [fide-2009] Kun jompikumpi pelaajan kahdesta ensimmäisestä laittomasta siirrosta on käsitelty, tuomarin on joka kerta annettava vastustajalle kaksi minuuttia lisäaikaa. Saman pelaajan kolmannesta tuomarin on tuomittava peli hänen häviökseen. Jos vastustaja ei voi tehdä mattia millään laillisten siirtojen sarjalla, peli on häviön sijasta tasapeli.
                [fide-2014] Kun pelaajan ensimmäinen loppuun saatettu laiton siirto on käsitelty, tuomarin on annettava vastustajalle kaksi minuuttia lisäaikaa. Saman pelaajan toisesta tuomarin on tuomittava peli hänen häviökseen. Jos vastustaja ei voi tehdä mattia millään laillisten siirtojen sarjalla, peli on häviön sijasta tasapeli.
            }
    }
article-two-hands-penalty = Rangaistus kahdella kädellä tehdystä siirrosta
    .gist = Pelaajan ensimmäisestä kahdella kädellä tehdystä siirrosta tuomarin on annettava vastustajalle kaksi minuuttia lisäaikaa. Saman pelaajan toisesta tuomarin on tuomittava peli hänen häviökseen. Jos vastustaja ei voi tehdä mattia millään laillisten siirtojen sarjalla, peli on häviön sijasta tasapeli.
article-press-without-move-penalty = Rangaistus kellon painamisesta siirtämättä
    .gist = Pelaajan ensimmäisestä kellon painamisesta ilman siirtoa tuomarin on annettava vastustajalle kaksi minuuttia lisäaikaa. Saman pelaajan toisesta tuomarin on tuomittava peli hänen häviökseen. Jos vastustaja ei voi tehdä mattia millään laillisten siirtojen sarjalla, peli on häviön sijasta tasapeli.
article-piece-displaced-from-square = Nappula väärässä ruudussa
    .gist =
    { $edition ->
       *[fide-2023] Jos pelin aikana havaitaan nappulan joutuneen pois ruudustaan, on palautettava sitä edeltänyt asema tai, jos sitä ei tiedetä, viimeinen sitä aiempi tiedossa oleva asema. Peliä on jatkettava siitä.
        [fide-2009] Jos pelin aikana havaitaan nappuloiden joutuneen pois ruuduistaan, on palautettava sitä edeltänyt asema tai, jos sitä ei tiedetä, viimeinen sitä aiempi tiedossa oleva asema. Kellojen ajat on korjattava. Peliä on jatkettava siitä.
    }

## Recording the moves

article-recording-moves = Pöytäkirjan pitäminen siirto siirrolta
    .gist =
    { $edition ->
       *[fide-2023] Pelin aikana kummankin pelaajan on merkittävä molempien siirrot oikein, siirto siirrolta ja niin selvästi ja luettavasti kuin mahdollista, jommallakummalla kahdesta tavasta. Seuraavat kohdat kuvaavat ne.
        [fide-2009] Pelin aikana kummankin pelaajan on merkittävä molempien siirrot oikein, siirto siirrolta ja niin selvästi ja luettavasti kuin mahdollista. Se tehdään algebrallisesti (liite C) kilpailussa määrättyyn pöytäkirjaan.
        [fide-2014] Pelin aikana kummankin pelaajan on merkittävä molempien siirrot oikein, siirto siirrolta ja niin selvästi ja luettavasti kuin mahdollista. Se tehdään algebrallisesti (liite C) kilpailussa määrättyyn pöytäkirjaan.
        [fide-2018] Pelin aikana kummankin pelaajan on merkittävä molempien siirrot oikein, siirto siirrolta ja niin selvästi ja luettavasti kuin mahdollista. Se tehdään algebrallisesti (liite C) kilpailussa määrättyyn pöytäkirjaan.
    }
article-recording-in-advance = Ei etukäteen
    .gist = Siirtoa ei saa merkitä ennen sen tekemistä, paitsi kun sillä vaaditaan tasapeliä (9.2 tai 9.3) tai se on kuorisiirto.
article-record-before-next-move = Merkintä ennen seuraavaa siirtoa
    .gist = Pelaaja saa vastata ennen kuin merkitsee vastustajan siirron. Oma edellinen siirto hänen on merkittävä ennen seuraavaa siirtoaan.
article-recording-draw-offer = Tasapelitarjouksen merkitseminen
    .gist = Kummankin pelaajan on merkittävä pöytäkirjaan jokainen tasapelitarjous merkillä (=).
article-scoresheet-use = Pöytäkirjan käyttö
    .gist = Pöytäkirjaan on merkittävä vain siirrot, kellojen ajat, tasapelitarjoukset, vaatimuksiin liittyvät seikat ja muut asiaan kuuluvat tiedot.
article-assistant-for-recording = Avustaja pöytäkirjan pitämiseen
    .gist =
    { $edition ->
       *[fide-2023] Jos pelaaja ei voi pitää pöytäkirjaa, hän saa hankkia avustajan merkitsemään siirrot. Avustajan on oltava tuomarin hyväksyttävissä. Tuomarin on muutettava pelaajan aikaa oikeudenmukaisesti, paitsi jos pelaaja on vammainen.
        [fide-2009] Jos pelaaja ei voi pitää pöytäkirjaa, hän saa hankkia avustajan merkitsemään siirrot. Avustajan on oltava tuomarin hyväksyttävissä. Tuomarin on muutettava pelaajan aikaa oikeudenmukaisesti.
    }
article-recording-under-five-minutes = Aikapula
    .gist =
    { $edition ->
       *[fide-2023] Pelaajan, jolla on jaksossa kellossaan alle viisi minuuttia ja joka ei saa siirtoa kohti vähintään kolmeakymmentä sekuntia lisäaikaa, ei tarvitse merkitä siirtoja (8.1.1) sen jakson loppuaikana.
        [fide-2009] Pelaajan, jolla on jaksossa kellossaan alle viisi minuuttia ja joka ei saa siirtoa kohti vähintään kolmeakymmentä sekuntia lisäaikaa, ei tarvitse sen jakson loppuaikana noudattaa kohtaa 8.1 siirroista ja tarjouksista. Heti kun merkkilippu on pudonnut, hänen on täydennettävä pöytäkirjansa ennen siirtämistä.
        [fide-2014] Pelaajan, jolla on jaksossa kellossaan alle viisi minuuttia ja joka ei saa siirtoa kohti vähintään kolmeakymmentä sekuntia lisäaikaa, ei tarvitse sen jakson loppuaikana noudattaa kohtaa 8.1 siirroista ja tarjouksista.
    }
article-neither-keeps-score = Kumpikaan ei pidä pöytäkirjaa
    .gist =
    { $edition ->
       *[fide-2023] Jos kumpikaan pelaaja ei kohdan 8.4 nojalla pidä pöytäkirjaa, tuomarin tai avustajan tulisi yrittää olla läsnä ja merkitä siirrot. Heti kun merkkilippu putoaa, tuomarin on pysäytettävä kellot. Sitten kummankin pelaajan on täydennettävä pöytäkirjansa tuomarin tai vastustajan pöytäkirjasta.
        [fide-2009] Jos kummankaan pelaajan ei kohdan 8.4 nojalla tarvitse pitää pöytäkirjaa, tuomarin tai avustajan tulisi yrittää olla läsnä ja merkitä siirrot. Heti kun merkkilippu putoaa, tuomarin on pysäytettävä kellot. Sitten kummankin pelaajan on täydennettävä pöytäkirjansa tuomarin tai vastustajan pöytäkirjasta.
    }
article-one-keeps-score = Toinen pitää pöytäkirjaa
    .gist =
    { $edition ->
       *[fide-2023] Jos vain toinen ei ole kohdan 8.4 nojalla pitänyt pöytäkirjaa, hänen on täydennettävä se heti, kun jompikumpi merkkilippu putoaa, ennen kuin hän siirtää nappulaa. Siirtovuorossa ollessaan hän saa käyttää vastustajan pöytäkirjaa, mutta hänen on annettava se takaisin ennen siirtoaan.
        [fide-2009] Jos vain toisen ei kohdan 8.4 nojalla tarvitse pitää pöytäkirjaa, hänen on täydennettävä se heti, kun jompikumpi merkkilippu putoaa, ennen kuin hän siirtää nappulaa. Siirtovuorossa ollessaan hän saa käyttää vastustajan pöytäkirjaa, mutta hänen on annettava se takaisin ennen siirtoaan.
    }
article-reconstruction = Pelin rekonstruointi
    .gist =
    { $edition ->
       *[fide-2023] Jos täydellistä pöytäkirjaa ei ole, pelaajien on pelattava peli läpi toisella laudalla tuomarin tai avustajan valvonnassa. Sitä ennen valvojan on merkittävä muistiin asema, kummankin aika, kumman kello kävi ja montako siirtoa on tehty tai saatettu loppuun, sikäli kuin ne tiedetään.
        [fide-2009] Jos täydellistä pöytäkirjaa ei ole, pelaajien on pelattava peli läpi toisella laudalla tuomarin tai avustajan valvonnassa. Sitä ennen valvojan on merkittävä muistiin asema, kummankin aika ja montako siirtoa on tehty, sikäli kuin ne tiedetään.
    }
article-cannot-show-overstep = Pöytäkirjat, jotka eivät ratkaise asiaa
    .gist =
    { $edition ->
       *[fide-2023] Jos pöytäkirjoja ei voida täydentää niin, että pelaajan ajan ylittyminen näkyisi niistä, seuraava siirto on seuraavan jakson ensimmäinen, ellei jokin osoita, että siirtoja on tehty tai saatettu loppuun enemmän.
        [fide-2009] Jos pöytäkirjoja ei voida täydentää niin, että pelaajan ajan ylittyminen näkyisi niistä, seuraava siirto on seuraavan jakson ensimmäinen, ellei jokin osoita, että siirtoja on tehty enemmän.
    }
article-signing-the-result = Tuloksen allekirjoittaminen
    .gist =
    { $edition ->
       *[fide-2023] Pelin päätyttyä molempien pelaajien on allekirjoitettava kumpikin pöytäkirja ja tulos tai vahvistettava tulos sähköisissä pöytäkirjoissa. Väärinkin merkitty tulos pätee, ellei tuomari päätä toisin.
        [fide-2009] Pelin päätyttyä molempien pelaajien on allekirjoitettava kumpikin pöytäkirja ja tulos. Väärinkin merkitty tulos pätee, ellei tuomari päätä toisin.
        [fide-2014] Pelin päätyttyä molempien pelaajien on allekirjoitettava kumpikin pöytäkirja ja tulos. Väärinkin merkitty tulos pätee, ellei tuomari päätä toisin.
        [fide-2018] Pelin päätyttyä molempien pelaajien on allekirjoitettava kumpikin pöytäkirja ja tulos. Väärinkin merkitty tulos pätee, ellei tuomari päätä toisin.
    }

## The drawn game

article-draw-agreement-restricted = Sopimista rajoittavat kilpailut
    .gist =
    { $edition ->
       *[fide-2023] Kilpailun säännöissä voidaan kieltää pelaajia tarjoamasta tasapeliä ja sopimasta siitä ilman tuomarin suostumusta joko ennen tiettyä siirtoa tai kokonaan.
        [fide-2009] Kilpailun säännöissä voidaan kieltää pelaajia sopimasta tasapelistä ilman tuomarin suostumusta joko ennen tiettyä siirtoa tai kokonaan.
    }
article-draw-offer = Tasapelin tarjoaminen
    .gist =
    { $rules ->
        [casual] Useimmat tasapelit syntyvät sopimalla. Asemaa sanotaan tasapeliksi, jos jompikumpi pelaaja voi pakottaa tasapelin kaikkia vastauksia vastaan.
       *[other] Tasapeliä tarjoavan on tehtävä se siirtonsa jälkeen ennen kellon painamista. Muulloinkin pelin aikana tehty tarjous pätee, mutta vastustajan häiritsemistä koskeva sääntö on otettava huomioon. Tarjousta ei voi perua eikä siihen voi liittää ehtoja. Se pysyy voimassa siihen asti, kun vastustaja hyväksyy tarjouksen tai hylkää sen sanallisesti tai koskemalla nappulaan aikeena siirtää tai lyödä se, tai peli päättyy.
    }
article-draw-offer-recorded = Tarjouksen merkitseminen
    .gist = Kummankin pelaajan on merkittävä tarjous pöytäkirjaansa merkillä (=).
article-claim-is-offer = Vaatimus on myös tarjous
    .gist =
    { $edition ->
       *[fide-2023] Joka vaatii tasapeliä aseman toiston tai viidenkymmenen siirron perusteella, tarjoaa sitä samalla.
        [fide-2009] Joka vaatii tasapeliä aseman toiston tai viidenkymmenen siirron perusteella tai pikapelilopussa, tarjoaa sitä samalla.
        [fide-2014] Joka vaatii tasapeliä aseman toiston tai viidenkymmenen siirron perusteella, tarjoaa sitä samalla.
    }
article-threefold-intended = Kolmas esiintyminen aiotulla siirrolla
    .gist =
    { $edition ->
       *[fide-2023] Siirtovuorossa oleva pelaaja voi vaatia tasapeliä, jos sama asema syntyisi hänen siirrollaan vähintään kolmannen kerran. Hän merkitsee siirron ensin peruuttamattomasti paperille tai sähköiseen pöytäkirjaan ja ilmoittaa tuomarille aikovansa tehdä sen.
        [fide-2009] Siirtovuorossa oleva pelaaja voi vaatia tasapeliä, jos sama asema syntyisi hänen siirrollaan vähintään kolmannen kerran. Hän merkitsee siirron ensin pöytäkirjaansa ja ilmoittaa tuomarille aikovansa tehdä sen.
        [fide-2014] Siirtovuorossa oleva pelaaja voi vaatia tasapeliä, jos sama asema syntyisi hänen siirrollaan vähintään kolmannen kerran. Hän merkitsee siirron ensin peruuttamattomasti pöytäkirjaansa ja ilmoittaa tuomarille aikovansa tehdä sen.
        [fide-2018] Siirtovuorossa oleva pelaaja voi vaatia tasapeliä, jos sama asema syntyisi hänen siirrollaan vähintään kolmannen kerran. Hän merkitsee siirron ensin peruuttamattomasti pöytäkirjaansa ja ilmoittaa tuomarille aikovansa tehdä sen.
    }
article-threefold-appeared = Kolmas esiintyminen laudalla
    .gist = Siirtovuorossa oleva pelaaja voi vaatia tasapeliä, jos laudalla oleva asema on esiintynyt vähintään kolmannen kerran.
article-same-position = Milloin asemat ovat samat
    .gist =
    { $rules ->
        [casual] Asemat ovat samat, jos nappulat ovat samoissa ruuduissa, sama pelaaja on siirtovuorossa ja molemmilla on samat mahdolliset siirrot, myös ohestalyönti ja linnoitus.
       *[other] Asemat ovat samat silloin ja vain silloin, kun siirtovuoro on samalla pelaajalla, samoissa ruuduissa on samanlaiset ja samanväriset nappulat ja kummankin pelaajan kaikki nappulat voivat tehdä samat siirrot. Asemat eivät ole samat, jos vain toisessa on ohestalyönti mahdollinen tai jos linnoitusoikeus on välillä menetetty.
    }
article-fifty-moves-intended = Viisikymmentä siirtoa aiotulla siirrolla
    .gist =
    { $edition ->
       *[fide-2023] Siirtovuorossa oleva pelaaja voi vaatia tasapeliä, jos hänen siirtonsa jälkeen kumpikin olisi tehnyt viimeiset viisikymmentä siirtoaan ilman lyöntiä ja sotilaan siirtoa. Hän merkitsee siirron peruuttamattomasti paperille tai sähköiseen pöytäkirjaan ja ilmoittaa tuomarille aikovansa tehdä sen.
        [fide-2009] Siirtovuorossa oleva pelaaja voi vaatia tasapeliä, jos hänen siirtonsa jälkeen kumpikin olisi tehnyt viimeiset viisikymmentä siirtoaan ilman lyöntiä ja sotilaan siirtoa. Hän merkitsee siirron pöytäkirjaansa ja ilmoittaa tuomarille aikovansa tehdä sen.
        [fide-2014] Siirtovuorossa oleva pelaaja voi vaatia tasapeliä, jos hänen siirtonsa jälkeen kumpikin olisi tehnyt viimeiset viisikymmentä siirtoaan ilman lyöntiä ja sotilaan siirtoa. Hän merkitsee siirron peruuttamattomasti pöytäkirjaansa ja ilmoittaa tuomarille aikovansa tehdä sen.
        [fide-2018] Siirtovuorossa oleva pelaaja voi vaatia tasapeliä, jos hänen siirtonsa jälkeen kumpikin olisi tehnyt viimeiset viisikymmentä siirtoaan ilman lyöntiä ja sotilaan siirtoa. Hän merkitsee siirron peruuttamattomasti pöytäkirjaansa ja ilmoittaa tuomarille aikovansa tehdä sen.
    }
article-fifty-moves-completed = Viisikymmentä jo tehtyä siirtoa
    .gist =
    { $edition ->
       *[fide-2023] Siirtovuorossa oleva pelaaja voi vaatia tasapeliä, jos kumpikin on saattanut loppuun viimeiset viisikymmentä siirtoaan ilman lyöntiä ja sotilaan siirtoa.
        [fide-2009] Siirtovuorossa oleva pelaaja voi vaatia tasapeliä, jos kumpikin on tehnyt viimeiset viisikymmentä siirtoaan ilman lyöntiä ja sotilaan siirtoa.
    }
article-touch-loses-draw-claim = Vaatimusoikeuden menettäminen koskemalla
    .gist =
    { $edition ->
       *[fide-2023] Siirtovuorossa oleva pelaaja, joka koskee nappulaan (kohta 4.3) siirtääkseen tai lyödäkseen, menettää sillä siirrolla oikeuden vaatia tasapeliä aseman toiston tai viidenkymmenen siirron perusteella.
        [fide-2009] Siirtovuorossa oleva pelaaja, joka koskee tahallaan nappulaan (kohta 4.3) muuten kuin korjatakseen sitä kohdan 4.2 mukaan, vaatimatta sitä ennen tasapeliä, menettää sillä siirrolla oikeuden vaatia sitä aseman toiston tai viidenkymmenen siirron perusteella.
    }
article-claim-stops-clock =
    { $edition ->
       *[fide-2023] Vaatimus pysäyttää kellot
        [fide-2009] Vaatimuksen jälkeen
    }
    .gist =
    { $edition ->
       *[fide-2023] Kun tasapeliä vaaditaan aseman toiston tai viidenkymmenen siirron perusteella, vaatijan tai tuomarin on pysäytettävä kellot. Vaatija ei saa perua vaatimustaan.
        [fide-2009] Tasapeliä aseman toiston tai viidenkymmenen siirron perusteella vaativa pelaaja saa pysäyttää molemmat kellot. Vaatija ei saa perua vaatimustaan.
        [fide-2014] Kun tasapeliä vaaditaan aseman toiston tai viidenkymmenen siirron perusteella, vaatijan tai tuomarin on pysäytettävä kellot. Vaatija ei saa perua vaatimustaan.
    }
article-claim-correct = Oikea vaatimus
    .gist = Jos vaatimus osoittautuu oikeaksi, peli on heti tasapeli.
article-claim-incorrect = Väärä vaatimus
    .gist =
    { $edition ->
       *[fide-2023] Jos vaatimus osoittautuu vääräksi, tuomarin on annettava vastustajalle kaksi minuuttia, ja pelin on jatkuttava. Jos vaatimus perustui aiottuun siirtoon, se on tehtävä kohtien 3 ja 4 mukaisesti: jos se on laiton, samalla nappulalla on tehtävä muu siirto, jos se on mahdollista.
        [fide-2009] Jos vaatimus osoittautuu vääräksi, tuomarin on annettava vastustajalle kolme minuuttia, ja pelin on jatkuttava. Jos vaatimus perustui aiottuun siirtoon, se on tehtävä kohdan 4 mukaisesti: jos se on laiton, samalla nappulalla on tehtävä muu siirto, jos se on mahdollista.
        [fide-2014] Jos vaatimus osoittautuu vääräksi, tuomarin on annettava vastustajalle kaksi minuuttia, ja pelin on jatkuttava. Jos vaatimus perustui aiottuun siirtoon, se on tehtävä kohtien 3 ja 4 mukaisesti: jos se on laiton, samalla nappulalla on tehtävä muu siirto, jos se on mahdollista.
    }
article-fivefold-repetition = Aseman viides esiintyminen
    .gist =
    { $edition ->
       *[fide-2023] Peli on ilman vaatimusta tasapeli, kun sama asema (kohta 9.2.2) on esiintynyt vähintään viidesti, ei välttämättä peräkkäin.
        [fide-2014] Peli on ilman vaatimusta tasapeli, kun sama asema (kohta 9.2.b) on esiintynyt vähintään viidesti peräkkäin niin, että kumpikin pelaaja on joka kerta välissä tehnyt kaksi siirtoa.
    }
article-seventy-five-moves = 75 siirtoa
    .gist =
    { $edition ->
       *[fide-2023] Peli on ilman vaatimusta tasapeli, kun kumpikin pelaaja on tehnyt vähintään 75 siirron sarjan ilman lyöntiä ja sotilaan siirtoa; jos viimeinen niistä kuitenkin on matti, sen tehnyt pelaaja voittaa.
        [fide-2014] Peli on ilman vaatimusta tasapeli, kun kumpikin pelaaja on saattanut loppuun 75 peräkkäistä siirtoa ilman lyöntiä ja sotilaan siirtoa; jos viimeinen niistä kuitenkin on matti, sen tehnyt pelaaja voittaa.
    }

## Points

article-points = Pelin pisteet
    .gist =
    { $edition ->
       *[fide-2023] Voitosta, myös luovutusvoitosta, saa yhden pisteen, tasapelistä puoli pistettä ja häviöstä, myös luovutushäviöstä, nolla pistettä, elleivät kilpailun säännöt määrää toisin.
        [fide-2009] Voitosta, myös luovutusvoitosta, saa yhden pisteen, tasapelistä puoli pistettä ja häviöstä, myös luovutushäviöstä, nolla pistettä, jollei etukäteen ole ilmoitettu muuta.
    }
article-points-total = Enintään pelin pisteet
    .gist = Pelaajat eivät yhdessä saa koskaan enempää pisteitä kuin pelistä tavallisesti on jaossa. Kummankin pistemäärän on oltava sellainen, jonka pelistä tavallisesti voi saada: esimerkiksi ¾ ja ¼ ei käy.

## The conduct of the players

article-disrepute = Shakin maine
    .gist = Pelaajat eivät saa tehdä mitään, mikä vahingoittaa shakin hyvää mainetta.
article-playing-venue = Pelihuoneisto ja pelialue
    .gist =
    { $edition ->
       *[fide-2023] Pelihuoneisto on pelialue sekä lepo-, virvoke- ja tupakkatilat, käymälät ja muut tuomarin nimeämät tilat. Pelialue on paikka, jossa pelit pelataan.
        [fide-2009] Pelihuoneisto on pelialue, käymälät, virvoke- ja tupakkatilat ja muut tuomarin nimeämät tilat.
    }
article-permission-to-leave = Luvanvarainen liikkuminen
    .gist =
    { $edition ->
       *[fide-2023] Tuomarin lupa tarvitaan pelihuoneistosta poistumiseen, siirtovuorossa olevan poistumiseen pelialueelta ja ulkopuolisen tuloon pelialueelle.
        [fide-2009] Tuomarin lupa tarvitaan pelihuoneistosta poistumiseen ja siirtovuorossa olevan poistumiseen pelialueelta.
    }
article-leaving-the-venue = Poistuminen pelihuoneistosta
    .gist = Pelaaja ei saa poistua pelihuoneistosta ilman tuomarin lupaa.
article-leaving-the-playing-area = Poistuminen pelialueelta
    .gist = Siirtovuorossa oleva pelaaja ei saa poistua pelialueelta ilman tuomarin lupaa.
article-entering-the-playing-area = Muut pelialueella
    .gist = Joka ei ole pelaaja eikä tuomari, saa tulla pelialueelle vain tuomarin luvalla.
article-announcing-to-leave = Poistumisesta ilmoittaminen
    .gist = Kilpailun säännöissä voidaan määrätä, että pelaaja, joka odottaa vastustajansa siirtoa, ilmoittaa tuomarille halutessaan poistua pelialueelta.
article-notes-and-advice = Muistiinpanot ja neuvot
    .gist =
    { $edition ->
       *[fide-2023] Pelin aikana pelaaja ei saa käyttää muistiinpanoja, neuvoja eikä muita tietolähteitä eikä analysoida mitään peliä toisella laudalla.
        [fide-2009] Pelin aikana pelaaja ei saa käyttää muistiinpanoja, neuvoja eikä muita tietolähteitä eikä analysoida toisella laudalla.
    }
article-electronic-devices = Elektroniset laitteet
    .gist =
    { $rules ->
        [fide-2009-finland] Suomessa soiva puhelin on häiriö siinä missä muutkin, esimerkiksi äänekäs käytös. Ensimmäisellä kerralla on huomautettava ja toistuvasta soimisesta varoitettava, ja viimein pelaaja voidaan jopa tuomita hävinneeksi. FIDEn laskentaan menevissä kilpailuissa puhelimen äänestä on tuomittava häviö.
       *[other]
            { $edition ->
               *[fide-2023] Pelaajalla ei saa pelin aikana olla pelihuoneistossa elektronista laitetta, jota tuomari ei ole erikseen hyväksynyt. Kilpailun säännöissä voidaan sallia tällaiset laitteet pelaajan laukussa, jos ne on kokonaan sammutettu. Laukun on oltava tuomarin hyväksymässä paikassa. Kumpikaan pelaaja ei saa käyttää sitä ilman tuomarin lupaa.
                [fide-2009] Pelaajalla ei saa olla pelihuoneistossa ilman tuomarin suostumusta matkapuhelinta eikä muuta elektronista viestintälaitetta, ellei sitä ole kokonaan sammutettu.
                [fide-2014] Pelaajalla ei saa pelin aikana olla pelihuoneistossa matkapuhelinta eikä muuta elektronista viestintälaitetta.
            }
    }
article-device-loses = Rangaistus laitteesta
    .gist =
    { $rules ->
        [fide-2009-finland] Pelaajalla ei saa olla pelihuoneistossa ilman tuomarin suostumusta matkapuhelinta eikä muuta elektronista viestintälaitetta, ellei sitä ole kokonaan sammutettu. FIDEn laskentaan menevissä kilpailuissa pelaaja, jonka laitteesta kuuluu ääni, häviää. Vastustaja saa silloin voiton tai, jos voitto ei olisi mahdollinen millään laillisella siirtosarjalla, tasapelin.
       *[other]
            { $edition ->
               *[fide-2023] Jos on ilmeistä, että pelaajalla on pelihuoneistossa yllään hyväksymätön elektroninen laite, hän häviää pelin, ja vastustaja voittaa. Kilpailun säännöissä voidaan määrätä toinen, lievempi rangaistus.
                [fide-2009] Pelaaja, jonka laitteesta kuuluu ääni, häviää; vastustaja saa voiton tai, jos voitto ei olisi mahdollinen millään laillisella siirtosarjalla, tasapelin.
                [fide-2014] Jos on ilmeistä, että pelaaja on tuonut sellaisen laitteen pelihuoneistoon, hän häviää pelin, ja vastustaja voittaa. Kilpailun säännöissä voidaan määrätä toinen, lievempi rangaistus.
            }
    }
article-inspection = Tarkastus
    .gist =
    { $edition ->
       *[fide-2023] Tuomari voi vaatia pelaajan vaatteiden, laukkujen, muiden tavaroiden ja kehon tarkastamista erillisessä tilassa. Tuomarin tai tuomarin valtuuttaman henkilön on tarkastettava pelaaja. Tarkastajan on oltava samaa sukupuolta kuin pelaaja. Jos pelaaja ei suostu yhteistyöhön, tuomarin on määrättävä rangaistus.
        [fide-2014] Tuomari voi vaatia pelaajan vaatteiden, laukkujen ja muiden tavaroiden tarkastamista erillisessä tilassa. Tuomarin tai tuomarin valtuuttaman henkilön on tarkastettava pelaaja. Tarkastajan on oltava samaa sukupuolta kuin pelaaja. Jos pelaaja ei suostu yhteistyöhön, tuomarin on määrättävä rangaistus.
    }
article-smoking = Tupakointi
    .gist =
    { $edition ->
       *[fide-2023] Tupakointi, myös sähkösavukkeiden käyttö, on sallittu vain siinä pelihuoneiston osassa, jonka tuomari on siihen osoittanut.
        [fide-2018] Tupakointi, myös sähkösavukkeiden käyttö, on sallittu vain siinä pelihuoneiston osassa, jonka tuomari on siihen osoittanut.
        [fide-2014] Tupakoida saa vain siinä pelihuoneiston osassa, jonka tuomari on siihen osoittanut.
        [fide-2009] Tupakoida saa vain siinä pelihuoneiston osassa, jonka tuomari on siihen osoittanut.
    }
article-distraction = Vastustajan häiritseminen
    .gist = Vastustajaa ei saa häiritä eikä ärsyttää millään tavalla. Kiellettyjä ovat myös aiheettomat vaatimukset, aiheettomat tasapelitarjoukset ja melun lähteen tuominen pelialueelle.
article-infractions-penalised = Käyttäytymissääntöjen rikkominen
    .gist =
    { $rules ->
        [fide-2009-finland] Minkä tahansa edeltävän käyttäytymissäännön rikkominen voi johtaa tuomarin rangaistuksiin.
       *[other] Minkä tahansa edeltävän käyttäytymissäännön rikkomisesta on seurattava tuomarin rangaistuksia.
    }
article-persistent-refusal = Sääntöjen noudattamisesta kieltäytyminen
    .gist =
    { $rules ->
        [fide-2009-finland] Pelaaja, joka yhä uudelleen kieltäytyy noudattamasta sääntöjä, voidaan tuomita hävinneeksi. Tuomarin on päätettävä vastustajan pisteistä.
       *[other] Pelaajaa, joka itsepintaisesti kieltäytyy noudattamasta sääntöjä, on rangaistava pelin häviöllä. Tuomarin on päätettävä vastustajan pisteistä.
    }
article-both-guilty = Molemmat syyllisiä
    .gist = Jos molemmat pelaajat todetaan syyllisiksi itsepintaiseen kieltäytymiseen, peli on tuomittava häviöksi molemmille.
article-explanation-asked = Säännöistä kysyminen
    .gist = Pelaajalla on oikeus pyytää tuomarilta selitys yksittäisestä sääntökohdasta.
article-appeal = Valittaminen
    .gist =
    { $edition ->
       *[fide-2023] Pelaaja voi valittaa jokaisesta tuomarin päätöksestä, vielä pöytäkirjan allekirjoitettuaankin, elleivät kilpailun säännöt määrää toisin.
        [fide-2009] Tuomarin päätöksestä pikapelilopun vaatimuksesta, olipa tuomari läsnä tai ei, ei voi valittaa. Kaikista muista päätöksistä pelaaja voi valittaa, jolleivät kilpailun säännöt määrää toisin.
        [fide-2014] Pelaaja voi valittaa jokaisesta tuomarin päätöksestä, vielä pöytäkirjan allekirjoitettuaankin, elleivät kilpailun säännöt määrää toisin.
    }
article-players-reconstruct = Apu pelin rekonstruoinnissa
    .gist = Molempien pelaajien on autettava tuomaria aina, kun peli on rekonstruoitava, myös tasapelivaatimuksissa.
article-checking-claims = Vaatimusten tarkistaminen
    .gist = Pelaajien velvollisuus on tarkistaa kolmatta esiintymistä ja viittäkymmentä siirtoa koskevat vaatimukset tuomarin valvonnassa.

## The arbiter

article-arbiter-observes = Pelien seuraaminen
    .gist =
    { $edition ->
       *[fide-2023] Tuomarin on seurattava pelejä, varsinkin pelaajien aikapulassa, pantava päätöksensä täytäntöön ja rangaistava pelaajia, kun siihen on aihetta. Hän voi nimetä avustajia seuraamaan pelejä, esimerkiksi kun usealla pelaajalla on aikapula.
        [fide-2009] Tuomarin on seurattava pelejä, varsinkin pelaajien aikapulassa, pantava päätöksensä täytäntöön ja rangaistava pelaajia, kun siihen on aihetta.
    }
article-time-for-disturbance = Lisäaikaa häiriön vuoksi
    .gist = Ulkopuolelta tulleen häiriön jälkeen tuomari voi antaa lisäaikaa toiselle tai kummallekin pelaajalle.
article-no-intervention = Puuttumatta jättäminen
    .gist =
    { $edition ->
       *[fide-2023] Tuomari saa puuttua peliin vain sääntöjen määräämissä tapauksissa. Hän saa kertoa loppuun saatettujen siirtojen määrän vain, kun pöytäkirjoja täydennetään merkkilipun pudottua. Hän ei saa kertoa pelaajalle, että vastustajan siirto on loppuun saatettu tai että pelaajan oma kello on painamatta.
        [fide-2009] Tuomari saa puuttua peliin vain sääntöjen määräämissä tapauksissa. Hän saa kertoa tehtyjen siirtojen määrän vain, kun pöytäkirjoja täydennetään merkkilipun pudottua. Hän ei saa kertoa pelaajalle, että vastustajan siirto on loppuun saatettu tai että pelaajan oma kello on painamatta.
    }
article-others-interfering = Ulkopuolisten puuttuminen
    .gist =
    { $edition ->
       *[fide-2023] Sääntöjenvastaisuuden havainnut saa kertoa siitä vain tuomarille. Muiden pelien pelaajat eivät saa puhua pelistä eivätkä puuttua siihen, eivätkä katsojat saa puuttua siihen. Tuomari voi poistaa rikkojat pelihuoneistosta.
        [fide-2009] Pelistä eivät saa puhua eivätkä siihen saa puuttua katsojat eivätkä toisten pelien pelaajat. Tuomari voi tarvittaessa poistaa rikkojat pelihuoneistosta. Sääntöjenvastaisuuden havainnut saa kertoa siitä vain tuomarille.
    }
article-venue-telephones = Puhelimet pelihuoneistossa
    .gist = Matkapuhelinta tai muuta viestintälaitetta ei saa käyttää pelihuoneistossa eikä tuomarin nimeämillä viereisillä alueilla ilman tuomarin lupaa.
article-penalties = Tuomarin rangaistukset
    .gist =
    { $rules ->
        [finnish-blitz-2008] Pelaajaa voidaan rangaista sääntöjen rikkomisesta: ensin varoituksella, sitten pelin häviöllä ja toistuvista rikkomuksista useissa peleissä muilla rangaistuksilla.
       *[other]
            { $edition ->
               *[fide-2023] Tuomari voi valita rangaistuksen säännöissä olevasta luettelosta, jossa lievin on varoitus ja ankarin kilpailusta pois sulkeminen.
                [fide-2009] Tuomari voi määrätä yhden tai useamman säännöissä luetelluista rangaistuksista, joista lievin on varoitus ja ankarin kilpailusta pois sulkeminen.
            }
    }
article-penalty-warning = Rangaistus: varoitus
    .gist =
    { $rules ->
        [finnish-blitz-2008] Ensimmäisestä rikkomuksesta pelaajalle on annettava varoitus.
       *[other] Tuomari voi antaa pelaajalle varoituksen.
    }
article-penalty-more-time = Rangaistus: aikaa vastustajalle
    .gist = Tuomari voi antaa vastustajalle lisäaikaa.
article-penalty-less-time = Rangaistus: ajan vähentäminen
    .gist = Tuomari voi vähentää rikkomuksen tehneen pelaajan aikaa.
article-penalty-opponent-points = Rangaistus: pisteitä vastustajalle
    .gist = Tuomari voi antaa vastustajalle lisää pisteitä, enintään sen verran kuin pelistä voi saada.
article-penalty-fewer-points = Rangaistus: pisteiden vähentäminen
    .gist = Tuomari voi vähentää pisteitä, jotka rikkomuksen tehnyt pelaaja saa pelistä.
article-penalty-loss = Rangaistus: pelin häviö
    .gist =
    { $rules ->
        [finnish-blitz-2008] Toisesta rikkomuksesta samassa pelissä pelaaja on tuomittava hävinneeksi.
       *[other]
            { $edition ->
               *[fide-2023] Tuomari voi tuomita rikkomuksen tehneen pelaajan hävinneeksi, ja hänen on silloin päätettävä vastustajan pisteistä.
                [fide-2009] Tuomari voi tuomita rikkomuksen tehneen pelaajan hävinneeksi.
            }
    }
article-penalty-fine = Rangaistus: sakko
    .gist = Tuomari voi määrätä etukäteen ilmoitetun sakon.
article-penalty-exclusion = Rangaistus: sulkeminen pois kierrokselta
    .gist =
    { $rules ->
        [finnish-blitz-2008] Jos pelaaja syyllistyy rikkomuksiin toistuvasti useissa peleissä, tuomari voi sulkea hänet pois kilpailusta.
       *[other] Tuomari voi sulkea rikkomuksen tehneen pelaajan pois yhdeltä tai useammalta kierrokselta.
    }
article-penalty-expulsion = Rangaistus: sulkeminen pois kilpailusta
    .gist = Tuomari voi sulkea rikkomuksen tehneen pelaajan pois kilpailusta.

## Rapid chess

article-rapid-definition = Nopean shakin määritelmä
    .gist =
    { $edition ->
       *[fide-2023] Peli on nopeaa shakkia, jos pelaajalla on kaikkien siirtojensa loppuun saattamiseen yli kymmenen mutta alle kuusikymmentä minuuttia. Jos pelissä on siirtokohtainen lisäaika, lasketaan yhteen aika ja kuusikymmentä lisäaikaa.
        [fide-2009] Peli on nopeaa shakkia, jos pelaajalla on kaikkien siirtojensa tekemiseen vähintään viisitoista mutta alle kuusikymmentä minuuttia. Jos pelissä on siirtokohtainen lisäaika, lasketaan yhteen aika ja kuusikymmentä lisäaikaa.
        [fide-2014] Peli on nopeaa shakkia, jos pelaajalla on kaikkien siirtojensa loppuun saattamiseen yli kymmenen mutta alle kuusikymmentä minuuttia. Jos pelissä on siirtokohtainen lisäaika, lasketaan yhteen aika ja kuusikymmentä lisäaikaa.
    }
article-rapid-recording =
    { $rules ->
        [finnish-blitz-2008] Pöytäkirjaa ei tarvitse pitää
       *[other] Nopea shakki: pöytäkirjaa ei tarvitse pitää
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] Pelaajien ei tarvitse merkitä siirtoja muistiin.
       *[other]
            { $edition ->
               *[fide-2023] Nopeassa shakissa pelaajien ei tarvitse merkitä siirtoja muistiin, mutta he säilyttävät oikeutensa vaatimuksiin, jotka tavallisesti perustuvat pöytäkirjaan. Pelaaja saa milloin tahansa pyytää tuomarilta pöytäkirjan siirtojen merkitsemistä varten.
                [fide-2009] Nopeassa shakissa pelaajien ei tarvitse merkitä siirtoja muistiin.
                [fide-2014] Nopeassa shakissa pelaajien ei tarvitse merkitä siirtoja muistiin.
            }
    }
article-rapid-supervised = Nopea shakki: täysi valvonta
    .gist =
    { $edition ->
       *[fide-2023] Kilpailupelaamisen säännöt ovat voimassa, jos yhtä tuomaria kohti on enintään kolme peliä ja tuomari tai avustaja pitää jokaisesta pelistä pöytäkirjaa, mahdollisuuksien mukaan myös sähköisesti.
        [fide-2009] Kilpailusäännöt ovat voimassa, jos valvonta on riittävä, esimerkiksi yksi tuomari enintään kolmea peliä kohti.
        [fide-2014] Kilpailusäännöt ovat voimassa, jos yhtä tuomaria kohti on enintään kolme peliä ja tuomari tai avustaja pitää jokaisesta pelistä pöytäkirjaa, mahdollisuuksien mukaan myös sähköisesti.
        [fide-2018] Kilpailusäännöt ovat voimassa, jos yhtä tuomaria kohti on enintään kolme peliä ja tuomari tai avustaja pitää jokaisesta pelistä pöytäkirjaa, mahdollisuuksien mukaan myös sähköisesti.
    }
article-rapid-penalty-time = Nopea shakki: yksi minuutti
    .gist =
    { $edition ->
       *[fide-2023] Laittomasta siirrosta tai väärästä vaatimuksesta annetaan nopeassa shakissa yksi minuutti Kilpailupelaamisen sääntöjen kahden sijasta.
    }
article-rapid-scoresheet-shown = Nopea shakki: pöytäkirjan pyytäminen
    .gist = Täydessä valvonnassa pelaaja saa omalla siirtovuorollaan milloin tahansa pyytää tuomaria tai avustajaa näyttämään pöytäkirjan, enintään viisi kertaa pelissä; useammat pyynnöt katsotaan vastustajan häiritsemiseksi.
article-rapid-limited = Nopea shakki ilman täyttä valvontaa
    .gist =
    { $edition ->
       *[fide-2023] Jos Kilpailupelaamisen sääntöjen ehdot eivät täyty, noudatetaan seuraavia kohtia.
        [fide-2009] Kun valvonta ei ole riittävä, noudatetaan Kilpailusääntöjä seuraavin poikkeuksin.
        [fide-2014] Jos Kilpailusääntöjen ehdot eivät täyty, noudatetaan seuraavia kohtia.
        [fide-2018] Jos Kilpailusääntöjen ehdot eivät täyty, noudatetaan seuraavia kohtia.
    }
article-rapid-after-moves =
    { $rules ->
        [finnish-blitz-2008] Myöhään havaitut virheet
       *[other] Nopea shakki: myöhään havaitut virheet
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] Kun kumpikin pelaaja on tehnyt ainakin kolme siirtoa, joitakin huomautuksia ei voi enää esittää.
       *[other]
            { $edition ->
               *[fide-2023] Kun täyttä valvontaa ei ole ja kumpikin pelaaja on alkuasemasta lukien saattanut loppuun kymmenen siirtoa, seuraava ei ole enää mahdollista.
                [fide-2009] Kun valvonta ei ole riittävä ja kumpikin pelaaja on saattanut loppuun kolme siirtoa, joitakin vaatimuksia ei enää voi esittää.
                [fide-2014] Kun täyttä valvontaa ei ole ja kumpikin pelaaja on alkuasemasta lukien saattanut loppuun kymmenen siirtoa, seuraava ei ole enää mahdollista.
            }
    }
article-rapid-wrong-setup =
    { $rules ->
        [finnish-blitz-2008] Myöhään havaittu virheellinen alkuasema
       *[other] Nopea shakki: myöhään havaittu virheellinen alkuasema
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] Virheellisestä alkuasemasta tai laudan asennosta ei saa silloin enää huomauttaa.
       *[other]
            { $edition ->
               *[fide-2023] Kun täyttä valvontaa ei ole ja kumpikin on saattanut loppuun kymmenen siirtoa, virheellisestä alkuasemasta tai laudan asennosta ei saa enää esittää vaatimusta. Kuningas, joka oli alussa väärässä ruudussa, ei saa linnoittua, eikä linnoittua saa tornin kanssa, joka oli alussa väärässä ruudussa.
                [fide-2009] Kun kumpikin on saattanut loppuun kolme siirtoa, virheellisestä alkuasemasta tai laudan asennosta ei saa enää esittää vaatimusta. Jos kuningas ja kuningatar olivat alussa toistensa paikoilla, tämä kuningas ei saa linnoittua.
                [fide-2014] Kun täyttä valvontaa ei ole ja kumpikin on saattanut loppuun kymmenen siirtoa, virheellisestä alkuasemasta tai laudan asennosta ei saa enää esittää vaatimusta. Kuningas, joka oli alussa väärässä ruudussa, ei saa linnoittua, eikä linnoittua saa tornin kanssa, joka oli alussa väärässä ruudussa.
            }
    }
article-rapid-clock-setting =
    { $rules ->
        [finnish-blitz-2008] Myöhään havaittu kellon väärä asetus
       *[other] Nopea shakki: myöhään havaittu kellon väärä asetus
    }
    .gist =
    { $edition ->
       *[fide-2023] Kun täyttä valvontaa ei ole ja kumpikin pelaaja on saattanut loppuun kymmenen siirtoa, kellojen asetuksia ei saa enää muuttaa, ellei kilpailun aikataulu muuten kärsisi.
        [fide-2009]
            { $rules ->
                [finnish-blitz-2008] Kellojen virheellisistä asetuksistakaan ei saa silloin enää huomauttaa.
               *[other] Kellojen virheellisistä asetuksistakaan ei saa enää esittää vaatimusta.
            }
        [fide-2014] Kun täyttä valvontaa ei ole ja kumpikin pelaaja on saattanut loppuun kymmenen siirtoa, kellojen asetuksia ei saa enää muuttaa, ellei kilpailun aikataulu muuten kärsisi.
    }
article-rapid-act-of-moving =
    { $rules ->
        [finnish-blitz-2008] Kosketetut nappulat
       *[other] Nopea shakki: kosketetut nappulat
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] Tuomari ratkaisee nappuloiden koskettamista ja siirtämistä koskevat asiat vain jommankumman tai kummankin pelaajan pyynnöstä.
       *[other] Kun valvonta ei ole riittävä, tuomarin on ratkaistava nappuloiden koskettamista ja siirtämistä koskevat asiat, mutta vain jommankumman tai kummankin pelaajan pyynnöstä.
    }
article-rapid-illegal-move = Nopea shakki: laittomat siirrot
    .gist =
    { $rules ->
        [fide-2017] Ilman täyttä valvontaa tuomarin, joka näkee loppuun saatetun laittoman siirron, on tuomittava peli hävityksi, jos vastustaja ei ole tehnyt seuraavaa siirtoaan. Jos tuomari ei puutu asiaan, vastustaja voi siihen saakka vaatia voittoa. Peli on tasapeli, jos vastustaja ei voisi tehdä mattia millään laillisten siirtojen sarjalla. Jos kumpikaan ei puutu asiaan, siirto jää voimaan ja peliä on jatkettava. Vastustajan seuraavan siirron jälkeen sitä ei voi enää oikaista, elleivät pelaajat sovi siitä ilman tuomaria.
       *[other]
            { $edition ->
               *[fide-2023] Ilman täyttä valvontaa tuomarin, joka näkee laittoman siirron tai sellaisena pidettävän teon, on rangaistava siitä kuten muissakin peleissä (7.5.5), jos vastustaja ei ole tehnyt seuraavaa siirtoaan. Jos tuomari ei puutu asiaan, vastustaja voi siihen saakka esittää vaatimuksen. Jos kumpikaan ei puutu asiaan, laiton siirto jää voimaan ja peliä on jatkettava. Vastustajan seuraavan siirron jälkeen sitä ei voi enää oikaista, elleivät pelaajat sovi siitä ilman tuomaria.
                [fide-2009] Kun valvonta ei ole riittävä, laiton siirto on saatettu loppuun, kun vastustajan kello on käynnistetty. Vastustaja voi silloin huomauttaa siitä, kunnes on tehnyt oman siirtonsa. Tuomarin on ratkaistava asia, mutta vasta tällaisen vaatimuksen jälkeen. Jos kuitenkin molemmat kuninkaat ovat shakissa tai korotus on jäänyt kesken, tuomarin on mahdollisuuksien mukaan puututtava siihen.
                [fide-2014] Ilman täyttä valvontaa laiton siirto on saatettu loppuun, kun pelaaja on painanut kelloa. Tuomarin, joka näkee sen, on tuomittava peli hävityksi, jos vastustaja ei ole tehnyt seuraavaa siirtoaan. Jos tuomari ei puutu asiaan, vastustaja voi siihen saakka vaatia voittoa. Peli on tasapeli, jos vastustaja ei voisi tehdä mattia millään laillisten siirtojen sarjalla. Jos kumpikaan ei puutu asiaan, siirto jää voimaan ja peliä on jatkettava. Vastustajan seuraavan siirron jälkeen sitä ei voi enää oikaista, elleivät pelaajat sovi siitä ilman tuomaria.
            }
    }
article-rapid-flag-fall =
    { $rules ->
        [finnish-blitz-2008] Voitto ajalla
       *[other] Nopea shakki: voitto ajalla
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] Voittaja on se, jonka vastustajan merkkilippu putoaa ensin, jos jäljempänä mainitut ehdot täyttyvät.
       *[other]
            { $edition ->
               *[fide-2023] Voitto ajalla muuttuu tasapeliksi, jos vaatija ei voisi tehdä mattia millään laillisten siirtojen sarjalla.
                [fide-2009] Kun valvonta ei ole riittävä, merkkilippu katsotaan pudonneeksi vasta, kun pelaaja aiheellisesti huomauttaa siitä.
                [fide-2014] Voitto ajalla muuttuu tasapeliksi, jos vaatija ei voisi tehdä mattia millään laillisten siirtojen sarjalla.
            }
    }
article-rapid-flag-claim =
    { $rules ->
        [finnish-blitz-2008] Voiton vaatiminen ajalla
       *[other] Nopea shakki: voiton vaatiminen ajalla
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] Voittoon ajalla vaaditaan, että pelaaja huomauttaa merkkilipun putoamisesta ja pysäyttää oman kellonsa, kun hänen oma merkkilippunsa on vielä ylhäällä. Jos kummankin aika on lopussa, peli on tasapeli, vaikka kellosta näkyisi, kumman aika loppui ensin.
        [fide-2017] Ilman täyttä valvontaa voiton vaatija voi pysäyttää kellot ja ilmoittaa asiasta tuomarille. Vaatimus hyväksytään vain, jos vaatijalla on kellojen pysäyttämisen jälkeen vielä aikaa jäljellä.
       *[other]
            { $edition ->
               *[fide-2023] Ilman täyttä valvontaa voiton vaatija voi pysäyttää kellot ja ilmoittaa asiasta tuomarille.
                [fide-2009] Kun valvonta ei ole riittävä, voiton vaatijan on pysäytettävä molemmat kellot ja ilmoitettava tuomarille. Vaatimus hyväksytään vain, jos kellojen pysäyttämisen jälkeen vaatijan merkkilippu on ylhäällä ja vastustajan alhaalla.
                [fide-2014] Ilman täyttä valvontaa voiton vaatijan on pysäytettävä kellot ja ilmoitettava tuomarille. Vaatimus hyväksytään vain, jos vaatijalla on kellojen pysäyttämisen jälkeen vielä aikaa jäljellä.
            }
    }
article-rapid-flag-called =
    { $rules ->
        [finnish-blitz-2008] Tuomari ja merkkilippu
       *[other] Nopea shakki: tuomari ja merkkilippu
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] Tuomari ei saa huomauttaa merkkilipun putoamisesta.
        [fide-2017] Ilman täyttä valvontaa tuomari, joka näkee merkkilipun putoavan, voi myös ilmoittaa siitä.
       *[other]
            { $edition ->
               *[fide-2023] Ilman täyttä valvontaa tuomarin, joka näkee merkkilipun putoavan, on myös ilmoitettava siitä.
                [fide-2009] Kun valvonta ei ole riittävä, merkkilippu katsotaan pudonneeksi, kun pelaaja aiheellisesti huomauttaa siitä. Tuomari ei saa huomauttaa merkkilipun putoamisesta. Kun molemmat ovat pudonneet, hän saa huomauttaa siitä.
            }
    }
article-rapid-both-flags =
    { $rules ->
        [finnish-blitz-2008] Molemmat merkkiliput pudonneet
       *[other] Nopea shakki: molemmat merkkiliput pudonneet
    }
    .gist =
    { $rules ->
        [finnish-blitz-2008] Jos molemmat merkkiliput ovat pudonneet, ennen kuin voittoa on vaadittu, peli on tasapeli, vaikka kellosta näkyisi, kumpi putosi ensin.
       *[other] Kun valvonta ei ole riittävä, tuomarin on tuomittava peli tasapeliksi, jos molemmat merkkiliput ovat pudonneet, kun voittoa vaaditaan tai kun tuomari huomauttaa siitä.
    }
article-rapid-both-kings-in-check = Nopea shakki: mahdoton asema
    .gist = Ilman täyttä valvontaa tuomarin, joka näkee molempien kuninkaiden olevan shakissa tai sotilaan jääneen viimeiselle rivilleen, on odotettava, kunnes seuraava siirto on saatettu loppuun. Jos asema on sen jälkeen yhä laiton, tuomarin on tuomittava peli tasapeliksi.

## Blitz

article-blitz-definition = Pikashakin määritelmä
    .gist =
    { $rules ->
        [finnish-blitz-2008] Kummankin on tehtävä kaikki siirtonsa ennalta määrätyssä ajassa, yleensä viidessä minuutissa; siirtokohtaista lisäaikaa voidaan käyttää.
       *[other]
            { $edition ->
               *[fide-2023] Peli on pikashakkia, jos pelaajalla on kaikkien siirtojensa loppuun saattamiseen enintään kymmenen minuuttia. Jos pelissä on siirtokohtainen lisäaika, lasketaan yhteen aika ja kuusikymmentä lisäaikaa.
                [fide-2009] Peli on pikashakkia, jos pelaajalla on kaikkien siirtojensa tekemiseen alle viisitoista minuuttia. Jos pelissä on siirtokohtainen lisäaika, lasketaan yhteen aika ja kuusikymmentä lisäaikaa.
                [fide-2014] Peli on pikashakkia, jos pelaajalla on kaikkien siirtojensa loppuun saattamiseen enintään kymmenen minuuttia. Jos pelissä on siirtokohtainen lisäaika, lasketaan yhteen aika ja kuusikymmentä lisäaikaa.
            }
    }
article-blitz-penalty-time = Pikashakki: yksi minuutti
    .gist =
    { $edition ->
       *[fide-2023] Ilman täyttä valvontaa laittomasta siirrosta tai väärästä vaatimuksesta annetaan pikashakissa yksi minuutti Kilpailupelaamisen sääntöjen kahden sijasta (A.3).
        [fide-2009] Ilman täyttä valvontaa laittomasta siirrosta tai väärästä vaatimuksesta annetaan pikashakissa yksi minuutti Kilpailusääntöjen kahden sijasta (A.3).
        [fide-2014] Laittomasta siirrosta tai väärästä vaatimuksesta annetaan kaikessa pikashakissa yksi minuutti Kilpailusääntöjen kahden sijasta.
        [fide-2018] Laittomasta siirrosta tai väärästä vaatimuksesta annetaan kaikessa pikashakissa yksi minuutti Kilpailusääntöjen kahden sijasta.
    }
article-blitz-supervised = Pikashakki: täysi valvonta
    .gist =
    { $edition ->
       *[fide-2023] Kilpailupelaamisen säännöt ovat voimassa, jos jokaisella pelillä on oma tuomari ja tuomari tai hänen avustajansa pitää siitä pöytäkirjaa, mahdollisuuksien mukaan myös sähköisesti.
        [fide-2009] Kilpailusäännöt ovat voimassa, jos valvonta on riittävä, yksi tuomari kutakin peliä kohti. Pelaajien ei silloinkaan tarvitse merkitä siirtoja (A.2).
        [fide-2014] Kilpailusäännöt ovat voimassa, jos jokaisella pelillä on oma tuomari ja tuomari tai hänen avustajansa pitää siitä pöytäkirjaa, mahdollisuuksien mukaan myös sähköisesti.
        [fide-2018] Kilpailusäännöt ovat voimassa, jos jokaisella pelillä on oma tuomari ja tuomari tai hänen avustajansa pitää siitä pöytäkirjaa, mahdollisuuksien mukaan myös sähköisesti.
    }
article-blitz-unsupervised = Pikashakki ilman täyttä valvontaa
    .gist =
    { $edition ->
       *[fide-2023] Jos Kilpailupelaamisen sääntöjen ehdot eivät täyty, noudatetaan nopean shakin yksinkertaisempia sääntöjä (A.2, A.3 ja A.5).
        [fide-2009] Kun valvonta ei ole riittävä, noudatetaan nopean shakin sääntöjä jäljempänä mainituin poikkeuksin.
        [fide-2014] Jos Kilpailusääntöjen ehdot eivät täyty, noudatetaan nopean shakin yksinkertaisempia sääntöjä (A.4).
        [fide-2018] Jos Kilpailusääntöjen ehdot eivät täyty, noudatetaan nopean shakin yksinkertaisempia sääntöjä (A.2 ja A.4).
    }
article-blitz-scoresheet-shown = Pikashakki: pöytäkirjan pyytäminen
    .gist = Täysin valvotussa pikashakissa pelaaja saa omalla siirtovuorollaan milloin tahansa pyytää tuomaria tai avustajaa näyttämään pöytäkirjan, enintään viisi kertaa pelissä; useammat pyynnöt katsotaan vastustajan häiritsemiseksi.
article-blitz-illegal-move = Pikashakki: laittomat siirrot
    .gist =
    { $rules ->
        [finnish-blitz-2008] Loppuun saatettu laiton siirto häviää, jos vastustaja vaatii voittoa, myös kun se jättää kuninkaan shakkiin tai altistaa sen shakille. Vastustajan on vaadittava, ennen kuin saattaa laudalla siirron loppuun; kellon painaminen ei vaikuta. Shakin osoittaminen riittää. Kuninkaan lyönyt häviää.
       *[other] Kun valvonta ei ole riittävä, laiton siirto on saatettu loppuun, kun vastustajan kello on käynnistetty. Ennen oman siirtonsa tekemistä vastustaja voi vaatia voittoa tai, jos hän ei voisi tehdä mattia millään laillisten siirtojen sarjalla, tasapeliä. Sen jälkeen siirtoa ei voi enää oikaista, elleivät pelaajat sovi siitä ilman tuomaria.
    }

## Algebraic notation

article-piece-letters = Nappuloiden kirjaimet
    .gist =
    { $edition ->
       *[fide-2023] Nappula merkitään nimensä lyhenteellä. Pelaaja saa käyttää omassa maassaan tavallista lyhennettä. Painetuissa lehdissä suositellaan nappuloiden kuvia.
        [fide-2009] Nappula merkitään nimensä alkukirjaimella. Pelaaja saa käyttää omassa maassaan tavallisen nimen alkukirjainta. Painetuissa lehdissä suositellaan nappuloiden kuvia.
    }
article-pawns-without-letter = Sotilaalla ei ole kirjainta
    .gist = Sotilas merkitään ilman kirjainta. Siirto, jossa ei ole nappulan kirjainta, on sotilaan siirto.
article-square-names = Ruutujen nimet
    .gist = Ruudun nimi on sen linjan kirjain, a valkean vasemmalta lähtien h:hon asti, ja rivin numero valkeasta laskien.
article-move-notation = Siirron merkitseminen
    .gist =
    { $edition ->
       *[fide-2023] Siirrosta merkitään nappulan lyhenne ja tuloruutu: Rc3. Viivaa ei tarvita. Sotilaasta merkitään vain ruutu: c4. Myös pidempi muoto, jossa on lähtöruutu, on sallittu: Rb1c3, c2c4.
        [fide-2009] Siirto merkitään nappulan nimen alkukirjaimella ja saapumisruudulla ilman viivaa; sotilaan siirrosta merkitään vain ruutu.
        [fide-2014] Siirto merkitään nappulan lyhenteellä ja saapumisruudulla ilman viivaa; sotilaan siirrosta merkitään vain ruutu.
    }
article-capture-notation = Lyönnin merkitseminen
    .gist =
    { $edition ->
       *[fide-2023] Kun upseeri lyö, sen lyhenteen ja tuloruudun väliin voidaan merkitä x. Kun sotilas lyö, ensin on merkittävä linja, jolta se lähtee, sitten mahdollisesti x ja lopuksi ruutu. Ohestalyöntiin voidaan lisätä e.p.
        [fide-2009] Kun upseeri lyö, sen kirjaimen ja tuloruudun väliin merkitään x. Kun sotilas lyö, ensin on merkittävä linja, jolta se lähtee, sitten x ja ruutu. Ohestalyönnissä tämä on ruutu, johon lyövä sotilas päätyy, ja perään merkitään e.p.
    }
article-disambiguation = Kumpi kahdesta nappulasta
    .gist = Jos samaan ruutuun pääsisi toinenkin samanlainen nappula, lisätään siirtyvän nappulan lähtölinja tai, jos molemmat ovat samalla linjalla, lähtörivi. Jos ne ovat eri linjoilla ja eri riveillä, merkitään mieluiten linja. Lyöntiin voidaan merkitä myös x.
article-promotion-notation = Korotuksen merkitseminen
    .gist =
    { $edition ->
       *[fide-2023] Sotilaan siirto merkitään, ja heti sen perään uuden nappulan lyhenne.
        [fide-2009] Sotilaan siirto merkitään, ja heti sen perään uuden nappulan alkukirjain.
    }
article-draw-offer-notation = Tasapelitarjouksen merkintä
    .gist = Tasapelitarjous on merkittävä yhtäläisyysmerkillä sulkeissa.
article-abbreviations = Merkit
    .gist =
    { $edition ->
       *[fide-2023] Lyhyt linnoitus, tornina h1 tai h8, on 0-0 ja pitkä, tornina a1 tai a8, 0-0-0. Lyönti on x, shakki +, matti ++ tai # ja ohestalyönti e.p. Nämä neljä saa jättää pois.
        [fide-2009] Lyhyt linnoitus, tornina h1 tai h8, on 0-0 ja pitkä, tornina a1 tai a8, 0-0-0. Lyönti on x, shakki +, matti ++ tai # ja ohestalyönti e.p. Lyönnin, shakin ja matin merkit saa jättää pois.
    }
article-notation-required = Ei muita merkintätapoja
    .gist = FIDE hyväksyy omissa kilpailuissaan vain algebrallisen merkintätavan ja suosittelee sitä myös kirjoihin ja lehtiin. Muulla tavalla pidettyä pöytäkirjaa ei saa käyttää todisteena silloin, kun pelaajan pöytäkirja on tavallisesti todiste. Tuomarin, joka havaitsee pelaajan käyttävän muuta merkintätapaa, tulisi varoittaa pelaajaa tästä.

## Quickplay finish

article-quickplay-finish = Pikapeliloppu
    .gist =
    { $edition ->
       *[fide-2023] Pikapeliloppu on pelin viimeinen vaihe, jossa kaikki jäljellä olevat siirrot on saatettava loppuun rajatussa ajassa.
        [fide-2009] Pikapeliloppu on pelin viimeinen vaihe, jossa kaikki jäljellä olevat siirrot on tehtävä rajatussa ajassa.
    }
article-quickplay-announced = Pikapeliloppu: ennalta ilmoitettu
    .gist =
    { $edition ->
       *[fide-2023] Nämä pelin viimeistä jaksoa ja pikapeliloppua koskevat ohjeet ovat voimassa vain, jos siitä on etukäteen ilmoitettu.
        [fide-2014] Ennen kilpailua on ilmoitettava, ovatko nämä kohdat voimassa.
    }
article-quickplay-not-blitz = Pikapeliloppu: missä sitä ei sovelleta
    .gist =
    { $edition ->
       *[fide-2023] Nämä kohdat koskevat vain tavallisia ja nopean shakin pelejä, joissa ei ole siirtokohtaista lisäaikaa, eivät pikashakkia.
        [fide-2009] Kun valvonta ei ole riittävä, pikashakissa ei voi vaatia tasapeliä pikapelilopussa.
        [fide-2014] Nämä kohdat koskevat vain tavallisia ja nopean shakin pelejä, eivät pikashakkia.
    }
article-quickplay-increment = Pikapeliloppu: viisi sekuntia siirtoa kohti
    .gist =
    { $edition ->
       *[fide-2023] Siirtovuorossa oleva pelaaja, jolla on alle kaksi minuuttia jäljellä, voi pyytää molemmille viiden sekunnin kertyvää lisäaikaa jokaiseen siirtoon, ja pyyntö on samalla tasapelitarjous. Jos tarjous hylätään ja tuomari suostuu pyyntöön, kelloihin on asetettava tämä lisäaika ja vastustajalle on annettava kaksi minuuttia lisää, ja pelin on jatkuttava.
        [fide-2014] Siirtovuorossa oleva pelaaja, jolla on alle kaksi minuuttia jäljellä, voi pyytää molemmille jokaiseen siirtoon viiden sekunnin lisäaikaa, joko viiveenä tai kertyvänä, jos kellot pystyvät siihen, ja pyyntö on samalla tasapelitarjous. Jos tarjous hylätään ja tuomari suostuu pyyntöön, kelloihin on asetettava tämä lisäaika ja vastustajalle on annettava kaksi minuuttia lisää, ja pelin on jatkuttava.
    }
article-quickplay-claim = Pikapeliloppu: tasapelin vaatiminen
    .gist =
    { $edition ->
       *[fide-2023] Jos viiden sekunnin kohtaa ei sovelleta, siirtovuorossa oleva pelaaja, jolla on alle kaksi minuuttia jäljellä, voi ennen merkkilippunsa putoamista vaatia tasapeliä sillä perusteella, ettei vastustaja voi voittaa normaalein keinoin, ettei hän yritä sitä, tai kummallakin perusteella. Pelaajan on kutsuttava tuomari, ja hän saa pysäyttää kellot.
        [fide-2009] Siirtovuorossa oleva pelaaja, jolla on alle kaksi minuuttia jäljellä, voi vaatia tasapeliä ennen merkkilippunsa putoamista. Pelaajan on kutsuttava tuomari, ja hän saa pysäyttää kellot.
    }
article-quickplay-agreed = Pikapeliloppu: ratkaisu
    .gist =
    { $edition ->
       *[fide-2023] Jos tuomari on samaa mieltä siitä, ettei vastustaja voi voittaa normaalein keinoin tai ettei hän yritä sitä, tuomarin on tuomittava peli tasapeliksi; muuten hänen on lykättävä ratkaisua tai hylättävä vaatimus.
        [fide-2009] Jos tuomari on samaa mieltä siitä, ettei vastustaja yritä voittaa normaalein keinoin tai ettei sellainen voitto ole mahdollinen, hänen on tuomittava peli tasapeliksi; muuten hänen on lykättävä ratkaisua tai hylättävä vaatimus.
    }
article-quickplay-postponed = Pikapeliloppu: lykätty ratkaisu
    .gist =
    { $edition ->
       *[fide-2023] Jos tuomari lykkää ratkaisua, vastustajalle voidaan antaa kaksi minuuttia lisää, ja pelin on jatkuttava mahdollisuuksien mukaan tuomarin läsnä ollessa. Tuomarin on ilmoitettava tulos myöhemmin pelin aikana tai niin pian kuin mahdollista merkkilipun pudottua. Tuomarin on tuomittava peli tasapeliksi, jos hän on samaa mieltä siitä, ettei pelaaja, jonka vastustajan merkkilippu putosi, voi voittaa normaalein keinoin tai ettei hän yrittänyt sitä riittävästi.
        [fide-2009] Jos tuomari lykkää ratkaisua, vastustajalle voidaan antaa kaksi minuuttia lisää, ja pelin on jatkuttava mahdollisuuksien mukaan tuomarin läsnä ollessa. Tuomarin on ilmoitettava tulos myöhemmin pelin aikana tai niin pian kuin mahdollista merkkilipun pudottua. Tuomarin on tuomittava peli tasapeliksi, jos hän on samaa mieltä siitä, ettei loppuasemaa voi voittaa normaalein keinoin tai ettei vastustaja yrittänyt sitä riittävästi.
    }
article-quickplay-rejected = Pikapeliloppu: hylätty vaatimus
    .gist = Jos tuomari hylkää vaatimuksen, vastustajalle on annettava kaksi minuuttia lisää.
article-quickplay-final = Pikapeliloppu: ei valitusoikeutta
    .gist = Tuomarin päätös hyväksyä vaatimus, lykätä ratkaisua tai hylätä vaatimus on lopullinen.
article-quickplay-no-arbiter = Pikapeliloppu ilman tuomaria
    .gist = Jos kilpailua ei valvo tuomari, pelaaja, jolla on aikaa alle kaksi minuuttia, voi vaatia tasapeliä ennen merkkilippunsa putoamista. Vaatimus päättää pelin ja se ratkaistaan jälkikäteen.
article-quickplay-cannot-win = Ilman tuomaria: voitto ei ole mahdollinen normaalein keinoin
    .gist = Vaatijan, jonka mukaan vastustaja ei voi voittaa normaalein keinoin, on merkittävä loppuasema muistiin. Vastustajan on vahvistettava se.
article-quickplay-no-effort = Ilman tuomaria: vastustaja ei yritä voittaa normaalein keinoin
    .gist = Vaatijan, jonka mukaan vastustaja ei yritä voittaa normaalein keinoin, on merkittävä loppuasema muistiin ja annettava ajan tasalla oleva pöytäkirja. Vastustajan on vahvistettava molemmat.
article-quickplay-referred = Ilman tuomaria: kuka ratkaisee
    .gist =
    { $edition ->
       *[fide-2023] Vaatimus on annettava nimetyn tuomarin ratkaistavaksi.
        [fide-2009] Vaatimus on annettava tuomarin ratkaistavaksi, ja hänen päätöksensä on lopullinen.
    }

## Finland’s blitz rules

article-finnish-blitz = Suomen pikashakkisäännöt
    .gist = Suomen kansallisissa kilpailuissa pikashakkia pelataan FIDEn sääntöjen mukaan seuraavin poikkeuksin.
article-finnish-castling = Linnoitus, kun kuningas ja kuningatar ovat vaihtaneet paikkaa
    .gist = Pelaaja, jonka kuningas ja kuningatar olivat alussa toistensa paikoilla, voi linnoittua peilikuvana, lyhyesti kuningatarsivustalle ja pitkästi kuningassivustalle.
article-finnish-displaced = Epäjärjestykseen joutuneet nappulat
    .gist = Pelaajan on asetettava epäjärjestykseen saattamansa nappulat paikoilleen oman kellonsa käydessä. Vastustaja voi tarvittaessa käynnistää kellon sitä varten, ja tuomari voi antaa vastustajalle lisäaikaa.
article-finnish-interference = Katsojat
    .gist = Muut kuin pelaajat eivät saa puuttua peliin. Jos katsoja puuttuu siihen, tuomari voi määrätä pelin pelattavaksi uudelleen.
article-finnish-final = Ei valitusoikeutta
    .gist = Tuomarin päätös on lopullinen, eikä siitä saa valittaa. Tuomarin menettelystä voi valittaa shakkituomaritoimikunnalle.
article-illegal-move-unnoticed = Huomaamatta jääneet laittomat siirrot
    .gist = Laitonta siirtoa, jota kumpikaan pelaaja ei ajoissa huomannut, ei saa myöhemmin korjata, eikä siitä saa vaatia mitään.
article-sufficient-material = Riittävä materiaali
    .gist = Voittoon ajalla tarvitaan materiaali, jolla voi pakottaa matin yksinäistä kuningasta vastaan. Vaatija, jolla on aikaa jäljellä ja joka heti osoittaa pakotetun matin, voi vaatia voittoa ilmankin.
article-insufficient-material = Riittämätön materiaali
    .gist = Peli on tasapeli, jos merkkilippu putoaa eikä vastustajalla ole materiaalia, jota voitto ajalla edellyttää.
article-no-progress = Peli ei edisty
    .gist = Pelaaja voi vaatia tasapeliä ikuisen shakin, aseman toiston tai ”kuolleen aseman” perusteella. Näissä säännöissä se on asema, jossa kummankaan mikään laillinen siirto ei vie peliä eteenpäin. Vaatijan on pysäytettävä oma kellonsa ja kutsuttava tuomari. Vastustajan, joka ei suostu, on vietävä peliä eteenpäin. Tuomarin, joka toteaa, ettei peli edisty, on tuomittava se tasapeliksi.
article-order-of-events = Tapahtumien järjestys
    .gist = Ratkaisevaa on, mitä tapahtui ensin, ja ellei se selviä, mistä huomautettiin ensin. Jos toinen on tehnyt laittoman siirron ja toisen merkkilippu on pudonnut, laiton siirto johtaa häviöön.
article-second-offence = Toinen rikkomus
    .gist = Pelaaja, joka rikkoo sääntöjä toisen kerran samassa pelissä, on tuomittava hävinneeksi.
article-arbiter-unasked = Tuomari odottaa vaatimusta
    .gist = Tuomari saa puuttua peliin vain, jos pelaaja pyytää. Tuomari ei saa huomauttaa merkkilipun putoamisesta eikä laittomasta siirrosta.

## Casual play

article-only-legal-moves = Vain laillisia siirtoja
    .gist = Ohjelma ottaa vastaan vain laillisia siirtoja, eikä nappuloille voi tehdä mitään muuta.
article-threefold-without-claim = Aseman kolmas esiintyminen
    .gist = Peli on tasapeli, kun sama asema esiintyy kolmannen kerran niin, että sama pelaaja on siirtovuorossa ja samat siirrot ovat mahdollisia.
article-fifty-moves-without-claim = Viisikymmentä siirtoa
    .gist = Peli on tasapeli, kun kumpikin pelaaja on tehnyt viisikymmentä siirtoa ilman lyöntiä ja sotilaan siirtoa.
article-move-taken-back = Siirron peruminen
    .gist = Jos molemmat pelaajat suostuvat, siirto ja kaikki sen jälkeen tapahtunut perutaan, ja siirron tehnyt siirtää uudelleen. Ajat jäävät ennalleen.
article-game-broken-off = Pelin jättäminen kesken
    .gist = Jos molemmat pelaajat suostuvat, peli jätetään kesken eikä sitä lasketa. Ennen kuin kumpikin on siirtänyt, pelaaja voi jättää pelin kesken yksinkin.
article-chess960-castling-by-hand = Chess960: linnoittuminen laudalla
    .gist = On suositeltavaa siirtää kuningas ensin laudan viereen lähelle tulevaa ruutuaan, siirtää sitten torni ja asettaa lopuksi kuningas ruutuunsa.
article-chess960-castling-announced = Chess960: linnoituksesta ilmoittaminen
    .gist = Väärinkäsitysten välttämiseksi voi olla hyödyllistä sanoa ennen linnoitusta, että aikoo linnoittua.

## Blind players

article-announcing-moves = Siirtojen ilmoittaminen
    .gist =
    { $edition ->
       *[fide-2023] Jokainen siirto on ilmoitettava selvästi. Vastustajan on toistettava se ja tehtävä se laudallaan. Sotilaan korottavan pelaajan on ilmoitettava uusi nappula. Selvyyden vuoksi linjojen kirjaimille suositellaan nimiä. Rivien numeroiden on oltava saksaksi, ellei tuomari määrää toisin. Nappuloiden ja linnoituksen nimet ovat saksaksi.
        [fide-2009] Jokainen siirto on ilmoitettava selvästi. Vastustajan on toistettava se ja tehtävä se laudallaan. Sotilaan korottavan pelaajan on ilmoitettava uusi nappula. Selvyyden vuoksi linjojen kirjaimille suositellaan nimiä. Rivien numeroiden on oltava saksaksi. Nappuloiden ja linnoituksen nimet ovat saksaksi.
    }
article-blind-touch = Milloin nappulaa on kosketettu
    .gist = Näkövammaisen pelaajan laudalla nappulaa on kosketettu, kun se on nostettu syvennyksestään.
article-blind-move-made = Milloin siirto on tehty
    .gist = Näkövammaisen pelaajan siirto on tehty, kun lyöty nappula on poissa hänen laudaltaan, nappula on toisessa syvennyksessä ja siirto on ilmoitettu.
article-blind-clock-start = Vastustajan kellon käynnistäminen
    .gist = Vastustajan kelloa ei saa käynnistää, ennen kuin siirto on tehty.
article-sighted-usual-rules = Näkevä pelaaja
    .gist = Näkevää pelaajaa koskevat tavalliset koskettamisen ja siirron tekemisen säännöt.
article-blind-clock = Erikoiskello
    .gist =
    { $edition ->
       *[fide-2023] Näkövammaisille tehty erikoiskello on sallittu. Sen tulisi ilmoittaa aika ja siirtojen määrä. Vaihtoehdoksi voidaan harkita kelloa, jonka viisarit ja merkkilipun voi tunnustella. Sen merkkilippu tulisi sijoittaa niin, että minuuttiviisarin voi tuntea tunnin viimeisten viiden minuutin aikana.
        [fide-2009] Näkövammaisille tehty erikoiskello on sallittu. Siinä on oltava vahvistetut viisarit ja merkkilippu, jonka voi tunnustella. Merkkilippu tulisi sijoittaa niin, että minuuttiviisarin voi tuntea tunnin viimeisten viiden minuutin aikana.
        [fide-2014] Näkövammaisille tehty erikoiskello on sallittu. Siinä on oltava vahvistetut viisarit ja merkkilippu, jonka voi tunnustella. Merkkilippu tulisi sijoittaa niin, että minuuttiviisarin voi tuntea tunnin viimeisten viiden minuutin aikana. Kello voi myös ilmoittaa siirtojen määrän.
    }
article-blind-score = Pöytäkirjan pitäminen
    .gist = Näkövammaisen pelaajan on pidettävä pöytäkirjaa pistekirjoituksella, tavallisella kirjoituksella tai nauhoittamalla.
article-slip-of-the-tongue = Väärät ilmoitukset
    .gist = Väärä ilmoitus on oikaistava heti, ennen kuin vastustajan kello on käynnistetty.
article-boards-differ = Eri asemat
    .gist = Jos laudoille syntyy eri asemat, ne on korjattava tuomarin avulla ja molempien pöytäkirjojen perusteella. Jos pöytäkirjat ovat yhtäpitävät, pelaajan, joka on merkinnyt oikean siirron mutta tehnyt toisen, on korjattava oma lautansa.
article-blind-sheets-differ = Eri pöytäkirjat
    .gist = Jos pöytäkirjatkin eroavat toisistaan, siirtoja on peruutettava siihen asti, missä ne ovat yhtäpitävät. Tuomarin on asetettava kellot sen mukaisesti.
article-blind-assistant = Näkövammaisen pelaajan avustaja
    .gist = Näkövammaisella pelaajalla on oikeus avustajaan, jonka tehtävänä ovat kaikki seuraavat asiat tai osa niistä. Avustaja tekee kummankin siirrot toisen laudalla, ilmoittaa molempien siirrot, pitää pöytäkirjaa ja käynnistää vastustajan kellon, kertoo, mutta vain pyydettäessä, loppuun saatettujen siirtojen määrän ja käytetyt ajat, vaatii voittoa ajan päätyttyä, ilmoittaa tuomarille, kun näkevä pelaaja koskee nappulaan, ja hoitaa pelin keskeyttämiseen kuuluvat muodollisuudet.
article-sighted-assistant = Näkevän pelaajan avustaja
    .gist =
    { $edition ->
       *[fide-2023] Jos näkövammaisella pelaajalla ei ole avustajaa, näkevä pelaaja voi käyttää avustajaa, jonka on tehtävä ja ilmoitettava molempien siirrot. Jos näkövammaisen vastustaja on kuulovammainen, avustaja on pakollinen.
        [fide-2009] Jos näkövammaisella pelaajalla ei ole avustajaa, näkevä pelaaja voi käyttää avustajaa, jonka on tehtävä ja ilmoitettava molempien siirrot.
        [fide-2014] Jos näkövammaisella pelaajalla ei ole avustajaa, näkevä pelaaja voi käyttää avustajaa, jonka on tehtävä ja ilmoitettava molempien siirrot.
    }

## Adjourned games

article-sealing-move = Kuorisiirto
    .gist =
    { $edition ->
       *[other] Jos peli ei ole päättynyt istunnon loppuun mennessä, tuomarin on vaadittava siirtovuorossa olevaa pelaajaa tekemään kuorisiirto. Pelaajan on kirjoitettava siirtonsa yksiselitteisesti omaan pöytäkirjaansa ja pantava molemmat pöytäkirjat kuoreen. Hänen on suljettava kuori ja pysäytettävä vasta sitten shakkikello. Siihen saakka siirtoa voi muuttaa. Jos pelaaja tekee siirron laudalla sen jälkeen, kun häntä on kehotettu tekemään kuorisiirto, hänen on kirjoitettava juuri tämä siirto kuorisiirroksi.
        [fide-2009] Jos peli ei ole päättynyt istunnon loppuun mennessä, tuomarin on vaadittava siirtovuorossa olevaa pelaajaa tekemään kuorisiirto. Pelaajan on kirjoitettava siirtonsa yksiselitteisesti omaan pöytäkirjaansa ja pantava molemmat pöytäkirjat kuoreen. Hänen on suljettava kuori ja pysäytettävä vasta sitten kello käynnistämättä vastustajan kelloa. Siihen saakka siirtoa voi muuttaa. Jos pelaaja tekee siirron laudalla sen jälkeen, kun häntä on kehotettu tekemään kuorisiirto, hänen on kirjoitettava juuri tämä siirto kuorisiirroksi.
        [fide-2023] Jos peli ei ole päättynyt istunnon loppuun mennessä, tuomarin on vaadittava siirtovuorossa olevaa pelaajaa tekemään kuorisiirto. Pelaajan on kirjoitettava siirtonsa yksiselitteisesti paperiseen pöytäkirjaan ja pantava molempien pelaajien pöytäkirjat kuoreen. Hänen on suljettava kuori ja pysäytettävä vasta sitten shakkikello. Siihen saakka siirtoa voi muuttaa. Jos pelaaja tekee siirron laudalla sen jälkeen, kun häntä on kehotettu tekemään kuorisiirto, hänen on kirjoitettava juuri tämä siirto kuorisiirroksi.
    }
article-adjourning-early = Ennenaikainen keskeyttäminen
    .gist = Siirtovuorossa olevan pelaajan, joka keskeyttää pelin ennen istunnon loppua, katsotaan tehneen kuorisiirtonsa istunnon määrättynä päättymishetkenä. Jäljellä oleva aika on merkittävä sen mukaan.
article-envelope-inscription = Kuoren merkinnät
    .gist = Kuoreen on merkittävä pelaajien nimet, asema juuri ennen kuorisiirtoa, käytetyt ajat, kuorisiirron tekijä ja siirron numero, voimassa oleva tasapelitarjous sekä se, milloin ja missä peliä jatketaan.
article-envelope-kept = Kuoren säilyttäminen
    .gist = Tuomarin on tarkistettava, että kuoren merkinnät ovat oikein, ja hän vastaa kuoren säilyttämisestä.
article-offer-after-sealing = Tarjous kuorisiirron jälkeen
    .gist = Tasapelitarjous, joka tehdään vastustajan kuorisiirron jälkeen, on voimassa, kunnes vastustaja tavalliseen tapaan hyväksyy tai hylkää sen.
article-resumption-set-up = Ennen pelin jatkamista
    .gist = Ennen pelin jatkamista laudalle on asetettava asema, joka oli juuri ennen kuorisiirtoa. Kellojen on näytettävä keskeytyshetkeen mennessä käytetyt ajat.
article-over-before-resumption = Päättyminen ennen jatkamista
    .gist = Peli päättyy, jos pelaajat ennen jatkamista sopivat tasapelistä tai jompikumpi ilmoittaa tuomarille luovuttavansa.
article-opening-envelope = Kuoren avaaminen
    .gist = Kuoren saa avata vasta, kun pelaaja, jonka on vastattava, on paikalla.
article-sealed-move-loses = Häviävä kuorisiirto
    .gist = Pelaaja, jonka kuorisiirto on jokin seuraavista, häviää pelin, ellei peli sääntöjen mukaan pääty toisin.
article-sealed-move-ambiguous = Monitulkintainen
    .gist = Pelaaja häviää, jos hänen kuorisiirtonsa voi tarkoittaa useampaa kuin yhtä siirtoa, ellei peli sääntöjen mukaan pääty toisin.
article-sealed-move-unclear = Epäselvä
    .gist = Pelaaja häviää, jos hänen kuorisiirtonsa merkitystä ei saada selville, ellei peli sääntöjen mukaan pääty toisin.
article-sealed-move-illegal = Laiton
    .gist = Pelaaja häviää, jos hänen kuorisiirtonsa on laiton, ellei peli sääntöjen mukaan pääty toisin.
article-resumption = Jatkamishetkellä
    .gist = Menettely riippuu siitä, kuka on sovittuna aikana paikalla.
article-replier-present = Vastaava pelaaja on paikalla
    .gist = Jos pelaaja, jonka on vastattava, on sovittuna aikana paikalla, kuori avataan, kuorisiirto tehdään laudalla ja hänen kellonsa käynnistetään.
article-replier-absent = Vastaava pelaaja on poissa
    .gist = Jos pelaaja, jonka on vastattava, on sovittuna aikana poissa, hänen kellonsa on käynnistettävä. Saavuttuaan hän voi pysäyttää sen ja kutsua tuomarin. Sitten kuori avataan, siirto tehdään laudalla ja kello käynnistetään uudelleen.
article-sealer-absent = Kuorisiirron tehnyt on poissa
    .gist = Jos kuorisiirron tehnyt on sovittuna aikana poissa, vastustaja voi vastauksen tekemisen sijasta merkitä sen pöytäkirjaansa, sulkea pöytäkirjan uuteen kuoreen, pysäyttää oman kellonsa ja käynnistää poissa olevan kellon. Tämä kuori on silloin annettava tuomarin säilytettäväksi ja avattava, kun poissa ollut saapuu.
article-late-for-resumption = Myöhästyminen jatkamisesta
    .gist =
    { $edition ->
       *[fide-2023] Myöhästymisrajan jälkeen saapuva pelaaja häviää, ellei tuomari päätä toisin. Jos kuorisiirto on päättänyt pelin, tämä tulos on kuitenkin voimassa.
        [fide-2009] Pelaaja, joka saapuu jatkamaan peliä yli tunnin myöhässä, häviää, elleivät kilpailun säännöt tai tuomari määrää toisin. Jos hän on tehnyt kuorisiirron, jäljempänä mainitut tapaukset ovat poikkeuksia.
    }
article-sealed-move-mated = Myöhässä, kuorisiirto matti
    .gist = Kuorisiirron tehnyt voittaa myöhästymisestään huolimatta, jos kuorisiirto on matti.
article-sealed-move-drew = Myöhässä, kuorisiirto tasapeli
    .gist = Peli on tasapeli kuorisiirron tehneen myöhästymisestä huolimatta, jos kuorisiirrosta syntyy patti tai kuollut asema.
article-other-overstepped = Myöhässä, toisen aika ylittynyt
    .gist = Kuorisiirron tehnyt voittaa myöhästymisestään huolimatta, jos laudan ääressä oleva pelaaja on hävinnyt ajalla.
article-nobody-at-resumption = Molemmat pelaajat poissa
    .gist = Jos kumpikaan pelaaja ei ole aluksi paikalla eikä kilpailun myöhästymisraja ole nolla, kuorisiirtoon vastaavan pelaajan aika kuluu hänen tuloonsa saakka, elleivät kilpailun säännöt tai tuomari määrää toisin.
article-envelope-missing = Kuori on kadonnut
    .gist = Jos kuori on kadonnut, peliä on jatkettava keskeytetystä asemasta, ja kellot näyttävät merkityt ajat. Jos näitä ei saada selville, tuomarin on asetettava kellot. Kuorisiirron tehneen pelaajan on tehtävä siirto, jonka hän sanoo panneensa kuoreen.
article-position-lost = Asema on kadonnut
    .gist = Jos asemaa ei saada enää selville, peli on mitätöitävä ja uusi pelattava.
article-wrong-times-at-resumption = Väärät ajat jatkettaessa
    .gist =
    { $edition ->
       *[fide-2023] Jos jompikumpi pelaaja huomauttaa peliä jatkettaessa vääristä ajoista ennen ensimmäistä siirtoaan, ne on korjattava. Muuten peliä on jatkettava korjaamatta, ellei tuomari päätä toisin.
        [fide-2009] Jos jompikumpi pelaaja huomauttaa peliä jatkettaessa vääristä ajoista ennen ensimmäistä siirtoaan, ne on korjattava. Muuten peli jatkuu korjaamatta, ellei tuomari pidä seurauksia liian vakavina.
    }

## Chess960

article-chess960-start = Chess960: alku
    .gist = Sotilaiden takana olevien nappuloiden paikat arvotaan. Kuninkaan on oltava tornien välissä, lähettien erivärisillä ruuduilla ja mustan nappuloiden vastapäätä valkean nappuloita. Ennen peliä voi arpoa esimerkiksi ohjelmalla, nopilla, kolikolla tai korteilla. Sen jälkeen noudatetaan tavallisia sääntöjä.
article-chess960-castling = Chess960: linnoitus
    .gist = Kumpikin pelaaja saa linnoittua kerran, ja kuningas ja torni päätyvät tavallisen linnoituksen ruutuihin, olivatpa ne alussa missä tahansa. Kummankaan tiellä ei saa olla muita nappuloita. Muuten noudatetaan linnoituksen tavallisia sääntöjä.
