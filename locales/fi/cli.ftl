# Messages of the command line, apart from rulings and articles.

## touchmove judge
## $result: the score; $end: how the game ended, empty while it is running.

judge-edition = --- { NAME($edition) } ---
judge-ruling = { $ruling } [{ $articles }]
judge-why = Miksi: { $why }
judge-result = Tulos: { $result }
judge-result-with-end = Tulos: { $result } ({ $end })

## touchmove position, --why
## $asked: the move as the user typed it.

position-legal = { $asked } on laillinen: { $move }, { $san }
position-illegal = { $asked } on laiton ({ NAME($laws) }):

## touchmove position: labels in the left column, and the state of the game

position-unreadable = Tämä ei ole kelvollinen asema (FEN): { NAME($field) } ei ole luettavissa { $column }. merkistä alkaen. (Tarkemmin englanniksi: { $why })
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
## $player: the owner of the pieces or pawns; $opponent: the other player.

position-can-arise =
    { $count ->
        [0] Laillinen: se on alkuasema.
        [one] Laillinen, syntyy siirrolla { $game }.
       *[other] Laillinen, syntyy siirroilla { $game }.
    }
position-may-arise = Ratkaisematta: siihen johtavaa peliä ei löytynyt, mutta ei myöskään syytä, miksi sellaista ei voisi olla.
position-impossible-start = Mikään peli ei johda tähän asemaan, mutta siitä voi aloittaa pelin. { $reason }
# $problem: a sentence of problems.ftl.
position-problem-shows = Laiton: { $problem }
position-too-many-promotions =
    Laiton: { $promoted ->
        [one] yhden { NAME($player, form: "mid-owner") } nappulan
       *[other] vähintään { $promoted } { NAME($player, form: "mid-owner") } nappulan
    } täytyy olla korotettu, koska samanlaisia on liikaa tai ne eivät ole voineet lähteä alkuruuduistaan. Kuitenkin { $missing ->
        [0] sotilaita ei puutu yhtään.
        [one] sotilaita puuttuu vain yksi.
       *[other] sotilaita puuttuu vain { $missing }.
    }
position-too-many-captures =
    Laiton: päästäkseen ruutuihinsa tai korottuakseen { NAME($player, form: "mid-owner") } sotilaat tarvitsevat vähintään { $needed ->
        [one] yhden lyönnin
       *[other] { $needed } lyöntiä
    }. Kuitenkin { $lost ->
        [0] { NAME($opponent, form: "mid-from") } ei puutu yhtään nappulaa.
        [one] { NAME($opponent, form: "mid-from") } puuttuu vain yksi nappula.
       *[other] { NAME($opponent, form: "mid-from") } puuttuu vain { $lost } nappulaa.
    }
position-no-way-for-pawns = Laiton: { NAME($player, form: "mid-owner") } sotilaat eivät ole voineet millään lyönneillä päästä näihin ruutuihin eivätkä korottua.
position-too-many-files-opened =
    Laiton: { $opened ->
        [one] yhdellä linjalla
       *[other] { $opened } linjalla
    } valkea ja musta sotilas ovat ohittaneet toisensa. Jokaisella linjalla sotilaan on täytynyt lyödä tai tulla lyödyksi. Puuttuvat nappulat kuitenkin { $accounted ->
        [0] eivät selitä niistä yhtään.
        [one] selittävät niistä vain yhden.
       *[other] selittävät niistä vain { $accounted }.
    }
position-different-first-ranks = Laiton: molemmilla on alussa sama ensimmäinen rivi, mutta kuninkaat ja tornit, jotka saavat vielä linnoittua, eivät ole voineet aloittaa niin.
position-no-last-move = Laiton: { NAME($player, form: "mid") } ei ole voinut tehdä viimeistä siirtoa.

## touchmove position, --mate: lines below the answer, which is a sentence of mate.ftl
## $player: the player who may be able to mate; $line: moves with their numbers.

position-mate-line = { $line } (pelattu läpi ja tarkistettu)
# Follows the sentence with the number of moves.
position-mate-shortest = Lyhyempää ei ole.
position-mate-given = Matti on laudalla (tarkistettu).
position-mate-undecided =
    { $budget ->
        [one] Raja oli yksi asema. Nosta sitä valitsimella --budget.
       *[other] Raja oli { $budget } asemaa. Nosta sitä valitsimella --budget.
    }
