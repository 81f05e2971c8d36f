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
