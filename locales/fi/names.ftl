# Names and numbers that sentences are made of. Sentences ask for them with
# functions: NAME($player), NAME($player, form: "owner"), PIECES($by),
# TIME($ms). A form is an attribute of the name. In Finnish the forms are cases:
# owner (genitive), part (partitive), to (allative), from (ablative), at
# (adessive; pieces: with), as (translative). A player’s name begins with a capital at the
# head of a sentence; the forms within a sentence begin with mid.
# TIME has no forms: a sentence puts it where a nominative may stand.

## Players

white = Valkea
    .owner = Valkean
    .to = Valkealle
    .from = Valkealta
    .at = Valkealla
    .mid = valkea
    .mid-owner = valkean
    .mid-part = valkeaa
    .mid-to = valkealle
    .mid-from = valkealta
    .mid-at = valkealla
black = Musta
    .owner = Mustan
    .to = Mustalle
    .from = Mustalta
    .at = Mustalla
    .mid = musta
    .mid-owner = mustan
    .mid-part = mustaa
    .mid-to = mustalle
    .mid-from = mustalta
    .mid-at = mustalla

# Joka auttaa pelaajaa siirtojen, kellon tai pöytäkirjan kanssa.
assistant_of_white = Valkean avustaja
    .owner = Valkean avustajan
    .to = Valkean avustajalle
    .from = Valkean avustajalta
    .at = Valkean avustajalla
    .mid = valkean avustaja
    .mid-owner = valkean avustajan
    .mid-part = valkean avustajaa
    .mid-to = valkean avustajalle
    .mid-from = valkean avustajalta
    .mid-at = valkean avustajalla
assistant_of_black = Mustan avustaja
    .owner = Mustan avustajan
    .to = Mustan avustajalle
    .from = Mustan avustajalta
    .at = Mustan avustajalla
    .mid = mustan avustaja
    .mid-owner = mustan avustajan
    .mid-part = mustan avustajaa
    .mid-to = mustan avustajalle
    .mid-from = mustan avustajalta
    .mid-at = mustan avustajalla

# Joukkueen kapteeni tai johtaja.
captain_of_white = Valkean joukkueenjohtaja
    .owner = Valkean joukkueenjohtajan
    .to = Valkean joukkueenjohtajalle
    .from = Valkean joukkueenjohtajalta
    .at = Valkean joukkueenjohtajalla
    .mid = valkean joukkueenjohtaja
    .mid-owner = valkean joukkueenjohtajan
    .mid-part = valkean joukkueenjohtajaa
    .mid-to = valkean joukkueenjohtajalle
    .mid-from = valkean joukkueenjohtajalta
    .mid-at = valkean joukkueenjohtajalla
captain_of_black = Mustan joukkueenjohtaja
    .owner = Mustan joukkueenjohtajan
    .to = Mustan joukkueenjohtajalle
    .from = Mustan joukkueenjohtajalta
    .at = Mustan joukkueenjohtajalla
    .mid = mustan joukkueenjohtaja
    .mid-owner = mustan joukkueenjohtajan
    .mid-part = mustan joukkueenjohtajaa
    .mid-to = mustan joukkueenjohtajalle
    .mid-from = mustan joukkueenjohtajalta
    .mid-at = mustan joukkueenjohtajalla

## Pieces

pawn = sotilas
    .owner = sotilaan
    .part = sotilasta
    .as = sotilaaksi
    .with = sotilaalla
knight = ratsu
    .owner = ratsun
    .part = ratsua
    .as = ratsuksi
    .with = ratsulla
bishop = lähetti
    .owner = lähetin
    .part = lähettiä
    .as = lähetiksi
    .with = lähetillä
rook = torni
    .owner = tornin
    .part = tornia
    .as = torniksi
    .with = tornilla
queen = kuningatar
    .owner = kuningattaren
    .part = kuningatarta
    .as = kuningattareksi
    .with = kuningattarella
king = kuningas
    .owner = kuninkaan
    .part = kuningasta
    .as = kuninkaaksi
    .with = kuninkaalla

## Wings

kingside = kuningassivusta
    .to = kuningassivustalle
    .at = kuningassivustalla
queenside = kuningatarsivusta
    .to = kuningatarsivustalle
    .at = kuningatarsivustalla

## Lists
## $role has the form that the call of PIECES names.

piece-at = ruudun { $square } { $role }
# For a square without a piece.
nothing-at = ruutu { $square }
    .owner = ruudun { $square }
list-more = { $rest }, { $next }
list-last = { $rest } ja { $last }

## Times

time-hours =
    { $n ->
        [one] { $n } tunti
       *[other] { $n } tuntia
    }
time-minutes =
    { $n ->
        [one] { $n } minuutti
       *[other] { $n } minuuttia
    }
time-seconds =
    { $n ->
        [one] { $n } sekunti
       *[other] { $n } sekuntia
    }
time-join = { $longer } { $shorter }

## Editions that have a name

casual = Vapaa peli
finnish-blitz-2008 = Suomen pikashakki 2008
fi-blitz = Suomen pikashakin säännöt
fide-2009-finland = FIDE 2009 Suomessa

## Fields of a FEN

fen-placement = nappuloiden sijoittelu
fen-turn = siirtovuoro
fen-castling = linnoitus
fen-en-passant = ohestalyönti
fen-halfmoves = puolisiirtojen laskuri
fen-fullmoves = siirron numero