position-mate-rejected = Ei tiedetä, voiko { NAME($player, form: "mid") } vielä tehdä matin: löydetty tulos ei läpäissyt tarkistusta.
position-proof-no-king = Todiste: lauta itse (tarkistettu).
position-proof-material = Todiste: jäljellä olevia nappuloita koskeva teoreema (tarkistettu).
# $men is the number of pieces; $squares the number of squares in all their reach sets.
position-proof-walls = Todiste: ruudut, joihin kukin nappula voi ylipäätään päästä: nappuloita { $men }, ruutuja yhteensä { $squares } (tarkistettu).
position-proof-bishops-anywhere =
    { $positions ->
        [one] Todiste: muiden nappuloiden yksi asema, olivatpa lähetit missä tahansa (tarkistettu).
       *[other] Todiste: muiden nappuloiden { $positions } asemaa, olivatpa lähetit missä tahansa (tarkistettu).
    }
# $positions kaikkiaan, $groups ryhmässä.
position-proof-roaming = Todiste: luettelo, jossa on { $positions } asemaa { $groups } ryhmässä; saman ryhmän asemissa vain yhden kuninkaan paikka vaihtelee (tarkistettu).
# $positions is the number of reachable positions. In $walls of them the search stopped,
# because walls prove that there is no mate.
position-proof-exhausted =
    { $positions ->
        [one] Todiste: luettelo, jossa on yksi asema
       *[other] Todiste: luettelo, jossa on { $positions } asemaa
    }{ $walls ->
        [0] { "" } (tarkistettu).
        [one] ; niistä muurit sulkevat yhden (tarkistettu).
       *[other] ; niistä muurit sulkevat { $walls } (tarkistettu).
    }
position-dead = Asema on kuollut: kumpikaan pelaaja ei voi tehdä mattia, ja peli on tasapeli. [{ $article }]
position-not-dead = Asema ei ole kuollut.
position-dead-undecided = Ei tiedetä, onko asema kuollut.

## touchmove perft

perft-speed = { $seconds } s, { $millions } miljoonaa sekunnissa

## touchmove judge, under a question to the arbiter
## $option: the arbiter's event in the words of a protocol.

judge-option = { $option }: { $consequence }
judge-recommended = Suositus: { $option }. { $because }

## touchmove laws
## $standing, $was, $is: the decider, by the name in the tables.

laws-contents = { NAME($edition) }, luvut:
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
        [decided] Touchmove soveltaa tätä kohtaa automaattisesti.
        [arbiter] Tuomari ratkaisee. Touchmove luettelee sääntöjen sallimat vaihtoehdot.
        [recorded] Tämä kirjataan, mutta siitä ei seuraa mitään.
        [pending] Tätä ei vielä ole mukana ({ NAME($reason) }).
        [left-out] Tätä ei sovelleta ({ NAME($reason) }).
       *[text] Touchmovella ei ole tälle kohdalle tekoa: se on otsikko, määrittelee, järjestää tai neuvoo.
    }
laws-provision =
    { $has-rule ->
        [0] Säännös: { $provision }
       *[other] Säännös: { $provision }, ratkaiseva sääntö { $rule }
    }
laws-cases =
    { $count ->
        [0] Tapauksia ei ole.
        [one] Yksi tapaus:
       *[other] { $count } tapausta:
    }
laws-case = { "  " }{ $title } ({ $file })
laws-more-cases = { "  " }ja vielä { $count }
laws-no-term = ”{ $wanted }” ei ole tämän luettelon termi. Jätä sana pois, niin näet kaikki termit.
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
laws-no-edition = Tuntematon sääntöversio ”{ $name }”. Valitse jokin näistä: { $near }.
laws-read-in = Tämän kohdan tekstiä ei ollut saatavilla tässä laitoksessa. Kohta on annettu kuten laitoksessa { $edition }: FIDEn luettelo laitosten välisistä muutoksista ei mainitse sitä.
laws-printed-elsewhere = Tämän version toisessa FIDEn painoksessa kohdan numero on { $there }.
laws-printed-here = Kohta, joka on tämän version toisessa FIDEn painoksessa { $there }, on tässä { $here }.
laws-no-article =
    Versiossa { NAME($edition) } ei ole kohtaa { $number }.{ $similar ->
        [0] { " " }”{ $command }” luettelee luvut.
       *[other] { " " }Samankaltaisia: { $near }.
    }{ $others ->
        [0] { "" }
       *[other] { " " }Se on versiossa { $elsewhere }.
    }

