# Kinds of findings, and what the newer ones say.

## Sentences of findings

audit-other-letters = ”{ $text }” ei ole kirjoitettu englanninkielisin kirjaimin. Kaikki siirrot ovat laillisia, kun ne luetaan näin: { $notations }. Muunna ne komennolla ”touchmove convert”. Peliä ei tutkittu.
audit-not-pgn = Tämä ei ole PGN-tiedosto: siinä ei ole tunnisteita eikä siirtoja{ $texts ->
        [one] .
       *[other] , mutta { $texts } muuta tekstinpätkää.
    }
audit-open-after-end =
    { $end ->
        [checkmate] Peli päättyi mattiin
        [stalemate] Peli päättyi pattiin
        [dead_position] Peli päättyi asemaan, jossa kumpikaan pelaaja ei voinut tehdä mattia
        [fivefold_repetition] Peli päättyi aseman viidenteen esiintymiseen
       *[seventy_five_moves] Peli päättyi kummankin pelaajan 75 siirtoon ilman lyöntiä ja sotilaan siirtoa
    }: tulos on { $expected }, mutta pelitallenne jättää sen auki.
audit-bare-king-won = { NAME($player) } voitti ({ $result }), vaikka voittajalla oli pelkkä kuningas. Ennen vuotta 2023 luovuttanut vastustaja hävisi silloinkin, mutta tulos voi olla väärä.
audit-mate-was-possible = Pelitallenteessa on ”{ $text }” ja tasapeli, mutta { NAME($player, form: "mid") } olisi vielä voinut tehdä matin laillisella siirtosarjalla.
audit-termination-contradicts =
    { $said ->
        [checkmate] Pelitallenteessa on ”{ $text }”, mutta viimeinen asema ei ole matti.
        [stalemate] Pelitallenteessa on ”{ $text }”, mutta viimeinen asema ei ole patti.
        [repetition] Pelitallenteessa on ”{ $text }”, mutta viimeinen asema ei ole esiintynyt kolmesti.
        [fifty_moves] Pelitallenteessa on ”{ $text }”, mutta siirtoja ilman lyöntiä ja sotilaan siirtoa oli alle 50.
        [insufficient_material] Pelitallenteessa on ”{ $text }”, mutta viimeinen asema ei ole kuollut.
       *[wins] Pelitallenteessa on ”{ $text }”, mutta tulos on toinen.
    }
audit-undecided =
    { $questions ->
        [one] Yksi tämän pelin mattikysymys on ratkaisematta.
       *[other] { $questions } tämän pelin mattikysymystä on ratkaisematta.
    }
audit-flag-with-time-left = Pelitallenteessa on ”{ $text }”, mutta { NAME($player, form: "mid") } oli juuri siirtänyt, ja aikaa oli jäljellä { $left }.
audit-overstep-unclaimed = { NAME($player) } ylitti aikansa ({ $over }), ja peli jatkui.
audit-clock-negative = { NAME($player, form: "owner") } kello näyttää negatiivista aikaa: -{ $shown }.
audit-clock-gain = { NAME($player, form: "owner") } kelloon tuli tällä siirrolla lisää { $gained }, vaikka siirrosta kuuluu tulla lisää { $given }.
audit-period-missed = { NAME($player) } hävisi ajalla { $moves } siirron jälkeen, mutta seuraavan jakson aikaa, { $missing }, ei koskaan lisätty.
audit-ply-count = PlyCount on { $said }, mutta puolisiirtoja on { NUMBER($counted, useGrouping: 0) }.
audit-check-mark = { $number }{ $text }: merkki on väärä. Oikein on { $right }.
audit-elo = { $tag } on ”{ $value }”, joka ei ole vahvuusluku.
audit-date = { $tag } on ”{ $value }”, joka ei ole päivämäärä.

# Faults of the record. $repair is the sentence audit-repair or empty.
audit-move-missing = Ennen siirtoa { $number }{ $text } puuttuu ainakin yksi puolisiirto. { $repair }
audit-move-doubled = { $number }{ $text } on liikaa: muu pelitallenne on ilman sitä laillinen. { $repair }
audit-moves-swapped = { $number }{ $text }: puolisiirrot ovat väärässä järjestyksessä. { $repair }
audit-moves-glued = Merkinnästä ”{ $text }” puuttuu väli. { $repair }
audit-moves-in-comment = Ennen siirtoa { $number } olevasta kommentista puuttuu loppusulje, ja kommentin sisään jää puolisiirtoja. { $repair }
audit-comment-among-moves = ”{ $text }” kuuluu kommenttiin, josta puuttuu alkusulje. { $repair }
audit-other-letter = Siirrossa { $number }{ $text } on toisen kielen nappulakirjain. { $repair }
audit-move-misspelt = Siirtoa { $number }{ $text } ei voi tehdä: jokin kirjain tai numero on väärä. { $repair }
audit-ambiguous-meant = { $number }{ $text } voi tarkoittaa useaa siirtoa. { $repair }
audit-stray-word = ”{ $text }” ei ole siirto. Muu pelitallenne on laillinen ilman sitä.
audit-numbers-skip = Siirron numero on { NUMBER($found, useGrouping: 0) }, vaikka pitäisi olla { NUMBER($expected, useGrouping: 0) }, ja myöhemmät numerot jatkavat siitä. Ehkä siirto puuttuu, vaikka pelitallenne on laillinen ilmankin.
audit-repair =
    { $confidence ->
        [certain] Vain kun tässä on ”{ $repair }”, pelitallenteen loppu on laillinen.
        [likely] Todennäköisesti tarkoitetaan ”{ $repair }”: silloin seuraavat puolisiirrot ovat laillisia.
       *[one_of] Pelin loppua ei tutkittu: vaihtoehtoja on { $repairs }, ja yksi niistä on ”{ $repair }”.
    }

