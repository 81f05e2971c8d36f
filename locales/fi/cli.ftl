# What the command line says beside rulings and articles.

## touchmove judge
## $result: the score; $end: what ended the game, empty while it goes on.

judge-edition = --- { NAME($edition) } ---
judge-ruling = { $ruling } [{ $articles }]
judge-why = Miksi: { $why }
judge-result = Tulos: { $result }
judge-result-with-end = Tulos: { $result } ({ $end })

## touchmove position, --why
## $asked: the move as it was asked about.

position-legal = { $asked } on laillinen: { $move }, { $san }
position-illegal = { $asked } on laiton ({ NAME($laws) }):

## touchmove position: what stands at the left, and the state of the game

position-unreadable = Ei asemaa: { NAME($field) } ei ole luettavissa, merkki { $column }. (Ohjelmoijille englanniksi: { $why })
position-fen = FEN
position-to-move = Siirtovuorossa
position-state = Tilanne
position-legal-moves = Lailliset siirrot
position-chess960 = Chess960-numero
position-problem = Vika
position-player = { NAME($player) }
position-checkmate = matti
position-stalemate = patti
position-check = shakki
position-playing = peli jatkuu

## touchmove position, --legal
## $player: whose men or pawns are spoken of; $opponent: the other one.

position-can-arise =
    { $count ->
        [0] Laillinen: se on alkuasema.
        [one] Laillinen, syntyy siirrolla { $game }.
       *[other] Laillinen, syntyy siirroilla { $game }.
    }
position-may-arise = Ratkaisematta: siihen johtavaa peliä ei löytynyt, mutta ei myöskään syytä, miksi sellaista ei voisi olla.
position-impossible-start = Mikään peli ei johda tähän asemaan; siitä voi silti pelata. { $reason }
# $problem: a sentence of problems.ftl.
position-problem-shows = Laiton: { $problem }
position-too-many-promotions =
    Laiton: { $promoted ->
        [one] yhden { NAME($player, form: "mid-owner") } nappulan
       *[other] vähintään { $promoted } { NAME($player, form: "mid-owner") } nappulan
    } on täytynyt syntyä korotuksella, koska samanlaisia nappuloita on liikaa tai ne eivät ole voineet lähteä alkuruuduistaan, mutta { $missing ->
        [0] yhtään sotilasta ei puutu.
        [one] vain yksi sotilas puuttuu.
       *[other] vain { $missing } sotilasta puuttuu.
    }
position-too-many-captures =
    Laiton: päästäkseen nykyisiin ruutuihinsa ja korottuakseen { NAME($player, form: "mid-owner") } sotilaat tarvitsevat vähintään { $needed ->
        [one] yhden lyönnin
       *[other] { $needed } lyöntiä
    }, mutta { $lost ->
        [0] { NAME($opponent, form: "mid-from") } ei puutu yhtään nappulaa.
        [one] { NAME($opponent, form: "mid-from") } puuttuu vain yksi nappula.
       *[other] { NAME($opponent, form: "mid-from") } puuttuu vain { $lost } nappulaa.
    }
position-no-way-for-pawns = Laiton: { NAME($player, form: "mid-owner") } sotilaat eivät millään lyönneillä ole voineet päästä nykyisiin ruutuihinsa tai korottua.
position-too-many-files-opened =
    Laiton: { $opened ->
        [one] yhdellä linjalla
       *[other] { $opened } linjalla
    } valkoinen ja musta sotilas eivät enää ole vastakkain. Kullakin niistä jonkin sotilaan on täytynyt lyödä tai tulla lyödyksi, mutta puuttuvat nappulat { $accounted ->
        [0] eivät selitä niistä yhtäkään.
        [one] selittävät niistä vain yhden.
       *[other] selittävät niistä vain { $accounted }.
    }
position-different-first-ranks = Laiton: molemmilla on alussa sama ensimmäinen rivi, eivätkä kuninkaat ja tornit, jotka saavat vielä linnoittaa, ole voineet aloittaa niin.
position-no-last-move = Laiton: { NAME($player, form: "mid") } ei ole voinut tehdä viimeistä siirtoa.

## touchmove position, --mate: below the sentence of mate.ftl that answers
## $player: who is to mate; $line: moves with their numbers.

position-mate-line = { $line } (pelattu läpi ja tarkistettu)
# After the sentence that says how many moves suffice.
position-mate-shortest = Nopeampaa ei ole.
position-mate-given = Matti on laudalla (tarkistettu).
position-mate-undecided =
    { $budget ->
        [one] Sallittu määrä oli yksi asema; valinnalla --budget sallitaan enemmän.
       *[other] Sallittu määrä oli { $budget } asemaa; valinnalla --budget sallitaan enemmän.
    }