# The book of the Laws, in Markdown.
book-title = Shakin säännöt: { NAME($edition) }
book-glossary = Sääntöjen termit
book-about = Jokainen kohta omin sanoin selitettynä: mitä se vaatii, kuka asian ratkaisee, mikä on muuttunut edellisestä sääntöversiosta, esimerkkejä ratkaisuista ja tapauksia. Kirja ei korvaa sääntöjen tekstiä.
book-article = { $article } { $title }
book-changed = Muutokset
book-brings-about = Esimerkkejä ratkaisuista
book-example = { $ruling } ({ $case })
book-cases = Tapaukset
book-found =
    { $count ->
        [0] Mikään kohta ({ NAME($edition) }) ei vastaa näitä sanoja.
        [one] Yksi kohta ({ NAME($edition) }) vastaa:
       *[other] { $count } kohtaa ({ NAME($edition) }) vastaa, parhaat ensin:
    }

## touchmove convert
## $place: file, line and column; $text: the move as written in the file;
## $notation, $notations: texts of convert-notation; $moves, $readings: lists.

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
        [pl] puola
        [hu] unkari
        [cs] tšekki
        [figurines] kuviomerkintä
        [spoken-en] puhuttu englanti
        [spoken-fi] puhuttu suomi
        [spoken-el] puhuttu kreikka
       *[spoken] puhuttu saksa
    }
convert-unreadable =
    { $why ->
        [illegal] { $place }: { NAME($player, form: "owner") } { $number }. siirto ”{ $text }” ei ole laillinen siirto ({ $notation }).
        [ambiguous] { $place }: { NAME($player, form: "owner") } { $number }. siirto ”{ $text }” voi tarkoittaa useaa siirtoa ({ $notation }).
       *[unreadable] { $place }: { NAME($player, form: "owner") } { $number }. siirto ”{ $text }” ei ole mikään siirto ({ $notation }).
    }