## Short names of kinds

audit-count = { $count } × { $kind }
audit-kind-kings-in-centre = kuninkaat keskellä tuloksen merkkinä
audit-kind-other-letters = siirrot toisen kielen kirjaimin
audit-kind-not-pgn = tiedosto, joka ei ole PGN:ää
audit-kind-open-after-end = ei tulosta, vaikka peli oli päättynyt
audit-kind-bare-king-won = voitto pelkällä kuninkaalla (ennen vuotta 2023)
audit-kind-mate-was-possible = tasapeli materiaalin puutteesta, vaikka matti oli mahdollinen
audit-kind-termination-contradicts = väärin ilmoitettu päättymistapa
audit-kind-undecided = ratkaisematon mattikysymys
audit-kind-flag-with-time-left = häviö ajalla, vaikka aikaa oli jäljellä
audit-kind-overstep-unclaimed = ajanylitys ilman vaatimusta
audit-kind-clock-negative = negatiivinen aika kellossa
audit-kind-clock-gain = kello, johon tuli liikaa aikaa
audit-kind-period-missed = jakso, jonka aikaa ei koskaan lisätty
audit-kind-ply-count = väärä PlyCount
audit-kind-check-mark = väärä shakki- tai mattimerkki
audit-kind-elo = mahdoton vahvuusluku
audit-kind-date = mahdoton päiväys
audit-kind-pass = siirto jätetty väliin
audit-kind-no-start-position = puuttuva tai lukukelvoton alkuasema
audit-kind-results-differ = kaksi eri tulosta
audit-kind-perhaps-cannot-checkmate = häviö ilmoittamattomasta syystä, vaikka vastustaja ei voinut tehdä mattia
audit-kind-claim-threefold = tasapeli, jota olisi voinut vaatia aseman kolmannen esiintymisen perusteella
audit-kind-claim-fifty-moves = tasapeli, jota olisi voinut vaatia 50 siirron säännön perusteella
audit-kind-damaged = vioittunut pelitallenne
audit-kind-move-missing = puuttuva puolisiirto
audit-kind-move-doubled = liika puolisiirto
audit-kind-moves-swapped = puolisiirrot väärässä järjestyksessä
audit-kind-moves-glued = puolisiirrot ilman väliä
audit-kind-moves-in-comment = puolisiirtoja sulkemattomassa kommentissa
audit-kind-comment-among-moves = kommentin sanoja siirtojen seassa
audit-kind-other-letter = yksi toisen kielen nappulakirjain
audit-kind-move-misspelt = väärin kirjoitettu siirto
audit-kind-numbers-skip = siirtonumerot, jotka hyppäävät siirron yli
audit-kind-claim-threefold-written = tasapeli, jota olisi voinut vaatia kirjoittamalla aseman kolmannen kerran toistavan siirron
audit-kind-claim-fifty-moves-written = tasapeli, jota olisi voinut vaatia 50 siirron säännöllä kirjoittamalla siirron
audit-finding-kind = { $finding } [{ $kind }]
audit-finding-level =
    { $level ->
        [note] Huomautus. { $sentence }
       *[other] { $sentence }
    }
audit-by-event = { $event }: { $games ->
        [one] yksi peli
       *[other] { $games } peliä
    }, { $found ->
        [0] ei huomautettavaa
        [one] huomautettavaa yhdessä
       *[other] pelejä, joissa on huomautettavaa: { $found }
    }
audit-html-title = Tarkastus: { $file }
audit-no-parquet = Tässä ohjelmassa ei ole Parquet-tukea. Asenna ohjelma, jossa tuki on: `{ $command }`. Tai käytä valitsinta --csv.
audit-copied =
    { $count ->
        [one] Yksi peli kirjoitettiin tiedostoon { $file }.
       *[other] { $count } peliä kirjoitettiin tiedostoon { $file }.
    }