position-mate-rejected = Ei tiedetä, voiko { NAME($player, form: "mid") } vielä tehdä mattia: löydetty ei läpäissyt tarkistusta.
position-proof-no-king = Todiste: lauta itse (tarkistettu).
position-proof-material = Todiste: jäljellä olevia nappuloita koskeva matemaattinen lause (tarkistettu).
# $men men, each with the squares it can ever stand on, $squares in all.
position-proof-walls = Todiste: ruudut, joihin kukin nappula voi koskaan päästä: nappuloita { $men }, ruutuja yhteensä { $squares } (tarkistettu).
position-proof-bishops-anywhere =
    { $positions ->
        [one] Todiste: muiden nappuloiden yksi asema, olivatpa lähetit missä tahansa (tarkistettu).
       *[other] Todiste: muiden nappuloiden { $positions } asemaa, olivatpa lähetit missä tahansa (tarkistettu).
    }
# $positions kaikkiaan, $groups ryhmässä.
position-proof-roaming = Todiste: luettelo, jossa on { $positions } asemaa { $groups } ryhmässä; saman ryhmän asemat eroavat vain yhden kuninkaan paikassa (tarkistettu).
# $positions that can be reached; $walls of them were not followed further,
# because no piece gets through there.
position-proof-exhausted =
    { $positions ->
        [one] Todiste: luettelo, jossa on yksi asema
       *[other] Todiste: luettelo, jossa on { $positions } asemaa
    }{ $walls ->
        [0] { "" } (tarkistettu).
        [one] ; pitävät muurit on yhdessä (tarkistettu).
       *[other] ; pitävät muurit on { $walls } asemassa (tarkistettu).
    }
position-dead = Asema on kuollut: kumpikaan pelaaja ei voi tehdä mattia, ja peli on tasapeli. [{ $article }]
position-not-dead = Asema ei ole kuollut.
position-dead-undecided = Ei ole ratkaistu, onko asema kuollut.

## touchmove perft

perft-speed = { $seconds } s, { $millions } miljoonaa sekunnissa

## touchmove judge, under a question to the arbiter
## $option: the arbiter's event, as a protocol writes it.

judge-option = { $option }: { $consequence }
judge-recommended = Suositus: { $option }. { $because }

## touchmove laws
## $standing, $was, $is: who decides, as the tables name it.

laws-contents = { NAME($edition) } luvuittain:
laws-chapter =
    { $articles ->
        [one] { $chapter }: yksi kohta
       *[other] { $chapter }: { $articles } kohtaa
    } (ohjelma ratkaisee { $decided }, tuomari ratkaisee { $arbiter }, kirjataan { $recorded }, tekstiä { $text }{ $left-out ->
        [0] { "" }
       *[other] , korvattu { $left-out }
    }{ $pending ->
        [0] { "" }
       *[other] , tekemättä { $pending }
    })
laws-articles = { NAME($edition) }:
laws-line =
    { $article } ({ $standing ->
        [decided] ohjelma ratkaisee
        [arbiter] tuomari ratkaisee
        [recorded] kirjataan
        [pending] tekemättä
        [left-out] korvattu
       *[text] teksti
    }){ $has-title ->
        [0] { "" }
       *[other] { " " }{ $title }
    }
laws-article =
    { $has-title ->
        [0] { NAME($edition) }, { $article }
       *[other] { NAME($edition) }, { $article }: { $title }
    }
laws-standing =
    { $standing ->
        [decided] Ohjelma ratkaisee tämän.
        [arbiter] Tuomari ratkaisee tämän; ohjelma kertoo, mitkä ratkaisut ovat sääntöjen mukaan mahdollisia.
        [recorded] Tämä kirjataan.
        [pending] Kukaan ei vielä ratkaise tätä ({ NAME($reason) }).
        [left-out] Tätä ei sovelleta ({ NAME($reason) }).
       *[text] Tässä ei ole ratkaistavaa: otsikko, määritelmä tai kilpailun järjestämistä koskeva kohta.
    }
laws-provision =
    { $has-rule ->
        [0] Säännös: { $provision }
       *[other] Säännös: { $provision }, ratkaiseva sääntö { $rule }
    }
laws-cases =
    { $count ->
        [0] Mikään tapaus ei viittaa tähän.
        [one] Yksi tapaus:
       *[other] { $count } tapausta:
    }
laws-case = { "  " }{ $title } ({ $file })
laws-more-cases = { "  " }ja vielä { $count }
laws-no-term = ”{ $wanted }” ei ole täällä sääntöjen termi. Ilman sanaa luetellaan kaikki.
laws-term = { $term }: { $means } ({ $articles })
laws-change =
    { $kind ->
        [new] Uusi versiossa { NAME($edition) } ({ $to }): { $title }. { $now }
        [gone] Poistunut version { NAME($older) } jälkeen ({ $from }): { $title }. { $before }
        [outcome] Muuttunut version { NAME($older) } jälkeen ({ $from }, nyt { $to }): { $title }. Ennen: { $before } Nyt: { $now }
        [standing] Ratkaisija on toinen kuin versiossa { NAME($older) } ({ $from }, nyt { $to }): { $title }.
       *[number] Numero on toinen kuin versiossa { NAME($older) } ({ $from }, nyt { $to }): { $title }.
    }
