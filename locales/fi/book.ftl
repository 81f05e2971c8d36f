# The book of the Laws: chapters, and articles without a decision for the software (headings
# of lists, definitions, advice, duties of the organiser), in our own words. A message with
# only a title is the heading of the articles below it.

## Chapters

chapter-preface = Esipuhe
chapter-introduction = Johdanto
chapter-nature = Pelin luonne ja tavoite
chapter-initial-position = Alkuasema
chapter-moves = Nappuloiden liikkuminen
chapter-act-of-moving = Nappuloiden siirtäminen
chapter-completion = Pelin päättyminen
chapter-chessclock = Shakkikello
chapter-irregularities = Sääntöjenvastaisuudet
chapter-recording = Siirtojen merkitseminen
chapter-drawn-game = Tasapeli
chapter-quickplay-finish = Pikapeliloppu
chapter-points = Pisteet
chapter-conduct = Pelaajien käyttäytyminen
chapter-arbiter = Tuomarin tehtävät
chapter-fide = FIDE
chapter-rapid = Nopea shakki
chapter-blitz = Pikashakki
chapter-notation = Algebrallinen merkintätapa
chapter-quickplay-without-arbiter = Pikapeliloppu ilman tuomaria
chapter-blind-players = Näkövammaiset pelaajat
chapter-guidelines = Ohjeet
chapter-chess960 = Chess960
chapter-adjourned-games = Keskeytetyt pelit
chapter-without-increment = Pelit ilman lisäaikaa, myös pikapeliloput
chapter-finnish-blitz = Suomen pikashakkisäännöt
chapter-finland = Suomen omat säännöt
chapter-casual = Vapaa peli

## Headings

text-pawn = Miten sotilas siirtyy
text-en-passant = Miten ja milloin ohestalyönti tehdään
text-promotion = Korotus
text-king = Kuninkaan kaksi tapaa siirtyä
text-check = Shakki ja sen seuraukset
text-legality = Lailliset siirrot ja asemat
text-contact = Nappuloiden koskettaminen siirtämättä
text-touching =
    { $edition ->
       *[fide-2023] Laudalla olevien nappuloiden koskettaminen siirtämistä tai lyömistä eikä korjaamista varten
        [fide-2009] Laudalla olevien nappuloiden tahallinen koskettaminen muuten kuin korjaamiseksi
    }
text-touch-castling = Kosketus linnoituksessa ja korotuksessa
text-promotion-order = Korotuksen eri tavat
text-won-by = Miten peli voitetaan
text-drawn-by = Miten peli päättyy tasapeliin
text-using-the-clock = Kellon käyttäminen
text-time-controls = Miettimisajat ja säästetty aika
text-arriving-late = Myöhästyminen ja poissaolo
text-wrong-clocks = Virheelliset kellot
text-both-hands = Kahdella kädellä tehdyt siirrot
text-empty-press = Kellon painamiset ilman siirtoa
text-both-flags = Molemmat merkkiliput pudonneet, järjestys tuntematon
text-stopping-the-clock = Keskeytykset ja kellojen pysäyttäminen
text-screens = Näytöt ja siirtolaskurit
text-wrong-start = Virheet alussa
text-displaced = Epäjärjestykseen joutuneet nappulat
text-illegal-moves = Laittomien siirtojen havaitseminen ja rangaistus
text-how-to-record = Miten siirrot merkitään
text-sheets-not-kept = Vaillinaiset pöytäkirjat
text-draw-offers = Tasapelitarjoukset
text-agreement-allowed = Kun kilpailun säännöt sallivat sopia tasapelistä
text-threefold = Aseman kolmas esiintyminen
text-after-a-claim = Vaatimuksen jälkeen
text-automatic-draws = Tasapelit ilman vaatimusta, jommallakummalla tai molemmilla perusteilla
text-venue = Pelihuoneisto ja pelialue
text-forbidden-during-play = Kiellettyä käytöstä
text-electronic-devices = Elektroniset laitteet ja rangaistus niistä
text-duties = Tuomarin velvollisuudet
text-others = Rajoituksia muille
text-full-rapid = Nopea shakki täydessä valvonnassa
text-full-blitz = Pikashakki täydessä valvonnassa
text-blind-pieces = Näkövammaisen pelaajan laudan nappulat
text-blind-play = Miten peli etenee
text-adjourning = Pelin jättäminen jatkettavaksi
text-things-lost = Kadonneet esineet
text-flags = Pudonneet merkkiliput

