# Reasons for calling an arbiter, shown on the arbiter’s page and in push notifications.

call-stopped = { $side ->
        [white] White has stopped the clocks and calls you
       *[black] Black has stopped the clocks and calls you
    }
call-explanation = { $side ->
        [white] White asks you to explain a point of the Laws
       *[black] Black asks you to explain a point of the Laws
    }
call-assistant = { $side ->
        [white] White asks for an assistant
       *[black] Black asks for an assistant
    }
call-appeal = { $side ->
        [white] White appeals
       *[black] Black appeals
    }
call-adjournment = { $side ->
        [white] White asks to adjourn
       *[black] Black asks to adjourn
    }
signed-otherwise = White signed { $white }, Black signed { $black }