laws-diff = Versiosta { NAME($older) } versioon { NAME($edition) }: uusia { $new }, poistuneita { $gone }, muuttuneita { $outcome }, ratkaisija vaihtunut { $standing }, vain numero vaihtunut { $number }.
laws-no-edition = Sääntöversiota ”{ $name }” ei ole. Versiot ovat: { $near }.
laws-printed-elsewhere = FIDEn toisessa painoksessa tästä versiosta sen numero on { $there }.
laws-printed-here = Se, mikä FIDEn toisessa painoksessa tästä versiosta on { $there }, on tässä { $here }.
laws-no-article =
    Versiossa { NAME($edition) } ei ole kohtaa { $number }. Lähellä sitä: { $near }.{ $others ->
        [0] { "" }
       *[other] { " " }Se on versiossa: { $elsewhere }.
    }

# The book of the Laws, in Markdown.
book-title = Shakin säännöt: { NAME($edition) }
book-glossary = Sääntöjen termit
book-about = Mitä kukin kohta vaatii omin sanoin, kuka asian ratkaisee, mikä on muuttunut edellisestä sääntöversiosta, mitä siitä seuraa ja mitkä tapaukset sen näyttävät. Kirja ei korvaa sääntöjen tekstiä.
book-article = { $article } { $title }
book-changed = Mikä on muuttunut
book-brings-about = Mitä siitä seuraa, esimerkiksi
book-example = { $ruling } ({ $case })
book-cases = Tapaukset
book-found =
    { $count ->
        [0] Mikään kohta ({ NAME($edition) }) ei koske näitä sanoja.
        [one] Tätä koskee yksi kohta ({ NAME($edition) }):
       *[other] Tätä koskee { $count } kohtaa ({ NAME($edition) }), todennäköisin ensin:
    }

## touchmove convert
## $place: the file, the line and the column; $text: a move as it is written;
## $notation, $notations: as convert-notation says; $moves, $readings: lists.

convert-notation =
    { $code ->
        [en] englanti
        [el] kreikka
        [el-latin] kreikka, linjat a–h
        [fi] suomi
        [ar] arabia
        [de] saksa
        [fr] ranska
        [nl] hollanti
        [es] espanja
        [ru] venäjä
        [figurines] kuviomerkintä
        [spoken-en] ääneen ilmoitettuna englanniksi
        [spoken-fi] ääneen ilmoitettuna suomeksi
        [spoken-el] ääneen ilmoitettuna kreikaksi
       *[spoken] ääneen ilmoitettuna saksaksi
    }
convert-unreadable =
    { $why ->
        [illegal] { $place }: { NAME($player, form: "owner") } { $number }. siirto ”{ $text }” ei ole laillinen siirto ({ $notation }).
        [ambiguous] { $place }: { NAME($player, form: "owner") } { $number }. siirto ”{ $text }” voi tarkoittaa useaa siirtoa ({ $notation }).
       *[unreadable] { $place }: { NAME($player, form: "owner") } { $number }. siirto ”{ $text }” ei ole mikään siirto ({ $notation }).
    }
convert-candidates = Se on voinut olla: { $moves }.
convert-no-candidates = Mikään laillinen siirto ei ole kirjoitettuna lähellä sitä.
convert-misnumbered = Sitä edeltävä siirron numero on { $found }, vaikka vuorossa oli { $expected }: siirto saattaa puuttua tai olla merkittynä kahdesti.
convert-clash = { $place }: { NAME($player, form: "owner") } { $number }. siirto ”{ $text }” on eri kielillä luettuna eri siirto, ja pelin kaikki siirrot ovat laillisia jokaisella tavalla: { $readings }. Valitsin { $option } kertoo, mikä kieli on.
convert-reading = { $move } ({ $notations })
convert-lookalikes = { $place }: osa kirjaimista luettiin niiden kaltaisina kirjaimina ({ $notation }).
convert-mixed = { $place }: peli on kirjoitettu kahdella kielellä ({ $notation }).
convert-no-start = { $place }: asemaa, josta peli alkaa, ei tunneta. (Ohjelmoijille: { $why })
convert-no-moves = { $file }: tiedostossa ei ole yhtään siirtoa.
convert-problem = { $place }: { $problem }
# A game that a record goes on with after an illegal move is written in parts.
convert-break =
    { $place }: { $kind ->
        [illegal] { NAME($player, form: "owner") } { NUMBER($number, useGrouping: 0) }. siirto ”{ $text }” on laiton; peli jatkuu sen jälkeen omana pelinään asemasta, johon se johti.
        [pass] Siirron { NUMBER($number, useGrouping: 0) } kohdalla ”{ $text }” tarkoittaa siirtoa, jota ei tehty; peli jatkuu sen jälkeen omana pelinään.
       *[kings] ”{ $text }” ei ole siirto: keskusruuduille asetetut kuninkaat kertovat sähköiselle laudalle tuloksen. Se jätettiin pois.
    }
