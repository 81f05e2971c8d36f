# Reasons why a move is illegal. $player has the move, and $opponent is the other player.
# $piece is the kind of the moving piece and $from its square. $by are the pieces that attack
# or block, and $count their number.

illegal-empty-square = Ruudussa { $from } ei ole nappulaa.
illegal-no-such-piece = { NAME($player, form: "at") } ei ole { NAME($piece, form: "part") }, jolla tämän siirron voisi tehdä.
illegal-opponents-piece = Ruudun { $from } { NAME($piece) } on { NAME($opponent, form: "mid-owner") }, mutta { NAME($player, form: "mid") } on siirtovuorossa.
illegal-same-square = Ruudun { $from } { NAME($piece) } jää paikalleen, eikä se ole siirto.
illegal-spare-king = { NAME($player, form: "at") } on useita kuninkaita. Oikea on ruudun { $king } kuningas; ruudun { $from } kuningasta ei voi siirtää.
illegal-own-piece-there = Ruudun { $from } { NAME($piece) } ei voi siirtyä ruutuun, jossa on { NAME($player, form: "mid-owner") } oma { NAME($role) }.
illegal-captures-king = Ruudun { $from } { NAME($piece) } löisi { NAME($opponent, form: "mid-owner") } kuninkaan, eikä kuningasta koskaan lyödä.
illegal-not-its-way =
    { $piece ->
        [bishop] Ruudun { $from } lähetti kulkee vain viistorivejään pitkin.
        [rook] Ruudun { $from } torni kulkee vain linjaansa ja riviään pitkin.
        [queen] Ruudun { $from } kuningatar kulkee vain linjaansa, riviään ja viistorivejään pitkin.
        [knight] Ruudun { $from } ratsu siirtyy vain kaksi ruutua linjaa tai riviä pitkin ja sitten yhden ruudun sivulle.
        [king] Ruudun { $from } kuningas siirtyy vain viereiseen ruutuun, ellei se linnoitu.
       *[pawn] Ruudun { $from } sotilas siirtyy vain suoraan eteenpäin tai lyödessään yhden ruudun viistosti eteenpäin.
    }
illegal-path-blocked = Ruudun { $from } { NAME($piece, form: "owner") } tiellä on ruudun { $square } { NAME($role) }.
illegal-pawn-backwards = Ruudun { $from } sotilas siirtyisi taaksepäin, mutta sotilas kulkee vain eteenpäin.
illegal-pawn-blocked = Ruudun { $from } sotilaan tiellä on ruudun { $square } { NAME($role) }.
illegal-pawn-not-on-first-square = Ruudun { $from } sotilas ei ole alkuruudussaan eikä voi edetä kahta ruutua.
illegal-pawn-captures-nothing = Ruudun { $from } sotilas siirtyy viistoon vain lyödessään, mutta siellä ei ole mitään lyötävää.
illegal-en-passant-too-late = Ruudun { $from } sotilas ei voi lyödä ruudun { $square } sotilasta ohestalyönnillä: se ei edennyt kahta ruutua viimeisellä siirrolla.
illegal-promotion-missing = Ruudun { $from } sotilas saavuttaa viimeisen rivin, eikä siirto kerro, miksi nappulaksi se korotetaan.
illegal-promotion-to = Ruudun { $from } sotilaan voi korottaa kuningattareksi, torniksi, lähetiksi tai ratsuksi mutta ei { NAME($role, form: "as") }.
illegal-no-promotion = Ruudun { $from } { NAME($piece, form: "part") } ei voi vaihtaa { NAME($role, form: "as") }, koska vain viimeiselle riville päässyt sotilas korotetaan.
illegal-king-left-in-check = { NAME($player, form: "owner") } kuningas jäisi ruudussa { $king } shakkiin: se olisi { PIECES($by, form: "owner") } uhkaama.
illegal-king-exposed = Jos ruudun { $from } { NAME($piece) } siirtyisi, { NAME($player, form: "mid-owner") } kuningas altistuisi ruudussa { $king } shakille: se olisi { PIECES($by, form: "owner") } uhkaama.
illegal-king-moves-into-check = Ruudun { $from } kuningas siirtyisi ruutuun, joka on { PIECES($by, form: "owner") } uhkaama.
illegal-castling-right-lost = { NAME($player) } on menettänyt oikeutensa linnoittua { NAME($wing, form: "to") }.
illegal-castling-no-rook = { NAME($player, form: "at") } ei ole { NAME($wing, form: "at") } tornia, jonka kanssa linnoittua.
illegal-castling-blocked = { NAME($player) } ei voi linnoittua: tiellä on { PIECES($by) }.
illegal-castling-in-check = { NAME($player) } ei voi linnoittua, kun kuningas on shakissa: se on { PIECES($by, form: "owner") } uhkaama.
illegal-castling-through-check = { NAME($player) } ei voi linnoittua: kuningas ylittäisi ruudun { $square }, joka on { PIECES($by, form: "owner") } uhkaama.
illegal-castling-into-check = { NAME($player) } ei voi linnoittua: kuningas päätyisi ruutuun, joka on { PIECES($by, form: "owner") } uhkaama.
