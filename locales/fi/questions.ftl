# Texts shown with a question to the arbiter: certain facts, effects of each answer, and the
# reason for the recommendation. $player is the player concerned, $opponent the other player.

## Certain facts

certain-clock-shows = { NAME($player, form: "owner") } kellossa on { TIME($ms) }.
certain-clock-showed = { NAME($player, form: "owner") } kellossa oli tapahtumahetkellä { TIME($ms) }.
certain-flag-down = { NAME($player, form: "owner") } merkkilippu on pudonnut.
certain-mate-undecided = Haku ei ratkaissut, voiko { NAME($player, form: "mid") } vielä tehdä matin.
certain-castling-was-legal = Linnoitus ({ $move }) oli laillinen.
certain-offences =
    { $count ->
        [0] { NAME($player, form: "at") } ei ole muita kirjattuja rikkomuksia.
        [one] Tämä on { NAME($player, form: "mid-owner") } ensimmäinen kirjattu rikkomus.
       *[other] { NAME($player, form: "at") } on { $count } kirjattua rikkomusta, tämä mukaan luettuna.
    }
certain-warnings =
    { $count ->
        [0] { NAME($player, form: "to") } ei ole annettu varoitusta.
        [one] { NAME($player, form: "to") } on annettu yksi varoitus.
       *[other] { NAME($player, form: "to") } on annettu { $count } varoitusta.
    }
certain-time-used = { NAME($player, form: "from") } on kulunut tapauksen vuoksi { TIME($ms) }.
certain-was-running = { NAME($player, form: "owner") } kello kävi.

## Reasons for a recommendation

because-first-offence = Tämä on { NAME($player, form: "mid-owner") } ensimmäinen rikkomus.
because-offended-before = Tämä ei ole { NAME($player, form: "mid-owner") } ensimmäinen rikkomus.
because-persistent = { NAME($player) } jatkaa samaa tuomarin toimista huolimatta.
because-serious = Tämä on voinut ratkaista pelin { NAME($player, form: "mid-owner") } hyväksi.
because-time-was-used = { NAME($player, form: "from") } on kulunut tapauksen vuoksi aikaa.
because-mate-not-excluded = Mikään ei osoita, ettei { NAME($player, form: "mid") } voisi tehdä mattia.
because-clock-marks = Kello osoittaa, että { NAME($player, form: "mid-owner") } merkkilippu putosi ensin.
because-order-unknown = Ei tiedetä, kumpi merkkilippu putosi ensin.
because-press-completes = Kellon painaminen saattaa loppuun sen, mitä laudalla tehtiin.
because-as-when-it-happened = Kelloissa olivat nämä ajat tapahtumahetkellä; myöhemmissä ratkaisuissa annettu aika on otettu huomioon.
because-as-the-time-control-says = Nämä ajat saadaan miettimisajasta ja merkityistä siirroista.
because-times-not-recorded = Aikoja ei ole kirjattu. Arvioi ne kelloista ja siitä, mitä pelaajat kertovat.
because-reason-may-be-valid = Syytä pidetään pätevänä, ellei se selvästi ole pätemätön.
because-clocks-make-up = Kellojen aikojen pitäisi tasoittaa avusta saatu hyöty.
because-play-to-be-seen = Peliä on syytä seurata vielä ennen ratkaisua.
because-nothing-shown = Muunlaista vastausta ei tue mikään näyttö.
because-mate-is-forced = Haku osoittaa, että { NAME($player, form: "mid") } voi pakottaa matin.
because-stays-unless-it-suffers = Kellot jätetään ennalleen, ellei aikataulu kärsisi siitä.
because-nothing-is-taken = Vammaiselta pelaajalta ei vähennetä aikaa.
because-cannot-go-on = { NAME($player) } ei voi jatkaa peliä.
because-may-be-an-accident = { NAME($player) } on voinut painaa kelloa vahingossa.
because-play-decides = Kun aikaa lisätään, ratkaisee peli eikä kello.
because-charged-to-the-end = Pelin ennenaikaisesti keskeyttävä menettää ajan istunnon loppuun asti.
because-asked-for-first = Säännöt edellyttävät ensin tätä.
because-cannot-checkmate = { NAME($player) } ei voi enää tehdä mattia millään laillisella siirtosarjalla.
because-position-to-be-judged = Suositusta ei ole: ihmisen on arvioitava asema ja pöytäkirjat.
because-was-thinking = Miettimässä oli { NAME($player, form: "mid") }.

## Effects of an answer
## $said: the answer or the ruling on it; $white, $black: times or scores.

consequence-clocks = { $said } Valkean kellossa on sen jälkeen { TIME($white) } ja mustan kellossa { TIME($black) }.
consequence-scores = { $said } Valkean pisteet ovat { $white } ja mustan { $black }.
