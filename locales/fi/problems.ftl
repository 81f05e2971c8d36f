# Problems of a position. $player is the player concerned, $by the pieces concerned.

problem-no-king = { NAME($player, form: "at") } ei ole kuningasta.
problem-several-kings = { NAME($player, form: "at") } on enemmän kuin yksi kuningas.
problem-pawns-on-end-rank = Ensimmäisellä tai viimeisellä rivillä on sotilaita: { PIECES($by) }.
problem-king-can-be-captured = { NAME($opponent) } on siirtovuorossa ja voisi lyödä ruudun { $square } kuninkaan { PIECES($by, form: "with") }.
problem-impossible-castling = Aseman mukaan { PIECES($by, form: "owner") } suuntaan voisi linnoittua, mutta se ei ole mahdollista.
problem-unfounded-castling = Linnoitusmerkintä { $letter } on mahdoton: { NAME($player, form: "mid-owner") } kuningas ja torni eivät ole paikoillaan.
problem-impossible-en-passant = Ohestalyöntiruutu { $square } on mahdoton: mikään sotilas ei ole voinut juuri ylittää sitä.
problem-too-many-pieces = { NAME($player, form: "at") } on yli kuusitoista nappulaa.
problem-too-many-pawns = { NAME($player, form: "at") } on yli kahdeksan sotilasta.
problem-too-many-promoted = { NAME($player, form: "at") } on enemmän korotettuja nappuloita kuin sotilaita puuttuu.
problem-impossible-check = Mikään yksittäinen siirto ei ole voinut saattaa kuningasta { PIECES($by, form: "owner") } uhkaamaksi.
