# Reasons for calling an arbiter, shown on the arbiter’s page and in push notifications.

call-stopped =
    { $side ->
        [white] أوقف الأبيض الساعتين وهو يستدعيك
       *[black] أوقف الأسود الساعتين وهو يستدعيك
    }
call-explanation =
    { $side ->
        [white] يطلب الأبيض منك شرح نقطة من القانون
       *[black] يطلب الأسود منك شرح نقطة من القانون
    }
call-assistant = { $side ->
        [white] يطلب الأبيض مساعداً
       *[black] يطلب الأسود مساعداً
    }
call-appeal = { $side ->
        [white] يستأنف الأبيض القرار
       *[black] يستأنف الأسود القرار
    }
call-adjournment = { $side ->
        [white] يطلب الأبيض تأجيل المباراة
       *[black] يطلب الأسود تأجيل المباراة
    }
signed-otherwise = وقّع الأبيض على { $white } ووقّع الأسود على { $black }
