# Answers to the question whether a player can still checkmate, with reasons. $player is that
# player, $opponent the other player, $by are the player's pieces concerned, and $n is a number
# of moves or positions.

mate-line =
    { $n ->
        [one] { NAME($player) } voi vielä tehdä matin: siihen riittää { $n } siirto, jos molemmat auttavat.
       *[other] { NAME($player) } voi vielä tehdä matin: siihen riittää { $n } siirtoa, jos molemmat auttavat.
    }
mate-given = { NAME($player) } on tehnyt matin.
mate-no-king = { NAME($opponent, form: "at") } ei ole kuningasta, jolle voisi tehdä matin.
mate-bare-king = { NAME($player, form: "at") } on vain kuningas, joka ei koskaan anna shakkia.
mate-knight-against-queens = { NAME($player, form: "at") } on vain kuningas ja { PIECES($by) }, ja { NAME($opponent, form: "mid-at") } on kuninkaan lisäksi vain kuningattaria. Yksinäinen ratsu ei silloin voi tehdä mattia.
mate-bishops-of-one-color = { NAME($player, form: "at") } on kuninkaan lisäksi vain samanvärisillä ruuduilla kulkevia lähettejä. { NAME($opponent, form: "at") } ei ole ratsua, sotilasta eikä toisenvärisillä ruuduilla kulkevaa lähettiä. Matti on mahdoton.
mate-walls = Mikään nappula ei koskaan pääse ruutuun, jota { NAME($player, form: "mid") } tarvitsee mattiin.
mate-bishops-anywhere = { NAME($player) } ei voi tehdä mattia, olivatpa lähetit missä ruuduissa tahansa. Muiden nappuloiden asemia käytiin läpi { $n }.
mate-exhausted =
    { $n ->
        [one] { NAME($player) } ei voi tehdä mattia: tästä asemasta ei ole siirtoja.
       *[other] { NAME($player) } ei voi tehdä mattia: kaikki { $n } mahdollista asemaa on käyty läpi.
    }
mate-undecided =
    { $n ->
        [one] Ei tiedetä, voiko { NAME($player, form: "mid") } vielä tehdä matin: yksi asema on käyty läpi.
       *[other] Ei tiedetä, voiko { NAME($player, form: "mid") } vielä tehdä matin: { $n } asemaa on käyty läpi.
    }
