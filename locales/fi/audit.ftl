# Findings of an audit of game records. Before each sentence the program prints the place of
# the finding and the players, and after it the article.

## The text of the file

audit-pgn-text-outside-game = Tämä teksti ei ole tunniste eikä siirto. Se jätettiin pois.
audit-pgn-tag-without-name = Tunniste, jolla ei ole nimeä, jätettiin pois.
audit-pgn-tag-without-value = Tunniste, jolla ei ole arvoa, jätettiin pois.
audit-pgn-value-not-quoted = Tunnisteen arvon ympärillä ei ole lainausmerkkejä. Se luettiin sellaisenaan.
audit-pgn-quote-not-escaped = Tunnisteen arvossa olevan lainausmerkin edestä puuttuu kenoviiva.
audit-pgn-backslash-not-escaped = Tunnisteen arvo päättyy yhteen kenoviivaan. Niitä pitäisi olla kaksi.
audit-pgn-line-break-in-value = Tunnisteen arvo jatkuu seuraavalla rivillä. Sen pitäisi olla yhdellä rivillä.
audit-pgn-value-not-closed = Tunnisteen arvosta puuttuu loppulainausmerkki. Se luettiin rivin loppuun.
audit-pgn-text-in-tag = Tunnisteen arvon jälkeinen teksti jätettiin pois.
audit-pgn-tag-not-closed = Tunnisteesta puuttuu loppusulku.
audit-pgn-tag-not-opened = Tunnisteesta puuttuu alkusulku.
audit-pgn-duplicate-tag = Tämä tunniste on kahdesti. Ensimmäistä käytettiin.
audit-pgn-tag-among-moves = Siirtojen seassa on tunniste. Se kuuluu siirtojen edelle.
audit-pgn-comment-not-closed = Kommentti ei pääty. Se luettiin seuraavaan tyhjään riviin tai tunnisteeseen saakka, ja siinä voi olla siirtoja.
audit-pgn-unexpected-character = Merkki ”{ $character }” ei tarkoita tässä mitään, ja se jätettiin pois.
audit-pgn-brackets-among-moves = Siirtojen seassa ollut hakasulkeissa oleva teksti jätettiin pois.
audit-pgn-variation-not-opened = Tässä päättyy muunnelma, joka ei ole alkanut.
audit-pgn-variation-not-closed = Tässä alkaa muunnelma, joka ei pääty. Loput siirroista luettiin siihen.
audit-pgn-variation-of-nothing = Tässä alkaa muunnelma, mutta sitä ennen ei ole siirtoa, jonka se voisi korvata.
audit-pgn-variation-too-deep = Muunnelmia on tässä liikaa sisäkkäin. Sisimmät jätettiin pois.
audit-pgn-glyph-without-number = Merkin $ jälkeen ei ole numeroa.
audit-pgn-no-result = Siirtojen lopussa ei ole tulosta.
audit-pgn-second-result = Tässä on toinen tulos. Viimeistä käytettiin.
audit-pgn-moves-after-result = Tuloksen jälkeen on siirtoja. Ne luettiin peliin kuuluviksi.
audit-pgn-result-differs = Siirtojen jälkeinen tulos eroaa Result-tunnisteesta.
audit-pgn-set-up-differs = Tunnisteet SetUp ja FEN ovat ristiriidassa. FEN-tunnistetta käytettiin.
audit-pgn-move-number = Siirron numero on { NUMBER($found, useGrouping: 0) }, vaikka oikea olisi { NUMBER($expected, useGrouping: 0) }.

audit-unreadable-piece-or-file = ”{ $text }” ei ole siirto: { $column }. merkin pitäisi olla nappulan kirjain tai linjan kirjain a–h. Pelin loppua ei tutkittu.
audit-unreadable-file = ”{ $text }” ei ole siirto: { $column }. merkin pitäisi olla linjan kirjain a–h. Pelin loppua ei tutkittu.
audit-unreadable-rank = ”{ $text }” ei ole siirto: { $column }. merkin pitäisi olla rivin numero 1–8. Pelin loppua ei tutkittu.
audit-unreadable-promotion = ”{ $text }” ei ole siirto: { $column }. merkin pitäisi olla kuningattaren, tornin, lähetin tai ratsun kirjain. Pelin loppua ei tutkittu.
audit-unreadable-castling = ”{ $text }” ei ole siirto: linnoitus merkitään O-O tai O-O-O. Pelin loppua ei tutkittu.
audit-unreadable-end = ”{ $text }” ei ole siirto: { $column }. merkistä alkaen saa olla vain + tai muu sellainen merkki. Pelin loppua ei tutkittu.
audit-null-move =
    ”{ $text }” tarkoittaa, ettei siirtoa tehty, mutta pelaaja ei saa jättää siirtoa väliin. { $rest ->
        [examined] Loppu tutkittiin, ikään kuin pelaaja olisi jättänyt siirron väliin.
       *[other] Pelin loppua ei tutkittu.
    }