convert-candidates = Mahdollisia siirtoja: { $moves }.
convert-no-candidates = Mikään laillinen siirto ei ole sen kaltainen.
convert-misnumbered = Sen edellä siirron numero on { $found }, vaikka pitäisi olla { $expected }. Siirto voi puuttua tai olla kahdesti.
convert-clash = { $place }: { NAME($player, form: "owner") } { $number }. siirto ”{ $text }” on eri kielillä eri siirto, ja koko peli on laillinen kaikilla: { $readings }. Valitse kieli valitsimella { $option }.
convert-reading = { $move } ({ $notations })
convert-lookalikes = { $place }: osa kirjaimista korvattiin kielen samannäköisillä kirjaimilla ({ $notation }).
convert-mixed = { $place }: peli on kirjoitettu kahdella kielellä ({ $notation }).
convert-no-start = { $place }: pelin alkuasemaa ei voi lukea. (Tarkemmin englanniksi: { $why })
convert-no-moves = { $file }: tiedostossa ei ole siirtoja.
convert-problem = { $place }: { $problem }
# A game that continues after an illegal move is written in parts.
convert-break =
    { $place }: { $kind ->
        [illegal] { NAME($player, form: "owner") } { NUMBER($number, useGrouping: 0) }. siirto ”{ $text }” on laiton. Loppu kirjoitetaan erillisenä pelinä, joka alkaa syntyneestä asemasta.
        [pass] Siirron { NUMBER($number, useGrouping: 0) } kohdalla ”{ $text }” tarkoittaa, ettei siirtoa tehty. Loppu kirjoitetaan erillisenä pelinä.
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
convert-partly = { $place }: peli kirjoitettiin tähän asti. Loput sen tekstistä on tässä kohdassa kommenttina.
convert-not-whole = { $place }: osa tämän pelin tunnisteista, kommenteista tai merkeistä puuttuu tuloksesta.
convert-rejected =
    { $count ->
        [one] Yhden pelin alkuperäinen teksti kirjoitettiin tiedostoon { $file }.
       *[other] { $count } pelin alkuperäiset tekstit kirjoitettiin tiedostoon { $file }.
    }
convert-not-applied =
    { $count ->
        [one] { $file }: yksi muutos ei sovi tiedostoon, eikä sitä tehty.
       *[other] { $file }: { $count } muutosta ei sovi tiedostoon, eikä niitä tehty.
    }
convert-left-out =
    { $count ->
        [one] Yksi peli jäi pois.
       *[other] { $count } peliä jäi pois.
    }

# The server.
serve-open = Avaa { $address }
serve-others = Tämän verkon muut laitteet: { $address }
serve-metrics = Prometheus-mittarit: { $address }
serve-stopped = Kaikki kellot on pysäytetty.
serve-backed-up = Tietovarasto on kopioitu tiedostoon { $file }.
admin-link = Tuomarin uusi linkki: { $link }
admin-closed = { $count ->
    [one] Yksi peli suljettiin.
   *[other] { $count } peliä suljettiin.
}
admin-archived = { $count ->
    [one] Yksi merkintä kirjoitettiin tiedostoon { $file }.
   *[other] { $count } merkintää kirjoitettiin tiedostoon { $file }.
}
admin-deleted = { $count ->
    [one] Yhden pelin tiedot poistettiin.
   *[other] { $count } pelin tiedot poistettiin.
}
admin-anonymised = { $count ->
    [0] Tällä nimellä tai numerolla ei löytynyt henkilöä.
    [one] Henkilö poistettiin yhden pelin tiedoista.
   *[other] Henkilö poistettiin { $count } pelin tiedoista.
}
admin-invited = { $name } voi perustaa pelejä tällä linkillä: { $link }
admin-uninvited = Kutsu on peruttu.
check-fine = Muutoksia ei löytynyt. Lokeja: { $streams }, merkintöjä: { $entries }.
check-entry = { $journal }: tietoja on muutettu merkinnästä { $version } alkaen.
check-end = { $journal }: lopusta puuttuu merkintöjä, tai loppua on muutettu.
check-name = { $journal }: merkinnän kanssa tallennettua tekstiä on muutettu.
check-missing = { $journal }: tämä kilpailun peli puuttuu, eikä ylläpitäjä ole poistanut sitä.
check-loose = { $journal }: nämä tiedot on tallennettu aiemmalla versiolla, eikä niitä voi tarkistaa.
check-found = { $place } ({ $written }): kertoja { $times }
check-not-found = Tällä nimellä tai numerolla ei löytynyt henkilöä.
forgotten-again = { $count ->
        [0] Tietovarastossa ei ollut mitään poistettua.
        [one] Poistettuja tietoja poistettiin uudelleen yhden pelin tiedoista.
       *[other] Poistettuja tietoja poistettiin uudelleen { $count } pelin tiedoista.
    }
copy-done = Kopioitu ja verrattu. Lokeja: { $streams }, merkintöjä: { $entries }.
protocol-no-act = Mikään teko ei vastaa sanaa ”{ $word }”. Komento { $command } luettelee kaikki teot.

# Errors in a value on the command line or in a configuration file.
wrong-choice = on oltava jokin näistä: { $known }
wrong-metrics = on oltava portti, kuten 9464, tai osoite ja portti, kuten 10.0.0.5:9464
wrong-engine = on oltava NIMI=OHJELMA
wrong-shard = on oltava I/N, ja I väliltä 1–N
wrong-number = on oltava kokonaisluku
wrong-range = on oltava kokonaisluku väliltä { $from }–{ $to }
wrong-minimum = on oltava kokonaisluku, vähintään { $from }
wrong-too-large = on liian suuri luku
wrong-address = on oltava osoite ja portti, kuten 127.0.0.1:8064
database-scid = Tämä on Scidin tietokanta, ei PGN:ää. Avaa se Scidissä ja vie pelit PGN-tiedostoon. Käytä sitten sitä tiedostoa.
database-chessbase = Tämä on ChessBasen tiedosto, ei PGN:ää. Avaa se ChessBasessa ja tallenna pelit PGN-tietokannaksi. Käytä sitten sitä tiedostoa.
wrong-config-value = { $name }: on oltava teksti, luku, true tai false
wrong-config-key = { $name }: tällaista valitsinta ei ole.{ $near ->
        [none] { "" }
       *[other] { " " }Tarkoititko ”{ $near }”?
    }

## Käyttöjärjestelmän virheet, tiedoston nimen tai osoitteen perässä

system-not-found = tiedostoa ei löydy
system-permission-denied = käyttöoikeus puuttuu
system-already-exists = tiedosto on jo olemassa
system-is-a-folder = tämä on kansio, ei tiedosto
system-not-a-folder = polun jokin osa ei ole kansio
system-disk-full = levy on täynnä
system-read-only = levylle ei voi kirjoittaa
system-address-in-use = toinen ohjelma käyttää tätä osoitetta
system-address-not-available = tällä tietokoneella ei ole tätä osoitetta
system-connection-refused = osoitteessa ei vastaa mikään palvelin

## touchmove-answers: an incident in a hall

hall-milder-penalty = Kilpailun säännöissä voidaan määrätä lievempi rangaistus. Jos niin on, valitse se kohdassa ”Kilpailu”.