convert-part-ends =
    { $kind ->
        [illegal] Tätä seurasi laiton siirto { NUMBER($number, useGrouping: 0) }{ $player ->
            [white] .
           *[black] ...
        } { $text }; seuraava peli jatkuu sen jälkeen.
        [pass] Tässä ei tehty siirtoa ({ $text }); seuraava peli jatkuu sen jälkeen.
       *[kings] Kuninkaat keskellä: { $text }
    }
convert-part-begins =
    { $kind ->
        [pass] Edellinen peli jatkuu; välissä ei tehty siirtoa ({ $text }).
       *[illegal] Edellinen peli jatkuu laittoman siirron { NUMBER($number, useGrouping: 0) }{ $player ->
            [white] .
           *[black] ...
        } { $text } jälkeen.
    }
convert-left-out =
    { $count ->
        [one] Yksi peli jäi pois.
       *[other] { $count } peliä jäi pois.
    }

# The server.
serve-open = Avaa { $address }
serve-others = Muut huoneessa avaavat { $address }
serve-metrics = Luvut Prometheukselle ovat osoitteessa { $address }
serve-stopped = Kaikki kellot on pysäytetty.
serve-backed-up = Tietovarasto on kopioitu tiedostoon { $file }.
admin-link = Tuomarin uusi linkki: { $link }
admin-closed = { $count ->
    [one] Yksi peli on suljettu.
   *[other] { $count } peliä on suljettu.
}
admin-archived = { $count ->
    [one] Yksi merkintä on kirjoitettu tiedostoon { $file }.
   *[other] { $count } merkintää on kirjoitettu tiedostoon { $file }.
}
admin-deleted = { $count ->
    [one] Yksi loki on poistettu.
   *[other] { $count } lokia on poistettu.
}
admin-anonymised = { $count ->
    [0] Tätä nimeä tai numeroa ei ole missään lokissa.
    [one] Henkilö on poistettu yhdestä lokista.
   *[other] Henkilö on poistettu { $count } lokista.
}
admin-invited = { $name } voi perustaa pelejä tällä linkillä: { $link }
admin-uninvited = Kutsu on peruttu.
check-fine = Kaikki on niin kuin se kirjoitettiin. Lokeja: { $streams }, merkintöjä: { $entries }.
check-entry = { $journal }: merkinnästä { $version } alkaen sisältö ei ole se, joka kirjoitettiin.
check-end = { $journal }: lopusta puuttuu merkintöjä tai loppua on muutettu.
check-name = { $journal }: merkinnän vieressä oleva teksti ei ole se, joka kirjoitettiin.
check-missing = { $journal }: tämä kilpailun peli on kadonnut, eikä ylläpitäjä ole poistanut sitä.
check-loose = { $journal }: tämä loki on aiemmasta versiosta, eikä sitä voi tarkistaa.
check-found = { $place } ({ $written }): kertoja { $times }
check-not-found = Tätä nimeä tai numeroa ei löydy.
forgotten-again = { $count ->
        [0] Varastossa ei ollut mitään unohdettua.
        [one] Yhdessä lokissa oli unohdettua; se on poistettu uudelleen.
       *[other] Unohdettua oli { $count } lokissa; se on poistettu uudelleen.
    }
copy-done = Kopioitu ja verrattu. Lokeja: { $streams }, merkintöjä: { $entries }.
protocol-no-act = Mikään teko ei liity sanaan ”{ $word }”. Kaikki teot: { $command }

# What is wrong with a value on the command line, or in a file that stands for it.
wrong-choice = pitäisi olla jokin näistä: { $known }
wrong-metrics = Odotetaan porttia, kuten 9464, tai osoitetta portteineen, kuten 10.0.0.5:9464
wrong-engine = pitäisi olla NIMI=OHJELMA
wrong-shard = pitäisi olla I/N, ja I väliltä 1–N
wrong-config-value = { $name }: pitäisi olla teksti, luku, true tai false

## touchmove-answers: an incident in a hall

hall-milder-penalty = Kilpailun säännöissä voidaan määrätä lievempi rangaistus. Jos näin on, merkitse se kohtaan ”Kilpailu”.
