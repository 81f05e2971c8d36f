# Whether a player can still checkmate, and why not. $player is that player,
# $opponent the other one, $by are the player's pieces concerned, $n counts
# moves or positions.

mate-line =
    { $n ->
        [one] { NAME($player) } voi vielä tehdä matin: siihen riittää { $n } siirto, jos molemmat auttavat.
       *[other] { NAME($player) } voi vielä tehdä matin: siihen riittää { $n } siirtoa, jos molemmat auttavat.
    }
mate-given = { NAME($player) } on tehnyt matin.
mate-no-king = { NAME($opponent, form: "at") } ei ole kuningasta, josta voisi tehdä matin.
mate-bare-king = { NAME($player, form: "at") } on vain kuningas, joka ei koskaan anna shakkia.
mate-knight-against-queens = { NAME($player, form: "at") } on vain kuningas ja { PIECES($by) }, ja { NAME($opponent, form: "mid-at") } on kuninkaan lisäksi vain kuningattaria: yksinäinen ratsu ei silloin koskaan tee mattia.
mate-bishops-of-one-color = { NAME($player, form: "at") } on kuninkaan lisäksi vain samanvärisillä ruuduilla kulkevia lähettejä, eikä { NAME($opponent, form: "mid-at") } ole ratsua, sotilasta eikä toisenvärisillä ruuduilla kulkevaa lähettiä: mattia ei silloin koskaan synny.
mate-walls = Pelattiinpa mitä tahansa, mikään nappula ei pääse sinne, missä { NAME($player, form: "mid") } tarvitsisi sitä mattiin.
mate-bishops-anywhere = Olivatpa lähetit missä tahansa, { NAME($player, form: "mid") } ei voisi tehdä mattia: tämä on käyty läpi muiden nappuloiden asemissa, joita on { $n }.
mate-exhausted =
    { $n ->
        [one] { NAME($player) } ei voi tehdä mattia: tästä asemasta ei pääse eteenpäin millään siirrolla.
       *[other] { NAME($player) } ei voi tehdä mattia: kaikki { $n } asemaa, jotka voivat vielä syntyä, on käyty läpi.
    }
mate-undecided =
    { $n ->
        [one] Ei ole ratkaistu, voiko { NAME($player, form: "mid") } vielä tehdä matin: yksi asema on käyty läpi.
       *[other] Ei ole ratkaistu, voiko { NAME($player, form: "mid") } vielä tehdä matin: { $n } asemaa on käyty läpi.
    }