## Articles without a decision

text-own-rules-no-conflict = Liiton omat säännöt eivät saa olla ristiriidassa FIDEn sääntöjen kanssa
    .gist = FIDEn jäsenliitto voi laatia tarkempia sääntöjä, jos ne eivät missään kohdassa ole FIDEn sääntöjen vastaisia.
text-own-rules-border = Liiton omat säännöt pätevät vain sen alueella
    .gist = FIDEn jäsenliitto voi laatia tarkempia sääntöjä, jos ne rajoittuvat sen alueelle.
text-own-rules-not-fide = Liiton omat säännöt eivät päde FIDEn kilpailuissa
    .gist = FIDEn jäsenliitto voi laatia tarkempia sääntöjä, jos ne eivät ole voimassa FIDEn otteluissa, mestaruuskilpailuissa eikä karsinnoissa eivätkä kilpailuissa, joissa pelataan FIDEn arvonimistä tai vahvuusluvuista.
text-where-the-clock-stands = Kellon paikka
    .gist = Tuomarin on päätettävä ennen peliä, mihin shakkikello asetetaan.
text-sheet-visible = Pöytäkirja tuomarin nähtävillä
    .gist = Pöytäkirjan on oltava koko pelin ajan tuomarin nähtävillä.
text-sheet-property = Pöytäkirjojen omistus
    .gist =
    { $edition ->
       *[fide-2023] Pöytäkirjat kuuluvat kilpailun järjestäjälle. Tuomarin on vaihdettava ilmeisen viallinen sähköinen pöytäkirja.
        [fide-2009] Pöytäkirjat kuuluvat kilpailun järjestäjälle.
        [fide-2014] Pöytäkirjat kuuluvat kilpailun järjestäjälle.
        [fide-2018] Pöytäkirjat kuuluvat kilpailun järjestäjälle.
    }
text-paper-scoresheet = Merkitseminen paperille
    .gist = Yksi tapa on kirjoittaa siirrot algebrallisesti (liite C) kilpailussa määrättyyn paperiseen pöytäkirjaan.
text-electronic-scoresheet = Merkitseminen sähköiseen pöytäkirjaan
    .gist = Toinen tapa on syöttää siirrot kilpailussa määrättyyn, FIDEn hyväksymään sähköiseen pöytäkirjaan.
text-finished-players = Pelinsä päättäneet
    .gist = Pelaaja, jonka peli on päättynyt, katsotaan katsojaksi.
text-observance = Sääntöjä noudatetaan
    .gist =
    { $edition ->
       *[fide-2023] Tuomarin on huolehdittava siitä, että sääntöjä noudatetaan.
        [fide-2009] Tuomarin on huolehdittava siitä, että sääntöjä noudatetaan tarkasti.
        [fide-2014] Tuomarin on huolehdittava siitä, että sääntöjä noudatetaan tarkasti.
    }
text-fair-play = Reilu peli
    .gist = Tuomarin on huolehdittava siitä, että pelataan reilusti.
text-interest-of-the-event = Kilpailun etu
    .gist = Tuomarin on toimittava kilpailun parhaaksi.
text-good-conditions = Hyvät olosuhteet
    .gist =
    { $edition ->
       *[fide-2023] Tuomarin on huolehdittava siitä, että peliolosuhteet pysyvät hyvinä.
        [fide-2009] Tuomarin tulisi huolehtia siitä, että peliolosuhteet pysyvät hyvinä.
    }