audit-no-start-position = Peli ei ala tavallisesta asemasta, ja FEN-tunniste puuttuu. Peliä ei tutkittu.
audit-fen = FEN-tunniste ei ole kelvollinen FEN: { NAME($field) } ei ole luettavissa { $column }. merkistä alkaen. Peliä ei tutkittu.
audit-no-play = FEN-tunnisteen asemasta ei voi pelata; ”touchmove position” kertoo syyn. Peliä ei tutkittu.
# $reason: a sentence of cli.ftl on positions that cannot have arisen.
audit-impossible-start = Mikään peli ei johda alkuasemaan (FEN-tunniste). { $reason }
audit-other-game = Pelimuodolla { $variant } on eri säännöt. Peliä ei tutkittu.

## Moves

audit-ambiguous = { $number }{ $text } voi tarkoittaa siirtoja { $moves }. Pelin loppua ei tutkittu.
audit-illegal-move =
    { $rest ->
        [nothing] { $number }{ $text } on laiton. { $reasons }
        [put_right] { $number }{ $text } on laiton. { $reasons } Pelitallenne jatkuu vielä { $since ->
            [one] yhden puolisiirron
           *[other] { $since } puolisiirtoa
        }; laitonta siirtoa edeltänyt asema olisi pitänyt palauttaa heti, kun virhe huomattiin.
        [stood_if_limited] { $number }{ $text } on laiton. { $reasons } Pelitallenne jatkuu vielä { $since ->
            [one] yhden puolisiirron
           *[other] { $since } puolisiirtoa
        }. Rajallisesti valvotussa nopeassa shakissa ja pikashakissa siirto jäi voimaan, kun vastustaja oli siirtänyt; muissa peleissä sitä edeltänyt asema olisi pitänyt palauttaa.
       *[not_examined] { $number }{ $text } on laiton. { $reasons } Pelin loppua ei tutkittu.
    }
audit-kings-in-centre =
    { $sign ->
        [agrees] ”{ $text }” ei ole siirto: keskusruuduille asetetut kuninkaat kertovat sähköiselle laudalle tuloksen, tässä { $means }.
       *[differs] ”{ $text }” ei ole siirto: keskusruuduille asetetut kuninkaat kertovat sähköiselle laudalle tuloksen, tässä { $means }. Pelitallenteessa on kuitenkin { $result }.
    }

## The end of the game

audit-played-on =
    { $end ->
        [checkmate] { $number }{ $text } oli matti ja päätti pelin.
        [stalemate] Siirron { $number }{ $text } jälkeen { NAME($player, form: "mid") } oli patissa, ja peli oli tasapeli.
        [dead_position] Siirron { $number }{ $text } jälkeen kumpikaan pelaaja ei voinut enää tehdä mattia, ja peli oli tasapeli.
        [fivefold_repetition] Siirrolla { $number }{ $text } sama asema esiintyi viidennen kerran, ja peli oli tasapeli.
       *[seventy_five_moves] Siirrolla { $number }{ $text } tuli täyteen kummankin pelaajan 75 siirtoa ilman lyöntiä ja sotilaan siirtoa, ja peli oli tasapeli.
    } { $since ->
        [one] Pelitallenne jatkuu vielä yhden puolisiirron.
       *[other] Pelitallenne jatkuu vielä { $since } puolisiirtoa.
    }
audit-ended-before =
    { $end ->
        [checkmate] Alkuasema on jo matti
        [stalemate] Jo alkuasemassa { NAME($player, form: "mid") } on patissa
        [dead_position] Alkuasemasta kumpikaan pelaaja ei voi tehdä mattia
        [fivefold_repetition] Alkuasema on jo esiintynyt viidesti
       *[seventy_five_moves] Kumpikin pelaaja on ennen alkuasemaa tehnyt 75 siirtoa ilman lyöntiä ja sotilaan siirtoa
    }, ja pelitallenne jatkuu { $since ->
        [one] yhden puolisiirron.
       *[other] { $since } puolisiirtoa.
    }
audit-result-contradicts =
    { $end ->
        [checkmate] Peli päättyi mattiin
        [stalemate] Peli päättyi pattiin
        [dead_position] Peli päättyi asemaan, jossa kumpikaan pelaaja ei voinut tehdä mattia
        [fivefold_repetition] Peli päättyi aseman viidenteen esiintymiseen
       *[seventy_five_moves] Peli päättyi kummankin pelaajan 75 siirtoon ilman lyöntiä ja sotilaan siirtoa
    }: tulos on { $expected }, mutta pelitallenteessa on { $result }.
