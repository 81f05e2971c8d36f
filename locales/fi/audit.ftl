# What an audit of game records finds. Each sentence stands after the place of
# the finding and the game's name, and is followed by the article.

## The text of the file

audit-pgn-text-outside-game = Tämä teksti ei ole tunniste eikä siirto, ja se jätettiin pois.
audit-pgn-tag-without-name = Nimetön tunniste jätettiin pois.
audit-pgn-tag-without-value = Arvoton tunniste jätettiin pois.
audit-pgn-value-not-quoted = Tunnisteen arvon ympärillä ei ole lainausmerkkejä; arvo otettiin sellaisenaan.
audit-pgn-quote-not-escaped = Tunnisteen arvossa olevan lainausmerkin edestä puuttuu kenoviiva.
audit-pgn-backslash-not-escaped = Tunnisteen arvo päättyy yhteen kenoviivaan; niitä pitäisi olla kaksi.
audit-pgn-line-break-in-value = Tunnisteen arvo jatkuu seuraavalla rivillä; sen pitäisi olla yhdellä rivillä.
audit-pgn-value-not-closed = Tunnisteen arvosta puuttuu loppulainausmerkki; arvoksi otettiin kaikki rivin loppuun.
audit-pgn-text-in-tag = Tunnisteen arvon jälkeinen teksti jätettiin pois.
audit-pgn-tag-not-closed = Tunnisteesta puuttuu loppusulku.
audit-pgn-tag-not-opened = Tunnisteesta puuttuu alkusulku.
audit-pgn-duplicate-tag = Tämä tunniste on kahdesti; ensimmäinen pätee.
audit-pgn-tag-among-moves = Siirtojen seassa on tunniste; sen paikka on niiden edellä.
audit-pgn-comment-not-closed = Kommentti ei pääty; siihen luettiin kaikki seuraavaan tyhjään riviin tai tunnisteeseen saakka, ja siirtoja on voinut kadota siihen.
audit-pgn-unexpected-character = Merkki ”{ $character }” ei tarkoita tässä mitään, ja se jätettiin pois.
audit-pgn-brackets-among-moves = Siirtojen seassa hakasulkeissa oleva teksti jätettiin pois.
audit-pgn-variation-not-opened = Tässä päättyy muunnelma, joka ei ole alkanut.
audit-pgn-variation-not-closed = Tässä alkaa muunnelma, joka ei pääty; loput siirroista luettiin siihen.
audit-pgn-variation-of-nothing = Tässä alkaa muunnelma ennen siirtoa, jonka se voisi korvata.
audit-pgn-variation-too-deep = Tässä on liian monta sisäkkäistä muunnelmaa; sisimmät jätettiin pois.
audit-pgn-glyph-without-number = Merkin $ jälkeen ei ole numeroa.
audit-pgn-no-result = Siirtojen lopussa ei ole tulosta.
audit-pgn-second-result = Tässä on toinen tulos; viimeinen pätee.
audit-pgn-moves-after-result = Siirrot jatkuvat tässä tuloksen jälkeen; ne luettiin peliin kuuluviksi.
audit-pgn-result-differs = Siirtojen jälkeinen tulos ei ole sama kuin tunnisteessa.
audit-pgn-set-up-differs = Tunnisteet SetUp ja FEN ovat ristiriidassa; FEN pätee.
audit-pgn-move-number = Siirron numero on { NUMBER($found, useGrouping: 0) }, vaikka oikea olisi { NUMBER($expected, useGrouping: 0) }.

audit-unreadable-piece-or-file = ”{ $text }” ei ole siirto: merkin { $column } pitäisi olla nappulan kirjain tai linja a–h. Pelin loppua ei tutkittu.
audit-unreadable-file = ”{ $text }” ei ole siirto: merkin { $column } pitäisi olla linja a–h. Pelin loppua ei tutkittu.
audit-unreadable-rank = ”{ $text }” ei ole siirto: merkin { $column } pitäisi olla rivi 1–8. Pelin loppua ei tutkittu.
audit-unreadable-promotion = ”{ $text }” ei ole siirto: merkin { $column } pitäisi olla kuningatar, torni, lähetti tai ratsu. Pelin loppua ei tutkittu.
audit-unreadable-castling = ”{ $text }” ei ole siirto: linnoitus merkitään O-O tai O-O-O. Pelin loppua ei tutkittu.
audit-unreadable-end = ”{ $text }” ei ole siirto: merkistä { $column } alkaen siinä saisi olla enintään + tai muu sellainen merkki. Pelin loppua ei tutkittu.
audit-null-move =
    ”{ $text }” tarkoittaa siirtoa, jota ei tehty, eikä kukaan saa jättää siirtoa väliin. { $rest ->
        [examined] Jatko tutkittiin, ikään kuin pelaaja olisi jättänyt siirron väliin.
       *[other] Pelin loppua ei tutkittu.
    }