text-no-disturbance = Häiriöttömyys
    .gist =
    { $edition ->
       *[fide-2023] Tuomarin on huolehdittava siitä, ettei pelaajia häiritä.
        [fide-2009] Tuomarin tulisi huolehtia siitä, ettei pelaajia häiritä.
    }
text-progress-of-the-event = Kilpailun kulku
    .gist = Tuomarin on valvottava kilpailun etenemistä.
text-disabilities = Vammaiset ja hoitoa tarvitsevat pelaajat
    .gist = Tuomarin on huolehdittava erityisjärjestelyistä pelaajille, jotka ovat vammaisia tai tarvitsevat lääkinnällistä apua.
text-anti-cheating =
    { $edition ->
       *[fide-2023] Reilua peliä koskevat säännöt
        [fide-2018] Huijaamisen vastaiset säännöt
    }
    .gist =
    { $edition ->
       *[fide-2023] Tuomarin on noudatettava reilua peliä koskevia sääntöjä tai ohjeita.
        [fide-2018] Tuomarin on noudatettava huijaamisen estämiseksi annettuja sääntöjä tai ohjeita.
    }
text-official-decisions = Viralliset päätökset
    .gist =
    { $edition ->
       *[fide-2023] FIDEn jäsenliitto voi pyytää FIDEltä ratkaisua sääntöjä koskevaan kysymykseen.
        [fide-2009] FIDEn jäsenliitto voi pyytää FIDEltä virallista ratkaisua sääntöjä koskevaan kysymykseen.
    }
text-rated-games = Laskentaan menevät pelit
    .gist = FIDEn laskentaan menevä peli on pelattava näillä säännöillä. Muihinkin kilpailupeleihin niitä suositellaan.
text-introduction = Sääntöjen soveltamisala
    .gist =
    { $rules ->
        [fide-2017] Säännöt koskevat laudan ääressä pelattavaa shakkia. Niissä on kaksi osaa: pelin perussäännöt ja Kilpailusäännöt. Englanninkielinen teksti on alkuperäinen. FIDEn kongressi Bakussa 2016 ja FIDEn presidentin hallitus Ateenassa 2017 hyväksyivät tämän laitoksen, ja se tuli voimaan 1. heinäkuuta 2017. Maskuliini tarkoittaa säännöissä myös naista.
       *[other]
            { $edition ->
               *[fide-2023] Säännöt koskevat laudan ääressä pelattavaa shakkia. Niissä on kaksi osaa: pelin perussäännöt ja Kilpailupelaamisen säännöt. Englanninkielinen teksti on alkuperäinen. FIDEn kongressi hyväksyi tämän laitoksen Chennaissa 2022, ja se tuli voimaan 1. tammikuuta 2023. Maskuliinin sijasta säännöissä mainitaan mies ja nainen.
                [fide-2009] Säännöt koskevat laudan ääressä pelattavaa shakkia. Englanninkielinen teksti on alkuperäinen. FIDEn kongressi hyväksyi tämän laitoksen Dresdenissä 2008, ja se tuli voimaan 1. heinäkuuta 2009. Maskuliini tarkoittaa säännöissä myös naista.
                [fide-2014] Säännöt koskevat laudan ääressä pelattavaa shakkia. Niissä on kaksi osaa: pelin perussäännöt ja Kilpailusäännöt. Englanninkielinen teksti on alkuperäinen. FIDEn kongressi hyväksyi tämän laitoksen Tallinnassa 2013, ja se tuli voimaan 1. heinäkuuta 2014. Maskuliini tarkoittaa säännöissä myös naista.
                [fide-2018] Säännöt koskevat laudan ääressä pelattavaa shakkia. Niissä on kaksi osaa: pelin perussäännöt ja Kilpailusäännöt. Englanninkielinen teksti on alkuperäinen. FIDEn kongressi hyväksyi tämän laitoksen Göynükissä 2017, ja se tuli voimaan 1. tammikuuta 2018. Maskuliini tarkoittaa säännöissä myös naista.
            }
    }
