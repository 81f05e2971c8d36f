# What is wrong with a request to the server: a title, and what would be right.
# Around what is written in Latin letters stand the marks U+2066 and U+2069: it
# runs from left to right.

problem-no-such-address = لا يوجد هذا العنوان
    .detail = لا يمكن الحصول على شيء من هذا العنوان. والمتوفر مذكور في ⁦/openapi.json⁩.
problem-no-such-method = طريقة غير مقبولة
    .detail = لا يقبل هذا العنوان هذه الطريقة. وما يقبله مذكور في ⁦/openapi.json⁩.
problem-no-such-game = لا توجد هذه المباراة
    .detail = لا توجد هنا مباراة باسم «{ $id }». تحقق من الرابط.
problem-no-such-event = لا يوجد هذا الحدث
    .detail = ليس في هذه المباراة مما يمكنك رؤيته شيء رقمه { $version }.
problem-no-such-competition = لا توجد هذه المسابقة
    .detail = لا توجد هنا مسابقة باسم «{ $id }». تحقق من الرابط.
problem-no-such-seat = لا يوجد هذا المقعد
    .detail = ليس في هذه الرقعة مقعد باسم «{ $seat }».
problem-unreadable = لا يمكن قراءة الطلب
    .detail = ليس الطلب كما يصفه ⁦/openapi.json⁩. (للمبرمجين بالإنجليزية: { $why })
problem-no-event = لا يمكن قراءة هذا بوصفه حدثاً
    .detail = تعذرت قراءة «{ $event }» من الحرف { $column }. (بألفاظ البروتوكول الإنجليزية: { $why })
problem-no-act = لا يمكن قراءة هذا بوصفه فعلاً
    .detail = في { $event } (بالإنجليزية): { $why }.
problem-impossible = لا يمكن أن يكون هذا قد حدث على هذه الرقعة
    .detail = «{ $event }»: { $reason ->
        [no-piece] لا توجد قطعة على { $about }.
        [no-king] لا يوجد ملك للتبييت.
        [adjourned] المباراة مؤجلة.
        [recorded] النقلات مسجلة هنا؛ اكتب ما شوهد.
        [unrecorded] لا أحد يسجل هذه المباراة؛ يبلغ الحكم عما حدث.
        [too-early] لم يبدأ الحكم المباراة بعد.
        [no-move] ليست «{ $about }» نقلة.
        [ambiguous] تُكتب عدة نقلات هكذا: «{ $about }».
       *[unclear] لا يُعرف أي قطعة تُقصد بالكتابة «{ $about }». اكتب المربع الذي تغادره والمربع الذي تصل إليه، مثل ⁦e2e4⁩.
    }
problem-nothing-to-do = لا شيء يُفعل هنا
    .detail = ”{ $event }“: { $why } لم يُدوَّن ذلك؛ اكتب ملاحظة إن كان ينبغي أن يبقى.
problem-nothing-entered = لم يُدخل شيء
    .detail = لم تُدخل نتيجة للرقعة { $number }، فلا شيء يُسحب.
problem-arbiter-awaited = يُنتظر الحكم هناك
    .detail = عند الرقعة { $number } ينتظر اللاعبان قراراً. اذهب إليها وقرّر، ثم شغّل ساعتها وحدها.
problem-has-begun = بدأت المباراة
    .detail = بدأت المباراة على الرقعة { $number }. يمكن تصحيح الأسماء بعدُ، وما عدا ذلك يُقرَّر عند الرقعة.
problem-no-setup = لا يمكن إعداد مباراة هكذا
    .detail = هناك خطأ في وسومها أو لوائحها. (بألفاظ البروتوكول الإنجليزية: { $why })
problem-no-position = هذه ليست وضعية
    .detail = تُكتب الوضعية بصيغة FEN من الصف الثامن إلى الأول، مثل 4k3/8/8/8/8/8/8/4K2R w K - 0 1. (للمبرمجين بالإنجليزية: { $why })
problem-no-move = هذه ليست نقلة
    .detail = «{ $move }» ليست نقلة في هذه الوضعية. اكتبها مثل Nf3 أو بالمربعين معاً مثل g1f3.
problem-no-promotion = قطعة الترقية غير مذكورة
    .detail = لا تذكر «{ $move }» القطعة التي يرقى إليها البيدق. اكتب القطعة أيضاً بإحدى هذه الصيغ: ⁦{ $written }⁩.
problem-several-moves = تُكتب عدة نقلات هكذا
    .detail = قد تكون «{ $move }» نقلة أكثر من قطعة واحدة. اكتب أيها تتحرك بإحدى هذه الصيغ: ⁦{ $written }⁩.
