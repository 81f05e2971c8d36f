# Why an arbiter is called. The arbiter’s page says it, and the server to a device whose page is closed.

call-stopped = { $side ->
        [white] White has stopped the clocks and calls
       *[black] Black has stopped the clocks and calls
    }
call-explanation = { $side ->
        [white] White asks for a point of the Laws to be explained
       *[black] Black asks for a point of the Laws to be explained
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