text-guidelines = Ohjeiden asema
    .gist = Ohjeet auttavat järjestämään kilpailuja, joissa niitä tarvitaan. Ne eivät kuulu sääntöihin, mutta on erittäin suositeltavaa noudattaa niitä kaikissa kilpailuissa, joihin ne soveltuvat.
text-session-length = Istunnon pituus
    .gist =
    { $edition ->
       *[fide-2023] Jatkettavien pelien jokaisen istunnon pituus on mitattava tuomarin kellolla. Sen alkamisaika on ilmoitettava etukäteen.
        [fide-2009] Jatkettavien pelien jokaisen istunnon pituus on mitattava tuomarin kellolla. Sen alkamis- ja päättymisaika on ilmoitettava etukäteen.
    }
text-two-boards = Kaksi lautaa ja vaatimukset näkövammaisen pelaajan laudalle
    .gist =
    { $edition ->
       *[fide-2023] Järjestäjä voi tuomaria kuultuaan mukauttaa näitä sääntöjä paikallisiin oloihin. Kun näkevä pelaa kilpashakissa näkövammaista (virallisesti sokeaa) vastaan, kumpi tahansa voi vaatia kahta lautaa: näkevälle tavallista ja näkövammaiselle erityistä, jonka on täytettävä seuraavat vaatimukset.
        [fide-2009] Kilpailun johto voi mukauttaa näitä sääntöjä paikallisiin oloihin. Kun näkevä pelaa kilpashakissa näkövammaista (virallisesti sokeaa) vastaan, kumpi tahansa voi vaatia kahta lautaa: näkevälle tavallista ja näkövammaiselle erityistä, jonka on täytettävä seuraavat vaatimukset.
    }
text-board-size = Laudan koko
    .gist = Näkövammaisen pelaajan laudan on oltava vähintään 20 × 20 senttimetriä.
text-board-size-pegs = Laudan koko ja nappuloiden tapit
    .gist = Näkövammaisen pelaajan laudan on oltava vähintään 20 × 20 senttimetriä, ja sen kaikissa nappuloissa on oltava laudan syvennyksiin sopivat tapit.
text-squares-raised = Mustat ruudut ovat koholla
    .gist = Mustien ruutujen on oltava hieman valkeita korkeammalla.
text-squares-raised-pieces-marked = Mustat ruudut koholla, mustat nappulat merkittyjä
    .gist = Mustien ruutujen on oltava hieman valkeita korkeammalla. Kaikkien nappuloiden on oltava Staunton-mallisia, ja mustissa on oltava erityinen merkki.
text-apertures = Syvennys joka ruudussa
    .gist = Jokaisessa ruudussa on oltava syvennys, jossa nappula pysyy.
text-pegs = Tapit
    .gist = Jokaisessa nappulassa on oltava tappi, joka sopii ruutujen syvennyksiin.
text-pieces-marked = Mustat nappulat on merkitty
    .gist = Kaikkien nappuloiden on oltava Staunton-mallisia, ja mustissa on oltava erityinen merkki.
text-clock-has-flag = Joka kellossa on merkkilippu
    .gist = Jokaisessa kellossa on oltava merkkilippu, joka osoittaa ajan loppuneen.
text-clocks-face = Mihin päin kellot ovat
    .gist = Tuomari voi ennen kilpailua määrätä, mihin päin kellot ovat; musta voi valita, kummalla puolella lautaa istuu.
text-clock-not-lifted = Kelloa ei oteta käteen
    .gist = Tuomari saa ottaa kellon käteensä vain riitatilanteessa, pelaajien pyynnöstä tai vaihtaakseen viallisen kellon.

## Articles on which the sources of an edition differ