# $told quotes the record; $because says why the opponent cannot mate.
audit-lost-time-forfeit = Pelitallenteessa on ”{ $told }” ja { $result }, mutta { NAME($opponent, form: "mid") } ei olisi voinut tehdä mattia millään laillisella siirtosarjalla, joten peli on tasapeli. { $because }
audit-lost-resignation = Pelitallenteessa on ”{ $told }” ja { $result }, mutta { NAME($opponent, form: "mid") } ei olisi voinut tehdä mattia millään laillisella siirtosarjalla, joten peli on tasapeli. { $because }
audit-lost-not-told = Mahdollisesti tasapeli: { NAME($player, form: "mid") } hävisi ilman mattia, eikä pelitallenne kerro, miten. { NAME($opponent) } ei olisi voinut tehdä mattia millään laillisella siirtosarjalla, joten luovuttamalla peliä ei olisi hävitty. { $because }
audit-results-differ =
    Tunnisteessa tulos on { $tag }, siirtojen jälkeen { $after }.{ $right ->
        [unknown] { "" }
       *[other] { " " }Siirtojen mukaan oikea tulos on { $right }.
    }

## Claims that were possible but not made

audit-claimable-threefold-appeared = { NAME($player) } olisi voinut vaatia tasapeliä siirrosta { $number } alkaen ennen omaa siirtoaan, koska asema oli esiintynyt kolmannen kerran.
audit-claimable-threefold-intended = Siirron { $number } kohdalla { NAME($player, form: "mid") } olisi voinut vaatia tasapeliä merkitsemällä siirron { $with }, jonka jälkeen asema olisi esiintynyt kolmannen kerran.
audit-claimable-fifty-moves-appeared = { NAME($player) } olisi voinut vaatia tasapeliä siirrosta { $number } alkaen ennen omaa siirtoaan, koska kumpikin pelaaja oli tehnyt 50 siirtoa ilman lyöntiä ja sotilaan siirtoa.
audit-claimable-fifty-moves-intended = Siirron { $number } kohdalla { NAME($player, form: "mid") } olisi voinut vaatia tasapeliä merkitsemällä siirron { $with }, jonka jälkeen kumpikin pelaaja olisi tehnyt 50 siirtoa ilman lyöntiä ja sotilaan siirtoa.

## Frames for findings

# $sentence is one of the sentences above.
audit-again = { $sentence } Sama { $more ->
        [one] vielä kerran tässä pelissä.
       *[other] vielä { $more } kertaa tässä pelissä.
    }
audit-finding =
    { $place }: peli { NUMBER($game, useGrouping: 0) }, { $white } – { $black }{ $date ->
        [unknown] { "" }.
       *[other] { "" }, { $date }.
    } { $sentence }
audit-finding-outside-games = { $place }: { $sentence }
audit-under = { $sentence } ({ NAME($edition) }, { $articles })

## The summary

audit-summary =
    { $games ->
        [one] Yksi peli
       *[other] { $games } peliä
    }, { $plies ->
        [one] yksi puolisiirto
       *[other] { $plies } puolisiirtoa
    }; { $found ->
        [0] huomautettavaa ei löytynyt.
        [one] huomautettavaa yhdessä pelissä.
       *[other] pelejä, joissa on huomautettavaa: { $found }.
    }
audit-kind-unreadable = teksti, jota ei voi lukea
audit-kind-illegal = laiton siirto
audit-kind-ambiguous = monitulkintainen siirto
audit-kind-played-on = pelaaminen pelin päätyttyä
audit-kind-result = tulos ristiriidassa pelin lopun tai itsensä kanssa
audit-kind-cannot-checkmate = häviö, vaikka vastustaja ei voinut tehdä mattia
audit-kind-claimable = tasapeli, jota olisi voinut vaatia
audit-kind-impossible-start = alkuasema, johon mikään peli ei johda
audit-kind-other-game = muilla säännöillä pelattu peli
audit-slips =
    { $count ->
        [one] Yksi PGN-muodon virhe, josta ei kadonnut mitään; valitsin --strict näyttää sen.
       *[other] { $count } PGN-muodon virhettä, joista ei kadonnut mitään; valitsin --strict näyttää ne.
    }
audit-remark-no-date =
    { $count ->
        [one] Yhdessä pelissä ei ole päiväystä, ja se tutkittiin uusimpien sääntöjen mukaan.
       *[other] Pelejä ilman päiväystä on { $count }, ja ne tutkittiin uusimpien sääntöjen mukaan.
    }
audit-remark-before-2009 =
    { $count ->
        [one] Yksi peli on vanhempi kuin { NAME($edition) }, mutta se tutkittiin silti sen mukaan.
       *[other] { $count } peliä on vanhempia kuin { NAME($edition) }, mutta ne tutkittiin silti sen mukaan.
    }
audit-remark-newer =
    { $count ->
        [one] Yksi peli on niin uusi, että voimassa on voinut olla uudempi versio kuin { NAME($edition) }.
       *[other] { $count } peliä on niin uusia, että voimassa on voinut olla uudempi versio kuin { NAME($edition) }.
    }
