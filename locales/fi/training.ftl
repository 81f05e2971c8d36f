# Tietovisa: kysymyksiä tapauksista, koe.

training-title = Tietovisa
training-what = Tilanteita tapauksista, joilla Touchmovea testataan. Oikea vastaus on ohjelman ratkaisu sääntökohtineen.
training-practice = Harjoittelu
training-begin = Aloita koe
training-chapters = Luvut
training-all = Kaikki luvut
training-count =
    { $count ->
        [one] { $count } kysymys
       *[other] { $count } kysymystä
    }
training-due = Nyt vuorossa ({ $count })
training-random = Satunnaisesti
training-missed = Viimeksi väärin ({ $count })
training-examination = Koe
training-examination-what = Kaksikymmentä kysymystä; vastaukset tulevat lopuksi. Hyväksymiseen tarvitaan 80 %.
training-few = Tässä valinnassa on alle kaksikymmentä kysymystä.
training-number = Kokeen numero
training-question = Kysymys { $number }/{ $of }
training-right = Oikein
training-wrong = Väärin
training-ruled = Ratkaisu
training-chosen = Vastauksesi
training-then = Lauta ratkaisun jälkeen
training-next = Seuraava
training-hand-in = Palauta
training-leave = Lopeta
training-mark = { $right }/{ $of } oikein
training-passed = Hyväksytty
training-failed = Hylätty
training-pass = Hyväksymiseen tarvitaan 80 %.
training-wrong-ones = Väärät vastauksesi
training-none-wrong = Kaikki vastauksesi olivat oikein.
training-print = Tulosta
training-again = Aloita alusta
training-rest = Tähän asti oikein { $right }/{ $of }
training-kept = Edistymisesi tallennetaan vain tälle laitteelle. Oikein menneet palaavat 1, 3, 7, 14 ja 30 päivän kuluttua, väärin menneet heti.
training-case = Näytä tapaus
training-board = Lauta, kun tuomari kutsutaan
training-person = Nimi
training-date = Päivä
training-unanswered = Ei vastausta
training-done = Tietovisa päättyi
training-answers = Vastaukset
training-story = Mitä tapahtui
