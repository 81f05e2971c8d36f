# Reasons for calling an arbiter, shown on the arbiter’s page and in push notifications.

call-stopped = { $side ->
        [white] Valkea on pysäyttänyt kellot ja kutsuu sinua
       *[black] Musta on pysäyttänyt kellot ja kutsuu sinua
    }
call-explanation = { $side ->
        [white] Valkea pyytää sinua selittämään sääntöjen kohdan
       *[black] Musta pyytää sinua selittämään sääntöjen kohdan
    }
call-assistant = { $side ->
        [white] Valkea pyytää avustajaa
       *[black] Musta pyytää avustajaa
    }
call-appeal = { $side ->
        [white] Valkea valittaa päätöksestä
       *[black] Musta valittaa päätöksestä
    }
call-adjournment = { $side ->
        [white] Valkea pyytää pelin keskeyttämistä
       *[black] Musta pyytää pelin keskeyttämistä
    }
signed-otherwise = Valkea allekirjoitti { $white }, musta { $black }
