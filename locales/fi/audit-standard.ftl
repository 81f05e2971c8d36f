# Tekstin muotoa koskevat havainnot (audit --strict). $right on PGN-standardin muoto.

audit-under-pgn = { $sentence } (PGN { $paragraph })

audit-pgn-move-number-form =
    { $right ->
        [unknown] Valkean siirron numeron perässä on yksi piste ja mustan siirron numeron perässä kolme.
        [none] Valkean siirron numeron perässä on yksi piste ja mustan siirron numeron perässä kolme.
       *[other] ”{ $found }” pitäisi kirjoittaa ”{ $right }”. Valkean siirron numeron perässä on yksi piste ja mustan siirron numeron perässä kolme.
    }
audit-pgn-result-form =
    { $right ->
        [unknown] Siirtojen jälkeisen tuloksen pitäisi olla 1-0, 0-1, 1/2-1/2 tai *.
        [none] Siirtojen jälkeen tulos on ”{ $found }”. Sen pitäisi olla 1-0, 0-1, 1/2-1/2 tai *.
       *[other] Siirtojen jälkeen tulos on ”{ $found }”. Sen pitäisi olla { $right }.
    }
audit-pgn-glyph-form = Arviointimerkin pitäisi olla numero väliltä $0–$255 tai heti siirron perässä jokin merkeistä ! ? !! !? ?! ??.
audit-pgn-comment-form = Siirtojen seassa oleva teksti, joka ei ole siirto, kuuluu aaltosulkeisiin.
audit-pgn-tag-name-form = Tunnisteen nimen pitäisi alkaa isolla kirjaimella, ja siinä pitäisi olla vain kirjaimia, numeroita ja merkkejä _.
audit-pgn-tab-in-value = Tunnisteen arvossa on sarkain.
audit-pgn-control-character = Tekstissä on ohjausmerkki.
audit-pgn-line-too-long = Rivillä on yli 255 merkkiä.
audit-roster =
    { $count ->
        [one] Tunniste { $tags } puuttuu.
       *[other] Nämä tunnisteet puuttuvat: { $tags }.
    }
audit-round = Round on ”{ $value }”. Sen pitäisi olla numero tai pistein erotettuja numeroita.
audit-result-tag =
    { $right ->
        [unknown] Result on ”{ $value }”. Sen pitäisi olla 1-0, 0-1, 1/2-1/2 tai *.
       *[other] Result on ”{ $value }”. Sen pitäisi olla { $right }.
    }
audit-eco = ECO on ”{ $value }”. Sen pitäisi olla kirjain A–E ja kaksi numeroa.
audit-time = { $tag } on ”{ $value }”. Sen pitäisi olla kellonaika, kuten 14:30:00.
audit-time-control =
    { $right ->
        [unknown] TimeControl on ”{ $value }”. Ajan pitäisi olla sekunteina, kuten 900+10.
       *[other] TimeControl on ”{ $value }”. Sen pitäisi olla { $right }.
    }
audit-piece-letter = { $number }{ $text } pitäisi kirjoittaa { $right }: upseerilla on iso kirjain, sotilaalla ei kirjainta.
audit-move-form = { $number }{ $text } pitäisi kirjoittaa { $right }.
audit-disambiguation = { $number }{ $text } pitäisi kirjoittaa { $right }: lähtöruudun linja tai rivi on tarpeeton tai väärä valinta.
audit-check-unmarked = { $number }{ $text } pitäisi kirjoittaa { $right }: shakin tai matin merkki puuttuu.

## Short names of kinds

audit-kind-form = PGN-standardista poikkeava muoto
audit-kind-roster = puuttuvia tunnisteita, jotka jokaisessa pelissä pitäisi olla
audit-kind-round = kierros, joka ei ole numero
audit-kind-result-tag = Result-tunniste muussa muodossa
audit-kind-eco = ECO-koodi muussa muodossa
audit-kind-time = kellonaika muussa muodossa
audit-kind-time-control = miettimisaika muussa muodossa
audit-kind-piece-letter = nappulan kirjain muussa muodossa
audit-kind-move-form = siirto muussa muodossa
audit-kind-disambiguation = tarpeeton lähtöruutu
audit-kind-check-unmarked = puuttuva shakki- tai mattimerkki

## Things that were not checked

audit-unchecked-no-times =
    { $count ->
        [one] Yhdessä pelissä ei ole tarkistettavia kelloaikoja.
       *[other] Pelejä ilman tarkistettavia kelloaikoja on { $count }.
    }
audit-unchecked-unreadable-times =
    { $count ->
        [one] Yhdessä pelissä on kelloaikoja, joita ei voi lukea. Niitä ei tarkistettu.
       *[other] Pelejä, joiden kelloaikoja ei voi lukea, on { $count }. Aikoja ei tarkistettu.
    }
audit-unchecked-no-time-control =
    { $count ->
        [one] Yhdessä pelissä on kelloaikoja mutta ei miettimisaikaa. Sen kellot tarkistettiin vain osaksi.
       *[other] Pelejä, joissa on kelloaikoja mutta ei miettimisaikaa, on { $count }. Niiden kellot tarkistettiin vain osaksi.
    }
audit-unchecked-unreadable-time-control =
    { $count ->
        [one] Yhden pelin miettimisaikaa ei ymmärretty: { $controls }. Sen kellot tarkistettiin vain osaksi.
       *[other] Pelejä, joiden miettimisaikaa ei ymmärretty, on { $count }: { $controls }. Niiden kellot tarkistettiin vain osaksi.
    }
audit-unchecked-first-moves-missing =
    { $count ->
        [one] Yksi peli, jossa on kelloaikoja, ei ala ensimmäisestä siirrosta. Sen kellot tarkistettiin vain osaksi.
       *[other] Kelloajallisia pelejä, jotka eivät ala ensimmäisestä siirrosta, on { $count }. Niiden kellot tarkistettiin vain osaksi.
    }
audit-unchecked-variants =
    { $count ->
        [one] Yhtä peliä ei tutkittu, koska pelimuodolla { $variants } on eri säännöt.
       *[other] Muilla säännöillä pelattuja pelejä, joita ei tutkittu, on { $count }: { $variants }.
    }
audit-guessed-encoding =
    { $count ->
        [one] Yhdessä pelissä on tavuja, jotka eivät ole UTF-8:aa. Ne luettiin Windows-1252:na.
       *[other] Pelejä, joissa on muita kuin UTF-8-tavuja, on { $count }. Tavut luettiin Windows-1252:na.
    }

## Notes that many games of a file have in common

audit-together-impossible-start = Pelejä, joiden alkuasemaan (FEN-tunniste) mikään peli ei johda, on { $count }. Ensimmäinen: { $reason }
audit-together-double-chess960 = Kaksois-Chess960:n asemista alkaa { $count } peliä: pelaajien perusrivit ovat erilaiset.
audit-together-other-game = Tutkimatta jäi { $count } peliä: pelimuodolla { $variant } on eri säännöt.
audit-together-undecided = Pelejä, joissa on ratkaisemattomia mattikysymyksiä, on { $count }.
audit-together-slip = Pelejä { $count }: { $sentence }

## Labels of the HTML report

audit-html-levels = Taso
audit-html-all = kaikki
audit-html-warning = varoitus tai virhe
audit-html-error = virhe
audit-html-kinds = Laji
audit-html-order = Järjestys
audit-html-place = paikan mukaan
audit-html-level = tason mukaan
audit-html-kind = lajin mukaan
audit-html-text = Teksti