problem-too-much = أكثر مما يُسمح به
    .detail = { $what ->
        [engines] كل حواسيب هذا الخادم تلعب الآن. حاول لاحقاً.
        [name] في الاسم حرف واحد على الأقل، والحد الأقصى { $most }.
        [event] الحد الأقصى لطول الحدث بالأحرف: { $most }.
        [key] الحد الأقصى لطول المفتاح بالأحرف: { $most }.
        [note] الحد الأقصى لطول الملاحظة بالأحرف: { $most }.
        [endpoint] الحد الأقصى لعنوان خدمة الرسائل: { $most } من الأحرف.
        [subscriptions] الحد الأقصى لعدد الأجهزة التي تُبلَّغ بنداءات المسابقة: { $most }.
        [notes] الحد الأقصى لعدد ملاحظات المسابقة: { $most }.
        [body] الحد الأقصى لحجم الطلب: { $most }.
        [seals] الحد الأقصى لطول النقلة المختومة بالأحرف: { $most }.
        [events] الحد الأقصى لعدد أحداث المباراة: { $most }.
        [boards] الحد الأقصى لعدد رقع المسابقة: { $most }.
        [tags] الحد الأقصى لعدد وسوم المباراة: { $most }.
        [tag] الحد الأقصى لطول الوسم بالأحرف: { $most }.
        [chess960] أرقام وضعيات شطرنج 960 من 0 إلى { $most }.
        [delay] الحد الأقصى لتأخر ما يراه المشاهدون بالثواني: { $most }.
       *[other] { $what }: الحد الأقصى { $most }.
    }
problem-wrong-secret = هذا الرابط لا يفتح أي مقعد
    .detail = استُبدل الرابط أو هو غير كامل. اطلب من الحكم رابطاً جديداً.
problem-no-secret = من أنت؟
    .detail = لا يحق أن يقول ما يحدث إلا من لديه مقعد. أرسل سر المقعد هكذا: «⁦Authorization: Bearer …⁩».
problem-no-leave = لا يستطيع كل أحد أن يُعدّ مباريات هنا
    .detail = افتح الرابط الذي دعاك به المشرف على الخادم، أو أرسل كلمة المرور هكذا: «⁦Authorization: Bearer …⁩».
problem-closed = أُغلق هذا
    .detail = أغلقه المشرف على الخادم. ما حدث يبقى مسجلاً، ولا يمكن أن يحدث شيء بعد ذلك.
problem-not-yours = ليس من هذا المقعد
    .detail = لا يحق لهذا المقعد أن يقول «{ $event }»: { $seat ->
        [white] فهو مقعد الأبيض.
        [black] فهو مقعد الأسود.
        [both] فهو مقعد اللاعبين.
        [arbiter] فهو مقعد الحكم.
        [assistant_of_white] فهو مقعد مساعد الأبيض.
        [assistant_of_black] فهو مقعد مساعد الأسود.
       *[spectator] فهو مقعد مشاهد.
    }
problem-only-the-arbiter = هذا للحكم وحده
    .detail = يلزم مقعد حكم.
problem-board-taken = الرقم مستخدم
    .detail = توجد رقعة رقمها { $number }. اختر رقماً آخر أو اتركه فارغاً.
problem-last-arbiter = يبقى الحكم الأخير
    .detail = لن يبقى من يقرر ولا من يعطي رابطاً جديداً. أعطِ مقعداً لحكم آخر أولاً.
problem-foreign-push-service = لا تُرسل الرسائل إلى هناك
    .detail = ليس «{ $host }» خدمة رسائل لمتصفح معروف هنا. يستطيع من يدير هذا الخادم أن يسمح بها بالخيار ⁦--push-service⁩.
problem-no-spectators = لا يُسمح بالمشاهدين
    .detail = لا يشاهد هذه المباراة إلا من لديه مقعد.
problem-conflict = حدث شيء آخر قبل ذلك
    .detail = سبقك آخرون عدة مرات. انظر إلى الرقعة وحاول من جديد.
problem-envelope-closed = لا يمكن فتح المغلف
    .detail = ليس لدى هذا الخادم المفتاح الذي خُتمت به النقلة. وإذا لم يكن لدى أحد، فالمغلف مفقود: «Arbiter reports the envelope lost».
problem-too-fast = طلبات كثيرة جداً
    .detail = انتظر لحظة وحاول من جديد.
problem-too-slow = استغرق الأمر وقتاً طويلاً
    .detail = لم يكتمل الطلب في الوقت المناسب. حاول من جديد.
problem-going-down = يجري إيقاف الخادم
    .detail = أُوقفت الساعات. ويمكن استئناف المباراة عندما يعود الخادم.
problem-no-journal = السجل لا يستجيب
    .detail = لا يُعرف ما إذا كان شيء قد حُفظ. أرسل الطلب نفسه من جديد بالمفتاح نفسه، فيُحسب مرة واحدة.
problem-broken-journal = لا يمكن قراءة سجل هذه المباراة
    .detail = لا تستطيع هذه النسخة من البرنامج قراءته. (للمبرمجين بالإنجليزية: { $why })
problem-no-randomness = لا توجد أرقام عشوائية
    .detail = لا يعطي الجهاز أرقاماً عشوائية، فلا يمكن إنشاء سر.
problem-failed = حدث خلل
    .detail = ما كان ينبغي أن يحدث هذا. وقد سُجّل.
problem-no-such-board = لا توجد رقعة كهذه
    .detail = ليس في الجولة { $round } رقعة رقمها { $number }.
problem-no-tournament-file = لا يوجد ملف بطولة
    .detail = ما أُرسل ليس ملف بطولة من ملفات الاتحاد الدولي (لا سطر يبدأ بالرقم 001)، أو لم يُعطَ ملف لهذا الحدث.
problem-not-in-file = لا مكان لذلك في ملف البطولة
    .detail = { $why }. أعطِ الملف الذي أُجريت فيه قرعة الجولة.