audit-no-start-position = Peli alkaa muusta kuin tavallisesta asemasta, eikä sitä kertovaa FEN-tunnistetta ole. Peliä ei tutkittu.
audit-fen = FEN-tunnisteessa ei ole asemaa, josta voisi pelata: { NAME($field) } ei ole luettavissa, merkki { $column }. Peliä ei tutkittu.
audit-no-play = FEN-tunnisteessa on asema, josta ei voi mielekkäästi pelata; ”touchmove position” kertoo syyn. Peliä ei tutkittu.
# $reason: a sentence of cli.ftl on positions that cannot have arisen.
audit-impossible-start = Mikään peli ei johda asemaan, josta tämä peli alkaa (FEN-tunniste). { $reason }
audit-other-game = { $variant } ei ole näiden sääntöjen shakkia. Peliä ei tutkittu.

## Moves

audit-ambiguous = { $number }{ $text } voi olla { $moves }. Pelin loppua ei tutkittu.
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
audit-no-such-piece = { NAME($player, form: "at") } ei ole { NAME($piece, form: "part") }, jota voitaisiin tarkoittaa.

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
# $told are the record's own words; $because says why the opponent cannot mate.
audit-lost-time-forfeit = Pelitallenteessa on ”{ $told }” ja { $result }, mutta { NAME($opponent, form: "mid") } ei olisi voinut tehdä mattia millään laillisella siirtosarjalla, ja ajan ylittyminen on silloin tasapeli. { $because }
audit-lost-resignation = Pelitallenteessa on ”{ $told }” ja { $result }, mutta { NAME($opponent, form: "mid") } ei olisi voinut tehdä mattia millään laillisella siirtosarjalla, ja luovuttaminen on silloin tasapeli. { $because }
audit-lost-not-told = Mahdollisesti tasapeli: { NAME($player, form: "mid") } hävisi ilman mattia, eikä pelitallenne kerro, miten. { NAME($opponent) } ei olisi voinut tehdä mattia millään laillisella siirtosarjalla, joten luovuttamalla peliä ei olisi hävitty. { $because }
audit-results-differ = Tunnisteessa tulos on { $tag }, siirtojen jälkeen { $after }.

## Claims not made

audit-claimable-threefold-appeared = Ennen siirtoa { $number } ja siitä lähtien { NAME($player, form: "mid") } olisi voinut vaatia tasapeliä, koska asema oli esiintynyt kolmannen kerran.
audit-claimable-threefold-intended = Siirron { $number } kohdalla { NAME($player, form: "mid") } olisi voinut vaatia tasapeliä merkitsemällä siirron { $with }, jonka jälkeen asema olisi esiintynyt kolmannen kerran.
audit-claimable-fifty-moves-appeared = Ennen siirtoa { $number } ja siitä lähtien { NAME($player, form: "mid") } olisi voinut vaatia tasapeliä, koska kumpikin pelaaja oli tehnyt 50 siirtoa ilman lyöntiä ja sotilaan siirtoa.
audit-claimable-fifty-moves-intended = Siirron { $number } kohdalla { NAME($player, form: "mid") } olisi voinut vaatia tasapeliä merkitsemällä siirron { $with }, jonka jälkeen kumpikin pelaaja olisi tehnyt 50 siirtoa ilman lyöntiä ja sotilaan siirtoa.

## Around a finding

# $sentence is one of those above.
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
audit-kind-ambiguous = siirto, jolla on useita tulkintoja
audit-kind-played-on = jatkettu pelin päätyttyä
audit-kind-result = tulos ristiriidassa päätöksen tai itsensä kanssa
audit-kind-cannot-checkmate = häviö, vaikka vastustaja ei voinut tehdä mattia
audit-kind-claimable = tasapeli, jota olisi voinut vaatia
audit-kind-impossible-start = alkuasema, johon mikään peli ei johda
audit-kind-other-game = muilla säännöillä pelattu peli
audit-slips =
    { $count ->
        [one] Yksi PGN-muodon virhe, josta ei kadonnut mitään; valinta --strict näyttää sen.
       *[other] { $count } PGN-muodon virhettä, joista ei kadonnut mitään; valinta --strict näyttää ne.
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
audit-remark-july-2017 =
    { $count ->
        [one] Yksi peli vuoden 2017 heinä–joulukuulta, jolloin oli voimassa versio, josta meillä ei ole taulukkoa, tutkittiin sääntöjen { NAME($edition) } mukaan; ne ottivat sen säännöt omikseen.
       *[other] { $count } peliä vuoden 2017 heinä–joulukuulta, jolloin oli voimassa versio, josta meillä ei ole taulukkoa, tutkittiin sääntöjen { NAME($edition) } mukaan; ne ottivat sen säännöt omikseen.
    }
audit-remark-newer =
    { $count ->
        [one] Yksi peli on niin uusi, että voimassa on voinut olla uudempi versio kuin { NAME($edition) }.
       *[other] { $count } peliä on niin uusia, että voimassa on voinut olla uudempi versio kuin { NAME($edition) }.
    }