sources-counted-together = Tekstin mukaan kahdella kädellä tehdyt siirrot, kellon painamiset ilman siirtoa ja muut laittomat siirrot lasketaan erikseen. FIDEn komiteat sopivat 14. kesäkuuta 2017, että mistä tahansa kahdesta seuraa häviö. Touchmove laskee ne yhteen.
sources-once-pressed = Teksti ei sano, että kelloa on pitänyt painaa. FIDEn komiteat sopivat 14. kesäkuuta 2017, että loppuun saatetut siirrot lasketaan. Touchmove laskee siirron, kun kelloa on painettu.
sources-flag-called = Tekstin mukaan tuomari voi ilmoittaa merkkilipun putoamisesta. FIDEn komiteat sopivat 14. kesäkuuta 2017, että tuomari ilmoittaa siitä.
sources-help-with-pieces = Lähteet eroavat: FIDEn englanninkielisen tekstin mukaan pelaajat pysäyttävät kellot, arabiankielisen käännöksen mukaan he saavat pysäyttää ne. Englanninkielinen teksti ratkaisee.
sources-electronic-scoresheets = Lähteet eroavat: FIDEn englanninkielisessä tekstissä on sähköinen pöytäkirja, arabiankielisessä käännöksessä on vuoden 2018 sanamuoto, jossa mainitaan vain paperi. Englanninkielinen teksti ratkaisee.
sources-announcing-to-leave = Lähteet eroavat: FIDEn englanninkielisen tekstin mukaan tämä koskee pelaajaa, joka odottaa, arabiankielisen käännöksen mukaan jokaista pelaajaa. Englanninkielinen teksti ratkaisee.
sources-rapid-illegal-move = Lähteet eroavat: arabiankielisen käännöksen mukaan jo ensimmäisestä laittomasta siirrosta seuraa häviö, kuten vuonna 2014. Englanninkielinen teksti ratkaisee, ellei kilpailu ole valinnut toista tulkintaa.
sources-win-on-time = Lähteet eroavat: arabiankielisen käännöksen mukaan vaatijalla on oltava aikaa jäljellä, englanninkielinen teksti ei sitä sano. Tässä noudatetaan englanninkielistä tekstiä, ellei kilpailu valitse toisin.
sources-penalties-optional = Lähteet eroavat: FIDEn englanninkielinen teksti määrää rangaistuksen, suomennoksen mukaan tuomari voi sen määrätä. Englanninkielinen teksti ratkaisee, Suomessa suomennos.
sources-earlier-words = Lähteet eroavat: arabiankielisessä käännöksessä on tässä aiempien laitosten sanoja. Englanninkielinen teksti ratkaisee.
sources-pawn-released = Lähteet eroavat: arabiankielinen käännös lisää, että korotusruutuun jätettyä sotilasta ei saa siirtää muualle. Se seuraa kohdasta 4.7. Englanninkielinen teksti ratkaisee.
sources-time-saved = Lähteet eroavat: arabiankielisessä käännöksessä säästetty aika menetetään, kun käytetään viivettä; FIDEn englanninkielisen tekstin mukaan se siirtyy seuraavaan jaksoon. Tässä noudatetaan englanninkielistä tekstiä, ellei kilpailu valitse toisin.
sources-position-restored = Lähteet eroavat: arabiankielinen käännös ei sano, että asema palautetaan, ja se soveltaa uuteen siirtoon kohtia 4.3–4.7. Englanninkielinen teksti ratkaisee.
sources-two-hands = Lähteet eroavat: arabiankielinen käännös ei sano, että kelloa on pitänyt painaa. Englanninkielinen teksti ratkaisee.
sources-keeping-score = Lähteet eroavat: arabiankielisen käännöksen mukaan tuomari tai avustaja kirjaa siirrot, jos kummankaan pelaajan ei tarvitse kirjata niitä. FIDEn englanninkielisen tekstin mukaan heidän tulisi yrittää sitä, jos kumpikaan ei kirjaa. Englanninkielinen teksti ratkaisee.
sources-occupied-squares = Lähteet eroavat: arabiankielisessä käännöksessä on e:n paikalla c. Englanninkielinen teksti ratkaisee.
